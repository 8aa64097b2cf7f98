/** The stand-in upstreams in a process of their own, so that they do not share a thread with the load. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

export interface UpstreamProcess {
  url: string;
  control(command: Record<string, unknown>): Promise<void>;
  stats(): Promise<{ validate: { calls: number; rows: number }; maxRows: number }>;
  stop(): void;
}

export async function startUpstreamProcess(): Promise<UpstreamProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ["seed/upstreams/server.ts"], {
    env: { ...process.env, UPSTREAM_PORT: String(port) },
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  const stats = async () =>
    (await fetch(`${url}/__stats`)).json() as ReturnType<UpstreamProcess["stats"]>;
  for (let attempt = 0; ; attempt++) {
    try {
      await stats();
      break;
    } catch (failure) {
      if (attempt === 100) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return {
    url,
    stats,
    async control(command) {
      await fetch(`${url}/__control`, { method: "POST", body: JSON.stringify(command) });
    },
    stop: () => void child.kill(),
  };
}

/** A port of its own: two runs at once must not set each other's delays. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
