/** Describes the test numbers for the documents. The Worker does not import this file. */

export interface TestNumber {
  number: string;
  meaning: string;
  /** `POST /v1/verify`: the verdict, and the source, match and check of the company name. */
  verify: string;
  /** `POST /v1/status`: status, tax type, and fields that few numbers have. */
  status: string;
  /** `POST /v1/verify/business`: the status and the sources. */
  business: string;
}

type Row = [number: string, meaning: string, verify: string, status: string, business: string];

const ROWS: readonly Row[] = [
  [
    "1000000014",
    "Valid: active, general VAT taxpayer",
    "valid",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  ["1000000028", "Valid: suspended", "valid", "status 02, tax type 01", "suspended, `opendart`"],
  [
    "1000000033",
    "Valid: closed on 2025-06-30",
    "valid",
    "status 03, tax type 01",
    "inactive, `opendart`",
  ],
  [
    "1000000047",
    "Valid: closed on 2025-06-30, only as a formality (business-unit taxation)",
    "valid",
    "status 03, tax type 01, `closedByUnitTaxation`",
    "inactive, `opendart`",
  ],
  [
    "1000000111",
    "Tax type 01, general VAT taxpayer",
    "valid",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000125",
    "Tax type 02, simplified, general until 2025-07-01",
    "valid",
    "status 01, tax type 02",
    "active, `opendart`",
  ],
  [
    "1000000130",
    "Tax type 03, special case",
    "valid",
    "status 01, tax type 03",
    "active, `opendart`",
  ],
  [
    "1000000144",
    "Tax type 04, VAT-exempt",
    "valid",
    "status 01, tax type 04",
    "active, `opendart`",
  ],
  [
    "1000000159",
    "Tax type 05, non-profit corporation or government body",
    "valid",
    "status 01, tax type 05",
    "active, `opendart`",
  ],
  [
    "1000000163",
    "Tax type 06, organization with an identification number",
    "valid",
    "status 01, tax type 06",
    "active, `opendart`",
  ],
  [
    "1000000178",
    "Tax type 07, simplified, issues tax invoices since 2025-07-01",
    "valid",
    "status 01, tax type 07, `taxInvoicesSince`",
    "active, `opendart`",
  ],
  [
    "1000000218",
    "The number is not registered",
    "invalid, `not_registered`",
    "not registered",
    "404 `business_not_found`",
  ],
  [
    "1000000222",
    "Registered, but date or representative do not match",
    "invalid, `details_mismatch`",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000237",
    "Not confirmed; the register gives no answer when asked why",
    "invalid, `unconfirmed`",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000315",
    "Official name, found by the number",
    "valid; name `dart`, match `number`, check `current`",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000329",
    "Official name, found by name and representative",
    "valid; name `dart`, match `representative`, check `current`",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000334",
    "Official name, found by the name alone",
    "valid; name `dart`, match `name`, check `current`",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000348",
    "No official name: several companies share the name",
    "valid",
    "status 01, tax type 01",
    "active, register only",
  ],
  [
    "1000000353",
    "Official Korean name; the official English name is out of date",
    "valid; name `composed`, check `current`",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000367",
    "Official name not confirmed yet, because OpenDART was late",
    "valid; name `composed`, match `pending`, check `unknown`",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000372",
    "The table of names does not answer",
    "valid; name `composed`, match `unavailable`, check `unknown`",
    "status 01, tax type 01",
    "active, register only",
  ],
  [
    "1000000386",
    "The name given is a former one",
    "valid; name `dart`, match `number`, check `former`",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000391",
    "The name given is not the company's",
    "valid; name `dart`, match `number`, check `different`",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000412",
    "Official name, found at the financial supervisor (`fsc`)",
    "valid; name `fsc`, match `number`, check `current`",
    "status 01, tax type 01",
    "active, `fsc`",
  ],
  [
    "1000000426",
    "The name that a supplier gives itself (`koneps`)",
    "valid; name `koneps`, match `number`, check `unknown`",
    "status 01, tax type 01",
    "active, `koneps`",
  ],
  [
    "1000000504",
    "The tax authority does not answer",
    "500 `registry_unavailable`",
    "500 `registry_unavailable`",
    "500 `registry_unavailable`",
  ],
  [
    "1000000519",
    "Too many requests in one second",
    "429 `rate_limit_exceeded`",
    "429 `rate_limit_exceeded`",
    "429 `rate_limit_exceeded`",
  ],
  [
    "1000000523",
    "The month's quota is used up",
    "429 `quota_exceeded`",
    "429 `quota_exceeded`",
    "429 `quota_exceeded`",
  ],
  [
    "1000000538",
    "A failure on our side",
    "500 `internal_error`",
    "500 `internal_error`",
    "500 `internal_error`",
  ],
  [
    "1000000542",
    "The checks of the day are used up",
    "429 `daily_limit_exceeded`",
    "429 `daily_limit_exceeded`",
    "429 `daily_limit_exceeded`",
  ],
  [
    "1000000557",
    "Batches: too many unfinished jobs",
    "400 `test_number_required`",
    "400 `test_number_required`",
    "400 `test_number_required`",
  ],
  [
    "1000000561",
    "Batches: the storage of the plan is used up",
    "400 `test_number_required`",
    "400 `test_number_required`",
    "400 `test_number_required`",
  ],
  [
    "1000000576",
    "Batches: the account has too many jobs, deleted ones included",
    "400 `test_number_required`",
    "400 `test_number_required`",
    "400 `test_number_required`",
  ],
  [
    "1000000580",
    "Watching: the list would hold more numbers than it may",
    "400 `test_number_required`",
    "400 `test_number_required`",
    "400 `test_number_required`",
  ],
  [
    "1000000616",
    "Valid, answered after 1 second",
    "valid",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000620",
    "Valid, answered after 2 seconds",
    "valid",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000654",
    "Valid, answered after 5 seconds",
    "valid",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000708",
    "Valid, answered after 10 seconds",
    "valid",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000902",
    "Valid, answered after 30 seconds",
    "valid",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000917",
    "Watched: closed from the first day on",
    "valid",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000921",
    "Watched: suspended on the first day, active again from the second",
    "valid",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000936",
    "Watched: tax type 02 from the first day on",
    "valid",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000940",
    "Watched: no longer registered from the first day on; reported on the second day",
    "valid",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000955",
    "Not registered. Watched: registered from the first day on",
    "invalid, `not_registered`",
    "not registered",
    "404 `business_not_found`",
  ],
  [
    "1000000969",
    "Watched: suspended from the first day on, but active when asked again on the same day: no event",
    "valid",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
  [
    "1000000974",
    "Watched: not answered on the first day, closed from the second on",
    "valid",
    "status 01, tax type 01",
    "active, `opendart`",
  ],
];

export const TEST_NUMBERS: readonly TestNumber[] = ROWS.map(
  ([number, meaning, verify, status, business]) => ({ number, meaning, verify, status, business }),
);

export function testNumberTable(): string {
  return [
    "| Number | What it is for | `/v1/verify` | `/v1/status` | `/v1/verify/business` |",
    "|---|---|---|---|---|",
    ...ROWS.map((row) => `| ${row.join(" | ")} |`),
  ].join("\n");
}
