/** The page's icons. Screen readers skip them, because words beside each icon say the same. */
const PATHS = {
  positive: "M4.5 10.5l3.5 3.5 7.5-8",
  warning: "M10 3.2l7.3 13H2.7zM10 8.2v3.6M10 13.9v.4",
  negative: "M5.5 5.5l9 9M14.5 5.5l-9 9",
  neutral:
    "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM7.6 8a2.4 2.4 0 1 1 3.4 2.2c-.7.3-1 .7-1 1.3M10 13.8v.3",
  note: "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 9.2v4.3M10 6.4v.3",
  file: "M5 2.8h6.2L15 6.6v10.6H5zM11 3v4h4",
  down: "M10 3.5v9M6 9l4 4 4-4M4 16.5h12",
  copy: "M7.5 7.5h9v9h-9zM4.5 12.5h-1v-9h9v1",
  print: "M6 7V3h8v4M6 14H3.5V7.5h13V14H14M6 11.5h8V17H6z",
} as const;

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width={name === "positive" || name === "negative" ? 2.2 : 1.6}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
