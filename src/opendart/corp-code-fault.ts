/**
 * What can be wrong with a corpCode file.
 * - `fault_answer`: OpenDART refused; the file is bare XML with a status.
 * - `not_a_zip`: the file is neither a refusal nor a zip.
 * - `truncated`: the zip is cut off or damaged.
 * - `too_large`: the zip, its document or the list of companies exceeds a limit.
 * - `malformed_xml`: the document is not valid UTF-8 or not well-formed.
 * - `format_changed`: the zip or the document has an unknown structure.
 * - `empty`: the document lists no company.
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
  readonly status: string | null;

  constructor(code: CorpCodeFaultCode, message: string, status: string | null = null) {
    super(message);
    this.code = code;
    this.status = status;
  }
}
