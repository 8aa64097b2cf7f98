/**
 * Examines the services that the Worker calls, for `bvs doctor`. An upstream may refuse only the
 * calls from one place, so the request and the queue consumers each do the whole examination. The
 * request sends the consumers a message, and reads their reports from R2.
 */
import type { Fault } from "../portal/faults.ts";
import type { Finding, Place } from "./finding.ts";
import { examineHops, type HopServices, withinTimeout } from "./hops.ts";

const PATIENCE_MS = 20_000;
const POLL_MS = 100;

/** Consumers ignore the message after `until` (epoch milliseconds). */
export interface ConsultationMessage {
  consultation: string;
  until: number;
}

export interface Report {
  place: Place;
  findings: Finding[];
}

export interface ConsultationServices extends HopServices {
  env: Pick<Env, "DB" | "API_KEYS" | "FILES" | "IMPORT_QUEUE">;
  sleep: (milliseconds: number) => Promise<void>;
}

export async function consult(
  services: ConsultationServices,
  elsewhere: Place[],
): Promise<Report[]> {
  const [findings, { queue, reports }] = await Promise.all([
    examineHops(services),
    consultConsumers(services, elsewhere),
  ]);
  return advise([{ place: "request", findings: [...findings, queue] }, ...reports]);
}

/** Adds advice to each fault of the registry. The advice depends on what the other places saw. */
function advise(reports: Report[]): Report[] {
  const seen = reports.flatMap(({ findings }) => findings.filter(({ hop }) => hop === "registry"));
  const isAnswered = seen.some(({ ok }) => ok);
  const isUp = isAnswered || seen.some(({ fault }) => fault && !SILENCE.includes(fault));
  const remedyOf = (fault: Fault, place: Place): string => {
    if (fault === "key") return REMEDIES.key;
    if (fault !== "blocked" && !WITHOUT_ANSWER.includes(fault)) return REMEDIES.other;
    if (!isUp) return REMEDIES.downForAll;
    const here = isAnswered ? "Another place gets answers, so this place is blocked. " : "";
    return here + (place === "consumer" ? REMEDIES.consumer : REMEDIES.request);
  };
  return reports.map(({ place, findings }) => ({
    place,
    findings: findings.map(({ fault, ...finding }) => ({
      ...finding,
      ...(fault && { problem: `${finding.problem} ${remedyOf(fault, place)}` }),
    })),
  }));
}

/** With these faults, the tax authority may be down, or it may drop the calls of one place. */
const WITHOUT_ANSWER: readonly Fault[] = ["timeout", "network"];
/** Any fault outside this list, such as a refusal, shows that the tax authority's gateway runs. */
const SILENCE: readonly Fault[] = [...WITHOUT_ANSWER, "down"];

const REMEDIES = {
  key: "Set the new key: npm run wrangler -- secret put NTS_SERVICE_KEY --env= (on staging --env=staging).",
  other: 'See "NTS is down" in docs/runbook.md.',
  downForAll:
    'No examined place gets an answer, so the tax authority is probably down for everyone. Wait: moving the Worker would not help. To make sure, see "NTS is down" in docs/runbook.md, step 2.',
  consumer:
    'If calls from the place "request" are answered, let consumers work there: bind PLACED (docs/deploy.md).',
  request:
    "If npm run probe finds a place whose calls are answered, move the Worker there (placement in wrangler.toml); if it finds none, use a relay in Korea as NTS_BASE_URL (docs/deploy.md).",
};

export async function reportTo(
  services: HopServices,
  { consultation, until }: ConsultationMessage,
  place: Place,
): Promise<void> {
  if (services.clock() > until) return;
  const findings = await examineHops(services);
  await services.env.FILES.put(reportName(consultation, place), JSON.stringify(findings));
}

export function isConsultation(body: unknown): body is ConsultationMessage {
  return typeof body === "object" && body !== null && "consultation" in body;
}

async function consultConsumers(
  { env, clock, sleep }: ConsultationServices,
  elsewhere: Place[],
): Promise<{ queue: Finding; reports: Report[] }> {
  const startedAt = clock();
  const until = startedAt + PATIENCE_MS;
  const message: ConsultationMessage = { consultation: crypto.randomUUID(), until };
  const found = (problem: string | null): Finding => {
    const ms = clock() - startedAt;
    return { hop: "queue", ok: problem === null, ms, detail: null, problem };
  };
  try {
    // The queue of imports is short. In the batch queue, the message would wait behind many others.
    await withinTimeout(env.IMPORT_QUEUE.send(message));
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    const problem = `A message cannot be sent: ${reason}. See cloudflarestatus.com.`;
    return { queue: found(problem), reports: [] };
  }
  const nameOf = (place: Place) => reportName(message.consultation, place);
  const reports: Report[] = [];
  let silent = elsewhere;
  while (silent.length > 0 && clock() < until) {
    await sleep(POLL_MS);
    for (const place of silent) {
      // Ignore a fault of R2 here, because `examineHops` reports it.
      const report = await withinTimeout(env.FILES.get(nameOf(place))).catch(() => null);
      if (report) reports.push({ place, findings: await report.json<Finding[]>() });
    }
    silent = elsewhere.filter((place) => !reports.some((report) => report.place === place));
  }
  await withinTimeout(env.FILES.delete(elsewhere.map(nameOf))).catch(() => {});
  const problem =
    silent.length === 0
      ? null
      : `No report from ${silent.join(" or ")} within ${PATIENCE_MS / 1000} s. An import may be running (bvs sync list), or delivery is paused: npm run wrangler -- queues resume-delivery business-verification-import.`;
  return { queue: found(problem), reports };
}

function reportName(consultation: string, place: Place): string {
  return `doctor/${consultation}/${place}.json`;
}
