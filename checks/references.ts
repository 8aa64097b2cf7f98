/**
 * Finds broken references in comments and Markdown. A reference is broken if it names a file, a
 * section or a decision that does not exist, or a document that is not part of the project.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { basename, dirname, normalize } from "node:path/posix";
import { projectFiles, projectPaths, type SourceFile } from "./files.ts";
import { PROSE_ENDINGS, proseOf } from "./prose.ts";
import { report } from "./report.ts";

/** Documents that are not in the repository, so people cannot look them up. */
const FOREIGN = /\b(?:SPEC|DESIGN|UPSTREAMS|PAGE)(?:\.md)?\s*\u00a7/;
const DOCUMENT = /(?<![\w/.:#@-])((?:[\w.-]+\/)*[\w-][\w.-]*\.md)\b(#[\p{L}\p{N}_-]+)?/gu;
const DECISION = /\bdecision (\d{1,4})\b/gi;
const MARKDOWN_LINK = /\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)|^\s*\[[^\]]+\]:\s*<?(\S+?)>?\s*$/g;
const INLINE_CODE = /`([^`]+)`/g;
/** A word with any of these characters is not a plain path: `<name>`, `*`, `a=b`. */
const PATTERN = /[<>*…{}$()=:"'|,;?\\]|\.{3}/;

export function referenceFaults(root: string): string[] {
  const project = new Project(root);
  return projectFiles(root, PROSE_ENDINGS).flatMap((file) => [
    ...foreignReferences(file),
    ...proseOf(file).flatMap(({ number, text }) =>
      [...new Set(faultsOf(text, file.path, project))].map(
        (fault) => `${file.path}:${number}: ${fault}`,
      ),
    ),
  ]);
}

/** Searches the whole file, because the names of tests are strings, not comments. */
function foreignReferences({ path, text }: SourceFile): string[] {
  return text.split("\n").flatMap((line, i) => {
    const [found] = FOREIGN.exec(line) ?? [];
    return found ? [`${path}:${i + 1}: "${found}" is not part of this project`] : [];
  });
}

function faultsOf(line: string, from: string, project: Project): string[] {
  const faults: string[] = [];
  let rest = line;
  if (from.endsWith(".md")) {
    // Like GitHub, resolve a link from the folder of its document.
    rest = line.replace(MARKDOWN_LINK, (_, inline?: string, named?: string) => {
      faults.push(...project.faultsOfLink(inline ?? named ?? "", from));
      return "";
    });
  }
  for (const [, path = "", anchor] of rest.matchAll(DOCUMENT)) {
    faults.push(...project.faultsOfPath(path, from, anchor));
  }
  for (const [, digits = ""] of rest.matchAll(DECISION)) {
    if (!project.hasDecision(digits)) faults.push(`there is no decision ${digits}`);
  }
  for (const [, code = ""] of rest.matchAll(INLINE_CODE)) {
    for (const word of code.split(/\s+/)) {
      if (project.looksLikePath(word)) faults.push(...project.faultsOfPath(word, from));
    }
  }
  return faults;
}

class Project {
  readonly #root: string;
  readonly #paths: readonly string[];
  readonly #folders: ReadonlySet<string>;
  readonly #anchors = new Map<string, ReadonlySet<string>>();

  constructor(root: string) {
    this.#root = root;
    this.#paths = projectPaths(root);
    this.#folders = new Set(this.#paths.filter((path) => path.includes("/")).map(topOf));
  }

  /** Whether a word in backticks looks like a path in this project. The path need not exist. */
  looksLikePath(word: string): boolean {
    if (PATTERN.test(word) || /^[/@~.-]/.test(word) || word.endsWith(".md")) return false;
    if (!word.includes("/")) return /^[\w-][\w.-]*\.ts$/.test(word);
    return this.#folders.has(topOf(word)) || /\.(?:ts|json|toml|sql|yml)$/.test(word);
  }

  /** @param path relative to the root or to the folder of `from`, or only the end of a path */
  faultsOfPath(path: string, from: string, anchor?: string): string[] {
    const beside = normalize(`${dirname(from)}/${path}`);
    const found =
      [path, beside, `${path}.ts`].find((one) => existsSync(join(this.#root, one))) ??
      this.#paths.find((one) => one.endsWith(`/${path}`));
    if (found === undefined) return [`there is no ${path}`];
    return anchor ? this.#faultsOfAnchor(found, anchor) : [];
  }

  faultsOfLink(target: string, from: string): string[] {
    if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return [];
    const [path = "", anchor] = decodeURI(target).split(/(?=#)/);
    const isHere = target.startsWith("#");
    const found = isHere ? from : normalize(`${dirname(from)}/${path}`);
    if (!existsSync(join(this.#root, found))) return [`there is no ${found}`];
    const section = isHere ? decodeURI(target) : anchor;
    return section ? this.#faultsOfAnchor(found, section) : [];
  }

  hasDecision(digits: string): boolean {
    const start = `${digits.padStart(4, "0")}-`;
    return this.#paths.some(
      (path) => dirname(path) === "docs/decisions" && basename(path).startsWith(start),
    );
  }

  #faultsOfAnchor(path: string, anchor: string): string[] {
    if (!path.endsWith(".md")) return [];
    const known = this.#anchors.get(path) ?? anchorsOf(this.#read(path));
    this.#anchors.set(path, known);
    return known.has(anchor.slice(1)) ? [] : [`${path} has no section ${anchor}`];
  }

  #read(path: string): SourceFile {
    return { path, text: readFileSync(join(this.#root, path), "utf8") };
  }
}

/** The anchors of a document: those that GitHub gives to headings, and those set by hand. */
export function anchorsOf(document: SourceFile): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const { text } of proseOf(document)) {
    for (const [, id = ""] of text.matchAll(/<a (?:id|name)="([^"]+)"/g)) anchors.add(id);
    const heading = /^ {0,3}#{1,6}\s+(.*?)(?:\s+#+)?\s*$/.exec(text)?.[1];
    if (heading === undefined) continue;
    const slug = slugOf(heading);
    let anchor = slug;
    for (let i = 1; anchors.has(anchor); i++) anchor = `${slug}-${i}`;
    anchors.add(anchor);
  }
  return anchors;
}

function slugOf(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])/gu, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
}

function topOf(path: string): string {
  return path.split("/")[0] as string;
}

if (import.meta.main) report("references", referenceFaults);
