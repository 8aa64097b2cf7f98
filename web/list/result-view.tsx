/**
 * The fourth step: shows the result, and writes the files to download. If the page does not have
 * the file of a job, it asks the user for the file.
 */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Checked } from "../answers.ts";
import { Bar } from "../parts/bar.tsx";
import { download } from "../parts/download.ts";
import { FileButton } from "../parts/file-button.tsx";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { keyName, session } from "../session.ts";
import { useStore } from "../store.ts";
import { number } from "../texts/format.ts";
import { usePageTexts } from "../texts/page-language.ts";
import { type Candidates, candidatesIn } from "../watched/candidates.ts";
import { WatchThese } from "../watched/watch-these.tsx";
import type { Change } from "./former.ts";
import { CHANGE_KINDS, GROUPS, type Group, MARKS } from "./groups.ts";
import { openAgain } from "./join-list.ts";
import { ourPositions } from "./our-columns.ts";
import { PrintedResult, PrintedTitle } from "./printed-result.tsx";
import { resultNameOf } from "./result-name.ts";
import {
  type Fix,
  fixedRow,
  groupText,
  joinRows,
  type ResultRow,
  rowsWithoutFile,
} from "./result-rows.ts";
import { isReadable, type Origin, sheetOf, summaryOf } from "./result-sheet.ts";
import { ResultTable } from "./result-table.tsx";
import { RowDetails } from "./row-details.tsx";
import type { SentList } from "./sent-lists.ts";
import { writeSheet } from "./sheet-calls.ts";
import type { Mapping, ReadList } from "./sheets/messages.ts";
import { shownHeader } from "./shown-header.ts";

/** Without the file, the first cell of a row is the business number. */
const ONLY_NUMBER: Mapping = { business_number: 0 };

/** The corrected rows of each result, by row id. They stay here when the user leaves the view. */
const FIXES = new WeakMap<readonly Checked[], ReadonlyMap<string, Fix>>();

interface Choice {
  group: Group | null;
  change: Change["kind"] | null;
  search: string;
}

const ALL: Choice = { group: null, change: null, search: "" };

export interface ResultProps {
  lines: Checked[];
  name: string;
  /** The list that was sent; null after a reload, and for a job opened from the list of jobs. */
  list: ReadList | null;
  sentList: SentList;
}

