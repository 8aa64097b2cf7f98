/** The meter, its published counters, rate headers, `/v1/usage` (docs/api.md#quotas-and-rate). */
import {
  createExecutionContext,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { counterKeyOf } from "../../src/access/counters.ts";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import type {
  Admission,
  CheckDecision,
  Idempotency,
  MeterRequest,
} from "../../src/access/meter-messages.ts";
import type { GrantedCheck } from "../../src/access/open-checks.ts";
import { LEASE_MS } from "../../src/access/open-checks.ts";
import { periodOf } from "../../src/access/period.ts";
import { createApp } from "../../src/app.ts";
import {
  type Answer,
  bearer,
  breakUpstreams,
  claimOf,
  counted,
  demo,
  eventually,
  get,
  HANBIT,
  issueKey,
  meterOf,
  post,
  request,
  setClock,
  upstreamStats,
  used,
  verify,
  watchUpstreams,
} from "./service.ts";

const CLAIM = claimOf(HANBIT, { lang: "code" });
const UNTHROTTLED = { rate_per_second: 10_000 };
const MARCH = Date.UTC(2026, 2, 31, 23, 59, 59);
const APRIL = Date.UTC(2026, 3, 1);

const burst = (key: string, requests: number): Promise<Answer[]> =>
  Promise.all(Array.from({ length: requests }, () => verify(key, CLAIM)));
const codes = (answers: Answer[]) =>
  answers.map(({ status, body }) => (status === 200 ? 200 : body.error.code));

/** Sends this many checks at once to a new isolate that waits up to 16 s for the tax authority. */
function patientBurst(key: string, requests: number): Promise<Answer[]> {
  const app = createApp(new EdgeMemory());
  const patience = { NTS_ATTEMPT_TIMEOUT_MS: 16_000, NTS_TOTAL_TIMEOUT_MS: 16_000 };
  const patient = { ...env, ...patience } as Env;
  const init = {
    method: "POST",
    headers: { ...bearer(key), "Content-Type": "application/json" },
    body: JSON.stringify(CLAIM),
  };
  return Promise.all(
    Array.from({ length: requests }, async () => {
      const answer = await app.request("/v1/verify", init, patient, createExecutionContext());
      return { status: answer.status, headers: answer.headers, body: await answer.json() };
    }),
  );
}
const count = <T>(values: T[], wanted: T) => values.filter((value) => value === wanted).length;

const published = (account: string) =>
  env.RATE_COUNTERS.get(counterKeyOf(account, "a", periodOf(Date.now())), "json");

describe("the month's quota", () => {
  it("lets exactly 100 of 1,000 concurrent requests of a free key pass, and 900 get quota_exceeded", async () => {
    const { apiKey, account } = await issueKey({ a: "free" }, UNTHROTTLED);
    const answers = codes(await patientBurst(apiKey, 1_000));
    expect([count(answers, 200), count(answers, "quota_exceeded")], `${new Set(answers)}`).toEqual([
      100, 900,
    ]);
    // `counted` waits until the isolate has confirmed all checks. `used` does not wait, so it could
    // miss some: after ten idle seconds the runtime may restart the meter, which then forgets the
    // checks that are not confirmed yet.
    await counted(account, [100]);
  }, 120_000);

  it("is exact even if the meter restarts between requests", async () => {
    const { apiKey, account } = await issueKey({ a: "free" }, UNTHROTTLED);
    const answers: Answer[] = [];
    for (let i = 0; i < 4; i++) {
      answers.push(...(await burst(apiKey, 40)));
      // The edge refuses the last burst without calling the meter. So the meter is not running
      // then, and evicting it would fail.
      if (i < 3) await evictDurableObject(meterOf(account));
    }
    expect(count(codes(answers), 200)).toBe(100);
    expect(count(codes(answers), "quota_exceeded")).toBe(60);
    expect(await used(apiKey)).toBe(100);
  });

  it("needs at most four writes to count forty simultaneous answers", async () => {
    const { apiKey, account } = await issueKey({ a: "free" }, UNTHROTTLED);
    const writes = () =>
      runInDurableObject(
        meterOf(account),
        (_, { storage }) => storage.sql.exec("SELECT total_changes() AS n").one().n as number,
      );
    await verify(apiKey, CLAIM);
    await counted(account, [1]);
    const before = await writes();
    expect(count(codes(await burst(apiKey, 40)), 200)).toBe(40);
    await counted(account, [41]);
    expect((await writes()) - before).toBeLessThanOrEqual(4);
  });

  it("is shared by all keys of an account, but not by other accounts", async () => {
    const first = await issueKey({ a: "free" }, { monthly_quota: 2 });
    const second = await issueKey({ a: "free" }, { monthly_quota: 2 }, first.account);
    const other = await issueKey({ a: "free" }, { monthly_quota: 2 });
    for (const { apiKey } of [first, second])
      expect((await verify(apiKey, CLAIM)).status).toBe(200);
    for (const { apiKey } of [first, second])
      expect((await verify(apiKey, CLAIM)).status).toBe(429);
    expect((await verify(other.apiKey, CLAIM)).status).toBe(200);
  });

  it("starts again in a new month (UTC)", async () => {
    const { apiKey, account } = await issueKey({ a: "free" }, { monthly_quota: 1 });
    await setClock(account, () => MARCH);
    expect(codes(await burst(apiKey, 2)).sort()).toEqual([200, "quota_exceeded"]);
    await setClock(account, () => APRIL);
    expect((await get("/v1/usage", apiKey)).body).toMatchObject({
      period: "2026-04",
      used: 0,
      remaining: 1,
    });
    expect((await verify(apiKey, CLAIM)).status).toBe(200);
    await setClock(account, () => MARCH);
    expect(await used(apiKey)).toBe(1);
  });

  it("says in Retry-After that refused requests must wait until the end of the month", async () => {
    const { apiKey } = await issueKey({ a: "free" }, { monthly_quota: 1 });
    await verify(apiKey, CLAIM);
    const { headers } = await verify(apiKey, CLAIM);
    const now = new Date();
    const left = (Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - now.getTime()) / 1000;
    expect(Math.abs(Number(headers.get("Retry-After")) - left)).toBeLessThan(60);
  });

  it.each([
    ["is charged for a claim that is invalid", claimOf(HANBIT, { ownerName: "허위인" }), 200, 1],
    ["is not charged for a malformed request", claimOf(HANBIT, { startDate: "20230230" }), 400, 0],
  ])("%s", async (_, body, status, charged) => {
    const { apiKey } = await issueKey({ a: "free" });
    expect((await verify(apiKey, body)).status).toBe(status);
    expect(await used(apiKey)).toBe(charged);
  });
});

describe("the rate per second", () => {
  it("says in Retry-After how long requests beyond it must wait, and a request after that time succeeds", async () => {
    const { apiKey, account } = await issueKey({ a: "free" });
    let now = MARCH;
    await setClock(account, () => now);
    const answers = await burst(apiKey, 8);
    expect(count(codes(answers), 200)).toBe(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(new Set(codes(refused))).toEqual(new Set(["rate_limit_exceeded"]));
    const wait = Number(refused[0]?.headers.get("Retry-After"));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect((await verify(apiKey, CLAIM)).status).toBe(429);
    now += wait * 1_000;
    expect((await verify(apiKey, CLAIM)).status).toBe(200);
    // This check is the first one in April. The five checks before it count in March.
    expect(await used(apiKey)).toBe(1);
  });

  it.each([
    ["free", 5],
    ["starter", 10],
    ["pro", 25],
    ["premium", 50],
    ["enterprise", 100],
  ])("for the plan %s is %i", async (a, rate) => {
    const { apiKey } = await issueKey({ a });
    expect((await get("/v1/usage", apiKey)).body.rate).toBe(rate);
  });

  it("charges nothing for the requests that it refuses", async () => {
    const { apiKey, account } = await issueKey({ a: "free" });
    await setClock(account, () => MARCH);
    await burst(apiKey, 8);
    expect(await used(apiKey)).toBe(5);
  });
});

describe("the meter", () => {
  const rpc = (account: string, overrides: MeterRequest["overrides"] = { monthlyQuota: 100 }) => {
    const meter = meterOf(account);
    const owner = { account, variant: "a" } as const;
    const question: MeterRequest = { ...owner, keyId: "key_1", planId: "pro", overrides };
    return {
      account,
      admit: () => meter.admit(question) as Promise<Admission>,
      open: (
        id: string = crypto.randomUUID(),
        more: Partial<MeterRequest> = {},
        idempotency: Idempotency | null = null,
        units?: number,
      ) => meter.open({ ...question, ...more }, id, idempotency, units) as Promise<CheckDecision>,
      confirm: (check: GrantedCheck, isSecondTry = false) =>
        meter.confirm(owner, [check], isSecondTry),
      pays: (check: GrantedCheck) => meter.pays(check),
      release: (check: GrantedCheck) => meter.release(check),
      reserve: (units: number, id: string) =>
        meter.reserve(question, units, id) as Promise<Admission>,
      settle: (id: string, units: number) => meter.settle(id, units),
      used: async () => (await meter.standing(question))?.used,
      restart: () => evictDurableObject(meterOf(account)),
    };
  };
  const fresh = (overrides?: MeterRequest["overrides"]) =>
    rpc(`meter-${crypto.randomUUID()}`, overrides);

  const granted = (decision: CheckDecision): GrantedCheck => {
    if (decision.outcome !== "granted") throw new Error(decision.outcome);
    return decision.check;
  };

  describe("for a check", () => {
    it("holds a unit as soon as the check is granted, and counts it once, however often the check is confirmed", async () => {
      const meter = fresh();
      const check = granted(await meter.open());
      expect(await meter.used()).toBe(1);
      for (const isSecondTry of [false, true, false]) await meter.confirm(check, isSecondTry);
      expect(await meter.used()).toBe(1);
    });

    it("holds one unit however often the same check is requested", async () => {
      const meter = fresh();
      const decisions = await Promise.all(Array.from({ length: 5 }, () => meter.open("one")));
      expect(decisions.map(({ outcome }) => outcome)).toEqual(Array(5).fill("granted"));
      expect(await meter.used()).toBe(1);
    });

    it("gives back the unit of a released check only once, even if it is released again", async () => {
      const meter = fresh();
      await meter.confirm(granted(await meter.open()));
      const check = granted(await meter.open());
      for (let i = 0; i < 3; i++) await meter.release(check);
      expect(await meter.used()).toBe(1);
      await meter.confirm(check);
      expect(await meter.used()).toBe(1);
    });

    it("gives back the unit of a check that is neither confirmed nor released within its lease", async () => {
      const meter = fresh({ monthlyQuota: 1 });
      await setClock(meter.account, () => MARCH - LEASE_MS - 2);
      const check = granted(await meter.open());
      await setClock(meter.account, () => MARCH - 3);
      expect((await meter.open()).outcome).toBe("quota_exceeded");
      await setClock(meter.account, () => MARCH);
      expect(await meter.used()).toBe(0);
      // If the check is confirmed later, it counts, because the quota has room.
      await meter.confirm(check);
      expect(await meter.used()).toBe(1);
    });

    it("does not count a confirmation after the lease if another check holds the last unit", async () => {
      const meter = fresh({ monthlyQuota: 1 });
      await setClock(meter.account, () => MARCH - LEASE_MS - 2);
      const late = granted(await meter.open());
      await setClock(meter.account, () => MARCH);
      const other = granted(await meter.open());
      await meter.confirm(late);
      expect(await meter.used()).toBe(1);
      await meter.confirm(other);
      expect(await meter.used()).toBe(1);
    });

    it("writes nothing for a check that is granted and released", async () => {
      const meter = fresh();
      await meter.confirm(granted(await meter.open()));
      const writes = () =>
        runInDurableObject(
          meterOf(meter.account),
          (_, { storage }) => storage.sql.exec("SELECT total_changes() AS n").one().n,
        );
      const before = await writes();
      for (let i = 0; i < 10; i++) await meter.release(granted(await meter.open()));
      expect(await writes()).toBe(before);
    });

    it("counts checks that are confirmed after a restart, as long as the quota has room", async () => {
      const meter = fresh({ monthlyQuota: 2 });
      const checks = [granted(await meter.open()), granted(await meter.open())] as const;
      await meter.restart();
      expect(await meter.used()).toBe(0);
      const other = granted(await meter.open());
      for (const check of checks) await meter.confirm(check);
      expect(await meter.used()).toBe(2);
      await meter.confirm(other);
      expect(await meter.used()).toBe(2);
    });

    it("counts a check if its confirmation is a second try, but not if the meter has restarted since the grant", async () => {
      const meter = fresh();
      const check = granted(await meter.open());
      await meter.restart();
      await meter.confirm(check, true);
      expect(await meter.used()).toBe(0);
      const here = granted(await meter.open());
      await meter.confirm(here, true);
      expect(await meter.used()).toBe(1);
    });

    it("counts a check in the month in which it was granted", async () => {
      const meter = fresh();
      await setClock(meter.account, () => MARCH);
      const check = granted(await meter.open());
      await setClock(meter.account, () => APRIL);
      await meter.confirm(check);
      expect(await meter.used()).toBe(0);
      await setClock(meter.account, () => MARCH);
      expect(await meter.used()).toBe(1);
    });

    it("counts a check in the month of its first grant, even if it is granted again later", async () => {
      const meter = fresh();
      await setClock(meter.account, () => MARCH);
      await meter.open("one");
      await setClock(meter.account, () => APRIL);
      await meter.confirm(granted(await meter.open("one")));
      expect(await meter.used()).toBe(0);
    });
  });

  describe("under an Idempotency-Key", () => {
    const openCheck = (meter: ReturnType<typeof fresh>, key = "order-1", fingerprint = "body") =>
      meter.open(crypto.randomUUID(), {}, { key, fingerprint });

    it("counts one unit for concurrent requests and a repetition after a restart", async () => {
      const meter = fresh({ monthlyQuota: 1 });
      const twins = await Promise.all(Array.from({ length: 10 }, () => openCheck(meter)));
      expect(twins.map((twin) => twin.outcome === "granted" && twin.isRepeat)).toEqual([
        false,
        ...Array(9).fill(true),
      ]);
      for (const twin of twins) await meter.confirm(granted(twin));
      await meter.restart();
      const repetition = await openCheck(meter);
      expect(repetition).toMatchObject({ outcome: "granted", isRepeat: true });
      await meter.confirm(granted(repetition));
      expect(await meter.used()).toBe(1);
    });

    it("refuses a different request, both while the first request is open and after it was charged", async () => {
      const meter = fresh();
      const first = granted(await openCheck(meter));
      expect((await openCheck(meter, "order-1", "other")).outcome).toBe("idempotency_key_reused");
      await meter.confirm(first);
      expect((await openCheck(meter, "order-1", "other")).outcome).toBe("idempotency_key_reused");
      expect((await openCheck(meter, "order-2", "other")).outcome).toBe("granted");
    });

    it("makes ten repetitions free, and charges the eleventh", async () => {
      const meter = fresh();
      for (let i = 0; i < 11; i++) await meter.confirm(granted(await openCheck(meter)));
      expect(await meter.used()).toBe(1);
      const further = await openCheck(meter);
      expect(further).toMatchObject({ outcome: "granted", isRepeat: false });
      await meter.confirm(granted(further));
      expect(await meter.used()).toBe(2);
    });

    it("counts concurrent requests without an answer towards the ten free repetitions", async () => {
      const meter = fresh();
      const twins: GrantedCheck[] = [];
      for (let i = 0; i < 8; i++) twins.push(granted(await openCheck(meter)));
      await meter.confirm(twins.shift() as GrantedCheck);
      // Seven free repetitions are under way, so three more are free.
      const more: boolean[] = [];
      for (let i = 0; i < 4; i++) {
        const decision = await openCheck(meter);
        more.push("isRepeat" in decision && decision.isRepeat);
        twins.push(granted(decision));
      }
      expect(more).toEqual([true, true, true, false]);
      await meter.release(twins.shift() as GrantedCheck);
      expect(await openCheck(meter)).toMatchObject({ isRepeat: true });
      for (const twin of twins) await meter.confirm(twin);
      expect(await meter.used()).toBe(2);
    });

    it("charges a repetition if the first request was not answered", async () => {
      const meter = fresh();
      await meter.release(granted(await openCheck(meter)));
      const repetition = await openCheck(meter);
      expect(repetition).toMatchObject({ isRepeat: false });
      await meter.confirm(granted(repetition));
      expect(await meter.used()).toBe(1);
    });

    it("charges a concurrent request if the first request is not answered", async () => {
      const meter = fresh();
      const [first, twin] = [granted(await openCheck(meter)), granted(await openCheck(meter))];
      await meter.release(first);
      await meter.confirm(twin);
      expect(await meter.used()).toBe(1);
    });

    it("forgets the Idempotency-Key after 24 hours", async () => {
      const meter = fresh();
      await setClock(meter.account, () => MARCH - 24 * 3_600_000);
      await meter.confirm(granted(await openCheck(meter)));
      await setClock(meter.account, () => MARCH);
      expect(await openCheck(meter)).toMatchObject({ outcome: "granted", isRepeat: false });
    });

    it("charges only the concurrent request that is answered first, however often each asks whether it pays", async () => {
      const meter = fresh();
      const [first, twin] = [granted(await openCheck(meter)), granted(await openCheck(meter))];
      const asked = [twin, first, twin, first].map((check) => meter.pays(check));
      expect(await Promise.all(asked)).toEqual([true, false, true, false]);
      for (const check of [first, twin]) await meter.confirm(check);
      expect(await meter.pays(first)).toBe(false);
      expect(await meter.used()).toBe(1);
    });

    it("counts a check in the month of the unit that it shares with an earlier check", async () => {
      const meter = fresh({ monthlyQuota: 1 });
      await setClock(meter.account, () => MARCH);
      await openCheck(meter);
      await setClock(meter.account, () => APRIL);
      const twin = granted(await openCheck(meter));
      const other = granted(await meter.open());
      for (const check of [twin, other]) await meter.confirm(check);
      expect(await meter.used()).toBe(1);
      await setClock(meter.account, () => MARCH);
      expect(await meter.used()).toBe(1);
    });

    it("counts a check in April if its lease ended in March and a repetition holds a unit of April", async () => {
      const meter = fresh({ monthlyQuota: 1 });
      await setClock(meter.account, () => APRIL - LEASE_MS - 1);
      const late = granted(await openCheck(meter));
      await setClock(meter.account, () => APRIL - 1);
      await meter.confirm(granted(await meter.open()));
      await setClock(meter.account, () => APRIL);
      const twin = granted(await openCheck(meter));
      for (const check of [late, twin]) await meter.confirm(check);
      expect(await meter.used()).toBe(1);
      await setClock(meter.account, () => MARCH);
      expect(await meter.used()).toBe(1);
    });

    it("holds one unit for a check even if the platform repeats the call that opens it, until the check is released", async () => {
      const meter = fresh();
      const order = { key: "order-1", fingerprint: "body" };
      const grants = [await meter.open("one", {}, order), await meter.open("one", {}, order)];
      expect(grants.map((grant) => "isRepeat" in grant && grant.isRepeat)).toEqual([false, false]);
      await meter.release(granted(grants[1] as CheckDecision));
      expect(await meter.used()).toBe(0);
    });

    it("keeps the unit of a check if a concurrent check with the same Idempotency-Key is released twice", async () => {
      const meter = fresh();
      const [first, twin] = [granted(await openCheck(meter)), granted(await openCheck(meter))];
      for (let i = 0; i < 2; i++) await meter.release(first);
      await meter.confirm(twin);
      expect(await meter.used()).toBe(1);
    });

    it("uses up no free repetition when the platform repeats a confirmation", async () => {
      const meter = fresh();
      const [first, twin] = [granted(await openCheck(meter)), granted(await openCheck(meter))];
      for (const check of [first, twin]) {
        await meter.confirm(check);
        await meter.confirm(check, true);
      }
      const more = await Promise.all(Array.from({ length: 10 }, () => openCheck(meter)));
      const isRepeat = more.map((decision) => "isRepeat" in decision && decision.isRepeat);
      expect(isRepeat).toEqual([...Array(9).fill(true), false]);
    });

    it.each([
      ["counts nothing for", "confirm"],
      ["gives back nothing for", "release"],
    ] as const)(
      "%s a check whose lease has ended if a different request has since used the check's Idempotency-Key",
      async (_, end) => {
        const meter = fresh({ monthlyQuota: 3 });
        const list = { key: "order-1", fingerprint: "list" };
        await setClock(meter.account, () => MARCH - LEASE_MS);
        const late = granted(await meter.open("list", {}, list, 3));
        await setClock(meter.account, () => MARCH);
        await meter.reserve(2, "job");
        const other = granted(await openCheck(meter, "order-1", "other"));
        await meter[end](late);
        expect(await meter.used()).toBe(3);
        await meter.confirm(other);
        expect(await meter.used()).toBe(3);
      },
    );

    it("stores the Idempotency-Key and the request's fingerprint only as HMACs", async () => {
      const meter = fresh();
      await meter.confirm(granted(await openCheck(meter, "order-of-kim", "fingerprint-of-kim")));
      const kept = await runInDurableObject(meterOf(meter.account), (_, { storage }) =>
        JSON.stringify(storage.sql.exec("SELECT * FROM idempotency").toArray()),
      );
      expect(kept).toContain("body");
      expect(kept).not.toContain("of-kim");
    });
  });

  describe("for a batch", () => {
    it("grants all units or none", async () => {
      const meter = fresh();
      expect((await meter.reserve(60, "first")).outcome).toBe("granted");
      expect((await meter.reserve(41, "second")).outcome).toBe("quota_exceeded");
      expect(await meter.used()).toBe(60);
      expect((await meter.reserve(40, "third")).outcome).toBe("granted");
      expect(await meter.used()).toBe(100);
    });

    it("does not reserve units that open checks hold", async () => {
      const meter = fresh();
      await meter.open();
      expect((await meter.reserve(100, "all")).outcome).toBe("quota_exceeded");
      expect((await meter.reserve(99, "rest")).outcome).toBe("granted");
    });

    it("counts a reservation once, however often a job requests it", async () => {
      const meter = fresh();
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => meter.reserve(60, "job")));
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(5).fill("granted"));
      expect(await meter.used()).toBe(60);
    });

    it("gives back the rest of a reservation once, however often it is settled", async () => {
      const meter = fresh();
      await meter.reserve(60, "job");
      for (const units of [45, 45, 0]) await meter.settle("job", units);
      expect(await meter.used()).toBe(45);
    });

    it("does not settle a reservation again after a restart", async () => {
      const meter = fresh();
      await meter.reserve(60, "job");
      await meter.settle("job", 45);
      await meter.restart();
      await meter.settle("job", 0);
      expect(await meter.used()).toBe(45);
    });

    it("does not reserve again for a job that is settled", async () => {
      const meter = fresh();
      await meter.reserve(60, "job");
      await meter.settle("job", 45);
      expect((await meter.reserve(60, "job")).outcome).toBe("settled");
      expect(await meter.used()).toBe(45);
    });

    it("refuses a reservation that arrives after its settlement", async () => {
      const meter = fresh();
      await meter.settle("job", 0);
      expect((await meter.reserve(60, "job")).outcome).toBe("settled");
      expect(await meter.used()).toBe(0);
    });

    it("keeps a reservation unchanged when another job is settled", async () => {
      const meter = fresh();
      await meter.reserve(60, "job");
      await meter.settle("another", 50);
      expect(await meter.used()).toBe(60);
    });

    it("gives units back to the month in which they were reserved", async () => {
      const meter = fresh();
      await setClock(meter.account, () => MARCH);
      await meter.reserve(60, "job");
      await setClock(meter.account, () => APRIL);
      await meter.reserve(5, "other");
      await meter.settle("job", 45);
      expect(await meter.used()).toBe(5);
      await setClock(meter.account, () => MARCH);
      expect(await meter.used()).toBe(45);
    });
  });

  it("admits a request without counting it, even if the month's quota is used up", async () => {
    const meter = fresh();
    await meter.reserve(100, "all");
    expect((await meter.admit()).outcome).toBe("granted");
    expect((await meter.open()).outcome).toBe("quota_exceeded");
    expect(await meter.used()).toBe(100);
  });

  it("refuses a revoked key and an unknown plan", async () => {
    const meter = fresh();
    await meterOf(meter.account).revoke("key_2");
    expect((await meter.open("1", { keyId: "key_2" })).outcome).toBe("key_revoked");
    expect((await meter.open("2", { planId: "platinum" })).outcome).toBe("plan_unknown");
    expect((await meter.open("3")).outcome).toBe("granted");
  });

  it("refuses every key of an erased account, and counts nothing for it", async () => {
    const meter = fresh();
    const check = granted(await meter.open());
    await meterOf(meter.account).erase();
    await meter.confirm(check);
    expect((await meter.open()).outcome).toBe("key_revoked");
    await meter.restart();
    expect((await meter.open()).outcome).toBe("key_revoked");
    expect(await meterOf(meter.account).history()).toEqual([]);
  });

  it("stores nothing about an erased account except that it was erased, whatever call follows", async () => {
    const meter = fresh();
    const stub = meterOf(meter.account);
    const stored = () =>
      runInDurableObject(stub, (_, { storage }) => {
        const tables = ["months", "reservations", "idempotency", "revoked_keys", "changed_keys"];
        const rows = tables.flatMap((table) =>
          storage.sql.exec(`SELECT * FROM ${table}`).toArray(),
        );
        return [...rows, ...storage.sql.exec("SELECT name FROM notes").toArray()];
      });
    const check = granted(await meter.open());
    await stub.erase();
    const idempotency = { key: "order-1", fingerprint: "body" };
    const question = { account: meter.account, variant: "a", keyId: "key_1" } as const;
    expect((await meter.open("1", {}, idempotency)).outcome).toBe("key_revoked");
    expect((await meter.admit()).outcome).toBe("key_revoked");
    expect((await meter.reserve(1, "job")).outcome).toBe("key_revoked");
    expect(await meter.used()).toBeUndefined();
    await meter.settle("job", 1);
    await meter.confirm(check);
    await stub.revoke("key_1");
    await stub.changeTerms(question, { planId: "pro", overrides: {}, expiresAt: null });
    expect(await stored()).toEqual([{ name: "erased" }]);
  });

  it("stores no plans for an account that is erased while they are read", async () => {
    const meter = fresh();
    const stub = meterOf(meter.account);
    const [first] = await Promise.all([meter.admit(), stub.erase()]);
    expect(first.outcome).toBe("key_revoked");
    const notes = await runInDurableObject(stub, (_, { storage }) =>
      storage.sql.exec("SELECT name FROM notes").toArray(),
    );
    expect(notes).toEqual([{ name: "erased" }]);
  });
});

