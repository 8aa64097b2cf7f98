import type { StoredKey } from "../../access/key-store.ts";
import { presentKey } from "../keys/present.ts";
import type { StoredKeyAnswer } from "./answer.ts";

export function presentStoredKey({ hash, key }: StoredKey): StoredKeyAnswer {
  const { revoked_at: _, ...shown } = presentKey(key);
  return { hash, ...shown };
}
