/**
 * Receives all webhook messages in a round of the torture test. Judges each message when it
 * arrives. At the end, compares the messages with the accounts' feeds of events.
 */
import { createHmac } from "node:crypto";
import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { EventType } from "../../src/events/event.ts";
import type { Json } from "./http.ts";
import type { Random } from "./random.ts";

/** How much the time of a message may differ from the receiver's clock. */
const TOLERANCE_MS = 300_000;
/** A message that is already on its way may arrive this long after its endpoint was stopped. */
const ON_THE_WAY_MS = 2_000;

export interface Endpoint {
  id: string;
  path: string;
  /** The name of the endpoint's account. It ends with `~test` if the endpoint is of a test key. */
  meteredName: string;
  /** Null: all types. */
  types: readonly EventType[] | null;
  /** The newest first. */
  secrets: string[];
  isEnabled: boolean;
  /** When the service confirmed that it deleted or disabled the endpoint; null if it did not. */
  stoppedAt: number | null;
}

/** The events of an account, by id. */
type Feed = ReadonlyMap<string, Json>;

export class WebhookReceiver {
  offsetMs = 0;
  /** The share of messages that the receiver refuses. */
  failing = 0;
  url = "";
  readonly endpoints = new Map<string, Endpoint>();
  readonly #random: Random;
  readonly #count: (what: string) => void;
  /** The body of the first message about each event, by the event's id. */
  readonly #bodies = new Map<string, string>();
  /** The messages that arrived, each as `path id`. */
  readonly #arrived = new Set<string>();
  /** The messages that were answered 204, each as `path id`. */
  readonly #accepted = new Set<string>();
  readonly #findings = new Set<string>();
  #held: (() => void) | null = null;
  readonly #server = createServer((incoming, outgoing) => void this.#receive(incoming, outgoing));

  constructor(random: Random, count: (what: string) => void) {
    this.#random = random;
    this.#count = count;
  }

  async start(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Gives no answer to the next event. Resolves when that event has arrived. */
  hold(): Promise<true> {
    return new Promise((resolve) => {
      this.#held = () => resolve(true);
    });
  }

  release(): void {
    this.#held = null;
  }

  async #receive(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    try {
      for await (const piece of incoming) pieces.push(piece);
    } catch {
      // The Worker was killed while it was sending.
      return;
    }
    const path = incoming.url ?? "";
    const id = String(incoming.headers["webhook-id"]);
    this.#judge(path, id, incoming.headers, Buffer.concat(pieces).toString("utf8"));
    if (id.startsWith("test_")) return void outgoing.writeHead(204).end();
    this.#count("messages");
    if (this.#arrived.has(`${path} ${id}`)) this.#count("messages again");
    this.#arrived.add(`${path} ${id}`);
    const held = this.#held;
    if (held) {
      this.#held = null;
      return held();
    }
    if (this.#random.chance(this.failing)) return this.#refuse(outgoing);
    this.#accepted.add(`${path} ${id}`);
    outgoing.writeHead(204).end();
  }

  #refuse(outgoing: ServerResponse): void {
    switch (this.#random.pick(["error", "overload", "redirect", "reset"] as const)) {
      case "error":
        return void outgoing.writeHead(500).end("broken");
      case "overload":
        return void outgoing.writeHead(503, { "Retry-After": "60" }).end();
      case "redirect":
        return void outgoing.writeHead(307, { Location: `${this.url}/redirected` }).end();
      case "reset":
        outgoing.destroy();
    }
  }

  #judge(path: string, id: string, headers: IncomingHttpHeaders, body: string): void {
    const found = (what: string) => this.#findings.add(`${path} got ${id}, ${what}`);
    const endpoint = this.endpoints.get(path);
    if (!endpoint) return void found("but no endpoint has this address");
    const timestamp = String(headers["webhook-timestamp"]);
    const age = Date.now() + this.offsetMs - Number(timestamp) * 1_000;
    if (!(Math.abs(age) < TOLERANCE_MS)) found(`but it is ${age} ms old`);
    const signatures = String(headers["webhook-signature"]).split(" ");
    const right = endpoint.secrets.map((secret) => sign(secret, `${id}.${timestamp}.${body}`));
    if (signatures[0] !== right[0]) found("but the first signature is not of the newest secret");
    if (!signatures.every((signature) => right.includes(signature)))
      found("but not all of its signatures are valid");
    const { id: idOfBody, type } = JSON.parse(body) as Json;
    if (idOfBody !== id) found(`but its body is ${idOfBody}`);
    if (type === "webhook.test") return;
    if (!endpoint.isEnabled) found("but the endpoint is not enabled");
    if (endpoint.stoppedAt !== null && Date.now() > endpoint.stoppedAt + ON_THE_WAY_MS)
      found("but the endpoint was stopped before");
    if (endpoint.types?.includes(type) === false) found(`but the endpoint does not want ${type}`);
    const first = this.#bodies.get(id) ?? body;
    if (first !== body) found(`first as ${first}, then as ${body}`);
    this.#bodies.set(id, first);
  }

  /** Checks what must be true when nothing is under way. @param feeds by `meteredName` */
  findings(feeds: ReadonlyMap<string, Feed>): string[] {
    const findings = [...this.#findings];
    for (const { path, meteredName, isEnabled, stoppedAt, types } of this.endpoints.values()) {
      if (!isEnabled || stoppedAt !== null) continue;
      for (const { id, type } of feeds.get(meteredName)?.values() ?? [])
        if (types?.includes(type) !== false && !this.#accepted.has(`${path} ${id}`))
          findings.push(`${path} never got ${id}, ${type}`);
    }
    for (const arrived of this.#arrived) {
      const [path = "", id = ""] = arrived.split(" ");
      const event = feeds.get(this.endpoints.get(path)?.meteredName ?? "")?.get(id);
      if (!event) findings.push(`${path} got ${id}, which is not in the feed of its account`);
      else if (JSON.stringify(event) !== this.#bodies.get(id))
        findings.push(`${path} got ${id}, but the feed has ${JSON.stringify(event)}`);
    }
    return findings;
  }
}

/** Signs without the service's code, so that this test finds a mistake in that code. */
function sign(secret: string, text: string): string {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  return `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
}
