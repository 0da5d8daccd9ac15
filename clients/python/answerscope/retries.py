"""Sends a request again when that can help and cannot do harm: after 429, 502, 503, a connection that failed or an attempt that
timed out, and only what may be done twice, that is GET, HEAD, OPTIONS, PUT, DELETE and whatever carries an `Idempotency-Key`.

A retry never comes sooner than `Retry-After` says, and a little later by chance, so that many clients do not come back at
once. Without the header the wait doubles each time, half of it by chance.
"""

import random
import time
from dataclasses import dataclass
from typing import Callable, Mapping, Optional, Protocol, TypeVar

from .errors import ConnectionFailed
from .retry_after import retry_after_seconds

TRANSIENT = (429, 502, 503)
REPEATABLE = ("GET", "HEAD", "OPTIONS", "PUT", "DELETE")
FIRST_WAIT = 0.5
LONGEST_JITTER = 1.0


class Response(Protocol):
    status: int

    @property
    def headers(self) -> Mapping[str, str]: ...


Received = TypeVar("Received", bound=Response)


@dataclass(frozen=True)
class Retries:
    """Times are in seconds."""

    retries: int
    timeout: float
    max_wait: float
    sleep: Callable[[float], None] = time.sleep
    chance: Callable[[], float] = random.random
    now: Callable[[], float] = time.time

    def send(self, method: str, headers: Mapping[str, str], attempt: Callable[[], Received]) -> Received:
        """The first response that is not to be followed by another attempt.

        :raises ConnectionFailed: when the last attempt had no response.
        """
        keyed = any(name.lower() == "idempotency-key" for name in headers)
        most = self.retries if keyed or method in REPEATABLE else 0
        for retry in range(most + 1):
            response = None
            try:
                response = attempt()
            except ConnectionFailed:
                if retry == most:
                    raise
            wait = self._wait_after(response, keyed, retry) if retry < most else None
            if response is not None and wait is None:
                return response
            self.sleep(wait or 0)
        raise AssertionError("the last attempt returns or raises")

    def _wait_after(self, response: Optional[Response], keyed: bool, retry: int) -> Optional[float]:
        """`None` when the response is the caller's."""
        asked = None
        if response is not None:
            asked = retry_after_seconds(response.headers.get("Retry-After"), self.now())
            # A 409 that says when to come back is the first attempt still at work: its reply comes under the same key.
            at_work = response.status == 409 and keyed and asked is not None
            if response.status not in TRANSIENT and not at_work:
                return None
        if asked is None:
            return min(FIRST_WAIT * 2**retry, self.max_wait) * (0.5 + self.chance() / 2)
        if asked > self.max_wait:
            return None
        return asked + self.chance() * min(asked / 4 + 0.1, LONGEST_JITTER)
