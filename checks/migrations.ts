/**
 * Holds migrations to what `wrangler d1 migrations apply --remote` can run. It sends a file whole,
 * and D1's API cuts it into statements by rules that are not SQLite's: a trigger that breaks them
 * passes every local test and then fails as "incomplete input" (code 7500). The rules are from
 * reports in cloudflare/workers-sdk (#10998, #15314, #14991, #4326); nobody has published the code.
 * wrangler 4.155 turns CRLF into LF by itself; earlier ones do not. docs/deploy.md#migrations says
 * what to do with a file that cannot obey.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { report } from "./report.ts";

const FOLDER = "schema/migrations";

/** @returns one line for each fault */
export function migrationFaults(root: string): string[] {
  const folder = join(root, FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names
    .filter((name) => name.endsWith(".sql"))
    .flatMap((name) =>
      faultsOf(readFileSync(join(folder, name), "utf8")).map(
        ({ line, fault }) => `${FOLDER}/${name}:${line}: ${fault}`,
      ),
    );
}

interface Fault {
  line: number;
  fault: string;
}

function faultsOf(sql: string): Fault[] {
  const faults: Fault[] = [];
  const add = (at: number, fault: string) =>
    faults.push({ line: sql.slice(0, at).split("\n").length, fault });

  const cr = sql.indexOf("\r");
  if (cr !== -1) add(cr, "lines must end in LF, not CRLF");

  // A `word` of a trigger is all that is looked at; where each stands in the file stays the same.
  const code = blankOut(sql);
  for (const trigger of code.matchAll(/\bCREATE\s+(?:TEMP\s+|TEMPORARY\s+)?TRIGGER\b/gi)) {
    let open = 0;
    const words = /\b(?:BEGIN|CASE|END)\b/gi;
    words.lastIndex = trigger.index;
    for (let word = words.exec(code); word; word = words.exec(code)) {
      const [text] = word;
      const end = word.index + text.length;
      const kind = text.toUpperCase();
      if (kind !== "CASE" && text !== kind) add(word.index, `${kind} of a trigger in capitals`);
      if (kind === "CASE" && !/\(\s*$/.test(code.slice(0, word.index)))
        add(word.index, "CASE … END within a trigger in parentheses");
      // "(SELECT CASE … END)" is no better: the parentheses must hold nothing else.
      if (kind === "END" && open > 1 && !/^\s*\)/.test(code.slice(end)))
        add(word.index, "CASE … END within a trigger in parentheses");
      open += kind === "END" ? -1 : 1;
      if (open === 0) break;
    }
  }
  return faults;
}

/** SQL with blanks for its comments, strings and quoted names. */
function blankOut(sql: string): string {
  return sql.replace(
    /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]/g,
    (text) => text.replace(/[^\n]/g, " "),
  );
}

if (import.meta.main) report("migrations", migrationFaults);
