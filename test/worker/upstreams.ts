/** Runs once, in Node, before the worker tests: starts the stand-in upstreams and tells the tests where they are. */
import type { TestProject } from "vitest/node";
import { startUpstreams } from "../../seed/upstreams/server.ts";
import { referencePath, referenceText } from "../reference-data.ts";

declare module "vitest" {
  interface ProvidedContext {
    upstreamUrl: string;
    /** `company.json` answers of real companies, one a line; null where the reference data is absent. */
    companySample: string | null;
    /** Where two real company tables lie, the earlier first; null where the reference data is absent. */
    companyTables: [earlier: string, later: string] | null;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const upstream = await startUpstreams({ port: 0 });
  project.provide("upstreamUrl", upstream.url);
  project.provide("companySample", referenceText("opendart-company-sample.jsonl"));
  const earlier = referencePath("corpCode-2026-04-16.zip");
  const later = referencePath("corpCode-2026-08-14.zip");
  project.provide("companyTables", earlier && later ? [earlier, later] : null);
  return () => upstream.close();
}
