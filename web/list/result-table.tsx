/**
 * The rows of a result, as a table, or as cards on a phone. Draws only the visible rows
 * and some around them, so that ten thousand rows scroll as smoothly as ten.
 */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../parts/icon.tsx";
import { usePageTexts } from "../texts/page-language.ts";
import {
  type Group,
  knownOf,
  longVerdict,
  type ResultRow,
  shortVerdict,
  toneOf,
} from "./result-rows.ts";

/** In pixels, with the same values as in the stylesheet. */
const ROW_HEIGHT = 40;
const CARD_HEIGHT = 104;
/** Rows to draw above and below the visible ones. */
const MARGIN_ROWS = 12;
/** How many of the person's own cells a card shows. */
const CARD_CELLS = 3;
const NARROW = matchMedia("(max-width: 720px)");

type Order = { by: "line" | "verdict" | number; isDown: boolean };

export function ResultTable({
  header,
  rows,
  onSearch,
}: {
  header: string[];
  rows: ResultRow[];
  onSearch: () => void;
}) {
  const texts = usePageTexts();
  const [order, setOrder] = useState<Order>({ by: "line", isDown: false });
  const sorted = useMemo(() => sortRows(rows, order), [rows, order]);
  const isNarrow = useNarrow();
  const height = isNarrow ? CARD_HEIGHT : ROW_HEIGHT;
  const box = useRef<HTMLElement>(null);
  const sight = useSight(box, sorted.length, height);
  const [active, setActive] = useState<number | null>(null);
  const chosen = active === null ? undefined : sorted[active];
  useEffect(() => {
    setActive(null);
    if (box.current) box.current.scrollTop = 0;
  }, [sorted]);

  const move = (to: number) => {
    const next = Math.max(0, Math.min(sorted.length - 1, to));
    setActive(next);
    const { current } = box;
    if (!current) return;
    const top = next * height;
    // The table's header covers the height of a row.
    const room = current.clientHeight - 2 * height;
    if (top < current.scrollTop) current.scrollTop = top;
    else if (top > current.scrollTop + room) current.scrollTop = top - room;
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
    const step = steps[event.key];
    if (step !== undefined) move((active ?? -1) + step);
    else if (event.key === "Home") move(0);
    else if (event.key === "End") move(sorted.length - 1);
    else if (event.key === "Escape") setActive(null);
    else if (event.key === "/") onSearch();
    else return;
    event.preventDefault();
  };
  const columns = header.map((text, position) => ({ text, position })).filter(({ text }) => text);
  const drawn = sorted.slice(sight.first, sight.last);
  const above = sight.first * height;
  const below = (sorted.length - sight.last) * height;
  const heading = (by: Order["by"], text: string) => (
    <SortButton text={text} by={by} order={order} onSort={setOrder} />
  );
  return (
    <>
      <section
        ref={box}
        class="result-box no-print"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and takes the arrow keys
        tabIndex={0}
        aria-label={texts.list.tableLabel}
        onKeyDown={press}
      >
        {isNarrow ? (
          <ul class="cards">
            <li class="spacer" aria-hidden="true" style={{ height: `${above}px` }} />
            {drawn.map((row, i) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box takes the keys, for all rows
              <li
                key={row.line}
                class={sight.first + i === active ? "card active" : "card"}
                onClick={() => setActive(sight.first + i)}
                aria-posinset={sight.first + i + 1}
                aria-setsize={sorted.length}
              >
                <VerdictMark row={row} />
                <div class="card-cells">
                  {columns.slice(0, CARD_CELLS).map(({ position }) => (
                    <div key={position}>{row.cells[position]}</div>
                  ))}
                </div>
              </li>
            ))}
            <li class="spacer" aria-hidden="true" style={{ height: `${below}px` }} />
          </ul>
        ) : (
          <table aria-rowcount={sorted.length + 1}>
            <thead>
              <tr aria-rowindex={1}>
                <th scope="col" class="line" aria-sort={sortOf(order, "line")}>
                  {heading("line", texts.list.line)}
                </th>
                {columns.map(({ text, position }) => (
                  <th key={position} scope="col" aria-sort={sortOf(order, position)}>
                    {heading(position, text)}
                  </th>
                ))}
                <th scope="col" class="frozen" aria-sort={sortOf(order, "verdict")}>
                  {heading("verdict", texts.list.verdict)}
                </th>
              </tr>
            </thead>
            <tbody>
              {above > 0 && <Spacer height={above} columns={columns.length + 2} />}
              {drawn.map((row, i) => {
                const at = sight.first + i;
                return (
                  <tr
                    key={row.line}
                    aria-rowindex={at + 2}
                    class={at === active ? "active" : undefined}
                    onClick={() => setActive(at)}
                  >
                    <td class="line">{row.line}</td>
                    {columns.map(({ position }) => (
                      <td key={position}>{row.cells[position]}</td>
                    ))}
                    <td class="frozen">
                      <VerdictMark row={row} />
                    </td>
                  </tr>
                );
              })}
              {below > 0 && <Spacer height={below} columns={columns.length + 2} />}
            </tbody>
          </table>
        )}
      </section>
      <p class="row-details no-print" aria-live="polite">
        {chosen && (
          <>
            <strong>{texts.list.lineLabel(String(chosen.line))}</strong>{" "}
            {longVerdict(texts, chosen)}
            <br />
            <span class="muted">{knownOf(texts, chosen)}</span>
          </>
        )}
      </p>
    </>
  );
}

