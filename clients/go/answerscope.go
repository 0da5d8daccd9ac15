// Package answerscope is a typed client of the Answerscope interfaces: NewDirect for /api, NewV1 for /api/v1.
//
// What the packages direct and v1 hold is generated from the published documents: operations and models. Here is what comes on
// top: retries, time-outs, and errors by status and code.
package answerscope

import (
	"net/http"
	"strings"
	"time"

	"answerscope.example/client-go/direct"
	"answerscope.example/client-go/v1"
)

const userAgent = "answerscope-go/0.1.0"

// Options of a client. What is left out has its default.
type Options struct {
	// BaseURL is where the service is, as in https://answerscope.example; the interface's prefix is added.
	BaseURL string
	// APIKey is sent as a Bearer key. Without one, only public operations are open.
	APIKey string
	// Retries are the attempts after the first. Default 2; NoRetries switches them off.
	Retries int
	// Timeout is the longest time of one attempt, its body included. Default 150 s: longer than the longest work of the service, a query.
	Timeout time.Duration
	// MaxWait bounds what is waited for: a response that asks to wait longer is given to the caller at once. Default 90 s; the limits
	// by the minute ask for less.
	MaxWait time.Duration
	// Transport sends each attempt. Default http.DefaultTransport.
	Transport http.RoundTripper
}

// NoRetries, as Options.Retries, sends everything once.
const NoRetries = -1

// NewDirect makes a client of the direct interface. It may be used by several goroutines.
func NewDirect(options Options) *direct.APIClient {
	configuration := direct.NewConfiguration()
	configuration.Servers = direct.ServerConfigurations{{URL: options.address("/api")}}
	configuration.DefaultHeader = options.headers()
	configuration.UserAgent = userAgent
	configuration.HTTPClient = &http.Client{Transport: newRetrying(options)}
	return direct.NewAPIClient(configuration)
}

// NewV1 makes a client of the versioned interface. It may be used by several goroutines.
func NewV1(options Options) *v1.APIClient {
	configuration := v1.NewConfiguration()
	configuration.Servers = v1.ServerConfigurations{{URL: options.address("/api/v1")}}
	configuration.DefaultHeader = options.headers()
	configuration.UserAgent = userAgent
	configuration.HTTPClient = &http.Client{Transport: newRetrying(options)}
	return v1.NewAPIClient(configuration)
}

func (options Options) address(prefix string) string {
	return strings.TrimRight(options.BaseURL, "/") + prefix
}

func (options Options) headers() map[string]string {
	if options.APIKey == "" {
		return map[string]string{}
	}
	return map[string]string{"Authorization": "Bearer " + options.APIKey}
}
