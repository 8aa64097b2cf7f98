/**
 * The parts of addresses that no rule of romanisation can derive: provinces with their short and
 * old names, countries, English words in road and building names. Data only; composing an address
 * belongs in `english-address.ts`.
 */

/**
 * Provinces and metropolitan cities by the beginning of their names, in the form of the official
 * English address: cities with the rank of a province have no suffix, except Sejong. 강원특별자치도 and
 * 전북특별자치도 call themselves "State" in English since 2023 and 2024, but the English addresses of the
 * road-name system read "Gangwon-do" and "Jeonbuk-do". 전라북도 is the same place under its former
 * name.
 */
export const PROVINCES: ReadonlyMap<string, string> = new Map([
  ["서울", "Seoul"],
  ["부산", "Busan"],
  ["대구", "Daegu"],
  ["인천", "Incheon"],
  ["광주", "Gwangju"],
  // Since July 2026 what was 광주광역시 and 전라남도; its official English name was not found.
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

/**
 * Companies listed in Korea may have their seat abroad; the address then begins with the country,
 * in Hangul.
 */
export const ABROAD: ReadonlyMap<string, string> = new Map([
  ["일본", "Japan"],
  ["중국", "China"],
  ["홍콩", "Hong Kong"],
  ["대만", "Taiwan"],
  ["미국", "USA"],
  ["영국", "United Kingdom"],
  ["독일", "Germany"],
  ["싱가포르", "Singapore"],
  ["베트남", "Vietnam"],
  ["케이만군도", "Cayman Islands"],
  ["케이만제도", "Cayman Islands"],
  ["버뮤다", "Bermuda"],
  ["도쿄도", "Tokyo"],
  ["도쿄", "Tokyo"],
  ["동경", "Tokyo"],
]);

/**
 * English words in road names, in their official spelling. The official form capitalises only the
 * first word of a road and separates such a word from the Korean after it: 센텀중앙로 is Centum
 * jungang-ro, 가산디지털1로 Gasan digital 1-ro. An entry is written as listed, capitals included (월드컵북로
 * is World Cup buk-ro).
 */
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
  ["에듀타운", "Edutown"],
  ["바이오", "bio"],
  ["사이언스", "science"],
  ["스마트", "smart"],
  ["타운", "town"],
  ["유엔", "UN"],
  // Named after companies, fairs and sites, which are nowhere else in a road's name.
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

/**
 * English words in the names of buildings and sites, and the spelling of large owners; the rest is
 * romanised.
 */
export const BUILDING_WORDS: ReadonlyMap<string, string> = new Map([
  ["일반산업단지", "General Industrial Complex"],
  ["산업단지", "Industrial Complex"],
  ["지식산업센터", "Knowledge Industry Center"],
  ["테크노밸리", "Techno Valley"],
  ["테크노파크", "Techno Park"],
  ["테크노타운", "Techno Town"],
  ["테크노", "Techno"],
  ["하이테크", "Hi-Tech"],
  ["빌딩", "Building"],
  ["본관", "Main Building"],
  ["별관", "Annex"],
  ["동관", "East Building"],
  ["서관", "West Building"],
  ["아이파크", "I-Park"],
  ["라이온스", "Lions"],
  ["지밸리", "G-Valley"],
  ["테크노마트", "Techno Mart"],
  ["회관", "Hall"],
  ["증권", "Securities"],
  ["생명보험", "Life Insurance"],
  ["화재해상보험", "Fire & Marine Insurance"],
  ["세브란스", "Severance"],
  ["사옥", "Building"],
  ["타워", "Tower"],
  ["센터", "Center"],
  ["센타", "Center"],
  ["플라자", "Plaza"],
  ["프라자", "Plaza"],
  ["스퀘어", "Square"],
  ["밸리", "Valley"],
  ["파크", "Park"],
  ["시티", "City"],
  ["씨티", "City"],
  ["타운", "Town"],
  ["캠퍼스", "Campus"],
  ["오피스텔", "Officetel"],
  ["오피스", "Office"],
  ["아파트", "Apartment"],
  ["호텔", "Hotel"],
  ["공장", "Factory"],
  ["공단", "Industrial Complex"],
  ["그룹", "Group"],
  ["은행", "Bank"],
  ["대학교", "University"],
  ["디지털", "Digital"],
  ["글로벌", "Global"],
  ["벤처", "Venture"],
  ["비즈", "Biz"],
  ["바이오", "Bio"],
  ["사이언스", "Science"],
  ["이노베이션", "Innovation"],
  ["파이낸스", "Finance"],
  ["미디어", "Media"],
  ["포스트", "Post"],
  ["월드", "World"],
  ["드림", "Dream"],
  ["센트럴", "Central"],
  ["트윈", "Twin"],
  ["이스트", "East"],
  ["웨스트", "West"],
  ["포레스트", "Forest"],
  ["코리아", "Korea"],
  ["삼성", "Samsung"],
  ["현대", "Hyundai"],
  ["롯데", "Lotte"],
  ["한화", "Hanwha"],
  ["두산", "Doosan"],
  ["코오롱", "Kolon"],
  ["포스코", "POSCO"],
  ["미래에셋", "Mirae Asset"],
  ["에스케이", "SK"],
  ["엘지", "LG"],
]);
