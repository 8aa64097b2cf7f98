/**
 * How the page runs a list (docs/page/README.md). These tests cover what is charged if answers are
 * lost, and what stops if the person stops the list.
 */
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  cancelRun,
  continueCalls,
  forgetRun,
  type Order,
  openList,
  resumeRun,
  startRun,
} from "../../../web/list/run.ts";
import {
  isInterrupted,
  leaveRun,
  needsPage,
  openedRun,
  type Run,
  run,
} from "../../../web/list/run-state.ts";
import { listSentFrom } from "../../../web/list/sent-jobs.ts";
import {
  keepLists,
  lastSentLine,
  listsOf,
  type SentList,
  unsentLines,
  unsentRows,
} from "../../../web/list/sent-lists.ts";
import type { RowClaim } from "../../../web/list/sheets/messages.ts";
import { repeatableCalls } from "../../../web/list/status-calls.ts";
import { Service } from "../../../web/service.ts";
import type { Session } from "../../../web/session.ts";
import { PageStorage } from "../../page-storage.ts";

// Modules of the page read these globals when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("location", new URL("http://127.0.0.1:8787/list"));
});

/** This many repetitions of a call are free (docs/api.md#repeating-a-check). */
const FREE_REPEATS = 10;

interface FakeJob {
  job_id: string;
  name: string;
  check: string;
  status: "processing" | "cancelled" | "completed";
  total: number;
  processed: number;
  errors?: number;
  created_at: string;
  completed_at: string | null;
}

const KEY_REUSED = () =>
  Response.json({ error: { code: "idempotency_key_reused", message: "" } }, { status: 400 });

/** Charges as the service does. `fate` decides whether a request and its answer arrive. */
class FakeService {
  fate: (path: string) => "answered" | "answer lost" | "never arrives" | "late" = () => "answered";
  isRegistryDown = false;
  unitsLeftToday = Number.POSITIVE_INFINITY;
  refusal: string | null = null;
  /** The paths of all requests, even of requests that did not arrive. */
  readonly sent: string[] = [];
  readonly arrived: string[] = [];
  readonly statusKeys: string[] = [];
  readonly jobs: FakeJob[] = [];
  charged = 0;
  readonly #repeats = new Map<string, number>();
  readonly #contents = new Map<string, string>();
  readonly #submitted = new Map<string, FakeJob>();

  readonly fetch = async (url: string, { method, headers, body, signal }: RequestInit) => {
    const path = new URL(url).pathname;
    const fate = this.fate(path);
    this.sent.push(path);
    if (fate === "never arrives") throw new TypeError("fetch failed");
    this.arrived.push(`${method} ${path}`);
    const given = body ? JSON.parse(new TextDecoder().decode(body as ArrayBuffer)) : null;
    const answer = this.#answer(url, new Headers(headers), given);
    if (fate === "answer lost") throw new TypeError("fetch failed");
    if (fate === "late") {
      await new Promise((_, reject) => {
        signal?.addEventListener("abort", () => reject(new TypeError("aborted")));
      });
    }
    return answer;
  };

