/** Does work that is useful but not required. @returns undefined if the work fails or is slow */
export async function withinBudget<T>(
  work: () => Promise<T>,
  milliseconds: number,
): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([attempt(work), timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
