/**
 * What the compiler must and must not accept in a program that uses the client.
 * `test/node/sdk-package.test.ts` compiles this file with the installed package and strict options.
 */
import {
  ApiError,
  BusinessVerification,
  type JobStatus,
  ReceiptError,
  type ReceiptKeySet,
  type Row,
  type RowError,
  responseOf,
  type ServiceEvent,
  type Status,
  type Verification,
  verifyReceipt,
  verifyWebhook,
  type WatchedState,
  type WebhookEndpoint,
  WebhookVerificationError,
} from "business-verification";

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_answer: Same<A, B>): void => {};

const client = new BusinessVerification({
  apiKey: "bvs_test_x",
  baseUrl: "https://api.example.com",
});
const claim = { business_number: "2178182399", startDate: "20120305", ownerName: "김한빛" };

// @ts-expect-error: the client needs the address of the service
new BusinessVerification({ apiKey: "bvs_test_x" });
// @ts-expect-error: a claim needs an opening date
client.verify({ business_number: "2178182399", ownerName: "김한빛" });
// @ts-expect-error: variant A does not answer in German
client.verify({ ...claim, lang: "de" });
// @ts-expect-error: each claim of a batch needs a date and a representative
client.batch.submit({ businesses: [{ business_number: "2178182399" }] });
client.batch.submit({ businesses: [{ business_number: "2178182399" }], check: "status" });
// @ts-expect-error: a watched number is a text, because a JSON number loses leading zeros
client.watches.add([2178182399]);
// @ts-expect-error: there is no such event
client.events({ types: ["watch.opened"] });
// @ts-expect-error: `webhook.test` is not among the types that an endpoint can choose
client.webhookEndpoints.create({ url: "https://hooks.example.com/bvs", types: ["webhook.test"] });
// @ts-expect-error: there is no such check
client.batch.submit({ business_numbers: ["2178182399"], check: "describe" });

export async function program(signal: AbortSignal): Promise<string | null> {
  const korean = await client.verify(claim, { signal });
  same<typeof korean, Verification<"ko">>(true);
  if (!korean.isValid) {
    same<typeof korean.reason, "not_registered" | "details_mismatch" | "unconfirmed">(true);
    const [cause] = korean.possibleCauses;
    if (cause === "space_in_name") return "Leave the space out.";
    // @ts-expect-error: there is no such cause
    if (cause === "wrong_name") return null;
    return korean.reason;
  }
  // @ts-expect-error: a valid answer has no reason
  korean.reason;
  // @ts-expect-error: a valid answer has no causes
  korean.possibleCauses;
  // @ts-expect-error: only `both` returns English beside Korean
  korean.businessInfo.companyNameEn;

  const both = await client.verify({ ...claim, lang: "both" }, { idempotencyKey: "order-17" });
  same<typeof both.businessInfo.companyNameEn, string | null>(true);
  const codes = await client.verify({ ...claim, language: "code" });
  // @ts-expect-error: an answer in codes has no names
  codes.businessInfo.companyName;
  const some = await client.verify({ ...claim, lang: signal.aborted ? "both" : "code" });
  if ("companyNameEn" in some.businessInfo) return some.businessInfo.companyNameEn;

  // A program may pass undefined for what it does not know.
  const company: { name?: string | undefined } = {};
  await client.verify({ ...claim, companyName: company.name, lang: undefined });
  await client.describe({ business_number: "2178182399", language: undefined });

  const one = await client.status({ business_number: "2178182399", lang: "en" });
  same<typeof one.status, string | null>(true);
  const numbers: readonly string[] = ["2178182399"];
  const { results } = await client.status({ business_numbers: numbers, lang: "both" });
  same<(typeof results)[number]["statusEn"], string | null>(true);

  const business = await client.describe({ business_number: "2178182399", language: "zh-CN" });
  same<typeof business.company_name, string | null>(true);
  const { mode }: { mode: string } = await client.usage({ variant: "b" });

  const businesses = [
    { business_number: "2178182399", start_date: "20120305", owner_name: "김한빛" },
  ];
  const job = await client.batch.submit({ businesses, language: "en" }, { name: undefined });
  await client.batch.wait(job, { onProgress: ({ processed }) => processed, signal });
  for await (const { answer, error } of client.batch.results(job)) {
    same<typeof error, RowError | undefined>(true);
    if (answer?.isValid) same<typeof answer.businessInfo.companyName, string | null>(true);
  }
  const states = await client.batch.upload(new Uint8Array(3), {
    check: "status",
    columns: "input",
  });
  for await (const { answer } of client.batch.results(await client.batch.wait(states))) {
    same<typeof answer, Status<"ko"> | undefined>(true);
  }
  // The client cannot tell from the id of a job what the job checks, so a row may have any type.
  for await (const row of client.batch.results(job.job_id)) tell(row);
  for await (const { status } of client.batch.list({ status: "completed" })) {
    same<typeof status, JobStatus>(true);
  }
  await client.watches.add(numbers, { signal });
  const suppliers = new Set([{ business_number: "2178182399", reference: company.name }]);
  const { watched } = await client.watches.add(suppliers);
  for await (const { state } of client.watches.list()) {
    same<typeof state, WatchedState | null>(true);
  }
  const { removed } = await client.watches.remove(numbers);
  const onCursor = (cursor: string) => cursor.slice(0, watched - removed);
  for await (const event of client.events({ types: ["watch.changed"], follow: true, onCursor })) {
    same<typeof event, ServiceEvent>(true);
    if (event.type === "watch.changed") same<typeof event.data.before, WatchedState>(true);
    if (event.type === "watch.paused") same<typeof event.data.count, number>(true);
  }
  const { id, secret } = await client.webhookEndpoints.create({
    url: "https://hooks.example.com/bvs",
  });
  const changed = await client.webhookEndpoints.update(id, { types: ["batch.completed"] });
  same<(typeof changed)["status"], WebhookEndpoint["status"]>(true);
  // @ts-expect-error: the service shows a secret only when it is new
  changed.secret;
  same<typeof secret, string>(true);
  return `${mode} ${responseOf(one).testMode} ${responseOf(job).headers.get("RateLimit")}`;
}

