/**
 * Holds comments and Markdown to 100 columns. A character is a column, East Asian ones too. Tables,
 * blocks of code and lines that are one link or address cannot be wrapped, and may be longer.
 */
import { GENERATED_CODE, projectFiles } from "./files.ts";
import { PROSE_ENDINGS, type ProseLine, proseOf } from "./prose.ts";
import { report } from "./report.ts";

const COLUMNS = 100;

/** @returns one line for each fault */
export function lineFaults(root: string): string[] {
  const files = projectFiles(root, PROSE_ENDINGS).filter(({ path }) => !GENERATED_CODE.has(path));
  return files.flatMap((file) => {
    const isMarkdown = file.path.endsWith(".md");
    // Several comments may share a line.
    const long = new Map(
      proseOf(file)
        .filter((line) => columnsOf(line) > COLUMNS && !cannotWrap(line, isMarkdown))
        .map((line) => [line.number, columnsOf(line)]),
    );
    return [...long].map(([line, columns]) => `${file.path}:${line}: ${columns} columns`);
  });
}

function columnsOf({ whole }: ProseLine): number {
  return [...whole].length;
}

function cannotWrap({ text }: ProseLine, isMarkdown: boolean): boolean {
  if (isMarkdown && /^\s*\|/.test(text)) return true;
  const content = text.replace(/^\s*(?:\/\/|\/?\*+|#|[-*>]|\d+\.|\[[^\]]*\]:)?\s*/, "");
  // One address, or one Markdown link, and nothing else but its punctuation.
  return /^(?:<?https?:\/\/\S+|!?\[[^\]]*\]\([^)]*\)[.,;:]?)\s*(?:\*\/)?$/.test(content);
}

if (import.meta.main) report("lines", lineFaults);
