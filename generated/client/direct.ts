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
    "/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of the platforms
         * @description Pings the database and all eight platforms at once, each for at most 3 seconds. The report is cached for 60 seconds and always comes with HTTP 200, also when `status` is `degraded` or `outage`. A platform that is not configured counts in `total` and has `ok: false`, but does not by itself make the service degraded.
         */
        get: operations["getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Free check of a brand
         * @description Asks `deepseek`, `kimi` and `doubao` three discovery questions each (questions that a buyer would ask and that never name the brand) and counts the answers that mention it. The check takes at most 30 seconds: a platform that is late or fails has `total: 0` and counts nowhere. Without credentials 5 checks per IP address and 24 hours; with them the daily quota of the tier (Free 3, Starter 8, Growth 14, Scale 20). Checks without credentials also share a daily spend cap of the service: once it is reached the response is 503, while with credentials the spend cap of the account gives 402.
         */
        post: operations["runCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Full query over the platforms
         * @description Asks five discovery questions in the brand's language on every chosen platform, analyses every answer and returns it whole. Billed; every answer is stored with its cost. Answers that are not there after 120 seconds count as failed. Per 24 hours: Free 3, Starter 8, Growth 14, Scale 20 queries with a session; with a key 30 requests a minute. Attempts without valid credentials count against 5 per IP address and day; after that they are answered with 429 in place of 401.
         */
        post: operations["queryPlatforms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aeo/rewrite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rewrite a text answer-first
         * @description Turns a text into the inverted pyramid (headline, direct answer, evidence, context, questions and answers) with a JSON-LD block and a score. Billed. Facts come only from the text and the brand's fact page. Without a configured platform it is done by rules (`source: extractive`, `cost_usd: 0`). Per 24 hours: Free 5, Starter 20, Growth 50, Scale 100 with a session; with a key 30 requests a minute.
         */
        post: operations["rewriteContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/visibility/timeseries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Daily visibility of a brand
         * @description Answers, mentions, rate with interval, mean rank and share of voice by UTC day, all platforms together and each for itself, over the answers to discovery prompts. A day without answers stays in the series, with `answers: 0` and `null` in place of every figure. Late answers count on their own day; answers of a run under way count when it ends.
         */
        get: operations["getVisibilityTimeseries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/competitors/breakdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Brand and competitors by platform
         * @description How often and how high the brand and each of its competitors appear, on each of the eight platforms and over all of them, in the answers to discovery prompts. A competitor declared lately has fewer answers than the brand.
         */
        get: operations["getCompetitorBreakdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/prompts/breakdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hit rates of the monitored prompts
         * @description For each prompt of the brand's panel the answers, the answers that mention the brand, their rate with interval, and the same by platform. Extra samples that a scheduled scan asked for are left out, as everywhere.
         */
        get: operations["getPromptBreakdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/prompts/aida": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visibility along the AIDA funnel
         * @description The figures of the brand for each stage of the buyer: attention, interest, desire, action. The stages add up to the total, which leaves out answers to prompts without a stage.
         */
        get: operations["getAidaFunnel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/brands/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare the brands of the account
         * @description The figures of every monitored brand of the account beside each other. From tier Starter on.
         */
        get: operations["compareBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sentiment/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tone toward a brand, with alerts
         * @description Positive, neutral and negative mentions in total, by UTC day and by platform, over every answer that mentions the brand, and the open alerts: incidents in which negative answers came more often than in the 14 days before.
         */
        get: operations["getSentimentOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crisis/incidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Incidents of a brand
         * @description The incidents of a brand that are open or under investigation, most severe first. From tier Starter on.
         */
        get: operations["listCrisisIncidents"];
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
        /** @description State of one platform. */
        PlatformStatus: {
            /**
             * @description Platform identifier: `deepseek`, `kimi`, `zhipu`, `qwen`, `doubao`, `chatgpt`, `gemini`, `perplexity`.
             * @example zhipu
             */
            platform: string;
            /**
             * @description Display name.
             * @example 智谱 GLM
             */
            zh: string;
            /**
             * @description Whether the platform answered the ping within 3 seconds. `false` when it is not configured.
             * @example true
             */
            ok: boolean;
            /**
             * Format: double
             * @description Time the ping took, in milliseconds; `null` when there was no answer.
             * @example 212.4
             */
            latency_ms: number | null;
        };
        /** @description State of the platforms together and of each. */
        PlatformsStatus: {
            /**
             * Format: int32
             * @description Number of platforms that answered.
             * @example 7
             */
            up: number;
            /**
             * Format: int32
             * @description Number of platforms pinged, those not configured included.
             * @example 8
             */
            total: number;
            /**
             * Format: double
             * @description `up` divided by `total`.
             * @example 0.875
             */
            up_rate: number;
            /** @description One entry per platform, always in the same order. */
            platforms: components["schemas"]["PlatformStatus"][];
        };
        /** @description State of the database and of the platforms. */
        StatusReport: {
            /**
             * @description `operational`; `degraded` when a configured platform does not answer; `outage` when the database or all platforms do not answer. The HTTP status is 200 in each case.
             * @example operational
             */
            status: string;
            db: components["schemas"]["DatabaseHealth"];
            llms: components["schemas"]["PlatformsStatus"];
        };
        /** @description What to check. */
        CheckRequest: {
            /**
             * @description Brand to check, in Chinese or English.
             * @example 蔚来
             */
            brand_name: string;
            /**
             * @description Industry of the brand, as a buyer would call it. The questions are in Chinese when it, or the brand's name, is written in Chinese, otherwise in English.
             * @example 新能源汽车
             */
            industry: string;
            /**
             * @description Names of competitors.
             * @example [
             *       "小鹏",
             *       "理想"
             *     ]
             */
            competitors?: string[];
        };
        /** @description What one platform answered. Failed or late answers are left out of every count. */
        CheckSummary: {
            /**
             * @description Platform identifier: `deepseek`, `kimi` or `doubao`.
             * @example deepseek
             */
            platform: string;
            /**
             * Format: int32
             * @description Answers evaluated, at most 3. 0 when the platform did not answer within the 30 seconds of the check.
             * @example 3
             */
            total: number;
            /**
             * Format: int32
             * @description Answers that mention the brand.
             * @example 2
             */
            mentions: number;
            /**
             * Format: int32
             * @description Answers that mention the brand with positive sentiment.
             * @example 1
             */
            positive: number;
        };
        /** @description Outcome of a check. */
        CheckRun: {
            /**
             * Format: uuid
             * @description Identifier of the run.
             * @example 019aa3f1-9b7e-7f3a-b6c8-2d4e6f8a0b1c
             */
            runId: string;
            /** @description Platforms scanned. */
            platforms: string[];
            /** @description One entry per scanned platform, in the order of `platforms`. */
            summary: components["schemas"]["CheckSummary"][];
            /**
             * Format: int32
             * @description Checks left in the quota that applied to this one: of the caller's IP address without credentials, of the account's tier with them.
             * @example 4
             */
            rateLimitRemaining: number;
        };
        /**
         * @description A platform of the direct interface. `zhipu` is the platform that the versioned interface calls `glm`.
         * @example deepseek
         * @enum {string}
         */
        DirectPlatform: "deepseek" | "kimi" | "zhipu" | "qwen" | "doubao" | "chatgpt" | "gemini" | "perplexity";
        /** @description What to ask about. */
        QueryRequest: {
            /**
             * @description Brand to query, in Chinese or English. When the account monitors a brand of this name (letter case, character width and simplified or traditional script do not matter), its aliases and competitors count too and the answers enter its insights. A query never creates a brand.
             * @example Linear
             */
            brand: string;
            /**
             * @description Industry or category, as a buyer would call it. The questions are in Chinese when it, or the brand's name, is written in Chinese, otherwise in English.
             * @example project management software
             */
            category: string;
            /**
             * @description Narrows the platforms that `mode` selects.
             * @example [
             *       "deepseek",
             *       "chatgpt"
             *     ]
             */
            platforms?: components["schemas"]["DirectPlatform"][];
        };
        /** @description One source of an answer. */
        AnswerCitation: {
            /**
             * Format: uri
             * @description Address of the source, http or https, without tracking parameters and fragment.
             * @example https://www.g2.com/categories/project-management
             */
            url: string;
            /**
             * @description Registrable domain of the address, in ASCII, by the Public Suffix List.
             * @example g2.com
             */
            domain: string;
            /**
             * @description The sentence that the source stands in; empty when the platform only listed it.
             * @example Linear leads the ease-of-use ranking on G2.
             */
            context: string;
        };
        /** @description How the brand appears in one answer. */
        AnswerAnalysis: {
            /**
             * @description Whether the answer names the brand, by its name or an alias, as a name of its own.
             * @example true
             */
            mentioned: boolean;
            /**
             * Format: int32
             * @description Where the first mention begins: 0-based offset in `text`, counted in Unicode code points; −1 when not mentioned.
             * @example 3
             */
            position: number;
            /**
             * Format: int32
             * @description Place of the brand among the brands of the answer, 1 being the first: its item in a list, table or ranking, otherwise 1 + the number of other brands named before it; 0 when not mentioned.
             * @example 1
             */
            rank: number;
            /**
             * @description Tone toward the brand: `positive`, `neutral` or `negative`; `null` when not mentioned.
             * @example positive
             */
            sentiment: string | null;
            /** @description Sources of the answer, those that the platform named first, each once. */
            citations: components["schemas"]["AnswerCitation"][];
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
        /** @description What one platform answered to one question. When it failed, `text` is empty, `analysis` is `null` and `error` says why. */
        QueryPlatformResult: {
            /**
             * @description Platform identifier: `deepseek`, `kimi`, `zhipu`, `qwen`, `doubao`, `chatgpt`, `gemini`, `perplexity`.
             * @example chatgpt
             */
            platform: string;
            /**
             * @description Model that answered, as the platform names it; `null` when unknown.
             * @example gpt-5-mini
             */
            model: string | null;
            /**
             * @description The answer, as the platform gave it.
             * @example 1. Linear: fast, keyboard-first issue tracking …
             */
            text: string;
            /**
             * Format: double
             * @description Time to the whole answer, in milliseconds; `null` when the platform was not asked.
             * @example 2381.5
             */
            latency_ms: number | null;
            /**
             * Format: double
             * @description What the answer cost, in US dollars; `null` when unknown.
             * @example 0.0042
             */
            cost_usd: number | null;
            /** @description How the brand appears in the answer; `null` when the platform failed. */
            analysis: components["schemas"]["AnswerAnalysis"] | null;
            error?: components["schemas"]["PlatformError"];
        };
        /** @description One question and the answers to it. */
        QueryRun: {
            /**
             * Format: uuid
             * @description Identifier of the run.
             * @example 019aa3f1-9b7e-7f3a-b6c8-2d4e6f8a0b1c
             */
            runId: string;
            /**
             * @description The question as it was asked. It never names the brand.
             * @example What is the best project management software for a small team?
             */
            prompt: string;
            /** @description One entry per platform. */
            results: components["schemas"]["QueryPlatformResult"][];
        };
        /** @description Everything the platforms answered. */
        QueryResult: {
            /** @description One run per question, in the order asked. */
            runs: components["schemas"]["QueryRun"][];
        };
        /** @description The text to rewrite. */
        RewriteRequest: {
            /**
             * @description Original text. Facts come only from it and from the brand's fact page; nothing is invented.
             * @example 蔚来 ET5 于 2022 年 9 月开始交付，CLTC 续航 560 公里，支持换电。
             */
            text: string;
            /**
             * @description Brand name, written as the brand writes it.
             * @example 蔚来
             */
            brand: string;
            /**
             * @description Whom the text addresses.
             * @example 首次购买电动车的家庭
             */
            audience?: string;
        };
        /** @description One question and its answer. */
        FaqPair: {
            /**
             * @description Question.
             * @example 蔚来 ET5 的续航是多少？
             */
            q: string;
            /**
             * @description Answer.
             * @example CLTC 续航 560 公里。
             */
            a: string;
        };
        /** @description One rule and its points. */
        AvivCheck: {
            /**
             * @description Name of the rule. More may be added.
             * @example headline_length
             */
            check: string;
            /**
             * Format: double
             * @description Points reached.
             * @example 5
             */
            score: number;
            /**
             * Format: double
             * @description Points that could be reached.
             * @example 5
             */
            max: number;
        };
        /** @description One part of the score. */
        AvivPart: {
            /**
             * Format: double
             * @description Points reached.
             * @example 23
             */
            score: number;
            /**
             * Format: double
             * @description Points that could be reached.
             * @example 25
             */
            max: number;
            /** @description The single rules of the part. */
            checks: components["schemas"]["AvivCheck"][];
        };
        /** @description The four parts of `score_aviv`; their scores add up to it. */
        AvivBreakdown: {
            answer_first: components["schemas"]["AvivPart"];
            verifiable: components["schemas"]["AvivPart"];
            information_structure: components["schemas"]["AvivPart"];
            voice: components["schemas"]["AvivPart"];
        };
        /** @description The text in answer-first order, with its score. */
        RewriteResult: {
            /**
             * @description Headline.
             * @example 蔚来 ET5：可换电、CLTC 续航 560 公里的中型轿车
             */
            headline: string;
            /**
             * @description Direct answer.
             * @example 蔚来 ET5 是一款支持换电的中型电动轿车，CLTC 续航 560 公里。
             */
            section_1_answer: string;
            /** @description Evidence points, the strongest first. */
            section_2_evidence: string[];
            /**
             * @description Context.
             * @example 对首次购买电动车的家庭来说，换电可以减少等待充电的时间。
             */
            section_3_context: string;
            /** @description Questions and answers. */
            section_4_faq: components["schemas"]["FaqPair"][];
            /**
             * Format: double
             * @description Score of the rewrite, 0 to 100: answer first, verifiable, information structure and voice, 25 each. Computed by rules: the same rewrite always scores the same.
             * @example 86
             */
            score_aviv: number;
            score_breakdown: components["schemas"]["AvivBreakdown"];
            /**
             * @description Platform that made the rewrite, or `extractive` when it was made by rules.
             * @example deepseek
             */
            source: string;
            /**
             * Format: double
             * @description Time it took, in milliseconds.
             * @example 5230
             */
            latency_ms: number;
            /**
             * Format: double
             * @description What it cost, in US dollars; 0 for `extractive`.
             * @example 0.0031
             */
            cost_usd: number;
            /**
             * @description JSON-LD document (`FAQPage` and `Article`), serialised, safe to put into a script element as it stands.
             * @example {"@context":"https://schema.org","@type":"FAQPage","mainEntity":[]}
             */
            jsonld: string;
        };
        /** @description The days that a dashboard response covers, both ends included, in UTC. */
        DashboardWindow: {
            /**
             * Format: int32
             * @description Number of days.
             * @example 30
             */
            days: number;
            /**
             * Format: date
             * @description First day.
             * @example 2026-10-23
             */
            from: string;
            /**
             * Format: date
             * @description Last day; today, incomplete until midnight UTC.
             * @example 2026-11-21
             */
            to: string;
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
        /** @description How often and how high a brand appears, over the answers to discovery prompts of the window. */
        VisibilityFigures: {
            /**
             * Format: int32
             * @description Answers evaluated. Failed calls are not among them.
             * @example 42
             */
            answers: number;
            /**
             * Format: int32
             * @description Answers that mention the brand.
             * @example 18
             */
            mentions: number;
            /**
             * Format: double
             * @description Visibility: `mentions` divided by `answers`; `null` without answers.
             * @example 0.4286
             */
            rate: number | null;
            /** @description 95 % interval of `rate`; `null` without answers. */
            interval: components["schemas"]["Interval"] | null;
            /**
             * Format: double
             * @description Mean rank over the answers that mention the brand, 1 being the first place; `null` when none does.
             * @example 2.3
             */
            mean_rank: number | null;
            /**
             * Format: int32
             * @description Mentions of competitors in these answers; one answer that mentions three counts three times.
             * @example 40
             */
            competitor_mentions: number;
            /**
             * Format: double
             * @description `mentions` divided by `mentions` and `competitor_mentions` together; `null` when nobody was mentioned.
             * @example 0.31
             */
            share_of_voice: number | null;
            /** @description 95 % Wilson interval of `share_of_voice`; its sample size is the number of answers, or of mentions where these are fewer, for the mentions of one answer are no independent observations. `null` when nobody was mentioned. */
            share_of_voice_interval: components["schemas"]["Interval"] | null;
        };
        /** @description The figures of one day. A day without answers has `answers` 0 and `null` in place of each figure: a gap, not a zero. */
        VisibilityPoint: {
            /**
             * Format: date
             * @description UTC calendar day.
             * @example 2026-11-20
             */
            date: string;
            /**
             * Format: int32
             * @description Answers evaluated. Failed calls are not among them.
             * @example 42
             */
            answers: number;
            /**
             * Format: int32
             * @description Answers that mention the brand.
             * @example 18
             */
            mentions: number;
            /**
             * Format: double
             * @description Visibility: `mentions` divided by `answers`; `null` without answers.
             * @example 0.4286
             */
            rate: number | null;
            /** @description 95 % interval of `rate`; `null` without answers. */
            interval: components["schemas"]["Interval"] | null;
            /**
             * Format: double
             * @description Mean rank over the answers that mention the brand, 1 being the first place; `null` when none does.
             * @example 2.3
             */
            mean_rank: number | null;
            /**
             * Format: int32
             * @description Mentions of competitors in these answers; one answer that mentions three counts three times.
             * @example 40
             */
            competitor_mentions: number;
            /**
             * Format: double
             * @description `mentions` divided by `mentions` and `competitor_mentions` together; `null` when nobody was mentioned.
             * @example 0.31
             */
            share_of_voice: number | null;
            /** @description 95 % Wilson interval of `share_of_voice`; its sample size is the number of answers, or of mentions where these are fewer, for the mentions of one answer are no independent observations. `null` when nobody was mentioned. */
            share_of_voice_interval: components["schemas"]["Interval"] | null;
        };
        /** @description Daily visibility on one platform. */
        PlatformVisibility: {
            /**
             * @description Platform identifier: `deepseek`, `kimi`, `zhipu`, `qwen`, `doubao`, `chatgpt`, `gemini`, `perplexity`.
             * @example zhipu
             */
            platform: string;
            total: components["schemas"]["VisibilityFigures"];
            /** @description One entry per day of the window, oldest first. */
            points: components["schemas"]["VisibilityPoint"][];
        };
        /** @description Daily visibility of one brand, all platforms together and each for itself. */
        VisibilityTimeseries: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brand_id: string;
            window: components["schemas"]["DashboardWindow"];
            total: components["schemas"]["VisibilityFigures"];
            /** @description All platforms together: one entry per day of the window, oldest first. */
            points: components["schemas"]["VisibilityPoint"][];
            /** @description One entry per platform that answered at least once in the window. */
            platforms: components["schemas"]["PlatformVisibility"][];
        };
        /** @description The figures of one brand, own or competitor. */
        RivalFigures: {
            /**
             * @description Name of the brand.
             * @example 小鹏
             */
            name: string;
            /**
             * @description Whether this is the brand itself.
             * @example false
             */
            own: boolean;
            /**
             * Format: int32
             * @description Answers that were looked through for this brand: of a competitor, those since it was declared.
             * @example 42
             */
            answers: number;
            /**
             * Format: int32
             * @description Answers that mention this brand.
             * @example 11
             */
            mentions: number;
            /**
             * Format: double
             * @description Visibility: `mentions` divided by `answers`; `null` without answers.
             * @example 0.4286
             */
            rate: number | null;
            /** @description 95 % interval of `rate`; `null` without answers. */
            interval: components["schemas"]["Interval"] | null;
            /**
             * Format: double
             * @description Mean rank over the answers that mention the brand, 1 being the first place; `null` when none does.
             * @example 2.3
             */
            mean_rank: number | null;
            /**
             * Format: double
             * @description Mentions of this brand divided by the mentions of all brands listed; `null` when none was mentioned.
             * @example 0.22
             */
            share_of_voice: number | null;
            /** @description 95 % Wilson interval of `share_of_voice`; its sample size is the number of answers, or of mentions where these are fewer, for the mentions of one answer are no independent observations. `null` when nobody was mentioned. */
            share_of_voice_interval: components["schemas"]["Interval"] | null;
        };
        /** @description Brand and competitors over all platforms. */
        CompetitorTotal: {
            /**
             * Format: int32
             * @description Answers evaluated. Failed calls are not among them.
             * @example 42
             */
            answers: number;
            /** @description The brand itself first, then its competitors by mentions, most first: those declared today, and former ones that were looked for in the window. */
            brands: components["schemas"]["RivalFigures"][];
        };
        /** @description Brand and competitors on one platform. */
        CompetitorPlatform: {
            /**
             * @description Platform identifier: `deepseek`, `kimi`, `zhipu`, `qwen`, `doubao`, `chatgpt`, `gemini`, `perplexity`.
             * @example zhipu
             */
            platform: string;
            /**
             * Format: int32
             * @description Answers evaluated. Failed calls are not among them.
             * @example 42
             */
            answers: number;
            /** @description The brand itself first, then its competitors by mentions, most first: those declared today, and former ones that were looked for in the window. */
            brands: components["schemas"]["RivalFigures"][];
        };
        /** @description A brand beside its competitors, by platform. */
        CompetitorBreakdown: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brand_id: string;
            window: components["schemas"]["DashboardWindow"];
            total: components["schemas"]["CompetitorTotal"];
            /** @description One entry for each of the eight platforms, also for those without answers. */
            platforms: components["schemas"]["CompetitorPlatform"][];
        };
        /** @description Hit rate of one prompt on one platform. */
        PromptPlatformFigures: {
            /**
             * @description Platform identifier: `deepseek`, `kimi`, `zhipu`, `qwen`, `doubao`, `chatgpt`, `gemini`, `perplexity`.
             * @example zhipu
             */
            platform: string;
            /**
             * Format: int32
             * @description Answers evaluated. Failed calls are not among them.
             * @example 42
             */
            answers: number;
            /**
             * Format: int32
             * @description Answers that mention the brand.
             * @example 18
             */
            mentions: number;
            /**
             * Format: double
             * @description Visibility: `mentions` divided by `answers`; `null` without answers.
             * @example 0.4286
             */
            rate: number | null;
            /** @description 95 % interval of `rate`; `null` without answers. */
            interval: components["schemas"]["Interval"] | null;
        };
        /** @description Hit rate of one monitored prompt. */
        PromptFigures: {
            /**
             * Format: uuid
             * @description Identifier of the prompt.
             * @example 019aa3ef-52c0-7a6f-8d11-0f9e8d7c6b5a
             */
            prompt_id: string;
            /**
             * @description The prompt as it is asked.
             * @example 20 万元左右的新能源汽车有哪些值得推荐？
             */
            prompt: string;
            /**
             * @description AIDA stage of the prompt: `attention`, `interest`, `desire` or `action`.
             * @example interest
             */
            stage: string;
            /**
             * @description Language of the prompt: `zh` or `en`.
             * @example zh
             */
            language: string;
            /**
             * @description It names neither the brand nor its aliases; only such prompts count toward visibility.
             * @example true
             */
            discovery: boolean;
            /**
             * Format: int32
             * @description Answers evaluated. Failed calls are not among them.
             * @example 42
             */
            answers: number;
            /**
             * Format: int32
             * @description Answers that mention the brand.
             * @example 18
             */
            mentions: number;
            /**
             * Format: double
             * @description Visibility: `mentions` divided by `answers`; `null` without answers.
             * @example 0.4286
             */
            rate: number | null;
            /** @description 95 % interval of `rate`; `null` without answers. */
            interval: components["schemas"]["Interval"] | null;
            /**
             * Format: double
             * @description Mean rank over the answers that mention the brand, 1 being the first place; `null` when none does.
             * @example 2.3
             */
            mean_rank: number | null;
            /**
             * Format: date-time
             * @description When it was last answered, UTC; `null` when never.
             * @example 2026-11-21T02:00:04.120Z
             */
            last_sampled_at: string | null;
            /** @description One entry per platform that answered the prompt in the window. */
            platforms: components["schemas"]["PromptPlatformFigures"][];
        };
        /** @description Hit rates of the monitored prompts of one brand. */
        PromptBreakdown: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brand_id: string;
            window: components["schemas"]["DashboardWindow"];
            /**
             * Format: int32
             * @description Number of prompts.
             * @example 20
             */
            total: number;
            /** @description Highest rate first; prompts without answers last. */
            prompts: components["schemas"]["PromptFigures"][];
        };
        /** @description One layer of the funnel. */
        AidaStage: {
            /**
             * @description `attention`, `interest`, `desire` or `action`.
             * @example attention
             */
            stage: string;
            /**
             * Format: int32
             * @description Prompts of this stage that were answered in the window.
             * @example 5
             */
            prompts: number;
            /**
             * Format: int32
             * @description Answers evaluated. Failed calls are not among them.
             * @example 42
             */
            answers: number;
            /**
             * Format: int32
             * @description Answers that mention the brand.
             * @example 18
             */
            mentions: number;
            /**
             * Format: double
             * @description Visibility: `mentions` divided by `answers`; `null` without answers.
             * @example 0.4286
             */
            rate: number | null;
            /** @description 95 % interval of `rate`; `null` without answers. */
            interval: components["schemas"]["Interval"] | null;
            /**
             * Format: double
             * @description Mean rank over the answers that mention the brand, 1 being the first place; `null` when none does.
             * @example 2.3
             */
            mean_rank: number | null;
            /**
             * Format: int32
             * @description Mentions of competitors in these answers; one answer that mentions three counts three times.
             * @example 40
             */
            competitor_mentions: number;
            /**
             * Format: double
             * @description `mentions` divided by `mentions` and `competitor_mentions` together; `null` when nobody was mentioned.
             * @example 0.31
             */
            share_of_voice: number | null;
            /** @description 95 % Wilson interval of `share_of_voice`; its sample size is the number of answers, or of mentions where these are fewer, for the mentions of one answer are no independent observations. `null` when nobody was mentioned. */
            share_of_voice_interval: components["schemas"]["Interval"] | null;
        };
        /** @description Visibility by the stage of the buyer that a prompt belongs to. */
        AidaFunnel: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brand_id: string;
            window: components["schemas"]["DashboardWindow"];
            total: components["schemas"]["VisibilityFigures"];
            /** @description Always four entries, in the order attention, interest, desire, action. */
            stages: components["schemas"]["AidaStage"][];
        };
        /** @description One brand of the account. Visibility, rank and share of voice are over the answers to discovery prompts; the tone is over every answer that mentions the brand, also to prompts that name it. */
        ComparedBrand: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brand_id: string;
            /**
             * @description Name of the brand.
             * @example 蔚来
             */
            name: string;
            /**
             * @description Category of the brand.
             * @example 新能源汽车
             */
            category: string;
            /**
             * Format: int32
             * @description Answers evaluated. Failed calls are not among them.
             * @example 42
             */
            answers: number;
            /**
             * Format: int32
             * @description Answers that mention the brand.
             * @example 18
             */
            mentions: number;
            /**
             * Format: double
             * @description Visibility: `mentions` divided by `answers`; `null` without answers.
             * @example 0.4286
             */
            rate: number | null;
            /** @description 95 % interval of `rate`; `null` without answers. */
            interval: components["schemas"]["Interval"] | null;
            /**
             * Format: double
             * @description Mean rank over the answers that mention the brand, 1 being the first place; `null` when none does.
             * @example 2.3
             */
            mean_rank: number | null;
            /**
             * Format: int32
             * @description Mentions of competitors in these answers; one answer that mentions three counts three times.
             * @example 40
             */
            competitor_mentions: number;
            /**
             * Format: double
             * @description `mentions` divided by `mentions` and `competitor_mentions` together; `null` when nobody was mentioned.
             * @example 0.31
             */
            share_of_voice: number | null;
            /** @description 95 % Wilson interval of `share_of_voice`; its sample size is the number of answers, or of mentions where these are fewer, for the mentions of one answer are no independent observations. `null` when nobody was mentioned. */
            share_of_voice_interval: components["schemas"]["Interval"] | null;
            /**
             * Format: int32
             * @description Mentions with positive sentiment.
             * @example 9
             */
            positive: number;
            /**
             * Format: int32
             * @description Mentions with neutral sentiment.
             * @example 7
             */
            neutral: number;
            /**
             * Format: int32
             * @description Mentions with negative sentiment.
             * @example 2
             */
            negative: number;
            /**
             * Format: double
             * @description GEO score, 0 to 100, over the same window; `null` without answers.
             * @example 58.2
             */
            geo_score: number | null;
        };
        /** @description The monitored brands of the account beside each other. */
        BrandComparison: {
            window: components["schemas"]["DashboardWindow"];
            /** @description Highest rate first; brands without answers last. */
            brands: components["schemas"]["ComparedBrand"][];
        };
        /** @description Tone toward the brand in the answers that mention it, whatever the prompt. */
        SentimentFigures: {
            /**
             * Format: int32
             * @description Answers that mention the brand.
             * @example 18
             */
            mentions: number;
            /**
             * Format: int32
             * @description Mentions with positive sentiment.
             * @example 9
             */
            positive: number;
            /**
             * Format: int32
             * @description Mentions with neutral sentiment.
             * @example 7
             */
            neutral: number;
            /**
             * Format: int32
             * @description Mentions with negative sentiment.
             * @example 2
             */
            negative: number;
            /**
             * Format: double
             * @description Positive minus negative mentions, divided by all mentions: −1 to 1; `null` without mentions.
             * @example 0.39
             */
            net: number | null;
            /**
             * Format: double
             * @description `negative` divided by `mentions`; `null` without mentions.
             * @example 0.11
             */
            negative_rate: number | null;
            /** @description 95 % interval of `negative_rate`; `null` without mentions. */
            negative_interval: components["schemas"]["Interval"] | null;
        };
        /** @description Tone on one day. */
        SentimentPoint: {
            /**
             * Format: date
             * @description UTC calendar day.
             * @example 2026-11-20
             */
            date: string;
            /**
             * Format: int32
             * @description Answers that mention the brand.
             * @example 18
             */
            mentions: number;
            /**
             * Format: int32
             * @description Mentions with positive sentiment.
             * @example 9
             */
            positive: number;
            /**
             * Format: int32
             * @description Mentions with neutral sentiment.
             * @example 7
             */
            neutral: number;
            /**
             * Format: int32
             * @description Mentions with negative sentiment.
             * @example 2
             */
            negative: number;
            /**
             * Format: double
             * @description Positive minus negative mentions, divided by all mentions: −1 to 1; `null` without mentions.
             * @example 0.39
             */
            net: number | null;
            /**
             * Format: double
             * @description `negative` divided by `mentions`; `null` without mentions.
             * @example 0.11
             */
            negative_rate: number | null;
            /** @description 95 % interval of `negative_rate`; `null` without mentions. */
            negative_interval: components["schemas"]["Interval"] | null;
        };
        /** @description Tone on one platform. */
        PlatformSentiment: {
            /**
             * @description Platform identifier: `deepseek`, `kimi`, `zhipu`, `qwen`, `doubao`, `chatgpt`, `gemini`, `perplexity`.
             * @example zhipu
             */
            platform: string;
            /**
             * Format: int32
             * @description Answers that mention the brand.
             * @example 18
             */
            mentions: number;
            /**
             * Format: int32
             * @description Mentions with positive sentiment.
             * @example 9
             */
            positive: number;
            /**
             * Format: int32
             * @description Mentions with neutral sentiment.
             * @example 7
             */
            neutral: number;
            /**
             * Format: int32
             * @description Mentions with negative sentiment.
             * @example 2
             */
            negative: number;
            /**
             * Format: double
             * @description Positive minus negative mentions, divided by all mentions: −1 to 1; `null` without mentions.
             * @example 0.39
             */
            net: number | null;
            /**
             * Format: double
             * @description `negative` divided by `mentions`; `null` without mentions.
             * @example 0.11
             */
            negative_rate: number | null;
            /** @description 95 % interval of `negative_rate`; `null` without mentions. */
            negative_interval: components["schemas"]["Interval"] | null;
        };
        /** @description An open incident about tone: negative answers came more often than in the days before. */
        SentimentAlert: {
            /**
             * Format: uuid
             * @description Identifier of the incident.
             * @example 019aa3f3-0d4b-7b92-a1c5-6e7f8091a2b3
             */
            incident_id: string;
            /**
             * @description `low`, `medium`, `high` or `critical`.
             * @example high
             */
            severity: string;
            /**
             * @description `negative_surge`. More may be added.
             * @example negative_surge
             */
            type: string;
            /**
             * @description Sentence for people.
             * @example 负面提及激增：24 小时内 20 条，此前日均 5 条
             */
            title: string;
            /**
             * @description `open` or `investigating`.
             * @example open
             */
            status: string;
            /**
             * Format: date-time
             * @description When it was opened, UTC.
             * @example 2026-11-20T06:12:45.000Z
             */
            opened_at: string;
        };
        /** @description Tone toward one brand, with alerts. */
        SentimentOverview: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brand_id: string;
            window: components["schemas"]["DashboardWindow"];
            total: components["schemas"]["SentimentFigures"];
            /** @description One entry per day of the window, oldest first. */
            points: components["schemas"]["SentimentPoint"][];
            /** @description One entry per platform that mentioned the brand in the window. */
            platforms: components["schemas"]["PlatformSentiment"][];
            /** @description Most severe first, then newest first. */
            alerts: components["schemas"]["SentimentAlert"][];
        };
        /** @description One incident of a brand. */
        CrisisIncident: {
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
            brand_id: string;
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
             * @description `open` or `investigating`.
             * @example open
             */
            status: string;
            /**
             * Format: date-time
             * @description When it was opened, UTC.
             * @example 2026-11-20T06:12:45.000Z
             */
            opened_at: string;
            /**
             * Format: int32
             * @description Pieces of evidence so far; new evidence raises it.
             * @example 20
             */
            evidence_count: number;
        };
        /** @description Incidents of one brand that are not resolved. */
        CrisisIncidentList: {
            /**
             * Format: uuid
             * @description Identifier of the brand.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brand_id: string;
            /** @description Most severe first, then newest first. */
            incidents: components["schemas"]["CrisisIncident"][];
            /**
             * Format: int32
             * @description Number of incidents.
             * @example 1
             */
            total: number;
        };
        /** @description The page. */
        WikiPageData: {
            /**
             * Format: uuid
             * @description Identifier of the wiki page.
             * @example 019aa3f5-1a2b-7c3d-8e4f-5061728394a5
             */
            pageId: string;
            /**
             * @description Title of the page.
             * @example 蔚来 ET5 产品资料
             */
            title: string;
            /**
             * Format: int32
             * @description Revision that was saved, 1 being the first.
             * @example 1
             */
            revision: number;
            /**
             * Format: uuid
             * @description Identifier of the user who saved it.
             * @example 019aa3ee-7a31-7c02-9f6e-1a2b3c4d5e6f
             */
            updatedBy: string;
        };
        /** @description A wiki page was created. */
        WikiPageCreatedEvent: {
            /**
             * Format: uuid
             * @description Unique to the event, the same in every attempt and replay. De-duplicate on it.
             * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
             */
            eventId: string;
            /**
             * @description Event type.
             * @example wiki.page.created
             * @constant
             */
            event: "wiki.page.created";
            /**
             * Format: uuid
             * @description Brand that the event belongs to.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * Format: date-time
             * @description When the event happened, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            timestamp: string;
            data: components["schemas"]["WikiPageData"];
        };
        /** @description A wiki page was updated. */
        WikiPageUpdatedEvent: {
            /**
             * Format: uuid
             * @description Unique to the event, the same in every attempt and replay. De-duplicate on it.
             * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
             */
            eventId: string;
            /**
             * @description Event type.
             * @example wiki.page.updated
             * @constant
             */
            event: "wiki.page.updated";
            /**
             * Format: uuid
             * @description Brand that the event belongs to.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * Format: date-time
             * @description When the event happened, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            timestamp: string;
            data: components["schemas"]["WikiPageData"];
        };
        /** @description The issue. */
        LintIssueData: {
            /**
             * Format: uuid
             * @description Identifier of the wiki page.
             * @example 019aa3f5-1a2b-7c3d-8e4f-5061728394a5
             */
            pageId: string;
            /**
             * Format: uuid
             * @description Identifier of the issue.
             * @example 019aa3f5-2b3c-7d4e-8f50-61728394a5b6
             */
            issueId: string;
            /**
             * @description Rule that is broken: `unsourced_claim`, `contradiction`, `stale_date`, `missing_field` or `broken_link`. More may be added.
             * @example unsourced_claim
             */
            rule: string;
            /**
             * @description `low`, `medium`, `high` or `critical`.
             * @example high
             */
            severity: string;
            /**
             * @description Sentence for people.
             * @example “国内销量第一”没有来源。
             */
            message: string;
            /**
             * Format: int32
             * @description Where it begins in the page: 0-based offset in Unicode code points.
             * @example 128
             */
            position: number;
        };
        /** @description The lint found an issue in a wiki page. */
        LintIssueDetectedEvent: {
            /**
             * Format: uuid
             * @description Unique to the event, the same in every attempt and replay. De-duplicate on it.
             * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
             */
            eventId: string;
            /**
             * @description Event type.
             * @example lint.issue.detected
             * @constant
             */
            event: "lint.issue.detected";
            /**
             * Format: uuid
             * @description Brand that the event belongs to.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * Format: date-time
             * @description When the event happened, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            timestamp: string;
            data: components["schemas"]["LintIssueData"];
        };
        /** @description The batch. */
        AeoBatchData: {
            /**
             * Format: uuid
             * @description Identifier of the batch.
             * @example 019aa3f5-3c4d-7e5f-8061-728394a5b6c7
             */
            batchId: string;
            /**
             * Format: int32
             * @description Texts that were rewritten.
             * @example 18
             */
            successCount: number;
            /**
             * Format: int32
             * @description Texts that were not.
             * @example 2
             */
            failureCount: number;
        };
        /** @description A batch of rewrites finished. */
        AeoBatchCompletedEvent: {
            /**
             * Format: uuid
             * @description Unique to the event, the same in every attempt and replay. De-duplicate on it.
             * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
             */
            eventId: string;
            /**
             * @description Event type.
             * @example aeo.batch.completed
             * @constant
             */
            event: "aeo.batch.completed";
            /**
             * Format: uuid
             * @description Brand that the event belongs to.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * Format: date-time
             * @description When the event happened, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            timestamp: string;
            data: components["schemas"]["AeoBatchData"];
        };
        /** @description The gap. */
        CitationGapData: {
            /**
             * @description Platform identifier: `deepseek`, `kimi`, `zhipu`, `qwen`, `doubao`, `chatgpt`, `gemini`, `perplexity`.
             * @example zhipu
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
             * @description Competitor that the source is cited for.
             * @example 小鹏
             */
            competitor: string;
            /**
             * @description Hash of the prompt; the same prompt always has the same hash.
             * @example 9b74c9897bac770ffc029102a200c5de9b74c9897bac770ffc029102a200c5de
             */
            promptHash: string;
            /**
             * Format: uuid
             * @description Run that found it.
             * @example 019aa3f1-9b7e-7f3a-b6c8-2d4e6f8a0b1c
             */
            runId: string;
        };
        /** @description A source is cited for a competitor where the brand is not. */
        CitationGapAlertEvent: {
            /**
             * Format: uuid
             * @description Unique to the event, the same in every attempt and replay. De-duplicate on it.
             * @example 019aa3f4-2f6d-7e11-9c0a-7b8d9e0f1a2b
             */
            eventId: string;
            /**
             * @description Event type.
             * @example citation.gap.alert
             * @constant
             */
            event: "citation.gap.alert";
            /**
             * Format: uuid
             * @description Brand that the event belongs to.
             * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
             */
            brandId: string;
            /**
             * Format: date-time
             * @description When the event happened, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            timestamp: string;
            data: components["schemas"]["CitationGapData"];
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
            event: "webhook.test";
            /**
             * Format: uuid
             * @description Always `null`, because the event belongs to no brand.
             * @example null
             */
            brandId: string | null;
            /**
             * Format: date-time
             * @description When the event happened, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            timestamp: string;
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
            event: "api.change.announced";
            /**
             * Format: uuid
             * @description Always `null`, because the event belongs to no brand.
             * @example null
             */
            brandId: string | null;
            /**
             * Format: date-time
             * @description When the event happened, UTC.
             * @example 2026-11-21T08:05:05.000Z
             */
            timestamp: string;
            data: components["schemas"]["ApiChangeAnnouncedData"];
        };
    };
    responses: {
        /** @description The request is not valid: a field, parameter or header is missing, unknown, malformed or out of range, or the body is not JSON. `error.details` names each field. */
        BadRequest: {
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
        /** @description The spend cap that the account set for the month is reached. Nothing was asked or billed. */
        PaymentRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The credentials are good but not enough: the tier, the team role or the scope of the key is too low, or a request with a session cookie came from another site. The message says which. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A limit is reached. Wait for `Retry-After` seconds, then retry with exponential back-off and jitter. The refused request consumed nothing. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
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
         * @description Identifier of a monitored brand of the account.
         * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
         */
        DashboardBrandId: string;
        /**
         * @description Number of UTC calendar days to look back. The window ends with today (which is incomplete until midnight UTC) and holds exactly this many days.
         * @example 30
         */
        DashboardDays: number;
        /**
         * @description `t=<t>,v1=<hmac>`: `<t>` is the time of this attempt in Unix seconds, `<hmac>` the lowercase hexadecimal HMAC-SHA256 of `<t>.<raw request body>`, keyed with the UTF-8 bytes of the whole secret as it was shown (`whsec_` included). Compare in constant time, and refuse a `t` more than 300 seconds away from your clock. After a rotation the old secret stays in use here for 24 hours, or until the rotation is finished by hand.
         * @example t=1795221905,v1=5f6e0e6f3c8b3f0d0b8f4f5a9a7c1f7d2b3a4c5d6e7f8091a2b3c4d5e6f70819
         */
        DirectSignature: string;
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
        /** @description `true` when this is the stored response to an earlier request with the same `Idempotency-Key`; absent otherwise. */
        IdempotencyReplayed: string;
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
            400: components["responses"]["BadRequest"];
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
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the database and of each platform. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    runCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The brand, its industry and, if you like, its competitors. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckRequest"];
            };
        };
        responses: {
            /** @description What each platform answered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["PlatformsUnavailable"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryPlatforms: {
        parameters: {
            query?: {
                /**
                 * @description Which platforms are asked: `all` every configured one, `fast` the three of the free check (`deepseek`, `kimi`, `doubao`). `platforms` in the body narrows them.
                 * @example all
                 */
                mode?: "all" | "fast";
            };
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
        /** @description The brand, its category and the platforms. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueryRequest"];
            };
        };
        responses: {
            /** @description The answers and their analysis. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueryResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["PlatformsUnavailable"];
            503: components["responses"]["Unavailable"];
        };
    };
    rewriteContent: {
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
        /** @description The text, the brand and the audience. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewriteRequest"];
            };
        };
        responses: {
            /** @description The rewrite. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewriteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["PlatformsUnavailable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVisibilityTimeseries: {
        parameters: {
            query: {
                /**
                 * @description Identifier of a monitored brand of the account.
                 * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
                 */
                brand_id: components["parameters"]["DashboardBrandId"];
                /**
                 * @description Number of UTC calendar days to look back. The window ends with today (which is incomplete until midnight UTC) and holds exactly this many days.
                 * @example 30
                 */
                days?: components["parameters"]["DashboardDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The daily figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisibilityTimeseries"];
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
    getCompetitorBreakdown: {
        parameters: {
            query: {
                /**
                 * @description Identifier of a monitored brand of the account.
                 * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
                 */
                brand_id: components["parameters"]["DashboardBrandId"];
                /**
                 * @description Number of UTC calendar days to look back. The window ends with today (which is incomplete until midnight UTC) and holds exactly this many days.
                 * @example 30
                 */
                days?: components["parameters"]["DashboardDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The breakdown. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompetitorBreakdown"];
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
    getPromptBreakdown: {
        parameters: {
            query: {
                /**
                 * @description Identifier of a monitored brand of the account.
                 * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
                 */
                brand_id: components["parameters"]["DashboardBrandId"];
                /**
                 * @description Number of UTC calendar days to look back. The window ends with today (which is incomplete until midnight UTC) and holds exactly this many days.
                 * @example 30
                 */
                days?: components["parameters"]["DashboardDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hit rates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromptBreakdown"];
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
    getAidaFunnel: {
        parameters: {
            query: {
                /**
                 * @description Identifier of a monitored brand of the account.
                 * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
                 */
                brand_id: components["parameters"]["DashboardBrandId"];
                /**
                 * @description Number of UTC calendar days to look back. The window ends with today (which is incomplete until midnight UTC) and holds exactly this many days.
                 * @example 30
                 */
                days?: components["parameters"]["DashboardDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The funnel. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AidaFunnel"];
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
    compareBrands: {
        parameters: {
            query?: {
                /**
                 * @description Number of UTC calendar days to look back. The window ends with today (which is incomplete until midnight UTC) and holds exactly this many days.
                 * @example 30
                 */
                days?: components["parameters"]["DashboardDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandComparison"];
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
    getSentimentOverview: {
        parameters: {
            query: {
                /**
                 * @description Identifier of a monitored brand of the account.
                 * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
                 */
                brand_id: components["parameters"]["DashboardBrandId"];
                /**
                 * @description Number of UTC calendar days to look back. The window ends with today (which is incomplete until midnight UTC) and holds exactly this many days.
                 * @example 30
                 */
                days?: components["parameters"]["DashboardDays"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentimentOverview"];
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
    listCrisisIncidents: {
        parameters: {
            query: {
                /**
                 * @description Identifier of a monitored brand of the account.
                 * @example 019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10
                 */
                brand_id: components["parameters"]["DashboardBrandId"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrisisIncidentList"];
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
}
