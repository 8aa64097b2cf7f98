/** Reads from wrangler.toml what a deployment needs to know of an environment. */
import { unstable_readConfig } from "wrangler";
import * as z from "zod";
import { DeployError, type Target } from "./deployment.ts";

/** Of wrangler's configuration, which has many more fields. */
const configSchema = z.object({
  name: z.string(),
  secrets: z.object({ required: z.array(z.string()) }),
  d1_databases: z.tuple([z.object({ binding: z.string(), database_name: z.string() })]),
});

/**
 * @param environment as `--env` takes it; empty: production
 * @throws DeployError when wrangler.toml has no such environment, or lacks what a deployment needs
 */
export function readTarget(environment: string, configPath: string): Target {
  const config = configSchema.safeParse(readConfig(environment, configPath));
  if (!config.success)
    throw new DeployError(`${configPath} is not complete: ${z.prettifyError(config.error)}`);
  const { name, secrets, d1_databases } = config.data;
  return {
    environment,
    worker: name,
    requiredSecrets: secrets.required,
    database: { name: d1_databases[0].database_name, binding: d1_databases[0].binding },
  };
}

function readConfig(environment: string, configPath: string): unknown {
  try {
    return unstable_readConfig({ config: configPath, env: environment }, { hideWarnings: true });
  } catch (fault) {
    throw new DeployError(fault instanceof Error ? fault.message.trim() : String(fault));
  }
}
