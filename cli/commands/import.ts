/** `bvs import`: sends OpenDART's whole table, company facts or former names to the service. */
import { readFile } from "node:fs/promises";
import { Command } from "commander";
import { companyFactsAnswer } from "../../src/admin/company-facts/answer.ts";
import { formerNamesAnswer } from "../../src/admin/former-names/answer.ts";
import { textOf } from "../../src/tables/file-text.ts";
import type { AdminClient } from "../client.ts";
import { contextOf } from "../context.ts";
import { Failure, messageOf } from "../failure.ts";
import type { Output } from "../output.ts";
import { startProgress } from "../progress.ts";
import { makeFormerNamesCommand } from "./make-former-names.ts";
import { requestRun, tookText, untilEnded } from "./sync-run.ts";

/** 500 lines are about 300 KB. The service accepts 5 MB in one request. */
const LINES_A_REQUEST = 500;

export function importCommand(): Command {
  return new Command("import")
    .description(
      "import a file: OpenDART's company table (.zip), company facts (.jsonl), former names (.csv)",
    )
    .argument(
      "<file>",
      "OpenDART's corpCode zip, a .jsonl file with one answer of OpenDART's company.json on each line, or former-names.csv (see bvs import history --help)",
    )
    .addHelpText(
      "after",
      "\nExamples:\n  bvs import corpCode.zip\n  bvs import company-facts.jsonl\n  bvs import seed/former-names.csv",
    )
    .action(async (path: string, _options: object, command: Command) => {
      const { admin, output } = contextOf(command);
      const client = admin();
      if (/\.zip$/i.test(path)) return importTable(client, output, await readInput(path));
      if (/\.(?:jsonl|ndjson)$/i.test(path))
        return sendCompanyFacts(client, output, await readInput(path));
      if (/former-names\.csv$/i.test(path))
        return sendFormerNames(client, output, await readInput(path));
      throw new Failure(
        `${path} must end in .zip (company table) or .jsonl (company facts), or be former-names.csv`,
      );
    })
    .addCommand(makeFormerNamesCommand());
}

async function readInput(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readFile(path).catch((fault: unknown) => {
    throw new Failure(`cannot read ${path}: ${messageOf(fault)}`);
  });
  if (bytes.length === 0) throw new Failure(`${path} is empty`);
  return new Uint8Array(bytes);
}

async function importTable(
  client: AdminClient,
  output: Output,
  zip: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const headers = { "Content-Type": "application/zip" };
  const request = { method: "POST", body: zip, headers } as const;
  const started = await requestRun(client, "/admin/sync-runs/companies", request);
  const { text, run } = await untilEnded(client, started);
  output.result(text, () =>
    output.properties({ companies: run.total, changed: run.changed, took: tookText(run) }),
  );
}

async function sendCompanyFacts(
  client: AdminClient,
  output: Output,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const startedAt = Date.now();
  const read = textOf(bytes, "utf-8");
  // Do not send characters that stand for unreadable bytes, because the service would store them.
  if (read.kind !== "text") throw new Failure("the file is not UTF-8: save it as UTF-8");
  const lines = read.text.split("\n");
  const total = lines.filter((line) => line.trim() !== "").length;
  const progress = startProgress("companies");
  let companies = 0;
  try {
    for (let first = 0; first < lines.length; first += LINES_A_REQUEST) {
      progress.at(companies, total);
      const part = lines.slice(first, first + LINES_A_REQUEST);
      // The service refuses a request without a line.
      if (part.every((line) => line.trim() === "")) continue;
      companies += await sendFactLines(client, part, first);
    }
    progress.at(companies, total);
  } finally {
    progress.stop();
  }
  const took = `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  output.result(JSON.stringify({ companies }), () => output.properties({ companies, took }));
}

/** @param first how many lines of the file come before `lines` */
async function sendFactLines(client: AdminClient, lines: string[], first: number): Promise<number> {
  const body = new TextEncoder().encode(lines.join("\n"));
  const headers = { "Content-Type": "application/x-ndjson" };
  try {
    const request = { method: "POST", body, headers } as const;
    const { value } = await client.request(companyFactsAnswer, "/admin/company-facts", request);
    return value.companies;
  } catch (failure) {
    // The service counts the lines of each request from 1, so say where in the file these lines
    // start.
    throw first > 0 && failure instanceof Failure
      ? new Failure(`after line ${first} of the file: ${failure.message}`)
      : failure;
  }
}

async function sendFormerNames(
  client: AdminClient,
  output: Output,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const headers = { "Content-Type": "text/csv" };
  const request = { method: "POST", body: bytes, headers } as const;
  const { text, value } = await client.request(formerNamesAnswer, "/admin/former-names", request);
  output.result(text, () => output.properties(value));
}
