/**
 * The words, endings and names from which English names are composed: data, made by
 * `language-data/name-tables/make.ts` and not changed by hand. Reading belongs in `vocabulary.ts`
 * and `kinds/tables.ts`.
 */

export const LISTED_WORDS = {
  korean: `PfLe,GfLuDs,GaQs,Gb0Js,CfQs,CnFu,JiRsQs,JsQiLe,LpLuHs,Lo0Js,KsFuLfY,JfHs3Lu7FfHs3,HaJsRs
Hs7Fb0Fi0,KuMfLuDbSa3QiyLn3,PiLf0Js,MnyJu0,Ha3MeY,PiPaPi7Fa,RfDf0Js,SiyPiyJaySaLuLs3Sby,LuPfLa
LaLuQu,Lu3QePe3QuCf3Qa7,Lu7Ju0,Sa3Ju0,Sa3MeyJu0,FiFfLa7,Lf7Mu,Gb0DiCa7Ds,Gb0Pu3Mu,GfQsFaLuRs
Lf3HuDuLa,LqQa0Aj3FuHnDiyJa3QnMaSlJa,HnDiyJa3QnMaSlJa,AuLeZAnMiMiMeyHnDiyJa3QnMaSlJa,LfLuLo3
QnKeYRs7FfLuJs,SlAhHeZLu3,LbDs,LaDuDaJs,SbyMeyJa,Ju3JiMb,AjyAi,AjyAiAuSl0,DbFuMeY,Ai7Mb
MnyAn0CiyLeZLs3Sby,CiyAuAh,CiyJa3Gn7,CiyLeZ,CiyJnJa3,SayAiy,LfLe,LfLePe3,AiyMi,LfLeRsFayJs
LfLeHeJs,Lb7HeY,La7FuLa3Os,LiwJnJe3,JnJe3MuZ,La7GuCrY,La7FnGuCrY,LaGaMi3,DiyGn7HgyLo3,LaRaQs
LtFr,AaYMeyRgyAaHeZLu3,JnMi0Aj3,Ae3On0JaJaGnJi,Ae3On0,LaJsPi3,LaJuLa,LaJuLaCaSayAiy,LfJfw
MaJa3Ln3Lmy,MaJa3Aj3Fu,MaJa3Ju3Qa0,LaLnDu,LiQi,MaDiyOaLrFu,MaDiyOaHnRnY,MaDiyOaMeyHu
MaDiyOaAiyLeZJa,HfLuHu,HbDsGu3Qe3,HaDn0,AaHay,HfLuPeFu,MfAjMeY,IayMuZ,Ls3Sby,HbyPsLiHsLaGfFuPa
Sa3An0Ls3Sby,Sg3JnGa0,LuHa7Aj3,HaHeJcZ,LuLmyLo3,LuHa7Ji,LcAn,HbJsPu3FaHu3Js,HaLuLf7
PiyCaGn7An0HaZ,HfLeFuy,HrQu,LuHn7,OuYAn,Gb0Mn,Hf3Os,HfJsQs,LsYFm,HuHuYHaZ,MaMe3Ae,DayAn,DayAnMay
DayAnPs7FeZ,HaLuLi,HaLuLiGbJsHa7Me3,HaLuLiQf0,HuMs,HuMsLi3,Hs7Fb0,Ss0DkMu,Hs7FaLu3Ds,Hs7Fi0
Hs7Fn,HiLuy,HiLu7Fe,Hi7Qs,Hn0PaRf,Ob0Hay,JeMeY,HiKaY,Hi7Fuy,Hi7FuyMay,Hi0Juy,HsFfLu3,LcyMi
LcyMiMay,HsFuwMu,HayJiy,HayJiyAn0,HnDbNuAb,HqRf,Hu7Duy,Ae3Mb,Hn7AiAu,HeAePuy,LgAb0MaDiyOa
HeJsQeGuCe7,HnJa3,HuMsCuJs,MeyLr0,MeyLr0Ju0Day,MeyLr0MeY,Ju0Lr0MeY,Me3Je3,PfLuHs7,PaRf,PbYRuy
PbRuQa7,PaJf3Qe,PaJf3Qa,JfOaMay,JuGf3Qs,Jf3Qe,Jf3QsFe7,JfFaGu0,ObCe7,Jn!Hn7Aa7Hu,OnyMe3Ji
Me3JfHeJs,OfLuJs,SjSa0,PfGuPa7,OuPu3,QiyDa8,OaLuCa,MnyAn0Ae3Je7Ls3Sby,MnySjLmFu,KuQuLs3Sby
KuQuAsFnZ,JuCbHeJs,DiJuAaJs,AmJu7,Ps7FbJs,OeyJi,PsFuCuy,OeyJiDbSby,LiwAaAf,Ps7FaLnDs,Ps7FeZ
PiQuy,PeRu,PiLu3JfQa0,CbyMayOayAi,Hi0SaZSjFg0,Lg7HgySaZHa7Me3,Ga3SjPaRf,PeGeJs,QiyJu3
PeGrCuPfLuJg3,PeGrCuPfLuJg3Ms,PeYReCu,PeYRbJg3,PeYRrQe,Pi3PsFuQs,PeCf0Qs,MiySaZAe3Je7,Ae3Je7
QiAe3,Ae3LeZ,Ae3Je7AuAh,Pe3Je7Quy,JiHuMa,Pe3Qf3Os,Pi3Qf3Os,Rg3LtMeY,AuLeZMbGnLa3Mey
AuLeZAnMiMiMey,PiReFfLuJg3,PiRiFfLuJg3,PiJsGfQu0,SjMayRnY,PiJsGi,Pe3QsFuPs7FeZ,PnRay
PsFuLfLuQuHs,Ju3LmySgZDiyMiSaZ,PrHs,Gn3Sj,Gn3SjJf3Qe,PeQs3,DbHa0,DbAn,DfLu7Fu,Da8Aa7Hu,Db3Js
LeFu3LuMuZ,Du7FiLuQs,Hb0SjMeY,RuHnAj,Je7Ah,DuMaLu3,DuMaLu3Lg3AnJi,DbFuLn3Me3,DuMeQs,DiLuOuLs3Sby
DiLuOuHbyPs,AbHa7,DuMuQe7,DuMuQa7,HayMb,Sa7Lu3GaQs,LrQiy,OiyRa3,LbAg3GuLmy,DiGuCiRuMa,Di3AaJs
Di3BaJs,DiCew,DsFbAi3,DsFuY,LcyMayMeY,Ae3LeGn7,MaDiyOaSa0Lo3,MaDiyOaLn3Me3Sa0Lo3,JfQa0Ji
LiFuAiAu,De3Pu3DiCeOs,DaLuJs3,LfPi,LuDuLc,LfDr,AmLr0,MayLe,AhFa3,Me3Au,Me3AuMiGgy,Me3Fg0
Me3Fg0AiyJa,Me3AuAiyJa,Me3Ma,AiLmy,LfCeMu,Lf3MuCuLeFuy,LgyLe,AuLeZ,Lf3QeRsFaLuMs,Lf3QeQfLu3Ge3Qs
Sj3Agy,Ci3Jn7,LfJsQfQu0,LuHf3Qs,LfHe,LuSjLgMa,AiJi0HeJs,AiJi0Aj3Ajy,AiJi0DiFi,AiJi0SjDiFi
RfLuJsHn0,JuJe7Gn7,JuJe7AiyJa,JuJe7Aj3Fu,RbGu7Fu,CiyLo3,CiyMay,LgyCiy,RbJg3,JaFm,HuFm,RuDf7FuQu
Ru7FsY,AsYLry,AsYLryMuMn,SjMbHiSeY,JiHay,ReJsQs,JnJa3JuMay,JnJa3,Ca1Ju,Ca1JuMeY,SqQsCuJs
RuQsCuJs,Rs7FaLo,Bi!HbDa7,Bi!MuZ,Gu3Ji0MnMeY,Ju0RnY,RnDs,On0An,MbDa3,RsFb3OaLuMs,RsFuFb3Je,SjGn7
LmyDa7,SjGn7Ln3Jiy,Gu3Gn7MayLe,Hi1LsYHaZ,RsFf3Ms,CbyDiyJu0RnY,AjLu7,AjLu7AaAf,OeyAjGn7,OeyAj
Lg3FmMe3MuHa7Me3,Rn7Ru7Ge3Qs,Re3Ds,MayFhJu0May,AaAn,AaAnMeY,RrOe,RrOg,Aa7Hu,Ab7FeFuLa,AfLuY
AfLuYMs,AaYMaQay,AaJs,MnLrJi,AaJsOnyMe3Ji,AfLuQs,MiySaZJayJa,AuYHaZ,Lu3JaY,As7FbYRuy,As7FaJs
As7FiHe7,Ai7Ds,Ai7Ds3,Ai7DsGa3Ja0Js,Ai7Rs,Ai7RsPs7FeZ,Ai7RsLg3JsZMay,AnAs7,AiZOay,AiJuLo3
AiJuQf7,AsFb3Ds,AsFu3,JbyJe3AnLu,AsFnZ,Gu3Ha0,AfJsQsSaLnJs,An0HaZ,An0Jn,Sf7JsMay,SbHuQaQs
SbMayAn0,SbyHi0,SfLe,GuLmyJu7,SfLeJa7Fiy,SfLeJcZ,SbYHeAe,SaCaFi,Sa3Hi0,Sa3Li0,SaZAuDi,SbyHi0Sa3
SbRu,Oe7Gn7,Oe7Gn7MeY,Sf7JsPs7FeZ,Ae3AayLo3,Sf7JsPfLe,Lg7OeFu,MnyAiyLeZ,SaLuOs,SfFuQuMu,SuLeFi
Su7Qs3,SuQaOu,Si7DuyJs,Sa7FuJs,SiYRs7FeJs,LaCeJs,JsyGa,HgyLo3,SawDiAs,SiQf7,MnQb0,SaLnMuy
MnQb0Ae3Je7,MnQb0Aj3Fu,SrGe3,SaLcwQs,SaLuHsFuDs,SaLuDsFi,JnFg0Ha7Me3,SaLuCu0Js,Sg3DbSbJay
LaLuJsPsFuY,Lu3Oe3,MnyAn0AiyJayLs3Sby,AuLeZLs3Sby,Ja3LeZLs3Sby,Ja3LeZDa3Mu,Ja3LeZAbHa7
Ja3LeZAuJn7,Ja3LeZ,AiyLeZ,AiyLeZJa,MeyHi,MeyHiQiyJu3,MeyHiAuJn7,Lu3RsFa,LgAj3,Lu3JaLuQs,HiSeY
HiSeYDbFuMeY,Lu3Qe,Lu3QfFuLe,Lu3QeCbJgCa7,Lu3QeCbJgCe7,Lu3QeCfJgCa7,Lu3QeCbJmCa7,An0MfAiySay
An0MfSgZFg0,An0MfGn7Fr,An0MfSa0Am,An0MfGnLg0,An0MfQiyJay,An0MfAmLg0,An0MfLn3Jiy,Lu3HfJsQs,QnMa
Lu3HfJsQsGe3Qs,QnMaMsyAo3,QnMaSlJa,QnMaJu3Qa0,Lu3HfJsQsGe3Os,Lu3HfJsQe,Oe7AiyJi,LuQiOn,LuMaPaLc
MfLuLo3,MrLe7Fu,MnLe7Fu,AqAsYJi0,AsYLs3Hay,NuAb,NuYDa8,NuYMu7Hay,Mi0Ha7,MiJe3SiQf7,LrDi,PfLuLo3
Pa7An0Jn,CiFbHay,CiFbLg3JsZMay,PuMsPaRf,AuYOu,AuYOuNuAb,LrOuLo3,MnHay,PiFuLa,DbSa3QiyLn3
DbSa3SayAiy,AeYDi,Fb3DsGaPs,MiAgy,Jf7RsIa7FbHay,Ia7FbHay,JfQa0,FuDeJs,FeCuy,FfMe,JbyGgy,FaLuRs
JbyGgyHiSeY,MiGgy,FuGuQuDs,FaLuLi3Js,MnFr,On0Ja3,FuHuy,DbHn,DbHnMnyAb,Lg7Jl,FiMuJs,Gn7Fr
FiMuJsQu0Js,Gn7FrJf3Qe,FiwDfLo7Ds,FiwDfFuLa,Hi0Ao3,Hi0Ao3Hay,FnRsQsSa3Ma,DiJuFa0,AuAh,GbMu0
GfLuMe,Ga0Oay,Ga0Ae7Fu,Ga0An0Jn,Aj3FuJaGnJi,Ga3Dn,Lu3Fg0,Lu3Fg0AbHa7,SbJayHiSeY,JuMay,GaPfw
GaPfQuy,GfFuLeQs,GaFnHfCu,GaJaMu,GaJsQe,GbOuy,JiMb,JnSa0,GfDu,GuDuLe,LtFm,LtFmAu,GfDuPa7,GfDuPe7
LtFmAuAu,GfAa,GfAaPeRu,GfFsJfDfJs,GfFu7Fu3Ou,AsYJi0,GfQa7,GfQsFi,GaLuPsFi,GaLuPsFiJiRsQs
HayLawAa3,GaLu3Ds,GuKsHuJu,GuKsLu,GuMsSi,LuDiyQiyJu3,SrDbRi3,AsYSgy,GiAa3,GiAa3JsQb3Fu,GiAuMu
GiQf7,MaDiyOa,GiQe,LiQiHaLu,GiQeJs,LuJawMuYJf3Qe,RiMayLuJa,GuJsQeRuMa,LsYLa0,GrMu0,CbyGg3,CfLu7
CaCi,CfLuOe,CfLi,CfJs7Ff,CfwRs7Fu0Js,CfQsLoPs,CfQsLo0Js,Ju3Gn3Ja,Cf0Jf3,Cf0JsQs,CaLuJs,CaLuPu
CiGnFa,Ji3SbHiSeY,HuOe7AsYJi0,AiyMsy,CiHaQuJs,CiHiQf7,LmLcyLo3,LiJg3,Ca0Mu,NnBnGu,MnBnGu,JaGnJi
LiRuJsQf7,SbJayRnyFg0,Li7FuHs,Li3FaLu3JmRuy,LiRs3,La3Agy,La3AgyMeY,La3AgyLo3,LiFaPs7,LrAuCiy
RfLu3Qs,RaCaJiCu0,RfLuRe,Qb0Hb,RaFuHa,RaFuHaAfEs,RaFuHaAfQs,MnOaMay,RaQsCe,RaQsCeJs,LgAb0
RuKuHay,RuJuHay,Rf3Jg3,HayLg0,LbAg3,RfwJcZ,SjLuMa,Lc0RnY,MfLc0,LtLc0RnY,Lc0An0,Ru7FuZJs,Ka7An0Jn
JaMu3,JaMu3Aj3,RuLaCi,LcyDi3,Ru7FaQfJs,RaLuRs,RuMa,RuMaSew,Rs7Fb3,AuSl0,Rs7Fb3Qs,Rs7FaJsQu0
Rs7FbwRiY,DiAsY,RsFaMa,Rs7FaMa,Rs7FeJs,SaZRa3,RiOa,Ri7FuGe,RiFsJp,LcyAh,RaLo,Ha7Me3Ji,MeyGu7
RsFaLuY,Lu3Jk,JaGiQnMa,RsFiMf0Qs,RnFsDf3Jg7,SiRsMuZ,MnMeY,ReHs7Fu0,Gi0Lm0Qay,DiJeOn7Ra3,On7Ra3
On7Ra3Ja,ReYRs,AayLaMu,RrLe,ReRs7,Po7PeY,Pq0JeHuJs,FaGf3,Gi0May,SlwMuZ,Di0JeJu7,HnDiyJa3
AiyLu3MnyAbJa,HnDiyJa3JaGnJi,HnDiyJa3MnyAb,HnDiyJa3AiyLu3MnyAbJaJaGnJi,AiyLu3MnyAbJaJaGnJi
HnDiyJa3MnyAbJaGnJi,HnDiyJa3Pe3Je7Quy,HnDiyJa3AbHa7,HnDiyJa3QnMa,HnDiyJa3Ju3Qa0,MbSj7Lmy
MbSj7LmyJf3Qe,SiyJaY,CbyDiy,FfGuPi3,Ff3QePa,Ff3QsPa,Ff3Qa7,FuJeOu,Lg3AnJi,FuMiQs,MaLo3,Ju0Day
FuQfLu7,Ee0MuZ,MeyGuJi,FuOu,LiFuAnLu,FiJsQeFu,FiHiw,FiQaFu,AiGn,La3Me3,Ra3Gb,Lg3Le,Ja7Fiy
JaYAgZJa7,JaYAhQay,JaYJey,Jb3DsLqOu,JaLnCa,MeOn0Ls3Sby,JrCaLuDe,JrFiDe,JaLuLe3Js,AiGn7Jay
JsPsFu3Ai7Rs,JnJa3Gn7,JnJa3Gn7JuMay,SbGn7Qay,MsyAo3,LrDiySj,AgyHuHiLa3,MiyGm,Jf7RsJfOaMay
Ha3DiOf,JuCuLe,Je7FeyQay,JeLn7,JeHuJs,LmyLg0,OaYAuFsY,JfHsFa3Js,JpLe,JpFaQi3,Je3Ha0
Je3Ha0QnMaSlJa,MiJe3AiyLeZ,MiJe3Ja3LeZ,MiJe3SbLcy,SbLn3,MiJe3Ji,Ju3Ha7AaAf,Ju3Ha7,JmRuy
Ha3Oa3AaAf,Ha3Oa3,MuGf3Js,Aa3Ra3,JuyPsDb,RuHnAj3FuJu7,JsPaLu,JsGaQs,Hn3Ju0,JiJuLfQfMfCfFa7
Jn3DnHn,JiRsQsLpLe,JiMn,QbLcyAjy,QbLcyAjyHa7Me3,QbLcyAjyHa7Me3Ji,Ji7FnJg3,Ji7FnJg3Ms,JsRfLuJs
AuLeZLu3JnGi0Me0,Qs0JnAay,Me3Gn3,JsRuDs,GbLn3Qay,JsRsFuy,JsPpLe,LiMuyLe,JsQf3FfJs,JsQfLu3FuJs
DiMay,JsQb3DaDsOaQaDs,JsQaHe0Js,JsQaQs,JsQfLuJg3,Gn3An,Gn3HayAn,Gn3AnMeY,Oe7Aay,Je0Mb,JaySl
JayMeY,JsQrDuLi,Lo3FnY,JsQeDuPaRf,JeHsLpLu,JsGuQiGi,Jn3Db,Jn3DbAn0HaZ,Jn3DbAn0,JrRe,JrReGaPfw
Os0Fcy,JsJu,OiHaZ,JnLgy,JnLgyMay,JuJsQfY,KuJsQfY,JuJsQfYMs,Qa0An,Qa0AnMay,QbAo3Di,LcyHi0MeY,JfGn
Qb0Ju,OawMuZ,QfPs,QfPsCi,QfPsCi7FiMuJs,AuJn7,QfPsCi7FiMu,QfPsCi7FeMu,Qf7FfPiY,QfCuJs,QfJs7Fa
JeYLr,Qf0JsQaLu7,SjFg0Ha7Me3,QaLuAe,Gi0Mb,QaLuY,QaLuLe,QiJsQs,DnHn,AiyAnJayJa,QiRuLa,DiJuHa,QeOu
Aj3Ajy,Aj3AjyHeJs,Aj3AjySiQf7,EnFfMrFs,QaLo,Lj3AnMeY,DiLmQa,QiLmQa,Lj3An,QsFfLuDs,GnLg0JayJa
GnLg0,QiyJay,QsFfLuDuy,QsFb3Js,He3Lg0,Ln3Jiy,AmQiy,Ln3Jn,LgSbyJa,LgSby,QsFuCuQu,SjGn7MaDiyOa
QsFeJsQs,Ee0Hi1Lu,Ee0Aa7Hu,QrHs,LnDiy,LrCuPs7Fi,LrCuPs,DiJuAbHa7,MaDiyOaGbGbJayJa,MnyAiMaDiyOa
MnyAiOa,Hb7Fu,Hb7Fr,Hb7Hs,LcOb,ObJi,Hf3Oe,Hf3Og,GaLs7HeJs,HuMe3,HuMg3,Ri0JsHaAf3,Hg0Mu,DiHb
OayAi,RhAuGn7,JuAh,LoQe,MeyJnAu,LpDuy,LpDuySi7,LhJu0May,Lp7PeY,LpJsQs,LcyJu0,SjLuQs,DiGb
RnyFg0Ha7Me3,RnyFg0Ha7Me3Ji,OaySi,LjLu3,LjLuMs,MfMa0Ji,Lo7Ds,LmAa,Lg3Jf`,
  english: `+care,+made,+mart,+max,+net,+nuri,+soft,+store,+wave,+works,3M,7-Eleven,BASF,BlackRock
CJ Logistics,COEX,Chinese restaurant,Chinese restaurant,Coca-Cola,FedEx,HSBC,IKEA,IT
InterContinental,Japanese restaurant,Korean food,Korean table d'hote,L'Oreal,LG,McDonald's
McKinsey,MetLife,NVIDIA,REIT,REIT,REIT,a one,a twosome place,accounting corporation,ad,adidas
administrative attorney,advanced materials,advertising,advertising,agency,aggregate
agricultural bank of china,agricultural machinery,agricultural products,agriculture
agriculture & fisheries,air,air,air conditioner,air conditioning,air france,airbus,album,allianz
alterations,alterations,aluminum,aluminum,amazon,animal hospital,apartment,apparel,appraisal
aquarium,architects,architecture,ascon,asia,asiana airlines,asset,asset management
asset management,asset trust,audi,auto,auto glass,auto parts,auto repair,auto repair,baby
badminton,baduk,bags,bakery,bakery,bakery,bank,bank of america,bank of korea,banners,barbershop
barbershop,barbershop,barbershop,baseball,baskin robbins,bayer,bean sprout gukbap,bearing,beauty
bedding,bedding,beer,benz,best,beverage,bibimbap,bicycle,billiards,billiards,billiards club,bio
biomass power,biotech,biz,bizon,black,black pork,blinds,block,blue,boeing,boiler,bolt,book cafe
bookstore,bookstore,bossam,bowling,bowling center,boxing,brain,brewery,brewery,bridge
broadcasting,broadcasting station,budae jjigae,buffet,building,building materials,bulgogi
burger king,bus,bus terminal,busan,business,butcher,butcher restaurant,butcher shop,butcher shop
cable,cable,cafe,camping,capital,car center,car center,car wash,cement,center,central,ceramic
channel,charcoal galbi,charging station,charter bus,chase,chemical,chemical,chicken,chicken
china,china construction bank,chinese restaurant,citibank,citigroup,city bus,city gas,class
class,cleaning,cleaning,cleaning service,clothing store,cloud,club,coating,coffee,coin laundry
cold storage,combined cycle power,combined heat & power,comic book cafe,commerce,communication
communication,communications,company,compassion,computer,concrete,connect,construction
construction,construction,construction,construction machinery,consulting,consumer,contents
contents,convenience store,corporate financial stability,corporate restructuring,corporation
corporation,cosmetic,cosmetics,cosmo,country club,coupang,creative,credit union,cube,culture
culture center,curtains,daebak,daegu,daily,dakgalbi,dance,daycare center,deloitte
department store,dermatology,design,design,design lab,designated driver service,dessert
deutsche bank,deutsche bank,development,digital,digital,disaster prevention,discount mart
distribution,distributor,dog grooming,domino's pizza,donkatsu,donkatsu,donuts,dragon,dream
dressmaker,dried seafood,driving school,driving school,dry cleaners,duck,dunkin donuts,dyson,eco
ediya,edu,education,eel,egg,electric,electric lighting,electric power,electric power corporation
electric works,electronics,employment,energy,engineering,english,enterprise,enterprise
entertainment,environment,essay,esthetic,event,ever,ewha women's,express bus,express tour
expressway,expressway,facebook,facilities,facilities works,facility management,family,farm,farm
farming,fashion,feed,fertilizer,fidelity,film,finance,financial group,fire insurance
fire protection,first,fish market,fisheries,fishing,fishing shop,fitness,fitness,flower
flower delivery,flower shop,folk pub,food,food,football,foundation,franchise,freelancer,freight
freight,freight transport,freshwater eel,fried rice,friends,frozen foods,fruit,fruit store
fruits & vegetables,fruits & vegetables,fuel cell power,fulfillment,fund,funeral home,furniture
furniture store,future,future,galbi,galleria,game,games,gamjatang,gas,gas station,gas station
gate,general trading,gimbap,ginseng,glamping,glass,global,gold,golden,goldman sachs,golf
golf club,golf range,google,gopchang,goshiwon,goshiwon,grand,green,grilled fish,group,guesthouse
guesthouse,gukbap,guksu,gym,habitat,haejangguk,haengbok,hair,hair salon,hair salon,hair shop
hamburger,hanaro,hanbok,hanok,hapkido,happy,happy,hardware,hardware store,health club
health food,healthcare,heat treatment,heavy industries,heights,heritage,hero,hilton,hitachi
holdings,hollys,homeplus,honors,horse riding,hospital,hot dog,hotel,housing,housing
housing construction,housing management,human,hyatt,hybrid,hydro,hydropower,hynix,hyundai marine
ice cream,incheon,industrial & commercial bank of china,industrial bank,industrial bank
industrial complex,industrial development,industrial technology,industry,industry,industry
information,information & communication,information technology,infra,inn,insight,insurance
insurance agency,inter,interior,international,international,international,international
international airport,international cooperation,international logistics,international school
international trading,international trading,international trading,international transport,invest
investment,investment,investment & securities,investment company,investment trust,investments
investor,iron works,itochu,izakaya,j one,jewelry,jewelry,jewelry,jewelry,jjigae,jjimdak
jjimjilbang,jokbal,josun hotel,judo,k one,kalguksu,karaoke,karaoke,kids cafe,kimchi
kimchi jjigae,kindergarten,kitchen,korea,korea express,korean air,kumdo,landmark
landscape architecture,laundromat,laundromat,laundry,leaders,learning,leisure,life,life
life insurance,lighting,limited,lions,liquor,livestock,living,loan,loan brokerage,locksmith
logis,logistics,logistics,logistics center,lotte world,lotteria,lottery,lottery shop,lufthansa
lunch box,machinery,magic,major,makchang,makgeolli,makguksu,management office,mandu,manpower
manpower development,marine insurance,market,market,marketing,marriott,marubeni,massage,master
matching,material,math,medi,media,medical,medical,medical,medical,medical devices,mega
mega coffee,mercedes,merrill lynch,metal,metal,metro,micro,microsoft,mill,mind,mitsubishi,mitsui
mizuho,mobile communications,mobile phone,mold,morgan,morgan stanley,mortgage,motel,motor,motor
motorcycle,motors,moving center,moving service,mr. pizza,music,music,naengmyeon,nail,nano,nature
neo,nestle,netflix,network,networks,newspaper,nexen,next,nice,nike,nomura,non-life insurance
nonferrous metal,notary,novartis,novotel,nursing home,ocean,octopus,octopus,octopus,office
officetel,offshore wind,olive,online shopping,open,optical,optical shop,optical shop,oracle
organic,paint,panasonic,paper,parcel delivery,paribas,paris baguette,paris baguette,parking
partner,partners,passenger,pc cafe,pc cafe,pension,pest control,pet dog,pet shop,pfizer,pharm
pharm,pharmaceutical,pharmacy,philips,pho,photo,photo studio,piano,pig farm,pilates,pipe,pizza
pizza hut,plan,planning,plant,plastics,platform,plating,plaza,plaza,plus,plywood,pocha,polymer
porsche,poultry farm,power,power plant,precision,prime,printing,private equity,project
prudential,pub,pub,public,public bath,publishing,publishing,publishing,pump,puppy,pure,purple
qualcomm,quick service,ramen,ranch,raw fish restaurant,reading room,real estate
real estate agency,real estate agency,real estate agency,real estate agency,real estate agency
real estate agency,real estate consulting,real estate development,real estate investment
real estate trust,recycling,recycling center,red ginseng,refrigeration,remicon,rent-a-car
rent-a-car,rental,research,research institute,resort,resources,restaurant,retail,rice cake shop
rice mill,rich,roast duck,roastery,robot,rotary,rubber,safety,sales,salmon,salon,samgyeopsal
samgyetang,samsung,sandwich,sauna,savings bank,schneider,schroder,science,scrap dealer
screen golf,seafood,seafood market,seafood stew,securities,securitization,security,seed
self car wash,semiconductor,senior,seolleongtang,seoul,service,services,sesame oil,severance
share,sheraton,ship,ship investment,shipbuilding,shipbuilding,shipbuilding & marine,shipping
shipyard,shoe store,shoes,shopping,side dish shop,side dishes,siemens,signs,sinks,skin care,sky
smart,snack bar,societe generale,soft tofu,software,soju,solar,solar power,solar power plant
solution,solutions,space,special purpose acquisition,special steel,specialty,speed
spicy fish stew,spring,square,squid,stainless,stainless,stamps,standard chartered,starbucks
start,station,stationery,stationery,stationery store,steel,stone,store,store,studio
studio apartment,study cafe,subway,sumitomo,sundae,sundae gukbap,sundaeguk,super,supermarket
surveying,sushi,sushi,swimming,swimming pool,system,system,systems,table tennis
table tennis club,taekwondo,tailor,tax,taxi,tea house,tech,techno,technologies,technology
technology,technology,telecom,tennis,tesla,textile,textile,thermal power,tiger,timber,time,tire
toast,tofu,tools,topia,toshiba,touch,tour,tour bus,tourist hotel,tous les jours,tower,toy store
toyota,toyota,toys,trade,trading,trading,trading,trading,trans,translation,transport,transport
transportation,travel,travel,trinity,trucking,trust,tteokbokki,tteokgalbi,tube,udon,uniqlo
unique,urban development,used car dealer,used cars,used cars,valley,value,valve,vegetable
vegetable,venture,venture,village bus,vision,vision,volkswagen,wallpaper,wallpapering,warehouse
waste,watch,water,water purifier,wedding,wedding hall,wedding hall,welcome,west,western food
white,wholesale,wind power,wind power plant,window,wine,wise,works,world,yoga,yonsei`,
};

