import * as z from "zod";
import { receipt } from "../../http/answer-fields.ts";
import { DATA_SETS } from "../../live-sources/data-sets.ts";
import { FIELD_SOURCES } from "../../profile/merge-table.ts";

const origin = z
  .object({
    source: z.enum(["nts", ...FIELD_SOURCES, "composed"]).meta({
      description:
        "`nts`: the tax authority. `opendart`: the disclosure database. " +
        FIELD_SOURCES.flatMap((name) =>
          name === "opendart" ? [] : [`\`${name}\`: ${DATA_SETS[name].speaker}. `],
        ).join("") +
        "`composed`: we made it from the Korean name.",
    }),
    date: z.iso.date().meta({
      description: "The day (UTC) on which we asked the source.",
      examples: ["2026-11-20"],
    }),
    as_of: z.iso
      .date()
      .nullable()
      .meta({
        description: "The date that the source itself gives for the value; null if it gives none.",
        examples: [null],
      }),
  })
  .meta({ id: "Origin", description: "Which source a field comes from, and from which day." });

const ORIGIN_FIELDS = [
  "company_name",
  "company_name_en",
  "status",
  "representative_name",
  "industry_code",
  "registered_date",
  "address",
  "tax_type",
  "employee_count",
  "capital",
  "revenue",
  "corporate_number",
  "opening_date",
  "closed_on",
] as const;
export type OriginField = (typeof ORIGIN_FIELDS)[number];

const origins = z
  .object(
    Object.fromEntries(ORIGIN_FIELDS.map((field) => [field, origin.optional()])) as Record<
      OriginField,
      z.ZodOptional<typeof origin>
    >,
  )
  .meta({
    id: "Origins",
    description:
      "The source of each field that is not null. Three fields are not listed, because we make " +
      "them from other fields: `industry` from `industry_code`, `address_en` from `address`, and " +
      "`representative_name_latin` from `representative_name`.",
  });

export const businessAnswer = z
  .object({
    valid: z.literal(true).meta({
      description: "The number is registered. The business may be active, suspended or closed.",
    }),
    company_name: z
      .string()
      .nullable()
      .meta({
        description:
          "For `ko`, the registered Korean name. For other languages, the same as " +
          "`company_name_en`.",
        examples: ["Hanbit Trading Co., Ltd."],
      }),
    company_name_en: z
      .string()
      .nullable()
      .meta({
        description:
          "The official English name. If there is none, a name that we make from the Korean name.",
        examples: ["Hanbit Trading Co., Ltd."],
      }),
    status: z.enum(["active", "suspended", "inactive"]).nullable().meta({
      description:
        "`inactive` means closed. null: the tax authority gave a code that we do not know.",
    }),
    business_number: z
      .string()
      .regex(/^\d{3}-?\d{2}-?\d{5}$/)
      .meta({
        description: "The registration number, as sent.",
        examples: ["217-81-82399"],
      }),
    representative_name: z
      .string()
      .nullable()
      .meta({
        description:
          "All representatives as the source writes them, without titles, separated by commas.",
        examples: ["김한빛"],
      }),
    representative_name_latin: z
      .string()
      .nullable()
      .meta({
        description:
          "The same people in Latin letters. For Korean names, the family name comes first in " +
          "its usual spelling, and the given name follows the standard romanization. If the " +
          "source gives no spelling, we choose it, so it may differ from the passport. null for " +
          "`ko`.",
        examples: ["Kim Hanbit"],
      }),
    industry: z
      .string()
      .nullable()
      .meta({
        description:
          "The industry's group in the Korean Standard Industrial Classification, in the " +
          "requested language. If the code has only two digits, the industry's division.",
        examples: ["Wholesale of machinery, equipment and supplies"],
      }),
    industry_code: z
      .string()
      .nullable()
      .meta({
        description: "The industry code as its source gives it, 2 to 5 digits.",
        examples: ["46599"],
      }),
    registered_date: z.iso
      .date()
      .nullable()
      .meta({
        description:
          "The day of incorporation. No source says when the tax authority registered the " +
          "business.",
        examples: ["2012-02-28"],
      }),
    address: z
      .string()
      .nullable()
      .meta({
        description: "The address in Korean.",
        examples: ["서울특별시 마포구 월드컵북로 396, 5층 (상암동)"],
      }),
    address_en: z
      .string()
      .nullable()
      .meta({
        description:
          "The address in the order and spelling of official English addresses. null for an " +
          "address abroad that is written in Hangul.",
        examples: ["5F, 396, World Cup buk-ro, Mapo-gu, Seoul"],
      }),
    metadata: z.object({
      tax_type: z
        .string()
        .nullable()
        .meta({
          description: "The tax type, in the requested language.",
          examples: ["General VAT taxpayer"],
        }),
      employee_count: z
        .int()
        .nullable()
        .meta({
          description:
            "The number of employees in the last annual report. If there is no report, the " +
            "number of employees from another source, such as employment insurance.",
          examples: [58],
        }),
      capital: z
        .int()
        .nullable()
        .meta({
          description: "Capital in whole Korean won, from the last financial statements.",
          examples: [1500000000],
        }),
      revenue: z
        .int()
        .nullable()
        .meta({
          description:
            "Revenue in whole Korean won, from the last financial statements. If the company has " +
            "consolidated statements, these are used.",
          examples: [52730418900],
        }),
      corporate_number: z
        .string()
        .regex(/^\d{13}$/)
        .nullable()
        .meta({
          description: "The corporate registration number.",
          examples: ["1101115067718"],
        }),
      opening_date: z.iso
        .date()
        .nullable()
        .meta({
          description:
            "The opening date that the business itself told the procurement service as a supplier.",
          examples: ["1996-08-01"],
        }),
      closed_on: z.iso
        .date()
        .nullable()
        .meta({
          description:
            "The day on which the business closed; null if it is not closed, or the day is unknown.",
          examples: [null],
        }),
      sources: origins,
    }),
    receipt,
  })
  .meta({ id: "Business", description: "A business. A field is null if no source knows it." });
export type BusinessAnswer = z.input<typeof businessAnswer>;
