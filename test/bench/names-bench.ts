/**
 * Measures the cost of importing OpenDART's company table and of finding names in it, on two real
 * tables. To run it alone: `node test/bench/names-bench.ts`.
 */
import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { demo } from "../../seed/demo.ts";
import { representativeKeys } from "../../src/disclosure/index-keys.ts";
import { createCompanyDirectory } from "../../src/disclosure/lookup.ts";
import {
  COMPANIES_PER_WRITE,
  companyWrites,
  type IncomingCompany,
  toIncoming,
} from "../../src/disclosure/store.ts";
import { readCorpCodes } from "../../src/opendart/corp-code-reader.ts";
import { referencePath, referenceText } from "../reference-data.ts";
import { type Figure, figure, format, printFigures, remark } from "./figure.ts";
import { bundle, type RunningWorker, startWorker } from "./harness.ts";
import { median } from "./load.ts";

const FORMER_TABLE = "corpCode-2025-04-25.zip";
const TABLE = "corpCode-2026-08-14.zip";
const COMPANIES = "opendart-company-sample.jsonl";

/** The most names that the service looks up at once: the names of one chunk of a batch. */
const NAMES_A_QUERY = 100;
const POLL_MS = 20;
const HEAP_STEP_MB = 8;
const WORKER_MEMORY_MB = 128;

/** A company as OpenDART's `company.json` described it in early 2025. */
interface Reference {
  corp_code: string;
  corp_name: string;
  ceo_nm: string;
  bizr_no: string;
}

export async function nameFigures(upstreamUrl: string): Promise<Figure[]> {
  const former = referencePath(FORMER_TABLE);
  const table = referencePath(TABLE);
  const sample = referenceText(COMPANIES);
  if (!former || !table || !sample)
    return [remark("import and names", "no reference data: set REFERENCE_DATA")];
  const references = sample
    .trim()
    .split("\n")
    .map((line): Reference => JSON.parse(line));
  const { file } = bundle("src/index.ts");
  return [
    ...(await importFigures(file, upstreamUrl, table)),
    await memoryFigure(table),
    ...(await lookupFigures(file, upstreamUrl, [former, table], references)),
  ];
}

async function importFigures(
  script: string,
  upstreamUrl: string,
  table: string,
): Promise<Figure[]> {
  const service = await startWorker(script, upstreamUrl);
  try {
    const first = await importTable(service, table);
    const again = await importTable(service, table);
    const lookups = await lookupsBesideWrites(service, table);
    return [
      figure(`import of ${first.total} companies, zip to D1`, first.seconds, "≤", 3, " s"),
      figure("… companies written by the second import of the same file", again.changed, "≤", 0),
      remark("… time of the second import", `${format(again.seconds)} s`),
      figure(
        `a lookup during a write of ${COMPANIES_PER_WRITE} companies, 95th percentile`,
        percentile(lookups, 95),
        "≤",
        50,
        " ms",
      ),
      remark("… the median", `${format(median(lookups))} ms`),
    ];
  } finally {
    await service.stop();
  }
}

/**
 * Makes the writes of an import one after another, and a lookup during each write. The lookup waits
 * for the write's transaction. A real import would distort the times, because here, unlike on the
 * platform, an import reads the file in the thread of the database.
 * @returns how many milliseconds each lookup took
 */
async function lookupsBesideWrites({ env }: RunningWorker, table: string): Promise<number[]> {
  const directory = createCompanyDirectory(env.DB);
  const question = {
    companyName: "삼성전자",
    businessNumber: "9999999999",
    representative: "한종희",
  };
  const took: number[] = [];
  await env.DB.exec("DELETE FROM companies; DELETE FROM company_keys");
  const companies: IncomingCompany[] = [];
  await readCorpCodes(readFileSync(table), (company) => companies.push(toIncoming(company)));
  companies.sort((one, other) => one.corpCode - other.corpCode);
  for (const { statements } of companyWrites(env.DB, companies)) {
    const writing = env.DB.batch(statements);
    const startedAt = performance.now();
    await directory.find([question]);
    took.push(performance.now() - startedAt);
    await writing;
  }
  return took;
}

function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(((sorted.length - 1) * percent) / 100)] ?? Number.NaN;
}

