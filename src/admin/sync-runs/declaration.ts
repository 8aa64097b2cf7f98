import * as z from "zod";
import type { Endpoint } from "../../http/endpoint.ts";
import { answer, GUARD_ERRORS, OPERATORS_ONLY } from "../declaration-parts.ts";
import { syncRunAnswer, syncRunsAnswer } from "./answer.ts";

const RUN = {
  id: "0c7278c6-1b94-461a-b4c1-3f0b20d93b16",
  kind: "facts",
  source: "opendart",
  status: "queued",
  created_at: "2026-11-20T13:30:32.956Z",
  finished_at: null,
  attempts: 0,
  total: 31,
  done: 0,
  changed: 0,
  fault: null,
};

export const syncRunEndpoints: readonly Endpoint[] = [
  {
    ...OPERATORS_ONLY,
    method: "GET",
    path: "/admin/sync-runs",
    operationId: "listSyncRuns",
    tag: "Disclosure table",
    summary: "List the latest sync runs",
    answers: [answer("The runs, newest first.", syncRunsAnswer, { sync_runs: [RUN] })],
    errors: GUARD_ERRORS,
  },
  {
    ...OPERATORS_ONLY,
    method: "GET",
    path: "/admin/sync-runs/:id",
    operationId: "getSyncRun",
    tag: "Disclosure table",
    summary: "Show a sync run",
    parameters: [
      {
        in: "path",
        name: "id",
        required: true,
        description: "The id of the run.",
        schema: z.string(),
        example: RUN.id,
      },
    ],
    answers: [answer("The run.", syncRunAnswer, RUN)],
    errors: [...GUARD_ERRORS, "not_found"],
  },
  {
    ...OPERATORS_ONLY,
    method: "POST",
    path: "/admin/sync-runs/companies",
    operationId: "importCompanies",
    tag: "Disclosure table",
    summary: "Import the table of companies",
    description: "Without a body the service fetches the table from OpenDART.",
    body: {
      required: false,
      content: {
        "application/zip": {
          schema: null,
          examples: {},
        },
      },
    },
    answers: [
      answer("The run, which continues in the background.", syncRunAnswer, {
        ...RUN,
        kind: "companies",
        source: "upload",
        total: null,
      }),
    ],
    errors: [...GUARD_ERRORS, "unsupported_content_type", "payload_too_large", "invalid_request"],
  },
  {
    ...OPERATORS_ONLY,
    method: "POST",
    path: "/admin/sync-runs/facts",
    operationId: "startFacts",
    tag: "Disclosure table",
    summary: "Ask OpenDART for the facts that are due",
    answers: [answer("The run, which continues in the background.", syncRunAnswer, RUN)],
    errors: [...GUARD_ERRORS, "invalid_request"],
  },
];
