/**
 * The answers of variant A as schemas, for the interface's description, the tests and the
 * command-line tool. Presenters return their input types and import nothing but types, so that the
 * schemas add nothing to the Worker.
 *
 * The lists of values here are checked against the types of the domain in both directions: a value
 * that the domain does not know fails here, one that is missing fails in the presenter.
 */
import * as z from "zod";
import type { batchJobs } from "../../schema/tables.ts";
import type { Evidence, NameCheck } from "../disclosure/lookup.ts";
import { errorCode, instant } from "../http/answer-fields.ts";
import type { CheckOutcome } from "../registry/check.ts";
import { CHECK_KINDS, OUTPUT_LANGUAGES } from "../verification/claim-fields.ts";
import type { NameSource } from "../verification/company-name.ts";

/** Why a check is not valid. */
const REASONS = ["not_registered", "details_mismatch", "unconfirmed"] as const satisfies Extract<
  CheckOutcome,
  { kind: "invalid" }
>["reason"][];

/** Why a company name is considered official. */
const EVIDENCE = ["number", "representative", "name"] as const satisfies Evidence[];

/** How the caller's company name fits the company that was found. */
const NAME_CHECKS = ["current", "former", "different"] as const satisfies NameCheck[];

const JOB_STATUSES = [
  "queued",
  "processing",
  "completed",
  "cancelled",
  "failed",
] as const satisfies (typeof batchJobs.$inferSelect)["status"][];

/** Where a company name comes from. */
const NAME_SOURCES = [
  "dart",
  "fsc",
  "koneps",
  "request",
  "composed",
  "romanized",
] as const satisfies NameSource[];

const reason = z.enum(REASONS).meta({
  id: "Reason",
  description:
    "`not_registered`: the number is not in the register. " +
    "`details_mismatch`: it is, but opening date or representative differ. " +
    "`unconfirmed`: the register did not confirm the details, and did not answer why.",
});

const nameSource = z
  .enum(NAME_SOURCES)
  .nullable()
  .meta({
    id: "NameSource",
    description:
      "Where the name comes from. `dart`: the official disclosure database. " +
      "`fsc`: the financial supervisor's outline of the corporation with this number. " +
      "`koneps`: a supplier of the procurement service, in its own words. " +
      "`request`: your own words. `composed`: English made from the Korean name, by us. " +
      "`romanized`: the Korean name in Latin letters, by us. " +
      "null: there is no name.",
  });

const nameMatch = z
  .enum([...EVIDENCE, "pending", "unavailable"])
  .nullable()
  .meta({
    id: "NameMatch",
    description:
      "Why the name is considered official. `number`: the registration number belongs to that " +
      "company. `representative`: the name fits and the verified representative is that " +
      "company's. `name`: one company alone has the name, or all that have it share their " +
      "English name, and nothing is known that contradicts. " +
      "`pending`: what must decide is being read; ask again. " +
      "`unavailable`: the disclosure database did not answer in time; ask again. " +
      "null: it is not official.",
  });

const nameCheck = z
  .enum([...NAME_CHECKS, "unknown"])
  .nullable()
  .meta({
    id: "NameCheck",
    description:
      "How the company name that you gave fits the company of `companyNameMatch`. " +
      "`current`: the company bears it. `former`: the company bore it. " +
      "`different`: neither; look again. `unknown`: there is no company to compare it with. " +
      "null: you gave none, or no name is shown.",
  });

const number = z
  .string()
  .regex(/^\d{10}$/)
  .meta({
    description: "The registration number, as sent.",
    examples: ["2178182399"],
  });
const statusCode = z
  .string()
  .nullable()
  .meta({
    description: "`01` active, `02` suspended, `03` closed; null if unknown.",
    examples: ["01"],
  });
const taxTypeCode = z
  .string()
  .nullable()
  .meta({
    description: "The tax type in the tax authority's code, `01` to `07`; null if unknown.",
    examples: ["01"],
  });
const verifiedAt = z.int().meta({
  description: "When the tax authority answered: Unix time in milliseconds.",
  examples: [1795178579920],
});
const closedOn = z.iso
  .date()
  .nullable()
  .meta({
    description: "The day the business was closed; null unless it is.",
    examples: ["2023-12-31"],
  });

const businessCodes = z
  .object({ businessNumber: number, statusCode, taxTypeCode, verifiedAt })
  .meta({ id: "BusinessCodes", description: "What `lang=code` returns." });

