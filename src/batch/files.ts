/**
 * The files of a batch job in R2, under `batch/<job id>/`. Only these files contain the claims.
 *   `rows.ndjson`                       the input's layout, then its rows, one JSON value per line
 *   `businesses.txt`                    the distinct businesses, in blocks that are JSON arrays
 *   `results/<first>.<attempt>.json`    results of a chunk; D1 says which attempt counts
 *   `results.ndjson`, `results.csv`     the only files that stay after the job has ended
 */
import { toHex } from "../lib/sha256.ts";
import type { ChunkRange, NewChunk } from "./job.ts";
import { LinesWriter, readLines } from "./json-lines.ts";
import { bytesOf, type ResultBlocks, readBlocks, writeBlocks } from "./result-blocks.ts";
import {
  type BatchInput,
  BUSINESSES_PER_CHUNK,
  type BusinessResult,
  type DistinctBusiness,
  type InputLayout,
  type InputRow,
  type ResultRow,
  type RowRange,
} from "./rows.ts";

export interface ChunkedInput {
  rowsFile: Blob;
  businessesFile: Blob;
  chunks: NewChunk[];
}

/** How many files to read or delete at once. An invocation has six connections (Workers limits). */
export const FILES_AT_ONCE = 6;

/** R2 deletes up to 1,000 objects in one call (R2 limits). */
const DELETES_PER_CALL = 1_000;

const RESULTS = ["results.ndjson", "results.csv"];

export interface ResultFiles {
  ndjson: Blob;
  blocks: ResultBlocks;
  csv: Blob;
}

export type JobFiles = ReturnType<typeof createJobFiles>;

export type InputLine = InputRow | { layout: InputLayout };

export function cutIntoChunks(
  { rows, businesses }: BatchInput,
  layout: InputLayout | null,
): ChunkedInput {
  const blocks: Uint8Array[] = [];
  const chunks: NewChunk[] = [];
  let offset = 0;
  for (let first = 0; first < businesses.length; first += BUSINESSES_PER_CHUNK) {
    const block = businesses.slice(first, first + BUSINESSES_PER_CHUNK);
    const bytes = new TextEncoder().encode(JSON.stringify(block));
    const rowCount = block.reduce((sum, business) => sum + business.rows, 0);
    blocks.push(bytes);
    chunks.push({ first, count: block.length, rows: rowCount, offset, length: bytes.length });
    offset += bytes.length;
  }
  const lines = new LinesWriter();
  if (layout) lines.add([{ layout }]);
  lines.add(rows);
  return { rowsFile: lines.end().file, businessesFile: new Blob(blocks), chunks };
}

