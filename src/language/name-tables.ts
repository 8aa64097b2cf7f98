/**
 * The words, endings and names from which English names are composed: data, made by
 * `language-data/name-tables/make.ts` and not changed by hand. Reading belongs in `vocabulary.ts`
 * and `kinds/tables.ts`.
 */

export const LISTED_WORDS = `
MiySaZJayJa:general trading,MiySaZAe3Je7:construction,AuLeZ:enterprise
AuLeZAnMiMiMey:corporate restructuring,AuLeZMbGnLa3Mey:corporate financial stability
AuLeZLs3Sby:industrial bank,QnMa:investment,QnMaJu3Qa0:investment trust
QnMaMsyAo3:investment & securities,QnMaSlJa:investment company,MnQb0:housing
MnQb0Ae3Je7:housing construction,DbHn:loan,DbHnMnyAb:loan brokerage,DiJuAbHa7:urban development
DiJuAaJs:city gas,AuJn7:technology,MeyHi:information,MeyHiQiyJu3:information & communication
MeyHiAuJn7:information technology,GnLg0JayJa:trading,GnLg0:trading
An0MfGnLg0:international trading,An0MfQiyJay:international trading
An0MfGn7Fr:international logistics,An0MfLn3Jiy:international transport
An0MfAmLg0:international trading,An0MfAiySay:international airport
An0MfSgZFg0:international cooperation,An0MfSa0Am:international school,QiyJay:trading
QiyJu3:communication,LrQiy:distribution,HnDiyJa3:real estate,HnDiyJa3MnyAb:real estate agency
HnDiyJa3AbHa7:real estate development,HnDiyJa3QnMa:real estate investment
HnDiyJa3AiyLu3MnyAbJaJaGnJi:real estate agency,AiyLu3MnyAbJaJaGnJi:real estate agency
HnDiyJa3MnyAbJaGnJi:real estate agency,HnDiyJa3Pe3Je7Quy:real estate consulting
Ju3LmySgZDiyMiSaZ:credit union,AsYLry:finance,AsYLryMuMn:financial group
MeOn0Ls3Sby:savings bank,Ls3Sby:bank,HiSeY:insurance,JbyGgyHiSeY:life insurance
SjMbHiSeY:fire insurance,Ji3SbHiSeY:non-life insurance,SbJayHiSeY:marine insurance
HiSeYDbFuMeY:insurance agency,MsyAo3:securities,MaJa3Ln3Lmy:asset management
MaJa3Aj3Fu:asset management,MaJa3Ju3Qa0:asset trust,HnDiyJa3Ju3Qa0:real estate trust
PbRuQa7:capital,Lc0RnY:pharm,LtLc0RnY:pharmaceutical,MfLc0:pharm,AmLr0:education,Gn3Sj:culture
Gn3SjJf3Qe:culture center,DiJeOn7Ra3:publishing,HayJiy:broadcasting
HayJiyAn0:broadcasting station,Ju3Gn3Ja:newspaper,MaDiyOa:motors,MaDiyOaHnRnY:auto parts
MaDiyOaMeyHu:auto repair,MaDiyOaAiyLeZJa:auto repair,MaDiyOaGbGbJayJa:used car dealer
MnyAiMaDiyOa:used cars,MnyAiOa:used cars,MaDiyOaSa0Lo3:driving school
MaDiyOaLn3Me3Sa0Lo3:driving school,LgAb0:passenger,LgAb0MaDiyOa:bus,Ln3Jn:transportation
Ln3Jiy:transport,AmQiy:transportation,SayAiy:air,Qb0Ju:taxi,SjGn7Ln3Jiy:freight transport
SjGn7MaDiyOa:trucking,Gn7Fr:logistics,Gn7FrJf3Qe:logistics center,Qb0Hb:parcel delivery
LuJawMuYJf3Qe:moving center,RiMayLuJa:moving service,OayAi:warehouse,CbyMayOayAi:cold storage
Ff3QePa:rent-a-car,Ff3QsPa:rent-a-car,MnOaMay:parking,JfOaMay:car wash,MnLrJi:gas station
OnyMe3Ji:charging station,AaJsOnyMe3Ji:gas station,PaJf3Qe:car center,PaJf3Qa:car center
QaLuLe:tire,JnJa3:fisheries,JnJa3Gn7:seafood,CiyJnJa3:agriculture & fisheries
CiyJa3Gn7:agricultural products,On0Ja3:livestock,CiyLeZ:agriculture,CiyLo3:farm,CiyMay:farm
Gi0May:ranch,LcyDi3:pig farm,LcyAh:poultry farm,LgyCiy:farming,JaFm:feed,HuFm:fertilizer
MiyGm:seed,CiyAuAh:agricultural machinery,Ai7Mb:aggregate,Je0Mb:stone,Gi0Mb:timber
SaZRa3:plywood,AaAn:furniture,AaAnMeY:furniture store,Lu3QfFuLe:interior
MiAgy:landscape architecture,Ae3On0:architecture,Ae3On0JaJaGnJi:architects,Je7Ah:design
Ae3Je7:construction,Ae3Je7AuAh:construction machinery,QiAe3:construction,Ae3LeZ:construction
Ae3Mb:building materials,OaySi:window,RfLu3Qs:paint,MiGgy:lighting,Me3Au:electric
Me3AuAiyJa:electric works,Me3Ma:electronics,Me3Fg0:electric power
Me3Fg0AiyJa:electric power corporation,Me3Je3:cable,AuAh:machinery,MnyAiyLeZ:heavy industries
MeyGu7:precision,Ja3LeZ:industry,Ja3LeZDa3Mu:industrial complex,Ja3LeZLs3Sby:industrial bank
Ja3LeZAuJn7:industrial technology,Ja3LeZAbHa7:industrial development,AiyLeZ:industry
AiyLeZJa:industry,AbHa7:development,MfMa0Ji:works,Oe7AiyJi:iron works,AsYSgy:mold,DiAsY:plating
Lg7OeFu:heat treatment,Oe7Aay:steel,Qs0JnAay:special steel,AsYJi0:metal
HuOe7AsYJi0:nonferrous metal,La7GuCrY:aluminum,La7FnGuCrY:aluminum,JsQf3FfJs:stainless
JsQfLu3FuJs:stainless,RaLuRs:pipe,Hi7Qs:bolt,HfLeFuy:bearing,Oe7Gn7:hardware,ReYRs:pump
GiQe:motor,HiLu7Fe:boiler,CbyDiy:refrigeration,CbyDiyJu0RnY:frozen foods,LfLePe3:air conditioner
AiyMi:air conditioning,JiHay:fire protection,HayMb:disaster prevention,AgyHuHiLa3:security
JuJe7Aj3Fu:facility management,MnQb0Aj3Fu:housing management,OeyJi:cleaning,Sj3Agy:environment
RhAuGn7:waste,MbSj7Lmy:recycling,MaLo3:resources,Ju3JiMb:advanced materials,JiMb:material
SjSa0:chemical,AiGn:rubber,Rs7FaJsQu0:plastics,JuGf3Qs:cement,FfGuPi3:remicon,LaJsPi3:ascon
Pi3PsFuQs:concrete,JeYLr:textile,LtFr:apparel,RbJg3:fashion,SjMayRnY:cosmetics,MrLe7Fu:jewelry
MnLe7Fu:jewelry,AqAsYJi0:jewelry,AsYLs3Hay:jewelry,Ju3Ha7:shoes,AaHay:bags,Sa3Hi0:hanbok
La3AgyMeY:optical shop,La3AgyLo3:optical shop,La3Agy:optical,JuAh:watch,Lj3An:toys
Gn3An:stationery,Gn3AnMeY:stationery store,Gn3HayAn:stationery,JeMeY:bookstore,On7Ra3:publishing
On7Ra3Ja:publishing,Lu3Jk:printing,AjyAi:advertising,AjyAiAuSl0:advertising,AuSl0:planning
DuMaLu3:design,DuMaLu3Lg3AnJi:design lab,JaMu3Aj3:photo studio,JsQrDuLi:studio,Aa3Ra3:signs
Sg3JnGa0:banners,PeYRrQe:computer,JiRsQsLpLe:software,SrDbRi3:mobile phone
LuDiyQiyJu3:mobile communications,FiHiw:robot,Ha3DiOf:semiconductor,Je3Ha0:ship
Je3Ha0QnMaSlJa:ship investment,MiJe3Ji:shipyard,MiJe3SbLcy:shipbuilding & marine
MiJe3AiyLeZ:shipbuilding,MiJe3Ja3LeZ:shipbuilding,SbLn3:shipping,SbJayRnyFg0:offshore wind
RnyFg0Ha7Me3:wind power,QbLcyAjyHa7Me3:solar power,QbLcyAjy:solar
QbLcyAjyHa7Me3Ji:solar power plant,RnyFg0Ha7Me3Ji:wind power plant,Ha7Me3Ji:power plant
JnFg0Ha7Me3:hydropower,SjFg0Ha7Me3:thermal power,Lg3FmMe3MuHa7Me3:fuel cell power
HaLuLiGbJsHa7Me3:biomass power,Lg7HgySaZHa7Me3:combined heat & power
Hi0SaZSjFg0:combined cycle power,Ju0RnY:food,Ju0Day:restaurant,MeyLr0Ju0Day:butcher restaurant
MeyLr0MeY:butcher shop,MeyLr0:butcher,Ju0Lr0MeY:butcher shop,Hn3Ju0:snack bar
MnySjLmFu:chinese restaurant,SlwMuZ:raw fish restaurant,JnJa3JuMay:fish market,HqRf:buffet
OuPu3:chicken,QiyDa8:chicken,RuMa:pizza,PeRu:coffee,PaRf:cafe,HfLuPeFu:bakery,MfAjMeY:bakery
IayMuZ:bakery,Ee0MuZ:rice cake shop,HayLawAa3:mill,Ee0Hi1Lu:tteokbokki,An0HaZ:gukbap,Aa7Hu:galbi
Jn!Hn7Aa7Hu:charcoal galbi,JaYAgZJa7:samgyeopsal,Mi0Ha7:jokbal,HiKaY:bossam,AiZOay:gopchang
Ga0Oay:makchang,Pa7An0Jn:kalguksu,An0Jn:guksu,CbyGg3:naengmyeon,Ga3Dn:mandu,AuYHaZ:gimbap
AuYOu:kimchi,DnHn:tofu,AaYMaQay:gamjatang,SbMayAn0:haejangguk,Je7FeyQay:seolleongtang
JaYAhQay:samgyetang,Jn3DbAn0:sundaeguk,Jn3Db:sundae,Di3BaJs:donkatsu,OiHaZ:sushi
DiJuFa0:lunch box,Ha3Oa3:side dishes,RiOa:pocha,SiRsMuZ:pub,Gb0Mn:beer,MnMeY:pub,LcyMi:brewery
LcyMiMay:brewery,MnFr:liquor,LsYFm:beverage,Lu3JaY:ginseng,SiyJaY:red ginseng
OeyAj:fruits & vegetables,Rg3LtMeY:convenience store,JrRe:super,JrReGaPfw:supermarket
Sa7Lu3GaQs:discount mart,Hb0SjMeY:department store,DiGb:wholesale,DbFuMeY:agency
OiyRa3:distributor,JayMeY:store,JuMay:market,Ra3Gb:sales,GuLmyJu7:hair salon,SfLe:hair
SfLeJcZ:hair shop,SfLeJa7Fiy:hair salon,LuLmyLo3:barbershop,LuHa7Ji:barbershop,CfLu7:nail
HrQu:beauty,RuHnAj3FuJu7:skin care,GaJaMu:massage,JfQa0:laundry,JfQa0Ji:dry cleaners
PsFuCuy:cleaning,Bi!MuZ:flower shop,Bi!HbDa7:flower delivery,CiFbHay:karaoke
CiFbLg3JsZMay:karaoke,DayAnMay:billiards,Hi7FuyMay:bowling center,Ai7RsLg3JsZMay:golf range
JsPsFu3Ai7Rs:screen golf,Sf7JsMay:gym,Sf7JsPs7FeZ:health club,SqQsCuJs:fitness,RuQsCuJs:fitness
Ru7FaQfJs:pilates,LmAa:yoga,QbAo3Di:taekwondo,JnLgyMay:swimming pool,JaLnCa:sauna
NuYMu7Hay:jjimjilbang,Gi0Lm0Qay:public bath,RuKuHay:pc cafe,RuJuHay:pc cafe
Di0JeJu7:reading room,JsQeDuPaRf:study cafe,Rf3Jg3:pension,GiQf7:motel,SiQf7:hotel
Aj3AjySiQf7:tourist hotel,MiJe3SiQf7:josun hotel,Gu3Ha0:guesthouse,AfJsQsSaLnJs:guesthouse
LgSbyJa:travel,LgSby:travel,Aj3Ajy:tour,AiJi0Aj3Ajy:express tour,Aj3AjyHeJs:tour bus
AiJi0HeJs:express bus,JuCbHeJs:city bus,GaLs7HeJs:village bus,Me3JfHeJs:charter bus
HeJsQeGuCe7:bus terminal,Pe3QsFuPs7FeZ:country club,Ai7RsPs7FeZ:golf club,HgyLo3:hospital
DiyGn7HgyLo3:animal hospital,Lc0An0:pharmacy,LtFm:medical,LtFmAu:medical
LtFmAuAu:medical devices,LmLcyLo3:nursing home,LeFu3LuMuZ:daycare center,LrOuLo3:kindergarten
Lg3AnJi:research institute,MbDa3:foundation,SlAhHeZLu3:accounting corporation
AaYMeyRgyAaHeZLu3:appraisal,Os0Fcy:surveying,Aj3FuJaGnJi:management office,JaGnJi:office
LaRaQs:apartment,LiRuJsQf7:officetel,Hu7Duy:building,Lu3Fg0:manpower
Lu3Fg0AbHa7:manpower development,LmyLg0:services,LrDiySj:securitization,Me3Gn3:specialty
AuLeZLu3JnGi0Me0:special purpose acquisition,LqQa0Aj3FuHnDiyJa3QnMaSlJa:REIT
HnDiyJa3QnMaSlJa:REIT,AuLeZAnMiMiMeyHnDiyJa3QnMaSlJa:REIT,JaGiQnMa:private equity,PiFuLa:korea
Lo7Ds:world,QfPs:tech,QfPsCi7FiMu:technology,QfPsCi7FeMu:technology,QfPsCi7FiMuJs:technologies
Rs7FeJs:plus,Ji7FnJg3:solution,Ji7FnJg3Ms:solutions,ReJsQs:first,HaLuLi:bio,HaLuLiQf0:biotech
PeYReCu:company,PiReFfLuJg3:corporation,PiRiFfLuJg3:corporation,FuGuQuDs:limited
RaQsCeJs:partners,RaQsCe:partner,Si7DuyJs:holdings,AsFnZ:group,As7FiHe7:global
Lu3QeCbJgCa7:international,Lu3QeCbJgCe7:international,Lu3QeCfJgCa7:international
Lu3QeCbJmCa7:international,LfPi:eco,Hf3Oe:venture,Hf3Og:venture,RnDs:food,DsFuY:dream,GfDu:medi
PeGrCuPfLuJg3:communication,PeGrCuPfLuJg3Ms:communications,AsFu3:green,HfJsQs:best,Hs7Fn:blue
Lu3HfJsQsGe3Qs:investment,Lu3HfJsQsGe3Os:investments,Lu3HfJsQs:invest,Lu3HfJsQe:investor
FiMuJs:logis,FiMuJsQu0Js:logistics,GuDuLe:media,CfLi:neo,SaLuHsFuDs:hybrid,SaLuDsFi:hydro
SaLuCu0Js:hynix,Cf0Jf3:nexen,SaLuOs:heights,LaCeJs:honors,FaLuRs:life,LbDs:ad,Rs7Fb3:plan
LiQi:auto,FuOu:rich,PrHs:cube,JsPaLu:sky,JuJsQfY:system,JuJsQfYMs:systems,KuJsQfY:system
PiJsGi:cosmo,LaJuLa:asia,CaCi:nano,GfAa:mega,Ai7Ds:gold,Ai7Ds3:golden,RsFiMf0Qs:project
LfCeMu:energy,RaLo:power,Lf3MuCuLeFuy:engineering,HuMs:biz,HuMsLi3:bizon,HuMsCuJs:business
JsGaQs:smart,Ai7Rs:golf,Lf3QeQfLu3Ge3Qs:entertainment,LiJg3:ocean,Lu3Qe:inter,LfHe:ever
Cf0JsQs:next,FuMiQs:resort,LfDr:edu,QsFeJsQs:trust,JsRfLuJs:space,JsPpLe:square,LfJfw:asset
JeHuJs:service,QaLo:tower,LfLe:air,GfQa7:metal,JsRsFuy:spring,LjLuMs:wise,SrGe3:human,SbRu:happy
HuMe3:vision,HuMg3:vision,PiJsGfQu0:cosmetic,QaLuY:time,Hs7Fb0:black,SjLuQs:white,LoQe:water
Hb7Fr:value,JfFaGu0:ceramic,RrLe:pure,Re3Ds:fund,RrOe:future,RrOg:future,RsFaLuY:prime
GaLuPsFi:micro,LaLuQu:IT,Sf7JsPfLe:healthcare,CfQsLo0Js:networks,CfQsLoPs:network,QaLuAe:tiger
FuDeJs:leaders,HsFuwMu:bridge,Ps7FbJs:class,QsFb3Js:trans,SaLnMuy:housing,GaPfw:market
RfLuRe:paper,AfLuQs:gate,CaLuJs:nice,PfGuPa7:chemical,FuJeOu:research,Pe3Je7Quy:consulting
GrMu0:music,GfDuPa7:medical,GfDuPe7:medical,As7FaJs:glass,Lu3RsFa:infra,HsFfLu3:brain
Li7FuHs:olive,JsQaQs:start,Jf3Qe:center,Qf7FfPiY:telecom,GfQsFi:metro,GiQeJs:motors
GaPfQuy:marketing,AsFb3Ds:grand,RsFaMa:plaza,Rs7FaMa:plaza,Rs7FbwRiY:platform,Ps7FeZ:club
PsFuLfLuQuHs:creative,Rs7Fb3Qs:plant,LpJsQs:west,DfLu7Fu:daily,CfLuOe:nature,JaLuLe3Js:science
JpLe:share,Ps7FaLnDs:cloud,PeGeJs:commerce,PiQuy:coating,GiAuMu:mortgage,LiRs3:open,GaLu3Ds:mind
Hb7Fu:valley,Pe3Qf3Os:contents,Pi3Qf3Os:contents,FfMe:leisure,JsRuDs:speed,Ru7FsY:film
RsFf3Ms:friends,QeOu:touch,DsFbAi3:dragon,QsFuCuQu:trinity,SuLeFi:hero,DuMuQe7:digital
DuMuQa7:digital,Qf0JsQaLu7:textile,FuHuy:living,PfLuHs7:cable,QrHs:tube,JsQfLuJg3:station
FuQfLu7:retail,Fb3DsGaPs:landmark,GfLuMe:major,Lu3JaLuQs:insight,GbMu0:magic,Hb7Hs:valve
SfFuQuMu:heritage,ReRs7:purple,Rs7FaLo:flower,JuCuLe:senior,LpDuy:wedding,Ff3Qa7:rental
QfPsCi:techno,Lp7PeY:welcome,OaLuCa:china,LrCuPs:unique,RbGu7Fu:family,ObCe7:channel
Lf3QeRsFaLuMs:enterprise,ReHs7Fu0:public,Ri7FuGe:polymer,QsFfLuDs:trade,QsFfLuDuy:trading
Jf3QsFe7:central,GaJsQe:master,PeCf0Qs:connect,AfLuYMs:games,JsQiLe:+store,Lo0Js:+works
GaQs:+mart,PfLe:+care,AaJs:gas,JiRsQs:+soft,Gb0Js:+max,CfQs:+net,CnFu:+nuri,LpLuHs:+wave
GfLuDs:+made,JeLn7:seoul,HnJa3:busan,DbAn:daegu,Lu3Oe3:incheon,JaYJey:samsung,SaCaFi:hanaro
LfLuLo3:a one,MfLuLo3:j one,PfLuLo3:k one`;

