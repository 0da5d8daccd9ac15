"""Refusals of requests that the documents' schemas allow: documented statuses, for reasons that no schema can state."""

import json
import re

# Operations (None: any), status, what the answer says, why that is right.
EXPECTED = [
    (None, 400, r"must not contain the null character|lone surrogate", "text that cannot be stored; said once for all texts"),
    (None, 400, r"query\.cursor is not the nextCursor of a page", "a cursor is text that only an earlier page can give"),
    (
        None,
        400,
        r"must not contain control characters|must contain a letter, a digit or a symbol",
        "which characters a name can have is a matter of Unicode's tables",
    ),
    ({"changeBrand"}, 400, r"a cron expression with times to come", "a grammar, and the calendar"),
    ({"changeBrand"}, 400, r"Each competitor can be named once", "items are told apart by one of their fields, folded"),
    (
        {"createWebhook", "changeWebhook"},
        400,
        r"is no event type of the interface",
        "the events to choose from depend on the endpoint's interface, and their list may grow",
    ),
    ({"createKey", "rotateKey"}, 400, r"must be in the future", "depends on the clock"),
    ({"createKey"}, 400, r"is for keys of v1 only", "depends on another field"),
    (None, 400, r"query\.(from|to) ", "days depend on each other, and on the clock"),
    ({"queryPlatforms"}, 400, r"must name one of .* in mode fast", "depends on another parameter"),
    (
        {"queryPlatforms", "runCheck"},
        400,
        r"whose words do not name the brand|words that do not name the brand",
        "compares two texts, folded",
    ),
    ({"registerWebhook", "createWebhook"}, 422, r"An account has at most \d+ endpoints", "depends on what is there"),
    (
        {"registerWebhook", "createWebhook", "changeWebhook"},
        422,
        r"body\.url ",
        "whether a host is there, and on which network, is known when it is looked up",
    ),
    (
        {"confirmEmail", "acceptInvitation", "resetPassword"},
        422,
        r"This link is unknown, used or expired",
        "only an e-mail gives a token",
    ),
    ({"changePassword", "deleteAccount"}, 422, r"The password is wrong", "only the person knows it"),
    ({"deleteAccount"}, 422, r"This is not the name of the account", "the account has one name"),
]


def is_expected(operation_id, response):
    try:
        error = json.loads(response.content)["error"]
    except (ValueError, KeyError, TypeError):
        return False
    said = " ".join([error["message"], *(f"{detail['path']} {detail['message']}" for detail in error.get("details", []))])
    return any(
        (operations is None or operation_id in operations) and status == response.status_code and re.search(message, said)
        for operations, status, message, _reason in EXPECTED
    )
