/**
 * Tests the live sources at midnight in Korea. Callers ask for descriptions, so the service calls
 * the data sets of the sources. At the end, checks how many calls each data set got on each day.
 */
import { koreanDay } from "../../src/lib/days.ts";
import { DATA_SET_NAMES, DATA_SETS } from "../../src/live-sources/data-sets.ts";
import { loadClaim } from "./claims.ts";
import type { Json } from "./http.ts";
import { type Client, keyOf, type LoadContext, sendChecked } from "./load.ts";
import { type Exchange, type RunningProxy, startProxy } from "./proxy.ts";

/**
 * How many calls each data set allows on a day. In a round, some data sets reach their allowance,
 * and others never do.
 */
const ALLOWANCES = { comwel: 8, fsc: 1_000, ftc: 14, koneps: 1_000 };
/**
 * How many calls a minute the service's gate for a data set grants. If callers need more calls, the
 * gate lets the calls wait for their turn.
 */
const CALLS_A_MINUTE = 60;
/**
 * The service's gate for a data set must grant a call first. The call then arrives within this
 * time. So a call that arrives more than this time after midnight was also granted after midnight.
 */
const ON_THE_WAY_MS = 500;
/** The longest time that a call waits for its turn. */
const PATIENCE_MS = 10_000;
/** What a data set answers when our calls of the day are used up. */
const LIMIT = "LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR";

export const runDescribing: Client = async (context, account, random, goesOn) => {
  while (goesOn()) {
    const key = keyOf(account, random);
    const { number } = loadClaim(random);
    const reply = await sendChecked(context, account, key, {
      method: "POST",
      path: "/v1/verify/business",
      key: key.secret,
      body: JSON.stringify({ business_number: number }),
    });
    context.count("descriptions");
    if (reply.kind === "answered" && reply.status === 200) account.countAnswer();
  }
};

export class RecordedSources {
  readonly #calls: Exchange[] = [];
  offsetMs = 0;
  #proxy: RunningProxy | undefined;
  #restsSince: number | undefined;

  /** @returns the settings of the service */
  async start(upstreamUrl: string): Promise<Record<string, string>> {
    this.#proxy = await startProxy(
      upstreamUrl,
      () => ({ kind: "delivered" }),
      (exchange) => this.#calls.push(exchange),
    );
    const allowances = Object.entries(ALLOWANCES).map(([name, calls]) => `${name}:${calls}`);
    return {
      DATA_GO_KR_BASE_URL: this.#proxy.url,
      LIVE_SOURCES: Object.keys(ALLOWANCES).join(","),
      LIVE_SOURCES_CALLS_A_DAY: ["1000", ...allowances].join(", "),
      LIVE_SOURCES_CALLS_A_MINUTE: String(CALLS_A_MINUTE),
    };
  }

  stop(): void {
    this.#proxy?.stop();
  }

  counts(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { at } of this.#calls) {
      const what = `calls on ${koreanDay(at + this.offsetMs)}`;
      counts[what] = (counts[what] ?? 0) + 1;
    }
    return counts;
  }

  async findings({ call, adminToken }: Pick<LoadContext, "call" | "adminToken">) {
    this.#restsSince ??= Date.now();
    if (Date.now() < this.#restsSince + PATIENCE_MS) return ["calls may still wait for their turn"];
    const reply = await call({ method: "GET", path: "/admin/sources", key: adminToken });
    if (reply.kind !== "answered" || reply.status !== 200)
      return ["/admin/sources is not answered"];
    return reply.body.sources.flatMap((source: Json) => this.#findingsOf(source));
  }

  #findingsOf({ source, today }: Json): string[] {
    const name = DATA_SET_NAMES.find((known) => known === source);
    if (!name || !today) return [`${source}: its gate does not answer`];
    const now = Date.now() + this.offsetMs;
    const calls = this.#calls
      .filter(({ path }) => path.split("?")[0] === DATA_SETS[name].path)
      .map(({ at, answer }) => ({ at: at + this.offsetMs, isLimit: answer.includes(LIMIT) }));
    const todays = calls.filter(({ at }) => koreanDay(at) === koreanDay(now));
    // Calls that were certainly granted today: yesterday's would have arrived earlier.
    const certain = todays.filter(({ at }) => koreanDay(at - ON_THE_WAY_MS) === koreanDay(now));
    const said = `${source}: counted ${today.calls} calls today, but ${certain.length} to ${todays.length} were made`;
    const findings: string[] = [];
    const allowance = today.calls + today.left;
    if (certain.length > allowance) findings.push(`${said}, and ${allowance} are allowed`);
    if (calls.length - todays.length > allowance)
      findings.push(
        `${source}: ${calls.length - todays.length} calls were made yesterday, and ${allowance} are allowed`,
      );
    if (today.calls < certain.length) findings.push(said);
    // If a data set says that no calls are left, the gate counts the whole allowance as used. Only
    // then may it count more calls than were made.
    if (today.calls > todays.length && !todays.some(({ isLimit }) => isLimit)) findings.push(said);
    return findings;
  }
}
