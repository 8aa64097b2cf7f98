/** One tab at a time: work that two tabs of the page must not do at once. */

const PREFIX = "bvs-list:";

/** Waits until no other tab does this work. The browser ends the lock if the tab is closed. */
export async function exclusively(id: string, work: () => Promise<void>): Promise<void> {
  // Send even if the browser has no locks.
  await (navigator.locks ? navigator.locks.request(PREFIX + id, work) : work());
}

/** The ids whose work some tab is doing. */
export async function idsInWork(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])),
  );
}
