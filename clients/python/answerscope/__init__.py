"""Typed client of the Answerscope interfaces: `DirectClient` for `/api`, `V1Client` for `/api/v1`.

What `answerscope.direct` and `answerscope.v1` hold is generated from the published documents: operations and models.
"""

from .citations import each_citation
from .clients import DirectClient, V1Client
from .error_codes import ErrorCode
from .errors import (
    AnswerscopeError,
    Conflict,
    ConnectionFailed,
    ErrorDetail,
    Forbidden,
    InvalidRequest,
    NotFound,
    PaymentRequired,
    RateLimited,
    ServerError,
    TimedOut,
    Unauthenticated,
    Unprocessable,
)
from .probes import wait_for_probe

__all__ = [
    "AnswerscopeError",
    "Conflict",
    "ConnectionFailed",
    "DirectClient",
    "ErrorCode",
    "ErrorDetail",
    "Forbidden",
    "InvalidRequest",
    "NotFound",
    "PaymentRequired",
    "RateLimited",
    "ServerError",
    "TimedOut",
    "Unauthenticated",
    "Unprocessable",
    "V1Client",
    "each_citation",
    "wait_for_probe",
]
