/**
 * A small receiver of webhooks for the local service. It logs each message, and whether the
 * signature is right. It answers 204 if a message to an endpoint of `demo-endpoints.ts` has a right
 * signature, and 400 otherwise.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Webhook } from "standardwebhooks";
import { demoSecretOf } from "./demo-endpoints.ts";

export interface Receiver {
  close(): void;
}

/**
 * @param log called with a line of JSON for each message
 * @throws the error of `listen`, for example if the port is taken
 */
export async function startReceiver(
  port: number,
  host: string,
  log: (line: string) => void,
): Promise<Receiver> {
  const receive = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const account = incoming.url?.slice(1) ?? "";
    const body = (await incoming.setEncoding("utf8").toArray()).join("");
    const fault = await faultOf(account, incoming, body);
    log(JSON.stringify({ event: "webhook", account, signature: fault ?? "holds", body }));
    outgoing.writeHead(fault ? 400 : 204).end();
  };
  const server = createServer((incoming, outgoing) => {
    // The sender may close the connection in the middle of its message.
    receive(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function faultOf(
  account: string,
  { headers }: IncomingMessage,
  body: string,
): Promise<string | null> {
  const secret = await demoSecretOf(account);
  if (!secret) return "not verified: only the endpoints of the demo accounts have a known secret";
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return null;
  } catch (fault) {
    return `does not hold: ${fault instanceof Error ? fault.message : fault}`;
  }
}
