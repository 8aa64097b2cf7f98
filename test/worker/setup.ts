/**
 * Before each test file: migrated and seeded bindings, as `npm start` has them. Before each test:
 * healthy upstreams, and an empty log.
 */
import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach } from "vitest";
import { seed } from "../../seed/seed.ts";
import { resetUpstreams } from "./service.ts";

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await seed(env);
});

beforeEach(resetUpstreams);

// The service logs one event a request: shown only where a test fails. Vitest, asked to do that,
// may wait forever for a line that was logged while a file ended (vitest.config.ts).
let logged: (() => void)[] = [];
for (const level of ["log", "error"] as const) {
  const print = console[level];
  console[level] = (...line) => void logged.push(() => print(...line));
}
beforeEach(({ onTestFailed }) => {
  logged = [];
  onTestFailed(() => {
    for (const print of logged) print();
  });
});
