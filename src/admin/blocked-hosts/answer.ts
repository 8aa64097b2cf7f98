import * as z from "zod";
import { instant } from "../../http/answer-fields.ts";

const blockedHost = z
  .object({
    host: z.string().meta({
      description: "The blocked host. Its subdomains are blocked too.",
      examples: ["example.com"],
    }),
    blocked_at: instant,
  })
  .meta({ id: "BlockedHost" });
export type ShownBlockedHost = z.input<typeof blockedHost>;

export const blockedHostsAnswer = z
  .object({ blocked_hosts: z.array(blockedHost) })
  .meta({ id: "BlockedHosts" });
export type BlockedHostsAnswer = z.input<typeof blockedHostsAnswer>;

export const blockedHostAnswer = z
  .object({ blocked_host: blockedHost })
  .meta({ id: "BlockedHostAnswer" });
export type BlockedHostAnswer = z.input<typeof blockedHostAnswer>;

export const unblockedHostAnswer = z
  .object({ host: z.string(), unblocked: z.literal(true) })
  .meta({ id: "UnblockedHost" });
export type UnblockedHostAnswer = z.input<typeof unblockedHostAnswer>;
