/** Draws a QR code that can be read from paper. */

import { useMemo } from "preact/hooks";
import encodeQR from "qr";

/** The white border that scanners need, in modules (the squares of the code). */
const QUIET = 4;

/** @param instead shown if the text is too long for a code */
export function QrCode({ text, label, instead }: { text: string; label: string; instead: string }) {
  const code = useMemo(() => pathOf(text), [text]);
  if (code === null) return <p>{instead}</p>;
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}

/**
 * Uses the lowest error correction, because then the modules are largest. Large modules help a
 * camera more than error correction does.
 */
function pathOf(text: string): { size: number; path: string } | null {
  let rows: boolean[][];
  try {
    rows = encodeQR(text, "raw", { ecc: "low", border: QUIET });
  } catch {
    return null;
  }
  const path = rows.map((row, y) => runsIn(row).map(([x, end]) => `M${x} ${y}H${end}v1H${x}z`));
  return { size: rows.length, path: path.flat().join("") };
}

function runsIn(row: readonly boolean[]): [start: number, end: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (isDark && last?.[1] === x) last[1] = x + 1;
    else if (isDark) runs.push([x, x + 1]);
  });
  return runs;
}