export const WHOLE_WORDS = {
  korean: `FuOs,JfOa,DiJu,AiyJa,Je7Hu,LuYDb,Aj3Fu,CiySgZ,MnOa,JaFaY,Ha7Me3,MiJe3,De`,
  english: `REIT,car wash,city,corporation,facilities,leasing,management,nonghyup,parking,people,power
shipbuilding,the`,
};

export const BEFORE = {
  korean: `MeyHi,Ja3LeZ,DuMaLu3,JnJa3,AuAh,Me3Ma,GuDuLe,HayJiy,LsYLa0,LgyLe,LtFm,HnJi0,HnJe7,HgyJe7,CiyLeZ
GuJn7,LhJn7,LeFu3Lu,Gn3Sj,Gn3SjLhJn7,MayLbLu3,AmLr0,Sj3Agy,MiySaZ,HiAe3,An0Mf,SbLcy,LtSa0
Qs0Hg7JuFuZ,AjyLg0JuFuZ,JuFuZ,An0FuZ,Aa3Si,DiFuZ,AnFuZ,An0AiyFuZ,MaySa0,AjSa0,AjSa0AuJn7,CiLu3
JaSlHi0Mu,OfLr0,Aj3Ajy,Hi0Mu,LgJey,OeyJiCg3,OeyCg3`,
  english: `,,,,,,,,,,,affiliated,affiliated,affiliated,agricultural,art,arts,children's,cultural
culture and arts,disabled people's,educational,environmental,general,health,international
maritime,medical,metropolitan,metropolitan,municipal,national,nursing,provincial,public,public
scholarship,science,science and technology,senior,social welfare,sports,tourism,welfare,women's
youth,youth`,
};

