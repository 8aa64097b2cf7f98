import { execFile } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { demo } from "../../seed/demo.ts";
import { checkedFetch } from "../answers.ts";
import {
  descendantsOf,
  isListening,
  type LocalPlace,
  LocalRun,
  localPlace,
  startLocal,
  stillListening,
  stillRunning,
} from "./local.ts";

let place: LocalPlace;
let run: LocalRun;
beforeAll(async () => {
  place = await localPlace();
  run = await startLocal(place, "npm");
});
afterAll(async () => {
  await run?.stop();
  await place?.remove();
});

const CLAIM = { business_number: "9990000001", startDate: "20200101", ownerName: "홍길동" };

async function verify(key: string): Promise<{ status: number; body: unknown }> {
  const response = await checkedFetch(`${place.url}/v1/verify`, {
    method: "POST",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify(CLAIM),
  });
  return { status: response.status, body: await response.json() };
}

async function usedBy(key: string): Promise<unknown> {
  const response = await checkedFetch(`${place.url}/v1/usage`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  return ((await response.json()) as { used: unknown }).used;
}

async function bvs(
  ...args: string[]
): Promise<{ api_key: string; key: { id: string }; keys: { id: string; revoked_at?: string }[] }> {
  const env = { ...process.env, PORT: String(place.port) };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["cli/bvs.ts", ...args, "--json"],
    { env },
  );
  return JSON.parse(stdout);
}

