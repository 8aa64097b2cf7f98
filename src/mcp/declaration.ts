/**
 * The routes of `/mcp`, declared. They are not in the OpenAPI description, which cannot say what a
 * message may be: the tools describe themselves (`tools.ts`).
 */
import * as z from "zod";
import { AUTHENTICATION_ERRORS, CHARGED_HEADERS } from "../http/declaration-parts.ts";
import type { DeclaredAnswer, Endpoint } from "../http/endpoint.ts";
import { VARIANTS } from "../variant.ts";
import { errorMessage, resultMessage } from "./answer.ts";

/** Where the key is known. */
const OF_KEY = { "Test-Mode": "sometimes" } as const;

const REFUSED = {
  mediaType: "application/json",
  schema: errorMessage,
} as const satisfies Partial<DeclaredAnswer>;

const STATELESS: Omit<Endpoint, "method" | "operationId"> = {
  path: "/mcp",
  tag: "Tools",
  summary: "Listen, or end a session",
  description: "There is neither: each message stands for itself.",
  access: "nothing",
  errorShapes: VARIANTS,
  answers: [
    {
      status: 405,
      description: "Send messages with POST.",
      headers: { Allow: "always" },
      ...REFUSED,
    },
  ],
  errors: [],
};

export const mcpEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/mcp",
    operationId: "sendMcpMessage",
    tag: "Tools",
    summary: "Send a message of the Model Context Protocol",
    access: "api_key",
    errorShapes: VARIANTS,
    answers: [
      {
        status: 200,
        description: "The answer to a request, whatever came of it.",
        headers: CHARGED_HEADERS,
        mediaType: "application/json",
        schema: z.union([resultMessage, errorMessage]),
      },
      { status: 202, description: "A notification was taken.", headers: OF_KEY },
      {
        status: 400,
        description: "It is no message that can be answered.",
        headers: OF_KEY,
        ...REFUSED,
      },
      { status: 403, description: "The page that sent it is of another origin.", ...REFUSED },
      { status: 404, description: "There is no such method.", headers: OF_KEY, ...REFUSED },
    ],
    errors: AUTHENTICATION_ERRORS,
  },
  { method: "GET", operationId: "listenToMcp", ...STATELESS },
  { method: "DELETE", operationId: "endMcpSession", ...STATELESS },
];
