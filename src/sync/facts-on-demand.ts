/**
 * Reading the facts of one company because somebody waits for its name: asked of OpenDART at once,
 * and stored for all who come after.
 */
import type { D1Database } from "@cloudflare/workers-types";
import { type FactsReader, SILENT } from "../disclosure/lookup.ts";
import { factWrites, knownFacts } from "../disclosure/store.ts";
import { dayOf } from "../lib/days.ts";
import type { OpenDartClient } from "../opendart/client.ts";
import { storeFacts } from "./store-facts.ts";

export interface OnDemandServices {
  db: D1Database;
  openDart: Pick<OpenDartClient, "company">;
  clock: () => number;
  waitUntil: (work: Promise<unknown>) => void;
}

export function createFactsReader(services: OnDemandServices): FactsReader {
  const { db, openDart, clock, waitUntil } = services;
  return {
    async read(corpCode) {
      const fetching = openDart.company(String(corpCode).padStart(8, "0"));
      const storing = fetching.then(async (company) => {
        const readOn = dayOf(clock());
        if (company) await storeFacts(db, [company], readOn);
        else await db.batch(factWrites(db, [], [corpCode], readOn));
      });
      // What cannot be stored is asked again by the next who needs it.
      waitUntil(storing.catch(() => {}));
      try {
        const company = await fetching;
        return company ? knownFacts(company) : SILENT;
      } catch {
        return "unavailable";
      }
    },
  };
}
