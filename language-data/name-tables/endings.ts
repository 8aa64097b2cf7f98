/**
 * Endings that show the kind of an institution, with the English that such institutions use. If an
 * ending has no English here, its English is in the word lists (`words/`).
 *
 * Sources:
 * - the rule on English names of government organisations (정부조직 영어명칭에 관한 규칙)
 * - the standard translations of public terms by the Ministry of Culture, Sports and Tourism
 *   (공공 용어의 외국어 번역 및 표기 지침)
 * - the institutions' own sites
 * - for credit unions, 새마을금고, accounting firms and funds: the most common form in OpenDART's table
 */

/**
 * How to write the part of a name before the ending.
 * - `sound`: romanised, as schools, offices and churches do (한빛초등학교 Hanbit Elementary School)
 * - `words`: translated with the words of company names (해피어린이집 Happy Daycare Center)
 * - `either`: like `words` if those words cover all of this part (판교테크노밸리점), otherwise like
 *   `sound` (역삼점)
 */
export type Spelling = "sound" | "words" | "either";

export interface Kind {
  readonly spelling: Spelling;
  /** The endings with their English. `-` attaches the English to the word before. */
  readonly endings: string;
  /** Words that may stand directly before an ending, in addition to `BEFORE`. */
  readonly before?: string;
  /**
   * A name may end in a word of `before` such as 내과, without an ending after it. Then this English
   * follows the English of that word.
   */
  readonly after?: string;
  /** The endings may also stand before the name: 법무법인 한빛 is Hanbit Law Firm. */
  readonly mayLead?: true;
  /** The words of `SOCIETY` may also stand before the endings. */
  readonly isSociety?: true;
  /** The endings are recognised only after a word that may stand before them. */
  readonly needsBefore?: true;
  /** Names of persons may stand before the ending. */
  readonly hasPersons?: true;
  /** The ending means a part of the company whose name stands before the ending. */
  readonly isBranch?: true;
  /**
   * The words of `before` may stand anywhere, because a fund's name has hardly any other words.
   */
  readonly isFund?: true;
  /** The ending means something else in the name of a company with a legal form. */
  readonly neverCompany?: true;
}

/** Words that may stand before an ending of every kind except branches. */
export const BEFORE =
  "교육Educational,과학Science,과학기술Science and Technology,국제International,예술Arts,정보Information,산업Industry," +
  "관광Tourism,체육Sports,디자인Design,농업Agricultural,수산Fisheries,해양Maritime,기계Machinery,전자Electronics,미디어Media,방송Broadcasting," +
  "음악Music,미술Art,영어English,간호Nursing,보건Health,환경Environmental,복지Welfare,사회복지Social Welfare,문화Cultural," +
  "문화예술Culture and Arts,장학Scholarship,종합General,여성Women's,장애인Disabled People's,청소년Youth,청년Youth,어린이Children's,노인Senior," +
  "시립Municipal,특별시립Metropolitan,광역시립Metropolitan,도립Provincial,국립National,구립Public,국공립Public,부속Affiliated,부설Affiliated,병설Affiliated,의료Medical,의학Medical" +
  ",특별자치시립Metropolitan,군립County,공립Public,사립Private,국제교육International Education" +
  ",청소년수련Youth Training,다함께돌봄Community Care,통합돌봄Integrated Care,늘봄Care,성가롤로St. Carollo,성바오로St. Paul,성바울로St. Paul,성베드로St. Peter,성요한St. John,성안드레아St. Andrew,성미카엘St. Michael,성라파엘St. Raphael,성가브리엘St. Gabriel,성프란치스코St. Francis,성프란시스코St. Francis,성안나St. Anne,성마리아St. Mary,성데레사St. Teresa,성루가St. Luke,성마태오St. Matthew,성마르코St. Mark,성토마스St. Thomas,성야고보St. James,성스테파노St. Stephen,성아우구스티노St. Augustine,성이냐시오St. Ignatius,성도미니코St. Dominic,성베네딕도St. Benedict,성베네딕토St. Benedict,성글라라St. Clare,성이시돌St. Isidore,성빈센트St. Vincent,성니콜라오St. Nicholas,성아녜스St. Agnes,성체칠리아St. Cecilia,성요셉St. Joseph,성김대건St. Kim Daegeon";

/**
 * Words before the endings of associations, public corporations, centers, cooperatives and funds.
 * For a school or a church, such a word may be the name itself: 평화초등학교.
 */
