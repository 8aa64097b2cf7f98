/** Reads the names of industries, which are static files: they would be a tenth of the Worker. */
import type { IndustryNames } from "../../language/industries.ts";
import type { Language } from "../../language/languages.ts";
import { withinBudget } from "../../lib/budget.ts";

const TIMEOUT_MS = 2_000;

const isolateMemory = new Map<Language, IndustryNames>();

/** An isolate reads each language once. @returns undefined if the file cannot be read in time */
export async function readIndustryNames(
  assets: Fetcher,
  language: Language,
  memory = isolateMemory,
): Promise<IndustryNames | undefined> {
  const known = memory.get(language);
  if (known) return known;
  const names = await withinBudget(() => fetchNames(assets, language), TIMEOUT_MS);
  if (names) memory.set(language, names);
  return names;
}

async function fetchNames(assets: Fetcher, language: Language): Promise<IndustryNames> {
  // The binding ignores the host.
  const answer = await assets.fetch(`https://assets/industries/${language}.json`);
  if (!answer.ok) throw new Error(`names of industries: status ${answer.status}`);
  return answer.json();
}
