/**
 * The secret `ADMIN_TOKEN`: one token, or several that are named (`alice=…,ci=…`), so that the
 * audit line can say who acted. A secret that anybody could guess opens nothing.
 */

export interface AdminToken {
  /** Who acts by it. */
  actor: string;
  token: string;
}

export type AdminTokens =
  | { kind: "tokens"; tokens: AdminToken[] }
  /** The admin routes are closed: why, in words that show nothing of the secret. */
  | { kind: "closed"; reason: string };

/** Who acts by a token that has no name. */
const UNNAMED = "operator";

const SHORTEST = 16;
/** A token of fewer different characters is a pattern, not a secret. */
const FEWEST_CHARACTERS = 8;

/**
 * The admin token of the local run, as in `seed/demo.json`. Everybody can read it here, so on a
 * deployed service it opens nothing.
 */
const PUBLIC_DEMO_TOKEN = "local-admin-token";

const NAMED = /^([A-Za-z0-9._-]{1,32})=(\S{16,})$/;

/** @param isLocal the service runs on the machine that calls it: there the demo's token opens it */
export function readAdminTokens(secret: string | undefined, isLocal: boolean): AdminTokens {
  const entries = (secret ?? "").split(",").map((entry) => entry.trim());
  const named = entries.map((entry) => NAMED.exec(entry));
  const tokens = named.every((match) => match !== null)
    ? named.map((match) => ({ actor: match[1] ?? "", token: match[2] ?? "" }))
    : [{ actor: UNNAMED, token: (secret ?? "").trim() }];
  for (const { token } of tokens) {
    const fault = faultOf(token, isLocal);
    if (fault) return { kind: "closed", reason: fault };
  }
  return { kind: "tokens", tokens };
}

function faultOf(token: string, isLocal: boolean): string | null {
  if (token === PUBLIC_DEMO_TOKEN && !isLocal) return "it is the demo's token, which is public";
  if (token.length < SHORTEST) return `it has fewer than ${SHORTEST} characters`;
  if (!/^[\x21-\x7e]+$/.test(token)) return "it has blanks, or characters that are not ASCII";
  if (new Set(token).size < FEWEST_CHARACTERS) return "it is too easy to guess";
  return null;
}
