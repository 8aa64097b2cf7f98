/** COMWEL: employers in employment and accident insurance (docs/upstreams.md#comwel). */
import type * as z from "zod";
import type { DataSet } from "../live-source.ts";
import { insurance, ROWS_PER_PAGE, readInsurances } from "./insurances.ts";

export const comwel = {
  id: 1,
  speaker: "employment insurance",
  ranks: { companyName: 40, address: 30, industryCode: 10, employees: 10 },
  usesOwnerNames: true,
  by: "businessNumber",
  path: "/B490001/gySjbPstateInfoService/getGySjBoheomBsshItem",
  parameters: (number: string) => ({
    v_saeopjaDrno: number,
    pageNo: "1",
    numOfRows: String(ROWS_PER_PAGE),
  }),
  row: insurance,
  numberOf: ({ number }) => number,
  read: readInsurances,
} satisfies DataSet<z.infer<typeof insurance>>;
