/**
 * The summaries of the OpenAPI description in Korean, as extensions (`x-korean`). The page and the
 * reference show them to people who read Korean. Other programs ignore them.
 */
import type { Tag } from "../../src/http/endpoint.ts";

interface KoreanText {
  /** The name of the group, or the summary of the operation. */
  title: string;
  description: string;
}

export const KOREAN_SERVER = "서비스 주소";

export const KOREAN_KEY =
  "`Authorization: Bearer <API_KEY>`: `bvs_live_…` 또는 `bvs_test_…`로 시작하는 키입니다.";

/** Replaces the first section of the guide. */
export const KOREAN_INTRODUCTION = `# 소개

사업자등록번호가 실제로 등록되어 있는지, 지금 영업 중인지, 영문 상호는 무엇인지 알려 줍니다. 요청을
받을 때마다 국세청에 새로 조회합니다.

- **Variant A**는 번호와 개업일자, 대표자명이 국세청 등록 정보와 일치하는지 확인하거나, 번호만으로 상태를
  조회합니다. 한 번에 최대 10,000건까지 일괄 처리할 수 있습니다. 번호를 등록해 두면 매일 한 번 조회해
  바뀐 것도 알려 주며, 웹훅으로도 받을 수 있습니다.
- **Variant B**는 번호만으로 사업자 정보를 여섯 개 언어로 알려 줍니다.

응답은 *일치*, *사유가 있는 불일치*, 오류 중 하나입니다. 오류는 판정이 아닙니다. 국세청이 응답하지 않으면
사업자에 대해 알 수 있는 것이 없으며, 차감되지도 않습니다.

응답에 새 항목과 코드가 추가될 수 있습니다. 모르는 항목은 무시하십시오([변경 원칙](/docs#versioning)). 값이
없는 항목은 null입니다. 전체 내용은 [/llms-full.txt](/llms-full.txt)에서 텍스트로도 볼 수 있습니다.

아래의 자세한 안내와 항목 설명은 영어로 제공됩니다.`;

export const KOREAN_TAGS: Readonly<Partial<Record<Tag, KoreanText>>> = {
  Verification: {
    title: "사업자 확인",
    description: "실제로 등록된 사업자인지, 상호가 무엇인지 한 건씩 확인합니다. (Variant A)",
  },
  Batches: {
    title: "일괄 조회",
    description:
      "많은 사업자를 작업 하나로 조회합니다. 일괄 조회가 포함된 요금제에서 쓸 수 있습니다. (Variant A)",
  },
  "Watch list": {
    title: "변동 알림 목록",
    description: "등록해 둔 번호를 매일 한 번 조회해 바뀐 것을 알려 줍니다. (Variant A)",
  },
  Events: {
    title: "이벤트",
    description: "끝난 작업과 바뀐 사업자를 순서대로 알려 줍니다. (Variant A)",
  },
  Webhooks: {
    title: "웹훅",
    description: "이벤트가 생기면 등록한 주소로 알려 줍니다. (Variant A)",
  },
  Receipts: {
    title: "증빙",
    description: "국세청의 응답 내용을 서비스가 서명하여 증명합니다.",
  },
  Description: {
    title: "사업자 정보",
    description: "알려진 사업자 정보를 여섯 개 언어로 제공합니다. (Variant B)",
  },
  Account: { title: "계정", description: "사용량과 요금제를 확인합니다." },
  Operation: { title: "운영 상태", description: "서비스가 동작하는지 확인합니다." },
};

