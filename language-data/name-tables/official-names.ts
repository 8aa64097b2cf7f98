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
  "한국산업은행Korea Development Bank," +
  "중소기업은행Industrial Bank of Korea," +
  "한국토지주택공사Korea Land and Housing Corporation," +
  "한국도로공사Korea Expressway Corporation," +
  "" +
  "한국철도공사Korea Railroad Corporation," +
  "인천국제공항공사Incheon International Airport Corporation," +
  "한국관광공사Korea Tourism Organization," +
  "대한무역투자진흥공사Korea Trade-Investment Promotion Agency,서울교통공사Seoul Metro," +
  "국민연금공단National Pension Service," +
  "국민건강보험공단National Health Insurance Service," +
  "근로복지공단Korea Workers' Compensation and Welfare Service," +
  "한국산업인력공단Human Resources Development Service of Korea," +
  "신용보증기금Korea Credit Guarantee Fund," +
  "기술보증기금Korea Technology Finance Corporation," +
  "한국수력원자력Korea Hydro & Nuclear Power," +
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
  "" +
  "인천대학교Incheon National University,공주대학교Kongju National University," +
  "서울교육대학교Seoul National University of Education," +
  "한국방송통신대학교Korea National Open University," +
  "한국과학기술원Korea Advanced Institute of Science and Technology," +
  "한국예술종합학교Korea National University of Arts,한국폴리텍대학Korea Polytechnics," +
  "대한상공회의소Korea Chamber of Commerce and Industry," +
  "한국무역협회Korea International Trade Association," +
  "중소기업중앙회Korea Federation of SMEs," +
  "한국노동조합총연맹Federation of Korean Trade Unions,대한적십자사Korean Red Cross," +
  "대한변호사협회Korean Bar Association," +
  "대한노인회Korean Senior Citizens Association,굿네이버스Good Neighbors," +
  "농협중앙회National Agricultural Cooperative Federation," +
  "수협중앙회National Federation of Fisheries Cooperatives," +
  "신협중앙회National Credit Union Federation of Korea," +
  "새마을금고중앙회Korean Federation of Community Credit Cooperatives," +
  "산림조합중앙회National Forestry Cooperative Federation," +
  "서울특별시Seoul Metropolitan Government,여의도순복음교회Yoido Full Gospel Church," +
  "명동성당Myeongdong Cathedral,원불교Won Buddhism,육군Republic of Korea Army," +
  "해군Republic of Korea Navy,공군Republic of Korea Air Force,국민권익위원회Anti-Corruption and Civil Rights Commission,국가보훈부Ministry of Patriots and Veterans Affairs,통일부Ministry of Unification,질병관리청Korea Disease Control and Prevention Agency,기상청Korea Meteorological Administration,산림청Korea Forest Service,농촌진흥청Rural Development Administration,국가유산청Korea Heritage Service,문화재청Cultural Heritage Administration,인사혁신처Ministry of Personnel Management,법제처Ministry of Government Legislation,감사원Board of Audit and Inspection,헌법재판소Constitutional Court of Korea,대법원Supreme Court of Korea,대검찰청Supreme Prosecutors' Office,병무청Military Manpower Administration,방위사업청Defense Acquisition Program Administration,소방청National Fire Agency,새만금개발청Saemangeum Development and Investment Agency,행정중심복합도시건설청National Agency for Administrative City Construction,우정사업본부Korea Post,국가인권위원회National Human Rights Commission of Korea,방송통신위원회Korea Communications Commission,개인정보보호위원회Personal Information Protection Commission,중앙선거관리위원회National Election Commission,국립산림과학원National Institute of Forest Science,도로교통공단Korea Road Traffic Authority,한국장애인고용공단Korea Employment Agency for Persons with Disabilities,소상공인시장진흥공단Small Enterprise and Market Service,중소벤처기업진흥공단Korea SMEs and Startups Agency,국민체육진흥공단Korea Sports Promotion Foundation,예금보험공사Korea Deposit Insurance Corporation,한국자산관리공사Korea Asset Management Corporation,주택도시보증공사Korea Housing & Urban Guarantee Corporation,한국부동산원Korea Real Estate Board,한국마사회Korea Racing Authority,한국공항공사Korea Airports Corporation,한국남동발전Korea South-East Power,한국동서발전Korea East-West Power,한국중부발전Korea Midland Power,한국서부발전Korea Western Power,한국남부발전Korea Southern Power,한국지역난방공사Korea District Heating Corporation,건강보험심사평가원Health Insurance Review & Assessment Service,국가철도공단Korea National Railway,국립공원공단Korea National Park Service,한국지능정보사회진흥원National Information Society Agency,한국과학기술연구원Korea Institute of Science and Technology,한국전자통신연구원Electronics and Telecommunications Research Institute,한국생산기술연구원Korea Institute of Industrial Technology,한국건설기술연구원Korea Institute of Civil Engineering and Building Technology,대한체육회Korean Sport & Olympic Committee,한국경제인협회Federation of Korean Industries,대한한의사협회Association of Korean Medicine,한국생산성본부Korea Productivity Center,한국선급Korean Register,전국민주노동조합총연맹Korean Confederation of Trade Unions,전국교직원노동조합Korean Teachers and Education Workers Union,전국금속노동조합Korean Metal Workers' Union,참여연대People's Solidarity for Participatory Democracy,경제정의실천시민연합Citizens' Coalition for Economic Justice,환경운동연합Korea Federation for Environmental Movements,한국기독교총연합회Christian Council of Korea,한국기독교교회협의회National Council of Churches in Korea,유니세프한국위원회Korean Committee for UNICEF,세이브더칠드런Save the Children,아름다운재단Beautiful Foundation,대한민국재향군인회Korea Veterans Association,새마을운동중앙회Korea Saemaul Undong Center,한국걸스카우트연맹Girl Scouts of Korea,국립중앙의료원National Medical Center,국립현대미술관National Museum of Modern and Contemporary Art,예술의전당Seoul Arts Center,여호와의증인Jehovah's Witnesses,예수그리스도후기성도교회Church of Jesus Christ of Latter-day Saints,대한성서공회Korean Bible Society,기독교방송Christian Broadcasting System,극동방송Far East Broadcasting Company,한국방송공사Korean Broadcasting System,문화방송Munhwa Broadcasting Corporation,동아대학교Dong-A University,조선대학교Chosun University,원광대학교Wonkwang University,한림대학교Hallym University,포항공과대학교Pohang University of Science and Technology,국립목포해양대학교Mokpo National Maritime University,한국해양대학교Korea Maritime & Ocean University,민족사관고등학교Korean Minjok Leadership Academy,아산병원Asan Medical Center,서울성모병원Seoul St. Mary's Hospital,순천향대학교Soonchunhyang University,분당서울대학교병원Seoul National University Bundang Hospital";