  #answer(url: string, headers: Headers, body: { [field: string]: string[] }): Response {
    const path = new URL(url).pathname;
    const key = headers.get("Idempotency-Key") ?? "";
    const name = decodeURIComponent(headers.get("Job-Name") ?? "");
    const id = path.split("/").at(-1);
    const job = this.jobs.find(({ job_id }) => job_id === id);
    if (path === "/v1/usage")
      return Response.json({ remaining: null, remaining_today: this.unitsLeftToday });
    if (path === "/v1/status") return this.#statuses(key, body.business_numbers ?? []);
    if (path === "/v1/batch/verify" && this.refusal) {
      return Response.json({ error: { code: this.refusal, message: "" } }, { status: 403 });
    }
    if (path === "/v1/batch/verify") return this.#submit(key, name, body);
    if (path === "/v1/batch") return this.#page(new URL(url).searchParams);
    if (!job)
      return Response.json({ error: { code: "job_not_found", message: "" } }, { status: 404 });
    if (path.startsWith("/v1/batch/cancel/") && job.completed_at === null) {
      const completed_at = new Date().toISOString();
      Object.assign(job, { status: "cancelled", completed_at, errors: job.total - job.processed });
    }
    if (!path.startsWith("/v1/batch/download/")) return Response.json(job);
    const line = { input: { business_number: "1" }, answer: {}, row: 1 };
    return new Response(`${JSON.stringify(line)}\n`.repeat(job.total));
  }

  #page(query: URLSearchParams): Response {
    const start = Number(query.get("cursor") ?? 0);
    const limit = Number(query.get("limit"));
    const all = this.jobs.toReversed();
    const hasMore = all.length > start + limit;
    const next_cursor = hasMore ? String(start + limit) : null;
    return Response.json({ jobs: all.slice(start, start + limit), next_cursor });
  }

  #statuses(key: string, numbers: string[]): Response {
    this.statusKeys.push(key);
    if (!this.#isSameContent(key, numbers)) return KEY_REUSED();
    if (this.isRegistryDown) {
      const error = { code: "registry_unavailable", message: "" };
      return Response.json({ error }, { status: 500 });
    }
    const repeats = this.#repeats.get(key) ?? -1;
    const units = new Set(numbers).size;
    if (repeats === -1 || repeats >= FREE_REPEATS) {
      if (units > this.unitsLeftToday) {
        const error = { code: "daily_limit_exceeded", message: "" };
        return Response.json({ error }, { status: 429 });
      }
      this.charged += units;
      this.unitsLeftToday -= units;
    }
    this.#repeats.set(key, repeats + 1);
    return Response.json({ results: numbers.map((businessNumber) => ({ businessNumber })) });
  }

  #submit(key: string, name: string, body: { [field: string]: unknown[] }): Response {
    if (!this.#isSameContent(key, body)) return KEY_REUSED();
    const known = this.#submitted.get(key);
    if (known && this.jobs.includes(known)) return Response.json(known);
    const job: FakeJob = {
      job_id: `job_${this.jobs.length + 1}`,
      name,
      check: String(body.check),
      status: "processing",
      total: body.businesses?.length ?? 0,
      processed: 0,
      created_at: new Date().toISOString(),
      completed_at: null,
    };
    this.#submitted.set(key, job);
    this.jobs.push(job);
    return Response.json(job);
  }

  #isSameContent(key: string, content: object): boolean {
    const text = JSON.stringify(content);
    const known = this.#contents.get(key) ?? text;
    this.#contents.set(key, known);
    return known === text;
  }

  forgetIdempotencyKeys(): void {
    this.#submitted.clear();
    this.#contents.clear();
  }

  jobsOf(given: { name: string; total: number }[]): FakeJob[] {
    return given.map((each, at) => ({
      ...{ job_id: `job_late_${at}`, check: "verify", status: "processing", processed: 0 },
      ...{ created_at: new Date(Date.now() + 1).toISOString(), completed_at: null, ...each },
    }));
  }

  finish(): void {
    for (const job of this.jobs)
      Object.assign(job, { status: "completed", completed_at: "now", processed: job.total });
  }
}

let service: FakeService;
let session: Session;

const claimsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    business_number: String(1_000_000_000 + at),
    start_date: "20200101",
    owner_name: "홍길동",
    company_name: "",
  }));

const orderOf = (check: Order["check"], claims: RowClaim[]): Order => ({
  ...{ name: "a.xlsx", hash: "hash of a.xlsx", check, repaired: [] },
  choice: { mapping: { business_number: 0 }, check },
  rows: claims.map((claim, at) => ({ line: at + 2, claim })),
});

const start = (check: Order["check"], claims: RowClaim[]) =>
  startRun(session, orderOf(check, claims));

const stored = () => listsOf(session.keyId)[0] as SentList;

/** Chooses the same file again, and continues with the rows that were not sent. */
async function goOn(check: Order["check"], claims: RowClaim[], changes: Partial<Order> = {}) {
  const order = { ...orderOf(check, claims), ...changes };
  forgetRun();
  const sheet = { name: "a.xlsx" };
  const read = { open: { sheet, sheetIndex: null }, sheet, rows: order.rows };
  const draft = { ...order, kind: "read", list: read, leftOut: [] };
  const list = await listSentFrom(draft as never, session);
  const last = list ? lastSentLine(list) : 0;
  const rows = order.rows.filter(({ line }) => line > last);
  startRun(session, { ...order, rows }, list);
}

const shown = () => run.get() as Run;