export const SOCIETY = {
  korean: `AuJn7,Ga0Ae7Fu,AuYOu,DnHn,AsYJi0,JnJa3Gn7,LjLu3,CiFbLg3JsZMay,MiGgy,La3Me3,AiLmy,JiHuMa,ObJi
JaFm,HuFm,AmQiy,AiJi0DiFi,SbLn3,Gn7Fr,Ln3Jiy,Me3JfHeJs,SjGn7,Qb0Hb,MnLrJi,MsyAo3,HiSeY,DbHn,QnMa
Hf3Oe,RsFb3OaLuMs,LrQiy,DiGb,Ra3Gb,Ju0RnY,MfAjMeY,JfQa0,SjMayRnY,JiHay,MiAgy,Os0Fcy,MnQb0Aj3Fu
LfCeMu,QbLcyAjy,AaJs,MaLo3,MbSj7Lmy,RhAuGn7,AfLuY,JiRsQsLpLe,FiHiw,Ha3DiOf,AjyAi,On7Ra3,Lu3Jk
Ja3LeZAuJn7,JfGn,HaLuLi,HgyLo3,JbyGgy,On0An,LcAn,Qa0An,QfCuJs,HbDsGu3Qe3,Ai7Rs,Hi7Fuy,JnLgy
QbAo3Di,LrDi,AeYDi,SaZAuDi,Hi0Juy,LmAa,DayAn,HaDn0,Ca1Ju,PbYRuy,Lu3Fg0,LgSby,SiQf7,DiAsY,AsYSgy
CiyAuAh,Ae3Je7AuAh,HuOe7AsYJi0,JuGf3Qs,Pi3PsFuQs,Ai7Mb,Je0Mb,Rs7FaJsQu0,AiGn,RfLu3Qs,LtFr,RbJg3
AqAsYJi0,MnLe7Fu,Gn3An,La3Agy,AaAn,JmRuy,Li3FaLu3JmRuy,Rg3LtMeY,JrReGaPfw,MnFr,PeRu,Ja3LeZDa3Mu
QfPsCi,Lu3AiyMuCsy,CiyJu0RnY,CiyJnJa3Ju0RnY,HayGn3Ra3Gb,Me3MaJayAeFb,MayAuLmLcy,LmLcyHgyLo3
Ji3SbHiSeY,HuMeyArMu0,Sa0AmHa1OeyJiCg3MuLo3,RuJuHay,Lg3AnAbHa7,FfGuPi3,MnyJiHf3OeAuLeZ
Sa0AmHuMeyArMu0,MaLgyLeZ,MaLgyLeZMa,MaSj7,Me3Hi0,LrAuDiyGn7,SlAh,HbLn,MnyDi0Aj3FuQiySaZMuLo3
SbyMey,SayAiyLnMn,AiFgy,AiySay,Ja3La0,Gg7Ou,DiyGn7,DiyGn7HiSi,DiyGn7AnMi,LbCuGfLuJg3,CsyAsY,JaAj
AaYMeyRgyAa,AaYMeyRgyAaJa,LcyJu0,AnyDi,LcyAny,Ae3On0Aa,GuJn7AmLr0,Lr0Jay,MaDiyOaMeyHu,SayAiy
MfAj,MfIay,Ar3SgyHa7Me3,Ls3Sby,LuLmyJa,HaFuJsQa,CiyAn,Lr0Ln,LcyHiy,LrMi0,JeyJe,JuAa0MayLbLu3
HiDuHu7Duy,LcyMi,HayJiyMa0Aa,HayJiyQiyJu3,Hn7Am,HeJs,AgyMfAjSa0,AuLeZMuLo3,MuMe0,JeLh,LaY
MaDiyOaGbGb,LmLcy,LmLcyHiSiJa,Mu3FiOfSeYMuLo3,Mu3FiMu0LeZOfSeYMuLo3,SjGn7Lg3Db,Ga3Sj,Ga3SjAa
Oe3MnAm,AaQi7Fu0,MnyHn,MnyLay,DiMaAu,Lu3Msy,OfLu3JsQiLe,SjSa0JeYLr,LaDiyHiSi,LaDiyHiSiMe3Gn3
HiLr0,Lr0La,Lr0LaMiySaZMuLo3,JiLaLaY,LaDiy,AuDi0Am,JuGu3,AaYAr7,QiGi0,AuSn,QiyJu3,GaLs7
MuLg0JaSl,GaLs7AuLeZ,JaSlHi0MuAiyDiyGiAsY,GaLs7AiyDiyOfMuLo3,Ha3FgDiyGn7,Da3Mu,Ae3Je7AuJn7Lu3
Ae3Je7Ja3LeZ,Ae3Je7AuJn7,Ae3Je7CiDiy,JbySj7SgZDiy,Pi3Qf3Os,Pe3Hf3Jg3,MiFuJa,SgZFg0,AiyDiyLr0La
MeMa0Ao3,JayDaY,AiyLh,LgJu3,Ju3Lmy,Ju3LmyHiMsy,HeYMlRuSbMaMuLo3,MiFu,Gn3SjLo3,Gn3SjLrJa3,Gn3SjMb
Gn3SjPi3Qf3Os,AmLr0AjMey,AmLr0AjMeyRgyAa,Aj3Jf,MaMe3Ae,MaMe3AeQaAu,Ca0Ciy,GnLmy,Db3JsJsRiOs
DfLuQe,OeyAa0MayLbLu3,CiyLaLu3,An0Hay,HayLq,Qb0HbCiDiy,OuGb,Gu3MnSj,Gu3Mn,OuAjLtJa,OuAjLqJbyJa
OuAjAuAiyJa,DuMaLuCe,Ha7Da7MayLbLu3,DayCm,LgyLcyJa,Mu0MeZRa3Gb,MayLbLu3Da3OfOiy,MayLbLu3Oiy
MayLbLu3OfLr0,JayLuAn3Agy,MayLbLu3Hi0Mu,MbCa3,MbSbAnSi,HayLg0,DuJsRs7FfLu,LbAg3,AaMeyRi0Fg0,AuHn
DsFi3,LtLc0RnY,LgYJb0,LrLa,LrLaAmLr0,DiyHn,JbyQb,AgyMfMeyLt,AmLr0AiyGnMu0,Me3Je3,Me3AuLa3Me3
Me3MaQiyJu3,JsyAayAu,AgyLgyMa,OqLeZ,AiLmyCiDiy,AuJn7Lu3,LgyLeAmLr0,Lg3Lh,AuLeZLu3,AgyMfLu3
Sj3AgyHiMe3,JsyGa,Je7Hu,RgyAa,AmFr,Me3Ju,JnOn7,JuJe7,JuJe7Aj3Fu,AiyMeyAeFb,Jn3Mu0,AaMi0,CiyGu3
Rf3Juy,On0Mf,LgySj,LgyJay,LgySjMfMa0Aa,AsYLry,JiHayLa3Me3,JnJa3LeZ,LeGu3,LeLeZ,LeJe3,MfHn3,Bi!
SjSp,Gu3Ji0,Ju0RnYLtLc0RnY,Ju0MaMb,AsZJu0,LlJu0,AsZJu0Aj3FuMuLo3,Ju3Ha7,LlAn0Lu3As3FiMa,LlAn0Lu3
Jn&,Ja3FuY,Ja3Mn,LuYJa3Gn7,LuYLeZ,MnGn7,AaGbyMeY,AgyMfMaLrAnLg0,MaLr,LnSi,Ou3Je3,AjJn,GuFb
AfLuYLeZ,GaCs7,AfLuQsHi7,JeyRgyDsy,LcyJeyRgyDsy,Hi0LsY,RiDi,Ci0Oa,An0La0,OfMi,GuLmyJaSl,GuLmyJa
Sb3DsHi7,Sa3Ln,Ae3Aay,HiAe3LtFm,Ae3AayAj3Fu,Ae3AayMsyMu3,Ae3AayAaMey,JuYMay,DsyJa3,Lg0Ja,SaPu
MbAaHi0Mu,Lo3Lh,SiQf7LeZ,MnAe,MnQb0AsYLry,MnQb0Aj3FuJa,Ja3LeZLu3Fg0,Lu3Me0MaLo3AbHa7,Lu3Ao3
LqJby,LaLuJsSaPu,MfHuy,JnLuZ,MaFuZ,JbyJa3AuJn7,LgyLrLa,MeyHiQiyJu3Ja3LeZ,MeyHiHiSi,MeyHiSj
Sg0Ju3,AeYJa,MuJu0MbJa3,MuCsyMeyHi,MnyAa3MuLo3,SbLlAe3Je7,An0MfGn3Sj,An0MfAbHa7,LrSa0Jby
Lu3QeCfw,Ha7Ggy,Ha7GgyMu3Ssy,Oe7Aay,MayAu,Lu7MaFu,Le3Fi3Lu3,AuMa,DbSa3,Sa3LtJa,Sa3Lu3,AiFgLu3
CiDiy,As3Fi,An0Qi,QiMu,An0QiMeyHi,JfQa0LeZ,AuY,Hg3SiJa,RgyJu3Di,HeZFr7,HeZFr7AnMi,HeZMf
Hb0Sg7Hgy,DiJeAj3,RgyJbyAmLr0,RgyJbySa0JsZ,Gn3Sa0,On0Ja3Gn7,JbySj7,JbySj7Gn3Sj,ScyQi,MuHay
MuHayMaOu,ScyQiGn3Sj,MuHayMbMey,MuHaySbyMey,Jn0Ha0LeZ,Jn0Ha0,MeOn7Ja3,AiyMa0AuAh,MaZMu,LnRg3
QiyJu3Ra3Gb,GbCuMuGe3Qs,CsyFr7,AgyLgy,AgyLgyLu3,MfMi,GaFaQi3,SbHgyDb,SbLcySj3Agy,SbJa,La3GaJa
JiMb,Lr0AaAiy,AuAhJe7Hu,GuDuLeAmLr0,Le3Fi3CiDiy,LuYJayHgyFuJa,MeyJu3Ae3Aay,JayLu3,JayAiyLu3
LrAiyMa,AuJay,LuMnLgJey,LuMnCiDiyMa,LuMnGu3,An3Lu3,LnLr,AjyGn7,AjyLeZ,Je3Am,AmQiyLc0MaLuDiyMuLo3
LuDiyMuLo3,Ln3Diy,DaGn3Sj,DaGn3SjAmLr0,HeJew,LsYLa0AmLr0,La0Au,Me3An0,An0Gu3,MaLg3,MaLg3HiSi
Ju3MbJbyLfCeMu,Ju3Gn3,Hn0Sa3LuQa7MnGu3,Hn0Hn,Lo3MaFg0,Aa3SiMiGnJa,Ja3LeZLa3Me3,Ma0LeZOuFmJa
SbLcyJnJa3,JaGnAsYLry,JiyLrAj3,LcyRa,La3AgyJa,MayAuAuMsy,Da3OfOiy,SbLl,Lo3LcyJa3LeZ,MbLlDiyRi
DiyRi,An7,MfMu,LsyAsZAnMiJa,MayLbLu3HnGi,Sa0HnGi,RaPsAi7Rs,MnOa,HnRnYJiMb,Qs0Se,RgySj,Hb,AiOn
AiyLg3,AiyLg3LhJn7,CiyLc0,Je0Lr,MfLc0,MfLc0HaLuLi,JaMu3Aa,JaMu3Ma0Aa,JaMu3,OfLr0AmLr0
Gn7FuOuFmJa,MuOfMayLbLu3,Rs7FbwRiYCiDiy,JuLu3,AgyOa7,MeyOb0,Sa3Di3,SayLn3,SayGa3,OfJu3,LnMey
LcyAh,Le3Fi3,Gn7Aa,JaFuZSa0Am,RsFiDrJe,RuDu,JbyJa3Ma,JbyJa3Jey,AuJn7Ja,AmJn,JuYFu,AiyAiy
AiyAiyLn3Jn,Gi0Lm0LeZ,AiyGnLo3,AiyGnLo3Lg3AsY,AiyAiyJeHuJs,On7Ra3Gn3Sj,MaAg0,MaAg0AeYMey,RnYMu7
AeYLg0,HayJaJe3Ja,Oe7Di,MuLg0,MuLg0AbHa7,AnSi,MbJbyLfCeMu,LhHuAn3,MnGu3,LlJu0LeZ,QlMu0
QlMu0AiyGnLo3,Ls3QlMa,Ka7,Ee0,Ee0Fr,SaOe3,DiFi,DiFiAmQiy,InFuJa3LeZ,CiyOi3,CiyLeOi3,Ra3GbLeZ
JiAsY,MeOn0Ls3Sby,AjSa0AuJn7Lu3,JsPaLnQs,MiAa0,Je3Lo3,AgyHu,MiyMa,LuJa3AaMi0,HiyMf,JeyRi0Fg0
CaCnY,MiJe3SbLcy,JaAg0,JayAa,AaJn,JsPfLuQs,HuyJay,JsPu,RuHnGuLmy,JiJayAiyLu3,JaSl,JaSlMe0AgyMf
JaSlMe0AuLeZ,JaSlHiMayMeyHi,JaSlJeHuJs,JaSlHi0MuJa,SbwHu!Ha7Me3,LsYScy,CaYHn,LnMn,Qs0JnAmLr0
Qs0Me3Ja,Qs0An,Me3Gn3Ae3Je7,JsRiOs,JbySj7OfLr0,KuFsY,GnDb,RmMn3,OayLeZ,Me3Fc0,Sa0Jby,MuSaOe7
MfDay,MaJa7LhHay,MuLo3,MiJa,MiJf,Oa,AmLo3,AmJa,JaSa0Lg3AsY,AeYMey,JuSeY,Lg3As0,DaYHbRa3GbLu3
Lj3An,QiyJay,Me3Qiy,Me3QiyGn3Sj,Me3QiyMn,Me3QiyJuMay,AmQiyGn3Sj,Sn3Fg3,Ln3Jn,AmQiyLa3Me3
LgSbyLeZ,CaGn,QiyLu7,DbSa0AmLr0,DbSa0Jby,DiJuOe7Di,DiJuMbJby,Hf3OeAuLeZ,HiSn3Hi0MuLtFm
MbScyAn3Lu3,HiSn3,JnLtJa,StJbyMa,RuSbMa,LgJeyRi0Fg0,Mu0LeZ,Mu0LeZCsyFg0AbHa7,HbAn,MaLo3HiyJa
LrAo3Ma,Ae6Au,Me3Gi7An3AgyLrMi0,OaYMe3LrAiyMa,JnMaLo3,JeHn,LcJbyDiyGn7,LgJeyAaMi0,LgJeyAgyMfLu3
LgJeyLu3Fg0AbHa7,LgJeyJbFiLu7SaAu,Gi0Mb,As3FiMa,CiDiyMa,FfJs7Fuy,Gn3Lu3,Ma0Aa
OeyJiCg3JayDaYHi0Mu`,
  english: `,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,
,,,,,,,,,,AI,Agri-Food,Agro-Fisheries and Food,Door-to-Door Sales,E-Commerce,Long-Term Care
Long-Term Care Hospital,Non-Life Insurance,Non-Regular Workers,Out-of-School Youth Support
PC Cafe,R&D,Ready-Mixed Concrete,SMEs and Startups,School Non-Regular Workers,Self-Employed
Self-Employed,Self-Sufficiency,abalone,abandoned animals,accounting,actors,addiction management
administrative,aerospace,aging,airports,alpine,anchovy,animal,animal protection,animal rescue
animation,apple,apple,appraisal,appraisers,aquaculture,archery,archery,architects,art education
athletics,auto maintenance,aviation,bakery,baking,balanced development,banks,barbers,barista
basketball,beef cattle,beekeeping,bereaved families,bible,blind,bodybuilding,brewing
broadcast writers,broadcasting and communications,buddhist,bus,business and science
business support,cadastral,calligraphy,cancer,car dealers,care,care workers
career experience support,career experience support,cargo truckers,cartoon,cartoonists,catholic
catholic,central,central,ceramics,certification,chain stores,chemical and textile
child protection,child protection,childcare,childcare,childcare support,childhood cancer
children's,christian,citizens',citrus,civil engineering,climate,communications,community
community,community business,community chest,community support,companion animal,complex
construction engineers,construction industry,construction technology,construction workers
consumer,content,convention,cooks,cooperation,cooperative childcare,copyright,counseling,craft
credit,credit,credit guarantee,crime victim support,culinary,cultural centers,cultural heritage
cultural heritage,culture and content,curriculum,curriculum and evaluation,customs,cycling
cycling,dairy,dance,dance sports,data,deaf,deaf,defense,defense,delivery workers,dementia
democracy,democratic,dental,dental hygienists,dental technicians,designers
developmentally disabled,diabetes,dietetic,direct selling,disabled organizations
disabled people's,disabled sports,disabled veterans,disabled welfare,disaster,disaster relief
disease control,display,dog,domestic violence,donation,drone,drug,dyeing,early childhood
early childhood education,eastern,ecological,economic justice,education workers,electric wire
electrical safety,electronics and telecommunications,elevator,employers,employment
employment and labor,engineers,english education,entertainment,entrepreneurs,entrepreneurs
environmental preservation,equestrian,equipment,evaluation,exchange,exhibition,export,facilities
facilities management,fair trade,fallen,family,farmers',fencing,festival,film,film
film producers,financial,fire safety,fisheries,fishers',fishing,fishing vessel,flour milling
flower,flower,folk,food and drug,food materials,food service,food service
food service management support,footwear,foreign workers',foreigners',forest,forest
forest owners,forest products,forestry,foundry,franchisee,free economic zone,freedom,friendship
friendship,fruit,future,game,garlic,gateball,gender equality,gender equality,gospel,grape
green tea,gugak,gymnastics,hairdressers,hairdressers,handball,hanwoo,health,health and medical
health care,health promotion,healthy family,heart,hiking,history,hockey,home care,horticultural
hotel,housing,housing finance,housing managers,human resources,human resources development
human rights,hygiene,ice hockey,ice making,import,independence,industrial technology,infants'
information and communications industry,information security,informatization,innovation
inspection,intellectual property,intelligent information,intermediary support
international construction,international culture,international development
international students,internet,invention,invention promotion,iron and steel,janggi,jobs
journalists,journalists,korean,korean medicine,koreans,koryoin,labor,labor,land,land
land and geospatial information,laundry,laver,lawyers,lay,legal,legal aid,legislation,leukemia
library,lifelong education,lifelong learning,literature,livestock products,living,living culture
local,local,local autonomy,local culture,local finance,local government,lodging,lodging
low birth rate,machine tools,magazines,mail,mail order,management,management,management,managers
manufacturers,marathon,marine corps,marine environment,maritime,massage therapists,materials
meat processing,mechanical equipment,media education,media workers,medical technologists
mental health,merchants',merchants',merit,meteorological,migrant women's,migrant workers'
migrants',military,milk,mineral,mining,mission,mobility support,mobility support,movement
multicultural,multicultural education,mushroom,music education,musical instruments,national
national,nature,nature conservation,new and renewable energy,newspapers,north korean refugees
northern,nuclear,nurse aides,occupational safety,occupational therapists,oceans and fisheries
office and finance,oil pipeline,onion,opticians,organ donation,organizations,overseas
overseas fisheries,overseas koreans,overseas koreans,oyster,paper,paramedics
parents of the disabled,parents',park golf,parking,parts and materials,patent,peace,pear,pepper
performing arts,performing arts,pesticide,petroleum,pharmaceutical,pharmaceutical and bio
photographers,photographers,photography,physical education,physical therapists
physically disabled,platform workers,poets,police,policy,pork,port,port,postal,postal,poultry
press,price,private school,producers,producers,producers,productivity,professional engineers
professors,psychological,public,public and transport,public bath,public officials'
public officials' pension,public service,publishing,qualification,qualification,quality
quarantine,radiological technologists,railway,regional,regional development,relief
renewable energy,reserve forces,residents',restaurant,retired,retired officials,retirees,rice
rice cake,rice cake,river,road,road traffic,root industry,rural,rural,sales,salt,savings banks
scientists and engineers,scouts,sculpture,seafarers,security,seed,separated families,sewing
sexual violence,sharing,shipbuilding and marine,shooting,shopping arcade,singers,skating,skating
ski,skin care,small business,social,social economy,social enterprise,social security information
social service,social workers,solar power,sound,southern,space,special education,special forces
special zone,specialty construction,sports,sports for all,ssireum,stage,standards,startup
strategic,students',subway,sugar,suicide prevention,support,survey,tax,tea,teachers,teachers
teachers' pension,testing,testing,theater,tobacco retailers,toy,trade,traditional
traditional culture,traditional liquor,traditional market,traffic culture,training,transport
transportation safety,travel,tree,unification,university education,university students
urban railway,urban regeneration,venture business,veterans health,veterans',veterans',veterinary
victims,victims,violence against women,vocational,vocational skills development,volleyball
volunteer,voters,walking,war bereaved families,war veterans,water resources,western,wildlife
women and family,women entrepreneurs,women's human resources development,women's reemployment
wood,workers',workers',wrestling,writers,writers,youth counseling and welfare`,
};

