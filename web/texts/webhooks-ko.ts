/**
 * The Korean texts of the webhooks view. They are loaded with that view. `webhooks-en.ts` has the
 * same keys.
 */
import { withParticle } from "./word-forms.ts";

export const webhooksKo = {
  title: "웹훅",
  lead: "작업이 끝나거나 모니터링하는 번호가 바뀌면 등록한 주소로 서명된 메시지를 보냅니다. 개발자가 만든 수신 프로그램이 필요합니다.",
  modes: {
    live: "이 라이브 키로 등록한 주소에는 라이브 키의 이벤트만 보냅니다. 테스트 키의 주소는 따로 관리합니다.",
    test: "이 테스트 키로 등록한 주소에는 테스트 키의 이벤트만 보냅니다. 라이브 키의 주소는 따로 관리합니다.",
  },
  guide: "수신 프로그램 만들기(영문)",
  noVariant:
    "이 키로는 웹훅을 사용할 수 없습니다. 일치 확인과 상태 조회를 할 수 있는 키가 필요합니다.",
  none: "등록한 주소가 아직 없습니다.",
  noneHow: "아래에서 수신 프로그램의 주소를 등록한 뒤 테스트 메시지를 보내 주십시오.",

  statuses: {
    unverified: "첫 테스트 성공 대기",
    enabled: "사용 중",
    failing: "사용 중 · 전송 실패",
    disabled: "중지됨",
  },
  unverified: "테스트 메시지 전송에 한 번 성공해야 이벤트를 보내기 시작합니다.",
  failing: (since: string) =>
    `${since}부터 전송에 성공하지 못했습니다. 계속 다시 시도하며, 5일 동안 한 번도 성공하지 못하면 중지합니다.`,
  gone: "이 주소가 410(없어진 주소)으로 응답하여 중지했습니다. 수신 프로그램을 고친 뒤 다시 사용해 주십시오.",
  failed:
    "5일 동안 한 번도 전송에 성공하지 못해 중지했습니다. 수신 프로그램을 고친 뒤 다시 사용해 주십시오.",
  byYou: "이 계정의 키로 직접 중지했습니다.",
  missed: "중지된 동안의 이벤트는 보내지 않습니다. 30일 동안은 GET /v1/events로 읽을 수 있습니다.",
  bothUntil: (time: string) => `${time}까지 이전 시크릿으로도 서명합니다.`,

  events: "받을 이벤트",
  allEvents: "모든 이벤트(나중에 추가되는 종류 포함)",
  noEvents: "이벤트를 하나 이상 선택해 주십시오.",
  eventNames: {
    "batch.completed": "작업 완료",
    "batch.cancelled": "작업 중단",
    "batch.failed": "작업 실패",
    "watch.changed": "모니터링하는 번호의 변동",
    "watch.stale": "72시간 넘게 조회하지 못한 번호",
    "watch.paused": "모니터링 멈춤(한도 소진 등)",
    "webhook_endpoint.disabled": "웹훅 주소 중지",
  },
  deletedEvent: "삭제된 이벤트",

  add: "주소 등록",
  address: "주소",
  addressHint: "https://로 시작하는 공개 주소. 리디렉션은 따라가지 않습니다.",
  addressHintLocal:
    "이 컴퓨터에서 실행한 서비스이므로 http://127.0.0.1:8789/ 같은 이 컴퓨터의 주소도 등록할 수 있습니다.",
  addressEmpty: "수신 프로그램의 주소를 입력해 주십시오.",
  addButton: "등록",

  secret: "시크릿",
  secretOnce:
    "지금 한 번만 보여 드립니다. 서비스에 저장하지 않으므로, 잃어버리면 새 시크릿을 만들어야 합니다.",
  secretSteps: [
    "시크릿을 복사해 수신 프로그램의 비밀 설정(환경 변수 등)에 저장하십시오. 소스 코드에는 적지 마십시오.",
    "수신 프로그램은 이 시크릿으로 서명을 확인한 메시지만 처리해야 합니다. 클라이언트의 verifyWebhook이나 Standard Webhooks 라이브러리로 확인합니다.",
  ] as [string, string],
  secretTest: "수신 프로그램을 실행한 뒤 테스트 메시지를 보내 주십시오.",
  secretRotated: "24시간 안에 수신 프로그램의 설정을 새 시크릿으로 바꾸어 주십시오.",
  copy: "시크릿 복사",
  copied: "복사했습니다.",
  copyFailed: "복사하지 못했습니다. 시크릿을 선택해 직접 복사해 주십시오.",
  hide: "시크릿 숨기기",

  test: "테스트 메시지 보내기",
  testing: "보내는 중입니다",
  waits: (seconds: string) =>
    `10초에 한 번만 보낼 수 있습니다. ${seconds}초 뒤에 자동으로 보냅니다.`,
  addWaits: (seconds: string) =>
    `10초에 한 번만 등록할 수 있습니다. ${seconds}초 뒤에 자동으로 등록합니다.`,
  delivered: (status: string, duration: string) =>
    `전송했습니다. 수신 프로그램이 ${duration} 만에 ${withParticle(status, "으로/로")} 응답했습니다.`,
  enabledNow: "이제 이벤트를 보냅니다.",
  refused: (status: string, duration: string) =>
    `거절되었습니다. 수신 프로그램이 ${duration} 만에 ${withParticle(status, "으로/로")} 응답했습니다.`,
  refusedHelp: "200~299로 응답해야 성공입니다. 수신 프로그램의 로그를 확인해 주십시오.",
  redirectHelp:
    "200~299로 응답해야 성공이며 리디렉션은 따라가지 않습니다. 최종 주소를 등록해 주십시오.",
  noResponse: "응답이 없습니다. 연결하지 못했거나 15초 안에 응답하지 않았습니다.",
  noResponseHelp:
    "수신 프로그램이 실행 중인지, 인터넷에서 접속할 수 있는 주소인지 확인해 주십시오.",

  rotate: "새 시크릿 만들기",
  rotateConfirm: (url: string) =>
    `${url}의 시크릿을 새로 만듭니다. 24시간 동안 새 시크릿과 지금 시크릿으로 모두 서명하니, 그 안에 수신 프로그램의 설정을 바꾸어 주십시오.`,
  rotateAgain:
    "시크릿을 새로 만든 지 24시간이 지나지 않았습니다. 다시 만들면 가장 오래된 시크릿은 바로 쓸 수 없게 됩니다.",

  disable: "중지",
  enable: "다시 사용",
  remove: "삭제",
  removeConfirm: (url: string) =>
    `${url} 주소를 삭제합니다. 더는 메시지를 보내지 않으며, 보내려고 기다리던 이벤트도 보내지 않습니다. 되돌릴 수 없습니다.`,
  removed: (url: string) => `${url} 주소를 삭제했습니다.`,

  deliveries: "최근 전송 내역",
  deliveriesHint:
    "30일 안의 마지막 이벤트 100건까지 보여 드립니다. 테스트 메시지는 포함하지 않습니다.",
  noDeliveries: "이 주소로 보낸 이벤트가 아직 없습니다.",
  when: "마지막 시도(KST)",
  event: "이벤트",
  attempt: "시도",
  attempts: (count: string) => `${count}회`,
  notYet: "아직 없음",
  deliveryStatus: "상태",
  duration: "응답 시간",
  milliseconds: (count: string) => `${count} ms`,
  outcomes: {
    succeeded: "성공",
    waiting: "대기 중",
    sending: "보내는 중",
    failed: "실패, 다시 시도하지 않음",
    dropped: "주소가 중지되어 보내지 않음",
  },
  noStatus: "응답 없음",
  nextAttempt: (time: string) => `다음 시도: ${time}`,

  failures: {
    webhooks_not_available: [
      "이 서비스는 웹훅을 보내지 않습니다",
      "GET /v1/events로 이벤트를 읽거나 서비스 운영자에게 문의해 주십시오.",
    ] as [string, string],
    endpoint_not_found: [
      "이 주소는 더 이상 등록되어 있지 않습니다",
      "그사이 삭제되었습니다. 목록을 다시 불러왔습니다.",
    ] as [string, string],
    too_many_endpoints: [
      "주소를 더 등록할 수 없습니다",
      "계정마다 10개까지 등록할 수 있습니다. 쓰지 않는 주소를 삭제한 뒤 다시 등록해 주십시오.",
    ] as [string, string],
  },
  tooManyTests: "오늘 한도를 모두 썼습니다",
  tooManyTestsUntil: (time: string) =>
    `등록과 테스트는 각각 하루 20번까지입니다. ${time}부터 다시 할 수 있습니다.`,
  lostEndpoint: [
    "등록되었는지 확인하지 못했습니다",
    "연결된 뒤 목록을 확인해 주십시오. 주소가 이미 있으면 '새 시크릿 만들기'로 시크릿을 받을 수 있습니다.",
  ] as [string, string],
  lostSecret: [
    "새 시크릿을 받지 못했습니다",
    "이미 만들어졌다면 지금 시크릿은 24시간까지만 쓸 수 있습니다. 수신 프로그램의 설정을 바로 바꿀 수 있을 때 다시 만들어 주십시오.",
  ] as [string, string],
  /** Says what is wrong with an address. The keys are the service's English messages. */
  urlFaults: {
    "must have at most 500 characters, also in its encoded form":
      "주소는 500자까지입니다. 한글 등은 인코딩된 형태로 셉니다.",
    "must be a URL, such as https://hooks.example.com/bvs":
      "주소로 읽을 수 없습니다. https://hooks.example.com/bvs처럼 입력해 주십시오.",
    "must not have a user or a password": "주소에 사용자 이름이나 비밀번호를 넣을 수 없습니다.",
    "must begin with https://": "주소는 https://로 시작해야 합니다.",
    "must not have a port": "주소에 포트 번호를 넣을 수 없습니다.",
    "must have the name of a public host, such as hooks.example.com, not an IP address":
      "IP 주소가 아니라 hooks.example.com처럼 인터넷에 공개된 도메인 이름을 입력해 주십시오.",
    "must not have a host of this service": "이 서비스의 주소는 등록할 수 없습니다.",
    "has a host that is blocked":
      "운영자가 차단한 도메인입니다. 서비스 운영자에게 문의해 주십시오.",
  },
  urlFault: "https://로 시작하는 공개 주소를 입력해 주십시오.",
};