export const WHOLE_WORDS = `
De:the,AiyJa:corporation,Ha7Me3:power,MiJe3:shipbuilding,DiJu:city,Aj3Fu:management
LuYDb:leasing,FuOs:REIT,JaFaY:people,MnOa:parking,JfOa:car wash,Je7Hu:facilities,CiySgZ:nonghyup`;

export const BEFORE = `
AmLr0:educational,AjSa0:science,AjSa0AuJn7:science and technology,An0Mf:international,LhJn7:arts
MeyHi,Ja3LeZ,Aj3Ajy:tourism,OfLr0:sports,DuMaLu3,CiyLeZ:agricultural,JnJa3,SbLcy:maritime,AuAh
Me3Ma,GuDuLe,HayJiy,LsYLa0:music,GuJn7:art,LgyLe:english,Aa3Si:nursing,HiAe3:health
Sj3Agy:environmental,Hi0Mu:welfare,JaSlHi0Mu:social welfare,Gn3Sj:cultural
Gn3SjLhJn7:culture and arts,MaySa0:scholarship,MiySaZ:general,LgJey:women's
MayLbLu3:disabled people's,OeyJiCg3:youth,OeyCg3:youth,LeFu3Lu:children's,CiLu3:senior
JuFuZ:municipal,Qs0Hg7JuFuZ:metropolitan,AjyLg0JuFuZ:metropolitan,DiFuZ:provincial
An0FuZ:national,AnFuZ:public,An0AiyFuZ:public,HnJi0:affiliated,HnJe7:affiliated
HgyJe7:affiliated,LtFm,LtSa0:medical`;

