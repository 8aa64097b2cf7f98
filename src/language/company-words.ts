/**
 * The company words and the spellings of syllables from which English names are composed: data,
 * made by `language-data/company-words/make.ts` and not changed by hand. Hangul is written as in
 * `hangul-code.ts`. Reading belongs in `vocabulary.ts`, using it in `compose.ts`.
 */

export const WORDS = `
AaCa,AaDs3:garden,AaDuLe3:guardian,AaFaY,AaJa3,AaLc,AaLi3,AaLuDs:guide,AaLuLa,AbFe3Qu:guarantee
AbHa7AiyJa:development,Ab7FeFu:gallery,Ab7Fe0JuLa:galaxia,AeHn0Je3:turtleship,AeYJa:inspection
AgyDiy,AgyJey,AgyLu7,AiDe0,AiJi0:express,AiLcy,AiyLo3:park,AiyMfSl:mutual aid association
AiySay:airport,AjOe3,AjyLcy:gwangyang,AjyMu3,AjySa0:optical,AmHi:kyobo,AmLg0:trading
AmLo3:kyowon,AnGu,An0Gu3PaDs:kookmin card,An0Gu3SbyHi0:kbhappy,An0MfLgSbyJa:international travel
An3Ja3,AnwGiCuy:goodmorning,AqEnFaGu:kiturami,AsFfLuJs:grace,AsFfLuQs:great,AsFiKs:growth
AsFu3Qf0:greentec,As7FiFu:glory,As7FiQf0:glotec,AsYAeFbJi:gold,AsYLryJeHuJs:financial service
AsYSi,AuAa:giga,AuHi:KIBO,AuLe:gear,AuLeZMbGnLa3MeyJaGiQnMa:private equity fund
AuLs3Jf3AnMiSj:gi eun sen structured,AuYSb,BaJa:casa,CaCnYMbDa3:foundation,CaFa,CaLu3:nine
CaYLcy,CbOrFe7:natural,CbyMay:cold,CeYHeLo3:numberone,CfLuHe:NAVER,CfLuOg:nature,CfLuQs:NATE
Cf0JeJs:nexus,Cf0Js3:nexon,CiHa:+nova,CiHs7,Ci0Jb0:green,Ci0JuZMa:green cross,CnHi:nouveau
CrJsQa:newstar,CrJsQaQs:new start,CrLf3Ku:new nc,CrLo7Ds:newworld,CrQaLn3:newtown,DaJa3,DaLi3
DaLi7,DaLo3,DaLsY:daum,DaLuLa:dia,DaLuLaGi3Ds:diamond,DaLu3,Da3Mi:forging,DayMu3,DbAjy,DbDi
DbDiy,DbHay,DbHi,DbJa3,DbJay,DbJey,DbJsy,DbLa,DbLcy,DbLgy,DbLn,DbLny,DbLo3,DbLu7,DbMe3,DbMu3
DbOay,DbSa,DbSg3,DbSi,DeHs7LfJs:double s,DeHs7LfLuOu:double h,DeRaPs:thepark
DeSaLuJsQs:thehighest,DfLuQa:data,DfLuQe:data,DfPi,Df7Qa,DiLe:door,DiLo3,DiLuOu:deutsch,DiyCaY
DiyGgy,DiyHay,DiyHi,DiyHn,DiyHn0La,DiyJey,DiyJu3,DiyLa,DiyLcy,DiyLgy,DiyLn,DiyLo3,DiyLu3,DiyLu7
DiyMu3,DiyQa3,DiySb,DiySi,DnJa3,DnJey,DnLo3,DnMey:dujeong,DuHaLuJs:device,DuHaLu3:divine
DuHf7FeZ:develop,DuHf7FiRe:developer,DuHf7FiRs:develop,DuHf7FiZ:develop,DuHuFiPe7:db local
DuHuLaQfCf:db athens,DuJsRs7FfLu:display,FaLnY:+raum,FaLuLi3:lion,FaLuMuy:rising,FaLuPs:like
FaLuQuy:lighting,FaLuRsJsQaLu7:lifestyle,FaLu3:+line,FbRuDsRs7Fb3Qs:rapidplant,Fb3Ds:+land,FbZJs
FeJf7:russel,Fe0Pu:lucky,FfJu:fresh,FfLuHs7:label,FfLuMe:laser,FfLuMg:laser,FfLuPs:lake
FfLu7:rail,FfMg:leisure,FfMuDe3Js:residence,FiHiQu0Js,FiLc7,FiMs:rose,FiMuQf0:logitech
FiQeJs:lotus,FiSaJs:lohas,FiwDf:lotte,FsCfJayJs:renaissance,FuDe:leaders,FuDuy:leading,FuHe
FuJaLuPs7Fuy:recycling,FuJi:resource,FuJiJs:resource,FuKaLuPs7Fuy:recycling,FuLe7Qu:realty
FuOsLn3Lmy:reits management,FuPqDs:liquid,FuQrY:lithium,FuReHs7Fu0:republic,FuyPs:+link
GaFn:+maru,GaFuQaLuY:maritime,GaFu3:marine,GaJsQe3,GaLuDaJs:midas,GaLuDeJs:midas,GaLuQs:might
GaLu7JsQi3:milestone,GaRi,Ga8Ls3Gn7Au7:clean water,GbCrRb0OeFuy:manufacturing
GbCuMuGe3Qs:management,Gb0PoFu:macquarie,Gb3RaLo:+manpower,GePrFu:mercury,GeQsFuLe7Ms:materials
GeQuFuLe7Ms:materials,Ge7Qu:multi,GfCuMuGe3Qs:management,GfFuAi7Ds:marygold,GfFuOs:meritz
GfLuPs:make,GfLu3,GfQaHeJs:metaverse,Gg3JfMeY:duty,GiCuy:morning,GiDe3:modern,GiDr7:module
GiDs:mode,GiHaLu7:mobile,GiHu7FuQu:mobility,GiJg3:motion,GiJsQs,GiRu:fur,GnFuY:moorim,GnHu:movie
GuFaPs7,GuFb,GuJa,GuJey,GuJi,GuQs:meat,HaFi,HaLuLiRaY:biopharm,Ha0Js:+box,HayMe0:spinning
HbQeFu:battery,Hb0Ju3:vaccine,Hb3DsLiHsHsFaDeJs:band of brothers,Hb7FrLeZ:value up,HbyPs:bank
HeYLe:beomeo,HfAa:vega,HfFuQaJs:veritas,HfJsQsLpLu:bestway,HfLuJs:+base,HfLuMu0:basic
Hf3OeJs:ventures,Hf7Fr:value,HiAjy,HiDs:board,HiFaY,HiJey,HiLa3:security,HiMsy:guarantee
Hi0Mu:welfare,HnJey,HnLu7,HsFaDeJs:brothers,HsFaLn3:brown,HsFaLuQs:bright
HsFaLuQsMe3An0QbLcyAjy:brite nationwide photovoltaic,HsFb3Ds:brand,HsFb3Ms:brands,HsFuMu:+bridge
Hs7FaKeY:blossom,Hs7Fi0:block,Hs7FnGn3:blue moon,HuHa:viva,HuLm3Ds:beyond,HuMuCuJs:business
HuOsFi:vitzro,HuPfLuRsFi:bkpro,Hu0QiFu:victory,Hu0QiFuLa:victoria,Hu7DeJs:builders,Hu7Ds:+build
Hu7FuMu:village,JaGiQnMaMe3Gn3SlJa:private equity fund,JaLnJs:south,JaLn3Ds:sound,JaLuHe:cyber
Ja3LeZAuHa3Ju3Hi:sanupkibansinbo,Ja3Ls3:KDB,JaYAjy,JaYHi,JaYJiy,JaYLa,JaYLcy,JaYLgy,JaYLn,JaYLo3
JaYLu7,JaYMey,JaYMu3,JaYOe3Fu:samchully,JaYSi,JaYSj,JaYSsy,JayDi,JayJay,JayLo3,JayMu,JayMu3
JbSa3,JbyGgyAjSa0:life science,JcLu3:shine,JcZ:shop,JeHn,JeLgy,JeLn,JeLo3,JeLu7,JeMu3,JeOi,JeSa3
Je0LrSjSa0:petrochemical,Je3Gn7:futures,Je3Ln,Je3Lu7,Je3Mu3,JeyDi,JeyHi,JeyLn,JeyLo3,JeyLu7
JeyMay:growth,JeyMaySgy:growth fund,JeyMaySgyRe3Ds:growth fund,JeyMu3,JeyOay,JeySi,JfHs3,JfLcy
JfLn3LaLuHu:sewoonivy,JfLo3,JfLuRs:safe,JfLuRsQu:safety,JfLu7,JfMiy,JfMu3,JfOay,Jf3OnFu:century
Jf3QeY:centum,Jf7QsFuLi3:celltrion,JiJg7:social,Ji3SbJaMey:adjusters,Ji7Fa:solar
Ji7FiGi3:solomon,Ji7FnJg3Js:solutions,JiyDi,JiyJa3,JiyMey:songjeong,JnLo3,Jn3Oe3:suncheon
JqRuy:shipping,JqZRuy:shipping,JrRsFuY:supreme,JsGaLu7:+smile,JsGi7:small,JsGuJs:smith
JsLqJs:swiss,JsPn7:school,JsQa:star,JsQaMs:stars,JsQa0:+stock,JsQb3DaDs:standard,JsQeDu:+study
JsQfLuQs:+state,JsQiFu,JsQiLeSeHsRaLuLiCuLe:storhub pioneer,JsQi3:+stone,JsQiY:+storm
JsQsFuY:+stream,JsQu0JsRfJg7JuOrLfLuJg3:stic special situation,JsQu7,JsRaPs:+spark
JsRb0:special purpose,JsRfJg7JuOrLfLuJg3:special situation,JsRfJg7Qu:specialty,JsRiOs:sports
JuAsCeJs:cygnus,JuAsCuOe:signature,JuCeMu:synergy,JuCfGa,JuFuMs:series,JuPrFuQu:security
JuPrFuQuMsFuGuQuDs:securities,JuQu,JuSsy,Ju0Js:six,Ju3Ajy,Ju3Hi:kodit,Ju3JfAh:shinsegae,Ju3La
Ju3Lcy,Ju3Lgy,Ju3LmyMeyHi:credit information,Ju3Ln,Ju3Lo3,Ju3Lu7,Ju3Oay,Ju3Qa0:trust,Ju3Sa3
Ju3SayGa3:new port,Ju3Sj,Ju7FuPi3:silicon,Ju7He,KaLuLe3Js:science,KayLmy,KeCu:sunny
KeCuGiLa:sunnymoa,KeGuw:summit,KeHuJs:service,KePuQs:circuit,Ke3FaLuMs:sunrise,Ki7Fa:solar
KuQsFeJs:citrus,KuRnDs:seafood,LaCeJsHu7:honorsville,LaFa,LaFaY,LaJa3,LaJey,LaLn7Ffw:outlet
LaLuLe3:iron,LaLuMs:eyes,LaLuPi3:icon,LaLuQuJf3:itcen,LaLu3Js:eins,LaLu7Fb3Ds:island,LaMn,LaMu3
LaPaDfGu:academy,LaPnLa:aqua,LaQs:art,La3Ja3,La3Lcy,La3Me3LrFu:safety glass,La7Ra,LbAgy:aekyung
LbRs7:apple,LcyMu,LeDsHaLuMe:advisors,LeDsHaLuMeFu:advisory,LeDsHaLuMeJs:advisors,LeHa3:urban
LeJiJuLfLuOs:associates,LeKeY:awesome,LeRbFe7:apparel,Le7FaLuLe3Js:alliance,LfCeQf0
LfDrPfLuJg3:education,LfDuJg3:edition,LfHf3LfJf7:ebenezer,LfHuCr:avenue,LfHuLfLuJg3:aviation
LfJsGiLa:SMORE,LfJsLfRsFiPu:sfloki,LfJsQfLuQs:estate,LfLeFi:aero,LfLeQf0:airtech,LfLuDs:+aid
LfLuHs7:able,LfLuJs:ace,LfLuMe3Ju:agency,LfLuOuDeSu7:hthehill,LfLuQf0:ATEC,LfLuRf0Js:apex
LfLuRsFi:APRO,LfLuY:aim,LfPiQf0:ecotech,LfPoQu:equity,Lf0Jf7:excel,Lf3HaLuFi:enviro
Lf3Mu3:engine,Lf7FuHfLuQe:elevator,LfYJsPpLe:msquare,LfYJsQu7:msteel,LfYQaLo:m tower
LfYRaQsCeJs:m partners,LfYRs7FeJs:+mplus,LfwMu:edge,LgJn,LgMn,Lg0Ja:station,Lg0JaY,LgYMu0:dyeing
LgyCaY,LgyJu3,LgyLe:english,LgyLn,LgyLu7,LgyMu3,LgyRny,LiFf3Mu:orange,LiFiFa:aurora,LiFuLi3
LiJa3,LiLu7,LiQiGfLuJg3:automation,LiQiGiHu7:automobile,LiQiGiQuHs:automotive,LiQiQf0:autotech
LiQiRuLa:autopia,LiRuJs:office,Li0Jg3:auction,Li0Mey:okjeong,Li0QiJs:octose,Li3FaLu3:online
LjLuDs:+wide,LjLu3:wine,LlSj3:KEB,LmyJa3,LmyLu3,LmyMu3,LnCaY,LnCi:uno,LnFu,LnGu,LnJey,LnJu3
LnLgy,LnLu7,LnMey,LnMu3,LnOay,Ln7Ja3,LnyMu3,LoGeJu3:warmachine,Lo3Lu7,Lo3Mn,Lo3Mu3,Lo3Oay
Lo3Pr:one q,Lp7Huy:wellbeing,Lp7RnDs:wellfood,LqCeJs:winners,LqDeJs:withus,LqDs:+with
LqDsGn3:withmoon,LqGfLuDs:wemade,Lq3QfPs:wintech,LrCaLuQuDs:united,LrCuHeJg7:universal
LrCuHeJs:universe,LrCuLi3,LrFi:euro,LrRiFuLa:euphoria,LrRs7FeJsLf7QuLu:uplus lte,LrSj:chemical
Ls3Jey,LuCeRuJs:innerpeace,LuCiHfLuJg3:innovation,LuCiQfPs:innotech,LuDfLa:IDEA,LuGuMu:image
LuJn:ISU,LuJsQe3:eastern,LuLsY:eum,LuMuJs:IGIS,Lu0JsRsFfJs:express,Lu3DeJsQsFu:industry
Lu3HfJsQsGe3QsFuGuQuDs:investments,Lu3Jey,Lu3QeCfJgCe7:international,Lu3QeCfw
Lu3QeFb0QuHs:interactive,Lu3QeFf0QuHs:interactive,Lu3Qf7FuMe3Js:intelligence,Lu7Ajy
Lu7Ff0PiY:elecomm,Lu7Ff0QsFiCu0Js:electronics,Lu7Ff0QsFi3:electron,Lu7Ff0QsFu0:electric,Lu7Hi
Lu7Jey,Lu7Ju3,Lu7Ln,Lu7Mu3:ILJIN,LuyPs:ink,MaJa3HbHn3Sgy:asset allocation fund,MaLuLe3Qs:giant
MayFhJu0May:funeral,MayLa3,MayLo3,MbFm:material,Me3Hn0,Me3MaHnRnY:electronic,Me3May:electro
Me3Mn,MeyAiy:precision,MeyLn,MfAay:steel,MfAj3:can,MfCeFe7:general,MfLnJs:zeus,MfLuLi3:j on,MfMn
MfMu:paper,MiLcy:choyang,MiLu,MiLu3,MiySaZAe3On0JaJaGnJi:architects,MiySaZAsYLry:bank
MiySaZGn7Fr:logistics,MiySaZOe7Aay:steel,MiySaZQiAe3:construction,MnOe7:cast,MnyAn0:china
MnyMu3Aiy:KOSME,MuJey,MuLaLu:GIB,MuMn:holdings,Mu0Gn7:textile,Mu3Jey,Mu3Lcy,Mu3Lgy,Mu3Ln
MuZDa3:group,OayJey,OayJu3,OayLeZHf3OeMe3Gn3JaGiQnMa:private equity fund,OayLo3,ObYRs:champ
ObYRuLe3:champion,Oe3La3,Oe3Ln:chunwoo,OeYDa3JiMb:advanced materials,OeyMn:cheongju,OeySi
OfFu:cherry,Of7Fu3Me:challenger,OiLuJs:choice,OiMa:glass,On3Oe3,OuYDb:bed,PaDs:card,PaGf7:camel
PaHi3:carbon,PaLn:+cow,PaLn3Qu:county,PaPaLi,Pa3JeJs:consus,Pa7Fa:color,PbJs7:castle,PbYPi:kamco
PbYPiHb7FrFuPsFuLfLuJg3:kamco value recreation,PeCf0Qe:connector,PeGeJg7:commercial
PeGrCuQu:community,Pe3HeMe3Js:convergence,Pe3Hf3Jg3:convention,Pe3Je7Qe3Qs:consultant
Pe3JiJuLeY:consortium,Pe3QfLuCe,Pe7Ff0Jg3:collection,Pe7Oe:culture,Pe7Og:culture
PfLuHs7Pa:cable car,PfLuPs7FaHuJs:kclavis,Pf3Da7JsPpLe:kendall square,PfYQf0:chemtech
PiCeJsQi3:conerstone,PiFaYPi,PiJsGb0Js:cosmax,PiLa:core,PiLaQf0:coretech,PiLe:core,PiLfRsKu:kofc
PiLiFiy:kolon,PiLpLu:coway,PiPsFfZ:kocref,Pi7Ff0Jg3:collection,Pi7Ga:kolmar,PnZJsQiLe:coopstore
Po3QeY:quantum,Pq3:queen,Pq3Ms:queens,PsFaLn3:crown,PsFfDuRuLa,PsFfDuw,PsFfLu3:crane
PsFiJs:cross,PsFnMs:cruise,PsFuJsQa7:crystal,PsFuLfLuJg3:creation,PsFu3,Ps7FbJu0:classic
Ps7FeJsQe:+cluster,Ps7FiHe:clover,Ps7FuLe:clear,Ps7Fu0:clic,Ps7Fu3:clean,PuJsQi3:keystone
PuJsRs7FeJs:kis plus,PuLnY:kiwoom,PuMs:+kids,PuOu3:kitchen,QaLn3:town,QbAgy,QbJa3,QbJey,QbLgy
QbLny,QbLo3,QbLu3,QbMu3,QbOay,QbSj,QbyPe:tanker,QbyPs:tank,QeCe7:tunnel,QeGuCe7:terminal
QfFaRrQu0Js:therapeutics,QfGa:theme,QfPsCi7FeMuJs:technologies,QfPsCu0Js:technics
QfPsLq3:techwin,QiQa7,QnAfDe:together,QnDfLu:today,QnLe:tour
QnMaJu3Qa0Ln3Lmy:investment trust management,QnMaLu7LuY:investment,QnMaMaGn3:investment
QsFn:true,QsFnRsFb3DsAgyJa3:truefriend kyungsan,QsFuRs7LfLu:triplea,QuAs7FiHe7:+t global
QuHsFiDs:tbroad,RaFaDaLuJs:paradise,RaGa:pharma,RaLoQf0:powertech,RaLuCb3Jg7:financial
RaLuCb3Jg7JeHuJsPiFuLa:financial services korea,RaLuCb3Js:finance,RaLuLiCuLe:pioneer
RaLu3De:+finder,RaLu3Ji7FnJg3:finesolution,RaLu7:pile,RaMn,RaOs:+parts,RaPs:park
RaQsCeMs:partners,Ra3Am,Ra3Cf7:panel,RaYJs:+farms,RaYQf0:pharmtech,RbCe7:panel,RbJsQs:fast
RbPuMu:package,RbPuMuy:packaging,Rb0PuMu:package,Rb0QiFu:factory,Rb3Qb0:pantech,Rb7FuJs:palace
ReCuOe:furniture,ReJuRu0:pacific,ReRf0Qs:perfect,ReRiGe3Js:performance,Re3Duy,Re3Ms:funds
RfLuGe3Os:payments,Rf3Qa,RiDs:+ford,RiFeY:forum,RiFfJsQs,RiJsPi:POSCO,RiLfHe:forever
RiMay:packaging,RiOe3,RiPeJs:focus,RiQsRi7FuLi:portfolio,RiSay,Ri0Js:fox,Ri7FaFuJs:polaris
RmMn3:standard,RnFsMuLi:prugio,RnyGn:pungmu,RsFaJsQu0:plastic,RsFaLuHuwLfPoQu:private equity
RsFaQf0:platec,RsFaReQu:property,RsFb3Ds:friend,RsFfJq:fresh,RsFfJsQuMu:prestige
RsFfJuLo3:freshone,RsFiDe0Jg3:production,RsFiReQu:property,RsFi3QuLe,RsFuGuLe:premier
RsFuGuLeY:premium,RsFuJuMg3:precision,RsFuMsY:prism,RsFuMuLe:freesia,Rs7FaQf0:platec
Rs7FbCuw:planet,Rs7FbCuy:planning,Rs7FbQuCeY:platinum,Rs7Fb3Qf0:plantec,Rs7FeJsLo3:plus one
Rs7FfLuJs:place,Rs7FiLn:+flow,RuOu:peach,RuQf0:tech,RuRs7:people,RuSg0:leather,Ru0Jf7:pixel
Ru0OeJs:pictures,Ru0OgJs:pictures,Ru3QfPs:fintech,Ru7Ds:+field,Ru7Fu0Js:felix,Ru7Qe:filter,SaCa
SaCaAsYLry:hana financial,SaCaY,SaFuY:harim,SaHfJsQs:harvest,SaLnJs,SaLu:hi
SaLuCrCiGe7:hi new normal,SaLuDiGuCfLuJg3:hi domination,SaLuDsFuY:high dream
SaLuDuRf3De:hi defender,SaLuFfHi7FnJg3:hi revolution,SaLuHs:hive,SaLuLaLuHu:hi ivy
SaLuLe7QuGuw:hi ultimate,SaLuLf3Ds:highend,SaLuLpLu:highway,SaLuQf0:hitec,SaLuRe:hyper
SaQs:heart,Sa3An0:korea,Sa3An0MfLu:korea,Sa3An0QiCuMu:korea tonnage investment
Sa3An0SbLcy:korea ocean,Sa3Au7,Sa3CaY,Sa3Fa:halla,Sa3Gu,Sa3Hb0,Sa3Je,Sa3Jey,Sa3Ji7,Sa3Ju3
Sa3Lb3Pi:hahn,Sa3Lcy,Sa3Lgy,Sa3Lo3,Sa3Lu7,Sa3Mu3,Sa3Oay,Sa3Sj:hanwha,SaZJeY:synthetic,SbDiy
SbJayRnyFg0Ha7Me3:offshore wind power,SbJey,SbLn3Db,SbRuQnGiFiLn:happy tomorrow,Sb3Ms:+hands
SbyHi0Sa3:happy,SeHs:hub,Se3Lu3:heonin,Sf7Fi,Sf7Js:health,Sg3Db:hyundai,Sg3Jey,Sg3Ln,Sg3Mu3
SgZJey,SiJey,Si3SaZSgy:balanced,SiYMs:homes,SiyLu0,SiyPiy,SjJsCe:fastener,SjJsy,SjJu3,SjLu3:fine
SjLu3Qf0:finetec,SjMu3,SmJey,SnFfJq:fresh,SnJey:foosung,SnMu:fuji,SpFu:ferry,SpGuFu:family
SpGu7Fu:family,SqCu0Js:phoenix,SrGb0Js:humax,SrGe3Js:humans,SuLeFiMs:heroes,Su7Fuy:healing,Su7Js`;

