/**
 * The TypeScript client as it is published: packed, and installed into an empty project without a
 * network. What runs it there are the files of `test/sdk-consumer/`.
 */
import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";

const run = promisify(execFile);
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export interface InstalledClient {
  /** The project that has it, beside the files of `test/sdk-consumer/`. */
  folder: string;
  /** The names of the files in the tarball. */
  files: string[];
  /** A script of the project as one module, the client within it. */
  bundle(script: string): Promise<string>;
  remove(): Promise<void>;
}

export async function installClient(): Promise<InstalledClient> {
  const folder = await mkdtemp(join(tmpdir(), "bvs-client-"));
  await run(process.execPath, [path("../sdk/build.mjs")]);
  const packed = await run("npm", ["pack", path("../sdk"), "--json", "--offline"], { cwd: folder });
  const [{ filename, files }] = JSON.parse(packed.stdout) as [
    { filename: string; files: { path: string }[] },
  ];
  const manifest = { name: "consumer", private: true, type: "module" };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", `./${filename}`], {
    cwd: folder,
  });
  for (const name of ["exercise.js", "types.ts"])
    await copyFile(path(`sdk-consumer/${name}`), join(folder, name));
  return {
    folder,
    files: files.map((file) => file.path),
    bundle: async (contents) => {
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: folder },
        bundle: true,
        minify: true,
        format: "esm",
        target: "es2022",
        write: false,
      });
      return outputFiles[0]?.text ?? "";
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
