/** `POST /admin/former-names`: stores former names from a file of `bvs import history`. */
import { type FormerName, formerNameWrites } from "../../disclosure/former-names.ts";
import { readFormerNames } from "../../disclosure/former-names-file.ts";
import { ServiceError } from "../../errors.ts";
import { readText, requireMediaType } from "../../http/body.ts";
import type { Handler } from "../../http/context.ts";
import { MAX_FILE_BYTES } from "../file-limit.ts";

export const writeFormerNames: Handler = async (c) => {
  requireMediaType(c, "text/csv");
  const csv = await c.var.trace.time("body", readText(c.req.raw, MAX_FILE_BYTES));
  const names = readNames(csv);
  const { DB } = c.var.services.env;
  await c.var.trace.time("sync", DB.batch(formerNameWrites(DB, names)));
  c.var.trace.noteChange({ companies: new Set(names.map((name) => name.corpCode)).size });
  return c.json({ former_names: names.length });
};

function readNames(csv: string): FormerName[] {
  try {
    return readFormerNames(csv);
  } catch (fault) {
    throw new ServiceError("invalid_request", { message: (fault as Error).message });
  }
}
