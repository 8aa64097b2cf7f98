/** Helpers for tests of batch jobs: input, submission, waiting for the end, results. */
import { env, exports } from "cloudflare:workers";
import { parse as parseCsv } from "csv-parse/sync";
import { expect } from "vitest";
import { type Answer, bearer, get, type Json, post, request, used } from "./service.ts";

export const HEADER = "business_number,start_date,owner_name,company_name";
export const NO_OUTCOMES = {
  active: 0,
  suspended: 0,
  closed: 0,
  details_mismatch: 0,
  not_registered: 0,
  unconfirmed: 0,
  errors: 0,
};
export const UNTHROTTLED = { rate_per_second: 10_000 };

export function loadCsv(numbers: string[]): string {
  return `${HEADER}\n${numbers.map((number) => `${number},20200101,홍길동,\n`).join("")}`;
}

/** A JSON body that gives the numbers as a list, with one date and one owner for all. */
export function loadBody(
  numbers: string[],
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  return { business_numbers: numbers, start_date: "20200101", owner_name: "홍길동", ...more };
}

export function submit(
  key: string,
  body: unknown,
  headers?: Record<string, string>,
): Promise<Answer> {
  return post("/v1/batch/verify", key, body, headers);
}

export function upload(
  key: string,
  csv: BodyInit,
  headers: Record<string, string> = {},
  language = "ko",
  check = "",
): Promise<Answer> {
  return request(`/v1/batch/upload?language=${language}${check && `&check=${check}`}`, {
    method: "POST",
    headers: { ...bearer(key), "Content-Type": "text/csv", ...headers },
    body: csv,
  });
}

export function statusOf(key: string, jobId: string): Promise<Answer> {
  return get(`/v1/batch/status/${jobId}`, key);
}

export async function ended(key: string, jobId: string): Promise<Json> {
  for (;;) {
    const { status, body } = await statusOf(key, jobId);
    expect(status, JSON.stringify(body)).toBe(200);
    if (body.completed_at !== null) return body;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

export function download(
  key: string,
  jobId: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return exports.default.fetch(
    new Request(`http://127.0.0.1/v1/batch/download/${jobId}`, {
      headers: { ...bearer(key), ...headers },
    }),
  );
}

export async function resultsOf(key: string, jobId: string): Promise<Record<string, string>[]> {
  const response = await download(key, jobId);
  expect(response.status).toBe(200);
  return readResults(await response.text());
}

function readResults(csv: string): Record<string, string>[] {
  return parseCsv(csv, { bom: true, columns: true, record_delimiter: "\r\n" });
}

/**
 * Expects that the result has each row of the input once and in order, and that the counts agree.
 * Each distinct business must be charged once if it was answered, and otherwise not at all.
 * @param numbers the number of each input row; all rows have the same date and owner
 * @param usedBefore units that the account had used before the job
 */
export async function expectKept(
  key: string,
  jobId: string,
  numbers: string[],
  usedBefore = 0,
): Promise<Json> {
  const job = await ended(key, jobId);
  expect(job).toMatchObject({
    status: "completed",
    total: numbers.length,
    processed: numbers.length,
  });
  const rows = await resultsOf(key, jobId);
  expect(rows.map((row) => row.business_number)).toEqual(numbers);
  const verdict = job.check === "status" ? "is_registered" : "is_valid";
  const isAnswered = (row: Record<string, string>) => row[verdict] !== "";
  expect(rows.every((row) => isAnswered(row) !== (row.error_code !== ""))).toBe(true);
  const count = (field: string, value: string) => rows.filter((row) => row[field] === value).length;
  expect({ valid: job.valid, invalid: job.invalid, errors: job.errors }).toEqual({
    valid: count(verdict, "true"),
    invalid: count(verdict, "false"),
    errors: count(verdict, ""),
  });
  const answered = new Set(rows.filter(isAnswered).map((row) => row.business_number));
  expect(await used(key)).toBe(usedBefore + answered.size);
  return job;
}

/** Counts an account's jobs in D1, and the files in R2 except those of other accounts' jobs. */
export async function kept(account: string): Promise<{ jobs: number; files: number }> {
  const { results } = await env.DB.prepare("SELECT id, account FROM batch_jobs").all<{
    id: string;
    account: string;
  }>();
  const others = new Set(results.filter((job) => job.account !== account).map(({ id }) => id));
  const { objects } = await env.FILES.list({ prefix: "batch/" });
  return {
    jobs: results.length - others.size,
    files: objects.filter(({ key }) => !others.has(key.split("/")[1] ?? "")).length,
  };
}
