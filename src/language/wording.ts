/**
 * The Korean and English texts repeat the tax authority's guide. The other languages use terms of
 * the VAT laws of their countries, unless a term means something else there: 免税事業者 in Japan is
 * not 면세사업자.
 */
import { type Language, type Translations, textIn } from "./languages.ts";

const TAX_TYPES: ReadonlyMap<string, Translations> = new Map<string, Translations>([
  [
    "01",
    [
      "General VAT Taxpayer",
      "부가가치세 일반과세자",
      "付加価値税 一般課税事業者",
      "增值税一般纳税人",
      "Contribuyente del IVA en régimen general",
      "Umsatzsteuerpflichtiger mit Regelbesteuerung",
    ],
  ],
  [
    "02",
    [
      "Simplified VAT Taxpayer",
      "부가가치세 간이과세자",
      "付加価値税 簡易課税事業者",
      "增值税简易课税纳税人（小规模）",
      "Contribuyente del IVA en régimen simplificado",
      "Umsatzsteuerpflichtiger mit vereinfachter Besteuerung",
    ],
  ],
  [
    "03",
    [
      "Special-Case VAT Taxpayer",
      "부가가치세 과세특례자",
      "付加価値税 課税特例事業者",
      "增值税课税特例纳税人",
      "Contribuyente del IVA en régimen especial",
      "Umsatzsteuerpflichtiger mit Sonderbesteuerung",
    ],
  ],
  [
    "04",
    [
      "VAT-Exempt Business",
      "부가가치세 면세사업자",
      "付加価値税 非課税事業者",
      "增值税免税经营者",
      "Contribuyente exento de IVA",
      "Umsatzsteuerbefreites Unternehmen",
    ],
  ],
  [
    "05",
    [
      "Non-Profit Corporation, Government Body or Registered Organization",
      "수익사업을 영위하지 않는 비영리법인이거나 고유번호가 부여된 단체,국가기관 등",
      "収益事業を営まない非営利法人、または固有番号を付与された団体・国家機関等",
      "不从事营利事业的非营利法人，或已获固有编号的团体、国家机关等",
      "Entidad sin ánimo de lucro, organismo público u organización con número de identificación",
      "Nicht gewinnorientierte Körperschaft, Behörde oder Organisation mit Identifikationsnummer",
    ],
  ],
  [
    "06",
    [
      "Organization with Identification Number",
      "고유번호가 부여된 단체",
      "固有番号を付与された団体",
      "已获固有编号的团体",
      "Organización con número de identificación",
      "Organisation mit Identifikationsnummer",
    ],
  ],
  [
    "07",
    [
      "Simplified VAT Taxpayer (Tax Invoice Issuer)",
      "부가가치세 간이과세자(세금계산서 발급사업자)",
      "付加価値税 簡易課税事業者（税金計算書発行事業者）",
      "增值税简易课税纳税人（小规模，可开具税务发票）",
      "Contribuyente del IVA en régimen simplificado (emisor de facturas fiscales)",
      "Umsatzsteuerpflichtiger mit vereinfachter Besteuerung (zur Ausstellung von Steuerrechnungen berechtigt)",
    ],
  ],
]);

const STATUSES: ReadonlyMap<string, Translations> = new Map<string, Translations>([
  ["01", ["Active", "계속사업자", "事業継続中", "存续（在营）", "Activa", "Aktiv"]],
  ["02", ["Suspended", "휴업자", "休業中", "暂停营业（歇业）", "Suspendida", "Ruhend"]],
  ["03", ["Closed", "폐업자", "廃業", "注销", "De baja (cese de actividad)", "Abgemeldet"]],
]);

/** The text for a tax type by the registry's `tax_type_cd` (`01`–`07`); null for other codes. */
export function taxTypeText(code: string, language: Language): string | null {
  return textIn(TAX_TYPES.get(code), language);
}

/** The text for a business state by the registry's `b_stt_cd` (`01`–`03`); null for other codes. */
export function statusText(code: string, language: Language): string | null {
  return textIn(STATUSES.get(code), language);
}
