/** FSC: the financial supervisor's facts about corporations (docs/upstreams.md#fsc). */
import type * as z from "zod";
import type { DataSet } from "../live-source.ts";
import { outlineRow, readLatestOutline } from "./outline.ts";
import { PAGE } from "./page.ts";
import { readStatements, statementRow } from "./statements.ts";

const SPEAKER = "the financial supervisor";

export const fsc = {
  id: 2,
  speaker: SPEAKER,
  ranks: {
    companyName: 10,
    englishName: 10,
    representatives: 10,
    corporateNumber: 10,
    address: 10,
    industryCode: 20,
    establishedOn: 10,
    employees: 20,
  },
  naming: {
    isOfficial: true,
    speaker: "the financial supervisor's outline of the corporation with this number",
  },
  isOfCorporations: true,
  by: "businessNumber",
  path: "/1160100/service/GetCorpBasicInfoService_V2/getCorpOutline_V2",
  parameters: (number: string) => ({ ...PAGE, bzno: number }),
  row: outlineRow,
  numberOf: ({ bzno }) => bzno,
  // A corporation may have had another business number, which its older rows still have.
  mayHoldOthers: true,
  read: readLatestOutline,
} satisfies DataSet<z.infer<typeof outlineRow>>;

export const fscStatements = {
  id: 5,
  partOf: "fsc",
  speaker: SPEAKER,
  ranks: { capital: 10, revenue: 10 },
  isOfCorporations: true,
  by: "corporateNumber",
  path: "/1160100/service/GetFinaStatInfoService_V2/getSummFinaStat_V2",
  parameters: (number: string) => ({ ...PAGE, crno: number }),
  row: statementRow,
  numberOf: ({ crno }) => crno,
  read: readStatements,
} satisfies DataSet<z.infer<typeof statementRow>>;
