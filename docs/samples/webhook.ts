// Makes a webhook endpoint at BVS_WEBHOOK_URL. Store the secret of the endpoint, because the
// secret is shown only now.
import { BusinessVerification } from "business-verification";

const client = new BusinessVerification({
  baseUrl: process.env.BVS_URL!,
  apiKey: process.env.BVS_API_KEY!,
});

const { id, secret } = await client.webhookEndpoints.create({
  url: process.env.BVS_WEBHOOK_URL!,
  types: ["watch.changed", "batch.completed"],
});
console.log(id, secret);
// When the receiver runs with this secret, call: await client.webhookEndpoints.test(id)
