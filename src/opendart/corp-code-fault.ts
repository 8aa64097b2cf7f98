/** `fault_answer`: OpenDART refused the call. */
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
