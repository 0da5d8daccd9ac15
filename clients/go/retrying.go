package answerscope

import (
	"bytes"
	"context"
	"io"
	"math/rand/v2"
	"net/http"
	"slices"
	"time"
)

const (
	firstWait     = 500 * time.Millisecond
	longestJitter = time.Second
)

var (
	transient  = []int{http.StatusTooManyRequests, http.StatusBadGateway, http.StatusServiceUnavailable}
	repeatable = []string{http.MethodGet, http.MethodHead, http.MethodOptions, http.MethodPut, http.MethodDelete}
)

// retrying sends a request again when that can help and cannot do harm: after 429, 502, 503, a connection that failed or an attempt
// that timed out, and only what may be done twice, that is GET, HEAD, OPTIONS, PUT, DELETE and whatever carries an
// Idempotency-Key.
//
// A retry never comes sooner than Retry-After says, and a little later by chance, so that many clients do not come back at once.
// Without the header the wait doubles each time, half of it by chance.
type retrying struct {
	next    http.RoundTripper
	retries int
	timeout time.Duration
	maxWait time.Duration
	now     func() time.Time
	// From 0 to 1.
	chance func() float64
	wait   func(context.Context, time.Duration) error
}

func newRetrying(options Options) *retrying {
	transport := &retrying{
		next:    options.Transport,
		retries: options.Retries,
		timeout: options.Timeout,
		maxWait: options.MaxWait,
		now:     time.Now,
		chance:  rand.Float64,
		wait:    pause,
	}
	if transport.next == nil {
		transport.next = http.DefaultTransport
	}
	if transport.retries == 0 {
		transport.retries = 2
	}
	if transport.timeout == 0 {
		transport.timeout = 150 * time.Second
	}
	if transport.maxWait == 0 {
		transport.maxWait = 90 * time.Second
	}
	return transport
}

func (t *retrying) RoundTrip(request *http.Request) (*http.Response, error) {
	if request.Body != nil {
		defer request.Body.Close()
	}
	most := 0
	if mayRepeat(request) {
		most = t.retries
	}
	for retry := 0; ; retry++ {
		response, err := t.attempt(request)
		if err != nil && (retry >= most || request.Context().Err() != nil) {
			return nil, err
		}
		if err == nil && retry >= most {
			return response, nil
		}
		wait, again := t.waitAfter(request, response, retry)
		if !again {
			return response, nil
		}
		if err := t.wait(request.Context(), wait); err != nil {
			return nil, err
		}
	}
}

// attempt sends the request once and reads the whole response, so that its time-out holds for the body too.
func (t *retrying) attempt(request *http.Request) (*http.Response, error) {
	ctx, cancel := context.WithTimeout(request.Context(), t.timeout)
	defer cancel()
	once := request.Clone(ctx)
	if request.GetBody != nil {
		body, err := request.GetBody()
		if err != nil {
			return nil, err
		}
		once.Body = body
	}
	response, err := t.next.RoundTrip(once)
	if err != nil {
		return nil, err
	}
	body, err := io.ReadAll(response.Body)
	response.Body.Close()
	if err != nil {
		return nil, err
	}
	response.Body = io.NopCloser(bytes.NewReader(body))
	response.Request = request
	return response, nil
}

// waitAfter says how long to wait after a response, or nil where there was none, and whether to send again at all.
func (t *retrying) waitAfter(request *http.Request, response *http.Response, retry int) (time.Duration, bool) {
	var asked time.Duration
	isAsked := false
	if response != nil {
		asked, isAsked = retryAfter(response.Header, t.now())
		// A 409 that says when to come back is the first attempt still at work: its reply comes under the same key.
		atWork := response.StatusCode == http.StatusConflict && isAsked && isKeyed(request)
		if !atWork && !slices.Contains(transient, response.StatusCode) {
			return 0, false
		}
	}
	if !isAsked {
		full := min(firstWait<<min(retry, 20), t.maxWait)
		return time.Duration(float64(full) * (0.5 + t.chance()/2)), true
	}
	jitter := min(asked/4+100*time.Millisecond, longestJitter)
	return asked + time.Duration(float64(jitter)*t.chance()), asked <= t.maxWait
}

func mayRepeat(request *http.Request) bool {
	if request.Body != nil && request.Body != http.NoBody && request.GetBody == nil {
		return false
	}
	return isKeyed(request) || slices.Contains(repeatable, request.Method)
}

func isKeyed(request *http.Request) bool {
	return request.Header.Get("Idempotency-Key") != ""
}

func pause(ctx context.Context, wait time.Duration) error {
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}
