/** What the Worker is made of besides this project: exact versions, under licences that ask for no more than their notice. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Package {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const manifest: Package = read("package.json");
const locked: Record<string, Package> = read("package-lock.json").packages;

const ALLOWED = new Set(["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD"]);

/** Installed for production: what `npm ci --omit=dev` leaves. */
const PRODUCTION = Object.entries(locked).filter(
  ([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional,
);

describe("the dependencies", () => {
  it.each(Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))(
    "pin %s exactly (%s)",
    (name, wanted) => {
      expect(wanted).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect(locked[`node_modules/${name}`]?.version).toBe(wanted);
    },
  );

  it("in production are more than none, and each direct one among them", () => {
    const paths = PRODUCTION.map(([path]) => path);
    expect(paths).toEqual(
      expect.arrayContaining(
        Object.keys(manifest.dependencies ?? {}).map((name) => `node_modules/${name}`),
      ),
    );
  });

  it.each(PRODUCTION)(
    "in production have a licence that is allowed, as locked and as installed: %s",
    (path, { license }) => {
      expect(ALLOWED).toContain(license);
      expect(ALLOWED).toContain(read(`${path}/package.json`).license);
    },
  );
});
