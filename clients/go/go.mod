module answerscope.example/client-go

go 1.23