/** Moves the clock until `isSo` returns true, for at most an hour. */
async function until(isSo: () => boolean): Promise<void> {
  for (let passed = 0; !isSo(); passed += 250) {
    if (passed > 3_600_000) throw new Error("this did not happen within an hour");
    await advance(250);
  }
}

async function advance(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await setImmediate();
}

function reload(): void {
  leaveRun(run);
  resumeRun(session);
}

function closeTab(): void {
  leaveRun(run);
  sessionStorage.clear();
}

/**
 * Waits for the first request to this path. The answer has then arrived, too, unless the test makes
 * the answer late or loses it.
 */
async function untilSent(path: string): Promise<void> {
  await until(() => service.sent.includes(path));
  await advance(1);
}

const lose = (path: string, times: number) => {
  service.fate = (asked) => (asked === path && times-- > 0 ? "answer lost" : "answered");
};

const disconnectAfter = (path: string) => {
  const hasArrived = () => service.arrived.includes(`POST ${path}`);
  service.fate = () => (hasArrived() ? "never arrives" : "answered");
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  vi.stubGlobal("location", new URL("http://127.0.0.1:8787/list"));
  vi.stubGlobal("sessionStorage", new PageStorage());
  vi.stubGlobal("localStorage", new PageStorage());
  keepLists("key_1", true);
  service = new FakeService();
  vi.stubGlobal("fetch", service.fetch);
  // The real `digest` takes an unknown time, but the test moves its clock on without waiting.
  vi.spyOn(crypto.subtle, "digest").mockImplementation(async (_, data) => {
    const hash = createHash("sha256").update(new Uint8Array(data as ArrayBuffer));
    return new Uint8Array(hash.digest()).buffer;
  });
  session = { service: new Service("bvs_live_x"), maxBatch: 100, keyId: "key_1" } as Session;
});
afterEach(() => {
  leaveRun(run);
  leaveRun(openedRun);
  vi.useRealTimers();
});

