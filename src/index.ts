/** The Worker: its entry points and its Durable Objects. Wiring only. */
import { EdgeMemory } from "./access/edge-memory.ts";
import { createApp } from "./app.ts";
import { placedBindingOf } from "./background/placement.ts";
import { consume, performPlaced } from "./background/queue.ts";
import { runSchedule } from "./background/schedule.ts";
import { isolateMemory } from "./registry/memory.ts";

export { UsageMeter } from "./access/meter.ts";
export { SourceGate } from "./sources/source-gate.ts";

const app = createApp(new EdgeMemory(), isolateMemory);

export default {
  fetch: async (request, env, context) =>
    (placedBindingOf(env) && (await performPlaced(request, env, context))) ??
    app.fetch(request, env, context),
  queue: consume,
  scheduled: runSchedule,
} satisfies ExportedHandler<Env>;
