/** Stores former names in D1. A name waits in a separate table until an import adds its company. */
import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";
import { usableEnglishName } from "../language/english-name.ts";
import { jsonParameters } from "../lib/json-parameters.ts";
import { englishKey } from "./english-key.ts";
import { nameKey } from "./index-keys.ts";

export interface FormerName {
  /** Eight digits. */
  corpCode: string;
  name: string;
  /** The day of the last corpCode file with the name, YYYY-MM-DD. The service does not use it. */
  lastSeen: string;
  /** The company's latest English name, if it is older than the last renaming; otherwise empty. */
  englishName: string;
}

const ADD = `
  INSERT INTO former_names (corp_code, name_key, english_key)
    SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1) WHERE true
  ON CONFLICT DO UPDATE SET english_key = excluded.english_key`;

/**
 * An English name that comes with a former name is older than the last renaming. If the company
 * still has that English name, marks it as stale. Skips former names that the company already has,
 * because even an update that changes nothing would make triggers rewrite the company's keys.
 */
const GIVE = `
  UPDATE companies
     SET former_keys = waiting.former_keys, is_english_stale = is_english_stale OR waiting.is_stale
    FROM (SELECT corp_code,
                 (SELECT json_group_array(value)
                    FROM (SELECT value FROM json_each(company.former_keys)
                          UNION SELECT name_key FROM former_names AS own
                                 WHERE own.corp_code = company.corp_code)) AS former_keys,
                 max(former.english_key <> 0 AND former.english_key = company.english_key
                     AND former.name_key <> company.name_key) AS is_stale
            FROM former_names AS former JOIN companies AS company USING (corp_code)
           WHERE former.name_key NOT IN (SELECT value FROM json_each(company.former_keys))
           GROUP BY corp_code) AS waiting
   WHERE companies.corp_code = waiting.corp_code`;

const FORGET = "DELETE FROM former_names WHERE corp_code IN (SELECT corp_code FROM companies)";

/** Run these statements in order. They store `names`, then give each company its waiting names. */
export function formerNameWrites(
  db: D1Database,
  names: readonly FormerName[] = [],
): D1PreparedStatement[] {
  const rows = names.map(({ corpCode, name, englishName }) => {
    const english = usableEnglishName(englishName);
    return JSON.stringify([
      Number(corpCode),
      nameKey(name),
      english === null ? 0 : englishKey(english),
    ]);
  });
  return [
    ...[...jsonParameters(rows)].map((json) => db.prepare(ADD).bind(json)),
    db.prepare(GIVE),
    db.prepare(FORGET),
  ];
}
