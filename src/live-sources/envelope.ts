/** Reads the wrapper of an answer: code, rows and their count (docs/upstreams.md#datagokr). */
import * as z from "zod";
import { parseJson } from "../lib/json.ts";
import { parseXml } from "./xml-value.ts";

/** Writes a code with at least two digits, as the guides do. "unknown" if it is not a code. */
const code = z.unknown().transform((value) => {
  const written = typeof value === "number" ? String(value) : value;
  return typeof written === "string" && /^\s*[0-9]{1,4}\s*$/.test(written)
    ? String(Number(written)).padStart(2, "0")
    : "unknown";
});

const object = z.looseObject({});
const noRows = z.literal(["", null, undefined]).transform((): unknown[] => []);
const malformed = z.unknown().transform(() => null);
/** If a list has only one row, the row may come without the list. */
const list = z.union([
  z.array(z.unknown()),
  object.transform((row) => (Object.keys(row).length === 0 ? [] : [row])),
]);
const items = z.union([
  z.array(z.unknown()),
  z.object({ item: z.union([noRows, list]) }).transform(({ item }) => item),
  z.union([noRows, z.string().trim().length(0), z.strictObject({})]).transform(() => []),
  malformed,
]);

/** `items` is null if the list is malformed. `totalCount` is null if it is missing or malformed. */
const envelope = z.object({
  resultCode: code,
  items,
  totalCount: z.union([
    z
      .union([z.string(), z.number()])
      .transform(String)
      .pipe(z.string().regex(/^\s*[0-9]{1,12}\s*$/))
      .transform(Number),
    malformed,
  ]),
});
type Envelope = z.infer<typeof envelope>;

const gatewayFault = z
  .object({
    OpenAPI_ServiceResponse: z.object({ cmmMsgHeader: z.object({ returnReasonCode: code }) }),
  })
  .transform(
    ({ OpenAPI_ServiceResponse: { cmmMsgHeader } }): Envelope => ({
      resultCode: cmmMsgHeader.returnReasonCode,
      items: null,
      totalCount: null,
    }),
  );

/** Names of the root element. The procurement service uses the second one for its faults. */
const ROOTS = ["response", "nkoneps.com.response.ResponseError"];

const reply = z.union([
  gatewayFault,
  object
    .transform((root) => ROOTS.map((name) => root[name]).find(isObject) ?? root)
    .transform((root) => {
      const header = isObject(root.header) ? root.header : root;
      const body = isObject(root.body) ? root.body : root;
      return { resultCode: header.resultCode, items: body.items, totalCount: body.totalCount };
    })
    .refine(({ resultCode }) => resultCode !== undefined)
    .pipe(envelope),
]);

export function envelopeOf(text: string): Envelope | null {
  const start = /\S/.exec(text)?.[0];
  const root = start === "{" ? parseJson(text) : start === "<" ? parseXml(text) : undefined;
  return reply.safeParse(root).data ?? null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
