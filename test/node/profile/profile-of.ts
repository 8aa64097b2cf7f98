/** A profile as tests need it. */
import type { Profile } from "../../../src/profile/store.ts";

/** A profile of which nothing is known but what is given. */
export function profileOf(known: Partial<Profile>): Profile {
  return {
    legalName: "",
    englishName: "",
    stockName: "",
    representatives: "",
    address: "",
    industryCode: "",
    establishedOn: "",
    tableName: null,
    tableEnglishName: null,
    employees: null,
    capital: null,
    revenue: null,
    companyReadOn: "2026-01-01",
    employeesReadOn: null,
    accountsReadOn: null,
    ...known,
  };
}