export const KINDS = `
s|OiDsySa0Am:elementary school,MnySa0Am:middle school,AiDsySa0Am:high school,DbSa0Am:university
LgMaDbSa0Am:women's university,DbSa0:college,DbSa0Lo3:graduate school
GbySa0Am:school for the blind,CiySa0Am:school for the deaf
AjSa0AuJn7Lo3:institute of science and technology,AjSa0Lo3:institute of science
LtSa0Lo3:medical institute,Sa0Am:school,LgMny:girls' middle school
LgAi:girls' high school|LgMa:girls',LlAn0Le:foreign language,AiyLeZ:technical,JayLeZ:commercial
Ja3LeZ:industrial,GaLuJsQe:meister,JaLuHe:cyber,DuMuQe7,Lu3QeCfw:internet
JaHeYDbSa0:college of education,LtAjDbSa0:college of medicine,LlAn0Lu3:foreign,Qs0Jn:special
DbLa3:alternative,LgyMb:gifted,HayJiyQiyJu3:air and correspondence,Mu0LeZMe3Gn3:vocational
Ju3Sa0:theological,LhJn7MiySaZ:arts;w|LrOuLo3,LeFu3LuMuZ,Sa0Lo3:academy
LeSa0Lo3:language institute,AmJsZJi:learning center,Ln3Me3Me3Gn3Sa0Lo3:driving school
Ln3Me3Sa0Lo3:driving school,RgyJbyAmLr0Lo3:lifelong education center
Ja3Sa0SgZFg0Da3:Industry-Academic Cooperation Foundation,Sa0Lo3Sa0AmHeZLu3:school foundation
Sa0AmHeZLu3:school foundation,AmLr0Lo3:training center,Lg3JnLo3:training institute
PbYReJs:campus,LtAjDbSa0:college of medicine,DiJeAj3:library,Ha0Gn7Aj3:museum
GuJn7Aj3:art museum,AuCgYAj3:memorial hall,Gn3SjLo3:cultural center,SlAj3:center
Hi0MuAj3:welfare center,JnFg3Aj3:youth center,MuLg0LaDiyJf3Qe:community child center,LmLcyLo3
Hi0MuJf3Qe:welfare center,LmLcyJf3Qe:care center,MayFhJu0May:funeral home|JnSa0:math,PeYRrQe
RuLaCi:piano,LmFu:cooking,LuZJu:admission,Rg3LuZ:transfer admission,Db3Js:dance,QbAo3Di
HiJsZ:tutoring,GuLmy:beauty,MaDiyOa:automobile,AmLr0:training,Mu0May:workplace,HayGn3:Home-Visit
MbAa:home;wC|HgyLo3,LtLo3:clinic,LtFmLo3:medical center,Sa3LtLo3:korean medicine clinic
LtFmJf3Qe:medical center,GfDuPe7Jf3Qe:medical center,MiJa3Lo3:midwifery clinic
Ja3SnMiFuLo3:postpartum care center,Lc0An0,Sa3Lc0An0:herbal medicine pharmacy
LaYJf3Qe:cancer center,AeYMu3Jf3Qe:screening center,MeyJu3Ae3AayJf3Qe:mental health center
LtFmMbDa3:medical foundation,HiAe3Ji:public health center|CbAj:internal medicine,LlAj:surgery
MeySgyLlAj:orthopedic,Ju3AgyLlAj:neurosurgery,JeySgyLlAj:plastic surgery
SryHnLlAj:thoracic surgery,La3Aj:eye,LuHuLu3SnAj:ENT,RuHnAj:dermatology,HuCmLtSa0Aj:urology
HuCmAuAj:urology,Ja3HnLu3Aj:obstetrics & gynecology,JiLaOeyJiCg3Aj:pediatric,JiLaAj:pediatric
MeyJu3Ae3AayLtSa0Aj:psychiatric,MeyJu3Aj:psychiatric,Ju3AgyAj:neurology
MbSj7LtSa0Aj:rehabilitation,AaMeyLtSa0Aj:family medicine,GaOqQiyMsyLtSa0Aj:pain
QiyMsyLtSa0Aj:pain,LgyJayLtSa0Aj:radiology,OuAj:dental,Sa3Hay:korean medicine,LmLcy:nursing
MeyJu3:psychiatric,MbSj7:rehabilitation,LaDiy:children's,DiyGn7:animal
Ae3Aay:health;sN|JuOey:city hall,AnOey:-gu office,An3Oey:-gun office,DiOey:provincial government
LsZJaGnJi:-eup office,Gg3JaGnJi:-myeon office,MnGu3Jf3Qe:community service center
SbyMeyHi0MuJf3Qe:community service center,AgyOa7Oey:police agency,AgyOa7Je:police station
RaOn7Ji:police box,MuAnDb:police precinct,JiHayJe:fire station,JiHayHi3Hn:fire department
JfGnJe:tax office,MuHayAn0JfOey:regional tax office,JfAj3:customs,LnOfAn0:post office
HeZLo3:court,AeYOa7Oey:prosecutors' office,MuLo3:branch,MuOey:branch
AmLr0Oey:office of education,AmLr0MuLo3Oey:district office of education,LtSl:council
DsyAuJi:registry office,AiLmyCiDiyOey:employment and labor office
AiLmyCiDiyMuOey:employment and labor branch office,AiLmyJf3Qe:employment center
AmDiJi:correctional institution,AnOuJi:detention center
JuJe7Aj3FuAiyDa3:facilities management corporation,JuJe7AiyDa3:facilities corporation
DiJuAiyJa:urban corporation,AbHa7AiyJa:development corporation
MnQb0DiJuAiyJa:housing and urban development corporation,Aj3AjyAiyJa:tourism organization
AmQiyAiyJa:transportation corporation,SayGa3AiyJa:port authority,LfCeMuAiyJa:energy corporation
CiyLeZAuJn7Jf3Qe:agricultural technology center,JaLeZHi3Hn:project headquarters
JaFgyHn:command|MnyLay:central,DiyHn:eastern,JeHn:western,CaYHn:southern,Hn0Hn:northern
MuHay:district,AiDsy:high,AaMey:family,SbyMey:administrative,SlJby:bankruptcy,DiJu:urban
JayJnDi:waterworks;w|SgZSl:association,Sa0Sl:society,Lg3SaZSl:federation,MnyLaySl:federation
Lg3Gby:federation,OiyLg3Gby:confederation,OiySgZSl:federation,Lg3SaZ:federation,SgZLtSl:council
MbDa3,MaySa0Sl:scholarship foundation,CiDiyMiSaZ:labor union,LuZMnMaDbRmSlLt:residents' council
MiyOu3Sl:clan association,JayLu3Sl:merchants' association,He3LgySl:merchants' association
DiyOaySl:alumni association,OiyDiyOaySl:alumni association,DiyGn3Sl:alumni association
OiyDiyGn3Sl:alumni association,OfLr0Sl:sports council
JayAiySlLtJi:chamber of commerce and industry,AiyMfSl:mutual aid association
AiyMfMiSaZ:mutual aid association,LqLo3Sl:committee,MiSaZ:association,Mu3SsyLo3:promotion agency
Lg3AnLo3:institute,Lg3AnJi,Mu3SsySl:promotion association,SnLo3Sl:supporters' association
Aj3FuJaGnJi,Aj3FuDa3:management body,MuSl:branch,MuHn:branch
Hi0MuHeZLu3:social welfare foundation,LtFmHeZLu3:medical foundation
AuCgYJaLeZSl:memorial association,ScyLnSl:hometown association,HnCgSl:women's association
CiLu3Sl:senior citizens' association,LeOi3Ah:fishing village association|CbAj:internal medicine
LlAj:surgery,MeySgyLlAj:orthopedic,Ju3AgyLlAj:neurosurgery,JeySgyLlAj:plastic surgery
SryHnLlAj:thoracic surgery,La3Aj:eye,LuHuLu3SnAj:ENT,RuHnAj:dermatology,HuCmLtSa0Aj:urology
HuCmAuAj:urology,Ja3HnLu3Aj:obstetrics & gynecology,JiLaOeyJiCg3Aj:pediatric,JiLaAj:pediatric
MeyJu3Ae3AayLtSa0Aj:psychiatric,MeyJu3Aj:psychiatric,Ju3AgyAj:neurology
MbSj7LtSa0Aj:rehabilitation,AaMeyLtSa0Aj:family medicine,GaOqQiyMsyLtSa0Aj:pain
QiyMsyLtSa0Aj:pain,LgyJayLtSa0Aj:radiology,OuAj:dental,DbSa3:korean,Me3An0:national,GnLg0:trade
LtJa:medical,Lc0Ja:pharmaceutical,Aa3SiJa:nurses,Ae3On0Ja:architects,Ae3On0,SjSa0,Gn7Fu:physical
AgyMf:economic,JiHuMa:consumer,HnRnY:parts,AuJn7Lu3:engineers,AiyLu3MnyAbJa:realtors,JeYLr
MaDiyOa:automobile,LsYJu0LeZ:restaurant,Me3Au:electrical,Me3AuAiyJa:electrical contractors
MeyHiQiyJu3:information and communications,Ln3JiyJaLeZ:transport business,Qb0Ju
AbLu3Qb0Ju:private taxi,SjGn7MaDiyOa:truck,LtFmAuAu:medical device,MnyJiAuLeZ:small business
AuLeZ:business,On0Ja3,AmMu0Lo3:teachers,MnQb0,HiyJa:volunteer,JuMay,LaRaQs,Da3Of:organizations
LuJs7FaYAm:muslim,MbAe3On0MeyHuJaLeZ:reconstruction,MbAbHa7MeyHuJaLeZ:redevelopment
MuLg0MnQb0:regional housing;s|CiyLeZSgZDiyMiSaZ:agricultural cooperative
CiySgZ:agricultural cooperative,On0Ja3LeZSgZDiyMiSaZ:livestock cooperative
On0SgZ:livestock cooperative,JnJa3LeZSgZDiyMiSaZ:fisheries cooperative
JnSgZ:fisheries cooperative,Ja3FuYMiSaZ:forestry cooperative
JbGaLs7AsYAi:community credit cooperative|Lu3JaY,Lo3Lh:horticultural,AaYAr7:citrus,LcyDi3:swine
LcyHiy:beekeeping,Ca0Ciy:dairy,On0Ja3,SjSp:flower;wL|Ju3LmySgZDiyMiSaZ,Ju3SgZ:credit union
SgZDiyMiSaZ:cooperative,JbySgZ:consumer cooperative,JbySj7SgZDiyMiSaZ:consumer cooperative
JaSlMe0SgZDiyMiSaZ:social cooperative,LgyCiyMiSaZHeZLu3:farming association corporation
LgyLeMiSaZHeZLu3:fishing association corporation|JiHuMa:,JaLeZ:business,AiyLeZ
LtFmHi0Mu:medical welfare,LtFmAuAu:medical device,Qb0Ju;wLP|HeZGnHeZLu3:law firm
HeZFr7JaGnJi:law office,Hg3SiJaJaGnJi:law office,JfGnSlAh:tax & accounting,JfGnAsFnZ:tax group
AaYJaHa3:audit team,Qs0SeHeZLu3:patent & law firm,CiGnHeZLu3:labor law firm
Aj3JfHeZLu3:customs firm,Ae3On0JaJaGnJi,MiySaZAe3On0JaJaGnJi:architects,AiyLu3MnyAbJaJaGnJi
MnyAbJaGnJi:real estate agency,AiyLu3MnyAbJa:real estate agency
MnyAbHeZLu3:brokerage corporation,Ji3SbJaMey:claims adjusting|HnDiyJa3:
HeZGnJa:judicial scrivener,JfGnJa:tax accountant,JfGn:tax,JfGnSlAh:tax & accounting
SlAh:accounting,AiyLu3SlAhJa:certified public accountant,Qs0Se:patent,Qs0SeHeZFr7:patent & law
Hg3FuJa:patent attorney,AiyLu3CiGnJa:labor attorney,CiGnJa:labor attorney,Aj3Jf:customs
Aj3JfJa:customs broker,AaYMeyRgyAa:appraisal,AaYMeyRgyAaJa:appraiser
SbyMeyJa:administrative attorney,AuJn7Ja:professional engineer,Je7Ah,Os0Fcy:survey
Ji3SbJaMey:claims adjusting,Ae3On0,SaZDiy:joint;wLBP|HeZLu3:corporation,JaGnJi|HnDiyJa3:
HeZGnJa:judicial scrivener,JfGnJa:tax accountant,JfGn:tax,JfGnSlAh:tax & accounting
SlAh:accounting,AiyLu3SlAhJa:certified public accountant,Qs0Se:patent,Qs0SeHeZFr7:patent & law
Hg3FuJa:patent attorney,AiyLu3CiGnJa:labor attorney,CiGnJa:labor attorney,Aj3Jf:customs
Aj3JfJa:customs broker,AaYMeyRgyAa:appraisal,AaYMeyRgyAaJa:appraiser
SbyMeyJa:administrative attorney,AuJn7Ja:professional engineer,Je7Ah,Os0Fcy:survey
Ji3SbJaMey:claims adjusting,Ae3On0,SaZDiy:joint;sN|AmSl:church,JeyDay:catholic church
MnAmMjJeyDay:cathedral,AmAn:diocese,DbAmAn:archdiocese,CiSl:presbytery,Je3AmSl:mission
AuDiLo3:prayer center,JnDiLo3:monastery,JnDiSl:religious order,JnCgSl:congregation of sisters
RiAmLo3:buddhist mission center,AmDay:won buddhist temple,AmAnHi3Ja:district head temple
LrMuMbDa3:foundation|Jn3Hi0LsY:full gospel,MayFi:presbyterian,AaYFu:methodist,OuYFh:baptist
JeyAg7:holiness,AsYJu0:fasting,LlHay:overseas,AuDi0Am:christian,JeyHaLiFi:st. paul
JeyHfCfDu0Di:st. benedict,JeyRsFa3OuJsPi:st. francis,Ja7FfJuLi:salesian;eR|MuMeY:branch
MuJa:branch,MeY:branch,LgyLeZJi:sales office,On7MayJi:branch office,JaLeZJi:office
JaLeZMay:worksite,AiyMay:plant,Gn7FrJf3Qe,Jf3Qe,Hi3Ja:head office,Hi3MeY:main branch,DbFuMeY
Lg3Fa0JaGnJi:liaison office,JaGnJi,Sg3MayJaGnJi:site office,Hi3Hn:headquarters
MuLg0Da3:regional office,LgyLeZHn:sales department,Me3JuMay:showroom,GbMay:store,Mu0LgyMeY:store
MfOe7Ji:steelworks,MiJe3Ji,MeyHuJf3Qe:service center,JeHuJsJf3Qe:service center
AsYLryJf3Qe:financial center,HeZLu3:,Lo3MaFg0Hi3Hn:nuclear power site,Ha7Me3Hi3Hn:power site
AuJn7Lg3AnJi:R&D Center|An0Mf:international,MuLg0:regional,SbLl:overseas
MeyHu:maintenance;w|LrDiySjMe3Gn3:securitization specialty
LrDiySjMe3Gn3SlJa:securitization specialty company,JaGiQnMa:private equity fund
QnMaMiSaZ:investment fund,HnDiyJa3QnMaSlJa
JaGiHnDiyJa3QnMaSlJa:private real estate investment company
HnDiyJa3QnMaJu3Qa0:real estate investment trust,QnMaJu3Qa0,QnMaSlJa
QnLryMaSlJa:investment and financing company
AuLeZLu3JnGi0Me0:special purpose acquisition company,Ja3LeZMe3Gn3SlJa:industry specialty company
Ja3LeZMe3Gn3:industry specialty,MuZSaZQnMaAuAn:collective investment vehicle
GiQbRe3Ds:fund of funds,Re3Ds,JsRb0:special purpose acquisition company,FuOs:REIT
RuLfRsHsLu:PFV|LqQa0Aj3Fu:,AgyLgyOaYLgSgy:,AuLeZAnMiMiMey:,AuLeZMbGnLa3Mey:,OayLeZHf3OeMe3Gn3:
MaAuAj3Fu:Self-Managed,AiyGi:public offering,JaGi:private,Lu7Ha3:general
Me3Gn3QnMaSgy:professional,AuAj3Me3Lmy:institutional,Hf3Oe,Ju3AuJn7JaLeZ:new technology business
Ju3AuJn7:new technology,OayLeZ:startup,AbLu3:individual,CiyJu0RnY:Agri-Food,MsyAo3,ObAo3:bond
Da3Au:Short-Term,Je3Ha0,AbHa7,JiMbHnRnY:materials and parts,OiAuAuLeZ:Early-Stage
JfPe3DeFu:secondary,Lf3Mf7:angel,HnDiyJa3,MnQb0DiJuAuAsY:housing and urban fund`;