/**
 * Finds the smallest V8 heap in which the Worker's own code can read the table. A thread that needs
 * more memory ends, as an isolate does on the platform. The memory of the whole process would be
 * the wrong measure, because here it includes D1 and R2.
 */
async function memoryFigure(table: string): Promise<Figure> {
  let fits = WORKER_MEMORY_MB * 2;
  let fails = 0;
  while (fits - fails > HEAP_STEP_MB) {
    const heapMb = Math.round((fits + fails) / 2 / HEAP_STEP_MB) * HEAP_STEP_MB;
    if (await readsTableIn(heapMb, table)) fits = heapMb;
    else fails = heapMb;
  }
  const buffersMb = readFileSync(table).length / 2 ** 20;
  return figure(
    "memory that an import needs: the smallest heap and the zip",
    fits + buffersMb,
    "≤",
    WORKER_MEMORY_MB,
    " MB",
  );
}

function readsTableIn(heapMb: number, table: string): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("workers/read-table.ts", import.meta.url), {
      workerData: table,
      resourceLimits: { maxOldGenerationSizeMb: heapMb - 4, maxYoungGenerationSizeMb: 4 },
    });
    worker.once("error", () => resolve(false));
    worker.once("exit", (code) => resolve(code === 0));
  });
}

async function lookupFigures(
  script: string,
  upstreamUrl: string,
  tables: string[],
  references: Reference[],
): Promise<Figure[]> {
  const service = await startWorker(script, upstreamUrl);
  try {
    for (const table of tables) await importTable(service, table);
    return await costOfLookups(service, references);
  } finally {
    await service.stop();
  }
}

async function costOfLookups({ env }: RunningWorker, references: Reference[]): Promise<Figure[]> {
  let rowsRead = 0;
  let queries = 0;
  const counting = {
    withSession: () => ({
      prepare: (sql: string) => ({
        bind: (...values: unknown[]) => ({
          all: async () => {
            const result = await env.DB.prepare(sql)
              .bind(...values)
              .all();
            rowsRead += result.meta.rows_read;
            queries++;
            return result;
          },
        }),
      }),
    }),
  } as unknown as typeof env.DB;
  const questions = references.slice(0, NAMES_A_QUERY).map(({ corp_name, bizr_no, ceo_nm }) => ({
    companyName: corp_name,
    businessNumber: bizr_no,
    representative: representativeKeys(ceo_nm)[0] ?? null,
  }));
  const each: number[] = [];
  for (const question of questions) {
    rowsRead = 0;
    await createCompanyDirectory(counting).find([question]);
    each.push(rowsRead);
  }
  queries = 0;
  const times: number[] = [];
  for (let round = 0; round < 9; round++) {
    const startedAt = performance.now();
    await createCompanyDirectory(counting).find(questions);
    times.push(performance.now() - startedAt);
  }
  return [
    figure("rows read by D1 for one name lookup, at most", Math.max(...each), "≤", 4),
    figure(`queries for ${NAMES_A_QUERY} names`, queries / times.length, "≤", 1),
    remark("… time of these queries, measured outside the Worker", `${format(median(times))} ms`),
  ];
}

const ADMIN = { Authorization: `Bearer ${demo.admin_token}` };

export async function importTable(service: RunningWorker, table: string) {
  const startedAt = performance.now();
  let run = await call(
    service,
    "/admin/sync-runs/companies",
    "application/zip",
    readFileSync(table),
  );
  while (run.finished_at === null) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    run = await call(service, `/admin/sync-runs/${run.id}`);
  }
  if (run.status !== "completed") throw new Error(`the import failed: ${run.fault?.code}`);
  return { ...run, seconds: (performance.now() - startedAt) / 1000 };
}

interface Run {
  id: string;
  status: string;
  finished_at: string | null;
  total: number;
  changed: number;
  fault: { code: string } | null;
}

async function call(
  { url }: RunningWorker,
  path: string,
  type?: string,
  body?: Buffer<ArrayBuffer>,
): Promise<Run> {
  const init =
    type && body
      ? { method: "POST", body, headers: { ...ADMIN, "Content-Type": type } }
      : { headers: ADMIN };
  const response = await fetch(new URL(path, url), init);
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Run;
}

if (import.meta.main) printFigures(await nameFigures("http://127.0.0.1:9"));
