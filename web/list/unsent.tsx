/** Says which rows of an interrupted list were not sent, and how to continue the list. */
import { FileButton } from "../parts/file-button.tsx";
import { Notice } from "../parts/notice.tsx";
import { goTo } from "../router.ts";
import type { Session } from "../session.ts";
import { useStore } from "../store.ts";
import { number } from "../texts/format.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import { draft, openFile } from "./draft.ts";
import { forgetRun } from "./run.ts";
import { needsPage, run } from "./run-state.ts";
import { rowsOf, type SentList, sentParts, unsentLines, unsentRows } from "./sent-lists.ts";

export function unsentText({ list: texts }: PageTexts, list: SentList): string {
  const [from, to] = unsentLines(list);
  const sent = number(rowsOf(sentParts(list)));
  const left = number(unsentRows(list));
  return texts.unsent(sent, number(list.total), left, number(from), number(to));
}

export function Unsent({
  list,
  session,
  isNamed = false,
}: {
  list: SentList;
  session: Session;
  /** Whether to say which list it is. */
  isNamed?: boolean;
}) {
  const texts = usePageTexts();
  const current = useStore(run);
  const prepared = draft.get();
  const isOpen = prepared.kind === "read" && prepared.hash === list.hash;
  const goOn = (file?: File) => {
    forgetRun();
    if (file) void openFile(file, file.name, session.maxBatch > 0);
    goTo("/list");
  };
  return (
    <Notice tone="warning" {...(isNamed && { title: list.name || texts.jobs.unnamed })}>
      <p>{unsentText(texts, list)}</p>
      {current && needsPage(current) ? (
        <p>{texts.list.goOnLater}</p>
      ) : (
        <div class="row">
          {isOpen ? (
            <button type="button" class="button" onClick={() => goOn()}>
              {texts.list.goOn}
            </button>
          ) : (
            <FileButton text={texts.list.goOnWithFile} onFile={goOn} />
          )}
        </div>
      )}
    </Notice>
  );
}
