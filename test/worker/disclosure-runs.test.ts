import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  getQueueResult,
  waitOnExecutionContext,
} from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { corpCodeZip } from "../../seed/upstreams/opendart.ts";
import { consume } from "../../src/background/queue.ts";
import { runSchedule } from "../../src/background/schedule.ts";
import { COMPANIES_PER_WRITE } from "../../src/disclosure/store.ts";
import {
  type ImportServices,
  processImport,
  recoverImports,
  startImport,
} from "../../src/sync/import.ts";
import { RETRY_SECONDS } from "../../src/sync/runs.ts";
import { emptyTable, LEASE_MS, RecordingQueue, rows, syncServices } from "./disclosure.ts";
import {
  bearer,
  breakUpstreams,
  demo,
  get,
  park,
  post,
  request,
  upstreamStats,
} from "./service.ts";

/** Enough companies for three writes. */
const MANY = 2 * COMPANIES_PER_WRITE + 1_000;
const BIG_ZIP = corpCodeZip(
  Array.from({ length: MANY }, (_, index) => ({
    corp_code: String(index + 1).padStart(8, "0"),
    corp_name: `회사${index}`,
    corp_eng_name: `Company ${index}`,
    stock_code: "",
    modify_date: "20260101",
  })),
);

beforeEach(async () => {
  await emptyTable();
  for (const { key } of (await env.FILES.list({ prefix: "sync/" })).objects)
    await env.FILES.delete(key);
});

const companies = async () => (await rows("SELECT count(*) AS n FROM companies"))[0]?.n;
const files = async () => (await env.FILES.list({ prefix: "sync/" })).objects.length;

/** Starts an import of the zip, or of the stand-in's table if there is no zip. */
async function started(services: ImportServices, zip: Uint8Array | null = null): Promise<string> {
  const run = await startImport(services, zip);
  if (!run) throw new Error("not started");
  return run.id;
}

/** A D1 that calls `meddle` before each `batch`. If `meddle` throws, the batch fails. */
function meddled(db: D1Database, meddle: (call: number) => Promise<void> | void): D1Database {
  let call = 0;
  return new Proxy(db, {
    get(target, property) {
      const value = Reflect.get(target, property);
      if (property !== "batch") return typeof value === "function" ? value.bind(target) : value;
      return async (statements: D1PreparedStatement[]) => {
        await meddle(++call);
        return target.batch(statements);
      };
    },
  });
}

