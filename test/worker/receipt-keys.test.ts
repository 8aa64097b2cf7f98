import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { decodeProtectedHeader } from "jose";
import { describe, expect, it, vi } from "vitest";
import { type ReceiptKeySet, verifyReceipt } from "../../sdk/src/verify-receipt.ts";
import { makePrivateJwk } from "../../seed/receipt-keys.ts";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";
import { presentReceiptKey } from "../../src/http/receipts.ts";
import { listKeys } from "../../src/receipts/key-store.ts";
import { type SignerServices, signerOf } from "../../src/receipts/signer.ts";
import { statementOfState } from "../../src/receipts/statement.ts";
import { bindings } from "./batch-engine.ts";
import { ended, submit } from "./batches.ts";
import { bearer, HANBIT, issueKey, type Json } from "./service.ts";

const MINUTE_MS = 60_000;
const STEP_MS = 10_000;

/** An isolate whose clock is wrong by `error` milliseconds. */
function isolate(RECEIPT_KEY: string, clock: () => number, error = 0): SignerServices {
  const settings = { ...env, RECEIPT_KEY };
  return { env: settings, clock: () => clock() + error, memory: new EdgeMemory() };
}

/** @returns a receipt, or null if the key may not sign any more */
async function receiptOf(services: SignerServices, mode: "live" | "test" = "live") {
  const sign = await signerOf(services, mode);
  if (sign === "ended") return null;
  if (sign === "not_set") throw new Error("the key is not set");
  return sign(statementOfState("status", HANBIT.b_no, null, services.clock()));
}

async function keySet(): Promise<ReceiptKeySet> {
  return { keys: (await listKeys(env.DB)).map(presentReceiptKey) };
}

async function currentKids(mode: string): Promise<string[]> {
  const { keys } = await keySet();
  return keys.filter((key) => key.mode === mode && key.exp === undefined).map(({ kid }) => kid);
}

async function expectGenuine(receipts: readonly string[]): Promise<void> {
  const options = { jwks: await keySet(), issuer: env.RECEIPT_ISSUER };
  for (const receipt of receipts) await verifyReceipt(receipt, options);
}

const kidOf = (receipt: string) => decodeProtectedHeader(receipt.split("~")[0] ?? "").kid;

