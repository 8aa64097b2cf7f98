/** Reads the name of a job from the header `Job-Name` (docs/api.md#names-of-jobs). */
import { ServiceError } from "../../errors.ts";
import { normalizeText } from "../../lib/bounded-text.ts";

const MAX_JOB_NAME = 100;
/**
 * A name with a control character is refused. It is not cleaned, because the character is probably
 * there on purpose.
 */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** @throws ServiceError `invalid_request` */
export function readJobName(header: string | undefined): string | null {
  if (header === undefined) return null;
  const decoded = decode(header);
  const name = decoded === null ? null : normalizeText(decoded, MAX_JOB_NAME);
  if (name?.kind === "text" && !CONTROL.test(decoded?.trim() ?? "")) return name.text || null;
  throw new ServiceError("invalid_request", {
    message: `Job-Name: must be percent-encoded UTF-8 text of at most ${MAX_JOB_NAME} characters.`,
    parameter: "Job-Name",
  });
}

function decode(header: string): string | null {
  try {
    return /^[\x20-\x7e]*$/.test(header) ? decodeURIComponent(header) : null;
  } catch {
    return null;
  }
}
