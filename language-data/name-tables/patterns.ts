/**
 * Patterns that decide what a part of a name is, and whether an ending counts (is recognised).
 * `names.json` has the sources of the patterns. The Worker compiles them with the flag `u`.
 */

/** Legal forms that show the kind of an institution. */
export const FORMS = [
  { form: /학교법인|\(학\)/u, ending: "학교법인" },
  { form: /영농조합법인|\(영농\)/u, ending: "영농조합법인" },
  { form: /영어조합법인/u, ending: "영어조합법인" },
  { form: /\(협\)\s?/u, ending: "협동조합" },
  { form: /의료법인|\(의\)/u, ending: "의료법인", isWeak: true },
  { form: /재단법인|\(재\)/u, ending: "재단", isWeak: true },
  { form: /사단법인|\(사\)/u, ending: "협회", isWeak: true },
  { form: /사회복지법인|\(복\)/u, ending: "복지법인", isWeak: true },
] as const;

const FIRST_OF_GIVEN =
  "가강건경광규근기나남다대도동두만명문미민범병보상서석선성세소송수숙순승시신아안연영예옥용우운원유윤은의인일재정제종주준중지진찬창채철춘충태하학한해향현형혜호화효훈희";
const LAST_OF_GIVEN =
  "가강건경곤광국규균근기길나남녀노덕도동란람래련록림만명모목문미민배범별복봉빈산상서석선설섭성세솔수숙순승식신아안애연열엽영예옥완용우욱운원월유윤은의인일임자재정제조종주준중지진찬창채천철춘태택표필하학한해혁현형혜호화환회훈휘희";

