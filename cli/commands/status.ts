/** `bvs status`: asks for the state of businesses by their numbers, up to 100 in each call. */
import { Command, Option } from "commander";
import type { OutputLanguage } from "../../sdk/src/index.ts";
import { outputLanguage } from "../../src/variant-a/answer-fields.ts";
import { type StatusAnswer, statusListAnswer } from "../../src/variant-a/status/answer.ts";
import { parseBusinessNumber } from "../arguments.ts";
import type { CustomerClient } from "../client.ts";
import { contextOf } from "../context.ts";
import { jsonOf, messageOf } from "../failure.ts";
import type { Columns } from "../output.ts";
import { passesSoon, retry } from "../retry.ts";

/** The service's limit for one call. */
const NUMBERS_A_CALL = 100;

const COLUMNS: Columns<StatusAnswer> = {
  number: (one) => one.businessNumber.replace(/^(...)(..)/, "$1-$2-"),
  status: (one) => {
    if (!one.isRegistered) return "not registered";
    return ("status" in one && one.status) || one.statusCode;
  },
  "tax type": (one) => ("taxType" in one && one.taxType) || one.taxTypeCode,
  since: (one) => one.taxTypeChangedOn,
  closed: ({ closedOn, closedByUnitTaxation }) =>
    joined([closedOn, closedByUnitTaxation && "unit taxation"]),
  "tax invoices": ({ issuesTaxInvoices, taxInvoicesSince }) =>
    joined([
      issuesTaxInvoices === null ? null : issuesTaxInvoices ? "yes" : "no",
      taxInvoicesSince && `since ${taxInvoicesSince}`,
    ]),
};

function joined(parts: (string | false | null)[]): string | null {
  return parts.filter(Boolean).join(", ") || null;
}

export function statusCommand(): Command {
  return new Command("status")
    .description("show the state of businesses by their numbers alone")
    .argument(
      "<number...>",
      "registration numbers, with or without hyphens",
      (text, before: string[] | undefined) => [...(before ?? []), parseBusinessNumber(text)],
    )
    .addOption(
      new Option("--language <language>", "language of the texts")
        .choices(outputLanguage.options)
        .default("ko")
        .env("BVS_LANGUAGE"),
    )
    .addHelpText(
      "after",
      "\nEach distinct number that is answered costs one unit.\n" +
        "\nExample:\n  BVS_API_KEY=bvs_live_… bvs status 124-81-78104 2178182399 --language en",
    )
    .action(
      async (numbers: string[], { language }: { language: OutputLanguage }, command: Command) => {
        const { customer, output } = contextOf(command);
        const answers = new Map<string, StatusAnswer>();
        let failure: unknown = null;
        try {
          await fetchStatuses(customer(), [...new Set(numbers)], language, answers);
        } catch (thrown) {
          if (answers.size === 0) throw thrown;
          failure = thrown;
        }
        // Also show the answers that came before a failure, because the caller has paid for them.
        const results = numbers.flatMap((number) => answers.get(number) ?? []);
        const error = failure === null ? {} : JSON.parse(jsonOf(failure));
        output.result(JSON.stringify({ results, ...error }), () =>
          output.table(results, COLUMNS, ""),
        );
        if (failure === null) return;
        // Do not throw a `Failure`: with --json, it would be printed as a second JSON object.
        output.note(`error: ${messageOf(failure)}`);
        process.exitCode = 1;
      },
    );
}

async function fetchStatuses(
  client: CustomerClient,
  numbers: string[],
  lang: OutputLanguage,
  answers: Map<string, StatusAnswer>,
): Promise<void> {
  for (let first = 0; first < numbers.length; first += NUMBERS_A_CALL) {
    const business_numbers = numbers.slice(first, first + NUMBERS_A_CALL);
    const { value } = await retry(
      () =>
        client.request(statusListAnswer, (service) => service.status({ business_numbers, lang })),
      passesSoon,
    );
    for (const one of value.results) answers.set(one.businessNumber, one);
    if (business_numbers.some((number) => !answers.has(number))) throw client.oddAnswer();
  }
}
