/**
 * The types of the API: made by `generate.mjs` from docs/openapi.json, and not changed by hand.
 * sha256 of what it was made from: abfec2758600cdb5a3139a9df0521e270f9e9fad325eba34f84b451c5361d19d
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
         * @description Asks the tax authority whether number, opening date and representative belong together. Three outcomes: valid, invalid with a reason, or the error `registry_unavailable`, which says nothing about the business and is not charged.
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
         * Tell the state of one number, or of up to 100
         * @description Asks the tax authority by the number alone: is it registered, open, suspended or closed? Each distinct number that is answered costs one unit, unregistered ones too; all are answered or none.
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
         * @description Either `business_numbers` that share one date and representative, or `businesses` with their own; with `check` `status` numbers alone. One malformed field refuses the request. The distinct businesses are reserved at submission, all or none.
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
         * @description One of the first ten lines names the columns `business_number`, `start_date`, `owner_name` and, if you like, `company_name`, in any order, by these names or usual ones (사업자등록번호, 개업일자, 대표자, 상호). A malformed row does not refuse the file: it becomes an error row of the results. Other columns of the table are repeated in the results, except those of resident registration numbers.
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
         * @description The newest first. Needs no plan with batches.
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
        /** Show how far a batch job is */
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
         * Download the results of a completed batch job
         * @description CSV with a byte-order mark, one line for each row of the input, in its order. `both` adds `company_name_en`, `status_en` and `tax_type_en`; `code` leaves `status` and `tax_type` out. With `Accept: application/x-ndjson` a line of JSON for each row: its position, its input, and what a single check would answer, or an error.
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
         * @description Ends a job. Rows that were answered keep their result and are charged; the rest become error rows with the code `cancelled`, uncharged. A job that has ended stays as it is.
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
         * @description Deletes a job at once, with its input and results. A running job ends first: what was answered is charged. Needs no plan with batches. Deleting a job again is answered the same.
         */
        delete: operations["deleteBatch"];
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
         * @description The tax authority knows the state of every business, and nothing else of it; the rest is known of companies in the disclosure database, and asked of other public registers. `business_not_found` is an answer, and charged like one.
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
         * @description Takes nothing of the quota or the rate. A key with plans for both variants is shown variant A, unless it asks for the other.
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
         * @description For everybody: it takes no API key. A limit that was agreed for one key is shown by `GET /v1/usage`. A change of the plans is seen here within ten minutes.
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
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell whether the service runs and has its settings */
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
         * Tell whether each part that a check needs answers
         * @description For monitors. The parts are asked every few seconds at most.
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
        /** @description The outcome of a check. Valid does not mean open: see the status. */
        Verification: components["schemas"]["ValidVerification"] | components["schemas"]["InvalidVerification"];
        ValidVerification: {
            /**
             * @description The register confirms number, opening date and representative together.
             * @constant
             */
            isValid: true;
            businessInfo: components["schemas"]["BilingualBusinessInfo"] | components["schemas"]["BusinessInfo"] | components["schemas"]["BusinessCodes"];
        };
        /** @description What `lang=both` returns. */
        BilingualBusinessInfo: {
            /**
             * @description The registration number, as sent.
             * @example 2178182399
             */
            businessNumber: string;
            /**
             * @description The name in the language asked for.
             * @example Hanbit Trading Co., Ltd.
             */
            companyName: string | null;
            /**
             * @description The Korean name: as you wrote it, else as the disclosure database has it.
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
             * @description The day the business was closed; null unless it is.
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
        /** @description Where the name comes from. `dart`: the official disclosure database. `fsc`: the financial supervisor's outline of the corporation with this number. `koneps`: a supplier of the procurement service, in its own words. `request`: your own words. `composed`: English made from the Korean name, by us. `romanized`: the Korean name in Latin letters, by us. null: there is no name. */
        NameSource: ("dart" | "fsc" | "koneps" | "request" | "composed" | "romanized") | null;
        /** @description Why the name is considered official. `number`: the registration number belongs to that company. `representative`: the name fits and the verified representative is that company's. `name`: one company alone has the name, or all that have it share their English name, and nothing is known that contradicts. `pending`: what must decide is being read; ask again. `unavailable`: the disclosure database did not answer in time; ask again. null: it is not official. */
        NameMatch: ("number" | "representative" | "name" | "pending" | "unavailable") | null;
        /** @description How the company name that you gave fits the company of `companyNameMatch`. `current`: the company bears it. `former`: the company bore it. `different`: neither; look again. `unknown`: there is no company to compare it with. null: you gave none, or no name is shown. */
        NameCheck: ("current" | "former" | "different" | "unknown") | null;
        /** @description What `lang=ko` and `lang=en` return. */
        BusinessInfo: {
            /**
             * @description The registration number, as sent.
             * @example 2178182399
             */
            businessNumber: string;
            /**
             * @description The name in the language asked for.
             * @example Hanbit Trading Co., Ltd.
             */
            companyName: string | null;
            /**
             * @description The Korean name: as you wrote it, else as the disclosure database has it.
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
             * @description The day the business was closed; null unless it is.
             * @example 2023-12-31
             */
            closedOn: string | null;
            /**
             * @description When the tax authority answered: Unix time in milliseconds.
             * @example 1795178579920
             */
            verifiedAt: number;
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
        };
        InvalidVerification: {
            /**
             * @description The register does not confirm the details.
             * @constant
             */
            isValid: false;
            reason: components["schemas"]["Reason"];
            businessInfo: components["schemas"]["BilingualBusinessInfo"] | components["schemas"]["BusinessInfo"] | components["schemas"]["BusinessCodes"];
        };
        /**
         * @description `not_registered`: the number is not in the register. `details_mismatch`: it is, but opening date or representative differ. `unconfirmed`: the register did not confirm the details, and did not answer why.
         * @enum {string}
         */
        Reason: "not_registered" | "details_mismatch" | "unconfirmed";
        /** @description Why there is no result. */
        Error: {
            error: {
                code: components["schemas"]["ErrorCode"];
                /** @description What went wrong, in a sentence for people. */
                message: string;
            };
        };
        /**
         * @description What went wrong. Codes are stable; new ones may be added.
         * @enum {string}
         */
        ErrorCode: "invalid_json" | "invalid_request" | "invalid_business_number" | "invalid_start_date" | "invalid_owner_name" | "invalid_language" | "unsupported_content_type" | "payload_too_large" | "invalid_encoding" | "invalid_csv" | "missing_column" | "batch_empty" | "batch_too_large" | "idempotency_key_reused" | "test_number_required" | "cancelled" | "https_required" | "missing_api_key" | "invalid_api_key" | "feature_not_available" | "not_found" | "business_not_found" | "job_not_found" | "results_not_ready" | "rate_limit_exceeded" | "quota_exceeded" | "too_many_jobs" | "storage_exceeded" | "internal_error" | "registry_unavailable";
        StatusList: {
            /** @description One for each number, in the order sent. */
            results: components["schemas"]["Status"][];
        };
        /** @description What the register says of a number. All else is null. */
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
             * @description The day the business was closed; null unless it is.
             * @example 2023-12-31
             */
            closedOn: string | null;
            /**
             * @description Since when the tax type applies; null if it never changed.
             * @example 2024-07-01
             */
            taxTypeChangedOn: string | null;
            /** @description Whether the business issues tax invoices, by its tax type: `01` and `07` do, `02`, `04`, `05` and `06` do not. null for any other, and unless the business is active. */
            issuesTaxInvoices: boolean | null;
            /**
             * @description The tax type before; null if there was none.
             * @example 02
             */
            previousTaxTypeCode: string | null;
            /**
             * @description When the tax authority answered: Unix time in milliseconds.
             * @example 1795178579920
             */
            checkedAt: number;
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
             * @description The tax type before, as text.
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
             * @description The day the business was closed; null unless it is.
             * @example 2023-12-31
             */
            closedOn: string | null;
            /**
             * @description Since when the tax type applies; null if it never changed.
             * @example 2024-07-01
             */
            taxTypeChangedOn: string | null;
            /** @description Whether the business issues tax invoices, by its tax type: `01` and `07` do, `02`, `04`, `05` and `06` do not. null for any other, and unless the business is active. */
            issuesTaxInvoices: boolean | null;
            /**
             * @description The tax type before; null if there was none.
             * @example 02
             */
            previousTaxTypeCode: string | null;
            /**
             * @description When the tax authority answered: Unix time in milliseconds.
             * @example 1795178579920
             */
            checkedAt: number;
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
             * @description The tax type before, as text.
             * @example Simplified VAT Taxpayer
             */
            previousTaxType: string | null;
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
             * @description The day the business was closed; null unless it is.
             * @example 2023-12-31
             */
            closedOn: string | null;
            /**
             * @description Since when the tax type applies; null if it never changed.
             * @example 2024-07-01
             */
            taxTypeChangedOn: string | null;
            /** @description Whether the business issues tax invoices, by its tax type: `01` and `07` do, `02`, `04`, `05` and `06` do not. null for any other, and unless the business is active. */
            issuesTaxInvoices: boolean | null;
            /**
             * @description The tax type before; null if there was none.
             * @example 02
             */
            previousTaxTypeCode: string | null;
            /**
             * @description When the tax authority answered: Unix time in milliseconds.
             * @example 1795178579920
             */
            checkedAt: number;
        };
        /** @description A batch job that has ended, with its results. */
        JobWithResults: {
            /** @example job_725ea483831f48af84c4d9d62c091dbc */
            job_id: string;
            /**
             * @description What `Job-Name` called it; else null.
             * @example customers.csv
             */
            name: string | null;
            /**
             * @description `verify`: whether the details are right. `status`: the state of the numbers.
             * @enum {string}
             */
            check: "verify" | "status";
            status: components["schemas"]["JobStatus"];
            /**
             * @description Rows of the input.
             * @example 4
             */
            total: number;
            /**
             * @description Rows that have a result.
             * @example 1
             */
            processed: number;
            /** @description Rows that are valid; of a `status` job, whose number is registered. */
            valid: number;
            /** @description Rows that are invalid; of a `status` job, whose number is not registered. */
            invalid: number;
            /** @description Rows that are malformed, that the tax authority did not answer, or that were cancelled. */
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
             * @description When the job and its results are deleted. An estimate until the job has ended: the time that results are kept counts from then.
             * @example 2026-11-20T12:43:00.291Z
             */
            expires_at: string;
            /** @description Where the results are; null unless the job is completed or cancelled. */
            download_url: string | null;
            /**
             * @description Only while nothing of the job can go on before the tax authority answers.
             * @constant
             */
            waiting_for?: "registry";
            /**
             * Format: date-time
             * @description Only beside `waiting_for`.
             * @example 2026-11-20T12:43:00.291Z
             */
            waiting_since?: string;
            /**
             * Format: date-time
             * @description Only beside `waiting_for`.
             * @example 2026-11-20T12:43:00.291Z
             */
            next_attempt_at?: string;
            /** @description For each business, in order, what `POST /v1/verify` would return, or an error. */
            results: (components["schemas"]["ValidVerification"] | components["schemas"]["InvalidVerification"] | components["schemas"]["RowError"] | components["schemas"]["Status"])[];
        };
        /**
         * @description `queued`, then `processing`, then `completed`, or `cancelled` on request; `failed`, uncharged, if the input was lost.
         * @enum {string}
         */
        JobStatus: "queued" | "processing" | "completed" | "cancelled" | "failed";
        /** @description The processed rows by what came of them. */
        Outcomes: {
            /** @description Valid, and open. */
            active: number;
            /** @description Valid, and suspended. */
            suspended: number;
            /** @description Valid, and closed. */
            closed: number;
            /** @description Invalid for this reason. */
            details_mismatch: number;
            /** @description Invalid for this reason. */
            not_registered: number;
            /** @description Invalid for this reason. */
            unconfirmed: number;
            /** @description As `errors`. */
            errors: number;
        };
        /** @description A row without an answer: malformed, unanswered, or `cancelled`; it is not charged. */
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
        /** @description A batch job and how far it is. */
        Job: {
            /** @example job_725ea483831f48af84c4d9d62c091dbc */
            job_id: string;
            /**
             * @description What `Job-Name` called it; else null.
             * @example customers.csv
             */
            name: string | null;
            /**
             * @description `verify`: whether the details are right. `status`: the state of the numbers.
             * @enum {string}
             */
            check: "verify" | "status";
            status: components["schemas"]["JobStatus"];
            /**
             * @description Rows of the input.
             * @example 4
             */
            total: number;
            /**
             * @description Rows that have a result.
             * @example 1
             */
            processed: number;
            /** @description Rows that are valid; of a `status` job, whose number is registered. */
            valid: number;
            /** @description Rows that are invalid; of a `status` job, whose number is not registered. */
            invalid: number;
            /** @description Rows that are malformed, that the tax authority did not answer, or that were cancelled. */
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
             * @description When the job and its results are deleted. An estimate until the job has ended: the time that results are kept counts from then.
             * @example 2026-11-20T12:43:00.291Z
             */
            expires_at: string;
            /** @description Where the results are; null unless the job is completed or cancelled. */
            download_url: string | null;
            /**
             * @description Only while nothing of the job can go on before the tax authority answers.
             * @constant
             */
            waiting_for?: "registry";
            /**
             * Format: date-time
             * @description Only beside `waiting_for`.
             * @example 2026-11-20T12:43:00.291Z
             */
            waiting_since?: string;
            /**
             * Format: date-time
             * @description Only beside `waiting_for`.
             * @example 2026-11-20T12:43:00.291Z
             */
            next_attempt_at?: string;
        };
        /** @description Batch jobs of the account. */
        JobList: {
            /** @description The newest first. */
            jobs: components["schemas"]["Job"][];
            /** @description For `cursor`, to go on after the last of these; null: there are no more. */
            next_cursor: string | null;
        };
        /** @description The job, its results and its input are deleted. */
        DeletedJob: {
            /** @example job_725ea483831f48af84c4d9d62c091dbc */
            job_id: string;
            /** @constant */
            deleted: true;
        };
        /** @description A business. A field is null if no source knows it. */
        Business: {
            /**
             * @description The number is registered, whatever the state of the business.
             * @constant
             */
            valid: true;
            /**
             * @description The registered Korean name for `ko`; for every other language as `company_name_en`.
             * @example Hanbit Trading Co., Ltd.
             */
            company_name: string | null;
            /**
             * @description The official English name, else one that we make from the Korean name.
             * @example Hanbit Trading Co., Ltd.
             */
            company_name_en: string | null;
            /** @description `inactive` is closed. null: the tax authority gave a code that is not known. */
            status: ("active" | "suspended" | "inactive") | null;
            /**
             * @description The registration number, as sent.
             * @example 217-81-82399
             */
            business_number: string;
            /**
             * @description All representatives, separated by commas, as the disclosure database has them.
             * @example 김한빛
             */
            representative_name: string | null;
            /**
             * @description The same persons in Latin letters, family names first, in their usual spelling. null for `ko`.
             * @example Kim Hanbit
             */
            representative_name_latin: string | null;
            /**
             * @description The group of the Korean Standard Industrial Classification, in the language asked for; the division where the code has two digits.
             * @example Wholesale of machinery, equipment and supplies
             */
            industry: string | null;
            /**
             * @description The industry code as its source has it: 2 to 5 digits.
             * @example 46599
             */
            industry_code: string | null;
            /**
             * @description The day of incorporation. No source tells when the tax authority registered the business.
             * @example 2012-02-28
             */
            registered_date: string | null;
            /**
             * @description The address in Korean.
             * @example 서울특별시 마포구 월드컵북로 396, 5층 (상암동)
             */
            address: string | null;
            /**
             * @description The address in the order and spelling of the official English address.
             * @example 5F, 396, World Cup buk-ro, Mapo-gu, Seoul
             */
            address_en: string | null;
            metadata: {
                /**
                 * @description The tax type, in the language asked for.
                 * @example General VAT taxpayer
                 */
                tax_type: string | null;
                /**
                 * @description Employees: from the last annual report, else those with employment insurance.
                 * @example 58
                 */
                employee_count: number | null;
                /**
                 * @description Capital in whole Korean won, from the last accounts.
                 * @example 1500000000
                 */
                capital: number | null;
                /**
                 * @description Revenue in whole Korean won, from the last accounts; consolidated where the company consolidates.
                 * @example 52730418900
                 */
                revenue: number | null;
                /**
                 * @description The corporate registration number.
                 * @example 1101115067718
                 */
                corporate_number: string | null;
                /**
                 * @description The opening date of the business in its own words: suppliers of the procurement service state it.
                 * @example 1996-08-01
                 */
                opening_date: string | null;
                /**
                 * @description The day on which the business was closed; null unless it is.
                 * @example null
                 */
                closed_on: string | null;
                sources: components["schemas"]["Origins"];
            };
        };
        /** @description For each field that is not null, which source gives it. What is not here belongs to the field that it is made of: `industry` to `industry_code`, `address_en` to `address`, `representative_name_latin` to `representative_name`. */
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
        /** @description Which source gives a field, and when. */
        Origin: {
            /**
             * @description `nts`: the tax authority. `opendart`: the disclosure database. `fsc`: the financial supervisor. `ftc`: the register of mail-order sellers. `koneps`: a supplier's own words to the procurement service. `comwel`: employment insurance. `composed`: made by us from the Korean name.
             * @enum {string}
             */
            source: "nts" | "opendart" | "fsc" | "ftc" | "koneps" | "comwel" | "composed";
            /**
             * Format: date
             * @description The day (UTC) on which the source said so to us.
             * @example 2026-11-20
             */
            date: string;
            /**
             * @description Of when the source itself says that it is; null: it does not tell.
             * @example null
             */
            as_of: string | null;
        };
        /** @description Why there is no result, and which parameter is at fault. */
        DetailedError: {
            error: {
                code: components["schemas"]["ErrorCode"];
                /** @description What went wrong, in a sentence for people. */
                message: string;
                details: {
                    /**
                     * @description The parameter at fault; null if none is.
                     * @example business_number
                     */
                    parameter: string | null;
                    /**
                     * @description The value it had; null if there was none, if it is long, or if it holds an API key.
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
             * @description `live`: checks are asked and charged. `test`: they answer by test numbers and cost nothing.
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
            /** @description Checks a month; null if the plan has no monthly limit. */
            quota: number | null;
            /** @description Checks left this month; null if the plan has no monthly limit. */
            remaining: number | null;
            /** @description Requests a second. */
            rate: number;
            /** @description Businesses in a batch; null if the plan has no batches. */
            max_batch: number | null;
            /**
             * Format: date-time
             * @description When the next month begins.
             * @example 2026-11-20T12:43:00.291Z
             */
            resets_at: string;
        };
        /** @description The plans on sale. */
        Plans: {
            /** @description Variant A first, the cheapest first. */
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
             * @description What it is called.
             * @example Pro
             */
            name: string;
            /**
             * @description US dollars a month; null: by agreement.
             * @example 99
             */
            price_usd: number | null;
            /**
             * @description Checks a month; null if the plan has no monthly limit.
             * @example 25000
             */
            quota: number | null;
            /**
             * @description Requests a second.
             * @example 25
             */
            rate: number;
            /** @description Businesses in a batch; null if the plan has no batches. */
            max_batch: number | null;
            /** @description Batch jobs that have not ended; null if the plan has no batches. */
            max_open_jobs: number | null;
            /** @description Bytes of stored batch files; null if the plan has no batches. */
            max_stored_bytes: number | null;
            /** @description Days for which results can be kept; null if the plan has no batches. */
            max_retention_days: number | null;
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
        /** @description Each part that a check needs answers. */
        Ready: {
            /** @constant */
            status: "ready";
            /** @description The id of the deployed release. */
            release: string;
            /**
             * Format: date-time
             * @description When the parts were asked; repeated for some seconds.
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
            /** @description How old the table of official names is; null if the database does not answer. An old or empty table costs official names, but no check: it does not affect `status`. */
            disclosure_table: {
                /**
                 * @description `stale`: two daily syncs in a row have failed.
                 * @enum {string}
                 */
                status: "ok" | "stale" | "never synced" | "empty";
                /** @description Hours since the last completed sync; null if there was none. */
                age_hours: number | null;
            } | null;
            /** @description How far the facts that decide names are known, as of the last sync; absent before the first, and if the database does not answer. */
            company_facts?: {
                /** @description Companies of the table. */
                companies: number;
                /** @description Those of which OpenDART was asked for facts. */
                known: number;
            };
            /** @description The sources that descriptions ask, as far as they are switched on. One that fails costs fields of a description, and no check: it does not affect `status`. */
            live_sources?: {
                comwel?: components["schemas"]["LiveStatus"];
                fsc?: components["schemas"]["LiveStatus"];
                ftc?: components["schemas"]["LiveStatus"];
                koneps?: components["schemas"]["LiveStatus"];
                fsc_accounts?: components["schemas"]["LiveStatus"];
            };
            /**
             * @description `closed`: `ADMIN_TOKEN` is missing, weak or public. Checks go on.
             * @enum {string}
             */
            admin: "open" | "closed";
        };
        PartState: {
            /** @description Whether it answered in time. */
            ok: boolean;
            /** @description How long it took, in milliseconds. */
            ms: number;
        };
        /**
         * @description `refused`: it refuses our key. `resting`: it failed, and is left alone for a while. `used_up`: no calls are left today. `unknown`: its gate does not answer.
         * @enum {string}
         */
        LiveStatus: "ok" | "refused" | "resting" | "used_up" | "unknown";
        /** @description At least one part does not answer. */
        NotReady: {
            /** @constant */
            status: "not_ready";
            /** @description The id of the deployed release. */
            release: string;
            /**
             * Format: date-time
             * @description When the parts were asked; repeated for some seconds.
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
            /** @description How old the table of official names is; null if the database does not answer. An old or empty table costs official names, but no check: it does not affect `status`. */
            disclosure_table: {
                /**
                 * @description `stale`: two daily syncs in a row have failed.
                 * @enum {string}
                 */
                status: "ok" | "stale" | "never synced" | "empty";
                /** @description Hours since the last completed sync; null if there was none. */
                age_hours: number | null;
            } | null;
            /** @description How far the facts that decide names are known, as of the last sync; absent before the first, and if the database does not answer. */
            company_facts?: {
                /** @description Companies of the table. */
                companies: number;
                /** @description Those of which OpenDART was asked for facts. */
                known: number;
            };
            /** @description The sources that descriptions ask, as far as they are switched on. One that fails costs fields of a description, and no check: it does not affect `status`. */
            live_sources?: {
                comwel?: components["schemas"]["LiveStatus"];
                fsc?: components["schemas"]["LiveStatus"];
                ftc?: components["schemas"]["LiveStatus"];
                koneps?: components["schemas"]["LiveStatus"];
                fsc_accounts?: components["schemas"]["LiveStatus"];
            };
            /**
             * @description `closed`: `ADMIN_TOKEN` is missing, weak or public. Checks go on.
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
         * @description The id of the request in our log: your own if you sent a UUID.
         * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
         */
        "X-Request-Id": string;
        /** @description Answers hold names and are true at one moment only. */
        "Cache-Control": "no-store";
        /** @description The media type is as stated. */
        "X-Content-Type-Options": "nosniff";
        /**
         * @description The service is reached over HTTPS only.
         * @example max-age=31536000
         */
        "Strict-Transport-Security": string;
        /**
         * @description If a browser ever shows an answer, nothing in it runs.
         * @example default-src 'none'; frame-ancestors 'none'
         */
        "Content-Security-Policy": string;
        /** @description No address of the service is passed on. */
        "Referrer-Policy": "no-referrer";
        /**
         * @description The limits of the account (draft-ietf-httpapi-ratelimit-headers-11): `q` requests in `w` seconds. A plan without a monthly quota has no item "month".
         * @example "month";q=5000;w=2592000, "second";q=10;w=1
         */
        "RateLimit-Policy": string;
        /**
         * @description What is left of each limit, `r`, and the seconds until it is reset, `t`.
         * @example "month";r=4998;t=835200, "second";r=9;t=1
         */
        RateLimit: string;
        /** @description The request came with a test key: nobody was asked, and nothing is charged. Also on errors, except 401. */
        "Test-Mode": "true";
        /**
         * @description Seconds after which to ask again.
         * @example 2
         */
        "Retry-After": string;
        /**
         * @description Where the reference explains the error code.
         * @example </docs#quota_exceeded>; rel="help"
         */
        Link: string;
        /** @description How to authenticate. */
        "WWW-Authenticate": "Bearer";
        /** @description The request repeats one with the same Idempotency-Key, and is not charged again. */
        "Idempotency-Replayed": "true";
        /**
         * @description The path at which the job's status is found.
         * @example /v1/batch/status/job_725ea483831f48af84c4d9d62c091dbc
         */
        Location: string;
        /**
         * @description The wait that was granted.
         * @example wait=30
         */
        "Preference-Applied": string;
        /**
         * @description The entity tag of the file, which never changes.
         * @example "5d41402abc4b2a76b9719d911017c592"
         */
        ETag: string;
        /** @description Parts of the file can be asked for. */
        "Accept-Ranges": "bytes";
        /**
         * @description Which part of the file this is.
         * @example bytes 0-1023/52480
         */
        "Content-Range": string;
        /**
         * @description The name under which to save the file.
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
                 * @description Any text of your own, 1 to 255 printable ASCII characters without blanks. The same key with the same request is one check and is charged once; with another request it is 400 `idempotency_key_reused`.
                 * @example customers-2026-11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Your own id for the request. It is used if it is a UUID.
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
                     * @description Ten digits, no hyphens. The check digit is not looked at.
                     * @example 2178182399
                     */
                    business_number: string;
                    /**
                     * @description The opening date, a day the calendar has: `YYYYMMDD` or `YYYY-MM-DD`.
                     * @example 20120305
                     */
                    startDate: string;
                    /**
                     * @description The representative, exactly as registered. Unicode form and outer blanks do not matter.
                     * @example 김한빛
                     */
                    ownerName: string;
                    /**
                     * @description The Korean company name, to find the official English one.
                     * @example 주식회사 한빛물산
                     */
                    companyName?: string | null;
                    /** @description Another name for `companyName`, which counts if both are given. */
                    company_name?: string | null;
                    /**
                     * @description `ko` Korean, `en` English, `both`, or `code`: status codes only, without names and texts.
                     * @default ko
                     */
                    lang?: ("ko" | "en" | "both" | "code") | null;
                    /** @description Another name for `lang`, which counts if both are given. */
                    language?: ("ko" | "en" | "both" | "code") | null;
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
            /** @description A limit is reached. Nothing is charged; `Retry-After` says when to try again. */
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
            /** @description Something failed, on our side or the tax authority's. Nothing is charged. */
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
                 * @description Any text of your own, 1 to 255 printable ASCII characters without blanks. The same key with the same request is one check and is charged once; with another request it is 400 `idempotency_key_reused`.
                 * @example customers-2026-11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Your own id for the request. It is used if it is a UUID.
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
                     * @description Ten digits, plain or hyphenated 3-2-5. This, or `business_numbers`.
                     * @example 124-81-78104
                     */
                    business_number?: string | null;
                    /**
                     * @description Up to 100 numbers, in the order in which they are to be answered.
                     * @example [
                     *       "124-81-78104",
                     *       "2178182399"
                     *     ]
                     */
                    business_numbers?: string[] | null;
                    /**
                     * @description `ko` Korean, `en` English, `both`, or `code`: status codes only, without names and texts.
                     * @default ko
                     */
                    lang?: ("ko" | "en" | "both" | "code") | null;
                    /** @description Another name for `lang`, which counts if both are given. */
                    language?: ("ko" | "en" | "both" | "code") | null;
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
            /** @description A limit is reached. Nothing is charged; `Retry-After` says when to try again. */
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
            /** @description Something failed, on our side or the tax authority's. Nothing is charged. */
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
                 * @description Any text of your own, 1 to 255 printable ASCII characters without blanks. The same key with the same request is the same job and is charged once; with another request it is 400 `idempotency_key_reused`.
                 * @example customers-2026-11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description What you call the job, percent-encoded UTF-8, at most 100 characters: lists show it.
                 * @example %EA%B3%A0%EA%B0%9D.csv
                 */
                "Job-Name"?: string;
                /**
                 * @description `wait=N` (RFC 7240) waits up to N seconds, at most 30, for the job to end. If it is completed in time, the answer holds its `results`.
                 * @example wait=30
                 */
                Prefer?: string;
                /**
                 * @description Your own id for the request. It is used if it is a UUID.
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
                     * @description Numbers that share one date and representative; as many as the plan allows.
                     * @example [
                     *       "2178182399",
                     *       "1248178104"
                     *     ]
                     */
                    business_numbers?: string[] | null;
                    /**
                     * @description The opening date, a day the calendar has: `YYYYMMDD` or `YYYY-MM-DD`.
                     * @example 20120305
                     */
                    start_date?: string | null;
                    /**
                     * @description The representative, exactly as registered. Unicode form and outer blanks do not matter.
                     * @example 김한빛
                     */
                    owner_name?: string | null;
                    /**
                     * @description The Korean company name, to find the official English one.
                     * @example 주식회사 한빛물산
                     */
                    company_name?: string | null;
                    /** @description Businesses with a date and representative each; as many as the plan allows. */
                    businesses?: {
                        /**
                         * @description Ten digits, no hyphens. The check digit is not looked at.
                         * @example 2178182399
                         */
                        business_number: string;
                        /**
                         * @description The opening date, a day the calendar has: `YYYYMMDD` or `YYYY-MM-DD`.
                         * @example 20120305
                         */
                        start_date?: string;
                        /**
                         * @description The representative, exactly as registered. Unicode form and outer blanks do not matter.
                         * @example 김한빛
                         */
                        owner_name?: string;
                        /**
                         * @description The Korean company name, to find the official English one.
                         * @example 주식회사 한빛물산
                         */
                        company_name?: string | null;
                    }[] | null;
                    /**
                     * @description `verify`: whether number, date and representative belong together. `status`: the state of the numbers alone; then they may be hyphenated, and nothing else is read of a business.
                     * @default verify
                     */
                    check?: ("verify" | "status") | null;
                    /**
                     * @description `ko` Korean, `en` English, `both`, or `code`: status codes only, without names and texts.
                     * @default ko
                     */
                    language?: ("ko" | "en" | "both" | "code") | null;
                    /** @description Another name for `language`, which counts if both are given. */
                    lang?: ("ko" | "en" | "both" | "code") | null;
                    /**
                     * @description How many days the results are kept, counted from the end of the job.
                     * @default 30
                     */
                    retention_days?: number | null;
                };
            };
        };
        responses: {
            /** @description The job. `Retry-After` says when to ask for its status, unless it has ended. */
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
            /** @description A limit is reached. Nothing is charged; `Retry-After` says when to try again. */
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
            /** @description Something failed, on our side or the tax authority's. Nothing is charged. */
            500: {
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
        };
    };
    uploadBatch: {
        parameters: {
            query?: {
                /**
                 * @description `status` asks for the state of the numbers alone: the file needs `business_number` only.
                 * @example status
                 */
                check?: "verify" | "status";
                /**
                 * @description `ko` Korean, `en` English, `both`, or `code`: status codes only, without names and texts.
                 * @example en
                 */
                language?: "ko" | "en" | "both" | "code";
                /** @description Another name for `language`, which counts if both are given. */
                lang?: "ko" | "en" | "both" | "code";
                /**
                 * @description How many days the results are kept, counted from the end of the job.
                 * @example 7
                 */
                retention_days?: number;
                /**
                 * @description `input` puts the columns of the table first in the results, in their order.
                 * @example input
                 */
                columns?: "input";
            };
            header?: {
                /**
                 * @description Any text of your own, 1 to 255 printable ASCII characters without blanks. The same key with the same request is the same job and is charged once; with another request it is 400 `idempotency_key_reused`.
                 * @example customers-2026-11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description What you call the job, percent-encoded UTF-8, at most 100 characters: lists show it.
                 * @example %EA%B3%A0%EA%B0%9D.csv
                 */
                "Job-Name"?: string;
                /**
                 * @description Your own id for the request. It is used if it is a UUID.
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
            /** @description The job. `Retry-After` says when to ask for its status, unless it has ended. */
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
            /** @description A limit is reached. Nothing is charged; `Retry-After` says when to try again. */
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
            /** @description Something failed, on our side or the tax authority's. Nothing is charged. */
            500: {
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
        };
    };
    listBatches: {
        parameters: {
            query?: {
                /**
                 * @description How many jobs at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description `next_cursor` of the list before, to go on after it.
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
                 * @description Your own id for the request. It is used if it is a UUID.
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
            /** @description A limit is reached. Nothing is charged; `Retry-After` says when to try again. */
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
            /** @description Something failed, on our side or the tax authority's. Nothing is charged. */
            500: {
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
        };
    };
    getBatchStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. It is used if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path: {
                /**
                 * @description The id of the job, as its submission returned it.
                 * @example job_725ea483831f48af84c4d9d62c091dbc
                 */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. `Retry-After` says when to ask again, unless it has ended. */
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
            /** @description There is nothing under this path or number. */
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
            /** @description A limit is reached. Nothing is charged; `Retry-After` says when to try again. */
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
            /** @description Something failed, on our side or the tax authority's. Nothing is charged. */
            500: {
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
        };
    };
    downloadBatchResults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One range of bytes. Any other range is answered with the whole file.
                 * @example bytes=0-1023
                 */
                Range?: string;
                /** @description The entity tag of which `Range` is a part. */
                "If-Range"?: string;
                /** @description Entity tags that you have already. */
                "If-None-Match"?: string;
                /**
                 * @description Your own id for the request. It is used if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path: {
                /**
                 * @description The id of the job, as its submission returned it.
                 * @example job_725ea483831f48af84c4d9d62c091dbc
                 */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results. */
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
            /** @description The part of the results that was asked for. */
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
            /** @description You have the results already. */
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
            /** @description There is nothing under this path or number. */
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
            /** @description A limit is reached. Nothing is charged; `Retry-After` says when to try again. */
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
            /** @description Something failed, on our side or the tax authority's. Nothing is charged. */
            500: {
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
        };
    };
    cancelBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. It is used if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path: {
                /**
                 * @description The id of the job, as its submission returned it.
                 * @example job_725ea483831f48af84c4d9d62c091dbc
                 */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job as it is now. */
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
            /** @description There is nothing under this path or number. */
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
            /** @description A limit is reached. Nothing is charged; `Retry-After` says when to try again. */
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
            /** @description Something failed, on our side or the tax authority's. Nothing is charged. */
            500: {
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
        };
    };
    deleteBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. It is used if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path: {
                /**
                 * @description The id of the job, as its submission returned it.
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
            /** @description There is nothing under this path or number. */
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
            /** @description A limit is reached. Nothing is charged; `Retry-After` says when to try again. */
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
            /** @description Something failed, on our side or the tax authority's. Nothing is charged. */
            500: {
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
        };
    };
    describeBusiness: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your own, 1 to 255 printable ASCII characters without blanks. The same key with the same request is one check and is charged once; with another request it is 400 `idempotency_key_reused`.
                 * @example customers-2026-11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description Your own id for the request. It is used if it is a UUID.
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
                     * @description Ten digits, plain or hyphenated 3-2-5.
                     * @example 217-81-82399
                     */
                    business_number: string;
                    /**
                     * @description The language of names, industry and tax type: `en`, `ko`, `ja`, `zh-CN`, `es` or `de`.
                     * @default en
                     */
                    language?: ("en" | "ko" | "ja" | "zh-CN" | "es" | "de") | null;
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
            /** @description There is nothing under this path or number. */
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
            /** @description A limit is reached. Nothing is charged; `Retry-After` says when to try again. */
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
            /** @description Something failed, on our side or the tax authority's. Nothing is charged. */
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
                 * @description Your own id for the request. It is used if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the account stands. */
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
            /** @description A limit is reached. Nothing is charged; `Retry-After` says when to try again. */
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
            /** @description Something failed, on our side or the tax authority's. Nothing is charged. */
            500: {
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
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. It is used if it is a UUID.
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
            /** @description Something failed, on our side or the tax authority's. Nothing is charged. */
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
                    "application/json": components["schemas"]["Error"] | components["schemas"]["DetailedError"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Your own id for the request. It is used if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It runs. */
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
            /** @description Settings are missing or malformed. Something failed, on our side or the tax authority's. Nothing is charged. */
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
                 * @description Your own id for the request. It is used if it is a UUID.
                 * @example 3f2b8c1e-6d0a-4e57-9a43-5f0c7b1d2e88
                 */
                "X-Request-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every part answers. */
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
            /** @description A part does not answer. Something failed, on our side or the tax authority's. Nothing is charged. */
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
