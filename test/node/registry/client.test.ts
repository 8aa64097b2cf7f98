/** Our client of the tax authority (docs/upstreams.md). Most tests use real HTTP. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { demo } from "../../../seed/demo.ts";
import {
  LOCAL_NTS_SERVICE_KEY,
  type StandInServer,
  startStandIns,
} from "../../../seed/upstreams/server.ts";
import type { Answer } from "../../../src/lib/answer.ts";
import { checkClaims } from "../../../src/registry/check.ts";
import {
  createRegistryClient,
  type RegistryAnswer,
  type RegistryClaim,
  type RegistryOptions,
} from "../../../src/registry/client.ts";
import { RegistryMemory } from "../../../src/registry/memory.ts";
import { issuesTaxInvoices } from "../../../src/registry/state.ts";

const CLAIMS: RegistryClaim[] = demo.businesses.map(({ b_no, start_dt, p_nm }) => ({
  number: b_no,
  startDate: start_dt,
  ownerName: p_nm,
}));
const [claim] = CLAIMS as [RegistryClaim];
const UNREGISTERED = "1000000009";
const ACTIVE = {
  statusCode: "01",
  status: "계속사업자",
  taxTypeCode: "01",
  taxType: "부가가치세 일반과세자",
  closedOn: null,
  taxTypeChangedOn: null,
  previousTaxType: null,
  closedByUnitTaxation: false,
  taxInvoicesSince: null,
};

/** Every answer arrives within `PATIENCE_MS`. `IMPATIENCE_MS` is for answers that never arrive. */
const PATIENCE_MS = 30_000;
const IMPATIENCE_MS = 150;
const patienceWith = (mode: string) => (mode === "timeout" ? IMPATIENCE_MS : PATIENCE_MS);

let upstream: StandInServer;
let faults: string[];
let unreadable: string[][];
/** The sum of the client's pauses in milliseconds. In this file, each pause ends at once. */
let slept: number;
const client = (more: Partial<RegistryOptions> = {}) =>
  createRegistryClient({
    baseUrl: `${upstream.url}/api/nts-businessman/v1`,
    serviceKey: LOCAL_NTS_SERVICE_KEY,
    attemptTimeoutMs: PATIENCE_MS,
    totalTimeoutMs: PATIENCE_MS,
    explanationTimeoutMs: PATIENCE_MS,
    onAttempt: (operation, fault) => fault && faults.push(`${operation}:${fault}`),
    onUnreadable: (_, fields) => unreadable.push(fields),
    memory: new RegistryMemory(),
    takeCall: async () => "granted",
    purpose: "on_demand",
    clock: () => Date.now() + slept,
    sleep: async (milliseconds) => {
      slept += milliseconds;
    },
    random: () => 0.5,
    ...more,
  });
const control = (command: object) =>
  fetch(`${upstream.url}/__control`, { method: "POST", body: JSON.stringify(command) });
const stats = async () =>
  (await (await fetch(`${upstream.url}/__stats`)).json()) as Record<
    "validate" | "status",
    { calls: number; rows: number }
  >;
const calls = async () => {
  const { validate, status } = await stats();
  return [validate.calls, status.calls];
};
const faultOf = async (work: Promise<RegistryAnswer<unknown>>) => {
  const answer = await work;
  return answer.kind === "unavailable" ? answer.fault : answer.kind;
};
const answerOf = async <T>(work: Promise<Answer<T>>): Promise<T> => {
  const answer = await work;
  if (answer.kind === "unavailable") throw new Error("unavailable");
  return answer.value;
};

beforeAll(async () => {
  upstream = await startStandIns({ port: 0 });
});
afterAll(() => upstream.close());
beforeEach(() => {
  faults = [];
  unreadable = [];
  slept = 0;
});
afterEach(() => fetch(`${upstream.url}/__reset`, { method: "POST" }));

