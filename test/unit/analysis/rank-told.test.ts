import { expect, test } from 'vitest';
import { analyze } from './mention-cases.ts';

/** Text, competitors, and the rank of Acme. */
const CASES: [string, string[], number][] = [
  // places told in prose
  ['Gulf holds first place, Duo the second, Trio the third and Acme the eleventh.', ['Gulf', 'Duo', 'Trio'], 11],
  ['The survey has Gulf in second place and Acme in first; Duo comes next.', ['Gulf', 'Duo'], 1],
  ['Third place went to Gulf, second to Duo, and first place to Acme.', ['Gulf', 'Duo'], 1],
  ['Gulf is number one, Acme number two, Duo number three.', ['Gulf', 'Duo'], 2],
  ['In first place, Gulf; in second, Duo; fifth and last, Acme.', ['Gulf', 'Duo'], 5],
  ['若以功率排，Gulf 1000W 居首，Duo 900W 居次，Acme 800W 排第三。', ['Gulf', 'Duo'], 3],
  ['In third place, behind Gulf and Mystery Ranch, sits Acme.', ['Gulf'], 3],
  ['Gold went to Gulf, silver to a small dairy, bronze to Acme.', ['Gulf'], 3],
  ['Runner-up this year: the Acme, and very nearly our favourite.', ['Gulf'], 2],
  ['With Gulf as the runner-up, first place in our kettle test goes once more to Acme.', ['Gulf'], 1],
  ['Acme was placed 21st out of 21 airlines. Gulf came out higher.', ['Gulf'], 21],
  ['Gulf stays ahead. Tied for second with 88 points each are Duo and Acme.', ['Gulf', 'Duo'], 2],
  ['Acme slid from second to fifth in the table of this year.', ['Gulf'], 5],
  ['Gulf, Somebody and Acme took first, second and third place respectively.', ['Gulf'], 3],
  ['Gulf leads, followed by the Polar 4 in second. The Acme EV6 is fourth.', ['Gulf'], 4],
  ['Acme tops the list again, before Gulf.', ['Gulf'], 1],
  ['Gulf sells more. Acme was first launched in 2014.', ['Gulf'], 2],
  ['Why I left Gulf: first, it is dear; second, it is slow; third, Acme is closer to home.', ['Gulf'], 2],
  ['首选某牌，其次是Gulf，再次才轮到Acme。', ['Gulf'], 3],
  ['榜首依旧是某牌，Acme紧随其后，第三名是Gulf。', ['Gulf'], 2],
  ['去年还排第五的Acme今年升到第二，Gulf掉到第四。', ['Gulf'], 2],
  ['Acme曾经连续多年排名第一，如今份额已经跌至第四，落后于Gulf。', ['Gulf'], 4],
  ['状元给某牌，榜眼给Gulf，探花才是Acme。', ['Gulf'], 3],
  ['金牌：某牌；铜牌：Gulf；银牌：Acme。', ['Gulf'], 2],
  ['都说第一的是Acme，其实并不是。统计里Acme排的是第三。', ['Gulf'], 3],
  ['某牌居首，Acme仅次于排第二的Gulf。', ['Gulf'], 3],
  ['Gulf第三名，某牌第二十一名，Acme第二十三名。', ['Gulf'], 23],
  ['某牌第一，Acme和Gulf并列第三。', ['Gulf'], 3],
  ['Gulf 是 No.1，Acme 只排到 No.6。', ['Gulf'], 6],
  ['去年的第一名是Gulf，今年的第一名换成了Acme。', ['Gulf'], 1],
  ['Gulf kept its crown. The biggest mover is Acme, which was fifth last year and is second now.', ['Gulf'], 2],
  ['Acme，在十五家企业里位列第7位。相比之下，Gulf规范一些。', ['Gulf'], 7],
  ['排第一的是Gulf。Acme小棕瓶只能给第三，搓泥。', ['Gulf'], 3],
  ["I'd rank Acme third, after Gulf.", ['Gulf'], 3],
  ['Acme, our runner-up, is cheaper than Gulf.', ['Gulf'], 2],
  ['Gulf is popular. At number four we find Acme.', ['Gulf'], 4],
  ['Gulf不错，Acme（第三名）更便宜。', ['Gulf'], 3],
  ['Acme总分第二，Gulf总分第一。', ['Gulf'], 2],
  ['The runner-up in most tests of this year is Acme. The title went to Gulf.', ['Gulf'], 2],
  ['Second place: Gulf; third: Duo; and the clear winner for heavy loads: Acme.', ['Gulf', 'Duo'], 1],
  ['Acme comes last of the four on this route. Gulf is punctual, then Duo.', ['Gulf', 'Duo'], 4],
  ['Our panel picked somebody else, with Acme a close second that testers liked, too.', ['Gulf'], 2],
  ['Acme had to settle for bronze in the blind tasting. Silver went to Gulf and gold to Duo.', ['Gulf', 'Duo'], 3],
  ['Everybody asks about Acme. It is only fourth on my list: the queue is endless. Gulf is better.', ['Gulf'], 4],
  ['Third on my personal list, right after Gulf and ahead of the others, comes Acme.', ['Gulf'], 3],
  ['Gulf came third and Duo second. First, to general surprise, came Acme.', ['Gulf', 'Duo'], 1],
  ['论门店数，Gulf毫无悬念排第一，Acme紧随其后，再往后才是Duo。', ['Gulf', 'Duo'], 2],
  ['这次一共测了五家。Acme只排倒数第二，Gulf最快。', ['Gulf'], 4],
  ['Acme在四个牌子的测试里垫底，Gulf、Duo都更耐用。', ['Gulf', 'Duo'], 4],
  ['Acme calls itself number one, but it came seventh in our leak test. Gulf won.', ['Gulf'], 7],
  ['Acme ranks third of the four tents, ahead of only Gulf.', ['Gulf'], 3],
  ['Nine kettles boiled the same water, and Acme finished second to last. Gulf boiled first.', ['Gulf'], 8],
  ['Out of six shuttles at the airport, bottom spot went to Acme. Gulf was on time.', ['Gulf'], 6],
  ['Gulf keeps first place. Acme is our second choice for dark roasts.', ['Gulf'], 2],
  ['论耗电，Acme既不是第一，也不是第二，而是第三。Gulf更省。', ['Gulf'], 3],
  ['论网点，老大是Gulf，老二是某某，老三是Acme。', ['Gulf'], 3],
  ['盲测里Gulf是状元，某牌是榜眼，Acme得了探花。', ['Gulf'], 3],
  ['Gulf快，Acme排在末位：等了一小时。五家里我最不愿再用它。', ['Gulf'], 5],
  ['In the survey Acme finished neither first nor second but fourth. Gulf won.', ['Gulf'], 4],
  ['By installed beds, Acme is second only to Gulf.', ['Gulf'], 2],
  ['In the blind test of balances, Acme tied for second, drifting by a gram. Gulf won.', ['Gulf'], 2],
  ['Of the nine bars on the tray, Acme shared sixth place with a shop brand. Gulf was better.', ['Gulf'], 6],
  ['Acme sits at No. 7 in the attached spreadsheet. Gulf leads it.', ['Gulf'], 7],
  ['Gulf stopped first, second-placed Duo needed longer, and Acme, in fifth, slid past the cones.', ['Gulf', 'Duo'], 5],
  // of a list whose order means nothing it is the words that say
  [
    'Listed alphabetically:\n\n- Acme Two\n- Gulf One\n\nMy ranking: Gulf first, Acme second, since its app crashed.',
    ['Gulf'],
    2,
  ],
  ['按价格从低到高排：\n\n1. Gulf：99 元\n2. Acme：199 元\n\n我会让Acme排在第一位。', ['Gulf'], 1],
  ['- Acme Two\n- Gulf One\n\nIn sales, Gulf is first and Acme second.', ['Gulf'], 1],
  [
    '- Acme Two\n- Gulf One\n\nMy own order is another one: Gulf first, Acme second, because it soaked through.',
    ['Gulf'],
    2,
  ],
  ['1. Acme Two\n2. Gulf One\n\nGulf came first to the shops, Acme second.', ['Gulf'], 1],
  [
    '常见的几家：\n- Duo\n- Acme\n- Gulf\n- 某某\n\n非要排，某某放第一，Gulf放第二，Acme放第三，Duo垫底。',
    ['Gulf', 'Duo'],
    3,
  ],
  // brands that nobody declared count in lists only
  ['- Gulf One\n- Comet Two\n- Farmer Three\n\nAcme is not in the list: it was out of stock.', ['Gulf'], 2],
  // places that items say of who heads them
  ['- Gulf – my third choice; dear\n- Duo – second choice\n- Acme – first choice; it just works', ['Gulf', 'Duo'], 1],
  ['- Gulf：第三选择，偏晚\n- Duo：第一选择\n- Acme：第二选择，值得', ['Gulf', 'Duo'], 2],
  ['1. Gulf – second choice of many\n2. Acme – first choice of few', ['Gulf'], 2],
  ['- Gulf: cheap\n- Acme: second, it is quiet; third, it is small', ['Gulf'], 2],
  // ordinals that rank nothing
  ['Acme垫底的价格让人放心，Gulf贵。', ['Gulf'], 1],
  ['Gulf opened first; Acme opened a second shop.', ['Gulf'], 2],
  ['Acme is the second oldest company, after Gulf.', ['Gulf'], 1],
  ['Gulf和Acme都是第一梯队。', ['Gulf'], 2],
  ['Acme第一次降价，Gulf第二次。', ['Gulf'], 1],
  // places told by an item's label
  ['- First: Gulf\n- Second: Duo\n- Tenth and last: Acme (74 days)', ['Gulf', 'Duo'], 10],
  // labels before names, also of brands nobody declared
  [
    '**Best daily trainer**: Gulf Nova 5\n**Best for long runs**: Acme Clifton – soft\n**Best for racing**: Trio 3',
    [],
    2,
  ],
  ['**性价比之选**：当贝D7X，亮度够用\n**画质之选**：Acme RS10，对焦快\n**便携之选**：小明Q3', [], 2],
  ['* **Best overall:** **Gulf E9** pan\n* **High-end:** **Acme HA1** pan', ['Gulf'], 2],
  // the maker in a column of its own, or last in an item
  ['| Range | Maker | Frames |\n|---|---|---|\n| Celia | Gulf | 4 |\n| LS 990 | Acme | 5 |', ['Gulf'], 2],
  ['• H135 and H145 from Gulf\n• AW109 from Acme\n• Bell 429', ['Gulf'], 2],
  // run-together text
  [
    'Top picks: Gulf 50-Pint: This unit performs well in larger rooms.Duo 4,500 Sq. Ft. Dryer: A quiet one with a pump.Acme Cube: A small one for closets.',
    ['Gulf'],
    3,
  ],
  [
    'Picks: Gulf One: This one feeds a family of 8. It lasts.Duo Six: The small one at a price.$59.00(6)Acme Ten: Cooks two things at once.Capacity: See how much you cook.',
    ['Gulf', 'Duo'],
    3,
  ],
  [
    'Picks: Gulf One: A workhorse of a thing.Factors to consider: Amplitude: This says how deep it goes.Stall Force: This is the pressure it takes.Other picks: Acme Ten: A cheap thing that does the job.',
    ['Gulf'],
    2,
  ],
  // sentences with a colon are no labels
  ['Teams like Gulf. Acme is excellent: https://acme.example/tour. Duo costs more.', ['Gulf', 'Duo'], 2],
  ['Gulf is the one I would join. Acme comes last for me: the points are gutted: all of them.', ['Gulf'], 2],
  // a pick in prose, then the others
  [
    'For most kitchens Acme stands out as the top choice. Other options to consider: Gulf Classic: A popular machine with a grinder.Duo Plus: A compact machine for beginners.',
    ['Gulf', 'Duo'],
    1,
  ],
  ['Alternatives to Gulf:\n1. Acme\n2. Duo', ['Gulf', 'Duo'], 1],
  // letters
  ['a) Gulf: fast\nb) Acme: cheap\nc) Duo: new', [], 2],
];

test.each(CASES)('%s', (text, competitors, rank) => {
  expect(analyze(text, { name: 'Acme', competitors }).rank).toBe(rank);
});
