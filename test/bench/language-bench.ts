/**
 * Measures the quality of the English that the service composes, on reference data. Compares
 * company names with official ones, and uses only names from which the dictionary did not learn
 * (`docs/decisions/0060-composed-english-names.md`). Searches addresses for faults
 * (`address-detector.ts`). To run it alone: `node test/bench/language-bench.ts`.
 */
import { learn } from "../../language-data/company-words/learn.ts";
import { qualityOf } from "../../language-data/company-words/measure.ts";
import { partOf, readNamePairs } from "../../language-data/company-words/name-pairs.ts";
import { useNamesFile } from "../../language-data/names-file.ts";
import { englishAddress } from "../../src/language/address/english-address.ts";
import { composeName } from "../../src/language/compose.ts";
import { romanizeName } from "../../src/language/romanize.ts";
import { vocabularyOf } from "../../src/language/vocabulary.ts";
import { referencePath, referenceText } from "../reference-data.ts";
import { addressFaults, WRONG_NUMBER } from "./address-detector.ts";
import { type Figure, figure, printFigures, remark } from "./figure.ts";

const COMPANIES = "opendart-company-sample.jsonl";
const TABLE = "corpCode-2026-08-14.zip";

/** No English name may contain Hangul, Hanja, empty or unpaired brackets, or stray blanks. */
export const SCRAPS =
  /\p{Script=Hangul}|\p{Script=Han}|[([]\s*[)\]]|\s{2}|^\s|\s$|^[^([]*[)\]]|[([][^)\]]*$/u;

export async function languageFigures(): Promise<Figure[]> {
  const table = referencePath(TABLE);
  const sample = referenceText(COMPANIES);
  if (!table || !sample) return [remark("English names", "no reference data: set REFERENCE_DATA")];
  useNamesFile();
  return [...(await nameFigures(table)), ...addressFigures(sample)];
}

function addressFigures(sample: string): Figure[] {
  const addresses = sample
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { adres: string }).adres);
  const faults = addresses.map((korean) => addressFaults(korean, englishAddress(korean) ?? ""));
  const faulty = faults.filter((kinds) => kinds.length > 0).length;
  const wrongNumbers = faults.filter((kinds) => kinds.includes(WRONG_NUMBER)).length;
  return [
    figure(
      `English addresses, of ${addresses.length}: with a fault that the detector finds`,
      (100 * faulty) / addresses.length,
      "≤",
      0.3,
      " %",
    ),
    figure("… with a building number that the Korean address does not have", wrongNumbers, "≤", 0),
  ];
}

/**
 * Measures the names of the tuning part, with a dictionary that learned from the learning part.
 * With `LANGUAGE_BENCH=reserved`, measures the names of the reserved part, with a dictionary that
 * learned from all other names. Learning takes 20 seconds. Also composes all names in the table
 * with the service's own dictionary, and counts the results with scraps (`SCRAPS`).
 */
async function nameFigures(table: string): Promise<Figure[]> {
  const { names, pairs } = await readNamePairs(table);
  const part = process.env.LANGUAGE_BENCH === "reserved" ? "reserved" : "tuning";
  const measured = pairs.filter((pair) => partOf(pair) === part);
  const { words, syllables } = learn(
    pairs.filter((pair) =>
      part === "reserved" ? partOf(pair) !== "reserved" : partOf(pair) === "learning",
    ),
  );
  const learned = vocabularyOf(words, syllables);
  const composed = qualityOf(measured, (name) => composeName(name, learned)?.name ?? "", learned);
  const plain = qualityOf(measured, romanizeName, learned);
  const scraps = names.filter((name) => SCRAPS.test(composeName(name)?.name ?? ""));
  const nameless = names.filter((name) => composeName(name) === null);
  return [
    figure(
      `composed names, ${measured.length} in the ${part} part: exact`,
      100 * composed.exact,
      "≥",
      35,
      " %",
    ),
    figure("… similarity", composed.similarity, "≥", 0.76),
    figure(
      `… right, of ${composed.words} substituted words`,
      100 * composed.precision,
      "≥",
      80,
      " %",
    ),
    figure("… false cuts", composed.falseCuts, "≤", 0),
    remark(
      "… the plain spelling instead: exact, similarity",
      `${(100 * plain.exact).toFixed(1)} %, ${plain.similarity.toFixed(2)}`,
    ),
    figure(`… with Hangul, Hanja or scraps, of ${names.length} names`, scraps.length, "≤", 0),
    figure("… composed into nothing", nameless.length, "≤", 1),
  ];
}

if (import.meta.main) printFigures(await languageFigures());
