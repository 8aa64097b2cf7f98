/** Compares a results file with the receipt of its job. */
import { useEffect, useState } from "preact/hooks";
import type { BatchReceipt } from "../../sdk/src/verify-receipt.ts";
import { sha256Hex } from "../../src/lib/sha256.ts";
import { FileButton } from "../parts/file-button.tsx";
import { Notice } from "../parts/notice.tsx";
import { useReceiptTexts } from "./texts.ts";

export function ResultsFile({ claims, dropped }: { claims: BatchReceipt; dropped: File | null }) {
  const texts = useReceiptTexts();
  const [compared, setCompared] = useState<{ name: string; isSame: boolean } | null>(null);
  const compare = async (file: File) => {
    const hash = await sha256Hex(new Uint8Array(await file.arrayBuffer()));
    setCompared({ name: file.name, isSame: hash === claims.results_sha256 });
  };
  useEffect(() => {
    setCompared(null);
    if (dropped) void compare(dropped);
  }, [claims.results_sha256, dropped]);
  return (
    <section class="stack no-print">
      <h3>{texts.compareTitle}</h3>
      <p>{texts.compareLead}</p>
      <div>
        <FileButton
          text={texts.compare}
          accept=".csv,text/csv"
          onFile={(file) => void compare(file)}
        />
      </div>
      <div role="status">
        {compared && (
          <Notice tone={compared.isSame ? "positive" : "negative"}>
            {compared.isSame ? texts.sameFile(compared.name) : texts.otherFile(compared.name)}
          </Notice>
        )}
      </div>
    </section>
  );
}