describe("an import from OpenDART", () => {
  it("fetches the table, writes and counts its companies, and leaves no file behind", async () => {
    const services = syncServices();
    const id = await started(services);
    expect(services.imports.sent).toEqual([{ runId: id }]);
    expect(await processImport(services, id)).toBe("done");
    expect(await services.runs.find(id)).toMatchObject({
      ...{ kind: "companies", source: "opendart", status: "completed", attempts: 1 },
      ...{
        total: demo.disclosure.length,
        done: demo.disclosure.length,
        changed: demo.disclosure.length,
      },
      faultCode: null,
    });
    expect(await companies()).toBe(demo.disclosure.length);
    expect(await files()).toBe(0);
  });

  it("changes nothing the second time", async () => {
    const services = syncServices();
    await processImport(services, await started(services));
    const id = await started(services);
    await processImport(services, id);
    expect(await services.runs.find(id)).toMatchObject({
      status: "completed",
      done: demo.disclosure.length,
      changed: 0,
    });
  });

  it.each(["http500", "reset", "xml"])(
    "is queued again and succeeds later if OpenDART is unavailable for a while (%s)",
    async (mode) => {
      const services = syncServices();
      await breakUpstreams({ fail: { mode, path: "opendart" } });
      const id = await started(services);
      expect(await processImport(services, id)).toBe("again");
      expect(await services.runs.find(id)).toMatchObject({ status: "queued", finishedAt: null });
      expect(await companies()).toBe(0);

      await breakUpstreams({ fail: null });
      // This message comes before the run is due, so it starts nothing.
      expect(await processImport(services, id)).toBe("done");
      await recoverImports(services);
      expect(await services.runs.find(id)).toMatchObject({ status: "queued" });
      expect(services.imports.sent).toHaveLength(1);

      services.pass(RETRY_SECONDS * 1000);
      expect(await processImport(services, id)).toBe("done");
      expect(await services.runs.find(id)).toMatchObject({ status: "completed", attempts: 2 });
      expect(await companies()).toBe(demo.disclosure.length);
    },
  );

  it.each([
    ["our key is refused", "key", "opendart_010"],
    ["the file is cut off", "truncated", "truncated"],
    ["the answer is a web page", "html", "not_a_zip"],
  ])("fails at once if %s, and leaves the table unchanged", async (_what, mode, code) => {
    const services = syncServices();
    await processImport(services, await started(services));
    const before = await rows("SELECT * FROM companies");
    await breakUpstreams({ fail: { mode, path: "opendart" } });
    const id = await started(services);
    expect(await processImport(services, id)).toBe("done");
    const run = await services.runs.find(id);
    expect(run).toMatchObject({
      status: "failed",
      faultCode: code,
      done: 0,
      finishedAt: services.clock(),
    });
    expect(run?.faultMessage).toMatch(/\.$/);
    expect(await rows("SELECT * FROM companies")).toEqual(before);
    expect(await files()).toBe(0);
  });
});

describe("two real tables, four months apart", () => {
  it("are imported one after the other: the second import writes only the changes and keeps former names", async (context) => {
    const tables =
      inject("companyTables") ?? context.skip("reference tables not found; set REFERENCE_DATA");
    const services = syncServices();
    const sync = async (path: string) => {
      await breakUpstreams({ corpCode: { path } });
      const id = await started(services);
      await processImport(services, id);
      return services.runs.find(id);
    };
    expect(await sync(tables[0])).toMatchObject({
      status: "completed",
      total: 116_445,
      done: 116_445,
    });
    // The second table has 2,267 new companies and about 2,000 changed companies.
    const second = await sync(tables[1]);
    expect(second).toMatchObject({ status: "completed", total: 118_712, done: 118_712 });
    expect(second?.changed).toBeGreaterThan(2_267);
    expect(second?.changed).toBeLessThan(5_000);
    expect(await sync(tables[1])).toMatchObject({ status: "completed", changed: 0 });

    const [formerNames] = await rows("SELECT count(*) AS n FROM company_keys WHERE former = 1");
    expect(formerNames?.n).toBeGreaterThan(100);
    expect(await rows(KEYS_THAT_DIFFER)).toEqual([{ missing: 0, stale: 0 }]);
  }, 120_000);
});

/**
 * Compares `company_keys` with the keys of the present and former names in `companies`: `missing`
 * keys are not in the index, `stale` keys are only in the index. A test that also stores facts of
 * companies cannot use this query, because it would count their keys (business numbers, legal and
 * stock names, representatives) as stale.
 */
const KEYS_THAT_DIFFER = `
  WITH said AS (
    SELECT name_key AS key, 0 AS former, corp_code FROM companies
    UNION SELECT value, 1, corp_code FROM companies, json_each(former_keys) WHERE value <> name_key)
  SELECT (SELECT count(*) FROM (SELECT * FROM said EXCEPT SELECT key, former, corp_code FROM company_keys)) AS missing,
         (SELECT count(*) FROM (SELECT key, former, corp_code FROM company_keys EXCEPT SELECT * FROM said)) AS stale`;

