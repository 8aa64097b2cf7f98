/**
 * The words, endings and names from which English names are composed: data, made by
 * `language-data/name-tables/make.ts` and not changed by hand. Reading belongs in `vocabulary.ts`
 * and `kinds/tables.ts`.
 */

export const LISTED_WORDS = {
  korean: `xl8,j*F*,jAW,jQD,eeW,e0G,T?W,DyX8,sjFmr,scD,qfGrd,n[mts4ismt,k=D?,muh_iO,qr[FNZy4r[,xCraD,uapm
k[tv,xCw%xF],z8f8D,BzxJnLAYFsJA+,Fxl2,2Fzu,I!xdzuegyi,s4pm,Zpm,Z0pm,9isqE,rcK,jQ6dV*,jQx~K
j*W]F?,rb|gZ2,sqyg%GYQUy*PLE,YQUy*PLE,MV_//0YQUy*PLE,q~FH,y*pUAMisFD,La<lzI,qP*,2gZfrD,A+0E,3Ts|
boa[,boa[MBN,NGtv,a|s|,uaReGVsJA+,eGMa<,eGUkF,eGV,eG-U,A6S,q~8,q~8xd,S/,q~8?h>D,q~8lsD,qSly
qEGqBwU,rO-n&,-n&uE,qEk7e=,qEi%k7e=,2jAtS,QkFlUH,2zCW,@i~,ah0z?~lzI,-tR%,aMwxEE+T,aMwx,2DxE,212
212dQA6S,q~n~,PUr[r>,PU%G,PU3yg,2r?gZ,rEyX,PQvJsyG,PQvJYAt,PQvJ0|,PQvJSVE,lDF|,le*k9yC,k=gs,~<
lDFxbG,[&tv,mSuE,sJA+,lmx>rEmr2j*Gw%,ZRsJA+,Bg-jB,Fk_%,k=lsn1,Fr>H,Fk_T,qY_,leDx~]mAD,k=Frc
xJdQkFRla,lD8jz,mlzu,Fl[,w8_,jQ#,lFwU,lDDW,sMi6,|mDla,PXaK,fF_,fF_4,fF_x[in,k=FrE,k=FrEjPDk_X
k=FrEyL,|up,|uprG,muh_,CbgiK,mu]I*,muiO,mui%,7s%,7s4ii,l2W,l>w%z8,vV<,n9tv,7pB,l2jz,l2jz4,lZpu
mrisI,}/,}/4,mrjyK,<oy,<oyR,YNvAas,mgz8,mBg8,aMs|,l[a[M,lsaKye,rhatPQvJ,lsD!k7d_,YU,|upfhD,0sz
0szpmfF,0sztv,pmsztv,Xn&,xlFmu,w%z8,w[AX,w=AQyi,w%n_!,w%n_yf,n[vJ4,1j-W,n_!,n_Wil,n[]k8,vUd_
o8l[ae|,wDXT,Xn[lsD,v/FD,=O,xlk7w+,w2x~,y4fx,vJFdQ,uaRaMn+sJA+,ua=r*G,qrzusJA+,qrzub&i.,1d7lsD
61~D,Jpp,x[h]D,.T,x>Gfp,.TNA+,rO~aZ,x[]r?*,x[in,xCzB,xbAQ,xCIn[yg,d+4vSa[,lZ{=iB,rllU{k_X
jC=w%z8,xbj3D,y43,xbkXfhxlFoe,xbkXfhxlFoeup,xgzZfh,xgzOoe,xgAE!,xEx>GW,xbefW,tY{aMn+,aMn+,yXaM
aMV,aMn+Ma<,xdn+zB,T|P,xdyMwU,xEyMwU,z.@tv,MVs|+qB0,MV_//0,xCzZisFoe,xCz{isFoe,xCDj*zv,=4At
xCDkb,xdWGx[in,xVzM,x>Gq~Fzumr,3r>BjQ/{,x.mr,kD=,kD=n_!,xbzi,Nk>,N_,f7s4G,fxae|,fLD,8juFuE,g39FW
lf=tv,AQY&,n+a<,gZPI,gZPIrk_T,NGr[X,gZtqW,6Fw2sJA+,6Fw2lmx>,ask_,gZKyD,gZKyi,<s|,A1IjAW,syy4
wizF,qPa!k7r>,6k7eyAQP,f]~D,f]cfD,6ea,*h]a_,*jw,}4tv,aM8kF,PQvJOH,PQvJr[XOH,n[ygT,rEGa[M
fWx~6d?wU,frFpe,q~xC,FgZqY,q~gJ,Jsz,48,a<h+,XM,XM/j},XiB,XiBSE,XMSE,XP,a[r>,q~d?K,rbKfh8jz,rt8
MV,rb!?]Fup,rb!yKIj5W,BD>,eAo3,q~DyKzv,FlFW,q~ls,F=rhP,a[oqlsD,a[oq%bo,a[oq69,a[oq=69,z8FDl>
1n+kF,1n+SE,1n+%G,zOk#G,eGH,eG4,rteG,zOoe,Ei6,|i6,AQf!Gzu,ATjl,b<sF,b<sFK#,=s|7A@,T<,zZDW,-U14
-U,dS1,dS1tv,B-WfhD,AQWfhD,AM]sb,c!lefw,c!uE,k9oq#tv,pmAt,An*,wx_,s|fu,?h{vJFup,?Gh{n9,=kF,r>fw
=kFr[oy,k9kF48,l0sMla,?iuup,d+QpmAt,&s4,&s4~aZ,.&kF,.&,rki6XKk_X,ArATj5W,z1*,4iJpm4,~_,~_tv,AEv9
AEv_,ae|,aviiG2,aZs8,aZs8up,ahPyo,~D,#syT,~DwDXT,aZFW,tY{nLE,b~la,InH,b.h}AX,b.]D,b.9lw,a|*,a|gQ
a|*jCnAD,a|?,a|?x[in,a|?rkpi4,_b.,bcvS,a[1H,a[1yN,b&h{*,b&ju,nVn&_F,b&i.,k9k>,aZDWAYr?D,Rla,R-
A~D4,A7|yfW,A74R,A+lZ,A{8,k7r>pp,A{8nEiU,A{8n1,A#lsaK,AYdQ9,ZlZ,ZrF,{M6,A+lZZ,A7AQ,v%kF,v%kFtv
A~Dx[in,aMamH,A~Dxl8,rlv9G,uaSV,AYFwU,A{GzuK,Cs89,Cvzi,Csyfw2,Bug8D,A1GD,BwAMiiD,2d?D,pkjA,lUH
A56b&,BryN,#yq,AYr?uG,#yqaMn+,#yq%G,B[j5,AYq5W,AYFmrG*,AYF*9,-iBk_X,AYFfiD,BgNA7nL,2FDx>jw,Iv#
uaRSnLsJA+,MVsJA+,UVsJA+,UVfuK,UVask_,UVMo3,UV,SV,SVE,07,07y43,07Mo3,I?],rh%,IEFW,7A@,7A@NGtv,I!
IyKG8,I!d7ocdV,I!d7ocd_,I!eeocdV,I!d7oRdV,R[SA6,R[BjiB,R[kFi~,R[OJ,R[+ri,R[y4nL,R[Jri,R[r[oy
IlDDW,y*P,IlDDWj5W,y*PuwbX,y*PLE,y*P3yg,IlDDWj5wU,IlDD!,v%ST,FyXww,FPw%qY,[FH,ulq/G,#q/G,b3b<oq
b<sJ<,vAas,vEfx,vEuB<,tRk_,/n&BryN,sy6,xlFH,w+R-,eyh]<,eyh]rkpi4,x|upw%z8,b~w2,b~w2vAas,syw2H,#<
xCG2,NZy4r[,NZA6S,aQ6,h{*jAx>,/>,n{?mMh]<,mMh]<,n[yg,GfTD,iifp,istq,nVj},]F?,nVj}7A@,/j},Gk7zu*
]FrGD,#i~,wxU,GmG,NY,NYuaas,rloL,9KD,kFi~,9KDzvD,kFi~n_!,iTf7se*,iTf7G2,lZbX,lZbX<,i%?WZP,61h*
Ma<,jPuy,j*Ftq,jBvS,jBaOG,jBR-,%GE+T,jCgr,IiB,IiBask_,A7nL7A@,14,jAxr,jAxlzB,j*G8W,jAi%lDfh,jAEK
jAD!,jPw#,Ts|,-O,j*gZ,k7gZ8,@i6,@i6M,j*gZw+,j*gZxf,@i6MM,j*~,j*~xbAQ,j*jhn[f7D,j*jvjuw2,b<oq
j*yi,j*W9,jAFx>9,jAFx>9T?W,<qKac,jAI*,k7qf|1,k7qfF,k7upBr,FQy43,B[Nz},b<Bm,kbac,kbacDyrG,kbMK
kbyN,PQvJ,kb!,rEyXk=F,kb!D,FnJuDn_!,z{4FE,k7D!AQP,sMqA,kXuy,d+j],ees4,dQey,eeFv9,eerE,eepfis
ekAMjtD,eeWsbx>,eeWscD,3kDE,efn_,efDW,dQFD,dQFx|,ey+],osA77A@,|v%b<oq,Suw,eyk=zuD,ey7yN,r*}H
rEoe,dRK,vkc_k7,#c_k7,E+T,rEAQDyN,A7nLAwiB,rHGmr,rG]IoRAX,rEAL,qB>,qB>tv,qB>H,rE]x[,syMeG,z8IW
zCdQTfi,z8FzZ,yqle,zCGk=,zCGk=aZhT,zCGk=aZW,#vJ4,zCWd?,zCWd?D,rhat,AQqr<,AQ1<,z!oe,<ri,qPa!,z*n1
=FP,qZAt,[qZ,@qZAt,qZR,ATjxD,pAR-,Euz,Euz%,AQ2ey,}f],AT]yKD,zCF?,AQP,AQPA],AMh{,MBN,AMh{W,AM]Dzv
AMiaAa,6b<,?]P,AM]P,AMiiD,{zF,z{vJ,z~Gj3,z{jho&,}a<,zCsb,k_XT,0k#,?]s8,IoF,Ekby*P,?9tBW,Anjhf9of
Br?uE,#tv,zZmujt,kcr+yo,6n9wzzF,wzzF,wzzFE,z3?,am2K,AE8,zZAM,x5xg,x!n9|D,]j-,kc4,BRuE,f[n9pp,YQU
SIuaasE,YQUE+T,YQUuaas,YQUSIuaasEE+T,SIuaasEE+T,YQUuaasE+T,YQUxdn+zB,YQUask_,YQUy*P,YQU3yg
s|BEr>,s|BEr>n_!,BznH,d+Q,isk7xE,iu!w%,iuWw%,iuyi,Gn9w2,rk_T,G/W,PH,pmfF,GyKs4,g~uE,0k7T,Gw2
rEG_F,9D!G,9l5,9yfG,a[+,qBX,zFjP,rk8,nEiU,nHa*nE,nHa<yo,nH5,nP*sqw2,Er?dQ,tqwxsJA+,o{dQFfT,o{9fT
EFq+D,a[kFnL,Dx>jua|?,-UkF,-UkF14,A7kFyo,uwbX,syQ=,>|7qB,tYkv,n{?n[vJ4,k[6v/,1fh8,n+iqyo,n9r]
n9|D,r>ri,vOMjl,n[mrh+D,o&8,o&]yZ,n&k>,n&k>y*PLE,/n&SV,/n&UV,/n&A7},A7r[,/n&T,3k_~aZ,3k_,oRAX
k[vL~aZ,k[vL,Kj-D,aczF,pux>N,AQY%Gpp,Dw%F,DjAW,l?pm,T1q~yK[eeh-,o1grY,T?Wsj8,T#,yp}bo,yp}bok_X
yp}bok_XT,oti%oe,oti%oeup,Dz8FD,MVI-kctr,zh-am,XkD,DAQ*,jPr[yo,D?jz,Dx78,rEuG8,DyMisD,DyKIGD,64
Dyrfr*vJyf*,DyfltD,DyfW,DyKFoe,kD_,kD<_,kD_tv,v%am,n!s|,nLL,nLtv,DzbgZrE,Hi-,D!gZw%z8,n9mrsjF
Dk7yXkb,o1N,o1NRla,o1NR,o{zZ,o{zZjAxr,wVih,D1,wbla,-rt,-rt4,1DyO,qrDyO,1DyOup,yg_,yg_4,ypbX6
}lZtv,n[+,yq1,vQuE,yKx>,yKx>ey,yKx>eB9KD,Mo3,yKx>eB9K,yKx>eBiiK,yNisxG,yKfhD,yKpf],n/sy,yLDyfs4
=iBk_X,yfFaK,kcs|,yfs8,yfF8,yXDW,grY,S_nLE,yXAQ2,61k=,!w2,%bo,%bolsD,%boBryN,hFisuljh,yfsb,rT_tv
6r*yf,yXr*yf,rT_,WisF*,+rinLE,+ri,y4nL,WisFg8,Wh{D,luri,r[oy,Jy4,r[-,rhA+E,rhA+,WGfhzu,=kFPQvJ
WiiDW,g~l0F,g~ae|,zbmr,r?Q,syfhx[9,syfhx>,61ask_,PQvJjPjPnLE,uaa[PQvJ,uaa[vJ,lhG,lhi~,lhmr,qYvU
vUT,lFv9,lFv_,jAsKlsD,|X,|tJ,z|Dk=a0,lOK,6le,vSa[,z@MkF,1a<,sb!,0-M,sjg8,sjg8Bu,rxpm4,smxg,sjDW
}pm,=FW,6jP,AwiBk_X,AwiBk_XT,vSBr,rRI,rRFup,[s-T,se*,r*~,rkn[`,
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
  korean: `Mo3,jBaOG,b~w2,grY,b<oq,-UkF,rRI,eyh]rkpi4,/j},qBX,a[r>,T|P,vUT,Ei6,|i6,Jy4,a[oq69,A7r[,kFi~
r[oy,Xn[lsD,=kF,yqle,#syT,uwbX,7A@,NY,y*P,lFv9,?h{vJFup,syy4,6jP,zFjP,pmAt,[&tv,n[yg,=4At,T<,/>
wVih,#yq%G,q~d?K,yp}bo,~D,PH,s|BEr>,z@MkF,aZs8,T?Wsj8,9l5,k[6v/,boa[,wzzF,IoF,UVMo3,n[+,k=FrE
lUH,nVj},wx_,qY_,yg_,yKfhD,le*k9yC,a|?,l2jz,-rt,ypbX6,sy6,aQ6,{M6,lZpu,r*~,fF_,k=gs,dS1,w[AX,IiB
rhA+,BryN,6b<,b<Bm,eGMa<,aMn+Ma<,|v%b<oq,1j-W,xEx>GW,a|s|,n!s|,AM]Dzv,a[+,z8IW,@i~,zOoe,b3b<oq
#q/G,kD_,qB>,~_,oRAX,rG]IoRAX,z.@tv,o{zZjAxr,#i~,xbAQ,UVfuK,yKx>ey,ISKfb,eGpmAt,eG-UpmAt,<kDzFjP
XPnLaKh],4Mr*},r*}lUH,osA77A@,|0b!uy,OJk?.TepKH,AQ1<,rk_ask_,isk7xE,uaTlFv9MV,OJ|0b!uy,PrtV
PrtVP,PBE,XlZ,syMQkF,La<,ler?,uaf[%Gy4{KH,A+0,A6Sr?#,a[iI,SA6,UqA,j_w2,QkF,QkF7Br,QkF_/
qPfhj*Foe,fbb<,E&,ah0z?~,ah0z?~E,}pm,bT6,}bT,aMwx~,k7o3Jsz,sznL,PQvJ0|,A6S,[&,[mS,b#Bmk_X,sJA+
Fr>E,k=GDyf,eG_,szr?,}l6,sytR,5n9,1ab4qPI,7gZmBg8,}/,<oys-~,<oyy43,l[J,lsD,>[&O,MVKH,Ktr,n9rx,qI
PQvJjPjP,r*},r*}7BrE,uz9v/A@KH,uz9uyVv/A@KH,=kFrkN,jC=,jC=~,v##J,~y0jt,uaY,uaqM,6PM,Iuw,v/IDyX8
=On/sy,2Q7Br,2Q7BrXkD,7sz,sz2,sz2tY{KH,T2qI,2Q,Mf[J,1k9,ahb%,yXkc,MBY,y43,KriEL,jAsKMV
ELlZKSQkbb<,jAsKSQv/KH,k[iAQkF,fuK,aMn+Mo3I,aMn+UV,aMn+Mo3,aMn+eyQ,nVBEBjQ,xEyMwU,xdlFoe,/GE
BjiB,SQsz2,tqs-bX,nLfB,Srx,rh3,3r>,3r>7uw,lyt#AQA7PKH,/G,kD=H,kD=syU,kD=s|,kD=xEyMwU,Jsz&0
Jsz&0z?~,%n[,PXaK,PXaKyfM,dReG,+r>,fLDDz{wU,f7F!,.ab4qPI,eG2I,R<,<sq,yqleeyQ,w2jP,k9#=,k9#,w2&@E
w2&sqnVE,w2&MSE,gZPFd?,k_fw4qPI,fFeT,rt}E,uytwzFjP,4qPIfuv/wi,4qPIwi,4qPIv/sz,nLFbK>,4qPIlZK
s|dT,s|A7_Br,<ri,gZDAMisF,qPa!,~0z|iB,MY,*iP,@qZAt,ronO,sy2,sy2Jsz,QY,nVyp,>[0@,JszS+uy,Xn&
XMqBX,XPy43,pkamM,>rtP,wIV,a[r>eyQ,Mo3I,rt8Jsz,rkrx,MVI,>[I,BD>7X,pkjA,n+|,z?~,Ji~,X1,-wz,1n+
1n+%G,S0aKh],o1uy,~tR,eGk9,z!pu,wx[,rt=,rtnL,rt=[s-~,b<sF,T<qBX,-UV,8k9,8V,8n&,[l?,c!,=B#,k9oq
pmAt@qZAt,pmPs|,b=pm,r6pm,b=pm%GKH,3k_,r6RIb+9P,r6RI,o!,Ujw,U#,s8UkF,s8V,#kF,~jXtv,>[Psy_ri,Psy
r?Br,w4n&,&-,k7h],aZs8V,jAe_,aZFWl2,5z?gX,}5z?gX,lZsM,z{6,ezvJ,RqA,v//,k7r>EL,k7r>E,A9*l2,Zr?
aMam,7aM@i6,aMam%G,aMamuwuz,aMam~0,pr4,gXU,riE,AYx|,s|~lZK,Hrx,BryNV,#aK,#yqb<sF,#yq%GE,UVIiB
ItrPHask_,IbX,sqnV,2FDAYx|,[mG,-s9,Pjx,nVUMo3,rtsy2,07y43UV,077Br,07=,Bf3,aQE,Kpms|U,Kfb07
uaacKH,A7r6aMn+,R[kD=,R[ask_,syOnV,I!ek,k_j},k_j}uzCk,v%am,4M,s4PG,q+iPI,MP,NZ,Z@E,ZI,a[iAI,eyQ
b+9,RyX,yXK,RyX07,n[ygV,b~,lPBrE,z?36,lzjc,lzjc_/,lz[,lfBhlU,6n9%,z?nVJsz,z?nVOpi,kDO,wxUkF,nVBE
nVBEkD=,A.yX,K<,K<Pw2,A.yXkD=,K<s|0,K<A+0,o0k>V,o0k>,tqwzU,Ss-Ma<,s@K,r?z.,y43zFjP,jPfhKj5W,fbjc
>rt,>rtI,[/,jA]yZ,A7lUN,A7}BD>,A7E,qBjAE,Ts|,sz~S,Ma<n+|,k7gZ8Jsz,q+iPeyQ,s8nLlUGE,03aMam,nLI
nLSI,sySP,MnL,F#rh5,F#eyQP,F#k9,bKI,r?sy,bokF,boV,n&J,Jy4qZPFQKH,FQKH,r[Q,frkD=,frkD=Jsz,lsn=
sMqAJsz,qAM,XR,Rk9,Prk,Prk7Br,3s|nVq~d?K,3kD,l>ZFyi#k9,l>Y,HPiB,acBr/+E,UVqBX,s-Vw2i6E,A7}-U
E+b<sF,oysy%,}zC,qB>E,4MMuw,fuv/wi,A7r6,H}UV,s|r6Qz{,Qz{,bM,[K,sPb=_/E,4qPIYkb,OYkb,zCx>a|?,#vJ
YAtTs|,zhA/,z?=,le,a[ww,Srk,Srkrxo3,eGqZ,n!sy,[qZ,[qZk=FrE,Euz~,Euzs-~,Euz,v/szJsz,kFGw2i6E
Kv/4qPI,AMiaAaeyQ,1I,>vN,0vV,Zf],A6r[,A6jC,v/3,r?0,}a<,q+iP,kF~,EjxOJ,?9gJn9,AQgZ,nVUP,nVU5,Mo3E
J-,prG,SS,SSr[-,kcr+V,S+H,S+Hrkb<,SSn9|D,wzzFkD=,Pa8,Pa8aQ0,AtuB,aQri,<En&E,v%6,Kri,Kriask_,_Br
s|nVq~d?K,rx|bK,#k9,r6pmV,y9uy,y9uyS+H,sJy9P,pA,g~,g~i~,AYv#,69,69Jy4,ndGUV,eGwd,eG8wd,zFjPV,Tb<
tqwxsJA+,&OMo3I,Dw%r?W,/ab,n&H,>|,tYP,FU~tR,l6[,5z|iB,dQe5,/n&A7},Ea8,nL~,~-,DxlFW,mGnL,Dx|
AQYk7r>,TnLSI,EL,ELtr>[,ELtrMV,EL7407,ELn9|D,ELlZKE,A&mIk_X,sMA.,dYY,r?#,zh-Jsz,zhXE,zh_,XkDaMn+
Dz{wU,nVBEv/sz,qrjl,+N,Ait[,vSV,Xie,OnV,KAYv%,[fF,PnErx<,KH,/E,/n[,vJ,JH,JE,EOrkb<,aQ0,1A@,rkb*
fBlezFjPI,rT_,y4nL,Xy4,Xy4kD=,Xy4#,Xy414,Jy4kD=,B0iC,r[-,Jy4qBX,rhA+V,dQ+,y4s4,NOJsz,NOnV,61v%6
61s|nV,lFv9MV,7B0lZK@i6,s|A.bKI,7B0,-@E,CmnVP,AQA7P,jAsK,rh5z|iB,uyV,uyVfbiBask_,le_,PHl6E,sybXP
aNM,XkfbK>sytR,vOXsySP,-PH,n9Y,qYnVQkF,rh5~tR,rh5>[I,rh5IiBask_,rh5nN9s4AYM,kcs|,b+9P,eyQP
ispfjz,kDI,s-~,.TepnLfBlZK`,
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
community business,community chest,community support,companion animal,complex
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
victims,victims,village,violence against women,vocational,vocational skills development
volleyball,volunteer,voters,walking,war bereaved families,war veterans,water resources,western
wildlife,women and family,women entrepreneurs,women's human resources development
women's reemployment,wood,workers',workers',wrestling,writers,writers
youth counseling and welfare`,
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
j]E+T,K<uaTlFv9MV.,eGUkF6jP14,eGVMo3n_!,KH,K.,1.,EiIY,#k9n_!,A+0lZKn_!,J6T,@L,lzH,n[%,_w2T
ask_SE,JszKH.,K<aQvN.,Jsz07H,Jszrk-H,n&aK%GsqHL,a[r>eyQK.,a[r>eyQ.,a[r>n_!,q~d?KSE,BD>Sfu,1n+SE
1n+Sfu,1n+%GSfu,T<OJ,T<l1Y,T<n9,>[Psy_ri.,a[gXaQvN.,#yq61SE,Is|ask_H,wzs9Rr6RI.,wzs9Rr6RIE+T
wzs9R%GE+T,TepH,RyX%GE+T,r?z.uEuaR,61v%6SE,lU+K.,lU+.,Rsyjw%GT,RjxSHE+T,Jsz.,S+HJszH,>vNOJ,>vN.
zCwzT,K_N,>vNn9,A6jCSE,r?v/R,7Br%vNT,EVl1Y,aQvN.,6.,K<>vN.,K<a[r>eyQ.,K<BD>.,K<S0aKh]E+T,K<Ujw.
K<MnL.,K<lU+.,K<RyX%G.,K<pmAt@qZAtqBX.,K<A7}-U.,K<r?0.,K</fw.,K<y4a<.,K<Rn[.,K<7B0.,gXMT
syriBD>.,v/szSfu,n[+n9,%boSE,Jy4SE,61SE,61ask_SE,61%GSfu,7B0K.,nL-6EVl1Y;n_!,Sfu,SE,nLfBT
nLfBn_!,tY{KHn_!,kbs8,%GSfu,%GT,r[rtfu,SH,EVfu,uzCkSfu,7BrT,o@!,KHn_!,KHfu,wwuzfu,%bofuK
lZKn_!;UVfuK,A+0EL,eGVMo3H,-kcH,rxo3@XfF,rxo3fu,a<,n[+EL,SzF4,lPBrEL,K<lPBrEL,sytRL,pmkFH,rhfu
vSV7szn_!,vS/>[Bf3n_!,4qPIPjxnVBEn_!,IuwH,2Q}sz1n+,7szH,{vSfu,1k9kbs8,1k9rkN,tYqZH,=-L,NtYL,tYua
kDua,QBrL,SQkbb<L,tY{ELlZK%,A.J,T|PH,bKfu,Bj@v/,3r>7uws|fu,7uwMb<,kD=s|fu,kD=@uE,kD=L%,kD=rxo3L%
%n[EL,+r>fu,#ac7Brn_!,f7Fxl8n_!,w2&@EL,k_XBj@L,ask_H,Efu,>rtPBjL,>rtPwiBjL,z?~H,aKh]T,X1%,1A@4
s-kck[,3BjuaqML,wirk{L,r[Qrk{,JHfuv/wirk{L,|A+fu,A3N,An*lmx>,w4kcL,tY{lZK%,rts|JszH,v/sz%,k7r>EL
wil1Y,UqAL,s|~eyIlZKn_!,}9H,Is|ask_H,Tab4,UVfuK%GSfu,7lUEfu,07H,aMwxEL,SILa<EL,7aMBD>rk_H,&Ork_H
Mo3H,Mo3rk_H,lz+EL,.epL@T,ZIL,Jk9L,Z@EL,SIey+EL,jPjxK,GfTpsn_!,Opi%,z?nVJszH,z?nVOpi%,]FrGDx[in
%GSfu,%GH,%GEVT,@EL,wwkbSH,n&Jfu,r[Ql1Y,nL/L,acBrEL,v#kDN,EVT,rExlDW],OYkbL,lPGEL,Srk4,qZEL
0vVrk_H,MfbNO,Mo3EL,AtuB%GH,aQril1Y,aQriT,PrkB[}jw,B[}jw,KriBj@L,s|BEH,9yfGx[in,4Os|fu,&O%,>9fF
eyItY{lZK%,eyIlZK%,AY-v9G4,4qPI7Brs-V4,7Brs-V4,s-sJ6n9%,rkN,v/szn_!,Dz{wUn_!,>M4,syOH,JA.qAfu
yKx>eyzCx>,1A@rk_H,1A@H,1A@T,b*fu,Xr?L,-@EL,AQA7PL,jAsKL%,uyVs|BEn_!,uyVB0iCH,uyVfbiBask_H,l6EL
l6Efu,@r>T<N,0-4,4qPIlZK%,lZKs|fu,6jP14,rh5MVBjL,YIL,rh5L,eyQPL,.epL,.Tepn_!,.TepkD=@uE,.epfu
.Tepo@!,QkFH;s|fu,rk_T,%GE+T,QvSL,wiQvSL,QkDL,wiQkDL,BjL,/{,KL,KY,nLSL@T,tYw4L,sqHL,wirkjX,Bj@L
rk{L,uaqML,rkjX,wiBjL,rk{,8wda<,A.r?L,rk_H,eyQ/{,%Gfu,@i6lzI,MerEVL,nLIL,lurtL,S[L,S[/{,uzCkH
uzCkL,s9#PNAiL@,4OL,eyIL,lZKlzI,OL,v/szL,BYHL,YenL;eGVBjQ/{,eGBj,nNjAsKb<a[,-UVBjQ/{,-Bj,Ujw/{
wxUVBjQ/{,wxBj;3r>BjQ/{,nVBj,nVBEBjQ/{,BjQ/{,3Bj,rteG/{lzI,rt8/{lzI,ELtrBjQ/{;aMwxEE+T
SIuaasEE+T,SIuaasE,tY{aMwxEE+T,ahEk[,uaaslzI,osA7E0,%n[lzI,ey+lzI,lz+lzI,lzjcE+T,lPBrEE+T
zhA/lzI,uaasE+T,n[+La<,n[+b&i.;E+T,lzI;wi+H,rkL,NJ_,z{JfF,z{JH,N5fF,#Jt25fF,5fF,JL,b&GD6@JL
AYdQfm@JL,-enL,-enH,J_,J_l1E,Jsz%,syKs|fu,wiL,lZsMn&JL,NJfF,wiY,5K,R[JL,36L,o1J5K,n&JL,n&JH
n&Jn_!,ST,-6H,M6H,eyL,asBfJL,-6L,-}%,3OJ,n&H,rk{JL,JfF,.epL;#syT,wDXT,lf=tv,k_XT,kFi~n_!,n_!
NGtv,E+T,/n&T,lzI,uaqMrk_T,rk_T,Mo3rk_T,MK,l?H,l?tv,rtVtv,Ktv,KE,tv,l?T,wz4T,l?J,ErF,xFn_!
a[atn_!,f7F!n_!,uyjP4,EVY,Mo0E,j]n[tv,b<sFn_!,l1E,l1Y,Mo3rk_H,rkh*E+T,l1tv,HPiBl1Y,EVT,2r]iy,S4
k_Xl1Y,EVfu,Krin_!,Kriwibj,Kril1Y,KriE+T,Krifu,B[aZT,rtVY,rtVl1Y,rtVT,0|n_!,n9|Dn_!,0|S4,X14
Bg4E+T,[v%T,jP4,uyrttv,XieEVY,!k7d_,MKl1Y,=iBk_XT,rk-H,kFi~vSa[,EV4;YQUy*PLE,y*P3yg,y*PLE,z1*
nL4K-z1*,?9tBWb<sFy*PLE,?9tBWb<sFy*P,AQq~?mrF,GwU,zh-kctrlzI,uE{y*PM_,Pz1*,Py*PLE,Py*P3yg,a%5/{
kbypz1*,54/{,UVXkD,UVXkDLE,I?]z1*,y*sFPLE,y*P/{,y*PkctrLE,y*Pkctr,kbz1*,kby*P3yg,3Mo3/{
EkbuE{y*PM_,Ekby*PXkD,Ekbz1*,Ekby*P,EkbYQUy*PLE,YQUz1*,YQUy*P3yg,syQ=XkD,syQ=XkDLE,zhlQPUy*P3yg
MVI-kctr,DzP,lFv9/{`,
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
  korean: `9l5,T?Wsj8,gZKyD,<oyy43,NqB,rxo3tY{,PQvJ,A6S,k7r>,>rt,nLV07,ElyNO,@&NO,nLV,/G,EFls,S&,r6RI,r6R8
rts|,rhP,IkD,UV,07UV,I!ek,lzO,A7E,jAFD!,qZO,v%6,EL&O,zh-,SV,3O,uyVXkD;k=gs,9l5,gZKyD,ees4,zOoe
Mo3,YQU,n[+,eAo3,-O,xgAE!,AQ2ey,fLD,ypbX6,aQ0a[1,<kD,rkM,s91,oqn|,PQvJ,[&[mS,k_is,k=GDyf,k7r>
r*}7BrE,uaR8,S+H,xCg8,s|-tY{,s|-,L=,r*G,+r>,wbgX,rt-,T<,RqA,Myf,a[gX,riE,s|~,s4l18,R8,ZR8,8O
j*Fx>V,sMqAs91,acBr/+E,>vN,sy2,uagX,fu&,salP,DAQw2,syO,Jsz,z.s9,7pi,k=FrHju,uy4;AQY&,F|IBY&,k7r>
qExCrH,qExF,QkF,RbK,eN3>,sy<,sy<r6&,eNBh%,2Q,N4A6kD,w2jP,w2&,qB&,~0@O&,dTs8,eyI,kbk_,kbk_Fpm
aMam,pr4,s8AMh+W,y4{,d7&,%tt,Z<,3>&,3>r6&,HPiB,r*},|jC,UYI&,J0,0Bmr6&,jAwIy4uw@O&,y4uw@O&
T2.Tep&,T2&,5Bmr6&,5Bm,>vN,A6kD,A6r6&,03aMam@O&,03&,03,rtnL@O&,trpsP,s|BE@O&,s|BE,eyIr*},AQY
v!ww,v!ww%tt,r6&,B~Yr6&,ainLn&,|eT@O&,|eTM&,7B0,Us|;A+0,LnV,uaqM,uaY,K<,QY,~0,a[gX,l>Y,dYY,61
nL-6,n9Y;;;AQY&,aMwx,=O,n/sy,yq1,wxU,#yq,14,2zCW,F|IBY&,aMwxE,PQvJ,MV,w2&,>[,XM,XMSE,qB&,~0@O&
07y43,d7&,@E,@i6MM,Fpfh.J,3>&,3>r6&,acBrE,UYI&,fuv/,0Bmr6&,jAwIy4uw@O&,y4uw@O&,YAt,T2.Tep&,T2&
qZE,kFG,5Bmr6&,asIyq1,03aMam@O&,03&,rtnL@O&,SIuaasE,s|aMwx0|EV,s|ask_0|EV,Kri#yq,s|BE@O&,sMpmV
uaTMV,r6&,JuyH,B~Yr6&,+ri,r[oyEV,=kFPQvJ,|eT@O&,|eTM&,l6E;InH,wxU,}f];SV,yq1,T|P,EV,@i6MM
@i6lZK;n[+,A+0E,n+a<,aMwx,YQU,La<,ah0z?~,ah0z?~E,SILa<E,osA7E0,%n[,%n[E,{Q,lz+E,SIey+E,ey+E,zhA/
zhA/lzjc,lPGE,Mo3E,wVih,n[+La<,n[+E;n[+,A+0E,n+a<,aMwx,YQU,La<,ah0z?~,ah0z?~E,SILa<E,osA7E0,%n[
%n[E,{Q,lz+E,SIey+E,ey+E,zhA/,zhA/lzjc,lPGE,Mo3E,wVih,n[+La<,n[+E;w8iJJ,w8iJ,uaqM,Mf[J,b<pm,[s4
o1lZsM,5a%J,5a%,5~,5iI,rx-L,i%!J,ahGJ,ahG,dQEiy,5kb,r6<,49J,49,5pr,nEis1rE,[F,5lDeeg06,5a|iRk[
5?h+v/DxC,5?h+w2DxC,5r*Z,5fhxF]D,5k=r],5k=rE9,5lD*9;a[at,R[,l1tv,0|,A7r6,Kri,rtV;kFi~n_!,GyKs4
#yq,A~Dxl8,kD=,eGV,vJFdQ,212,jPw#,b.9lw,xCG2,sqyg%G,>rtvOrhBm,vSVlFv9XkD,n&k>,ask_,YQU,MV_//0
MVs|+qB0,k=FrEA~D,vUbXBt{Bm,vUbXBt{,uaRl1yX,nL4K-,uwbXPnL4K-,vSVwbM,wbMMV,#pmBt{Bm,#pmBt{,Skb#
xCDfs,xCDfslFv9,xCDAQ,iUoX,uaa!MV,j6zuq~n~,Dxls4V,PM%G,fuM,fuMvU,fuMvUbX,k7R,rh5MV,qQzumr,A6SM
rbtD,PUlel?,Bt{Bm,lhikD*,mu]I*,r?ih#,vUbXBm,vUbX,s|MKH,XBDBm,XBDEvU,LEvU,MV54,zCnVBm,ask_EV,lefF
lefF#,Fj3uG,#pmBm,#pm,syin,s|actw,s|actwBm,k7h]54,s4k[,b.9lwuzwz,RSvU,RvU,b&jue.g3,54,54#,A{K
AYFs4*,#yq61Mb<,s8zPW,Ixg,If8D,I6,asI,I?],Bf354,M%Xr>,s4l1,s4PGvSwz,TY4,Ts|YAt,j*Pfj,Bt{,Bt{PU
fuMb<sF,e.g3,354,354QiB,3Mo3/{,3Mo3,3Mo3EV,rEAQD,A7r6uzwz,zhA/Mo3,rkb<,rkb<tqwx,z{Wz~GrE,Ekb
XkDy*PBm,Skb,SSs8N,KriBf3,3s|nVq~d?K,s8N,s8N#yq,vVs8,_/Bf3,y9uyrkb<,n[xdfTG,uwbXP,uwbXkb,Qk[54
uaTMV,uaTBm#,ELy*P,zhlQPU,kcAiXBDBm,Mo3b<sF,Mo3Bf3,~w2,~w2#,lDWdY,.epvSV`,
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
  korean: `NZ5SL,Mf[JNZAYdQfm@5L,v##J,NZl[Jv#yptY,NZrx-J49L({Q),NZl[J/a<tY,Mf[JZRw8iJL,Mf[JNZ5a%JL,NZl[J
ZRl[J,Mf[JNZahGL,NZrx-J49L,ZRMf[J49L,NZrx-J49L(y4{),_n[bK,[w6s4qBpms4rx-s|jwJ,ZRl[Jypa[tY,Hl[J`,
  english: `anglican church of korea,assemblies of god of korea,catholic,cheontae order of korean buddhism
general assembly of presbyterian church in korea,jogye order of korean buddhism
korea baptist convention,korea evangelical holiness church,korean buddhism,korean buddhism
korean methodist church,presbyterian church in korea
presbyterian church in the republic of korea,presbyterian church of korea,salvation army
seventh-day adventist,taego order of korean buddhism,won buddhism`,
};

export const COUNTRIES = {
  korean: `rtR,k7R,Br#,w=dQfr,uaR,syin,?h>D,f[s4,BzxJ,I6,I6ee12,s4l1,ZR,jFisF12,j+1xC,ATGAS,pu~z{jh,NjC,ypR
6xU,Q>,lDWdY`,
  english: `UK,USA,australia,canada,china,europe,france,germany,hong kong,india,indonesia,japan,korea
malaysia,mexico,philippines,singapore,taiwan,thailand,tokyo,tokyo,vietnam`,
};

export const KINDS = "s;w;wC;sN;wBSN;wS;wS;sS;wLS;wLP;wLBP;sN;eR;wS";

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
