/**
 * The company words and the spellings of syllables from which English names are composed: data,
 * made by `language-data/company-words/make.ts` and not changed by hand. Hangul is written as in
 * `hangul-code.ts`. Reading belongs in `vocabulary.ts`, using it in `compose.ts`.
 */

export const WORDS = {
  korean: `~gQ,~gZq+,~h.,~U,~qY,~rG,~F*,~F2,asikzu,ask_SE,aviiG,avij12,aKl>n&,aQE,>Q,>5,>s4,a[fU,a[oq,a[}
SH,S[L,SA6,&v#,bo},bouz,boO,J7,Jri,JH,_k7,Rk9w%*,Rk9A+lZ,R[rhA+E,bKU,bSkbfp,b3hF]k7,b&isFD
b&isFW,b&9qf,b&juyL,b.9G,b.9yL,b<aKh]T,b<sFn9|D,b<Br,M~,M7,M8,MVs|+qB0Ekby*P,MsJn__/=,b~A7,cfE
dQe5s|fu,dQ],dQI,dY},d7wPil,d+4,d}lsH,eeFls,eeFv_,eeFW,efn9D,efpe,eyk=,eymu,eznO,ezpsP,e07,e.Dyf
e.DyfW,e.rbqr,e.se*,e.yfr[,frU,frrG,frrH,frH,frsM,frF2,frF2ke*,frI,fu/,fFuz,Nbo,N6,NQ,N<,N7,NU
NnL,N5,Npk,N2,N},Nrt,Nr?,Nsa,NH,Ns4,NX,Nuz,NvS,NAY,NZ,NBg,NBr,fTmuq~D,fTmuq~Fw2,fTzCx>,fTAYFDW
f7Fyf,f7F!,f7xC,f!yf,68,6H,6Fw2,QdY,Qj},Q<,Q7,QY,Ql>2,Q5,Q3,Q2,Q},Qrt,Qr?,QH,QI,Qs4,Quz,Qyh,QA7
QBg,QBr,grU,gr5,grH,gr0,gZk=FD,gZk=I,gZlHin,gZlH9zZ,gZlH9?,gZlHiS,gZ|9xf,gZ|2yKee,gZDAMisF,]r|
]FuG,]Fx>,]FzB,]F?Dyfs4,]I,h]AQ*AMh{W,h{*,h~D,iin{,ijx|,is1,isFmu,isFtq,isFtI,isFx>,iss4,istI
isKfWD,97zvD,9q1,9up,9KyL,9!D,9AYD,iTf7,jheenLD,GfT,Gg8,Gls,GEFx[jz,GT,GTD,GpwFx[jz,Gq/zu
GwUr[r>,Gx9*,Gze,GzZmujt,jzx>,jAi%,jAGyfs8,jAju,jADyC,jAFfrD,jAFfTD,jAFW,jAs4DyZ,jAz{,jGsJkFb|
jPe.zPv9jz,jPfhKj5W,jQx3G,jRzCsb,j3x.G,j3WGq/up,j3zuGq/up,j6zu,j*fhKj5W,j*Ga|*,j*GwU,j*Fx>,j*I
j*yflsD,j]n[tv,kbfp,kbfW,kbgL,kb*,kbk=s4,kbmBGzu,kboe,kbDW,kbAQ,+jw,+|,k7]x[,k7h],k7E,k75,k7T
k7W,k=fr9,k=9,k=FrEzI,k>D,k>Bg#,<tr,le!G,lf3,lg*rEmrmr]fTD,lhi~V,lmx>,ly8,lD~,lDGyfD,lDDWsjF
lDFD,lDFuy,lFv9D,lHi~,7bo,7*,7h.,75,7qB,7uw,lZK,Y5,Ys4,Yv#,mr]fTD,mr]r[,mr]FW,mr]FWXRyp}bo,mrh{*
mrh{up,mrGK,mu]pU,mui%kD,|k=,|r-*,|KfhD,|wU9,|xlF?9,mzyXG,mzyXG2,mBfTD,mB*,mBGK,Ekby*PXkDLE,Er?D
Er[*,EFls,E/,UVMk[37,UsJ,nHbo,nH7,nHoy,nH2,nH},nHrt,nHr?,nHH,nHs4,nH0,nHuz,nHv#G,nHBr,nH=,nHCk
nL6,nLnL,nLH,nLK,nLuz,nNZ,nVj}&O,nWI,n1,n9Y,n9rt,n9r?,n9H,n9s4,n9uz,n9wb,n9Z,n!sy=O,n&kF,n&r?
n&s4,n&uz,56,57,5r?,5H,5s4,54,54Bm,54Bmz1*,5uz,5vS,5Br,n[]k8D,n[mt,n[},n[r[2F|,n[H,n[F?,n[F?zu
n[s4,n[tY,n[uz,n[vS,n_wwG,n_yF,n{WGrG,Tof,osA7E0,ot],ot9ke,oti%oeD,oy6,oyU,oy0,-H,o1v#,o<AX,o[AX
o{?jw,DjAs4,Dkf,Dk7D,DsqD,DxY,Dyf,Dyfup,Dyg,Dyrfr*,D!gZ,DyKFW,DyXG,DyX8A/mrzCFrEfh8,DyZ,Dy1,DWjw
DzvDz8of1wPq~Foe,Dzx,DzCx>,DzP,Dz8of1wPq~Foe,Dz8ofzu,Dz{wU,1b&d?D,1b&fhv9,1d?K,1eejA,1Gup,1x.Gzu
1x.GzuupGk7zu*,1zu,1Ck,pmD,3bo,37,3n[a<,32,3},3rt,3r>07,3r?,3H,3s4,3vS,3yg,3Z,3A6jC,ppGxE,ppls
pwFq+D,pEr>,pPfh,pPfhkb2,pPk+,pP|D,pPx|W,pR]Fup,p6],qrWiiD,qrAn*,2d?DmB,2],2h.,2k7,2U,25,2r]iy
2FgZ8,2Fq+,2Fup,2FxE,2Fzun_,2ID,2s4h{*,2#,2uz,2w%f7k7,2xV2,2W,qBU,qB},qBXsyG,qEzC,qP>,qPAM,}K
8*k=Ftq,8*k=FtqD,8k[,8T1q~FwU,8pU,8zOil,q/]Fq+D,q~d?yL,q~gJxlFoe,q~gZoe,q~lFq~n{,q~|e.,q~|q~Foe
q~Dkb2,q~Dq~?9x|,q~DyKFW,q~89,q~8yL,q~F*,q~Fmu,q~FD,q~FX1,q~Fw2fTCv,q~FyL,q~Fz9D,q~F?9,q~s8
q~xCyL,q~x3zu,ran{,rbk=F9,rbuz,rcGlDF!,rdDx78,rdDzx,rdyfsb,rdzCWd?D,rdAMiiD,rfK,rh-,rh#,riE,rinH
rouy,rtdY,rt3,rtr?,rts4,rtuz,rtAw,rEiuK,rE9],rEGrG,rEU,rEs4,rEyXj*Foe,rEyXkbmB,rEyXkbzumr,rEyXyL
rEyXAQ2,rEAQD,rFoe,rF0,rFyXD,rG]I,rRF*,r6BD,r>U,r>I,r>uz,r?dY,r?ey,r?G,r?k7,r?5,r?3,r?rt,r?s4
r?0,r?uz,r?vS,r]U,sauz,sbj33,Hs4,H#,Huz,HvS,Hx.,smmG,smAn*,sqd?D,sqfTD,sq*,sq*kD,sqj*F*,ssyKx>
sydQFzu*,syfhlsof,syfhlsD,syfhrG,sy9,syz{G2,syAMiiDrczuF,sy=,sJ5,Fd?AQD,FeylDFoe,FeyyKx>,Ff72
Fk7K,F-,FDyC,FsM,FKD,s2D?isD,IfTDWG,IlDDWj5WGk7zu*,I5,I!eeocd_,I!ek,I!h_zumr,I!itzumr,IyNGXD
s4bo,s4itxG,s4itW9fiD,s4itWiP,s4itWjt,s47,s45,s43,s4r?,s4uz,s%x>,PUlel?Bm,PFq+W,4qB,4H,s|i6,Xl>
XPYAt,X4,X#,0S,0r?,[am,[%,[d?il,[r?D,[FrG,[#,[K,/},/F,/I,tY{aMwxEE+T,tY{b<sF,tY{kFi~,tY{v%am
tY{yXaM,#v%,uaR,uauzS,K5,K#,uykF,uz5,uz},uzrt,uzr?,uEfu,vS5,vS3,vSVlFv9XkDEkby*P,vSH,vY?,vYAQq+
v#qB,v#r?,v&fuTs|,.#,.Br,v/G,v>jutq,wbFD,wbP,wyv#,w8N,w%*,w%j.,w%l1,w%r?,w%r[zu,w%w%rE,w*n9D,w+]
w=pf,w[xC,w[xClhi~Gx>Gq~Foe,xbef!,xbj3of,xbkXfhzu,xdlsXD,xdlFoe,xdn+yCW,xdT1q>,xdyKFd?,xfitoe
xfv9,xfv_,xlFmuw%,xlFx[]|D,xnfwDx78,xpyL,xCd?DyZ,xCh.xC,xCDjQD,xC2,xC2yL,xC8,xCq~?qr,xCrEiU
xCsjF,xCx>ix,xFitoe,xFjA,x0DyX8,x4yF,x#,x#up,x>]r[,x>isgZAQ2,x>isg6,x>isI,x>9D,x>i%up,x>GDyi
x>Gq~Foe,x>ju,x[h]pm,x[iiD!,x[9ls,x[G8,x[jt,x[ju,x|DyZ,x|DAMiiD,x|r|,x|up,x|w4,yfr[,yp>,ypU,yp5
yprt,ypsa,ypH,ypI,ypuz,ypvS,yp=,yxxb,yxx>,!d_,!k7d_,yK]AEzvD,yKjA,yKx>eBiiKD,yKx>fiD,yKx>ss,yXyi
y*aZfT,y*f7F,y*8,y*P3ygr[r>,y*Ps4s8,y*PPkD,Wi%,Wi%?h{*>U,WGAMq~F,zub.9lw,zumr9*,zC]frFD,zCjA
zCsbyL,zCFd9of,zCFd9ofn9|DxCG2,zCFd9D,zCFrEfh8,zCIfT,zCIoti%oe,zCs4,zC#,zCwU,zCx>,zCWd?up,zFJ
zFeh,zID,zIyL,zOd_,zODW,zOx|K,zOx|uG,zPx|K,zPyXG,zQyq,zRGD,zZfhv9,zZ1AR,zZz9W,zZz{j5D,z1g8,z1up
z8Fj5wU,z!yf,z{*,z{im,z{isDW,z{DxC,z{q~ls,z{4,z{v#,z{xbD,z{Wz~GrE,z{A6,z|D,z~]GD,Ait[,AnjhKrE
Aw+,?]Dzv,?]FmFq~x3zu,?]yL,?]zZzu,?h{*,?iso<,?isDzuK,?is1H,?9fUoe,?9zZzu,?iPzu8,?Gk78,?Gk7q>
?G1tJ,?Gut,?GK8,AM]yL,AMh]fo,AMh]fp,AMh]zud},AMh{yL,AMiiDH,AMisFD,AM9r?,AQw2,AQyL,AQAM,AQBf,ARn{
ARv9D,ARv_D,ASyKx>,AT*,ATjtD,AT!,AYdQ,AYdQb<sF,AYdY,AYjw,AYlDDW,AYr?D,AYF,AYFe.eyj6,AYF6k7eeFoe
AYF*jw,AYFgZz!fT,AYFisl2i%oe,AYFmr,AYF2F|,AYFq/zuk+,AYFrb*,AYFsjF,AYFyL,AYFzZ,AYW,ZR,ZR[F
ZRyXfhK,ZRA7},Zb|,ZdY,Z],Zk7,Zlf,Zn9,Z5,Zot,Z3,ZqRxC,Z},Zrt,ZH,Zs4,Zuz,ZvS,Z=,{n/,A7Q
A7nLAwiBk_X,A75,A7r[N,A7I,A7AQy*kb9r?,A9up,A/mr,A=I,A~9,A~D,BgN,Bg5,Bgr?,Bguz,Bj5,Br5,Bt{Bm,Bwup
Bzs2,BzxJ,=Dd?,=pk,=3,=I,=IyL,=uz,BT5,BYiso<,BY5,BYK,B#G,B#k7G,B#k#G,B-fiD,B[jQD,B[j5D,Cs89up
Cvjz,CvD`,
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
bkpro,victory,victoria,builders,+build,village,private equity fund,south,sound,cyber,
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
j on,,paper,choyang,,,architects,bank,logistics,steel,construction,cast,china,KOSME,,holdings
textile,,,,,group,,,private equity fund,,champ,champion,,chunwoo,advanced materials,cheongju,
cherry,challenger,choice,glass,,bed,card,camel,carbon,+cow,county,,consus,color,castle,kamco
kamco value recreation,connector,commercial,community,convergence,convention,consultant
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
  korean: `^am,^amdY,^amn9,^a<,^b+,^b<,^b<am,^b<a],^M,^Mrk,^eyD,^eyW,^fiD,^fkpe,^fo,^fTtS,^fU,^fU-,^fU},^gr
^gri%,^],^]5,^]rG,^]r[,^iimr,^isrE,^i%,^i%1,^i%W,^jh,^G$,^GD,^ls*,^lso~,^lsP,^lH$,^mzD,^nR,^p0
^8,^8k=,^8lu,^8D,^8r],^sq$,^sy,^synL,^sypk,^sy3,^syrt,^sysy,^sys4,^syuz,^syvS,^syZ,^sA,^F,^FaM
^Fb.,^Fey,^Fe0,^Ffh,^F6,^Fis,^FG,^FD,^FqB,^Fv#,^Fy*,^tS,^.,^.oy,^.qB,^.I,^xC,^xCd?,^xC*,^xCj=
^xCD,^xCsm,^xCxC,^xC?,^x|$,^!,^y*|,^z{$,^AQ*,^AT,ai,aKjw,aM,aM=,aZI,a%,>,>M,>#,a[iA,bo,boJ,bo#,R
Rk9,bS,bX,b!,b&,b&h>,b&h]AR,b&h{,b*,b.,b~tY,dQ|,dQr?,dRD,dYam,d?,d?D,d?K,d_,d},ee|,ef,efD,eyk=
ezD,eABg,eGpr,e1,e.,e.sq,fhw%,fhzu,fi,fs,fs!,fD,NJ,fTmu,fTD,fU!,f1,f7mr,f7F,f8,f8$,f8D,QrE,gJ,*
*f[,gQ,gZ8,gZK,gZz!D,g0,g3,g5,hk,hFM,]rE,]r[,]zZzu,h]?,h]AQ,h_$,h{e.,h{*,h},h~,ic,ii$,iiD,ij,ij$
ijD,ik$,il,im,isa[,isF,isI,isX,it,itD,9b&,9*,9hv,9raD,9K,9uy,iU,i&,i&D,i-$,jh,Ge.,Ge.8,G*,GlsD
GlD,Gl1,Gmr,Gq/,GtC,G?,jt,jt$,jtD,jv$,jw,jx,jAr[,jPb&,jPD,jQ,jQpe,jR,j3,j3fh,j3D,j5,j5D,j8,j*F
j*I,j*w%,j+,j+D,j},kb8,+3,kD$,kX,k7gZ,k8,k=gZ,k=jj,k=D$,k>,k>D,la,lg,lm,ls$,lsb&,lsD,lu,ly,lDjh
lDF,lED,lHG,lO,lU,7fr,7jw,7F,l2,l27,l>D,mr,mr$,mri&,mrGup,mt,mu,|dQ$,|ey,|D,|2,|xC$,|yf,mz,mzD
mAw2,mB$,nHfU,nH#,nNyC,nP,nW,n9mr,n9rk,n!0,n&,n&se,n/,5,n[jw,n[2,n[IW,n[ua,n_yK,n{,T?,o1,o{,D
Dsq,Dw*,DyC,DyKF,pe,1ee,1*$,1D,1zu,3,3M$,36,3wd,pPK,pPx[,pR,pU,pY,pYk7,p2,p2$,qr$,qree,qr*,qrD
qu,2n[2,21D,2r?jl,2r~,qB5,qEzC,qP,qP$,qPfh,qQ,qR,qR*,qRW,qS,qT,qX,8D,q+,q/,q>,V,q~fh,q~mrG,q~Fk.
q~zuls,ra,raE,raD,rbtD,rdxC,rkqB,rt,rEjl,rEx>,rFD,rH~,r?,r?D,r@,r[$,r|!,sa,HfT,HfTAr,sm,smjtD
smx>,so,sql1,st,sA$,s2D,IlD,IK,Iy*,Iz{,IAQ,IA9D,s@,tqD,0,[ee,[efD,[ey,[fh,[fhD,[fiD,[9,tC,tD,tE
/bo,/n&,/F,/Ck,tS,t1,#sJ,uaqM,uaqMnN,ul,up,ur,Kfh$,Kfh8,K2,KrE,Kr|,uy,vX,vXjuK,v#7,v#s4,v#AY,v&
v/I,w%dQ,w%G,w%D,w%?,w+,w=,w?,w[,w],w_,xb$,xbD,xd,xf,xg,xl,xlD,xoG,xp,xr,xC,xC2$,xC8,xDD,xE,xF
xG,xH$,xVD,xVxV,xVzZ,xW,xY,x.,x>,x>$,x>ju,x[,yl,ypz?$,yr,!,yK]tC,yKrG,yKFd?,yKI,yL,yLD,yXG,yXjAD
yX|D,yXF,y*$,y-,y.,zb,W,Wh]mu,Wh{,WG,WGD,WG2,WGAM,zi,zk,zu8,zuw%,zv,zx,zy$,zD,zDD,zJ,zJxE,zK,zO
zO$,zOD,zP,zQ,zZ,zZD,zZDyL,z1,z2,z2D,z8fT,z88,z8F,z8FyX,z9,z9D,z?U,z?=,z{is,z{G,z{sy,z{uG,z{x>
z{!,z{W,Aa,Ar$,Aw,AE,?,?ik,?iP,?G$,?W,AM,AR$,AW,AYiP,AYr?D,AYs8,ZfU,A5,A9,A#,A&,A/,A/fh,A=,A{F
A|,A|E,A|yX,Bf,Bg,Bj,Bm,Brx>,Br?,Bw,BzfU,BY$,B0,B[,B[jw,Cm,Cv`,
  english: `kang,gangnam,gangseo,kye,keun,kum,kumkang,geumgok,ki,giyeon,north,note,nix,nielsen,nis,duzon,duk
deoksu,deokyang,doo,duru,la,rasung,raon,roun,love,leo,lu,luci,root,le,lee,lease,bird,versum
berja,bell,bigs,sam,cell,a,abo,urban,us,oul,we,u,yusang,yuseung,yushin,youyoung,yuyu,yuil,yujin
yoochang,yuhan,yoon,e,eagon,eagle,ino,inu,ini,yido,ire,iri,eas,ian,icheon,etoo,john,chung
cheongsong,cheongan,cheongin,ko,corner,code,comet,cos,cowell,coco,corp,key,tur,tobe,for,feed
phil,kab,georim,gun,kunhwa,gain,kyul,kyung,gyeonggi,gyeongju,koryo,kwang,gwanggyo,gwangju,kuk
kookmin,good,kwon,kyu,g,gran,graphic,gran,kuk,gle,kimjong,navi,nau,nax,namkang,ner,nus,nergy,nal
num,navi,nex,nex,nova,nox,nonhyeon,nongshim,nux,new,newwe,nica,nity,nic,doc,doctor,dot,daekyo
double,dus,ductor,dom,dev,day,dex,dec,dex,dongoh,du,d,ddog,den,dea,digi,defense,dic,deal,deep,te
ttogi,lao,roun,ropertie,raf,rapi,rack,randnew,land,ram,lab,ran,ler,rus,lux,ruck,lux,run,ral,rum
lego,ray,rain,legen,rex,rex,log,road,lotto,loex,logi,logic,long,lux,lux,room,r,renew,renewa,lead
rebirth,libe,reborn,liv,real,regen,lif,rix,ric,rix,rill,lim,lip,moun,mag,mas,mac,maxon,man,mer
money,mus,men,month,mum,may,main,meca,mex,mex,myung,more,musin,moon,mu,medi,mic,body,barun,vas
box,box,bob,van,bang,ver,berg,bus,bun,bum,ver,bay,bex,valley,byuck,byung,voda,borim,boy,vol
volvo,books,b,ve,brook,breeze,ven,ble,vina,vino,vis,via,vico,vita,big,vix,vinci,vill,samduck
samjoo,saturn,san,sha,serve,seoyon,seokjeong,sun,sunwall,sum,sung,serim,seah,saint,sejoong,cente
cell,sof,soon,su,s,swee,scan,stern,stay,son,cine,seed,sys,city,shin,shinki,sindo,sinchon,surgi
circle,sun,sum,ce,semi,so,sso,sea,cine,seed,sys,seal,asea,asis,aurum,out,anseong,alpha,a,ae,any
ac,and,and,ant,al,am,an,us,on,al,um,up,any,every,aiming,etever,ex,exa,ex,angel,amco,yunan,young
orum,oak,ox,orga,woo,us,wook,woon,umteo,woong,wonder,wonderful,well,welrix,welc,web,webon,will
yoon,ex,inve,inzi,into,info,infi,enhance,job,jus,jung,gene,genex,geno,zeni,zenith,genix,zero,gen
gel,gem,chokwang,chosun,joy,choheung,zon,jo,jooeun,joongang,jungangsae,ju,z,zen,genie,geniu,zia
geo,zium,gic,chal,challenge,chunbo,chunil,chunha,chum,chain,cana,chari,cas,kaf,cal,ca,can,cam
cap,cat,ker,cus,con,cal,com,che,cas,kelly,chem,cket,co,core,core,cox,con,col,com,corp,cus,cuckoo
cooper,cook,cool,cu,c,k,clean,cle,top,taepyung,tan,ter,theragen,theon,tainer,tain,tec,tex,tory
thomas,tovice,toy,to,toon,tool,tu,t,travel,tren,tree,tris,tria,triple,ton,tle,tier,tica,tic,teel
team,pax,pax,pop,popcorn,pot,pa,fa,path,pack,pan,per,pus,firstec,fun,pul,pulse,fede,fair,pay
peyto,pec,pex,pyungsan,pyunghwa,fore,poly,foryou,forging,pork,porter,port,form,pool,poong,pu,p
fron,fron,free,ft,ple,pic,fit,haloan,house,heim,handuk,hot,han,ham,hat,hu,honey,hun,hey,hex,hexa
hecto,hyuk,hyun,hyup,hyung,hawk,hope,home,hongduk,hoo,hoon,hu,hyulim,hee,hill`,
};
