/** Programs that use the client (`sdk/`) behind a proxy that cuts requests and answers. */
import {
  ApiError,
  type BatchRequest,
  BusinessVerification,
  ConnectionError,
} from "../../sdk/src/index.ts";
import { wellFormedClaim } from "./claims.ts";
import { startCuttingProxy } from "./cuts.ts";
import { type Client, judgeAnswer, judgeNumber, REFUSALS } from "./load.ts";

export const runProgram: Client = async (context, account, random, goesOn) => {
  const proxy = await startCuttingProxy(context, account, random, goesOn);
  const apiKey = account.keys[0]?.secret ?? "";
  const client = new BusinessVerification({ apiKey, baseUrl: proxy.url, timeoutMs: 10_000 });
  const signal = () => AbortSignal.timeout(random.chance(0.1) ? random.int(1, 500) : 60_000);
  const claims = (most: number) =>
    Array.from({ length: random.int(1, most) }, () => wellFormedClaim(random));

  const verify = async () => {
    const claim = wellFormedClaim(random);
    const { number, date, owner } = claim;
    const request = { business_number: number, startDate: date, ownerName: owner };
    const answer = await client.verify(request, { signal: signal() });
    judgeAnswer(context, claim, answer);
  };
  const status = async () => {
    const numbers = claims(100).map(({ number }) => number);
    const { results } = await client.status({ business_numbers: numbers }, { signal: signal() });
    for (const { businessNumber, isRegistered } of results)
      judgeNumber(context, businessNumber, isRegistered);
  };
  const batch = async () => {
    const asked = claims(250);
    const businesses = asked.map(({ number, date, owner }) => ({
      ...{ business_number: number, start_date: date, owner_name: owner },
    }));
    const job = await client.batch.submit({ businesses } satisfies BatchRequest<"verify">, {
      signal: signal(),
    });
    if (random.chance(0.2)) await client.batch.cancel(job);
    const { status: end } = await client.batch.wait(job);
    let rows = 0;
    for await (const { input, answer, error } of client.batch.results(job)) {
      const claim = asked[rows++];
      if (input.business_number !== claim?.number)
        context.violation(`row ${rows} of ${job.job_id} is about ${input.business_number}`);
      else if (answer) judgeAnswer(context, claim, answer);
      else if (end !== "cancelled")
        context.violation(`row ${rows} of ${job.job_id} is not answered: ${error?.code}`);
    }
    if (rows !== asked.length)
      context.violation(`${job.job_id} has ${rows} of ${asked.length} rows`);
  };

  try {
    while (goesOn()) {
      context.count("client calls");
      await random
        .pick([verify, verify, status, batch])()
        .catch((fault: unknown) => {
          if (fault instanceof ConnectionError || account.erasure !== "none") return;
          const isRefusal = fault instanceof ApiError && REFUSALS.has(fault.code);
          const isFault = fault instanceof ApiError && fault.status >= 500 && context.mayFail;
          if (!isRefusal && !isFault) context.violation(`the client of ${account.name}: ${fault}`);
        });
    }
  } finally {
    proxy.stop();
  }
};
