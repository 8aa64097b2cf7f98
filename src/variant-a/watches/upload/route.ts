import { decodeCsv } from "../../../batch/csv-input.ts";
import { ServiceError } from "../../../errors.ts";
import { readBody, requireMediaType } from "../../../http/body.ts";
import { type QueryContext, validQuery } from "../../../http/query.ts";
import { requireAllowedNumbers } from "../../../http/require-allowed-numbers.ts";
import { grouped } from "../../../lib/grouped.ts";
import type { MessageLanguage } from "../../../tables/problems.ts";
import { readWatchTable } from "../../../watch-list/table.ts";
import { MAX_BATCH_BYTES } from "../../batch/body-limit.ts";
import { tableError } from "../../batch/table-errors.ts";
import { addNumbers } from "../add-numbers.ts";
import type { UploadedWatchesAnswer } from "./answer.ts";
import { uploadWatchesQuery } from "./request.ts";

/** `tableError` would say that the plan sets this limit, but it is the same for all plans. */
function tooManyRows(most: number, language: MessageLanguage): ServiceError {
  const message =
    language === "ko"
      ? `표 하나에는 ${grouped(most)}행까지 있을 수 있습니다. 나누어 올리십시오.`
      : `A table may have at most ${grouped(most)} rows. Split it.`;
  return new ServiceError("batch_too_large", { message });
}

export const validUploadQuery = validQuery(uploadWatchesQuery, { language: "invalid_language" });

export async function uploadWatches(c: QueryContext<typeof uploadWatchesQuery>): Promise<Response> {
  const { services, account } = c.var;
  const { language } = c.req.valid("query");
  requireMediaType(c, "text/csv");
  const bytes = await services.trace.time("body", readBody(c.req.raw, MAX_BATCH_BYTES));
  const decoded = decodeCsv(bytes, c.req.header("Content-Type") ?? "");
  if (decoded.kind !== "text") throw tableError(decoded, language);
  const { onlyTestNumbers } = account.rules;
  const table = readWatchTable(decoded.text, {
    ...{ now: services.clock(), onlyTestNumbers, language },
  });
  if (table.kind === "too_many_rows") throw tooManyRows(table.maxRows, language);
  if (table.kind !== "watches") throw tableError(table, language);
  const given = table.watches.map(({ number }) => ({ parameter: "business_number", number }));
  requireAllowedNumbers(account, given, "watch", services.clock());
  const { rows, errors, shown: row_errors } = table;
  const added = await addNumbers(c, table.watches);
  return c.json({ ...added, rows, errors, row_errors } satisfies UploadedWatchesAnswer);
}
