/** Why a batch is refused, as the errors of the catalogue: the one mapping. */
import { type CsvFailure, REQUIRED_COLUMNS } from "../batch/csv-input.ts";
import { ServiceError } from "../errors.ts";
import { firstCharacters } from "../lib/bounded-text.ts";
import type { CheckKind } from "../verification/claim-fields.ts";
import type { CountFault } from "./batch-schema.ts";

/** How much of a declared charset an error message repeats. */
const MAX_ECHOED_CHARSET = 40;

export function csvError(failure: CsvFailure, check: CheckKind = "verify"): ServiceError {
  switch (failure.kind) {
    case "not_text":
      return new ServiceError("invalid_encoding", {
        message: `The file is not ${encodingName(failure.declared)} text: save it as "CSV UTF-8".`,
      });
    case "quotes":
      return invalidCsv(
        failure.line,
        failure.fault === "unclosed"
          ? "a quoted cell has no closing quote"
          : "text follows the closing quote of a cell",
      );
    case "repeated_column":
      return invalidCsv(failure.line, `the column ${failure.column} appears twice`);
    case "missing_column":
      return missingColumn(failure.column, check);
    case "no_rows":
      return new ServiceError("batch_empty", { message: "The CSV has a header but no row." });
    case "too_many_rows":
      return batchTooLarge(failure.maxRows);
  }
}

export function countError(fault: CountFault): ServiceError {
  switch (fault.kind) {
    case "empty":
      return new ServiceError("batch_empty");
    case "too_large":
      return batchTooLarge(fault.maxBatch);
  }
}

function batchTooLarge(maxBatch: number): ServiceError {
  return new ServiceError("batch_too_large", {
    message: `Your plan allows at most ${maxBatch} businesses in one batch.`,
  });
}

function missingColumn(column: string, check: CheckKind): ServiceError {
  const columns = REQUIRED_COLUMNS[check].join(", ");
  const wayOut =
    column === "business_number" ? "" : " To ask by the numbers alone, send ?check=status.";
  return new ServiceError("missing_column", {
    message: `The column ${column} is missing: the first line must name ${columns}.${wayOut}`,
  });
}

function invalidCsv(line: number, fault: string): ServiceError {
  return new ServiceError("invalid_csv", { message: `line ${line}: ${fault}.` });
}

function encodingName(declared: string | null): string {
  if (declared === null) return "UTF-8 or CP949";
  const shown = firstCharacters(declared, MAX_ECHOED_CHARSET);
  return shown === declared ? declared : `${shown}…`;
}
