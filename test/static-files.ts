/**
 * Gives test Workers the static files that a Worker reads. In production, these files are in
 * `web/dist`, which is not built for test Workers.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Response } from "miniflare";

export function staticFilesOf(root: string): (request: { url: string }) => Promise<Response> {
  return async ({ url }) => {
    const { pathname } = new URL(url);
    const folder = pathname === "/mcp-tools.json" ? "docs" : "language-data";
    return new Response(await readFile(join(root, folder, pathname), "utf8"));
  };
}
