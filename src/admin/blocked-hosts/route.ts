import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { ServiceError } from "../../errors.ts";
import { jsonBody } from "../../http/body.ts";
import type { AppEnv } from "../../http/context.ts";
import { addressRulesOf, readAddress } from "../../webhooks/address.ts";
import {
  type BlockedHost,
  blockHost,
  listBlockedHosts,
  unblockHost,
} from "../../webhooks/blocked-hosts.ts";
import type {
  BlockedHostAnswer,
  BlockedHostsAnswer,
  ShownBlockedHost,
  UnblockedHostAnswer,
} from "./answer.ts";
import { blockHostSchema } from "./request.ts";

const MAX_BODY_BYTES = 1_024;

export function blockedHostRoutes(): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get("/", async (c) => {
    const hosts = await c.var.trace.time("admin", listBlockedHosts(c.env.DB));
    return c.json({ blocked_hosts: hosts.map(present) } satisfies BlockedHostsAnswer);
  });

  routes.post("/", jsonBody(blockHostSchema, {}, MAX_BODY_BYTES), async (c) => {
    const { services, trace } = c.var;
    const host = readHost(c, c.req.valid("json").host);
    trace.noteChange({ host });
    const blocked = await trace.time("admin", blockHost(c.env.DB, host, services.clock()));
    return c.json({ blocked_host: present(blocked) } satisfies BlockedHostAnswer);
  });

  routes.delete("/:host", async (c) => {
    const { trace } = c.var;
    const host = readHost(c, c.req.param("host"));
    trace.noteChange({ host });
    if (!(await trace.time("admin", unblockHost(c.env.DB, host))))
      throw new ServiceError("not_found", {
        message: "This host itself is not blocked, but a parent domain may be blocked.",
      });
    return c.json({ host, unblocked: true } satisfies UnblockedHostAnswer);
  });

  return routes;
}

/** Reads a host by the rules for an endpoint's address. @throws ServiceError `invalid_request` */
function readHost(c: Context<AppEnv, string>, text: string): string {
  const address = readAddress(`https://${text}`, addressRulesOf(c.var.services.settings));
  if (/[/?#\\]/.test(text) || "refused" in address)
    throw new ServiceError("invalid_request", {
      message:
        "host: must be only the name of a public host, such as example.com. " +
        "Its subdomains are blocked with it.",
      ...{ parameter: "host", value: text },
    });
  return address.host;
}

function present({ host, blockedAt }: BlockedHost): ShownBlockedHost {
  return { host, blocked_at: new Date(blockedAt).toISOString() };
}
