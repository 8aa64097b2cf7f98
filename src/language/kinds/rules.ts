/** Legal forms and patterns that decide whether an ending counts. */

/** Legal forms that say what kind of institution a name belongs to. */
export const FORMS: readonly {
  readonly form: RegExp;
  readonly ending: string;
  /** Used only if the name does not say its kind in another way. */
  readonly isWeak?: true;
}[] = [
  { form: /학교법인|\(학\)/u, ending: "학교법인" },
  { form: /영농조합법인|\(영농\)/u, ending: "영농조합법인" },
  { form: /영어조합법인/u, ending: "영어조합법인" },
  { form: /\(협\)\s?/u, ending: "협동조합" },
  { form: /의료법인|\(의\)/u, ending: "의료법인", isWeak: true },
  { form: /재단법인|\(재\)/u, ending: "재단", isWeak: true },
  { form: /사단법인|\(사\)/u, ending: "협회", isWeak: true },
  { form: /사회복지법인|\(복\)/u, ending: "복지법인", isWeak: true },
];

/** After one of these, 한 belongs to the adjective: 행복한약국 is a happy pharmacy, not a herbal one. */
export const ADJECTIVES =
  /(?:현명|유명|투명|순수|온화|청결|완벽|당당|탄탄|유쾌|상쾌|화목|공정|신속|정확|훌륭|위대|평안|평온|포근|영원|진실|단정|명랑|쾌활|행복|건강|착|친절|따뜻|든든|편안|튼튼|소중|특별|정직|깨끗|편|다정|성실)$/u;

/** The society of a department of medicine or of a literature: 대한소아치과학회, 한국영어영문학회. */
export const LEARNED_SOCIETY =
  /(?:(?:[치내외]|피부|비뇨기|신경|부인|소아|인후|대한안|한국안)과|[국영독불중노일한]문)학회$/u;

/** Works, not a public corporation: 한빛통신공사, 한빛방수공사. */
export const WORKS =
  /(?:전기|통신|방수|도장|미장|설비|인테리어|소방|토목|조경|철거|배관|창호|포장|타일|석|지붕|보일러|에어컨|하수도|단열|보온|방역|준설|터널|철골|조적|유리|건축)공사$/u;

/** Shops, not branches: 정육점 is a butcher's. */
export const SHOPS =
  /(?:서|상|주|반|매|꽃|책|정육|음식|편의|전문|제과|가구|면세|할인|안경|양복|백화|대리|분식|철물|만물|문구|건재)점$/u;

/** Endings that count only behind a place: 수원교구, but not 한빛교구 (teaching aids). */
export const AFTER_PLACE: ReadonlySet<string> = new Set(
  "교구,대교구,성원,와드,관구,역,시청,도청,세관,의회,지원,지청".split(","),
);

/** Endings that name a branch only behind a place, a number or another part of the name. */
export const WEAK_BRANCHES: ReadonlySet<string> = new Set(
  "공장,점,센터,본부,매장,사업소,사업장,사무소".split(","),
);

/** Well-known and common names of temples and hermitages. Other words in 사 or 암 do not count. */
export const TEMPLES =
  /^(?:조계|봉은|불국|해인|통도|송광|화엄|법주|월정|신흥|낙산|범어|동화|은해|직지|수덕|마곡|백양|선운|금산|대흥|쌍계|용주|봉선|전등|보문|관음|약천|길상|도선|화계|진관|미륵|보현|문수|극락|용화|정토|법화|반야|원각|연화|보광|성불|내소|부석|개심|운주|향일|낙가|삼막|망월|천축|수국|불광|대각|수선|천불|만불|백련|청련|금련|보덕|보리|법흥|법계|법륜|법성|법왕|정각|정광|정혜|원통|원명|원광|자비|자운|청룡|청계|청량|백운|흥국|흥천|봉국|봉정|국청|개암|고란|관촉|광덕|구룡|구인|금당|금룡|남장|능가|다보|도갑|도림|도피안|동학|마야|망해|무량|미황|백담|봉덕|불갑|불회|삼광|상원|석남|석불|선암|선원|성혈|송림|수종|숭림|신륵|심복|쌍봉|연곡|용문|용연|운문|운흥|월명|유가|은수|임휴|장곡|장안|정암|주왕|증심|천은|천황|청평|칠장|태고|파계|표충|학도|향천|홍법|화암|회암|흥륜|희방|미타|동국|천태|용흥|용덕|용운|용암|용궁|봉황|청운|서운|석천|석굴|능인|도성|동명|묘각|묘법|백학|백룡|불암|삼불|선덕|선광|성림|수미|승가|신원|심향|옥련|옥룡|와우|원효|육지장|은적|인각|일광|일붕|자광|적멸|적석|정법|죽림|죽장|중흥|지장|창룡|천광|천룡|청암|청원|칠불|토굴|학림|해광|해동용궁|향림|혜광|혜원|홍룡|화운|황룡|회룡)사$|^(?:약사|보리|석굴|도솔|상원|백련|관음|문수|미타|원통|적멸|영산|운부|청량|향일|사자|천태|칠불|용문|금정|불영|연화|자비|극락|지장|원효|의상|은적|심원|내원|중흥)암$/u;

/** What stands before 조합 in the name of a fund. In other names 조합 is an association. */
export const FUND =
  /(?:\d|호|파트너[스즈]|벤처스?|인베스트먼트|캐피탈|스타트업|세컨더리|임팩트|스케일업|딥테크|바이오|헬스케어|성장|혁신|뉴딜|도약|엔젤|시드|메자닌|신기술|스마트팜)\s?$/u;
