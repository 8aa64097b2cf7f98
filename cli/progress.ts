/** Shows progress on standard error: as a bar on a terminal, otherwise as lines. */
import { SingleBar } from "cli-progress";
import { plainText } from "../src/lib/plain-text.ts";

export interface Progress {
  /** @param waits names the thing that the work waits for, if any */
  at(done: number, total: number, waits?: string): void;
  /** Must be called even if the work fails. */
  stop(): void;
}

/** @param what names the counted things in the plural, such as `rows` or `companies` */
export function startProgress(what: string): Progress {
  return process.stderr.isTTY ? barProgress(what) : lineProgress(what);
}

function barProgress(what: string): Progress {
  const bar = new SingleBar({
    format: `[{bar}] {percentage}% | {value} of {total} ${what}{waits}`,
    barCompleteChar: "#",
    barIncompleteChar: "-",
    stream: process.stderr,
    // By default the bar switches off the terminal's line wrapping. After an interrupted command,
    // the wrapping would stay off.
    linewrap: true,
  });
  let started = false;
  return {
    at(done, total, waits) {
      const payload = { waits: waits === undefined ? "" : `; ${plainText(waits)}` };
      if (!started) bar.start(total, done, payload);
      started = true;
      bar.setTotal(total);
      bar.update(done, payload);
    },
    stop() {
      if (started) bar.stop();
    },
  };
}

function lineProgress(what: string): Progress {
  let last = "";
  return {
    at(done, total, waits) {
      const line = `${done} of ${total} ${what}${waits === undefined ? "" : `; ${plainText(waits)}`}`;
      if (line !== last) console.error(line);
      last = line;
    },
    stop() {},
  };
}
