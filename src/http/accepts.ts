import type { Context } from "hono";
import type { AppEnv } from "./context.ts";

/** Whether the request names this media type in `Accept`, with a weight that is not 0. */
export function accepts(c: Context<AppEnv, string>, mediaType: string): boolean {
  const ranges = (c.req.header("Accept") ?? "").toLowerCase().split(",");
  return ranges.some((range) => {
    const [type, ...parameters] = range.split(";").map((part) => part.trim());
    return type === mediaType && !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one));
  });
}
