/** Adds numbers to the caller's list, all or none. */
import type { Context } from "hono";
import { periodEnd } from "../../access/period.ts";
import { maxWatchedOf, type Plan } from "../../access/plans.ts";
import { ServiceError } from "../../errors.ts";
import type { AppEnv } from "../../http/context.ts";
import { dayNumber, isoDay } from "../../lib/days.ts";
import { grouped } from "../../lib/grouped.ts";
import { sendHintAfterRest, sendWatchHints } from "../../watch-list/hints.ts";
import {
  type ListFault,
  type ListLimits,
  listFault,
  NUMBERS_AT_ONCE,
} from "../../watch-list/list.ts";
import type { NewWatch } from "../../watch-list/watched-number.ts";
import type { AddedWatchesAnswer } from "./add/answer.ts";

/** The list has room again only after numbers were removed, so a client need not retry soon. */
const RETRY_SECONDS = 3_600;

/**
 * How many numbers a list may keep for each number that it may hold. Removed numbers are kept until
 * the month ends, so without this limit a list could use any amount of storage.
 */
const PLACES_FOR_A_NUMBER = 3;

/** An agreed limit below the quota does not count: such a list may change its numbers often. */
function limitsOf(plan: Plan): ListLimits {
  const maxWatched = maxWatchedOf(plan) ?? 0;
  const byQuota = maxWatchedOf({ ...plan, maxWatched: undefined }) ?? 0;
  return { maxWatched, maxPlaces: PLACES_FOR_A_NUMBER * Math.max(maxWatched, byQuota) };
}

/** @param watches must contain each number only once */
export async function addNumbers(
  c: Context<AppEnv>,
  watches: NewWatch[],
): Promise<AddedWatchesAnswer> {
  const { services, account } = c.var;
  const { trace, clock } = services;
  const plan = account.standing?.plan;
  const limits = plan ? limitsOf(plan) : { maxWatched: 0, maxPlaces: 0 };
  const { maxWatched: max_watched } = limits;
  const isScheduled = !account.rules.onlyTestNumbers;
  const name = account.meteredName;
  const refuse = (fault: ListFault, added: number) => refusal(fault, limits, added, clock());
  // A table without valid numbers adds nothing, but its answer also says how many are watched.
  let { watched } =
    watches.length === 0 || watches.length > max_watched
      ? await services.watches.measure(name, [])
      : { watched: 0 };
  // More numbers than the list holds or may hold: refuse them without a look at each of them.
  if (watches.length > Math.max(watched, max_watched))
    throw refuse({ kind: "too_many_watched", watched, wanted: watches.length }, 0);
  const pieces: NewWatch[][] = [];
  for (let first = 0; first < watches.length; first += NUMBERS_AT_ONCE)
    pieces.push(watches.slice(first, first + NUMBERS_AT_ONCE));
  // A long list is added in pieces, so check the room for all pieces first.
  if (pieces.length > 1) {
    const length = { watched: 0, places: 0, missing: 0, fresh: 0 };
    for (const piece of pieces) {
      const found = await services.watches.measure(name, piece);
      length.missing += found.missing;
      length.fresh += found.fresh;
      ({ watched: length.watched, places: length.places } = found);
    }
    const fault = listFault(length, limits);
    if (fault) throw refuse(fault, 0);
  }
  let added = 0;
  let restMs = 0;
  for (const piece of pieces) {
    const result = await services.watches.add(name, account.payingKey, piece, {
      ...{ ...limits, isScheduled },
    });
    if (result.kind === "erased") throw new ServiceError("invalid_api_key");
    if (result.kind !== "added") throw refuse(result, added);
    added += result.added;
    ({ watched } = result);
    restMs = Math.max(restMs, result.restMs);
  }
  trace.note({ businesses: watches.length });
  if (added > 0 && isScheduled) {
    const hints = Math.min(services.settings.WATCH_WORKERS, Math.ceil(added / 100));
    // If these fail, the sweeper wakes the workers within a minute.
    for (const sending of [sendWatchHints(services, hints), sendHintAfterRest(services, restMs)])
      services.waitUntil(sending.catch(() => {}));
  }
  return { added, already_watched: watches.length - added, watched, max_watched };
}

/** @param added more than 0 only if other requests have filled the list meanwhile */
function refusal(
  fault: ListFault,
  { maxWatched, maxPlaces }: ListLimits,
  added: number,
  now: number,
): ServiceError {
  const nothing = `The request added ${added === 0 ? "nothing" : `only ${grouped(added)} of its numbers`}.`;
  if (fault.kind === "too_many_watched")
    return new ServiceError("too_many_watched", {
      message:
        `Your watch list holds ${grouped(fault.watched)} of at most ${grouped(maxWatched)} ` +
        `numbers: with this request it would hold ${grouped(fault.wanted)}. ${nothing}`,
      retryAfter: RETRY_SECONDS,
    });
  const end = periodEnd(now);
  return new ServiceError("too_many_watched", {
    message:
      `Your watch list keeps ${grouped(fault.places)} of at most ${grouped(maxPlaces)} numbers, ` +
      "because numbers that you remove count until the month ends: with this request it would " +
      `keep ${grouped(fault.wanted)}. ${nothing} Add numbers that you removed in this month, or ` +
      `wait until ${isoDay(dayNumber(end))}.`,
    retryAfter: Math.ceil((end - now) / 1000),
  });
}
