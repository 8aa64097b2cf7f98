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
  "자폐인Autistic Persons,참전용사War Veterans,고엽제Agent Orange,한부모Single-Parent,미혼모Unmarried Mothers,입양Adoption,아동복지Child Welfare,영화제Film Festival,음악제Music Festival,연극제Theater Festival,비엔날레Biennale,세계World,범국민Pan-National,구역Zone,블록Block,획지Lot,공구Section,정비구역Improvement Zone,재개발Redevelopment,재건축Reconstruction,리모델링Remodeling,가로주택정비Street Housing Improvement,도시환경정비Urban Environment Improvement,신도시New Town,혁신도시Innovation City,기업도시Enterprise City,행정도시Administrative City,택지Housing Site,뉴타운New Town,농공단지Agro-industrial Complex,자유무역지역Free Trade Zone,도심Downtown,배후단지Hinterland Complex,관광특구Special Tourist Zone,아파트형공장Apartment-type Factory,오피스텔Officetel,주상복합Mixed-use Residential,집합건물Condominium Building,임차인대표회의Tenants' Council,보리Barley,옥수수Corn,감자Potato,고구마Sweet Potato,배추Cabbage,절임Salted,대파Green Onion,생강Ginger,홍삼Red Ginseng,더덕Deodeok,도라지Bellflower Root,표고Shiitake,복숭아Peach,곶감Dried Persimmon,단감Sweet Persimmon,유자Yuzu,매실Plum,대추Jujube,호두Walnut,오미자Omija,딸기Strawberry,수박Watermelon,참외Korean Melon,토마토Tomato,블루베리Blueberry,엽연초Leaf Tobacco,잎담배Leaf Tobacco,흑염소Black Goat,오징어Squid,고등어Mackerel,갈치Hairtail,굴비Dried Croaker,명태Pollock,황태Pollock,홍합Mussel,미역Sea Mustard,다시마Kelp,젓갈Salted Seafood,천일염Sea Salt,건어물Dried Fish,장류Fermented Pastes,된장Soybean Paste,한과Traditional Sweets,생산Producers,재배Growing,가공Processing,선망Purse Seine,대형선망Large Purse Seine,소형선망Small Purse Seine,권현망Anchovy Drag Net,기선권현망Anchovy Drag Net,저인망Trawl,기선저인망Trawl,트롤Trawl,쌍끌이Pair Trawl,외끌이Single Trawl,안강망Stow Net,자망Gill Net,유자망Drift Gill Net,정치망Set Net,낭장망Gape Net,통발Fish Trap,연승Longline,채낚기Jigging,잠수기Diver,형망Dredge,들망Lift Net,봉수망Stick-held Dip Net,근해Offshore,원양Deep-Sea,연안Coastal,내수면Inland Water,패류Shellfish,해조류Seaweed,냉동냉장Frozen & Cold Storage,위판장Fish Auction Market,동네Neighborhood,극장Theater,책방Bookshop,카페Cafe,식당Restaurant,부엌Kitchen,반찬Side Dishes,도시락Lunch Box,목공방Woodworking Shop,공방Workshop,텃밭Garden,놀이터Playground,돌봄Care,청소Cleaning,직거래Direct Trade,지주Holdings,구매Purchasing,방과후After-School,상생Win-Win,역세권Station Area,민자역사Private-Investment Station,복합Complex,복합개발Mixed-Use Development,환승Transfer,업무단지Business Complex,상업지구Commercial District,도시개발Urban Development,공모사업Public Contest Project,수변Waterfront,부두Pier,신항New Port,경전철Light Rail,민자고속도로Private Expressway,순환도로Ring Road,외곽순환Outer Ring,연결도로Connecting Road,진입도로Access Road,지하도로Underground Road,터널Tunnel,대교Grand Bridge,교량Bridge,주차장Parking Lot,차량기지Rolling Stock Depot,하수관거Sewer Pipeline,자원회수Resource Recovery,열병합Combined Heat and Power,풍력Wind Power,연료전지Fuel Cell,물류단지Logistics Complex,테마파크Theme Park,리조트Resort,공항Airports,국제자유도시Free International City,대한Korean,전국National,수산업Fisheries,미용사회Hairdressers,상인Merchants',기술Technology,기술인Engineers,과학기술인Scientists and Engineers,국방Defense,방위Defense,검역Quarantine,제분Flour Milling,제당Sugar,제빙Ice Making,양조Brewing,전통주Traditional Liquor,막걸리Makgeolli,김치Kimchi,두부Tofu,떡Rice Cake,떡류Rice Cake,육가공Meat Processing,급식Food Service,식자재Food Materials,단지Complex,지원Support,조사Survey,평가Evaluation,인증Certification,검정Testing,시험Testing,검사Inspection,자격Qualification,자격검정Qualification,훈련Training,생활Living,생활협동Consumer,생활문화Living Culture,여성가족Women and Family,저출산Low Birth Rate,고령Aging,은퇴자Retirees,퇴직Retired,퇴직공무원Retired Officials,참전유공자War Veterans,유공자Merit,상이군경Disabled Veterans,전몰군경유족War Bereaved Families,특전사Special Forces,해병대Marine Corps,예비군Reserve Forces,순직Fallen,유족Bereaved Families,희생자Victims,피해자Victims,범죄피해자지원Crime Victim Support,성폭력Sexual Violence,가정폭력Domestic Violence,여성폭력Violence Against Women,성평등Gender Equality,양성평등Gender Equality,이산가족Separated Families,재외동포Overseas Koreans,동포Overseas Koreans,한인Koreans,고려인Koryoin,유학생International Students,대학생University Students,영어교육English Education,음악교육Music Education,미술교육Art Education,체육교육Physical Education,특수교육Special Education,교육공무직Education Workers,비정규직Non-Regular Workers,건설노동Construction Workers,건설산업Construction Industry,화물연대Cargo Truckers,택배노동Delivery Workers,플랫폼노동Platform Workers,학교비정규직School Non-Regular Workers,공공운수Public and Transport,공공서비스Public Service,공공Public,금속Metal,화학섬유Chemical and Textile,사무금융Office and Finance,언론노동Media Workers,체신Postal,우정Postal,우편Mail,항운Port,선원Seafarers,어선Fishing Vessel,원양산업Overseas Fisheries,수산물Seafood,양식Aquaculture,소금Salt,임산물Forest Products,산주Forest Owners,나무Tree,숲Forest,꽃Flower,차Tea,와인Wine,바리스타Barista,조리사Cooks,조리Culinary,제빵Baking,노래연습장Karaoke,게임업Game,피시방PC Cafe,잡지Magazines,만화가Cartoonists,디자이너Designers,건축가Architects,조각Sculpture,사진가Photographers,연예Entertainment,매니지먼트Management,배우Actors,가수Singers,방송작가Broadcast Writers,프로듀서Producers,피디Producers,음향Sound,조명Lighting,무대Stage,미디어교육Media Education,국제문화International Culture,문화원Cultural Centers,향토Local,향토문화Local Culture,전통Traditional,궁도Archery,게이트볼Gateball,파크골프Park Golf,핸드볼Handball,하키Hockey,아이스하키Ice Hockey,펜싱Fencing,스케이트Skating,마라톤Marathon,보디빌딩Bodybuilding,장기Janggi,안전Safety,산업안전Occupational Safety,노동Labor,근로Labor,근로자Workers',노동자Workers',고용Employment,고용노동Employment and Labor,일자리Jobs,취업Employment,직업Vocational," +
  "직업능력개발Vocational Skills Development,인적자원개발Human Resources Development,소비자Consumer,시민Citizens',주민Residents',국민National,농민Farmers',농촌Rural,농어촌Rural,어민Fishers',어업Fishing," +
  "임업Forestry,산림Forest,낙농Dairy,우유Milk,육우Beef Cattle,한우Hanwoo,한돈Pork,양계Poultry,양봉Beekeeping,원예Horticultural,화훼Flower,과수Fruit,능금Apple,사과Apple,배Pear,포도Grape,감귤Citrus,마늘Garlic,양파Onion,고추Pepper,채소Vegetable,버섯Mushroom," +
  "쌀Rice,녹차Green Tea,전복Abalone,굴Oyster,김Laver,멸치Anchovy,종자Seed,사료Feed,비료Fertilizer,농약Pesticide,동물Animal,애견Dog,반려동물Companion Animal,수의사Veterinary,농식품Agri-Food,농수산식품Agro-Fisheries and Food,축산물Livestock Products," +
  "교통Transport,교통안전Transportation Safety,도로Road,도로교통Road Traffic,고속도로Expressway,철도Railway,도시철도Urban Railway,지하철Subway,항공Aviation,항공우주Aerospace,우주Space,해운Shipping,해양수산Oceans and Fisheries,해양환경Marine Environment,해사Maritime,항만Port,물류Logistics," +
  "운송Transport,운수Transport,버스Bus,전세버스Charter Bus,화물Freight,택배Parcel Delivery,주유소Gas Station,주차Parking,자동차정비Auto Maintenance,자동차매매Car Dealers," +
  "금융Financial,은행Banks,증권Securities,보험Insurance,손해보험Non-Life Insurance,여신Credit,저축은행Savings Banks,대부Loan,투자Investment,벤처Venture,벤처기업Venture Business,창업Startup,신용Credit,중소벤처기업SMEs and Startups," +
  "소상공인Small Business,상공인Merchants',자영업Self-Employed,자영업자Self-Employed,프랜차이즈Franchise,가맹점Franchisee,유통Distribution,전통시장Traditional Market,상가Shopping Arcade,도매Wholesale,판매업Sales,판매Sales,수출Export,수입Import,통상Trade," +
  "외식업Restaurant,외식Food Service,식품Food,제과Bakery,제과점Bakery,숙박업Lodging,숙박Lodging,세탁업Laundry,세탁Laundry,미용사Hairdressers,이용사Barbers,피부미용Skin Care,화장품Cosmetics,목욕업Public Bath," +
  "전문건설Specialty Construction,건설기술Construction Technology,건설기술인Construction Engineers,기계설비Mechanical Equipment,설비Equipment,소방Fire Protection,소방안전Fire Safety,시설Facilities,시설관리Facilities Management,조경Landscape Architecture,토목Civil Engineering," +
  "측량Surveying,지적Cadastral,국토Land,국토정보Land and Geospatial Information,토지Land,도시재생Urban Regeneration,주거Housing,주택관리Housing Management,주택금융Housing Finance,주택관리사Housing Managers,승강기Elevator,전기안전Electrical Safety,에너지Energy," +
  "신재생에너지New and Renewable Energy,재생에너지Renewable Energy,태양광Solar,햇빛발전Solar Power,원자력Nuclear,석유Petroleum,송유관Oil Pipeline,가스Gas,광업Mining,광물Mineral,자원Resources,수자원Water Resources,하천River,기후Climate,기상Meteorological," +
  "환경보전Environmental Preservation,자연Nature,자연보호Nature Conservation,생태Ecological,재활용Recycling,폐기물Waste,지능정보Intelligent Information,정보화Informatization,정보보호Information Security,인터넷Internet,게임Game,소프트웨어Software,데이터Data,인공지능AI," +
  "로봇Robot,드론Drone,반도체Semiconductor,디스플레이Display,전자통신Electronics and Telecommunications,통신Communications,방송통신Broadcasting and Communications,정보통신산업Information and Communications Industry,광고Advertising,출판Publishing,출판문화Publishing,인쇄Printing,신문Newspapers,언론Press,언론인Journalists,기자Journalists,사진Photography,사진작가Photographers," +
  "영화Film,영상Film,영화제작가Film Producers,애니메이션Animation,만화Cartoon,콘텐츠Content,문화콘텐츠Culture and Content,연극Theater,무용Dance,국악Gugak,저작권Copyright,문학Literature,문인Writers,작가Writers,시인Poets,서예Calligraphy,공예Craft,도자기Ceramics,전통문화Traditional Culture," +
  "문화유산Cultural Heritage,문화재Cultural Heritage,민속Folk,역사History,도서관Library,평생교육Lifelong Education,평생학습Lifelong Learning,교육과정Curriculum,교육과정평가Curriculum and Evaluation,대학교육University Education,사립학교Private School,학부모Parents',학생Students',교원Teachers,교사Teachers,교수Professors,유아Early Childhood,유아교육Early Childhood Education," +
  "영유아Infants',보육Childcare,육아Childcare,공동육아Cooperative Childcare,육아종합지원Childcare Support,아동Children's,아동보호Child Protection,아동보호전문Child Protection,상담Counseling,청소년상담복지Youth Counseling and Welfare,심리Psychological,가족Family,건강가정Healthy Family,다문화Multicultural," +
  "이주민Migrants',이주노동자Migrant Workers',이주여성Migrant Women's,외국인Foreigners',외국인근로자Foreign Workers',북한이탈주민North Korean Refugees,통일Unification,평화Peace,인권Human Rights,민주화Democracy,민주Democratic,자유Freedom,경제정의Economic Justice,사회Social,사회적기업Social Enterprise,사회적경제Social Economy,마을기업Community Business," +
  "마을Village,지역Regional,지역사회Community,지방Local,지방자치Local Autonomy,지방행정Local Government,지방재정Local Finance,지역개발Regional Development,균형발전Balanced Development,재향군인Veterans',보훈Veterans',보훈복지의료Veterans Health,군인Military,경찰Police,공무원Public Officials',공무원연금Public Officials' Pension,사학연금Teachers' Pension,법률Legal,법률구조Legal Aid," +
  "변호사Lawyers,특허Patent,발명Invention,발명진흥Invention Promotion,지식재산Intellectual Property,표준Standards,품질Quality,생산성Productivity,생산기술Industrial Technology,산업기술Industrial Technology,능률Management,경영Management,경영자Employers,경영인Managers,기업인Entrepreneurs,경제인Entrepreneurs,여성경제인Women Entrepreneurs,물가Price,관세Customs,조세Tax,세무Tax,회계Accounting,감정평가Appraisal,감정평가사Appraisers," +
  "공정거래Fair Trade,국제개발International Development,해외Overseas,해외건설International Construction,교류Exchange,협력Cooperation,우호Friendship,친선Friendship,보건의료Health and Medical,건강Health,건강관리Health Care,건강증진Health Promotion,제약Pharmaceutical,제약바이오Pharmaceutical and Bio,바이오Bio," +
  "의약품Drug,식품의약품Food and Drug,한의사Korean Medicine,치과의사Dental,치과위생사Dental Hygienists,치과기공사Dental Technicians,물리치료사Physical Therapists,작업치료사Occupational Therapists,방사선사Radiological Technologists,임상병리사Medical Technologists,영양사Dietetic,간호조무사Nurse Aides,응급구조사Paramedics,안경사Opticians,안마사Massage Therapists,병원Hospital,요양병원Long-Term Care Hospital," +
  "요양Care,요양보호사Care Workers,장기요양Long-Term Care,재가복지Home Care,장애인복지Disabled Welfare,장애인체육Disabled Sports,장애인총Disabled People's,장애인단체총Disabled Organizations,시각장애인Blind,청각장애인Deaf,농아인Deaf,지체장애인Physically Disabled,발달장애인Developmentally Disabled,장애인부모Parents of the Disabled,백혈병Leukemia,소아암Childhood Cancer,암Cancer,심장Heart,당뇨Diabetes," +
  "치매Dementia,정신건강Mental Health,생명Life,자살예방Suicide Prevention,중독관리통합지원Addiction Management,장기기증Organ Donation,구호Relief,재해구호Disaster Relief,재난Disaster,자원봉사Volunteer,나눔Sharing,기부Donation,사회복지사Social Workers,사회복지공동모금Community Chest,사회서비스Social Service,사회보장정보Social Security Information,자활Self-Sufficiency,자립Independence," +
  "스포츠Sports,생활체육Sports for All,축구Football,야구Baseball,농구Basketball,배구Volleyball,탁구Table Tennis,테니스Tennis,배드민턴Badminton,골프Golf,볼링Bowling,수영Swimming,육상Athletics,체조Gymnastics,태권도Taekwondo,유도Judo,검도Kumdo,합기도Hapkido,레슬링Wrestling,복싱Boxing,씨름Ssireum,양궁Archery,사격Shooting,승마Equestrian,빙상Skating,스키Ski,등산Hiking,산악Alpine,자전거Cycling,걷기Walking," +
  "요가Yoga,당구Billiards,바둑Baduk,낚시Fishing,캠핑Camping,스카우트Scouts,댄스스포츠Dance Sports,제조Manufacturers,생산자Producers,기술사Professional Engineers,경비Security,방역Disease Control,위생Hygiene,인력Manpower,산업인력Human Resources,여행업Travel,여행Travel,호텔Hotel,호텔업Hotel,전시Exhibition,컨벤션Convention,공연Performing Arts,공연예술Performing Arts,축제Festival," +
  "전선Electric Wire,주물Foundry,도금Plating,금형Mold,공작기계Machine Tools,농기계Agricultural Machinery,건설기계Construction Machinery,조선해양Shipbuilding and Marine,철강Iron and Steel,비철금속Nonferrous Metal,시멘트Cement,레미콘Ready-Mixed Concrete,콘크리트Concrete,골재Aggregate,석재Stone,목재Wood,제지Paper,플라스틱Plastics,고무Rubber,페인트Paint,염색Dyeing,의류Apparel,패션Fashion,봉제Sewing,신발Footwear,귀금속Jewelry,주얼리Jewelry,완구Toy,문구Stationery," +
  "악기Musical Instruments,안경Optical,가구Furniture,쇼핑Shopping,온라인쇼핑Online Shopping,전자상거래E-Commerce,통신판매Mail Order,방문판매Door-to-Door Sales,직접판매Direct Selling,편의점Convenience Store,슈퍼마켓Supermarket,체인스토어Chain Stores,주류Liquor,담배판매인Tobacco Retailers,커피Coffee,기독교Christian,불교Buddhist,천주교Catholic,가톨릭Catholic,선교Mission,성서Bible,복음Gospel,평신도Lay," +
  "다문화교육Multicultural Education,동물보호Animal Protection,동물구조Animal Rescue,야생동물Wildlife,유기동물Abandoned Animals,유권자Voters,운동Movement,자전거타기Cycling,정책Policy,행정Administrative,법제Legislation,전략Strategic,미래Future,혁신Innovation,연구개발R&D,특구Special Zone,경제자유구역Free Economic Zone,산업단지Industrial Complex,테크노Techno,소재Materials,부품소재Parts and Materials,뿌리산업Root Industry,경제과학Business and Science,신용보증Credit Guarantee," +
  "교통문화Traffic Culture,교통약자이동지원Mobility Support,이동지원Mobility Support,급식관리지원Food Service Management Support,기업지원Business Support,여성새로일하기Women's Reemployment,여성인력개발Women's Human Resources Development,진로체험지원Career Experience Support,진로직업체험지원Career Experience Support,학교밖청소년지원Out-of-School Youth Support,마을공동체지원Community Support,중간지원Intermediary Support,동부Eastern,서부Western,남부Southern,북부Northern,중부Central,중앙Central,단체총Organizations";

