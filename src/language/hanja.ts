/** Reads the Hanja in company names. */

/**
 * Each Hanja is followed by its reading. The list is made of words, so some Hanja occur repeatedly.
 * Each has one reading here, although some are read differently at the beginning of a word (龍
 * 룡/용).
 */
const READINGS =
  "大대韓한民민國국三삼星성東동西서南남北북中중新신日일本본美미林림金금銀은行행電전子자工공業업" +
  "産산商상事사社사會회公공司사株주式식有유限한合합資자名명建건設설開개發발鐵철鋼강化화學학藥약品품食식" +
  "製제造조機기械계重중輕경車차船선海해運운航항空공陸육物물流류通통信신交교通통證증券권保보險험生생命명" +
  "火화災재金금融융投투信신託탁財재團단法법人인農농協협水수産산林림牧목畜축協협同동組조合합聯연盟맹" +
  "太태平평洋양光광明명和화正정直직義의仁인禮예智지勇용德덕福복壽수康강寧녕安안全전高고麗려百백濟제" +
  "新신羅라朝조鮮선漢한江강山산川천湖호島도州주京경釜부仁인川천大대邱구光광世세界계宇우宙주天천地지" +
  "土토木목石석油유炭탄炎염油유脂지紙지纖섬維유毛모織직絹견綿면衣의服복皮피革혁陶도磁자器기玩완具구" +
  "家가具구樂악器기書서店점出출版판印인刷쇄文문化화敎교育육大대學학校교院원病병醫의療료院원研연究구所소" +
  "技기術술情정報보通통信신電전話화放방送송新신聞문廣광告고映영畵화映영像상音음樂악藝예術술體체育육" +
  "不부動동産산住주宅택土토地지都도市시計계劃획設설計계監감理리測측量량環환境경資자源원能능力력" +
  "原원子자力력熱열風풍太태陽양一일二이四사五오六육七칠八팔九구十십百백千천萬만億억上상下하左좌右우前전" +
  "後후內내外외長장小소少소多다元원亨형利리貞정永영遠원久구成성功공興흥盛성隆륭昌창泰태榮영華화" +
  "富부貴귀吉길祥상瑞서慶경喜희愛애親친善선美미眞진實실誠성心심信신望망希희進진步보起기亞아細세國국際제" +
  "貿무易역輸수入입出출販판賣매流류通통百백貨화店점市시場장食식堂당酒주造조釀양麥맥粉분糖당鹽염茶다" +
  "松송竹죽梅매蘭란菊국花화草초園원農농場장果과樹수森삼鳳봉龍룡虎호鶴학龜귀馬마牛우羊양鷄계曉효晟성" +
  "力력寶보住주";

const READING = new Map(
  Array.from(READINGS.matchAll(/(.)(.)/gu), ([, hanja = "", hangul = ""]) => [hanja, hangul]),
);

const HAN = /\p{Script=Han}/gu;

/** `太平洋시멘트` → `태평양시멘트`. A Hanja without a reading in the list stays. */
export function readHanja(text: string): string {
  return text.replace(HAN, (hanja) => READING.get(hanja) ?? hanja);
}
