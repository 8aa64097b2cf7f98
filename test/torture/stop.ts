/** A server to which a Worker reports that it has reached the point where it must be killed. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** `reached` resolves when the Worker reports. The Worker gets no answer, because it is killed. */
export async function startStop(): Promise<{ url: string; reached: Promise<true>; end(): void }> {
  const server = createServer();
  const reached = new Promise<true>((resolve) => server.once("request", () => resolve(true)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    reached,
    end() {
      server.close();
      server.closeAllConnections();
    },
  };
}
