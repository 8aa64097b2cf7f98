/** `bvs import history`: makes `seed/former-names.csv` from a folder of old corpCode files. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Command } from "commander";
import { contextOf } from "../context.ts";
import { Failure, messageOf } from "../failure.ts";

/** The name of a corpCode file contains the day on which it was fetched. */
const DATED_FILE = /(\d{4}-\d{2}-\d{2}).*\.zip$/i;

export function makeFormerNamesCommand(): Command {
  return new Command("history")
    .description("make the file of former names from a folder of old company tables")
    .argument("<folder>", "corpCode zips with the day in the name: corpCode-2020-12-01.zip")
    .option("--out <file>", "file to write the former names to", "seed/former-names.csv")
    .addHelpText(
      "after",
      "\nExample:\n  bvs import history tables && bvs import seed/former-names.csv",
    )
    .action(async (folder: string, { out }: { out: string }, command: Command) => {
      const { output } = contextOf(command);
      try {
        // Import these only here, because loading them would slow down every other command.
        const { formerNamesOf } = await import("../../src/disclosure/former-names-history.ts");
        const { formerNamesCsv } = await import("../../src/disclosure/former-names-file.ts");
        const names = await formerNamesOf(await corpCodeFilesIn(folder));
        await writeFile(out, formerNamesCsv(names));
        const summary = { former_names: names.length, file: out };
        output.result(JSON.stringify(summary), () => output.properties(summary));
      } catch (fault) {
        throw fault instanceof Failure ? fault : new Failure(messageOf(fault));
      }
    });
}

async function corpCodeFilesIn(folder: string) {
  const files = (await readdir(folder)).flatMap((file) => {
    const day = DATED_FILE.exec(file)?.[1];
    return day === undefined ? [] : [{ day, path: join(folder, file) }];
  });
  if (files.length < 2)
    throw new Failure(`${folder} must hold at least two files named like corpCode-2020-12-01.zip`);
  files.sort((one, other) => (one.day < other.day ? -1 : 1));
  return Promise.all(
    files.map(async ({ day, path }) => ({ day, zip: new Uint8Array(await readFile(path)) })),
  );
}
