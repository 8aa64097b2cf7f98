import { placedBindingOf } from "../../background/placement.ts";
import { alarmSettingsOf } from "../../background/watch.ts";
import { consult } from "../../doctor/consultation.ts";
import { examineReceipts } from "../../doctor/receipts.ts";
import { examineRounds } from "../../doctor/rounds.ts";
import { examineSchedule } from "../../doctor/schedule.ts";
import { examineWebhooks } from "../../doctor/webhooks.ts";
import type { Handler } from "../../http/context.ts";
import type { DoctorAnswer } from "./answer.ts";

export const examine: Handler = async (c) => {
  const { services, trace } = c.var;
  const consumers = placedBindingOf(c.env)
    ? (["consumer", "placed"] as const)
    : ["consumer" as const];
  const [reports, schedule, rounds, webhooks, receipts] = await trace.time(
    "admin",
    Promise.all([
      consult(services, [...consumers]),
      examineSchedule(services, alarmSettingsOf(c.env)),
      examineRounds(services),
      examineWebhooks(services),
      examineReceipts(services),
    ]),
  );
  // These findings are the same in every place, so only the first report (`request`) has them.
  reports[0]?.findings.push(...schedule, rounds, webhooks, receipts);
  const findings = reports.flatMap((report) => report.findings);
  const down = [...new Set(findings.filter(({ ok }) => !ok).map(({ hop }) => hop))];
  trace.note({
    outcome: down.length === 0 ? "ready" : "not_ready",
    ...(down.length > 0 && { down }),
  });
  return c.json({
    healthy: down.length === 0,
    release: c.env.RELEASE.id,
    examined_at: new Date(services.clock()).toISOString(),
    placement: c.req.header("cf-placement") ?? null,
    places: reports.map(({ place, findings }) => ({ place, hops: findings })),
  } satisfies DoctorAnswer);
};