export const SOCIETY =
  "자폐인Autistic Persons,참전용사War Veterans,고엽제Agent Orange,한부모Single-Parent,미혼모Unmarried Mothers,입양Adoption,아동복지Child Welfare,영화제Film Festival,음악제Music Festival,연극제Theater Festival,비엔날레Biennale,세계World,범국민Pan-National,구역Zone,블록Block,획지Lot,공구Section,정비구역Improvement Zone,재개발Redevelopment,재건축Reconstruction,리모델링Remodeling,가로주택정비Street Housing Improvement,도시환경정비Urban Environment Improvement,신도시New Town,혁신도시Innovation City,기업도시Enterprise City,행정도시Administrative City,택지Housing Site,뉴타운New Town,농공단지Agro-industrial Complex,자유무역지역Free Trade Zone,도심Downtown,배후단지Hinterland Complex,관광특구Special Tourist Zone,아파트형공장Apartment-type Factory,오피스텔Officetel,주상복합Mixed-use Residential,집합건물Condominium Building,임차인대표회의Tenants' Council,보리Barley,옥수수Corn,감자Potato,고구마Sweet Potato,배추Cabbage,절임Salted,대파Green Onion,생강Ginger,홍삼Red Ginseng,더덕Deodeok,도라지Bellflower Root,표고Shiitake,복숭아Peach,곶감Dried Persimmon,단감Sweet Persimmon,유자Yuzu,매실Plum,대추Jujube,호두Walnut,오미자Omija,딸기Strawberry,수박Watermelon,참외Korean Melon,토마토Tomato,블루베리Blueberry,엽연초Leaf Tobacco,잎담배Leaf Tobacco,흑염소Black Goat,오징어Squid,고등어Mackerel,갈치Hairtail,굴비Dried Croaker,명태Pollock,황태Pollock,홍합Mussel,미역Sea Mustard,다시마Kelp,젓갈Salted Seafood,천일염Sea Salt,건어물Dried Fish,장류Fermented Pastes,된장Soybean Paste,한과Traditional Sweets,생산Producers,재배Growing,가공Processing,선망Purse Seine,대형선망Large Purse Seine,소형선망Small Purse Seine,권현망Anchovy Drag Net,기선권현망Anchovy Drag Net,저인망Trawl,기선저인망Trawl,트롤Trawl,쌍끌이Pair Trawl,외끌이Single Trawl,안강망Stow Net,자망Gill Net,유자망Drift Gill Net,정치망Set Net,낭장망Gape Net,통발Fish Trap,연승Longline,채낚기Jigging,잠수기Diver,형망Dredge,들망Lift Net,봉수망Stick-held Dip Net,근해Offshore,원양Deep-Sea,연안Coastal,내수면Inland Water,패류Shellfish,해조류Seaweed,냉동냉장Frozen & Cold Storage,위판장Fish Auction Market,동네Neighborhood,극장Theater,책방Bookshop,카페Cafe,식당Restaurant,부엌Kitchen,반찬Side Dishes,도시락Lunch Box,목공방Woodworking Shop,공방Workshop,텃밭Garden,놀이터Playground,돌봄Care,청소Cleaning,직거래Direct Trade,지주Holdings,구매Purchasing,방과후After-School,상생Win-Win,역세권Station Area,민자역사Private-Investment Station,복합Complex,복합개발Mixed-Use Development,환승Transfer,업무단지Business Complex,상업지구Commercial District,도시개발Urban Development,공모사업Public Contest Project,수변Waterfront,부두Pier,신항New Port,경전철Light Rail,민자고속도로Private Expressway,순환도로Ring Road,외곽순환Outer Ring,연결도로Connecting Road,진입도로Access Road,지하도로Underground Road,터널Tunnel,대교Grand Bridge,교량Bridge,주차장Parking Lot,차량기지Rolling Stock Depot,하수관거Sewer Pipeline,자원회수Resource Recovery,열병합Combined Heat and Power,풍력Wind Power,연료전지Fuel Cell,물류단지Logistics Complex,테마파크Theme Park,리조트Resort,공항Airports,국제자유도시Free International City,대한민국Korean,대한Korean,전국National,수산업Fisheries,미용사회Hairdressers,상인Merchants',기술Technology,기술인Engineers,과학기술인Scientists and Engineers,국방Defense,방위Defense,검역Quarantine,제분Flour Milling,제당Sugar,제빙Ice Making,양조Brewing,전통주Traditional Liquor,막걸리Makgeolli,김치Kimchi,두부Tofu,떡Rice Cake,떡류Rice Cake,육가공Meat Processing,급식Food Service,식자재Food Materials,단지Complex,지원Support,조사Survey,평가Evaluation,인증Certification,검정Testing,시험Testing,검사Inspection,자격Qualification,자격검정Qualification,훈련Training,생활Living,생활협동Consumer,생활문화Living Culture,여성가족Women and Family,저출산Low Birth Rate,고령Aging,은퇴자Retirees,퇴직Retired,퇴직공무원Retired Officials,참전유공자War Veterans,유공자Merit,상이군경Disabled Veterans,전몰군경유족War Bereaved Families,특전사Special Forces,해병대Marine Corps,예비군Reserve Forces,순직Fallen,유족Bereaved Families,희생자Victims,피해자Victims,범죄피해자지원Crime Victim Support,성폭력Sexual Violence,가정폭력Domestic Violence,여성폭력Violence Against Women,성평등Gender Equality,양성평등Gender Equality,이산가족Separated Families,재외동포Overseas Koreans,동포Overseas Koreans,한인Koreans,고려인Koryoin,유학생International Students,대학생University Students,영어교육English Education,음악교육Music Education,미술교육Art Education,체육교육Physical Education,특수교육Special Education,교육공무직Education Workers,비정규직Non-Regular Workers,건설노동Construction Workers,건설산업Construction Industry,화물연대Cargo Truckers,택배노동Delivery Workers,플랫폼노동Platform Workers,학교비정규직School Non-Regular Workers,공공운수Public and Transport,공공서비스Public Service,공공Public,금속Metal,화학섬유Chemical and Textile,사무금융Office and Finance,언론노동Media Workers,체신Postal,우정Postal,우편Mail,항운Port,선원Seafarers,어선Fishing Vessel,원양산업Overseas Fisheries,수산물Seafood,양식Aquaculture,소금Salt,임산물Forest Products,산주Forest Owners,나무Tree,숲Forest,꽃Flower,차Tea,와인Wine,바리스타Barista,조리사Cooks,조리Culinary,제빵Baking,노래연습장Karaoke,게임업Game,피시방PC Cafe,잡지Magazines,만화가Cartoonists,디자이너Designers,건축가Architects,조각Sculpture,사진가Photographers,연예Entertainment,매니지먼트Management,배우Actors,가수Singers,방송작가Broadcast Writers,프로듀서Producers,피디Producers,음향Sound,조명Lighting,무대Stage,미디어교육Media Education,국제문화International Culture,문화원Cultural Centers,향토Local,향토문화Local Culture,전통Traditional,궁도Archery,게이트볼Gateball,파크골프Park Golf,핸드볼Handball,하키Hockey,아이스하키Ice Hockey,펜싱Fencing,스케이트Skating,마라톤Marathon,보디빌딩Bodybuilding,장기Janggi,안전Safety,산업안전Occupational Safety,노동Labor,근로Labor,근로자Workers',노동자Workers',고용Employment,고용노동Employment and Labor,일자리Jobs,취업Employment,직업Vocational," +
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
  "교통문화Traffic Culture,교통약자이동지원Mobility Support,이동지원Mobility Support,급식관리지원Food Service Management Support,기업지원Business Support,여성새로일하기Women's Reemployment,여성인력개발Women's Human Resources Development,진로체험지원Career Experience Support,진로직업체험지원Career Experience Support,학교밖청소년지원Out-of-School Youth Support,마을공동체지원Community Support,중간지원Intermediary Support,동부Eastern,서부Western,남부Southern,북부Northern,중부Central,중앙Central,단체총Organizations" +
  ",임상Clinical,인재Talent,여성발전Women's Development,지역사회복지Community Welfare" +
  ",지하상가Underground Arcade,지하도상가Underground Arcade,상점가Shopping Street,먹거리Food,로컬푸드Local Food" +
  ",친환경Eco-Friendly,친환경농업Eco-Friendly Farming,유기농업Organic Farming,귀농귀촌Return-to-Farm" +
  ",농업경영인Farm Managers,농업인Farmers,농촌지도자Rural Leaders,여성농업인Women Farmers,생활개선Life Improvement" +
  ",도시농업Urban Agriculture,스마트농업Smart Farming,양돈Pig Farming,오리Duck,사슴Deer,말산업Horse Industry" +
  ",곤충Insect,약용작물Medicinal Crops,약초Herb,한약재Medicinal Herbs,인삼Ginseng,산양삼Wild Ginseng" +
  ",잣Pine Nut,밤Chestnut,무화과Fig,키위Kiwi,체리Cherry,망고Mango,파프리카Paprika,상추Lettuce,시금치Spinach" +
  ",콩Soybean,들깨Perilla,참깨Sesame,밀Wheat,잡곡Grain,메밀Buckwheat,바지락Clam,꼬막Cockle,낙지Octopus" +
  ",문어Octopus,대게Snow Crab,꽃게Blue Crab,새우Shrimp,장어Eel,송어Trout,메기Catfish,민물고기Freshwater Fish" +
  ",해녀Haenyeo,어촌Fishing Village,어촌체험Fishing Village Experience,해양레저Marine Leisure" +
  ",해양스포츠Marine Sports,해양관광Marine Tourism,해양안전Marine Safety,해양교육Marine Education" +
  ",해양바이오Marine Bio,수중Underwater,잠수Diving,요트Yacht,조정Rowing,카누Canoe,서핑Surfing,철인삼종Triathlon" +
  ",근대오종Modern Pentathlon,역도Weightlifting,럭비Rugby,소프트볼Softball,컬링Curling" +
  ",봅슬레이스켈레톤Bobsleigh and Skeleton,루지Luge,롤러스포츠Roller Sports,스쿼시Squash,우슈Wushu,킥복싱Kickboxing" +
  ",주짓수Jiu-Jitsu,무에타이Muay Thai,족구Jokgu,풋살Futsal,피구Dodgeball,택견Taekkyeon,국선도Kouksundo" +
  ",줄넘기Jump Rope,치어리딩Cheerleading,댄스Dance,에어로빅Aerobics,필라테스Pilates,생활무용Recreational Dance" +
  ",이스포츠Esports,다트Darts,드론축구Drone Soccer,그라운드골프Ground Golf,프로골프Professional Golf" +
  ",프로축구Professional Football,심판Referees,지도자Leaders,강사Instructors,레크리에이션Recreation" +
  ",웃음치료Laughter Therapy,미술치료Art Therapy,음악치료Music Therapy,놀이치료Play Therapy" +
  ",원예치료Horticultural Therapy,독서치료Bibliotherapy,언어치료Speech Therapy" +
  ",언어재활사Speech-Language Pathologists,심리상담Psychological Counseling,상담심리Counseling Psychology" +
  ",임상심리Clinical Psychology,교육심리Educational Psychology,발달심리Developmental Psychology" +
  ",가족상담Family Counseling,청소년상담Youth Counseling,진로상담Career Counseling,진로교육Career Education" +
  ",인성교육Character Education,영재교육Gifted Education,대안교육Alternative Education" +
  ",독서교육Reading Education,독서Reading,논술Essay Writing,한자교육Hanja Education" +
  ",경제교육Economic Education,환경교육Environmental Education,안전교육Safety Education,성교육Sex Education" +
  ",과학교육Science Education,수학교육Mathematics Education,국어교육Korean Language Education" +
  ",한국어교육Korean Language Education,역사교육History Education,사회과교육Social Studies Education" +
  ",도덕윤리Moral and Ethics,기술교육Technology Education,공학교육Engineering Education" +
  ",의학교육Medical Education,간호교육Nursing Education,교육공학Educational Technology" +
  ",교육행정Educational Administration,교육사회Sociology of Education,교육철학Philosophy of Education" +
  ",교육평가Educational Evaluation,교육정보Educational Information,컴퓨터교육Computer Education,코딩Coding" +
  ",코딩교육Coding Education,초등교육Elementary Education,중등교육Secondary Education,열린교육Open Education" +
  ",원격교육Distance Education,홈스쿨링Homeschooling,가정교육Home Education,아동교육Child Education" +
  ",보육교사Childcare Teachers,어린이집Daycare Centers,유치원Kindergartens,학원Private Academies" +
  ",공부방Study Rooms,퇴직교원Retired Teachers,교장Principals,교감Vice Principals,보건교사School Nurses" +
  ",영양교사Nutrition Teachers,사서교사Teacher Librarians,사서Librarians,기록관리Records Management" +
  ",문헌정보Library and Information Science,정보관리Information Management,정보보안Information Security" +
  ",사이버보안Cyber Security,개인정보보호Personal Information Protection,정보시스템Information Systems" +
  ",경영정보Management Information,빅데이터Big Data,블록체인Blockchain,메타버스Metaverse,핀테크Fintech" +
  ",클라우드Cloud,사물인터넷IoT,자율주행Autonomous Driving,스마트시티Smart City,스마트팜Smart Farm" +
  ",스마트제조Smart Manufacturing,스마트건설Smart Construction,전기차EV,전기자동차Electric Vehicle,수소Hydrogen" +
  ",수소산업Hydrogen Industry,수소에너지Hydrogen Energy,이차전지Secondary Battery,배터리Battery" +
  ",탄소중립Carbon Neutrality,탄소Carbon,온실가스Greenhouse Gas,기후변화Climate Change,기후위기Climate Crisis" +
  ",대기환경Atmospheric Environment,물환경Water Environment,토양지하수Soil and Groundwater" +
  ",지하수Groundwater,상하수도Water and Wastewater,해양폐기물Marine Debris,자원순환Resource Circulation" +
  ",재생자원Recycled Resources,고철Scrap Metal,폐기물처리Waste Treatment,건설폐기물Construction Waste" +
  ",환경시설Environmental Facilities,환경기술Environmental Technology,환경산업Environmental Industry" +
  ",환경영향평가Environmental Impact Assessment,소음진동Noise and Vibration,실내환경Indoor Environment" +
  ",방역소독Disinfection,위생관리Hygiene Management,건물위생관리Building Hygiene Management" +
  ",시설물유지관리Facility Maintenance,시설안전Facility Safety,안전진단Safety Diagnosis" +
  ",구조물진단Structural Diagnosis,건축구조Architectural Structures,건축시공Building Construction" +
  ",건축설계Architectural Design,건축환경설비Architectural Environment and Equipment" +
  ",실내건축Interior Architecture,실내디자인Interior Design,인테리어Interior,창호Window,유리Glass" +
  ",단열재Insulation Materials,내화물Refractories,벽돌Brick,타일Tile,도장Painting,방수Waterproofing" +
  ",철근콘크리트Reinforced Concrete,철강구조물Steel Structures,강구조Steel Structures" +
  ",비계구조물해체Scaffolding and Demolition,도시계획Urban Planning,도시설계Urban Design" +
  ",국토계획Territorial Planning,지역학Regional Studies,도시행정Urban Administration" +
  ",부동산학Real Estate Studies,부동산분석Real Estate Analysis,주거복지Housing Welfare" +
  ",공동주택관리Apartment Management,임대주택Rental Housing,임대사업자Landlords,세입자Tenants" +
  ",건물관리Building Management,주차설비Parking Equipment,엘리베이터Elevator,지진Earthquake" +
  ",지반공학Geotechnical,암반공학Rock Engineering,터널지하공간Tunnelling and Underground Space" +
  ",교통공학Transportation,도로공학Road Engineers,항로표지Navigation Aids,항해항만Navigation and Port" +
  ",해운물류Shipping and Logistics,항공운항Flight Operations,우주과학Space Science,천문Astronomy" +
  ",위성정보Satellite Information,원격탐사Remote Sensing,지리정보Geographic Information" +
  ",공간정보Geospatial Information,지도학Cartography,측량지적Surveying and Cadastre,생명과학Life Science" +
  ",생명공학Biotechnology,미생물Microbiology,분자세포생물Molecular and Cellular Biology,유전Genetics" +
  ",생화학Biochemistry,식물Plant,곤충학Entomology,조류Bird,어류Fish,수의Veterinary" +
  ",축산식품Food Science of Animal Resources,식품영양Food and Nutrition,식품위생Food Hygiene" +
  ",식품안전Food Safety,식품위생안전Food Hygiene and Safety,식품조리Food and Cookery" +
  ",외식경영Food Service Management,호텔경영Hotel Management,관광경영Tourism Management" +
  ",관광레저Tourism and Leisure,여가문화Leisure Culture,의류산업Apparel Industry" +
  ",의류학Clothing and Textiles,복식Costume,패션디자인Fashion Design,미용Beauty,뷰티Beauty,메이크업Makeup" +
  ",네일미용Nail Beauty,두피모발Scalp and Hair,향장Cosmetics,화장품산업Cosmetics Industry" +
  ",반영구Semi-Permanent Makeup,타투Tattoo,한복Hanbok,한지Hanji,매듭Knot,규방공예Gyubang Crafts" +
  ",전통공예Traditional Crafts,무형문화재Intangible Heritage,무형유산Intangible Heritage" +
  ",향교Confucian Schools,서원Confucian Academies,유림Confucian Scholars,유교문화Confucian Culture" +
  ",판소리Pansori,민요Folk Songs,농악Nongak,풍물Pungmul,가야금Gayageum,거문고Geomungo,대금Daegeum" +
  ",전통무용Traditional Dance,한국무용Korean Dance,현대무용Contemporary Dance,발레Ballet,오페라Opera" +
  ",뮤지컬Musical,합창Choral,성악Vocal,피아노Piano,기타Guitar,작곡가Composers,음악가Musicians" +
  ",음악저작권Music Copyright,실연자Performers,가요Popular Music,가요작가Songwriters,대중음악Popular Music" +
  ",밴드Band,색소폰Saxophone,하모니카Harmonica,오카리나Ocarina,난타Nanta,마술Magic,인형극Puppet Theater" +
  ",아동극Children's Theater,연출가Directors,극작가Playwrights,영화감독Film Directors,영화배우Film Actors" +
  ",방송연기자Broadcast Actors,성우Voice Actors,모델Models,웹툰Webtoon,웹소설Web Novel,출판인Publishers" +
  ",서점Bookstores,소설가Novelists,수필Essay,수필가Essayists,아동문학Children's Literature" +
  ",아동문학인Children's Writers,시조Sijo,시낭송Poetry Recitation,번역가Translators" +
  ",통번역Translation and Interpretation,언어Linguistic,국어Korean Language,한글Hangeul" +
  ",한국어Korean Language,한문Chinese Classics,중국어문Chinese Language and Literature" +
  ",일본어문Japanese Language and Literature,독어독문German Language and Literature" +
  ",불어불문French Language and Literature,노어노문Russian Language and Literature" +
  ",비교문학Comparative Literature,현대문학Modern Literature,고전문학Classical Literature" +
  ",역사교사History Teachers,한국사Korean History,동양사Asian History,서양사Western History" +
  ",미술사학Art History,고고Archaeological,인류Anthropological,민속학Folklore,종교Religious,신학Theological" +
  ",기독교교육Christian Education,선교신학Mission Theology,윤리Ethics,미학Aesthetics,기호Semiotic" +
  ",사회복지학Social Welfare,노년Gerontological,노인복지Senior Welfare,아동학Child Studies" +
  ",가족학Family Studies,가정관리Home Management,소비자학Consumer Studies,여성학Women's Studies" +
  ",정책학Policy Studies,정책분석평가Policy Analysis and Evaluation,지방정부Local Government" +
  ",지방자치학Local Autonomy,지방재정학Local Finance,조직학Organization Studies" +
  ",인사행정Personnel Administration,공법Public Law,헌법Constitutional Law,민사법Civil Law" +
  ",형사법Criminal Law,상사법Commercial Law,노동법Labor Law,국제법International Law,환경법Environmental Law" +
  ",세법Tax Law,법과사회Law and Society,범죄Criminology,경찰학Police Studies,경호경비Security and Guard" +
  ",교정Corrections,소방학Fire Science,화재소방Fire Science,방재Disaster Prevention" +
  ",위기관리Crisis Management,군사Military,국방정책Defense Policy,국제정치International Politics" +
  ",국제관계International Relations,북한연구North Korean Studies,통일교육Unification Education" +
  ",국제통상International Trade,무역학Trade Studies,국제경영International Business" +
  ",국제경제International Economics,재무Financial Management,재무관리Financial Management" +
  ",보험계리Actuarial,연금Pension,회계정보Accounting Information,관리회계Managerial Accounting" +
  ",세무학Tax Studies,마케팅Marketing,광고홍보Advertising and Public Relations,홍보Public Relations" +
  ",소비문화Consumer Culture,유통학Distribution Studies,물류학Logistics Studies" +
  ",인적자원관리Human Resource Management,인사관리Human Resource Management" +
  ",인사조직Personnel and Organization,노사관계Industrial Relations,생산관리Production Management" +
  ",생산운영Operations Management,품질경영Quality Management,기술경영Technology Management" +
  ",벤처창업Venture Startup,중소기업Small Business,서비스경영Service Management,경영과학Management Science" +
  ",산업경영Industrial Management,산업조직Industrial Organization,산업경제Industrial Economics" +
  ",노동경제Labor Economics,자원경제Resource Economics,환경경제Environmental Economics" +
  ",농업경제Agricultural Economics,재정Public Finance,계량경제Econometrics,통계Statistical" +
  ",조사연구Survey Research,경제사Economic History,방송미디어Broadcasting and Media" +
  ",방송영상Broadcasting and Video,언론정보Journalism and Information,커뮤니케이션Communication" +
  ",출판학Publishing Studies,게임산업Game Industry,컴퓨터게임Computer Game,멀티미디어Multimedia" +
  ",디지털콘텐츠Digital Content,정보처리Information Processing" +
  ",정보통신설비Information and Communications Equipment,인터넷정보Internet Information" +
  ",전자거래Electronic Commerce,전력전자Power Electronics" +
  ",조명전기설비Illumination and Electrical Equipment,제어로봇시스템Control. Robotics and Systems" +
  ",음향학Acoustical,광학Optical,진공Vacuum,표면공학Surface Engineering,용접접합Welding and Joining" +
  ",주조Foundry,소성가공Plasticity,분말야금Powder Metallurgy,세라믹Ceramic,고분자Polymer,섬유Textile" +
  ",접착Adhesion,공업화학Industrial and Engineering Chemistry,청정기술Clean Technology" +
  ",화학공학Chemical Engineering,생물공학Biotechnology and Bioengineering" +
  ",냉동공조Refrigeration and Air-Conditioning" +
  ",설비공학Air-Conditioning and Refrigerating Engineering,유체기계Fluid Machinery" +
  ",정밀공학Precision Engineering,자동차안전Automobile Safety,철도학Railway,해양공학Ocean Engineering" +
  ",해양환경안전Marine Environment and Safety,마린엔지니어Marine Engineers,인간공학Ergonomics" +
  ",산업보건Occupational Health,직업환경의학Occupational and Environmental Medicine" +
  ",예방의학Preventive Medicine,보건교육Health Education,보건행정Health Administration" +
  ",보건경제Health Economics,역학Epidemiology,병원경영Hospital Administration,의료경영Medical Management" +
  ",의료기기산업Medical Device Industry,의료정보Medical Informatics,임상영양Clinical Nutrition" +
  ",지역사회간호Community Health Nursing,간호과학Nursing Science,한방Korean Medicine,한의학Korean Medicine" +
  ",침구Acupuncture,사상체질Sasang Constitution,물리치료Physical Therapy,작업치료Occupational Therapy" +
  ",재활Rehabilitation,재활복지Rehabilitation Welfare,중독Addiction,마약퇴치Anti-Drug" +
  ",금연운동Smoking Cessation Movement,건강생활Healthy Living,헌혈Blood Donation" +
  ",장기조직기증Organ and Tissue Donation,호스피스완화의료Hospice and Palliative Care" +
  ",노인장기요양Senior Long-Term Care,재가장기요양Home Long-Term Care,노인요양Senior Care" +
  ",방문요양Home-Visit Care,주야간보호Day and Night Care,활동지원Activity Support" +
  ",장애인활동지원Disability Activity Support,장애인자립생활Independent Living of the Disabled" +
  ",장애인직업재활Vocational Rehabilitation of the Disabled,장애인고용Disabled Employment" +
  ",장애인기업Disabled Enterprise,장애인문화예술Disability Arts,장애인단체Disabled Organizations" +
  ",뇌병변장애인Brain Lesion Disabled,척수장애인Spinal Cord Injured,신장장애인Kidney Disabled" +
  ",정신장애인Mentally Disabled,교통장애인Traffic Accident Disabled,자폐Autism" +
  ",지적장애인Intellectually Disabled,발달장애Developmental Disabilities" +
  ",특수체육Adapted Physical Education,수어통역Sign Language,점자Braille,보조기기Assistive Devices" +
  ",안내견Guide Dog,도우미견Assistance Dog,노숙인Homeless,쪽방Jjokbang,빈민Urban Poor" +
  ",사회연대Social Solidarity,협동조합Cooperatives,사회적협동조합Social Cooperatives" +
  ",자활기업Self-Sufficiency Enterprise,마을공동체Village Community" +
  ",마을교육공동체Village Education Community,주민자치Residents' Autonomy,주민참여Residents' Participation" +
  ",지역자활Regional Self-Sufficiency,지역혁신Regional Innovation,지역경제Regional Economy" +
  ",지역발전Regional Development,지속가능발전Sustainable Development,지속가능Sustainable,공정무역Fair Trade" +
  ",사회공헌Social Contribution,기업시민Corporate Citizenship,공익활동Public Interest Activities" +
  ",비영리Nonprofit,시민사회Civil Society,시민단체Civic Organizations,자치분권Autonomy and Decentralization" +
  ",참여예산Participatory Budgeting,부패방지Anti-Corruption,정보공개Information Disclosure,선거Election" +
  ",여론조사Opinion Research,인구Population,인구보건Population and Health" +
  ",저출산고령Low Birth Rate and Aging,결혼Marriage,결혼이민자Marriage Immigrants" +
  ",다문화가족Multicultural Families,한부모가족Single-Parent Families,조손가족Grandparent Families" +
  ",위탁가정Foster Families,가정위탁Foster Care,아동권리Children's Rights,아동학대예방Child Abuse Prevention" +
  ",학교폭력예방School Violence Prevention,실종아동찾기Missing Children,청소년활동Youth Activities" +
  ",청소년육성Youth Development,청소년문화Youth Culture,청소년지도사Youth Workers" +
  ",청소년수련시설Youth Training Facilities,청년창업Youth Startup,청년농업인Young Farmers" +
  ",청년상인Young Merchants,대학총학생Student,기숙사Dormitory,국제교육International Education" +
  ",국제교류International Exchange,국제협력International Cooperation,국제친선International Friendship" +
  ",국제봉사International Volunteer,국제청년International Youth,민간외교Civil Diplomacy" +
  ",해외봉사Overseas Volunteer,해외입양인Overseas Adoptees,재일한인Koreans in Japan,재미동포Korean Americans" +
  ",중국동포Korean Chinese,한중Korea-China,한일Korea-Japan,한미Korea-US,한러Korea-Russia,한베Korea-Vietnam" +
  ",한영Korea-UK,한독Korea-Germany,한불Korea-France,한인도Korea-India,한몽Korea-Mongolia" +
  ",한아세안ASEAN-Korea,아시아Asia,아시아태평양Asia-Pacific,동북아Northeast Asia,동아시아East Asia,글로벌Global" +
  ",유네스코UNESCO,세계유산World Heritage,독립운동Independence Movement,독립유공자Independence Patriots" +
  ",국가유공자National Veterans,민족문제National Issues,민족통일National Unification,민족문화National Culture" +
  ",한민족Korean People,국학Korean Studies,효Filial Piety,효도Filial Piety,예절Etiquette" +
  ",다도Tea Ceremony,차문화Tea Culture,꽃꽂이Flower Arrangement,꽃예술Floral Art,분재Bonsai" +
  ",수석Viewing Stone,난Orchid,야생화Wildflower,정원Garden,정원문화Garden Culture,수목원Arboretum" +
  ",산림치유Forest Healing,산림복지Forest Welfare,산림기술Forest Technology,숲해설가Forest Interpreters" +
  ",숲생태Forest Ecology,숲유치원Forest Kindergarten,나무의사Tree Doctors,목조건축Wood Construction" +
  ",목재산업Wood Industry,목공예Woodcraft,산나물Wild Greens,임산버섯Forest Mushroom,사방Erosion Control" +
  ",산불방지Forest Fire Prevention,등산트레킹Hiking and Trekking,둘레길Trail,올레Olle,걷기여행Walking Tour" +
  ",생태관광Ecotourism,농촌관광Rural Tourism,의료관광Medical Tourism,문화관광Culture and Tourism" +
  ",관광통역안내사Tour Guides,관광호텔Tourist Hotel,캠핑장Campground,야영장Campground,펜션Pension,민박Guesthouse" +
  ",유스호스텔Youth Hostel,카지노Casino,면세점Duty Free,기념품Souvenir,크루즈Cruise,유람선Excursion Ship" +
  ",여객선Passenger Ship,예선업Tugboat,도선사Pilots,항만하역Stevedoring,항만물류Port Logistics" +
  ",항만산업Port Industry,선박관리Ship Management,선박대리점Shipping Agency,조선기자재Shipbuilding Equipment" +
  ",소형선박Small Craft,낚시어선Fishing Boat,자율관리어업Self-Managed Fishery,수산종자Fishery Seeds" +
  ",수산경영Fisheries Management,수산자원Fisheries Resources,수산물수출Seafood Export" +
  ",수산물가공Seafood Processing,김가공Laver Processing,전복양식Abalone Farming" +
  ",농산물유통Agricultural Distribution,농산물가공Agricultural Processing,농산물직거래Direct Farm Trade" +
  ",농식품수출Agri-Food Export,농식품유통Agri-Food Distribution,농업기술Agricultural Technology" +
  ",농업기계Agricultural Machinery,농기계유통Agricultural Machinery Distribution,농자재Farm Supplies" +
  ",비닐하우스Greenhouse,온실Greenhouse,육묘Seedling,화훼장식Floral Decoration,잔디Turfgrass,골프장Golf Course" +
  ",골프장경영Golf Course Management,체육시설Sports Facilities,스포츠마케팅Sports Marketing" +
  ",스포츠산업Sports Industry,스포츠의학Sports Medicine,운동역학Biomechanics,운동생리Exercise Physiology" +
  ",체육측정평가Measurement and Evaluation in Physical Education,여성체육Women's Sports" +
  ",학교체육School Sports,대학스포츠University Sports,은퇴선수Retired Athletes,올림픽Olympic,패럴림픽Paralympic,인재양성Talent Development,융합Convergence,인재육성Talent Development,주택Housing,중어중문Chinese Language and Literature,진흥Promotion,명장Master Craftsmen,자동차Automobile,반딧불Firefly,전기차충전EV Charging" +
  ",구조Rescue,산악구조Mountain Rescue,수상구조Water Rescue,인명구조Lifesaving,전업농Full-Time Farmers,쌀전업농Full-Time Rice Farmers" +
  ",축산농Livestock Farmers,보존Preservation,보전Conservation,수호Defense,독도수호Dokdo Defense,국민연합National Federation" +
  ",퇴직자Retirees',모임Group,육영Educational,꿈나무Young Talents,직장Workplace,자폐인사랑Love of Autistic Persons" +
  ",피부미용사Estheticians,미용장Master Hairdressers,이용장Master Barbers,네일미용사Nail Technicians,분장Makeup" +
  ",두피Scalp Care,이미용Hairdressing and Beauty,향수Perfume,아로마Aroma,아로마테라피Aromatherapy,문신Tattoo,회화Painting" +
  ",수채화Watercolor,유화Oil Painting,한국화Korean Painting,동양화Oriental Painting,서양화Western Painting" +
  ",판화Printmaking,조각가Sculptors,화가Painters,민화Folk Painting,불화Buddhist Painting,문인화Literati Painting" +
  ",서각Wood Engraving,전각Seal Engraving,캘리그라피Calligraphy,캘리그래피Calligraphy,도예Ceramic Art,도예가Ceramic Artists" +
  ",천연염색Natural Dyeing,자수Embroidery,퀼트Quilt,금속공예Metal Craft,나전칠기Mother-of-Pearl Lacquerware,옻칠Lacquer" +
  ",칠기Lacquerware,한지공예Hanji Craft,종이접기Origami,종이Paper,가죽공예Leather Craft,유리공예Glass Craft,섬유예술Textile Art" +
  ",섬유공예Textile Craft,일러스트Illustration,일러스트레이션Illustration,그림책Picture Books,동화Children's Stories" +
  ",동요Children's Songs,시조시인Sijo Poets,소설Fiction,희곡Drama,평론Criticism,평론가Critics,번역Translation" +
  ",통역Interpretation,낭송Recitation,구연동화Storytelling,해금Haegeum,사물놀이Samulnori,탈춤Mask Dance,무속Shamanism" +
  ",성악가Vocalists,작곡Composition,작사가Lyricists,연주자Performers,연주가Performers,바이올린Violin,첼로Cello,플루트Flute" +
  ",우쿨렐레Ukulele,드럼Drum,타악Percussion,관악Wind Music,현악String Music,재즈Jazz,실용음악Applied Music,음반Record" +
  ",음원Sound Recording,연예인Entertainers,연기자Actors,개그맨Comedians,방송인Broadcasters,아나운서Announcers,영화인Filmmakers" +
  ",독립영화Independent Film,다큐멘터리Documentary,촬영Cinematography,촬영감독Cinematographers,무대미술Stage Design" +
  ",마임Mime,서커스Circus,전통춤Traditional Dance,전통무예Traditional Martial Arts,전통음식Traditional Food,전통놀이Traditional Games" +
  ",민속놀이Folk Games,세시풍속Seasonal Customs,전통건축Traditional Architecture,한옥Hanok,한식Korean Food,궁중음식Royal Cuisine" +
  ",고추장Gochujang,간장Soy Sauce,맥주Beer,수제맥주Craft Beer,소믈리에Sommeliers,바텐더Bartenders,조리기능장Master Chefs" +
  ",요리사Chefs,제과기능장Master Bakers,파티시에Patissiers,푸드스타일리스트Food Stylists,단체급식Institutional Food Service" +
  ",식생활Dietary Life,영양Nutrition,채식Vegetarian,식문화Food Culture,발효Fermentation,발효식품Fermented Foods" +
  ",동작치료Movement Therapy,무용치료Dance Therapy,연극치료Drama Therapy,모래놀이Sandplay,명상Meditation,마음챙김Mindfulness" +
  ",수면Sleep,통증Pain,비만Obesity,당뇨병Diabetes,고혈압Hypertension,심장병Heart Disease,뇌졸중Stroke,뇌전증Epilepsy" +
  ",파킨슨병Parkinson's Disease,파킨슨Parkinson's,알츠하이머Alzheimer's,루게릭병ALS,근육병Muscular Disease,근육장애인Persons with Muscular Disease" +
  ",희귀질환Rare Diseases,희귀난치성질환Rare and Incurable Diseases,난치병Incurable Disease,혈우병Hemophilia,유방암Breast Cancer" +
  ",폐암Lung Cancer,위암Gastric Cancer,간암Liver Cancer,대장암Colorectal Cancer,췌장암Pancreatic Cancer,갑상선암Thyroid Cancer" +
  ",암환자Cancer Patients,환자Patients,환우Patients,신장병Kidney Disease,콩팥Kidney,간질환Liver Disease,간염Hepatitis" +
  ",결핵Tuberculosis,한센Hansen's,한센인Hansen's Disease,에이즈AIDS,에이즈예방AIDS Prevention,감염병Infectious Diseases" +
  ",감염Infection,예방접종Vaccination,백신Vaccine,천식Asthma,알레르기Allergy,아토피Atopy,건선Psoriasis,류마티스Rheumatism" +
  ",골다공증Osteoporosis,척추Spine,뇌성마비Cerebral Palsy,자폐성장애Autism,언어장애Speech Disorders,청각언어장애인Deaf and Speech-Impaired" +
  ",정신장애Mental Illness,조현병Schizophrenia,우울증Depression,우울조울병Mood Disorders,알코올Alcohol,도박Gambling" +
  ",도박문제Gambling Problems,마약Narcotics,금연Smoking Cessation,절주Moderate Drinking,골수Bone Marrow,조혈모세포Hematopoietic Stem Cell" +
  ",장기이식Organ Transplantation,각막Cornea,실명예방Prevention of Blindness,시력Vision,청각Hearing,난청Hearing Loss" +
  ",보청기Hearing Aid,의지보조기Prosthetics and Orthotics,재활공학Rehabilitation Engineering,보조기구Assistive Devices" +
  ",구강보건Oral Health,구강Oral,임플란트Implant,모유수유Breastfeeding,모자보건Maternal and Child Health,산모Mothers" +
  ",출산Childbirth,불임Infertility,난임Infertility,성폭력상담Sexual Violence Counseling,성매매Prostitution" +
  ",가정법률Family Law,범죄피해자Crime Victims,범죄예방Crime Prevention,교정복지Correctional Welfare,출소자Ex-Offenders" +
  ",갱생보호Rehabilitation,소년보호Juvenile Protection,탐정Private Investigators,민간조사Private Investigation" +
  ",경호Bodyguard,경호원Bodyguards,경찰행정Police Administration,중풍Stroke,침술Acupuncture,추나Chuna,카이로프랙틱Chiropractic" +
  ",대체의학Alternative Medicine,보완대체의학Complementary and Alternative Medicine,자연치유Natural Healing" +
  ",약침Pharmacopuncture,해부Anatomy,생리Physiology,분자생물Molecular Biology,세포생물Cell Biology,유전체Genome" +
  ",줄기세포Stem Cell,뇌과학Brain Science,신경과학Neuroscience,의공학Biomedical Engineering,의용생체Biomedical" +
  ",의료기사Medical Technicians,의무기록Medical Records,병원행정Hospital Administration,병원약사Hospital Pharmacists" +
  ",노인병Geriatrics,호스피스Hospice,완화의료Palliative Care,웰다잉Well-Dying,장례Funeral,장례지도사Funeral Directors" +
  ",상조Funeral Services,장묘Cemetery,봉안Columbarium" +
  ",국문Korean Language,국어문학Korean Language and Literature,한자Hanja,영미문학British and American Literature" +
  ",언어학Linguistics,음운Phonology,맞춤법Orthography,수어Sign Language,속기Stenography,철학Philosophical,논리Logic" +
  ",유교Confucian,도교Taoist,동양철학Oriental Philosophy,풍수Feng Shui,풍수지리Feng Shui,역술Fortune-Telling" +
  ",역술인Fortune-Tellers,주역I Ching,사학Historical,고고학Archaeology,인류학Anthropology,문화인류Cultural Anthropology" +
  ",미술사Art History,과학사History of Science,서지Bibliography,기록Records,고문서Ancient Documents,박물관Museums" +
  ",미술관Art Museums,미술시장Art Market,경매Auction,골동품Antiques,화폐Currency,우표Stamps,우취Philatelic" +
  ",정치Political Science,정치학Political Science,외교Diplomatic,외교사Diplomatic History,북한North Korean Studies" +
  ",안보Security,전쟁War,전몰군경미망인War Widows,무공수훈자Decorated Veterans,월남전참전자Vietnam War Veterans,특수임무유공자Special Mission Veterans" +
  ",광복Liberation,광복군Liberation Army,유엔참전UN War Veterans,해군Navy,공군Air Force,육군Army,학군ROTC,장교Officers" +
  ",부사관Noncommissioned Officers,장성Generals,퇴역군인Retired Soldiers,행정사Administrative Attorneys,법무사Judicial Scriveners" +
  ",변리사Patent Attorneys,세무사Tax Accountants,관세사Customs Brokers,회계사Accountants,노무사Labor Attorneys" +
  ",손해사정사Claims Adjusters,보험계리사Actuaries,보험설계사Insurance Planners,보험대리점Insurance Agencies,보험중개사Insurance Brokers" +
  ",재무설계Financial Planning,납세자Taxpayers,경제학Economics,무역Trade,무역인Traders,수학Mathematical,물리Physical" +
  ",물리학Physics,화학Chemical,천문우주Astronomy and Space,지구과학Earth Science,지질Geological,지리Geographical" +
  ",해양학Oceanography,생물Biological,생태학Ecology,버섯학Mycology,작물Crop,육종Breeding,토양Soil,토양비료Soil and Fertilizer" +
  ",농화학Agricultural Chemistry,농공Agricultural Engineering,축산Livestock,낙농가Dairy Farmers,육계Broiler" +
  ",산란계Layer,종계Breeder,부화Hatchery,계란Eggs,달걀Eggs,닭고기Chicken,오리고기Duck Meat,돼지Pig,염소Goat,경마Horse Racing" +
  ",꿀벌Honeybee,벌꿀Honey,종축개량Animal Improvement,가축Livestock,가축위생Livestock Hygiene,애완동물Pet,반려견Companion Dogs" +
  ",애견미용Dog Grooming,애견연맹Kennel,고양이Cat,길고양이Stray Cats,관상어Ornamental Fish,관상조류Pet Birds,파충류Reptiles" +
  ",철학상담Philosophical Counseling,성상담Sex Counseling,부부상담Couples Counseling,학습상담Learning Counseling" +
  ",코칭Coaching,코치Coaches,멘토링Mentoring,강연Lecture,스피치Speech,웅변Oratory,토론Debate,리더십Leadership,인적자원Human Resources" +
  ",노사Labor-Management,직업상담사Vocational Counselors,채용Recruitment,헤드헌팅Headhunting,직업소개Job Placement" +
  ",근로자파견Temporary Staffing,파견Staffing,아웃소싱Outsourcing,컨설팅Consulting,컨설턴트Consultants,경영지도사Management Consultants" +
  ",기술지도사Technology Consultants,창업보육Business Incubation,엔젤투자Angel Investment,벤처캐피탈Venture Capital" +
  ",크라우드펀딩Crowdfunding,사모펀드Private Equity,자산운용Asset Management,자산관리Asset Management,신탁Trust" +
  ",할부Installment Finance,신용카드Credit Card,신용정보Credit Information,전자금융Electronic Finance,가상자산Virtual Assets" +
  ",암호화폐Cryptocurrency,감사Audit,내부감사Internal Audit,공인Certified,기업지배구조Corporate Governance,상장회사Listed Companies" +
  ",코스닥KOSDAQ,중견기업Mid-Sized Enterprises,여성기업Women Entrepreneurs,가업승계Family Business Succession" +
  ",소비자보호Consumer Protection,브랜드Brand,광고주Advertisers,옥외광고Outdoor Advertising,디지털광고Digital Advertising" +
  ",이벤트Event,마이스MICE,전시산업Exhibition Industry,관광개발Tourism Development,관광학Tourism Studies,여행사Travel Agencies" +
  ",여행작가Travel Writers,호스텔Hostel,게스트하우스Guesthouse,콘도Condominium,휴양Resort,휴양콘도Condominium Resort" +
  ",레저Leisure,레저스포츠Leisure Sports,수상레저Water Leisure,수상스키Water Skiing,웨이크보드Wakeboard,패러글라이딩Paragliding" +
  ",행글라이딩Hang Gliding,활공Gliding,스카이다이빙Skydiving,열기구Hot Air Balloon,모형항공Model Aeronautics,암벽등반Rock Climbing" +
  ",클라이밍Climbing,트레킹Trekking,달리기Running,사이클Cycling,인라인Inline,스케이트보드Skateboard,스노보드Snowboard,썰매Sledding" +
  ",세팍타크로Sepaktakraw,크리켓Cricket,라크로스Lacrosse,국궁Korean Archery,석궁Crossbow,가라테Karate,특공무술Special Martial Arts" +
  ",무술Martial Arts,무예Martial Arts,호신술Self-Defense,피트니스Fitness,파워리프팅Powerlifting,크로스핏CrossFit" +
  ",체력Physical Fitness,체스Chess,브리지Bridge,보드게임Board Games,큐브Cube,퍼즐Puzzle,우드볼Woodball,소프트테니스Soft Tennis" +
  ",정구Soft Tennis,라켓볼Racquetball,플로어볼Floorball,넷볼Netball,티볼Tee-Ball,킨볼Kin-Ball,플라잉디스크Flying Disc" +
  ",라인댄스Line Dance,방송댄스K-Pop Dance,스트릿댄스Street Dance,비보이B-Boy,폴댄스Pole Dance,훌라Hula,벨리댄스Belly Dance" +
  ",응원Cheering" +
  ",창고Warehousing,물류창고Logistics Warehousing,냉장Cold Storage,냉동Refrigeration,국제물류International Logistics" +
  ",포워딩Forwarding,하역Stevedoring,통관Customs,관세물류Customs Logistics,퀵서비스Courier Service,배달Delivery" +
  ",이륜자동차Motorcycle,오토바이Motorcycle,이사화물Moving,포장이사Moving,대리운전Designated Driving,운전기사Drivers,모범운전자Model Drivers" +
  ",화물운송Cargo Transport,화물차Truck,덤프트럭Dump Truck,지게차Forklift,굴착기Excavator,크레인Crane,타워크레인Tower Crane" +
  ",고소작업대Aerial Work Platform,렌터카Car Rental,렌트카Car Rental,자동차대여Car Rental,자동차대여사업Car Rental Business" +
  ",카셰어링Car Sharing,중고차Used Cars,중고자동차Used Cars,자동차부품Auto Parts,자동차튜닝Car Tuning,튜닝Tuning,자동차검사Vehicle Inspection" +
  ",자동차해체재활용Auto Recycling,폐차Auto Dismantling,세차Car Wash,타이어Tire,고물상Scrap Dealers,폐지Waste Paper" +
  ",음식물쓰레기Food Waste,쓰레기Waste,분뇨Night Soil,정화조Septic Tank,의료폐기물Medical Waste,폐기물자원순환Waste Resource Circulation" +
  ",폐자원Waste Resources,바이오가스Biogas,바이오매스Biomass,바이오에너지Bioenergy,지열Geothermal,해상풍력Offshore Wind Power" +
  ",수력Hydropower,소수력Small Hydropower,집단에너지District Energy,열병합발전Combined Heat and Power,보일러Boiler" +
  ",난방Heating,도시가스City Gas,천연가스Natural Gas,연탄Briquette,석탄Coal,광산Mining,석회석Limestone,시추Drilling" +
  ",샘물Bottled Water,먹는샘물Bottled Water,먹는물Drinking Water,정수기Water Purifier,공기청정Air Cleaning,공기청정기Air Purifier" +
  ",냉난방Air Conditioning and Heating,공조Air Conditioning,설비건설Plumbing Construction,배관Piping,용접Welding" +
  ",비파괴검사Nondestructive Testing,표면처리Surface Treatment,도금공업Plating,열처리Heat Treatment,주조공학Casting Engineering" +
  ",금속재료Metals and Materials,요업Ceramics,점토벽돌Clay Brick,유리공업Glass Industry,직물Fabrics,면방직Cotton Spinning" +
  ",방직Spinning,염색가공Dyeing and Finishing,니트Knit,양말Socks,장갑Gloves,봉제인Sewing Workers,패션디자이너Fashion Designers" +
  ",모피Fur,피혁Leather,가죽Leather,제화Shoemaking,가방Bags,보석Gem,시계Watch,안경광학Optical,사무가구Office Furniture" +
  ",커튼Curtain,벽지Wallpaper,장판Flooring,주방용품Kitchenware,주방기구Kitchen Equipment,생활용품Household Goods" +
  ",문구인Stationery Merchants,장난감Toys,선물용품Gifts,판촉물Promotional Items,포장Packaging,골판지Corrugated Board" +
  ",지함Paper Box,합성수지Synthetic Resin,비닐Vinyl,계면Interface,윤활유Lubricants,석유유통Petroleum Distribution" +
  ",석유일반판매소Petroleum Retailers,계측기기Measuring Instruments,계량Weighing,측정기Measuring Instruments" +
  ",시험기관Testing Institutions,교정시험기관Calibration and Testing,표준화Standardization,정밀기계Precision Machinery" +
  ",동력기계Power Machinery,유공압Fluid Power,펌프Pump,밸브Valve,금속가구Steel Furniture,철물Hardware,철선Steel Wire" +
  ",파스너Fastener,볼트너트Bolts and Nuts,스프링Springs,베어링Bearing,기어Gear,모터Motor,전동기Motor,변압기Transformer" +
  ",배전반Switchboard,조명기구Lighting Fixtures,전등Lighting,전자부품Electronic Parts,전자회로Printed Circuit" +
  ",인쇄회로기판PCB,센서Sensor,레이저Laser,레이저가공Laser Processing,나노Nano,나노기술Nanotechnology,초음파Ultrasound" +
  ",전자파Electromagnetic Wave,전자파학Electromagnetic,전파Radio,아마추어무선Amateur Radio,무선Radio,위성통신Satellite Communications" +
  ",위성Satellite,케이블TVCable TV,케이블티비Cable TV,위성방송Satellite Broadcasting,종합유선방송Cable TV,방송채널진흥Program Providers" +
  ",방송기자Broadcast Journalists,방송기술인Broadcasting Engineers,사진기자Press Photographers,편집기자Copy Editors" +
  ",여기자Women Journalists,지역신문Local Newspapers,인터넷신문Online Newspapers,전문신문Trade Newspapers,인쇄문화Printing Culture" +
  ",제책Bookbinding,서적Books,전자출판Electronic Publishing,학술정보Academic Information,학술Academic,논문Journal" +
  ",과학기자Science Journalists,과학저술인Science Writers,과학문화Science Culture,과학관Science Museums,발명가Inventors" +
  ",여성발명Women Inventors,여성과학기술인Women in Science and Technology,공학Engineering,공학한림원Engineering Academy" +
  ",기술사업화Technology Commercialization,기술거래사Technology Agents,기술혁신Technology Innovation,산학협동Industry-Academia Cooperation" +
  ",산학연Industry-Academia-Research,산학협력Industry-Academia Cooperation,시뮬레이션Simulation,공급망관리Supply Chain Management" +
  ",구매조달Purchasing and Procurement,조달Procurement,정부조달Government Procurement,우수제품Excellent Products" +
  ",로지스틱스Logistics,프로젝트경영Project Management,엔지니어링Engineering,감리Supervision,건설감리Construction Supervision" +
  ",건설사업관리Construction Management,주택건설Housing Construction,건설기계정비Construction Machinery Maintenance" +
  ",해체공사Demolition,석면Asbestos,석면환경Asbestos Environment,라돈Radon,방사선Radiation,방사성폐기물Radioactive Waste" +
  ",도배Wallpapering,목수Carpenters,미장Plastering,석공Masonry,지붕Roofing,조경수Landscape Trees,조경시설물Landscape Facilities" +
  ",놀이시설Play Facilities,물놀이Water Play,가로수Street Trees,수목보호Tree Protection,산림경영인Forest Managers" +
  ",임업인Foresters,임업후계자Young Foresters,독림가Model Foresters,산촌Mountain Village,산림치유지도사Forest Therapists" +
  ",목재보존Wood Preservation,합판보드Plywood and Board,합판Plywood,원목Timber,표고버섯Shiitake,송이Matsutake,느타리버섯Oyster Mushroom" +
  ",새송이King Oyster Mushroom" +
  ",유기농Organic,유기농산물Organic Produce,친환경농산물Eco-Friendly Produce,우리밀Korean Wheat,우리콩Korean Soybean" +
  ",우리쌀Korean Rice,토종Native,토종씨앗Native Seeds,씨앗Seed,귀농Return-to-Farm,귀농인Returning Farmers,귀촌Rural Return" +
  ",산채Wild Greens,나물Namul,고사리Bracken,취나물Chwinamul,황기Milk Vetch,구기자Goji Berry,산수유Cornelian Cherry" +
  ",복분자Bokbunja,아로니아Aronia,오디Mulberry,머루Wild Grape,자두Plum,살구Apricot,앵두Cherry,멜론Melon,방울토마토Cherry Tomato" +
  ",오이Cucumber,호박Pumpkin,당근Carrot,연근Lotus Root,우엉Burdock,부추Chives,미나리Water Parsley,깻잎Perilla Leaf" +
  ",귀리Oats,율무Job's Tears,한라봉Hallabong,차나무Tea,다원Tea Garden,산삼Wild Ginseng,마가목Rowan,헛개Hovenia,엄나무Kalopanax" +
  ",가시오가피Siberian Ginseng,약쑥Mugwort,민들레Dandelion,홍화Safflower,국화Chrysanthemum,장미Rose,백합Lily,무궁화Mugunghwa" +
  ",진달래Azalea,철쭉Royal Azalea,벚꽃Cherry Blossom,연꽃Lotus,유채Canola,억새Silver Grass,갈대Reed,해바라기Sunflower" +
  ",느티나무Zelkova,은행나무Ginkgo Tree,소나무Pine Tree,대나무Bamboo,잣나무Korean Pine,참나무Oak,자작나무Birch,편백Cypress" +
  ",편백나무Cypress,동백Camellia,매생이Maesaengi,파래Green Laver,해조Seaweed,해삼Sea Cucumber,멍게Sea Squirt,미더덕Mideodeok" +
  ",가리비Scallop,키조개Pen Shell,조개Clam,소라Turban Shell,재첩Freshwater Clam,다슬기Marsh Snail,우렁이Freshwater Snail" +
  ",주꾸미Webfoot Octopus,민어Croaker,홍어Skate,가자미Flounder,광어Flatfish,넙치Flatfish,우럭Rockfish,도미Sea Bream" +
  ",참돔Red Sea Bream,참치Tuna,연어Salmon,은어Sweetfish,향어Mirror Carp,붕어Crucian Carp,미꾸라지Loach,뱀장어Eel" +
  ",민물장어Freshwater Eel,붕장어Conger Eel,과메기Gwamegi,새우젓Salted Shrimp,염전Salt Field,양식업Aquaculture" +
  ",어류양식Fish Farming,수산양식Aquaculture,양만Eel Farming,근해안강망Offshore Stow Net,근해채낚기Offshore Jigging" +
  ",나잠Haenyeo Diving,냉동냉장수산Frozen Seafood,활어Live Fish,어업인Fishers,여성어업인Women Fishers,수산인Fishers" +
  ",선장Captains,해기사Marine Officers,선주Shipowners,선급Classification,선박Ship,선박기관Marine Engineering" +
  ",조선공업Shipbuilding,조선학Naval Architecture,해상Maritime,해상교통Marine Traffic,갯벌Tidal Flat,습지Wetland" +
  ",철새Migratory Birds,두루미Cranes,황새Storks,따오기Crested Ibis,호랑이Tigers,반달곰Moon Bears,산양Goral,수달Otters" +
  ",고래Whales,바다거북Sea Turtles,나비Butterfly,반딧불이Firefly,물고기Fish,공동체Community,마을만들기Village Building" +
  ",밥상Table,베이커리Bakery,간식Snack,집수리Home Repair,주거환경개선Housing Improvement,건축Architecture,목공Woodworking" +
  ",바느질Sewing,수선Mending,재봉Sewing,뜨개질Knitting,방과후학교Afterschool,아이돌봄Childcare,가사Housekeeping,가사서비스Housekeeping Service" +
  ",가사관리Housekeeping,간병Caregiving,간병인Caregivers,산후도우미Postpartum Helpers,노인돌봄Senior Care,시니어Senior" +
  ",실버Senior,어르신Seniors',할머니Grandmothers',아줌마Women's,엄마Mothers',아빠Fathers',부모Parents',아이Children's" +
  ",중학생Middle School Students',고등학생High School Students',청소노동자Cleaning Workers',비정규노동Non-Regular Labor" +
  ",알바노동자Part-Time Workers',플랫폼노동자Platform Workers',라이더Riders',프리랜서Freelancers',예술인Artists',예술가Artists'" +
  ",음악인Musicians',미술인Artists',국악인Gugak Musicians',연극인Theater People's,문화예술인Culture and Arts People's" +
  ",체육인Sports People's,축구인Football People's,의료인Medical Professionals',종교인Religious People's,기독교인Christians'" +
  ",불자Buddhists',목회자Pastors',목사Pastors',장로Elders',전도사Evangelists',선교사Missionaries',스님Buddhist Monks'" +
  ",비구니Bhikkhunis',사제Priests',수녀Sisters',이웃Neighbors,이웃사랑Love of Neighbors,사랑나눔Love Sharing,행복나눔Happiness Sharing" +
  ",희망나눔Hope Sharing,희망Hope,평화통일Peaceful Unification,남북교류Inter-Korean Exchange,남북경협Inter-Korean Economic Cooperation" +
  ",납북자Abduction Victims,탈북민North Korean Defectors',실향민Displaced People's,이북도민Northern Province Natives'" +
  ",조선족Korean Chinese,해외동포Overseas Koreans,재일동포Korean Residents in Japan,교민Overseas Koreans'" +
  ",난민Refugee,이주Migrant,이주배경Migrant Background,노숙자Homeless,독거노인Seniors Living Alone,소년소녀가장Child-Headed Families" +
  ",결식아동Hungry Children,빈곤Poverty,기아Hunger,장학생Scholars,청년유니온Youth Union,철거민Evictees',임차인Tenants'" +
  ",노점상Street Vendors',건물주Building Owners',토지주Landowners',종교시설Religious Facilities,지역주민Local Residents'" +
  ",안전문화Safety Culture,재난안전Disaster Safety,생활안전Life Safety,안전관리Safety Management,직업환경Occupational and Environmental" +
  ",보건안전Health and Safety,가스안전Gas Safety,승강기안전Elevator Safety,어린이안전Child Safety,어린이교통안전Children's Traffic Safety" +
  ",학교안전School Safety,건강기능식품Health Functional Foods,건강식품Health Foods,기능성식품Functional Foods,즉석식품Instant Foods" +
  ",면류Noodles,국수Noodle,두부콩나물Tofu and Bean Sprouts,콩나물Bean Sprouts,어묵Fish Cake,식육Meat,육류Meat,육류유통Meat Distribution" +
  ",축산기업Livestock Enterprises,유가공Dairy Processing,제분공업Flour Milling Industry,장유Soy Sauce,식용유Edible Oil" +
  ",참기름Sesame Oil,음료Beverages,생수Bottled Water,주류산업Liquor Industry,주류수입Liquor Import,주류도매Liquor Wholesale" +
  ",인삼제품Ginseng Products,담배Tobacco,연초생산Tobacco Growers,엽연초생산Leaf Tobacco Producers,녹차산업Green Tea Industry" +
  ",커피산업Coffee Industry,청과Fruits,청과물Fruits and Vegetables,농산물Agricultural Products,농산물중도매인Agricultural Wholesalers" +
  ",중도매인Wholesalers,도매시장법인Wholesale Market Corporations,도매법인Wholesale Corporations,화훼공판장Flower Auction" +
  ",수산물중도매인Seafood Wholesalers,재래시장Traditional Market,오일장Five-Day Market,야시장Night Market,골목상권Local Business" +
  ",골목상점Local Shops,동네슈퍼Neighborhood Supermarkets,연쇄점Chain Stores,백화점Department Stores,대형마트Large Marts" +
  ",무점포Non-Store,홈쇼핑Home Shopping,티브이홈쇼핑TV Home Shopping,자판기Vending Machines,중고Secondhand,재사용Reuse" +
  ",제로웨이스트Zero Waste,에너지절약Energy Saving,에너지자립Energy Independence,시민발전Citizens' Power,햇빛Sunlight" +
  ",전기Electric,전력Electric Power,석유화학Petrochemical,정밀화학Fine Chemical,의약Pharmaceutical,의약품유통Pharmaceutical Distribution" +
  ",도매약업Pharmaceutical Wholesale,동물약품Animal Health Products,체외진단In Vitro Diagnostic,미용산업Beauty Industry" +
  ",헬스케어Healthcare,디지털헬스Digital Health,원격의료Telemedicine,정신의학Psychiatric,소아청소년Pediatric,안과Ophthalmology" +
  ",치과Dental,내과Internal Medicine,외과Surgery,산부인과Obstetrics and Gynecology,피부과Dermatology,비뇨의학과Urology" +
  ",정형외과Orthopedic,신경외과Neurosurgery,이비인후과Otolaryngology,가정의학과Family Medicine,성형외과Plastic Surgery" +
  ",마취통증의학과Anesthesiology,재활의학과Rehabilitation Medicine,영상의학과Radiology,개원의Practitioners,전공의Residents" +
  ",공중보건의Public Health Doctors,여의사Women Doctors,봉직의Employed Physicians" +
  ",근육Muscle,도자Ceramics,도자문화Ceramic Culture,살리기Saving,지키기Protecting,가꾸기Caring for,만들기Making,심기Planting" +
  ",나누기Sharing,찾기Finding,알리기Promotion,바로알기Understanding,돕기Helping,보내기Sending,되살리기Reviving,노무자Laborers'" +
  ",유황Sulfur,외항Foreign Port,원산지Origin,원산지정보Origin Information,방문Visit,예방Preventive,열린Open,함께하는Together" +
  ",더불어Together,더불어함께하는Together,더불어사는Living Together,함께사는Living Together,함께걷는Walking Together" +
  ",함께가는Going Together,아름다운Beautiful,따뜻한Warm,깨끗한Clean,푸른Green,새로운New,작은Little,좋은Good,착한Good,바른Right" +
  ",올바른Right,참된True,맑은Clear,밝은Bright,젊은Young,즐거운Joyful,신나는Exciting,꿈꾸는Dreaming,살기좋은Livable,평화로운Peaceful" +
  ",안전한Safe,정의로운Just,공정한Fair,지속가능한Sustainable,건강한Healthy,행복한Happy,당당한Confident,든든한Reliable,친절한Kind" +
  ",정직한Honest,특별한Special,소중한Precious,도시농부Urban Farmers,농부Farmers,농부들Farmers,어부Fishers,광부Miners" +
  ",꽃차Flower Tea,흑돼지Black Pig,토종닭Native Chicken,토종꿀Native Honey,재래돼지Native Pig,칡소Brindle Cattle" +
  ",바다Sea,제작Production,광고물Advertising Materials,수하식Suspended Culture,굴수하식Suspended Oyster" +
  ",시정Municipal,도정Provincial,군정County,의정Legislative,국회Parliamentary,헌정Constitutional,호국Patriotic" +
  ",충효Loyalty and Filial Piety,충혼Patriotic Martyrs,순국선열Patriotic Martyrs,열사Patriots,의사자Righteous Martyrs" +
  ",의병Righteous Army,동학Donghak,동학농민혁명Donghak Peasant Revolution,삼일운동March First Movement,독립Independence" +
  ",독립군Independence Army,임시정부Provisional Government,위안부Comfort Women,일본군성노예제Japanese Military Sexual Slavery" +
  ",강제동원Forced Mobilization,원폭피해자Atomic Bomb Victims,민간인희생자Civilian Victims,유가족Bereaved Families" +
  ",참사Disaster,학살Massacre,민주화운동Democratization Movement,민주열사Democratic Martyrs,학생운동Student Movement" +
  ",노동운동Labor Movement,농민운동Farmers' Movement,여성운동Women's Movement,시민운동Civic Movement,환경운동Environmental Movement" +
  ",소비자운동Consumer Movement,새마을운동Saemaul Undong,새마을Saemaul,바르게살기Better Life,국민독서Reading,독서문화Reading Culture" +
  ",작은도서관Small Libraries,책읽기Reading,책읽는Reading,글쓰기Writing,글짓기Writing,만화인Cartoonists,공연장Performance Venues" +
  ",소극장Small Theaters,영화관Cinemas,상영관Cinemas,영상자료Film Archive,아카이브Archive,디지털아카이브Digital Archive" +
  ",시각디자인Visual Design,산업디자인Industrial Design,공간디자인Space Design,서체Typeface,타이포그라피Typography,패션산업Fashion Industry" +
  ",문양Patterns,색채Color,컬러Color,이미지Image,이미지컨설턴트Image Consultants,컬러리스트Colorists,플로리스트Florists" +
  ",웨딩Wedding,웨딩플래너Wedding Planners,예식Wedding,예식업Wedding Business,결혼정보Marriage Information,결혼중개Matchmaking" +
  ",국제결혼International Marriage,주례Wedding Officiants,레크레이션Recreation,웃음Laughter,유머Humor,행복교육Happiness Education" +
  ",부모교육Parent Education,성인교육Adult Education,노인교육Senior Education,문해교육Literacy Education,문해Literacy" +
  ",야학Night School,검정고시GED,평생교육사Lifelong Educators,교육자Educators,교육자원Educational Resources,교육복지Education Welfare" +
  ",교육문화Education and Culture,교육연구Educational Research,교육개발Educational Development,교육학술Education and Research" +
  ",교육시설Educational Facilities,이러닝E-Learning,에듀테크Edtech,스마트교육Smart Education,메이커Maker,메이커교육Maker Education" +
  ",로봇교육Robot Education,발명교육Invention Education,창의Creativity,창의인성Creativity and Character,창의교육Creative Education" +
  ",영재Gifted,과학교육자Science Educators,항공대Aviation,드론조종사Drone Pilots,조종사Pilots,항공기Aircraft,항공정비Aircraft Maintenance" +
  ",항공진흥Aviation Promotion,승무원Cabin Crew,철도차량Rolling Stock,철도신호Railway Signals,철도건설Railway Construction" +
  ",철도동호인Railway Fans,버스터미널Bus Terminals,터미널Terminals,마을버스Village Bus,시내버스City Bus,시외버스Intercity Bus" +
  ",고속버스Express Bus,특수여객Special Passenger,교통사고Traffic Accident,교통봉사Traffic Volunteer,교통시민Traffic Citizens" +
  ",운전자Drivers,운전Driving,운전면허Driver's License,자동차운전Driving,자동차전문정비Auto Repair,자동차수리Auto Repair" +
  ",카포스CARPOS,외장관리Car Detailing,자동차공학Automotive Engineering,자동차산업Automobile Industry,자동차환경Automotive Environment" +
  ",모빌리티Mobility,퍼스널모빌리티Personal Mobility,스마트모빌리티Smart Mobility,전동킥보드E-Scooter,물류관리사Logistics Managers" +
  ",유통관리사Distribution Managers,파렛트Pallet,컨테이너Container,복합운송Multimodal Transport,해운조합Shipping" +
  ",해운대리점Shipping Agency,해운중개Ship Brokers,선박급유Bunkering,선박수리Ship Repair,선용품Ship Supplies,예인선Tugboat" +
  ",해양조사Hydrographic Survey,해양경찰Coast Guard,해양소년단Sea Explorers,해양구조Marine Rescue,해양환경보호Marine Environment Protection" +
  ",어항Fishing Ports,어촌어항Fishing Villages and Ports,선원복지Seafarers' Welfare,어업경영Fishery Management" +
  ",원양어업Deep-Sea Fishing,양어Fish Farming,관상생물Ornamental Life,수산질병관리사Aquatic Animal Health Doctors" +
  ",수산식품Seafood,수산가공Seafood Processing,김생산Laver Producers,김산업Laver Industry,굴양식Oyster Farming" +
  ",미역양식Seaweed Farming,멸치권현망Anchovy Drag Net,자리돔Damselfish,옥돔Tilefish,은갈치Silver Hairtail,찰옥수수Sticky Corn" +
  ",찰보리Glutinous Barley,찰쌀Glutinous Rice,현미Brown Rice,쌀눈Rice Germ,쌀가공식품Rice Foods,쌀가공Rice Processing" +
  ",떡류식품Rice Cake Foods,떡류식품가공Rice Cake Processing,제면Noodle Making,제분제면Milling and Noodle,막국수Makguksu" +
  ",냉면Naengmyeon,순대Sundae,족발Jokbal,치킨Chicken,피자Pizza,햄버거Hamburger,제빵사Bakers,떡볶이Tteokbokki,디저트Dessert" +
  ",초콜릿Chocolate,초콜렛Chocolate,아이스크림Ice Cream,빙과Ice Cream,사탕Candy,조청Grain Syrup,식초Vinegar,효소Enzyme" +
  ",효모Yeast,누룩Nuruk,탁약주Takju and Yakju,전통민속주Traditional Folk Liquor,과실주Fruit Wine" +
  ",여성청소년Women and Youth,아동청소년Children and Youth,가족청소년Family and Youth,따뜻한하루Warm Day,통역사Interpreters" +
  ",번역사Translators,수어통역사Sign Language Interpreters,해설사Interpreters,문화관광해설사Cultural Tourism Guides" +
  ",숲해설사Forest Guides,안내사Guides,상담사Counselors,심리상담사Psychological Counselors,청소년상담사Youth Counselors" +
  ",전문상담사Professional Counselors,가족상담사Family Counselors,지도사Instructors,관리사Managers,치료사Therapists" +
  ",미술치료사Art Therapists,음악치료사Music Therapists,언어치료사Speech Therapists,재활사Rehabilitation Specialists" +
  ",조련사Trainers,훈련사Trainers,반려견훈련사Dog Trainers,위생사Hygienists,조율사Tuners,피아노조율사Piano Tuners,측량사Surveyors" +
  ",감별사Appraisers,감리사Supervisors,진단사Diagnosticians,건축구조기술사Structural Engineers,경호사Bodyguards" +
  ",정비사Mechanics,자동차정비사Auto Mechanics,기능사Craftsmen,기능인Skilled Workers,기능장Master Craftsmen,장인Artisans" +
  ",인간문화재Living Treasures,위기청소년At-Risk Youth,정신대Comfort Women,문제대책Problem Countermeasures,대책Countermeasures" +
  ",문제연구Studies,문제Issues,열관리Heat Management,열관리시공Heating Installation,시공Construction,시공업Contractors" +
  ",민속예술Folk Arts,예술단체Art Organizations,심뇌혈관Cardio-Cerebrovascular,심뇌혈관질환Cardio-Cerebrovascular Disease" +
  ",심혈관Cardiovascular,뇌혈관Cerebrovascular,혈관Vascular,질환Disease,질환예방Disease Prevention,만성질환Chronic Disease" +
  ",호흡기Respiratory,호흡기질환Respiratory Disease,소화기Gastrointestinal,순환기Circulatory,피부Skin,모발Hair" +
  ",모발이식Hair Transplant,탈모Hair Loss,성형Plastic Surgery,미용성형Cosmetic Surgery,레이저의학Laser Medicine" +
  ",두통Headache,어지럼Dizziness,이명Tinnitus,발성Vocalization,목구조Timber Structure,구조공학Structural Engineering" +
  ",구조기술사Structural Engineers,철골구조Steel Structure,철골Steel Frame,면역Immunology,노화Aging,항노화Anti-Aging" +
  ",안티에이징Anti-Aging,사상Thought,실천Practice,사상실천Thought Practice,정신문화Spiritual Culture,민족정신National Spirit" +
  ",뿌리Roots,성씨Family Names,족보Genealogy,보학Genealogy,전통예절Traditional Etiquette,향토사Local History" +
  ",지역문화Regional Culture,마을문화Village Culture,대중문화Popular Culture,대중가요Popular Songs,트로트Trot,케이팝K-Pop" +
  ",인디음악Indie Music,그룹사운드Rock Band,디제이DJ,힙합Hip-Hop,비보잉B-Boying,청년예술Young Artists,신진작가Emerging Artists" +
  ",여성작가Women Artists,원로작가Senior Writers,지역작가Local Writers,공공미술Public Art,공공디자인Public Design" +
  ",공공예술Public Art,설치미술Installation Art,미디어아트Media Art,영상콘텐츠Video Content,콘텐츠산업Content Industry" +
  ",캐릭터Character,캐릭터산업Character Industry,브랜드디자인Brand Design,패키지디자인Package Design,제품디자인Product Design" +
  ",공예디자인Craft Design,치즈Cheese,모짜렐라Mozzarella,요구르트Yogurt,요거트Yogurt,목장Ranch,젖소Dairy Cow,유기축산Organic Livestock" +
  ",중형Medium,소형Small,간호사Nurses',경찰관Police Officers',소방관Firefighters',소방공무원Fire Officers',군무원Military Civilians'" +
  ",세무공무원Tax Officials',철도원Railway Workers',우체국Post Office,시장Market,종합시장General Market,중앙시장Central Market" +
  ",수산시장Fish Market,농수산물시장Agro-Fisheries Market,농수산Agro-Fisheries,골목Alley,골목길Alley,꾸러미Box,제철꾸러미Seasonal Box" +
  ",콩세알Three Beans,청도반시Cheongdo Bansi,반시Bansi Persimmon,임금님표King's Brand,들꽃Wildflower,들꽃향기Wildflower Fragrance" +
  ",꽃향기Flower Fragrance,풀향기Grass Fragrance,솔향기Pine Fragrance,솔향Pine Fragrance,숲향기Forest Fragrance" +
  ",흙향기Earth Fragrance,바다향기Sea Fragrance,산들바람Gentle Breeze,느린Slow,느린마을Slow Village,황금들녘Golden Fields" +
  ",황금들Golden Fields,황금벌판Golden Plain,들녘Fields,푸른들Green Fields,푸른들녘Green Fields,푸른솔Green Pine" +
  ",푸른숲Green Forest,푸른산Green Mountain,푸른바다Blue Sea,청정바다Clean Sea,맑은물Clear Water,맑은샘Clear Spring" +
  ",산골Mountain,산골마을Mountain Village,산마루Mountain Ridge,산마을Mountain Village,농부네Farmer's,할매Grandma's" +
  ",엄마손Mom's Hands,시골Country,시골마을Country Village,시골밥상Country Table,고향Hometown,고향마을Hometown Village" +
  ",옛날Old-Time,낙화생Peanut,땅콩Peanut,낙화생가공업Peanut Processing,가공업Processing,품앗이Pumasi,두레Dure,햇살Sunshine" +
  ",햇살가득Full of Sunshine,햇살마을Sunshine Village,해뜨는Sunrise,해뜨는마을Sunrise Village,해맞이Sunrise,달빛Moonlight" +
  ",별빛Starlight,별빛마을Starlight Village,은하수Milky Way,무지개Rainbow,무지개마을Rainbow Village,구름Cloud,구름마을Cloud Village" +
  ",노을Sunset,새벽Dawn,새벽이슬Morning Dew,이슬Dew,안개Mist,호수Lake,호수마을Lake Village,강마을River Village,섬마을Island Village" +
  ",갯마을Seaside Village,바닷가Seaside,포구Harbor,등대Lighthouse,갈매기Seagull,물안개Water Mist,다람쥐Squirrel" +
  ",토끼Rabbit,거북이Turtle,부엉이Owl,제비Swallow,참새Sparrow,까치Magpie,학마을Crane Village,새소리Birdsong,풀벌레Grass Insects" +
  ",메뚜기Grasshopper,우렁각시Snail Bride,장수풍뎅이Rhinoceros Beetle,굼벵이Grub,누에Silkworm,양잠Sericulture,잠업Sericulture" +
  ",동충하초Cordyceps,상황버섯Phellinus,영지버섯Reishi,노루궁뎅이Lion's Mane,목이버섯Wood Ear,양송이Button Mushroom,팽이버섯Enoki" +
  ",새싹인삼Sprout Ginseng,새싹보리Barley Sprouts,새싹Sprout,모종Seedlings,종묘Seedlings,씨감자Seed Potato,꿀사과Honey Apple" +
  ",얼음골Eoreumgol,밀감Mandarin,천혜향Cheonhyehyang,레드향Redhyang,청귤Green Tangerine,용과Dragon Fruit,바나나Banana" +
  ",파파야Papaya,커피농장Coffee Farm,허브Herb,라벤더Lavender,로즈마리Rosemary,알로에Aloe,선인장Cactus,다육식물Succulents" +
  ",다육Succulents,난초Orchid,동양란Oriental Orchid,서양란Western Orchid,분화Potted Flowers,절화Cut Flowers" +
  ",관엽식물Foliage Plants,잔디농장Turf Farm" +
  ",근골격Musculoskeletal,관절Joint,신경Nerve,쪽빛Indigo,쪽염색Indigo Dyeing,중심Center,바늘한땀One Stitch,한땀Stitch" +
  ",경력단절Career-Interrupted,경력보유Career-Experienced,경력단절여성Career-Interrupted Women,섬쌀Island Rice" +
  ",딸기향Strawberry Fragrance,사과향Apple Fragrance,국화향Chrysanthemum Fragrance,조리기구Kitchen Utensils" +
  ",조리기계Kitchen Machinery,주방기계Kitchen Machinery,기구Equipment,운동기구Sports Equipment,체육용품Sporting Goods" +
  ",의료용품Medical Supplies,위생용품Hygiene Products,사무용품Office Supplies,사무기기Office Machines,학용품School Supplies" +
  ",교구Teaching Aids,교재Teaching Materials,교복Uniforms,학생복School Uniforms,단체복Group Uniforms,작업복Workwear" +
  ",한복업Hanbok Business,양복Suits,맞춤양복Tailored Suits,숙녀복Ladies' Wear,남성복Menswear,아동복Children's Wear" +
  ",속옷Underwear,내의Underwear,모자Hats,우산Umbrellas,양산Parasols,돗자리Mats,화문석Sedge Mats,왕골Sedge,죽세공Bamboo Craft" +
  ",짚풀Straw,짚풀공예Straw Craft,부채Fans,연날리기Kite Flying,전통연Traditional Kites,팽이Tops,윷놀이Yutnori,줄다리기Tug of War" +
  ",강강술래Ganggangsullae,차전놀이Chajeon Nori,지신밟기Jisin Balgi,상여소리Funeral Songs,농요Farming Songs,어로요Fishing Songs" +
  ",아리랑Arirang,국궁동호인Korean Archery Club,산림욕Forest Bathing,산림교육Forest Education,유아숲Children's Forest" +
  ",숲놀이Forest Play,숲체험Forest Experience,자연체험Nature Experience,농촌체험Rural Experience,농장체험Farm Experience" +
  ",치유농업Care Farming,치유농장Healing Farm,사회적농업Social Farming,주말농장Weekend Farm,체험농장Experience Farm" +
  ",관광농원Tourist Farm,교육농장Education Farm,스마트온실Smart Greenhouse,식물공장Plant Factory,수직농장Vertical Farm" +
  ",수경재배Hydroponics,버섯재배Mushroom Growing,시설원예Protected Horticulture,시설채소Greenhouse Vegetables" +
  ",노지채소Field Vegetables,과채류Fruit Vegetables,엽채류Leafy Vegetables,쌈채소Ssam Vegetables,샐러드Salad" +
  ",새싹채소Sprout Vegetables,절임배추Salted Cabbage,고춧가루Chili Powder,참깨들깨Sesame and Perilla,들기름Perilla Oil" +
  ",쌀빵Rice Bread,우리밀빵Korean Wheat Bread,호밀Rye,메주Meju,청국장Cheonggukjang,장아찌Pickles,조미김Seasoned Laver" +
  ",자반Salted Fish,반건조Semi-Dried,곰탕Gomtang,육포Jerky,햄Ham,소시지Sausage,수제햄Handmade Ham,산양유Goat Milk" +
  ",벌집Honeycomb,화분Pollen,프로폴리스Propolis,로열젤리Royal Jelly,밀랍Beeswax,화장지Tissue,제지업Paper Industry" +
  ",재생지Recycled Paper,현수막Banners,간판Signs,명함Name Cards,복사Copying,사진관Photo Studios,영상제작Video Production" +
  ",음향영상Audio Video,조명음향Lighting and Sound,무대기술Stage Technology,공연기획Performance Planning,전시기획Exhibition Planning" +
  ",행사대행Event Agency,여행기획Travel Planning,공정여행Fair Travel,생태여행Eco Travel,도보여행Walking Tours,마을여행Village Tours" +
  ",섬여행Island Tours,해설Interpretation,놀이Play,놀이문화Play Culture,전래놀이Traditional Play,책놀이Book Play" +
  ",미술놀이Art Play,음악놀이Music Play" +
  ",낭송가Reciters,시낭송가Poetry Reciters,고용안정Employment Security,직업안정Employment Security,미래숲Future Forest" +
  ",전몰군경Fallen Soldiers and Police,군경Soldiers and Police,전문인Professionals,여성전문인Women Professionals" +
  ",전문가Experts,전문직Professionals,실무자Practitioners,종사자Workers',사람들People,동서East-West,동서양East-West" +
  ",동양Oriental,서양Western,점주Store Owners,편의점주Convenience Store Owners,가맹점주Franchisees,치위생Dental Hygiene" +
  ",치기공Dental Technology,선수Players,프로야구선수Professional Baseball Players,프로선수Professional Athletes" +
  ",감독Coaches,초등Elementary,중등Secondary,고등Higher,초등수학Elementary Mathematics,초등영어Elementary English" +
  ",초등국어Elementary Korean,상업Commercial,경제Economic,공동체경제Community Economy,대안경제Alternative Economy" +
  ",공유경제Sharing Economy,순환경제Circular Economy,소규모Small-Scale,대규모Large-Scale,사과즙Apple Juice,배즙Pear Juice" +
  ",포도즙Grape Juice,양파즙Onion Juice,칡즙Arrowroot Juice,과일즙Fruit Juice,과즙Fruit Juice,도라지청Bellflower Syrup" +
  ",매실청Maesil Syrup,유자청Yuja Tea,생강청Ginger Syrup,수제청Handmade Syrup,잼Jam,수제잼Handmade Jam,운영업Operators" +
  ",운영자Operators,독립서점Independent Bookstores,독립출판Independent Publishing,독립예술Independent Arts,영양고추Yeongyang Pepper" +
  ",영양고춧가루Yeongyang Chili Powder,나라사랑Patriotism,국가사랑Patriotism,직장인Workers',성경Bible,기상과학Meteorological Science" +
  ",육쪽마늘Six-Clove Garlic,장년Middle-Aged,중장년Middle-Aged,신중년New Middle-Aged,은퇴Retirement,노후Later Life" +
  ",재취업Reemployment,창직Job Creation,귀환Return,재정착Resettlement,사회통합Social Integration,사회혁신Social Innovation" +
  ",사회문제Social Issues,사회안전Social Safety,사회정책Social Policy,사회조사Social Research,여론Public Opinion" +
  ",시장조사Market Research,리서치Research,데이터분석Data Analysis,인문Humanities,인문사회Humanities and Social Sciences" +
  ",인문학Humanities,교양Liberal Arts,고전Classics,동화구연Storytelling,문화교류Cultural Exchange,문화정책Cultural Policy" +
  ",문화경제Cultural Economics,예술경영Arts Management,예술교육Arts Education,문화예술교육Culture and Arts Education" +
  ",무용교육Dance Education,상업교육Commercial Education,공업교육Industrial Education,농업교육Agricultural Education" +
  ",직업교육Vocational Education,기업교육Corporate Education,평화교육Peace Education,인권교육Human Rights Education" +
  ",민주시민교육Democratic Citizenship Education";

