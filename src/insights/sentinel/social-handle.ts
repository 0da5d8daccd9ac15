/** Platforms whose addresses begin with an account's name, and what else may stand in that place. */
const PLATFORMS = new Set([
  'x.com',
  'twitter.com',
  'instagram.com',
  'facebook.com',
  'tiktok.com',
  'youtube.com',
  'threads.net',
  'threads.com',
  't.me',
  'telegram.me',
  'github.com',
  'weibo.com',
  'medium.com',
  'pinterest.com',
]);

const NOT_ACCOUNTS = new Set(
  (
    'watch shorts playlist channel results search hashtag explore reel reels p stories share sharer i intent home login ' +
    'groups pages events marketplace topics features about tag u n c user status feed discover pin s joinchat'
  ).split(' '),
);

/** The account that an address of a social platform belongs to; `null` for any other address. */
export function socialHandle(url: string, domain: string): { host: string; handle: string } | null {
  if (!PLATFORMS.has(domain) || !URL.canParse(url)) return null;
  const [first = '', second = ''] = new URL(url).pathname.split('/').filter((part) => part !== '');
  // YouTube's older form of an account's address.
  const name = domain === 'youtube.com' && (first === 'c' || first === 'user') ? second : first;
  const handle = decode(name).replace(/^@/, '');
  if (!/^[\p{L}\p{N}._-]{2,60}$/u.test(handle)) return null;
  return NOT_ACCOUNTS.has(handle.toLowerCase()) || /^\d+$/.test(handle) ? null : { host: domain, handle };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
