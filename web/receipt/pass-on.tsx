/** Copies, saves and prints a receipt, as it is or with fewer details. */
import { useState } from "preact/hooks";
import type { ReceiptDetail } from "../../sdk/src/verify-receipt.ts";
import { download } from "../parts/download.ts";
import { Icon } from "../parts/icon.tsx";
import { usePageTexts } from "../texts/page-language.ts";
import { useReceiptTexts } from "./texts.ts";
import { fileNameOf, type Genuine } from "./words.ts";

export function PassOn({
  shown,
  details,
  left,
  onLeave,
}: {
  /** The receipt without the details that are left out. */
  shown: Genuine;
  /** What may be left out. */
  details: readonly ReceiptDetail[];
  left: readonly ReceiptDetail[];
  onLeave: (left: readonly ReceiptDetail[]) => void;
}) {
  const page = usePageTexts();
  const texts = useReceiptTexts();
  const [told, setTold] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(shown.receipt).then(
      () => setTold(page.answer.copied),
      () => setTold(page.answer.copyFailed),
    );
  const save = () => {
    const name = fileNameOf(page, shown.claims);
    download(new Blob([`${shown.receipt}\n`], { type: "text/plain" }), `${name}.txt`);
  };
  return (
    <section class="stack no-print" aria-labelledby="pass-title">
      <h3 id="pass-title">{texts.pass}</h3>
      {details.length > 0 && (
        <div>
          <p>{shown.claims.mode === "test" ? texts.passLessOfTest : texts.passLess}</p>
          {details.map((detail) => (
            <label key={detail} class="choice">
              <input
                type="checkbox"
                checked={left.includes(detail)}
                onChange={({ currentTarget: { checked } }) =>
                  onLeave(checked ? [...left, detail] : left.filter((one) => one !== detail))
                }
              />
              {texts.leaveOut[detail]}
            </label>
          ))}
        </div>
      )}
      <div class="row">
        <button type="button" class="button primary" onClick={() => print()}>
          <Icon name="print" />
          {texts.print}
        </button>
        <button type="button" class="button" onClick={save}>
          <Icon name="down" />
          {page.receipt.save}
        </button>
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {page.receipt.copy}
        </button>
        <span class="small muted" role="status">
          {told}
        </span>
      </div>
      <textarea
        class="mono receipt-text"
        rows={4}
        readOnly
        spellcheck={false}
        aria-label={texts.passField}
        value={shown.receipt}
        onFocus={(event) => event.currentTarget.select()}
      />
    </section>
  );
}