/**
 * Words before or after a particle in a name (평화의숲, 빛과소금). Without a particle, such a word may be
 * the name itself: 사랑교회 is Sarang Church.
 */
export const PHRASE =
  "하나님God,주님the Lord,예수Jesus,예수님Jesus,그리스도Christ,성령the Holy Spirit,십자가the Cross,말씀the Word,복음the Gospel,천국Heaven,하늘Heaven,은혜Grace,진리Truth,사랑Love,믿음Faith,소망Hope,희망Hope,평화Peace,평안Peace,평강Peace,기쁨Joy,감사Gratitude,찬양Praise,기도Prayer,축복Blessing,은총Grace,생명Life,생수Living Water,부활Resurrection,구원Salvation,빛Light,소금Salt,등대Lighthouse,등불Lamp,반석Rock,방주the Ark,언약the Covenant,약속Promise,능력Power,지혜Wisdom,영광Glory,자비Mercy,정의Justice,공의Righteousness,순종Obedience,회복Restoration,치유Healing,위로Comfort,섬김Service,나눔Sharing,돌봄Care,배려Consideration,겸손Humility,온유Gentleness,용서Forgiveness,화해Reconciliation,화평Peace,화합Harmony,인내Patience,성실Sincerity,정직Honesty,열정Passion,도전Challenge,창조Creation,자유Freedom,평등Equality,민주Democracy,인권Human Rights,통일Unification,연대Solidarity,협동Cooperation,상생Coexistence,공존Coexistence,공감Empathy,소통Communication,참여Participation,자립Independence,성장Growth,변화Change,미래the Future,꿈Dreams,별Stars,해Sun,달Moon,땅Land,산Mountains,강River,바다the Sea,섬Islands,숲Forest,나무Trees,꽃Flowers,들꽃Wildflowers,풀잎Grass,씨앗Seeds,열매Fruit,뿌리Roots,새싹Sprouts,물Water,불Fire,바람Wind,햇살Sunshine,햇빛Sunlight,무지개Rainbow,구름Clouds,비Rain,눈Snow,이슬Dew,샘Spring,샘물Spring Water,우물Well,길the Way,문Door,열린문Open Door,다리Bridge,집House,마을Village,동네Neighborhood,동산Garden,정원Garden,뜰Garden,텃밭Kitchen Garden,학교School,교실Classroom,책Books,글Writing,말Words,노래Song,소리Sound,음악Music,미술Art,예술Art,문화Culture,이야기Stories,그림Pictures,춤Dance,영화Film,연극Theater,사람People,사람들People,이웃Neighbors,친구Friends,벗Friends,가족Family,엄마Mothers,아빠Fathers,부모Parents,어머니Mothers,아버지Fathers,아이Children,아이들Children,어린이Children,청소년Youth,청년Youth,여성Women,노인Seniors,어르신Seniors,시민Citizens,주민Residents,국민the People,농민Farmers,노동자Workers,노동Labor,학생Students,교사Teachers,선생님Teachers,작가Writers,제자Disciples,제자들Disciples,성도Saints,순례자Pilgrims,목자Shepherd,선한목자Good Shepherd,어린양the Lamb,백성People,자녀Children,아들the Son,아이들세상Children's World,세상the World,세계the World,지구the Earth,우주the Universe,나라Country,민족the Nation,한반도the Korean Peninsula,도시City,농촌Rural Communities,마당Yard,광장Plaza,공간Space,자리Place,자연Nature,환경the Environment,생태Ecology,동물Animals,고양이Cats,강아지Dogs,새Birds,나비Butterflies,꿀벌Bees,몸the Body,마음the Heart,영혼Souls,손Hands,발Feet,얼굴Face,눈물Tears,웃음Laughter,미소Smiles,행복Happiness,건강Health,삶Life,쉼Rest,여유Leisure,일상Daily Life,일Work,밥Meals,밥상Table,빵Bread,쌀Rice,차Tea,흙Soil,돌Stone,시간Time,기억Memory,추억Memories,역사History,시작Beginning,만남Encounter,인연Connections,동행Companionship,함께Together,여행Travel,배움Learning,교육Education,과학Science,기술Technology,디자인Design,경제Economy,사회Society,복지Welfare,의료Medicine,마중물Priming Water,전화Hotline,모임Group,연구소Institute,공동체Community,재단Foundation,운동Movement,의사Doctors,산마을Mountain Village";

