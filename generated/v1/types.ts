/* Generated from the interface documents under openapi/ by `make generate`: do not edit. */
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health of the service
         * @description For external uptime monitors. The report is cached for 30 seconds. When the database cannot be reached, the same report comes with HTTP 503 and `status: degraded`.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the monitored brands
         * @description The monitored brands of the key's account, newest first, at most 100. Archived brands are left out.
         */
        get: operations["listBrands"];
        put?: never;
        /**
         * Monitor a brand
         * @description Adds a brand to the account. The tier sets how many brands an account monitors (Free 1, Starter 5, Growth 25, Scale 100); over it the response is 402 and names the tier that would do.
         */
        post: operations["createBrand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a brand and its last scan
         * @description A monitored brand of the account with the snapshot of its last completed run.
         */
        get: operations["getBrand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/probes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a probe scan
         * @description Asks the prompts of the brand's panel on the platforms, in the background. The run is durable when this returns: it survives a crash of the service, and no question is asked or billed twice. Billed. Poll `GET /probes/{id}` for the results, first after `estimatedCompletionMs`.
         */
        post: operations["createProbe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/probes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Poll a probe scan
         * @description State of a run and, once it has ended, one result per platform. A platform that failed is left out of every denominator: its figures are `null`, and `error` says why.
         */
        get: operations["getProbe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/citations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cited sources
         * @description The sources found in answers about a brand, newest first, each once per brand, platform and address. `total` counts all that match. Follow `nextCursor` for more than one page.
         */
        get: operations["listCitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/picker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pick the prompts worth asking next
         * @description About 5 % of all prompts of a brand, ordered by the predicted information gain of asking them once more. `total` counts the prompts picked before `limit` cuts the list.
         */
        get: operations["pickPrompts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Authority scores of a brand
         * @description GEO score, E-E-A-T score with its parts, citation density and the trend over 7 days, over the 30 UTC days that end with today.
         */
        get: operations["getAuthority"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sentinel/incidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the incidents of a brand
         * @description Incidents, most severe first, then newest first. Without `status` those that are open or under investigation.
         */
        get: operations["listIncidents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest a rewrite
         * @description Rewrites content so that platforms find its facts: structured claims, signals of trust, and the lift in visibility that is expected of it. Billed. Mark the suggestion as applied in the console when you put it into use; probes then measure what it brought.
         */
        post: operations["suggestRewrite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an endpoint for events
         * @description Registers an https address for events of this interface. The response holds the secret that signs the deliveries: it is shown only here. The address must lead to public addresses; that is checked now and again at every delivery.
         */
        post: operations["registerWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document
         * @description The machine-readable description of this interface, for generating clients. It is the same for everyone and carries a strong `ETag`: send it back in `If-None-Match` and the answer is 304 while nothing changed.
         */
        get: operations["getOpenapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "citation.discovered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New cited source
         * @description Sent when a source that was never seen before for this brand and platform is cited in an answer.
         */
        post: operations["onCitationDiscovered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "priority.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Visibility changed
         * @description Sent when the visibility of a brand on a platform over the last 7 days differs from the 7 days before by 0.10 or more. It fires once per crossing and is armed again when the difference falls below 0.05.
         */
        post: operations["onPriorityChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sentinel.triggered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Incident opened
         * @description Sent when the sentinel opens an incident: a surge of negative mentions, a collapse of rank, or an impersonating domain or account.
         */
        post: operations["onSentinelTriggered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "uplift.measured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift measured
         * @description Sent when probes verify a suggestion that was put into use: the lift is above the threshold (0.05 unless set otherwise) and its 95 % interval excludes 0.
         */
        post: operations["onUpliftMeasured"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test of an endpoint
         * @description Sent to one endpoint when a person asks for a test of it. It cannot be subscribed to.
         */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "api.change.announced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change announced
         * @description Sent to every enabled endpoint, together with an e-mail, at least 90 days before a breaking change takes effect. It cannot be subscribed to.
         */
        post: operations["onApiChangeAnnounced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description State of the database. */
        DatabaseHealth: {
            /**
             * @description Whether the database answered.
             * @example true
             */
            ok: boolean;
            /**
             * Format: double
             * @description Time the database took to answer, in milliseconds; `null` when it did not answer.
             * @example 0.7
             */
            latency_ms: number | null;
        };
        /** @description The parts that were checked. */
        HealthChecks: {
            db: components["schemas"]["DatabaseHealth"];
        };
        /** @description State of the service itself, for uptime monitors. */
        HealthReport: {
            /**
             * @description `ok`; or `degraded` when the database cannot be reached (then the HTTP status is 503).
             * @example ok
             */
            status: string;
            /**
             * @description Name of the service.
             * @example answerscope
             */
            service: string;
            /**
             * @description Build identifier. It is not a version of the interface.
             * @example 0.1.0+4f1c2a9
             */
            version: string;
            /**
             * @description Name of the environment, for example `production` or `demo`.
             * @example production
             */
            env: string;
            /**
             * @description Identifier of the region.
             * @example cn-beijing
             */
            region: string;
            /**
             * Format: date-time
             * @description When the report was made, UTC. Up to 30 seconds old, because the report is cached.
             * @example 2026-11-21T08:00:00.000Z
             */
            timestamp: string;
            checks: components["schemas"]["HealthChecks"];
            /**
             * Format: double
             * @description Time it took to make the report, in milliseconds.
             * @example 1.8
             */
            took_ms: number;
        };
        /** @description One field at fault. */
        ErrorDetail: {
            /**
             * @description Where the field is: `body`, `query`, `path` or `header`, then names and indexes inward, for example `query.days`, `header.Idempotency-Key` or `body.competitors[2]`.
             * @example body.brand_name
             */
            path: string;
            /**
             * @description What is wrong with it.
             * @example must not be empty
             */
            message: string;
        };
        /** @description What went wrong. */
        ErrorBody: {
            /**
             * @description Stable word for programs. Known values: `invalid_request`, `unauthenticated`, `upgrade_required`, `spend_cap_reached`, `forbidden`, `not_found`, `method_not_allowed`, `request_timeout`, `conflict`, `idempotency_conflict`, `payload_too_large`, `uri_too_long`, `unsupported_media_type`, `unprocessable`, `rate_limited`, `headers_too_large`, `internal`, `platforms_unavailable`, `unavailable`. More may be added: treat an unknown one by its HTTP status.
             * @example invalid_request
             */
            code: string;
            /**
             * @description Sentence for people. Its wording may change.
             * @example The request is not valid: body.brand_name must not be empty.
             */
            message: string;
            /**
             * @description The value of `X-Request-Id`.
             * @example 019aa3f2-6c1e-7d0a-9b1f-3c5f0a7e4d21
             */
            requestId: string;
            /** @description The fields at fault, where there are any. */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /** @description The one shape of every error of every interface. */
        Error: {
            error: components["schemas"]["ErrorBody"];
        };
        /** @description A monitored brand. */
        Brand: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            id: string;
            /**
             * Format: uuid
             * @description Owner; the owner of the account where a key created the brand.
             * @example 019aa3ee-7a31-7c02-9f6e-1a2b3c4d5e6f
             */
            userId: string;
            /**
             * @description Chinese or English brand name.
             * @example 蔚来
             */
            name: string;
            /**
             * @description Industry category.
             * @example 新能源汽车
             */
            category: string;
            /**
             * Format: uri
             * @description Address of the brand's own site; `null` when omitted.
             * @example https://www.nio.cn
             */
            website: string | null;
            /**
             * Format: date-time
             * @description When the brand was created, UTC.
             * @example 2026-11-20T03:15:00.000Z
             */
            createdAt: string;
        };
        /** @description The monitored brands of the account. */
        BrandList: {
            /** @description At most 100 brands, newest first. */
            brands: components["schemas"]["Brand"][];
            /**
             * @description Whether the answer came from the database.
             * @example true
             */
            persisted: boolean;
            /**
             * @description Whether a key was accepted.
             * @example true
             */
            authed: boolean;
        };
        /** @description The brand to monitor. */
        BrandRequest: {
            /**
             * @description Chinese or English brand name.
             * @example 蔚来
             */
            name: string;
            /**
             * @description Industry category, as a buyer would call it.
             * @example 新能源汽车
             */
            category: string;
            /**
             * Format: uri
             * @description Address of the brand's own site, http or https; a domain name in other scripts in its ASCII form.
             * @example https://www.nio.cn
             */
            website?: string;
        };
        /** @description The brand that was created. */
        BrandCreated: {
            brand: components["schemas"]["Brand"];
            /**
             * @description Whether the brand is stored.
             * @example true
             */
            persisted: boolean;
        };
        /** @description Snapshot of the last completed run. */
        LastScan: {
            /**
             * Format: uuid
             * @description Identifier of the run.
             * @example 019aa3f1-9b7e-7f3a-b6c8-2d4e6f8a0b1c
             */
            runId: string;
            /**
             * Format: date-time
             * @description When the run was completed, UTC.
             * @example 2026-11-21T02:03:11.482Z
             */
            completedAt: string;
            /**
             * Format: double
             * @description Share of the run's answers to discovery prompts that mention the brand, a fraction; `null` when there was no such answer.
             * @example 0.4375
             */
            visibility: number | null;
            /** @description Platforms of the run. */
            platforms: string[];
        };
        /** @description A brand and its last scan. */
        BrandDetail: {
            brand: components["schemas"]["Brand"];
            /** @description The last completed run; `null` before the first. */
            lastScan: components["schemas"]["LastScan"] | null;
        };
        /**
         * @description A platform of the versioned interface.
         * @example deepseek
         * @enum {string}
         */
        Platform: "deepseek" | "kimi" | "glm" | "qwen" | "doubao" | "chatgpt" | "gemini" | "perplexity";
        /** @description What to scan. */
        ProbeRequest: {
            /**
             * Format: uuid
             * @description Brand to scan.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * @description Platforms to ask; all configured platforms when omitted.
             * @example [
             *       "deepseek",
             *       "glm"
             *     ]
             */
            platforms?: components["schemas"]["Platform"][];
            /**
             * Format: uuid
             * @description Prompt pack to ask; the default pack of the account when omitted.
             * @example 019aa3ef-1c5d-7e08-b0a2-4c6d8e0f1a2b
             */
            promptPackId?: string;
        };
        /** @description A run that was accepted and is durable. Poll it with `getProbe`. */
        ProbeAccepted: {
            /**
             * Format: uuid
             * @description Identifier of the run.
             * @example 019aa3f1-9b7e-7f3a-b6c8-2d4e6f8a0b1c
             */
            runId: string;
            /**
             * @description `queued`.
             * @example queued
             */
            status: string;
            /**
             * Format: uuid
             * @description Brand that is scanned.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /** @description Platforms that are asked. */
            platforms: string[];
            /**
             * Format: int64
             * @description Milliseconds until the run is expected to be completed, from recent latencies, the asks of the run and the queue.
             * @example 24000
             */
            estimatedCompletionMs: number;
        };
        /** @description 95 % Wilson score interval of a rate: the range of true rates that agree with the answers seen. Few answers make it wide. */
        Interval: {
            /**
             * Format: double
             * @description Lower bound, a fraction.
             * @example 0.2582
             */
            low: number;
            /**
             * Format: double
             * @description Upper bound, a fraction.
             * @example 0.6579
             */
            high: number;
        };
        /** @description Why a platform gave no answer. Present only then. */
        PlatformError: {
            /**
             * @description Known values: `not_configured`, `timeout`, `rate_limited`, `quota_exhausted`, `unavailable`, `unauthorized`, `invalid_response`, `too_large`, `circuit_open`, `cancelled`. More may be added.
             * @example timeout
             */
            code: string;
            /**
             * @description Sentence for people.
             * @example The platform did not answer within 30 seconds.
             */
            message: string;
        };
        /** @description How the brand appears on one platform, over all its answers of the run. When the platform gave none, `error` says why and every figure but `answers` and `mentions` (0) is `null`. */
        ProbePlatformResult: {
            /**
             * @description Platform identifier: `deepseek`, `kimi`, `glm`, `qwen`, `doubao`, `chatgpt`, `gemini`, `perplexity`.
             * @example deepseek
             */
            platform: string;
            /**
             * @description Whether at least one answer mentions the brand.
             * @example true
             */
            mentioned: boolean | null;
            /**
             * Format: int32
             * @description Lower median of the ranks in the answers that mention the brand, 1 being the first place; 0 when none does.
             * @example 2
             */
            rank: number | null;
            /**
             * @description Excerpt of the answer that ranks the brand best; empty when none mentions it.
             * @example 2. 蔚来 ET5：支持换电，适合没有家充桩的家庭。
             */
            snippet: string | null;
            /**
             * Format: int64
             * @description Tokens of all answers, prompts included; `null` when unknown.
             * @example 18240
             */
            tokensUsed: number | null;
            /**
             * Format: int32
             * @description Answers evaluated. Failed calls are not among them.
             * @example 20
             */
            answers: number;
            /**
             * Format: int32
             * @description Answers that mention the brand.
             * @example 9
             */
            mentions: number;
            /** @description 95 % interval of `mentions` divided by `answers`; `null` without answers. */
            interval: components["schemas"]["Interval"] | null;
            error?: components["schemas"]["PlatformError"];
        };
        /** @description State and results of a run. */
        Probe: {
            /**
             * Format: uuid
             * @description Identifier of the run.
             * @example 019aa3f1-9b7e-7f3a-b6c8-2d4e6f8a0b1c
             */
            runId: string;
            /**
             * @description `queued` → `running` → `completed`; `failed` when no platform answered; `cancelled`. A run never hangs: what is unanswered 15 minutes after the estimate counts as failed, and the run ends.
             * @example completed
             */
            status: string;
            /**
             * Format: date-time
             * @description When the run ended (completed, failed or cancelled), UTC; `null` before.
             * @example 2026-11-21T02:03:11.482Z
             */
            completedAt: string | null;
            /** @description One entry per platform once the run has ended; empty before. */
            results: components["schemas"]["ProbePlatformResult"][];
        };
        /** @description A source found in an answer, once per brand, platform and address. */
        Citation: {
            /**
             * Format: uuid
             * @description Identifier of the citation.
             * @example 019aa3f2-0a1b-7c2d-8e3f-405162738495
             */
            id: string;
            /**
             * Format: uuid
             * @description Brand whose prompts led to it.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * @description Platform identifier: `deepseek`, `kimi`, `glm`, `qwen`, `doubao`, `chatgpt`, `gemini`, `perplexity`.
             * @example perplexity
             */
            platform: string;
            /**
             * Format: uri
             * @description Address of the source, http or https, without tracking parameters and fragment.
             * @example https://www.autohome.com.cn/news/202611/1302211.html
             */
            sourceUrl: string;
            /**
             * @description Registrable domain of the address, in ASCII, by the Public Suffix List.
             * @example autohome.com.cn
             */
            sourceDomain: string;
            /**
             * @description Hash of the prompt; the same prompt always has the same hash.
             * @example 9b74c9897bac770ffc029102a200c5de
             */
            promptHash: string;
            /**
             * Format: date-time
             * @description When it was first found, UTC.
             * @example 2026-11-21T02:01:37.905Z
             */
            discoveredAt: string;
            /**
             * @description The sentence that the source stands in; empty when the platform only listed it.
             * @example 汽车之家的长测显示，蔚来 ET5 的换电平均耗时约 3 分钟。
             */
            context: string;
        };
        /** @description Sources cited in answers about a brand. */
        CitationList: {
            /** @description Newest first. */
            citations: components["schemas"]["Citation"][];
            /**
             * Format: int32
             * @description All citations that match, not only those of this page.
             * @example 1
             */
            total: number;
            /**
             * Format: int32
             * @description The `days` that applied.
             * @example 7
             */
            windowDays: number;
            /**
             * @description Send it as `cursor` for the next page; `null` on the last one.
             * @example null
             */
            nextCursor: string | null;
        };
        /** @description One prompt. */
        PickerItem: {
            /**
             * Format: uuid
             * @description Identifier of the prompt.
             * @example 019aa3ef-52c0-7a6f-8d11-0f9e8d7c6b5a
             */
            promptId: string;
            /**
             * @description The prompt as it is asked.
             * @example 20 万元左右的新能源汽车有哪些值得推荐？
             */
            prompt: string;
            /**
             * Format: double
             * @description Predicted information gain of one more sample on every platform, in bits.
             * @example 0.734
             */
            priorityScore: number;
            /**
             * Format: date-time
             * @description When it was last answered, UTC; `null` when never.
             * @example 2026-11-14T02:00:41.300Z
             */
            lastSampledAt: string | null;
            /**
             * @description Why it is informative. Known values: `never_sampled`, `contested` (the brand is mentioned about as often as not), `stale` (the last sample is two weeks old), `volatile` (recent answers differ from earlier ones), `undersampled` (too few answers to know). More may be added.
             * @example contested
             */
            reason: string;
        };
        /** @description The prompts worth asking next. */
        PickerResult: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /** @description The best 5 % of all prompts (rounded up), at most `limit`, most informative first. */
            items: components["schemas"]["PickerItem"][];
            /**
             * Format: int32
             * @description Number of prompts picked before `limit` cut the list.
             * @example 1
             */
            total: number;
        };
        /** @description The parts of `eeatScore`, each 0 to 100, over the answers that mention the brand; `null` when none does. Which hosts are first-hand sources, news and so on is a list kept by hand; a host that is not on it is of no kind. */
        EeatSubscores: {
            /**
             * Format: double
             * @description Share of the answers with a first-hand source (reviews, forums, communities, video).
             * @example 40
             */
            experience: number | null;
            /**
             * Format: double
             * @description Share of the answers that cite the brand's own site or domains; `null` also for a brand that has none.
             * @example 25
             */
            expertise: number | null;
            /**
             * Format: double
             * @description 100 × (1 − e^(−D ÷ 10)), D being the distinct third-party domains cited; government, education, encyclopaedia and news count twice.
             * @example 45
             */
            authoritativeness: number | null;
            /**
             * Format: double
             * @description Share of the answers that are not negative, less 10 per unresolved incident of severity high or critical, at least 0.
             * @example 80
             */
            trustworthiness: number | null;
        };
        /** @description Authority of a brand over the last 30 days. A figure that cannot be computed is `null`. */
        AuthorityScore: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * Format: date-time
             * @description When the scores were computed, UTC.
             * @example 2026-11-21T02:03:11.600Z
             */
            scoredAt: string;
            /**
             * Format: double
             * @description 0 to 100: 0.40 visibility (lower bound of its 95 % interval), 0.20 mean of 1 ÷ log2(1 + rank), 0.15 tone, 0.15 share of answers that cite the brand's own site, 0.10 share of voice. Undefined terms are dropped and the weights rescaled; `null` without answers.
             * @example 58.2
             */
            geoScore: number | null;
            /**
             * Format: double
             * @description Mean of the `subscores` that are known; `null` when no answer mentions the brand.
             * @example 47.5
             */
            eeatScore: number | null;
            /**
             * Format: double
             * @description Citations per answer that mentions the brand; `null` when none does.
             * @example 2.4
             */
            citationDensity: number | null;
            subscores: components["schemas"]["EeatSubscores"];
            /**
             * Format: double
             * @description GEO score now minus GEO score 7 days ago; `null` when either is unknown.
             * @example 3.1
             */
            trend7d: number | null;
            /**
             * Format: int32
             * @description Answers that the scores are over.
             * @example 1200
             */
            answers: number;
            /**
             * Format: int32
             * @description Of them, those that mention the brand.
             * @example 540
             */
            mentions: number;
        };
        /**
         * @description Severity of an incident, least first.
         * @example high
         * @enum {string}
         */
        IncidentSeverity: "low" | "medium" | "high" | "critical";
        /**
         * @description State of an incident.
         * @example open
         * @enum {string}
         */
        IncidentStatus: "open" | "investigating" | "resolved";
        /** @description Something that needs a person's attention. */
        Incident: {
            /**
             * Format: uuid
             * @description Identifier of the incident.
             * @example 019aa3f3-0d4b-7b92-a1c5-6e7f8091a2b3
             */
            id: string;
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            severity: components["schemas"]["IncidentSeverity"];
            /**
             * @description Known values: `negative_surge`, `rank_collapse`, `impersonation`. More may be added.
             * @example negative_surge
             */
            type: string;
            /**
             * @description Sentence for people.
             * @example 负面提及激增：24 小时内 20 条，此前日均 5 条
             */
            title: string;
            /**
             * Format: date-time
             * @description When it was opened, UTC.
             * @example 2026-11-20T06:12:45.000Z
             */
            openedAt: string;
            status: components["schemas"]["IncidentStatus"];
            /**
             * Format: int32
             * @description Pieces of evidence so far; new evidence raises it.
             * @example 20
             */
            evidenceCount: number;
        };
        /** @description Incidents of a brand. */
        IncidentList: {
            /** @description Most severe first, then newest first. */
            incidents: components["schemas"]["Incident"][];
            /**
             * Format: int32
             * @description Number of incidents that match.
             * @example 1
             */
            total: number;
        };
        /**
         * @description What the content is to serve.
         * @example faq
         * @enum {string}
         */
        SuggestionIntent: "comparison" | "how-to" | "faq" | "review";
        /** @description The content to improve. */
        SuggestionRequest: {
            /**
             * Format: uuid
             * @description Brand that the content is about; its facts are the context.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * @description Content to improve, at most 4,000 characters.
             * @example 蔚来 ET5 支持换电，CLTC 续航 560 公里。
             */
            content: string;
            intent?: components["schemas"]["SuggestionIntent"];
        };
        /** @description One claimed fact. */
        FactClaim: {
            /**
             * @description The claim.
             * @example CLTC 续航 560 公里
             */
            claim: string;
            /**
             * @description Whether it carries what is needed to verify it, such as a number, a date or a named source.
             * @example true
             */
            verifiable: boolean;
        };
        /** @description What the rewrite is expected to bring. */
        ExpectedLift: {
            /**
             * @description What is lifted: `visibility`. More may be added.
             * @example visibility
             */
            metric: string;
            /**
             * Format: double
             * @description Expected change of the metric, a fraction (0.05 is five percentage points); 0 while `basis` is `prior`.
             * @example 0.043
             */
            delta: number;
            /**
             * @description `measured`: from lifts measured on earlier suggestions of the account. `prior`: fewer than five are measured so far.
             * @example measured
             */
            basis: string;
        };
        /** @description A suggested rewrite. */
        Suggestion: {
            /**
             * Format: uuid
             * @description Identifier of the suggestion.
             * @example 019aa3f3-7e2f-7d40-9a1b-2c3d4e5f6071
             */
            suggestionId: string;
            /**
             * @description The content, rewritten.
             * @example 蔚来 ET5 支持换电，CLTC 续航 560 公里，一次换电约需 3 分钟。
             */
            rewritten: string;
            /** @description The facts that the rewrite claims. */
            factClaims: components["schemas"]["FactClaim"][];
            /** @description The signals of experience, expertise, authority and trust that the rewrite carries. */
            eeatSignals: string[];
            expectedLift: components["schemas"]["ExpectedLift"];
        };
        /**
         * @description Event type that an endpoint can subscribe to.
         * @example citation.discovered
         * @enum {string}
         */
        WebhookEventType: "citation.discovered" | "priority.changed" | "sentinel.triggered" | "uplift.measured";
        /** @description The endpoint to register. */
        WebhookRequest: {
            /**
             * Format: uri
             * @description Address that receives the events. It must be https, carry no user name or password, and lead to public addresses only. (An installation may allow plain http on networks that its operator names.)
             * @example https://example.org/hooks/answerscope
             */
            url: string;
            /**
             * @description Event types to deliver.
             * @example [
             *       "citation.discovered",
             *       "sentinel.triggered"
             *     ]
             */
            events: components["schemas"]["WebhookEventType"][];
            /**
             * @description Note for your own use.
             * @example Alerts for the brand team
             */
            description?: string;
        };
        /** @description A registered endpoint, with its secret. */
        WebhookRegistration: {
            /**
             * Format: uuid
             * @description Identifier of the endpoint.
             * @example 019aa3f4-0b1c-7d2e-8f30-415263748596
             */
            webhookId: string;
            /**
             * Format: uri
             * @description Address that receives the events.
             * @example https://example.org/hooks/answerscope
             */
            url: string;
            /** @description Event types that are delivered. */
            events: string[];
            /**
             * @description Secret that signs the deliveries, `whsec_` and base64. Shown only here, once.
             * @example whsec_ZXhhbXBsZS1leGFtcGxlLWV4YW1wbGUtZXhhbXBsZSE=
             */
            secret: string;
            /**
             * Format: date-time
             * @description When it was registered, UTC.
             * @example 2026-11-21T08:00:00.000Z
             */
            createdAt: string;
        };
        /** @description What the document describes. */
        OpenapiInfo: {
            /**
             * @description Title.
             * @example Answerscope versioned API
             */
            title: string;
            /**
             * @description Version of the document.
             * @example 1.0.0
             */
            version: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An OpenAPI 3.1 document. */
        OpenapiDocument: {
            /**
             * @description Version of the specification.
             * @example 3.1.0
             */
            openapi: string;
            info: components["schemas"]["OpenapiInfo"];
            /** @description The operations by path. */
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description The source. It is reported once per brand, platform and address, ever. */
        CitationDiscoveredData: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * @description Platform identifier: `deepseek`, `kimi`, `glm`, `qwen`, `doubao`, `chatgpt`, `gemini`, `perplexity`.
             * @example perplexity
             */
            platform: string;
            /**
             * Format: uri
             * @description Address of the source, http or https, without tracking parameters and fragment.
             * @example https://www.autohome.com.cn/news/202611/1302211.html
             */
            sourceUrl: string;
            /**
             * @description Registrable domain of the address, in ASCII, by the Public Suffix List.
             * @example autohome.com.cn
             */
            sourceDomain: string;
            /**
             * @description Hash of the prompt; the same prompt always has the same hash.
             * @example 9b74c9897bac770ffc029102a200c5de9b74c9897bac770ffc029102a200c5de
             */
            promptHash: string;
            /**
             * Format: date-time
             * @description When it was found, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            discoveredAt: string;
        };
        /** @description A new cited source was found in an answer. */
        CitationDiscoveredEvent: {
            /**
             * Format: uuid
             * @description Unique to the event, the same in every attempt and replay. De-duplicate on it.
             * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
             */
            eventId: string;
            /**
             * @description Event type.
             * @example citation.discovered
             * @constant
             */
            type: "citation.discovered";
            /**
             * Format: date-time
             * @description When the event happened, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            createdAt: string;
            data: components["schemas"]["CitationDiscoveredData"];
        };
        /** @description The move: visibility over the last 7 days against the 7 days before, at least 5 answers in each. */
        PriorityChangedData: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * @description Platform identifier: `deepseek`, `kimi`, `glm`, `qwen`, `doubao`, `chatgpt`, `gemini`, `perplexity`.
             * @example deepseek
             */
            platform: string;
            /**
             * Format: double
             * @description Visibility over the 7 days before, a fraction.
             * @example 0.52
             */
            before: number;
            /**
             * Format: double
             * @description Visibility over the last 7 days, a fraction.
             * @example 0.36
             */
            after: number;
            /**
             * Format: double
             * @description `after` minus `before`; its size is at least 0.10.
             * @example -0.16
             */
            delta: number;
            /**
             * Format: date-time
             * @description When it was observed, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            observedAt: string;
        };
        /** @description The visibility of a brand on a platform moved by ten percentage points or more. */
        PriorityChangedEvent: {
            /**
             * Format: uuid
             * @description Unique to the event, the same in every attempt and replay. De-duplicate on it.
             * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
             */
            eventId: string;
            /**
             * @description Event type.
             * @example priority.changed
             * @constant
             */
            type: "priority.changed";
            /**
             * Format: date-time
             * @description When the event happened, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            createdAt: string;
            data: components["schemas"]["PriorityChangedData"];
        };
        /** @description The incident. */
        SentinelTriggeredData: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * Format: uuid
             * @description Identifier of the incident.
             * @example 019aa3f3-0d4b-7b92-a1c5-6e7f8091a2b3
             */
            incidentId: string;
            /**
             * @description `low`, `medium`, `high` or `critical`.
             * @example high
             */
            severity: string;
            /**
             * @description `negative_surge`, `rank_collapse` or `impersonation`. More may be added.
             * @example negative_surge
             */
            type: string;
            /**
             * @description Sentence for people.
             * @example 负面提及激增：24 小时内 20 条，此前日均 5 条
             */
            title: string;
            /**
             * Format: date-time
             * @description When it was opened, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            openedAt: string;
        };
        /** @description An incident was opened. */
        SentinelTriggeredEvent: {
            /**
             * Format: uuid
             * @description Unique to the event, the same in every attempt and replay. De-duplicate on it.
             * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
             */
            eventId: string;
            /**
             * @description Event type.
             * @example sentinel.triggered
             * @constant
             */
            type: "sentinel.triggered";
            /**
             * Format: date-time
             * @description When the event happened, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            createdAt: string;
            data: components["schemas"]["SentinelTriggeredData"];
        };
        /** @description The lift: 14 days after the suggestion was applied against the 14 days before. */
        UpliftMeasuredData: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * Format: uuid
             * @description Identifier of the suggestion.
             * @example 019aa3f3-7e2f-7d40-9a1b-2c3d4e5f6071
             */
            suggestionId: string;
            /**
             * @description `visibility`. More may be added.
             * @example visibility
             */
            metric: string;
            /**
             * Format: double
             * @description The metric on the prompts aimed at, before, a fraction.
             * @example 0.31
             */
            before: number;
            /**
             * Format: double
             * @description The metric on the same prompts, after, a fraction.
             * @example 0.44
             */
            after: number;
            /**
             * Format: double
             * @description Change on the prompts aimed at, less the change on the brand's other prompts.
             * @example 0.11
             */
            lift: number;
            /**
             * Format: date-time
             * @description When it was measured, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            measuredAt: string;
        };
        /** @description A suggestion that was put into use brought a measured lift. */
        UpliftMeasuredEvent: {
            /**
             * Format: uuid
             * @description Unique to the event, the same in every attempt and replay. De-duplicate on it.
             * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
             */
            eventId: string;
            /**
             * @description Event type.
             * @example uplift.measured
             * @constant
             */
            type: "uplift.measured";
            /**
             * Format: date-time
             * @description When the event happened, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            createdAt: string;
            data: components["schemas"]["UpliftMeasuredData"];
        };
        /** @description What is tested. */
        WebhookTestData: {
            /**
             * Format: uuid
             * @description Identifier of the endpoint that is tested.
             * @example 019aa3f4-0b1c-7d2e-8f30-415263748596
             */
            webhookId: string;
            /**
             * @description Sentence for people.
             * @example This is a test of your endpoint.
             */
            message: string;
        };
        /** @description A test of one endpoint, asked for by a person. It cannot be subscribed to. */
        WebhookTestEvent: {
            /**
             * Format: uuid
             * @description Unique to the event, the same in every attempt and replay. De-duplicate on it.
             * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
             */
            eventId: string;
            /**
             * @description Event type.
             * @example webhook.test
             * @constant
             */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When the event happened, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            createdAt: string;
            data: components["schemas"]["WebhookTestData"];
        };
        /** @description The change. */
        ApiChangeAnnouncedData: {
            /**
             * @description What changes, in a few words.
             * @example listCitations will no longer return context
             */
            title: string;
            /**
             * @description What changes and what to do about it.
             * @example The field context moves to a resource of its own. Read it there from 1 March 2027 on.
             */
            summary: string;
            /** @description Identifiers (`operationId`) of the operations that change. */
            operations: string[];
            /**
             * Format: date-time
             * @description When the change was announced, UTC.
             * @example 2026-11-21T08:00:00.000Z
             */
            announcedAt: string;
            /**
             * Format: date-time
             * @description When it takes effect, UTC; at least 90 days after the announcement.
             * @example 2027-03-01T00:00:00.000Z
             */
            effectiveAt: string;
            /**
             * Format: uri
             * @description Page with the details; `null` when there is none.
             * @example https://answerscope.example/changes/2027-03-01
             */
            url: string | null;
        };
        /** @description A breaking change is announced, at least 90 days ahead. It goes to every enabled endpoint and cannot be subscribed to. */
        ApiChangeAnnouncedEvent: {
            /**
             * Format: uuid
             * @description Unique to the event, the same in every attempt and replay. De-duplicate on it.
             * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
             */
            eventId: string;
            /**
             * @description Event type.
             * @example api.change.announced
             * @constant
             */
            type: "api.change.announced";
            /**
             * Format: date-time
             * @description When the event happened, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            createdAt: string;
            data: components["schemas"]["ApiChangeAnnouncedData"];
        };
    };
    responses: {
        /** @description The request is not valid: a parameter is unknown or malformed. `error.details` names it. */
        PublicBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something failed on our side. Retry; if it stays, tell us the request id. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is not valid: a field, parameter or header is missing, unknown, malformed or out of range, or the body is not JSON. `error.details` names each field. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Credentials are missing, unknown, expired, revoked or of the kind of the other interface. Check the key, or sign in again. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key is good but its scope is too low for this operation. The message says which scope is needed. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A limit is reached. Wait for `Retry-After` seconds, then retry with exponential back-off and jitter. The refused request consumed nothing. Three consecutive 429 responses on one operation put it under the limits of the next lower tier until one hour passes without a 429. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service is degraded, for example because its database cannot be reached. Consult `/api/status`, and retry after `Retry-After` seconds. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account monitors as many brands as its tier allows. The message names the tier that would do; archiving a brand frees its place. */
        UpgradeRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The `Idempotency-Key` was used in the last 24 hours with another body, or the first request with it is still running. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 256 KiB. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not sent as `Content-Type: application/json`. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What the request names does not exist, or belongs to another account. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The spend cap that the account set for the month is reached. Nothing was asked or billed. */
        PaymentRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is well formed but cannot be carried out as it stands; the message says why. */
        Unprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No platform answered. Nothing is billed and nothing is kept under the idempotency key. Retry with exponential back- off, or choose other platforms. */
        PlatformsUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description A value of your choice, unique to this piece of work (a UUID does well). Within 24 hours the same key with the same body gives the stored response, marked `Idempotency-Replayed: true`, and asks, stores and bills nothing again; the same key with another body is a 409. While the first request runs, the second waits for it up to 10 seconds and then gets a 409 with `Retry-After`. 402, 429 and 5xx are not stored: repeat the request with the same key. Keys are private to the account and the operation.
         * @example 6f0c2b0e-6d0b-4a39-8f0f-1f9b8f7a2c55
         */
        IdempotencyKey: string;
        /**
         * @description Identifier of the brand. A malformed identifier is a 400, an unknown one a 404.
         * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
         */
        BrandIdPath: string;
        /**
         * @description Identifier of the probe run (`runId`). A malformed identifier is a 400, an unknown one a 404.
         * @example 019aa3f1-9b7e-7f3a-b6c8-2d4e6f8a0b1c
         */
        RunIdPath: string;
        /**
         * @description Identifier of a monitored brand of the account.
         * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
         */
        BrandIdQuery: string;
        /**
         * @description The `ETag` of the document that you have.
         * @example "4f1c2a9be07d5c31"
         */
        IfNoneMatch: string;
        /**
         * @description `sha256=<hex>`: the lowercase hexadecimal HMAC-SHA256 of the raw request body, keyed with the UTF-8 bytes of the whole secret as it was shown (`whsec_` included). Compare in constant time. After a rotation the old secret stays in use here for 24 hours, or until the rotation is finished by hand.
         * @example sha256=5f6e0e6f3c8b3f0d0b8f4f5a9a7c1f7d2b3a4c5d6e7f8091a2b3c4d5e6f70819
         */
        V1Signature: string;
        /**
         * @description The `eventId` of the event; the same in every attempt and replay. De-duplicate on it.
         * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
         */
        WebhookId: string;
        /**
         * @description Time of this attempt in Unix seconds.
         * @example 1795221905
         */
        WebhookTimestamp: number;
        /**
         * @description Signatures as the Standard Webhooks specification has them: `v1,<base64>` of the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw request body>`, keyed with the decoded base64 part of the secret. For 24 hours after a secret was rotated two signatures stand here, separated by a space: accept when one fits.
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description Identifies this exchange in our logs; the same value as `error.requestId` in an error. Quote it when you ask for help. */
        RequestId: string;
        /** @description How long the response may be reused, in seconds, for example `public, max-age=30`. */
        CacheControl: string;
        /** @description Whole seconds to wait. A client that waits this long is admitted at its next try (429), or should try again then (503). */
        RetryAfter: number;
        /** @description Requests allowed in the window of the layer (burst, hourly or daily) that has the least left; 9007199254740991 for an account with which no limit is agreed. */
        RateLimitLimit: number;
        /** @description Requests left in that layer. */
        RateLimitRemaining: number;
        /** @description When that layer has its whole allowance again if nothing else is sent, in Unix seconds. */
        RateLimitReset: number;
        /** @description The limits in force, for example `starter` or, after three consecutive 429 responses on one operation, those that decide it for now: the lower tier, for example `free`, or `half-free` below that. */
        RateLimitPolicy: string;
        /** @description `true` when this is the stored response to an earlier request with the same `Idempotency-Key`; absent otherwise. */
        IdempotencyReplayed: string;
        /** @description Path at which the created resource is read. */
        Location: string;
        /** @description Strong validator of the document; send it back in `If-None-Match`. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is healthy. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthReport"];
                };
            };
            400: components["responses"]["PublicBadRequest"];
            500: components["responses"]["InternalError"];
            /** @description The database cannot be reached. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthReport"];
                };
            };
        };
    };
    listBrands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brands. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBrand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your choice, unique to this piece of work (a UUID does well). Within 24 hours the same key with the same body gives the stored response, marked `Idempotency-Replayed: true`, and asks, stores and bills nothing again; the same key with another body is a 409. While the first request runs, the second waits for it up to 10 seconds and then gets a 409 with `Retry-After`. 402, 429 and 5xx are not stored: repeat the request with the same key. Keys are private to the account and the operation.
                 * @example 6f0c2b0e-6d0b-4a39-8f0f-1f9b8f7a2c55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The brand. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandRequest"];
            };
        };
        responses: {
            /** @description The brand is stored. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["UpgradeRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBrand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the brand. A malformed identifier is a 400, an unknown one a 404.
                 * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
                 */
                id: components["parameters"]["BrandIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProbe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your choice, unique to this piece of work (a UUID does well). Within 24 hours the same key with the same body gives the stored response, marked `Idempotency-Replayed: true`, and asks, stores and bills nothing again; the same key with another body is a 409. While the first request runs, the second waits for it up to 10 seconds and then gets a 409 with `Retry-After`. 402, 429 and 5xx are not stored: repeat the request with the same key. Keys are private to the account and the operation.
                 * @example 6f0c2b0e-6d0b-4a39-8f0f-1f9b8f7a2c55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The brand and, if you like, the platforms and the prompt pack. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProbeRequest"];
            };
        };
        responses: {
            /** @description The run is queued. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Location: components["headers"]["Location"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProbeAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProbe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the probe run (`runId`). A malformed identifier is a 400, an unknown one a 404.
                 * @example 019aa3f1-9b7e-7f3a-b6c8-2d4e6f8a0b1c
                 */
                id: components["parameters"]["RunIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Probe"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCitations: {
        parameters: {
            query: {
                /**
                 * @description Identifier of a monitored brand of the account.
                 * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
                 */
                brandId: components["parameters"]["BrandIdQuery"];
                /**
                 * @description Number of days to look back, by `discoveredAt`.
                 * @example 7
                 */
                days?: number;
                /**
                 * @description Only sources of this platform.
                 * @example perplexity
                 */
                platform?: components["schemas"]["Platform"];
                /**
                 * @description Citations per page.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description The `nextCursor` of the page before. Keep the other parameters as they were.
                 * @example eyJhdCI6IjIwMjYtMTEtMjFUMDI6MDE6MzcuOTA1WiJ9
                 */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of citations. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pickPrompts: {
        parameters: {
            query: {
                /**
                 * @description Identifier of a monitored brand of the account.
                 * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
                 */
                brandId: components["parameters"]["BrandIdQuery"];
                /**
                 * @description Most prompts to return.
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prompts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PickerResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAuthority: {
        parameters: {
            query: {
                /**
                 * @description Identifier of a monitored brand of the account.
                 * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
                 */
                brandId: components["parameters"]["BrandIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scores. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorityScore"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIncidents: {
        parameters: {
            query: {
                /**
                 * @description Identifier of a monitored brand of the account.
                 * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
                 */
                brandId: components["parameters"]["BrandIdQuery"];
                /**
                 * @description Only incidents of this severity.
                 * @example high
                 */
                severity?: components["schemas"]["IncidentSeverity"];
                /**
                 * @description Only incidents in this state; `resolved` returns those that are closed.
                 * @example open
                 */
                status?: components["schemas"]["IncidentStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The incidents. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestRewrite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value of your choice, unique to this piece of work (a UUID does well). Within 24 hours the same key with the same body gives the stored response, marked `Idempotency-Replayed: true`, and asks, stores and bills nothing again; the same key with another body is a 409. While the first request runs, the second waits for it up to 10 seconds and then gets a 409 with `Retry-After`. 402, 429 and 5xx are not stored: repeat the request with the same key. Keys are private to the account and the operation.
                 * @example 6f0c2b0e-6d0b-4a39-8f0f-1f9b8f7a2c55
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The content and the brand that it is about. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuggestionRequest"];
            };
        };
        responses: {
            /** @description The suggestion. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["PlatformsUnavailable"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address and the event types. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description The endpoint is registered. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    "X-RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRegistration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenapi: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the document that you have.
                 * @example "4f1c2a9be07d5c31"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
            /** @description The document is the one that `If-None-Match` names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["PublicBadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    onCitationDiscovered: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `sha256=<hex>`: the lowercase hexadecimal HMAC-SHA256 of the raw request body, keyed with the UTF-8 bytes of the whole secret as it was shown (`whsec_` included). Compare in constant time. After a rotation the old secret stays in use here for 24 hours, or until the rotation is finished by hand.
                 * @example sha256=5f6e0e6f3c8b3f0d0b8f4f5a9a7c1f7d2b3a4c5d6e7f8091a2b3c4d5e6f70819
                 */
                "X-Service-Signature": components["parameters"]["V1Signature"];
                /**
                 * @description The `eventId` of the event; the same in every attempt and replay. De-duplicate on it.
                 * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt in Unix seconds.
                 * @example 1795221905
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures as the Standard Webhooks specification has them: `v1,<base64>` of the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw request body>`, keyed with the decoded base64 part of the secret. For 24 hours after a secret was rotated two signatures stand here, separated by a space: accept when one fits.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature is over exactly these bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CitationDiscoveredEvent"];
            };
        };
        responses: {
            /** @description Received. Any 2xx acknowledges the event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is bad. Like every answer that is not 2xx, it is a failed attempt, and another follows. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint is gone. It is disabled and its pending deliveries are cancelled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPriorityChanged: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `sha256=<hex>`: the lowercase hexadecimal HMAC-SHA256 of the raw request body, keyed with the UTF-8 bytes of the whole secret as it was shown (`whsec_` included). Compare in constant time. After a rotation the old secret stays in use here for 24 hours, or until the rotation is finished by hand.
                 * @example sha256=5f6e0e6f3c8b3f0d0b8f4f5a9a7c1f7d2b3a4c5d6e7f8091a2b3c4d5e6f70819
                 */
                "X-Service-Signature": components["parameters"]["V1Signature"];
                /**
                 * @description The `eventId` of the event; the same in every attempt and replay. De-duplicate on it.
                 * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt in Unix seconds.
                 * @example 1795221905
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures as the Standard Webhooks specification has them: `v1,<base64>` of the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw request body>`, keyed with the decoded base64 part of the secret. For 24 hours after a secret was rotated two signatures stand here, separated by a space: accept when one fits.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature is over exactly these bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriorityChangedEvent"];
            };
        };
        responses: {
            /** @description Received. Any 2xx acknowledges the event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is bad. Like every answer that is not 2xx, it is a failed attempt, and another follows. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint is gone. It is disabled and its pending deliveries are cancelled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSentinelTriggered: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `sha256=<hex>`: the lowercase hexadecimal HMAC-SHA256 of the raw request body, keyed with the UTF-8 bytes of the whole secret as it was shown (`whsec_` included). Compare in constant time. After a rotation the old secret stays in use here for 24 hours, or until the rotation is finished by hand.
                 * @example sha256=5f6e0e6f3c8b3f0d0b8f4f5a9a7c1f7d2b3a4c5d6e7f8091a2b3c4d5e6f70819
                 */
                "X-Service-Signature": components["parameters"]["V1Signature"];
                /**
                 * @description The `eventId` of the event; the same in every attempt and replay. De-duplicate on it.
                 * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt in Unix seconds.
                 * @example 1795221905
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures as the Standard Webhooks specification has them: `v1,<base64>` of the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw request body>`, keyed with the decoded base64 part of the secret. For 24 hours after a secret was rotated two signatures stand here, separated by a space: accept when one fits.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature is over exactly these bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SentinelTriggeredEvent"];
            };
        };
        responses: {
            /** @description Received. Any 2xx acknowledges the event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is bad. Like every answer that is not 2xx, it is a failed attempt, and another follows. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint is gone. It is disabled and its pending deliveries are cancelled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onUpliftMeasured: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `sha256=<hex>`: the lowercase hexadecimal HMAC-SHA256 of the raw request body, keyed with the UTF-8 bytes of the whole secret as it was shown (`whsec_` included). Compare in constant time. After a rotation the old secret stays in use here for 24 hours, or until the rotation is finished by hand.
                 * @example sha256=5f6e0e6f3c8b3f0d0b8f4f5a9a7c1f7d2b3a4c5d6e7f8091a2b3c4d5e6f70819
                 */
                "X-Service-Signature": components["parameters"]["V1Signature"];
                /**
                 * @description The `eventId` of the event; the same in every attempt and replay. De-duplicate on it.
                 * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt in Unix seconds.
                 * @example 1795221905
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures as the Standard Webhooks specification has them: `v1,<base64>` of the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw request body>`, keyed with the decoded base64 part of the secret. For 24 hours after a secret was rotated two signatures stand here, separated by a space: accept when one fits.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature is over exactly these bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpliftMeasuredEvent"];
            };
        };
        responses: {
            /** @description Received. Any 2xx acknowledges the event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is bad. Like every answer that is not 2xx, it is a failed attempt, and another follows. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint is gone. It is disabled and its pending deliveries are cancelled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `sha256=<hex>`: the lowercase hexadecimal HMAC-SHA256 of the raw request body, keyed with the UTF-8 bytes of the whole secret as it was shown (`whsec_` included). Compare in constant time. After a rotation the old secret stays in use here for 24 hours, or until the rotation is finished by hand.
                 * @example sha256=5f6e0e6f3c8b3f0d0b8f4f5a9a7c1f7d2b3a4c5d6e7f8091a2b3c4d5e6f70819
                 */
                "X-Service-Signature": components["parameters"]["V1Signature"];
                /**
                 * @description The `eventId` of the event; the same in every attempt and replay. De-duplicate on it.
                 * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt in Unix seconds.
                 * @example 1795221905
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures as the Standard Webhooks specification has them: `v1,<base64>` of the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw request body>`, keyed with the decoded base64 part of the secret. For 24 hours after a secret was rotated two signatures stand here, separated by a space: accept when one fits.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature is over exactly these bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            /** @description Received. Any 2xx acknowledges the event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is bad. Like every answer that is not 2xx, it is a failed attempt, and another follows. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint is gone. It is disabled and its pending deliveries are cancelled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApiChangeAnnounced: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description `sha256=<hex>`: the lowercase hexadecimal HMAC-SHA256 of the raw request body, keyed with the UTF-8 bytes of the whole secret as it was shown (`whsec_` included). Compare in constant time. After a rotation the old secret stays in use here for 24 hours, or until the rotation is finished by hand.
                 * @example sha256=5f6e0e6f3c8b3f0d0b8f4f5a9a7c1f7d2b3a4c5d6e7f8091a2b3c4d5e6f70819
                 */
                "X-Service-Signature": components["parameters"]["V1Signature"];
                /**
                 * @description The `eventId` of the event; the same in every attempt and replay. De-duplicate on it.
                 * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time of this attempt in Unix seconds.
                 * @example 1795221905
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description Signatures as the Standard Webhooks specification has them: `v1,<base64>` of the HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw request body>`, keyed with the decoded base64 part of the secret. For 24 hours after a secret was rotated two signatures stand here, separated by a space: accept when one fits.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. The signature is over exactly these bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiChangeAnnouncedEvent"];
            };
        };
        responses: {
            /** @description Received. Any 2xx acknowledges the event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The signature is bad. Like every answer that is not 2xx, it is a failed attempt, and another follows. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The endpoint is gone. It is disabled and its pending deliveries are cancelled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
