/**
 * The TypeScript client as a user has it: packed and installed into an empty project without a
 * network, or taken from the service. The files of `test/sdk-consumer/` use it.
 */
import { execFile } from "node:child_process";
import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";

const run = promisify(execFile);
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export interface InstalledClient {
  folder: string;
  files: string[];
  bundle(script: string): Promise<string>;
  remove(): Promise<void>;
}

export async function installClient(): Promise<InstalledClient> {
  const folder = await mkdtemp(join(tmpdir(), "bvs-client-"));
  // Pack a copy, because another test or a person may be building the client.
  const copy = join(folder, "sdk");
  await cp(path("../sdk"), copy, {
    recursive: true,
    filter: (file) => !["node_modules", "dist"].includes(basename(file)),
  });
  await run(process.execPath, [path("../sdk/build.mjs"), join(copy, "dist")]);
  const packed = await run("npm", ["pack", copy, "--json", "--offline"], { cwd: folder });
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
    bundle: (script) => bundle(folder, script),
    remove: () => rm(folder, { recursive: true }),
  };
}

export async function bundleWithClientOf(serviceUrl: string, script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "bvs-client-"));
  const target = join(folder, "node_modules/business-verification");
  const answer = await fetch(`${serviceUrl}/business-verification.tgz`);
  await writeFile(join(folder, "client.tgz"), new Uint8Array(await answer.arrayBuffer()));
  await mkdir(target, { recursive: true });
  await run("tar", ["-xzf", join(folder, "client.tgz"), "--strip-components=1"], { cwd: target });
  await copyFile(path("sdk-consumer/exercise.js"), join(folder, "exercise.js"));
  try {
    return await bundle(folder, script);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function bundle(folder: string, contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