export const ENDINGS = {
  korean: `An0MfSa0Am,JaDbHnAi,JaDbHnMny,CiyAi,HayJiyQiyJu3AiDsySa0Am,DbLa3Sa0Am,LhAi,DbSa0,LhJn7DbSa0
AgyLgyDbSa0,AiyAjDbSa0,HeZAjDbSa0,Aa3SiDbSa0,Lc0Sa0DbSa0,OfLr0DbSa0,JayAi,OiDsySa0Am,LlAi
LlAn0Lu3Sa0Am,LgJay,LgAi,LgMny,DbSa0Lo3,AgyLgyDbSa0Lo3,AmLr0DbSa0Lo3,Ju3Sa0DbSa0Lo3
DbSa0Lo3DbSa0Am,AiDsySa0Am,AjSa0Lo3,AjSa0AuJn7Lo3,LtSa0Lo3,MnySa0Am,Sa0Am,GbySa0Am,CiySa0Am
AjSa0Ai,AjAi,Ju3Sa0Am,OfLr0DbSa0Am,OfAi,AiyAi,DbSa0Am,AmLr0DbSa0Am,AjSa0AuJn7DbSa0Am
LhJn7DbSa0Am,Mu0LeZMe3Gn3Sa0Am,LgMaDbSa0Am;AmJu7,Di0JeJu7,LrOuLo3,LeFu3LuMuZ,LmLcyLo3
MayFhJu0May,Ja3Sa0SgZFg0Da3,LaPaDfGu,Sa0Lo3,GuJn7Aj3,GuLmySa0Lo3,PbYReJs,LmLcyJf3Qe,SlAj3
Me3Gn3DbSa0,LtAjDbSa0,MuLg0LaDiyJf3Qe,LmFuSa0Lo3,Gn3SjLo3,GnLmySa0Lo3,Ln3Me3Me3Gn3Sa0Lo3
Ln3Me3Sa0Lo3,LgyLeLrOuLo3,OfLr0Aj3,LeFu3LuLgyLe,Sa3An0LeSa0Day,LeSa0Day,LeSa0Lo3,FeCuyJf3Qe
AmJsZJi,DiJeAj3,RgyJbyAmLr0Lo3,AuCgYAj3,Ha0Gn7Aj3,Ci7LuSa0Am,Sa0Lo3Sa0AmHeZLu3,Sa0AmHeZLu3
Lg3As0Lo3,AiyHnHay,QbAo3DiMay,AmLr0Lo3,Lg3JnLo3,HiJsZSa0Lo3,Hi0MuAj3,Hi0MuJf3Qe,JnFg3Aj3;HgyLo3
LmLcyLo3,Lc0An0,Sg7Lb0Lo3,LaYJf3Qe,LtLo3,OuAjAuAiyJi,Ae3AayMsyMu3Jf3Qe,Ae3AayAeYMu3Jf3Qe
Sa3Lc0An0,SiJsRuJs,Sa3LtLo3,La3GaLo3,LtFmLo3,LtFmJf3Qe,GfDuPe7Jf3Qe,LtFmMbDa3,MeyJu3Ae3AayJf3Qe
MiJa3Lo3,Ja3SnMiFuLo3,HiAe3MuJi,HiAe3Ji,HiAe3Mu3FmJi,AeYMu3Jf3Qe,AeYMu3LtLo3;LsZJaGnJi,AnOey
An3Oey,Gg3JaGnJi,MuHayMnyJiHf3OeAuLeZOey,CiyJa3Gn7DiGbJuMay,CiyLeZAuJn7Jf3Qe,MuLo3,MuOey,JuOey
JaFgyHn,MnGu3Jf3Qe,SbyMeyHi0MuJf3Qe,AmDiJi,LtSl,HeZLo3,JfAj3,AnOuJi,AbHa7AiyJa,AmLr0MuLo3Oey
MuHayAeYOa7Oey,AmLr0MeyHiLo3,AmLr0Lg3JnLo3,Je3AeAj3FuLqLo3Sl,AiLmyCiDiyMuOey,AiLmyCiDiyOey
AiLmyJf3Qe,LfCeMuAiyJa,Sj3AgyAiyDa3,JuJe7AiyJa,JuJe7AiyDa3,JuJe7Aj3FuAiyDa3,JiHaySa0Am
JiHayHi3Hn,JiHayJe,AgyMfMaLrAnLg0Oey,AiDsyAeYOa7Oey,MnQb0DiJuAiyJa,Lu3MbAbHa7Lo3
On7LuZAn0LlAn0Lu3Oey,On7LuZAn0LlAn0Lu3JaGnJi,On7LuZAn0Aj3FuJaGnJi,JiCg3Lo3,An0QiAj3FuJaGnJi
LnRg3MuZMnyAn0,DiJuOe7DiAiyJa,HgyGnMuOey,HgyGnOey,An0LrFuYAj3FuJi,An0FuZAiyLo3JaGnJi,AmLr0Oey
AiyGnLo3AmLr0Lo3,AgyOa7Sa0Am,AgyOa7Oey,RaOn7Ji,MuAnDb,AgyOa7Je,SayGa3AiyJa,LnOfAn0,HiSiAj3Oa7Ji
JaLeZHi3Hn,AeYOa7Oey,DiOey,MuHayAgyOa7Oey,MuHayAiLmyCiDiyOey,MuHaySj3AgyOey
MuHayAiyMeyAeFbJaGnJi,MuHayJa3FuYOey,MuHayAuJayOey,MuHayHgyGnOey,MuHayAn0QiAj3FuOey
MuHayJu0RnYLtLc0RnYLa3Me3Oey,MuHaySbLcyJnJa3Oey,MuHayLnMeyOey,MuHayMiDa7Oey,MuHayQiyAhOey
MuHayAn0JfOey,MuHayHiSn3Oey,DsyAuJi,LrLg0Sj3AgyOey,OfLr0AiyDa3,JfGnJe,Aj3AjyAiyJa,AmQiyAiyJa
DiJuAiyJa,DiJuAbHa7AiyJa,DiJuAj3FuAiyDa3,HiSn3MuOey,JayJnDiJaLeZHi3Hn;Jf3Qe,AiyDa3,AiyJa
JayDaYJi,JayDaYJf3Qe,MiySaZMuLo3Jf3Qe,GiLuY,Aj3FuAiyDa3,Aj3FuJi,Ln3LgyDa3,AiyLo3,JaLeZDa3
Mu3SsyAiyDa3,HiSiJi,JqYQe,MuLo3Jf3Qe,MuLo3Da3,OnMu3Da3,Aj3AjyDa3Mu,Hi0MuJf3Qe;Ja3LeZDa3Mu
SbyMeyJaSl,CiyLeZAuJn7Lo3,JnGi0Lo3,LhJn7LtMe3Day,LhJn7Da3,Ah,JfGnJaSl,AiyRa3May,Hg3SiJaSl
MuHayHg3SiJaSl,LrMi0Sl,Ju0Gn7Lo3,LgDa3,OayLeZHiLr0Jf3Qe,OayMiAgyMfSg0Ju3Jf3Qe
MayLbLu3MaFuZJbySj7Jf3Qe,Lu3MsyLo3,LaDiyLcyLr0JuJe7,HiLr0Lo3,SaZOayDa3,JuGu3GiLuY,JuGu3Lg3Db
MiyLc0Lo3,SjJnSl,DbMiySl,MiyMny,Gn3Mny,DiySiSl,AiyDiyGiAsYSl,MiySaZJaSlHi0MuAj3,ScyAm,JiHuMaLo3
An3Da3,SgZLtOf,Ju3LmyHiMsyMbDa3,HiMsyAuAsY,Gn3SjMbDa3,Gn3SjLtMuZ,Gn3SjSlAj3,Gn3SjLhJn7SlAj3
Aj3JfJaSl,GnLmyDa3,MnAa3HiSiJf3Qe,DfLuPfLeJf3Qe,OuAjLtJaSl,Ha7Me3SgZLtSl,AbHa7Lo3,JaDa3
AgyLgyMaSgZSl,AgyLgyMaOiySgZSl,RgyAaLo3,AeFbJi,Me3JuAj3,JuSeYMay,Ma0Gi0Ha3,Ju3SgZMnyLaySl
OiyLg3SaZSl,Ln3DiyLg3SaZ,AmLo3Da3OfOiyLg3SaZSl,HuSbyDa3,SaYDb,RnDsHbyPs,Ou3Gi0Sl,MiySaZHi0MuAj3
LgyMbAmLr0Lo3,OfLr0Aj3,GuLmyJaSl,OiyHi3Hn,Ja3La0Sl,MbAaCiLu3Hi0MuJf3Qe,LcyFiLo3,Lu3MbAbHa7Lo3
JiAa0May,Ja3LeZDa3MuAj3FuAiyDa3,HiHgyJaDa3,MeyHiLo3,Ae3On0JaSl,AiyLu3SlAhJaSl
HiAe3Sj3AgyLg3AnLo3,AjSa0Lg3AnLo3,AuJn7Lo3,AuJn7Lg3AnLo3,HeZGnJaSl,OeyCg3SlLtJi,Sa3Lu3Sl,AmGu3Sl
Sa3LtJaSl,AiyLu3CiGnJaSl,GbFuZMu,FuDeJuZJf3Qe,Sa0JsZAj3,RgyJbyAmLr0Lo3,RgyJbySa0JsZAj3
FaLuLi3JsPs7FeZ,Aj3FuAiyDa3,Aj3FuLo3,Aj3FuJaLeZJi,LtJaSl,OnGiAiyLo3,Je3AmDa3,Ln3DiyHi3Hn,JayMiSl
Aa3SiJaSl,Oe3Gn3Db,JaLeZJi,LiPfJsQsFa,Sa0HnGiSl,Hg3FuJaSl,AiyLg3May,Lc0JaSl,MeyOb0Lg3AnLo3
AuCsyDbSa0,AuJn7JaSl,RnYMu7Aj3FuLo3,AeYLg0Hi3Hn,AeYLg0Ji,MaLg3SrLcyFuY,SrLcyFuY,MuLg0SgZLtSl
MbSj7Lo3,FiQaFuPs7FeZ,MaySa0MbDa3,AjSa0Aj3,AgyFiDay,CiLu3MiySaZHi0MuAj3,CiLu3Hi0MuAj3
SaJnOeFuMay,MayLbLu3HiSiMa0LeZMay,HiSiMa0LeZMay,Ma0Ls3DiJeAj3,Lg3Db,OfLr0Jf3Qe,JsRiOsJf3Qe
AgyAuMay,LrSa0Lo3,AmScyLa0Da3,QfPsCiRaPs,JuSeYLg3AnLo3,JuSeYLo3,JuSeYJi,As0Da3,Me3LnSl,JnLtJaSl
RuSbMaSl,GaLs7SlAj3,Mu0LeZMbSj7Jf3Qe,Mu0LeZSn3Fg3Lo3,Mu0LeZCsyFg0AbHa7Lo3,HiyJaSl,HiyJaDa3
LtLmyJiHayDb,MeyJnMay,MayLbLu3Hi0MuAj3,Hi0MuMbDa3,DiGbJuMay,LgJeyAuLeZSgZSl,HnLu3Sl,LgJeySl
CiDiyMaSl,OeyCg3Sl,OeyJiCg3Jf3Qe,OeyJiCg3Gn3SjLtMuZ,OeyCg3Da3,OeyJiCg3JqYQe,DiyGn7Lo3;MbDa3
Lg3AnJi,Aj3FuJaGnJi,DiyOaySl,OiyDiyOaySl,DiyGn3Sl,OiyDiyGn3Sl,SgZSl,MiSaZ,MuSl,MuHn,JayAiySlLtJi
MiyOu3Sl,LqLo3Sl,OiyLg3Gby,SgZLtSl,Lg3SaZSl,MnyLaySl,Lg3Gby,OiySgZSl,Lg3SaZ,LeOi3Ah,ScyLnSl
Lg3AnLo3,CiDiyMiSaZ,Aj3FuDa3,LtFmHeZLu3,AuCgYJaLeZSl,JayLu3Sl,He3LgySl,AiyMfSl,AiyMfMiSaZ
Mu3SsyLo3,Mu3SsySl,LuZMnMaDbRmSlLt,MaySa0Sl,CiLu3Sl,Hi0MuHeZLu3,Sa0Sl,OfLr0Sl,SnLo3Sl
HnCgSl;CiyLeZSgZDiyMiSaZ,CiySgZ,JbGaLs7AsYAi,JnJa3LeZSgZDiyMiSaZ,JnSgZ,Ja3FuYMiSaZ
On0Ja3LeZSgZDiyMiSaZ,On0SgZ;Ju3LmySgZDiyMiSaZ,JbySgZ,JbySj7SgZDiyMiSaZ,SgZDiyMiSaZ,Ju3SgZ
LgyCiyMiSaZHeZLu3,LgyLeMiSaZHeZLu3,JaSlMe0SgZDiyMiSaZ;Ae3On0JaJaGnJi,AiyLu3MnyAbJaJaGnJi
AiyLu3MnyAbJa,MiySaZAe3On0JaJaGnJi,AaYJaHa3,MnyAbHeZLu3,Ji3SbJaMey,Aj3JfHeZLu3,CiGnHeZLu3
HeZGnHeZLu3,HeZFr7JaGnJi,Hg3SiJaJaGnJi,Qs0SeHeZLu3,MnyAbJaGnJi,JfGnSlAh,JfGnAsFnZ;JaGnJi
HeZLu3;OiyGnLo3,Lg3Sl,DbAmAn,RiAmDay,RiAmLo3,DbJeyDay,MnAmMjJeyDay,JeyDay,AmSl,AsFuJsDiLtAmSl
SaCaCuYLtAmSl,JnCgSl,JnCgLo3,AmAn,AmAnHi3Ja,AmLr0Aj3,LrMuMbDa3,OiySl,Hi0LsYJe3AmSl,DbAmDay,OiyHn
JeyMu,An0MfAmSl,Ju3DiSl,Jn3AmJeyMu,Je3AmSl,Je3AmLo3,Je3AmJf3Qe,AiyJi,JnDiLo3,AuDiLo3,CiSl
AbSg0AmSl,JnDiSl,JnLcyAj3,Ju3Sa0Am,Je3Lo3,Lg3SaZAmSl,AmDay,OeyCg3Sl;MnLrJi,OnyMe3Ji,Hb0SjMeY
Ha7Me3Ji,Gn7FrJf3Qe,Jf3Qe,DbFuMeY,JaGnJi,MiJe3Ji,HeZLu3,MnyLayLg3AnJi,Lg3AnJi,AuJn7Lg3AnJi,AuMu
Hn3Lo3,Hn3MeY,LgyLeZMeY,MuMeY,MuJa,MeY,Hn3Ji,On7MayJi,Hn3Am,JaLi0,Pi7Jf3Qe,AiAb0Jf3Qe
DfLuQeJf3Qe,Mu0GbMay,JaLeZHn,AuJn0Ja,Gg3JfMeY,AsYLryJf3Qe,Hi3Ja,Hi3Hn,AuJn7Lg3AnLo3,Lg3Fa0JaGnJi
Hi3MeY,Lo3MaFg0Hi3Hn,JaLeZJi,LaLn7Ffw,AiyMay,Ha7Me3Hi3Hn,JaLeZDa3,MuLg0Jf3Qe,MuLg0OiyAj7
MuLg0Hi3Hn,MuLg0JaGnJi,MuLg0Da3,SrAfJi,LgyLeZHn,LgyLeZHi3Hn,LgyLeZJi,MeyHuJf3Qe,JeHuJsJf3Qe
MeyHuAiyMay,Me3JuMay,Sg3MayJaGnJi,MfOe7Ji,GbMay,Mu0LgyMeY,Me3Fc0JaLeZHn,QeGuCe7,AuMuHi3Hn
SjFg0Ha7Me3Ji,Lg3JnLo3,Gn7FrOayAi,JaLeZMay;HnDiyJa3QnMaSlJa,QnMaJu3Qa0,QnMaSlJa,Re3Ds
JayMayMuJnRe3Ds,RsFiMf0QsAsYLryQnMaSlJa,RsFiMf0QsAsYLryQnMa,RuLfRsHsLu,FuOs,Qs0JnGi0Me0HeZLu3
MuZSaZQnMaAuAn,MaRe3Ds,MaQnMaSlJa,MaQnMaJu3Qa0,Ag7JeyMiSaZ,GiQbRe3Ds,JeyMayMiSaZ,Ja3LeZMe3Gn3
Ja3LeZMe3Gn3SlJa,Lu3RsFaRe3Ds,QnLryMaSlJa,QnMaMiSaZ,QnMaGi0Me0SlJa,QnMaGi0Me0,GiRe3Ds
GiQnMaJu3Qa0,Ju3AuJn7MiSaZ,JaGiMuZSaZQnMaAuAn,JaGiQnMaMe3Gn3,JaGiRe3Ds,JaGiQnMa
JaGiHnDiyJa3QnMaSlJa,HnDiyJa3Re3Ds,HnDiyJa3QnMaJu3Qa0,LrDiySjMe3Gn3,LrDiySjMe3Gn3SlJa
Qs0Hg7MaJa3QnMaJu3Qa0,AuLeZLu3JnGi0Me0,JsRb0,Hf3OeMiSaZ`,
  english: `,affiliated high school,affiliated middle school,agricultural high school
air and correspondence high school,alternative school,arts high school,college,college of arts
college of business,college of engineering,college of law,college of nursing,college of pharmacy
college of physical education,commercial high school,elementary school
foreign language high school,foreign school,girls' commercial high school,girls' high school
girls' middle school,graduate school,graduate school of business,graduate school of education
graduate school of theology,graduate university,high school,institute of science
institute of science and technology,medical institute,middle school,school,school for the blind
school for the deaf,science high school,science high school,seminary,sport university
sports high school,technical high school,university,university of education
university of science and technology,university of the arts,vocational school
women's university;,,,,,,Industry-Academic Cooperation Foundation,academy,academy,art museum
beauty academy,campus,care center,center,college,college of medicine,community child center
cooking academy,cultural center,dance academy,driving school,driving school,english kindergarten
gym,kids' english,korean language institute,language institute,language institute
learning center,learning center,library,lifelong education center,memorial hall,museum,preschool
school foundation,school foundation,school of drama,study room,taekwondo gym,training center
training institute,tutoring academy,welfare center,welfare center,youth center;,,,blood center
cancer center,clinic,dental laboratory,health promotion center,health screening center
herbal medicine pharmacy,hospice,korean medicine clinic,massage clinic,medical center
medical center,medical center,medical foundation,mental health center,midwifery clinic
postpartum care center,public health branch,public health center,public health post
screening center,screening clinic;-eup office,-gu office,-gun office,-myeon office
Regional Office of SMEs and Startups,agricultural products wholesale market
agricultural technology center,branch,branch,city hall,command,community service center
community service center,correctional institution,council,court,customs,detention center
development corporation,district office of education,district prosecutors' office
education information institute,education training institute,election commission
employment and labor branch office,employment and labor office,employment center
energy corporation,environmental corporation,facilities corporation,facilities corporation
facilities management corporation,fire academy,fire department,fire station
free economic zone authority,high prosecutors' office,housing and urban development corporation
human resources development institute,immigration office,immigration office,immigration office
juvenile detention center,land management office,mail center
metropolitan rapid transit corporation,military manpower branch office,military manpower office
national forest management office,national park office,office of education
officials training institute,police academy,police agency,police box,police precinct
police station,port authority,post office,probation office,project headquarters
prosecutors' office,provincial government,provincial police agency
regional employment and labor office,regional environmental office,regional fair trade office
regional forest service,regional meteorological office,regional military manpower office
regional office of construction management,regional office of food and drug safety
regional office of oceans and fisheries,regional post office,regional procurement office
regional statistics office,regional tax office,regional veterans office,registry office
river basin environmental office,sports corporation,tax office,tourism organization
transportation corporation,urban corporation,urban development corporation
urban management corporation,veterans branch office,waterworks headquarters;,corporation
corporation,counseling center,counseling center,general support center,group
management corporation,management office,operating group,park,project group,promotion agency
shelter,shelter,support center,support group,task force,tourist complex,welfare center;
administrative attorneys association,agricultural research and extension services,arboretum
arts center,arts company,association,association of tax accountants,auction market
bar association,bar association,bereaved families association,botanical garden,brigade
business incubator,center for creative economy and innovation,center for independent living
certification institute,children's home,children's home,choir,citizens' group
citizens' solidarity,clan association,clan association,clan association,clan association
clan association,club,community chest,community welfare center,confucian school,consumer agency
corps,council,credit guarantee foundation,credit guarantee fund,cultural foundation
cultural house,culture and arts center,culture and arts center,customs brokers association
dance company,day care center,day care center,dental association,development council
development institute,division,employers association,employers federation,evaluation institute
exchange,exhibition hall,experiment station,farmers' group,federation,federation,federation
federation of teachers' associations,fighter wing,fleet,food bank,friendship association
general welfare center,gifted education center,gymnasium,hairdressers association,headquarters
hiking club,home care center for seniors,home for the aged,human resources development institute
incineration plant,industrial complex management corporation,infantry division
information service,institute of architects,institute of certified public accountants
institute of health and environment,institute of science,institute of technology
institute of technology,judicial scriveners association,junior chamber,korean association
korean association,korean medicine association,labor attorneys association,landfill
leadership center,learning center,lifelong education center,lifelong learning center,lions club
management corporation,management institute,management office,medical association,memorial park
mission corps,movement,mutual aid society,nurses association,observatory,office,orchestra
parents' association,patent attorneys association,performance hall,pharmaceutical association
policy institute,polytechnic,professional engineers association,quality management service
quarantine agency,quarantine station,recreation forest,recreation forest,regional council
rehabilitation center,rotary club,scholarship foundation,science museum,senior citizens' center
senior welfare center,senior welfare center,sewage treatment plant,sheltered workshop
sheltered workshop,small library,solidarity,sports center,sports center,stadium
study abroad agency,symphony orchestra,technopark,testing & research institute
testing laboratory,testing station,theater company,veterans association
veterinary medical association,victims association,village hall,vocational rehabilitation center
vocational training center,vocational training institute,volunteer association,volunteer corps
volunteer fire brigade,water purification plant,welfare center for the disabled
welfare foundation,wholesale market,women entrepreneurs association,women's association
women's association,workers' association,youth association,youth center,youth center,youth corps
youth shelter,zoo;,,,alumni association,alumni association,alumni association,alumni association
association,association,branch,branch,chamber of commerce and industry,clan association
committee,confederation,council,federation,federation,federation,federation,federation
fishing village association,hometown association,institute,labor union,management body
medical foundation,memorial association,merchants' association,merchants' association
mutual aid association,mutual aid association,promotion agency,promotion association
residents' council,scholarship foundation,senior citizens' association,social welfare foundation
society,sports council,supporters' association,women's association;agricultural cooperative
agricultural cooperative,community credit cooperative,fisheries cooperative
fisheries cooperative,forestry cooperative,livestock cooperative,livestock cooperative;
consumer cooperative,consumer cooperative,cooperative,credit union
farming association corporation,fishing association corporation,social cooperative;,,,architects
audit team,brokerage corporation,claims adjusting,customs firm,labor law firm,law firm
law office,law office,patent & law firm,real estate agency,tax & accounting,tax group;
corporation;administrative headquarters,annual conference,archdiocese,buddhist mission center
buddhist mission center,cathedral,cathedral,catholic church,church,church of christ
church of god,congregation of sisters,convent,diocese,district head temple,education hall
foundation,general assembly,gospel mission,grand temple,headquarters,holy site
international church,laity association,martyrs' shrine,mission,mission center,mission center
mission station,monastery,prayer center,presbytery,reformed church,religious order
retreat center,seminary,seon center,united church,won buddhist temple,youth association;,,,,,,,,
,Central R&D Center,R&D Center,R&D Center,base,branch,branch,branch,branch,branch,branch
branch office,branch office,branch school,building,call center,customer center,data center
direct store,division,dormitory,duty free shop,financial center,head office,headquarters
institute of technology,liaison office,main branch,nuclear power site,office,outlet,plant
power site,project group,regional center,regional division,regional headquarters,regional office
regional office,rest area,sales department,sales headquarters,sales office,service center
service center,service plant,showroom,site office,steelworks,store,store
strategic business division,terminal,terminal headquarters,thermal power plant
training institute,warehouse,worksite;,,,,ETF,PFV,PFV,PFV,REIT,SPC,collective investment vehicle
feeder fund,feeder investment company,feeder investment trust,fund,fund of funds,growth fund
industry specialty,industry specialty company,infrastructure fund
investment and financing company,investment fund,investment purpose company
investment purpose company,master fund,master investment trust,new technology fund
private collective investment vehicle,private equity fund,private equity fund
private equity fund,private real estate investment company,real estate fund
real estate investment trust,securitization specialty,securitization specialty company
special asset investment trust,special purpose acquisition company
special purpose acquisition company,venture fund`,
};

