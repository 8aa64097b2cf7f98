/** Reads and writes files with one JSON value per line. Never puts a whole file into one string. */

const LINES_PER_PIECE = 500;

export async function* readLines<Value>(body: ReadableStream): AsyncGenerator<Value[]> {
  // Join the pieces of a line only at its end. Joining at each piece would take quadratic time.
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
  // A file that was cut off must not look complete. Parsing half a line throws.
  const rest = unfinished.join("");
  if (rest !== "") yield [JSON.parse(rest)];
}

export class LinesWriter {
  readonly #linesPerPiece: number;
  readonly #pieces: ReturnType<TextEncoder["encode"]>[] = [];
  #lines: string[] = [];

  constructor(linesPerPiece = LINES_PER_PIECE) {
    this.#linesPerPiece = linesPerPiece;
  }

  add(values: object[]): void {
    for (const value of values) {
      this.#lines.push(JSON.stringify(value));
      if (this.#lines.length === this.#linesPerPiece) this.#endPiece();
    }
  }

  /** @returns the file, and the size of each piece. Only the last piece may have fewer lines */
  end(): { file: Blob; lengths: number[] } {
    if (this.#lines.length > 0) this.#endPiece();
    return { file: new Blob(this.#pieces), lengths: this.#pieces.map(({ length }) => length) };
  }

  #endPiece(): void {
    this.#pieces.push(new TextEncoder().encode(`${this.#lines.join("\n")}\n`));
    this.#lines = [];
  }
}
