/**
 * What can be wrong with a corpCode file. `fault_answer`: it is OpenDART's refusal, bare XML with a
 * status. `truncated`: the zip is cut off or damaged. `too_large`: the zip, its document or the
 * list of companies exceeds a limit. `malformed_xml`: not well-formed, or not valid UTF-8.
 * `format_changed`: its structure is unknown. `empty`: it lists no company.
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
