import * as z from "zod";
import { RATE_HEADERS } from "../../../http/declaration-parts.ts";
import type { Endpoint } from "../../../http/endpoint.ts";
import { WATCH_ERRORS, WATCH_EXAMPLE } from "../declaration-parts.ts";
import { watchListAnswer } from "./answer.ts";
import { DEFAULT_WATCHES, MOST_WATCHES } from "./request.ts";

const WATCHES_CSV =
  "\ufeffbusiness_number,reference,is_registered,status_code,tax_type_code,closed_on," +
  "tax_type_changed_on,previous_tax_type_code,closed_by_unit_taxation,tax_invoices_since," +
  "checked_at,changed_at\r\n" +
  '"1248178104","supplier-17",true,"03","01","2026-11-19",,,false,,"2026-11-20T12:43:59.920Z",' +
  '"2026-11-20T12:43:59.920Z"\r\n';

export const listWatchesEndpoint: Endpoint = {
  method: "GET",
  path: "/v1/watches",
  operationId: "listWatches",
  tag: "Watch list",
  summary: "List the watched numbers",
  description:
    "Returns the list page by page. With `Accept: text/csv`, returns the whole list at once and " +
    "takes 10 tokens of the rate limit. Each state is the last confirmed one. For the current " +
    "state, call `POST /v1/status`.",
  access: "api_key",
  errorShapes: ["a"],
  parameters: [
    {
      in: "query",
      name: "limit",
      description: "The largest number of watched numbers to return.",
      schema: z.int().min(1).max(MOST_WATCHES).default(DEFAULT_WATCHES).optional(),
      example: DEFAULT_WATCHES,
    },
    {
      in: "query",
      name: "cursor",
      description: "The `next_cursor` of the previous page.",
      schema: z.string().optional(),
      example: "hoj3v8w2dc-1248178104-1pxfmk2",
    },
  ],
  answers: [
    {
      status: 200,
      description: "A page of the list.",
      headers: RATE_HEADERS,
      mediaType: "application/json",
      schema: watchListAnswer,
      examples: {
        watches: {
          summary: "The last page",
          value: { watches: [WATCH_EXAMPLE], next_cursor: null },
        },
      },
    },
    {
      status: 200,
      description: "With `Accept: text/csv`: the whole list, with a byte-order mark.",
      headers: { ...RATE_HEADERS, "Content-Disposition": "always" },
      mediaType: "text/csv",
      schema: z.string(),
      examples: { watches: { summary: "One number", value: WATCHES_CSV } },
    },
  ],
  errors: [...WATCH_ERRORS, "invalid_request"],
};
