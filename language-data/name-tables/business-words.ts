/**
 * The words of Korean businesses and shops, listed by hand, with their usual English. They stand
 * above the learned words (`company-words/`): where both have a word, this English wins, and no
 * learned word may cut one of these in two. So a word belongs here only if its syllables hardly
 * ever are a part of another word. An entry is Korean directly followed by English; a `+` says that
 * companies attach it to the word before. Rules for kinds of names belong elsewhere.
 *
 * `language-data/company-words/compare-listed.ts` prints every name that an entry changes.
 */

export const BUSINESS_WORDS = `
서핑surfing,떡볶이집tteokbokki house,왁싱waxing,속눈썹eyelash,주짓수jiu-jitsu,풋살futsal,스쿼시squash,카라반caravan,포켓볼billiards,헌책방used bookstore,붕어빵bungeoppang,찐빵steamed buns,꽈배기twisted donuts,호떡hotteok,마카롱macaron,브루잉brewing,닭한마리dakhanmari,닭강정dakgangjeong,아구찜braised monkfish,아귀찜braised monkfish,조개구이grilled clams,쌈밥ssambap,백반baekban,전통찻집traditional tea house,다방coffee shop,오락실arcade,의상실dressmaker,맞춤양복custom tailor,장판flooring,유리점glass shop,쌀상회rice store,즉석떡볶이instant tteokbokki,활어live fish,젓갈salted seafood,김치찜braised kimchi,애견카페dog cafe,펫호텔pet hotel,스쿠터scooter,콜택시call taxi,퀵quick,중고가구used furniture,방탈출escape room,보드게임카페board game cafe,무인카페self-service cafe,무인점포self-service store,나이트클럽nightclub,여인숙inn,과외tutoring,크로스핏crossfit,주차타워parking tower,위스키whiskey,록히드마틴Lockheed Martin,스테이트스트리트State Street,크레디아그리콜Credit Agricole,디아지오Diageo,하이네켄Heineken,크레디트스위스Credit Suisse,탐앤탐스Tom N Toms,엔제리너스Angel-in-us,에릭슨Ericsson,루이비통Louis Vuitton,에르메스Hermes,허니웰Honeywell,머스크Maersk,월트디즈니Walt Disney,프랭클린템플턴Franklin Templeton,올림푸스Olympus,물회mulhoe,생갈비galbi,돼지갈비pork galbi,소갈비beef galbi,닭발chicken feet,순살치킨boneless chicken,양꼬치lamb skewers,마라탕malatang,훠궈hot pot,샤브샤브shabu-shabu,추어탕loach soup,육개장yukgaejang,갈비탕galbitang,곰탕gomtang,선지국blood soup,콩국수kongguksu,잔치국수janchi guksu,비빔국수bibim guksu,열무국수guksu,수제비sujebi,팥죽red bean porridge,죽집porridge shop,호두과자walnut pastries,떡카페rice cake cafe,디저트카페dessert cafe,만화책방comic book store,증명사진ID photo,도장집seal shop,열쇠도장keys & seals,복사집copy shop,인쇄소printing shop,제본소bindery,표구사picture framing,화방art supplies,악기사musical instruments,음반records,레코드records,중고폰used phones,휴대폰대리점mobile phone dealer,통신대리점telecom dealer,가전home appliances,전자랜드electroland,조명가게lighting store,커텐curtains,이불가게bedding store,침구류bedding,유아복baby clothes,아동복children's clothes,여성복women's clothes,남성복men's clothes,속옷underwear,양말socks,모자hats,잡화점general store,생활용품household goods,주방용품kitchenware,그릇가게tableware store,화훼flowers,원예garden,종묘사seed store,농약사farm supply,농자재farm supplies,애견샵dog shop,철거demolition,방수waterproofing,도색painting,판금도장auto body,덴트dent repair,광택auto detailing,썬팅window tinting,오토바이센터motorcycle shop,자전거포bicycle shop,주차대행valet parking
유니콘unicorn,악사AXA,유안타Yuanta,글렌우드Glenwood,타임폴리오Timefolio,플레이play,퓨처플레이futureplay,올인원all-in-one,경전철light rail,앤쇼핑& shopping,코퍼레이트corporate,파트너십partnership,노벨novel,듀얼dual,링크link,매트릭스matrix,모멘텀momentum,버추얼virtual,솔라solar,스테이stay,스트림stream,시그니처signature,얼라이언스alliance,에듀케이션education,오리진origin,옵션option,웰니스wellness,젠틀gentle,커뮤니티community,코어core,콜렉션collection,클린clean,터닝turning,트렌드trend,팩토리factory,퍼시픽pacific,프로덕션production,프로퍼티property,플로우flow,하이엔드high-end,홈home,프랜드friend,슈즈shoes,폰phone,로데오rodeo,레스토랑restaurant,포토photo,스낵snack,푸드코트food court,스테이크하우스steakhouse,와플waffle,쥬스juice,주스juice,티하우스tea house,바베큐barbecue,샐러드salad,도넛츠donuts,젤라또gelato,빵굼터bakery,할매halmae,열쇠집locksmith,가게store,옷집clothing store,수예점needlework store,한복집hanbok store,이불집bedding store,그릇집tableware store,쌀집rice store,기름집oil mill,두부집tofu shop,국수집noodle house,고깃집meat restaurant,고기집meat restaurant,술집pub,밥집eatery,만두집dumpling house,칼국수집kalguksu house,해장국집haejangguk house,통닭집chicken house
앤컴퍼니& company,앤파트너스& partners,앤파트너즈& partners,앤어소시에이츠& associates,앤브라더스& brothers,앤선즈& sons,앤케어& care
래미안Raemian,푸르지오Prugio,롯데캐슬Lotte Castle,아이파크IPARK,센트레빌Centreville,두산위브Doosan We've,데시앙Desian,포레나Forena,꿈에그린Kkumegreen,호반써밋Hoban Summit,베르디움Verdium,우미린Woomi Lynn,비발디Vivaldi,리슈빌Richeville,스위첸Switzen,휴먼시아Humansia,유보라U Bora,아크로Acro,르엘LE-EL,엘크루Elcru,코아루Koaroo,더플래티넘The Platinum,디에트르D'etre,노르웨이숲Norway Forest,칸타빌Cantavil,리버River,파크뷰Park View,시티City,프레스티지Prestige,노블Noble,캐슬Castle,팰리스Palace,테라스Terrace,아너Honor,엘리트Elite,마리나Marina,보쉬Bosch,로슈Roche,머크Merck,유니레버Unilever,미쉐린Michelin,푸조Peugeot,볼보Volvo,닛산Nissan,혼다Honda,캐논Canon,후지필름Fujifilm,다이킨Daikin,쉥커Schenker,퀴네앤드나겔Kuehne & Nagel,에버그린Evergreen,하팍로이드Hapag-Lloyd,싱가포르항공Singapore Airlines,캐세이퍼시픽Cathay Pacific,듀폰DuPont,하니웰Honeywell,오티스Otis,쉰들러Schindler,코스트코Costco,자라Zara,써브웨이Subway,던킨Dunkin,무신사Musinsa,카카오Kakao,배달의민족Baemin,엔젤angel,스타트업startup,스케일업scale-up,액셀러레이터accelerator,인큐베이터incubator,세컨더리secondary,바이아웃buyout,메자닌mezzanine,크레딧credit,디비던드dividend,인덱스index,알파alpha,베타beta,롱숏long-short,쇼트텀short-term,이머징emerging,프런티어frontier,다이나믹dynamic,밸런스balance,스트래티지strategy,인베스터스investors,에쿼티equity,프라이빗private,매니지먼트management,어드바이저advisor,오퍼튜니티opportunity,임팩트impact,서스테이너블sustainable,이노베이션innovation,딥테크deep tech,모빌리티mobility,디스커버리discovery,챌린지challenge,점프jump,피에프브이PFV,에스피씨SPC,시너지synergy,브라이트bright,피크peak,서밋summit,스토리story,하우스house,키친kitchen,테이블table,가든garden,파크park,랜드land,플래닛planet,스트리트street,애비뉴avenue,빌리지village,타운town,허브hub,갤러리gallery,아틀리에atelier,부티크boutique,스킨skin,모바일mobile,렌즈lens,키즈kids,로즈rose,실버silver,다이아몬드diamond,러브love,스마일smile,울트라ultra,하이테크hi-tech,피플people,포인트point,프레시fresh,오가닉organic,브런치brunch,파스타pasta,스테이크steak,리걸legal,덴탈dental,클리닉clinic,잉글리시english,매쓰math,위너스winners,챔피언champion,구멍가게corner store,건재상building materials store,지물포wallpaper store,전파사electrical repair,문고bookstore,꽃방florist,양품점boutique,포목dry goods,만화방comics cafe,할인점discount store,셀프self-service,상설할인permanent discount,아울렛outlet,창고형warehouse-type,소매retail,중고second-hand,수입imported,직판장direct sales store,공판장joint market,굽는집bakehouse,제분flour mills,제당sugar,제과confectionery,제빙ice,제지paper,제강steel,제철iron & steel,제련smelting,아연zinc,동선copper wire,석유화학petrochemical,도료paint,방직spinning,모직wool textile,피혁leather,신탁trust
행복한happy,행복haengbok,대박daebak,스타벅스Starbucks,세븐일레븐7-Eleven,맥도날드McDonald's,버거킹Burger King,롯데리아Lotteria,파리바게뜨Paris Baguette,파리바게트Paris Baguette
뚜레쥬르Tous Les Jours,배스킨라빈스Baskin Robbins,던킨도너츠Dunkin Donuts,도미노피자Domino's Pizza,피자헛Pizza Hut,미스터피자Mr. Pizza
서브웨이Subway,투썸플레이스A Twosome Place,이디야Ediya,메가커피Mega Coffee,할리스Hollys,
홈플러스Homeplus,이케아IKEA,유니클로Uniqlo,나이키Nike,아디다스Adidas,구글Google,페이스북Facebook,마이크로소프트Microsoft,아마존Amazon
넷플릭스Netflix,지멘스Siemens,바이엘Bayer,노바티스Novartis,화이자Pfizer,바스프BASF,쓰리엠3M,메르세데스Mercedes,벤츠Benz,폭스바겐Volkswagen
아우디Audi,도요타Toyota,토요타Toyota,테슬라Tesla,포르쉐Porsche,필립스Philips,파나소닉Panasonic,히타치Hitachi,도시바Toshiba
미쓰비시Mitsubishi,미쓰이Mitsui,스미토모Sumitomo,이토추Itochu,마루베니Marubeni,미즈호Mizuho,노무라Nomura,모간Morgan,체이스Chase
모간스탠리Morgan Stanley,골드만삭스Goldman Sachs,메릴린치Merrill Lynch,파리바Paribas,소시에테제네랄Societe Generale
홍콩상하이은행HSBC,스탠다드차타드Standard Chartered,씨티은행Citibank,씨티그룹Citigroup
알리안츠Allianz,메트라이프MetLife,푸르덴셜Prudential,도이치은행Deutsche Bank,도이치뱅크Deutsche Bank,중국공상은행Industrial & Commercial Bank of China,중국건설은행China Construction Bank
중국농업은행Agricultural Bank of China,뱅크오브아메리카Bank of America,블랙록BlackRock,피델리티Fidelity
슈로더Schroder,딜로이트Deloitte,맥킨지McKinsey,오라클Oracle,퀄컴Qualcomm,엔비디아NVIDIA
슈나이더Schneider,로레알L'Oreal,코카콜라Coca-Cola,네슬레Nestle,
힐튼Hilton,하얏트Hyatt,메리어트Marriott,쉐라톤Sheraton,노보텔Novotel
인터컨티넨탈InterContinental,페덱스FedEx,루프트한자Lufthansa,에어프랑스Air France,
보잉Boeing,에어버스Airbus,쿠팡Coupang,풀필먼트fulfillment,대한통운Korea Express,씨제이대한통운CJ Logistics,대한항공Korean Air
아시아나항공Asiana Airlines,현대해상Hyundai Marine,연세Yonsei,이화여자Ewha Women's,세브란스Severance,갤러리아Galleria,코엑스COEX
롯데월드Lotte World,다이슨Dyson,한국은행Bank of Korea,해비타트Habitat,컴패션Compassion,로타리Rotary,라이온스Lions,엘지LG
생명life,안전safety,고용employment,소비자consumer,고속도로expressway,고속화도로expressway,
시설물facilities,시설공사facilities works,프랜차이즈franchise,게임game,쇼핑shopping,온라인쇼핑online shopping,프리랜서freelancer,살롱salon,
매칭matching,블록block,러닝learning,논술essay,교실class,순두부soft tofu,콩나물국밥bean sprout gukbap,닭갈비dakgalbi
막국수makguksu,떡갈비tteokgalbi,오징어squid,흑돼지black pork,이발관barbershop,복권방lottery shop,복권lottery,옷수선alterations
수선집alterations,참기름sesame oil,건강원health food,순대국밥sundae gukbap,볶음밥fried rice,연어salmon,자동차유리auto glass
퀵서비스quick service,북카페book cafe,만화카페comic book cafe,베이비baby,토피아topia,부대찌개budae jjigae,김치찌개kimchi jjigae,찌개jjigae,해물탕seafood stew
매운탕spicy fish stew,낙지octopus,쭈꾸미octopus,주꾸미octopus,장어eel,민물장어freshwater eel,
생선구이grilled fish,오리고기duck,오리구이roast duck,찜닭jjimdak,불고기bulgogi,비빔밥bibimbap
한정식Korean table d'hote,한식Korean food,일식Japanese restaurant,중식Chinese restaurant,양식western food,반점Chinese restaurant,우동udon,라멘ramen
돈가스donkatsu,스시sushi,쌀국수pho,샌드위치sandwich,토스트toast,햄버거hamburger,핫도그hot dog,아이스크림ice cream,도넛donuts,
디저트dessert,로스터리roastery,찻집tea house
당구클럽billiards club,책방bookstore,완구점toy store
신발가게shoe store,옷가게clothing store,양복점tailor,양장점dressmaker,이불bedding,침구bedding,커튼curtains
블라인드blinds,도배wallpapering,벽지wallpaper,주방kitchen,싱크대sinks,열쇠locksmith,도장stamps
철물점hardware store,공구상사tools,전기조명electric lighting,건어물dried seafood,정미소rice mill,상회store,청과물fruits & vegetables
과일fruit,과일가게fruit store,야채vegetable,채소vegetable,계란egg,유기농organic,반찬가게side dish shop,
수산물시장seafood market,애견pet dog,애견미용dog grooming,강아지puppy
펫샵pet shop,수족관aquarium,낚시fishing,낚시점fishing shop,자전거bicycle,오토바이motorcycle,캠핑camping,
공인중개사real estate agency,부동산사무소real estate agency,대리운전designated driver service,화물freight,
용달freight,청소대행cleaning service,방역pest control,정수기water purifier,
고물상scrap dealer,재활용센터recycling center,세무tax,번역translation,공증notary,행정사administrative attorney
영어english,수학math,음악music,피아노piano,바둑baduk,댄스dance,검도kumdo,합기도hapkido,유도judo,복싱boxing,
탁구장table tennis club,탁구table tennis,배드민턴badminton,테니스tennis,수영swimming,승마horse riding,볼링bowling,당구billiards,축구football,야구baseball
사진photo,앨범album,웨딩홀wedding hall,예식장wedding hall,장례식장funeral home,이벤트event,에스테틱esthetic,피부과dermatology,바버샵barbershop
민속주점folk pub,이자카야izakaya,와인wine,막걸리makgeolli,소주soju,키즈카페kids cafe,셀프세차장self car wash,셀프빨래방laundromat,빨래방laundromat,코인세탁coin laundry,고시원goshiwon,고시텔goshiwon,원룸studio apartment,여관inn,한옥hanok,글램핑glamping,
종합상사general trading,종합건설construction,기업enterprise,기업구조조정corporate restructuring
기업재무안정corporate financial stability,기업은행industrial bank,투자investment
투자신탁investment trust,투자증권investment & securities,투자회사investment company,주택housing
주택건설housing construction,대부loan,대부중개loan brokerage,도시개발urban development
도시가스city gas,기술technology,정보information,정보통신information & communication
정보기술information technology,무역상사trading,무역trading,국제무역international trading
국제통상international trading,국제물류international logistics,국제운송international transport
국제교역international trading,국제공항international airport,국제협력international cooperation
국제학교international school,통상trading,통신communication,유통distribution,부동산real estate
부동산중개real estate agency,부동산개발real estate development,부동산투자real estate investment
부동산공인중개사사무소real estate agency,공인중개사사무소real estate agency
부동산중개사무소real estate agency,부동산컨설팅real estate consulting,신용협동조합credit union
금융finance,금융지주financial group,저축은행savings bank,은행bank,보험insurance
생명보험life insurance,화재보험fire insurance,손해보험non-life insurance
해상보험marine insurance,보험대리점insurance agency,증권securities,자산운용asset management
자산관리asset management,자산신탁asset trust,부동산신탁real estate trust,캐피탈capital,약품pharm
의약품pharmaceutical,제약pharm,교육education,문화culture,문화센터culture center
도서출판publishing,방송broadcasting,방송국broadcasting station,신문사newspaper,자동차motor
자동차부품auto parts,자동차정비auto repair,자동차공업사auto repair,자동차매매상사used car dealer
중고자동차used cars,중고차used cars,자동차학원driving school,자동차운전학원driving school
여객passenger,여객자동차bus,운수transportation,운송transport,교통transport,항공air,택시taxi
화물운송freight transport,화물자동차trucking,물류logistics,물류센터logistics center
택배parcel delivery,이삿짐센터moving center,포장이사moving service,창고warehouse
냉장창고cold storage,렌터카rent-a-car,렌트카rent-a-car,주차장parking,세차장car wash
주유소gas station,충전소charging station,가스충전소gas station,카센터car center,카센타car center
타이어tire,수산fisheries,수산물seafood,농수산agriculture & fisheries,농산물agricultural products
축산livestock,농업agriculture,농원farm,농장farm,목장ranch,양돈pig farm,양계poultry farm
영농farming,사료feed,비료fertilizer,종묘seed,농기계agricultural machinery,골재aggregate
석재stone,목재timber,합판plywood,가구furniture,가구점furniture store,인테리어interior
조경landscape architecture,건축architecture,건축사사무소architects,설계design,건설construction
건설기계construction machinery,토건construction,건업construction,건재building materials
창호window,페인트paint,조명lighting,전기electric,전기공사electric works,전자electronics
전력electric power,전력공사electric power corporation,전선cable,기계machinery
중공업heavy industries,정밀precision,산업industry,산업단지industrial complex
산업은행industrial bank,산업기술industrial technology,산업개발industrial development
공업industry,공업사industry,개발development,제작소works,철공소iron works,금형mold,도금plating
열처리heat treatment,철강steel,특수강special steel,금속metal,비철금속nonferrous metal
알미늄aluminum,알루미늄aluminum,스텐레스stainless,스테인리스stainless,파이프pipe,볼트bolt
베어링bearing,철물hardware,펌프pump,모터motor,보일러boiler,냉동refrigeration
냉동식품frozen foods,에어컨air conditioner,공조air conditioning,소방fire protection
방재disaster prevention,경비보안security,시설관리facility management,주택관리housing management
청소cleaning,환경environment,폐기물waste,재활용recycling,자원resources,신소재advanced materials
소재material,화학chemical,고무rubber,플라스틱plastics,시멘트cement,레미콘remicon,아스콘ascon
콘크리트concrete,섬유textile,의류apparel,패션fashion,화장품cosmetics,쥬얼리jewelry,주얼리jewelry
귀금속jewelry,금은방jewelry,신발shoes,가방bags,한복hanbok,안경점optical shop,안경원optical shop
안경optical,시계watch,완구toys,문구stationery,문구점stationery store,문방구stationery
서점bookstore,출판publishing,출판사publishing,인쇄printing,광고advertising,광고기획advertising
기획planning,디자인design,디자인연구소design lab,사진관photo studio,스튜디오studio,간판signs
현수막banners,컴퓨터computer,소프트웨어software,휴대폰mobile phone,이동통신mobile communications
로봇robot,반도체semiconductor,선박ship,선박투자회사ship investment,조선소shipyard,조선해양shipbuilding & marine
조선공업shipbuilding,조선산업shipbuilding,해운shipping,해상풍력offshore wind,풍력발전wind power
태양광발전solar power,태양광solar,태양광발전소solar power plant,풍력발전소wind power plant
발전소power plant,수력발전hydropower,화력발전thermal power,연료전지발전fuel cell power
바이오매스발전biomass power,열병합발전combined heat & power,복합화력combined cycle power
식품food,식당restaurant,정육식당butcher restaurant,정육점butcher shop,정육butcher
식육점butcher shop,분식snack bar,중화요리chinese restaurant,횟집raw fish restaurant
수산시장fish market,뷔페buffet,치킨chicken,통닭chicken,피자pizza,커피coffee,카페cafe
베이커리bakery,제과점bakery,빵집bakery,떡집rice cake shop,방앗간mill,떡볶이tteokbokki,국밥gukbap
갈비galbi,숯불갈비charcoal galbi,삼겹살samgyeopsal,족발jokbal,보쌈bossam,곱창gopchang
막창makchang,칼국수kalguksu,국수guksu,냉면naengmyeon,만두mandu,김밥gimbap,김치kimchi,두부tofu
감자탕gamjatang,해장국haejangguk,설렁탕seolleongtang,삼계탕samgyetang,순대국sundaeguk,순대sundae
돈까스donkatsu,초밥sushi,도시락lunch box,반찬side dishes,포차pocha,호프집pub,맥주beer,주점pub
양조brewery,양조장brewery,주류liquor,음료beverage,인삼ginseng,홍삼red ginseng
청과fruits & vegetables,편의점convenience store,슈퍼super,슈퍼마켓supermarket
할인마트discount mart,백화점department store,도매wholesale,대리점agency,총판distributor
상점store,시장market,판매sales,미용실hair salon,헤어hair,헤어샵hair shop,헤어살롱hair salon
이용원barbershop,이발소barbershop,네일nail,뷰티beauty,피부관리실skin care,마사지massage
세탁laundry,세탁소dry cleaners,크리닝cleaning,꽃집flower shop,꽃배달flower delivery
노래방karaoke,노래연습장karaoke,당구장billiards,볼링장bowling center,골프연습장golf range
스크린골프screen golf,헬스장gym,헬스클럽health club,휘트니스fitness,피트니스fitness
필라테스pilates,요가yoga,태권도taekwondo,수영장swimming pool,사우나sauna,찜질방jjimjilbang
목욕탕public bath,피씨방pc cafe,피시방pc cafe,독서실reading room,스터디카페study cafe
펜션pension,모텔motel,호텔hotel,관광호텔tourist hotel,조선호텔josun hotel,민박guesthouse
게스트하우스guesthouse,여행사travel,여행travel,관광tour,고속관광express tour,관광버스tour bus
고속버스express bus,시내버스city bus,마을버스village bus,전세버스charter bus
버스터미널bus terminal,컨트리클럽country club,골프클럽golf club,병원hospital
동물병원animal hospital,약국pharmacy,의료medical,의료기medical,의료기기medical devices
요양원nursing home,어린이집daycare center,유치원kindergarten,연구소research institute
재단foundation,회계법인accounting corporation,감정평가법인appraisal,측량surveying
관리사무소management office,사무소office,아파트apartment,오피스텔officetel,빌딩building
인력manpower,인력개발manpower development,용역services,유동화securitization,전문specialty
기업인수목적special purpose acquisition,위탁관리부동산투자회사REIT,부동산투자회사REIT
기업구조조정부동산투자회사REIT,사모투자private equity,코리아korea,월드world,테크tech
테크놀로지technology,테크놀러지technology,테크놀로지스technologies,플러스plus,솔루션solution
솔루션즈solutions,퍼스트first,바이오bio,바이오텍biotech,컴퍼니company,코퍼레이션corporation
코포레이션corporation,리미티드limited,파트너스partners,파트너partner,홀딩스holdings,그룹group
글로벌global,인터내셔날international,인터내셔널international,인터네셔날international
인터내쇼날international,에코eco,벤처venture,벤쳐venture,푸드food,드림dream,메디medi
커뮤니케이션communication,커뮤니케이션즈communications,그린green,베스트best,블루blue
인베스트먼트investment,인베스트먼츠investments,인베스트invest,인베스터investor,로지스logis
로지스틱스logistics,미디어media,네오neo,하이브리드hybrid,하이드로hydro,하이닉스hynix,넥센nexen
하이츠heights,아너스honors,라이프life,애드ad,플랜plan,오토auto,리치rich,큐브cube,스카이sky
시스템system,시스템즈systems,씨스템system,코스모cosmo,아시아asia,나노nano,메가mega,골드gold
골든golden,프로젝트project,에너지energy,파워power,엔지니어링engineering,비즈biz,비즈온bizon
비즈니스business,스마트smart,골프golf,엔터테인먼트entertainment,오션ocean,인터inter,에버ever
넥스트next,리조트resort,에듀edu,트러스트trust,스페이스space,스퀘어square,에셋asset,서비스service
타워tower,에어air,메탈metal,스프링spring,와이즈wise,휴먼human,해피happy,비전vision,비젼vision
코스메틱cosmetic,타임time,블랙black,화이트white,워터water,밸류value,세라믹ceramic,퓨어pure
펀드fund,퓨처future,퓨쳐future,프라임prime,마이크로micro,아이티IT,헬스케어healthcare
네트웍스networks,네트워크network,타이거tiger,리더스leaders,브릿지bridge,클래스class,트랜스trans
하우징housing,마켓market,페이퍼paper,게이트gate,나이스nice,케미칼chemical,리서치research
컨설팅consulting,뮤직music,메디칼medical,메디컬medical,글라스glass,인프라infra,브레인brain
올리브olive,스타트start,센터center,텔레콤telecom,메트로metro,모터스motors,마케팅marketing
그랜드grand,프라자plaza,플라자plaza,플랫폼platform,클럽club,크리에이티브creative,플랜트plant
웨스트west,데일리daily,네이처nature,사이언스science,쉐어share,클라우드cloud,커머스commerce
코팅coating,모기지mortgage,오픈open,마인드mind,밸리valley,컨텐츠contents,콘텐츠contents
레저leisure,스피드speed,필름film,프렌즈friends,터치touch,드래곤dragon,트리니티trinity,히어로hero
디지털digital,디지탈digital,텍스타일textile,리빙living,케이블cable,튜브tube,스테이션station
리테일retail,랜드마크landmark,메이저major,인사이트insight,매직magic,밸브valve,헤리티지heritage
퍼플purple,플라워flower,시니어senior,웨딩wedding,렌탈rental,테크노techno,웰컴welcome,차이나china
유니크unique,패밀리family,채널channel,엔터프라이즈enterprise,퍼블릭public,폴리머polymer
트레이드trade,트레이딩trading,센트럴central,마스터master,커넥트connect,게임즈games,스토어+store
웍스+works,마트+mart,케어+care,가스gas,소프트+soft,맥스+max,네트+net,누리+nuri,웨이브+wave
메이드+made,서울seoul,부산busan,대구daegu,인천incheon,삼성samsung,하나로hanaro,에이원a one
제이원j one,케이원k one`;

/** Inside other words these syllables mean something else, so they count only as a whole word. */
export const WHOLE_WORDS = `
더the,공사corporation,발전power,조선shipbuilding,도시city,관리management,임대leasing,리츠REIT,
사람people,주차parking,세차car wash,설비facilities,농협nonghyup`;
