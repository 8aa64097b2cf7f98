/** Keeps two tabs of the browser from doing the same work at the same time. */

const PREFIX = "bvs-list:";

/**
 * Waits until no other tab is doing this work, and then does it. If a tab is closed, the browser
 * releases the lock of that tab.
 */
export async function exclusively(id: string, work: () => Promise<void>): Promise<void> {
  // If the browser has no locks, do the work at once.
  await (navigator.locks ? navigator.locks.request(PREFIX + id, work) : work());
}

/** @returns the ids of the work that any tab is doing now */
export async function idsInWork(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])),
  );
}
