/**
 * `POST /v1/watches/run` asks about all watched numbers of a test key, as if a day had passed
 * (docs/test-mode.md#watched-numbers).
 */
import { ServiceError } from "../../../errors.ts";
import type { Handler } from "../../../http/context.ts";
import { runTestDay } from "../../../watch-list/test-day.ts";
import { presentEvent } from "../../events/present.ts";
import type { RunAnswer } from "./answer.ts";

export const runWatches: Handler = async (c) => {
  const { services, account } = c.var;
  if (!account.rules.onlyTestNumbers) throw new ServiceError("test_key_required");
  const events = await runTestDay(services, account.meteredName);
  return c.json({
    events: events.map((event) => presentEvent(event, account.mode)),
  } satisfies RunAnswer);
};
