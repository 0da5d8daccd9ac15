import unittest
from datetime import datetime, timezone

from answerscope.webhooks import WebhookVerificationError, verify_service_signature, verify_webhook

# The example of the Standard Webhooks specification and its libraries; the others were made with `openssl dgst -hmac`.
SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
OTHER = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
BODY = b'{"test": 2432232314}'
NOW = 1614265330
STANDARD = {
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": str(NOW),
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
}
V1 = {"x-service-signature": "sha256=80ec8a89ce3cd22133a1066caecb4d04fea7467657c8514d717ec42c38a5c94c"}
DIRECT = {
    "x-service-signature": f"t={NOW},v1=2e37df5d4a028c51a7f3133d64ae1e300d2c2c900f1b1d49d4369ad2530f8964",
}


class WebhooksTest(unittest.TestCase):
    def refused(self, headers, body=BODY, secret=SECRET, now=NOW) -> None:
        verify = verify_service_signature if "x-service-signature" in headers else verify_webhook
        with self.assertRaises(WebhookVerificationError, msg=f"{headers} at {now}"):
            verify(body, headers, secret, now=now)

    def test_fixed_vectors(self) -> None:
        verified = verify_webhook(BODY, STANDARD, SECRET, now=NOW)
        self.assertEqual(verified, (STANDARD["webhook-id"], datetime.fromtimestamp(NOW, timezone.utc)))
        verify_webhook(BODY.decode(), {name.title(): value for name, value in STANDARD.items()}, [OTHER, SECRET], now=NOW)
        for headers in (V1, DIRECT):
            verify_service_signature(BODY, headers, SECRET, now=NOW)
            verify_service_signature(BODY, headers, [OTHER, SECRET], now=NOW)

    def test_another_body_another_secret(self) -> None:
        for headers in (STANDARD, V1, DIRECT):
            self.refused(headers, body=BODY + b" ")
            self.refused(headers, secret=OTHER)

    def test_a_time_too_far_away(self) -> None:
        for away in (301, -301):
            self.refused(STANDARD, now=NOW + away)
            self.refused(DIRECT, now=NOW + away)
            verify_service_signature(BODY, V1, SECRET, now=NOW + away)
        for near in (300, -300):
            verify_webhook(BODY, STANDARD, SECRET, now=NOW + near)
            verify_service_signature(BODY, DIRECT, SECRET, now=NOW + near)

    def test_headers_that_are_missing_changed_or_twice(self) -> None:
        for name, value in STANDARD.items():
            self.refused({key: kept for key, kept in STANDARD.items() if key != name} | {"other": "x"})
            self.refused(STANDARD | {name: ""})
            self.refused(STANDARD | {name.title(): value})
        self.refused(STANDARD | {"webhook-id": "msg_other"})
        for value in (str(NOW + 1), f"{NOW}.0", "NaN", "٣"):
            self.refused(STANDARD | {"webhook-timestamp": value})
        signature = STANDARD["webhook-signature"]
        for value in ("v1,", "v1a" + signature[2:], "v2" + signature[2:], signature[3:], "v1,g0hM9SsE", "v1,!"):
            self.refused(STANDARD | {"webhook-signature": value})
        zeros = "0" * 64
        for value in ("", "sha256=", f"sha1={zeros}", "sha256=" + "g" * 64, f"v1={zeros}", "t=1,v1="):
            self.refused({"x-service-signature": value})
        self.refused({"x-service-signature": DIRECT["x-service-signature"].replace("t=16", "t=17")})

    def test_a_secret_that_is_none_is_a_mistake_of_the_receiver(self) -> None:
        for secret in ("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "", "whsec_"):
            with self.assertRaises(ValueError):
                verify_webhook(BODY, STANDARD, secret, now=NOW)


if __name__ == "__main__":
    unittest.main()
