// Submits a batch, waits until it ends and reads the results row by row.
import { BusinessVerification } from "business-verification";

const client = new BusinessVerification({
  baseUrl: process.env.BVS_URL!,
  apiKey: process.env.BVS_API_KEY!,
});

const job = await client.batch.submit({
  language: "en",
  businesses: [
    { business_number: "1000000014", start_date: "20200101", owner_name: "홍길동" },
    { business_number: "1000000218", start_date: "20200101", owner_name: "홍길동" },
  ],
});
await client.batch.wait(job, {
  onProgress: ({ processed, total }) => console.log(`${processed} of ${total}`),
});
for await (const row of client.batch.results(job)) {
  // An error is not a verdict: there was no answer, so submit the row again later.
  if (row.error) console.log(row.row, "no answer", row.error.code);
  else console.log(row.row, row.answer.isValid ? "valid" : "invalid");
}
