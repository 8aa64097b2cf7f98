/** The first step: the user chooses a file, drops a file anywhere on the page, or pastes cells. */
import { download } from "../parts/download.ts";
import { FileButton } from "../parts/file-button.tsx";
import { Icon } from "../parts/icon.tsx";
import { Notice } from "../parts/notice.tsx";
import { useDrop } from "../parts/use-drop.ts";
import { type PageTexts, usePageTexts } from "../texts/page-language.ts";
import { type Draft, openFile } from "./draft.ts";
import { faultText } from "./fault-text.ts";
import { writeSheet } from "./sheet-calls.ts";
import type { WrittenSheet } from "./sheets/messages.ts";

const ACCEPTED = ".xlsx,.csv,.tsv,.txt,.xls,text/csv";

export function ChooseFile({
  draft,
  canSubmitJobs,
}: {
  draft: Exclude<Draft, { kind: "read" }>;
  canSubmitJobs: boolean;
}) {
  const texts = usePageTexts();
  const open = (file: File | undefined) => file && void openFile(file, file.name, canSubmitJobs);
  const isOver = useDrop(open);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text === "") return;
    event.preventDefault();
    void openFile(new Blob([text]), texts.list.pasted, canSubmitJobs);
  };
  const fault = draft.kind === "none" ? draft.fault : undefined;
  return (
    <div class="stack">
      <div class={isOver ? "drop over" : "drop"}>
        <Icon name="file" />
        <p class="drop-title">{draft.kind === "reading" ? texts.list.reading : texts.list.drop}</p>
        <p class="small muted">{draft.kind === "reading" ? draft.name : texts.list.formats}</p>
        <FileButton
          text={texts.list.choose}
          isPrimary
          disabled={draft.kind === "reading"}
          accept={ACCEPTED}
          onFile={open}
        />
      </div>
      {fault !== undefined && (
        <Notice tone="negative" live>
          {faultText(texts, fault)}
        </Notice>
      )}
      <div class="choose-more">
        <label class="paste">
          <span class="small muted">{texts.list.paste}</span>
          <textarea rows={1} onPaste={paste} />
        </label>
        <button type="button" class="button quiet" onClick={() => void giveSample(texts)}>
          <Icon name="down" />
          {texts.list.sample}
        </button>
      </div>
    </div>
  );
}

/** Downloads a sample file. Its businesses are invented, and the second has an invalid number. */
async function giveSample(texts: PageTexts): Promise<void> {
  const { columns } = texts.list;
  const sheet: WrittenSheet = {
    name: texts.list.sheetName,
    header: [columns.business_number, columns.company_name, columns.owner_name, columns.start_date],
    widths: [18, 24, 14, 14],
    rows: [
      ["217-81-82399", "주식회사 한빛물산", "김한빛", "2012-03-05"],
      ["000-00-00000", "예시상사", "홍길동", "2020-01-01"],
    ],
    toned: null,
  };
  const file = await writeSheet("xlsx", sheet);
  if (file) download(file, `${texts.list.sampleName}.xlsx`);
}
