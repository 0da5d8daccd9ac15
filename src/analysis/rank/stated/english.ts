import { readNumeral } from '../numerals.ts';
import { CARDINAL, MEDAL, ORDINAL, placeInWords } from '../place-words.ts';
import type { Surroundings } from './surroundings.ts';

/** "third", "21st", "number 4", "No. 2", "#3" */
const PLACE = `(?:(?<ordinal>${ORDINAL})|(?<numbered>\\d{1,3}(?:st|nd|rd|th))|(?:number[ -]|no\\.? ?|# ?)(?<number>\\d{1,3}|${CARDINAL}))`;
/** "By the fourth" is no place. */
const UP_TO = '\\b(?:by|until|till|since|after|before|from)';
const RUNNER_UP = '(?<second>runner-up|runners-up)';

const BEFORE = new RegExp(
  `(?:(?<!${UP_TO} (?:the )?|[\\p{L}\\d])${PLACE}(?: (?:place|spot|position|choice|pick|on (?:the|my|our) list|rank)(?: (?:in|of|on|for) (?:the|my|our|this) [a-z][a-z -]{1,30})?)?(?:,? (?:still |always |now |then )?(?:is|was|comes|came|goes to|went to|belongs to|(?:would|will|might|must|has to)(?: still| always| now)? be|we have|i(?:'d| would) (?:put|pick|choose|place)|place goes to)|[:,](?: (?:by (?:a|some) [a-z]{3,12}|hands down|without (?:a )?doubt|no contest),)?)|\\b(?:${RUNNER_UP}|(?:the )?(?<first>(?:overall |clear )?winner|top spot|top pick|top choice)(?: (?:for|of|overall|here)[^.;:,\\n]{0,40})?)(?: is| was| goes to| went to|:| would be)) (?:the )?["“]?$`,
  'u',
);
const RUNNER_UP_BEFORE = /\brunners?-up\b(?: [a-z' ]{0,60})?(?::|,| is| was| goes to| went to) (?:the )?["“]?$/;
/** In third place, behind Gregory, sits …; first place in our test goes once more to … */
const SITS_BEFORE = new RegExp(
  `\\b(?:in|at) (?:joint |a (?:close|distant|solid) )?${PLACE}(?: (?:place|spot|position))?(?:,| and)? (?:[^.;:\\n]{3,80},? )?(?:sits?|comes?|is|was|stands?|lands?|follows?|we (?:find|have)) (?:the )?$`,
);
const GOES_BEFORE = new RegExp(
  `\\b(?:${PLACE} (?:place|prize|spot|position|honou?rs)|(?<medal>${MEDAL}) medal)(?: [^.;:\\n,]{0,40})? (?:goes|went|belongs|falls|fell|is awarded|was awarded)(?: [a-z ]{0,14})? to (?:the )?["“]?$|\\b(?:top honou?rs|top spot|the crown|the win)(?: [^.;:\\n,]{0,30})? (?:goes|went)(?: [a-z ]{0,14})? to (?:the )?$`,
);
/** Second on my list, right after Oticon, comes …; first, to general surprise, came … */
const COMES_BEFORE = new RegExp(
  `(?:^|[.;:!?] )(?:and |but )?(?:in )?(?:a (?:close|distant) )?${PLACE}(?: place)?(?: on (?:my|our|the) [a-z ]{0,12}list)?,[^.;:\\n]{3,80}, ?(?:comes?|came|follows|followed) (?:the )?$`,
);
const TIED_BEFORE = new RegExp(`\\b(?:tied|joint|level) (?:for |in |at )?(?:the )?${PLACE}\\b[^.;:\\n]{0,80}$`);

/** Of a model: "Kia EV6 is fourth". */
const LEAD =
  '^(?: ?[则也就]?是(?= ?[a-z]))?(?:\'s [a-z]+)?(?: [a-z]*\\d[a-z\\d.-]{0,10}| (?!is |was |are |were |came |comes |comes? in)[a-z]{2,12}(?= (?:[a-z]*\\d[a-z\\d.-]{0,10} )?(?:is|was|came|comes|finished|took|takes|ranks|ranked|places|placed|earned|earns|claimed|claims) )){0,2}["”]?,? ?(?:(?:which|who|that) )?(?:(?:currently|clearly|also|then|only|just|again|still|even|eventually|finally|now|at the moment) )*';
const NOT_A_PLACE =
  '(?!-| (?:generation|gen|largest|biggest|most|best|time|quarter|half|to |in (?:sales|customer|market|terms)|version|option|year|language|party|hand|class|only|century|[a-z]+(?:ed|est)\\b))';
/** What goes on after a place; after other ordinals stands what they count. */
const PLACE_END = `(?= ?[,.;:)!\\n]|$| (?:place|spot|slot|berth|position|prize|(?:choice|pick)(?= for|[,.;:)]|$)|overall|here|behind|among|but|because|thanks|again|followed|out of|and (?!foremost)|of (?:the |these |those |our |all )*(?:\\d|${CARDINAL}|them|(?:bunch|lot|pack|field)\\b)|on (?:my|our|this|the list|the table|the podium)|with (?:a|an|\\d[^ ]*|just|only) |in (?:our|my|this|that|the (?:test|list|ranking|rankings|table|poll|survey|comparison|field|final))\\b|at \\d|this (?:year|time)|for (?:its|the best)))`;
const AFTER = new RegExp(
  `${LEAD}(?:comes? (?:in )?|came (?:in )?|is |was |are |were |ranks? |ranked |takes? |took (?:home )?|places? |placed |finish(?:es|ed) |sits |lands |landed |follows |gets |got |earns |earned |claims |claimed |holds |held |keeps |kept |secures |secured |would be |ended up |ends up |stands |tied |ties |shares |shared )(?:(?:placed|ranked|rated|voted|judged|listed) ?|in |at |as |only |the |my |our |a |close |clear |distant |solid |joint |equal |for |tied for )*(?:${PLACE}${PLACE_END}|(?:number|no\\.?|#) ?(?<no>\\d{1,3})(?![\\d.]*\\d)|${RUNNER_UP}|(?<first>top (?:spot|pick|choice)|winner(?! of))|第(?<han>[一二三四五六七八九十]{1,3}|\\d{1,3})(?![\\d一二三四五六七八九十届代个款次家]))(?![a-z])${NOT_A_PLACE}`,
);
/** Takes bronze; gold and silver are colours and grades as well. */
const MEDAL_AFTER = new RegExp(
  `^(?: [a-z]*\\d[a-z\\d-]*)? (?:(?:had to |has to |must )?settles? for|settled for|takes?|took|won|wins|earns?|earned|claims?|claimed|secures?|secured|gets the|got the|takes the|took the|took home) (?<medal>${MEDAL})(?= medal|[,.;)]|$| and\\b| in (?:our|this|(?:the|a) (?:[a-z]+ )?(?:tests?|tasting|comparison|ranking|contest))\\b)`,
);
/** Acme, our runner-up; the fourth-ranked Acme; I'd rank Acme third; at number four we find Acme. */
const APPOSED = new RegExp(
  `^,? (?:our|the|a|my|this year's) (?:clear |close |distant |solid )?(?:${RUNNER_UP}|${PLACE} (?:place|pick|choice|prize)\\b)|^, ${PLACE} of (?:the |these |our )?(?:${CARDINAL}|\\d{1,2}|them)\\b|^ rounds? out (?:the|our) (?:top )?(?:(?<word>three|four|five)|(?<third>podium))`,
);
const ON_LIST = new RegExp(`^[^.;\\n]{0,80}\\b${PLACE} on (?:my|our|the|this) list\\b`);
/** Last of the four operators; bottom of the five. */
const LAST_OF = new RegExp(
  `^ (?:comes?|came|is|was|finish(?:es|ed)|ranks?|ranked|places?|placed|sits|ends up|ended up)(?: in| at| dead| the)* (?:last|bottom) (?:of|among|out of) (?:the |all |these |our )*(?<word>${CARDINAL}|\\d{1,2})\\b`,
);
/** Everybody asks about it. It is only fourth on my list. */
const OF_IT = new RegExp(
  `^[^\\n]{0,50}?[.;:] (?:it|they) (?:is|are|was|were|comes?|came|ranks?|ranked|finish(?:es|ed)|lands?|landed|sits?)(?: in| at| only| just| still| the| a| close| distant)* ${PLACE}${PLACE_END}`,
);
/** Came in as the third most reliable make; placed third with decent soup. */
const RATED = new RegExp(
  `^,? ?(?:(?:which|who|that) )?(?:(?:came|comes) in|finish(?:es|ed)|placed?|ranked?|ranks|rated|was (?:rated|ranked|placed|voted))(?: (?:as )?the ${PLACE}[ -](?:most [a-z]+|best|[a-z]+est)\\b| ${PLACE} with )`,
);
/** Neither first nor second but fourth. */
const NOT_BUT = new RegExp(
  `^[^.;:\\n]{0,40}?\\b(?:neither|not) (?:in )?(?:first|second|third)\\b[^.;:\\n]{0,24},? but (?:only |in |a )*${PLACE}(?=[,.;)\\n]|$| (?:place|in|on|behind)\\b)`,
);
const SECOND_ONLY = /^[^.;:\n]{0,40}?\bsecond only to (?!none|nobody|no one|its own)/;
/** Makes much of itself, but it ranked sixth. */
const BUT_IT = new RegExp(
  `^[^.;:\\n]{0,70}?,? (?:but|yet) (?:it|they) (?:is|are|was|were|comes?|came|ranks?|ranked|finish(?:es|ed)|lands?|landed|sits?)(?: in| at| only| just| still| the| a)* ${PLACE}${PLACE_END}`,
);
const NEARLY_LAST =
  '(?<nearly>second[- ](?:to[- ])?last|second from (?:the )?bottom|last but one|next to last|penultimate)';
/** Came second to last; finished bottom: of how many is said elsewhere. */
const FROM_BEHIND = new RegExp(
  `^[^.;:\\n]{0,40}?\\b(?:comes?|came|finish(?:es|ed)|ranks?|ranked|places?|placed|is|was|sits?|sat|lands?|landed|ends? up|ended up)(?: in| at| dead| the| a)* (?:${NEARLY_LAST}|last|bottom)(?: place| spot| of the (?:list|table|heap|pile))?(?=[,.;:)\\n]|$| (?:because|since|with|after|behind|and|but|for|in (?:our|this|the)|of|out of|among)\\b)`,
);
const SAYS_LAST = /last|bottom|penultimate/;
const LAST_GOES_BEFORE = new RegExp(
  `\\b(?:${NEARLY_LAST}|last|bottom|the wooden)(?: place| spot| spoon)? (?:goes|went|belongs|fell|falls) to (?:the )?["“]?$`,
);
/** Out of six carriers; eight milks went into the same cup; all five of them. */
const ALL = new RegExp(
  `(?:\\b(?:of|among|all|these|tested|tried|compared|rated|ranked|with) (?:the |these |all |our )*|(?:^|[.:;!?\\n] ?)(?:the |these |all |our )?)(${CARDINAL}|\\d{1,2})(?= [a-z])`,
  'g',
);
const LAST = new RegExp(`^ (?:[a-z]+ ){0,2}last,? (?:in |at )?${PLACE}`);
const RANKED_BEFORE = new RegExp(`\\b${PLACE}-(?:placed|ranked|rated|seeded) $`);
const PUT =
  /\b(?:rank|ranks|ranked|put|puts|place|places|placed|rate|rates|rated|ranking|putting|placing|rating|voted|named|have|has|with) (?:the )?$/;
const PUT_AFTER = new RegExp(
  `^(?: [a-z0-9.-]{1,12})? (?:in |at |as )?(?:the |a )?(?:distant |close )?${PLACE}\\b${NOT_A_PLACE}`,
);
const FOUND_BEFORE = new RegExp(
  `\\b(?:at|in) ${PLACE}(?: place| spot)?,? (?:we|you|i)(?:'ll)? (?:find|have|see|put|would put|place) (?:the )?$`,
);
/** Slid from second to fifth; moved up two places, from number five to number three. */
const MOVED = new RegExp(
  `^[^.;:\\n]{0,30}?\\b(?:(?:slid|slides|slipped|slips|fell|falls|dropped|drops|rose|rises|climbed|climbs|jumped|jumps|moved|moves|tumbled|sank|slumped|leapt|advanced)\\b[^.;:\\n]{0,44}?|(?:goes|went|is|are) (?:up |down )?from [^.;:\\n]{2,24} )to (?:the )?${PLACE}(?: (?:place|spot|position))?(?=[,.;:)\\n]|$| (?:in|on|behind|this|after|with|and|from|while|as)\\b)`,
);
/** Fifth last year and second now. */
const NOW = new RegExp(
  `^[^.;:\\n]{0,60}?\\b(?:is|are|now|currently) (?:now |only |again )*${PLACE},? (?:now|this year|today|this time)\\b`,
);
/** Of a field of its own it says nothing about the answer: "tops the charts in Japan". */
const WHOLE = '(?! (?:on|in|for|of|at) (?!(?:our|this|the) (?:test|list|ranking|comparison|survey|poll)\\b))';
const TOPS = new RegExp(
  `^(?:'s [a-z]+)? (?:(?:tops|topped|heads|headed|leads|led) (?:the|our|this|that|every|my)(?: (?!sales)[a-z'-]+){0,2} (?:list|rankings?|table|charts?|poll|pack|field|survey|test|league|board|leaderboard|class|standings)\\b${WHOLE}|(?:came|comes|finished|finishes|ends up|ended up|came out|comes out) (?:out )?on top\\b${WHOLE}|second to none\\b)`,
);
const WON = new RegExp(`^ (?:won|wins) (?:it|the (?:test|comparison|shoot-?out|contest|round|tasting))\\b${WHOLE}`);
/** Ranked #4 on the list, X; the second of them, X; the third-largest carrier: X. */
const COUNTED = new RegExp(
  `\\b(?:(?:ranked|rated|placed|coming in|sitting|landing|finishing) (?:at |in )?|(?<!${UP_TO} )the )(?:(?<ordinal>${ORDINAL})|(?<numbered>\\d{1,3}(?:st|nd|rd|th))|(?:number |no\\.? ?|# ?)(?<number>\\d{1,2}))(?: (?:place|spot))?(?:(?: of (?:them|these|the [a-z]+)| (?:on|in) (?:the|this|my|our) (?:list|ranking|rankings|chart))?(?:,| is|:)|-(?:largest|biggest|best|most [a-z]+|cheapest|highest|strongest) [^.:;,]{0,40}(?:: ?| is| goes to)) (?:the )?["“]?$`,
);
/** First Brave, second Firefox. */
const TOLD =
  /(?:^|[.:,;(] ?(?:and |then )?|\bthen )(first|second|third|fourth|fifth)(?: comes| is|,|:)? ?(?:consider |look at |try |take |pick |go with |there's |there is )?(?:the )?["“]?$/;
const BARE_AFTER = new RegExp(
  `^ ?(?:at |in )?(?:# ?|number )(?:(?<number>\\d{1,3})(?![\\d.]*\\d)|(?<word>${CARDINAL})\\b)(?=[,.; )]|$| and\\b)`,
);
/** Gucci holds first place, Dior the third; Lexus in second place and Toyota in first. */
const ELLIPSIS_AFTER = new RegExp(
  `^,? ?(?:\\d[\\d.,%]*,? )?(?:only )?(?:was |came |came up |with )?(?:in |the |at )?(?:(${ORDINAL}|${MEDAL})|(\\d{1,3}(?:st|nd|rd|th)))(?: place)?(?: and last)?(?=[,.;:)]|$| and\\b| but\\b| with\\b| of\\b)`,
);
/** In first place, Guittard; third place went to Lavazza, second to Dallmayr; gold to one, silver to …; fifth and last, Ghirardelli. */
const ELLIPSIS_BEFORE = new RegExp(
  `(?:\\b(?:in )?(?:(${ORDINAL}|${MEDAL})|(\\d{1,3}(?:st|nd|rd|th)))(?: place| prize| spot| medal)?(?: and last)?(?:,|:| (?:went|goes|go) to(?: the [a-z]+,)?| to(?: the [a-z]+,)?)) ?(?:the )?$`,
);
const ANY_PLACE = new RegExp(
  `\\b(?:${ORDINAL}|${MEDAL}|\\d{1,3}(?:st|nd|rd|th)|(?:number|no\\.?|#) ?\\d{1,2})\\b`,
  'g',
);
/** A, B and C took first, second and third place respectively. */
const RESPECTIVELY = new RegExp(
  `\\b(?:took|take|finished|came|ranked|rank|placed|were|are|in|hold|held)\\b(?: in)?((?:,? (?:and )?(?:the )?(?:${ORDINAL})(?: place)?){2,})[^.;\\n]{0,24}\\brespectively`,
);
/** First, it is free; second, … : what is counted there is no brand. */
const REASONED = /\b(?:why|reasons?|advantages|arguments)\b[^\n]{0,280}$/;

/** The place that English words around a mention give it, 0 when they give none. */
export function statedInEnglish({ before, earlier, after, alone }: Surroundings): number {
  const moved = MOVED.exec(alone) ?? NOW.exec(alone) ?? corrected(alone);
  if (moved) return placeOf(moved);
  if (alone.includes('second only') && SECOND_ONLY.test(alone)) return 2;
  const respectively = RESPECTIVELY.exec(after);
  if (respectively) return inTurn(after.slice(0, respectively.index), respectively[1] ?? '');
  const counted = COUNTED.exec(before);
  if (counted) return placeOf(counted);
  const isReasoned = REASONED.test(earlier);
  const told = isReasoned ? null : TOLD.exec(before);
  if (told && isTold(earlier, after, told[1] ?? '')) return placeInWords(told[1]);
  const bare = BARE_AFTER.exec(after);
  if (bare) return placeOf(bare);
  const beside = isReasoned ? 0 : toldBeside(before, after, `${earlier}${after}`);
  if (beside > 0) return beside;
  // Head is my first choice, Rossignol my second choice.
  const apposed = APPOSED.exec(alone);
  if (apposed) return placeOf(apposed);
  const around =
    SITS_BEFORE.exec(before) ??
    COMES_BEFORE.exec(before) ??
    (isReasoned ? null : BEFORE.exec(before)) ??
    GOES_BEFORE.exec(before);
  if (around) return placeOf(around) || 1;
  if (RUNNER_UP_BEFORE.test(before)) return 2;
  const ranked =
    RANKED_BEFORE.exec(before) ?? FOUND_BEFORE.exec(before) ?? (PUT.test(before) ? PUT_AFTER.exec(alone) : null);
  if (ranked) return placeOf(ranked);
  const behind =
    AFTER.exec(alone) ??
    MEDAL_AFTER.exec(alone) ??
    LAST.exec(alone) ??
    ON_LIST.exec(alone) ??
    LAST_OF.exec(alone) ??
    OF_IT.exec(alone) ??
    RATED.exec(alone);
  if (behind) return placeOf(behind);
  const last = (SAYS_LAST.test(alone) ? FROM_BEHIND.exec(alone) : null) ?? LAST_GOES_BEFORE.exec(before);
  if (last) return countedFromBehind(last, earlier, alone);
  if (TOPS.test(alone) || (WON.test(alone) && ordinalsIn(`${earlier}${after}`) > 0)) return 1;
  return placeOf(TIED_BEFORE.exec(before));
}

/** Patterns are looked for only where the word stands that they turn on. */
function corrected(alone: string): RegExpExecArray | null {
  const turns = alone.includes(' but ') || alone.includes(' yet ');
  return turns ? (BUT_IT.exec(alone) ?? NOT_BUT.exec(alone)) : null;
}

function placeOf(found: RegExpExecArray | null): number {
  const { first, second, third, ordinal, numbered, number, no, word, medal, han } = found?.groups ?? {};
  if (first) return 1;
  if (second) return 2;
  if (third) return 3;
  if (han) return readNumeral(han) ?? 0;
  return placeInWords(ordinal ?? numbered ?? number ?? no ?? word ?? medal);
}

/** Of the names between this one and the verb, each has a place of its own behind this one's. */
function inTurn(between: string, told: string): number {
  const places = told.match(new RegExp(ORDINAL, 'g')) ?? [];
  const behind = between.match(/, (?!and\b)|,? and\b|,? & /g)?.length ?? 0;
  return placeInWords(places[places.length - 1 - behind]);
}

/** Where several places are given in one sentence, a bare ordinal beside a name is its place. */
function toldBeside(before: string, after: string, around: string): number {
  const found = ELLIPSIS_AFTER.exec(after) ?? ELLIPSIS_BEFORE.exec(before);
  return found && ordinalsIn(around) > 1 ? placeInWords(found[1] ?? found[2]) : 0;
}

/** 0 where it is not said of how many. */
function countedFromBehind({ groups }: RegExpExecArray, earlier: string, alone: string): number {
  const [all] = [...alone.matchAll(ALL), ...[...earlier.matchAll(ALL)].reverse()];
  const total = placeInWords(all?.[1]);
  return groups?.nearly ? Math.max(0, total - 1) : total;
}

function ordinalsIn(text: string): number {
  return new Set(text.match(ANY_PLACE)).size;
}

/** Whether the word before or after it in counting stands near, too. */
function isTold(earlier: string, after: string, said: string): boolean {
  return said === 'first' ? /\b(?:second|then|next)\b/.test(after) : /\bfirst\b/.test(earlier);
}
