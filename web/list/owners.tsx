/** In the second step, says how the names of representatives will be sent. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { firstCharacters } from "../../src/lib/bounded-text.ts";
import { Notice } from "../parts/notice.tsx";
import { number } from "../texts/format.ts";
import { usePageTexts } from "../texts/page-language.ts";
import { changeDraft, type ReadDraft } from "./draft.ts";
import { Repair } from "./repair.tsx";
import type { OwnerReading, SheetRow } from "./sheets/messages.ts";

/** How many names are shown at first, and how many more with each click. */
const LISTED = 50;
const LONGEST_SHOWN = 100;

interface OwnerRow {
  at: number;
  line: number;
  owner: OwnerReading;
}

export function Owners({ draft, rows }: { draft: ReadDraft; rows: SheetRow[] }) {
  const { owner: texts } = usePageTexts();
  const { areOwnersAsWritten } = draft;
  const read = rows.flatMap(({ line, claim, owner }, at): OwnerRow[] =>
    claim && owner ? [{ at, line, owner }] : [],
  );
  const tidied = read.filter(({ owner }) => owner.changes.length > 0);
  const doubtful = read.filter(({ owner }) => owner.hints.length > 0);
  return (
    <>
      {tidied.length > 0 && (
        <Notice tone={areOwnersAsWritten ? "warning" : "neutral"}>
          <p role="status">
            {texts[areOwnersAsWritten ? "asWritten" : "tidied"](number(tidied.length))}
          </p>
          <button
            type="button"
            class="link-button"
            onClick={() => void changeDraft({ areOwnersAsWritten: !areOwnersAsWritten })}
          >
            {areOwnersAsWritten ? texts.tidy : texts.keep}
          </button>
          <Shown rows={tidied}>
            {({ line, owner: { written, tidied: name, changes } }) => (
              <>
                {texts.change(
                  String(line),
                  shown(written),
                  shown(areOwnersAsWritten ? written : name),
                )}
                {!areOwnersAsWritten && (
                  <div class="muted">{changes.map((each) => texts.changes[each]).join(" ")}</div>
                )}
              </>
            )}
          </Shown>
        </Notice>
      )}
      {doubtful.length > 0 && (
        <Notice tone="warning">
          <p role="status">{texts.doubtful(number(doubtful.length))}</p>
          <Shown rows={doubtful}>
            {({ at, line, owner: { written, tidied: name, hints } }) => (
              <>
                <span>
                  <Line line={line} /> {shown(areOwnersAsWritten ? written : name)}
                </span>
                <div>{hints.map((each) => texts.hints[each]).join(" ")}</div>
                <Repair draft={draft} row={at} line={line} column="owner_name" />
              </>
            )}
          </Shown>
        </Notice>
      )}
    </>
  );
}

function Line({ line }: { line: number }) {
  const { list } = usePageTexts();
  return <strong>{list.lineLabel(String(line))}</strong>;
}

function Shown({
  rows,
  children,
}: {
  rows: OwnerRow[];
  children: (row: OwnerRow) => ComponentChildren;
}) {
  const texts = usePageTexts();
  const [listed, setListed] = useState(LISTED);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.owner.show}</summary>
      {isOpen && (
        <ul class="owners">
          {rows.slice(0, listed).map((row) => (
            <li key={row.at}>{children(row)}</li>
          ))}
        </ul>
      )}
      {rows.length > listed && (
        <button type="button" class="link-button" onClick={() => setListed(listed + LISTED)}>
          {texts.jobs.more}
        </button>
      )}
    </details>
  );
}

function shown(name: string): string {
  const start = firstCharacters(name, LONGEST_SHOWN);
  return start === name ? name : `${start}…`;
}