describe("an import of an uploaded file", () => {
  it("writes the companies without a call to OpenDART, and leaves no file behind", async () => {
    const services = syncServices();
    await processImport(services, await started(services, BIG_ZIP));
    expect((await upstreamStats()).opendart.corpCode).toBe(0);
    expect(await companies()).toBe(MANY);
    expect(await files()).toBe(0);
  });

  it("fails if the end of the file is missing, and leaves the table unchanged", async () => {
    const services = syncServices();
    const id = await started(services, BIG_ZIP.subarray(0, BIG_ZIP.length - 10));
    await processImport(services, id);
    expect(await services.runs.find(id)).toMatchObject({
      status: "failed",
      faultCode: "truncated",
    });
    expect(await companies()).toBe(0);
  });

  it("fails if the file is an error answer of OpenDART, even if the error is temporary", async () => {
    const services = syncServices();
    const id = await started(
      services,
      new TextEncoder().encode("<result><status>800</status></result>"),
    );
    expect(await processImport(services, id)).toBe("done");
    expect(await services.runs.find(id)).toMatchObject({
      status: "failed",
      faultCode: "opendart_800",
    });
  });

  it("continues where it was interrupted, as soon as its lease has expired", async () => {
    const services = syncServices();
    const id = await started(services, BIG_ZIP);
    const dying = meddled(env.DB, (call) => {
      if (call === 2) throw new Error("the machine is gone");
    });
    await expect(
      processImport({ ...services, env: { ...services.env, DB: dying } }, id),
    ).rejects.toThrow("gone");
    expect(await services.runs.find(id)).toMatchObject({
      status: "running",
      total: MANY,
      done: COMPANIES_PER_WRITE,
    });

    expect(await processImport(services, id)).toBe("done");
    expect(await companies()).toBe(COMPANIES_PER_WRITE);
    await recoverImports(services);
    expect(services.imports.sent).toHaveLength(1);

    services.pass(LEASE_MS + 1);
    await recoverImports(services);
    expect(services.imports.sent).toEqual([{ runId: id }, { runId: id }]);
    let writes = 0;
    const counting = meddled(env.DB, () => void writes++);
    await processImport({ ...services, env: { ...services.env, DB: counting } }, id);
    expect(writes).toBe(2);
    expect(await services.runs.find(id)).toMatchObject({
      status: "completed",
      done: MANY,
      changed: MANY,
      attempts: 2,
    });
    expect(await companies()).toBe(MANY);
  });

  it("is completed by the next attempt if an attempt fails because of R2", async () => {
    const services = syncServices();
    const id = await started(services, BIG_ZIP);
    const FILES = {
      get: async () => {
        throw new Error("R2 is away");
      },
    } as unknown as typeof env.FILES;
    const broken = { ...services, env: { ...services.env, FILES } };
    await expect(processImport(broken, id)).rejects.toThrow("R2 is away");
    expect(await services.runs.find(id)).toMatchObject({ status: "running", done: 0 });
    services.pass(LEASE_MS + 1);
    expect(await processImport(services, id)).toBe("done");
    expect(await services.runs.find(id)).toMatchObject({ status: "completed", changed: MANY });
  });

  it("fails if the companies do not fit into an isolate's memory, and leaves the table unchanged", async () => {
    const services = syncServices();
    const huge = Array.from({ length: 16_000 }, (_, index) => ({
      corp_code: String(index + 1).padStart(8, "0"),
      corp_name: "x".repeat(900),
      corp_eng_name: "",
      stock_code: "",
      modify_date: "20260101",
    }));
    const id = await started(services, corpCodeZip(huge));
    expect(await processImport(services, id)).toBe("done");
    expect(await services.runs.find(id)).toMatchObject({
      status: "failed",
      faultCode: "too_large",
    });
    expect(await companies()).toBe(0);
  });

  it("is not continued by a worker that lost its lease to another worker", async () => {
    const services = syncServices();
    const id = await started(services, BIG_ZIP);
    let calls = 0;
    // Just before the second write, the lease expires and another worker finishes the run.
    const slow = meddled(env.DB, async (call) => {
      calls = call;
      if (call !== 2) return;
      services.pass(LEASE_MS + 1);
      await processImport(services, id);
    });
    expect(await processImport({ ...services, env: { ...services.env, DB: slow } }, id)).toBe(
      "done",
    );
    expect(calls).toBe(2);
    expect(await services.runs.find(id)).toMatchObject({
      status: "completed",
      done: MANY,
      attempts: 2,
    });
    expect(await companies()).toBe(MANY);
  });

  it("is given up after five interruptions, and its file is removed", async () => {
    const services = syncServices();
    const id = await started(services, BIG_ZIP);
    const dead = meddled(env.DB, () => {
      throw new Error("the machine is gone");
    });
    for (let attempt = 1; attempt <= 5; attempt++) {
      await expect(
        processImport({ ...services, env: { ...services.env, DB: dead } }, id),
      ).rejects.toThrow("gone");
      services.pass(LEASE_MS + 1);
      await recoverImports(services);
    }
    expect(await services.runs.find(id)).toMatchObject({
      status: "failed",
      faultCode: "given_up",
      attempts: 5,
    });
    expect(services.imports.sent).toHaveLength(5);
    expect(await files()).toBe(0);
    expect(await started(services, BIG_ZIP)).toBeTypeOf("string");
  });
});

