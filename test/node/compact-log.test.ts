import { describe, expect, it } from "vitest";
import { compact, loggedAsError } from "../../seed/compact-log.ts";

describe("a line of the log with the level error", () => {
  const logged = '{"event":"request","status":500,"method":"GET","route":"/x","duration_ms":2}';
  /** The line as wrangler writes it to standard error. */
  const written = `\u001b[31m✘ \u001b[41;31m[\u001b[41;97mERROR\u001b[41;31m]\u001b[0m \u001b[1m${logged}\u001b[0m`;

  it("is found in what wrangler writes about errors, with colours or without", () => {
    expect(loggedAsError(written)).toBe(logged);
    expect(loggedAsError(`✘ [ERROR] ${logged}`)).toBe(logged);
    expect(compact(loggedAsError(written) ?? "")).toBe("500  GET  /x  2 ms");
  });

  it.each(["", "✘ [ERROR] Could not resolve {x}", "✘ [ERROR] {not JSON}", logged])(
    "is not found in: %s",
    (line) => expect(loggedAsError(line)).toBeNull(),
  );
});

describe("a webhook that the receiver got", () => {
  it("is shown with its account, the result of its signature check, and its body", () => {
    const body = '{"id":"evt_1","type":"watch.changed"}';
    const line = { event: "webhook", account: "demo-a-pro", signature: "holds", body };
    expect(compact(JSON.stringify(line))).toBe(`webhook of demo-a-pro  signature holds  ${body}`);
  });
});
