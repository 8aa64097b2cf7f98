/**
 * The words, endings and names from which English names are composed: data, made by
 * `language-data/name-tables/make.ts` and not changed by hand. Reading belongs in `vocabulary.ts`
 * and `kinds/tables.ts`.
 */

export const LISTED_WORDS = `
JsQaHe0Js:starbucks,JfHs3Lu7FfHs3:7-Eleven,Gb0DiCa7Ds:McDonald's,HeAePuy:burger king
FiwDfFuLa:lotteria,RaFuHaAfEs:paris baguette,RaFuHaAfQs:paris baguette,EnFfMrFs:tous les jours
HbJsPu3FaHu3Js:baskin robbins,De3Pu3DiCeOs:dunkin donuts,DiGuCiRuMa:domino's pizza
RuMaSew:pizza hut,GuJsQeRuMa:mr. pizza,JeHsLpLu:subway,QnKeYRs7FfLuJs:a twosome place
LuDuLc:ediya,GfAaPeRu:mega coffee,Sa7FuJs:hollys,Lf3MfFuCeJs:angel-in-us,QaYLb3QaYJs:tom n toms
SiYRs7FeJs:homeplus,LuPfLa:IKEA,LrCuPs7Fi:uniqlo,CaLuPu:nike,LaDuDaJs:adidas,AnAs7:google
RfLuJsHn0:facebook,GaLuPsFiJiRsQs:microsoft,LaGaMi3:amazon,CfwRs7Fu0Js:netflix,MuGf3Js:siemens
HaLuLf7:bayer,CiHaQuJs:novartis,SjLuMa:pfizer,HaJsRs:BASF,KsFuLfY:3M,GfFsJfDfJs:mercedes
Hf3Os:benz,Ri0JsHaAf3:volkswagen,LaLnDu:audi,DiLmQa:toyota,QiLmQa:toyota,QfJs7Fa:tesla
RiFsJp:porsche,Ru7FuZJs:philips,RaCaJiCu0:panasonic,Li7FuYRnJs:olympus,SuQaOu:hitachi
DiJuHa:toshiba,GuKsHuJu:mitsubishi,GuKsLu:mitsui,JsGuQiGi:sumitomo,LuQiOn:itochu
GaFnHfCu:marubeni,GuMsSi:mizuho,CiGnFa:nomura,GiAa3:morgan,OfLuJs:chase
GiAa3JsQb3Fu:morgan stanley,Ai7DsGa3Ja0Js:goldman sachs,GfFu7Fu3Ou:merrill lynch
PsFfDuQsJsLqJs:credit suisse,RaFuHa:paribas,JiJuLfQfMfCfFa7:societe generale
JiJuLfQfMfCfFe7:societe generale,PsFfDuLaAsFuPi7:credit agricole,SiyPiyJaySaLuLs3Sby:HSBC
JsQb3DaDsOaQaDs:standard chartered,KuQuLs3Sby:citibank,KuQuAsFnZ:citigroup,La7FuLa3Os:allianz
GfQsFaLuRs:MetLife,RnFsDf3Jg7:prudential,DiLuOuLs3Sby:deutsche bank,DiLuOuHbyPs:deutsche bank
MnyAn0AiyJayLs3Sby:industrial & commercial bank of china
MnyAn0Ae3Je7Ls3Sby:china construction bank,MnyAn0CiyLeZLs3Sby:agricultural bank of china
HbyPsLiHsLaGfFuPa:bank of america,JsQfLuQsJsQsFuQs:state street,Hs7Fb0Fi0:BlackRock
RuDf7FuQu:fidelity,RsFbyPs7Fu3QfYRs7Qe3:franklin templeton,JrFiDe:schroder,Du7FiLuQs:deloitte
Gb0Pu3Mu:McKinsey,LiFaPs7:oracle,Po7PeY:qualcomm,Lf3HuDuLa:NVIDIA,SeCuLp7:honeywell
SaCuLp7:honeywell,JrCaLuDe:schneider,FiFfLa7:L'Oreal,FnLuHuQiy:louis vuitton,LfFsGfJs:hermes
PiPaPi7Fa:Coca-Cola,CfJs7Ff:nestle,LrCuFfHe:unilever,SaLuCfPf3:heineken,DuLaMuLi:diageo
Lo7QsDuMsCu:walt disney,Su7Qs3:hilton,SaLcwQs:hyatt,GfFuLeQs:marriott,JpFaQi3:sheraton
CiHiQf7:novotel,Lu3QePe3QuCf3Qa7:InterContinental,RfDf0Js:FedEx,FnRsQsSa3Ma:lufthansa
LfLeRsFayJs:air france,PbJfLuReJuRu0:cathay pacific,GeJsPs:maersk,LfFu0Js3:ericsson,HiLuy:boeing
Fi0SuDsGaQu3:lockheed martin,LfLeHeJs:airbus,PnRay:coupang,Rn7Ru7Ge3Qs:fulfillment
DbSa3QiyLn3:korea express,KuMfLuDbSa3QiyLn3:CJ Logistics,DbSa3SayAiy:korean air
LaJuLaCaSayAiy:asiana airlines,Sg3DbSbJay:hyundai marine,Lg3Jf:yonsei,LuSjLgMa:ewha women's
JfHsFa3Js:severance,Ab7FeFuLa:galleria,PiLf0Js:COEX,FiwDfLo7Ds:lotte world,DaLuJs3:dyson
Sa3An0Ls3Sby:bank of korea,SbHuQaQs:habitat,PeYRbJg3:compassion,FiQaFu:rotary,FaLuLi3Js:lions
Lf7Mu:LG,JbyGgy:life,La3Me3:safety,AiLmy:employment,JiHuMa:consumer,AiJi0DiFi:expressway
AiJi0SjDiFi:expressway,JuJe7Gn7:facilities,JuJe7AiyJa:facilities works,RsFb3OaLuMs:franchise
AfLuY:game,JmRuy:shopping,Li3FaLu3JmRuy:online shopping,RsFuFb3Je:freelancer,Ja7Fiy:salon
GbOuy:matching,Hs7Fi0:block,FeCuy:learning,Ci3Jn7:essay,AmJu7:class,Jn3DnHn:soft tofu
PiyCaGn7An0HaZ:bean sprout gukbap,Da8Aa7Hu:dakgalbi,Ga0An0Jn:makguksu,Ee0Aa7Hu:tteokgalbi
LiMuyLe:squid,Ss0DkMu:black pork,LuHa7Aj3:barbershop,Hi0Ao3Hay:lottery shop,Hi0Ao3:lottery
LiwJnJe3:alterations,JnJe3MuZ:alterations,OaYAuFsY:sesame oil,Ae3AayLo3:health food
Jn3DbAn0HaZ:sundae gukbap,Hi1LsYHaZ:fried rice,Lg3Le:salmon,MaDiyOaLrFu:auto glass
Pq0JeHuJs:quick service,Hn0PaRf:book cafe,Ga3SjPaRf:comic book cafe,HfLuHu:baby,QiRuLa:topia
HnDbNuAb:budae jjigae,AuYOuNuAb:kimchi jjigae,NuAb:jjigae,SbGn7Qay:seafood stew
GbLn3Qay:spicy fish stew,LaAnNuY:braised monkfish,LaAqNuY:braised monkfish,Ca0Mu:octopus
NnBnGu:octopus,MnBnGu:octopus,MayLe:eel,Gu3Gn7MayLe:freshwater eel,MiAbAnLu:grilled clams
JbyJe3AnLu:grilled fish,LiFuAiAu:duck,LiFuAnLu:roast duck,Da8Sa3GaFu:dakhanmari
Da8AayMey:dakgangjeong,NuYDa8:jjimdak,Hn7AiAu:bulgogi,KaYHaZ:ssambap,HuHuYHaZ:bibimbap
Hb0Ha3:baekban,AaMeyJu0:home-style food,Sa3MeyJu0:Korean table d'hote,Sa3Ju0:Korean food
Lu7Ju0:Japanese restaurant,MnyJu0:Chinese restaurant,LcyJu0:western food
Ha3MeY:Chinese restaurant,LnDiy:udon,FaGf3:ramen,Di3AaJs:donkatsu,JsJu:sushi,Ka7An0Jn:pho
Jb3DsLqOu:sandwich,QiJsQs:toast,SbYHeAe:hamburger,SawDiAs:hot dog,LaLuJsPsFuY:ice cream
DiCew:donuts,LjRs7:waffle,SiEe0:hotteok,HnyLeIay:bungeoppang,Nu3Iay:steamed buns
BjHbAu:twisted donuts,DuMeQs:dessert,GaPaFiy:macaron,FiJsQeFu:roastery,HsFnLuy:brewing
OawMuZ:tea house,Me3QiyOawMuZ:traditional tea house,DaHay:coffee shop,DayAnPs7FeZ:billiards club
RiPfwHi7:billiards,LiFa0Ju7:arcade,HuDuLi:video,Se3Ob0Hay:used bookstore,Ob0Hay:bookstore
Lj3AnMeY:toy store,Ju3Ha7AaAf:shoe store,LiwAaAf:clothing store,LtJayJu7:dressmaker
LcyHi0MeY:tailor,GazOnYLcyHi0:custom tailor,LcyMayMeY:dressmaker,LuHn7:bedding,OuYAn:bedding
PeQs3:curtains,Hs7FaLu3Ds:blinds,DiHb:wallpapering,MayRa3:flooring,Hg0Mu:wallpaper
Lm0Ju7:bathroom,MnHay:kitchen,JuyPsDb:sinks,LrFuMeY:glass shop,Lg7Jl:locksmith,DiMay:stamps
Oe7Gn7MeY:hardware store,AiyAnJayJa:tools,Me3AuMiGgy:electric lighting,Ae3LeGn7:dried seafood
MeyGuJi:rice mill,Ka7JaySl:rice store,JaySl:store,OeyAjGn7:fruits & vegetables,AjLu7:fruit
AjLu7AaAf:fruit store,LcOb:vegetable,ObJi:vegetable,AhFa3:egg,LrAuCiy:organic
Ha3Oa3AaAf:side dish shop,Ms0Je0Ee0Hi1Lu:instant tteokbokki,JnJa3Gn7JuMay:seafood market
Sj7Le:live fish,MewAa7:salted seafood,GuLg0:seaweed,AuYOuNuY:braised kimchi,LbAg3:pet dog
LbAg3GuLmy:dog grooming,LbAg3PaRf:dog cafe,AiLcyLu:cat,AayLaMu:puppy,RfwJcZ:pet shop
RfwSiQf7:pet hotel,JnMi0Aj3:aquarium,Ca1Ju:fishing,Ca1JuMeY:fishing shop,MaMe3Ae:bicycle
LiQiHaLu:motorcycle,JsPnQe:scooter,PbYRuy:camping,DsyJa3Hi0:outdoor wear
AiyLu3MnyAbJa:real estate agency,HnDiyJa3JaGnJi:real estate agency,JuYHnFsYJf3Qe:errand service
DbFuLn3Me3:designated driver service,Pi7Qb0Ju:call taxi,SjGn7:freight,Pq0:quick,LmyDa7:freight
OeyJiDbSby:cleaning service,HayLg0:pest control,MeyJnAu:water purifier,Ff3Qa7JcZ:rental shop
MnyAiCaFa:secondhand,MnyAiAaAn:used furniture,AiGn7Jay:scrap dealer
MbSj7LmyJf3Qe:recycling center,MnOaQaLo:parking tower,JfGn:tax,He3Lg0:translation,AiyMsy:notary
SbyMeyJa:administrative attorney,LgyLe:english,JnSa0:math,AjLl:tutoring,LsYLa0:music
RuLaCi:piano,HaDn0:baduk,Db3Js:dance,AeYDi:kumdo,SaZAuDi:hapkido,LrDi:judo,Hi0Juy:boxing
MnMuwJn:jiu-jitsu,PsFiJsRuw:crossfit,Qa0AnMay:table tennis club,Qa0An:table tennis
HbDsGu3Qe3:badminton,QfCuJs:tennis,JsPoJu:squash,JnLgy:swimming,JsyGa:horse riding
Hi7Fuy:bowling,DayAn:billiards,RnwJa7:futsal,On0An:football,LcAn:baseball,JaMu3:photo
JsQrDuLiOj7Lgy:photo studio,Lb7HeY:album,LpDuySi7:wedding hall,LhJu0May:wedding hall
MayFhJu0May:funeral home,Di7Ma3Ou:first-birthday party,LuHf3Qs:event,Lj0Juy:waxing
Ji0Cn3KeZ:eyelash,LfJsQfQu0:esthetic,RuHnAj:dermatology,DnRu:scalp,HaHeJcZ:barbershop
Gu3Ji0MnMeY:folk pub,LuMaPaLc:izakaya,LjLu3:wine,LqJsPu:whiskey,Ga0Ae7Fu:makgeolli,JiMn:soju
Me3QiyMn:traditional liquor,CiFbPs7FeZ:karaoke club,CaLuQsPs7FeZ:nightclub,AfLuYFb3Ds:arcade
HayQa7On7:escape room,HiDsAfLuYPaRf:board game cafe,PuMsPaRf:kids cafe
GnLu3PaRf:self-service cafe,GnLu3MeYRi:self-service store,Jf7RsJfOaMay:self car wash
Jf7RsIa7FbHay:laundromat,Ia7FbHay:laundromat,PiLu3JfQa0:coin laundry,AiJuLo3:goshiwon
AiJuQf7:goshiwon,Lo3FnY:studio apartment,LgAj3:inn,LgLu3Jn0:inn,Sa3Li0:hanok,As7FbYRuy:glamping
PaFaHa3:caravan,MiySaZJayJa:general trading,MiySaZAe3Je7:construction,AuLeZ:enterprise
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
HayJiyAn0:broadcasting station,Ju3Gn3Ja:newspaper,MaDiyOa:motor,MaDiyOaHnRnY:auto parts
MaDiyOaMeyHu:auto repair,MaDiyOaAiyLeZJa:auto repair,MaDiyOaGbGbJayJa:used car dealer
MnyAiMaDiyOa:used cars,MnyAiOa:used cars,MaDiyOaSa0Lo3:driving school
MaDiyOaLn3Me3Sa0Lo3:driving school,LgAb0:passenger,LgAb0MaDiyOa:bus,Ln3Jn:transportation
Ln3Jiy:transport,AmQiy:transport,SayAiy:air,Qb0Ju:taxi,SjGn7Ln3Jiy:freight transport
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
Me3Ma,GuDuLe,HayJiy,LsYLa0,GuJn7:art,LgyLe,Aa3Si:nursing,HiAe3:health,Sj3Agy:environmental
Hi0Mu:welfare,JaSlHi0Mu:social welfare,Gn3Sj:cultural,Gn3SjLhJn7:culture and arts
MaySa0:scholarship,MiySaZ:general,LgJey:women's,MayLbLu3:disabled people's,OeyJiCg3:youth
OeyCg3:youth,LeFu3Lu:children's,CiLu3:senior,JuFuZ:municipal,Qs0Hg7JuFuZ:metropolitan
AjyLg0JuFuZ:metropolitan,DiFuZ:provincial,An0FuZ:national,AnFuZ:public,An0AiyFuZ:public
HnJi0:affiliated,HnJe7:affiliated,HgyJe7:affiliated,LtFm,LtSa0:medical`;

