/**
 * Callers write words beside a name that are not part of the name. The lookup and the English name
 * leave these words out.
 */
import { describe, expect, it } from "vitest";
import { looseNameKeys, nameKey } from "../../../src/disclosure/index-keys.ts";
import { withoutAdditions } from "../../../src/language/additions.ts";
import { composeName } from "../../../src/language/compose.ts";

const WITH_ADDITION = [
  "하이브(구 빅히트엔터테인먼트)",
  "하이브 (구 빅히트엔터테인먼트)",
  "하이브(구. 빅히트)",
  "하이브(구:빅히트)",
  "하이브[구 빅히트]",
  "하이브(구 (주)빅히트)",
  "하이브(舊 빅히트)",
  "하이브(舊빅히트)",
  "하이브(前빅히트)",
  "하이브(前 빅히트)",
  "하이브(전 빅히트)",
  "하이브(구 빅히트",
  "하이브 (구)빅히트",
  "하이브(구)빅히트",
  "하이브 前 빅히트",
  "하이브 구 빅히트",
  "하이브, 구 빅히트",
  "하이브/구 빅히트",
  "하이브 구)빅히트",
  "하이브 구:빅히트",
  "하이브(구상호: 빅히트)",
  "하이브 (구 상호 빅히트)",
  "하이브(변경전 빅히트)",
  "하이브(변경전: 빅히트)",
  "하이브(변경 전 상호: 빅히트)",
  "하이브(종전 빅히트)",
  "하이브(이전 상호 빅히트)",
  "하이브(합병전 빅히트)",
  "하이브(구명칭 빅히트)",
  "(구)하이브",
  "(前)하이브",
  "하이브(폐업)",
  "하이브(휴업중)",
  "(가칭)하이브",
  "하이브 귀하",
  "하이브 귀중",
  "하이브 御中",
  "하이브(대표 박일동)",
  "하이브(대표이사: 박일동)",
  "하이브 대표이사 박일동",
  "하이브(101-00-00000)",
];

describe("what callers add to a name", () => {
  it.each(WITH_ADDITION)("is removed from %s", (name) => {
    expect(withoutAdditions(name)).toBe("하이브");
    expect(composeName(`주식회사 ${name}`)).toEqual(composeName("주식회사 하이브"));
  });

  it.each(WITH_ADDITION)("does not change the key by which %s is looked up", (name) => {
    expect([nameKey(name), ...looseNameKeys(name)]).toContain("하이브");
  });

  it("does not give the English name the legal form of a former name", () => {
    expect(composeName("하이브코리아(구 (주)빅히트)")?.name).not.toMatch(/Ltd/u);
  });

  it.each([
    "한빛(구미)",
    "한빛 구미점",
    "구 한빛",
    "전 한빛",
    "한 빛 구 조",
    "강남구 한빛",
    "대전 한빛",
    "한빛(전주)",
    "한빛(구로점)",
    "한빛 대표점",
    "전한빛",
    "(구)",
    "귀중",
    "폐업",
  ])("is not found in %s, so this name stays unchanged", (name) => {
    expect(withoutAdditions(name)).toBe(name);
  });
});
