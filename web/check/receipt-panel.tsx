/** The receipt of an answer, with buttons to save it, to copy it, and to open it for printing. */
import { useState } from "preact/hooks";
import { hyphenate } from "../parts/business-number.ts";
import { download } from "../parts/download.ts";
import { Icon } from "../parts/icon.tsx";
import { holdReceipt } from "../receipt/held.ts";
import { goTo } from "../router.ts";
import { koreanDayOf } from "../texts/format.ts";
import { usePageTexts } from "../texts/page-language.ts";

export function ReceiptPanel({
  receipt,
  operation,
  number,
  time,
}: {
  receipt: string;
  operation: "verify" | "status" | "describe";
  number: string;
  /** When the business was checked. */
  time: number;
}) {
  const texts = usePageTexts();
  const [told, setTold] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(receipt).then(
      () => setTold(texts.answer.copied),
      () => setTold(texts.answer.copyFailed),
    );
  const save = () => {
    const name = texts.receipt.fileName(hyphenate(number), koreanDayOf(time));
    download(new Blob([`${receipt}\n`], { type: "text/plain" }), `${name}.txt`);
  };
  const open = () => {
    holdReceipt(receipt);
    goTo("/receipt");
  };
  return (
    <section class="stack no-print" aria-labelledby="receipt-title">
      <h3 id="receipt-title">{texts.receipt.title}</h3>
      <p>{operation === "describe" ? texts.receipt.leadOfDescription : texts.receipt.lead}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={open}>
          <Icon name="print" />
          {texts.receipt.open}
        </button>
        <button type="button" class="button" onClick={save}>
          <Icon name="down" />
          {texts.receipt.save}
        </button>
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {texts.receipt.copy}
        </button>
        <span class="small muted" role="status">
          {told}
        </span>
      </div>
      <textarea
        class="mono receipt-text"
        rows={3}
        readOnly
        spellcheck={false}
        aria-label={texts.receipt.title}
        value={receipt}
        onFocus={(event) => event.currentTarget.select()}
      />
    </section>
  );
}
