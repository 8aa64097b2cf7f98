// Submits a batch, waits for its end and reads the results row by row.
import { BusinessVerification } from "business-verification";

const client = new BusinessVerification({
  baseUrl: process.env.BVS_URL!,
  apiKey: process.env.BVS_API_KEY!,
});

const { job_id } = await client.batch.submit({
  language: "en",
  businesses: [
    { business_number: "1000000014", start_date: "20200101", owner_name: "홍길동" },
    { business_number: "1000000218", start_date: "20200101", owner_name: "홍길동" },
  ],
});
await client.batch.wait(job_id, {
  onProgress: ({ processed, total }) => console.log(`${processed} of ${total}`),
});
for await (const row of client.batch.results(job_id)) {
  // A row without an answer is no verdict: submit it again later.
  if (row.error) console.log(row.row, "no answer", row.error.code);
  else if ("isValid" in row.answer) console.log(row.row, row.answer.isValid ? "valid" : "invalid");
}
