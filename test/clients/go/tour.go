// A check, a brand, a probe, citations, an error and two 429: what they gave, as one JSON document.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"os"
	"slices"
	"time"

	answerscope "answerscope.example/client-go"
	"answerscope.example/client-go/direct"
	"answerscope.example/client-go/v1"
)

// must ends the tour at the first error that is not expected.
func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func errorOf[T any](_ T, err error) *answerscope.Error {
	var response *answerscope.Error
	if !errors.As(err, &response) {
		log.Fatalf("no error response: %v", err)
	}
	return response
}

func main() {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Minute)
	defer cancel()
	url := os.Getenv("ANSWERSCOPE_URL")
	client := answerscope.NewV1(answerscope.Options{BaseURL: url + "/", APIKey: os.Getenv("ANSWERSCOPE_API_KEY")})
	keyed := answerscope.NewDirect(answerscope.Options{BaseURL: url, APIKey: os.Getenv("ANSWERSCOPE_DIRECT_KEY")})
	free := answerscope.NewDirect(answerscope.Options{BaseURL: url})

	request := free.CheckAPI.RunCheck(ctx).CheckRequest(direct.CheckRequest{
		BrandName: "Brightboard", Industry: "project management software", Competitors: []string{"Tasklane"},
	})
	check := must(answerscope.Unwrap(request.Execute()))
	limited := errorOf(answerscope.Unwrap(request.Execute()))

	creation := client.BrandsAPI.CreateBrand(ctx).IdempotencyKey(fmt.Sprint(time.Now().UnixNano())).
		BrandRequest(v1.BrandRequest{Name: "蔚来 Brightboard", Category: "项目管理软件"})
	brand := must(answerscope.Unwrap(creation.Execute())).Brand
	repeated, response, err := creation.Execute()
	must(answerscope.Unwrap(repeated, response, err))
	accepted := must(answerscope.Unwrap(client.ProbesAPI.CreateProbe(ctx).ProbeRequest(v1.ProbeRequest{
		BrandId: brand.Id, Platforms: []v1.Platform{v1.PLATFORM_DEEPSEEK, v1.PLATFORM_GLM},
	}).Execute()))
	probe := must(answerscope.WaitForProbe(ctx, client, accepted.RunId, answerscope.ProbeWait{Interval: 50 * time.Millisecond}))
	query := must(answerscope.Unwrap(keyed.QueryAPI.QueryPlatforms(ctx).QueryRequest(direct.QueryRequest{
		Brand: "Brightboard", Category: "project management software", Platforms: []direct.DirectPlatform{direct.DIRECTPLATFORM_CHATGPT},
	}).Execute()))
	detail := must(answerscope.Unwrap(client.BrandsAPI.GetBrand(ctx, brand.Id).Execute()))
	authority := must(answerscope.Unwrap(client.AuthorityAPI.GetAuthority(ctx).BrandId(brand.Id).Execute()))

	domains := []string{}
	for citation, err := range answerscope.EachCitation(client.CitationsAPI.ListCitations(ctx).BrandId(brand.Id).Limit(1)) {
		domains = append(domains, must(citation, err).SourceDomain)
	}
	slices.Sort(domains)

	// The proxy refuses this one once, and asks for a second.
	before := time.Now()
	listed := must(answerscope.Unwrap(client.BrandsAPI.ListBrands(ctx).Execute()))
	waited := time.Since(before)

	platforms, results, names, analysed := []string{}, [][]any{}, []string{}, []bool{}
	for _, entry := range check.Summary {
		platforms = append(platforms, entry.Platform)
	}
	for _, result := range probe.Results {
		results = append(results, []any{result.Platform, result.GetMentioned(), result.GetRank(), result.Interval.Get() != nil})
	}
	for _, each := range listed.Brands {
		names = append(names, each.Name)
	}
	for _, run := range query.Runs {
		analysed = append(analysed, run.Results[0].Analysis.Get() != nil)
	}
	stranger := answerscope.NewV1(answerscope.Options{BaseURL: url})
	document := map[string]any{
		"check":     platforms,
		"remaining": check.GetRateLimitRemaining(),
		"limited":   []any{limited.Status, limited.Code, limited.RetryAfter.Seconds()},
		"replayed":  []any{response.Header.Get("Idempotency-Replayed"), repeated.Brand.Id == brand.Id},
		"createdAt": time.Since(brand.CreatedAt) < time.Hour,
		"brands":    names,
		"status":    probe.Status,
		"results":   results,
		"lastScan":  detail.LastScan.Get().RunId == probe.RunId,
		"query":     analysed,
		"geoScore":  authority.GetGeoScore() >= 0,
		"citations": slices.Compact(slices.Clone(domains)),
		"missing":   errorOf(answerscope.Unwrap(client.BrandsAPI.GetBrand(ctx, "019aa3f0-11d2-7c44-8a53-5b1f2d9c7e10").Execute())),
		"invalid": errorOf(answerscope.Unwrap(client.ProbesAPI.CreateProbe(ctx).ProbeRequest(v1.ProbeRequest{
			BrandId: brand.Id, Platforms: []v1.Platform{"hunyuan"},
		}).Execute())),
		"stranger": errorOf(answerscope.Unwrap(stranger.BrandsAPI.ListBrands(ctx).Execute())),
		"waited":   waited.Seconds(),
	}
	if err := json.NewEncoder(os.Stdout).Encode(document); err != nil {
		log.Fatal(err)
	}
}
