import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gapsOf, KV_NAMES, MESSAGES, R2_NAMES, type Recorded } from "../../skew/coverage.ts";
import { readFixtures } from "../../skew/fixtures.ts";
import { NoAnswer, withinLimit } from "../../skew/time-limit.ts";

const ARCHITECTURE = readFileSync("docs/architecture.md", "utf8");

/** @returns the names in the first column of the table whose first column has this title */
function namesIn(title: string): string[] {
  const table = ARCHITECTURE.slice(ARCHITECTURE.indexOf(`| ${title} |`)).split("\n\n")[0] ?? "";
  return table
    .split("\n")
    .slice(2)
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)])
    .map(([, name = ""]) => name);
}

describe("the lists of required examples", () => {
  it("name the entries of KV and the objects of R2 that docs/architecture.md names", () => {
    const ofKv = namesIn("KV key").filter((name) => name.includes(":"));
    expect(KV_NAMES.toSorted()).toEqual(ofKv.toSorted());
    expect(R2_NAMES.toSorted()).toEqual(namesIn("R2 object").toSorted());
  });

  it("name messages for each queue in wrangler.toml", () => {
    const consumers = readFileSync("wrangler.toml", "utf8").matchAll(/^queue = "(.+)"$/gm);
    for (const [, queue = ""] of consumers)
      expect(Object.keys(MESSAGES).some((end) => queue.endsWith(end))).toBe(true);
  });
});

describe("a recording", () => {
  const calls = [{ at: 0, namespace: "METER", object: "a", method: "open", args: [] }];
  const stored = { namespace: "METER", object: "a", schema: [], rows: { months: [{ used: 1 }] } };
  const message = (queue: string, body: object) => ({
    ...{ kind: "message", name: "", at: 0, calls: [], placed: null, delivery: "acknowledged" },
    message: { queue, body },
  });
  const complete = {
    d1: { plans: [{ id: "pro" }], d1_migrations: [] },
    kv: KV_NAMES.map((name) => ({ namespace: "API_KEYS", key: name, value: "" })),
    r2: R2_NAMES.map((key) => ({ key })),
    objects: [stored],
    calls,
    steps: [
      message("-batch", {}),
      message("-facts", { runId: "1" }),
      message("-import", { runId: "1" }),
      message("-import", { consultation: "1", until: 0 }),
    ],
  } as unknown as Recorded;
  const methods = { METER: ["open"] };

  it("has no gap if it has an example of everything", () => {
    expect(gapsOf(complete, methods)).toEqual([]);
  });

  it.each<[string, Partial<Recorded>, Record<string, string[]>, string]>([
    ["lacks rows of a table", { d1: { companies: [] } }, methods, "no trace of companies"],
    ["lacks an entry of KV", { kv: complete.kv.slice(1) }, methods, "no trace of key:<sha256>"],
    ["lacks a file", { r2: complete.r2.slice(1) }, methods, "no trace of batch/<job>/rows.ndjson"],
    ["lacks a message", { steps: complete.steps.slice(1) }, methods, "no trace of message -batch"],
    ["lacks a call", {}, { METER: ["open", "renew"] }, "no trace of METER renew"],
    [
      "lacks rows of a Durable Object",
      { objects: [{ ...stored, rows: { months: [], days: [] } }] },
      methods,
      "no trace of METER months",
    ],
    [
      "has an unlisted entry of KV",
      { kv: [...complete.kv, { namespace: "API_KEYS", key: "alarm:1", value: "" }] },
      methods,
      "does not list alarm:1",
    ],
    [
      "has an unlisted file",
      { r2: [...complete.r2, { key: "exports/1.csv" }] },
      methods,
      "does not list exports/1.csv",
    ],
    [
      "has an unlisted message",
      { steps: [...complete.steps, message("-batch", { kind: "new" })] as Recorded["steps"] },
      methods,
      'does not list message -batch {"kind":"new"}',
    ],
  ])("is refused if it %s", (_, change, known, gap) => {
    expect(gapsOf({ ...complete, ...change }, known)[0]).toContain(gap);
  });

  it("of the last release has messages of each kind", () => {
    const release = readFixtures(join("test", "release"));
    expect(gapsOf(release, {}).filter((gap) => gap.includes("message"))).toEqual([]);
  });
});

describe("a step of a replay", () => {
  it("is given up if the service does not answer", async () => {
    const never = new Promise<never>(() => {});
    await expect(withinLimit("GET /ready", never, 10)).rejects.toThrow(
      new NoAnswer("GET /ready: no answer in 0.01 s"),
    );
    expect(await withinLimit("GET /ready", Promise.resolve(200), 10)).toBe(200);
  });
});