const DEPARTMENTS =
  "내과Internal Medicine,외과Surgery,정형외과Orthopedic,신경외과Neurosurgery,성형외과Plastic Surgery,흉부외과Thoracic Surgery,안과Eye," +
  "이비인후과ENT,피부과Dermatology,비뇨의학과Urology,비뇨기과Urology,산부인과Obstetrics & Gynecology,소아청소년과Pediatric,소아과Pediatric," +
  "정신건강의학과Psychiatric,정신과Psychiatric,신경과Neurology,재활의학과Rehabilitation,가정의학과Family Medicine,마취통증의학과Pain," +
  "통증의학과Pain,영상의학과Radiology,치과Dental";

const PROFESSIONAL =
  "변호사Attorney at Law,공증인Notary Public,공증인가Authorized Notary,노무Labor,손해사정사Loss Adjuster,공인중개사Licensed Real Estate Agent,경매Auction,등기Registration,기장Bookkeeping,급여Payroll,인사HR,산재Industrial Accident,상속Inheritance,이혼Divorce,형사Criminal,개인회생Personal Rehabilitation,파산Bankruptcy,출입국Immigration,비자Visa,상표Trademark,지식재산Intellectual Property,컨설팅Consulting,경영지도사Management Consultant,분소Sub-office,부동산,법무사Judicial Scrivener,세무사Tax Accountant,세무Tax,세무회계Tax & Accounting,회계Accounting,공인회계사Certified Public Accountant,특허Patent,특허법률Patent & Law," +
  "변리사Patent Attorney,공인노무사Labor Attorney,노무사Labor Attorney,관세Customs,관세사Customs Broker,감정평가Appraisal,감정평가사Appraiser,행정사Administrative Attorney," +
  "기술사Professional Engineer,설계Design,측량Survey,손해사정Claims Adjusting,건축Architecture,합동Joint";

