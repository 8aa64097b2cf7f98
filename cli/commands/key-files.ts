/**
 * `bvs keys export`, `import` and `copies`: write, restore and list copies of the API keys. A copy
 * has the hash and the terms of each key, but never the key itself.
 */
import { createReadStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Command } from "commander";
import type * as z from "zod";
import { keyCopiesAnswer, keyCopyAnswer } from "../../src/admin/key-copies/answer.ts";
import {
  exportedKeysAnswer,
  importedKeysAnswer,
  storedKey,
} from "../../src/admin/stored-keys/answer.ts";
import type { AdminClient, AdminRequest } from "../client.ts";
import { contextOf } from "../context.ts";
import { Failure, messageOf, UsageFailure } from "../failure.ts";
import { instantText } from "../output.ts";
import { startProgress } from "../progress.ts";
import { passesSoon, retry } from "../retry.ts";

/** The service takes at most this many keys in one request. */
const KEYS_A_REQUEST = 100;

/**
 * How long to retry one request. The service accepts 300 admin requests a minute from one network.
 * Other programs in that network may also use up the requests of the next minute, so retry for
 * several minutes.
 */
const PATIENCE_MS = 180_000;

/** Only the owner of the file may read it, because the file names accounts. */
const FILE_MODE = 0o600;

type StoredKey = z.output<typeof storedKey>;

type Restored = z.output<typeof importedKeysAnswer> & { pending: number };

export function exportKeys(): Command {
  return new Command("export")
    .description("copy the hashes and terms of all API keys to a file, without the keys")
    .argument("<file>", "the file to write, one JSON object per line; an old one is replaced")
    .addHelpText("after", "\nExample:\n  bvs keys export keys.ndjson")
    .action(async (path: string, _options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const keys = await writeKeys(path, exportedKeys(admin()));
      output.result(JSON.stringify({ keys, file: path }), () =>
        output.properties({ keys, file: path }),
      );
    });
}

export function importKeys(): Command {
  return new Command("import")
    .description("restore lost API keys from a file, or from a nightly copy of the service")
    .argument("[file]", "a file that bvs keys export has written")
    .option("--nightly <day>", "the nightly copy of this day (UTC): see 'bvs keys copies'")
    .option("--dry-run", "only say what would be done")
    .addHelpText(
      "after",
      `
Adds only keys that the service has lost. Keys that were revoked meanwhile, and
keys of erased accounts, are left out. May be repeated.

Examples:
  bvs keys import --nightly 2026-11-21 --dry-run
  bvs keys import keys.ndjson`,
    )
    .action(
      async (
        path: string | undefined,
        { nightly, dryRun = false }: { nightly?: string; dryRun?: boolean },
        command: Command,
      ) => {
        if ((path === undefined) === (nightly === undefined))
          throw new UsageFailure("name either a file or --nightly <day>");
        const { admin, output } = contextOf(command);
        const client = admin();
        const keys = nightly === undefined ? keysInFile(path ?? "") : keysOfCopy(client, nightly);
        const { dry_run, pending, ...counts } = await restore(client, keys, dryRun);
        output.result(JSON.stringify({ ...counts, pending, dry_run }), () => {
          const { restored, present, ...leftOut } = counts;
          const done = dry_run ? "would be restored" : "restored";
          output.properties({ [done]: restored, "already there": present, ...leftOut });
        });
        if (pending === 0) return;
        // Do not throw a `Failure`: with --json, it would be printed as a second JSON object.
        output.note(
          `error: a deployment is under way, and ${pending} keys wait for it: repeat the import in a minute`,
        );
        process.exitCode = 1;
      },
    );
}

export function listCopies(): Command {
  return new Command("copies")
    .description("list the nightly copies of the API keys")
    .addHelpText("after", "\nExample:\n  bvs keys copies")
    .action(async (_options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const { text, value } = await admin().request(keyCopiesAnswer, "/admin/key-copies");
      output.result(text, () =>
        output.table(
          value.copies,
          {
            day: ({ day }) => day,
            keys: ({ keys }) => keys,
            completed: ({ completed_at }) => instantText(completed_at),
          },
          "There are no complete copies yet.",
        ),
      );
    });
}