describe("the published counter", () => {
  it("is written at once when the month's quota is used up", async () => {
    const { apiKey, account } = await issueKey({ a: "free" }, { monthly_quota: 2 });
    await verify(apiKey, CLAIM);
    expect(await published(account)).toBeNull();
    await verify(apiKey, CLAIM);
    await eventually(async () => {
      expect(await published(account)).toEqual({
        used: 2,
        quota: 2,
        exhausted: true,
        updatedAt: expect.any(String),
      });
    });
  });

  it("is written by the alarm while the quota is not used up", async () => {
    const { apiKey, account } = await issueKey({ a: "free" });
    for (let i = 0; i < 3; i++) await verify(apiKey, CLAIM);
    await counted(account, [3]);
    expect(await published(account)).toBeNull();
    expect(await runDurableObjectAlarm(meterOf(account))).toBe(true);
    expect(await published(account)).toMatchObject({ used: 3, quota: 100, exhausted: false });
    expect(await runDurableObjectAlarm(meterOf(account))).toBe(false);
  });

  it("is written by the alarm even if the meter restarted before the alarm", async () => {
    const { apiKey, account } = await issueKey({ a: "free" });
    await verify(apiKey, CLAIM);
    await counted(account, [1]);
    await evictDurableObject(meterOf(account));
    expect(await runDurableObjectAlarm(meterOf(account))).toBe(true);
    expect(await published(account)).toMatchObject({ used: 1 });
  });

  it("reopens the account at once when units of a batch are given back", async () => {
    const { apiKey, account, id } = await issueKey({ a: "pro" }, { monthly_quota: 1 });
    const meter = meterOf(account);
    const overrides = { monthlyQuota: 1 };
    await meter.reserve({ account, variant: "a", keyId: id, planId: "pro", overrides }, 1, "job");
    await eventually(async () =>
      expect(await published(account)).toMatchObject({ exhausted: true }),
    );
    expect((await verify(apiKey, CLAIM)).status).toBe(429);
    await meter.settle("job", 0);
    await eventually(async () => {
      expect(await published(account)).toMatchObject({ used: 0, quota: 1, exhausted: false });
    });
    expect((await verify(apiKey, CLAIM)).status).toBe(200);
  });

  it("does not mark an account as exhausted if its checks were not answered", async () => {
    const { apiKey, account } = await issueKey({ a: "free" }, { monthly_quota: 1 });
    await breakUpstreams({ fail: { mode: "key" } });
    expect((await verify(apiKey, CLAIM)).status).toBe(500);
    expect(await published(account)).toBeNull();
    await breakUpstreams({ fail: null });
    expect((await verify(apiKey, CLAIM)).status).toBe(200);
  });

  it("is written by the alarm if KV was down at first and the meter restarted", async () => {
    const { apiKey, account } = await issueKey({ a: "free" }, { monthly_quota: 1 });
    vi.spyOn(env.RATE_COUNTERS, "put").mockRejectedValue(new Error("KV is down"));
    await verify(apiKey, CLAIM);
    await counted(account, [1]);
    await evictDurableObject(meterOf(account));
    vi.restoreAllMocks();
    expect(await published(account)).toBeNull();
    expect(await runDurableObjectAlarm(meterOf(account))).toBe(true);
    expect(await published(account)).toMatchObject({ used: 1, exhausted: true });
  });

  it("reopens the account at once when a key with a higher plan is used", async () => {
    const { apiKey, account } = await issueKey({ a: "free" }, { monthly_quota: 1 });
    await verify(apiKey, CLAIM);
    await eventually(async () =>
      expect(await published(account)).toMatchObject({ exhausted: true }),
    );
    const raised = await issueKey({ a: "pro" }, {}, account);
    expect((await verify(raised.apiKey, CLAIM)).status).toBe(200);
    await eventually(async () => {
      expect(await published(account)).toMatchObject({ used: 2, quota: 25_000, exhausted: false });
    });
  });

  it("lets the edge refuse an exhausted account without calling its meter or the tax authority", async () => {
    const { apiKey, account } = await issueKey({ a: "free" }, { monthly_quota: 1 });
    await verify(apiKey, CLAIM);
    expect((await verify(apiKey, CLAIM)).status).toBe(429);
    await eventually(async () =>
      expect(await published(account)).toMatchObject({ exhausted: true }),
    );
    // For the meter it is another month now, so only the edge can refuse these requests.
    await setClock(account, () => APRIL);
    const upstreamCalls = watchUpstreams();
    const atEdge = await verify(apiKey, CLAIM);
    expect(atEdge.body.error.code).toBe("quota_exceeded");
    expect(atEdge.body.error.message).toMatch(
      /^Your account has used 1 of 1 units of this month: the next month begins at \d{4}-\d\d-01T/,
    );
    expect(Number(atEdge.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(atEdge.headers.get("RateLimit")).toMatch(/^"month";r=0;t=\d+, "second";r=\d+;t=1$/);
    const byTool = await post("/mcp", apiKey, {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "verify_business", arguments: CLAIM },
    });
    expect(byTool.body.result.structuredContent.error.code).toBe("quota_exceeded");
    expect(upstreamCalls()).toBe(0);
  });

  it("refuses nothing if it cannot be read, because the meter decides", async () => {
    const { apiKey, account } = await issueKey({ a: "free" });
    await env.RATE_COUNTERS.put(counterKeyOf(account, "a", periodOf(Date.now())), "{damaged");
    for (let i = 0; i < 3; i++) expect((await verify(apiKey, CLAIM)).status).toBe(200);
  });
});

describe("an API key", () => {
  it("has the limits of its plan, except those that are overridden on the key", async () => {
    const { apiKey } = await issueKey(
      { a: "enterprise" },
      { monthly_quota: 2_000_000, rate_per_second: 500 },
    );
    expect((await get("/v1/usage", apiKey)).body).toMatchObject({
      plan: "enterprise",
      quota: 2_000_000,
      rate: 500,
    });
  });

  it("without a plan for the variant gets 403, and the tax authority is not asked", async () => {
    const { apiKey } = await issueKey({ b: "paid" });
    for (const { status, body } of [
      await verify(apiKey, CLAIM),
      await get("/v1/usage?variant=a", apiKey),
    ]) {
      expect([status, body.error.code]).toEqual([403, "feature_not_available"]);
    }
    expect((await upstreamStats()).validate.calls).toBe(0);
  });
});

describe("the rate headers", () => {
  const MONTH = /^"month";q=100;w=(2419200|2505600|2592000|2678400), "second";q=5;w=1$/;

  it.each(["verify", "usage"])(
    "show the caller's limits, and what is left of them, in the form of the IETF draft (%s)",
    async (route) => {
      const { apiKey } = await issueKey({ a: "free" });
      const { headers } =
        route === "verify" ? await verify(apiKey, CLAIM) : await get("/v1/usage", apiKey);
      expect(headers.get("RateLimit-Policy")).toMatch(MONTH);
      const left = route === "verify" ? { month: 99, second: 4 } : { month: 100, second: 5 };
      expect(headers.get("RateLimit")).toMatch(
        new RegExp(`^"month";r=${left.month};t=\\d+, "second";r=${left.second};t=1$`),
      );
    },
  );

  it("are also on the error registry_unavailable, and show that the unit was given back", async () => {
    const { apiKey } = await issueKey({ a: "free" });
    await breakUpstreams({ fail: { mode: "key" } });
    const { headers } = await verify(apiKey, CLAIM);
    expect(headers.get("RateLimit-Policy")).toMatch(MONTH);
    expect(headers.get("RateLimit")).toMatch(/^"month";r=100;/);
  });
});

describe("the request id", () => {
  it("is on every answer", async () => {
    const { apiKey } = await issueKey({ a: "free" });
    for (const answer of [
      await verify(apiKey, CLAIM),
      await verify("junk", CLAIM),
      await request("/health"),
      await get("/no", apiKey),
    ]) {
      expect(answer.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it("is the caller's own id if that is a UUID", async () => {
    const own = crypto.randomUUID();
    expect(
      (await request("/health", { headers: { "X-Request-Id": own } })).headers.get("X-Request-Id"),
    ).toBe(own);
  });
});

describe("GET /v1/usage", () => {
  it("shows the plan, the usage and limits of the month, and when the month ends", async () => {
    const { apiKey } = await issueKey({ a: "free" });
    await verify(apiKey, CLAIM);
    const period = periodOf(Date.now());
    const { status, body } = await get("/v1/usage", apiKey);
    expect(status).toBe(200);
    expect(body).toEqual({
      variant: "a",
      plan: "free",
      period,
      used: 1,
      quota: 100,
      remaining: 99,
      units_per_day: null,
      used_today: null,
      remaining_today: null,
      day_resets_at: null,
      rate: 5,
      resets_at: expect.stringMatching(/^\d{4}-\d{2}-01T00:00:00\.000Z$/),
      variants: ["a"],
      mode: "live",
      max_batch: null,
      max_job_rows: null,
      max_watched: 100,
    });
  });

  it("is free of charge, and is answered even if the quota is used up", async () => {
    const { apiKey } = await issueKey({ a: "free" }, { monthly_quota: 1, rate_per_second: 8 });
    await verify(apiKey, CLAIM);
    for (let i = 0; i < 8; i++) {
      const { status, body } = await get("/v1/usage", apiKey);
      expect([status, body.used, body.remaining]).toEqual([200, 1, 0]);
    }
  });

  it("shows the quota of every plan of variant A", async () => {
    const quotas = await Promise.all(
      Object.values(demo.keys.a).map(
        async (key) => (await request("/v1/usage", { headers: bearer(key) })).body.quota,
      ),
    );
    expect(quotas).toEqual([100, 5_000, 25_000, 100_000, 500_000]);
  });
});
