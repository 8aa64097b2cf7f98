import type { Endpoint } from "../../http/endpoint.ts";
import { answer, GUARD_ERRORS, OPERATORS_ONLY } from "../declaration-parts.ts";
import { doctorAnswer } from "./answer.ts";

export const examineEndpoint: Endpoint = {
  ...OPERATORS_ONLY,
  method: "POST",
  path: "/admin/doctor",
  operationId: "examine",
  tag: "Operation",
  summary: "Examine everything that a check or a batch depends on",
  description:
    "Examines from this request, and from a queue consumer, which runs in another place. Asks the " +
    "tax authority once from each place, with our key. Waits up to 20 seconds for the consumer.",
  answers: [
    answer("What was found, whether or not something is wrong.", doctorAnswer, {
      healthy: false,
      release: "8f14e45f-ceea-467f-a3a1-1c5a3d9b8f20",
      examined_at: "2026-11-20T13:31:00.000Z",
      placement: "remote-ICN",
      places: [
        {
          place: "request",
          hops: [
            { hop: "registry", ok: true, ms: 31, detail: null, problem: null },
            { hop: "replica", ok: true, ms: 4, detail: "APAC, replica", problem: null },
          ],
        },
        {
          place: "consumer",
          hops: [
            {
              hop: "registry",
              ok: false,
              ms: 210,
              detail: null,
              problem:
                "Something in front of the tax authority refuses calls from this place (HTTP 403). " +
                'If calls from the place "request" are answered, let consumers work there: bind ' +
                "PLACED (docs/deploy.md).",
            },
          ],
        },
      ],
    }),
  ],
  errors: GUARD_ERRORS,
};