describe("validate and status", () => {
  it("answer in the requested order, including repeated numbers", async () => {
    const wrong = { ...claim, ownerName: "허위인" };
    expect(await answerOf(client().validate([claim, wrong, claim]))).toEqual([
      ACTIVE,
      null,
      ACTIVE,
    ]);
    expect(await answerOf(client().status([UNREGISTERED, claim.number, UNREGISTERED]))).toEqual([
      null,
      ACTIVE,
      null,
    ]);
  });

  it("take 100 entries in one call", async () => {
    const claims = Array.from(
      { length: 100 },
      (_, index) => CLAIMS[index % CLAIMS.length] as RegistryClaim,
    );
    expect(await answerOf(client().validate(claims))).not.toContain(null);
    expect(await calls()).toEqual([1, 0]);
  });

  it("send the same service key whether it is configured plain or percent-encoded", async () => {
    const encoded = [...LOCAL_NTS_SERVICE_KEY]
      .map((character) => `%${character.charCodeAt(0).toString(16)}`)
      .join("");
    for (const serviceKey of [
      LOCAL_NTS_SERVICE_KEY,
      encodeURIComponent(LOCAL_NTS_SERVICE_KEY),
      encoded,
    ]) {
      expect(await answerOf(client({ serviceKey }).status([claim.number]))).toEqual([ACTIVE]);
    }
  });

  it("do not repeat a call if our key is refused", async () => {
    expect(await faultOf(client({ serviceKey: "wrong" }).status([claim.number]))).toBe("key");
    expect(await calls()).toEqual([0, 1]);
  });

  it.each([
    ["http500", "down"],
    ["timeout", "timeout"],
    ["reset", "network"],
    ["html", "malformed"],
    ["truncated", "malformed"],
    ["wrongLength", "malformed"],
  ])("make eight attempts if each attempt fails with %s (%s)", async (mode, fault) => {
    await control({ fail: { mode } });
    const attempts = { attemptTimeoutMs: patienceWith(mode) };
    expect(await faultOf(client(attempts).validate([claim]))).toBe(fault);
    expect(faults).toEqual(Array(8).fill(`validate:${fault}`));
    // Calls that the client has given up may arrive at the stand-in later.
    await expect.poll(calls).toEqual([8, 0]);
  });

  it("fail after the time limit for all attempts together", async () => {
    await control({ fail: { mode: "timeout" } });
    expect(await faultOf(client({ totalTimeoutMs: IMPATIENCE_MS }).validate([claim]))).toBe(
      "timeout",
    );
    expect(faults).toEqual(["validate:timeout"]);
  });

  it("fail if the caller aborts, and report no fault of the registry", async () => {
    await control({ fail: { mode: "timeout" } });
    const abort = new AbortController();
    const work = client().validate([claim], abort.signal);
    abort.abort();
    expect((await work).kind).toBe("unavailable");
    expect(faults).toEqual([]);
  });
});

describe("checkClaims", () => {
  it("makes one more call to learn the reasons for all claims that were not confirmed", async () => {
    const claims = [
      claim,
      { ...claim, ownerName: "허위인" },
      { ...claim, number: UNREGISTERED },
      { ...claim, startDate: "20000101" },
    ];
    expect(await answerOf(checkClaims(client(), claims))).toEqual([
      { kind: "valid", state: ACTIVE },
      { kind: "invalid", reason: "details_mismatch", state: ACTIVE },
      { kind: "invalid", reason: "not_registered", state: null },
      { kind: "invalid", reason: "details_mismatch", state: ACTIVE },
    ]);
    expect(await calls()).toEqual([1, 1]);
  });

  it("makes no second call if all claims are confirmed", async () => {
    expect(
      (await answerOf(checkClaims(client(), CLAIMS))).every((outcome) => outcome?.kind === "valid"),
    ).toBe(true);
    expect(await calls()).toEqual([1, 0]);
  });

  it("reports a business as unconfirmed, never as unregistered, if the call for the reason fails", async () => {
    await control({ fail: { mode: "http500", path: "status" } });
    const unconfirmed = { kind: "invalid", reason: "unconfirmed", state: null };
    expect(await answerOf(checkClaims(client(), [{ ...claim, number: UNREGISTERED }]))).toEqual([
      unconfirmed,
    ]);
  });
});

