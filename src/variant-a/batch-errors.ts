/** Why a batch is refused, as the errors of the catalogue: the one mapping. */
import { type ErrorCode, ServiceError } from "../errors.ts";
import { faultMessage, type MessageLanguage, type TableFault } from "../tables/problems.ts";
import type { CountFault } from "./batch-schema.ts";

const TABLE_CODES: Record<TableFault["kind"], ErrorCode> = {
  workbook: "invalid_encoding",
  not_text: "invalid_encoding",
  quotes: "invalid_csv",
  repeated_column: "invalid_csv",
  missing_column: "missing_column",
  no_rows: "batch_empty",
  too_many_rows: "batch_too_large",
};

export function csvError(fault: TableFault, language: MessageLanguage = "en"): ServiceError {
  return new ServiceError(TABLE_CODES[fault.kind], { message: faultMessage(fault, language) });
}

export function countError(fault: CountFault): ServiceError {
  switch (fault.kind) {
    case "empty":
      return new ServiceError("batch_empty");
    case "too_large":
      return csvError({ kind: "too_many_rows", maxRows: fault.maxBatch });
  }
}