describe("npm start", () => {
  it("answers /health with ok when it is ready", async () => {
    const response = await checkedFetch(`${place.url}/health`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok" });
  });

  it("prints a curl command that gets the official English name", async () => {
    const curl =
      /curl -s (\S+)[\s\\]+-H '(.+?): (.+?)'[\s\\]+-H '(.+?): (.+?)'[\s\\]+-d '(.+)'/.exec(
        run.stdout,
      );
    const [, url = "", name1 = "", value1 = "", name2 = "", value2 = "", body = ""] = curl ?? [];
    const response = await checkedFetch(url, {
      method: "POST",
      headers: { [name1]: value1, [name2]: value2 },
      body,
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      isValid: true,
      businessInfo: { companyName: demo.disclosure[0]?.corp_eng_name, companyNameSource: "dart" },
    });
  });

  it("prints a second curl command, which works in test mode", async () => {
    const curls = [
      ...run.stdout.matchAll(/curl -s (\S+) -H '(.+?): (.+?)' -H '(.+?): (.+?)' -d '(.+)'/g),
    ];
    const [, url = "", name1 = "", value1 = "", name2 = "", value2 = "", body = ""] =
      curls[0] ?? [];
    const headers = { [name1]: value1, [name2]: value2 };
    const response = await checkedFetch(url, { method: "POST", headers, body });
    expect([response.status, response.headers.get("Test-Mode")]).toEqual([200, "true"]);
    expect(await response.json()).toMatchObject({ isRegistered: true });
  });

  it("prints a third curl command, which causes an event that the local receiver verifies and prints at once", async () => {
    const [, third] = [
      ...run.stdout.matchAll(/curl -s (\S+) -H '(.+?): (.+?)' -H '(.+?): (.+?)' -d '(.+)'/g),
    ];
    const [, url = "", name1 = "", value1 = "", name2 = "", value2 = "", body = ""] = third ?? [];
    const headers = { [name1]: value1, [name2]: value2 };
    const response = await checkedFetch(url, { method: "POST", headers, body });
    const { job_id } = (await response.json()) as { job_id: string };
    const printed = /^webhook of demo-a-enterprise~test {2}signature holds {2}(\{.+\})$/m;
    await vi.waitFor(() => expect(run.stdout).toMatch(printed), { timeout: 20_000 });
    const [, message = ""] = printed.exec(run.stdout) ?? [];
    expect(JSON.parse(message)).toMatchObject({
      ...{ type: "batch.completed", mode: "test" },
      data: { job_id, total: 1, valid: 1 },
    });
  });

  it("gives a demo account a webhook endpoint with the address of the receiver", async () => {
    const headers = { Authorization: `Bearer ${demo.keys.a.free}` };
    const response = await checkedFetch(`${place.url}/v1/webhook_endpoints`, { headers });
    expect(await response.json()).toMatchObject({
      webhook_endpoints: [
        { url: `http://127.0.0.1:${place.receiverPort}/demo-a-free`, status: "enabled" },
      ],
    });
  });

  it("has a receiver that refuses an unsigned message, and survives a message that is cut off", async () => {
    const send = (path: string) =>
      fetch(`http://127.0.0.1:${place.receiverPort}/${path}`, { method: "POST", body: "{}" });
    expect([(await send("demo-a-free")).status, (await send("x")).status]).toEqual([400, 400]);
    await expect
      .poll(() => run.stdout)
      .toMatch(/^webhook of demo-a-free {2}signature does not hold: \w.+ {2}\{\}$/m);
    const half = connect(place.receiverPort, "127.0.0.1");
    const start = "POST /demo-a-free HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{";
    half.write(start, () => half.destroy());
    await once(half, "close");
    expect((await send("demo-a-free")).status).toBe(400);
    expect(run.stdout).toMatch(/^webhook of x {2}signature not verified: \w.+ {2}\{\}$/m);
  });

  it("prints every demo key, but no output of the tools that it runs", () => {
    for (const key of [
      ...Object.values(demo.keys.a),
      ...Object.values(demo.keys.b),
      ...Object.values(demo.keys.test),
      demo.admin_token,
    ]) {
      expect(run.stdout).toContain(key);
    }
    expect(run.stdout).not.toMatch(/wrangler|Binding|KV Namespace/i);
    // npm may warn about its own settings.
    expect(run.stderr.replace(/^npm .*\n/gm, "")).toBe("");
  });

  it("serves the stand-in upstreams on their own port", async () => {
    expect((await verify(demo.keys.a.starter)).status).toBe(200);
    const stats = (await (await fetch(`${place.upstreamUrl}/__stats`)).json()) as {
      validate: { calls: number };
    };
    expect(stats.validate.calls).toBeGreaterThan(0);
  });

  it.each<[string, Record<string, string>, () => string]>([
    [
      "an impossible PORT",
      { PORT: "http" },
      () => 'PORT must be a port number, 1 to 65535, not "http"',
    ],
    [
      "an impossible UPSTREAM_PORT",
      { UPSTREAM_PORT: "0" },
      () => 'UPSTREAM_PORT must be a port number, 1 to 65535, not "0"',
    ],
    [
      "a second start on the same ports",
      {},
      () =>
        `port ${place.upstreamPort} is already in use; choose another with UPSTREAM_PORT=<port>`,
    ],
  ])("says in one line why it cannot start: %s", async (_case, settings, line) => {
    const second = new LocalRun(place, "node", settings);
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.stderr).toBe(`Stopped: ${line()}\n`);
  });

  it("says in one line that another run uses the same state", async () => {
    const other = await localPlace();
    const second = new LocalRun({ ...other, stateDir: place.stateDir });
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.stderr).toMatch(
      /^Stopped: the state in \S+ is in use by process \d+; choose another with STATE_DIR=<folder>\n$/,
    );
    expect(await isListening(other.upstreamPort)).toBe(false);
    await other.remove();
  });

  it("shows a request as one short line instead of JSON, and stores no observability data in its state", async () => {
    await fetch(`${place.url}/v1/nothing`);
    await expect
      .poll(() => run.stdout)
      .toMatch(
        /^401 {2}GET {2}\S+ {2}\d+ ms {2}missing_api_key$|^404 {2}GET {2}\S+ {2}\d+ ms {2}not_found$/m,
      );
    expect(run.stdout).not.toMatch(/^\{/m);
    expect(await readdir(join(place.stateDir, "v3"))).not.toContain("observability");
  });

  it.each([
    ["service's", "port", "PORT"],
    ["receiver's", "receiverPort", "RECEIVER_PORT"],
  ] as const)(
    "says in one line that the %s port is taken, and leaves no process that listens on the other ports",
    async (_whose, taken, setting) => {
      const other = await localPlace();
      const holder = createServer();
      await new Promise<void>((resolve) => holder.listen(other[taken], "127.0.0.1", resolve));
      const second = new LocalRun(other);
      expect(await second.ended).toEqual({ code: 1, signal: null });
      expect(second.stderr).toBe(
        `Stopped: port ${other[taken]} is already in use; choose another with ${setting}=<port>\n`,
      );
      const others = [other.port, other.upstreamPort, other.receiverPort].filter(
        (port) => port !== other[taken],
      );
      expect(await Promise.all(others.map(isListening))).toEqual([false, false]);
      await new Promise((resolve) => holder.close(resolve));
      await other.remove();
    },
  );
});

/** Sends an upload over a raw socket. @returns all text until the connection ends */
function uploadRaw(headers: string[], body: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(place.port, "127.0.0.1");
    socket.on("data", (data) => {
      answer += data;
    });
    // The service may close the connection while a refused body is still being sent.
    socket.once("error", () => {});
    socket.once("close", () => resolve(answer));
    const head = [
      "POST /v1/batch/upload HTTP/1.1",
      `Host: 127.0.0.1:${place.port}`,
      `Authorization: Bearer ${demo.keys.a.enterprise}`,
      "Content-Type: text/csv",
      "Connection: close",
      ...headers,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  });
}

const CHUNK = `10000\r\n${"x".repeat(65_536)}\r\n`;
/**
 * A little more than the limit of 5 MB. A larger body is not possible here: if the Worker refused a
 * larger body, the proxy of a busy `wrangler dev` might itself answer 500.
 */
const TOO_MUCH = `${CHUNK.repeat(77)}0\r\n\r\n`;

