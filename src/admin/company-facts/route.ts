/** `POST /admin/company-facts`: stores facts from a file of `company.json` answers. */
import { ServiceError } from "../../errors.ts";
import { readText, requireMediaType } from "../../http/body.ts";
import type { Handler } from "../../http/context.ts";
import { dayOf } from "../../lib/days.ts";
import { type CompanyFacts, readFacts } from "../../opendart/client.ts";
import { storeFacts } from "../../sync/store-facts.ts";
import { MAX_FILE_BYTES } from "../file-limit.ts";

export const writeCompanyFacts: Handler = async (c) => {
  requireMediaType(c, "application/x-ndjson");
  const facts = readCompanyFacts(
    await c.var.trace.time("body", readText(c.req.raw, MAX_FILE_BYTES)),
  );
  const { env, clock } = c.var.services;
  const readOn = dayOf(clock());
  await c.var.trace.time("sync", storeFacts(env.DB, facts, readOn));
  c.var.trace.noteChange({ companies: facts.length });
  return c.json({ companies: facts.length });
};

function readCompanyFacts(text: string): CompanyFacts[] {
  const facts: CompanyFacts[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = readFacts(line);
    if (!read)
      throw new ServiceError("invalid_request", {
        message: `Line ${index + 1} is not a company.json answer.`,
      });
    facts.push(read);
  }
  if (facts.length === 0)
    throw new ServiceError("invalid_request", {
      message: "The body contains no company.json answers.",
    });
  return facts;
}
