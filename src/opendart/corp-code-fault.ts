/**
 * `fault_answer`: OpenDART refused, in XML. `format_changed`: the file has an unknown structure.
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
