import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { bearer, claimOf, HANBIT, issueKey, type Json, used } from "./service.ts";

const down = () => {
  throw new Error("D1 is down");
};
const never = () => new Promise<never>(() => {});
const session = (prepare: () => unknown) => ({ withSession: () => ({ prepare }), prepare: down });

const SLOW = session(() => ({ bind: () => ({ all: never, first: never }) }));
const DOWN = session(down);

async function post(DB: object, path: string, key: string, body: unknown) {
  const answer = await createApp(new EdgeMemory()).request(
    path,
    {
      method: "POST",
      headers: { ...bearer(key), "Content-Type": "application/json" },
      body: JSON.stringify(body),
    },
    { ...env, NAMES_BUDGET_MS: 100, DB } as never,
    createExecutionContext(),
  );
  return { status: answer.status, body: (await answer.json()) as Json };
}

describe.each([
  ["down", DOWN],
  ["slow", SLOW],
])("while the database is %s", (_, DB) => {
  it("a check is answered and charged, and says that official names are unavailable", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const { status, body } = await post(
      DB,
      "/v1/verify",
      apiKey,
      claimOf(HANBIT, { companyName: HANBIT.b_nm, lang: "en" }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isValid: true,
      businessInfo: { companyNameSource: "composed", companyNameMatch: "unavailable" },
    });
    expect(await used(apiKey)).toBe(1);
  });

  it("a claim with a wrong representative is answered as usual", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const claim = claimOf(HANBIT, { ownerName: "허위인", companyName: HANBIT.b_nm });
    const { body } = await post(DB, "/v1/verify", apiKey, claim);
    expect(body).toMatchObject({
      isValid: false,
      reason: "details_mismatch",
      businessInfo: { companyNameMatch: null },
    });
  });

  it("a description shows what the tax authority says, and the log says what is missing", async () => {
    const { apiKey } = await issueKey({ b: "paid" });
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    const { status, body } = await post(DB, "/v1/verify/business", apiKey, {
      business_number: HANBIT.b_no,
    });
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)));
    log.mockRestore();
    expect([status, body.status, body.company_name]).toEqual([200, "active", null]);
    const event = lines.find((line) => line.event === "request");
    expect(event).toMatchObject({ status: 200, names: "unavailable" });
  });

  it("a check is answered even if it gives no company name", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    expect((await post(DB, "/v1/verify", apiKey, claimOf(HANBIT))).status).toBe(200);
  });
});
