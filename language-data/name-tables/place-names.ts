/**
 * Places that names of institutions contain, without 시, 군, 구 and 동: provinces, cities, districts of
 * cities, and well-known quarters. Counties are known by their 군. Data only. They are written as in
 * addresses.
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
  "가양 등촌 화곡 천호 수유 창동 상계 혜화 동서울 남서울 북서울";

/** Countries and cities abroad, which branches are named after. */
export const COUNTRIES =
  "러시아Russia,몽골Mongolia,브라질Brazil,아랍에미리트UAE,한국Korea,일본Japan,중국China,홍콩Hong Kong,대만Taiwan,미국USA,영국UK,독일Germany,프랑스France,싱가포르Singapore,베트남Vietnam,태국Thailand,인도India,인도네시아Indonesia,말레이시아Malaysia,필리핀Philippines,호주Australia,캐나다Canada,멕시코Mexico,유럽Europe,도쿄Tokyo,동경Tokyo";
