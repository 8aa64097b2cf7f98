/** The table of watched numbers with their states, with filters, search, removal and download. */
import { useMemo, useState } from "preact/hooks";
import { hyphenate } from "../parts/business-number.ts";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { koreanMinuteIn, momentIn, number } from "../texts/format.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import { kindOf, stateText, taxTypeText, toneOfState } from "./changes.ts";
import { Downloads } from "./downloads.tsx";
import type { Watched } from "./watch-service.ts";
import type { WatchedData } from "./watched-data.ts";
import { listSheet } from "./watched-sheets.ts";

/** How many rows to draw at first, and how many more with each click on the button below. */
const ROWS_A_STEP = 200;

const FILTERS = ["changed", "closed", "unregistered", "waiting"] as const;
type Filter = (typeof FILTERS)[number];

const IS_IN: Record<Filter, (watch: Watched) => boolean> = {
  changed: ({ changedAt }) => changedAt !== null,
  closed: ({ state }) => kindOf(state) === "suspended" || kindOf(state) === "closed",
  unregistered: ({ state }) => kindOf(state) === "not_registered",
  waiting: ({ state }) => state === null,
};

export function WatchedTable({
  data,
  watches,
  most,
  names,
  onRemoved,
}: {
  data: WatchedData;
  watches: readonly Watched[];
  most: number;
  names: ReadonlyMap<string, string>;
  onRemoved: (removed: readonly Watched[]) => void;
}) {
  const texts = usePageTexts();
  const { watched, list } = texts;
  const [filter, setFilter] = useState<Filter | null>(null);
  const [search, setSearch] = useState("");
  const [drawn, setDrawn] = useState(ROWS_A_STEP);
  const [toRemove, setToRemove] = useState<readonly Watched[] | null>(null);
  const counts = useMemo(
    () => new Map(FILTERS.map((each) => [each, watches.filter(IS_IN[each]).length])),
    [watches],
  );
  const shown = useMemo(() => {
    const wanted = plain(search);
    return watches.filter(
      (watch) =>
        (filter === null || IS_IN[filter](watch)) &&
        (wanted === "" ||
          [watch.number, watch.reference ?? "", names.get(watch.number) ?? ""].some((text) =>
            plain(text).includes(wanted),
          )),
    );
  }, [watches, filter, search, names]);
  const last = useMemo(
    () => watches.reduce((latest, { checkedAt }) => Math.max(latest, checkedAt ?? 0), 0),
    [watches],
  );
  const isPart = shown.length < watches.length;

  const remove = async (given: readonly Watched[]) => {
    setToRemove(null);
    onRemoved([]);
    onRemoved(await data.remove(given));
  };

  return (
    <section class="stack watched-section" aria-labelledby="watched-title">
      <h2 id="watched-title">
        {watched.listTitle}{" "}
        <span class="small muted numbers">
          {watched.used(number(watches.length), number(most))}
        </span>
      </h2>
      {last > 0 && <p class="small muted">{watched.lastAsked(koreanMinuteIn(last))}</p>}
      <fieldset class="filters" aria-label={watched.filter}>
        <FilterButton
          text={list.all}
          count={watches.length}
          isOn={filter === null}
          onPress={() => setFilter(null)}
        />
        {FILTERS.map((each) => {
          const count = counts.get(each) ?? 0;
          if (count === 0 && filter !== each) return null;
          return (
            <FilterButton
              key={each}
              text={watched.filters[each]}
              count={count}
              isOn={filter === each}
              onPress={() => setFilter(filter === each ? null : each)}
            />
          );
        })}
      </fieldset>
      <div class="row tools">
        <input
          type="search"
          class="search"
          placeholder={watched.search}
          aria-label={watched.search}
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
        <span class="small muted" role="status">
          {watched.shown(number(shown.length))}
        </span>
        <Downloads
          what={watched.downloadList}
          isPart={isPart}
          sheet={() => listSheet(texts, shown, names)}
        />
      </div>
      {shown.length === 0 ? (
        <p class="muted">{watched.nothingFound}</p>
      ) : (
        <Rows
          watches={shown.slice(0, drawn)}
          names={names}
          onRemove={(watch) => setToRemove([watch])}
        />
      )}
      <div class="row">
        {shown.length > drawn && (
          <button type="button" class="button" onClick={() => setDrawn(drawn + ROWS_A_STEP)}>
            {watched.more(number(Math.min(ROWS_A_STEP, shown.length - drawn)))}
          </button>
        )}
        {shown.length > 1 && (
          <button type="button" class="button quiet" onClick={() => setToRemove(shown)}>
            {watched.removeShown(number(shown.length))}
          </button>
        )}
      </div>
      {toRemove && (
        <ConfirmDialog
          text={watched.confirm(numbersText(texts, toRemove))}
          yes={watched.remove}
          onYes={() => void remove(toRemove)}
          onNo={() => setToRemove(null)}
        />
      )}
    </section>
  );
}