export const WORDS_BEFORE = {
  korean: `FiHiw,JiRsQsLpLe,DuMuQe7,HayJiyQiyJu3,DbLa3,LhJn7MiySaZ,MaDiyOa,SayAiy,GuLmy,AgyLgy,JayLeZMeyHi
JaHeYDbSa0,LtAjDbSa0,JayLeZ,MiFu,JaLuHe,AiyAj,LlAn0Lu3,LlAn0Le,LgyMb,LgMa,Lu3Gn3,Ja3LeZ
MeyHiJa3LeZ,Lu3QeCfw,HeZSa0,SbJa,GaLuJsQe,Lc0Sa0,Oe7Di,JaSlAjSa0,Qs0Jn,AiyLeZ,Ju3Sa0
Mu0LeZMe3Gn3;HaDn0,FiHiw,DuMuQe7,CfLu7,RbJg3,AuJn7,HnDiyJa3,JfGn,Ci3Jn7,JnSa0,PeYRrQe,RuLaCi
Db3Js,QbAo3Di,AeYMeyAiJu,HayGn3,Lg3Au,LuZJu,Ji0JfY,MaDiyOa,MfAjMfIay,Ha7Ff,HaFuJsQa,GuLmy
LmLcyHiSiJa,MnyAn0Le,AiyGnLo3,PiDuy,MbJnMiySaZ,MbJn,SlSj,LmFu,GnLmy,OiDsy,LgyJn,JiHay,An0La0
AuQa,AiDsy,Lg0Ja,MbAa,Lu7Hi3Le,An0Le,Sa3An0Le,LeSa0,GfLuPsLeZ,LsYLa0LuZJu,Aa3SiMiGnJa,AgyOa7
LrLa,MnyDsy,Da3Aj,LnyHg3,JsRuOu,LrSa0,AmLr0,Rg3LuZ,HiJsZ,HaLuLi7Fu3,Mu0May;RuHnAj,LuHuLu3SnAj
GuLmy,La7PiLi7,La7Pi7,DiyGn7,An0An3,ClJu3Agy,LrHay,LrHayLlAj,ClSg7Aj3,LaDiy,DbMaySayGn3,OuGb
OuAj,La3Aj,AaMeyLtSa0Aj,Ca3LuY,CiLu3,GiHa7,GiHa7LuJu0,Ae3Aay,JuYMay,LuYRs7Fa3Qs,QiySaZ,CbAj
Aj3Me7,Sa3Hay,Ju3AgyAj,Ju3AgyLlAj,Lo3MaFg0,LmLcy,HuGa3,Ja3HnLu3Aj,AmMey,MeySgyLlAj
GaOqQiyMsyLtSa0Aj,QiyMsyLtSa0Aj,JiLaOeyJiCg3Aj,JiLaAj,JeySgyLlAj,JeySgy,AgyOa7,SayGn3,SayLlAj
MeyJu3Ae3AayLtSa0Aj,MeyJu3Aj,MeyJu3,LgyJayLtSa0Aj,Me0JuZMa,MbSj7LtSa0Aj,MbSj7,CiLu3LmLcy,RuHn
Oe0On,Oe0OnAj3Me7,LlAj,SryHnLlAj,AaZJayJe3,HuCmLtSa0Aj,HuCmAuAj,HiSn3,Ja3Mb;SbyMey,SlJby,MnyLay
MnyHn,MuHay,DiyHn,AaMey,AiDsy,Hn0Hn,CaYHn,DiJu,JayJnDi,JeHn;;;RuHnAj,Ae3On0,SjSa0,JeYLr,Qb0Ju
On0Ja3,MnQb0,JuMay,LaRaQs,LuHuLu3SnAj,Ae3On0Ja,MaDiyOa,AuLeZ,OuAj,AgyMf,Me3Au,Me3AuAiyJa,La3Aj
AaMeyLtSa0Aj,MeyHiQiyJu3,CbAj,LtJa,LtFmAuAu,LuJs7FaYAm,Ju3AgyAj,Ju3AgyLlAj,Aa3SiJa,Ja3HnLu3Aj
Da3Of,MeySgyLlAj,GaOqQiyMsyLtSa0Aj,QiyMsyLtSa0Aj,HnRnY,JiLaOeyJiCg3Aj,JiLaAj,Lc0Ja,Gn7Fu
JeySgyLlAj,AbLu3Qb0Ju,MeyJu3Ae3AayLtSa0Aj,MeyJu3Aj,LgyJayLtSa0Aj,AiyLu3MnyAbJa
MbAe3On0MeyHuJaLeZ,MbAbHa7MeyHuJaLeZ,MuLg0MnQb0,MbSj7LtSa0Aj,LsYJu0LeZ,MnyJiAuLeZ,LlAj,AmMu0Lo3
SryHnLlAj,GnLg0,Ln3JiyJaLeZ,SjGn7MaDiyOa,HuCmLtSa0Aj,HuCmAuAj,HiyJa;Lu3JaY,On0Ja3,LcyDi3;AiyLeZ
Qb0Ju,JiHuMa,JaLeZ,LtFmAuAu,LtFmHi0Mu;JfGn,SbyMeyJa,Je7Ah,Ae3On0,HnDiyJa3,SlAh,AaYMeyRgyAa
AaYMeyRgyAaJa,AiyLu3SlAhJa,Ji3SbJaMey,Aj3Jf,Aj3JfJa,SaZDiy,HeZGnJa,AiyLu3CiGnJa,CiGnJa,Qs0Se
Qs0SeHeZFr7,Hg3FuJa,AuJn7Ja,Os0Fcy,JfGnSlAh,JfGnJa;JfGn,SbyMeyJa,Je7Ah,Ae3On0,HnDiyJa3,SlAh
AaYMeyRgyAa,AaYMeyRgyAaJa,AiyLu3SlAhJa,Ji3SbJaMey,Aj3Jf,Aj3JfJa,SaZDiy,HeZGnJa,AiyLu3CiGnJa
CiGnJa,Qs0Se,Qs0SeHeZFr7,Hg3FuJa,AuJn7Ja,Os0Fcy,JfGnSlAh,JfGnJa;OuYFhAm,OuYFh,MnyLay,AuDi0Am
AsYJu0,MfLu7,Jn3Hi0LsY,JeyAg7Am,JeyAg7,JeyAa,JeyFgy,LhJnSl,FnQeAm,AaYFuAm,AaYFu,CaJaFfw,JeyGi
LlHay,MayFiAm,MayFi,JeyJuY,Ja7FfJuLi,MfLu,JeyHfCfDu0Di,JeyAi7FiYHa3,JeyRsFa3OfJsPi
JeyRsFa3OuJsPi,JeyLmSa3,JeyCuPi7FaJs,JeyHaLn7,JeyHaLiFi,JeyHfDsFi;AiAb0,An0Mf,Hi3MeY,MeyHu,SbLl
MuLg0,LgyLeZ;Gn7FrJf3Qe,FuQfLu7,MnQb0,Sf7JsPfLe,Gn3Sj,CiyLeZ,OaLuCa,LaJuLa,GbOuy,As7FiHe7,PiFuLa
LqQa0Aj3Fu,AgyLgyOaYLgSgy,OayLeZHf3OeMe3Gn3,Je3Ha0,AbHa7,HnDiyJa3,AuLeZAnMiMiMey,AuLeZMbGnLa3Mey
HaLuLiSf7Js,ObAo3Si3SaZSgy,ObAo3Si3SaZ,MnyAn0Hi3Qi,JayMayMuJn,MsyAo3MaJayMayMuJn,OayLeZOiAu
OiAuAuLeZ,MnJu0Si3SaZSgy,MnJu0Si3SaZ,AiyGiMn,PiJsDa0,PiJsDa0Hf3Oe,PiJsRu,FiyJmw,MnyAg3AuLeZ
Ge7QuLfJfw,JsPfLu7LeZ,MaAuAj3Fu,Da3Au,Da3AuOb,Da3AuObAo3,GuAn0,LgJeyAuLeZ,Lb0QuHs,SayAiyAu
Lf3Mf7,MaJa3HbHn3,Si3SaZSgy,Hb7Fe3JsDs,Hs7FaLu3Ds,LnFcyMn,ObAo3Sgy,ObAo3,MbAuMuLo3,Me3Sj3Sgy
Me3Sj3JaOb,SlJaOb,AuLeZJeyMay,RaJbySgy,AbHa7JaLeZ,HbDay,HbDayMn,LuGeMuy,MnJu0Sgy,MnJu0,LrFeZ
MbAa3MeZ,MbAa3MeZSgy,GuFbJeyMay,Lu7Ha3,As7FiHe7Mu3On7,An0AiyOb,An0Ob,AsFu3CrDu7,JeyMay,JeyMayMn
SfMu,SaLuLu7Ds,MnQb0DiJuAuAsY,LuYRb0Qs,Lu3PeY,Lu3Df0Js,Lu3Di,AbLu3,Lu3RsFa,Sg0Ju3JeyMay
AuAj3Me3Lmy,Lu7Hi3,Lu7MaFuOayOn7,JiHnMay,JiMbHnRnY,GfMaCu3,Si3SaZ,Si3SaZMaJa3,Da3AuAsYLry,CrDu7
Ju3JeyMay,Ju3JeyMayDiyFg0,Ju3AuJn7MiSaZ,Ju3AuJn7,Ju3AuJn7JaLeZ,LiRuJs,SbLlMu3On7,Qs0SeAuJn7
Lg3AsY,Lg3AsYMeOn0,RiQsRi7FuLi,JaGi,Me3Gn3QnMaSgy,AiyGi,AiyAiyLuYDb,MuLg0Sg0Ju3,Ju3MbJbyLfCeMu
LuYDb,LuYDbMnQb0,Ob0LuY,AnMiSg0Ju3,QlMu0Lg3AsY,JfPe3DeFu,MsyAo3Ma,MsyAo3Gi,DiyHa3JeyMay
MnyJiAuLeZ,MnyJiSgyMn,JaSlQnMa,Qs0Hg7MaJa3,Gi0RmMe3Sj3Sgy,AuJn7AsYLry,AuJn7Sg0Ju3,AaOu,AaOuMn
HfQsCaY,OeyCg3OayLeZ`,
  english: `,,,air and correspondence,alternative,arts,automobile,aviation,beauty,business
business information,college of education,college of medicine,commercial,culinary,cyber
engineering,foreign,foreign language,gifted,girls',humanities,industrial,information industry
internet,law,maritime,meister,pharmacy,railway,social sciences,special,technical,theological
vocational;,,,,,,,,,,,,,,GED,Home-Visit,acting,admission,arithmetic,automobile,baking,ballet
barista,beauty,care worker,chinese,civil service,coding,college retake,college retake
conversation,cooking,dance,elementary,english and math,fire,gugak,guitar,high school,history
home,japanese,korean language,korean language,language,makeup,music admission,nurse aide,police
preschool,secondary,single subject,speech,speech,study abroad,training,transfer admission
tutoring,violin,workplace;,ENT,aesthetic,alcohol,alcohol,animal,armed forces,brain,breast
breast surgery,cerebrovascular,children's,coloproctology,dementia,dental,eye,family medicine
fertility,geriatric,hair,hair transplant,health,heart,implant,integrative,internal medicine
joint,korean medicine,neurology,neurosurgery,nuclear,nursing,obesity,obstetrics & gynecology
orthodontic,orthopedic,pain,pain,pediatric,pediatric,plastic surgery,plastic surgery,police
proctology,proctology,psychiatric,psychiatric,psychiatric,radiology,red cross,rehabilitation
rehabilitation,senior care,skin,spine,spine & joint,surgery,thoracic surgery,thyroid,urology
urology,veterans,workers';administrative,bankruptcy,central,central,district,eastern,family,high
northern,southern,urban,waterworks,western;;;,,,,,,,,,ENT,architects,automobile,business,dental
economic,electrical,electrical contractors,eye,family medicine,information and communications
internal medicine,medical,medical device,muslim,neurology,neurosurgery,nurses
obstetrics & gynecology,organizations,orthopedic,pain,pain,parts,pediatric,pediatric
pharmaceutical,physical,plastic surgery,private taxi,psychiatric,psychiatric,radiology,realtors
reconstruction,redevelopment,regional housing,rehabilitation,restaurant,small business,surgery
teachers,thoracic surgery,trade,transport business,truck,urology,urology,volunteer;,,swine;,,-
business,medical device,medical welfare;,,,,-,accounting,appraisal,appraiser
certified public accountant,claims adjusting,customs,customs broker,joint,judicial scrivener
labor attorney,labor attorney,patent,patent & law,patent attorney,professional engineer,survey
tax & accounting,tax accountant;,,,,-,accounting,appraisal,appraiser,certified public accountant
claims adjusting,customs,customs broker,joint,judicial scrivener,labor attorney,labor attorney
patent,patent & law,patent attorney,professional engineer,survey,tax & accounting
tax accountant;baptist,baptist,central,christian,fasting,first,full gospel,holiness,holiness
holy family,holy spirit,jesuit,lutheran,methodist,methodist,nazarene,our lady,overseas
presbyterian,presbyterian,sacred heart,salesian,second,st. benedict,st. columban,st. francis
st. francis,st. john,st. nicholas,st. paul,st. paul,st. peter;customer,international,main branch
maintenance,overseas,regional,sales;,,,,,,,,,,,,,,,,,-,-,Bio-Health,Bond-Mixed,Bond-Mixed
China A-Share,ETF,ETF Securities Feeder,Early-Stage,Early-Stage,Equity-Mixed,Equity-Mixed,IPO
KOSDAQ,KOSDAQ Venture,KOSPI,Long-Short,Mid-Cap,Multi-Asset,Scale-Up,Self-Managed,Short-Term
Short-Term Bond,Short-Term Bond,US,Women-Owned Business,active,aircraft,angel,asset allocation
balanced,balanced,blind,blue chip,bond,bond,comeback support,convertible,convertible bond
corporate bond,corporate growth,derivatives,development,dividend,dividend stock,emerging markets
equity,equity,europe,fund of funds,fund of funds,future growth,general,global expansion
government bond,government bond,green new deal,growth,growth stock,hedge,high yield
housing and urban fund,impact,income,index,india,individual,infrastructure,innovation growth
institutional,japan,job creation,materials and parts,materials and parts,mezzanine,mixed
mixed asset,money market,new deal,new growth,new growth engine,new technology,new technology
new technology business,office,overseas expansion,patent technology,pension,pension savings
portfolio,private,professional,public offering,public rental,regional innovation
renewable energy,rental,rental housing,responsible,restructuring,retirement pension,secondary
securities feeder,securities master,shared growth,small business,small cap,social investment
special asset,target conversion,technology finance,technology innovation,value,value stock
vietnam,youth startup`,
};

