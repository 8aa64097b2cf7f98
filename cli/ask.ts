/** Asks the user a question. Writes to standard error, because standard output is for results. */
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { Failure } from "./failure.ts";

export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

const OWN: Terminal = { input: process.stdin, output: process.stderr };

/** Discards what readline would echo, so that a secret is not shown. */
const nowhere = () => new Writable({ write: (_text, _encoding, done) => done() });

export function isPersonThere({ input }: Terminal = OWN): boolean {
  return input.isTTY === true;
}

/** @throws Failure if the user presses Ctrl-C or Ctrl-D */
export function ask(
  question: string,
  { isSecret = false }: { isSecret?: boolean } = {},
  { input, output }: Terminal = OWN,
): Promise<string> {
  // Create the reader before the question is shown, because the reader turns off the terminal's
  // echo.
  const lines = createInterface({
    input,
    output: isSecret ? nowhere() : output,
    terminal: true,
    historySize: 0,
    prompt: isSecret ? "" : question,
  });
  if (isSecret) output.write(question);
  lines.prompt();
  return new Promise<string>((resolve, reject) => {
    let isAnswered = false;
    lines.once("line", (line) => {
      isAnswered = true;
      resolve(line);
      lines.close();
    });
    lines.once("SIGINT", () => lines.close());
    lines.once("close", () => {
      // Readline ends the line on the screen only if it has echoed the line.
      if (isSecret || !isAnswered) output.write("\n");
      reject(new Failure("cancelled: nothing was done"));
    });
  });
}

/** @returns the piped standard input, cut to `most` characters */
export async function readPiped(most: number, { input }: Terminal = OWN): Promise<string> {
  let text = "";
  for await (const piece of input) {
    text += piece;
    if (text.length > most) break;
  }
  return text.slice(0, most);
}
