/* Generated from the interface documents under openapi/ by `make generate`: do not edit. */
import type { Validator } from '../../openapi/codegen/operation.ts'

export declare const noQuery: Validator
export declare const createBrandHeaders: Validator
export declare const getBrandPath: Validator
export declare const listCitationsQuery: Validator
export declare const pickPromptsQuery: Validator
export declare const getAuthorityQuery: Validator
export declare const listIncidentsQuery: Validator
export declare const getOpenapiHeaders: Validator
export declare const requestBrandRequest: Validator
export declare const requestProbeRequest: Validator
export declare const requestSuggestionRequest: Validator
export declare const requestWebhookRequest: Validator
export declare const replyHealthReport: Validator
export declare const replyError: Validator
export declare const replyBrandList: Validator
export declare const replyBrandCreated: Validator
export declare const replyBrandDetail: Validator
export declare const replyProbeAccepted: Validator
export declare const replyProbe: Validator
export declare const replyCitationList: Validator
export declare const replyPickerResult: Validator
export declare const replyAuthorityScore: Validator
export declare const replyIncidentList: Validator
export declare const replySuggestion: Validator
export declare const replyWebhookRegistration: Validator
export declare const replyOpenapiDocument: Validator
export declare const replyCitationDiscoveredEvent: Validator
export declare const replyPriorityChangedEvent: Validator
export declare const replySentinelTriggeredEvent: Validator
export declare const replyUpliftMeasuredEvent: Validator
export declare const replyWebhookTestEvent: Validator
export declare const replyApiChangeAnnouncedEvent: Validator
