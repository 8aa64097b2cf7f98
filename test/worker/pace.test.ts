/** Refused work is held to the rate of its plan too (docs/api.md#quotas-and-rate). */
import { describe, expect, it } from "vitest";
import {
  type Answer,
  bearer,
  claimOf,
  HANBIT,
  issueKey,
  request,
  setClock,
  upstreamStats,
  used,
  verify,
} from "./service.ts";

const CLAIM = claimOf(HANBIT, { lang: "code" });
const MARCH = Date.UTC(2026, 2, 31, 12);

const codesOf = (answers: Answer[]) =>
  answers.map(({ status, body }) => (status === 200 ? "answered" : body.error.code));
const count = (codes: string[], wanted: string) => codes.filter((code) => code === wanted).length;

describe("300 malformed checks on a free key within a second", () => {
  it.each(["{malformed", JSON.stringify({ ...CLAIM, startDate: "20230230" })])(
    "are looked at five times; the rest is 429 (%s)",
    async (body) => {
      const { apiKey, account } = await issueKey({ a: "free" });
      await setClock(account, () => MARCH);
      const answers = await Promise.all(Array.from({ length: 300 }, () => verify(apiKey, body)));
      expect(count(codesOf(answers), "rate_limit_exceeded")).toBe(295);
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
      expect(await used(apiKey)).toBe(0);
      expect((await upstreamStats()).validate.calls).toBe(0);
    },
  );

  it("are held to the same rate under Idempotency-Keys", async () => {
    const { apiKey, account } = await issueKey({ a: "free" });
    await setClock(account, () => MARCH);
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        verify(apiKey, "{malformed", { "Idempotency-Key": `key-${index}` }),
      ),
    );
    expect(count(codesOf(answers), "rate_limit_exceeded")).toBe(295);
  });
});

describe("a refused upload", () => {
  it("takes one token of the rate, and is not read once the rate is used up", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" });
    await setClock(account, () => MARCH);
    const upload = () =>
      request("/v1/batch/upload", {
        method: "POST",
        headers: { ...bearer(apiKey), "Content-Type": "text/csv" },
        body: "no header of ours\n",
      });
    const answers = await Promise.all(Array.from({ length: 200 }, upload));
    expect(count(codesOf(answers), "missing_column")).toBe(25);
    expect(count(codesOf(answers), "rate_limit_exceeded")).toBe(175);
  });
});

describe("an Idempotency-Key on a check", () => {
  it("charges twins and repetitions once, and says so", async () => {
    const { apiKey } = await issueKey({ a: "pro" }, { rate_per_second: 1_000 });
    const headers = { "Idempotency-Key": "order-1" };
    const twins = await Promise.all(
      Array.from({ length: 10 }, () => verify(apiKey, CLAIM, headers)),
    );
    const again = await verify(apiKey, CLAIM, headers);
    for (const { status, body } of [...twins, again]) {
      expect([status, body.isValid]).toEqual([200, true]);
    }
    expect(twins.filter(({ headers }) => !headers.has("Idempotency-Replayed"))).toHaveLength(1);
    expect(again.headers.get("Idempotency-Replayed")).toBe("true");
    expect(await used(apiKey)).toBe(1);
  });

  it("is refused with another request", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const headers = { "Idempotency-Key": "order-1" };
    expect((await verify(apiKey, CLAIM, headers)).status).toBe(200);
    const { status, body } = await verify(apiKey, claimOf(HANBIT, { lang: "en" }), headers);
    expect([status, body.error.code]).toEqual([400, "idempotency_key_reused"]);
    expect(await used(apiKey)).toBe(1);
  });

  it("is a 400 that names the header where it is malformed", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    for (const key of ["", " ", "a b", "x".repeat(256)]) {
      const { status, body } = await verify(apiKey, CLAIM, { "Idempotency-Key": key });
      expect([status, body.error.code]).toEqual([400, "invalid_request"]);
      expect(body.error.message).toContain("Idempotency-Key");
    }
  });
});
