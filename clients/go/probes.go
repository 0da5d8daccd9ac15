package answerscope

import (
	"context"
	"time"

	"answerscope.example/client-go/v1"
)

// ProbeWait is how often to look. What is left out has its default.
type ProbeWait struct {
	// Interval is the first wait between two looks; it grows by half each time. Default 200 ms.
	Interval time.Duration
	// MaxInterval is the longest wait between two looks. Default 5 s.
	MaxInterval time.Duration
}

// WaitForProbe waits until a probe is over and gives its report, also of one that failed or was cancelled: see its Status. When ctx
// ends, so does the waiting; the probe itself goes on.
func WaitForProbe(ctx context.Context, client *v1.APIClient, runID string, wait ProbeWait) (*v1.Probe, error) {
	interval, longest := wait.Interval, wait.MaxInterval
	if interval == 0 {
		interval = 200 * time.Millisecond
	}
	if longest == 0 {
		longest = 5 * time.Second
	}
	for {
		probe, err := Unwrap(client.ProbesAPI.GetProbe(ctx, runID).Execute())
		if err != nil || (probe.Status != "queued" && probe.Status != "running") {
			return probe, err
		}
		if err := pause(ctx, interval); err != nil {
			return nil, err
		}
		interval = min(interval*3/2, longest)
	}
}
