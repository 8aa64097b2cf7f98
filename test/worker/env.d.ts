/** The bindings that `vitest.config.ts` adds for tests. */
declare namespace Cloudflare {
  interface Env {
    UPSTREAM_URL: string;
    WEBHOOK_MASTER_KEYS: string;
    RECEIPT_KEY: string;
    RECEIPT_TEST_KEY: string;
    RECEIPT_ISSUER: string;
    MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}

/** Files that Vite imports as text. */
declare module "*?raw" {
  const text: string;
  export default text;
}
