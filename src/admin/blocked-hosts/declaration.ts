import * as z from "zod";
import { JSON_BODY_ERRORS } from "../../http/declaration-parts.ts";
import type { Endpoint } from "../../http/endpoint.ts";
import { answer, GUARD_ERRORS, OPERATORS_ONLY } from "../declaration-parts.ts";
import { blockedHostAnswer, blockedHostsAnswer, unblockedHostAnswer } from "./answer.ts";
import { blockHostSchema } from "./request.ts";

const BLOCKED = { host: "example.com", blocked_at: "2026-11-20T13:30:00.000Z" };

export const blockedHostEndpoints: readonly Endpoint[] = [
  {
    ...OPERATORS_ONLY,
    method: "GET",
    path: "/admin/blocked-hosts",
    operationId: "listBlockedHosts",
    tag: "Webhooks",
    summary: "List the hosts that get no webhooks",
    answers: [
      answer("All blocked hosts, sorted by name.", blockedHostsAnswer, {
        blocked_hosts: [BLOCKED],
      }),
    ],
    errors: [...GUARD_ERRORS],
  },
  {
    ...OPERATORS_ONLY,
    method: "POST",
    path: "/admin/blocked-hosts",
    operationId: "blockHost",
    tag: "Webhooks",
    summary: "Stop webhooks to a host and its subdomains",
    description:
      "From now on, each attempt to deliver to such a host fails without a call. No account can make " +
      "or test an endpoint with this host. Blocking a blocked host again changes nothing.",
    body: {
      required: true,
      content: {
        "application/json": {
          schema: blockHostSchema,
          examples: { host: { summary: "A host", value: { host: "example.com" } } },
        },
      },
    },
    answers: [answer("The host is blocked.", blockedHostAnswer, { blocked_host: BLOCKED })],
    errors: [...GUARD_ERRORS, ...JSON_BODY_ERRORS],
  },
  {
    ...OPERATORS_ONLY,
    method: "DELETE",
    path: "/admin/blocked-hosts/:host",
    operationId: "unblockHost",
    tag: "Webhooks",
    summary: "Send webhooks to a host again",
    parameters: [
      {
        in: "path",
        name: "host",
        required: true,
        description: "The host, as the list shows it.",
        schema: z.string(),
        example: "example.com",
      },
    ],
    answers: [
      answer("The host is not blocked any more.", unblockedHostAnswer, {
        host: "example.com",
        unblocked: true,
      }),
    ],
    errors: [...GUARD_ERRORS, "invalid_request", "not_found"],
  },
];
