import { grouped } from "../../lib/grouped.ts";
import type { MessageLanguage } from "../problems.ts";

export type WorkbookFault =
  | { kind: "damaged" }
  | { kind: "no_sheet" }
  | { kind: "too_much"; what: Limited; max: number };

export type Limited = "files" | "bytes" | "elements" | "texts" | "rows" | "cells" | "characters";

const NAMES: Record<Limited, readonly [en: string, ko: string]> = {
  files: ["files inside it", "내부 파일이"],
  bytes: ["bytes when it is unpacked", "압축을 푼 크기(바이트)가"],
  elements: ["XML elements", "XML 요소가"],
  texts: ["different texts", "서로 다른 글이"],
  rows: ["rows in one sheet", "한 시트의 행이"],
  cells: ["cells in one sheet", "한 시트의 셀이"],
  characters: ["characters in one sheet", "한 시트의 글자가"],
};

/** Thrown to end the reading. `readWorkbook` catches it. */
export class Refusal extends Error {
  readonly fault: WorkbookFault;

  constructor(fault: WorkbookFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

export function damaged(): Refusal {
  return new Refusal({ kind: "damaged" });
}

export function tooMuch(what: Limited, max: number): Refusal {
  return new Refusal({ kind: "too_much", what, max });
}

export function workbookFaultMessage(fault: WorkbookFault, language: MessageLanguage): string {
  const say = (en: string, ko: string) => (language === "ko" ? ko : en);
  switch (fault.kind) {
    case "damaged":
      return say(
        "The workbook is damaged: open it and save it again as .xlsx.",
        "손상된 파일입니다. 엑셀에서 열어 .xlsx로 다시 저장하십시오.",
      );
    case "no_sheet":
      return say("The workbook has no sheet with cells.", "셀이 있는 시트가 없습니다.");
    case "too_much": {
      const [en, ko] = NAMES[fault.what];
      const max = grouped(fault.max);
      return say(
        `The workbook has more than ${max} ${en}: copy the columns that you need into a new workbook.`,
        `${ko} 한도(${max})를 넘습니다. 필요한 열만 새 파일에 복사하십시오.`,
      );
    }
  }
}
