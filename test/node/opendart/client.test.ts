import { afterEach, expect, it, vi } from "vitest";
import { createOpenDartClient } from "../../../src/opendart/client.ts";

afterEach(() => vi.unstubAllGlobals());

it("an answer whose status OpenDART does not define counts as no answer", async () => {
  const client = createOpenDartClient({ baseUrl: "https://opendart.invalid", apiKey: "x" });
  for (const status of ["\u001b]52;c;eA==\u0007", "x".repeat(100_000), "0000", ""]) {
    vi.stubGlobal("fetch", async () => Response.json({ status }));
    await expect(client.company("00126380")).rejects.toThrow("OpenDART did not answer.");
  }
});
