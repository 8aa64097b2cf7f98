/**
 * Compares `docs/openapi.json` with the released `docs/openapi-released.json`. Reports every change
 * that could break a client (docs/versioning.md). A request that the released description allows
 * must still be allowed. An answer must still fit the released description.
 *
 * With `--release`, compares nothing. Instead, copies the current description over the released
 * description.
 */
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { report } from "./report.ts";

const RELEASED = "docs/openapi-released.json";
const CURRENT = "docs/openapi.json";

type Json = Record<string, unknown>;
type Direction = "request" | "answer";

const ANNOTATIONS = new Set(["description", "title", "examples", "example", "deprecated", "id"]);
const UNDERSTOOD = new Set([
  ...["$ref", "anyOf", "oneOf", "type", "enum", "const", "properties", "required", "items"],
  ...["additionalProperties", "default", "pattern", "format", "multipleOf"],
]);
/** Keywords that are numeric bounds. `true`: a larger number allows more values. */
const BOUNDS: Readonly<Record<string, boolean>> = {
  ...{
    maximum: true,
    exclusiveMaximum: true,
    maxLength: true,
    maxItems: true,
    maxProperties: true,
  },
  ...{ minimum: false, exclusiveMinimum: false, minLength: false, minItems: false },
  minProperties: false,
};
/**
 * For these keywords, the check cannot tell which value allows more. So the check reports every
 * change of these keywords.
 */
const INCOMPARABLE = ["pattern", "format", "multipleOf"] as const;

/**
 * Headers that are lists of named items. A release may add items to a list (docs/versioning.md), so
 * the pattern of these headers may change.
 */
const LISTS = new Set(["RateLimit-Policy", "RateLimit"]);

function withoutPattern(schema: unknown): Json {
  const { pattern: _, ...rest } = Object(schema) as Json;
  return rest;
}

export function compatibilityFaults(root: string): string[] {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8")) as Json;
  return descriptionFaults(read(RELEASED), read(CURRENT)).map((fault) => `${CURRENT}: ${fault}`);
}

export function descriptionFaults(released: Json, current: Json): string[] {
  const comparison = new Comparison(released, current);
  comparison.paths();
  return comparison.faults;
}

class Comparison {
  readonly faults: string[] = [];
  readonly #released: Json;
  readonly #current: Json;
  /** Pairs of references that were compared or are being compared. */
  readonly #seen = new Set<string>();
  /**
   * The pairs that are being compared now. A comparison on trial skips these pairs. Otherwise it
   * would never end for schemas that refer to each other.
   */
  readonly #open = new Set<string>();

  constructor(released: Json, current: Json) {
    this.#released = released;
    this.#current = current;
  }

