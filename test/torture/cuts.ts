/**
 * Starts a proxy that is between callers and the service, and that cuts some requests and answers.
 * The proxy sees each whole answer before it cuts the answer. So the proxy knows what the service
 * must have charged under each Idempotency-Key.
 */
import type { Account, KeyedCall } from "./account.ts";
import type { Claim } from "./claims.ts";
import { LONG_RETENTION } from "./expiry.ts";
import type { Call } from "./http.ts";
import type { LoadContext } from "./load.ts";
import { type Exchange, type Fate, type RunningProxy, startProxy } from "./proxy.ts";
import type { Random } from "./random.ts";

const cut = (random: Random): Fate =>
  random.pick([
    { kind: "answer_cut" },
    { kind: "answer_cut" },
    { kind: "request_cut" },
    { kind: "hung_up", afterMs: random.int(0, 300) },
  ] as const);

export function startCuttingProxy(
  context: LoadContext,
  account: Account,
  random: Random,
  goesOn: () => boolean,
  noteKey: (key: string) => void = () => {},
): Promise<RunningProxy> {
  const share = random.pick([0.1, 0.3, 0.5]);
  // After the load, nothing is cut, so that the callers can finish.
  const fateOf = (): Fate =>
    goesOn() && random.chance(share) ? cut(random) : { kind: "delivered" };
  return startProxy(context.url, fateOf, (exchange) => {
    if (exchange.fate !== "delivered") context.count("cuts");
    const key = exchange.headers["idempotency-key"];
    if (typeof key !== "string") return;
    noteKey(key);
    noteExchange(account, key, exchange);
  });
}

function noteExchange(account: Account, key: string, exchange: Exchange): void {
  const { method, path, body, status, answer, fate } = exchange;
  // The service got only half of this request, so the request cannot have been charged.
  if (fate === "request_cut") return;
  const secret = (exchange.headers.authorization ?? "").replace("Bearer ", "");
  const headers = { "Idempotency-Key": key };
  const call: Call = { method, path, key: secret, headers, body };
  const request = JSON.parse(body);
  if (path === "/v1/batch/verify") {
    const known = account.submissions.find(({ idempotencyKey }) => idempotencyKey === key);
    const check = request.check ?? "verify";
    const rows = request.businesses.map(claimOf);
    const retentionDays = request.retention_days ?? LONG_RETENTION;
    const submission = known ?? {
      ...{ check, rows, idempotencyKey: key, retentionDays, call },
      jobIds: new Set(),
    };
    if (!known) account.submissions.push(submission);
    if (status === 200) submission.jobIds.add(JSON.parse(answer).job_id);
    return;
  }
  const units = new Set(request.business_numbers ?? [request.business_number]).size;
  const reply = status === null ? null : { isReplayed: exchange.isReplayed };
  account.noteKeyedCall(key, call, units, outcomeOf(exchange), reply);
}

function outcomeOf({ status, fate }: Exchange): KeyedCall["outcome"] {
  if (status === 200) return "answered";
  return status === null && fate === "hung_up" ? "hung_up" : "unanswered";
}

function claimOf(row: Record<string, string>): Claim {
  const { business_number: number = "", start_date: date = "", owner_name: owner = "" } = row;
  return { number, date, owner };
}
