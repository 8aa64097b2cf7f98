/**
 * Checks every import of the project against the rules in `layers.ts`. An import of a type counts
 * like any other import, because code that uses a type of another part depends on that part.
 */
import { dirname, join } from "node:path/posix";
import { type Expression, parseSync, Visitor } from "oxc-parser";
import { projectFiles, type SourceFile } from "./files.ts";
import {
  DECLARATIONS,
  FOLDERS,
  FOUNDATION,
  LAYERS,
  PACKAGES,
  SHARED_WITH_CLI,
  SHARED_WITH_WEB,
} from "./layers.ts";
import { report } from "./report.ts";

interface Import {
  from: string;
  /** A path from the root, or the specifier of a package. */
  to: string;
  isPackage: boolean;
}

const IS_CODE = /\.tsx?$/;

export function dependencyFaults(root: string): string[] {
  const files = projectFiles(root, [".ts", ".tsx"]).filter(({ path }) => topOf(path) in FOLDERS);
  const paths = new Set(files.map(({ path }) => path));
  const imports = files.flatMap(importsOf);
  return [
    // Report a folder in which no file was found. Otherwise the check would pass without having
    // read anything.
    ...Object.keys(FOLDERS)
      .filter((top) => !files.some(({ path }) => topOf(path) === top))
      .map((top) => `${top}: no file was found`),
    ...[...paths].flatMap(unplacedPart),
    ...imports.flatMap((one) => breachesOf(one, paths)),
    ...cycles(imports),
  ];
}

function importsOf({ path, text }: SourceFile): Import[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const specifiers = new Set<string>();
  const add = ({ source }: { source: Expression | null }) => {
    if (source?.type === "Literal" && typeof source.value === "string")
      specifiers.add(source.value);
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(program);
  return [...specifiers].map((specifier) => {
    const isPackage = !specifier.startsWith(".");
    return { from: path, to: isPackage ? specifier : join(dirname(path), specifier), isPackage };
  });
}

function breachesOf({ from, to, isPackage }: Import, paths: ReadonlySet<string>): string[] {
  const breach = (why: string) => [`${from} -> ${to}: ${why}`];
  const [top, part] = [topOf(from), partOf(from)];
  if (isPackage) {
    const rule = PACKAGES.find((one) => one.package.test(to));
    return top === "src" && rule && !rule.parts.includes(part)
      ? breach(`only ${rule.parts.join(", ")} may import this package`)
      : [];
  }
  const target = topOf(to);
  if (IS_CODE.test(to) && !paths.has(to)) {
    return target in FOLDERS ? breach("is not there") : breach("lies outside the known folders");
  }
  // Only code has layers. Any part may import configuration and data.
  if (!IS_CODE.test(to)) return [];
  if (DECLARATIONS.files.test(to) && from !== DECLARATIONS.list) {
    return breach(`only ${DECLARATIONS.list} may import a declaration`);
  }
  if (target !== top && !FOLDERS[top]?.includes(target)) {
    return breach(`${top}/ may not import ${target}/`);
  }
  if (top === "cli" && target === "src" && !SHARED_WITH_CLI.test(to)) {
    return breach("cli/ may import from src/ only what checks/layers.ts shares with it");
  }
  if (top === "web" && target === "src" && !SHARED_WITH_WEB.test(to)) {
    return breach("web/ may import from src/ only what checks/layers.ts shares with it");
  }
  return top === "src" && target === "src" && !mayImport(part, partOf(to))
    ? breach(`${part} may not import ${partOf(to)}`)
    : [];
}

function mayImport(part: string, other: string): boolean {
  if (part === other) return true;
  const layer = LAYERS.find(([name]) => name === part);
  // `unplacedPart` reports a part that has no line in `LAYERS`.
  if (!layer) return true;
  const isFoundation = FOUNDATION.includes(part);
  return layer[1].includes(other) || (!isFoundation && FOUNDATION.includes(other));
}

function unplacedPart(path: string): string[] {
  if (topOf(path) !== "src" || LAYERS.some(([name]) => name === partOf(path))) return [];
  return [`${path}: ${partOf(path)} has no line in checks/layers.ts`];
}

function cycles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to, isPackage } of imports) {
    if (!isPackage) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, chain: string[]): void => {
    const at = chain.indexOf(path);
    if (at >= 0) found.push(`cycle: ${[...chain.slice(at), path].join(" -> ")}`);
    if (at >= 0 || done.has(path)) return;
    for (const to of next.get(path) ?? []) visit(to, [...chain, path]);
    done.add(path);
  };
  for (const path of next.keys()) visit(path, []);
  return found;
}

function topOf(path: string): string {
  return path.split("/")[0] as string;
}

function partOf(path: string): string {
  return path.split("/")[1] as string;
}

if (import.meta.main) report("dependencies", (root) => dependencyFaults(root));
