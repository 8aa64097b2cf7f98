/**
 * In UTF-16 code units. D1 binds texts of up to 2,000,000 bytes, and a code unit takes up to three
 * bytes in UTF-8.
 */
const MAX_PARAMETER_LENGTH = 660_000;

/**
 * Packs rows for D1 statements into JSON arrays, in order. Each array fits into one parameter.
 * @param rows the JSON of each row, shorter than a parameter
 */
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