export function ResultView({ lines, name, list, sentList }: ResultProps) {
  const texts = usePageTexts();
  const [given, setJoined] = useState(list);
  const [fixes, setFixes] = useState(FIXES.get(lines) ?? new Map<string, Fix>());
  const joinedRows = useMemo(() => given && joinRows(lines, given), [lines, given]);
  const joined = joinedRows && given;
  const rows = useMemo(() => {
    const read = joinedRows ?? rowsWithoutFile(lines);
    const mapping = joined?.sheet.mapping ?? ONLY_NUMBER;
    return read.map((row) => {
      const fix = fixes.get(row.id);
      return fix ? fixedRow(row, fix, mapping) : row;
    });
  }, [lines, joinedRows, fixes]);
  const header = useMemo(() => {
    if (!joined) return [texts.list.columns.business_number];
    const ours = ourPositions(joined.sheet.ours ?? []);
    const names = shownHeader(texts.list, joined.sheet);
    return names.map((text, position) => (ours.has(position) ? "" : text));
  }, [joined, texts]);
  const hasNames = useMemo(() => !joined && rows.some(({ cells }) => cells[1]), [joined, rows]);
  const tableHeader = hasNames ? [...header, texts.list.written.companyName] : header;
  const [choice, setChoice] = useState(ALL);
  const [opened, setOpened] = useState<string | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const counts = useMemo(() => countRows(rows), [rows]);
  const shown = useMemo(() => filterRows(rows, choice, opened), [rows, choice, opened]);
  const [candidates, setCandidates] = useState<Candidates | null>(null);
  // An effect runs after the rows have appeared, so it does not delay them.
  useEffect(() => setCandidates(candidatesIn(shown, joined)), [shown, joined]);
  const { check } = sentList;
  const current = useStore(session);
  const choose = (change: Partial<Choice>) => {
    setOpened(null);
    setChoice({ ...choice, ...change });
  };
  const fix = (row: ResultRow, made: Fix) => {
    const typed = { ...fixes.get(row.id)?.typed, ...made.typed };
    const next = new Map(fixes).set(row.id, { ...made, typed });
    FIXES.set(lines, next);
    setFixes(next);
  };
  // The browser's own print command must print the same as the button.
  useEffect(() => {
    const begin = () => setPrinting(true);
    const end = () => setPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  const filter = [
    choice.group && groupText(texts, choice.group, check),
    choice.change && texts.list.changeKinds[choice.change],
    choice.search.trim() && `${texts.list.search}: ${choice.search.trim()}`,
  ].filter(Boolean);
  const origin: Origin = {
    name: name || texts.jobs.unnamed,
    key: current.kind === "open" ? keyName(current.session) : "",
    check,
    total: rows.length,
    filter: filter.join(" · "),
  };
  const printable = shown.length < rows.length ? shown : rows;
  const isCompared = counts.changed + counts.new + counts.unknown + counts.same > 0;
  const filters = (kinds: readonly Filterable[]) =>
    kinds.map(({ kind, text, mark, isOn, onPress }) => (
      <Filter
        key={kind}
        text={text}
        count={counts[kind]}
        mark={mark}
        isOn={isOn}
        onPress={onPress}
      />
    ));
  return (
    <div class="stack result">
      {isPrinting && <PrintedTitle rows={printable} origin={origin} />}
      <Bar
        label={texts.list.summary(number(rows.length))}
        parts={GROUPS.map((each) => ({ mark: MARKS[each], count: counts[each] }))}
        total={rows.length}
      />
      <fieldset class="filters" aria-label={texts.list.filter}>
        <Filter
          text={texts.list.all}
          count={rows.length}
          isOn={choice.group === null && choice.change === null}
          onPress={() => choose({ group: null, change: null })}
        />
        {filters(
          GROUPS.filter((each) => counts[each] > 0).map((each) => ({
            kind: each,
            text: groupText(texts, each, check),
            mark: MARKS[each],
            isOn: choice.group === each,
            onPress: () => choose({ group: choice.group === each ? null : each }),
          })),
        )}
      </fieldset>
      {isCompared && (
        <fieldset class="filters">
          <legend class="small muted">{texts.list.compared}</legend>
          {filters(
            CHANGE_KINDS.map((each) => ({
              kind: each,
              text: texts.list.changeKinds[each],
              isOn: choice.change === each,
              onPress: () => choose({ change: choice.change === each ? null : each }),
            })),
          )}
        </fieldset>
      )}
      {!joined && <Join lines={lines} sentList={sentList} onJoin={setJoined} />}
      {!joined && <p class="small muted no-print">{texts.list.noLines}</p>}
      <div class="row no-print tools">
        <input
          ref={searchField}
          type="search"
          class="search"
          placeholder={texts.list.searchHint}
          aria-label={texts.list.search}
          value={choice.search}
          onInput={(event) => choose({ search: event.currentTarget.value })}
        />
        <span class="small muted" role="status">
          {texts.list.shown(number(shown.length))}
        </span>
        <Downloads header={header} rows={rows} shown={shown} origin={origin} />
      </div>
      {current.kind === "open" && candidates && (
        <WatchThese session={current.session} source={lines} candidates={candidates} />
      )}
      {shown.length === 0 ? (
        <p class="muted no-print">{texts.list.nothingFound}</p>
      ) : (
        <ResultTable
          header={tableHeader}
          hasLines={joined !== null}
          rows={shown}
          view={JSON.stringify(choice)}
          opened={opened}
          onOpen={setOpened}
          onSearch={() => searchField.current?.focus()}
          details={(row) => (
            <RowDetails
              key={row.id}
              row={row}
              check={check}
              isFixed={fixes.has(row.id)}
              onFix={(made) => fix(row, made)}
            />
          )}
        />
      )}
      {isPrinting && (
        <PrintedResult
          header={tableHeader}
          mapping={joined?.sheet.mapping ?? ONLY_NUMBER}
          hasLines={joined !== null}
          rows={printable}
          origin={origin}
        />
      )}
    </div>
  );
}

interface Filterable {
  kind: Group | Change["kind"];
  text: string;
  mark?: (typeof MARKS)[Group];
  isOn: boolean;
  onPress: () => void;
}

function countRows(rows: readonly ResultRow[]): Record<Group | Change["kind"], number> {
  const counts = {
    ...{ confirmed: 0, warning: 0, differing: 0, unregistered: 0, undecided: 0 },
    ...{ changed: 0, new: 0, unknown: 0, same: 0 },
  };
  for (const { group, change } of rows) {
    counts[group]++;
    if (change) counts[change.kind]++;
  }
  return counts;
}

/** @param opened the open row. It stays visible even if a new check moved it to another group */
function filterRows(
  rows: ResultRow[],
  { group, change, search }: Choice,
  opened: string | null,
): ResultRow[] {
  const wanted = plain(search);
  return rows.filter(
    (row) =>
      row.id === opened ||
      ((group === null || row.group === group) &&
        (change === null || row.change?.kind === change) &&
        (wanted === "" || row.cells.some((cell) => plain(cell).includes(wanted)))),
  );
}

/** Makes a search ignore blanks, hyphens and letter case. */
function plain(text: string): string {
  return text.normalize("NFC").toLowerCase().replace(/[\s-]/g, "");
}

function Filter({
  text,
  count,
  mark,
  isOn,
  onPress,
}: {
  text: string;
  count: number;
  mark?: Filterable["mark"];
  isOn: boolean;
  onPress: () => void;
}) {
  return (
    <button type="button" class="filter" aria-pressed={isOn} onClick={onPress}>
      {mark && (
        <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
          <rect class={`fill-${mark}`} width="10" height="10" rx="2" />
        </svg>
      )}
      {text} <span class="numbers">{number(count)}</span>
    </button>
  );
}

function Join({
  lines,
  sentList,
  onJoin,
}: {
  lines: Checked[];
  sentList: SentList;
  onJoin: (list: ReadList) => void;
}) {
  const texts = usePageTexts();
  const [fault, setFault] = useState<string | null>(null);
  const join = async (file: File) => {
    const opened = await openAgain(texts, file, lines, sentList);
    if ("fault" in opened) setFault(opened.fault);
    else onJoin(opened.list);
  };
  return (
    <div class="join no-print">
      <p class="small">{texts.list.join(sentList.hash ? sentList.name : "")}</p>
      <FileButton text={texts.list.joinButton} onFile={(file) => void join(file)} />
      {fault && (
        <Notice tone="negative" live>
          {fault}
        </Notice>
      )}
    </div>
  );
}

function Downloads({
  header,
  rows,
  shown,
  origin,
}: {
  header: string[];
  rows: ResultRow[];
  shown: ResultRow[];
  origin: Origin;
}) {
  const texts = usePageTexts();
  const [state, setState] = useState<"idle" | "writing" | "failed" | "too_large">("idle");
  const [wantsAll, setWantsAll] = useState(false);
  const isFiltered = shown.length < rows.length;
  const isPart = isFiltered && !wantsAll;
  const give = async (format: "xlsx" | "csv") => {
    setState("writing");
    const chosen = isPart ? shown : rows;
    const summary = {
      name: texts.list.summarySheet,
      rows: summaryOf(texts, origin, chosen),
    };
    const sheet = sheetOf(texts, header, chosen);
    const file = await writeSheet(format, { ...sheet, summary });
    setState(file ? (format === "xlsx" && !isReadable(sheet) ? "too_large" : "idle") : "failed");
    if (file) download(file, `${resultNameOf(texts, origin.name, isPart)}.${format}`);
  };
  return (
    <div class="row downloads">
      <span class="small muted" role="status">
        {state === "writing" && texts.list.writing}
        {state === "failed" && texts.list.writeFailed}
        {state === "too_large" && texts.list.tooLargeToRead}
      </span>
      {isFiltered && (
        <fieldset class="segments" aria-label={texts.list.rowsToWrite}>
          {[false, true].map((all) => (
            <label key={String(all)}>
              <input
                type="radio"
                name="rows-to-write"
                checked={wantsAll === all}
                onChange={() => setWantsAll(all)}
              />
              {all
                ? texts.list.writeAll(number(rows.length))
                : texts.list.writeShown(number(shown.length))}
            </label>
          ))}
        </fieldset>
      )}
      <button type="button" class="button quiet" onClick={() => print()}>
        <Icon name="print" />
        {isFiltered ? texts.list.printShown : texts.list.print}
      </button>
      <button
        type="button"
        class="button"
        disabled={isPart && shown.length === 0}
        onClick={() => void give("csv")}
      >
        {texts.list.downloadCsv}
      </button>
      <button
        type="button"
        class="button primary"
        disabled={isPart && shown.length === 0}
        onClick={() => void give("xlsx")}
      >
        <Icon name="down" />
        {texts.list.download}
      </button>
    </div>
  );
}
