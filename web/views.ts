/** The views that the page loads later. They are loaded together, when there is an API key. */
export { JobView } from "./jobs/job-view.tsx";
export { JobsView } from "./jobs/jobs-view.tsx";
export { ListView } from "./list/list-view.tsx";
export { WatchedView } from "./watched/watched-view.tsx";
export { WebhooksView } from "./webhooks/webhooks-view.tsx";
