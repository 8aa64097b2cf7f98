/** Loads views when they are needed, so that the first view appears sooner. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { usePageTexts } from "../texts/page-language.ts";
import { Notice } from "./notice.tsx";

export interface Lazy<Props> {
  View: ComponentType<Props>;
  /** Loads the view before the user opens it, because the connection may be lost by then. */
  load: () => Promise<void>;
}

export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  let loaded: ComponentType<Props> | null = null;
  const ensure = async () => {
    loaded ??= await load();
  };
  function View(props: Props) {
    const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
    useEffect(() => {
      // Loading replaces the main element. If the old element had the focus, focus the new one.
      const hadFocus = () => document.activeElement?.id === "main";
      ensure().then(
        () => {
          const isFocused = hadFocus();
          setState("loaded");
          if (isFocused) setTimeout(() => document.getElementById("main")?.focus());
        },
        () => setState("failed"),
      );
    }, []);
    if (loaded) {
      const Loaded = loaded;
      return <Loaded {...props} />;
    }
    return <Waiting isFailed={state === "failed"} />;
  }
  return { View, load: () => ensure().catch(() => {}) };
}

export function Waiting({ isFailed = false }: { isFailed?: boolean }) {
  const texts = usePageTexts();
  return (
    <main id="main" tabIndex={-1} class="frame view">
      {isFailed ? (
        <Notice tone="warning" title={texts.viewFailed[0]} live>
          <p>{texts.viewFailed[1]}</p>
          <p>
            <button type="button" class="button" onClick={() => location.reload()}>
              {texts.reload}
            </button>
          </p>
        </Notice>
      ) : (
        <p class="muted">{texts.loading}</p>
      )}
    </main>
  );
}
