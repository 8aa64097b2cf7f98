/** Loads the view of a result when a list is checked, because the first view does not need it. */
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Notice } from "../parts/notice.tsx";
import { createStore, useStore } from "../store.ts";
import { usePageTexts } from "../texts/page-language.ts";
import type { ResultProps } from "./result-view.tsx";

type Loading = { View: ComponentType<ResultProps> | null; isFailed: boolean };

const view = createStore<Loading>({ View: null, isFailed: false });

/** Call this early, because the connection may be lost when the result arrives. */
export async function loadResult(): Promise<void> {
  if (view.get().View) return;
  try {
    const { ResultView } = await import("./result-view.tsx");
    view.set({ View: ResultView, isFailed: false });
  } catch (fault) {
    console.warn(fault);
    view.set({ View: null, isFailed: true });
  }
}

export function Result(props: ResultProps) {
  const texts = usePageTexts();
  const { View, isFailed } = useStore(view);
  useEffect(() => void loadResult(), []);
  if (View) return <View {...props} />;
  if (!isFailed) return <p class="muted">{texts.loading}</p>;
  return (
    <Notice tone="warning" live>
      <p>{texts.list.viewFailed}</p>
      <p>
        <button type="button" class="button" onClick={() => location.reload()}>
          {texts.list.reload}
        </button>
      </p>
    </Notice>
  );
}
