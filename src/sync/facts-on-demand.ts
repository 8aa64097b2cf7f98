/** Reads and stores the facts of a company while a caller waits for its name. */
import type { D1Database } from "@cloudflare/workers-types";
import { type FactsReader, SILENT } from "../disclosure/known-facts.ts";
import { factWrites, knownFacts } from "../disclosure/store.ts";
import { dayOf } from "../lib/days.ts";
import { type OpenDartClient, OpenDartFault } from "../opendart/client.ts";
import { storeFacts } from "./store-facts.ts";

export interface OnDemandServices {
  db: D1Database;
  openDartFor: (payer: string | null) => Pick<OpenDartClient, "company">;
  clock: () => number;
  waitUntil: (work: Promise<unknown>) => void;
}

export function createFactsReader(services: OnDemandServices): FactsReader {
  const { db, openDartFor, clock, waitUntil } = services;
  return {
    async read(corpCode, payer) {
      const fetching = openDartFor(payer).company(String(corpCode).padStart(8, "0"));
      const storing = fetching.then(async (company) => {
        const readOn = dayOf(clock());
        if (company) await storeFacts(db, [company], readOn);
        else await db.batch(factWrites(db, [], [corpCode], readOn));
      });
      // If storing fails, the next check that needs the facts reads them again.
      waitUntil(storing.catch(() => {}));
      try {
        const company = await fetching;
        return company ? knownFacts(company) : SILENT;
      } catch (fault) {
        return fault instanceof OpenDartFault && fault.kind === "limit"
          ? "not_today"
          : "unavailable";
      }
    },
  };
}
