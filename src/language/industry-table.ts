/**
 * The names of the divisions and groups of the Korean Standard Industrial Classification (KSIC,
 * revision 11), and of sub-class 64992: docs/decisions/0061-industries-by-group.md. English and
 * Korean names are the official ones, except where those have a slip. Where a division combines
 * several of NACE (05, 41, 61), its name combines their terms. One list for each language, and each
 * division before its groups, make the smallest bundle.
 */

export const INDUSTRY_CODES = `
01
011
012
013
014
015
02
020
03
031
032
05
051
052
06
061
062
07
071
072
08
080
10
101
102
103
104
105
106
107
108
109
11
111
112
12
120
13
131
132
133
134
139
14
141
142
143
144
15
151
152
16
161
162
163
17
171
172
179
18
181
182
19
191
192
20
201
202
203
204
205
21
211
212
213
22
221
222
23
231
232
233
239
24
241
242
243
25
251
252
259
26
261
262
263
264
265
266
27
271
272
273
28
281
282
283
284
285
289
29
291
292
30
301
302
303
304
31
311
312
313
319
32
320
33
331
332
333
334
339
34
340
35
351
352
353
36
360
37
370
38
381
382
383
39
390
41
411
412
42
421
422
423
424
425
426
45
451
452
453
46
461
462
463
464
465
466
467
468
47
471
472
473
474
475
476
477
478
479
49
491
492
493
494
495
50
501
502
51
511
512
52
521
529
55
551
559
56
561
562
58
581
582
59
591
592
60
601
602
603
61
611
612
62
620
63
631
639
64
641
642
649
64992
65
651
652
653
66
661
662
68
681
682
70
701
702
71
711
712
713
714
715
716
72
721
729
73
731
732
733
739
74
741
742
743
75
751
752
753
759
76
761
762
763
764
84
841
842
843
844
845
846
85
851
852
853
854
855
856
857
86
861
862
863
869
87
871
872
90
901
902
91
911
912
94
941
942
949
95
951
952
953
96
961
969
97
970
98
981
982
99
990
`;

