/** The cost of a page of results does not depend on its place in the file (docs/mcp.md). */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { loadNumbers } from "../load-numbers.ts";
import { download, ended, loadBody, submit, UNTHROTTLED } from "./batches.ts";
import { bearer, issueKey, type Json } from "./service.ts";

const ROWS = 1_010;
/** A page of a hundred rows may begin and end within blocks of 25 rows, which are read whole. */
const MOST_READ_ROWS = 150;

let apiKey: string;
let jobId: string;
let lines: Json[];
let fileBytes: number;

beforeAll(async () => {
  ({ apiKey } = await issueKey({ a: "enterprise" }, UNTHROTTLED));
  // Rows of different lengths, with names of several bytes per character.
  const businesses = loadNumbers(ROWS).map((business_number, at) => ({
    business_number,
    start_date: "20200101",
    owner_name: "홍길동",
    company_name: "가".repeat(at % 60),
  }));
  const job = await submit(apiKey, { businesses });
  jobId = job.body.job_id;
  await ended(apiKey, jobId);
  const text = await (await download(apiKey, jobId, { Accept: "application/x-ndjson" })).text();
  lines = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  fileBytes = (await env.FILES.head(nameOf(jobId)))?.size ?? 0;
});

const nameOf = (id: string) => `batch/${id}/results.ndjson`;

/** Calls get_batch, and counts what it reads from R2. `before` is called before each `get`. */
async function page(given: object, id = jobId, before?: () => Promise<unknown>) {
  const read = { calls: 0, bytes: 0 };
  const FILES = {
    head: (name: string) => {
      read.calls++;
      return env.FILES.head(name);
    },
    get: async (name: string, options?: R2GetOptions) => {
      await before?.();
      read.calls++;
      const file = await env.FILES.get(name, options ?? {});
      if (!file || !("body" in file)) return file;
      const counted = file.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(piece, stream) {
            read.bytes += piece.length;
            stream.enqueue(piece);
          },
        }),
      );
      return { body: counted, text: () => new Response(counted).text() };
    },
  };
  const message = {
    ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
    params: { name: "get_batch", arguments: { job_id: id, ...given } },
  };
  const init = {
    method: "POST",
    headers: { ...bearer(apiKey), "Content-Type": "application/json" },
    body: JSON.stringify(message),
  };
  const bindings = { ...env, FILES };
  const app = createApp(new EdgeMemory());
  const answer = await app.request("/mcp", init, bindings, createExecutionContext());
  const { structuredContent } = ((await answer.json()) as Json).result;
  return { read, results: structuredContent.results, next: structuredContent.next_row };
}

const PAGES: [first: number, limit: number][] = [
  [1, 1],
  [1, 25],
  [1, 100],
  [25, 1],
  [26, 25],
  [24, 3],
  [500, 100],
  [ROWS - 100, 100],
  [ROWS - 9, 100],
  [ROWS - 1, 1],
  [ROWS, 1],
  [ROWS, 100],
];

describe("a page of get_batch", () => {
  it.each(PAGES)(
    "from row %i, of up to %i rows, has the rows of the download",
    async (first, limit) => {
      const { results, next } = await page({ first_row: first, limit });
      expect(results).toEqual(lines.slice(first - 1, first - 1 + limit));
      expect(next).toBe(first + limit <= ROWS ? first + limit : null);
    },
  );

  it.each(PAGES)(
    "from row %i, of up to %i rows, reads no more than its part of the file",
    async (first, limit) => {
      const { read } = await page({ first_row: first, limit });
      expect(read.bytes).toBeLessThan((1.3 * fileBytes * MOST_READ_ROWS) / ROWS);
      expect(read.calls).toBeLessThanOrEqual(2);
    },
  );

  it.each([ROWS + 1, 10 * ROWS, 9e15, Number.MAX_SAFE_INTEGER])(
    "after the last row, from row %i, is empty and reads no file",
    async (first_row) => {
      const { read, results, next } = await page({ first_row, limit: 100 });
      expect([results, next]).toEqual([[], null]);
      expect(read).toEqual({ calls: 0, bytes: 0 });
    },
  );

  it("is the same if the stored offsets of the file are damaged, or are missing as in older files", async () => {
    const stored = await env.FILES.get(nameOf(jobId));
    const bytes = await new Response(stored?.body ?? null).arrayBuffer();
    const { customMetadata } = (await env.FILES.head(nameOf(jobId))) as R2Object;
    await env.FILES.put(nameOf(jobId), bytes);
    for (const [first, limit] of PAGES) {
      const { results, next } = await page({ first_row: first, limit });
      expect(results).toEqual(lines.slice(first - 1, first - 1 + limit));
      expect(next).toBe(first + limit <= ROWS ? first + limit : null);
    }
    for (const blocks of ["", "25", "25:1,2", "0:1", "25:x", `25:${fileBytes + 1}`]) {
      await env.FILES.put(nameOf(jobId), bytes, { customMetadata: { blocks } });
      const { results } = await page({ first_row: 500, limit: 2 });
      expect(results).toEqual(lines.slice(499, 501));
    }
    await env.FILES.put(nameOf(jobId), bytes, { customMetadata: customMetadata ?? {} });
  });

  it("is read from the new file if another worker stores the results again in the meantime", async () => {
    const head = (await env.FILES.head(nameOf(jobId))) as R2Object;
    const bytes = await new Response((await env.FILES.get(nameOf(jobId)))?.body).arrayBuffer();
    const other = new TextEncoder().encode(
      new TextDecoder().decode(bytes).replaceAll("가", "나다"),
    );
    let isStored = false;
    const { results } = await page({ first_row: 500, limit: 2 }, jobId, async () => {
      if (!isStored) await env.FILES.put(nameOf(jobId), other);
      isStored = true;
    });
    const expected = JSON.stringify(lines.slice(499, 501)).replaceAll("가", "나다");
    expect(JSON.stringify(results)).toBe(expected);
    await env.FILES.put(nameOf(jobId), bytes, { customMetadata: head.customMetadata ?? {} });
  });

  it("is empty if it starts after the only row of a job", async () => {
    const { body } = await submit(apiKey, loadBody(loadNumbers(1)));
    await ended(apiKey, body.job_id);
    expect((await page({ first_row: 2 }, body.job_id)).results).toEqual([]);
    expect((await page({}, body.job_id)).results).toHaveLength(1);
  });
});

it("a download of lines of JSON is the whole file, whatever parameters the caller adds", async () => {
  for (const more of ["?first_row=2&limit=1", "?rows=1-1"]) {
    const response = await download(apiKey, `${jobId}${more}`, { Accept: "application/x-ndjson" });
    expect((await response.text()).trimEnd().split("\n")).toHaveLength(ROWS);
  }
});
