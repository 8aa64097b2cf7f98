/** Runs once in Node: starts the stand-ins, and reads data that tests in workerd cannot read. */
import type { TestProject } from "vitest/node";
import { referencePath, referenceText } from "../reference-data.ts";
import { startUpstreamProcess } from "../upstream-process.ts";
import { startListener } from "./listener.ts";

declare module "vitest" {
  interface ProvidedContext {
    upstreamUrl: string;
    /** Where alarms and heartbeats arrive (`listener.ts`). */
    listenerUrl: string;
    /** The seed of property tests (`test/node/setup.ts`). */
    propertySeed: number;
    /** What `charging-model.test.ts` runs, and for how long; `npm run model` sets this. */
    model: { seed: number; sequences: { meter: number; jobs: number }; minutes: number };
    /**
     * Answers of OpenDART's `company.json` about real companies, one answer per line; null if the
     * reference data is missing.
     */
    companySample: string | null;
    /** Paths of two real company tables; null if the reference data is missing. */
    companyTables: [earlier: string, later: string] | null;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const upstream = await startUpstreamProcess();
  project.provide("upstreamUrl", upstream.url);
  const listener = await startListener();
  project.provide("listenerUrl", listener.url);
  project.provide("propertySeed", Number(process.env.PROPERTY_SEED ?? 20_261_121));
  project.provide("model", {
    seed: Number(process.env.MODEL_SEED ?? 20_261_121),
    sequences: {
      meter: Number(process.env.MODEL_METER_SEQUENCES ?? 1_500),
      jobs: Number(process.env.MODEL_JOB_SEQUENCES ?? 60),
    },
    minutes: Number(process.env.MODEL_MINUTES ?? 1),
  });
  project.provide("companySample", referenceText("opendart-company-sample.jsonl"));
  const earlier = referencePath("corpCode-2026-04-16.zip");
  const later = referencePath("corpCode-2026-08-14.zip");
  project.provide("companyTables", earlier && later ? [earlier, later] : null);
  return () => {
    listener.stop();
    upstream.stop();
  };
}
