/**
 * Institutions with English names that do not follow the rules: ministries and agencies, large
 * public corporations, universities with their own spelling, federations and denominations. English
 * names of other institutions are composed.
 *
 * Sources: the institutions' own sites, and for ministries the translation of the Government
 * Organization Act by the Ministry of the Interior and Safety. But most of the list was written
 * from general knowledge, and was not compared with these sources.
 */

/** Korean names without blanks, each with its English. "." stands for a comma, except in "St.". */
export const OFFICIAL_NAMES =
  "기획재정부Ministry of Economy and Finance,재정경제부Ministry of Finance and Economy," +
  "교육부Ministry of Education,과학기술정보통신부Ministry of Science and ICT," +
  "외교부Ministry of Foreign Affairs,법무부Ministry of Justice,국방부Ministry of National Defense," +
  "행정안전부Ministry of the Interior and Safety,문화체육관광부Ministry of Culture. Sports and Tourism," +
  "농림축산식품부Ministry of Agriculture. Food and Rural Affairs," +
  "산업통상부Ministry of Trade. Industry and Resources,보건복지부Ministry of Health and Welfare," +
  "환경부Ministry of Environment,기후에너지환경부Ministry of Climate. Energy and Environment," +
  "고용노동부Ministry of Employment and Labor,여성가족부Ministry of Gender Equality and Family," +
  "국토교통부Ministry of Land. Infrastructure and Transport," +
  "해양수산부Ministry of Oceans and Fisheries,중소벤처기업부Ministry of SMEs and Startups," +
  "식품의약품안전처Ministry of Food and Drug Safety,국세청National Tax Service," +
  "관세청Korea Customs Service,조달청Public Procurement Service,통계청Statistics Korea," +
  "경찰청Korean National Police Agency,특허청Korean Intellectual Property Office," +
  "해양경찰청Korea Coast Guard,금융위원회Financial Services Commission," +
  "금융감독원Financial Supervisory Service,공정거래위원회Korea Fair Trade Commission," +
  "국회National Assembly,국립중앙도서관National Library of Korea,국립중앙박물관National Museum of Korea," +
  "한국산업은행Korea Development Bank,중소기업은행Industrial Bank of Korea," +
  "한국토지주택공사Korea Land and Housing Corporation,한국도로공사Korea Expressway Corporation," +
  "한국철도공사Korea Railroad Corporation,인천국제공항공사Incheon International Airport Corporation," +
  "한국관광공사Korea Tourism Organization,대한무역투자진흥공사Korea Trade-Investment Promotion Agency," +
  "서울교통공사Seoul Metro,국민연금공단National Pension Service," +
  "국민건강보험공단National Health Insurance Service," +
  "근로복지공단Korea Workers' Compensation and Welfare Service," +
  "한국산업인력공단Human Resources Development Service of Korea,신용보증기금Korea Credit Guarantee Fund," +
  "기술보증기금Korea Technology Finance Corporation,한국수력원자력Korea Hydro & Nuclear Power," +
  "서울아산병원Asan Medical Center,삼성서울병원Samsung Medical Center,서울대학교Seoul National University," +
  "연세대학교Yonsei University,고려대학교Korea University,이화여자대학교Ewha Womans University," +
  "중앙대학교Chung-Ang University,경희대학교Kyung Hee University," +
  "한국외국어대학교Hankuk University of Foreign Studies,서울시립대학교University of Seoul," +
  "건국대학교Konkuk University,단국대학교Dankook University,국민대학교Kookmin University," +
  "숭실대학교Soongsil University,아주대학교Ajou University,가톨릭대학교Catholic University of Korea," +
  "숙명여자대학교Sookmyung Women's University,성균관대학교Sungkyunkwan University," +
  "영남대학교Yeungnam University,계명대학교Keimyung University,부산대학교Pusan National University," +
  "경북대학교Kyungpook National University,전남대학교Chonnam National University," +
  "전북대학교Jeonbuk National University,충남대학교Chungnam National University," +
  "충북대학교Chungbuk National University,강원대학교Kangwon National University," +
  "제주대학교Jeju National University,인천대학교Incheon National University," +
  "공주대학교Kongju National University,서울교육대학교Seoul National University of Education," +
  "한국방송통신대학교Korea National Open University," +
  "한국과학기술원Korea Advanced Institute of Science and Technology," +
  "한국예술종합학교Korea National University of Arts,한국폴리텍대학Korea Polytechnics," +
  "대한상공회의소Korea Chamber of Commerce and Industry," +
  "한국무역협회Korea International Trade Association,중소기업중앙회Korea Federation of SMEs," +
  "한국노동조합총연맹Federation of Korean Trade Unions,대한적십자사Korean Red Cross," +
  "대한변호사협회Korean Bar Association,대한노인회Korean Senior Citizens Association," +
  "굿네이버스Good Neighbors,농협중앙회National Agricultural Cooperative Federation," +
  "수협중앙회National Federation of Fisheries Cooperatives," +
  "신협중앙회National Credit Union Federation of Korea," +
  "새마을금고중앙회Korean Federation of Community Credit Cooperatives," +
  "산림조합중앙회National Forestry Cooperative Federation,서울특별시Seoul Metropolitan Government," +
  "여의도순복음교회Yoido Full Gospel Church,명동성당Myeongdong Cathedral,원불교Won Buddhism," +
  "육군Republic of Korea Army,해군Republic of Korea Navy,공군Republic of Korea Air Force," +
  "국민권익위원회Anti-Corruption and Civil Rights Commission," +
  "국가보훈부Ministry of Patriots and Veterans Affairs,통일부Ministry of Unification," +
  "질병관리청Korea Disease Control and Prevention Agency,기상청Korea Meteorological Administration," +
  "산림청Korea Forest Service,농촌진흥청Rural Development Administration," +
  "국가유산청Korea Heritage Service,문화재청Cultural Heritage Administration," +
  "인사혁신처Ministry of Personnel Management,법제처Ministry of Government Legislation," +
  "감사원Board of Audit and Inspection,헌법재판소Constitutional Court of Korea," +
  "대법원Supreme Court of Korea,대검찰청Supreme Prosecutors' Office," +
  "방위사업청Defense Acquisition Program Administration,소방청National Fire Agency," +
  "새만금개발청Saemangeum Development and Investment Agency," +
  "행정중심복합도시건설청National Agency for Administrative City Construction,우정사업본부Korea Post," +
  "국가인권위원회National Human Rights Commission of Korea,방송통신위원회Korea Communications Commission," +
  "개인정보보호위원회Personal Information Protection Commission," +
  "중앙선거관리위원회National Election Commission,국립산림과학원National Institute of Forest Science," +
  "도로교통공단Korea Road Traffic Authority," +
  "한국장애인고용공단Korea Employment Agency for Persons with Disabilities," +
  "소상공인시장진흥공단Small Enterprise and Market Service,중소벤처기업진흥공단Korea SMEs and Startups Agency," +
  "국민체육진흥공단Korea Sports Promotion Foundation,예금보험공사Korea Deposit Insurance Corporation," +
  "한국자산관리공사Korea Asset Management Corporation," +
  "주택도시보증공사Korea Housing & Urban Guarantee Corporation,한국부동산원Korea Real Estate Board," +
  "한국마사회Korea Racing Authority,한국공항공사Korea Airports Corporation," +
  "한국남동발전Korea South-East Power,한국동서발전Korea East-West Power,한국중부발전Korea Midland Power," +
  "한국서부발전Korea Western Power,한국남부발전Korea Southern Power," +
  "한국지역난방공사Korea District Heating Corporation," +
  "건강보험심사평가원Health Insurance Review & Assessment Service,국가철도공단Korea National Railway," +
  "국립공원공단Korea National Park Service,한국지능정보사회진흥원National Information Society Agency," +
  "한국과학기술연구원Korea Institute of Science and Technology," +
  "한국전자통신연구원Electronics and Telecommunications Research Institute," +
  "한국생산기술연구원Korea Institute of Industrial Technology," +
  "한국건설기술연구원Korea Institute of Civil Engineering and Building Technology," +
  "대한체육회Korean Sport & Olympic Committee,한국경제인협회Federation of Korean Industries," +
  "대한한의사협회Association of Korean Medicine,한국생산성본부Korea Productivity Center," +
  "한국선급Korean Register,전국민주노동조합총연맹Korean Confederation of Trade Unions," +
  "전국교직원노동조합Korean Teachers and Education Workers Union," +
  "전국금속노동조합Korean Metal Workers' Union,참여연대People's Solidarity for Participatory Democracy," +
  "경제정의실천시민연합Citizens' Coalition for Economic Justice," +
  "환경운동연합Korea Federation for Environmental Movements,한국기독교총연합회Christian Council of Korea," +
  "한국기독교교회협의회National Council of Churches in Korea,유니세프한국위원회Korean Committee for UNICEF," +
  "세이브더칠드런Save the Children,아름다운재단Beautiful Foundation,대한민국재향군인회Korea Veterans Association," +
  "새마을운동중앙회Korea Saemaul Undong Center,한국걸스카우트연맹Girl Scouts of Korea," +
  "국립중앙의료원National Medical Center,국립현대미술관National Museum of Modern and Contemporary Art," +
  "예술의전당Seoul Arts Center,여호와의증인Jehovah's Witnesses," +
  "예수그리스도후기성도교회Church of Jesus Christ of Latter-day Saints,대한성서공회Korean Bible Society," +
  "기독교방송Christian Broadcasting System,극동방송Far East Broadcasting Company," +
  "한국방송공사Korean Broadcasting System,문화방송Munhwa Broadcasting Corporation," +
  "동아대학교Dong-A University,조선대학교Chosun University,원광대학교Wonkwang University," +
  "한림대학교Hallym University,포항공과대학교Pohang University of Science and Technology," +
  "국립목포해양대학교Mokpo National Maritime University,한국해양대학교Korea Maritime & Ocean University," +
  "민족사관고등학교Korean Minjok Leadership Academy,아산병원Asan Medical Center," +
  "서울성모병원Seoul St. Mary's Hospital,순천향대학교Soonchunhyang University," +
  "분당서울대학교병원Seoul National University Bundang Hospital," +
  "산업통상자원부Ministry of Trade. Industry and Energy,기획예산처Ministry of Planning and Budget," +
  "성평등가족부Ministry of Gender Equality and Family," +
  "국무조정실Office for Government Policy Coordination,국무총리비서실Prime Minister's Secretariat," +
  "대통령비서실Office of the President,국가정보원National Intelligence Service," +
  "법원행정처National Court Administration,방송미디어통신위원회Korea Media and Communications Commission," +
  "방송통신심의위원회Korea Communications Standards Commission," +
  "원자력안전위원회Nuclear Safety and Security Commission,국가교육위원회National Education Commission," +
  "경제사회노동위원회Economic. Social and Labor Council,중앙노동위원회National Labor Relations Commission," +
  "고위공직자범죄수사처Corruption Investigation Office for High-ranking Officials," +
  "국가데이터처Ministry of Data and Statistics,지식재산처Ministry of Intellectual Property," +
  "재외동포청Overseas Koreans Agency,우주항공청Korea AeroSpace Administration," +
  "국립국어원National Institute of Korean Language,국립국악원National Gugak Center," +
  "국립극장National Theater of Korea,국립민속박물관National Folk Museum of Korea," +
  "국립과학수사연구원National Forensic Service,국립환경과학원National Institute of Environmental Research," +
  "국립수산과학원National Institute of Fisheries Science," +
  "국립농업과학원National Institute of Agricultural Sciences," +
  "국립식량과학원National Institute of Crop Science,국립축산과학원National Institute of Animal Science," +
  "국립원예특작과학원National Institute of Horticultural and Herbal Science," +
  "국립종자원Korea Seed and Variety Service," +
  "국립농산물품질관리원National Agricultural Products Quality Management Service," +
  "국립수산물품질관리원National Fishery Products Quality Management Service," +
  "농림축산검역본부Animal and Plant Quarantine Agency," +
  "국립해양조사원Korea Hydrographic and Oceanographic Agency," +
  "국립보건연구원Korea National Institute of Health,국립암센터National Cancer Center," +
  "국립재활원National Rehabilitation Center,국립정신건강센터National Center for Mental Health," +
  "국립생태원National Institute of Ecology,국립해양박물관Korea National Maritime Museum," +
  "국립과천과학관Gwacheon National Science Museum,국립중앙과학관National Science Museum," +
  "국립중앙청소년수련원National Youth Center of Korea," +
  "국토지리정보원National Geographic Information Institute,국가기록원National Archives of Korea," +
  "국가공무원인재개발원National Human Resources Development Institute," +
  "국사편찬위원회National Institute of Korean History,한국학중앙연구원Academy of Korean Studies," +
  "국회사무처National Assembly Secretariat,국회도서관National Assembly Library," +
  "국회예산정책처National Assembly Budget Office,국회입법조사처National Assembly Research Service," +
  "서울특별시의회Seoul Metropolitan Council,한국전력공사Korea Electric Power Corporation," +
  "한국가스공사Korea Gas Corporation,한국석유공사Korea National Oil Corporation," +
  "한국수자원공사Korea Water Resources Corporation,한국농어촌공사Korea Rural Community Corporation," +
  "한국조폐공사Korea Minting. Security Printing & ID Card Operating Corporation," +
  "한국교육방송공사Korea Educational Broadcasting System," +
  "한국방송광고진흥공사Korea Broadcast Advertising Corporation," +
  "한국농수산식품유통공사Korea Agro-Fisheries & Food Trade Corporation," +
  "한국주택금융공사Korea Housing Finance Corporation," +
  "한국국토정보공사Korea Land and Geospatial Informatix Corporation," +
  "한국무역보험공사Korea Trade Insurance Corporation,한국투자공사Korea Investment Corporation," +
  "한국수출입은행Export-Import Bank of Korea,한국해양진흥공사Korea Ocean Business Corporation," +
  "한국가스안전공사Korea Gas Safety Corporation,한국전기안전공사Korea Electrical Safety Corporation," +
  "한국가스기술공사Korea Gas Technology Corporation," +
  "한국광해광업공단Korea Mine Rehabilitation and Mineral Resources Corporation," +
  "대한석탄공사Korea Coal Corporation,한국전력거래소Korea Power Exchange,한국에너지공단Korea Energy Agency," +
  "한국원자력환경공단Korea Radioactive Waste Agency,한국원자력연구원Korea Atomic Energy Research Institute," +
  "한국원자력안전기술원Korea Institute of Nuclear Safety," +
  "한국원자력의학원Korea Institute of Radiological and Medical Sciences," +
  "한국산업단지공단Korea Industrial Complex Corporation,한국환경공단Korea Environment Corporation," +
  "한국철도시설공단Korea Rail Network Authority,한국교통안전공단Korea Transportation Safety Authority," +
  "한국도로교통공단Korea Road Traffic Authority," +
  "한국산업안전보건공단Korea Occupational Safety and Health Agency," +
  "공무원연금공단Government Employees Pension Service,사립학교교직원연금공단Korea Teachers Pension," +
  "한국해양교통안전공단Korea Maritime Transportation Safety Authority," +
  "해양환경공단Korea Marine Environment Management Corporation," +
  "한국수산자원공단Korea Fisheries Resources Agency," +
  "한국어촌어항공단Korea Fisheries Infrastructure Public Agency," +
  "한국승강기안전공단Korea Elevator Safety Agency,한국보훈복지의료공단Korea Veterans Health Service," +
  "독립기념관Independence Hall of Korea,세종문화회관Sejong Center for the Performing Arts," +
  "대한법률구조공단Korea Legal Aid Corporation,한국법무보호복지공단Korea Rehabilitation Agency," +
  "한국소비자원Korea Consumer Agency,한국인터넷진흥원Korea Internet and Security Agency," +
  "정보통신산업진흥원National IT Industry Promotion Agency," +
  "정보통신기획평가원Institute of Information and Communications Technology Planning and Evaluation," +
  "한국콘텐츠진흥원Korea Creative Content Agency,영화진흥위원회Korean Film Council," +
  "한국문화예술위원회Arts Council Korea,한국문화예술교육진흥원Korea Arts and Culture Education Service," +
  "한국문화관광연구원Korea Culture and Tourism Institute," +
  "한국문화정보원Korea Culture Information Service Agency," +
  "한국출판문화산업진흥원Publication Industry Promotion Agency of Korea," +
  "한국공예디자인문화진흥원Korea Craft and Design Foundation,한국저작권위원회Korea Copyright Commission," +
  "한국저작권보호원Korea Copyright Protection Agency,한국언론진흥재단Korea Press Foundation," +
  "게임물관리위원회Game Rating and Administration Committee,한국국제교류재단Korea Foundation," +
  "한국국제협력단Korea International Cooperation Agency," +
  "한국국제보건의료재단Korea Foundation for International Healthcare," +
  "한국장학재단Korea Student Aid Foundation,한국연구재단National Research Foundation of Korea," +
  "한국과학창의재단Korea Foundation for the Advancement of Science and Creativity," +
  "한국과학기술기획평가원Korea Institute of S&T Evaluation and Planning," +
  "한국과학기술정보연구원Korea Institute of Science and Technology Information," +
  "한국생명공학연구원Korea Research Institute of Bioscience and Biotechnology," +
  "한국화학연구원Korea Research Institute of Chemical Technology," +
  "한국기계연구원Korea Institute of Machinery and Materials," +
  "한국재료연구원Korea Institute of Materials Science," +
  "한국전기연구원Korea Electrotechnology Research Institute," +
  "한국표준과학연구원Korea Research Institute of Standards and Science," +
  "한국항공우주연구원Korea Aerospace Research Institute," +
  "한국천문연구원Korea Astronomy and Space Science Institute," +
  "한국지질자원연구원Korea Institute of Geoscience and Mineral Resources," +
  "한국에너지기술연구원Korea Institute of Energy Research,한국철도기술연구원Korea Railroad Research Institute," +
  "한국식품연구원Korea Food Research Institute,한국한의학연구원Korea Institute of Oriental Medicine," +
  "한국해양과학기술원Korea Institute of Ocean Science and Technology," +
  "한국기초과학지원연구원Korea Basic Science Institute,기초과학연구원Institute for Basic Science," +
  "국가보안기술연구소National Security Research Institute,국방과학연구소Agency for Defense Development," +
  "한국국방연구원Korea Institute for Defense Analyses," +
  "국방기술품질원Defense Agency for Technology and Quality,세계김치연구소World Institute of Kimchi," +
  "안전성평가연구소Korea Institute of Toxicology,한국뇌연구원Korea Brain Research Institute," +
  "고등과학원Korea Institute for Advanced Study,한국개발연구원Korea Development Institute," +
  "대외경제정책연구원Korea Institute for International Economic Policy," +
  "산업연구원Korea Institute for Industrial Economics and Trade," +
  "한국조세재정연구원Korea Institute of Public Finance," +
  "한국행정연구원Korea Institute of Public Administration,한국노동연구원Korea Labor Institute," +
  "한국직업능력연구원Korea Research Institute for Vocational Education and Training," +
  "한국교육개발원Korean Educational Development Institute," +
  "한국교육과정평가원Korea Institute for Curriculum and Evaluation," +
  "한국교육학술정보원Korea Education and Research Information Service," +
  "국가평생교육진흥원National Institute for Lifelong Education," +
  "한국보건사회연구원Korea Institute for Health and Social Affairs," +
  "한국여성정책연구원Korean Women's Development Institute,한국청소년정책연구원National Youth Policy Institute," +
  "한국농촌경제연구원Korea Rural Economic Institute,한국해양수산개발원Korea Maritime Institute," +
  "한국교통연구원Korea Transport Institute,국토연구원Korea Research Institute for Human Settlements," +
  "건축공간연구원Architecture and Urban Research Institute,한국환경연구원Korea Environment Institute," +
  "에너지경제연구원Korea Energy Economics Institute," +
  "정보통신정책연구원Korea Information Society Development Institute," +
  "과학기술정책연구원Science and Technology Policy Institute," +
  "통일연구원Korea Institute for National Unification," +
  "한국법제연구원Korea Legislation Research Institute," +
  "한국형사법무정책연구원Korean Institute of Criminology and Justice," +
  "한국금융연구원Korea Institute of Finance,자본시장연구원Korea Capital Market Institute," +
  "한국경제연구원Korea Economic Research Institute," +
  "한국지방행정연구원Korea Research Institute for Local Administration,서울연구원Seoul Institute," +
  "경기연구원Gyeonggi Research Institute,부산연구원Busan Development Institute," +
  "한국산업기술진흥원Korea Institute for Advancement of Technology," +
  "한국산업기술기획평가원Korea Planning and Evaluation Institute of Industrial Technology," +
  "한국산업기술시험원Korea Testing Laboratory,한국화학융합시험연구원Korea Testing and Research Institute," +
  "한국건설생활환경시험연구원Korea Conformity Laboratories," +
  "한국기계전기전자시험연구원Korea Testing Certification Institute," +
  "한국의류시험연구원Korea Apparel Testing and Research Institute," +
  "한국에너지기술평가원Korea Institute of Energy Technology Evaluation and Planning," +
  "한국보건산업진흥원Korea Health Industry Development Institute," +
  "한국보건의료연구원National Evidence-based Healthcare Collaborating Agency," +
  "한국보건의료인국가시험원Korea Health Personnel Licensing Examination Institute," +
  "한국의료분쟁조정중재원Korea Medical Dispute Mediation and Arbitration Agency," +
  "한국건강증진개발원Korea Health Promotion Institute,한국보육진흥원Korea Childcare Promotion Institute," +
  "한국사회보장정보원Korea Social Security Information Service," +
  "한국노인인력개발원Korea Labor Force Development Institute for the Aged," +
  "한국장애인개발원Korea Disabled People's Development Institute," +
  "한국사회적기업진흥원Korea Social Enterprise Promotion Agency," +
  "한국고용정보원Korea Employment Information Service,한국폴리텍대학교Korea Polytechnics," +
  "노사발전재단Korea Labor and Employment Service,한국청소년활동진흥원Korea Youth Work Agency," +
  "한국청소년상담복지개발원Korea Youth Counseling and Welfare Institute," +
  "한국양성평등교육진흥원Korean Institute for Gender Equality Promotion and Education," +
  "한국여성인권진흥원Women's Human Rights Institute of Korea," +
  "한국디자인진흥원Korea Institute of Design Promotion," +
  "한국특허전략개발원Korea Intellectual Property Strategy Agency," +
  "한국지식재산보호원Korea Intellectual Property Protection Agency," +
  "한국발명진흥회Korea Invention Promotion Association," +
  "창업진흥원Korea Institute of Startup and Entrepreneurship Development," +
  "중소기업기술정보진흥원Korea Technology and Information Promotion Agency for SMEs," +
  "한국벤처투자Korea Venture Investment Corporation," +
  "중소기업유통센터Korea SMEs and Startups Distribution Center," +
  "한국산업기술보호협회Korean Association for Industrial Technology Security," +
  "한국환경산업기술원Korea Environmental Industry and Technology Institute," +
  "수도권매립지관리공사Sudokwon Landfill Site Management Corporation," +
  "한국임업진흥원Korea Forestry Promotion Institute,한국산림복지진흥원Korea Forest Welfare Institute," +
  "한국수목원정원관리원Korea Arboreta and Gardens Institute," +
  "한국농업기술진흥원Korea Agriculture Technology Promotion Agency," +
  "농림수산식품교육문화정보원Korea Agency of Education. Promotion and Information Service in Food. Agriculture. Forestry and Fisheries," +
  "농림식품기술기획평가원Korea Institute of Planning and Evaluation for Technology in Food. Agriculture and Forestry," +
  "축산물품질평가원Korea Institute for Animal Products Quality Evaluation," +
  "축산환경관리원Livestock Environment Management Institute," +
  "가축위생방역지원본부Livestock Health Control Association," +
  "한국식품안전관리인증원Korea Agency of HACCP Accreditation and Services," +
  "식품안전정보원National Food Safety Information Service," +
  "한국의약품안전관리원Korea Institute of Drug Safety and Risk Management," +
  "한국희귀필수의약품센터Korea Orphan and Essential Drug Center," +
  "한국과학기술한림원Korean Academy of Science and Technology," +
  "한국공학한림원National Academy of Engineering of Korea," +
  "대한민국학술원National Academy of Sciences of the Republic of Korea," +
  "대한민국예술원National Academy of Arts of the Republic of Korea," +
  "한국고전번역원Institute for the Translation of Korean Classics," +
  "한국문학번역원Literature Translation Institute of Korea," +
  "동북아역사재단Northeast Asian History Foundation," +
  "국제식물검역인증원International Plant-Quarantine Accreditation Board," +
  "한국예탁결제원Korea Securities Depository,한국거래소Korea Exchange," +
  "한국증권금융Korea Securities Finance Corporation," +
  "한국금융투자협회Korea Financial Investment Association," +
  "금융투자협회Korea Financial Investment Association," +
  "금융결제원Korea Financial Telecommunications & Clearings Institute," +
  "금융보안원Financial Security Institute,신용회복위원회Credit Counseling & Recovery Service," +
  "서민금융진흥원Korea Inclusive Finance Agency," +
  "신용보증재단중앙회Korea Federation of Credit Guarantee Foundations," +
  "한국신용정보원Korea Credit Information Services,보험개발원Korea Insurance Development Institute," +
  "보험연구원Korea Insurance Research Institute,은행연합회Korea Federation of Banks," +
  "전국은행연합회Korea Federation of Banks,생명보험협회Korea Life Insurance Association," +
  "손해보험협회General Insurance Association of Korea,여신금융협회Credit Finance Association of Korea," +
  "저축은행중앙회Korea Federation of Savings Banks,상호저축은행중앙회Korea Federation of Savings Banks," +
  "한국대부금융협회Consumer Loan Finance Association of Korea," +
  "한국상장회사협의회Korea Listed Companies Association,코스닥협회KOSDAQ Listed Companies Association," +
  "한국공인회계사회Korean Institute of Certified Public Accountants," +
  "한국세무사회Korean Association of Certified Public Tax Accountants," +
  "한국회계기준원Korea Accounting Institute," +
  "대한법무사협회Korean Association of Certified Judicial Scriveners," +
  "한국공인노무사회Korea Certified Public Labor Attorneys Association," +
  "대한변리사회Korea Patent Attorneys Association,한국관세사회Korea Customs Brokers Association," +
  "한국감정평가사협회Korea Association of Property Appraisers," +
  "한국공인중개사협회Korea Association of Realtors,대한건축사협회Korea Institute of Registered Architects," +
  "대한건축학회Architectural Institute of Korea,대한건설협회Construction Association of Korea," +
  "대한전문건설협회Korea Specialty Contractors Association," +
  "대한기계설비건설협회Korea Mechanical Construction Contractors Association," +
  "한국전기공사협회Korea Electrical Contractors Association," +
  "한국정보통신공사협회Korea Information and Communication Contractors Association," +
  "한국소방시설협회Korea Fire Facility Association,한국소방안전원Korea Fire Safety Institute," +
  "한국화재보험협회Korean Fire Protection Association," +
  "해외건설협회International Contractors Association of Korea," +
  "대한주택건설협회Korea Housing Builders Association,한국주택협회Korea Housing Association," +
  "한국부동산개발협회Korea Developer Association,건설공제조합Construction Guarantee Cooperative," +
  "전문건설공제조합Korea Specialty Contractor Financial Cooperative," +
  "엔지니어링공제조합Engineering Guarantee Insurance,소프트웨어공제조합Korea Software Financial Cooperative," +
  "교직원공제회Korean Teachers' Credit Union,한국교직원공제회Korean Teachers' Credit Union," +
  "군인공제회Military Mutual Aid Association,경찰공제회Police Mutual Aid Association," +
  "행정공제회Public Officials Benefit Association,대한지방행정공제회Public Officials Benefit Association," +
  "과학기술인공제회Korea Scientists & Engineers Mutual-Aid Association," +
  "건설근로자공제회Construction Workers Mutual Aid Association," +
  "한국지방재정공제회Korea Local Finance Association,전국경제인연합회Federation of Korean Industries," +
  "한국경영자총협회Korea Enterprises Federation," +
  "한국중견기업연합회Federation of Middle Market Enterprises of Korea," +
  "한국여성경제인협회Korean Women Entrepreneurs Association," +
  "벤처기업협회Korea Venture Business Association,한국벤처캐피탈협회Korean Venture Capital Association," +
  "코리아스타트업포럼Korea Startup Forum,이노비즈협회Korea Innovation Business Association," +
  "소상공인연합회Korea Federation of Micro Enterprise,한국프랜차이즈산업협회Korea Franchise Association," +
  "한국백화점협회Korea Department Stores Association," +
  "한국편의점산업협회Korea Association of Convenience Stores,한국체인스토어협회Korea Chainstore Association," +
  "한국온라인쇼핑협회Korea On-Line Shopping Association,한국식품산업협회Korea Food Industry Association," +
  "한국외식업중앙회Korea Foodservice Industry Association,대한제과협회Korea Bakers Association," +
  "한국제약바이오협회Korea Pharmaceutical and Bio-Pharma Manufacturers Association," +
  "한국바이오협회Korea Biotechnology Industry Organization," +
  "한국의료기기산업협회Korea Medical Devices Industry Association," +
  "한국의료기기협동조합Korea Medical Devices Industrial Cooperative Association," +
  "대한화장품협회Korea Cosmetic Association,한국자동차산업협회Korea Automobile and Mobility Association," +
  "한국자동차모빌리티산업협회Korea Automobile and Mobility Association," +
  "한국수입자동차협회Korea Automobile Importers and Distributors Association," +
  "한국자동차공업협동조합Korea Auto Industries Cooperative Association," +
  "한국자동차연구원Korea Automotive Technology Institute," +
  "한국조선해양플랜트협회Korea Offshore and Shipbuilding Association," +
  "한국해운협회Korea Shipowners' Association," +
  "한국국제물류협회Korea International Freight Forwarders Association," +
  "한국통합물류협회Korea Integrated Logistics Association,한국철강협회Korea Iron and Steel Association," +
  "한국비철금속협회Korea Nonferrous Metal Association," +
  "한국석유화학협회Korea Petrochemical Industry Association," +
  "한국화학산업협회Korea Chemical Industry Association,대한석유협회Korea Petroleum Association," +
  "한국주유소협회Korea Oil Station Association,한국시멘트협회Korea Cement Association," +
  "한국섬유산업연합회Korea Federation of Textile Industries," +
  "한국의류산업협회Korea Apparel Industry Association,한국패션협회Korea Fashion Association," +
  "한국반도체산업협회Korea Semiconductor Industry Association," +
  "한국디스플레이산업협회Korea Display Industry Association," +
  "한국전자정보통신산업진흥회Korea Electronics Association,한국배터리산업협회Korea Battery Industry Association," +
  "한국로봇산업협회Korea Association of Robot Industry," +
  "한국로봇산업진흥원Korea Institute for Robot Industry Advancement," +
  "한국기계산업진흥회Korea Association of Machinery Industry," +
  "한국공작기계산업협회Korea Machine Tool Manufacturers' Association," +
  "한국항공우주산업진흥협회Korea Aerospace Industries Association," +
  "한국방위산업진흥회Korea Defense Industry Association," +
  "한국소프트웨어산업협회Korea Software Industry Association," +
  "한국정보산업연합회Federation of Korean Information Industries," +
  "한국통신사업자연합회Korea Telecommunications Operators Association," +
  "한국정보통신기술협회Telecommunications Technology Association," +
  "한국정보통신진흥협회Korea Association for ICT Promotion," +
  "한국인터넷기업협회Korea Internet Corporations Association," +
  "한국게임산업협회Korea Association of Game Industry,한국핀테크산업협회Korea Fintech Industry Association," +
  "한국데이터산업진흥원Korea Data Agency,한국클라우드산업협회Korea Cloud Industry Association," +
  "한국신재생에너지협회Korea New and Renewable Energy Association," +
  "한국태양광산업협회Korea Photovoltaic Industry Association," +
  "한국풍력산업협회Korea Wind Energy Industry Association,한국원자력산업협회Korea Atomic Industrial Forum," +
  "한국표준협회Korean Standards Association,한국능률협회Korea Management Association," +
  "한국능률협회컨설팅Korea Management Association Consulting,한국품질재단Korean Foundation for Quality," +
  "한국산업기술진흥협회Korea Industrial Technology Association," +
  "한국산업지능화협회Korea Industry Intelligentization Association," +
  "한국과학기술단체총연합회Korean Federation of Science and Technology Societies," +
  "한국기술사회Korean Professional Engineers Association," +
  "한국엔지니어링협회Korea Engineering and Consulting Association," +
  "한국건설기술인협회Korea Construction Engineers Association," +
  "한국전기기술인협회Korea Electric Engineers Association,대한전기협회Korea Electric Association," +
  "대한산업안전협회Korea Industrial Safety Association," +
  "대한산업보건협회Korean Industrial Health Association," +
  "한국건강관리협회Korea Association of Health Promotion," +
  "인구보건복지협회Korea Population. Health and Welfare Association," +
  "대한결핵협회Korean National Tuberculosis Association," +
  "한국한센복지협회Korean Hansen Welfare Association,대한의사협회Korean Medical Association," +
  "대한치과의사협회Korean Dental Association,대한약사회Korean Pharmaceutical Association," +
  "대한간호협회Korean Nurses Association,대한간호조무사협회Korean Licensed Practical Nurses Association," +
  "대한병원협회Korean Hospital Association,대한물리치료사협회Korean Physical Therapy Association," +
  "대한방사선사협회Korean Radiological Technologists Association," +
  "대한임상병리사협회Korean Association of Medical Technologists," +
  "대한치과위생사협회Korean Dental Hygienists Association,대한영양사협회Korean Dietetic Association," +
  "대한안경사협회Korean Optometric Association,대한안마사협회Korea Massage Association," +
  "대한수의사회Korean Veterinary Medical Association,대한의학회Korean Academy of Medical Sciences," +
  "대한장애인체육회Korea Paralympic Committee,대한축구협회Korea Football Association,한국프로축구연맹K League," +
  "한국야구위원회Korea Baseball Organization,대한야구소프트볼협회Korea Baseball Softball Association," +
  "한국농구연맹Korean Basketball League,한국배구연맹Korea Volleyball Federation," +
  "대한배구협회Korea Volleyball Association,대한민국농구협회Korea Basketball Association," +
  "대한골프협회Korea Golf Association,한국프로골프협회Korea Professional Golfers' Association," +
  "한국여자프로골프협회Korea Ladies Professional Golf Association,대한태권도협회Korea Taekwondo Association," +
  "국기원Kukkiwon,대한유도회Korea Judo Association,대한양궁협회Korea Archery Association," +
  "대한수영연맹Korea Swimming Federation,대한육상연맹Korea Association of Athletics Federations," +
  "대한빙상경기연맹Korea Skating Union,한국기원Korea Baduk Association," +
  "한국문화예술단체총연합회Federation of Artistic and Cultural Organization of Korea," +
  "한국예술문화단체총연합회Federation of Artistic and Cultural Organization of Korea," +
  "한국미술협회Korean Fine Arts Association,한국문인협회Korean Writers' Association," +
  "한국음악저작권협회Korea Music Copyright Association," +
  "한국음반산업협회Recording Industry Association of Korea," +
  "한국연예제작자협회Korea Entertainment Producers' Association," +
  "대한출판문화협회Korean Publishers Association,한국출판인회의Korea Publishers Society," +
  "한국신문협회Korean Association of Newspapers,한국기자협회Journalists Association of Korea," +
  "한국방송협회Korean Broadcasters Association," +
  "한국광고총연합회Korea Federation of Advertising Associations," +
  "한국광고주협회Korea Advertisers Association,한국관광협회중앙회Korea Tourism Association," +
  "한국여행업협회Korea Association of Travel Agents,한국호텔업협회Korea Hotel Association," +
  "한국사회복지협의회Korea National Council on Social Welfare," +
  "한국사회복지사협회Korea Association of Social Workers,사회복지공동모금회Community Chest of Korea," +
  "한국노인종합복지관협회Korean Association of Senior Welfare Centers," +
  "한국장애인단체총연맹Korea Differently Abled Federation," +
  "한국지체장애인협회Korea Association of Persons with Physical Disabilities," +
  "한국시각장애인연합회Korea Blind Union,한국농아인협회Korea Association of the Deaf," +
  "한국장애인부모회Korean Association of Parents of the Disabled," +
  "한국장애인재활협회Korean Society for Rehabilitation of Persons with Disabilities," +
  "한국여성단체협의회Korean National Council of Women,한국여성단체연합Korean Women's Associations United," +
  "한국여성의전화Korea Women's Hotline,한국여성민우회Korean Womenlink," +
  "한국성폭력상담소Korea Sexual Violence Relief Center," +
  "한국소비자단체협의회Korea National Council of Consumer Organizations,소비자시민모임Consumers Korea," +
  "한국소비자연맹Consumers Union of Korea,녹색연합Green Korea United,환경재단Korea Green Foundation," +
  "생명의숲Forest for Life,아름다운가게Beautiful Store,월드비전World Vision Korea," +
  "세이브더칠드런코리아Save the Children Korea,초록우산어린이재단ChildFund Korea,초록우산ChildFund Korea," +
  "한국컴패션Compassion Korea,홀트아동복지회Holt Children's Services,대한사회복지회Korea Welfare Services," +
  "동방사회복지회Eastern Social Welfare Society,기아대책Korea Food for the Hungry International," +
  "한국백혈병어린이재단Korea Childhood Leukemia Foundation,사랑의장기기증운동본부Korea Organ Donor Program," +
  "한국자원봉사협의회Volunteering Korea,한국자유총연맹Korea Freedom Federation," +
  "바르게살기운동중앙협의회National Council of the Better Life Movement," +
  "대한상이군경회Korea Disabled Veterans Organization,광복회Heritage of Korean Independence," +
  "민주평화통일자문회의Peaceful Unification Advisory Council," +
  "대한민국헌정회Parliamentarians' Society of the Republic of Korea,흥사단Young Korean Academy," +
  "한국청소년연맹Korea Youth Association,한국스카우트연맹Korea Scout Association," +
  "한국청년회의소Korea Junior Chamber,한국국제봉사기구Korea International Volunteer Organization," +
  "한국해비타트Habitat for Humanity Korea,한국교원단체총연합회Korean Federation of Teachers' Associations," +
  "한국대학교육협의회Korean Council for University Education," +
  "한국전문대학교육협의회Korean Council for University College Education," +
  "한국유치원총연합회Korea Kindergarten Association,한국어린이집총연합회Korea Childcare Federation," +
  "한국학원총연합회Korea Association of Hakwon,한국도서관협회Korean Library Association," +
  "한국박물관협회Korean Museum Association,한국농업경영인중앙연합회Korean Advanced Farmers Federation," +
  "전국농민회총연맹Korean Peasants League,전국한우협회Hanwoo Association," +
  "대한한돈협회Korea Pork Producers Association,대한양계협회Korea Poultry Association," +
  "한국낙농육우협회Korea Dairy and Beef Farmers Association,한국양봉협회Korean Beekeeping Association," +
  "한국사료협회Korea Feed Association,한국종자협회Korea Seed Association,한국애견협회Korean Kennel Club," +
  "농업협동조합중앙회National Agricultural Cooperative Federation," +
  "수산업협동조합중앙회National Federation of Fisheries Cooperatives," +
  "신용협동조합중앙회National Credit Union Federation of Korea,농협경제지주NongHyup Agribusiness Group," +
  "농협은행NongHyup Bank,수협은행Suhyup Bank,한양대학교Hanyang University,서강대학교Sogang University," +
  "홍익대학교Hongik University,동국대학교Dongguk University,세종대학교Sejong University," +
  "광운대학교Kwangwoon University,명지대학교Myongji University,상명대학교Sangmyung University," +
  "서경대학교Seokyeong University,성신여자대학교Sungshin Women's University," +
  "동덕여자대학교Dongduk Women's University,덕성여자대학교Duksung Women's University," +
  "서울여자대학교Seoul Women's University,한성대학교Hansung University,삼육대학교Sahmyook University," +
  "총신대학교Chongshin University,한국체육대학교Korea National Sport University," +
  "서울과학기술대학교Seoul National University of Science and Technology," +
  "한국성서대학교Korean Bible University,장로회신학대학교Presbyterian University and Theological Seminary," +
  "감리교신학대학교Methodist Theological University,서울신학대학교Seoul Theological University," +
  "서울장신대학교Seoul Jangsin University,성공회대학교Sungkonghoe University,케이씨대학교KC University," +
  "가천대학교Gachon University,경기대학교Kyonggi University,인하대학교Inha University," +
  "경인교육대학교Gyeongin National University of Education,안양대학교Anyang University," +
  "강남대학교Kangnam University,한국기술교육대학교Korea University of Technology and Education,한국승강기대학교Korea Lift College,상명사대부속여자고등학교Sangmyung University College of Education Affiliated Girls' High School,용인대학교Yong In University,수원대학교University of Suwon," +
  "협성대학교Hyupsung University,한신대학교Hanshin University,평택대학교Pyeongtaek University," +
  "한경국립대학교Hankyong National University,한경대학교Hankyong National University," +
  "한국항공대학교Korea Aerospace University,한국공학대학교Tech University of Korea," +
  "한국산업기술대학교Korea Polytechnic University,중부대학교Joongbu University,차의과학대학교CHA University," +
  "신한대학교Shinhan University,대진대학교Daejin University,성결대학교Sungkyul University," +
  "을지대학교Eulji University,루터대학교Luther University,칼빈대학교Calvin University," +
  "아신대학교Asia United Theological University," +
  "국립한국교통대학교Korea National University of Transportation," +
  "한국교통대학교Korea National University of Transportation," +
  "한국교원대학교Korea National University of Education," +
  "청주교육대학교Cheongju National University of Education,청주대학교Cheongju University," +
  "서원대학교Seowon University,세명대학교Semyung University,극동대학교Far East University," +
  "건양대학교Konyang University,대전대학교Daejeon University,한남대학교Hannam University," +
  "배재대학교Pai Chai University,목원대학교Mokwon University,우송대학교Woosong University," +
  "침례신학대학교Korea Baptist Theological University,한밭대학교Hanbat National University," +
  "국립한밭대학교Hanbat National University,호서대학교Hoseo University,선문대학교Sun Moon University," +
  "남서울대학교Namseoul University,백석대학교Baekseok University,나사렛대학교Korea Nazarene University," +
  "한서대학교Hanseo University,상지대학교Sangji University,가톨릭관동대학교Catholic Kwandong University," +
  "강릉원주대학교Gangneung-Wonju National University,국립강릉원주대학교Gangneung-Wonju National University," +
  "경동대학교Kyungdong University,춘천교육대학교Chuncheon National University of Education," +
  "한라대학교Halla University,전주대학교Jeonju University,우석대학교Woosuk University," +
  "군산대학교Kunsan National University,국립군산대학교Kunsan National University,예수대학교Jesus University," +
  "전주교육대학교Jeonju National University of Education,호남대학교Honam University," +
  "광주대학교Gwangju University,동신대학교Dongshin University,남부대학교Nambu University," +
  "광주여자대학교Kwangju Women's University,송원대학교Songwon University," +
  "광주교육대학교Gwangju National University of Education,목포대학교Mokpo National University," +
  "국립목포대학교Mokpo National University,목포해양대학교Mokpo National Maritime University," +
  "순천대학교Sunchon National University,국립순천대학교Sunchon National University," +
  "세한대학교Sehan University,초당대학교Chodang University," +
  "한국에너지공과대학교Korea Institute of Energy Technology," +
  "광주과학기술원Gwangju Institute of Science and Technology," +
  "대구경북과학기술원Daegu Gyeongbuk Institute of Science and Technology," +
  "울산과학기술원Ulsan National Institute of Science and Technology," +
  "한동대학교Handong Global University,영남신학대학교Youngnam Theological University and Seminary," +
  "대구대학교Daegu University,대구가톨릭대학교Daegu Catholic University,대구한의대학교Daegu Haany University," +
  "대구교육대학교Daegu National University of Education,경일대학교Kyungil University," +
  "경운대학교Kyungwoon University,금오공과대학교Kumoh National Institute of Technology," +
  "국립금오공과대학교Kumoh National Institute of Technology,안동대학교Andong National University," +
  "국립안동대학교Andong National University,국립경국대학교Gyeongkuk National University," +
  "동양대학교Dongyang University,위덕대학교Uiduk University,동의대학교Dong-Eui University," +
  "동서대학교Dongseo University,동명대학교Tongmyong University,부경대학교Pukyong National University," +
  "국립부경대학교Pukyong National University,국립한국해양대학교Korea Maritime and Ocean University," +
  "경성대학교Kyungsung University,신라대학교Silla University," +
  "부산외국어대학교Busan University of Foreign Studies,부산가톨릭대학교Catholic University of Pusan," +
  "부산교육대학교Busan National University of Education,고신대학교Kosin University," +
  "인제대학교Inje University,경상국립대학교Gyeongsang National University," +
  "경상대학교Gyeongsang National University,창원대학교Changwon National University," +
  "국립창원대학교Changwon National University,경남대학교Kyungnam University," +
  "경남과학기술대학교Gyeongnam National University of Science and Technology," +
  "진주교육대학교Chinju National University of Education,울산대학교University of Ulsan," +
  "영산대학교Youngsan University,국립공주대학교Kongju National University," +
  "공주교육대학교Gongju National University of Education," +
  "과학기술연합대학원대학교University of Science and Technology," +
  "한국전통문화대학교Korea National University of Heritage," +
  "한국농수산대학교Korea National University of Agriculture and Fisheries," +
  "육군사관학교Korea Military Academy,해군사관학교Republic of Korea Naval Academy," +
  "공군사관학교Republic of Korea Air Force Academy,국군간호사관학교Korea Armed Forces Nursing Academy," +
  "경찰대학Korean National Police University,중앙경찰학교Central Police Academy," +
  "중앙소방학교National Fire Service Academy,국방대학교Korea National Defense University," +
  "사법연수원Judicial Research and Training Institute,국립외교원Korea National Diplomatic Academy," +
  "서울디지털대학교Seoul Digital University,서울사이버대학교Seoul Cyber University," +
  "경희사이버대학교Kyung Hee Cyber University,한양사이버대학교Hanyang Cyber University," +
  "사이버한국외국어대학교Cyber Hankuk University of Foreign Studies,고려사이버대학교Cyber University of Korea," +
  "세종사이버대학교Sejong Cyber University,숭실사이버대학교Soongsil Cyber University," +
  "동양미래대학교Dongyang Mirae University,인덕대학교Induk University,명지전문대학Myongji College," +
  "서일대학교Seoil University,한양여자대학교Hanyang Women's University,인하공업전문대학Inha Technical College," +
  "부천대학교Bucheon University,유한대학교Yuhan University,동서울대학교Dong Seoul University," +
  "신구대학교Shingu College,오산대학교Osan University,안산대학교Ansan University," +
  "수원여자대학교Suwon Women's University,서울예술대학교Seoul Institute of the Arts," +
  "계원예술대학교Kaywon University of Art and Design,한국영상대학교Korea University of Media Arts," +
  "백석예술대학교Baekseok Arts University,추계예술대학교Chugye University for the Arts," +
  "영진전문대학교Yeungjin University,영남이공대학교Yeungnam University College," +
  "계명문화대학교Keimyung College University,대구보건대학교Daegu Health College," +
  "대전보건대학교Daejeon Health University,동의과학대학교Dong-Eui Institute of Technology," +
  "경남정보대학교Kyungnam College of Information and Technology," +
  "부산과학기술대학교Busan Institute of Science and Technology,울산과학대학교Ulsan College," +
  "광주보건대학교Gwangju Health University,전주비전대학교Jeonju Vision College," +
  "서울대Seoul National University,연세대Yonsei University,고려대Korea University," +
  "이화여대Ewha Womans University,성균관대Sungkyunkwan University,한양대Hanyang University," +
  "서강대Sogang University,경희대Kyung Hee University,중앙대Chung-Ang University," +
  "건국대Konkuk University,동국대Dongguk University,홍익대Hongik University,국민대Kookmin University," +
  "숭실대Soongsil University,단국대Dankook University,인하대Inha University,아주대Ajou University," +
  "한국외대Hankuk University of Foreign Studies,서울시립대University of Seoul," +
  "숙명여대Sookmyung Women's University,부산대Pusan National University," +
  "경북대Kyungpook National University,전남대Chonnam National University," +
  "전북대Jeonbuk National University,충남대Chungnam National University," +
  "충북대Chungbuk National University,강원대Kangwon National University," +
  "제주대Jeju National University,경상대Gyeongsang National University,영남대Yeungnam University," +
  "계명대Keimyung University,동아대Dong-A University,울산대University of Ulsan," +
  "원광대Wonkwang University,한림대Hallym University,순천향대Soonchunhyang University," +
  "가천대Gachon University,서울대학교병원Seoul National University Hospital," +
  "서울대학교치과병원Seoul National University Dental Hospital," +
  "서울특별시보라매병원Seoul Metropolitan Government Boramae Medical Center," +
  "보라매병원Boramae Medical Center,서울의료원Seoul Medical Center,서울특별시서울의료원Seoul Medical Center," +
  "신촌세브란스병원Severance Hospital,세브란스병원Severance Hospital,강남세브란스병원Gangnam Severance Hospital," +
  "용인세브란스병원Yongin Severance Hospital,연세대학교의료원Yonsei University Health System," +
  "여의도성모병원Yeouido St. Mary's Hospital,은평성모병원Eunpyeong St. Mary's Hospital," +
  "부천성모병원Bucheon St. Mary's Hospital,의정부성모병원Uijeongbu St. Mary's Hospital," +
  "인천성모병원Incheon St. Mary's Hospital,대전성모병원Daejeon St. Mary's Hospital," +
  "성빈센트병원St. Vincent's Hospital,가톨릭중앙의료원Catholic Medical Center," +
  "고려대학교의료원Korea University Medicine,고려대학교안암병원Korea University Anam Hospital," +
  "고려대학교구로병원Korea University Guro Hospital,고려대학교안산병원Korea University Ansan Hospital," +
  "강남차병원CHA Gangnam Medical Center,분당차병원CHA Bundang Medical Center,차병원CHA Medical Center," +
  "강북삼성병원Kangbuk Samsung Hospital,삼성창원병원Samsung Changwon Hospital," +
  "강동경희대병원Kyung Hee University Hospital at Gangdong,강동경희대학교병원Kyung Hee University Hospital at Gangdong,강동성심병원Kangdong Sacred Heart Hospital," +
  "강남성심병원Kangnam Sacred Heart Hospital,한강성심병원Hangang Sacred Heart Hospital," +
  "한림대학교성심병원Hallym University Sacred Heart Hospital,길병원Gil Medical Center," +
  "가천대길병원Gachon University Gil Medical Center,가천대학교길병원Gachon University Gil Medical Center," +
  "인하대학교병원Inha University Hospital,아주대학교병원Ajou University Hospital," +
  "상계백병원Sanggye Paik Hospital,일산백병원Ilsan Paik Hospital,부산백병원Busan Paik Hospital," +
  "해운대백병원Haeundae Paik Hospital,칠곡경북대학교병원Kyungpook National University Chilgok Hospital," +
  "화순전남대학교병원Chonnam National University Hwasun Hospital," +
  "세종충남대학교병원Chungnam National University Sejong Hospital," +
  "양산부산대학교병원Pusan National University Yangsan Hospital," +
  "창원경상국립대학교병원Gyeongsang National University Changwon Hospital," +
  "의정부을지대학교병원Uijeongbu Eulji Medical Center,대전을지대학교병원Daejeon Eulji Medical Center," +
  "노원을지대학교병원Nowon Eulji Medical Center,원주세브란스기독병원Wonju Severance Christian Hospital," +
  "강릉아산병원Gangneung Asan Hospital,울산대학교병원Ulsan University Hospital," +
  "국민건강보험공단일산병원National Health Insurance Service Ilsan Hospital," +
  "국민건강보험일산병원National Health Insurance Service Ilsan Hospital," +
  "중앙보훈병원Veterans Health Service Medical Center,국립경찰병원National Police Hospital," +
  "경찰병원National Police Hospital,국군수도병원Armed Forces Capital Hospital," +
  "서울적십자병원Seoul Red Cross Hospital,원자력병원Korea Cancer Center Hospital,명지병원Myongji Hospital," +
  "전주예수병원Presbyterian Medical Center,계명대학교동산병원Keimyung University Dongsan Hospital," +
  "파티마병원Fatima Hospital,대구파티마병원Daegu Fatima Hospital,안양샘병원Anyang Sam Hospital," +
  "한국교회총연합United Christian Churches of Korea," +
  "한국천주교주교회의Catholic Bishops' Conference of Korea,한국천주교중앙협의회Catholic Conference of Korea," +
  "천주교서울대교구Catholic Archdiocese of Seoul,한국대학생선교회Korea Campus Crusade for Christ," +
  "한국기독학생회Korea InterVarsity Christian Fellowship," +
  "대한기독교서회Christian Literature Society of Korea," +
  "대한기독교청년회연맹National Council of YMCAs of Korea," +
  "한국기독교청년회전국연맹National Council of YMCAs of Korea,한국여자기독교청년회National YWCA of Korea," +
  "서울기독교청년회Seoul YMCA,서울여자기독교청년회Seoul YWCA,불교방송Buddhist Broadcasting System," +
  "평화방송Catholic Peace Broadcasting Corporation," +
  "가톨릭평화방송Catholic Peace Broadcasting Corporation,온누리교회Onnuri Church,명성교회Myungsung Church," +
  "새문안교회Saemoonan Church,정동제일교회Chungdong First Methodist Church,성균관Sungkyunkwan," +
  "천도교중앙총부Cheondogyo Central Headquarters,예수회Society of Jesus," +
  "예수회한국관구Society of Jesus Korea Province,살레시오회Salesians of Don Bosco," +
  "한국살레시오회Salesians of Don Bosco Korea,살레시오수녀회Salesian Sisters,도미니코회Dominican Order," +
  "도미니코수도회Dominican Order,도미니코수녀회Dominican Sisters,프란치스코회Order of Friars Minor," +
  "작은형제회Order of Friars Minor,프란치스코수도회Order of Friars Minor," +
  "꼰벤뚜알프란치스코수도회Order of Friars Minor Conventual,카푸친작은형제회Order of Friars Minor Capuchin," +
  "재속프란치스코회Secular Franciscan Order,글라라수녀회Poor Clares,글라라수도회Poor Clares," +
  "성베네딕도회Order of St. Benedict,성베네딕도회왜관수도원Waegwan Abbey of the Order of St. Benedict," +
  "툿찡포교베네딕도수녀회Missionary Benedictine Sisters of Tutzing," +
  "올리베따노성베네딕도수녀회Olivetan Benedictine Sisters,가르멜수도회Carmelite Order," +
  "맨발가르멜수도회Order of Discalced Carmelites,가르멜수녀원Carmelite Monastery," +
  "성골롬반외방선교회Missionary Society of St. Columban,골롬반외방선교회Missionary Society of St. Columban," +
  "성골롬반외방선교수녀회Missionary Sisters of St. Columban,메리놀외방전교회Maryknoll Fathers and Brothers," +
  "메리놀수녀회Maryknoll Sisters,파리외방전교회Paris Foreign Missions Society," +
  "과달루페외방선교회Guadalupe Missioners,한국외방선교회Korean Missionary Society," +
  "말씀의선교수도회Society of the Divine Word,꼰솔라따선교수도회Consolata Missionaries,예수고난회Passionists," +
  "지극히거룩한구속주회Redemptorists,마리아회Society of Mary,마리스타교육수사회Marist Brothers," +
  "클라렛선교수도회Claretian Missionaries,예수성심전교수도회Missionaries of the Sacred Heart," +
  "성바오로수도회Society of St. Paul,성바오로딸수도회Daughters of St. Paul,성바오로딸수녀회Daughters of St. Paul," +
  "샬트르성바오로수녀회Sisters of St. Paul of Chartres,성심수녀회Society of the Sacred Heart," +
  "착한목자수녀회Sisters of the Good Shepherd,사랑의선교수녀회Missionaries of Charity," +
  "사랑의씨튼수녀회Sisters of Charity of Seton Hill,노틀담수녀회Sisters of Notre Dame," +
  "한국순교복자수녀회Congregation of the Korean Martyrs," +
  "한국순교복자성직수도회Clerical Congregation of the Blessed Korean Martyrs," +
  "성가소비녀회Little Servants of the Holy Family,예수의까리따스수녀회Caritas Sisters of Jesus," +
  "거룩한말씀의수녀회Sisters of the Word," +
  "인보성체수도회Society of the Good Neighbor and the Blessed Sacrament," +
  "마리아의전교자프란치스코수녀회Franciscan Missionaries of Mary,천주섭리수녀회Sisters of Divine Providence," +
  "미리내성모성심수녀회Mirinae Sisters of the Sacred Heart of Mary,작은예수회Society of Little Jesus," +
  "꽃동네Kkottongnae,사회복지법인꽃동네Kkottongnae Social Welfare Foundation," +
  "서울주택도시공사Seoul Housing & Communities Corporation," +
  "경기주택도시공사Gyeonggi Housing & Urban Development Corporation," +
  "부산교통공사Busan Transportation Corporation,대구교통공사Daegu Transportation Corporation," +
  "인천교통공사Incheon Transit Corporation,광주교통공사Gwangju Transportation Corporation," +
  "대전교통공사Daejeon Transportation Corporation,부산항만공사Busan Port Authority," +
  "인천항만공사Incheon Port Authority,울산항만공사Ulsan Port Authority," +
  "여수광양항만공사Yeosu Gwangyang Port Authority,경기평택항만공사Gyeonggi Pyeongtaek Port Corporation," +
  "경기관광공사Gyeonggi Tourism Organization,부산관광공사Busan Tourism Organization," +
  "인천관광공사Incheon Tourism Organization,제주관광공사Jeju Tourism Organization," +
  "제주특별자치도개발공사Jeju Province Development Corporation," +
  "제주국제자유도시개발센터Jeju Free International City Development Center," +
  "제주에너지공사Jeju Energy Corporation,서울에너지공사Seoul Energy Corporation," +
  "서울시설공단Seoul Facilities Corporation,서울농수산식품공사Seoul Agro-Fisheries and Food Corporation," +
  "서울관광재단Seoul Tourism Organization,서울디자인재단Seoul Design Foundation," +
  "서울문화재단Seoul Foundation for Arts and Culture,서울경제진흥원Seoul Business Agency," +
  "서울신용보증재단Seoul Credit Guarantee Foundation,경기신용보증재단Gyeonggi Credit Guarantee Foundation," +
  "경기도경제과학진흥원Gyeonggi Business and Science Accelerator,경기콘텐츠진흥원Gyeonggi Content Agency," +
  "경기문화재단Gyeonggi Cultural Foundation,인천테크노파크Incheon Technopark," +
  "인천경제자유구역청Incheon Free Economic Zone Authority," +
  "부산진해경제자유구역청Busan-Jinhae Free Economic Zone Authority," +
  "부산시설공단Busan Infrastructure Corporation,강원랜드Kangwon Land,킨텍스KINTEX,벡스코BEXCO,엑스코EXCO," +
  "한국철도시설관리공단Korea Rail Network Authority,코레일유통Korail Retail," +
  "코레일관광개발Korail Tourism Development,코레일네트웍스Korail Networks,한전원자력연료KEPCO Nuclear Fuel," +
  "한전케이피에스KEPCO KPS,한국전력기술KEPCO Engineering and Construction," +
  "한전산업개발Korea Electric Power Industrial Development," +
  "한국국제전시장Korea International Exhibition Center," +
  "인천국제공항보안Incheon International Airport Security," +
  "한국도로공사서비스Korea Expressway Corporation Service,주택관리공단Housing Management Corporation," +
  "우체국금융개발원Korea Post Finance Development Institute,우체국물류지원단Korea Postal Logistics Agency," +
  "한국우편사업진흥원Korea Postal Service Agency,한국사학진흥재단Korea Advancing Schools Foundation," +
  "대한민국육군Republic of Korea Army,해병대Republic of Korea Marine Corps," +
  "국방홍보원Defense Media Agency,국군체육부대Korea Armed Forces Athletic Corps," +
  "국군복지단Armed Forces Welfare Agency" +
  ",대한민국상이군경회Korea Disabled Veterans Organization,보훈공단Korea Veterans Health Service" +
  ",대림대학교Daelim University College,숭의여자대학교Soongeui Women's College,경복대학교Kyungbok University" +
  ",경민대학교Kyungmin University,두원공과대학교Doowon Technical University,여주대학교Yeoju University" +
  ",배화여자대학교Baewha Women's University,삼육보건대학교Sahmyook Health University" +
  ",경인여자대학교Kyungin Women's University,국제대학교Kookje University,김포대학교Kimpo University" +
  ",동남보건대학교Dongnam Health University,청강문화산업대학교Chungkang College of Cultural Industries" +
  ",대덕대학교Daeduk University,우송정보대학Woosong Information College,조선간호대학교Chosun Nursing College" +
  ",서영대학교Seoyeong University,원광보건대학교Wonkwang Health Science University" +
  ",백제예술대학교Baekje Institute of the Arts,군장대학교Kunjang University,대경대학교Daekyeung University" +
  ",구미대학교Gumi University,선린대학교Sunlin University,창원문성대학교Changwon Moonsung University" +
  ",거제대학교Koje University,부산경상대학교Busan Kyungsang University,제주한라대학교Cheju Halla University" +
  ",제주관광대학교Cheju Tourism University,제주국제대학교Jeju International University" +
  ",한림성심대학교Hallym Polytechnic University,중앙승가대학교Joong-Ang Sangha University," +
  "한국은행Bank of Korea,국민은행KB Kookmin Bank,신한은행Shinhan Bank,우리은행Woori Bank,하나은행Hana Bank,부산은행Busan Bank,대구은행Daegu Bank,광주은행Kwangju Bank," +
  "전북은행Jeonbuk Bank,제주은행Jeju Bank,기업은행Industrial Bank of Korea,산업은행Korea Development Bank,수출입은행Export-Import Bank of Korea,카카오뱅크KakaoBank,케이뱅크K bank,토스뱅크Toss Bank" +
  ",병무청Military Manpower Administration,국제금융공사International Finance Corporation" +
  ",세계보건기구World Health Organization,국제노동기구International Labour Organization" +
  ",국제백신연구소International Vaccine Institute,국제상업회의소International Chamber of Commerce" +
  ",서울우유협동조합Seoul Dairy Cooperative,한국인삼공사Korea Ginseng Corporation,안철수연구소AhnLab" +
  ",예탁결제원Securities Depository,해양진흥공사Korea Ocean Business Corporation" +
  ",농수산물유통공사Agro-Fisheries & Food Trade Corporation" +
  ",교통안전공단Korea Transportation Safety Authority" +
  ",안전보건공단Korea Occupational Safety and Health Agency" +
  ",부산도시공사Busan Metropolitan Corporation" +
  ",인천도시공사Incheon Housing & City Development Corporation,김앤장법률사무소Kim & Chang" +
  ",유네스코한국위원회Korean National Commission for UNESCO" +
  ",예수성심시녀회Handmaids of the Sacred Heart of Jesus,예수수도회Congregation of Jesus,포교성베네딕도수녀회Missionary Benedictine Sisters" +
  ",미리내천주성삼성직수도회Clerical Congregation of the Most Holy Trinity,구세군대한본영Salvation Army Korea Territory" +
  ",대한예수교장로회총회General Assembly of the Presbyterian Church in Korea,한국이슬람교중앙회Korea Muslim Federation" +
  ",대한불교조계종총무원Administrative Headquarters of the Jogye Order of Korean Buddhism,한국불교종단협의회Association of Korean Buddhist Orders" +
  ",신천지예수교증거장막성전Shincheonji Church of Jesus,밀알복지재단Miral Welfare Foundation,사랑의열매사회복지공동모금회Community Chest of Korea" +
  ",민주노총Korean Confederation of Trade Unions" +
  ",프란치스코전교봉사수녀회Franciscan Missionary Sisters of Service,대한민국해군Republic of Korea Navy,대한민국공군Republic of Korea Air Force" +
  ",서울대공원Seoul Grand Park,국립한글박물관National Hangeul Museum,국가보훈처Ministry of Patriots and Veterans Affairs" +
  ",국립현대미술관청주관National Museum of Modern and Contemporary Art Cheongju,마리아수녀회Sisters of Mary,수도권기상청Seoul Metropolitan Office of Meteorology" +
  ",영화의전당Busan Cinema Center,소리문화의전당Sori Arts Center,국립아시아문화전당Asia Culture Center,부산환경공단Busan Environmental Corporation" +
  ",한국순교복자수도회Congregation of the Korean Martyrs,한국누가회Korea Luke Fellowship,두란노아버지학교Duranno Father School" +
  ",두란노서원Duranno Press,예수전도단YWAM Korea,한국성서유니온선교회Scripture Union Korea" +
  ",정토회Jungto Society,국립기상과학원National Institute of Meteorological Sciences,국립소방연구원National Fire Research Institute" +
  ",한국기상산업기술원Korea Meteorological Institute,총회세계선교회Global Mission Society,가나안농군학교Canaan Farmers School" +
  ",인터서브코리아Interserve Korea";

