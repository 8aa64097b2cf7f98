/** Inspects an `.xlsx` before a library reads it: its unpacked size, and how its dates count. */
import { unzipSync } from "fflate";
import { DAYS_TO_1904 } from "./cells.ts";

/** Far more than the rows of the largest batch, which take a few megabytes. */
const MAX_INFLATED_BYTES = 200_000_000;
const WORKBOOK = "xl/workbook.xml";

export type WorkbookInspection =
  | {
      kind: "workbook";
      /** Days count from 1904, as on old Macs. */
      is1904: boolean;
      /** Days to add to read-excel-file's dates: it ignores LibreOffice's `date1904="true"`. */
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
