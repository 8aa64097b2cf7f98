/** Runs once, in Node, before the worker tests: starts the stand-in upstreams and tells the tests where they are. */
import type { TestProject } from "vitest/node";
import { startUpstreams } from "../../seed/upstreams/server.ts";

declare module "vitest" {
  interface ProvidedContext {
    upstreamUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const upstream = await startUpstreams({ port: 0 });
  project.provide("upstreamUrl", upstream.url);
  return () => upstream.close();
}
