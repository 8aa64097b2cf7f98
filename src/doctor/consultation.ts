/**
 * Examines every hop where requests run and where consumers run, because an upstream may refuse the
 * calls from one place. Consumers report through R2, where every place reads the latest version.
 */
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
    examineHops(services, "request"),
    consultConsumers(services, elsewhere),
  ]);
  return [{ place: "request", findings: [...findings, queue] }, ...reports];
}

export async function reportTo(
  services: HopServices,
  { consultation, until }: ConsultationMessage,
  place: Place,
): Promise<void> {
  if (services.clock() > until) return;
  const findings = await examineHops(services, place);
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
    // The queue of imports is short. In the batch queue, the message would wait behind hints.
    await withinTimeout(env.IMPORT_QUEUE.send(message));
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    const problem = `A message cannot be sent: ${reason}. See cloudflarestatus.com.`;
    return { queue: found(problem), reports: [] };
  }
  const names = elsewhere.map((place) => reportName(message.consultation, place));
  const reports: Report[] = [];
  while (reports.length < elsewhere.length && clock() < until) {
    await sleep(POLL_MS);
    const place = elsewhere[reports.length] as Place;
    // Ignore a fault of R2 here, because `examineHops` reports it.
    const report = await withinTimeout(env.FILES.get(names[reports.length] as string)).catch(
      () => null,
    );
    if (report) reports.push({ place, findings: await report.json<Finding[]>() });
  }
  await withinTimeout(env.FILES.delete(names)).catch(() => {});
  const problem =
    reports.length === elsewhere.length
      ? null
      : `No ${elsewhere[reports.length]} reported within ${PATIENCE_MS / 1000} s. An import may be running (bvs sync list), or delivery is paused: npm run wrangler -- queues resume-delivery business-verification-import.`;
  return { queue: found(problem), reports };
}

function reportName(consultation: string, place: Place): string {
  return `doctor/${consultation}/${place}.json`;
}