function tell({ row, input, answer, error }: Row): string {
  if (error) return `${row} ${input.business_number}: ${error.code}`;
  return "isValid" in answer ? String(answer.isValid) : String(answer.statusCode);
}

export async function receive(
  node: { headers: Record<string, string | string[] | undefined>; body: Uint8Array },
  request: Request,
): Promise<number> {
  const secrets: readonly string[] = ["whsec_x", "whsec_y"];
  await verifyWebhook(node.body, node.headers, "whsec_x");
  try {
    const event = await verifyWebhook(await request.arrayBuffer(), request.headers, secrets);
    if (event.type === "webhook.test") same<typeof event.data.endpoint_id, string>(true);
    if (event.type === "watch.changed") same<typeof event.data.before, WatchedState>(true);
    return 204;
  } catch (fault) {
    if (!(fault instanceof WebhookVerificationError)) throw fault;
    return fault.reason === "wrong_time" ? 401 : 400;
  }
}

export async function prove(saved: string): Promise<string> {
  const jwks: ReceiptKeySet = JSON.parse(saved);
  const number = { business_number: "2178182399", receipt: true };
  const { receipt } = await client.verify({ ...claim, receipt: true });
  same<typeof receipt, string | undefined>(true);
  const one = await client.status(number);
  const business = await client.describe(number);
  const { results } = await client.status({ business_numbers: ["2178182399"], receipt: true });
  for (const state of results) same<typeof state.receipt, string | undefined>(true);
  const job = await client.batch.status("job_1", { receipt: true });
  for await (const row of client.batch.results(job, { receipts: true }))
    if (row.answer) same<typeof row.answer.receipt, string | undefined>(true);
  // @ts-expect-error: a CSV file has no receipts
  client.batch.download(job, { receipts: true });
  // @ts-expect-error: a receipt is not verified without the issuer that it must name
  verifyReceipt("", { jwks });
  const text = one.receipt ?? business.receipt ?? job.receipt ?? "";
  try {
    const { claims, withheld } = await verifyReceipt(text, { jwks, issuer: jwks.issuer ?? "" });
    // @ts-expect-error: a receipt of a batch has no business number
    claims.business_number;
    if (claims.operation === "batch") return claims.results_sha256;
    if (claims.operation !== "verify") return claims.answered_at;
    same<typeof claims.claimed_representative, string | undefined>(true);
    return claims.is_valid ? claims.business_number : withheld.join();
  } catch (fault) {
    if (fault instanceof ReceiptError && fault.code === "unknown_key") return "old keys";
    // @ts-expect-error: there is no such code
    if (fault instanceof ReceiptError && fault.code === "wrong") return "wrong";
    throw fault;
  }
}

export function explain(fault: unknown): string {
  if (!(fault instanceof ApiError)) throw fault;
  if (fault.code === "quota_exceeded" || fault.code === "a code of next year") return "wait";
  same<typeof fault.retryAfter, number | null>(true);
  return `${fault.code} ${fault.parameter} ${fault.requestId} ${fault.helpUrl}`;
}
