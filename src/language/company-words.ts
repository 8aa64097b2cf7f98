/**
 * The company words and the spellings of syllables from which English names are composed: data,
 * made by `language-data/company-words/make.ts` and not changed by hand. Reading it belongs in
 * `vocabulary.ts`, using it in `compose.ts`.
 */

export const WORDS = `
가든garden,가디언guardian,가스,가온,가이드guide,감정평가법인appraisal,강관steel pipe,강업steel
강재steel,개런티guarantee,개발development,갤러리gallery,갤러리아galleria,갤럭시아galaxia
거북선turtleship,건설construction,건축사사무소architects,건축종합건축사사무소architects
검사inspection,게이트gate,게인+gain,게임즈games,경동,고덕godeok,고무rubber,고속express,골드,골든
골프golf,골프앤리조트golf resort,공업industries,공원park,공항airport,관광tour,광양gwangyang
광업mining,광학optical,교역trading,교육재단education,국민행복kbhappy
국제물류센터international logistics,국제여행사international travel,굿모닝goodmorning
귀뚜라미kiturami,그라운드+ground,그랜드,그레이스grace,그레이트great,그로쓰growth,그룹group
그리니greenwich,그린green,그린텍greentec,글라스glass,글로리glory,글로발global,글로벌global
글로벌투자global investment,글로벌홀딩스global holdings,글로우glow,글로텍glotec,금거래소gold
금속metal,금융지주financial group,금호,기계machinery,기금fund,기보KIBO,기아kia,기어gear
기업구조조정부동산투자회사REIT,기업인수목적special purpose acquisition
기업재무안정사모투자private equity fund,기은센구조화gi eun sen structured,김해,까사casa,나노
나눔재단foundation,나라+nara,나래+narae,나이스nice,나인nine,남양,내츄럴natural,냉동식품frozen
냉장cold,넘버원numberone,네오,네오텍neotech,네이버NAVER,네이션nation,네이처nature,네이쳐nature
네이트NATE,네트+net,네트워크network,네트웍스networks,넥서스nexus,넥센nexen,넥스트next,넥슨nexon
넷코리아net korea,노루NOROO,노바+nova,노블레스nobless,녹색green,녹십자green cross,농장farm
농협사랑nh love,누리+nuri,뉴new,뉴스텔라new stellar,뉴원new one,뉴젠newgen,뉴텍newtech,다산,다온
다원,다음daum,다이나믹dynamic,다이아dia,다이아몬드diamond,다인,단조forging,대광,대구,대동,대림
대산,대상,대성,대신밸런스daishin balance,대아,대양,대영,대우,대원,대일,대전,대진,대창
대체alternative,대한,대현,대호,대흥,더블에스double s,더블에이치double h,더블유홀딩스wholdings
더파크thepark,더하이스트thehighest,데이즈+days,데이타data,데이터data,데일리daily,데코+deco
도시가스city gas,도어door,도원,도이치deutsch,독산doksan,동남,동방+dongbang,동부,동성,동신,동아
동양,동우,동원,동인,동일,동진,동탄,동해,두산,두정dujeong,드라이브drive,드래곤dragon,드림dream
디바이스device,디벨럽develop,디벨로먼트development,디벨로퍼developer,디벨로프develop
디벨롭develop,디비DB,디비금융db finance,디비로컬db local,디비아테네db athens,디스플레이display
디알DR,디자인design,디지탈digital,디지털digital,디지텍digitech,디플러스d plus,딥deep,라온
라이온lion,라이징rising,라이크like,라이팅lighting,라이프life,라이프스타일lifestyle,라인+line
래피드플랜트rapidplant,랜드+land,랜드마크landmark,랩스,러셀russel,럭키lucky,레미콘
레볼루션revolution,레이저laser,레이크lake,레인보우rainbow,레저leisure,레전드legend,레져leisure
레지던스residence,렌탈,렌터카rent a car,렌트카+rentcar,로보틱스,로얄,로즈rose,로지스logis
로지스틱스logistics,로지텍logitech,로터스lotus,로프트loft,롯데lotte,르네상스renaissance
리뉴에너지renewenergy,리더스leaders,리딩leading,리무진limousine,리미티드limited,리빙living
리사이클링recycling,리서치research,리소스resource,리싸이클링recycling,리얼에스테이트real estate
리얼티realty,리젠시regency,리조트resort,리츠REIT,리츠운용reits management,리치+rich,리퀴드liquid
리테일retail,리튬lithium,리퍼블릭republic,링크+link,마루+maru,마리타임maritime,마린marine,마스터
마스턴mastern,마운틴mountain,마이다스midas,마이더스midas,마이크로micro,마이트might,마인드mind
마일스톤milestone,마케팅marketing,마켓market,마트+mart,맑은물길clean water
매뉴팩처링manufacturing,매니지먼트management,매직magic,맥스+max,맥쿼리macquarie,맨파워+manpower
머니+money,머스트must,머신machine,머큐리mercury,머트리얼즈materials,머티리얼즈materials
멀티multi,메가,메니지먼트management,메디,메디칼,메디컬medical,메디케어medicare,메디텍meditech
메디팜+medipharm,메리골드marygold,메리츠meritz,메이드made,메이슨mason,메이저major,메이크make
메이플maple,메이플트리로그mapletreelog,메인main,메카트로닉스mechatronics,메탈,메테우스metheus
메트로,면세점duty,모기지mortgage,모닝morning,모던modern,모두modu,모듈module,모바일mobile
모빌리티mobility,모션motion,모터스motors,무림moorim,무브move,무비movie,무역trading
문화방송broadcasting,물류logistics,뮤직music,미디어media,미디어홀딩스media holdings,미래,미술art
미트meat,밀레니엄millennium,바로,바른barun,바바리안스카이코리아bavarian sky korea,바이오bio
바이오텍biotech,바이오팜biopharm,박스+box,박현주parkhyeonjoo,반도체semiconductor,방적spinning
배터리battery,백신vaccine,백화점department,밸류value,밸류업value up,밸리valley,밸브valve
뱅크bank,베가vega,베리타스veritas,베스트,베스트원bestone,베스트웨이bestway,베스틸besteel
베어bear,베이스+base,베이직basic,베이커리bakery,벤처venture,벤쳐venture,벨류value,보광,보드board
보성,보안security,보일러boiler,보험insurance,복지welfare,부동산투자회사REIT,부산,부성,북스book
뷰티beauty,브라더스brothers,브라운+brown,브라이트bright,브랜즈brands,브레이크brake,브레인brain
브로드밴드broadband,브리지+bridge,브릿지bridge,블라썸blossom,블랑blanc,블랙black,블록block
블루blue,블루문blue moon,블리스bliss,비너스venus,비바viva,비알BR,비욘드beyond,비전vision
비젼vision,비즈+biz,비즈니스business,비지니스business,비철non ferrous,비츠로vitzro,비치beach
비케이베스트bk best,비케이프로bkpro,비피BP,빅토리드래곤victory dragon,빅토리아victoria
빌더스builders,빌드+build,빌딩building,빌리언billion,빌리지village,사료feed
사모투자private equity,사모투자전문회사private equity fund,사보이savoy,사우스south,사운드sound
사이버cyber,사이언스science,산업industrial,산업기반신보sanupkibansinbo
산업단지개발industrial complex,산은KDB,산은부동산kdb real estate,삼광,삼보,삼성,삼양,삼영,삼우
삼원,삼일,삼정,삼진,삼천리samchully,삼호,삼화,상품권gift,새한,생명과학life science
생명보험life insurance,샤인+shine,샵shop,서부,서브+serve,서비스service,서비시즈services
서운seoun,서울,서원,서진,서플라이supply,석성suksung,석유화학petrochemical,석재stone,선물futures
선박투자회사ship investment,선우,선진,섬유textile,성신,성우,성원,성유통+sung distribution,성일
성장growth,성장형growth fund,성진,세광,세라믹ceramic,세라젬ceragem,세븐,세영,세운아이비sewoonivy
세원,세이프safe,세이프티safety,세인트saint,세일,세일즈sales,세종,세진,센서sensor,센추리century
센타center,센터center,센텀centum,센트럴central,셀트리온celltrion,소셜social,소재material
소프트+soft,소프트웨어software,솔라solar,솔로몬solomon,솔루션solution,솔브레인soulbrain,송도
송정songjeong,쇼핑shopping,수원,순천suncheon,쉘shell,쉬핑shipping,쉽핑shipping,슈퍼
슈프림supreme,스마일smile,스마트smart,스몰small,스미스smith,스웨이sway,스카이sky,스쿨school
스퀘어square,스타+star,스타트start,스탁stock,스탠다드standard,스터디+study,스테이stay
스테이션station,스테이트state,스텐레스stainless,스텔라stella,스토리story,스토어+store
스토어허브파이오니어storhub pioneer,스톤+stone,스톰+storm,스튜디오,스트리트street,스트림+stream
스틱스페셜시츄에이션stic special situation,스틸steel,스파크+spark,스팩special purpose
스페셜시츄에이션special situation,스페셜티specialty,스페이스space,스포렉스sporex,스포츠sports
스피드speed,시계watch,시그너스cygnus,시그니처signature,시너지synergy,시네마cinema
시노펙스synopex,시리즈series,시멘트cement,시스텍systech,시스템system,시스템스systems
시스템즈systems,시큐리티security,시큐리티즈리미티드securities,시큐어secure,시티city,시흥,식스six
식품food,신광,신보kodit,신보뉴챌린지new challenge kodit,신사+sinsa,신성,신세계shinsegae,신아
신영,신용정보credit information,신용협동조합credit union,신우,신원,신일,신탁trust,신한
신항만new port,신화,실리콘silicon,싸이언스science,써니sunny,써모thermo,써밋+summit,써비스service
써키트circuit,썬라이즈sunrise,썬샤인sunshine,쏠라solar,씨네마cinema,씨스템system,씨트러스citrus
씨푸드seafood,씰seal,아너스빌honorsville,아라,아산,아시아,아울렛outlet,아이디어idea,아이언iron
아이즈eyes,아이콘icon,아이티IT,아인스eins,아일랜드island,아주,아카데미academy,아쿠아aqua,아트art
아폴로apollo,안전유리safety glass,알루미늄aluminum,알파alpha,애경aekyung,애드,애셋asset
애플apple,양지,어드바이저advisors,어드바이저리advisory,어드바이저스advisors,어드밴스드advanced
어반urban,어소시에이츠associates,어소시에이트associate,어썸awesome,어패럴apparel
얼라이언스alliance,에너지energy,에듀,에듀케이션education,에디션edition,에버,에버그린evergreen
에벤에셀ebenezer,에비뉴avenue,에셋asset,에스모아SMORE,에스에프로키sfloki,에스엠홀딩스sm holdings
에스제이홀딩스sj holdings,에스테이트estate,에어air,에어로aero,에어텍airtech,에어포트airport
에이드+aid,에이블able,에이스ace,에이원a one,에이치더힐hthehill,에이치산업개발development
에이텍ATEC,에이펙스apex,에이프로APRO,에임aim,에코,에코텍ecotech,에쿼티equity
에프홀딩스f holdings,엑셀excel,엑싯exit,엔바이로enviro,엔시스nsys,엔젤레스angeles,엔지eng
엔지니어링engineering,엔진engine,엔터테인먼트entertainment,엔터프라이즈enterprise
엘리베이터elevator,엘리시아elysia,엠스퀘어msquare,엠스틸msteel,엠파이어empire
엠파트너스m partners,엠플러스+mplus,엣지edge,여수,역사station,역세권개발development,연료fuel
열처리heat treatment,염직dyeing,영신,영어english,영일,영진,옐로우yellow,오렌지orange
오로라aurora,오션ocean,오일,오토auto,오토메이션automation,오토모빌automobile
오토모티브automotive,오토텍autotech,오토피아autopia,오퍼스opus,오픈open,오피스office,옥션auction
옥정okjeong,옥토스octose,온라인online,온리only,올리브olive,와우WOW,와이드+wide,와이즈wise
와인wine,외환KEB,용산,용인,우노uno,우리,우림,우성,우신,우일,우진,울산,워머신warmachine,워터water
웍스+works,원큐one q,원희캐슬wonheecastle,월드world,웨딩wedding,웨스트,웨이브+wave,웨일+whale
웰메이드wellmade,웰빙wellbeing,웰컴welcome,웰푸드wellfood,위너스winners,위더스withus,위드with
위드문withmoon,위메이드wemade,위브weve,위탁관리부동산투자회사REIT,윈드파워wind power
유나이티드united,유니uni,유니버셜universal,유니버스universe,유니슨unison,유니시티uni city
유니온union,유니코unico,유니콘unicorn,유니크unique,유니텍unitech
유동화전문securitization specialty,유로euro,유압hydraulic,유어your,유토피아utopia
유포리아euphoria,유플러스엘티이uplus lte,은성,은행bank,음료beverage,의료medical,이글스eagles
이너피스innerpeace,이노inno,이노베이션innovation,이랜드land,이미지image,이베스트best,이삭isaac
이스턴eastern,이원one,이음eum,이지스IGIS,이투스etoos,익스체인지exchange,익스프레스express
인더스트리industry,인더스트리얼industrial,인베스터investor,인베스트invest
인베스트먼츠investments,인베스트먼트investment,인사이드inside,인사이트insight,인성,인쇄printing
인스트루먼트instrument,인천,인터,인터내셔날international,인터내셔널international
인터내쇼날international,인터네셔널international,인터넷,인터랙티브interactive
인터렉티브interactive,인터파크interpark,인텔리전스intelligence,인프라infra,인피니티infinity
일레븐eleven,일렉콤elecomm,일렉트로닉스electronics,일렉트론electron,일렉트릭electric
일반사모부동산투자private real estate investment,일반산업단지industrial complex,일신,일진ILJIN
잉크ink,자산관리asset management,자산대부asset,자산배분형asset allocation fund
자산운용asset management,자이언트giant,장례식장funeral,재단foundation,재료material
저축은행savings bank,전기electric,전자electronics,전장electric,전주,점프jump,정공precision
정밀precision,정밀화학fine chemical,정보시스템information system,정우,제강steel,제관can
제너럴general,제로zero,제약pharm,제우스zeus,제이스틸kjsteel,제이온j on,제이원j one,제이팜j pharm
제일,제일사랑jeil love,제주,제지paper,젬gem,조경landscape,조광chokwang,조명lighting
조선해양shipbuilding,조양choyang,조이joy,존슨johnson,종합금융banking
종합기술engineering consultants,종합토건construction,주철cast,중국china,중전기heavy electric
중흥jungheung,쥬얼리jewelry,증권서울지점seoul branch,지디GD,지멘스siemens,지비GB,지오영geoyoung
지오텍geotec,지이GE,지주holdings,지티GT,지피GP,직물textile,진성,진양,진영,집단group,차이나china
참존charmzone,창고warehouse,창업벤처전문사모투자private equity fund,창원,채널channel,챔프champ
챔피언champion,천안,천우chunwoo,철강steel,첨단소재advanced materials,청주cheongju,체리cherry
체인chain,체인지change,첼린저challenger,초이스choice,출판사publishing,친구friend,침대bed
카드card,카본carbon,카운티county,카이저kaiser,카페cafe,칸서스consus,칼라color,캐슬castle,캐피탈
캠코kamco,캠코밸류리크리에이션kamco value recreation,캠퍼스campus,커넥터connector,커넥트connect
커머셜commercial,커머스commerce,커뮤니케이션communication,커뮤니티community,커버cover,커피coffee
컨벤션convention,컨설턴트consultant,컨설팅consulting,컨소시엄consortium,컨테이너container
컨텐츠contents,컨트리클럽country club,컬렉션collection,컬처culture,컬쳐culture,컴텍comtech
컴퍼니company,컴플렉스complex,케미칼chemical,케미컬chemical,케어+care,케이블cable
케이블카cable car,케이원k one,케이카캐피탈k car capital,케이클라비스kclavis
켄달스퀘어kendall square,켐+chem,켐텍chemtech,코나kona,코너스톤conerstone,코드code,코람코koramco
코레일korail,코리아korea,코리아홀딩스korea holdings,코스맥스cosmax,코스메틱,코스모,코아+core
코아텍coretech,코어core,코에프씨kofc,코오롱kolon,코크렙kocref,코퍼레이션corporation
코포레이션corporation,콘크리트concrete,콘텐츠contents,콜렉션collection,콜마kolmar,쿠팡coupang
쿱coop,쿼드quad,쿼터스querters,퀀텀quantum,퀸queen,퀸즈queens,큐리어스curious,큐브+cube
크라운crown,크래프트craft,크레디피아,크레딧,크레인crane,크로스+cross,크루즈cruise
크리스탈crystal,크리에이션creation,크리에이티브creative,크린clean,크린텍cleantech,클라우드cloud
클래스class,클래식classic,클러스터+cluster,클럽club,클로버clover,클리어clear,클릭clic,클린clean
키스비케이kissbk,키스아이비kis ib,키스톤keystone,키스플러스kis plus,키움kiwoom,키즈+kids
키친kitchen,타우tau,타운town,타워tower,타이거tiger,타이어tire,타임time,탑+top,탑스tops,태경,태광
태성,태양광solar,태영,태원+taewon,태진,태화,택시taxi,탱커tanker,탱크tank,터널tunnel
터미널terminal,터보turbo,터치+touch,테라스terrace,테라퓨틱스therapeutics,테마theme,테크tech
테크노techno,테크놀러지technology,테크놀로지technology,테크놀로지스technologies
테크놀리지technology,테크닉스technics,테크원techone,테크윈techwin,텍스타일textile,텔레콤telecom
토건construction,토탈,투게더together,투데이today,투어tour,투자금융investment financing
투자신탁운용investment trust management,투자운용investment management,투자일임investment
투자자문investment,투자증권investment securities,투자파트너스investment partners,튜브tube
트라이엄프triumph,트랙track,트랜스,트러스트,트럭truck,트럼프trump,트레이드trade,트레이딩trading
트루true,트루프랜드경산truefriend kyungsan,트루프렌드학운truefriend hakun,트리니티trinity
트리플에이triplea,특강steel,티브로드tbroad,팀+team,파라다이스paradise,파라뷰paraview
파로스pharos,파마pharma,파워power,파워텍powertech,파이낸셜financial
파이낸셜서비스코리아financial services korea,파이낸스finance,파이프pipe,파인더+finder
파인솔루션finesolution,파인텍finetech,파인트리pine tree,파일pile,파주,파주운정paju unjeong
파츠+parts,파크park,파트너partner,파트너스partners,파트너즈partners,팍스pax,판교pangyo,판넬panel
팜스+farms,팜텍pharmtech,팝pop,팟+pot,패널panel,패밀리family,패션fashion,패스트fast
패키지package,패키징packaging,팩키지package,팩토리factory,팰리스palace,퍼니처furniture
퍼블릭public,퍼스트first,퍼시픽pacific,퍼펙트perfect,퍼포먼스performance,퍼플purple,펀드
펀즈funds,펌프pump,페이먼츠payments,페이지page,페이퍼paper,페인트paint,평택,포드+ford,포럼forum
포레스트forest,포리마polymer,포스코POSCO,포에버forever,포장packaging,포커스focus
포트폴리오portfolio,포항,폭스fox,폴라리스+polaris,폴리머polymer,폴리텍polytech,푸드food
푸르지오prugio,풀무원pulmuone,풋foot,풍력wind,풍무pungmu,퓨어pure,퓨얼셀fuel cell,퓨처future
퓨쳐future,프라스틱plastic,프라이드pride,프라이빗에쿼티private equity,프라이스price,프라임prime
프라자plaza,프라텍platech,프라퍼티property,프랜드friend,프러스plus,프레쉬fresh
프레스티지prestige,프레시원freshone,프레임frame,프렌즈friends,프로,프로덕션production
프로젝트project,프로퍼티property,프론티어frontier,프리미어premier,프리미엄premium
프리시젼precision,프리즘prism,프리지어freesia,플라워flower,플라자plaza,플라텍platec
플래너planner,플래닛planet,플래닝planning,플래티넘platinum,플랜plan,플랜트plant,플랫폼platform
플러스plus,플러스원plusone,플레이스place,플렉스+flex,플로우flow,피치peach,피텍tech,피팅fitting
피플people,피혁leather,픽셀pixel,픽처스pictures,픽쳐스pictures,핀테크fintech,필드+field,필름film
필릭스felix,필립philip,필터filter,하나,하나로,하남,하림harim,하베스트harvest,하우스house
하우징housing,하이hi,하이골드오션hi gold ocean,하이뉴노멀hi new normal
하이도미네이션hi domination,하이드림high dream,하이디펜더hi defender,하이라이트highlight
하이랜드highland,하이브hive,하이아이비hi ivy,하이얼티밋hi ultimate,하이엔드highend
하이웨이highway,하이츠heights,하이클랜hi clan,하이텍hitec,하이퍼hyper,하이포레버hi forever
하트heart,한강hangang,한국korea,한국정보korea information,한국토니지korea tonnage investment
한국해양korea ocean,한남,한독handok,한라halla,한림,한미,한성,한솔,한신,한앤코hahn,한양,한영,한일
한진,한창,한화hanwha,합섬synthetic,핫hot,해동,해상풍력offshore wind,해성,해외자원개발resource
해운shipping,해운대haeundae,해피happy,해피투모로우happy tomorrow,핸즈+hands,행복한happy,허브hub
헌인heonin,헤드head,헤리티지heritage,헬로hello,헬스health,헬스케어healthcare,현대hyundai,현진
호라이즌horizon,호선박투자회사ship investment,호텔,혼합형balanced,홀딩스
홀딩스코리아holdings korea,홈즈homes,화스너fastener,화신,화이트white,화인fine,화인텍finetec
화장품cosmetic,화학chemical,환경environment,회계법인accounting,효성,후레쉬fresh,후성foosung
후지fuji,훼리ferry,훼미리family,훼밀리family,휘닉스phoenix,휴맥스humax,휴먼human,휴먼스humans
휴먼텍humantec,히어로hero,히어로즈heroes,힐링healing`;

