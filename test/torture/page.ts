/** People who check lists on the page, behind a proxy that cuts requests and answers. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { RowClaim } from "../../web/list/sheets/messages.ts";
import type { Account } from "./account.ts";
import { type Claim, wellFormedClaim } from "./claims.ts";
import { startCuttingProxy } from "./cuts.ts";
import { type Client, judgeAnswer, judgeNumber, type LoadContext } from "./load.ts";
import type { ListReport, ListTask } from "./page-thread.ts";
import type { Random } from "./random.ts";

const THREAD = new URL("page-thread.ts", import.meta.url);
/** How many numbers the page sends in one status call (`web/service.ts`). */
const NUMBERS_A_CALL = 100;

export const runPage: Client = async (context, account, random, goesOn) => {
  /** For each Idempotency-Key, the number of the first list that used it. */
  const lists = new Map<string, number>();
  let list = 0;
  const proxy = await startCuttingProxy(context, account, random, goesOn, (key) =>
    lists.set(key, lists.get(key) ?? list),
  );
  const thread = new Worker(THREAD, { workerData: { origin: proxy.url } });
  try {
    while (goesOn()) {
      const claims = Array.from({ length: random.pick([1, 30, 101, 250, 400]) }, () =>
        wellFormedClaim(random),
      );
      const task = taskOf(account, claims, random);
      list++;
      thread.postMessage(task);
      const [report] = (await once(thread, "message")) as [ListReport];
      context.count("lists");
      const keysSeen = new Set([...lists.keys()].filter((key) => lists.get(key) === list));
      judgeList(context, account, task, claims, report, keysSeen);
    }
  } finally {
    await thread.terminate();
    proxy.stop();
  }
};

function taskOf({ keys: [key] }: Account, claims: Claim[], random: Random): ListTask {
  const maxBatch = random.chance(0.4) ? 0 : 100;
  const sometimes = () => (random.chance(0.3) ? random.int(0, 1_500) : null);
  return {
    apiKey: key?.secret ?? "",
    maxBatch,
    check: maxBatch === 0 || random.chance(0.3) ? "status" : "verify",
    claims: claims.map(
      ({ number, date, owner }): RowClaim => ({
        ...{ business_number: number, start_date: date },
        ...{ owner_name: owner, company_name: "" },
      }),
    ),
    reloadAfterMs: sometimes(),
    stopAfterMs: sometimes(),
  };
}

function judgeList(
  { violation, mayFail }: LoadContext,
  account: Account,
  { check, maxBatch, stopAfterMs, reloadAfterMs }: ListTask,
  claims: Claim[],
  { failure, checked, jobIds, phase, hasEnded }: ListReport,
  keysSeen: ReadonlySet<string>,
): void {
  const what = `a list of ${claims.length} of ${account.name} (${check}, ${maxBatch})`;
  const found = (text: string) => violation(`${what}: ${text}`);
  if (!hasEnded) found(`it did not end, and is ${phase} ${JSON.stringify(failure)}`);
  // If the page sends a part of the list several times, it always uses the same Idempotency-Key for
  // this part. So there cannot be more keys than parts.
  const parts = Math.ceil(claims.length / (maxBatch || NUMBERS_A_CALL));
  if (keysSeen.size > parts) found(`${keysSeen.size} Idempotency-Keys for ${parts} parts`);
  if (maxBatch > 0 && failure === null && reloadAfterMs === null) {
    const jobs = account.submissions
      .filter(({ idempotencyKey }) => keysSeen.has(idempotencyKey ?? ""))
      .flatMap((submission) => [...submission.jobIds]);
    const unseen = jobs.filter((id) => !jobIds.includes(id));
    if (unseen.length > 0) found(`the page does not know its jobs ${unseen.join(", ")}`);
  }
  const isWhole = failure === null && stopAfterMs === null;
  if (!checked) return;
  if (isWhole && checked.length !== claims.length) found(`it shows ${checked.length} rows`);
  for (const [row, { number, result }] of checked.entries()) {
    const claim = claims[row];
    if (!claim) found(`it has no row ${row}`);
    else if ("error" in result) {
      if (isWhole && !mayFail) found(`row ${row} is not answered: ${result.error.code}`);
    } else if (number !== claim.number) found(`row ${row} is about ${number}`);
    else if ("isRegistered" in result)
      judgeNumber({ violation: found }, number, result.isRegistered);
    else judgeAnswer({ violation: found }, claim, result);
  }
}
