"""What is sent again, and when. Times are in seconds."""

import unittest
from dataclasses import dataclass, field, replace
from email.utils import formatdate
from typing import Mapping, Union

from answerscope.errors import ConnectionFailed
from answerscope.retries import Retries

NOW = 1_795_248_000.0
KEYED = {"idempotency-key": "k"}
LOST = ConnectionFailed("lost")


@dataclass
class Reply:
    status: int
    headers: Mapping[str, str] = field(default_factory=dict)


def asking(status: int, retry_after: str) -> Reply:
    return Reply(status, {"Retry-After": retry_after})


class RetriesTest(unittest.TestCase):
    def send(
        self,
        method: str,
        replies: list[Union[Reply, ConnectionFailed]],
        headers: Mapping[str, str] = {},
        chance: float = 0.0,
        **options: int,
    ) -> tuple[Union[int, ConnectionFailed], list[float]]:
        """The status, or what was raised, and the waits; every reply must have been asked for."""
        left = list(replies)
        waits: list[float] = []

        def attempt() -> Reply:
            reply = left.pop(0)
            if isinstance(reply, ConnectionFailed):
                raise reply
            return reply

        retries = Retries(2, 150.0, 90.0, sleep=waits.append, chance=lambda: chance, now=lambda: NOW)
        outcome: Union[int, ConnectionFailed]
        try:
            outcome = replace(retries, **options).send(method, headers, attempt).status
        except ConnectionFailed as error:
            outcome = error
        self.assertEqual(left, [])
        return outcome, waits

    def test_what_may_be_done_twice_is_sent_again(self) -> None:
        for method in ("GET", "PUT", "DELETE"):
            for reply in (Reply(429), Reply(502), Reply(503), LOST):
                self.assertEqual(self.send(method, [reply, Reply(200)]), (200, [0.25]))
        self.assertEqual(self.send("POST", [LOST, Reply(503), Reply(201)], KEYED), (201, [0.25, 0.5]))

    def test_a_post_without_a_key_is_sent_once_whatever_happens(self) -> None:
        for method in ("POST", "PATCH"):
            for reply in (asking(429, "1"), Reply(502), Reply(503), asking(409, "1")):
                self.assertEqual(self.send(method, [reply]), (reply.status, []))
            self.assertEqual(self.send(method, [LOST]), (LOST, []))

    def test_nothing_is_sent_again_after_other_statuses(self) -> None:
        for status in (400, 401, 402, 403, 404, 409, 413, 422, 500, 501):
            self.assertEqual(self.send("POST", [Reply(status)], KEYED), (status, []))
            self.assertEqual(self.send("GET", [asking(status, "1")]), (status, []))

    def test_a_keyed_request_whose_first_attempt_is_still_at_work(self) -> None:
        self.assertEqual(self.send("POST", [asking(409, "15"), Reply(201)], KEYED), (201, [15.0]))

    def test_a_retry_never_comes_sooner_than_retry_after(self) -> None:
        for value in ("61", formatdate(NOW + 61, usegmt=True), formatdate(NOW + 61)):
            for chance in (0.0, 0.5, 1.0):
                self.assertEqual(self.send("GET", [asking(429, value), Reply(200)], chance=chance), (200, [61 + chance]))
        self.assertEqual(self.send("GET", [asking(503, formatdate(NOW - 9)), Reply(200)]), (200, [0.0]))
        for value in ("soon", "", "-1", "1.5"):
            self.assertEqual(self.send("GET", [asking(429, value), Reply(200)]), (200, [0.25]), value)

    def test_a_longer_wait_than_allowed_is_the_callers(self) -> None:
        for value in ("91", "99999999999999999999", formatdate(NOW + 91)):
            self.assertEqual(self.send("GET", [asking(429, value)]), (429, []))

    def test_the_wait_doubles_and_the_last_outcome_is_given(self) -> None:
        self.assertEqual(self.send("GET", [Reply(503)] * 3, chance=1.0), (503, [0.5, 1.0]))
        self.assertEqual(self.send("GET", [LOST] * 3, chance=1.0), (LOST, [0.5, 1.0]))
        self.assertEqual(self.send("GET", [LOST], retries=0), (LOST, []))


if __name__ == "__main__":
    unittest.main()
