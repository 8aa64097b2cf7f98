/**
 * Where the rows of a results file are, so that a page is read without the rows before it. The file
 * is cut into blocks with equally many rows, and the length of each block is stored with the file.
 * Pure.
 */
import type { RowRange } from "./rows.ts";

/** A block has at least this many rows, so that the usual page has one or two blocks. */
const LEAST_ROWS_PER_BLOCK = 25;
/** Their lengths take at most 2,000 of the 8,192 bytes of an object's metadata (R2 limits). */
const MOST_BLOCKS = 200;

const METADATA = "blocks";

export interface ResultBlocks {
  rowsPerBlock: number;
  /** In bytes. The last block may have fewer rows. */
  lengths: number[];
}

export function rowsPerBlock(rows: number): number {
  return Math.max(LEAST_ROWS_PER_BLOCK, Math.ceil(rows / MOST_BLOCKS));
}

/** @returns the metadata to store with the file */
export function writeBlocks({ rowsPerBlock, lengths }: ResultBlocks): Record<string, string> {
  return { [METADATA]: `${rowsPerBlock}:${lengths.join()}` };
}

/** @returns null if the file has none, because its job ended before blocks were stored */
export function readBlocks(
  metadata: Record<string, string> | undefined,
  fileBytes: number,
): ResultBlocks | null {
  const [, rows, written] = /^([1-9]\d*):(\d+(?:,\d+)*)$/.exec(metadata?.[METADATA] ?? "") ?? [];
  if (rows === undefined || written === undefined) return null;
  const lengths = written.split(",").map(Number);
  if (sum(lengths) !== fileBytes) return null;
  return { rowsPerBlock: Number(rows), lengths };
}

/**
 * @returns the bytes of the blocks that have the rows, and how many rows come before them there;
 *   null if the file has no such row
 */
export function bytesOf(
  { rowsPerBlock, lengths }: ResultBlocks,
  { first, count }: RowRange,
): { offset: number; length: number; skipped: number } | null {
  const firstBlock = Math.floor((first - 1) / rowsPerBlock);
  if (firstBlock >= lengths.length) return null;
  const afterLastBlock = Math.ceil((first - 1 + count) / rowsPerBlock);
  return {
    offset: sum(lengths.slice(0, firstBlock)),
    length: sum(lengths.slice(firstBlock, afterLastBlock)),
    skipped: first - 1 - firstBlock * rowsPerBlock,
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
