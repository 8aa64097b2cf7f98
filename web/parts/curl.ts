/** Writes a request as a command for a terminal, with a variable instead of the key. */
import type { ShownRequest } from "../service.ts";

export function asCurl({ path, body }: ShownRequest): string {
  return [
    `curl -s '${location.origin}${path}'`,
    `-H "Authorization: Bearer $BVS_API_KEY"`,
    "-H 'Content-Type: application/json'",
    `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`,
  ].join(" \\\n  ");
}
