/** The HTTP side of `/mcp` (docs/mcp.md): host, origin, key, rate and body. */
import type { Context } from "hono";
import { Hono } from "hono/tiny";
import * as z from "zod";
import { ServiceError } from "../errors.ts";
import { admitMessage, identify, identifyFor } from "../http/admission.ts";
import { readJson } from "../http/body.ts";
import type { AppEnv } from "../http/context.ts";
import { variantsAt } from "../http/hosts.ts";
import { readStaticFile } from "../lib/static-files.ts";
import { VARIANTS, type Variant } from "../variant.ts";
import { createSenderOf, type SenderOf } from "./http-api.ts";
import type { Reply } from "./protocol.ts";
import type { DeclaredTools } from "./server.ts";

/** Enough for about 2,000 businesses. Longer lists must be uploaded. */
const MAX_MESSAGE_BYTES = 262_144;

export function mcp(variantRoutes: Record<Variant, Hono<AppEnv>>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  // Created only at the first call of a tool, because most isolates never see such a call.
  let senderOf: SenderOf | undefined;

  routes.use(async (c, next) => {
    if (variantsAt(c.var.services.settings, c.req.url).length === 0)
      throw new ServiceError("not_found");
    await next();
  });

  routes.on(["POST", "GET", "DELETE"], "/", async (c, next) => {
    // The protocol demands this check, so that other sites cannot call us through a user's browser.
    const origin = c.req.header("Origin");
    if (origin !== undefined && origin !== new URL(c.req.url).origin)
      return refuse(c, 403, "invalid_request", "This origin may not call the service.");
    const caller = await identify(c, null);
    const served = variantsAt(c.var.services.settings, c.req.url);
    const planned = [...new Set([...served, ...VARIANTS])].filter(
      (variant) => caller.key.plans[variant] !== undefined,
    );
    c.set("identity", caller);
    c.set("account", await admitMessage(c, caller, planned));
    await next();
  });

  routes.post("/", async (c) => {
    const { services, trace, identity: caller, account } = c.var;
    let message: unknown;
    try {
      message = await readJson(c, z.unknown(), {}, MAX_MESSAGE_BYTES);
    } catch (thrown) {
      if (!(thrown instanceof ServiceError)) throw thrown;
      return refuse(c, 400, thrown.code, thrown.message);
    }
    const { answerMessage } = await loadServer();
    const hasPlan = (variant: Variant) =>
      // A's meter is asked first, and admits the message if tools of A can work. So if B's meter
      // admitted the message, they cannot work: the host does not serve A, the key has no plan for
      // A, or A's meter does not know that plan.
      variant === account.variant || (variant === "b" && account.plans.b !== undefined);
    const reply = await answerMessage(message, {
      headers: {
        version: c.req.header("MCP-Protocol-Version"),
        method: c.req.header("Mcp-Method"),
        name: c.req.header("Mcp-Name"),
      },
      variants: variantsAt(services.settings, c.req.url),
      permits: ({ variant, isForBatches }) =>
        hasPlan(variant) && (!isForBatches || account.standing?.plan.maxBatch != null),
      readTools: async () =>
        (await readStaticFile(c.env.ASSETS, "mcp-tools.json")) as DeclaredTools | undefined,
      senderFor: async (variant) => {
        if (caller) {
          const identity = await identifyFor(c, caller, variant);
          if (identity.key.plans[variant] === undefined) return null;
          c.set("identity", identity);
        }
        senderOf ??= createSenderOf(variantRoutes);
        return senderOf(c);
      },
      requestId: trace.requestId,
      note: (fields) => trace.note(fields),
    });
    if (reply.status >= 400) trace.note({ code: "invalid_request" });
    return respond(c, reply);
  });

  // The server keeps no state, so there is no stream to listen to and no session to end.
  routes.on(["GET", "DELETE"], "/", (c) => {
    c.header("Allow", "POST");
    return refuse(c, 405, "not_found", "Send messages with POST.");
  });

  return routes;
}

let server: typeof import("./server.ts") | undefined;

export async function loadServer(): Promise<typeof import("./server.ts")> {
  server ??= await import("./server.ts");
  return server;
}

const UNREADABLE = ["invalid_json", "invalid_encoding"];

function refuse(c: Context<AppEnv>, status: Reply["status"], code: string, message: string) {
  c.var.trace.note({ code });
  const error = { code: UNREADABLE.includes(code) ? -32700 : -32600, message, data: { code } };
  return respond(c, { status, body: JSON.stringify({ jsonrpc: "2.0", id: null, error }) });
}

function respond(c: Context<AppEnv>, { status, body }: Reply): Response {
  if (body === null) return c.body(null, status as 202);
  return c.body(body, status as 200, { "Content-Type": "application/json" });
}
