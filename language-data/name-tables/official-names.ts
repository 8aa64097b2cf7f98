/**
 * Institutions whose English names no rule gives: ministries and agencies, large public
 * corporations, universities with their own spelling, federations, denominations. Data only.
 *
 * Sources: the English names on the institutions' own sites, and for ministries the Government
 * Organization Act as the Ministry of the Interior and Safety translates it. A name that is not
 * listed is composed like any other.
 */

/** A Korean name without blanks, and its English. */
export const OFFICIAL_NAMES =
  "기획재정부Ministry of Economy and Finance," +
  "재정경제부Ministry of Finance and Economy,교육부Ministry of Education," +
  "과학기술정보통신부Ministry of Science and ICT,외교부Ministry of Foreign Affairs," +
  "법무부Ministry of Justice,국방부Ministry of National Defense," +
  "행정안전부Ministry of the Interior and Safety," +
  "문화체육관광부Ministry of Culture. Sports and Tourism," +
  "농림축산식품부Ministry of Agriculture. Food and Rural Affairs," +
  "산업통상부Ministry of Trade. Industry and Resources," +
  "보건복지부Ministry of Health and Welfare,환경부Ministry of Environment," +
  "기후에너지환경부Ministry of Climate. Energy and Environment," +
  "고용노동부Ministry of Employment and Labor," +
  "여성가족부Ministry of Gender Equality and Family," +
  "국토교통부Ministry of Land. Infrastructure and Transport," +
  "해양수산부Ministry of Oceans and Fisheries," +
  "중소벤처기업부Ministry of SMEs and Startups," +
  "식품의약품안전처Ministry of Food and Drug Safety,국세청National Tax Service," +
  "관세청Korea Customs Service,조달청Public Procurement Service," +
  "통계청Statistics Korea,경찰청Korean National Police Agency," +
  "특허청Korean Intellectual Property Office,해양경찰청Korea Coast Guard," +
  "금융위원회Financial Services Commission,금융감독원Financial Supervisory Service," +
  "공정거래위원회Korea Fair Trade Commission,국회National Assembly," +
  "국립중앙도서관National Library of Korea,국립중앙박물관National Museum of Korea," +
  "한국은행Bank of Korea,한국산업은행Korea Development Bank," +
  "중소기업은행Industrial Bank of Korea,한국전력공사Korea Electric Power Corporation," +
  "한국토지주택공사Korea Land and Housing Corporation," +
  "한국도로공사Korea Expressway Corporation," +
  "한국수자원공사Korea Water Resources Corporation," +
  "한국철도공사Korea Railroad Corporation," +
  "인천국제공항공사Incheon International Airport Corporation," +
  "한국가스공사Korea Gas Corporation,한국관광공사Korea Tourism Organization," +
  "대한무역투자진흥공사Korea Trade-Investment Promotion Agency,서울교통공사Seoul Metro," +
  "국민연금공단National Pension Service," +
  "국민건강보험공단National Health Insurance Service," +
  "근로복지공단Korea Workers' Compensation and Welfare Service," +
  "한국산업인력공단Human Resources Development Service of Korea," +
  "신용보증기금Korea Credit Guarantee Fund," +
  "기술보증기금Korea Technology Finance Corporation," +
  "한국수력원자력Korea Hydro & Nuclear Power,국립암센터National Cancer Center," +
  "서울아산병원Asan Medical Center,삼성서울병원Samsung Medical Center," +
  "서울대학교Seoul National University,연세대학교Yonsei University," +
  "고려대학교Korea University,이화여자대학교Ewha Womans University," +
  "중앙대학교Chung-Ang University,경희대학교Kyung Hee University," +
  "한국외국어대학교Hankuk University of Foreign Studies," +
  "서울시립대학교University of Seoul,건국대학교Konkuk University," +
  "단국대학교Dankook University,국민대학교Kookmin University," +
  "숭실대학교Soongsil University,아주대학교Ajou University," +
  "가톨릭대학교Catholic University of Korea," +
  "숙명여자대학교Sookmyung Women's University,성균관대학교Sungkyunkwan University," +
  "영남대학교Yeungnam University,계명대학교Keimyung University," +
  "부산대학교Pusan National University,경북대학교Kyungpook National University," +
  "전남대학교Chonnam National University,전북대학교Jeonbuk National University," +
  "충남대학교Chungnam National University,충북대학교Chungbuk National University," +
  "강원대학교Kangwon National University,제주대학교Jeju National University," +
  "경상국립대학교Gyeongsang National University," +
  "인천대학교Incheon National University,공주대학교Kongju National University," +
  "서울교육대학교Seoul National University of Education," +
  "한국방송통신대학교Korea National Open University," +
  "한국과학기술원Korea Advanced Institute of Science and Technology," +
  "한국예술종합학교Korea National University of Arts,한국폴리텍대학Korea Polytechnics," +
  "대한상공회의소Korea Chamber of Commerce and Industry," +
  "한국무역협회Korea International Trade Association," +
  "중소기업중앙회Korea Federation of SMEs," +
  "한국노동조합총연맹Federation of Korean Trade Unions,대한적십자사Korean Red Cross," +
  "대한변호사협회Korean Bar Association,대한의사협회Korean Medical Association," +
  "대한노인회Korean Senior Citizens Association,굿네이버스Good Neighbors," +
  "농협은행NongHyup Bank,농협중앙회National Agricultural Cooperative Federation," +
  "수협중앙회National Federation of Fisheries Cooperatives," +
  "신협중앙회National Credit Union Federation of Korea," +
  "새마을금고중앙회Korean Federation of Community Credit Cooperatives," +
  "산림조합중앙회National Forestry Cooperative Federation," +
  "서울특별시Seoul Metropolitan Government,여의도순복음교회Yoido Full Gospel Church," +
  "명동성당Myeongdong Cathedral,원불교Won Buddhism,육군Republic of Korea Army," +
  "해군Republic of Korea Navy,공군Republic of Korea Air Force,수협은행Suhyup Bank,순천향대학교Soonchunhyang University,분당서울대학교병원Seoul National University Bundang Hospital,세브란스병원Severance Hospital";

/** A denomination stands before the name of a church or temple, and behind its English name. */
export const DENOMINATIONS =
  "대한예수교장로회(통합)Presbyterian Church of Korea," +
  "대한예수교장로회(합동)General Assembly of Presbyterian Church in Korea," +
  "대한예수교장로회Presbyterian Church in Korea," +
  "한국기독교장로회Presbyterian Church in the Republic of Korea," +
  "기독교대한감리회Korean Methodist Church,기독교대한성결교회Korea Evangelical Holiness Church," +
  "기독교한국침례회Korea Baptist Convention,기독교대한하나님의성회Assemblies of God of Korea," +
  "구세군Salvation Army,대한성공회Anglican Church of Korea,제칠일안식일예수재림교Seventh-day Adventist,천주교Catholic," +
  "대한불교조계종Jogye Order of Korean Buddhism,한국불교태고종Taego Order of Korean Buddhism," +
  "대한불교천태종Cheontae Order of Korean Buddhism,대한불교Korean Buddhism," +
  "한국불교Korean Buddhism,원불교Won Buddhism";
