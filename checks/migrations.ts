/**
 * Checks that migrations remove and rename nothing, and that
 * `wrangler d1 migrations apply --remote` can run them.
 *
 * The last release must work with the new tables, because a deployment migrates the database before
 * it uploads the Worker, and an operator may roll back the Worker. `REMOVING` lists the exceptions.
 *
 * Wrangler sends whole files to D1's API. The API splits each file into statements, but by other
 * rules than SQLite. A trigger that breaks those rules passes every local test. Then the deployment
 * fails with "incomplete input" (code 7500). Cloudflare has not published the rules, so the rules
 * here come from reports in cloudflare/workers-sdk (#10998, #15314, #14991, #4326, #6347).
 * docs/deploy.md#migrations says what to do with a file that cannot follow the rules.
 *
 * The check also refuses CRLF, because wrangler before version 4.155 does not change CRLF to LF.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { report } from "./report.ts";

const FOLDER = "schema/migrations";

/**
 * The longest statement that D1 accepts, in bytes (Cloudflare's documentation: D1, Limits). Local
 * runs do not have this limit.
 */
const LONGEST_STATEMENT = 100_000;

const ONLY_ADD =
  "migrations only add (CONTRIBUTING.md), unless checks/migrations.ts lists the file with a reason";

const REMOVING: Record<string, string> = {
  "0006_batch_engine.sql": "rebuilds batch_chunks; older than this rule",
  "0007_company_evidence.sql": "rebuilds company_keys; older than this rule",
  "0011_job_kinds.sql":
    "replaces an index that no query requires (INDEXED BY); older than this rule",
};

const REMOVALS: readonly (readonly [RegExp, string])[] = [
  [/^DROP\s+(?:TABLE|INDEX|VIEW)\b/i, "DROP removes what the last release may use"],
  [/^ALTER\s+TABLE\b.*?\bDROP\b/is, "ALTER … DROP removes what the last release may use"],
  [/^ALTER\s+TABLE\b.*?\bRENAME\b/is, "RENAME takes away a name that the last release may use"],
];
const DROP_TRIGGER = /^DROP\s+TRIGGER\s+(?:IF\s+EXISTS\s+)?(.+?)\s*;?$/is;
const CREATE_TRIGGER =
  /\bCREATE\s+TRIGGER\s+(?:IF\s+NOT\s+EXISTS\s+)?(`[^`]*`|"[^"]*"|\[[^\]]*\]|\w+)/gi;

const TRIGGER = /^CREATE\s+(?:TEMP\s+|TEMPORARY\s+)?TRIGGER\b/i;
const TRANSACTION = /^(?:BEGIN|COMMIT|END|ROLLBACK|SAVEPOINT|RELEASE)\b/i;

export function migrationFaults(root: string, removing = REMOVING): string[] {
  const folder = join(root, FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .filter((name) => name.endsWith(".sql"))
    .flatMap((name) => {
      const faults = faultsOf(readFileSync(join(folder, name), "utf8"));
      const isListed = name in removing;
      if (isListed && !faults.some(({ isRemoval }) => isRemoval))
        faults.push({ line: 1, fault: "removes nothing: take it off the list of exceptions" });
      return faults
        .filter(({ isRemoval }) => !(isListed && isRemoval))
        .map(({ line, fault }) => `${FOLDER}/${name}:${line}: ${fault}`);
    });
}

interface Fault {
  line: number;
  fault: string;
  isRemoval?: boolean;
}

function faultsOf(sql: string): Fault[] {
  const faults: Fault[] = [];
  const add = (at: number, fault: string, isRemoval = false) =>
    faults.push({ line: sql.slice(0, at).split("\n").length, fault, isRemoval });

  const cr = sql.indexOf("\r");
  if (cr !== -1) add(cr, "lines must end in LF, not CRLF");

  // Ignore keywords in comments and strings. `blankOut` does not change any position.
  const code = blankOut(sql);
  let statementStart = 0;
  const endStatement = (end: number) => {
    const statement = sql.slice(statementStart, end);
    const firstWord = statementStart + code.slice(statementStart, end).search(/\S|$/);
    const transactionWord = TRANSACTION.exec(code.slice(firstWord, end))?.[0];
    if (transactionWord)
      add(
        firstWord,
        `D1 runs each file in a transaction of its own: remove ${transactionWord.toUpperCase()}`,
      );
    const removal = removalIn(
      code.slice(firstWord, end).trim(),
      sql.slice(firstWord, end),
      sql.slice(end),
    );
    if (removal) add(firstWord, `${removal}; ${ONLY_ADD}`, true);
    if (Buffer.byteLength(statement) > LONGEST_STATEMENT)
      add(firstWord, `a statement of more than ${LONGEST_STATEMENT} bytes`);
    statementStart = end;
  };
  /** Each BEGIN and CASE that has no END yet. Empty outside of triggers. */
  const open: string[] = [];
  for (const word of code.matchAll(/\b(?:BEGIN|CASE|END)\b|;/gi)) {
    const [text] = word;
    const end = word.index + text.length;
    const kind = text.toUpperCase();
    const isTrigger = TRIGGER.test(code.slice(statementStart, word.index).trimStart());
    if (kind === ";") {
      if (open.length === 0) endStatement(end);
      continue;
    }
    if (!isTrigger) continue;
    if (kind !== "CASE" && text !== kind)
      add(word.index, `write ${kind} in capitals within a trigger`);
    // The parentheses must contain only the CASE, because D1 also refuses "(SELECT CASE … END)". So
    // "(" must come directly before CASE, and ")" directly after its END.
    if (kind === "CASE" && !/\(\s*$/.test(code.slice(0, word.index)))
      add(word.index, "write CASE … END in parentheses within a trigger");
    if (kind !== "END") open.push(kind);
    else if (open.pop() === "CASE" && !/^\s*\)/.test(code.slice(end)))
      add(word.index, "write CASE … END in parentheses within a trigger");
  }
  endStatement(sql.length);
  return faults;
}

/**
 * @param code the statement after `blankOut`
 * @param rest the text that follows the statement in the file
 * @returns why the statement is not allowed; undefined if it removes and renames nothing
 */
function removalIn(code: string, statement: string, rest: string): string | undefined {
  const [, dropped] = DROP_TRIGGER.exec(statement.trim()) ?? [];
  const created = [...rest.matchAll(CREATE_TRIGGER)].map(([, name = ""]) => plainName(name));
  if (dropped !== undefined && !created.includes(plainName(dropped)))
    return "DROP TRIGGER removes a trigger that this file does not create again";
  return REMOVALS.find(([pattern]) => pattern.test(code))?.[1];
}

/** A name as SQLite compares it: without quotes, in lower case. */
function plainName(name: string): string {
  return name.replace(/^[`"[]|[`"\]]$/g, "").toLowerCase();
}

function blankOut(sql: string): string {
  return sql.replace(
    /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]/g,
    (text) => text.replace(/[^\n]/g, " "),
  );
}

if (import.meta.main) report("migrations", migrationFaults);
