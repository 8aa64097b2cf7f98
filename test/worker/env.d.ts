/** Bindings that only the tests have, given by `vitest.config.ts`, and files read as text. */
declare namespace Cloudflare {
  interface Env {
    UPSTREAM_URL: string;
    MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}

/** A file of the project as text: Vite reads it. */
declare module "*?raw" {
  const text: string;
  export default text;
}