describe("an import", () => {
  it("cannot be started while another import is under way, and the refused start leaves no file", async () => {
    const services = syncServices();
    const both = await Promise.all([
      startImport(services, BIG_ZIP),
      startImport(services, BIG_ZIP),
    ]);
    expect(both.filter((run) => run !== null)).toHaveLength(1);
    expect(await files()).toBe(1);
    expect(services.imports.sent).toHaveLength(1);
  });

  it("is done once if its message is delivered twice", async () => {
    const services = syncServices();
    const id = await started(services, BIG_ZIP);
    await Promise.all([processImport(services, id), processImport(services, id)]);
    expect(await services.runs.find(id)).toMatchObject({
      status: "completed",
      attempts: 1,
      changed: MANY,
    });
    expect(await processImport(services, id)).toBe("done");
  });

  it("is queued again if its message is lost", async () => {
    const services = syncServices();
    const id = await started(services);
    await recoverImports(services);
    expect(services.imports.sent).toHaveLength(1);
    services.pass(LEASE_MS + 1);
    await recoverImports(services);
    expect(services.imports.sent).toEqual([{ runId: id }, { runId: id }]);
  });
});

describe("the queue consumer", () => {
  const deliver = async (queue: string, body: object) => {
    const context = createExecutionContext();
    const batch = createMessageBatch(queue, [
      { id: "message-1", timestamp: new Date(), attempts: 1, body },
    ]);
    await consume(batch, env, context);
    return getQueueResult(batch, context);
  };

  it("acknowledges a message if its run is done", async () => {
    const id = await started(syncServices(new Date().toISOString()));
    const result = await deliver("business-verification-import", { runId: id });
    expect(result.explicitAcks).toEqual(["message-1"]);
    expect(await companies()).toBe(demo.disclosure.length);
  });

  it("retries a message if OpenDART is unavailable", async () => {
    await breakUpstreams({ fail: { mode: "http500", path: "opendart" } });
    const id = await started(syncServices(new Date().toISOString()));
    const result = await deliver("business-verification-import", { runId: id });
    expect(result.retryMessages).toEqual([{ msgId: "message-1" }]);
    expect(result.explicitAcks).toEqual([]);
  });
});