// If the plan allows no batches (`maxBatch` is 0), the page sends the list as status calls.
describe("a list without jobs", () => {
  beforeEach(() => {
    session = { ...session, maxBatch: 0 };
  });

  it("is charged once for each row when answers are lost on their way", async () => {
    lose("/v1/status", 3);
    start("status", claimsOf(250));
    await until(() => shown().phase === "ended");
    expect(shown().checked).toHaveLength(250);
    expect(service.charged).toBe(250);
    expect(service.statusKeys).toHaveLength(6);
    expect(new Set(service.statusKeys).size).toBe(3);
  });

  it("is charged once for each row when answers take longer than the page waits", async () => {
    let late = 2;
    service.fate = (path) => (path === "/v1/status" && late-- > 0 ? "late" : "answered");
    start("status", claimsOf(100));
    await until(() => shown().phase === "ended");
    expect(shown().checked).toHaveLength(100);
    expect(service.charged).toBe(100);
  });

  it("ends before another repetition would be charged", async () => {
    lose("/v1/status", 1_000);
    start("status", claimsOf(100));
    await until(() => shown().phase === "ended");
    expect(shown().failure).toEqual({ kind: "lost" });
    expect(service.statusKeys).toHaveLength(1 + FREE_REPEATS);
    expect(service.charged).toBe(100);
  });

  it("ends if an answer was lost and the service may already have forgotten the call's Idempotency-Key", async () => {
    lose("/v1/status", 1);
    start("status", claimsOf(100));
    await untilSent("/v1/status");
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await until(() => shown().phase === "ended");
    expect(shown().failure).toEqual({ kind: "lost" });
    expect(service.charged).toBe(100);
  });

  it("continues by itself after a long time without a connection", async () => {
    service.fate = () => "never arrives";
    start("status", claimsOf(100));
    await advance(600_000);
    service.fate = () => "answered";
    await until(() => shown().phase === "ended");
    expect(shown().checked).toHaveLength(100);
    expect(service.charged).toBe(100);
  });

  it("is charged once for each row if the page is loaded again and the list is started again", async () => {
    const claims = claimsOf(250);
    disconnectAfter("/v1/status");
    start("status", claims);
    await until(() => shown().sent === 100);
    reload();
    service.fate = () => "answered";
    // The repaired row is in the third call, so the first two calls have the same content again.
    const repaired = claims.with(249, { ...claims[0], business_number: "2000000000" } as RowClaim);
    await goOn("status", repaired);
    await until(() => shown().phase === "ended");
    expect(shown().failure).toBeNull();
    expect(shown().checked).toHaveLength(250);
    expect(service.charged).toBe(250);
  });

  describe("that was interrupted before its last call", () => {
    const CLAIMS = claimsOf(250);
    const rowsOf = (claims: RowClaim[]) => orderOf("status", claims).rows;

    beforeEach(async () => {
      service.fate = (path) =>
        path === "/v1/status" && service.statusKeys.length === 2 ? "never arrives" : "answered";
      start("status", CLAIMS);
      await until(() => shown().sent === 200);
      await advance(1);
      reload();
      service.fate = () => "answered";
    });

    it("is charged again only for the call in which a row was left out", async () => {
      const rows = rowsOf(CLAIMS).toSpliced(50, 1);
      startRun(session, { ...orderOf("status", CLAIMS), rows }, stored());
      await until(() => shown().phase === "ended");
      expect(shown().checked).toHaveLength(249);
      expect(service.charged).toBe(200 + 99 + 50);
    });

    it("knows which calls can be repeated, as long as the service remembers them", async () => {
      const charged = async (claims: RowClaim[]) =>
        [...(await repeatableCalls(stored(), rowsOf(claims))).values()].flatMap(
          ({ lines, isAnswered }) => (isAnswered ? [lines] : []),
        );
      expect(await charged(CLAIMS)).toEqual([
        [2, 101],
        [102, 201],
      ]);
      const other = { ...CLAIMS[0], business_number: "2000000000" } as RowClaim;
      expect(await charged(CLAIMS.with(150, other))).toEqual([[2, 101]]);
      expect(await charged(CLAIMS.slice(1))).toEqual([]);
      vi.setSystemTime(Date.now() + 23 * 3_600_000);
      expect(await charged(CLAIMS)).toEqual([]);
    });

    it("is not repeated for free more often than the service allows", async () => {
      for (let repeat = 0; repeat < FREE_REPEATS; repeat++) {
        expect((await repeatableCalls(stored(), rowsOf(CLAIMS))).size).toBeGreaterThan(1);
        let asked = 0;
        service.fate = (path) =>
          path === "/v1/status" && ++asked > 2 ? "never arrives" : "answered";
        startRun(session, orderOf("status", CLAIMS), stored());
        await until(() => shown().sent === 200);
        reload();
      }
      expect(service.charged).toBe(200);
      expect((await repeatableCalls(stored(), rowsOf(CLAIMS))).size).toBe(0);
    });

    it("repeats its charged calls even if nothing more may be charged", async () => {
      service.unitsLeftToday = 0;
      startRun(session, orderOf("status", CLAIMS), stored());
      await until(() => shown().phase === "ended");
      expect(shown().checked).toHaveLength(200);
      expect(shown().failure).toMatchObject({ code: "daily_limit_exceeded" });
      expect(service.charged).toBe(200);
    });
  });

  it("asks for only as many numbers as are left of the day, and for the rest on the next day", async () => {
    const { rows } = orderOf("status", claimsOf(120));
    for (const done of [50, 100]) {
      service.unitsLeftToday = 50;
      if (done === 50) start("status", claimsOf(120));
      else continueCalls(session, rows);
      await until(() => shown().phase === "ended");
      expect(shown().checked).toHaveLength(done);
      expect(shown().failure).toMatchObject({ code: "daily_limit_exceeded" });
    }
    service.unitsLeftToday = 50;
    continueCalls(session, rows);
    await until(() => shown().phase === "ended");
    expect(shown().failure).toBeNull();
    expect(shown().checked?.map(({ number }) => number)).toEqual(
      rows.map(({ claim }) => claim.business_number),
    );
    expect(service.charged).toBe(120);
  });

  it("continues after the person has stopped it, and can be stopped again", async () => {
    service.fate = (path) =>
      path === "/v1/status" && service.statusKeys.length === 1 ? "never arrives" : "answered";
    start("status", claimsOf(150));
    await until(() => shown().sent === 100);
    cancelRun(session);
    await until(() => shown().phase === "ended");
    service.fate = () => "answered";
    continueCalls(session, orderOf("status", claimsOf(150)).rows);
    expect(shown().sentList.isStopped).toBeUndefined();
    await until(() => shown().phase === "ended");
    expect(shown().checked).toHaveLength(150);
    expect(service.charged).toBe(150);
  });

  it("is sent and charged again if it is started again after all its answers arrived", async () => {
    for (const charged of [100, 200]) {
      start("status", claimsOf(100));
      await until(() => shown().phase === "ended");
      expect(service.charged).toBe(charged);
    }
  });

  it("sends nothing more after the person has stopped it", async () => {
    service.isRegistryDown = true;
    start("status", claimsOf(100));
    await untilSent("/v1/status");
    cancelRun(session);
    service.isRegistryDown = false;
    await until(() => shown().phase === "ended");
    await advance(60_000);
    expect(shown().checked).toEqual([]);
    expect(service.charged).toBe(0);
  });
});

