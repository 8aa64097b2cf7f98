/** KONEPS: what suppliers tell the procurement service (docs/upstreams.md#koneps). */
import type * as z from "zod";
import type { DataSet } from "../live-source.ts";
import { readSuppliers, supplier } from "./suppliers.ts";

/** With another value of `inqryDiv`, the service silently answers another question. */
const BY_NUMBER = "3";

export const koneps = {
  id: 4,
  speaker: "a supplier's own words to the procurement service",
  ranks: {
    companyName: 30,
    englishName: 20,
    representatives: 30,
    address: 20,
    openingDate: 10,
    employees: 30,
  },
  naming: {
    isOfficial: false,
    speaker: "a supplier of the procurement service, in its own words",
  },
  by: "businessNumber",
  path: "/1230000/ao/UsrInfoService02/getPrcrmntCorpBasicInfo02",
  parameters: (number: string) => ({
    type: "json",
    pageNo: "1",
    numOfRows: "100",
    inqryDiv: BY_NUMBER,
    bizno: number,
  }),
  row: supplier,
  numberOf: ({ bizno }) => bizno,
  read: readSuppliers,
} satisfies DataSet<z.infer<typeof supplier>>;
