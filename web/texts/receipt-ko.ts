/**
 * The Korean texts of the view of receipts, which are loaded with that view. `receipt-en.ts` has
 * the same keys.
 */
import { withParticle } from "./word-forms.ts";

export const receiptKo = {
  title: "증빙 확인",
  lead: "증빙은 조회 결과에 이 서비스가 서명한 글입니다. 진본인지는 이 브라우저 안에서 확인하며, 증빙을 어디에도 보내지 않습니다. 화면이 열린 뒤에는 인터넷 연결이 없어도 됩니다.",
  unsafe:
    "중간에서 화면이나 공개 키가 바뀔 수 있으므로 여기서는 증빙을 확인하지 않습니다. 주소를 https://로 바꾸어 접속해 주십시오.",

  field: "증빙 내용",
  fieldHint: "처음부터 끝까지 붙여 넣어 주십시오. 줄이 나뉘거나 공백이 들어가도 됩니다.",
  check: "확인",
  file: "파일 선택",
  fileHint: "텍스트, JSON 응답, QR 코드 사진을 선택하거나 이 화면에 끌어다 놓으십시오.",
  scan: "카메라로 QR 코드 읽기",
  scanHint: "QR 코드 전체가 화면에 크게 들어오도록 비추어 주십시오.",
  stop: "카메라 끄기",
  camera: "카메라 화면",
  again: "다른 증빙 확인",
  checking: "확인하는 중입니다",
  emptyTitle: "확인 결과가 여기에 나타납니다",
  empty: "증빙 내용을 붙여 넣거나, 파일을 선택하거나, 인쇄된 QR 코드를 읽어 주십시오.",
  faults: {
    empty: "증빙 내용을 붙여 넣어 주십시오.",
    camera:
      "카메라를 켜지 못했습니다. 이 화면에 카메라를 허용하거나 QR 코드 사진을 선택해 주십시오.",
    noCode:
      "사진에서 QR 코드를 찾지 못했습니다. 코드 전체가 선명하게 나오도록 바로 위에서 다시 찍어 주십시오.",
    noReceipt: "파일에 증빙이 없습니다. 증빙이 있는 응답이나 텍스트 파일을 선택해 주십시오.",
    pdf: "PDF 파일은 읽지 못합니다. PDF에 적힌 증빙 내용을 복사해 붙여 넣어 주십시오.",
    tooLarge: "파일이 너무 큽니다. 증빙 파일이 맞는지 확인해 주십시오.",
    unreadable: "파일을 읽지 못했습니다.",
  },
  several: (count: string) =>
    `증빙이 ${count}개 들어 있습니다. 확인할 증빙 하나만 붙여 넣어 주십시오.`,

  genuine: (said: string) => `진본 증빙입니다. ${said}`,
  test: (said: string) => `테스트 증빙이며 증빙으로 쓸 수 없습니다. ${said}`,
  testHelp:
    "테스트 키로 만든 증빙입니다. 국세청에 조회하지 않았으므로 실제 사업자에 대해 아무것도 증명하지 않습니다.",
  testSaid: (time: string) => `${time}에 만들었습니다.`,
  said: {
    confirmed: (number: string, time: string, status: string) =>
      `${time} 국세청이 ${number}의 개업일자와 대표자명이 등록 정보와 일치한다고 확인했습니다 · ${status}`,
    confirmedWithheld: (number: string, time: string, status: string) =>
      `${time} 국세청이 ${number}의 등록 정보가 여기에 표시하지 않은 내용과 일치한다고 확인했습니다 · ${status}`,
    differing: (number: string, time: string) =>
      `${time} ${withParticle(number, "은/는")} 국세청에 등록된 번호였지만 개업일자 또는 대표자명이 일치하지 않았습니다`,
    unconfirmed: (number: string, time: string) =>
      `${time} 국세청이 ${number}의 정보가 일치한다고 확인하지 않았으며, 이유는 알 수 없습니다`,
    registered: (number: string, time: string, status: string) =>
      `${time} ${withParticle(number, "은/는")} 국세청에 등록된 번호였습니다 · ${status}`,
    unregistered: (number: string, time: string) =>
      `${time} ${withParticle(number, "은/는")} 국세청에 등록되지 않은 번호였습니다`,
    batch: (time: string, rows: string) =>
      `${time}에 끝난 ${rows}행 목록 조회의 결과 파일에 대한 증빙입니다`,
  },
  time: (minute: string) => `${minute}(KST)`,

  refusals: {
    notReceipt: [
      "증빙이 아닙니다",
      "증빙은 eyJ로 시작해 ~로 끝나는 긴 글입니다. 처음부터 끝까지 복사했는지 확인해 주십시오.",
    ],
    changed: [
      "내용이 바뀌었거나 이 서비스의 증빙이 아닙니다",
      "적힌 내용을 믿을 수 없습니다. 복사하다가 일부가 빠졌을 수 있으니 전체를 다시 복사하거나, 보낸 사람에게 파일을 요청해 주십시오.",
    ],
    unknownKey: [
      "내용이 바뀌었거나 이 서비스의 증빙이 아닙니다",
      "이 서비스에 없는 키로 서명되었습니다. 방금 만든 증빙이라면 화면을 새로 고친 뒤 다시 확인해 주십시오.",
    ],
    otherIssuer: [
      "내용이 바뀌었거나 이 서비스의 증빙이 아닙니다",
      "다른 서비스가 발급한 것으로 적혀 있습니다. 그 서비스의 화면에서 확인해 주십시오.",
    ],
    revokedKey: [
      "서명한 키가 폐기되어 증빙으로 쓸 수 없습니다",
      "폐기된 키는 다른 사람이 썼을 수 있으므로 이 증빙은 아무것도 증명하지 않습니다. 새로 조회해 주십시오.",
    ],
    keyTime: [
      "증빙의 날짜가 맞지 않습니다",
      "서비스가 이 키로 서명하지 않던 때이거나, 이 기기의 시계보다 늦은 날짜입니다. 적힌 내용을 믿을 수 없습니다.",
    ],
    unreadable: [
      "증빙을 읽을 수 없습니다",
      "이 화면이 알 수 없는 내용이 적혀 있습니다. 화면을 새로 고친 뒤 다시 확인하거나, 보낸 사람에게 새로 조회해 달라고 요청해 주십시오.",
    ],
    unknownKind: [
      "이 화면이 알지 못하는 종류의 증빙입니다",
      "화면보다 나중에 생긴 종류일 수 있습니다. 화면을 새로 고친 뒤 다시 확인해 주십시오.",
    ],
  } satisfies Record<string, [string, string]> as Record<
    | "notReceipt"
    | "changed"
    | "unknownKey"
    | "otherIssuer"
    | "revokedKey"
    | "keyTime"
    | "unreadable"
    | "unknownKind",
    [string, string]
  >,
  revokedOn: (day: string) => `키 폐기일: ${day}.`,
  noKeys: "서비스의 공개 키를 불러오지 못했습니다",
  noKeysHelp:
    "공개 키가 없으면 진본인지 확인할 수 없습니다. 증빙에 문제가 있다는 뜻은 아닙니다. 인터넷 연결을 확인한 뒤 다시 시도해 주십시오.",
  noReceipts: "이 서비스는 증빙을 발급하지 않습니다",
  noReceiptsHelp:
    "따라서 진본인지 확인할 수 없습니다. 증빙을 발급한 서비스의 페이지에서 확인해 주십시오.",

  says: "증빙의 내용",
  result: "조회 결과",
  invented: "테스트용으로 지어낸 결과입니다",
  operation: "조회 방법",
  operations: {
    verify: "번호, 개업일자, 대표자명의 일치 확인",
    status: "번호로 상태 조회",
    describe: "번호로 사업자 정보 조회(증빙은 번호, 상태, 과세 유형만 증명합니다)",
    batch: "목록 조회",
  },
  job: "작업 번호",
  withheldMatches: "표시하지 않음(여기에 표시하지 않은 내용과 일치합니다)",
  withheld: "표시하지 않음(조회한 내용은 여기에 표시하지 않습니다)",
  rows: "행 수",
  counts: {
    verify: { valid: "일치", invalid: "일치하지 않음", errors: "결과 없음" },
    status: { valid: "등록됨", invalid: "등록되지 않음", errors: "결과 없음" },
  },
  completedAt: "끝난 시각",
  hash: "결과 파일의 SHA-256",

  compareTitle: "결과 파일 비교",
  compareLead:
    "결과 파일(results-….csv)을 내려받은 그대로 선택하면 이 증빙의 파일인지 브라우저 안에서 비교합니다. 엑셀에서 다시 저장한 CSV는 내용을 고치지 않았어도 일치하지 않습니다.",
  compare: "결과 파일 선택",
  sameFile: (name: string) => `${name}: 이 증빙의 파일입니다. SHA-256이 같습니다.`,
  otherFile: (name: string) =>
    `${name}: 이 증빙의 파일이 아니거나 바뀐 파일입니다. 엑셀에서 다시 저장한 파일이면 원본 파일을 요청해 주십시오.`,

  how: "확인한 방법",
  issuer: "발급한 서비스",
  keyId: "키",
  algorithm: "서명 방식",
  algorithmName: (code: string) => `${code}(ECDSA, P-256, SHA-256)`,
  signedAt: "서명한 시각",
  receiptId: "증빙 번호",
  where: "확인한 곳",
  whereText: (time: string) =>
    `이 브라우저(${time}에 불러온 공개 키로 확인했으며, 증빙은 보내지 않았습니다)`,

  not: "유의할 점",
  notText:
    "이 증빙은 국세청이 그 시각에 알려 준 내용을 이 서비스가 적어 서명한 것이며, 국세청이 발급한 문서가 아닙니다. 그 뒤의 변동은 알 수 없습니다. 국세청은 상호를 확인하지 않습니다.",
  notTextOfTest:
    "실제 사업자에 대한 증빙이 아닙니다. 내용은 테스트용으로 지어낸 것이며 아무것도 증명하지 않습니다.",

  pass: "보관하거나 전달하기",
  passLess:
    "받는 사람에게 필요 없는 내용은 뺄 수 있습니다. 빼도 진본으로 확인되며, 표시하지 않은 내용이 있다는 것이 함께 나타납니다.",
  passLessOfTest:
    "내용을 빼면 증빙에 어떻게 나타나는지 볼 수 있습니다. 내용을 빼도 테스트 증빙입니다.",
  leaveOut: {
    claimed_representative: "대표자명 빼기",
    claimed_start_date: "개업일자 빼기",
  },
  passField: "전달할 증빙",
  print: "인쇄",

  printed: {
    title: "사업자등록 조회 증빙",
    batch: (time: string, rows: string) =>
      `이 증빙은 ${time}에 끝난 ${rows}행 목록 조회의 결과 파일에 대한 것입니다`,
    test: "테스트용이며 증빙으로 쓸 수 없습니다",
    code: "증빙 전체가 들어 있는 QR 코드",
    tooLong: "증빙이 길어 QR 코드에 담을 수 없습니다. 아래의 내용으로 확인해 주십시오.",
    how: "확인하는 방법",
    steps: (address: string) =>
      `이 종이의 내용만으로는 진본인지 알 수 없습니다. ${address} 화면을 열고 QR 코드를 카메라로 읽거나, 코드 사진을 선택하거나, 아래 내용을 붙여 넣으면 진본인지 나타납니다. 로그인은 필요 없습니다.`,
    text: "증빙 내용(QR 코드와 같음)",
  },
};
