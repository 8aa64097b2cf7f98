/** The top of every view: where one is, what has been used, the language and the key. */
import { useEffect, useRef, useState } from "preact/hooks";
import { follow, type Route, route } from "../router.ts";
import { leave, type Session, session } from "../session.ts";
import { useStore } from "../store.ts";
import { dayOf, number } from "../words/format.ts";
import { switchLanguage, useWords } from "../words/words.ts";

const LINKS = [
  { view: "check", path: "/" },
  { view: "list", path: "/list" },
  { view: "jobs", path: "/jobs" },
  { view: "api", path: "/api" },
] as const;

export function Header() {
  const words = useWords();
  const here = useStore(route);
  const state = useStore(session);
  return (
    <header class="header">
      <a class="skip" href="#main">
        {words.skip}
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
          {words.title}
        </a>
        <nav class="nav" aria-label={words.title}>
          {LINKS.map(({ view, path }) => (
            <a
              key={view}
              href={path}
              onClick={follow}
              aria-current={isAt(here, view) ? "page" : undefined}
            >
              {words.nav[view]}
            </a>
          ))}
        </nav>
        <div class="header-end">
          {state.kind === "open" && <Gauge session={state.session} />}
          <button
            type="button"
            class="button quiet"
            lang={words.lang === "ko" ? "en" : "ko"}
            aria-label={words.otherLanguageLabel}
            onClick={switchLanguage}
          >
            {words.otherLanguage}
          </button>
          {state.kind === "open" && <KeyMenu session={state.session} />}
        </div>
      </div>
    </header>
  );
}

function isAt(here: Route, view: string): boolean {
  return here.view === view || (here.view === "job" && view === "jobs");
}

function Gauge({ session: { usage } }: { session: Session }) {
  const words = useWords();
  const { used, quota } = usage;
  if (usage.mode === "test") {
    return (
      <div class="gauge">
        <span class="test-mark">{words.testMode}</span>
      </div>
    );
  }
  const text = words.gauge(number(used), quota === null ? null : number(quota));
  return (
    <div class="gauge">
      <span>
        <span class="visually-hidden">{words.gaugeLabel} </span>
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
  const { key, usage, variants, maxBatch } = session;
  const words = useWords();
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
        {words.key.menu}
      </button>
      {isOpen && (
        <div class="menu-panel stack">
          <dl class="pairs">
            <dt>{words.key.menu}</dt>
            <dd class="mono">
              {key.slice(0, 9)}…{key.slice(-4)}
            </dd>
            <dt>{words.key.plan}</dt>
            <dd>{usage.plan}</dd>
            <dt>{words.key.can}</dt>
            <dd>
              {variants.map((variant) => (
                <div key={variant}>{words.key.abilities[variant]}</div>
              ))}
              <div>
                {maxBatch > 0 ? words.key.abilities.batch(number(maxBatch)) : words.key.noBatch}
              </div>
            </dd>
          </dl>
          <Gauge session={session} />
          <p class="small muted">
            {usage.mode === "test" ? words.testNumbers : words.key.resets(dayOf(usage.resets_at))}
          </p>
          <button type="button" class="button" onClick={leave}>
            {words.key.leave}
          </button>
        </div>
      )}
    </div>
  );
}
