/**
 * Checks that lines of comments and Markdown have at most 100 columns. Each character counts as one
 * column, East Asian ones too. Tables, blocks of code, and lines with only a link or an address may
 * be longer, because they cannot be wrapped.
 */
import { type ProseLine, proseFiles, proseOf } from "./prose.ts";
import { report } from "./report.ts";

const COLUMNS = 100;

export function lineFaults(root: string): string[] {
  return proseFiles(root).flatMap((file) => {
    const isMarkdown = file.path.endsWith(".md");
    // A map, so that a line with several comments is reported only once.
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
  // Matches a line with only an address, or only a Markdown link and its punctuation.
  return /^(?:<?https?:\/\/\S+|!?\[[^\]]*\]\([^)]*\)[.,;:]?)\s*(?:\*\/)?$/.test(content);
}

if (import.meta.main) report("lines", lineFaults);
