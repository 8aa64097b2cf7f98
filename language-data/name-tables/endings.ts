/**
 * The endings that tell what kind of institution a name belongs to, with the English that such
 * institutions use. An ending without English is a listed word (`business-words.ts`).
 *
 * Sources: the rule on English names of government organisations (정부조직 영어명칭에 관한 규칙), the standard
 * translations of public terms (공공 용어의 외국어 번역 및 표기 지침, Ministry of Culture, Sports and Tourism),
 * the institutions' own sites, and for credit unions, 새마을금고, accounting firms and funds the
 * commonest form in OpenDART's table.
 */

/**
 * How the part of a name before the ending is written.
 * `sound`: as schools, offices and churches write it (한빛초등학교 Hanbit Elementary School).
 * `words`: with the words of companies (해피어린이집 Happy Daycare Center).
 * `either`: with these words if they cover it, else by sound (판교테크노밸리점, 역삼점).
 */
export type Spelling = "sound" | "words" | "either";

export interface Kind {
  readonly spelling: Spelling;
  /** An ending and its English. `-` attaches it to the word before. */
  readonly endings: string;
  /** Words that may stand directly before an ending, besides `BEFORE`. */
  readonly before?: string;
  /** A word of `before` that ends in 과 may itself end a name; this English then follows it. */
  readonly after?: string;
  /** The endings may also stand before the name: 법무법인 한빛 is Hanbit Law Firm. */
  readonly mayLead?: true;
  /** The endings count only behind a word of `before`. */
  readonly needsBefore?: true;
  /** Names of persons may stand before the ending. */
  readonly hasPersons?: true;
  /** The ending names a part of the company before it. */
  readonly isBranch?: true;
  /** The ending means something else in the name of a company with a legal form. */
  readonly neverCompany?: true;
}

/** Words that may stand before an ending of every kind but branches. */
export const BEFORE =
  "교육Educational,과학Science,과학기술Science and Technology,국제International,예술Arts,정보Information,산업Industry," +
  "관광Tourism,체육Sports,디자인Design,농업Agricultural,수산Fisheries,해양Maritime,기계Machinery,전자Electronics,미디어Media,방송Broadcasting," +
  "음악Music,미술Art,영어English,간호Nursing,보건Health,환경Environmental,복지Welfare,사회복지Social Welfare,문화Cultural," +
  "문화예술Culture and Arts,장학Scholarship,종합General,여성Women's,장애인Disabled People's,청소년Youth,청년Youth,어린이Children's,노인Senior," +
  "시립Municipal,특별시립Metropolitan,광역시립Metropolitan,도립Provincial,국립National,구립Public,국공립Public,부속Affiliated,부설Affiliated,병설Affiliated,의료Medical,의학Medical";

const DEPARTMENTS =
  "내과Internal Medicine,외과Surgery,정형외과Orthopedic,신경외과Neurosurgery,성형외과Plastic Surgery,흉부외과Thoracic Surgery,안과Eye," +
  "이비인후과ENT,피부과Dermatology,비뇨의학과Urology,비뇨기과Urology,산부인과Obstetrics & Gynecology,소아청소년과Pediatric,소아과Pediatric," +
  "정신건강의학과Psychiatric,정신과Psychiatric,신경과Neurology,재활의학과Rehabilitation,가정의학과Family Medicine,마취통증의학과Pain," +
  "통증의학과Pain,영상의학과Radiology,치과Dental";

const PROFESSIONAL =
  "부동산,법무사Judicial Scrivener,세무사Tax Accountant,세무Tax,세무회계Tax & Accounting,회계Accounting,공인회계사Certified Public Accountant,특허Patent,특허법률Patent & Law," +
  "변리사Patent Attorney,공인노무사Labor Attorney,노무사Labor Attorney,관세Customs,관세사Customs Broker,감정평가Appraisal,감정평가사Appraiser,행정사Administrative Attorney," +
  "기술사Professional Engineer,설계Design,측량Survey,손해사정Claims Adjusting,건축Architecture,합동Joint";

