/** A bar with one part for each count. The text beside the bar says the same as the bar. */
import type { Mark } from "./tone.ts";

const WIDTH = 1_000;
/** The gap separates two parts for people who do not see the colours. */
const GAP = 3;

export function Bar({
  label,
  parts,
  total,
}: {
  label: string;
  parts: readonly { mark: Mark; count: number }[];
  total: number;
}) {
  let x = 0;
  const shown = parts.filter(({ count }) => count > 0);
  return (
    <svg
      class="bar"
      viewBox={`0 0 ${WIDTH} 12`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect class="track" width={WIDTH} height="12" />
      {shown.map(({ mark, count }, i) => {
        const width = (WIDTH * count) / Math.max(1, total);
        const start = x;
        x += width;
        return (
          <rect
            key={i}
            class={`fill-${mark}`}
            x={start}
            width={Math.max(2, width - (i < shown.length - 1 ? GAP : 0))}
            height="12"
          />
        );
      })}
    </svg>
  );
}
