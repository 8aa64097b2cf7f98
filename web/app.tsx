/** The whole page: the header, and the view of the current address. */
import { useEffect, useRef } from "preact/hooks";
import { ApiView } from "./api/api-view.tsx";
import { CheckView } from "./check/check-view.tsx";
import { KeyView } from "./key/key-view.tsx";
import { WaitingForService } from "./key/waiting-for-service.tsx";
import { Connection } from "./parts/connection.tsx";
import { Header } from "./parts/header.tsx";
import { lazy, Waiting } from "./parts/lazy.tsx";
import { type Route, route } from "./router.ts";
import { type Session, session } from "./session.ts";
import { useStore } from "./store.ts";

const list = lazy(async () => (await import("./views.ts")).ListView);
const watched = lazy(async () => (await import("./views.ts")).WatchedView);
const webhooks = lazy(async () => (await import("./views.ts")).WebhooksView);
const jobs = lazy(async () => (await import("./views.ts")).JobsView);
const receipt = lazy(async () => (await import("./receipt/receipt-view.tsx")).ReceiptView);
const job = lazy(async () => (await import("./views.ts")).JobView);

export function App() {
  const here = useStore(route);
  const state = useStore(session);
  const isFirst = useRef(true);
  useEffect(() => {
    // Focus the new view, so that a screen reader starts there.
    if (!isFirst.current) document.getElementById("main")?.focus();
    isFirst.current = false;
  }, [here]);
  const hasKey = state.kind !== "none";
  useEffect(() => {
    // Load these views only when there is a key, because they need one.
    if (hasKey) for (const view of [list, watched, webhooks, jobs, job]) void view.load();
  }, [hasKey]);
  return (
    <>
      <Header />
      <Connection isNeeded={here.view !== "receipt"} />
      {here.view === "api" ? (
        <ApiView />
      ) : here.view === "receipt" ? (
        <receipt.View />
      ) : state.kind === "open" ? (
        // Another key may belong to another account, so give each key a new view.
        <View key={state.session.key} here={here} session={state.session} />
      ) : state.kind === "checking" && state.isKept ? (
        <Waiting />
      ) : state.kind === "waiting" ? (
        <WaitingForService kept={state.kept} failure={state.failure} />
      ) : (
        <KeyView
          failure={state.kind === "none" ? state.failure : undefined}
          isChecking={state.kind === "checking"}
        />
      )}
    </>
  );
}

type RouteWithKey = Exclude<Route, { view: "api" | "receipt" }>;

function View({ here, session }: { here: RouteWithKey; session: Session }) {
  switch (here.view) {
    case "check":
      return <CheckView session={session} />;
    case "list":
      return <list.View session={session} />;
    case "watched":
      return <watched.View session={session} />;
    case "jobs":
      return <jobs.View session={session} />;
    case "webhooks":
      return <webhooks.View session={session} />;
    case "job":
      return <job.View key={here.id} session={session} id={here.id} />;
  }
}
