/** The Worker: its entry points and its Durable Objects. Wiring only. */
import { EdgeMemory } from "./access/edge-memory.ts";
import { createApp } from "./app.ts";
import { consume, runSchedule } from "./background.ts";

export { UsageMeter } from "./access/meter.ts";
export { SourceGate } from "./sources/source-gate.ts";

const app = createApp(new EdgeMemory());

export default {
  fetch: app.fetch,
  queue: consume,
  scheduled: runSchedule,
} satisfies ExportedHandler<Env>;
