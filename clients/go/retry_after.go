package answerscope

import (
	"net/http"
	"strconv"
	"strings"
	"time"
)

// retryAfter reads how long a response asks to wait, given in seconds or as a date; false without a usable Retry-After.
func retryAfter(header http.Header, now time.Time) (time.Duration, bool) {
	value := header.Get("Retry-After")
	if value != "" && strings.Trim(value, "0123456789") == "" {
		seconds, err := strconv.ParseInt(value, 10, 32)
		if err != nil {
			seconds = 1<<31 - 1
		}
		return time.Duration(seconds) * time.Second, true
	}
	at, err := http.ParseTime(value)
	if err != nil {
		return 0, false
	}
	return max(0, at.Sub(now)), true
}
