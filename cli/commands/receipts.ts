/** `bvs receipts`: verifies receipts, and administers the keys that sign them. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { Command, Option } from "commander";
import * as z from "zod";
import {
  ReceiptError,
  type ReceiptKeySet,
  type ReceiptOptions,
  type VerifiedReceipt,
  verifyReceipt,
} from "../../sdk/src/index.ts";
import { ask, isPersonThere } from "../ask.ts";
import type { AdminClient } from "../client.ts";
import { type Context, contextOf } from "../context.ts";
import { Failure, messageOf, UsageFailure } from "../failure.ts";
import type { Columns, Output } from "../output.ts";
import { type Found, type ReceiptFile, readReceipts } from "../receipt-file.ts";
import {
  differenceFrom,
  outcomeOf,
  propertiesOf,
  secondsText,
  sentenceOf,
} from "../receipt-text.ts";

const JWKS_PATH = "/.well-known/jwks.json";
const PATH = "/admin/receipt-keys";
/** How many refused receipts a summary shows. With `--json`, all are shown. */
const MOST_SHOWN = 20;

/** Keys may have any form, because `verifyReceipt` reads only the key of the receipt. */
const keySet = z.looseObject({ issuer: z.string().nullish(), keys: z.array(z.unknown()) });

/** The maximum is the latest time that a Date can hold. */
const seconds = z.number().min(0).max(8.64e12);
const receiptKey = z.object({
  kid: z.string(),
  mode: z.string(),
  iat: seconds,
  exp: seconds.optional(),
  revoked: z.object({ revoked_at: seconds }).optional(),
});
type ReceiptKey = z.output<typeof receiptKey>;
const keyList = z.object({ keys: z.array(receiptKey) });

export function receiptsCommand(): Command {
  return new Command("receipts")
    .description("verify receipts, and administer the keys that sign them")
    .addHelpText(
      "after",
      "\nA receipt is a signed text that proves what the tax authority answered, and when." +
        "\n\nExample:\n  bvs receipts verify receipt.txt --url https://api.example.com",
    )
    .addCommand(verify())
    .addCommand(keys())
    .addCommand(newKey())
    .addCommand(revoke());
}

interface VerifyOptions {
  jwks?: string;
  issuer?: string;
  mode: "live" | "test";
  results?: string;
}

function verify(): Command {
  return new Command("verify")
    .description("verify the receipts in a file, and show what they say")
    .argument("<file>", "a receipt, a JSON answer or a download as NDJSON; - for standard input")
    .option(
      "--jwks <file>",
      `the service's keys, a saved answer of ${JWKS_PATH} (default: ask the service)`,
    )
    .option("--issuer <origin>", "the service that must have signed (default: named by the keys)")
    .addOption(
      new Option("--mode <mode>", "live receipts, or test receipts")
        .choices(["live", "test"])
        .default("live"),
    )
    .option("--results <file>", "the results file that the receipt of a batch must cover")
    .addHelpText(
      "after",
      `
With --jwks no service is asked. Exits with code 1 if any receipt is not genuine, or if the
results file differs.

Examples:
  bvs receipts verify receipt.txt --url https://api.example.com
  bvs receipts verify rows.ndjson --jwks jwks.json
  bvs receipts verify receipt.txt --jwks jwks.json --results results.csv`,
    )
    .action(async (path: string, options: VerifyOptions, command: Command) => {
      const context = contextOf(command);
      const file = await readReceipts(path);
      if (options.results !== undefined && !file.isSingle)
        throw new UsageFailure("--results needs a file with only the receipt of the batch");
      const verifying = await receiptOptions(context, options);
      const [first] = file.found;
      if (file.isSingle && first)
        await showOne(context.output, await outcome(first, verifying), options.results);
      else await showAll(context.output, file, verifying);
    });
}

type Outcome = Found &
  ({ verified: VerifiedReceipt } | { error: { code: string; message: string } });

async function outcome(found: Found, options: ReceiptOptions): Promise<Outcome> {
  try {
    const verified = await verifyReceipt(found.receipt, options);
    const difference = differenceFrom(found.answer, verified.claims);
    if (difference === null) return { ...found, verified };
    const message = `The receipt is genuine, but ${difference}.`;
    return { ...found, error: { code: "other_answer", message } };
  } catch (fault) {
    if (!(fault instanceof ReceiptError)) throw fault;
    const { code, message } = fault;
    return { ...found, error: { code, message } };
  }
}

