import { MORE_WORDS } from './common-english-more.ts';

/** Everyday English words that are, or could well be, somebody's brand. Folded, singular. */
const WORDS = `
able above access ace acorn action active adapt advance agency air alarm alert alien all ally alpha alpine always amazon amber ample anchor angel ankle answer ant any apex apple april arc arch arena argo arm array arrow art ascend ash aspect
asset atlas atom attack attic august aunt aura aurora autumn avid away axe axis back badge balance ball balloon bamboo banana band bank bar bark barn base basic basis basket bat bath batch bay beach beacon beam bean bear beat beats beauty bed bee
bell belong belt bench bend best beta better beyond big bill bird bishop bit bite black blade blaze blend bless block bloom blossom blow blue board boat body bold bolt bond bone bonus book boom boost boot border boss both bottle bounce bound bounty
bow bowl box brain branch brand brave bread break breeze brick bridge bright brilliant bring brook brother brown brush bubble bucket bud budget buffer bug build bull bullet bumble bundle burn burst business butter butterfly button buy buzz cab cabin cactus
cake call calm camel camp can canal candle candy canvas cap cape capital captain car carbon card care cargo carrier cart carve cascade case cash castle cat catalyst catch cause cave cedar celestial cell center central century certain chain chair chalk challenge champion chance change channel chapter charge charm chart chase chat check cheer cherry chess chest chief child chime chip choice
chrome circle circuit citizen city clap clarity class classic clay clean clear clever click cliff climb clip cloak clock close cloud clover club clue coach coal coast coat cobalt code coffee coin cold collective color colour column comet comfort comic command commence common compass complete concept concert concord confluence connect consul contact content contrast convoy cook cookie cool copper coral core corn corner cosmic cosmos cotton count country courage course cove cover cow craft crane create creation creative
credit creek crest crew cricket crisp cross crow crown cruise crush crystal cube cup cure current curve custom cut cycle dash data dawn day deal dear december deck decision deep deer defender delight deliver delta den depot desert design desk detail diamond dig digit dime direct disco discover discovery dish dock doctor dog doll dollar dolphin domain dome dominate door dot double dove down draft dragon draw dream dress drift drill drink drip drive drop drum dry duck
dune dusk dust eagle early earth ease east easy echo eclipse edge effect egg eight elastic electric element elephant elevate elite elm ember emerald emerge empire empower enable encore end endeavor energy engage engine enigma ensemble enterprise entity entrance envoy epic epoch equal equinox era escape essence essential even event ever everest evergreen everlane everyday evolution evolve exact example excel excite expert explore explorer express extra eye fable fabric face fact factor fair faith falcon fall fame family fan farm farmer
fast father favor feather feature february feed feel fence fern ferry festival fiber field fig figure file film filter final find finder fine finish fir fire firefly first fish fit five fix flag flame flash flat flavor fleet flex flight flint flip float flock flood floor flow flower fluid flute fly focus fog fold follow food foot force forest forever forge fork form formula fort forte fortune forward fossil foundation founder fountain four fox fragment frame framework free freedom fresh friday friend frog front frontier frost fruit fuel
full fun function fund fusion future gain galaxy gallery game gap garden gate gateway gather gazelle gear gem general generation genesis genius gentle genuine ghost giant gift girl give glacier glad glance glass gleam glide glimpse globe glory glow go goal goat gold golden good goose grab grace grade grain grand granite grape graph graphite grass gravity gray great green grid grip grit ground group grove grow growth guard guardian guess guest guide guild guru gusto
habit hail half hall halo hammer hand handle happy harbor hard hare harmony harvest hash hat haven hawk hazel head health heap heart hearth heat heaven hedge height helix hello helm helmet help her herb heritage hero heron hex hidden high highland hill hinge hippo hire hit hive hold hollow home honest honey honor hood hook hope horizon horn horse hot hotel hour house hub hue human hunt hunter hurry hydra ice icon idea ideal igloo ignite illustrator image imagine impact impress impulse inch include indeed indigo infinite infinity influence infuse ink inn innocent insight inspire instant instinct
intact integral intent intercom interval invite iris iron island it ivory ivy jackal jade jaguar jam january jar jasper java jaw jazz jelly jet jewel jigsaw job join journal journey joy judge juice july jump jumper june jungle junior jupiter just karma keen keep kernel key keynote keystone kick kid kin kind kindle king kingdom kit kitchen kite knife knight knock knot know knowledge lab label lace ladder lake lamb lamp lance land lane language lark laser latch later lattice launch laurel lava lavender law layer lead leader leaf league leap learn leather ledge ledger left legacy legend lemon lemonade lens
leopard less letter level lever liberty library life lift light lighthouse lightning like lilac lily lime limit line linear link lion lip liquid list little live lively lizard load loaf lobby local lock lodge loft log logic logo lone long look loom loop loose lotus loud lounge love loyal luck lucky lucid lumber luna lunar lunch lush lynx lyric machine madison magic magma magnet magnetic magnolia mail main major make mango manifest mantle map maple marathon marble march mark market marlin maroon mars marsh marvel mask mason mass master match mate matrix matter maverick max may maze meadow meal mean meant measure
medal media medium meet mellow melody melon member memory mentor mercury mercy merge merit mesh message meta metal meteor meter method metric metro micro midnight might migrate mile milestone milk mill mind mine mineral mingle mini mint minute mirage mirror miss mission mist mix mobile mode model modern module moment monarch monday monitor monkey monster month moon moose moral morning mosaic moss most mother motion motive motor mount mountain mouse mouth move movement muse museum music must mustang mute mystic myth nail name narrative narwhal nation national native natural nature navigator near neat nebula nectar need needle neighbor
neon nest net network neutral never new news next nice night nimble nimbus nine ninja noble nomad none noon nord normal north notable note notice notion nova novel november now nucleus number nurture nut oak oar oasis oat object observe ocean october octopus odd odyssey off offer office often oil old olive on once one onion only onyx opal open opera optimal option oracle orange orbit orca orchard orchid order origin original orion osprey other otter our out outlook outback outreach outside over owl own owner oxygen oyster
pace pack packet pad page paint pair palace palm pan panda panel panic panther paper parade paradise parallel park parrot part particle partner party pass passage passion passport past patch path patron pattern pause paw pay peace peach peak pear pearl pebble pedal peel pelican pen pencil people pepper perch perfect perform perk person petal phase phoenix phone photo piano pick pie pier pigeon pike pilgrim pillar pillow pilot pin pinch pine pink pinnacle pioneer pipe pitch pivot pixel place plain plan plane planet plank plant plate platform platinum play player plaza pleasant pledge plenty plot plow plug plum plume plus
pocket poem poet point polar pole polish polo pond pony pool pop poppy popular porch port portal portrait position positive post pot potato pound powder power practical practice prairie praise precise premier premium present press prestige presto pretty price pride primal primary prime prince principal print prism private prize pro probe process produce product profile profit progress progressive project promise proof proper prophet prospect protect proton proud provide public puddle pulse puma pump pumpkin punch pure purple purpose pursuit push puzzle pyramid quad quality quantum quarry quarter quartz queen quest question quick quiet quill quilt quip quiver rabbit
race radar radiant radical radio radius raft rail rain rainbow raise rally ram ramp ranch range ranger rapid rare raven raw ray razor reach react ready real realm reason rebel recall recent record red redwood reed reef reel refine reflect reflex refresh region relate relax relay reliant relief remedy remember remote render renew republic rescue reserve resilience resolve resort resource respect response rest result retool retreat return reveal revel reverse revolution revolve reward rhythm ribbon rich ride ridge right ring ripple rise rising rival river road roam robin robust rock rocket rogue role roll room rooster root rope rose rough
round route rover row royal ruby rugged rule run runner rush rust rustic sabre sack saddle safari safe saffron saga sage sail saint salmon salon salt same sand sandbox sapphire satellite saturday saturn sauce savage save savvy scale scarlet scene scholar school science scope score scout screen script sea seal search season seat second secret secure seed segment select self sense sentinel sentry september sequence serene series serve service session set seven shade shadow shake shape share shark sharp sheep shell shelter shield shift shine ship shoe shop shore short shot shout show shower side sierra sift
sigma sign signal silent silk silver simple simply single siren sister six size skate sketch ski skill skin skull sky slack slate sleep sleeve slice slide slim sling sloth slow small smart smile smith smoke smooth snack snail snake snap snow snug soap soar social sofa soft solar sole solid solo solution solve some sonar song sonic soul sound source south space spade spark sparrow speak spear special spectrum speed spell sphere spice spider spike spin spiral spirit splash splendid split spoke sponge spoon sport spot sprout spring sprint spruce spur square squad squirrel stable stack staff stage stamp stand standard staple star
stark start starter stash state static station stay steady steam steel steep stellar stem step sterling stick still stitch stock stone stop store storm story stout straight strand strategy stream street strength stretch strike string stripe strive strong studio study sturdy style sublime success sugar suit suite summit sun sunday sunny sunrise sunset super supreme sure surf surface surge surprise sustain swan sweet swell swift swing switch sword symbol symphony sync system table tablet tack tag tail tale talent talk tall tango tap tape target taste tea teach teal team teams tech teem tell tempo ten tender tent term terra test text thanks thatch theme theory
there thing think third thistle thorn thought thread three thrift thrifty thrive throne through thunder thursday ticket tide tidy tie tiger tile timber time tin tiny tip titan title toast today together token tomorrow ton tone tonic tool tooth top topaz torch tornado total touch tough tour tower town toy trace track trade trail train trainer tranquil transfer transform transit travel traverse treasure treat tree trek trend trial triangle tribe tribute trick trident trinity trip triumph tropic true trump trust truth try tube tuesday tulip tundra tune tunnel turbo turn turtle twig twilight twin twist twitch two type
ultimate ultra umbrella uncle under union unique unison unit united unity universal universe up upper upright uptown urban us use usual utility vacation vale valiant valid valley value van vanguard vanilla vantage vapor vast vault vector velocity velvet venture venus verge vernal verse vertex vertical vessel vibe vibrant victor victory video view vigor villa village vine vintage viola violet viper virgin virtue virtuoso visa vision visit vista visual vital vivid voice void volt volume volunteer vortex voyage voyager wag wagon wait walk wall walnut wander want warm warrior wash watch water wave way wealth wear weather weave web wednesday week well
west whale wheat wheel whim whisper whistle white whole wick wide wild will willow win wind window wine wing winner winter wire wisdom wise wish wit with wizard wolf wonder wood wool word work workday works world worth wrap wren yard yarn year yellow yes yield you young your youth zebra zen zenith zero zest zip zodiac zone zoom
american southern northern western eastern pacific atlantic columbia patagonia native caterpillar gusto robinhood discord guardian economist independent telegraph mirror metro wired fortune people time us cosmopolitan amazon jordan lincoln ford dodge ram lotus mini smart genesis infinity acura jaguar rivian polestar lucid
a an and the of to in for by at as is be am are was were has have do does did not no or but if so than then that this these those we they he she his its their my me him them who what which when where why how from into about after before between during without within against again also ever every each few more many much such only own too very can could should would may might must shall will just
adobe sun gap target notion apple shell dove tide nest ring square stripe slack zoom teams box bolt lime bird match bumble mint ally wise asana height front segment amplitude loom sketch framer ghost buffer sprout bench pilot ramp deel oyster casper beats guess burton method seventh scott joy hefty hertz alamo dollar allstate hippo oscar bright anthem public betterment titan gemini claude grok copilot cursor kimi spark rabbit perplexity bard
`;
const KNOWN = new Set(`${WORDS} ${MORE_WORDS}`.split(/\s+/).filter((word) => word !== ''));
for (const proper of [
  'alamo',
  'hertz',
  'casper',
  'scott',
  'oscar',
  'asana',
  'deel',
  'kimi',
  'bard',
  'claude',
  'grok',
  'copilot',
  'acura',
  'rivian',
  'allstate',
  'robinhood',
  'burton',
  'everlane',
  'polestar',
  'infinity',
  'madison',
  'ford',
  'lincoln',
  'nord',
  'reliant',
  'columbia',
  'patagonia',
  'perplexity',
  'retool',
  'narwhal',
  'workday',
  'betterment',
  'gemini',
  'ninja',
  'discord',
  'adobe',
  'jordan',
  'dodge',
  'virtuoso',
  'trump',
  'java',
])
  KNOWN.delete(proper);

