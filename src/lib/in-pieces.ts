/** Changes long texts in pieces: `replace` holds 30 to 60 bytes for each match until it ends. */

const PIECE = 65_536;

/**
 * @param change must give the same for a text as for its pieces together
 * @param mayCut whether the piece that begins at `from` may end before `at`. If not, later places
 *   are tried, so it must soon allow one, except within a long match
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
    // What `replace` returns holds all its parts. `slice` writes them out, so they can be freed.
    changed.push(` ${change(text.slice(from, at))}`.slice(1));
    from = at;
  }
  return changed.join("");
}