  paths(): void {
    const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
    for (const [path, before] of entries(this.#released.paths)) {
      const after = part(this.#current.paths, path);
      for (const method of METHODS) {
        if (!(method in before)) continue;
        const at = `${method.toUpperCase()} ${path}`;
        if (after[method]) this.#operation(at, part(before, method), part(after, method));
        else this.#add(at, "was removed");
      }
    }
  }

  #operation(at: string, before: Json, after: Json): void {
    if (before.operationId !== after.operationId)
      this.#add(at, `was called ${before.operationId}: generated clients use that name`);
    this.#security(at, before, after);
    this.#parameters(at, before, after);
    this.#body(at, before.requestBody, after.requestBody);
    for (const [status, answer] of entries(before.responses)) {
      const now = part(after.responses, status);
      if (Object.keys(now).length === 0) this.#add(`${at} ${status}`, "was removed");
      else this.#answer(`${at} ${status}`, this.#of("before", answer), this.#of("after", now));
    }
  }

  #security(at: string, before: Json, after: Json): void {
    const ways = (operation: Json, document: Json) =>
      list(operation.security ?? document.security ?? []).map((way) => JSON.stringify(way));
    const now = ways(after, this.#current);
    const isPublic = now.length === 0 || now.includes("{}");
    const then = ways(before, this.#released);
    const isKept = then.length > 0 && then.every((way) => now.includes(way));
    if (!isPublic && !isKept) this.#add(at, "asks for other credentials");
  }

  #parameters(at: string, before: Json, after: Json): void {
    const all = (operation: Json, side: "before" | "after") =>
      new Map(
        list(operation.parameters).map((given) => {
          const parameter = this.#of(side, given);
          return [`${parameter.in} parameter ${parameter.name}`, parameter];
        }),
      );
    const [then, now] = [all(before, "before"), all(after, "after")];
    for (const [name, parameter] of then) {
      const same = now.get(name);
      if (!same) this.#add(`${at} ${name}`, "was removed");
      else this.#schema(`${at} ${name}`, "request", parameter.schema, same.schema);
    }
    for (const [name, parameter] of now) {
      if (parameter.required && !then.get(name)?.required)
        this.#add(`${at} ${name}`, "is newly required");
    }
  }

  #body(at: string, before: unknown, after: unknown): void {
    const [then, now] = [this.#of("before", before), this.#of("after", after)];
    const place = `${at} request`;
    if (now.required && !then.required) this.#add(place, "is newly required");
    this.#contents(place, "request", then.content, now.content);
  }

  #answer(at: string, before: Json, after: Json): void {
    for (const [name, header] of entries(before.headers)) {
      const place = `${at} header ${name}`;
      const [then, now] = [header, part(after.headers, name)].map((given, side) =>
        this.#of(side === 0 ? "before" : "after", given),
      ) as [Json, Json];
      if (Object.keys(now).length === 0) {
        this.#add(place, "was removed");
        continue;
      }
      if (then.required && !now.required) this.#add(place, "is no longer always there");
      const [was, is] = LISTS.has(name)
        ? [withoutPattern(then.schema), withoutPattern(now.schema)]
        : [then.schema, now.schema];
      this.#schema(place, "answer", was, is);
    }
    this.#contents(at, "answer", before.content, after.content);
  }

