/** An Idempotency-Key on a check (docs/api.md#repeating-a-check), but not on a batch. */
import { describe, expect, it } from "vitest";
import {
  breakUpstreams,
  claimOf,
  eventually,
  HANBIT,
  issueKey,
  upstreamStats,
  used,
  verify,
} from "./service.ts";

const CLAIM = claimOf(HANBIT, { lang: "code" });

describe("an Idempotency-Key on a check", () => {
  it("charges concurrent requests and repetitions once, and a header marks the repetitions", async () => {
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

  it.each([
    ["before", 500, 1_500],
    ["after", 1_500, 0],
  ])(
    "does not mark the charged answer as a repetition if a concurrent request gets an error %s that answer",
    async (_, firstMs, secondMs) => {
      const { apiKey } = await issueKey({ a: "pro" });
      const headers = { "Idempotency-Key": "order-1" };
      await breakUpstreams({ latencyMs: firstMs, fail: { mode: "key" } });
      const first = verify(apiKey, CLAIM, headers);
      await eventually(async () => expect((await upstreamStats()).validate.calls).toBe(1));
      await breakUpstreams({ latencyMs: secondMs, fail: null });
      const second = await verify(apiKey, CLAIM, headers);
      expect((await first).status).toBe(500);
      expect([second.status, second.headers.get("Idempotency-Replayed")]).toEqual([200, null]);
      expect((await verify(apiKey, CLAIM, headers)).headers.get("Idempotency-Replayed")).toBe(
        "true",
      );
      expect(await used(apiKey)).toBe(1);
    },
  );

  it("is refused with a different request", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const headers = { "Idempotency-Key": "order-1" };
    expect((await verify(apiKey, CLAIM, headers)).status).toBe(200);
    const { status, body } = await verify(apiKey, claimOf(HANBIT, { lang: "en" }), headers);
    expect([status, body.error.code]).toEqual([400, "idempotency_key_reused"]);
    expect(await used(apiKey)).toBe(1);
  });

  it("gets a 400 that names the header if it is malformed", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    for (const key of ["", " ", "a b", "x".repeat(256)]) {
      const { status, body } = await verify(apiKey, CLAIM, { "Idempotency-Key": key });
      expect([status, body.error.code]).toEqual([400, "invalid_request"]);
      expect(body.error.message).toContain("Idempotency-Key");
    }
  });
});
