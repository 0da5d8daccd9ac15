package answerscope

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"slices"
	"testing"
	"time"
)

var (
	now  = time.Date(2026, 11, 21, 8, 0, 0, 0, time.UTC)
	lost = errors.New("connection reset")
)

// reply is a status with a Retry-After, or, with status 0, a lost connection.
type reply struct {
	status     int
	retryAfter string
}

type outcome struct {
	status int
	err    error
	bodies []string
	waits  []time.Duration
}

type sender func(*http.Request) (*http.Response, error)

func (s sender) RoundTrip(request *http.Request) (*http.Response, error) { return s(request) }

func send(t *testing.T, method string, headers map[string]string, chance float64, replies ...reply) outcome {
	t.Helper()
	var result outcome
	transport := newRetrying(Options{Transport: sender(func(request *http.Request) (*http.Response, error) {
		body := []byte{}
		if request.Body != nil {
			body, _ = io.ReadAll(request.Body)
		}
		if len(result.bodies) >= len(replies) {
			t.Fatal("asked too often")
		}
		next := replies[len(result.bodies)]
		result.bodies = append(result.bodies, string(body))
		if next.status == 0 {
			return nil, lost
		}
		header := http.Header{}
		if next.retryAfter != "" {
			header.Set("Retry-After", next.retryAfter)
		}
		return &http.Response{StatusCode: next.status, Header: header, Body: io.NopCloser(bytes.NewReader(nil))}, nil
	})})
	transport.now = func() time.Time { return now }
	transport.chance = func() float64 { return chance }
	transport.wait = func(_ context.Context, wait time.Duration) error {
		result.waits = append(result.waits, wait)
		return nil
	}
	var body io.Reader
	if method == http.MethodPost {
		body = bytes.NewBufferString(`{"a":"蔚来"}`)
	}
	request, err := http.NewRequest(method, "https://service.example/things", body)
	if err != nil {
		t.Fatal(err)
	}
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	response, err := transport.RoundTrip(request)
	result.err = err
	if response != nil {
		result.status = response.StatusCode
	}
	return result
}

var keyed = map[string]string{"Idempotency-Key": "k"}

func TestWhatMayBeRepeatedIsSentAgain(t *testing.T) {
	for _, first := range []reply{{status: 429}, {status: 502}, {status: 503}, {}} {
		got := send(t, http.MethodGet, nil, 0, first, reply{status: 200})
		if got.status != 200 || !slices.Equal(got.waits, []time.Duration{250 * time.Millisecond}) {
			t.Errorf("after %+v: %+v", first, got)
		}
	}
	got := send(t, http.MethodPost, keyed, 0, reply{}, reply{status: 503}, reply{status: 201})
	if got.status != 201 || len(got.bodies) != 3 || got.bodies[2] != `{"a":"蔚来"}` || got.bodies[0] != got.bodies[1] {
		t.Errorf("a POST with a key: %+v", got)
	}
}

func TestAPostWithoutAKeyIsSentOnce(t *testing.T) {
	for _, first := range []reply{{429, "1"}, {502, ""}, {503, "1"}, {409, "1"}, {}} {
		got := send(t, http.MethodPost, nil, 0, first)
		if got.status != first.status || len(got.bodies) != 1 || len(got.waits) != 0 {
			t.Errorf("after %+v: %+v", first, got)
		}
		if first.status == 0 && !errors.Is(got.err, lost) {
			t.Errorf("the reason is gone: %v", got.err)
		}
	}
}

func TestNothingIsSentAgainAfterOtherStatuses(t *testing.T) {
	for _, status := range []int{400, 401, 402, 403, 404, 409, 413, 422, 500, 501} {
		if got := send(t, http.MethodPost, keyed, 0, reply{status: status}); got.status != status {
			t.Errorf("%d: %+v", status, got)
		}
	}
}

func TestAKeyedRequestWhoseFirstAttemptIsStillAtWork(t *testing.T) {
	got := send(t, http.MethodPost, keyed, 0, reply{409, "15"}, reply{status: 201})
	if got.status != 201 || !slices.Equal(got.waits, []time.Duration{15 * time.Second}) {
		t.Errorf("%+v", got)
	}
}

func TestARetryNeverComesSoonerThanRetryAfter(t *testing.T) {
	date := now.Add(61 * time.Second).Format(http.TimeFormat)
	for _, value := range []string{"61", date} {
		for _, chance := range []float64{0, 0.5, 1} {
			got := send(t, http.MethodGet, nil, chance, reply{429, value}, reply{status: 200})
			want := 61*time.Second + time.Duration(chance*float64(time.Second))
			if got.status != 200 || !slices.Equal(got.waits, []time.Duration{want}) {
				t.Errorf("%s at %v: %+v", value, chance, got)
			}
		}
	}
	past := now.Add(-time.Hour).Format(http.TimeFormat)
	if got := send(t, http.MethodGet, nil, 0, reply{429, past}, reply{status: 200}); !slices.Equal(got.waits, []time.Duration{0}) {
		t.Errorf("a date that has passed: %+v", got)
	}
	if got := send(t, http.MethodGet, nil, 0, reply{429, "soon"}, reply{status: 200}); !slices.Equal(got.waits, []time.Duration{250 * time.Millisecond}) {
		t.Errorf("no usable value: %+v", got)
	}
}

func TestALongerWaitThanAllowedIsTheCallers(t *testing.T) {
	for _, value := range []string{"91", "99999999999999999999"} {
		if got := send(t, http.MethodGet, nil, 0, reply{429, value}); got.status != 429 || len(got.waits) != 0 {
			t.Errorf("%s: %+v", value, got)
		}
	}
}

func TestTheWaitDoublesAndTheLastResponseIsGiven(t *testing.T) {
	got := send(t, http.MethodGet, nil, 1, reply{status: 503}, reply{status: 503}, reply{status: 503})
	if got.status != 503 || !slices.Equal(got.waits, []time.Duration{500 * time.Millisecond, time.Second}) {
		t.Errorf("%+v", got)
	}
}

func TestTheTimeoutHoldsForTheBody(t *testing.T) {
	transport := newRetrying(Options{Retries: NoRetries, Timeout: 20 * time.Millisecond, Transport: sender(
		func(request *http.Request) (*http.Response, error) {
			return &http.Response{StatusCode: 200, Body: io.NopCloser(dripping{request.Context()})}, nil
		})})
	request, _ := http.NewRequest(http.MethodGet, "https://service.example/things", nil)
	if _, err := transport.RoundTrip(request); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v", err)
	}
}

func TestAContextEndsTheWait(t *testing.T) {
	transport := newRetrying(Options{Transport: sender(func(*http.Request) (*http.Response, error) { return nil, lost })})
	ctx, cancel := context.WithCancel(context.Background())
	transport.chance = func() float64 { cancel(); return 1 }
	request, _ := http.NewRequestWithContext(ctx, http.MethodGet, "https://service.example/things", nil)
	if _, err := transport.RoundTrip(request); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}

// dripping is a body that never ends, until its request does.
type dripping struct{ ctx context.Context }

func (d dripping) Read(into []byte) (int, error) {
	if d.ctx.Err() != nil {
		return 0, d.ctx.Err()
	}
	into[0] = ' '
	return 1, nil
}
