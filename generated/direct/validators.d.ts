/* Generated from the interface documents under openapi/ by `make generate`: do not edit. */
import type { Validator } from '../../openapi/codegen/operation.ts'

export declare const noQuery: Validator
export declare const queryPlatformsQuery: Validator
export declare const queryPlatformsHeaders: Validator
export declare const getVisibilityTimeseriesQuery: Validator
export declare const compareBrandsQuery: Validator
export declare const listCrisisIncidentsQuery: Validator
export declare const requestCheckRequest: Validator
export declare const requestQueryRequest: Validator
export declare const requestRewriteRequest: Validator
export declare const replyHealthReport: Validator
export declare const replyError: Validator
export declare const replyStatusReport: Validator
export declare const replyCheckRun: Validator
export declare const replyQueryResult: Validator
export declare const replyRewriteResult: Validator
export declare const replyVisibilityTimeseries: Validator
export declare const replyCompetitorBreakdown: Validator
export declare const replyPromptBreakdown: Validator
export declare const replyAidaFunnel: Validator
export declare const replyBrandComparison: Validator
export declare const replySentimentOverview: Validator
export declare const replyCrisisIncidentList: Validator
export declare const replyWikiPageCreatedEvent: Validator
export declare const replyWikiPageUpdatedEvent: Validator
export declare const replyLintIssueDetectedEvent: Validator
export declare const replyAeoBatchCompletedEvent: Validator
export declare const replyCitationGapAlertEvent: Validator
export declare const replyWebhookTestEvent: Validator
export declare const replyApiChangeAnnouncedEvent: Validator
