/**
 * The numbers that a test key takes, and what it answers to each; and the requests with which the
 * reference can be tried at once.
 */

export interface TestNumber {
  number: string;
  answer: string;
}

export const TEST_NUMBERS: readonly TestNumber[] = [
  ["1000000014", "valid, active"],
  ["1000000028", "valid, suspended"],
  ["1000000033", "valid, closed"],
  ["1000000111", "valid, tax type `01`; the next numbers have `02` to `07`"],
  ["1000000125", "valid, tax type `02`"],
  ["1000000130", "valid, tax type `03`"],
  ["1000000144", "valid, tax type `04`"],
  ["1000000159", "valid, tax type `05`"],
  ["1000000163", "valid, tax type `06`"],
  ["1000000178", "valid, tax type `07`"],
  ["1000000218", "invalid: `not_registered`"],
  ["1000000222", "invalid: `details_mismatch`"],
  ["1000000237", "invalid: `unconfirmed`"],
  ["1000000315", "valid, official English name by the `number`"],
  ["1000000329", "valid, official English name by the `representative`"],
  ["1000000334", "valid, official English name by the `name`"],
  ["1000000348", "valid, name `ambiguous`: none is official"],
  ["1000000353", "valid, English name `stale`"],
  ["1000000367", "valid, name `pending`"],
  ["1000000372", "valid, names `unavailable`"],
  ["1000000386", "valid, the name you gave is a `former` one"],
  ["1000000391", "valid, the name you gave is `different`"],
  ["1000000412", "valid, name from `fsc`"],
  ["1000000426", "valid, name from `koneps`"],
  ["1000000504", "error `registry_unavailable`"],
  ["1000000519", "error `rate_limit_exceeded`"],
  ["1000000523", "error `quota_exceeded`"],
  ["1000000538", "error `internal_error`"],
  ["1000000557", "a batch: error `too_many_jobs`"],
  ["1000000561", "a batch: error `storage_exceeded`"],
  ["1000000616", "valid, active after 1 second"],
  ["1000000620", "valid, active after 2 seconds"],
  ["1000000654", "valid, active after 5 seconds"],
  ["1000000708", "valid, active after 10 seconds"],
  ["1000000902", "valid, active after 30 seconds"],
].map(([number = "", answer = ""]) => ({ number, answer }));

const CLAIM = { start_date: "20200101", owner_name: "홍길동" };

/** By operation: the body that a form of the reference has at first. */
export const FIRST_BODIES: Readonly<Record<string, unknown>> = {
  verifyBusiness: {
    business_number: "1000000014",
    startDate: CLAIM.start_date,
    ownerName: CLAIM.owner_name,
    lang: "en",
  },
  getStatus: { business_numbers: ["1000000014", "1000000033"], lang: "en" },
  describeBusiness: { business_number: "1000000014", language: "en" },
  submitBatch: {
    businesses: [
      { business_number: "1000000014", ...CLAIM },
      { business_number: "1000000218", ...CLAIM },
    ],
    language: "en",
  },
  uploadBatch:
    "business_number,start_date,owner_name\n1000000014,20200101,홍길동\n" +
    "1000000218,20200101,홍길동\n",
};
