import type { Handler } from "../../http/context.ts";
import type { DataSetHealth } from "../../sources/health.ts";
import type { SourceAnswer, SourcesAnswer } from "./answer.ts";

export const listSources: Handler = async (c) => {
  const { services, trace } = c.var;
  const states = await trace.time("sources", services.dataSetHealth());
  return c.json({ sources: states.map(presentState) } satisfies SourcesAnswer);
};

function presentState({ dataSet, status, today }: DataSetHealth): SourceAnswer {
  return {
    source: dataSet,
    status,
    today: today && {
      calls: today.calls,
      left: today.left,
      answered: today.answered,
      found: today.found,
      hit_rate: today.answered === 0 ? null : today.found / today.answered,
      faults: today.faults,
    },
    rests_until: today?.restsUntil ? new Date(today.restsUntil).toISOString() : null,
    last_fault: today?.lastFault
      ? { kind: today.lastFault.kind, at: new Date(today.lastFault.at).toISOString() }
      : null,
  };
}
