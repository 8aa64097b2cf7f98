/**
 * Places in names of institutions, without 시, 군, 구 and 동: provinces, cities, counties, districts
 * of cities, and well-known quarters. They are romanised as in addresses.
 */
export const PLACES =
  "서울 부산 대구 인천 광주 대전 울산 세종 경기 강원 충북 충남 충청 전북 전남 전라 경북 경남 경상 제주 " +
  "영남 호남 수도권 충청북 충청남 전라북 전라남 경상북 경상남 수원 성남 고양 용인 부천 안산 안양 남양주 " +
  "화성 평택 의정부 시흥 파주 김포 광명 군포 이천 오산 하남 양주 구리 안성 포천 의왕 여주 동두천 과천 " +
  "춘천 원주 강릉 동해 태백 속초 삼척 청주 충주 제천 천안 공주 보령 아산 서산 논산 계룡 당진 전주 군산 " +
  "익산 정읍 남원 김제 목포 여수 순천 나주 광양 포항 경주 김천 안동 구미 영주 영천 상주 문경 경산 창원 " +
  "진주 통영 사천 김해 밀양 거제 양산 서귀포 종로 용산 성동 광진 동대문 중랑 성북 강북 도봉 노원 은평 " +
  "서대문 마포 양천 강서 구로 금천 영등포 동작 관악 서초 강남 송파 강동 영도 부산진 동래 해운대 사하 금정 " +
  "연제 수영 수성 달서 미추홀 남동 부평 계양 광산 유성 대덕 팔달 영통 분당 덕양 일산 기흥 수지 청원 완산 " +
  "덕진 의창 마산 진해 역삼 삼성동 대치 압구정 청담 논현 도곡 개포 잠실 방배 반포 양재 신사 명동 을지로 " +
  "여의도 목동 홍대 신촌 이태원 건대 성수 왕십리 신림 노량진 연남 합정 상암 판교 동탄 죽전 광교 송도 청라 " +
  "구월 서면 둔산 상무 조치원 향남 오송 테헤란로 마곡 가산 문정 신도림 서현 야탑 평촌 산본 대전역 " +
  "가양 등촌 화곡 천호 수유 창동 상계 혜화 동서울 남서울 북서울 옥천 진천 괴산 증평 단양 보은 금산 부여 서천 " +
  "광화문 청양 홍성 태안 완주 진안 무주 임실 순창 고창 부안 담양 곡성 구례 고흥 화순 장흥 해남 영암 무안 함평 완도 " +
  "칠곡 의성 청송 영덕 울진 봉화 예천 군위 의령 함안 창녕 남해 하동 산청 함양 거창 합천 기장 울주 옹진 양평 " +
  "가평 연천 홍천 횡성 영월 평창 철원 양구 양양 동대구 천안아산 광주송정 " +
  "미아 쌍문 도곡동 대치동 잠원 서초동 신천 석촌 오금 거여 마천 길동 명일 암사 중곡 구의 " +
  "화양 면목 상봉 망우 신내 공릉 하계 중계 월계 길음 돈암 정릉 안암 청량리 회기 답십리 장안동 제기동 " +
  "금호동 옥수 행당 마장 이촌 한남동 연희 북가좌 남가좌 홍은 홍제 불광 연신내 응암 망원 서교 동교 " +
  "공덕 아현 신정 신월 염창 오류 고척 독산 시흥동 당산 문래 대림동 사당 상도 흑석 봉천 " +
  "신대방 남현 광안리 광안 남포동 덕천 화명 다대포 괴정 동성로 월배 " +
  "범어 수성구청 연산 용호 대연 문현 범일 초량 구포 부전 주안 간석 논현동 연수 검단 계산동 " +
  "작전동 갈산 삼산 상동 수완 봉선 노은 관평 은행동 용전 삼산동 성남동 인계 매탄 " +
  "권선 영통동 광교중앙 미금 이매 수내 위례 별내 호매실 은계 옥정 운정 " +
  "화정 행신 원흥 삼송 지축 능곡 백석 마두 주엽 탄현 신갈 모현 정선 화천 인제 강진 진도 고령 강화 울릉도 충청권 호남권 영남권 강원권";

/**
 * Countries and cities abroad in names of branches. This list has only those whose Korean name is
 * also a part of other words. `words/places-abroad.tsv` has the others.
 */
export const COUNTRIES =
  "몽골Mongolia,한국Korea,일본Japan,중국China,홍콩Hong Kong,대만Taiwan,미국USA,영국UK,독일Germany,태국Thailand,인도India,호주Australia,유럽Europe,도쿄Tokyo,동경Tokyo," +
  "터키Turkiye,체코Czech Republic,칠레Chile,페루Peru,쿠바Cuba,케냐Kenya,네팔Nepal,괌Guam,북경Beijing,상해Shanghai,청도Qingdao,천진Tianjin,심천Shenzhen,북미North America,남미South America,중남미Latin America,중동Middle East,동남아Southeast Asia,아시아Asia,극동Far East,뉴욕New York,런던London,방콕Bangkok,교토Kyoto,고베Kobe";

/** English for words in names of buildings and sites, with large owners' own spellings (Shilla). */
export const BUILDINGS =
  "일반산업단지General Industrial Complex,연구개발R&D,하이테크Hi-Tech,아이파크I-Park," +
  "라이온스Lions,지밸리G-Valley,회관Center,아파트형공장Apartment-Type Factory,센타워Cen Tower," +
  "파크Park,포스트Post,트윈Twin,시티City,갤러리아Galleria,타임월드Timeworld,신라Shilla," +
  "더케이The-K,화재해상보험Fire & Marine Insurance,세브란스Severance,사옥Building,센타Center," +
  "씨티City,캠퍼스Campus,공장Plant,공단Industrial Complex";
