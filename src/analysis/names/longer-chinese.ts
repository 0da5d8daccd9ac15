/** What shows that a Chinese name is a part of another name, or an ordinary word, whichever name it is. Folded text. */

/** 汤姆·福特, 乔丹·皮尔: what foreign persons' names are written with. */
const TRANSLITERATED =
  /^[阿埃艾安奥巴贝本比伯博布查达戴丹德蒂迪杜多厄恩尔法费芬弗福富格戈哈海汉赫亨霍基吉加杰金卡凯康柯科克肯库拉莱兰劳勒雷里理利莉丽林卢鲁伦罗洛马玛迈麦曼梅米莫姆娜纳内尼诺帕佩皮珀普奇乔切琼萨塞桑瑟森沙史舒思斯丝苏索塔泰坦汤特提图托瓦威维温沃乌西希夏谢辛雅亚扬耶伊因尤约詹兹朱佐]{1,5}$/;
const BEFORE_DOT = /([\u3400-\u9fff]{1,5})[·•・]$/;
const AFTER_DOT = /^[·•・]([\u3400-\u9fff]{1,5})/;

/** 林肯总统, 李宁教练. */
const PERSON_AFTER =
  /^(?:先生(?!们)|女士(?!们|[内夏冬春秋款包鞋表香])|总统|首相|将军|教练|同学(?!们)|阿姨|大爷|奶奶(?!粉)|爷爷|叔叔|大叔|师傅手艺|老师傅)/;

/** 一只, 两头, 这朵: counted as things are. */
const COUNTED_BEFORE = /(?:[一两三四五六七八九十几半每这那]|\d)(?:只|头|匹|朵|棵|株|窝|丛|滴|缕)$/;

/** 三只松鼠, 七匹狼 as a name; 有三只松鼠, 出现了七匹狼 as so many of them. */
const COUNT = /^[一二两三四五六七八九十][只匹个头条颗位朵棵]/;
const MET_BEFORE = /(?:有|出现|看到|看见|来|跑来|养|抓|画|吃|遇到|遇见|拍到|剥|住着?)了?$/;

/** 为人圆通, 十分得力: said as a quality. */
const QUALITY_BEFORE = /(?:为人|处事|十分|非常|特别|极其|格外|颇为|相当|太过|过于|不够|有点儿?|有些|比较|很)$/;
const QUALITY_ENDS = /^(?:[,。;!?\n]|的(?:人|样子|态度|语气|性格|做法)|$)/;

/** 光明日报, 长江流域: papers, houses and parts of the world. */
const LONGER_AFTER =
  /^(?:日报|晚报|早报|晨报|周刊|画报|出版社|卫视(?!频道广告)|电影节|歌剧院|大剧院|纪念馆|美术馆|故居|遗址|战役|起义|条约|王朝|海峡|盆地|流域|海域|群岛|雨林|地区|沿岸|舰队|战队|乐队|星系|星云|座流星雨)/;

/** Characters at the edge of a name where any of this may be; most names have none of them beside them. */
const EDGES = new Uint8Array(0x10000);
for (const edge of '·•・只头匹朵棵株窝丛滴缕人事分常别其外为当过于够点儿些较很有现到见来养抓画吃剥住了先女总首将教同阿大奶爷叔师老日晚早晨周出卫电歌纪美故遗战起条王海盆流群雨地沿舰乐星')
  EDGES[edge.charCodeAt(0)] = 1;

function isEdge(folded: string, at: number): boolean {
  return EDGES[folded.charCodeAt(at)] === 1;
}

/** Whether a Chinese name is a part of a longer one, or of a person's, or counted or praised as no company is. */
export function isChinesePartOrWord(folded: string, start: number, end: number): boolean {
  if (!isEdge(folded, start - 1) && !isEdge(folded, end)) return false;
  const before = folded.slice(Math.max(0, start - 6), start);
  const after = folded.slice(end, end + 6);
  const given = BEFORE_DOT.exec(before)?.[1];
  if (given && TRANSLITERATED.test(given)) return true;
  const family = AFTER_DOT.exec(after)?.[1];
  if (family && TRANSLITERATED.test(family) && TRANSLITERATED.test(folded.slice(start, end))) return true;
  return (
    PERSON_AFTER.test(after) ||
    LONGER_AFTER.test(after) ||
    (MET_BEFORE.test(before) && COUNT.test(folded.slice(start, end))) ||
    (end - start < 4 && COUNTED_BEFORE.test(before)) ||
    (QUALITY_BEFORE.test(before) && QUALITY_ENDS.test(after))
  );
}
