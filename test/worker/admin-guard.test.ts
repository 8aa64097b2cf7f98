/** Only operators may use the admin routes, and the service refuses plain HTTP (docs/api.md). */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { bearer, demo, get, issueKey, type Json, request } from "./service.ts";

const SECRET = "a-Secret-of-32-characters-0123456";
const OTHER = "another-Secret-of-32-characters-9";

function deployed(secret: string | undefined) {
  const app = createApp(new EdgeMemory());
  const bindings = { ...env, ADMIN_TOKEN: secret } as Env;
  return async (path: string, init: RequestInit = {}, address = "192.0.2.10") => {
    const headers = { "CF-Connecting-IP": address, ...(init.headers as Record<string, string>) };
    const answer = await app.request(
      `https://service.test${path}`,
      { ...init, headers },
      bindings,
      createExecutionContext(),
    );
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Json };
  };
}

async function logged(level: "log" | "error", work: () => Promise<unknown>): Promise<Json[]> {
  const spy = vi.spyOn(console, level).mockImplementation(() => {});
  await work();
  const lines = spy.mock.calls.map(([line]) => JSON.parse(String(line)));
  spy.mockRestore();
  return lines;
}

describe("the admin token", () => {
  it("may be a single token or several tokens with names, and the audit line names the token that was used", async () => {
    const body = JSON.stringify({ account: "acme", plans: { a: "pro" } });
    const issue = (secret: string, token: string) => () =>
      deployed(secret)("/admin/keys", {
        method: "POST",
        headers: { ...bearer(token), "Content-Type": "application/json" },
        body,
      });
    for (const [secret, token, actor] of [
      [SECRET, SECRET, "operator"],
      [`alice=${SECRET}, ci=${OTHER}`, SECRET, "alice"],
      [`alice=${SECRET}, ci=${OTHER}`, OTHER, "ci"],
    ] as const) {
      const lines = await logged("log", issue(secret, token));
      expect(lines.find(({ event }) => event === "audit")).toMatchObject({ actor, status: 200 });
      expect(JSON.stringify(lines)).not.toContain(token);
    }
  });

  it.each([
    ["missing", undefined],
    ["empty", ""],
    ["blank", " ".repeat(20)],
    ["short", "short-secret"],
    ["a pattern", "abababababababababab"],
    ["the demo's token", demo.admin_token],
    ["one good and one weak token", `alice=${SECRET},ci=aaaaaaaaaaaaaaaaaaaa`],
  ])("closes the admin routes, and no other routes, if it is %s", async (_, secret) => {
    const requestTo = deployed(secret);
    const errors = await logged("error", async () => {
      for (const token of [secret ?? "x", SECRET, " "]) {
        expect((await requestTo("/admin/keys", { headers: bearer(token) })).status).toBe(401);
      }
    });
    expect(errors[0]).toMatchObject({ event: "configuration_fault", settings: ["ADMIN_TOKEN"] });
    if (secret) expect(JSON.stringify(errors)).not.toContain(secret.trim() || "nothing");
    expect((await requestTo("/ready")).body).toMatchObject({ status: "ready", admin: "closed" });
    const { apiKey } = await issueKey({ a: "pro" });
    expect((await requestTo("/v1/usage", { headers: bearer(apiKey) })).status).toBe(200);
  });

  it("cannot be guessed: after 300 requests in a minute, even the right token is refused", async () => {
    const requestTo = deployed(SECRET);
    const guess = (token: string, address: string) =>
      requestTo("/admin/keys", { headers: bearer(token) }, address);
    // Sends twice as many requests as the limiter allows, because the limiter may begin a new
    // minute between two of these requests.
    const answers = await Promise.all(
      Array.from({ length: 601 }, (_, index) => guess(`wrong-${index}`, "192.0.2.20")),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(300);
    const refused = await guess(SECRET, "192.0.2.20");
    expect([refused.status, refused.body.error.code]).toEqual([429, "rate_limit_exceeded"]);
    expect(refused.headers.get("Retry-After")).toBe("60");
    expect((await guess(SECRET, "192.0.2.21")).status).toBe(200);
  });

  it("is refused if it is wrong, and the log names the client's network", async () => {
    const requestTo = deployed(SECRET);
    const lines = await logged("log", () =>
      requestTo("/admin/keys", { headers: bearer("wrong") }, "2001:db8:1:2:3:4:5:6"),
    );
    expect(lines.filter(({ event }) => event === "request")).toMatchObject([
      { status: 401, network: "2001:db8:1:2::/64" },
    ]);
  });
});

describe("a request about one API key", () => {
  it("gets 404 if the id in the path does not have the form of a key's id", async () => {
    for (const id of ["x".repeat(510), "key_1", "key_0123456789abcdeg", "%00"]) {
      const { status, body } = await get(`/admin/keys/${id}`, demo.admin_token);
      expect([status, body.error.code]).toEqual([404, "not_found"]);
    }
  });
});

describe("plain HTTP", () => {
  it("is refused, except on the loopback address", async () => {
    const app = createApp(new EdgeMemory());
    for (const path of ["/v1/usage", "/health", "/ready", "/admin/keys", "/nothing"]) {
      const url = `http://service.test${path}`;
      const answer = await app.request(url, {}, env, createExecutionContext());
      expect([answer.status, ((await answer.json()) as Json).error.code]).toEqual([
        400,
        "https_required",
      ]);
      expect(answer.headers.get("Strict-Transport-Security")).toContain("includeSubDomains");
    }
    expect((await request("/health")).status).toBe(200);
  });
});
