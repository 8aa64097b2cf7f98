import { beforeEach, describe, expect, it, vi } from "vitest";
import { requests, Service } from "../../../web/service.ts";

const ERROR = (code: string, status: number) => () =>
  Response.json({ error: { code, message: "" } }, { status });
const ANSWER = () => Response.json({});
const LOST = () => {
  throw new TypeError("fetch failed");
};

/** These functions answer the requests, in order. */
let fates: (() => Response)[];
let keys: (string | null)[];
let service: Service;

beforeEach(() => {
  keys = [];
  vi.stubGlobal("location", new URL("http://127.0.0.1:8787/"));
  vi.stubGlobal("fetch", async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get("Idempotency-Key"));
    return fates.shift()?.();
  });
  service = new Service("bvs_live_x");
});

describe("a check that is tried again", () => {
  it.each([
    ["verify", () => service.verify(requests.verify({ ...CLAIM }).body)],
    ["status", () => service.status(requests.status("1000000001").body)],
    ["describe", () => service.describe(requests.describe("1000000001", "ko").body)],
  ])("keeps its Idempotency-Key until it gets an answer: %s", async (_, ask) => {
    fates = [LOST, ERROR("registry_unavailable", 500), ANSWER, ANSWER];
    for (let time = 0; time < 4; time++) await ask();
    const [first, second, third, fourth] = keys;
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it("gets a new Idempotency-Key after the answer that the number is not registered", async () => {
    fates = [ERROR("business_not_found", 404), ANSWER];
    for (let time = 0; time < 2; time++)
      await service.describe(requests.describe("1000000001", "ko").body);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it("gets a new Idempotency-Key if the person asks something else", async () => {
    fates = [LOST, ANSWER];
    await service.status(requests.status("1000000001").body);
    await service.status(requests.status("1000000002").body);
    expect(keys[1]).not.toBe(keys[0]);
  });
});

const CLAIM = { business_number: "1000000001", start_date: "2020-01-01", owner_name: "홍길동" };
