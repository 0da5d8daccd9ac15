/** What marks out of ten, stars and signs of approval say: above 0 for good ones, below for bad ones, of folded words. */
export function ratingTone(words: string): number {
  if (!MAY_RATE.test(words)) return 0;
  let tone = 0;
  for (const [, value, whole] of words.matchAll(OUT_OF)) tone += toneOf(numberOf(value) / numberOf(whole));
  for (const [, value] of words.matchAll(STARS)) tone += toneOf(numberOf(value) / 5);
  for (const [, value] of words.matchAll(AVERAGE)) tone += toneOf(Number(value) / 5);
  if (/\b(?:rated|gives? (?:it|them)|grade|rating of|scored?) (?:an? )?a\+?(?![a-z])|(?:^|\s)an a\+/.test(words))
    tone += 1.2;
  if (/\b(?:an f|a d-?|failing grade)\b(?! ?[\d-])/.test(words)) tone -= 1.2;
  for (const [signs] of words.matchAll(/[★☆⭐✭✩]{2,}/gu)) {
    const signsOf = [...signs];
    if (signs.includes('☆') || signs.includes('✩'))
      tone += toneOf(signsOf.filter((sign) => sign !== '☆' && sign !== '✩').length / signsOf.length);
    else tone += signsOf.length >= 4 ? 1.2 : signsOf.length <= 2 ? -1.2 : 0;
  }
  if (/✅|👍|👌|💯|😍|🥰|🤩|❤|😊|🏆|🥇|🔥|😀|🙌|💪|🎉/u.test(words)) tone += 0.8;
  if (/❌|👎|🚫|😡|😤|🤮|💩|😠|🙄|😞|😒|🤬|⚠|🚩|💔|😭|🗑|😢/u.test(words)) tone -= 0.9;
  return Math.max(-1.5, Math.min(1.5, tone));
}

/** Most sentences rate nothing, and the rest is slow. */
const MAY_RATE =
  /\d(?:\.\d)? ?\/|out of|star|rating|average|from [\d,]+ |\ba\+|rated|grade|gives|an f\b|[\u2600-\u27bf\u2b50\ud83c-\ud83e]/;

const COUNT = '(\\d{1,3}(?:\\.\\d+)?|zero|one|two|three|four|five|six|seven|eight|nine|ten)';
const OUT_OF = new RegExp(`\\b${COUNT}(?: ?/ ?| out of )(5|10|100|five|ten)\\b(?!/)`, 'g');
const STARS = /\b(\d(?:\.\d)?|zero|one|two|three|four|five)[ -]stars?\b(?! (?:hotel|resort|general))/g;
const AVERAGE =
  /(?<![\d.])([1-5]\.\d)(?: average| rating| on (?:trustpilot|google|the app|amazon|yelp|glassdoor|capterra|g2)| from (?:more than |over |about |some )?[\d,]+ (?:reviews|ratings|buyers|users|customers|votes))/g;
const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ');

function numberOf(word: string | undefined): number {
  const index = WORDS.indexOf(word ?? '');
  return index >= 0 ? index : Number(word);
}

function toneOf(share: number): number {
  if (share > 1 || Number.isNaN(share)) return 0;
  return share >= 0.8 ? 1.2 : share >= 0.7 ? 0.5 : share <= 0.5 ? -1.2 : -0.4;
}
