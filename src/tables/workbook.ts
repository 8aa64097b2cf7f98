/**
 * What must be known of an `.xlsx` before a library reads its cells: how large it would become, and
 * from which day it counts. For the command line and the page; the Worker reads no workbook.
 */
import { unzipSync } from "fflate";
import { DAYS_TO_1904 } from "./cells.ts";

/** A workbook with the rows of the largest batch has a few megabytes. */
const MAX_INFLATED_BYTES = 200_000_000;
const WORKBOOK = "xl/workbook.xml";

export type WorkbookInspection =
  | {
      kind: "workbook";
      /** It counts its days from 1904, as old Macs did. */
      is1904: boolean;
      /**
       * How many days read-excel-file is behind with its dates: it knows `date1904="1"`, and not
       * `"true"`, which LibreOffice writes.
       */
      daysBehind: number;
    }
  | { kind: "too_large" }
  | { kind: "damaged" };

export function inspectWorkbook(bytes: Uint8Array): WorkbookInspection {
  let inflated = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        inflated += originalSize;
        return name === WORKBOOK && originalSize < MAX_INFLATED_BYTES;
      },
    });
    if (inflated > MAX_INFLATED_BYTES) return { kind: "too_large" };
    const xml = new TextDecoder().decode(files[WORKBOOK]);
    const date1904 = /<(?:\w+:)?workbookPr\b[^>]*?\sdate1904\s*=\s*["'](\w+)["']/.exec(xml)?.[1];
    const is1904 = date1904 === "1" || date1904 === "true";
    return { kind: "workbook", is1904, daysBehind: date1904 === "true" ? DAYS_TO_1904 : 0 };
  } catch {
    return { kind: "damaged" };
  }
}
