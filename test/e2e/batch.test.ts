import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demo } from "../../seed/demo.ts";
import { checkedFetch } from "../answers.ts";
import { loadNumbers } from "../load-numbers.ts";
import {
  descendantsOf,
  type LocalPlace,
  type LocalRun,
  localPlace,
  startLocal,
  stillListening,
  stillRunning,
} from "./local.ts";

let place: LocalPlace;
let run: LocalRun;
let folder: string;
beforeAll(async () => {
  place = await localPlace();
  folder = await mkdtemp(join(tmpdir(), "bvs-batch-"));
  run = await startLocal(place);
});
afterAll(async () => {
  await run?.stop();
  await place?.remove();
  await rm(folder, { recursive: true, force: true });
});

const KEY = demo.keys.a.enterprise;

interface Job {
  job_id: string;
  status: string;
  total: number;
  processed: number;
  valid: number;
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers = { ...(init.headers as Record<string, string>), Authorization: `Bearer ${KEY}` };
  const response = await checkedFetch(`${place.url}${path}`, { ...init, headers });
  return (response.headers.get("Content-Type") ?? "").includes("json")
    ? ((await response.json()) as T)
    : (Buffer.from(await response.arrayBuffer()) as T);
}
const used = async () => (await call<{ used: number }>("/v1/usage")).used;
const jobOf = (id: string) => call<Job>(`/v1/batch/status/${id}`);

async function until(id: string, isSo: (job: Job) => boolean): Promise<Job> {
  for (;;) {
    const job = await jobOf(id);
    if (isSo(job)) return job;
    await sleep(50);
  }
}

function rowsOf(csv: Buffer): Record<string, string>[] {
  return parse(csv, { bom: true, columns: true, record_delimiter: "\r\n" });
}

const control = (command: unknown) =>
  fetch(`${place.upstreamUrl}/__control`, { method: "POST", body: JSON.stringify(command) });

describe("bvs batch", () => {
  it("uploads a CSV file, and saves the results with intact Korean texts", async () => {
    const [one, two] = demo.businesses;
    const before = await used();
    const file = join(folder, "customers.csv");
    const rows = [
      `${one?.b_no},${one?.start_dt},${one?.p_nm},"${one?.b_nm}"`,
      `${two?.b_no},${two?.start_dt},허위인,`,
      "12-34,20200101,홍길동,=1+1",
      `${one?.b_no},${one?.start_dt},${one?.p_nm},"${one?.b_nm}"`,
    ];
    await writeFile(
      file,
      `business_number,start_date,owner_name,company_name\r\n${rows.join("\r\n")}\r\n`,
    );
    const env = { ...process.env, PORT: String(place.port), BVS_API_KEY: KEY };
    const { stdout } = await promisify(execFile)(
      "npm",
      ["run", "-s", "bvs", "--", "batch", file, "--language", "both"],
      {
        env,
      },
    );
    for (const [name, count] of [
      ["total", 4],
      ["valid", 2],
      ["invalid", 1],
      ["errors", 1],
    ]) {
      expect(stdout).toMatch(new RegExp(`${name}\\W+${count}\\b`));
    }
    const saved = await readFile(join(folder, "customers.results.csv"));
    expect([...saved.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const results = rowsOf(saved);
    expect(
      results.map((row) => [row.owner_name, row.is_valid, row.reason, row.error_code]),
    ).toEqual([
      [one?.p_nm, "true", "", ""],
      ["허위인", "false", "details_mismatch", ""],
      ["홍길동", "", "", "invalid_business_number"],
      [one?.p_nm, "true", "", ""],
    ]);
    expect(results[0]).toMatchObject({
      company_name: one?.b_nm,
      status: "계속사업자",
      status_en: "Active",
    });
    expect(results[2]?.company_name).toBe("'=1+1");
    expect(await used()).toBe(before + 2);
  });
});

describe("kill -9 in the middle of a job", () => {
  it("leaves no process behind, and the restarted service completes the job with each row charged once", async () => {
    const numbers = loadNumbers(1_500);
    const before = await used();
    // Let every second call time out, so that the job is still running when the test looks at it.
    await control({ fail: { mode: "timeout", every: 2, path: "validate" } });
    const { job_id: id } = await call<Job>("/v1/batch/verify", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        business_numbers: numbers,
        start_date: "20200101",
        owner_name: "홍길동",
      }),
    });
    const killedAt = await until(id, ({ processed }) => processed > 0);
    expect(killedAt.processed).toBeLessThan(numbers.length);
    const processes = descendantsOf(run.pid);
    await run.signal("SIGKILL");
    expect(await stillRunning(processes)).toEqual([]);
    expect(await stillListening([place.port, place.upstreamPort, place.receiverPort])).toEqual([]);

    run = await startLocal(place);
    const job = await until(id, ({ status }) => status !== "queued" && status !== "processing");
    expect(job).toMatchObject({
      status: "completed",
      total: 1_500,
      processed: 1_500,
      valid: 1_500,
    });
    const results = rowsOf(await call<Buffer>(`/v1/batch/download/${id}`));
    expect(results.map((row) => row.business_number)).toEqual(numbers);
    expect(results.every((row) => row.is_valid === "true")).toBe(true);
    expect(await used()).toBe(before + numbers.length);
  });
});
