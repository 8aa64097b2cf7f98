/**
 * How messages of a queue spread over consumers. Cloudflare adds a consumer only after a delivery
 * has been processed, so each delivery must have few messages.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const consumers = readFileSync("wrangler.toml", "utf8")
  .split(/^(?=\[)/m)
  .filter((section) => /^\[\[.*queues\.consumers\]\]/.test(section))
  .map((section) => {
    const numberOf = (name: string) =>
      Number(new RegExp(`^${name} = (\\d+)`, "m").exec(section)?.[1]);
    return {
      queue: /^queue = "(.*)"/m.exec(section)?.[1] ?? "",
      batch: numberOf("max_batch_size"),
      concurrency: numberOf("max_concurrency"),
    };
  });

describe("the queues", () => {
  it("are four in production and four others in staging", () => {
    expect(consumers).toHaveLength(8);
  });

  it("deliver one or two messages at a time, so that a large job spreads over many consumers", () => {
    for (const { queue, batch, concurrency } of consumers) {
      expect([1, 2], queue).toContain(batch);
      if (/-(?:batch|webhooks)$/.test(queue)) expect(concurrency, queue).toBeGreaterThanOrEqual(10);
    }
  });
});
