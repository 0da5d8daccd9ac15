"""What the configuration file cannot say: expected refusals, addresses of callers, and sessions."""

import itertools
import os
import urllib.request

import schemathesis
from expected import is_expected
from schemathesis.openapi.checks import RejectedPositiveData

SESSIONS = os.environ.get("ANSWERSCOPE_SESSIONS")
COOKIE = "__Host-answerscope"

# What ends the caller's session or account, or changes what the caller may do: each has an identity of its own, and a new one
# once that is used up. Nothing is left out.
CONSUMING = {
    "signIn",
    "signOut",
    "signOutEverywhere",
    "deleteAccount",
    "changePassword",
    "switchAccount",
    "setSpendCap",
    "removeMember",
    "changeMemberRole",
}

addresses = itertools.count()
sessions = {}


def operation_id(case):
    return case.operation.definition.raw.get("operationId")


def identity_of(case):
    name = operation_id(case)
    return name if name in CONSUMING else "everything"


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Keeps every failure but the refusals that expected.py explains."""
    return not (isinstance(failure, RejectedPositiveData) and is_expected(operation_id(case), response))


def from_new_address(request):
    number = next(addresses)
    request.headers["X-Forwarded-For"] = f"198.{18 + number // 62500 % 2}.{number // 250 % 250}.{number % 250 + 1}"
    return request


@schemathesis.hook
def before_call(context, case, kwargs):
    """Every request from an address of its own, added when all else is decided: strangers are limited by address."""
    kwargs["auth"] = from_new_address


if SESSIONS:

    @schemathesis.auth(refresh_interval=None)
    class Session:
        def get(self, case, context):
            name = identity_of(case)
            if name not in sessions:
                with urllib.request.urlopen(f"{SESSIONS}/{name}") as response:
                    sessions[name] = response.read().decode()
            return sessions[name]

        def set(self, case, data, context):
            case.cookies = {**(case.cookies or {}), COOKIE: data}

    @schemathesis.hook
    def after_call(context, case, response):
        name = identity_of(case)
        if name in CONSUMING and response.status_code < 300:
            sessions.pop(name, None)
