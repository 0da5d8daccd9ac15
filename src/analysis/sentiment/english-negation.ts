/**
 * What a word of praise or blame weighs after what stands around it in its clause: "not good" is blame, "not bad" faint
 * praise, "least noisy" praise; what a product prevents is no blame of it, and what it merely records is nothing at all.
 */
export function weighEnglish(before: string, said: string, after: string, weight: number): number {
  const isFaint = Math.abs(weight) < 0.75;
  if (weight < 0) {
    if (RECORDED.test(before)) return 0;
    if (PREVENTED.test(before)) return 0.5;
    if (/^ (?:the )?least\b/.test(after)) return 1;
    if (/\bleast $/.test(before)) return 1;
  } else if (/\bleast $/.test(before)) return -1;
  if (NOBODY_KNOWN.test(before)) return weight > 0 ? -1.5 : 1.5;
  if (!NEGATION.test(before)) return weight;
  // "No better laptop", "never been better": the comparison is with everything else.
  if (/\b(?:no|never(?: been)?|nothing) $/.test(before) && /^(?:better|safer)$/.test(said)) return 1;
  if (/\bnothing (?:short of|but|less than) $/.test(before)) return weight;
  if (isFaint) return -weight;
  // "Not the cheapest" finds little fault.
  if (weight > 0 && /(?:est|best|perfect)$/.test(said)) return -0.4;
  return weight > 0 ? -Math.max(0.9, weight * 0.7) : 0.9;
}

const NEGATION =
  /(?:\b(?:not(?! (?:only|just|merely|to mention))|no(?! (?:wonder|doubt|question|matter|less|longer (?:a|an)))|never|neither|nor|hardly|barely|rarely|seldom|scarcely|without|lacks?|lacking|cannot|far from|free of|free from|nothing|none of|fails? to|failed to|unable to|zero|(?<!a )few|(?<!a )little|less|anything but|stop(?:ped)?|short of|nobody|no one|isn't|aren't)\b|n't\b)(?: (?!(?:and|but|because|which|so|until|unless|if) )[a-z'-]+){0,3}[ -]*$|\b(?:yet|struggl(?:e|es|ed)|fail(?:s|ed)?) to(?: (?!(?:and|but) )[a-z'-]+){0,6} $/;
/** "I don't know a single person who …", "I am not aware of any …". */
const NOBODY_KNOWN =
  /(?:\b(?:not|never|no|yet to)\b|n't\b)(?: [a-z'-]+){0,2} (?:know|met|meet|heard|hear|aware|seen|see|found|find|imagine)(?: (?:of|from))?(?: (?:a|an|any|one|anyone|anybody|a single))(?: [a-z'-]+){0,4} $/;
const PREVENTED =
  /\b(?:reduc(?:e|es|ed|ing)|eliminat(?:e|es|ed|ing)|avoid(?:s|ed|ing)?|prevent(?:s|ed|ing)?|minimi[sz](?:e|es|ed|ing)|fix(?:es|ed|ing)?|solv(?:e|es|ed|ing)|resolv(?:e|es|ed|ing)|address(?:es|ed|ing)?|remov(?:e|es|ed|ing)|combat(?:s|ing)?|overc(?:ome|omes|oming|ame)|protect(?:s|ed|ing)? (?:you |us |it |against |from )+|guard(?:s|ed)? against|cut(?:s|ting)? (?:down )?(?:on|out)?|eas(?:e|es|ed|ing)|reliev(?:e|es|ed|ing)|sooth(?:e|es|ed|ing)|sav(?:e|es|ed|ing) (?:you|us|me) (?:from )?|get(?:s|ting)? rid of|got rid of|tam(?:e|es|ed|ing)|kill(?:s|ed|ing)?|keep(?:s|ing)? out|kept out|resist(?:s|ed|ing)?|repel(?:s|led|ling)?|without|free of|free from|less|fewer|instead of|rather than|unlike)(?: (?!(?:and|but) )[a-z-]+){0,2} $/;
const RECORDED =
  /\b(?:quarantin(?:e|es|ed|ing)|report(?:s|ing)?|flag(?:s|ged|ging)?|filter(?:s|ed|ing)?|group(?:s|ed|ing)?|track(?:s|ed|ing)?|monitor(?:s|ed|ing)?|log(?:s|ged|ging)?|catch(?:es|ing)?|cover(?:s|ed|ing)?|insur(?:e|es|ed|ing)|against|screen(?:s|ed|ing)? for|treat(?:s|ed|ing)?|manag(?:e|es|ed|ing)|handl(?:e|es|ed|ing)|detect(?:s|ed|ing)?|block(?:s|ed|ing)?|scan(?:s|ned|ning)? for|delet(?:e|es|ed|ing)|writes|excludes?|alerts? (?:you )?(?:to|about|when|if)|warns? (?:you )?(?:of|about|when|if)|in (?:case|the event) of|types? of|sells? products? against|specialis\w+ in|practice)(?:,? (?!(?:and then|but|is|are|was|were|which|who|that|it|so) )[a-z-]+){0,7},? $/;
