/** Some roads have official English spellings that do not follow the rules. A table lists them. */
import { describe, expect, it } from "vitest";
import { roadExceptions } from "../../../language-data/road-names/exceptions.ts";
import { englishAddress } from "../../../src/language/address/english-address.ts";
import { ROAD_NAMES } from "../../../src/language/address/road-names.ts";

const line = (road: string, latin: string, province: string, city: string, removedOn = "") =>
  `411170000001|${road}|${latin}|00|${province}||${city}||||2||0||||${removedOn}`;

describe("the reader of the official table of road names", () => {
  it("finds in each city the roads whose spelling does not follow the rules", () => {
    const table = [
      line("삼성로", "Samsung-ro", "경기도", "수원시 영통구"),
      line("삼성로", "Samseong-ro", "서울특별시", "강남구"),
      line("한누리대로", "Hannuri-daero", "세종특별자치시", ""),
      line("아이파크로", "I Park-ro", "부산광역시", "해운대구"),
      line("첨단과기로", "Cheomdan gwagi-ro", "전남광주통합특별시", "북구"),
    ].join("\r\n");
    expect(roadExceptions(table)).toEqual({
      names: {
        "Gyeonggi-do 수원시": { 삼성로: "Samsung-ro" },
        "Busan 해운대구": { 아이파크로: "I Park-ro" },
        "Jeonnam-Gwangju 북구": { 첨단과기로: "Cheomdan gwagi-ro" },
      },
      roads: 5,
      different: 3,
      contradictory: 0,
    });
  });

  it("omits abandoned roads, and roads with two spellings in one city", () => {
    const table = [
      line("옛로", "Yes-ro", "경기도", "수원시 영통구", "20200101"),
      line("두로", "Doo-ro", "경기도", "수원시 영통구"),
      line("두로", "Dooo-ro", "경기도", "수원시 장안구"),
    ].join("\n");
    expect(roadExceptions(table)).toMatchObject({ names: {}, roads: 1, contradictory: 1 });
  });

  it.each(["", "\n\n", "<html>", "a|b|c", "|".repeat(40), line("길", "길", "경기도", "수원시")])(
    "finds no road in %j",
    (text) => {
      expect(roadExceptions(text).roads).toBe(0);
    },
  );
});

describe("a road with its own official name", () => {
  it("is in the data only if the rules give another spelling", () => {
    const rows = Object.entries(ROAD_NAMES).flatMap(([where, names]) => {
      const [province, city] = where.split(" ");
      const korean = province === "Gyeonggi-do" ? "경기도" : "충청남도";
      return Object.entries(names).map(([road, latin]) => line(road, latin, korean, city ?? ""));
    });
    expect(roadExceptions(rows.join("\n")).names).toEqual(ROAD_NAMES);
  });

  it.each([
    ["경기도 수원시 영통구 삼성로 129", "129, Samsung-ro, Yeongtong-gu, Suwon-si, Gyeonggi-do"],
    ["수원시 영통구 삼성로 129", "129, Samsung-ro, Yeongtong-gu, Suwon-si"],
    ["경기 수원시 삼성로168번길 12", "12, Samsung-ro 168beon-gil, Suwon-si, Gyeonggi-do"],
    ["서울특별시 강남구 삼성로 512", "512, Samseong-ro, Gangnam-gu, Seoul"],
    ["서울특별시 수원시 삼성로 1", "1, Samseong-ro, Suwon-si, Seoul"],
    ["삼성로 1", "1, Samseong-ro"],
  ])("has its own spelling only in its city: %s", (korean, english) => {
    expect(englishAddress(korean)).toBe(english);
  });
});

describe("an address in the province that 광주 and 전라남도 became in 2026", () => {
  it.each([
    ["전남광주통합특별시 동구 동명로 12", "12, Dongmyeong-ro, Dong-gu, Jeonnam-Gwangju"],
    ["전남광주통합특별시여수시 시청로 1", "1, Sicheong-ro, Yeosu-si, Jeonnam-Gwangju"],
    ["전남광주특별시 여수시 시청로 1", "1, Sicheong-ro, Yeosu-si, Jeonnam-Gwangju"],
  ])("is written in English: %s", (korean, english) => {
    expect(englishAddress(korean)).toBe(english);
  });
});
