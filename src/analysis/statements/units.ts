/** Spellings of units, by the one that stands for them. Of longer and shorter ones that fit, the longer counts. */
const SPELLINGS: Readonly<Record<string, string>> = {
  '%': '% ％ percent 个百分点 percentage points',
  km: 'km 公里 千米 kilometers kilometres kilometer kilometre',
  mile: 'miles mile mi 英里',
  m: 'm 米 meters metres meter metre',
  cm: 'cm 厘米 centimeters centimetres',
  mm: 'mm 毫米 millimeters millimetres',
  inch: 'inches inch 英寸 寸',
  kg: 'kg 公斤 千克 kilograms kilogram kilos',
  g: 'g 克 grams gram',
  ton: 'tons tonnes ton tonne 吨',
  l: 'l 升 liters litres liter litre',
  ml: 'ml 毫升 milliliters millilitres',
  kwh: 'kwh 千瓦时 度电',
  kw: 'kw 千瓦 kilowatts',
  w: 'w 瓦 watts watt',
  v: 'v 伏 volts volt',
  mah: 'mah 毫安时',
  hp: 'hp 马力 horsepower',
  gb: 'gb',
  tb: 'tb',
  mb: 'mb',
  ms: 'ms 毫秒 milliseconds',
  second: 'seconds second 秒',
  minute: 'minutes minute mins min 分钟',
  hour: 'hours hour hrs 小时',
  day: 'days day 天 日',
  workday: '个工作日 business days working days',
  week: 'weeks week 周 星期 个星期',
  months: 'months month 个月',
  year: 'years year 年',
  times: 'times 次',
  fold: 'x 倍',
  person: 'people persons person 人 名 位',
  customer: 'customers customer 个客户 家客户 位客户 户',
  user: 'users user 位用户 个用户 名用户',
  item: 'units 台 辆 款 个 件 项 种 条 支 瓶 套',
  shop: 'stores shops store shop 家 家门店 门店',
  station: 'stations station 座',
  floor: 'floors 层',
  degree: 'degrees degree 度 ℃ °c',
  usd: 'dollars dollar usd 美元 us$ $',
  cny: 'yuan rmb cny 元 块 人民币 ¥',
  eur: 'euros euro eur 欧元 €',
  gbp: 'pounds pound gbp 英镑 £',
  tenth: '成',
  discount: '折',
};

const CANONICAL = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) =>
    spellings
      .replace('percentage points', 'percentage_points')
      .replace(/(business|working) days/g, '$1_days')
      .split(' ')
      .map((spelling) => [spelling.replace('_', ' '), unit] as const),
  ),
);

const alternatives = [...CANONICAL.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((spelling) => spelling.replace(/[$^.*+?()[\]{}|\\]/g, '\\$&'))
  .map((spelling) => (/[a-z]$/.test(spelling) ? `${spelling}(?![a-z])` : spelling));

/** A unit, as part of a regular expression over folded text. */
export const UNIT = `(?:${alternatives.join('|')})`;

export function canonicalUnit(spelling: string): string {
  return CANONICAL.get(spelling.trim()) ?? '';
}
