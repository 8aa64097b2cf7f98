/** Says where rows are in a results file, so that a page is read without reading earlier rows. */
import type { RowRange } from "./rows.ts";

/** Large enough that a page of the usual size lies in one or two blocks. */
const LEAST_ROWS_PER_BLOCK = 25;
/** The lengths of 200 blocks take at most 2,000 of the 8,192 bytes of metadata that R2 allows. */
const MOST_BLOCKS = 200;

const METADATA = "blocks";

export interface ResultBlocks {
  rowsPerBlock: number;
  /** The bytes of each block. The last block may have fewer rows. */
  lengths: number[];
}

export function rowsPerBlock(rows: number): number {
  return Math.max(LEAST_ROWS_PER_BLOCK, Math.ceil(rows / MOST_BLOCKS));
}

export function writeBlocks({ rowsPerBlock, lengths }: ResultBlocks): Record<string, string> {
  return { [METADATA]: `${rowsPerBlock}:${lengths.join()}` };
}

/** @returns null if no blocks were stored, or if their lengths do not add up to `fileBytes` */
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

/** `skipped`: the first block's rows before the range. Null if the file ends before the range. */
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
