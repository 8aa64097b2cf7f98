import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { breakUpstreams, type Json, request, upstreamStats } from "./service.ts";

const down = () => {
  throw new Error("down");
};
const never = () => new Promise<never>(() => {});

/** Sends `GET /ready`, by default to a new service that remembers nothing. */
async function fetchReady(
  bindings: object = {},
  app = createApp(new EdgeMemory()),
): Promise<{ status: number; body: Json }> {
  const answer = await app.request(
    "/ready",
    {},
    { ...env, ...bindings } as Env,
    createExecutionContext(),
  );
  return { status: answer.status, body: await answer.json() };
}

describe("a service that is ready", () => {
  it("says so, with its release and how long each part took to answer", async () => {
    await env.DB.exec("DELETE FROM sync_runs");
    const { status, body } = await fetchReady();
    const part = { ok: true, ms: expect.any(Number) };
    expect([status, body]).toEqual([
      200,
      {
        status: "ready",
        release: env.RELEASE.id,
        checked_at: expect.stringMatching(/Z$/),
        down: [],
        parts: { database: part, keys: part, meter: part, registry: part },
        register: "unknown",
        allowance: "ok",
        // Other test files may have run the schedule.
        background: expect.stringMatching(/^(?:ok|late)$/),
        disclosure_table: { status: "never synced", age_hours: null },
        key_copy: { status: "none", age_hours: null },
        admin: "open",
      },
    ]);
  });

  it("asks the tax authority at most once every few seconds", async () => {
    const app = createApp(new EdgeMemory());
    const answers = [
      await fetchReady({}, app),
      ...(await Promise.all([fetchReady({}, app), fetchReady({}, app)])),
    ];
    expect((await upstreamStats()).status.calls).toBe(1);
    expect(new Set(answers.map(({ body }) => body.checked_at)).size).toBe(1);
  });

  it("checks its parts again after a few seconds", async () => {
    const app = createApp(new EdgeMemory());
    await fetchReady({}, app);
    const now = Date.now();
    const clock = vi.spyOn(Date, "now").mockImplementation(() => now + 6_000);
    await fetchReady({}, app);
    clock.mockRestore();
    expect((await upstreamStats()).status.calls).toBe(2);
  });

  it.each([
    [2, "ok"],
    [59, "ok"],
    [61, "stale"],
  ])("reports the disclosure table as %i hours old: %s", async (hours, status) => {
    await env.DB.exec("DELETE FROM sync_runs");
    await env.DB.prepare(
      `INSERT INTO sync_runs (id, kind, source, status, created_at, finished_at) VALUES
         ('1', 'companies', 'opendart', 'completed', 0, ?1), ('2', 'companies', 'opendart', 'failed', 0, ?2), ('3', 'facts', 'opendart', 'completed', 0, ?2)`,
    )
      .bind(Date.now() - hours * 3_600_000, Date.now())
      .run();
    const { status: http, body } = await fetchReady();
    expect([http, body.disclosure_table]).toEqual([200, { status, age_hours: hours }]);
  });
});

describe("a service with a part that is down", () => {
  it.each<[string, object]>([
    ["database", { DB: { prepare: down } }],
    ["keys", { API_KEYS: { get: down } }],
    ["meter", { USAGE_METER: { getByName: down } }],
    ["database", { DB: { prepare: () => ({ first: () => Promise.reject(new Error("down")) }) } }],
  ])("answers 500 and names that part: %s", async (part, bindings) => {
    const { status, body } = await fetchReady(bindings);
    expect([status, body.status, body.down]).toEqual([500, "not_ready", [part]]);
    expect(body.parts[part].ok).toBe(false);
  });

  it.each(["http500", "reset", "html", "geoblock"])(
    "answers 500 and names the tax authority (%s)",
    async (mode) => {
      await breakUpstreams({ fail: { mode } });
      const { status, body } = await fetchReady();
      expect([status, body.down]).toEqual([500, ["registry"]]);
    },
  );

  it("answers 500 and names the parts that never answer, without waiting for them forever", async () => {
    await breakUpstreams({ fail: { mode: "timeout" } });
    const startedAt = Date.now();
    const { status, body } = await fetchReady({ API_KEYS: { get: never } });
    expect([status, body.down]).toEqual([500, ["keys", "registry"]]);
    expect(Date.now() - startedAt).toBeLessThan(20_000);
  });

  it("names all parts that are down, and omits the age of a table that it cannot read", async () => {
    const { body } = await fetchReady({ DB: { prepare: down }, USAGE_METER: { getByName: down } });
    expect([body.down, body.disclosure_table]).toEqual([["database", "meter"], null]);
  });
});

describe("a service without its settings", () => {
  it("names the missing and invalid settings at /health, and shows no value", async () => {
    const bare = { ...env, NTS_SERVICE_KEY: "", NTS_BASE_URL: "too-short" } as never;
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const responses = ["/health", "/ready", "/v1/usage", "/admin/keys"].map(async (path) => {
      const answer = await createApp(new EdgeMemory()).request(
        path,
        {},
        bare,
        createExecutionContext(),
      );
      return [path, answer.status, await answer.json()];
    });
    const failed = { error: { code: "internal_error", message: expect.any(String) } };
    expect(await Promise.all(responses)).toEqual([
      ["/health", 500, { status: "misconfigured", settings: ["NTS_BASE_URL", "NTS_SERVICE_KEY"] }],
      ["/ready", 500, failed],
      ["/v1/usage", 500, failed],
      ["/admin/keys", 500, failed],
    ]);
    const lines = errors.mock.calls
      .map(([line]) => JSON.parse(String(line)))
      .filter(({ event }) => event !== "request");
    errors.mockRestore();
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      expect(line).toMatchObject({
        event: "configuration_fault",
        settings: ["NTS_BASE_URL", "NTS_SERVICE_KEY"],
      });
      expect(JSON.stringify(line)).not.toContain("too-short");
    }
  });

  it("is healthy once it has them", async () => {
    const { status, body } = await request("/health");
    expect([status, body]).toEqual([200, { status: "ok" }]);
  });
});
