/**
 * The fair trade commission's register of mail-order sellers (docs/upstreams.md#ftc): what its
 * registrations say of a seller. Of sole proprietors it masks name, e-mail and house number.
 */
import { onlyAbout, type Service } from "./data-go-kr.ts";
import { corporateNumber, day, descending, NOTHING, persons, text } from "./fields.ts";
import type { LiveFacts } from "./live-source.ts";

const ROWS_A_PAGE = 100;

/** `operSttusCdNm`: of a shop that is closed or struck off, nothing may be true any more. */
const NORMAL_OPERATION = "정상영업";

/** `corpYnNm` */
const IS_SOLE_PROPRIETOR = new Map([
  ["개인", true],
  ["법인", false],
]);

export const ftc: Service<LiveFacts> = {
  path: "/1130000/MllBsDtl_3Service/getMllBsInfoDetail_3",
  query: (number) => ({
    resultType: "json",
    pageNo: "1",
    numOfRows: String(ROWS_A_PAGE),
    brno: number,
  }),
  read: ({ rows }, number) => {
    const [newest] = onlyAbout(rows, "brno", number)
      .filter((row) => text(row.operSttusCdNm) === NORMAL_OPERATION)
      .toSorted(
        (a, b) =>
          descending(day(a.dclrDate), day(b.dclrDate)) ||
          descending(day(a.opnMdfcnDt), day(b.opnMdfcnDt)),
      );
    if (!newest) return null;
    return {
      ...NOTHING,
      companyName: text(newest.bzmnNm),
      representatives: persons(newest.rprsvNm),
      corporateNumber: corporateNumber(newest.crno),
      // The road addresses (`rnAddr`, `lctnRnAddr`) lack the number of the building.
      address: text(newest.lctnAddr),
      isSoleProprietor: IS_SOLE_PROPRIETOR.get(text(newest.corpYnNm) ?? "") ?? null,
      asOf: day(newest.opnMdfcnDt) ?? day(newest.dclrDate),
    };
  },
};
