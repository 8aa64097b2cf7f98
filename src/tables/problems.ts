/** Problems of a table or a row, as codes and texts. Codes are stable; texts may change. */
import {
  firstCharacters,
  MAX_COMPANY_NAME,
  MAX_MARKS_IN_A_ROW,
  MAX_OWNER_NAME,
} from "../lib/bounded-text.ts";
import { grouped } from "../lib/grouped.ts";
import { plainText } from "../lib/plain-text.ts";
import type { CellProblem, Change } from "./cells.ts";
import { type Column, type HeaderFault, REQUIRED } from "./columns.ts";
import type { RowFault } from "./csv-table.ts";
import type { FileText, NonTextFormat } from "./file-text.ts";

export type MessageLanguage = "en" | "ko";

export type TableFault =
  | Exclude<FileText, { kind: "text" }>
  | HeaderFault
  | RowFault
  | { kind: "no_rows" }
  | { kind: "too_many_rows"; maxRows: number };

export type RowProblem =
  | { code: CellProblem; column: Column; given: string }
  | { code: "cell_too_long"; column: Column; max: number }
  /** The row is wider than the header. Its cells may have moved, so their columns are uncertain. */
  | { code: "too_many_cells"; column: null; cells: number; width: number };

export interface Note {
  column: Column;
  value: string;
  changes: Change[];
}

const MAX_ECHO = 40;

type LocalizedText = readonly [en: string, ko: string];

const KOREAN_COLUMNS: Record<Column, string> = {
  business_number: "사업자등록번호",
  start_date: "개업일자",
  owner_name: "대표자명",
  company_name: "상호",
};

const OWNER = `must be a name of 1 to ${MAX_OWNER_NAME} characters`;

/** `$` stands for the text of the cell. */
const CELLS: Record<CellProblem, LocalizedText> = {
  number_missing: [
    "is empty: must be 10 digits, hyphens allowed",
    "비어 있습니다. 숫자 10자리를 입력하십시오",
  ],
  number_form: [
    "must be 10 digits, hyphens allowed (123-45-67890)",
    "숫자 10자리여야 합니다. 하이픈은 있어도 됩니다(123-45-67890)",
  ],
  number_scientific: [
    "the spreadsheet shortened the number to $, and its last digits are lost. In the original, format the column as a number without decimals, and save it again",
    "스프레드시트가 번호를 $처럼 줄여 뒷자리가 없어졌습니다. 원본에서 열 서식을 소수점 없는 '숫자'로 바꾼 뒤 다시 저장하십시오",
  ],
  number_nine_digits: ["has 9 digits, one is missing", "9자리입니다. 한 자리가 빠졌습니다"],
  number_thirteen_digits: [
    "has 13 digits: that is a corporate or resident registration number. A business number has 10 digits",
    "13자리입니다. 법인등록번호나 주민등록번호로 보입니다. 사업자등록번호는 10자리입니다",
  ],
  date_missing: [
    "is empty: must be a date such as 2012-03-05",
    "비어 있습니다. 2012-03-05처럼 입력하십시오",
  ],
  date_form: [
    "must be a date such as 2012-03-05 or 20120305",
    "2012-03-05 또는 20120305처럼 입력하십시오",
  ],
  date_calendar: ["is not a calendar date", "달력에 없는 날짜입니다"],
  date_two_digit_year: [
    "write the date with a four-digit year, a month and a day: 2012-03-05",
    "연도를 네 자리로, 일까지 입력하십시오(2012-03-05)",
  ],
  date_incomplete: [
    "write the whole date, with month and day: 2012-03-05",
    "월과 일까지 모두 입력하십시오(2012-03-05)",
  ],
  date_order: [
    "day and month cannot be told apart: write the year first, 2012-03-05",
    "월과 일의 순서를 알 수 없습니다. 연도부터 입력하십시오(2012-03-05)",
  ],
  owner_missing: [OWNER, "비어 있습니다. 이름을 입력하십시오"],
  owner_form: [OWNER, `이름은 ${MAX_OWNER_NAME}자까지 쓸 수 있습니다`],
  company_long: [
    `must be at most ${MAX_COMPANY_NAME} characters`,
    `${MAX_COMPANY_NAME}자까지 쓸 수 있습니다`,
  ],
  marks: [
    `must not have more than ${MAX_MARKS_IN_A_ROW} combining marks in a row`,
    "결합 문자가 너무 많습니다",
  ],
  resident_number: [
    "is a resident or corporate registration number, not a name. Do not send resident numbers, and see whether the row has a comma too many",
    "이름이 아니라 주민등록번호나 법인등록번호입니다. 주민등록번호는 보내지 마시고, 행에 쉼표가 더 있는지 확인하십시오",
  ],
  spreadsheet_error: [
    "$ is a spreadsheet error or comes from a column that is too narrow: fix it in the original and save it again",
    "$: 오류 값이거나 열 너비가 좁아 값이 저장되지 않았습니다. 원본에서 고친 뒤 다시 저장하십시오",
  ],
};

