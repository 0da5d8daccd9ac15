const THROAT_CLEARING =
  /^(?:众所周知|随着|在当今|如今|近年来|大家都知道|不得不说|值得一提的是|总的来说|综上所述|首先|说到|提到|作为一[个家款名]|在这个|让我们|你是否|您是否|是否还在|in today['’]s|in the (?:modern|ever|fast)|in a world|as we all know|it is (?:no secret|well known|important to note)|it['’]s no secret|needless to say|let['’]s|when it comes to|have you ever|are you looking|are you tired|first of all|to begin with|welcome to|imagine|nowadays|these days|in this article|we are (?:proud|excited|pleased)|at the end of the day)/i;

/** Whether a sentence only prepares for what is to be said. */
export function clearsThroat(sentence: string): boolean {
  return THROAT_CLEARING.test(sentence.trim());
}
