/** The settings of the local run. `test/e2e/local-run.test.ts` tests the run itself. */
import { describe, expect, it } from "vitest";
import { localVars } from "../../seed/local-service.ts";

describe("the settings of the local run", () => {
  it("name no receiver of alarms by default, and can be changed by environment variables", () => {
    const vars = localVars("http://127.0.0.1:1", {});
    expect(vars).toMatchObject({ NTS_CALLS_A_DAY: "100000000" });
    expect(Object.keys(vars)).not.toContain("HEARTBEAT_URL");
    const chosen = {
      NTS_CALLS_A_DAY: "10",
      HEARTBEAT_URL: "http://127.0.0.1:2/beat",
      ALERT_WEBHOOK_URL: "http://127.0.0.1:2/alarms",
      ALERT_WEBHOOK_SECRET: "whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz",
    };
    expect(localVars("http://127.0.0.1:1", { ...chosen, PATH: "/bin" })).toEqual({
      ...vars,
      ...chosen,
    });
  });
});
