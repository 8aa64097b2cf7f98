import { type CsvOptions, decodeCsv, readCsv } from "../../../batch/csv-input.ts";
import type { InputLayout, ReadRow } from "../../../batch/rows.ts";
import { readBody, requireMediaType } from "../../../http/body.ts";
import { type QueryContext, validQuery } from "../../../http/query.ts";
import { answerWithJob } from "../answer-with-job.ts";
import { MAX_BATCH_BYTES } from "../body-limit.ts";
import { BATCH_FIELD_CODES } from "../options.ts";
import { submitFromRequest } from "../submit-request.ts";
import { tableError } from "../table-errors.ts";
import { uploadQuerySchema } from "./request.ts";

export const validUploadQuery = validQuery(uploadQuerySchema, BATCH_FIELD_CODES);

export async function upload(c: QueryContext<typeof uploadQuerySchema>): Promise<Response> {
  requireMediaType(c, "text/csv");
  const bytes = await c.var.trace.time("body", readBody(c.req.raw, MAX_BATCH_BYTES));
  const contentType = c.req.header("Content-Type") ?? "";
  const { messageLanguage, inputFirst, ...batchOptions } = c.req.valid("query");
  const { rows, layout, text } = readUpload(bytes, contentType, {
    ...{ maxRows: c.var.maxBatch, now: c.var.services.clock() },
    ...{ check: batchOptions.check, messageLanguage, inputFirst },
    onlyTestNumbers: c.var.account.rules.onlyTestNumbers,
  });
  const job = await submitFromRequest(
    c,
    { rows, layout, ...batchOptions },
    contentOf(text, inputFirst),
    () => "business_number",
  );
  return answerWithJob(c, job, true);
}

/** Without the option, a text stays unchanged, unless it looks like one with the option. */
function contentOf(text: string, inputFirst: boolean): string {
  if (inputFirst) return `columns=input\n${text}`;
  return text.startsWith("columns=") ? `columns=\n${text}` : text;
}

function readUpload(
  bytes: Uint8Array,
  contentType: string,
  readOptions: CsvOptions,
): { rows: ReadRow[]; layout: InputLayout; text: string } {
  const decoded = decodeCsv(bytes, contentType);
  if (decoded.kind !== "text") throw tableError(decoded, readOptions.messageLanguage);
  const read = readCsv(decoded.text, readOptions);
  if (read.kind !== "rows") throw tableError(read, readOptions.messageLanguage);
  return { rows: read.rows, layout: read.layout, text: decoded.text };
}
