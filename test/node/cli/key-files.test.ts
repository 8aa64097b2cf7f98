import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bvs, errorAnswer, failureLine, useFakeService } from "./harness.ts";

const EXPORT = "GET /admin/stored-keys";
const IMPORT = "POST /admin/stored-keys";
const COPY = "GET /admin/key-copies/2026-11-21";

const storedKey = (at: number) => {
  const hash = at.toString(16).padStart(64, "0");
  return {
    hash,
    id: `key_${hash.slice(0, 16)}`,
    account: `acme-${at}`,
    name: "웹 상점",
    mode: "live",
    plans: { a: "pro" },
    limits: {},
    created_at: "2026-01-02T03:04:05.678Z",
    expires_at: null,
  };
};
const storedKeys = (count: number) => Array.from({ length: count }, (_, at) => storedKey(at));
const counts = (restored: number, more: object = {}) => ({
  body: { restored, present: 0, revoked: 0, erased: 0, expired: 0, dry_run: false, ...more },
});

const service = await useFakeService();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "keys-"));
});
afterAll(() => rm(folder, { recursive: true }));

const keys = (...args: string[]) => bvs(["keys", ...args], { BVS_URL: service.url });
const sent = () =>
  service.requests
    .filter(({ route }) => route === IMPORT)
    .map(({ body }) => JSON.parse(body.toString()));

