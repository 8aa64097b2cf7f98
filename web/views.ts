/** The views that the first view does not need: loaded together, once there is an API key. */
export { JobView } from "./jobs/job-view.tsx";
export { JobsView } from "./jobs/jobs-view.tsx";
export { ListView } from "./list/list-view.tsx";
export { WatchedView } from "./watched/watched-view.tsx";
export { WebhooksView } from "./webhooks/webhooks-view.tsx";
