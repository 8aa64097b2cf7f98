/**
 * The words, endings and names from which English names are composed: data, made by
 * `language-data/name-tables/make.ts` and not changed by hand. Reading belongs in `vocabulary.ts`
 * and `kinds/tables.ts`.
 */

export const LISTED_WORDS = {
  korean: `qR8T1q~FwU,qRmr]fTD,qRxl8,qRxgzZfh,qRzCWd?D,qRzCWd?up,qRoRAX,qRn&up,xl8,j*F*,jAW,jQD,eeW,e0G,T?W
DyX8,sjFmr,scD,qfGrd,n[mts4ismt,qAE,k=D?,muh_iO,qr[FNZy4r[,xCraD,uapm,k[tv,xCw%xF],gJz},z8f8D
BzxJnLAYFsJA+,AYzD9F*,Fxl2,2FzCx>,2Fzu,I!xdzuegyi,s4pm,Zpm,Z0pm,9isqE,jhrc,rcK,jQ6dV*,jQx~K
j*W]F?,rb|gZ2,AQq~?mrF,sqyg%GYQUy*PLE,YQUy*PLE,MV_//0YQUy*PLE,q~DAQqr,q~FH,y*pUAMisFD,qQn{iiisF!
La<lzI,2x>9,qP*,2gZfrD,A+0E,3Ts|,boa[,boa[MBN,8*k=Ftq,NGtv,a|s|,uaReGVsJA+,eGMa<,eGUkF,eGV,eG-U
A6S,q~8,q~8xd,S/,q~8?h>D,q~8lsD,qSly,rHIH,q/]Fq+D,qEGqBwU,qEzC,rO-n&,-n&uE,qEk7e=,qEi%k7e=,2jAtS
rbtD,QkFlUH,2zCW,@i~,ah0z?~lzI,-tR%,aMwxEE+T,aMwx,2DxE,212,212dQA6S,q~n~,PUr[r>,PU%G,PU3yg
2zkGq~,2r?gZ,rEyX,PQvJsyG,PQvJYAt,PQvJ0|,PQvJSVE,qP|e.,lDF|,le*k9yC,k=gs,lefw@k9tR,~<,bRe]uE
mSbQ!,lDFxbG,[&tv,mSuE,lhikD,sJA+,lmx>rEmr2j*Gw%,ZRsJA+,Bg-jB,k=lDx.,Fk_%,k=lsn1,Fr>H,Fk_T,qY_
leDx~]mAD,k=Frc,xJdQkFRla,lD8jz,mlzu,Fl[,w8_,Fl[uE,|8,jQ#,lFwU,lDDW,lDyf,sMi6,|mDla,PXaK,fF_
fF_4,fF_x[in,k=FrE,k=FrEjPDk_X,k=FrEyL,|up,|uprG,muh_,CbgiK,mu]I*,muiO,mui%,7s%,7s4ii,l2W,l>w%z8
kDa[,vV<,n9tv,7o<,7pB,Yzux>,}Attv,l2jz,l2jz4,lZpu,mrisI,}/,}/4,mrjyK,mr]FW,<oy,<oyR,mrikw2
YNvAas,mgz8,mBg8,aMs|,aMs|nL,l[a[M,lsaKye,rhatPQvJ,lsD!k7d_,YU,|upfhD,0sz,0szpmfF,0sztv,pmsztv
k=F2r~,Xn&,xlFmu,w%z8,w[AX,w=eA,w*yfmB,w=AQyi,w%n_!,w%n_yf,n[vJ4,w=pf,w=n[FzZ1AR,1j-W,n_!,n_Wil
n_WismB,n[]k8,vXjuK,vYAQq+,vUd_,o8l[ae|,wDXT,Xn[lsD,v/FD,=O,xlk7w+,w2x~,y4fx,y4fxuE,vJFdQ
uaRaMn+sJA+,ua=r*G,qrzusJA+,qrzub&i.,1zu,1d7lsD,61~D,Jpp,x[h]D,x[ju,.T,x>Gfp,.TNA+,x[Gfi,rOuE
rO~aZ,x[]r?*,x[in,xCzB,xbAQ,xCIn[yg,d+4vSa[,xFitoe,lZ{=iB,rllU{k_X,jC=w%z8,jC=<,xbj3D,y43
xbkXfhxlFoe,xbkXfhxlFoeup,xbkXfhzu,xgzZfh,xgzOoe,xgAE!,xEx>GW,[&,xbefW,tY{aMn+,aMn+,yXaM,aMV
aMn+Ma<,xdn+zB,T|P,xdyMwU,xEyMwU,z.@tv,Qn&,xC8,_j#~aZ,xCzZisFW,MVs|+qB0,MV_//0,xCzZisFoe
xCz{isFoe,xCDj*zv,=4At,xCDkb,xCDWxC,xdWGx[in,xVzM,x>Gq~Fzumr,x>isg6,3r>BjQ/{,x.mr,kD=,kD=n_!
xbzi,gZq~Wjh,Nk>,N_,frFx~,f7s4G,fxae|,fLD,8juFuE,g5yKx>,g39FW,f9yi,lf=tv,AQY&,f71qM,n+a<,gZPI
gZPIrk_T,NGr[X,gZtqW,6Fw2sJA+,6Fw2lmx>,ask_,frF2ke*,gZKyD,gZKyi,uyzF4,<s|,A1IjAW,A1Itv,gZDxblsG
syy4,wizF,gZ|fW*,qPa!k7r>,6k7eyAQP,f]~D,f]cfD,6eawU,6ea,grUsqmr,*h]a_,*jw,}4tv,aM8kF,PQvJOH
PQvJr[XOH,n[ygT,z{kc,gJq/,rEGa[M,jCgruE,fWx~,fWx~6d?wU,frFdQk8,frFpe,lauE,q~xC,FgZqY,q~gJ
q~gJxlFoe,Jsz,48,a<h+,rcx>i%,XM,XM/j},XiB,XiBSE,XMSE,XzCE,XP,rcGW,Fj3uG,a[r>,q~d?K,rbKfh8jz
s%b.G1,rt8,MV,rb!?]Fup,rb!yKIj5W,BD>,q~x3zu,eAo3,q~DyKzv,FlFW,q~ls,q~lsb&ju,F=rhP,a[oqlsD
a[oq%bo,a[oq69,a[oq=69,z8FDl>,1n+kF,1n+SE,1n+%G,zPyXG,zOk#G,zI,eGH,eG4,rteG,zOoe,Ei6,|i6,AQf!Gzu
ATjl,b<sF,b<sFK#,=s|7A@,T<,zZDW,-U14,-U,dS1,dS1tv,B-WfhD,AQWfhD,c!<,[l?,AM9r?,AM]sb,c!lefw,c!uE
k9oq#tv,pmAt,An*,An*xCW,wx_,z{isdQ,z{im,s|fu,?h{vJFup,?Gh{n9,=kF,r>fw,=kFr[oy,?is1,k9kF48,l0sMla
?h{*,?iuup,?ikzu8,d+QpmAt,&s4,&s4~aZ,.&kF,.&,rki6XKk_X,BYKATjl,ArATj5W,z1*,4iJpm4,~_,~_tv,AEv9
AEv_,AEv9AMisF,ae|,aviiG2,aviiG,aZs8,aZs8up,ahPyo,~gQ,~D,#syT,~DwDXT,aZFW,tD]hv,tY{nLE,tCzk,b~la
InH,b.h}AX,b.]D,b.iur?*,b.9lw,a|*,a|gQ,a|*jCnAD,a|?,a|?x[in,a|?rkpi4,_b.,bcvS,a[1H,a[1yN,b&h{*
b&ju,nVn&_F,b&i.,k9k>,aZDWAYr?D,Rla,R-,A~D4,A7|yfW,A74R,A74RuE,A+lZ,A{8,k7r>pp,A{8nEiU,A{8n1
A1jP,A#lsaK,AYdQ9,ZlZ,ZlZuE,ZrF,{M6,A+lZZ,A7AQ,v%kF,v%kFtv,A~Dx[in,aMamH,A~Dxl8,rlv9G,uaSV,AYFwU
A{GzuK,Cs89,AYFyKx>,AYFrb*,Cvzi,Csyfw2,Brk[pPk+,Bug8D,A1GD,Bw,BwAMiiD,Btfr,AYfhsm,2d?,2d?D,pkjA
lUH,A56b&,BryN,AYr?D,#yq,AYr?uG,#yqaMn+,#yq%G,A/mr,B[j5,B[j512,AYq5W,AYFmrG*,AYF*9,-iBk_X,AYFfiD
BgNA7nL,[mG,2FDx>jw,s8zPW,-s9,Iv#,Ix.lDF!,If8D,uaRSnLsJA+,MVsJA+,UVsJA+,UVfuK,UVask_,UVMo3,UV,SV
SVE,07,07y43,07Mo3,I?],rh%,FeylDFoe,IEFW,7A@,7A@NGtv,I!,IyKG8,I!d7ocdV,I!d7ocd_,I!eeocdV
I!d7oRdV,R[SA6,R[BjiB,R[kFi~,R[OJ,R[+ri,R[y4nL,R[Jri,R[r[oy,IlDDW,y*P,IlDDWj5W,y*PuwbX,y*PLE
y*P3yg,IlDDWj5wU,IlDD!,IlDD!D,[v%,v%ST,FyXww,FPw%qY,[FH,ulq/G,#q/G,b3b<oq,b<sJ<,vAas,vEfx,vEuB<
SzF4,tRk_,/n&BryN,sy6,ulD,#D,tv?,xlFH,w%w%rE,w+R-,w+R-uE,eyh]<,eyh]rkpi4,x|up,x|upw%z8,b~w2
b~w2vAas,syw2H,x|w4,#<,daq~b&ju,xC2i%,xCG2,NZy4r[,NZA6S,x9eeqR*dQa1,aQ6,h{*,h{*jAx>,/>,n{?mMh]<
mMh]<,n[yg,GfTD,iifp,AQBf,GaO,istq,iuup,nVj},]F?,nVj}7A@,>Xv%,/j},Gk7zu*,jzx>,]FrGD,#i~,wxU,GmG
NY,NYuaas,rloLuE,rloL,9KD,kFi~,9KDzvD,kFi~n_!,iUoX,iTf7w=pf,iTf7se*,iTf7G2,lZbX,lZbX<,iimr
i%?WZP,61h*,Ma<,jPuy,j*Ftq,jBvS,jBaOG,jBR-,jPfhKj5W,%GE+T,jCgr,IiB,IiBask_,jAGdQ,A7nL7A@,14,jAxr
jAxlzB,j*G8W,jAi%lDfh,jAEK,jAD!,jPw#,Ts|,jPqf,-O,jPWjtD,a[cbuE,a[MuE,j*gZ,k7gZ8,@i6,@i6M,j*gZw+
j*gZxf,@i6MM,j*~,j*~xbAQ,j*jhn[f7D,j3x>,j*jvjuw2,b<oq,j*yi,j*W9,j*Pfj,k7o&ju,jAFx>9,jAFx>9T?W
<qKac,jAI*,k7qf|1,k7qfF,k7upBr,kbk=s4,FQy43,B[Nz},kbmBGzu,b<Bm,kbj-yF,kbac,kbacDyrG,kbMK,kbyN
PQvJ,kb!,rEyXk=F,kb!D,FnJuDn_!,z{4FE,k7D!AQP,sMqA,kXuy,+3E,d+j],ees4,dQey,eeFv9,-rxtv,eerE
eepfis,ekAMjtD,eeWsbx>,eeWscD,3kDE,efn_,efDW,dQFD,dQFx|,foU,eymu,ey+],osA77A@,|v%b<oq,R-uE
eyjhsjFo!,Suw,eyk=zuD,eylH,ey7yN,r*}H,rEoe,dRK,vkc_k7,#c_k7,E+T,rEAQDyN,A7nLAwiB,MjluE,rHGmr
rG]IoRAX,rEAL,rEzZzbfhzu,qB>,qB>tv,qB>H,rNoe,rE]x[,rE~fi,syMeG,rEGuz,rEzuD,2r]iy,zZ1AR,6i6,z8IW
zRGD,zCdQTfi,[K,z8FzZ,yqle,zCGk=,zCGk=aZhT,zCGk=aZW,zCx>,zCx>ml,#vJ4,zCWd?,zCWd?D,zCWd?ps,rhat
zCDyf,AQqr<,AQ1<,AQx>,z!oe,AQAM,nLn+A1I,<ri,qPa!,z*n1,n!sy=O,An/,=FP,qZAt,[qZ,@qZAt,qZR,ATjxD
pAR-,z},z{yX,Euz,Euz%,AQ2ey,}f],AT]yKD,zCF?,AQP,AQPA],AMh{,AMh]fo,MBN,AMh{W,AM]Dzv,AMiaAa,6b<
AMisF,?]P,AM]P,AMiiD,{zF,z{vJ,z{IW,z~Gj3,z{jho&,}a<,zCsb,k_XT,0k#,?isDzuK,?]s8,IoF,?]FmF,Ekby*P
?9fUoe,?9tBW,?9zZzu,Anjhf9of,AnjhKrE,o3uE,Br?uE,#tv,zZmujt,kcr+yo,6n9wzzF,wzzF,wzzFE,z3?,am2K
AE8,zZAM,x5xg,x!n9|D,h]k7qB,]j-,kc4,BRuE,f[n9pp,YQU,SIuaasE,YQUE+T,YQUuaas,YQUSIuaasEE+T
SIuaasEE+T,YQUuaasE+T,YQUxdn+zB,YQUask_,YQUy*P,YQU3yg,s|BEr>,s|BEr>n_!,BznH,d+Q,isk7xE,iu!w%
iuWw%,iuyi,Gn9w2,rk_T,G/W,PH,isDyXh>,pmfF,TjP,GyKs4,g~uE,0k7T,pAuE,Gw2,Go{mB,Gls,rEG_F,9D!G,9l5
9o{,9f7rE,9up,9yfG,a[+,qBX,nQii*,zFjP,rk8,nEiU,nHa*nE,nHa<yo,nH5,nP*sqw2,Er?dQ,tqwxsJA+,Dxls4V
o/xb,o>gSii,o{dQFfT,o{9fT,EFq+D,a[kFnL,Dx>jua|?,-UkF,-UkF14,A7kFyo,uaa[,n[xdfTG,uwbX,syQ=,>|7qB
tYkv,n{?n[vJ4,n{?,k[6v/,1fh8,n+iqyo,n9r],n9|D,r>ri,vOMjl,n[mrh+D,o&8,o&]yZ,n&k>,n&k>y*PLE,/n&SV
/n&UV,/n&A7},A7r[,/n&T,3k_~aZ,o{up,3k_,oRAX,oRWyF,k[vL~aZ,k[vL,Kj-D,1b&fhv9,aczF,ppls,pu~z{jhA6S
pux>N,Dx~,AQY%Gpp,Dw%F,DjAW,[iC,DjAs4,Dd8,l?pm,T1q~yK[eeh-,o1grY,T?Wsj8,T#,ot],yp}bo,yp}bok_X
yp}bok_XT,oti%oe,oti%oeup,Dz8FD,MVI-kctr,zh-am,XkD,DAQ*,jPr[yo,<uy,D?jz,Dx78,rEuG8,DyMisD,DyKIGD
64,Dyrfr*vJyf*,DyfltD,DyfW,DyfWV,DyKFoe,kD_,kD<_,kD_tv,DyKF,DyKFx>,DyKFx>AYr?D,[am,v%am,n!s|,~aZ
nLL,nLtv,DyXG,DWh]zuK,DWjw,DWGW,DzbgZrE,Hi-,D!gZw%z8,pPmrsjF,n9mrsjF,[fF,Dk7yXkb,n9k+,o1N,o1NRla
o1NR,o{zZ,o{zZjAxr,wVih,D1,wbla,n9DyKFd?mu,-rt,-rt4,Dsqv=,1d?K,1DyO,qrDyO,1DyOup,yKFmu,yg_,yg_4
b&jnuE,ypbX6,}lZtv,n[+,yq1,zuAYr?D,vQuE,yKx>,yKx>ey,yKx>eB9KD,Mo3,yKx>eB9K,yKx>eBiiK,yNisxG
yKfhD,yK]D,yKpf],n/sy,yLDyfs4,fTAMh]zud},=iBk_X,yfFaK,kcs|,yfs8,yfs8z~GrE,yfF8,yXDW,grY,grYuE
S_nLE,yXAQ2,61k=,!w2,%bo,%bolsD,%boBryN,hFisuljh,yfsb,yfr[,rT_tv,6r*yf,yXr*yf,rT_,WisF*,+rinLE
+ri,y4nL,WisFg8,Wh{D,luri,r[oy,Jy4,r[-,rhA+E,rhA+,Wiu*,WGfhzu,=kFPQvJ,3yg,WiiDW,g~l0F,g~ae|,zbmr
!fp,sy7],r?Q,r]W],syfhxE,syfhisls,syfhx[9,syfhx>,61ask_,PQvJjPjPnLE,uaa[PQvJ,uaa[vJ,lhG,lhi~
lhmr,qYvU,vUT,lFv9,lFv_,lDjhgZr|,mBGK,jAsKlsD,lswwq/,|X,|tJ,|k_gZ,z|Dk=a0,l27,rRAM,lOK,KkFz{,6le
vSa[,vSa[Bm,z@MkF,1a<,sb!,0-M,sjg8,sjg8Bu,rxpm4,smxg,smfhD,sjDW,}pm,=FW,6jP,AwiBk_X,AwiBk_XT
vSBr,rRI,sqd?D,rRFup,kbuy,r?k7ju,[s-T,se*,r*~,rkn[,syqByf,P],2rk`,
  english: `& associates,& brothers,& care,& company,& partners,& partners,& shopping,& sons,+care,+made
+mart,+max,+net,+nuri,+soft,+store,+wave,+works,3M,7-Eleven,AXA,BASF,BlackRock,CJ Logistics,COEX
Chinese restaurant,Chinese restaurant,Coca-Cola,DuPont,FedEx,HSBC,Hapag-Lloyd,IKEA,IPARK,IT
InterContinental,Japanese restaurant,Korean food,Korean table d'hote,L'Oreal,LE-EL,LG,McDonald's
McKinsey,MetLife,NVIDIA,PFV,REIT,REIT,REIT,SPC,a one,a twosome place,accelerator
accounting corporation,acro,ad,adidas,administrative attorney,advanced materials,advertising
advertising,advisor,agency,aggregate,agricultural bank of china,agricultural machinery
agricultural products,agriculture,agriculture & fisheries,air,air,air conditioner
air conditioning,air france,airbus,album,all-in-one,alliance,allianz,alpha,alterations
alterations,aluminum,aluminum,amazon,angel,animal hospital,apartment,apparel,appraisal,aquarium
architects,architecture,ascon,asia,asiana airlines,asset,asset management,asset management
asset trust,atelier,audi,auto,auto glass,auto parts,auto repair,auto repair,avenue,baby
badminton,baduk,baemin,bags,bakehouse,bakery,bakery,bakery,bakery,balance,bank,bank of america
bank of korea,banners,barbecue,barbershop,barbershop,barbershop,barbershop,baseball
baskin robbins,bayer,bean sprout gukbap,bearing,beauty,bedding,bedding,bedding store,beer,beer
benz,best,beta,beverage,bibimbap,bicycle,billiards,billiards,billiards club,bio,biomass power
biotech,biz,bizon,black,black pork,blinds,block,blue,boeing,boiler,bolt,book cafe,bookstore
bookstore,bookstore,bosch,bossam,boutique,boutique,bowling,bowling center,boxing,brain,brewery
brewery,bridge,bright,broadcasting,broadcasting station,brunch,budae jjigae,buffet,building
building materials,building materials store,bulgogi,burger king,bus,bus terminal,busan,business
butcher,butcher restaurant,butcher shop,butcher shop,buyout,cable,cable,cafe,camping,canon
cantavil,capital,car center,car center,car wash,castle,cathay pacific,cement,center,central
centreville,ceramic,challenge,champion,channel,charcoal galbi,charging station,charter bus,chase
chemical,chemical,chicken,chicken,chicken house,china,china construction bank,chinese restaurant
citibank,citigroup,city,city bus,city gas,class,class,clean,cleaning,cleaning,cleaning service
clinic,clothing store,clothing store,cloud,club,coating,coffee,coin laundry,cold storage
collection,combined cycle power,combined heat & power,comic book cafe,comics cafe,commerce
communication,communication,communications,community,company,compassion,computer,concrete
confectionery,connect,construction,construction,construction,construction,construction machinery
consulting,consumer,contents,contents,convenience store,copper wire,core,corner store,corporate
corporate financial stability,corporate restructuring,corporation,corporation,cosmetic,cosmetics
cosmo,costco,country club,coupang,creative,credit,credit union,cube,culture,culture center
curtains,d'etre,daebak,daegu,daikin,daily,dakgalbi,dance,daycare center,deep tech,deloitte
dental,department store,dermatology,desian,design,design,design lab,designated driver service
dessert,deutsche bank,deutsche bank,development,diamond,digital,digital,direct sales store
disaster prevention,discount mart,discount store,discovery,distribution,distributor,dividend
dog grooming,domino's pizza,donkatsu,donkatsu,donuts,donuts,doosan we've,dragon,dream,dressmaker
dried seafood,driving school,driving school,dry cleaners,dry goods,dual,duck,dumpling house
dunkin,dunkin donuts,dynamic,dyson,eatery,eco,ediya,edu,education,education,eel,egg,elcru
electric,electric lighting,electric power,electric power corporation,electric works
electrical repair,electronics,elite,emerging,employment,energy,engineering,english,english
enterprise,enterprise,entertainment,environment,equity,essay,esthetic,event,ever,evergreen
ewha women's,express bus,express tour,expressway,expressway,facebook,facilities,facilities works
facility management,factory,family,farm,farm,farm,farming,fashion,feed,fertilizer,fidelity,film
finance,financial group,fire insurance,fire protection,first,fish market,fisheries,fishing
fishing shop,fitness,fitness,florist,flour mills,flow,flower,flower delivery,flower shop
folk pub,food,food,food court,football,forena,forum,foundation,franchise,freelancer,freight
freight,freight transport,fresh,freshwater eel,fried rice,friend,friends,frontier,frozen foods
fruit,fruit store,fruits & vegetables,fruits & vegetables,fuel cell power,fujifilm,fulfillment
fund,funeral home,furniture,furniture store,future,future,futureplay,galbi,galleria,gallery,game
games,gamjatang,garden,gas,gas station,gas station,gate,gelato,general trading,gentle,gimbap
ginseng,glamping,glass,glenwood,global,gold,golden,goldman sachs,golf,golf club,golf range
google,gopchang,goshiwon,goshiwon,grand,green,grilled fish,group,guesthouse,guesthouse,gukbap
guksu,gym,habitat,haejangguk,haejangguk house,haengbok,hair,hair salon,hair salon,hair shop
halmae,hamburger,hanaro,hanbok,hanbok store,hanok,hapkido,happy,happy,hardware,hardware store
health club,health food,healthcare,heat treatment,heavy industries,heights,heritage,hero,hi-tech
high-end,hilton,hitachi,hoban summit,holdings,hollys,home,homeplus,honda,honeywell,honor,honors
horse riding,hospital,hot dog,hotel,house,housing,housing,housing construction
housing management,hub,human,humansia,hyatt,hybrid,hydro,hydropower,hynix,hyundai marine,ice
ice cream,impact,imported,incheon,incubator,index,industrial & commercial bank of china
industrial bank,industrial bank,industrial complex,industrial development,industrial technology
industry,industry,industry,information,information & communication,information technology,infra
inn,innovation,insight,insurance,insurance agency,inter,interior,international,international
international,international,international airport,international cooperation
international logistics,international school,international trading,international trading
international trading,international transport,invest,investment,investment
investment & securities,investment company,investment trust,investments,investor,investors
iron & steel,iron works,itochu,izakaya,j one,jewelry,jewelry,jewelry,jewelry,jjigae,jjimdak
jjimjilbang,joint market,jokbal,josun hotel,judo,juice,juice,jump,k one,kakao,kalguksu
kalguksu house,karaoke,karaoke,kids,kids cafe,kimchi,kimchi jjigae,kindergarten,kitchen,kitchen
kkumegreen,koaroo,korea,korea express,korean air,kuehne & nagel,kumdo,land,landmark
landscape architecture,laundromat,laundromat,laundry,leaders,learning,leather,legal,leisure,lens
life,life,life insurance,light rail,lighting,limited,link,lions,liquor,livestock,living,loan
loan brokerage,locksmith,locksmith,logis,logistics,logistics,logistics center,long-short
lotte castle,lotte world,lotteria,lottery,lottery shop,love,lufthansa,lunch box,machinery,magic
major,makchang,makgeolli,makguksu,management,management office,mandu,manpower
manpower development,marina,marine insurance,market,market,marketing,marriott,marubeni,massage
master,matching,material,math,math,matrix,meat restaurant,meat restaurant,medi,media,medical
medical,medical,medical,medical devices,mega,mega coffee,mercedes,merck,merrill lynch,metal
metal,metro,mezzanine,michelin,micro,microsoft,mill,mind,mitsubishi,mitsui,mizuho,mobile
mobile communications,mobile phone,mobility,mold,momentum,morgan,morgan stanley,mortgage,motel
motor,motor,motorcycle,motors,moving center,moving service,mr. pizza,music,music,musinsa
naengmyeon,nail,nano,nature,needlework store,neo,nestle,netflix,network,networks,newspaper,nexen
next,nice,nike,nissan,noble,nomura,non-life insurance,nonferrous metal,noodle house
norway forest,notary,novartis,novel,novotel,nursing home,ocean,octopus,octopus,octopus,office
officetel,offshore wind,oil mill,olive,online shopping,open,opportunity,optical,optical shop
optical shop,option,oracle,organic,organic,origin,otis,outlet,pacific,paint,paint,palace
panasonic,paper,paper,parcel delivery,paribas,paris baguette,paris baguette,park,park view
parking,partner,partners,partnership,passenger,pasta,pc cafe,pc cafe,peak,pension,people
permanent discount,pest control,pet dog,pet shop,petrochemical,peugeot,pfizer,pharm,pharm
pharmaceutical,pharmacy,philips,pho,phone,photo,photo,photo studio,piano,pig farm,pilates,pipe
pizza,pizza hut,plan,planet,planning,plant,plastics,platform,plating,play,plaza,plaza,plus
plywood,pocha,point,polymer,porsche,poultry farm,power,power plant,precision,prestige,prime
printing,private,private equity,production,project,property,prudential,prugio,pub,pub,pub,public
public bath,publishing,publishing,publishing,pump,puppy,pure,purple,qualcomm,quick service
raemian,ramen,ranch,raw fish restaurant,reading room,real estate,real estate agency
real estate agency,real estate agency,real estate agency,real estate agency,real estate agency
real estate consulting,real estate development,real estate investment,real estate trust
recycling,recycling center,red ginseng,refrigeration,remicon,rent-a-car,rent-a-car,rental
research,research institute,resort,resources,restaurant,restaurant,retail,retail,rice cake shop
rice mill,rice store,rich,richeville,river,roast duck,roastery,robot,roche,rodeo,rose,rotary
rubber,safety,salad,sales,salmon,salon,samgyeopsal,samgyetang,samsung,sandwich,sauna
savings bank,scale-up,schenker,schindler,schneider,schroder,science,scrap dealer,screen golf
seafood,seafood market,seafood stew,second-hand,secondary,securities,securitization,security
seed,self car wash,self-service,semiconductor,senior,seolleongtang,seoul,service,services
sesame oil,severance,share,sheraton,ship,ship investment,shipbuilding,shipbuilding
shipbuilding & marine,shipping,shipyard,shoe store,shoes,shoes,shopping,short-term
side dish shop,side dishes,siemens,signature,signs,silver,singapore airlines,sinks,skin
skin care,sky,smart,smelting,smile,snack,snack bar,societe generale,soft tofu,software,soju
solar,solar,solar power,solar power plant,solution,solutions,space,special purpose acquisition
special steel,specialty,speed,spicy fish stew,spinning,spring,square,squid,stainless,stainless
stamps,standard chartered,starbucks,start,startup,station,stationery,stationery,stationery store
stay,steak,steakhouse,steel,steel,stone,store,store,store,story,strategy,stream,street,studio
studio apartment,study cafe,subway,subway,sugar,sumitomo,summit,sundae,sundae gukbap,sundaeguk
super,supermarket,surveying,sushi,sushi,sustainable,swimming,swimming pool,switzen,synergy
system,system,systems,table,table tennis,table tennis club,tableware store,taekwondo,tailor,tax
taxi,tea house,tea house,tech,techno,technologies,technology,technology,technology,telecom
tennis,terrace,tesla,textile,textile,the platinum,thermal power,tiger,timber,time,timefolio,tire
toast,tofu,tofu shop,tools,topia,toshiba,touch,tour,tour bus,tourist hotel,tous les jours,tower
town,toy store,toyota,toyota,toys,trade,trading,trading,trading,trading,trans,translation
transport,transport,transportation,travel,travel,trend,trinity,trucking,trust,trust,tteokbokki
tteokgalbi,tube,turning,u bora,udon,ultra,unicorn,unilever,uniqlo,unique,urban development
used car dealer,used cars,used cars,valley,value,valve,vegetable,vegetable,venture,venture
verdium,village,village bus,virtual,vision,vision,vivaldi,volkswagen,volvo,waffle,wallpaper
wallpaper store,wallpapering,warehouse,warehouse-type,waste,watch,water,water purifier,wedding
wedding hall,wedding hall,welcome,wellness,west,western food,white,wholesale,wind power
wind power plant,window,wine,winners,wise,wool textile,woomi lynn,works,world,yoga,yonsei,yuanta
zara,zinc`,
};

