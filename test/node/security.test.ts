import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ROOT = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

/** The test files and titles in the table of risks. A row names tests as `file`: "title …". */
const named = [...read("docs/security.md").matchAll(/^\| (API\d+) .*$/gm)].flatMap(
  ([row, risk = ""]) => {
    let file = "";
    return [...row.matchAll(/`((?:test\/node\/)?[\w/-]+\.test\.ts)`|"([^"]+)"/g)].flatMap(
      ([, path, title]) => {
        if (path !== undefined) file = path.startsWith("test/") ? path : `test/worker/${path}`;
        return (title?.split(" … ") ?? [""]).map((part) => ({ risk, file, title: part }));
      },
    );
  },
);

describe("docs/security.md", () => {
  it("names tests for each of the ten risks", () => {
    expect(new Set(named.map(({ risk }) => risk)).size).toBe(10);
  });

  it.each(named)("names a test that exists for $risk: $file $title", ({ file, title }) => {
    expect(existsSync(new URL(file, ROOT))).toBe(true);
    expect(read(file)).toContain(title);
  });
});
