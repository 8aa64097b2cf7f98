// Receives webhooks on PORT. BVS_WEBHOOK_SECRET is the secret of the endpoint. After a rotation,
// set it to the new secret and the old one, with a comma between them.
import { createServer } from "node:http";
import { verifyWebhook, WebhookVerificationError } from "business-verification";

const secrets = process.env.BVS_WEBHOOK_SECRET!.split(",");
const MAX_BYTES = 100_000;
// A message may come twice, so store the ids of processed events, in your database.
const seen = new Set<string>();

const server = createServer(async (request, response) => {
  try {
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of request) {
      pieces.push(piece);
      size += piece.length;
      if (size > MAX_BYTES) throw new RangeError("longer than any message of the service");
    }
    // Read the body as it was received. A body that was parsed and written again may differ.
    const event = await verifyWebhook(Buffer.concat(pieces), request.headers, secrets);
    if (!seen.has(event.id)) {
      if (event.type === "watch.changed") {
        const { business_number, reference, before, after } = event.data;
        console.log(reference ?? business_number, before.status_code, "->", after.status_code);
      } else console.log(event.type);
      seen.add(event.id);
    }
    // Answer within 15 seconds, and do longer work afterwards.
    response.writeHead(204).end();
  } catch (fault) {
    // After any status other than 2xx the service sends the message again.
    response.writeHead(fault instanceof WebhookVerificationError ? 400 : 500).end();
  }
});
server.listen(Number(process.env.PORT ?? 8790), "127.0.0.1");
