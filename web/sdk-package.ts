/** Makes the package of the TypeScript client, like `npm pack`. The service serves the package. */
import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "fflate";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SDK = join(ROOT, "sdk");
/** A cache, because building the package takes longer than building the rest of the page. */
const BUILT = join(ROOT, "node_modules/.cache/client-packages");
const FILES = ["LICENSE", "README.md", "package.json"];
/** A tar archive consists of blocks of this size and ends with two empty blocks. */
const BLOCK = 512;

export async function packSdk(file: string): Promise<void> {
  const built = join(BUILT, `${hashOfSources()}.tgz`);
  if (!existsSync(built)) {
    await mkdir(BUILT, { recursive: true });
    // Rename the file only when it is complete, because another build may be reading it.
    const unfinished = `${built}.${randomUUID()}`;
    await writeFile(unfinished, await buildPackage());
    await rename(unfinished, built);
  }
  await copyFile(built, file);
}

/** Hashes everything that affects the package: the client, its build and its dependencies. */
function hashOfSources(): string {
  const files = [
    fileURLToPath(import.meta.url),
    join(ROOT, "package-lock.json"),
    ...["build.mjs", "tsconfig.json", ...FILES].map((name) => join(SDK, name)),
    ...readdirSync(join(SDK, "src")).map((name) => join(SDK, "src", name)),
  ];
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

async function buildPackage(): Promise<Uint8Array> {
  const dist = await mkdtemp(join(tmpdir(), "bvs-client-"));
  try {
    await promisify(execFile)(process.execPath, [join(SDK, "build.mjs"), dist]);
    const built = (await readdir(dist)).sort();
    const blocks = await Promise.all([
      ...FILES.map(async (name) => entryOf(`package/${name}`, await readFile(join(SDK, name)))),
      ...built.map(async (name) =>
        entryOf(`package/dist/${name}`, await readFile(join(dist, name))),
      ),
    ]);
    const archive = Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
    // Leave out the time, so that the same sources give the same bytes.
    return gzipSync(archive, { level: 9, mtime: 0 });
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

/** A file of a tar archive in the POSIX format (ustar). */
function entryOf(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
  header.write(name, 0);
  header.write(`${octal(0o644, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`, 100);
  header.write(`${octal(content.length, 11)}\0${octal(0, 11)}\0`, 124);
  // The checksum is computed with blanks in its own field.
  header.write("        0", 148);
  header.write("ustar\x0000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, 148);
  return Buffer.concat([header, content, Buffer.alloc(-content.length & (BLOCK - 1))]);
}
