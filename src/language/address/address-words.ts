/** The parts of addresses that no rule can romanise. */

/** Keys are starts of names. Gangwon and Jeonbuk get -do, not State, as in official road names. */
export const PROVINCES: ReadonlyMap<string, string> = new Map([
  ["서울", "Seoul"],
  ["부산", "Busan"],
  ["대구", "Daegu"],
  ["인천", "Incheon"],
  ["광주", "Gwangju"],
  // Formed from 광주광역시 and 전라남도 in July 2026. We found no official English name.
  ["전남광주", "Jeonnam-Gwangju"],
  ["대전", "Daejeon"],
  ["울산", "Ulsan"],
  ["세종", "Sejong-si"],
  ["경기", "Gyeonggi-do"],
  ["강원", "Gangwon-do"],
  ["충청북", "Chungcheongbuk-do"],
  ["충북", "Chungcheongbuk-do"],
  ["충청남", "Chungcheongnam-do"],
  ["충남", "Chungcheongnam-do"],
  ["전라북", "Jeonbuk-do"],
  ["전북", "Jeonbuk-do"],
  ["전라남", "Jeollanam-do"],
  ["전남", "Jeollanam-do"],
  ["경상북", "Gyeongsangbuk-do"],
  ["경북", "Gyeongsangbuk-do"],
  ["경상남", "Gyeongsangnam-do"],
  ["경남", "Gyeongsangnam-do"],
  ["제주", "Jeju-do"],
]);

/** Countries, and cities abroad, where companies listed in Korea may have their seat. */
export const ABROAD = (
  "일본 중국 홍콩 마카오 대만 미국 캐나다 영국 독일 프랑스 이탈리아 스위스 네덜란드 룩셈부르크 아일랜드 싱가포르 싱가폴 베트남 말레이시아 인도네시아 " +
  "태국 필리핀 몽골 카자흐스탄 호주 이스라엘 케이만 버뮤다 버진아일랜드 마셜 도쿄 동경 오사카 상하이 베이징 중화 미합중국"
).split(" ");

/** Words that stand apart in English road names, with their spelling: 센텀중앙로 Centum jungang-ro. */
export const ROAD_WORDS: ReadonlyMap<string, string> = new Map([
  ["월드컵북", "World Cup buk"],
  ["월드컵", "World cup"],
  ["테헤란", "Teheran"],
  ["디지털", "digital"],
  ["센텀", "Centum"],
  ["테크노", "Techno"],
  ["컨벤시아", "Convensia"],
  ["올림픽", "Olympic"],
  ["엑스포", "Expo"],
  ["아카데미", "Academy"],
  ["아트센터", "Art center"],
  ["포스코", "POSCO"],
  ["하모니", "Harmony"],
  ["센트럴", "Central"],
  ["타워", "tower"],
  ["벤처", "venture"],
  ["고덕비즈밸리", "Godeokbizvalley"],
  ["아산밸리", "Asanvalley"],
  ["바이오밸리", "Biovalley"],
  ["로봇랜드", "Robot land"],
  ["에코델타", "Eco delta"],
  ["스마트베이", "Smart bay"],
  ["엘씨디", "LCD"],
  ["인더스파크", "Indus park"],
  ["컨벤션", "convention"],
  ["메디컬", "medical"],
  ["미디어", "media"],
  ["센터", "center"],
  ["밸리", "valley"],
  ["파크", "park"],
  ["그린", "green"],
  ["로봇", "robot"],
  ["스포츠", "sports"],
  ["에듀타운", "Edutown"],
  ["바이오", "bio"],
  ["사이언스", "science"],
  ["스마트", "smart"],
  ["타운", "town"],
  ["유엔", "UN"],
  // Companies, fairs and sites. These words have no other meaning in road names.
  ["엘지", "LG"],
  ["엘에스", "LS"],
  ["코오롱", "Kolon"],
  ["삼성전자", "Samsungjeonja"],
  ["에버랜드", "Everland"],
  ["에이펙", "APEC"],
  ["킨텍스", "Kintex"],
  ["엑스코", "EXCO"],
  ["유니스트", "UNIST"],
  ["마린시티", "Marine city"],
  ["한류월드", "Hallyuworld"],
]);

export const BUILDING_ENDS = "타워|빌딩|스퀘어|센터|플라자|프라자|밸리|파크|시티|몰";

/** After an ordinary word such as 사무, 동 means a building, not a district: 사무동. */
export const BUILDING_PARTS: ReadonlyMap<string, string> = new Map([
  ["본점", "Head Office"],
  ["본사", "Head Office"],
  ["본관", "Main Building"],
  ["별관", "Annex"],
  ["신관", "New Building"],
  ["동관", "East Building"],
  ["서관", "West Building"],
  ["사무동", "Office Building"],
  ["업무동", "Office Building"],
  ["오피스동", "Office Building"],
  ["관리동", "Administration Building"],
  ["연구동", "Research Building"],
  ["시험생산동", "Pilot Production Building"],
  ["생산동", "Production Building"],
  ["공장동", "Factory Building"],
  ["산업동", "Industry Building"],
  ["교육동", "Education Building"],
  ["융합동", "Convergence Building"],
  ["벤처동", "Venture Building"],
  ["창고동", "Warehouse Building"],
  ["상가동", "Shopping Building"],
  ["부속동", "Annex Building"],
]);

export const BUILDING_PART = [...BUILDING_PARTS.keys()].join("|");
