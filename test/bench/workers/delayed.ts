/** The service with a meter and a database in a distant region. */
import service from "../../../src/index.ts";
import { withDelays } from "./delays.ts";

export { SourceGate, UsageMeter } from "../../../src/index.ts";

export default {
  fetch: (request, env, ctx) => service.fetch(request, withDelays(env), ctx),
} satisfies ExportedHandler<Env>;
