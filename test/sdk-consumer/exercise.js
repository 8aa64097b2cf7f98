/**
 * The program of a user of the client. Its results must be the same wherever it runs.
 * `test/node/sdk-package.test.ts` and the browser tests run it.
 */
import { ApiError, BusinessVerification, responseOf, verifyReceipt } from "business-verification";

const CLAIM = { business_number: "2178182399", startDate: "20120305", ownerName: "김한빛" };

/** A receipt that withholds the representative, and the public key of its signer. */
const RECEIPT = [
  "eyJhbGciOiJFUzI1NiIsImtpZCI6IlF4YjZ4bE5VelM4ZEowVFVnTnY4YWluU0dZanZKaXV6aUk4NVpwNy1rbTAiLCJ0eX",
  "AiOiJidnMtcmVjZWlwdCtzZC1qd3QifQ.eyJpc3MiOiJodHRwczovL2J2cy5leGFtcGxlLmNvbSIsImp0aSI6ImEwYWY0M",
  "zJjLThlOGItNDEzNS1hYzk4LWZjMDcxYjdkNjdmMiIsImlhdCI6MTc5NTMyMzc5MiwibW9kZSI6InRlc3QiLCJzb3VyY2U",
  "iOiJudHMiLCJvcGVyYXRpb24iOiJ2ZXJpZnkiLCJidXNpbmVzc19udW1iZXIiOiIyMTc4MTgyMzk5IiwiaXNfdmFsaWQiO",
  "nRydWUsIl9zZF9hbGciOiJzaGEtMjU2IiwiX3NkIjpbImNObVBsYmpwUUJfdlllbzV1NWZyLURTVzdpZmF1eURtV25hYTd",
  "qeGNOM28iLCJ2UGt2Ymc3SE82cW5pVXc1aEVKNWhFY3RQNnFQbE0tZGprTGRiODFRUWpFIl19.7b7zVw-YWwVh953ESHVN",
  "b2PVzz8g2Peg8B2m72R0IYEyciLNhi1GD9sRUpW-AVEiOcVv230yZELLwNOM3-OgyA~WyJpUzhDZzE2d1FVdkdUV2pidFh",
  "aWmlnIiwiY2xhaW1lZF9zdGFydF9kYXRlIiwiMjAxMi0wMy0wNSJd~",
].join("");
const RECEIPT_KEY = {
  ...{ kty: "EC", crv: "P-256", mode: "test", iat: 1795237392 },
  kid: "Qxb6xlNUzS8dJ0TUgNv8ainSGYjvJiuziI85Zp7-km0",
  x: "h4Os_73uOKG0GTpXboTFhwOQEdJtVaQSgptxi2C7KtA",
  y: "EIkbR3zwK5GBtPjO42aGMTM7jIw7fxjQQJ8V-0XaRKc",
};

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
  const proof = { jwks: { keys: [RECEIPT_KEY] }, issuer: "https://bvs.example.com", mode: "test" };
  const { claims, withheld } = await verifyReceipt(RECEIPT, proof);
  const forged = await verifyReceipt(RECEIPT.replace(".", ".e"), proof).catch(({ code }) => code);
  return {
    isValid: answer.isValid,
    hasRequestId: responseOf(answer).requestId !== null,
    states: results.map(({ isRegistered }) => isRegistered),
    error: [error instanceof ApiError, error.code, error.status, error.parameter],
    aborted: aborted.message,
    job: [name, status],
    rows,
    receipt: [claims.is_valid, claims.claimed_start_date, withheld, forged],
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
  receipt: [true, "2012-03-05", ["claimed_representative"], "malformed"],
  deleted: true,
};
