/**
 * What makes a longer word of a name that is a Chinese word itself: foods and plants (小米粥, 苹果树), abstractions (荣耀感,
 * 大众化), streets and titles (长安街). After each its exceptions: a word that begins with the same character and leaves the
 * name alone (苹果面临, 小米粉丝).
 */
const SUFFIXES: Readonly<Record<string, string>> = {
  粥: '',
  汁: '',
  饭: '',
  醋: '',
  酱: '',
  糕: '',
  饼: '',
  糖: '',
  籽: '',
  核: '心算实对',
  树: '立',
  园: '区',
  林: '',
  椒: '',
  辣: '',
  羹: '',
  脯: '',
  泥: '',
  酥: '',
  馅: '',
  馒: '',
  渣: '',
  粒: '',
  糊: '',
  汤: '',
  蛋: '',
  奶: '粉',
  瓜: '分',
  肉: '',
  皮: '实',
  苗: '',
  糠: '',
  囤: '',
  酵: '',
  仁: '',
  丝: '毫袜',
  须: '',
  酒: '店',
  茶: '几',
  油: '车耗门电价改',
  粉: '丝墨碎色',
  面: '向对临料板积世容部积试包议市前',
  干: '净脆掉涉预劲活了过得',
  片: '面段区',
  派: '出发遣驻生给送上',
  花: '费了钱掉在样呗旗色重大巨',
  叶: '',
  味: '道',
  根: '据本',
  果: '然断真敢',
  草: '案拟',
  虾: '',
  鱼: '',
  鸡: '',
  豆: '包瓣',
  感: '受觉到谢知染兴应恩叹',
  化: '解妆工学身',
  街: '',

  巷: '',
  村: '',
  镇: '',
  寺: '',
  庙: '',
  娘: '',
  姓: '',
  诗: '',
  词: '',
  性: '能价格质别',
  型: '号格',
};

/** 华为云, 阿里云: a cloud business goes by a name of its own. */
const CLOUD =
  /^云(?!南|端(?!服)|台|计算|存储|盘|服务|同步|相册|游戏|电脑|手机|集|雾|空间|音乐|闪|麓|镜|控|米|锦|星空|层|朵)/;

const WHOLE =
  /^(?:书店|社(?=[发记报讯])|字典|主义|时刻|之路|之光|之星|之城|之家园|点评|市场|消费|传媒|文化|群众|人群|口味|审美|心理|认知|生活|情怀|状态|情况|条件|环境|价位|温度|选择|目标|大学|机场|火车站|水果|种子|熟了|杂粮|谷物|公社|传奇|之战|勋章|称号|殿堂)/;

/** Whether what follows the name makes one longer word with it. */
export function formsLongerWord(text: string, end: number, name: string, isDictionaryWord: boolean): boolean {
  const first = text[end];
  if (first === undefined) return false;
  if (first === '云') return !name.endsWith('云') && CLOUD.test(text.slice(end, end + 4));
  if (!isDictionaryWord) return false;
  const exceptions = SUFFIXES[first];
  if (exceptions === undefined) return false;
  const next = text[end + 1];
  return next === undefined || !exceptions.includes(next);
}

/** Nouns that turn a common word into another thing than the brand (大众点评, 理想状态). */
export function formsPhrase(text: string, end: number): boolean {
  return WHOLE.test(text.slice(end, end + 4));
}

const NUMERALS = '一二三四五六七八九十百千万亿两零〇几半';

/** 一加一, 三百度: arithmetic and measures. */
export function continuesNumber(text: string, start: number, end: number): boolean {
  const startsWithNumeral = NUMERALS.includes(text[start] ?? '');
  const after = text[end] ?? ' ';
  const before = text[start - 1] ?? ' ';
  if (
    startsWithNumeral &&
    NUMERALS.includes(after) &&
    after !== '万' &&
    !/^(?:[一二三两几半]?[款个种台部次年月线季代]|一(?:样|般|起|同|直|向|贯|些|开始))/.test(text.slice(end, end + 3))
  )
    return true;
  return startsWithNumeral && NUMERALS.includes(before) && before !== '万';
}