describe("the official client of the Model Context Protocol over HTTP", () => {
  const connectTo = async (apiKey: string, mode: "legacy" | "auto") => {
    const client = new Client({ name: "e2e", version: "1" }, { versionNegotiation: { mode } });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`${place.url}/mcp`), {
        requestInit: { headers: { Authorization: `Bearer ${apiKey}` } },
      }),
    );
    return client;
  };
  const row = { business_number: "9990000001", start_date: "20200101", owner_name: "홍길동" };

  it.each(["legacy", "auto"] as const)("can call every tool (%s)", async (mode) => {
    const ofA = await connectTo(demo.keys.a.enterprise, mode);
    const ofB = await connectTo(demo.keys.b.paid, mode);
    const call = async (client: Client, name: string, given: Record<string, unknown>) => {
      const { structuredContent, isError } = await client.callTool({ name, arguments: given });
      expect(isError).toBeUndefined();
      return structuredContent as Record<string, unknown>;
    };
    expect(ofA.getProtocolEra()).toBe(mode === "auto" ? "modern" : "legacy");
    expect((await ofA.listTools()).tools.map(({ name }) => name)).toEqual([
      "verify_business",
      "check_status",
      "start_batch",
      "get_batch",
      ...["watch_businesses", "list_watched", "list_changes"],
    ]);
    expect(await call(ofA, "verify_business", CLAIM)).toMatchObject({ isValid: true });
    const numbers = { business_numbers: [CLAIM.business_number] };
    expect(await call(ofA, "check_status", numbers)).toMatchObject({
      results: [{ isRegistered: true }],
    });
    const described = await call(ofB, "describe_business", { business_number: "2178182399" });
    expect(described).toMatchObject({ valid: true });
    const { job_id } = await call(ofA, "start_batch", { businesses: [row] });
    await vi.waitFor(
      async () =>
        expect(await call(ofA, "get_batch", { job_id })).toMatchObject({
          status: "completed",
          results: [{ row: 1, answer: { isValid: true } }],
        }),
      { timeout: 60_000, interval: 200 },
    );
    await Promise.all([ofA.close(), ofB.close()]);
  });
});

describe("a chunked upload", () => {
  it("is refused if it is too large, and the next client is served", async () => {
    for (let round = 0; round < 5; round++) {
      const answer = await uploadRaw(["Transfer-Encoding: chunked"], TOO_MUCH);
      expect(answer).toMatch(/^HTTP\/1\.1 400 .*"payload_too_large"/s);
      expect((await fetch(`${place.url}/health`)).status).toBe(200);
    }
  });

  it("cannot pass the limit by announcing a smaller length", async () => {
    const answer = await uploadRaw(["Content-Length: 10", "Transfer-Encoding: chunked"], TOO_MUCH);
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*"payload_too_large"/s);
  });

  it("that is malformed does not harm the next client", async () => {
    await uploadRaw(["Transfer-Encoding: chunked"], "zz\r\nhello\r\n0\r\n\r\n");
    expect((await fetch(`${place.url}/health`)).status).toBe(200);
  });
});

describe("issued keys", () => {
  it("work, are listed, and are refused at the next request after their revocation", async () => {
    const { api_key, key } = await bvs(
      "keys",
      "issue",
      "--account",
      "e2e-revoked",
      "--plan-a",
      "pro",
    );
    expect((await verify(api_key)).status).toBe(200);
    expect((await bvs("keys", "list")).keys.map(({ id }) => id)).toContain(key.id);
    await bvs("keys", "revoke", key.id);
    expect(await verify(api_key)).toMatchObject({
      status: 401,
      body: { error: { code: "invalid_api_key" } },
    });
    const { keys } = await bvs("keys", "list");
    expect(keys.find(({ id }) => id === key.id)?.revoked_at).toMatch(/^\d{4}-\d\d-\d\dT/);
  });
});

describe("stopping", () => {
  it("with Ctrl-C leaves no process behind, and the next start finds the state of the stopped run", async () => {
    const { api_key } = await bvs("keys", "issue", "--account", "e2e-kept", "--plan-a", "free");
    for (let i = 1; i <= 3; i++) expect((await verify(api_key)).status).toBe(200);

    const started = descendantsOf(run.pid);
    expect(started.length).toBeGreaterThan(1);
    expect(await run.ctrlC()).toEqual({ code: 0, signal: null });
    expect(await stillRunning(started)).toEqual([]);
    expect(await stillListening([place.port, place.upstreamPort, place.receiverPort])).toEqual([]);

    run = await startLocal(place, "node", ["--json-log"]);
    expect(await usedBy(api_key)).toBe(3);
    expect((await verify(api_key)).status).toBe(200);
    await expect
      .poll(() => run.stdout)
      .toMatch(/^\{"event":"request",.*"route":"\/v1\/verify","status":200,.*\}$/m);
    expect(await run.signal("SIGTERM")).toEqual({ code: 0, signal: null });
  });

  it("with SIGINT during the start leaves no process behind", async () => {
    const other = await localPlace();
    const starting = new LocalRun(other);
    let started: number[] = [];
    await expect
      .poll(() => {
        started = descendantsOf(starting.pid);
        return started.length;
      })
      .toBeGreaterThan(0);
    expect(await starting.signal("SIGINT")).toEqual({ code: 0, signal: null });
    expect(await stillRunning(started)).toEqual([]);
    expect(await stillListening([other.port, other.upstreamPort, other.receiverPort])).toEqual([]);
    await other.remove();
  });
});