export const SOCIETY = `
DbSa3:korean,Me3An0:national,JnJa3LeZ:fisheries,GuLmyJaSl:hairdressers,JayLu3:merchants',La3Me3
Ja3LeZLa3Me3:occupational safety,CiDiy:labor,As3Fi:labor,As3FiMa:workers',CiDiyMa:workers',AiLmy
AiLmyCiDiy:employment and labor,Lu7MaFu:jobs,OqLeZ:employment,Mu0LeZ:vocational
Mu0LeZCsyFg0AbHa7:vocational skills development,Lu3Me0MaLo3AbHa7:human resources development
JiHuMa,JuGu3:citizens',MnGu3:residents',An0Gu3:national,CiyGu3:farmers',CiyOi3:rural
CiyLeOi3:rural,LeGu3:fishers',LeLeZ:fishing,LuYLeZ:forestry,Ja3FuY:forest,Ca0Ciy:dairy,LnLr:milk
Lr0Ln:beef cattle,Sa3Ln:hanwoo,Sa3Di3:pork,LcyAh:poultry,LcyHiy:beekeeping,Lo3Lh:horticultural
SjSp:flower,AjJn:fruit,CsyAsY:apple,JaAj:apple,Hb:pear,RiDi:grape,AaYAr7:citrus,GaCs7:garlic
LcyRa:onion,AiOn:pepper,ObJi,HeJew:mushroom,Ka7:rice,Ci0Oa:green tea,Me3Hi0:abalone,An7:oyster
AuY:laver,Gg7Ou:anchovy,MiyMa:seed,JaFm,HuFm,CiyLc0:pesticide,DiyGn7:animal,LbAg3:dog
Ha3FgDiyGn7:companion animal,JnLtJa:veterinary,CiyJu0RnY:Agri-Food
CiyJnJa3Ju0RnY:Agro-Fisheries and Food,On0Ja3Gn7:livestock products,AmQiy
AmQiyLa3Me3:transportation safety,DiFi:road,DiFiAmQiy:road traffic,AiJi0DiFi,Oe7Di:railway
DiJuOe7Di:urban railway,MuSaOe7:subway,SayAiy:aviation,SayAiyLnMn:aerospace,LnMn:space,SbLn3
SbLcyJnJa3:oceans and fisheries,SbLcySj3Agy:marine environment,SbJa:maritime,SayGa3:port,Gn7Fr
Ln3Jiy,Ln3Jn:transport,HeJs:bus,Me3JfHeJs,SjGn7,SjGn7Ln3Jiy,Qb0Hb,MnLrJi,MnOa:parking
MaDiyOaMeyHu:auto maintenance,MaDiyOaGbGb:car dealers,AsYLry:financial,Ls3Sby:banks,MsyAo3,HiSeY
JbyGgyHiSeY,Ji3SbHiSeY:Non-Life Insurance,LgJu3:credit,MeOn0Ls3Sby:savings banks,DbHn,QnMa
AsYLryQnMa:financial investment,Hf3Oe,Hf3OeAuLeZ:venture business,OayLeZ:startup,Ju3Lmy:credit
Ju3LmyMeyHi:credit information,MnyJiHf3OeAuLeZ:SMEs and Startups,JiJayAiyLu3:small business
JayAiyLu3:merchants',MaLgyLeZ:Self-Employed,MaLgyLeZMa:Self-Employed,RsFb3OaLuMs
AaGbyMeY:franchisee,LrQiy,Me3QiyJuMay:traditional market,JayAa:shopping arcade,DiGb
Ra3GbLeZ:sales,Ra3Gb,JnOn7:export,JnLuZ:import,QiyJay:trade,LlJu0LeZ:restaurant
LlJu0:food service,LlJu0Ja3LeZ:food service industry,Ju0RnY,Ju0RnYJa3LeZ:food industry
MfAj:bakery,MfAjMeY,Jn0Ha0LeZ:lodging,Jn0Ha0:lodging,JfQa0LeZ:laundry,JfQa0,GuLmyJa:hairdressers
LuLmyJa:barbers,RuHnGuLmy:skin care,SjMayRnY,Gi0Lm0LeZ:public bath
Me3Gn3Ae3Je7:specialty construction,Ae3Je7AuJn7:construction technology
Ae3Je7AuJn7Lu3:construction engineers,AuAhJe7Hu:mechanical equipment,Je7Hu:equipment,JiHay
JiHayJuJe7:fire protection facilities,JiHayLa3Me3:fire safety,JuJe7:facilities
JuJe7Aj3Fu:facilities management,MiAgy,QiGi0:civil engineering,Os0Fcy,MuMe0:cadastral,An0Qi:land
An0QiMeyHi:land and geospatial information,QiMu:land,DiJuMbJby:urban regeneration,MnAe:housing
MnAeHi0Mu:housing welfare,MnQb0Aj3Fu,MnQb0AsYLry:housing finance,MnQb0Aj3FuJa:housing managers
JsyAayAu:elevator,Me3AuLa3Me3:electrical safety,AaJsLa3Me3:gas safety,LfCeMu
Ju3MbJbyLfCeMu:new and renewable energy,MbJbyLfCeMu:renewable energy,QbLcyAjy
SbwHu!Ha7Me3:solar power,Lo3MaFg0:nuclear,Je0Lr:petroleum,JiyLrAj3:oil pipeline,AaJs
AjyLeZ:mining,AjyGn7:mineral,MaLo3,JnMaLo3:water resources,SaOe3:river,AuSn:climate
AuJay:meteorological,AuJayJa3LeZ:meteorological industry,Sj3AgyLn3Diy:environmental movement
Sj3AgyHiMe3:environmental preservation,Sj3AgyJa3LeZ:environmental industry,MaLg3:nature
MaLg3HiSi:nature conservation,JbyQb:ecological,MbSj7Lmy,RhAuGn7
MuCsyMeyHi:intelligent information,MeyHiSj:informatization,MeyHiHiSi:information security
Lu3QeCfw:internet,AfLuY,JiRsQsLpLe,DfLuQe:data,Lu3AiyMuCsy:AI,FiHiw,DsFi3:drone,Ha3DiOf
DuJsRs7FfLu:display,Me3MaQiyJu3:electronics and telecommunications,QiyJu3:communications
HayJiyQiyJu3:broadcasting and communications
MeyHiQiyJu3Ja3LeZ:information and communications industry,AjyAi,On7Ra3,On7Ra3Gn3Sj:publishing
Lu3Jk,Ju3Gn3:newspapers,Le3Fi3:press,Le3Fi3Lu3:journalists,AuMa:journalists,JaMu3:photography
JaMu3Ma0Aa:photographers,LgySj:film,LgyJay:film,LgySjMfMa0Aa:film producers
LbCuGfLuJg3:animation,Ga3Sj:cartoon,LpZQn3:webtoon,Pi3Qf3Os:content
Gn3SjPi3Qf3Os:culture and content,Lg3As0:theater,GnLmy:dance,An0La0:gugak
LsYLa0MeMa0Ao3:music copyright,MeMa0Ao3:copyright,Gn3Sa0:literature,Gn3Lu3:writers,Ma0Aa:writers
JuLu3:poets,JeLh:calligraphy,AiyLh:craft,DiMaAu:ceramics,Me3QiyGn3Sj:traditional culture
Gn3SjLrJa3:cultural heritage,Gn3SjMb:cultural heritage,Gu3Ji0:folk,Lg0Ja:history,DiJeAj3:library
RgyJbyAmLr0:lifelong education,RgyJbySa0JsZ:lifelong learning,AmLr0AjMey:curriculum
AmLr0AjMeyRgyAa:curriculum and evaluation,DbSa0AmLr0:university education
JaFuZSa0Am:private school,Sa0HnGi:parents',Sa0Jby:students',AmLo3:teachers,AmJa:teachers
AmJn:professors,LrLa:early childhood,LrLaAmLr0:early childhood education,LgyLrLa:infants'
HiLr0:childcare,Lr0La:childcare,AiyDiyLr0La:cooperative childcare
Lr0LaMiySaZMuLo3:childcare support,LaDiy:children's,LaDiyHiSi:child protection
LaDiyHiSiMe3Gn3:child protection,JayDaY:counseling,OeyJiCg3JayDaY:youth counseling
OeyJiCg3JayDaYHi0Mu:youth counseling and welfare,JuYFu:psychological
JuYFuJayDaY:psychological counseling,AaMi0:family,Ae3AayAaMey:healthy family
DaGn3Sj:multicultural,DaGn3SjAaMi0:multicultural family
DaGn3SjAaMi0MuLo3:multicultural family support,LuMnGu3:migrants',LuMnCiDiyMa:migrant workers'
LuMnLgJey:migrant women's,LlAn0Lu3:foreigners',LlAn0Lu3As3FiMa:foreign workers'
Hn0Sa3LuQa7MnGu3:north korean refugees,QiyLu7:unification,RgySj:peace,Lu3Ao3:human rights
Gu3MnSj:democracy,Gu3Mn:democratic,MaLr:freedom,AgyMfMeyLt:economic justice,JaSl:social
JaSlMe0AuLeZ:social enterprise,JaSlMe0AgyMf:social economy,GaLs7AuLeZ:community business
GaLs7:community,MuLg0:regional,MuLg0JaSl:community,MuHay:local,MuHayMaOu:local autonomy
MuHaySbyMey:local government,MuHayMbMey:local finance,MuLg0AbHa7:regional development
Ar3SgyHa7Me3:balanced development,MbScyAn3Lu3:veterans',HiSn3:veterans'
HiSn3Hi0MuLtFm:veterans health,An3Lu3:military,AgyOa7:police,AiyGnLo3:public officials'
AiyGnLo3Lg3AsY:public officials' pension,JaSa0Lg3AsY:teachers' pension,HeZFr7:legal
HeZFr7AnMi:legal aid,Hg3SiJa:lawyers,Qs0Se:patent,Ha7Ggy:invention
Ha7GgyMu3Ssy:invention promotion,MuJu0MbJa3:intellectual property,RmMn3:standards,RnYMu7:quality
JbyJa3Jey:productivity,JbyJa3AuJn7:industrial technology,Ja3LeZAuJn7,CsyFr7:management
AgyLgy:management,AgyLgyMa:employers,AgyLgyLu3:managers,AuLeZLu3:entrepreneurs
AgyMfLu3:entrepreneurs,LgJeyAgyMfLu3:women entrepreneurs,Gn7Aa:price,Aj3Jf:customs,MiJf:tax,JfGn
SlAh:accounting,AaYMeyRgyAa:appraisal,AaYMeyRgyAaJa:appraisers,AiyMeyAeFb:fair trade
An0MfAmFr:international exchange,An0MfSgZFg0,An0MfAbHa7:international development,SbLl:overseas
SbLlAe3Je7:international construction,AmFr:exchange,SgZFg0:cooperation,LnSi:friendship
Ou3Je3:friendship,Gn3SjAmFr:cultural exchange,HiAe3LtFm:health and medical
HiAe3Ja3LeZ:health industry,Ae3Aay:health,Ae3AayAj3Fu:health care,Ae3AayMsyMu3:health promotion
MfLc0:pharmaceutical,MfLc0HaLuLi:pharmaceutical and bio,HaLuLi,LtLc0RnY:drug
Ju0RnYLtLc0RnY:food and drug,Sa3LtJa:korean medicine,OuAjLtJa:dental
OuAjLqJbyJa:dental hygienists,OuAjAuAiyJa:dental technicians,Gn7FuOuFmJa:physical therapists
Ma0LeZOuFmJa:occupational therapists,HayJaJe3Ja:radiological technologists
LuYJayHgyFuJa:medical technologists,LgyLcyJa:dietetic,Aa3SiMiGnJa:nurse aides
LsyAsZAnMiJa:paramedics,La3AgyJa:opticians,La3GaJa:massage therapists,HgyLo3
LmLcyHgyLo3:Long-Term Care Hospital,LmLcy:care,LmLcyHiSiJa:care workers,CiLu3LmLcy:senior care
CiLu3Hi0Mu:senior welfare,MayAuLmLcy:Long-Term Care,MbAaHi0Mu:home care
MayLbLu3Hi0Mu:disabled welfare,MayLbLu3OfLr0:disabled sports,MayLbLu3Oiy:disabled people's
MayLbLu3Da3OfOiy:disabled organizations,JuAa0MayLbLu3:blind,OeyAa0MayLbLu3:deaf,CiyLaLu3:deaf
MuOfMayLbLu3:physically disabled,Ha7Da7MayLbLu3:developmentally disabled
MayLbLu3HnGi:parents of the disabled,Hb0Sg7Hgy:leukemia,JiLaLaY:childhood cancer,LaY:cancer
JuYMay:heart,DayCm:diabetes,Ag7Sb0:tuberculosis,OuGb:dementia,MeyJu3Ae3Aay:mental health
MeyJu3Ae3AayHi0Mu:mental health welfare,JbyGgy,MaJa7LhHay:suicide prevention
MnyDi0Aj3FuQiySaZMuLo3:addiction management,MayAuAuMsy:organ donation,AnSi:relief
MbSbAnSi:disaster relief,MbCa3:disaster,MbCa3La3Me3:disaster safety,MaLo3HiyJa:volunteer
CaCnY:sharing,AuHn:donation,JaSlHi0MuJa:social workers,JaSlHi0MuAiyDiyGiAsY:community chest
JaSlJeHuJs:social service,JaSlHiMayMeyHi:social security information,MaSj7:Self-Sufficiency
MaFuZ:independence,MaFuZMuLo3:independence support,JsRiOs:sports,JbySj7OfLr0:sports for all
An0Gu3OfLr0:national sports,On0An,LcAn,CiyAn:basketball,HbAn:volleyball,Qa0An,QfCuJs,HbDsGu3Qe3
Ai7Rs,Hi7Fuy,JnLgy,Lr0Jay:athletics,OfMi:gymnastics,QbAo3Di,LrDi,AeYDi,SaZAuDi
FfJs7Fuy:wrestling,Hi0Juy,KuFsY:ssireum,LcyAny:archery,JaAg0:shooting,JsyGa:equestrian
HuyJay:skating,JsPu:ski,DsyJa3:hiking,Ja3La0:alpine,MaMe3Ae:cycling,Ae6Au:walking,LmAa,DayAn
HaDn0,Ca1Ju,PbYRuy,JsPaLnQs:scouts,Db3JsJsRiOs:dance sports,MfMi:manufacturers
JbyJa3Ma:producers,AuJn7Ja:professional engineers,AgyHu:security,HayLg0:disease control
LqJby:hygiene,Lu3Fg0,Ja3LeZLu3Fg0:human resources,LgSbyLeZ:travel,LgSby,SiQf7,SiQf7LeZ:hotel
Me3Ju:exhibition,Me3JuJa3LeZ:exhibition industry,Pe3Hf3Jg3:convention,AiyLg3:performing arts
AiyLg3LhJn7:performing arts,On0Mf:festival,Me3Je3:electric wire,MnGn7:foundry,DiAsY,AsYSgy
AiyMa0AuAh:machine tools,CiyAuAh,Ae3Je7AuAh,MiJe3SbLcy:shipbuilding and marine
Oe7Aay:iron and steel,HuOe7AsYJi0,JuGf3Qs,FfGuPi3:Ready-Mixed Concrete,Pi3PsFuQs,Ai7Mb,Je0Mb
Gi0Mb:wood,MfMu:paper,Rs7FaJsQu0,AiGn,RfLu3Qs,LgYJb0:dyeing,LtFr,RbJg3,HiyMf:sewing
Ju3Ha7:footwear,AqAsYJi0,MnLe7Fu,Lj3An:toy,Gn3An,La0Au:musical instruments,La3Agy,AaAn,JmRuy
Li3FaLu3JmRuy,Me3MaJayAeFb:E-Commerce,QiyJu3Ra3Gb:mail order,HayGn3Ra3Gb:Door-to-Door Sales
Mu0MeZRa3Gb:direct selling,Rg3LtMeY,JrReGaPfw,OfLu3JsQiLe:chain stores,MnFr
DaYHbRa3GbLu3:tobacco retailers,PeRu,AuDi0Am:christian,Hn7Am:buddhist,Oe3MnAm:catholic
AaQi7Fu0:catholic,Je3Am:mission,SbLlJe3Am:overseas mission,JeyJe:bible,Hi0LsY:gospel
RgyJu3Di:lay,DaGn3SjAmLr0:multicultural education,DiyGn7HiSi:animal protection
DiyGn7AnMi:animal rescue,LcJbyDiyGn7:wildlife,LrAuDiyGn7:abandoned animals,LrAo3Ma:voters
Ln3Diy:movement,MaMe3AeQaAu:cycling,MeyOb0:policy,SbyMey:administrative,HeZMf:legislation
Me3Fc0:strategic,GuFb:future,Sg0Ju3:innovation,AuJn7Sg0Ju3:technology innovation,Lg3AnAbHa7:R&D
Qs0An:special zone,AgyMfMaLrAnLg0:free economic zone,Ja3LeZDa3Mu,QfPsCi,JiMb:materials
HnRnYJiMb:parts and materials,InFuJa3LeZ:root industry,AuAhJa3LeZ:machinery industry
HayLqJa3LeZ:defense industry,AgyMfAjSa0:business and science,Ju3LmyHiMsy:credit guarantee
AmQiyGn3Sj:traffic culture,AmQiyLc0MaLuDiyMuLo3:mobility support,LuDiyMuLo3:mobility support
AsZJu0Aj3FuMuLo3:food service management support
LeFu3LuAsZJu0Aj3FuMuLo3:children's food service management support,MiySaZMuLo3:general support
OayLeZMuLo3:startup support,AuLeZMuLo3:business support,OqLeZMuLo3:employment support
LgJeyJbFiLu7SaAu:women's reemployment,LgJeyLu3Fg0AbHa7:women's human resources development
Mu3FiOfSeYMuLo3:career experience support,Mu3FiMu0LeZOfSeYMuLo3:career experience support
Sa0AmHa1OeyJiCg3MuLo3:Out-of-School Youth Support,GaLs7AiyDiyOfMuLo3:community support
MnyAa3MuLo3:intermediary support,DiyHn:eastern,JeHn:western,CaYHn:southern,Hn0Hn:northern
MnyHn:central,MnyLay:central,Da3OfOiy:organizations`;

