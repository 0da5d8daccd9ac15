"""Verifies that a webhook comes from the service and was not changed on its way. Give the raw bytes of the body, as they
came: parsing them and writing them again changes them.

Each delivery carries two signatures, either of which will do. `verify_webhook` takes the one of the Standard Webhooks headers,
which holds for both interfaces; `verify_service_signature` the one in `X-Service-Signature`.
"""

import binascii
import hashlib
import hmac
import re
import time
from base64 import b64decode
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timezone
from typing import NamedTuple, Optional, Union

TOLERANCE_SECONDS = 300


class WebhookVerificationError(Exception):
    """A webhook that must not be believed. Answer it with 401."""


class VerifiedWebhook(NamedTuple):
    event_id: str
    sent_at: datetime


def verify_webhook(
    body: Union[bytes, str],
    headers: Mapping[str, str],
    secret: Union[str, Sequence[str]],
    *,
    tolerance_seconds: float = TOLERANCE_SECONDS,
    now: Optional[float] = None,
) -> VerifiedWebhook:
    """Verifies the Standard Webhooks headers (`webhook-id`, `webhook-timestamp`, `webhook-signature`).

    :param body: Byte for byte; text stands for its UTF-8 bytes.
    :param headers: Names count in any case.
    :param secret: `whsec_…`, as it was shown. Two during a rotation.
    :param tolerance_seconds: How far the time of the attempt may be from yours.
    :param now: Seconds since 1970. Default: your clock.
    :raises WebhookVerificationError:
    :raises ValueError: when the secret is none.
    """
    secrets = _secrets(secret)
    event_id = _header(headers, "webhook-id")
    timestamp = _header(headers, "webhook-timestamp")
    sent_at = _timely(timestamp, tolerance_seconds, now)
    entries = _header(headers, "webhook-signature").split(" ")
    signatures = [_decoded(entry[3:]) for entry in entries if entry.startswith("v1,")]
    keys = [b64decode(each.removeprefix("whsec_") + "==") for each in secrets]
    _require_one_of(keys, f"{event_id}.{timestamp}.", body, signatures)
    return VerifiedWebhook(event_id, sent_at)


def verify_service_signature(
    body: Union[bytes, str],
    headers: Mapping[str, str],
    secret: Union[str, Sequence[str]],
    *,
    tolerance_seconds: float = TOLERANCE_SECONDS,
    now: Optional[float] = None,
) -> None:
    """Verifies `X-Service-Signature` in the form of either interface: `sha256=<hex>` (versioned) or `t=<seconds>,v1=<hex>` (direct).
    The first has no time in it: it proves the sender and the body, not that the request is new.

    The parameters are those of :func:`verify_webhook`.
    """
    keys = [each.encode() for each in _secrets(secret)]
    value = _header(headers, "x-service-signature")
    if direct := re.fullmatch(r"t=([0-9]+),v1=([0-9a-f]{64})", value):
        _timely(direct[1], tolerance_seconds, now)
        _require_one_of(keys, f"{direct[1]}.", body, [bytes.fromhex(direct[2])])
    elif versioned := re.fullmatch(r"sha256=([0-9a-f]{64})", value):
        _require_one_of(keys, "", body, [bytes.fromhex(versioned[1])])
    else:
        raise WebhookVerificationError("X-Service-Signature has a form that is not known")


def _require_one_of(keys: Iterable[bytes], before: str, body: Union[bytes, str], signatures: list[bytes]) -> None:
    """Compares every key with every signature, each in constant time, and none less when one fits."""
    content = before.encode() + (body.encode() if isinstance(body, str) else body)
    fits = False
    for key in keys:
        expected = hmac.new(key, content, hashlib.sha256).digest()
        for signature in signatures:
            fits |= hmac.compare_digest(signature, expected)
    if not fits:
        raise WebhookVerificationError("No signature fits")


def _timely(timestamp: str, tolerance_seconds: float, now: Optional[float]) -> datetime:
    if not re.fullmatch(r"[0-9]{1,12}", timestamp):
        raise WebhookVerificationError("The time of the attempt is not a number")
    if abs(int(time.time() if now is None else now) - int(timestamp)) > tolerance_seconds:
        raise WebhookVerificationError("The time of the attempt is too far from now")
    return datetime.fromtimestamp(int(timestamp), timezone.utc)


def _secrets(secret: Union[str, Sequence[str]]) -> list[str]:
    secrets = [secret] if isinstance(secret, str) else list(secret)
    for each in secrets:
        if not re.fullmatch(r"whsec_[A-Za-z0-9+/]+=*", each):
            raise ValueError("A secret begins with whsec_, followed by base64")
    return secrets


def _decoded(text: str) -> bytes:
    try:
        return b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return b""


def _header(headers: Mapping[str, str], name: str) -> str:
    """The one value of a header; a header that is missing, or there twice, is no proof of anything."""
    values = [value for key, value in headers.items() if key.lower() == name]
    if len(values) != 1 or not isinstance(values[0], str) or values[0] == "":
        raise WebhookVerificationError(f"The header {name} is missing")
    return values[0]