const businessInfo = z
  .object({
    businessNumber: number,
    companyName: z
      .string()
      .nullable()
      .meta({
        description: "The name in the language asked for.",
        examples: ["Hanbit Trading Co., Ltd."],
      }),
    companyNameOriginal: z
      .string()
      .nullable()
      .meta({
        description: "The Korean name: as you wrote it, else as the disclosure database has it.",
        examples: ["주식회사 한빛물산"],
      }),
    companyNameSource: nameSource,
    companyNameMatch: nameMatch,
    companyNameCheck: nameCheck,
    representative: z
      .string()
      .nullable()
      .meta({
        description: "The verified representative; null unless the check is valid.",
        examples: ["김한빛"],
      }),
    status: z
      .string()
      .nullable()
      .meta({
        description:
          "The state of the business: 계속사업자/Active, 휴업자/Suspended, 폐업자/Closed.",
        examples: ["Active"],
      }),
    statusCode,
    taxType: z
      .string()
      .nullable()
      .meta({
        description: "The tax type as text.",
        examples: ["General VAT Taxpayer"],
      }),
    taxTypeCode,
    closedOn,
    verifiedAt,
  })
  .meta({ id: "BusinessInfo", description: "What `lang=ko` and `lang=en` return." });

const bilingualBusinessInfo = businessInfo
  .extend({
    companyNameEn: z
      .string()
      .nullable()
      .meta({
        description: "The English name.",
        examples: ["Hanbit Trading Co., Ltd."],
      }),
    companyNameEnSource: nameSource,
    statusEn: z
      .string()
      .nullable()
      .meta({
        description: "The state of the business in English.",
        examples: ["Active"],
      }),
    taxTypeEn: z
      .string()
      .nullable()
      .meta({
        description: "The tax type in English.",
        examples: ["General VAT Taxpayer"],
      }),
  })
  .meta({ id: "BilingualBusinessInfo", description: "What `lang=both` returns." });

const anyBusinessInfo = z.union([bilingualBusinessInfo, businessInfo, businessCodes]);

const validAnswer = z
  .object({
    isValid: z.literal(true).meta({
      description: "The register confirms number, opening date and representative together.",
    }),
    businessInfo: anyBusinessInfo,
  })
  .meta({ id: "ValidVerification" });

const invalidAnswer = z
  .object({
    isValid: z.literal(false).meta({ description: "The register does not confirm the details." }),
    reason,
    businessInfo: anyBusinessInfo,
  })
  .meta({ id: "InvalidVerification" });

export const verifyAnswer = z.union([validAnswer, invalidAnswer]).meta({
  id: "Verification",
  description: "The outcome of a check. Valid does not mean open: see the status.",
});
export type VerifyAnswer = z.input<typeof verifyAnswer>;

const text = (description: string, example: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [example] });

const statusCodes = z
  .object({
    businessNumber: number.meta({
      description: "The registration number, without hyphens.",
      examples: ["1248178104"],
    }),
    isRegistered: z.boolean().meta({ description: "Whether the number is in the register." }),
    statusCode,
    taxTypeCode,
    closedOn,
    taxTypeChangedOn: z.iso
      .date()
      .nullable()
      .meta({
        description: "Since when the tax type applies; null if it never changed.",
        examples: ["2024-07-01"],
      }),
    issuesTaxInvoices: z
      .boolean()
      .nullable()
      .meta({
        description:
          "Whether the business issues tax invoices, by its tax type: `01` and `07` do, `02`, `04`, " +
          "`05` and `06` do not. null for any other, and unless the business is active.",
      }),
    previousTaxTypeCode: z
      .string()
      .nullable()
      .meta({ description: "The tax type before; null if there was none.", examples: ["02"] }),
    checkedAt: verifiedAt,
  })
  .meta({ id: "StatusCodes", description: "What `lang=code` returns." });

const registrationStatus = statusCodes
  .extend({
    status: text("The state: 계속사업자/Active, 휴업자/Suspended, 폐업자/Closed.", "Closed"),
    taxType: text("The tax type as text.", "General VAT Taxpayer"),
    previousTaxType: text("The tax type before, as text.", "Simplified VAT Taxpayer"),
  })
  .meta({ id: "RegistrationStatus", description: "What `lang=ko` and `lang=en` return." });

const bilingualStatus = registrationStatus
  .extend({
    statusEn: text("The state in English.", "Closed"),
    taxTypeEn: text("The tax type in English.", "General VAT Taxpayer"),
  })
  .meta({ id: "BilingualRegistrationStatus", description: "What `lang=both` returns." });

export const statusAnswer = z
  .union([bilingualStatus, registrationStatus, statusCodes])
  .meta({ id: "Status", description: "What the register says of a number. All else is null." });