describe("a list of several jobs", () => {
  const CLAIMS = claimsOf(250);
  const startList = () => start("verify", CLAIMS);
  const goOnWithList = () => goOn("verify", CLAIMS);

  it("continues while another list is opened under Jobs", async () => {
    startList();
    await untilSent("/v1/batch/verify");
    const other = {
      ...stored(),
      keyId: "",
      id: "",
      parts: [{ jobId: "job_1", rows: 100, lastLine: 0 }],
    };
    openList(session, other, openedRun);
    await until(() => shown().phase === "running");
    leaveRun(openedRun);
    expect(service.jobs.map(({ total }) => total)).toEqual([100, 100, 50]);
  });

  it("is followed to its end in another tab while this tab is still sending it", async () => {
    let submissions = 0;
    service.fate = (path) =>
      path === "/v1/batch/verify" && ++submissions === 2 ? "late" : "answered";
    startList();
    await until(() => submissions === 2);
    // A second run of the list stands in for the other tab. The lock of the first run tells it that
    // the list is being sent.
    openList(session, stored(), openedRun);
    const opened = () => openedRun.get() as Run;
    await until(() => opened().isElsewhere);
    service.finish();
    await advance(5_000);
    expect([opened().phase, opened().sent, isInterrupted(opened())]).toEqual([
      ...["running", 100, false],
    ]);
    await until(() => shown().phase === "running");
    service.finish();
    await until(() => opened().phase === "ended");
    expect(opened().checked).toHaveLength(250);
    expect([opened().isElsewhere, isInterrupted(opened())]).toEqual([false, false]);
    expect(stored().parts).toHaveLength(3);
  });

  it("may not be replaced by another list until it has been sent or cancelled", async () => {
    startList();
    expect(needsPage(shown())).toBe(true);
    await until(() => shown().phase === "running");
    expect(needsPage(shown())).toBe(false);
    cancelRun(session);
    expect(needsPage(shown())).toBe(true);
    await until(() => shown().phase === "ended");
    expect(needsPage(shown())).toBe(false);
  });

  it("creates only one job for each part when answers are lost on their way", async () => {
    lose("/v1/batch/verify", 3);
    startList();
    await until(() => shown().phase === "running");
    expect(service.jobs.map(({ total }) => total)).toEqual([100, 100, 50]);
    service.finish();
    await until(() => shown().phase === "ended");
    expect(shown().checked).toHaveLength(250);
  });

  it("shows the answers of a part that the page was sending when it was loaded again", async () => {
    service.fate = (path) => (path === "/v1/batch/verify" ? "late" : "answered");
    startList();
    await untilSent("/v1/batch/verify");
    reload();
    await advance(2_000);
    service.finish();
    await until(() => shown().phase === "ended");
    expect(shown().checked).toHaveLength(100);
    expect(service.jobs).toHaveLength(1);
  });

  it("ends without answers if the page is loaded again before any part arrived", async () => {
    service.fate = (path) => (path === "/v1/batch/verify" ? "never arrives" : "answered");
    startList();
    await untilSent("/v1/batch/verify");
    reload();
    await until(() => shown().phase === "ended");
    expect(shown().checked).toEqual([]);
    expect(service.jobs).toEqual([]);
  });

  it("continues its jobs if the page is loaded again and the list is started again", async () => {
    disconnectAfter("/v1/batch/verify");
    startList();
    await until(() => shown().sent === 100);
    reload();
    service.fate = () => "answered";
    await until(() => shown().jobs.length > 0);
    await goOnWithList();
    await until(() => shown().phase === "running");
    expect(service.jobs.map(({ total }) => total)).toEqual([100, 100, 50]);
    expect(shown().sentList.parts.map(({ jobId }) => jobId)).toEqual(["job_1", "job_2", "job_3"]);
  });

  it("shows the answers of an accepted part, even if the reply was lost and the repetition was refused", async () => {
    lose("/v1/batch/verify", 1);
    startList();
    await untilSent("/v1/batch/verify");
    service.refusal = "feature_not_available";
    await until(() => service.arrived.filter((each) => each.endsWith("/verify")).length === 2);
    await advance(2_000);
    service.finish();
    await until(() => shown().phase === "ended");
    expect(shown().failure).toMatchObject({ code: "feature_not_available" });
    expect(shown().checked).toHaveLength(100);
  });

  describe("when the person stops it", () => {
    const states = () => service.jobs.map(({ status }) => status);

    it("cancels the part that is being sent, as soon as the page knows the job of this part", async () => {
      service.fate = (path) => (path === "/v1/batch/verify" ? "late" : "answered");
      startList();
      await untilSent("/v1/batch/verify");
      cancelRun(session);
      await advance(2_000);
      expect(states()).toEqual(["cancelled"]);
      expect(shown().checked).toHaveLength(100);
    });

    it("finds and cancels the job of a part whose answer was lost, and does not send this part again", async () => {
      lose("/v1/batch/verify", 1);
      startList();
      await untilSent("/v1/batch/verify");
      cancelRun(session);
      await until(() => shown().phase === "ended");
      await advance(60_000);
      expect(states()).toEqual(["cancelled"]);
      expect(service.arrived.filter((each) => each === "POST /v1/batch/verify")).toHaveLength(1);
    });

    it("cancels the part that the page is sending, even if the page is loaded again first", async () => {
      service.fate = (path) => (path === "/v1/batch/verify" ? "late" : "answered");
      startList();
      await untilSent("/v1/batch/verify");
      cancelRun(session);
      reload();
      await until(() => shown().phase === "ended");
      expect(states()).toEqual(["cancelled"]);
    });

    it("cancels neither an earlier job of the same list nor a job of another list", async () => {
      const other = (name: string, created_at: string): FakeJob => ({
        ...{ job_id: `job_${name}`, name, check: "verify", status: "processing", total: 100 },
        ...{ processed: 0, created_at, completed_at: null },
      });
      const now = new Date().toISOString();
      service.jobs.push(other("b.xlsx", now), other("a.xlsx (1/3)", now));
      service.fate = (path) => (path === "/v1/batch/verify" ? "never arrives" : "answered");
      startList();
      await untilSent("/v1/batch/verify");
      cancelRun(session);
      await until(() => shown().phase === "ended");
      expect(states()).toEqual(["processing", "processing"]);
    });

    it.each([
      ["without a reload", () => {}],
      ["after a reload", reload],
    ])("creates new jobs if it was stopped %s and is then started again", async (_, then) => {
      disconnectAfter("/v1/batch/verify");
      startList();
      await until(() => shown().sent === 100);
      then();
      cancelRun(session);
      service.fate = () => "answered";
      await until(() => shown().phase === "ended");
      const cancelled = service.jobs.length;
      await goOnWithList();
      await until(() => shown().phase === "running");
      expect(states().slice(cancelled)).toEqual(["processing", "processing", "processing"]);
    });

    it("repeats a cancellation until it arrives, even after the page was loaded again", async () => {
      startList();
      await until(() => shown().phase === "running");
      service.fate = (path) => (path.includes("/cancel/") ? "never arrives" : "answered");
      cancelRun(session);
      await advance(20_000);
      expect(states()).toEqual(["processing", "processing", "processing"]);
      reload();
      await advance(20_000);
      service.fate = () => "answered";
      await until(() => shown().phase === "ended");
      expect(states()).toEqual(["cancelled", "cancelled", "cancelled"]);
    });
  });
});

