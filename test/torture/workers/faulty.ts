/**
 * The Worker under torture: the service with bindings that fail on demand, a moved clock, and
 * routes under `/__torture` for the driver.
 */
import "./clock.ts";
import "./kill-points.ts";
import "./taken.ts";

import type { Owner } from "../../../src/access/meter-messages.ts";
import type { GrantedCheck } from "../../../src/access/open-checks.ts";
import { periodOf } from "../../../src/access/period.ts";
import service, {
  SourceGate as ServiceGate,
  UsageMeter as ServiceMeter,
} from "../../../src/index.ts";
import { withFaults } from "./bindings.ts";
import { offsetMs, setOffset } from "./clock.ts";
import type { FaultCommand, Notes, StoredMeter, StoredQuery } from "./control.ts";
import { deliver } from "./deliveries.ts";
import { doubts } from "./doubts.ts";
import { setFaults } from "./faults.ts";
import { setStop } from "./kill-points.ts";
import {
  gateDelayMs,
  isChargedTwice,
  isKeyForgotten,
  isPaidAgain,
  isRestKept,
  setSabotage,
} from "./sabotage.ts";
import { readMeter, readStored } from "./stored.ts";
import { taken } from "./taken.ts";

export class SourceGate extends ServiceGate {
  protected override clock = () => Date.now() - gateDelayMs();

  restart(): void {
    this.ctx.abort("restarted by the torture");
  }
}

export class UsageMeter extends ServiceMeter {
  constructor(ctx: DurableObjectState, env: Env) {
    // The platform rings alarms by the real clock, so their times are converted.
    const setAlarm = ctx.storage.setAlarm.bind(ctx.storage);
    const getAlarm = ctx.storage.getAlarm.bind(ctx.storage);
    ctx.storage.setAlarm = (at, options) => setAlarm(Number(at) - offsetMs(), options);
    ctx.storage.getAlarm = async (options) => {
      const at = await getAlarm(options);
      return at === null ? null : at + offsetMs();
    };
    super(ctx, withFaults(env));
  }

  restart(): void {
    this.ctx.abort("restarted by the torture");
  }

  stored(keys: readonly string[]): Promise<StoredMeter> {
    const { sql, getAlarm } = this.ctx.storage;
    return readMeter({ sql, getAlarm }, keys);
  }

  override async settle(id: string, used: number): Promise<void> {
    const [batch] = this.ctx.storage.sql
      .exec<{ units: number }>("SELECT units FROM reservations WHERE id = ?", id)
      .toArray();
    return super.settle(id, batch && isRestKept() ? batch.units : used);
  }

  override async payWatched(...args: Parameters<ServiceMeter["payWatched"]>) {
    const [request, period, block, count] = args;
    if (isPaidAgain()) await super.payWatched(request, period, block + 1_000_000_000, 1);
    return super.payWatched(request, period, block, count);
  }

  override async confirm(owner: Owner, checks: GrantedCheck[], isSecondTry: boolean) {
    await super.confirm(owner, checks, isSecondTry);
    const period = periodOf(this.clock());
    const late = checks.filter((check) => check.period !== period && isChargedTwice());
    const again = late.map((check) => ({
      ...{ ...check, period, repeatable: null },
      ...{ unit: crypto.randomUUID(), incarnation: crypto.randomUUID() },
    }));
    await super.confirm(owner, again, false);
  }
}

async function control(path: string, request: Request, env: Env, ctx: ExecutionContext) {
  switch (path) {
    case "faults": {
      const {
        faults,
        sabotage,
        seed,
        roundSeed,
        offsetMs: ahead,
        stop = null,
      } = await request.json<FaultCommand>();
      setOffset(ahead);
      setFaults(faults, seed, roundSeed);
      setSabotage(sabotage, seed);
      setStop(stop);
      return new Response();
    }
    case "schedule": {
      const controller = { cron: "* * * * *", scheduledTime: Date.now(), noRetry() {} };
      await service.scheduled(controller as ScheduledController, withFaults(env), ctx);
      return new Response();
    }
    case "notes":
      return Response.json({ taken: taken(), doubts: doubts() } satisfies Notes);
    case "stored":
      return Response.json(await readStored(env, await request.json<StoredQuery>()));
    default:
      return new Response("nothing here", { status: 404 });
  }
}

export default {
  fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    const [, path] = /^\/__torture\/(\w+)$/.exec(pathname) ?? [];
    if (path) return control(path, request, env, ctx);
    const seen = isKeyForgotten() ? withoutKey(request) : request;
    return service.fetch(seen as never, withFaults(env), ctx);
  },
  queue: (batch, env, ctx) =>
    deliver(batch, async (messages) => service.queue(messages as never, withFaults(env), ctx)),
  scheduled: (controller, env, ctx) => service.scheduled(controller, withFaults(env), ctx),
} satisfies ExportedHandler<Env>;

function withoutKey(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("Idempotency-Key");
  return new Request(request, { headers });
}