export type StatusAnswer = z.input<typeof statusAnswer>;

export const statusListAnswer = z
  .object({
    results: z.array(statusAnswer).meta({ description: "One for each number, in the order sent." }),
  })
  .meta({ id: "StatusList" });

/** A row of a batch that could not be answered. */
const rowError = z
  .object({
    error: z.object({
      code: errorCode,
      message: z.string().meta({ description: "What is wrong with the row." }),
    }),
    businessInfo: z.object({
      businessNumber: z.string().meta({ description: "The number, as sent." }),
    }),
  })
  .meta({
    id: "RowError",
    description:
      "A row without an answer: malformed, unanswered, or `cancelled`; it is not charged.",
  });

export const rowAnswer = z.union([validAnswer, invalidAnswer, rowError, statusAnswer]);
export type RowAnswer = z.input<typeof rowAnswer>;

export const outputLanguage = z
  .enum(OUTPUT_LANGUAGES)
  .meta({ description: "The language of the results." });

export const jobStatus = z.enum(JOB_STATUSES).meta({
  id: "JobStatus",
  description:
    "`queued`, then `processing`, then `completed`, or `cancelled` on request; `failed`, " +
    "uncharged, if the input was lost.",
});

const count = (description: string) => z.int().min(0).meta({ description });

const job = {
  job_id: z.string().meta({ examples: ["job_725ea483831f48af84c4d9d62c091dbc"] }),
  name: z
    .string()
    .nullable()
    .meta({ description: "What `Job-Name` called it; else null.", examples: ["customers.csv"] }),
  check: z.enum(CHECK_KINDS).meta({
    description: "`verify`: whether the details are right. `status`: the state of the numbers.",
  }),
  status: jobStatus,
  total: z
    .int()
    .min(0)
    .meta({ description: "Rows of the input.", examples: [4] }),
  processed: z
    .int()
    .min(0)
    .meta({ description: "Rows that have a result.", examples: [1] }),
  valid: count("Rows that are valid; of a `status` job, whose number is registered."),
  invalid: count("Rows that are invalid; of a `status` job, whose number is not registered."),
  errors: z.int().min(0).meta({
    description:
      "Rows that are malformed, that the tax authority did not answer, or that were cancelled.",
  }),
  outcomes: z
    .object({
      active: count("Valid, and open."),
      suspended: count("Valid, and suspended."),
      closed: count("Valid, and closed."),
      details_mismatch: count("Invalid for this reason."),
      not_registered: count("Invalid for this reason."),
      unconfirmed: count("Invalid for this reason."),
      errors: count("As `errors`."),
    })
    .meta({ id: "Outcomes", description: "The processed rows by what came of them." }),
  language: outputLanguage,
  created_at: instant.meta({ description: "When the job was submitted." }),
  completed_at: instant.nullable().meta({ description: "When the job ended; null until then." }),
  expires_at: instant.meta({
    description:
      "When the job and its results are deleted. An estimate until the job has ended: the time " +
      "that results are kept counts from then.",
  }),
  download_url: z.url().nullable().meta({
    description: "Where the results are; null unless the job is completed or cancelled.",
  }),
  waiting_for: z.literal("registry").optional().meta({
    description: "Only while nothing of the job can go on before the tax authority answers.",
  }),
  waiting_since: instant.optional().meta({ description: "Only beside `waiting_for`." }),
  next_attempt_at: instant.optional().meta({ description: "Only beside `waiting_for`." }),
};

export const jobAnswer = z
  .object(job)
  .meta({ id: "Job", description: "A batch job and how far it is." });
export type JobAnswer = z.input<typeof jobAnswer>;

export const jobWithResultsAnswer = z
  .object({
    ...job,
    results: z.array(rowAnswer).meta({
      description: "For each business, in order, what `POST /v1/verify` would return, or an error.",
    }),
  })
  .meta({ id: "JobWithResults", description: "A batch job that has ended, with its results." });

export const jobListAnswer = z
  .object({
    jobs: z.array(jobAnswer).meta({ description: "The newest first." }),
    next_cursor: z.string().nullable().meta({
      description: "For `cursor`, to go on after the last of these; null: there are no more.",
    }),
  })
  .meta({ id: "JobList", description: "Batch jobs of the account." });
export type JobListAnswer = z.input<typeof jobListAnswer>;

export const deletedJobAnswer = z
  .object({ job_id: job.job_id, deleted: z.literal(true) })
  .meta({ id: "DeletedJob", description: "The job, its results and its input are deleted." });
export type DeletedJobAnswer = z.input<typeof deletedJobAnswer>;
