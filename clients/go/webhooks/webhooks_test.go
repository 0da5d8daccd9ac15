package webhooks

import (
	"errors"
	"maps"
	"net/http"
	"strings"
	"testing"
	"time"
)

// The example of the Standard Webhooks specification and its libraries; the others were made with `openssl dgst -hmac`.
const (
	secret    = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
	other     = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
	body      = `{"test": 2432232314}`
	seconds   = 1614265330
	versioned = "sha256=80ec8a89ce3cd22133a1066caecb4d04fea7467657c8514d717ec42c38a5c94c"
	direct    = "t=1614265330,v1=2e37df5d4a028c51a7f3133d64ae1e300d2c2c900f1b1d49d4369ad2530f8964"
)

var sentAt = time.Unix(seconds, 0)

func standard() http.Header {
	return http.Header{
		"Webhook-Id":        {"msg_p5jXN8AQM9LWM0D4loKWxJek"},
		"Webhook-Timestamp": {"1614265330"},
		"Webhook-Signature": {"v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="},
	}
}

func service(value string) http.Header { return http.Header{"X-Service-Signature": {value}} }

func request(header http.Header, change func(*Request)) Request {
	made := Request{Body: []byte(body), Header: header, Secrets: []string{secret}, Now: sentAt}
	if change != nil {
		change(&made)
	}
	return made
}

func TestFixedVectors(t *testing.T) {
	verified, err := Verify(request(standard(), nil))
	if err != nil || verified.EventID != "msg_p5jXN8AQM9LWM0D4loKWxJek" || !verified.SentAt.Equal(sentAt) {
		t.Error(verified, err)
	}
	for _, value := range []string{versioned, direct} {
		if err := VerifyServiceSignature(request(service(value), nil)); err != nil {
			t.Error(value, err)
		}
	}
	rotating := request(standard(), func(r *Request) { r.Secrets = []string{other, secret} })
	if _, err := Verify(rotating); err != nil {
		t.Error("during a rotation:", err)
	}
}

func TestWhatIsRefused(t *testing.T) {
	changes := map[string]func(*Request){
		"another body":   func(r *Request) { r.Body = []byte(body + " ") },
		"another secret": func(r *Request) { r.Secrets = []string{other} },
	}
	for name, change := range changes {
		if _, err := Verify(request(standard(), change)); !errors.Is(err, ErrNotVerified) {
			t.Error(name, err)
		}
		for _, value := range []string{versioned, direct} {
			if err := VerifyServiceSignature(request(service(value), change)); !errors.Is(err, ErrNotVerified) {
				t.Error(name, value, err)
			}
		}
	}
	for _, away := range []time.Duration{301 * time.Second, -301 * time.Second} {
		late := func(r *Request) { r.Now = sentAt.Add(away) }
		if _, err := Verify(request(standard(), late)); !errors.Is(err, ErrNotVerified) {
			t.Error(away, err)
		}
		if err := VerifyServiceSignature(request(service(direct), late)); !errors.Is(err, ErrNotVerified) {
			t.Error(away, err)
		}
		near := func(r *Request) { r.Now = sentAt.Add(away / 301 * 300) }
		if _, err := Verify(request(standard(), near)); err != nil {
			t.Error(away, err)
		}
	}
	headers := []http.Header{}
	for name, value := range map[string]string{
		"Webhook-Id": "msg_other", "Webhook-Timestamp": "1614265331", "Webhook-Signature": "v1,g0hM9SsE",
	} {
		for _, values := range [][]string{{value}, {""}, {}, {standard().Get(name), standard().Get(name)}} {
			changed := maps.Clone(standard())
			changed[name] = values
			headers = append(headers, changed)
		}
	}
	for _, value := range []string{"v1,", "v1a,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=", "g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="} {
		changed := standard()
		changed.Set("Webhook-Signature", value)
		headers = append(headers, changed)
	}
	for _, header := range headers {
		if _, err := Verify(request(header, nil)); !errors.Is(err, ErrNotVerified) {
			t.Error(header, err)
		}
	}
	zeros := strings.Repeat("0", 64)
	for _, value := range []string{"", "sha256=", "sha1=" + zeros, "sha256=" + strings.Repeat("g", 64), "v1=" + zeros, "t=1,v1="} {
		if err := VerifyServiceSignature(request(service(value), nil)); !errors.Is(err, ErrNotVerified) {
			t.Error(value, err)
		}
	}
}

func TestASecretThatIsNone(t *testing.T) {
	for _, secrets := range [][]string{nil, {"MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"}} {
		if _, err := Verify(request(standard(), func(r *Request) { r.Secrets = secrets })); !errors.Is(err, ErrSecret) {
			t.Error(secrets, err)
		}
	}
}
