/** The page's Korean texts: short, in 합니다체. `en.ts` has the same keys. */
import { MAX_COMPANY_NAME, MAX_OWNER_NAME } from "../../src/lib/bounded-text.ts";
import { withParticle } from "./word-forms.ts";

export const ko = {
  lang: "ko",
  title: "사업자등록 확인",
  skip: "본문으로 건너뛰기",
  nav: {
    check: "조회",
    list: "목록",
    watched: "모니터링",
    jobs: "작업",
    receipt: "증빙",
    api: "API",
  },
  otherLanguage: "English",
  otherLanguageLabel: "Switch to English",
  loading: "불러오는 중입니다",
  viewFailed: [
    "화면을 불러오지 못했습니다",
    "보낸 목록과 결과는 그대로 있습니다. 연결을 확인한 뒤 새로 고쳐 주십시오.",
  ] as [string, string],
  reload: "새로 고침",
  retry: "다시 시도",
  offline: "인터넷 연결이 끊겼습니다. 연결되면 자동으로 이어집니다.",
  offlineReceipt: "인터넷 연결이 끊겼습니다. 증빙은 연결 없이도 확인할 수 있습니다.",
  gauge: (used: string, quota: string | null) =>
    quota === null ? `이번 달 ${used}건 사용` : `${used} / ${quota}건`,
  gaugeLabel: "이번 달 사용량",
  testMode: "테스트 모드",
  testNumbers:
    "테스트 키로는 100-00-00014 같은 테스트 번호만 조회할 수 있습니다. 국세청에 조회하지 않으며 사용량도 차감되지 않습니다.",
  testNumbersLink: "테스트 번호 목록(영문)",

  key: {
    title: "API 키를 입력해 주십시오",
    lead: "사업자등록번호가 국세청 등록 정보와 일치하는지, 지금도 영업 중인지 확인합니다. 이용하려면 API 키가 필요합니다.",
    label: "API 키",
    placeholder: "bvs_live_…",
    keep: "이 기기에 저장",
    keepHint:
      "공용 컴퓨터에서는 선택하지 마십시오. 선택하지 않으면 이 탭을 닫을 때 키가 지워집니다.",
    enter: "시작",
    checking: "확인하는 중입니다",
    waitingTitle: "서비스의 응답을 기다리고 있습니다",
    waiting: "이 브라우저에 키가 그대로 있습니다. 서비스가 응답하면 자동으로 이어집니다.",
    help: "키가 없으면",
    helpLink: "발급 안내 보기",
    helpNone: "키가 없으면 서비스 운영자에게 문의해 주십시오.",
    demo: "데모 키",
    demoHint: "이 컴퓨터에서 실행한 서비스입니다. 데모 키로 바로 써 볼 수 있습니다.",
    demoLive: "라이브 키: 가상의 사업자를 조회하며 사용량이 차감됩니다",
    demoTest: "테스트 키: 테스트 번호만 조회하며 사용량이 차감되지 않습니다",
    unsafeTitle: "암호화되지 않은 연결입니다",
    unsafe:
      "키가 중간에서 읽힐 수 있으므로 여기서는 키를 받지 않습니다. 주소를 https://로 바꾸어 접속해 주십시오.",
    faults: {
      empty: "키를 붙여 넣어 주십시오.",
      start: "키는 bvs_live_ 또는 bvs_test_로 시작합니다.",
      short: (missing: number) => `키가 ${missing}자 짧습니다. 끝까지 복사했는지 확인해 주십시오.`,
      long: (extra: number) =>
        `키가 ${extra}자 깁니다. 다른 글자가 함께 복사되지 않았는지 확인해 주십시오.`,
      characters: "키에는 영문자와 숫자만 들어갑니다.",
      checksum: "키에 오타가 있습니다. 다시 복사해 주십시오.",
    },
    menu: "키",
    plan: "요금제",
    can: "사용할 수 있는 기능",
    abilities: {
      a: "일치 확인·상태 조회",
      b: "사업자 정보",
      batch: (rows: string) => `목록당 최대 ${rows}행`,
    },
    noBatch: "목록 일치 확인 미포함",
    resets: (date: string) => `사용량은 ${date}에 초기화됩니다`,
    leave: "이 기기에서 키 지우기",
  },

  check: {
    title: "단건 조회",
    modes: { verify: "일치 확인", status: "상태만", describe: "사업자 정보" },
    modeLabel: "조회 방법",
    modeHints: {
      verify: "번호, 개업일자, 대표자명이 국세청 등록 정보와 일치하는지 확인합니다.",
      status: "번호만으로 계속·휴업·폐업 상태와 과세 유형을 조회합니다.",
      describe: "번호만으로 상호, 주소, 업종 등 알려진 정보를 조회합니다.",
    },
    number: "사업자등록번호",
    date: "개업일자",
    owner: "대표자명",
    ownerHint: "사업자등록증에 적힌 그대로",
    company: "상호",
    optional: "선택",
    language: "언어",
    withReceipt: "증빙 받기",
    withReceiptHint: "이 조회를 나중에 증명할 수 있는 서명된 글을 함께 받습니다. 비용은 없습니다.",
    withReceiptOfDescription:
      "번호, 상태, 과세 유형을 나중에 증명할 수 있는 서명된 글을 함께 받습니다. 상호나 주소는 증명하지 않습니다. 비용은 없습니다.",
    send: "조회",
    sending: "국세청에 조회하는 중입니다",
    understood: (date: string) => `${withParticle(date, "으로/로")} 인식했습니다`,
    clear: "새 조회",
    faults: {
      numberEmpty: "사업자등록번호 10자리를 입력해 주십시오.",
      numberLength: (digits: number) => `숫자 10자리여야 합니다. 지금은 ${digits}자리입니다.`,
      numberThirteen:
        "13자리는 법인등록번호나 주민등록번호입니다. 사업자등록번호 10자리를 입력해 주십시오.",
      numberCharacters: "숫자와 하이픈만 입력할 수 있습니다.",
      dateEmpty: "개업일자를 입력해 주십시오.",
      date: "날짜로 읽을 수 없습니다. 2012-03-05처럼 입력해 주십시오.",
      ownerEmpty: "대표자명을 입력해 주십시오.",
      ownerLong: `대표자명은 ${MAX_OWNER_NAME}자까지입니다.`,
      companyLong: `상호는 ${MAX_COMPANY_NAME}자까지입니다.`,
    },
    checkDigit:
      "번호의 마지막 검증 숫자가 맞지 않습니다. 오타가 없는지 확인해 주십시오. 그대로 조회할 수도 있습니다.",
    repeatIsFree: "다시 시도해도 한 번만 차감됩니다.",
    changedTitle: "입력이 바뀌어 이전 결과를 감추었습니다",
    former: (asked: string) => `바뀐 입력은 아직 조회하지 않았습니다. 감춘 결과의 입력: ${asked}`,
    formerAsked: (asked: string) =>
      `바꾸기 전의 입력을 국세청에 조회하고 있습니다: ${asked}. 바뀐 입력은 그다음에 조회할 수 있습니다.`,
    restore: "이전 입력과 결과 보기",
    emptyTitle: "조회 결과가 여기에 나타납니다",
    empty: "결과는 저장되지 않습니다. 보관하려면 인쇄하거나 복사해 주십시오.",
  },

  owner: {
    confirmed: (name: string) => `확인된 대표자: ${name}.`,
    willSend: (name: string) => `보낼 이름: ${name}`,
    tidied: (rows: string) =>
      `대표자명 ${rows}개를 다듬어 보냅니다. 직함이나 '외 1명' 같은 말을 빼고, 여러 명이면 첫 번째 사람만 조회합니다.`,
    asWritten: (rows: string) =>
      `대표자명 ${rows}개를 적힌 그대로 보냅니다. 국세청 등록 정보와 일치하지 않을 수 있습니다.`,
    keep: "적힌 그대로 보내기",
    tidy: "다듬어 보내기",
    show: "보기",
    doubtful: (rows: string) =>
      `대표자명 ${rows}개는 확인이 필요합니다. 그대로 조회하면 차감되고 불일치로 나올 수 있습니다.`,
    change: (line: string, written: string, sent: string) => `${line}행: ${written} → ${sent}`,
    changes: {
      width: "전각 글자를 반각으로 바꾸었습니다.",
      contact: "이름 옆의 번호나 연락처를 뺐습니다.",
      hanja: "함께 적힌 한자를 뺐습니다.",
      others: "'외 1명' 같은 말을 뺐습니다.",
      title: "직함을 뺐습니다.",
      marks: "이름이 아닌 부호를 뺐습니다.",
      first: "여러 명 가운데 첫 번째 사람만 조회합니다. 국세청은 한 사람의 이름과 비교합니다.",
      spaces: "띄어쓰기를 정리했습니다.",
    },
    hints: {
      several_representatives:
        "대표자가 여러 명인 것 같습니다. 국세청은 한 사람의 이름과 비교하므로 한 명만 적어 주십시오.",
      and_others: "'외 1명' 같은 말이 붙은 것 같습니다. 그렇다면 빼고 이름만 적어 주십시오.",
      space_in_name: "띄어쓰기도 비교합니다. 사업자등록증에 없으면 붙여 써 주십시오.",
      latin_name:
        "한국인은 한글로, 외국인은 영문으로 등록되어 있습니다. 영문 이름은 띄어쓰기와 대소문자까지 사업자등록증과 같아야 합니다(JOHN을 John으로 적으면 불일치).",
      title_in_name: "직함이 들어 있는 것 같습니다. 직함이면 빼고 이름만 적어 주십시오.",
      mixed_name:
        "한글과 로마자가 섞여 있습니다. 사업자등록증에 적힌 대로 한글 이름이나 영문 이름 하나만 적어 주십시오.",
      hanja_name: "한자가 들어 있습니다. 사업자등록증에 적힌 한글이나 영문 이름으로 적어 주십시오.",
      unusual_name: "이름에 쓰지 않는 글자나 부호가 있습니다. 이름만 적어 주십시오.",
    },
  },

  verdict: {
    confirmed: "국세청 등록 정보와 일치합니다",
    active: "계속사업자",
    suspended: "휴업자",
    closed: (day: string | null) => (day === null ? "폐업자" : `폐업자(폐업일 ${day})`),
    unknownState: "상태 확인 불가",
    registered: "국세청에 등록된 번호입니다",
    described: "등록된 사업자입니다",
    detailsMismatch: "등록된 번호이지만 개업일자 또는 대표자명이 일치하지 않습니다",
    detailsMismatchHelp:
      "사업자등록증에 적힌 개업연월일과 대표자명을 그대로 입력했는지 확인해 주십시오. 공동대표는 한 명씩 조회합니다. 외국인 대표는 등록증의 띄어쓰기와 대소문자를 따릅니다.",
    unconfirmed: "일치 여부를 확인하지 못했습니다",
    unconfirmedHelp:
      "입력한 정보가 등록 정보와 일치한다고 국세청이 확인하지 않았고, 그 이유도 알려 주지 않았습니다. 잠시 뒤 다시 조회해 주십시오.",
    notRegistered: "국세청에 등록되지 않은 사업자등록번호입니다",
    notRegisteredHelp: "신규 사업자는 1~2일 뒤 조회됩니다. 번호에 오타가 없는지도 확인해 주십시오.",
    causesTitle: "예상되는 원인",
    causes: {
      several_representatives:
        "대표자가 여러 명 적혀 있습니다. 국세청은 한 사람의 이름과 비교하므로 한 명씩 조회해 주십시오.",
      and_others:
        "대표자명에 '외 1명' 같은 말이 붙어 있습니다. 빼고 한 사람의 이름만 적어 주십시오.",
      space_in_name:
        "대표자명에 띄어쓰기가 있습니다. 띄어쓰기도 비교하므로 사업자등록증에 없으면 붙여 써 주십시오.",
      latin_name:
        "대표자명이 로마자입니다. 한국인은 한글로, 외국인은 등록된 영문 이름을 띄어쓰기와 대소문자까지 그대로 적어 주십시오.",
      title_in_name:
        "대표자명에 '대표이사' 같은 직함이 있습니다. 직함을 빼고 이름만 적어 주십시오.",
      date_in_future: "개업일자가 오늘 이후의 날짜입니다. 날짜를 다시 확인해 주십시오.",
      opened_recently:
        "개업한 지 며칠 되지 않았습니다. 국세청 자료에 아직 없을 수 있으니 며칠 뒤 다시 조회해 주십시오.",
    },
    unavailable: "국세청 서비스가 응답하지 않습니다",
    unavailableHelp:
      "이번 조회는 차감되지 않았습니다. 사업자의 상태와는 관계없으니 잠시 뒤 다시 조회해 주십시오.",
    contradicted: (name: string) =>
      `입력한 상호와 공시된 상호가 다릅니다: ${name}. 국세청은 상호를 확인하지 않습니다.`,
    former: (name: string) => `이전 상호입니다. 현재 상호: ${name}`,
    pending: "영문 상호를 확인하는 중입니다. 잠시 뒤 다시 조회하면 나타납니다.",
    namesUnavailable: "상호 정보를 제때 받지 못했습니다. 다시 조회하면 나타날 수 있습니다.",
  },

  facts: {
    title: "확인된 정보",
    number: "사업자등록번호",
    companyName: "상호",
    givenName: "입력한 상호",
    companyNameEn: "영문 상호",
    representative: "대표자명",
    askedOwner: "조회한 대표자명",
    askedDate: "조회한 개업일자",
    representativeLatin: "대표자명(로마자)",
    status: "상태",
    closedOn: "폐업일",
    closedWhy: "폐업 사유",
    unitTaxation: "사업자단위과세 전환",
    closedOnPaper: "서류상 폐업이며, 영업을 그만두었다는 뜻은 아닙니다",
    taxType: "과세 유형",
    taxTypeSince: (day: string) => `${day}부터`,
    previousTaxType: "이전 과세 유형",
    /** Tax types by code. The service names the previous tax type only in one language. */
    taxTypes: {
      "01": "부가가치세 일반과세자",
      "02": "부가가치세 간이과세자",
      "03": "부가가치세 과세특례자",
      "04": "부가가치세 면세사업자",
      "05": "수익사업을 영위하지 않는 비영리법인이거나 고유번호가 부여된 단체,국가기관 등",
      "06": "고유번호가 부여된 단체",
      "07": "부가가치세 간이과세자(세금계산서 발급사업자)",
    },
    taxInvoices: "세금계산서 발급",
    taxInvoicesSince: "세금계산서 적용일",
    yes: "가능",
    no: "불가",
    industry: "업종",
    registeredDate: "설립일",
    openingDate: "개업일자",
    corporateNumber: "법인등록번호",
    address: "주소",
    addressEn: "영문 주소",
    employees: "직원 수",
    capital: "자본금",
    revenue: "매출액",
    won: (amount: string) => `${amount}원`,
    people: (n: string) => `${n}명`,
    unknown: "정보 없음",
    time: "조회 시각",
    requestId: "요청 번호",
    evidence: {
      number: "공식 명칭: 사업자등록번호로 확인했습니다",
      representative: "공식 명칭: 상호와 대표자명으로 확인했습니다",
      name: "공식 명칭: 이 상호를 쓰는 회사가 하나뿐입니다",
      request: "입력한 상호입니다",
      composed: "자체 영문 표기이며 공식 명칭이 아닙니다",
      romanized: "로마자 표기이며 공식 명칭이 아닙니다",
    },
    source: (name: string, day: string | null) => (day === null ? name : `${name}, ${day}`),
    sources: {
      nts: "국세청",
      opendart: "전자공시(DART)",
      comwel: "근로복지공단",
      fsc: "금융위원회",
      ftc: "공정거래위원회",
      koneps: "나라장터(자체 신고)",
      composed: "자체 영문 표기",
    },
    states: { active: "계속사업자", suspended: "휴업자", inactive: "폐업자" },
  },

  answer: {
    copyJson: "JSON 복사",
    copyCurl: "curl로 복사",
    copied: "복사했습니다",
    copyFailed: "복사하지 못했습니다. 아래에서 선택해 주십시오.",
    print: "인쇄",
    developer: "개발자용: 요청과 응답",
    request: "요청",
    response: "응답",
    printedBy: "사업자등록 확인 결과",
  },

  receipt: {
    title: "증빙",
    lead: "이 조회를 증명하는 서명된 글입니다. 서비스에는 남지 않으니 저장하거나 인쇄해 보관해 주십시오.",
    leadOfDescription:
      "번호, 상태, 과세 유형만 증명하는 서명된 글입니다. 상호를 비롯한 나머지 내용은 증명하지 않습니다. 서비스에는 남지 않으니 저장하거나 인쇄해 보관해 주십시오.",
    copy: "증빙 복사",
    save: "파일로 저장",
    open: "열어서 인쇄",
    fileName: (of: string, day: string) => `증빙 ${of} ${day}`,
  },

  failures: {
    offline: ["서비스에 연결할 수 없습니다", "인터넷 연결을 확인한 뒤 다시 시도해 주십시오."] as [
      string,
      string,
    ],
    lost: [
      "일부 조회 결과를 받지 못했습니다",
      "마지막으로 보낸 행은 차감되었을 수 있습니다. 다시 조회하면 다시 차감될 수 있습니다.",
    ] as [string, string],
    rate: ["요청이 한꺼번에 몰렸습니다", "잠시 뒤 다시 시도해 주십시오. 차감되지 않았습니다."] as [
      string,
      string,
    ],
    rateIn: (seconds: string) => `${seconds}초 뒤 다시 시도할 수 있습니다. 차감되지 않았습니다.`,
    quota: [
      "이번 달 사용 한도에 도달했습니다",
      "다음 달 1일(UTC)부터 다시 사용할 수 있습니다. 더 필요하면 운영자에게 요금제를 문의해 주십시오.",
    ] as [string, string],
    quotaUntil: (time: string) =>
      `${time}부터 다시 사용할 수 있습니다. 더 필요하면 운영자에게 요금제를 문의해 주십시오.`,
    day: [
      "오늘 사용 한도에 도달했습니다",
      "한국 시각 자정부터 다시 사용할 수 있습니다. 차감되지 않았습니다. 한도를 늘리려면 운영자에게 문의해 주십시오.",
    ] as [string, string],
    key: [
      "사용할 수 없는 키입니다",
      "키가 올바르지 않거나 만료 또는 폐기되었습니다. 다른 키를 입력해 주십시오.",
    ] as [string, string],
    plan: ["요금제에 없는 기능입니다", "이 기능이 있는 요금제는 운영자에게 문의해 주십시오."] as [
      string,
      string,
    ],
    jobs: ["진행 중인 작업이 너무 많습니다", "작업이 하나 끝난 뒤 다시 보내 주십시오."] as [
      string,
      string,
    ],
    storage: [
      "결과 보관 공간이 가득 찼습니다",
      "작업 화면에서 지난 작업을 삭제한 뒤 다시 보내 주십시오.",
    ] as [string, string],
    jobRows: [
      "작업 수가 한도에 도달했습니다",
      "삭제한 작업도 보관 기간이 지날 때까지 작업 수에 포함됩니다. 며칠 뒤 목록을 더 크게 묶어 보내 주십시오.",
    ] as [string, string],
    gone: [
      "작업을 찾을 수 없습니다",
      "삭제되었거나 보관 기간이 지났습니다. 결과가 필요하면 목록을 다시 조회해 주십시오.",
    ] as [string, string],
    internal: [
      "서비스에 문제가 생겼습니다",
      "차감되지 않았습니다. 잠시 뒤 다시 시도해 주십시오.",
    ] as [string, string],
    invalid: ["요청을 처리할 수 없습니다", "입력을 확인해 주십시오."] as [string, string],
    /** What to do about errors for which the service has only an English message. */
    refusals: {
      invalid_business_number:
        "사업자등록번호 형식이 맞지 않습니다. 숫자 10자리인지 확인해 주십시오.",
      invalid_start_date: "개업일자 형식이 맞지 않습니다. 2012-03-05처럼 입력해 주십시오.",
      invalid_owner_name:
        "국세청에서 읽을 수 없는 대표자명입니다. 사업자등록증에 적힌 이름을 한 명만 입력해 주십시오.",
    },
    watched: [
      "모니터링할 수 있는 번호 수를 넘었습니다",
      "추가하지 않았습니다. 모니터링 목록에서 번호를 삭제하거나 운영자에게 문의해 주십시오. 이번 달에 추가했다가 삭제한 번호는 이달 말까지 한도에 포함됩니다.",
    ] as [string, string],
    noReceipts: [
      "이 서비스는 증빙을 발급하지 않습니다",
      "단건 조회라면 '증빙 받기'를 끄고 다시 조회해 주십시오. 차감되지 않았습니다. 증빙이 필요하면 운영자에게 문의해 주십시오.",
    ] as [string, string],
    noTestNumber: "테스트 번호가 아닙니다",
  },

  list: {
    title: "목록 조회",
    lead: "엑셀 목록을 올리면 한 행씩 국세청에 조회해, 순서는 그대로 두고 결과를 붙여 드립니다.",
    steps: { choose: "파일 선택", columns: "열 확인", progress: "조회", result: "결과" },
    change: "바꾸기",
    again: "다른 파일 조회",

    drop: "파일을 여기로 끌어다 놓으십시오",
    choose: "파일 선택",
    formats: "엑셀(.xlsx), CSV, 탭 구분 텍스트. 20 MB까지. 위에 제목이 있어도 됩니다.",
    paste: "또는 스프레드시트에서 복사한 셀을 여기에 붙여 넣으십시오",
    pasted: "붙여 넣은 셀",
    sample: "예시 파일 받기",
    sampleName: "사업자 목록 예시",
    reading: "파일을 읽는 중입니다",
    unreadable: "이 파일은 읽을 수 없습니다. .xlsx 또는 CSV로 다시 저장해 주십시오.",
    tooLarge: "20 MB가 넘는 파일입니다. 필요한 열만 새 파일에 복사하거나 파일을 나누어 주십시오.",

    file: (name: string, rows: string) => `${name} · ${rows}행`,
    columns: {
      business_number: "사업자등록번호",
      start_date: "개업일자",
      owner_name: "대표자명",
      company_name: "상호",
    },
    notUsed: "사용 안 함",
    columnMenu: (name: string) => `'${name}' 열의 항목`,
    unnamed: (position: number) => `${position}번째 열`,
    line: "행",
    skipped: (count: string, text: string) =>
      `위 ${count}개 행은 제목으로 보고 건너뛰었습니다: ${text}`,
    dropped: (names: string) =>
      `읽지 않은 열: ${names}. 주민등록번호는 조회에 필요하지 않으며 화면과 결과에도 넣지 않습니다.`,
    finds: {
      column: (name: string, letters: string) => `${name}(${letters}열)`,
      sheets: (name: string) => `'${name}' 시트만 읽었습니다. 다른 시트는 조회하지 않습니다.`,
      readSheet: (name: string, rows: string | null, isHidden: boolean) => {
        const about = [...(rows === null ? [] : [`${rows}행`]), ...(isHidden ? ["숨긴 시트"] : [])];
        return `'${name}' 시트 읽기${about.length > 0 ? `(${about.join(", ")})` : ""}`;
      },
      hiddenRows: (rows: string) =>
        `숨긴 행 ${rows}개는 읽지 않았습니다. 필터로 가려진 행도 숨긴 행입니다.`,
      readHidden: "숨긴 행도 읽기",
      hiddenRowsRead: (rows: string) => `숨긴 행 ${rows}개도 읽었습니다.`,
      leaveHidden: "숨긴 행 빼기",
      noHeader: "제목 행이 없어 첫 행부터 데이터로 읽었습니다.",
      assumedHeader: (line: string) =>
        `${line}행에는 알려진 열 이름이 없지만 제목 행으로 보았습니다. 제목 행이 아니면 데이터로 읽어 주십시오.`,
      readAbove: "데이터로 읽기",
      aboveRead: "위쪽 행까지 모두 데이터로 읽었습니다.",
      leaveAbove: "제목으로 보기",
      byContent: (name: string, count: string) =>
        `열 이름으로는 사업자등록번호를 찾지 못해 올바른 번호가 ${count}개 있는 열을 선택했습니다: ${name}.`,
      byContentOf: (name: string) =>
        `올바른 사업자등록번호가 든 열이 여러 개라 하나를 선택했습니다: ${name}. 다른 열의 번호는 조회하지 않습니다.`,
      guessed: (date: string, owner: string) =>
        `열 이름이 없어 내용을 보고 선택했습니다. 개업일자: ${date}, 대표자명: ${owner}. 맞는지 확인해 주십시오.`,
      ambiguous: (column: string, count: string) =>
        `${column}일 수 있는 열이 ${count}개이며, 그 가운데 하나만 씁니다.`,
      chooseOne: "쓸 열을 선택해 주십시오.",
      status: "상태만 조회",
      byCompanies: (column: string, name: string) =>
        `열 이름은 모르지만 회사 이름이 들어 있어 선택했습니다. ${column}: ${name}.`,
      hiddenColumn: (column: string, name: string) =>
        `파일에서 숨긴 열을 씁니다. ${column}: ${name}.`,
      mixed: (name: string, rows: string) =>
        `'${name}' 열의 주민등록번호 ${rows}개는 읽지 않았습니다. 그 행은 보내지 않으며 화면에도 보이지 않습니다.`,
      statusOnly: (columns: string) =>
        `쓸 열을 찾지 못해 상태만 조회합니다(${columns}). 국세청 등록 정보와 일치하는지는 확인하지 않습니다.`,
      verifyInstead: "열을 선택해 일치 확인",
      lines: (count: string) =>
        `합계나 안내처럼 업체가 아닌 행 ${count}개는 건너뛰고 보내지 않습니다.`,
      show: "건너뛴 행 보기",
      readLines: "이 행도 읽기",
      linesRead: "업체가 아닌 것으로 보이는 행도 읽었습니다.",
      startedOver: "파일을 처음부터 다시 읽어, 직접 선택한 열, 고친 셀, 뺀 행이 초기화되었습니다.",
      leaveLines: "다시 건너뛰기",
    },
    checkKind: "조회 방법을 선택해 주십시오",
    checkKinds: { verify: "일치 확인(번호·개업일자·대표자)", status: "상태만(번호)" },
    missing: (columns: string) => `열을 선택해 주십시오: ${columns}`,
    problems: (rows: string) =>
      `고칠 곳이 있는 행 ${rows}개는 보내지 않습니다. 여기서 고치거나 그대로 두어도 됩니다.`,
    moreProblems: (rows: string) => `그 밖에 ${rows}개 행`,
    repair: (line: string, column: string) => `${line}행 ${column} 고치기`,
    wrongCheckDigits: (rows: string) =>
      `검증 숫자가 맞지 않는 번호 ${rows}개. 오타일 수 있으나 그대로 조회합니다. 여기서 고치거나 뺄 수 있습니다.`,
    leaveOut: (rows: string) => `${rows}개 행 빼기`,
    leftOut: (rows: string) =>
      `뺀 행 ${rows}개는 조회하지 않습니다. 결과에는 원래 자리에 원래 번호 그대로 남습니다.`,
    putBack: (rows: string) => `${rows}개 행 다시 넣기`,
    leftOutByUser: "조회하기 전에 목록에서 뺀 행입니다.",
    notes: (rows: string) => `자동 보정한 행 ${rows}개`,
    changes: {
      unquoted: "따옴표를 뺐습니다",
      from_serial: "엑셀 날짜를 변환했습니다",
      others_cut: "'외 n명'을 뺐습니다",
      title_cut: "직함을 뺐습니다",
      first_of_several: "여러 명 중 첫 번째 이름으로 조회합니다",
      spaces_removed: "글자 사이 띄어쓰기를 뺐습니다",
    },
    toCheck: (name: string, rows: string) => `${name} · ${rows}행 조회`,
    once: "같은 사업자는 한 번만 차감됩니다.",
    uses: (rows: string, left: string | null) =>
      left === null
        ? `최대 ${rows}건이 차감됩니다.`
        : `최대 ${rows}건이 차감됩니다. 남은 한도는 ${left}건입니다.`,
    usesTooMany: (rows: string, left: string) =>
      `${rows}건이 필요하지만 남은 한도는 ${left}건입니다. 행을 줄이거나 다음 달에 조회해 주십시오.`,
    restTooMany: (rows: string, left: string) =>
      `아직 조회하지 않은 행에 최대 ${rows}건이 필요하지만 남은 한도는 ${left}건입니다. 이미 차감된 행은 다시 조회하고, 나머지는 한도까지만 조회합니다.`,
    leftToday: (left: string) => `오늘 남은 한도는 ${left}건입니다.`,
    jobsAfterToday: (left: string) =>
      `오늘 남은 한도는 ${left}건입니다. 나머지는 한국 시각 자정부터 자동으로 이어서 조회합니다.`,
    callsAfterToday: (left: string) =>
      `오늘 남은 한도는 ${left}건이며, 오늘은 거기까지만 조회합니다. 나머지는 한국 시각 자정이 지난 뒤 이 화면에서 이어서 조회할 수 있습니다. 결과는 이 탭에만 있으니 닫기 전에 내려받아 주십시오.`,
    sent: "보내는 것: 위에서 선택한 열만 보냅니다. 나머지 열은 이 브라우저를 떠나지 않으며, 결과는 여기에서 붙입니다.",
    kept: "보관: 결과는 서비스에 30일 보관된 뒤 삭제됩니다. 작업 화면에서 바로 삭제할 수도 있습니다.",
    keptNone:
      "보관: 이 방법으로 조회한 결과는 서비스에 남지 않습니다. 이 탭을 닫기 전에 내려받아 주십시오.",
    parts: (jobs: string, rows: string) =>
      `한 작업은 ${rows}행까지이므로 작업 ${jobs}개로 나누어 이어서 조회합니다.`,
    noBatch:
      "이 요금제에는 목록 일치 확인이 포함되지 않습니다(Pro부터). 번호로 상태만 조회할 수 있습니다.",
    noVariant:
      "이 키로는 목록을 조회할 수 없습니다. 일치 확인과 상태 조회를 할 수 있는 키가 필요합니다.",
    start: (rows: string) => `${rows}행 조회 시작`,
    emptyRows: "조회할 수 있는 행이 없습니다",

    progress: (done: string, total: string) => `${total}행 중 ${done}행`,
    sending: (done: string, total: string) => `${total}행 중 ${done}행을 보냈습니다`,
    left: (time: string) => `약 ${time} 남음`,
    seconds: (n: string) => `${n}초`,
    minutes: (n: string) => `${n}분`,
    waiting: (time: string) =>
      `${time}부터 국세청 서비스의 응답을 기다리고 있습니다. 데이터는 유실되지 않으며, 이 화면을 닫아도 됩니다.`,
    waitingForDay:
      "오늘 사용 한도에 도달했습니다. 한국 시각 자정부터 이어서 조회합니다. 데이터는 유실되지 않으며, 이 화면을 닫아도 됩니다.",
    closeable: "이 화면을 닫아도 조회는 계속됩니다. 작업 화면에서 다시 열 수 있습니다.",
    keepOpen: "모두 보낼 때까지 이 화면을 열어 두십시오.",
    stopping: "중단하고 있습니다. 끝날 때까지 이 화면을 열어 두십시오.",
    hindrances: {
      offline: "연결이 끊겼습니다. 자동으로 다시 연결합니다.",
      registry:
        "국세청 서비스가 응답하지 않습니다. 응답할 때까지 자동으로 다시 시도하니 이 화면을 열어 두십시오.",
      jobs: "진행 중인 작업이 너무 많습니다. 하나가 끝나면 나머지를 자동으로 보내니 이 화면을 열어 두십시오.",
      service: "서비스에 일시적인 문제가 있습니다. 자동으로 다시 시도하니 이 화면을 열어 두십시오.",
    },
    fetching: "결과를 받는 중입니다",
    cancel: "중단",
    refused: (line: string, number: string) =>
      `파일 ${line}행의 ${number} 때문에 보내지 못했습니다.`,
    unsent: (sent: string, total: string, left: string, from: string, to: string) =>
      `${total}행 중 ${sent}행만 보냈습니다. 파일 ${from}~${to}행에 있는 ${left}행은 보내지 않아 조회하지 않았고, 차감되지도 않았습니다. 같은 파일을 선택하면 그 행부터 이어서 조회합니다.`,
    notAsked: (done: string, left: string) =>
      `${done}행을 조회했고, 나머지 ${left}행의 결과는 없습니다. 조회한 행의 결과는 그대로 두고 나머지만 조회할 수 있습니다.`,
    onlyHere:
      "이 결과는 이 탭에만 있습니다. 여기서 나가면 사라지며, 다시 조회하면 다시 차감될 수 있습니다. 필요하면 먼저 내려받아 주십시오.",
    dropResults: "결과 버리기",
    goOn: "이어서 조회하기",
    goOnWithFile: "같은 파일 선택",
    goOnLater:
      "이 탭에서 다른 목록을 보내고 있거나 중단하고 있습니다. 끝나면 이 목록을 이어서 조회할 수 있습니다.",
    sentPart: (when: string, sent: string, left: string, from: string, to: string) =>
      `이 파일은 ${when}에 ${sent}행까지 보냈습니다. 남은 ${left}행(파일 ${from}~${to}행)만 보내며, 이미 보낸 행은 다시 차감되지 않습니다.`,
    sentAll: (when: string, sent: string) =>
      `이 파일의 ${sent}행은 ${when}에 모두 보냈습니다. 다시 조회하면 다시 차감됩니다.`,
    maybeSentPart: (when: string, sent: string, left: string, from: string, to: string) =>
      `이름이 같은 목록을 ${when}에 ${sent}행까지 보냈습니다. 같은 목록이라면 남은 ${left}행(파일 ${from}~${to}행)만 보내면 됩니다. 다른 목록이라면 모두 조회해 주십시오.`,
    maybeSentAll: (when: string, sent: string) =>
      `이름과 행 수가 같은 목록을 ${when}에 ${sent}행 모두 보냈습니다. 같은 목록이라면 다시 조회할 때 다시 차감됩니다.`,
    sentOtherwise: (when: string, sent: string) =>
      `이 파일은 ${when}에 ${sent}행을 보냈지만, 그때는 시트, 숨긴 행, 열, 대표자명, 조회 방법, 뺀 행 가운데 하나를 다르게 선택했습니다. 이어서 조회하려면 그때처럼 읽어야 합니다. 지금 선택한 대로 조회하면 처음부터 모두 보내고 다시 차감됩니다.`,
    readOtherwise: (when: string, sent: string) =>
      `이 파일은 ${when}에 ${sent}행을 보냈지만, 지금은 조회할 행이 그때와 달라 이어서 보낼 수 없습니다. 조회하면 처음부터 모두 보내고 다시 차감됩니다. 보낸 행의 결과는 작업 화면에 있습니다.`,
    repeatFree: (when: string, rows: string, until: string) =>
      `이 파일은 ${when}에 조회하다가 중단되었고, 결과는 남아 있지 않습니다. ${until}까지 다시 조회하면 그때 보낸 ${rows}행은 두 번 차감되지 않습니다.`,
    repeatAgain: (rows: string) =>
      `다만 함께 보낼 행이 그때와 달라진 ${rows}행은 다시 차감될 수 있습니다.`,
    chargedAgain: (when: string, rows: string) =>
      `이 파일은 ${when}에 조회하다가 중단되었고, 결과는 남아 있지 않습니다. 지금은 보낼 행이 그때와 달라, 그때 보낸 ${rows}행도 다시 차감될 수 있습니다.`,
    sameReading: "그때처럼 읽기",
    showSent: "보낸 목록의 결과 보기",
    checkAllAgain: (rows: string) => `${rows}행 모두 다시 조회`,

    groups: {
      confirmed: "확인됨",
      warning: "휴업·폐업",
      differing: "불일치",
      unregistered: "미등록",
      undecided: "미확인",
    },
    groupActive: "계속",
    all: "전체",
    short: {
      active: "일치 · 계속",
      suspended: "일치 · 휴업",
      closed: (day: string | null) => (day === null ? "일치 · 폐업" : `일치 · 폐업 ${day}`),
      unknown_state: "일치 · 상태 확인 불가",
      details_mismatch: "불일치",
      not_registered: "미등록",
      unconfirmed: "확인 못 함",
      error: "응답 없음",
      cancelled: "중단됨",
      notSent: "보내지 않음",
      deleted: "삭제됨",
      refused: "조회 불가",
    },
    cancelled: "중단되어 조회하지 않았습니다. 차감되지 않았습니다.",
    deleted: "이 행을 조회한 작업이 삭제되어 결과가 없습니다.",
    shortStatus: {
      active: "계속",
      suspended: "휴업",
      closed: (day: string | null) => (day === null ? "폐업" : `폐업 ${day}`),
      unknown_state: "상태 확인 불가",
    },
    verdict: "조회 결과",
    summary: (rows: string) => `${rows}행 조회 결과`,
    filter: "결과별 보기",
    search: "검색",
    searchHint: "번호, 대표자명, 상호",
    nothingFound: "조건에 맞는 행이 없습니다.",
    shown: (rows: string) => `${rows}행 표시`,
    sortBy: (name: string) => `'${name}' 순으로 정렬`,
    download: "엑셀로 받기",
    downloadCsv: "CSV로 받기",
    writing: "파일을 만드는 중입니다",
    writeFailed: "파일을 만들지 못했습니다. 다시 시도해 주십시오.",
    resultName: (name: string) => `${name} 조회 결과`,
    sheetName: "조회 결과",
    join: (file: string) =>
      `이름과 내 열을 다시 보려면 조회한 파일${file && ` '${file}'`}을 선택해 주십시오. 파일은 서비스로 보내지 않습니다.`,
    joinButton: "파일 선택",
    joinOther: (line: string, has: string, expected: string) =>
      `조회한 파일이 아닙니다. 파일 ${line}행의 번호는 ${has}인데, 조회한 번호는 ${expected}입니다.`,
    joinShort: (rows: string, sent: string) =>
      `조회한 파일이 아닙니다. 이 파일에는 조회할 행이 ${rows}개이고, 조회한 행은 ${sent}개입니다.`,
    print: "확인되지 않은 행 인쇄",
    printShown: "표시된 행 인쇄",
    printed: {
      notConfirmed: (rows: string, total: string) =>
        `확인되지 않은 행 ${rows}개(전체 ${total}행). 확인된 행은 인쇄하지 않습니다.`,
      attention: (rows: string, total: string) =>
        `확인되지 않았거나 변동된 행 ${rows}개(전체 ${total}행). 나머지 행은 인쇄하지 않습니다.`,
      cut: (rows: string) =>
        `처음 ${rows}행만 인쇄했습니다. 모든 행은 엑셀로 받아 인쇄해 주십시오.`,
      leftOut: (names: string) => `인쇄하지 않은 열: ${names}`,
      made: (time: string) => `인쇄 ${time} KST`,
      checked: (time: string) => `조회 ${time} KST`,
      key: (key: string) => `API 키 ${key}`,
    },
    reason: "이유",
    lineLabel: (line: string) => `${line}행`,
    orderLabel: (position: string) => `${position}번째`,
    order: "순번",
    noLines: "파일이 없어 보낸 순서로 보여 드립니다. 순번은 파일의 행 번호가 아닙니다.",
    tableLabel:
      "조회 결과 표. 화살표 키로 행을 옮기고, Enter 키로 이유를 열고, 빗금(/) 키로 검색합니다.",
    tableHint: "행을 누르거나 Enter 키를 누르면 이유가 열립니다.",
    tooLargeToRead:
      "이 엑셀 파일은 너무 커서 이 화면에서 다시 읽을 수 없습니다. 다음 달에 이번 결과와 비교하려면 CSV로도 받아 주십시오.",
    rowsToWrite: "받을 행",
    writeAll: (rows: string) => `전체 ${rows}행`,
    writeShown: (rows: string) => `표시된 ${rows}행`,
    partName: (name: string) => `${name}(일부)`,
    partOf: (rows: string, total: string, filter: string) =>
      `전체 ${total}행 가운데 ${rows}행 · ${filter}`,
    summarySheet: "요약",
    summaryFile: "파일",
    summaryMade: "파일을 만든 시각(KST)",
    summaryKey: "API 키",
    summaryRows: "행",
    summaryPart: "일부만 담음",

    compared: "지난 결과와 비교",
    changeKinds: {
      changed: "변동",
      new: "새 행",
      unknown: "비교 불가",
      same: "그대로",
    },
    changed: {
      verdict: "결과",
      state: "상태",
      closedOn: "폐업일",
      taxType: "과세 유형",
      name: "상호",
    },
    lastResult: (text: string, time: string) =>
      time === "" ? `지난 결과: ${text}` : `지난 결과(${time}): ${text}`,
    unchanged: "지난 결과와 같습니다.",
    newRow: "지난 결과가 없는 새 행이거나 번호가 바뀐 행이어서 비교하지 않았습니다.",
    notCompared: {
      now: "이번 결과가 없어 비교하지 못했습니다. 이 행을 다시 조회해 주십시오.",
      before: "지난번에 결과가 없었거나 그 내용이 수정되어 비교하지 못했습니다.",
      checks: "지난번과 조회 방법이 달라 비교하지 못했습니다.",
    },
    ours: (columns: string) =>
      `지난 조회 결과 열 ${columns}개를 알아보았습니다. 새 결과로 바꾸고, 지난 결과와 무엇이 달라졌는지 보여 드립니다.`,
    oursWithoutNumber:
      "지난 결과에 조회한 번호가 적혀 있지 않아, 그사이 번호를 고친 행도 비교합니다.",
    keepOurs: "바꾸지 않고 내 열로 두기",

    fix: {
      open: "고쳐서 다시 조회",
      send: "이 행 다시 조회",
      cancel: "닫기",
      cost: "단건으로 조회하며 1건이 차감됩니다. 국세청이 응답하지 않으면 차감되지 않습니다.",
      free: "테스트 키이므로 차감되지 않습니다.",
      sending: "조회하는 중입니다",
      done: (verdict: string) => `새 결과로 바꾸었습니다: ${verdict}`,
      kept: "고친 값과 새 결과는 이 화면에만 있습니다. 화면을 떠나기 전에 파일로 받아 주십시오.",
    },
    writtenBeside: (name: string) => `${name}(조회)`,
    written: {
      verdict: "조회 결과",
      state: "상태",
      closedOn: "폐업일",
      taxType: "과세 유형",
      companyName: "확인된 상호",
      companyNameEn: "영문 상호",
      evidence: "영문 상호 근거",
      note: "비고",
      former: "지난 결과",
      change: "변동",
      number: "조회한 번호",
      checkedAt: "조회 시각(KST)",
    },
  },

  jobs: {
    title: "작업",
    receipt: "이 목록의 증빙",
    receiptLead:
      "결과 파일(results-….csv)과 그 증빙을 함께 보관하면 이 목록을 조회했다는 것을 나중에 증명할 수 있습니다. 결과 파일을 엑셀에서 다시 저장하면 증빙과 일치하지 않으니 받은 그대로 보관해 주십시오.",
    receiptLink: "증빙 확인하기",
    saveResults: "결과 파일 저장",
    saveReceipt: "증빙 저장",
    lead: "보낸 목록과 그 결과입니다. 보관 기간이 지나면 삭제됩니다.",
    none: "아직 작업이 없습니다. 목록에서 파일을 조회하면 여기에 나타납니다.",
    noneLink: "목록 조회하기",
    unnamed: "이름 없는 작업",
    name: "이름",
    state: "진행",
    started: "시작",
    expires: "삭제 예정",
    states: {
      queued: "대기 중",
      processing: "조회 중",
      completed: "완료",
      cancelled: "중단됨",
      failed: "실패",
      sending: "보내는 중",
      unsent: "일부만 보냄",
    },
    waiting: "국세청 응답 대기",
    sentElsewhere: "이 브라우저의 다른 탭에서 보내고 있습니다.",
    missingParts: (here: string, of: string) =>
      `${of}개로 나눈 목록 가운데 ${here}개만 있습니다. 나머지는 보내지 않았거나 삭제되었습니다.`,
    waitingForDay: "한국 시각 자정까지 대기",
    remove: "삭제",
    removeNamed: (name: string) => `${name} 삭제`,
    confirm: (name: string) =>
      `'${name}'의 결과와 남은 입력을 모두 삭제합니다. 되돌릴 수 없습니다.`,
    confirmYes: "삭제",
    confirmNo: "취소",
    more: "더 보기",
    failed:
      "보관한 입력이 유실되어 조회하지 못했습니다. 차감되지 않았습니다. 파일을 다시 보내 주십시오.",
    ends: (day: string) => `${day}에 삭제됩니다`,
    back: "모든 작업",
  },

  watched: {
    title: "모니터링 목록",
    lead: "목록의 번호를 하루에 한 번 국세청에 조회합니다. 달라진 내용은 약 40분 뒤 다시 조회해, 확인된 변동만 이 화면에 보여 드립니다.",
    cost: "번호마다 한 달에 1건이 차감되며, 매월 1일 09:00(한국 시각)부터 새 달입니다.",
    costTest: "테스트 키이므로 국세청에 조회하지 않으며 사용량이 차감되지 않습니다.",
    lastAsked: (time: string) => `마지막 조회: ${time}`,
    tooFew: "이 키로는 번호를 모니터링할 수 없습니다. 운영자에게 문의해 주십시오.",
    none: "모니터링하는 번호가 아직 없습니다.",
    noneHow:
      "목록을 조회한 뒤 결과 화면에서 모니터링을 시작하거나, 아래에서 번호나 파일을 추가해 주십시오.",
    noneLink: "목록 조회하기",

    sinceVisit: (time: string) => `지난 방문(${time}) 이후 변동`,
    recent: "최근 30일의 변동",
    noChanges: "변동이 없습니다.",
    tooOld: "지난 방문 뒤 30일이 넘어, 최근 30일의 변동만 보여 드립니다.",
    showRecent: "최근 30일의 변동 모두 보기",
    showSince: "지난 방문 이후 변동만 보기",
    moreChanges: (count: string) => `변동 ${count}건 더 보기`,
    confirmed: (time: string) => `${time}에 확인`,
    changed: (after: string, item: string, before: string) =>
      `${item}: ${before}에서 ${withParticle(after, "으로/로")} 바뀌었습니다.`,
    isNow: (item: string, value: string) => `${item}: ${value}.`,
    registered: (now: string) =>
      `등록되지 않은 번호였으나 국세청에 등록되었습니다. 현재 상태: ${now}.`,
    gone: (before: string) => `이제 국세청에 등록되지 않은 번호입니다. 이전 상태: ${before}.`,
    somethingElse: "국세청 등록 정보가 바뀌었습니다.",
    taxTypeDay: "과세 유형 전환일",
    paused: (count: string) =>
      `이번 달 사용 한도를 모두 써서 번호 ${count}개를 조회하지 못했습니다. 매일 다시 시도하며, 새 달이 시작되면 새 한도로 조회합니다. 이번 달에 이미 차감된 번호는 계속 조회합니다.`,
    pausedTitle: "일부 번호의 모니터링이 멈췄습니다",
    noKey: (count: string) =>
      `유효한 키가 없어 번호 ${count}개의 모니터링이 멈췄습니다. 지금 쓰는 키가 유효하면 하루 안에 다시 시작됩니다.`,
    stale: (count: string, since: string) =>
      `국세청이 72시간 넘게 응답하지 않아 번호 ${count}개를 조회하지 못했습니다. 마지막 응답: ${since}.`,
    staleTitle: "3일 넘게 조회하지 못한 번호가 있습니다",
    staleNow: (count: string) =>
      `번호 ${count}개는 마지막으로 확인된 상태를 보여 드립니다. 매일 다시 조회를 시도합니다.`,

    listTitle: "모니터링 중인 번호",
    used: (count: string, most: string) => `${count}개(최대 ${most}개)`,
    number: "사업자등록번호",
    reference: "거래처코드",
    referenceHint: "거래처를 구분하는 코드. 영문자, 숫자, . _ : - 로 64자까지",
    name: "상호",
    state: "상태",
    checked: "마지막 조회(KST)",
    lastChange: "마지막 변동(KST)",
    changeTime: "확인 시각(KST)",
    change: "변동",
    was: "이전",
    isNowColumn: "현재",
    waiting: "첫 조회 대기",
    never: "없음",
    filter: "상태별 보기",
    filters: {
      changed: "변동 있음",
      closed: "휴업·폐업",
      unregistered: "미등록",
      waiting: "첫 조회 대기",
    },
    search: "번호, 거래처코드, 상호 검색",
    shown: (count: string) => `번호 ${count}개 표시`,
    nothingFound: "조건에 맞는 번호가 없습니다.",
    more: (count: string) => `${count}개 더 보기`,
    downloadList: "목록",
    downloadChanges: "변동",
    excelOf: (what: string) => `${what} 엑셀로 받기`,
    csvOf: (what: string) => `${what} CSV로 받기`,
    changesFile: "변동 내역",

    add: "번호 추가",
    addButton: "추가",
    added: (number: string) => `${withParticle(number, "을/를")} 모니터링 목록에 추가했습니다.`,
    already: (number: string) => `${withParticle(number, "은/는")} 이미 모니터링 중입니다.`,
    referenceNow: (after: string, before: string | null) =>
      before === null
        ? `거래처코드를 등록했습니다: ${after}.`
        : `거래처코드를 바꾸었습니다: ${before} → ${after}.`,
    wrongDigit: "마지막 검증 숫자가 맞지 않습니다. 오타가 없는지 확인해 주십시오.",
    badReference:
      "영문자, 숫자, . _ : - 만 64자까지 쓸 수 있습니다. 주민등록번호는 쓸 수 없습니다.",
    file: "파일에서 번호와 상호 불러오기",
    fileHint:
      "파일은 서비스로 보내지 않습니다. 번호를 추가하면 번호만 보냅니다. 거래처코드는 직접 선택한 경우에만 함께 보냅니다. 상호는 이 탭에만 표시됩니다.",
    fileRead: (name: string) => `읽은 파일: ${name}`,
    fileEmpty: "이 파일에는 모니터링할 수 있는 번호가 없습니다.",

    remove: "삭제",
    removeNamed: (number: string) => `${number} 모니터링 목록에서 삭제`,
    removeShown: (count: string) => `표시된 번호 ${count}개 삭제`,
    confirm: (what: string) =>
      `${withParticle(what, "을/를")} 모니터링 목록에서 삭제합니다. 이 번호의 변동을 더 확인하지 않으며, 이번 달에 차감된 건수는 돌아오지 않습니다. 이번 달 안에 다시 추가해도 더 차감되지 않습니다.`,
    numbers: (count: string) => `번호 ${count}개`,
    removed: (what: string) => `${withParticle(what, "을/를")} 모니터링 목록에서 삭제했습니다.`,
    undo: "삭제 취소",
    restored: (what: string) => `${withParticle(what, "을/를")} 다시 추가했습니다.`,

    watchThese: (count: string) => `번호 ${count}개 모니터링 시작`,
    allWatched: "모두 이미 모니터링 중입니다",
    watchTerms: (count: string) =>
      `하루에 한 번 조회해 모니터링 목록에 변동을 보여 드립니다. 번호마다 한 달에 1건, 매달 최대 ${count}건이 차감됩니다.`,
    watchTooMany: (left: string) =>
      `이번 달 남은 한도는 ${left}건입니다. 한도를 넘는 번호는 매일 다시 시도하며, 새 달이 시작되면 새 한도로 조회합니다.`,
    leftOut: (count: string, why: string) => `제외된 행 ${count}개(${why})`,
    leftOutWhy: {
      noNumber: "번호 없음",
      wrongDigit: "검증 숫자 오류",
      double: "중복",
    },
    withReferences: (column: string) =>
      `'${column}' 열의 코드도 보내 모니터링 목록에 거래처코드로 표시`,
    setReferences: (count: string) => `거래처코드 ${count}개 바꾸기`,
    adding: (done: string, total: string) => `번호 ${total}개 중 ${done}개를 보냈습니다`,
    addingWaits: "연결을 기다리고 있습니다. 연결되면 이어서 보내니 이 화면을 열어 두십시오.",
    addedMany: (count: string) => `번호 ${count}개를 모니터링 목록에 추가했습니다`,
    alreadyMany: (count: string) => `이미 모니터링 중인 번호: ${count}개.`,
    referencesNow: (count: string) => `거래처코드를 바꾼 번호: ${count}개.`,
    beyond: (count: string, most: string) =>
      `모니터링할 수 있는 번호는 ${most}개까지이므로 ${count}개는 추가하지 않았습니다.`,
    open: "모니터링 목록 보기",

    day: "하루치 조회 실행",
    dayHint: "테스트 키로는 하루를 기다리지 않고 하루치 조회를 바로 해 볼 수 있습니다.",
    dayDone: (count: string) => `하루치 조회를 실행했습니다. 새 내역 ${count}건.`,
  },

  api: {
    title: "API",
    lead: "이 화면이 하는 일은 모두 API로 할 수 있습니다. 조회 결과 아래의 '개발자용'에서 요청과 응답을 볼 수 있습니다.",
    base: "주소",
    authentication: "인증",
    first: "첫 요청",
    webhooks: "웹훅",
    webhooksLead: "작업이 끝나거나 번호에 변동이 있으면 등록한 주소로 메시지를 보냅니다.",
    webhooksLink: "웹훅 주소 관리",
    endpoints: "엔드포인트",
    method: "메서드",
    path: "경로",
    what: "설명",
    reference:
      "API 레퍼런스: 엔드포인트별 설명과 코드 예제, 직접 호출해 보기(항목과 오류의 설명은 영문)",
    whole: "OpenAPI 문서 받기",
    failed: "설명을 불러오지 못했습니다. 화면을 새로고침해 주십시오.",
  },
};
