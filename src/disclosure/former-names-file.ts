/**
 * The format of `seed/former-names.csv`, which ships with the product. The admin route reads it;
 * the command-line tool makes it from old corpCode files. No I/O.
 */

import { usableEnglishName } from "../language/english-name.ts";
import { readCorpCodes } from "../opendart/corp-code-reader.ts";
import { readTable } from "../tables/csv-table.ts";
import { englishKey } from "./english-key.ts";
import type { FormerName } from "./former-names.ts";
import { nameKey } from "./index-keys.ts";

const COLUMNS = ["corp_code", "name", "last_seen", "name_en"];

export interface DatedFile {
  /** When it was fetched, YYYY-MM-DD. */
  day: string;
  zip: Uint8Array;
}

interface Company {
  name: string;
  nameKey: string;
  nameEnglish: string;
  englishKey: number;
  /** The English name has been the same since before the last renaming. */
  isEnglishStale: boolean;
  former: Map<string, { name: string; lastSeen: string }>;
}

/**
 * The names that companies had in an earlier file, but not in the last file that lists the company.
 * @param files oldest first
 * @throws CorpCodeFault
 */
export async function formerNamesOf(files: Iterable<DatedFile>): Promise<FormerName[]> {
  const companies = new Map<string, Company>();
  let before = "";
  for (const { day, zip } of files) {
    const previousDay = before;
    await readCorpCodes(zip, ({ corpCode, name, nameEnglish }) => {
      const keyNow = nameKey(name);
      const english = usableEnglishName(nameEnglish);
      const now = {
        name,
        nameKey: keyNow,
        nameEnglish,
        englishKey: english === null ? 0 : englishKey(english),
      };
      const known = companies.get(corpCode);
      if (!known) {
        companies.set(corpCode, { ...now, isEnglishStale: false, former: new Map() });
        return;
      }
      const isRenamed = known.nameKey !== keyNow;
      if (isRenamed) known.former.set(known.nameKey, { name: known.name, lastSeen: previousDay });
      const isSameEnglish = now.englishKey !== 0 && now.englishKey === known.englishKey;
      Object.assign(known, now, {
        isEnglishStale: isSameEnglish && (known.isEnglishStale || isRenamed),
      });
    });
    before = day;
  }
  return [...companies]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([corpCode, { nameKey: lastKey, former, isEnglishStale, nameEnglish }]) =>
      [...former]
        .filter(([formerKey]) => formerKey !== lastKey && formerKey !== "")
        .map(([, { name, lastSeen }]) => ({
          corpCode,
          name,
          lastSeen,
          // Kept when the company was renamed, so the import marks this English name as stale.
          nameEnglish: isEnglishStale ? nameEnglish : "",
        })),
    );
}

export function formerNamesCsv(names: readonly FormerName[]): string {
  const rows = names.map(({ corpCode, name, lastSeen, nameEnglish }) =>
    [corpCode, name, lastSeen, nameEnglish].map(quoted).join(","),
  );
  return `${[COLUMNS.join(","), ...rows].join("\n")}\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Reads the file. @throws Error with the number of the first line that cannot be read */
export function readFormerNames(csv: string): FormerName[] {
  const names: FormerName[] = [];
  for (const row of readTable(csv.replace(/^\u{feff}/u, ""))) {
    if (row.kind === "fault") throw new Error(`Line ${row.line} has a quote that is not closed.`);
    const [corpCode = "", name = "", lastSeen = "", nameEnglish = ""] = row.cells;
    if (corpCode === COLUMNS[0] || (row.cells.length === 1 && corpCode === "")) continue;
    if (!/^[0-9]{8}$/.test(corpCode) || nameKey(name) === "")
      throw new Error(`Line ${row.line} needs a corp_code of eight digits and a name.`);
    names.push({ corpCode, name, lastSeen, nameEnglish });
  }
  return names;
}