async function* exportedKeys(client: AdminClient): AsyncGenerator<StoredKey> {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const query: string = cursor === undefined ? "" : `?cursor=${encodeURIComponent(cursor)}`;
    const answer: z.output<typeof exportedKeysAnswer> = await ask(
      client,
      exportedKeysAnswer,
      `/admin/stored-keys${query}`,
    );
    yield* answer.keys;
    cursor = answer.cursor;
  }
}

async function* keysOfCopy(client: AdminClient, day: string): AsyncGenerator<StoredKey> {
  const path = `/admin/key-copies/${encodeURIComponent(day)}`;
  for (let piece: number | null = 0; piece !== null; ) {
    const answer: z.output<typeof keyCopyAnswer> = await ask(
      client,
      keyCopyAnswer,
      `${path}?piece=${piece}`,
    );
    yield* answer.keys;
    piece = answer.next_piece;
  }
}

async function* keysInFile(path: string): AsyncGenerator<StoredKey> {
  let line = 0;
  try {
    for await (const text of createInterface({ input: createReadStream(path) })) {
      line++;
      if (text.trim() !== "") yield keyIn(text, path, line);
    }
  } catch (fault) {
    throw fault instanceof Failure
      ? fault
      : new Failure(`cannot read ${path}: ${messageOf(fault)}`);
  }
  if (line === 0) throw new Failure(`${path} is empty`);
}

function keyIn(text: string, path: string, line: number): StoredKey {
  try {
    return storedKey.parse(JSON.parse(text));
  } catch {
    throw new Failure(`line ${line} of ${path} is not a key as bvs keys export writes it`);
  }
}

async function restore(
  client: AdminClient,
  keys: AsyncIterable<StoredKey>,
  isTrial: boolean,
): Promise<Restored> {
  const total = { restored: 0, present: 0, revoked: 0, erased: 0, expired: 0, pending: 0 };
  const progress = startProgress("keys");
  let done = 0;
  const send = async (some: StoredKey[]): Promise<void> => {
    if (some.length === 0) return;
    const json = { keys: some, dry_run: isTrial };
    const request = { method: "POST", json } as const;
    const answer = await ask(client, importedKeysAnswer, "/admin/stored-keys", request);
    for (const name of Object.keys(total) as (keyof typeof total)[])
      total[name] += answer[name] ?? 0;
    done += some.length;
    progress.at(done, done);
  };
  try {
    let waiting: StoredKey[] = [];
    for await (const key of keys) {
      waiting.push(key);
      if (waiting.length < KEYS_A_REQUEST) continue;
      await send(waiting);
      waiting = [];
    }
    await send(waiting);
  } finally {
    progress.stop();
  }
  return { ...total, dry_run: isTrial };
}

async function ask<Schema extends z.ZodType>(
  client: AdminClient,
  schema: Schema,
  path: string,
  request?: AdminRequest,
): Promise<z.output<Schema>> {
  const send = () => client.request(schema, path, request);
  return (await retry(send, passesSoon, PATIENCE_MS)).value;
}

/**
 * Replaces the file only after all keys were written. Never replaces it by an empty file, because
 * if the service has lost all keys, the old file may be the last copy.
 * @returns how many keys were written
 */
async function writeKeys(path: string, keys: AsyncIterable<StoredKey>): Promise<number> {
  const part = `${path}.part`;
  let lines = 0;
  const file = await open(part, "w", FILE_MODE);
  try {
    try {
      for await (const key of keys) {
        await file.write(`${JSON.stringify(key)}\n`);
        lines++;
      }
    } finally {
      await file.close();
    }
    if (lines === 0) throw new Failure(`the service has no keys, so ${path} was not written`);
    await rename(part, path);
  } catch (failure) {
    // The file names accounts, so do not leave it behind.
    await rm(part, { force: true });
    throw failure;
  }
  return lines;
}
