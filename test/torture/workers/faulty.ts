/**
 * The Worker under torture: the service with bindings that fail on demand, a moved clock, and
 * routes under `/__torture` for the driver.
 */
import "./clock.ts";

import service, { UsageMeter as ServiceMeter } from "../../../src/index.ts";
import { OFFSET_MS } from "./clock.ts";
import type { FaultCommand } from "./control.ts";
import { setFaults, withFaults } from "./faults.ts";

export { SourceGate } from "../../../src/index.ts";

export class UsageMeter extends ServiceMeter {
  constructor(ctx: DurableObjectState, env: Env) {
    // Alarms use the system's clock.
    const setAlarm = ctx.storage.setAlarm.bind(ctx.storage);
    const getAlarm = ctx.storage.getAlarm.bind(ctx.storage);
    ctx.storage.setAlarm = (at, options) => setAlarm(Number(at) - OFFSET_MS, options);
    ctx.storage.getAlarm = async (options) => {
      const at = await getAlarm(options);
      return at === null ? null : at + OFFSET_MS;
    };
    super(ctx, withFaults(env));
  }
}

async function control(path: string, request: Request, env: Env, ctx: ExecutionContext) {
  switch (path) {
    case "faults": {
      const { faults, sabotage, seed } = await request.json<FaultCommand>();
      setFaults(faults, sabotage, seed);
      return new Response();
    }
    case "schedule": {
      const controller = { cron: "* * * * *", scheduledTime: Date.now(), noRetry() {} };
      await service.scheduled(controller as ScheduledController, withFaults(env), ctx);
      return new Response();
    }
    case "files": {
      const keys: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const listed = await env.FILES.list(cursor ? { cursor } : {});
        keys.push(...listed.objects.map(({ key }) => key));
        if (!listed.truncated) return Response.json(keys);
        cursor = listed.cursor;
      }
    }
    default:
      return new Response("nothing here", { status: 404 });
  }
}

export default {
  fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    const [, path] = /^\/__torture\/(\w+)$/.exec(pathname) ?? [];
    if (path) return control(path, request, env, ctx);
    return service.fetch(request as never, withFaults(env), ctx);
  },
  queue: (batch, env, ctx) => service.queue(batch as never, withFaults(env), ctx),
  scheduled: (controller, env, ctx) => service.scheduled(controller, withFaults(env), ctx),
} satisfies ExportedHandler<Env>;
