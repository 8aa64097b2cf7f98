/**
 * Finds phrases in comments and Markdown that make a sentence hard to understand at first reading.
 * Add a phrase when a reader stumbles over it.
 */
import { type ProseLine, proseFiles, proseOf } from "./prose.ts";
import { report } from "./report.ts";

const PHRASES: [RegExp, string][] = [
  [/(?<!\bthere )\bis no (?!longer\b|more\b)/i, 'say "is not a", or "has no"'],
  [/(?<!\bthere )\bare no (?!longer\b|more\b)/i, 'say "are not", or "have no"'],
  [/\bnobody\b/i, 'say "no one", or say who does not do it'],
  [/\bof which\b/i, "start a new sentence"],
  [/\bby which (?:a|an|the|no|it|they)\b/i, "start a new sentence"],
  [/\bwhatever (?:it|they|that|comes|is)\b/i, 'say "any", or name it'],
  [/\bwhich of (?:them|these|those)\b/i, "name them"],
  [/\bbut for\b/i, 'say "except"'],
  [/\bsave for\b/i, 'say "except"'],
  [/\bof its own accord\b/i, 'say "by itself"'],
  [/\b(?:anew|lest|thereof|wherein|hence|shall|ere)\b/i, "use an everyday word"],
  [/\belsewhere than\b/i, 'say "in other places"'],
  [/\bbears? (?:a|an|the|that|this|its|no)\b/i, 'say "has"'],
  [/\bis to be\b/i, 'say "must be", or say who does it'],
];

export function phraseFaults(root: string): string[] {
  return proseFiles(root).flatMap((file) =>
    proseOf(file).flatMap((line) => faultsOf(file.path, line)),
  );
}

function faultsOf(path: string, { number, text }: ProseLine): string[] {
  // Skip code in backticks and words in quotes, because the writer of the sentence did not choose
  // those words.
  const prose = text.replace(/`[^`]*`|"[^"]*"/g, "…");
  return PHRASES.flatMap(([phrase, advice]) => {
    const found = phrase.exec(prose)?.[0].trim();
    return found === undefined ? [] : [`${path}:${number}: "${found}": ${advice}`];
  });
}

if (import.meta.main) report("phrases", phraseFaults);
