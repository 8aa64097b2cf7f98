/**
 * The types of the API: made by `generate.mjs` from docs/openapi.json, and not changed by hand.
 * sha256 of what it was made from: c25cb87a5dab21a59f1698bca3411f3619656a39f10e748cfc434664cdb21b65
 */
export interface paths {
    "/v1/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify one business
         * @description Asks the tax authority whether number, opening date and representative belong together. There are three outcomes: valid, invalid with a reason, or the error `registry_unavailable`. The error says nothing about the business and is not charged. If the answer is invalid, `possibleCauses` lists what in your request may explain it.
         */
        post: operations["verifyBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the state of one number, or of up to 100
         * @description Asks the tax authority only about the number: is it registered, open, suspended or closed? Each distinct number that is answered costs one unit, even if it is not registered. Either all numbers are answered, or the request fails.
         */
        post: operations["getStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a batch as JSON
         * @description Send either `business_numbers` that share one opening date and representative, or `businesses` that each have their own. If `check` is `status`, the numbers are enough. One malformed field makes the whole request fail. A request that succeeds reserves one unit for each distinct business; a request that fails reserves none.
         */
        post: operations["submitBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a batch as CSV
         * @description One of the first 30 lines must name the columns `business_number`, `start_date`, `owner_name` and, optionally, `company_name`, in any order. Common headings work too (사업자등록번호, 개업일자, 대표자, 상호). The file is accepted even if rows are malformed. Such rows become error rows in the results. Other columns of the table are copied into the results, except columns of resident registration numbers.
         */
        post: operations["uploadBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the account's batch jobs
         * @description The newest job comes first. Works even if your plan has no batches.
         */
        get: operations["listBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch/status/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show the progress of a batch job */
        get: operations["getBatchStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch/download/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the results of a batch job
         * @description For a completed or cancelled job. The answer is CSV with a byte-order mark. It has one line for each row of the input, in the same order. The language `both` adds `company_name_en`, `status_en` and `tax_type_en`; `code` leaves out `status` and `tax_type`. In a `verify` job, `possible_causes` lists codes for invalid rows, separated by spaces. With `Accept: application/x-ndjson`, each row is a line of JSON. It has the position and the input of the row, and either the answer that a single check would give or an error.
         */
        get: operations["downloadBatchResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch/cancel/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a batch job
         * @description Ends a job. Rows that have an answer keep it and are charged. All other rows become error rows with the code `cancelled` and are not charged. A job that has already ended does not change.
         */
        post: operations["cancelBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a batch job
         * @description Deletes a job immediately, with its input and results. A running job is ended first, and businesses that have an answer are charged. Works even if your plan has no batches. Deleting a job again gives the same answer.
         */
        delete: operations["deleteBatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/watches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the watched numbers
         * @description Returns the list page by page. With `Accept: text/csv`, returns the whole list at once and takes 10 tokens of the rate limit. Each state is the last confirmed one. For the current state, call `POST /v1/status`.
         */
        get: operations["listWatches"];
        put?: never;
        /**
         * Watch up to 1,000 numbers
         * @description Adds numbers to the account's watch list: either all numbers, or none. The service asks about each number once a day, and `GET /v1/events` lists what changed. A number costs one unit for each calendar month in which the tax authority answers for it. A number that is already on the list keeps its state. Its `reference` changes only if you send one.
         */
        post: operations["addWatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/watches/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Watch the numbers of a table
         * @description One of the first 30 lines must name the column `business_number` (or 사업자등록번호). A column `reference` (or 거래처코드, 관리번호) may contain your own ids. Rows that cannot be read are reported and not added. All other rows are added.
         */
        post: operations["uploadWatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/watches/{business_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a watched number
         * @description The answer has the last confirmed state.
         */
        get: operations["getWatch"];
        put?: never;
        post?: never;
        /**
         * Stop watching a number
         * @description If you add the number again in the same month, it keeps its state and costs nothing more.
         */
        delete: operations["deleteWatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/watches/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop watching up to 1,000 numbers
         * @description Numbers that are not on the list are ignored.
         */
        post: operations["removeWatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/watches/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let one day pass for the watch list of a test key
         * @description The service asks about the numbers of a test key only during this call, and each call counts as one day. The first call gives each number its first state, which is not an event. The table of test numbers says what a number does on later days. Takes 10 tokens of the rate limit.
         */
        post: operations["runWatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened
         * @description Lists the ends of batch jobs and the changes of watched numbers, oldest first. Events are kept for 30 days. Store `next` and pass it as `after` next time, so that you get each event once.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhook endpoints
         * @description All endpoints of the account, without their secrets.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Make a webhook endpoint
         * @description The answer shows the `secret` that signs the endpoint's messages. It is shown only once. The endpoint gets events as soon as it has accepted a test message. An account may have 10 endpoints. It may make one every ten seconds and 20 a day. Test keys have the same limits, which are counted separately. An endpoint of a test key gets the events of test keys. `Idempotency-Key` is ignored: if you send the same `url` twice, you get two endpoints with different secrets, and each of them gets each event.
         */
        post: operations["addWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_endpoints/{endpoint_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a webhook endpoint
         * @description The endpoint without its secret. To get a new secret, rotate the secret.
         */
        get: operations["getWebhookEndpoint"];
        put?: never;
        /**
         * Change a webhook endpoint
         * @description Only the fields that you send change. With another `url`, the endpoint is `unverified` until it has accepted a test message. A change of `types` applies only to later events. When an endpoint stops being `enabled`, its waiting events are dropped. If you enable it again, it gets only new events. `GET /v1/events` still lists the dropped events.
         */
        post: operations["changeWebhookEndpoint"];
        /**
         * Delete a webhook endpoint
         * @description Events that wait for the endpoint are not sent. A message that is under way may still arrive.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_endpoints/{endpoint_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message
         * @description Sends a signed message of type `webhook.test` and waits for the answer, at most 15 seconds. A 2xx status enables an endpoint that is `unverified`. A test changes nothing else. The message is not in the list of events. An account may send one test message every ten seconds and 20 a day. Test keys have the same limits, which are counted separately.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_endpoints/{endpoint_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the last deliveries
         * @description The last 100 events for the endpoint, newest first. Events older than 30 days are left out.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_endpoints/{endpoint_id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a webhook endpoint a new secret
         * @description For 24 hours, each message has two signatures: one with the new secret, and one with the previous secret. If you rotate again within this time, the oldest secret stops signing at once.
         */
        post: operations["rotateWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/verify/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Describe a business by its number
         * @description The tax authority tells the state and the tax type of every business, but nothing else. All other fields come from the disclosure database, which has some companies, and from other public registers. `business_not_found` is an answer and is charged.
         */
        post: operations["describeBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what the account has used this month
         * @description Takes nothing from the quota and nothing from the rate of checks. This request has a separate rate that is as high as the rate of checks. A key with plans for both variants gets variant A unless `variant` is `b`.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the plans with their prices and limits
         * @description Needs no API key. `GET /v1/usage` shows a limit that was agreed for one key. A change of the plans appears here within ten minutes.
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the keys that verify receipts
         * @description A verifier may keep the keys for five minutes. If a receipt names another key, the verifier should read the keys again.
         */
        get: operations["getReceiptKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether the service runs and has its settings */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether all required parts of the service respond
         * @description For monitoring. It asks the parts that every check needs, at most once every few seconds.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The outcome of a check. A valid business may be closed: see the status. */
        Verification: components["schemas"]["ValidVerification"] | components["schemas"]["InvalidVerification"];
        ValidVerification: {
            /**
             * @description The register confirms number, opening date and representative together.
             * @constant
             */
            isValid: true;
            businessInfo: components["schemas"]["BilingualBusinessInfo"] | components["schemas"]["BusinessInfo"] | components["schemas"]["BusinessCodes"];
            /**
             * @description The receipt, if you asked for one: a signed statement of this answer (SD-JWT, RFC 9901).
             * @example eyJhbGciOiJFUzI1NiIsImtpZCI6Im9LSXl3…~
             */
            receipt?: string;
        };
        /** @description What `lang=both` returns. */
        BilingualBusinessInfo: {
            /**
             * @description The registration number, as sent.
             * @example 2178182399
             */
            businessNumber: string;
            /**
             * @description The name in the requested language.
             * @example Hanbit Trading Co., Ltd.
             */
            companyName: string | null;
            /**
             * @description The Korean name as you wrote it. If you gave none, the name in our source.
             * @example 주식회사 한빛물산
             */
            companyNameOriginal: string | null;
            companyNameSource: components["schemas"]["NameSource"];
            companyNameMatch: components["schemas"]["NameMatch"];
            companyNameCheck: components["schemas"]["NameCheck"];
            /**
             * @description The verified representative; null unless the check is valid.
             * @example 김한빛
             */
            representative: string | null;
            /**
             * @description The state of the business: 계속사업자/Active, 휴업자/Suspended, 폐업자/Closed.
             * @example Active
             */
            status: string | null;
            /**
             * @description `01` active, `02` suspended, `03` closed; null if unknown.
             * @example 01
             */
            statusCode: string | null;
            /**
             * @description The tax type as text.
             * @example General VAT Taxpayer
             */
            taxType: string | null;
            /**
             * @description The tax type in the tax authority's code, `01` to `07`; null if unknown.
             * @example 01
             */
            taxTypeCode: string | null;
            /**
             * @description The day on which the business closed; null if it is not closed, or the day is unknown.
             * @example 2023-12-31
             */
            closedOn: string | null;
            /**
             * @description When the tax authority answered: Unix time in milliseconds.
             * @example 1795178579920
             */
            verifiedAt: number;
            /**
             * @description The English name.
             * @example Hanbit Trading Co., Ltd.
             */
            companyNameEn: string | null;
            companyNameEnSource: components["schemas"]["NameSource"];
            /**
             * @description The state of the business in English.
             * @example Active
             */
            statusEn: string | null;
            /**
             * @description The tax type in English.
             * @example General VAT Taxpayer
             */
            taxTypeEn: string | null;
        };
        /** @description Where the name comes from. `dart`: the official disclosure database. `fsc`: the financial supervisor's outline of the corporation with this number. `koneps`: a supplier of the procurement service, in its own words. `request`: your request. `composed`: an English name that we made from the Korean name. `romanized`: the Korean name, which we wrote in Latin letters. null: there is no name. */
        NameSource: ("dart" | "fsc" | "koneps" | "request" | "composed" | "romanized") | null;
        /** @description Why the name is considered official. `number`: the registration number belongs to the company that was found. `representative`: the company was found by the name that you gave, and the verified representative is one of its representatives. `name`: only one company has the name, or all companies with the name share one English name, and no known fact contradicts it. `pending`: the facts that decide which company is meant are still being read; ask again. `unavailable`: the disclosure database did not answer in time; ask again. null: the name is not official. */
        NameMatch: ("number" | "representative" | "name" | "pending" | "unavailable") | null;
        /** @description How the company name that you gave compares with the company that was found. `current`: your name is the company's name. `former`: it is a former name of the company. `different`: it is neither of these, so check it. `unknown`: we have no official name to compare it with, or could not read the official name in time. null: you gave no name, the check is invalid, or the answer shows no names. */
        NameCheck: ("current" | "former" | "different" | "unknown") | null;
        /** @description What `lang=ko` and `lang=en` return. */
        BusinessInfo: {
            /**
             * @description The registration number, as sent.
             * @example 2178182399
             */
            businessNumber: string;
            /**
             * @description The name in the requested language.
             * @example Hanbit Trading Co., Ltd.
             */
            companyName: string | null;
            /**
             * @description The Korean name as you wrote it. If you gave none, the name in our source.
             * @example 주식회사 한빛물산
             */
            companyNameOriginal: string | null;
            companyNameSource: components["schemas"]["NameSource"];
            companyNameMatch: components["schemas"]["NameMatch"];
            companyNameCheck: components["schemas"]["NameCheck"];
            /**
             * @description The verified representative; null unless the check is valid.
             * @example 김한빛
             */
            representative: string | null;
            /**
             * @description The state of the business: 계속사업자/Active, 휴업자/Suspended, 폐업자/Closed.
             * @example Active
             */
            status: string | null;
            /**
             * @description `01` active, `02` suspended, `03` closed; null if unknown.
             * @example 01
             */
            statusCode: string | null;
            /**
             * @description The tax type as text.
             * @example General VAT Taxpayer
             */
            taxType: string | null;
            /**
             * @description The tax type in the tax authority's code, `01` to `07`; null if unknown.
             * @example 01
             */
            taxTypeCode: string | null;
            /**
             * @description The day on which the business closed; null if it is not closed, or the day is unknown.
             * @example 2023-12-31
             */
            closedOn: string | null;
            /**
             * @description When the tax authority answered: Unix time in milliseconds.
             * @example 1795178579920
             */
            verifiedAt: number;
            /** @description Never here: see `BilingualBusinessInfo`. */
            companyNameEn?: string | null;
            /** @description Never here: see `BilingualBusinessInfo`. */
            companyNameEnSource?: components["schemas"]["NameSource"];
            /** @description Never here: see `BilingualBusinessInfo`. */
            statusEn?: string | null;
            /** @description Never here: see `BilingualBusinessInfo`. */
            taxTypeEn?: string | null;
        };
        /** @description What `lang=code` returns. */
        BusinessCodes: {
            /**
             * @description The registration number, as sent.
             * @example 2178182399
             */
            businessNumber: string;
            /**
             * @description `01` active, `02` suspended, `03` closed; null if unknown.
             * @example 01
             */
            statusCode: string | null;
            /**
             * @description The tax type in the tax authority's code, `01` to `07`; null if unknown.
             * @example 01
             */
            taxTypeCode: string | null;
            /**
             * @description When the tax authority answered: Unix time in milliseconds.
             * @example 1795178579920
             */
            verifiedAt: number;
            /** @description Never here: see `BilingualBusinessInfo`. */
            companyName?: string | null;
            /** @description Never here: see `BilingualBusinessInfo`. */
            companyNameOriginal?: string | null;
            /** @description Never here: see `BilingualBusinessInfo`. */
            companyNameSource?: components["schemas"]["NameSource"];
            /** @description Never here: see `BilingualBusinessInfo`. */
            companyNameMatch?: components["schemas"]["NameMatch"];
            /** @description Never here: see `BilingualBusinessInfo`. */
            companyNameCheck?: components["schemas"]["NameCheck"];
            /** @description Never here: see `BilingualBusinessInfo`. */
            representative?: string | null;
            /** @description Never here: see `BilingualBusinessInfo`. */
            status?: string | null;
            /** @description Never here: see `BilingualBusinessInfo`. */
            taxType?: string | null;
            /** @description Never here: see `BilingualBusinessInfo`. */
            closedOn?: string | null;
            /** @description Never here: see `BilingualBusinessInfo`. */
            companyNameEn?: string | null;
            /** @description Never here: see `BilingualBusinessInfo`. */
            companyNameEnSource?: components["schemas"]["NameSource"];
            /** @description Never here: see `BilingualBusinessInfo`. */
            statusEn?: string | null;
            /** @description Never here: see `BilingualBusinessInfo`. */
            taxTypeEn?: string | null;
        };
        InvalidVerification: {
            /**
             * @description The register does not confirm the details.
             * @constant
             */
            isValid: false;
            reason: components["schemas"]["Reason"];
            /**
             * @description What in your request may explain the answer. Empty if we found nothing. Each code is only a hint, because the tax authority does not say what differs.
             * @example [
             *       "space_in_name"
             *     ]
             */
            possibleCauses: components["schemas"]["PossibleCause"][];
            businessInfo: components["schemas"]["BilingualBusinessInfo"] | components["schemas"]["BusinessInfo"] | components["schemas"]["BusinessCodes"];
            /**
             * @description The receipt, if you asked for one: a signed statement of this answer (SD-JWT, RFC 9901).
             * @example eyJhbGciOiJFUzI1NiIsImtpZCI6Im9LSXl3…~
             */
            receipt?: string;
        };
        /**
         * @description `not_registered`: the number is not in the register. `details_mismatch`: the number is registered, but the opening date or the representative differs. `unconfirmed`: the register did not confirm the details, and we could not find out why.
         * @enum {string}
         */
        Reason: "not_registered" | "details_mismatch" | "unconfirmed";
        /**
         * @description `several_representatives`: the representative looks like several people; the register compares one name, so send one. `and_others`: the name ends with words such as `외 1명` or `et al.`; leave them out. `space_in_name`: the Korean name contains a space, and spaces count. `latin_name`: the name is in Latin letters; write a Korean name in Hangul, and a foreign name exactly as in the register. `title_in_name`: the name contains a title such as 대표이사 or CEO; leave the title out. `date_in_future`: the opening date is after today in Korea. `opened_recently`: the opening date is one of the last three days in Korea, and the register is updated a day or two late.
         * @enum {string}
         */
        PossibleCause: "several_representatives" | "and_others" | "space_in_name" | "latin_name" | "title_in_name" | "date_in_future" | "opened_recently";
        /** @description Why there is no result. */
        Error: {
            error: {
                code: components["schemas"]["ErrorCode"];
                /** @description What went wrong, in a sentence for people. */
                message: string;
            };
        };
        /**
         * @description What went wrong. Codes are stable, but new codes may be added.
         * @enum {string}
         */
        ErrorCode: "invalid_json" | "invalid_request" | "invalid_business_number" | "invalid_start_date" | "invalid_owner_name" | "invalid_language" | "unsupported_content_type" | "payload_too_large" | "invalid_encoding" | "invalid_csv" | "missing_column" | "batch_empty" | "batch_too_large" | "idempotency_key_reused" | "test_number_required" | "test_key_required" | "cursor_expired" | "url_refused" | "webhooks_not_available" | "receipts_not_available" | "cancelled" | "https_required" | "missing_api_key" | "invalid_api_key" | "feature_not_available" | "not_found" | "business_not_found" | "job_not_found" | "results_not_ready" | "watch_not_found" | "endpoint_not_found" | "rate_limit_exceeded" | "quota_exceeded" | "daily_limit_exceeded" | "too_many_jobs" | "storage_exceeded" | "job_limit_exceeded" | "too_many_watched" | "too_many_endpoints" | "too_many_tests" | "internal_error" | "temporarily_unavailable" | "registry_unavailable";
        StatusList: {
            /** @description One for each number, in the order sent. */
            results: components["schemas"]["Status"][];
        };
        /** @description What the register says about a number. A field is null if the register gives no value for it. */
        Status: components["schemas"]["BilingualRegistrationStatus"] | components["schemas"]["RegistrationStatus"] | components["schemas"]["StatusCodes"];
        /** @description What `lang=both` returns. */
        BilingualRegistrationStatus: {
            /**
             * @description The registration number, without hyphens.
             * @example 1248178104
             */
            businessNumber: string;
            /** @description Whether the number is in the register. */
            isRegistered: boolean;
            /**
             * @description `01` active, `02` suspended, `03` closed; null if unknown.
             * @example 01
             */
            statusCode: string | null;
            /**
             * @description The tax type in the tax authority's code, `01` to `07`; null if unknown.
             * @example 01
             */
            taxTypeCode: string | null;
            /**
             * @description The day on which the business closed; null if it is not closed, or the day is unknown.
             * @example 2023-12-31
             */
            closedOn: string | null;
            /**
             * @description The day from which the tax type applies; null if it never changed.
             * @example 2024-07-01
             */
            taxTypeChangedOn: string | null;
            /** @description Whether the business issues tax invoices. Its tax type decides: with `01` and `07` it does, with `02`, `04`, `05` and `06` it does not. null for any other tax type, and if the business is not active. */
            issuesTaxInvoices: boolean | null;
            /**
             * @description The previous tax type; null if there was none.
             * @example 02
             */
            previousTaxTypeCode: string | null;
            /**
             * @description Whether the business was closed only as a formality, because it moved to business-unit taxation (단위과세전환폐업). true does not mean that it stopped trading. null if unknown.
             * @example true
             */
            closedByUnitTaxation: boolean | null;
            /**
             * @description The day from which the business issues tax invoices; null if the register gives no day. Even then, the business may issue tax invoices: see `issuesTaxInvoices`.
             * @example 2021-07-01
             */
            taxInvoicesSince: string | null;
            /**
             * @description When the tax authority answered: Unix time in milliseconds.
             * @example 1795178579920
             */
            checkedAt: number;
            /**
             * @description The receipt, if you asked for one: a signed statement of this answer (SD-JWT, RFC 9901).
             * @example eyJhbGciOiJFUzI1NiIsImtpZCI6Im9LSXl3…~
             */
            receipt?: string;
            /**
             * @description The state: 계속사업자/Active, 휴업자/Suspended, 폐업자/Closed.
             * @example Closed
             */
            status: string | null;
            /**
             * @description The tax type as text.
             * @example General VAT Taxpayer
             */
            taxType: string | null;
            /**
             * @description The previous tax type as text.
             * @example Simplified VAT Taxpayer
             */
            previousTaxType: string | null;
            /**
             * @description The state in English.
             * @example Closed
             */
            statusEn: string | null;
            /**
             * @description The tax type in English.
             * @example General VAT Taxpayer
             */
            taxTypeEn: string | null;
        };
        /** @description What `lang=ko` and `lang=en` return. */
        RegistrationStatus: {
            /**
             * @description The registration number, without hyphens.
             * @example 1248178104
             */
            businessNumber: string;
            /** @description Whether the number is in the register. */
            isRegistered: boolean;
            /**
             * @description `01` active, `02` suspended, `03` closed; null if unknown.
             * @example 01
             */
            statusCode: string | null;
            /**
             * @description The tax type in the tax authority's code, `01` to `07`; null if unknown.
             * @example 01
             */
            taxTypeCode: string | null;
            /**
             * @description The day on which the business closed; null if it is not closed, or the day is unknown.
             * @example 2023-12-31
             */
            closedOn: string | null;
            /**
             * @description The day from which the tax type applies; null if it never changed.
             * @example 2024-07-01
             */
            taxTypeChangedOn: string | null;
            /** @description Whether the business issues tax invoices. Its tax type decides: with `01` and `07` it does, with `02`, `04`, `05` and `06` it does not. null for any other tax type, and if the business is not active. */
            issuesTaxInvoices: boolean | null;
            /**
             * @description The previous tax type; null if there was none.
             * @example 02
             */
            previousTaxTypeCode: string | null;
            /**
             * @description Whether the business was closed only as a formality, because it moved to business-unit taxation (단위과세전환폐업). true does not mean that it stopped trading. null if unknown.
             * @example true
             */
            closedByUnitTaxation: boolean | null;
            /**
             * @description The day from which the business issues tax invoices; null if the register gives no day. Even then, the business may issue tax invoices: see `issuesTaxInvoices`.
             * @example 2021-07-01
             */
            taxInvoicesSince: string | null;
            /**
             * @description When the tax authority answered: Unix time in milliseconds.
             * @example 1795178579920
             */
            checkedAt: number;
            /**
             * @description The receipt, if you asked for one: a signed statement of this answer (SD-JWT, RFC 9901).
             * @example eyJhbGciOiJFUzI1NiIsImtpZCI6Im9LSXl3…~
             */
            receipt?: string;
            /**
             * @description The state: 계속사업자/Active, 휴업자/Suspended, 폐업자/Closed.
             * @example Closed
             */
            status: string | null;
            /**
             * @description The tax type as text.
             * @example General VAT Taxpayer
             */
            taxType: string | null;
            /**
             * @description The previous tax type as text.
             * @example Simplified VAT Taxpayer
             */
            previousTaxType: string | null;
            /** @description Never here: see `BilingualRegistrationStatus`. */
            statusEn?: string | null;
            /** @description Never here: see `BilingualRegistrationStatus`. */
            taxTypeEn?: string | null;
        };
        /** @description What `lang=code` returns. */
        StatusCodes: {
            /**
             * @description The registration number, without hyphens.
             * @example 1248178104
             */
            businessNumber: string;
            /** @description Whether the number is in the register. */
            isRegistered: boolean;
            /**
             * @description `01` active, `02` suspended, `03` closed; null if unknown.
             * @example 01
             */
            statusCode: string | null;
            /**
             * @description The tax type in the tax authority's code, `01` to `07`; null if unknown.
             * @example 01
             */
            taxTypeCode: string | null;
            /**
             * @description The day on which the business closed; null if it is not closed, or the day is unknown.
             * @example 2023-12-31
             */
            closedOn: string | null;
            /**
             * @description The day from which the tax type applies; null if it never changed.
             * @example 2024-07-01
             */
            taxTypeChangedOn: string | null;
            /** @description Whether the business issues tax invoices. Its tax type decides: with `01` and `07` it does, with `02`, `04`, `05` and `06` it does not. null for any other tax type, and if the business is not active. */
            issuesTaxInvoices: boolean | null;
            /**
             * @description The previous tax type; null if there was none.
             * @example 02
             */
            previousTaxTypeCode: string | null;
            /**
             * @description Whether the business was closed only as a formality, because it moved to business-unit taxation (단위과세전환폐업). true does not mean that it stopped trading. null if unknown.
             * @example true
             */
            closedByUnitTaxation: boolean | null;
            /**
             * @description The day from which the business issues tax invoices; null if the register gives no day. Even then, the business may issue tax invoices: see `issuesTaxInvoices`.
             * @example 2021-07-01
             */
            taxInvoicesSince: string | null;
            /**
             * @description When the tax authority answered: Unix time in milliseconds.
             * @example 1795178579920
             */
            checkedAt: number;
            /**
             * @description The receipt, if you asked for one: a signed statement of this answer (SD-JWT, RFC 9901).
             * @example eyJhbGciOiJFUzI1NiIsImtpZCI6Im9LSXl3…~
             */
            receipt?: string;
            /** @description Never here: see `BilingualRegistrationStatus`. */
            status?: string | null;
            /** @description Never here: see `BilingualRegistrationStatus`. */
            taxType?: string | null;
            /** @description Never here: see `BilingualRegistrationStatus`. */
            previousTaxType?: string | null;
            /** @description Never here: see `BilingualRegistrationStatus`. */
            statusEn?: string | null;
            /** @description Never here: see `BilingualRegistrationStatus`. */
            taxTypeEn?: string | null;
        };
        /** @description A batch job that has ended, with its results. */
        JobWithResults: {
            /** @example job_725ea483831f48af84c4d9d62c091dbc */
            job_id: string;
            /**
             * @description The name from the header `Job-Name`; null if you sent none.
             * @example customers.csv
             */
            name: string | null;
            /**
             * @description `verify` checks whether the details are right. `status` asks for the state of the numbers.
             * @enum {string}
             */
            check: "verify" | "status";
            status: components["schemas"]["JobStatus"];
            /**
             * @description How many rows the input has.
             * @example 4
             */
            total: number;
            /**
             * @description How many rows have a result.
             * @example 1
             */
            processed: number;
            /** @description How many rows are valid. In a `status` job: rows with a registered number. */
            valid: number;
            /** @description How many rows are invalid. In a `status` job: rows with an unregistered number. */
            invalid: number;
            /** @description How many rows are malformed, were not answered by the tax authority, or were cancelled. */
            errors: number;
            outcomes: components["schemas"]["Outcomes"];
            /**
             * @description The language of the results.
             * @enum {string}
             */
            language: "ko" | "en" | "both" | "code";
            /**
             * Format: date-time
             * @description When the job was submitted.
             * @example 2026-11-20T12:43:00.291Z
             */
            created_at: string;
            /** @description When the job ended; null until then. */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When the job and its results are deleted. This is an estimate until the job ends, because the retention period starts at the end of the job.
             * @example 2026-11-20T12:43:00.291Z
             */
            expires_at: string;
            /** @description Where to download the results; null unless the job is completed or cancelled. */
            download_url: string | null;
            /**
             * @description Present only while the whole job waits. `registry`: until the tax authority answers. `daily_limit`: until the account's next day.
             * @example registry
             * @enum {string}
             */
            waiting_for?: "registry" | "daily_limit";
            /**
             * Format: date-time
             * @description When the job began to wait. Present only with `waiting_for`.
             * @example 2026-11-20T12:43:00.291Z
             */
            waiting_since?: string;
            /**
             * @description The receipt of the results file, if you asked for one and the job has results: a signed statement (SD-JWT, RFC 9901) with the SHA-256 of the CSV.
             * @example eyJhbGciOiJFUzI1NiIsImtpZCI6Im9LSXl3…~
             */
            receipt?: string;
            /**
             * Format: date-time
             * @description When the job continues or asks again. Present only with `waiting_for`.
             * @example 2026-11-20T12:43:00.291Z
             */
            next_attempt_at?: string;
            /** @description One result for each business, in the order sent: the answer that a single check would give, or an error. */
            results: (components["schemas"]["ValidVerification"] | components["schemas"]["InvalidVerification"] | components["schemas"]["RowError"] | components["schemas"]["Status"])[];
        };
        /**
         * @description A job is `queued`, then `processing`, then `completed`. It is `cancelled` if you asked for that. `failed`: the input was lost, and nothing is charged.
         * @enum {string}
         */
        JobStatus: "queued" | "processing" | "completed" | "cancelled" | "failed";
        /** @description How many of the processed rows have each outcome. */
        Outcomes: {
            /** @description Valid and open. */
            active: number;
            /** @description Valid and suspended. */
            suspended: number;
            /** @description Valid and closed. */
            closed: number;
            /** @description Invalid for the reason `details_mismatch`. */
            details_mismatch: number;
            /** @description Invalid for the reason `not_registered`. */
            not_registered: number;
            /** @description Invalid for the reason `unconfirmed`. */
            unconfirmed: number;
            /** @description Same as `errors`. */
            errors: number;
        };
        /** @description A row without an answer. It is malformed, was not answered, or was `cancelled`. It is not charged. */
        RowError: {
            error: {
                code: components["schemas"]["ErrorCode"];
                /** @description What is wrong with the row. */
                message: string;
            };
            businessInfo: {
                /** @description The number, as sent. */
                businessNumber: string;
            };
        };
        /** @description A batch job and its progress. */
        Job: {
            /** @example job_725ea483831f48af84c4d9d62c091dbc */
            job_id: string;
            /**
             * @description The name from the header `Job-Name`; null if you sent none.
             * @example customers.csv
             */
            name: string | null;
            /**
             * @description `verify` checks whether the details are right. `status` asks for the state of the numbers.
             * @enum {string}
             */
            check: "verify" | "status";
            status: components["schemas"]["JobStatus"];
            /**
             * @description How many rows the input has.
             * @example 4
             */
            total: number;
            /**
             * @description How many rows have a result.
             * @example 1
             */
            processed: number;
            /** @description How many rows are valid. In a `status` job: rows with a registered number. */
            valid: number;
            /** @description How many rows are invalid. In a `status` job: rows with an unregistered number. */
            invalid: number;
            /** @description How many rows are malformed, were not answered by the tax authority, or were cancelled. */
            errors: number;
            outcomes: components["schemas"]["Outcomes"];
            /**
             * @description The language of the results.
             * @enum {string}
             */
            language: "ko" | "en" | "both" | "code";
            /**
             * Format: date-time
             * @description When the job was submitted.
             * @example 2026-11-20T12:43:00.291Z
             */
            created_at: string;
            /** @description When the job ended; null until then. */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When the job and its results are deleted. This is an estimate until the job ends, because the retention period starts at the end of the job.
             * @example 2026-11-20T12:43:00.291Z
             */
            expires_at: string;
            /** @description Where to download the results; null unless the job is completed or cancelled. */
            download_url: string | null;
            /**
             * @description Present only while the whole job waits. `registry`: until the tax authority answers. `daily_limit`: until the account's next day.
             * @example registry
             * @enum {string}
             */
            waiting_for?: "registry" | "daily_limit";
            /**
             * Format: date-time
             * @description When the job began to wait. Present only with `waiting_for`.
             * @example 2026-11-20T12:43:00.291Z
             */
            waiting_since?: string;
            /**
             * @description The receipt of the results file, if you asked for one and the job has results: a signed statement (SD-JWT, RFC 9901) with the SHA-256 of the CSV.
             * @example eyJhbGciOiJFUzI1NiIsImtpZCI6Im9LSXl3…~
             */
            receipt?: string;
            /**
             * Format: date-time
             * @description When the job continues or asks again. Present only with `waiting_for`.
             * @example 2026-11-20T12:43:00.291Z
             */
            next_attempt_at?: string;
        };
        /** @description A page of the account's batch jobs. */
        JobList: {
            /** @description Newest first. */
            jobs: components["schemas"]["Job"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page. */
            next_cursor: string | null;
        };
        /** @description The job, its results and its input are deleted. */
        DeletedJob: {
            /** @example job_725ea483831f48af84c4d9d62c091dbc */
            job_id: string;
            /** @constant */
            deleted: true;
        };
        /** @description How the list changed. */
        AddedWatches: {
            /** @description How many numbers were not on the list before. */
            added: number;
            /** @description How many numbers were already on the list. They keep their state. */
            already_watched: number;
            /** @description How many numbers are on the list now. */
            watched: number;
            /** @description How many numbers the list may have. */
            max_watched: number;
        };
        /** @description A page of the watch list. */
        WatchList: {
            /** @description The numbers, in an order that does not change. */
            watches: components["schemas"]["Watch"][];
            /** @description Pass it as `cursor` to get the next page; null on the last page. A page may have fewer numbers than `limit` even if it is not the last page. */
            next_cursor: string | null;
        };
        /** @description A watched number. */
        Watch: {
            /**
             * @description The registration number, without hyphens.
             * @example 1248178104
             */
            business_number: string;
            /** @description Your own id for the business; null if you gave none. */
            reference: string | null;
            /** @description The last confirmed state; null until the first answer. */
            state: components["schemas"]["WatchedState"] | null;
            /** @description When the tax authority last answered for the number; null until the first answer. */
            checked_at: string | null;
            /** @description When the last change was confirmed; null if there was none. */
            changed_at: string | null;
        };
        /** @description What the register says about a number, in codes and days without texts. */
        WatchedState: {
            /** @description Whether the number is in the register. */
            is_registered: boolean;
            /**
             * @description `01` active, `02` suspended, `03` closed; null if unknown.
             * @example 01
             */
            status_code: string | null;
            /**
             * @description The tax type in the tax authority's code, `01` to `07`; null if unknown.
             * @example 01
             */
            tax_type_code: string | null;
            /**
             * @description The day on which the business closed; null if it is not closed, or the day is unknown.
             * @example 2023-12-31
             */
            closed_on: string | null;
            /**
             * @description The day from which the tax type applies; null if it never changed.
             * @example 2024-07-01
             */
            tax_type_changed_on: string | null;
            /**
             * @description The previous tax type; null if there was none.
             * @example 02
             */
            previous_tax_type_code: string | null;
            /** @description Whether the business was closed only as a formality, because it moved to business-unit taxation (단위과세전환폐업). true does not mean that it stopped trading. null if unknown. */
            closed_by_unit_taxation: boolean | null;
            /**
             * @description The day from which the business issues tax invoices; null if the register gives no day.
             * @example 2021-07-01
             */
            tax_invoices_since: string | null;
        };
        /** @description How the list changed. */
        UploadedWatches: {
            /** @description How many numbers were not on the list before. */
            added: number;
            /** @description How many numbers were already on the list. They keep their state. */
            already_watched: number;
            /** @description How many numbers are on the list now. */
            watched: number;
            /** @description How many numbers the list may have. */
            max_watched: number;
            /** @description How many rows of the table are not empty. */
            rows: number;
            /** @description How many rows could not be read. All other rows are added. */
            errors: number;
            /** @description The first 20 rows that could not be read. */
            row_errors: components["schemas"]["WatchRowError"][];
        };
        WatchRowError: {
            /** @description Where the row starts in the file. */
            line: number;
            code: components["schemas"]["ErrorCode"];
            message: string;
        };
        /** @description The numbers are not watched any more. */
        RemovedWatches: {
            /**
             * @description How many of the numbers were on the list.
             * @example 1
             */
            removed: number;
        };
        /** @description What happened on one day of the watch list. */
        WatchDay: {
            /** @description The events of the day, oldest first. */
            events: components["schemas"]["Event"][];
        };
        /** @description Something that happened. New types of events may be added. */
        Event: components["schemas"]["JobEvent"] | components["schemas"]["ChangedEvent"] | components["schemas"]["StaleEvent"] | components["schemas"]["PausedEvent"] | components["schemas"]["EndpointDisabledEvent"];
        JobEvent: {
            /** @example evt_1795178579920000 */
            id: string;
            /** @enum {string} */
            type: "batch.completed" | "batch.cancelled" | "batch.failed";
            /**
             * Format: date-time
             * @description When the event was written.
             * @example 2026-11-20T12:43:00.291Z
             */
            timestamp: string;
            /** @enum {string} */
            mode: "live" | "test";
            data: components["schemas"]["JobEventData"];
        };
        /** @description The job in its final state. */
        JobEventData: {
            /** @example job_725ea483831f48af84c4d9d62c091dbc */
            job_id: string;
            /** @enum {string} */
            check: "verify" | "status";
            /** @enum {string} */
            status: "completed" | "cancelled" | "failed";
            /**
             * @description How many rows the input has.
             * @example 4
             */
            total: number;
            /** @description How many rows are valid. In a `status` job: rows with a registered number. */
            valid: number;
            /** @description How many rows are invalid. In a `status` job: rows with an unregistered number. */
            invalid: number;
            /** @description How many rows are malformed, were not answered by the tax authority, or were cancelled. */
            errors: number;
            outcomes: components["schemas"]["Outcomes"];
            /**
             * Format: date-time
             * @description When the job was submitted.
             * @example 2026-11-20T12:43:00.291Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the job ended.
             * @example 2026-11-20T12:43:00.291Z
             */
            completed_at: string;
            /**
             * Format: date-time
             * @description When the job and its results are deleted.
             * @example 2026-11-20T12:43:00.291Z
             */
            expires_at: string;
        };
        ChangedEvent: {
            /** @example evt_1795178579920000 */
            id: string;
            /** @constant */
            type: "watch.changed";
            /**
             * Format: date-time
             * @description When the event was written.
             * @example 2026-11-20T12:43:00.291Z
             */
            timestamp: string;
            /** @enum {string} */
            mode: "live" | "test";
            data: components["schemas"]["ChangedEventData"];
        };
        /** @description A confirmed change of one watched number. */
        ChangedEventData: {
            /**
             * @description The registration number, without hyphens.
             * @example 1248178104
             */
            business_number: string;
            /** @description Your own id for the business; null if you gave none. */
            reference: string | null;
            /**
             * @description The fields that differ between `before` and `after`.
             * @example [
             *       "status_code",
             *       "closed_on"
             *     ]
             */
            changed: ("is_registered" | "status_code" | "tax_type_code" | "closed_on" | "tax_type_changed_on" | "previous_tax_type_code" | "closed_by_unit_taxation" | "tax_invoices_since")[];
            before: components["schemas"]["WatchedState"];
            after: components["schemas"]["WatchedState"];
            /**
             * Format: date-time
             * @description When the tax authority confirmed the change.
             * @example 2026-11-20T12:43:00.291Z
             */
            checked_at: string;
        };
        StaleEvent: {
            /** @example evt_1795178579920000 */
            id: string;
            /** @constant */
            type: "watch.stale";
            /**
             * Format: date-time
             * @description When the event was written.
             * @example 2026-11-20T12:43:00.291Z
             */
            timestamp: string;
            /** @enum {string} */
            mode: "live" | "test";
            data: components["schemas"]["StaleEventData"];
        };
        /** @description The tax authority has not answered for watched numbers for 72 hours. */
        StaleEventData: {
            /** @description How many watched numbers were not answered. */
            count: number;
            /**
             * Format: date-time
             * @description When the tax authority last answered for one of these numbers.
             * @example 2026-11-20T12:43:00.291Z
             */
            since: string;
        };
        PausedEvent: {
            /** @example evt_1795178579920000 */
            id: string;
            /** @constant */
            type: "watch.paused";
            /**
             * Format: date-time
             * @description When the event was written.
             * @example 2026-11-20T12:43:00.291Z
             */
            timestamp: string;
            /** @enum {string} */
            mode: "live" | "test";
            data: components["schemas"]["PausedEventData"];
        };
        /** @description Numbers are not watched for now. */
        PausedEventData: {
            /**
             * @description `quota_exceeded`: the month's quota is used up. `no_valid_key`: the account has no live key for variant A. The list is removed after 30 days without such a key.
             * @enum {string}
             */
            reason: "quota_exceeded" | "no_valid_key";
            /** @description How many watched numbers wait. */
            count: number;
        };
        EndpointDisabledEvent: {
            /** @example evt_1795178579920000 */
            id: string;
            /** @constant */
            type: "webhook_endpoint.disabled";
            /**
             * Format: date-time
             * @description When the event was written.
             * @example 2026-11-20T12:43:00.291Z
             */
            timestamp: string;
            /** @enum {string} */
            mode: "live" | "test";
            data: components["schemas"]["EndpointDisabledEventData"];
        };
        /** @description An endpoint gets no events any more. */
        EndpointDisabledEventData: {
            /** @example we_4f1f6f0f0e0c4d6e9a3b6a1d2c3e4f50 */
            endpoint_id: string;
            /**
             * @description `gone`: the endpoint answered 410. `failing`: no attempt has succeeded for five days.
             * @enum {string}
             */
            reason: "gone" | "failing";
            /** @description The status of the last attempt; null if no answer came in time. */
            status_code: number | null;
        };
        /** @description A page of the account's events. */
        EventList: {
            /** @description Oldest first. */
            events: components["schemas"]["Event"][];
            /**
             * @description Pass it as `after` next time, even if there were no events.
             * @example evt_1795178579920000
             */
            next: string;
        };
        /** @description An endpoint with its new secret. */
        WebhookEndpointWithSecret: {
            /** @example we_4f1f6f0f0e0c4d6e9a3b6a1d2c3e4f50 */
            id: string;
            /**
             * @description The address, as the service has parsed it.
             * @example https://hooks.example.com/bvs
             */
            url: string;
            /**
             * @description The types of events that the endpoint gets; null for all types, including future ones.
             * @example [
             *       "watch.changed",
             *       "batch.completed"
             *     ]
             */
            types: ("batch.completed" | "batch.cancelled" | "batch.failed" | "watch.changed" | "watch.stale" | "watch.paused" | "webhook_endpoint.disabled")[] | null;
            /**
             * @description `unverified`: the endpoint has not accepted a test message yet. Only `enabled` endpoints get events.
             * @enum {string}
             */
            status: "unverified" | "enabled" | "disabled";
            /** @description Why the service disabled the endpoint. `gone`: the endpoint answered 410. `failing`: no attempt has succeeded for five days. null if you disabled it, or if it is not disabled. */
            disabled_reason: ("gone" | "failing") | null;
            disabled_at: string | null;
            /** @description The first failure since the last success; null if the last attempt succeeded. */
            failing_since: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T12:43:00.291Z
             */
            created_at: string;
            /** @description Until this time, messages are also signed with the previous secret; null if they are not. */
            both_secrets_until: string | null;
            /**
             * @description The secret that signs the endpoint's messages. It is shown only now, because the service does not store it.
             * @example whsec_3q2+7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=
             */
            secret: string;
        };
        /** @description All endpoints of the account. */
        WebhookEndpointList: {
            /** @description Oldest first. */
            webhook_endpoints: components["schemas"]["WebhookEndpoint"][];
        };
        /** @description An address to which the service sends events. */
        WebhookEndpoint: {
            /** @example we_4f1f6f0f0e0c4d6e9a3b6a1d2c3e4f50 */
            id: string;
            /**
             * @description The address, as the service has parsed it.
             * @example https://hooks.example.com/bvs
             */
            url: string;
            /**
             * @description The types of events that the endpoint gets; null for all types, including future ones.
             * @example [
             *       "watch.changed",
             *       "batch.completed"
             *     ]
             */
            types: ("batch.completed" | "batch.cancelled" | "batch.failed" | "watch.changed" | "watch.stale" | "watch.paused" | "webhook_endpoint.disabled")[] | null;
            /**
             * @description `unverified`: the endpoint has not accepted a test message yet. Only `enabled` endpoints get events.
             * @enum {string}
             */
            status: "unverified" | "enabled" | "disabled";
            /** @description Why the service disabled the endpoint. `gone`: the endpoint answered 410. `failing`: no attempt has succeeded for five days. null if you disabled it, or if it is not disabled. */
            disabled_reason: ("gone" | "failing") | null;
            disabled_at: string | null;
            /** @description The first failure since the last success; null if the last attempt succeeded. */
            failing_since: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T12:43:00.291Z
             */
            created_at: string;
            /** @description Until this time, messages are also signed with the previous secret; null if they are not. */
            both_secrets_until: string | null;
        };
        /** @description The endpoint gets no more messages. */
        DeletedWebhookEndpoint: {
            /** @example we_4f1f6f0f0e0c4d6e9a3b6a1d2c3e4f50 */
            id: string;
            /** @constant */
            deleted: true;
        };
        /** @description The result of the test message. */
        TestedWebhookEndpoint: {
            /** @description Whether the endpoint answered with a 2xx status. */
            delivered: boolean;
            /** @description The status of the endpoint's answer. null if no answer came: the connection failed, or 15 seconds passed. */
            status_code: number | null;
            duration_ms: number;
            endpoint: components["schemas"]["WebhookEndpoint"];
        };
        /** @description The last 100 deliveries of an endpoint. */
        WebhookDeliveryList: {
            /** @description Newest first. */
            deliveries: components["schemas"]["WebhookDelivery"][];
        };
        /** @description The delivery of one event to the endpoint. */
        WebhookDelivery: {
            event_id: string;
            /** @description null if the event is deleted. */
            type: ("batch.completed" | "batch.cancelled" | "batch.failed" | "watch.changed" | "watch.stale" | "watch.paused" | "webhook_endpoint.disabled") | null;
            /**
             * @description `failed`: the tenth attempt failed, or an attempt disabled the endpoint (after a 410, or five days without a success). `dropped`: the endpoint stopped being `enabled`.
             * @enum {string}
             */
            status: "waiting" | "sending" | "succeeded" | "failed" | "dropped";
            /** @description How many attempts have ended. */
            attempts: number;
            /** @description When the last attempt ended. */
            attempted_at: string | null;
            /** @description The status of the answer to the last attempt. null if no answer came: the connection failed, 15 seconds passed, or the operator has blocked the host. */
            status_code: number | null;
            /** @description How long the last attempt took, in milliseconds. */
            duration_ms: number | null;
            next_attempt_at: string | null;
        };
        /** @description A business. A field is null if no source knows it. */
        Business: {
            /**
             * @description The number is registered. The business may be active, suspended or closed.
             * @constant
             */
            valid: true;
            /**
             * @description For `ko`, the registered Korean name. For other languages, the same as `company_name_en`.
             * @example Hanbit Trading Co., Ltd.
             */
            company_name: string | null;
            /**
             * @description The official English name. If there is none, a name that we make from the Korean name.
             * @example Hanbit Trading Co., Ltd.
             */
            company_name_en: string | null;
            /** @description `inactive` means closed. null: the tax authority gave a code that we do not know. */
            status: ("active" | "suspended" | "inactive") | null;
            /**
             * @description The registration number, as sent.
             * @example 217-81-82399
             */
            business_number: string;
            /**
             * @description All representatives as the source writes them, without titles, separated by commas.
             * @example 김한빛
             */
            representative_name: string | null;
            /**
             * @description The same people in Latin letters. For Korean names, the family name comes first in its usual spelling, and the given name follows the standard romanization. If the source gives no spelling, we choose it, so it may differ from the passport. null for `ko`.
             * @example Kim Hanbit
             */
            representative_name_latin: string | null;
            /**
             * @description The industry's group in the Korean Standard Industrial Classification, in the requested language. If the code has only two digits, the industry's division.
             * @example Wholesale of machinery, equipment and supplies
             */
            industry: string | null;
            /**
             * @description The industry code as its source gives it, 2 to 5 digits.
             * @example 46599
             */
            industry_code: string | null;
            /**
             * @description The day of incorporation. No source says when the tax authority registered the business.
             * @example 2012-02-28
             */
            registered_date: string | null;
            /**
             * @description The address in Korean.
             * @example 서울특별시 마포구 월드컵북로 396, 5층 (상암동)
             */
            address: string | null;
            /**
             * @description The address in the order and spelling of official English addresses. null for an address abroad that is written in Hangul.
             * @example 5F, 396, World Cup buk-ro, Mapo-gu, Seoul
             */
            address_en: string | null;
            metadata: {
                /**
                 * @description The tax type, in the requested language.
                 * @example General VAT taxpayer
                 */
                tax_type: string | null;
                /**
                 * @description The number of employees in the last annual report. If there is no report, the number of employees from another source, such as employment insurance.
                 * @example 58
                 */
                employee_count: number | null;
                /**
                 * @description Capital in whole Korean won, from the last financial statements.
                 * @example 1500000000
                 */
                capital: number | null;
                /**
                 * @description Revenue in whole Korean won, from the last financial statements. If the company has consolidated statements, these are used.
                 * @example 52730418900
                 */
                revenue: number | null;
                /**
                 * @description The corporate registration number.
                 * @example 1101115067718
                 */
                corporate_number: string | null;
                /**
                 * @description The opening date that the business itself told the procurement service as a supplier.
                 * @example 1996-08-01
                 */
                opening_date: string | null;
                /**
                 * @description The day on which the business closed; null if it is not closed, or the day is unknown.
                 * @example null
                 */
                closed_on: string | null;
                sources: components["schemas"]["Origins"];
            };
            /**
             * @description The receipt, if you asked for one: a signed statement of this answer (SD-JWT, RFC 9901).
             * @example eyJhbGciOiJFUzI1NiIsImtpZCI6Im9LSXl3…~
             */
            receipt?: string;
        };
        /** @description The source of each field that is not null. Three fields are not listed, because we make them from other fields: `industry` from `industry_code`, `address_en` from `address`, and `representative_name_latin` from `representative_name`. */
        Origins: {
            company_name?: components["schemas"]["Origin"];
            company_name_en?: components["schemas"]["Origin"];
            status?: components["schemas"]["Origin"];
            representative_name?: components["schemas"]["Origin"];
            industry_code?: components["schemas"]["Origin"];
            registered_date?: components["schemas"]["Origin"];
            address?: components["schemas"]["Origin"];
            tax_type?: components["schemas"]["Origin"];
            employee_count?: components["schemas"]["Origin"];
            capital?: components["schemas"]["Origin"];
            revenue?: components["schemas"]["Origin"];
            corporate_number?: components["schemas"]["Origin"];
            opening_date?: components["schemas"]["Origin"];
            closed_on?: components["schemas"]["Origin"];
        };
        /** @description Which source a field comes from, and from which day. */
        Origin: {
            /**
             * @description `nts`: the tax authority. `opendart`: the disclosure database. `fsc`: the financial supervisor. `ftc`: the register of mail-order sellers. `koneps`: a supplier's own words to the procurement service. `comwel`: employment insurance. `composed`: we made it from the Korean name.
             * @enum {string}
             */
            source: "nts" | "opendart" | "fsc" | "ftc" | "koneps" | "comwel" | "composed";
            /**
             * Format: date
             * @description The day (UTC) on which we asked the source.
             * @example 2026-11-20
             */
            date: string;
            /**
             * @description The date that the source itself gives for the value; null if it gives none.
             * @example null
             */
            as_of: string | null;
        };
        /** @description Why there is no result, and which parameter is wrong. */
        DetailedError: {
            error: {
                code: components["schemas"]["ErrorCode"];
                /** @description What went wrong, in a sentence for people. */
                message: string;
                details: {
                    /**
                     * @description The parameter that is wrong; null if the error is not about one parameter.
                     * @example business_number
                     */
                    parameter: string | null;
                    /**
                     * @description The value that was sent; null if there was none, if it is long, or if it contains an API key.
                     * @example 12-345-67890
                     */
                    value: unknown;
                };
            };
        };
        /** @description What an account has used this month. */
        Usage: {
            /**
             * @description The variant that is counted.
             * @enum {string}
             */
            variant: "a" | "b";
            /**
             * @description The variants that the key has a plan for and this host serves.
             * @example [
             *       "a"
             *     ]
             */
            variants: ("a" | "b")[];
            /**
             * @description `live`: checks ask the tax authority and are charged. `test`: checks answer from the test numbers and cost nothing.
             * @example live
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description The id of the plan.
             * @example enterprise
             */
            plan: string;
            /**
             * @description The calendar month, UTC.
             * @example 2026-11
             */
            period: string;
            /** @description Checks charged or reserved this month. */
            used: number;
            /** @description Checks per month; null if the plan has no monthly limit. */
            quota: number | null;
            /** @description Checks left this month; null if the plan has no monthly limit. */
            remaining: number | null;
            /** @description Checks per day in Korea; null if there is no daily limit. */
            units_per_day: number | null;
            /** @description Checks charged or reserved for this day in Korea; null if there is no daily limit. */
            used_today: number | null;
            /** @description Checks left on this day in Korea; null if there is no daily limit. */
            remaining_today: number | null;
            /** @description The next midnight in Korea; null if there is no daily limit. */
            day_resets_at: string | null;
            /** @description Requests per second. */
            rate: number;
            /** @description The most businesses in one batch; null if the plan has no batches. */
            max_batch: number | null;
            /** @description The most batch jobs that the account may have. A deleted job counts until the time at which it would have expired. Null if the plan has no batches. */
            max_job_rows: number | null;
            /** @description How many numbers may be watched; null in variant B, which has no watch list. */
            max_watched: number | null;
            /**
             * Format: date-time
             * @description When the next month begins.
             * @example 2026-11-20T12:43:00.291Z
             */
            resets_at: string;
        };
        /** @description The plans on sale. */
        Plans: {
            /** @description Variant A first, then by price, cheapest first. */
            plans: components["schemas"]["Plan"][];
        };
        /** @description What a plan costs and allows. */
        Plan: {
            /**
             * @description The variant that the plan is for.
             * @enum {string}
             */
            variant: "a" | "b";
            /**
             * @description The id of the plan.
             * @example pro
             */
            id: string;
            /**
             * @description The name of the plan.
             * @example Pro
             */
            name: string;
            /**
             * @description US dollars per month; null if the price is agreed individually.
             * @example 99
             */
            price_usd: number | null;
            /**
             * @description Checks per month; null if the plan has no monthly limit.
             * @example 25000
             */
            quota: number | null;
            /**
             * @description Checks per day in Korea; null if there is no daily limit.
             * @example null
             */
            units_per_day: number | null;
            /**
             * @description Requests per second.
             * @example 25
             */
            rate: number;
            /** @description The most businesses in one batch; null if the plan has no batches. */
            max_batch: number | null;
            /** @description How many batch jobs may be unfinished at one time; null if the plan has no batches. */
            max_open_jobs: number | null;
            /** @description The most bytes of stored batch files; null if the plan has no batches. */
            max_stored_bytes: number | null;
            /** @description The most batch jobs that the account may have. A deleted job counts until the time at which it would have expired. Null if the plan has no batches. */
            max_job_rows: number | null;
            /** @description How many numbers may be watched; null in variant B, which has no watch list. */
            max_watched: number | null;
            /** @description The most days that results are kept; null if the plan has no batches. */
            max_retention_days: number | null;
        };
        /** @description A JSON Web Key Set (RFC 7517). */
        ReceiptKeys: {
            /**
             * @description The `iss` of every receipt; null if this service does not sign receipts.
             * @example https://api.example.com
             */
            issuer: string | null;
            /** @description Every key that has signed, the newest first. */
            keys: components["schemas"]["ReceiptKey"][];
        };
        /** @description A public key that verifies receipts. `iat`, `exp` and `revoked` have the meaning that OpenID Federation gives them in its historical keys. */
        ReceiptKey: {
            /** @constant */
            kty: "EC";
            /** @constant */
            crv: "P-256";
            /** @example f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU */
            x: string;
            /** @example x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0 */
            y: string;
            /**
             * @description The thumbprint of the key (RFC 7638).
             * @example oKIywvGUpTVTyxMQ3bwIIeQUudfr_CkLMjCE19ECD-U
             */
            kid: string;
            /** @constant */
            use: "sig";
            /** @constant */
            alg: "ES256";
            /**
             * @description The mode of the receipts that the key signs.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description The key signed no receipt before this time (seconds since 1970).
             * @example 1795178579
             */
            iat: number;
            /**
             * @description The key signed no receipt after this time; absent while it may sign (seconds since 1970).
             * @example 1802954579
             */
            exp?: number;
            revoked?: components["schemas"]["KeyRevocation"];
        };
        /** @description Present if the key is revoked. Then no receipt of this key proves anything. */
        KeyRevocation: {
            /**
             * @description When the operator revoked the key (seconds since 1970).
             * @example 1800000000
             */
            revoked_at: number;
        };
        /** @description The service runs and has its settings. */
        Health: {
            /** @constant */
            status: "ok";
        };
        /** @description Settings are missing or malformed. */
        Misconfigured: {
            /** @constant */
            status: "misconfigured";
            /**
             * @description The names of the settings that are missing or malformed.
             * @example [
             *       "NTS_SERVICE_KEY"
             *     ]
             */
            settings: string[];
        };
        /** @description All required parts respond. */
        Ready: {
            /** @constant */
            status: "ready";
            /** @description The id of the deployed release. */
            release: string;
            /**
             * Format: date-time
             * @description When the parts were asked. The same result is returned for a few seconds.
             * @example 2026-11-20T12:43:00.291Z
             */
            checked_at: string;
            /** @description The parts that do not answer. */
            down: ("database" | "keys" | "meter" | "registry")[];
            parts: {
                database: components["schemas"]["PartState"];
                keys: components["schemas"]["PartState"];
                meter: components["schemas"]["PartState"];
                registry: components["schemas"]["PartState"];
            };
            /**
             * @description Whether the tax authority's register answered the latest check of this instance of the service; `unknown` if it made no check in the last five minutes. The part `registry` proves only that the gateway in front of the register answers. Does not affect `status`.
             * @enum {string}
             */
            register: "answering" | "failing" | "unknown";
            /**
             * @description Whether we may make more calls to the tax authority today. `low`: more than 70 % of the day's calls are used, so batches wait, at most until midnight in Korea. `used_up`: all are used, so checks fail too. Does not affect `status`.
             * @enum {string}
             */
            allowance: "ok" | "low" | "used_up";
            /**
             * @description Whether the work that runs every minute is done. `late`: its last run without a fault was more than five minutes ago, or there has been none since the first deployment. Batches may then stand still, and names may become old. `unknown`: the gate that records the work does not answer. Does not affect `status`.
             * @enum {string}
             */
            background: "ok" | "late" | "unknown";
            /** @description How old the table of official names is; null if the database does not answer. If the table is old or empty, official names may be missing, but checks work. Does not affect `status`. */
            disclosure_table: {
                /**
                 * @description `stale`: two daily syncs in a row have failed.
                 * @enum {string}
                 */
                status: "ok" | "stale" | "never synced" | "empty";
                /** @description Hours since the last completed sync; null if there was none. */
                age_hours: number | null;
            } | null;
            /** @description How old the last nightly copy of the API keys is; null if the database does not answer. Checks work without a copy. Does not affect `status`. */
            key_copy: {
                /**
                 * @description `stale`: last night's copy is missing. `none`: there has been no copy yet.
                 * @enum {string}
                 */
                status: "ok" | "stale" | "none";
                /** @description Hours since the last complete copy; null if there was none. */
                age_hours: number | null;
            } | null;
            /** @description How many companies are in the table of official names, and how many of them have facts, as of the last sync. Absent before the first sync, and if the database does not answer. */
            company_facts?: {
                /** @description Companies in the table. */
                companies: number;
                /** @description Companies for which OpenDART was asked for facts. */
                known: number;
            };
            /** @description The state of each source that is switched on. Descriptions ask these sources. If a source fails, a description may lack fields, but checks work. Does not affect `status`. */
            live_sources?: {
                comwel?: components["schemas"]["LiveStatus"];
                fsc?: components["schemas"]["LiveStatus"];
                ftc?: components["schemas"]["LiveStatus"];
                koneps?: components["schemas"]["LiveStatus"];
                fsc_accounts?: components["schemas"]["LiveStatus"];
            };
            /**
             * @description `closed`: `ADMIN_TOKEN` is missing, weak or public. Checks are not affected.
             * @enum {string}
             */
            admin: "open" | "closed";
        };
        PartState: {
            /** @description Whether the part answered in time. */
            ok: boolean;
            /** @description How long the answer took, in milliseconds. */
            ms: number;
        };
        /**
         * @description `refused`: the source refuses our key. `resting`: it failed, so we do not call it for a while. `used_up`: no calls are left today. `unknown`: the gate that counts its calls does not answer.
         * @enum {string}
         */
        LiveStatus: "ok" | "refused" | "resting" | "used_up" | "unknown";
        /** @description At least one required part does not respond. */
        NotReady: {
            /** @constant */
            status: "not_ready";
            /** @description The id of the deployed release. */
            release: string;
            /**
             * Format: date-time
             * @description When the parts were asked. The same result is returned for a few seconds.
             * @example 2026-11-20T12:43:00.291Z
             */
            checked_at: string;
            /** @description The parts that do not answer. */
            down: ("database" | "keys" | "meter" | "registry")[];
            parts: {
                database: components["schemas"]["PartState"];
                keys: components["schemas"]["PartState"];
                meter: components["schemas"]["PartState"];
                registry: components["schemas"]["PartState"];
            };
            /**
             * @description Whether the tax authority's register answered the latest check of this instance of the service; `unknown` if it made no check in the last five minutes. The part `registry` proves only that the gateway in front of the register answers. Does not affect `status`.
             * @enum {string}
             */
            register: "answering" | "failing" | "unknown";
            /**
             * @description Whether we may make more calls to the tax authority today. `low`: more than 70 % of the day's calls are used, so batches wait, at most until midnight in Korea. `used_up`: all are used, so checks fail too. Does not affect `status`.
             * @enum {string}
             */
            allowance: "ok" | "low" | "used_up";
            /**
             * @description Whether the work that runs every minute is done. `late`: its last run without a fault was more than five minutes ago, or there has been none since the first deployment. Batches may then stand still, and names may become old. `unknown`: the gate that records the work does not answer. Does not affect `status`.
             * @enum {string}
             */
            background: "ok" | "late" | "unknown";
            /** @description How old the table of official names is; null if the database does not answer. If the table is old or empty, official names may be missing, but checks work. Does not affect `status`. */
            disclosure_table: {
                /**
                 * @description `stale`: two daily syncs in a row have failed.
                 * @enum {string}
                 */
                status: "ok" | "stale" | "never synced" | "empty";
                /** @description Hours since the last completed sync; null if there was none. */
                age_hours: number | null;
            } | null;
            /** @description How old the last nightly copy of the API keys is; null if the database does not answer. Checks work without a copy. Does not affect `status`. */
            key_copy: {
                /**
                 * @description `stale`: last night's copy is missing. `none`: there has been no copy yet.
                 * @enum {string}
                 */
                status: "ok" | "stale" | "none";
                /** @description Hours since the last complete copy; null if there was none. */
                age_hours: number | null;
            } | null;
            /** @description How many companies are in the table of official names, and how many of them have facts, as of the last sync. Absent before the first sync, and if the database does not answer. */
            company_facts?: {
                /** @description Companies in the table. */
                companies: number;
                /** @description Companies for which OpenDART was asked for facts. */
                known: number;
            };
            /** @description The state of each source that is switched on. Descriptions ask these sources. If a source fails, a description may lack fields, but checks work. Does not affect `status`. */
            live_sources?: {
                comwel?: components["schemas"]["LiveStatus"];
                fsc?: components["schemas"]["LiveStatus"];
                ftc?: components["schemas"]["LiveStatus"];
                koneps?: components["schemas"]["LiveStatus"];
                fsc_accounts?: components["schemas"]["LiveStatus"];
            };
            /**
             * @description `closed`: `ADMIN_TOKEN` is missing, weak or public. Checks are not affected.
             * @enum {string}
             */
            admin: "open" | "closed";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description The id of the request in our log. It is your own id if you sent a UUID.
         * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
         */
        "X-Request-Id": string;
        /** @description Answers contain names and soon go out of date, so they must not be stored. Only the keys of receipts may be stored. */
        "Cache-Control": "no-store" | "public, max-age=300";
        /** @description Tells browsers to trust the stated media type. */
        "X-Content-Type-Options": "nosniff";
        /**
         * @description Tells browsers to reach the service only over HTTPS.
         * @example max-age=31536000
         */
        "Strict-Transport-Security": string;
        /**
         * @description Tells browsers to run nothing that is in an answer.
         * @example default-src 'none'; frame-ancestors 'none'
         */
        "Content-Security-Policy": string;
        /** @description Tells browsers not to pass on an address of the service. */
        "Referrer-Policy": "no-referrer";
        /**
         * @description The limits of the account (draft-ietf-httpapi-ratelimit-headers-11): `q` requests in `w` seconds. An account without a monthly quota has no item "month". An account without a daily limit has no item "day".
         * @example "month";q=5000;w=2592000, "second";q=10;w=1
         */
        "RateLimit-Policy": string;
        /**
         * @description For each limit: `r` is what is left, and `t` the seconds until the limit is reset.
         * @example "month";r=4998;t=835200, "second";r=9;t=1
         */
        RateLimit: string;
        /** @description The request came with a test key, so no authority was asked and nothing is charged. Errors have this header too, except 401. */
        "Test-Mode": "true";
        /**
         * @description After how many seconds to ask again.
         * @example 2
         */
        "Retry-After": string;
        /**
         * @description Where the reference explains the error code.
         * @example </docs#quota_exceeded>; rel="help"
         */
        Link: string;
        /** @description Pages of any origin may read the answer. */
        "Access-Control-Allow-Origin": "*";
        /** @description How to authenticate. */
        "WWW-Authenticate": "Bearer";
        /** @description The request repeats an earlier request with the same Idempotency-Key, and is not charged again. */
        "Idempotency-Replayed": "true";
        /**
         * @description The path that shows the status of the job.
         * @example /v1/batch/status/job_725ea483831f48af84c4d9d62c091dbc
         */
        Location: string;
        /**
         * @description The wait that was granted; absent if no wait was granted.
         * @example wait=30
         */
        "Preference-Applied": string;
        /**
         * @description The entity tag of the file, which never changes.
         * @example "5d41402abc4b2a76b9719d911017c592"
         */
        ETag: string;
        /** @description Clients can ask for parts of the file. */
        "Accept-Ranges": "bytes";
        /**
         * @description Which part of the file this is.
         * @example bytes 0-1023/52480
         */
        "Content-Range": string;
        /**
         * @description The name for the saved file.
         * @example attachment; filename="results-job_725ea483831f48af84c4d9d62c091dbc.csv"
         */
        "Content-Disposition": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    verifyBusiness: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text that you choose: 1 to 255 printable ASCII characters without blanks. Repeating a request with the same key is not charged again. A different request with the same key gets the error 400 `idempotency_key_reused`.
                 * @example customers-2026-11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Ten digits, no hyphens. The check digit is not validated.
                     * @example 2178182399
                     */
                    business_number: string;
                    /**
                     * @description The opening date, a real calendar date: `YYYYMMDD` or `YYYY-MM-DD`.
                     * @example 20120305
                     */
                    startDate: string;
                    /**
                     * @description The representative, exactly as registered, in up to 100 characters. Unicode form and surrounding spaces do not matter.
                     * @example 김한빛
                     */
                    ownerName: string;
                    /**
                     * @description The Korean company name, used to find the official English name.
                     * @example 주식회사 한빛물산
                     */
                    companyName?: string | null;
                    /** @description Alias of `companyName`. If both are given, `companyName` is used. */
                    company_name?: string | null;
                    /**
                     * @description `ko` for Korean, `en` for English, `both`, or `code` for status codes without names and texts.
                     * @default ko
                     */
                    lang?: ("ko" | "en" | "both" | "code") | null;
                    /** @description Alias of `lang`. If both are given, `lang` is used. */
                    language?: ("ko" | "en" | "both" | "code") | null;
                    /**
                     * @description Whether the answer gets a receipt: a signed statement that others can verify. It costs nothing.
                     * @default false
                     */
                    receipt?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Valid, or invalid with a reason. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text that you choose: 1 to 255 printable ASCII characters without blanks. Repeating a request with the same key is not charged again. A different request with the same key gets the error 400 `idempotency_key_reused`.
                 * @example customers-2026-11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Ten digits, with or without hyphens (123-45-67890). Send either this or `business_numbers`.
                     * @example 124-81-78104
                     */
                    business_number?: string | null;
                    /**
                     * @description Up to 100 numbers. The results have the same order.
                     * @example [
                     *       "124-81-78104",
                     *       "2178182399"
                     *     ]
                     */
                    business_numbers?: string[] | null;
                    /**
                     * @description `ko` for Korean, `en` for English, `both`, or `code` for status codes without names and texts.
                     * @default ko
                     */
                    lang?: ("ko" | "en" | "both" | "code") | null;
                    /** @description Alias of `lang`. If both are given, `lang` is used. */
                    language?: ("ko" | "en" | "both" | "code") | null;
                    /**
                     * @description Whether the answer gets a receipt: a signed statement that others can verify. It costs nothing.
                     * @default false
                     */
                    receipt?: boolean | null;
                };
            };
        };
        responses: {
            /** @description The state of the number, or `results` for a list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusList"] | components["schemas"]["Status"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    submitBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text that you choose: 1 to 255 printable ASCII characters without blanks. Repeating a request with the same key returns the same job, which is charged once. A different request with the same key gets the error 400 `idempotency_key_reused`.
                 * @example customers-2026-11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Your name for the job, which lists of jobs show. It is percent-encoded UTF-8 of at most 100 characters.
                 * @example %EA%B3%A0%EA%B0%9D.csv
                 */
                "Job-Name"?: string;
                /**
                 * @description `wait=N` (RFC 7240) waits up to N seconds, at most 30, for the job to end. If it completes in time, the answer includes its `results`. At most four requests of an account can wait at the same time. Other requests are answered at once, without `Preference-Applied`.
                 * @example wait=30
                 */
                Prefer?: string;
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Numbers that share one opening date and representative. Your plan limits how many numbers you can send.
                     * @example [
                     *       "2178182399",
                     *       "1248178104"
                     *     ]
                     */
                    business_numbers?: string[] | null;
                    /**
                     * @description The opening date, a real calendar date: `YYYYMMDD` or `YYYY-MM-DD`.
                     * @example 20120305
                     */
                    start_date?: string | null;
                    /**
                     * @description The representative, exactly as registered, in up to 100 characters. Unicode form and surrounding spaces do not matter.
                     * @example 김한빛
                     */
                    owner_name?: string | null;
                    /**
                     * @description The Korean company name, used to find the official English name.
                     * @example 주식회사 한빛물산
                     */
                    company_name?: string | null;
                    /** @description Businesses, each with its own opening date and representative. Your plan limits how many businesses you can send. */
                    businesses?: {
                        /**
                         * @description Ten digits. If `check` is `status`, hyphens are allowed (123-45-67890). The check digit is not validated.
                         * @example 2178182399
                         */
                        business_number: string;
                        /**
                         * @description The opening date, a real calendar date: `YYYYMMDD` or `YYYY-MM-DD`.
                         * @example 20120305
                         */
                        start_date?: string;
                        /**
                         * @description The representative, exactly as registered, in up to 100 characters. Unicode form and surrounding spaces do not matter.
                         * @example 김한빛
                         */
                        owner_name?: string;
                        /**
                         * @description The Korean company name, used to find the official English name.
                         * @example 주식회사 한빛물산
                         */
                        company_name?: string | null;
                    }[] | null;
                    /**
                     * @description `verify` checks whether number, opening date and representative belong together. `status` asks only for the state of the numbers. The numbers may then have hyphens, and all other fields of a business are ignored.
                     * @default verify
                     */
                    check?: ("verify" | "status") | null;
                    /**
                     * @description `ko` for Korean, `en` for English, `both`, or `code` for status codes without names and texts.
                     * @default ko
                     */
                    language?: ("ko" | "en" | "both" | "code") | null;
                    /** @description Alias of `language`. If both are given, `language` is used. */
                    lang?: ("ko" | "en" | "both" | "code") | null;
                    /**
                     * @description How many days the results are kept after the job ends.
                     * @default 30
                     */
                    retention_days?: number | null;
                };
            };
        };
        responses: {
            /** @description The job. If it has not ended, `Retry-After` says when to ask for its status. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    Location: components["headers"]["Location"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobWithResults"] | components["schemas"]["Job"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadBatch: {
        parameters: {
            query?: {
                /**
                 * @description `status` asks only for the state of the numbers, so the file needs only `business_number`.
                 * @example status
                 */
                check?: "verify" | "status";
                /**
                 * @description `ko` for Korean, `en` for English, `both`, or `code` for status codes without names and texts.
                 * @example en
                 */
                language?: "ko" | "en" | "both" | "code";
                /** @description Alias of `language`. If both are given, `language` is used. */
                lang?: "ko" | "en" | "both" | "code";
                /**
                 * @description How many days the results are kept after the job ends.
                 * @example 7
                 */
                retention_days?: number;
                /**
                 * @description `input` puts the columns of your table first in the results, in their original order.
                 * @example input
                 */
                columns?: "input";
            };
            header?: {
                /**
                 * @description Any text that you choose: 1 to 255 printable ASCII characters without blanks. Repeating a request with the same key returns the same job, which is charged once. A different request with the same key gets the error 400 `idempotency_key_reused`.
                 * @example customers-2026-11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Your name for the job, which lists of jobs show. It is percent-encoded UTF-8 of at most 100 characters.
                 * @example %EA%B3%A0%EA%B0%9D.csv
                 */
                "Job-Name"?: string;
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description The job. If it has not ended, `Retry-After` says when to ask for its status. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    Location: components["headers"]["Location"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBatches: {
        parameters: {
            query?: {
                /**
                 * @description The largest number of jobs to return.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description The `next_cursor` of the previous page.
                 * @example mi7cgq4z-job_725ea483831f48af84c4d9d62c091dbc
                 */
                cursor?: string;
                /**
                 * @description Only jobs with this status.
                 * @example completed
                 */
                status?: "queued" | "processing" | "completed" | "cancelled" | "failed";
            };
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jobs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getBatchStatus: {
        parameters: {
            query?: {
                /** @description `true`: once the job has results, the answer has a receipt of the CSV file, with its SHA-256 and the counts. */
                receipt?: "true" | "false";
            };
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path: {
                /**
                 * @description The id of the job. The request that submitted the job returned it.
                 * @example job_725ea483831f48af84c4d9d62c091dbc
                 */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. If it has not ended, `Retry-After` says when to ask again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing was found under this path or number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    downloadBatchResults: {
        parameters: {
            query?: {
                /** @description `true`: each row that was answered has a receipt in its `answer`. Needs `Accept: application/x-ndjson`. */
                receipts?: "true" | "false";
            };
            header?: {
                /**
                 * @description One range of bytes. With any other value, you get the whole file.
                 * @example bytes=0-1023
                 */
                Range?: string;
                /** @description The entity tag of the file to which `Range` applies. */
                "If-Range"?: string;
                /** @description Entity tags of the files that you already have. */
                "If-None-Match"?: string;
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path: {
                /**
                 * @description The id of the job. The request that submitted the job returned it.
                 * @example job_725ea483831f48af84c4d9d62c091dbc
                 */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results. With `Accept: application/x-ndjson`: a line of JSON for each row. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description The requested part of the results. */
            206: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Content-Range": components["headers"]["Content-Range"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description You already have the results. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    ETag: components["headers"]["ETag"];
                    "Accept-Ranges": components["headers"]["Accept-Ranges"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing was found under this path or number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path: {
                /**
                 * @description The id of the job. The request that submitted the job returned it.
                 * @example job_725ea483831f48af84c4d9d62c091dbc
                 */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the job. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing was found under this path or number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path: {
                /**
                 * @description The id of the job. The request that submitted the job returned it.
                 * @example job_725ea483831f48af84c4d9d62c091dbc
                 */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedJob"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing was found under this path or number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWatches: {
        parameters: {
            query?: {
                /**
                 * @description The largest number of watched numbers to return.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description The `next_cursor` of the previous page.
                 * @example hoj3v8w2dc-1248178104-1pxfmk2
                 */
                cursor?: string;
            };
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. With `Accept: text/csv`: the whole list, with a byte-order mark. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchList"];
                    "text/csv": string;
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addWatches: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Numbers with your own ids. Send either this or `business_numbers`.
                     * @example [
                     *       {
                     *         "business_number": "124-81-78104",
                     *         "reference": "supplier-17"
                     *       }
                     *     ]
                     */
                    watches?: {
                        business_number: string;
                        /** @description Your own id for the business. Send an id, never a name. */
                        reference?: string | null;
                    }[] | null;
                    /**
                     * @description Numbers, with or without hyphens (123-45-67890).
                     * @example [
                     *       "124-81-78104",
                     *       "2178182399"
                     *     ]
                     */
                    business_numbers?: string[] | null;
                };
            };
        };
        responses: {
            /** @description How the list changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedWatches"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    uploadWatches: {
        parameters: {
            query?: {
                /**
                 * @description The language of messages about rows.
                 * @example ko
                 */
                language?: "en" | "ko";
            };
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description How the list changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedWatches"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getWatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path: {
                /**
                 * @description The number, with or without hyphens (123-45-67890).
                 * @example 1248178104
                 */
                business_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number with its last confirmed state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Watch"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing was found under this path or number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteWatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path: {
                /**
                 * @description The number, with or without hyphens (123-45-67890).
                 * @example 1248178104
                 */
                business_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number is not watched any more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedWatches"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing was found under this path or number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeWatches: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Numbers, with or without hyphens (123-45-67890).
                     * @example [
                     *       "124-81-78104",
                     *       "2178182399"
                     *     ]
                     */
                    business_numbers: string[];
                };
            };
        };
        responses: {
            /** @description The numbers are not watched any more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedWatches"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    runWatches: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events of the day, which are also in `GET /v1/events`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchDay"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description The `next` of an earlier answer, or the id of an event. Only later events are returned.
                 * @example evt_1795178579920000
                 */
                after?: string;
                /**
                 * @description Only events of these types, separated by commas: `batch.completed`, `batch.cancelled`, `batch.failed`, `watch.changed`, `watch.stale`, `watch.paused`, `webhook_endpoint.disabled`.
                 * @example watch.changed
                 */
                types?: string;
                /**
                 * @description The largest number of events to return.
                 * @example 100
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoints. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointList"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A public address with https, the usual port, and a host name instead of an IP address. Redirects are not followed.
                     * @example https://hooks.example.com/bvs
                     */
                    url: string;
                    /**
                     * @description The types of events that the endpoint gets; null for all types.
                     * @example [
                     *       "watch.changed",
                     *       "batch.completed"
                     *     ]
                     */
                    types?: ((unknown[] | ("batch.completed" | "batch.cancelled" | "batch.failed" | "watch.changed" | "watch.stale" | "watch.paused" | "webhook_endpoint.disabled")[] | null) | null) | ("batch.completed" | "batch.cancelled" | "batch.failed" | "watch.changed" | "watch.stale" | "watch.paused" | "webhook_endpoint.disabled")[] | null;
                };
            };
        };
        responses: {
            /** @description The endpoint with its secret */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path: {
                /**
                 * @description The id of the endpoint.
                 * @example we_4f1f6f0f0e0c4d6e9a3b6a1d2c3e4f50
                 */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing was found under this path or number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path: {
                /**
                 * @description The id of the endpoint.
                 * @example we_4f1f6f0f0e0c4d6e9a3b6a1d2c3e4f50
                 */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description A public address with https, the usual port, and a host name instead of an IP address. Redirects are not followed.
                     * @example https://hooks.example.com/bvs
                     */
                    url?: string;
                    /**
                     * @description The types of events that the endpoint gets; null for all types.
                     * @example [
                     *       "watch.changed",
                     *       "batch.completed"
                     *     ]
                     */
                    types?: ((unknown[] | ("batch.completed" | "batch.cancelled" | "batch.failed" | "watch.changed" | "watch.stale" | "watch.paused" | "webhook_endpoint.disabled")[] | null) | null) | ("batch.completed" | "batch.cancelled" | "batch.failed" | "watch.changed" | "watch.stale" | "watch.paused" | "webhook_endpoint.disabled")[] | null;
                    /**
                     * @description Not allowed together with `url`, or while the endpoint is `unverified`.
                     * @example enabled
                     * @enum {string}
                     */
                    status?: "enabled" | "disabled";
                };
            };
        };
        responses: {
            /** @description The changed endpoint */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing was found under this path or number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path: {
                /**
                 * @description The id of the endpoint.
                 * @example we_4f1f6f0f0e0c4d6e9a3b6a1d2c3e4f50
                 */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedWebhookEndpoint"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing was found under this path or number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path: {
                /**
                 * @description The id of the endpoint.
                 * @example we_4f1f6f0f0e0c4d6e9a3b6a1d2c3e4f50
                 */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result of the test message. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestedWebhookEndpoint"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing was found under this path or number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path: {
                /**
                 * @description The id of the endpoint.
                 * @example we_4f1f6f0f0e0c4d6e9a3b6a1d2c3e4f50
                 */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing was found under this path or number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rotateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path: {
                /**
                 * @description The id of the endpoint.
                 * @example we_4f1f6f0f0e0c4d6e9a3b6a1d2c3e4f50
                 */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint with its new secret */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointWithSecret"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nothing was found under this path or number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    describeBusiness: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text that you choose: 1 to 255 printable ASCII characters without blanks. Repeating a request with the same key is not charged again. A different request with the same key gets the error 400 `idempotency_key_reused`.
                 * @example customers-2026-11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Ten digits, with or without hyphens (123-45-67890).
                     * @example 217-81-82399
                     */
                    business_number: string;
                    /**
                     * @description The language of names, industry and tax type: `en`, `ko`, `ja`, `zh-CN`, `es` or `de`.
                     * @default en
                     */
                    language?: ("en" | "ko" | "ja" | "zh-CN" | "es" | "de") | null;
                    /**
                     * @description Whether the answer gets a receipt: a signed statement that others can verify. It costs nothing. It covers only what the tax authority said.
                     * @default false
                     */
                    receipt?: boolean | null;
                };
            };
        };
        responses: {
            /** @description The number is registered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Business"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailedError"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailedError"];
                };
            };
            /** @description Nothing was found under this path or number. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailedError"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailedError"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailedError"];
                };
            };
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /**
                 * @description The variant to show.
                 * @example a
                 */
                variant?: "a" | "b";
            };
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the account has used. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
            /** @description The request is not valid. Nothing is charged. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] | components["schemas"]["DetailedError"];
                };
            };
            /** @description The bearer token is missing or not valid. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] | components["schemas"]["DetailedError"];
                };
            };
            /** @description The plan does not include this feature. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] | components["schemas"]["DetailedError"];
                };
            };
            /** @description A limit was reached. Nothing is charged; `Retry-After` says when to retry. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] | components["schemas"]["DetailedError"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Test-Mode": components["headers"]["Test-Mode"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] | components["schemas"]["DetailedError"];
                };
            };
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans of the variants that the host serves. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plans"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] | components["schemas"]["DetailedError"];
                };
            };
        };
    };
    getReceiptKeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptKeys"];
                };
            };
            /** @description Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service runs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Settings are missing or malformed. Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Misconfigured"] | components["schemas"]["Error"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. The service uses it if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every part responds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
            /** @description A part does not respond. Something failed on our side or at the tax authority. Nothing is charged. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "Strict-Transport-Security": components["headers"]["Strict-Transport-Security"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotReady"] | components["schemas"]["Error"] | components["schemas"]["DetailedError"];
                };
            };
        };
    };
}
