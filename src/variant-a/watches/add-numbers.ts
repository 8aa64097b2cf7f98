/** Adds numbers to the caller's list, all or none. */
import type { Context } from "hono";
import { maxWatchedOf } from "../../access/plans.ts";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";
import { grouped } from "../../lib/grouped.ts";
import { sendWatchHints } from "../../watch-list/hints.ts";
import { NUMBERS_AT_ONCE } from "../../watch-list/list.ts";
import type { NewWatch } from "../../watch-list/watched-number.ts";
import type { AddedWatchesAnswer } from "./add/answer.ts";

/** The list has room again only after numbers were removed, so a client need not retry soon. */
const RETRY_SECONDS = 3_600;

/** @param watches must contain each number only once */
export async function addNumbers(
  c: Context<AppEnv>,
  watches: NewWatch[],
): Promise<AddedWatchesAnswer> {
  const { services, account } = c.var;
  const { trace } = services;
  const max_watched = (account.standing && maxWatchedOf(account.standing.plan)) ?? 0;
  const isScheduled = !account.rules.onlyTestNumbers;
  const name = account.meteredName;
  const pieces: NewWatch[][] = [];
  for (let first = 0; first < watches.length; first += NUMBERS_AT_ONCE)
    pieces.push(watches.slice(first, first + NUMBERS_AT_ONCE));
  // A long list is added in pieces, so check the room for all pieces first.
  if (pieces.length > 1) {
    let missing = 0;
    let known = 0;
    for (const piece of pieces) {
      const found = await services.watches.countNew(name, piece);
      missing += found.missing;
      known = found.watched;
    }
    if (missing > 0 && known + missing > max_watched)
      throw tooMany(known, known + missing, max_watched, 0);
  }
  let added = 0;
  // A table without valid numbers adds nothing, but its answer also says how many are watched.
  let { watched } = pieces.length > 0 ? { watched: 0 } : await services.watches.countNew(name, []);
  for (const piece of pieces) {
    const result = await services.watches.add(name, account.payingKey, piece, {
      ...{ maxWatched: max_watched, isScheduled },
    });
    if (result.kind === "erased") throw new ServiceError("invalid_api_key");
    if (result.kind === "too_many_watched")
      throw tooMany(result.watched, result.wanted, max_watched, added);
    added += result.added;
    ({ watched } = result);
  }
  trace.note({ businesses: watches.length });
  if (added > 0 && isScheduled) {
    const hints = Math.min(services.settings.WATCH_WORKERS, Math.ceil(added / 100));
    // If this fails, the sweeper wakes the workers within a minute.
    services.waitUntil(sendWatchHints(services, hints).catch(() => {}));
  }
  return { added, already_watched: watches.length - added, watched, max_watched };
}

/** @param added more than 0 only if other requests have filled the list meanwhile */
function tooMany(watched: number, wanted: number, most: number, added: number): ServiceError {
  return new ServiceError("too_many_watched", {
    message:
      `Your watch list holds ${grouped(watched)} of at most ${grouped(most)} numbers: ` +
      `with this request it would hold ${grouped(wanted)}. ` +
      `The request added ${added === 0 ? "nothing" : `only ${grouped(added)} of its numbers`}.`,
    retryAfter: RETRY_SECONDS,
  });
}