describe("a list that is interrupted", () => {
  const CLAIMS = claimsOf(250);

  /** Lets this number of requests arrive, and then closes the tab. */
  async function startAndCloseAfter(requests: number, isAnswered: boolean): Promise<void> {
    service.fate = () => {
      if (service.sent.length < requests) return "answered";
      return service.sent.length === requests && !isAnswered ? "late" : "never arrives";
    };
    start("verify", CLAIMS);
    await until(() => service.sent.length >= requests || shown().phase === "ended");
    await advance(1);
    closeTab();
    service.fate = () => "answered";
  }

  const sizes = () => service.jobs.map(({ total }) => total);

  const MOMENTS = Array.from({ length: 12 }, (_, at) => at + 1);
  it.each(
    MOMENTS.flatMap((requests) =>
      [true, false].map((isAnswered) => [requests, isAnswered] as const),
    ),
  )(
    "at request %i (answered: %s) continues with the rows that were not sent",
    async (requests, isAnswered) => {
      await startAndCloseAfter(requests, isAnswered);
      const before = stored();
      expect(unsentRows(before)).toBe(Math.max(0, 250 - before.parts.length * 100));
      await goOn("verify", CLAIMS);
      await until(() => shown().phase === "running");
      expect(sizes()).toEqual([100, 100, 50]);
      service.finish();
      await until(() => shown().phase === "ended");
      expect(shown().checked).toHaveLength(250);
      expect(unsentRows(stored())).toBe(0);
    },
  );

  it("says which lines were not sent", async () => {
    disconnectAfter("/v1/batch/verify");
    start("verify", CLAIMS);
    await until(() => shown().sent === 100);
    closeTab();
    expect(unsentRows(stored())).toBe(150);
    expect(unsentLines(stored())).toEqual([102, 251]);
  });

  it("finds a part that arrived, even if other programs have created many jobs since then", async () => {
    service.fate = (path) => (path === "/v1/batch/verify" ? "late" : "answered");
    start("verify", CLAIMS);
    await untilSent("/v1/batch/verify");
    closeTab();
    const other = {
      ...(service.jobs[0] as FakeJob),
      name: "b",
      created_at: new Date().toISOString(),
    };
    for (let i = 0; i < 250; i++) service.jobs.push({ ...other, job_id: `job_other_${i}` });
    // The Idempotency-Key cannot find the part any more, for example because a cell was repaired.
    service.forgetIdempotencyKeys();
    service.fate = () => "answered";
    await goOn("verify", CLAIMS);
    await until(() => shown().phase === "running");
    expect(service.jobs.filter(({ name }) => name !== "b").map(({ total }) => total)).toEqual([
      100, 100, 50,
    ]);
  });

  it("waits for a part with repaired cells if that part may still arrive", async () => {
    service.fate = (path) => (path === "/v1/batch/verify" ? "never arrives" : "answered");
    startRun(session, { ...orderOf("verify", CLAIMS), repaired: [5] });
    await untilSent("/v1/batch/verify");
    closeTab();
    service.fate = () => "answered";
    const [late] = service.jobsOf([{ name: "a.xlsx (1/3)", total: 100 }]);
    setTimeout(() => service.jobs.push(late as FakeJob), 20_000);
    // The browser does not store what the user typed to repair a cell. So after the tab was closed,
    // the first part has other content than the part that was sent.
    await goOn("verify", CLAIMS.with(3, { ...CLAIMS[0], owner_name: "" } as RowClaim));
    await until(() => shown().phase === "running");
    expect(sizes()).toEqual([100, 100, 50]);
    expect(shown().sentList.parts[0]?.jobId).toBe("job_late_0");
  });

  it("waits for a part of which other rows are left out now, if that part may still arrive", async () => {
    service.fate = (path) => (path === "/v1/batch/verify" ? "never arrives" : "answered");
    start("verify", CLAIMS);
    await untilSent("/v1/batch/verify");
    closeTab();
    service.fate = () => "answered";
    const [late] = service.jobsOf([{ name: "a.xlsx (1/3)", total: 100 }]);
    setTimeout(() => service.jobs.push(late as FakeJob), 20_000);
    const { choice, rows } = orderOf("verify", CLAIMS);
    const leftOut = { choice: { ...choice, leftOut: [5] }, rows: rows.toSpliced(3, 1) };
    await goOn("verify", CLAIMS, leftOut);
    await until(() => shown().phase === "running");
    expect(sizes()).toEqual([100, 100, 50]);
    expect(shown().sentList.parts[0]?.jobId).toBe("job_late_0");
  });

  it("continues with a new key of the same account, but not with a key of another account", async () => {
    disconnectAfter("/v1/batch/verify");
    start("verify", CLAIMS);
    await until(() => shown().sent === 100);
    closeTab();
    service.fate = () => "answered";
    const ours = service.jobs.splice(0);
    session = { ...session, keyId: "key_of_others" };
    await goOn("verify", CLAIMS);
    await until(() => shown().phase === "running");
    expect(sizes()).toEqual([100, 100, 50]);
    closeTab();
    service.jobs.splice(0, 3, ...ours);
    session = { ...session, keyId: "key_2" };
    await goOn("verify", CLAIMS);
    await until(() => shown().phase === "running");
    expect(sizes()).toEqual([100, 100, 50]);
    expect(shown().sentList.parts[0]?.jobId).toBe("job_1");
  });

  it("is found by its name and its rows if the tab has forgotten it", async () => {
    keepLists("key_1", false);
    await startAndCloseAfter(5, true);
    expect(listsOf("key_1")).toEqual([]);
    await goOn("verify", CLAIMS);
    await until(() => shown().phase === "running");
    expect(sizes()).toEqual([100, 100, 50]);
  });

  it("is not confused with a list of the same name that has other rows or is from another day", async () => {
    keepLists("key_1", false);
    await startAndCloseAfter(5, true);
    await goOn("verify", claimsOf(350));
    await until(() => shown().phase === "running");
    expect(sizes().slice(-4)).toEqual([100, 100, 100, 50]);
    closeTab();
    vi.setSystemTime(Date.now() + 2 * 86_400_000);
    await goOn("verify", CLAIMS);
    await until(() => shown().phase === "running");
    expect(sizes().slice(-3)).toEqual([100, 100, 50]);
  });

  it("marks the rows of a deleted job, and shows the results of the other jobs", async () => {
    start("verify", CLAIMS);
    await until(() => shown().phase === "running");
    service.finish();
    service.jobs.splice(1, 1);
    reload();
    await until(() => shown().phase === "ended");
    const codes = shown().checked?.map(({ result }) =>
      "error" in result ? result.error.code : "",
    );
    expect(codes?.filter((code) => code === "job_not_found")).toHaveLength(100);
    expect(codes?.filter((code) => code === "")).toHaveLength(150);
    expect(shown().failure).toBeNull();
  });

  it("has its name in the form that the service stores, even if macOS gives a name in decomposed letters", async () => {
    const name = "거래처\u200b.xlsx".normalize("NFD");
    service.fate = (path) => (path === "/v1/batch/verify" ? "late" : "answered");
    startRun(session, { ...orderOf("verify", CLAIMS), name });
    await untilSent("/v1/batch/verify");
    expect(service.jobs[0]?.name).toBe("거래처.xlsx (1/3)");
  });
});

