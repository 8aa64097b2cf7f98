/** Finds former names in old corpCode files, for the command-line tool. No I/O. */

import { usableEnglishName } from "../language/english-name.ts";
import { CorpCodeFault } from "../opendart/corp-code-fault.ts";
import { type DisclosedCompany, readCorpCodes } from "../opendart/corp-code-reader.ts";
import { englishKey } from "./english-key.ts";
import type { FormerName } from "./former-names.ts";
import { nameKey } from "./index-keys.ts";

export interface DatedFile {
  /** When the file was fetched, YYYY-MM-DD. */
  day: string;
  zip: Uint8Array;
}

interface Company {
  name: string;
  nameKey: string;
  englishName: string;
  englishKey: number;
  /** Whether the English name is older than the company's last renaming. */
  isEnglishStale: boolean;
  former: Map<string, { name: string; lastSeen: string }>;
}

/**
 * Finds names that a company has in an earlier file, but not in the last.
 * @throws CorpCodeFault with the day of the faulty file
 */
export async function formerNamesOf(oldestFirst: Iterable<DatedFile>): Promise<FormerName[]> {
  const companies = new Map<string, Company>();
  let latestDay = "";
  for (const { day, zip } of oldestFirst) {
    const previousDay = latestDay;
    await readFile(day, zip, ({ corpCode, name, englishName }) => {
      const keyNow = nameKey(name);
      const english = usableEnglishName(englishName);
      const now = {
        name,
        nameKey: keyNow,
        englishName,
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
    latestDay = day;
  }
  return [...companies]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([corpCode, { nameKey: lastKey, former, isEnglishStale, englishName }]) =>
      [...former]
        .filter(([formerKey]) => formerKey !== lastKey && formerKey !== "")
        .map(([, { name, lastSeen }]) => ({
          corpCode,
          name,
          lastSeen,
          // If the company in D1 still has this English name, the import marks the name as stale.
          englishName: isEnglishStale ? englishName : "",
        })),
    );
}

async function readFile(
  day: string,
  zip: Uint8Array,
  onCompany: (company: DisclosedCompany) => void,
): Promise<void> {
  try {
    await readCorpCodes(zip, onCompany);
  } catch (fault) {
    if (!(fault instanceof CorpCodeFault)) throw fault;
    throw new CorpCodeFault(fault.code, `In the file of ${day}: ${fault.message}`, fault.status);
  }
}
