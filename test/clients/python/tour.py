"""A check, a brand, a probe, citations, an error and two 429: what they gave, as one JSON document."""

import json
import os
import time
import uuid
from typing import Any

from answerscope import AnswerscopeError, DirectClient, RateLimited, V1Client, each_citation, wait_for_probe
from answerscope.direct import CheckRequest, QueryRequest
from answerscope.v1 import BrandRequest, Platform, ProbeRequest

url = os.environ["ANSWERSCOPE_URL"]
v1 = V1Client(url + "/", os.environ["ANSWERSCOPE_API_KEY"])
direct = DirectClient(url, os.environ["ANSWERSCOPE_DIRECT_KEY"])
free = DirectClient(url)


def error_of(work: Any) -> Any:
    try:
        work()
    except AnswerscopeError as error:
        kind = type(error).__name__
        return [kind, error.status, error.code, [detail._asdict() for detail in error.details], error.request_id]
    return None


request = CheckRequest(brand_name="Brightboard", industry="project management software", competitors=["Tasklane"])
check = free.check.run_check(request)
try:
    free.check.run_check(request)
    raise SystemExit("a second free check was let in")
except RateLimited as error:
    limited = [error.status, error.code, error.retry_after_seconds]

key = str(uuid.uuid4())
wanted = BrandRequest(name="蔚来 Brightboard", category="项目管理软件")
created = v1.brands.create_brand_with_http_info(wanted, idempotency_key=key)
repeated = v1.brands.create_brand_with_http_info(wanted, idempotency_key=key)
brand = created.data.brand
accepted = v1.probes.create_probe(ProbeRequest(brand_id=brand.id, platforms=[Platform.DEEPSEEK, Platform.GLM]))
probe = wait_for_probe(v1, accepted.run_id, interval=0.05, timeout=240)
query = direct.query.query_platforms(
    QueryRequest(brand="Brightboard", category="project management software", platforms=["chatgpt"])
)
detail = v1.brands.get_brand(brand.id)
authority = v1.authority.get_authority(brand.id)
citations = list(each_citation(v1, brand.id, limit=1))

# The proxy refuses this one once, and asks for a second.
before = time.monotonic()
listed = v1.brands.list_brands()
waited = time.monotonic() - before

print(
    json.dumps(
        {
            "check": [entry.platform for entry in check.summary],
            "remaining": check.rate_limit_remaining,
            "limited": limited,
            "replayed": [repeated.headers.get("idempotency-replayed"), repeated.data.brand.id == brand.id],
            "createdAt": brand.created_at.tzinfo is not None,
            "brands": [each.name for each in listed.brands],
            "status": probe.status,
            "results": [[result.platform, result.mentioned, result.rank] for result in probe.results],
            "interval": [type(result.interval).__name__ for result in probe.results],
            "lastScan": detail.last_scan is not None and detail.last_scan.run_id == probe.run_id,
            "query": [type(run.results[0].analysis).__name__ for run in query.runs],
            "geoScore": isinstance(authority.geo_score, (int, float)),
            "citations": sorted({citation.source_domain for citation in citations}),
            "pages": len(citations),
            "missing": error_of(lambda: v1.brands.get_brand("019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10")),
            "invalid": error_of(lambda: v1.probes.create_probe(ProbeRequest(brand_id=brand.id, platforms=[Platform("hunyuan")]))),
            "stranger": error_of(lambda: V1Client(url).brands.list_brands()),
            "waited": waited,
        }
    )
)
