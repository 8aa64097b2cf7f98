/**
 * A server that answers the command-line tool as the service never would. `servers.ts` runs the
 * tool against it.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { adminEndpoints, publicEndpoints } from "../../docs/openapi/endpoints.ts";
import type { Random } from "../torture/random.ts";
import { anyText, anyValue, mutate } from "./values.ts";

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  random: Random;
  /** How many requests this run of the tool has sent before. */
  before: number;
  /** The address of another host, which must never see a key. */
  elsewhere: string;
}

interface Kind {
  answer: (exchange: Exchange) => unknown;
  /** Whether the tool may succeed, because the answer can look like an answer of the service. */
  mayFit?: boolean;
}

const HOSTILE_TEXTS: readonly string[] = [
  "\u001b[2J\u001b[1;1H\u001b[31mRED",
  "\u001b]0;title\u0007",
  "\u001b]8;;http://evil.invalid\u001b\\click\u001b]8;;\u001b\\",
  "\u001b]52;c;cm0gLXJmIC8=\u0007",
  "\u001bP1$r0m\u001b\\",
  "\u009b2J\u009d0;x\u009c\u0090q\u009c",
  "fine\rerror: gone",
  "abc\b\b\bxyz\u007f",
  "\u0007\u0000\u000e\u000f",
  "\u202egnp.exe\u202c\u2066\u2069\u200f",
  "\u200b\u2060\ufeff\u00ad",
  "\u{e0001}\u{e0049}\u{e0067}\u{e006e}\u{e007f}",
  "line\nerror: a line of its own\u2028and\u2029more\u0085x",
  "\ufe0f\u{e0101}\u{e01ef}",
  "\u3164\u115f\uffa0",
  "\ud800",
  "x".repeat(20_000),
  " ".repeat(20_000).concat("x"),
  "漢".repeat(20_000),
  `a${"\u0301".repeat(20_000)}`,
];

/** Writes JSON in which the control characters U+0080 to U+009F are not escaped. */
function rawJson(value: unknown): string {
  const json = JSON.stringify(value) ?? "null";
  return json.replace(/\\u(00[89][0-9a-f])/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

const EXAMPLES = [...publicEndpoints, ...adminEndpoints].map(({ method, path, answers }) => ({
  route: new RegExp(`^${method} ${path.replace(/:\w+/g, "[^/]+")}$`),
  values: answers
    .filter(({ status }) => status < 300)
    .flatMap(({ examples }) => Object.values(examples ?? {}).map(({ value }) => value)),
}));

function exampleOf({ request: { method, url = "" }, random }: Exchange): unknown {
  const route = `${method} ${url.split("?")[0]}`;
  const values = EXAMPLES.find((one) => one.route.test(route))?.values ?? [];
  return values.length > 0 ? structuredClone(random.pick(values)) : {};
}

function withTexts(value: unknown, random: Random): unknown {
  if (typeof value === "string") {
    if (random.chance(0.4)) return value;
    const text = random.chance(0.8) ? random.pick(HOSTILE_TEXTS) : anyText(random);
    return random.chance(0.5) ? text : `${value}${text}`;
  }
  if (Array.isArray(value)) return value.map((one) => withTexts(one, random));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withTexts(one, random)]),
  );
}

const HUGE = ["1e400", "-1", "9007199254740993", "1e308", "0.1", "-0", "1".repeat(400)];

function send(
  { response }: Exchange,
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(body);
}

const errorBody = (code: string, message: string) => rawJson({ error: { code, message } });

async function endless(
  { response }: Exchange,
  piece: Buffer,
  headers: Record<string, string>,
  status = 200,
): Promise<void> {
  response.writeHead(status, headers);
  while (!response.destroyed) {
    if (!response.write(piece)) await drained(response);
  }
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      response.off("drain", end).off("close", end);
      resolve();
    };
    response.on("drain", end).on("close", end);
  });
}

