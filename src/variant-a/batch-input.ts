/** Reads the body of a batch request into rows. `batch-errors.ts` says why one is refused. */
import { type CsvOptions, decodeCsv, readCsv } from "../batch/csv-input.ts";
import type { InputLayout, ReadRow } from "../batch/rows.ts";
import { requestFault } from "../http/request-fault.ts";
import { countError, csvError } from "./batch-errors.ts";
import { BATCH_FIELD_CODES, type Batch, countFault, schemaOf } from "./batch-schema.ts";

/**
 * The batch of a JSON body.
 * @param isLong it is too long to be searched for misspelled fields
 * @throws ServiceError `batch_empty`, `batch_too_large`, or the code of the first field at fault
 */
export function readBatchJson(body: unknown, maxBatch: number, isLong: boolean): Batch {
  const fault = countFault(body, maxBatch);
  if (fault) throw countError(fault);
  const schema = schemaOf(body);
  const result = schema.safeParse(body);
  if (!result.success)
    throw requestFault(result.error, body, BATCH_FIELD_CODES, isLong ? null : schema);
  return result.data;
}

/**
 * The rows of an uploaded table with its layout, and its text.
 * @throws ServiceError `invalid_encoding`, `invalid_csv`, `missing_column`, `batch_empty`,
 *   `batch_too_large`
 */
export function readBatchCsv(
  bytes: Uint8Array,
  contentType: string,
  options: CsvOptions,
): { rows: ReadRow[]; layout: InputLayout; text: string } {
  const decoded = decodeCsv(bytes, contentType);
  if (decoded.kind !== "text") throw csvError(decoded, options.messages);
  const read = readCsv(decoded.text, options);
  if (read.kind !== "rows") throw csvError(read, options.messages);
  return { rows: read.rows, layout: read.layout, text: decoded.text };
}
