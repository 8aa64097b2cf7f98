/** Two buttons that write a sheet: for Excel, and as CSV. */
import { useState } from "preact/hooks";
import { writeSheet } from "../list/sheet-calls.ts";
import type { WrittenSheet } from "../list/sheets/messages.ts";
import { download } from "../parts/download.ts";
import { Icon } from "../parts/icon.tsx";
import { koreanDayOf } from "../texts/format.ts";
import { usePageTexts } from "../texts/page-language.ts";

export function Downloads({
  what,
  isPart = false,
  sheet,
}: {
  what: string;
  isPart?: boolean;
  sheet: () => WrittenSheet;
}) {
  const texts = usePageTexts();
  const { watched, list } = texts;
  const [state, setState] = useState<"idle" | "writing" | "failed">("idle");
  const give = async (format: "xlsx" | "csv") => {
    setState("writing");
    const written = sheet();
    const file = await writeSheet(format, written);
    setState(file ? "idle" : "failed");
    const stem = `${written.name} ${koreanDayOf(Date.now())}`;
    if (file) download(file, `${isPart ? list.partName(stem) : stem}.${format}`);
  };
  return (
    <div class="row downloads">
      <span class="small muted" role="status">
        {state === "writing" && list.writing}
        {state === "failed" && list.writeFailed}
      </span>
      <button type="button" class="button" onClick={() => void give("csv")}>
        {watched.csvOf(what)}
      </button>
      <button type="button" class="button" onClick={() => void give("xlsx")}>
        <Icon name="down" />
        {watched.excelOf(what)}
      </button>
    </div>
  );
}