export const KOREAN_OPERATIONS: Readonly<Record<string, KoreanText>> = {
  verifyBusiness: {
    title: "사업자 한 건 확인",
    description:
      "번호와 개업일자, 대표자명이 함께 일치하는지 국세청에 조회합니다. 결과는 일치, 사유가 있는 불일치, " +
      "오류 `registry_unavailable` 중 하나입니다. 이 오류는 사업자에 대한 판정이 아니며 차감되지 않습니다. " +
      "불일치이면 `possibleCauses`가 요청에서 원인일 수 있는 것을 알려 줍니다.",
  },
  getStatus: {
    title: "번호로 상태 조회(최대 100건)",
    description:
      "번호만으로 등록 여부와 계속·휴업·폐업 상태를 국세청에 조회합니다. 응답받은 서로 다른 번호마다, " +
      "등록되지 않은 번호라도 1건이 차감됩니다. 모든 번호에 응답하거나, 하나도 응답하지 않습니다.",
  },
  submitBatch: {
    title: "JSON으로 일괄 조회 요청",
    description:
      "개업일자와 대표자명이 같은 번호들은 `business_numbers`로, 각각 다르면 `businesses`로 보냅니다. " +
      "`check`를 `status`로 지정하면 번호만 있으면 됩니다. 형식이 잘못된 항목이 하나라도 있으면 요청 전체가 " +
      "거부됩니다. 요청하면 서로 다른 사업자 수만큼 건수를 미리 확보하며, 부족하면 하나도 확보하지 않습니다.",
  },
  uploadBatch: {
    title: "CSV로 일괄 조회 요청",
    description:
      "처음 30행 안에 `business_number`, `start_date`, `owner_name` 열의 제목이 있어야 하고, `company_name`은 " +
      "선택입니다. 순서는 상관없으며, 사업자등록번호, 개업일자, 대표자, 상호처럼 흔히 쓰는 제목도 인식합니다. " +
      "형식이 잘못된 행이 있어도 파일을 받으며, 그 행은 결과에 오류로 표시됩니다. 나머지 열은 결과에 그대로 " +
      "옮기되, 주민등록번호 열은 옮기지 않습니다.",
  },
  listBatches: {
    title: "일괄 조회 작업 목록",
    description: "최근 작업부터 보여 줍니다. 일괄 조회가 없는 요금제에서도 쓸 수 있습니다.",
  },
  getBatchStatus: {
    title: "일괄 조회 진행 상황",
    description: "작업의 상태와 처리된 행의 수를 알려 줍니다.",
  },
  downloadBatchResults: {
    title: "일괄 조회 결과 받기",
    description:
      "완료되거나 취소된 작업의 결과입니다. 입력과 같은 순서로 한 행에 한 줄이며, 바이트 순서 표시(BOM)가 있는 " +
      "CSV입니다. 언어가 `both`이면 `company_name_en`, `status_en`, `tax_type_en` 열을 더하고, `code`이면 " +
      "`status`와 `tax_type` 열을 뺍니다. `verify` 작업에서는 일치하지 않는 행의 `possible_causes`에 코드가 공백으로 구분되어 들어갑니다. " +
      "`Accept: application/x-ndjson`으로 요청하면 행마다 JSON 한 줄로 순번과 입력, 그리고 한 건 조회와 같은 " +
      "응답이나 오류를 받습니다.",
  },
  cancelBatch: {
    title: "일괄 조회 취소",
    description:
      "작업을 끝냅니다. 응답받은 행은 그대로 남고 차감됩니다. 나머지 행은 `cancelled` 오류가 되며 차감되지 " +
      "않습니다. 이미 끝난 작업은 바뀌지 않습니다.",
  },
  deleteBatch: {
    title: "일괄 조회 삭제",
    description:
      "작업을 입력, 결과와 함께 바로 삭제합니다. 진행 중인 작업은 먼저 끝내며, 응답받은 사업자는 차감됩니다. " +
      "일괄 조회가 없는 요금제에서도 쓸 수 있습니다. 다시 삭제해도 같은 응답을 받습니다.",
  },
  addWatches: {
    title: "번호 등록(최대 1,000건)",
    description:
      "번호를 변동 알림 목록에 모두 추가하거나, 하나도 추가하지 않습니다. 번호마다 매일 한 번 조회하며, 바뀐 " +
      "것은 `GET /v1/events`로 알려 줍니다. 국세청이 한 번이라도 응답한 달마다 번호 하나에 1건이 차감됩니다. 이미 " +
      "있는 번호를 다시 보내면 상태는 그대로이고, `reference`는 보낼 때만 바뀝니다.",
  },
  uploadWatches: {
    title: "표의 번호 등록",
    description:
      "처음 30행 안에 `business_number`(또는 사업자등록번호) 열의 제목이 있어야 합니다. `reference`(또는 " +
      "거래처코드, 관리번호) 열에는 자체 관리번호를 넣을 수 있습니다. 읽을 수 없는 행은 빼고 알려 주며, 나머지는 " +
      "모두 추가합니다.",
  },
  listWatches: {
    title: "등록한 번호 목록",
    description:
      "여러 쪽으로 나누어 보여 줍니다. `Accept: text/csv`로 요청하면 전체 목록을 한 번에 받으며, 요청 10건으로 " +
      "셉니다. 상태는 마지막으로 확인된 것입니다. 지금 상태는 `POST /v1/status`로 조회하십시오.",
  },
  getWatch: {
    title: "등록한 번호 보기",
    description: "마지막으로 확인된 상태와 확인한 때를 알려 줍니다.",
  },
  deleteWatch: {
    title: "번호 하나 빼기",
    description: "같은 달에 다시 추가하면 상태가 그대로 남아 있고, 더 차감되지 않습니다.",
  },
  removeWatches: {
    title: "번호 빼기(최대 1,000건)",
    description: "목록에 없는 번호가 있어도 괜찮습니다.",
  },
  runWatches: {
    title: "테스트 목록의 하루 보내기",
    description:
      "테스트 번호는 저절로 조회되지 않으며, 한 번 요청할 때마다 하루가 지납니다. 첫날에는 번호마다 처음 상태가 " +
      "정해지고, 이것은 이벤트가 아닙니다. 그다음 날들에 번호가 어떻게 바뀌는지는 테스트 번호 표에 있습니다. 요청 " +
      "10건으로 셉니다.",
  },
  listEvents: {
    title: "이벤트 목록",
    description:
      "끝난 일괄 조회 작업과 등록한 번호의 변동을 오래된 것부터 30일 동안 보여 줍니다. `next`를 저장했다가 " +
      "`after`로 보내면, 그사이 무슨 일이 있어도 이벤트를 한 번씩 받습니다.",
  },
  addWebhookEndpoint: {
    title: "웹훅 주소 등록",
    description:
      "메시지에 서명하는 비밀 값(`secret`)은 이 응답에서 한 번만 보여 줍니다. 테스트 메시지에 2xx로 응답한 " +
      "주소만 이벤트를 받습니다. 계정당 10개까지 등록할 수 있고, 등록은 10초에 한 번, 하루 20번까지 요청할 수 " +
      "있습니다. 이 한도는 bvs_live_ 키와 bvs_test_ 키에 따로 적용됩니다. 테스트 키로 등록한 주소는 테스트 키의 이벤트를 " +
      "받습니다. `Idempotency-Key`는 무시하므로, 같은 `url`을 두 번 등록하면 비밀 값이 다른 주소가 두 개 생기고, " +
      "이벤트마다 두 곳으로 모두 보냅니다.",
  },
  listWebhookEndpoints: {
    title: "웹훅 주소 목록",
    description: "모두 보여 주며, 비밀 값은 보여 주지 않습니다.",
  },
  getWebhookEndpoint: {
    title: "웹훅 주소 보기",
    description: "비밀 값은 보여 주지 않습니다. 새 비밀 값이 필요하면 교체하십시오.",
  },
  changeWebhookEndpoint: {
    title: "웹훅 주소 변경",
    description:
      "보낸 항목만 바뀝니다. `url`을 바꾸면 `unverified`가 되어, 테스트 메시지에 다시 응답할 때까지 이벤트를 받지 " +
      "않습니다. `types`를 바꾸면 새 이벤트에만 적용됩니다. 주소가 `enabled`가 아니게 되면 대기 중인 메시지는 보내지 않습니다. 다시 사용하면 새 이벤트만 " +
      "받으므로, 나머지는 `GET /v1/events`에서 확인하십시오.",
  },
  testWebhookEndpoint: {
    title: "테스트 메시지 보내기",
    description:
      "서명한 `webhook.test` 메시지를 보내고 최대 15초 동안 응답을 기다립니다. 2xx로 응답하면 `unverified`인 " +
      "주소가 이벤트를 받기 시작하며, 그 밖에 바뀌는 것은 없습니다. 이 메시지는 이벤트 목록에 없습니다. 10초에 한 번, " +
      "하루 20번까지 보낼 수 있으며, bvs_live_ 키와 bvs_test_ 키는 따로 셉니다.",
  },
  listWebhookDeliveries: {
    title: "최근 전송 내역",
    description: "이 주소로 보낸 최근 이벤트 100건을 최신순으로 30일 동안 보여 줍니다.",
  },
  rotateWebhookEndpoint: {
    title: "비밀 값 교체",
    description:
      "24시간 동안 메시지에 새 비밀 값과 이전 비밀 값의 서명이 모두 있습니다. 그 안에 다시 교체하면 가장 오래된 " +
      "비밀 값은 바로 쓸 수 없게 됩니다.",
  },
  deleteWebhookEndpoint: {
    title: "웹훅 주소 삭제",
    description:
      "대기 중인 메시지는 보내지 않습니다. 이미 보내는 중인 메시지는 도착할 수 있습니다.",
  },
  describeBusiness: {
    title: "번호로 사업자 정보 조회",
    description:
      "국세청에서는 사업자의 상태와 과세 유형만 알 수 있습니다. 나머지는 일부 기업이 실린 전자공시와 다른 공공 " +
      "데이터에서 가져옵니다. `business_not_found`는 조회 결과이며 차감됩니다.",
  },
  getUsage: {
    title: "이번 달 사용량 확인",
    description:
      "이 요청은 조회와 따로 셉니다. 조회 한도에 포함되지 않으며, 초당 조회 수와 같은 수까지 따로 요청할 수 있습니다. 두 variant의 요금제가 " +
      "모두 있는 키는 `variant`를 `b`로 지정하지 않으면 variant A의 사용량을 받습니다.",
  },
  listPlans: {
    title: "요금제와 한도",
    description:
      "API 키가 필요 없습니다. 키에 따로 정한 한도는 `GET /v1/usage`에서 확인하십시오. 요금제가 바뀌면 10분 " +
      "안에 반영됩니다.",
  },
  getReceiptKeys: {
    title: "증빙 검증 키",
    description: "증빙의 서명을 확인하는 공개 키를 알려 줍니다.",
  },
  getHealth: {
    title: "서비스 동작과 설정 확인",
    description: "서비스가 동작하고 필요한 설정이 있는지 알려 줍니다.",
  },
  getReadiness: {
    title: "필수 구성 요소의 응답 확인",
    description:
      "모니터링용입니다. 조회에 꼭 필요한 구성 요소가 응답하는지, 많아야 몇 초에 한 번 확인합니다.",
  },
};
