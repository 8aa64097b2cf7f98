/** Everything that can be wrong with a corpCode file. */

/**
 * - `fault_answer`: OpenDART refused; the file is bare XML with a status.
 * - `not_a_zip`: something else that is not a zip.
 * - `truncated`: the zip is cut off or damaged.
 * - `too_large`: the zip, or the document in it, exceeds what the reader accepts.
 * - `malformed_xml`: the document is not well-formed.
 * - `format_changed`: the document is well-formed, but not what the reader knows.
 * - `empty`: the document holds no company.
 */
export type CorpCodeFaultCode =
  | "fault_answer"
  | "not_a_zip"
  | "truncated"
  | "too_large"
  | "malformed_xml"
  | "format_changed"
  | "empty";

export class CorpCodeFault extends Error {
  readonly code: CorpCodeFaultCode;
  /** OpenDART's own status code, when it refused. */
  readonly status: string | null;

  constructor(code: CorpCodeFaultCode, message: string, status: string | null = null) {
    super(message);
    this.code = code;
    this.status = status;
  }
}
