/** Finds the prose in a file: comments in code and configuration, and lines of Markdown. */
import { parseSync } from "oxc-parser";
import { GENERATED_CODE, projectFiles, type SourceFile } from "./files.ts";

export const PROSE_ENDINGS = [".ts", ".tsx", ".toml", ".yml", ".md"] as const;

export interface ProseLine {
  /** Counted from 1. */
  number: number;
  /** The part of a comment that is on this line, or the line of Markdown. */
  text: string;
  whole: string;
}

export function proseFiles(root: string): SourceFile[] {
  return projectFiles(root, PROSE_ENDINGS).filter(({ path }) => !GENERATED_CODE.has(path));
}

/** @returns the lines with prose. Blocks of code in Markdown are left out */
export function proseOf(file: SourceFile): ProseLine[] {
  if (/\.tsx?$/.test(file.path)) return commentsOfCode(file);
  const lines = file.text.split("\n");
  return file.path.endsWith(".md") ? linesOfMarkdown(lines) : commentsOfConfiguration(lines);
}

function commentsOfCode({ path, text }: SourceFile): ProseLine[] {
  const { comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const lines = text.split("\n");
  const starts: number[] = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  let at = 0;
  return comments.flatMap(({ start, end }) => {
    while ((starts[at + 1] ?? Number.POSITIVE_INFINITY) <= start) at++;
    return text
      .slice(start, end)
      .split("\n")
      .map((part, i) => ({ number: at + i + 1, text: part, whole: lines[at + i] ?? "" }));
  });
}

function commentsOfConfiguration(lines: readonly string[]): ProseLine[] {
  return lines.flatMap((whole, i) => {
    // A # within a string does not start a comment.
    const comment = /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^"'#])*(#.*)$/.exec(whole)?.[1];
    return comment === undefined ? [] : [{ number: i + 1, text: comment, whole }];
  });
}

function linesOfMarkdown(lines: readonly string[]): ProseLine[] {
  let fence: string | undefined;
  return lines.flatMap((whole, i) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(whole)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      return [];
    }
    fence = mark;
    return fence === undefined ? [{ number: i + 1, text: whole, whole }] : [];
  });
}
