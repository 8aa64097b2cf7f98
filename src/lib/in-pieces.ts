/** Changes long texts in pieces, because `replace` needs 30 to 60 bytes for each match. */

const PIECE = 65_536;

/**
 * @param change must give the same result for a whole text as for its pieces one by one
 * @param mayCut whether the piece that begins at `from` may end before `at`
 */
export function inPieces(
  text: string,
  change: (piece: string) => string,
  mayCut: (text: string, at: number, from: number) => boolean,
): string {
  if (text.length <= PIECE) return change(text);
  const changed: string[] = [];
  for (let from = 0; from < text.length; ) {
    let at = from + PIECE;
    while (at < text.length && !mayCut(text, at, from)) at++;
    // `replace` returns a text of many parts. Adding a blank makes V8 copy the parts into one text.
    changed.push(` ${change(text.slice(from, at))}`.slice(1));
    from = at;
  }
  return changed.join("");
}
