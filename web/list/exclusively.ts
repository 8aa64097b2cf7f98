/** Lets only one tab at a time do work that two tabs must not do at once. */

const PREFIX = "bvs-list:";

/** Waits until no other tab does this work. The browser ends the lock if the tab is closed. */
export async function exclusively(id: string, work: () => Promise<void>): Promise<void> {
  // A browser without locks does the work at once.
  await (navigator.locks ? navigator.locks.request(PREFIX + id, work) : work());
}

/** The ids of work that a tab is doing now. */
export async function idsInWork(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])),
  );
}
