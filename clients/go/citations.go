package answerscope

import (
	"iter"

	"answerscope.example/client-go/v1"
)

// EachCitation gives every source of a list, newest first, page after page as you go on. It takes the request of the first page:
//
//	for citation, err := range answerscope.EachCitation(client.CitationsAPI.ListCitations(ctx).BrandId(id).Days(30)) {
//
// After an error there is nothing more.
func EachCitation(request v1.ApiListCitationsRequest) iter.Seq2[v1.Citation, error] {
	return func(yield func(v1.Citation, error) bool) {
		for {
			page, err := Unwrap(request.Execute())
			if err != nil {
				yield(v1.Citation{}, err)
				return
			}
			for _, citation := range page.Citations {
				if !yield(citation, nil) {
					return
				}
			}
			cursor := page.NextCursor.Get()
			if cursor == nil {
				return
			}
			request = request.Cursor(*cursor)
		}
	}
}
