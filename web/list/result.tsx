/**
 * The fourth step: shows the result, and writes the files to download. If the page does not have
 * the file of a job, it asks the person for the file.
 */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Checked } from "../answers.ts";
import { Bar } from "../parts/bar.tsx";
import { FileButton } from "../parts/file-button.tsx";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { number } from "../texts/format.ts";
import { usePageTexts } from "../texts/page-language.ts";
import { openAgain } from "./join-list.ts";
import {
  GROUPS,
  type Group,
  joinRows,
  longVerdict,
  MARKS,
  type ResultRow,
  rowsWithoutFile,
  shortVerdict,
} from "./result-rows.ts";
import { sheetOf } from "./result-sheet.ts";
import { ResultTable } from "./result-table.tsx";
import type { SentList } from "./sent-lists.ts";
import { download, writeSheet } from "./sheet-calls.ts";
import type { ReadList } from "./sheets/messages.ts";

const PRINTED_ROWS = 2_000;

export function Result({
  lines,
  name,
  list,
  sentList = null,
}: {
  lines: Checked[];
  name: string;
  /** The list that was sent; null after a reload, and for a job opened from the list of jobs. */
  list: ReadList | null;
  /** What the browser remembers of the list. */
  sentList?: SentList | null;
}) {
  const texts = usePageTexts();
  const [joined, setJoined] = useState(list);
  const rows = useMemo(
    () => (joined && joinRows(lines, joined)) ?? rowsWithoutFile(lines),
    [lines, joined],
  );
  const header = joined ? joined.sheet.header : [texts.list.columns.business_number];
  const [group, setGroup] = useState<Group | null>(null);
  const [search, setSearch] = useState("");
  const [isPrinting, setPrinting] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const counts = useMemo(() => countGroups(rows), [rows]);
  const shown = useMemo(() => filterRows(rows, group, search), [rows, group, search]);
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
  const isStatus = useMemo(() => lines.some(({ result }) => "isRegistered" in result), [lines]);
  const summary = texts.list.summary(number(rows.length));
  return (
    <div class="stack result">
      <Bar
        label={summary}
        parts={GROUPS.map((each) => ({ mark: MARKS[each], count: counts[each] }))}
        total={rows.length}
      />
      <fieldset class="filters" aria-label={texts.list.filter}>
        <Filter
          text={texts.list.all}
          count={rows.length}
          isOn={group === null}
          onPress={() => setGroup(null)}
        />
        {GROUPS.filter((each) => counts[each] > 0).map((each) => (
          <Filter
            key={each}
            text={
              isStatus && each === "confirmed" ? texts.list.groupActive : texts.list.groups[each]
            }
            count={counts[each]}
            group={each}
            isOn={group === each}
            onPress={() => setGroup(group === each ? null : each)}
          />
        ))}
      </fieldset>
      {!joined && <Join lines={lines} sentList={sentList} onJoin={setJoined} />}
      <div class="row no-print tools">
        <input
          ref={searchField}
          type="search"
          class="search"
          placeholder={texts.list.searchHint}
          aria-label={texts.list.search}
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
        <span class="small muted" role="status">
          {texts.list.shown(number(shown.length))}
        </span>
        <Downloads name={name} header={header} rows={rows} />
      </div>
      {shown.length === 0 ? (
        <p class="muted">{texts.list.nothingFound}</p>
      ) : (
        <ResultTable header={header} rows={shown} onSearch={() => searchField.current?.focus()} />
      )}
      {isPrinting && <Printed name={name} header={header} rows={rows} />}
    </div>
  );
}

function countGroups(rows: readonly ResultRow[]): Record<Group, number> {
  const counts = { confirmed: 0, warning: 0, differing: 0, unregistered: 0, undecided: 0 };
  for (const { group } of rows) counts[group]++;
  return counts;
}

function filterRows(rows: ResultRow[], group: Group | null, search: string): ResultRow[] {
  const wanted = plain(search);
  return rows.filter(
    (row) =>
      (group === null || row.group === group) &&
      (wanted === "" || row.cells.some((cell) => plain(cell).includes(wanted))),
  );
}

/** Makes a search ignore blanks, hyphens and letter case. */
function plain(text: string): string {
  return text.normalize("NFC").toLowerCase().replace(/[\s-]/g, "");
}

function Filter({
  text,
  count,
  group,
  isOn,
  onPress,
}: {
  text: string;
  count: number;
  group?: Group;
  isOn: boolean;
  onPress: () => void;
}) {
  return (
    <button type="button" class="filter" aria-pressed={isOn} onClick={onPress}>
      {group && (
        <svg class="swatch" viewBox="0 0 10 10" aria-hidden="true">
          <rect class={`fill-${MARKS[group]}`} width="10" height="10" rx="2" />
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
  sentList: SentList | null;
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
      <p class="small">{texts.list.join(sentList?.hash ? sentList.name : "")}</p>
      <FileButton text={texts.list.joinButton} onFile={(file) => void join(file)} />
      {fault && (
        <Notice tone="negative" live>
          {fault}
        </Notice>
      )}
    </div>
  );
}

function Downloads({ name, header, rows }: { name: string; header: string[]; rows: ResultRow[] }) {
  const texts = usePageTexts();
  const [state, setState] = useState<"idle" | "writing" | "failed">("idle");
  const give = async (format: "xlsx" | "csv") => {
    setState("writing");
    const file = await writeSheet(format, sheetOf(texts, header, rows));
    setState(file ? "idle" : "failed");
    const stem = name.replace(/\.[a-z]{3,4}$/i, "") || texts.list.sheetName;
    if (file) download(file, `${texts.list.resultName(stem)}.${format}`);
  };
  return (
    <div class="row downloads">
      <span class="small muted" role="status">
        {state === "writing" && texts.list.writing}
        {state === "failed" && texts.list.writeFailed}
      </span>
      <button type="button" class="button quiet" onClick={() => print()}>
        <Icon name="print" />
        {texts.list.print}
      </button>
      <button type="button" class="button" onClick={() => void give("csv")}>
        {texts.list.downloadCsv}
      </button>
      <button type="button" class="button primary" onClick={() => void give("xlsx")}>
        <Icon name="down" />
        {texts.list.download}
      </button>
    </div>
  );
}

/** What is printed below the counts: rows that are not confirmed, at most `PRINTED_ROWS`. */
function Printed({ name, header, rows }: { name: string; header: string[]; rows: ResultRow[] }) {
  const texts = usePageTexts();
  const printed = rows.filter(({ group }) => group !== "confirmed").slice(0, PRINTED_ROWS);
  return (
    <div class="print-only">
      <h2>{name}</h2>
      <table class="printed">
        <thead>
          <tr>
            {header.map((text) => text && <th key={text}>{text}</th>)}
            <th>{texts.list.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {printed.map((row) => (
            <tr key={row.line}>
              {header.map((text, position) => text && <td key={text}>{row.cells[position]}</td>)}
              <td title={longVerdict(texts, row)}>{shortVerdict(texts, row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
