/**
 * The files of a batch job in R2, under `batch/<job id>/`:
 *
 *   `rows.json`                     the rows of the input, as given
 *   `claims.txt`                    the distinct businesses, a JSON array for each chunk, found by offset and length
 *   `results/<chunk>.<claim>.json`  what became of a chunk's businesses; which of its claims counts stands in D1
 *   `results.csv`                   the answer
 */
import type { Verification } from "../verification/verification.ts";
import {
  BUSINESSES_PER_CHUNK,
  type DistinctBusiness,
  type InputRow,
  type RowError,
} from "./rows.ts";

/** What became of a distinct business. */
export type ClaimResult = { verification: Verification } | { error: RowError };

/** Some bytes of a file; of the file of claims, those of a chunk. */
export interface ByteRange {
  offset: number;
  length: number;
}

/** R2 deletes up to 1,000 objects a call. */
const DELETES_PER_CALL = 1000;

export type JobFiles = ReturnType<typeof createJobFiles>;

export function createJobFiles(bucket: R2Bucket, jobId: string) {
  const prefix = `batch/${jobId}/`;
  const resultKey = (position: number, claim: number) =>
    `${prefix}results/${position}.${claim}.json`;
  const readJson = async <T>(key: string): Promise<T | null> =>
    (await bucket.get(key))?.json<T>() ?? null;

  return {
    /** Keeps the input. @returns where each chunk's claims lie */
    async putInput(rows: InputRow[], claims: DistinctBusiness[]): Promise<ByteRange[]> {
      const pieces: Uint8Array[] = [];
      const ranges: ByteRange[] = [];
      let offset = 0;
      for (let first = 0; first < claims.length; first += BUSINESSES_PER_CHUNK) {
        const piece = new TextEncoder().encode(
          JSON.stringify(claims.slice(first, first + BUSINESSES_PER_CHUNK)),
        );
        pieces.push(piece);
        ranges.push({ offset, length: piece.length });
        offset += piece.length;
      }
      await Promise.all([
        bucket.put(`${prefix}rows.json`, JSON.stringify(rows)),
        bucket.put(`${prefix}claims.txt`, await new Blob(pieces).arrayBuffer()),
      ]);
      return ranges;
    },

    /** The claims of a chunk; null when the input is lost. */
    async claims(range: ByteRange): Promise<DistinctBusiness[] | null> {
      return (
        (await bucket.get(`${prefix}claims.txt`, { range }))?.json<DistinctBusiness[]>() ?? null
      );
    },

    /** The claims of all chunks, in one read; null when the input is lost. */
    async allClaims(ranges: ByteRange[]): Promise<DistinctBusiness[] | null> {
      const bytes = await (await bucket.get(`${prefix}claims.txt`))?.bytes();
      if (!bytes) return null;
      const decoder = new TextDecoder();
      return ranges.flatMap(({ offset, length }): DistinctBusiness[] =>
        JSON.parse(decoder.decode(bytes.subarray(offset, offset + length))),
      );
    },

    /** The rows of the input; null when the input is lost. */
    rows(): Promise<InputRow[] | null> {
      return readJson<InputRow[]>(`${prefix}rows.json`);
    },

    async putResults(position: number, claim: number, results: ClaimResult[]): Promise<void> {
      await bucket.put(resultKey(position, claim), JSON.stringify(results));
    },

    results(position: number, claim: number): Promise<ClaimResult[] | null> {
      return readJson<ClaimResult[]>(resultKey(position, claim));
    },

    async putCsv(csv: string): Promise<void> {
      await bucket.put(`${prefix}results.csv`, csv);
    },

    headCsv(): Promise<R2Object | null> {
      return bucket.head(`${prefix}results.csv`);
    },

    /** The answer, or a part of it. */
    csv(range: ByteRange | null): Promise<R2ObjectBody | null> {
      return bucket.get(`${prefix}results.csv`, range ? { range } : {});
    },

    async deleteAll(): Promise<void> {
      let page: R2Objects;
      do {
        page = await bucket.list({ prefix, limit: DELETES_PER_CALL });
        if (page.objects.length > 0) await bucket.delete(page.objects.map((object) => object.key));
      } while (page.truncated);
    },
  };
}
