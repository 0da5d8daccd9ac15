"""The clients of the two interfaces: one attribute for each group of operations."""

from types import TracebackType
from typing import Optional

from typing_extensions import Self

from . import direct, v1
from .retries import Retries
from .transport import RetryingTransport

USER_AGENT = "answerscope-python/0.1.0"


class _DirectTransport(RetryingTransport, direct.ApiClient):
    no_response = direct.ApiException


class _V1Transport(RetryingTransport, v1.ApiClient):
    no_response = v1.ApiException


class _Client:
    _transport: RetryingTransport

    def close(self) -> None:
        """Closes the connections that are kept open for further calls."""
        self._transport.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        traceback: Optional[TracebackType],
    ) -> None:
        self.close()


class DirectClient(_Client):
    """A client of the direct interface, `/api`. It may be used by several threads.

    :param base_url: Where the service is, as in `https://answerscope.example`; the interface's prefix is added.
    :param api_key: Sent as a Bearer key. Without one, only public operations are open.
    :param retries: Attempts after the first. 0 switches retries off.
    :param timeout: Longest time of one attempt, in seconds: longer than the longest work of the service, a query.
    :param max_wait: A response that asks to wait longer, in seconds, is raised at once; the limits by the minute ask for less.
    """

    def __init__(
        self,
        base_url: str,
        api_key: Optional[str] = None,
        *,
        retries: int = 2,
        timeout: float = 150.0,
        max_wait: float = 90.0,
    ) -> None:
        # urllib3 would send again on its own, and more than may be sent twice.
        configuration = direct.Configuration(
            host=f"{base_url.rstrip('/')}/api", access_token=api_key, retries=False
        )
        transport = _DirectTransport(configuration)
        transport.user_agent = USER_AGENT
        transport.retrying = Retries(retries=retries, timeout=timeout, max_wait=max_wait)
        self._transport = transport
        self.check = direct.CheckApi(transport)
        self.crisis = direct.CrisisApi(transport)
        self.dashboard = direct.DashboardApi(transport)
        self.query = direct.QueryApi(transport)
        self.rewrite = direct.RewriteApi(transport)
        self.sentiment = direct.SentimentApi(transport)
        self.service = direct.ServiceApi(transport)


class V1Client(_Client):
    """A client of the versioned interface, `/api/v1`. The parameters are those of :class:`DirectClient`."""

    def __init__(
        self,
        base_url: str,
        api_key: Optional[str] = None,
        *,
        retries: int = 2,
        timeout: float = 150.0,
        max_wait: float = 90.0,
    ) -> None:
        configuration = v1.Configuration(
            host=f"{base_url.rstrip('/')}/api/v1", access_token=api_key, retries=False
        )
        transport = _V1Transport(configuration)
        transport.user_agent = USER_AGENT
        transport.retrying = Retries(retries=retries, timeout=timeout, max_wait=max_wait)
        self._transport = transport
        self.authority = v1.AuthorityApi(transport)
        self.brands = v1.BrandsApi(transport)
        self.citations = v1.CitationsApi(transport)
        self.picker = v1.PickerApi(transport)
        self.probes = v1.ProbesApi(transport)
        self.sentinel = v1.SentinelApi(transport)
        self.service = v1.ServiceApi(transport)
        self.suggest = v1.SuggestApi(transport)
        self.webhooks = v1.WebhooksApi(transport)
