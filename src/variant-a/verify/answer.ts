/**
 * What `POST /v1/verify` answers. The lists of values are checked against the types of the domain
 * in both directions: a value that the domain does not know fails here, one that is missing fails
 * in the presenter.
 */
import * as z from "zod";
import type { Evidence, NameCheck } from "../../disclosure/lookup.ts";
import { DATA_SETS, NAMING_SOURCES } from "../../live-sources/data-sets.ts";
import type { CheckOutcome } from "../../registry/check.ts";
import type { NameSource } from "../../verification/company-name.ts";
import { closedOn, number, statusCode, taxTypeCode, verifiedAt } from "../answer-fields.ts";

/** Why a check is not valid. */
const REASONS = ["not_registered", "details_mismatch", "unconfirmed"] as const satisfies Extract<
  CheckOutcome,
  { kind: "invalid" }
>["reason"][];

/** Why a company name is considered official. */
const EVIDENCE = ["number", "representative", "name"] as const satisfies Evidence[];

/** How the caller's company name fits the company that was found. */
const NAME_CHECKS = ["current", "former", "different"] as const satisfies NameCheck[];

/** Where a company name comes from. */
const NAME_SOURCES = [
  "dart",
  ...NAMING_SOURCES,
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
      NAMING_SOURCES.map((name) => `\`${name}\`: ${DATA_SETS[name].naming?.speaker}. `).join("") +
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

export const validAnswer = z
  .object({
    isValid: z.literal(true).meta({
      description: "The register confirms number, opening date and representative together.",
    }),
    businessInfo: anyBusinessInfo,
  })
  .meta({ id: "ValidVerification" });

export const invalidAnswer = z
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
