/** What shows that a Latin name is only a part of a longer proper name: of a place, of a law of science, of a person. */

/** Costa Rica, Marshall Islands, Burton upon Trent: after no company's name. */
const PLACE =
  /^ (?:Rica|Brava|Scotia|Zealand|Islands|Peninsula|Archipelago|Province|Straits?|Glacier|Rainforest|County|River (?!Island\b)|(?:up)?on[ -](?:Trent|Avon|Thames|Sea|Tyne|Tweed|Hudson|\p{Lu}\p{Ll}+ (?:is|was|lies|has)\b))/u;

/** Bose–Einstein condensate, Ford–Fulkerson algorithm: two persons and what is called after them. */
const DISCOVERY =
  /^[-‐‑–]\p{Lu}\p{Ll}+ (?:condensat\w*|statistics|equations?|theorems?|algorithms?|methods?|tests?|effects?|noise|laws?|models?|diseases?|syndromes?|distributions?|inequalit\w+|acts?|treat(?:y|ies)|duality|reactions?|transforms?|formulas?|scales?|processe?s?|constants?|paradox|hypothes\w+|conjectures?|functions?|interactions?|experiments?)\b/u;

/** *Vespa crabro*, the genus Vespa: what a creature is called in Latin. */
const SPECIES_AFTER = /^ [a-z]{3,}[*_]/;
const GENUS_BEFORE = /[Gg]enus [*_]?$/;

const KIN_AND_BODY =
  '(?:[a-z]+ )?(?:brothers?|sisters?|mother|father|mum|mom|dad|husband|wife|sons?|daughters?|uncle|aunt|cousins?|grand(?:mother|father|ma|pa)|nephew|niece|boyfriend|girlfriend|fianc[eé]e?|hands|eyes|fingers|lips|knees|shoulders|beard|smile|tears|diary|memoirs?|wedding|birthday|funeral|heart|childhood|voice|face|mind|apron|bedroom|car keys)\\b';
/** Wendy's brother was late: of a name that ends in 's, the person. */
const KIN_AFTER = new RegExp(`^ ${KIN_AND_BODY}`);

export function belongsToLongerName(original: string, from: number, to: number): boolean {
  const next = original.charCodeAt(to);
  if (next === 32) {
    const code = original.charCodeAt(to + 1);
    if ((isCapital(code) || code === 111 || code === 117) && PLACE.test(original.slice(to, to + 24))) return true;
    if (isEmphasis(original.charCodeAt(from - 1)) && SPECIES_AFTER.test(original.slice(to, to + 24))) return true;
    if (code > 96 && GENUS_BEFORE.test(original.slice(Math.max(0, from - 7), from))) return true;
  } else if ((next === 45 || next >= 0x2010) && DISCOVERY.test(original.slice(to, to + 40))) return true;
  return false;
}

/** Whether what a name that ends in 's has is what only a person has. */
export function isPersonsOwn(original: string, to: number): boolean {
  return KIN_AFTER.test(original.slice(to, to + 32));
}

function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

function isEmphasis(code: number): boolean {
  return code === 42 || code === 95;
}