export function createJobFiles(bucket: R2Bucket, jobId: string) {
  const prefix = prefixOf(jobId);
  const chunkResultsKey = (first: number, attempt: number) =>
    `${prefix}results/${first}.${attempt}.json`;

  return {
    async putInput({ rowsFile, businessesFile }: ChunkedInput): Promise<void> {
      await Promise.all([
        bucket.put(`${prefix}rows.ndjson`, rowsFile),
        bucket.put(`${prefix}businesses.txt`, businessesFile),
      ]);
    },

    /** @returns null if the input is lost */
    async businesses(chunk: ChunkRange): Promise<DistinctBusiness[] | null> {
      const { first, count, offset, length } = chunk;
      const block = await bucket.get(`${prefix}businesses.txt`, { range: { offset, length } });
      const skipped = first % BUSINESSES_PER_CHUNK;
      return (await block?.json<DistinctBusiness[]>())?.slice(skipped, skipped + count) ?? null;
    },

    async rows(): Promise<AsyncIterable<InputLine[]> | null> {
      const file = await bucket.get(`${prefix}rows.ndjson`);
      return file && readLines<InputLine>(file.body);
    },

    async putChunkResults(
      first: number,
      attempt: number,
      results: BusinessResult[],
    ): Promise<void> {
      await bucket.put(chunkResultsKey(first, attempt), JSON.stringify(results));
    },

    async chunkResults(first: number, attempt: number): Promise<BusinessResult[] | null> {
      return (await bucket.get(chunkResultsKey(first, attempt)))?.json<BusinessResult[]>() ?? null;
    },

    async deleteChunkResults(first: number, attempt: number): Promise<void> {
      await bucket.delete(chunkResultsKey(first, attempt));
    },

    /** R2 writes each file whole or not at all. */
    async putResults({ ndjson, blocks, csv }: ResultFiles): Promise<void> {
      const customMetadata = writeBlocks(blocks);
      await bucket.put(`${prefix}results.ndjson`, ndjson, { customMetadata });
      // R2 stores this digest with the file. So a receipt can be signed without reading the file.
      await bucket.put(`${prefix}results.csv`, csv, { sha256: await sha256Of(csv.stream()) });
    },

    async results(): Promise<AsyncIterable<ResultRow[]> | null> {
      const file = await bucket.get(`${prefix}results.ndjson`);
      return file && readLines<ResultRow>(file.body);
    },

    /** Without stored blocks, reads the file from its first row. @returns null if it is lost */
    async resultsOf(range: RowRange): Promise<ResultRow[] | null> {
      const name = `${prefix}results.ndjson`;
      const stored = await bucket.head(name);
      const blocks = stored && readBlocks(stored.customMetadata, stored.size);
      if (!blocks) return rowsOf(await bucket.get(name), range);
      const bytes = bytesOf(blocks, range);
      if (!bytes) return [];
      const part = await bucket.get(name, { range: bytes, onlyIf: { etagMatches: stored.etag } });
      // No body means that another worker has stored the file again since `head`.
      if (!part || !("body" in part)) return rowsOf(await bucket.get(name), range);
      const end = bytes.skipped + range.count;
      const lines = (await part.text()).trimEnd().split("\n", end).slice(bytes.skipped);
      return lines.map((line) => JSON.parse(line));
    },

    csv(options: R2GetOptions): Promise<R2ObjectBody | R2Object | null> {
      return bucket.get(`${prefix}results.csv`, options);
    },

    /** The SHA-256 of `results.csv`, in hexadecimal; null if the file is lost. */
    async csvSha256(): Promise<string | null> {
      const file = await bucket.head(`${prefix}results.csv`);
      const kept = file?.checksums.sha256;
      if (kept) return toHex(kept);
      // Earlier releases stored results without the digest.
      const stored = file && (await bucket.get(`${prefix}results.csv`));
      return stored && toHex(await sha256Of(stored.body));
    },

    deleteWork(): Promise<void> {
      return deleteFiles(bucket, prefix, (key) => !jobResultsKeys(jobId).includes(key));
    },

    deleteAll(): Promise<void> {
      return deleteFiles(bucket, prefix, () => true);
    },
  };
}

async function rowsOf(
  file: R2ObjectBody | null,
  { first, count }: RowRange,
): Promise<ResultRow[] | null> {
  if (!file) return null;
  const found: ResultRow[] = [];
  let before = 0;
  for await (const some of readLines<ResultRow>(file.body)) {
    found.push(...some.slice(Math.max(0, first - 1 - before)));
    before += some.length;
    if (found.length >= count) break;
  }
  return found.slice(0, count);
}

/** @returns null if the results are lost */
export async function readResults(files: Pick<JobFiles, "results">): Promise<ResultRow[] | null> {
  const stored = await files.results();
  if (!stored) return null;
  const rows: ResultRow[] = [];
  for await (const some of stored) rows.push(...some);
  return rows;
}

export async function deleteResults(bucket: R2Bucket, jobIds: string[]): Promise<void> {
  const keys = jobIds.flatMap(jobResultsKeys);
  for (let first = 0; first < keys.length; first += DELETES_PER_CALL) {
    await bucket.delete(keys.slice(first, first + DELETES_PER_CALL));
  }
}

async function deleteFiles(
  bucket: R2Bucket,
  prefix: string,
  isSuperfluous: (key: string) => boolean,
): Promise<void> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, limit: DELETES_PER_CALL, ...(cursor && { cursor }) });
    const keys = page.objects.map((object) => object.key).filter(isSuperfluous);
    if (keys.length > 0) await bucket.delete(keys);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

async function sha256Of(file: ReadableStream): Promise<ArrayBuffer> {
  const digesting = new crypto.DigestStream("SHA-256");
  await file.pipeTo(digesting);
  return digesting.digest;
}

function prefixOf(jobId: string): string {
  return `batch/${jobId}/`;
}

function jobResultsKeys(jobId: string): string[] {
  return RESULTS.map((name) => `${prefixOf(jobId)}${name}`);
}
