/** English words of praise and blame by strength, lower case. Words of one form stand for their plural, -ed, -ing and -ly too. */
export const ENGLISH: ReadonlyMap<number, readonly string[]> = new Map([
  [
    2,
    list(
      `highly recommended|nothing beats|nothing compares|nothing comes close|highly recommend|strongly recommend|best overall|best choice|best option|best in class|best-in-class|the best|top pick|top choice|top-rated|gold standard|second to none|unmatched|unbeatable|unrivaled|unrivalled|unparalleled|outstanding|exceptional|superb|world-class|flawless|can't go wrong|cannot go wrong|can't beat|hard to beat|no-brainer|clear winner|market leader|industry leader|must-have|rave review|love|stellar|head and shoulders above|never disappoint|could not be happier|couldn't be happier|impeccable|stands out`,
    ),
  ],
  [
    1,
    list(
      `recommend|recommended|recommendation|great|good|excellent|impressive|impress|amazing|awesome|fantastic|wonderful|terrific|brilliant|solid|strong|reliable|dependable|durable|sturdy|robust|trusted|trustworthy|reputable|acclaimed|praise|praised|beloved|favorite|favourite|well-regarded|well-reviewed|well-built|well-made|well-designed|highly rated|highly regarded|leading|leader|lead|superior|premium|powerful|smooth|seamless|intuitive|user-friendly|easy to use|ease of use|easy|comfortable|comfy|convenient|efficient|effective|fast|quick|responsive|accurate|precise|crisp|clear|vibrant|beautiful|elegant|sleek|stylish|innovative|advanced|cutting-edge|state-of-the-art|versatile|flexible|comprehensive|rich|generous|affordable|inexpensive|cheaper|budget-friendly|great value|good value|value for money|bang for the buck|worth it|worth considering|worth every|worth the|worthwhile|excel|excels|shine|shines|outperform|outperforms|outperformed|beats|surpass|surpasses|win|wins|winner|better|best|ideal|perfect|ideal choice|safe choice|safe bet|satisfied|satisfying|happy|pleased|delight|delightful|enjoy|enjoyable|helpful|friendly|secure|safe|stable|consistent|long-lasting|quiet|lightweight|thoughtful|generously|not bad|not too bad|not disappoint|no complaints|no issues|no problems|hard to fault|little to complain|pays off|standout|high-quality|top-notch|top-tier|first-rate|remarkable|superbly|nicely|gold|award-winning|delicious|tasty|refined|polished|mature|popular choice|crowd favorite|positive|strength|advantage|pro|plus|benefit|improved|improvement|gains|growing|thriving|generous warranty|responsive support`,
    ),
  ],
  [
    0.5,
    list(
      'best for|popular|well-known|famous|renowned|widely used|decent|suitable|good enough|fine|worth a look|consider|nice|handy|simple|capable|competitive|balanced|fair',
    ),
  ],
  [
    -1,
    list(
      `bad|poor|weak|worse|mediocre|lackluster|lacklustre|underwhelming|disappoint|disappointing|disappointment|frustrate|frustrating|annoying|clunky|cumbersome|confusing|complicated|buggy|bug|glitch|glitchy|slow|sluggish|laggy|lag|unreliable|unstable|inconsistent|flimsy|fragile|cheaply made|noisy|loud|heavy|bulky|uncomfortable|outdated|dated|obsolete|limited|lacking|lack|lacks|expensive|overpriced|pricey|costly|steep|steep learning curve|drawback|downside|con|weakness|weaknesses|shortcoming|flaw|flawed|issue|problem|problematic|trouble|fail|fails|failed|failure|struggle|struggles|suffer|suffers|complain|complaint|criticized|criticised|criticism|criticize|controversial|controversy|concern|worry|worrying|worrisome|decline|declining|falling|lost|losing|lags behind|lag behind|trails|trailing|falls short|fall short|falls behind|behind|inferior|subpar|not worth|not recommend|not ideal|not great|not good|not the best|not suitable|hard to recommend|difficult to recommend|hard to use|difficult|hidden fees|hassle|hit or miss|hit-or-miss|skip|negative|negatively|unimpressive|unresponsive|dissatisfied|unhappy|regret|overheat|overheating|overheats|leak|leaking|break|breaks|broke|crash|crashes|crashing|delays|delayed|outage|outages|missing|misses|error|errors|return rate|questionable|dubious|skeptical|sceptical|average at best|nothing special|overhyped|overrated|gimmick|gimmicky|rude|unhelpful|risky|risk|unclear`,
    ),
  ],
  [
    -2,
    list(
      `avoid|avoided|look elsewhere|looking elsewhere|stay away|steer clear|do not buy|don't buy|would not recommend|wouldn't recommend|cannot recommend|can't recommend|don't recommend|do not recommend|not recommended|worst|terrible|awful|horrible|dreadful|abysmal|useless|garbage|junk|scam|fraud|fraudulent|lawsuit|lawsuits|sued|class action|class-action|recall|recalled|recalls|scandal|breach|data breach|data leak|fined|fine of|penalty|investigation|investigated|under investigation|misleading|deceptive|deceive|lied|lying|unsafe|dangerous|hazard|hazardous|toxic|injuries|injured|death|deaths|fire hazard|caught fire|catch fire|exploded|explode|bankrupt|bankruptcy|defect|defective|defects|rip-off|ripoff|waste of money|backlash|boycott|banned|ban|nightmare|disaster|catastrophic|unacceptable|crisis|violation|violated|violations|illegal|counterfeit|plagiarism|layoffs|stolen|exposed|hacked|vulnerability|contaminated|contamination`,
    ),
  ],
]);

