import * as z from "zod";
import type { ErrorCode } from "../../errors.ts";
import { AUTHENTICATION_ERRORS } from "../../http/declaration-parts.ts";
import type { JsonSchema, Parameter } from "../../http/endpoint.ts";
import { WRITTEN_NUMBER } from "../declaration-parts.ts";
import { MOST_NUMBERS } from "./watch-request.ts";

const STATE_EXAMPLE = {
  is_registered: true,
  status_code: "01",
  tax_type_code: "01",
  closed_on: null,
  tax_type_changed_on: null,
  previous_tax_type_code: null,
  closed_by_unit_taxation: false,
  tax_invoices_since: null,
};

const CLOSED_STATE = { ...STATE_EXAMPLE, status_code: "03", closed_on: "2026-11-19" };

export const CHANGE_EXAMPLE = {
  id: "evt_1795178640120000",
  type: "watch.changed",
  timestamp: "2026-11-20T12:44:00.120Z",
  mode: "live",
  data: {
    business_number: "1248178104",
    reference: "supplier-17",
    changed: ["status_code", "closed_on"],
    before: STATE_EXAMPLE,
    after: CLOSED_STATE,
    checked_at: "2026-11-20T12:43:59.920Z",
  },
};

export const WATCH_EXAMPLE = {
  business_number: "1248178104",
  reference: "supplier-17",
  state: CLOSED_STATE,
  checked_at: "2026-11-20T12:43:59.920Z",
  changed_at: "2026-11-20T12:43:59.920Z",
};

export const WATCH_ERRORS = [
  ...AUTHENTICATION_ERRORS,
  "feature_not_available",
] as const satisfies ErrorCode[];

export const ADDED_EXAMPLE = { added: 2, already_watched: 0, watched: 412, max_watched: 25000 };

export const NUMBERS_FIELD: JsonSchema = {
  description: "Numbers, with or without hyphens (123-45-67890).",
  minItems: 1,
  maxItems: MOST_NUMBERS,
  items: { type: "string", pattern: WRITTEN_NUMBER },
  examples: [["124-81-78104", "2178182399"]],
};

export const BUSINESS_NUMBER: Parameter = {
  in: "path",
  name: "business_number",
  required: true,
  description: "The number, with or without hyphens (123-45-67890).",
  schema: z.string(),
  example: "1248178104",
};