export const OFFICIAL_NAMES = `
AuSl0MbMeyHn:ministry of economy and finance,MbMeyAgyMfHn:ministry of finance and economy
AmLr0Hn:ministry of education,AjSa0AuJn7MeyHiQiyJu3Hn:Ministry of Science and ICT
LlAmHn:ministry of foreign affairs,HeZGnHn:ministry of justice
An0HayHn:ministry of national defense,SbyMeyLa3Me3Hn:ministry of the interior and safety
Gn3SjOfLr0Aj3AjyHn:ministry of culture. sports and tourism
CiyFuYOn0Ja3Ju0RnYHn:ministry of agriculture. food and rural affairs
Ja3LeZQiyJayHn:ministry of trade. industry and resources
HiAe3Hi0MuHn:ministry of health and welfare,Sj3AgyHn:ministry of environment
AuSnLfCeMuSj3AgyHn:ministry of climate. energy and environment
AiLmyCiDiyHn:ministry of employment and labor
LgJeyAaMi0Hn:ministry of gender equality and family
An0QiAmQiyHn:ministry of land. infrastructure and transport
SbLcyJnJa3Hn:ministry of oceans and fisheries,MnyJiHf3OeAuLeZHn:Ministry of SMEs and Startups
Ju0RnYLtLc0RnYLa3Me3Oe:ministry of food and drug safety,An0JfOey:national tax service
Aj3JfOey:korea customs service,MiDa7Oey:public procurement service,QiyAhOey:statistics korea
AgyOa7Oey:korean national police agency,Qs0SeOey:korean intellectual property office
SbLcyAgyOa7Oey:korea coast guard,AsYLryLqLo3Sl:financial services commission
AsYLryAaYDi0Lo3:financial supervisory service,AiyMeyAeFbLqLo3Sl:korea fair trade commission
An0Sl:national assembly,An0FuZMnyLayDiJeAj3:national library of korea
An0FuZMnyLayHa0Gn7Aj3:national museum of korea,Sa3An0Ls3Sby:bank of korea
Sa3An0Ja3LeZLs3Sby:korea development bank,MnyJiAuLeZLs3Sby:industrial bank of korea
Sa3An0Me3Fg0AiyJa:korea electric power corporation
Sa3An0QiMuMnQb0AiyJa:korea land and housing corporation
Sa3An0DiFiAiyJa:korea expressway corporation
Sa3An0JnMaLo3AiyJa:korea water resources corporation,Sa3An0Oe7DiAiyJa:korea railroad corporation
Lu3Oe3An0MfAiySayAiyJa:incheon international airport corporation
Sa3An0AaJsAiyJa:korea gas corporation,Sa3An0Aj3AjyAiyJa:korea tourism organization
DbSa3GnLg0QnMaMu3SsyAiyJa:Korea Trade-Investment Promotion Agency,JeLn7AmQiyAiyJa:seoul metro
An0Gu3Lg3AsYAiyDa3:national pension service
An0Gu3Ae3AayHiSeYAiyDa3:national health insurance service
As3FiHi0MuAiyDa3:korea workers' compensation and welfare service
Sa3An0Ja3LeZLu3Fg0AiyDa3:human resources development service of korea
Ju3LmyHiMsyAuAsY:korea credit guarantee fund
AuJn7HiMsyAuAsY:korea technology finance corporation
Sa3An0JnFg0Lo3MaFg0:korea hydro & nuclear power,An0FuZLaYJf3Qe:national cancer center
JeLn7LaJa3HgyLo3:asan medical center,JaYJeyJeLn7HgyLo3:samsung medical center
JeLn7DbSa0Am:seoul national university,Lg3JfDbSa0Am:yonsei university
AiFgDbSa0Am:korea university,LuSjLgMaDbSa0Am:ewha womans university
MnyLayDbSa0Am:Chung-Ang University,AgyStDbSa0Am:kyung hee university
Sa3An0LlAn0LeDbSa0Am:hankuk university of foreign studies,JeLn7JuFuZDbSa0Am:university of seoul
Ae3An0DbSa0Am:konkuk university,Da3An0DbSa0Am:dankook university
An0Gu3DbSa0Am:kookmin university,JnyJu7DbSa0Am:soongsil university,LaMnDbSa0Am:ajou university
AaQi7Fu0DbSa0Am:catholic university of korea,Jn0GgyLgMaDbSa0Am:sookmyung women's university
JeyAr3Aj3DbSa0Am:sungkyunkwan university,LgyCaYDbSa0Am:yeungnam university
AhGgyDbSa0Am:keimyung university,HnJa3DbSa0Am:pusan national university
AgyHn0DbSa0Am:kyungpook national university,Me3CaYDbSa0Am:chonnam national university
Me3Hn0DbSa0Am:jeonbuk national university,OnyCaYDbSa0Am:chungnam national university
OnyHn0DbSa0Am:chungbuk national university,AayLo3DbSa0Am:kangwon national university
MfMnDbSa0Am:jeju national university,AgyJayAn0FuZDbSa0Am:gyeongsang national university
Lu3Oe3DbSa0Am:incheon national university,AiyMnDbSa0Am:kongju national university
JeLn7AmLr0DbSa0Am:seoul national university of education
Sa3An0HayJiyQiyJu3DbSa0Am:korea national open university
Sa3An0AjSa0AuJn7Lo3:korea advanced institute of science and technology
Sa3An0LhJn7MiySaZSa0Am:korea national university of arts,Sa3An0Ri7FuQf0DbSa0:korea polytechnics
DbSa3JayAiySlLtJi:korea chamber of commerce and industry
Sa3An0GnLg0SgZSl:korea international trade association
MnyJiAuLeZMnyLaySl:Korea Federation of SMEs
Sa3An0CiDiyMiSaZOiyLg3Gby:federation of korean trade unions,DbSa3Me0JuZMaJa:korean red cross
DbSa3Hg3SiJaSgZSl:korean bar association,DbSa3LtJaSgZSl:korean medical association
DbSa3CiLu3Sl:korean senior citizens association,AnwCfLuHeJs:good neighbors
CiySgZLs3Sby:NongHyup Bank,CiySgZMnyLaySl:national agricultural cooperative federation
JnSgZMnyLaySl:national federation of fisheries cooperatives
Ju3SgZMnyLaySl:national credit union federation of korea
JbGaLs7AsYAiMnyLaySl:korean federation of community credit cooperatives
Ja3FuYMiSaZMnyLaySl:national forestry cooperative federation
JeLn7Qs0Hg7Ju:seoul metropolitan government,LgLtDiJn3Hi0LsYAmSl:yoido full gospel church
GgyDiyJeyDay:myeongdong cathedral,Lo3Hn7Am:won buddhism,Lr0An3:republic of korea army
SbAn3:republic of korea navy,AiyAn3:republic of korea air force,JnSgZLs3Sby:suhyup bank
Jn3Oe3ScyDbSa0Am:soonchunhyang university
Hn3DayJeLn7DbSa0AmHgyLo3:seoul national university bundang hospital
JfHsFa3JsHgyLo3:severance hospital`;

