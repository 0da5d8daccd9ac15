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
