import { describe, expect, it } from "vitest";
import { hanjaInOrder, readHanja } from "../../src/language/hanja.ts";

describe("workerd", () => {
  it("decodes the 4,888 Hanja of KS X 1001, so that the Worker reads names in Hanja", () => {
    const hanja = hanjaInOrder();
    expect(hanja).toHaveLength(4_888);
    expect([hanja[0], hanja.at(-1)]).toEqual(["伽", "詰"]);
    expect(readHanja("太平洋鑛業")).toBe("태평양광업");
  });
});
