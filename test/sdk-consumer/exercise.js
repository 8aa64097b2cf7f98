/**
 * The program of a user of the client. Its results must be the same wherever it runs.
 * `test/node/sdk-package.test.ts` and the browser tests run it.
 */
import { ApiError, BusinessVerification, responseOf } from "business-verification";

const CLAIM = { business_number: "2178182399", startDate: "20120305", ownerName: "김한빛" };

export async function exercise(baseUrl, apiKey) {
  const client = new BusinessVerification({ apiKey, baseUrl });
  const answer = await client.verify({ ...CLAIM, lang: "en" });
  const { results } = await client.status({ business_numbers: [CLAIM.business_number] });
  const error = await client.verify({ ...CLAIM, startDate: "2012" }).catch((fault) => fault);
  const aborted = await client
    .usage({ signal: AbortSignal.abort(new Error("not needed")) })
    .catch((fault) => fault);

  const businesses = Array(3).fill(CLAIM.business_number);
  const request = { check: "status", business_numbers: businesses };
  const job = await client.batch.submit(request, { name: "고객" });
  const { name, status } = await client.batch.wait(job);
  const rows = [];
  for await (const row of client.batch.results(job)) {
    rows.push(row.answer?.isRegistered);
    if (row.row === 2) break;
  }
  return {
    isValid: answer.isValid,
    hasRequestId: responseOf(answer).requestId !== null,
    states: results.map(({ isRegistered }) => isRegistered),
    error: [error instanceof ApiError, error.code, error.status, error.parameter],
    aborted: aborted.message,
    job: [name, status],
    rows,
    deleted: (await client.batch.delete(job.job_id)).deleted,
  };
}

/** What `exercise` returns with any service that knows the business. */
export const EXPECTED = {
  isValid: true,
  hasRequestId: true,
  states: [true],
  error: [true, "invalid_start_date", 400, "startDate"],
  aborted: "not needed",
  job: ["고객", "completed"],
  rows: [true, true],
  deleted: true,
};