export const WHOLE_WORDS = {
  korean: `GwU,n[vJ,61,SE,n+|,s8N,%G,eGBj,#vJ,Eh.,k_X,/n&,fT`,
  english: `REIT,car wash,city,corporation,facilities,leasing,management,nonghyup,parking,people,power
shipbuilding,the`,
};

export const BEFORE = {
  korean: `07,UV,gZPI,-U,Ma<,XP,k7gZ8,<oy,sMqA,rt8,@i6,Yoq,Yn+,lUn+,eGV,k7o3,rxo3,8juF,kD=,kD=rxo3,4qPI,Jsz
BD>,tY{,7aM,R[,A7},@O,zhlQ1jx,bori1jx,1jx,Rjx,acBr,6jx,_jx,RSjx,4O,&O,&OMo3,eyI,ELlZK,v/sz,%bo
lZK,rh5,.Tep,.ep`,
  english: `,,,,,,,,,,,affiliated,affiliated,affiliated,agricultural,art,arts,children's,cultural
culture and arts,disabled people's,educational,environmental,general,health,international
maritime,medical,metropolitan,metropolitan,municipal,national,nursing,provincial,public,public
scholarship,science,science and technology,senior,social welfare,sports,tourism,welfare,women's
youth,youth`,
};

export const SOCIETY = {
  korean: `muiO,rEAQDyN,BznH,rEuG8,w%z8,pmfF,k[vL,61h*,.T,61ask_,>Xv%,G/W,Mo3,[fF,jBaOG,b~w2,grY,b<oq,-UkF
rRI,eyh]rkpi4,jPfhKj5W,/j},qBX,a[r>,T|P,vUT,Ei6,|i6,Jy4,a[oq69,A7r[,kFi~,r[oy,Xn[lsD,=kF,yqle
#syT,uwbX,7A@,NY,y*P,lFv9,?h{vJFup,syy4,6jP,zFjP,pmAt,[&tv,n[yg,=4At,T<,/>,wVih,#yq%G,q~d?K
yp}bo,~D,PH,s|BEr>,z@MkF,aZs8,T?Wsj8,9l5,k[6v/,boa[,wzzF,IoF,UVMo3,n[+,k=FrE,lUH,nVj},wx_,qY_
yg_,yKfhD,le*k9yC,a|?,l2jz,-rt,ypbX6,sy6,aQ6,{M6,lZpu,r*~,fF_,k=gs,dS1,w[AX,IiB,rhA+,BryN,6b<
b<Bm,eGMa<,aMn+Ma<,|v%b<oq,1j-W,xEx>GW,a|s|,n!s|,[K,AM]Dzv,a[+,z8IW,@i~,zOoe,b3b<oq,#q/G,kD_,qB>
~_,oRAX,rG]IoRAX,z.@tv,o{zZjAxr,#i~,xbAQ,UVfuK,yKx>ey,ISKfb,<&BY,eGpmAt,eG-UpmAt,H},<kDzFjP
XPnLaKh],4Mr*},r*}lUH,lZ{ask_,osA77A@,|0b!uy,OJk?.TepKH,AQ1<,lyRk9,k9PriE,rk_ask_,isk7xE
uaTlFv9MV,OJ|0b!uy,PrtV,PrtVP,PBE,ZYkb,nLnV,XlZ,syMQkF,uzs969,La<,ler?,uaf[%Gy4{KH,A+0,A+061,s9}
A6Sr?#,a[rp[,a[iI,eGSfuK,SA6,UqA,j_w2,bXBgjL,Mn&bXBgjL,QkF,QkF7Br,QkF_/,qPfhj*Foe,2zCWBmS4,fbb<
E&,ah0z?~,ah0z?~E,}pm,bT6,}bT,aMwx~,k7o3Jsz,sznL,Pz@I,PQvJ0|,A6S,[&,[mS,b#Bmk_X,sJA+,Fr>E,k=GDyf
7G,eG_,szr?,}l6,6]K,sytR,5n9,|rbdVis,CbroT,1ab4qPI,mui%lDG,7gZmBg8,vV<,}/,Jih,<oys-~,<oyy43,l[J
lsD,>[&O,V+fuK,MVKH,leww,Ktr,n9rx,qI,PQvJjPjP,f{l3,r*},r*}7BrE,uz9v/A@KH,uz9uyVv/A@KH,=kFrkN,jC=
jC=~,v##J,~y0jt,uaY,uaqM,6PM,Iuw,v/IDyX8,=On/sy,2Q7Br,2Q7BrXkD,2QlZK,7sz,sz2,sz2tY{KH,T2qI,2Q
Mf[J,1k9,ahb%,yXkc,MBY,rkqB,rllU{,nLVK_,y43,KriEL,jAsKMV,ELlZKSQkbb<,jAsKSQv/KH,k[iAQkF,lZ{,fuK
uE{aMkF,rka%69,aMn+Mo3I,aMn+UV,aMn+Mo3,aMn+eyQ,nVBEBjQ,xEyMwU,xdlFoe,/GE,BjiB,SQsz2,tqs-bX,rF--
nLfB,Srx,rh3,3r>,3r>7uw,lyt#AQA7PKH,/G,kD=H,kD=syU,kD=s|,kD=xEyMwU,Jsz&0,Jsz&0z?~,%n[,PXaK
PXaKyfM,dReG,+r>,fLDDz{wU,f7F!,.ab4qPI,eG2I,R<,<sq,yqleeyQ,w2jP,k9#=,k9#,w2&@E,w2&sqnVE,w2&MSE
fTfU,gZPFd?,k_fw4qPI,fFeT,rt}E,uytwzFjP,uyaKh],4qPIfuv/wi,4qPIwi,4qPIv/sz,nLFbK>,4qPIlZK,s|dT
s|A7_Br,<ri,gZDAMisF,s?-M,qPa!,~0z|iB,MY,6pr,BmjL,bM|,aM8kF,bfah,syPjL,*iP,@qZAt,ronO,sy2,sy2Jsz
QY,nVyp,>[0@,JszS+uy,Xn&,XMqBX,XPy43,pkamM,>rtP,wIV,a[r>eyQ,Mo3I,rt8Jsz,MV61,rkrx,MVI,>[I,BD>7X
pkjA,n+|,z?~,Ji~,X1,-wz,1n+,1n+%G,S0aKh],o1uy,~tR,eGk9,z!pu,4i~,wx[,rt=,rtnL,rt=[,rt=[s-~,b<sF
T<qBX,sqzF4,y4k_,-UV,8k9,8V,8n&,[l?,c!,=B#,k9oq,pmAt@qZAt,pmPs|,b=pm,r6pm,b=pm%GKH,3k_,r6RIb+9P
r6RI,o!,Ujw,U#,s8UkF,s8V,#kF,~jXtv,>[Psy_ri,R[Psy61,Psy+riKri,Psy,r?Br,w4n&,d+Qd+4,&-,rki6XK
k7h],aZs8V,d24jL,yHld,jAe_,aZFWl2,5z?gX,}5z?gX,PjL,nVam,lZsM,NJ,z{6,NzC,ezvJ,s|le,RqA,v//,k7r>EL
k7r>E,aew2,A9*l2,Zr?,aMam,7aM@i6,aMam%G,aMamuwuz,aMam~0,pr4,gXU,leBYfuK,riE,AYx|,K#,s|~lZK,Hrx
BryNV,#aK,#yqb<sF,#yq%GE,yqK,UVIiB,ItrPHask_,IbX,sqnV,2FDAYx|,[mG,-s9,0|_ri,Pjx,nVUMo3,rtsy2
07y43UV,077Br,07=,d7-j],Bf3,Bf361,aQE,Kpms|U,Kfb07,uaacKH,A7r6aMn+,R[kD=,R[ask_,syOnV,I!ek,k_j}
k_j}uzCk,v%am,4M,vUdSM,s4PG,q+iPI,MP,Nww,fr1jA,Yq|,NZ,Z@E,vOr6,ZI,a[iAI,eyQ,b+9,RyX,yXK,RyX07
NBmn&jL,n[ygV,b~,lPBrE,z?36,rprkwb,s*fBle,lzjc,lzjc_/,lz[,lfBhlU,6n9%,z?nVJsz,z?nVOpi,gSjL,kDO
wxUkF,nVBE,nVBEkD=,A.yX,K<,K<Pw2,A.yXkD=,K<s|0,K<A+0,o0k>V,o0k>,kFi~fuK,rkpk,BNK,tqwzU,Ss-Ma<
a[gX8,s@K,r?z.,y43zFjP,fbjc,>rt,>rtI,[/,jA]yZ,A7lUN,A7}BD>,A7E,qBjAE,Ts|,sz~S,Ma<n+|,k7gZ8Jsz
q+iPeyQ,s8nLlUGE,03aMam,nLI,nLSI,sySP,MnL,F#rh5,F#eyQP,F#k9,bKI,r?sy,bokF,boV,n&J,#nLlZ{
Jy4qZPFQKH,FQKH,r[Q,frkD=,frkD=Jsz,lsn=,sMqAJsz,sMqA[,qAM,Bz{,XR,Rk9,Prk,Prk7Br,Qee,3s|nVq~d?K
3A6,361,e.yfr[,3kD,l>ZFyi#k9,l>Y,HPiB,acBr/+E,UVqBX,s-Vw2i6E,A7}-U,E+b<sF,b+A7,oysy%,rEk7P,}zC
qB>E,4MMuw,fuv/wi,r6bho1BD,A7r6,H}UV,s|r6Qz{,Qz{,bM,pEdAF,sPb=_/E,4qPIYkb,OYkb,zCx>a|?,#vJ,#vJ4
YAtTs|,zhA/,z?=,lZo72,le,a[ww,Srk,Srkrxo3,eGqZ,n!sy,[qZ,[qZk=FrE,Euz~,Euzs-~,Euz,v/szJsz
kFGw2i6E,Kv/4qPI,Ygr,AMiaAaeyQ,eBF!,jPpp,1I,>vN,0vV,j}yp,BGyp,Zf],A6r[,A6jC,v/3,r?0,ahP,}a<,q+iP
kF~,k9Pa[oq69,EjxOJ,~S,nVU,?9gJn9,AQgZ,nVUP,nVU5,Mo3E,J-,prG,SS,SSr[-,kcr+V,SkbEV,S+H,S+Hrkb<
SSn9|D,wzzFkD=,_jP,n&jL,Pa8,Pa8aQ0,AtuB,aQri,<En&E,v%6,s|aMwx,s|ask_,Kri,Kriask_,_Br,Gkbf!jz
s|nVq~d?K,rx|bK,#k9,PHL-,r6pmV,y9uy,y9uyS+H,sJy9P,pA,g~,g~i~,o1BD69,AYv#,69,69Jy4,vJihMK,ndGUV
eGwd,eG8wd,zFjPV,Tb<,tts8,txae,tqwxsJA+,&OMo3I,Dw%r?W,/ab,k7ri,v#s4ro,n&H,A7/i~,S_,>|,tYP,FU~tR
0w2jL,AY-%aK,l6[,5z|iB,dQe5,zOi~,Aia[,/n&A7},Ea8,nL~,~-,r6dAF,DxlFW,mGnL,Dx|,AQYk7r>,TnLSI
TBmn&jL,EL,ELtr>[,ELtrMV,EL7407,ELn9|D,ELlZKE,A&mIk_X,sMA.,dYY,gl4,r?#,zh-Jsz,zhXE,%bozh_,zh_
XkDaMn+,Dz{wU,nVBEv/sz,qrjl,+N,Ait[,vSV,rin[bX,l6-jL,qBamjL,Xie,g&M,~9#yq0|,OnV,KAYv%,PnErx<,KH
/E,fuah,a[_jA,/n[,vJ,JH,JE,EOrkb<,s8vJINAiL@,aQ0,1A@,b*4,rkb*,rkb*[,yKjAzCx>,fBlezFjPI,yXjAyX
rT_,y4nL,Xy4,Xy4kD=,Xy4#,Xy414,Z&,Jy4kD=,B0iC,BDpk,r[-,Jy4qBX,rhA+V,tqIjL,Mn&tqIjL,WiQ,dQ+,!d_
KAY69,y4s4,NOJsz,NOnV,k7Btkb,61BD>0|,61v%6,61s|nV,lFv9MV,7B0lZK@i6,s|A.bKI,7B0,-@E,CmnVP,AQA7P
jAsK,rh5z|iB,uyV,uyVfbiBask_,le_,PHl6E,sybXP,aNM,Brgr,XkfbK>sytR,vOXr>E,vOXsySP,-PH,-lP,-k>,n9Y
qYnVQkF,AwiB,rh5~tR,rh5>[I,rh5IiBask_,rh5nN9s4AYM,kcs|,kcS<,b+9P,eyQP,S<,n[a<,ispfjz,kDI,s-~
.TepnLfBlZK,syP,_ri`,
  english: `,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,
,,,,,,,,,,,,,,,,,,,,,,,,,AI,After-School,Agri-Food,Agro-Fisheries and Food,Deep-Sea
Door-to-Door Sales,E-Commerce,Long-Term Care,Long-Term Care Hospital,Mixed-Use Development
Non-Life Insurance,Non-Regular Workers,Out-of-School Youth Support,PC Cafe,Pan-National
Private-Investment Station,R&D,Ready-Mixed Concrete,SMEs and Startups,School Non-Regular Workers
Self-Employed,Self-Employed,Self-Sufficiency,Single-Parent,Win-Win,abalone,abandoned animals
access road,accounting,actors,addiction management,administrative,administrative city,adoption
aerospace,agent orange,aging,agro-industrial complex,airports,alpine,anchovy,anchovy drag net
anchovy drag net,animal,animal protection,animal rescue,animation,apartment-type factory,apple
apple,appraisal,appraisers,aquaculture,archery,archery,architects,art education,athletics
autistic persons,auto maintenance,aviation,bakery,baking,balanced development,banks,barbers
barista,barley,basketball,beef cattle,beekeeping,bellflower root,bereaved families,bible
biennale,black goat,blind,blueberry,bodybuilding,bookshop,brewing,bridge,broadcast writers
broadcasting and communications,buddhist,bus,business and science,business complex
business support,cabbage,cadastral,calligraphy,cancer,car dealers,care,care,care workers
career experience support,career experience support,cargo truckers,cartoon,cartoonists,catholic
catholic,central,central,ceramics,certification,chain stores,chemical and textile
child protection,child protection,child welfare,childcare,childcare,childcare support
childhood cancer,children's,christian,citizens',citrus,civil engineering,climate,coastal
combined heat and power,commercial district,communications,community,community business
community chest,community support,companion animal,complex,complex,condominium building
connecting road,construction engineers,construction industry,construction technology
construction workers,consumer,content,convention,cooks,cooperation,cooperative childcare
copyright,corn,counseling,craft,credit,credit,credit guarantee,crime victim support,culinary
cultural centers,cultural heritage,cultural heritage,culture and content,curriculum
curriculum and evaluation,customs,cycling,cycling,dairy,dance,dance sports,data,deaf,deaf
defense,defense,delivery workers,dementia,democracy,democratic,dental,dental hygienists
dental technicians,deodeok,designers,developmentally disabled,diabetes,dietetic,direct selling
direct trade,disabled organizations,disabled people's,disabled sports,disabled veterans
disabled welfare,disaster,disaster relief,disease control,display,diver,dog,domestic violence
donation,downtown,dredge,dried croaker,dried fish,dried persimmon,drift gill net,drone,drug
dyeing,early childhood,early childhood education,eastern,ecological,economic justice
education workers,electric wire,electrical safety,electronics and telecommunications,elevator
employers,employment,employment and labor,engineers,english education,enterprise city
entertainment,entrepreneurs,entrepreneurs,environmental preservation,equestrian,equipment
evaluation,exchange,exhibition,export,facilities,facilities management,fair trade,fallen,family
farmers',fencing,fermented pastes,festival,film,film,film festival,film producers,financial
fire safety,fish auction market,fish trap,fisheries,fishers',fishing,fishing vessel
flour milling,flower,flower,folk,food and drug,food materials,food service,food service
food service management support,footwear,foreign workers',foreigners',forest,forest
forest owners,forest products,forestry,foundry,franchisee,free economic zone
free international city,free trade zone,freedom,friendship,friendship,frozen & cold storage
fruit,fuel cell,future,game,gape net,garden,garlic,gateball,gender equality,gender equality
gill net,ginger,gospel,grand bridge,grape,green onion,green tea,growing,gugak,gymnastics
hairdressers,hairdressers,hairtail,handball,hanwoo,health,health and medical,health care
health promotion,healthy family,heart,hiking,hinterland complex,history,hockey,holdings
home care,horticultural,hotel,housing,housing finance,housing managers,housing site
human resources,human resources development,human rights,hygiene,ice hockey,ice making,import
improvement zone,independence,industrial technology,infants'
information and communications industry,information security,informatization,inland water
innovation,innovation city,inspection,intellectual property,intelligent information
intermediary support,international construction,international culture,international development
international students,internet,invention,invention promotion,iron and steel,janggi,jigging,jobs
journalists,journalists,jujube,kelp,kitchen,korean,korean medicine,korean melon,koreans,koryoin
labor,labor,land,land,land and geospatial information,large purse seine,laundry,laver,lawyers
lay,leaf tobacco,leaf tobacco,legal,legal aid,legislation,leukemia,library,lifelong education
lifelong learning,lift net,literature,livestock products,living,living culture,local,local
local autonomy,local culture,local finance,local government,lodging,lodging,logistics complex
longline,lot,low birth rate,machine tools,mackerel,magazines,mail,mail order,management
management,managers,manufacturers,marathon,marine corps,marine environment,maritime
massage therapists,materials,meat processing,mechanical equipment,media education,media workers
medical technologists,mental health,merchants',merchants',merit,meteorological,migrant women's
migrant workers',migrants',military,milk,mineral,mining,mission,mixed-use residential
mobility support,mobility support,movement,multicultural,multicultural education,mushroom
music education,music festival,musical instruments,mussel,national,national,nature
nature conservation,neighborhood,new and renewable energy,new port,new town,new town,newspapers
north korean refugees,northern,nuclear,nurse aides,occupational safety,occupational therapists
oceans and fisheries,office and finance,offshore,oil pipeline,omija,onion,opticians
organ donation,organizations,outer ring,overseas,overseas fisheries,overseas koreans
overseas koreans,oyster,pair trawl,paramedics,parents of the disabled,parents',park golf,parking
parking lot,parts and materials,patent,peace,peach,pear,pepper,performing arts,performing arts
pesticide,petroleum,pharmaceutical,pharmaceutical and bio,photographers,photographers
photography,physical education,physical therapists,physically disabled,pier,platform workers
playground,plum,poets,police,policy,pollock,pollock,pork,port,port,postal,postal,potato,poultry
press,price,private expressway,private school,processing,producers,producers,producers,producers
productivity,professional engineers,professors,psychological,public,public and transport
public bath,public contest project,public officials',public officials' pension,public service
publishing,purchasing,purse seine,qualification,qualification,quality,quarantine
radiological technologists,railway,reconstruction,redevelopment,regional,regional development
relief,remodeling,renewable energy,reserve forces,residents',resource recovery,restaurant
retired,retired officials,retirees,rice,rice cake,rice cake,ring road,river,road,road traffic
rolling stock depot,root industry,rural,rural,sales,salt,salted,salted seafood,savings banks
scientists and engineers,scouts,sculpture,sea mustard,sea salt,seafarers,seaweed,section
security,seed,separated families,set net,sewer pipeline,sewing,sexual violence,sharing,shellfish
shiitake,shipbuilding and marine,shooting,shopping arcade,singers,single trawl,skating,skating
ski,skin care,small business,small purse seine,social,social economy,social enterprise
social security information,social service,social workers,solar power,sound,southern
soybean paste,space,special education,special forces,special tourist zone,special zone
specialty construction,sports,sports for all,ssireum,stage,standards,startup,station area
stick-held dip net,stow net,strategic,strawberry,street housing improvement,students',subway
suicide prevention,support,survey,sweet persimmon,sweet potato,tax,tea,teachers,teachers
teachers' pension,tenants' council,testing,testing,theater,theater,theater festival,theme park
tobacco retailers,tomato,toy,trade,traditional,traditional culture,traditional liquor
traditional market,traditional sweets,traffic culture,training,transfer,transport
transportation safety,travel,trawl,trawl,trawl,tree,tunnel,underground road,unification
university education,university students,unmarried mothers,urban environment improvement
urban railway,urban regeneration,venture business,veterans health,veterans',veterans',veterinary
victims,victims,village,violence against women,vocational,vocational skills development
volleyball,volunteer,voters,walking,walnut,war bereaved families,war veterans,war veterans
water resources,waterfront,watermelon,western,wildlife,wind power,women and family
women entrepreneurs,women's human resources development,women's reemployment,wood
woodworking shop,workers',workers',workshop,world,wrestling,writers,writers
youth counseling and welfare,yuzu,zone`,
};

