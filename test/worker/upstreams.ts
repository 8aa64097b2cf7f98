/** Runs once, in Node, before the worker tests: starts the stand-in upstreams and tells the tests where they are. */
import type { TestProject } from "vitest/node";
import { startUpstreams } from "../../seed/upstreams/server.ts";
import { referenceText } from "../reference-data.ts";

declare module "vitest" {
  interface ProvidedContext {
    upstreamUrl: string;
    /** `company.json` answers of real companies, one a line; null where the reference data is absent. */
    companySample: string | null;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const upstream = await startUpstreams({ port: 0 });
  project.provide("upstreamUrl", upstream.url);
  project.provide("companySample", referenceText("opendart-company-sample.jsonl"));
  return () => upstream.close();
}
