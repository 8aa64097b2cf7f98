/**
 * The Worker of `npm run probe`. It calls the upstreams without a key, and reports their answers.
 * It answers only paths with `NONCE`, a random text that other people cannot guess.
 */
import { DurableObject } from "cloudflare:workers";

interface ProbeTarget {
  url: string;
  method: "GET" | "POST";
}

interface Env {
  NONCE: string;
  TARGETS: Record<string, ProbeTarget>;
  QUEUE: Queue<string>;
  FINDINGS: DurableObjectNamespace<Findings>;
}

/** The same as the service's limit for one attempt (`NTS_ATTEMPT_TIMEOUT_MS`). */
const TIMEOUT_MS = 8_000;
const EXCERPT_CHARACTERS = 300;

/** Keeps the findings of the queue consumer until a later request fetches them. */
export class Findings extends DurableObject {
  keep(found: unknown): Promise<void> {
    return this.ctx.storage.put("found", found);
  }

  found(): Promise<unknown> {
    return this.ctx.storage.get("found");
  }
}

export default {
  async fetch(request, { NONCE, TARGETS, QUEUE, FINDINGS }) {
    const findings = FINDINGS.getByName("consumer");
    switch (`${request.method} ${new URL(request.url).pathname}`) {
      case `GET /${NONCE}/request`:
        return Response.json(await probeAll(TARGETS));
      case `POST /${NONCE}/consumer`:
        await findings.keep(null);
        await QUEUE.send("ask");
        return new Response(null, { status: 202 });
      case `GET /${NONCE}/consumer`:
        return Response.json((await findings.found()) ?? null);
      default:
        return new Response(null, { status: 404 });
    }
  },
  async queue(_batch, { TARGETS, FINDINGS }) {
    await FINDINGS.getByName("consumer").keep(await probeAll(TARGETS));
  },
} satisfies ExportedHandler<Env, string>;

async function probeAll(targets: Env["TARGETS"]) {
  return Object.fromEntries(
    await Promise.all(
      Object.entries(targets).map(async ([name, target]) => [name, await probe(target)] as const),
    ),
  );
}

/** Calls twice, because the second call reuses the connection, as in a busy service. */
async function probe({ url, method }: ProbeTarget) {
  const times: number[] = [];
  try {
    for (;;) {
      const start = Date.now();
      const response = await fetch(url, {
        method,
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = (await response.text()).slice(0, EXCERPT_CHARACTERS);
      times.push(Date.now() - start);
      if (times.length === 2) return { status: response.status, text, times };
    }
  } catch (fault) {
    return { status: 0, text: String(fault).slice(0, EXCERPT_CHARACTERS), times };
  }
}
