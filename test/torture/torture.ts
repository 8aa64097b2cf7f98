/**
 * `npm run torture -- --seed N --minutes M [--scenario NAME,…]` puts the service under mixed load
 * while everything that it depends on breaks. Then compares what the service answered with what it
 * charged. Prints each violated invariant, and exits with code 1 if there is any.
 *
 * To repeat a round, pass its seed, its number and the same scenarios. The actions and faults come
 * in the same order, but concurrent requests may interleave differently. `--sabotage NAME` plants a
 * bug, to show that a run finds it.
 */
import { parseArgs } from "node:util";
import { bundle } from "../bench/harness.ts";
import { startUpstreamProcess } from "../upstream-process.ts";
import { type RoundReport, runRound } from "./round.ts";
import { SCENARIO_NAMES, type ScenarioName } from "./scenarios.ts";
import { CHANCE_NAMES, countSecondChances } from "./second-chances.ts";
import { addUp } from "./service-process.ts";
import { runWatchRound } from "./watch-round.ts";
import { runWebhookRound } from "./webhook-round.ts";
import { SABOTAGES, type Sabotage } from "./workers/control.ts";

/** Scenarios with their own rounds: the clock jumps, and the Worker is killed at chosen points. */
const OWN_ROUNDS = { watching: runWatchRound, webhooks: runWebhookRound };
type OwnRound = keyof typeof OWN_ROUNDS;
const isOwnRound = (name: string): name is OwnRound => name in OWN_ROUNDS;
const NAMES = [...SCENARIO_NAMES, ...Object.keys(OWN_ROUNDS)];

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    minutes: { type: "string", default: "5" },
    scenario: { type: "string", default: NAMES.join(",") },
    round: { type: "string", default: "1" },
    rounds: { type: "string", default: "1000000" },
    sabotage: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
});

const SHOWN_VIOLATIONS = 20;

const scenarios = values.scenario
  .split(",")
  .map((name) => known(name, NAMES, "scenario") as ScenarioName | OwnRound);
const sabotage = values.sabotage
  ? (known(values.sabotage, SABOTAGES, "sabotage") as Sabotage)
  : null;

const endsAt = Date.now() + Number(values.minutes) * 60_000;
const upstream = await startUpstreamProcess();
const { file: script } = bundle("test/torture/workers/faulty.ts", ["--minify=false"]);
for (const line of countSecondChances(script)) console.log(`outdated second chance: ${line}`);
let totals: Record<string, number> = {};
let taken: Record<string, number> = {};
const first = Number(values.round);
const last = first + Number(values.rounds) - 1;
try {
  console.log(`seed ${values.seed}, ${scenarios.join(", ")}${sabotage ? `, ${sabotage}` : ""}`);
  for (let round = first; round <= last && Date.now() < endsAt; round++) {
    const scenario = scenarios[(round - 1) % scenarios.length] as ScenarioName | OwnRound;
    const seed = `${values.seed}/${round}`;
    const log = (line: string) =>
      values.verbose && console.log(`${new Date().toISOString().slice(14, 19)}${line}`);
    const options = { script, upstream, seed, sabotage, log };
    const made = isOwnRound(scenario)
      ? OWN_ROUNDS[scenario](options)
      : runRound({ ...options, scenario });
    report(round, scenario, await made);
  }
} finally {
  upstream.stop();
}
console.log(`in all: ${figures(totals)}`);
console.log(`second chances: ${figures(taken)}`);
const untaken = CHANCE_NAMES.filter((name) => !taken[name]);
console.log(`never taken: ${untaken.join(", ") || "none"}`);
process.exit(process.exitCode ?? 0);

function report(round: number, scenario: string, made: RoundReport) {
  const { violations, counts, restSeconds } = made;
  taken = addUp(taken, made.taken);
  totals = addUp(totals, { ...counts, violations: violations.length });
  console.log(
    `round ${round} ${scenario}: ${figures(counts)}; at rest after ${restSeconds.toFixed(0)} s; ${violations.length || "no"} violations`,
  );
  if (violations.length === 0) return;
  for (const violation of violations.slice(0, SHOWN_VIOLATIONS)) console.log(`  ! ${violation}`);
  console.log(
    `  again: npm run torture -- --seed ${values.seed} --scenario ${values.scenario} --round ${round} --rounds 1`,
  );
  process.exitCode = 1;
}

function figures(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(", ");
}

function known(name: string, names: readonly string[], what: string): string {
  if (names.includes(name)) return name;
  console.error(`There is no ${what} "${name}". Choose from: ${names.join(", ")}`);
  process.exit(2);
}
