from collections.abc import Iterator
from typing import Optional

from . import v1
from .clients import V1Client


def each_citation(
    client: V1Client,
    brand_id: str,
    *,
    days: Optional[int] = None,
    platform: Optional[v1.Platform] = None,
    limit: Optional[int] = None,
) -> Iterator[v1.Citation]:
    """Every source cited in answers about a brand, newest first, page after page as you go on.

    :param days: How far back; 7 when left out.
    :param limit: The number on one page.
    :raises AnswerscopeError: as every call.
    """
    cursor: Optional[str] = None
    while True:
        page = client.citations.list_citations(brand_id, days=days, platform=platform, limit=limit, cursor=cursor)
        yield from page.citations
        cursor = page.next_cursor
        if cursor is None:
            return
