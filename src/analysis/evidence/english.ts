import type { Span } from '../boundaries.ts';
import type { Ambiguity } from '../names/ambiguity.ts';
import { CALENDAR, isEverydayEnglish, PLACES } from '../names/common-english.ts';
import { isHan } from '../text/characters.ts';
import type { VisibleText } from '../visible-text.ts';
import { headsItem, isMarkedItem, opensSentence, startsItem } from './item-start.ts';
import type { Surroundings } from './surroundings.ts';
import { isEnumerated, nearestWithin, sentenceOf } from './surroundings.ts';
import { sharesVocabulary } from './vocabulary.ts';

const ENGLISH_NEGATIVE_AFTER =
  /^(?:[’'-]?(?: pies?| juice| cider| trees?| sauce| orchards?| seeds?| vinegar| crumble| slices?| cores?| peels?| rainforest| river| basin| jungle| delta| scripts?| script(?:ing)?| egg| finger| variant| soap bar| years?\b|-(?!like|based|branded|owned|made|compatible|only|powered|backed|exclusive|certified|approved|hosted|issued|run|built|designed|sponsored|style)[a-z]| morning| afternoon| evening| night| through\b| to friday| and cream))/;
const ENGLISH_TARGETED_AFTER = /^ (?:audiences?|markets?|prices?|dates?|customers?|users?|demographics?|groups?)\b/;
/** Small words after which the name can only have been a verb or a common noun. */
const ENGLISH_GOES_ON = /^ (?:of|that|between|the|your|our|a|an|this|these|to)\b/;
const ENGLISH_BEFORE_NAME =
  /(?:^|[\s(,"])(?:with|like|using|use|uses|used|by|from|at|via|and|or|vs\.?|versus|than|choose|try|consider|recommend|prefer|brand|company|brands|called|named|including|both|while|about|alternatives? to|competitors?|switch(?:ed|ing)? to|such as|on|in|of|for|to|is|was|are)(?: the)? ?["(]?$/;
const ENGLISH_AFTER_NAME =
  /^(?:\.com|\.so|\.io|[’']s\b|\)|,| \(| (?:is|has|offers?|provides?|was|lets|allows?|makes?|also|helps?|gives?|comes|delivers?|features|includes?|supports?|integrates?|excels?|stands|remains|ranks?|sells|launched|announced|ai|app|inc|corp|ltd|llc|group|pro|plus|max|ultra|air|cloud|music|watch|tv|prime|one|home|business|software|platform|brand|company|stores?|products?|laptops?|phones?|watches|headphones|mattress(?:es)?|shoes|jackets?|users|customers|support|and|or|vs|can|may|might|will|does|works?|focuses|ranked|leads?|tends|seems|would|could|for|shines|targets|boasts|starts|uses|costs|isn't|wasn't|doesn't|hasn't|can't|won't|had|got|did|should|must|remains)\b)/;
const COMMON_NOUN_BEFORE =
  /(?:^|[\s"(])(?:a|an|the|any|some|no|your|our|their|its|his|her|my|this|that|these|those|each|every|per|one|two|three|main|primary|key|new|specific|ideal|fresh|ripe|red|green|eat|eating|slightly)\s$/;
const CALENDAR_BEFORE =
  /(?:on|every|next|last|this|by|until|till|from|since|each|through|and|or|late|early|mid|in|of|to|between|,|-) ?(?:the )?$/;
const CALENDAR_AFTER =
  /^(?: (?:morning|afternoon|evening|night|to|through|and|or|at|is the first|\d|blues|mornings|nights)|s\b|[,-] ?(?:\d|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)|\.$)/;

/** What a company or product does, in the third person. */
const DOES =
  "is|was|has|had|does|did|makes|made|takes|took|gets|got|gives|gave|goes|went|comes|came|keeps|kept|lets|puts|sets|says|said|sells|sold|buys|bought|builds|built|wins|won|leads|led|loses|lost|beats|beat|runs|ran|costs|pays|paid|charges|offers|provides|allows|helps|supports|includes|integrates|works|feels|fits|lasts|needs|wants|requires|uses|shows|handles|manages|tracks|delivers|ships|serves|suits|excels|shines|stands|remains|stays|tends|seems|looks|boasts|features|focuses|relies|depends|launched|launches|announced|announces|released|releases|introduced|acquired|acquires|merged|owns|charges|raised|raises|cut|cuts|earns|earned|repairs|covers|starts|ships|adds|added|brings|brought|combines|competes|ranks|ranked|scores|scored|targets|appeals|dominates|holds|grew|grows|expanded|supports|reported|reports|opened|opens|closed|lacks|struggles|falls|fell|delivers|generates|writes|wrote|reads|answers|replaced|replaces|protects|blocks|syncs|automates|simplifies|connects|stores|protects|promises|guarantees|covers|refunds|returns|accepts|denied|denies|settled|faces|faced|lags|trails|edges|outsells|outperforms|hosts|lists|books|compares|searches|tastes|smells|cleans|cools|heats|isn't|wasn't|doesn't|didn't|hasn't|can't|won't|couldn't|can|could|may|might|will|would|should|must|still|also|now|never|always|already|usually|often|even|and|or|vs|versus|but|for|on|in|at|with|from|to|as|by|because|if|when|while|where|which|who|than|too|again|instead|first|here|there|then|only|just|rather|either|both|itself|alone";
const DOING = new RegExp(
  `^ (?:(?:[a-z]+ly )?(?:[a-z]{3,}ed|froze|hid|sank|quit|stole|spent|sent|blew|broke|drew|threw|sued|kept|met|left|swept|knew|chose|began|ate|caught|taught|let)|${DOES})\\b`,
);
/** Root prices you, Wise undercuts its rivals: a verb in the third person, by what comes after it. */
const VERB_THEN_OBJECT =
  /^ [a-z]{2,}s (?:the|a|an|its|your|their|his|her|our|my|no|all|both|each|every|some|any|most|more|less|fewer|only|just|\d|up|out|off|down|by|with|without|from|into|over|under|about|around|to|for|at|in|than|that|you|it|them|us|me|everything|anything|nothing|well|better|best|worse|faster|roughly|almost|[a-z]+ly)\b/;
/** Discover how far, Focus on one task, Ring again when: what is said to the reader. */
const IMPERATIVE_AFTER =
  /^ (?:(?:how|why|whether|where|which)\b|in (?:mind|on)\b|[a-z]{3,}s on (?:the|your|my)\b|(?:on|from|at|into|about|with|against) (?:the|an?|one|your|my|what|how|each|every|[a-z]+ing)\b|(?:again|twice|once) (?:when|if|after|before|until|and|to)\b)/;
/** Gap analysis shows, visa applications take: the name is the first half of a compound that does something. */
const BASE =
  'are|were|have|do|can|should|will|may|might|must|could|would|make|take|start|cost|show|need|require|help|chase|begin|vary|differ|run|drive|save|give|get|go|come|keep|let|put|say|tell|use|want|work|look|seem|feel|fit|include|offer|provide|contain|rose|rise|fell|fall|lead|mean|matter|happen|grow|live|eat|feed|lie|sit|stand|hold|bring|turn|open|close|weigh|calm|made|never|often|rarely|usually|seldom|change|follow|add|move|stay|remain|support|allow|compare|compile|belong|shrink|used|sell|buy|expect|choose|prefer|agree|apply|arrive|expire|vanish|disappear|fade|glow|blink|appear|depend|rely|complain|lose|melt';
const COMPOUND_AFTER = new RegExp(
  `^ (?!(?:${DOES})\\b)(?:[a-z]{3,}(?<!ly|ed)(?: (?:is|was|has|does|${BASE})\\b)|[a-z]{3,}(?<!ly|ed|[^si]s) (?!(?:its|this|less|plus|always|sales|users|customers)\\b)[a-z]{3,}(?<!ss|us|is)s\\b)`,
);
const BRAND_NOUN =
  /^ (?:app|apps|account|accounts|site|website|store|stores|brand|team|platform|product|products|lineup|range|card|cards|logo|website|stock|shares|ceo|workspace|channel|user|users|customers?|drivers?|riders?|page|marketplace|subscription|plan|plans|api|integration|service|services|employees?|headquarters|office|circle|executive|spokes\w+|hosts?|driver|ecosystem|family|model|models|crossover|suv|sedan|phone|laptop|tablet|watch|headphones|mattress(?:es)?|shoes?|jackets?|machines?|blenders?|review|reviews|alternatives?|competitors?|deals?|gift cards?|support|warranty|returns|shares|itself|proper)\b/;
const LANDMARK =
  /\b(?:(?:Times|Union|Trafalgar|Red|Town|Market|Leicester|Central|Washington|Madison|Main|Harvard|Herald|Pioneer|Wall|Hyde|Golden|Grand|Silicon|Death) (?:Square|Gate|Park|Valley|Street|Canyon|Bay)|(?:New|South|North|East|West|Saint|St\.?|Mount|Lake|Cape|Fort|Port|San) \p{Lu}\p{Ll}+)$/u;
/** Words that say nothing by standing first in a sentence. */
const FUNCTION_WORDS = new Set(
  'on in at by for to of and or but so nothing something indeed away still then just like only over under up down out off all any every each one first last next new best this that it once ever always never now here there away like'.split(
    ' ',
  ),
);

export const GIVEN_NAME =
  /(?:^|[^\p{L}])(?:Abraham|Harrison|Henry|John|James|William|George|Thomas|Robert|Michael|David|Richard|Joseph|Charles|Daniel|Matthew|Andrew|Paul|Mark|Steven?|Peter|Brian|Kevin|Jason|Jeff(?:rey)?|Ryan|Jacob|Gary|Eric|Jonathan|Larry|Justin|Scott|Brandon|Benjamin|Sam(?:uel)?|Frank|Alexander|Patrick|Jack|Dennis|Jerry|Tyler|Aaron|Adam|Nathan|Mary|Patricia|Jennifer|Linda|Elizabeth|Susan|Jessica|Sarah|Karen|Lisa|Nancy|Margaret|Emily|Michelle|Laura|Anna|Emma|Kate|Jane|Alice|Julia|Helen|Rachel|Maria|Betty|Gerald|Kurt|Walter|Tim(?:othy)?|Mel|Garth|Wernher von|Eva|Karl|Chandra|Nath|Max|Chevy|Joe|Winston|Herbert|Edgar|Nikola|Antonio|Franco|Chris(?:topher)?|Albert|Arthur|Edward|Alfred|Ernest|Fred(?:erick)?|Harold|Howard|Hugh|Jim(?:my)?|Johnny|Bob(?:by)?|Bill(?:y)?|Tom|Tony|Nick|Ben|Mike|Matt|Luke|Louis|Martha|Sophie|Charlotte|Catherine|Anne?|Amy|Angela|Diana|Ellen|Hannah|Lucy|Olivia|Rebecca|Ruth|Sandra|Simone|Thurgood|Paris|nephew|niece|brother|sister|son|daughter|uncle|aunt|cousin|Uncle|Aunt|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|President|Professor|Senator|Captain) $/u;
const STATE_AFTER =
  /^, (?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|florida|georgia|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new |north |south |ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|england|scotland|ontario|brazil|argentina)/;
/** Teams work better: more than one of them. */
const PLURAL_DOES = new RegExp(`^ (?:${BASE})\\b`);

/** What a passage speaks of where the word means the star, the animal, the plant. */
const SENSES: readonly (readonly [ReadonlySet<string>, RegExp])[] = [
  [
    new Set(
      'mercury saturn mars jupiter venus neptune earth moon sun galaxy orbit comet eclipse nova luna corona meteor'.split(
        ' ',
      ),
    ),
    /\b(?:planets?|orbits?|solar|telescopes?|moons?|rings|gas giant|astronom|nasa|spacecraft|sun|eclipse|poison|thermometer|pandemic|virus)/,
  ],
  [
    new Set(
      'jaguar puma panther lynx tiger lion wolf fox bear eagle falcon hawk dolphin whale shark beaver otter owl raven crane swan dove bee ant spider snake cobra python viper turtle rabbit horse mustang bronco ram bull croc gazelle impala kangaroo koala camel elephant mouse bat duck goose penguin'.split(
        ' ',
      ),
    ),
    /\b(?:species|predators?|prey|habitat|cats? in|wildlife|zoo|forest|nest(?:s|ed|ing)?|feathers?|wings?|herd|cattle|animals?|birds?|mammals?|trail|roared|hunted|breed|endangered|river bank|migrat)/,
  ],
  [
    new Set(
      'apple orange peach mango banana lime lemon cherry olive kiwi papaya plum fig berry blackberry raspberry strawberry avocado tomato pumpkin sage basil mint pepper ginger garlic clove'.split(
        ' ',
      ),
    ),
    /\b(?:peel|ripe|orchards?|harvest|recipe|bake|baked|baking|dice|slice|sliced|juice|salad|butter|cinnamon|vitamin|fibre|fiber|fruits?|eat|eating|leaves|soup|roast|cook|tart|crisp|sauce)\b/,
  ],
];

/** What there is one of: the Web, the West. */
const UNIQUE = new Set(
  'web internet cloud net west east north south state bank church crown union capital continent coast gulf cape strait lake'.split(
    ' ',
  ),
);

/** Orange County, Echo Park, Virgin Islands, Chase Field. */
const PLACE_AFTER =
  /^ (?:Valley|County|Park|Fields?|Islands?|Beach|Lake|River|Street|Avenue|Road|Bay|Creek|Hills?|Mountains?|Canyon|Forest|Bridge|Stadium|Arena|University|College|Church|Cathedral|Fair|Festival|Springs|Falls|Harbou?r|Coast|Night Football|States|Nations|Kingdom|Arab Emirates|Court|Rica|Brava|Cluster|Plan|Brothers|Dam)\b/;
const ALIEN = 1;

const RIVERS_AND_WILDS =
  /river|rainforest|jungle|trek|hik(?:e|ing)|glacier|brazil|peru|argentin|chile|deforest|indigenous|wildlife|tribe|basin|mountain|desert|valley|canyon|backpack|national park|kingdom|ancient|island|region/;

/** Monday.com. */
const OWN_DOMAIN = /^\.(?:com|io|ai|so|app|co|net|org|cn)\b/;

/** Teams that laugh: who has a name is not told from others of that name. */
const DEFINING_CLAUSE = /^ (?:that|who|whose) [a-z]/;

/** Slack channels, the Square app: what comes next is what the brand has. */
function isOwnNoun(after: string, around: Surroundings): boolean {
  return BRAND_NOUN.test(after) || sharesVocabulary(/^ [a-z]+/.exec(after)?.[0] ?? '', around.vocabulary);
}

export function englishEvidence(span: Span, ambiguity: Ambiguity, around: Surroundings): number {
  const { folded, original } = around.view;
  const written = original.slice(span.from, span.to);
  const isCapital = /\p{Lu}/u.test(written);
  const before = folded.slice(Math.max(0, span.start - 24), span.start);
  const after = folded.slice(span.end, span.end + 24);
  const sentence = sentenceOf(around.view, span);
  const opens = opensSentence(around.view, span);
  const joinsChinese = isHan(around.view.codes[span.start - 1] ?? 0) || isHan(around.view.codes[span.end] ?? 0);
  // Where the whole answer is in small letters, small letters say nothing.
  let score = isCapital ? (opens ? 0 : 2) : ambiguity.isCapitalised ? (around.hasCapitals ? -4 : -1.5) : -3;
  if (joinsChinese) score += 3;
  if (/^[\p{Lu}\d&]{2,}$/u.test(written) && written.length > 1) score += 1;
  const isMultiWord = folded.slice(span.start, span.end).includes(' ');
  if (isMultiWord && isCapital && /\s\p{Lu}/u.test(written)) score += 2;
  const heads = headsItem(around.view, span);
  if (heads && !(ambiguity.isCalendar && CALENDAR_AFTER.test(after))) score += 3;
  if (isEnumerated(span, around.certain, folded)) score += 3;
  else if (nearestWithin(span, around.certain, folded, sentence)) score += 1;
  const nextName = /^ ?(\p{Lu}[\p{L}\d]*|\d+)/u.exec(original.slice(span.to, span.to + 20));
  const isCompound = !isMultiWord && COMPOUND_AFTER.test(after) && !isOwnNoun(after, around);
  const acts = ENGLISH_AFTER_NAME.test(after) || DOING.test(after);
  if (acts || (isCapital && VERB_THEN_OBJECT.test(after))) score += isCapital ? 2 : 1;
  else if (isCapital && /^ [a-z]{3,}(?<!ss|us|si)s\b/.test(after) && !isCompound) score += 1;
  if (OWN_DOMAIN.test(after)) score += 4;
  const word = folded.slice(span.start, span.end);
  const sense = SENSES.find(([words]) => words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1))));
  if (sense?.[1].test(sentence.text))
    score -= DOING.test(after) && !/^ (?:is|has|are|was|can|of)\b/.test(after) ? 1 : 4;
  if (
    isCapital &&
    (GIVEN_NAME.test(original.slice(Math.max(0, span.from - 14), span.from)) || STATE_AFTER.test(after)) &&
    !isMultiWord
  )
    score -= 6;
  if (opens && word.endsWith('s') && PLURAL_DOES.test(after)) score -= 3;
  if (!isMultiWord && DEFINING_CLAUSE.test(after)) score -= 4;
  if (
    opens &&
    (!heads || after.startsWith(',')) &&
    FUNCTION_WORDS.has(word) &&
    !(nextName && !CALENDAR.has(nextName[1]?.toLowerCase() ?? ''))
  )
    score -= 8;
  if (opens && /^ (?:and|or) [a-z]/.test(original.slice(span.to, span.to + 8))) score -= 2;
  if (isCapital && opens && isCompound && !around.isEstablished)
    score -= sharesVocabulary(sentence.text, around.vocabulary) ? 1 : 2;
  if (
    isCapital &&
    opens &&
    !isMultiWord &&
    /^ (?:in|out|up|down|off|over|your|the|my|our|a|an|some|each|every|[a-z]+ing)\b/.test(after) &&
    !BRAND_NOUN.test(after)
  )
    score -= 3;
  if (isCapital && opens && !isMultiWord && !nextName && !isMarkedItem(around.view, span)) {
    // Coach travel is cheap: a capital that the sentence gives, and a word after it that no company does or has.
    const mayBeVerb = VERB_THEN_OBJECT.test(after) || (/^ [a-z]{2,}s\b(?! ?[,.;:])/.test(after) && !isCompound);
    if (/^ [a-z]/.test(after) && !acts && !mayBeVerb && !isOwnNoun(after, around)) score -= 3;
    if (IMPERATIVE_AFTER.test(after)) score -= 3;
  }
  // Discover it® Miles
  if (isCapital && /^ ?[\p{L}\d]{0,12}[®™℠]/u.test(original.slice(span.to, span.to + 16))) score += 5;
  const isDefined = /^ is (?:an?|the|one)\b/.test(after) && !COMMON_NOUN_BEFORE.test(before);
  if (!isCapital && isDefined && sharesVocabulary(sentence.text, around.vocabulary)) score += 4;
  if (ENGLISH_BEFORE_NAME.test(before)) score += 1;
  if (/[“"]$/.test(before) && /^[”"]/.test(after) && isCapital) score += 1;
  const nextWord = /^ ?(\p{Lu}[\p{L}\d]*|\d+)/u.exec(original.slice(span.to, span.to + 20));
  if (
    isCapital &&
    /(?:\*\*|__|\[)$/.test(original.slice(Math.max(0, span.from - 2), span.from)) &&
    startsItem(around.view, span)
  )
    score += 1;
  if (nextWord && isCapital) {
    // A product's name goes on in capitals: "Away Carry-On", at the start of an item all the more.
    score += startsItem(around.view, span)
      ? 3
      : /^ ?\p{Lu}[^\s]* (?:\p{Lu}|\d)/u.test(original.slice(span.to, span.to + 40))
        ? 2
        : 1;
  }
  if (sharesVocabulary(sentence.text, around.vocabulary)) score += isCapital || opens ? 1.5 : 1;
  else if (around.sharesTrade && isCapital && !around.isEstablished) score += 0.5;
  const lead = original.slice(Math.max(0, span.from - 24), span.from);
  if (isCapital && !isMultiWord && !startsItem(around.view, span)) {
    // Times Square, Red Square: the end of a longer proper name.
    const previous = /(^|[^\s] |\n)(\p{Lu}[\p{Ll}]+) $/u.exec(lead)?.[2];
    if (
      previous &&
      !LEADS_TO_NAME.has(previous.toLowerCase()) &&
      !around.certain.some((other) => other.to === span.from - 1)
    )
      score -=
        /(?:^|[^a-z])(?:the|an?) \p{Lu}\p{Ll}+ $/iu.test(lead) && !isEverydayEnglish(previous.toLowerCase()) ? 4 : 3;
    if (LANDMARK.test(`${lead}${written}`)) score -= 4;
    // "the Amazon" is the river, "the Slack workspace" the company's.
    if (
      /(?:^|[^a-z])(?:the|a|an|your|our|his|her|their|this|that) $/.test(before) &&
      !nextWord &&
      !BRAND_NOUN.test(after) &&
      (DOING.test(after) || /^(?:[.,;:!?)\n]|$| [a-z]{3,}s\b)/.test(after))
    )
      score -= !/the $/.test(before) ? 0 : PLACES.has(word) || sense || UNIQUE.has(word) ? 3 : 1;
  }
  if (PLACES.has(folded.slice(span.start, span.end))) {
    if (RIVERS_AND_WILDS.test(sentence.text)) score -= 6;
    else if (
      /(?:^|[^a-z])(?:in|across|through|throughout|around|visit|visiting|of|to) (?:the )?$/.test(before) &&
      !around.isEstablished
    )
      score -= 2;
  }
  // Orange-flavoured tea: whatever the sentence begins with has a capital.
  if (ENGLISH_NEGATIVE_AFTER.test(after)) score -= opens && after.startsWith('-') ? 8 : 4;
  else if (!nextWord && ENGLISH_GOES_ON.test(after))
    score -= isCapital && !opens && !/^ (?:of|that|between)\b/.test(after) ? 1 : 4;
  else if (isCapital && /^ of \p{Lu}/u.test(original.slice(span.to, span.to + 6))) score -= 4;
  if (isCapital && !isMarkedItem(around.view, span) && PLACE_AFTER.test(original.slice(span.to, span.to + 16)))
    score -= 6;
  if (isCapital && !isMultiWord && /\p{Lu}\p{L}+['’]s $/u.test(original.slice(Math.max(0, span.from - 14), span.from)))
    score -= 3;
  // Nothing of the trade and no other brand in the whole answer.
  if (around.knowsTrade && !around.sharesTrade && around.certain.length === 0 && opens && !heads && !acts)
    score -= ALIEN;
  if (ENGLISH_TARGETED_AFTER.test(after) && !VERB_THEN_OBJECT.test(after) && (!isCapital || opens))
    score -= sharesVocabulary(sentence.text, around.vocabulary) ? 0 : 4;
  if (COMMON_NOUN_BEFORE.test(before) && !isMultiWord) score -= isCapital ? 1 : 3;
  if (ambiguity.isCalendar) {
    score -= opens && !heads ? 3 : 1;
    if (CALENDAR_BEFORE.test(before) && !heads) score -= 3;
    if (OTHER_DAYS.test(folded.slice(Math.max(0, span.start - 800), span.end + 800).replaceAll(word, ''))) score -= 3;
    if (CALENDAR_AFTER.test(after)) score -= 3;
    if (
      /(?:每周|下周|上周|本周|这周|每个|星期)[一二三四五六日]? ?$/.test(before) ||
      /^ ?(?:早上|上午|中午|下午|晚上|之前|前|那天|当天|例会|站会|放假|休息)/.test(after)
    )
      score -= 6;
  }
  if (folded.slice(span.start, span.end).length === 1) score -= 2;
  return score;
}

export function hasCapitals({ original }: VisibleText): boolean {
  return /\p{Lu}/u.test(original.slice(0, 2_000));
}

const OTHER_DAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/;
/** Words with a capital at the start of a sentence after which a name may come. */
const LEADS_TO_NAME = new Set(
  'with for at on in from to by via and or but while when if as like unlike than is are does do can could should would will has have was use using try choose pick consider compare visit switch both either neither only even also then today yesterday here once since after before because so although though however buy buying book booking order ordering shop shopping get getting open opening check see skip avoid meet ask take rent compared versus vs not why how what which where who instead of the a an my our your his her their its this that these those between among about against over under through within without during until per via near inside besides despite except given prefer love loves recommend recommends genuine real original actual authentic official fake counterfeit new old many most several two three today rate call let put add make makes made'.split(
    ' ',
  ),
);
