/**
 * Asking about the businesses of a chunk: of a live job all in one call of the registry, of a test
 * job each by itself, as a single check asks, so that no test number decides about another.
 */
import { rulesOf } from "../access/account-mode.ts";
import { secondsOf, testCaseOf } from "../test-mode/test-numbers.ts";
import { withTestSources } from "../test-mode/test-services.ts";
import type { BusinessClaim, Verification } from "../verification/verification.ts";
import {
  type CheckServices,
  verifyBusiness,
  verifyBusinesses,
  verifyNumbers,
} from "../verification/verify.ts";
import type { Job } from "./job.ts";

export interface Asking {
  /** How long to wait before asking, where that is known beforehand. */
  secondsBefore(claims: BusinessClaim[]): number;
  /** One for each claim, in order; null where the registry does not answer. */
  ask(claims: BusinessClaim[]): Promise<(Verification | null)[]>;
}

/** How the businesses of a job are asked about. */
export function askingOf(services: CheckServices, { account, check, language }: Job): Asking {
  const withNames = language !== "code";
  return rulesOf(account).onlyTestNumbers
    ? oneByOne(withTestSources(services), check, withNames)
    : together(services, check, withNames);
}

function together(services: CheckServices, check: Job["check"], withNames: boolean): Asking {
  return {
    secondsBefore: () => 0,
    async ask(claims) {
      const answer =
        check === "status"
          ? await verifyNumbers(services, claims)
          : await verifyBusinesses(services, claims, withNames);
      return answer.kind === "answered" ? answer.value : claims.map(() => null);
    },
  };
}

function oneByOne(services: CheckServices, check: Job["check"], withNames: boolean): Asking {
  const { clock } = services;
  const { signal } = new AbortController();
  const states = together(services, "status", withNames);
  const askOne = async (claim: BusinessClaim) => {
    if (check === "status") return (await states.ask([claim]))[0] ?? null;
    const answer = await verifyBusiness(services, claim, withNames, clock(), signal);
    return answer.kind === "answered" ? answer.value : null;
  };
  return {
    secondsBefore: (claims) => secondsOf(claims.map(({ number }) => testCaseOf(number))),
    ask: (claims) => Promise.all(claims.map(askOne)),
  };
}
