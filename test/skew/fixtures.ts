/**
 * The fixtures of a release: what its code stores, sends and answers. `record.ts` records them from
 * the running service. Each part is a JSON file with one line for each entry, so that people can
 * read what a commit changes.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Delivery, Message, PlacedWork, RpcCall, StoredObject } from "./workers/control.ts";

export type Row = Record<string, string | number | null>;

export interface StoredValue {
  namespace: "API_KEYS" | "RATE_COUNTERS";
  key: string;
  value: string;
}

export interface StoredFile {
  key: string;
  text?: string;
  /** The content of a file that is not text, instead of `text`. */
  base64?: string;
  customMetadata?: Record<string, string>;
  /** In hexadecimal, if R2 keeps it. */
  sha256?: string;
}

export type Step = {
  name: string;
  /** When the step began, in epoch milliseconds. */
  at: number;
  calls: RpcCall[];
} & (
  | {
      kind: "request";
      method: string;
      path: string;
      headers: Record<string, string>;
      body?: string;
      answer: { status: number; body: string };
    }
  | { kind: "message"; message: Message; placed: PlacedWork | null; delivery: Delivery }
  | { kind: "tick"; cron: string }
);

export interface Release {
  commit: string;
  /** When the recording began, by the clock of the recorded service, in epoch milliseconds. */
  at: number;
  migrations: string[];
}

export interface Fixtures {
  release: Release;
  d1: Record<string, Row[]>;
  kv: StoredValue[];
  r2: StoredFile[];
  objects: StoredObject[];
  /** All calls to Durable Objects from the start of the recording, when the objects were empty. */
  calls: RpcCall[];
  /** What the recording did after it had read the state in d1, kv, r2 and objects. */
  steps: Step[];
}

const PARTS = ["release", "d1", "kv", "r2", "objects", "calls", "steps"] as const;

export function writeFixtures(folder: string, fixtures: Fixtures): void {
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS)
    writeFileSync(join(folder, `${part}.json`), `${inLines(fixtures[part])}\n`);
}

export function readFixtures(folder: string): Fixtures {
  const parts = PARTS.map((part) => [
    part,
    JSON.parse(readFileSync(join(folder, `${part}.json`), "utf8")),
  ]);
  return Object.fromEntries(parts) as Fixtures;
}

function inLines(value: object): string {
  if (Array.isArray(value)) return `[\n${value.map((one) => JSON.stringify(one)).join(",\n")}\n]`;
  const lines = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}: ${rowsInLines(one)}`,
  );
  return `{\n${lines.join(",\n")}\n}`;
}

function rowsInLines(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  return `[\n${value.map((one) => `  ${JSON.stringify(one)}`).join(",\n")}\n]`;
}
