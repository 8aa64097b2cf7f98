import { type ErrorCode, ServiceError } from "../../errors.ts";
import { faultMessage, type MessageLanguage, type TableFault } from "../../tables/problems.ts";

const TABLE_CODES: Record<TableFault["kind"], ErrorCode> = {
  other_format: "invalid_encoding",
  not_text: "invalid_encoding",
  unknown_charset: "invalid_encoding",
  quotes: "invalid_csv",
  too_many_cells: "invalid_csv",
  too_many_spanned: "invalid_csv",
  several_sheets: "invalid_csv",
  repeated_column: "invalid_csv",
  missing_column: "missing_column",
  no_rows: "batch_empty",
  too_many_rows: "batch_too_large",
};

const BY_NUMBERS: Record<MessageLanguage, string> = {
  en: "To check the numbers only, send ?check=status.",
  ko: "사업자등록번호만으로 조회하려면 ?check=status를 쓰십시오.",
};

export function tableError(fault: TableFault, language: MessageLanguage = "en"): ServiceError {
  const lacksDetails = fault.kind === "missing_column" && fault.column !== "business_number";
  const wayOut = lacksDetails ? ` ${BY_NUMBERS[language]}` : "";
  const message = faultMessage(fault, language) + wayOut;
  return new ServiceError(TABLE_CODES[fault.kind], { message });
}
