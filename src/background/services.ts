import { EdgeMemory } from "../access/edge-memory.ts";
import { isolateMemory } from "../registry/memory.ts";
import { createServices, type Services } from "../services.ts";
import type { Trace } from "../trace.ts";

export function backgroundServices(env: Env, context: ExecutionContext, trace: Trace): Services {
  const memory = new EdgeMemory();
  return createServices(env, context, trace, Date.now, memory, isolateMemory, "planned");
}
