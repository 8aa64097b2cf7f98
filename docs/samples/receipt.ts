// Verifies one business and gets a receipt. Then verifies the receipt, as an auditor can do years
// later.
import {
  BusinessVerification,
  ReceiptError,
  type ReceiptKeySet,
  verifyReceipt,
} from "business-verification";

const baseUrl = process.env.BVS_URL!;
const client = new BusinessVerification({ baseUrl, apiKey: process.env.BVS_API_KEY! });

const { receipt = "" } = await client.verify({
  business_number: "1000000014",
  startDate: "20200101",
  ownerName: "홍길동",
  receipt: true,
});

// Save the keys too, if the receipt must be verified without a network.
const response = await fetch(`${baseUrl}/.well-known/jwks.json`);
const jwks = (await response.json()) as ReceiptKeySet;
// This is only for the sample: an auditor must already know the issuer, the service's address.
const issuer = jwks.issuer!;

try {
  // For receipts of a live key, leave `mode` out.
  const { claims, withheld } = await verifyReceipt(receipt, { jwks, issuer, mode: "test" });
  if (claims.operation !== "verify") throw new TypeError("a receipt of another operation");
  console.log("genuine:", claims.business_number, claims.is_valid ? "valid" : "invalid");
  console.log(claims.claimed_start_date, claims.claimed_representative, withheld);
} catch (error) {
  if (!(error instanceof ReceiptError)) throw error;
  console.log("proves nothing:", error.message);
}
