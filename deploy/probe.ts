/**
 * `npm run probe -- [options]`: finds out from which locations the upstreams can be called, before
 * the service is deployed (docs/deploy.md). This file reads the command line, and gives the steps
 * in `probe/steps.ts` access to wrangler, files and the network.
 */
import { randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect, type SecureVersion } from "node:tls";
import { parseArgs } from "node:util";
import { findAccess } from "./account.ts";
import { CloudflareApi } from "./cloudflare.ts";
import { DeployFailure } from "./failure.ts";
import { refuseTakenByNpm } from "./options.ts";
import { probe } from "./probe/steps.ts";
import { upstreamsOf } from "./probe/upstreams.ts";
import { ROOT, wranglerOf } from "./processes.ts";

const USAGE = `npm run probe -- [options]

Deploys two small Workers, and removes them at the end. They call the tax authority's gateway,
data.go.kr and OpenDART without a key. One Worker runs near Seoul. The other runs wherever
Cloudflare chooses, and also calls from a queue consumer. Then prints the answers and what to do.

  --nts-base-url <address>  call this instead of the tax authority's gateway, for example a relay
  --help                    print this

Environment: CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID, as for npm run deploy`;

const TLS_TIMEOUT_MS = 5_000;
const TLS_VERSIONS: readonly SecureVersion[] = ["TLSv1.2", "TLSv1.3"];

try {
  refuseTakenByNpm(["nts-base-url"], "probe", process.env);
  const { values } = parseArgs({
    options: { "nts-base-url": { type: "string" }, help: { type: "boolean", default: false } },
  });
  if (values.help) console.log(USAGE);
  else await main(values["nts-base-url"]);
} catch (failure) {
  // parseArgs throws a TypeError for a wrong option.
  const isOurs = failure instanceof DeployFailure || failure instanceof TypeError;
  console.error(isOurs ? failure.message : failure);
  process.exitCode = 1;
}

async function main(ntsBaseUrl: string | undefined): Promise<void> {
  const access = await findAccess(process.env, wranglerOf());
  await probe(upstreamsOf(ntsBaseUrl), {
    api: new CloudflareApi(access),
    account: access.account,
    wrangler: wranglerOf(access.account),
    writeConfig: (config) => {
      // The paths in the config are relative to its own folder. Git ignores the file.
      const path = join(ROOT, `wrangler.deploy-probe-${process.pid}.json`);
      writeFileSync(path, JSON.stringify(config));
      return { path, remove: () => rmSync(path, { force: true }) };
    },
    fetch: (url, method) => fetch(url, { method, signal: AbortSignal.timeout(60_000) }),
    tlsVersions: async (host) => {
      const spoken = await Promise.all(TLS_VERSIONS.map((version) => speaks(host, version)));
      return TLS_VERSIONS.filter((_, i) => spoken[i]);
    },
    sleep,
    print: (line) => console.log(line),
    nonce: randomBytes(16).toString("hex"),
  });
}

/** Whether a host accepts this TLS version. This machine tests it, because a Worker cannot. */
function speaks(host: string, version: SecureVersion): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(
      { host, port: 443, servername: host, minVersion: version, maxVersion: version },
      () => end(true),
    );
    const end = (isSpoken: boolean) => {
      socket.destroy();
      resolve(isSpoken);
    };
    socket.setTimeout(TLS_TIMEOUT_MS, () => end(false));
    socket.once("error", () => end(false));
  });
}