/** @throws Failure if the keys cannot be read, or name no issuer and `--issuer` is missing */
async function receiptOptions(
  { fetchPublic }: Context,
  { jwks: path, issuer, mode }: VerifyOptions,
): Promise<ReceiptOptions> {
  const read =
    path === undefined ? (await fetchPublic(keySet, JWKS_PATH)).value : await keysIn(path);
  const jwks = read as unknown as ReceiptKeySet;
  const origin = (issuer ?? jwks.issuer)?.replace(/\/+$/, "");
  if (!origin) throw new UsageFailure("the keys name no issuer: give --issuer");
  return { jwks, issuer: origin, mode };
}

async function keysIn(path: string): Promise<z.output<typeof keySet>> {
  const text = await readFile(path, "utf8").catch((fault: unknown) => {
    throw new Failure(`cannot read ${path}: ${messageOf(fault)}`);
  });
  try {
    return keySet.parse(JSON.parse(text));
  } catch {
    throw new Failure(`${path} has no keys: save the answer of ${JWKS_PATH} of the service`);
  }
}

async function showOne(output: Output, one: Outcome, results: string | undefined): Promise<void> {
  if ("error" in one) {
    const { error } = one;
    output.result(JSON.stringify({ genuine: false, error }), () =>
      output.line(`Not proved. ${error.message}`),
    );
    process.exitCode = 1;
    return;
  }
  const { verified } = one;
  const { claims } = verified;
  if (results !== undefined && claims.operation !== "batch")
    throw new UsageFailure("--results needs the receipt of a batch, and this is another receipt");
  const covers =
    results !== undefined && claims.operation === "batch"
      ? (await sha256Of(results)) === claims.results_sha256
      : null;
  const json = { genuine: true, ...verified, ...(covers !== null && { covers_results: covers }) };
  output.result(JSON.stringify(json), () => {
    output.line(
      covers === false
        ? `The receipt is genuine, but ${results} is not the file that it covers.`
        : `Genuine. ${sentenceOf(verified)}`,
    );
    if (claims.mode === "test")
      output.line("This is a test receipt: it says nothing about a real business.");
    if (covers) output.line(`${results} is the file that the receipt covers, unchanged.`);
    output.line("");
    output.properties(propertiesOf(verified));
  });
  if (claims.operation === "batch" && covers === null)
    output.note("To verify the results file too, give it as --results <file>.");
  if (covers !== false) return;
  // Do not throw a `Failure`: with --json, it would be printed as a second JSON object.
  output.note(
    `error: ${results} is not the file that the receipt covers. Either a program, such as ` +
      "Excel, has saved it again, or someone has changed it. Download the results again.",
  );
  process.exitCode = 1;
}

async function showAll(output: Output, file: ReceiptFile, options: ReceiptOptions): Promise<void> {
  const outcomes: Record<string, number> = {};
  const verified: ({ place: string } & VerifiedReceipt)[] = [];
  const refused: (Found & { error: { code: string; message: string } })[] = [];
  /** For the id of each receipt: where the receipt was seen first. */
  const places = new Map<string, string>();
  for (const found of file.found) {
    const one = await outcome(found, options);
    if ("error" in one) {
      refused.push(one);
      continue;
    }
    const { claims } = one.verified;
    const before = places.get(claims.jti);
    if (before === undefined) {
      places.set(claims.jti, one.place);
      verified.push({ place: one.place, ...one.verified });
      const name = outcomeOf(claims);
      outcomes[name] = (outcomes[name] ?? 0) + 1;
    } else {
      const message = `This is the receipt of ${before} again.`;
      refused.push({ ...found, error: { code: "repeated", message } });
    }
  }
  const { mode } = options;
  const { without } = file;
  const summary = {
    ...{ genuine: refused.length === 0, mode },
    ...{ receipts: file.found.length, without_receipt: without, outcomes },
    verified,
    refused: refused.map(({ place, error }) => ({ place, error })),
  };
  output.result(JSON.stringify(summary), () => {
    output.properties({
      genuine: verified.length,
      ...outcomes,
      "not proved": refused.length,
      "without a receipt": without,
    });
    if (mode === "test" && verified.length > 0)
      output.line("\nThese are test receipts: they say nothing about real businesses.");
    if (refused.length === 0) return;
    output.line("");
    output.table(refused.slice(0, MOST_SHOWN), REFUSED_COLUMNS, "");
    if (refused.length > MOST_SHOWN) output.line(`… and ${refused.length - MOST_SHOWN} more`);
  });
  output.note(
    "Only the receipts are signed. Rely on what they say (--json shows it), not on the text around " +
      "them.",
  );
  if (refused.length > 0) process.exitCode = 1;
}

const REFUSED_COLUMNS: Columns<Found & { error: { code: string; message: string } }> = {
  place: ({ place }) => place,
  "not proved because": ({ error }) => error.message,
};

async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash).catch((fault: unknown) => {
    throw new Failure(`cannot read ${path}: ${messageOf(fault)}`);
  });
  return hash.digest("hex");
}