/**
 * Words anywhere in the names of clinics, pharmacies, academies and offices. Words that occur only
 * in brands are romanised. They are listed here so that they become separate words of the English
 * name.
 */
export const BRANDS =
  "밝은Balgeun,맑은Malgeun,푸른Pureun,늘푸른Neulpureun,해맑은Haemalgeun,편한Pyeonhan,속편한Sokpyeonhan,편안한Pyeonanhan,조은Joeun,좋은Joeun,참좋은Chamjoeun,참조은Chamjoeun,나은Naeun,다나은Danaeun,고운Goun,바른Bareun,올바른Olbareun,아름다운Areumdaun,정다운Jeongdaun,즐거운Jeulgeoun,희망찬Huimangchan,가득한Gadeukhan,미소가득한Miso Gadeukhan,더맑은The Malgeun,더조은The Joeun,더편한The Pyeonhan,더나은The Naeun,더바른The Bareun,이편한E-Pyeonhan," +
  "하늘Haneul,푸른하늘Pureun Haneul,햇살Haetsal,햇님Haennim,햇빛Haetbit,달님Dalnim,별님Byeolnim,은하수Eunhasu,무지개Rainbow,구름Gureum,이슬Iseul,바다Bada,나무Namu,꿈나무Kkumnamu,큰나무Keunnamu,숲속Forest,새싹Saessak,새봄Saebom,늘봄Neulbom,봄날Bomnal,미소Miso,마음Maeum,한마음Hanmaeum,큰마음Keunmaeum,사랑Sarang,큰사랑Keunsarang,효사랑Hyosarang,참사랑Chamsarang,예사랑Yesarang,세상Sesang,나라Nara,누리Nuri,온누리Onnuri,아이들Aideul,우리아이들Our Children,우리들Urideul," +
  "희망Hope,은혜Grace,정의Justice,사람들People,논리Logic,사고Thinking,생각Saenggak,아침Morning,새벽Dawn,초록Green,튼튼Teunteun,쑥쑥Ssukssuk,건강한Healthy,영재Gifted,꼬마Little,모두의Everyone's,우리들의Our,은혜의Grace,사랑의Love,희망의Hope,생명의Life,빛의Light,새출발New Start,청년Youth,시작Sijak,동행Donghaeng,지혜Wisdom,믿음Faith,소망Somang,평화Peace,자연Nature,생명Life,골목Alley,민들레Dandelion,해바라기Sunflower,코스모스Cosmos,진달래Azalea,개나리Gaenari,무궁화Mugunghwa,백합Lily,장미Rose,코끼리Elephant,기린Giraffe,토끼Rabbit,거북이Turtle,돌고래Dolphin,나비Butterfly,제비Swallow,비둘기Dove,독수리Eagle,부엉이Owl,펭귄Penguin,병아리Chick,도토리Acorn,사과나무Apple Tree,소나무Pine Tree,느티나무Zelkova,은행나무Ginkgo,감나무Persimmon Tree,대추나무Jujube Tree,사계절Four Seasons,새천년New Millennium," +
  "아이맘Ai Mom,아이Ai,의료원Medical Center,바른몸Bareunmom,오월May,유월June,칠월July,팔월August,구월September,시월October,가을Autumn,여름Summer,겨울Winter,봄빛Spring Light,봄꽃Spring Flower,코리아나Koreana,바오로Paul,베드로Peter,미카엘Michael,안드레아Andrew,스테파노Stephen,프란치스코Francis,세실리아Cecilia,누가Luke,마태Matthew,가브리엘Gabriel,라파엘Raphael,파티마Fatima,테레사Teresa,사랑아이Loved Child,느낌Feeling,바른이Bareuni,백제당Baekjedang,인제당Injedang,광제당Gwangjedang,꿈터Kkumter,배움터Learning Center,놀이터Playground,쉼터Shelter,오늘안Oneuran,비앤빛B&Bit,현명한Wise,똑똑한Smart,지혜로운Wise,포근한Cozy,상쾌한Refreshing,유쾌한Cheerful,당당한Confident,따뜻한Warm,든든한Reliable,튼튼한Strong,완벽한Perfect,친절한Kind,정직한Honest,성실한Sincere,행복한Happy,소중한Precious,특별한Special,믿음직한Trustworthy,밝은빛Bright Light,맑은빛Clear Light,고운빛Gounbit,참빛Chambit,온빛Onbit,새벽별Morning Star,스탠탑Stand Top,한걸음Hangeoreum,두걸음Dugeoreum,첫걸음First Step,큰걸음Keungeoreum,척추Spine,관절Joint,심장Heart,뇌신경Brain,자연담은Jayeon Dameun,마음담은Maeum Dameun,정성담은Jeongseong Dameun,동네Neighborhood,가온누리Gaonnuri,시청역City Hall Station,친구Friend,친구들Friends,좋은친구Good Friend,좋은이웃Good Neighbor,좋은사람들Good People,늘건강한Always Healthy,휴베이스Hubase,도시City,사람People,일터Workplace,좋은일터Good Workplace,가정Family,택스온Tax On,택스인Tax In,택스원Tax One,택스랩Tax Lab,디라이트D'Light,상속증여Inheritance & Gift,하늘정원Sky Garden,비밀의정원Secret Garden,꽃정원Flower Garden,상록수Evergreen,달맞이Dalmaji,보름달Full Moon,초승달Crescent Moon,반달Half Moon,오솔길Trail,꽃길Flower Path,숲길Forest Path,들꽃Wildflower,풀꽃Wildflower,꽃잎Petal,꽃씨Flower Seed,꽃사슴Flower Deer,아기사슴Baby Deer,아기곰Baby Bear,곰돌이Teddy Bear,다람쥐Squirrel,고슴도치Hedgehog,고래Whale,거위Goose,오리Duck,백조Swan,학Crane,까치Magpie,참새Sparrow,종달새Skylark,꾀꼬리Oriole,파랑새Bluebird,잠자리Dragonfly,무당벌레Ladybug,달팽이Snail,개미Ant,꿀벌Honeybee,나팔꽃Morning Glory,채송화Rose Moss,봉선화Balsam,수선화Daffodil,튤립Tulip,라일락Lilac,목련Magnolia,동백Camellia,벚꽃Cherry Blossom,복사꽃Peach Blossom,매화Plum Blossom,난초Orchid,국화Chrysanthemum,솔잎Pine Needle,솔방울Pine Cone,밤톨Chestnut,앵두Cherry,딸기Strawberry,포도Grape,포도나무Grapevine,올리브Olive,올리브나무Olive Tree,무화과나무Fig Tree,종려나무Palm Tree,백향목Cedar,나눔Sharing,미래Mirae,일과삶Work & Life,삶과일Life & Work,법과삶Law & Life,든든Deundeun,탄탄Tantan,당당Dangdang,도란도란Doran Doran,토닥토닥Todak Todak,반짝반짝Banjjak Banjjak,싱글벙글Singgeul Beonggeul,방글방글Banggeul Banggeul,아장아장Ajang Ajang,무럭무럭Mureok Mureok,또박또박Ttobak Ttobak,차근차근Chageun Chageun,아이앤맘Ai & Mom,꿈꾸는아이Dreaming Child,웃는아이Smiling Child,크는아이Growing Child,자라는아이Growing Child,행복한아이Happy Child,건강한아이Healthy Child,튼튼한아이Strong Child,유디UD,아이피IP,팜스퀘어Pharm Square,더팜The Pharm,팜타운Pharm Town,팜프라자Pharm Plaza,큰빛Keunbit,건강Health,건강백세Healthy Longevity,무병장수Healthy Longevity,장수Longevity,이웃Neighbor,이웃사랑Neighborly Love,엄마품Mom's Arms,주님Lord,은총Grace,축복Blessing,기쁨Joy,행운Luck,성실Sincerity,신뢰Trust,진심Sincerity,정성Devotion,진실Truth,아기별Baby Star,꼬마별Little Star,큰별Big Star,샛별Morning Star,별나라Star Nara,달나라Moon Nara,별빛Starlight,달빛Moonlight,은빛Silver,금빛Golden,하늘빛Haneulbit,햇살가득Full Sunshine,하얀White,노란Yellow,빨간Red,파란Blue,분홍Pink,하얀이White Teeth,하얀미소White Smile,밝은미소Bright Smile,예쁜미소Pretty Smile,건강한미소Healthy Smile,고른이Goreuni,물방울Mulbangul,이슬방울Dewdrop,새마을Saemaul,예쁜Pretty,착한Kind,함소아Hamsoa,톡스앤필Tox & Feel,플란트Plant,온가족Whole Family,아이사랑Ai Sarang,사랑샘Sarang Saem,옹달샘Ongdalsaem,맑은샘Malgeunsaem,푸른들Pureundeul,푸른솔Pureunsol,밝은눈Balgeunnun,바른길Bareungil,바른손Bareunson,예쁨Yeppeum,착한아이Kind Child,예쁜아이Pretty Child,엄마Mom,아빠Dad,할머니Grandma,할아버지Grandpa,아기Baby,우리동생Our Little Sibling,친절Kind,정직Honest,천사Angel,황소Bull,사자Lion,호랑이Tiger,두꺼비Toad,반딧불이Firefly,나란히Naranhi,함께Hamkke,다함께Together,무릎Knee,허리Back,어깨Shoulder,손목Wrist,눈코입Nunkoip,첨단High-Tech,등기Registration,생명나무Tree of Life,아낌없이주는나무Giving Tree,도토리숲Acorn Forest,마음숲Maeum Forest,사람과법People & Law,법과사람Law & People,사람과일People & Work,일과사람Work & People,사람과사람People & People,사람과산People & Mountains,몸과마음Body & Mind,꿈과희망Dreams & Hope,빛과소금Light & Salt,삶과사람Life & People,하나님의God's,예수님의Jesus',읍내Town,정류장Bus Stop,사관Sagwan,하느님의God's,책나무Book Tree,책나라Book Nara,책벌레Bookworm,생각나무Thinking Tree,이야기Story,동화Fairy Tale,동화나라Fairyland,꽃동산Flower Hill,꽃동네Flower Village,꽃마을Flower Village,요정Fairy,왕자Prince,공주Princess,피노키오Pinocchio,신데렐라Cinderella,백설공주Snow White,어린왕자Little Prince,피터팬Peter Pan,앨리스Alice,노아Noah,다윗David,솔로몬Solomon,모세Moses,요셉Joseph,다니엘Daniel,에덴Eden,샬롬Shalom,엘림Elim,갈릴리Galilee,베들레헴Bethlehem,히포크라테스Hippocrates,소크라테스Socrates,아인슈타인Einstein,에디슨Edison,뉴턴Newton,뉴튼Newton,피타고라스Pythagoras,가우스Gauss,오일러Euler,다빈치Da Vinci,피카소Picasso,고흐Gogh,모차르트Mozart,모짜르트Mozart,베토벤Beethoven,쇼팽Chopin,바흐Bach,슈베르트Schubert,리스트Liszt,간디Gandhi,슈바이처Schweitzer,나이팅게일Nightingale,셰익스피어Shakespeare,하버드Harvard,옥스퍼드Oxford,캠브리지Cambridge,케임브리지Cambridge,프린스턴Princeton,스탠포드Stanford";

const DEPARTMENTS =
  "내과Internal Medicine,외과Surgery,정형외과Orthopedic,신경외과Neurosurgery,성형외과Plastic Surgery,흉부외과Thoracic Surgery,안과Eye," +
  "이비인후과ENT,피부과Dermatology,비뇨의학과Urology,비뇨기과Urology,산부인과Obstetrics & Gynecology,소아청소년과Pediatric,소아과Pediatric," +
  "정신건강의학과Psychiatric,정신과Psychiatric,신경과Neurology,재활의학과Rehabilitation,가정의학과Family Medicine,마취통증의학과Pain," +
  "통증의학과Pain,영상의학과Radiology,치과Dental";

const PROFESSIONAL =
  "담당변호사Attorney,상속증여Inheritance & Gift,증여Gift,가정Family,아이피IP,지적재산권Intellectual Property,지식재산권Intellectual Property,지적재산Intellectual Property,도산Insolvency,학교폭력School Violence,의료Medical,건설Construction,재건축Reconstruction,재개발Redevelopment,임대차Lease,채권추심Debt Collection,손해배상Damages,교통Traffic,음주운전Drunk Driving,마약Drug,보험Insurance,상가임대차Commercial Lease,양육권Custody,위자료Alimony,유류분Reserved Inheritance,성년후견Adult Guardianship,소송Litigation,행정소송Administrative Litigation,국제중재International Arbitration,중재Arbitration,기업자문Corporate Advisory,스타트업Startup,벤처Venture,엔터테인먼트Entertainment,저작권Copyright,체당금Substitute Payment,임금Wage,부당해고Unfair Dismissal,산업재해Industrial Accident,산업안전Industrial Safety,노사Industrial Relations,외국인Foreigners',비자전문Visa,국적Nationality,이민Immigration,유학Study Abroad,수출입통관Import & Export Clearance,원산지Origin,토지Land,토지보상Land Compensation,보상Compensation,기업가치평가Business Valuation,상표등록Trademark Registration,특허등록Patent Registration,법인설립Company Formation,부동산등기Real Estate Registration,법인등기Corporate Registration,등기전문Registration,부동산세금Real Estate Tax,부동산세금전문Real Estate Tax,세금전문Tax,지식재산전문Intellectual Property,공익인권Public Interest & Human Rights,가족법Family Law,노동법Labor Law,기업법Corporate Law,기업법무Corporate Legal,국제법무International Legal,조세법Tax Law,의료법Medical Law,환경Environmental,인권Human Rights,해상Maritime,금융Financial,기술Technology,디자인Design,전자Electronics,화학Chemical,바이오Bio,공동Joint,노동Labor,국제International,형사전문Criminal,민사전문Civil,이혼전문Divorce,가사전문Family,가사Family,상속전문Inheritance,부동산전문Real Estate,의료전문Medical,산재전문Industrial Accident,교통사고전문Traffic Accident,교통사고Traffic Accident,성범죄전문Sex Crime,성범죄Sex Crime,재개발전문Redevelopment,건설전문Construction,기업전문Corporate,회생파산Rehabilitation & Bankruptcy,개인회생전문Personal Rehabilitation,회생Rehabilitation,민사Civil,조세Tax,조세전문Tax,행정Administrative,행정심판Administrative Appeal,의료소송Medical Litigation,소년Juvenile,군사Military,노동조합Labor Union,국제특허International Patent,상표전문Trademark,지적측량Cadastral Survey,측지Geodetic Survey,감리Supervision,구조Structural,종합General,통합Integrated,대표Representative,상속세Inheritance Tax,양도세Capital Gains Tax,양도소득세Capital Gains Tax,병의원Hospital & Clinic,병원전문Hospital,무역관세Trade & Customs,통관Customs Clearance,수출입Import & Export,공익Public Interest,여성Women's,청년Youth,변호사Attorney at Law,공증인Notary Public,공증인가Authorized Notary,노무Labor,손해사정사Loss Adjuster,공인중개사Licensed Real Estate Agent,경매Auction,등기Registration,기장Bookkeeping,급여Payroll,인사HR,산재Industrial Accident,상속Inheritance,이혼Divorce,형사Criminal,개인회생Personal Rehabilitation,파산Bankruptcy,출입국Immigration,비자Visa,상표Trademark,지식재산Intellectual Property,컨설팅Consulting,경영지도사Management Consultant,분소Sub-office,부동산,법무사Judicial Scrivener,세무사Tax Accountant,세무Tax,세무회계Tax & Accounting,회계Accounting,공인회계사Certified Public Accountant,특허Patent,특허법률Patent & Law," +
  "변리사Patent Attorney,공인노무사Labor Attorney,노무사Labor Attorney,관세Customs,관세사Customs Broker,감정평가Appraisal,감정평가사Appraiser,행정사Administrative Attorney," +
  "기술사Professional Engineer,설계Design,측량Survey,손해사정Claims Adjusting,건축Architecture,합동Joint";

