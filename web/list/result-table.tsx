/**
 * The rows of a result, as a table, or as cards on a phone. Draws only the visible rows and some
 * rows around them, so that a result with ten thousand rows scrolls smoothly.
 */
import { type ComponentChildren, Fragment } from "preact";
import { useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../parts/icon.tsx";
import { usePageTexts } from "../texts/page-language.ts";
import type { Group } from "./groups.ts";
import { lastResult, type ResultRow, shortChange, shortVerdict, toneOf } from "./result-rows.ts";

/** In pixels. The stylesheet has the same height for a row of the table. */
const ROW_HEIGHT = 40;
const CARD_HEIGHT = 104;
/** In pixels. The height of a card with the last result and the change. */
const COMPARED_CARD_HEIGHT = 148;
/** How many rows to draw above and below the visible rows. */
const MARGIN_ROWS = 12;
/** How many of the user's own cells a card shows. */
const CARD_CELLS = 3;
const NARROW = matchMedia("(max-width: 720px)");

type Order = { by: "line" | "verdict" | number; isDown: boolean };

export function ResultTable({
  header,
  hasLines,
  rows,
  view,
  opened,
  onOpen,
  onSearch,
  details,
}: {
  header: string[];
  /** Whether `line` is a line of the file, or only the position of the row. */
  hasLines: boolean;
  rows: ResultRow[];
  /** What the user has chosen to see. After another choice, the table starts at the top. */
  view: string;
  opened: string | null;
  onOpen: (id: string | null) => void;
  onSearch: () => void;
  details: (row: ResultRow) => ComponentChildren;
}) {
  const texts = usePageTexts();
  const [order, setOrder] = useState<Order>({ by: "line", isDown: false });
  const sorted = useMemo(() => sortRows(rows, order), [rows, order]);
  const isNarrow = useNarrow();
  const isCompared = rows.some(({ change }) => change !== null);
  const cardHeight = isCompared ? COMPARED_CARD_HEIGHT : CARD_HEIGHT;
  const height = isNarrow ? cardHeight : ROW_HEIGHT;
  const box = useRef<HTMLElement>(null);
  const open = useRef<HTMLElement>(null);
  const [extra, setExtra] = useState(0);
  const openAt = useMemo(() => sorted.findIndex(({ id }) => id === opened), [sorted, opened]);
  const sight = useSight(box, sorted.length, height, openAt, extra);
  const [active, setActive] = useState<string | null>(null);
  const activeAt = useMemo(() => sorted.findIndex(({ id }) => id === active), [sorted, active]);
  const chosen = sorted[activeAt];
  const detailsId = useId();
  useEffect(() => {
    setActive(null);
    if (box.current) box.current.scrollTop = 0;
  }, [view, order]);
  // The position of the other rows depends on the height of the details.
  useEffect(() => {
    const element = open.current;
    if (!element) return setExtra(0);
    const measure = () => setExtra(element.offsetHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [opened, isNarrow, openAt >= sight.first && openAt < sight.last]);

  const topOf = (at: number) => at * height + (openAt !== -1 && at > openAt ? extra : 0);
  const move = (to: number) => {
    const next = Math.max(0, Math.min(sorted.length - 1, to));
    setActive(sorted[next]?.id ?? null);
    const { current } = box;
    if (!current) return;
    const top = topOf(next);
    // The header of the table is as high as a row.
    const room = current.clientHeight - 2 * height;
    if (top < current.scrollTop) current.scrollTop = top;
    else if (top > current.scrollTop + room) current.scrollTop = top - room;
    current.focus({ preventScroll: true });
  };
  const toggle = (row: ResultRow) => {
    setActive(row.id);
    onOpen(row.id === opened ? null : row.id);
  };
  /**
   * Details that were opened with the keyboard get the focus, so that Tab leads to their button.
   */
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (wantsFocus.current) open.current?.focus({ preventScroll: true });
    wantsFocus.current = false;
    open.current?.scrollIntoView({ block: "nearest" });
  }, [opened]);
  const press = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const close = () => {
      onOpen(null);
      box.current?.focus({ preventScroll: true });
    };
    // Leave all keys except Escape to the fields and buttons in the details.
    if (target !== box.current && target !== open.current) {
      if (event.key === "Escape" && opened !== null) close();
      return;
    }
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
    const step = steps[event.key];
    if (step !== undefined) move(activeAt + step);
    else if (event.key === "Home") move(0);
    else if (event.key === "End") move(sorted.length - 1);
    else if (event.key === "Enter" && chosen) {
      wantsFocus.current = chosen.id !== opened;
      if (wantsFocus.current) toggle(chosen);
      else close();
    } else if (event.key === "Escape") {
      if (opened === null) setActive(null);
      else close();
    } else if (event.key === "/") onSearch();
    else return;
    event.preventDefault();
  };
  const click = (event: MouseEvent, row: ResultRow) => {
    // Look at the event's path, because a clicked button in the details may already be gone. Do
    // nothing if the user has selected text, probably to copy it.
    const isInside = open.current !== null && event.composedPath().includes(open.current);
    if (!isInside && getSelection()?.isCollapsed !== false) toggle(row);
  };
  const columns = header.map((text, position) => ({ text, position })).filter(({ text }) => text);
  const width = columns.length + (isCompared ? 4 : 2);
  const drawn = sorted.slice(sight.first, sight.last);
  const above = topOf(sight.first);
  const below = topOf(sorted.length) - topOf(sight.last);
  const heading = (by: Order["by"], text: string) => (
    <SortButton text={text} by={by} order={order} onSort={setOrder} />
  );
  const lineText = (line: number) =>
    hasLines ? texts.list.lineLabel(String(line)) : texts.list.orderLabel(String(line));
  const lastText = (row: ResultRow) => {
    const last = lastResult(row);
    return last && texts.list.lastResult(last.text, "");
  };
  const opening = (row: ResultRow) => (
    <section
      ref={open}
      id={detailsId}
      class="opened"
      tabIndex={-1}
      aria-label={`${lineText(row.line)}: ${texts.list.reason}`}
    >
      {details(row)}
    </section>
  );
  const mark = (row: ResultRow) => (
    // Tab skips these buttons, because there may be thousands of them. Enter in the table does the
    // same as a click.
    <button
      type="button"
      class="mark-button"
      tabIndex={-1}
      aria-expanded={row.id === opened}
      aria-controls={row.id === opened ? detailsId : undefined}
    >
      <VerdictMark row={row} />
      <span class="chevron" aria-hidden="true">
        {row.id === opened ? "▴" : "▾"}
      </span>
    </button>
  );
  return (
    <>
      <p class="small muted no-print">{texts.list.tableHint}</p>
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
                key={row.id}
                class={row.id === active ? "card active" : "card"}
                onClick={(event) => click(event, row)}
                aria-posinset={sight.first + i + 1}
                aria-setsize={sorted.length}
              >
                <div class="card-face" style={{ height: `${height}px` }}>
                  {mark(row)}
                  {isCompared && (
                    <div class="card-cells">
                      <div>
                        <ChangeMark row={row} />
                      </div>
                      <div>{lastText(row)}</div>
                    </div>
                  )}
                  <div class="card-cells">
                    {columns.slice(0, CARD_CELLS).map(({ position }) => (
                      <div key={position}>{row.cells[position]}</div>
                    ))}
                  </div>
                </div>
                {row.id === opened && opening(row)}
              </li>
            ))}
            <li class="spacer" aria-hidden="true" style={{ height: `${below}px` }} />
          </ul>
        ) : (
          <table aria-rowcount={sorted.length + 1}>
            <thead>
              <tr aria-rowindex={1}>
                <th scope="col" class="line" aria-sort={sortOf(order, "line")}>
                  {heading("line", hasLines ? texts.list.line : texts.list.order)}
                </th>
                {columns.map(({ text, position }) => (
                  <th key={position} scope="col" aria-sort={sortOf(order, position)}>
                    {heading(position, text)}
                  </th>
                ))}
                {isCompared && (
                  <>
                    <th scope="col">{texts.list.written.former}</th>
                    <th scope="col">{texts.list.written.change}</th>
                  </>
                )}
                <th scope="col" class="frozen" aria-sort={sortOf(order, "verdict")}>
                  {heading("verdict", texts.list.verdict)}
                </th>
              </tr>
            </thead>
            <tbody>
              {above > 0 && <Spacer height={above} columns={width} />}
              {drawn.map((row, i) => (
                <Fragment key={row.id}>
                  <tr
                    aria-rowindex={sight.first + i + 2}
                    class={row.id === active ? "active" : undefined}
                    onClick={(event) => click(event, row)}
                  >
                    <td class="line">{row.line}</td>
                    {columns.map(({ position }) => (
                      <td key={position}>{row.cells[position]}</td>
                    ))}
                    {isCompared && (
                      <>
                        <td>{lastResult(row)?.text}</td>
                        <td>
                          <ChangeMark row={row} />
                        </td>
                      </>
                    )}
                    <td class="frozen">{mark(row)}</td>
                  </tr>
                  {row.id === opened && (
                    <tr class="opened-row">
                      <td colSpan={width}>{opening(row)}</td>
                    </tr>
                  )}
                </Fragment>
              ))}
              {below > 0 && <Spacer height={below} columns={width} />}
            </tbody>
          </table>
        )}
      </section>
      <p class="visually-hidden no-print" aria-live="polite">
        {chosen &&
          [lineText(chosen.line), shortVerdict(texts, chosen), shortChange(texts, chosen)]
            .filter(Boolean)
            .join(". ")}
      </p>
    </>
  );
}

