/**
 * Checks the businesses of a chunk. A live job asks the registry about all of them in one call. A
 * test job asks about each alone, as a single check does, so that no test number affects another.
 */
import { rulesOf } from "../access/account-mode.ts";
import { secondsOf, testCaseOf } from "../test-mode/test-numbers.ts";
import { withTestCheckServices } from "../test-mode/test-services.ts";
import type { Claim, Verification } from "../verification/verification.ts";
import {
  type ChunkCheckServices,
  type SingleCheckServices,
  verifyBusiness,
  verifyBusinesses,
  verifyNumbers,
} from "../verification/verify.ts";
import type { Job } from "./job.ts";

export interface Checker {
  /** How many seconds to wait before the check; more than 0 only for slow test numbers. */
  secondsBefore(claims: Claim[]): number;
  /** One verification for each claim, in order; null if the registry does not answer. */
  check(claims: Claim[]): Promise<(Verification | null)[]>;
}

type Question = Pick<Job, "check" | "language">;

export function checkerOf(services: SingleCheckServices, job: Job): Checker {
  return rulesOf(job.account).onlyTestNumbers
    ? oneByOne(withTestCheckServices(services), job)
    : together(services, job);
}

function together(services: ChunkCheckServices, { check, language }: Question): Checker {
  return {
    secondsBefore: () => 0,
    async check(claims) {
      const answer =
        check === "status"
          ? await verifyNumbers(services, claims)
          : await verifyBusinesses(services, claims, language);
      return answer.kind === "answered" ? answer.value : claims.map(() => null);
    },
  };
}

function oneByOne(services: SingleCheckServices, { check, language }: Question): Checker {
  const { clock } = services;
  // `verifyBusiness` takes a signal, but nothing aborts a check of a job.
  const { signal } = new AbortController();
  const states = together(services, { check: "status", language });
  const checkOne = async (claim: Claim) => {
    if (check === "status") return (await states.check([claim]))[0] ?? null;
    const answer = await verifyBusiness(services, claim, language, clock(), signal);
    return answer.kind === "answered" ? answer.value : null;
  };
  return {
    secondsBefore: (claims) => secondsOf(claims.map(({ number }) => testCaseOf(number))),
    check: (claims) => Promise.all(claims.map(checkOne)),
  };
}
