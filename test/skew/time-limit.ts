/** Limits the time of a recorded or replayed step, so that `npm run skew` cannot hang. */

/** Means that the service gave no answer in time. Then later steps are not worth comparing. */
export class NoAnswer extends Error {}

/** Far longer than any step takes, even on a busy machine. */
const STEP_LIMIT_MS = 120_000;

/** @throws NoAnswer if `work` takes longer */
export async function withinLimit<T>(
  name: string,
  work: Promise<T>,
  limitMs = STEP_LIMIT_MS,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new NoAnswer(`${name}: no answer in ${limitMs / 1000} s`)),
      limitMs,
    );
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