/** @returns the business number if there is only one, and otherwise how many numbers there are */
export function numbersText({ watched }: PageTexts, watches: readonly Watched[]): string {
  const [first, ...others] = watches;
  return first && others.length === 0
    ? hyphenate(first.number)
    : watched.numbers(number(watches.length));
}

/** Makes a search ignore blanks, hyphens and letter case. */
function plain(text: string): string {
  return text.normalize("NFC").toLowerCase().replace(/[\s-]/g, "");
}

function FilterButton({
  text,
  count,
  isOn,
  onPress,
}: {
  text: string;
  count: number;
  isOn: boolean;
  onPress: () => void;
}) {
  return (
    <button type="button" class="filter" aria-pressed={isOn} onClick={onPress}>
      {text} <span class="numbers">{number(count)}</span>
    </button>
  );
}

function Rows({
  watches,
  names,
  onRemove,
}: {
  watches: readonly Watched[];
  names: ReadonlyMap<string, string>;
  onRemove: (watch: Watched) => void;
}) {
  const texts = usePageTexts();
  const { watched, facts } = texts;
  const hasReferences = watches.some(({ reference }) => reference !== null);
  return (
    <table class="plain-table watched-table">
      <thead>
        <tr>
          <th scope="col">{watched.number}</th>
          {hasReferences && <th scope="col">{watched.reference}</th>}
          <th scope="col">{watched.state}</th>
          <th scope="col">{facts.taxType}</th>
          <th scope="col">{watched.checked}</th>
          <th scope="col">{watched.lastChange}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {watches.map((watch) => {
          const { state, checkedAt, changedAt } = watch;
          const tone = toneOfState(state);
          const name = names.get(watch.number);
          return (
            <tr key={watch.number}>
              <th scope="row" class="numbers">
                {hyphenate(watch.number)}
                {name && <span class="watched-name">{name}</span>}
              </th>
              {hasReferences && <td data-label={watched.reference}>{watch.reference}</td>}
              <td>
                <span class={`mark ${tone}`}>
                  <Icon name={tone} />
                  {stateText(texts, state)}
                </span>
              </td>
              <td data-label={facts.taxType}>{taxTypeText(texts, state?.tax_type_code)}</td>
              <td class="numbers" data-label={watched.checked}>
                {timeText(texts, checkedAt)}
              </td>
              <td class="numbers" data-label={watched.lastChange}>
                {timeText(texts, changedAt)}
              </td>
              <td class="end">
                <button
                  type="button"
                  class="button quiet"
                  aria-label={watched.removeNamed(hyphenate(watch.number))}
                  onClick={() => onRemove(watch)}
                >
                  {watched.remove}
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function timeText({ watched }: PageTexts, at: number | null): string {
  return at === null ? watched.never : momentIn(at, "Asia/Seoul").slice(0, 16);
}
