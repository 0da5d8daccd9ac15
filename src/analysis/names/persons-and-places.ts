/** Names of persons, places, gods and heroes, and names better known than the words they are. Folded. */
const NAMES = `
aaron abbott abel aberdeen abraham abrams acapulco ada adam adams addison adelaide adler africa agnes aiden aitken
ajax alabama alameda alamo alan albany albert alberta alden alec alex alexa alexander alexandra alexandria alfa alfred
algiers alice alicia alison allen allison alma alps alvin amanda amelia amsterdam amy anchorage anders anderson andes
andre andrea andrew andy angela anita ankara ann anna anne annie anthony antonio antwerp apollo arabia aragon archer
argentina ariel arizona arkansas arlington arlo armstrong arnold arthur asher ashley asia aspen athena athens atkins
atlanta atlantis aubrey auckland audrey augusta augustus austin ava avalon avery avignon babylon baghdad bahamas
baldwin bali baltic baltimore bangalore bangkok barbara barcelona bard barker barnes baron barrett barry barton basel
bates bavaria beatrice becker bedford beijing belfast belgium bella ben benjamin bennett benson benz berkeley berlin
bermuda bern bernard bernstein bert bertha beth betty beverly billie billy birmingham blair blake bloomberg bob bobby
bogota bolivia bologna bombay bordeaux boston bowen bowie boyd brad bradley brady brandon brandt braun brazil bremen
brenda brennan brett brian bridget briggs brighton brisbane bristol britain brittany bronx brooke brooklyn bruce bruno
brussels bryan bryant bryce buck budapest burgundy burke burlington burt burton butler byron cadiz caesar cairo
calcutta caleb calgary california calvin cambridge camden cameron campbell canada canberra capri caracas cardiff
caribbean carl carla carlos carmen carnegie carol carolina caroline carpenter carr carrie carroll carson carter
carthage casablanca casey casper caspian catalina cecil chandler chanel chapman charles charleston charlie charlotte
chavez chelsea chennai chester chicago chile china chloe chopin chris christian christie christina christine
christopher churchill cincinnati claire clara clark clarke claude claudia clement cleo cleopatra cleveland clifford
clinton clive clyde cohen cole coleman colin collins cologne colombia colorado columbia conan congo connor conrad
constance cooper copenhagen copilot cora cordoba corey cork cornelius cornwall corsica cox craig crawford cruz cuba
curie curtis cynthia cyrus dakota dale dallas dalton damascus damon dan dana daniel danny dante danube daphne darcy
darwin dave david davies davis dawson dayton dean deborah deere delaware delhi della denmark dennis denver derby derek
detroit devon dexter diana diane dickens diego dior discord disney dixon dodge dolly dominic don donald donna dora
doris dorothy douglas dover doyle dresden dubai dublin duncan dunn durham dwight dylan dyson earl eaton ecuador eddie
eden edgar edinburgh edison edith edward edwards edwin egypt einstein eleanor elena eli elijah eliot elizabeth ella
ellen elliott ellis elon elsa elton elvis emerson emily emma emmett england erica erik erin ernest essex estonia ethan
ethiopia europe eva evan evans eve evelyn ezra faraday fargo felix ferguson ferrari fiji finland finn fiona fischer
fisher fitzgerald flanders flora florence florida floyd forbes ford forrest foster france frances francis frank
frankfurt frankie franklin fraser fred frederick freeman fresca freud friedman fritz fuller gabriel galicia galway
gandhi ganges garcia gardner gareth garrett garth gary gavin gene geneva genoa geoffrey george gerald germany ghana
gibbs gibraltar gibson giles gill gina giovanni gladys glasgow glenn gloria gobi goethe gomez gong gonzalez gordon
graham granada grant greece greenwich greg gregory greta guinness gus gwen hal hale haley hamburg hamilton hampton
hank hannah hanover hansen harlem harley harold harper harriet harris harrison harry hartford harvey hastings havana
hawaii hawking hayes heath hector heidi helen helena helsinki henderson henry herbert herman hermes hilda hilton
himalaya holland holly hollywood holmes homer honolulu hoover horace houston howard hubert hugh hughes hugo hummer
humphrey hungary ian ibsen iceland ida idaho igor illinois india indiana indus ingrid iowa ira iran ireland irene
irving isaac isabel isabella istanbul italy ivan jack jackie jackson jacob jacobs jacqueline jakarta jake jamaica
james jamie jane janet janus japan jared jason jean jeff jefferson jeffrey jenkins jenna jennifer jenny jeremy jericho
jerome jerry jerusalem jesse jessica jill jim jimmy joan joanna joe joel johan john johnny johnson jon jonathan jones
joseph josephine joshua joyce juan judith judy julia julian julie juliet julius juno justin kafka kansas karen karl
kashmir kate katherine katie kay keith kelly kelvin ken kendall kennedy kenneth kent kentucky kenya kepler kevin
keynes kim kingston kirk klein klondike korea kurt kyle kyoto lagos lambert lancaster lapland larry laura lauren
laurence lawrence lee leeds leipzig lena leo leon leonard leonardo leroy leslie lester levi lewis lexington liam
liberia lima linda lionel lisa lisbon liszt liverpool lloyd logan lois lola lombardy london lorenzo lorraine lou louis
louise louisiana lucas lucerne lucia lucille lucy luis luke luxembourg lydia lyle lynn lyon mabel mac macau mackenzie
madagascar madeira madeleine madonna madrid maine majorca malaga malaysia malcolm mali malta manchester mandela
manhattan manila manuel marc marcel marco marcus margaret maria marian marie marilyn mario marion marjorie marriott
marseille marsha marshall martha martinez marvin marx mary maryland massachusetts matilda matt matthew maureen maurice
maxine maxwell maya mediterranean melbourne melissa melvin memphis mendel mercedes meredith merlin mexico mia miami
michael michelle michigan midas miguel mike milan mildred millie milton milwaukee minerva minneapolis minnesota minsk
miranda misfits mississippi missouri mitchell moby mojave molly mona monaco monet monica monroe montana monterey
montgomery montreal morgan morocco morris morrison morse moscow moses mozart mumbai munich murcia murphy murray musk
myra nadia nairobi namibia nancy nantucket naomi napa naples napoleon narwhal nashville natalie nathan navarra
nebraska neil nelson nepal nero nevada newcastle newman newport newton niagara nicaragua nicholas nick nicole nigel
nigeria nina ninja noah nobel nora norfolk norman normandy norris norway norwegian norwich nottingham odin ohio
oklahoma oliver olivia olympia olympus omaha omar ontario oprah orlando orwell osaka osborne oscar oslo otis ottawa
otto owen oxford padua paige palermo palmer pamela panama pandora paraguay paris parma pascal pat patricia patrick
patton paul paula pauline pearson pedro peggy penelope perplexity perry perseus perth peru peter peterson phil
philadelphia philip philippines phillips phoebe piedmont pierre pisa pittsburgh pluto poland polestar polly polynesia
pompeii portland portugal poseidon potsdam potter powell prague presley preston princeton prometheus provence prussia
quaker quebec quentin quincy quinn quito rachel raleigh ralph ramona ramsay randall randy raphael raymond reagan
rebecca reese regina reliant rembrandt renee reno rex reynolds rhodes ricardo richard richards richardson richmond
richter ricky riga riley rio rita riviera rob robert roberta roberto roberts robertson robinson rochester rodney
rodriguez roger rogers roland rome ron ronald roosevelt rory rosa rosie ross rotterdam rowan roy rudolf rudy rufus
russell russia ruth ryan sabrina sacramento salem sally salomon salzburg sam samantha samoa samson samuel sanchez
sanders sandra santa santiago santorini sara sarah saul savoy sawyer saxony scandinavia schmidt schneider schubert
schultz scoot scotland scott sean seattle sebastian seoul serena seth seville shakespeare shane shanghai shannon
sharon shaw sheffield sheila shelby sheldon shelley sheridan sherlock sherman sherry sherwood shirley shogun siberia
sicily sid sidney siegfried siena sigmund silvia simon simone simpson singapore siri skye socrates sofia solomon
somerset sonia sonora sophia sophie spain sparta spencer spielberg sprite squirt stan stanford stanley starburst
stella stephanie stephen steve steven stevens stewart stockholm strasbourg stuart sue suez suffolk sullivan sumatra
surrey susan sussex sutton suzanne sweden switzerland sydney sylvia syracuse syria tahiti tahoe taiwan tamara tampa
tanzania tara tasmania taylor ted tennessee terence teresa terry tesla tess texas thailand thames thatcher thelma theo
theodore theresa thomas thompson thor thornton tibet tiffany tim timothy titus tobias toby todd tokyo toledo tom tommy
tony toronto toulouse tracy travis trevor tripoli tristan troy truman tucker tulsa tunis turin turner tuscany tyler
tyrone ulster ulysses umbria ursula uruguay utah utrecht valencia valentina valentine valentino valerie vancouver
vanessa vaughn vegas venice vera vermont vernon verona veronica versailles vicky victoria vienna vietnam vincent
virgil virginia virtuoso vivian vladimir volga vulcan wade wagner wales walker wallace walsh walt walter walton wanda
ward warner warsaw washington waterloo watson watt watts wayne webb weber webster wellington wendy wesley wessex
westminster whitman whitney wichita wilbur wilde wiley william williams wilson winchester windsor winston wisconsin
wong wright wyoming yale yellowstone yoda york yorkshire yosemite yvonne zachary zanzibar zara zeus zoe
`;
const KNOWN = new Set(NAMES.split(/\s+/).filter((name) => name !== ''));

/** Whether the folded name is also one of a person or a place. */
export function isPersonOrPlace(name: string): boolean {
  return KNOWN.has(name);
}