async function drip({ response }: Exchange, head: string, pieces: string): Promise<void> {
  const { socket } = response;
  socket?.write(head);
  while (socket && !socket.destroyed) {
    socket.write(pieces);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const raw = (exchange: Exchange, bytes: string) =>
  exchange.response.socket?.end(Buffer.from(bytes, "latin1"));

const MEGABYTE = 1_000_000;
const ERROR_STATUSES = [400, 401, 403, 404, 429, 500, 502, 503, 599];
/** Compressed bodies that unpack to 200 MB, by encoding and character. Each is made once. */
const bombs = new Map<string, Buffer>();
function bomb(encoding: string, character: string): Buffer {
  const known = bombs.get(encoding + character);
  if (known) return known;
  const plain = Buffer.alloc(200 * MEGABYTE, character);
  const made =
    encoding === "br"
      ? brotliCompressSync(plain, { params: { 1: 5 } })
      : encoding === "deflate"
        ? deflateSync(plain)
        : gzipSync(plain);
  bombs.set(encoding + character, made);
  return made;
}

export const KINDS: Readonly<Record<string, Kind>> = {
  "hostile texts": {
    mayFit: true,
    answer: (exchange) =>
      send(exchange, 200, rawJson(withTexts(exampleOf(exchange), exchange.random))),
  },
  "hostile errors": {
    answer: (exchange) => {
      const { random } = exchange;
      const text = () => random.pick(HOSTILE_TEXTS);
      send(exchange, random.pick(ERROR_STATUSES), errorBody(text(), `${text()} ${text()}`), {
        "X-Request-Id": "1\u009b31m\u0085x",
        Link: '<https://x/\u009b>; rel="help"',
      });
    },
  },
  "wrong types": {
    mayFit: true,
    answer: (exchange) => {
      const { random } = exchange;
      let value = exampleOf(exchange);
      for (let changes = random.int(1, 6); changes > 0; changes--) value = mutate(value, random);
      send(exchange, 200, rawJson(value));
    },
  },
  "other values": {
    answer: (exchange) => send(exchange, 200, rawJson(anyValue(exchange.random))),
  },
  "huge numbers": {
    mayFit: true,
    answer: (exchange) => {
      const { random } = exchange;
      const json = JSON.stringify(exampleOf(exchange));
      const huge = json.replace(/(?<=[:[])\d+(?=[,}\]])/g, () => random.pick(HUGE));
      send(exchange, 200, huge);
    },
  },
  "an endless body": {
    answer: (exchange) => {
      const { random } = exchange;
      const piece = Buffer.alloc(65_536, random.pick([" ", "[", "x", '{"a":', "\u0000"]));
      const type = random.pick(["application/json", "text/csv", "text/html"]);
      return endless(exchange, piece, { "Content-Type": type }, random.pick([200, 400, 500, 302]));
    },
  },
  "an endless file": {
    answer: (exchange) => {
      if (!exchange.request.url?.includes("/download/")) return completedJob(exchange);
      return endless(exchange, Buffer.alloc(65_536, "a,b\r\n"), { "Content-Type": "text/csv" });
    },
  },
  "another file": {
    answer: (exchange) => {
      if (!exchange.request.url?.includes("/download/")) return completedJob(exchange);
      const { random } = exchange;
      const type = random.pick(["text/html", "application/json", ""]);
      return send(exchange, 200, "<html>Log in</html>", { "Content-Type": type });
    },
  },
  "endless headers": {
    answer: ({ response: { socket } }) => {
      socket?.write("HTTP/1.1 200 OK\r\n");
      const more = () => {
        while (
          socket &&
          !socket.destroyed &&
          socket.write(`X-${Math.random()}: ${"x".repeat(500)}\r\n`)
        );
        socket?.once("drain", more);
      };
      more();
    },
  },
  "endless interim answers": {
    answer: ({ response: { socket } }) => {
      const more = () => {
        while (
          socket &&
          !socket.destroyed &&
          socket.write("HTTP/1.1 103 Early Hints\r\nX: y\r\n\r\n")
        );
        socket?.once("drain", more);
      };
      more();
    },
  },
  "a slow body": {
    answer: (exchange) =>
      drip(
        exchange,
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
        "1\r\n \r\n",
      ),
  },
  "a slow error": {
    answer: (exchange) =>
      drip(exchange, "HTTP/1.1 500 X\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\nx\r\n"),
  },
  "slow headers": {
    answer: (exchange) => drip(exchange, "HTTP/1.1 200 OK\r\n", "X: y\r\n"),
  },
  silence: { answer: () => {} },
  "a redirection": {
    answer: (exchange) => {
      const { random, elsewhere } = exchange;
      const target = random.pick([
        elsewhere,
        `${elsewhere}/${"x".repeat(9_000)}`,
        `${elsewhere}\u009b2J`,
        "//127.0.0.2/x",
        "\u009d0;x",
      ]);
      const status = random.pick([301, 302, 303, 307, 308, 300, 304]);
      exchange.response.writeHead(status, { Location: target }).end();
    },
  },
  "a long message": {
    answer: (exchange) => {
      const { random } = exchange;
      const text = random.pick(["x", "\u009b", "\u{e0041}", "가", "\n", " x"]);
      const message = text.repeat((10 * MEGABYTE) / Buffer.byteLength(text));
      send(exchange, random.pick(ERROR_STATUSES), errorBody("invalid_request", message));
    },
  },
  "a message of 50 KB": {
    answer: (exchange) => {
      const { random } = exchange;
      const message = random.pick(["x", "\u009b", "\u{e0041}", "가", " x"]).repeat(12_000);
      send(exchange, random.pick(ERROR_STATUSES), errorBody("invalid_request", message));
    },
  },
  "broken JSON": {
    answer: (exchange) => {
      const { random } = exchange;
      const json = JSON.stringify(exampleOf(exchange)).slice(0, -1);
      const body = random.pick([json, `${json}\u001b[2J`, "\ufeff{", "{'a':1}", "\u0000", "NaN"]);
      send(exchange, random.pick([200, 400, 500]), body);
    },
  },
  "a cut answer": {
    answer: (exchange) => {
      exchange.response.writeHead(200, { "Content-Length": "1000" }).write('{"keys":[');
      setTimeout(() => exchange.response.destroy(), 20);
    },
  },
  "another type": {
    answer: (exchange) => {
      const { random } = exchange;
      const type = random.pick(["text/html", "image/png", "application/json; charset=utf-16", ""]);
      send(exchange, random.pick([200, 404, 502]), "<html>\u001b]0;x\u0007</html>", {
        "Content-Type": type,
      });
    },
  },
  "a bomb": {
    answer: (exchange) => {
      const { random } = exchange;
      const encoding = random.pick(["gzip", "deflate", "br"]);
      const body = bomb(encoding, random.pick([" ", "["]));
      const headers = { "Content-Encoding": encoding, "Content-Type": "application/json" };
      send(exchange, random.pick([200, 400, 503]), body, headers);
    },
  },
  "a broken encoding": {
    answer: (exchange) =>
      send(exchange, 200, "not gzip", { "Content-Encoding": exchange.random.pick(["gzip", "br"]) }),
  },
  "an odd Retry-After": {
    answer: (exchange) => {
      const { random } = exchange;
      const [status, code] = random.pick([
        [429, "rate_limit_exceeded"],
        [503, "x"],
        [500, "registry_unavailable"],
      ] as const);
      send(exchange, status, errorBody(code, "Wait."), {
        "Retry-After": random.pick(["1000000000", "-5", "0", "9".repeat(400), "1e9", "\u009b"]),
      });
    },
  },
  "endless pages": {
    mayFit: true,
    answer: (exchange) => {
      const { random, request } = exchange;
      if (request.method === "DELETE") {
        const jobs = random.pick([0, 1]);
        return send(
          exchange,
          200,
          rawJson({ account: "a", keys: 0, jobs, pending: 0, erased: false }),
        );
      }
      const page = exampleOf(exchange) as { jobs?: unknown[]; next_cursor?: string | null };
      if (!page.jobs) return send(exchange, 200, rawJson(page));
      if (random.chance(0.5)) page.jobs = [];
      page.next_cursor = random.pick(["again", String(exchange.before)]);
      return send(exchange, 200, rawJson(page));
    },
  },
  "a job or run that goes on for a while": {
    mayFit: true,
    answer: (exchange) => {
      const { random } = exchange;
      const value = exampleOf(exchange) as Record<string, unknown>;
      if (exchange.before > 200) return raw(exchange, "HTTP/1.1 500 X\r\n\r\n");
      const going = { ...value, status: random.pick(["processing", "running"]) };
      for (const field of ["processed", "total", "done"])
        if (random.chance(0.3))
          Object.assign(going, { [field]: random.pick([-1, 0, 1e15, "\u001b[2J"]) });
      return send(exchange, 200, rawJson({ ...going, completed_at: null }), { "Retry-After": "0" });
    },
  },
  nesting: {
    answer: (exchange) => {
      const { random } = exchange;
      const times = random.pick([10_000, 1_000_000, 4_000_000]);
      const closed = "[".repeat(times) + "]".repeat(times);
      const example = JSON.stringify(exampleOf(exchange));
      const body = random.pick([
        "[".repeat(times),
        '{"a":'.repeat(times / 5),
        closed,
        example.replace("{", `{"more":${closed},`),
      ]);
      send(exchange, random.pick([200, 200, 400]), body);
    },
    mayFit: true,
  },
  "a wide table": {
    mayFit: true,
    answer: (exchange) => {
      const { random } = exchange;
      const value = exampleOf(exchange) as Record<string, unknown>;
      const lists = Object.entries(value).filter(([, list]) => Array.isArray(list) && list.length);
      for (const [name, list] of lists as [string, unknown[]][]) {
        const times = random.pick([1_000, 10_000, 30_000]);
        value[name] = Array.from({ length: times }, (_, at) =>
          at < 3 ? withTexts(list[0], random) : list[0],
        );
      }
      send(exchange, 200, rawJson(value));
    },
  },
  "no HTTP": {
    answer: (exchange) =>
      raw(
        exchange,
        exchange.random.pick([
          "",
          "\u001b[2J",
          "HTTP/1.1 \u001b[2J\r\n\r\n",
          "HTTP/1.1 999 X\r\n\r\n",
          "HTTP/1.1 000 X\r\n\r\n",
          "HTTP/1.1 101 Switching\r\nUpgrade: x\r\n\r\n",
          "HTTP/1.1 204 X\r\n\r\n",
          "HTTP/1.1 205 X\r\nContent-Length: 0\r\n\r\n",
          "HTTP/1.1 200 X\r\nContent-Length: -1\r\n\r\n{}",
          "HTTP/1.1 200 X\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
          "HTTP/1.1 200 X\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
          "HTTP/1.1 200 X\r\nX: a\u0000b\r\n\r\n{}",
          "HTTP/1.1 200 \u009b31m\u009d\r\n\r\n",
          "SSH-2.0-x\r\n",
          "\u0016\u0003\u0001",
        ]),
      ),
  },
};

function completedJob(exchange: Exchange): void {
  const job = exampleOf(exchange) as Record<string, unknown>;
  const ended = { status: "completed", completed_at: "2026-01-01T00:00:00.000Z" };
  send(exchange, 200, JSON.stringify({ ...job, ...ended }));
}

export interface HostileServer {
  url: string;
  /** The Authorization headers that the tool sent to the other host. */
  leaked: string[];
  close(): void;
}

/** Starts a server for one run of the tool, and another host to which it may redirect. */
export async function startHostileServer(kind: Kind, random: Random): Promise<HostileServer> {
  const leaked: string[] = [];
  const other = createServer((request, response) => {
    if (request.headers.authorization) leaked.push(request.headers.authorization);
    response.end("{}");
  });
  const elsewhere = await listen(other);
  let before = 0;
  const server = createServer(async (request, response) => {
    const exchange = { request, response, random, before: before++, elsewhere };
    response.on("error", () => {});
    // Read the whole body, because the tool waits until it has sent all of it.
    request.on("error", () => {}).resume();
    await once(request, "end").catch(() => {});
    try {
      await kind.answer(exchange);
    } catch {
      // Node refuses to send some headers. Then give no answer, because silence is hostile too.
      response.destroy();
    }
  });
  const url = await listen(server);
  const close = () => {
    for (const one of [server, other]) {
      one.closeAllConnections();
      one.close();
    }
  };
  return { url, leaked, close };
}

async function listen(server: Server): Promise<string> {
  server.on("connection", (socket) => socket.on("error", () => {}));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
