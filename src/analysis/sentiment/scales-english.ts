/** Measures and turns of phrase that are praise (above 0) or blame (below 0) in English, of folded text. */
export const ENGLISH_SCALES: readonly (readonly [RegExp, number])[] = [
  [
    /(?:low|lower|lowest|fewer|fewest|minimal|very little|less) (?:[a-z-]+ ){0,1}(?:price|prices|cost|costs|fees?|noise|failure rates?|complaints?|maintenance|latency|premiums|rates|downtime|emissions|bugs|errors|problems|issues|returns|wait|waste|fuss|hassle)\b/,
    1,
  ],
  [
    /(?:high|higher|highest|steep|rising|excessive|record|many|numerous|frequent|constant|repeated|countless|endless|as many|more) (?:[a-z-]+ ){0,1}(?:price|prices|cost|costs|fees|noise|failure rates?|return rates?|complaints?|premiums|downtime|bugs|errors|problems|issues|outages|delays|cancellations|refund requests)\b/,
    -1,
  ],
  [
    /(?:low|lower|lowest|poor|short|shorter|weak|bad|declining|slow|terrible|mediocre|falling) (?:[a-z-]+ ){0,1}(?:quality|battery life|range|performance|ratings?|scores?|reviews?|reliability|durability|accuracy|support|satisfaction|build|lifespan|retention|coverage|reputation|service)\b/,
    -0.8,
  ],
  [
    /(?:high|higher|highest|long|longer|wide|wider|broad|deep|rising|strong|large|huge|big) (?:[a-z-]+ ){0,1}(?:quality|battery life|range|performance|ratings?|scores?|reviews?|reliability|durability|accuracy|satisfaction|lifespan|retention|coverage|resale value|selection|choice|catalogue|catalog|library|ecosystem|community|warranty)\b/,
    0.6,
  ],
  [
    /\b(?:takes?|took|waited|wait|waiting) (?:for |up to |over |more than |about )?(?:[a-z\d]+ )?(?:weeks|months|forever|ages|an eternity)\b/,
    -1,
  ],
  [
    /\b(?:repl(?:y|ies|ied)|respond(?:s|ed)?|answer(?:s|ed)?|picked up|delivered?|arrive[sd]?|refunded|pa(?:ys|id) out|fix(?:es|ed)) (?:it |them |everything )?(?:with)?in (?:a |an |one |two |the )?(?:[a-z\d]+ )?(?:seconds?|minutes?|hours?|day)\b/,
    1,
  ],
  [
    /\b(?:dies|died|broke|breaks|fail(?:s|ed)|stopped|quit|empty|dead|worn) (?:[a-z]+ )?(?:after|within|in) (?:just |only |about |less than )?(?:a |an |one |two |three |four |five |six |\d+ )(?:[a-z]+ )?(?:hours?|days?|weeks?|months?|uses?|washes|year)\b/,
    -1,
  ],
  [
    /\b(?:arriv(?:e|es|ed|ing)|came|deliver(?:ed|ies)|ship(?:s|ped)?|paid|show(?:s|ed) up) (?:[a-z]+ ){0,2}(?:late|damaged|broken|cold|wilted|spoiled|melted|stale|wrong|empty|scratched|dirty)\b/,
    -1.2,
  ],
  [
    /\b(?:came|finished|placed|ranked|ranks|rated|finishes|comes|voted|came in|is) (?:in )?(?:first|1st|number one|no\. 1|#1|top)\b(?! in (?:19|20))/,
    0.9,
  ],
  [/\b(?:came|finished|placed|ranked|ranks|finishes|comes) (?:in )?(?:dead )?last\b/, -1.5],
  [/\bneither\b[^.;]{0,50}\b(?:worth|good|great|recommend|reliable|impress|works?|improved?|satisf|safe|useful)/, -2],
  [
    /\b(?:has|have|had|did|does|do|could|can|would)(?:n't| not| never) (?:impress|improved?|fix(?:ed)?|resolved?|address(?:ed)?|repl(?:y|ied)|respond(?:ed)?|refund(?:ed)?|arrived?|recover(?:ed)?|deliver(?:ed)?|deliver|convince|hold up|work|last|help|live up|satisfy|inspire|match|justify|keep up)/,
    -1.2,
  ],
  [
    /\b(?:no longer|hardly|barely|scarcely)\b[^,.;]{0,40}\b(?:comfortable|suggest(?:ing)?|recommend(?:ing)?|competitive|worth|safe|trust(?:ed)?|good|best|works?|usable|happy)/,
    -2.5,
  ],
  [
    /\b(?:no ?one|nobody|none of (?:us|them))\b[^,.;]{0,40}\b(?:complain|regret|dislike|fault|criticiz|criticis|return)/,
    2.5,
  ],
  [
    /\b(?:hard|difficult|impossible|tough) (?:not )?to (?:not )?(?:dislike|fault|find fault|complain|hate|criticize|like|love|recommend enough)\b/,
    1.5,
  ],
  [/(?<!not )(?<!n't )\btoo (?!good|well|many to|to\b|for\b|has\b|is\b|in\b)[a-z]{3,}/, -1],
];
