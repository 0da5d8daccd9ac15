/** Names of persons, places, gods and heroes, and names better known than the words they are. Folded. */
const NAMES = `
aaron abbott abel aberdeen abraham abrams acapulco ace ada adam adams addison adelaide adler africa agnes aiden aitken
ajax alabama alameda alamo alan alaska albany albert alberta alden alec alex alexa alexander alexandra alexandria alfa
alfred algiers alice alicia alison allen allison alma alps alvin amanda amazon amelia amsterdam amy anchorage anders
anderson andes andre andrea andrew andy angela anita ankara ann anna anne annie anthony antonio antwerp apollo arabia
aragon archer argentina ariel arizona arkansas arlington arlo armstrong arnold arthur ash asher ashley asia aspen
athena athens atkins atlanta atlantis aubrey auckland audrey augusta augustus austin ava avalon avery avignon babylon
baghdad bahamas bailey baker baldwin bali baltic baltimore bangalore bangkok barbara barcelona bard barker barnes
baron barrett barry barton basel bates bath bavaria beatrice becker bedford beijing belfast belgium bell bella ben
benjamin bennett benson benz berkeley berlin bermuda bern bernard bernstein berry bert bertha beth betty beverly bill
billie billy birmingham bishop blair blake bloomberg bob bobby bogota bolivia bologna bombay bond bordeaux boston
boulder bowen bowie boyd brad bradley brady brandon brandt braun brazil bremen brenda brennan brett brian bridget
briggs brighton brisbane bristol britain brittany bronx brooke brooklyn brooks brown bruce bruno brussels bryan bryant
bryce buck budapest buffalo burgundy burke burlington burns burt burton butler byron cadiz caesar cairo calcutta caleb
calgary california calvin cambridge camden cameron campbell canada canberra capri caracas cardiff caribbean carl carla
carlos carmen carnegie carol carolina caroline carpenter carr carrie carroll carson carter carthage casablanca casey
casper caspian catalina cecil chad chandler chanel chapman charles charleston charlie charlotte chavez chelsea chennai
chester chicago chile china chloe chopin chris christian christie christina christine christopher churchill cincinnati
claire clara clark clarke claude claudia clay clement cleo cleopatra cleveland cliff clifford clinton clive clyde
cohen cole coleman colin collins cologne colombia colorado columbia conan congo connor conrad constance cook cooper
copenhagen copilot cora cordoba corey cork cornelius cornwall corsica cox craig crane crawford cruz cuba curie curtis
cynthia cyprus cyrus daisy dakota dale dallas dalton damascus damon dan dana daniel danny dante danube daphne darcy
darwin dave david davies davis dawson dayton dean deborah deere delaware delhi della delta denmark dennis denver derby
derek detroit devon dexter diana diane dickens diego dior discord disney dixon dodge dolly dominic don donald donna
dora doris dorothy douglas dover doyle drake dresden dubai dublin duke duncan dunn durham dwight dylan dyson earl
eaton ecuador eddie eden edgar edinburgh edison edith edward edwards edwin egypt einstein eleanor elena eli elijah
eliot elizabeth ella ellen elliott ellis elon elsa elton elvis emerson emily emma emmett england erica erik erin
ernest essex estonia ethan ethiopia europe eva evan evans eve evelyn everest ezra faith faraday fargo farmer felix
ferguson ferrari fiji finland finn fiona fischer fisher fitzgerald flanders fletcher flora florence florida floyd
forbes ford forrest foster fox france frances francis frank frankfurt frankie franklin fraser fred frederick freeman
fresca freud friedman fritz fuller gabriel galicia galway gandhi ganges garcia gardner gareth garrett garth gary gates
gavin gemini gene geneva genoa geoffrey george georgia gerald germany ghana gibbs gibraltar gibson giles gill gina
ginger giovanni gladys glasgow glenn gloria gobi goethe gomez gong gonzalez gordon grace graham granada grant gray
greece green greenwich greg gregory greta griffin guinness gus gwen hal hale haley hamburg hamilton hampton hank
hannah hanover hansen hardy harlem harley harold harper harriet harris harrison harry hartford harvey hastings havana
hawaii hawking hayes hazel heath hector heidi helen helena helsinki henderson henry herbert herman hermes hilda hill
hilton himalaya holland hollister holly hollywood holmes homer honolulu hoover hope horace houston howard hubert
hudson hugh hughes hugo hummer humphrey hungary hunter ian ibsen iceland ida idaho igor illinois india indiana indus
ingrid iowa ira iran ireland irene iris irving isaac isabel isabella istanbul italy ivan jack jackie jackson jacob
jacobs jacqueline jade jakarta jake jamaica james jamie jane janet janus japan jared jasmine jason jasper java jay
jean jeff jefferson jeffrey jenkins jenna jennifer jenny jeremy jericho jerome jerry jersey jerusalem jesse jessica
jill jim jimmy joan joanna joe joel johan john johnny johnson jon jonathan jones jordan joseph josephine joshua joy
joyce juan judith judy julia julian julie juliet julius june juno justin kafka kansas karen karl kashmir kate
katherine katie kay keith kelly kelvin ken kendall kennedy kenneth kent kentucky kenya kepler kevin keynes kim kindle
king kingston kirk klein klondike korea kurt kyle kyoto lagos lambert lancaster lance lapland larry laura lauren
laurence lawrence lee leeds leipzig lena leo leon leonard leonardo leroy leslie lester levi lewis lexington liam
liberia lily lima lincoln linda lionel lisa lisbon liszt liverpool lloyd logan lois lola lombardy london lorenzo
lorraine lou louis louise louisiana lucas lucerne lucia lucille lucy luis luke luxembourg lydia lyle lynn lyon mabel
mac macau mackenzie madagascar madeira madeleine madison madonna madrid maine majorca malaga malaysia malcolm mali
malta manchester mandela manhattan manila manuel marathon marc marcel marco marcus margaret maria marian marie marilyn
mario marion marjorie mark marriott mars marseille marsha marshall martha martin martinez marvin marx mary maryland
mason massachusetts matilda matt matthew maureen maurice max maxine maxwell may maya mediterranean melbourne melissa
melvin memphis mendel mercedes meredith merlin mexico mia miami michael michelle michigan midas miguel mike milan
mildred miles miller millie milton milwaukee minerva minneapolis minnesota minsk miranda misfits mississippi missouri
mitchell moby mojave molly mona monaco monet monica monroe montana monterey montgomery montreal morgan morocco morris
morrison morse moscow moses mozart mumbai munich murcia murphy murray musk mustang myra nadia nairobi namibia nancy
nantucket naomi napa naples napoleon narwhal nashville natalie nathan navarra nebraska neil nelson nepal nero nevada
newcastle newman newport newton niagara nicaragua nicholas nick nicole nigel nigeria nile nina ninja noah nobel nora
norfolk norman normandy norris norway norwegian norwich nottingham odin ohio oklahoma oliver olivia olympia olympus
omaha omar ontario opal oprah orion orlando orwell osaka osborne oscar oslo otis ottawa otto owen oxford padua paige
palermo palmer pamela panama pandora paraguay paris parma pascal pat patagonia patricia patrick patton paul paula
pauline pearl pearson pedro peggy penelope penny perplexity perry perseus perth peru peter peterson phil philadelphia
philip philippines phillips phoebe phoenix piedmont pierre pisa pittsburgh pluto poland polestar polly polynesia
pompeii porter portland portugal poseidon potsdam potter powell prague presley preston prince princeton prometheus
provence prussia quaker quebec quentin quincy quinn quito rachel raleigh ralph ramona ramsay randall randy raphael
raven ray raymond reagan rebecca reed reese regina reliant rembrandt renee reno rex reynolds rhine rhodes ricardo
richard richards richardson richmond richter ricky riga riley rio rita riviera rob robert roberta roberto roberts
robertson robin robinson rochester rocky rodney rodriguez roger rogers roland roman rome ron ronald roosevelt rory
rosa rose rosemary rosie ross rotterdam rowan roy ruby rudolf rudy rufus russell russia ruth ryan sabrina sacramento
sahara salem sally salomon salzburg sam samantha samoa samson samuel sanchez sanders sandra sandy santa santiago
santorini sara sarah saul savannah savoy sawyer saxony scandinavia schmidt schneider schubert schultz scoot scotland
scott sean seattle sebastian seoul serena seth seville shakespeare shane shanghai shannon sharon shaw sheffield sheila
shelby sheldon shelley sheridan sherlock sherman sherry sherwood shirley shogun siberia sicily sid sidney siegfried
siena sierra sigmund silvia simon simone simpson singapore siri skye smith socrates sofia solomon somerset sonia
sonora sophia sophie spain sparta spencer spielberg sprite squirt stan stanford stanley starburst stella stephanie
stephen steve steven stevens stewart stockholm stone strasbourg stuart sue suez suffolk sullivan sumatra surrey susan
sussex sutton suzanne sweden swift switzerland sydney sylvia syracuse syria tahiti tahoe taiwan tamara tampa tanzania
tara tasmania taylor ted tennessee terence teresa terry tesla tess texas thailand thames thatcher thelma theo theodore
theresa thomas thompson thor thornton tibet tiffany tim timothy titan titus tobias toby todd tokyo toledo tom tommy
tony toronto toulouse tracy travis trevor tripoli tristan troy truman tucker tulsa tunis turin turkey turner tuscany
tyler tyrone ulster ulysses umbria ursula uruguay utah utrecht valencia valentina valentine valentino valerie
vancouver vanessa vaughn vegas venice venus vera vermont vernon verona veronica versailles vicky victor victoria
vienna vietnam vincent violet virgil virginia virtuoso vivian vladimir volga vulcan wade wagner wales walker wallace
walsh walt walter walton wanda ward warner warren warsaw washington waterloo watson watt watts wayne webb weber
webster wellington wells wendy wesley wessex westminster whitman whitney wichita wilbur wilde wiley william williams
wilson winchester windsor winston wisconsin wolf wong wood woods wright wyoming yale yellowstone yoda york yorkshire
yosemite yukon yvonne zachary zanzibar zara zeus zoe zurich
`;
const KNOWN = new Set(NAMES.split(/\s+/).filter((name) => name !== ''));

/** Whether the folded name is also one of a person or a place. */
export function isPersonOrPlace(name: string): boolean {
  return KNOWN.has(name);
}
