/** Checks the businesses of a chunk: in one call for a live job, and one by one for a test job. */
import { rulesOf } from "../access/account-mode.ts";
import { answered } from "../lib/answer.ts";
import type { RegistryAnswer } from "../registry/client.ts";
import { secondsOf, testCaseOf } from "../test-mode/test-numbers.ts";
import { withTestCheckServices } from "../test-mode/test-services.ts";
import type { Claim, Verification } from "../verification/verification.ts";
import {
  type ChunkCheckServices,
  type Order,
  type SingleCheckServices,
  verifyBusiness,
  verifyBusinesses,
  verifyNumbers,
} from "../verification/verify.ts";
import type { Job } from "./job.ts";

export interface Checker {
  /** How many seconds to wait before the check. More than 0 only for slow test numbers. */
  secondsBefore(claims: Claim[]): number;
  /** @returns one verification for each claim, in order; null for a claim without an answer */
  check(claims: Claim[]): Promise<RegistryAnswer<(Verification | null)[]>>;
}

export function checkerOf(services: SingleCheckServices, job: Job): Checker {
  return rulesOf(job.meteredName).onlyTestNumbers
    ? separately(withTestCheckServices(services), job)
    : together(services, job);
}

function together(services: ChunkCheckServices, job: Job): Checker {
  return {
    secondsBefore: () => 0,
    check: (claims) =>
      job.check === "status"
        ? verifyNumbers(services, claims)
        : verifyBusinesses(services, claims, orderOf(job)),
  };
}

/** Checks each business alone: if a test number gets no answer, the others still get theirs. */
function separately(services: SingleCheckServices, job: Job): Checker {
  const { clock } = services;
  // `verifyBusiness` needs a signal, but nothing aborts a check of a job.
  const { signal } = new AbortController();
  const checkOne = async (claim: Claim) => {
    const answer =
      job.check === "status"
        ? await verifyNumbers(services, [claim])
        : await verifyBusiness(services, claim, orderOf(job), clock(), signal);
    return answer.kind === "answered" ? ([answer.value].flat()[0] ?? null) : null;
  };
  return {
    secondsBefore: (claims) => secondsOf(claims.map(({ number }) => testCaseOf(number))),
    check: async (claims) => answered(await Promise.all(claims.map(checkOne))),
  };
}

function orderOf({ meteredName, language }: Job): Order {
  return { account: meteredName, language };
}
