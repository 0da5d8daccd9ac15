/** Parameters that say how a reader came to a page, not which page it is. */
const TRACKING =
  /^(?:utm_[a-z_]+|utm|gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|fbclid|fb_action_ids|fb_action_types|fb_source|msclkid|yclid|ysclid|twclid|ttclid|li_fat_id|igshid|igsh|mc_cid|mc_eid|_hsenc|_hsmi|__hssc|__hstc|__hsfp|hsctatracking|mkt_tok|vero_id|vero_conv|oly_anon_id|oly_enc_id|_ga|_gl|_gac|srsltid|spm|scm|pvid|bd_vid|hmsr|hmpl|hmcu|hmkw|hmci|ref_src|ref_url|cmpid|s_cid|s_kwcid|trk|trkinfo|trackingid|wt_mc|wickedid|rb_clickid|irclickid|irgwc|cjevent|epik|sc_cid|_branch_match_id|_openstat|from_source|share_source|share_medium|share_from|share_token|sharer_shareid|sharer_sharetime|vd_source|unique_k|xhsshare|xsec_token|xsec_source|zanpid|guccounter|guce_referrer|guce_referrer_sig|piwik_[a-z]+|pk_[a-z]+|mtm_[a-z]+|matomo_[a-z]+|elqtrack|elqtrackid|ncid|campaign_id|ad_id|adset_id)$/i;

/**
 * One address for one source: http(s) only; host in lower-case ASCII; no tracking parameters, user information, fragment or
 * default port. The rest of path and query stays as it was written. Null for what is no such address.
 */
export function normalizeUrl(written: string): URL | null {
  const trimmed = written.trim();
  if (!/^https?:/i.test(trimmed)) return null;
  const url = URL.parse(trimmed);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || !isPlausibleHost(url.hostname)) return null;
  // Each setter parses the address anew.
  if (url.username !== '') url.username = '';
  if (url.password !== '') url.password = '';
  url.hash = '';
  url.search = keptParameters(url.search.slice(1));
  return url;
}

/** A plain address is already written as it would be: nothing to encode, no port, no user, no dots to resolve. */
const PLAIN =
  /^(https?:\/\/((?!xn--)[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?!xn--)[a-z0-9]+(?:-[a-z0-9]+)*)*\.[a-z]{2,}))((?:\/(?!\.)[\w~!$&()*+,;=:@.-]*)*)(?:\?([\w~!$&()*+,;=:@./%-]*))?(?:#[\w~!$&()*+,;=:@./?%-]*)?$/;

/** {@link normalizeUrl} as text; most addresses are plain and need no parser. */
export function normalizeAddress(written: string): { href: string; hostname: string } | null {
  const hostEnd = endOfPlainHost(written);
  if (hostEnd > 0) return { href: written, hostname: written.slice(written.indexOf('/') + 2, hostEnd) };
  const plain = written.length < 500 ? PLAIN.exec(written) : null;
  if (!plain) return normalizeUrl(written);
  const [, site = '', hostname = '', path = '', query = ''] = plain;
  const kept = query === '' ? '' : keptParameters(query);
  return { href: `${site}${path === '' ? '/' : path}${kept === '' ? '' : `?${kept}`}`, hostname };
}

/**
 * Where the host ends of an address that is written exactly as it is cited, with a path and without query or fragment; 0 for
 * all others. So that the pattern, and putting together what it tells apart, are left to few.
 */
function endOfPlainHost(written: string): number {
  const { length } = written;
  const start = written.startsWith('https://') ? 8 : written.startsWith('http://') ? 7 : 0;
  if (start === 0 || length >= 500) return 0;
  let at = start;
  let label = start;
  let hasDigit = false;
  for (; at < length; at++) {
    const kind = kindOf(written.charCodeAt(at));
    if (kind === SMALL) continue;
    if (kind === DIGIT) hasDigit = true;
    else if (kind === DOT || kind === HYPHEN) {
      // Not first, and not after another.
      if (at === label) return 0;
      label = at + 1;
      if (kind === DOT) hasDigit = false;
    } else break;
  }
  if (at - label < 2 || hasDigit || written.charCodeAt(label - 1) !== 46 || written.charCodeAt(at) !== 47) return 0;
  const hostEnd = at;
  for (; at < length; at++) {
    const kind = kindOf(written.charCodeAt(at));
    if (kind === NEITHER || (kind === DOT && written.charCodeAt(at - 1) === 47)) return 0;
  }
  return hostEnd;
}

const NEITHER = 0;
/** In a path only. */
const IN_PATH = 1;
const SMALL = 2;
const DIGIT = 3;
const DOT = 4;
const HYPHEN = 5;
const KINDS = new Uint8Array(128);
for (const character of '~!$&()*+,;=:@_/') KINDS[character.charCodeAt(0)] = IN_PATH;
KINDS.fill(IN_PATH, 65, 91);
KINDS.fill(SMALL, 97, 123);
KINDS.fill(DIGIT, 48, 58);
KINDS['.'.charCodeAt(0)] = DOT;
KINDS['-'.charCodeAt(0)] = HYPHEN;

function kindOf(code: number): number {
  return code < 128 ? (KINDS[code] as number) : NEITHER;
}

function keptParameters(query: string): string {
  return query
    .split('&')
    .filter((parameter) => parameter !== '' && !TRACKING.test(parameter.split('=', 1)[0] ?? ''))
    .join('&');
}

/** Labels of letters, digits and inner hyphens (and the underscores that some hosts have), or an IPv6 address. */
function isPlausibleHost(host: string): boolean {
  if (host.startsWith('[')) return true;
  const labels = host.replace(/\.$/, '').split('.');
  return labels.every((label) => /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/.test(label));
}
