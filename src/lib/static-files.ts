/** Reads JSON files that few requests need. Bundled, they would be a tenth of the Worker. */
import { withinBudget } from "./budget.ts";

const TIMEOUT_MS = 2_000;

const isolateMemory = new Map<string, unknown>();

/** An isolate reads each file once. @returns undefined if the file cannot be read in time */
export async function readStaticFile(
  assets: Fetcher,
  path: string,
  memory = isolateMemory,
): Promise<unknown> {
  if (memory.has(path)) return memory.get(path);
  const content = await withinBudget(() => fetchJson(assets, path), TIMEOUT_MS);
  if (content !== undefined) memory.set(path, content);
  return content;
}

async function fetchJson(assets: Fetcher, path: string): Promise<unknown> {
  // The binding ignores the host.
  const answer = await assets.fetch(`https://assets/${path}`);
  if (!answer.ok) throw new Error(`${path}: status ${answer.status}`);
  return answer.json();
}
