// Asks for the state of up to 100 numbers, with or without hyphens.
import { BusinessVerification } from "business-verification";

const client = new BusinessVerification({
  baseUrl: process.env.BVS_URL!,
  apiKey: process.env.BVS_API_KEY!,
});

const { results } = await client.status({
  business_numbers: ["1000000014", "1000000033", "1000000218"],
  lang: "en",
});
for (const { businessNumber, isRegistered, statusCode } of results) {
  // 01 is active, 02 suspended, 03 closed.
  console.log(businessNumber, isRegistered ? statusCode : "not registered");
}