const SAVE: LocalizedText = [
  'save it as .xlsx or as "CSV UTF-8"',
  ".xlsx 또는 'CSV UTF-8'로 저장하십시오",
];

const OTHER_FORMATS: Record<NonTextFormat, LocalizedText> = {
  xlsx: [
    'The file is an Excel workbook (.xlsx), which this endpoint does not read: save it as "CSV UTF-8", or use the web page or the command-line tool, which read .xlsx.',
    "엑셀 통합 문서(.xlsx)는 이 주소에서 읽지 않습니다. 'CSV UTF-8'로 저장하거나, .xlsx를 읽는 웹 페이지나 명령줄 도구를 쓰십시오.",
  ],
  ods: [
    `The file is an OpenDocument spreadsheet (.ods): ${SAVE[0]}.`,
    `OpenDocument 스프레드시트(.ods)입니다. ${SAVE[1]}.`,
  ],
  old_workbook: [
    `The file is an old Excel workbook (.xls) or one of Hancom's (.cell): open it and ${SAVE[0]}.`,
    `예전 형식의 엑셀 파일(.xls)이거나 한셀 파일(.cell)입니다. 파일을 열어 ${SAVE[1]}.`,
  ],
  password: [
    `The file is protected by a password: open it, remove the password, and ${SAVE[0]}; or copy its cells into a new file.`,
    `암호로 보호된 파일입니다. 암호를 해제한 뒤 ${SAVE[1]}. 또는 셀을 복사해 새 파일에 붙여 넣으십시오.`,
  ],
  drm: [
    `The file is encrypted by document security (DRM): have the protection removed, or copy its cells into a new file, and ${SAVE[0]}.`,
    `문서 보안(DRM)으로 암호화된 파일입니다. 보안을 해제하거나 셀을 복사해 새 파일에 붙여 넣은 뒤 ${SAVE[1]}.`,
  ],
  archive: [
    `The file is a ZIP archive or of an unknown kind: take the table out of it and ${SAVE[0]}.`,
    `압축 파일이거나 알 수 없는 형식입니다. 표를 꺼내 ${SAVE[1]}.`,
  ],
  pdf: [
    `The file is a PDF, which contains no table: ${SAVE[0]} in the program that made it.`,
    `PDF 파일에는 표가 없습니다. 만든 프로그램에서 ${SAVE[1]}.`,
  ],
};

export function faultMessage(fault: TableFault, language: MessageLanguage): string {
  const say = (en: string, ko: string) => (language === "ko" ? ko : en);
  const atLine = (line: number, en: string, ko: string) =>
    say(`line ${line}: ${en}.`, `${line}행: ${ko}.`);
  switch (fault.kind) {
    case "other_format":
      return say(...OTHER_FORMATS[fault.format]);
    case "not_text": {
      const name = fault.declared === null ? "UTF-8 or CP949" : echo(fault.declared);
      return say(
        `The file is not ${name} text: save it as "CSV UTF-8".`,
        `${name} 텍스트가 아닙니다. 'CSV UTF-8'로 저장하십시오.`,
      );
    }
    case "unknown_charset": {
      const name = echo(fault.declared);
      return say(
        `The charset ${name} is not supported: leave it out, or send UTF-8 with charset=utf-8.`,
        `문자 집합 ${name}은(는) 지원하지 않습니다. charset을 빼거나, UTF-8 파일을 charset=utf-8로 보내십시오.`,
      );
    }
    case "quotes":
      return fault.fault === "unclosed"
        ? atLine(
            fault.line,
            "a quoted cell has no closing quote",
            "닫는 따옴표가 없는 셀이 있습니다",
          )
        : atLine(
            fault.line,
            "text follows the closing quote of a cell",
            "닫는 따옴표 뒤에 글자가 있는 셀이 있습니다",
          );
    case "too_many_cells":
      return atLine(
        fault.line,
        `a row has more than ${grouped(fault.max)} cells. Remove the columns you do not need`,
        `한 행에 셀이 ${grouped(fault.max)}개를 넘습니다. 필요 없는 열을 지우십시오`,
      );
    case "several_sheets":
      return atLine(
        fault.line,
        "a second sheet begins. Save one sheet alone",
        "두 번째 시트가 시작됩니다. 한 시트만 저장해 주십시오",
      );
    case "too_many_spanned":
      return atLine(
        fault.line,
        `spans add more than ${grouped(fault.max)} cells to the table. Remove colspan and rowspan, or save the table as "CSV UTF-8"`,
        `병합된 셀이 차지하는 칸이 ${grouped(fault.max)}개를 넘습니다. 병합을 풀거나 'CSV UTF-8'로 저장하십시오`,
      );
    case "repeated_column": {
      const { line, column } = fault;
      const names = fault.names.map(echo);
      if (names.every((name) => name.toLowerCase() === column))
        return atLine(line, `the column ${column} appears twice`, `${column} 열이 두 번 있습니다`);
      const list = names.slice(0, 5).join(", ");
      return atLine(
        line,
        `${names.length} columns could be ${column}: ${list}. Name the right one ${column}`,
        `${KOREAN_COLUMNS[column]}(${column})일 수 있는 열이 ${names.length}개입니다: ${list}. 맞는 열의 이름을 다음으로 바꾸십시오: ${column}`,
      );
    }
    case "missing_column":
      return missingColumn(fault, language);
    case "no_rows":
      return say("The CSV has a header but no rows.", "제목 행만 있고 데이터 행이 없습니다.");
    case "too_many_rows":
      return say(
        `Your plan allows at most ${fault.maxRows} businesses in one batch.`,
        `이 요금제는 한 번에 ${fault.maxRows}건까지 조회할 수 있습니다.`,
      );
  }
}

