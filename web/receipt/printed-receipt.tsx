/** The printed form of a receipt: one page with its facts, and a code that holds its text. */
import { usePageTexts } from "../texts/page-language.ts";
import { FactTable } from "./fact-table.tsx";
import { QrCode } from "./qr-code.tsx";
import { useReceiptTexts } from "./texts.ts";
import { factsOf, type Genuine, methodOf, printedText } from "./words.ts";

export function PrintedReceipt({ shown, loadedAt }: { shown: Genuine; loadedAt: number }) {
  const page = usePageTexts();
  const texts = useReceiptTexts();
  const all = { page, receipt: texts };
  const { claims, receipt } = shown;
  // Leave out the place of the check, because it does not help a reader of the paper.
  const signed = methodOf(all, shown, loadedAt).filter(({ label }) => label !== texts.where);
  return (
    <article class="print-only printed-receipt">
      <h1>{texts.printed.title}</h1>
      {claims.mode === "test" ? (
        <div class="printed-test">
          <p class="printed-said">{texts.printed.test}</p>
          <p>{texts.testHelp}</p>
        </div>
      ) : (
        <p class="printed-said">{printedText(all, shown)}</p>
      )}
      <FactTable caption={texts.says} facts={[...factsOf(all, shown), ...signed]} />
      <div class="printed-code">
        <QrCode text={receipt} label={texts.printed.code} instead={texts.printed.tooLong} />
        <div>
          <h2>{texts.printed.how}</h2>
          <p>{texts.printed.steps(`${claims.iss}/receipt`)}</p>
          <h2>{texts.not}</h2>
          <p>{claims.mode === "test" ? texts.notTextOfTest : texts.notText}</p>
          <p lang="en">{claims.statement}</p>
        </div>
      </div>
      <p class="printed-label">{texts.printed.text}</p>
      <p class="printed-text">{receipt}</p>
    </article>
  );
}
