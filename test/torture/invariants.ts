/**
 * Checks what must hold at the end of a round, whatever broke during it. Each finding is a sentence
 * that says what is wrong.
 */
import { parse } from "csv-parse/sync";
import type { Account } from "./account.ts";
import { ANYBODY, type Claim, identityOf, truthOf } from "./claims.ts";
import type { Json, Reply } from "./http.ts";
import { judge, judgeNumber, type LoadContext } from "./load.ts";

export interface RestContext {
  call: LoadContext["call"];
  adminToken: string;
  files: () => Promise<string[]>;
  /** The results of an ended job never change, so each job is read once. */
  checkedJobs: Map<string, CheckedJob>;
}

export interface CheckedJob {
  check: "verify" | "status";
  /** Distinct businesses that were answered and so charged. */
  charged: number;
  /** Distinct businesses in well-formed rows. */
  distinct: number;
  findings: string[];
}

/** A job with one of these statuses does not change any more. */
const ENDED = new Set(["completed", "cancelled"]);
/** A customer sees only jobs with these statuses. */
const LISTED = new Set(["queued", "processing", "completed", "cancelled", "failed"]);

/** @returns what is wrong. A finding may disappear when the service has finished its work */
export async function findingsOf(context: RestContext, accounts: Account[]): Promise<string[]> {
  const findings: string[] = [];
  const jobIds = new Set<string>();
  for (const account of accounts) {
    try {
      findings.push(...(await findingsOfAccount(context, account, jobIds)));
    } catch (fault) {
      findings.push(`${account.name}: cannot be checked: ${fault}`);
    }
  }
  const orphans = (await context.files())
    .map((key) => /^batch\/([^/]+)\//.exec(key)?.[1] ?? key)
    .filter((job) => !jobIds.has(job));
  for (const job of new Set(orphans))
    findings.push(`there are files of ${job}, but there is no such job`);
  return findings;
}

async function findingsOfAccount(
  context: RestContext,
  account: Account,
  jobIds: Set<string>,
): Promise<string[]> {
  const findings: string[] = [];
  const found = (what: string) => findings.push(`${account.name}: ${what}`);
  const admin = (path: string) => read(context, path, context.adminToken);

  const { jobs } = await admin(`/admin/jobs?account=${account.name}&limit=500`);
  let charged = account.answered;
  for (const job of jobs) {
    jobIds.add(job.job_id);
    if (!ENDED.has(job.status)) {
      found(`job ${job.job_id} is ${job.status}`);
      continue;
    }
    const checked =
      context.checkedJobs.get(job.job_id) ?? (await checkJob(context, account, job.job_id));
    context.checkedJobs.set(job.job_id, checked);
    for (const finding of checked.findings) found(finding);
    charged += checked.charged;
  }
  const listed = await listOf(context, account);
  const shown = jobs
    .filter(({ status }: Json) => LISTED.has(status))
    .map((job: Json) => job.job_id);
  if ([...listed].sort().join() !== shown.sort().join())
    found(`its list does not show exactly its jobs: ${listed.length}, not ${shown.length}`);
  for (const { jobIds: answered } of account.submissions) {
    for (const id of answered) if (!jobIds.has(id)) found(`job ${id} was accepted and is lost`);
  }

  const { usage } = await admin(`/admin/accounts/${account.name}/usage`);
  const used = sum(usage, "used");
  const open = sum(usage, "open");
  if (open > 0) found(`${open} units are held open`);
  for (const { period, used: ofMonth } of usage) {
    if (ofMonth > account.largestQuota) {
      found(`overspent: ${ofMonth} of ${account.largestQuota} in ${period}`);
    }
  }
  const { hungUp, mayBeUncounted } = account;
  if (used > charged + hungUp) {
    found(
      `charged but not answered: used ${used}, answered ${charged}, hung up ${hungUp}, cut off ${account.cutOff}`,
    );
  }
  if (used < charged - mayBeUncounted) {
    found(`answered but not charged: used ${used}, answered ${charged}`);
  }
  return findings;
}

/** The ids of an account's jobs as its customer lists them, page by page. */
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
    found(`its rows are not those of the input (${rows.length} of ${submission.rows.length})`);
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
    found(`its status tells ${JSON.stringify(told)}, its results ${JSON.stringify(counts)}`);
  }
  const { errors, ...outcomes } = job.outcomes as Record<string, number>;
  const processed = Object.values(outcomes).reduce((total, count) => total + count, errors ?? 0);
  if (errors !== job.errors || processed !== job.processed) {
    found(`its outcomes do not add up: ${JSON.stringify(job.outcomes)} of ${job.processed}`);
  }
  const { check } = job;
  return { check, charged: answered.size, distinct: distinct.size, findings: findings.slice(0, 3) };
}

/** Whether the results have the claims that were sent, in any spelling and in the same order. */
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
