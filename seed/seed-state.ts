/**
 * Migrates and seeds the state in a folder: `node seed/seed-state.ts <folder> [<receiver>]`. With
 * the address of a receiver, the demo accounts get webhook endpoints.
 *
 * This is a separate program, so that its output can be hidden. Wrangler's proxy prints long
 * warnings about Durable Objects, although this program does not use them.
 */
import { fileURLToPath } from "node:url";
import { getPlatformProxy } from "wrangler";
import { seedEndpoints } from "./demo-endpoints.ts";
import { migrate } from "./migrate.ts";
import { type SeededBindings, seed } from "./seed.ts";
import { seedFormerNames } from "./seed-former-names.ts";

const [, , stateDir, receiverUrl] = process.argv;
const proxy = await getPlatformProxy<SeededBindings>({
  configPath: fileURLToPath(new URL("../wrangler.toml", import.meta.url)),
  persist: { path: `${stateDir}/v3` },
});
await migrate(proxy.env.DB);
await seed(proxy.env);
await seedFormerNames(proxy.env.DB);
if (receiverUrl) await seedEndpoints(proxy.env.DB, receiverUrl);
await proxy.dispose();
