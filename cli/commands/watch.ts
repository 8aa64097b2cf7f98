/** `bvs watch`: the account's watch list. Adds, lists and removes numbers, and shows changes. */
import { rename, writeFile } from "node:fs/promises";
import { Command, InvalidArgumentError, Option } from "commander";
import type { ServiceEvent } from "../../sdk/src/index.ts";
import { DAY_MS } from "../../src/lib/days.ts";
import { defuse, writeTableRow } from "../../src/tables/csv-table.ts";
import { eventAnswer } from "../../src/variant-a/events/answer.ts";
import { addedWatchesAnswer } from "../../src/variant-a/watches/add/answer.ts";
import { type WatchListAnswer, watchListAnswer } from "../../src/variant-a/watches/list/answer.ts";
import { removedWatchesAnswer } from "../../src/variant-a/watches/remove/answer.ts";
import { uploadedWatchesAnswer } from "../../src/variant-a/watches/upload/answer.ts";
import { type WatchAnswer, watchedState } from "../../src/variant-a/watches/watch-answer.ts";
import { parseCount } from "../arguments.ts";
import { changeText } from "../change-text.ts";
import type { CustomerClient, Read } from "../client.ts";
import { contextOf } from "../context.ts";
import { eventPages } from "../event-pages.ts";
import { Failure, messageOf } from "../failure.ts";
import { type Columns, instantText, type Output } from "../output.ts";
import { passesSoon, retry } from "../retry.ts";
import { numbersIn, readNumbersFile, targetOf } from "../watched-numbers.ts";

/** The service's limits for one call. */
const NUMBERS_A_CALL = 1_000;
const WATCHES_A_PAGE = 300;
const EVENT_DAYS = 30;
/** How many unreadable rows to name. The service has the same limit. */
const SHOWN_FAULTS = 20;

const TARGETS = "registration numbers, or one CSV or .xlsx file";

export function watchCommand(): Command {
  return new Command("watch")
    .description("watch business numbers, and show what changed")
    .addHelpText(
      "after",
      "\nThe service asks about each watched number once a day. A number costs one unit for each" +
        "\ncalendar month in which the tax authority answers for it." +
        "\n\nExample:\n  BVS_API_KEY=bvs_live_… bvs watch add suppliers.xlsx",
    )
    .addCommand(add())
    .addCommand(list())
    .addCommand(changes())
    .addCommand(remove());
}

function add(): Command {
  return new Command("add")
    .description("add numbers to the watch list; numbers that are on it keep their state")
    .argument("<file-or-number...>", TARGETS)
    .addHelpText(
      "after",
      "\nA file has the column business_number (사업자등록번호), and may have a column with your own ids:" +
        "\nreference, 거래처코드, 관리번호 or similar. Rows that cannot be read are reported and not added." +
        "\n\nExample:\n  BVS_API_KEY=bvs_live_… bvs watch add suppliers.xlsx" +
        "\n  BVS_API_KEY=bvs_live_… bvs watch add 124-81-78104",
    )
    .action(async (given: string[], _options: object, command: Command) => {
      const { customer, output } = contextOf(command);
      const target = targetOf(given);
      const client = customer();
      if (target.kind === "numbers") {
        const send = () =>
          client.request(addedWatchesAnswer, ({ watches }) => watches.add(target.numbers));
        const { text, value } = await retry(send, passesSoon);
        output.result(text, () => output.properties(countsOf(value)));
        return;
      }
      const { csv, note } = await readNumbersFile(target.file);
      if (note !== "") output.note(note);
      const send = () =>
        client.request(uploadedWatchesAnswer, ({ watches }) => watches.upload(csv));
      const { text, value } = await retry(send, passesSoon);
      output.result(text, () =>
        output.properties({ rows: value.rows, ...countsOf(value), errors: value.errors }),
      );
      const messages = value.row_errors.map(({ message }) => message);
      noteFaults(output, messages, value.errors, "not added");
    });
}