function VerdictMark({ row }: { row: ResultRow }) {
  const texts = usePageTexts();
  const tone = toneOf(row);
  return (
    <span class={`mark ${tone}`} title={longVerdict(texts, row)}>
      <Icon name={tone} />
      {shortVerdict(texts, row)}
    </span>
  );
}

/** Fills the height of rows that are not drawn. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  return (
    <tr>
      <td class="spacer" colSpan={columns} style={{ height: `${height}px` }} />
    </tr>
  );
}

function SortButton({
  text,
  by,
  order,
  onSort,
}: {
  text: string;
  by: Order["by"];
  order: Order;
  onSort: (order: Order) => void;
}) {
  const texts = usePageTexts();
  const isOn = order.by === by;
  return (
    <button
      type="button"
      class="sort"
      title={texts.list.sortBy(text)}
      onClick={() => onSort({ by, isDown: isOn && !order.isDown })}
    >
      {text}
      <span aria-hidden="true">
        {isOn && (by !== "line" || order.isDown) ? (order.isDown ? " ↓" : " ↑") : ""}
      </span>
    </button>
  );
}

function sortOf(order: Order, by: Order["by"]): "ascending" | "descending" | "none" {
  if (order.by !== by) return "none";
  return order.isDown ? "descending" : "ascending";
}

/** The groups that need attention come first. */
const URGENCY: readonly Group[] = [
  "differing",
  "unregistered",
  "warning",
  "undecided",
  "confirmed",
];

function sortRows(rows: ResultRow[], { by, isDown }: Order): ResultRow[] {
  const compare = new Intl.Collator("ko", { numeric: true }).compare;
  const comparisons: Record<string, (a: ResultRow, b: ResultRow) => number> = {
    line: (a, b) => a.line - b.line,
    verdict: (a, b) => URGENCY.indexOf(a.group) - URGENCY.indexOf(b.group),
  };
  const sorted = rows.toSorted(
    typeof by === "number"
      ? (a, b) => compare(a.cells[by] ?? "", b.cells[by] ?? "")
      : (comparisons[by] ?? (() => 0)),
  );
  return isDown ? sorted.reverse() : sorted;
}

/** @returns which rows to draw: the visible ones, and some more on both sides */
function useSight(
  box: { current: HTMLElement | null },
  count: number,
  height: number,
): { first: number; last: number } {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setTop(element.scrollTop);
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [box]);
  const inSight = Math.ceil((box.current?.clientHeight || innerHeight) / height);
  const first = Math.max(0, Math.min(count, Math.floor(top / height)) - MARGIN_ROWS);
  return { first, last: Math.min(count, first + inSight + 2 * MARGIN_ROWS) };
}

function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(NARROW.matches);
  useEffect(() => {
    const look = () => setNarrow(NARROW.matches);
    NARROW.addEventListener("change", look);
    return () => NARROW.removeEventListener("change", look);
  }, []);
  return isNarrow;
}
