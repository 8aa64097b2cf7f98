/** In UTF-16 code units. Each takes at most 3 bytes in UTF-8. D1 binds at most 2,000,000 bytes. */
const MAX_PARAMETER_LENGTH = 660_000;

export function* jsonParameters(rows: readonly string[]): Generator<string> {
  const part = (from: number, to: number) => `[${rows.slice(from, to).join(",")}]`;
  let from = 0;
  let length = 0;
  for (const [at, row] of rows.entries()) {
    if (at > from && length + row.length > MAX_PARAMETER_LENGTH) {
      yield part(from, at);
      from = at;
      length = 0;
    }
    length += row.length + 1;
  }
  if (from < rows.length) yield part(from, rows.length);
}