export const SYLLABLES = `
갑kab,강kang,건gun,결kyul,경kyung,광kwang,교kyo,국kuk,굿good,권kwon,규kyu,그g,극kuk,근keun,글gle
금kum,너ner,넘num,닉nic,더du,덕duk,덤dom,덱dec,독dog,두doo,듀du,드d,든den,딕dic,떼te,랜ran,램ram
랩lab,러ru,런ron,렉lec,려ryo,루lu,룩look,르r,름rum,릭ric,림lim,립lip,맥mac,맨man,머mer,먼men
멈mum,명myung,문moon,뮤mu,믹mic,밴van,뱅bang,버ver,범bum,벤ven,벽byuck,별byul,병byung,브b,븐ven
블ble,빅big,빌vill,샘sam,샤sha,선sun,섬sum,성sung,순soon,슈su,스s,슨sen,신shin,썬sun,쎄se,쏘so
씨see,애a,액ac,앤an,앰am,어er,언on,엄um,업up,영young,우woo,욱wook,운woon,웅woong,웰well,웹web
윌will,윤yoon,저ju,정jung,젠gen,젤gel,존zon,중joong,쥬ju,즈z,즌zen,직gic,챌chal,청chung,칼cal
캐ca,캔can,캠cam,캡cap,커ker,컨con,컴com,코co,콘con,콜col,콤com,쿡cook,쿨cool,큐cu,크c,클cle
탠tan,터ter,턴ton,텍tec,툴tool,튜tu,트t,틀tle,틱tic,팩pack,팬pan,퍼per,펀fun,펄pul,펙pec,풀pool
풍poong,퓨pu,프p,플ple,픽pic,핏fit,핸han,헌hun,헥hec,혁hyuk,현hyun,협hyup,형hyung,홈home,훈hoon
휴hu,희hee,힐hill`;