export const KINDS: readonly Kind[] = [
  {
    spelling: "sound",
    endings:
      "외고Foreign Language High School,과학고Science High School,과고Science High School,예고Arts High School,공고Technical High School,상고Commercial High School,농고Agricultural High School,체고Sports High School,여상Girls' Commercial High School,사대부고Affiliated High School,사대부중Affiliated Middle School,외국인학교Foreign School,국제학교International School,대안학교Alternative School,직업전문학교Vocational School,신학교Seminary,방송통신고등학교Air and Correspondence High School,초등학교Elementary School,중학교Middle School,고등학교High School,대학교University,여자대학교Women's University,대학College,대학원Graduate School,약학대학College of Pharmacy,공과대학College of Engineering,법과대학College of Law,경영대학College of Business,간호대학College of Nursing,예술대학College of Arts,체육대학College of Physical Education,신학대학원Graduate School of Theology,경영대학원Graduate School of Business,교육대학원Graduate School of Education,대학원대학교Graduate University,체육대학교Sport University,교육대학교University of Education,예술대학교University of the Arts,과학기술대학교University of Science and Technology,맹학교School for the Blind,농학교School for the Deaf,과학기술원Institute of Science and Technology,과학원Institute of Science,의학원Medical Institute," +
      "학교School,여중Girls' Middle School,여고Girls' High School",
    before:
      "경영Business,이공Science & Engineering,공업Technical,공과Engineering,기술Technology,석유화학Petrochemical,철강Steel,반도체Semiconductor,자동차Automotive,항공Aviation,해사Marine,농생명Agricultural,원예Horticulture,조리Culinary,제과제빵Confectionery & Baking,미용Beauty,호텔Hotel,외식Food Service,애니메이션Animation,만화Comics,영상Film & Video,게임Game,연기Acting,실용음악Applied Music,국악Traditional Music,무용Dance,외국어Foreign Languages,소프트웨어Software,인공지능AI,상업Commercial,금융Finance,세무Tax,간호조무사Nursing Assistant,요양보호사Care Worker,유아Early Childhood,특수Special,대안Alternative,방송통신Air & Correspondence,사이버Cyber,폴리텍Polytechnic,마이스터Meister,여자Girls',직업훈련Vocational Training,기숙Boarding,검정고시GED,어학Language,속셈Arithmetic,논술Essay Writing,영재Gifted,코딩Coding,발도르프Waldorf,프뢰벨Frobel,레지오Reggio,캠퍼스Campus,아카데미Academy,스쿨School,로봇Robot,관광Tourism,철도Railway,상업정보Business Information,정보산업Information Industry,약학Pharmacy,법학Law,사회과학Social Sciences,인문Humanities,산업Industrial,디지털Digital,인터넷Internet," +
      "사범대학College of Education,의과대학College of Medicine,외국인Foreign,직업전문Vocational," +
      "신학Theological,예술종합Arts",
  },
  {
    spelling: "words",
    endings:
      "전문대학College,미용학원Beauty Academy,요리학원Cooking Academy,어학당Language Institute,한국어학당Korean Language Institute,공부방Study Room,교실Class,러닝센터Learning Center,아카데미Academy,보습학원Tutoring Academy,태권도장Taekwondo Gym,체육관Gym,무용학원Dance Academy,독서실Reading Room,연극원School of Drama,어린이영어Kids' English,영어유치원English Kindergarten,놀이학교Preschool,문화원Cultural Center,유치원Kindergarten,어린이집Daycare Center,학원Academy,어학원Language Institute,교습소Learning Center," +
      "운전전문학원Driving School,운전학원Driving School,평생교육원Lifelong Education Center,산학협력단Industry-Academic Cooperation Foundation," +
      "학원학교법인School Foundation,학교법인School Foundation,교육원Training Center,연수원Training Institute,캠퍼스Campus,의과대학College of Medicine," +
      "도서관Library,박물관Museum,미술관Art Museum,기념관Memorial Hall,회관Center,복지관Welfare Center," +
      "수련관Youth Center,지역아동센터Community Child Center,요양원Nursing Home,복지센터Welfare Center,요양센터Care Center,장례식장Funeral Home",
    before:
      "경영Business,이공Science & Engineering,공업Technical,공과Engineering,기술Technology,석유화학Petrochemical,철강Steel,반도체Semiconductor,자동차Automotive,항공Aviation,해사Marine,농생명Agricultural,원예Horticulture,조리Culinary,제과제빵Confectionery & Baking,미용Beauty,호텔Hotel,외식Food Service,애니메이션Animation,만화Comics,영상Film & Video,게임Game,연기Acting,실용음악Applied Music,국악Traditional Music,무용Dance,외국어Foreign Languages,소프트웨어Software,인공지능AI,상업Commercial,금융Finance,세무Tax,간호조무사Nursing Assistant,요양보호사Care Worker,유아Early Childhood,특수Special,대안Alternative,방송통신Air & Correspondence,사이버Cyber,폴리텍Polytechnic,마이스터Meister,여자Girls',직업훈련Vocational Training,기숙Boarding,검정고시GED,어학Language,속셈Arithmetic,논술Essay Writing,영재Gifted,코딩Coding,발도르프Waldorf,프뢰벨Frobel,레지오Reggio,캠퍼스Campus,아카데미Academy,스쿨School,웅변Speech,스피치Speech,재수종합College Retake,재수College Retake,단과Single Subject,음악입시Music Admission,바둑Baduk,로봇Robot,디지털Digital,네일Nail,메이크업Makeup,패션Fashion,부동산Real Estate,경찰Police,소방Fire,유학Study Abroad,초등Elementary,중등Secondary,고등High School,국어Korean Language,한국어Korean Language,중국어Chinese,일본어Japanese,과학Science,역사History,바이올린Violin,기타Guitar,발레Ballet,공무원Civil Service,간호Nursing,바리스타Barista,회화Conversation,영수English and Math,수학Math,컴퓨터Computer,피아노Piano,요리Cooking,입시Admission,편입Transfer Admission,댄스Dance,태권도Taekwondo,보습Tutoring,교육Training," +
      "직장Workplace,방문Home-Visit,재가Home",
  },
  {
    spelling: "words",
    endings:
      "병원Hospital,의원Clinic,의료원Medical Center,한의원Korean Medicine Clinic,의료센터Medical Center,메디컬센터Medical Center,치과기공소Dental Laboratory,안마원Massage Clinic,보건지소Public Health Branch,보건진료소Public Health Post,건강검진센터Health Screening Center,건강증진센터Health Promotion Center,검진의원Screening Clinic,혈액원Blood Center,호스피스Hospice,요양원Nursing Home,조산원Midwifery Clinic," +
      "산후조리원Postpartum Care Center,약국Pharmacy,한약국Herbal Medicine Pharmacy,암센터Cancer Center,검진센터Screening Center,정신건강센터Mental Health Center,의료재단Medical Foundation,보건소Public Health Center",
    before:
      DEPARTMENTS +
      ",치과교정과Orthodontics,치주과Periodontics,치과보존과Conservative Dentistry,치과보철과Prosthodontics,소아치과Pediatric Dentistry,구강악안면외과Oral and Maxillofacial Surgery,구강내과Oral Medicine,진단검사의학과Laboratory Medicine,병리과Pathology,응급의학과Emergency Medicine,직업환경의학과Occupational & Environmental Medicine,핵의학과Nuclear Medicine,방사선종양학과Radiation Oncology,항문외과Proctology,혈관외과Vascular Surgery,결핵과Tuberculosis,감염내과Infectious Diseases,내분비Endocrinology,소화기Gastroenterology,신장Nephrology,수지접합Hand Microsurgery,화상Burn,중독Addiction,노인전문Geriatric,권역Regional,심뇌혈관Cardio-cerebrovascular,검진Check-up,건강증진Health Promotion,예방접종Vaccination,소방Fire Service,침구과Acupuncture,추나Chuna,성모St. Mary's,성심Sacred Heart,성요셉St. Joseph,성가Holy Family,루르드Lourdes,예수Jesus,선린Good Neighbor,복음Gospel,침례Baptist,가톨릭Catholic,카톨릭Catholic,마리아Maria,빈센트Vincent,척추Spine,관절Joint,척추관절Spine & Joint,심장Heart,대장항문Coloproctology,항문Proctology,항외과Proctology,유방외과Breast Surgery,유방Breast,갑상선Thyroid,뇌신경Brain,뇌혈관Cerebrovascular,알코올Alcohol,알콜Alcohol,치매Dementia,난임Fertility,모발이식Hair Transplant,모발Hair,교정Orthodontic,임플란트Implant,보훈Veterans,경찰Police,국군Armed Forces,적십자Red Cross,산재Workers',원자력Nuclear,통합Integrative,노인Geriatric,노인요양Senior Care,여성Women's,어린이Children's,비만Obesity,피부Skin,성형Plastic Surgery,미용Aesthetic,한방Korean Medicine,요양Nursing,정신Psychiatric,재활Rehabilitation,아동Children's,동물Animal,건강Health",
    after: "Clinic",
  },
  {
    spelling: "sound",
    neverCompany: true,
    endings:
      "도의회Provincial Council,시의회City Council,군의회County Council,구의회District Council,구조대Rescue Unit,지방법원District Court,가정법원Family Court,회생법원Bankruptcy Court,기상대Weather Station,지방해양수산청Regional Office of Oceans and Fisheries,지방국토관리청Regional Office of Construction Management,지방환경청Regional Environmental Office,유역환경청River Basin Environmental Office,지방병무청Regional Military Manpower Office,병무청Military Manpower Office,병무지청Military Manpower Branch Office,지방중소벤처기업청Regional Office of SMEs and Startups,출입국외국인청Immigration Office,출입국외국인사무소Immigration Office,출입국관리사무소Immigration Office,지방산림청Regional Forest Service,국유림관리소National Forest Management Office," +
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
      "신협중앙회Federation,보병사단Infantry Division,사단Division,여단Brigade,군단Corps,함대Fleet,비행단Fighter Wing,검역본부Quarantine Agency,검역소Quarantine Station,시험소Testing Station,시험장Experiment Station,사업소Office,관리사업소Management Office,정수장Water Purification Plant,하수처리장Sewage Treatment Plant,소각장Incineration Plant,매립지Landfill,도매시장Wholesale Market,공판장Auction Market,산업단지Industrial Complex,산업단지관리공단Industrial Complex Management Corporation,관리공단Management Corporation,경영자협회Employers Association,총연합회Federation,총본부Headquarters,지역협의회Regional Council,친목회Friendship Association,상조회Mutual Aid Society,계Association,작목반Farmers' Group,청년단Youth Corps,선교단Mission Corps,전우회Veterans Association,유족회Bereaved Families Association,피해자회Victims Association,한인회Korean Association,교민회Korean Association,유학원Study Abroad Agency,영재교육원Gifted Education Center,직업훈련원Vocational Training Center,직업능력개발원Vocational Training Institute,기능대학Polytechnic,평생교육원Lifelong Education Center,창업보육센터Business Incubator,창조경제혁신센터Center for Creative Economy and Innovation,인재개발원Human Resources Development Institute,리더십센터Leadership Center,아동양육시설Children's Home,청소년쉼터Youth Shelter,청소년센터Youth Center,청소년문화의집Youth Center,문화의집Cultural House,노인종합복지관Senior Welfare Center,종합복지관General Welfare Center,종합사회복지관Community Welfare Center,장애인복지관Welfare Center for the Disabled,노인복지관Senior Welfare Center,재가노인복지센터Home Care Center for Seniors,장애인자립생활센터Center for Independent Living,장애인보호작업장Sheltered Workshop,보호작업장Sheltered Workshop,직업재활센터Vocational Rehabilitation Center,푸드뱅크Food Bank,평가원Evaluation Institute,정보원Information Service,개발원Development Institute,관리원Management Institute,인증원Certification Institute,시험원Testing Laboratory,시험연구원Testing & Research Institute,기술원Institute of Technology,기술연구원Institute of Technology,정책연구원Policy Institute,과학연구원Institute of Science,농업기술원Agricultural Research and Extension Services,보건환경연구원Institute of Health and Environment," +
      "품질관리원Quality Management Service,재활원Rehabilitation Center,소비자원Consumer Agency,거래소Exchange,보증기금Credit Guarantee Fund,신용보증재단Credit Guarantee Foundation,문화재단Cultural Foundation,복지재단Welfare Foundation,장학재단Scholarship Foundation,테크노파크Technopark,과학관Science Museum,수목원Arboretum,식물원Botanical Garden,동물원Zoo,자연휴양림Recreation Forest,휴양림Recreation Forest," +
      "천문대Observatory,체육관Gymnasium,체육센터Sports Center,스포츠센터Sports Center,문화회관Culture and Arts Center,문화예술회관Culture and Arts Center,예술의전당Arts Center,공연장Performance Hall,전시관Exhibition Hall,경기장Stadium,추모공원Memorial Park,학습관Learning Center,평생학습관Lifelong Learning Center,보육원Children's Home,양로원Home for the Aged,경로당Senior Citizens' Center,마을회관Village Hall,작은도서관Small Library," +
      "주간보호센터Day Care Center,데이케어센터Day Care Center,교향악단Symphony Orchestra,오케스트라Orchestra,합창단Choir,예술단Arts Company,무용단Dance Company,극단Theater Company,의용소방대Volunteer Fire Brigade,봉사단Volunteer Corps,봉사회Volunteer Association,로타리클럽Rotary Club,라이온스클럽Lions Club,청년회의소Junior Chamber,청년회Youth Association,부인회Women's Association,학부모회Parents' Association,산악회Hiking Club,동호회Club," +
      "협의체Council,운동본부Movement,운동연합Federation,시민연대Citizens' Solidarity,연대Solidarity,시민모임Citizens' Group,공동모금회Community Chest,노동자회Workers' Association,여성회Women's Association,종약원Clan Association,화수회Clan Association,대종회Clan Association,종중Clan Association,문중Clan Association,향교Confucian School,발전협의회Development Council,의사회Medical Association,한의사회Korean Medicine Association,치과의사회Dental Association,간호사회Nurses Association," +
      "약사회Pharmaceutical Association,수의사회Veterinary Medical Association,변호사회Bar Association,지방변호사회Bar Association,세무사회Association of Tax Accountants,공인회계사회Institute of Certified Public Accountants,변리사회Patent Attorneys Association,관세사회Customs Brokers Association,공인노무사회Labor Attorneys Association,법무사회Judicial Scriveners Association,행정사회Administrative Attorneys Association,건축사회Institute of Architects,미용사회Hairdressers Association,기술사회Professional Engineers Association,여성기업협회Women Entrepreneurs Association,경영자총협회Employers Federation,교원단체총연합회Federation of Teachers' Associations",
  },
  {
    spelling: "words",
    isSociety: true,
    endings: "학회Society,공학회Engineering Society,과학회Science Society",
    before:
      "기계Mechanical Engineers,화학공학Chemical Engineering,전기Electrical Engineers,전자공학Electronics Engineers,토목Civil Engineers,건축Architecture,재료Materials,금속Metals and Materials,자동차공학Automotive Engineers,항공우주Aeronautical and Space Sciences,조선Naval Architects,산업공학Industrial Engineers,정보과학Information Scientists,통신Communications,원자력Nuclear,수학Mathematical,물리Physical,화학Chemical,생물Biology,지질Geological,기상Meteorological,해양Oceanography,경제Economic,경영Business Administration,회계Accounting,행정Public Administration,정치Political Science,사회Sociological,심리Psychological,교육Education,철학Philosophical,역사Historical,국어국문Korean Language and Literature,영어영문English Language and Literature,언론Journalism & Communication Studies,방송Broadcasting,광고Advertising,법학Law,의학Medical,간호Nursing,약학Pharmaceutical,치의학Dental,내과Internal Medicine,외과Surgical,소아과Pediatric,영상의학Radiology,식품과학Food Science,영양Nutrition,농업경제Agricultural Economics,축산Animal Science,수산Fisheries,산림Forest,조경Landscape Architecture,체육Physical Education,무용Dance,음악Music,미술사Art History,관광Tourism,물류Logistics",
  },
  {
    spelling: "words",
    isSociety: true,
    endings:
      "조직위원회Organizing Committee,집행위원회Executive Committee,추진위원회Promotion Committee,준비위원회Preparatory Committee,운영위원회Steering Committee,비상대책위원회Emergency Committee,부모회Parents' Association,광복회Heritage of Korean Independence,복지회Welfare Society,박람회Expo,분회Sub-chapter,협회Association,학회Society,연합회Federation,중앙회Federation,연맹Federation,총연맹Confederation,총협회Federation,연합Federation,협의회Council," +
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
      "정사Temple,선방Meditation Hall,불교회관Buddhist Hall,총림Monastic Complex,말사Branch Temple,총본산Headquarters Temple,승가대학Sangha College,율원Vinaya Institute,종무소Temple Office,산내암자Mountain Hermitage,비구니Bhikkhuni,템플스테이Templestay,법당Dharma Hall,대웅전Main Hall,전도Evangelism,예배당Chapel,공동체Community,사역Ministry,지방회District Association,시찰Circuit,본당Parish,전도단Evangelism Corps,사역원Ministry,수녀원Convent,공소Mission Station,청년회Youth Association,하나님의교회Church of God,그리스도의교회Church of Christ,연합교회United Church,국제교회International Church,선교원Mission Center,선교센터Mission Center,총무원Administrative Headquarters,교육관Education Hall,수양관Retreat Center,신도회Laity Association,대성당Cathedral,포교당Buddhist Mission Center,대교당Grand Temple,선원Seon Center,순교성지Martyrs' Shrine,성지Holy Site,총부Headquarters,총회General Assembly,연회Annual Conference,신학교Seminary,복음선교회Gospel Mission,개혁교회Reformed Church,교회Church,성당Catholic Church,주교좌성당Cathedral,교구Diocese,대교구Archdiocese,노회Presbytery,선교회Mission,기도원Prayer Center,수도원Monastery," +
      "수도회Religious Order,수녀회Congregation of Sisters,포교원Buddhist Mission Center,교당Won Buddhist Temple,교구본사District Head Temple,유지재단Foundation",
    before:
      "선교Mission,해외선교Overseas Mission,세계선교World Mission,국내전도Home Evangelism,대학생University Students,청년Youth,청소년Youth,어린이Children,여성Women,장로Elders,집사Deacons,권사Senior Deaconesses,군선교Military Mission,병원선교Hospital Mission,호스피스Hospice,교도소선교Prison Mission,직장Workplace,문서Literature,방송Broadcasting,찬양Praise,예배Worship,금식Fasting,수양관Retreat Center,기념Memorial,순교Martyrdom,성지Shrine,개척Church-Planting,제자훈련Discipleship,성서Bible,베다니Bethany,베들레헴Bethlehem,나사렛Nazareth,갈릴리Galilee,시온Zion,에덴Eden,임마누엘Immanuel,할렐루야Hallelujah,호산나Hosanna,벧엘Bethel,베델Bethel,실로암Siloam,가나안Canaan,예루살렘Jerusalem,아멘Amen,그리스도Christ,엘림Elim,샬롬Shalom,에벤에셀Ebenezer,안디옥Antioch,여호수아Joshua,사마리아Samaria,겟세마네Gethsemane,루르드Lourdes,파티마Fatima,글로리아Gloria,가브리엘Gabriel,라파엘Raphael,미카엘Michael,마리아Maria,요셉Joseph,베드로Peter,바울Paul,다윗David,모세Moses,엘리야Elijah,다니엘Daniel,한나Hannah,에스더Esther,빌립Philip,마가Mark,누가Luke,디모데Timothy,크리스천Christian,크리스찬Christian,미션Mission,빌라델비아Philadelphia,에클레시아Ecclesia,코람데오Coram Deo,제자Disciples,제자들Disciples,성요셉St. Joseph,성마리아St. Mary,성안드레아St. Andrew,성라파엘St. Raphael,성빈센트St. Vincent,성분도St. Benedict,착한목자Good Shepherd,중앙Central,제일First,제이Second,장로교Presbyterian,성결교Holiness,감리교Methodist,침례교Baptist,루터교Lutheran,성바울St. Paul,성모Our Lady,성가Holy Family,성령Holy Spirit,예수회Jesuit,성심Sacred Heart,성요한St. John,성베드로St. Peter,성프란체스코St. Francis,성니콜라스St. Nicholas,성골롬반St. Columban,순복음Full Gospel,감리Methodist,침례Baptist,성결Holiness,외방Overseas,기독교Christian," +
      "성바오로St. Paul,성베네딕도St. Benedict,성프란치스코St. Francis,살레시오Salesian",
  },
  {
    spelling: "either",
    isBranch: true,
    endings:
      "지부Branch,사업본부Business Division,제련소Smelter,정련소Refinery,변전소Substation,저유소Oil Depot,양조장Brewery,도축장Slaughterhouse,배송센터Delivery Center,집하장Collection Center,차고지Depot,정비소Service Center,보상센터Claims Center,대물보상Property Damage Claims,대인보상Bodily Injury Claims,가맹점Franchise Store,하수처리장Sewage Treatment Plant,정수장Water Purification Plant,취수장Intake Station,배수지Reservoir,소각장Incineration Plant,매립지Landfill,사무국Secretariat,사무실Office,창고Warehouse,안내소Information Center,고객플라자Customer Plaza,플라자Plaza,분소Branch Office,분원Branch,분점Branch,분교Branch School,영업점Branch,연구소R&D Center,중앙연구소Central R&D Center,기술연구원Institute of Technology,지역사무소Regional Office,지역센터Regional Center,지역총괄Regional Division,전략사업부Strategic Business Division,사옥Building,주유소Gas Station,충전소Charging Station,정비공장Service Plant,콜센터Call Center,데이터센터Data Center,연수원Training Institute,기숙사Dormitory,직매장Direct Store,면세점Duty Free Shop,아울렛Outlet,백화점Department Store,지역본부Regional Headquarters,영업본부Sales Headquarters,고객센터Customer Center,터미널Terminal,화력발전소Thermal Power Plant,발전소Power Plant,기지본부Terminal Headquarters,기지Base,휴게소Rest Area,물류창고Warehouse,사업부Division,사업단Project Group,지점Branch,지사Branch,점Branch,영업소Sales Office,출장소Branch Office,사업소Office,사업장Worksite,공장Plant,물류센터Logistics Center," +
      "센터Center,본사Head Office,본점Main Branch,대리점Agency,연락사무소Liaison Office,사무소Office,현장사무소Site Office,본부Headquarters," +
      "지역단Regional Office,영업부Sales Department,전시장Showroom,매장Store,직영점Store,제철소Steelworks,조선소Shipyard,정비센터Service Center,서비스센터Service Center," +
      "금융센터Financial Center,법인,원자력본부Nuclear Power Site,발전본부Power Site,기술연구소R&D Center",
    before:
      "동부Eastern,서부Western,남부Southern,북부Northern,중부Central,동북Northeastern,서남Southwestern,중앙Central,수도권Capital Area,통합Integrated,복합Complex,보상Claims,긴급출동Emergency Dispatch,본점Main Branch,고객Customer,영업Sales,국제International,지역Regional,해외Overseas,정비Maintenance",
  },
  {
    spelling: "words",
    isSociety: true,
    endings:
      "유동화전문Securitization Specialty,유동화전문회사Securitization Specialty Company,사모투자신탁Private Investment Trust,신기술조합New Technology Fund,조합Fund,벤처조합Venture Fund,성장조합Growth Fund,결성조합Fund,사모투자전문Private Equity Fund,사모집합투자기구Private Collective Investment Vehicle,특별자산투자신탁Special Asset Investment Trust,부동산펀드Real Estate Fund,사모펀드Private Equity Fund,인프라펀드Infrastructure Fund,상장지수펀드ETF,모펀드Master Fund,자펀드Feeder Fund,모투자신탁Master Investment Trust,자투자신탁Feeder Investment Trust,자투자회사Feeder Investment Company,프로젝트금융투자회사PFV,프로젝트금융투자PFV,투자목적회사Investment Purpose Company,투자목적Investment Purpose Company,특수목적법인SPC,사모투자Private Equity Fund,투자조합Investment Fund," +
      "부동산투자회사REIT,사모부동산투자회사Private Real Estate Investment Company,부동산투자신탁Real Estate Investment Trust,투자신탁Investment Trust,투자회사Investment Company," +
      "투융자회사Investment and Financing Company,기업인수목적Special Purpose Acquisition Company,산업전문회사Industry Specialty Company," +
      "산업전문Industry Specialty,집합투자기구Collective Investment Vehicle,모태펀드Fund of Funds,펀드Fund,스팩Special Purpose Acquisition Company,리츠REIT,피에프브이PFV",
    before:
      "배당Dividend,채권Bond,주식Equity,혼합형Mixed,만기Maturity,초기Early-Stage,유망서비스Promising Services,유망서비스산업Promising Service Industry,한국형Korean-Style,대출Loan,론Loan,달러Dollar,미국달러US Dollar,장기Long-Term,중기Mid-Term,분할매수Installment Purchase,손익차등Tiered Profit and Loss,목표Target,수익Income,가치주식Value Equity,우량채권Prime Bond,해외채권Overseas Bond,해외주식Overseas Equity,국내주식Domestic Equity,글로벌주식Global Equity,글로벌채권Global Bond,자산Asset,연금Pension,플랜Plan,은퇴Retirement,시니어Senior,프리IPOPre-IPO,구주Secondary Shares,초격차Super-Gap,기후Climate,탄소중립Carbon Neutral,녹색Green,스마트팜Smart Farm,그린바이오Green Bio,푸드테크Foodtech,여성Women,장애인Disabled,청년Youth,지방Regional,대학University,창업기업Startup Company,모투자신탁Master Investment Trust,자투자신탁Feeder Investment Trust,종류형Multi-Class,추가형Open-type,단위형Unit-type,개방형Open-End,폐쇄형Closed-End,상장지수증권ETN,레버리지Leveraged,인버스Inverse,대형주Large Cap,생애주기Life-Cycle,투자회사Investment Company,가치부가형Value-added,핵심형Core,코어Core,기회추구형Opportunistic,개발형Development,임대형Rental,대출형Loan,지분형Equity,부실채권Non-performing Loan,대체투자Alternative Investment,부동산투자회사REIT,기업인수목적Special Purpose Acquisition,유동화전문Securitization Specialty,유동화계획Securitization Plan,자산유동화Asset Securitization,매출채권Receivables,프로젝트금융투자Project Financing Vehicle,사회기반시설Infrastructure,민간투자Private Investment,창업투자Venture Investment,벤처투자조합Venture Investment Fund,개인투자조합Individual Investment Fund,농식품투자조합Agri-food Investment Fund,사모투자합자회사Private Equity Fund,성장사다리Growth Ladder,모태펀드Fund of Funds,성장지원Growth Support,절대수익Absolute Return,인수Acquisition,합병Merger,매입임대Purchase Rental,회생Rehabilitation,구조화Structured,신용보강Credit Enhancement,역세권Station Area,민자역사Private-Investment Station,복합Complex,복합개발Mixed-Use Development,복합환승센터Multi-modal Transfer Center,환승Transfer,업무단지Business Complex,상업지구Commercial District,도시개발Urban Development,공모사업Public Contest Project,수변Waterfront,부두Pier,신항New Port,경전철Light Rail,민자고속도로Private Expressway,순환도로Ring Road,외곽순환Outer Ring,연결도로Connecting Road,진입도로Access Road,지하도로Underground Road,터널Tunnel,대교Grand Bridge,교량Bridge,주차장Parking Lot,차량기지Rolling Stock Depot,하수관거Sewer Pipeline,자원회수Resource Recovery,열병합Combined Heat and Power,풍력Wind Power,연료전지Fuel Cell,데이터센터Data Center,물류단지Logistics Complex,테마파크Theme Park,리조트Resort,신기술조합New Technology,벤처기업Venture Business,창업초기Early-Stage,뉴딜New Deal,그린뉴딜Green New Deal,메자닌Mezzanine,하이일드High Yield,공모주IPO,코스닥벤처KOSDAQ Venture,코스닥KOSDAQ,코스피KOSPI,배당주Dividend Stock,가치주Value Stock,중소형주Small Cap,성장주Growth Stock,우량주Blue Chip,채권형Bond,주식형Equity,채권혼합형Bond-Mixed,주식혼합형Equity-Mixed,국공채Government Bond,회사채Corporate Bond,단기채Short-Term Bond,단기채권Short-Term Bond,국채Government Bond,전환형Convertible,목표전환형Target Conversion,전환사채Convertible Bond,퇴직연금Retirement Pension,연금저축Pension Savings,상장지수ETF,인컴Income,액티브Active,밸런스드Balanced,포트폴리오Portfolio,헤지Hedge,롱숏Long-Short,멀티에셋Multi-Asset,자산배분Asset Allocation,물류Logistics,물류센터Logistics Center,오피스Office,호텔Hotel,리테일Retail,임대Rental,주택Housing,토지Land,개발사업Development,에너지Energy,신재생에너지Renewable Energy,태양광Solar,인프라Infrastructure,항공기Aircraft,블라인드Blind,세컨더리Secondary,바이오Bio,헬스케어Healthcare,콘텐츠Content,문화Culture,영화Film,게임Game,농업Agriculture,해양Maritime,소부장Materials and Parts,반도체Semiconductor,스케일업Scale-Up,임팩트Impact,사회투자Social Investment,지식재산Intellectual Property,특허기술Patent Technology,기술혁신Technology Innovation,중소기업Small Business,중견기업Mid-Cap,동반성장Shared Growth,지역Regional,지역혁신Regional Innovation,해외진출Overseas Expansion,글로벌진출Global Expansion,차이나China,중국본토China A-Share,베트남Vietnam,인도India,미국US,유럽Europe,일본Japan,이머징Emerging Markets,아시아Asia,증권자Securities Feeder,증권모Securities Master,증권자상장지수ETF Securities Feeder,주식혼합Equity-Mixed,채권혼합Bond-Mixed,혼합Mixed,혼합자산Mixed Asset,특별자산Special Asset,파생형Derivatives,재간접Fund of Funds,재간접형Fund of Funds,인덱스Index,단기금융Money Market,성장Growth,신성장New Growth,신성장동력New Growth Engine,미래성장Future Growth,기업성장Corporate Growth,혁신성장Innovation Growth,책임Responsible,공공임대Public Rental,임대주택Rental Housing,청년창업Youth Startup,여성기업Women-Owned Business,매칭Matching,기술금융Technology Finance,구조혁신Restructuring,일자리창출Job Creation,재기지원Comeback Support,바이오헬스Bio-Health,수산Fisheries,글로벌Global,코리아Korea,가치Value,위탁관리,경영참여형,기업구조조정,기업재무안정,창업벤처전문,자기관리Self-Managed,공모Public Offering,사모Private,일반General,전문투자형Professional,기관전용Institutional," +
      "벤처Venture,신기술사업New Technology Business,신기술New Technology,창업Startup,개인Individual,농식품Agri-Food,증권Securities,단기Short-Term," +
      "선박Ship,개발Development,소재부품Materials and Parts,초기기업Early-Stage,엔젤Angel,부동산Real Estate,주택도시기금Housing and Urban Fund",
  },
];