describe("the registry's gateway", () => {
  const isReachable = (mode = "") => client().isReachable(patienceWith(mode));
  it("counts as reachable if it refuses a call because the key is missing", async () => {
    expect(await isReachable()).toBe(true);
    expect(await calls()).toEqual([0, 1]);
  });

  it.each(["http500", "timeout", "reset", "xml", "html", "geoblock"])(
    "does not count as reachable with the fault %s",
    async (mode) => {
      await control({ fail: { mode } });
      expect(await isReachable(mode)).toBe(false);
    },
  );

  it.each([
    [400, '{"status_code":"BAD_JSON_REQUEST"}'],
    [401, "Unauthorized"],
    [403, '{"message":"Forbidden"}'],
    [404, ""],
    [429, ""],
    [451, "Unavailable For Legal Reasons"],
  ])(
    "does not count as reachable if a server in front of it answers HTTP %i",
    async (status, body) => {
      const before = createServer((_, response) => response.writeHead(status).end(body));
      await new Promise<void>((resolve) => before.listen(0, "127.0.0.1", resolve));
      const baseUrl = `http://127.0.0.1:${(before.address() as AddressInfo).port}`;
      expect(await client({ baseUrl }).isReachable(PATIENCE_MS)).toBe(false);
      before.close();
    },
  );
});

describe("the operator's test call", () => {
  const diagnose = (more: Partial<RegistryOptions> = {}, mode = "") =>
    client(more).diagnose(claim.number, patienceWith(mode));

  it("is answered for a registered business and for an unregistered business", async () => {
    expect(await diagnose()).toEqual({ kind: "answered" });
    expect(await client().diagnose(UNREGISTERED, PATIENCE_MS)).toEqual({ kind: "answered" });
  });

  it.each([
    ["http500", "down", 500],
    ["geoblock", "blocked", 403],
    ["html", "malformed", 200],
    ["wrongLength", "malformed", 200],
    ["timeout", "timeout", null],
    ["reset", "network", null],
  ])("is made once and reports the fault %s", async (mode, fault, httpStatus) => {
    await control({ fail: { mode } });
    expect(await diagnose({}, mode)).toEqual({ kind: "failed", fault, httpStatus });
    await expect.poll(calls).toEqual([0, 1]);
  });

  it("reports that our key is refused", async () => {
    expect(await diagnose({ serviceKey: "wrong" })).toMatchObject({ kind: "failed", fault: "key" });
  });
});

