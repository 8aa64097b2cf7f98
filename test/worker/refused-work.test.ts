/** Malformed requests count against the rate like all others (docs/api.md#quotas-and-rate). */
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
/** The meter's clock stops at this time, so that the rate limit regains no tokens. */
const NOW = Date.UTC(2026, 2, 31, 12);

const codesOf = (answers: Answer[]) =>
  answers.map(({ status, body }) => (status === 200 ? "answered" : body.error.code));
const count = (codes: string[], wanted: string) => codes.filter((code) => code === wanted).length;

describe("300 malformed checks on a free key within a second", () => {
  it.each(["{malformed", JSON.stringify({ ...CLAIM, startDate: "20230230" })])(
    "get 400 five times, as often as the plan allows in a second, and otherwise 429 (%s)",
    async (body) => {
      const { apiKey, account } = await issueKey({ a: "free" });
      await setClock(account, () => NOW);
      const answers = await Promise.all(Array.from({ length: 300 }, () => verify(apiKey, body)));
      expect(count(codesOf(answers), "rate_limit_exceeded")).toBe(295);
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
      expect(await used(apiKey)).toBe(0);
      expect((await upstreamStats()).validate.calls).toBe(0);
    },
  );

  it("are limited by the same rate if each has an Idempotency-Key", async () => {
    const { apiKey, account } = await issueKey({ a: "free" });
    await setClock(account, () => NOW);
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        verify(apiKey, "{malformed", { "Idempotency-Key": `key-${index}` }),
      ),
    );
    expect(count(codesOf(answers), "rate_limit_exceeded")).toBe(295);
  });
});

describe("a refused upload", () => {
  it("uses one token of the rate, and gets 429 when the rate is used up", async () => {
    const { apiKey, account } = await issueKey({ a: "pro" });
    await setClock(account, () => NOW);
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
