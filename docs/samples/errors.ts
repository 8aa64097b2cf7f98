// Handles the errors that remain after the client's own retries. The client retries up to twice,
// and the check is charged once.
import { ApiError, BusinessVerification, ConnectionError } from "business-verification";

const client = new BusinessVerification({
  baseUrl: process.env.BVS_URL!,
  apiKey: process.env.BVS_API_KEY!,
});

// Four test numbers (valid, invalid, too many requests, quota used up) and a malformed number.
for (const number of ["1000000014", "1000000222", "1000000519", "1000000523", "1234"]) {
  try {
    const answer = await client.verify({
      business_number: number,
      startDate: "20200101",
      ownerName: "홍길동",
    });
    console.log(number, answer.isValid ? "valid" : "invalid");
  } catch (error) {
    // The check got no answer. This says nothing about the business.
    if (error instanceof ConnectionError) {
      console.log(number, "not reached: try again later");
    } else if (!(error instanceof ApiError)) {
      throw error;
    } else if (error.code === "quota_exceeded") {
      console.log(number, "quota used up: tell a person, do not wait");
    } else if (error.status === 429 || error.status >= 500) {
      console.log(number, `${error.code}: try again later (request ${error.requestId})`);
    } else {
      console.log(number, `${error.code}: repair the request: ${error.message}`);
    }
  }
}