/**
 * Denominations of churches and temples. In Korean, the denomination stands before the name of the
 * church or temple; in English, after it.
 */
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
  "한국불교Korean Buddhism,원불교Won Buddhism" +
  ",성공회Anglican Church,말일성도예수그리스도교회Church of Jesus Christ of Latter-day Saints,여호와의증인Jehovah's Witnesses" +
  ",한국정교회Korean Orthodox Church,대한불교진각종Jingak Order of Korean Buddhism,진각종Jingak Order of Korean Buddhism" +
  ",태고종Taego Order of Korean Buddhism,조계종Jogye Order of Korean Buddhism,천태종Cheontae Order of Korean Buddhism" +
  ",대한불교관음종Gwaneum Order of Korean Buddhism,대한불교법화종Beophwa Order of Korean Buddhism,대한불교보문종Bomun Order of Korean Buddhism" +
  ",대한불교원효종Wonhyo Order of Korean Buddhism,대한불교총화종Chonghwa Order of Korean Buddhism,대한불교일승종Ilseung Order of Korean Buddhism" +
  ",불교총지종Chongji Order of Korean Buddhism,대한불교총지종Chongji Order of Korean Buddhism,대한불교조동종Jodong Order of Korean Buddhism" +
  ",대한불교정토종Jeongto Order of Korean Buddhism,대한불교미륵종Mireuk Order of Korean Buddhism,대한불교삼론종Samnon Order of Korean Buddhism" +
  ",대한불교용화종Yonghwa Order of Korean Buddhism,대한불교열반종Yeolban Order of Korean Buddhism,대한불교본원종Bonwon Order of Korean Buddhism" +
  ",한국불교여래종Yeorae Order of Korean Buddhism,한국불교법륜종Beomnyun Order of Korean Buddhism,천도교Cheondogyo" +
  ",증산도Jeungsando,대한천리교Tenrikyo Korea,천리교Tenrikyo,세계평화통일가정연합Family Federation for World Peace and Unification" +
  ",대한예수교장로회(고신)Kosin Presbyterian Church in Korea,대한예수교장로회(합신)Presbyterian Church in Korea Hapshin" +
  ",대한예수교장로회(백석)Presbyterian Church in Korea Baekseok,예수교대한감리회Jesus Korea Methodist Church,대한기독교나사렛성결회Korea Church of the Nazarene" +
  ",기독교한국침례회총회Korea Baptist Convention,한국기독교침례회Korea Baptist Convention,대한예수교침례회Korea Baptist Church" +
  ",기독교대한복음교회Korean Evangelical Church,한국구세군Salvation Army" +
  ",예장합동General Assembly of Presbyterian Church in Korea,예장통합Presbyterian Church of Korea,예장고신Kosin Presbyterian Church in Korea" +
  ",예장백석Presbyterian Church in Korea Baekseok,예장합신Presbyterian Church in Korea Hapshin,대한예수교장로회(개혁)Presbyterian Church in Korea Reformed" +
  ",대한예수교장로회(대신)Presbyterian Church in Korea Daeshin,대종교Daejonggyo" +
  ",동방정교회Orthodox Church,한국동방정교회Korean Orthodox Church";
