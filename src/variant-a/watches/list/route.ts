import type { Context } from "hono";
import type { AppEnv } from "../../../http/context.ts";
import { type QueryContext, validQuery } from "../../../http/query.ts";
import { WATCH_CSV_HEADER, watchCsvLines } from "../../../watch-list/csv.ts";
import { wantsCsv } from "../admission.ts";
import { presentWatch } from "../present-watch.ts";
import type { WatchListAnswer } from "./answer.ts";
import { cursorOf, listQuerySchema, positionOf } from "./request.ts";

export const validWatchesQuery = validQuery(listQuerySchema, {});

export async function listWatches(c: QueryContext<typeof listQuerySchema>): Promise<Response> {
  const { services, account } = c.var;
  const { limit, cursor } = c.req.valid("query");
  const { meteredName } = account;
  const after = cursor === null ? null : positionOf(cursor, meteredName);
  if (wantsCsv(c)) return answerCsv(c);
  const { watches, next } = await services.watches.page(meteredName, after, limit);
  return c.json({
    watches: watches.map(presentWatch),
    next_cursor: next && cursorOf(next, meteredName),
  } satisfies WatchListAnswer);
}

/** Streams the list, so that only a few blocks of it are in memory. */
function answerCsv(c: Context<AppEnv>): Response {
  const pieces = c.var.services.watches.all(c.var.account.meteredName);
  let begin = WATCH_CSV_HEADER;
  const lines = new ReadableStream<string>({
    async pull(stream) {
      const { done, value } = await pieces.next();
      stream.enqueue(begin + watchCsvLines(value ?? []));
      begin = "";
      if (done) stream.close();
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  c.header("Content-Type", "text/csv; charset=utf-8");
  c.header("Content-Disposition", 'attachment; filename="watches.csv"');
  return c.body(lines.pipeThrough(new TextEncoderStream()));
}
