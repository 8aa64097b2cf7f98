/** `bvs events`: prints the account's events as lines of JSON, and can wait for further events. */
import { Command } from "commander";
import type { EventsOptions, EventType } from "../../sdk/src/index.ts";
import type { CustomerClient } from "../client.ts";
import { contextOf } from "../context.ts";
import { type AnyEvent, anyEvent, eventPages } from "../event-pages.ts";
import { messageOf } from "../failure.ts";

interface Options {
  follow?: boolean;
  since?: string;
  types?: string;
}

export function eventsCommand(): Command {
  return new Command("events")
    .description("print the events of watched numbers and batch jobs, each as a line of JSON")
    .option("--follow", "wait for further events, until Ctrl-C")
    .option("--since <cursor>", "only events after this cursor, which the last run printed")
    .option("--types <types>", "only events of these types, separated by commas")
    .addHelpText(
      "after",
      "\nWithout --since, it prints all events of the last 30 days. At the end, it prints the command" +
        "\nthat shows later events.\n" +
        "\nExample:\n  BVS_API_KEY=bvs_live_… bvs events --types watch.changed --follow" +
        "\n  BVS_API_KEY=bvs_live_… bvs events --since evt_1795178640120000",
    )
    .action(async ({ follow = false, since, types }: Options, command: Command) => {
      const { customer, output } = contextOf(command);
      const ending = untilEnded();
      let cursor: string | undefined;
      const events = readEvents(customer(), {
        ...{ after: since, types: types?.split(",") as EventType[] | undefined },
        ...{ follow, signal: ending.signal },
        onCursor: (next) => {
          cursor = next;
        },
        onRetry: (fault) => output.note(`${messageOf(fault)} Trying again.`),
      });
      try {
        for await (const event of events) {
          output.json(JSON.stringify(event));
          cursor = event.id;
        }
      } catch (thrown) {
        if (!ending.signal.aborted) throw thrown;
      } finally {
        ending.release();
        const again = [...(follow ? ["--follow"] : []), ...(types ? ["--types", types] : [])];
        // There is no cursor if nothing could be read.
        if (cursor !== undefined)
          output.note(`To go on: ${["bvs events", ...again, "--since", cursor].join(" ")}`);
      }
    });
}

/**
 * Yields the stored events, and with `follow` also later events. Throws if the stored events cannot
 * be read. While the client waits for later events, it tries again after a failure.
 */
async function* readEvents(
  client: CustomerClient,
  options: EventsOptions,
): AsyncGenerator<AnyEvent, void> {
  let { after } = options;
  for await (const { events, next } of eventPages(client, options)) {
    yield* events;
    after = next;
    options.onCursor?.(next);
  }
  if (!options.follow) return;
  const further = client.each((service) => service.events({ ...options, after }));
  for await (const event of further) yield client.read(anyEvent, event);
}

/** @returns a signal that aborts on Ctrl-C, on `kill`, or when a reader such as `head` ends */
function untilEnded(): { signal: AbortSignal; release: () => void } {
  const abort = new AbortController();
  const end = () => abort.abort();
  process.once("SIGINT", end).once("SIGTERM", end);
  process.stdout.once("error", end);
  const release = () => {
    process.off("SIGINT", end).off("SIGTERM", end);
    process.stdout.off("error", end);
  };
  return { signal: abort.signal, release };
}
