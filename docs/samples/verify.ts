// Verifies one business: do its number, opening date and representative belong together?
import { BusinessVerification } from "business-verification";

const client = new BusinessVerification({
  baseUrl: process.env.BVS_URL!,
  apiKey: process.env.BVS_API_KEY!,
});

const answer = await client.verify({
  business_number: "1000000014",
  startDate: "20200101",
  ownerName: "홍길동",
  lang: "en",
});
if (answer.isValid) {
  // Valid does not mean open: 01 is active, 02 suspended, 03 closed.
  console.log("valid", answer.businessInfo.statusCode);
} else {
  console.log("invalid", answer.reason);
}