describe("an answer of the tax authority", () => {
  const state = {
    b_no: claim.number,
    b_stt: "계속사업자",
    b_stt_cd: "01",
    tax_type: "부가가치세 일반과세자",
    tax_type_cd: "01",
    end_dt: "",
    utcc_yn: "N",
    tax_type_change_dt: "",
    invoice_apply_dt: "",
    rbf_tax_type: "해당없음",
    rbf_tax_type_cd: "99",
  };
  const answer = (more: object) =>
    JSON.stringify({ status_code: "OK", request_cnt: 1, data: [state], ...more });
  let reply: { status: number; body: string };
  let attemptsMade: number;
  const server = createServer((_, response) => {
    attemptsMade++;
    response.writeHead(reply.status, { "Content-Type": "application/json" }).end(reply.body);
  });
  let baseUrl: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it.each<[string, number, string, string, number]>([
    ["another status_code", 200, answer({ status_code: "OTHER" }), "malformed", 8],
    ["no data", 200, answer({ data: undefined }), "malformed", 8],
    ["data that is not an array", 200, answer({ data: state }), "malformed", 8],
    ["no entry", 200, answer({ data: [] }), "malformed", 8],
    ["an additional entry", 200, answer({ data: [state, state] }), "malformed", 8],
    [
      "another number's entry",
      200,
      answer({ data: [{ ...state, b_no: UNREGISTERED }] }),
      "malformed",
      8,
    ],
    ["an empty body", 200, "", "malformed", 8],
    ["a correct answer with HTTP 500", 500, answer({}), "down", 8],
    ["a correct answer with HTTP 201", 201, answer({}), "malformed", 1],
    ["a redirect", 302, "", "malformed", 1],
    ["HTTP 404 without a code", 404, "", "down", 1],
    ["HTTP 403 without a code", 403, "<html>", "blocked", 1],
  ])("is not accepted: %s (HTTP %i)", async (_, status, body, fault, attempts) => {
    reply = { status, body };
    attemptsMade = 0;
    expect(await faultOf(client({ baseUrl }).status([claim.number]))).toBe(fault);
    expect(attemptsMade).toBe(attempts);
  });

  it("is accepted if it is complete and correct", async () => {
    reply = { status: 200, body: answer({}) };
    expect(await answerOf(client({ baseUrl }).status([claim.number]))).toEqual([ACTIVE]);
  });

  const changed = { ...ACTIVE, taxTypeChangedOn: "2021-07-01" };
  it.each<[string, object, object]>([
    [
      "the closing date of a closed business",
      { b_stt_cd: "03", end_dt: "20231231" },
      { ...ACTIVE, statusCode: "03", closedOn: "2023-12-31" },
    ],
    [
      "null instead of the closing date of a business that is not closed",
      { end_dt: "20231231" },
      ACTIVE,
    ],
    [
      "null instead of a date that does not exist",
      { b_stt_cd: "03", end_dt: "20230230", tax_type_change_dt: "0" },
      { ...ACTIVE, statusCode: "03" },
    ],
    [
      "the former tax type, and the day since when the current tax type applies",
      { tax_type_change_dt: "20210701", rbf_tax_type_cd: "02", rbf_tax_type: "간이" },
      { ...changed, previousTaxType: { code: "02", text: "간이" } },
    ],
    [
      "no former tax type for code 99",
      { tax_type_change_dt: "20210701", rbf_tax_type_cd: "99", rbf_tax_type: "해당없음" },
      changed,
    ],
    [
      "everything else if newer fields are missing or are not text",
      { tax_type_change_dt: undefined, rbf_tax_type_cd: null, rbf_tax_type: undefined },
      ACTIVE,
    ],
  ])("gives %s", async (_, more, told) => {
    reply = { status: 200, body: answer({ data: [{ ...state, ...more }] }) };
    expect(await answerOf(client({ baseUrl }).status([claim.number]))).toEqual([told]);
  });
});

describe("issuesTaxInvoices", () => {
  it("follows from the tax type if a business is active, and is null for any other business", () => {
    const told = (statusCode: string) =>
      ["01", "02", "03", "04", "05", "06", "07", "08", ""].map((taxTypeCode) =>
        issuesTaxInvoices({ ...ACTIVE, statusCode, taxTypeCode }),
      );
    const [no, yes] = [false, true];
    expect(told("01")).toEqual([yes, no, null, no, no, no, yes, null, null]);
    for (const statusCode of ["02", "03", "04", ""])
      expect(told(statusCode)).toEqual(Array(9).fill(null));
  });
});

