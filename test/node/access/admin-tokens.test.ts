/** How `ADMIN_TOKEN` is read: as one token, or as several tokens with names (docs/deploy.md). */
import { describe, expect, it } from "vitest";
import { readAdminTokens } from "../../../src/access/admin-tokens.ts";

const ALICE = "Xk3vQ9mT7pLw2rBn";
const CI = "Zp8sD4fG6hJ1kLqW";

describe("the operator's tokens", () => {
  it("are one token without a name, or several with names", () => {
    expect(readAdminTokens(ALICE, false)).toEqual({
      kind: "tokens",
      tokens: [{ actor: "operator", token: ALICE }],
    });
    expect(readAdminTokens(`alice=${ALICE}, ci=${CI}`, false)).toEqual({
      kind: "tokens",
      tokens: [
        { actor: "alice", token: ALICE },
        { actor: "ci", token: CI },
      ],
    });
  });

  it.each([
    ["has a token that is too short", `alice=short,ci=${CI}`, 1],
    ["has a token without a name", `alice=${ALICE},${CI}`, 2],
    ["ends with a comma", `alice=${ALICE},`, 2],
  ])("are all refused if their list %s", (_, secret, entry) => {
    expect(readAdminTokens(secret, false)).toEqual({
      kind: "closed",
      reason: `its entry ${entry} is not of the form name=token`,
    });
  });
});