export const OFFICIAL_NAMES = {
  korean: `An0Gu3Ao3Lu0LqLo3Sl,MnyLayDbSa0Am,DiyLaDbSa0Am,Sa3An0DiyJeHa7Me3,Sa3An0MayLbLu3AiLmyAiyDa3
MnyJiAuLeZMnyLaySl,MnyJiHf3OeAuLeZMu3SsyAiyDa3,Sa3An0CaYDiyHa7Me3,DbSa3GnLg0QnMaMu3SsyAiyJa
LrCuJfRsSa3An0LqLo3Sl,MnyJiHf3OeAuLeZHn,AjSa0AuJn7MeyHiQiyJu3Hn,LaMnDbSa0Am,JeLn7LaJa3HgyLo3
LaJa3HgyLo3,DbSa3Sa3LtJaSgZSl,LaFsYDaLn3MbDa3,AaYJaLo3,AaQi7Fu0DbSa0Am,Me3CaYDbSa0Am
MiJe3DbSa0Am,AuDi0AmHayJiy,Sa3An0AuDi0AmOiyLg3SaZSl,OnyHn0DbSa0Am,OnyCaYDbSa0Am
LhJnAsFuJsDiSnAuJeyDiAmSl,AgyMfMeyLtJu7Oe3JuGu3Lg3SaZ,Se3HeZMbRa3Ji,Gn3SjMbOey,Da3An0DbSa0Am
HayLqJaLeZOey,Sa3An0Me3MaQiyJu3Lg3AnLo3,LuSjLgMaDbSa0Am,As0DiyHayJiy,Sa3An0AgyMfLu3SgZSl
Sa3An0CiDiyMiSaZOiyLg3Gby,AsYLryLqLo3Sl,AsYLryAaYDi0Lo3,Sa3An0Ae7JsPaLnQsLg3Gby,AnwCfLuHeJs
Sa3FuYDbSa0Am,Sa3An0LlAn0LeDbSa0Am,Ae3AayHiSeYJuYJaRgyAaLo3,Sa3An0Ja3LeZLu3Fg0AiyDa3
Lu3Oe3An0MfAiySayAiyJa,Lu3Oe3DbSa0Am,MnyJiAuLeZLs3Sby,LgSiLjLtMsyLu3,MfMnDbSa0Am,Me3Hn0DbSa0Am
AayLo3DbSa0Am,AhGgyDbSa0Am,AiyMnDbSa0Am,Ae3An0DbSa0Am,An0Gu3DbSa0Am,Sa3An0AjSa0AuJn7Lo3
Sa3An0AiySayAiyJa,Sa3An0MaJa3Aj3FuAiyJa,DbSa3JayAiySlLtJi,SbLcyAgyOa7Oey,HayJiyQiyJu3LqLo3Sl
Ju3LmyHiMsyAuAsY,Aj3JfOey,LhAsYHiSeYAiyJa,Sa3An0Ja3LeZLs3Sby,Mu7HgyAj3FuOey
Sa3An0MuLg0Ca3HayAiyJa,Sa3An0DiFiAiyJa,AiyMeyAeFbLqLo3Sl,Sj3AgyLn3DiyLg3SaZ,Ja3FuYOey
An0AaLrJa3Oey,MnQb0DiJuHiMsyAiyJa,Sa3An0JnFg0Lo3MaFg0,Sa3An0Ae3Je7AuJn7Lg3AnLo3
Sa3An0JbyJa3AuJn7Lg3AnLo3,Sa3An0AjSa0AuJn7Lg3AnLo3,Sa3An0GnLg0SgZSl,Sa3An0QiMuMnQb0AiyJa
Sa3An0SbLcyDbSa0Am,AuJayOey,Sa3An0MnyHnHa7Me3,Sa3An0HayJiyQiyJu3DbSa0Am,An0FuZAiyLo3AiyDa3
An0AaOe7DiAiyDa3,Sa3An0LhJn7MiySaZSa0Am,Sa3An0Ri7FuQf0DbSa0,LnMeyJaLeZHi3Hn,Sa3An0JbyJa3JeyHi3Hn
Sa3An0GaJaSl,Sa3An0Oe7DiAiyJa,Sa3An0HnDiyJa3Lo3,DiFiAmQiyAiyDa3,JbGaLs7Ln3DiyMnyLaySl
Sa3An0CaYHnHa7Me3,An0Gu3OfLr0Mu3SsyAiyDa3,AuJn7HiMsyAuAsY,Sa3An0Aj3AjyAiyJa,AiFgDbSa0Am
DbSa3Gu3An0MbScyAn3Lu3Sl,Sa3An0JeHnHa7Me3,As3FiHi0MuAiyDa3,DbSa3Hg3SiJaSgZSl,DbSa3JeyJeAiySl
Sa3An0HayJiyAiyJa,Me3An0Gu3MnCiDiyMiSaZOiyLg3Gby,JbGaLs7AsYAiMnyLaySl,Qs0SeOey
Me3An0AsYJi0CiDiyMiSaZ,Gu3Mi0JaAj3AiDsySa0Am,AgyOa7Oey,DbSa3Me0JuZMaJa,Sa3An0Je3AsZ,DbSa3CiLu3Sl
DbSa3OfLr0Sl,Me3An0AmMu0Lo3CiDiyMiSaZ,AgyStDbSa0Am,AgyHn0DbSa0Am,HgyGnOey,CiyFuYOn0Ja3Ju0RnYHn
AuSnLfCeMuSj3AgyHn,Gn3SjOfLr0Aj3AjyHn,AuSl0MbMeyHn,AmLr0Hn,AiLmyCiDiyHn,Sj3AgyHn,MbMeyAgyMfHn
Ju0RnYLtLc0RnYLa3Me3Oe,LlAmHn,LgJeyAaMi0Hn,HeZMfOe,HiAe3Hi0MuHn,HeZGnHn,An0QiAmQiyHn,An0HayHn
SbLcyJnJa3Hn,An0AaHiSn3Hn,Lu3JaSg0Ju3Oe,SbyMeyLa3Me3Hn,Ja3LeZQiyJayHn,QiyLu7Hn
An0FuZGi0RiSbLcyDbSa0Am,Gn3SjHayJiy,GgyDiyJeyDay,SbyMeyMnyJuYHi0SaZDiJuAe3Je7Oey,CiySgZMnyLaySl
An0Sl,Sa3An0AuDi0AmAmSlSgZLtSl,Ju3SgZMnyLaySl,MnyLayJe3AeAj3FuLqLo3Sl,JnSgZMnyLaySl,JiHayOey
Ja3FuYMiSaZMnyLaySl,An0Gu3Ae3AayHiSeYAiyDa3,An0AaLu3Ao3LqLo3Sl,Sa3An0MuCsyMeyHiJaSlMu3SsyLo3
An0FuZJa3FuYAjSa0Lo3,An0FuZMnyLayDiJeAj3,An0FuZMnyLayLtFmLo3,An0FuZMnyLayHa0Gn7Aj3
An0FuZSg3DbGuJn7Aj3,An0Gu3Lg3AsYAiyDa3,An0JfOey,OaYLgLg3Db,AbLu3MeyHiHiSiLqLo3Sl
RiSayAiyAjDbSa0Am,MiDa7Oey,HnJa3DbSa0Am,AiyAn3,Lr0An3,SbAn3,CiyOi3Mu3SsyOey,JbGa3AsYAbHa7Oey
JaYJeyJeLn7HgyLo3,JfLuHsDeOu7DsFe3,LhJn7LtMe3Day,JeLn7AmQiyAiyJa,JeLn7Qs0Hg7Ju,JeLn7DbSa0Am
Hn3DayJeLn7DbSa0AmHgyLo3,JeLn7AmLr0DbSa0Am,JeLn7JeyGiHgyLo3,JiJayAiyLu3JuMayMu3SsyAiyDa3
Jn0GgyLgMaDbSa0Am,Jn3Oe3ScyDbSa0Am,JnyJu7DbSa0Am,QiyAhOey,JeyAr3Aj3DbSa0Am,DbHeZLo3,DbAeYOa7Oey
JeLn7JuFuZDbSa0Am,Lo3Hn7Am,Lo3AjyDbSa0Am,LgyCaYDbSa0Am,LgLtDiJn3Hi0LsYAmSl,Lg3JfDbSa0Am`,
  english: `Anti-Corruption and Civil Rights Commission,Chung-Ang University,Dong-A University
Korea East-West Power,Korea Employment Agency for Persons with Disabilities
Korea Federation of SMEs,Korea SMEs and Startups Agency,Korea South-East Power
Korea Trade-Investment Promotion Agency,Korean Committee for UNICEF
Ministry of SMEs and Startups,Ministry of Science and ICT,ajou university,asan medical center
asan medical center,association of korean medicine,beautiful foundation
board of audit and inspection,catholic university of korea,chonnam national university
chosun university,christian broadcasting system,christian council of korea
chungbuk national university,chungnam national university
church of jesus christ of latter-day saints,citizens' coalition for economic justice
constitutional court of korea,cultural heritage administration,dankook university
defense acquisition program administration,electronics and telecommunications research institute
ewha womans university,far east broadcasting company,federation of korean industries
federation of korean trade unions,financial services commission,financial supervisory service
girl scouts of korea,good neighbors,hallym university,hankuk university of foreign studies
health insurance review & assessment service,human resources development service of korea
incheon international airport corporation,incheon national university,industrial bank of korea
jehovah's witnesses,jeju national university,jeonbuk national university
kangwon national university,keimyung university,kongju national university,konkuk university
kookmin university,korea advanced institute of science and technology,korea airports corporation
korea asset management corporation,korea chamber of commerce and industry,korea coast guard
korea communications commission,korea credit guarantee fund,korea customs service
korea deposit insurance corporation,korea development bank
korea disease control and prevention agency,korea district heating corporation
korea expressway corporation,korea fair trade commission
korea federation for environmental movements,korea forest service,korea heritage service
korea housing & urban guarantee corporation,korea hydro & nuclear power
korea institute of civil engineering and building technology
korea institute of industrial technology,korea institute of science and technology
korea international trade association,korea land and housing corporation
korea maritime & ocean university,korea meteorological administration,korea midland power
korea national open university,korea national park service,korea national railway
korea national university of arts,korea polytechnics,korea post,korea productivity center
korea racing authority,korea railroad corporation,korea real estate board
korea road traffic authority,korea saemaul undong center,korea southern power
korea sports promotion foundation,korea technology finance corporation
korea tourism organization,korea university,korea veterans association,korea western power
korea workers' compensation and welfare service,korean bar association,korean bible society
korean broadcasting system,korean confederation of trade unions
korean federation of community credit cooperatives,korean intellectual property office
korean metal workers' union,korean minjok leadership academy,korean national police agency
korean red cross,korean register,korean senior citizens association
korean sport & olympic committee,korean teachers and education workers union
kyung hee university,kyungpook national university,military manpower administration
ministry of agriculture. food and rural affairs,ministry of climate. energy and environment
ministry of culture. sports and tourism,ministry of economy and finance,ministry of education
ministry of employment and labor,ministry of environment,ministry of finance and economy
ministry of food and drug safety,ministry of foreign affairs
ministry of gender equality and family,ministry of government legislation
ministry of health and welfare,ministry of justice
ministry of land. infrastructure and transport,ministry of national defense
ministry of oceans and fisheries,ministry of patriots and veterans affairs
ministry of personnel management,ministry of the interior and safety
ministry of trade. industry and resources,ministry of unification
mokpo national maritime university,munhwa broadcasting corporation,myeongdong cathedral
national agency for administrative city construction
national agricultural cooperative federation,national assembly
national council of churches in korea,national credit union federation of korea
national election commission,national federation of fisheries cooperatives,national fire agency
national forestry cooperative federation,national health insurance service
national human rights commission of korea,national information society agency
national institute of forest science,national library of korea,national medical center
national museum of korea,national museum of modern and contemporary art,national pension service
national tax service,people's solidarity for participatory democracy
personal information protection commission,pohang university of science and technology
public procurement service,pusan national university,republic of korea air force
republic of korea army,republic of korea navy,rural development administration
saemangeum development and investment agency,samsung medical center,save the children
seoul arts center,seoul metro,seoul metropolitan government,seoul national university
seoul national university bundang hospital,seoul national university of education
seoul st. mary's hospital,small enterprise and market service,sookmyung women's university
soonchunhyang university,soongsil university,statistics korea,sungkyunkwan university
supreme court of korea,supreme prosecutors' office,university of seoul,won buddhism
wonkwang university,yeungnam university,yoido full gospel church,yonsei university`,
};