export const PATTERNS = {
  /** After these words, 한 ends an adjective: 행복한약국 is a happy pharmacy, not a herbal one. */
  adjective:
    /(?:현명|유명|투명|순수|온화|청결|완벽|당당|탄탄|유쾌|상쾌|화목|공정|신속|정확|훌륭|위대|평안|평온|포근|영원|진실|단정|명랑|쾌활|행복|건강|착|친절|따뜻|든든|편안|튼튼|소중|특별|정직|깨끗|편|다정|성실)$/u,
  /** Learned societies of a medical department or a literature: 대한소아치과학회, 한국영어영문학회. */
  learnedSociety:
    /(?:(?:[치내외]|피부|비뇨기|신경|부인|소아|인후|대한안|한국안)과|[국영독불중노일한]문)학회$/u,
  /** Names with 공사 in the meaning "works", not "public corporation": 한빛통신공사, 한빛방수공사. */
  works:
    /(?:전기|통신|방수|도장|미장|설비|인테리어|소방|토목|조경|철거|배관|창호|포장|타일|석|지붕|보일러|에어컨|하수도|단열|보온|방역|준설|터널|철골|조적|유리|건축)공사$/u,
  /** Names with 점 in the meaning "shop", not "branch": 정육점 is a butcher's shop. */
  shop: /(?:서|상|주|반|매|꽃|책|정육|음식|편의|전문|제과|가구|면세|할인|안경|양복|백화|대리|분식|철물|만물|문구|건재)점$/u,
  /** Endings that count only after a place: 수원교구, but not 한빛교구 (teaching aids). */
  afterPlace: /^(?:교구|대교구|성원|와드|관구|역|시청|도청|세관|의회|지원|지청)$/u,
  /** Endings that mean a branch only after a place or a number, or in a later word of the name. */
  weakBranch: /^(?:공장|점|센터|본부|매장|사업소|사업장|사무소)$/u,
  /** Common names of temples and hermitages. Other words that end in 사 or 암 do not count. */
  temple:
    /^(?:조계|봉은|불국|해인|통도|송광|화엄|법주|월정|신흥|낙산|범어|동화|은해|직지|수덕|마곡|백양|선운|금산|대흥|쌍계|용주|봉선|전등|보문|관음|약천|길상|도선|화계|진관|미륵|보현|문수|극락|용화|정토|법화|반야|원각|연화|보광|성불|내소|부석|개심|운주|향일|낙가|삼막|망월|천축|수국|불광|대각|수선|천불|만불|백련|청련|금련|보덕|보리|법흥|법계|법륜|법성|법왕|정각|정광|정혜|원통|원명|원광|자비|자운|청룡|청계|청량|백운|흥국|흥천|봉국|봉정|국청|개암|고란|관촉|광덕|구룡|구인|금당|금룡|남장|능가|다보|도갑|도림|도피안|동학|마야|망해|무량|미황|백담|봉덕|불갑|불회|삼광|상원|석남|석불|선암|선원|성혈|송림|수종|숭림|신륵|심복|쌍봉|연곡|용문|용연|운문|운흥|월명|유가|은수|임휴|장곡|장안|정암|주왕|증심|천은|천황|청평|칠장|태고|파계|표충|학도|향천|홍법|화암|회암|흥륜|희방|미타|동국|천태|용흥|용덕|용운|용암|용궁|봉황|청운|서운|석천|석굴|능인|도성|동명|묘각|묘법|백학|백룡|불암|삼불|선덕|선광|성림|수미|승가|신원|심향|옥련|옥룡|와우|원효|육지장|은적|인각|일광|일붕|자광|적멸|적석|정법|죽림|죽장|중흥|지장|창룡|천광|천룡|청암|청원|칠불|토굴|학림|해광|해동용궁|향림|혜광|혜원|홍룡|화운|황룡|회룡)사$|^(?:약사|보리|석굴|도솔|상원|백련|관음|문수|미타|원통|적멸|영산|운부|청량|향일|사자|천태|칠불|용문|금정|불영|연화|자비|극락|지장|원효|의상|은적|심원|내원|중흥)암$/u,
  /** Words before 조합 in names of funds. In other names, 조합 means an association. */
  fund: /(?:\d|호|파트너[스즈]|벤처스?|인베스트먼트|캐피탈|스타트업|세컨더리|임팩트|스케일업|딥테크|바이오|헬스케어|성장|혁신|뉴딜|도약|엔젤|시드|메자닌|신기술|스마트팜)\s?$/u,
  /** Names that show their kind without a legal form. */
  saysKind:
    /(?:[원소단관회교터합국당부청맹협축]|어린이집|포럼|연대|연합|네트워크|클럽|운동|은행|가게|마을|아카데미|스쿨|코리아|비전|컴패션|하우스|파크|밸리|서비스|오케스트라)$/u,
  /** Buildings in which chains have shops: 덕평휴게소점. */
  inBuilding:
    /..(?:휴게소|터미널|공항|백화점|아울렛|몰|타워|빌딩|시티|병원|대학교|센터|마트|플라자|파크|스퀘어)$/u,
  /** Words before a whole name: 시립, 대한, 24시, or the university where a doctor studied (경희). */
  inFront:
    /^(?:(?:특별|광역)?시립|대한민국|[국구도공군]립|국공립|순복음|대한|전국|24시간?|글로벌|경희|연세|원광|한양|이화|동국|건양|순천향)(?=..)/u,
  /** Names of three syllables that begin with a family name and are hardly ever words. */
  doctor:
    /^(?:[김박최윤임권황홍][가-힣]{2}|이[동승상성정재종진태현영용원윤은인준지창철형민명선수경기광규근병석세순][욱진호수현준훈민영우희철석환식규열섭혁태원찬범빈배일웅헌승재])$/u,
  /** Full names of Koreans, recognised by the family name. */
  person:
    /^[김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국](?:[가-힣](?![다자요라는은게네])[가-힣]|[가다도라미서세소수시영예재정주지채하혜효]은)$/u,
  /** The unit after the name of a place: 강남|구. It must not begin a longer word. */
  unitBehind:
    /^(?:(?:특별시|광역시)(?!립)|[시군구](?!립)(?=..|$)|도(?!자기|시)(?=..)|[읍면](?=..)|리(?!츠|조트|더|서치|테일)(?=..)|동(?![부아양산방물문원신성화일진남북서구])(?=..))/u,
  /** Endings after which 네 does not mark the owner of a shop: 맛있네, 우리네 and 동네. */
  noOwner: /(?:있|없|좋|겠|었|았|하|구|려|우리|어린이|동)$/u,
  /** Animals and nicknames that end in 이. After other names, 이 is only for easier pronunciation. */
  endsInI: /(?:고양|호랑|원숭|부엉|거북|멍멍|야옹|꼬맹|똑똑|개똥|복덩|귀염|방울|똘똘)이$/u,
  /** Given names of two syllables: 영철. */
  given: new RegExp(`^[${FIRST_OF_GIVEN}][${LAST_OF_GIVEN}]$`, "u"),
  /** Full names with a family name that hardly ever begins another word. */
  owner: new RegExp(
    `^[김이박최정강조윤장임한오서신권황송홍전유안배백허곽엄변][${FIRST_OF_GIVEN}][${LAST_OF_GIVEN}]$`,
    "u",
  ),
  /** Words that look like names of persons: 정다운 (friendly). */
  noPerson: /^(?:정다운|이동수|신세계|한세상|강남역|서대문|조선소|서해안|동해안|신동아|전주)/u,
  /** Trades in which many shops have the name of their owner. */
  personalTrade:
    /^(?:헤어|미용실|뷰티|네일|에스테틱|부티크|의상실|한복|양복점|스튜디오|사진관|플라워|꽃|베이커리|과자점|제과|스시|초밥|필라테스|요가|발레|무용|댄스|피아노|음악|미술|수학|영어|국어|논술|안경|태권도|골프|갤러리|웨딩|메이크업|치킨|김밥|만두|족발|국수|칼국수|떡|보쌈|냉면|갈비|커피|도시락|쿠킹|요리|부동산|공인중개|공방|화실|도예|케이크|초콜릿|빵|짬뽕|순대|감자탕|설렁탕|곰탕|해장국|추어탕|부대찌개|찌개|아구찜|아귀찜|횟집|식당|한정식|족발|막국수|닭갈비|삼계탕|통닭|정육점|피자|파스타|돈까스|우동|바버)/u,
};
