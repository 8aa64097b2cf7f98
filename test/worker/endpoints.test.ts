import { describe, expect, it } from "vitest";
import { adminEndpoints, mcpEndpoints, publicEndpoints } from "../../docs/openapi/endpoints.ts";
import publicDocument from "../../docs/openapi.json";
import adminDocument from "../../docs/openapi-admin.json";
import { EdgeMemory } from "../../src/access/edge-memory.ts";
import { createApp } from "../../src/app.ts";

/**
 * The app's routes, each once. Handlers for all methods are left out, because only middleware is
 * registered for all methods.
 */
const routesOfApp = new Set(
  createApp(new EdgeMemory())
    .routes.filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`),
);

function routesOf(document: { paths: Record<string, object> }): string[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
    ),
  );
}

describe("the declared routes", () => {
  it("are exactly the routes of the app", () => {
    const declared = [...publicEndpoints, ...adminEndpoints, ...mcpEndpoints];
    expect(declared.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      [...routesOfApp].sort(),
    );
  });

  it("are in the OpenAPI description for callers or in the description for operators, except /mcp", () => {
    const [forCallers, forOperators] = [routesOf(publicDocument), routesOf(adminDocument)];
    const ofMcp = mcpEndpoints.map(({ method, path }) => `${method} ${path}`);
    expect([...forCallers, ...forOperators, ...ofMcp].sort()).toEqual([...routesOfApp].sort());
    expect(new Set(mcpEndpoints.map(({ path }) => path))).toEqual(new Set(["/mcp"]));
    expect(forOperators.every((route) => route.includes(" /admin/"))).toBe(true);
    expect(forCallers.some((route) => route.includes(" /admin"))).toBe(false);
  });
});
