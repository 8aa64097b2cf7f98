/**
 * The program of a user of the client. Its results must be the same wherever it runs.
 * `test/node/sdk-package.test.ts` and the browser tests run it.
 */
import { ApiError, BusinessVerification, responseOf, verifyReceipt } from "business-verification";

const CLAIM = { business_number: "2178182399", startDate: "20120305", ownerName: "김한빛" };

/** A receipt that withholds the representative, and the public key of its signer. */
const RECEIPT = [
  "eyJhbGciOiJFUzI1NiIsImtpZCI6IlotRE1zTzVqUGdYSEtfVElBYlRIVlJJU05HMy1xSHFIOE1uUkl5eTZXZVEiLCJ0eXA",
  "iOiJidnMtcmVjZWlwdCtzZC1qd3QifQ.eyJpc3MiOiJodHRwczovL2J2cy5leGFtcGxlLmNvbSIsImp0aSI6IjlkOTIwMDE",
  "4LTE1MGUtNDAzYy04YjI4LTQ1NGZjZWVlNmNlNCIsImlhdCI6MTc5NTMyMzc5MiwibW9kZSI6InRlc3QiLCJzb3VyY2UiOi",
  "JudHMiLCJzdGF0ZW1lbnQiOiJTdGF0ZW1lbnQgb2YgdGhlIGJ1c2luZXNzIHZlcmlmaWNhdGlvbiBzZXJ2aWNlIOKApiIsI",
  "m9wZXJhdGlvbiI6InZlcmlmeSIsImJ1c2luZXNzX251bWJlciI6IjIxNzgxODIzOTkiLCJhbnN3ZXJlZF9hdCI6IjIwMjYt",
  "MTEtMjJUMDU6MDM6MTEuMzQ1WiIsImlzX3JlZ2lzdGVyZWQiOnRydWUsInN0YXR1c19jb2RlIjoiMDEiLCJ0YXhfdHlwZV9",
  "jb2RlIjoiMDEiLCJjbG9zZWRfb24iOm51bGwsImlzX3ZhbGlkIjp0cnVlLCJyZWFzb24iOm51bGwsIl9zZF9hbGciOiJzaG",
  "EtMjU2IiwiX3NkIjpbImVmTlAtemotcHFlWlJadXVuRFRlZk9idW5wenliTkVOaFpOSkwyOGNWVVEiLCJ4SHRITmU3M0lOM",
  "Gt2RHNIZllid2w2STBONkpIQl9YeDVSajNVQ3kyRjRNIl19.E9ga5i9v5CSOc8-HbN2wrdKSJQQtCrRuMBmTHnUpSfYLHsz",
  "vJAYyW7aMQbi4LQ4z93SVUq3JFesvPxbLwoBzEw~WyJuZ0lUNFc3ZGFLcFNxYXIxVE1ZeGhRIiwiY2xhaW1lZF9zdGFydF9",
  "kYXRlIiwiMjAxMi0wMy0wNSJd~",
].join("");
const RECEIPT_KEY = {
  ...{ kty: "EC", crv: "P-256", mode: "test", iat: 1795237392 },
  kid: "Z-DMsO5jPgXHK_TIAbTHVRISNG3-qHqH8MnRIyy6WeQ",
  x: "tlC_weUH8SfDMX587Eu6f0lXLQsRXV8YbjojWbdRFms",
  y: "vm8jSAzwWXzUHGHKYNNoWHILFY7CcsVCTedy30wZoMc",
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
