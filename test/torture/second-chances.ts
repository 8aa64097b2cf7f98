/**
 * The second chances of the service: what it does only after something failed. A run counts how
 * often the service takes each one, because a second chance that it never takes is not tested.
 */
import { readFileSync, writeFileSync } from "node:fs";

/**
 * For each second chance, a line of the service's code. The service reaches the place that `@`
 * marks only if it takes the chance. The bundler may add numbers to the names in a line.
 */
const CHANCES = {
  "the platform allows a call to be repeated": "return @operation(of(meteredName, variant), true)",
  "a confirmation is sent again": "isSecondTry = @true",
  "a check is opened again": "holders(id, now) > 0) return @grant(id, false)",
  "a check with an Idempotency-Key is opened again":
    "if (place >= 0) return @grant(key, place > 0)",
  "a repeated check uses the unit of the first":
    'repetition === "charged" ? this.#repeats : @this.#checks',
  "a repeated confirmation is not counted": "(wasGrantedHere || isSecondTry)) return @null",
  "a used-up quota refuses a late check": "used + units > quota) return @null",
  "a held unit reaches its lease's end": "this.#late.set(id, @held)",
  "a late check is confirmed": "if (late) @this.#late.delete(id)",
  "units are reserved again": "if (known.used === null) return @granted()",
  "a job is settled again": "if (known && known.used !== null) return@;",
  "a counter is published again": "this.#ledger.putOffPublication(period, @now + PUBLISH_AGAIN_MS)",
  "a submission finds its job": "return @resultOfKnown(known, fingerprint)",
  "a settled submission was accepted":
    '"settled" && await isAccepted(services, job.id)) return @submitted',
  "a refused submission is withdrawn": "if (isOwn) @await jobs.withdraw(job.id)",
  "a failed submission looks at its job": "const isQueued = @await isAccepted(services, job.id)",
  "a failed submission is undone": "if (idempotencyKey === null) @await undoSubmission(services",
  "hints are left to the sweeper": 'trace.note({ dispatch: @"left to the sweeper" })',
  "a submission finds its job gone": "@await filesOf(id).deleteAll(); throw new Error(",
  "a submission finds its job ended":
    "if (job.completedAt !== null) @await filesOf(id).deleteWork()",
  "lost results are asked for again": "@await jobs.redo(jobId, lost)",
  "a job that lost its input fails": "if (!rows) return @failJob(services, job)",
  "a chunk without input fails its job": "@await failJob(services, job); return DONE",
  "a job ends after its deletion": '"deleted") { @await files.deleteAll()',
  "a chunk waits after our own fault": 'chunk.attempt, { reason: @"fault" })',
  "a late worker removes its results": "if (lost) @await files.deleteChunkResults(chunk.first",
  "a chunk is halved": "@await services.jobs.halve(chunk, halves)",
  "a chunk keeps interim results": 'const counts = @countResults(businesses, results, "interim")',
  "a probe ends an outage": "@await jobs.endOutage()",
  "the sweeper sends hints": "if (!engine) return 0; const due = @await db",
  "the sweeper finishes a job": "jobs.jobsToFinish(), (id) => @finishJob(services, id)",
  "the sweeper undoes a submission": "(submitMs), (job) => @undoSubmission(services, job)",
  "the sweeper tidies a deleted job": 'if (job.status === "deleted") @await purge(services, job)',
  "the sweeper tidies an ended job": "else { @await settle(services, job, job.answered)",
  "expired jobs are removed": "if (expired.length > 0) @await removeAll(expired)",
  "expired jobs are removed one by one": "for (const job of expired) @await removeAll([job])",
  "a block's round fails": "trace.exception(fault); @await watchBlocks.putBack(block, backOff(",
  "a block gets no answer": "return @watchBlocks.putBack(block, backOff(waitMs",
  "a block is asked in halves": "if (middle > 0) @open.push(numbers.slice(0, middle)",
  "a block is gone before its round":
    "const content = await watchBlocks.read(block); if (!content) return@;",
  "an empty block is deleted":
    "content.numbers.length === 0) return @watchBlocks.deleteEmpty(block)",
  "a removed number loses its place": 'found.rows === "[]") return; @await d1.batch(',
  "the sweeper deletes an erased list":
    "if (!erased) return true; const names = @meteredNames(erased",
  "a source begins to rest": "this.#restBeganAt = @now",
  "one call tries a resting source": "if (this.#restMs > 0) this.#restsUntil = @now + FLIGHT_MS",
  "a gate gives up a call": "if (other.endsAt <= now) @this.#arrive(ticket, NO_REPORT, now)",
} as const;

export const CHANCE_NAMES = Object.keys(CHANCES);

/**
 * Changes the bundle so that it counts each second chance with `took` (`workers/taken.ts`).
 * @returns the lines that the bundle does not have, or has more than once
 */
export function countSecondChances(bundle: string): string[] {
  let script = readFileSync(bundle, "utf8");
  const unknown: string[] = [];
  for (const [name, line] of Object.entries(CHANCES)) {
    const [before = "", after = ""] = line.split("@");
    const pattern = new RegExp(`(${patternOf(before)})(${patternOf(after)})`, "g");
    if ([...script.matchAll(pattern)].length !== 1) unknown.push(line);
    const took = `took(${JSON.stringify(name)})`;
    script = script.replace(pattern, (_, one: string, other: string) =>
      other.startsWith(";") ? `${one} void ${took}${other}` : `${one} ${took} || ${other}`,
    );
  }
  writeFileSync(bundle, script);
  return unknown;
}

function patternOf(line: string): string {
  return line
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\w*[a-z]\b/g, "$&\\d*")
    .replace(/\s+/g, "\\s+");
}
