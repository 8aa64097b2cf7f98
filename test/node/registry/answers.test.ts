import { expect, it } from "vitest";
import { readStatusEntry } from "../../../src/registry/answers.ts";

it("the texts of an entry lose unseen characters, and the codes of an entry show them as escapes", () => {
  const entry = {
    ...{ b_no: "2178182399", b_stt: "계속\u202e사업자\u001b", b_stt_cd: "01\u200b" },
    ...{ tax_type: "부가가치세\t일반과세자\u{e0041}", tax_type_cd: "\u009b01", end_dt: "" },
    ...{ rbf_tax_type: "간이\u00ad과세자", rbf_tax_type_cd: "\ufe0f02" },
  };
  expect(readStatusEntry(entry)).toMatchObject({
    ...{ status: "계속사업자", statusCode: "01\\u200b" },
    ...{ taxType: "부가가치세 일반과세자", taxTypeCode: "\\u009b01" },
    previousTaxType: { code: "\\ufe0f02", text: "간이과세자" },
  });
});
