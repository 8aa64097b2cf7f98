/** Checks, after all work has ended, that each counter in KV says what its meter counted. */
import type { Account } from "./account.ts";
import type { Stored } from "./workers/control.ts";

export function counterFindings({ name }: Account, { kv, meters }: Stored): string[] {
  const entries = new Map(kv.map((entry) => splitAt(entry, entry.indexOf(" "))));
  return ["a", "b"].flatMap((variant) =>
    (meters[`${name}:${variant}`]?.months ?? []).flatMap(({ period, used, quota }) => {
      const counted = JSON.stringify({ used, quota, exhausted: quota !== null && used >= quota });
      const text = entries.get(`usage:${name}:${variant}:${period}`);
      const { updatedAt: _, ...published } = JSON.parse(text ?? "{}");
      return JSON.stringify(published) === counted
        ? []
        : [`${name}: for ${period}, KV says ${text}, but the meter says ${counted}`];
    }),
  );
}

function splitAt(text: string, at: number): [string, string] {
  return [text.slice(0, at), text.slice(at + 1)];
}
