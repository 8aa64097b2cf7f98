/** The whole page: the header, and below it the view that the address names. */
import { useEffect, useRef } from "preact/hooks";
import { ApiView } from "./api/api-view.tsx";
import { CheckView } from "./check/check-view.tsx";
import { JobView } from "./jobs/job-view.tsx";
import { JobsView } from "./jobs/jobs-view.tsx";
import { KeyView } from "./key/key-view.tsx";
import { ListView } from "./list/list-view.tsx";
import { Connection } from "./parts/connection.tsx";
import { Header } from "./parts/header.tsx";
import { type Route, route } from "./router.ts";
import { type Session, session } from "./session.ts";
import { useStore } from "./store.ts";

export function App() {
  const here = useStore(route);
  const state = useStore(session);
  const isFirst = useRef(true);
  useEffect(() => {
    // Focus the new view, so that a screen reader starts there.
    if (!isFirst.current) document.getElementById("main")?.focus();
    isFirst.current = false;
  }, [here]);
  return (
    <>
      <Header />
      <Connection />
      {here.view === "api" ? (
        <ApiView />
      ) : state.kind === "open" ? (
        // Another key may belong to another account, so give each key a new view.
        <View key={state.session.key} here={here} session={state.session} />
      ) : (
        <KeyView
          failure={state.kind === "none" ? state.failure : undefined}
          isChecking={state.kind === "checking"}
        />
      )}
    </>
  );
}

function View({ here, session }: { here: Exclude<Route, { view: "api" }>; session: Session }) {
  switch (here.view) {
    case "check":
      return <CheckView session={session} />;
    case "list":
      return <ListView session={session} />;
    case "jobs":
      return <JobsView session={session} />;
    case "job":
      return <JobView key={here.id} session={session} id={here.id} />;
  }
}
