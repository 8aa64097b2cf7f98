/** Maps addresses to views. An address never contains a business number, a name or a key. */
import { createStore } from "./store.ts";

export type Route =
  | { view: "check" }
  | { view: "list" }
  | { view: "watched" }
  | { view: "jobs" }
  | { view: "job"; id: string }
  | { view: "api" }
  | { view: "webhooks" }
  | { view: "receipt" };

export const route = createStore<Route>(routeOf(location.pathname));

addEventListener("popstate", () => route.set(routeOf(location.pathname)));

export function goTo(path: string): void {
  if (path !== location.pathname) history.pushState(null, "", path);
  route.set(routeOf(path));
  scrollTo(0, 0);
}

/** Follows a link within the page without loading the page again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goTo((event.currentTarget as HTMLAnchorElement).pathname);
}

function routeOf(path: string): Route {
  const job = /^\/jobs\/(job_[0-9a-f]{32})$/.exec(path)?.[1];
  if (job !== undefined) return { view: "job", id: job };
  if (path === "/list") return { view: "list" };
  if (path === "/watched") return { view: "watched" };
  if (path === "/jobs") return { view: "jobs" };
  if (path === "/api") return { view: "api" };
  if (path === "/webhooks") return { view: "webhooks" };
  if (path === "/receipt") return { view: "receipt" };
  return { view: "check" };
}
