"""What a call raises: an error response by its status and code, or a connection that gave none."""

import json
import math
import time
from typing import Any, Mapping, NamedTuple, Optional

from .retry_after import retry_after_seconds


class ErrorDetail(NamedTuple):
    """A field at fault."""

    path: str
    message: str


class AnswerscopeError(Exception):
    """A response that is not a success, in the service's error shape."""

    status: int
    code: str
    """Stable word for programs (see `ErrorCode`); `unknown` when the response is not the service's, as from a proxy."""
    message: str
    request_id: Optional[str]
    details: tuple[ErrorDetail, ...]
    """The fields at fault, where there are any."""
    retry_after_seconds: Optional[int]
    """How long the service asks you to wait."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        request_id: Optional[str] = None,
        details: tuple[ErrorDetail, ...] = (),
        retry_after_seconds: Optional[int] = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.request_id = request_id
        self.details = details
        self.retry_after_seconds = retry_after_seconds

    def __reduce__(self) -> tuple[Any, ...]:
        # So that it can be raised across processes: an exception is copied by what it was made from.
        fields = (self.status, self.code, self.message, self.request_id, self.details, self.retry_after_seconds)
        return type(self), fields

    @staticmethod
    def of(status: int, headers: Mapping[str, str], body: bytes) -> "AnswerscopeError":
        """The error of a response, of the class that its status has."""
        error = _error_of(body)
        wait = retry_after_seconds(headers.get("Retry-After"), time.time())
        kind = BY_STATUS.get(status, ServerError if status >= 500 else AnswerscopeError)
        return kind(
            status,
            _text(error.get("code")) or "unknown",
            _text(error.get("message")) or f"The service answered with status {status}.",
            _text(error.get("requestId")) or headers.get("X-Request-Id"),
            tuple(_details_of(error)),
            None if wait is None else math.ceil(wait),
        )


class InvalidRequest(AnswerscopeError):
    """400: parameters or body are not as described."""


class Unauthenticated(AnswerscopeError):
    """401: the key is missing or not in force."""


class PaymentRequired(AnswerscopeError):
    """402: a quota of the tier, or the spend cap."""


class Forbidden(AnswerscopeError):
    """403: the key's scope or the tier is too low."""


class NotFound(AnswerscopeError):
    """404"""


class Conflict(AnswerscopeError):
    """409"""


class Unprocessable(AnswerscopeError):
    """422: well formed, but not possible here."""


class RateLimited(AnswerscopeError):
    """429: over a limit; `retry_after_seconds` says when the next try is admitted."""


class ServerError(AnswerscopeError):
    """500 and above: nothing is wrong with the request."""


BY_STATUS: dict[int, type[AnswerscopeError]] = {
    400: InvalidRequest,
    401: Unauthenticated,
    402: PaymentRequired,
    403: Forbidden,
    404: NotFound,
    409: Conflict,
    422: Unprocessable,
    429: RateLimited,
}


class ConnectionFailed(ConnectionError):
    """No response: the service was not reached, or the connection was lost."""


class TimedOut(ConnectionFailed, TimeoutError):
    """No response within `timeout`."""


def _error_of(body: bytes) -> dict[str, Any]:
    try:
        parsed = json.loads(body)
    except ValueError:
        return {}
    error = parsed.get("error") if isinstance(parsed, dict) else None
    return error if isinstance(error, dict) else {}


def _details_of(error: dict[str, Any]) -> list[ErrorDetail]:
    details = error.get("details")
    if not isinstance(details, list):
        return []
    return [
        ErrorDetail(str(detail.get("path", "")), str(detail.get("message", "")))
        for detail in details
        if isinstance(detail, dict)
    ]


def _text(value: Any) -> Optional[str]:
    return value if isinstance(value, str) else None
