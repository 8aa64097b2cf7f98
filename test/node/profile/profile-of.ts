/** Makes profiles for tests. Fields that are not given are unknown, except `companyReadOn`. */
import type { Profile } from "../../../src/profile/store.ts";

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