function VerdictMark({ row }: { row: ResultRow }) {
  const texts = usePageTexts();
  const tone = toneOf(row);
  return (
    <span class={`mark ${tone}`}>
      <Icon name={tone} />
      {shortVerdict(texts, row)}
    </span>
  );
}

function ChangeMark({ row }: { row: ResultRow }) {
  const texts = usePageTexts();
  const text = shortChange(texts, row);
  return row.change?.kind === "changed" ? <strong>{text}</strong> : <span>{text}</span>;
}

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
  const sorted = rows.toSorted(comparisonBy(by));
  return isDown ? sorted.reverse() : sorted;
}

function comparisonBy(by: Order["by"]): (a: ResultRow, b: ResultRow) => number {
  if (by === "line") return (a, b) => a.line - b.line;
  if (by === "verdict") return (a, b) => URGENCY.indexOf(a.group) - URGENCY.indexOf(b.group);
  const { compare } = new Intl.Collator("ko", { numeric: true });
  return (a, b) => compare(a.cells[by] ?? "", b.cells[by] ?? "");
}

/**
 * @param openAt the row with open details, which take `extra` pixels below the row; -1: no row
 * @returns which rows to draw: the visible ones, and some more on both sides
 */
function useSight(
  box: { current: HTMLElement | null },
  count: number,
  height: number,
  openAt: number,
  extra: number,
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
  const endOfOpen = (openAt + 1) * height;
  const hidden = openAt === -1 ? 0 : Math.max(0, Math.min(extra, top - endOfOpen));
  const atTop = Math.min(count, Math.floor((top - hidden) / height));
  return {
    first: Math.max(0, atTop - MARGIN_ROWS),
    last: Math.min(count, atTop + inSight + MARGIN_ROWS),
  };
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