describe("what the browser remembers about a list", () => {
  const items = (storage: Storage) => Object.keys(storage).filter((item) => item !== "bvs-run");

  async function sendAll(): Promise<void> {
    start("verify", claimsOf(250));
    await until(() => shown().phase === "running");
  }

  it("is stored under the id of the key, and contains nothing from any row", async () => {
    await sendAll();
    expect(items(localStorage)).toEqual([expect.stringMatching(/^bvs-list:key_1:/)]);
    expect(items(sessionStorage)).toEqual([]);
    const text = JSON.stringify(localStorage);
    for (const content of ["홍길동", "1000000", "20200101", "bvs_live"])
      expect(text.replaceAll(/"(?:id|salt|hash)\W+[^"]+"/g, "")).not.toContain(content);
  });

  it("stays in the tab unless the key is kept on the device, and moves if the person changes where the key is kept", async () => {
    keepLists("key_1", false);
    await sendAll();
    expect([items(localStorage).length, items(sessionStorage).length]).toEqual([0, 1]);
    keepLists("key_1", true);
    expect([items(localStorage).length, items(sessionStorage).length]).toEqual([1, 0]);
    keepLists("key_1", false);
    expect([items(localStorage).length, items(sessionStorage).length]).toEqual([0, 1]);
  });

  it("is forgotten after 30 days", async () => {
    await sendAll();
    vi.setSystemTime(Date.now() + 30 * 86_400_000 + 1);
    expect(listsOf("key_1")).toEqual([]);
    keepLists("key_of_others", true);
    expect(items(localStorage)).toEqual([]);
  });

  it("may be missing because the browser has no room for it, and the list is sent nevertheless", async () => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    localStorage.setItem = full;
    await sendAll();
    expect(service.jobs.map(({ total }) => total)).toEqual([100, 100, 50]);
  });
});
