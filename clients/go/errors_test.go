package answerscope

import (
	"bytes"
	"errors"
	"io"
	"net/http"
	"testing"
	"time"
)

func respond(status int, body string) *http.Response {
	return &http.Response{
		StatusCode: status,
		Header:     http.Header{"Retry-After": {"7"}, "X-Request-Id": {"r"}},
		Body:       io.NopCloser(bytes.NewReader([]byte(body))),
	}
}

func TestAnErrorResponse(t *testing.T) {
	body := `{"error":{"code":"invalid_request","message":"no","requestId":"q","details":[{"path":"body.name","message":"must not be empty"}],"new":1}}`
	_, err := Unwrap[*int](nil, respond(400, body), errors.New("400"))
	var response *Error
	if !errors.As(err, &response) {
		t.Fatal(err)
	}
	if response.Status != 400 || response.Code != CodeInvalidRequest || response.Message != "no" || response.RequestID != "q" ||
		*response.RetryAfter != 7*time.Second || len(response.Details) != 1 || response.Details[0].Path != "body.name" {
		t.Errorf("%+v", response)
	}
	if !IsCode(err, CodeInvalidRequest) || IsCode(err, CodeNotFound) || !IsStatus(err, 400) || IsStatus(err, 404) {
		t.Error("IsCode or IsStatus")
	}
}

func TestAResponseOfAProxy(t *testing.T) {
	for _, body := range []string{"<h1>Bad gateway</h1>", "", "[]", `{"error":"x"}`} {
		_, err := Unwrap[*int](nil, respond(502, body), errors.New("502"))
		if !IsCode(err, "unknown") || !IsStatus(err, 502) {
			t.Errorf("%s: %v", body, err)
		}
	}
}

func TestASuccessAndALostConnection(t *testing.T) {
	if value, err := Unwrap(1, respond(200, ""), nil); value != 1 || err != nil {
		t.Error(value, err)
	}
	if _, err := Unwrap(0, nil, lost); !errors.Is(err, lost) || IsStatus(err, 0) {
		t.Error(err)
	}
}
