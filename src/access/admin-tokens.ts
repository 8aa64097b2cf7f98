/**
 * Reads the setting `ADMIN_TOKEN`: one token, or a list of tokens with names (`alice=…,ci=…`). The
 * audit line in the log shows the name.
 */

export interface AdminToken {
  actor: string;
  token: string;
}

export type AdminTokens =
  | { kind: "tokens"; tokens: AdminToken[] }
  /** The reason does not quote the secret. */
  | { kind: "closed"; reason: string };

const UNNAMED_ACTOR = "operator";

const MIN_LENGTH = 16;
const MIN_DISTINCT_CHARACTERS = 8;

const PUBLIC_DEMO_TOKEN = "local-admin-token";

const NAMED = /^([A-Za-z0-9._-]{1,32})=(\S{16,})$/;

export function readAdminTokens(secret: string | undefined, isLocal: boolean): AdminTokens {
  const entries = (secret ?? "").split(",").map((entry) => entry.trim());
  const named = entries.map((entry) => NAMED.exec(entry));
  const unnamed = named.indexOf(null);
  // Refuse a list with a faulty entry. Otherwise the whole list would pass as one long token.
  if (entries.length > 1 && unnamed >= 0)
    return { kind: "closed", reason: `its entry ${unnamed + 1} is not of the form name=token` };
  const tokens = named.every((match) => match !== null)
    ? named.map((match) => ({ actor: match[1] ?? "", token: match[2] ?? "" }))
    : [{ actor: UNNAMED_ACTOR, token: (secret ?? "").trim() }];
  for (const { token } of tokens) {
    const fault = faultOf(token, isLocal);
    if (fault) return { kind: "closed", reason: fault };
  }
  return { kind: "tokens", tokens };
}

function faultOf(token: string, isLocal: boolean): string | null {
  if (token === PUBLIC_DEMO_TOKEN && !isLocal) return "it is the demo's token, which is public";
  if (token.length < MIN_LENGTH) return `it has fewer than ${MIN_LENGTH} characters`;
  if (!/^[\x21-\x7e]+$/.test(token)) return "it has blanks, or characters that are not ASCII";
  if (new Set(token).size < MIN_DISTINCT_CHARACTERS) return "it is too easy to guess";
  return null;
}
