/** Reads the body of a check while the meter decides. Charges the check when it is answered. */
import type { Context } from "hono";
import type * as z from "zod";
import type { Idempotency } from "../access/meter-messages.ts";
import type { Granted, Refusal } from "../access/metered-account.ts";
import type { FieldCodes } from "../errors.ts";
import { sha256Hex } from "../lib/sha256.ts";
import type { RegistryAnswer } from "../registry/client.ts";
import { readJson } from "./body.ts";
import type { AppEnv } from "./context.ts";
import { errorOf } from "./failures.ts";
import { requireValidIdempotencyKey } from "./idempotency-key.ts";
import { type RequestedNumber, requireAllowedNumbers } from "./require-allowed-numbers.ts";

const MAX_CHECK_BYTES = 16_384;
/**
 * For a list of checks. The longest list that is allowed is far smaller, so a list that is too long
 * usually gets the error that names the allowed number of checks, not an error about bytes.
 */
const MAX_CHECKS_BYTES = 262_144;

interface CheckRequest<Input> {
  numbersOf: (input: Input) => RequestedNumber[];
  /** How many units a request costs. Absent if each request asks for one check. */
  unitsOf?: (input: Input) => number;
}

/** The rate also limits malformed requests, so a refusal is reported before a fault in the body. */
export async function readCheck<Schema extends z.ZodType>(
  c: Context<AppEnv>,
  schema: Schema,
  fieldCodes: FieldCodes,
  { numbersOf, unitsOf }: CheckRequest<z.output<Schema>>,
): Promise<z.output<Schema>> {
  const { account } = c.var;
  const { wasRefused } = account;
  const idempotencyKey = c.req.header("Idempotency-Key");
  const isPlain = idempotencyKey === undefined && !unitsOf;
  // Units and fingerprint need the body. Until the body is read, the meter decides by the rate.
  const decision = isPlain ? account.begin(null) : account.admitByRate();
  // `decision` may fail before it is awaited. That must not count as an unhandled rejection.
  decision.catch(() => {});
  if (wasRefused) requireGranted(c, await decision);
  let input: z.output<Schema>;
  try {
    if (idempotencyKey !== undefined) requireValidIdempotencyKey(idempotencyKey);
    const maxBytes = unitsOf ? MAX_CHECKS_BYTES : MAX_CHECK_BYTES;
    input = await readJson(c, schema, fieldCodes, maxBytes);
    if (account.rules.onlyTestNumbers) {
      // Some test numbers cause an error whose headers show the usage. The decision has the usage.
      await decision;
      requireAllowedNumbers(account, numbersOf(input), "check", c.var.services.clock());
    }
  } catch (fault) {
    const refusal = await (isPlain ? account.abandon() : decision).catch(() => null);
    if (refusal) requireGranted(c, refusal);
    throw fault;
  }
  if (!isPlain) {
    requireGranted(c, await decision);
    const idempotency =
      idempotencyKey === undefined ? null : await idempotencyOf(c, idempotencyKey, input);
    account.begin(idempotency, unitsOf?.(input));
  }
  return input;
}

async function idempotencyOf(
  c: Context<AppEnv>,
  key: string,
  input: unknown,
): Promise<Idempotency> {
  return { key, fingerprint: await sha256Hex(`${c.req.path}\n${JSON.stringify(input)}`) };
}

/** @throws ServiceError when the meter refuses, or the registry does not answer */
export async function chargeCheck<T>(
  c: Context<AppEnv>,
  work: (signal: AbortSignal) => Promise<RegistryAnswer<T>>,
): Promise<T> {
  const { account } = c.var;
  const result = await account.charge(work, () => c.req.raw.signal);
  if (result.kind !== "answered") throw errorOf(result, account.variant);
  if (account.isRepeat) c.header("Idempotency-Replayed", "true");
  return result.value;
}

function requireGranted(c: Context<AppEnv>, decision: Granted | Refusal): void {
  if (decision.kind !== "granted") throw errorOf(decision, c.var.account.variant);
}
