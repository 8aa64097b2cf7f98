/** Reads and writes files with one JSON value per line. No string holds a whole file. */

const LINES_PER_PIECE = 500;

/** Yields the values of a file in groups, as they arrive. */
export async function* readLines<Value>(body: ReadableStream): AsyncGenerator<Value[]> {
  // Join the pieces of a line only once it is complete: joining each time would be quadratic.
  let unfinished: string[] = [];
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const end = text.lastIndexOf("\n");
    unfinished.push(end === -1 ? text : text.slice(0, end));
    if (end === -1) continue;
    yield unfinished
      .join("")
      .split("\n")
      .map((line) => JSON.parse(line));
    unfinished = [text.slice(end + 1)];
  }
}

export class LinesWriter {
  readonly #pieces: ReturnType<TextEncoder["encode"]>[] = [];

  add(values: object[]): void {
    for (let first = 0; first < values.length; first += LINES_PER_PIECE) {
      const lines = values.slice(first, first + LINES_PER_PIECE).map((one) => JSON.stringify(one));
      this.#pieces.push(new TextEncoder().encode(`${lines.join("\n")}\n`));
    }
  }

  blob(): Blob {
    return new Blob(this.#pieces);
  }
}