function missingColumn(
  { column, check, best, lookalike }: Extract<HeaderFault, { kind: "missing_column" }>,
  language: MessageLanguage,
): string {
  const names = REQUIRED[check].join(", ");
  const korean = REQUIRED[check].map((one) => KOREAN_COLUMNS[one]).join(", ");
  const found = best?.found.map(({ column, name }) =>
    name.toLowerCase() === column ? column : `${column} (${echo(name)})`,
  );
  if (language === "ko") {
    return [
      `${KOREAN_COLUMNS[column]}(${column}) 열이 없습니다. 제목 행에 ${korean} 열이 모두 있어야 합니다(처음 30행 안).`,
      ...(best && found ? [`${best.line}행에서 찾은 열: ${found.join(", ")}.`] : []),
      ...(lookalike ? [`'${echo(lookalike)}' 열은 ${KOREAN_COLUMNS[column]}가 아닙니다.`] : []),
    ].join(" ");
  }
  return [
    `The column ${column} is missing: one of the first 30 lines must name ${names} (or ${korean}).`,
    ...(best && found ? [`Line ${best.line} names ${found.join(", ")}.`] : []),
    ...(lookalike ? [`"${echo(lookalike)}" is not the ${column}.`] : []),
  ].join(" ");
}

/** @param heading the column's name in the table */
export function problemMessage(
  problem: RowProblem,
  line: number,
  language: MessageLanguage,
  heading?: string,
): string {
  const say = (en: string, ko: string) => (language === "ko" ? ko : en);
  switch (problem.code) {
    case "too_many_cells":
      return say(
        `line ${line}: the row has ${problem.cells} cells, but the header has ${problem.width}.`,
        `${line}행: 셀이 ${problem.cells}개인데 제목 행은 ${problem.width}개입니다.`,
      );
    case "cell_too_long": {
      const { column, max } = problem;
      const words = say(`must have at most ${max} characters`, `${max}자를 넘습니다`);
      return `${atCell(line, column, language, heading)}: ${words}`;
    }
    default: {
      const { column, code, given } = problem;
      const words = say(...CELLS[code]).replace("$", () => echo(given.trim()));
      return `${atCell(line, column, language, heading)}: ${words}`;
    }
  }
}

/** Says where a cell is. Uses the table's heading, unless it is empty or the same as `column`. */
export function atCell(
  line: number,
  column: Column,
  language: MessageLanguage,
  heading = "",
): string {
  const written = echo(heading.replace(/\s+/g, " ").trim());
  const name = written === column ? "" : written;
  return language === "ko"
    ? `${line}행 ${name || KOREAN_COLUMNS[column]}`
    : `line ${line}, ${name || column}`;
}

/** The notes of a row as the text of one cell: `owner_name=김한빛 (spaces_removed)`. */
export function notesText(notes: readonly Note[]): string {
  return notes
    .map(({ column, value, changes }) => `${column}=${value} (${changes.join(", ")})`)
    .join("; ");
}

function echo(text: string): string {
  const plain = plainText(text);
  const shown = firstCharacters(plain, MAX_ECHO);
  return shown === plain ? plain : `${shown}…`;
}
