/**
 * What kind of source a host is, for the E-E-A-T scores. The list is kept by hand: sites that answers in Chinese and English cite
 * often, and whose kind is beyond dispute. A host that is not listed is of no kind, never a guess.
 */

export type SourceKind = 'first-hand' | 'government' | 'education' | 'encyclopaedia' | 'news';

/** Kinds that count twice among the domains that speak for a brand. */
const TRUSTED: ReadonlySet<SourceKind> = new Set(['government', 'education', 'encyclopaedia', 'news']);

/**
 * The kind of a host: of its longest listed ending (`baike.baidu.com` is an encyclopaedia, `tieba.baidu.com` a community), else of
 * its public suffix where that belongs to governments or universities (`gov.cn`, `ac.uk`); `null` for all others.
 */
export function sourceKind(host: string): SourceKind | null {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  for (let from = 0; from < labels.length; from += 1) {
    const kind = LISTED.get(labels.slice(from).join('.'));
    if (kind !== undefined) return kind;
  }
  if (labels.length < 2) return null;
  return OFFICIAL.find(({ ending }) => ending.test(host))?.kind ?? null;
}

/** People who tell what they met with themselves: reviews, forums, communities, video. */
export function isFirstHand(host: string): boolean {
  return sourceKind(host) === 'first-hand';
}

export function countsTwice(host: string): boolean {
  const kind = sourceKind(host);
  return kind !== null && TRUSTED.has(kind);
}

/** Endings that a registry gives to governments, armed forces or universities only. */
const OFFICIAL: readonly { ending: RegExp; kind: SourceKind }[] = [
  { ending: /(?:^|\.)(?:gov|mil|gob|gouv|govt|go)\.[a-z]{2}\.?$/i, kind: 'government' },
  { ending: /\.(?:gov|mil|int)\.?$/i, kind: 'government' },
  { ending: /\.gov\.(?:hk|mo|tw)\.?$/i, kind: 'government' },
  { ending: /(?:^|\.)(?:edu|ac)\.[a-z]{2}\.?$/i, kind: 'education' },
  { ending: /\.edu\.?$/i, kind: 'education' },
];

/** Reviews, forums, communities and video. */
const FIRST_HAND = `
  12365auto.com acfun.cn club.autohome.com.cn angi.com b23.tv bbb.org bilibili.com
  bsky.app capterra.com consumeraffairs.com coolapk.com community.openai.com dealmoon.com dianping.com discord.com
  douban.com douyin.com dongchedi.com facebook.com fliggy.com flyertalk.com forums.redflagdeals.com
  g2.com getapp.com glassdoor.com goodreads.com guokr.com heimao.sina.com.cn hupu.com instagram.com ixigua.com
  jianshu.com juejin.cn kaskus.co.id kuaishou.com last.fm letterboxd.com mafengwo.cn maimai.cn
  makeupalley.com mastodon.social medium.com mp.weixin.qq.com mumsnet.com nextdoor.com nga.cn news.ycombinator.com ngabbs.com
  oneplusbbs.com pinterest.com producthunt.com quora.com qyer.com reddit.com rednote.com segmentfault.com
  serverfault.com sitejabber.com slashdot.org smzdm.com softwareadvice.com sourceforge.net
  stackexchange.com stackoverflow.com steamcommunity.com superuser.com taptap.cn taptap.com threads.net tiktok.com tieba.baidu.com
  tousu.sina.com.cn tripadvisor.com trustpilot.com trustradius.com tumblr.com twitter.com v.qq.com v2ex.com vimeo.com
  wallstreetoasis.com weibo.cn weibo.com x.com xda-developers.com xiaohongshu.com xhslink.com xueqiu.com yelp.com
  youku.com youtu.be youtube.com zhidao.baidu.com zhihu.com
`;

const ENCYCLOPAEDIAS = `
  baike.baidu.com baike.so.com baike.sogou.com britannica.com encyclopedia.com mbalib.com moegirl.org.cn
  newworldencyclopedia.org scholarpedia.org wikidata.org wikipedia.org wikimedia.org wiktionary.org zgbk.com
`;

const NEWS = `
  163.com 21jingji.com 36kr.com abc.net.au abcnews.go.com aljazeera.com apnews.com arstechnica.com axios.com bbc.co.uk bbc.com
  bjnews.com.cn bloomberg.com businessinsider.com caixin.com caijing.com.cn cbc.ca cbsnews.com cctv.com chinadaily.com.cn
  chinanews.com chinanews.com.cn china.org.cn cls.cn cnbc.com cnn.com cnr.cn cs.com.cn dw.com eastday.com economist.com
  eeo.com.cn engadget.com euronews.com fastcompany.com forbes.com fortune.com france24.com ft.com gmw.cn guancha.cn
  handelsblatt.com hexun.com huanqiu.com huxiu.com ifeng.com infzm.com ithome.com jiemian.com latepost.com
  latimes.com lemonde.fr leiphone.com macrumors.com mashable.com mittrchina.com nbd.com.cn nbcnews.com news.cn news.sina.com.cn
  news.qq.com newsweek.com nikkei.com npr.org nytimes.com people.com.cn politico.com qz.com reuters.com scmp.com
  finance.sina.com.cn tech.sina.com.cn sky.com sohu.com spiegel.de stcn.com straitstimes.com techcrunch.com technologyreview.com
  theatlantic.com theguardian.com theinformation.com thepaper.cn theregister.com theverge.com thetimes.co.uk time.com
  tmtpost.com usatoday.com venturebeat.com vox.com washingtonpost.com wired.com wsj.com xinhuanet.com yicai.com zaobao.com
  zaobao.com.sg zdnet.com
`;

/** Public bodies outside the endings that say so. */
const GOVERNMENT = 'europa.eu admin.ch bund.de canada.ca gc.ca un.org who.int worldbank.org oecd.org imf.org wto.org';

const EDUCATION =
  'cas.cn cnki.net ethz.ch epfl.ch mpg.de arxiv.org jstor.org nature.com science.org ieee.org acm.org pnas.org';

const LISTED: ReadonlyMap<string, SourceKind> = new Map([
  ...hosts(FIRST_HAND, 'first-hand'),
  ...hosts(ENCYCLOPAEDIAS, 'encyclopaedia'),
  ...hosts(NEWS, 'news'),
  ...hosts(GOVERNMENT, 'government'),
  ...hosts(EDUCATION, 'education'),
]);

function hosts(list: string, kind: SourceKind): [string, SourceKind][] {
  return list
    .trim()
    .split(/\s+/)
    .map((host) => [host, kind]);
}
