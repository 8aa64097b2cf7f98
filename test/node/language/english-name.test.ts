/** OpenDART's fields for English names also have texts that are not names (`docs/upstreams.md`). */
import { describe, expect, it } from "vitest";
import { usableEnglishName } from "../../../src/language/english-name.ts";

describe("an English name field of OpenDART", () => {
  it.each([
    "",
    " ",
    "n",
    "N",
    "-",
    "--",
    ".",
    "n/a",
    "N/A",
    "N.A.",
    "na",
    "no entry",
    "No Entry",
    "none",
    "null",
    "0",
    "1234",
    "없음",
    "해당 없음",
    "별빛마루출판(주)",
    "Hanbit 물산",
    "(주)",
    "ｎ／ａ",
    "?",
    "a",
    "H",
    "Inc.",
    "co",
    "Co., Ltd.",
    "(주)RBA",
    "blank",
    "#144, SEOKJEONG-RO, POSEUNG-EUP, PYEONGTAEK-SI, GYEONGGI-DO",
    "297, Pyeongdongsandan-ro, Gwangsan-gu, Gwangju, Korea",
    "201-ho, 22 Daesagwan-ro 24-gil, Yongsan-gu, Seoul, 04402, Republic of Korea",
  ])("contains no name in %j", (text) => expect(usableEnglishName(text)).toBeNull());

  it.each([
    ["  Hanbit   Trading\u00a0Co., Ltd. ", "Hanbit Trading Co., Ltd."],
    ["SAMSUNG ELECTRONICS CO,.LTD", "SAMSUNG ELECTRONICS CO,.LTD"],
    ["3M Korea", "3M Korea"],
    ["NH", "NH"],
    ["3S", "3S"],
    ["NA Company", "NA Company"],
    ["No. 1 Foods", "No. 1 Foods"],
    ["ＫＢ Ｆｉｎａｎｃｉａｌ", "KB Financial"],
    ["Café & Co.", "Café & Co."],
    ["Mok-dong PFV Co., Ltd.", "Mok-dong PFV Co., Ltd."],
    ["Yeongdong-daero 613 Co., Ltd.", "Yeongdong-daero 613 Co., Ltd."],
    ["Blank Space Inc.", "Blank Space Inc."],
  ])("contains a name in %j", (text, name) => expect(usableEnglishName(text)).toBe(name));
});
