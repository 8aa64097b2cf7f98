import { withinBudget } from "./budget.ts";

const TIMEOUT_MS = 2_000;

const isolateMemory = new Map<string, unknown>();

/** An isolate reads each file once. @returns undefined if the file cannot be read in time */
export async function readStaticFile(
  assets: Fetcher,
  path: string,
  memory = isolateMemory,
): Promise<unknown> {
  // Remember the content, not the promise: workerd forbids waiting for I/O of another request.
  if (memory.has(path)) return memory.get(path);
  const content = await fetchStaticFile(assets, path);
  if (content !== undefined) memory.set(path, content);
  return content;
}

export function fetchStaticFile(assets: Fetcher, path: string): Promise<unknown> {
  return withinBudget(() => fetchJson(assets, path), TIMEOUT_MS);
}

async function fetchJson(assets: Fetcher, path: string): Promise<unknown> {
  // The binding ignores the host.
  const answer = await assets.fetch(`https://assets/${path}`);
  if (!answer.ok) throw new Error(`${path}: status ${answer.status}`);
  return answer.json();
}
