import type { Endpoint } from "../../http/endpoint.ts";
import { VARIANTS } from "../../variant.ts";
import { notReadyAnswer, readyAnswer } from "./answer.ts";

const part = (ms: number) => ({ ok: true, ms });

const READY = {
  status: "ready",
  release: "b7c0f9a2-5a0f-4a53-8a0e-2f6d1c4e9b10",
  checked_at: "2026-11-20T12:43:00.291Z",
  down: [],
  parts: { database: part(3), keys: part(2), meter: part(4), registry: part(12) },
  register: "answering",
  allowance: "ok",
  background: "ok",
  disclosure_table: { status: "ok", age_hours: 7 },
  key_copy: { status: "ok", age_hours: 7 },
  company_facts: { companies: 118712, known: 34000 },
  admin: "open",
};

const NOT_READY = {
  ...READY,
  status: "not_ready",
  down: ["registry"],
  parts: { ...READY.parts, registry: { ok: false, ms: 2000 } },
  register: "failing",
};

export const getReadinessEndpoint: Endpoint = {
  method: "GET",
  path: "/ready",
  operationId: "getReadiness",
  tag: "Operation",
  summary: "Check whether all required parts of the service respond",
  description:
    "For monitoring. It asks the parts that every check needs, at most once every few seconds.",
  access: "nothing",
  errorShapes: VARIANTS,
  answers: [
    {
      status: 200,
      description: "Every part responds.",
      mediaType: "application/json",
      schema: readyAnswer,
      examples: { ready: { summary: "Every part responds", value: READY } },
    },
    {
      status: 500,
      description: "A part does not respond.",
      mediaType: "application/json",
      schema: notReadyAnswer,
      examples: { not_ready: { summary: "The tax authority does not answer", value: NOT_READY } },
    },
  ],
  errors: ["internal_error"],
};