export const KINDS: readonly Kind[] = [
  {
    spelling: "sound",
    endings:
      "초등학교Elementary School,중학교Middle School,고등학교High School,대학교University,여자대학교Women's University,대학College,대학원Graduate School,맹학교School for the Blind,농학교School for the Deaf,과학기술원Institute of Science and Technology,과학원Institute of Science,의학원Medical Institute," +
      "학교School,여중Girls' Middle School,여고Girls' High School",
    before:
      "여자Girls',외국어Foreign Language,공업Technical,상업Commercial,산업Industrial,마이스터Meister,사이버Cyber,디지털Digital,인터넷Internet," +
      "사범대학College of Education,의과대학College of Medicine,외국인Foreign,특수Special,대안Alternative,영재Gifted,방송통신Air and Correspondence,직업전문Vocational," +
      "신학Theological,예술종합Arts",
  },
  {
    spelling: "words",
    endings:
      "유치원Kindergarten,어린이집Daycare Center,학원Academy,어학원Language Institute,교습소Learning Center," +
      "운전전문학원Driving School,운전학원Driving School,평생교육원Lifelong Education Center,산학협력단Industry-Academic Cooperation Foundation," +
      "학원학교법인School Foundation,학교법인School Foundation,교육원Training Center,연수원Training Institute,캠퍼스Campus,의과대학College of Medicine," +
      "도서관Library,박물관Museum,미술관Art Museum,기념관Memorial Hall,문화원Cultural Center,회관Center,복지관Welfare Center," +
      "수련관Youth Center,지역아동센터Community Child Center,요양원Nursing Home,복지센터Welfare Center,요양센터Care Center,장례식장Funeral Home",
    before:
      "수학Math,컴퓨터Computer,피아노Piano,요리Cooking,입시Admission,편입Transfer Admission,댄스Dance,태권도Taekwondo,보습Tutoring,미용Beauty,자동차Automobile,교육Training," +
      "직장Workplace,방문Home-Visit,재가Home",
  },
  {
    spelling: "words",
    endings:
      "병원Hospital,의원Clinic,의료원Medical Center,한의원Korean Medicine Clinic,의료센터Medical Center,메디컬센터Medical Center,조산원Midwifery Clinic," +
      "산후조리원Postpartum Care Center,약국Pharmacy,한약국Herbal Medicine Pharmacy,암센터Cancer Center,검진센터Screening Center,정신건강센터Mental Health Center,의료재단Medical Foundation,보건소Public Health Center",
    before:
      DEPARTMENTS +
      ",한방Korean Medicine,요양Nursing,정신Psychiatric,재활Rehabilitation,아동Children's,동물Animal,건강Health",
    after: "Clinic",
  },
  {
    spelling: "sound",
    neverCompany: true,
    endings:
      "시청City Hall,구청-gu Office,군청-gun Office,도청Provincial Government,읍사무소-eup Office,면사무소-myeon Office," +
      "주민센터Community Service Center,행정복지센터Community Service Center,경찰청Police Agency,경찰서Police Station," +
      "파출소Police Box,지구대Police Precinct,소방서Fire Station,소방본부Fire Department,세무서Tax Office,지방국세청Regional Tax Office,세관Customs," +
      "우체국Post Office,법원Court,검찰청Prosecutors' Office,지원Branch,지청Branch,교육청Office of Education,교육지원청District Office of Education,의회Council," +
      "등기소Registry Office,고용노동청Employment and Labor Office,고용노동지청Employment and Labor Branch Office,고용센터Employment Center,교도소Correctional Institution," +
      "구치소Detention Center,시설관리공단Facilities Management Corporation,시설공단Facilities Corporation,도시공사Urban Corporation,개발공사Development Corporation," +
      "주택도시공사Housing and Urban Development Corporation,관광공사Tourism Organization,교통공사Transportation Corporation,항만공사Port Authority," +
      "에너지공사Energy Corporation,농업기술센터Agricultural Technology Center,사업본부Project Headquarters,사령부Command",
    before:
      "중앙Central,동부Eastern,서부Western,남부Southern,북부Northern,지방District,고등High,가정Family,행정Administrative,회생Bankruptcy,도시Urban,상수도Waterworks",
  },
  {
    spelling: "words",
    endings:
      "협회Association,학회Society,연합회Federation,중앙회Federation,연맹Federation,총연맹Confederation,총협회Federation,연합Federation,협의회Council," +
      "재단Foundation,장학회Scholarship Foundation,노동조합Labor Union,입주자대표회의Residents' Council,종친회Clan Association," +
      "상인회Merchants' Association,번영회Merchants' Association,동창회Alumni Association,총동창회Alumni Association,동문회Alumni Association,총동문회Alumni Association,체육회Sports Council," +
      "상공회의소Chamber of Commerce and Industry,공제회Mutual Aid Association,공제조합Mutual Aid Association,위원회Committee,조합Association," +
      "진흥원Promotion Agency,연구원Institute,연구소Research Institute,진흥회Promotion Association,후원회Supporters' Association," +
      "관리사무소Management Office,관리단Management Body,지회Branch,지부Branch,복지법인Social Welfare Foundation,의료법인Medical Foundation," +
      "기념사업회Memorial Association,향우회Hometown Association,부녀회Women's Association,노인회Senior Citizens' Association,어촌계Fishing Village Association",
    before:
      DEPARTMENTS +
      ",대한Korean,전국National,무역Trade,의사Medical,약사Pharmaceutical,간호사Nurses,건축사Architects,건축Architecture,화학Chemical," +
      "물리Physical,경제Economic,소비자Consumer,부품Parts,기술인Engineers,공인중개사Realtors,섬유Textile,자동차Automobile,음식업Restaurant," +
      "전기Electrical,전기공사Electrical Contractors,정보통신Information and Communications,운송사업Transport Business,택시Taxi,개인택시Private Taxi,화물자동차Truck," +
      "의료기기Medical Device,중소기업Small Business,기업Business,축산Livestock," +
      "교직원Teachers,주택Housing,봉사Volunteer,시장Market,아파트Apartment,단체Organizations,이슬람교Muslim," +
      "재건축정비사업Reconstruction,재개발정비사업Redevelopment,지역주택Regional Housing",
  },
  {
    spelling: "sound",
    endings:
      "농업협동조합Agricultural Cooperative,농협Agricultural Cooperative,축산업협동조합Livestock Cooperative,축협Livestock Cooperative," +
      "수산업협동조합Fisheries Cooperative,수협Fisheries Cooperative,산림조합Forestry Cooperative," +
      "새마을금고Community Credit Cooperative",
    before:
      "인삼Ginseng,원예Horticultural,감귤Citrus,양돈Swine,양봉Beekeeping,낙농Dairy,축산Livestock,화훼Flower",
  },
  {
    spelling: "words",
    mayLead: true,
    endings:
      "신용협동조합Credit Union,신협Credit Union,협동조합Cooperative,생협Consumer Cooperative,생활협동조합Consumer Cooperative,사회적협동조합Social Cooperative," +
      "영농조합법인Farming Association Corporation,영어조합법인Fishing Association Corporation",
    before:
      "소비자,사업Business,공업Industry,의료복지Medical Welfare,의료기기Medical Device,택시Taxi",
  },
  {
    spelling: "words",
    hasPersons: true,
    mayLead: true,
    endings:
      "법무법인Law Firm,법률사무소Law Office,변호사사무소Law Office,세무회계Tax & Accounting," +
      "세무그룹Tax Group,감사반Audit Team,특허법인Patent & Law Firm,노무법인Labor Law Firm,관세법인Customs Firm,건축사사무소Architects,종합건축사사무소Architects," +
      "공인중개사사무소Real Estate Agency,중개사무소Real Estate Agency,공인중개사Real Estate Agency,중개법인Brokerage Corporation,손해사정Claims Adjusting",
    before: PROFESSIONAL,
  },
  {
    spelling: "words",
    hasPersons: true,
    mayLead: true,
    needsBefore: true,
    endings: "법인Corporation,사무소Office",
    before: PROFESSIONAL,
  },
  {
    spelling: "sound",
    neverCompany: true,
    endings:
      "교회Church,성당Catholic Church,주교좌성당Cathedral,교구Diocese,대교구Archdiocese,노회Presbytery,선교회Mission,기도원Prayer Center,수도원Monastery," +
      "수도회Religious Order,수녀회Congregation of Sisters,포교원Buddhist Mission Center,교당Won Buddhist Temple,교구본사District Head Temple,유지재단Foundation",
    before:
      "순복음Full Gospel,장로Presbyterian,감리Methodist,침례Baptist,성결Holiness,금식Fasting,외방Overseas,기독교Christian," +
      "성바오로St. Paul,성베네딕도St. Benedict,성프란치스코St. Francis,살레시오Salesian",
  },
  {
    spelling: "either",
    isBranch: true,
    endings:
      "지점Branch,지사Branch,점Branch,영업소Sales Office,출장소Branch Office,사업소Office,사업장Worksite,공장Plant,물류센터Logistics Center," +
      "센터Center,본사Head Office,본점Main Branch,대리점Agency,연락사무소Liaison Office,사무소Office,현장사무소Site Office,본부Headquarters," +
      "지역단Regional Office,영업부Sales Department,전시장Showroom,매장Store,직영점Store,제철소Steelworks,조선소Shipyard,정비센터Service Center,서비스센터Service Center," +
      "금융센터Financial Center,법인,원자력본부Nuclear Power Site,발전본부Power Site,기술연구소R&D Center",
    before: "국제International,지역Regional,해외Overseas,정비Maintenance",
  },
  {
    spelling: "words",
    endings:
      "유동화전문Securitization Specialty,유동화전문회사Securitization Specialty Company,사모투자Private Equity Fund,투자조합Investment Fund," +
      "부동산투자회사REIT,사모부동산투자회사Private Real Estate Investment Company,부동산투자신탁Real Estate Investment Trust,투자신탁Investment Trust,투자회사Investment Company," +
      "투융자회사Investment and Financing Company,기업인수목적Special Purpose Acquisition Company,산업전문회사Industry Specialty Company," +
      "산업전문Industry Specialty,집합투자기구Collective Investment Vehicle,모태펀드Fund of Funds,펀드Fund,스팩Special Purpose Acquisition Company,리츠REIT,피에프브이PFV",
    before:
      "위탁관리,경영참여형,기업구조조정,기업재무안정,창업벤처전문,자기관리Self-Managed,공모Public Offering,사모Private,일반General,전문투자형Professional,기관전용Institutional," +
      "벤처Venture,신기술사업New Technology Business,신기술New Technology,창업Startup,개인Individual,농식품Agri-Food,증권Securities,채권Bond,단기Short-Term," +
      "선박Ship,개발Development,소재부품Materials and Parts,초기기업Early-Stage,세컨더리Secondary,엔젤Angel,부동산Real Estate,주택도시기금Housing and Urban Fund",
  },
];
