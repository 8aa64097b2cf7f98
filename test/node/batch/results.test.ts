import { describe, expect, it } from "vitest";
import { CANCELLED, inKorean, REFUSED_NAME, UNAVAILABLE } from "../../../src/batch/results.ts";

describe("the message about a row without an answer", () => {
  it.each([
    ["cancelled", CANCELLED],
    ["refused", REFUSED_NAME],
    ["unavailable", UNAVAILABLE],
  ])("exists in Korean: %s", (_, result) => {
    expect(inKorean(result)).toMatchObject({
      error: { message: expect.stringMatching(/^[가-힣 .]+$/) },
    });
  });
});