/** Terms of the trade and fillers that only look like praise, blame or negation. */
export const ENGLISH_NEUTRAL = list(
  `noise cancelling|noise canceling|noise-cancelling|noise-canceling|noise cancellation|noise isolation|active noise|low noise|anti-aging|anti-theft|anti-virus|antivirus|crash test|crash reports|crash reporting|crash report|error reports|error reporting|bug reports|bug report|crash tests|crash protection|crash avoidance|collision avoidance|bug tracking|bug tracker|issue tracking|issue tracker|issue tracker|problem solving|problem-solving|pain relief|risk management|risk assessment|risk score|crisis management|fraud detection|fraud prevention|fraud protection|breach detection|vulnerability scanning|vulnerability management|vulnerability scanner|threat detection|incident management|incident response|loss prevention|data loss prevention|weight loss|heavy-duty|heavy duty|heavy lifting|heavy users|heavy sleepers|heavy use|hair loss|death benefit|critical illness|error correction|error tracking|error rate|failure rate|not only|not just|no doubt|no wonder|without a doubt|no matter|not to mention|slow cooker|slow cook|slow-cook|bad credit|poor credit|poor posture|fair credit|break-even|breakthrough|breakfast|coffee break|limited edition|limited-edition|limited warranty|limited time|limited budget|clear coat|clear aligners|clear case|fast food|quick links|good luck|good to know|great question|good question|best practices|best regards|best buy|premium economy|premium plan|premium tier|free trial|sharp turns|leading to|lead time|lead generation|lead management|leads and|sales leads|better understand|pros and cons|cons of|cons:|cons|pros:|pros|fine print|fine-tune|fine dining|safe driver|concerned about|worth noting|worth mentioning|depends on|easy listening|happy to help|let me know|fire safety|fire detection|leak detection|waste of|skip the line|easy chair|plus size|plus model|pro model|pro version|iso|rich text|strong coffee|solid state|solid-state|solid wood|solid color|trouble sleeping|allergy|stain resistant|spill-proof|leak-proof|leakproof|crash course|ban list|recall rate|top speed|good fit for`,
);

function list(text: string): readonly string[] {
  return text.split('|');
}