/** A denomination stands before the name of a church or temple, and behind its English name. */
export const DENOMINATIONS =
  "예수교대한성결교회Jesus Korea Holiness Church,기독교한국루터회Lutheran Church in Korea,나사렛성결회Church of the Nazarene,그리스도의교회Churches of Christ,대순진리회Daesoon Jinrihoe,말씀의선교Divine Word Missionaries,파리외방전교회Paris Foreign Missions,대한예수교장로회(통합)Presbyterian Church of Korea," +
  "대한예수교장로회(합동)General Assembly of Presbyterian Church in Korea," +
  "대한예수교장로회Presbyterian Church in Korea," +
  "한국기독교장로회Presbyterian Church in the Republic of Korea," +
  "기독교대한감리회Korean Methodist Church,기독교대한성결교회Korea Evangelical Holiness Church," +
  "기독교한국침례회Korea Baptist Convention,기독교대한하나님의성회Assemblies of God of Korea," +
  "구세군Salvation Army,대한성공회Anglican Church of Korea,제칠일안식일예수재림교Seventh-day Adventist,천주교Catholic," +
  "대한불교조계종Jogye Order of Korean Buddhism,한국불교태고종Taego Order of Korean Buddhism," +
  "대한불교천태종Cheontae Order of Korean Buddhism,대한불교Korean Buddhism," +
  "한국불교Korean Buddhism,원불교Won Buddhism";
