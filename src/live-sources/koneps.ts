/**
 * The suppliers of the public procurement service (docs/upstreams.md#koneps): what they say of
 * themselves. The only one of the sources that knows an opening date.
 */
import { onlyAbout, type Service } from "./data-go-kr.ts";
import { address, count, day, descending, NOTHING, persons, text } from "./fields.ts";
import type { LiveFacts } from "./live-source.ts";

const ROWS_A_PAGE = 100;

/** `inqryDiv`: by business number. Any other value asks something else, without a word. */
const BY_NUMBER = "3";

/** `hdoffceDivNm` */
const HEAD_OFFICE = "본사";

export const koneps: Service<LiveFacts> = {
  path: "/1230000/ao/UsrInfoService02/getPrcrmntCorpBasicInfo02",
  query: (number) => ({
    type: "json",
    pageNo: "1",
    numOfRows: String(ROWS_A_PAGE),
    inqryDiv: BY_NUMBER,
    bizno: number,
  }),
  read: ({ rows }, number) => {
    const [main] = onlyAbout(rows, "bizno", number).toSorted(
      (a, b) =>
        Number(text(b.hdoffceDivNm) === HEAD_OFFICE) -
          Number(text(a.hdoffceDivNm) === HEAD_OFFICE) || descending(day(a.chgDt), day(b.chgDt)),
    );
    if (!main) return null;
    return {
      ...NOTHING,
      companyName: text(main.corpNm),
      englishName: text(main.engCorpNm),
      representatives: persons(main.ceoNm),
      address: address(main.adrs, main.dtlAdrs),
      employees: count(main.emplyeNum) || null,
      openingDate: day(main.opbizDt),
      asOf: day(main.chgDt) ?? day(main.rgstDt),
    };
  },
};