export const NAMES_BY_LANGUAGE: readonly string[] = [
  // English
  `
Agriculture
Growing of crops
Animal production
Growing of crops combined with raising of animals: mixed farming
Services incidental to growing of crops and raising of animals
Hunting, trapping and related service activities
Forestry
Forestry
Fishing and aquaculture
Fishing
Aquaculture and services incidental to fishing and aquaculture
Mining of coal, crude petroleum and natural gas
Mining of coal and lignite
Extraction of crude petroleum and natural gas
Mining of metal ores
Mining of iron ores
Mining of non-ferrous metal ores
Mining of non-metallic minerals, except fuel
Quarrying of stone, sand and clay
Mining of other non-metal ores
Mining support service activities
Mining support service activities
Manufacture of food products
Slaughtering of livestock, processing and preserving of meat and meat products
Processing and preserving of fish, crustaceans, molluscs and seaweeds
Processing and preserving of fruit and vegetables
Manufacture of vegetable and animal oils and fats and of dairy products
Manufacture of grain mill products, starches and starch products
Manufacture of rice cakes, bakery products and confectionery
Manufacture of box lunches and prepared meals and dishes
Manufacture of other food products
Manufacture of prepared animal feeds and feed additives
Manufacture of beverages
Manufacture of alcoholic beverages
Manufacture of ice and non-alcoholic beverages; production of mineral waters
Manufacture of tobacco products
Manufacture of tobacco products
Manufacture of textiles, except apparel
Spinning of textiles and processing of threads and yarns
Weaving of textiles and manufacture of textile products
Manufacture of knitted and crocheted fabrics
Dyeing and finishing of textiles and wearing apparel
Manufacture of other made-up textile articles, except apparel
Manufacture of wearing apparel, clothing accessories and fur articles
Manufacture of sewn wearing apparel, except fur apparel
Manufacture of articles of fur
Manufacture of knitted and crocheted apparel
Manufacture of apparel accessories
Manufacture of leather, luggage and footwear
Manufacture of leather, luggage and similar products
Manufacture of footwear and parts of footwear
Manufacture of wood and of products of wood and cork, except furniture
Sawmilling and planing of wood
Manufacture of wood products
Manufacture of articles of cork, straw and plaiting materials
Manufacture of pulp, paper and paper products
Manufacture of pulp, paper and paperboard
Manufacture of corrugated paper, paper boxes and paper containers
Manufacture of other paper and paperboard products
Printing and reproduction of recorded media
Printing and service activities related to printing
Reproduction of recorded media
Manufacture of coke, briquettes and refined petroleum products
Manufacture of coke and briquettes
Manufacture of refined petroleum products
Manufacture of chemicals and chemical products, except pharmaceuticals and medicinal chemicals
Manufacture of basic chemicals
Manufacture of plastics and synthetic rubber in primary forms
Manufacture of fertilizers, pesticides, germicides and insecticides
Manufacture of other chemical products
Manufacture of man-made fibres
Manufacture of pharmaceuticals, medicinal chemical and botanical products
Manufacture of medicinal chemicals
Manufacture of medicaments
Manufacture of medical supplies and other pharmaceutical-related products
Manufacture of rubber and plastics products
Manufacture of rubber products
Manufacture of plastics products
Manufacture of non-metallic mineral products
Manufacture of glass and glass products
Manufacture of refractory and non-refractory ceramic products
Manufacture of cement, lime, plaster and their products
Manufacture of other non-metallic mineral products
Manufacture of basic metals
Manufacture of basic iron and steel
Manufacture of basic precious and non-ferrous metals
Casting of metals
Manufacture of fabricated metal products, except machinery and furniture
Manufacture of structural metal products, tanks, reservoirs and steam generators
Manufacture of weapons and ammunition
Manufacture of other fabricated metal products; metalworking service activities
Manufacture of electronic components, computers, video, audio and communication equipment
Manufacture of semiconductors
Manufacture of electronic components
Manufacture of computers and peripheral equipment
Manufacture of communication and broadcasting equipment
Manufacture of electronic video and audio equipment
Manufacture of magnetic and optical media
Manufacture of medical, precision and optical instruments, watches and clocks
Manufacture of medical and dental instruments and supplies
Manufacture of measuring, testing, navigating, control and other precision instruments, except optical instruments
Manufacture of photographic equipment and optical instruments
Manufacture of electrical equipment
Manufacture of electric motors, generators, transformers and electricity distribution and control apparatus
Manufacture of primary and secondary batteries
Manufacture of insulated wires and cables
Manufacture of electric bulbs and lighting equipment
Manufacture of domestic appliances
Manufacture of other electrical equipment
Manufacture of other machinery and equipment
Manufacture of general-purpose machinery
Manufacture of special-purpose machinery
Manufacture of motor vehicles, trailers and semi-trailers
Manufacture of motor vehicles and engines for motor vehicles
Manufacture of bodies for motor vehicles; manufacture of trailers and semi-trailers
Manufacture of new parts and accessories for motor vehicles
Remanufacture of parts and accessories for motor vehicles
Manufacture of other transport equipment
Building of ships and boats
Manufacture of railway locomotives and rolling stock
Manufacture of aircraft, spacecraft and their parts
Manufacture of other transport equipment
Manufacture of furniture
Manufacture of furniture
Other manufacturing
Manufacture of jewellery, bijouterie and related articles
Manufacture of musical instruments
Manufacture of sports and athletic goods
Manufacture of dolls, toys and amusement goods
Manufacture of other products
Maintenance and repair services of industrial machinery and equipment
Maintenance and repair services of industrial machinery and equipment
Electricity, gas, steam and air conditioning supply
Electric power generation, transmission and distribution
Manufacture of gas; distribution of gaseous fuel through mains
Steam, chilled or hot water and air conditioning supply
Water supply
Water supply
Sewage, wastewater, human and animal waste treatment services
Sewage, wastewater, human and animal waste treatment services
Waste collection, treatment and disposal activities; materials recovery
Waste collection
Waste treatment and disposal services
Dismantling and sorting recoverable materials; materials recovery
Environmental remediation and restoration
Environmental remediation and restoration
General construction
Building construction
Heavy and civil engineering construction
Specialized construction activities
Site preparation and construction of foundation works and structures
Installation of building equipment
Electrical and communication works
Building completion and finishing
Repair and maintenance of structures and facilities
Renting of construction machinery and equipment with operator
Sale of motor vehicles and parts
Sale of motor vehicles
Sale of motor vehicle parts and accessories
Sale of motorcycles and related parts and accessories
Wholesale trade on own account or on a fee or contract basis
Wholesale on a fee or contract basis
Wholesale of agricultural raw materials and live animals and plants
Wholesale of food, beverages and tobacco
Wholesale of household goods
Wholesale of machinery, equipment and supplies
Wholesale of construction materials, hardware and heating and air conditioning equipment
Other specialized wholesale
Non-specialized wholesale trade
Retail trade, except motor vehicles and motorcycles
Retail sale in non-specialized stores
Retail sale of food, beverages and tobacco in specialized stores
Retail sale of household electrical appliances and information and communication equipment
Retail sale of textiles, clothing, footwear and leather goods
Retail sale of other household equipment
Retail sale of cultural, amusement and recreation goods
Retail sale of fuels
Retail sale of other goods in specialized stores
Retail sale not in stores
Land transport and transport via pipelines
Transport via railways
Passenger land transport, except transport via railways
Freight transport by road
Courier and messenger activities
Transport via pipelines
Water transport
Sea and coastal water transport
Inland water and harbour transport
Air transport
Passenger air transport
Freight air transport
Warehousing and support activities for transportation
Warehousing and storage
Support activities for transportation
Accommodation
General accommodation and accommodation with cooking facilities
Other accommodation
Food and beverage service activities
Restaurants and mobile food service activities
Drinking places and non-alcoholic beverage places
Publishing activities
Publishing of books, magazines and other publishing activities
Software publishing
Motion picture, video and television programme production, sound recording and music publishing activities
Motion picture, video and broadcast programme activities
Sound recording and music publishing activities
Broadcasting, video and audio distribution activities
Radio broadcasting
Television broadcasting
Video and audio distribution activities
Postal activities and telecommunications
Postal activities
Telecommunications
Computer programming, consultancy and related activities
Computer programming, consultancy and related activities
Information service activities
Data processing, hosting and related activities; web portals
Other information service activities
Financial service activities, except insurance and pension funding
Banking and savings institutions
Trust and collective investment businesses
Other financial service activities
Activities of holding companies
Insurance
Insurance
Reinsurance
Mutual aid organizations
Activities auxiliary to financial service and insurance activities
Activities auxiliary to financial service activities
Activities auxiliary to insurance and pension funding
Real estate activities
Real estate activities with own or leased property
Real estate activities on a fee or contract basis
Research and development
Research and experimental development on natural sciences and engineering
Research and experimental development on social sciences and humanities
Professional services
Legal services
Accounting, bookkeeping and auditing activities; tax consultancy
Advertising
Market research and public opinion polling
Activities of head offices; management consultancy activities
Other professional services
Architectural, engineering and other scientific and technical services
Architectural, engineering and related technical services
Other scientific and technical services
Other professional, scientific and technical services
Veterinary activities
Specialized design activities
Photographic activities
Other professional, scientific and technical services
Business facilities management and landscape services
Combined facilities support activities
Cleaning and pest control services for buildings and industrial facilities
Landscape care and maintenance service activities
Business support services
Activities of employment placement agencies and provision of human resources
Activities of travel agencies and tour operators and tourist assistance activities
Security, guard and detective services
Other business support services
Rental and leasing activities, except real estate
Renting of transport equipment
Renting of personal and household goods
Renting of industrial machinery and equipment
Leasing of intangible property
Public administration and defence; compulsory social security
Executive, legislative and general government support
Administration of social and industrial policy
Foreign affairs and defence activities
Justice, public order and safety activities
Compulsory social security activities
Social security insurance and pension funding
Education
Pre-primary and primary education
Secondary education
Higher education
Special, foreign and alternative schools
General educational institutes
Other educational institutes
Educational support activities
Human health activities
Hospital activities
Medical and dental practice activities
Public health centres
Other human health activities
Social work activities
Residential welfare facilities
Non-residential welfare facilities
Creative, arts and recreation related services
Creative and arts related services
Libraries, historical sites and similar recreation related services
Sports and amusement activities
Sports services
Amusement parks and other recreation activities
Membership organizations
Business, employers and professional membership organizations
Trade unions
Other membership organizations
Maintenance and repair services of personal and household goods
Maintenance and repair services of computers and communication equipment
Maintenance and repair services of motor vehicles and motorcycles
Repair services of personal and household goods
Other personal service activities
Personal care services
Other personal service activities
Activities of households as employers of domestic personnel
Activities of households as employers of domestic personnel
Undifferentiated goods- and services-producing activities of private households for own use
Undifferentiated goods-producing activities of private households for own use
Undifferentiated service-producing activities of private households for own use
Activities of extraterritorial organizations and bodies
Activities of extraterritorial organizations and bodies
`,
  // Korean
  `
농업
작물 재배업
축산업
작물재배 및 축산 복합농업
작물재배 및 축산 관련 서비스업
수렵 및 관련 서비스업
임업
임업
어업
어로 어업
양식어업 및 어업관련 서비스업
석탄, 원유 및 천연가스 광업
석탄 광업
원유 및 천연가스 채굴업
금속 광업
철 광업
비철금속 광업
비금속광물 광업; 연료용 제외
토사석 광업
기타 비금속광물 광업
광업 지원 서비스업
광업 지원 서비스업
식료품 제조업
도축, 육류 가공 및 저장 처리업
수산물 가공 및 저장 처리업
과실, 채소 가공 및 저장 처리업
동·식물성 유지 및 낙농제품 제조업
곡물가공품, 전분 및 전분제품 제조업
떡, 빵 및 과자류 제조업
도시락 및 식사용 조리식품 제조업
기타 식품 제조업
동물용 사료 및 조제식품 제조업
음료 제조업
알코올음료 제조업
비알코올음료 및 얼음 제조업
담배 제조업
담배 제조업
섬유제품 제조업; 의복 제외
방적 및 가공사 제조업
직물직조 및 직물제품 제조업
편조원단 제조업
섬유제품 염색, 정리 및 마무리 가공업
기타 섬유제품 제조업
의복, 의복 액세서리 및 모피제품 제조업
봉제의복 제조업
모피제품 제조업
편조의복 제조업
의복 액세서리 제조업
가죽, 가방 및 신발 제조업
가죽, 가방 및 유사제품 제조업
신발 및 신발 부분품 제조업
목재 및 나무제품 제조업; 가구 제외
제재 및 목재 가공업
나무제품 제조업
코르크 및 조물 제품 제조업
펄프, 종이 및 종이제품 제조업
펄프, 종이 및 판지 제조업
골판지, 종이 상자 및 종이 용기 제조업
기타 종이 및 판지 제품 제조업
인쇄 및 기록매체 복제업
인쇄 및 인쇄관련 산업
기록매체 복제업
코크스, 연탄 및 석유정제품 제조업
코크스 및 연탄 제조업
석유 정제품 제조업
화학물질 및 화학제품 제조업; 의약품 제외
기초 화학물질 제조업
합성고무 및 플라스틱 물질 제조업
비료, 농약 및 살균, 살충제 제조업
기타 화학제품 제조업
화학섬유 제조업
의료용 물질 및 의약품 제조업
기초 의약 물질 제조업
의약품 제조업
의료용품 및 기타 의약 관련제품 제조업
고무 및 플라스틱제품 제조업
고무제품 제조업
플라스틱제품 제조업
비금속 광물제품 제조업
유리 및 유리제품 제조업
내화, 비내화 요업제품 제조업
시멘트, 석회, 플라스터 및 그 제품 제조업
기타 비금속 광물제품 제조업
1차 금속 제조업
1차 철강 제조업
1차 비철금속 제조업
금속 주조업
금속가공제품 제조업; 기계 및 가구 제외
구조용 금속제품, 탱크 및 증기발생기 제조업
무기 및 총포탄 제조업
기타 금속 가공제품 제조업
전자부품, 컴퓨터, 영상, 음향 및 통신장비 제조업
반도체 제조업
전자부품 제조업
컴퓨터 및 주변장치 제조업
통신 및 방송 장비 제조업
영상 및 음향기기 제조업
마그네틱 및 광학 매체 제조업
의료, 정밀, 광학기기 및 시계 제조업
의료용 기기 제조업
측정, 시험, 항해, 제어 및 기타 정밀기기 제조업; 광학기기 제외
사진장비 및 광학기기 제조업
전기장비 제조업
전동기, 발전기 및 전기 변환·공급·제어 장치 제조업
일차전지 및 이차전지 제조업
절연선 및 케이블 제조업
전구 및 조명장치 제조업
가정용 기기 제조업
기타 전기장비 제조업
기타 기계 및 장비 제조업
일반 목적용 기계 제조업
특수 목적용 기계 제조업
자동차 및 트레일러 제조업
자동차용 엔진 및 자동차 제조업
자동차 차체 및 트레일러 제조업
자동차 신품 부품 제조업
자동차 재제조 부품 제조업
기타 운송장비 제조업
선박 및 보트 건조업
철도장비 제조업
항공기, 우주선 및 부품 제조업
그 외 기타 운송장비 제조업
가구 제조업
가구 제조업
기타 제품 제조업
귀금속 및 장신용품 제조업
악기 제조업
운동 및 경기용구 제조업
인형, 장난감 및 오락용품 제조업
그 외 기타 제품 제조업
산업용 기계 및 장비 수리업
산업용 기계 및 장비 수리업
전기, 가스, 증기 및 공기조절 공급업
전기업
연료용 가스 제조 및 배관공급업
증기, 냉·온수 및 공기조절 공급업
수도업
수도업
하수, 폐수 및 분뇨 처리업
하수, 폐수 및 분뇨 처리업
폐기물 수집, 운반, 처리 및 원료 재생업
폐기물 수집, 운반업
폐기물 처리업
해체, 선별 및 원료 재생업
환경 정화 및 복원업
환경 정화 및 복원업
종합 건설업
건물 건설업
토목 건설업
전문직별 공사업
기반조성 및 시설물 축조관련 전문공사업
건물설비 설치 공사업
전기 및 통신 공사업
실내건축 및 건축마무리 공사업
시설물 유지관리 공사업
건설장비 운영업
자동차 및 부품 판매업
자동차 판매업
자동차 부품 및 내장품 판매업
모터사이클 및 부품 판매업
도매 및 상품 중개업
상품 중개업
산업용 농·축산물 및 동·식물 도매업
음·식료품 및 담배 도매업
생활용품 도매업
기계장비 및 관련 물품 도매업
건축자재, 철물 및 난방장치 도매업
기타 전문 도매업
상품 종합 도매업
소매업; 자동차 제외
종합 소매업
음·식료품 및 담배 소매업
가전제품 및 정보통신장비 소매업
섬유, 의복, 신발 및 가죽제품 소매업
기타 생활용품 소매업
문화, 오락 및 여가 용품 소매업
연료 소매업
기타 상품 전문 소매업
무점포 소매업
육상운송 및 파이프라인 운송업
철도 운송업
육상 여객 운송업
도로 화물 운송업
소화물 전문 운송업
파이프라인 운송업
수상 운송업
해상 운송업
내륙 수상 및 항만 내 운송업
항공 운송업
항공 여객 운송업
항공 화물 운송업
창고 및 운송관련 서비스업
보관 및 창고업
기타 운송관련 서비스업
숙박업
일반 및 생활 숙박시설 운영업
기타 숙박업
음식점 및 주점업
음식점업
주점 및 비알코올 음료점업
출판업
서적, 잡지 및 기타 인쇄물 출판업
소프트웨어 개발 및 공급업
영상·오디오 기록물 제작 및 배급업
영화, 비디오물, 방송프로그램 제작 및 배급업
오디오물 출판 및 원판 녹음업
방송 및 영상·오디오물 제공 서비스업
라디오 방송업
텔레비전 방송업
영상·오디오물 제공 서비스업
우편 및 통신업
공영 우편업
전기 통신업
컴퓨터 프로그래밍, 시스템 통합 및 관리업
컴퓨터 프로그래밍, 시스템 통합 및 관리업
정보서비스업
자료처리, 호스팅, 포털 및 기타 인터넷 정보매개 서비스업
기타 정보 서비스업
금융업
은행 및 저축기관
신탁업 및 집합투자업
기타 금융업
지주회사
보험업
보험업
재보험업
공제업
금융 및 보험 관련 서비스업
금융 지원 서비스업
보험 및 연금관련 서비스업
부동산업
부동산 임대 및 공급업
부동산 관련 서비스업
연구개발업
자연과학 및 공학 연구개발업
인문 및 사회과학 연구개발업
전문 서비스업
법무관련 서비스업
회계 및 세무관련 서비스업
광고업
시장조사 및 여론조사업
회사 본부 및 경영 컨설팅 서비스업
기타 전문 서비스업
건축기술, 엔지니어링 및 기타 과학기술 서비스업
건축기술, 엔지니어링 및 관련 기술 서비스업
기타 과학기술 서비스업
기타 전문, 과학 및 기술 서비스업
수의업
전문 디자인업
사진 촬영 및 처리업
그 외 기타 전문, 과학 및 기술 서비스업
사업시설 관리 및 조경 서비스업
사업시설 유지·관리 서비스업
건물·산업설비 청소 및 방제 서비스업
조경 관리 및 유지 서비스업
사업지원 서비스업
고용알선 및 인력공급업
여행사 및 기타 여행보조 서비스업
경비, 경호 및 탐정업
기타 사업지원 서비스업
임대업; 부동산 제외
운송장비 임대업
개인 및 가정용품 임대업
산업용 기계 및 장비 임대업
무형재산권 임대업
공공행정, 국방 및 사회보장 행정
입법 및 일반 정부 행정
사회 및 산업정책 행정
외무 및 국방 행정
사법 및 공공질서 행정
사회보장 행정
사회보장보험업 및 연금업
교육 서비스업
초등 교육기관
중등 교육기관
고등 교육기관
특수학교, 외국인학교 및 대안학교
일반 교습 학원
기타 교육기관
교육지원 서비스업
보건업
병원
의원
공중 보건 의료업
기타 보건업
사회복지 서비스업
거주 복지시설 운영업
비거주 복지시설 운영업
창작, 예술 및 여가관련 서비스업
창작 및 예술관련 서비스업
도서관, 사적지 및 유사 여가관련 서비스업
스포츠 및 오락관련 서비스업
스포츠 서비스업
유원지 및 기타 오락관련 서비스업
협회 및 단체
산업 및 전문가 단체
노동조합
기타 협회 및 단체
개인 및 소비용품 수리업
컴퓨터 및 통신장비 수리업
자동차 및 모터사이클 수리업
개인 및 가정용품 수리업
기타 개인 서비스업
미용, 욕탕 및 유사 서비스업
그 외 기타 개인 서비스업
가구 내 고용활동
가구 내 고용활동
달리 분류되지 않은 자가소비를 위한 가구의 재화 및 서비스 생산활동
자가 소비를 위한 가사 생산 활동
자가 소비를 위한 가사 서비스 활동
국제 및 외국기관
국제 및 외국기관
`,
  // Japanese
  `
農業
耕種農業
畜産農業
耕種・畜産複合農業
耕種・畜産関連サービス業
狩猟業、狩猟関連サービス業
林業
林業
漁業、水産養殖業
漁業（養殖を除く）
水産養殖業、漁業関連サービス業
石炭・原油・天然ガス鉱業
石炭・亜炭鉱業
原油・天然ガス鉱業
金属鉱業
鉄鉱業
非鉄金属鉱業
非金属鉱業（燃料用を除く）
土石採取業
その他の非金属鉱業
鉱業支援サービス業
鉱業支援サービス業
食料品製造業
と畜業、食肉加工・貯蔵業
水産物加工・貯蔵業
果実・野菜加工・貯蔵業
動植物油脂・乳製品製造業
穀物加工品・でんぷん・同製品製造業
餅・パン・菓子製造業
弁当・調理済み食品製造業
その他の食料品製造業
飼料・飼料添加物製造業
飲料製造業
酒類製造業
清涼飲料・氷製造業
たばこ製造業
たばこ製造業
繊維製品製造業（衣服を除く）
紡績業、加工糸製造業
織物業、織物製品製造業
ニット生地製造業
染色整理業
その他の繊維製品製造業
衣服・衣服附属品・毛皮製品製造業
縫製衣服製造業
毛皮製品製造業
ニット製衣服製造業
衣服附属品製造業
なめし革・かばん・履物製造業
なめし革・かばん・類似製品製造業
履物・同部分品製造業
木材・木製品製造業（家具を除く）
製材業、木材加工業
木製品製造業
コルク・編組製品製造業
パルプ・紙・紙加工品製造業
パルプ・紙・板紙製造業
段ボール・紙製容器製造業
その他の紙加工品製造業
印刷・記録媒体複製業
印刷業、印刷関連業
記録媒体複製業
コークス・練炭・石油精製品製造業
コークス・練炭製造業
石油精製業
化学物質・化学製品製造業（医薬品を除く）
基礎化学工業製品製造業
合成樹脂・合成ゴム製造業
肥料・農薬・殺菌剤・殺虫剤製造業
その他の化学製品製造業
化学繊維製造業
医薬品製造業
医薬品原薬製造業
医薬品製剤製造業
衛生材料・その他の医薬関連製品製造業
ゴム・プラスチック製品製造業
ゴム製品製造業
プラスチック製品製造業
窯業・土石製品製造業
ガラス・同製品製造業
耐火・非耐火窯業製品製造業
セメント・石灰・石こう・同製品製造業
その他の窯業・土石製品製造業
鉄鋼業、非鉄金属製造業
鉄鋼業
非鉄金属製造業
金属鋳造業
金属製品製造業（機械・家具を除く）
構造用金属製品・タンク・ボイラ製造業
武器・弾薬製造業
その他の金属製品製造業、金属加工業
電子部品・コンピュータ・映像・音響・通信機器製造業
半導体製造業
電子部品製造業
電子計算機・同附属装置製造業
通信・放送機器製造業
映像・音響機器製造業
磁気・光記録媒体製造業
医療用機器・精密機器・光学機器・時計製造業
医療用機器製造業
計測・試験・航行・制御機器、その他の精密機器製造業（光学機器を除く）
写真・光学機器製造業
電気機械器具製造業
電動機・発電機・変圧器・配電制御装置製造業
一次電池・二次電池製造業
絶縁電線・ケーブル製造業
電球・電気照明器具製造業
家庭用機器製造業
その他の電気機械器具製造業
その他の機械器具製造業
はん用機械器具製造業
生産用機械器具製造業
自動車・トレーラー製造業
自動車・自動車用エンジン製造業
自動車車体・トレーラー製造業
自動車部分品・附属品製造業（新品）
自動車部分品・附属品再製造業
その他の輸送用機械器具製造業
船舶・ボート製造業
鉄道車両・同部分品製造業
航空機・宇宙船・同部分品製造業
他に分類されない輸送用機械器具製造業
家具製造業
家具製造業
その他の製造業
貴金属・装身具製造業
楽器製造業
運動・競技用具製造業
人形・がん具・娯楽用品製造業
他に分類されない製造業
産業用機械器具修理業
産業用機械器具修理業
電気・ガス・熱供給業
電気業
燃料ガス製造・供給業
蒸気・冷温水・空調供給業
水道業
水道業
下水・廃水・し尿処理業
下水・廃水・し尿処理業
廃棄物収集運搬・処理業、資源再生業
廃棄物収集運搬業
廃棄物処理業
解体・選別・資源再生業
環境浄化・修復業
環境浄化・修復業
総合工事業
建築工事業
土木工事業
職別工事業・設備工事業
整地・基礎・構造物工事業
建物設備工事業
電気・通信工事業
内装・建築仕上工事業
施設維持管理工事業
オペレーター付き建設機械賃貸業
自動車・同部分品販売業
自動車販売業
自動車部分品・附属品販売業
二輪自動車・同部分品販売業
卸売業、商品仲立業
商品仲立業
農畜産原料・動植物卸売業
飲食料品・たばこ卸売業
生活用品卸売業
機械器具・関連用品卸売業
建築材料・金物・冷暖房装置卸売業
その他の専門卸売業
各種商品卸売業
小売業（自動車を除く）
各種商品小売業
飲食料品・たばこ小売業
家電・情報通信機器小売業
織物・衣服・履物・革製品小売業
その他の生活用品小売業
文化・娯楽・余暇用品小売業
燃料小売業
その他の専門小売業
無店舗小売業
陸上運送業、パイプライン輸送業
鉄道業
陸上旅客運送業
道路貨物運送業
小口貨物・宅配運送業
パイプライン輸送業
水運業
海上運送業
内陸水運業、港内運送業
航空運輸業
航空旅客運送業
航空貨物運送業
倉庫業、運輸に附帯するサービス業
倉庫業
その他の運輸に附帯するサービス業
宿泊業
一般宿泊業、自炊設備付き宿泊業
その他の宿泊業
飲食サービス業
飲食店、移動飲食サービス業
酒場、喫茶店
出版業
書籍・雑誌等出版業
ソフトウェア開発・供給業
映像・音声情報制作・配給業
映画・ビデオ・放送番組制作・配給業
音声情報制作・音楽出版業
放送業、映像・音声配信サービス業
ラジオ放送業
テレビジョン放送業
映像・音声配信サービス業
郵便業、通信業
郵便業
電気通信業
コンピュータプログラミング・システム統合・管理業
コンピュータプログラミング・システム統合・管理業
情報サービス業
データ処理・ホスティング・ポータルサイト運営業
その他の情報サービス業
金融業
銀行、貯蓄機関
信託業、集合投資業
その他の金融業
持株会社
保険業
保険業
再保険業
共済事業
金融・保険関連サービス業
補助的金融業、金融附帯業
保険・年金関連サービス業
不動産業
不動産賃貸・分譲業
不動産関連サービス業
研究開発業
自然科学・工学研究開発業
人文・社会科学研究開発業
専門サービス業
法務サービス業
会計・税務サービス業
広告業
市場調査・世論調査業
本社業務、経営コンサルタント業
その他の専門サービス業
建築・エンジニアリング・その他の科学技術サービス業
建築・エンジニアリング・関連技術サービス業
その他の科学技術サービス業
その他の専門・科学・技術サービス業
獣医業
専門デザイン業
写真撮影・現像業
他に分類されない専門・科学・技術サービス業
事業用施設管理・造園サービス業
事業用施設維持管理サービス業
建物・産業設備の清掃・防除サービス業
造園管理サービス業
事業支援サービス業
職業紹介・労働者派遣業
旅行業、旅行関連サービス業
警備・警護・探偵業
その他の事業支援サービス業
物品賃貸業（不動産を除く）
輸送用機械器具賃貸業
個人・家庭用品賃貸業
産業用機械器具賃貸業
無形資産賃貸業
公務、国防、社会保障行政
立法・一般行政
社会・産業政策行政
外務・国防行政
司法・公共秩序行政
社会保障行政
社会保険・年金業
教育サービス業
就学前・初等教育機関
中等教育機関
高等教育機関
特別支援学校・外国人学校・オルタナティブスクール
学習塾
その他の教育機関
教育支援サービス業
医療・保健衛生業
病院
診療所
保健所等公衆衛生業
その他の保健衛生業
社会福祉サービス業
入所型福祉施設運営業
非入所型福祉施設運営業
創作・芸術・余暇関連サービス業
創作・芸術関連サービス業
図書館・史跡等の余暇関連サービス業
スポーツ・娯楽業
スポーツサービス業
遊園地・その他の娯楽業
協会・団体
産業・専門職団体
労働組合
その他の協会・団体
個人用品・消費財修理業（自動車を含む）
コンピュータ・通信機器修理業
自動車・二輪自動車整備業
個人・家庭用品修理業
その他の個人サービス業
理美容・浴場等のサービス業
他に分類されない個人サービス業
家事使用人を雇用する世帯の活動
家事使用人を雇用する世帯の活動
他に分類されない世帯の自家利用の財・サービス生産活動
自家消費のための家庭内生産活動
自家消費のための家庭内サービス活動
国際機関・外国機関
国際機関・外国機関
`,
  // Chinese
  `
农牧业
农作物种植业
畜牧业
种植与畜牧混合农业
种植和畜牧服务业
狩猎及相关服务业
林业
林业
渔业
水产捕捞业
水产养殖及渔业服务业
煤炭、石油和天然气开采业
煤炭开采业
石油和天然气开采业
金属矿采选业
铁矿采选业
有色金属矿采选业
非金属矿采选业（不含燃料）
土砂石开采业
其他非金属矿采选业
开采专业及辅助性活动
开采专业及辅助性活动
农副食品加工和食品制造业
屠宰及肉类加工业
水产品加工业
蔬菜和水果加工业
动植物油脂和乳制品制造业
谷物磨制及淀粉制造业
米糕、面包及糖果糕点制造业
盒饭及预制餐食制造业
其他食品制造业
饲料及饲料添加剂制造业
酒和饮料制造业
酒类制造业
无酒精饮料及制冰业
烟草制品业
烟草制品业
纺织业（不含服装）
纺纱及纱线加工业
机织物及其制品制造业
针织或钩针编织物制造业
纺织品印染及后整理业
其他纺织制成品制造业
服装、服饰及毛皮制品制造业
缝制服装制造业
毛皮制品制造业
针织服装制造业
服饰制造业
皮革、箱包和制鞋业
皮革、箱包及类似制品制造业
鞋及鞋部件制造业
木材加工和木制品业（不含家具）
木材加工业
木制品制造业
软木及编结材料制品制造业
纸浆、纸和纸制品制造业
纸浆、纸及纸板制造业
瓦楞纸及纸容器制造业
其他纸制品制造业
印刷和记录媒介复制业
印刷及相关服务业
记录媒介复制业
焦炭、型煤和精炼石油产品制造业
炼焦及型煤制造业
精炼石油产品制造业
化学原料和化学制品制造业（不含医药）
基础化学原料制造业
合成树脂和合成橡胶制造业
肥料、农药及杀菌杀虫剂制造业
其他化学产品制造业
化学纤维制造业
医药制造业
原料药制造业
药品制剂制造业
卫生材料及其他医药用品制造业
橡胶和塑料制品业
橡胶制品业
塑料制品业
非金属矿物制品业
玻璃及玻璃制品制造业
耐火及非耐火陶瓷制品制造业
水泥、石灰、石膏及其制品制造业
其他非金属矿物制品业
金属冶炼和压延加工业
黑色金属冶炼和压延加工业
有色金属冶炼和压延加工业
金属铸造业
金属制品业（不含机械和家具）
结构性金属制品、储罐及锅炉制造业
武器弹药制造业
其他金属制品制造及金属加工业
计算机、通信和其他电子设备制造业
半导体制造业
电子元器件制造业
计算机及外围设备制造业
通信和广播电视设备制造业
视听设备制造业
磁性和光学存储介质制造业
医疗、精密、光学仪器和钟表制造业
医疗器械制造业
测量、试验、导航、控制及其他精密仪器制造业（不含光学仪器）
照相器材和光学仪器制造业
电气机械和器材制造业
电机及输配电控制设备制造业
一次电池和二次电池制造业
绝缘电线电缆制造业
电光源及照明器具制造业
家用器具制造业
其他电气设备制造业
其他机械设备制造业
通用设备制造业
专用设备制造业
汽车和挂车制造业
汽车及汽车发动机制造业
汽车车身及挂车制造业
汽车零部件制造业（新品）
汽车零部件再制造业
其他运输设备制造业
船舶制造业
铁路机车车辆制造业
航空航天器及部件制造业
其他未列明运输设备制造业
家具制造业
家具制造业
其他制造业
珠宝首饰制造业
乐器制造业
体育用品制造业
玩具及娱乐用品制造业
其他未列明制造业
工业机械和设备修理业
工业机械和设备修理业
电力、燃气、蒸汽及空调供应业
电力生产和供应业
燃气生产和供应业
蒸汽、冷热水和空调供应业
水的生产和供应业
水的生产和供应业
污水、废水和粪便处理业
污水、废水和粪便处理业
废弃物收集、运输、处理和资源再生业
废弃物收集运输业
废弃物处理业
拆解、分拣及资源再生业
环境治理和修复业
环境治理和修复业
综合建筑业
房屋建筑业
土木工程建筑业
专业建筑工程业
场地准备、地基及结构专业工程业
建筑物设备安装业
电气和通信工程业
建筑装饰装修业
建筑设施维护工程业
施工设备服务业（配操作人员）
汽车和零配件销售业
汽车销售业
汽车零配件销售业
摩托车及零配件销售业
批发和贸易经纪业
贸易经纪与代理业
农牧原料和动植物批发业
食品、饮料及烟草批发业
生活用品批发业
机械设备及相关用品批发业
建材、五金及暖通设备批发业
其他专门批发业
综合批发业
零售业（不含汽车）
综合零售业
食品、饮料及烟草零售业
家电和信息通信设备零售业
纺织品、服装、鞋类及皮革制品零售业
其他生活用品零售业
文化、娱乐及休闲用品零售业
燃料零售业
其他专门零售业
无店铺零售业
陆路和管道运输业
铁路运输业
陆路旅客运输业
道路货物运输业
快递和小件货物运输业
管道运输业
水上运输业
海上运输业
内河及港内运输业
航空运输业
航空旅客运输业
航空货物运输业
仓储和运输辅助业
仓储业
其他运输辅助服务业
住宿业
一般住宿业及带厨房设施的住宿业
其他住宿业
餐饮业
餐馆及流动餐饮服务业
酒吧及饮品服务业
出版业
图书、期刊及其他出版业
软件开发与供应业
影视、录音制作和发行业
电影、视频和广播电视节目制作发行业
录音制作和音乐出版业
广播电视和视听内容提供服务业
无线电广播业
电视广播业
视听内容提供服务业
邮政和电信业
邮政业
电信业
计算机编程、系统集成及管理业
计算机编程、系统集成及管理业
信息服务业
数据处理、托管及门户网站服务业
其他信息服务业
金融业（不含保险）
银行和储蓄机构
信托和集合投资业
其他金融业
控股公司
保险业
保险业
再保险业
互助共济业
金融和保险辅助服务业
金融辅助服务业
保险和养老金辅助服务业
房地产业
房地产租赁和开发经营业
房地产相关服务业
研究和试验发展
自然科学与工程技术研究和试验发展
人文与社会科学研究和试验发展
专业服务业
法律服务业
会计、审计及税务服务业
广告业
市场调查和民意调查业
企业总部和管理咨询业
其他专业服务业
建筑技术、工程和其他科学技术服务业
建筑技术、工程及相关技术服务业
其他科学技术服务业
其他专业、科学和技术服务业
兽医服务业
专业设计业
摄影扩印业
其他未列明专业、科学和技术服务业
设施管理和景观绿化服务业
设施综合管理服务业
建筑物和工业设施清洁及有害生物防治业
景观绿化养护服务业
商务支持服务业
职业中介和劳务派遣业
旅行社及相关服务业
安全保护和侦探服务业
其他商务支持服务业
租赁业（不含房地产）
运输设备租赁业
个人和家庭用品租赁业
工业机械和设备租赁业
无形资产租赁业
公共管理、国防和社会保障
立法和一般政府管理
社会和产业政策管理
外交和国防管理
司法和公共秩序管理
社会保障管理
社会保险和养老金业
教育
学前和初等教育
中等教育
高等教育
特殊教育学校、外籍人员子女学校和替代性学校
一般课外辅导机构
其他教育机构
教育辅助服务业
卫生
医院
诊所
公共卫生机构
其他卫生服务业
社会工作
提供住宿的社会工作
不提供住宿的社会工作
创作、艺术和休闲服务业
创作和艺术相关服务业
图书馆、历史遗迹及类似休闲服务业
体育和娱乐业
体育服务业
游乐园及其他娱乐服务业
协会和社会团体
行业和专业团体
工会
其他协会和团体
个人用品和消费品修理业（含汽车）
计算机和通信设备修理业
汽车和摩托车修理业
个人和家庭用品修理业
其他居民服务业
理发美容、洗浴及类似服务业
其他未列明居民服务业
家庭作为家政人员雇主的活动
家庭作为家政人员雇主的活动
家庭自用、未加区分的物品生产和服务活动
家庭自用物品生产活动
家庭自用服务活动
国际组织和外国机构
国际组织和外国机构
`,
  // Spanish
  `
Agricultura, ganadería, caza y servicios relacionados con las mismas
Cultivos agrícolas
Producción ganadera
Producción agrícola combinada con la producción ganadera
Actividades de apoyo a la agricultura, a la ganadería y de preparación posterior a la cosecha
Caza, captura de animales y servicios relacionados con las mismas
Silvicultura y explotación forestal
Silvicultura y explotación forestal
Pesca y acuicultura
Pesca
Acuicultura y servicios relacionados con la pesca y la acuicultura
Extracción de carbón, crudo de petróleo y gas natural
Extracción de antracita, hulla y lignito
Extracción de crudo de petróleo y gas natural
Extracción de minerales metálicos
Extracción de minerales de hierro
Extracción de minerales metálicos no férreos
Extracción de minerales no metálicos, excepto combustibles
Extracción de piedra, arena y arcilla
Extracción de otros minerales no metálicos
Actividades de apoyo a las industrias extractivas
Actividades de apoyo a las industrias extractivas
Industria de la alimentación
Sacrificio de ganado, procesado y conservación de carne
Procesado y conservación de pescados, crustáceos, moluscos y algas
Procesado y conservación de frutas y hortalizas
Fabricación de aceites y grasas vegetales y animales y de productos lácteos
Fabricación de productos de molinería, almidones y productos amiláceos
Fabricación de pasteles de arroz, productos de panadería y confitería
Elaboración de platos y comidas preparados
Fabricación de otros productos alimenticios
Fabricación de productos para la alimentación animal
Fabricación de bebidas
Fabricación de bebidas alcohólicas
Fabricación de hielo y bebidas no alcohólicas; producción de aguas minerales
Industria del tabaco
Industria del tabaco
Industria textil
Preparación e hilado de fibras textiles
Fabricación de tejidos textiles y de artículos confeccionados con ellos
Fabricación de tejidos de punto
Teñido y acabado de textiles
Fabricación de otros productos textiles, excepto prendas de vestir
Confección de prendas de vestir
Confección de prendas de vestir, excepto de peletería
Fabricación de artículos de peletería
Confección de prendas de vestir de punto
Fabricación de accesorios de vestir
Industria del cuero y del calzado
Fabricación de cuero, artículos de viaje y productos similares
Fabricación de calzado y sus partes
Industria de la madera y del corcho, excepto muebles; cestería y espartería
Aserrado y cepillado de la madera
Fabricación de productos de madera
Fabricación de artículos de corcho, cestería y espartería
Industria del papel
Fabricación de pasta papelera, papel y cartón
Fabricación de papel y cartón ondulados; fabricación de envases y embalajes de papel y cartón
Fabricación de otros artículos de papel y cartón
Artes gráficas y reproducción de soportes grabados
Artes gráficas y servicios relacionados con las mismas
Reproducción de soportes grabados
Coquerías y refino de petróleo
Fabricación de coque y briquetas
Refino de petróleo
Industria química
Fabricación de productos químicos básicos
Fabricación de plásticos y caucho sintético en formas primarias
Fabricación de fertilizantes, plaguicidas, germicidas e insecticidas
Fabricación de otros productos químicos
Fabricación de fibras artificiales y sintéticas
Fabricación de productos farmacéuticos
Fabricación de productos farmacéuticos de base
Fabricación de especialidades farmacéuticas
Fabricación de material sanitario y otros productos farmacéuticos
Fabricación de productos de caucho y plásticos
Fabricación de productos de caucho
Fabricación de productos de plástico
Fabricación de productos minerales no metálicos
Fabricación de vidrio y productos de vidrio
Fabricación de productos cerámicos refractarios y no refractarios
Fabricación de cemento, cal, yeso y sus productos
Fabricación de otros productos minerales no metálicos
Metalurgia; fabricación de productos de hierro, acero y ferroaleaciones
Fabricación de productos básicos de hierro y acero
Producción de metales preciosos y de otros metales no férreos
Fundición de metales
Fabricación de productos metálicos, excepto maquinaria y muebles
Fabricación de estructuras metálicas, cisternas, depósitos y generadores de vapor
Fabricación de armas y municiones
Fabricación de otros productos metálicos; tratamiento y mecanizado de metales
Fabricación de componentes electrónicos, ordenadores y equipos audiovisuales y de telecomunicaciones
Fabricación de semiconductores
Fabricación de componentes electrónicos
Fabricación de ordenadores y equipos periféricos
Fabricación de equipos de telecomunicaciones y radiodifusión
Fabricación de aparatos electrónicos de vídeo y audio
Fabricación de soportes magnéticos y ópticos
Fabricación de instrumentos médicos, de precisión y ópticos y de relojes
Fabricación de instrumentos y suministros médicos y odontológicos
Fabricación de instrumentos de medida, ensayo, navegación, control y otros de precisión, excepto ópticos
Fabricación de instrumentos de óptica y equipo fotográfico
Fabricación de material y equipo eléctrico
Fabricación de motores, generadores y transformadores eléctricos, y de aparatos de distribución y control eléctrico
Fabricación de pilas y acumuladores eléctricos
Fabricación de hilos y cables aislados
Fabricación de lámparas y aparatos eléctricos de iluminación
Fabricación de aparatos domésticos
Fabricación de otro material y equipo eléctrico
Fabricación de otra maquinaria y equipo
Fabricación de maquinaria de uso general
Fabricación de maquinaria para usos específicos
Fabricación de vehículos de motor, remolques y semirremolques
Fabricación de vehículos de motor y de sus motores
Fabricación de carrocerías para vehículos de motor; fabricación de remolques y semirremolques
Fabricación de componentes, piezas y accesorios nuevos para vehículos de motor
Remanufacturación de componentes, piezas y accesorios para vehículos de motor
Fabricación de otro material de transporte
Construcción naval
Fabricación de locomotoras y material ferroviario
Fabricación de aeronaves, naves espaciales y sus partes
Fabricación de otro material de transporte
Fabricación de muebles
Fabricación de muebles
Otras industrias manufactureras
Fabricación de artículos de joyería, bisutería y similares
Fabricación de instrumentos musicales
Fabricación de artículos de deporte
Fabricación de juegos y juguetes
Otras industrias manufactureras
Reparación y mantenimiento de maquinaria y equipo industrial
Reparación y mantenimiento de maquinaria y equipo industrial
Suministro de energía eléctrica, gas, vapor y aire acondicionado
Producción, transporte y distribución de energía eléctrica
Producción de gas; distribución por tubería de combustibles gaseosos
Suministro de vapor, agua fría y caliente y aire acondicionado
Captación, depuración y distribución de agua
Captación, depuración y distribución de agua
Recogida y tratamiento de aguas residuales
Recogida y tratamiento de aguas residuales
Recogida, tratamiento y eliminación de residuos; valorización
Recogida de residuos
Tratamiento y eliminación de residuos
Desguace, clasificación y valorización de materiales
Descontaminación y restauración del medio ambiente
Descontaminación y restauración del medio ambiente
Construcción de edificios e ingeniería civil
Construcción de edificios
Ingeniería civil
Actividades de construcción especializada
Preparación de terrenos y obras de cimentación y estructuras
Instalaciones en edificios
Instalaciones eléctricas y de telecomunicaciones
Acabado de edificios
Reparación y mantenimiento de construcciones e instalaciones auxiliares
Alquiler de maquinaria y equipo de construcción con operario
Venta de vehículos de motor y sus repuestos
Venta de vehículos de motor
Venta de repuestos y accesorios de vehículos de motor
Venta de motocicletas y de sus repuestos y accesorios
Comercio al por mayor e intermediarios del comercio
Intermediarios del comercio
Comercio al por mayor de materias primas agrarias, animales vivos y plantas
Comercio al por mayor de productos alimenticios, bebidas y tabaco
Comercio al por mayor de artículos de uso doméstico
Comercio al por mayor de maquinaria, equipos y suministros
Comercio al por mayor de materiales de construcción, ferretería, calefacción y climatización
Otro comercio al por mayor especializado
Comercio al por mayor no especializado
Comercio al por menor, excepto de vehículos de motor y motocicletas
Comercio al por menor en establecimientos no especializados
Comercio al por menor de productos alimenticios, bebidas y tabaco en establecimientos especializados
Comercio al por menor de electrodomésticos y equipos informáticos y de comunicación
Comercio al por menor de textiles, prendas de vestir, calzado y artículos de cuero
Comercio al por menor de otros artículos de uso doméstico
Comercio al por menor de artículos culturales, recreativos y de ocio
Comercio al por menor de combustibles
Comercio al por menor de otros artículos en establecimientos especializados
Comercio al por menor no realizado en establecimientos
Transporte terrestre y por tubería
Transporte por ferrocarril
Transporte terrestre de pasajeros, excepto por ferrocarril
Transporte de mercancías por carretera
Servicios de mensajería y paquetería
Transporte por tubería
Transporte marítimo y por vías navegables interiores
Transporte marítimo y de cabotaje
Transporte por vías navegables interiores y en puertos
Transporte aéreo
Transporte aéreo de pasajeros
Transporte aéreo de mercancías
Almacenamiento y actividades anexas al transporte
Depósito y almacenamiento
Actividades anexas al transporte
Servicios de alojamiento
Alojamientos generales y alojamientos con cocina
Otros alojamientos
Servicios de comidas y bebidas
Restaurantes y puestos de comidas
Establecimientos de bebidas
Edición
Edición de libros, revistas y otras actividades editoriales
Edición de programas informáticos
Actividades cinematográficas, de vídeo y de programas de televisión, grabación de sonido y edición musical
Actividades cinematográficas, de vídeo y de programas de televisión
Actividades de grabación de sonido y edición musical
Actividades de programación y emisión de radio y televisión; distribución de vídeo y audio
Actividades de radiodifusión
Actividades de programación y emisión de televisión
Distribución de vídeo y audio
Actividades postales y telecomunicaciones
Actividades postales
Telecomunicaciones
Programación, consultoría y otras actividades relacionadas con la informática
Programación, consultoría y otras actividades relacionadas con la informática
Servicios de información
Proceso de datos, hosting y actividades relacionadas; portales web
Otros servicios de información
Servicios financieros, excepto seguros y fondos de pensiones
Bancos e instituciones de ahorro
Actividades fiduciarias y de inversión colectiva
Otros servicios financieros
Actividades de las sociedades holding
Seguros y reaseguros
Seguros
Reaseguros
Mutualidades y organizaciones de ayuda mutua
Actividades auxiliares a los servicios financieros y a los seguros
Actividades auxiliares a los servicios financieros, excepto seguros y fondos de pensiones
Actividades auxiliares a seguros y fondos de pensiones
Actividades inmobiliarias
Compraventa y alquiler de bienes inmobiliarios por cuenta propia
Actividades inmobiliarias por cuenta de terceros
Investigación y desarrollo
Investigación y desarrollo experimental en ciencias naturales y técnicas
Investigación y desarrollo experimental en ciencias sociales y humanidades
Servicios profesionales
Actividades jurídicas
Actividades de contabilidad, teneduría de libros, auditoría y asesoría fiscal
Publicidad
Estudios de mercado y realización de encuestas de opinión pública
Actividades de las sedes centrales; actividades de consultoría de gestión empresarial
Otros servicios profesionales
Servicios técnicos de arquitectura e ingeniería y otros servicios científico-técnicos
Servicios técnicos de arquitectura e ingeniería y otros relacionados
Otros servicios científicos y técnicos
Otras actividades profesionales, científicas y técnicas
Actividades veterinarias
Actividades de diseño especializado
Actividades de fotografía
Otras actividades profesionales, científicas y técnicas
Servicios a edificios y actividades de jardinería
Servicios integrales a edificios e instalaciones
Limpieza y control de plagas de edificios e instalaciones industriales
Actividades de jardinería
Actividades auxiliares a las empresas
Actividades relacionadas con el empleo
Actividades de agencias de viajes, operadores turísticos, servicios de reservas y actividades relacionadas con los mismos
Actividades de seguridad, vigilancia y detectives
Otras actividades auxiliares a las empresas
Actividades de alquiler, excepto inmobiliario
Alquiler de medios de transporte
Alquiler de efectos personales y artículos de uso doméstico
Alquiler de maquinaria y equipo industrial
Arrendamiento de activos inmateriales
Administración Pública y defensa; Seguridad Social obligatoria
Poder legislativo y administración pública general
Administración de la política social y económica
Asuntos exteriores y defensa
Justicia, orden público y seguridad
Seguridad Social obligatoria
Seguros sociales y fondos de pensiones
Educación
Educación infantil y primaria
Educación secundaria
Educación superior
Escuelas especiales, extranjeras y alternativas
Academias de enseñanza general
Otros centros de enseñanza
Actividades auxiliares a la educación
Actividades sanitarias
Actividades hospitalarias
Actividades médicas y odontológicas
Centros de salud pública
Otras actividades sanitarias
Actividades de servicios sociales
Asistencia en establecimientos residenciales
Actividades de servicios sociales sin alojamiento
Actividades de creación, artísticas y de ocio
Actividades de creación, artísticas y espectáculos
Bibliotecas, lugares históricos y servicios de ocio similares
Actividades deportivas y de entretenimiento
Actividades deportivas
Parques de atracciones y otras actividades recreativas
Actividades asociativas
Actividades de organizaciones empresariales, profesionales y patronales
Actividades sindicales
Otras actividades asociativas
Reparación de efectos personales, artículos de uso doméstico, ordenadores y vehículos de motor
Reparación de ordenadores y equipos de comunicación
Mantenimiento y reparación de vehículos de motor y motocicletas
Reparación de efectos personales y artículos de uso doméstico
Otros servicios personales
Peluquería, estética, baños y servicios similares
Otros servicios personales
Actividades de los hogares como empleadores de personal doméstico
Actividades de los hogares como empleadores de personal doméstico
Actividades de los hogares como productores de bienes y servicios para uso propio
Actividades de los hogares como productores de bienes para uso propio
Actividades de los hogares como productores de servicios para uso propio
Actividades de organizaciones y organismos extraterritoriales
Actividades de organizaciones y organismos extraterritoriales
`,
  // German
  `
Landwirtschaft, Jagd und damit verbundene Tätigkeiten
Anbau von Kulturpflanzen
Tierhaltung
Gemischte Landwirtschaft
Erbringung von landwirtschaftlichen Dienstleistungen
Jagd, Fallenstellerei und damit verbundene Tätigkeiten
Forstwirtschaft und Holzeinschlag
Forstwirtschaft und Holzeinschlag
Fischerei und Aquakultur
Fischerei
Aquakultur, Dienstleistungen für Fischerei und Aquakultur
Kohlenbergbau, Gewinnung von Erdöl und Erdgas
Kohlenbergbau
Gewinnung von Erdöl und Erdgas
Erzbergbau
Eisenerzbergbau
Nichteisenmetallerzbergbau
Gewinnung von Steinen und Erden, sonstiger Bergbau
Gewinnung von Natursteinen, Kies, Sand, Ton und Kaolin
Gewinnung sonstiger nichtmetallischer Minerale
Erbringung von Dienstleistungen für den Bergbau und für die Gewinnung von Steinen und Erden
Erbringung von Dienstleistungen für den Bergbau und für die Gewinnung von Steinen und Erden
Herstellung von Nahrungs- und Futtermitteln
Schlachten und Fleischverarbeitung
Verarbeitung von Fischen, Krebs- und Weichtieren sowie Algen
Obst- und Gemüseverarbeitung
Herstellung von pflanzlichen und tierischen Ölen und Fetten, Milchverarbeitung
Mahl- und Schälmühlen, Herstellung von Stärke und Stärkeerzeugnissen
Herstellung von Reiskuchen, Back- und Süßwaren
Herstellung von Fertiggerichten
Herstellung von sonstigen Nahrungsmitteln
Herstellung von Futtermitteln
Getränkeherstellung
Herstellung von alkoholischen Getränken
Herstellung von alkoholfreien Getränken und Kühleis; Gewinnung von Mineralwässern
Tabakverarbeitung
Tabakverarbeitung
Herstellung von Textilien
Spinnstoffaufbereitung und Spinnerei
Weberei und Herstellung von konfektionierten Textilwaren (ohne Bekleidung)
Herstellung von gewirktem und gestricktem Stoff
Veredlung von Textilien und Bekleidung
Herstellung von sonstigen Textilwaren (ohne Bekleidung)
Herstellung von Bekleidung
Herstellung von genähter Bekleidung (ohne Pelzbekleidung)
Herstellung von Pelzwaren
Herstellung von Bekleidung aus gewirktem und gestricktem Stoff
Herstellung von Bekleidungszubehör
Herstellung von Leder, Lederwaren und Schuhen
Herstellung von Leder, Taschen und ähnlichen Waren
Herstellung von Schuhen und Schuhteilen
Herstellung von Holz-, Flecht-, Korb- und Korkwaren (ohne Möbel)
Säge-, Hobel- und Holzimprägnierwerke
Herstellung von Holzwaren
Herstellung von Kork-, Flecht- und Korbwaren
Herstellung von Papier, Pappe und Waren daraus
Herstellung von Holz- und Zellstoff, Papier, Karton und Pappe
Herstellung von Wellpapier und -pappe sowie von Verpackungsmitteln aus Papier, Karton und Pappe
Herstellung von sonstigen Waren aus Papier, Karton und Pappe
Herstellung von Druckerzeugnissen; Vervielfältigung von bespielten Ton-, Bild- und Datenträgern
Herstellung von Druckerzeugnissen
Vervielfältigung von bespielten Ton-, Bild- und Datenträgern
Kokerei und Mineralölverarbeitung
Herstellung von Koks und Briketts
Mineralölverarbeitung
Herstellung von chemischen Erzeugnissen
Herstellung von chemischen Grundstoffen
Herstellung von Kunststoffen und synthetischem Kautschuk in Primärformen
Herstellung von Düngemitteln, Schädlingsbekämpfungs-, Pflanzenschutz- und Desinfektionsmitteln
Herstellung von sonstigen chemischen Erzeugnissen
Herstellung von Chemiefasern
Herstellung von pharmazeutischen Erzeugnissen
Herstellung von pharmazeutischen Grundstoffen
Herstellung von pharmazeutischen Spezialitäten und sonstigen pharmazeutischen Erzeugnissen
Herstellung von medizinischen Verbrauchsmaterialien und sonstigen pharmazeutischen Erzeugnissen
Herstellung von Gummi- und Kunststoffwaren
Herstellung von Gummiwaren
Herstellung von Kunststoffwaren
Herstellung von Glas und Glaswaren, Keramik, Verarbeitung von Steinen und Erden
Herstellung von Glas und Glaswaren
Herstellung von feuerfesten und nicht feuerfesten keramischen Erzeugnissen
Herstellung von Zement, Kalk, Gips und Erzeugnissen daraus
Herstellung von sonstigen Erzeugnissen aus nichtmetallischen Mineralien
Metallerzeugung und -bearbeitung
Erzeugung und erste Bearbeitung von Eisen und Stahl
Erzeugung und erste Bearbeitung von Nichteisenmetallen
Gießereien
Herstellung von Metallerzeugnissen
Stahl- und Leichtmetallbau, Herstellung von Tanks, Behältern und Dampfkesseln
Herstellung von Waffen und Munition
Herstellung von sonstigen Metallwaren; Metallbearbeitung
Herstellung von elektronischen Bauelementen, Datenverarbeitungsgeräten, Geräten der Unterhaltungselektronik und Telekommunikationstechnik
Herstellung von Halbleitern
Herstellung von elektronischen Bauelementen
Herstellung von Datenverarbeitungsgeräten und peripheren Geräten
Herstellung von Geräten der Telekommunikations- und Rundfunktechnik
Herstellung von elektronischen Video- und Audiogeräten
Herstellung von magnetischen und optischen Datenträgern
Herstellung von medizinischen, feinmechanischen und optischen Erzeugnissen und Uhren
Herstellung von medizinischen und zahnmedizinischen Apparaten und Materialien
Herstellung von Mess-, Prüf-, Navigations-, Regel- und sonstigen Präzisionsgeräten (ohne optische Geräte)
Herstellung von optischen und fotografischen Instrumenten und Geräten
Herstellung von elektrischen Ausrüstungen
Herstellung von Elektromotoren, Generatoren, Transformatoren, Elektrizitätsverteilungs- und -schalteinrichtungen
Herstellung von Batterien und Akkumulatoren
Herstellung von isolierten Drähten und Kabeln
Herstellung von elektrischen Lampen und Leuchten
Herstellung von Haushaltsgeräten
Herstellung von sonstigen elektrischen Ausrüstungen und Geräten
Maschinenbau
Herstellung von nicht wirtschaftszweigspezifischen Maschinen
Herstellung von Maschinen für bestimmte Wirtschaftszweige
Herstellung von Kraftwagen und Anhängern
Herstellung von Kraftwagen und Kraftwagenmotoren
Herstellung von Karosserien, Aufbauten und Anhängern
Herstellung von Neuteilen und neuem Zubehör für Kraftwagen
Wiederaufbereitung von Teilen und Zubehör für Kraftwagen
Sonstiger Fahrzeugbau
Schiff- und Bootsbau
Schienenfahrzeugbau
Luft- und Raumfahrzeugbau
Herstellung von sonstigen Fahrzeugen
Herstellung von Möbeln
Herstellung von Möbeln
Herstellung von sonstigen Waren
Herstellung von Schmuck und ähnlichen Erzeugnissen
Herstellung von Musikinstrumenten
Herstellung von Sportgeräten
Herstellung von Spielwaren
Herstellung von sonstigen Erzeugnissen
Reparatur und Instandhaltung von Industriemaschinen und -ausrüstungen
Reparatur und Instandhaltung von Industriemaschinen und -ausrüstungen
Energieversorgung
Elektrizitätsversorgung
Gasversorgung
Wärme- und Kälteversorgung
Wasserversorgung
Wasserversorgung
Abwasserentsorgung
Abwasserentsorgung
Sammlung, Behandlung und Beseitigung von Abfällen; Rückgewinnung
Sammlung von Abfällen
Abfallbehandlung und -beseitigung
Zerlegung, Sortierung und Rückgewinnung von Werkstoffen
Umweltsanierung und Renaturierung
Umweltsanierung und Renaturierung
Hoch- und Tiefbau
Bau von Gebäuden
Tiefbau
Vorbereitende Baustellenarbeiten, Bauinstallation und sonstiges Ausbaugewerbe
Vorbereitende Baustellenarbeiten, Gründungs- und Rohbauarbeiten
Installation von Gebäudetechnik
Elektro- und Telekommunikationsinstallation
Sonstiger Ausbau
Instandhaltung von Bauwerken und Nebenanlagen
Vermietung von Baumaschinen und -geräten mit Bedienungspersonal
Handel mit Kraftfahrzeugen und Kraftfahrzeugteilen
Handel mit Kraftwagen
Handel mit Kraftwagenteilen und -zubehör
Handel mit Krafträdern, Kraftradteilen und -zubehör
Großhandel und Handelsvermittlung
Handelsvermittlung
Großhandel mit landwirtschaftlichen Grundstoffen, lebenden Tieren und Pflanzen
Großhandel mit Nahrungs- und Genussmitteln, Getränken und Tabakwaren
Großhandel mit Gebrauchs- und Verbrauchsgütern
Großhandel mit Maschinen, Ausrüstungen und Zubehör
Großhandel mit Baustoffen, Eisenwaren, Heizungs- und Klimaanlagen
Sonstiger Großhandel
Großhandel ohne ausgeprägten Schwerpunkt
Einzelhandel (ohne Handel mit Kraftfahrzeugen)
Einzelhandel mit Waren verschiedener Art (in Verkaufsräumen)
Einzelhandel mit Nahrungs- und Genussmitteln, Getränken und Tabakwaren (in Verkaufsräumen)
Einzelhandel mit elektrischen Haushaltsgeräten und Geräten der Informations- und Kommunikationstechnik
Einzelhandel mit Textilien, Bekleidung, Schuhen und Lederwaren
Einzelhandel mit sonstigen Haushaltsgegenständen
Einzelhandel mit Kultur-, Unterhaltungs- und Freizeitartikeln
Einzelhandel mit Kraft- und Brennstoffen
Einzelhandel mit sonstigen Gütern (in Verkaufsräumen)
Einzelhandel, nicht in Verkaufsräumen
Landverkehr und Transport in Rohrfernleitungen
Eisenbahnverkehr
Personenbeförderung im Landverkehr (ohne Eisenbahnen)
Güterbeförderung im Straßenverkehr
Kurier-, Express- und Paketdienste
Transport in Rohrfernleitungen
Schifffahrt
See- und Küstenschifffahrt
Binnen- und Hafenschifffahrt
Luftfahrt
Personenbeförderung in der Luftfahrt
Güterbeförderung in der Luftfahrt
Lagerei sowie Erbringung von sonstigen Dienstleistungen für den Verkehr
Lagerei
Erbringung von sonstigen Dienstleistungen für den Verkehr
Beherbergung
Allgemeine Beherbergung und Beherbergung mit Kochgelegenheit
Sonstige Beherbergungsstätten
Gastronomie
Restaurants und mobile Gastronomie
Ausschank von Getränken
Verlagswesen
Verlegen von Büchern und Zeitschriften; sonstiges Verlagswesen (ohne Software)
Verlegen von Software
Herstellung, Verleih und Vertrieb von Filmen und Fernsehprogrammen; Kinos; Tonstudios und Verlegen von Musik
Herstellung von Filmen und Fernsehprogrammen, deren Verleih und Vertrieb, Kinos
Tonstudios; Herstellung von Hörfunkbeiträgen; Verlegen von bespielten Tonträgern und Musikalien
Rundfunkveranstaltung; Verbreitung von Video- und Audioinhalten
Hörfunkveranstaltung
Fernsehveranstaltung
Verbreitung von Video- und Audioinhalten
Postdienste und Telekommunikation
Postdienste
Telekommunikation
Erbringung von Dienstleistungen der Informationstechnologie
Erbringung von Dienstleistungen der Informationstechnologie
Informationsdienstleistungen
Datenverarbeitung, Hosting und damit verbundene Tätigkeiten; Webportale
Erbringung von sonstigen Informationsdienstleistungen
Erbringung von Finanzdienstleistungen
Banken und Sparinstitute
Treuhand- und Investmentgesellschaften
Sonstige Finanzdienstleistungen
Beteiligungsgesellschaften
Versicherungen und Rückversicherungen
Versicherungen
Rückversicherungen
Hilfskassen auf Gegenseitigkeit
Mit Finanz- und Versicherungsdienstleistungen verbundene Tätigkeiten
Mit Finanzdienstleistungen verbundene Tätigkeiten
Mit Versicherungsdienstleistungen und Pensionskassen verbundene Tätigkeiten
Grundstücks- und Wohnungswesen
Kauf, Verkauf und Vermietung von eigenen oder geleasten Immobilien
Vermittlung und Verwaltung von Grundstücken, Gebäuden und Wohnungen für Dritte
Forschung und Entwicklung
Forschung und Entwicklung im Bereich Natur- und Ingenieurwissenschaften
Forschung und Entwicklung im Bereich Geistes- und Sozialwissenschaften
Freiberufliche Dienstleistungen
Rechtsberatung
Wirtschaftsprüfung und Steuerberatung; Buchführung
Werbung
Markt- und Meinungsforschung
Verwaltung und Führung von Unternehmen und Betrieben; Unternehmensberatung
Sonstige freiberufliche Dienstleistungen
Architektur- und Ingenieurbüros und sonstige wissenschaftlich-technische Dienstleistungen
Architektur- und Ingenieurbüros und verwandte technische Dienstleistungen
Sonstige wissenschaftliche und technische Dienstleistungen
Sonstige freiberufliche, wissenschaftliche und technische Tätigkeiten
Veterinärwesen
Spezialisierte Designdienstleistungen
Fotografie und Fotolabors
Sonstige freiberufliche, wissenschaftliche und technische Tätigkeiten
Gebäudebetreuung; Garten- und Landschaftsbau
Facility-Management
Reinigung und Schädlingsbekämpfung in Gebäuden und Industrieanlagen
Garten- und Landschaftsbau sowie Erbringung von sonstigen gärtnerischen Dienstleistungen
Erbringung von wirtschaftlichen Dienstleistungen für Unternehmen
Vermittlung und Überlassung von Arbeitskräften
Reisebüros, Reiseveranstalter und Erbringung sonstiger Reservierungsdienstleistungen
Wach- und Sicherheitsdienste sowie Detekteien
Erbringung von sonstigen wirtschaftlichen Dienstleistungen für Unternehmen
Vermietung von beweglichen Sachen
Vermietung von Fahrzeugen
Vermietung von Gebrauchsgütern
Vermietung von Industriemaschinen und -ausrüstungen
Leasing von immateriellen Vermögensgegenständen
Öffentliche Verwaltung, Verteidigung; Sozialversicherung
Gesetzgebung und allgemeine öffentliche Verwaltung
Verwaltung der Sozial- und Wirtschaftspolitik
Auswärtige Angelegenheiten und Verteidigung
Justiz, öffentliche Sicherheit und Ordnung
Sozialversicherung
Sozialversicherungsträger und Pensionskassen
Erziehung und Unterricht
Kindergärten, Vor- und Grundschulen
Weiterführende Schulen
Hochschulen
Förderschulen, ausländische und alternative Schulen
Allgemeine Nachhilfe- und Unterrichtsinstitute
Sonstige Bildungseinrichtungen
Erbringung von Dienstleistungen für den Unterricht
Gesundheitswesen
Krankenhäuser
Arzt- und Zahnarztpraxen
Öffentliche Gesundheitszentren
Sonstiges Gesundheitswesen
Sozialwesen
Heime (ohne Erholungs- und Ferienheime)
Sozialwesen (ohne Heime)
Kreative, künstlerische und freizeitbezogene Tätigkeiten
Kreative, künstlerische und unterhaltende Tätigkeiten
Bibliotheken, historische Stätten und ähnliche Freizeitdienstleistungen
Erbringung von Dienstleistungen des Sports und der Unterhaltung
Erbringung von Dienstleistungen des Sports
Vergnügungsparks und sonstige Dienstleistungen der Unterhaltung
Verbände und Vereinigungen
Wirtschafts- und Arbeitgeberverbände, Berufsorganisationen
Gewerkschaften
Sonstige Verbände und Vereinigungen
Reparatur von Gebrauchsgütern, Computern und Kraftfahrzeugen
Reparatur von Datenverarbeitungs- und Telekommunikationsgeräten
Instandhaltung und Reparatur von Kraftwagen und Krafträdern
Reparatur von Gebrauchsgütern
Erbringung von sonstigen überwiegend persönlichen Dienstleistungen
Friseur- und Kosmetiksalons, Bäder und ähnliche Dienstleistungen
Sonstige persönliche Dienstleistungen
Private Haushalte mit Hauspersonal
Private Haushalte mit Hauspersonal
Herstellung von Waren und Erbringung von Dienstleistungen durch private Haushalte für den Eigenbedarf
Herstellung von Waren durch private Haushalte für den Eigenbedarf
Erbringung von Dienstleistungen durch private Haushalte für den Eigenbedarf
Exterritoriale Organisationen und Körperschaften
Exterritoriale Organisationen und Körperschaften
`,
];