export const DENOMINATIONS = `
DbSa3LhJnAmMayFiSl(QiySaZ):presbyterian church of korea
DbSa3LhJnAmMayFiSl(SaZDiy):general assembly of presbyterian church in korea
DbSa3LhJnAmMayFiSl:presbyterian church in korea
Sa3An0AuDi0AmMayFiSl:presbyterian church in the republic of korea
AuDi0AmDbSa3AaYFuSl:korean methodist church
AuDi0AmDbSa3JeyAg7AmSl:korea evangelical holiness church
AuDi0AmSa3An0OuYFhSl:korea baptist convention
AuDi0AmDbSa3SaCaCuYLtJeySl:assemblies of god of korea,AnJfAn3:salvation army
DbSa3JeyAiySl:anglican church of korea,MfOu7Lu7La3Ju0Lu7LhJnMbFuYAm:seventh-day adventist
Oe3MnAm:catholic,DbSa3Hn7AmMiAhMiy:jogye order of korean buddhism
Sa3An0Hn7AmQbAiMiy:taego order of korean buddhism
DbSa3Hn7AmOe3QbMiy:cheontae order of korean buddhism,DbSa3Hn7Am:korean buddhism
Sa3An0Hn7Am:korean buddhism,Lo3Hn7Am:won buddhism`;