function countsOf(counts: {
  added: number;
  already_watched: number;
  watched: number;
  max_watched: number;
}) {
  const { added, already_watched, watched, max_watched } = counts;
  return { added, "already watched": already_watched, watched: `${watched} of ${max_watched}` };
}

/** Names the unreadable rows and sets exit code 1, so that a script notices them. */
function noteFaults(output: Output, messages: string[], count: number, what: string): void {
  if (count === 0) return;
  for (const message of messages.slice(0, SHOWN_FAULTS)) output.note(message);
  // Do not throw a `Failure`: with --json, it would be printed as a second JSON object.
  output.note(`error: ${count} ${count === 1 ? "row was" : "rows were"} ${what}`);
  process.exitCode = 1;
}

function list(): Command {
  return new Command("list")
    .description("print the watched numbers with their states, as CSV")
    .option("--out <file>", "write to this file instead, with the byte-order mark that Excel needs")
    .addHelpText(
      "after",
      "\nExample:\n  BVS_API_KEY=bvs_live_… bvs watch list --out watched.csv" +
        "\n  BVS_API_KEY=bvs_live_… bvs watch list --json",
    )
    .action(async ({ out }: { out?: string }, command: Command) => {
      const { customer, output } = contextOf(command);
      const pages = pagesOf(customer());
      if (out !== undefined) {
        const watched = await writeCsv(out, pages);
        const result = { watched, file: out };
        output.result(JSON.stringify(result), () => output.properties(result));
      } else if (output.asJson) {
        const watches: WatchAnswer[] = [];
        for await (const page of pages) for (const watch of page) watches.push(watch);
        output.json(JSON.stringify({ watches, next_cursor: null }));
      } else {
        output.line(CSV_HEADER);
        for await (const page of pages) for (const watch of page) output.line(csvLine(watch));
      }
    });
}

async function* pagesOf(client: CustomerClient): AsyncGenerator<WatchAnswer[], void> {
  const pageAfter = (cursor: string | null): Promise<Read<typeof watchListAnswer>> => {
    const query = { limit: WATCHES_A_PAGE, cursor };
    const fetchPage = () =>
      client.request(watchListAnswer, ({ watches }) => watches.listPage(query));
    return retry(fetchPage, passesSoon);
  };
  let cursor: string | null = null;
  do {
    const { watches, next_cursor }: WatchListAnswer = (await pageAfter(cursor)).value;
    // Without this check, the same page would be requested forever.
    if (next_cursor !== null && next_cursor === cursor) throw client.oddAnswer();
    yield watches;
    cursor = next_cursor;
  } while (cursor !== null);
}

const STATE_FIELDS = Object.keys(watchedState.shape) as (keyof typeof watchedState.shape)[];

/** The same columns as in the CSV of `GET /v1/watches`. */
const CSV_HEADER = [
  ...["business_number", "reference"],
  ...STATE_FIELDS,
  ...["checked_at", "changed_at"],
].join();

function csvLine(watch: WatchAnswer): string {
  const { business_number, reference, state, checked_at, changed_at } = watch;
  const states = STATE_FIELDS.map((field) => state?.[field] ?? null);
  const cells = [business_number, reference, ...states, checked_at, changed_at];
  return writeTableRow(cells.map(defuse));
}

/** Writes to another file first, so that `out` is never incomplete. @returns how many numbers */
async function writeCsv(out: string, pages: AsyncIterable<WatchAnswer[]>): Promise<number> {
  let count = 0;
  async function* pieces() {
    yield `\u{FEFF}${CSV_HEADER}\r\n`;
    for await (const page of pages) {
      count += page.length;
      yield page.map((watch) => `${csvLine(watch)}\r\n`).join("");
    }
  }
  try {
    await writeFile(`${out}.part`, pieces());
    await rename(`${out}.part`, out);
  } catch (fault) {
    if (fault instanceof Failure) throw fault;
    throw new Failure(`cannot write ${out}: ${messageOf(fault)}`);
  }
  return count;
}

