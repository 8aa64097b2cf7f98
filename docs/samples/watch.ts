// Watches businesses: from now on the service asks about each of them once a day. Your own id for a
// business can be its `reference`.
import { BusinessVerification } from "business-verification";

const client = new BusinessVerification({
  baseUrl: process.env.BVS_URL!,
  apiKey: process.env.BVS_API_KEY!,
});

// `add` takes an iterable of any length, and sends 1,000 numbers in each call.
const { added, watched, max_watched } = await client.watches.add([
  { business_number: "1000000917", reference: "supplier-17" },
  { business_number: "1000000921", reference: "supplier-21" },
  { business_number: "1000000940", reference: "supplier-40" },
]);
console.log(`${added} added, ${watched} of ${max_watched} watched`);
