/** `GET /.well-known/jwks.json` (docs/api.md#receipts): the keys that verify receipts. */
import type { Handler } from "../../http/context.ts";
import { presentReceiptKey } from "../../http/receipts.ts";
import { Remembered } from "../../lib/remembered.ts";
import { listKeys, type PublicKey } from "../../receipts/key-store.ts";
import { issuerOf } from "../../receipts/keys.ts";
import type { JwksAnswer } from "./answer.ts";

/** Short, because a verifier may need a new key as soon as the key has signed a receipt. */
const REMEMBERED_MS = 5_000;
const REST_MS = 5_000;

export function jwksRoute(): Handler {
  const remembered = new Remembered<PublicKey[]>(REMEMBERED_MS, REST_MS);
  return async (c) => {
    const { services } = c.var;
    const read = () => services.trace.time("receipts", listKeys(c.env.DB));
    const last = await remembered.get(read, services, (fault) => services.trace.exception(fault));
    // Whoever has just got the first receipt of a key may ask for the key at once.
    const known = new Set(last.map(({ mode, kid }) => `${mode} ${kid}`));
    const isOld = [...services.memory.usableReceiptKeys.keys()].some((key) => !known.has(key));
    const keys = isOld ? await read() : last;
    c.header("Cache-Control", "public, max-age=300");
    c.header("Access-Control-Allow-Origin", "*");
    return c.json({
      issuer: issuerOf(c.env),
      keys: keys.map(presentReceiptKey),
    } satisfies JwksAnswer);
  };
}
