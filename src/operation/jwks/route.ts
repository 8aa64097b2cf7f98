/** `GET /.well-known/jwks.json` (docs/api.md#receipts): the keys that verify receipts. */
import type { Handler } from "../../http/context.ts";
import { presentReceiptKey } from "../../http/receipts.ts";
import { Remembered } from "../../lib/remembered.ts";
import { listKeys, type PublicKey } from "../../receipts/key-store.ts";
import { issuerOf } from "../../receipts/keys.ts";
import { signerOf } from "../../receipts/signer.ts";
import type { Services } from "../../services.ts";
import type { JwksAnswer } from "./answer.ts";

/** Short, because a verifier may need a new key as soon as the key has signed a receipt. */
const REMEMBERED_MS = 1_000;
const REST_MS = 5_000;

const MODES = ["live", "test"] as const;

export function jwksRoute(): Handler {
  const remembered = new Remembered<PublicKey[]>(REMEMBERED_MS, REST_MS);
  return async (c) => {
    const { services } = c.var;
    const keys = await remembered.get(
      () => services.trace.time("receipts", readKeys(services)),
      services,
      (fault) => services.trace.exception(fault),
    );
    c.header("Cache-Control", "public, max-age=300");
    c.header("Access-Control-Allow-Origin", "*");
    return c.json({
      issuer: issuerOf(c.env),
      keys: keys.map(presentReceiptKey),
    } satisfies JwksAnswer);
  };
}

/** Stores the keys in use, so that a verifier can read a key before the key signs anything. */
async function readKeys(services: Services): Promise<PublicKey[]> {
  await Promise.all(MODES.map((mode) => signerOf(services, mode)));
  return listKeys(services.env.DB);
}