describe("the schedule", () => {
  const tick = async (cron: string) => {
    const queues = { IMPORT_QUEUE: new RecordingQueue(), FACTS_QUEUE: new RecordingQueue() };
    const context = createExecutionContext();
    const controller = createScheduledController({ cron, scheduledTime: new Date() });
    await runSchedule(controller, { ...env, ...queues } as unknown as Env, context);
    await waitOnExecutionContext(context);
    return { imports: queues.IMPORT_QUEUE.sent.length, facts: queues.FACTS_QUEUE.sent.length };
  };

  it("starts an import and a facts run at its daily trigger, and no run at its trigger of every minute", async () => {
    const services = syncServices(new Date().toISOString());
    await processImport(services, await started(services));
    expect(await tick("* * * * *")).toEqual({ imports: 0, facts: 0 });
    expect(await tick("17 18 * * *")).toEqual({ imports: 1, facts: 1 });
    // Both runs are still under way, so nothing starts.
    expect(await tick("17 18 * * *")).toEqual({ imports: 0, facts: 0 });
  });
});

describe("the operator", () => {
  const token = demo.admin_token;
  const upload = (path: string, body: Uint8Array | string, type: string) =>
    request(path, { method: "POST", headers: { ...bearer(token), "Content-Type": type }, body });

  /** Waits until the run has ended. The service's own queue delivers the run's message. */
  async function ended(id: string) {
    for (;;) {
      const { body } = await get(`/admin/sync-runs/${id}`, token);
      if (body.finished_at !== null) return body;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  it("can upload a table and follow its run to the end", async () => {
    const { status, body } = await upload("/admin/sync-runs/companies", BIG_ZIP, "application/zip");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: "companies",
      source: "upload",
      status: "queued",
      total: null,
      fault: null,
    });
    expect(await ended(body.id)).toMatchObject({
      status: "completed",
      total: MANY,
      done: MANY,
      changed: MANY,
      fault: null,
    });
    expect(
      (await get("/admin/sync-runs", token)).body.sync_runs.map((run: { id: string }) => run.id),
    ).toEqual([body.id]);
  });

  it("can start an import from OpenDART, and is told if an import is already under way", async () => {
    const goOn = park(env.IMPORT_QUEUE);
    const first = await post("/admin/sync-runs/companies", token, "");
    expect(first.status).toBe(200);
    const second = await post("/admin/sync-runs/companies", token, "");
    expect(second).toMatchObject({ status: 400, body: { error: { code: "invalid_request" } } });
    await goOn();
    expect(await ended(first.body.id)).toMatchObject({ status: "completed", source: "opendart" });
  });

  it("sees why a run failed", async () => {
    const { body } = await upload("/admin/sync-runs/companies", "no zip", "application/zip");
    expect(await ended(body.id)).toMatchObject({
      status: "failed",
      fault: { code: "not_a_zip", message: "The file is not a zip." },
    });
  });

  it.each([
    [
      "a zip with another media type",
      "/admin/sync-runs/companies",
      "text/csv",
      "zip",
      "unsupported_content_type",
    ],
    [
      "facts with another media type",
      "/admin/company-facts",
      "application/json",
      "{}",
      "unsupported_content_type",
    ],
    [
      "a line that is not an answer of OpenDART",
      "/admin/company-facts",
      "application/x-ndjson",
      "{}",
      "invalid_request",
    ],
    [
      "a line that is not JSON",
      "/admin/company-facts",
      "application/x-ndjson",
      "corp_code",
      "invalid_request",
    ],
  ])("cannot upload %s", async (_what, path, type, body, code) => {
    expect(await upload(path, body, type)).toMatchObject({
      status: 400,
      body: { error: { code } },
    });
  });

  it("gets 404 for an unknown run, and 401 with a wrong token", async () => {
    expect(await get("/admin/sync-runs/none", token)).toMatchObject({
      status: 404,
      body: { error: { code: "not_found" } },
    });
    for (const path of ["/admin/sync-runs", "/admin/sync-runs/none"]) {
      expect((await get(path, "wrong")).status).toBe(401);
    }
    expect((await post("/admin/sync-runs/companies", "wrong", "")).status).toBe(401);
    expect((await post("/admin/company-facts", "wrong", "")).status).toBe(401);
  });
});
