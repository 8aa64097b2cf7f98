/** Declares `/mcp`. It is not in the OpenAPI document, which cannot describe messages. */
import * as z from "zod";
import { AUTHENTICATION_ERRORS, CHARGED_HEADERS, RATE_HEADERS } from "../http/declaration-parts.ts";
import type { DeclaredAnswer, Endpoint } from "../http/endpoint.ts";
import { VARIANTS } from "../variant.ts";
import { errorMessage, resultMessage } from "./answer.ts";

const REFUSED = {
  mediaType: "application/json",
  schema: errorMessage,
} as const satisfies Partial<DeclaredAnswer>;

const FOREIGN_ORIGIN: DeclaredAnswer = {
  status: 403,
  description: "A page of another origin sent the message.",
  ...REFUSED,
};

/** A key that has lost its plans is refused before the message is read. */
const ERRORS = [...AUTHENTICATION_ERRORS, "feature_not_available"] as const;

const STATELESS: Omit<Endpoint, "method" | "operationId"> = {
  path: "/mcp",
  tag: "Tools",
  summary: "Listen, or end a session",
  description: "There is no stream and no session: each message is independent.",
  access: "api_key",
  errorShapes: VARIANTS,
  answers: [
    FOREIGN_ORIGIN,
    {
      status: 405,
      description: "Send messages with POST.",
      headers: { ...RATE_HEADERS, Allow: "always" },
      ...REFUSED,
    },
  ],
  errors: ERRORS,
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
      { status: 202, description: "A notification was accepted.", headers: RATE_HEADERS },
      {
        status: 400,
        description: "The message cannot be answered.",
        headers: RATE_HEADERS,
        ...REFUSED,
      },
      FOREIGN_ORIGIN,
      { status: 404, description: "There is no such method.", headers: RATE_HEADERS, ...REFUSED },
    ],
    errors: ERRORS,
  },
  { method: "GET", operationId: "listenToMcp", ...STATELESS },
  { method: "DELETE", operationId: "endMcpSession", ...STATELESS },
];
