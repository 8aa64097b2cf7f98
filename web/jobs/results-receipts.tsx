/** Saves the results files of a list's jobs, and the receipts that cover these files. */
import { useState } from "preact/hooks";
import type { Job } from "../answers.ts";
import { download } from "../parts/download.ts";
import { Icon } from "../parts/icon.tsx";
import { FailureNotice } from "../parts/notice.tsx";
import { follow } from "../router.ts";
import type { Failure, Service } from "../service.ts";
import { noteFailure } from "../session.ts";
import { koreanDayOf } from "../texts/format.ts";
import { usePageTexts } from "../texts/page-language.ts";

export function ResultsReceipts({ service, jobs }: { service: Service; jobs: readonly Job[] }) {
  const texts = usePageTexts();
  const [failure, setFailure] = useState<Failure | null>(null);
  const ended = jobs.filter(({ status }) => status === "completed" || status === "cancelled");
  if (ended.length === 0) return null;
  const fail = (found: Failure) => {
    noteFailure(found);
    setFailure(found);
  };
  const saveFile = async ({ job_id }: Job) => {
    setFailure(null);
    const reply = await service.resultsFile(job_id);
    if (reply.ok) download(reply.value, `results-${job_id}.csv`);
    else fail(reply.failure);
  };
  const saveReceipt = async ({ job_id, created_at }: Job) => {
    setFailure(null);
    const reply = await service.receiptOf(job_id);
    if (!reply.ok) return fail(reply.failure);
    const name = texts.receipt.fileName(job_id, koreanDayOf(created_at));
    const text = `${reply.value.receipt ?? ""}\n`;
    download(new Blob([text], { type: "text/plain" }), `${name}.txt`);
  };
  return (
    <details class="developer no-print">
      <summary>{texts.jobs.receipt}</summary>
      <div class="stack">
        <p>
          {texts.jobs.receiptLead}{" "}
          <a href="/receipt" onClick={follow}>
            {texts.jobs.receiptLink}
          </a>
        </p>
        {ended.map((job, at) => (
          <div key={job.job_id} class="row">
            {ended.length > 1 && (
              <span class="numbers">
                {at + 1} / {ended.length}
              </span>
            )}
            <button type="button" class="button" onClick={() => void saveFile(job)}>
              <Icon name="down" />
              {texts.jobs.saveResults}
            </button>
            <button type="button" class="button" onClick={() => void saveReceipt(job)}>
              <Icon name="down" />
              {texts.jobs.saveReceipt}
            </button>
          </div>
        ))}
        {failure && <FailureNotice failure={failure} />}
      </div>
    </details>
  );
}
