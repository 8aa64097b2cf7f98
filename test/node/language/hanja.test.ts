import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composeName } from "../../../src/language/compose.ts";
import {
  hanjaInOrder,
  readHanja,
  readingsInOrder,
  readPersonHanja,
} from "../../../src/language/hanja.ts";
import { latinRepresentativeNames } from "../../../src/profile/names.ts";
import { anyText } from "./any-text.ts";

describe("the readings of KS X 1001", () => {
  it("are in order from 가 to 힐, one for each of the 4,888 Hanja", () => {
    const readings = readingsInOrder();
    expect(readings).toHaveLength(4_888);
    expect([...readings].sort()).toEqual(readings);
    expect([readings[0], readings.at(-1)]).toEqual(["가", "힐"]);
    expect(hanjaInOrder()).toHaveLength(4_888);
    for (const hanja of hanjaInOrder()) expect(hanja).toMatch(/^\p{Script=Han}$/u);
  });

  it("are the same readings by which Korean collation sorts the Hanja", () => {
    const readings = readingsInOrder();
    const { compare } = new Intl.Collator("ko");
    for (const [at, hanja] of hanjaInOrder().entries()) {
      if (hanja.normalize("NFKC") !== hanja) continue;
      const reading = readings[at] ?? "";
      const next = String.fromCharCode(reading.charCodeAt(0) + 1);
      expect(compare(reading, hanja), hanja).toBeLessThan(0);
      expect(compare(hanja, next), hanja).toBeLessThan(0);
    }
  });
});

describe("a name in Hanja", () => {
  it.each([
    ["太平洋시멘트", "태평양시멘트"],
    ["龍山", "용산"],
    ["三龍", "삼룡"],
    ["新羅", "신라"],
    ["羅州", "나주"],
    ["金星社", "금성사"],
    ["住宅", "주택"],
    ["不動産", "부동산"],
    ["音樂", "음악"],
    ["樂園", "낙원"],
    ["生産率", "생산율"],
    ["国際電気", "국제전기"],
    ["中国银行", "중국은행"],
    ["태화루(太和樓)", "태화루"],
    ["태화루 [太和樓]", "태화루"],
    ["태화루(太和樓) 본점", "태화루 본점"],
    ["鱻鱻코리아", "코리아"],
    ["\uf9e1家", "이가"],
  ])("%s is read as %s", (written, hangul) => {
    expect(readHanja(written.normalize("NFKC"))).toBe(hangul);
  });

  it.each([
    ["李在鎔", "이재용"],
    ["金九", "김구"],
    ["柳寬順", "유관순"],
    ["沈薰", "심훈"],
    ["朴烈", "박열"],
    ["李鱻", "李鱻"],
  ])("is read as the name of a person: %s is %s", (written, hangul) => {
    expect(readPersonHanja(written)).toBe(hangul);
  });

  it("keeps the rest of the name if a character is unknown", () => {
    expect(composeName("鱻코리아")?.name).toBe("Korea");
    expect(composeName("태화루(太和樓)")?.name).toBe(composeName("태화루")?.name);
    expect(composeName("鱻")).toBeNull();
  });

  it("gives a representative an English name", () => {
    expect(latinRepresentativeNames("李在鎔")).toBe("Lee Jaeyong");
    expect(latinRepresentativeNames("金鍾仁, 李在鎔")).toBe("Kim Jongin, Lee Jaeyong");
    expect(latinRepresentativeNames("李在鱻")).toBeNull();
  });

  it("of two or four Hanja is not read in Korean, because it may be Chinese or Japanese", () => {
    expect(latinRepresentativeNames("王偉")).toBeNull();
    expect(latinRepresentativeNames("山本太郎")).toBeNull();
  });

  it("never has a Hanja left after it is read", () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom("國", "国", "鱻", "(太)"), (text, hanja) => {
        expect(readHanja(text + hanja)).not.toMatch(/\p{Script=Han}/u);
      }),
    );
  });
});
