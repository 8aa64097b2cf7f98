/**
 * The company words and the spellings of syllables from which English names are composed: data,
 * made by `language-data/company-words/make.ts` and not changed by hand. Hangul is written as in
 * `hangul-code.ts`. Reading belongs in `vocabulary.ts`, using it in `compose.ts`.
 */

export const WORDS = {
  korean: `AaDs3,AaDuLe3,AaFaY,AaJa3,AaLc,AaLi3,AaLuDs,AaLuLa,AbFe3Qu,AbHa7AiyJa,Ab7FeFu,Ab7Fe0JuLa
AeHn0Je3,AeYJa,AgyDiy,AgyJey,AgyLu7,AiDe0,AiJi0,AiLcy,AiyLo3,AiyMfSl,AiySay,AjOe3,AjyLcy,AjyMu3
AjySa0,AmHi,AmLg0,AmLo3,AnGu,An0Gu3PaDs,An0Gu3SbyHi0,An0MfLgSbyJa,An3Ja3,AnwGiCuy,AqEnFaGu
AsFfLuJs,AsFfLuQs,AsFiKs,AsFu3Qf0,As7FiFu,As7FiQf0,AsYAeFbJi,AsYLryJeHuJs,AsYSi,AuAa,AuHi,AuLe
AuLeZMbGnLa3MeyJaGiQnMa,AuLs3Jf3AnMiSj,AuYSb,BaJa,CaCnYMbDa3,CaFa,CaLu3,CaYLcy,CbOrFe7,CbyMay
CeYHeLo3,CfLuHe,CfLuOg,CfLuQs,Cf0JeJs,Cf0Js3,CiHa,CiHs7,Ci0Jb0,Ci0JuZMa,CnHi,CrJsQa,CrJsQaQs
CrLf3Ku,CrLo7Ds,CrQaLn3,DaJa3,DaLi3,DaLi7,DaLo3,DaLsY,DaLuLa,DaLuLaGi3Ds,DaLu3,Da3Mi,DayMu3
DbAjy,DbDi,DbDiy,DbHay,DbHi,DbJa3,DbJay,DbJey,DbJsy,DbLa,DbLcy,DbLgy,DbLn,DbLny,DbLo3,DbLu7
DbMe3,DbMu3,DbOay,DbSa,DbSa3,DbSg3,DbSi,DeHs7LfJs,DeHs7LfLuOu,DeRaPs,DeSaLuJsQs,DfLuQa,DfLuQe
DfPi,Df7Qa,DiLe,DiLo3,DiLuOu,DiyCaY,DiyGgy,DiyHay,DiyHi,DiyHn,DiyHn0La,DiyJey,DiyJu3,DiyLa
DiyLcy,DiyLgy,DiyLn,DiyLo3,DiyLu3,DiyLu7,DiyMu3,DiyQa3,DiySb,DiySg3,DiySi,DnJa3,DnJey,DnLo3
DnMey,DuHaLuJs,DuHaLu3,DuHf7FeZ,DuHf7FiRe,DuHf7FiRs,DuHf7FiZ,DuHuFiPe7,DuHuLaQfCf,DuJsRs7FfLu
FaLnY,FaLuMuy,FaLuPs,FaLuQuy,FaLuRsJsQaLu7,FaLu3,FbRuDsRs7Fb3Qs,Fb3Ds,FbZJs,FeJf7,Fe0Pu,FfJu
FfLuHs7,FfLuMe,FfLuMg,FfLuPs,FfLu7,FfMg,FfMuDe3Js,FiHiQu0Js,FiLc7,FiMs,FiMuQf0,FiQeJs,FiSaJs
FiwDf,FsCfJayJs,FuDe,FuDuy,FuHe,FuJaLuPs7Fuy,FuJi,FuJiJs,FuKaLuPs7Fuy,FuLe7Qu,FuOsLn3Lmy,FuPqDs
FuQrY,FuReHs7Fu0,FuyPs,GaFn,GaFuQaLuY,GaFu3,GaJsQe3,GaLuDaJs,GaLuDeJs,GaLuQs,GaLu7JsQi3,GaRi
Ga8Ls3Gn7Au7,GbCrRb0OeFuy,GbCuMuGe3Qs,Gb0PoFu,Gb3RaLo,GePrFu,GeQsFuLe7Ms,GeQuFuLe7Ms,Ge7Qu
GfCuMuGe3Qs,GfFuAi7Ds,GfFuOs,GfLuPs,GfLu3,GfQaHeJs,Gg3JfMeY,GiCuy,GiDe3,GiDr7,GiDs,GiHaLu7
GiHu7FuQu,GiJg3,GiJsQs,GiRu,GnFuY,GnHu,GuFaPs7,GuFb,GuJa,GuJey,GuJi,GuQs,HaDaFi,HaFi,HaLuLiRaY
Ha0Js,Ha0Sg3Mn,HayMe0,HbQeFu,Hb0Ju3,Hb3DsLiHsHsFaDeJs,Hb7FrLeZ,HbyPs,HeYLe,HfAa,HfFuQaJs
HfJsQsLpLu,HfLuJs,HfLuMu0,Hf3OeJs,Hf7Fr,HiAjy,HiDs,HiFaY,HiJey,HiLa3,HiMsy,Hi0Mu,HnJey,HnLu7
HnOe3,HsFaDeJs,HsFaLn3,HsFaLuQs,HsFaLuQsMe3An0QbLcyAjy,HsFb3Ds,HsFb3Ms,HsFuMu,Hs7FaKeY,Hs7FnGn3
HuHa,HuLm3Ds,HuMuCuJs,HuOsFi,HuPfLuRsFi,Hu0QiFu,Hu0QiFuLa,Hu7DeJs,Hu7Ds,Hu7FuMu
JaGiQnMaMe3Gn3SlJa,JaLnJs,JaLn3Ds,JaLuHe,Ja3LeZAuHa3Ju3Hi,Ja3Ls3,JaYAjy,JaYHi,JaYJiy,JaYLa
JaYLcy,JaYLgy,JaYLn,JaYLo3,JaYLu7,JaYMey,JaYMu3,JaYOe3Fu,JaYSi,JaYSj,JaYSsy,JayDi,JayJay,JayLo3
JayMu,JayMu3,JbSa3,JbyGgyAjSa0,JcLu3,JcZ,JeHn,JeLgy,JeLn,JeLo3,JeLu7,JeMu3,JeOi,JeSa3,Je0LrSjSa0
Je3Gn7,Je3Ln,Je3Lu7,Je3Mu3,JeyDi,JeyHi,JeyLn,JeyLo3,JeyLu7,JeyMay,JeyMaySgy,JeyMaySgyRe3Ds
JeyMu3,JeyOay,JeySi,JfFaGu0Js,JfHs3,JfLcy,JfLn3LaLuHu,JfLo3,JfLuRs,JfLuRsQu,JfLu7,JfMiy,JfMu3
JfOay,Jf3OnFu,Jf3QeY,Jf7QsFuLi3,JiJg7,Ji3SbJaMey,Ji7Fa,Ji7FiGi3,Ji7FnJg3Js,JiyDi,JiyJa3,JiyMey
JnLo3,Jn3Oe3,JqRuy,JqZRuy,JrRsFuY,JsGaLu7,JsGi7,JsGuJs,JsLqJs,JsPn7,JsQa,JsQaMs,JsQa0,JsQb3DaDs
JsQeDu,JsQfLuQs,JsQiFu,JsQiLeSeHsRaLuLiCuLe,JsQi3,JsQiY,JsQsFuY,JsQu0JsRfJg7JuOrLfLuJg3,JsQu7
JsRaPs,JsRb0,JsRfJg7JuOrLfLuJg3,JsRfJg7Qu,JsRiOs,JuAsCeJs,JuAsCuOe,JuCeMu,JuCfGa,JuFuMs,JuPrFuQu
JuPrFuQuMsFuGuQuDs,JuQu,JuSsy,Ju0Js,Ju3Ajy,Ju3Hi,Ju3JfAh,Ju3La,Ju3Lcy,Ju3Lgy,Ju3LmyMeyHi,Ju3Ln
Ju3Lo3,Ju3Lu7,Ju3Oay,Ju3Qa0,Ju3Sa3,Ju3SayGa3,Ju7FuPi3,Ju7He,KaLuLe3Js,KayLmy,KeCu,KeCuGiLa,KeGuw
KeHuJs,KePuQs,Ke3FaLuMs,Ki7Fa,KuQsFeJs,KuRnDs,LaCeJsHu7,LaFa,LaFaY,LaGu,LaJa3,LaJey,LaLn7Ffw
LaLuDuLe,LaLuLe3,LaLuMs,LaLuPi3,LaLuQuJf3,LaLu3Js,LaLu7Fb3Ds,LaMn,LaMu3,LaPaDfGu,LaPnLa,LaQs
La3Ja3,La3Lcy,La3Me3LrFu,La7Ra,LbAgy,LbRs7,LcyMu,LeDsHaLuMe,LeDsHaLuMeJs,LeHa3,LeJiJuLfLuOs
LeKeY,LeRbFe7,Le7FaLuLe3Js,LfCeQf0,LfDrPfLuJg3,LfDuJg3,LfHf3LfJf7,LfHuCr,LfHuLfLuJg3,LfJsGiLa
LfJsLfRsFiPu,LfJsQfLuQs,LfLeFi,LfLeQf0,LfLuDs,LfLuHs7,LfLuJs,LfLuMe3Ju,LfLuOuDeSu7,LfLuQf0
LfLuRf0Js,LfLuRsFi,LfLuY,LfPiQf0,LfPoQu,Lf0Jf7,Lf3HaLuFi,Lf3Mu3,Lf7FuHfLuQe,LfYJsPpLe,LfYJsQu7
LfYQaLo,LfYRaQsCeJs,LfYRs7FeJs,LfwMu,LgJn,LgMn,Lg0Ja,Lg0JaY,LgYMu0,LgyCaY,LgyJu3,LgyLn,LgyLu7
LgyMu3,LgyRny,LiFf3Mu,LiFiFa,LiFuLi3,LiJa3,LiLu7,LiQiGfLuJg3,LiQiGiHu7,LiQiGiQuHs,LiQiQf0
LiQiRuLa,LiRuJs,Li0Jg3,Li0Mey,Li0QiJs,Li3FaLu3,LjLuDs,LlSj3,LmyJa3,LmyLu3,LmyMu3,LnCaY,LnCi,LnFu
LnGu,LnJey,LnJu3,LnLgy,LnLu7,LnMey,LnMu3,LnOay,Ln7Ja3,LnyMu3,LoGeJu3,Lo3Lu7,Lo3Mn,Lo3Mu3,Lo3Oay
Lo3Pr,Lp7Huy,Lp7RnDs,LqCeJs,LqDeJs,LqDs,LqDsGn3,LqGfLuDs,Lq3QfPs,LrCaLuQuDs,LrCuHeJg7,LrCuHeJs
LrCuLi3,LrFi,LrRiFuLa,LrRs7FeJsLf7QuLu,LrSj,Ls3Jey,LuCeRuJs,LuCiHfLuJg3,LuCiQfPs,LuDfLa,LuGuMu
LuJn,LuJsQe3,LuLsY,LuMuJs,Lu0JsRsFfJs,Lu3DeJsQsFu,Lu3HfJsQsGe3QsFuGuQuDs,Lu3Jey,Lu3QeCfJgCe7
Lu3QeCfw,Lu3QeFb0QuHs,Lu3QeFf0QuHs,Lu3Qf7FuMe3Js,Lu7Ajy,Lu7Ff0PiY,Lu7Ff0QsFiCu0Js,Lu7Ff0QsFi3
Lu7Ff0QsFu0,Lu7Hi,Lu7Jey,Lu7Ju3,Lu7Ln,Lu7Mu3,LuyPs,MaJa3HbHn3Sgy,MaLuLe3Qs,MayLa3,MayLo3,MbFm
Me3Hn0,Me3MaHnRnY,Me3May,Me3Mn,MeyAiy,MeyLn,MfAay,MfAj3,MfCeFe7,MfLnJs,MfLuLi3,MfMn,MfMu,MiLcy
MiLu,MiLu3,MiySaZAe3On0JaJaGnJi,MiySaZAsYLry,MiySaZGn7Fr,MiySaZOe7Aay,MiySaZQiAe3,MnOe7,MnyAn0
MnyMu3Aiy,MuJey,MuLaLu,MuMn,Mu0Gn7,Mu3Jey,Mu3Lcy,Mu3Lgy,Mu3Ln,MuZDa3,OayJey,OayJu3
OayLeZHf3OeMe3Gn3JaGiQnMa,OayLo3,ObYRs,ObYRuLe3,Oe3La3,Oe3Ln,OeYDa3JiMb,OeyMn,OeySi,OfFu
Of7Fu3Me,OiLuJs,OiMa,On3Oe3,OuYDb,PaDs,PaGf7,PaHi3,PaLn,PaLn3Qu,PaPaLi,Pa3JeJs,Pa7Fa,PbJs7,PbYPi
PbYPiHb7FrFuPsFuLfLuJg3,PeCf0Qe,PeGeJg7,PeGrCuQu,Pe3HeMe3Js,Pe3Hf3Jg3,Pe3Je7Qe3Qs,Pe3JiJuLeY
Pe3QfLuCe,Pe7Ff0Jg3,Pe7Oe,Pe7Og,PfLuHs7Pa,PfLuPs7FaHuJs,Pf3Da7JsPpLe,PfYQf0,PiCeJsQi3,PiFaYPi
PiJsGb0Js,PiLa,PiLaQf0,PiLe,PiLfRsKu,PiLiFiy,PiLpLu,PiPsFfZ,Pi7Ff0Jg3,Pi7Ga,PnZJsQiLe,Po3QeY,Pq3
Pq3Ms,PsFaLn3,PsFfDuRuLa,PsFfDuw,PsFfLu3,PsFiJs,PsFnMs,PsFuJsQa7,PsFuLfLuJg3,PsFu3,Ps7FbJu0
Ps7FeJsQe,Ps7FiHe,Ps7FuLe,Ps7Fu0,Ps7Fu3,PuJsQi3,PuJsRs7FeJs,PuLnY,PuMs,PuOu3,QaLn3,QbAgy,QbJa3
QbJey,QbLgy,QbLny,QbLo3,QbLu3,QbMu3,QbOay,QbSj,QbyPe,QbyPs,QeCe7,QeGuCe7,QfFaRrQu0Js,QfGa
QfPsCi7FeMuJs,QfPsCu0Js,QfPsLq3,QiQa7,QnAfDe,QnDfLu,QnLe,QnMaJu3Qa0Ln3Lmy,QnMaLu7LuY,QnMaMaGn3
QsFn,QsFnRsFb3DsAgyJa3,QsFuRs7LfLu,QuAs7FiHe7,QuHsFiDs,RaFaDaLuJs,RaGa,RaLoQf0,RaLuCb3Jg7
RaLuCb3Jg7JeHuJsPiFuLa,RaLuCb3Js,RaLuLiCuLe,RaLu3De,RaLu3Ji7FnJg3,RaLu7,RaMn,RaOs,RaPs,RaQsCeMs
Ra3Am,Ra3Cf7,RaYJs,RaYQf0,RbCe7,RbJsQs,RbPuMu,RbPuMuy,Rb0PuMu,Rb0QiFu,Rb3Qb0,Rb7FuJs,ReCuOe
ReJuRu0,ReRf0Qs,ReRiGe3Js,Re3Duy,Re3Ms,RfLuGe3Os,Rf3Qa,RiDs,RiFeY,RiFfJsQs,RiJsPi,RiLfHe,RiMay
RiOe3,RiPeJs,RiQsRi7FuLi,RiSay,Ri0Js,Ri7FaFuJs,RmMn3,RnFsMuLi,RnyGn,RsFaJsQu0,RsFaLuHuwLfPoQu
RsFaQf0,RsFaReQu,RsFb3Ds,RsFfJq,RsFfJsQuMu,RsFfJuLo3,RsFiDe0Jg3,RsFiReQu,RsFi3QuLe,RsFuGuLe
RsFuGuLeY,RsFuJuMg3,RsFuMsY,RsFuMuLe,Rs7FaQf0,Rs7FbCuw,Rs7FbCuy,Rs7FbQuCeY,Rs7Fb3Qf0,Rs7FeJsLo3
Rs7FfLuJs,Rs7FiLn,RuOu,RuQf0,RuRs7,RuSg0,Ru0Jf7,Ru0OeJs,Ru0OgJs,Ru3QfPs,Ru7Ds,Ru7Fu0Js,Ru7Qe
SaCa,SaCaAsYLry,SaCaY,SaFuY,SaHfJsQs,SaLnJs,SaLu,SaLuCrCiGe7,SaLuDiGuCfLuJg3,SaLuDsFuY
SaLuDuRf3De,SaLuFfHi7FnJg3,SaLuHs,SaLuLaLuHu,SaLuLe7QuGuw,SaLuLf3Ds,SaLuLpLu,SaLuQf0,SaLuRe,SaQs
Sa3An0,Sa3An0MfLu,Sa3An0QiCuMu,Sa3An0SbLcy,Sa3Au7,Sa3CaY,Sa3Fa,Sa3Gu,Sa3Hb0,Sa3Je,Sa3Jey,Sa3Ji7
Sa3Ju3,Sa3Lb3Pi,Sa3Lcy,Sa3Lgy,Sa3Lo3,Sa3Lu7,Sa3Mu3,Sa3Oay,Sa3Sj,SaZJeY,SbDiy,SbJayRnyFg0Ha7Me3
SbJey,SbLn3Db,SbLu3,SbRuQnGiFiLn,Sb3Ms,SeHs,Se3Lu3,Sf7Fi,Sf7Js,Sg3Db,Sg3Jey,Sg3Ln,Sg3Mu3,SgZJey
SiJey,Si3SaZSgy,SiYMs,SiyLu0,SiyPiy,SjJsCe,SjJsy,SjJu3,SjLu3,SjLu3Qf0,SjMu3,SmJey,SnFfJq,SnJey
SnMu,SpFu,SpGuFu,SpGu7Fu,SqCu0Js,SrGb0Js,SrGe3Js,SuLeFiMs,Su7Fuy,Su7Js`,
  english: `garden,guardian,,,,,guide,,guarantee,development,gallery,galaxia,turtleship,inspection,,,,
express,,park,mutual aid association,airport,,gwangyang,,optical,kyobo,trading,kyowon,
kookmin card,kbhappy,international travel,,goodmorning,kiturami,grace,great,growth,greentec
glory,glotec,gold,financial service,,giga,KIBO,gear,private equity fund,gi eun sen structured,
casa,foundation,,nine,,natural,cold,numberone,NAVER,nature,NATE,nexus,nexon,+nova,,green
green cross,nouveau,newstar,new start,new nc,newworld,newtown,,,,,daum,dia,diamond,,forging,,,,,
,,,,,,,,,,,,,,,,,,,double s,double h,thepark,thehighest,data,data,,,door,,deutsch,,,,,,,,,,,,,,,
,,,,,,,,dujeong,device,divine,develop,developer,develop,develop,db local,db athens,display,+raum
rising,like,lighting,lifestyle,+line,rapidplant,+land,,russel,lucky,fresh,label,laser,laser,lake
rail,leisure,residence,,,rose,logitech,lotus,lohas,lotte,renaissance,leaders,leading,,recycling
resource,resource,recycling,realty,reits management,liquid,lithium,republic,+link,+maru,maritime
marine,,midas,midas,might,milestone,,clean water,manufacturing,management,macquarie,+manpower
mercury,materials,materials,multi,management,marygold,meritz,make,,metaverse,duty,morning,modern
module,mode,mobile,mobility,motion,,fur,moorim,movie,,,,,,meat,,,biopharm,+box,parkhyeonjoo
spinning,battery,vaccine,band of brothers,value up,bank,beomeo,vega,veritas,bestway,+base,basic
ventures,value,,board,,,security,guarantee,welfare,,,+bucheon,brothers,brown,bright
brite nationwide photovoltaic,brand,brands,+bridge,blossom,blue moon,viva,beyond,business,vitzro
bkpro,victory,victoria,builders,+build,village,private equity fund,south,sound,cyber
sanupkibansinbo,KDB,,,,,,,,,,,,samchully,,,,,,,,,,life science,shine,shop,,,,,,,,,petrochemical
futures,,,,,,,,,growth,growth fund,growth fund,,,,ceramics,,,sewoonivy,,safe,safety,,,,,century
centum,celltrion,social,adjusters,solar,solomon,solutions,,,songjeong,,suncheon,shipping
shipping,supreme,+smile,small,smith,swiss,school,star,stars,+stock,standard,+study,+state,
storhub pioneer,+stone,+storm,+stream,stic special situation,,+spark,special purpose
special situation,specialty,sports,cygnus,signature,synergy,,series,security,securities,,,six,
kodit,shinsegae,,,,credit information,,,,,trust,,new port,silicon,,science,,sunny,sunnymoa
summit,service,circuit,sunrise,solar,citrus,seafood,honorsville,,,,,,outlet,idea,iron,eyes,icon
itcen,eins,island,,,academy,aqua,art,,,safety glass,,aekyung,apple,,advisors,advisors,urban
associates,awesome,apparel,alliance,,education,edition,ebenezer,avenue,aviation,SMORE,sfloki
estate,aero,airtech,+aid,able,ace,agency,hthehill,ATEC,apex,APRO,aim,ecotech,equity,excel,enviro
engine,elevator,msquare,msteel,m tower,m partners,+mplus,edge,,,station,,dyeing,,,,,,,orange
aurora,,,,automation,automobile,automotive,autotech,autopia,office,auction,okjeong,octose,online
+wide,KEB,,,,,uno,,,,,,,,,,,,warmachine,,,,,one q,wellbeing,wellfood,winners,withus,+with
withmoon,wemade,wintech,united,universal,universe,,euro,euphoria,uplus lte,chemical,,innerpeace
innovation,innotech,IDEA,image,ISU,eastern,eum,IGIS,express,industry,investments,,international,
interactive,interactive,intelligence,,elecomm,electronics,electron,electric,,,,,ILJIN,ink
asset allocation fund,giant,,,material,,electronic,electro,,precision,,steel,can,general,zeus
j on,,paper,choyang,,,architects,bank,logistics,steel,construction,cast,china,KOSME,,GIB
holdings,textile,,,,,group,,,private equity fund,,champ,champion,,chunwoo,advanced materials
cheongju,,cherry,challenger,choice,glass,,bed,card,camel,carbon,+cow,county,,consus,color,castle
kamco,kamco value recreation,connector,commercial,community,convergence,convention,consultant
consortium,,collection,culture,culture,cable car,kclavis,kendall square,chemtech,conerstone,
cosmax,core,coretech,core,kofc,kolon,coway,kocref,collection,kolmar,coopstore,quantum,queen
queens,crown,,,crane,cross,cruise,crystal,creation,,classic,+cluster,clover,clear,clic,clean
keystone,kis plus,kiwoom,+kids,kitchen,town,,,,,,,,,,,tanker,tank,tunnel,terminal,therapeutics
theme,technologies,technics,techwin,,together,today,tour,investment trust management,investment
investment,true,truefriend kyungsan,triplea,+t global,tbroad,paradise,pharma,powertech,financial
financial services korea,finance,pioneer,+finder,finesolution,pile,,+parts,park,partners,,panel
+farms,pharmtech,panel,fast,package,packaging,package,factory,pantech,palace,furniture,pacific
perfect,performance,,funds,payments,,+ford,forum,,POSCO,forever,packaging,,focus,portfolio,,fox
polaris,standard,prugio,pungmu,plastic,private equity,platec,property,friend,fresh,prestige
freshone,production,property,,premier,premium,precision,prism,freesia,platec,planet,planning
platinum,plantec,plus one,place,+flow,peach,tech,people,leather,pixel,pictures,pictures,fintech
+field,felix,filter,,hana financial,,harim,harvest,,hi,hi new normal,hi domination,high dream
hi defender,hi revolution,hive,hi ivy,hi ultimate,highend,highway,hitec,hyper,heart,korea,korea
korea tonnage investment,korea ocean,,,halla,,,,,,,hahn,,,,,,,hanwha,synthetic,
offshore wind power,,,,happy tomorrow,+hands,hub,heonin,,health,hyundai,,,,,,balanced,homes,,
fastener,,,fine,finetec,,,fresh,foosung,fuji,ferry,family,family,phoenix,humax,humans,heroes
healing,`,
};

