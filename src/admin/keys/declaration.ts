import * as z from "zod";
import { JSON_BODY_ERRORS } from "../../http/declaration-parts.ts";
import type { Endpoint, JsonSchema, Parameter } from "../../http/endpoint.ts";
import { answer, GUARD_ERRORS, KEY, OPERATORS_ONLY } from "../declaration-parts.ts";
import {
  issuedKeyAnswer,
  keyAnswer,
  keysAnswer,
  revokedKeyAnswer,
  rotatedKeyAnswer,
} from "./answer.ts";
import { changeKeySchema, issueKeySchema, rotateKeySchema } from "./request.ts";

const KEY_ID: Parameter = {
  in: "path",
  name: "id",
  required: true,
  description: "The id of the key.",
  schema: z.string(),
  example: "key_0cfafa2a8a2427eb",
};

const FIELDS = {
  name: { description: "The owner's name for the key.", examples: ["web shop"] },
  plans: { description: "The plan for each variant that the key may call." },
  limits: { description: "Limits that replace those of the plan." },
  expires: { description: "When the key expires.", examples: ["2027-11-20T13:30:00Z"] },
} as const satisfies Record<string, JsonSchema>;

const NEW_KEY = { ...KEY, id: "key_5fea716d13b741ba" };
const API_KEY = "bvs_live_ysfoAnodR4hGM9l2pQ9NQtYXDBpHVrTh2Oulx0";

export const keyEndpoints: readonly Endpoint[] = [
  {
    ...OPERATORS_ONLY,
    method: "POST",
    path: "/admin/keys",
    operationId: "issueKey",
    tag: "Keys",
    summary: "Issue an API key",
    description:
      "For up to a minute, Cloudflare locations other than the issuing one may refuse the new key.",
    body: {
      required: true,
      content: {
        "application/json": {
          schema: issueKeySchema,
          fields: {
            account: {
              description: "The account that is charged. It appears in the log.",
              examples: ["acme"],
            },
            name: FIELDS.name,
            mode: { description: "Whether the key begins with `bvs_live_` or `bvs_test_`." },
            plans: FIELDS.plans,
            limits: FIELDS.limits,
            expires_at: FIELDS.expires,
          },
          examples: {
            key: {
              summary: "A key for both variants",
              value: {
                account: "acme",
                name: "web shop",
                plans: { a: "pro", b: "paid" },
                expires_at: "2027-11-20T13:30:00.000Z",
              },
            },
          },
        },
      },
    },
    answers: [answer("The key, shown only once.", issuedKeyAnswer, { api_key: API_KEY, key: KEY })],
    errors: [...GUARD_ERRORS, ...JSON_BODY_ERRORS],
  },
  {
    ...OPERATORS_ONLY,
    method: "GET",
    path: "/admin/keys",
    operationId: "listKeys",
    tag: "Keys",
    summary: "List the API keys",
    answers: [
      answer("All keys, oldest first, including those revoked in the last 30 days.", keysAnswer, {
        keys: [{ ...NEW_KEY, revoked_at: "2026-11-21T09:00:00.000Z" }, KEY],
      }),
    ],
    errors: GUARD_ERRORS,
  },
  {
    ...OPERATORS_ONLY,
    method: "GET",
    path: "/admin/keys/:id",
    operationId: "getKey",
    tag: "Keys",
    summary: "Show an API key",
    description:
      "Also shows a key that was revoked in the last 30 days. All routes of a key accept its SHA-256 " +
      "(64 hexadecimal digits) instead of its id.",
    parameters: [KEY_ID],
    answers: [answer("The key.", keyAnswer, { key: KEY })],
    errors: [...GUARD_ERRORS, "not_found"],
  },
  {
    ...OPERATORS_ONLY,
    method: "PATCH",
    path: "/admin/keys/:id",
    operationId: "changeKey",
    tag: "Keys",
    summary: "Change an API key",
    description:
      "A missing member keeps its value; null removes it (RFC 7396). The change takes effect with " +
      "the key's next request. Three changes can take up to a minute: more quota for an account that " +
      "had used up its month, a new variant for the key, and a later end for an expired key.",
    parameters: [KEY_ID],
    body: {
      required: true,
      content: {
        "application/json": {
          schema: changeKeySchema,
          fields: {
            name: FIELDS.name,
            plans: FIELDS.plans,
            limits: FIELDS.limits,
            expires_at: FIELDS.expires,
          },
          examples: {
            plan: {
              summary: "Another plan, and a rate of the key's own",
              value: { plans: { a: "premium" }, limits: { rate_per_second: 80 } },
            },
          },
        },
      },
    },
    answers: [
      answer("The changed key.", keyAnswer, {
        key: { ...KEY, plans: { a: "premium", b: "paid" }, limits: { rate_per_second: 80 } },
      }),
    ],
    errors: [...GUARD_ERRORS, ...JSON_BODY_ERRORS, "not_found"],
  },
  {
    ...OPERATORS_ONLY,
    method: "POST",
    path: "/admin/keys/:id/rotate",
    operationId: "rotateKey",
    tag: "Keys",
    summary: "Replace an API key with a new one",
    description: "The old key stays valid for `grace_seconds`, by default one day.",
    parameters: [KEY_ID],
    body: {
      required: true,
      content: {
        "application/json": {
          schema: rotateKeySchema,
          fields: {
            grace_seconds: {
              description: "How many seconds the old key stays valid; 0 revokes it.",
            },
            expires_at: {
              ...FIELDS.expires,
              description:
                "When the new key expires; null: never; absent: when the old key would have expired.",
            },
            mode: {
              description:
                "Whether the old key begins with `bvs_live_` or `bvs_test_`. Needed only for a key that " +
                "shows no mode, because an older release issued it.",
            },
          },
          examples: { hour: { summary: "After an hour", value: { grace_seconds: 3600 } } },
        },
      },
    },
    answers: [
      answer("The new key, shown only once, and the old key.", rotatedKeyAnswer, {
        api_key: API_KEY,
        key: NEW_KEY,
        old: { ...KEY, expires_at: "2026-11-20T14:30:00.000Z" },
      }),
    ],
    errors: [...GUARD_ERRORS, ...JSON_BODY_ERRORS, "not_found"],
  },
  {
    ...OPERATORS_ONLY,
    method: "DELETE",
    path: "/admin/keys/:id",
    operationId: "revokeKey",
    tag: "Keys",
    summary: "Revoke an API key",
    description: "The next request with the key is refused.",
    parameters: [KEY_ID],
    answers: [answer("The key before it was revoked.", revokedKeyAnswer, { revoked: KEY })],
    errors: [...GUARD_ERRORS, "not_found"],
  },
];
