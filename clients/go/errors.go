package answerscope

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"
)

// Error is a response that is not a success, in the service's error shape.
type Error struct {
	Status int
	// Code is a stable word for programs, such as CodeNotFound; "unknown" when the response is not the service's, as from a proxy.
	Code      string
	Message   string
	RequestID string
	// Details are the fields at fault, where there are any.
	Details []ErrorDetail
	// RetryAfter is how long the service asks you to wait; nil when it does not.
	RetryAfter *time.Duration
}

// ErrorDetail is a field at fault.
type ErrorDetail struct {
	Path    string `json:"path"`
	Message string `json:"message"`
}

func (e *Error) Error() string {
	return fmt.Sprintf("%d %s: %s", e.Status, e.Code, e.Message)
}

// IsCode tells whether err is an error response with this code.
func IsCode(err error, code string) bool {
	var response *Error
	return errors.As(err, &response) && response.Code == code
}

// IsStatus tells whether err is an error response with this HTTP status.
func IsStatus(err error, status int) bool {
	var response *Error
	return errors.As(err, &response) && response.Status == status
}

// Unwrap gives the body of a successful response; for any other response, the error is an *Error. It takes what an operation
// returns:
//
//	brands, err := answerscope.Unwrap(client.BrandsAPI.ListBrands(ctx).Execute())
func Unwrap[Body any](body Body, response *http.Response, err error) (Body, error) {
	if response == nil || response.StatusCode < 300 {
		return body, err
	}
	return body, errorOf(response, time.Now())
}

func errorOf(response *http.Response, now time.Time) *Error {
	content, _ := io.ReadAll(response.Body)
	response.Body = io.NopCloser(bytes.NewReader(content))
	var envelope struct {
		Error struct {
			Code      string        `json:"code"`
			Message   string        `json:"message"`
			RequestID string        `json:"requestId"`
			Details   []ErrorDetail `json:"details"`
		} `json:"error"`
	}
	result := &Error{
		Status:    response.StatusCode,
		Code:      "unknown",
		Message:   fmt.Sprintf("The service answered with status %d.", response.StatusCode),
		RequestID: response.Header.Get("X-Request-Id"),
	}
	if wait, ok := retryAfter(response.Header, now); ok {
		result.RetryAfter = &wait
	}
	if json.Unmarshal(content, &envelope) != nil || envelope.Error.Code == "" {
		return result
	}
	result.Code, result.Message, result.Details = envelope.Error.Code, envelope.Error.Message, envelope.Error.Details
	if envelope.Error.RequestID != "" {
		result.RequestID = envelope.Error.RequestID
	}
	return result
}
