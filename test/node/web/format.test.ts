import { describe, expect, it } from "vitest";
import { koreanMinuteOf } from "../../../web/texts/format.ts";

describe("the moment from which checks are possible again", () => {
  it("is written with the hour in Korea, because the month ends at midnight in UTC", () => {
    const end = Date.UTC(2026, 11, 1);
    expect(koreanMinuteOf(end)).toBe("2026-12-01 09:00 KST");
    // The page knows this moment only to the second, and only by its own clock.
    expect(koreanMinuteOf(end - 1_500)).toBe("2026-12-01 09:00 KST");
    expect(koreanMinuteOf(end + 1_500)).toBe("2026-12-01 09:00 KST");
  });
});