export const SYLLABLES = {
  korean: `^Aay,^AayCaY,^AayJe,^Ah,^As3,^AsY,^AsYAay,^AsYAi0,^Au,^AuLg3,^CiJs,^CiQs,^Cu0Js,^Cuw,^DeMi3,^De0
^De0Jn,^De0Lcy,^Dn,^DnFn,^Fa,^FaJey,^FaLi3,^FaLn3,^FeHs,^FfLi,^Fn,^FnJu,^FnQs,^Fs,^Fu$,^FuJs
^HeDs,^HeJrY,^HeMa,^Hf7$,^Hu0Js,^JbY,^Kf7,^Le,^LeHa,^LeHe3,^LeJs,^LeLn7,^Lq$,^Lr,^LrJay,^LrJsy
^LrJu3,^LrLgy,^LrLr,^LrLu7,^LrMu3,^LrOay,^LrSa3,^Lr3,^Lu,^LuAe3,^LuAs7,^LuCi,^LuCn,^LuCu,^LuDi
^LuFf,^LuFu,^LuJs,^LuLa3,^LuOe3,^LuQn,^Mi3,^Oey,^OeyJiy,^OeyLa3,^OeyLu3,^Pi,^PiCe,^PiDs,^PiGfw
^PiJs,^PiLp7,^PiPi,^PiRs,^Pu$,^Qe,^QnHu,^Ri$,^Ru7,AaZ,AeFuY,Ae3,Ae3Sj,AfLu3,Ag7,Agy,AgyAu,AgyMn
AiFg,Ajy,AjyAm,AjyMn,An0,An0Gu3,Anw,Ao3,Ar,As,AsFay,AsFbRu0,AsFb3,As0,As7,AuYMiy,CaHu,CaLn,Ca0Js
CaYAay,Ce,CeJs,CeMu,Ce7,CeY,CfHu,Cf0,Cf0Js,CiHa,Ci0Js,Ci3Sg3,CiyJuY,Cn0,Cr,CrLq,CuPa,CuQu,Cu0
Da0,Da0Qe,Daw,DbAm,DeHs7,DeJs,De0Qe,DeY,DfHs,DfLu,Df0,Df0$,Df0Js,DiyLi,Dr,Ds,DsDi0,Ds3,DuLe,DuMu
DuRf3Js,Du0,Du7,DuZ,Ef,EnAu,FaLi,FaLn3,FaReQu,FbRs,FbRu,Fb0$,Fb3Cr,Fb3Ds,FbY,FbZ,Fby,Fe$,FeJs
Fe0,Fe0$,Fe0Js,Fe3$,Fe7,FeY,FfAi,FfLu,FfLu3,FfMe3,Ff0,Ff0Js,FiAs,FiDs,FiEi,FiLf0Js,FiMu,FiMu0
Fiy,Fn0,Fn0Js,FnY$,Fs,FuCr,FuCrLe,FuDs,FuHeJs,FuHf,FuHi3,FuHs,FuLe7,FuMf3,FuRs,Fu0,Fu0$,Fu0Js
Fu7$,FuY,FuZ,GaLn3,GbAs,GbJs,Gb0,Gb0Js3,Gb3,Ge,GeCu,GeJs,Ge3,Ge3Js,GeY,GfLu,GfLu3,GfPa,Gf0,Gf0Js
Ggy,GiHu7,GiLe,GnJu3,Gn3$,Gr,GuDu,Gu0,HaDu,HaFs3,HaJs$,Ha0,Ha0Js,HaZ,Hb3,Hby,He$,HeAs,HeJs,He3
HeY,HfFs,HfLu,Hf0Js,Hf7Fu,Hg0,Hgy,HiDa,HiFgy,HiFuY,HiLu,Hi7,Hi7Hi,Hn0Js,Hs,Hs$,HsFn0,HsFuMs,Hs3
Hs7,HuCa$,HuCi,HuJs,HuLa,HuPi$,HuQa,Hu0,Hu0Js,Hu3Ou,Hu7,Hu7Fu,JaYDe0,JaYMn,JayEf,JbQe3,Jb3,Jc
JeHs,JeLg3,Je0Mey,Je3,Je3Lo7,JeY,Jey,JfFuY,JfLa,JfLu3Qs,JfMny,Jf3Qf,Jf7,JiRs,Jn3,Jr,Js,JsLq
JsPa3,JsQe3,JsQfLu,Js3,JuCe,JuCf,JuDs$,JuJs,JuQu,Ju3,Ju3Au$,Ju3Di,Ju3Oi3,KeMu,KePs7,Ke3,KeY,Kf
KfGu,Ki,Ki$,Ku$,KuCf,KuDs,KuJs,Ku7,LaJfLa,LaJuJs,LaLnFsY,LaLnw,La3Jey,La7Ra,Lb,Lb$,LbCu,Lb0,Lb3
Lb3Ds,Lb3Qs,Lb7,LbY,Lby,LeJs,Le3,Le7,LeY,LeZ,LfCu,LfHsFu,LfLuGuy,LfQuHe,Lf0,Lf0Ja,Lf0Js,Lf3Mf7
LfYPi,Lg3La3,Lgy,LiFsY,LiPs,Li0Js,Li7Aa,Ln,LnJs,Ln0,Ln3$,LnYQe,Lny,Lo3De,Lo3DeRn7,Lp7,Lp7Fu0Js
Lp7Ps,LpZ,LqHi3,Lq7,Lr3$,Lu0Js,Lu3Hf,Lu3Mu,Lu3Qn,Lu3Ri,Lu3Ru,Lu3Sb3Js,MaZ,MeJs,Mey,MfCf,MfCf0Js
MfCi,MfCu,MfCuJs,MfCu0Js,MfFi,Mf3,Mf7,MfY,MiAjy,MiJe3,MiLu,MiSsy,Mi3,Mi*,MnLs3,MnyLay,MnyLayJb
Mr,Ms,Ms3,MuCu$,MuCuLe,MuLa,MuLi,MuLnY,Mu0,Ob7,Ob7Fu3Mu,Oe3Hi,Oe3Lu7,Oe3Sa,OeY,OfLu3,PaCa,PaFu
PaJs,PaRs,Pa7,Pb,Pb3,PbY,PbZ,Pbw,Pe$,PeJs,Pe3,Pe7,PeY,Pf,PfJs,Pf7Fu,PfY,Pfw,Pi,PiLa$,PiLe,Pi0Js
Pi3,Pi7,PiY,PiZ$,PnJs,PnPn,PnRe,Pn0,Pn7,Pr,Ps,Ps$,PsFu3,Ps7,QaZ,QbRgy$,Qb3,Qe,QfFaMf3,QfLi3
QfLuCe,QfLu3,Qf0,Qf0Js,QiFu,QiGaJs,QiHuJs,QiLu,Qn$,Qn3,Qn7,Qr,Qs,QsFbHs7,QsFb3,QsFu,QsFuJs
QsFuLa,QsFuRs7,Qs3,Qs7,QuLe,QuPa,Qu0,Qu7,QuY$,Ra0,Ra0Js,RaZ,RaZPi3,Raw,Rb,Rb$,RbJs,Rb0,Rb3,Re
ReJs,ReJsQf0,Re3,Re7,Re7Js,RfDe,RfLe,RfLu,RfLuQi,Rf0,Rf0Js,RgyJa3,RgySj,RiFf,RiFu,RiLr,RiMuy
RiPs,RiQs,RiY,Rn7$,Rny,Rr,Rs,RsFe3,RsFi3,RsFu$,RsQs,Rs7,RuDs,Ru0$,Ruw,SaFi3,SaLnJs,SaLuY,Sa3De0
Saw,Sb3,SbY,Sbw,Se,SeCu,Se3,SfLu,Sf0,Sf0Ja,Sf0Qi,Sg0,Sg3,SgZ,Sgy,SiPs,SiRs,SiY,SiyDe0,Sn$,Sn3,Sr
SrFuY,St,Su7`,
  english: `kang,gangnam,gangseo,kye,keun,kum,kumkang,geumgok,ki,giyeon,north,note,nix,nis,duzon,duk,deoksu
deokyang,doo,duru,la,rasung,raon,roun,love,leo,lu,luci,root,le,lee,lease,bird,versum,berja,bell
bigs,sam,cell,a,abo,urban,us,oul,we,u,yusang,yuseung,yushin,youyoung,yuyu,yuil,yujin,yoochang
yuhan,yoon,e,eagon,eagle,ino,inu,ini,yido,ire,iri,eas,ian,icheon,etoo,john,chung,cheongsong
cheongan,cheongin,ko,corner,code,comet,cos,cowell,coco,corp,key,tur,tobe,for,phil,kab,georim,gun
kunhwa,gain,kyul,kyung,gyeonggi,gyeongju,koryo,kwang,gwanggyo,gwangju,kuk,kookmin,good,kwon,kyu
g,gran,graphic,gran,kuk,gle,kimjong,navi,nau,nax,namkang,ner,nus,nergy,nal,num,navi,nex,nex,nova
nox,nonhyeon,nongshim,nux,new,newwe,nica,nity,nic,doc,doctor,dot,daekyo,double,dus,ductor,dom
dev,day,dex,dec,dex,dongoh,du,d,ddog,den,dea,digi,defense,dic,deal,deep,te,ttogi,lao,roun
ropertie,raf,rapi,rack,randnew,land,ram,lab,ran,ler,rus,lux,ruck,lux,run,ral,rum,lego,ray,rain
legen,rex,rex,log,road,lotto,loex,logi,logic,long,lux,lux,room,r,renew,renewa,lead,rebirth,libe
reborn,liv,real,regen,lif,rix,ric,rix,rill,lim,lip,moun,mag,mas,mac,maxon,man,mer,money,mus,men
month,mum,may,main,meca,mex,mex,myung,mobil,more,musin,moon,mu,medi,mic,body,barun,vas,box,box
bob,van,bang,ver,berg,bus,bun,bum,ver,bay,bex,valley,byuck,byung,voda,boryung,borim,boy,vol
volvo,books,b,ve,brook,breeze,ven,ble,vina,vino,vis,via,vico,vita,big,vix,vinci,vill,billi
samduck,samjoo,sante,saturn,san,sha,serve,seoyon,seokjeong,sun,sunwall,sum,sung,serim,seah,saint
sejoong,cente,cell,sof,soon,su,s,swee,scan,stern,stay,son,syner,cine,seed,sys,city,shin,shinki
sindo,sinchon,surgi,circle,sun,sum,ce,semi,so,sso,sea,cine,seed,sys,seal,asea,asis,aurum,out
anseong,alpha,a,ae,any,ac,and,and,ant,al,am,an,us,on,al,um,up,any,every,aiming,etever,ex,exa,ex
angel,amco,yunan,young,orum,oak,ox,orga,woo,us,wook,woon,umteo,woong,wonder,wonderful,well
welrix,welc,web,webon,will,yoon,ex,inve,inzi,into,info,infi,enhance,job,jus,jung,gene,genex,geno
zeni,zenith,genix,zero,gen,gel,gem,chokwang,chosun,joy,choheung,zon,jo,jooeun,joongang
jungangsae,ju,z,zen,genie,geniu,zia,geo,zium,gic,chal,challenge,chunbo,chunil,chunha,chum,chain
cana,chari,cas,kaf,cal,ca,can,cam,cap,cat,ker,cus,con,cal,com,che,cas,kelly,chem,cket,co,core
core,cox,con,col,com,corp,cus,cuckoo,cooper,cook,cool,cu,c,k,clean,cle,top,taepyung,tan,ter
theragen,theon,tainer,tain,tec,tex,tory,thomas,tovice,toy,to,toon,tool,tu,t,travel,tren,tree
tris,tria,triple,ton,tle,tier,tica,tic,teel,team,pax,pax,pop,popcorn,pot,pa,fa,path,pack,pan,per
pus,firstec,fun,pul,pulse,fede,fair,pay,peyto,pec,pex,pyungsan,pyunghwa,fore,poly,foryou,forging
pork,port,form,pool,poong,pu,p,fron,fron,free,ft,ple,feed,pic,fit,haloan,house,heim,handuk,hot
han,ham,hat,hu,honey,hun,hey,hex,hexa,hecto,hyuk,hyun,hyup,hyung,hawk,hope,home,hongduk,hoo,hoon
hu,hyulim,hee,hill`,
};
