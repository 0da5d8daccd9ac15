package answerscope

import (
	"encoding/json"
	"testing"

	"answerscope.example/client-go/v1"
)

const incident = `{"id":"i-1","brandId":"b","severity":"low","type":"t","title":"t","openedAt":"2026-11-21T08:00:00.5Z","status":"open","evidenceCount":3}`

func TestWhatALaterReleaseAdds(t *testing.T) {
	var fields map[string]any
	if err := json.Unmarshal([]byte(incident), &fields); err != nil {
		t.Fatal(err)
	}
	fields["severity"], fields["added"] = "catastrophic", map[string]any{"deep": true}
	later, _ := json.Marshal(fields)
	var read v1.Incident
	if err := json.Unmarshal(later, &read); err != nil {
		t.Fatal(err)
	}
	if read.Severity != v1.INCIDENTSEVERITY_UNKNOWN_DEFAULT_OPEN_API || read.AdditionalProperties["added"] == nil || read.EvidenceCount != 3 {
		t.Errorf("%+v", read)
	}
}

func TestWhatIsKnown(t *testing.T) {
	var read v1.Incident
	if err := json.Unmarshal([]byte(incident), &read); err != nil {
		t.Fatal(err)
	}
	if read.Severity != v1.INCIDENTSEVERITY_LOW || read.OpenedAt.UnixMilli() != 1795248000500 || len(read.AdditionalProperties) != 0 {
		t.Errorf("%+v", read)
	}
}
