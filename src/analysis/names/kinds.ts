/** Words of one kind: where a text names several of them, each is one of the kind and none is a company. Folded. */
const KINDS = [
  'red orange yellow green blue indigo violet purple pink brown black white grey gray amber gold silver teal cyan magenta turquoise beige maroon',
  'mercury venus earth mars jupiter saturn uranus neptune pluto',
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces',
  'spring summer autumn fall winter',
  'north south east west',
  'alpha beta gamma delta epsilon zeta theta kappa lambda sigma omega omicron',
  'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey zulu',
  'apple apples orange oranges banana bananas pear pears grape grapes peach peaches plum plums mango mangoes kiwi kiwis lemon lemons lime limes cherry cherries melon strawberry strawberries blueberry blueberries raspberry raspberries blackberry blackberries',
  'dog cat horse cow pig sheep goat rabbit mouse fox wolf bear lion tiger leopard jaguar puma panther cheetah lynx elephant zebra giraffe monkey deer hare otter beaver badger squirrel',
  'eagle hawk falcon kestrel owl crow raven robin swan dove pigeon duck goose swallow finch sparrow heron magpie gull starling penguin parrot',
  'salmon trout tuna cod carp pike perch shark whale dolphin seal',
  'oak maple birch pine cedar elm ash willow beech spruce fir poplar chestnut walnut',
  'rose lily tulip lotus daisy iris orchid lavender jasmine poppy violet sunflower daffodil dahlia peony',
  'sage basil mint thyme rosemary oregano parsley dill cilantro coriander chives tarragon',
  'ruby sapphire emerald diamond opal pearl amber jade topaz amethyst garnet onyx turquoise',
  'gold silver bronze copper iron steel nickel zinc tin lead platinum titanium chrome brass cobalt',
  'circle square triangle rectangle oval hexagon star cube sphere cone cylinder pentagon',
  'python java ruby rust swift go kotlin scala perl typescript javascript haskell julia',
  'bash zsh fish shell terminal tmux powershell',
  'strategy tactics objective goal target vision mission values notion concept idea',
  'zeus hera apollo athena hermes ares poseidon hades artemis aphrodite demeter mars jupiter venus minerva',
  'hammer saw drill chisel wrench screwdriver pliers axe hatchet anvil vise level',
  'cotton wool linen silk denim nylon polyester canvas velvet leather suede',
  'shirt shirts jacket coat hat hats gloves scarf boots shoes socks sweater trousers jeans belt vest',
  'newton joule watt volt ampere ohm tesla weber henry farad hertz pascal kelvin siemens gauss coulomb',
].map((words) => words.split(' '));

const KINDS_OF = new Map<string, string[][]>();
for (const kind of KINDS) for (const word of kind) KINDS_OF.set(word, [...(KINDS_OF.get(word) ?? []), kind]);

/** For each kind that the folded word belongs to, the pattern of the others. */
export function othersOfKind(word: string): readonly RegExp[] {
  const known = PATTERNS.get(word);
  if (known) return known;
  const patterns = (KINDS_OF.get(word) ?? []).map(
    (kind) => new RegExp(`\\b(?:${kind.filter((other) => other !== word && other !== `${word}s`).join('|')})\\b`, 'g'),
  );
  if (PATTERNS.size < MOST_PATTERNS) PATTERNS.set(word, patterns);
  return patterns;
}

const PATTERNS = new Map<string, readonly RegExp[]>();
const MOST_PATTERNS = 500;