describe("an answer with an odd entry", () => {
  const ask = () => answerOf(client().status([claim.number, SECOND, THIRD]));
  const [, { number: SECOND }, { number: THIRD }] = CLAIMS as [
    RegistryClaim,
    RegistryClaim,
    RegistryClaim,
  ];

  it.each(["nullEntry", "numericStateCode", "blankEntry", "unknownTexts"])(
    "keeps its readable entries, and the client asks once more about the unreadable entry: %s",
    async (mode) => {
      await control({ fail: { mode, number: SECOND } });
      const [first, second, third] = await ask();
      expect([first, second, third]).toEqual([
        expect.objectContaining({ statusCode: "01" }),
        "unreadable",
        expect.any(Object),
      ]);
      expect((await stats()).status).toEqual({ calls: 2, rows: 4 });
    },
  );

  it("is complete if the entry is readable at the second attempt", async () => {
    // Every second call gets an unreadable entry. The first question makes one call. The second
    // question gets the unreadable entry and makes another call.
    await control({ fail: { mode: "nullEntry", number: SECOND, every: 2 } });
    await ask();
    expect(await ask()).not.toContain("unreadable");
  });

  it("is read as usual if blanks surround the texts of its entries", async () => {
    const plain = await ask();
    await control({ fail: { mode: "paddedEntries" } });
    expect(await ask()).toEqual(plain);
    expect(await answerOf(client().status([UNREGISTERED]))).toEqual([null]);
  });

  it("never turns a blank entry into a valid or an unregistered business", async () => {
    for (const blank of ["", " "]) {
      await control({ fail: { mode: "blankEntry", blank } });
      expect(await answerOf(client().status([claim.number]))).toEqual(["unreadable"]);
      expect(await answerOf(client().validate([claim]))).toEqual(["unreadable"]);
      expect(await answerOf(checkClaims(client(), [claim]))).toEqual([null]);
    }
  });

  it("reports the names of an unreadable entry's fields, but none of their values", async () => {
    await control({ fail: { mode: "blankEntry" } });
    await client().validate([claim]);
    expect(unreadable[0]).toEqual(expect.arrayContaining(["b_no", "valid", "status.b_stt_cd"]));
    expect(JSON.stringify(unreadable)).not.toContain(claim.ownerName);
    expect(JSON.stringify(unreadable)).not.toContain(claim.number);
  });
});

describe("an entry of /validate", () => {
  it("is unreadable if it contains the state of another number", async () => {
    vi.stubGlobal("fetch", async () => {
      const status = {
        ...{ b_no: UNREGISTERED, b_stt: "폐업자", b_stt_cd: "03", end_dt: "20200101" },
        ...{ tax_type: "부가가치세 일반과세자", tax_type_cd: "01" },
      };
      return Response.json({
        status_code: "OK",
        data: [{ b_no: claim.number, valid: "01", status }],
      });
    });
    expect(await answerOf(client().validate([claim]))).toEqual(["unreadable"]);
    vi.unstubAllGlobals();
  });

  it("leads to one more call if it is unreadable, even after another fault", async () => {
    let made = 0;
    vi.stubGlobal("fetch", async () => {
      made++;
      return made === 1
        ? Response.json({ code: -999, msg: "UNKNOWN" }, { status: 500 })
        : Response.json({ status_code: "OK", data: [null] });
    });
    expect(await answerOf(client().validate([claim]))).toEqual(["unreadable"]);
    expect(made).toBe(3);
    vi.unstubAllGlobals();
  });
});

describe("a call", () => {
  it.each([
    ["bomb", "malformed"],
    ["long", "malformed"],
    ["redirect", "malformed"],
  ])(
    "reads at most 2 MB, and is not repeated after a redirect or an answer that is too long (%s)",
    async (mode, fault) => {
      await control({ fail: { mode } });
      const { fetch } = globalThis;
      let bytesRead = 0;
      const count = new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          bytesRead += piece.byteLength;
          controller.enqueue(piece);
        },
      });
      const counting = vi.spyOn(globalThis, "fetch").mockImplementationOnce(async (...args) => {
        const { body, status, headers } = await fetch(...args);
        return new Response(body?.pipeThrough(count) ?? null, { status, headers });
      });
      expect(await faultOf(client().status([claim.number]))).toBe(fault);
      counting.mockRestore();
      expect(await calls()).toEqual([0, 1]);
      expect(bytesRead).toBeLessThan(2e6);
    },
  );

  it("says whether the registry refused an entry, a representative's name or the whole call", async () => {
    await control({ fail: { mode: "refuseNumber", number: claim.number } });
    const [, second] = CLAIMS as [RegistryClaim, RegistryClaim];
    const refused = (refuses: string) => ({ kind: "unavailable", fault: "request", refuses });
    expect(await client().validate([claim, second])).toEqual(refused("entry"));
    expect(await client().validate([claim])).toEqual(refused("ownerName"));
    expect(await client().status([claim.number])).toEqual(refused("entry"));
    await control({ fail: { mode: "tooLarge" } });
    expect(await client().validate([claim])).toEqual({ kind: "unavailable", fault: "request" });
  });

  it("is made even with a service key that has a stray %", async () => {
    expect(await faultOf(client({ serviceKey: "a%2Fb%" }).status([claim.number]))).toBe("key");
  });
});