/** Whether the folded word is an everyday one, in the singular or the plural. */
export function isEverydayEnglish(word: string): boolean {
  return KNOWN.has(word) || (word.length > 3 && word.endsWith('s') && KNOWN.has(word.slice(0, -1)));
}

/** Always written with a capital, brand or not. */
export const CALENDAR = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december'.split(
    ' ',
  ),
);

/** Parts of the world that companies are named after. Folded. */
export const PLACES = new Set(
  'lincoln amazon patagonia jordan mars zurich gemini hollister madison phoenix everest sahara alaska delta hudson rhine nile yukon sierra java cyprus turkey georgia chad'.split(
    ' ',
  ),
);

/** Better known as names, and yet words when written small. Folded. */
export const ALSO_WORDS = new Set(
  `acer intel discord uber ninja claude grok bard copilot allstate dodge ford jordan gemini perplexity betterment adobe asana hertz workday virtuoso java narwhal reliant retool alamo tesla hoover xerox google yahoo bing hermes ajax apollo pandora quaker sprite squirt snickers swatch braze unbounce shogun scoot basecamp sprig stacker misfits gong divvy kindle hilton burton bose braun gibson churchill salomon marshall brooks martin hastings scott billie columbia casper oscar zara arlo hummer fender chipotle fresca skittles huggies pampers vespa mustang polestar starburst klarna nivea reebok asics whoop monos fila`.split(
    ' ',
  ),
);
