/** Reads the body of a batch request into rows. `batch-errors.ts` says why one is refused. */
import { decodeCsv, readCsv } from "../batch/csv-input.ts";
import type { ReadRow } from "../batch/rows.ts";
import { requestFault } from "../http/body.ts";
import type { CheckKind } from "../verification/claim-fields.ts";
import { countError, csvError } from "./batch-errors.ts";
import { BATCH_FIELD_CODES, type Batch, countFault, schemaOf } from "./batch-schema.ts";

/**
 * The batch of a JSON body.
 * @throws ServiceError `batch_empty`, `batch_too_large`, or the code of the first field at fault
 */
export function readBatchJson(body: unknown, maxBatch: number): Batch {
  const fault = countFault(body, maxBatch);
  if (fault) throw countError(fault);
  const result = schemaOf(body).safeParse(body);
  if (!result.success) throw requestFault(result.error, body, BATCH_FIELD_CODES);
  return result.data;
}

/**
 * The rows of an uploaded CSV, and its text.
 * @throws ServiceError `invalid_encoding`, `invalid_csv`, `missing_column`, `batch_empty`,
 *   `batch_too_large`
 */
export function readBatchCsv(
  bytes: Uint8Array,
  contentType: string,
  maxBatch: number,
  check: CheckKind,
): { rows: ReadRow[]; text: string } {
  const decoded = decodeCsv(bytes, contentType);
  if (decoded.kind !== "text") throw csvError(decoded, check);
  const read = readCsv(decoded.text, maxBatch, check);
  if (read.kind !== "rows") throw csvError(read, check);
  return { rows: read.rows, text: decoded.text };
}
