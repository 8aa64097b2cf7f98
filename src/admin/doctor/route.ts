/** `POST /admin/doctor`: the service examines itself. */

import { placedBindingOf } from "../../background/placement.ts";
import { alarmSettingsOf } from "../../background/watch.ts";
import { consult } from "../../doctor/consultation.ts";
import { examineSchedule } from "../../doctor/schedule.ts";
import type { Handler } from "../../http/context.ts";
import type { DoctorAnswer } from "./answer.ts";

export const examine: Handler = async (c) => {
  const { services, trace } = c.var;
  const consumers = placedBindingOf(c.env)
    ? (["consumer", "placed"] as const)
    : ["consumer" as const];
  const [reports, schedule] = await trace.time(
    "admin",
    Promise.all([
      consult(services, [...consumers]),
      examineSchedule(services, alarmSettingsOf(c.env)),
    ]),
  );
  // Both places would say the same about the schedule, so only this request does.
  reports[0]?.findings.push(...schedule);
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
