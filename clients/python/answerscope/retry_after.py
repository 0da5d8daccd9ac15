from datetime import timezone
from email.utils import parsedate_to_datetime
from typing import Optional


def retry_after_seconds(value: Optional[str], now: float) -> Optional[float]:
    """The `Retry-After` of a response in seconds from `now`, given in seconds or as a date; `None` without a usable one."""
    if value is None:
        return None
    if value.isascii() and value.isdigit():
        return float(value)
    try:
        at = parsedate_to_datetime(value)
    except ValueError:
        return None
    # A date of HTTP is in GMT, also where it does not say so.
    return max(0.0, (at if at.tzinfo else at.replace(tzinfo=timezone.utc)).timestamp() - now)
