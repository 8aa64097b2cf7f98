/** What a customer calls a job (docs/api.md#names-of-jobs), as the header `Job-Name` has it. */
import { ServiceError } from "../../errors.ts";
import { normalizeText } from "../../lib/bounded-text.ts";

const MAX_JOB_NAME = 100;
/**
 * They turn the direction of all that follows, so that one name looks like another. Windows puts
 * one before a path that is copied, so they are left out and not refused.
 */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * The name in a header, which holds ASCII alone and so is percent-encoded. Null where it is empty.
 * @throws ServiceError `invalid_request`
 */
export function readJobName(header: string | undefined): string | null {
  if (header === undefined) return null;
  const decoded = decode(header);
  const name =
    decoded === null ? null : normalizeText(decoded.replace(DIRECTIONS, ""), MAX_JOB_NAME);
  // Control characters would steer a terminal that shows the name, and lines would break a list.
  if (name?.kind === "text" && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name.text)) return name.text || null;
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
