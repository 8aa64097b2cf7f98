/** Everything that can be wrong with a corpCode file. */

/**
 * `fault_answer`: OpenDART refused (bare XML with a status); `not_a_zip`; `truncated`: the zip is cut off or damaged; `malformed_xml`;
 * `format_changed`: sound XML, but not the elements the reader knows; `empty`: no company in it.
 */
export type CorpCodeFaultCode =
  | "fault_answer"
  | "not_a_zip"
  | "truncated"
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
