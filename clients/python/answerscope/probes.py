import time
from typing import Optional

from . import v1
from .clients import V1Client
from .errors import TimedOut


def wait_for_probe(
    client: V1Client,
    run_id: str,
    *,
    interval: float = 0.2,
    max_interval: float = 5.0,
    timeout: Optional[float] = None,
) -> v1.Probe:
    """Waits until a probe is over and gives its report, also of one that failed or was cancelled: see its `status`.

    :param interval: First wait between two looks, in seconds; it grows by half each time.
    :param max_interval: Longest wait between two looks, in seconds.
    :param timeout: Ends the waiting, in seconds; the probe itself goes on.
    :raises TimedOut: when the probe is not over by then.
    :raises AnswerscopeError: as every call.
    """
    end = None if timeout is None else time.monotonic() + timeout
    wait = interval
    while True:
        probe = client.probes.get_probe(run_id)
        if probe.status not in ("queued", "running"):
            return probe
        if end is not None and time.monotonic() + wait > end:
            raise TimedOut(f"The probe {run_id} is not over after {timeout} s")
        time.sleep(wait)
        wait = min(wait * 1.5, max_interval)
