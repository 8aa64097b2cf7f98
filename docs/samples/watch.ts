// Watches businesses: the service then asks about each once a day. reference is your own id.
import { BusinessVerification } from "business-verification";

const client = new BusinessVerification({
  baseUrl: process.env.BVS_URL!,
  apiKey: process.env.BVS_API_KEY!,
});

// Any iterable of any length. The client sends it in calls of 1,000 numbers.
const { added, watched, max_watched } = await client.watches.add([
  { business_number: "1000000917", reference: "supplier-17" },
  { business_number: "1000000921", reference: "supplier-21" },
  { business_number: "1000000940", reference: "supplier-40" },
]);
console.log(`${added} added, ${watched} of ${max_watched} watched`);
