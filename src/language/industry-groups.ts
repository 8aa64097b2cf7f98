/**
 * The names of the 234 groups of the Korean Standard Industrial Classification (KSIC, revision 11)
 * in six languages, and of the one class that companies need by its own name: data only. Looking a
 * code up belongs in `industries.ts`.
 *
 * Each line: KSIC code | origin of Spanish and German | English | Korean | Japanese | Chinese |
 * Spanish | German.
 *
 * - English and Korean are the official names, slips included.
 * - Spanish and German are the official ones of the NACE group (class, division) whose code is the
 *   origin: the one with the same content. `-`: no group of NACE has it, and the name is translated
 *   in the style of NACE.
 * - Japanese and Chinese are translated, in the style of JSIC and GB/T 4754.
 *
 * Holding companies (64992) are a third of group 649, and its name says nothing of them.
 */

export const INDUSTRY_GROUPS = `
011|-|Growing of crops|작물 재배업|作物栽培業|农作物种植业|Cultivos agrícolas|Anbau von Kulturpflanzen
012|014|Animal production|축산업|畜産業|畜牧业|Producción ganadera|Tierhaltung
013|015|Growing of crops combined with raising of animals : mixed farming|작물재배 및 축산 복합농업|作物栽培・畜産複合農業|种植与畜牧混合农业|Producción agrícola combinada con la producción ganadera|Gemischte Landwirtschaft
014|-|Services incidental to growing of crops and raising of animals|작물재배 및 축산 관련 서비스업|農業・畜産関連サービス業|种植和畜牧服务业|Servicios relacionados con la agricultura y la ganadería|Dienstleistungen für Pflanzenbau und Tierhaltung
015|017|Hunting, trapping and related service activities|수렵 및 관련 서비스업|狩猟業、狩猟関連サービス業|狩猎及相关服务业|Caza, captura de animales y servicios relacionados con las mismas|Jagd, Fallenstellerei und damit verbundene Tätigkeiten
020|02|Forestry|임업|林業、林業関連サービス業|林业及相关服务业|Silvicultura y explotación forestal|Forstwirtschaft und Holzeinschlag
031|031|Fishing|어로 어업|漁撈業|捕捞业|Pesca|Fischerei
032|-|Aquaculture and services incidental to fishing and aquaculture|양식어업 및 어업관련 서비스업|養殖業、漁業関連サービス業|水产养殖及渔业服务业|Acuicultura y servicios relacionados con la pesca y la acuicultura|Aquakultur, Dienstleistungen für Fischerei und Aquakultur
051|05|Mining of coal and lignite|석탄 광업|石炭・亜炭鉱業|煤炭开采业|Extracción de antracita, hulla y lignito|Kohlenbergbau
052|06|Extraction of crude petroleum and natural gas|원유 및 천연가스 채굴업|原油・天然ガス鉱業|石油和天然气开采业|Extracción de crudo de petróleo y gas natural|Gewinnung von Erdöl und Erdgas
061|071|Mining of iron ores|철 광업|鉄鉱業|铁矿采选业|Extracción de minerales de hierro|Eisenerzbergbau
062|072|Mining of non-ferrous metal ores|비철금속 광업|非鉄金属鉱業|有色金属矿采选业|Extracción de minerales metálicos no férreos|NE-Metallerzbergbau
071|081|Quarrying of stone, sand and clay|토사석 광업|土砂石採取業|土砂石开采业|Extracción de piedra, arena y arcilla|Gewinnung von Natursteinen, Kies, Sand, Ton und Kaolin
072|-|Mining of other non-metal ores|기타 비금속광물 광업|その他の非金属鉱業|其他非金属矿采选业|Extracción de otros minerales no metálicos|Gewinnung sonstiger nichtmetallischer Minerale
080|09|Mining support service activities|광업 지원 서비스업|鉱業支援サービス業|采矿支持服务业|Actividades de apoyo a las industrias extractivas|Erbringung von Dienstleistungen für den Bergbau und für die Gewinnung von Steinen und Erden
101|101|Slaughtering of livestock, processing and preserving of meat and meat products|도축, 육류 가공 및 저장 처리업|と畜業、肉加工・貯蔵業|屠宰及肉类加工业|Procesado y conservación de carne y elaboración de productos cárnicos|Schlachten und Fleischverarbeitung
102|-|Processing and preserving of fish, crustaceans, molluscs and seaweeds|수산물 가공 및 저장 처리업|水産食料品加工業|水产品加工业|Procesado y conservación de pescados, crustáceos, moluscos y algas|Verarbeitung von Fischen, Krebs- und Weichtieren sowie Algen
103|103|Processing and preserving of fruit and vegetables|과실, 채소 가공 및 저장 처리업|果実・野菜加工業|蔬菜和水果加工业|Procesado y conservación de frutas y hortalizas|Obst- und Gemüseverarbeitung
104|-|Manufacture of vegetable and animal oils and fats, dairy products|동·식물성 유지 및 낙농제품 제조업|動植物油脂・乳製品製造業|动植物油脂和乳制品制造业|Fabricación de aceites y grasas vegetales y animales y de productos lácteos|Herstellung von pflanzlichen und tierischen Ölen und Fetten, Milchverarbeitung
105|106|Manufacture of grain mill products, starches and starch products|곡물가공품, 전분 및 전분제품 제조업|穀物加工品・でんぷん製造業|谷物磨制及淀粉制造业|Fabricación de productos de molinería, almidones y productos amiláceos|Mahl- und Schälmühlen, Herstellung von Stärke und Stärkeerzeugnissen
106|-|Manufacture of rice cakes, bakery products and sugar confectioneries|떡, 빵 및 과자류 제조업|餅・パン・菓子製造業|糕点、面包及糖果制造业|Fabricación de pasteles de arroz, productos de panadería y confitería|Herstellung von Reiskuchen, Back- und Süßwaren
107|-|Manufacture of box lunches and prepared meals and dishes|도시락 및 식사용 조리식품 제조업|弁当・調理食品製造業|盒饭及方便食品制造业|Elaboración de platos y comidas preparados|Herstellung von Fertiggerichten und Lunchboxen
108|108|Manufacture of other food products|기타 식품 제조업|その他の食料品製造業|其他食品制造业|Fabricación de otros productos alimenticios|Herstellung von sonstigen Nahrungsmitteln
109|109|Manufacture of prepared animal feeds and feed additives|동물용 사료 및 조제식품 제조업|飼料・飼料添加物製造業|饲料及饲料添加剂制造业|Fabricación de productos para la alimentación animal|Herstellung von Futtermitteln
111|-|Manufacture of alcoholic beverages|알코올음료 제조업|酒類製造業|酒的制造业|Fabricación de bebidas alcohólicas|Herstellung von alkoholischen Getränken
112|-|Manufacture of ice and non-alcoholic beverages; production of mineral waters|비알코올음료 및 얼음 제조업|清涼飲料・製氷業|饮料及制冰业|Fabricación de hielo y bebidas no alcohólicas; producción de aguas minerales|Herstellung von Eis und alkoholfreien Getränken; Gewinnung von Mineralwässern
120|120|Manufacture of tobacco products|담배 제조업|たばこ製造業|烟草制品业|Industria del tabaco|Tabakverarbeitung
131|-|Spinning of textiles and processing of threads and yarns|방적 및 가공사 제조업|紡績業、加工糸製造業|纺纱及加工线制造业|Hilatura de fibras textiles y transformación de hilos|Spinnstoffspinnerei und Garnverarbeitung
132|-|Weaving of textiles and manufacture of textile products|직물직조 및 직물제품 제조업|織物業、織物製品製造業|机织物及其制品制造业|Tejido de textiles y fabricación de productos textiles|Weberei und Herstellung von Gewebewaren
133|1391|Manufacture of knitted and crocheted fabrics|편조원단 제조업|ニット生地製造業|针织或钩针编织物制造业|Fabricación de tejidos de punto|Herstellung von gewirktem und gestricktem Stoff
134|-|Dyeing and finishing of textiles and wearing apparel|섬유제품 염색, 정리 및 마무리 가공업|染色整理業|纺织品印染及后整理业|Tintura y acabado de textiles y prendas de vestir|Färben und Veredlung von Textilien und Bekleidung
139|-|Manufacture of other made-up textile articles, except apparel|기타 섬유제품 제조업|その他の繊維製品製造業|其他纺织制成品制造业|Fabricación de otros artículos textiles confeccionados, excepto prendas de vestir|Herstellung von sonstigen konfektionierten Textilwaren (ohne Bekleidung)
141|-|Manufacture of sewn wearing apparel, except fur apparel|봉제의복 제조업|縫製衣服製造業|机织服装制造业|Confección de prendas de vestir, excepto de peletería|Herstellung von genähter Bekleidung (ohne Pelzbekleidung)
142|142|Manufacture of articles of fur|모피제품 제조업|毛皮製品製造業|毛皮制品制造业|Fabricación de artículos de peletería|Herstellung von Pelzwaren
143|143|Manufacture of knitted and crocheted apparel|편조의복 제조업|ニット製衣服製造業|针织服装制造业|Confección de prendas de vestir de punto|Herstellung von Bekleidung aus gewirktem und gestricktem Stoff
144|-|Manufacture of apparel accessories|의복 액세서리 제조업|衣服附属品製造業|服饰制造业|Fabricación de accesorios de vestir|Herstellung von Bekleidungszubehör
151|-|Manufacture of leather, luggage and similar products|가죽, 가방 및 유사제품 제조업|革・かばん・同類製品製造業|皮革、箱包及类似制品制造业|Fabricación de cuero, artículos de viaje y productos similares|Herstellung von Leder, Reiseartikeln und ähnlichen Waren
152|-|Manufacture of footwear and parts of footwear|신발 및 신발 부분품 제조업|履物・同部分品製造業|制鞋及鞋部件制造业|Fabricación de calzado y sus partes|Herstellung von Schuhen und Schuhteilen
161|161|Sawmilling and planing of wood|제재 및 목재 가공업|製材業、木材加工業|木材加工业|Aserrado y cepillado de la madera|Säge-, Hobel- und Holzimprägnierwerke
162|-|Manufacture of wood products|나무제품 제조업|木製品製造業|木制品制造业|Fabricación de productos de madera|Herstellung von Holzwaren
163|-|Manufacture of articles of cork, straw and plaiting materials|코르크 및 조물 제품 제조업|コルク・編組製品製造業|软木及草编制品制造业|Fabricación de artículos de corcho, cestería y espartería|Herstellung von Kork-, Stroh- und Flechtwaren
171|171|Manufacture of pulp, paper and paperboard|펄프, 종이 및 판지 제조업|パルプ・紙・板紙製造業|纸浆、纸及纸板制造业|Fabricación de pasta papelera, papel y cartón|Herstellung von Holz- und Zellstoff, Papier, Karton und Pappe
172|-|Manufacture of corrugated paper, paper boxes and paper containers|골판지, 종이 상자 및 종이 용기 제조업|段ボール・紙製容器製造業|瓦楞纸及纸容器制造业|Fabricación de cartón ondulado, cajas y envases de papel|Herstellung von Wellpappe, Schachteln und Behältern aus Papier und Pappe
179|-|Manufacture of other paper and paperboard products|기타 종이 및 판지 제품 제조업|その他の紙加工品製造業|其他纸制品制造业|Fabricación de otros artículos de papel y cartón|Herstellung von sonstigen Waren aus Papier und Pappe
181|181|Printing and service activities related to printing|인쇄 및 인쇄관련 산업|印刷業、印刷関連業|印刷及相关服务业|Artes gráficas y servicios relacionadas con las mismas|Herstellung von Druckerzeugnissen
182|182|Reproduction of recorded media|기록매체 복제업|記録媒体複製業|记录媒介复制业|Reproducción de soportes grabados|Vervielfältigung von bespielten Ton-, Bild- und Datenträgern
191|-|Manufacture of coke and briquettes|코크스 및 연탄 제조업|コークス・練炭製造業|炼焦及型煤制造业|Fabricación de coque y briquetas|Herstellung von Kokereierzeugnissen und Briketts
192|192|Manufacture of refined petroleum products|석유 정제품 제조업|石油精製業|精炼石油产品制造业|Refino de petróleo|Mineralölverarbeitung
201|-|Manufacture of basic chemicals|기초 화학물질 제조업|基礎化学工業製品製造業|基础化学原料制造业|Fabricación de productos químicos básicos|Herstellung von chemischen Grundstoffen
202|-|Manufacture of plastics and synthetic rubber in primary forms|합성고무 및 플라스틱 물질 제조업|合成樹脂・合成ゴム製造業|合成树脂和合成橡胶制造业|Fabricación de plásticos y caucho sintético en formas primarias|Herstellung von Kunststoffen und synthetischem Kautschuk in Primärformen
203|-|Manufacture of fertilizers, pesticides, germicides and insecticides|비료, 농약 및 살균, 살충제 제조업|肥料・農薬・殺虫剤製造業|肥料和农药制造业|Fabricación de fertilizantes, plaguicidas e insecticidas|Herstellung von Düngemitteln, Pflanzenschutz- und Schädlingsbekämpfungsmitteln
204|-|Manufacture of other chemical products|기타 화학제품 제조업|その他の化学製品製造業|其他化学产品制造业|Fabricación de otros productos químicos|Herstellung von sonstigen chemischen Erzeugnissen
205|206|Manufacture of man-made fibers|화학섬유 제조업|化学繊維製造業|化学纤维制造业|Fabricación de fibras artificiales y sintéticas|Herstellung von Chemiefasern
211|211|Manufacture of medicinal chemicals|기초 의약 물질 제조업|医薬品原薬製造業|化学药品原料药制造业|Fabricación de productos farmacéuticos de base|Herstellung von pharmazeutischen Grundstoffen
212|212|Manufacture of medicaments|의약품 제조업|医薬品製剤製造業|药品制剂制造业|Fabricación de especialidades farmacéuticas|Herstellung von pharmazeutischen Spezialitäten und sonstigen pharmazeutischen Erzeugnissen
213|-|Manufacture of medical supplies and related other medicaments|의료용품 및 기타 의약 관련제품 제조업|衛生材料・その他の医薬関連製品製造業|卫生材料及其他医药制品制造业|Fabricación de material médico y otros productos farmacéuticos|Herstellung von medizinischem Bedarf und sonstigen pharmazeutischen Erzeugnissen
221|221|Manufacture of rubber products|고무제품 제조업|ゴム製品製造業|橡胶制品业|Fabricación de productos de caucho|Herstellung von Gummiwaren
222|222|Manufacture of plastics products|플라스틱제품 제조업|プラスチック製品製造業|塑料制品业|Fabricación de productos de plástico|Herstellung von Kunststoffwaren
231|231|Manufacture of glass and glass products|유리 및 유리제품 제조업|ガラス・同製品製造業|玻璃及玻璃制品制造业|Fabricación de vidrio y productos de vidrio|Herstellung von Glas und Glaswaren
232|-|Manufacture of refractory and non-refractory ceramic products|내화, 비내화 요업제품 제조업|耐火・非耐火窯業製品製造業|耐火及非耐火陶瓷制品制造业|Fabricación de productos cerámicos refractarios y no refractarios|Herstellung von feuerfesten und nicht feuerfesten keramischen Erzeugnissen
233|-|Manufacture of cement, lime, plaster and its products|시멘트, 석회, 플라스터 및 그 제품 제조업|セメント・石灰・石こう・同製品製造業|水泥、石灰、石膏及其制品制造业|Fabricación de cemento, cal, yeso y sus productos|Herstellung von Zement, Kalk, Gips und Erzeugnissen daraus
239|-|Manufacture of other non-metallic mineral products|기타 비금속 광물제품 제조업|その他の窯業・土石製品製造業|其他非金属矿物制品业|Fabricación de otros productos minerales no metálicos|Herstellung von sonstigen Erzeugnissen aus nichtmetallischen Mineralien
241|-|Manufacture of basic iron and steel|1차 철강 제조업|一次鉄鋼製造業|黑色金属冶炼和压延加工业|Fabricación de productos básicos de hierro y acero|Erzeugung und erste Bearbeitung von Eisen und Stahl
242|244|Manufacture of basic precious and non-ferrous metals|1차 비철금속 제조업|一次非鉄金属製造業|有色金属冶炼和压延加工业|Producción de metales preciosos y de otros metales no férreos|Erzeugung und erste Bearbeitung von NE-Metallen
243|245|Casting of metals|금속 주조업|金属鋳造業|金属铸造业|Fundición de metales|Gießereien
251|-|Manufacture of structural metal products, tanks, reservoirs and steam generators|구조용 금속제품, 탱크 및 증기발생기 제조업|構造用金属製品・タンク・ボイラ製造業|结构性金属制品、容器及锅炉制造业|Fabricación de estructuras metálicas, cisternas, depósitos y generadores de vapor|Stahl- und Leichtmetallbau, Herstellung von Tanks, Behältern und Dampfkesseln
252|254|Manufacture of weapons and ammunition|무기 및 총포탄 제조업|武器・弾薬製造業|武器弹药制造业|Fabricación de armas y municiones|Herstellung von Waffen und Munition
259|-|Manufacture of other fabricated metal products; metalworking service activities|기타 금속 가공제품 제조업|その他の金属製品製造業、金属加工業|其他金属制品制造及金属加工业|Fabricación de otros productos metálicos; servicios de mecanizado de metales|Herstellung von sonstigen Metallwaren; Metallbearbeitung
261|-|Manufacture of semiconductor|반도체 제조업|半導体製造業|半导体制造业|Fabricación de semiconductores|Herstellung von Halbleitern
262|-|Manufacture of electronic components|전자부품 제조업|電子部品製造業|电子元器件制造业|Fabricación de componentes electrónicos|Herstellung von elektronischen Bauelementen
263|262|Manufacture of computers and peripheral equipment|컴퓨터 및 주변장치 제조업|電子計算機・周辺装置製造業|计算机及外围设备制造业|Fabricación de ordenadores y equipos periféricos|Herstellung von Datenverarbeitungsgeräten und peripheren Geräten
264|-|Manufacture of communication and broadcasting apparatuses|통신 및 방송 장비 제조업|通信・放送装置製造業|通信和广播电视设备制造业|Fabricación de equipos de comunicación y radiodifusión|Herstellung von Kommunikations- und Rundfunktechnik
265|-|Manufacture of electronic video and audio equipment|영상 및 음향기기 제조업|映像・音響機器製造業|视听设备制造业|Fabricación de aparatos electrónicos de vídeo y audio|Herstellung von elektronischen Video- und Audiogeräten
266|268|Manufacture of magnetic and optical medium|마그네틱 및 광학 매체 제조업|磁気・光学媒体製造業|磁性和光学媒介制造业|Fabricación de soportes magnéticos y ópticos|Herstellung von magnetischen und optischen Datenträgern
271|325|Manufacture of medical and dental instruments and supplies|의료용 기기 제조업|医療用機器製造業|医疗器械制造业|Fabricación de instrumentos y suministros médicos y odontológicos|Herstellung von medizinischen und zahnmedizinischen Apparaten und Materialien
272|-|Manufacture of measuring, testing, navigating and control equipment; except optical instruments|측정, 시험, 항해, 제어 및 기타 정밀기기 제조업; 광학기기 제외|計測・試験・航行・制御機器製造業（光学機器を除く）|测量、试验、导航及控制仪器制造业（光学仪器除外）|Fabricación de instrumentos de medida, ensayo, navegación y control, excepto ópticos|Herstellung von Mess-, Prüf-, Navigations- und Steuergeräten (ohne optische Geräte)
273|267|Manufacture of photographic equipment and optical instruments|사진장비 및 광학기기 제조업|写真機械・光学機器製造業|照相器材和光学仪器制造业|Fabricación de instrumentos de óptica y equipo fotográfico|Herstellung von optischen und fotografischen Instrumenten und Geräten
281|271|Manufacture of electric motors, generators, transformers and electricity distribution and control apparatus|전동기, 발전기 및 전기 변환ㆍ 공급ㆍ제어 장치 제조업|電動機・発電機・配電制御装置製造業|电机、发电机及输配电控制设备制造业|Fabricación de motores, generadores y transformadores eléctricos, y de aparatos de distribución y control eléctrico|Herstellung von Elektromotoren, Generatoren, Transformatoren, Elektrizitätsverteilungs- und -schalteinrichtungen
282|272|Manufacture of primary battery and secondary battery|일차전지 및 이차전지 제조업|一次電池・二次電池製造業|一次电池和二次电池制造业|Fabricación de pilas y acumuladores eléctricos|Herstellung von Batterien und Akkumulatoren
283|-|Manufacture of insulated wires and cables|절연선 및 케이블 제조업|絶縁電線・ケーブル製造業|绝缘电线电缆制造业|Fabricación de hilos y cables aislados|Herstellung von isolierten Drähten und Kabeln
284|274|Manufacture of electric tubes and bulbs and lighting equipment|전구 및 조명장치 제조업|電球・照明器具製造業|电光源及照明器具制造业|Fabricación de lámparas y aparatos eléctricos de iluminación|Herstellung von elektrischen Lampen und Leuchten
285|275|Manufacture of domestic appliances|가정용 기기 제조업|民生用電気機器製造業|家用器具制造业|Fabricación de aparatos domésticos|Herstellung von Haushaltsgeräten
289|279|Manufacture of other electrical equipment|기타 전기장비 제조업|その他の電気機械器具製造業|其他电气设备制造业|Fabricación de otro material y equipo eléctrico|Herstellung von sonstigen elektrischen Ausrüstungen und Geräten a. n. g.
291|-|Manufacture of general purpose machinery|일반 목적용 기계 제조업|はん用機械製造業|通用设备制造业|Fabricación de maquinaria de uso general|Herstellung von Maschinen für allgemeine Zwecke
292|-|Manufacture of special-purpose machinery|특수 목적용 기계 제조업|生産用機械製造業|专用设备制造业|Fabricación de maquinaria para usos específicos|Herstellung von Maschinen für besondere Zwecke
301|291|Manufacture of motor vehicles and engines for motor vehicles|자동차용 엔진 및 자동차 제조업|自動車・自動車用エンジン製造業|汽车及汽车发动机制造业|Fabricación de vehículos de motor|Herstellung von Kraftwagen und Kraftwagenmotoren
302|292|Manufacture of bodies for motor vehicles; manufacture of trailers and semi-trailers|자동차 차체 및 트레일러 제조업|自動車車体・トレーラ製造業|汽车车身及挂车制造业|Fabricación de carrocerías para vehículos de motor; fabricación de remolques y semirremolques|Herstellung von Karosserien, Aufbauten und Anhängern
303|-|Manufacture of parts and accessories for motor vehicles(new products)|자동차 신품 부품 제조업|自動車新品部分品製造業|汽车新零部件制造业|Fabricación de componentes, piezas y accesorios nuevos para vehículos de motor|Herstellung von neuen Teilen und Zubehör für Kraftwagen
304|-|Manufacture of parts and accessories for motor vehicles(re manufacturing products)|자동차 재제조 부품 제조업|自動車再製造部分品製造業|汽车零部件再制造业|Refabricación de componentes, piezas y accesorios para vehículos de motor|Wiederaufbereitung von Teilen und Zubehör für Kraftwagen
311|301|Building of ships and boats|선박 및 보트 건조업|船舶・ボート製造業|船舶制造业|Construcción naval|Schiff- und Bootsbau
312|302|Manufacture of railway locomotives and rolling stock|철도장비 제조업|鉄道車両・同部分品製造業|铁路机车车辆制造业|Fabricación de locomotoras y material ferroviario|Schienenfahrzeugbau
313|303|Manufacture of aircraft, spacecraft and its parts|항공기, 우주선 및 부품 제조업|航空機・宇宙船・同部品製造業|航空航天器及部件制造业|Construcción aeronáutica y espacial y su maquinaria|Luft- und Raumfahrzeugbau
319|309|Manufacture of other transport equipment|그 외 기타 운송장비 제조업|その他の輸送用機械器具製造業|其他运输设备制造业|Fabricación de material de transporte n.c.o.p.|Herstellung von Fahrzeugen a. n. g.
320|310|Manufacture of furniture|가구 제조업|家具製造業|家具制造业|Fabricación de muebles|Herstellung von Möbeln
331|321|Manufacture of jewellery, bijouterie and related articles|귀금속 및 장신용품 제조업|貴金属・装身具製造業|珠宝首饰制造业|Fabricación de artículos de joyería, bisutería y similares|Herstellung von Münzen, Schmuck und ähnlichen Erzeugnissen
332|322|Manufacture of musical instruments|악기 제조업|楽器製造業|乐器制造业|Fabricación de instrumentos musicales|Herstellung von Musikinstrumenten
333|323|Manufacture of sports and athletic goods|운동 및 경기용구 제조업|運動・競技用具製造業|体育用品制造业|Fabricación de artículos de deporte|Herstellung von Sportgeräten
334|324|Manufacture of dolls, toys and amusement goods|인형, 장난감 및 오락용품 제조업|人形・がん具・娯楽用品製造業|玩具及娱乐用品制造业|Fabricación de juegos y juguetes|Herstellung von Spielwaren
339|329|Other manufacturing n.e.c.|그 외 기타 제품 제조업|その他の製品製造業|其他未列明制造业|Industrias manufactureras n.c.o.p.|Herstellung von Erzeugnissen a. n. g.
340|-|Maintenance and repair services of industrial machinery and equipment|산업용 기계 및 장비 수리업|産業用機械器具修理業|工业机械和设备修理业|Reparación y mantenimiento de maquinaria y equipo industrial|Reparatur und Wartung von industriellen Maschinen und Ausrüstungen
351|351|Electric power generation, transmission and distribution|전기업|電気業|电力生产和供应业|Producción, transporte y distribución de energía eléctrica|Elektrizitätsversorgung
352|352|Manufacture of gas; distribution of gaseous fuel through mains|연료용 가스 제조 및 배관공급업|燃料ガス製造・供給業|燃气生产和供应业|Producción de gas; distribución por tubería de combustibles gaseosos|Gasversorgung
353|-|Steam, chilled or hot water and air conditioning supply|증기, 냉․온수 및 공기조절 공급업|蒸気・冷温水・空調供給業|蒸汽、冷热水和空调供应业|Suministro de vapor, agua fría y caliente y aire acondicionado|Dampf-, Kälte-, Warmwasser- und Klimaversorgung
360|360|Water supply|수도업|水道業|水的生产和供应业|Captación, depuración y distribución de agua|Wasserversorgung
370|-|Sewage, wastewater, human and animal waste treatment services|하수, 폐수 및 분뇨 처리업|下水・廃水・し尿処理業|污水、废水及粪便处理业|Tratamiento de aguas residuales y de residuos humanos y animales|Behandlung von Abwasser, Fäkalien und Gülle
381|381|Waste collection|폐기물 수집, 운반업|廃棄物収集運搬業|废弃物收集运输业|Recogida de residuos|Sammlung von Abfällen
382|382|Waste treatment and disposal services|폐기물 처리업|廃棄物処理業|废弃物处理业|Tratamiento y eliminación de residuos|Abfallbehandlung und Beseitigung
383|-|Dismantling and sorting recoverable materials; materials recovery|해체, 선별 및 원료 재생업|解体・選別・資源再生業|拆解、分拣及废弃资源综合利用业|Desguace, clasificación y valorización de materiales|Zerlegung, Sortierung und Rückgewinnung von Werkstoffen
390|390|Remediation activities and other waste management services|환경 정화 및 복원업|環境浄化・復元業|环境治理与修复业|Actividades de descontaminación y otros servicios de gestión de residuos|Beseitigung von Umweltverschmutzungen und sonstige Entsorgung
411|412|Building construction|건물 건설업|建築工事業|房屋建筑业|Construcción de edificios|Bau von Gebäuden
412|42|Heavy and civil engineering construction|토목 건설업|土木工事業|土木工程建筑业|Ingeniería civil|Tiefbau
421|-|Site preparation and construction of foundation works and structures|기반조성 및 시설물 축조관련 전문공사업|基礎・構造物専門工事業|地基及结构专业工程业|Preparación de terrenos y obras de cimentación y estructuras|Vorbereitende Baustellenarbeiten, Gründungs- und Rohbauarbeiten
422|-|Construction of installing building equipment|건물설비 설치 공사업|建物設備工事業|建筑设备安装业|Instalaciones en edificios|Gebäudeinstallation
423|-|Electrical and communication works|전기 및 통신 공사업|電気・通信工事業|电气和通信工程业|Instalaciones eléctricas y de telecomunicaciones|Elektro- und Kommunikationsinstallation
424|433|Building completion and finishing|실내건축 및 건축마무리 공사업|内装・建築仕上工事業|建筑装饰装修业|Acabado de edificios|Sonstiger Ausbau
425|-|Repair and maintenance works for construction works and supplementary facilities|시설물 유지관리 공사업|施設維持管理工事業|建筑设施维护工程业|Reparación y mantenimiento de construcciones e instalaciones auxiliares|Instandhaltung von Bauwerken und Nebenanlagen
426|-|Renting of construction machinery and equipment with operator|건설장비 운영업|オペレータ付建設機械賃貸業|配备操作人员的建筑机械租赁业|Alquiler de maquinaria y equipo de construcción con operario|Vermietung von Baumaschinen und -geräten mit Bedienungspersonal
451|451|Sale of motor vehicles|자동차 판매업|自動車販売業|汽车销售业|Venta de vehículos de motor|Handel mit Kraftwagen
452|453|Sale of motor vehicle parts and accessories|자동차 부품 및 내장품 판매업|自動車部品・附属品販売業|汽车零配件销售业|Comercio de repuestos y accesorios de vehículos de motor|Handel mit Kraftwagenteilen und -zubehör
453|-|Sale of motorcycles and related parts and accessories|모터사이클 및 부품 판매업|二輪自動車・同部品販売業|摩托车及零配件销售业|Venta de motocicletas y de sus repuestos y accesorios|Handel mit Krafträdern, Kraftradteilen und -zubehör
461|461|Wholesale on a fee or contract basis|상품 중개업|商品仲立業|商品经纪与代理业|Intermediarios del comercio|Handelsvermittlung
462|-|Wholesale of agricultural raw materials and live animals and plants|산업용 농․축산물 및 동․식물 도매업|農畜産原料・動植物卸売業|农牧原料和动植物批发业|Comercio al por mayor de materias primas agrarias, animales vivos y plantas|Großhandel mit landwirtschaftlichen Grundstoffen, lebenden Tieren und Pflanzen
463|463|Wholesale of food, beverages and tobaccos|음ㆍ식료품 및 담배 도매업|飲食料品・たばこ卸売業|食品、饮料及烟草批发业|Comercio al por mayor de productos alimenticios, bebidas y tabaco|Großhandel mit Nahrungs- und Genussmitteln, Getränken und Tabakwaren
464|464|Wholesale of household goods|생활용품 도매업|生活用品卸売業|生活用品批发业|Comercio al por mayor de artículos de uso doméstico|Großhandel mit Gebrauchs- und Verbrauchsgütern
465|-|Wholesale of machinery, equipment and supplies|기계장비 및 관련 물품 도매업|機械器具・関連用品卸売業|机械设备及相关用品批发业|Comercio al por mayor de maquinaria, equipos y suministros|Großhandel mit Maschinen, Ausrüstungen und Zubehör
466|-|Wholesale of construction materials, hardware and heating and air conditioning equipment|건축자재, 철물 및 난방장치 도매업|建築材料・金物・冷暖房装置卸売業|建材、五金及暖通设备批发业|Comercio al por mayor de materiales de construcción, ferretería, calefacción y climatización|Großhandel mit Baustoffen, Eisenwaren, Heizungs- und Klimaanlagen
467|467|Other specialized wholesale|기타 전문 도매업|その他の専門卸売業|其他专门批发业|Otro comercio al por mayor especializado|Sonstiger Großhandel
468|469|Non-specialized wholesale trade|상품 종합 도매업|各種商品卸売業|综合批发业|Comercio al por mayor no especializado|Großhandel ohne ausgeprägten Schwerpunkt
471|471|Retail sale in non-specialized stores|종합 소매업|各種商品小売業|综合零售业|Comercio al por menor en establecimientos no especializados|Einzelhandel mit Waren verschiedener Art (in Verkaufsräumen)
472|472|Retail sale of foods, beverages and tobacco in specialized stores|음ㆍ식료품 및 담배 소매업|飲食料品・たばこ小売業|食品、饮料及烟草零售业|Comercio al por menor de productos alimenticios, bebidas y tabaco en establecimientos especializados|Einzelhandel mit Nahrungs- und Genussmitteln, Getränken und Tabakwaren (in Verkaufsräumen)
473|-|Retail sale of household electrical appliances and information and communication equipment|가전제품 및 정보통신장비 소매업|家電・情報通信機器小売業|家电和信息通信设备零售业|Comercio al por menor de electrodomésticos y equipos de información y comunicación|Einzelhandel mit Haushaltsgeräten, Informations- und Kommunikationstechnik
474|-|Retail sale of textiles, clothing, footwear and leather goods|섬유, 의복, 신발 및 가죽제품 소매업|織物・衣服・履物・革製品小売業|纺织、服装、鞋类及皮革制品零售业|Comercio al por menor de textiles, prendas de vestir, calzado y artículos de cuero|Einzelhandel mit Textilien, Bekleidung, Schuhen und Lederwaren
475|-|Retail sale of other household equipment|기타 생활용품 소매업|その他の生活用品小売業|其他生活用品零售业|Comercio al por menor de otros artículos para el hogar|Einzelhandel mit sonstigen Haushaltsgegenständen
476|-|Retail sale of cultural, amusement and recreation goods|문화, 오락 및 여가 용품 소매업|文化・娯楽・余暇用品小売業|文化、娱乐及休闲用品零售业|Comercio al por menor de artículos culturales, recreativos y de ocio|Einzelhandel mit Kultur-, Unterhaltungs- und Freizeitartikeln
477|-|Retail sale of fuels|연료 소매업|燃料小売業|燃料零售业|Comercio al por menor de combustibles|Einzelhandel mit Kraft- und Brennstoffen
478|477|Retail sale in other goods in specialized stores|기타 상품 전문 소매업|その他の専門小売業|其他专门零售业|Comercio al por menor de otros artículos en establecimientos especializados|Einzelhandel mit sonstigen Gütern (in Verkaufsräumen)
479|-|Retail sale not in stores|무점포 소매업|無店舗小売業|无店铺零售业|Comercio al por menor no realizado en establecimientos|Einzelhandel nicht in Verkaufsräumen
491|-|Transport via railways|철도 운송업|鉄道運送業|铁路运输业|Transporte por ferrocarril|Eisenbahnverkehr
492|-|Passenger land transport, except transport via railways|육상 여객 운송업|陸上旅客運送業|陆路旅客运输业|Transporte terrestre de pasajeros, excepto por ferrocarril|Personenbeförderung im Landverkehr (ohne Eisenbahnen)
493|-|Freight transport by road|도로 화물 운송업|道路貨物運送業|道路货物运输业|Transporte de mercancías por carretera|Güterbeförderung im Straßenverkehr
494|-|Couriers and messengers activities|소화물 전문 운송업|小荷物専門運送業|快递和小件货物运输业|Servicios de mensajería y paquetería|Kurier- und Botendienste
495|495|Transport via pipeline|파이프라인 운송업|パイプライン運送業|管道运输业|Transporte por tubería|Transport in Rohrfernleitungen
501|-|Sea and coastal water transport|해상 운송업|海上運送業|海上运输业|Transporte marítimo y costero|See- und Küstenschifffahrt
502|-|Inland water transport|내륙 수상 및 항만 내 운송업|内水・港内運送業|内河及港内运输业|Transporte por vías navegables interiores|Binnenschifffahrt
511|511|Passenger air transport|항공 여객 운송업|航空旅客運送業|航空旅客运输业|Transporte aéreo de pasajeros|Personenbeförderung in der Luftfahrt
512|-|Freight air transport|항공 화물 운송업|航空貨物運送業|航空货物运输业|Transporte aéreo de mercancías|Güterbeförderung in der Luftfahrt
521|521|Warehousing and storage|보관 및 창고업|倉庫保管業|仓储业|Depósito y almacenamiento|Lagerei
529|522|Support activities for transportation|기타 운송관련 서비스업|その他の運輸関連サービス業|其他运输辅助服务业|Actividades anexas al transporte|Erbringung von sonstigen Dienstleistungen für den Verkehr
551|-|General accommodation and accommodation with cooking facilities|일반 및 생활 숙박시설 운영업|一般・生活型宿泊業|一般及可自炊住宿业|Alojamientos generales y alojamientos con cocina|Allgemeine Beherbergung und Beherbergung mit Kochgelegenheit
559|559|Other accommodation|기타 숙박업|その他の宿泊業|其他住宿业|Otros alojamientos|Sonstige Beherbergungsstätten
561|561|Restaurants and mobile food service activities|음식점업|飲食店、移動飲食サービス業|正餐及流动餐饮服务业|Restaurantes y puestos de comidas|Restaurants, Gaststätten, Imbissstuben, Cafés, Eissalons u. Ä.
562|-|Drinking places and non-alcoholic beverages places|주점 및 비알코올 음료점업|酒場、喫茶店|酒吧及饮品服务业|Establecimientos de bebidas alcohólicas y no alcohólicas|Ausschank von alkoholischen und alkoholfreien Getränken
581|581|Publishing of books, magazines and other publishing activities|서적, 잡지 및 기타 인쇄물 출판업|書籍・雑誌等出版業|图书、期刊及其他出版业|Edición de libros, periódicos y otras actividades editoriales|Verlegen von Büchern und Zeitschriften; sonstiges Verlagswesen (ohne Software)
582|582|Software publishing|소프트웨어 개발 및 공급업|ソフトウェア開発・供給業|软件开发与供应业|Edición de programas informáticos|Verlegen von Software
591|591|Motion picture, video and broadcast programme activities|영화, 비디오물, 방송프로그램 제작 및 배급업|映画・ビデオ・放送番組制作配給業|电影、视频和广播电视节目制作发行业|Actividades cinematográficas, de vídeo y de programas de televisión|Herstellung von Filmen und Fernsehprogrammen, deren Verleih und Vertrieb, Kinos
592|592|Sound recording and music publishing activities|오디오물 출판 및 원판 녹음업|音声情報制作・音楽出版業|录音制作和音乐出版业|Actividades de grabación de sonido y edición musical|Tonstudios; Herstellung von Hörfunkbeiträgen; Verlegen von bespielten Tonträgern und Musikalien
601|601|Radio broadcasting|라디오 방송업|ラジオ放送業|无线电广播业|Actividades de radiodifusión|Hörfunkveranstalter
602|602|Television broadcasting|텔레비전 방송업|テレビジョン放送業|电视播放业|Actividades de programación y emisión de televisión|Fernsehveranstalter
603|-|Video and audio distribution activities|영상·오디오물 제공 서비스업|映像・音声配信サービス業|影音传播服务业|Distribución de vídeo y audio|Verbreitung von Video- und Audioinhalten
611|-|Postal activities|공영 우편업|郵便業|邮政业|Actividades postales|Postdienste
612|61|Telecommunications|전기 통신업|電気通信業|电信业|Telecomunicaciones|Telekommunikation
620|620|Computer programming, consultancy and related activities|컴퓨터 프로그래밍, 시스템 통합 및 관리업|コンピュータ・プログラミング、情報システム業|计算机编程、咨询及相关服务业|Programación, consultoría y otras actividades relacionadas con la informática|Erbringung von Dienstleistungen der Informationstechnologie
631|631|Data processing, hosting and related activities; web portals|자료처리, 호스팅, 포털 및 기타 인터넷 정보매개 서비스업|データ処理・ホスティング・ポータルサイト運営業|数据处理、托管及门户网站服务业|Proceso de datos, hosting y actividades relacionadas; portales web|Datenverarbeitung, Hosting und damit verbundene Tätigkeiten; Webportale
639|639|Other information service activities|기타 정보 서비스업|その他の情報サービス業|其他信息服务业|Otros servicios de información|Erbringung von sonstigen Informationsdienstleistungen
641|-|Banking and savings institutions|은행 및 저축기관|銀行、貯蓄機関|银行和储蓄机构|Bancos e instituciones de ahorro|Banken und Sparinstitute
642|-|Trust and collective investment businesses|신탁업 및 집합투자업|信託業、集合投資業|信托和集合投资业|Fideicomisos e inversión colectiva|Treuhand- und Kollektivanlagegeschäfte
649|-|Other financial service activities|기타 금융업|その他の金融業|其他金融业|Otros servicios financieros|Sonstige Finanzdienstleistungen
651|651|Insurance|보험업|保険業|保险业|Seguros|Versicherungen
652|652|Reinsurance|재 보험업|再保険業|再保险业|Reaseguros|Rückversicherungen
653|-|Mutual aid organizations|공제업|共済事業|互助保险业|Mutualidades y organizaciones de ayuda mutua|Versicherungsvereine und Hilfskassen auf Gegenseitigkeit
661|-|Activities auxiliary to financial service activities|금융 지원 서비스업|金融補助サービス業|金融辅助服务业|Actividades auxiliares a los servicios financieros|Mit Finanzdienstleistungen verbundene Tätigkeiten
662|662|Activities auxiliary to insurance and pension funding|보험 및 연금관련 서비스업|保険・年金補助サービス業|保险和养老金辅助服务业|Actividades auxiliares a seguros y fondos de pensiones|Mit Versicherungsdienstleistungen und Pensionskassen verbundene Tätigkeiten
681|-|Real estate activities with own or leased property|부동산 임대 및 공급업|不動産賃貸・供給業|房地产租赁和供应业|Actividades inmobiliarias por cuenta propia o con bienes arrendados|Grundstücks- und Wohnungswesen mit eigenen oder gepachteten Immobilien
682|683|Real estate activities on a fee or contract basis|부동산 관련 서비스업|不動産関連サービス業|房地产相关服务业|Actividades inmobiliarias por cuenta de terceros|Vermittlung und Verwaltung von Grundstücken, Gebäuden und Wohnungen für Dritte
701|721|Research and experimental development on natural sciences and engineering|자연과학 및 공학 연구개발업|自然科学・工学研究開発業|自然科学和工程研究开发业|Investigación y desarrollo experimental en ciencias naturales y técnicas|Forschung und Entwicklung im Bereich Natur-, Ingenieur-, Agrarwissenschaften und Medizin
702|722|Research and experimental development on social sciences and humanities|인문 및 사회과학 연구개발업|人文・社会科学研究開発業|人文和社会科学研究开发业|Investigación y desarrollo experimental en ciencias sociales y humanidades|Forschung und Entwicklung im Bereich Rechts-, Wirtschafts- und Sozialwissenschaften sowie im Bereich Sprach-, Kultur- und Kunstwissenschaften
711|691|Legal services|법무관련 서비스업|法務サービス業|法律服务业|Actividades jurídicas|Rechtsberatung
712|692|Accounting, bookkeeping and auditing activities; tax consultancy|회계 및 세무관련 서비스업|会計・税務サービス業|会计、审计及税务服务业|Actividades de contabilidad, teneduría de libros, auditoría y asesoría fiscal|Wirtschaftsprüfung und Steuerberatung; Buchführung
713|731|Advertising|광고업|広告業|广告业|Publicidad|Werbung
714|732|Market research and public opinion polling|시장조사 및 여론조사업|市場調査・世論調査業|市场调查和民意调查业|Estudios de mercado y realización de encuestas de opinión pública|Markt- und Meinungsforschung
715|-|Activities of head offices, management consultancy activities|회사 본부 및 경영 컨설팅 서비스업|本社機能、経営コンサルタント業|企业总部和管理咨询业|Actividades de las sedes centrales y de consultoría de gestión empresarial|Verwaltung und Führung von Unternehmen, Unternehmensberatung
716|-|Other professional services|기타 전문 서비스업|その他の専門サービス業|其他专业服务业|Otros servicios profesionales|Sonstige freiberufliche Dienstleistungen
721|-|Architectural, engineering and related technical services|건축기술, 엔지니어링 및 관련 기술 서비스업|建築・エンジニアリング・関連技術サービス業|建筑、工程及相关技术服务业|Servicios técnicos de arquitectura e ingeniería y otros relacionados|Architektur- und Ingenieurbüros und verwandte technische Dienstleistungen
729|-|Other scientific and technical services|기타 과학기술 서비스업|その他の科学技術サービス業|其他科学技术服务业|Otros servicios científicos y técnicos|Sonstige wissenschaftliche und technische Dienstleistungen
731|750|Veterinary activities|수의업|獣医業|兽医服务业|Actividades veterinarias|Veterinärwesen
732|741|Specialized design activities|전문 디자인업|専門デザイン業|专业设计业|Actividades de diseño especializado|Ateliers für Textil-, Schmuck-, Grafik- u. ä. Design
733|742|Photographic activities|사진 촬영 및 처리업|写真撮影・現像業|摄影扩印业|Actividades de fotografía|Fotografie und Fotolabors
739|749|Other professional, scientific and technical services n.e.c.|그 외 기타 전문, 과학 및 기술 서비스업|その他の専門・科学・技術サービス業|其他未列明专业、科学和技术服务业|Otras actividades profesionales, científicas y técnicas n.c.o.p.|Sonstige freiberufliche, wissenschaftliche und technische Tätigkeiten a. n. g.
741|811|Combined facilities support activities|사업시설 유지․관리 서비스업|事業施設維持管理サービス業|商业设施综合管理服务业|Servicios integrales a edificios e instalaciones|Hausmeisterdienste
742|-|Cleaning and pest control services of building and industrial facilities|건물ㆍ산업설비 청소 및 방제 서비스업|建物・産業設備清掃・防除業|建筑和工业设施清洁及防治服务业|Limpieza y control de plagas de edificios e instalaciones industriales|Reinigung und Schädlingsbekämpfung in Gebäuden und Industrieanlagen
743|813|Landscape care and maintenance service activities|조경 관리 및 유지 서비스업|造園管理サービス業|景观绿化养护服务业|Actividades de jardinería|Garten- und Landschaftsbau sowie Erbringung von sonstigen gärtnerischen Dienstleistungen
751|-|Activities of employment placement agencies and provision of human resources|고용알선 및 인력공급업|職業紹介・労働者派遣業|职业介绍和人力资源供应业|Agencias de colocación y provisión de recursos humanos|Vermittlung und Überlassung von Arbeitskräften
752|-|Activities of travel agencies and tour operators and tourist assistance activities|여행사 및 기타 여행보조 서비스업|旅行業、旅行補助サービス業|旅行社及旅游辅助服务业|Agencias de viajes, operadores turísticos y servicios de asistencia al turista|Reisebüros, Reiseveranstalter und touristische Hilfsdienste
753|80|Security, guard and detective services|경비, 경호 및 탐정업|警備・警護・探偵業|安保、护卫和侦探服务业|Actividades de seguridad e investigación|Wach- und Sicherheitsdienste sowie Detekteien
759|-|Other business support services|기타 사업지원 서비스업|その他の事業支援サービス業|其他商务支持服务业|Otros servicios de apoyo a las empresas|Sonstige unternehmensbezogene Hilfsdienste
761|-|Renting of transport equipment|운송장비 임대업|輸送用機械器具賃貸業|运输设备租赁业|Alquiler de equipos de transporte|Vermietung von Fahrzeugen und Transportmitteln
762|772|Renting of personal and household goods|개인 및 가정용품 임대업|個人・家庭用品賃貸業|个人和家庭用品租赁业|Alquiler de efectos personales y artículos de uso doméstico|Vermietung von Gebrauchsgütern
763|-|Renting of industrial machinery and equipment|산업용 기계 및 장비 임대업|産業用機械器具賃貸業|工业机械和设备租赁业|Alquiler de maquinaria y equipo industrial|Vermietung von industriellen Maschinen und Geräten
764|-|Leasing of intangible property|무형재산권 임대업|無形資産賃貸業|无形资产租赁业|Arrendamiento de activos inmateriales|Leasing von immateriellen Vermögensgegenständen
841|-|Executive, legislative and general government support|입법 및 일반 정부 행정|立法機関、一般行政機関|立法和一般政府行政|Órganos ejecutivos y legislativos y administración pública general|Exekutive, Legislative und allgemeine öffentliche Verwaltung
842|-|Administration of industrial and social policy of community|사회 및 산업정책 행정|社会・産業政策行政|社会和产业政策行政|Administración de la política social y económica|Verwaltung der Sozial- und Wirtschaftspolitik
843|-|Foreign affairs and defence activities|외무 및 국방 행정|外務・国防行政|外交和国防行政|Asuntos exteriores y defensa|Auswärtige Angelegenheiten und Verteidigung
844|-|Public order and safety activities|사법 및 공공질서 행정|司法・公安行政|司法和公共安全行政|Justicia, orden público y seguridad|Justiz, öffentliche Ordnung und Sicherheit
845|843|Compulsory social security activities|사회보장 행정|社会保障行政|社会保障管理|Seguridad Social obligatoria|Sozialversicherung
846|-|Pension funding|사회보장보험업 및 연금업|社会保険・年金業|社会保险和养老金业|Seguros sociales y fondos de pensiones|Sozialversicherungsträger und Pensionskassen
851|-|Pre-primary and primary education|초등 교육기관|就学前・初等教育機関|学前和初等教育|Educación infantil y primaria|Kindergärten, Vor- und Grundschulen
852|853|Secondary education|중등 교육기관|中等教育機関|中等教育|Educación secundaria|Weiterführende Schulen
853|854|Higher education|고등 교육기관|高等教育機関|高等教育|Educación postsecundaria|Tertiärer und post-sekundärer, nicht tertiärer Unterricht
854|-|Special schools, foreign schools, alternative schools|특수학교, 외국인학교 및 대안학교|特別支援・外国人・代替学校|特殊、外籍人员子女和替代学校|Escuelas especiales, extranjeras y alternativas|Förder-, internationale und alternative Schulen
855|-|General educational institutes|일반 교습 학원|学習塾・教習所|一般教育培训机构|Academias de enseñanza general|Allgemeine Nachhilfe- und Unterrichtsinstitute
856|-|Other educational institutes|기타 교육기관|その他の教育機関|其他教育机构|Otros centros de enseñanza|Sonstige Unterrichtsstätten
857|856|Educational support activities|교육지원 서비스업|教育支援サービス業|教育辅助服务|Actividades auxiliares a la educación|Erbringung von Dienstleistungen für den Unterricht
861|861|Hospital activities|병원|病院|医院|Actividades hospitalarias|Krankenhäuser
862|862|Medical and dental practice activities|의원|診療所|诊所|Actividades médicas y odontológicas|Arzt- und Zahnarztpraxen
863|-|Public health centers|공중 보건 의료업|保健所等公衆衛生業|公共卫生机构|Centros de salud pública|Öffentliche Gesundheitszentren
869|869|Other human health activities|기타 보건업|その他の保健衛生業|其他卫生服务|Otras actividades sanitarias|Gesundheitswesen a. n. g.
871|-|Residential welfare facilities|거주 복지시설 운영업|居住型福祉施設|居住型福利设施|Establecimientos residenciales de servicios sociales|Heime und stationäre Sozialeinrichtungen
872|-|Non-residential welfare facilities|비거주 복지시설 운영업|非居住型福祉施設|非居住型福利设施|Servicios sociales sin alojamiento|Nichtstationäre Sozialeinrichtungen
901|900|Creative and arts related services|창작 및 예술관련 서비스업|創作・芸術関連サービス業|创作和艺术相关服务业|Actividades de creación, artísticas y espectáculos|Kreative, künstlerische und unterhaltende Tätigkeiten
902|-|Library, historical sites and buildings and similar recreation related services|도서관, 사적지 및 유사 여가관련 서비스업|図書館・史跡等余暇関連サービス業|图书馆、历史遗迹及类似休闲服务业|Bibliotecas, lugares históricos y servicios recreativos similares|Bibliotheken, historische Stätten und ähnliche Freizeiteinrichtungen
911|931|Sports services|스포츠 서비스업|スポーツサービス業|体育服务业|Actividades deportivas|Erbringung von Dienstleistungen des Sports
912|-|Amusement parks and other recreation activities|유원지 및 기타 오락관련 서비스업|遊園地・その他の娯楽業|游乐园及其他娱乐服务业|Parques de atracciones y otras actividades recreativas|Vergnügungsparks und sonstige Freizeitaktivitäten
941|941|Business, employers and professional membership organizations|산업 및 전문가 단체|経済・職業団体|行业和专业团体|Actividades de organizaciones empresariales, profesionales y patronales|Wirtschafts- und Arbeitgeberverbände, Berufsorganisationen
942|942|Trade unions|노동조합|労働組合|工会|Actividades sindicales|Arbeitnehmervereinigungen
949|949|Other membership organizations|기타 협회 및 단체|その他の会員制団体|其他会员组织|Otras actividades asociativas|Kirchliche Vereinigungen; politische Parteien sowie sonstige Interessenvertretungen und Vereinigungen a. n. g.
951|951|Maintenance and repair services of computers and communication equipment|컴퓨터 및 통신장비 수리업|コンピュータ・通信機器修理業|计算机和通信设备修理业|Reparación de ordenadores y equipos de comunicación|Reparatur von Datenverarbeitungs- und Telekommunikationsgeräten
952|-|Maintenance and repair services of motor vehicles and motorcycles|자동차 및 모터사이클 수리업|自動車・二輪自動車整備業|汽车和摩托车修理业|Mantenimiento y reparación de automóviles y motocicletas|Instandhaltung und Reparatur von Kraftwagen und Krafträdern
953|-|Repair services of personal and household goods|개인 및 가정용품 수리업|個人・家庭用品修理業|个人和家庭用品修理业|Reparación de efectos personales y artículos de uso doméstico|Reparatur von persönlichen Gegenständen und Haushaltswaren
961|-|Personal care services|미용, 욕탕 및 유사 서비스업|理美容・浴場等サービス業|美容、洗浴及类似服务业|Servicios de cuidado personal|Friseur-, Bade- und ähnliche Körperpflegedienste
969|-|Other personal service activities n.e.c.|그 외 기타 개인 서비스업|その他の個人サービス業|其他个人服务业|Otros servicios personales|Sonstige persönliche Dienstleistungen
970|970|Activities of households as employers of domestic personnel|가구 내 고용활동|家事使用人の雇用|家庭雇佣活动|Actividades de los hogares como empleadores de personal doméstico|Private Haushalte mit Hauspersonal
981|-|Differentiated goods-producing activities of private households for own use|자가 소비를 위한 가사 생산 활동|自家消費のための家庭内生産|家庭自用物品生产活动|Actividades de los hogares como productores de bienes para uso propio|Herstellung von Waren durch private Haushalte für den Eigenbedarf
982|-|Differentiated service-producing activities of private households for own use|자가 소비를 위한 가사 서비스 활동|自家消費のための家庭内サービス|家庭自用服务活动|Actividades de los hogares como productores de servicios para uso propio|Erbringung von Dienstleistungen durch private Haushalte für den Eigenbedarf
990|990|Activities of extraterritorial organizations and bodies|국제 및 외국기관|国際機関・外国機関|国际和外国机构|Actividades de organizaciones y organismos extraterritoriales|Exterritoriale Organisationen und Körperschaften
64992|642|Activities of holding companies|지주회사|持株会社|控股公司|Actividades de las sociedades holding|Beteiligungsgesellschaften
`;
