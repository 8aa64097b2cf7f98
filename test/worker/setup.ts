/**
 * Before each test file: migrated and seeded bindings, as `npm start` has them. Before each test:
 * healthy upstreams.
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
