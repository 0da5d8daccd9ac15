/** Words that are also names, and what a passage speaks of where the word means the star, the animal, the plant, the tool. */
const SENSES: readonly (readonly [words: string, passage: RegExp])[] = [
  [
    'mercury saturn mars jupiter venus neptune earth moon sun galaxy orbit comet eclipse nova luna corona meteor',
    /\b(?:planets?|orbits?|solar|telescopes?|moons?|rings|gas giant|astronom\w*|nasa|spacecraft|sun|eclipse|poison|thermometer|pandemic|virus|rovers?|craters?|light[ -]years?)\b/g,
  ],
  [
    'gemini aries taurus leo virgo libra scorpio aquarius pisces orion polaris',
    /\b(?:zodiac|constellations?|horoscopes?|star sign|stars?|born under|nasa|astronauts?|ascendant|brightest)\b/g,
  ],
  [
    'jaguar puma panther lynx tiger lion wolf fox bear eagle falcon hawk dolphin whale shark beaver otter owl raven crane swan dove bee ant spider snake cobra python viper turtle rabbit horse mustang bronco ram bull croc gazelle impala kangaroo koala camel elephant mouse bat duck goose penguin robin kestrel kiwi bison badger squirrel hedgehog deer moose stag caterpillar pelican parrot ostrich zebra llama',
    /\b(?:species|predators?|prey|habitats?|cats? in|wildlife|zoo|forest|nest(?:s|ed|ing)?|feathers?|feathered|wings?|herd|cattle|animals?|birds?|mammals?|trail|roared|hunted|breed(?:s|ing)?|endangered|river bank|migrat\w+|eggs?|chicks?|cubs?|hatch\w*|perch\w*|beak|paws?|claws?|fur|tail|roost\w*|larvae?|hive|venom\w*|shed|saddle|stable|conservation\w*)\b/g,
  ],
  [
    'apple orange peach mango banana lime lemon cherry olive kiwi papaya plum fig berry blackberry raspberry strawberry avocado tomato pumpkin sage basil mint pepper ginger garlic clove oyster lemonade',
    /\b(?:peel|ripe|orchards?|harvest|recipe|bake|baked|baking|dice|slice|sliced|juice|salad|butter|cinnamon|vitamins?|fibre|fiber|fruits?|eat|eating|leaves|soup|roast|cook|tart|crisp|sauce|pruned?|blossoms?|seeds?|sugar|lemon|garlic|shuck\w*|simmer|fry|tablespoons?|teaspoons?|jug|syrup)\b/g,
  ],
  [
    'orange purple blue red green black white silver gold amber scarlet violet crimson yellow indigo pink grey gray teal',
    /\b(?:colou?rs?|shade of|hue|blink\w*|flash\w*|led|lights?|paint(?:ed)?|dye|sunset|wires?|belts?|pixels?|tint|bruise|petals?)\b/g,
  ],
  [
    'shell',
    /\b(?:bash|zsh|scripts?|terminal|command line|prompt|seashells?|snails?|turtles?|clams?|eggs?|mollus[ck]s?|crabs?|walnuts?|artillery|posix|shebang|stdin)\b/g,
  ],
  ['tide', /\b(?:moon|harbou?r|beach(?:es)?|sail\w*|low|high water|ocean|shores?|island|neap|ebb\w*|mooring)\b/g],
  [
    'visa',
    /\b(?:passports?|embass(?:y|ies)|consulates?|immigration|border|work permit|overstay\w*|entry|tourist|residence|sponsor)\b/g,
  ],
  ['ring', /\b(?:wedding|finger|gemstones?|boxing|boxers?|engagement|diamonds?|saturn|jewell?er\w*|planet)\b/g],
  ['nest', /\b(?:birds?|eggs?|twigs?|chicks?|wasps?|hornets?|swallows?|branch|fledg\w*|feathers?)\b/g],
  ['coach', /\b(?:team|training|athletes?|football|season|match|players?|league|tournament|halftime|squad|rowing)\b/g],
  ['oracle', /\b(?:delphi|prophec\w+|greek|temple|priestess|apollo|pilgrims?|croesus)\b/g],
  [
    'nike hermes ajax apollo pandora mars atlas titan phoenix athena venus orion hera midas argo',
    /\b(?:goddess\w*|god of|greeks?|romans?|myths?|mytholog\w+|zeus|olymp(?:us|ians?)|trojan|homer|iliad|gods|titans|astronauts?|lunar|nasa|statue|temple|messenger)\b/g,
  ],
  ['bolt', /\b(?:screws?|wrench|nuts?|torque|threads?|lightning|thunder\w*|usain|sprint\w*|crossbow|hinges?)\b/g],
  ['zoom', /\b(?:lens(?:es)?|aperture|pinch|focal|telephoto|\d+ ?mm)\b/g],
  ['chrome', /\b(?:plating|plated|metal|rust\w*|bumper|nickel|polish)\b/g],
  ['window windows', /\b(?:glass|curtains?|panes?|glaz(?:ed|ing)|draughts?|sills?|blinds?|frames?|putty)\b/g],
  ['subway', /\b(?:trains?|station|platform|metro|ticket|turnstile|commut\w+|tunnels?|line [a-z0-9])\b/g],
  [
    'delta',
    /\b(?:rivers?|rice|mekong|nile|okavango|variant|greek letter|silt|sediment|wetlands?|mississippi|epsilon|alpha|gamma)\b/g,
  ],
  ['signal', /\b(?:antennas?|amplifier|noise|bars|traffic lights?|railway|waveforms?|frequency|turn signal)\b/g],
  ['stripe stripes', /\b(?:zebras?|fabric|tigers?|shirts?|painted|flag|uniform|parking lot)\b/g],
  ['virgin', /\b(?:olive|forest|mary|wool|madonna|snow|vestal|plastic)\b/g],
  ['loom', /\b(?:weav\w+|yarn|threads?|shuttle|textiles?|warp|wool)\b/g],
  ['kayak', /\b(?:paddl\w+|rivers?|lake|rapids|hull|canoes?|life jacket|seals)\b/g],
  [
    'tesla',
    /\b(?:nikola|coils?|inventor|edison|mri|magnets?|magnetic|scanners?|alternating current|westinghouse|field strength|gauss)\b/g,
  ],
  ['java', /\b(?:islands?|indonesia\w*|jakarta|volcano\w*|yogyakarta|sumatra|bali)\b/g],
  ['lotus', /\b(?:flowers?|pond|yoga|buddh\w+|petals?|roots?|position|meditat\w+)\b/g],
  ['beats beat', /\b(?:drums?|per minute|tempo|heart|metronome|bpm|pulse)\b/g],
  ['era', /\b(?:pitchers?|innings?|baseball|amendment|century|victorian|geolog\w+)\b/g],
  ['oscar', /\b(?:academy|nominat\w+|best (?:actor|actress|picture)|red carpet|wilde|speech|sesame)\b/g],
  ['mustang bronco', /\b(?:horses?|ranch|wild|herd|rodeo|ford|coupe|v8)\b/g],
  ['blackberry', /\b(?:brambles?|jam|thorns?|hedge\w*|picking|pie|crumble)\b/g],
  ['milky-way', /\b(?:galax\w+|stars?|sky|telescopes?|light[ -]years?|sun|andromeda)\b/g],
  ['slack', /\b(?:ropes?|cables?|leash|sails?|chain|tension|belay\w*)\b/g],
  ['square', /\b(?:geometry|corners|sides|plaza|fountain|root|pigeons?|cathedral|triangle|circle|metres?|feet)\b/g],
  ['chase', /\b(?:police|suspects?|pursuit|stairs|foxes|hounds|squirrels?|getaway)\b/g],
  ['canopy', /\b(?:forest|trees?|leaves|parachute|rainforest)\b/g],
  ['discord', /\b(?:harmony|quarrels?|chords?|strife|factions?)\b/g],
  ['casper', /\b(?:ghosts?|wyoming|haunt\w*|cartoon)\b/g],
  ['seal', /\b(?:gasket|envelope|wax|harbou?r|colony|pups?)\b/g],
  ['acorn', /\b(?:oaks?|squirrels?|trees?|autumn|jays?|pigs?)\b/g],
];

const PASSAGES = new Map<string, RegExp[]>();
for (const [words, passage] of SENSES)
  for (const word of words.split(' ').map((key) => key.replace('-', ' ')))
    PASSAGES.set(word, [...(PASSAGES.get(word) ?? []), passage]);

/** Patterns of the passages that use the folded word in another sense; none for most words. */
export function passagesOf(word: string): readonly RegExp[] {
  return PASSAGES.get(word) ?? (word.endsWith('s') ? PASSAGES.get(word.slice(0, -1)) : undefined) ?? NONE;
}

const NONE: readonly RegExp[] = [];
