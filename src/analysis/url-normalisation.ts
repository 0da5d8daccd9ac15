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
  const plain = written.length < 500 ? PLAIN.exec(written) : null;
  if (!plain) return normalizeUrl(written);
  const [, site = '', hostname = '', path = '', query = ''] = plain;
  const kept = query === '' ? '' : keptParameters(query);
  return { href: `${site}${path === '' ? '/' : path}${kept === '' ? '' : `?${kept}`}`, hostname };
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
