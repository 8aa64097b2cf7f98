/**
 * A notice for a list whose file has the columns of an earlier result. Before the list is sent, the
 * notice says that the new result will replace these columns.
 */
import { Notice } from "../parts/notice.tsx";
import { usePageTexts } from "../texts/page-language.ts";
import { keepOurColumns } from "./draft.ts";
import { ourPositions } from "./our-columns.ts";
import type { Sheet } from "./sheets/messages.ts";

export function OurColumns({ sheet: { ours = [] } }: { sheet: Sheet }) {
  const { list } = usePageTexts();
  const newest = ours.at(-1);
  if (!newest) return null;
  return (
    <Notice tone="neutral" live>
      <p>{list.ours(String(ourPositions(ours).size))}</p>
      {newest.number === undefined && <p>{list.oursWithoutNumber}</p>}
      <p>
        <button type="button" class="button" onClick={keepOurColumns}>
          {list.keepOurs}
        </button>
      </p>
    </Notice>
  );
}
