// Package webhooks verifies that a webhook comes from the service and was not changed on its way. Give the raw bytes of the body, as
// they came: parsing them and writing them again changes them.
//
// Each delivery carries two signatures, either of which will do. Verify takes the one of the Standard Webhooks headers, which holds
// for both interfaces; VerifyServiceSignature the one in X-Service-Signature.
package webhooks

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// ErrNotVerified is a webhook that must not be believed. Answer it with 401.
var ErrNotVerified = errors.New("the webhook is not verified")

// ErrSecret is a mistake of the receiver: a secret begins with whsec_, followed by base64.
var ErrSecret = errors.New("a secret begins with whsec_, followed by base64")

// Request is what to verify, and with what. What is left out has its default.
type Request struct {
	// Body, byte for byte.
	Body   []byte
	Header http.Header
	// Secrets are whsec_…, as they were shown: one, or two during a rotation.
	Secrets []string
	// Tolerance is how far the time of the attempt may be from yours. Default 300 s.
	Tolerance time.Duration
	// Now is by default your clock.
	Now time.Time
}

// Verified is what is known of a webhook that is to be believed.
type Verified struct {
	// EventID is the same in every attempt and replay: remember it, for an event can come twice.
	EventID string
	SentAt  time.Time
}

var (
	secretForm    = regexp.MustCompile(`^whsec_([A-Za-z0-9+/]+)=*$`)
	directForm    = regexp.MustCompile(`^t=([0-9]+),v1=([0-9a-f]{64})$`)
	versionedForm = regexp.MustCompile(`^sha256=([0-9a-f]{64})$`)
	timeForm      = regexp.MustCompile(`^[0-9]{1,12}$`)
)

// Verify checks the Standard Webhooks headers (webhook-id, webhook-timestamp, webhook-signature). The error wraps ErrNotVerified, or
// ErrSecret.
func Verify(request Request) (Verified, error) {
	secrets, err := secretsOf(request)
	if err != nil {
		return Verified{}, err
	}
	values := map[string]string{}
	for _, name := range []string{"Webhook-Id", "Webhook-Timestamp", "Webhook-Signature"} {
		if values[name], err = only(request.Header, name); err != nil {
			return Verified{}, err
		}
	}
	id, timestamp := values["Webhook-Id"], values["Webhook-Timestamp"]
	sentAt, err := timely(timestamp, request)
	if err != nil {
		return Verified{}, err
	}
	var keys, signatures [][]byte
	for _, secret := range secrets {
		key, err := base64.RawStdEncoding.DecodeString(secretForm.FindStringSubmatch(secret)[1])
		if err != nil {
			return Verified{}, ErrSecret
		}
		keys = append(keys, key)
	}
	for _, entry := range strings.Split(values["Webhook-Signature"], " ") {
		encoded, ok := strings.CutPrefix(entry, "v1,")
		signature, err := base64.StdEncoding.DecodeString(encoded)
		if ok && err == nil {
			signatures = append(signatures, signature)
		}
	}
	return Verified{EventID: id, SentAt: sentAt}, requireOneOf(keys, id+"."+timestamp+".", request.Body, signatures)
}

// VerifyServiceSignature checks X-Service-Signature in the form of either interface: sha256=<hex> (versioned) or t=<seconds>,v1=<hex>
// (direct). The first has no time in it: it proves the sender and the body, not that the request is new. The error wraps ErrNotVerified,
// or ErrSecret.
func VerifyServiceSignature(request Request) error {
	secrets, err := secretsOf(request)
	if err != nil {
		return err
	}
	value, err := only(request.Header, "X-Service-Signature")
	if err != nil {
		return err
	}
	var keys [][]byte
	for _, secret := range secrets {
		keys = append(keys, []byte(secret))
	}
	before, encoded := "", ""
	if direct := directForm.FindStringSubmatch(value); direct != nil {
		if _, err := timely(direct[1], request); err != nil {
			return err
		}
		before, encoded = direct[1]+".", direct[2]
	} else if versioned := versionedForm.FindStringSubmatch(value); versioned != nil {
		encoded = versioned[1]
	} else {
		return refused("X-Service-Signature has a form that is not known")
	}
	signature, err := hex.DecodeString(encoded)
	if err != nil {
		return refused("X-Service-Signature is not hexadecimal")
	}
	return requireOneOf(keys, before, request.Body, [][]byte{signature})
}

// requireOneOf compares every key with every signature, each in constant time, and none less when one fits.
func requireOneOf(keys [][]byte, before string, body []byte, signatures [][]byte) error {
	fits := false
	for _, key := range keys {
		code := hmac.New(sha256.New, key)
		code.Write([]byte(before))
		code.Write(body)
		expected := code.Sum(nil)
		for _, signature := range signatures {
			if hmac.Equal(signature, expected) {
				fits = true
			}
		}
	}
	if !fits {
		return refused("no signature fits")
	}
	return nil
}

func timely(timestamp string, request Request) (time.Time, error) {
	if !timeForm.MatchString(timestamp) {
		return time.Time{}, refused("the time of the attempt is not a number")
	}
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil {
		return time.Time{}, refused("the time of the attempt is not a number")
	}
	now, tolerance := request.Now, request.Tolerance
	if now.IsZero() {
		now = time.Now()
	}
	if tolerance == 0 {
		tolerance = 300 * time.Second
	}
	sentAt := time.Unix(seconds, 0).UTC()
	if now.Truncate(time.Second).Sub(sentAt).Abs() > tolerance {
		return time.Time{}, refused("the time of the attempt is too far from now")
	}
	return sentAt, nil
}

func secretsOf(request Request) ([]string, error) {
	if len(request.Secrets) == 0 {
		return nil, ErrSecret
	}
	for _, secret := range request.Secrets {
		if !secretForm.MatchString(secret) {
			return nil, ErrSecret
		}
	}
	return request.Secrets, nil
}

// only gives the one value of a header; a header that is missing, or there twice, is no proof of anything.
func only(header http.Header, name string) (string, error) {
	values := header.Values(name)
	if len(values) != 1 || values[0] == "" {
		return "", refused("the header " + name + " is missing")
	}
	return values[0], nil
}

func refused(reason string) error {
	return fmt.Errorf("%w: %s", ErrNotVerified, reason)
}