  #contents(at: string, direction: Direction, before: unknown, after: unknown): void {
    for (const [mediaType, content] of entries(before)) {
      const now = part(after, mediaType);
      if (!(mediaType in Object(after))) this.#add(`${at} ${mediaType}`, "was removed");
      else this.#schema(at, direction, content.schema, now.schema);
    }
  }

  #schema(at: string, direction: Direction, before: unknown, after: unknown): void {
    const [from, to] = [Object(before).$ref, Object(after).$ref] as (string | undefined)[];
    const pair = from && to && `${direction} ${from} ${to}`;
    if (pair && this.#seen.has(pair)) return;
    if (pair) {
      this.#seen.add(pair);
      this.#open.add(pair);
    }
    this.#compare(at, direction, before, after);
    if (pair) this.#open.delete(pair);
  }

  #compare(at: string, direction: Direction, before: unknown, after: unknown): void {
    const then = this.#schemaOf("before", before);
    const now = this.#schemaOf("after", after);
    for (const keyword of new Set([...Object.keys(then), ...Object.keys(now)])) {
      if (!UNDERSTOOD.has(keyword) && !ANNOTATIONS.has(keyword) && !(keyword in BOUNDS))
        this.#add(at, `the check does not understand "${keyword}"`);
    }
    const [wasNull, isNull] = [allowsNull(then), allowsNull(now)];
    if (direction === "request" && wasNull && !isNull) this.#add(at, "may no longer be null");
    if (direction === "answer" && !wasNull && isNull) this.#add(at, "may be null now");
    const [was, is] = [withoutNull(then), withoutNull(now)];
    if (this.#alternatives(at, direction, was, is)) return;
    if (this.#types(at, direction, was.schema, is.schema)) return;
    this.#values(at, direction, was.schema, is.schema);
    this.#bounds(at, direction, was.schema, is.schema);
    this.#properties(at, direction, was.schema, is.schema);
    if (was.schema.items || is.schema.items)
      this.#schema(`${at}[]`, direction, was.schema.items ?? {}, is.schema.items ?? {});
  }

  /**
   * Compares each released alternative of a union with one current alternative. Takes an
   * alternative with the same `$ref` if there is one, and otherwise the alternative with the fewest
   * faults. Two alternatives without a `$ref` count as alternatives with the same `$ref`.
   * @returns false if neither schema is a union; then the caller must compare the schemas itself
   */
  #alternatives(at: string, direction: Direction, was: Alternatives, is: Alternatives): boolean {
    if (was.others.length === 0 && is.others.length === 0) return false;
    const released = was.others.length > 0 ? was.others : [was.schema];
    const current = is.others.length > 0 ? is.others : [is.schema];
    // A bound next to `anyOf` or `oneOf` applies to all alternatives.
    this.#bounds(at, direction, was.schema, is.schema);
    const unmatched = new Set(current);
    for (const [index, alternative] of released.entries()) {
      const tried = current.map((candidate) => ({
        candidate,
        faults: this.#tried(at, direction, alternative, candidate),
        hasSameRef: isObject(alternative) && alternative.$ref === Object(candidate).$ref,
      }));
      const [best] = tried.toSorted(
        (one, other) =>
          Number(other.hasSameRef) - Number(one.hasSameRef) ||
          one.faults.length - other.faults.length,
      );
      if (!best) this.#add(at, `alternative ${index + 1} was removed`);
      else this.faults.push(...best.faults);
      if (best) unmatched.delete(best.candidate);
    }
    if (direction === "request") return true;
    for (const candidate of unmatched) {
      const isKnown = released.some(
        (alternative) => this.#tried(at, direction, alternative, candidate).length === 0,
      );
      if (!isKnown) this.#add(at, "may be something else now: an alternative was added");
    }
    return true;
  }

  #tried(at: string, direction: Direction, before: unknown, after: unknown): string[] {
    const trial = new Comparison(this.#released, this.#current);
    for (const pair of this.#open) {
      trial.#open.add(pair);
      trial.#seen.add(pair);
    }
    trial.#schema(at, direction, before, after);
    return trial.faults;
  }

  /** @returns true if the types conflict; then a further comparison makes no sense */
  #types(at: string, direction: Direction, before: Json, after: Json): boolean {
    const [was, is] = [typesOf(before), typesOf(after)];
    // `wider` must allow everything that `narrower` allows.
    const [wider, narrower] = direction === "request" ? [is, was] : [was, is];
    const fits = (type: string) =>
      wider?.includes(type) || (type === "integer" && wider?.includes("number"));
    const isSound = wider === null || (narrower?.every(fits) ?? false);
    const name = (types: string[] | null) => types?.join(" or ") ?? "anything";
    if (!isSound) this.#add(at, `was ${name(was)}, is ${name(is)}`);
    return !isSound;
  }

  #values(at: string, direction: Direction, before: Json, after: Json): void {
    const [was, is] = [valuesOf(before), valuesOf(after)];
    if (was && is) {
      for (const value of was) if (!is.includes(value)) this.#add(at, `${value} was removed`);
    } else if (is && direction === "request") {
      this.#add(at, `now accepts only ${is.join(", ")}`);
    } else if (was && direction === "answer") {
      this.#add(at, `is no longer one of ${was.join(", ")}`);
    }
    if (direction !== "request" || !("default" in before)) return;
    if (JSON.stringify(before.default) !== JSON.stringify(after.default))
      this.#add(at, `the default was ${JSON.stringify(before.default)}`);
  }

  /** Bounds of a request must not become stricter. Bounds of an answer must not become looser. */
  #bounds(at: string, direction: Direction, before: Json, after: Json): void {
    const [wider, narrower] = direction === "request" ? [after, before] : [before, after];
    const tell = (keyword: string) => {
      const show = (value: unknown) => (value === undefined ? "not given" : String(value));
      this.#add(at, `${keyword} was ${show(before[keyword])}, is ${show(after[keyword])}`);
    };
    for (const [keyword, largerAllowsMore] of Object.entries(BOUNDS)) {
      const [limit, other] = [wider[keyword], narrower[keyword]] as (number | undefined)[];
      if (limit === undefined) continue;
      if (other === undefined || (largerAllowsMore ? limit < other : limit > other)) tell(keyword);
    }
    for (const keyword of INCOMPARABLE) {
      if (wider[keyword] !== undefined && wider[keyword] !== narrower[keyword]) tell(keyword);
    }
  }

  #properties(at: string, direction: Direction, before: Json, after: Json): void {
    const [then, now] = [Object(before.properties) as Json, Object(after.properties) as Json];
    for (const [name, property] of Object.entries(then)) {
      if (name in now) this.#schema(below(at, name), direction, property, now[name]);
      else this.#add(below(at, name), "was removed");
    }
    const [requiredThen, requiredNow] = [
      list(before.required),
      list(after.required),
    ] as unknown[][] as [string[], string[]];
    const [checked, other] =
      direction === "request" ? [requiredNow, requiredThen] : [requiredThen, requiredNow];
    const fault = direction === "request" ? "is newly required" : "is no longer always there";
    for (const name of checked) {
      const wasRemoved = direction === "answer" && !(name in now);
      if (!other.includes(name) && !wasRemoved) this.#add(below(at, name), fault);
    }
    const [othersThen, othersNow] = [before.additionalProperties, after.additionalProperties];
    if (direction === "request" && othersNow === false && othersThen !== false)
      this.#add(at, "no longer accepts other fields");
    if (isObject(othersThen) && isObject(othersNow))
      this.#schema(`${at}.*`, direction, othersThen, othersNow);
    else if (isObject(othersNow) && direction === "request")
      this.#schema(`${at}.*`, direction, {}, othersNow);
  }

  /** Resolves a `$ref` in the released description ("before") or the current one ("after"). */
  #of(side: "before" | "after", given: unknown): Json {
    let value = given;
    for (let hops = 0; isObject(value) && typeof value.$ref === "string"; hops++) {
      const steps = value.$ref.replace(/^#\//, "").split("/");
      const names = steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
      const document: unknown = side === "before" ? this.#released : this.#current;
      value = names.reduce((at, name) => Object(at)[name], document);
      if (value === undefined || hops > 100)
        throw new Error(`no such reference: ${steps.join("/")}`);
    }
    return isObject(value) ? value : {};
  }

  /** A schema with its reference resolved. Keywords beside the reference are kept. */
  #schemaOf(side: "before" | "after", schema: unknown): Json {
    if (!isObject(schema)) return {};
    const { $ref, ...beside } = schema;
    return $ref === undefined ? schema : { ...this.#of(side, schema), ...beside };
  }

  #add(at: string, fault: string): void {
    this.faults.push(`${at}: ${fault}`);
  }
}

