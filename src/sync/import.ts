/** Imports the whole disclosure table. Each attempt continues where the last one stopped. */
import type { R2Bucket } from "@cloudflare/workers-types";
import { countsWrite } from "../disclosure/counts.ts";
import { formerNameWrites } from "../disclosure/former-names.ts";
import { companyWrites, type IncomingCompany, toIncoming } from "../disclosure/store.ts";
import { faultKind, type OpenDartClient, OpenDartFault } from "../opendart/client.ts";
import { CorpCodeFault } from "../opendart/corp-code-fault.ts";
import { readCorpCodes } from "../opendart/corp-code-reader.ts";
import { RETRY_SECONDS, type RunStore, type SyncRun } from "./runs.ts";

/** D1 executes one statement at a time, so this pause lets waiting lookups run. */
const PAUSE_MS = 1;

/** In characters of two bytes: 50 MB of the isolate's 128 MB. */
const MAX_COMPANIES_CHARACTERS = 25_000_000;

export interface ImportMessage {
  runId: string;
}

export interface ImportServices {
  env: { DB: D1Database; FILES: R2Bucket; IMPORT_QUEUE: Queue<ImportMessage> };
  runs: RunStore;
  openDart: OpenDartClient;
}

const fileKey = (runId: string) => `sync/${runId}.zip`;

/** @param zip null to fetch the file from OpenDART @returns null if another run is under way */
export async function startImport(
  { env, runs }: ImportServices,
  zip: Uint8Array | null,
): Promise<SyncRun | null> {
  const id = crypto.randomUUID();
  if (zip) await env.FILES.put(fileKey(id), zip);
  const run = await runs.start({
    id,
    kind: "companies",
    source: zip ? "upload" : "opendart",
    total: null,
  });
  if (run) await env.IMPORT_QUEUE.send({ runId: id });
  else if (zip) await env.FILES.delete(fileKey(id));
  return run;
}

/** @returns "again" if the run waits for its next attempt */
export async function processImport(
  services: ImportServices,
  runId: string,
): Promise<"done" | "again"> {
  const { env, runs } = services;
  const run = await runs.take(runId);
  if (!run) return "done";
  try {
    if (!(await importFile(services, run))) return "done";
    await runs.complete(run);
  } catch (fault) {
    if (!(fault instanceof CorpCodeFault || fault instanceof OpenDartFault)) throw fault;
    if (run.source === "opendart" && isPassing(fault)) {
      // The stored file is not a zip, but OpenDART's refusal. The next attempt would read it again.
      await env.FILES.delete(fileKey(run.id));
      await runs.putBack(run, RETRY_SECONDS * 1000);
      return "again";
    }
    await runs.fail(run, codeOf(fault), fault.message);
  }
  await env.FILES.delete(fileKey(run.id));
  return "done";
}

/** @returns false if another Worker has taken over the run */
async function importFile({ env, runs, openDart }: ImportServices, run: SyncRun): Promise<boolean> {
  let file = await env.FILES.get(fileKey(run.id));
  if (!file && run.source === "opendart") {
    await env.FILES.put(fileKey(run.id), await openDart.corpCodeFile());
    file = await env.FILES.get(fileKey(run.id));
  }
  if (!file) throw new Error("R2 does not contain the file that was stored");

  // Read the whole file first, so that a damaged file leaves the table unchanged.
  const companies = await readCompanies(new Uint8Array(await file.arrayBuffer()));
  const total = companies.length;
  let { done } = run;
  for (const write of companyWrites(env.DB, companies.slice(done))) {
    done += write.companyCount;
    const progress = runs.importProgressWrite(env.DB, run, { total, done });
    const recorded = (await env.DB.batch([...write.statements, progress])).at(-1);
    if (recorded?.results.length === 0) return false;
    await scheduler.wait(PAUSE_MS);
  }
  // Do this last, so that companies of an earlier attempt also get their former names.
  for (const statement of [...formerNameWrites(env.DB), countsWrite(env.DB)]) await statement.run();
  return true;
}

/** Returns the companies in the order of their codes. @throws CorpCodeFault */
export async function readCompanies(zip: Uint8Array): Promise<IncomingCompany[]> {
  const companies: IncomingCompany[] = [];
  let characters = 0;
  await readCorpCodes(zip, (company) => {
    const incoming = toIncoming(company);
    characters += incoming.json.length;
    if (characters > MAX_COMPANIES_CHARACTERS)
      throw new CorpCodeFault("too_large", "The file has more companies than an import can hold.");
    companies.push(incoming);
  });
  return companies.sort((one, other) => one.corpCode - other.corpCode);
}

/** Prefers OpenDART's own status, because it says more than our code. */
function codeOf(fault: CorpCodeFault | OpenDartFault): string {
  return fault instanceof OpenDartFault || fault.status !== null
    ? `opendart_${fault.status}`
    : fault.code;
}

function isPassing(fault: CorpCodeFault | OpenDartFault): boolean {
  if (fault instanceof OpenDartFault) return fault.kind === "passing";
  return fault.status !== null && faultKind(fault.status) === "passing";
}

/** Sends messages again, because a message may be lost or its Worker may die. */
export async function recoverImports({ env, runs }: ImportServices): Promise<void> {
  const { givenUp, waiting } = await runs.giveUpAndListIdle("companies");
  for (const run of givenUp) await env.FILES.delete(fileKey(run.id));
  for (const run of waiting) await env.IMPORT_QUEUE.send({ runId: run.id });
}