export const ENDINGS = {
  korean: `R[OJ,ENYa[,ENYua,eGa[,<oyy43a[gXOJ,NqBOJ,rxa[,NO,rxo3NO,>rtNO,S&NO,lz&NO,acBrNO,qZONO,v/szNO
nLa[,wbgXOJ,r6a[,r6RIOJ,rhnL,rha[,rhua,NOH,>rtNOH,JszNOH,3ONOH,NOHNOJ,a[gXOJ,&OH,&OMo3H,@OH,uaOJ
OJ,jXOJ,eGOJ,&Oa[,&a[,3OJ,v/szNOJ,v/a[,Sa[,NOJ,JszNOJ,&OMo3NOJ,rxo3NOJ,uyVXkDOJ,rhPNOJ;Jpp
f[n9pp,syw2H,8juFuE,r*}H,4iJpm4,UOBjiBfu,2w%f7k7,OH,k7o3%,k7r>OH,w[zZD,r*}n_!,L%,XkDNO,@&NO
Kri2Qn_!,r*GOH,kD=H,+r>OH,r[XXkDOH,r[XOH,rt8syw2H,v/sz%,8juFrt8,ZR8OfF,8OfF,8OH,iifpn_!,JpiT
6n9%,z?nVJszH,Mer%,k>kF%,eBFOJ,OHOJlzI,OJlzI,rkb*H,SY<,ypbX64,JszH,rk-H,7piOH,lZK%,lZKn_!
-iC%;lUH,r*}H,qZR,BhqQH,qIn_!,@H,w2&MST,aMamuwuzn_!,aMamaQuzn_!,ZqZR,BrDAQD,Z@H,qBjAH,@i6H
@i6n_!,j*gZxfn_!,@i6s|fu,03aMamn_!,/UH,UBY/GH,7aMKT,7aMT,7aMuzi6T,aQuzn_!,aQuz@H;sNE+T,_.,bK.
j]E+T,K<uaTlFv9MV.,eGUkF6jP14,eGVMo3n_!,LnVlzH,KH,K.,1@L,1.,EiIY,#k9n_!,A+0lZKn_!,J6T,@L,bK@L
lzH,n[%,_w2T,ask_SE,_@L,K<lzH,JszKH.,K<aQvN.,Jsz07H,Jszrk-H,n&aK%GsqHL,a[r>eyQK.,a[r>eyQ.
a[r>n_!,q~d?KSE,BD>Sfu,1n+SE,1n+Sfu,1n+%GSfu,~0lzH,T<OJ,T<l1Y,T<n9,>[Psy_ri.,a[gXaQvN.,#yq61SE
Is|ask_H,wzs9Rr6RI.,wzs9Rr6RIE+T,wzs9R%GE+T,TepH,RyX%GE+T,r?z.uEuaR,61v%6SE,lU+K.,lU+.,Rsyjw%GT
RjxSHE+T,Jsz.,S+HJszH,>vNOJ,>vN.,zCwzT,K_N,>vNn9,A6jCSE,r?v/R,7Br%vNT,EVl1Y,aQvN.,6@L,6.,K<>vN.
K<a[r>eyQ.,K<BD>.,K<S0aKh]E+T,K<Ujw.,K<MnL.,K<lU+.,K<RyX%G.,K<pmAt@qZAtqBX.,K<A7}-U.,K<r?0.
K</fw.,K<y4a<.,K<Rn[.,K<7B0.,gXMT,_/N,syriBD>.,v/szSfu,n[+n9,%boSE,Jy4SE,61SE,61ask_SE,61%GSfu
7B0K.,nL-6EVl1Y,MnLN;n_!,Sfu,SE,nLfBT,nLfBn_!,tY{KHn_!,kbs8,%GSfu,%GT,r[rtfu,SH,EVfu,uzCkSfu
7BrT,o@!,KHn_!,KHfu,wwuzfu,%bofuK,lZKn_!;UVfuK,A+0EL,eGVMo3H,-kcH,rxo3@XfF,rxo3fu,a<,n[+EL,SzF4
lPBrEL,K<lPBrEL,sytRL,pmkFH,rhfu,vSV7szn_!,vS/>[Bf3n_!,4qPIPjxnVBEn_!,IuwH,2Q}sz1n+,7szH,{vSfu
1k9kbs8,1k9rkN,tYqZH,=-L,NtYL,tYua,kDua,QBrL,SQkbb<L,tY{ELlZK%,A.J,T|PH,bKfu,Bj@v/,3r>7uws|fu
7uwMb<,kD=s|fu,kD=@uE,kD=L%,kD=rxo3L%,%n[EL,+r>fu,#ac7Brn_!,f7Fxl8n_!,w2&@EL,k_XBj@L,ask_H,Efu
>rtPBjL,>rtPwiBjL,z?~H,aKh]T,X1%,1A@4,s-kck[,3BjuaqML,wirk{L,r[Qrk{,JHfuv/wirk{L,|A+fu,A3N
An*lmx>,w4kcL,tY{lZK%,rts|JszH,v/sz%,k7r>EL,wil1Y,UqAL,s|~eyIlZKn_!,}9H,Is|ask_H,Tab4,UVfuK%GSfu
7lUEfu,07H,aMwxEL,SILa<EL,7aMBD>rk_H,&Ork_H,Mo3H,Mo3rk_H,lz+EL,.epL@T,ZIL,Jk9L,Z@EL,SIey+EL
jPjxK,GfTpsn_!,Opi%,z?nVJszH,z?nVOpi%,]FrGDx[in,%GSfu,%GH,%GEVT,@EL,wwkbSH,n&Jfu,r[Ql1Y,nL/L
acBrEL,v#kDN,EVT,rExlDW],OYkbL,lPGEL,Srk4,qZEL,0vVrk_H,MfbNO,Mo3EL,AtuB%GH,aQril1Y,aQriT
PrkB[}jw,B[}jw,KriBj@L,s|BEH,9yfGx[in,4Os|fu,&O%,>9fF,eyItY{lZK%,eyIlZK%,AY-v9G4,4qPI7Brs-V4
7Brs-V4,s-sJ6n9%,rkN,v/szn_!,Dz{wUn_!,>M4,syOH,JA.qAfu,yKx>eyzCx>,1A@rk_H,1A@H,1A@T,b*fu,Xr?L
-@EL,AQA7PL,jAsKL%,uyVs|BEn_!,uyVB0iCH,uyVfbiBask_H,l6EL,l6Efu,@r>T<N,0-4,4qPIlZK%,lZKs|fu,6jP14
rh5MVBjL,YIL,rh5L,eyQPL,.epL,.Tepn_!,.TepkD=@uE,.epfu,.Tepo@!,QkFH;SOL,&OL,OL;s|fu,rk_T,%GE+T
QvSL,wiQvSL,QkDL,wiQkDL,BjL,/{,KL,KY,nLSL@T,tYw4L,sqHL,wirkjX,Bj@L,|nLNvVsqHL,uEA+sqHL,k>h.L
rk{L,uaqML,rkjX,wiBjL,rk{,8wda<,bolZL,A.r?L,rk_H,eyQ/{,%Gfu,@i6lzI,MerEVL,nLIL,lurtL,S[L,S[/{
/uysqHL,YkbL,t[|sqHL,uzCkH,uzCkL,wwuzsqHL,s9#PNAiL@,4OL,eyIL,lZKlzI,OL,v/szL,r[rtsqHL,l?L,BYHL
lZKL,YenL;eGVBjQ/{,eGBj,nNjAsKb<a[,-UVBjQ/{,-Bj,Ujw/{,wxUVBjQ/{,wxBj;3r>BjQ/{,nVBj,nVBEBjQ/{
BjQ/{,3Bj,rteG/{lzI,rt8/{lzI,ELtrBjQ/{;aMwxEE+T,SIuaasEE+T,SIuaasE,tY{aMwxEE+T,ahEk[,uaaslzI
osA7E0,%n[lzI,ey+lzI,lz+lzI,lzjcE+T,lPBrEE+T,zhA/lzI,uaasE+T,n[+La<,n[+b&i.;E+T,lzI;wi+H,rkL,NJ_
|_fh,jFE,l[JL%,z{JfF,z{JH,N5fF,#Jt25fF,5fF,rxlefF,JL,b&GD6@JL,AYdQfm@JL,1vN,SQv/,-enL,-enH,lzfF
J_,K<L,J_l1E,Jsz%,X6,X6fu,syKs|fu,wiL,lZsMn&JL,NJfF,wiY,wil1U,5K,R[JL,36L,NsaX,o1J5K,n&<,Eri
EriH,n&JL,n&JH,n&Jn_!,ST,-6H,wijw,Ud7qIP,l1fF,M6H,eyL,asBfJL,-6L,-}%,pk~NO,3OJ,n&H,0E,tY+T
yOAMDyKF,rk{JL,sBH,JfF,.epL;}/4,vSa[,AM]P,#syT,wDXT,2r]iy,lf=tv,k_XT,kFi~n_!,n_!,NGtv,E+T,/n&T
lzI,uaqMrk_T,rk_T,Mo3rk_T,MK,NI7nL,KY,l?H,l?tv,rtVtv,Ktv,KE,tv,l?T,wz4T,l?J,ErF,EVl1Y,xFn_!
7nLn_!,uEAY4,a[atn_!,a[atAM]P,f7F!n_!,leoyn_!,vJa[K,uyjP4,EVY,Mo0E,j]n[tv,b<sFn_!,~jXtv,l1E,l1Y
Tab4,qBd7T,Mo3rk_H,wI-4,jPjxK,rkh*E+T,l1tv,HPiBl1Y,E+pp,EVT,tqsyT,S4,k_Xl1Y,EVfu,NkF7nL,0iCT
Krin_!,Kriwibj,Kril1Y,KriE+T,Krifu,le-K,B[aZT,rtVY,rtVl1Y,rtVT,E+R,0|T,0|n_!,n9|Dn_!,0|S4
AY-v9G4,X14,Bg4E+T,6wx4,[iCT,[v%T,jP4,uyrttv,XieEVY,lPXT,!k7d_,MKl1Y,=iBk_XT,rk-H,kFi~vSa[,0-4
EV4;YQUy*PLE,y*P3yg,y*PLE,z1*,AQq~?mrF,nL4K-z1*,?9tBWb<sFy*PLE,?9tBWb<sFy*P,GwU,zh-kctrlzI
uE{y*PM_,Pz1*,Py*PLE,Py*P3yg,/{,a%5/{,kbypz1*,54/{,UVXkD,UVXkDLE,I?]z1*,y*sFPLE,y*P/{,y*PkctrLE
y*Pkctr,kbz1*,kby*P3yg,3Mo3/{,EkbuE{y*PM_,Ekby*PXkD,Ekbz1*,Ekby*P,Ekby*P3yg,EkbYQUy*PLE,YQUz1*
YQUy*P3yg,syQ=XkD,syQ=XkDLE,zhlQPUy*P3yg,MVI-kctr,DzP,lFv9/{`,
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
agricultural technology center,bankruptcy court,branch,branch,city council,city hall,command
community service center,community service center,correctional institution,council
county council,court,customs,detention center,development corporation,district council
district court,district office of education,district prosecutors' office
education information institute,education training institute,election commission
employment and labor branch office,employment and labor office,employment center
energy corporation,environmental corporation,facilities corporation,facilities corporation
facilities management corporation,family court,fire academy,fire department,fire station
free economic zone authority,high prosecutors' office,housing and urban development corporation
human resources development institute,immigration office,immigration office,immigration office
juvenile detention center,land management office,mail center
metropolitan rapid transit corporation,military manpower branch office,military manpower office
national forest management office,national park office,office of education
officials training institute,police academy,police agency,police box,police precinct
police station,port authority,post office,probation office,project headquarters
prosecutors' office,provincial council,provincial government,provincial police agency
regional employment and labor office,regional environmental office,regional fair trade office
regional forest service,regional meteorological office,regional military manpower office
regional office of construction management,regional office of food and drug safety
regional office of oceans and fisheries,regional post office,regional procurement office
regional statistics office,regional tax office,regional veterans office,registry office
rescue unit,river basin environmental office,sports corporation,tax office,tourism organization
transportation corporation,urban corporation,urban development corporation
urban management corporation,veterans branch office,waterworks headquarters,weather station;
corporation,corporation,counseling center,counseling center,general support center,group
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
youth shelter,zoo;engineering society,science society,society;,,,alumni association
alumni association,alumni association,alumni association,association,association,branch,branch
chamber of commerce and industry,clan association,committee,confederation,council
emergency committee,executive committee,expo,federation,federation,federation,federation
federation,fishing village association,heritage of korean independence,hometown association
institute,labor union,management body,medical foundation,memorial association
merchants' association,merchants' association,mutual aid association,mutual aid association
organizing committee,parents' association,preparatory committee,promotion agency
promotion association,promotion committee,residents' council,scholarship foundation
senior citizens' association,social welfare foundation,society,sports council,steering committee
sub-chapter,supporters' association,welfare society,women's association;agricultural cooperative
agricultural cooperative,community credit cooperative,fisheries cooperative
fisheries cooperative,forestry cooperative,livestock cooperative,livestock cooperative;
consumer cooperative,consumer cooperative,cooperative,credit union
farming association corporation,fishing association corporation,social cooperative;,,,architects
audit team,brokerage corporation,claims adjusting,customs firm,labor law firm,law firm
law office,law office,patent & law firm,real estate agency,tax & accounting,tax group;
corporation;administrative headquarters,annual conference,archdiocese,bhikkhuni,branch temple
buddhist hall,buddhist mission center,buddhist mission center,cathedral,cathedral
catholic church,chapel,church,church of christ,church of god,circuit,community
congregation of sisters,convent,dharma hall,diocese,district association,district head temple
education hall,evangelism,evangelism corps,foundation,general assembly,gospel mission
grand temple,headquarters,headquarters temple,holy site,international church,laity association
main hall,martyrs' shrine,meditation hall,ministry,ministry,mission,mission center
mission center,mission station,monastery,monastic complex,mountain hermitage,parish
prayer center,presbytery,reformed church,religious order,retreat center,sangha college,seminary
seon center,temple,temple office,templestay,united church,vinaya institute,won buddhist temple
youth association;,,,,,,,,,,,,,,Central R&D Center,R&D Center,R&D Center,base
bodily injury claims,branch,branch,branch,branch,branch,branch,branch,branch office
branch office,branch school,building,business division,call center,claims center
collection center,customer center,customer plaza,data center,delivery center,depot,direct store
division,dormitory,duty free shop,financial center,franchise store,head office,headquarters
incineration plant,information center,institute of technology,intake station,landfill
liaison office,main branch,nuclear power site,office,office,oil depot,plant,power site
project group,property damage claims,refinery,regional center,regional division
regional headquarters,regional office,regional office,reservoir,rest area,sales department
sales headquarters,sales office,secretariat,service center,service center,service center
service plant,sewage treatment plant,showroom,site office,slaughterhouse,smelter,steelworks
store,store,strategic business division,substation,terminal,terminal headquarters
thermal power plant,training institute,warehouse,water purification plant,worksite;,,,,,ETF,PFV
PFV,REIT,SPC,collective investment vehicle,feeder fund,feeder investment company
feeder investment trust,fund,fund,fund of funds,growth fund,industry specialty
industry specialty company,infrastructure fund,investment and financing company,investment fund
investment purpose company,investment purpose company,master fund,master investment trust
new technology fund,private collective investment vehicle,private equity fund
private equity fund,private equity fund,private investment trust
private real estate investment company,real estate fund,real estate investment trust
securitization specialty,securitization specialty company,special asset investment trust
special purpose acquisition company,special purpose acquisition company,venture fund`,
};

export const WORDS_BEFORE = {
  korean: `Mo3,n!sy=O,v%am,k[6v/,BryN,aZs8,T?Wsj8,b<sF,n[+,9l5,gZKyD,ISKfb,aQ0a[1,2w%f7k7,rkM,eGnVj},<oyy43
NqB,qPfhj*Foe,ppr>sMqA,oqn|,rxo3tY{,PQvJ,A6S,k7r>,Mo0,>rt,nLV07,w[zZD,r*}7BrE,xCg8,ElyNO,@&NO
jC=,nLV,[&[mS,/G,EFls,+r>,sy2,S&,eAo3,rtnL,r6pm,r6RI,r6R8,?iZlH,rts|,rhP,Hrx,IkD,UV,07UV,I!ek,8O
lzO,A7E,jAFD!,acBr/+E,qZO,z~GyL,v%6,isKrE,DxY,FS,EL&O,zh-,SV,3O,RqA,uyVXkD,uyVB0iC,k_6jh?;Mo3
n!sy=O,v%am,k[6v/,BryN,aZs8,T?Wsj8,b<sF,n[+,k=gs,9l5,gZKyD,ees4,zOoe,YQU,-O,xgAE!,AQ2ey,fLD
ypbX6,ISKfb,aQ0a[1,<kD,2w%f7k7,rkM,s91,eGnVj},<oyy43,NqB,qPfhj*Foe,ppr>sMqA,oqn|,PQvJ,A6S,k_is
k=GDyf,k7r>,Mo0,>rt,w[zZD,r*}7BrE,uaR8,S+H,xCg8,s|-tY{,s|-,jC=,nLV,[&[mS,L=,r*G,/G,EFls,+r>,sy2
wbgX,S&,rt-,eAo3,rtnL,T<,r6pm,r6R8,?iZlH,rts|,rhP,Myf,a[gX,riE,s|~,Hrx,s4l18,R8,ZR8,8O,j*Fx>V
A7E,jAFD!,sMqAs91,acBr/+E,>vN,z~GyL,isKrE,DxY,FS,uagX,fu&,zh-,salP,DAQw2,syO,SV,RqA,Jsz,z.s9,7pi
k=FrHju,uyVB0iC,k_6jh?,uy4;AQY&,F|IBY&,w8_&,uaf[,k7r>,qExCrH,qExF,QkF,RbK,w8iJ,eN3>,sy<,sy<r6&
=nL,preNBh%,~y0jt,w%y0jt,eNBh%,aQuz,2Q,wwdQ,N4A6kD,w2&7tS&,w2jP,w2&,sPb=@O&,d7l?|,qB&,~0@O&,dTs8
T<,T=M,eyIXkD,eyI,n&ju,lZsM,kbk_,kbk_Fpm,-Ktw{,aMam,aMamuwuz,pr4,5~,s8AMh+W,ahrod7&,y4{,d7&,rx-
%tt,Z<,uzfuaQE@O&,i%jh*,jAG2,34,3>&,3>r6&,HPiB,A8@O&,r*},|jC,UYI&,uyVBD>@O&,_amqAqBj]r6&,_amd7&
J0,w2&J0&,0Bmr6&,jAwIy4uw@O&,y4uw@O&,lUG&,T2.Tep&,T2&,T2w2&,w2#&,5Bmr6&,5Bm,>vN,A6kDr6&,A6kD
A6r6&,w2&7v%&,03aMam@O&,03&,03,<En&tY}O&,rtnL@O&,trpsP,bXri,s|BE@O&,s|BE,5pr,eyIr*},AQY,v!ww
v!ww%tt,5r*n},5kb,r6&,B~Yr6&,ainLn&,a%A8&,|eT@O&,|eTM&,rx<twtY,Bh%r6&,7B0,mAn_W,Us|;A+0,LnV,uaqM
uaY,K<,QY,~0,a[gX,l>Y,dYY,61,nL-6,n9Y;;;aMwx,=O,Jsz,A6Sr?#,eGV>[,wxU,k7o3E,PQvJSO,nVkF,>rt,=OSO
yXkc,w2@O,>[,XM,XPSO,rt8rtkD,pmAt&O,KuB,riE,UVSO,07&O,d7&,q+iP,R8RkD,lzO,s|i6,-O,Ma<,b<oq,/n&
rt},A7},T2&,qZO,v%O,kFG,v/sz,0w2,A+0,rtnL@O,EL,r6&;AQY&,aMwx,=O,n/sy,yq1,wxU,#yq,14,2zCW,F|IBY&
aMwxE,PQvJ,MV,w2&,>[,XM,XMSE,qB&,~0@O&,07y43,d7&,@E,@i6MM,Fpfh.J,3>&,3>r6&,acBrE,UYI&,fuv/
0Bmr6&,jAwIy4uw@O&,y4uw@O&,YAt,T2.Tep&,T2&,qZE,kFG,5Bmr6&,asIyq1,03aMam@O&,03&,rtnL@O&,SIuaasE
s|aMwx0|EV,s|ask_0|EV,Kri#yq,s|BE@O&,sMpmV,uaTMV,r6&,JuyH,B~Yr6&,+ri,r[oyEV,=kFPQvJ,|eT@O&,|eTM&
l6E;InH,wxU,}f];SV,yq1,T|P,EV,@i6MM,@i6lZK;xdn+zB,n[+,A+0E,n+a<,aMwx,YQU,lPBrE,IE,La<,ah0z?~
ah0z?~E,>jP,SuwI~,zCU,M4,SILa<E,osA7E0,BmE,%n[,%n[E,FBt,wzs9R,Us|,nLoq,Kpms|U,{Q,lz+E,ey+,SIey+E
ey+E,SIuaasE,osA7E0E,>rtK6E,SuwI,zhA/,zhA/lzjc,lPGE,b=rh,asILnV,Mo3E,gXM,l?T,wVih,n[+La<,n[+E
nLAi,|P;xdn+zB,n[+,A+0E,n+a<,aMwx,YQU,lPBrE,IE,La<,ah0z?~,ah0z?~E,>jP,SuwI~,zCU,M4,SILa<E,osA7E0
BmE,%n[,%n[E,FBt,wzs9R,Us|,nLoq,Kpms|U,{Q,lz+E,ey+,SIey+E,ey+E,SIuaasE,osA7E0E,>rtK6E,SuwI,zhA/
zhA/lzjc,lPGE,b=rh,asILnV,Mo3E,gXM,l?T,wVih,n[+La<,n[+E,nLAi,|P;asv!,w8iJJ,w8iJ,5n9,uaqM,8juF
Mf[J,uEE,[PB0iC,49,b<pm,[s4,o1lZsM,5a%J,5a%,5~,5iI,Rd7X6,BrDAQD,lUHn&J,rx-L,kDn9,i%!J,o1J,Mer
ahGJ,ahG,bKn&J,n&J,dQEiy,5kb,r6<,A7r6n&J,vL},49J,J6Tn&J,-}%,5pr,nEis1rE,[F,bXE,5K,5lDeeg06
5a|iRk[,5?h+v/DxC,5?h+w2DxC,5r*Z,5fhxF]D,5k=r],5k=rE9,5lD*9,NOnV,rh5,uy4,n[a<n&J,rxle;-6bX,uaY
uaqM,7nL,lZ{,a[at,QY,b_b=wzQ,y4{,R[,l1tv,0|,Ql>,l>Y,A7r6,Kri,rtV,dYY,n9dY,n9Y;AMh{,1fh8,y*PLE
xC8,YQUy*PLE,MVI-kctr,j*Pfj,kFi~n_!,GyKs4,#yq,n[xdfTG,A~Dxl8,kD=,eGV,s8zPW,vJFdQ,212,If8D,jPw#
b.9lw,xCG2,sqyg%G,>rtvOrhBm,vSVlFv9XkD,n&k>,ask_,rbtD,YQU,MV_//0,MVs|+qB0,k=FrEA~D,vUbXBt{Bm
vUbXBt{,uaRl1yX,z@oFBm,nL4K-,uwbXPnL4K-,nL4K-uwbX,wbM,vSVwbM,wbMMV,#pmBt{Bm,#pmBt{,Skb#,?G,xCDfs
xCDfslFv9,xCDAQ,ZRBm,nVqP#M,iUoX,4M,uaa!MV,uaM,j6zuq~n~,tYi~Bm,as<Bm,Dxls4V,PM%G,fuM,fuMvU
fuMvUbX,wba8vJ,k7R,k7Rfwii,rh5MV,ttN-s2,I-,qQzumr,eGpmAty*P/{,A6SM,Nv/y*P,PU,PUlel?,PUsyQ=
lhikD*,mu]I*,r?ih#,vUbX,vUbXBm,yhTuajx,s|MKH,XBDBm,XBDEvU,A8prBm,LEvU,MV54,3r>7am,f7F!n_!,zCnVBm
ask_Bm,ask_EV,4qPI,lefF,lefF#,fwii,Rd7#pm,Fj3uG,#pm,Kl?Bm,#pmBm,syin,Py*P3yg,An*yKx>,kbypz1*
s|actw,s|actwBm,k7h]54,s4k[,b.9lwvUbX,b.9lw#pm,b.9lwuzwz,RSvU,RvU,eznO,b&juk=FrE,b&jue.g3,54
54EfrG,54#,54KH,A{K,AYFs4*,#yq61Mb<,-s2,Ixg,I6,asI,asIy*P/{,ELMk[1n+,I?],Bf354,l?A1jP-,M%Xr>
IlsD,s4l1,s4PGvSwz,NBm#,islsGK,Nwz,iP,NwzBm,kby*P3yg,TY4,Ts|YAt,jCM,{lU,Bt{Bm,Bt{,Bt{PU,fuMb<sF
lZ{BDpkn_!,e.g3,354,354QiB,3Mo3/{,3Mo3,3Mo3EV,YppvUbX,rEAQD,ww~Bm,MLww_Bm,A7r6vUbX,A7r6#pm
A7r6uzwz,zhA/Mo3,rkb<,rkb<tqwx,z{Wz~GrE,r?ihvUbX,Ekb,Ekby*P{PLE,k9acy*P,XkDy*PBm,?9tBWb<sFy*P
syjLn9|DUV,syjLn9|D,Skb,SSs8N,jPs9s8N,jPwzvUbX,K<,KriBf3,LnV,3s|nVq~d?K,s8NBm,s8N,s8N#yq,vVs8
_/Bf3,sJy9,y9uyrkb<,_#,uwbXP,uwbXkb,syQ=a<BN,syQ=XkD,Qk[54,uaTMV,uaTBm#,DjAWzI,ELy*P,zhlQPU
vSVMV,_/=,kcAi,kcAiXBDBm,Mo3b<sF,Mo3Bf3,oss2vJgX,fusqBm,NO,~w2,~w2#pm,~w2#,~w2Y~Bm,vSVy*P
lFv9y*P/{,lDWdY,rh5,.epvSV`,
  english: `,,,,,,,,,,,AI,GED,academy,acting,agricultural,air & correspondence,alternative,animation
applied music,arithmetic,arts,automotive,aviation,beauty,boarding,business,business information
campus,care worker,coding,college of education,college of medicine,comics,commercial
confectionery & baking,culinary,cyber,dance,early childhood,engineering,essay writing
film & video,food service,foreign,foreign languages,frobel,gifted,girls',horticulture,humanities
industrial,information industry,internet,language,law,marine,meister,nursing assistant,pharmacy
polytechnic,railway,reggio,school,science & engineering,social sciences,special,technical
theological,traditional music,vocational,vocational training,waldorf;,,,,,,,,,,,,,,,,,,,,AI,GED
Home-Visit,academy,acting,admission,agricultural,air & correspondence,alternative,animation
applied music,arithmetic,automotive,aviation,ballet,barista,beauty,boarding,business,campus
care worker,chinese,civil service,coding,college retake,college retake,comics,commercial
confectionery & baking,conversation,cooking,culinary,cyber,dance,early childhood,elementary
engineering,english and math,essay writing,film & video,fire,food service,foreign languages
frobel,gifted,girls',guitar,high school,history,home,horticulture,japanese,korean language
korean language,language,makeup,marine,meister,music admission,nursing assistant,police
polytechnic,reggio,school,science & engineering,secondary,single subject,special,speech,speech
study abroad,technical,traditional music,training,transfer admission,tutoring,violin
vocational training,waldorf,workplace;,ENT,acupuncture,addiction,aesthetic,alcohol,alcohol
animal,armed forces,baptist,brain,breast,breast surgery,burn,cardio-cerebrovascular,catholic
catholic,cerebrovascular,check-up,children's,chuna,coloproctology,conservative dentistry
dementia,dental,emergency medicine,endocrinology,eye,family medicine,fertility,fire service
gastroenterology,geriatric,geriatric,good neighbor,gospel,hair,hair transplant,hand microsurgery
health,health promotion,heart,holy family,implant,infectious diseases,integrative
internal medicine,jesus,joint,korean medicine,laboratory medicine,lourdes,maria,nephrology
neurology,neurosurgery,nuclear,nuclear medicine,nursing,obesity,obstetrics & gynecology
occupational & environmental medicine,oral and maxillofacial surgery,oral medicine,orthodontic
orthodontics,orthopedic,pain,pain,pathology,pediatric,pediatric,pediatric dentistry,periodontics
plastic surgery,plastic surgery,police,proctology,proctology,proctology,prosthodontics
psychiatric,psychiatric,psychiatric,radiation oncology,radiology,red cross,regional
rehabilitation,rehabilitation,sacred heart,senior care,skin,spine,spine & joint,st. joseph
st. mary's,surgery,thoracic surgery,thyroid,tuberculosis,urology,urology,vaccination
vascular surgery,veterans,vincent,workers';administrative,bankruptcy,central,central,district
eastern,family,high,northern,southern,urban,waterworks,western;;;,,
aeronautical and space sciences,agricultural economics,animal science,art history
automotive engineers,biology,business administration,chemical engineering,civil engineers,dental
economic,electrical engineers,electronics engineers,english language and literature,food science
geological,historical,industrial engineers,information scientists,internal medicine
journalism & communication studies,korean language and literature,law,materials,mathematical
mechanical engineers,metals and materials,naval architects,nutrition,oceanography,pediatric
pharmaceutical,philosophical,physical,physical education,political science,public administration
radiology,sociological,surgical;,,,,,,,,,ENT,architects,automobile,business,dental,economic
electrical,electrical contractors,eye,family medicine,information and communications
internal medicine,medical,medical device,muslim,neurology,neurosurgery,nurses
obstetrics & gynecology,organizations,orthopedic,pain,pain,parts,pediatric,pediatric
pharmaceutical,physical,plastic surgery,private taxi,psychiatric,psychiatric,radiology,realtors
reconstruction,redevelopment,regional housing,rehabilitation,restaurant,small business,surgery
teachers,thoracic surgery,trade,transport business,truck,urology,urology,volunteer;,,swine;,,-
business,medical device,medical welfare;,,,,,-,Attorney at Law,HR,accounting,appraisal,appraiser
auction,authorized notary,bankruptcy,bookkeeping,certified public accountant,claims adjusting
criminal,customs,customs broker,divorce,immigration,industrial accident,inheritance
intellectual property,joint,judicial scrivener,labor,labor attorney,labor attorney
licensed real estate agent,loss adjuster,management consultant,notary public,patent,patent & law
patent attorney,payroll,personal rehabilitation,professional engineer,registration,sub-office
survey,tax & accounting,tax accountant,trademark,visa;,,,,,-,Attorney at Law,HR,accounting
appraisal,appraiser,auction,authorized notary,bankruptcy,bookkeeping,certified public accountant
claims adjusting,criminal,customs,customs broker,divorce,immigration,industrial accident
inheritance,intellectual property,joint,judicial scrivener,labor,labor attorney,labor attorney
licensed real estate agent,loss adjuster,management consultant,notary public,patent,patent & law
patent attorney,payroll,personal rehabilitation,professional engineer,registration,sub-office
survey,tax & accounting,tax accountant,trademark,visa;Church-Planting,baptist,baptist,bible
central,children,christian,deacons,discipleship,elders,fasting,first,full gospel,holiness
holiness,holy family,holy spirit,home evangelism,hospice,hospital mission,jesuit,literature
lutheran,martyrdom,memorial,methodist,methodist,military mission,mission,nazarene,our lady
overseas,overseas mission,praise,presbyterian,prison mission,retreat center,sacred heart
salesian,second,senior deaconesses,shrine,st. benedict,st. columban,st. francis,st. francis
st. john,st. nicholas,st. paul,st. paul,st. peter,university students,women,workplace
world mission,worship;capital area,central,central,claims,complex,customer,eastern
emergency dispatch,integrated,international,main branch,maintenance,northeastern,northern
overseas,regional,sales,southern,southwestern,western;,,,,,,,,,,,,,,,,,,,,,,,,,,,,-,-,Bio-Health
Bond-Mixed,Bond-Mixed,China A-Share,Closed-End,ETF,ETF Securities Feeder,ETN,Early-Stage
Early-Stage,Early-Stage,Equity-Mixed,Equity-Mixed,IPO,IPOPre-IPO,KOSDAQ,KOSDAQ Venture,KOSPI
Korean-Style,Life-Cycle,Long-Short,Long-Term,Mid-Cap,Mid-Term,Multi-Asset,Multi-Class,Open-End
Scale-Up,Self-Managed,Short-Term,Short-Term Bond,Short-Term Bond,Super-Gap,US,US Dollar
Women-Owned Business,absolute return,acquisition,active,agri-food investment fund,aircraft
alternative investment,asset,asset allocation,asset securitization,balanced,blind,blue chip,bond
bond,carbon neutral,comeback support,convertible,convertible bond,core,corporate bond
corporate growth,credit enhancement,data center,derivatives,development,development,disabled
dividend,dividend stock,dollar,domestic equity,emerging markets,equity,equity,equity,europe
feeder investment trust,foodtech,fund of funds,fund of funds,fund of funds,future growth,general
global bond,global equity,global expansion,government bond,government bond,green,green bio
green new deal,growth,growth ladder,growth stock,growth support,hedge,high yield
housing and urban fund,income,income,india,individual,individual investment fund,infrastructure
infrastructure,innovation growth,installment purchase,institutional,inverse,japan,job creation
large cap,leveraged,loan,loan,loan,master investment trust,materials and parts
materials and parts,maturity,merger,mixed,mixed,mixed asset,money market
multi-modal transfer center,new deal,new growth,new growth engine,new technology,new technology
new technology business,non-performing loan,office,open-type,opportunistic,overseas bond
overseas equity,overseas expansion,patent technology,pension,pension savings,portfolio
prime bond,private,private equity fund,private investment,professional,project financing vehicle
promising service industry,promising services,public offering,public rental,purchase rental
receivables,regional,regional innovation,rehabilitation,renewable energy,rental,rental
rental housing,responsible,restructuring,retirement,retirement pension,secondary shares
securities feeder,securities master,securitization plan,securitization specialty,shared growth
small business,small cap,smart farm,social investment,special asset,startup company,structured
target,target conversion,technology finance,technology innovation,tiered profit and loss
unit-type,university,value,value equity,value stock,value-added,venture investment
venture investment fund,vietnam,women,youth startup`,
};

export const OFFICIAL_NAMES = {
  korean: `Rk9bXs2sqHL,uaqMNOJ,Q2NOJ,ZRQn9k_X,ZR4qPIa[r>Sfu,uaTMVuaqML,uaTlFv9MVuzCkSfu,ZRdYQk_X
NZ+riy*PuzCkSE,syfhn[?ZRsqHL,uaTlFv9MVY,&OMo307y43Y,2#NOJ,n9r]2UlUH,2UlUH,NZZ@EBjL,2jlfrr[s|fu
ahEH,~y0jtNOJ,XdYNOJ,/n&NOJ,Mf[J<oy,ZRMf[Jwirk{L,wDl>NOJ,wDdYNOJ,rx-b&GD6BYM56JL,>[0@ppv#1k9rk{
A=lzs|zFT,kD=s|.,fuRNOJ,<sqEV.,ZRXPy43rk_H,F=rhPNOJ,b*Q<oy,ZR>[IBjL,ZReyQ/{wirkjX,b<sFsqHL
b<sFahf[H,ZRaODw%r?WrkjX,bSeeFlsD,ZjwNOJ,ZRr6R8NOJ,aMam7A@prEz?~H,ZRUVIiBSfu,Iv#R[SA6SE,Iv#NOJ
uaTMVsJA+,rhBrrR@uwI,[#NOJ,Xl>NOJ,amHNOJ,a<j}NOJ,S#NOJ,aMRNOJ,Rk9NOJ,ZR&OMo3H,ZRSA6SE,ZRPU%GSE
NZnLSL@T,A7}>vN.,<oyy43sqHL,3r>7uwMb<,%n[.,rxb<7A@SE,ZRUVsJA+,uBlU%G.,ZRKridT<SE,ZR69SE
S0aKh]sqHL,BD>r[Qrk{,Ujw.,R~syU.,#yq617uwSE,ZR-iBHPiB,ZRaMn+Mo3rk_H,ZRnVUMo3rk_H,ZR&OMo3rk_H
ZR+riBjL,ZRyXK#yqSE,ZRA7}NOJ,MnL.,ZRuaYk_X,ZR<oyy43NOJ,RjxSHSfu,R~v%6Sfu,ZRrxo3tY{OJ,ZRz~GyLNO
r?0EVl1Y,ZRnVU5l1Y,ZRjAEL,ZRv%6SE,ZRYQUH,69Jy4Sfu,nNjAsKr[QuaqML,ZRdYYk_X,Rk9v/szuzCkSfu
Mo37uwMb<,ZR%boSE,a[iANOJ,NZk9Rs|A.bKIL,ZRn9Yk_X,b+9lZKSfu,NZlPBrEBjL,NZ5n9SL,ZR<oySE
XRk9#eyQ/{wirkjX,nNjAsKb<a[uaqML,zhA/.,XRb<oqeyQ/{,k9tRE%a[gXOJ,>vN.,NZtrpsPE,ZRn&b=,NZeyIL
NZv/szL,XRJuyHeyQ/{,>CmNOJ,>l>NOJ,lU+.,eGjwwxUpmAtY,MBYq~d?KBD>Y,kD=v/sz%boY,MBNs|0Y,JszY
a[r>eyQY,BD>Y,s|0>[Y,pmAt@qZAtqBXv9,r6JY,rh5~tRY,lz[v9,7aMlZKY,lz+Y,RyXJy4Y,R<Y,A7}-UY,R~7B0Y
IEBf3v9,A+0qBXY,UVy4nLY,y4s4Y,Rjxkcz{A7}NOJ,kD=<oy,j}Q5fF,A+0uaprlZ{61aMn+.,eGBjuaqML,RL
ZRMf[JJLBj@L,3BjuaqML,uaqMn&aK%GsqHL,-BjuaqML,T<.,Ujw/{uaqML,Rk9aMam7A@Sfu,R~IbXsqHL
ZRKfb07ELuzCkH,RjxUjw&OH,RjxuaqM6n9%,RjxuaqM@i6H,RjxuaqMk>kF%,RjxBgNk7o3%,Rk9rkb<Sfu,Rn[.
vOrhrkN,asI077BrsqHL,z{A6S&NOJ,/fw.,YUNOJ,SbK,szbK,A7bK,eGwduzCk.,nNjCb<ask_.,nH5n9r]lUH
n[FmrfTw6*ik,rxo3@XfF,n9r]Jy4SE,n9r]zhlQ1,n9r]NOJ,l?fFn9r]NOJlUH,n9r]JszNOJ,n9r]5kblUH
TnLSI14uzCkSfu,o0j}rhPNOJ,o1v#A.NOJ,o7ppNOJ,y4a<.,5b#%NOJ,NlzH,NaQvN.,n9r]1jxNOJ,Hl[J,HboNOJ
rtdYNOJ,rh@6o1lZsMJL,rkn[NOJ`,
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
  korean: `NZ5SL,Mf[JNZAYdQfm@5L,v##J,NZl[Jv#yptY,dQEiy5a%L,b&GD6@JL,No1uzGL,jFql@n&J,NZrx-J49L({Q)
rx-JNZ5a%JL,NZl[J/a<tY,Mf[JZRw8iJL,Mf[JNZ5a%JL,NZl[J,ZRl[J,Mf[JNZahGL,Mf[JZRi%!L,zCGr6<XJL
NZrx-J49L,ZRMf[J49L,NZrx-J49L(y4{),_n[bK,[w6s4qBpms4rx-s|jwJ,ZRl[Jypa[tY,Hl[J`,
  english: `anglican church of korea,assemblies of god of korea,catholic,cheontae order of korean buddhism
church of the nazarene,churches of christ,daesoon jinrihoe,divine word missionaries
general assembly of presbyterian church in korea,jesus korea holiness church
jogye order of korean buddhism,korea baptist convention,korea evangelical holiness church
korean buddhism,korean buddhism,korean methodist church,lutheran church in korea
paris foreign missions,presbyterian church in korea,presbyterian church in the republic of korea
presbyterian church of korea,salvation army,seventh-day adventist,taego order of korean buddhism
won buddhism`,
};

export const COUNTRIES = {
  korean: `2h/q~k7GW,rtR,k7R,Br#,mr]uB,w=dQfr,uaR,syin,?h>D,f[s4,BzxJ,I6,I6ee12,s4l1,ZR,jFisF12,j+1xC,kka|
ATGAS,ii12,pu~z{jh,NjC,ypR,6xU,Q>,lDWdY`,
  english: `UAE,UK,USA,australia,brazil,canada,china,europe,france,germany,hong kong,india,indonesia,japan
korea,malaysia,mexico,mongolia,philippines,russia,singapore,taiwan,thailand,tokyo,tokyo,vietnam`,
};

export const KINDS = "s;w;wC;sN;wBSN;wS;wS;wS;sS;wLS;wLP;wLBP;sN;eR;wS";

export const PLACES = `n9r],YU,N_,Iv#,bo#,NX,r]U,n[tY,>M,amH,wDl>,wDdY,wD.,Xl>,XdY,X],>l>,>dY,>nL,[#,rtdY,BrdY,-6bX
wD.l>,wD.dY,X]l>,X]dY,>nLl>,>nLdY,-H,5dY,a[},r>I,Yv#,qBU,qB},dY}#,=5,z?yq,@0Y,1Ck,zC#,b~z{,boj}
bKz{,Fv#,rEU,AYdY,}#,_G,qB5,z{v#,@rZ,rh#,Qgrv#,&v#,wyv#,H#,amjo,QA7,yplf,oqwb,nHv!,.#,wD#,[v#
v#qB,S#,7iI,2U,n9U,eAU,a<i#,fFuz,X#,bKU,s2U,0sN,dYH,b~[,kcz{,rh-,o1v#,dQ#,bo},z{A6,>#,b~v#,qBQ
_k7,rt#,rtv#,nL#,kD>,>U,vSH,uz#,y4rt,Ev#,b~A7,k#},aK[,}U,n9b3z{,tY9,r>U,5Q,bouz,QNkD,uah>,5l>
aml>,6l6,eyH,sJz?,n9NkD,jAz{,}v#,amn9,_9,b<v#,rtgXz{,Qs-,%qA,n9wb,amdY,oyzC,amQ,rt6,YUuz,Qh]
A7r[N,EAY,b<0,rk[,-rt,-5,fwn9,k7wwBu,dYQ,Yz?,a<},boU,sy5,NfU,zGfw,rty4,l?fF,fU},s4U,MCk,-K,.H
rTU,fUuz,@vS,jAU,uzA7,rinH,nH5Q,Nw2,qJ_0,.fB,eABg,6a],asz{,s?pp,<le,k[z{,}s|,3E,j}Q,sKK9,rh@6
kcQ,BzN,3wd,FypH,aMN,5-,rZpsG,3jw,eyihuz,rkdY,{0,nLqI,zFJ,Qyh,t@X,boJ,oy6,.],_se,n9j],gtU,nL+
/w2H,A.dY,rEoy,yKA{h+9,jAa],~U,kD0,36jw,n9Bg,qYyl,z?wd,Ul1,NXri,~},gXwd,=a],v#Br,-sy,vSQ,nLa<
Bn=,Qn9r],dYn9r],l>n9r]`;
