/**
 * Checks what must be true at the end of each round. Each finding is a sentence that says what is
 * wrong.
 */
import { parse } from "csv-parse/sync";
import type { Account, CheckedJob } from "./account.ts";
import { ANYBODY, type Claim, identityOf, truthOf } from "./claims.ts";
import { remainingJobs, remainsOf } from "./erased.ts";
import type { Json, Reply } from "./http.ts";
import { judge, judgeNumber, type LoadContext } from "./load.ts";
import { type MoneyContext, moneyFindings } from "./money.ts";
import { counterFindings } from "./published.ts";
import type { ServiceProcess } from "./service-process.ts";
import type { Stored } from "./workers/control.ts";

export interface RestContext extends MoneyContext {
  call: LoadContext["call"];
  adminToken: string;
  stored: ServiceProcess["stored"];
  /** The ended jobs, by id. Their results never change, so they are read only once. */
  checkedJobs: Map<string, CheckedJob>;
}

const RESULTS = /\/results\.(?:ndjson|csv)$/;

/** The statuses that a job may have at rest, apart from `deleted`. */
const ENDED = new Set(["completed", "cancelled"]);
const LISTED = new Set(["queued", "processing", "completed", "cancelled", "failed"]);

/** @returns what is wrong. Some findings disappear when the service has finished its work */
export async function findingsOf(context: RestContext, accounts: Account[]): Promise<string[]> {
  const stored = await readAll(context, accounts);
  const findings = remainingJobs(stored);
  for (const account of accounts) {
    if (account.erasure !== "none") {
      findings.push(...remainsOf(account, stored, metersOf(account)));
      continue;
    }
    try {
      findings.push(...(await findingsOfAccount(context, account, stored)));
    } catch (fault) {
      findings.push(`${account.name}: cannot be checked: ${fault}`);
    }
  }
  const existing = new Set(
    stored.jobs.filter(({ status }) => status !== "deleted").map(({ id }) => id),
  );
  const ended = new Set(stored.jobs.filter(({ status }) => ENDED.has(status)).map(({ id }) => id));
  for (const file of stored.files) {
    if (ended.has(file.split("/")[1] ?? "") && !RESULTS.test(file))
      findings.push(`an ended job still has ${file}`);
  }
  const orphans = stored.files
    .map((key) => /^batch\/([^/]+)\//.exec(key)?.[1] ?? key)
    .filter((job) => !existing.has(job));
  for (const job of new Set(orphans))
    findings.push(`there are files of ${job}, but there is no such job`);
  return findings;
}

/** Reads everything that is stored, and finds which Idempotency-Keys were charged. */
export async function readAll(
  { stored }: Pick<RestContext, "stored">,
  accounts: Account[],
): Promise<Stored> {
  const meters = accounts.flatMap((account) =>
    metersOf(account).map((name) => [name, [...account.keyedCalls.keys()]] as const),
  );
  return stored({ meters: Object.fromEntries(meters) });
}

function metersOf({ name }: Account): string[] {
  return [name, `${name}~test`].flatMap((side) => [`${side}:a`, `${side}:b`]);
}

async function findingsOfAccount(
  context: RestContext,
  account: Account,
  stored: Stored,
): Promise<string[]> {
  const findings: string[] = [];
  const found = (what: string) => findings.push(`${account.name}: ${what}`);
  const { submissions, deletions } = account;

  const shown: string[] = [];
  for (const { id, account: side, status } of stored.jobs) {
    if (side !== account.name && side !== `${account.name}~test`) continue;
    const deletion = deletions.get(id);
    if (status === "deleted" ? deletion === undefined : !ENDED.has(status))
      found(`job ${id} is ${status}`);
    else if (status !== "deleted" && deletion) found(`job ${id} is ${status}, but was deleted`);
    if (side !== account.name) continue;
    if (LISTED.has(status)) shown.push(id);
    if (!ENDED.has(status)) continue;
    const checked = context.checkedJobs.get(id) ?? (await checkJob(context, account, id));
    context.checkedJobs.set(id, checked);
    for (const finding of checked.findings) found(finding);
  }
  const listed = await listOf(context, account);
  if ([...listed].sort().join() !== shown.sort().join())
    found(`its list does not show exactly its jobs: ${listed.length}, not ${shown.length}`);
  const existing = new Set(stored.jobs.map(({ id }) => id));
  for (const { jobIds: answered } of submissions) {
    for (const id of answered) if (!existing.has(id)) found(`job ${id} was accepted and is lost`);
  }

  const { usage } = await read(
    context,
    `/admin/accounts/${account.name}/usage`,
    context.adminToken,
  );
  const open = sum(usage, "open");
  if (open > 0) found(`${open} units are held open`);
  for (const { period, used: ofMonth } of usage) {
    if (ofMonth > account.largestQuota) {
      found(`overspent: ${ofMonth} of ${account.largestQuota} in ${period}`);
    }
  }
  const test = stored.meters[`${account.name}~test:a`];
  if (test && test.used + test.reservations.length > 0) found("its test keys are charged");
  findings.push(...counterFindings(account, stored));
  return [...findings, ...moneyFindings(account, stored, context)];
}

async function listOf(context: RestContext, account: Account): Promise<string[]> {
  const key = account.keys[0]?.secret ?? "";
  const ids: string[] = [];
  let cursor = "";
  do {
    const page = await read(context, `/v1/batch?limit=7${cursor && `&cursor=${cursor}`}`, key);
    ids.push(...page.jobs.map((job: Json) => job.job_id));
    cursor = page.next_cursor ?? "";
  } while (cursor !== "");
  return ids;
}

/** Checks that each row of a job appears once, in order, with the registry's true answer. */
async function checkJob(
  context: RestContext,
  account: Account,
  jobId: string,
): Promise<CheckedJob> {
  const findings: string[] = [];
  const found = (what: string) => findings.push(`job ${jobId}: ${what}`);
  const key = account.keys[0]?.secret ?? "";
  const job = await read(context, `/v1/batch/status/${jobId}`, key);
  const rows: Record<string, string>[] = parse(
    await read(context, `/v1/batch/download/${jobId}`, key),
    { bom: true, columns: true, record_delimiter: "\r\n" },
  );
  const isStatus = job.check === "status";
  const claims = rows.map((row): Claim => {
    const number = row.business_number ?? "";
    if (isStatus) return { number, ...ANYBODY };
    return { number, date: row.start_date ?? "", owner: row.owner_name ?? "" };
  });
  const submission = account.submissions.find(({ jobIds }) => jobIds.has(jobId));
  const sent = submission?.rows.map((claim) => (isStatus ? { ...claim, ...ANYBODY } : claim));
  if (submission && submission.check !== job.check)
    found(`it was submitted as ${submission.check}, but is ${job.check}`);
  if (submission && sent && !isSame(sent, claims)) {
    found(`its rows are not the submitted ones (${rows.length} of ${submission.rows.length})`);
  }
  const answered = new Set<string>();
  const distinct = new Set(
    claims.filter((claim) => truthOf(claim) !== "malformed").map(identityOf),
  );
  const counts = { valid: 0, invalid: 0, errors: 0 };
  for (const [index, row] of rows.entries()) {
    const claim = claims[index] as Claim;
    const verdict = isStatus ? row.is_registered : row.is_valid;
    if (verdict === "") {
      counts.errors++;
      const mayBe = job.status === "cancelled" && row.error_code === "cancelled";
      if (truthOf(claim) !== "malformed" && !mayBe) {
        found(`row ${index} is not answered: ${row.error_code} ${row.error_message}`);
      }
      continue;
    }
    const isValid = verdict === "true";
    counts[isValid ? "valid" : "invalid"]++;
    answered.add(identityOf(claim));
    if (isStatus) judgeNumber({ violation: found }, claim.number.replaceAll("-", ""), isValid);
    else judge({ violation: found }, claim, isValid, row.reason || undefined);
  }
  const told = { valid: job.valid, invalid: job.invalid, errors: job.errors };
  if (JSON.stringify(told) !== JSON.stringify(counts)) {
    found(`its status says ${JSON.stringify(told)}, its results say ${JSON.stringify(counts)}`);
  }
  const { errors, ...outcomes } = job.outcomes as Record<string, number>;
  const processed = Object.values(outcomes).reduce((total, count) => total + count, errors ?? 0);
  if (errors !== job.errors || processed !== job.processed) {
    found(`its outcomes do not add up: ${JSON.stringify(job.outcomes)} of ${job.processed}`);
  }
  const { check } = job;
  return { check, charged: answered.size, distinct: distinct.size, findings: findings.slice(0, 3) };
}

function isSame(sent: Claim[], received: Claim[]): boolean {
  return (
    sent.length === received.length &&
    sent.every((claim, index) => {
      const other = received[index];
      return other && identityOf(claim) === identityOf(other);
    })
  );
}

async function read(context: RestContext, path: string, key: string): Promise<Json> {
  const reply: Reply = await context.call({ method: "GET", path, key });
  if (reply.kind === "answered" && reply.status === 200) return reply.body;
  throw new Error(`${path}: ${JSON.stringify(reply).slice(0, 300)}`);
}

function sum(months: Json[], field: string): number {
  return months.reduce((total, month) => total + (month[field] ?? 0), 0);
}