export const KINDS: readonly Kind[] = [
  {
    spelling: "sound",
    endings:
      "외고Foreign Language High School,과학고Science High School,과고Science High School,예고Arts High School,공고Technical High School,상고Commercial High School,농고Agricultural High School,체고Sports High School,여상Girls' Commercial High School,사대부고Affiliated High School,사대부중Affiliated Middle School,외국인학교Foreign School,국제학교International School,대안학교Alternative School,직업전문학교Vocational School,신학교Seminary,방송통신고등학교Air and Correspondence High School,초등학교Elementary School,중학교Middle School,고등학교High School,대학교University,여자대학교Women's University,대학College,대학원Graduate School,약학대학College of Pharmacy,공과대학College of Engineering,법과대학College of Law,경영대학College of Business,간호대학College of Nursing,예술대학College of Arts,체육대학College of Physical Education,신학대학원Graduate School of Theology,경영대학원Graduate School of Business,교육대학원Graduate School of Education,대학원대학교Graduate University,체육대학교Sport University,교육대학교University of Education,예술대학교University of the Arts,과학기술대학교University of Science and Technology,맹학교School for the Blind,농학교School for the Deaf,과학기술원Institute of Science and Technology,과학원Institute of Science,의학원Medical Institute," +
      "학교School,여중Girls' Middle School,여고Girls' High School" +
      ",여자간호대학교Women's College of Nursing,간호대학교College of Nursing,여자대학Women's College,여자전문학교Women's Vocational School,기술학교Technical School,직업학교Vocational School,전문학교Vocational School,실용전문학교Vocational School,예술학교Arts School,음악학교Music School,한글학교Korean Language School,한국학교Korean School,주말학교Weekend School,특수학교Special School,공민학교Civic School,고등공민학교Civic High School,각종학교Miscellaneous School,방송대학Open University,펫고등학교Pet High School,통번역대학원Graduate School of Interpretation and Translation,문화대학원Graduate School of Culture,관광대학원Graduate School of Tourism,환경대학원Graduate School of Environmental Studies,상담대학원Graduate School of Counseling,심리대학원Graduate School of Psychology,융합대학원Graduate School of Convergence,간호대학원Graduate School of Nursing,체육대학원Graduate School of Physical Education,스포츠대학원Graduate School of Sports,디자인대학원Graduate School of Design,부동산대학원Graduate School of Real Estate,창업대학원Graduate School of Entrepreneurship,법무대학원Graduate School of Legal Studies,세무대학원Graduate School of Taxation,정보대학원Graduate School of Information,과학기술대학원Graduate School of Science and Technology,임상치의학대학원Graduate School of Clinical Dentistry,치의학전문대학원School of Dentistry,한의학전문대학원School of Korean Medicine,약학대학원Graduate School of Pharmacy,수의과대학원Graduate School of Veterinary Medicine,음악대학원Graduate School of Music,미술대학원Graduate School of Fine Arts,신학전문대학원Graduate School of Theology,국제전문대학원Graduate School of International Studies,복지대학원Graduate School of Social Welfare,의료경영대학원Graduate School of Healthcare Management,영재학교School for the Gifted,마이스터고등학교Meister High School,경찰대학Police University" +
      ",사이버대학교Cyber University,국제대학교International University,디지털대학교Digital University" +
      ",외국어대학교University of Foreign Studies,해양대학교Maritime University" +
      ",교원대학교University of Education,신학대학교Theological University,여자고등학교Girls' High School" +
      ",여자중학교Girls' Middle School,의과대학College of Medicine,치과대학College of Dentistry" +
      ",한의과대학College of Korean Medicine,수의과대학College of Veterinary Medicine" +
      ",사회과학대학College of Social Sciences,인문대학College of Humanities" +
      ",자연과학대학College of Natural Sciences,미술대학College of Fine Arts,음악대학College of Music" +
      ",사범대학College of Education,행정대학원Graduate School of Public Administration" +
      ",국제대학원Graduate School of International Studies,법학전문대학원Law School" +
      ",의학전문대학원School of Medicine,경영전문대학원Graduate School of Business" +
      ",보건대학원Graduate School of Public Health,정책대학원Graduate School of Public Policy" +
      ",산업대학원Graduate School of Industry,예술대학원Graduate School of Arts" +
      ",언론대학원Graduate School of Journalism,사회복지대학원Graduate School of Social Welfare" +
      ",공학대학원Graduate School of Engineering,특수대학원Special Graduate School" +
      ",평생교육대학College of Lifelong Education",
    before:
      "경영Business,이공Science & Engineering,공업Technical,공과Engineering,기술Technology,석유화학Petrochemical,철강Steel,반도체Semiconductor,자동차Automotive,항공Aviation,해사Marine,농생명Agricultural,원예Horticulture,조리Culinary,제과제빵Confectionery & Baking,미용Beauty,호텔Hotel,외식Food Service,애니메이션Animation,만화Comics,영상Film & Video,게임Game,연기Acting,실용음악Applied Music,국악Traditional Music,무용Dance,외국어Foreign Languages,소프트웨어Software,인공지능AI,상업Commercial,금융Finance,세무Tax,간호조무사Nursing Assistant,요양보호사Care Worker,유아Early Childhood,특수Special,대안Alternative,방송통신Air & Correspondence,사이버Cyber,폴리텍Polytechnic,마이스터Meister,여자Girls',직업훈련Vocational Training,기숙Boarding,검정고시GED,어학Language,속셈Arithmetic,논술Essay Writing,영재Gifted,코딩Coding,발도르프Waldorf,프뢰벨Frobel,레지오Reggio,캠퍼스Campus,아카데미Academy,스쿨School,로봇Robot,관광Tourism,철도Railway,상업정보Business Information,정보산업Information Industry,약학Pharmacy,법학Law,사회과학Social Sciences,인문Humanities,산업Industrial,디지털Digital,인터넷Internet," +
      "사범대학College of Education,의과대학College of Medicine,외국인Foreign,직업전문Vocational," +
      "신학Theological,예술종합Arts" +
      ",컴퓨터Computer,컴퓨터과학Computer Science,생명과학Life Science,해양과학Maritime Science" +
      ",농업생명과학Agricultural and Life Science,농생명과학Agro-Life Science,산업과학Industrial Science" +
      ",전자과학Electronic Science,문화관광Culture and Tourism,문화예술Culture and Arts" +
      ",전통문화Traditional Culture,글로벌Global,국제통상International Trade,통상Trade,관광경영Tourism Management" +
      ",관광비즈니스Tourism Business,비즈니스Business,금융정보Financial Information,경영정보Management Information" +
      ",경영회계Business and Accounting,회계Accounting,세무회계Tax and Accounting,유통Distribution" +
      ",물류Logistics,항만물류Port Logistics,해운Shipping,조선Shipbuilding,기계공업Mechanical Technical" +
      ",전자공업Electronic Technical,전기Electrical,전자통신Electronics and Communications" +
      ",정보통신Information and Communications,정보기술Information Technology,정보과학Information Science" +
      ",인터넷비즈니스Internet Business,인터넷통상Internet Trade,영상미디어Film and Media,영상예술Film Arts" +
      ",영상과학Film Science,방송예술Broadcasting Arts,공연예술Performing Arts,미디어콘텐츠Media Contents" +
      ",미디어디자인Media Design,콘텐츠Contents,웹툰애니메이션Webtoon and Animation,만화애니메이션Comics and Animation" +
      ",디자인문화Design and Culture,패션Fashion,뷰티Beauty,미용예술Beauty Arts,보건의료Health and Medical" +
      ",의료과학Medical Science,보건간호Health and Nursing,바이오Bio,바이오과학Bio Science,에너지Energy" +
      ",에너지과학Energy Science,원자력Nuclear,화학Chemical,식품과학Food Science,식품Food,커피Coffee" +
      ",제과Confectionery,도시과학Urban Science,도시기술Urban Technology,건설Construction,건축Architecture" +
      ",건설기술Construction Technology,국방과학Defense Science,군사Military,소방Fire,경찰Police" +
      ",로봇과학Robot Science,드론Drone,항공과학Aviation Science,우주항공Aerospace,자동차과학Automotive Science" +
      ",철도과학Railway Science,환경과학Environmental Science,환경Environmental,생활과학Living Science" +
      ",조형예술Plastic Arts,전통예술Traditional Arts,국제예술International Arts,음악예술Music and Arts" +
      ",연극영화Theater and Film,스포츠Sports,체육Physical Education,골프Golf,축구Football,말산업Horse Industry" +
      ",한국조리Korean Culinary,외식조리Culinary,국제관광International Tourism,창의경영Creative Business" +
      ",미래산업Future Industry,미래기술Future Technology,첨단과학High-Tech Science" +
      ",반도체마이스터Semiconductor Meister,소프트웨어마이스터Software Meister,기계Machinery,디지털미디어Digital Media" +
      ",디지털콘텐츠Digital Contents,여자상업Girls' Commercial,여자정보Girls' Information,평생Lifelong" +
      ",기독교Christian,가톨릭Catholic,성서Bible,사회복지Social Welfare,행정Public Administration" +
      ",정책Public Policy,언론홍보Journalism and Public Relations,언론정보Journalism and Information" +
      ",통번역Interpretation and Translation,공공보건Public Health,보건복지Health and Welfare" +
      ",임상간호Clinical Nursing,치의학Dental,수의과Veterinary,수의Veterinary,한의과Korean Medicine" +
      ",한의학Korean Medicine,생활체육Sports for All,과학기술Science and Technology" +
      ",융합과학기술Convergence Science and Technology,산업기술Industrial Technology" +
      ",산업경영Industrial Management,기술경영Technology Management,부동산Real Estate,도시Urban" +
      ",사회교육Social Education,글로벌경영Global Business,인문사회Humanities and Social Sciences" +
      ",자연과학Natural Sciences,이과Science,문과Liberal Arts,미술Art,음악Music,조형Plastic Arts" +
      ",글로벌선진Global Sunjin,컨벤션Convention,국제컨벤션International Convention,일본인Japanese,중국인Chinese,화교Overseas Chinese,이화Ewha,셰프Chef,글로벌셰프Global Chef,글로벌조리Global Culinary,미래생활Future Living,연예예술Entertainment Arts,연예Entertainment,승강기Elevator,대중음악Popular Music,대중예술Popular Arts,뷰티디자인Beauty Design,토탈뷰티Total Beauty,헤어Hair,네일Nail,호텔조리Hotel Culinary,호텔관광Hotel and Tourism,관광외식Tourism and Food Service,관광레저Tourism and Leisure,항공관광Aviation and Tourism,항공서비스Airline Service,항공정비Aviation Maintenance,철도운전Railway Operation,전동차Electric Train,전기자동차Electric Vehicle,미래자동차Future Automotive,이차전지Secondary Battery,배터리Battery,나노Nano,나노반도체Nano-Semiconductor,바이오헬스Bio-Health,제약Pharmaceutical,화장품Cosmetics,의료기기Medical Device,의료복지Medical Welfare,복지과학Welfare Science,유아교육Early Childhood Education,사회서비스Social Services,창업Startup,경영과학Management Science,무역Trade,국제무역International Trade,세무행정Tax Administration,공공행정Public Administration,법률Law,인공지능융합AI Convergence,인공지능소프트웨어AI Software,가상현실Virtual Reality,메타버스Metaverse,이커머스E-Commerce,전자상거래E-Commerce,스마트전자Smart Electronics,스마트융합Smart Convergence,기계과학Mechanical Science,기계기술Mechanical Technology,기계금속Machinery and Metal,금속Metal,주얼리Jewelry,패션디자인Fashion Design,시각디자인Visual Design,산업디자인Industrial Design,건축디자인Architectural Design,도시건축Urban Architecture,해양과학기술Marine Science and Technology,해양레저Marine Leisure,어업Fishery,농산업Agricultural Industry,농업과학Agricultural Science,농업경영Agricultural Management,산림Forestry,조경Landscaping,생태Ecological,환경에너지Environment and Energy,신재생에너지New and Renewable Energy,차세대에너지Next-Generation Energy,하이텍Hi-Tech,하이테크Hi-Tech,아트Art,브니엘Peniel,벧엘Bethel,꿈의Dream,사랑의Love,빛의Light,별빛Starlight,치즈과학Cheese Science,마케팅Marketing,모바일Mobile,모바일과학Mobile Science,제철Steel,용접Welding,금형Mold,자동화Automation,자동화설비Automation Equipment,전력Electric Power,풍력Wind Power,신소재New Materials,소재Materials,스마트Smart,스마트팩토리Smart Factory,스마트팜Smart Farm,크리에이터Creator,웹툰Webtoon,베이커리Bakery,파티시에Patissier,푸드Food,플라워Flower,플랜트Plant,시스템Systems,정보시스템Information Systems,클라우드Cloud,블록체인Blockchain,빅데이터Big Data,사이버보안Cyber Security,정보보안Information Security,반려동물Companion Animal,동물Animal,축산Livestock,수산과학Fisheries Science,해양수산Maritime and Fisheries,항만Port,국제물류International Logistics,뮤지컬Musical,연극Theater,공연Performing Arts,실용예술Applied Arts,도예Ceramic Arts,공예Craft,의상Clothing,섬유Textile,보석Jewelry,귀금속Precious Metals,한옥Hanok,문화재Cultural Heritage,이스포츠Esports,댄스Dance,레저Leisure,경호Security,국방Defense,보안Security,경마축산Horse Racing and Livestock,마사Horse Industry,임업Forestry,산림과학Forest Science,원예과학Horticultural Science,식품가공Food Processing,발효Fermentation,전통Traditional,와인Wine,커뮤니케이션Communication,테크노Techno,창조Creative,창의Creative,융합과학Convergence Science,과학영재Gifted Science,국제바칼로레아International Baccalaureate,간디Gandhi,평화Peace,자유Freedom,꽃피는Blooming,바리스타Barista,요리Cooking,제빵Baking,항공융합Aviation Convergence,간호Nursing,중장비Heavy Equipment,전산Computing," +
      "성모St. Mary's,성심Sacred Heart,성가Holy Family",
  },
  {
    spelling: "words",
    endings:
      "전문대학College,미용학원Beauty Academy,요리학원Cooking Academy,어학당Language Institute,한국어학당Korean Language Institute,공부방Study Room,교실Class,러닝센터Learning Center,아카데미Academy,보습학원Tutoring Academy,태권도장Taekwondo Gym,체육관Gym,무용학원Dance Academy,독서실Reading Room,연극원School of Drama,어린이영어Kids' English,영어유치원English Kindergarten,놀이학교Preschool,문화원Cultural Center,유치원Kindergarten,어린이집Daycare Center,학원Academy,어학원Language Institute,교습소Learning Center," +
      "운전전문학원Driving School,운전학원Driving School,평생교육원Lifelong Education Center,산학협력단Industry-Academic Cooperation Foundation," +
      "학원학교법인School Foundation,학교법인School Foundation,교육원Training Center,연수원Training Institute,캠퍼스Campus,의과대학College of Medicine," +
      "도서관Library,박물관Museum,미술관Art Museum,기념관Memorial Hall,회관Center,복지관Welfare Center," +
      "수련관Youth Center,지역아동센터Community Child Center,요양원Nursing Home,복지센터Welfare Center,요양센터Care Center,장례식장Funeral Home" +
      ",자동차운전전문학원Driving School,자동차운전학원Driving School,자동차학원Driving School,전문학원Academy" +
      ",종합학원Academy,입시학원Admission Academy,재수학원Repeaters' Academy,미술학원Art Academy" +
      ",음악학원Music Academy,피아노학원Piano Academy,실용음악학원Applied Music Academy,컴퓨터학원Computer Academy" +
      ",간호학원Nursing Academy,외국어학원Foreign Language Academy,영어학원English Academy,국어학원Korean Language Academy,중국어학원Chinese Academy,일본어학원Japanese Academy,일어학원Japanese Academy,스페인어학원Spanish Academy,독일어학원German Academy,프랑스어학원French Academy,러시아어학원Russian Academy,베트남어학원Vietnamese Academy,유아학교Preschool" +
      ",숲유치원Forest Kindergarten,놀이방Playroom,돌봄센터Care Center,스터디카페Study Cafe,문화센터Culture Center" +
      ",문학관Literature Museum,역사관History Museum,홍보관Promotion Hall,체험관Experience Hall" +
      ",전수관Training Hall,생활문화센터Living Culture Center,어린이도서관Children's Library" +
      ",어린이집연합회Daycare Centers Association,다함께돌봄센터Community Care Center" +
      ",우리동네키움센터Community Care Center,공동생활가정Group Home,노인요양공동생활가정Senior Group Home" +
      ",방문요양센터Home-Visit Care Center,재가센터Home Care Center,재가복지센터Home Care Center" +
      ",재가요양센터Home Care Center,재가장기요양센터Home Long-Term Care Center" +
      ",주야간보호센터Day and Night Care Center,노인요양센터Senior Care Center,노인요양원Nursing Home" +
      ",평생학습센터Lifelong Learning Center,미래교육원Institute of Future Education" +
      ",국제교육원Institute of International Education,언어교육원Language Institute" +
      ",한국어교육원Korean Language Institute,외국어교육원Foreign Language Institute" +
      ",교육연수원Education Training Institute,글로벌교육원Global Education Institute" +
      ",원격교육원Center for Distance Education,과학교육원Science Education Institute" +
      ",교수학습지원센터Center for Teaching and Learning,창업지원단Startup Support Foundation" +
      ",산학연협력단Industry-Academic Cooperation Foundation," +
      "교육문화원Education and Culture Center,교육문화회관Education and Culture Center," +
      "학생교육문화회관Student Education and Culture Center,학생교육원Student Education Center," +
      "학생수련원Student Training Center,안전교육원Safety Training Center,청소년문화의집Youth Culture Center",
    before:
      "탐구Inquiry,미래탐구Mirae Inquiry,사고력수학Math Thinking,사고력Thinking Skills,창의수학Creative Math,교과Curriculum,내신School Exam,수능CSAT,독학재수Self-Study Retake,기숙재수Boarding Retake,의대Medical School,의치대Medical and Dental School,미대Art School,음대Music School,체대Sports University,체대입시Sports University Admission,미대입시Art School Admission,대입University Admission,고입High School Admission,특목고Special-Purpose High School,영재고Science Academy,과고Science High School,외고Foreign Language High School,편입영어Transfer English,토익TOEIC,토플TOEFL,텝스TEPS,스페인어Spanish,프랑스어French,독일어German,러시아어Russian,베트남어Vietnamese,아랍어Arabic,한문Classical Chinese,한자Hanja,과학탐구Science,사회탐구Social Studies,논구술Essay and Interview,글쓰기Writing,독서Reading,독서논술Reading & Writing,토론Debate,속독Speed Reading,주산Abacus,주산암산Abacus & Mental Math,암산Mental Math,캘리그라피Calligraphy,도예Pottery,공예Craft,웹툰Webtoon,애니Animation,영상편집Video Editing,드럼Drum,드럼스쿨Drum School,첼로Cello,플루트Flute,클라리넷Clarinet,색소폰Saxophone,트럼펫Trumpet,하프Harp,우쿨렐레Ukulele,오카리나Ocarina,기타치는Guitar-Playing,가야금Gayageum,해금Haegeum,장구Janggu,성악Vocal,보컬Vocal,작곡Composition,재즈댄스Jazz Dance,방송댄스K-Pop Dance,현대무용Modern Dance,한국무용Korean Dance,체육Sports,수영Swimming,축구Football,농구Basketball,줄넘기Jump Rope,검도Kumdo,합기도Hapkido,유도Judo,복싱Boxing,주짓수Jiu-Jitsu,바둑교실Baduk,체스Chess,레고Lego,로봇코딩Robot Coding,소프트웨어코딩Software Coding,정보올림피아드Informatics Olympiad,수학올림피아드Math Olympiad,실험Experiment,실험과학Experimental Science,놀이Play,놀이미술Play Art,퍼포먼스미술Performance Art,창의미술Creative Art,아동미술Children's Art,입시미술Art School Admission,피부미용Skin Care,헤어Hair,헤어미용Hair Beauty,애견미용Dog Grooming,반려동물미용Pet Grooming,네일아트Nail Art,속눈썹Eyelash,제빵Baking,제과Confectionery,제과제빵커피Baking & Coffee,조주Bartending,칵테일Cocktail,소믈리에Sommelier,한식조리Korean Cooking,조리사Cook,중장비Heavy Equipment,굴삭기Excavator,지게차Forklift,용접Welding,배관Plumbing,소방안전Fire Safety,건축Architecture,실내건축Interior Architecture,인테리어Interior,캐드CAD,기계설계Mechanical Design,자동차정비Auto Repair,항공정비Aviation Maintenance,항공승무원Flight Attendant,승무원Flight Attendant,스튜어디스Flight Attendant,호텔관광Hotel & Tourism,공인중개사Licensed Realtor,주택관리사Housing Manager,감정평가사Appraiser,세무사Tax Accountant,회계사Accountant,법무사Judicial Scrivener,노무사Labor Attorney,임용Teacher Exam,임용고시Teacher Exam,고시Civil Service Exam,경찰공무원Police Civil Service,소방공무원Fire Civil Service,군무원Military Civilian,사회복지사Social Worker,보육교사Childcare Teacher,방과후After-School,돌봄Care,통합Integrated,전과목All Subjects,경영Business,이공Science & Engineering,공업Technical,공과Engineering,기술Technology,석유화학Petrochemical,철강Steel,반도체Semiconductor,자동차Automotive,항공Aviation,해사Marine,농생명Agricultural,원예Horticulture,조리Culinary,제과제빵Confectionery & Baking,미용Beauty,호텔Hotel,외식Food Service,애니메이션Animation,만화Comics,영상Film & Video,게임Game,연기Acting,실용음악Applied Music,국악Traditional Music,무용Dance,외국어Foreign Languages,소프트웨어Software,인공지능AI,상업Commercial,금융Finance,세무Tax,간호조무사Nursing Assistant,요양보호사Care Worker,유아Early Childhood,특수Special,대안Alternative,방송통신Air & Correspondence,사이버Cyber,폴리텍Polytechnic,마이스터Meister,여자Girls',직업훈련Vocational Training,기숙Boarding,검정고시GED,어학Language,속셈Arithmetic,논술Essay Writing,영재Gifted,코딩Coding,발도르프Waldorf,프뢰벨Frobel,레지오Reggio,캠퍼스Campus,아카데미Academy,스쿨School,웅변Speech,스피치Speech,재수종합College Retake,재수College Retake,단과Single Subject,음악입시Music Admission,바둑Baduk,로봇Robot,디지털Digital,네일Nail,메이크업Makeup,패션Fashion,부동산Real Estate,경찰Police,소방Fire,유학Study Abroad,초등Elementary,중등Secondary,고등High School,국어Korean Language,한국어Korean Language,중국어Chinese,일본어Japanese,과학Science,역사History,바이올린Violin,기타Guitar,발레Ballet,공무원Civil Service,간호Nursing,바리스타Barista,회화Conversation,영수English and Math,수학Math,컴퓨터Computer,피아노Piano,요리Cooking,입시Admission,편입Transfer Admission,댄스Dance,태권도Taekwondo,보습Tutoring,교육Training," +
      "직장Workplace,방문Home-Visit,재가Home" +
      ",보훈Veterans,농민Farmers',어민Fishers',노동자Workers',근로자Workers',광부Miners',새마을Saemaul,상공Commerce" +
      ",부녀Women's,교원Teachers',교사Teachers',문인Writers',예술인Artists',우정Postal,우표Stamp,화폐Currency,철도Railway" +
      ",농업Agricultural,어업Fishing,산림Forest,인삼Ginseng,한지Hanji,커피Coffee,김치Kimchi,자수Embroidery,도자기Ceramics" +
      ",옹기Onggi,판소리Pansori,서예Calligraphy,사진Photography,영화Film,문학Literature,독립운동Independence Movement" +
      ",항일운동Anti-Japanese Movement,전쟁War,평화Peace,통일Unification,안보Security,호국Patriotic,민주Democracy" +
      ",인권Human Rights,고고학Archaeology,자연사Natural History,공룡Dinosaur,곤충Insect,나비Butterfly,조류Bird,해양생물Marine Life" +
      ",천문Astronomy,우주Space,수도Water,전기Electricity,에너지Energy,석탄Coal,화석Fossil,광물Mineral,등대Lighthouse" +
      ",악기Musical Instrument,인형Doll,장난감Toy,시계Clock,안경Glasses,활자Movable Type,인쇄Printing,신문Newspaper" +
      ",대장경Tripitaka,불교Buddhist,기독교Christian,유교Confucian,민속Folk,농경문화Agricultural Culture,세계민속World Folk" +
      ",중앙Central,어린이Children's,시민Citizens',구민District Residents',군민County Residents',주민Residents'",
  },
  {
    spelling: "words",
    endings:
      "병원Hospital,의원Clinic,의료원Medical Center,한의원Korean Medicine Clinic,의료센터Medical Center,메디컬센터Medical Center,치과기공소Dental Laboratory,안마원Massage Clinic,보건지소Public Health Branch,보건진료소Public Health Post,건강검진센터Health Screening Center,건강증진센터Health Promotion Center,검진의원Screening Clinic,혈액원Blood Center,호스피스Hospice,요양원Nursing Home,조산원Midwifery Clinic," +
      "산후조리원Postpartum Care Center,약국Pharmacy,한약국Herbal Medicine Pharmacy,암센터Cancer Center,검진센터Screening Center,정신건강센터Mental Health Center,의료재단Medical Foundation,보건소Public Health Center" +
      ",백병원Paik Hospital,요양병원Long-Term Care Hospital,정신병원Mental Hospital,재활병원Rehabilitation Hospital" +
      ",치과병원Dental Hospital,한방병원Korean Medicine Hospital,대학병원University Hospital" +
      ",적십자병원Red Cross Hospital,보훈병원Veterans Hospital,동물의료센터Animal Medical Center" +
      ",동물메디컬센터Animal Medical Center,동물의료원Animal Medical Center,심장센터Heart Center" +
      ",재활센터Rehabilitation Center,뇌혈관센터Cerebrovascular Center,권역외상센터Regional Trauma Center" +
      ",권역응급의료센터Regional Emergency Medical Center,응급의료센터Emergency Medical Center" +
      ",치매안심센터Dementia Care Center,광역치매센터Regional Dementia Center" +
      ",정신건강복지센터Mental Health and Welfare Center,심혈관센터Cardiovascular Center" +
      ",진단센터Diagnostic Center,임상시험센터Clinical Trials Center,보건의료원Health and Medical Center" +
      ",의료봉사단Medical Volunteer Corps,한방의원Korean Medicine Clinic,접골원Bonesetting Clinic" +
      ",한약방Herbal Medicine Shop,약방Drugstore,클리닉의원Clinic,클리닉Clinic,반려동물의료센터Companion Animal Medical Center,반려동물병원Animal Hospital,고양이병원Cat Hospital,고양이동물병원Cat Animal Hospital,동물치과병원Animal Dental Hospital,동물안과병원Animal Eye Hospital,동물영상센터Animal Imaging Center,동물응급센터Animal Emergency Center,수면센터Sleep Center,척추센터Spine Center,관절센터Joint Center,난임센터Fertility Center,여성센터Women's Center,소화기센터Digestive Center,내시경센터Endoscopy Center,건진센터Screening Center,투석센터Dialysis Center,영상센터Imaging Center,통합치료센터Integrative Treatment Center,양한방병원Integrative Hospital,한방재활병원Korean Medicine Rehabilitation Hospital",
    before:
      DEPARTMENTS +
      ",치과교정과Orthodontics,치주과Periodontics,치과보존과Conservative Dentistry,치과보철과Prosthodontics,소아치과Pediatric Dentistry,구강악안면외과Oral and Maxillofacial Surgery,구강내과Oral Medicine,진단검사의학과Laboratory Medicine,병리과Pathology,응급의학과Emergency Medicine,직업환경의학과Occupational & Environmental Medicine,핵의학과Nuclear Medicine,방사선종양학과Radiation Oncology,항문외과Proctology,혈관외과Vascular Surgery,결핵과Tuberculosis,감염내과Infectious Diseases,수면Sleep,기독Christian,대형Large,정문Main Gate,후문Back Gate,역전Station Front,역앞Station Front,축협Livestock Cooperative,농협Nonghyup,수협Suhyup,먹자골목Food Alley,카페거리Cafe Street,암Cancer,통합암Integrative Cancer,암면역Cancer Immune,인공관절Artificial Joint,수지Hand,여성암Women's Cancer,유방암Breast Cancer,위암Stomach Cancer,간암Liver Cancer,혈액투석Hemodialysis,노인성질환Geriatric Disease,뇌졸중Stroke,중풍Stroke,파킨슨Parkinson's,뇌Brain,자폐ADHD Autism & ADHD,사시Strabismus,백내장Cataract,녹내장Glaucoma,망막Retina,라식LASIK,시력교정Vision Correction,보청기Hearing Aid,코골이Snoring,축농증Sinusitis,비염Rhinitis,갱년기Menopause,다이어트Diet,체형교정Posture Correction,도수치료Manual Therapy,물리치료Physical Therapy,사랑니Wisdom Tooth,신경치료Endodontic,치아교정Orthodontic,잇몸Gum,틀니Denture,소아교정Pediatric Orthodontic,의료원Medical Center,대학병원University Hospital,면사무소앞Myeon Office Front,공단Industrial Complex,산업단지Industrial Complex,대학로University Street,농협옆Next to Nonghyup,병원옆Next to Hospital,은행옆Next to Bank,시장옆Next to Market,보건소옆Next to Health Center,정류장Bus Stop,버스정류장Bus Stop,광장Plaza,공원Park,상가Arcade,지하상가Underground Arcade,읍내Town,시장Market,전통시장Traditional Market,남대문시장Namdaemun Market,동대문시장Dongdaemun Market,중앙시장Central Market,가정Family,골목Alley,지하철Subway,지하철역Subway Station,신도시New Town,대학University,대학가University Street,사거리Intersection,네거리Intersection,삼거리Three-Way Intersection,오거리Five-Way Intersection,로터리Rotary,열린Open,건강샘Health Spring,연세Yonsei,경희Kyunghee,원광Wonkwang,순천향Soonchunhyang,한양Hanyang,이화Ewha,인제Inje,건양Konyang,동국Dongguk,맘Mom,모두의Everyone's,은혜의Grace,사랑의Love,희망의Hope,행복의Happiness,빛의Light,생명의Life,하지정맥류Varicose Vein,정맥Vein,혈관Vascular,통증Pain,두통Headache,어지럼증Dizziness,당뇨Diabetes,투석Dialysis,신장투석Kidney Dialysis,내시경Endoscopy,위장Gastrointestinal,대장Colon,간Liver,폐Lung,호흡기Respiratory,알레르기Allergy,아토피Atopy,천식Asthma,류마티스Rheumatism,골다공증Osteoporosis,성장Growth,소아Pediatric,산부Maternity,분만Delivery,불임Fertility,여성전문Women's,남성Men's,남성비뇨의학과Men's Urology,여성비뇨의학과Women's Urology,비뇨Urology,안면윤곽Facial Contouring,눈성형Eye Plastic Surgery,코성형Nose Plastic Surgery,탈모Hair Loss,레이저Laser,줄기세포Stem Cell,면역Immune,항암Cancer,암요양Cancer Care,뇌병원Brain,수부외과Hand Surgery,족부Foot,어깨Shoulder,무릎Knee,허리Back,목허리Neck & Back,디스크Disc,정골Bonesetting,심리Psychological,늘봄Neulbom,발달Developmental,우울Depression,응급Emergency,야간Night,심야Late-Night,달빛어린이Moonlight Children's,공공심야Public Late-Night,화상전문Burn,신경정신과Neuropsychiatric,일반외과General Surgery,심장내과Cardiology,신장내과Nephrology,소화기내과Gastroenterology,호흡기내과Pulmonology,류마티스내과Rheumatology,내분비내과Endocrinology,혈액종양내과Hematology-Oncology,외상외과Trauma Surgery,간담췌외과Hepatobiliary Surgery,통합치의학과Advanced General Dentistry,한방내과Korean Internal Medicine,한방부인과Korean Gynecology,한방소아과Korean Pediatrics,사상체질Sasang Constitution,체질Constitution,고양이Cat,강아지Dog,특수동물Exotic Animal,대동물Large Animal,소동물Small Animal,조류Bird,말Equine,반려동물Companion Animal,가축Livestock,가축병원Livestock,내분비Endocrinology,소화기Gastroenterology,신장Nephrology,수지접합Hand Microsurgery,화상Burn,중독Addiction,노인전문Geriatric,권역Regional,심뇌혈관Cardio-cerebrovascular,검진Check-up,건강증진Health Promotion,예방접종Vaccination,소방Fire Service,침구과Acupuncture,추나Chuna,성모St. Mary's,성심Sacred Heart,성요셉St. Joseph,성가Holy Family,루르드Lourdes,예수Jesus,선린Good Neighbor,복음Gospel,침례Baptist,가톨릭Catholic,카톨릭Catholic,마리아Maria,빈센트Vincent,척추Spine,관절Joint,척추관절Spine & Joint,심장Heart,대장항문Coloproctology,항문Proctology,항외과Proctology,유방외과Breast Surgery,유방Breast,갑상선Thyroid,뇌신경Brain,뇌혈관Cerebrovascular,알코올Alcohol,알콜Alcohol,치매Dementia,난임Fertility,모발이식Hair Transplant,모발Hair,교정Orthodontic,임플란트Implant,보훈Veterans,경찰Police,국군Armed Forces,적십자Red Cross,산재Workers',원자력Nuclear,통합Integrative,노인Geriatric,노인요양Senior Care,여성Women's,어린이Children's,비만Obesity,피부Skin,성형Plastic Surgery,미용Aesthetic,한방Korean Medicine,요양Nursing,정신Psychiatric,재활Rehabilitation,아동Children's,동물Animal,건강Health",
    after: "Clinic",
  },
  {
    spelling: "sound",
    neverCompany: true,
    endings:
      "광역시의회Metropolitan Council,특별시의회Metropolitan Council,공항세관Airport Customs,기상청Meteorological Office,도의회Provincial Council,시의회City Council,군의회County Council,구의회District Council,구조대Rescue Unit,지방법원District Court,가정법원Family Court,회생법원Bankruptcy Court,기상대Weather Station,지방해양수산청Regional Office of Oceans and Fisheries,지방국토관리청Regional Office of Construction Management,지방환경청Regional Environmental Office,유역환경청River Basin Environmental Office,지방병무청Regional Military Manpower Office,병무청Military Manpower Office,병무지청Military Manpower Branch Office,지방중소벤처기업청Regional Office of SMEs and Startups,출입국외국인청Immigration Office,출입국외국인사무소Immigration Office,출입국관리사무소Immigration Office,지방산림청Regional Forest Service,국유림관리소National Forest Management Office," +
      "지방보훈청Regional Veterans Office,보훈지청Veterans Branch Office,지방우정청Regional Post Office,지방기상청Regional Meteorological Office,지방조달청Regional Procurement Office,지방식품의약품안전청Regional Office of Food and Drug Safety,지방통계청Regional Statistics Office,지방공정거래사무소Regional Fair Trade Office,지방고용노동청Regional Employment and Labor Office,지방검찰청District Prosecutors' Office,고등검찰청High Prosecutors' Office,지방경찰청Provincial Police Agency,경제자유구역청Free Economic Zone Authority,보호관찰소Probation Office,소년원Juvenile Detention Center,선거관리위원회Election Commission,국립공원사무소National Park Office," +
      "국토관리사무소Land Management Office,도시관리공단Urban Management Corporation,시설공사Facilities Corporation,도시철도공사Metropolitan Rapid Transit Corporation,도시개발공사Urban Development Corporation,상수도사업본부Waterworks Headquarters,환경공단Environmental Corporation,체육공단Sports Corporation,공무원교육원Officials Training Institute,인재개발원Human Resources Development Institute,교육연수원Education Training Institute,교육정보원Education Information Institute,농산물도매시장Agricultural Products Wholesale Market,우편집중국Mail Center,소방학교Fire Academy,경찰학교Police Academy," +
      "시청City Hall,구청-gu Office,군청-gun Office,도청Provincial Government,읍사무소-eup Office,면사무소-myeon Office," +
      "주민센터Community Service Center,행정복지센터Community Service Center,경찰청Police Agency,경찰서Police Station," +
      "파출소Police Box,지구대Police Precinct,소방서Fire Station,소방본부Fire Department,세무서Tax Office,지방국세청Regional Tax Office,세관Customs," +
      "우체국Post Office,법원Court,검찰청Prosecutors' Office,지원Branch,지청Branch,교육청Office of Education,교육지원청District Office of Education,의회Council," +
      "등기소Registry Office,고용노동청Employment and Labor Office,고용노동지청Employment and Labor Branch Office,고용센터Employment Center,교도소Correctional Institution," +
      "구치소Detention Center,시설관리공단Facilities Management Corporation,시설공단Facilities Corporation,도시공사Urban Corporation,개발공사Development Corporation," +
      "주택도시공사Housing and Urban Development Corporation,관광공사Tourism Organization,교통공사Transportation Corporation,항만공사Port Authority," +
      "에너지공사Energy Corporation,농업기술센터Agricultural Technology Center,사업본부Project Headquarters,사령부Command" +
      ",사무처Secretariat,의회사무처Council Secretariat,의회사무국Council Secretariat" +
      ",해양경찰서Coast Guard Station,해양경찰청Coast Guard Headquarters,운전면허시험장Driver's License Center" +
      ",산림항공본부Forest Aviation Headquarters,차량등록사업소Vehicle Registration Office" +
      ",상하수도사업소Water and Sewerage Office,상수도사업소Waterworks Office,하수도사업소Sewerage Office" +
      ",환경사업소Environmental Office,공원녹지사업소Parks and Green Office" +
      ",시설관리사업소Facilities Management Office,체육시설관리사업소Sports Facilities Management Office" +
      ",도로관리사업소Road Management Office,문화예술사업소Culture and Arts Office,도서관사업소Library Office" +
      ",평생학습원Lifelong Learning Center,유아교육진흥원Early Childhood Education Institute" +
      ",교육시설관리본부Education Facilities Headquarters,특수교육지원센터Special Education Support Center" +
      ",안전센터Safety Center,안전체험관Safety Experience Hall,항공대Aviation Unit,기동대Mobile Unit" +
      ",예비군훈련장Reserve Forces Training Center,신병교육대Recruit Training Center,군수사령부Logistics Command" +
      ",작전사령부Operations Command,지원사령부Support Command,훈련소Training Center" +
      ",교정청Regional Corrections Headquarters,지방교정청Regional Corrections Headquarters" +
      ",여자교도소Women's Correctional Institution,소년교도소Juvenile Correctional Institution" +
      ",준법지원센터Probation Office,청소년꿈키움센터Juvenile Support Center,고등법원High Court" +
      ",행정법원Administrative Court,특허법원Patent Court,노동위원회Labor Relations Commission" +
      ",지방노동위원회Regional Labor Relations Commission,행정심판위원회Administrative Appeals Commission" +
      ",자치경찰위원회Autonomous Police Commission,도시관리공사Urban Management Corporation" +
      ",도시개발공단Urban Development Corporation,도시공단Urban Corporation" +
      ",시설관리공사Facilities Management Corporation,환경시설공단Environmental Facilities Corporation" +
      ",문화체육시설관리공단Culture and Sports Facilities Corporation,청소년재단Youth Foundation" +
      ",복지재단Welfare Foundation,인재육성재단Talent Development Foundation,장학회Scholarship Foundation" +
      ",수목원Arboretum,농산물품질관리원Agricultural Products Quality Management Service" +
      ",식품의약품안전청Office of Food and Drug Safety,지방산림관리청Regional Forest Service" +
      ",국토사무소Land Management Office,홍수통제소Flood Control Office,기상지청Meteorological Office" +
      ",기상관측소Weather Observatory,고용복지플러스센터Employment and Welfare Plus Center" +
      ",고용복지센터Employment and Welfare Center,제대군인지원센터Veterans Employment Support Center" +
      ",국립묘지National Cemetery,국립호국원National Cemetery,호국원National Cemetery,현충원National Cemetery" +
      ",민원봉사실Civil Service Office,민원센터Civil Service Center,출장소Branch Office" +
      ",현장민원실Civil Service Office," +
      "보훈청Regional Veterans Office," +
      "본부세관Main Customs,직할세관Customs" +
      ",소방재난본부Fire and Disaster Headquarters,소방안전본부Fire and Safety Headquarters,구조본부Rescue Headquarters" +
      ",지역대Local Unit,전단Flotilla,방위사령부Defense Command,병무사무소Military Manpower Office",
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
      "신협중앙회Federation,보병사단Infantry Division,사단Division,여단Brigade,군단Corps,함대Fleet,비행단Fighter Wing,검역본부Quarantine Agency,검역소Quarantine Station,시험소Testing Station,시험장Experiment Station,사업소Office,관리사업소Management Office,정수장Water Purification Plant,하수처리장Sewage Treatment Plant,소각장Incineration Plant,매립지Landfill,도매시장Wholesale Market,공판장Auction Market,산업단지Industrial Complex,산업단지관리공단Industrial Complex Management Corporation,관리공단Management Corporation,경영자협회Employers Association,총연합회Federation,총본부Headquarters,지역협의회Regional Council,친목회Friendship Association,상조회Mutual Aid Society,친목계Friendship Association,수리계Irrigation Association,송계Forest Association,작목반Farmers' Group,청년단Youth Corps,선교단Mission Corps,전우회Veterans Association,유족회Bereaved Families Association,피해자회Victims Association,한인회Korean Association,교민회Korean Association,유학원Study Abroad Agency,영재교육원Gifted Education Center,직업훈련원Vocational Training Center,직업능력개발원Vocational Training Institute,기능대학Polytechnic,평생교육원Lifelong Education Center,창업보육센터Business Incubator,창조경제혁신센터Center for Creative Economy and Innovation,인재개발원Human Resources Development Institute,리더십센터Leadership Center,아동양육시설Children's Home,청소년쉼터Youth Shelter,청소년센터Youth Center,청소년문화의집Youth Center,문화의집Cultural House,노인종합복지관Senior Welfare Center,종합복지관General Welfare Center,종합사회복지관Community Welfare Center,장애인복지관Welfare Center for the Disabled,노인복지관Senior Welfare Center,재가노인복지센터Home Care Center for Seniors,장애인자립생활센터Center for Independent Living,장애인보호작업장Sheltered Workshop,보호작업장Sheltered Workshop,직업재활센터Vocational Rehabilitation Center,푸드뱅크Food Bank,평가원Evaluation Institute,정보원Information Service,개발원Development Institute,관리원Management Institute,인증원Certification Institute,시험원Testing Laboratory,시험연구원Testing & Research Institute,기술원Institute of Technology,기술연구원Institute of Technology,정책연구원Policy Institute,과학연구원Institute of Science,농업기술원Agricultural Research and Extension Services,보건환경연구원Institute of Health and Environment," +
      "품질관리원Quality Management Service,재활원Rehabilitation Center,소비자원Consumer Agency,거래소Exchange,보증기금Credit Guarantee Fund,신용보증재단Credit Guarantee Foundation,문화재단Cultural Foundation,복지재단Welfare Foundation,장학재단Scholarship Foundation,테크노파크Technopark,과학관Science Museum,수목원Arboretum,식물원Botanical Garden,동물원Zoo,자연휴양림Recreation Forest,휴양림Recreation Forest," +
      "천문대Observatory,체육관Gymnasium,체육센터Sports Center,스포츠센터Sports Center,문화회관Culture and Arts Center,문화예술회관Culture and Arts Center,예술의전당Arts Center,공연장Performance Hall,전시관Exhibition Hall,경기장Stadium,추모공원Memorial Park,학습관Learning Center,평생학습관Lifelong Learning Center,보육원Children's Home,양로원Home for the Aged,경로당Senior Citizens' Center,마을회관Village Hall,작은도서관Small Library," +
      "주간보호센터Day Care Center,데이케어센터Day Care Center,교향악단Symphony Orchestra,오케스트라Orchestra,합창단Choir,예술단Arts Company,무용단Dance Company,극단Theater Company,의용소방대Volunteer Fire Brigade,봉사단Volunteer Corps,봉사회Volunteer Association,로타리클럽Rotary Club,라이온스클럽Lions Club,청년회의소Junior Chamber,청년회Youth Association,부인회Women's Association,학부모회Parents' Association,산악회Hiking Club,동호회Club," +
      "협의체Council,운동본부Movement,운동연합Federation,시민연대Citizens' Solidarity,연대Solidarity,시민모임Citizens' Group,공동모금회Community Chest,노동자회Workers' Association,여성회Women's Association,종약원Clan Association,화수회Clan Association,대종회Clan Association,종중Clan Association,문중Clan Association,향교Confucian School,발전협의회Development Council,의사회Medical Association,한의사회Korean Medicine Association,치과의사회Dental Association,간호사회Nurses Association," +
      "약사회Pharmaceutical Association,수의사회Veterinary Medical Association,변호사회Bar Association,지방변호사회Bar Association,세무사회Association of Tax Accountants,공인회계사회Institute of Certified Public Accountants,변리사회Patent Attorneys Association,관세사회Customs Brokers Association,공인노무사회Labor Attorneys Association,법무사회Judicial Scriveners Association,행정사회Administrative Attorneys Association,건축사회Institute of Architects,미용사회Hairdressers Association,기술사회Professional Engineers Association,여성기업협회Women Entrepreneurs Association,경영자총협회Employers Federation,교원단체총연합회Federation of Teachers' Associations" +
      ",치유원Healing Center,치유센터Healing Center,힐링센터Healing Center,연구회Research Society" +
      ",보존회Preservation Society,선양회Commemoration Society,추모회Memorial Society" +
      ",추모사업회Memorial Association,기념재단Memorial Foundation,동우회Alumni Society" +
      ",동지회Comrades' Association,심의회Council,자문회의Advisory Council,중앙협의회Central Council" +
      ",총협의회General Council,대책위원회Countermeasures Committee,대책본부Countermeasures Headquarters" +
      ",총학생회Student Council,학생회Student Association,교수회Faculty Association,교수협의회Faculty Council" +
      ",상우회Merchants' Association,조기축구회Morning Football Club,축구회Football Club" +
      ",자율방범대Volunteer Patrol,자율방재단Volunteer Disaster Prevention Corps" +
      ",자율방범연합회Volunteer Patrol Federation,해병전우회Marine Veterans Association" +
      ",재향군인회Veterans Association,재향경우회Retired Police Association,노인대학Senior College" +
      ",문학회Literary Society,문인협회Writers' Association,미술협회Art Association,영화제Film Festival" +
      ",음악제Music Festival,연극제Theater Festival,비엔날레Biennale,엑스포Expo,박람회Expo,축제Festival,포럼Forum" +
      ",시민포럼Citizens' Forum,주민자치회Residents' Autonomy Council" +
      ",주민자치위원회Residents' Autonomy Committee,주민협의체Residents' Council" +
      ",지역사회보장협의체Community Social Security Council,생활안전협의회Community Safety Council" +
      ",새마을회Saemaul Council,새마을부녀회Saemaul Women's Association,새마을지회Saemaul Branch" +
      ",새마을운동지회Saemaul Undong Branch,바르게살기운동협의회Better Life Movement Council" +
      ",녹색어머니회Green Mothers' Association,어머니회Mothers' Association,아버지회Fathers' Association" +
      ",학부모연합회Parents' Federation,상점가진흥조합Shopping Street Promotion Association" +
      ",상가번영회Shopping Arcade Merchants' Association,시장상인회Market Merchants' Association" +
      ",기업인협의회Entrepreneurs' Council,기업인회Entrepreneurs' Association" +
      ",경제인연합회Federation of Entrepreneurs,여성경제인협회Women Entrepreneurs Association" +
      ",벤처기업협회Venture Business Association,소상공인연합회Small Business Federation" +
      ",보호단Protection Corps,감시단Watch,자원봉사회Volunteer Association,관리재단Management Foundation,선수협회Players Association,점주협의회Store Owners' Council,택견회Taekkyeon Association,사랑회Lovers' Association,사랑모임Lovers' Group,자원봉사센터Volunteer Center,자원봉사단Volunteer Corps,자원봉사협의회Volunteer Council" +
      ",적십자봉사회Red Cross Volunteers,나눔봉사단Sharing Volunteer Corps,장애인연합회Federation of the Disabled" +
      ",장애인협회Association of the Disabled,장애인부모회Parents' Association for the Disabled" +
      ",장애인부모연대Parents' Solidarity for the Disabled,장애인체육회Sports Council for the Disabled" +
      ",장애인종합복지관Welfare Center for the Disabled,장애인주간보호센터Day Care Center for the Disabled" +
      ",장애인보호작업시설Sheltered Workshop for the Disabled,장애인근로사업장Workshop for the Disabled" +
      ",장애인평생교육원Lifelong Education Center for the Disabled" +
      ",장애인생활이동지원센터Mobility Support Center for the Disabled" +
      ",장애인가족지원센터Support Center for Families with Disabilities" +
      ",지체장애인협회Association of Persons with Physical Disabilities,시각장애인연합회Union of the Blind" +
      ",시각장애인복지관Welfare Center for the Visually Impaired,농아인협회Association of the Deaf" +
      ",수어통역센터Sign Language Interpretation Center,육아종합지원센터Childcare Support Center" +
      ",다문화가족지원센터Multicultural Family Support Center" +
      ",건강가정다문화가족지원센터Healthy Family and Multicultural Family Support Center,가족센터Family Center" +
      ",여성회관Women's Center,여성플라자Women's Plaza,여성의전화Women's Hotline" +
      ",여성인력개발센터Women's Human Resources Development Center,여성새로일하기센터Women's Reemployment Center" +
      ",일자리센터Job Center,노동자종합지원센터Workers' Support Center,노동권익센터Labor Rights Center" +
      ",비정규직지원센터Non-Regular Workers' Support Center,도시재생지원센터Urban Regeneration Support Center" +
      ",마을공동체지원센터Community Support Center,사회적경제지원센터Social Economy Support Center" +
      ",먹거리통합지원센터Food Support Center,학교급식지원센터School Meal Support Center" +
      ",급식관리지원센터Food Service Management Center,농산물산지유통센터Agricultural Products Processing Center" +
      ",로컬푸드직매장Local Food Store,미곡종합처리장Rice Processing Complex,농촌체험휴양마을Rural Experience Village" +
      ",체험휴양마을Experience Village,체험마을Experience Village,정보화마을Information Village" +
      ",유기동물보호소Animal Shelter,유기견보호소Dog Shelter,동물보호센터Animal Shelter,청소년수련관Youth Center" +
      ",청소년수련원Youth Training Center,청소년상담복지센터Youth Counseling and Welfare Center" +
      ",청소년문화센터Youth Culture Center,청소년회관Youth Center,수련원Training Center,유스호스텔Youth Hostel" +
      ",정신요양원Mental Care Home,정신재활시설Mental Rehabilitation Facility,노숙인시설Homeless Facility" +
      ",노인복지회관Senior Welfare Center,시니어클럽Senior Club,노인보호전문기관Elder Protection Agency" +
      ",아동보호전문기관Child Protection Agency,가정위탁지원센터Foster Care Support Center" +
      ",지역자활센터Regional Self-Sufficiency Center,자활센터Self-Sufficiency Center,푸드마켓Food Market" +
      ",상담복지센터Counseling and Welfare Center,인권센터Human Rights Center" +
      ",평생교육진흥원Lifelong Education Promotion Agency,문화관광재단Culture and Tourism Foundation" +
      ",문화예술재단Culture and Arts Foundation,관광재단Tourism Foundation,경제진흥원Business Promotion Agency" +
      ",산업진흥원Industry Promotion Agency,콘텐츠진흥원Content Agency" +
      ",정보산업진흥원Information Industry Promotion Agency,바이오진흥원Bio Industry Promotion Agency" +
      ",여성가족재단Women and Family Foundation,사회서비스원Social Service Agency" +
      ",행복진흥원Happiness Promotion Agency,연구개발지원단R&D Support Group," +
      "필하모닉오케스트라Philharmonic Orchestra,관현악단Orchestra,국악단Gugak Orchestra,국악관현악단Gugak Orchestra" +
      ",오페라단Opera Company,발레단Ballet Company,소년소녀합창단Boys and Girls Choir,여성합창단Women's Choir" +
      ",인형극단Puppet Theater Company,축구단Football Club,야구단Baseball Club,농구단Basketball Club" +
      ",배구단Volleyball Club,체육시설Sports Facilities,실내체육관Indoor Gymnasium" +
      ",국민체육센터National Sports Center,생활체육관Sports Center,축구센터Football Center,종합운동장Sports Complex" +
      ",골프연습장Golf Range,수영장Swimming Pool,눈썰매장Sledding Park,캠핑장Campground,야영장Campground" +
      ",오토캠핑장Auto Campground,해수욕장Beach,생태공원Ecological Park,어린이공원Children's Park" +
      ",근린공원Neighborhood Park,추모관Memorial Hall,추모의집Memorial House,봉안당Columbarium,화장장Crematorium" +
      ",승화원Crematorium,납골당Columbarium,공설묘지Public Cemetery,공원묘원Memorial Park" +
      ",산업단지협의회Industrial Complex Council,입주기업협의회Tenant Companies' Council" +
      ",입주자협의회Residents' Council,임차인대표회의Tenants' Council,재건축정비사업조합Reconstruction Association" +
      ",재개발정비사업조합Redevelopment Association,재건축조합Reconstruction Association" +
      ",재개발조합Redevelopment Association,지역주택조합Regional Housing Association" +
      ",직장주택조합Workplace Housing Association,주택조합Housing Association" +
      ",가로주택정비사업조합Street Housing Improvement Association" +
      ",소규모재건축사업조합Small-Scale Reconstruction Association,리모델링주택조합Remodeling Housing Association" +
      ",도시개발사업조합Urban Development Association" +
      ",도시환경정비사업조합Urban Environment Improvement Association" +
      ",토지구획정리조합Land Readjustment Association,운송사업조합Transport Association" +
      ",개인택시운송사업조합Private Taxi Association,택시운송사업조합Taxi Transport Association" +
      ",버스운송사업조합Bus Transport Association,전세버스운송사업조합Charter Bus Association" +
      ",화물자동차운송사업협회Trucking Association,자동차매매사업조합Car Dealers Association" +
      ",자동차정비사업조합Auto Maintenance Association" +
      ",검사정비사업조합Vehicle Inspection and Maintenance Association,사업협동조합Business Cooperative" +
      ",공업협동조합Industry Cooperative,제조업협동조합Manufacturers' Cooperative," +
      "가족지원센터Family Support Center,건강가정지원센터Healthy Family Support Center,검도장Kumdo Gym," +
      "검도회Kumdo Association,고용지원센터Employment Support Center,공공기관Public Institutions," +
      "군민회County People's Association,근로자건강센터Workers' Health Center," +
      "기독교서회Christian Literature Society,기독실업인회Christian Business Men's Committee," +
      "나눔센터Sharing Center,노동자지원센터Workers' Support Center,녹색환경지원센터Green Environment Center," +
      "농민회Farmers' Association,농업경영인회Farm Managers' Association,농촌지도자회Rural Leaders' Association," +
      "도민회Provincial Association,마을만들기지원센터Village Making Support Center,마을회Village Association," +
      "명장회Masters' Association,모범운전자회Model Drivers' Association,발달센터Development Center," +
      "방문요양기관Home-Visit Care Agency,범죄피해자지원센터Crime Victim Support Center,봉사센터Service Center," +
      "상공회Chamber of Commerce,생활개선회Life Improvement Society," +
      "성균관유도회Sungkyunkwan Confucian Association,성서공회Bible Society," +
      "순교자현양회Martyrs' Commemoration Society,아동가족상담센터Child and Family Counseling Center," +
      "아동발달센터Child Development Center,아동청소년상담센터Child and Youth Counseling Center," +
      "어민회Fishers' Association,언어발달센터Language Development Center," +
      "언어심리센터Language and Psychology Center,여성농업인센터Women Farmers' Center,여성민우회Womenlink," +
      "여성센터Women's Center,영농회Farming Association,외국인지원센터Foreigner Support Center,유도장Judo Gym," +
      "유도회Judo Association,유학센터Study Abroad Center,육아지원센터Childcare Support Center," +
      "이주민센터Migrants' Center,일자리지원센터Job Support Center,입양기관Adoption Agency," +
      "작목회Growers' Association,종중회Clan Association,주민자치센터Residents' Center," +
      "주민회Residents' Association,중독관리통합지원센터Addiction Management Center,진흥센터Promotion Center," +
      "청소년지원센터Youth Support Center,치매센터Dementia Center,피정센터Retreat Center," +
      "피해자지원센터Victim Support Center,합기도장Hapkido Gym,협동조합지원센터Cooperatives Support Center," +
      "환경운동연합Federation for Environmental Movement,참여연대People's Solidarity," +
      "학교운영위원협의회Council of School Steering Committees,학교운영위원회School Steering Committee" +
      ",피부미용사회Estheticians Association,네일미용사회Nail Technicians Association,이용사회Barbers Association" +
      ",조리사회Cooks Association,제과사회Bakers Association,영양사회Dietitians Association,물리치료사회Physical Therapists Association" +
      ",작업치료사회Occupational Therapists Association,간호조무사회Nurse Aides Association,사회복지사회Social Workers Association" +
      ",감정평가사회Appraisers Association,손해사정사회Claims Adjusters Association,개원의협의회Practitioners' Association" +
      ",전공의협의회Residents' Association,환우회Patients' Association,환자회Patients' Association,가족회Families' Association" +
      ",유가족협의회Bereaved Families' Association,미망인회Widows' Association,부모연대Parents' Solidarity" +
      ",보호자회Guardians' Association,후계자협의회Successors' Council,지도자협의회Leaders' Council,이장협의회Village Heads' Council" +
      ",통장협의회Neighborhood Heads' Council,이통장연합회Village Heads' Federation,이장단Village Heads' Association" +
      ",자문단Advisory Group,기자단Press Corps,서포터즈Supporters,선수단Athletic Team,응원단Cheering Squad,원로회Elders' Council" +
      ",원우회Alumni Association,동기회Class Association,교우회Alumni Association,행우회Retired Bankers' Association" +
      ",퇴직자회Retirees' Association,퇴직자모임Retirees' Association,참전자회Veterans Association,유공자회Patriots' Association" +
      ",계모임Savings Club,낚시회Fishing Club,등산회Hiking Club,서예회Calligraphy Society" +
      ",미술인회Artists' Association,작가회Writers' Association,작가회의Writers' Association,시인협회Poets' Association" +
      ",문인회Writers' Association,사진동호회Photography Club,합창연합회Choral Federation,음악협회Music Association" +
      ",국악협회Gugak Association,연극협회Theater Association,무용협회Dance Association,예총Federation of Artistic and Cultural Organizations" +
      ",민예총People's Artist Federation,예술인총연합회Federation of Artistic and Cultural Organizations,문화예술단체총연합회Federation of Culture and Arts Organizations" +
      ",총연합Federation,국민연합National Federation,국민운동본부National Movement" +
      ",시민행동Citizens' Action,행동Action,시민회의Citizens' Council,국민회의National Congress,지킴이Guardians,지킴이단Guardians" +
      ",지기Keepers,봉사연합Volunteer Federation,구조단Rescue Corps,구호단Relief Corps,의료단Medical Corps" +
      ",순찰대Patrol,특전동지회Special Forces Veterans Association,유도회총본부Confucian Association Headquarters" +
      ",입주민협의회Residents' Council,재건축추진위원회Reconstruction Promotion Committee,재개발추진위원회Redevelopment Promotion Committee" +
      ",조성위원회Development Committee" +
      ",자치회Autonomous Association,학술원Academy,한림원Academy,예술원Academy of Arts" +
      ",학술재단Academic Foundation,연구재단Research Foundation,사업회Association,사회복지재단Social Welfare Foundation" +
      ",사회복지협의회Council on Social Welfare,사회복지법인Social Welfare Foundation,육영재단Educational Foundation" +
      ",교육재단Education Foundation,학원재단School Foundation" +
      ",인재육성장학재단Talent Development Scholarship Foundation,미래재단Future Foundation" +
      ",평화재단Peace Foundation,환경재단Environment Foundation,인권재단Human Rights Foundation,여성재단Women's Foundation" +
      ",아동복지회Child Welfare Society,영아원Infants' Home,모자원Mother and Child Home,직업재활시설Vocational Rehabilitation Facility" +
      ",그룹홈Group Home,미혼모시설Home for Unmarried Mothers,급식소Meal Center,무료급식소Free Meal Center" +
      ",가정폭력상담소Domestic Violence Counseling Center,성폭력상담소Sexual Violence Counseling Center" +
      ",가정법률상담소Family Law Counseling Center,생명의전화LifeLine,사랑의전화Love Call,인권위원회Human Rights Commission" +
      ",문화회Cultural Society,보급회Promotion Society,보호협회Protection Association,애호협회Lovers' Association" +
      ",애호가협회Lovers' Association,품종협회Breed Association,판매협회Sales Association,자율협의회Autonomous Council" +
      ",자율관리공동체Self-Managed Community,어업인연합회Fishers' Federation,수산업경영인연합회Fisheries Managers' Federation" +
      ",농업경영인연합회Farm Managers' Federation,농민회총연맹Farmers' League,농업인단체협의회Council of Farmers' Organizations" +
      ",연합작목반Growers' Federation,출하회Shippers' Association,품목농협Commodity Cooperative,산림계Forest Association" +
      ",송이작목반Matsutake Growers' Group,대동회Village Association,동계Village Association,마을공동체Village Community" +
      ",문화마을Culture Village",
  },
  {
    spelling: "words",
    isSociety: true,
    endings: "학회Society,공학회Engineering Society,과학회Science Society",
    before:
      "기계Mechanical Engineers,화학공학Chemical Engineering,전기Electrical Engineers,전자공학Electronics Engineers,토목Civil Engineers,건축Architecture,재료Materials,금속Metals and Materials,자동차공학Automotive Engineers,항공우주Aeronautical and Space Sciences,조선Naval Architects,산업공학Industrial Engineers,정보과학Information Scientists,통신Communications,원자력Nuclear,수학Mathematical,물리Physical,화학Chemical,생물Biology,지질Geological,기상Meteorological,해양Oceanography,경제Economic,경영Business Administration,회계Accounting,행정Public Administration,정치Political Science,사회Sociological,심리Psychological,교육Education,철학Philosophical,역사Historical,국어국문Korean Language and Literature,영어영문English Language and Literature,언론Journalism & Communication Studies,방송Broadcasting,광고Advertising,법학Law,의학Medical,간호Nursing,약학Pharmaceutical,치의학Dental,내과Internal Medicine,외과Surgical,소아과Pediatric,영상의학Radiology,식품과학Food Science,영양Nutrition,농업경제Agricultural Economics,축산Animal Science,수산Fisheries,산림Forest,조경Landscape Architecture,체육Physical Education,무용Dance,음악Music,미술사Art History,관광Tourism,물류Logistics" +
      ",소아치과Pediatric Dentistry,치과교정Orthodontics,치과보철Prosthodontics,구강악안면외과Oral and Maxillofacial Surgery,정형외과Orthopaedic,신경외과Neurosurgical,성형외과Plastic Surgery,흉부외과Thoracic Surgery,심장혈관흉부외과Thoracic and Cardiovascular Surgery,피부과Dermatological,안과Ophthalmological,이비인후과Otorhinolaryngology,비뇨의학과Urological,산부인과Obstetrics and Gynecology,소아청소년과Pediatric,신경과Neurological,신경정신의학Neuropsychiatric,정신의학Psychiatric,재활의학Rehabilitation Medicine,가정의학Family Medicine,마취통증의학Anesthesiology and Pain Medicine,응급의학Emergency Medicine,진단검사의학Laboratory Medicine,병리Pathology,핵의학Nuclear Medicine,심장Cardiology,순환기Cardiology,소화기Gastroenterology,소화기내시경Gastrointestinal Endoscopy,간Liver Studies,신장Nephrology,내분비Endocrine,당뇨병Diabetes,비만Obesity Studies,골대사Bone and Mineral Research,류마티스Rheumatism,감염Infectious Diseases,결핵및호흡기Tuberculosis and Respiratory,혈액Hematology,종양Oncology,암Cancer,면역Immunology,알레르기Allergy,미생물Microbiology,약리Pharmacology,생리Physiology,해부Anatomy,척추외과Spine Surgery,슬관절Knee,견주관절Shoulder and Elbow,수부외과Hand Surgery,골절Fracture,미용성형Aesthetic Plastic Surgery,대장항문Coloproctology,유방암Breast Cancer,갑상선Thyroid,뇌졸중Stroke,치매Dementia,수면Sleep,통증Pain",
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
      "낙농업협동조합Dairy Cooperative,원예농업협동조합Horticultural Cooperative,배원예농업협동조합Pear Horticultural Cooperative,인삼농업협동조합Ginseng Cooperative,농업협동조합Agricultural Cooperative,농협Agricultural Cooperative,축산업협동조합Livestock Cooperative,축협Livestock Cooperative," +
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
      "대학생활협동조합University Consumer Cooperative,신용협동조합Credit Union,신협Credit Union,협동조합Cooperative,생협Consumer Cooperative,생활협동조합Consumer Cooperative,사회적협동조합Social Cooperative," +
      "영농조합법인Farming Association Corporation,영어조합법인Fishing Association Corporation",
    before:
      "소비자,사업Business,공업Industry,의료복지Medical Welfare,의료기기Medical Device,택시Taxi",
  },
  {
    spelling: "words",
    hasPersons: true,
    mayLead: true,
    endings:
      "외국법자문법률사무소Foreign Legal Consultant Office,외국법자문사사무소Foreign Legal Consultant Office,변호사사무실Law Office,법률사무실Law Office,변호사법률사무소Law Office,법무사사무실Judicial Scrivener Office,세무사사무실Tax Accountant Office,세무사무소Tax Accountant Office,관세사무소Customs Broker Office,특허사무소Patent Law Office,법무사무소Judicial Scrivener Office,노무사무소Labor Attorney Office,행정사무소Administrative Attorney Office,노무컨설팅Labor Consulting,특허정보원Patent Information Institute,법률상담소Legal Counseling Office,법률연구소Law Research Institute,법무법인Law Firm,법률사무소Law Office,변호사사무소Law Office,세무회계Tax & Accounting," +
      "세무그룹Tax Group,감사반Audit Team,특허법인Patent & Law Firm,노무법인Labor Law Firm,관세법인Customs Firm,건축사사무소Architects,종합건축사사무소Architects," +
      "공인중개사사무소Real Estate Agency,중개사무소Real Estate Agency,공인중개사Real Estate Agency,중개법인Brokerage Corporation,손해사정Claims Adjusting," +
      "세무사Tax Accountant,변호사Attorney at Law,법무사Judicial Scrivener,변리사Patent Attorney," +
      "노무사Labor Attorney,공인노무사Labor Attorney,관세사Customs Broker,감정평가사Appraiser," +
      "공인회계사Certified Public Accountant",
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
      "선교관Mission Hall,비전관Vision Hall,예배관Worship Hall,봉사관Service Hall,친교관Fellowship Hall,청년관Youth Hall,셀교회Cell Church,지구대회Regional Assembly,순례지성당Shrine Church,순례지Pilgrimage Site,유치부Kindergarten Department,유년부Children's Department,초등부Elementary Department,중등부Middle School Department,고등부High School Department,중고등부Youth Department,청년부Young Adults' Department,대학부College Department,교육부서Education Department,주일학교Sunday School,교회학교Church School,찬양대Choir,성가대Choir,성경공부모임Bible Study Group,성경통독원Bible Reading Institute,아버지학교Father School,어머니학교Mother School,부부학교Couples School,결혼예비학교Premarital School,신앙수련원Faith Training Center,누가회Luke Fellowship,의료선교회Medical Mission,실업인회Businessmen's Fellowship,명상의집House of Meditation,피정의집Retreat House,성경의집House of the Bible,비전홀Vision Hall,본당건축위원회Parish Building Committee,봉안경당Columbarium Chapel,경당Chapel,성모동산Our Lady's Garden,성원Mosque,포교사회Buddhist Missionaries Association,농군학교Farmers' School,관구관Provincial House,관구Province,총본사Headquarters,외항선교회Port Mission,정사Temple,선방Meditation Hall,불교회관Buddhist Hall,총림Monastic Complex,말사Branch Temple,총본산Headquarters Temple,승가대학Sangha College,율원Vinaya Institute,종무소Temple Office,산내암자Mountain Hermitage,비구니Bhikkhuni,템플스테이Templestay,법당Dharma Hall,대웅전Main Hall,전도Evangelism,예배당Chapel,공동체Community,사역Ministry,지방회District Association,시찰Circuit,본당Parish,전도단Evangelism Corps,사역원Ministry,수녀원Convent,공소Mission Station,청년회Youth Association,하나님의교회Church of God,그리스도의교회Church of Christ,연합교회United Church,국제교회International Church,선교원Mission Center,선교센터Mission Center,총무원Administrative Headquarters,교육관Education Hall,수양관Retreat Center,신도회Laity Association,대성당Cathedral,포교당Buddhist Mission Center,대교당Grand Temple,선원Seon Center,순교성지Martyrs' Shrine,성지Holy Site,총부Headquarters,총회General Assembly,연회Annual Conference,신학교Seminary,복음선교회Gospel Mission,개혁교회Reformed Church,교회Church,성당Catholic Church,주교좌성당Cathedral,교구Diocese,대교구Archdiocese,노회Presbytery,선교회Mission,기도원Prayer Center,수도원Monastery," +
      "수도회Religious Order,수녀회Congregation of Sisters,포교원Buddhist Mission Center,교당Won Buddhist Temple,교구본사District Head Temple,유지재단Foundation" +
      ",기도의집House of Prayer,영성센터Spirituality Center,영성원Spirituality Center" +
      ",제자훈련원Discipleship Center,신앙촌Faith Village,성결교회Holiness Church,감리교회Methodist Church" +
      ",침례교회Baptist Church,장로교회Presbyterian Church,순복음교회Full Gospel Church,제일교회First Church" +
      ",중앙교회Central Church,복음교회Gospel Church,한인교회Korean Church,동산교회Dongsan Church" +
      ",연합선교회United Mission,세계선교회World Mission,교회연합회Federation of Churches" +
      ",교회협의회Council of Churches,기독교연합회Christian Federation,기독교총연합회Christian Council" +
      ",목회자협의회Pastors' Council,장로회Elders' Association,남선교회Men's Mission" +
      ",여전도회Women's Evangelical Association,여선교회Women's Mission,사제관Rectory,교구청Diocesan Office" +
      ",공동체마을Community Village,불교대학Buddhist College,불교문화원Buddhist Culture Center" +
      ",불교연합회Buddhist Federation,사암연합회Buddhist Temples Federation,명상센터Meditation Center" +
      ",명상원Meditation Center,토굴Hermitage,부속성당Chapel,준본당Quasi-Parish" +
      ",수련원Retreat Center,사목센터Pastoral Center,사목회Parish Council,청소년수련원Youth Retreat Center" +
      ",외방선교회Foreign Mission Society,외방전교회Foreign Mission Society,전교회Mission Society,전교수녀회Missionary Sisters" +
      ",시녀회Handmaids,수사회Brothers,형제회Brothers,자매회Sisters,봉쇄수도원Cloistered Monastery,여자수도원Women's Monastery" +
      ",심인당Simindang,왕국회관Kingdom Hall,와드Ward,영문Corps,참회원Repentance Hall,본부도장Headquarters Temple,수련도장Training Temple" +
      ",회당Hall of Worship,시일교당Chapel,기도처Prayer House,기도의동산Prayer Garden,성전Sanctuary,신학원Theological Institute" +
      ",성경학교Bible School,성서학당Bible School,성경신학원Bible Institute,선교훈련원Mission Training Center,전도협회Evangelistic Association" +
      ",선교단체Mission Organization,선교연구원Mission Institute,선교단Mission Team,찬양단Praise Team,목장교회Ranch Church" +
      ",가정교회House Church,개척교회Church Plant,군인교회Military Church,군교회Military Church,병원교회Hospital Church" +
      ",학교교회School Church,대학교회University Church,농인교회Deaf Church,다문화교회Multicultural Church,공동체교회Community Church" +
      ",사도교회Apostolic Church,그리스도교회Church of Christ,루터교회Lutheran Church,나사렛교회Nazarene Church,중앙총회General Assembly" +
      ",지방총회Regional Assembly,여신도회Women's Association" +
      ",남신도회Men's Association,안수집사회Ordained Deacons' Association,권사회Senior Deaconesses' Association" +
      ",교역자회Ministers' Association,목사회Pastors' Association,평신도연합회Lay Federation,불교회Buddhist Association" +
      ",불자회Buddhists' Association,불교신행단체Buddhist Association,불교교양대학Buddhist College,호국사찰Patriotic Temple" +
      ",군법당Military Buddhist Temple,호국선원Patriotic Seon Center,국제선원International Seon Center,국제선센터International Seon Center" +
      ",시민선원Citizens' Seon Center,선센터Seon Center,보리수선원Bodhi Tree Meditation Center,염불원Buddha Recitation Center" +
      ",염불당Buddha Recitation Hall,기도도량Prayer Center,수행도량Practice Center,자비원Compassion Center,추모원Memorial Park" +
      ",교무원Administrative Office,중앙교무원Central Administrative Office,훈련원Training Center,청소년국Youth Bureau" +
      ",교정원Administrative Headquarters,마을교회Village Church,성소Sanctuary,사제단Priests' Association,신앙공동체Faith Community" +
      ",교회사연구소Church History Institute,성경연구원Bible Research Institute,장례위원회Funeral Committee,가톨릭회관Catholic Center" +
      ",천주교회Catholic Church,성공회교회Anglican Church,이슬람사원Mosque,이슬람성원Mosque,모스크Mosque,시나고그Synagogue",
    before:
      "선교Mission,해외선교Overseas Mission,세계선교World Mission,국내전도Home Evangelism,대학생University Students,청년Youth,청소년Youth,어린이Children,여성Women,장로Elders,집사Deacons,권사Senior Deaconesses,군선교Military Mission,병원선교Hospital Mission,호스피스Hospice,교도소선교Prison Mission,직장Workplace,문서Literature,방송Broadcasting,찬양Praise,예배Worship,금식Fasting,수양관Retreat Center,기념Memorial,순교Martyrdom,성지Shrine,개척Church-Planting,제자훈련Discipleship,성서Bible,베다니Bethany,베들레헴Bethlehem,나사렛Nazareth,갈릴리Galilee,시온Zion,에덴Eden,임마누엘Immanuel,할렐루야Hallelujah,호산나Hosanna,벧엘Bethel,베델Bethel,실로암Siloam,가나안Canaan,예루살렘Jerusalem,아멘Amen,그리스도Christ,엘림Elim,샬롬Shalom,에벤에셀Ebenezer,안디옥Antioch,여호수아Joshua,사마리아Samaria,겟세마네Gethsemane,루르드Lourdes,파티마Fatima,글로리아Gloria,가브리엘Gabriel,라파엘Raphael,미카엘Michael,마리아Maria,요셉Joseph,베드로Peter,바울Paul,다윗David,모세Moses,엘리야Elijah,다니엘Daniel,한나Hannah,에스더Esther,빌립Philip,마가Mark,누가Luke,디모데Timothy,크리스천Christian,크리스찬Christian,미션Mission,빌라델비아Philadelphia,에클레시아Ecclesia,코람데오Coram Deo,제자Disciples,제자들Disciples,성요셉St. Joseph,성마리아St. Mary,성안드레아St. Andrew,성라파엘St. Raphael,성빈센트St. Vincent,성분도St. Benedict,착한목자Good Shepherd,중앙Central,제일First,제이Second,장로교Presbyterian,성결교Holiness,감리교Methodist,침례교Baptist,루터교Lutheran,성바울St. Paul,성모Our Lady,성가Holy Family,성령Holy Spirit,예수회Jesuit,성심Sacred Heart,성요한St. John,성베드로St. Peter,성프란체스코St. Francis,성니콜라스St. Nicholas,성골롬반St. Columban,순복음Full Gospel,감리Methodist,침례Baptist,성결Holiness,외방Overseas,기독교Christian," +
      "성바오로St. Paul,성베네딕도St. Benedict,성프란치스코St. Francis,살레시오Salesian" +
      ",예수Jesus,향기Fragrance,예수향기Jesus Fragrance,예수사랑Jesus Love,예수마을Jesus Village,예수가족Jesus Family" +
      ",예수제자Jesus Disciples,예수비전Jesus Vision,예수소망Jesus Hope,오직예수Jesus Only,열린문Open Door,새생명New Life" +
      ",참빛True Light,큰빛Great Light,선한목자Good Shepherd,선한이웃Good Neighbor,좋은이웃Good Neighbor,좋은나무Good Tree" +
      ",좋은씨앗Good Seed,좋은친구Good Friends,푸른초장Green Pastures,푸른나무Green Tree,생명나무Tree of Life,생명수Living Water" +
      ",생명샘Spring of Life,생명숲Forest of Life,땅끝Ends of the Earth,지구촌Global,열방All Nations,만나Manna,오병이어Five Loaves and Two Fish" +
      ",겨자씨Mustard Seed,포도나무Vine,감람산Mount of Olives,갈멜산Mount Carmel,시내산Mount Sinai,시온산Mount Zion" +
      ",에덴동산Garden of Eden,갈보리Calvary,골고다Golgotha,브니엘Peniel,벧산Bethshan,엠마오Emmaus,에베소Ephesus,빌립보Philippi" +
      ",고린도Corinth,데살로니가Thessalonica,베뢰아Berea,서머나Smyrna,요단Jordan,여리고Jericho,헤브론Hebron,길르앗Gilead,르호봇Rehoboth" +
      ",브엘세바Beersheba,마하나임Mahanaim,미스바Mizpah,아둘람Adullam,갈릴리호수Lake Galilee,마라나타Maranatha,미가엘Michael" +
      ",기드온Gideon,느헤미야Nehemiah,에스라Ezra,이사야Isaiah,예레미야Jeremiah,요한John,야고보James,디도Titus,바나바Barnabas" +
      ",스데반Stephen,마르다Martha,룻Ruth,드보라Deborah,사무엘Samuel,아브라함Abraham,이삭Isaac,야곱Jacob,갈렙Caleb,노아Noah" +
      ",십자가Cross,부활Resurrection,오순절Pentecost,구원Salvation,생명Life,말씀Word,언약Covenant,새언약New Covenant" +
      ",새예루살렘New Jerusalem,새하늘New Heaven,새벽이슬Morning Dew,사랑나눔Love Sharing,사랑빛Light of Love,주사랑Lord's Love" +
      ",주님사랑Lord's Love,하나님사랑God's Love,주은혜Lord's Grace,한영혼One Soul,다음세대Next Generation,비전Vision" +
      ",드림Dream,조이Joy,호프Hope,그레이스Grace,러브Love,피스Peace,라이프Life,커뮤니티Community,뉴라이프New Life,온누리Onnuri" +
      ",세계로Segyero,세계World,한국Korean,베트남인Vietnamese,베트남Vietnam,중국인Chinese,중국동포Korean Chinese,몽골인Mongolian" +
      ",몽골Mongolian,필리핀인Filipino,필리핀Filipino,네팔인Nepali,네팔Nepali,러시아인Russian,러시아어Russian,러시아Russian" +
      ",미얀마Myanmar,캄보디아Cambodian,인도네시아Indonesian,태국Thai,우즈벡Uzbek,일본인Japanese,일본어Japanese,영어예배English" +
      ",조선족Korean Chinese,고려인Koryoin,탈북민North Korean Defectors',농인Deaf,농아인Deaf,농아Deaf,맹인Blind,시각장애인Blind" +
      ",장애인Disabled,군인Military,다문화Multicultural,외국인Foreigners',외국인노동자Foreign Workers',이주민Migrants'" +
      ",한인Korean,의료선교Medical Mission,산업선교Industrial Mission,도시산업선교Urban Industrial Mission,캠퍼스Campus" +
      ",유학생International Students,국제선교International Mission,국내선교Home Mission,북한선교North Korea Mission" +
      ",북방선교Northern Mission,중국선교China Mission,일본선교Japan Mission,아시아선교Asia Mission,이슬람선교Islam Mission" +
      ",어린이전도Child Evangelism,교정선교Prison Mission,경찰선교Police Mission,장애인선교Disabled Mission,실버선교Senior Mission" +
      ",문화선교Culture Mission,스포츠선교Sports Mission,방송선교Broadcasting Mission,음악선교Music Mission,미디어선교Media Mission" +
      ",교육선교Education Mission,단기선교Short-Term Mission,비즈니스선교Business Mission,직장선교Workplace Mission" +
      ",학원선교Campus Mission,외항선교Port Mission,항공선교Aviation Mission,낙도선교Island Mission,농어촌선교Rural Mission" +
      ",세계복음World Gospel,민족복음화National Evangelization,세계복음화World Evangelization,성시화Holy City Movement" +
      ",복음화Evangelization,목회Pastoral,교회음악Church Music,치유Healing,내적치유Inner Healing,가정사역Family Ministry" +
      ",영성Spirituality,영성수련Spiritual Training,성모마리아Our Lady,성모성심Immaculate Heart of Mary,예수성심Sacred Heart of Jesus" +
      ",성가정Holy Family,성체Holy Eucharist,천사Angels,순교자Martyrs,복자Blessed Martyrs,성인Saints,무명순교자Unknown Martyrs" +
      ",성김대건안드레아St. Andrew Kim Taegon,김대건St. Andrew Kim Taegon,성요한바오로St. John Paul,성토마스St. Thomas" +
      ",성베네딕토St. Benedict,성도미니코St. Dominic,성데레사St. Teresa,소화데레사St. Therese,성아우구스티노St. Augustine,성이시도로St. Isidore" +
      ",성글라라St. Clare,성가밀로St. Camillus,성마르코St. Mark,성루카St. Luke,성마태오St. Matthew,성야고보St. James,성스테파노St. Stephen" +
      ",성세실리아St. Cecilia,성막달레나St. Magdalene,성크리스토퍼St. Christopher,성막시모St. Maximus,성바울로St. Paul,성도마St. Thomas" +
      ",군종Military Chaplaincy,군종특별Military,명상Meditation,참선Seon Meditation,염불Yeombul,사경Sutra Copying" +
      ",국제International,호국Patriotic,비구니Bhikkhuni,불자Buddhist" +
      ",물댄동산Watered Garden,산위의마을Mountaintop Village,시냇가에심은나무Streamside Tree,시냇가Streamside" +
      ",시냇가푸른나무Streamside Green Tree,높은뜻High Calling,동부Eastern,서부Western,남부Southern,북부Northern" +
      ",중부Central,동남Southeastern,서남Southwestern,동북Northeastern,서북Northwestern,사도Apostles,사도들Apostles" +
      ",성도Saints,빛나는Shining,아름다운Beautiful,행복한Happy,기쁜Joyful,참좋은Truly Good,더좋은Better,착한Good,새로운New" +
      ",거룩한Holy,거룩한빛Holy Light,거룩한씨Holy Seed,넘치는Overflowing,은혜로운Gracious,사랑하는Beloved,함께하는Together" +
      ",열린Open,맑은Clear,밝은Bright,큰은혜Great Grace,큰나무Big Tree,큰사랑Great Love,큰믿음Great Faith,새사람New People" +
      ",새길New Way,새날New Day,새땅New Land,새빛New Light,새순New Shoots,새숨New Breath,참사랑True Love,참생명True Life" +
      ",참된True,참좋은친구True Good Friend,생수Living Water,생수강River of Living Water,아가페Agape,필그림Pilgrim" +
      ",처치Church,갓스윌God's Will,센트럴Central,뉴송New Song,하베스트Harvest,미라클Miracle,블레싱Blessing,유니온Union" +
      ",트리니티Trinity,베스트Best,프레이즈Praise,워십Worship,미션월드Mission World" +
      ",꿈꾸는Dreaming,성모영보Annunciation,성모희보Annunciation,매괴성모Our Lady of the Rosary,성모승천Assumption of Mary" +
      ",성모무염시태Immaculate Conception,무염시태Immaculate Conception,성모칠고Our Lady of Sorrows,성모통고Our Lady of Sorrows" +
      ",로사리오Rosary,예수부활Resurrection of Jesus,예수성탄Nativity of Jesus,그리스도왕Christ the King,하느님의자비Divine Mercy" +
      ",삼위일체Holy Trinity,성삼Holy Trinity,성령강림Pentecost",
  },
  {
    spelling: "sound",
    neverCompany: true,
    needsBefore: true,
    endings: "과Division",
    before:
      "총무General Affairs,기획Planning,예산Budget,기획예산Planning and Budget,감사Audit,회계Accounting,재무Finance" +
      ",세무Tax,징수Tax Collection,세정Tax Administration,재산세Property Tax,지방소득세Local Income Tax,민원Civil Affairs" +
      ",민원봉사Civil Service,민원여권Civil Affairs and Passport,여권Passport,토지Land,토지정보Land Information,지적Cadastral" +
      ",부동산정보Real Estate Information,건축Building,주택Housing,도시Urban,도시계획Urban Planning,도시재생Urban Regeneration" +
      ",도시디자인Urban Design,도시개발Urban Development,개발Development,건설Construction,건설관리Construction Management" +
      ",도로Road,도로관리Road Management,교통Transportation,교통행정Transportation Administration,교통정책Transportation Policy" +
      ",교통지도Traffic Enforcement,주차Parking,주차관리Parking Management,대중교통Public Transportation,하수Sewage" +
      ",상하수도Water and Sewage,수도Water,정수Water Purification,하천River,치수Flood Control,방재Disaster Prevention" +
      ",재난안전Disaster and Safety,안전총괄Safety,시민안전Citizen Safety,시민소통Citizen Communication,안전Safety,환경Environment,환경정책Environmental Policy,환경보호Environmental Protection" +
      ",환경위생Environmental Sanitation,청소Cleaning,청소행정Sanitation Administration,자원순환Resource Circulation" +
      ",공원Parks,공원녹지Parks and Green Spaces,녹지Green Spaces,산림Forest,산림녹지Forest and Green Spaces,농정Agricultural Policy" +
      ",농업정책Agricultural Policy,농업기술Agricultural Technology,농산물유통Agricultural Distribution,농축산Agriculture and Livestock" +
      ",축산Livestock,축수산Livestock and Fisheries,해양수산Oceans and Fisheries,경제Economy,지역경제Local Economy" +
      ",일자리경제Jobs and Economy,일자리Jobs,일자리정책Job Policy,기업지원Business Support,투자유치Investment Promotion" +
      ",관광Tourism,관광진흥Tourism Promotion,문화Culture,문화관광Culture and Tourism,문화예술Culture and Arts,문화체육Culture and Sports" +
      ",문화유산Cultural Heritage,체육Sports,체육진흥Sports Promotion,교육Education,교육지원Education Support,교육청소년Education and Youth" +
      ",평생학습Lifelong Learning,도서관Library,복지Welfare,복지정책Welfare Policy,사회복지Social Welfare,생활복지Welfare" +
      ",생활보장Basic Livelihood Security,주민생활Residents' Life,여성가족Women and Family,여성Women,가족Family,가정복지Family Welfare" +
      ",아동청소년Children and Youth,아동보육Child Care,보육지원Childcare Support,어르신복지Senior Welfare,노인복지Senior Welfare" +
      ",노인장애인Seniors and Disabled,장애인복지Disabled Welfare,위생Sanitation,보건Health,보건행정Health Administration" +
      ",건강증진Health Promotion,건강관리Health Management,감염병관리Infectious Disease Control,의약Medical and Pharmaceutical Affairs" +
      ",홍보Public Relations,홍보담당Public Relations,공보Public Information,행정Administration,행정지원Administrative Support" +
      ",자치행정Autonomous Administration,자치Autonomy,주민자치Residents' Autonomy,인사Personnel,운영지원Operations Support" +
      ",정보통신Information and Communications,정보화Informatization,스마트도시Smart City,스마트정보Smart Information" +
      ",법무Legal Affairs,의사Proceedings,차량등록Vehicle Registration,시설Facilities,시설관리Facilities Management" +
      ",시설지원Facilities Support,재정Finance,계약Contracts,혁신Innovation,미래전략Future Strategy,정책기획Policy Planning" +
      ",경리Accounting,수사Investigation,형사Criminal Affairs,조사Investigation,납세자보호Taxpayer Protection" +
      ",부가가치세Value-Added Tax,부가Value-Added Tax,소득세Income Tax,법인세Corporate Tax,장비관리Equipment Management" +
      ",군수Logistics,급식Meal Service,학생배치Student Placement",
  },
  {
    spelling: "either",
    isBranch: true,
    endings:
      "역Station,생산단지Production Complex,운용센터Operations Center,운영센터Operations Center,운영본부Operations Headquarters,운영사업소Operations Office,제강소Steelworks,제동소Copper Smelter,차량정비단Rolling Stock Maintenance Depot,정비단Maintenance Depot,정비창Maintenance Depot,보상부Claims Department,교정Campus,보상팀Claims Team,심사부Underwriting Department,영업소센터Sales Center,한국대표부Korea Representative Office,대표부Representative Office,한국대표사무소Korea Representative Office,대표사무소Representative Office,주재사무소Representative Office,대표처Representative Office,연락소Liaison Office,분사무소Branch Office,지소Branch Office,주사무소Main Office,총국Bureau,지국Bureau,보급소Distribution Office,취급점Dealer,특약점Authorized Dealer,판매점Store,판매장Store,판매소Store,총판Distributor,전문매장Specialty Store,플래그십스토어Flagship Store,플래그십Flagship Store,팝업스토어Pop-up Store,팝업Pop-up Store,쇼룸Showroom,전시관Exhibition Hall,체험관Experience Center,체험센터Experience Center,서비스점Service Store,서비스지점Service Branch,기술원Institute of Technology,기술교육원Technical Training Institute,교육연수원Training Institute,인재개발원HRD Institute,인력개발원HRD Institute,교육원Training Institute,교육센터Training Center,캠퍼스Campus,생산공장Plant,생산센터Production Center,조립공장Assembly Plant,가공공장Processing Plant,육가공공장Meat Processing Plant,사료공장Feed Mill,열처리공장Heat Treatment Plant,정유공장Refinery,정제공장Refinery,제련공장Smelting Plant,제지공장Paper Mill,제분공장Flour Mill,제당공장Sugar Mill,시멘트공장Cement Plant,레미콘공장Ready-Mixed Concrete Plant,반도체공장Semiconductor Plant,배터리공장Battery Plant,물류기지Logistics Base,물류단지Logistics Complex,물류터미널Logistics Terminal,복합물류센터Integrated Logistics Center,복합물류터미널Integrated Freight Terminal,저온물류센터Cold Chain Logistics Center,냉동물류센터Cold Storage Logistics Center,택배터미널Parcel Terminal,택배영업소Parcel Delivery Office,허브터미널Hub Terminal,서브터미널Sub Terminal,화물터미널Cargo Terminal,컨테이너터미널Container Terminal,여객터미널Passenger Terminal,풀필먼트센터Fulfillment Center,집배센터Delivery Center,집배점Delivery Office,메가허브Mega Hub,물류캠프Logistics Camp,캠프Camp,전산센터IT Center,통합전산센터Integrated IT Center,관제센터Control Center,통합관제센터Integrated Control Center,건설사업단Construction Office,건설사업소Construction Office,건설본부Construction Headquarters,건설현장Construction Site,공사현장Construction Site,현장Site,현장사무실Site Office,작업소Work Site,광업소Mine,광산Mine,채석장Quarry,발전처Power Division,수력발전소Hydropower Plant,양수발전소Pumped Storage Power Plant,원자력발전소Nuclear Power Plant,열병합발전소Combined Heat & Power Plant,복합발전소Combined Cycle Power Plant,복합화력발전소Combined Cycle Power Plant,복합발전본부Combined Cycle Power Site,화력본부Thermal Power Site,태양광발전소Solar Power Plant,풍력발전소Wind Farm,연료전지발전소Fuel Cell Power Plant,전력관리처Power Transmission Division,전력지사Power Branch,관리처Management Division,관리소Management Office,관리본부Management Headquarters,관리센터Management Center,지원본부Support Headquarters,지원센터Support Center,고객지원센터Customer Support Center,기술지원센터Technical Support Center,기술센터Technical Center,테크센터Tech Center,테크니컬센터Technical Center,디자인센터Design Center,연구센터Research Center,혁신센터Innovation Center,이노베이션센터Innovation Center,영업팀Sales Team,영업센터Sales Center,영업지점Sales Branch,영업단Sales Group,영업지원단Sales Support Group,사업처Business Office,사업팀Business Team,사업부문Business Division,지역사업단Regional Business Group,지역사업소Regional Office,지역영업부Regional Sales Department,지역영업본부Regional Sales Headquarters,지역보상센터Regional Claims Center,서비스센타Service Center,고객센타Customer Center,종합금융센터Financial Center,기업금융센터Corporate Banking Center,기업금융지점Corporate Banking Branch,기업영업센터Corporate Banking Center,기업영업지점Corporate Banking Branch,자산관리센터Wealth Management Center,투자금융센터Investment Banking Center,외환센터Foreign Exchange Center,환전소Currency Exchange,여신센터Loan Center,대출센터Loan Center,심사센터Underwriting Center,카드센터Card Center,보험센터Insurance Center,보험프라자Insurance Plaza,고객프라자Customer Plaza,금융플라자Financial Plaza,금융프라자Financial Plaza,개인금융센터Personal Banking Center,골드클럽Gold Club,도매센터Wholesale Center,도매사업단Wholesale Business Group,도매시장Wholesale Market,공판장Joint Market,유통센터Distribution Center,유통사업단Distribution Group,종합유통센터General Distribution Center,미곡종합처리장Rice Processing Complex,산지유통센터Agricultural Products Processing Center,로컬푸드직매장Local Food Direct Store,분관Branch,별관Annex,본관Main Building,신관New Building,본원Main Office,본교Main School,총본부General Headquarters,총괄본부General Headquarters,아시아본부Asia Headquarters,아시아태평양본부Asia Pacific Headquarters,아태본부Asia Pacific Headquarters,아시아태평양지역본부Asia Pacific Regional Headquarters,아태지역본부Asia Pacific Regional Headquarters,글로벌본부Global Headquarters,해외사업본부Overseas Business Division,해외영업본부Overseas Sales Headquarters,국제사업본부International Business Division,휴게소점Rest Area Branch,주유소점Gas Station Branch,무인매장Unmanned Store,무인점Unmanned Store,렌터카지점Rent-a-Car Branch,차량정비소Vehicle Service Center,차고Depot,버스차고지Bus Depot,차량기지Rolling Stock Depot,기관차사업소Locomotive Office,승무사업소Crew Office,운전면허시험장Driver's License Examination Office,면허시험장License Examination Office,자동차검사소Vehicle Inspection Office,검사소Inspection Office,검사센터Inspection Center,시험소Testing Laboratory,시험센터Testing Center,시험연구소Testing Laboratory,안전연구원Safety Research Institute,경영연구소Management Research Institute,경제연구소Economic Research Institute,디자인연구소Design Lab,중앙연구원Central Research Institute,기업부설연구소Corporate R&D Center,부설연구소R&D Center,종합연구소R&D Center,우편집중국Mail Center,전화국Telephone Office,전신전화국Telephone Office,골프장Golf Course,스키장Ski Resort," +
      "지부Branch,사업본부Business Division,제련소Smelter,정련소Refinery,변전소Substation,저유소Oil Depot,양조장Brewery,도축장Slaughterhouse,배송센터Delivery Center,집하장Collection Center,차고지Depot,정비소Service Center,보상센터Claims Center,대물보상Property Damage Claims,대인보상Bodily Injury Claims,가맹점Franchise Store,하수처리장Sewage Treatment Plant,정수장Water Purification Plant,취수장Intake Station,배수지Reservoir,소각장Incineration Plant,매립지Landfill,사무국Secretariat,사무실Office,창고Warehouse,안내소Information Center,고객플라자Customer Plaza,플라자Plaza,분소Branch Office,분원Branch,분점Branch,분교Branch School,영업점Branch,연구소R&D Center,중앙연구소Central R&D Center,기술연구원Institute of Technology,지역사무소Regional Office,지역센터Regional Center,지역총괄Regional Division,전략사업부Strategic Business Division,사옥Building,주유소Gas Station,충전소Charging Station,정비공장Service Plant,콜센터Call Center,데이터센터Data Center,연수원Training Institute,기숙사Dormitory,직매장Direct Store,면세점Duty Free Shop,아울렛Outlet,백화점Department Store,지역본부Regional Headquarters,영업본부Sales Headquarters,고객센터Customer Center,터미널Terminal,화력발전소Thermal Power Plant,발전소Power Plant,기지본부Terminal Headquarters,기지Base,휴게소Rest Area,물류창고Warehouse,사업부Division,사업단Project Group,지점Branch,지사Branch,점Branch,영업소Sales Office,출장소Branch Office,사업소Office,사업장Site,공장Plant,물류센터Logistics Center," +
      "하이테크센터Hi-Tech Center,교육국Education Office,조차장Rail Yard,전기사업소Electric Office,시설사업소Facilities Office,화물지점Cargo Branch,여객지점Passenger Branch,스마트지점Smart Branch,디지털점Digital Branch,연구분소Research Sub-office,기술사무소Technical Office,설계사무소Design Office,구매사무소Purchasing Office,판매사무소Sales Office,한국사무소Korea Office,품질센터Quality Center,고객만족센터Customer Satisfaction Center,허브센터Hub Center,센터Center,본사Head Office,본점Main Branch,대리점Agency,연락사무소Liaison Office,사무소Office,현장사무소Site Office,본부Headquarters," +
      "지역단Regional Office,영업부Sales Department,전시장Showroom,매장Store,직영점Company-Operated Store,제철소Steelworks,조선소Shipyard,정비센터Service Center,서비스센터Service Center," +
      "금융센터Financial Center,법인,원자력본부Nuclear Power Site,발전본부Power Site,기술연구소R&D Center" +
      ",지역본점Regional Main Branch" +
      ",트레이닝센터Training Center" +
      ",출장사무소Field Office" +
      ",현지법인Local Corporation" +
      ",해외사무소Overseas Office" +
      ",물류사업소Logistics Office" +
      ",공작창Workshop,차량사업소Rolling Stock Depot" +
      ",하수종말처리장Sewage Treatment Plant" +
      ",폐수처리장Wastewater Treatment Plant,자원회수시설Resource Recovery Facility" +
      ",공공하수처리시설Public Sewage Treatment Facility,음식물처리장Food Waste Treatment Plant," +
      "유역본부Basin Headquarters,지역조정실Regional Coordination Office," +
      "휴양소Resort",
    before:
      "외국인전용Foreigners-Only,외국인근로자Foreign Workers',기업금융Corporate Banking,국제공항International Airport,시설Facilities,사거리Intersection,네거리Intersection,삼거리Three-Way Intersection,오거리Five-Way Intersection,로터리Rotary,대인Bodily Injury,대물Property Damage,먹자골목Food Alley,로데오Rodeo,한강공원Hangang Park,유역Basin,공단Industrial Complex,산업단지Industrial Complex,전분Starch,음극재Anode Materials,양극재Cathode Materials,전구체Precursor,동박Copper Foil,두부Tofu,만두Mandu,라면Ramyeon,김치Kimchi,음료Beverage,맥주Beer,소주Soju,제빵Bakery,유가공Dairy,육가공Meat Processing,가공Processing,열연Hot Rolling,냉연Cold Rolling,후판Steel Plate,강관Steel Pipe,선재Wire Rod,타이어Tire,유리Glass,판유리Flat Glass,도료Paint,필름Film,수지Resin,비료Fertilizer,농약Agrochemical,백신Vaccine,원료의약품API,제약Pharmaceutical,화장품Cosmetics,남동Southeastern,동남Southeastern,서북Northwestern,북서Northwestern,북동Northeastern,남서Southwestern,국내Domestic,아시아태평양Asia Pacific,글로벌Global,신사업New Business,생산Production,연구Research,물류Logistics,냉동Frozen,판매Sales,유통Distribution,서비스Service,기업Corporate,법인Corporate,개인Personal,온라인Online,특판Special Sales,수출Export,건설Construction,토목Civil Engineering,전력Power,송변전Transmission & Substation,도로Road,철도Railway,공항Airport,항만Port,면세Duty Free,종합General,자동차Auto,대물보상Property Damage Claims,대인보상Bodily Injury Claims,장기보상Long-Term Claims,화물Cargo,여객Passenger,식품Food,화학Chemical,섬유Textile,전자Electronics,기계Machinery,중공업Heavy Industry,조선Shipbuilding,플랜트Plant,에너지Energy,환경Environment,주택Housing,상용차Commercial Vehicle,승용차Passenger Car,엔진Engine,변속기Transmission,소재Materials,신소재Advanced Materials,의약품Pharmaceutical,바이오Bio,사료Feed,축산Livestock,농산물Agricultural Products,수산물Seafood,보험Insurance,카드Card,금융Financial,증권Securities,자산관리Wealth Management,디지털Digital,미디어Media,통신Telecom,네트워크Network,구매Purchasing,품질Quality,안전Safety,기술Technology,교육Education,연수Training,재활Rehabilitation,직판Direct Sales,할인Discount,의류Apparel,아동Children,가구Furniture,가전Home Appliances,제일First,제이Second,제삼Third," +
      "동부Eastern,서부Western,남부Southern,북부Northern,중부Central,동북Northeastern,서남Southwestern,중앙Central,수도권Capital Area,통합Integrated,복합Complex,보상Claims,긴급출동Emergency Dispatch,본점Main Branch,고객Customer,영업Sales,국제International,지역Regional,해외Overseas,정비Maintenance",
  },
  {
    spelling: "words",
    isSociety: true,
    isFund: true,
    endings:
      "구조조정조합Restructuring Fund,기업구조조정조합Corporate Restructuring Fund,투자펀드Investment Fund,창업펀드Startup Fund,성장펀드Growth Fund,혁신펀드Innovation Fund,투자유한회사Investment Company,투자유한책임회사Investment LLC,투자합자회사Investment Limited Partnership,창업벤처전문사모투자합자회사Private Equity Fund,사모투자합자회사Private Equity Fund,기관전용사모집합투자기구Institutional Private Fund,신기술사업투자조합New Technology Business Investment Fund,신기술투자조합New Technology Investment Fund,한국벤처투자조합Korea Venture Fund,벤처투자조합Venture Investment Fund,개인투자조합Individual Investment Fund,농식품투자조합Agri-Food Investment Fund,창업투자조합Venture Investment Fund,일반사모투자신탁General Private Investment Trust,상장지수투자신탁ETF,상장지수증권투자신탁ETF,증권상장지수투자신탁Securities ETF,세컨더리조합Secondary Fund,매칭조합Matching Fund,펀드오브펀드Fund of Funds,전용펀드Fund,문화산업전문회사Cultural Industry SPC,문화산업전문Cultural Industry SPC,문전사Cultural Industry SPC,투융자집합투자기구Infrastructure Collective Investment Vehicle,위탁관리부동산투자회사REIT,기업구조조정부동산투자회사REIT,자기관리부동산투자회사Self-Managed REIT,유동화전문Securitization Specialty,유동화전문회사Securitization Specialty Company,사모투자신탁Private Investment Trust,신기술조합New Technology Fund,조합Fund,벤처조합Venture Fund,성장조합Growth Fund,결성조합Fund,사모투자전문Private Equity Fund,사모집합투자기구Private Collective Investment Vehicle,특별자산투자신탁Special Asset Investment Trust,부동산펀드Real Estate Fund,사모펀드Private Equity Fund,인프라펀드Infrastructure Fund,상장지수펀드ETF,모펀드Master Fund,자펀드Feeder Fund,모투자신탁Master Investment Trust,자투자신탁Feeder Investment Trust,자투자회사Feeder Investment Company,프로젝트금융투자회사PFV,프로젝트금융투자PFV,투자목적회사Investment Purpose Company,투자목적Investment Purpose Company,특수목적법인SPC,사모투자Private Equity Fund,투자조합Investment Fund," +
      "부동산투자회사REIT,사모부동산투자회사Private Real Estate Investment Company,부동산투자신탁Real Estate Investment Trust,투자신탁Investment Trust,투자회사Investment Company," +
      "투융자회사Investment and Financing Company,기업인수목적Special Purpose Acquisition Company,산업전문회사Industry Specialty Company," +
      "산업전문Industry Specialty,집합투자기구Collective Investment Vehicle,모태펀드Fund of Funds,펀드Fund,스팩Special Purpose Acquisition Company,리츠REIT,피에프브이PFV",
    before:
      "메타버스Metaverse,블록체인Blockchain,육성Fostering,전환Transition,에너지전환Energy Transition,해상풍력Offshore Wind,육상풍력Onshore Wind,로봇Robot,드론Drone,우주Space,관광기업Tourism Company,블루이코노미Blue Economy,시드Seed,수소Hydrogen,금현물Gold Spot,현물Spot,은퇴설계Retirement Planning,안심Safe,행복Happy,희망Hope,미래Future,나눔Sharing,소비Consumption,도전Challenge,코벤KOSDAQ Venture,신협Credit Union,캐피탈Capital,산단Industrial Complex,신산업New Industry,일드Yield,영국UK,독일Germany,프랑스France,브라질Brazil,러시아Russia,중국China,홍콩Hong Kong,대만Taiwan,호주Australia,한국Korea,위탁관리부동산Entrusted Real Estate,재생Regeneration,국민참여정책형Public Participation Policy-Type,국민참여Public Participation,정책형Policy-Type,부동산재간접Real Estate Fund of Funds,일반사모General Private,사모증권Private Securities,모자Master-Feeder,목표전환Target Conversion,목표수익Target Return,중소형Small & Mid Cap,고배당High Dividend,자산배분형Asset Allocation,라이프사이클Life Cycle,타겟데이트Target Date,디지털뉴딜Digital New Deal,사회책임Socially Responsible,스마트Smart,지역균형Regional Balance,지역엔젤Regional Angel,지역창업초기Regional Early-Stage Startup,지방소멸대응Regional Extinction Response,창업도약Startup Leap,도약Leap,상생Win-Win,동행Companion,점프Jump,후속투자Follow-on Investment,재도약Re-Leap,소셜벤처Social Venture,소셜임팩트Social Impact,강소기업Small Giants,고성장High Growth,오픈이노베이션Open Innovation,기술사업화Technology Commercialization,공공기술사업화Public Technology Commercialization,딥테크Deep Tech,기후테크Climate Tech,푸드Food,우주항공Aerospace,방위산업Defense Industry,방산Defense,미래차Future Car,모빌리티Mobility,이차전지Secondary Battery,시스템반도체System Semiconductor,스포츠산업Sports Industry,관광Tourism,문화콘텐츠Cultural Content,한국영화Korean Film,턴어라운드Turnaround,크레딧Credit,사모대출Private Debt,시니어론Senior Loan,바이아웃Buyout,기업승계Business Succession,인수금융Acquisition Finance,항공기금융Aircraft Finance,선박금융Ship Finance,냉동창고Cold Storage,밸류애드Value-Add,코어플러스Core Plus,오퍼튜니스틱Opportunistic,국내외Domestic & Overseas,해외부동산Overseas Real Estate,미국배당US Dividend,신흥국Emerging Markets,선진국Developed Markets,동남아Southeast Asia,아세안ASEAN,중남미Latin America,북미North America,원자재Commodities,천연자원Natural Resources,국고채Treasury Bond,중장기Mid- to Long-Term,초단기Ultra Short-Term,하이일드채권High Yield Bond,물가연동Inflation-Linked,월지급식Monthly Payment,월배당Monthly Dividend,손익차등형Tiered Profit and Loss,만기매칭형Maturity Matching,만기매칭Maturity Matching,환헤지Currency Hedged,환헤지형Currency Hedged,환노출Unhedged,합성Synthetic,실물Physical,파생결합Derivatives Linked,채권파생Bond-Derivatives,신기술금융New Technology Finance,퇴직연금전용Retirement Pension,법인용For Corporations,자동차Automobile,기계설비Machinery,비상장Unlisted,상장Listed,프리아이피오Pre-IPO," +
      "배당Dividend,채권Bond,주식Equity,혼합형Mixed,만기Maturity,초기Early-Stage,유망서비스Promising Services,유망서비스산업Promising Service Industry,한국형Korean-Style,대출Loan,론Loan,달러Dollar,미국달러US Dollar,장기Long-Term,중기Mid-Term,분할매수Installment Purchase,손익차등Tiered Profit and Loss,목표Target,수익Income,가치주식Value Equity,우량채권Prime Bond,해외채권Overseas Bond,해외주식Overseas Equity,국내주식Domestic Equity,글로벌주식Global Equity,글로벌채권Global Bond,자산Asset,연금Pension,플랜Plan,은퇴Retirement,시니어Senior,구주Secondary Shares,초격차Super-Gap,기후Climate,탄소중립Carbon Neutral,녹색Green,스마트팜Smart Farm,그린바이오Green Bio,푸드테크Foodtech,여성Women,장애인Disabled,청년Youth,지방Regional,대학University,창업기업Startup Company,모투자신탁Master Investment Trust,자투자신탁Feeder Investment Trust,종류형Multi-Class,추가형Open-type,단위형Unit-type,개방형Open-End,폐쇄형Closed-End,상장지수증권ETN,레버리지Leveraged,인버스Inverse,대형주Large Cap,생애주기Life-Cycle,투자회사Investment Company,가치부가형Value-added,핵심형Core,코어Core,기회추구형Opportunistic,개발형Development,임대형Rental,대출형Loan,지분형Equity,부실채권Non-performing Loan,대체투자Alternative Investment,부동산투자회사REIT,기업인수목적Special Purpose Acquisition,유동화전문Securitization Specialty,유동화계획Securitization Plan,자산유동화Asset Securitization,매출채권Receivables,프로젝트금융투자Project Financing Vehicle,사회기반시설Infrastructure,민간투자Private Investment,창업투자Venture Investment,벤처투자조합Venture Investment Fund,개인투자조합Individual Investment Fund,농식품투자조합Agri-food Investment Fund,사모투자합자회사Private Equity Fund,성장사다리Growth Ladder,모태펀드Fund of Funds,성장지원Growth Support,절대수익Absolute Return,인수Acquisition,합병Merger,매입임대Purchase Rental,회생Rehabilitation,구조화Structured,신용보강Credit Enhancement,역세권Station Area,민자역사Private-Investment Station,복합Complex,복합개발Mixed-Use Development,복합환승센터Multi-modal Transfer Center,환승Transfer,업무단지Business Complex,상업지구Commercial District,도시개발Urban Development,공모사업Public Contest Project,수변Waterfront,부두Pier,신항New Port,경전철Light Rail,민자고속도로Private Expressway,순환도로Ring Road,외곽순환Outer Ring,연결도로Connecting Road,진입도로Access Road,지하도로Underground Road,터널Tunnel,대교Grand Bridge,교량Bridge,주차장Parking Lot,차량기지Rolling Stock Depot,하수관거Sewer Pipeline,자원회수Resource Recovery,열병합Combined Heat and Power,풍력Wind Power,연료전지Fuel Cell,데이터센터Data Center,물류단지Logistics Complex,테마파크Theme Park,리조트Resort,신기술조합New Technology,벤처기업Venture Business,창업초기Early-Stage,뉴딜New Deal,그린뉴딜Green New Deal,메자닌Mezzanine,하이일드High Yield,공모주IPO,코스닥벤처KOSDAQ Venture,코스닥KOSDAQ,코스피KOSPI,배당주Dividend Stock,가치주Value Stock,중소형주Small Cap,성장주Growth Stock,우량주Blue Chip,채권형Bond,주식형Equity,채권혼합형Bond-Mixed,주식혼합형Equity-Mixed,국공채Government Bond,회사채Corporate Bond,단기채Short-Term Bond,단기채권Short-Term Bond,국채Government Bond,전환형Convertible,목표전환형Target Conversion,전환사채Convertible Bond,퇴직연금Retirement Pension,연금저축Pension Savings,상장지수ETF,인컴Income,액티브Active,밸런스드Balanced,포트폴리오Portfolio,헤지Hedge,롱숏Long-Short,멀티에셋Multi-Asset,자산배분Asset Allocation,물류Logistics,물류센터Logistics Center,오피스Office,호텔Hotel,리테일Retail,임대Rental,주택Housing,토지Land,개발사업Development,에너지Energy,신재생에너지Renewable Energy,태양광Solar,인프라Infrastructure,항공기Aircraft,블라인드Blind,세컨더리Secondary,바이오Bio,헬스케어Healthcare,콘텐츠Content,문화Culture,영화Film,게임Game,농업Agriculture,해양Maritime,소부장Materials and Parts,반도체Semiconductor,스케일업Scale-Up,임팩트Impact,사회투자Social Investment,지식재산Intellectual Property,특허기술Patent Technology,기술혁신Technology Innovation,중소기업Small Business,중견기업Mid-Cap,동반성장Shared Growth,지역Regional,지역혁신Regional Innovation,해외진출Overseas Expansion,글로벌진출Global Expansion,차이나China,중국본토China A-Share,베트남Vietnam,인도India,미국US,유럽Europe,일본Japan,이머징Emerging Markets,아시아Asia,증권자Securities Feeder,증권모Securities Master,증권자상장지수ETF Securities Feeder,주식혼합Equity-Mixed,채권혼합Bond-Mixed,혼합Mixed,혼합자산Mixed Asset,특별자산Special Asset,파생형Derivatives,재간접Fund of Funds,재간접형Fund of Funds,인덱스Index,단기금융Money Market,성장Growth,신성장New Growth,신성장동력New Growth Engine,미래성장Future Growth,기업성장Corporate Growth,혁신성장Innovation Growth,책임Responsible,공공임대Public Rental,임대주택Rental Housing,청년창업Youth Startup,여성기업Women-Owned Business,매칭Matching,기술금융Technology Finance,구조혁신Restructuring,일자리창출Job Creation,재기지원Comeback Support,바이오헬스Bio-Health,수산Fisheries,글로벌Global,코리아Korea,가치Value,위탁관리,경영참여형,기업구조조정,기업재무안정,창업벤처전문,자기관리Self-Managed,공모Public Offering,사모Private,일반General,전문투자형Professional,기관전용Institutional," +
      "벤처Venture,신기술사업New Technology Business,신기술New Technology,창업Startup,개인Individual,농식품Agri-Food,증권Securities,단기Short-Term," +
      "선박Ship,개발Development,소재부품Materials and Parts,초기기업Early-Stage,엔젤Angel,부동산Real Estate,주택도시기금Housing and Urban Fund" +
      ",핵심역량Core Competence,핵심Core,역량Capability,전략Strategy,전략적Strategic,성장전략Growth Strategy,유망Promising" +
      ",유망벤처Promising Venture,유망기업Promising Companies,리버스Reverse,리버스인덱스Reverse Index,재무안정Financial Stability" +
      ",경영참여Management Participation,기업구조혁신Corporate Restructuring,구조조정Restructuring,사업재편Business Restructuring" +
      ",사업재편지원Business Restructuring Support,성장동력Growth Engine,소재부품장비Materials Parts and Equipment" +
      ",디스플레이Display,전기차Electric Vehicle,자율주행Autonomous Driving,제약바이오Pharma and Bio,백신Vaccine,의료기기Medical Devices" +
      ",중저예산영화Mid and Low-Budget Film,드라마Drama,음악Music,공연Performance,공연예술Performing Arts,웹툰Webtoon" +
      ",애니메이션Animation,캐릭터Character,방송Broadcasting,스포츠Sports,교육Education,에듀테크Edtech,프롭테크Proptech" +
      ",핀테크Fintech,유통Distribution,소비재Consumer Goods,명품Luxury Goods,럭셔리Luxury,화장품Cosmetics,뷰티Beauty" +
      ",패션Fashion,식품Food,농산업Agro-Industry,해양신산업New Marine Industry,임업Forestry,산림Forest,목재Timber,축산Livestock" +
      ",한우Hanwoo,돼지고기Pork,원유Crude Oil,천연가스Natural Gas,농산물Agricultural Commodities,금속Metals,구리Copper" +
      ",은선물Silver Futures,골드Gold,귀금속Precious Metals,선물Futures,옵션Options,파생Derivatives,파생상품Derivatives" +
      ",통화Currency,엔화Yen,위안화Yuan,유로Euro,환오픈Unhedged,물가채Inflation-Linked Bond,투자등급Investment Grade" +
      ",대출채권Loan Receivables,철도Railway,도로Road,고속도로Expressway,항만Port,공항Airport,발전소Power Plant,발전Power Generation" +
      ",신재생Renewable,재생에너지Renewable Energy,집단에너지District Energy,에너지인프라Energy Infrastructure,민자사업Private Infrastructure" +
      ",오피스빌딩Office Building,골프장Golf Course,물류창고Logistics Warehouse,상가Retail,쇼핑몰Shopping Mall,백화점Department Store" +
      ",대형마트Hypermarket,공공지원민간임대Publicly Supported Private Rental,민간임대Private Rental,민간임대주택Private Rental Housing,공공임대주택Public Rental Housing,행복주택Happy Housing" +
      ",청년주택Youth Housing,시니어주택Senior Housing,코리빙Co-Living,도시재생Urban Regeneration,토지지원Land Support" +
      ",도심복합Urban Complex,복합시설Mixed-Use Facility,랜드마크Landmark,빌딩Building,타워Tower,지식산업센터Knowledge Industry Center" +
      ",산업단지Industrial Complex,공장Factory,연기금Pension Fund,개인연금Personal Pension,변액보험Variable Insurance" +
      ",보험Insurance,공제회Mutual Aid Association,멀티전략Multi-Strategy,시장중립Market Neutral,이벤트드리븐Event Driven" +
      ",차익거래Arbitrage,퀀트Quant,로보어드바이저Robo-Advisor,패시브Passive,인핸스드Enhanced,스마트베타Smart Beta,팩터Factor" +
      ",모멘텀Momentum,퀄리티Quality,밸류Value,배당귀족Dividend Aristocrats,대표기업Leading Companies,우량기업Blue Chip" +
      ",일등기업Leading Companies,그룹주Group Stocks,삼성그룹주Samsung Group Stocks,인디아India,재팬Japan,유로존Eurozone" +
      ",친디아Chindia,브릭스BRICs,남미Latin America,라틴아메리카Latin America,중동아프리카Middle East and Africa,아프리카Africa" +
      ",이머징마켓Emerging Markets,신흥시장Emerging Markets,프런티어Frontier,범아시아Pan-Asia,인공지능AI,빅데이터Big Data" +
      ",클라우드Cloud,사이버보안Cyber Security,양자컴퓨팅Quantum Computing,로보틱스Robotics,정보통신ICT,테크Tech,특허Patent" +
      ",대학창업University Startup,대학기술사업화University Technology Commercialization,지방기업Regional Companies" +
      ",지역뉴딜Regional New Deal,지역투자Regional Investment,지역균형발전Balanced Regional Development,여성창업Women's Startup" +
      ",재창업Re-Startup,사회적기업Social Enterprise,임팩트투자Impact Investment,상생협력Win-Win Cooperation,강소Small Giants" +
      ",수출기업Exporters,소상공인Small Merchants,일자리Jobs,인수합병M&A,엠앤에이M&A,공동투자Co-Investment,공동운용Co-GP,유동화Securitization" +
      ",후순위Subordinated,선순위Senior,중순위Mezzanine,우선주Preferred Stock,보통주Common Stock,장외주식OTC Stocks" +
      ",상장예정Pre-IPO,코너스톤Cornerstone,마일스톤Milestone,챌린지Challenge,챔피언Champion,파이오니어Pioneer,유니콘Unicorn" +
      ",아기유니콘Baby Unicorn,예비유니콘Pre-Unicorn,데카콘Decacorn,스타Star,뉴스타트New Start,액셀러레이터Accelerator,액셀러레이팅Accelerating" +
      ",초기창업Early-Stage Startup,초기투자Early-Stage Investment,그로쓰Growth,그로스Growth,메가트렌드Megatrend,트렌드Trend" +
      ",얼라이언스Alliance,파트너십Partnership,오퍼튜니티Opportunity,오퍼튜니티스Opportunities,스페셜시츄에이션Special Situation" +
      ",프로젝트Project" +
      ",당신을위한For You,대표그룹Leading Group,대표Leading,국가National,국가바이오National Bio,농림수산식품Agriculture Forestry Fisheries and Food" +
      ",농림수산Agriculture Forestry and Fisheries,농림Agriculture and Forestry,충청권Chungcheong Region,호남권Honam Region" +
      ",영남권Yeongnam Region,수도권Capital Area,강원권Gangwon Region,동남권Southeast Region,대경권Daegyeong Region" +
      ",제주권Jeju Region,전북권Jeonbuk Region,기반Based,공공기술Public Technology,공공기술기반Public Technology-Based" +
      ",기술기반Technology-Based,칭기스칸Genghis Khan,아리랑Arirang,고배당주High Dividend Stocks,포트리스Fortress,파인만Feynman" +
      ",알펜루트Alpenroute,한국의Korea's,산업혁명Industrial Revolution,차세대Next-Generation,차세대성장Next-Generation Growth" +
      ",선도기업Leading Companies,혁신기업Innovative Companies,기술기업Technology Companies,우수기업Excellent Companies" +
      ",예비창업Pre-Startup,초기벤처Early-Stage Venture,지역벤처Regional Venture,지방중소기업Regional SMEs,소재Materials" +
      ",부품Parts,장비Equipment,뿌리산업Root Industry,제조업Manufacturing,제조혁신Manufacturing Innovation,스마트제조Smart Manufacturing" +
      ",스마트공장Smart Factory,규제자유특구Regulation-Free Zone,규제샌드박스Regulatory Sandbox,특구Special Zone,연구개발R&D" +
      ",사업화Commercialization,기술이전Technology Transfer,디지털전환Digital Transformation,뉴딜인프라New Deal Infrastructure" +
      ",정책Policy,정책금융Policy Finance,정책금융기관Policy Finance Institution,공동출자Joint Investment,간접투자Indirect Investment" +
      ",직접투자Direct Investment,외국인투자Foreign Investment,크로스보더Cross-Border,글로벌협력Global Cooperation,한중Korea-China" +
      ",한일Korea-Japan,한미Korea-US,한베트남Korea-Vietnam,경영권Control,경영권인수Control Acquisition,지분Stake,상환전환우선주Redeemable Convertible Preferred" +
      ",교환사채Exchangeable Bond,신주인수권Warrants,신종자본증권Hybrid Securities,후순위채Subordinated Debt,은행채Bank Bond" +
      ",이자소득Interest Income,분기배당Quarterly Dividend,고수익High Yield,저변동성Low Volatility,저변동Low Volatility" +
      ",변동성Volatility,리스크Risk,위험관리Risk Management,안정형Conservative,안정성장Stable Growth,안정추구Stability-Seeking" +
      ",적극형Aggressive,성장형Growth,균형형Balanced,공격형Aggressive,리인컴REIT Income,부동산인컴Real Estate Income" +
      ",임대수익Rental Income,전단채Short-Term Bond,기업어음CP,양도성예금CD,환매조건부RP,예금Deposit,저축Savings,어린이Children" +
      ",우리아이Our Children,아이사랑Child Love,교육비Education Expenses,학자금School Expenses,결혼Wedding,노후Retirement" +
      ",평생소득Lifetime Income,평생Lifelong,부자만들기Wealth Building,재테크Wealth Management,적립식Installment,거치식Lump-Sum" +
      ",사할린Sakhalin,행복주거Happy Housing,국민행복주거National Happy Housing,국민행복National Happy,충전Charging" +
      ",수소충전Hydrogen Charging,재정비촉진Redevelopment Promotion,재정비Redevelopment,힘내라Cheer Up,지역대학Regional University" +
      ",지역대학연합Regional University Union,대학연합University Union,연합Union,솔루션Solution,투자연금Investment Pension" +
      ",필승Victory,책임투자Responsible Investment,온국민All People" +
      ",중단기채Mid- and Short-Term Bond,중단기Mid- and Short-Term,중장기채Mid- and Long-Term Bond,장기채Long-Term Bond" +
      ",로우볼Low Volatility,채움Fill,오페라하우스Opera House,디딤Didim,금융그룹Financial Group,디지털플랫폼Digital Platform" +
      ",소호SOHO,바이오메디컬Biomedical,메디컬Medical,의료Medical,의료복합타운Medical Complex,클러스터Cluster,역세권개발Station Area Development" +
      ",신도시New Town,테크노밸리Techno Valley,테크노파크Technopark,리모델링Remodeling,재건축Reconstruction,재개발Redevelopment" +
      ",주상복합Mixed-Use Residential,오피스텔Officetel,공동주택Apartment Housing,민관합동Public-Private,민관협력Public-Private Partnership" +
      ",공공개발Public Development,항만배후단지Port Hinterland,물류터미널Logistics Terminal,복합물류Integrated Logistics" +
      ",냉동물류Cold Logistics,콜드체인Cold Chain,환승센터Transfer Center,휴게소Rest Area,도시철도Urban Railway,광역급행철도Express Railway" +
      ",지하차도Underpass,하수처리Sewage Treatment,환경시설Environmental Facilities,소각시설Incineration Facility" +
      ",바이오가스Biogas,폐기물에너지Waste-to-Energy,수소연료전지Hydrogen Fuel Cell,에너지저장장치ESS,배터리저장Battery Storage" +
      ",영농형태양광Agrivoltaics,수상태양광Floating Solar,해상풍력발전Offshore Wind Power,풍력발전Wind Power,태양광발전Solar Power" +
      ",열병합발전Combined Heat and Power,액화천연가스LNG,발전설비Power Facilities,학교시설School Facilities,기숙사Dormitory" +
      ",군인아파트Military Housing,병영시설Barracks,교육시설Education Facilities,문화시설Cultural Facilities,복지시설Welfare Facilities" +
      ",든든Reliable,평생든든Lifelong Reliable,헤센주Hesse,정부청사Government Building,청사Office Building,수도권서부Western Capital Area" +
      ",리버스이노베이션Reverse Innovation",
  },
];

/** Verbs between an object and a noun: 세상을바꾸는사람들 is People Changing the World. */
export const DOING =
  "여는Opening,바꾸는Changing,만드는Making,만들어가는Making,나누는Sharing,잇는Connecting," +
  "심는Planting,가꾸는Cultivating,꿈꾸는Dreaming of,사랑하는Loving,지키는Protecting," +
  "생각하는Thinking of,찾는Seeking,키우는Growing,돕는Helping,살리는Saving,전하는Delivering," +
  "위한for,품은Embracing,담은Filled with,그리는Drawing,걷는Walking,읽는Reading,짓는Building," +
  "배우는Learning";
