"""Between the generated operations and the network: retries, one deadline for each attempt, errors by status and code."""

import time
from typing import Any, Mapping, Optional, Union

import urllib3

from .errors import AnswerscopeError, ConnectionFailed, TimedOut
from .retries import Retries

Timeout = Union[float, tuple[float, float], None]


class RetryingTransport:
    """Goes before a generated `ApiClient` among the bases of a class."""

    retrying: Retries
    no_response: type[Exception]
    """What the generated code raises when TLS fails."""
    rest_client: Any

    def call_api(
        self,
        method: str,
        url: str,
        header_params: Optional[Mapping[str, str]] = None,
        body: Any = None,
        post_params: Any = None,
        _request_timeout: Timeout = None,
    ) -> Any:
        headers = header_params or {}

        def attempt() -> Any:
            timeout = self.retrying.timeout if _request_timeout is None else _request_timeout
            try:
                response = super(RetryingTransport, self).call_api(  # type: ignore[misc]
                    method, url, headers, body, post_params, timeout
                )
                response.data = _read(response.response, timeout)
            except urllib3.exceptions.NewConnectionError as error:  # also a time-out by its class
                raise ConnectionFailed(f"{method} {url}: {error}") from error
            except (urllib3.exceptions.TimeoutError, TimeoutError) as error:
                raise TimedOut(f"{method} {url}: no response within {timeout} s") from error
            except (urllib3.exceptions.HTTPError, OSError, self.no_response) as error:
                raise ConnectionFailed(f"{method} {url}: {error}") from error
            return response

        response = self.retrying.send(method, headers, attempt)
        if not 200 <= response.status <= 299:
            raise AnswerscopeError.of(response.status, response.headers, response.data)
        return response

    def close(self) -> None:
        self.rest_client.pool_manager.clear()


def _read(response: urllib3.BaseHTTPResponse, timeout: Timeout) -> bytes:
    """The whole body, also from a sender that always has one more byte: the time-out of the socket is for each read alone."""
    seconds = timeout[1] if isinstance(timeout, tuple) else timeout
    deadline = None if seconds is None else time.monotonic() + seconds
    chunks = []
    while chunk := response.read1(65_536):
        if deadline is not None and time.monotonic() > deadline:
            response.close()
            raise TimeoutError
        chunks.append(chunk)
    response.release_conn()
    return b"".join(chunks)