describe("the retries of a question", () => {
  it("have growing pauses, stay within the time limit, and leave half a second for the last attempt", async () => {
    await control({ fail: { mode: "apiServerError" } });
    await client({ random: () => 0.5 }).status([claim.number]);
    const seven = Array.from({ length: 7 }, (_, n) => 150 * 1.6 ** n).reduce((a, b) => a + b, 0);
    expect(slept).toBeCloseTo(seven, 5);
    slept = 0;
    await client({ totalTimeoutMs: 1_500 }).status([claim.number]);
    expect(slept).toBeLessThan(1_000);
  });

  it("are not made if our key, location or request is refused, or the allowance is used up", async () => {
    for (const mode of ["unknownKey", "trafficExceeded", "quotaExceeded", "code-2", "blocked"]) {
      await fetch(`${upstream.url}/__reset`, { method: "POST" });
      await control({ fail: { mode } });
      await client().status([claim.number]);
      expect([mode, await calls()]).toEqual([mode, [0, 1]]);
    }
  });

  it("are not made if the permission to call comes after the time limit or after the caller has left", async () => {
    await control({ fail: { mode: "unknown" } });
    let waits = 0;
    const late = client({
      takeCall: async () => {
        if (waits++ > 0) slept += PATIENCE_MS;
        return "granted";
      },
    });
    expect(await faultOf(late.validate([claim]))).toBe("timeout");
    expect(await calls()).toEqual([1, 0]);
    const abort = new AbortController();
    const left = client({
      takeCall: async () => {
        abort.abort();
        return "granted";
      },
    });
    expect((await left.validate([claim], abort.signal)).kind).toBe("unavailable");
    expect(await calls()).toEqual([1, 0]);
    expect(faults).toEqual(["validate:down"]);
  });

  it("stop when the caller hangs up during a pause", async () => {
    await control({ fail: { mode: "unknown" } });
    const abort = new AbortController();
    const sleep = () => new Promise<void>(() => abort.abort());
    expect((await client({ sleep }).validate([claim], abort.signal)).kind).toBe("unavailable");
    expect(await calls()).toEqual([1, 0]);
  });

  it("are not made if the allowance is used up, and the client asks callers to wait until after midnight in Korea, but at most an hour", async () => {
    await control({ fail: { mode: "trafficExceeded" } });
    const at = (time: string) =>
      client({ clock: () => Date.parse(time), random: () => 0.5 }).status([claim.number]);
    const allowance = (retryAfterSeconds: number) => ({
      ...{ kind: "unavailable", fault: "allowance", retryAfterSeconds },
    });
    // Midnight in Korea is 15:00 UTC.
    expect(await at("2026-11-22T14:50:00Z")).toEqual(allowance(750));
    expect(await at("2026-11-22T15:00:01Z")).toEqual(allowance(3_450));
  });

  it("are made if the allowance was used up, but was renewed at midnight in Korea before the answer came", async () => {
    const midnight = Date.parse("2026-11-22T15:00:00Z");
    let now = midnight - 1_000;
    await control({ fail: { mode: "trafficExceeded" } });
    /** Forwards calls. The first answer comes after midnight, when the allowance is renewed. */
    const slow = createServer(async (request, response) => {
      const question = { method: "POST", body: await text(request) };
      const answer = await fetch(`${upstream.url}${request.url}`, question);
      now = midnight + 1_000;
      await control({ fail: null });
      response.writeHead(answer.status).end(await answer.text());
    });
    await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
    const { port } = slow.address() as AddressInfo;
    const memory = new RegistryMemory();
    const baseUrl = `http://127.0.0.1:${port}/api/nts-businessman/v1`;
    const answer = await client({ baseUrl, memory, clock: () => now }).status([claim.number]);
    slow.close();
    expect(answer).toEqual({ kind: "answered", value: [ACTIVE] });
    expect(faults).toEqual(["status:pace"]);
    expect(memory.calls.isAllowanceUsedUp(now)).toBe(false);
  });
});
