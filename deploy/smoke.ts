/** Waits until the new release answers and is ready. */
import { DeployFailure } from "./failure.ts";

/** Five minutes, because the first certificate of a workers.dev subdomain may take that long. */
const ADDRESS_ATTEMPTS = 100;
/**
 * Several attempts, because a meter, a database or a namespace may be slow when it is first used.
 */
const READY_ATTEMPTS = 10;
/**
 * How many times /health may say "misconfigured". The first of these answers may come from the old
 * release, because /health does not say which release answers.
 */
const MISCONFIGURED_ATTEMPTS = 10;
const PAUSE_MS = 3_000;

interface SmokeSurroundings {
  fetch: (url: string) => Promise<Response>;
  sleep: (ms: number) => Promise<unknown>;
  print: (line: string) => void;
}

/**
 * Asks `/health`, then `/ready`, until the new release answers and is ready.
 * @param release the id of the new release; if undefined, any release is accepted
 * @throws DeployFailure with the last answer
 */
export async function waitUntilReady(
  url: string,
  release: string | undefined,
  { fetch, sleep, print }: SmokeSurroundings,
): Promise<void> {
  let seen = "nothing";
  let notReady = 0;
  let misconfigured = 0;
  for (let attempt = 1; attempt <= ADDRESS_ATTEMPTS; attempt++) {
    const health = await answerOf(fetch, `${url}/health`);
    seen = health.text;
    if (health.text.includes('"misconfigured"') && ++misconfigured === MISCONFIGURED_ATTEMPTS)
      break;
    if (health.status === 200) {
      const ready = await answerOf(fetch, `${url}/ready`);
      const isNew = release === undefined || ready.text.includes(`"${release}"`);
      if (isNew && ready.status === 200) {
        print(`  /health: ${health.text}`);
        print(`  /ready: ${ready.text}`);
        return;
      }
      if (isNew && ++notReady === READY_ATTEMPTS) {
        print(`  /ready: ${ready.text}`);
        throw new DeployFailure(
          "The Worker is deployed and alive, but not ready: /ready says which part is down.",
        );
      }
      if (!isNew) seen = `an earlier release still answers: ${ready.text}`;
    }
    if (attempt === 1) print("  not there yet; a new address may take up to five minutes");
    await sleep(PAUSE_MS);
  }
  throw new DeployFailure(`The Worker is deployed, but ${url}/health does not say so: ${seen}`);
}

async function answerOf(
  fetch: SmokeSurroundings["fetch"],
  url: string,
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url);
    return { status: response.status, text: (await response.text()).slice(0, 1_000) };
  } catch (fault) {
    return { status: 0, text: String(fault) };
  }
}
