/** The header of every view: navigation, usage, language and key. */
import { useEffect, useRef, useState } from "preact/hooks";
import { follow, type Route, route } from "../router.ts";
import { keyName, leave, type Session, session } from "../session.ts";
import { useStore } from "../store.ts";
import { koreanDayOf, number } from "../texts/format.ts";
import { switchLanguage, usePageTexts } from "../texts/page-language.ts";

const LINKS = [
  { view: "check", path: "/" },
  { view: "list", path: "/list" },
  { view: "watched", path: "/watched" },
  { view: "jobs", path: "/jobs" },
  { view: "receipt", path: "/receipt" },
  { view: "api", path: "/api" },
] as const;

/** Views without a link in the header. The header marks the view from which they are opened. */
const PARENTS: Partial<Record<Route["view"], string>> = { job: "jobs", webhooks: "api" };

export function Header() {
  const texts = usePageTexts();
  const here = useStore(route);
  const state = useStore(session);
  return (
    <header class="header">
      <a class="skip" href="#main">
        {texts.skip}
      </a>
      <div class="header-row">
        <a class="brand" href="/" onClick={follow}>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <rect class="fill-accent" width="32" height="32" rx="7" />
            <path
              class="brand-tick"
              d="M9 16.5l5 5 9.5-11"
              fill="none"
              stroke-width="3.4"
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          </svg>
          {texts.title}
        </a>
        <nav class="nav" aria-label={texts.title}>
          {LINKS.map(({ view, path }) => (
            <a
              key={view}
              href={path}
              onClick={follow}
              aria-current={isAt(here, view) ? "page" : undefined}
            >
              {texts.nav[view]}
            </a>
          ))}
        </nav>
        <div class="header-end">
          {state.kind === "open" && <Gauge session={state.session} />}
          <button
            type="button"
            class="button quiet"
            lang={texts.lang === "ko" ? "en" : "ko"}
            aria-label={texts.otherLanguageLabel}
            onClick={switchLanguage}
          >
            {texts.otherLanguage}
          </button>
          {state.kind === "open" && <KeyMenu session={state.session} />}
        </div>
      </div>
    </header>
  );
}

function isAt(here: Route, view: string): boolean {
  return here.view === view || PARENTS[here.view] === view;
}

function Gauge({ session: { usage } }: { session: Session }) {
  const texts = usePageTexts();
  const { used, quota } = usage;
  if (usage.mode === "test") {
    return (
      <div class="gauge">
        <span class="test-mark">{texts.testMode}</span>
      </div>
    );
  }
  const text = texts.gauge(number(used), quota === null ? null : number(quota));
  return (
    <div class="gauge">
      <span>
        <span class="visually-hidden">{texts.gaugeLabel} </span>
        {text}
      </span>
      {quota !== null && (
        <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
          <rect class="track" width="100" height="3" />
          <rect
            class={used >= quota ? "fill-negative" : "fill-accent"}
            width={Math.min(100, (100 * used) / Math.max(1, quota))}
            height="3"
          />
        </svg>
      )}
    </div>
  );
}

function KeyMenu({ session }: { session: Session }) {
  const { usage, variants, maxBatch } = session;
  const texts = usePageTexts();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    addEventListener("pointerdown", closeOutside);
    addEventListener("keydown", closeByKey);
    return () => {
      removeEventListener("pointerdown", closeOutside);
      removeEventListener("keydown", closeByKey);
    };
  }, [isOpen]);
  return (
    <div class="menu" ref={menu}>
      <button
        type="button"
        ref={button}
        class="button quiet"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.key.menu}
      </button>
      {isOpen && (
        <div class="menu-panel stack">
          <dl class="pairs">
            <dt>{texts.key.menu}</dt>
            <dd class="mono">{keyName(session)}</dd>
            <dt>{texts.key.plan}</dt>
            <dd>{usage.plan}</dd>
            <dt>{texts.key.can}</dt>
            <dd>
              {variants.map((variant) => (
                <div key={variant}>{texts.key.abilities[variant]}</div>
              ))}
              <div>
                {maxBatch > 0 ? texts.key.abilities.batch(number(maxBatch)) : texts.key.noBatch}
              </div>
            </dd>
          </dl>
          <Gauge session={session} />
          <p class="small muted">
            {usage.mode === "test"
              ? texts.testNumbers
              : texts.key.resets(koreanDayOf(usage.resets_at))}
          </p>
          <button type="button" class="button" onClick={() => leave(session)}>
            {texts.key.leave}
          </button>
        </div>
      )}
    </div>
  );
}
