"""Against a server that this process holds: connections, time-outs, responses that are not the service's."""

import json
import pickle
import socket
import threading
import unittest
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from answerscope import AnswerscopeError, ConnectionFailed, InvalidRequest, ServerError, TimedOut, V1Client, wait_for_probe
from answerscope.v1 import Incident, IncidentSeverity, Platform

HEALTH = json.dumps(
    {
        "status": "ok",
        "service": "answerscope",
        "version": "1",
        "env": "test",
        "region": "here",
        "timestamp": "2026-11-21T08:00:00Z",
        "checks": {"db": {"ok": True, "latency_ms": 0.5}},
        "took_ms": 1,
        "added": {"deep": [1]},
    }
)


def response(status: int, body: str, content_type: str = "application/json", *headers: str) -> bytes:
    content = body.encode()
    lines = [f"HTTP/1.1 {status} X", f"content-type: {content_type}", f"content-length: {len(content)}", *headers]
    return "\r\n".join(lines).encode() + b"\r\nconnection: close\r\n\r\n" + content


@contextmanager
def serving(*replies: bytes, hold: bool = False) -> Iterator[tuple[str, list[bytes]]]:
    """Answers one connection after the other; with `hold`, keeps the last one open until the test is over."""
    listener = socket.create_server(("127.0.0.1", 0))
    requests: list[bytes] = []
    over = threading.Event()

    def serve() -> None:
        for at, reply in enumerate(replies):
            connection, _ = listener.accept()
            with connection:
                requests.append(connection.recv(65_536))
                connection.sendall(reply)
                if hold and at == len(replies) - 1:
                    over.wait(60)

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}", requests
    finally:
        over.set()
        thread.join(60)
        listener.close()


class TransportTest(unittest.TestCase):
    def test_a_lost_connection_is_tried_again(self) -> None:
        with serving(b"", response(200, HEALTH)) as (url, requests):
            with V1Client(url, "sk_test_x") as client:
                health = client.service.get_health()
        self.assertEqual([health.status, health.additional_properties], ["ok", {"added": {"deep": [1]}}])
        self.assertEqual(len(requests), 2)
        self.assertIn(b"GET /api/v1/health", requests[0])

    def test_no_server(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = taken.getsockname()[1]
        with self.assertRaises(ConnectionFailed) as raised:
            V1Client(f"http://127.0.0.1:{port}", retries=0).service.get_health()
        self.assertNotIsInstance(raised.exception, TimedOut)

    def test_a_timeout_before_and_in_the_body(self) -> None:
        for reply in (b"", response(200, HEALTH)[:-5]):
            with serving(reply, hold=True) as (url, _), self.assertRaises(TimedOut):
                V1Client(url, retries=0, timeout=0.2).service.get_health()
        with serving(b"", hold=True) as (url, _), self.assertRaises(TimedOut):
            V1Client(url, retries=0).service.get_health(_request_timeout=0.2)

    def test_a_timeout_of_a_body_that_drips(self) -> None:
        over = threading.Event()
        with socket.create_server(("127.0.0.1", 0)) as listener:

            def drip() -> None:
                connection, _ = listener.accept()
                with connection, suppress(OSError):
                    connection.recv(65_536)
                    connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n")
                    while not over.wait(0.01):
                        connection.sendall(b" ")

            thread = threading.Thread(target=drip, daemon=True)
            thread.start()
            with self.assertRaises(TimedOut):
                V1Client(f"http://127.0.0.1:{listener.getsockname()[1]}", retries=0, timeout=0.2).service.get_health()
            over.set()
            thread.join(60)

    def test_a_retry_after_of_urllib3_is_not_waited_for_besides(self) -> None:
        limited = response(429, "{}", "application/json", "retry-after: 3600")
        with serving(limited) as (url, requests), self.assertRaises(AnswerscopeError) as raised:
            V1Client(url).service.get_health()
        self.assertEqual([raised.exception.retry_after_seconds, len(requests)], [3600, 1])

    def test_a_proxy_in_between(self) -> None:
        for body in ("<h1>Bad gateway</h1>", "", "[]", '{"error":"x"}'):
            with serving(response(502, body, "text/html", "x-request-id: r")) as (url, _):
                with self.assertRaises(ServerError) as raised:
                    V1Client(url, retries=0).service.get_health()
            error = raised.exception
            self.assertEqual([error.status, error.code, error.request_id, error.details], [502, "unknown", "r", ()])

    def test_the_fields_of_an_error(self) -> None:
        details = [{"path": "body.name", "message": "must not be empty", "added": 1}]
        body = {"error": {"code": "invalid_request", "message": "no", "requestId": "q", "details": details}}
        with serving(response(400, json.dumps(body))) as (url, _), self.assertRaises(InvalidRequest) as raised:
            V1Client(url).service.get_health()
        error = raised.exception
        self.assertEqual([error.code, error.message, error.request_id], ["invalid_request", "no", "q"])
        self.assertEqual(error.details, (("body.name", "must not be empty"),))
        self.assertEqual(str(error), "400 invalid_request: no")
        copied = pickle.loads(pickle.dumps(error))
        self.assertEqual([type(copied), vars(copied)], [InvalidRequest, vars(error)])


class WaitForProbeTest(unittest.TestCase):
    def probe(self, status: str) -> bytes:
        body = {"runId": "r", "status": status, "completedAt": None, "results": []}
        return response(200, json.dumps(body))

    def test_it_looks_until_the_probe_is_over_whatever_its_end(self) -> None:
        for end in ("completed", "failed", "cancelled", "a_later_end"):
            with serving(self.probe("queued"), self.probe("running"), self.probe(end)) as (url, requests):
                probe = wait_for_probe(V1Client(url), "r", interval=0.01)
            self.assertEqual([probe.status, len(requests)], [end, 3])

    def test_it_gives_up_when_told_to(self) -> None:
        with serving(self.probe("queued")) as (url, _), self.assertRaises(TimedOut):
            wait_for_probe(V1Client(url), "r", interval=1, timeout=0.5)


class LaterReleaseTest(unittest.TestCase):
    def test_values_and_fields_that_it_adds(self) -> None:
        fields = {
            "id": "i-1",
            "brandId": "b",
            "severity": "catastrophic",
            "type": "t",
            "title": "t",
            "openedAt": "2026-11-21T08:00:00Z",
            "status": "open",
            "evidenceCount": 3,
            "added": {"deep": True},
        }
        incident = Incident.from_dict(fields)
        assert incident is not None
        self.assertEqual(incident.severity, "catastrophic")
        self.assertEqual(incident.additional_properties, {"added": {"deep": True}})
        self.assertEqual(incident.to_dict()["severity"], "catastrophic")
        known = Incident.from_dict(fields | {"severity": "low"})
        assert known is not None
        self.assertIs(known.severity, IncidentSeverity.LOW)
        self.assertEqual(Platform("hunyuan").value, "hunyuan")
        with self.assertRaises(ValueError):
            Platform(3)


if __name__ == "__main__":
    unittest.main()
