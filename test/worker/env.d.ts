/** Bindings that only the tests have: `vitest.config.ts` gives them. */
declare namespace Cloudflare {
  interface Env {
    UPSTREAM_URL: string;
    MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}
