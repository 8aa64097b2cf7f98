import * as z from "zod";
import type { Endpoint, Parameter } from "../../http/endpoint.ts";
import { answer, GUARD_ERRORS, OPERATORS_ONLY } from "../declaration-parts.ts";
import { accountAnswer, accountUsageAnswer, erasedAccountAnswer } from "./answer.ts";

const ACCOUNT: Parameter = {
  in: "path",
  name: "account",
  required: true,
  description: "The name of the account, as its keys show it.",
  schema: z.string(),
  example: "acme",
};

export const accountEndpoints: readonly Endpoint[] = [
  {
    ...OPERATORS_ONLY,
    method: "GET",
    path: "/admin/accounts/:account",
    operationId: "getAccount",
    tag: "Accounts",
    summary: "Show what is stored about an account",
    description:
      "An account exists if it has a key, a job, usage, a watch list or a webhook endpoint, or was erased.",
    parameters: [ACCOUNT],
    answers: [
      answer("What an erasure would remove.", accountAnswer, {
        account: "acme",
        keys: 2,
        jobs: 1,
        months: 3,
        watches: {
          watched: 149,
          max_watched: 25000,
          key_id: "key_0cfafa2a8a2427eb",
          blocks: 2,
          late_blocks: 0,
          next_round_at: "2026-11-21T05:17:04.000Z",
          paused: null,
          stale_since: null,
        },
        webhook_endpoints: [
          {
            id: "we_4f1f6f0f0e0c4d6e9a3b6a1d2c3e4f50",
            mode: "live",
            host: "hooks.example.com",
            status: "enabled",
            disabled_reason: null,
            failing_since: null,
            last_success_at: "2026-11-20T12:44:00.207Z",
            waiting: 0,
          },
        ],
        erased: false,
      }),
    ],
    errors: [...GUARD_ERRORS, "invalid_request", "not_found"],
  },
  {
    ...OPERATORS_ONLY,
    method: "GET",
    path: "/admin/accounts/:account/usage",
    operationId: "getAccountUsage",
    tag: "Accounts",
    summary: "Show what an account has used",
    parameters: [ACCOUNT],
    answers: [
      answer("The exact and current counts of its meters.", accountUsageAnswer, {
        account: "acme",
        usage: [
          { variant: "a", period: "2026-11", used: 2, quota: 25000, remaining: 24998, open: 0 },
        ],
      }),
    ],
    errors: [...GUARD_ERRORS, "invalid_request"],
  },
  {
    ...OPERATORS_ONLY,
    method: "DELETE",
    path: "/admin/accounts/:account",
    operationId: "eraseAccount",
    tag: "Accounts",
    summary:
      "Erase an account: its keys, jobs, files, watch list, events, webhooks, counters and usage",
    description:
      "A repeated erasure succeeds. An unknown account cannot be erased, because that " +
      "would block its name.",
    parameters: [ACCOUNT],
    answers: [
      answer(
        "What was erased. Every key of the account is refused from now on.",
        erasedAccountAnswer,
        {
          account: "acme",
          keys: 2,
          jobs: 1,
          pending: 0,
          erased: true,
        },
      ),
    ],
    errors: [...GUARD_ERRORS, "invalid_request", "not_found"],
  },
];
