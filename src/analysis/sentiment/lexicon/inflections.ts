/** All forms of an English verb: run, runs, running, ran. More forms than the language has do no harm. */
export function inflectionsOf(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const forms = [verb, pluralOf(verb)];
  const doubled = /^[^aeiou]*[aeiou][bdgklmnprtv]$/.test(verb) ? verb + verb.slice(-1) : stem;
  forms.push(verb.endsWith('ie') ? `${verb.slice(0, -2)}ying` : verb.endsWith('ee') ? `${verb}ing` : `${doubled}ing`);
  const irregular = IRREGULAR.get(verb);
  if (irregular) forms.push(...irregular);
  else forms.push(/[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${doubled}ed`);
  return forms;
}

/** The plural of a noun, or the third person of a verb. */
export function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

const IRREGULAR = new Map(
  `be is are was were been am|beat beat beaten|become became|begin began begun|bend bent|bleed bled|blow blew blown|break broke broken|bring brought|build built|burn burned burnt|burst burst|buy bought|catch caught|choose chose chosen|come came|cost cost|cut cut|deal dealt|do did done does|draw drew drawn|drive drove driven|eat ate eaten|fall fell fallen|feel felt|fight fought|find found|flee fled|fly flew flown|forget forgot forgotten|freeze froze frozen|get got gotten|give gave given|go went gone goes|grow grew grown|hang hung|have had has|hear heard|hide hid hidden|hit hit|hold held|hurt hurt|keep kept|know knew known|lead led|leak leaked|leave left|lend lent|let let|lie lied lay|lose lost|make made|mean meant|meet met|mislead misled|outdo outdid outdone|overcome overcame|oversell oversold|pay paid|put put|quit quit|read read|ride rode ridden|ring rang rung|rise rose risen|run ran|say said|see saw seen|sell sold|send sent|set set|shake shook shaken|shine shone shined|shoot shot|show showed shown|shrink shrank shrunk|shut shut|sink sank sunk|sit sat|sleep slept|slide slid|smell smelled smelt|speak spoke spoken|spend spent|spill spilled spilt|split split|spoil spoiled spoilt|spread spread|stand stood|steal stole stolen|stick stuck|sting stung|stink stank stunk|strike struck|swear swore sworn|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|undercut undercut|understand understood|wake woke woken|wear wore worn|win won|withdraw withdrew withdrawn|write wrote written|withhold withheld|bear bore borne|bite bit bitten|lay laid|sweep swept|die died|tie tied|outgrow outgrew outgrown|outrun outran|outsell outsold|overhear overheard|undergo underwent undergone|cling clung|creep crept|dig dug|dream dreamt|leap leapt|light lit|seek sought|shed shed|sing sang sung|slay slew|spin spun|spring sprang sprung|stride strode|swing swung|weave wove woven|wind wound|wring wrung|happen happened|listen listened|open opened|offer offered|deliver delivered|refer referred referring|defer deferred|prefer preferred preferring|commit committed committing|admit admitted admitting|omit omitted omitting|permit permitted permitting|regret regretted regretting|control controlled|compel compelled|equip equipped|cancel cancelled canceled cancelling canceling|travel travelled|level levelled|fuel fuelled|rival rivalled rivaled|excel excelled excelling|label labelled|unravel unravelled unraveled|swivel swivelled|outfit outfitted|handicap handicapped|format formatted|sour soured|suffer suffered|panic panicked`
    .split('|')
    .map((line) => {
      const [verb = '', ...forms] = line.split(' ');
      return [verb, forms] as const;
    }),
);
