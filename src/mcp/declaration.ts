/** Declares the routes of `/mcp`. OpenAPI leaves them out, because it cannot describe messages. */
import * as z from "zod";
import { AUTHENTICATION_ERRORS, CHARGED_HEADERS } from "../http/declaration-parts.ts";
import type { DeclaredAnswer, Endpoint } from "../http/endpoint.ts";
import { VARIANTS } from "../variant.ts";
import { errorMessage, resultMessage } from "./answer.ts";

/** The headers of answers to a known API key. */
const OF_KEY = { "Test-Mode": "sometimes" } as const;

const REFUSED = {
  mediaType: "application/json",
  schema: errorMessage,
} as const satisfies Partial<DeclaredAnswer>;

const STATELESS: Omit<Endpoint, "method" | "operationId"> = {
  path: "/mcp",
  tag: "Tools",
  summary: "Listen, or end a session",
  description: "There is no stream and no session: each message is independent.",
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
        description: "The answer to a request, whether it succeeded or failed.",
        headers: CHARGED_HEADERS,
        mediaType: "application/json",
        schema: z.union([resultMessage, errorMessage]),
      },
      { status: 202, description: "A notification was accepted.", headers: OF_KEY },
      {
        status: 400,
        description: "The message cannot be answered.",
        headers: OF_KEY,
        ...REFUSED,
      },
      { status: 403, description: "A page of another origin sent the message.", ...REFUSED },
      { status: 404, description: "There is no such method.", headers: OF_KEY, ...REFUSED },
    ],
    errors: AUTHENTICATION_ERRORS,
  },
  { method: "GET", operationId: "listenToMcp", ...STATELESS },
  { method: "DELETE", operationId: "endMcpSession", ...STATELESS },
];