interface ChangesOptions {
  since?: string;
  days?: number;
}

function changes(): Command {
  return new Command("changes")
    .description("show which watched businesses changed, the oldest change first")
    .addOption(
      new Option("--since <cursor>", "only changes after this cursor, which the last run printed"),
    )
    .addOption(
      new Option("--days <n>", `only changes of the last n days, up to ${EVENT_DAYS}`)
        .argParser(parseDays)
        .conflicts("since"),
    )
    .addHelpText(
      "after",
      `\nWithout an option, it shows the changes of the last ${EVENT_DAYS} days. At the end, it prints the` +
        "\ncommand that shows later changes." +
        "\n\nExample:\n  BVS_API_KEY=bvs_live_… bvs watch changes --days 7" +
        "\n  BVS_API_KEY=bvs_live_… bvs watch changes --since evt_1795178640120000",
    )
    .action(async ({ since, days }: ChangesOptions, command: Command) => {
      const { customer, output } = contextOf(command);
      const client = customer();
      const earliest = days === undefined ? 0 : Date.now() - days * DAY_MS;
      const events: ServiceEvent[] = [];
      let next = since;
      const types = ["watch.changed", "watch.stale", "watch.paused"] as const;
      for await (const page of eventPages(client, { after: since, types })) {
        for (const event of page.events)
          if (Date.parse(event.timestamp) >= earliest)
            events.push(client.read(eventAnswer, event) as ServiceEvent);
        next = page.next;
      }
      output.result(JSON.stringify({ events, next }), () =>
        output.table(events, CHANGE_COLUMNS, "Nothing has changed."),
      );
      output.note(`For later changes: bvs watch changes --since ${next}`);
    });
}

function parseDays(text: string): number {
  const days = parseCount(text);
  if (days > EVENT_DAYS)
    throw new InvalidArgumentError(
      `Events are kept for ${EVENT_DAYS} days: give at most ${EVENT_DAYS}.`,
    );
  return days;
}

const CHANGE_COLUMNS: Columns<ServiceEvent> = {
  when: ({ timestamp }) => instantText(timestamp),
  number: (event) =>
    event.type === "watch.changed"
      ? event.data.business_number.replace(/^(...)(..)/, "$1-$2-")
      : null,
  reference: (event) => (event.type === "watch.changed" ? event.data.reference : null),
  change: changeText,
};

function remove(): Command {
  return new Command("remove")
    .description("remove numbers from the watch list")
    .argument("<file-or-number...>", TARGETS)
    .addHelpText(
      "after",
      "\nA number that you add again in the same month keeps its state, and costs nothing more." +
        "\n\nExample:\n  BVS_API_KEY=bvs_live_… bvs watch remove 124-81-78104 2178182399" +
        "\n  BVS_API_KEY=bvs_live_… bvs watch remove former-suppliers.csv",
    )
    .action(async (given: string[], _options: object, command: Command) => {
      const { customer, output } = contextOf(command);
      const target = targetOf(given);
      const client = customer();
      const { numbers, faults } =
        target.kind === "numbers" ? { ...target, faults: [] } : await numbersInFile(target, output);
      let removed = 0;
      for (let first = 0; first < numbers.length; first += NUMBERS_A_CALL) {
        const some = numbers.slice(first, first + NUMBERS_A_CALL);
        const send = () =>
          client.request(removedWatchesAnswer, ({ watches }) => watches.remove(some));
        removed += (await retry(send, passesSoon)).value.removed;
      }
      output.result(JSON.stringify({ removed }), () =>
        output.properties({ removed, "not watched": numbers.length - removed }),
      );
      noteFaults(output, faults, faults.length, "not read");
    });
}

async function numbersInFile({ file }: { file: string }, output: Output) {
  const { csv, note } = await readNumbersFile(file);
  if (note !== "") output.note(note);
  return numbersIn(csv, file);
}
