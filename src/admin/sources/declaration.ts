import type { Endpoint } from "../../http/endpoint.ts";
import { answer, GUARD_ERRORS, OPERATORS_ONLY } from "../declaration-parts.ts";
import { sourcesAnswer } from "./answer.ts";

export const listSourcesEndpoint: Endpoint = {
  ...OPERATORS_ONLY,
  method: "GET",
  path: "/admin/sources",
  operationId: "listSources",
  tag: "Live sources",
  summary: "Show the state of the live sources today",
  answers: [
    answer("The sources that are switched on.", sourcesAnswer, {
      sources: [
        {
          source: "comwel",
          status: "ok",
          today: { calls: 120, left: 9880, answered: 118, found: 59, hit_rate: 0.5, faults: 2 },
          rests_until: null,
          last_fault: { kind: "passing", at: "2026-11-20T13:30:00.000Z" },
        },
      ],
    }),
  ],
  errors: GUARD_ERRORS,
};