export const SYLLABLES = `
^Aay:kang,^AayCaY:gangnam,^AayJe:gangseo,^Ah:kye,^As3:keun,^AsY:kum,^AsYAay:kumkang
^AsYAi0:geumgok,^Au:ki,^AuLg3:giyeon,^CiJs:north,^CiQs:note,^Cu0Js:nix,^Cuw:nis,^DeMi3:duzon
^De0:duk,^De0Jn:deoksu,^De0Lcy:deokyang,^Dn:doo,^DnFn:duru,^Fa:la,^FaJey:rasung,^FaLi3:raon
^FaLn3:roun,^FeHs:love,^FfLi:leo,^Fn:lu,^FnJu:luci,^FnQs:root,^Fs:le,^Fu$:lee,^FuJs:lease
^HeDs:bird,^HeJrY:versum,^HeMa:berja,^Hf7$:bell,^Hu0Js:bigs,^JbY:sam,^Kf7:cell,^Le:a,^LeHa:abo
^LeHe3:urban,^LeJs:us,^LeLn7:oul,^Lq$:we,^Lr:u,^LrDi:yudo,^LrJay:yusang,^LrJsy:yuseung
^LrJu3:yushin,^LrLgy:youyoung,^LrLr:yuyu,^LrLu7:yuil,^LrMu3:yujin,^LrOay:yoochang,^LrSa3:yuhan
^Lr3:yoon,^Lu:e,^LuAe3:eagon,^LuAs7:eagle,^LuCi:ino,^LuCn:inu,^LuCu:ini,^LuDi:yido,^LuFf:ire
^LuFu:iri,^LuJs:eas,^LuLa3:ian,^LuOe3:icheon,^LuQn:etoo,^Mi3:john,^Oey:chung,^OeyJiy:cheongsong
^OeyLa3:cheongan,^OeyLu3:cheongin,^Pi:ko,^PiCe:corner,^PiDs:code,^PiGfw:comet,^PiJs:cos
^PiLp7:cowell,^PiPi:coco,^PiRs:corp,^Pu$:key,^Qe:tur,^QnHu:tobe,^Ri$:for,^Ru7:phil,AaZ:kab
AeFuY:georim,Ae3:gun,Ae3Sj:kunhwa,AfLu3:gain,Ag7:kyul,Agy:kyung,AgyAu:gyeonggi,AgyMn:gyeongju
AiFg:koryo,Ajy:kwang,AjyAm:gwanggyo,AjyMn:gwangju,An0:kuk,An0Gu3:kookmin,Anw:good,Ao3:kwon
Ar:kyu,As:g,AsFay:gran,AsFbRu0:graphic,AsFb3:gran,As0:kuk,As7:gle,AuYMiy:kimjong,CaHu:navi
CaLn:nau,Ca0Js:nax,CaYAay:namkang,Ce:ner,CeJs:nus,CeMu:nergy,Ce7:nal,CeY:num,CfHu:navi,Cf0:nex
Cf0Js:nex,CiHa:nova,Ci0Js:nox,Ci3Sg3:nonhyeon,CiyJuY:nongshim,Cn0:nux,Cr:new,CrLq:newwe
CuPa:nica,CuQu:nity,Cu0:nic,Da0:doc,Da0Qe:doctor,Daw:dot,DbAm:daekyo,DeHs7:double,DeJs:dus
De0Qe:ductor,DeY:dom,DfHs:dev,DfLu:day,Df0:dex,Df0$:dec,Df0Js:dex,DiyLi:dongoh,Dr:du,Ds:d
DsDi0:ddog,Ds3:den,DuLe:dea,DuMu:digi,DuRf3Js:defense,Du0:dic,Du7:deal,DuZ:deep,Ef:te,EnAu:ttogi
FaLi:lao,FaLn3:roun,FaReQu:ropertie,FbRs:raf,FbRu:rapi,Fb0$:rack,Fb3Cr:randnew,Fb3Ds:land
FbY:ram,FbZ:lab,Fby:ran,Fe$:ler,FeJs:rus,Fe0:lux,Fe0$:ruck,Fe0Js:lux,Fe3$:run,Fe7:ral,FeY:rum
FfAi:lego,FfLu:ray,FfLu3:rain,FfMe3:legen,Ff0:rex,Ff0Js:rex,FiAs:log,FiDs:road,FiEi:lotto
FiLf0Js:loex,FiMu:logi,FiMu0:logic,Fiy:long,Fn0:lux,Fn0Js:lux,FnY$:room,Fs:r,FuCr:renew
FuCrLe:renewa,FuDs:lead,FuHeJs:rebirth,FuHf:libe,FuHi3:reborn,FuHs:liv,FuLe7:real,FuMf3:regen
FuRs:lif,Fu0:rix,Fu0$:ric,Fu0Js:rix,Fu7$:rill,FuY:lim,FuZ:lip,GaLn3:moun,GbAs:mag,GbJs:mas
Gb0:mac,Gb0Js3:maxon,Gb3:man,Ge$:mer,GeCu:money,GeJs:mus,Ge3:men,Ge3Js:month,GeY:mum,GfLu:may
GfLu3:main,GfPa:meca,Gf0:mex,Gf0Js:mex,Ggy:myung,GiHu7:mobil,GiLe:more,GnJu3:musin,Gn3$:moon
Gr:mu,GuDu:medi,Gu0:mic,HaDu:body,HaFs3:barun,HaJs$:vas,Ha0Js:box,HaZ:bob,Hb3:van,Hby:bang
He$:ver,HeAs:berg,HeJs:bus,He3:bun,HeY:bum,HfFs:ver,HfLu:bay,Hf0Js:bex,Hf7Fu:valley,Hg0:byuck
Hgy:byung,HiDa:voda,HiFgy:boryung,HiFuY:borim,HiLu:boy,Hi7:vol,Hi7Hi:volvo,Hn0Js:books,Hs:b
Hs$:ve,HsFn0:brook,HsFuMs:breeze,Hs3:ven,Hs7:ble,HuCa$:vina,HuCi:vino,HuJs:vis,HuLa:via
HuPi$:vico,HuQa:vita,Hu0:big,Hu0Js:vix,Hu3Ou:vinci,Hu7:vill,Hu7Fu:billi,JaYDe0:samduck
JaYMn:samjoo,JayEf:sante,JbQe3:saturn,Jb3:san,Jc:sha,JeHs:serve,JeLg3:seoyon,Je0Mey:seokjeong
Je3:sun,Je3Lo7:sunwall,JeY:sum,Jey:sung,JfFuY:serim,JfLa:seah,JfLu3Qs:saint,JfMny:sejoong
Jf3Qf:cente,Jf7:cell,JiRs:sof,Jn3:soon,Jr:su,Js:s,JsLq:swee,JsPa3:scan,JsQe3:stern,JsQfLu:stay
Js3:son,JuCe:syner,JuCf:cine,JuDs$:seed,JuJs:sys,JuQu:city,Ju3:shin,Ju3Au$:shinki,Ju3Di:sindo
Ju3Oi3:sinchon,KeMu:surgi,KePs7:circle,Ke3:sun,KeY:sum,Kf:ce,KfGu:semi,Ki:so,Ki$:sso,Ku$:sea
KuCf:cine,KuDs:seed,KuJs:sys,Ku7:seal,LaJfLa:asea,LaJuJs:asis,LaLnFsY:aurum,LaLnw:out
La3Jey:anseong,La7Ra:alpha,Lb:a,Lb$:ae,LbCu:any,Lb0:ac,Lb3:and,Lb3Ds:and,Lb3Qs:ant,Lb7:al,LbY:am
Lby:an,LeJs:us,Le3:on,Le7:al,LeY:um,LeZ:up,LfCu:any,LfHsFu:every,LfLuGuy:aiming,LfQuHe:etever
Lf0:ex,Lf0Ja:exa,Lf0Js:ex,Lf3Mf7:angel,LfYPi:amco,Lg3La3:yunan,Lgy:young,LiFsY:orum,LiPs:oak
Li0Js:ox,Li7Aa:orga,Ln:woo,LnJs:us,Ln0:wook,Ln3$:woon,LnYQe:umteo,Lny:woong,Lo3De:wonder
Lo3DeRn7:wonderful,Lp7:well,Lp7Fu0Js:welrix,Lp7Ps:welc,LpZ:web,LqHi3:webon,Lq7:will,Lr3$:yoon
Lu0Js:ex,Lu3Hf:inve,Lu3Mu:inzi,Lu3Qn:into,Lu3Ri:info,Lu3Ru:infi,Lu3Sb3Js:enhance,MaZ:job
MeJs:jus,Mey:jung,MfCf:gene,MfCf0Js:genex,MfCi:geno,MfCu:zeni,MfCuJs:zenith,MfCu0Js:genix
MfFi:zero,Mf3:gen,Mf7:gel,MfY:gem,MiAjy:chokwang,MiJe3:chosun,MiLu:joy,MiSsy:choheung,Mi3:zon
Mi*:jo,MnLs3:jooeun,MnyLay:joongang,MnyLayJb:jungangsae,Mr:ju,Ms:z,Ms3:zen,MuCiGu0:genomic
MuCu$:genie,MuCuLe:geniu,MuLa:zia,MuLi:geo,MuLnY:zium,Mu0:gic,Ob7:chal,Ob7Fu3Mu:challenge
Oe3Hi:chunbo,Oe3Lu7:chunil,Oe3Sa:chunha,OeY:chum,OfLu3:chain,PaCa:cana,PaFu:chari,PaJs:cas
PaRs:kaf,Pa7:cal,Pb:ca,Pb3:can,PbY:cam,PbZ:cap,Pbw:cat,Pe$:ker,PeJs:cus,Pe3:con,Pe7:cal,PeY:com
Pf:che,PfJs:cas,Pf7Fu:kelly,PfY:chem,Pfw:cket,Pi:co,PiLa$:core,PiLe:core,Pi0Js:cox,Pi3:con
Pi7:col,PiY:com,PiZ$:corp,PnJs:cus,PnPn:cuckoo,PnRe:cooper,Pn0:cook,Pn7:cool,Pr:cu,Ps:c,Ps$:k
PsFu3:clean,Ps7:cle,QaZ:top,QbRgy$:taepyung,Qb3:tan,Qe:ter,QfFaMf3:theragen,QfLi3:theon
QfLuCe:tainer,QfLu3:tain,Qf0:tec,Qf0Js:tex,QiFu:tory,QiGaJs:thomas,QiHuJs:tovice,QiLu:toy,Qn$:to
Qn3:toon,Qn7:tool,Qr:tu,Qs:t,QsFbHs7:travel,QsFb3:tren,QsFu:tree,QsFuJs:tris,QsFuLa:tria
QsFuRs7:triple,Qs3:ton,Qs7:tle,QuLe:tier,QuPa:tica,Qu0:tic,Qu7:teel,QuY$:team,Ra0:pax,Ra0Js:pax
RaZ:pop,RaZPi3:popcorn,Raw:pot,Rb:pa,Rb$:fa,RbJs:path,Rb0:pack,Rb3:pan,Re:per,ReJs:pus
ReJsQf0:firstec,Re3:fun,Re7:pul,Re7Js:pulse,RfDe:fede,RfLe:fair,RfLu:pay,RfLuQi:peyto,Rf0:pec
Rf0Js:pex,RgyJa3:pyungsan,RiFf:fore,RiFu:poly,RiLr:foryou,RiMuy:forging,RiPs:pork,RiQs:port
RiY:form,Rn7$:pool,Rny:poong,Rr:pu,Rs:p,RsFe3:fron,RsFi3:fron,RsFu$:free,RsQs:ft,Rs7:ple
RuDs:feed,Ru0$:pic,Ruw:fit,SaFi3:haloan,SaLnJs:house,SaLuY:heim,Sa3De0:handuk,Saw:hot,Sb3:han
SbY:ham,Sbw:hat,Se:hu,SeCu:honey,Se3:hun,SfLu:hey,Sf0:hex,Sf0Ja:hexa,Sf0Qi:hecto,Sg0:hyuk
Sg3:hyun,SgZ:hyup,Sgy:hyung,SiPs:hawk,SiRs:hope,SiY:home,SiyDe0:hongduk,Sn$:hoo,Sn3:hoon,Sr:hu
SrFuY:hyulim,St:hee,Su7:hill`;
