/** SPEC §2.1, §2.2 and DESIGN §7: `POST /v1/verify`. */
import { describe, expect, it } from "vitest";
import { claimOf, HANBIT, issueKey, verify } from "./service.ts";

describe("POST /v1/verify", () => {
  it("verifies a business and names it in English", async () => {
    const { apiKey } = await issueKey({ a: "starter" });
    const { status, body } = await verify(apiKey, claimOf(HANBIT, { companyName: HANBIT.b_nm, lang: "en" }));
    expect(status).toBe(200);
    expect(body.businessInfo.companyName).toBe("Hanbit Trading Co., Ltd.");
  });
});
