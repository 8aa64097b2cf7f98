/** With `satisfies`, the compiler checks that each value listed here is in the imported type. */
import * as z from "zod";
import type { Evidence } from "../../disclosure/known-facts.ts";
import type { NameCheck } from "../../disclosure/lookup.ts";
import { receipt } from "../../http/answer-fields.ts";
import { DATA_SETS, NAMING_DATA_SETS } from "../../live-sources/data-sets.ts";
import type { CheckOutcome } from "../../registry/check.ts";
import type { NameSource } from "../../verification/company-name.ts";
import { POSSIBLE_CAUSES } from "../../verification/possible-causes.ts";
import { closedOn, number, statusCode, taxTypeCode, verifiedAt } from "../answer-fields.ts";

const REASONS = ["not_registered", "details_mismatch", "unconfirmed"] as const satisfies Extract<
  CheckOutcome,
  { kind: "invalid" }
>["reason"][];

const EVIDENCE = ["number", "representative", "name"] as const satisfies Evidence[];

const NAME_CHECKS = ["current", "former", "different"] as const satisfies NameCheck[];

const NAME_SOURCES = [
  "dart",
  ...NAMING_DATA_SETS,
  "request",
  "composed",
  "romanized",
] as const satisfies NameSource[];

const reason = z.enum(REASONS).meta({
  id: "Reason",
  description:
    "`not_registered`: the number is not in the register. " +
    "`details_mismatch`: the number is registered, but the opening date or the representative " +
    "differs. " +
    "`unconfirmed`: the register did not confirm the details, and we could not find out why.",
});

const possibleCauses = z
  .array(
    z.enum(POSSIBLE_CAUSES).meta({
      id: "PossibleCause",
      description:
        "`several_representatives`: the representative looks like several people; the register " +
        "compares one name, so send one. `and_others`: the name ends with words such as `외 1명` " +
        "or `et al.`; leave them out. `space_in_name`: the Korean name contains a space, and " +
        "spaces count. `latin_name`: the name is in Latin letters; write a Korean name in " +
        "Hangul, and a foreign name exactly as in the register. `title_in_name`: the name " +
        "contains a title such as 대표이사 or CEO; leave the title out. `date_in_future`: the " +
        "opening date is after today in Korea. `opened_recently`: the opening date is one of the " +
        "last three days in Korea, and the register is updated a day or two late.",
    }),
  )
  .meta({
    description:
      "What in your request may explain the answer. Empty if we found nothing. Each code is only " +
      "a hint, because the tax authority does not say what differs.",
    examples: [["space_in_name"]],
  });

const nameSource = z
  .enum(NAME_SOURCES)
  .nullable()
  .meta({
    id: "NameSource",
    description:
      "Where the name comes from. `dart`: the official disclosure database. " +
      NAMING_DATA_SETS.map((name) => `\`${name}\`: ${DATA_SETS[name].naming?.speaker}. `).join("") +
      "`request`: your request. `composed`: an English name that we made from the Korean name. " +
      "`romanized`: the Korean name, which we wrote in Latin letters. " +
      "null: there is no name.",
  });

const nameMatch = z
  .enum([...EVIDENCE, "pending", "unavailable"])
  .nullable()
  .meta({
    id: "NameMatch",
    description:
      "Why the name is considered official. `number`: the registration number belongs to the " +
      "company that was found. `representative`: the company was found by the name that you " +
      "gave, and the verified representative is one of its representatives. `name`: only one " +
      "company has the name, or all companies with the name share one English name, and no known " +
      "fact contradicts it. `pending`: the facts that decide which company is meant are still " +
      "being read; ask again. `unavailable`: the disclosure database did not answer in time; ask " +
      "again. null: the name is not official.",
  });

const nameCheck = z
  .enum([...NAME_CHECKS, "unknown"])
  .nullable()
  .meta({
    id: "NameCheck",
    description:
      "How the company name that you gave compares with the company that was found. " +
      "`current`: your name is the company's name. `former`: it is a former name of the company. " +
      "`different`: it is neither of these, so check it. `unknown`: we have no official name to " +
      "compare it with, or could not read the official name in time. null: you gave no name, the " +
      "check is invalid, or the answer shows no names.",
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
        description: "The name in the requested language.",
        examples: ["Hanbit Trading Co., Ltd."],
      }),
    companyNameOriginal: z
      .string()
      .nullable()
      .meta({
        description: "The Korean name as you wrote it. If you gave none, the name in our source.",
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
    receipt,
  })
  .meta({ id: "ValidVerification" });

export const invalidAnswer = z
  .object({
    isValid: z.literal(false).meta({ description: "The register does not confirm the details." }),
    reason,
    possibleCauses,
    businessInfo: anyBusinessInfo,
    receipt,
  })
  .meta({ id: "InvalidVerification" });

export const verifyAnswer = z.union([validAnswer, invalidAnswer]).meta({
  id: "Verification",
  description: "The outcome of a check. A valid business may be closed: see the status.",
});
export type VerifyAnswer = z.input<typeof verifyAnswer>;