/** A schema from which null was removed. */
interface Alternatives {
  schema: Json;
  /** The alternatives that the schema lists under `anyOf` or `oneOf`. */
  others: unknown[];
}

function withoutNull(schema: Json): Alternatives {
  const { anyOf, oneOf, ...beside } = schema;
  const others = list(anyOf ?? oneOf).filter((one) => !isNullSchema(one));
  const types = list(beside.type);
  const own =
    types.length > 0 ? { ...beside, type: types.filter((type) => type !== "null") } : beside;
  const [only] = others;
  if (others.length === 1 && isObject(only) && only.$ref === undefined)
    return withoutNull({ ...only, ...own });
  return { schema: own, others };
}

function allowsNull(schema: Json): boolean {
  const values = valuesOf(schema);
  const isTyped = list(schema.type).includes("null") || isNullSchema(schema);
  return (
    isTyped ||
    (values?.includes("null") ?? false) ||
    list(schema.anyOf ?? schema.oneOf).some(isNullSchema)
  );
}

function isNullSchema(schema: unknown): boolean {
  return isObject(schema) && (schema.type === "null" || schema.const === null);
}

/** @returns the allowed types; null if every type is allowed */
function typesOf(schema: Json): string[] | null {
  const types = list(schema.type).map(String);
  if (types.length > 0) return types;
  const values = schema.enum ?? ("const" in schema ? [schema.const] : null);
  return values === null ? null : [...new Set(list(values).map((value) => typeof value))];
}

/** @returns the values that a schema lists, as JSON; null if it lists none */
function valuesOf(schema: Json): string[] | null {
  const values = "const" in schema ? [schema.const] : schema.enum;
  return values === undefined ? null : list(values).map((value) => JSON.stringify(value));
}

function below(at: string, name: string): string {
  return / (?:request|\d{3}|default)$/.test(at) ? `${at} ${name}` : `${at}.${name}`;
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function entries(value: unknown): [string, Json][] {
  return Object.entries(Object(value) as Record<string, Json>);
}

function part(value: unknown, name: string): Json {
  return (Object(value)[name] as Json | undefined) ?? {};
}

if (import.meta.main) {
  if (process.argv.includes("--release")) copyFileSync(CURRENT, RELEASED);
  else report("compatibility", compatibilityFaults);
}