export const DENOMINATIONS = {
  korean: `DbSa3JeyAiySl,AuDi0AmDbSa3SaCaCuYLtJeySl,Oe3MnAm,DbSa3Hn7AmOe3QbMiy,DbSa3LhJnAmMayFiSl(SaZDiy)
DbSa3Hn7AmMiAhMiy,AuDi0AmSa3An0OuYFhSl,AuDi0AmDbSa3JeyAg7AmSl,DbSa3Hn7Am,Sa3An0Hn7Am
AuDi0AmDbSa3AaYFuSl,DbSa3LhJnAmMayFiSl,Sa3An0AuDi0AmMayFiSl,DbSa3LhJnAmMayFiSl(QiySaZ),AnJfAn3
MfOu7Lu7La3Ju0Lu7LhJnMbFuYAm,Sa3An0Hn7AmQbAiMiy,Lo3Hn7Am`,
  english: `anglican church of korea,assemblies of god of korea,catholic,cheontae order of korean buddhism
general assembly of presbyterian church in korea,jogye order of korean buddhism
korea baptist convention,korea evangelical holiness church,korean buddhism,korean buddhism
korean methodist church,presbyterian church in korea
presbyterian church in the republic of korea,presbyterian church of korea,salvation army
seventh-day adventist,taego order of korean buddhism,won buddhism`,
};

export const COUNTRIES = {
  korean: `LgyAn0,GuAn0,SiMn,PbCaDa,MnyAn0,LrFeZ,RsFayJs,Di0Lu7,SiyPiy,Lu3Di,Lu3DiCfJuLa,Lu7Hi3,Sa3An0
Ga7FfLuJuLa,Gf0JuPi,Ru7FuRu3,JuyAaRiFs,DbGa3,QbAn0,DiPm,DiyAgy,HfQsCaY`,
  english: `UK,USA,australia,canada,china,europe,france,germany,hong kong,india,indonesia,japan,korea
malaysia,mexico,philippines,singapore,taiwan,thailand,tokyo,tokyo,vietnam`,
};

export const KINDS = "s;w;wC;sN;wBSN;wS;wS;sS;wLS;wLP;wLBP;sN;eR;wS";

export const PLACES = `JeLn7,HnJa3,DbAn,Lu3Oe3,AjyMn,DbMe3,Ln7Ja3,JfMiy,AgyAu,AayLo3,OnyHn0,OnyCaY,OnyOey,Me3Hn0,Me3CaY
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
