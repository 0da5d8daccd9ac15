import type { Span } from '../boundaries.ts';
import type { Ambiguity } from '../names/ambiguity.ts';
import { CALENDAR, isEverydayEnglish, PLACES } from '../names/common-english.ts';
import { institutionAfter } from '../names/institutions.ts';
import { passagesOf } from '../names/senses.ts';
import { isHan, isSmallLetter } from '../text/characters.ts';
import { isDated, isRowOfTimetable, tellsOtherDays } from './calendar.ts';
import { isCapitalised } from './capitals.ts';
import { headsItem, isHeading, isMarked, startsItem } from './item-start.ts';
import { countOfKind } from './kinds.ts';
import { namesPerson } from './persons.ts';
import { countOfSense, countOfSenseNear } from './senses.ts';
import type { Surroundings } from './surroundings.ts';
import { isEnumerated, nearestWithin, sentenceOf } from './surroundings.ts';
import { isTitleCase } from './title-case.ts';
import { sharesVocabulary } from './vocabulary.ts';

const ENGLISH_NEGATIVE_AFTER =
  /^(?:[’'-]?(?: pies?| juice| cider| trees?| sauce| orchards?| seeds?| vinegar| crumble| slices?| cores?| peels?| rainforest| river| basin| jungle| delta| scripts?| script(?:ing)?| egg| finger| variant| soap bar| years?\b|-(?!like|based|branded|owned|made|compatible|only|powered|backed|exclusive|certified|approved|hosted|issued|run|built|designed|sponsored|style)[a-z]| morning| afternoon| evening| night| through\b| to friday| and cream))/;
const ENGLISH_TARGETED_AFTER = /^ (?:audiences?|markets?|prices?|dates?|customers?|users?|demographics?|groups?)\b/;
/** Small words after which the name can only have been a verb or a common noun. */
const ENGLISH_GOES_ON = /^ (?:of|that|between|the|your|our|a|an|this(?! (?:time|week|month|year))|these|to)\b/;
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
  `^ (?:used to (?:be|have)\\b|(?:[a-z]+ly )?(?:[a-z]{3,}ed|froze|hid|sank|quit|stole|spent|sent|blew|broke|drew|threw|sued|kept|met|left|swept|knew|chose|began|ate|caught|taught|let)|${DOES})\\b`,
);
const JOINED_AFTER = /^ (?:and|or|for|in|on|at|to|with) /;
/** Root prices you, Wise undercuts its rivals: a verb in the third person, by what comes after it. */
const VERB_THEN_OBJECT =
  /^ [a-z]{2,}s (?:the|a|an|its|your|their|his|her|our|my|no|all|both|each|every|some|any|most|more|less|fewer|only|just|\d|up|out|off|down|by|with|without|from|into|over|under|about|around|to|for|at|in|than|that|you|it|them|us|me|everything|anything|nothing|well|better|best|worse|faster|roughly|almost|[a-z]+ly)\b/;
/** Surf lessons in Cornwall: more than one thing, which no company does. */
const NOUNS_AFTER =
  /^ [a-z]+(?:[st]ions|sons|ings|ities|ists|isms|ries|ships|hoods|nesses|ologies|ments|ances|ences|lodges|tours|trips|trails|boards|waves)\b/;
/** Discover how far, Focus on one task, Ring again when: what is said to the reader. */
const IMPERATIVE_AFTER =
  /^ (?:(?:how|why|whether|where|which)\b|in (?:mind|on)\b|[a-z]{3,}s on (?:the|your|my)\b|(?:on|from|at|into|about|with|against) (?:the|an?|one|your|my|what|how|each|every|[a-z]+ing)\b|(?:again|twice|once) (?:when|if|after|before|until|and|to)\b)/;
/** Gap analysis shows, visa applications take: the name is the first half of a compound that does something. */
const BASE =
  'are|were|have|do|can|should|will|may|might|must|could|would|make|take|start|cost|show|need|require|help|chase|begin|vary|differ|run|drive|save|give|get|go|come|keep|let|put|say|tell|use|want|work|look|seem|feel|fit|include|offer|provide|contain|rose|rise|fell|fall|lead|mean|matter|happen|grow|live|eat|feed|lie|sit|stand|hold|bring|turn|open|close|weigh|calm|made|never|often|rarely|usually|seldom|change|follow|add|move|stay|remain|support|allow|compare|compile|belong|shrink|used|sell|buy|expect|choose|prefer|agree|apply|arrive|expire|vanish|tend|return|breed|nest|disappear|fade|glow|blink|appear|depend|rely|complain|lose|melt';
const COMPOUND_AFTER = new RegExp(
  `^ (?!(?:${DOES})\\b)(?:[a-z]{3,}(?<!ly|ed)(?: (?:is|was|has|does|${BASE})\\b)|[a-z]{3,}(?<!ly|ed|[^si]s) (?!(?:its|this|less|plus|always|sales|users|customers)\\b)[a-z]{3,}(?<!ss|us|is)s\\b)`,
);
const BRAND_NOUN =
  /^ (?:app|apps|account|accounts|site|website|store|stores|brand|team|platform|product|products|lineup|range|card|cards|logo|website|stock|shares|ceo|workspace|channel|user|users|customers?|drivers?|riders?|page|marketplace|subscription|plan|plans|api|integration|service|services|employees?|headquarters|office|circle|executive|spokes\w+|hosts?|driver|ecosystem|family|model|models|crossover|suv|sedan|phone|laptop|tablet|watch|headphones|mattress(?:es)?|shoes?|jackets?|machines?|blenders?|review|reviews|alternatives?|competitors?|deals?|gift cards?|support|warranty|returns|shares|itself|proper)\b/;
const LANDMARK =
  /\b(?:(?:Times|Union|Trafalgar|Red|Town|Market|Leicester|Central|Washington|Madison|Main|Harvard|Herald|Pioneer|Wall|Hyde|Golden|Grand|Silicon|Death) (?:Square|Gate|Park|Valley|Street|Canyon|Bay)|(?:New|South|North|East|West|Saint|St\.?|Mount|Lake|Cape|Fort|Port|San) \p{Lu}\p{Ll}+)$/u;
/** What places in a town are called after a name: Soho Square. */
const PARTS_OF_TOWN = new Set(
  'square gate park street bridge tower harbor harbour bay court garden row lane'.split(' '),
);
/** Linear Technology, Apple Records: where nothing is said of the brand's own trade, a company of another. */
const COMPANY_OF_TRADE =
  /^ (?:Technology|Industries|Insurance|Bank|Records|Press|Pictures|Studios|Mutual|Energy|Motors|Airlines|Institute|Hotel|Hotels|Resort|Inn|Restaurant|Theat(?:er|re)|School|Academy|Medical|Electric|Foods|Farms?)\b/;
/** Words that say nothing by standing first in a sentence. */
const FUNCTION_WORDS = new Set(
  'on in at by for to of and or but so nothing something indeed away still then just like only over under up down out off all any every each one first last next new best this that it once ever always never now here there away like'.split(
    ' ',
  ),
);

const STATE_AFTER =
  /^, (?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|florida|georgia|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new |north |south |ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|england|scotland|ontario|brazil|argentina)/;
/** Teams work better: more than one of them. */
const PLURAL_DOES = new RegExp(`^ (?:${BASE})\\b`);

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

/** The windiest corner of Patagonia, the banks of the Delta. */
const REGION_BEFORE =
  /(?:corner|parts?|map|tip|end|heart|wilds|landscapes?|steppes?|capital|coast|shores?|banks|mouth|source|surface|centre|center|outskirts|streets|suburbs?|people|history|weather|climate|governor|mayor|city|town|trip|flights?|trains?|moved|travel(?:led|ed)?|arrived?) (?:of|to|from|in) (?:the )?$/;

const IN_A_PLACE =
  /(?:^|[^a-z])(?:in|across|through|throughout|around|visit|visiting|visited|cross|crossed|crossing|toured?|explored?|exploring|of|to) (?:the )?$/;

const CHOSEN_IN_CHAT =
  /(?:^|[^a-z])(?:use|used|using|take|took|taking|try|tried|prefer|recommend|switched to|moved to|went with|go with|going with|stick with|stuck with|bought (?:it|mine|one) (?:on|at|from)|got (?:it|mine|one) (?:on|at|from)|order(?:ed)? (?:it )?from|shop at|banks? with|go to|love|like|to|with|from|than) $/;

/** Slack channels, the Square app: what comes next is what the brand has. */
function isOwnNoun(after: string, around: Surroundings): boolean {
  return BRAND_NOUN.test(after) || sharesVocabulary(/^ [a-z]+/.exec(after)?.[0] ?? '', around.vocabulary);
}

export function englishEvidence(span: Span, ambiguity: Ambiguity, around: Surroundings): number {
  const { folded, original } = around.view;
  const { codes, units } = around.view;
  const written = original.slice(span.from, span.to);
  const word = folded.slice(span.start, span.end);
  const isCapital = isCapitalised(around.view, span);
  const before = folded.slice(Math.max(0, span.start - 24), span.start);
  const after = folded.slice(span.end, span.end + 24);
  const sentence = sentenceOf(around.view, span);
  // Most names have a word before them, and what follows most is a word.
  const opensSentence =
    !isSmallLetter(codes[codes[span.start - 1] === BLANK ? span.start - 2 : span.start - 1] ?? 0) &&
    (/(?:^|[.!?。！？\n\ufffc"“(•·|>#]|[-–—•*] |\d[.)、]) ?$/.test(before) ||
      before.trim() === '' ||
      // After a colon a sentence may begin, but a single name needs no capital of the sentence.
      (/: ?$/.test(before) && /^ [a-z]/.test(original.slice(span.to, span.to + 2))));
  const isFollowed = codes[span.end] === BLANK && isSmallLetter(codes[span.end + 1] ?? 0);
  const joinsChinese = isHan(codes[span.start - 1] ?? 0) || isHan(codes[span.end] ?? 0);
  // Where the whole answer is in small letters, small letters say nothing.
  const isTitle = isCapital && isTitleCase(around.view, span);
  let score = isCapital
    ? opensSentence || isTitle
      ? 0
      : 2
    : ambiguity.isCapitalised
      ? around.hasCapitals
        ? -4
        : -1.5
      : -3;
  if (joinsChinese) score += 3;
  const isChat = !isCapital && ambiguity.isCapitalised && score > -4 && !joinsChinese;
  // "slack is faster": without an article, and it does something.
  if (isChat && opensSentence && /^ (?:is|has|does|lets|gives|costs|works|makes|feels|was)\b/.test(after)) score += 1.5;
  if (!isTitle && !isSmallLetter(units[span.to - 1] as number) && /^[\p{Lu}\d&]{2,}$/u.test(written)) {
    // An ERA of 2.00: letters that stand for words.
    if (/(?:^|[^a-z])an? $/.test(before) || isSmallLetter(original.charCodeAt(span.to))) score -= 4;
    else score += 1;
  }
  const isMultiWord = word.includes(' ');
  if (isMultiWord && isCapital && /\s\p{Lu}/u.test(written)) score += 2;
  const starts = startsItem(around.view, span);
  const heads = headsItem(around.view, span, starts);
  const isMarkedItem = starts && isMarked(around.view, span);
  if (heads && !(ambiguity.isCalendar && CALENDAR_AFTER.test(after))) score += 3;
  const enumerated = isEnumerated(span, around.certain, folded);
  if (enumerated) score += 3;
  else if (nearestWithin(span, around.certain, folded, sentence)) score += 1;
  const nextWord = nameAfter(original, span.to);
  const isCompound = !isMultiWord && isFollowed && COMPOUND_AFTER.test(after) && !isOwnNoun(after, around);
  const isDoing = isFollowed && DOING.test(after);
  const hasObject = isFollowed && VERB_THEN_OBJECT.test(after);
  const acts = (isDoing || ENGLISH_AFTER_NAME.test(after)) && !(isTitle && JOINED_AFTER.test(after));
  if (acts || (isCapital && hasObject)) score += isCapital ? 2 : 1;
  else if (isCapital && isFollowed && /^ [a-z]{3,}(?<!ss|us|si)s\b/.test(after) && !isCompound) score += 1;
  const tells = sharesVocabulary(sentence.text, around.vocabulary);
  const hasSense = passagesOf(word).length > 0;
  const sense = hasSense ? countOfSense(word, sentence.text, around.vocabulary) : 0;
  if (sense > 0) score -= sense < 2 && isDoing && !/^ (?:is|has|are|was|can|of)\b/.test(after) ? 1 : 4;
  else if (hasSense && !around.isEstablished && !tells && countOfSenseNear(around.view, span, around.vocabulary) > 1)
    score -= 3;
  if (sense > 1) around.usedOtherwise.add(word);
  const tellsOfTrade = tells || around.certain.length > 0;
  // Orange: blinking; Red: stopped.
  const ofKind = countOfKind(around.view, span, around.vocabulary);
  if (ofKind > 0 && !enumerated)
    score -= ofKind > 1 ? (around.isEstablished ? 2 : 5) : !isCapital || opensSentence ? 1 : 0;
  if (
    isCapital &&
    !isMultiWord &&
    (namesPerson(around.view, span) || (after.startsWith(', ') && STATE_AFTER.test(after)))
  ) {
    score -= 6;
    around.usedOtherwise.add(word);
  } else if (
    !tellsOfTrade &&
    !heads &&
    !around.isEstablished &&
    around.usedOtherwise.has(word) &&
    (opensSentence || /(?:^|[^a-z])the $/.test(before))
  )
    score -= 3;
  if (opensSentence && isFollowed && word.endsWith('s') && PLURAL_DOES.test(after)) score -= 3;
  if (
    opensSentence &&
    (!heads || after.startsWith(',')) &&
    FUNCTION_WORDS.has(word) &&
    !(nextWord !== null && !CALENDAR.has(nextWord.toLowerCase()))
  )
    score -= 8;
  if (opensSentence && isFollowed && /^ (?:and|or) [a-z]/.test(original.slice(span.to, span.to + 8))) score -= 2;
  if (isCapital && opensSentence && isCompound && !around.isEstablished) score -= tells ? 1 : 2;
  // "i always take bolt, uber is pricier": used or gone to as no thing without an article is.
  if (
    isChat &&
    CHOSEN_IN_CHAT.test(before) &&
    /^(?:[.,;:!?)]|$| (?:and|or|but|instead|because|since|for|last|this time|now|too|over|vs|lately|again|app)\b)/.test(
      after,
    )
  )
    score += 2;
  if (
    (isCapital || isChat) &&
    opensSentence &&
    !isMultiWord &&
    isFollowed &&
    /^ (?:in|out|up|down|off|over|your|the|my|our|a|an|some|each|every|[a-z]+ing)\b/.test(after) &&
    !BRAND_NOUN.test(after)
  )
    score -= 3;
  if (isCapital && opensSentence && isFollowed && !isMultiWord && nextWord === null && !isMarkedItem) {
    // Coach travel is cheap: a capital that the sentence gives, and a word after it that no company does or has.
    const mayBeVerb =
      acts || (!NOUNS_AFTER.test(after) && (hasObject || (/^ [a-z]{2,}s\b(?! ?[,.;:])/.test(after) && !isCompound)));
    if (!mayBeVerb && !isOwnNoun(after, around)) score -= 3;
    if (IMPERATIVE_AFTER.test(after)) score -= 3;
  }
  // Discover it® Miles
  if (isCapital && isProtected(original, span.to)) score += 5;
  const isCommonNoun = !isSmallLetter(codes[span.start - 1] ?? 0) && COMMON_NOUN_BEFORE.test(before);
  if (!isCapital && tells && !isCommonNoun && /^ is (?:an?|the|one)\b/.test(after)) score += 4;
  if (ENGLISH_BEFORE_NAME.test(before)) score += 1;
  if (isCapital && /^[”"]/.test(after) && /[“"]$/.test(before)) score += 1;
  if (isCapital && starts && /(?:\*\*|__|\[)$/.test(original.slice(Math.max(0, span.from - 2), span.from))) score += 1;
  if (nextWord !== null && isCapital) {
    // A product's name goes on in capitals: "Away Carry-On", at the start of an item all the more.
    const isPlain = isEverydayEnglish(nextWord.toLowerCase());
    const isPhrase = isPlain && (isHeading(around.view, span) || (isTitle && !isMarkedItem)) && !tellsOfTrade;
    score += isPhrase
      ? 0
      : starts
        ? 3
        : /^ ?\p{Lu}[^\s]* (?:\p{Lu}|\d)/u.test(original.slice(span.to, span.to + 40))
          ? 2
          : 1;
  }
  if (tells) score += isCapital || opensSentence ? 1.5 : 1;
  else if (around.sharesTrade && isCapital && !around.isEstablished) score += 0.5;
  if (isCapital && !isMultiWord && !starts) {
    const lead = original.slice(Math.max(0, span.from - 24), span.from);
    const followsCapital = mayFollowCapital(units, span.from);
    // Times Square, Red Square: the end of a longer proper name.
    const previous = followsCapital ? /(^|[^\s] |\n)(\p{Lu}[\p{Ll}]+) $/u.exec(lead)?.[2] : undefined;
    if (
      previous &&
      !LEADS_TO_NAME.has(previous.toLowerCase()) &&
      !around.certain.some((other) => other.to === span.from - 1)
    ) {
      score -=
        PARTS_OF_TOWN.has(word) ||
        (/(?:^|[^a-z])(?:the|an?) \p{Lu}\p{Ll}+ $/iu.test(lead) && !isEverydayEnglish(previous.toLowerCase()))
          ? 5
          : 4;
      if (!isEverydayEnglish(previous.toLowerCase())) around.usedOtherwise.add(word);
    }
    if ((followsCapital || written.includes(' ')) && LANDMARK.test(`${lead}${written}`)) score -= 4;
    // "the Amazon" is the river, "the Slack workspace" the company's.
    if (
      codes[span.start - 1] === BLANK &&
      nextWord === null &&
      (isDoing || /^(?:[.,;:!?)\n]|$| [a-z]{3,}s\b)/.test(after)) &&
      /(?:^|[^a-z])(?:the|a|an|your|our|his|her|their|this|that) $/.test(before) &&
      !BRAND_NOUN.test(after)
    )
      score -= !/the $/.test(before) ? 0 : PLACES.has(word) || hasSense || UNIQUE.has(word) ? 3 : 1;
  }
  if (PLACES.has(word)) {
    if (RIVERS_AND_WILDS.test(sentence.text) || REGION_BEFORE.test(before)) {
      score -= 6;
      around.usedOtherwise.add(word);
    } else if (IN_A_PLACE.test(before) && !around.isEstablished && !nextWord && !/^['’]s/.test(after))
      score -= /(?:of|to) (?:the )?$/.test(before) ? 2 : 5;
    else if (
      /(?:^|[^a-z])the $/.test(before) &&
      !nextWord &&
      /^(?:[.,;:!?)]| (?:is|are|was|were|in|at|and|or|has|had|can|by|for|from|to|on)\b)/.test(after)
    )
      score -= 3;
  }
  // Orange-flavoured tea: whatever the sentence begins with has a capital.
  if ((isFollowed || codes[span.end] !== BLANK) && ENGLISH_NEGATIVE_AFTER.test(after))
    score -= opensSentence && after.startsWith('-') ? 8 : 4;
  else if (isFollowed && nextWord === null && ENGLISH_GOES_ON.test(after))
    score -= isCapital && !opensSentence && !/^ (?:of|that|between)\b/.test(after) ? 1 : 4;
  else if (
    isCapital &&
    original.startsWith(' of ', span.to) &&
    /^\p{Lu}/u.test(original.slice(span.to + 4, span.to + 6))
  )
    score -= 4;
  if (isCapital && nextWord !== null) {
    if (!isMarkedItem && PLACE_AFTER.test(original.slice(span.to, span.to + 16))) score -= 6;
    const institution = institutionAfter(original.slice(span.to, span.to + 20));
    if (institution !== null && !sharesVocabulary(institution, around.vocabulary)) {
      score -= 6;
      around.usedOtherwise.add(word);
    } else if (!tellsOfTrade && COMPANY_OF_TRADE.test(original.slice(span.to, span.to + 16))) score -= 5;
  }
  if (
    isCapital &&
    !isMultiWord &&
    original.startsWith('s ', span.from - 2) &&
    /\p{Lu}\p{L}+['’]s $/u.test(original.slice(Math.max(0, span.from - 14), span.from))
  )
    score -= 3;
  // Nothing of the trade and no other brand in the whole answer.
  if (around.knowsTrade && !around.sharesTrade && around.certain.length === 0 && opensSentence && !heads && !acts)
    score -= ALIEN;
  if (isFollowed && !tells && !hasObject && (!isCapital || opensSentence) && ENGLISH_TARGETED_AFTER.test(after))
    score -= 4;
  if (isCommonNoun && !isMultiWord) score -= isCapital ? 1 : 3;
  if (ambiguity.isCalendar) {
    score -= opensSentence && !heads ? 3 : 1;
    if (CALENDAR_BEFORE.test(before) && !heads) score -= 3;
    if (tellsOtherDays(around.view, span, word)) score -= isRowOfTimetable(around.view, span) ? 6 : 3;
    if (isDated(around.view, span)) score -= 6;
    if (CALENDAR_AFTER.test(after)) score -= 3;
    if (
      /(?:每周|下周|上周|本周|这周|每个|星期)[一二三四五六日]? ?$/.test(before) ||
      /^ ?(?:早上|上午|中午|下午|晚上|之前|前|那天|当天|例会|站会|放假|休息)/.test(after)
    )
      score -= 6;
  }
  if (word.length === 1) score -= 2;
  return score;
}

const BLANK = 32;

/** The word with a capital or the number that comes next, as far as it stands within a few characters. */
function nameAfter(original: string, to: number): string | null {
  const next = original.charCodeAt(to);
  const code = next === BLANK ? original.charCodeAt(to + 1) : next;
  if (code < 48 || (code > 57 && code < 65) || (code > 90 && code < 128)) return null;
  return /^ ?(\p{Lu}[\p{L}\d]*|\d+)/u.exec(original.slice(to, to + 20))?.[1] ?? null;
}

/** Whether a sign of a trade mark stands behind what comes next. */
function isProtected(original: string, to: number): boolean {
  for (let at = to; at < to + 16; at++) {
    const code = original.charCodeAt(at);
    if (code === 0xae || code === 0x2122 || code === 0x2120)
      return /^ ?[\p{L}\d]{0,12}[®™℠]/u.test(original.slice(to, to + 16));
  }
  return false;
}

/** Whether a word with a capital may end before the blank that is before the offset; the end of an abbreviation, too. */
function mayFollowCapital(units: Uint16Array, from: number): boolean {
  if (units[from - 1] !== BLANK) return false;
  let at = from - 2;
  if (units[at] === 46) return true;
  while (isSmallLetter(units[at] ?? 0)) at--;
  const code = units[at] ?? 0;
  return code > 127 || (code >= 65 && code <= 90);
}

/** Words with a capital at the start of a sentence after which a name may come. */
const LEADS_TO_NAME = new Set(
  'with for at on in from to by via and or but while when if as like unlike than is are does do can could should would will has have was use using try choose pick consider compare visit switch both either neither only even also then today yesterday here once since after before because so although though however buy buying book booking order ordering shop shopping get getting open opening check see skip avoid meet ask take rent compared versus vs not why how what which where who instead of the a an my our your his her their its this that these those between among about against over under through within without during until per via near inside besides despite except given prefer love loves recommend recommends genuine real original actual authentic official fake counterfeit new old many most several two three today rate call let put add make makes made'.split(
    ' ',
  ),
);