describe("a key of receipts", () => {
  it("is stored once, even if four isolates sign their first receipt with it at the same time", async () => {
    const key = await makePrivateJwk();
    const receipts = await Promise.all(
      [1, 2, 3, 4].map(() => receiptOf(isolate(key, Date.now)) as Promise<string>),
    );
    await expectGenuine(receipts);
    const [kid = ""] = new Set(receipts.map(kidOf));
    const { keys } = await keySet();
    expect(keys.filter((one) => one.kid === kid)).toHaveLength(1);
    expect(await currentKids("live")).toEqual([kid]);
  });

  it("is already in a key set that was read just before the first receipt of the key", async () => {
    const { apiKey } = await issueKey({ a: "pro" });
    const settings = { ...bindings(), RECEIPT_KEY: await makePrivateJwk() };
    const app = createApp(new EdgeMemory());
    const ask = async (path: string, init: RequestInit = {}): Promise<Json> =>
      (await app.request(path, init, settings, createExecutionContext())).json();
    const jwks = await ask("/.well-known/jwks.json");
    const { receipt } = await ask("/v1/status", {
      method: "POST",
      headers: { ...bearer(apiKey), "Content-Type": "application/json" },
      body: JSON.stringify({ business_number: HANBIT.b_no, receipt: true }),
    });
    await verifyReceipt(receipt, { jwks, issuer: env.RECEIPT_ISSUER });
  });

  it("replaces the previous key, even if isolates sign with both keys at the same time", async () => {
    const testKids = await currentKids("test");
    let old = await makePrivateJwk();
    await receiptOf(isolate(old, Date.now));
    for (let round = 0; round < 5; round++) {
      const latest = await makePrivateJwk();
      const signed = await Promise.all(
        [old, latest, old, latest, old].map((key) => receiptOf(isolate(key, Date.now))),
      );
      await expectGenuine(signed.filter((receipt) => receipt !== null));
      expect([signed[1], signed[3]]).not.toContain(null);
      expect(await currentKids("live")).toEqual([kidOf(signed[1] ?? "")]);
      expect(await receiptOf(isolate(old, Date.now))).toBeNull();
      old = latest;
    }
    expect(await currentKids("test")).toEqual(testKids);
  });

  it("may sign for the first time at the same moment as another new key: then exactly one of the two keys stays, and the other key ends", async () => {
    for (let round = 0; round < 5; round++) {
      const keys = [await makePrivateJwk(), await makePrivateJwk()];
      const signed = await Promise.all(keys.map((key) => receiptOf(isolate(key, Date.now))));
      const receipts = signed.filter((receipt) => receipt !== null);
      await expectGenuine(receipts);
      const current = await currentKids("live");
      expect(current).toHaveLength(1);
      expect(receipts.map(kidOf)).toContain(current[0]);
    }
  });

  it.each([0, -50_000, 60_000])(
    "signs nothing before its beginning or after its end, even in an isolate that remembers the key (clock wrong by %i ms)",
    async (error) => {
      let now = Date.now();
      const clock = () => now;
      const old = await makePrivateJwk();
      const receipts = [await receiptOf(isolate(old, clock))];
      const remembering = isolate(old, clock, error);
      receipts.push(await receiptOf(remembering));
      now += STEP_MS;
      const replacedAt = now;
      receipts.push(await receiptOf(isolate(await makePrivateJwk(), clock)));
      for (;;) {
        now += STEP_MS;
        const receipt = await receiptOf(remembering);
        if (receipt === null) break;
        receipts.push(receipt);
      }
      expect(now - replacedAt).toBeGreaterThan(4 * MINUTE_MS);
      expect(now - replacedAt).toBeLessThanOrEqual(5 * MINUTE_MS + STEP_MS);
      // `verifyReceipt` refuses receipts from the future.
      const later = vi.spyOn(Date, "now").mockReturnValue(now);
      await expectGenuine(receipts.filter((receipt) => receipt !== null));
      later.mockRestore();
    },
  );

  it("signs no row of a download after the key's end, however slowly the caller reads", async () => {
    const { apiKey } = await issueKey({ a: "enterprise" });
    const { body: job } = await submit(apiKey, {
      ...{ check: "status", business_numbers: [HANBIT.b_no] },
    });
    await ended(apiKey, job.job_id);
    const file = `batch/${job.job_id}/results.ndjson`;
    const row = await (await env.FILES.get(file))?.text();
    await env.FILES.put(file, row?.repeat(3_000) ?? "");

    let passed = 0;
    const realTime = Date.now;
    vi.spyOn(Date, "now").mockImplementation(() => realTime() + passed);
    const init = { headers: { ...bearer(apiKey), Accept: "application/x-ndjson" } };
    const path = `/v1/batch/download/${job.job_id}?receipts=true`;
    const settings = { ...bindings(), RECEIPT_KEY: await makePrivateJwk() };
    const app = createApp(new EdgeMemory());
    const { status, body } = await app.request(path, init, settings, createExecutionContext());
    expect(status).toBe(200);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = (await reader?.read())?.value ?? "";
    await receiptOf(isolate(await makePrivateJwk(), Date.now));
    passed += 11 * MINUTE_MS;
    const readOn = async () => {
      for (;;) {
        const { done, value = "" } = (await reader?.read()) ?? { done: true };
        if (done) return;
        text += value;
      }
    };
    await expect(readOn()).rejects.toThrow();
    const receipts = [...text.matchAll(/"receipt":"([^"]+)"/g)].map(([, receipt = ""]) => receipt);
    expect(receipts.length).toBeGreaterThan(0);
    await expectGenuine([receipts[0] ?? "", receipts.at(-1) ?? ""]);
    vi.restoreAllMocks();
  });
});