export const COUNTRIES = `
Sa3An0:korea,Lu7Hi3:japan,MnyAn0:china,SiyPiy:hong kong,DbGa3:taiwan,GuAn0:USA,LgyAn0:UK
Di0Lu7:germany,RsFayJs:france,JuyAaRiFs:singapore,HfQsCaY:vietnam,QbAn0:thailand,Lu3Di:india
Lu3DiCfJuLa:indonesia,Ga7FfLuJuLa:malaysia,Ru7FuRu3:philippines,SiMn:australia,PbCaDa:canada
Gf0JuPi:mexico,LrFeZ:europe,DiPm:tokyo,DiyAgy:tokyo`;

export const PLACES = `
JeLn7,HnJa3,DbAn,Lu3Oe3,AjyMn,DbMe3,Ln7Ja3,JfMiy,AgyAu,AayLo3,OnyHn0,OnyCaY,OnyOey,Me3Hn0,Me3CaY
Me3Fa,AgyHn0,AgyCaY,AgyJay,MfMn,LgyCaY,SiCaY,JnDiAo3,OnyOeyHn0,OnyOeyCaY,Me3FaHn0,Me3FaCaY
AgyJayHn0,AgyJayCaY,JnLo3,JeyCaY,AiLcy,LmyLu3,HnOe3,La3Ja3,La3Lcy,CaYLcyMn,SjJey,RgyQb0,LtMeyHn
JuSsy,RaMn,AuYRi,AjyGgy,An3Ri,LuOe3,LiJa3,SaCaY,LcyMn,AnFu,La3Jey,RiOe3,LtLjy,LgMn,DiyDnOe3
AjOe3,On3Oe3,Lo3Mn,AayFsy,DiySb,QbHb0,Ji0Oi,JaYOe0,OeyMn,OnyMn,MfOe3,Oe3La3,AiyMn,HiFgy,LaJa3
JeJa3,Ci3Ja3,AhFmy,DayMu3,Me3Mn,An3Ja3,Lu0Ja3,MeyLsZ,CaYLo3,AuYMf,Gi0Ri,LgJn,Jn3Oe3,CaMn,AjyLcy
RiSay,AgyMn,AuYOe3,La3Diy,AnGu,LgyMn,LgyOe3,JayMn,Gn3Agy,AgyJa3,OayLo3,Mu3Mn,QiyLgy,JaOe3,AuYSb
Gu7Lcy,AeMf,LcyJa3,JeAqRi,MiyFi,LmyJa3,JeyDiy,AjyMu3,DiyDbGn3,MnyFay,JeyHn0,AayHn0,DiHiy,CiLo3
Ls3Rgy,JeDbGn3,GaRi,LcyOe3,AayJe,AnFi,AsYOe3,LgyDsyRi,DiyMa0,Aj3La0,JeOi,AayCaY,JiyRa,AayDiy
LgyDi,HnJa3Mu3,DiyFb,SbLn3Db,JaSa,AsYMey,Lg3Mf,JnLgy,JnJey,Da7Je,GuOnSi7,CaYDiy,HnRgy,AhLcy
AjyJa3,LrJey,DbDe0,Ra7Da7,LgyQiy,Hn3Day,De0Lcy,Lu7Ja3,AuSsy,JnMu,OeyLo3,Lj3Ja3,De0Mu3,LtOay
GaJa3,Mu3Sb,Lg0JaY,JaYJeyDiy,DbOu,LaZAnMey,OeyDaY,Ci3Sg3,DiAi0,AbRi,MaYJu7,HayHb,Ha3Ri,LcyMb
Ju3Ja,GgyDiy,Ls7MuFi,LgLtDi,Gi0Diy,SiyDb,Ju3Oi3,LuQbLo3,Ae3Db,JeyJn,LjyJuZFu,Ju3FuY,CiFcyMu3
Lg3CaY,SaZMey,JayLaY,Ra3Am,DiyQa3,Mn0Me3,AjyAm,JiyDi,OeyFa,AnLo7,JeGg3,Dn3Ja3,JayGn,MiOuLo3
ScyCaY,LiJiy,QfSfFa3Fi,GaAi0,AaJa3,Gn3Mey,Ju3DiFuY,JeSg3,LcQaZ,RgyOi3,Ja3Hi3,DbMe3Lg0,AaLcy
DsyOi3,SjAi0,Oe3Si,JnLr,OayDiy,JayAh,ShSj,DiyJeLn7,CaYJeLn7,Hn0JeLn7`;