describe("bvs keys export", () => {
  it("writes a line for each key of all pages, to a file that only its owner can read", async () => {
    const [first, second] = storedKeys(2);
    service.answers = {
      [EXPORT]: [{ body: { keys: [first], cursor: "a/b" } }],
      [`${EXPORT}?cursor=a%2Fb`]: [{ body: { keys: [second], cursor: null } }],
    };
    const path = join(folder, "all.ndjson");
    const { code, stdout } = await keys("export", path);
    expect([code, stdout]).toEqual([0, `keys  2\nfile  ${path}\n`]);
    const lines = (await readFile(path, "utf8")).trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual([first, second]);
    if (process.platform !== "win32") expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it("leaves no file behind if a page of the keys cannot be read", async () => {
    service.answers = {
      [EXPORT]: [{ body: { keys: storedKeys(1), cursor: "next" } }],
      [`${EXPORT}?cursor=next`]: [errorAnswer(500, "internal_error", "Something failed.")],
    };
    expect(failureLine(await keys("export", join(folder, "part.ndjson")))).toContain(
      "internal_error",
    );
    const left = await readdir(folder);
    expect(left.filter((name) => name.startsWith("part.ndjson"))).toEqual([]);
  });

  it("fails if the service has no keys, and leaves an older copy as it is", async () => {
    service.answers = { [EXPORT]: [{ body: { keys: [], cursor: null } }] };
    const path = join(folder, "older.ndjson");
    await writeFile(path, `${JSON.stringify(storedKey(1))}\n`);
    const failure = failureLine(await keys("export", path));
    expect(failure).toBe(`error: the service has no keys, so ${path} was not written`);
    expect(JSON.parse(await readFile(path, "utf8"))).toEqual(storedKey(1));
    expect(await readdir(folder)).not.toContain("older.ndjson.part");
  });
});

describe("bvs keys import", () => {
  const fileOf = async (name: string, ...lines: unknown[]) => {
    const path = join(folder, name);
    const text = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
    await writeFile(path, `${text.join("\n")}\n`);
    return path;
  };

  it("sends the keys of a file in groups of a hundred, and adds up the counts of the answers", async () => {
    service.answers = {
      [IMPORT]: [counts(90, { present: 10 }), counts(98, { revoked: 2 }), counts(5)],
    };
    const run = await keys("import", await fileOf("many.ndjson", ...storedKeys(205)));
    expect(run.code).toBe(0);
    expect(run.stdout).toMatch(
      /^restored +193\nalready there +10\nrevoked +2\nerased +0\nexpired +0\n$/,
    );
    expect(sent().map(({ keys }) => keys.length)).toEqual([100, 100, 5]);
    expect(sent().flatMap(({ keys }) => keys)).toEqual(storedKeys(205));
    expect(run.stderr.trimEnd().split("\n").at(-1)).toBe("205 of 205 keys");
  });

  it("sends dry_run with --dry-run, and says how many keys would be restored", async () => {
    service.answers = { [IMPORT]: [counts(1, { dry_run: true })] };
    const run = await keys("import", await fileOf("one.ndjson", storedKey(1)), "--dry-run");
    expect(sent()).toEqual([{ keys: [storedKey(1)], dry_run: true }]);
    expect(run.stdout).toMatch(/^would be restored +1\n/);
  });

  it("reads the keys of a nightly copy piece by piece, and sends them", async () => {
    service.answers = {
      [`${COPY}?piece=0`]: [{ body: { keys: [storedKey(1)], next_piece: 17 } }],
      [`${COPY}?piece=17`]: [{ body: { keys: [storedKey(2)], next_piece: null } }],
      [IMPORT]: [counts(2)],
    };
    const { code } = await keys("import", "--nightly", "2026-11-21");
    expect([code, sent()]).toEqual([0, [{ keys: [storedKey(1), storedKey(2)], dry_run: false }]]);
  });

  it("repeats a request that the service refused with 429", async () => {
    service.answers = {
      [IMPORT]: [
        errorAnswer(429, "rate_limit_exceeded", "Too many.", { "Retry-After": "1" }),
        counts(1),
      ],
    };
    const run = await keys("import", await fileOf("waits.ndjson", storedKey(1)), "--json");
    expect(JSON.parse(run.stdout)).toEqual({ ...counts(1).body, pending: 0 });
  });

  it("tells the operator to repeat the import later if the meters of some keys still run the last release", async () => {
    service.answers = { [IMPORT]: [counts(3, { pending: 2 })] };
    const run = await keys("import", await fileOf("pending.ndjson", ...storedKeys(5)));
    expect(run.stdout).toMatch(/^restored +3\n/);
    expect(run.stderr).toContain(
      "error: a deployment is under way, and 2 keys wait for it: repeat the import in a minute",
    );
    expect(run.code).toBe(1);
  });

  it.each([
    ["a line that is not a key", ["{}"], "line 2 of"],
    ["a line that is not JSON", ["{"], "line 2 of"],
  ])("gives the line number of %s, and sends no key of the file", async (_, lines, message) => {
    const path = await fileOf("wrong.ndjson", storedKey(1), ...lines);
    const run = await keys("import", path);
    expect([run.code, run.stderr.includes(message), sent()]).toEqual([1, true, []]);
  });

  it("needs either a readable file or --nightly, not both", async () => {
    for (const args of [[], ["a.ndjson", "--nightly", "2026-11-21"]])
      expect(failureLine(await keys("import", ...args))).toBe(
        "error: name either a file or --nightly <day>",
      );
    expect(failureLine(await keys("import", join(folder, "missing.ndjson")))).toContain(
      "cannot read",
    );
    expect(service.requests).toEqual([]);
  });

  it("says that there is no copy of the given night", async () => {
    const message = "There is no complete copy of this day.";
    service.answers = { [`${COPY}?piece=0`]: [errorAnswer(404, "not_found", message)] };
    expect(failureLine(await keys("import", "--nightly", "2026-11-21"))).toContain(message);
  });
});

describe("bvs keys copies", () => {
  it("lists the nightly copies", async () => {
    const copies = [{ day: "2026-11-21", keys: 412, completed_at: "2026-11-21T18:26:03.000Z" }];
    service.answers = { "GET /admin/key-copies": [{ body: { copies } }] };
    expect((await keys("copies")).stdout).toMatch(
      /^DAY +KEYS +COMPLETED\n2026-11-21 +412 +2026-11-21 18:26Z\n$/,
    );
  });
});
