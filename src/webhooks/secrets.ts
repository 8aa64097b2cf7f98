/** Derives the secrets from master keys, so D1 stores no secrets. */
import { hmacSha256, readKeyBytes, type WebhookSecret } from "../lib/standard-webhooks.ts";

const NAMED_KEY = /^([\w-]{1,32}):(\S+)$/;
const KEY_BYTES = { min: 32, max: 64 };

/** The master keys by name, newest first. */
export type MasterKeys = ReadonlyMap<string, WebhookSecret>;

/** `generation` counts an endpoint's secrets from 1. */
export interface SecretNames {
  id: string;
  generation: number;
  master: string;
  /** The master key of the previous secret, which signs until `previousUntil`. */
  previousMaster: string | null;
  previousUntil: number;
}

/** This setting is not read in `config.ts`, because a fault in it must not stop checks. */
export function masterKeysOf(env: object): MasterKeys | null {
  const { WEBHOOK_MASTER_KEYS: text } = env as { WEBHOOK_MASTER_KEYS?: string };
  return text ? readMasterKeys(text) : null;
}

/** @param text `name:base64`, separated by commas @returns null if one of the keys is invalid */
export function readMasterKeys(text: string): MasterKeys | null {
  const keys = new Map<string, WebhookSecret>();
  for (const part of text.split(",")) {
    const [, name, base64] = NAMED_KEY.exec(part.trim()) ?? [];
    const bytes = readKeyBytes(base64 ?? "", KEY_BYTES.min, KEY_BYTES.max);
    if (!name || !bytes || keys.has(name)) return null;
    keys.set(name, bytes);
  }
  return keys;
}

/** Null if the master key is not set. */
export async function secretOf(
  keys: MasterKeys | null,
  master: string | null,
  id: string,
  generation: number,
): Promise<WebhookSecret | null> {
  const key = keys?.get(master ?? "");
  return key ? hmacSha256(key, `webhook\n${id}\n${generation}`) : null;
}

/**
 * The current secret and, for a day after a rotation, the previous one. Null without the master
 * key.
 */
export async function secretsOf(
  keys: MasterKeys | null,
  { id, generation, master, previousMaster, previousUntil }: SecretNames,
  now: number,
): Promise<[WebhookSecret, ...WebhookSecret[]] | null> {
  const current = await secretOf(keys, master, id, generation);
  if (!current) return null;
  const before =
    previousUntil > now ? await secretOf(keys, previousMaster, id, generation - 1) : null;
  return before ? [current, before] : [current];
}
