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
  /** The words of `SOCIETY` may stand before the endings too. */
  readonly isSociety?: true;
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

/**
 * Words that stand before the endings of associations, public corporations, centers, cooperatives
 * and funds. In the name of a school or a church they may be its own name: 평화초등학교.
 */
export const SOCIETY =
  "대한Korean,전국National,수산업Fisheries,미용사회Hairdressers,상인Merchants',안전Safety,산업안전Occupational Safety,노동Labor,근로Labor,근로자Workers',노동자Workers',고용Employment,고용노동Employment and Labor,일자리Jobs,취업Employment,직업Vocational," +
  "직업능력개발Vocational Skills Development,인적자원개발Human Resources Development,소비자Consumer,시민Citizens',주민Residents',국민National,농민Farmers',농촌Rural,농어촌Rural,어민Fishers',어업Fishing," +
  "임업Forestry,산림Forest,낙농Dairy,우유Milk,육우Beef Cattle,한우Hanwoo,한돈Pork,양계Poultry,양봉Beekeeping,원예Horticultural,화훼Flower,과수Fruit,능금Apple,사과Apple,배Pear,포도Grape,감귤Citrus,마늘Garlic,양파Onion,고추Pepper,채소Vegetable,버섯Mushroom," +
  "쌀Rice,녹차Green Tea,전복Abalone,굴Oyster,김Laver,멸치Anchovy,종자Seed,사료Feed,비료Fertilizer,농약Pesticide,동물Animal,애견Dog,반려동물Companion Animal,수의사Veterinary,농식품Agri-Food,농수산식품Agro-Fisheries and Food,축산물Livestock Products," +
  "교통Transport,교통안전Transportation Safety,도로Road,도로교통Road Traffic,고속도로Expressway,철도Railway,도시철도Urban Railway,지하철Subway,항공Aviation,항공우주Aerospace,우주Space,해운Shipping,해양수산Oceans and Fisheries,해양환경Marine Environment,해사Maritime,항만Port,물류Logistics," +
  "운송Transport,운수Transport,버스Bus,전세버스Charter Bus,화물Freight,화물운송Freight Transport,택배Parcel Delivery,주유소Gas Station,주차Parking,자동차정비Auto Maintenance,자동차매매Car Dealers," +
  "금융Financial,은행Banks,증권Securities,보험Insurance,생명보험Life Insurance,손해보험Non-Life Insurance,여신Credit,저축은행Savings Banks,대부Loan,투자Investment,금융투자Financial Investment,벤처Venture,벤처기업Venture Business,창업Startup,신용Credit,신용정보Credit Information,중소벤처기업SMEs and Startups," +
  "소상공인Small Business,상공인Merchants',자영업Self-Employed,자영업자Self-Employed,프랜차이즈Franchise,가맹점Franchisee,유통Distribution,전통시장Traditional Market,상가Shopping Arcade,도매Wholesale,판매업Sales,판매Sales,수출Export,수입Import,통상Trade," +
  "외식업Restaurant,외식Food Service,외식산업Food Service Industry,식품Food,식품산업Food Industry,제과Bakery,제과점Bakery,숙박업Lodging,숙박Lodging,세탁업Laundry,세탁Laundry,미용사Hairdressers,이용사Barbers,피부미용Skin Care,화장품Cosmetics,목욕업Public Bath," +
  "전문건설Specialty Construction,건설기술Construction Technology,건설기술인Construction Engineers,기계설비Mechanical Equipment,설비Equipment,소방Fire Protection,소방시설Fire Protection Facilities,소방안전Fire Safety,시설Facilities,시설관리Facilities Management,조경Landscape Architecture,토목Civil Engineering," +
  "측량Surveying,지적Cadastral,국토Land,국토정보Land and Geospatial Information,토지Land,도시재생Urban Regeneration,주거Housing,주거복지Housing Welfare,주택관리Housing Management,주택금융Housing Finance,주택관리사Housing Managers,승강기Elevator,전기안전Electrical Safety,가스안전Gas Safety,에너지Energy," +
  "신재생에너지New and Renewable Energy,재생에너지Renewable Energy,태양광Solar,햇빛발전Solar Power,원자력Nuclear,석유Petroleum,송유관Oil Pipeline,가스Gas,광업Mining,광물Mineral,자원Resources,수자원Water Resources,하천River,기후Climate,기상Meteorological,기상산업Meteorological Industry,환경운동Environmental Movement," +
  "환경보전Environmental Preservation,환경산업Environmental Industry,자연Nature,자연보호Nature Conservation,생태Ecological,재활용Recycling,폐기물Waste,지능정보Intelligent Information,정보화Informatization,정보보호Information Security,인터넷Internet,게임Game,소프트웨어Software,데이터Data,인공지능AI," +
  "로봇Robot,드론Drone,반도체Semiconductor,디스플레이Display,전자통신Electronics and Telecommunications,통신Communications,방송통신Broadcasting and Communications,정보통신산업Information and Communications Industry,광고Advertising,출판Publishing,출판문화Publishing,인쇄Printing,신문Newspapers,언론Press,언론인Journalists,기자Journalists,사진Photography,사진작가Photographers," +
  "영화Film,영상Film,영화제작가Film Producers,애니메이션Animation,만화Cartoon,웹툰Webtoon,콘텐츠Content,문화콘텐츠Culture and Content,연극Theater,무용Dance,국악Gugak,음악저작권Music Copyright,저작권Copyright,문학Literature,문인Writers,작가Writers,시인Poets,서예Calligraphy,공예Craft,도자기Ceramics,전통문화Traditional Culture," +
  "문화유산Cultural Heritage,문화재Cultural Heritage,민속Folk,역사History,도서관Library,평생교육Lifelong Education,평생학습Lifelong Learning,교육과정Curriculum,교육과정평가Curriculum and Evaluation,대학교육University Education,사립학교Private School,학부모Parents',학생Students',교원Teachers,교사Teachers,교수Professors,유아Early Childhood,유아교육Early Childhood Education," +
  "영유아Infants',보육Childcare,육아Childcare,공동육아Cooperative Childcare,육아종합지원Childcare Support,아동Children's,아동보호Child Protection,아동보호전문Child Protection,상담Counseling,청소년상담Youth Counseling,청소년상담복지Youth Counseling and Welfare,심리Psychological,심리상담Psychological Counseling,가족Family,건강가정Healthy Family,다문화Multicultural,다문화가족Multicultural Family," +
  "다문화가족지원Multicultural Family Support,이주민Migrants',이주노동자Migrant Workers',이주여성Migrant Women's,외국인Foreigners',외국인근로자Foreign Workers',북한이탈주민North Korean Refugees,통일Unification,평화Peace,인권Human Rights,민주화Democracy,민주Democratic,자유Freedom,경제정의Economic Justice,사회Social,사회적기업Social Enterprise,사회적경제Social Economy,마을기업Community Business," +
  "마을Community,지역Regional,지역사회Community,지방Local,지방자치Local Autonomy,지방행정Local Government,지방재정Local Finance,지역개발Regional Development,균형발전Balanced Development,재향군인Veterans',보훈Veterans',보훈복지의료Veterans Health,군인Military,경찰Police,공무원Public Officials',공무원연금Public Officials' Pension,사학연금Teachers' Pension,법률Legal,법률구조Legal Aid," +
  "변호사Lawyers,특허Patent,발명Invention,발명진흥Invention Promotion,지식재산Intellectual Property,표준Standards,품질Quality,생산성Productivity,생산기술Industrial Technology,산업기술Industrial Technology,능률Management,경영Management,경영자Employers,경영인Managers,기업인Entrepreneurs,경제인Entrepreneurs,여성경제인Women Entrepreneurs,물가Price,관세Customs,조세Tax,세무Tax,회계Accounting,감정평가Appraisal,감정평가사Appraisers," +
  "공정거래Fair Trade,국제교류International Exchange,국제협력International Cooperation,국제개발International Development,해외Overseas,해외건설International Construction,교류Exchange,협력Cooperation,우호Friendship,친선Friendship,문화교류Cultural Exchange,보건의료Health and Medical,보건산업Health Industry,건강Health,건강관리Health Care,건강증진Health Promotion,제약Pharmaceutical,제약바이오Pharmaceutical and Bio,바이오Bio," +
  "의약품Drug,식품의약품Food and Drug,한의사Korean Medicine,치과의사Dental,치과위생사Dental Hygienists,치과기공사Dental Technicians,물리치료사Physical Therapists,작업치료사Occupational Therapists,방사선사Radiological Technologists,임상병리사Medical Technologists,영양사Dietetic,간호조무사Nurse Aides,응급구조사Paramedics,안경사Opticians,안마사Massage Therapists,병원Hospital,요양병원Long-Term Care Hospital," +
  "요양Care,요양보호사Care Workers,노인요양Senior Care,노인복지Senior Welfare,장기요양Long-Term Care,재가복지Home Care,장애인복지Disabled Welfare,장애인체육Disabled Sports,장애인총Disabled People's,장애인단체총Disabled Organizations,시각장애인Blind,청각장애인Deaf,농아인Deaf,지체장애인Physically Disabled,발달장애인Developmentally Disabled,장애인부모Parents of the Disabled,백혈병Leukemia,소아암Childhood Cancer,암Cancer,심장Heart,당뇨Diabetes,결핵Tuberculosis," +
  "치매Dementia,정신건강Mental Health,정신건강복지Mental Health Welfare,생명Life,자살예방Suicide Prevention,중독관리통합지원Addiction Management,장기기증Organ Donation,구호Relief,재해구호Disaster Relief,재난Disaster,재난안전Disaster Safety,자원봉사Volunteer,나눔Sharing,기부Donation,사회복지사Social Workers,사회복지공동모금Community Chest,사회서비스Social Service,사회보장정보Social Security Information,자활Self-Sufficiency,자립Independence,자립지원Independence Support," +
  "스포츠Sports,생활체육Sports for All,국민체육National Sports,축구Football,야구Baseball,농구Basketball,배구Volleyball,탁구Table Tennis,테니스Tennis,배드민턴Badminton,골프Golf,볼링Bowling,수영Swimming,육상Athletics,체조Gymnastics,태권도Taekwondo,유도Judo,검도Kumdo,합기도Hapkido,레슬링Wrestling,복싱Boxing,씨름Ssireum,양궁Archery,사격Shooting,승마Equestrian,빙상Skating,스키Ski,등산Hiking,산악Alpine,자전거Cycling,걷기Walking," +
  "요가Yoga,당구Billiards,바둑Baduk,낚시Fishing,캠핑Camping,스카우트Scouts,댄스스포츠Dance Sports,제조Manufacturers,생산자Producers,기술사Professional Engineers,경비Security,방역Disease Control,위생Hygiene,인력Manpower,산업인력Human Resources,여행업Travel,여행Travel,호텔Hotel,호텔업Hotel,전시Exhibition,전시산업Exhibition Industry,컨벤션Convention,공연Performing Arts,공연예술Performing Arts,축제Festival," +
  "전선Electric Wire,주물Foundry,도금Plating,금형Mold,공작기계Machine Tools,농기계Agricultural Machinery,건설기계Construction Machinery,조선해양Shipbuilding and Marine,철강Iron and Steel,비철금속Nonferrous Metal,시멘트Cement,레미콘Ready-Mixed Concrete,콘크리트Concrete,골재Aggregate,석재Stone,목재Wood,제지Paper,플라스틱Plastics,고무Rubber,페인트Paint,염색Dyeing,의류Apparel,패션Fashion,봉제Sewing,신발Footwear,귀금속Jewelry,주얼리Jewelry,완구Toy,문구Stationery," +
  "악기Musical Instruments,안경Optical,가구Furniture,쇼핑Shopping,온라인쇼핑Online Shopping,전자상거래E-Commerce,통신판매Mail Order,방문판매Door-to-Door Sales,직접판매Direct Selling,편의점Convenience Store,슈퍼마켓Supermarket,체인스토어Chain Stores,주류Liquor,담배판매인Tobacco Retailers,커피Coffee,기독교Christian,불교Buddhist,천주교Catholic,가톨릭Catholic,선교Mission,해외선교Overseas Mission,성서Bible,복음Gospel,평신도Lay," +
  "다문화교육Multicultural Education,동물보호Animal Protection,동물구조Animal Rescue,야생동물Wildlife,유기동물Abandoned Animals,유권자Voters,운동Movement,자전거타기Cycling,정책Policy,행정Administrative,법제Legislation,전략Strategic,미래Future,혁신Innovation,기술혁신Technology Innovation,연구개발R&D,특구Special Zone,경제자유구역Free Economic Zone,산업단지Industrial Complex,테크노Techno,소재Materials,부품소재Parts and Materials,뿌리산업Root Industry,기계산업Machinery Industry,방위산업Defense Industry,경제과학Business and Science,신용보증Credit Guarantee," +
  "교통문화Traffic Culture,교통약자이동지원Mobility Support,이동지원Mobility Support,급식관리지원Food Service Management Support,어린이급식관리지원Children's Food Service Management Support,종합지원General Support,창업지원Startup Support,기업지원Business Support,취업지원Employment Support,여성새로일하기Women's Reemployment,여성인력개발Women's Human Resources Development,진로체험지원Career Experience Support,진로직업체험지원Career Experience Support,학교밖청소년지원Out-of-School Youth Support,마을공동체지원Community Support,중간지원Intermediary Support,동부Eastern,서부Western,남부Southern,북부Northern,중부Central,중앙Central,단체총Organizations";

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
      "초등학교Elementary School,중학교Middle School,고등학교High School,대학교University,여자대학교Women's University,대학College,대학원Graduate School,약학대학College of Pharmacy,공과대학College of Engineering,법과대학College of Law,경영대학College of Business,간호대학College of Nursing,예술대학College of Arts,체육대학College of Physical Education,신학대학원Graduate School of Theology,경영대학원Graduate School of Business,교육대학원Graduate School of Education,대학원대학교Graduate University,체육대학교Sport University,교육대학교University of Education,예술대학교University of the Arts,과학기술대학교University of Science and Technology,맹학교School for the Blind,농학교School for the Deaf,과학기술원Institute of Science and Technology,과학원Institute of Science,의학원Medical Institute," +
      "학교School,여중Girls' Middle School,여고Girls' High School",
    before:
      "조리Culinary,해사Maritime,로봇Robot,관광Tourism,미용Beauty,항공Aviation,철도Railway,자동차Automobile,상업정보Business Information,정보산업Information Industry,소프트웨어Software,약학Pharmacy,공과Engineering,경영Business,법학Law,사회과학Social Sciences,인문Humanities,여자Girls',외국어Foreign Language,공업Technical,상업Commercial,산업Industrial,마이스터Meister,사이버Cyber,디지털Digital,인터넷Internet," +
      "사범대학College of Education,의과대학College of Medicine,외국인Foreign,특수Special,대안Alternative,영재Gifted,방송통신Air and Correspondence,직업전문Vocational," +
      "신학Theological,예술종합Arts",
  },
  {
    spelling: "words",
    endings:
      "전문대학College,미용학원Beauty Academy,요리학원Cooking Academy,어학당Language Institute,한국어학당Korean Language Institute,공부방Study Room,교실Class,러닝센터Learning Center,아카데미Academy,유치원Kindergarten,어린이집Daycare Center,학원Academy,어학원Language Institute,교습소Learning Center," +
      "운전전문학원Driving School,운전학원Driving School,평생교육원Lifelong Education Center,산학협력단Industry-Academic Cooperation Foundation," +
      "학원학교법인School Foundation,학교법인School Foundation,교육원Training Center,연수원Training Institute,캠퍼스Campus,의과대학College of Medicine," +
      "도서관Library,박물관Museum,미술관Art Museum,기념관Memorial Hall,문화원Cultural Center,회관Center,복지관Welfare Center," +
      "수련관Youth Center,지역아동센터Community Child Center,요양원Nursing Home,복지센터Welfare Center,요양센터Care Center,장례식장Funeral Home",
    before:
      "논술Essay,국어Korean Language,한국어Korean Language,중국어Chinese,일본어Japanese,과학Science,역사History,코딩Coding,바이올린Violin,기타Guitar,바둑Baduk,발레Ballet,연기Acting,공무원Civil Service,간호Nursing,제과제빵Baking,바리스타Barista,회화Conversation,영수English and Math,수학Math,컴퓨터Computer,피아노Piano,요리Cooking,입시Admission,편입Transfer Admission,댄스Dance,태권도Taekwondo,보습Tutoring,미용Beauty,자동차Automobile,교육Training," +
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
      "지방해양수산청Regional Office of Oceans and Fisheries,지방국토관리청Regional Office of Construction Management,지방환경청Regional Environmental Office,유역환경청River Basin Environmental Office,지방병무청Regional Military Manpower Office,병무청Military Manpower Office,병무지청Military Manpower Branch Office,지방중소벤처기업청Regional Office of SMEs and Startups,출입국외국인청Immigration Office,출입국외국인사무소Immigration Office,출입국관리사무소Immigration Office,지방산림청Regional Forest Service,국유림관리소National Forest Management Office," +
      "지방보훈청Regional Veterans Office,보훈지청Veterans Branch Office,지방우정청Regional Post Office,지방기상청Regional Meteorological Office,지방조달청Regional Procurement Office,지방식품의약품안전청Regional Office of Food and Drug Safety,지방통계청Regional Statistics Office,지방공정거래사무소Regional Fair Trade Office,지방고용노동청Regional Employment and Labor Office,지방검찰청District Prosecutors' Office,고등검찰청High Prosecutors' Office,지방경찰청Provincial Police Agency,경제자유구역청Free Economic Zone Authority,보호관찰소Probation Office,소년원Juvenile Detention Center,선거관리위원회Election Commission,국립공원사무소National Park Office," +
      "국토관리사무소Land Management Office,도시관리공단Urban Management Corporation,시설공사Facilities Corporation,도시철도공사Metropolitan Rapid Transit Corporation,도시개발공사Urban Development Corporation,상수도사업본부Waterworks Headquarters,환경공단Environmental Corporation,체육공단Sports Corporation,공무원교육원Officials Training Institute,인재개발원Human Resources Development Institute,교육연수원Education Training Institute,교육정보원Education Information Institute,농산물도매시장Agricultural Products Wholesale Market,우편집중국Mail Center,소방학교Fire Academy,경찰학교Police Academy," +
      "시청City Hall,구청-gu Office,군청-gun Office,도청Provincial Government,읍사무소-eup Office,면사무소-myeon Office," +
      "주민센터Community Service Center,행정복지센터Community Service Center,경찰청Police Agency,경찰서Police Station," +
      "파출소Police Box,지구대Police Precinct,소방서Fire Station,소방본부Fire Department,세무서Tax Office,지방국세청Regional Tax Office,세관Customs," +
      "우체국Post Office,법원Court,검찰청Prosecutors' Office,지원Branch,지청Branch,교육청Office of Education,교육지원청District Office of Education,의회Council," +
      "등기소Registry Office,고용노동청Employment and Labor Office,고용노동지청Employment and Labor Branch Office,고용센터Employment Center,교도소Correctional Institution," +
      "구치소Detention Center,시설관리공단Facilities Management Corporation,시설공단Facilities Corporation,도시공사Urban Corporation,개발공사Development Corporation," +
      "주택도시공사Housing and Urban Development Corporation,관광공사Tourism Organization,교통공사Transportation Corporation,항만공사Port Authority," +
      "에너지공사Energy Corporation,농업기술센터Agricultural Technology Center,사업본부Project Headquarters,사령부Command",
    before:
      "중앙Central,중부Central,동부Eastern,서부Western,남부Southern,북부Northern,지방District,고등High,가정Family,행정Administrative,회생Bankruptcy,도시Urban,상수도Waterworks",
  },
  {
    spelling: "words",
    isSociety: true,
    needsBefore: true,
    neverCompany: true,
    endings:
      "공단Corporation,공사Corporation,관리공단Management Corporation,진흥공단Promotion Agency,센터Center,지원센터Support Center,종합지원센터General Support Center,복지센터Welfare Center,상담소Counseling Center,상담센터Counseling Center,관리소Management Office,보호소Shelter,쉼터Shelter,모임Group,사업단Project Group,운영단Operating Group,추진단Task Force,지원단Support Group,공원Park,관광단지Tourist Complex",
  },
  {
    spelling: "words",
    isSociety: true,
    endings:
      "평가원Evaluation Institute,정보원Information Service,개발원Development Institute,관리원Management Institute,인증원Certification Institute,시험원Testing Laboratory,시험연구원Testing & Research Institute,기술원Institute of Technology,기술연구원Institute of Technology,정책연구원Policy Institute,과학연구원Institute of Science,농업기술원Agricultural Research and Extension Services,보건환경연구원Institute of Health and Environment," +
      "품질관리원Quality Management Service,재활원Rehabilitation Center,소비자원Consumer Agency,거래소Exchange,보증기금Credit Guarantee Fund,신용보증재단Credit Guarantee Foundation,문화재단Cultural Foundation,복지재단Welfare Foundation,장학재단Scholarship Foundation,테크노파크Technopark,과학관Science Museum,수목원Arboretum,식물원Botanical Garden,동물원Zoo,자연휴양림Recreation Forest,휴양림Recreation Forest," +
      "천문대Observatory,체육관Gymnasium,체육센터Sports Center,스포츠센터Sports Center,문화회관Culture and Arts Center,문화예술회관Culture and Arts Center,예술의전당Arts Center,공연장Performance Hall,전시관Exhibition Hall,경기장Stadium,추모공원Memorial Park,학습관Learning Center,평생학습관Lifelong Learning Center,보육원Children's Home,양로원Home for the Aged,경로당Senior Citizens' Center,마을회관Village Hall,작은도서관Small Library," +
      "주간보호센터Day Care Center,데이케어센터Day Care Center,교향악단Symphony Orchestra,오케스트라Orchestra,합창단Choir,예술단Arts Company,무용단Dance Company,극단Theater Company,의용소방대Volunteer Fire Brigade,봉사단Volunteer Corps,봉사회Volunteer Association,로타리클럽Rotary Club,라이온스클럽Lions Club,청년회의소Junior Chamber,청년회Youth Association,부인회Women's Association,학부모회Parents' Association,산악회Hiking Club,동호회Club," +
      "협의체Council,운동본부Movement,운동연합Federation,시민연대Citizens' Solidarity,연대Solidarity,시민모임Citizens' Group,공동모금회Community Chest,노동자회Workers' Association,여성회Women's Association,종약원Clan Association,화수회Clan Association,대종회Clan Association,종중Clan Association,문중Clan Association,향교Confucian School,발전협의회Development Council,의사회Medical Association,한의사회Korean Medicine Association,치과의사회Dental Association,간호사회Nurses Association," +
      "약사회Pharmaceutical Association,수의사회Veterinary Medical Association,변호사회Bar Association,지방변호사회Bar Association,세무사회Association of Tax Accountants,공인회계사회Institute of Certified Public Accountants,변리사회Patent Attorneys Association,관세사회Customs Brokers Association,공인노무사회Labor Attorneys Association,법무사회Judicial Scriveners Association,행정사회Administrative Attorneys Association,건축사회Institute of Architects,미용사회Hairdressers Association,기술사회Professional Engineers Association,여성기업협회Women Entrepreneurs Association,경영자총협회Employers Federation,교원단체총연합회Federation of Teachers' Associations",
  },
  {
    spelling: "words",
    isSociety: true,
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
    isSociety: true,
    endings:
      "농업협동조합Agricultural Cooperative,농협Agricultural Cooperative,축산업협동조합Livestock Cooperative,축협Livestock Cooperative," +
      "수산업협동조합Fisheries Cooperative,수협Fisheries Cooperative,산림조합Forestry Cooperative," +
      "새마을금고Community Credit Cooperative",
    before:
      "인삼Ginseng,원예Horticultural,감귤Citrus,양돈Swine,양봉Beekeeping,낙농Dairy,축산Livestock,화훼Flower",
  },
  {
    spelling: "words",
    isSociety: true,
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
      "대성당Cathedral,포교당Buddhist Mission Center,대교당Grand Temple,선원Seon Center,순교성지Martyrs' Shrine,성지Holy Site,총부Headquarters,총회General Assembly,연회Annual Conference,신학교Seminary,복음선교회Gospel Mission,개혁교회Reformed Church,교회Church,성당Catholic Church,주교좌성당Cathedral,교구Diocese,대교구Archdiocese,노회Presbytery,선교회Mission,기도원Prayer Center,수도원Monastery," +
      "수도회Religious Order,수녀회Congregation of Sisters,포교원Buddhist Mission Center,교당Won Buddhist Temple,교구본사District Head Temple,유지재단Foundation",
    before:
      "성요한St. John,성베드로St. Peter,성프란체스코St. Francis,성니콜라스St. Nicholas,성골롬반St. Columban,순복음Full Gospel,장로Presbyterian,감리Methodist,침례Baptist,성결Holiness,금식Fasting,외방Overseas,기독교Christian," +
      "성바오로St. Paul,성베네딕도St. Benedict,성프란치스코St. Francis,살레시오Salesian",
  },
  {
    spelling: "either",
    isBranch: true,
    endings:
      "지역본부Regional Headquarters,영업본부Sales Headquarters,고객센터Customer Center,터미널Terminal,화력발전소Thermal Power Plant,발전소Power Plant,기지본부Terminal Headquarters,기지Base,휴게소Rest Area,물류창고Warehouse,사업부Division,사업단Project Group,지점Branch,지사Branch,점Branch,영업소Sales Office,출장소Branch Office,사업소Office,사업장Worksite,공장Plant,물류센터Logistics Center," +
      "센터Center,본사Head Office,본점Main Branch,대리점Agency,연락사무소Liaison Office,사무소Office,현장사무소Site Office,본부Headquarters," +
      "지역단Regional Office,영업부Sales Department,전시장Showroom,매장Store,직영점Store,제철소Steelworks,조선소Shipyard,정비센터Service Center,서비스센터Service Center," +
      "금융센터Financial Center,법인,원자력본부Nuclear Power Site,발전본부Power Site,기술연구소R&D Center",
    before:
      "본점Main Branch,고객Customer,영업Sales,국제International,지역Regional,해외Overseas,정비Maintenance",
  },
  {
    spelling: "words",
    isSociety: true,
    endings:
      "유동화전문Securitization Specialty,유동화전문회사Securitization Specialty Company,사모투자Private Equity Fund,투자조합Investment Fund," +
      "부동산투자회사REIT,사모부동산투자회사Private Real Estate Investment Company,부동산투자신탁Real Estate Investment Trust,투자신탁Investment Trust,투자회사Investment Company," +
      "투융자회사Investment and Financing Company,기업인수목적Special Purpose Acquisition Company,산업전문회사Industry Specialty Company," +
      "산업전문Industry Specialty,집합투자기구Collective Investment Vehicle,모태펀드Fund of Funds,펀드Fund,스팩Special Purpose Acquisition Company,리츠REIT,피에프브이PFV",
    before:
      "증권자Securities Feeder,증권모Securities Master,증권자상장지수ETF Securities Feeder,주식Equity,주식혼합Equity-Mixed,채권혼합Bond-Mixed,혼합Mixed,혼합자산Mixed Asset,특별자산Special Asset,파생형Derivatives,재간접Fund of Funds,재간접형Fund of Funds,인덱스Index,단기금융Money Market,성장Growth,신성장New Growth,신성장동력New Growth Engine,미래성장Future Growth,기업성장Corporate Growth,혁신성장Innovation Growth,책임Responsible,공공임대Public Rental,임대주택Rental Housing,청년창업Youth Startup,여성기업Women-Owned Business,매칭Matching,기술금융Technology Finance,구조혁신Restructuring,일자리창출Job Creation,재기지원Comeback Support,바이오헬스Bio-Health,수산Fisheries,글로벌Global,코리아Korea,배당Dividend,가치Value,위탁관리,경영참여형,기업구조조정,기업재무안정,창업벤처전문,자기관리Self-Managed,공모Public Offering,사모Private,일반General,전문투자형Professional,기관전용Institutional," +
      "벤처Venture,신기술사업New Technology Business,신기술New Technology,창업Startup,개인Individual,농식품Agri-Food,증권Securities,채권Bond,단기Short-Term," +
      "선박Ship,개발Development,소재부품Materials and Parts,초기기업Early-Stage,세컨더리Secondary,엔젤Angel,부동산Real Estate,주택도시기금Housing and Urban Fund",
  },
];
