/* Generated from the interface documents under openapi/ by `make generate`: do not edit. */
/** The codes of errors, each with its HTTP status. */
export interface ErrorStatuses {
    invalid_request: 400;
    unauthenticated: 401;
    upgrade_required: 402;
    spend_cap_reached: 402;
    forbidden: 403;
    not_found: 404;
    method_not_allowed: 405;
    request_timeout: 408;
    conflict: 409;
    idempotency_conflict: 409;
    payload_too_large: 413;
    uri_too_long: 414;
    unsupported_media_type: 415;
    unprocessable: 422;
    rate_limited: 429;
    headers_too_large: 431;
    internal: 500;
    platforms_unavailable: 502;
    unavailable: 503;
}
