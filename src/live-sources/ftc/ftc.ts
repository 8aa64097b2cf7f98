/** FTC: the Fair Trade Commission's register of mail-order sellers (docs/upstreams.md#ftc). */
import type * as z from "zod";
import type { DataSet } from "../live-source.ts";
import { readRegistrations, registration } from "./registrations.ts";

export const ftc = {
  id: 3,
  speaker: "the register of mail-order sellers",
  ranks: { companyName: 20, representatives: 20, corporateNumber: 20, address: 40 },
  by: "businessNumber",
  path: "/1130000/MllBsDtl_3Service/getMllBsInfoDetail_3",
  parameters: (number: string) => ({
    resultType: "json",
    pageNo: "1",
    numOfRows: "100",
    brno: number,
  }),
  row: registration,
  numberOf: ({ brno }) => brno,
  read: readRegistrations,
} satisfies DataSet<z.infer<typeof registration>>;