const KEY_COLUMNS: Columns<ReceiptKey> = {
  kid: ({ kid }) => kid,
  mode: ({ mode }) => mode,
  from: ({ iat }) => secondsText(iat),
  until: ({ exp }) => (exp === undefined ? "in use" : secondsText(exp)),
  revoked: ({ revoked }) => revoked && secondsText(revoked.revoked_at),
};

function keys(): Command {
  return new Command("keys")
    .description("list the keys that sign receipts now, and the earlier ones")
    .addHelpText(
      "after",
      "\nReceipts of old keys stay valid. Rotate the keys every three months." +
        "\n\nExample:\n  bvs receipts keys",
    )
    .action(async (_options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const { text, value } = await admin().request(keyList, PATH);
      output.result(text, () =>
        output.table(value.keys, KEY_COLUMNS, "No key has signed a receipt yet."),
      );
    });
}

function newKey(): Command {
  return new Command("new-key")
    .description("make a private key for receipts and print it, once")
    .addHelpText(
      "after",
      `
The key is made on this machine, and no service is asked. Standard output has only the key, so it
can go straight to wrangler. From then on the service signs with the new key. Receipts of the old
key stay valid without its private key, so destroy all copies of it. RECEIPT_TEST_KEY signs test
receipts.

Example:
  bvs receipts new-key | npm run wrangler -- secret put RECEIPT_KEY --env=`,
    )
    .action(async (_options: object, command: Command) => {
      const { output } = contextOf(command);
      const { kid, jwk } = await makeKey();
      if (output.asJson) output.json(JSON.stringify({ kid, key: jwk }));
      else output.json(JSON.stringify(jwk));
      output.note(`kid: ${kid}`);
      output.note(
        "Store the key as the secret RECEIPT_KEY, or as RECEIPT_TEST_KEY for test receipts. Keep no " +
          "other copy, and destroy the old private key.",
      );
    });
}

async function makeKey(): Promise<{ kid: string; jwk: JsonWebKey }> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  for (;;) {
    const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
    const { kty, crv, x, y, d } = (await crypto.subtle.exportKey("jwk", privateKey)) as Required<
      Pick<JsonWebKey, "kty" | "crv" | "x" | "y" | "d">
    >;
    // The thumbprint of RFC 7638 has these members in this order.
    const kid = createHash("sha256").update(JSON.stringify({ crv, kty, x, y })).digest("base64url");
    // On a command line, a kid that begins with a hyphen would be taken for an option.
    if (!kid.startsWith("-")) return { kid, jwk: { kty, crv, x, y, d } };
  }
}

function revoke(): Command {
  return new Command("revoke")
    .description("revoke a key, so that no receipt of it proves anything any more")
    .argument("<kid>", "the key, as bvs receipts keys shows it")
    .option("--yes", "do not ask: a revocation cannot be undone")
    .addHelpText(
      "after",
      `
For a private key that has leaked: whoever has it can sign receipts of any date. If the key still
signs, store a new one first (bvs receipts new-key). Write -- before a kid that begins with a hyphen.

Example:
  bvs receipts revoke NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs`,
    )
    .action(async (kid: string, { yes }: { yes?: boolean }, command: Command) => {
      const { admin, output } = contextOf(command);
      const client = admin();
      if (!yes) await confirmRevocation(output, () => isInUse(client, kid));
      const path = `${PATH}/${encodeURIComponent(kid)}/revoke`;
      const { text, value } = await client.request(receiptKey, path, { method: "POST" });
      output.result(text, () => output.table([value], KEY_COLUMNS, ""));
      if (yes && value.exp === undefined)
        output.note(`${STILL_SIGNS} Store a new key now: bvs receipts new-key.`);
    });
}

const STILL_SIGNS =
  "This key is in use: the service signs with it for up to five minutes after the revocation, and " +
  "then gives no receipts until there is a new key.";

async function isInUse(client: AdminClient, kid: string): Promise<boolean> {
  const { value } = await client.request(keyList, PATH);
  return value.keys.some((key) => key.kid === kid && key.exp === undefined);
}

/** @throws Failure unless a person agrees */
async function confirmRevocation(output: Output, isUsed: () => Promise<boolean>): Promise<void> {
  if (!isPersonThere())
    throw new Failure("nothing was revoked: without a terminal, confirm with --yes");
  if (await isUsed()) output.note(`${STILL_SIGNS} Store a new key first: bvs receipts new-key.`);
  output.note("All receipts of this key will prove nothing, also those from before it leaked.");
  const typed = await ask("Type yes to revoke the key for good: ");
  if (typed.trim() !== "yes") throw new Failure("nothing was revoked");
}