export const KINDS = `
s|OiDsySa0Am:elementary school,MnySa0Am:middle school,AiDsySa0Am:high school,DbSa0Am:university
LgMaDbSa0Am:women's university,DbSa0:college,DbSa0Lo3:graduate school
Lc0Sa0DbSa0:college of pharmacy,AiyAjDbSa0:college of engineering,HeZAjDbSa0:college of law
AgyLgyDbSa0:college of business,Aa3SiDbSa0:college of nursing,LhJn7DbSa0:college of arts
OfLr0DbSa0:college of physical education,Ju3Sa0DbSa0Lo3:graduate school of theology
AgyLgyDbSa0Lo3:graduate school of business,AmLr0DbSa0Lo3:graduate school of education
DbSa0Lo3DbSa0Am:graduate university,OfLr0DbSa0Am:sport university
AmLr0DbSa0Am:university of education,LhJn7DbSa0Am:university of the arts
AjSa0AuJn7DbSa0Am:university of science and technology,GbySa0Am:school for the blind
CiySa0Am:school for the deaf,AjSa0AuJn7Lo3:institute of science and technology
AjSa0Lo3:institute of science,LtSa0Lo3:medical institute,Sa0Am:school,LgMny:girls' middle school
LgAi:girls' high school|MiFu:culinary,SbJa:maritime,FiHiw,Aj3Ajy:tourism,GuLmy:beauty
SayAiy:aviation,Oe7Di:railway,MaDiyOa:automobile,JayLeZMeyHi:business information
MeyHiJa3LeZ:information industry,JiRsQsLpLe,Lc0Sa0:pharmacy,AiyAj:engineering,AgyLgy:business
HeZSa0:law,JaSlAjSa0:social sciences,Lu3Gn3:humanities,LgMa:girls',LlAn0Le:foreign language
AiyLeZ:technical,JayLeZ:commercial,Ja3LeZ:industrial,GaLuJsQe:meister,JaLuHe:cyber,DuMuQe7
Lu3QeCfw:internet,JaHeYDbSa0:college of education,LtAjDbSa0:college of medicine,LlAn0Lu3:foreign
Qs0Jn:special,DbLa3:alternative,LgyMb:gifted,HayJiyQiyJu3:air and correspondence
Mu0LeZMe3Gn3:vocational,Ju3Sa0:theological,LhJn7MiySaZ:arts;w|Me3Gn3DbSa0:college
GuLmySa0Lo3:beauty academy,LmFuSa0Lo3:cooking academy,LeSa0Day:language institute
Sa3An0LeSa0Day:korean language institute,AiyHnHay:study room,AmJu7,FeCuyJf3Qe:learning center
LaPaDfGu:academy,LrOuLo3,LeFu3LuMuZ,Sa0Lo3:academy,LeSa0Lo3:language institute
AmJsZJi:learning center,Ln3Me3Me3Gn3Sa0Lo3:driving school,Ln3Me3Sa0Lo3:driving school
RgyJbyAmLr0Lo3:lifelong education center
Ja3Sa0SgZFg0Da3:Industry-Academic Cooperation Foundation,Sa0Lo3Sa0AmHeZLu3:school foundation
Sa0AmHeZLu3:school foundation,AmLr0Lo3:training center,Lg3JnLo3:training institute
PbYReJs:campus,LtAjDbSa0:college of medicine,DiJeAj3:library,Ha0Gn7Aj3:museum
GuJn7Aj3:art museum,AuCgYAj3:memorial hall,Gn3SjLo3:cultural center,SlAj3:center
Hi0MuAj3:welfare center,JnFg3Aj3:youth center,MuLg0LaDiyJf3Qe:community child center,LmLcyLo3
Hi0MuJf3Qe:welfare center,LmLcyJf3Qe:care center,MayFhJu0May|Ci3Jn7,An0Le:korean language
Sa3An0Le:korean language,MnyAn0Le:chinese,Lu7Hi3Le:japanese,AjSa0:science,Lg0Ja:history
PiDuy:coding,HaLuLi7Fu3:violin,AuQa:guitar,HaDn0,Ha7Ff:ballet,Lg3Au:acting
AiyGnLo3:civil service,Aa3Si:nursing,MfAjMfIay:baking,HaFuJsQa:barista,SlSj:conversation
LgyJn:english and math,JnSa0,PeYRrQe,RuLaCi,LmFu:cooking,LuZJu:admission
Rg3LuZ:transfer admission,Db3Js,QbAo3Di,HiJsZ:tutoring,GuLmy:beauty,MaDiyOa:automobile
AmLr0:training,Mu0May:workplace,HayGn3:Home-Visit,MbAa:home;wC|HgyLo3,LtLo3:clinic
LtFmLo3:medical center,Sa3LtLo3:korean medicine clinic,LtFmJf3Qe:medical center
GfDuPe7Jf3Qe:medical center,MiJa3Lo3:midwifery clinic,Ja3SnMiFuLo3:postpartum care center,Lc0An0
Sa3Lc0An0:herbal medicine pharmacy,LaYJf3Qe:cancer center,AeYMu3Jf3Qe:screening center
MeyJu3Ae3AayJf3Qe:mental health center,LtFmMbDa3:medical foundation
HiAe3Ji:public health center|CbAj:internal medicine,LlAj:surgery,MeySgyLlAj:orthopedic
Ju3AgyLlAj:neurosurgery,JeySgyLlAj:plastic surgery,SryHnLlAj:thoracic surgery,La3Aj:eye
LuHuLu3SnAj:ENT,RuHnAj,HuCmLtSa0Aj:urology,HuCmAuAj:urology,Ja3HnLu3Aj:obstetrics & gynecology
JiLaOeyJiCg3Aj:pediatric,JiLaAj:pediatric,MeyJu3Ae3AayLtSa0Aj:psychiatric,MeyJu3Aj:psychiatric
Ju3AgyAj:neurology,MbSj7LtSa0Aj:rehabilitation,AaMeyLtSa0Aj:family medicine
GaOqQiyMsyLtSa0Aj:pain,QiyMsyLtSa0Aj:pain,LgyJayLtSa0Aj:radiology,OuAj:dental
Sa3Hay:korean medicine,LmLcy:nursing,MeyJu3:psychiatric,MbSj7:rehabilitation,LaDiy:children's
DiyGn7:animal,Ae3Aay:health;sN|MuHaySbLcyJnJa3Oey:regional office of oceans and fisheries
MuHayAn0QiAj3FuOey:regional office of construction management
MuHaySj3AgyOey:regional environmental office,LrLg0Sj3AgyOey:river basin environmental office
MuHayHgyGnOey:regional military manpower office,HgyGnOey:military manpower office
HgyGnMuOey:military manpower branch office
MuHayMnyJiHf3OeAuLeZOey:Regional Office of SMEs and Startups
On7LuZAn0LlAn0Lu3Oey:immigration office,On7LuZAn0LlAn0Lu3JaGnJi:immigration office
On7LuZAn0Aj3FuJaGnJi:immigration office,MuHayJa3FuYOey:regional forest service
An0LrFuYAj3FuJi:national forest management office,MuHayHiSn3Oey:regional veterans office
HiSn3MuOey:veterans branch office,MuHayLnMeyOey:regional post office
MuHayAuJayOey:regional meteorological office,MuHayMiDa7Oey:regional procurement office
MuHayJu0RnYLtLc0RnYLa3Me3Oey:regional office of food and drug safety
MuHayQiyAhOey:regional statistics office,MuHayAiyMeyAeFbJaGnJi:regional fair trade office
MuHayAiLmyCiDiyOey:regional employment and labor office
MuHayAeYOa7Oey:district prosecutors' office,AiDsyAeYOa7Oey:high prosecutors' office
MuHayAgyOa7Oey:provincial police agency,AgyMfMaLrAnLg0Oey:free economic zone authority
HiSiAj3Oa7Ji:probation office,JiCg3Lo3:juvenile detention center
Je3AeAj3FuLqLo3Sl:election commission,An0FuZAiyLo3JaGnJi:national park office
An0QiAj3FuJaGnJi:land management office,DiJuAj3FuAiyDa3:urban management corporation
JuJe7AiyJa:facilities corporation,DiJuOe7DiAiyJa:metropolitan rapid transit corporation
DiJuAbHa7AiyJa:urban development corporation,JayJnDiJaLeZHi3Hn:waterworks headquarters
Sj3AgyAiyDa3:environmental corporation,OfLr0AiyDa3:sports corporation
AiyGnLo3AmLr0Lo3:officials training institute
Lu3MbAbHa7Lo3:human resources development institute,AmLr0Lg3JnLo3:education training institute
AmLr0MeyHiLo3:education information institute
CiyJa3Gn7DiGbJuMay:agricultural products wholesale market,LnRg3MuZMnyAn0:mail center
JiHaySa0Am:fire academy,AgyOa7Sa0Am:police academy,JuOey:city hall,AnOey:-gu office
An3Oey:-gun office,DiOey:provincial government,LsZJaGnJi:-eup office,Gg3JaGnJi:-myeon office
MnGu3Jf3Qe:community service center,SbyMeyHi0MuJf3Qe:community service center
AgyOa7Oey:police agency,AgyOa7Je:police station,RaOn7Ji:police box,MuAnDb:police precinct
JiHayJe:fire station,JiHayHi3Hn:fire department,JfGnJe:tax office
MuHayAn0JfOey:regional tax office,JfAj3:customs,LnOfAn0:post office,HeZLo3:court
AeYOa7Oey:prosecutors' office,MuLo3:branch,MuOey:branch,AmLr0Oey:office of education
AmLr0MuLo3Oey:district office of education,LtSl:council,DsyAuJi:registry office
AiLmyCiDiyOey:employment and labor office,AiLmyCiDiyMuOey:employment and labor branch office
AiLmyJf3Qe:employment center,AmDiJi:correctional institution,AnOuJi:detention center
JuJe7Aj3FuAiyDa3:facilities management corporation,JuJe7AiyDa3:facilities corporation
DiJuAiyJa:urban corporation,AbHa7AiyJa:development corporation
MnQb0DiJuAiyJa:housing and urban development corporation,Aj3AjyAiyJa:tourism organization
AmQiyAiyJa:transportation corporation,SayGa3AiyJa:port authority,LfCeMuAiyJa:energy corporation
CiyLeZAuJn7Jf3Qe:agricultural technology center,JaLeZHi3Hn:project headquarters
JaFgyHn:command|MnyLay:central,MnyHn:central,DiyHn:eastern,JeHn:western,CaYHn:southern
Hn0Hn:northern,MuHay:district,AiDsy:high,AaMey:family,SbyMey:administrative,SlJby:bankruptcy
DiJu:urban,JayJnDi:waterworks;wBSN|AiyDa3:corporation,AiyJa:corporation
Aj3FuAiyDa3:management corporation,Mu3SsyAiyDa3:promotion agency,Jf3Qe,MuLo3Jf3Qe:support center
MiySaZMuLo3Jf3Qe:general support center,Hi0MuJf3Qe:welfare center,JayDaYJi:counseling center
JayDaYJf3Qe:counseling center,Aj3FuJi:management office,HiSiJi:shelter,JqYQe:shelter,GiLuY:group
JaLeZDa3:project group,Ln3LgyDa3:operating group,OnMu3Da3:task force,MuLo3Da3:support group
AiyLo3:park,Aj3AjyDa3Mu:tourist complex|;wS|RgyAaLo3:evaluation institute
MeyHiLo3:information service,AbHa7Lo3:development institute,Aj3FuLo3:management institute
Lu3MsyLo3:certification institute,JuSeYLo3:testing laboratory
JuSeYLg3AnLo3:testing & research institute,AuJn7Lo3:institute of technology
AuJn7Lg3AnLo3:institute of technology,MeyOb0Lg3AnLo3:policy institute
AjSa0Lg3AnLo3:institute of science,CiyLeZAuJn7Lo3:agricultural research and extension services
HiAe3Sj3AgyLg3AnLo3:institute of health and environment
RnYMu7Aj3FuLo3:quality management service,MbSj7Lo3:rehabilitation center
JiHuMaLo3:consumer agency,AeFbJi:exchange,HiMsyAuAsY:credit guarantee fund
Ju3LmyHiMsyMbDa3:credit guarantee foundation,Gn3SjMbDa3:cultural foundation
Hi0MuMbDa3:welfare foundation,MaySa0MbDa3:scholarship foundation,QfPsCiRaPs:technopark
AjSa0Aj3:science museum,JnGi0Lo3:arboretum,Ju0Gn7Lo3:botanical garden,DiyGn7Lo3:zoo
MaLg3SrLcyFuY:recreation forest,SrLcyFuY:recreation forest,Oe3Gn3Db:observatory
OfLr0Aj3:gymnasium,OfLr0Jf3Qe:sports center,JsRiOsJf3Qe:sports center
Gn3SjSlAj3:culture and arts center,Gn3SjLhJn7SlAj3:culture and arts center
LhJn7LtMe3Day:arts center,AiyLg3May:performance hall,Me3JuAj3:exhibition hall,AgyAuMay:stadium
OnGiAiyLo3:memorial park,Sa0JsZAj3:learning center,RgyJbySa0JsZAj3:lifelong learning center
HiLr0Lo3:children's home,LcyFiLo3:home for the aged,AgyFiDay:senior citizens' center
GaLs7SlAj3:village hall,Ma0Ls3DiJeAj3:small library,MnAa3HiSiJf3Qe:day care center
DfLuPfLeJf3Qe:day care center,AmScyLa0Da3:symphony orchestra,LiPfJsQsFa:orchestra
SaZOayDa3:choir,LhJn7Da3:arts company,GnLmyDa3:dance company,As0Da3:theater company
LtLmyJiHayDb:volunteer fire brigade,HiyJaDa3:volunteer corps,HiyJaSl:volunteer association
FiQaFuPs7FeZ:rotary club,FaLuLi3JsPs7FeZ:lions club,OeyCg3SlLtJi:junior chamber
OeyCg3Sl:youth association,HnLu3Sl:women's association,Sa0HnGiSl:parents' association
Ja3La0Sl:hiking club,DiySiSl:club,SgZLtOf:council,Ln3DiyHi3Hn:movement,Ln3DiyLg3SaZ:federation
JuGu3Lg3Db:citizens' solidarity,Lg3Db:solidarity,JuGu3GiLuY:citizens' group
AiyDiyGiAsYSl:community chest,CiDiyMaSl:workers' association,LgJeySl:women's association
MiyLc0Lo3:clan association,SjJnSl:clan association,DbMiySl:clan association
MiyMny:clan association,Gn3Mny:clan association,ScyAm:confucian school
Ha7Me3SgZLtSl:development council,LtJaSl:medical association
Sa3LtJaSl:korean medicine association,OuAjLtJaSl:dental association,Aa3SiJaSl:nurses association
Lc0JaSl:pharmaceutical association,JnLtJaSl:veterinary medical association
Hg3SiJaSl:bar association,MuHayHg3SiJaSl:bar association,JfGnJaSl:association of tax accountants
AiyLu3SlAhJaSl:institute of certified public accountants,Hg3FuJaSl:patent attorneys association
Aj3JfJaSl:customs brokers association,AiyLu3CiGnJaSl:labor attorneys association
HeZGnJaSl:judicial scriveners association,SbyMeyJaSl:administrative attorneys association
Ae3On0JaSl:institute of architects,GuLmyJaSl:hairdressers association
AuJn7JaSl:professional engineers association,LgJeyAuLeZSgZSl:women entrepreneurs association
AgyLgyMaOiySgZSl:employers federation
AmLo3Da3OfOiyLg3SaZSl:federation of teachers' associations|;wS|SgZSl:association,Sa0Sl:society
Lg3SaZSl:federation,MnyLaySl:federation,Lg3Gby:federation,OiyLg3Gby:confederation
OiySgZSl:federation,Lg3SaZ:federation,SgZLtSl:council,MbDa3,MaySa0Sl:scholarship foundation
CiDiyMiSaZ:labor union,LuZMnMaDbRmSlLt:residents' council,MiyOu3Sl:clan association
JayLu3Sl:merchants' association,He3LgySl:merchants' association,DiyOaySl:alumni association
OiyDiyOaySl:alumni association,DiyGn3Sl:alumni association,OiyDiyGn3Sl:alumni association
OfLr0Sl:sports council,JayAiySlLtJi:chamber of commerce and industry
AiyMfSl:mutual aid association,AiyMfMiSaZ:mutual aid association,LqLo3Sl:committee
MiSaZ:association,Mu3SsyLo3:promotion agency,Lg3AnLo3:institute,Lg3AnJi
Mu3SsySl:promotion association,SnLo3Sl:supporters' association,Aj3FuJaGnJi
Aj3FuDa3:management body,MuSl:branch,MuHn:branch,Hi0MuHeZLu3:social welfare foundation
LtFmHeZLu3:medical foundation,AuCgYJaLeZSl:memorial association,ScyLnSl:hometown association
HnCgSl:women's association,CiLu3Sl:senior citizens' association
LeOi3Ah:fishing village association|CbAj:internal medicine,LlAj:surgery,MeySgyLlAj:orthopedic
Ju3AgyLlAj:neurosurgery,JeySgyLlAj:plastic surgery,SryHnLlAj:thoracic surgery,La3Aj:eye
LuHuLu3SnAj:ENT,RuHnAj,HuCmLtSa0Aj:urology,HuCmAuAj:urology,Ja3HnLu3Aj:obstetrics & gynecology
JiLaOeyJiCg3Aj:pediatric,JiLaAj:pediatric,MeyJu3Ae3AayLtSa0Aj:psychiatric,MeyJu3Aj:psychiatric
Ju3AgyAj:neurology,MbSj7LtSa0Aj:rehabilitation,AaMeyLtSa0Aj:family medicine
GaOqQiyMsyLtSa0Aj:pain,QiyMsyLtSa0Aj:pain,LgyJayLtSa0Aj:radiology,OuAj:dental,DbSa3:korean
Me3An0:national,GnLg0:trade,LtJa:medical,Lc0Ja:pharmaceutical,Aa3SiJa:nurses,Ae3On0Ja:architects
Ae3On0,SjSa0,Gn7Fu:physical,AgyMf:economic,JiHuMa,HnRnY:parts,AuJn7Lu3:engineers
AiyLu3MnyAbJa:realtors,JeYLr,MaDiyOa:automobile,LsYJu0LeZ:restaurant,Me3Au:electrical
Me3AuAiyJa:electrical contractors,MeyHiQiyJu3:information and communications
Ln3JiyJaLeZ:transport business,Qb0Ju,AbLu3Qb0Ju:private taxi,SjGn7MaDiyOa:truck
LtFmAuAu:medical device,MnyJiAuLeZ:small business,AuLeZ:business,On0Ja3,AmMu0Lo3:teachers,MnQb0
HiyJa:volunteer,JuMay,LaRaQs,Da3Of:organizations,LuJs7FaYAm:muslim
MbAe3On0MeyHuJaLeZ:reconstruction,MbAbHa7MeyHuJaLeZ:redevelopment
MuLg0MnQb0:regional housing;sS|CiyLeZSgZDiyMiSaZ:agricultural cooperative
CiySgZ:agricultural cooperative,On0Ja3LeZSgZDiyMiSaZ:livestock cooperative
On0SgZ:livestock cooperative,JnJa3LeZSgZDiyMiSaZ:fisheries cooperative
JnSgZ:fisheries cooperative,Ja3FuYMiSaZ:forestry cooperative
JbGaLs7AsYAi:community credit cooperative|Lu3JaY,Lo3Lh:horticultural,AaYAr7:citrus,LcyDi3:swine
LcyHiy:beekeeping,Ca0Ciy:dairy,On0Ja3,SjSp:flower;wLS|Ju3LmySgZDiyMiSaZ,Ju3SgZ:credit union
SgZDiyMiSaZ:cooperative,JbySgZ:consumer cooperative,JbySj7SgZDiyMiSaZ:consumer cooperative
JaSlMe0SgZDiyMiSaZ:social cooperative,LgyCiyMiSaZHeZLu3:farming association corporation
LgyLeMiSaZHeZLu3:fishing association corporation|JiHuMa:,JaLeZ:business,AiyLeZ
LtFmHi0Mu:medical welfare,LtFmAuAu:medical device,Qb0Ju;wLP|HeZGnHeZLu3:law firm
HeZFr7JaGnJi:law office,Hg3SiJaJaGnJi:law office,JfGnSlAh:tax & accounting,JfGnAsFnZ:tax group
AaYJaHa3:audit team,Qs0SeHeZLu3:patent & law firm,CiGnHeZLu3:labor law firm
Aj3JfHeZLu3:customs firm,Ae3On0JaJaGnJi,MiySaZAe3On0JaJaGnJi:architects,AiyLu3MnyAbJaJaGnJi
MnyAbJaGnJi:real estate agency,AiyLu3MnyAbJa,MnyAbHeZLu3:brokerage corporation
Ji3SbJaMey:claims adjusting|HnDiyJa3:,HeZGnJa:judicial scrivener,JfGnJa:tax accountant,JfGn
JfGnSlAh:tax & accounting,SlAh:accounting,AiyLu3SlAhJa:certified public accountant,Qs0Se:patent
Qs0SeHeZFr7:patent & law,Hg3FuJa:patent attorney,AiyLu3CiGnJa:labor attorney
CiGnJa:labor attorney,Aj3Jf:customs,Aj3JfJa:customs broker,AaYMeyRgyAa:appraisal
AaYMeyRgyAaJa:appraiser,SbyMeyJa,AuJn7Ja:professional engineer,Je7Ah,Os0Fcy:survey
Ji3SbJaMey:claims adjusting,Ae3On0,SaZDiy:joint;wLBP|HeZLu3:corporation,JaGnJi|HnDiyJa3:
HeZGnJa:judicial scrivener,JfGnJa:tax accountant,JfGn,JfGnSlAh:tax & accounting,SlAh:accounting
AiyLu3SlAhJa:certified public accountant,Qs0Se:patent,Qs0SeHeZFr7:patent & law
Hg3FuJa:patent attorney,AiyLu3CiGnJa:labor attorney,CiGnJa:labor attorney,Aj3Jf:customs
Aj3JfJa:customs broker,AaYMeyRgyAa:appraisal,AaYMeyRgyAaJa:appraiser,SbyMeyJa
AuJn7Ja:professional engineer,Je7Ah,Os0Fcy:survey,Ji3SbJaMey:claims adjusting,Ae3On0
SaZDiy:joint;sN|DbJeyDay:cathedral,RiAmDay:buddhist mission center,DbAmDay:grand temple
Je3Lo3:seon center,Jn3AmJeyMu:martyrs' shrine,JeyMu:holy site,OiyHn:headquarters
OiySl:general assembly,Lg3Sl:annual conference,Ju3Sa0Am:seminary,Hi0LsYJe3AmSl:gospel mission
AbSg0AmSl:reformed church,AmSl:church,JeyDay:catholic church,MnAmMjJeyDay:cathedral,AmAn:diocese
DbAmAn:archdiocese,CiSl:presbytery,Je3AmSl:mission,AuDiLo3:prayer center,JnDiLo3:monastery
JnDiSl:religious order,JnCgSl:congregation of sisters,RiAmLo3:buddhist mission center
AmDay:won buddhist temple,AmAnHi3Ja:district head temple,LrMuMbDa3:foundation|JeyLmSa3:st. john
JeyHfDsFi:st. peter,JeyRsFa3OfJsPi:st. francis,JeyCuPi7FaJs:st. nicholas
JeyAi7FiYHa3:st. columban,Jn3Hi0LsY:full gospel,MayFi:presbyterian,AaYFu:methodist,OuYFh:baptist
JeyAg7:holiness,AsYJu0:fasting,LlHay:overseas,AuDi0Am:christian,JeyHaLiFi:st. paul
JeyHfCfDu0Di:st. benedict,JeyRsFa3OuJsPi:st. francis
Ja7FfJuLi:salesian;eR|MuLg0Hi3Hn:regional headquarters,LgyLeZHi3Hn:sales headquarters
AiAb0Jf3Qe:customer center,QeGuCe7:terminal,SjFg0Ha7Me3Ji:thermal power plant,Ha7Me3Ji
AuMuHi3Hn:terminal headquarters,AuMu:base,SrAfJi:rest area,Gn7FrOayAi:warehouse,JaLeZHn:division
JaLeZDa3:project group,MuMeY:branch,MuJa:branch,MeY:branch,LgyLeZJi:sales office
On7MayJi:branch office,JaLeZJi:office,JaLeZMay:worksite,AiyMay:plant,Gn7FrJf3Qe,Jf3Qe
Hi3Ja:head office,Hi3MeY:main branch,DbFuMeY,Lg3Fa0JaGnJi:liaison office,JaGnJi
Sg3MayJaGnJi:site office,Hi3Hn:headquarters,MuLg0Da3:regional office,LgyLeZHn:sales department
Me3JuMay:showroom,GbMay:store,Mu0LgyMeY:store,MfOe7Ji:steelworks,MiJe3Ji
MeyHuJf3Qe:service center,JeHuJsJf3Qe:service center,AsYLryJf3Qe:financial center,HeZLu3:
Lo3MaFg0Hi3Hn:nuclear power site,Ha7Me3Hi3Hn:power site
AuJn7Lg3AnJi:R&D Center|Hi3MeY:main branch,AiAb0:customer,LgyLeZ:sales,An0Mf:international
MuLg0:regional,SbLl:overseas,MeyHu:maintenance;wS|LrDiySjMe3Gn3:securitization specialty
LrDiySjMe3Gn3SlJa:securitization specialty company,JaGiQnMa:private equity fund
QnMaMiSaZ:investment fund,HnDiyJa3QnMaSlJa
JaGiHnDiyJa3QnMaSlJa:private real estate investment company
HnDiyJa3QnMaJu3Qa0:real estate investment trust,QnMaJu3Qa0,QnMaSlJa
QnLryMaSlJa:investment and financing company
AuLeZLu3JnGi0Me0:special purpose acquisition company,Ja3LeZMe3Gn3SlJa:industry specialty company
Ja3LeZMe3Gn3:industry specialty,MuZSaZQnMaAuAn:collective investment vehicle
GiQbRe3Ds:fund of funds,Re3Ds,JsRb0:special purpose acquisition company,FuOs:REIT
RuLfRsHsLu:PFV|MsyAo3Ma:securities feeder,MsyAo3Gi:securities master
MsyAo3MaJayMayMuJn:ETF Securities Feeder,MnJu0:equity,MnJu0Si3SaZ:Equity-Mixed
ObAo3Si3SaZ:Bond-Mixed,Si3SaZ:mixed,Si3SaZMaJa3:mixed asset,Qs0Hg7MaJa3:special asset
RaJbySgy:derivatives,MbAa3MeZ:fund of funds,MbAa3MeZSgy:fund of funds,Lu3Df0Js:index
Da3AuAsYLry:money market,JeyMay:growth,Ju3JeyMay:new growth,Ju3JeyMayDiyFg0:new growth engine
GuFbJeyMay:future growth,AuLeZJeyMay:corporate growth,Sg0Ju3JeyMay:innovation growth
Ob0LuY:responsible,AiyAiyLuYDb:public rental,LuYDbMnQb0:rental housing
OeyCg3OayLeZ:youth startup,LgJeyAuLeZ:Women-Owned Business,GbOuy,AuJn7AsYLry:technology finance
AnMiSg0Ju3:restructuring,Lu7MaFuOayOn7:job creation,MbAuMuLo3:comeback support
HaLuLiSf7Js:Bio-Health,JnJa3,As7FiHe7,PiFuLa,HbDay:dividend,AaOu:value,LqQa0Aj3Fu:
AgyLgyOaYLgSgy:,AuLeZAnMiMiMey:,AuLeZMbGnLa3Mey:,OayLeZHf3OeMe3Gn3:,MaAuAj3Fu:Self-Managed
AiyGi:public offering,JaGi:private,Lu7Ha3:general,Me3Gn3QnMaSgy:professional
AuAj3Me3Lmy:institutional,Hf3Oe,Ju3AuJn7JaLeZ:new technology business,Ju3AuJn7:new technology
OayLeZ:startup,AbLu3:individual,CiyJu0RnY:Agri-Food,MsyAo3,ObAo3:bond,Da3Au:Short-Term,Je3Ha0
AbHa7,JiMbHnRnY:materials and parts,OiAuAuLeZ:Early-Stage,JfPe3DeFu:secondary,Lf3Mf7:angel
HnDiyJa3,MnQb0DiJuAuAsY:housing and urban fund`;

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
An0FuZMnyLayHa0Gn7Aj3:national museum of korea,Sa3An0Ls3Sby
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
An0Gu3Ao3Lu0LqLo3Sl:Anti-Corruption and Civil Rights Commission
An0AaHiSn3Hn:ministry of patriots and veterans affairs,QiyLu7Hn:ministry of unification
Mu7HgyAj3FuOey:korea disease control and prevention agency
AuJayOey:korea meteorological administration,Ja3FuYOey:korea forest service
CiyOi3Mu3SsyOey:rural development administration,An0AaLrJa3Oey:korea heritage service
Gn3SjMbOey:cultural heritage administration,Lu3JaSg0Ju3Oe:ministry of personnel management
HeZMfOe:ministry of government legislation,AaYJaLo3:board of audit and inspection
Se3HeZMbRa3Ji:constitutional court of korea,DbHeZLo3:supreme court of korea
DbAeYOa7Oey:supreme prosecutors' office,HgyGnOey:military manpower administration
HayLqJaLeZOey:defense acquisition program administration,JiHayOey:national fire agency
JbGa3AsYAbHa7Oey:saemangeum development and investment agency
SbyMeyMnyJuYHi0SaZDiJuAe3Je7Oey:national agency for administrative city construction
LnMeyJaLeZHi3Hn:korea post,An0AaLu3Ao3LqLo3Sl:national human rights commission of korea
HayJiyQiyJu3LqLo3Sl:korea communications commission
AbLu3MeyHiHiSiLqLo3Sl:personal information protection commission
MnyLayJe3AeAj3FuLqLo3Sl:national election commission
An0FuZCiyJa3Gn7RnYMu7Aj3FuLo3:national agricultural products quality management service
An0FuZJa3FuYAjSa0Lo3:national institute of forest science,Sa3An0JiHuMaLo3:korea consumer agency
Sa3An0Sj3AgyAiyDa3:korea environment corporation
Sa3An0CiyLeOi3AiyJa:korea rural community corporation
Sa3An0CiyJnJa3Ju0RnYLrQiyAiyJa:Korea Agro-Fisheries & Food Trade Corporation
Sa3An0AmQiyLa3Me3AiyDa3:korea transportation safety authority
DiFiAmQiyAiyDa3:korea road traffic authority
Sa3An0MayLbLu3AiLmyAiyDa3:Korea Employment Agency for Persons with Disabilities
JiJayAiyLu3JuMayMu3SsyAiyDa3:small enterprise and market service
MnyJiHf3OeAuLeZMu3SsyAiyDa3:Korea SMEs and Startups Agency
An0Gu3OfLr0Mu3SsyAiyDa3:korea sports promotion foundation
LhAsYHiSeYAiyJa:korea deposit insurance corporation
Sa3An0MaJa3Aj3FuAiyJa:korea asset management corporation
MnQb0DiJuHiMsyAiyJa:korea housing & urban guarantee corporation
Sa3An0HnDiyJa3Lo3:korea real estate board,Sa3An0Je0LrAiyJa:korea national oil corporation
Sa3An0GaJaSl:korea racing authority,Sa3An0AiySayAiyJa:korea airports corporation
Sa3An0CaYDiyHa7Me3:Korea South-East Power,Sa3An0DiyJeHa7Me3:Korea East-West Power
Sa3An0MnyHnHa7Me3:korea midland power,Sa3An0JeHnHa7Me3:korea western power
Sa3An0CaYHnHa7Me3:korea southern power,Sa3An0MuLg0Ca3HayAiyJa:korea district heating corporation
Ae3AayHiSeYJuYJaRgyAaLo3:health insurance review & assessment service
An0AaOe7DiAiyDa3:korea national railway,An0FuZAiyLo3AiyDa3:korea national park service
Sa3An0MuCsyMeyHiJaSlMu3SsyLo3:national information society agency
Sa3An0Lu3QeCfwMu3SsyLo3:korea internet & security agency
MeyHiQiyJu3Ja3LeZMu3SsyLo3:National IT Industry Promotion Agency
Sa3An0Pi3Qf3OsMu3SsyLo3:korea creative content agency
Sa3An0HiAe3Ja3LeZMu3SsyLo3:korea health industry development institute
Sa3An0AmLr0AjMeyRgyAaLo3:korea institute for curriculum and evaluation
Sa3An0AjSa0AuJn7Lg3AnLo3:korea institute of science and technology
Sa3An0Me3MaQiyJu3Lg3AnLo3:electronics and telecommunications research institute
Sa3An0JbyJa3AuJn7Lg3AnLo3:korea institute of industrial technology
Sa3An0Ae3Je7AuJn7Lg3AnLo3:korea institute of civil engineering and building technology
Sa3An0AbHa7Lg3AnLo3:korea development institute,JaSlHi0MuAiyDiyGiAsYSl:community chest of korea
DbSa3OfLr0Sl:korean sport & olympic committee,DbSa3On0AnSgZSl:korea football association
DbSa3Ae3Je7SgZSl:construction association of korea
Sa3An0AgyLgyMaOiySgZSl:korea enterprises federation
Sa3An0AgyMfLu3SgZSl:federation of korean industries
Me3An0Ls3SbyLg3SaZSl:korea federation of banks
Sa3An0AsYLryQnMaSgZSl:korea financial investment association
Sa3An0AiyLu3SlAhJaSl:korean institute of certified public accountants
Sa3An0JfGnJaSl:korean association of certified public tax accountants
DbSa3Hg3FuJaSl:korea patent attorneys association
DbSa3Sa3LtJaSgZSl:association of korean medicine,DbSa3Lc0JaSl:korean pharmaceutical association
DbSa3Aa3SiSgZSl:korean nurses association,Sa3An0JbyJa3JeyHi3Hn:korea productivity center
Sa3An0CsyFr7SgZSl:korea management association,Sa3An0RmMn3SgZSl:korean standards association
Sa3An0Je3AsZ:korean register,Me3An0Gu3MnCiDiyMiSaZOiyLg3Gby:korean confederation of trade unions
Me3An0AmMu0Lo3CiDiyMiSaZ:korean teachers and education workers union
Me3An0AsYJi0CiDiyMiSaZ:korean metal workers' union
OaYLgLg3Db:people's solidarity for participatory democracy
AgyMfMeyLtJu7Oe3JuGu3Lg3SaZ:citizens' coalition for economic justice
Sj3AgyLn3DiyLg3SaZ:korea federation for environmental movements
Sa3An0AuDi0AmOiyLg3SaZSl:christian council of korea
Sa3An0AuDi0AmAmSlSgZLtSl:national council of churches in korea
LrCuJfRsSa3An0LqLo3Sl:Korean Committee for UNICEF,JfLuHsDeOu7DsFe3:save the children
Lo7DsHuMe3:world vision,LaFsYDaLn3MbDa3:beautiful foundation
DbSa3Gu3An0MbScyAn3Lu3Sl:korea veterans association,Sa3An0MaLrOiyLg3Gby:korea freedom federation
JbGaLs7Ln3DiyMnyLaySl:korea saemaul undong center,Sa3An0Ae7JsPaLnQsLg3Gby:girl scouts of korea
Sa3An0JsPaLnQsLg3Gby:korea scout association,An0FuZMnyLayLtFmLo3:national medical center
An0FuZSg3DbGuJn7Aj3:national museum of modern and contemporary art
LhJn7LtMe3Day:seoul arts center,JfMiyGn3SjSlAj3:sejong center for the performing arts
JeLn7MnQb0DiJuAiyJa:seoul housing & communities corporation
AgyAuMnQb0DiJuAiyJa:gyeonggi housing & urban development corporation
LgSiLjLtMsyLu3:jehovah's witnesses
LhJnAsFuJsDiSnAuJeyDiAmSl:church of jesus christ of latter-day saints
DbSa3JeyJeAiySl:korean bible society,AuDi0AmHayJiy:christian broadcasting system
As0DiyHayJiy:far east broadcasting company,Sa3An0HayJiyAiyJa:korean broadcasting system
Gn3SjHayJiy:munhwa broadcasting corporation
Sa3An0AmLr0HayJiyAiyJa:korea educational broadcasting system,DiyAn0DbSa0Am:dongguk university
SiyLu0DbSa0Am:hongik university,JfMiyDbSa0Am:sejong university,Lu3SaDbSa0Am:inha university
DiyLaDbSa0Am:Dong-A University,MiJe3DbSa0Am:chosun university,Lo3AjyDbSa0Am:wonkwang university
Sa3FuYDbSa0Am:hallym university,RiSayAiyAjDbSa0Am:pohang university of science and technology
Ln7Ja3AjSa0AuJn7Lo3:ulsan national institute of science and technology
Sa3An0OfLr0DbSa0Am:korea national sport university
An0FuZGi0RiSbLcyDbSa0Am:mokpo national maritime university
Sa3An0SbLcyDbSa0Am:korea maritime & ocean university
JeLn7AjSa0AuJn7DbSa0Am:seoul national university of science and technology
Gu3Mi0JaAj3AiDsySa0Am:korean minjok leadership academy,LaJa3HgyLo3:asan medical center
AayCaYJfHsFa3JsHgyLo3:gangnam severance hospital,JeLn7JeyGiHgyLo3:seoul st. mary's hospital
LcyLr0HuLuSbyAj3FuLo3:child support agency,Sa3An0Me3Fg0AuJn7:KEPCO E&C,PiFfLu7:korail
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
