/** Names and longer ones of others that they are part of, where `~` stands for the name: persons, places, other companies, terms. Folded. */
export const ENGLISH = `
abbott: berenice ~|bud ~|diane ~|governor ~|greg ~|jim ~|tony ~|~ and costello|~ elementary|~ government
abby: dear ~|~ cadabby|~ elliott|~ lee miller|~ phillip|~ sciuto|~ wambach
abnormal: ~ bleeding|~ blood test|~ cells|~ growth|~ heart rhythm|~ liver enzymes|~ load|~ pap smear|~ psychology|~ return
abode: celestial ~|heavenly ~|humble ~|no fixed ~|place of ~|right of ~|~ of snow|~ of the gods
academy: air force ~|american ~ of dermatology|american ~ of pediatrics|khan ~|military ~|national ~ of sciences|naval ~|plato's ~|police ~|royal ~|~ award|~ awards
acai: ~ berries|~ berry|~ bowl|~ bowls|~ juice|~ palm|~ powder|~ puree|~ smoothie
access: internet ~|open ~|random ~ memory|random-~|wheelchair ~|~ code|~ control|~ hollywood|~ key|~ point|~ road|~ token
accord: basel ~|copenhagen ~|dayton ~|of her own ~|of his own ~|of its own ~|of their own ~|of your own ~|paris ~|peace ~|~ and satisfaction
ace: flying ~|portgas d. ~|~ attorney|~ frehley|~ in the hole|~ inhibitor|~ inhibitors|~ of base|~ of hearts|~ of spades|~ up your sleeve|~ ventura
acer: genus ~|japanese ~|~ griseum|~ japonicum|~ negundo|~ palmatum|~ platanoides|~ pseudoplatanus|~ rubrum|~ saccharum
acorn: ~ archimedes|~ barnacle|~ computers|~ doesn't fall far|~ flour|~ jelly|~ nut|~ squash|~ tree|~ woodpecker|~ worm
acorns: bury ~|from little ~|gather ~|oak ~|~ and beechnuts
acre: 40 ~|god's ~|half an ~|half-~|hundred ~ wood|per ~|quarter ~|siege of ~|state of ~|~ foot|~ of land|~-foot
act: balancing ~|sister ~|~ like|~ of faith|~ of god|~ of kindness|~ of parliament|~ of war
ada: ~ county|~ hegerberg|~ limon|~ lovelace|~ or ardor|~ programming language|~ shelby|~ wong|~ yonath
admiral: fleet ~|lord high ~|rear ~|red ~|vice ~|~ ackbar|~ byng|~ kuznetsov|~ nelson|~ nimitz|~ yamamoto|~'s men
aerie: eagle ~|eagle's ~|eagles' ~|wonderland ~
affinity: binding ~|elective ~|electron ~|natural ~|node ~|pod ~|~ bias|~ chromatography|~ diagram|~ fraud|~ group|~ maturation
affirm: solemnly ~|swear or ~|~ life|~ our commitment|~ the consequent|~ the decision|~ the judgment|~ the ruling|~ the verdict
agenda: 2030 ~|hidden ~|meeting ~|political ~|set the ~|~ 2030|~ 21|~ item|~ items|~ setting|~-setting theory
aim: main ~|ready, ~, fire|~ assist|~ high|~ of life|~ of the study|~-9 sidewinder
ajax: afc ~|jquery ~|sophocles' ~|telamonian ~|~ amsterdam|~ and javascript|~ call|~ request|~ requests|~ the great|~ the lesser|~, ontario
alamo: battle of the ~|remember the ~|san antonio ~|siege of the ~|the ~ in san antonio|~ bowl|~ defenders|~ drafthouse|~ heights|~ mission|~ square
alaska: anchorage, ~|baked ~|fairbanks, ~|gulf of ~|juneau, ~|university of ~|~ department of fish and game|~ highway|~ native|~ natives|~ peninsula|~ range
albanese: anthony ~|francesca ~|licia ~|prime minister ~|~ cabinet|~ government|~ labor government
albany: duke of ~|fort ~|new ~|university at ~|~ congress|~ county|~ medical center|~ plan|~, georgia|~, new york|~, ny|~, western australia
albert: fat ~|lake ~|prince ~|victoria and ~|~ bandura|~ camus|~ einstein|~ hall|~ pujols|~ schweitzer
alexa: arri ~|~ bliss|~ chung|~ davalos|~ demie|~ fluor|~ grasso|~ penavega
alice: go ask ~|princess ~|~ and bob|~ b. toklas|~ cooper|~ in chains|~ in wonderland|~ munro|~ paul|~ springs|~ walker|~'s adventures in wonderland
align: planets ~|stars ~|text-~|vertical-~|~ text|~ the goals|~ to center|~ your values|~-content|~-items|~-self
all: above ~|first of ~|once and for ~|~ day|~ night|~-purpose flour
allure: chanel ~|enduring ~|exotic ~|mysterious ~|romantic ~|timeless ~|~ homme|~ of gold|~ of the seas
ally: close ~|lgbtq ~|loyal ~|nato ~|staunch ~|wartime ~|white ~|~ brooke|~ mcbeal|~ mccoist|~ pally|~ sheedy
almanac: a sand county ~|astronomical ~|benjamin franklin's ~|chinese ~|farmers' ~|nautical ~|old farmer's ~|poor richard's ~|sports ~|whitaker's ~|world ~|~ of american politics
almost: ~ always|~ certainly|~ done|~ entirely|~ every|~ famous|~ immediately|~ impossible|~ never|~ nothing|~ there
alphabet: arabic ~|cyrillic ~|english ~|greek ~|hebrew ~|latin ~|letters of the ~|phonetic ~|russian ~|~ soup
altitude: cruising ~|density ~|high ~|high-~|low ~|meters ~|pressure ~|~ chamber|~ of a triangle|~ sickness|~ training
always: almost ~|i will ~ love you|it's ~ sunny in philadelphia|the customer is ~ right|you ~ hurt the one you love|~ check|~ remember|~ there for
amazon: brazilian ~|peruvian ~|~ basin|~ jungle|~ parrot|~ rainforest|~ river|~ tribe|~ warrior|~ warriors
amber: baltic ~|dominican ~|forever ~|preserved in ~|~ alert|~ glass|~ heard|~ light|~ necklace|~ room|~ rose|~ tamblyn
american: african ~|latin ~|native ~|north ~|south ~|~ civil war|~ dream|~ football|~ heart association|~ history|~ psychological association|~ revolution
ample: ~ bosom|~ evidence|~ light|~ opportunity|~ parking|~ room|~ space|~ storage|~ sunlight|~ supply|~ time|~ water
amplitude: frequency and ~|peak ~|probability ~|scattering ~|wave ~|~ and frequency|~ modulation|~ of oscillation|~ of the wave
amundsen: roald ~|~ and scott|~ gulf|~ sea|~'s south pole expedition|~-scott
anaconda: giant ~|green ~|nicki minaj's ~|operation ~|yellow ~|~ copper|~ deer lodge county|~ plan|~ snake|~, montana
ancestry: african ~|ashkenazi ~|asian ~|common ~|european ~|italian ~|japanese ~|jewish ~|mixed ~|native american ~|of irish ~|~ group
anchor: boat ~|drop ~|news ~|weigh ~|~ bolt|~ bolts|~ brewing|~ chain|~ point|~ tenant|~ text
andromeda: chained ~|constellation ~|mass effect ~|milky way and ~|perseus and ~|princess ~|~ constellation|~ galaxy|~ nebula|~ polifolia|~ strain
answer: correct ~|final ~|multiple choice ~|short ~|the right ~|wrong ~|~ key|~ questions|~ sheet|~ the question
anthem: ayn rand's ~|champions league ~|dance ~|national ~|olympic ~|protest ~|rock ~|royal ~|stadium ~|the ~ was played|~ for doomed youth
anvil: blacksmith ~|blacksmith's ~|cumulonimbus ~|hammer and ~|minecraft ~|operation ~|the story of ~|~ chorus|~ cloud|~ of the ear|~ shooting|~ vise
anyway: feel the fear and do it ~|going to ~|love you ~|thanks ~|well ~|who cares ~|whose life is it ~|whose line is it ~
apache: ah-64 ~|chiricahua ~|fort ~|jicarilla ~|mescalero ~|white mountain ~|~ helicopter|~ junction|~ nation|~ people|~ tribe|~ warrior
apollo: god ~|project ~|temple of ~|~ 11|~ 13|~ 8|~ and daphne|~ belvedere|~ missions|~ moon landing|~ program|~ theater
apple: adam's ~|big ~|fiona ~|~ cider|~ juice|~ of my eye|~ orchard|~ pie|~ records|~ tree|~ valley
april: early ~|late ~|mid-~|~ 1st|~ fool|~ fools|~ fools' day|~ ludgate|~ o'neil|~ showers
arbor: ann ~|garden ~ with climbing roses|grape ~|table saw ~|wedding ~|~ day|~ press|~ vitae
arc: character ~|electric ~|joan of ~|narrative ~|reflex ~|story ~|~ de triomphe|~ flash|~ length|~ of the moral universe|~ reactor|~ welding
argos: ancient ~|greek city of ~|hera of ~|king of ~|odysseus' dog ~|toronto ~|~ and mycenae|~ and sparta|~ in the peloponnese|~ panoptes
ariel: prince eric and ~|princess ~|sylvia plath's ~|the little mermaid ~|~ and caliban|~ castro|~ dorfman|~ levy|~ sharon|~ the mermaid|~ university|~ winter
arlo: the good dinosaur ~|~ and spot|~ guthrie|~ parks|~ white
arm: broken ~|cost an ~ and a leg|left ~|right ~|robotic ~|swing ~|upper ~|~ and leg|~ in arm|~ pain|~ wrestling|~'s length
armani: ~ jackson|~ rogers|~ white
arrival: date of ~|dead on ~|late ~|new ~|time of ~|upon ~|visa on ~|~ and departure|~ date|~ time
arrowhead: clovis ~|flint ~|kansas city chiefs ~|lake ~|native american ~|obsidian ~|stone ~|~ game studios|~ pharmaceuticals|~ plant|~ stadium|~ vine
artemis: apollo and ~|goddess ~|nasa's ~|temple of ~|~ accords|~ fowl|~ ii|~ iii|~ mission|~ of ephesus|~ program
article: blog ~|definite ~|indefinite ~|journal ~|news ~|newspaper ~|research ~|review ~|wikipedia ~|~ ii|~ iii
ascension: dimensional ~|feast of the ~|right ~|spiritual ~|~ day|~ into heaven|~ island|~ of christ|~ of jesus|~ parish|~ thursday|~ to the throne
ascent: everest ~|first ~|gradient ~|rate of ~|solo ~|steep ~|winter ~|~ of man|~ of money|~ of mount everest|~ to the throne
aspen: quaking ~|trembling ~|~ forest|~ grove|~ ideas festival|~ institute|~ leaves|~ mountain|~ snowmass|~ tree|~ trees|~, colorado
astro: houston ~|jetsons' ~|kpop group ~|~ bot|~ boy|~ city|~ malaysia|~ teller|~ turf|~ van
athena: black ~|goddess ~|owl of ~|pallas ~|statue of ~|temple of ~|~ and arachne|~ and ares|~ and poseidon|~ nike|~ parthenos
athletic: charlton ~|oldham ~|wigan ~|~ bilbao|~ build|~ club|~ director|~ performance|~ scholarship|~ shoes|~ trainer|~ training
atlas: charles ~|cloud ~|high ~|mongodb ~|road ~|titan ~|world ~|~ and hercules|~ moth|~ mountains|~ shrugged|~ v
atom: bohr model of the ~|bohr ~|captain ~|carbon ~|helium ~|hydrogen ~|oxygen ~|split the ~|~ ant|~ bomb|~ editor|~ egoyan
attic: a light in the ~|flowers in the ~|toys in the ~|~ dialect|~ fan|~ greek|~ insulation|~ ladder|~ space|~ stairs|~ vase|~ ventilation
audacity: bold ~|sheer ~|~ of hope
august: early ~|end of ~|late ~|mid-~|the guns of ~|~ 1st|~ rush|~ strindberg|~ wilson
aura: migraine with ~|migraine ~|mystical ~|seizure ~|visual ~|without ~|~ cleansing|~ colors|~ of authority|~ of mystery|~ reading
aurora: cruiser ~|goddess ~|princess ~|~ australis|~ borealis|~ forecast|~ hunting|~ shooting|~ theater shooting|~ viewing|~, colorado|~, illinois
aussie: fair dinkum ~|mini ~|true blue ~|~ accent|~ aussie aussie|~ battler|~ bbq|~ dollar|~ rules|~ shepherd|~ slang
austen: jane ~|~ chamberlain|~ henry layard|~ heroine|~ novels|~'s pride and prejudice
austin: lloyd ~|stephen f. ~|steve ~|tracy ~|university of texas at ~|ut ~|~ butler|~ city limits|~ friars|~ powers|~, texas
autonomous: semi-~|~ car|~ cars|~ community|~ driving|~ nervous system|~ region|~ system|~ underwater vehicle|~ vehicle|~ vehicles|~ weapons
avalanche: colorado ~|snow ~|~ airbag|~ beacon|~ breakdown|~ danger|~ effect|~ forecast|~ photodiode|~ risk|~ safety|~ warning
avalon: bryan ferry ~|frankie ~|isle of ~|mists of ~|toyota ~|~ airport|~ ballroom|~ high|~ hill|~ peninsula|~, new jersey
avis: rara ~|~ rara
avocado: diced ~|half an ~|hass ~|mashed ~|ripe ~|sliced ~|~ dressing|~ oil|~ pit|~ salad|~ toast|~ tree
avon: bard of ~|bradford-on-~|river ~|stratford upon ~|stratford-upon-~|swan of ~|~ and somerset police|~ barksdale|~ books|~ gorge|~ river|~, connecticut
away: far ~|give ~|pass ~|passed ~|put ~|right ~|run ~|throw ~|walk ~
axe: battle ~|danish ~|hand ~|ice ~|pick ~|throwing ~|~ handle|~ murderer|~ throwing|~ to grind
azure: ~ blue|~ damselfly|~ dragon|~ eyes|~ kingfisher|~ lane|~ sea|~ sky|~ waters|~ window|~-winged magpie
babel: brad pitt ~|isaac ~|latex ~|library of ~|mumford & sons ~|r.f. kuang's ~|tower of ~|~ by r.f. kuang|~ fish|~ package|~-loader
bach: barbara ~|c.p.e. ~|catherine ~|godel, escher, ~|j.s. ~|johann sebastian ~|richard ~|thomas ~|~ cantata|~ flower remedies|~ fugue|~'s brandenburg concertos
backdrop: against the ~|historical ~|mountain ~|perfect ~|photo ~|photography ~|scenic ~|stage ~|stunning ~|wedding ~
badger: american ~|european ~|frederick the ~|honey ~|tommy brock the ~|wisconsin ~|~ and mole|~ cull|~ hair|~ sett|~ state
baker: anita ~|chet ~|ella ~|ginger ~|james ~|josephine ~|mount ~|tom ~|~ mayfield|~ street|~'s dozen|~'s yeast
balance: account ~|acid-base ~|bank ~|hormonal ~|new ~|opening ~|trial ~|work-life ~|~ beam|~ of power|~ of trade|~ sheet
baldwin: adam ~|alec ~|daniel ~|hailey ~|james ~|roger ~|stanley ~|stephen ~|tammy ~|william ~|~ iv|~ of boulogne
bali: road to ~|trip to ~|~ action plan|~ and lombok|~ bombings|~ cattle|~ hai|~ mynah|~ nine|~ sea|~ strait|~, indonesia
ballast: electronic ~|fluorescent light ~|lamp ~|railway ~|ship's ~|track ~|water ~|~ resistor|~ stones|~ tank|~ tanks|~ water
bamboo: lucky ~|~ curtain|~ cutting board|~ fiber|~ flooring|~ forest|~ grove|~ plant|~ pole|~ shoots|~ skewers|~ steamer
ban: gun ~|lifetime ~|muslim ~|nuclear test ~|plastic bag ~|smoking ~|test ~ treaty|tiktok ~|travel ~|~ ki-moon|~ the bomb
bang: big ~|gang ~|interrobang ~|~ & olufsen|~ bang|~ for your buck
bard: cacofonix the ~|celtic ~|d&d ~|half-elf ~|immortal ~|the ~'s tale|thomas gray's the ~|welsh ~|~ college|~ of avon|~ the bowman|~'s college
barefoot: walk ~|walking ~|~ contessa|~ doctor|~ doctors|~ gen|~ in the park|~ investor|~ on the beach|~ pilgrim|~ running|~ shoes
bark: all ~ and no bite|birch ~|cinnamon ~|magnolia ~|pine ~|tree ~|willow ~|~ beetle|~ is worse than|~ mulch|~ up the wrong tree
barn: born in a ~|can't hit the broad side of a ~|horse ~|pole ~|red ~|~ burning|~ dance|~ door|~ doors|~ owl|~ raising|~ swallow
baron: red ~|robber ~|simon ~-cohen|~ cohen|~ corbin|~ davis|~ de montesquieu|~ harkonnen|~ munchausen|~ samedi|~ zemo
barre: ballet ~|guillain-~|siad ~|wilkes-~|~ chord|~ chords|~, vermont
basecamp: annapurna ~|everest ~|k2 ~|trek to ~|~ trek
basil: dried ~|fresh ~|holy ~|saint ~'s cathedral|st. ~'s cathedral|sweet ~|thai ~|~ fawlty|~ leaves|~ pesto|~ plant|~ rathbone
basket: easter ~|eggs in one ~|fruit ~|gift ~|hand ~|laundry ~|market ~|picnic ~|~ case|~ of deplorables|~ weaving
bass: double ~|drum and ~|largemouth ~|saul ~|sea ~|smallmouth ~|striped ~|~ clef|~ drum|~ fishing|~ guitar|~ player
bath: bird ~|bubble ~|ice ~|university of ~|warm ~|water ~|wife of ~|~ abbey|~ bomb|~ mat|~ salts|~ towel
baxter: anne ~|james phinney ~|jeff ~|meredith ~|raymond ~|richard ~|skunk ~|ted ~|warner ~|~ dury|~ permanent|~ state park
bay: chesapeake ~|green ~|guantanamo ~|hudson's ~|san francisco ~|tampa ~|~ area|~ leaf|~ leaves|~ of bengal|~ of pigs|~ window
bayer: carole ~ sager|herbert ~|johann ~|~ designation|~ filter|~ leverkusen|~ mask|~ matrix|~ pattern
baylor: don ~|elgin ~|~ bears|~ college of medicine|~ football|~ law|~ medical center|~ school|~ scott & white|~ university
beaches: beautiful ~|northern ~|nude ~|palm ~|pristine ~|public ~|sandy ~|white sand ~|white ~|~ in thailand|~ of goa|~ of normandy
beacon: bluetooth ~|dunkery ~|locator ~|navigational ~|radio ~|~ fire|~ hill|~ of hope|~ of light|~ press|~ theatre|~, new york
bear: black ~|brown ~|grizzly ~|paddington ~|polar ~|smokey ~|teddy ~|~ bryant|~ grylls|~ in mind|~ market|~ stearns
beast: beauty and the ~|belly of the ~|fantastic ~|mark of the ~|mr. ~|mythical ~|number of the ~|sexy ~|wild ~|~ boy|~ of burden|~ wars
beats: binaural ~|drum ~|heart ~|hip hop ~|hip-hop ~|lo-fi ~|lofi ~|skipped ~|trap ~|~ me|~ per minute
beaver: american ~|busy as a ~|eager ~|leave it to ~|~ cleaver|~ creek|~ dam|~ dams|~ lodge|~ pelts|~ tail
bechstein: helene ~|johann matthaus ~|ludwig ~|~ hall|~'s bat
beech: american ~|copper ~|european ~|southern ~|weeping ~|~ forest|~ leaf disease|~ marten|~ nuts|~ tree|~ trees|~ wood
bees: birds and the ~|bumble ~|busy ~|honey ~|killer ~|native ~|secret life of ~|swarm of ~|worker ~|~ and butterflies|~ knees
beetle: bark ~|colorado potato ~|dung ~|ground ~|japanese ~|lady ~|ladybird ~|pine ~|scarab ~|stag ~|~ bailey
beetroot: cooked ~|grated ~|pickled ~|red as a ~|roasted ~|~ and goat's cheese|~ hummus|~ juice|~ powder|~ risotto|~ salad|~ soup
bell: alexander graham ~|blue ~|church ~|diving ~|kristen ~|liberty ~|taco ~|tinker ~|~ curve|~ hooks|~ pepper|~ peppers
bella: baby ~|edward and ~|la vita e ~|~ abzug|~ and edward|~ ciao|~ coola|~ hadid|~ ramsey|~ swan|~ thorne
belong: don't ~|feel like you ~|need to ~|you ~ with me|~ in a museum|~ together
ben: big ~|gentle ~|uncle ~|~ affleck|~ franklin|~ hur|~ kingsley|~ nevis|~ shapiro|~ solo|~ stiller|~-hur
bench: johnny ~|park ~|test ~|weight ~|work ~|~ mark|~ press|~ presses|~ scraper|~ seat|~ trial|~ warrant
benefit: cost ~ analysis|cost-~|death ~|defined ~|fringe ~|health ~|mutual ~|tax ~|~ concert|~ of the doubt
benjamin: private ~|walter ~|~ banneker|~ britten|~ bunny|~ button|~ disraeli|~ franklin|~ graham|~ harrison|~ netanyahu
bentley: derek ~|dierks ~|e. c. ~|eric ~|robert ~|snowflake ~|wes ~|wilson "snowflake" ~|wilson ~|~ drummle|~ systems|~ university
benz: julie ~|obie ~
bergen: bryggen in ~|candice ~|edgar ~|oslo to ~|polly ~|university of ~|~ county|~ line|~ op zoom|~ school of meteorology|~, norway|~-belsen
berlin: battle of ~|east ~|irving ~|isaiah ~|lucia ~|west ~|~ airlift|~ blockade|~ conference|~ philharmonic|~ wall|~, germany
better: feel ~|~ business bureau|~ call saul|~ half|~ late than never|~ or worse|~ safe than sorry
bevel: compound miter ~|james ~|sliding ~|t-~|~ and emboss|~ cut|~ edge|~ gear|~ gears|~ protractor|~ square
beyond: above and ~|bed bath & ~|bed bath and ~|~ belief|~ compare|~ doubt|~ good and evil|~ reasonable doubt|~ repair|~ words
bianchi: daniela ~|guelphs ~ and neri|jules ~|kenneth ~|~ classification|~ cosmologies|~ identities|~ identity
bill: buffalo ~|dollar ~|electric ~|kill ~|phone ~|~ clinton|~ gates|~ murray|~ nye|~ of lading|~ of rights|~ of sale
billboard: burma-shave ~|digital ~|electronic ~|giant ~|highway ~|roadside ~|~ ads|~ advertisement|~ advertising|~ dad|~ lawyer
billie: ~ burke|~ bush|~ dove|~ eilish|~ holiday|~ jean|~ joe armstrong|~ lourd|~ piper|~ whitelaw
bing: bada ~|badda ~|chandler ~|dave ~|jian ~|rudolf ~|steve ~|~ bong|~ cherries|~ cherry|~ crosby|~ maloney
binge: ronald ~|shopping ~|~ drinker|~ drinking|~ eating|~ watch|~ watching|~-eating|~-watch|~-watching|~-worthy
birch: john ~ society|paper ~|river ~|silver ~|thora ~|white ~|~ bark|~ beer|~ sap|~ syrup|~ tree|~ trees
bird: big ~|brad ~|early ~|lady ~|larry ~|sue ~|~ feeder|~ flu|~ of prey|~ seed|~ watching|~'s eye view
birdies: badminton ~|bogey-free ~|~ and bogeys|~ and eagles
biscuit: buttermilk ~|digestive ~|dog ~|ginger ~|sea ~|ship's ~|shortbread ~|takes the ~|~ base|~ dough|~ joiner|~ tin
bishop: auxiliary ~|elizabeth ~|julie ~|kate ~|knight and ~|maurice ~|walter ~|~ of durham|~ of london|~ of rome|~ score|~'s weed
bison: american ~|european ~|herd of ~|m. ~|plains ~|wood ~|yellowstone ~|~ burger|~ burgers|~ herds|~ hunting|~ meat
black: jack ~|sirius ~|~ and white|~ coffee|~ death|~ friday|~ hole|~ lives matter|~ market|~ panther|~ pepper|~ sea
black diamond: double ~|~ run|~ runs|~ ski run|~ slope|~ trail|~, washington
blackberry: himalayan ~|~ brambles|~ bush|~ bushes|~ cobbler|~ crumble|~ jam|~ lily|~ picking|~ pie|~ wine|~ winter
blackbird: beatles' ~|brewer's ~|bye bye ~|common ~|eurasian ~|operation ~|red-winged ~|sr-71 ~|thirteen ways of looking at a ~|yellow-headed ~|~ singing in the dead of night
blackboard: chalk and ~|classroom ~|fingernails on a ~|nails on a ~|write on the ~|~ architecture|~ bold|~ eraser|~ jungle|~ paint
blackstone: harry ~|william ~|~ group|~ inc.|~ private equity|~ river|~ valley|~'s commentaries|~'s ratio
blazer: double-breasted ~|linen ~|navy ~|oversized ~|school ~|tailored ~|trail ~|tweed ~|velvet ~|wool ~|~ and slacks
blender: gender ~|hand ~|high-speed ~|immersion ~|makeup ~|pastry ~|place in a ~|smoothie ~|stick ~|~ bottle|~ jar
blink: don't ~|malcolm gladwell's ~|without a ~|~ 182|~ comparator|~ dog|~ of an eye|~ rate|~ reflex|~ tag|~ twice|~-182
blizzard: children's ~|dairy queen ~|great ~|oreo ~|schoolhouse ~|snow ~|~ conditions|~ of 1888|~ of 1978|~ of ozz|~ warning
bloom: algal ~|allan ~|harold ~|in full ~|late ~|leopold ~|orlando ~|~ county|~ filter|~ filters|~'s taxonomy
blue: ~ cheese|~ collar|~ cross|~ jay|~ jeans|~ lagoon|~ light|~ moon|~ ridge|~ sky|~ whale
blue bell: ~, pennsylvania
blue bottle: portuguese ~|~ fly|~ jellyfish|~ tree
blue moon: once in a ~|rodgers and hart's ~|super ~|~ of kentucky
bluebird: donald campbell's ~|eastern ~|maeterlinck's the ~|mountain ~|western ~|~ boxes|~ cafe|~ day|~ house|~ k7|~ nest box|~ of happiness
bob: ~ cratchit|~ dole|~ dylan|~ haircut|~ hope|~ iger|~ marley|~ ross|~ seger|~ the builder|~ woodward|~'s burgers
bogs: acidic ~|blanket ~|cranberry ~|fens and ~|peat ~|raised ~|sphagnum ~|~ and fens|~ and swamps|~ down
bold: big and ~|charles the ~|the ~ and the beautiful|~ and brave|~ as brass|~ as love|~ colors|~ font|~ italic|~ move|~ statement|~ text
bolt: dead ~|lightning ~|robert ~|usain ~|~ action|~ cutter|~ cutters|~ from the blue|~ of lightning|~ pattern|~ upright|~-action rifle
bombay: iit ~|salaam ~|slumdog ~|~ blood group|~ burmah trading|~ cat|~ duck|~ high court|~ mix|~ phenotype|~ presidency|~ stock exchange
bones: bare ~|broken ~|chicken ~|dinosaur ~|lazy ~|skull and ~|strong ~|the lovely ~|~ and joints|~ brigade|~ mccoy
boost: confidence ~|energy ~|immune ~|turbo ~|~ converter|~ energy|~ metabolism|~ morale|~ pressure|~ productivity|~ your confidence|~ your immune system
boots: ankle ~|combat ~|cowboy ~|hiking ~|kinky ~|leather ~|puss in ~|rain ~|snow ~|these ~ are made for walkin'|~ on the ground|~ riley
borrow: beg, ~ or steal|beg, ~, or steal|george ~|something to ~|~ a book|~ against|~ books|~ checker|~ money|~ trouble
bosch: carl ~|den ~|haber-~|harry ~|hieronymus ~|~ reaction|~'s garden of earthly delights
bose: chandra ~|nandalal ~|netaji ~|rahul ~|satyendra nath ~|~ gas|~-einstein|~-hubbard
boss: crime ~|final ~|like a ~|mob ~|~ around|~ baby|~ fight|~ level|~ tweed
boston: ~ bruins|~ celtics|~ college|~ consulting group|~ globe|~ marathon|~ massacre|~ red sox|~ tea party|~ terrier|~ university|~, massachusetts
bottle: baby ~|message in a ~|spray ~|water ~|wine ~|~ cap|~ feeding|~ gourd|~ of wine|~ opener|~-feeding
bounce: dead cat ~|~ a check|~ back|~ house|~ ideas|~ light|~ message|~ music|~ pass|~ rate
bounty: bug ~|harvest ~|hms ~|mutiny on the ~|nature's ~|~ hunter|~ hunters|~ of nature|~ of the sea
box: black ~|cardboard ~|dialog ~|jewelry ~|lunch ~|mail ~|pandora's ~|text ~|think outside the ~|tool ~|~ office|~ turtle
bramble: blackberry ~|prickly ~|~ bank|~ bush|~ cay|~ jelly|~ patch|~ shark|~ thicket
branch: bundle ~ block|executive ~|git ~|judicial ~|legislative ~|michelle ~|olive ~|special ~|tree ~|~ davidians|~ predictor|~ rickey
braun: b. ~|carol moseley ~|eva ~|ferdinand ~|nicholas ~|ryan ~|scooter ~|volker ~|von ~|~ strowman
brave: fortune favors the ~|home of the ~|the ~ little toaster|~ enough|~ face|~ heart|~ little tailor|~ new world|~ the elements|~ the weather
bread: banana ~|breaking ~|garlic ~|loaf of ~|rye ~|sourdough ~|white ~|whole grain ~|whole wheat ~|~ and butter|~ crumbs|~ flour
breeze: cool ~|gentle ~|land ~|ocean ~|sea ~|shoot the ~|summer ~|swayed in the ~|~ block|~ blocks|~ through
breguet: louis charles ~|~ 14|~ 19|~ atlantic|~ aviation|~ range equation
brick: another ~ in the wall|red ~|yellow ~ road|~ and mortar|~ by brick|~ fireplace|~ house|~ lane|~ mansions|~ oven|~ wall|~-and-mortar
bridge: brooklyn ~|burn ~|contract ~|glute ~|golden gate ~|land ~|london ~|suspension ~|tower ~|~ of spies|~ the gap|~ to terabithia
bright: ~ and early|~ angel trail|~ colors|~ eyes|~ future|~ idea|~ light|~ lights|~ red|~ side|~ sunlight
bright side: look at the ~|look on the ~|looking on the ~|see the ~|the ~ of life
brilliant: larry ~|my ~ career|my ~ friend|round ~|~ blue|~ colors|~ cut|~ green|~ idea|~ mind|~ scientist
bristol: university of ~|~ bay|~ board|~ channel|~ city|~ motor speedway|~ palin|~ rovers|~ stool chart|~, england|~, tennessee|~-myers squibb
bronco: boise state ~|bucking ~|denver ~|ov-10 ~|~ billy|~ buster|~ busting|~ mendenhall|~ nagurski|~ riding
brook: babbling ~|bound ~|kell ~|oak ~|peter ~|stony ~|~ farm|~ lopez|~ taylor|~ trout
brooklyn: a tree grows in ~|last exit to ~|~ academy of music|~ bridge|~ college|~ decker|~ dodgers|~ heights|~ museum|~ nets|~ nine-nine|~, new york
brooks: albert ~|danielle ~|david ~|garth ~|gwendolyn ~|kix ~|max ~|mel ~|preston ~|rodney ~|~ brothers|~ koepka
broom: flying ~|jump the ~|jumping the ~|new ~ sweeps clean|robert ~|scotch ~|witch's ~|~ bridge|~ closet|~ hilda|~ sedge|~ snakeweed
brother: big ~|half-~|little ~|o ~, where art thou|older ~|step ~|twin ~|younger ~|~ bear|~ in law|~-in-law
brown: charlie ~|chris ~|dan ~|dark ~|golden ~|gordon ~|james ~|john ~|~ bear|~ rice|~ sugar|~ v. board of education
bruno: giordano ~|san ~|we don't talk about ~|~ bettelheim|~ fernandes|~ ganz|~ hauptmann|~ latour|~ magli|~ mars|~ munari|~ schulz
bubble: burst your ~|dot-com ~|housing ~|soap ~|south sea ~|speech ~|~ bath|~ chamber|~ gum|~ sort|~ tea|~ wrap
buck: bang for your ~|fast ~|joe ~|make a quick ~|pass the ~|pearl s. ~|the ~ stops here|uncle ~|~ converter|~ naked|~ rogers|~ teeth
buckle: belt ~|knees ~|~ down|~ fracture|~ my shoe|~ under|~ your seat belt|~ your seatbelt
budget: balanced ~|congressional ~ office|family ~|federal ~|low-~|marketing ~|monthly ~|wedding ~|~ airlines|~ constraint|~ cuts|~ deficit
buffer: bruce ~|circular ~|michael ~|phosphate ~|ring ~|te ~|translation lookaside ~|~ overflow|~ solution|~ state|~ stock|~ zone
buffy: ~ and angel|~ and spike|~ coat|~ fish owl|~ sainte-marie|~ summers|~ the vampire slayer|~-tufted marmoset
bugles: drums and ~|military ~|~ and drums|~ blowing|~ sounded
bulb: fennel ~|flower ~|fluorescent ~|garlic ~|halogen ~|led ~|light ~|olfactory ~|tulip ~|~ of garlic|~ planter
bulldog: american ~|british ~|english ~|french ~|georgia ~|yale ~|~ ant|~ bat|~ clip|~ drummond|~ puppy
bumble: abominable snow monster ~|mr. ~|~ and bumble|~ bee|~ bees|~ through|~-bee
burlington: lord ~|~ arcade|~ county|~ house|~ magazine|~ northern|~, north carolina|~, ontario|~, vermont|~, vt
burning bush: biblical ~|god spoke to moses from the ~|moses and the ~|the ~ on mount horeb|~ of moses
burrow: animals ~|badger ~|gopher ~|joe ~|moles ~|prairie dog ~|rabbit ~|weasley ~|~ down|~ in the sand|~ underground
burst: gamma-ray ~|sun ~|~ at the seams|~ fracture|~ into flames|~ into tears|~ mode|~ of energy|~ out laughing|~ pipe|~ pipes|~ your bubble
burton: cliff ~|gary ~|levar ~|richard ~|robert ~|sarah ~|sir richard francis ~|tim ~|~ albion|~ cummings|~ upon trent
butter: almond ~|body ~|bread and ~|brown ~|cocoa ~|melted ~|peanut ~|shea ~|unsalted ~|~ beans|~ chicken|~ knife
butterfly: iron ~|m. ~|madama ~|madame ~|monarch ~|~ bush|~ effect|~ garden|~ knife|~ stroke|~ valve|~ wings
button: belly ~|benjamin ~|hot ~|jenson ~|push ~|radio ~|snooze ~|~ mushroom|~ mushrooms|~ nose|~-down shirt
cabin: aircraft ~|log ~|uncle tom's ~|~ air filter|~ baggage|~ boy|~ class|~ crew|~ fever|~ in the woods|~ pressure
cactus: barrel ~|christmas ~|prickly pear ~|saguaro ~|thanksgiving ~|~ flower|~ jack|~ league|~ mix|~ pear|~ soil|~ wren
caddy: cleaning ~|food waste ~|garden ~|golf ~|shower ~|tea ~|tool ~|~ compson|~ shack|~ spoon
cadillac: antoine de la mothe ~|antoine ~|welfare queen ~|~ desert|~ man|~ mountain|~ ranch|~ records|~ tax|~, michigan
caesar: hail ~|irving ~|julius ~|little ~|octavian ~|render unto ~|sid ~|tiberius ~|~ and cleopatra|~ augustus|~ cipher|~'s wife
cairo: islamic ~|old ~|purple rose of ~|university of ~|~ conference|~ geniza|~ international airport|~ museum|~ trilogy|~, egypt|~, illinois
callaway: ann hampton ~|bridget ~|liz ~|mickey ~|~ county|~ gardens
calm: cool, ~, and collected|dead ~|keep ~|remain ~|stay ~|~ and collected|~ before the storm|~ demeanor|~ down|~ waters
cambridge: duchess of ~|duke of ~|university of ~|~ analytica|~ dictionary|~ english|~ platonists|~ university|~, england|~, ma|~, massachusetts
camel: bactrian ~|battle of the ~|the straw that broke the ~'s back|~ caravan|~ case|~ hair|~ milk|~ pose|~ racing|~ ride|~ spider|~ toe
campbell: billy ~|bruce ~|donald ~|glen ~|john w. ~|joseph ~|mrs. patrick ~|naomi ~|neve ~|sol ~|~ river|~ v. acuff-rose
camper: happy ~|pop-up ~|rv ~|teardrop ~|truck ~|~ shell|~ trailer|~ van
canary: black ~|stack ~|the cat and the ~|~ deployment|~ in a coal mine|~ in the coal mine|~ island|~ islands|~ release|~ seed|~ wharf|~ yellow
candle: birthday ~|burning the ~ at both ends|can't hold a ~ to|roman ~|soy ~|unity ~|~ holder|~ in the wind|~ light|~ making|~ wax|~ wick
candor: complete ~|duty of ~|radical ~|refreshing ~|spoke with ~|~ and honesty|~ and transparency|~ faction
candy: arm ~|cotton ~|eye ~|halloween ~|hard ~|john ~|rock ~|~ bar|~ cane|~ corn|~ crush|~ land
canon: biblical ~|literary ~|pachelbel's ~|star wars ~|western ~|~ city|~ episcopi|~ in d|~ law|~ of medicine|~ of scripture
canopy: forest ~|leaf ~|parachute ~|rainforest ~|tree ~|~ bed|~ cover|~ layer|~ tour|~ tours|~ walk|~ walkway
canvas: blank ~|business model ~|cotton ~|html ~|html5 ~|oil on ~|~ bag|~ painting|~ print|~ shoes|~ tent|~ tote bag
canyon: antelope ~|black ~ of the gunnison|bryce ~|colca ~|copper ~|glen ~|grand ~|laurel ~|slot ~|topanga ~|~ de chelly
cape: superman's ~|~ breton|~ canaveral|~ cod|~ coral|~ fear|~ horn|~ may|~ of good hope|~ town|~ verde|~ york
capital: human ~|social ~|state ~|venture ~|working ~|~ city|~ expenditure|~ gains|~ investment|~ letters|~ of france|~ punishment
capri: blue grotto in ~|ford ~|island of ~|isle of ~|mercury ~|sorrento and ~|villa ~|~ and the amalfi coast|~ holdings|~ pants|~ sun|~, italy
caraway: black ~|ground ~|hattie ~|~ oil|~ rye bread|~ seed|~ seeds
care: child ~|foster ~|hair ~|health ~|intensive ~|palliative ~|primary ~|skin ~|urgent ~
carmen: bizet's ~|eric ~|playa del ~|~ cortez|~ ejogo|~ electra|~ mcrae|~ miranda|~ san diego|~ sandiego
carnival: notting hill ~|rio de janeiro ~|rio ~|trinidad ~|venice ~|~ games|~ glass|~ in rio|~ in venice|~ of the animals|~ of venice
carrot: baby ~|grated ~|shredded ~|wild ~|~ and stick|~ cake|~ juice|~ salad|~ soup|~ sticks|~ top|~ tops
carry: cash and ~|concealed ~|keep calm and ~ on|open ~|~ a torch|~ on luggage|~ the weight|~-on luggage
carta: a la ~|magna ~|~ bianca|~ blanca|~ de logu|~ del lavoro|~ marina
carter: aaron ~|agent ~|angela ~|dwayne ~|helena bonham ~|howard ~|jimmy ~|john ~|peggy ~|president ~|shawn ~|~ family
cartier: george-etienne ~|jacques ~|rudolph ~|~ divisor|~ divisors|~-bresson
cascade: clotting ~|coagulation ~|on delete ~|signaling ~|trophic ~|~ delete|~ effect|~ hops|~ locks|~ mountains|~ range|~ volcanoes
cascadia: ~ bioregion|~ code|~ earthquake|~ fault|~ movement|~ subduction zone
casper: billy ~|dave ~|friendly ghost ~|~ college|~ mattress and ghost casper|~ mountain|~ ruud|~ the friendly ghost|~ van dien|~, wyoming
cassandra: christa wolf's ~|prophetess ~|~ austen|~ cain|~ clare|~ complex|~ crossing|~ nova|~ of troy|~ peterson|~ wilson|~'s dream
castle: barnard ~|bouncy ~|bran ~|edinburgh ~|hearst ~|neuschwanstein ~|new ~|sand ~|white ~|windsor ~|~ doctrine|~ rock
castor: ~ bean|~ beans|~ canadensis|~ fiber|~ oil|~ sugar|~ troy|~ wheels
castro: ariel ~|cipriano ~|fidel ~|joaquin ~|julian ~|raul ~|~ district|~ regime|~ theatre|~ valley
caterpillar: butterfly ~|hookah-smoking ~|monarch ~|processionary ~|tent ~|very hungry ~|woolly bear ~|~ fungus|~ into a butterfly|~ to butterfly|~ track
cedar: red ~|~ falls|~ oil|~ plank|~ point|~ rapids|~ shingles|~ tree|~ trees|~ waxwing|~ wood
celebrity: i'm a ~|~ apprentice|~ big brother|~ chef|~ couple|~ culture|~ endorsement|~ endorsements|~ gossip|~ jeopardy|~ news
celery: carrots and ~|chopped ~|diced ~|stalks ~|~ juice|~ root|~ salt|~ seed|~ seeds|~ stalk|~ stalks|~ sticks
cellar: coal ~|cold ~|root ~|salt ~|storm ~|wine ~|~ door|~ dweller|~ spider|~ spiders|~ temperature
celsius: anders ~|degree ~|degrees ~|fahrenheit and ~|fahrenheit to ~|kelvin and ~|temperature in ~|~ and fahrenheit|~ scale|~ to fahrenheit
census: 2010 ~|2011 ~|2020 ~|american ~|national ~|population ~|u.s. ~|~ bureau|~ data|~ taker|~ tract
cerebral: ~ aneurysm|~ artery|~ blood flow|~ cortex|~ edema|~ hemisphere|~ hemispheres|~ hemorrhage|~ infarction|~ ischemia|~ palsy|~ vasospasm
ceres: 1 ~|asteroid ~|dwarf planet ~|goddess ~|occator crater on ~|temple of ~|vesta and ~|~ and proserpina|~ and vesta|~ station|~, california
cessna: clyde ~|mathias rust ~
chalk: caucasian ~ circle|gary ~|gym ~|sidewalk ~|~ and talk|~ board|~ cliffs|~ dust|~ line|~ outline|~ paint
challenger: hms ~|professor ~|space shuttle ~|~ bank|~ banks|~ deep|~ disaster|~ expedition|~ explosion|~ sale|~ space shuttle
chamonix: 1924 winter olympics in ~|aiguille du midi in ~|geneva to ~|skiing in ~|tour du mont blanc ~|~ mont blanc|~ to zermatt|~ valley|~, france|~-mont-blanc
champion: chess ~|defending ~|gower ~|heavyweight ~|marge ~|nba ~|olympic ~|reigning ~|world ~|~ of the world
chanel: ~ iman|~ miller|~ oberlin|~ west coast
chapter: first ~|new ~|next ~|opening ~|~ 11|~ 13|~ 7|~ book
charger: battery ~|car ~|ev ~|laptop ~|phone ~|portable ~|solar ~|usb ~|usb-c ~|white ~|wireless ~|~ plate
chase: car ~|chevy ~|cut to the ~|paper ~|salmon p. ~|steeple ~|wild goose ~|~ down|~ elliott|~ scene|~ utley
checkers: chess and ~|chinese ~|fact ~|game of ~|grammar ~|nixon's dog ~|play ~|playing ~|spell ~|type ~|~ speech
cheer: bring it on ~|bronx ~|christmas ~|good ~|holiday ~|spread ~|~ captain|~ leader|~ squad|~ team
cheetah: african ~|asiatic ~|fast as a ~|king ~|mit ~|run like a ~|tarzan's ~|~ cub|~ cubs|~ girls|~ print
chef: celebrity ~|executive ~|head ~|iron ~|pastry ~|personal ~|sous ~|swedish ~|top ~|~'s kiss|~'s knife|~'s table
chelsea: hotel ~|~ clinton|~ fc|~ flower show|~ football club|~ handler|~ hotel|~ manning|~ market|~ peretti|~ vs
cherokee: eastern band of ~|~ county|~ indians|~ language|~ nation|~ people|~ purple|~ syllabary|~ tribe|~, north carolina
cherry: black ~|don ~|maraschino ~|neneh ~|the ~ orchard|~ blossom|~ blossoms|~ on top|~ picking|~ pie|~ tomatoes|~ tree
chesterfield: earl of ~|lord ~|~ armchair|~ coat|~ county|~ fc|~ islands|~ sofa|~ sofas|~, derbyshire|~, missouri
chestnut: american ~|horse ~|joey ~|water ~|~ blight|~ brown|~ hill|~ mare|~ puree|~ street|~ tree|~ trees
chewy: crispy on the outside and ~|han and ~|soft and ~|soft ~|~ brownies|~ caramel|~ chewbacca|~ chocolate chip cookies|~ cookies|~ granola bars|~ texture|~, we're home
chili: bowl of ~|red ~|~ con carne|~ crisp|~ flakes|~ oil|~ pepper|~ peppers|~ powder|~ sauce
chime: chimes at midnight ~|church bells ~|clock ~|door ~|doorbell ~|quarter-hour ~|westminster ~|wind ~|~ bells|~ of the clock
chip: bargaining ~|blue ~|chocolate ~|potato ~|~ 'n dale|~ and dale|~ bag|~ gaines|~ kelly|~ on his shoulder|~ on your shoulder|~ shop
chipotle: ~ aioli|~ chile|~ chiles|~ chili|~ in adobo|~ mayo|~ pepper|~ peppers|~ powder|~ sauce
chisel: bench ~|cold ~|hammer and ~|mallet and ~|mortise ~|sculptor's ~|stone ~|wood ~|~ and hammer|~ plow|~ set|~ tip
chorus: anvil ~|dawn ~|greek ~|hallelujah ~|mormon tabernacle ~|verse and ~|~ frog|~ girl|~ line|~ pedal
chrome: california ~|polished ~|~ faucet|~ finish|~ hearts|~ plated|~ plating|~ rims|~ vanadium|~ wheels|~ yellow|~-plated
chrysler: ~ building|~ museum
churchill: caryl ~|fort ~|john ~|randolph ~|ward ~|winston ~|~ downs|~ falls|~ war rooms|~, manitoba
cinnamon: ceylon ~|ground ~|teaspoon ~|~ bark|~ bun|~ challenge|~ roll|~ rolls|~ stick|~ sticks|~ sugar|~ toast crunch
circle: antarctic ~|arctic ~|crop ~|drum ~|full ~|inner ~|unit ~|vicious ~|winner's ~|~ back|~ of friends|~ of life
citizen: american ~|dual ~|global ~|private ~|senior ~|u.s. ~|~ cope|~ journalism|~ kane|~ science|~'s arrest
citizens: american ~|british ~|law-abiding ~|senior ~|u.s. ~|~ advice|~ of the world|~ united|~' band
civic: ~ center|~ duty|~ education|~ engagement|~ life|~ nationalism|~ organizations|~ participation|~ pride|~ responsibility|~ society|~ virtue
clara: santa ~|~ barton|~ bow|~ hughes|~ luper|~ oswald|~ peller|~ schumann|~ zetkin
clare: angel ~|cassandra ~|county ~|john ~|poor ~|saint ~|~ balding|~ boothe luce|~ college|~ danes|~ of assisi
clarity: cut, ~|diamond ~|four cs ~|honda ~|mental ~|moral ~|water ~|~ and consistency|~ and precision|~ of purpose|~ of thought
clark: dick ~|helen ~|kenneth ~|lewis and ~|marcia ~|roy ~|wesley ~|~ county|~ gable|~ griswold|~ kent|~ university
clarke: arthur c. ~|charles ~|darren ~|emilia ~|jason ~|john cooper ~|kenneth ~|noel ~|stanley ~|susanna ~|~ county|~ griffin
claude: jean-~ juncker|jean-~ van damme|~ chabrol|~ debussy|~ frollo|~ levi-strauss|~ lorrain|~ mckay|~ monet|~ rains|~ shannon
clay: cassius ~|henry ~|kaolin ~|modeling ~|polymer ~|~ aiken|~ court|~ mask|~ pot|~ soil|~ tablets
clean slate: fresh start and a ~|start with a ~|~ act|~ law|~ program
cleopatra: antony and ~|caesar and ~|elizabeth taylor ~|lumineers ~|queen ~|~ coleman|~ jones|~ of egypt|~ selene|~ vii|~'s needle
clever: too ~ by half|~ as a fox|~ boy|~ elsie|~ fox|~ girl|~ hans|~ idea|~ pun|~ trick|~ wordplay
click: double-~|pay-per-~|right-~|~ and clack|~ bait|~ beetle|~ chemistry|~ fraud|~ here|~-through rate
climb: hill ~|rate of ~|the ~ miley cyrus|uphill ~|~ a tree|~ ev'ry mountain|~ kilimanjaro|~ mount everest|~ stairs|~ the corporate ladder|~ the ladder
clockwise: 90 degrees ~|anti-~|counter-~|john cleese ~|rotate ~|turn ~|~ direction|~ from top|~ rotation
close: glenn ~|~ attention|~ call|~ encounters of the third kind|~ enough|~ friend|~ friends|~ the door|~ your eyes
cloud: every ~ has a silver lining|mushroom ~|oort ~|st. ~|storm ~|word ~|~ atlas|~ computing|~ nine|~ storage|~ strife
clouds: a walk in the ~|aristophanes' the ~|both sides now ~|cirrus ~|cumulus ~|dark ~|head in the ~|magellanic ~|rain ~|storm ~|~ in the sky|~ of sils maria
clove: 1 ~|garlic ~|ground ~|~ cigarette|~ cigarettes|~ hitch|~ of garlic|~ oil|~ pink|~ tree
clover: crimson and ~|crimson ~|four leaf ~|four-leaf ~|red ~|roll me over in the ~|sweet ~|white ~|~ honey|~ mite|~ seed
clue: crossword puzzle ~|crossword ~|don't have a ~|haven't a ~|visual ~|vital ~|without a ~
clutch: dual-~ transmission|slipping ~|~ at straws|~ bag|~ hitter|~ of eggs|~ pedal|~ performance|~ plate|~ purse|~ size|~ time
coach: assistant ~|basketball ~|career ~|executive ~|football ~|head ~|life ~|stage ~|swim ~|~ bus|~ carter|~ class
coalition: anti-hitler ~|christian ~|new deal ~|rainbow push ~|rainbow ~|~ building|~ forces|~ government|~ of the willing|~ partners|~ talks
coast: amalfi ~|barbary ~|east ~|gold ~|gulf ~|ivory ~|pacific ~ highway|sunshine ~|west ~|~ guard|~ redwood|~ to coast
cobalt: nickel and ~|~ blue|~ bomb|~ chloride|~ chrome|~ glass|~ mines|~ mining|~ oxide|~ strike|~-60
cobra: indian ~|king ~|mustang ~|shelby ~|spitting ~|~ commander|~ coverage|~ effect|~ insurance|~ kai|~ lily|~ pose
cochlea: apex of the ~|base of the ~|basilar membrane of the ~|hair cells in the ~|human ~|~ hair cells|~ of the inner ear
cocoon: butterfly ~|caterpillar's ~|emerge from ~|moth ~|protective ~|ron howard's ~|silk ~|silkworm ~|spin a ~|~ of silk
coda: al ~|apocalypse now ~|child of deaf adults ~|led zeppelin ~|sonata ~|syllable ~|~ alla|~ film|~ of the symphony
cohere: fail to ~|~ as a group|~ together
coleman: bessie ~|cy ~|dabney ~|derrick ~|gary ~|jenna ~|norm ~|ornette ~|ronald ~|vernon ~|zendaya maree stoermer ~|zendaya ~
colgate: stirling ~|~ darden|~ raiders|~ rochester|~ university
colman: eddie ~|george ~|olivia ~|ronald ~|saint ~|st. ~|~ andrews|~ domingo|~ of lindisfarne
colorado: boulder, ~|denver, ~|state of ~|university of ~|~ avalanche|~ blue spruce|~ plateau|~ potato beetle|~ river|~ rockies|~ springs|~ state university
columbia: british ~|district of ~|space shuttle ~|~ business school|~ disaster|~ law school|~ pictures|~ records|~ river|~ university|~, south carolina
columbus: chris ~|christopher ~|diego ~|goodbye, ~|knights of ~|~ blue jackets|~ circle|~ crew|~ day|~, georgia|~, indiana|~, ohio
column: doric ~|excel ~|fifth ~|gossip ~|nelson's ~|newspaper ~|spinal ~|steering ~|trajan's ~|vertebral ~|~ name|~ vector
comet: de havilland ~|hale-bopp ~|halley's ~|vixen, ~|~ 67p|~ goldfish|~ hale-bopp|~ hyakutake|~ neowise|~ ping pong|~ shoemaker-levy 9|~ tail
comfort: alex ~|cold ~|home ~|southern ~|~ food|~ foods|~ level|~ woman|~ women|~ zone|~ zones
common: least ~ multiple|~ cold|~ denominator|~ good|~ ground|~ knowledge|~ law|~ mistakes|~ sense|~ stock
common ground: establish ~|find ~|finding ~|j. anthony lukas's ~|reach ~|seek ~|seeking ~|~ between|~ wire
community: european ~|international ~|local ~|online ~|scientific ~|~ building|~ center|~ college|~ development|~ engagement|~ garden|~ service
compass: drawing ~|magnetic ~|map and ~|moral ~|points of the ~|political ~|straightedge and ~|the golden ~|~ and straightedge|~ bearing|~ needle|~ rose
condor: andean ~|california ~|el ~ pasa|iron ~|legion ~|operation ~|plan ~|six days of the ~|three days of the ~|~ flight|~ legion
confluence: 70% ~|80% ~|cell ~|river ~|triveni sangam ~|~ of events|~ of factors|~ of rivers|~ of two rivers
consul: american ~|british ~|elected ~|first ~|honorary ~|roman ~|suffect ~|~ general|~ of rome|~ suffectus
continental: lincoln ~|~ army|~ breakfast|~ climate|~ congress|~ crust|~ divide|~ drift|~ europe|~ shelf
converse: albert ~|frank ~|inverse and ~|the ~ is true|~ college|~ error|~ is also true|~ of the pythagorean theorem|~ of the theorem|~ statement|~, inverse, and contrapositive
convoy: aid ~|arctic ~|c. w. mccall's ~|freedom ~|merchant ~|military ~|police ~|truck ~|trucker ~|~ system
cook: captain ~|james ~|mount ~|peter ~|slow ~|tim ~|~ book|~ islands|~ over medium heat|~ time|~ until
cooper: alice ~|anderson ~|bradley ~|d. b. ~|d.b. ~|gary ~|james fenimore ~|mini ~|sheldon ~|~ pair|~ union|~'s hawk
copper: ~ age|~ canyon|~ deficiency|~ iud|~ mine|~ mining|~ oxide|~ pipe|~ pipes|~ pot|~ sulfate|~ wire
copper pot: ~ still|~ stills
coral: cape ~|~ bleaching|~ gables|~ island|~ pink|~ polyps|~ reef|~ reefs|~ sea|~ snake|~ springs
core: apple ~|common ~|earth's ~|hard ~|inner ~|outer ~|~ competencies|~ concepts|~ curriculum|~ muscles|~ strength|~ values
cork: county ~|pop the ~|university college ~|wine ~|~ board|~ cambium|~ city|~ flooring|~ oak|~ screw|~ tree|~, ireland
cornell: chris ~|ezra ~|joseph ~|katharine ~|weill ~|~ lab of ornithology|~ method|~ note-taking|~ notes|~ university|~ west
corona: solar ~|sun's ~|~ australis|~ borealis|~ del mar|~ discharge|~ of the sun|~ pandemic|~ radiata|~ virus|~, california|~, queens
corsair: a-7 ~|barbary ~|edsel ~|f4u ~|french ~|lincoln ~|lord byron's the ~|ottoman ~
coterie: bloomsbury ~|literary ~|prairie dog ~|small ~|~ of artists|~ of friends
cottage: anne hathaway's ~|beach ~|country ~|craven ~|dove ~|stone ~|summer ~|thatched ~|~ cheese|~ garden|~ industry|~ pie
cotton: 100% ~|organic ~|tom ~|~ ball|~ balls|~ bowl|~ candy|~ fabric|~ field|~ gin|~ mather|~ swab
count: blood ~|head ~|platelet ~|sperm ~|white blood cell ~|word ~|~ basie|~ dracula|~ of monte cristo|~ sheep
courier: diplomatic ~|drug ~|fallout new vegas ~|jim ~|michael strogoff ~|pittsburgh ~|~ font|~ journal|~ mail|~ new|~-journal
cove: cades ~|cathedral ~|glen ~|hidden ~|lulworth ~|peggy's ~|pirate's ~|rocky ~|secluded ~|sheltered ~|sydney ~|the ~ documentary
cradle: cat's ~|newton's ~|the hand that rocks the ~|~ cap|~ mountain|~ of civilization|~ of filth|~ song|~ to cradle|~ to grave|~ will rock|~-to-grave
craft: arts and crafts ~|landing ~|witch ~|~ beer|~ brewery|~ fair|~ knife|~ paper|~ projects|~ store|~ supplies
craftsman: gustav stickley's the ~|master ~|richard sennett's the ~|skilled ~|the pragmatic programmer ~|~ architecture|~ bungalow|~ home|~ house|~ style house|~-style home|~-style house
crate: apple ~|dog ~|milk ~|puppy ~|wooden ~|~ & barrel|~ and barrel|~ digging|~ engine|~ train|~ training
crave: pregnant women ~|tracy wolff's ~|~ adventure|~ attention|~ carbs|~ chocolate|~ intimacy|~ salty|~ sugar|~ sweets|~ validation
creative: adobe ~ cloud|~ agency|~ arts|~ commons|~ destruction|~ director|~ industries|~ nonfiction|~ problem solving|~ process|~ thinking|~ writing
crest: coat of arms ~|family ~|iliac ~|mountain ~|neural ~|pacific ~|ridge ~|wave ~|~ of a wave|~ of the wave|~ syndrome
cricket: board of control for ~ in india|international ~ council|jiminy ~|mole ~|test ~|world cup ~|~ ball|~ bat|~ flour|~ match|~ team|~ world cup
crisis: climate ~|cuban missile ~|energy ~|financial ~|identity ~|mental health ~|mid-life ~|midlife ~|oil ~|suez ~|~ intervention|~ management
crisp: apple ~|burnt to a ~|coco ~|donald ~|golden and ~|potato ~|quentin ~|~ air|~ and golden|~ autumn air|~ lettuce|~ white shirt
criterion: akaike information ~|bayesian information ~|eisenstein's ~|kelly ~|nyquist ~|rayleigh ~|routh-hurwitz ~|stability ~|von mises ~|~ collection|~ validity|~-referenced
cross: alex ~|blue ~|double ~|red ~|victoria ~|~ country|~ section|~ stitch|~ the street|~-country|~-functional|~-section
crossroads: at a ~ in life|bone thugs-n-harmony's ~|britney spears ~|cream's ~|jonathan franzen's ~|moral ~|robert johnson ~|~ of civilizations|~ of the world
crown: dental ~|flower ~|jewel in the ~|triple ~|~ heights|~ jewel|~ jewels|~ molding|~ of thorns|~ prince|~ princess
crumb: bread ~|cookie ~|george ~|graham cracker ~|r. ~|robert ~|~ cake|~ coat|~ crust|~ rubber|~ topping|~ trail
crumbs: biscuit ~|bread ~|cake ~|cookie ~|cracker ~|toast ~|trail of ~|~ from the table
crush: candy ~|school ~|secret ~|~ depth|~ hopes|~ injury|~ the garlic
crux: constellation ~|southern cross ~|~ constellation|~ move|~ of the argument|~ of the issue|~ of the matter|~ of the problem
cube: borg ~|bouillon ~|ice ~|rubik ~|rubik's ~|solve the ~|stock ~|sugar ~|unit ~|volume of a ~|~ root|~ steak
curio: the cabinet of ~|~ cabinet|~ collection|~ dealer|~ shop
current: alternating ~|direct ~|electric ~|ocean ~|~ account|~ affairs|~ assets|~ events|~ liabilities|~ ratio|~ situation|~ status
curry: ann ~|chicken ~|dell ~|green ~|haskell ~|thai ~|tim ~|~ favor|~ leaves|~ paste|~ powder
cursor: blinking ~|database ~|mouse ~|move the ~|place your ~|sql ~|text ~|~ = conn.cursor|~ pointer|~ position|~-pointer|~.execute
curtain: bamboo ~|behind the ~|iron ~|shower ~|stage ~|torn ~|~ call|~ raiser|~ rod|~ rods|~ wall
curve: bell ~|demand ~|elliptic ~|flatten the ~|grading ~|laffer ~|learning ~|phillips ~|roc ~|supply ~|yield ~
cypress: bald ~|italian ~|leyland ~|monterey ~|pond ~|~ hill|~ mulch|~ oil|~ swamp|~ tree|~ trees|~, california
dacia: ancient ~|province of ~|roman ~|trajan's conquest of ~|~ maraini
daisy: driving miss ~|gerbera ~|princess ~|shasta ~|~ buchanan|~ chain|~ duck|~ duke|~ edgar-jones|~ jones & the six|~ miller|~ ridley
dakota: north ~|south ~|the ~ building|~ access pipeline|~ county|~ fanning|~ johnson|~ language|~ people|~ sioux|~ territory|~ war
dallas: bryce ~ howard|kennedy assassination in ~|stella ~|~ buyers club|~ county|~ cowboys|~ fort worth|~ mavericks|~ morning news|~ stars|~, texas|~-fort worth
dante: devil may cry's ~|edmond ~|joe ~|~ alighieri|~ and beatrice|~ and virgil|~ gabriel rossetti|~'s divine comedy|~'s inferno|~'s peak
danube: banks of the ~|blue ~|lower ~|upper ~|~ bend|~ cruise|~ delta|~ river|~ salmon|~ swabians
darjeeling: gangtok and ~|~ district|~ hills|~ himalayan railway|~ limited|~, west bengal
darkroom: photographic ~|photography ~|~ chemicals|~ enlarger|~ photography|~ printing|~ techniques
darn: give a ~|gosh ~|pretty ~|too ~ hot|~ good|~ near|~ right|~ socks|~ tootin'
darwin: charles ~|emma ~|erasmus ~|port ~|~ and wallace|~ award|~ awards|~'s finches|~'s theory|~, australia|~, northern territory
dash: 100-meter ~|40-yard ~|damon ~|em ~|en ~|mad ~|morse code dot and ~|stacey ~|~ cam|~ diet|~ of salt
dave: ~ & buster's|~ barry|~ bautista|~ brubeck|~ chappelle|~ eggers|~ franco|~ grohl|~ matthews band|~ mustaine|~ ramsey|~ winfield
dave's: famous ~|~ hot chicken|~ insanity sauce
dawn: breaking ~|crack of ~|from dusk till ~|red ~|zero ~|~ chorus|~ of a new era|~ of civilization|~ of the dead|~ of time
dawson: andre ~|jack ~|len ~|les ~|richard ~|rosario ~|shane ~|~ city|~ creek|~ knox|~ leery|~'s creek
day one: since ~|~ itinerary|~ to day two
dean: associate ~|billie ~ howard|howard ~|james ~|jimmy ~|john ~|~ cain|~ koontz|~ martin|~ of students|~ winchester|~'s list
dear: near and ~|oh ~|~ abby|~ diary|~ evan hansen|~ friend|~ friends|~ hiring manager|~ john|~ prudence|~ sir|~ white people
death wish: bruce willis ~|charles bronson's ~|~ charles bronson
degree: 360-~|90-~ angle|associate ~|bachelor of science ~|bachelor's ~|college ~|first-~ murder|honorary ~|law ~|master's ~|~ program
dell: ethel m. ~|farmer in the ~|floyd ~|gabriel ~|wisconsin ~|wooded ~|~ comics|~ curry|~ magazines|~ publishing
delta: mekong ~|mississippi ~|niger ~|nile ~|river ~|~ blues|~ dental|~ faucet|~ force|~ rae|~ variant|~ wave
denali: climb ~|gmc sierra ~|gmc yukon ~|mount mckinley ~|mount ~|summit of ~|~ coven|~ fault|~ highway|~ national park|~ state park|~, alaska
denver: bob ~|downtown ~|john ~|university of ~|~ airport|~ broncos|~ international airport|~ nuggets|~ omelet|~ post|~, co|~, colorado
depend: may ~|results ~|~ entirely|~ heavily on|~ largely on|~ solely on|~ upon
derby: demolition ~|epsom ~|home run ~|kentucky ~|lord ~|manchester ~|merseyside ~|roller ~|~ county|~ day|~ museum|~, england
deserve: all the love you ~|~ a break|~ attention|~ better|~ credit|~ recognition|~ respect
devon: east ~|exeter, ~|north ~|south ~|~ allen|~ and cornwall|~ aoki|~ energy|~ island|~ rex|~ sawa|~, england
devoted: hopelessly ~ to you|~ catholic|~ christian|~ fan|~ fans|~ father|~ follower|~ followers|~ husband|~ mother|~ wife
dial: indiana jones and the ~ of destiny|rotary ~|speed ~|watch ~|~ 911|~ a number|~ down|~ indicator|~ m for murder|~ tone|~-up internet
diamond: baseball ~|black ~|blood ~|hope ~|jared ~|king ~|neil ~|~ engagement ring|~ in the rough|~ necklace|~ ring|~ sutra
diamondback: arizona ~|eastern ~|luke cage ~|the ~ newspaper|western ~|~ moth|~ rattlesnake|~ terrapin
dice: andrew ~ clay|fuzzy ~|god does not play ~|liar's ~|loaded ~|pair of ~|roll the ~|~ coefficient|~ game|~ onions|~ roll|~ the onion
dickens: charles ~|little jimmy ~|monica ~|scared the ~|~ characters|~ fair|~ novel|~' a christmas carol|~' great expectations|~'s a christmas carol
diesel: rudolf ~|vin ~|~ engine|~ engines|~ exhaust|~ fuel|~ generator|~ generators|~ locomotive|~ oil|~ particulate filter|~ truck
discord: apple of ~|civil ~|eris goddess of ~|family ~|marital ~|political ~|racial ~|social ~|sow ~|sowing ~|~ and strife
discourse: academic ~|civil ~|olivet ~|political ~|public ~|~ analysis|~ community|~ markers|~ on inequality|~ on method|~ on the method
discover: fleming ~ penicillin|help you ~|~ a cure|~ america|~ hidden|~ local|~ magazine|~ new|~ your passion|~ yourself
dodge: draft ~|grenville ~|mabel ~ luhan|mary mapes ~|tax ~|~ a bullet|~ ball|~ city|~ city, kansas|~ roll|~ the question
dodo: alice and the ~|dead as a ~|dead as the ~|extinction of the ~|go the way of the ~|mauritius ~|the ~ video|~ bird|~ extinction|~ of mauritius
dole: bayh-~ act|bob ~|elizabeth ~|kemp and ~|sanford b. ~|sanford ~|senator ~|~ institute|~ queue
dollar: australian ~|canadian ~|million ~|multi-billion ~|sand ~|silver ~|u.s. ~|~ bill|~ general|~ tree
dolphin: bottlenose ~|common ~|irrawaddy ~|pink ~|river ~|spinner ~|the day of the ~|~ pose|~ show|~ tale|~ watching
dominion: old ~|toronto-~ bank|~ day|~ of canada|~ of new england|~ over the earth|~ status|~ theatre|~ voting systems
domino: anno ~|deadpool 2 ~|fall like a ~|fats ~|van morrison's ~|~ effect|~ harvey|~ mask|~ rally|~ recording|~ theory|~ tiles
dorset: cape ~|earl of ~|lyme regis, ~|thomas hardy's ~|west ~|~ coast|~ council|~ culture|~ horn|~ street|~, england|~, vermont
dove: collared ~|lonesome ~|mourning ~|peace ~|rita ~|rock ~|the wings of the ~|turtle ~|white ~|~ cameron|~ cottage|~ of peace
dover: port of ~|strait of ~|straits of ~|white cliffs of ~|~ air force base|~ beach|~ castle|~ sole|~ street market|~ to calais|~, delaware
dovetail: half-blind ~|sliding ~|~ bit|~ drawers|~ jig|~ joinery|~ joint|~ joints|~ nicely|~ router bit|~ saw
draft: final ~|first ~|nba ~|nfl ~|rough ~|~ a letter|~ an email|~ beer|~ dodger|~ horse|~ pick|~ picks
drafts: cold ~|early ~|expansion ~|first ~|multiple ~|nba ~|nfl ~|rough ~|seal ~|~ and revisions|~ around windows|~ from windows
drake: francis ~|frank ~|nathan ~|nick ~|~ & josh|~ and josh|~ bell|~ equation|~ maye|~ passage|~ university
dreams: beyond my wildest ~|boulevard of broken ~|field of ~|follow your ~|hoop ~|interpretation of ~|lucid ~|sweet ~|~ come true
drift: catch my ~|concept ~|continental ~|genetic ~|longshore ~|snow ~|tokyo ~|~ apart|~ net|~ off to sleep|~ wood
drip: iv ~|nasal ~|post-nasal ~|~ brewing|~ castle|~ coffee|~ edge|~ feed|~ irrigation|~ line|~ painting|~ tray
drive: all-wheel ~|flash ~|four-wheel ~|front-wheel ~|hard ~|lake shore ~|mulholland ~|rodeo ~|sex ~|test ~|~-through
drizzle: balsamic ~|chocolate ~|freezing ~|lemon ~|light ~|~ cake|~ of honey|~ of olive oil|~ orm|~ over the top|~ with olive oil
drops: a few ~ of|cough ~|ear ~|eye ~|gum ~|lemon ~|nose ~|price ~|rain ~|water ~|~ of jupiter|~ of water
druid: apache ~|balance ~|circle of the moon ~|feral ~|resto ~|wild shape ~|~ circle|~ hill
drury: allen ~|~ lane|~ university
duke: daisy ~|david ~|grand ~|patty ~|~ ellington|~ nukem|~ of cambridge|~ of edinburgh|~ of sussex|~ of wellington|~ of york|~ university
duke's: the ~ children|~ pass|~ waikiki
dumpling: apple ~|pork ~|soup ~|~ dough|~ filling|~ house|~ recipe|~ sauce|~ soup|~ squash|~ wrapper|~ wrappers
dune: children of ~|frank herbert's ~|god emperor of ~|sand ~|~ 45|~ bashing|~ buggy|~ du pilat|~ grass|~ messiah|~ of pilat
dunlop: jim ~|joey ~|michael ~|~ manufacturing
duo: comedy ~|core 2 ~|crime-fighting ~|dynamic ~|father-son ~|google ~|instant pot ~|musical ~|piano ~|pop ~|power ~|surface ~
durham: bull ~|county ~|john ~|raleigh-~|~ bulls|~ castle|~ cathedral|~ county|~ region|~ university|~ wheat|~, north carolina
dust jacket: book ~|original ~|without ~|~ blurb|~ design|~ flap
dyson: esther ~|frank ~|freeman ~|george ~|michael eric ~|schwinger-~|~ daniels|~ equation|~ series|~ sphere|~ swarm
eagle: bald ~|eddie the ~|golden ~|harpy ~|legal ~|sea ~|white-tailed ~|~ eye|~ nebula|~ ray|~ rock|~ scout
eagle creek: ~ fire|~ park|~ reservoir|~ trail
earl: james ~ jones|my name is ~|~ grey|~ hines|~ of essex|~ of leicester|~ of sandwich|~ of warwick|~ scruggs|~ spencer|~ sweatshirt|~ warren
earnest: began in ~|being ~|~ deposit|~ money
easter: ~ basket|~ baskets|~ bunny|~ egg|~ eggs|~ island|~ lily|~ monday|~ rising|~ sunday|~ weekend
easton: bret ~ ellis|elliot ~|lafayette college in ~|sheena ~|~ corbin|~ press|~ stick|~, maryland|~, pennsylvania
echelon: rear ~|row ~|third ~|top ~|upper ~|~ conspiracy|~ form|~ formation|~ surveillance
echo: gradient ~|spin ~|~ & the bunnymen|~ and narcissus|~ and the bunnymen|~ arena|~ cancellation|~ chamber|~ lake|~ park|~ sounder|~ state network
echo park: los angeles's ~|silver lake and ~|~ dam|~ lake|~ neighborhood
eclipse: annular ~|lunar ~|mitsubishi ~|partial ~|solar ~|total ~|~ chasers|~ glasses|~ season
economist: agricultural ~|behavioral ~|chief ~|development ~|home ~|keynesian ~|labor ~|nobel prize-winning ~|political ~|undercover ~|~ john maynard keynes|~ milton friedman
edge: bleeding ~|competitive ~|cutting ~|leading ~|mirror's ~|on the ~ of your seat|water's ~|~ case|~ cases|~ computing|~ of seventeen|~ of tomorrow
edison: con ~|consolidated ~|southern california ~|thomas alva ~|thomas ~|~ awards|~ bulb|~ bulbs|~ electric institute|~ research|~ screw|~, new jersey
egg: boiled ~|fried ~|hard-boiled ~|scrambled ~|~ roll|~ rolls|~ salad|~ wash|~ white|~ whites|~ yolk|~ yolks
ego: alter ~|big ~|fragile ~|id, ~|super ~|~ and superego|~ boost|~ death|~ depletion|~ dissolution|~ the living planet|~ trip
eiger: mount ~|north face of the ~|~ express|~ north face|~ sanction|~ trail|~ ultra trail|~, monch and jungfrau
eight: crazy ~|figure ~|ocean's ~|the hateful ~|~ ball|~ glasses of water|~ hours|~ of cups|~ years old|~-legged
einstein: albert ~|baby ~|bose-~|mileva ~|~ field equations|~ medical center|~ on the beach|~ ring|~ summation|~ tensor|~'s theory of relativity|~-podolsky-rosen
elastic: price ~|~ band|~ bands|~ beanstalk|~ collision|~ compute cloud|~ deformation|~ demand|~ heart|~ modulus|~ net|~ waistband
elbow: golfer's ~|more power to your ~|tennis ~|~ bump|~ grease|~ joint|~ lake|~ macaroni|~ pads|~ pain|~ patches|~ room
electra: buick ~|carmen ~|euripides' ~|lockheed ~|mourning becomes ~|orestes and ~|sophocles' ~|~ and orestes|~ complex|~ glide|~ heart
element: chemical ~|design ~|finite ~|heating ~|html ~|the fifth ~|trace ~|~ of surprise
elephant: african ~|asian ~|baby ~|drunk ~|the ~ man|white ~|~ ear|~ ears|~ in the room|~ sanctuary|~ seal|~ seals
ella: kandy to ~|~ baker|~ enchanted|~ eyre|~ fitzgerald|~ henderson|~ langley|~ mai|~ purnell|~ toone|~ wheeler wilcox|~, sri lanka
ember: an ~ in the ashes|city of ~|dying ~|glowing ~|last ~|~ days|~ island|~ moon|~ spirit|~.js
embrace: loving ~|tender ~|warm ~|~ change|~ diversity|~ failure|~ of the serpent|~ the challenge|~ the suck|~ uncertainty|~, extend
emerson: keith ~|ralph waldo ~|roy ~|~ and thoreau|~ collective|~ college|~ electric|~ fittipaldi|~ radio|~ royal|~ string quartet|~, lake & palmer
emma: jane austen's ~|~ bovary|~ bunton|~ chamberlain|~ goldman|~ raducanu|~ roberts|~ stone|~ thompson|~ watson|~ willard|~ woodhouse
empower: ~ communities|~ employees|~ individuals|~ others|~ people|~ students|~ women|~ yourself
encompass: ~ a wide range|~ all aspects|~ everything|~ insurance
encore: shouted ~|wynn las vegas and ~|wynn ~|~ boston|~ capital group|~ career|~ performance|~ presentation|~ une fois
ensure: ~ a smooth|~ accuracy|~ compliance|~ consistency|~ proper|~ quality|~ safety|~ success|~ you're
enterprise: american ~ institute|free ~|hewlett packard ~|private ~|social ~|space shuttle ~|starship ~|uss ~|~ resource planning|~ software|~ value
envy: green with ~|jealousy and ~|penis ~|pride and ~|sin of ~|~ and jealousy|~ apple|~ apples|~ of the world|~-free
epic: historical ~|~ adventure|~ ehr|~ fail|~ fantasy|~ of gilgamesh|~ poem|~ poetry|~ proportions|~ records|~ systems|~ universe
equinox: autumn ~|autumnal ~|chevrolet ~|chevy ~|fall ~|march ~|mount ~|precession of the ~|september ~|spring ~|vernal ~|~ minerals
eros: 433 ~|agape and ~|asteroid ~|greek god ~|piccadilly circus ~|statue of ~|~ and civilization|~ and psyche|~ and thanatos|~ ramazzotti|~ the bittersweet|~, philia
escape: fire ~|~ character|~ characters|~ from alcatraz|~ from new york|~ from tarkov|~ hatch|~ key|~ room|~ rooms|~ sequence|~ velocity
esprit: de l'~ des lois|l'~ nouveau|lotus ~|point-saint-~|pont-saint-~|saint-~|~ de corps|~ de l'escalier
ethos: christian ~|diy ~|logos, ~|pathos and ~|punk ~|team ~|warrior ~|~, pathos|~, pathos, and logos
eton: educated at ~|old ~|playing fields of ~|windsor and ~|~ and oxford|~ collar|~ college|~ crop|~ fives|~ mess|~ wick|~, berkshire
eureka: archimedes ~|spring cloud ~|~ county|~ effect|~ moment|~ o'hara|~ rebellion|~ seven|~ springs|~ stockade|~ tower|~, california
eve: adam and ~|christmas ~|halloween ~|killing ~|new year's ~|~ arden|~ hewson|~ online|~ plumb|~ polastri
everest: climbing ~|expedition ~|george ~|mount ~|mt ~|mt. ~|summit of ~|summit ~|~ base camp|~ group|~ re|~ region
evergreen: ~ browser|~ content|~ forest|~ forests|~ plants|~ shrub|~ shrubs|~ state|~ tree|~ trees|~, colorado
evian: ~ accords|~ championship|~ conference|~-les-bains
excel: helped me ~|hyundai ~|~ academically|~ center|~ high school|~ london
exodus: bob marley's ~|book of ~|genesis and ~|mass ~|metro ~|rural ~|~ 20|~ from egypt|~ international
expedition: antarctic ~|arctic ~|everest ~|fishing ~|franklin ~|hunting ~|lewis and clark ~|punitive ~|scientific ~|~ 33|~ everest
explora: ~ albuquerque|~ atacama|~ patagonia|~ rapa nui|~ science center
explorer: arctic ~|dora the ~|file ~|french ~|internet ~|polar ~|portuguese ~|rolex ~|spanish ~|victorian ~|windows ~|~ 1
express: american ~|federal ~|orient ~|panda ~|pineapple ~|polar ~|pony ~|~ lane|~ train|~ your feelings|~ yourself
extended stay: ~ in hospital|~ in the hospital|~ permit|~ visa
extra: ~ cash|~ charge|~ cost|~ credit|~ curricular|~ income|~ large|~ mile|~ time|~ virgin
fable: aesop's ~|animal ~|cautionary ~|la fontaine ~|lionhead's ~|moral ~|the ~ of the bees|~ 2|~ iii|~ of the tortoise and the hare
fabric: breathable ~|cotton ~|linen ~|microsoft ~|service ~|social ~|upholstery ~|~ of society|~ of space-time|~ scissors|~ softener|~ store
factor: common ~|deciding ~|fear ~|key ~|load ~|max ~|power ~|risk ~|sun protection ~|x ~|~ analysis
fairmont: ford ~|~ state|~, minnesota|~, west virginia
fairy: sugar plum ~|tooth ~|~ bread|~ dust|~ garden|~ godmother|~ lights|~ tail|~ tale|~ tales|~ wings
falcon: atlanta ~|captain ~|dassault ~|f-16 fighting ~|ford ~|maltese ~|millennium ~|peregrine ~|the ~ and the winter soldier|~ crest|~ punch
faraday: daniel ~|maxwell-~|michael ~|~ bag|~ cage|~ constant|~ disc|~ effect|~ future|~ rotation|~'s law
farmers: dairy ~|local ~|national ~ union|organic ~|peasant ~|small ~|subsistence ~|tenant ~|~ and ranchers|~ market|~ markets|~' market
farrow: dylan ~|john ~|mia ~|ronan ~|tisa ~|~ to finish|~-to-finish
fat tire: ~ bike|~ bikes|~ biking|~ e-bike|~ electric bike|~ scooter
fathom: begin to ~|can't ~|cannot ~|couldn't ~|difficult to ~|full ~ five|hard to ~|impossible to ~|~ events|~ the depths
faucet: bathroom ~|bathtub ~|crypto ~|delta ~|dripping ~|kitchen ~|leaky ~|outdoor ~|sink ~|testnet ~|~ aerator|~ handle
faye: alice ~|norma ~|tammy ~|~ dunaway|~ emerson|~ valentine|~ wattleton|~ webster|~ wong
feather: bird of a ~|birds of a ~|knock me down with a ~|light as a ~|ostrich ~|peacock ~|white ~|~ boa|~ duster|~ in his cap|~ in your cap|~ reed grass
feather bed: goose ~
felix: ~ auger-aliassime|~ baumgartner|~ culpa|~ frankfurter|~ gonzalez-torres|~ hernandez|~ klein|~ leiter|~ mendelssohn|~ salten|~ the cat|~ unger
fellow: jolly good ~|research ~|senior ~|visiting ~|young ~|~ citizens|~ human beings|~ man|~ passengers|~ students|~ traveler|~ travelers
felt: roofing ~|~ hat|~ like|~ sad|~ tip|~-tip
fender: boat ~|car ~|crumpled ~|freddy ~|front ~|rear ~|~ bender|~ flares|~ liner
fern: asparagus ~|bird's nest ~|boston ~|maidenhair ~|silver ~|staghorn ~|sword ~|tree ~|where the red ~ grows|~ frond|~ fronds|~ spores
ferrari: abel ~|gaudenzio ~|jerome ~|lolo ~|luc ~|ludovico ~|matteo ~|~-carano
ferry: broughty ~|bryan ~|car ~|dobbs ~|harpers ~|star ~|staten island ~|washington state ~|~ building|~ crossing|~ ride|~ terminal
festina: ~ affair|~ lente
fetch: git ~|play ~|stop trying to make ~ happen|to ~ a pail of water|~ a price|~ api|~ data|~ request|~ the data|~ water|~-decode-execute
fi: fee ~ fo fum|google ~|hi ~|hi-~|li-~|lo ~|lo-~|sci ~|sci-~|semper ~|wi ~|wi-~
fidelity: high ~|high-~ prototype|implementation ~|low ~|low-~|marital ~|sexual ~|treatment ~|~ bond|~ guarantee|~, bravery, integrity
field: electric ~|football ~|gravitational ~|magnetic ~|marshall ~|playing ~|sally ~|soccer ~|track and ~|~ hockey|~ of study|~ trip
field notes: anthropological ~|ethnographic ~|geologist's ~|naturalist's ~|qualitative ~|taking ~|~ from a catastrophe
fiesta: balloon ~|mexican ~|summer ~|~ americana|~ bowl|~ de quince anos|~ de san fermin|~ dinnerware|~ mart|~ san antonio|~ ware
fig: common ~|fiddle leaf ~|fiddle-leaf ~|strangler ~|~ cake|~ jam|~ leaf|~ newton|~ newtons|~ tree|~ trees|~ wasp
figaro: le nozze di ~|le ~|madame ~|marriage of ~|nissan ~|pinocchio's cat ~|~ chain|~ figaro
figure: action ~|father ~|mother ~|public ~|six-~|stick ~|~ eight|~ of speech|~ skating
fiji: nadi, ~|phi gamma delta ~|republic of ~|suva, ~|university of ~|~ airways|~ and samoa|~ hindi|~ islands|~ rugby|~ sevens|~ time
final: world cup ~|~ answer|~ decision|~ draft|~ exam|~ exams|~ fantasy|~ product|~ say|~ straw|~ thoughts|~ touches
finch: aaron ~|atticus ~|darwin's ~|edith ~|house ~|jean louise ~|jennie ~|peter ~|scout ~|zebra ~|~ family
finish: glossy ~|matte ~|photo ~|satin ~|start to ~|~ college|~ line|~ school|~ strong|~ the job|~ work|~ your homework
fire: a song of ice and ~|catching ~|forest ~|great ~ of london|harry potter and the goblet of ~|~ alarm|~ department|~ drill|~ escape|~ extinguisher|~ station|~ truck
fireflies: catch ~|catching ~|chasing ~|grave of the ~|owl city's ~|synchronous ~|~ blinking|~ danced|~ flickered|~ in the garden|~ lit up|~ owl city
firefly: fairchild ~|joss whedon's ~|rufus t. ~|~ aerospace|~ algorithm|~ alpha|~ lane|~ larvae|~ luciferase|~ music festival|~ squid|~ viewing
first: ~ aid|~ amendment|~ class|~ date|~ impression|~ impressions|~ lady|~ name|~ step|~ time|~ world war
first light: 007 ~|jwst ~|telescope's ~|true at ~|until ~|~ images|~ of dawn
fish: babel ~|betta ~|big ~|clown ~|gold ~|tropical ~|~ and chips|~ market|~ oil|~ sauce|~ tacos|~ tank
fisher: carrie ~|derek ~|eddie ~|irving ~|isla ~|r. a. ~|ronald ~|~ information|~ king|~'s exact test|~-price
fit: best ~|good ~|goodness of ~|perfect ~|physically ~|regular ~|relaxed ~|slim ~|~ for purpose|~ test|~ the bill
flair: artistic ~|charlotte ~|creative ~|design ~|dramatic ~|pieces of ~|post ~|ric ~|~ bartending|~ for the dramatic|~ mri
flamingo: american ~|greater ~|inflatable ~|lawn ~|lesser ~|pink ~|plastic ~|~ hotel|~ land|~ las vegas|~ pool float|~ pose
flash: adobe ~|hot ~|~ drive|~ flood|~ flooding|~ floods|~ forward|~ gordon|~ player|~ sale|~ sales
flask: conical ~|dewar ~|erlenmeyer ~|florence ~|hip ~|hydro ~|python ~|round-bottom ~|thermos ~|vacuum ~|volumetric ~|~ app
flex: hip ~|weird ~|~ box|~ container|~ fuel|~ seal|~ tape|~ time|~ your muscles|~-direction|~-fuel
flint: captain ~|in like ~|keith ~|our man ~|~ and steel|~ corn|~ glass|~ hills|~ river|~ tools|~ water crisis|~, michigan
float: carnival ~|dead man's ~|free ~|milk ~|parade ~|pool ~|public ~|root beer ~|~ like a butterfly|~ tank|~ therapy|~ valve
flock: a ~ of seagulls|shepherd and his ~|tend the ~|tourists ~|~ of birds|~ of chickens|~ of geese|~ of sheep|~ together|~ wallpaper
florence: renaissance ~|rome and ~|university of ~|~ + the machine|~ and the machine|~ cathedral|~ foster jenkins|~ griffith joyner|~ nightingale|~ pugh|~ welch|~, italy
floyd: eddie ~|george ~|hurricane ~|keith ~|pink ~|pretty boy ~|~ collins|~ landis|~ mayweather|~ patterson|~'s cycle|~-warshall
fly: fruit ~|house ~|i believe i can ~|super ~|~ a kite|~ ball|~ fishing|~ me to the moon|~ on the wall|~ rod|~ swatter
focal: ~ dystonia|~ length|~ lengths|~ lesion|~ nodular hyperplasia|~ person|~ plane|~ point|~ points|~ segmental glomerulosclerosis|~ seizure|~ seizures
focus: laser ~|lose ~|soft ~|stay in ~|~ area|~ areas|~ features|~ group|~ groups|~ of attention
fog: brain ~|dense ~|mental ~|morning ~|san francisco ~|thick ~|~ computing|~ light|~ lights|~ machine|~ of war|~ on the tyne
folk: newport ~ festival|~ art|~ dance|~ hero|~ medicine|~ music|~ rock|~ singer|~ song|~ songs|~ tale|~ tales
folksy: ~ charm|~ humor|~ manner|~ wisdom
follow: ~ directions|~ suit|~ the instructions|~ the rules|~ the sun|~ the yellow brick road|~ these steps|~ through|~ your dreams|~ your heart
footnote: a ~ in history|historical ~|insert a ~|see ~|~ 1|~ in the history|~ number|~ to history
forage: cattle ~|green ~|~ berries|~ cap|~ crop|~ crops|~ fish|~ for food|~ for mushrooms|~ grasses|~ harvester|~ legumes
ford: betty ~|doug ~|francis ~ coppola|gerald ~|harrison ~|john ~|lita ~|president ~|rob ~|tom ~|~ foundation|~ madox ford
forest: black ~|national ~|nottingham ~|petrified ~|rain ~|random ~|~ bathing|~ fire|~ fires|~ floor|~ service|~ whitaker
forever: batman ~|diamonds are ~|live ~|shrek ~ after|wakanda ~|~ 21|~ and a day|~ and ever|~ chemicals|~ grateful|~ home|~ young
forge: blacksmith's ~|drop ~|minecraft ~|pigeon ~|valley ~|vulcan's ~|~ a path|~ ahead|~ of empires|~ of vulcan|~ welding|~ world
fork: american ~|fluff with a ~|front ~|hard ~|knife and ~|pitch ~|prick with a ~|salad ~|soft ~|spanish ~|tuning ~|~ in the road
fortune: cost a ~|good ~|small ~|soldier of ~|wheel of ~|~ cookie|~ cookies|~ favors the bold|~ teller|~ telling
forward: fast ~|look ~ to|looking ~|move ~|moving ~|power ~|small ~|step ~|~ contract|~ pass|~ thinking
fossil: dinosaur ~|index ~|living ~|trace ~|~ energy|~ evidence|~ fuel|~ fuels|~ hunter|~ hunting|~ record|~ records
foster's: jodie ~|norman ~|~ home for imaginary friends|~ rule|~ tern
found: 404 not ~|file not ~|lost and ~|newly ~|page not ~|paradise ~|~ a way|~ footage|~ guilty|~ object
foundation: asimov's ~|ford ~|gates ~|house ~|liquid ~|rockefeller ~|second ~|solid ~|strong ~|~ and empire
foundry: azure ai ~|bell ~|chip ~|cloud ~|iron ~|palantir ~|semiconductor ~|type ~|~ united methodist|~ vtt|~ worker
four seasons: frankie valli & the ~|frankie valli and the ~|vivaldi ~|vivaldi's the ~|vivaldi's ~|~ of love|~ of the year|~ pizza|~ total landscaping
fox: arctic ~|fantastic mr. ~|fennec ~|megan ~|michael j. ~|quick brown ~|red ~|silver ~|vivica a. ~|~ hunting|~ mulder
foxglove: common ~|digitalis from ~|purple ~|yellow ~|~ flowers|~ plant|~ plants|~ summer|~ tree
frame: bed ~|bike ~|data ~|door ~|freeze ~|picture ~|time ~|window ~|~ of mind|~ of reference|~ rate
framer: house ~|picture ~|~ motion|~'s intent
framework: .net ~|conceptual ~|django rest ~|entity ~|ethical ~|javascript ~|legal ~|regulatory ~|spring ~|theoretical ~|web ~|~ convention on climate change
franklin: aretha ~|benjamin ~|john ~|kirk ~|rosalind ~|~ d. roosevelt|~ delano roosevelt|~ expedition|~ mint|~ pierce|~ stove|~, tennessee
freckle: iris ~|~ face|~ on her nose|~-faced
free: duty-~|feel ~|gluten-~|sugar-~|~ kick|~ shipping|~ speech|~ throw|~ time|~ trade|~-range
free people: freedom of a ~|~ of color
freedom: academic ~|degrees of ~|financial ~|statue of ~|~ fighter|~ fighters|~ of information act|~ of religion|~ of speech|~ of the press|~ riders|~ tower
fresh: ~ air|~ basil|~ eyes|~ fruit|~ herbs|~ lemon juice|~ parsley|~ prince|~ start|~ vegetables|~ water
fresh start: ~ effect|~ in life
freya: goddess ~|odin and ~|~ allan|~ india|~ ridings|~ stark|~ the walrus|~ tingley
friday: black ~|casual ~|freaky ~|good ~|tgi ~|thank god it's ~|~ afternoon|~ evening|~ morning|~ night|~ the 13th
front: cold ~|warm ~|western ~|~ desk|~ door|~ end|~ line|~ page|~ row|~ yard
frontier: american ~|efficient ~|electronic ~ foundation|final ~|new ~|production possibilities ~|~ communications|~ developments|~ province|~ thesis|~ town
frontline: girls' ~|pbs ~|~ employees|~ healthcare workers|~ managers|~ nurses|~ soldiers|~ staff|~ states|~ troops|~ worker|~ workers
frost: david ~|first ~|jack ~|last ~|morning ~|nick ~|robert ~|sadie ~|~ bite|~-free date|~/nixon
fuel: diesel ~|fossil ~|jet ~|~ cell|~ cells|~ economy|~ efficiency|~ injection|~ injector|~ oil|~ pump|~ tank
fully: ~ automated|~ aware|~ booked|~ charged|~ cooked|~ developed|~ equipped|~ functional|~ furnished|~ recovered|~ understand|~ vaccinated
future: back to the ~|days of ~ past|near ~|~ cash flows|~ generations|~ islands|~ plans|~ proof|~ shock|~ tense|~ value
gain: capital ~|muscle ~|weight ~|~ access|~ confidence|~ control|~ experience|~ insight|~ insights|~ muscle|~ weight
galaxy: andromeda ~|elliptical ~|guardians of the ~|hitchhiker's guide to the ~|la ~|milky way ~|spiral ~|super mario ~|~ cluster|~ clusters|~ quest
galileo: brecht's ~|life of ~|trial of ~|~ affair|~ figaro|~ galilei|~ probe|~ satellite navigation|~ spacecraft|~'s daughter|~'s telescope|~'s trial
gallup: gordon ~|~ park|~, new mexico|~-mckinley county
gamma: alpha, beta, and ~|alpha, beta, ~|beta and ~|delta ~|interferon ~|~ camera|~ correction|~ function|~ radiation|~ ray|~ rays|~-ray burst
ganges: bathing in the ~|holy ~|river ~|sacred ~|varanasi on the ~|~ basin|~ delta|~ plain|~ river|~, british columbia|~-brahmaputra
gap: bridge the ~|close the ~|cumberland ~|delaware water ~|gender pay ~|gender ~|generation ~|mind the ~|wage ~|~ analysis|~ insurance|~ year
garden: botanic ~|botanical ~|covent ~|herb ~|madison square ~|rose ~|secret ~|vegetable ~|~ gnome|~ hose|~ of eden
garnet: almandine ~|green ~|rhodolite ~|steven universe's ~|~ and gold|~ gemstone|~ hill|~ red|~ schist|~ valley|~ wolseley|~ yams
gateway: api ~|default ~|lunar ~|nat ~|payment ~|residential ~|~ arch|~ church|~ city|~ drug
gather: hunt and ~|~ around|~ data|~ dust|~ evidence|~ feedback|~ information|~ ingredients|~ the ingredients|~ together|~ ye rosebuds
gatsby: daisy and ~|great ~|jay ~|nick carraway and ~|~ and daisy|~'s death|~'s love for daisy|~'s mansion|~'s parties|~-style party
gazelle: aerospatiale ~|arabian ~|dorcas ~|goitered ~|graceful as a ~|grant's ~|mountain ~|thomson's ~|zootopia's ~|~ helicopter|~ horn|~ twin
gemini: project ~|~ 8|~ constellation|~ horoscope|~ man|~ moon|~ observatory|~ rising|~ season|~ sun|~ surfactants|~ zodiac
generator: backup ~|diesel ~|electric ~|emergency ~|password ~|portable ~|power ~|random number ~|standby ~|steam ~|van de graaff ~|~ expression
genesis: book of ~|neon ~ evangelion|phil collins and ~|rock band ~|sega ~|~ 1|~ and exodus|~ block|~ creation narrative|~ p-orridge|~, exodus
geneva: declaration of ~|lake ~|university of ~|zurich and ~|~ accords|~ airport|~ convention|~ conventions|~ motor show|~ protocol|~, switzerland
gentle: be ~ with yourself|do not go ~ into that good night|~ breeze|~ exercise|~ giant|~ parenting|~ rain|~ reminder|~ slope|~ stretching|~ touch|~ yoga
georgia: atlanta, ~|republic of ~|savannah, ~|south ~|state of ~|tbilisi, ~|university of ~|~ bulldogs|~ institute of technology|~ o'keeffe|~ on my mind|~ tech
gerber: kaia ~|presley ~|rande ~|randy ~|~ accumark|~ baby|~ collision|~ daisy|~ file|~ files|~ format|~ life insurance
ghost: give up the ~|holy ~|~ hunter|~ hunting|~ in the shell|~ of christmas past|~ of tsushima|~ rider|~ stories|~ story|~ town|~ writer
giant: andre the ~|gas ~|gentle ~|iron ~|jack the ~ killer|red ~|~ panda|~ pandas|~ squid|~'s causeway
gibson: althea ~|bob ~|charles ~|debbie ~|josh ~|kirk ~|mel ~|thomas ~|tyrese ~|william ~|~ desert|~ girl
gillette: anita ~|chester ~|william ~|~ castle|~, wyoming
gin: bathtub ~|cotton ~|sloe ~|~ and juice|~ and tonic|~ bar|~ blossoms|~ fizz|~ joint|~ lane|~ martini|~ rummy
ginger: fresh ~|grated ~|ground ~|minced ~|~ ale|~ beer|~ cat|~ hair|~ rogers|~ root|~ spice|~ tea
glacier: aletsch ~|athabasca ~|fox ~|franz josef ~|mendenhall ~|perito moreno ~|thwaites ~|~ bay|~ express|~ lagoon|~ national park
glad: i'm ~|~ i could help|~ rags|~ tidings|~ to hear|~ to help|~ to see|~ you asked|~ you're here
glade: anduin's ~|bee-loud ~|cedar ~|forest ~|hidden ~|mossy ~|quiet ~|sunlit ~|sunny ~|woodland ~|~ skiing|~ spring
gladiator: american ~|ridley scott's ~|roman ~|russell crowe in ~|spartacus the ~|~ combat|~ fight|~ fights|~ games|~ ii|~ sandals|~ school
glamour: college of ~|faerie ~|hollywood ~|old-world ~|touch of ~|vintage ~|~ girl|~ model|~ modelling|~ photography|~ shots
glimpse: catch a ~|caught a ~|first ~|fleeting ~|offers a ~|rare ~|~ of the future
global: s&p ~|~ citizen|~ climate change|~ economy|~ health|~ market|~ positioning system|~ south|~ supply chain|~ variable|~ variables|~ warming
godiva: lady ~
golden gate: ~ assembly|~ bridge|~ cloning|~ ferry|~ fields|~ national recreation area|~ park|~ theatre|~ university
goldfish: comet ~|common ~|fancy ~|matisse's ~|memory of a ~|oranda ~|pet ~|~ bowl|~ care|~ memory|~ pond|~ tank
goldman: akiva ~|albert ~|bo ~|duff ~|emma ~|fred ~|ron ~|ronald ~|william ~|~ environmental prize|~ equation|~-hodgkin-katz
golf: mini ~|miniature ~|round of ~|~ ball|~ balls|~ cart|~ club|~ clubs|~ course|~ courses|~ swing|~ tournament
gong: dinner ~|falun ~|qi ~|~ bath|~ fu|~ li|~ show|~ sound bath|~ xi fa cai|~ yoo
good boy: such a ~|~ points
good company: enjoy ~|find yourself in ~|good food and ~|good food, ~|keep ~|you're in ~|~ and good food
good day: have a ~ at work|it was a ~|today was a ~|wish you a ~|~ l.a.|~ new york|~ sunshine|~ to die
good energy: attract ~|radiate ~|~ conservation|~ efficiency|~ resolution
goodyear: charles ~|julie ~|~ ballpark|~ welt|~ welted|~, arizona|~-welted
google: barney ~
gorilla: 800-pound ~|harambe the ~|invisible ~|koko the ~|lowland ~|mountain ~|silverback ~|~ sanctuary|~ suit|~ trek|~ trekking
gorilla glue: ~ #4|~ strain
grab: land ~|power ~|smash and ~|~ a bite|~ a coffee|~ a cup of coffee|~ attention|~ bag|~ bar|~ bars
grado: de primer ~|primo ~|segundo ~|~ lagoon|~, asturias|~, italy
graduate: college ~|high school ~|recent ~|university ~|~ degree|~ from college|~ program|~ programs|~ school|~ student|~ students
graham: alexander ~ bell|benjamin ~|billy ~|heather ~|lauren ~|lindsey ~|martha ~|~ cracker|~ crackers|~ greene|~ norton
granary: grain ~|medieval ~|stone ~|village ~|~ bread|~ burying ground|~ island|~ loaf|~ of rome|~ of the empire|~ square|~ weevil
granite: pink ~|~ boulders|~ city|~ cliffs|~ counter|~ countertop|~ countertops|~ falls|~ quarry|~ rock|~ state|~ worktops
grant: amy ~|cary ~|general ~|hugh ~|pell ~|research ~|ulysses s. ~|~ application|~ park|~ permission|~ proposal|~ wood
grasshopper: ant and the ~|knee-high to a ~|patience, ~|the ~ and the ant|young ~|~ club zurich|~ cocktail|~ effect|~ pie|~ warbler|~ zurich
gravel: aquarium ~|mike ~|pea ~|sand and ~|~ beach|~ bed|~ driveway|~ garden|~ path|~ pit|~ road|~ roads
great jones: ~ cafe|~ distilling|~ street
green giant: thuja '~'|thuja ~|~ arborvitae|~ arborvitaes|~ thuja
greenhouse: glass ~|heated ~|polytunnel or ~|~ climate|~ effect|~ emissions|~ film|~ gas|~ gases|~ tomatoes
gregory: dick ~|philippa ~|pope ~|~ hines|~ house|~ of nazianzus|~ of nyssa|~ of tours|~ peck|~ porter|~ the great
grey goose: ~ feather|~ wing
greyhound: adopt a ~|adopting a ~|italian ~|racing ~|retired ~|tom hanks in ~|~ cocktail|~ puppy|~ race|~ racing|~ rescue|~ track
grok: hard to ~|heinlein's ~|logstash ~|stranger in a strange land ~|~ filter|~ pattern|~ patterns
grove: andy ~|bamboo ~|coconut ~|downers ~|elk ~|garden ~|maple ~|olive ~|orange ~|sacred ~|~ city|~ press
grow: money doesn't ~ on trees|~ a garden|~ crops|~ light|~ lights|~ old|~ taller|~ tomatoes|~ vegetables|~ your business|~ your own
guardian: legal ~|parent or ~|parent/~|spirit ~|temple ~|~ ad litem|~ angel|~ angels|~ legend|~ life|~ spirit|~ tales
gucci: ridley scott's house of ~|~ mane
guess: best ~|educated ~|lucky ~|wild ~|~ the number|~ the word|~ who's coming to dinner
guinness: alec ~|daphne ~|jasmine ~|os ~|sabrina ~|~ book|~ record|~ world record|~ world records
gulf: persian ~|~ coast|~ of aden|~ of alaska|~ of america|~ of mexico|~ of oman|~ of thailand|~ shores|~ states|~ stream|~ war
gulp: big ~|large ~|took a ~|~ air|~ down|~ of air|~ of water|~ task|~.js
guru: marketing ~|spiritual ~|tech ~|the love ~|~ arjan|~ dutt|~ gobind singh|~ granth sahib|~ nanak|~ purnima|~ rinpoche|~ tegh bahadur
gusto: ate with ~|con ~|del ~|great ~|mucho ~|sang with ~|~ for life
hail: ~ a cab|~ a taxi|~ caesar|~ damage|~ mary|~ satan|~ storm|~ to the chief|~, caesar!
half moon: henry hudson's ~|~ bay|~ caye|~ cookie|~ cookies|~ glasses|~ island|~ necklace|~ pose|~ shape|~ spectacles|~ street
halide: acid ~|alkali ~|alkyl ~|aryl ~|hydrogen ~|metal ~|methyl ~|silver ~|~ ion|~ ions|~ perovskite
hallmark: birmingham ~|gold ~|silver ~|~ characteristic|~ feature|~ features|~ sign|~ signs|~ stamp|~ symptom|~ symptoms
halo: angel's ~|beyonce's ~|~ 3|~ brace|~ effect|~ infinite|~ jump|~ master chief|~ reach|~ top
hamilton: alexander ~|booz allen ~|lady ~|lewis ~|linda ~|margaret ~|william rowan ~|~ beach|~ island|~ musical|~ the musical|~, ontario
hamlet: fishing ~|king ~|macbeth and ~|prince ~|rosencrantz and guildenstern in ~|shakespeare's ~|~ and macbeth|~ and ophelia|~'s father|~'s mother|~'s soliloquy|~, prince of denmark
hammer: armie ~|claw ~|mc ~|mike ~|sledge ~|thor's ~|~ and nails|~ and sickle|~ drill|~ home the point|~ throw|~ toe
hampton: christopher ~|east ~|fred ~|lionel ~|wade ~|~ beach|~ court|~ roads|~ university|~ wick|~, virginia
hancock: boa ~|graham ~|herbie ~|john ~|matt ~|nick ~|sheila ~|tony ~|will smith's ~|winfield scott ~|~ tower|~'s half hour
handy: a ~ guide|come in ~|comes in ~|keep ~|w. c. ~|w.c. ~|~ dandy|~ man|~ manny|~ reference|~ tips|~ tool
happy: ~ anniversary|~ birthday|~ days|~ ending|~ feet|~ gilmore|~ halloween|~ hour|~ meal|~ new year|~ place|~-go-lucky
harbor: bar ~|boothbay ~|boston ~|cold spring ~|inner ~|new york ~|pearl ~|safe ~|sag ~|~ freight|~ seal
harden: arteries ~|chocolate to ~|concrete to ~|let the chocolate ~|marcia gay ~|pharaoh's heart ~|~ off seedlings|~ the server|~ your heart
harley: joker and ~|robert ~|steve ~|~ earl|~ flanagan|~ granville barker|~ granville-barker|~ quin|~ quinn|~ street
harness: cat ~|climbing ~|dog ~|fall arrest ~|safety ~|test ~|wire ~|wiring ~|~ energy|~ racing|~ the potential|~ the power
harney: corbin ~|lucius ~|william s. ~|~ basin|~ county|~ peak
harp: aeolian ~|blues ~|celtic ~|jaw ~|jew's ~|king david's ~|the ~ in the south|~ music|~ player|~ seal|~ seals
harper: ben ~|bryce ~|charley ~|charlie ~|hill ~|jessica ~|roy ~|stephen ~|~ lee|~'s bazaar|~'s ferry|~'s magazine
harrow: chain ~|disc ~|drag ~|eton and ~|london borough of ~|plough and ~|plow and ~|spring-tooth ~|~ on the hill|~ school|~ the ninth|~-on-the-hill
harry: debbie ~|dirty ~|prince ~|when ~ met sally|~ belafonte|~ bosch|~ houdini|~ kane|~ potter|~ s. truman|~ styles|~ truman
harry's: prince ~|~ bar|~ cafe de wheels|~ game|~ law|~ new york bar
hartford: huntington ~|john ~|university of ~|~ athletic|~ convention|~ courant|~ foundation|~ seminary|~ stage|~ whalers|~ yard goats|~, connecticut
harvard: mount ~|~ architecture|~ beets|~ referencing|~ style citation|~, illinois|~, massachusetts
harvest: bitter ~|bumper ~|grape ~|neil young's ~|olive ~|rich ~|wheat ~|~ festival|~ home|~ moon|~ season|~ time
harvest moon: full ~|neil young's ~|september's ~|shine on, ~|story of seasons and ~|~ festival|~ in september|~ supermoon
harvester: combine ~|energy ~|forage ~|grape ~|international ~|potato ~|rainwater ~|sugarcane ~|~ ant|~ ants
harvey: hurricane ~|lee ~ oswald|paul ~|pj ~|steve ~|william ~|~ dent|~ keitel|~ milk|~ nichols|~ specter|~ weinstein
hatch: booby ~|down the ~|eggs ~|escape ~|mayfly ~|orrin ~|~ a plan|~ a plot|~ act|~ chile|~ green chile
hatchback: compact ~|five-door ~|hot ~|three-door ~|~ car
haven: fair ~|grand ~|new ~|safe ~|safe-~|south ~|stephen king's ~|tax ~|wildlife ~|winter ~|~ holidays
hawthorne: nathaniel ~|nigel ~|pierce ~|~ boulevard|~ bridge|~ effect|~ experiments|~ heights|~ strainer|~ studies|~ works|~, california
head: hilton ~|~ chef|~ coach|~ injury|~ of household|~ of lettuce|~ of state|~ office|~ over heels|~ shot|~ start|~ to head
headspace: bad ~|better ~|good ~|in a different ~|mental ~|positive ~|right ~|~ analysis|~ gas chromatography|~ gc|~ sampling
headway: average ~|little ~|making any ~|making ~|minimum ~|new ~|significant ~|slow ~|~ between trains|~ intermediate
heap: binary ~|compost ~|imogen ~|java ~|max ~|min ~|scrap ~|slag ~|stack and ~|~ memory|~ of trouble|~ sort
hearth: blacksmith's ~|brick ~|fireplace ~|goddess of the ~|open ~|open-~ furnace|stone ~|~ and home|~ bread|~ fire|~ rug
hearthstone: blizzard entertainment's ~|blizzard's ~|world of warcraft and ~|wow ~|~ arena|~ battlegrounds|~ cards|~ deck|~ decks|~ esports|~ grandmasters
heather: purple ~|scottish ~|~ chandler|~ cox richardson|~ graham|~ gray|~ grey|~ headley|~ locklear|~ mills|~ moorland|~ small
hector: achilles and ~|prince ~|~ and achilles|~ and andromache|~ barbossa|~ bellerin|~ berlioz|~ lavoe|~ of troy|~ salamanca|~'s dolphin
hedgehog: pet ~|pygmy ~|shadow the ~|sonic the ~|sonic ~|the elegance of the ~|~ concept|~ house|~ pathway|~ signaling|~'s dilemma
height: average ~|ceiling ~|line-~|maximum ~|seat ~|tree ~|wave ~|weight and ~|~ and weight|~ limit|~ of fashion|~ of summer
heinz: john ~|karl-~|teresa ~|~ bodies|~ college|~ dilemma|~ fischer|~ guderian|~ holliger|~ kohut|~-harald frentzen
helios: acer predator ~|cattle of ~|god ~|~ airways|~ and selene|~ creed|~ flight 522|~ the sun god|~ towers|~, god of the sun
helix: alpha ~|dna ~|double ~|forward ~|triple ~|~ aspersa|~ jump|~ nebula|~ piercing|~ pomatia
hello: adele's ~|say ~|windows ~|~ dolly|~ fresh|~ kitty|~ there|~ world|~, dolly!|~, my name is|~, world|~, world!
helm: brigitte ~|captain at the ~|levon ~|matt ~|ship's ~|taking the ~|took the ~|~ of awe|~'s deep
hemingway: ernest ~|margaux ~|mariel ~|~ & gellhorn|~ app|~ cats|~ editor|~ home|~ house|~'s a farewell to arms|~'s the old man and the sea|~'s the sun also rises
henry: john ~|king ~|o. ~|patrick ~|thierry ~|~ david thoreau|~ ford|~ iv|~ james|~ kissinger|~ v|~ viii
hera: goddess ~|queen ~|temple of ~|zeus and ~|~ and zeus|~ hilmar|~ pheri|~ syndulla
herbivore: carnivore, ~|large ~|plant-~|primary consumer ~|ruminant ~|~ dinosaur|~ dinosaurs|~ men|~, carnivore
hercules: c-130 ~|disney's ~|farnese ~|kevin sorbo's ~|labors of ~|labours of ~|pillars of ~|~ and the hydra|~ beetle|~ constellation|~ mulligan
hermes: asteroid ~|god ~|homeric hymn to ~|olympian ~|statue of ~|~ and aphrodite|~ and the infant dionysus|~ conrad|~ the messenger|~ trismegistus
hero: anti-~|big ~ 6|folk ~|guitar ~|my ~ academia|tragic ~|unsung ~|war ~|~ image|~ section|~ with a thousand faces|~'s journey
heron: blue ~|gil scott-~|goliath ~|green ~|grey ~|night ~|tricolored ~|~ island|~ of alexandria|~ rookery|~'s formula
hershey: alfred ~|barbara ~|erin ~ presley|lewis ~|penn state ~|~ and chase|~, pennsylvania|~-chase
hertz: cycles per second ~|deborah ~|franck-~ experiment|gustav ~|heinrich ~|noreena ~|~ contact stress|~ foundation|~ vector
hex: jonah ~|~ bolt|~ code|~ codes|~ color|~ dump|~ editor|~ key|~ nut|~ string|~ value|~ wrench
hey: ~ arnold|~ bulldog|~ everyone|~ google|~ guys|~ joe|~ jude|~ mickey|~ siri|~ soul sister|~ there|~ ya
hide: cow ~|jekyll and ~|nothing to ~|nowhere to ~|raw ~|run and ~|tan your ~|~ and seek|~ the body|~ the pain harold|~-a-bed|~-and-seek
high road: balham ~|chiswick ~|kilburn ~|streatham ~|taking the ~|took the ~|tottenham ~
highlander: christopher lambert in ~|connor macleod in ~|duncan macleod ~|queen's own ~|scottish ~|~ cattle|~ film|~ folk school|~ research and education center|~ rugby|~ rule
hill's: benny ~|capitol ~|damon ~|faith ~|henry ~|joe ~|jonah ~|lauryn ~|napoleon ~|walter ~|~ equation|~ muscle model
hillary: bill and ~|edmund ~|~ and tenzing|~ banks|~ clinton|~ rodham clinton|~ scott|~ step|~ trail
hilton: hanoi ~|james ~|kathy ~|nicky ~|paris ~|perez ~|ronnie ~|tyler ~|~ als|~ head|~ valentine
hinge: butt ~|cabinet ~|concealed ~|door ~|gate ~|hip ~|living ~|piano ~|~ joint|~ loss|~ pin|~ point
hint: a ~ of lemon|broad ~|drop a ~|gentle ~|give me a ~|helpful ~|subtle ~|type ~|~ hint
hippo: augustine of ~|baby ~|bishop of ~|moo deng the ~|pygmy ~|~ pathway|~ pool|~ regius|~ signaling
hive: apache ~|bee ~|langstroth ~|registry ~|~ beetle|~ blockchain|~ metastore|~ mind|~ of activity|~ table
hobart: garret ~|melbourne to ~|percy ~|port of ~|rose ~|sydney to ~|sydney-~|~ airport|~ and william smith|~ hurricanes|~, indiana|~, tasmania
hogan: brooke ~|happy ~|hulk ~|larry ~|linda ~|navajo ~|p.j. ~|paul ~|~ assessment|~ lovells|~ personality inventory|~'s heroes
hold: cargo ~|i want to ~ your hand|~ accountable|~ back|~ down|~ hands|~ that thought|~ the line|~ your breath|~ your horses
holiday: bank ~|billie ~|federal ~|happy ~|jrue ~|national ~|public ~|roman ~|~ home|~ season
holland: agnieszka ~|amsterdam, ~|jools ~|mr. ~'s opus|north ~|south ~|tom ~|willa ~|~ america line|~ park|~ tunnel|~, michigan
holloway: brenda ~|hm prison ~|josh ~|loleatta ~|natalee ~|red ~|royal ~|stanley ~|sterling ~|~ prison|~ road
home chef: amateur ~|aspiring ~|become a ~|every ~|experienced ~
homer: greek poet ~|home run ~|solo ~|three-run ~|two-run ~|walk-off ~|winslow ~|~ hickam|~ simpson|~'s iliad|~'s odyssey|~, alaska
honda: e. ~|edmond ~|ishiro ~|keisuke ~|marin ~|mike ~|tadakatsu ~|yuka ~|~ point|~ tadakatsu|~, colombia
honest: brutally ~|let's be ~|~ abe|~ conversation|~ feedback|~ living|~ mistake|~ opinion|~ review|~ work
honey: manuka ~|milk and ~|raw ~|~ badger|~ bee|~ bees|~ boo boo|~ garlic|~ mustard|~ pot|~ trap|~, i shrunk the kids
honeycomb: aluminium ~|aluminum ~|android ~|~ blinds|~ conjecture|~ core|~ lattice|~ pattern|~ shades|~ structure|~ toffee|~ tripe
honor: guard of ~|legion of ~|maid of ~|medal of ~|men of ~|~ code|~ killing|~ roll|~ society
hook: by ~ or by crook|captain ~|crochet ~|dr. ~|fish ~|left ~|right ~|~ and loop|~, line and sinker|~, line, and sinker
hooper: harry ~|kay ~|matt ~|molly ~|mr. ~|quint and ~|tobe ~|tom ~|william ~|~ bay|~ x
hoover: colleen ~|edgar ~|herbert ~|lou henry ~|president ~|~ building|~ dam|~ institution|~ tower|~, alabama
hop: bar ~|bunny ~|hip ~|hip-~|island ~|lindy ~|short ~|sock ~|~ on hop off|~ on pop|~, skip and a jump|~-on hop-off
hopper: dennis ~|edward ~|grace ~|hedge ~|jim ~|leaf ~|nvidia ~|plant ~|sheriff ~|~ car|~ windows
hopscotch: cortazar's ~|game of ~|play ~|playing ~|sidewalk ~|~ board|~ court|~ grid|~ hashing
horizon: deepwater ~|event ~|forza ~|lost ~|sun dipped below the ~|time ~|~ 2020|~ europe|~ forbidden west|~ line|~ zero dawn
hornet: asian giant ~|asian ~|bald-faced ~|f/a-18 ~|green ~|hudson ~|murder ~|super ~|uss ~|~'s nest
hotter: getting ~|~ and hotter|~ climate|~ summers
hourglass: phantom ~|sand ~|~ body|~ dolphin|~ figure|~ sanatorium|~ shape|~ silhouette|~ syndrome|~ timer|~ tree frog
houston: cissy ~|marques ~|sam ~|thelma ~|university of ~|whitney ~|~ astros|~ rockets|~ texans|~, texas|~, we have a problem
hubble: edwin ~|~ bubble|~ constant|~ deep field|~ image|~ parameter|~ sequence|~ space telescope|~ telescope|~ tension|~ ultra deep field|~'s law
hudson: henry ~|jennifer ~|kate ~|rock ~|sully's ~|~ bay|~ institute|~ river|~ valley|~ yards|~'s bay
hue: battle of ~|da nang and ~|golden ~|hoi an and ~|imperial city of ~|~ and cry|~ and saturation|~ angle|~ city|~ jackson|~ rotation|~, vietnam
hugging face: ~ emoji
hugo: hurricane ~|scorsese's ~|victor ~|~ award|~ cabret|~ chavez|~ lloris|~ sanchez|~ strange|~ weaving
hum: 60 hz ~|gentle ~|ground ~|ho-~|low ~|~ a tune|~ aapke hain koun|~ along|~ dil de chuke sanam|~ of traffic|~ tum|~ tv
humble: kendrick lamar's ~|stay ~|~ abode|~ beginnings|~ brag|~ bundle|~ opinion|~ pie|~ servant|~, texas
hummingbird: anna's ~|bee ~|google ~|ruby-throated ~|rufous ~|~ cake|~ feeder|~ feeders|~ garden|~ hawk-moth|~ moth|~ nectar
hunter: bounty ~|deer ~|holly ~|job ~|monster ~|rachel ~|treasure ~|~ biden|~ college|~ s. thompson|~ x hunter
hush: deep purple's ~|~ fell|~ hush|~ little baby|~ money|~ puppies|~ puppy|~, hush|~-hush
husky: alaskan ~|siberian ~|sled ~|~ dog|~ energy|~ puppy|~ safari|~ sled|~ sledding|~ stadium|~ voice
hustle: adam sandler's ~|american ~|charlie ~|kung fu ~|side ~|van mccoy's the ~|~ & flow|~ and bustle|~ and flow|~ castle|~ culture
hyatt: jalin ~|john wesley ~|michael ~|missy ~|~ regency collapse|~ regency walkway collapse
hydra: captain america ~|greek island of ~|hail ~|hercules and the ~|lernaean ~|many-headed ~|~ agent|~ constellation|~ island|~ vulgaris|~, greece|~-headed
hydrate: chloral ~|clathrate ~|drink water to ~|gas ~|methane ~|~ well|~ your skin
ibiza: flights to ~|i took a pill in ~|island of ~|mallorca and ~|seat ~|~ nightlife|~ rocks|~ town
icarus: bryan fogel's ~|daedalus and ~|fall of ~|flight of ~|kid ~|myth of ~|~ and daedalus|~ complex|~ flew too close to the sun|~ paradox|~'s wings
iceland: blue lagoon in ~|norway and ~|republic of ~|reykjavik, ~|ring road in ~|university of ~|~ airwaves|~ and greenland|~ poppies|~ poppy|~ spar|~'s golden circle
icicle: hanging ~|melting ~|~ creek|~ hanging|~ lights|~ ornament|~ ornaments|~ pansies|~ radish|~ road|~ village
igloo: build an ~|dome ~|eskimo ~|garden ~|glass ~|inuit ~|snow ~|~ dining|~ stay|~ village
impala: apache ~|black-faced ~|cloudera ~|herd of ~|male ~|tame ~|zebra and ~|~ and zebra|~ antelope|~ herd|~ lilies|~ lily
imperfect: perfectly ~|preterite and ~|preterite vs. ~|~ action|~ competition|~ fungi|~ information|~ market|~ markets|~ subjunctive|~ tense|~ world
impossible: almost ~|mission ~|nearly ~|next to ~|nothing is ~|seemingly ~|virtually ~|~ dream|~ task|~ to predict
in motion: always ~|bodies ~|body ~|object ~|objects ~|poetry ~|put ~|research ~|set ~|sets ~|setting ~|stays ~
indeed: a friend in need is a friend ~|very good ~|very much ~|yes ~|~ correct|~ possible|~ true
independent: irish ~|linearly ~|~ clause|~ contractor|~ film|~ living|~ music|~ school|~ spirit awards|~ study|~ variable
indian: american ~|west ~|~ cuisine|~ express|~ food|~ government|~ institute of technology|~ national congress|~ ocean|~ premier league|~ rupee|~ summer
indigo: deep ~|hotel ~|mood ~|~ airlines|~ bunting|~ carmine|~ child|~ children|~ dye|~ dyeing|~ girls|~ plant
ink: india ~|invisible ~|octopus ~|pen and ~|printer ~|squid ~|tattoo ~|~ cartridge|~ cartridges|~ master|~ stain|~ wash
innocent: found ~|pope ~|presumed ~|~ bystander|~ bystanders|~ child|~ man|~ people|~ until proven guilty|~ victims|~ x
insight: actionable ~|customer ~|data ~|deep ~|flash of ~|gain ~|key ~|mars ~|valuable ~|~ lander|~ meditation
insomnia: acute ~|anxiety and ~|cbt for ~|christopher nolan's ~|chronic ~|faithless's ~|fatal familial ~|stephen king's ~|suffer from ~|~ cookies|~ disorder
instant: ~ access|~ coffee|~ gratification|~ message|~ messaging|~ noodles|~ oatmeal|~ pudding|~ ramen|~ replay|~ results|~ yeast
instantly: almost ~|died ~|killed ~|~ available|~ familiar|~ fell in love|~ recognisable|~ recognizable|~ regretted
instead: use ~|~, focus|~, try
instinct: animal ~|basic ~|death ~|gut ~|herd ~|killer ~|maternal ~|natural ~|pack ~|survival ~|ultra ~|~ theory
intel: enemy ~|gather ~|house ~ committee|military ~|senate ~ committee|western ~|~ agencies|~ gathering|~ officer
intercom: apartment ~|baby ~|door ~|ip ~|motorcycle ~|ship's ~|video ~|~ buzzed|~ buzzer|~ crackled|~ system
intrepid: a man called ~|dodge ~|uss ~|~ adventurer|~ explorer|~ explorers|~ hero|~ heroes|~ museum|~ reporter|~ travelers|~ travellers
invicta: anglia ~|legio vi ~|~ fc|~ fighting championships
invite: calendar ~|discord ~|party ~|wedding ~|~ code|~ friends|~ guests|~ link|~ someone
iris: bearded ~|goo goo dolls' ~|siberian ~|~ apfel|~ bulbs|~ dataset|~ flower|~ murdoch|~ of the eye|~ recognition|~ scanner|~ west
iron gate: cast ~|creaky ~|heavy ~|rusted ~|rusty ~|wrought ~|wrought-~|~ dam|~ gorge|~ of the danube|~ reservoir
island: coney ~|desert ~|easter ~|ellis ~|fantasy ~|gilligan's ~|long ~|love ~|rhode ~|shutter ~|staten ~|treasure ~
ithaca: cavafy's ~|cornell university in ~|home to ~|island of ~|kefalonia and ~|king of ~|odysseus of ~|odysseus returns to ~|~ college|~, new york|~, ny
ivory: ebony and ~|elephant ~|james ~|merchant ~|walrus ~|~ coast|~ poaching|~ tower|~ towers|~ trade|~ trafficking|~ tusks
ivy: blue ~|boston ~|english ~|holly and the ~|poison ~|~ compton-burnett|~ league|~ park|~ plant|~-covered
jack: apple ~|union ~|~ and jill|~ and the beanstalk|~ black|~ nicholson|~ of all trades|~ russell|~ sparrow|~ the ripper|~-o'-lantern
jackson: andrew ~|janet ~|jesse ~|lamar ~|michael ~|percy ~|peter ~|samuel l. ~|stonewall ~|~ hole|~ pollock|~, mississippi
jaguar: amazon ~|atari ~|maya ~|temple of the ~|~ conservation|~ god|~ habitat|~ mask|~ sighting|~ warrior|~ warriors|~ wright
jameson: fredric ~|jenna ~|jonah ~|leander starr ~|louise ~|storm ~|~ cell|~ raid|~ taillon|~ williams
janus: god ~|temple of ~|two-faced ~|~ films|~ kinase|~ particles|~ v. afscme|~ word
jared: ~ diamond|~ dunn|~ fogle|~ gilmore|~ goff|~ harris|~ isaacman|~ keeso|~ kushner|~ leto|~ padalecki|~ polis
jasper: banff and ~|banff to ~|ocean ~|picture ~|red ~|~ carrott|~ fforde|~ hale|~ johns|~ national park|~ stone|~, alberta
java: bali and ~|central ~|east ~|island of ~|west ~|~ class|~ code|~ developer|~ programming|~ sea|~ virtual machine
jenkins: barry ~|ferguson ~|florence foster ~|jerry b. ~|karl ~|katherine ~|leeroy ~|patty ~|richard ~|roy ~|sally ~|tamara ~
jersey: basketball ~|football ~|new ~|soccer ~|yellow ~|~ boys|~ cattle|~ city|~ cow|~ cows|~ devil|~ shore
jest: cruel ~|half in ~|infinite ~|many a true word is spoken in ~|said in ~|true word spoken in ~|~ and react testing library|~ framework|~ mock|~ tests
jigsaw: missing piece of the ~|saw's ~|~ activity|~ blade|~ blades|~ classroom|~ killer|~ learning|~ method|~ puzzle|~ puzzles|~ reading
jockey: champion ~|disc ~|horse ~|radio ~|video ~|~ bill shoemaker|~ box|~ club|~ for position|~ frankie dettori
johnson: andrew ~|boris ~|dakota ~|don ~|dwayne ~|jack ~|katherine ~|lyndon b. ~|lyndon ~|magic ~|robert ~|samuel ~
johnson's: andrew ~|boris ~|dr. ~ house|howard ~|lyndon ~|magic ~|president ~|robert ~|samuel ~|~ algorithm|~ great society
jordan: amman, ~|barbara ~|michael b. ~|petra, ~|river ~|robert ~|~ baker|~ belfort|~ peele|~ peterson|~ river|~ spieth
journey: customer ~|fitness ~|hero's ~|life's ~|long day's ~ into night|safe ~|spiritual ~|user ~|weight loss ~|~ of a thousand miles|~ to the center of the earth|~ to the west
joy: almond ~|jump for ~|ode to ~|tears of ~|~ behar|~ division|~ luck club|~ of cooking|~ ride|~ to the world
juiced: freshly ~|jose canseco's ~|lemon, ~|lemons, ~|lime, ~|limes, ~|orange, ~|zested and ~|~ lemon|~ oranges
juliet: gnomeo & ~|lady capulet and ~|letters to ~|romeo & ~|romeo and ~|shakespeare's ~|~ balcony|~ capulet|~ mills|~ stevenson|~'s balcony|~, naked
july: 4th of ~|early ~|fourth of ~|june and ~|late ~|mid-~|~ 1|~ 14|~ 4|~ 4th|~ and august
june: early ~|late ~|mid-~|~ 2024|~ 2025|~ 30|~ 6|~ allyson|~ bug|~ carter
juniper: common ~|creeping ~|pinyon-~|rocky mountain ~|utah ~|~ berries|~ berry|~ bonsai|~ forest|~ research|~ shrub|~ tree
juno: elliot page in ~|goddess ~|jason reitman's ~|jupiter and ~|nasa's ~|~ and the paycock|~ award|~ awards|~ beach|~ spacecraft|~ temple
jura: canton of ~|franconian ~|french ~|islay and ~|isle of ~|swabian ~|swiss ~|~ massif|~ mountains|~ whisky|~ wine|~, france
just: ~ a little|~ a minute|~ because|~ cause|~ dance|~ for fun|~ in case|~ in time|~ kidding|~ right|~-in-time
justice: chief ~|criminal ~|department of ~|environmental ~|international court of ~|lady ~|obstruction of ~|poetic ~|restorative ~|social ~|supreme court ~|~ league
kafka: franz ~|honkai star rail ~|letters to milena ~|~ hibino|~ museum|~ on the shore|~ tamura|~'s gregor samsa|~'s letters|~'s metamorphosis|~'s the metamorphosis|~'s the trial
karma: bad ~|comment ~|good ~|instant ~|law of ~|reddit ~|taylor swift's ~|~ akabane|~ chameleon|~ is a bitch|~ points|~ yoga
kay: alan ~|jackie ~|jay ~|john ~|mary ~|peter ~|sir ~|vernon ~|~ adams|~ francis|~ scarpetta
kayak: fishing ~|inflatable ~|ocean ~|rent a ~|sea ~|tandem ~|~ fishing|~ paddle|~ rental|~ tour|~ tours|~ trip
keen: elizabeth ~|liz ~|peachy ~|~ as mustard|~ edge|~ eye|~ intellect|~ interest|~ observer|~ sense|~ to learn|~ understanding
keep: castle ~|earn your ~|google ~|~ an eye on|~ calm and carry on|~ going|~ in mind|~ in touch|~ it simple|~ track of
keeper: bee ~|book ~|goal ~|lighthouse ~|my brother's ~|score ~|wicket ~|wicket-~|zoo ~|~ of the keys|~ of the lost cities
kellogg: clark ~|frank b. ~|frank ~|keith ~|northwestern ~|steven ~|w. k. ~ foundation|w.k. ~ foundation|~ school|~-briand pact
kelvin: celsius to ~|degrees ~|lord ~|temperature in ~|~ (k)|~ benjamin|~ kiptum|~ probe|~ scale|~ temperature|~-helmholtz
kent: clark ~|corita ~|duke of ~|martha ~|rockwell ~|university of ~|~ county cricket club|~ state|~, washington
kepler: brahe and ~|johannes ~|~ conjecture|~ space telescope|~ track|~'s laws|~'s second law|~'s third law|~-186f|~-22b|~-452b
kerb: drop ~|dropped ~|kick to the ~|mount the ~|~ crawler|~ crawlers|~ crawling|~ drill|~ stone|~ weight
kestrel: a ~ for a knave|american ~|asp.net core ~|common ~|hms ~|lesser ~|mauritius ~|nankeen ~|~ nest|~ server|~ web server
kettle: copper ~|electric ~|ma and pa ~|pot calling the ~ black|put the ~ on|tea ~|~ bell|~ corn|~ drum|~ falls|~ of fish
key: answer ~|api ~|car ~|foreign ~|francis scott ~|primary ~|private ~|public ~|~ largo|~ lime pie|~ points|~ west
keynote: closing ~|deliver a ~|delivered the ~|opening ~|wwdc ~|~ address|~ addresses|~ lecture|~ speaker|~ speakers|~ speech|~ speeches
keystone: ~ cops|~ correction|~ habit|~ kops|~ pipeline|~ predator|~ species|~ state|~ xl|~, colorado|~, south dakota
kicking horse: ~ canyon|~ mountain|~ pass|~ river
kicks: corner ~|flutter ~|free ~|get your ~ on route 66|goal ~|high ~|mule ~|penalty ~|route 66 ~
kin: close ~|distant ~|fictive ~|kith and ~|next of ~|next-of-~|~ group|~ groups|~ recognition|~ selection|~-dza-dza
kind: be ~ rewind|close encounters of the third ~|cruel to be ~|four of a ~|three of a ~|~ gesture|~ hearted|~ regards|~ words
kindle: ~ a fire|~ a flame|~ a passion|~ county|~ curiosity|~ hope|~ interest|~ of kittens|~ the flame|~ the spark
kindling: alcohol withdrawal ~|dry ~|gather ~|small ~|tinder and ~|tinder, ~|~ effect|~ for the fire|~ hypothesis|~ model|~ splitter|~ wood
kingfisher: azure ~|belted ~|common ~|giant ~|pied ~|sacred ~|~ airlines|~ blue|~ county|~ feather|~ feathers|~ plc
kirby: bruno ~|durwood ~|jack ~|nintendo's ~|~ air ride|~ and the forgotten land|~ puckett|~ smart|~ star allies|~ super star|~'s adventure|~'s dream land
kit: drum ~|emergency ~|first aid ~|first-aid ~|press ~|sewing ~|survival ~|test ~|tool ~|~ carson|~ harington|~ kat
kite: ben franklin's ~|fly a ~|red ~|~ festival|~ festivals|~ flying|~ runner|~ surfing
kitty: hello ~|here ~ kitty|~ bennet|~ cat|~ corner|~ foyle|~ genovese|~ hawk|~ hawk, north carolina|~ kelley|~ litter|~ pryde
kiwi: gold ~|golden ~|green ~|strawberry ~|strawberry-~|~ bird|~ birds|~ fruit|~ fruits|~ slices|~ smoothie|~ vine
klein: calvin ~|chris ~|ezra ~|felix ~|melanie ~|naomi ~|william ~|yves ~|~ blue|~ bottle|~-gordon equation
knead: ~ bread|~ by hand|~ dough|~ for 10 minutes|~ gently|~ the dough|~ until
knight: dark ~|gladys ~|hollow ~|jedi ~|michael ~|moon ~|phil ~|suge ~|white ~|~ rider
knuckle: bare ~ boxing|bare ~ fighting championship|bare-~|brass ~|pork ~|white ~|white-~|~ ball|~ cracking|~ down|~ sandwich|~ under
koala: baby ~|cuddle a ~|hold a ~|kid ~|~ bear|~ bears|~ conservation|~ habitat|~ hospital|~ sanctuary
kohler: foy ~|georges ~|jurgen ~|sheila ~|wolfgang ~|~ disease|~ illumination|~ theory|~'s disease|~, wisconsin
kong: diddy ~|dixie ~|donkey ~|godzilla vs. ~|godzilla x ~|hong ~|king ~|koh ~|~ skull island
kraft: chris ~|christopher ~|jonathan ~|robert ~|~ durch freude|~ paper|~ process|~ pulp
kraken: clash of the titans ~|davy jones's ~|legend of the ~|norse ~|pirates of the caribbean ~|release the ~|ruby gillman, teenage ~|sea monster ~|seattle ~|the ~ wakes|~ mare|~ myth
kroger: helen ~|john ~|tonio ~|~ babb
krug: adam ~|charles ~|judith ~|manfred ~|nora ~|paul ~|steve ~|~ park
kyoto: osaka and ~|tokyo and ~|tokyo, ~|~ and osaka|~ animation|~ encyclopedia of genes and genomes|~ imperial palace|~ prize|~ protocol|~ station|~ university|~, japan
lacoste: chateau de ~|grand-puy-~|marquis de sade's ~|robert ~|village of ~|yves ~|~, france|~, vaucluse|~-romberg
ladder: agility ~|bond ~|career ~|cd ~|climb the ~|corporate ~|extension ~|jacob's ~|property ~|rope ~|step ~
ladle: gravy ~|punch ~|soup ~|wooden ~|~ hot|~ into bowls|~ of stock|~ soup|~ the batter|~ the hot|~ the soup
ladybird: harlequin ~|miraculous ~|seven-spot ~|two-spot ~|~ beetle|~ beetles|~ browser|~ johnson|~ lake|~ larva|~ larvae|~, ladybird, fly away home
lancelot: arthur, guinevere, and ~|galahad and ~|guinevere and ~|king arthur and ~|sir ~|~ "capability" brown|~ and guinevere|~ capability brown|~ du lac|~ hogben|~-grail
landing: boat ~|crash ~|d-day ~|emergency ~|king's ~|moon ~|normandy ~|soft ~|~ craft|~ gear|~ page|~ pages
lantern: aristotle's ~|chinese ~|green ~|jack-o'-~|magic ~|paper ~|raise the red ~|sky ~|~ festival|~ fish
lark: crested ~|happy as a ~|horned ~|meadow ~|morning ~|sky ~|the ~ ascending|~ rise to candleford
lash: eye ~|false ~|tie-down ~|tongue ~|whip ~|~ curler|~ extension|~ extensions|~ lift|~ serum|~ tint
latch: breastfeeding ~|d ~|deep ~|disclosure's ~|door ~|gate ~|sr ~|trunk ~|~ hook|~ key
later: 28 days ~|28 weeks ~|minutes ~|months ~|see you ~|sooner or ~|talk to you ~|two days ~|years ~
lattice: bravais ~|crystal ~|reciprocal ~|~ crust|~ energy|~ fence|~ multiplication|~ pie|~ structure|~ top|~-based cryptography
lavender: english ~|french ~|~ essential oil|~ farm|~ field|~ fields|~ haze|~ hill mob|~ oil|~ plant|~ tea
layla: derek and the dominos' ~|eric clapton's ~|majnun and ~|yousef and ~|~ and majnun|~ and other assorted love songs|~ el-faouly|~ f. saad|~ hassan|~ keating|~ miller|~ moran
leaf: autumn ~|banana ~|bay ~|fig ~|four-~ clover|gold ~|loose ~|maple ~|oak ~|tea ~|turn over a new ~|~ blower
ledge: cliff ~|continental ~|man on a ~|mountain ~|narrow ~|picture ~|rock ~|talk off the ~|talked off the ~|window ~
ledger: distributed ~|general ~|heath ~|public ~|purchase ~|sales ~|subsidiary ~|~ account|~ balance|~ board
lee: ang ~|brandon ~|bruce ~|christopher ~|general ~|harper ~|jerry ~ lewis|robert e. ~|spike ~|stan ~|tommy ~ jones|~ harvey oswald
legacy: cultural ~|enduring ~|hogwarts ~|lasting ~|leave a ~|subaru ~|the bourne ~|~ admissions|~ code|~ system|~ systems
legion: american ~|caesar's ~|condor ~|foreign ~|roman ~|royal british ~|~ of doom|~ of honor|~ of honour|~ of super-heroes
leibniz: gottfried wilhelm ~|gottfried ~|newton and ~|~ association|~ formula|~ institute|~ integral rule|~ notation|~ rule|~ university hannover|~'s calculus|~'s law
lemonade: beyonce's ~|fresh ~|glass of ~|homemade ~|lavender ~|pink ~|pitcher of ~|strawberry ~|~ mouth|~ stand
leonardo: michelangelo and ~|michelangelo, ~|teenage mutant ninja turtle ~|~ and michelangelo|~ bonucci|~ da vinci|~ dicaprio|~ fibonacci|~ of pisa|~'s mona lisa|~'s the last supper|~, michelangelo
level: entry ~|entry-~|high-~|low-~|next ~|noise ~|sea ~|spirit ~|~ of detail|~ playing field
lever: brake ~|clutch ~|first-class ~|gear ~|pull the ~|second-class ~|third-class ~|~ action|~ arm|~ brothers|~-action
levi: captain ~|carlo ~|claude ~-strauss|primo ~|tribe of ~|zachary ~|~ ackerman|~ coffin|~ colwill|~ miller|~ stubbs|~-civita
libby: lewis "scooter" ~|scooter ~|willard ~|~ dam|~ hathorn|~ holman|~ lane|~ larsen|~ prison|~ schaaf|~ trickett|~, montana
liberty: civil ~|give me ~|mill's on ~|religious ~|statue of ~|the man who shot ~ valance|~ bell|~ island|~ ship
libra: facebook ~|virgo and ~|virgo, ~|~ and scorpio|~ constellation|~ horoscope|~ moon|~ rising|~ season|~ sun|~ woman|~ zodiac
lick: a ~ and a promise|blues ~|french ~|guitar ~|salt ~|~ and stick|~ granuloma|~ into shape|~ observatory|~ your lips|~ your wounds
life: daily ~|everyday ~|half-~|it's a wonderful ~|quality of ~|real ~|tree of ~|way of ~|~ cycle|~ insurance|~ magazine|~ of pi
lift: chair ~|dead ~|face ~|leg ~|ski ~|weight ~|~ and drag|~ coefficient|~ the lid|~ weights
lighthouse: cape hatteras ~|google ~|peggy's cove ~|robert eggers's the ~|virginia woolf's to the ~|~ audit|~ beam|~ keeper|~ of alexandria|~ score
lila: elena and ~|robert pirsig's ~|~ abu-lughod|~ and lenu|~ cerullo|~ downs|~ fowler|~ kedrova|~ lee|~ moss|~ neugebauer|~ wallace
lilly: bob ~|evangeline ~|john c. ~|john ~|kristine ~|~ ledbetter|~ pulitzer|~ singh|~ wachowski|~ wood
lily: calla ~|peace ~|tiger ~|water ~|~ allen|~ collins|~ james|~ of the valley|~ pad|~ pads|~ pond|~ potter
lime: kaffir ~|key ~|lemon and ~|lemon-~|makrut ~|~ green|~ juice|~ tree|~ wedge|~ wedges|~ zest
limited: ~ company|~ edition|~ liability|~ number|~ partnership|~ resources|~ supply|~ time
lincoln: abraham ~|president ~|~ cathedral|~ center|~ city|~ electric|~ financial field|~ logs|~ memorial|~ park|~ tunnel|~, nebraska
linden: littleleaf ~|unter den ~|~ blossom|~ flower|~ lab|~ tea|~ tree|~ trees|~ wood|~, new jersey
line: assembly ~|bottom ~|command ~|finish ~|front ~|punch ~|subject ~|~ break|~ of code|~ of credit
linear: non-~|~ algebra|~ combination|~ equation|~ equations|~ model|~ models|~ motion|~ motor|~ programming|~ regression|~ transformation
linen: bed ~|belgian ~|dirty ~|fine ~|flax ~|table ~|~ closet|~ cupboard|~ press|~ shirt|~ suit|~ trousers
linger: let it ~|tend to ~|~ for days|~ in the air|~ too long
lipton: bruce ~|eric ~|james ~|lenny ~|peggy ~|seymour ~
lisbon: greater ~|night train to ~|sporting ~|treaty of ~|trip to ~|university of ~|~ airport|~ and porto|~ earthquake|~ lemon|~ treaty|~, portugal
listen: actively ~|stop, look and ~|willing to ~|~ carefully|~ closely|~ to music|~ to your body|~ with mother
litmus: blue ~|red ~|~ paper|~ solution|~ test|~ tests
little boat: three men in a ~|~ harbour
little people: ~ of america|~ of iceland|~, big world
lively: adam ~|blake ~|look ~|penelope ~|step ~|~ atmosphere|~ conversation|~ debate|~ discussion|~ music|~ nightlife
llama: alpaca and ~|~ farm|~ llama red pajama|~ trek|~ trekking|~ wool
lloyd: christopher ~|frank ~ wright|hapag-~|harold ~|~ austin|~ banks|~ blankfein|~ bridges|~ george|~ webber
lodge: beaver ~|david ~|eco ~|game ~|henry cabot ~|hunting ~|masonic ~|safari ~|ski ~|~ a claim|~ a complaint|~ an appeal
loft: choir ~|hay ~|organ ~|pigeon ~|~ angle|~ apartment|~ bed|~ conversion|~ hatch|~ insulation|~ ladder|~ space
logic: boolean ~|business ~|formal ~|fuzzy ~|predicate ~|propositional ~|~ board|~ bomb|~ gate|~ gates|~ puzzle|~ puzzles
loki: god ~|grafana ~|sylvie and ~|thor and ~|trickster ~|~ laufeyson|~ season 2|~ series|~'s castle
lola: charlie and ~|run ~ run|whatever ~ wants|~ beltran|~ bunny|~ cars|~ kirke|~ montez|~ rennt|~ tung|~ young
long table: around a ~|~ dinner
loom: fruit of the ~|hand ~|jacquard ~|power ~|rainbow ~|rigid heddle ~|weaving ~|wiring ~|~ bands|~ knitting|~ large
lotus: white ~|~ effect|~ flower|~ leaf|~ pond|~ pose|~ position|~ root|~ seed|~ seeds|~ sutra
lovable: minimum ~ product|~ character|~ characters|~ goofball|~ loser|~ misfits|~ rogue
lowe: alex ~|chad ~|derek ~|jemma ~|nick ~|rob ~|sean ~|ted ~|todd ~|zane ~|~ alpine
lucid: ~ dream|~ dreamer|~ dreaming|~ dreams|~ explanation|~ interval|~ lynx|~ moments|~ prose|~ writing
lucky: happy-go-~|~ bamboo|~ break|~ charm|~ charms|~ day|~ dip|~ enough|~ guess|~ number|~ strike
ludwig: ken ~|king ~|~ ahgren|~ boltzmann|~ erhard|~ feuerbach|~ goransson|~ ii|~ mies van der rohe|~ van beethoven|~ von mises|~ wittgenstein
lumber: board feet of ~|cedar ~|dimensional ~|pressure-treated ~|scrap ~|treated ~|~ industry|~ liquidators|~ mill|~ prices|~ room|~ yard
luna: amazon ~|clair de lune and ~|diego ~|media ~|terra ~|valle de la ~|~ 25|~ lovegood|~ moth|~ park|~ rossa|~ token
lush: ~ foliage|~ forest|~ forests|~ garden|~ gardens|~ green|~ greenery|~ landscape|~ lawn|~ rainforest|~ tropical|~ vegetation
lynx: atari ~|bobcat and ~|canada ~|constellation ~|eurasian ~|iberian ~|lucid ~|minnesota ~|westland ~|~ lynx|~ point siamese|~ population
macbeth: hamlet and ~|king ~|lady ~|scottish play ~|shakespeare's ~|tragedy of ~|~ and banquo|~ and lady macbeth|~ murders|~, act
mack: connie ~|craig ~|khalil ~|lonnie ~|marlon ~|return of the ~|warner ~|~ & mabel|~ brown|~ sennett|~ the knife|~ wilds
macy: anne sullivan ~|bill ~|joanna ~|william h. ~|~ gray
made in: ~ abyss|~ america|~ chelsea|~ china|~ germany|~ heaven|~ india|~ italy|~ japan|~ the uk|~ the usa
madison: ashley ~|bridges of ~ county|dolley ~|james ~|marbury v. ~|president ~|university of wisconsin-~|~ avenue|~ beer|~ square garden|~, wisconsin
madrid: atletico ~|autonomous university of ~|community of ~|real ~|trip to ~|~ barajas|~ conference|~ metro|~ open|~ protocol|~, spain
magellan: ferdinand ~|fidelity ~|giant ~ telescope|strait of ~|straits of ~|~ expedition|~ health|~ midstream|~ probe|~ telescopes|~'s circumnavigation
magnolia: saucer ~|southern ~|star ~|~ bark|~ blossom|~ blossoms|~ leaves|~ pictures|~ state|~ tree|~ trees|~, arkansas
magnum: .357 ~|.44 remington ~|.44 ~|dodge ~|thomas ~|winchester ~|~ bottle|~ force|~ of champagne|~ opus|~ p.i.|~ photos
magpie: australian ~|azure-winged ~|black-billed ~|eurasian ~|thieving ~|~ goose|~ lark|~ murders|~ nest|~ robin
make: ~ a decision|~ a difference|~ believe|~ love|~ money|~ or break|~ peace|~ sense|~ sure|~ way
malibu: ~ barbie|~ beach|~ coast|~ country|~ creek state park|~ grand prix|~ lighting|~ rising|~'s most wanted|~, california
mallet: croquet ~|gavel or ~|meat ~|polo ~|rubber ~|wooden ~|~ finger|~ instruments|~ percussion|~ player|~ putter|~ toe
mallory: george ~|thomas ~|~ and irvine|~ archer|~ jansen|~ mcmorrow|~ pugh|~ square|~ swanson|~ towers|~-weiss
malta: cyprus and ~|jew of ~|knights of ~|order of ~|republic of ~|siege of ~|university of ~|~ and gozo|~, europe
mandrill: male ~|~ baboon|~ monkey|~ troop
mango: house on ~ street|ripe ~|~ chutney|~ juice|~ lassi|~ puree|~ salad|~ salsa|~ smoothie|~ sticky rice|~ tree
mantis: chinese ~|guardians of the galaxy ~|orchid ~|praying ~|preying ~|psycho ~|~ bug tracker|~ egg case|~ religiosa|~ shrimp|~ tiller
maple: japanese ~|red ~|silver ~|sugar ~|~ leaf|~ leafs|~ sugar|~ syrup|~ tree|~ trees|~ wood
marathon: battle of ~|boston ~|chicago ~|half ~|half-~|london ~|movie ~|new york city ~|~ race|~ runner|~ runners|~ training
marble: blue ~|carrara ~|glass ~|~ arch|~ cake|~ floor|~ race|~ run|~ rye|~ sculpture|~ statue|~ statues
marco polo: explorer ~|game of ~|merchant ~|play ~|travels of ~|venetian ~|~ airport|~ bridge|~ sheep
marcus: gary ~|neiman ~|~ aurelius|~ brutus|~ garvey|~ mariota|~ miller|~ mumford|~ rashford|~ smart|~ thuram|~ tullius cicero
margin: contribution ~|gross ~|narrow ~|net ~|operating ~|profit ~|wide ~|~ call|~ of error|~ of safety|~ trading
marley: bob ~|cedella ~|damian ~|jacob ~|rita ~|skip ~|stephen ~|ziggy ~|~ & me|~ and me|~'s ghost
marmalade: ginger ~|lady ~|lemon ~|onion ~|orange ~|paddington's ~|toast and ~|~ cat|~ on toast|~ sandwich|~ sandwiches
marmot: alpine ~|bobak ~|himalayan ~|hoary ~|olympic ~|screaming ~|vancouver island ~|yellow-bellied ~|~ basin|~ colony
marriott: ross ~|steve ~|sylvia ~|~ edgar
marrow: bone ~|red ~|stuffed ~|suck out all the ~ of life|vegetable ~|~ bone|~ bones
mars: bruno ~|god ~|life on ~|men are from ~|mission to ~|planet ~|surface of ~|thirty seconds to ~|veronica ~|~ attacks!|~ rover
marshall: alfred ~|garry ~|george ~|john ~|penny ~|thurgood ~|~ eriksen|~ islands|~ mathers|~ mcluhan|~ plan|~ university
martin: aston ~|chris ~|dean ~|doc ~|george r. r. ~|lockheed ~|ricky ~|steve ~|trayvon ~|~ luther|~ scorsese
marvel: architectural ~|elizabeth ~|elvis ~|engineering ~|medical ~|natural ~|technological ~|~ of engineering|~ of nature|~ of peru
mason: fort ~|george ~|james ~|perry ~|stone ~|~ greenwood|~ jar|~ jars|~ mount|~-dixon
match: boxing ~|chess ~|cricket ~|football ~|man of the ~|perfect ~|soccer ~|tennis ~|wrestling ~|~ day|~ funding|~ point
matrix: confusion ~|covariance ~|decision ~|dot ~|eisenhower ~|identity ~|inverse ~|risk ~|~ multiplication|~ organization|~ reloaded
matter: as a ~ of fact|black lives ~|dark ~|gray ~|grey ~|organic ~|subject ~|white ~|~ of time
matterhorn: climbing the ~|first ascent of the ~|karl marlantes' ~|view of the ~|zermatt and the ~|~ bobsleds|~ glacier paradise|~ peak
maui: demigod ~|island of ~|moana and ~|west ~|~ and kauai|~ and oahu|~ invitational|~ nui|~ onion|~ onions|~ wildfires|~, hawaii
maven: apache ~|fashion ~|gradle and ~|gradle or ~|project ~|~ build|~ central|~ dependency|~ or gradle|~ plugin|~ project|~ repository
maverick: agm-65 ~|bret ~|dallas ~|pete "~" mitchell|samuel ~|top gun ~|~ carter|~ city music|~ genius|~ mitchell|~ politician
max: 737 ~|air ~|mad ~|peter ~|~ born|~ ernst|~ payne|~ planck|~ verstappen|~ weber|~ width
maxwell: ghislaine ~|glenn ~|james clerk ~|john c. ~|john ~|robert ~|~ smart|~'s demon|~'s equations|~'s silver hammer|~-boltzmann
may: brian ~|louisa ~ alcott|theresa ~|~ include|~ need|~ require|~ vary|~ want
maya: ancient ~|classic ~|riviera ~|~ angelou|~ bay|~ calendar|~ civilization|~ hawke|~ lin|~ moore|~ rudolph|~ ruins
maybe: call me ~|~ even|~ later
maze: corn ~|hampton court ~|hay ~|hedge ~|morris water ~|~ of alleys|~ of corridors|~ of streets|~ prison|~ puzzle|~ runner
mcafee: andrew ~|annalena ~|john ~|ken ~|mara ~|pat ~
mcdonald: audra ~|country joe ~|gregory ~|heather ~|larry ~|laurence ~|michael ~|norm ~|old ~|trevor ~
meadow: alpine ~|big ~|flushing ~|sheep ~|tuolumne ~|wildflower ~|~ flowers|~ grass|~ saffron|~ soprano|~ vole|~ walker
measure: for good ~|lebesgue ~|probability ~|tape ~|~ for measure|~ of central tendency|~ success|~ theory|~ twice|~ twice, cut once
medium: small, ~|~ bowl|~ heat|~ rare|~ saucepan|~ term|~-high|~-low|~-rare|~-sized|~-term
medusa: caput ~|gorgon ~|head of ~|perseus and ~|polyp and ~|raft of the ~|snake-haired ~|~ cascade|~ ransomware|~ touch|~'s head
meet: make ends ~|nice to ~ you|~ deadlines|~ new people|~ the needs|~ the parents|~ the press|~ the requirements
melissa: ~ barrera|~ benoist|~ clark|~ etheridge|~ gilbert|~ joan hart|~ leo|~ mccarthy|~ officinalis|~ rauch|~ rivers|~ villasenor
memphis: university of ~|walking in ~|~ barbecue|~ belle|~ bleek|~ depay|~ grizzlies|~ group|~ ribs|~ tigers|~, tennessee|~-style
mend: ~ a broken heart|~ fences|~ her broken heart|~ the gap|~ the relationship|~ their ways|~ things|~ your ways
mercedes: las ~|villa ~|~ lackey|~ mccambridge|~ mone|~ ruehl|~ schlapp|~ sosa|~ varnado|~, uruguay
mercer: david ~|johnny ~|jordy ~|mabel ~|ray ~|rebekah ~|robert ~|~ county|~ island|~ mayer|~ street|~ university
mercury: freddie ~|god ~|phoenix ~|planet ~|project ~|~ in retrograde|~ poisoning|~ prize|~ records|~ retrograde|~ theatre|~ thermometer
meridian: ante ~|blood ~|greenwich ~|kidney ~|liver ~|lung ~|post ~|prime ~|stomach ~|~ hill park|~, idaho|~, mississippi
merit: artistic ~|national ~|order of ~|~ badge|~ badges|~ increase|~ pay|~ scholarship|~ scholarships|~-based
merlin: arthur and ~|rolls-royce ~|spacex ~|wizard ~|~ and arthur|~ engine|~ entertainments|~ olsen|~ santana|~ sheldrake|~ the magician
merrell: richardson-~|rob ~|woody ~|~ dow|~ twins
meta: current ~|~ commentary|~ description|~ descriptions|~ keywords|~ tag|~ tags|~ title|~-analyses|~-analysis|~-regression
method: barrier ~|http ~|konmari ~|payment ~|research ~|scientific ~|socratic ~|teaching ~|~ acting|~ actor|~ man
metro: delhi ~|moscow ~|paris ~|~ area|~ atlanta|~ goldwyn mayer|~ line|~ manila|~ station|~ stations|~ vancouver|~-goldwyn-mayer
michaels: al ~|anne ~|bret ~|fern ~|jillian ~|julia ~|leonard ~|lorne ~|sean ~|shawn ~|tammy lynn ~
midas: ears of ~|king ~|legend of ~|myth of ~|story of ~|~ and the golden touch|~ cichlid|~ touch
milan: a.c. ~|ac ~|duke of ~|edict of ~|inter ~|~ cathedral|~ design week|~ fashion week|~ kundera|~ lucic|~ malpensa|~, italy
milk: almond ~|breast ~|coconut ~|condensed ~|evaporated ~|harvey ~|oat ~|skim ~|soy ~|whole ~|~ chocolate|~ powder
milky way: andromeda and the ~|arm of the ~|center of the ~|see the ~|spiral ~|stars in the ~|under the ~|~ and andromeda|~ galaxy|~ photography
miller: arthur ~|bode ~|frank ~|glenn ~|henry ~|mac ~|reggie ~|roger ~|sienna ~|stephen ~|steve ~ band|von ~
milwaukee: city of ~|old ~|university of wisconsin-~|~ art museum|~ brewers|~ bucks|~ county|~ journal sentinel|~ public schools|~ road|~, wi|~, wisconsin
mind: a beautiful ~|bear in ~|change your ~|keep in ~|never ~|peace of ~|state of ~|~ and body|~ map|~ mapping|~ maps|~-body
minerva: goddess ~|owl of ~|santa maria sopra ~|sulis ~|temple of ~|the ~ press|~ mcgonagall|~ mirabal|~ schools|~ university
mini: ipad ~|mac ~|~ bar|~ chocolate chips|~ fridge|~ golf|~ marshmallows|~ muffin|~ muffins|~ quiches|~ skirt|~-series
minor figures: major and ~|~ in history|~ of the movement
mint: fresh ~|royal ~|sprig of ~|u.s. ~|~ chocolate|~ condition|~ green|~ julep|~ leaves|~ tea
miro: joan ~|picasso and ~|~ heiskanen|~ muheim
mirror: bathroom ~|black ~|look in the ~|man in the ~|rear-view ~|rearview ~|side ~|the ~ has two faces|~ image|~ lake|~ neurons|~ selfie
mist: body ~|face ~|fine ~|gorillas in the ~|love-in-a-~|morning ~|scotch ~|sierra ~|stephen king's the ~|the ~ by stephen king|~ and fog|~ rising
mistral: frederic ~|gabriela ~|jorge ~|nati ~|the ~ blows|~ gagnant|~ missile|~ wind|~-class
mizuno: alley ~|johji ~|kiko ~|miki ~|sonoya ~|tadakuni ~|~ toshikata
mocha: cafe ~|caffe ~|iced ~|peppermint ~|port of ~|white ~|~ cake|~ frosting|~ latte|~ pot|~, yemen
mockingbird: eminem's ~|galapagos ~|kill a ~|listen to the ~|northern ~|operation ~|project ~|~ by eminem|~ don't sing|~ lane|~ song
molasses: blackstrap ~|cup ~|date ~|pomegranate ~|slow as ~|sugar and ~|tablespoon ~|~ act|~ and rum|~ cookies|~ flood
monaco: albert ii of ~|grace of ~|monte carlo, ~|nice and ~|prince of ~|princess of ~|principality of ~|~ gp|~ grand prix|~, france
monarch: absolute ~|british ~|constitutional ~|reigning ~|~ airlines|~ butterflies|~ butterfly|~ caterpillar|~ caterpillars|~ migration|~ mountain
monday: black ~|blue ~|cyber ~|easter ~|every ~|last ~|next ~|~ morning|~ night|~ through friday|~ to friday
monette: duane ~|mike ~|paul ~|sarah ~
mongoose: banded ~|dwarf ~|operation ~|rikki-tikki-tavi ~|snake and ~|yellow ~|~ and cobra|~ model|~ odm|~ publishing|~ schema|~.connect
monroe: bill ~|earl ~|fort ~|james ~|marilyn ~|president ~|vaughn ~|~ county|~ doctrine|~ piercing|~, louisiana|~, michigan
monsoon: asian ~|indian ~|north american ~|northeast ~|southwest ~|summer ~|~ forest|~ months|~ rain|~ rains|~ season|~ wedding
monster: cookie ~|frankenstein's ~|gila ~|loch ness ~|sea ~|~ high|~ hunter|~ jam|~ truck|~ trucks|~ under the bed|~'s ball
montana: billings, ~|bozeman, ~|claude ~|french ~|hannah ~|joe ~|missoula, ~|state of ~|tony ~|university of ~|~ state
moo: click, clack, ~|cow says ~|cows ~|the cow goes ~|~ cow|~ deng|~ duk kwan|~ goo gai pan|~ ping|~ point|~ shu
mood: bad ~|good ~|in the ~ for love|~ board|~ disorder|~ disorders|~ lighting|~ stabilizer|~ stabilizers|~ swing|~ swings
moon: blue ~|full ~|honey ~|keith ~|new ~|phases of the ~|sailor ~|~ jae-in|~ knight|~ landing|~ phase|~ phases
moonshot: apollo ~|cancer ~|operation ~|~ factory|~ goal|~ goals|~ idea|~ ideas|~ project|~ projects|~ thinking
moose: bull ~|bullwinkle j. ~|chocolate ~|if you give a ~ a muffin|~ antlers|~ hunt|~ hunting|~ jaw|~ meat|~ population|~ sighting
more than: ~ 10|~ enough|~ ever|~ half|~ once|~ two
morgan: alex ~|arthur ~|captain ~|dexter ~|j. p. ~|j.p. ~|jp ~|piers ~|~ freeman|~ horse|~ le fay|~ stanley
morrison: grant ~|herbert ~|james ~|jennifer ~|jim ~|mark ~|matthew ~|scott ~|temuera ~|toni ~|van ~|~ hotel
mosaic: byzantine ~|cultural ~|ncsa ~|roman ~|~ browser|~ floor|~ floors|~ law|~ tile|~ tiles|~ virus
moss: carrie-anne ~|elisabeth ~|irish ~|kate ~|peat ~|randy ~|spanish ~|sphagnum ~|stirling ~|~ agate|~ hart|~ side
moth: atlas ~|clothes ~|gypsy ~|hawk ~|like a ~ to a flame|luna ~|the ~ storytelling|~ balls|~ larvae|~ orchid|~-eaten
mother: how i met your ~|single ~|~ earth|~ nature|~ teresa|~ tongue|~'s day|~-in-law
motion: laws of ~|range of ~|slow ~|~ capture|~ detector|~ graphics|~ picture|~ pictures|~ sensor|~ sickness|~ to dismiss
mountain: brokeback ~|cold ~|rocky ~|~ bike|~ biking|~ climbing|~ goat|~ lion|~ range|~ ranges|~ view
mozart: amadeus ~|constanze ~|leopold ~|~ and beethoven|~ and salieri|~ effect|~ in the jungle|~ piano concerto|~ symphony|~'s requiem|~'s the magic flute
muffin: blueberry ~|bran ~|corn ~|english ~|~ cups|~ man|~ pan|~ recipe|~ tin|~ tins|~ top
mulberry: paper ~|white ~|~ bush|~ harbour|~ harbours|~ leaves|~ silk|~ street|~ tree|~ trees
mural: black lives matter ~|ceiling ~|diego rivera ~|extra-~|paint a ~|street ~|wall ~|~ art|~ artist|~ arts|~ painting
muse: ancient greek ~|artist's ~|nine muses and ~|sing to me, o ~|sing, o ~|tenth ~|~ calliope|~ hysteria
mustang: deniz gamze erguven's ~|p-51 ~|p-51d ~|roy ~|upper ~|wild ~|~ horse|~ horses|~ island|~ sally|~, nepal|~, oklahoma
mustard: colonel ~|cut the ~|dijon ~|dry ~|honey ~|whole grain ~|yellow ~|~ gas|~ greens|~ powder|~ seed|~ seeds
nails: acrylic ~|brittle ~|finishing ~|gel ~|hair and ~|hard as ~|ingrown ~|nine inch ~|press-on ~|roofing ~|tough as ~|~ and screws
naked: buck ~|half-~|stark ~|the ~ chef|the ~ gun|~ and afraid|~ attraction|~ eye|~ lunch|~ mole rat|~ short selling|~ truth
napoleon: defeat of ~|emperor ~|louis ~|ridley scott's ~|~ bonaparte|~ complex|~ dynamite|~ hill|~ iii|~ solo|~'s army|~'s invasion of russia
national: ~ anthem|~ debt|~ forest|~ gallery|~ geographic|~ guard|~ park|~ parks|~ public radio|~ security|~ team|~ trust
nationwide: ~ arena|~ campaign|~ children's hospital|~ lockdown|~ manhunt|~ protests|~ shipping|~ shortage|~ strike|~ survey
native: cloud-~|non-~|react ~|~ american|~ americans|~ language|~ plants|~ speaker|~ speakers|~ species|~ tongue
nature: force of ~|human ~|laws of ~|mother ~|second ~|~ lovers|~ reserve|~ trail|~ versus nurture|~ vs. nurture|~ walk
nectar: agave ~|ambrosia and ~|flower ~|hummingbird ~|peach ~|pollen and ~|sugar ~|~ and pollen|~ in a sieve|~ of the gods|~ plants|~-rich
needle: cleopatra's ~|eye of a ~|fine ~ aspiration|hypodermic ~|knitting ~|move the ~|pine ~|sewing ~|space ~|~ and thread|~ felting|~ in a haystack
nemo: captain ~|finding ~|little ~|marlin and ~|point ~|winter storm ~|~ me impune lacessit
neon: the ~ demon|~ colors|~ genesis evangelion|~ green|~ light|~ lights|~ pink|~ sign|~ signs|~ tetra|~ tetras|~ yellow
neptune: fountain of ~|god ~|king ~|operation ~|orbit of ~|planet ~|uranus and ~|~ and uranus|~ frost|~ township|~'s moon
nest: bird ~|bird's ~|crow's ~|cuckoo's ~|eagle's ~|empty ~|hornet's ~|leave the ~|love ~|wasp ~|~ egg
nettle: dead ~|dead-~|grasp the ~|hedge ~|sea ~|stinging ~|~ family|~ rash|~ soup|~ sting|~ stings
neumann: adam ~|alfred e. ~|balthasar ~|erich ~|franz ~|st. john ~|von ~|~ boundary condition|~ series|~ university
nevada: black rock desert, ~|henderson, ~|las vegas, ~|northern ~|reno, ~|sierra ~|southern ~|state of ~|university of ~|~ desert|~ falls|~ test site
new balance: find a ~|strike a ~|~ between|~ due|~ of power|~ sheet
newton: cam ~|helmut ~|huey p. ~|huey ~|isaac ~|olivia ~-john|thandiwe ~|~'s first law|~'s laws|~'s second law|~'s third law
next: ~ day|~ door|~ few|~ generation|~ level|~ month|~ step|~ steps|~ time|~ week|~ year
nice: have a ~ day|ogc ~|the ~ guys|treaty of ~|~ cote d'azur|~ guy|~ to meet you|~ touch|~ weather|~, france
nicklaus: barbara ~|gary ~|jack ~
nielsen: asta ~|brigitte ~|carl ~|connie ~|holger bech ~|jakob ~|jerri ~|kim milton ~|leslie ~|michael ~|rick ~|~ norman group
night owl: being a ~|bit of a ~|early bird and the ~|early bird or a ~|early bird or ~|i'm a ~|you're a ~|~ chronotype|~ in watchmen
night train: dick "~" lane|~ express|~ lane|~ to lisbon|~ to munich
nightingale: common ~|florence ~|ode to a ~|song of the ~|swedish ~|the ~ and the rose|thrush ~|~ hospital|~ pledge
nike: athena ~|goddess ~|project ~|winged ~|~ hercules|~ missile|~ of samothrace|~ wagner
nile: battle of the ~|blue ~|death on the ~|river ~|upper ~|white ~|~ crocodile|~ cruise|~ delta|~ river|~ rodgers|~ valley
nimble: agile and ~|jack be ~|stay ~|~ feet|~ fingers|~-fingered
nimbus: covid variant ~|cumulo-~|flying ~|~ 2000|~ cloud|~ clouds|~ roman|~ sans|~ two thousand|~ variant
ninja: american ~|fruit ~|kawasaki ~|tyler "~" blevins|~ blevins|~ gaiden|~ turtle|~ turtles|~ warrior
node: graph ~|head ~|leaf ~|linked list ~|lymph ~|root ~|sentinel ~|sinoatrial ~|sinus ~|~ modules|~.js
nomad: bedouin ~|desert ~|digital ~|hashicorp ~|infidel and ~|mongolian ~|~ life|~ lifestyle|~ tribe|~ visa
noodles: beef and ~|chicken and ~|drunken ~|egg ~|glass ~|instant ~|lo mein ~|ramen ~|rice ~|soba ~|udon ~|zucchini ~
nook: book ~|breakfast ~|cozy ~|dining ~|quiet ~|reading ~|tom ~|window ~|~ and cranny|~ miles
nora: nick and ~|~ and torvald|~ arnezeder|~ barnacle|~ dunn|~ ephron|~ fatehi|~ helmer|~ jones|~ lum|~ roberts|~ zehetner
norman: don ~|greg ~|jessye ~|~ bates|~ conquest|~ foster|~ lear|~ mailer|~ osborn|~ reedus|~ rockwell|~, oklahoma
north: oliver ~|~ africa|~ america|~ atlantic|~ by northwest|~ carolina|~ dakota|~ korea|~ london|~ macedonia|~ pole|~ sea
north star: find the ~|fist of the ~|follow the ~|frederick douglass's the ~|guiding ~|polaris the ~|polaris, the ~|the ~ newspaper|~ metric|~ metrics|~ state
norton: andre ~|ed ~|edward ~|eleanor holmes ~|emperor ~|graham ~|ken ~|w. w. ~|~ anthology|~ simon museum|~ sound
norwegian: ~ elkhound|~ fjords|~ forest|~ government|~ krone|~ language|~ nobel committee|~ salmon|~ sea|~ wood
notch: crawford ~|dixville ~|franconia ~|smugglers' ~|top ~|top-~|turn it up a ~|~ above|~ filter|~ persson
nothing: double or ~|good for ~|much ado about ~|next to ~|~ compares 2 u|~ else|~ to lose
notion: a common ~|abstract ~|challenge the ~|dispel the ~|popular ~|preconceived ~|romantic ~|vague ~|~ of time
nova: bossa ~|pbs ~|terra ~|vila ~|villa ~|~ scotia|~ scotian|~ southeastern university
now: apocalypse ~|even ~|here and ~|right ~|the power of ~|until ~
nudge: a little ~|a ~ in the right direction|behavioral ~|friendly ~|gentle ~|give it a ~|thaler's ~|~ nudge wink wink|~ theory|~ unit|~, nudge
numbers: book of ~|complex ~|even ~|natural ~|odd ~|page ~|phone ~|prime ~|random ~|real ~|serial ~|whole ~
nutmeg: cinnamon and ~|grated ~|ground ~|pinch of ~|teaspoon ~|~ a defender|~ and cinnamon|~ and cloves|~ state|~ tree
oak: cork ~|live ~|poison ~|red ~|white ~|~ barrel|~ barrels|~ leaf|~ park|~ ridge|~ tree|~ trees
oakley: ann ~|annie ~|barbara ~|berry ~|bill ~|charles ~|great ~|kenneth ~|~, california|~, utah
oasis: blur and ~|desert ~|dubai ~|green ~|siwa ~|urban ~|wonderwall by ~|~ in the desert|~ of calm|~ of peace|~ of the seas|~ reunion
oberlin: jean-frederic ~|~ academy|~ college|~ conservatory|~ graduate|~, kansas|~, ohio|~-wellington rescue
obsession: become an ~|customer ~|fatal ~|latest ~|lifelong ~|magnificent ~|national ~|unhealthy ~|~ and compulsion|~ with power
obsidian: black ~|mahogany ~|rainbow ~|snowflake ~|volcanic ~|~ arrowhead|~ blade|~ butterfly|~ entertainment|~ in minecraft|~ knife|~ mirror
ocean: arctic ~|atlantic ~|billy ~|frank ~|indian ~|pacific ~|southern ~|~ city|~ currents|~ floor|~ view|~'s eleven
ocean spray: misty ~|salty ~|scent of ~|wind and ~
october: early ~|hunt for red ~|late ~|mid-~|september and ~|~ 31|~ crisis|~ revolution|~ surprise|~ war
octopus: blue-ringed ~|doctor ~|dumbo ~|giant pacific ~|grilled ~|mimic ~|my ~ teacher|squid and ~|~ card|~ tentacles|~ trap|~'s garden
odessa: little ~|midland and ~|midland-~|port of ~|the ~ file|~ a'zion|~ national university|~ steps|~ young|~, texas|~, ukraine
odyssey: assassin's creed ~|epic ~|homer's the ~|homer's ~|iliad and the ~|iliad and ~|magnavox ~|space ~|super mario ~|the ~ by homer
off: bake ~|cut ~|day ~|pay ~|turn ~|turned ~|~-road|~-season
office: back ~|box ~|doctor's ~|front ~|head ~|home ~|law ~|oval ~|post ~|~ depot|~ hours|~ space
often: ~ associated with|~ called|~ considered|~ seen|~ times|~ used
olive: black ~|green ~|~ branch|~ garden|~ green|~ grove|~ groves|~ kitteridge|~ oil|~ tree|~ trees
oliver: jamie ~|john ~|mary ~|~ & company|~ cromwell|~ north|~ queen|~ sacks|~ stone|~ twist|~ wendell holmes
olympia: ancient ~|manet's ~|mr ~|mr. ~|zeus at ~|~ dukakis|~ snowe|~, greece|~, washington
olympus: blood of ~|gods of ~|heroes of ~|mount ~|mt ~|mt. ~|percy jackson ~|~ has fallen|~ mons
omega: alpha and the ~|alpha and ~|opel ~|~ 3|~ man|~ psi phi|~-3|~-3s|~-6
on: based ~|depending ~|focus ~|rely ~|~ average|~ behalf of|~ the other hand|~ the way|~ time|~ top|~ your own
on running: advice ~|book ~|depends ~|focus ~|guide ~|insist ~|keen ~|keep ~|murakami ~|planning ~|tips ~|went ~
one: air force ~|formula ~|number ~|~ another|~ day|~ hour|~ hundred|~ person|~ thing|~ year
onion: chopped ~|diced ~|green ~|red ~|sliced ~|white ~|yellow ~|~ and garlic|~ powder|~ rings|~ soup
only: read-~|~ a few|~ child|~ fans|~ murders in the building|~ way
opal: australian ~|black ~|boulder ~|ethiopian ~|fire ~|~ card|~ coast|~ fruits|~ lee|~ mining|~ ring|~ tometi
open farm: ~ day|~ days|~ gate|~ land|~ sunday|~ weekend
open road: call of the ~|freedom of the ~|hit the ~|love of the ~|song of the ~|the lure of the ~|the ~ by pico iyer|thrill of the ~|~ films|~ media
openly: communicate ~|discuss ~|speak ~|talk ~|~ admitted|~ and honestly|~ available|~ communicate|~ discuss|~ gay|~ hostile
opera: grand ole ~|metropolitan ~|paris ~|phantom of the ~|rock ~|soap ~|space ~|~ house|~ singer|~ singers
ophelia: death of ~|hamlet and ~|hurricane ~|millais's ~|polonius and ~|reviving ~|the fate of ~|~ and hamlet|~ in hamlet|~ lovibond|~ syndrome|~'s death
optimum: global ~|local ~|pareto ~|~ conditions|~ growth|~ health|~ level|~ nutrition|~ performance|~ ph|~ population|~ temperature
oracle: barbara gordon ~|delphic ~|random ~|the matrix ~|~ at delphi|~ bone|~ bones|~ cards|~ of delphi|~ of omaha
orange: agent ~|blood ~|clockwork ~|frank ocean channel ~|william of ~|~ county|~ is the new black|~ juice|~ peel|~ tree|~ zest
orbit: earth ~|elliptical ~|geostationary ~|geosynchronous ~|heliocentric ~|lunar ~|william ~|~ around|~ the sun
orca: captive ~|killer whale or ~|resident ~|tilikum ~|~ attack|~ attacks|~ card|~ pod|~ pods|~ slicer|~ whale|~ whales
orchard: apple ~|cherry ~|fruit ~|old ~ beach|peach ~|port ~|~ fruit|~ grass|~ road|~ street
origami: dna ~|japanese ~|modular ~|~ art|~ bird|~ crane|~ cranes|~ killer|~ king|~ paper|~ swan
original: best ~ score|best ~ screenplay|~ artwork|~ content|~ idea|~ packaging|~ price|~ recipe|~ research|~ sin|~ song|~ version
origins: arkham ~|assassin's creed ~|human ~|humble ~|rayman ~|x-men ~|~ of totalitarianism
orion: constellation ~|hunter ~|project ~|~ and the dark|~ arm|~ capsule|~ nebula|~ pictures|~ samuelson|~ spacecraft|~'s belt
oscar: ~ de la hoya|~ de la renta|~ hammerstein|~ isaac|~ niemeyer|~ nomination|~ nominee|~ peterson|~ pistorius|~ wilde|~ winner|~-winning
oslo: trip to ~|university of ~|~ accords|~ agreement|~ airport|~ city hall|~ fjord|~ metropolitan university|~ opera house|~ peace process|~ philharmonic|~, norway
osprey: breeding ~|eagle and ~|eastern ~|v-22 ~|western ~|~ nest|~ nests|~ platform|~ publishing
ostrich: head in the sand like an ~|~ effect|~ egg|~ eggs|~ farm|~ feather|~ feathers|~ fern|~ leather|~ meat|~ plume|~ policy
othello: desdemona and ~|iago and ~|shakespeare's ~|the tragedy of ~|verdi's ~|~ and desdemona|~ and iago|~ board game|~ syndrome|~, act|~, the moor of venice|~, washington
otis: amos ~|harrison gray ~|james ~|johnny ~|milo and ~|~ chandler|~ college of art and design|~ redding|~ rush|~ spann|~ spunkmeyer
otter: asian small-clawed ~|emmet ~|eurasian ~|giant ~|river ~|sea ~|tarka the ~|~ pelts|~ pops|~ population
our place: come over to ~|find ~|know ~|~ in history|~ in nature|~ in the universe|~ in the world|~ or yours
ours: friend of ~|like ~|planet of ~|such as ~|the choice is ~|theirs and ~|this land is ~|world of ~|yours, mine & ~|yours, mine and ~|~ and theirs
outback: australian ~|queensland ~|remote ~|the northern territory ~|wake in fright ~|~ australia|~ bowl|~ queensland|~ town|~ towns
outdoor voices: indoor and ~|use ~
outlook: bleak ~|economic ~|employment ~|job ~|long-term ~|negative ~|occupational ~ handbook|optimistic ~|positive ~|stable ~|~ on life
outreach: cold ~|community ~|educational ~|media ~|public ~|youth ~|~ coordinator|~ efforts|~ program|~ programs|~ worker|~ workers
outrigger: crane ~|double ~|polynesian ~|~ boat|~ canoe|~ canoeing|~ canoes|~ paddling
overcast: cloudy and ~|gray and ~|mostly ~|operation ~|~ conditions|~ day|~ days|~ morning|~ skies|~ sky|~ stitch|~ weather
overland: travel ~|~ flow|~ journey|~ park|~ park, kansas|~ route|~ stage|~ track|~ trade|~ trail|~ travel|~ trip
owls: barn ~|barred ~|burrowing ~|florida atlantic ~|great horned ~|hawks and ~|night ~|rice ~|screech ~|snowy ~|temple ~|~ and hawks
oxford: university of ~|~ and cambridge|~ brookes|~ circus|~ comma|~ shoes|~ street|~ united|~, england|~, mississippi|~, uk
oxley: david ~|john ~|mike ~|sarbanes-~|~ act|~ creek|~ highway
oyster: world is your ~|~ bar|~ beds|~ card|~ farm|~ mushroom|~ mushrooms|~ reef|~ reefs|~ sauce|~ shell
pacific: asia ~|asia-~|canadian ~|cathay ~|south ~|union ~|~ islander|~ islands|~ northwest|~ ocean|~ rim|~ time
paddle: canoe ~|dog ~|doggy ~|kayak ~|pickleball ~|ping pong ~|without a ~|~ attachment|~ steamer|~ tennis|~ wheel
pages: blank ~|front ~|github ~|html ~|landing ~|number of ~|turn the ~|web ~|yellow ~|~ long|~ of the book|~ per minute
palace: blenheim ~|buckingham ~|caesars ~|crystal ~|kensington ~|presidential ~|royal ~|summer ~|topkapi ~|winter ~|~ of versailles|~ of westminster
palette: artist's ~|color ~|colour ~|command ~|eyeshadow ~|flavor ~|muted ~|neutral ~|painter's ~|~ knife
palm: date ~|~ beach|~ desert|~ fronds|~ of the hand|~ of your hand|~ oil|~ springs|~ sunday|~ tree|~ trees
panda: baby ~|giant ~|kung fu ~|red ~|wwf ~|~ bear|~ bears|~ cub|~ diplomacy|~ express|~ eyes|~ plant
pandora: avatar's ~|borderlands ~|epimetheus and ~|hms ~|moon ~|planet ~|~ - the world of avatar|~ and epimetheus|~ in avatar|~ papers|~'s box
pantry: butler's ~|food ~|fridge and ~|walk-in ~|~ door|~ essentials|~ items|~ moths|~ shelf|~ shelves|~ staples
papa: mama and ~|~ bear|~ doc|~ don't preach|~ emeritus|~ hemingway|~ legba|~ rellena|~ roach|~ smurf|~ was a rollin' stone
papa john: ~ creach|~ phillips|~ xxiii
papaya: green ~|mango and ~|ripe ~|~ enzyme|~ leaf|~ ringspot virus|~ salad|~ seeds|~ tree
paper: parchment ~|research ~|rock ~ scissors|the ~ chase|toilet ~|white ~|wrapping ~|~ clip|~ plate|~ towel|~ towels|~ trail
paper crane: a ~ folded|fold a ~|folding a ~|origami ~|thousand ~
paper plane: fold a ~|folding a ~|origami ~|throw a ~|~ cocktail|~ competition|~ contest
paprika: chicken ~|cumin and ~|hot ~|hungarian ~|salt, pepper, and ~|smoked ~|sweet ~|teaspoon ~|tsp ~|~ and cumin|~ and garlic|~ chicken
parachute: golden ~|reserve ~|what color is your ~|~ cord|~ failure|~ journalism|~ jump|~ jumping|~ landing|~ pants|~ regiment
paramount: lord ~|remains ~|safety is ~|united states v. ~|~ chief|~ concern|~ importance|~ leader|~ theatre
parcel: land ~|part and ~|pass the ~|tax ~|united ~ service|water ~|~ bomb|~ number|~ of land|~ shelf
paris: an american in ~|emily in ~|last tango in ~|midnight in ~|plaster of ~|~ accord|~ agreement|~ climate agreement|~ fashion week|~ hilton|~ saint-germain|~, france
parker: bonnie ~|charlie ~|dorothy ~|mary-louise ~|peter ~|robert b. ~|robert ~|sarah jessica ~|tony ~|trey ~|~ posey|~ solar probe
passport: british ~|copy of your ~|eu ~|valid ~|~ application|~ control|~ number|~ office|~ photo|~ photos|~ renewal
patagonia: argentine ~|chilean ~|hiking in ~|in ~ by bruce chatwin|northern ~|southern ~|torres del paine, ~|trek in ~|trip to ~|~ region|~, argentina|~, arizona
pathfinder: d&d and ~|d&d or ~|mars ~|the ~ by james fenimore cooper|~ 2e|~ international|~ roleplaying game|~ rpg|~ second edition|~ society
patience: lose ~|lost ~|require ~|takes ~|thank you for your ~|the ~ of job|~ and persistence|~ and understanding|~ is a virtue|~ of a saint
patriot: mel gibson's the ~|new england ~|the ~ starring mel gibson|~ act|~ day|~ front|~ games|~ missile|~'s day
paul: aaron ~|chris ~|jake ~|les ~|logan ~|rand ~|ron ~|saint ~|st. ~|~ mccartney|~ newman|~ simon
pause: dramatic ~|give ~|long ~|pregnant ~|without ~|~ and reflect|~ between|~ button|~ for a moment|~ for thought
pavilion: barcelona ~|beach ~|brighton ~|golden ~|pauley ~|pritzker ~|rose ~|royal ~|~ of the golden temple|~ of women
peach: georgia ~|james and the giant ~|princess ~|~ blossom|~ cobbler|~ fuzz|~ juice|~ pie|~ pit|~ state|~ tree|~ trees
peacock: mrs. ~|professor ~|proud as a ~|~ bass|~ blue|~ butterfly|~ chair|~ feather|~ feathers|~ mantis shrimp|~ spider|~ throne
pearl: black ~|mother of ~|mother-of-~|~ earring|~ earrings|~ harbor|~ jam|~ necklace|~ s. buck
pears: anjou ~|apples and ~|asian ~|avocado ~|bartlett ~|bosc ~|canned ~|peter ~|poached ~|prickly ~|tim ~|~ and apples
pebble: smooth ~|sylvester and the magic ~|~ beach|~ beaches|~ dash|~ in a pond|~ in the sky|~ mill|~ mine|~ path|~ tile
pedigree: academic ~|family ~|long ~|racing ~|~ analysis|~ cat|~ cats|~ certificate|~ chart|~ charts|~ collapse|~ dogs
peel: banana ~|chemical ~|emma ~|john ~|lemon ~|orange ~|robert ~|~ and stick|~ away|~ back
pelican: australian ~|brown ~|great white ~|great ~|~ bay|~ brief|~ crossing|~ state|~ town
peloton: attack from the ~|back of the ~|breakaway and the ~|broke away from the ~|front of the ~|main ~|men's ~|professional ~|riders in the ~|the rest of the ~|tour de france ~|women's ~
penguin: batman's ~|club ~|emperor ~|gentoo ~|happy feet ~|king ~|magellanic ~|pittsburgh ~|rockhopper ~|~ colony|~ in batman|~ suit
people: how to win friends and influence ~|many ~|old ~|other ~|the 7 habits of highly effective ~|young ~|~'s lives|~'s republic
pepper: bell ~|black ~|cayenne ~|chili ~|dr ~|dr. ~|ground ~|red ~|salt and ~|sgt. ~'s lonely hearts club band|~ flakes
pepperoni: cheese and ~|mozzarella and ~|sausage and ~|slices of ~|turkey ~|~ and cheese|~ and mushroom|~ pizza|~ roll|~ rolls|~ slices
perfect: nobody's ~|past ~|picture ~|pitch ~|practice makes ~|present ~|~ pitch|~ score|~ square|~ storm
perfect bar: ~ cart|~ exam score|~ stools
perhaps: ~ because|~ best known|~ even
perkins: anthony ~|carl ~|charlotte ~ gilman|elizabeth ~|frances ~|kieren ~|kleiner ~|maxwell ~|millie ~|~ loan|~ school for the blind
perplexity: burstiness and ~|look of ~|lower ~|measured by ~|moral ~|sighed in ~|t-sne ~|validation ~|~ and burstiness|~ metric|~ score
perseus: cellini's ~|constellation ~|percy jackson ~|~ and andromeda|~ and medusa|~ arm|~ cluster|~ constellation|~ digital library|~ galaxy cluster|~ slays medusa|~ with the head of medusa
petal: a long ~ of the sea|cherry blossom ~|daisy ~|flower ~|iris ~|rose ~|~ by petal|~ fall|~ pink|~ pushers|~, mississippi
phantom: f-4 ~|~ limb|~ menace|~ of the opera|~ pain|~ power|~ thread|~ tollbooth
pharaoh: curse of the ~|egyptian ~|moses and ~|~ ant|~ ants|~ hound|~ khufu|~ ramses ii|~ sanders|~ tutankhamun|~'s army|~'s daughter
philadelphia: children's hospital of ~|it's always sunny in ~|the ~ story|~ 76ers|~ eagles|~ flyers|~ inquirer|~ museum of art|~ orchestra|~ phillies|~, pa|~, pennsylvania
philips: ambrose ~|emo ~|john ~|judson ~|katherine ~
philosophy: ancient ~|design ~|doctor of ~|greek ~|moral ~|natural ~|political ~|stanford encyclopedia of ~|western ~|~ of mind|~ of religion|~ of science
phoenix: dark ~|joaquin ~|order of the ~|river ~|university of ~|~ mercury|~ rising from the ashes|~ suns|~ wright|~, arizona|~, az
pickle: bread and butter ~|dill ~|fried ~|python ~|~ ball|~ brine|~ file|~ juice|~ module|~ relish|~ rick
pie: american ~|apple ~|cherry ~|life of ~|pecan ~|pot ~|pumpkin ~|shepherd's ~|~ chart|~ charts|~ crust
pier: bridge ~|brighton palace ~|brighton ~|fishing ~|navy ~|santa monica ~|southend ~|wigan ~|~ 39|~ luigi nervi|~ paolo pasolini
pigeons: carrier ~|cat among the ~|feed the ~|feeding ~|feral ~|homing ~|passenger ~|racing ~|skinner's ~|trafalgar square ~|wood ~|~ and doves
pilgrim: billy ~|christian ~|muslim ~|scott ~|~ at tinker creek|~ fathers|~ hat|~ route|~'s pride|~'s progress
pillar: from ~ to post|~ box|~ candle|~ candles|~ content|~ of autumn|~ of fire|~ of salt|~ of society|~ of the community|~ page
pillow: body ~|memory foam ~|neck ~|pregnancy ~|the ~ book|throw ~|travel ~|~ case|~ cases|~ fight|~ menu|~ talk
pilot: airline ~|co-~|commercial ~|drone ~|fighter ~|~ episode|~ light|~ program|~ project|~ study|~ whale|~ whales
pine: chris ~|lodgepole ~|ponderosa ~|scots ~|white ~|~ cone|~ cones|~ forest|~ needles|~ nuts|~ tree|~ trees
ping: chiang ~|high ~|the story about ~|~ command|~ me|~ of death|~ pong|~ rate|~ time|~-pong
pink: daniel ~|hot ~|light ~|pale ~|pretty in ~|~ floyd|~ friday|~ panther|~ salmon|~ slip
pinnacle: career ~|reach the ~|reached its ~|~ bank|~ of his career|~ of success|~ peak|~ rock|~ studio|~ west
pioneer: ~ 10|~ day|~ days|~ natural resources|~ plaque|~ species|~ square|~ venus|~ woman
pipe: drain ~|exhaust ~|pvc ~|smoke a ~|water ~|~ bomb|~ cleaner|~ cleaners|~ down|~ dream|~ organ|~ wrench
piper: billie ~|john ~|peter ~|pied ~|roddy ~|~ alpha|~ chapman|~ halliwell|~ laurie|~ perabo
pitch: absolute ~|concert ~|elevator ~|fever ~|football ~|perfect ~|sales ~|wild ~|~ and roll|~ black|~ perfect
pivot: asia ~|career ~|center ~ irrigation|~ away from|~ element|~ joint|~ point|~ table|~ tables|~ to asia|~ to video
pixel: facebook ~|meta ~|per ~|tracking ~|~ art|~ by pixel|~ density|~ perfect|~ shader|~ value|~ values|~-perfect
plaid: buffalo ~|model s ~|red ~|tartan ~|tesla ~|~ cymru|~ flannel|~ pajamas|~ pattern|~ scarf|~ shirt|~ skirt
plausible: biologically ~|equally ~|highly ~|seems ~|sounds ~|~ alternative|~ deniability|~ explanation|~ reason|~ scenario|~-sounding
play: child's ~|google ~|power ~|role ~|role-~|screen ~|~ a game|~ a role|~ an important role|~ the guitar|~ video games
playwright: american ~|award-winning ~|british ~|english ~|german ~|irish ~|poet and ~|pulitzer prize-winning ~|~ arthur miller|~ tennessee williams|~ william shakespeare
plaza: aubrey ~|crowne ~|dealey ~|nakatomi ~|rockefeller ~|shopping ~|~ de espana|~ de mayo|~ hotel|~ mayor|~ suite
pledge: campaign ~|climate ~|election ~|giving ~|manifesto ~|~ allegiance|~ drive|~ of allegiance
plenty: bay of ~|horn of ~|land of ~|there are ~|~ more fish in the sea|~ o'toole|~ of fish|~ of time|~ of water
plum: beach ~|professor ~|sugar ~ fairy|~ blossom|~ jam|~ pudding|~ sauce|~ tomato|~ tomatoes|~ tree|~ trees
plume: ash ~|contaminant ~|feather ~|mantle ~|nom de ~|smoke ~|volcanic ~|water vapor ~|~ of ash|~ of smoke
pluto: demoted ~|god ~|goofy and ~|mickey and ~|neptune and ~|new horizons ~|planet ~|~ and charon|~ in aquarius|~ in capricorn|~ the dog
pocket: air ~|back ~|hot ~|polly ~|~ knife|~ money|~ square|~ watch|~-sized
pod: cardamom ~|coffee ~|escape ~|kubectl get ~|kubernetes ~|pea ~|seed ~|tide ~|two peas in a ~|vanilla ~|~ of dolphins|~ of whales
pods: cardamom ~|coffee ~|detergent ~|kubernetes ~|laundry ~|pea ~|seed ~|tide ~|vanilla ~|~ of dolphins|~ of whales
poetry: book of ~|epic ~|lyric ~|national ~ month|romantic ~|slam ~|~ anthology|~ collection|~ foundation|~ in motion|~ reading|~ slam
poise: confidence and ~|counter-~|dignity and ~|elegance and ~|equi-~|grace and ~|~ and confidence|~ and grace|~ under pressure
polar: non-~|~ bear|~ bears|~ coordinates|~ express|~ ice|~ opposites|~ plunge|~ regions|~ vortex
polaris: find ~|lorna dane ~|star ~|~ dawn|~ missile|~ music prize|~ prize|~ program missile|~ star|~ submarine|~, the north star
polo: bicycle ~|elephant ~|marco ~|teri ~|water ~|~ club|~ match|~ neck|~ ponies|~ pony|~ shirt|~ shirts
ponder: christian ~|question to ~|questions to ~|something to ~|~ stibbons|~ whether|~, texas
pontiac: chief ~|ottawa leader ~|~ correctional center|~ fever|~ silverdome|~'s conspiracy|~'s rebellion|~'s war|~, illinois|~, michigan
popcorn: bag of ~|bowl of ~|bucket of ~|caramel ~|microwave ~|movie theater ~|movie ~|~ ceiling|~ ceilings|~ chicken|~ kernels|~ machine
poppy: california ~|opium ~|red ~|remembrance ~|tall ~|~ field|~ fields|~ montgomery|~ playtime|~ seed|~ seeds
porch: back ~|covered ~|front ~|screened ~|screened-in ~|wraparound ~|~ light|~ pirate|~ pirates|~ railing|~ steps|~ swing
portal: aperture science ~|client ~|customer ~|job ~|online ~|parent ~|patient ~|student ~|web ~|~ 2|~ hypertension|~ vein
porter: billy ~|cole ~|eleanor h. ~|gregory ~|kalan ~|katherine anne ~|katie ~|michael ~|net-a-~|pret-a-~|roy ~|~'s five forces
portia: bassanio and ~|brutus and ~|merchant of venice ~|my time at ~|~ and bassanio|~ and nerissa|~ de rossi|~ doubleday|~ in the merchant of venice|~ simpson-miller|~ spider|~ tree
possible: as early as ~|as much as ~|as soon as ~|best ~|kim ~|whenever ~|~ solutions
post: bed ~|blog ~|emily ~|goal ~|huffington ~|lamp ~|new york ~|sign ~|washington ~|~ office|~-war
postman: going postal ~|neil ~|please mr. ~|the ~ always rings twice|the ~ starring kevin costner|village ~|~ pat|~ problem|~'s knock|~'s park
postmark: date of ~|faded ~|hand-cancel ~|legible ~|smudged ~|stamp and ~|u.s. postal service ~|~ date|~ deadline|~ on the envelope
potato: baked ~|couch ~|hot ~|irish ~ famine|mashed ~|mr ~ head|mr. ~ head|sweet ~|~ chip|~ chips|~ salad|~ soup
potter: beatrix ~|chris ~|colonel ~|dennis ~|harry ~|james ~|lily ~|sally ~|~ stewart|~ wasp|~'s wheel
prada: devil wears ~|manuel gonzalez ~|miguel ~
presto: allegro and ~|andante to ~|hey ~|hey, ~|tempo ~|~ agitato|~ card|~ chango
pretzel: bavarian ~|german ~|soft ~|~ bites|~ bun|~ buns|~ dough|~ knot|~ rods|~ roll|~ salt|~ sticks
prime: optimus ~|~ directive|~ factor|~ factorization|~ factors|~ minister|~ number|~ numbers|~ rate|~ rib|~ suspect|~ time
primus: barry ~|les claypool's ~|pearl ~|transformers ~|~ band|~ inter pares|~ sucks
prince: fresh ~ of bel-air|little ~|~ albert|~ andrew|~ charles|~ edward island|~ harry|~ of wales|~ philip|~ william
princess: disney ~|the ~ and the frog|the ~ diaries|~ and the pea|~ anne|~ bride|~ diana|~ leia|~ mononoke|~ of wales|~ peach
princeton: battle of ~|~ junction|~ plasma physics laboratory|~ review|~ theological seminary|~ tigers|~ university|~, new jersey|~, nj
principal: assistant ~|loan ~|school ~|vice ~|~ amount|~ and interest|~ component|~ components|~ investigator
priority: first ~|high ~|highest ~|low ~|main ~|number one ~|top ~|~ date|~ level|~ list|~ mail|~ queue
prism: glass ~|hexagonal ~|katy perry's ~|newton's ~|optical ~|rectangular ~|surveillance program ~|through the ~ of|triangular ~|~ spectrum|~ surveillance program
prodigy: chess ~|child ~|math ~|mobb deep's ~|musical ~|piano ~|the ~ band|the ~'s firestarter|violin ~|young ~|~ of mobb deep
progressive: past ~|present ~|~ era|~ lenses|~ metal|~ overload|~ party|~ rock|~ tax|~ taxation|~ web app|~ web apps
prologue: epilogue and ~|general ~|novel's ~|past is ~|wife of bath's ~|~ and epilogue|~ of romeo and juliet
prometheus: alien prequel ~|american ~|myth of ~|ridley scott's ~|the modern ~|titan ~|zeus and ~|~ and epimetheus|~ bound|~ stole fire|~ unbound
proof: burden of ~|mathematical ~|social ~|~ by contradiction|~ of address|~ of concept|~ of income|~ of insurance|~ of payment|~ of stake|~ of work|~-of-work
prosper: cheats never ~|continue to ~|grow and ~|grow, ~|live long and ~|survive and ~|thrive and ~|~ merimee|~, texas
proton: neutron and ~|~ and neutron|~ beam|~ decay|~ exchange membrane|~ gradient|~ mass|~ pack|~ pump|~ therapy
providence: brown university in ~|divine ~|god's ~|new ~|~ canyon|~ college|~ friars|~ journal|~ plantations|~, rhode island|~, ri
public: general ~|~ health|~ library|~ opinion|~ policy|~ relations|~ school|~ schools|~ sector|~ speaking|~ transit|~ transportation
puddle: jump in a ~|mud ~|rain ~|stepped in a ~|stepping in a ~|water ~|~ jumper|~ jumping|~ of blood|~ of mud|~ of mudd|~ of water
puffin: atlantic ~|horned ~|project ~|tufted ~|westman islands ~|~ colonies|~ colony|~ crossing|~ island|~ season|~ tours|~ watching
puffs: cheese ~|cocoa ~|corn ~|cream ~|curry ~|fox nut ~|powder ~|reese's ~|~ of dust|~ of smoke
puffy: ~ amiyumi|~ ankles|~ clouds|~ coat|~ eyes|~ face|~ jacket|~ sleeves|~ under-eyes|~ white clouds
pulley: belt and ~|block and ~|cable ~|crankshaft ~|fixed ~|frictionless ~|idler ~|mass over a ~|movable ~|rope and ~|~ system|~ systems
pulse: check ~|electromagnetic ~|finger on the ~|resting ~|~ in a food processor|~ nightclub|~ oximeter|~ oximetry|~ pressure|~ rate|~ width modulation
puma: andean ~|cougar or ~|florida ~|jaguar and ~|jaguars and ~|mountain lion or ~|~ concolor|~ habitat|~ punku|~ tracks|~ web server|~, jaguar
pumpkin: carved ~|the great ~|~ bread|~ carving|~ patch|~ pie|~ puree|~ seeds|~ soup|~ spice
puppet: finger ~|hand ~|shadow ~|sock ~|~ government|~ master|~ show|~ shows|~ state|~ theater|~ theatre
purple: color ~|dark ~|deep ~|harold and the ~ crayon|light ~|~ cabbage|~ haze|~ heart|~ prose|~ rain
puzzle: crossword ~|jigsaw ~|logic ~|piece of the ~|sudoku ~|word search ~|~ box|~ game|~ games|~ piece|~ pieces
python: ball ~|burmese ~|carpet ~|colt ~|green tree ~|monty ~|reticulated ~|rock ~
quaker: society of friends (~)|william penn, a ~|~ abolitionist|~ beliefs|~ faith|~ family|~ gun|~ meeting|~ parakeet|~ parrot|~ school|~ william penn
quality: air ~|high ~|high-~|total ~ management|water ~|~ assurance|~ control|~ improvement|~ of life|~ over quantity|~ time
quark: bottom ~|charm ~|down ~|strange ~|the ~ and the jaguar|top ~|~ cheese|~ in star trek|~ model|~'s bar|~-gluon plasma
quarry: dead man's ~|granite ~|limestone ~|marble ~|predator and ~|rock ~|slate ~|stone ~|~ bank|~ bay|~ tile|~ tiles
quartz: clear ~|fused ~|milky ~|rose ~|smoky ~|~ countertop|~ countertops|~ crystal|~ crystals|~ movement|~ sand|~ watch
quest: dragon ~|galaxy ~|hero's ~|johnny ~|jonny ~|king's ~|main ~|side ~|vision ~|~ diagnostics|~ for camelot
quill: bill ~|feather ~|goose ~|ink and ~|parchment and ~|peter ~|porcupine ~|~ and ink|~ and parchment|~ corp v. north dakota|~ pen|~ pens
quilt: aids memorial ~|aids ~|crazy ~|how to make an american ~|memory ~|patchwork ~|the keeping ~|~ block|~ blocks|~ pattern|~ patterns
quince: flowering ~|japanese ~|membrillo ~|peter ~|~ cheese|~ fruit|~ jam|~ jelly|~ marmalade|~ paste|~ tree
quincy: josiah ~|~ adams|~ bay|~ institute|~ isaiah|~ jones|~ market|~ troupe|~, illinois|~, m.e.|~, massachusetts
quip: clever ~|famous ~|humorous ~|oscar wilde ~|quick ~|witty ~
quite: ~ a bit|~ a few|~ a lot|~ challenging|~ different|~ frankly|~ often|~ similar|~ simple|~ well
rab: island of ~|~ butler|~ c. nesbitt|~ gtpase|~ gtpases|~ island|~ ne bana di jodi|~ proteins|~, croatia
radish: black ~|daikon ~|french breakfast ~|horse ~|korean ~|pickled ~|sliced ~|watermelon ~|white ~|~ cake|~ seeds|~ sprouts
raffles: a. j. ~|auctions and ~|charity ~|hold ~|prize ~|stamford ~|~ and auctions|~ institution|~ place
raft: bamboo ~|george ~|huck and jim's ~|inflatable ~|kon-tiki ~|life ~|log ~|white water ~|~ foundation|~ of the medusa
raid: air ~|~ 0|~ 1|~ 10|~ 5|~ 6|~ array|~ boss|~ shelter
rails: curtain ~|guard ~|riding the ~|roof ~|ruby on ~|steel ~|third ~|train ~|~ and trails|~ api|~ app
railway: canadian pacific ~|great western ~|indian ~|model ~|narrow-gauge ~|trans-siberian ~|underground ~|~ line|~ network|~ station|~ track|~ tracks
rain: acid ~|heavy ~|purple ~|singin' in the ~|~ barrel|~ boots|~ forest|~ garden|~ gauge|~ jacket|~ man|~ or shine
rain barrel: diy ~|install a ~|~ collecting roof runoff
raindrop: chopin's ~|falling ~|shape of a ~|single ~|~ cake|~ falling|~ prelude|~ size|~-shaped
rake: a ~'s progress|croupier's ~|garden ~|leaf ~|the ~'s progress|thin as a ~|~ angle|~ leaves|~ over the coals|~ task|~ the leaves
raleigh: downtown ~|durham and ~|walter ~|~ fading|~ news & observer|~ ritchie|~, nc|~, north carolina|~-durham
rally: campaign ~|dakar ~|monte carlo ~|nuremberg ~|pep ~|political ~|stock market ~|sturgis motorcycle ~|world ~ championship|~ car|~ cry|~ driver
ralph: wreck-it ~|~ and piggy|~ bakshi|~ breaks the internet|~ bunche|~ ellison|~ fiennes|~ kramden|~ macchio|~ nader|~ vaughan williams|~ waldo emerson
ram: 16gb ~|8gb ~|battering ~|gb of ~|lord ~|~ dass|~ mandir|~ mohan roy|~ nath kovind|~ navami|~ usage
ramble: central park ~|central park's ~|country ~|countryside ~|don't ~|midnight ~|tend to ~|the ~ in central park|~ through
ramp: access ~|boat ~|exit ~|loading ~|skate ~|wheelchair ~|~ agent|~ down|~ walk
rancher: cattle ~|jolly ~|local ~|montana ~|sheep ~|slime ~|texas ~|wealthy ~|~ and farmer|~'s daughter
ranger: army ~|forest ~|junior ~|lone ~|park ~|power ~|texas ~|~ rick|~ school
rapport: build ~|building ~|develop ~|establish ~|establishing ~|good ~|strong ~|trust and ~|~ and trust|~ building|~-building
rare: extremely ~|medium ~|medium-~|~ bird|~ books|~ disease|~ diseases|~ earth|~ earths|~ species
rare beauty: a place of ~|flower of ~|woman of ~
rather: dan ~|i'd ~|~ interesting|~ large|~ like
raven: baltimore ~|common ~|poe's the ~|white ~|~ baxter|~ hair|~'s home|~'s progressive matrices|~-haired|~-symone
reach: halo ~|within ~|~ a consensus|~ an agreement|~ for the stars|~ your goals
reaper: (don't fear) the ~|carolina ~|don't fear the ~|grim ~|mccormick ~|mccormick's ~|mechanical ~|mq-9 ~|overwatch ~|~ drone
reason: age of ~|critique of pure ~|for any ~|for some ~|good ~|main ~
reclaim: baggage ~|tax ~|vat ~|~ australia|~ land|~ storage space|~ the night|~ the streets|~ these streets|~ vat|~ water|~ your life
red bull: angry ~|the ~ in the last unicorn|~ theater
red cross: saint george's ~|st george's ~|~ knight|~ on a white background
red hat: cardinal's ~|girl in the ~|girl with a ~|girl with the ~|maga ~|wearing a ~|~ society
red wing: detroit ~|~, minnesota
reeds: among the ~|bassoon ~|bulrushes and ~|clarinet ~|common ~|oboe ~|papyrus ~|rushes and ~|saxophone ~|sea of ~|~ and rushes
reef: artificial ~|barrier ~|capitol ~|coral ~|~ fish|~ knot|~ safe sunscreen|~ shark|~-safe sunscreen
reformation: catholic ~|counter ~|counter-~|english ~|european ~|martin luther and the ~|post-~|protestant ~|radical ~|scottish ~|~ day|~ theology
regatta: cowes ~|dinghy ~|head of the charles ~|henley royal ~|henley ~|rowing ~|sailing ~|yacht ~|~ course|~ de blanc
regent: lord ~|philippe d'orleans, ~ of france|prince ~|queen ~|~ bowerbird|~ honeyeater|~ street|~ university|~'s canal|~'s park|~'s university
regions: arid ~|brain ~|coastal ~|committee of the ~|mountainous ~|northern ~|polar ~|rural ~|tropical ~|wine ~|~ of the brain|~ of the world
reign: during his ~|during the ~ of|free ~|long ~|queen victoria's ~|seattle ~|~ of fire|~ of terror|~ over me|~ supreme
relay: 4x100 ~|smtp ~|solid state ~|starter ~|torch ~|~ baton|~ coil|~ for life|~ module|~ race|~ station|~ switch
relentless: ~ determination|~ heat|~ optimism|~ pace|~ pressure|~ pursuit|~ rain
remind: ~ everyone|~ me|~ people|~ students|~ yourself
remington: .223 ~|.44 ~ magnum|eliphalet ~|frederic ~|~ 700|~ 870|~ arms|~ park|~ rand|~ rifle|~ steele|~ typewriter
remix: club ~|dance ~|extended ~|ignition (~)|official ~|old town road ~|~ album|~ artist|~ contest|~ culture|~ ide|~ to ignition
remote: ~ access|~ area|~ areas|~ control|~ desktop|~ island|~ sensing|~ village|~ work|~ worker|~ workers|~ working
renault: captain louis ~|captain ~|mary ~
render: 3d ~|first ~|re-~|react ~|server-side ~|~ a verdict|~ aid|~ engine|~ farm|~ function|~ obsolete|~ unto caesar
renegade: lorenzo lamas ~|~ cop|~ dance|~ general|~ nell|~ raider|~ row|~ rows|~ soldier
rent: economic ~|late ~|monthly ~|pay the ~|pay ~|~ a car|~ control|~ increase|~ payment|~ stabilization|~-seeking
republic: banana ~|czech ~|dominican ~|new ~|plato's ~|roman ~|weimar ~|~ of china|~ of ireland|~ of korea
reserved: all rights ~|shy and ~|~ instances|~ keyword|~ parking|~ personality|~ powers|~ seat|~ seating|~ seats|~ word
return: rate of ~|tax ~|~ flight|~ of the jedi|~ of the king|~ on investment|~ statement|~ trip|~ value
rev: git ~-parse|~ counter|~ limiter|~ the engine|~. al sharpton|~. dr.|~. ed.|~. jesse jackson|~. martin luther king
reverb: convolution ~|delay and ~|digital ~|hall ~|plate ~|slowed + ~|slowed and ~|spring ~|~ and delay|~ effect|~ pedal|~ tail
rhino: baby ~|black ~|javan ~|one-horned ~|sumatran ~|white ~|woolly ~|~ conservation|~ horn|~ poaching|~ records
rhodes: cecil ~|colossus of ~|fender ~|island of ~|james ~|randy ~|~ college|~ piano|~ scholar|~ scholarship|~ university|~, greece
rice: anne ~|basmati ~|brown ~|condoleezza ~|cooked ~|fried ~|jasmine ~|jerry ~|white ~|wild ~|~ noodles|~ vinegar
rickenbacker: eddie ~|edward v. ~|~ causeway|~ international airport
riddle: answer to the ~|embry-~|matt ~|nelson ~|solve the ~|sphinx's ~|tom marvolo ~|tom ~|~ me this|~ of the sands|~ of the sphinx
ridge: blue ~|mid-atlantic ~|mid-ocean ~|mountain ~|oak ~|ruby ~|tom ~|~ line|~ regression
ridgeway: arnold ~|battle of ~|matthew ~|~ national trail|~ path|~ primary school|~ trail
right guard: left tackle and ~|offensive ~|packers ~|starting ~|~ and right tackle|~ zack martin
riley: boots ~|bridget ~|fort ~|inside out ~|james whitcomb ~|life of ~|pat ~|rachel ~|terry ~|~ keough
ring: boxing ~|diamond ~|elden ~|engagement ~|fellowship of the ~|key ~|onion ~|the lord of the ~|wedding ~|~ finger|~ of fire
ripcord: parachute ~|pull the ~|pulled the ~|pulling the ~|~ handle
ripple: fudge ~|raspberry ~|voltage ~|~ carry adder|~ current|~ effect|~ effects|~ junction|~ tank|~ through|~ voltage
rise: gave ~ to|give ~ to|gives ~ to|high-~|pay ~|sea level ~|sea-level ~|temperature ~|~ and fall|~ of skywalker|~ to the occasion
risk: credit ~|high-~|low-~|market ~|~ assessment|~ factor|~ factors|~ management|~ of infection|~ tolerance|~-free
ritual: bedtime ~|courtship ~|daily ~|mating ~|morning ~|religious ~|satanic ~|tea ~|~ bath|~ de lo habitual|~ purity|~ sacrifice
ritz: cesar ~|hotel ~|puttin' on the ~|rayleigh-~|the ~ london|walther ~|~ brothers|~ carlton|~ hotel|~ method|~ paris|~-carlton
river: amazon ~|charles ~|colorado ~|hudson ~|mississippi ~|moon ~|pearl ~|yangtze ~|yellow ~|~ bank|~ cruise|~ thames
river stone: smooth ~|~ bed|~ mulch
riverside: uc ~|university of california, ~|~ church|~ county|~ drive|~ park|~ path|~ promenade|~ town|~ walk|~, california
ro: ~ filter|~ khanna|~ laren|~ membrane|~ purifier|~ system|~ water|~-ro
roadrunner: greater ~|lesser ~|new mexico ~|plymouth ~|utsa ~|wile e. coyote and the ~|wile e. coyote and ~|~ bird
roam: free to ~|freedom to ~|right to ~|~ around|~ free|~ freely|~ the earth|~ the streets
robin: american ~|batman & ~|batman and ~|christopher ~|round ~|round-~|~ gibb|~ hood|~ roberts|~ scherbatsky|~ williams|~ wright
rocco: alex ~|san ~|~ and his brothers|~ baldelli|~ commisso|~ dispirito|~ forte|~ ritchie|~ siffredi
roche: la ~|nicolas ~|stephen ~|~ bobois|~ limit|~ lobe|~ moutonnee
rocket: bottle ~|~ engine|~ fuel|~ launch|~ launcher|~ league|~ man|~ raccoon|~ salad|~ science|~ scientist|~ ship
rockland: ~ county|~ trust|~, maine|~, ontario
rockport: ~ harbor|~ walk test|~ walking test|~, maine|~, massachusetts|~, texas
rockstar: like a ~|post malone ~|~ developer|~ games|~ lifestyle|~ north|~ san diego|~ social club|~ status
rogue: going ~|gone ~|went ~|~ access point|~ planet|~ river|~ squadron|~ state|~ trader|~ wave
rolling stone: like a ~|papa was a ~|~ gathers
roma: sinti and ~|~ community|~ downey|~ minority|~ norte|~ people|~ population|~ termini|~ tomato|~ tomatoes|~ tre
romeo: alfa ~|lil ~|lil' ~|wherefore art thou ~|~ & juliet|~ and juliet|~ beckham|~ lukaku|~ montague|~ must die|~ santos|~, romeo
romeo y julieta: ~ de shakespeare|~ de william shakespeare
ronson: charlotte ~|jon ~|mark ~|mick ~|samantha ~
rooster: barcelos ~|fire ~|hens and a ~|red ~|the ~ crows|year of the ~|~ cogburn|~ crow|~ sauce|~ tail|~ teeth
root: cube ~|ginger ~|square ~|~ beer|~ canal|~ cause|~ directory|~ mean square|~ rot|~ system|~ user|~ vegetables
rosa: monte ~|salvator ~|santa ~|sub ~|~ bonheur|~ canina|~ damascena|~ diaz|~ klebb|~ luxemburg|~ parks|~ rugosa
rosemary: dried ~|fresh ~|garlic and ~|sprig of ~|~ and thyme|~ chicken|~ clooney|~ essential oil|~ kennedy|~ oil|~ sprigs|~'s baby
ross: betsy ~|bob ~|diana ~|jonathan ~|kubler-~|rachel and ~|rick ~|~ and rachel|~ geller|~ ice shelf|~ perot|~ sea
rover: curiosity ~|irish ~|land ~|lunar ~|mars ~|opportunity ~|perseverance ~|range ~|red ~|wild ~
rowntree: dave ~|joseph ~|seebohm ~|~ park
ruby: jack ~|~ bridges|~ dee|~ falls|~ red|~ ridge|~ rose|~ slippers|~ tuesday|~ wax|~-throated hummingbird
rudder: elevator and ~|hard ~|left ~|moral ~|right ~|ship's ~|without a ~|~ blade|~ control|~ pedals
ruler: 12-inch ~|absolute ~|chart ~|egyptian ~|female ~|metal ~|slick rick the ~|supreme ~|the ~'s back|wooden ~|~ of the kingdom|~ of the universe
runway: airport ~|cash ~|fashion ~|months of ~|project ~|rent the ~|~ incursion|~ length|~ lights|~ looks|~ model|~ show
rush: adrenaline ~|benjamin ~|fools ~ in|geoffrey ~|gold ~|head ~|sugar ~|~ hour|~ limbaugh|~ university|~-hour
russell: bertrand ~|bill ~|george ~|jack ~|keri ~|kurt ~|~ brand|~ crowe|~ group|~ square|~ westbrook|~ wilson
rust: iron ~|leaf ~|mathias ~|~ and corrosion|~ belt|~ never sleeps|~ remover|~ spots|~ stains|~-free|~-oleum|~-resistant
saddle: back in the ~|dressage ~|english ~|horse ~|western ~|~ of lamb|~ point|~ shoes|~ soap|~ sores|~ stitch
safari: african ~|desert ~|game ~|jungle ~|kenya ~|night ~|walking ~|wildlife ~|~ hat|~ lodge|~ park|~ zone
saffron: pinch of ~|~ burrows|~ crocus|~ milk|~ revolution|~ rice|~ risotto|~ robes|~ strands|~ threads|~ walden|~ water
saga: candy crush ~|family ~|forsyte ~|infinity ~|norse ~|senua's ~|skywalker ~|star wars ~|twilight ~|vinland ~|~ pattern
sage: brown butter ~|clary ~|dried ~|fresh ~|russian ~|white ~|~ advice|~ and onion stuffing|~ butter|~ green|~ leaves|~ publications
salem: winston-~|witches of ~|~ saberhagen|~ state university|~ village|~ witch museum|~ witch trials|~ witchcraft|~ witches|~'s lot|~, massachusetts|~, oregon
salmon: atlantic ~|grilled ~|smoked ~|sockeye ~|wild ~|~ fillet|~ fillets|~ pink|~ river|~ roe|~ run|~ sashimi
salomon: charlotte ~|erich ~|ernst von ~|haym ~|johann peter ~|otto ~|~ brothers|~ kalou|~ rondon|~ rothschild|~ smith barney|~ v salomon
salon: beauty ~|hair ~|literary ~|nail ~|paris ~|spa and ~|tanning ~|~ appointment|~ d'automne|~ des refuses|~ owner|~-quality
salsa: chips and ~|corn ~|mango ~|pineapple ~|tomato ~|~ class|~ classes|~ dance|~ dancing|~ music|~ roja|~ verde
salt: epsom ~|grain of ~|himalayan ~|kosher ~|pinch of ~|sea ~|table ~|~ and pepper|~ flats|~ lake city|~ marsh|~ water
salt marsh: coastal ~|tidal ~|~ ecosystem|~ ecosystems|~ grass|~ harvest mouse|~ lamb|~ restoration
samuel adams: founding father ~|john hancock and ~|patriot ~|~ and john hancock|~ and the sons of liberty|~ jr.
sandals: birkenstock ~|flip-flops and ~|gladiator ~|hiking ~|leather ~|platform ~|socks and ~|socks with ~|strappy ~|walking ~|wedge ~|~ and socks
sanity: for my own ~|for your own ~|keep your ~|lose my ~|maintain your ~|march for ~|preserve your ~|rally to restore ~|~ check|~ checks|~ test|~ testing
santa cruz: hyundai ~|uc ~|university of california, ~|~ beach boardwalk|~ boardwalk|~ county|~ de la sierra|~ de tenerife|~ island|~ mountains|~, ca|~, california
santa fe: burlington northern ~|topeka and ~|~ de bogota|~ institute|~ opera|~ plaza|~ railroad|~ railway|~ springs|~ trail|~, new mexico|~, nm
satchel: cambridge ~|leather ~|school ~|~ bag|~ charge|~ paige
saturn: jupiter and ~|moons of ~|planet ~|rings of ~|sega ~|~ devouring his son|~ in pisces|~ retrograde|~ return|~ v|~'s moon|~'s rings
savannah: african ~|port of ~|~ bananas|~ cat|~ chrisley|~ college of art and design|~ elephant|~ grassland|~ guthrie|~ river|~, ga|~, georgia
savoy: duchy of ~|duke of ~|house of ~|louise of ~|prince eugene of ~|stompin' at the ~|~ alps|~ ballroom|~ cabbage|~ opera|~ operas|~ truffle
scale: economies of ~|full-~|kinsey ~|large-~|likert ~|on a ~ of 1 to 10|ph ~|richter ~|small-~|time ~|~ factor|~ model
scarlet: a study in ~|captain ~|miss ~|pokemon ~|~ fever|~ ibis|~ letter|~ macaw|~ pimpernel|~ spider|~ witch
scenic: renault ~|~ area|~ byway|~ design|~ drive|~ overlook|~ railway|~ rim|~ route|~ spot|~ spots|~ train
schindler: alma ~|anton ~|oskar ~|rudolf ~|rudolph ~|~ disease|~ house|~ museum|~'s factory|~'s list
schwab: gustav ~|klaus ~|les ~|shelly ~|v. e. ~|v.e. ~|victoria ~|~'s pharmacy
science: bachelor of ~|computer ~|data ~|master of ~|materials ~|political ~|rocket ~|social ~|~ fair|~ fiction|~ museum|~ project
scoot: boot ~|~ around|~ back|~ closer|~ down|~ mcnairy
scope: beyond the ~|global ~|project ~|rifle ~|variable ~|within the ~|~ 3 emissions|~ creep|~ of practice|~ of the project|~ of work
scott: captain ~|dred ~|f. ~ fitzgerald|great ~|michael ~|ridley ~|tom ~|travis ~|walter ~|winfield ~|~ joplin|~ pilgrim
scout: boy ~|cub ~|eagle ~|girl ~|jem and ~|location ~|talent ~|~ finch|~ leader|~ troop|~'s honor
scribble: ~ art|~ down|~ notes|~ pad
sea eagle: haast's ~|operation ~|sanford's ~|steller's ~|white-bellied ~|white-tailed ~|~ nest
sea glass: collecting ~|find ~|piece of ~|~ beach|~ beaches|~ color|~ green|~ hunters|~ hunting
seamless: ~ bra|~ connectivity|~ experience|~ gutters|~ integration|~ leggings|~ pattern|~ steel pipe|~ texture|~ transition|~ underwear|~ user experience
seat: aisle ~|back ~|car ~|child ~|driver's ~|front ~|passenger ~|toilet ~|window ~|~ belt|~ cushion
second cup: pour a ~|~ of coffee|~ of tea
second nature: almost ~|became ~|become ~|becomes ~|like ~|~ to me
secret: keep a ~|the ~ garden|top ~|trade ~|victoria's ~|~ agent|~ ingredient|~ santa|~ sauce|~ service|~ society|~ weapon
seed: bird ~|chia ~|grass ~|hemp ~|mustard ~|poppy ~|pumpkin ~|sesame ~|~ funding|~ oil|~ round|~ starting
seedling: oak ~|pine ~|rice ~|tomato ~|tree ~|~ growth|~ heat mat|~ mix|~ stage|~ tray|~ trays
seesaw: emotional ~|playground ~|swings and ~|~ back and forth|~ battle|~ effect|~ mechanism|~ molecular geometry
segment: 7-~ display|business ~|circular ~|line ~|market ~|news ~|operating ~|seven-~ display|st ~|~ of the population|~ reporting|~ tree
self: sense of ~|~ storage|~-care|~-confidence|~-defense|~-discipline|~-driving|~-employed|~-esteem|~-improvement|~-service|~-taught
selfridges: mr ~
selina: ~ hastings|~ jen|~ kyle|~ meyer|~ scott|~ solomons|~ todd|~ zito
selmer: ernest ~|knut ~|~ bringsjord|~ group|~ jackson|~, tennessee
sentry: e-3 ~|stand ~|~ box|~ duty|~ guard|~ gun|~ insurance|~ mode|~ post|~ tower|~ turret|~ turrets
sesame: black ~|open ~|toasted ~|~ bagel|~ chicken|~ dressing|~ noodles|~ oil|~ paste|~ seed|~ seeds|~ street
session: brainstorming ~|gym ~|jam ~|legislative ~|photo ~|q&a ~|study ~|therapy ~|training ~|~ id|~ ipa|~ musician
settle: let the dust ~|~ a dispute|~ an argument|~ disputes|~ down|~ for less|~ for nothing less|~ out of court|~ the score|~ to carlisle|~-carlisle
seventh generation: unto the ~|~ consoles|~ fund|~ principle
shackleton: avro ~|emily ~|ernest ~|scott and ~|~ crater|~ expedition|~ glacier|~ ice shelf|~'s crew|~'s endurance|~-rowett expedition
shade: lamp ~|part ~|partial ~|throw ~|throwing ~|whiter ~ of pale|window ~|~ garden|~ of blue|~ sail|~ tree
shark: baby ~|great white ~|hammerhead ~|loan ~|nurse ~|tiger ~|whale ~|~ attack|~ bite|~ fin|~ tank|~ week
sharp: c ~|c-~ minor|f ~|~ cheddar|~ edges|~ healthcare|~ increase|~ knife|~ objects|~ pain|~ turn
sheba: come back, little ~|kingdom of ~|land of ~|queen of ~|solomon and ~|~ medical center
shelf: continental ~|elf on the ~|floating ~|ice ~|top ~|wall ~|~ life|~ stable|~-stable
shell: ghost in the ~|pie ~|snail ~|soft-~ crab|taco ~|tart ~|tortoise ~|turtle ~|~ corporation|~ script|~ scripting|~ scripts
shelter: animal ~|bomb ~|bus ~|emergency ~|food and ~|gimme ~|homeless ~|tax ~|women's ~|~ dog|~ in place|~-in-place
sheraton: thomas ~|~ furniture|~ style
sherlock: bbc's ~|benedict cumberbatch's ~|john and ~|moriarty and ~|no shit, ~|~ gnomes|~ holmes|~ hound|~ jr|~ jr.
shift: day ~|doppler ~|double ~|gear ~|graveyard ~|night ~|paradigm ~|stick ~|~ dress|~ key|~ left|~ work
shortcut: desktop ~|keyboard ~|mental ~|~ icon|~ key|~ keys|~ menu|~ through|~ to success
shout: give a ~|scream & ~|scream and ~|tears for fears' ~|the ~ house|twist & ~|twist and ~|~ at the devil|~ from the rooftops|~! factory
shovel: bucket and ~|garden ~|pick and ~|pickaxe and ~|power ~|steam ~|~ knight|~ pass|~ test|~-ready
shudder: clutch ~|involuntary ~|torque converter ~|transmission ~|~ at the thought|~ to think|~ went through
shuttle: carnitine ~|challenger ~|columbia ~|malate-aspartate ~|space ~|tatting ~|~ challenger|~ diplomacy|~ launch|~ loom|~ program|~ run
sibelius: composer ~|grieg and ~|jean ~|~ academy|~ monument|~ symphony no.|~ violin concerto|~'s finlandia|~'s second symphony|~'s violin concerto
siemens: unit ~|~ per centimeter|~ per meter|~ per metre|~ star
siena: bernardino of ~|catherine of ~|duomo di ~|florence and ~|palio di ~|university of ~|~ cathedral|~ college|~ heights|~ saints|~, italy
sienna: burnt ~|raw ~|~ brown|~ guillory|~ mae|~ miller|~ plantation|~ west
sierra: eastern ~|ford ~|gmc ~|high ~|macos ~|~ club|~ leone|~ madre|~ mist|~ national forest|~ nevada|~ vista
sierra madre: treasure of the ~|~ de chiapas|~ del sur|~ mountain range|~ mountains|~ occidental|~ oriental|~, california
sieve: fine ~|fine-mesh ~|memory like a ~|mesh ~|molecular ~|prime ~|~ analysis|~ of eratosthenes|~ plate|~ the flour|~ tube
sift: ~ algorithm|~ dry ingredients|~ features|~ flour|~ powdered sugar|~ the flour|~ through|~ together
signal: analog ~|cell ~|digital ~|price ~|smoke ~|traffic ~|turn ~|wi-fi ~|wifi ~|~ processing|~ strength|~-to-noise ratio
signet: privy ~|writer to the ~|~ bank|~ classic|~ classics|~ library|~ ring|~ rings
silk: corn ~|mulberry ~|raw ~|spider ~|~ blouse|~ dress|~ fabric|~ pillowcase|~ road|~ scarf|~ shirt|~ tie
silo: cement ~|concrete ~|corn ~|data ~|farm ~|grain ~|information ~|knowledge ~|missile ~|silage ~|~ explosion|~ mentality
silver lake: by the shores of ~|echo park and ~|los feliz and ~|under the ~|~ neighborhood|~ reservoir|~ sand dunes|~ state park|~, los angeles|~, wisconsin
simba: adult ~|lion king's ~|mufasa and ~|nala and ~|scar and ~|timon, pumbaa and ~|young ~|~ and mufasa|~ and nala|~ and scar|~ sc
simmons: ben ~|bill ~|dan ~|gene ~|hardin-~|j.k. ~|jean ~|richard ~|russell ~|ruth ~|~ college|~ university
simple: keep it ~|past ~|present ~|~ carbohydrates|~ interest|~ majority|~ minds|~ plan|~ random sample|~ random sampling|~ sugars|~ syrup
simply: put ~|quite ~|~ because|~ connected|~ ming|~ not true|~ put|~ recipes|~ red|~ supported beam|~ the best
sinclair: clive ~|david ~|john ~|may ~|upton ~|~ broadcast group|~ c5|~ lewis|~ research|~ spectrum|~ zx
singer: backup ~|bryan ~|country ~|folk ~|isaac bashevis ~|jazz ~|lead ~|opera ~|peter ~|pop ~|soul ~|~-songwriter
siri: ~ derkert|~ hustvedt|~ keeton|~ paiboun|~ thaya|~ tollerod
sirius: dog star ~|harry and ~|orion and ~|remus and ~|the star ~|~ b|~ black|~ mystery|~ rising|~ star|~ the dog star
sketch: character ~|charcoal ~|comedy ~|composite ~|etch a ~|pencil ~|police ~|rough ~|thumbnail ~|~ comedy|~ pad|~ show
skip: hop, ~ and a jump|~ a beat|~ ad|~ bayless|~ bin|~ breakfast|~ class|~ hire|~ rope|~ school|~ the line|~-the-line
skittles: bar ~|beer and ~|game of ~|ninepin ~|pub ~|table ~|~ alley
sky: blue ~|lucy in the ~|night ~|no man's ~|pie in the ~|~ blue|~ ferreira|~ garden|~ harbor|~ tower|~-high
slab: concrete ~|floor ~|granite ~|live edge ~|marble ~|quartz ~|stone ~|~ bacon|~ foundation|~ of butter|~ of ribs
slack: cut me some ~|cut some ~|paul ~|pick up the ~|~ key guitar|~ tide|~ time|~ variable|~ variables|~ water
slate: blank ~|clean ~|jenny ~|~ blue|~ gray|~ grey|~ of candidates|~ roof|~ roofs|~ tablet|~ tile|~ tiles
sling: arm ~|baby ~|david's ~|gin ~|rifle ~|ring ~|singapore ~|~ backpack|~ bag|~ chair|~ psychrometer|~ shot
slope: bunny ~|north ~|park ~|point-~ form|ski ~|slippery ~|slippery-~|~ intercept|~ of a line|~ of the line|~ stability|~-intercept form
small batch: four roses ~|~ bourbon|~ cookies|~ gradient descent|~ orders|~ production|~ size
smart: ~ casual|~ contract|~ contracts|~ goals|~ home|~ lock|~ meter|~ phone|~ speaker|~ thermostat|~ tv|~ watch
smash: badminton ~|hulk ~|overhead ~|super ~ bros|super ~ brothers|~ and grab|~ burger|~ burgers|~ hit|~ mouth|~ room|~ ultimate
smile: big ~|bright ~|cheshire cat ~|fake ~|mona lisa ~|put a ~ on|service with a ~|warm ~|~ from ear to ear|~ lines|~ on your face|~ train
smirnoff: karina ~|yakov ~
snap: cold ~|ginger ~|oh ~|~ benefits|~ decision|~ fit|~ judgment|~ judgments|~ peas|~ ring
snoop: dr. dre and ~|igmp ~|martha & ~|~ and dre|~ around|~ dogg|~ doggy dogg|~ lion|~ through
snow peak: ~ trek
snowflake: crochet ~|delicate ~|koch ~|paper ~|special ~|~ generation|~ obsidian|~ ornament|~ ornaments|~ pattern|~ schema|~, arizona
snug: fits ~|safe and ~|warm and ~|~ against|~ as a bug in a rug|~ down|~ fit|~ harbor|~ harbour|~ piercing|~ the joiner|~-fitting
so delicious: looks ~|smells ~|tastes ~|was ~
sofia: hagia ~|queen ~|reina ~|~ airport|~ carson|~ coppola|~ kenin|~ richie|~ the first|~ university|~ vergara|~, bulgaria
solo: guitar ~|han ~|napoleon ~|~ album|~ artist|~ career|~ female traveler|~ leveling|~ travel|~ traveler|~ travelers|~ trip
solstice: december ~|dongzhi ~|equinox and ~|june ~|pontiac ~|stonehenge ~|summer ~|winter ~|~ celebration|~ of heroes|~ sunrise
sonic: silk ~|~ & knuckles|~ adventure|~ and tails|~ attacks|~ boom|~ frontiers|~ mania|~ screwdriver|~ the hedgehog|~ toothbrush|~ youth
soon: as ~ as possible|coming ~|get well ~|pretty ~|see you ~|talk ~
sorry: better safe than ~|feel ~ for|feeling ~ for|i'm ~|say ~|we're ~|~ for the delay|~ for your loss|~ state|~ to hear
soul: body and ~|collective ~|de la ~|heart and ~|lost ~|neo ~|~ food|~ mate|~ music|~ sister|~ train|~-searching
southwest: american ~|desert ~|south by ~|~ asia|~ china|~ colorado|~ corner|~ florida|~ france|~ london|~ virginia
spade: andy ~|bucket and ~|call a ~ a spade|david ~|garden ~|kate ~|sam ~|~ bit|~ connector|~ drill bit|~ foot toad
spark: adobe ~|chevrolet ~|chevy ~|creative ~|dji ~|electric ~|muriel ~|~ a conversation|~ joy|~ of life|~ plug|~ plugs
sparrow: his eye is on the ~|house ~|jack ~|red ~|song ~|tree ~|white-throated ~|~ hawk|~ health|~ hospital
sparta: ancient ~|athens and ~|helen of ~|king of ~|leonidas of ~|queen of ~|~ and athens|~ prague|~ rotterdam|~, new jersey|~, tennessee
specialized: highly ~|~ agencies|~ agency|~ care|~ cells|~ equipment|~ knowledge|~ machinery|~ skills|~ software|~ tools|~ training
spectrum: autism ~|broad-~|electromagnetic ~|frequency ~|full-~|ieee ~|light ~|political ~|power ~|visible ~|zx ~
spike: blood sugar ~|buffy and ~|flower ~|insulin ~|price ~|railroad ~|voltage ~|~ jonze|~ lee|~ milligan|~ protein|~ spiegel
spin: electron ~|~ bike|~ class|~ cycle|~ doctor|~ doctors|~ dryer|~ out of control|~ the bottle|~ the wheel
spindle: cnc ~|drop ~|lathe ~|mitotic ~|muscle ~|sleeping beauty's ~|spinning wheel ~|~ apparatus|~ cell|~ fibers|~ neurons|~ speed
spine: book ~|cervical ~|human ~|lumbar ~|neutral ~|send shivers down your ~|thoracic ~|~ of the book|~ surgeon|~ surgery|~-chilling|~-tingling
spirit: christmas ~|entrepreneurial ~|fighting ~|free ~|holy ~|smells like teen ~|team ~|~ aerosystems|~ animal|~ halloween|~ level|~ of the law
spitfire: hurricane and ~|raf ~|supermarine ~|triumph ~|~ ale|~ and hurricane|~ audio|~ fighter|~ grill|~ mk|~ pilot
splash: a bigger ~|~ brothers|~ guard|~ mountain|~ of color|~ of milk|~ of water|~ pad|~ screen|~ zone
split: banana ~|stock ~|~ ac|~ ends|~ infinitive|~ pea soup|~ screen|~ second|~ the bill|~, croatia|~-level|~-second
spot: blind ~|great red ~|hot ~|parking ~|soft ~|sun ~|sweet ~|tight ~|x marks the ~|~ check
spring: arab ~|early ~|hot ~|prague ~|~ break|~ cleaning|~ equinox|~ festival|~ onion|~ rolls|~ semester|~ water
sprint: 100m ~|design ~|marathon, not a ~|~ backlog|~ finish|~ goal|~ interval|~ intervals|~ planning|~ retrospective|~ review|~ triathlon
sprinter: 100m ~|american ~|female ~|jamaican ~|olympic ~|paralympic ~|retired ~|track ~|world-class ~|~ and long jumper|~ florence|~ usain bolt
sprite: austin-healey ~|css ~|forest ~|game ~|pixel ~|red ~ lightning|water ~|wood ~|~ animation|~ renderer|~ sheet|~ sheets
sprout: alfalfa ~|bean ~|begin to ~|brussels ~|little green ~|seeds to ~|seeds ~|soybean ~|wheat ~|~ wings
sprouts: alfalfa ~|bean ~|broccoli ~|brussel ~|brussels ~|lentil ~|pea ~|potato ~|radish ~|soybean ~
spruce: black ~|blue ~|norway ~|red ~|sitka ~|white ~|~ goose|~ top|~ tree|~ trees
square: chi-~|red ~|tiananmen ~|times ~|trafalgar ~|union ~|~ feet|~ foot|~ inch|~ meters|~ root
squid: colossal ~|dried ~|fried ~|giant ~|grilled ~|humboldt ~|the ~ and the whale|vampire ~|~ game|~ ink|~ proxy|~ rings
squire: billy ~|chris ~|country ~|knight and ~|knight's ~|~ allworthy|~ patton boggs|~ stratocaster|~ to the knight|~ trelawney|~ western
stagecoach: john ford's ~|john wayne ~|old ~|wells fargo ~|~ (1939)|~ driver|~ festival|~ inn|~ line|~ robber|~ robbery|~ stop
stan: eminem's ~|sebastian ~|~ culture|~ getz|~ kroenke|~ laurel|~ lee|~ marsh|~ musial|~ smith|~ van gundy|~ wawrinka
standard: double ~|evening ~|gold ~|industry ~|~ & poor's|~ chartered|~ deviation|~ error|~ library|~ of living|~ oil|~ operating procedure
stanford: harvard and ~|leland ~|~ encyclopedia of philosophy|~ graduate school of business|~ hospital|~ law school|~ medicine|~ prison experiment|~ university|~ white|~-binet
stanley: henry morton ~|morgan ~|paul ~|port ~|~ cup champions|~ cup final|~ cup finals|~ cup playoffs|~ kubrick|~ milgram|~ park|~ tucci
staples: consumer ~|dietary ~|fence ~|kitchen ~|mavis ~|pantry ~|pops ~|stitches or ~|surgical ~|wardrobe ~|~ center
starbuck: ahab and ~|first mate ~|kara thrace ~|~ in moby-dick|~ island
starburst: ~ chandelier|~ clock|~ effect|~ effects|~ galaxies|~ galaxy|~ mirror|~ pattern|~ region
starfish: chocolate chip ~|chocolate ~|crown of thorns ~|crown-of-thorns ~|patrick star the ~|sea star or ~|sunflower ~|the ~ and the spider|~ and sea urchins|~ prime|~ regenerate
starling: clarice ~|common ~|ernest ~|european ~|frank-~|rosy ~|~ city|~ equation|~ flock|~ forces|~ murmuration
stash: drug ~|fabric ~|git ~|secret ~|yarn ~|~ away|~ box|~ busting|~ house|~ pop|~ tea|~-busting
state: empire ~ building|head of ~|ohio ~|penn ~|secretary of ~|steady ~|~ of emergency|~ of mind|~ of the art|~ park|~ tax|~-of-the-art
state farm: soviet ~|sovkhoz ~|xinjiang ~|~ arena|~ stadium
status: immigration ~|legal ~|marital ~|order ~|social ~|tax ~|~ bar|~ code|~ quo|~ report|~ symbol|~ update
steady: going ~|rock ~|slow and ~|~ growth|~ hand|~ income|~ job|~ pace|~ state|~ stream
steam: blow off ~|full ~ ahead|~ bath|~ engine|~ engines|~ iron|~ locomotive|~ mop|~ room|~ the vegetables|~ train|~ turbine
steinway: ~ mansion|~ street|~ tower|~ tunnel
stella: blanche and ~|frank ~|how ~ got her groove back|~ adler|~ blomkvist|~ by starlight|~ creasy|~ gibbons|~ kowalski|~ maris|~ mccartney|~ stevens
stencil: airbrush ~|graffiti ~|letter ~|screen printing ~|tattoo ~|wall ~|~ art|~ brush|~ buffer|~ duplicator|~ font|~ graffiti
sterling: bruce ~|donald ~|pound ~|raheem ~|roger ~|~ archer|~ cooper|~ hayden|~ k. brown|~ sharpe|~ silver
stiletto: italian ~|~ boots|~ dagger|~ heel|~ heels|~ knife|~ nails|~ pumps|~ sandals|~ shoes|~ switchblade
stillwater: matt damon ~|oklahoma state ~|sibanye ~|sibanye-~|~ brewing|~ cove|~ mine|~ mining|~ prison|~ river|~, minnesota|~, oklahoma
stir: cause a ~|~ crazy|~ fried|~ fry|~ gently|~ to combine|~ until|~ well|~-fried|~-fry
stitch: a ~ in time saves nine|chain ~|cross ~|cross-~|garter ~|lilo & ~|lilo and ~|moss ~|purl ~|running ~|~ fix|~ marker
stoic: ancient ~|daily ~|roman ~|~ demeanor|~ expression|~ face|~ philosopher|~ philosophers|~ philosophy|~ school|~ silence
stone bridge: ancient ~|arched ~|battle of ~|medieval ~|old ~|regensburg ~|skopje ~|~ at manassas|~ high school|~ over the river
stonebridge: ~ country club|~ park|~ ranch
storm: brain ~|calm before the ~|dust ~|ice ~|perfect ~|snow ~|thunder ~|tropical ~|weather the ~|winter ~|~ drain|~ surge
stoves: alcohol ~|backpacking ~|biomass ~|camping ~|cast iron ~|coal ~|gas ~|kerosene ~|pellet ~|rocket ~|wood ~|wood-burning ~
straight talk: dolly parton ~|give it ~|some ~|~ express
streak: competitive ~|duolingo ~|hot ~|losing ~|mean ~|meteor ~|silver ~|snapchat ~|winning ~|~ free|~-free
streaks: blonde ~|fatty ~|gray ~|grey ~|leave ~|losing ~|rust ~|water ~|winning ~|without ~|~ of light
stride: hit their ~|hit your ~|hitting his ~|in full ~|long ~|took it in ~|~ length|~ piano|~ rite
strike: air ~|counter-~|general ~|hunger ~|lightning ~|lucky ~|rail ~|~ a balance|~ price|~ while the iron is hot|~ zone
strikingly: ~ beautiful|~ different|~ handsome|~ similar
stripe: breton ~|candy ~|magnetic ~|military ~|missoni ~|racing ~|red ~|ticking ~|tiger ~|yellow ~|~ rust
strong: going ~|jeremy ~|mark ~|~ acid|~ coffee|~ force|~ password|~ passwords|~ suit|~ wind|~ winds|~-willed
structured: semi-~|well-~|~ approach|~ data|~ environment|~ interview|~ interviews|~ learning|~ products|~ programming|~ query language|~ settlement
suave: leche ~|rico ~|~ and sophisticated|~ charm|~ gentleman|~ secret agent|~ spy
suburban: long island ~|urban and ~|~ area|~ areas|~ chicago|~ home|~ homes|~ house|~ life|~ mom|~ neighborhood|~ sprawl
subway: new york city ~|tokyo ~|~ line|~ map|~ ride|~ station|~ stations|~ surfers|~ system|~ tile|~ tiles|~ train
sultan: ottoman ~|prince ~|tipu ~|~ abdul hamid|~ ahmed|~ al-jaber|~ mehmed|~ mosque|~ of brunei|~ of swat|~ qaboos|~ suleiman
summit: climate ~|earth ~|eu ~|everest ~|g20 ~|g7 ~|nato ~|reach the ~|~ county|~ meeting|~ of mount everest|~ push
sun: baltimore ~|chicago ~-times|full ~|morning ~|rising ~|vancouver ~|~ exposure|~ protection|~ salutation|~ tzu|~ yat-sen|~-dried tomatoes
sunday: bloody ~|easter ~|monday through ~|palm ~|super bowl ~|~ brunch|~ dinner|~ evening|~ morning|~ night|~ roast|~ school
sunflower: hidden disabilities ~|van gogh ~|~ butter|~ field|~ fields|~ lecithin|~ movement|~ oil|~ sea star|~ seed|~ seeds
superhuman: ~ abilities|~ ai|~ effort|~ feat|~ intelligence|~ performance|~ powers|~ registration act|~ speed|~ strength
supreme: a love ~|chicken ~|pizza ~|reign ~|reigns ~|sorcerer ~|taco ~|~ being|~ commander|~ court|~ leader|~ sacrifice
sure: i'm not ~|i'm ~|making ~|pretty ~|~ enough|~ thing
surf: channel ~|couch ~|~ and turf|~ board|~ break|~ camp|~ lessons|~ rock|~ school|~ shop|~ the internet|~ the web
surface: earth's ~|flat ~|lunar ~|road ~|scratch the ~|sea ~ temperature|water ~|~ area|~ mount|~ tension|~ water|~-level
suri: jeremi ~|manil ~|mursi and ~|sher shah ~|~ alpaca|~ cruise|~ people|~ tribe
surly: ~ attitude|~ bartender|~ bonds|~ brewing|~ expression|~ furious|~ mood|~ teenager|~ waiter
sussex: brighton, ~|duchess of ~|duke of ~|east ~|kingdom of ~|university of ~|west ~|~ county|~ drive|~ police|~ royal
sutton: bob ~|chris ~|courtland ~|london borough of ~|long ~|may ~|willie ~|~ coldfield|~ foster|~ hoo|~ place|~ stracke
swan: bella ~|black ~|mute ~|trumpeter ~|ugly duckling ~|white ~|~ dive|~ lake|~ river|~ song|~ valley
swap: credit default ~|engine ~|face ~|hot-~|house ~|interest rate ~|wife ~|~ file|~ meet|~ partition|~ space
swatch: carpet ~|color ~|colour ~|crochet a ~|fabric ~|gauge ~|knit a ~|knitted ~|knitting ~|lipstick ~|paint ~|~ book
swift: chimney ~|common ~|jonathan ~|suzuki ~|taylor ~|tom ~|~ action|~ code|~ current|~ fox|~ recovery|~ response
swiftly: a ~ tilting planet|act ~|acted ~|move ~|moving ~ on|respond ~|responded ~|~ became|~ moved|~ resolved
swirl: caramel ~|chocolate ~|cinnamon ~|raspberry ~|~ around|~ marks|~ pattern|~ remover|~ the pan|~ the wine
swiss: ~ alps|~ army knife|~ bank account|~ chard|~ cheese|~ chocolate|~ family robinson|~ franc|~ meringue|~ re|~ roll|~ watch
switch: bait and ~|bait-and-~|dimmer ~|ethernet ~|kill ~|light ~|network ~|power ~|toggle ~|~ gears|~ sides|~ statement
swoop: one fell ~|side ~|~ down
sydney: university of ~|western ~|~ airport|~ bristow|~ carton|~ harbour|~ morning herald|~ opera house|~ pollack|~ sweeney|~, australia
sylvia: delibes's ~|~ browne|~ day|~ earle|~ hoeks|~ mathews burwell|~ pankhurst|~ plath|~ rivera|~ townsend warner|~'s mother
tabasco: chiapas and ~|state of ~|universidad juarez autonoma de ~|villahermosa, ~|~ chili|~ pepper|~ peppers|~ state|~, mexico
tacoma: port of ~|seattle and ~|seattle-~|university of washington ~|~ art museum|~ dome|~ narrows|~, wa|~, washington
tahoe: lake ~|macos ~|north ~|palisades ~|reno-~|south ~|~ city|~ keys|~ national forest|~ rim trail
tailwind: economic ~|flying with a ~|headwind or ~|headwinds and ~|strong ~|~ classes|~ component|~ conditions|~ css|~.config.js
tally: final ~|keep a ~|medal ~|running ~|vote ~|~ chart|~ counter|~ hall|~ mark|~ marks|~-ho
tandem: ~ axle|~ bicycle|~ bike|~ jump|~ kayak|~ mass spectrometry|~ paragliding|~ repeat|~ skydive|~ skydiving
tango: argentine ~|last ~ in paris|project ~|takes two to ~|whiskey ~ foxtrot|~ & cash|~ dancer|~ dancers|~ lessons|~ music|~ show
target: moving ~|price ~|sales ~|~ audience|~ date|~ demographic|~ heart rate|~ language|~ market|~ practice|~ weight
taylor: ann ~|chuck ~|elizabeth ~|james ~|lord & ~|zachary ~|~ expansion|~ lautner|~ polynomial|~ rule|~ series|~ swift
teal: blue-winged ~|dark ~|deep ~|green-winged ~|light ~|shade of ~|~ blue|~ color|~ dress|~ green|~ pumpkin project|~ velvet
teams: agile ~|cross-functional ~|development ~|football ~|marketing ~|nba ~|nfl ~|project ~|remote ~|sales ~|soccer ~|sports ~
teapot: chocolate ~|clay ~|i'm a little ~|i'm a ~|porcelain ~|russell's ~|storm in a ~|tempest in a ~|utah ~|yixing ~|~ dome
telegram: ems ~|long ~|sent a ~|singing ~|star-~|worcester ~|zimmermann ~|~ from the queen
tello: cristina ~|dji ~|julio c. ~|ryze ~|~ drone|~ edu|~ peon
telluride: bismuth ~|cadmium ~|lead ~|ouray and ~|~ association|~ bluegrass festival|~ film festival|~ gondola|~ mountain village|~ ski resort|~, colorado
temple: buddhist ~|hindu ~|lotus ~|shaolin ~|shirley ~|~ grandin|~ mount|~ of artemis|~ of doom|~ of heaven|~ university
tempo: fast ~|ford ~|moderate ~|playing ~|slow ~|~ change|~ markings|~ rubato|~ run|~ runs|~ traveller
tend: people ~ to|~ bar|~ the garden|~ to think|~ toward|~ towards
tender: bar ~|chicken ~|fork-~|legal ~|until ~|~ age|~ document|~ is the night|~ loving care|~ meat|~ offer|~ process
tern: arctic ~|caspian ~|common ~|fairy ~|inca ~|least ~|roseate ~|royal ~|sandwich ~|sooty ~|white ~|~ island
terrain: digital ~ model|flat ~|hilly ~|mountainous ~|off-road ~|rough ~|rugged ~|steep ~|uneven ~|varied ~|~ park
tesla: 1.5 ~|3 ~ mri|3-~|7 ~|edison and ~|nikola ~|~ coil|~ coils|~ turbine|~ unit of magnetic|~ valve
tether: at the end of their ~|end of his ~|end of my ~|end of your ~|safety ~|space ~|tool ~|top ~|~ ball|~ cord|~ line
thames: kingston upon ~|richmond upon ~|river ~|~ & hudson|~ barrier|~ estuary|~ path|~ river|~ television|~ valley|~ water
the general: buster keaton ~|~ assembly|~ consensus|~ election|~ idea|~ ledger|~ manager|~ population|~ public|~ rule|~ trend
the range: across ~|home on ~|outside ~ of|within ~|~ between|~ hood|~ of a function|~ of motion
the times: behind ~|change with ~|keep up with ~|move with ~|sign of ~|signs of ~|spirit of ~|~ of india|~ of israel|~ table|~ they are a-changin'|~-picayune
theory: attachment ~|big bang ~|conspiracy ~|critical race ~|game ~|music ~|quantum ~|string ~|the ~ of everything|~ of evolution|~ of relativity
thimble: leather ~|monopoly ~|needle and ~|peter pan's ~|sewing ~|silver ~|~ berries|~ full|~ islands|~ theatre|~-sized
things: all ~ considered|first ~ first|internet of ~|little ~|other ~|sorts of ~|stranger ~|where the wild ~ are|~ fall apart|~ to consider|~ to keep in mind
thistle: blessed ~|bull ~|canada ~|globe ~|inverness caledonian ~|milk ~|order of the ~|partick ~|scottish ~|star ~|~ seed
thor: god of thunder ~|loki and ~|norse god ~|odin and ~|~ and loki|~ heyerdahl|~ industries|~ odinson|~'s hammer
thorn: christ's ~|every rose has its ~|rose and a ~|rose ~|~ birds|~ bush|~ in his side|~ in my side|~ in the flesh|~ in the side
thorne: angela ~|bella ~|captain ~|damien ~|dyanne ~|jack ~|kip ~|ross ~|tamara ~|willie ~|~ smith|~-zytkow
thread: common ~|email ~|main ~|needle and ~|phantom ~|screw ~|sewing ~|~ count|~ pool|~ safe|~ safety|~-safe
threads: common ~|cores and ~|embroidery ~|hanging ~|java ~|loose ~|narrative ~|posix ~|saffron ~|screw ~|virtual ~|worker ~
three: two or ~|~ gorges dam|~ kings|~ mile island|~ months|~ musketeers|~ times|~ years|~-course|~-day|~-dimensional|~-way
thrifty: frugal and ~|~ and frugal|~ food plan|~ gene|~ ice cream|~ lifestyle|~ living|~ nickel|~ phenotype|~ shopper|~ ways
thrive: businesses ~|grow and ~|plants ~|survive and ~|surviving and ~|~ capital|~ causemetics|~ global|~ together|~ under pressure
thumb: green ~|hitchhiker's ~|opposable ~|rule of ~|sore ~|tom ~|~ drive|~ ring|~ sucking|~ war
thumbtack: push pin or ~|~ holes|~ in the wall|~ on a chair
thunder: clap of ~|days of ~|god of ~|okc ~|oklahoma city ~|rolling ~|steal my ~|steal your ~|tropic ~|~ and lightning|~ storm
thunderbird: ford ~|hotel ~|native american ~|triumph ~|~ lake|~ lodge|~ mythology|~ photo|~ school|~ stadium|~ wine
thursday: black ~|holy ~|maundy ~|the man who was ~|throwback ~|wednesday and ~|~ afternoon|~ evening|~ morning|~ next|~ night
tidal: ~ basin|~ energy|~ flat|~ flats|~ forces|~ pool|~ pools|~ power|~ range|~ volume|~ wave|~ waves
tide: crimson ~|high ~|king ~|low ~|neap ~|red ~|rising ~|stem the ~|turn the ~|~ chart|~ pool|~ pools
tiffany: breakfast at ~'s|louis comfort ~|~ aching|~ case|~ glass|~ haddish|~ lamp|~ lamps|~ pollard|~ trump|~ window|~ young
tiger: bengal ~|crouching ~|siberian ~|tony the ~|year of the ~|~ balm|~ lily|~ mom|~ shark|~ shrimp|~ woods
tile: bathroom ~|ceramic ~|floor ~|porcelain ~|roof ~|subway ~|~ adhesive|~ backsplash|~ floor|~ flooring|~ grout|~ roof
timber: cross-laminated ~|mass ~|pitbull ~|pressure-treated ~|~ frame|~ framing|~ harvest|~ industry|~ rattlesnake|~ wolf
time: free ~|full-~|part-~|real ~|real-~|screen ~|spend ~|~ frame|~ management|~ of day|~ series|~ zone
tinder: dry ~|kindling and ~|natural ~|~ and kindling|~ box|~ bundle|~ dry|~ fungus|~-dry
ting: jamaican ~|samuel c. c. ~|samuel ~|~ ting
tinsel: christmas ~|hair ~|silver ~|~ garland|~ on the tree|~ town|~ tree
titan: armored ~|attack on ~|attack ~|colossal ~|founding ~|industry ~|nissan ~|saturn's moon ~|tech ~|~ arum|~ sub|~ submersible
toast: avocado ~|beans on ~|champagne ~|cheese on ~|cinnamon ~|french ~|garlic ~|melba ~|propose a ~|wedding ~|~ the bread
toggle: dark mode ~|feature ~|~ between|~ bolt|~ bolts|~ button|~ clamp|~ clasp|~ coat|~ light switch|~ switch
tomato: beefsteak ~|cherry ~|heirloom ~|roma ~|sun-dried ~|~ juice|~ paste|~ plants|~ puree|~ salad|~ sauce|~ soup
toms: peeping ~|tom-~|uncle ~|~ river|~ river, new jersey
tonal: ~ balance|~ center|~ contrast|~ harmony|~ language|~ languages|~ music|~ quality|~ range|~ shift|~ shifts|~ values
tonic: gin & ~|gin and ~|hair ~|herbal ~|vodka ~|~ and dominant|~ chord|~ herbs|~ immobility|~ water|~-clonic
topo: el ~|usgs ~|~ chico|~ gigio|~ map|~ maps
torch: butane ~|carry a ~|culinary ~|human ~|olympic ~|pass the ~|plasma ~|propane ~|statue of liberty's ~|welding ~|~ song
tortoise: achilles and the ~|desert ~|galapagos ~|giant ~|russian ~|sulcata ~|~ and the hare|~ beetle|~ shell
tosca: floria ~|la boheme and ~|la ~|opera ~|puccini ~|puccini's ~|~ and cavaradossi|~ cake|~ musk
total: grand ~|~ cholesterol|~ cost|~ eclipse|~ hip replacement|~ knee replacement|~ number|~ recall|~ solar eclipse|~ war|~ wine
tower: bell ~|clock ~|cn ~|eiffel ~|leaning ~ of pisa|tokyo ~|trump ~|water ~|~ bridge|~ defense|~ of babel|~ of london
tractor: farm ~|garden ~|john deere ~|kubota ~|lawn ~|she thinks my ~'s sexy|~ beam|~ driver|~ supply|~ trailer|~-trailer
trade: fair ~|federal ~ commission|free ~|international ~|slave ~|world ~ center|~ deficit|~ secret|~ show|~ union|~ war
trail: appalachian ~|audit ~|campaign ~|hiking ~|inca ~|nature ~|oregon ~|pacific crest ~|paper ~|portland ~ blazers|~ mix|~ of tears
tram: aerial ~|lisbon ~|roosevelt island ~|~ driver|~ line|~ lines|~ network|~ ride|~ stop|~ tracks
transit: light rail ~|mass ~|nj ~|public ~|rapid ~|~ method|~ of venus|~ system|~ time|~ visa|~-oriented development
travelers: air ~|budget ~|business ~|fellow ~|female ~|frequent ~|international ~|solo ~|time ~|~ with disabilities|~' checks
traverse: grand teton ~|grand ~|~ a tree|~ city|~ city, michigan|~ rod|~ the array|~ the list|~ the terrain|~ the tree|~ theatre
treehouse: backyard ~|build a ~|kids' ~|magic ~|the 13-story ~|~ cabin|~ foods|~ for kids|~ hotel|~ masters|~ of horror|~ stay
trek: annapurna circuit ~|annapurna ~|everest base camp ~|gorilla ~|himalayan ~|inca trail ~|jungle ~|multi-day ~|salkantay ~|star ~|w ~
trellis: clematis ~|climbing ~|cucumber ~|garden ~|grape ~|vine ~|wall ~|wooden ~|~ fence|~ netting|~ pattern|~ system
tribute: fitting ~|memorial ~|paid ~|pay ~|paying ~|tenacious d ~|volunteer as ~|~ album|~ band|~ concert
trident: hawker siddeley ~|king triton's ~|neptune's ~|poseidon's ~|~ missile|~ missiles|~ nuclear|~ of neptune|~ of poseidon|~ studios|~ submarine|~ technical college
trip: boat ~|business ~|camping ~|day ~|field ~|guilt ~|power ~|road ~|round ~|school ~|weekend ~|~ hop
triumph: arch of ~|roman ~|~ and tragedy|~ of death|~ of good over evil|~ of hope over experience|~ of the human spirit|~ over adversity|~ over evil|~ the insult comic dog
trojan: banking ~|remote access ~|~ asteroids|~ horse|~ malware|~ prince|~ records|~ virus|~ war|~ women
tromso: arctic cathedral in ~|northern lights in ~|trip to ~|university of ~|visit ~|~ airport|~ bridge|~ il|~ museum|~, norway
trouble: asking for ~|big ~ in little china|double ~|double, double toil and ~|having ~|~ breathing|~ concentrating|~ in paradise|~ shooting|~ sleeping
troy: fall of ~|helen of ~|siege of ~|~ aikman|~ and abed|~ bolton|~ ounce|~ ounces|~ polamalu|~ university|~, michigan|~, new york
true religion: vindication of ~|~ and virtuous life
truly: really ~|well and ~|yours ~|~ believe|~ love|~ madly deeply|~ remarkable|~ special|~ understand|~ unique|~, madly, deeply
trust: brain ~|build ~|in god we ~|living ~|national ~|nhs ~|zero ~|~ fall|~ fund|~ issues|~ me|~ wallet
tucker: bib and ~|bush ~|chris ~|justin ~|maureen ~|preston ~|sophie ~|tanya ~|~ & dale vs. evil|~ and dale vs. evil|~ carlson
tudor: henry ~|house of ~|margaret ~|mary ~|mock ~|~ architecture|~ dynasty|~ england|~ house|~ revival|~ rose|~ style
tuesday: fat ~|giving ~|patch ~|ruby ~|shrove ~|super ~|taco ~|~ afternoon|~ evening|~ morning|~ night|~ weld
tug: cranky the ~|gentle ~|space ~|~ at heartstrings|~ at the heartstrings|~ at your heartstrings|~ boat|~ mcgraw|~ of war|~ toy|~-of-war
tumble: rough and ~|rough-and-~|stocks ~|~ down|~ drier|~ dry|~ dryer|~ track|~ weed
tundra: alaskan ~|alpine ~|arctic ~|frozen ~|siberian ~|taiga and ~|~ biome|~ climate|~ ecosystem|~ swan|~ vegetation
tunnel: carpal ~|channel ~|holland ~|light at the end of the ~|lincoln ~|ssh ~|train ~|wind ~|~ boring machine|~ vision
turner: frederick jackson ~|j.m.w. ~|kathleen ~|lana ~|nat ~|page ~|sophie ~|ted ~|tina ~|~ classic movies|~ prize|~ syndrome
turnip: blood from a ~|indian ~|mashed ~|the enormous ~|townshend's ~|~ and carrot|~ cake|~ greens|~ prices|~ townshend|~ truck
turtle beach: iztuzu ~|sea ~|~ in north cyprus|~ in oahu|~ siesta key|~, siesta key|~, tobago
twist: lemon ~|oliver ~|plot ~|russian ~|surprise ~|~ & shout|~ and shout|~ braids|~ ending|~ of fate|~ of lemon|~ tie
twitch: eye ~|eyelid ~|fast ~|fast-~|muscle ~|nervous ~|slow ~|slow-~|~ response
tyson: cicely ~|laura ~|mike ~|neil degrasse ~|~ apostol|~ beckford|~ chandler|~ fury|~ gay|~ vs. holyfield|~-douglas
ulysses: homer's ~|joyce's ~|tennyson's ~|~ and the sirens|~ butterfly|~ by james joyce|~ everett mcgill|~ grant|~ pact|~ probe|~ s. grant
umbrella: beach ~|patio ~|rihanna's ~|~ academy|~ corporation|~ insurance|~ movement|~ organization|~ policy|~ stand|~ term
uncle ben: aunt may and ~|peter parker's ~|spider-man's ~|~ and aunt may|~ parker|~'s death
united: citizens ~|leeds ~|manchester ~|newcastle ~|west ham ~|~ arab emirates|~ kingdom|~ methodist|~ nations|~ parcel service|~ states|~ way
unity: african ~|assassin's creed ~|european ~|german ~|national ~|~ candle|~ church|~ government|~ in diversity|~ of command|~ of opposites
universal: ~ basic income|~ credit|~ declaration of human rights|~ design|~ health care|~ healthcare|~ joint|~ music|~ remote|~ serial bus|~ studios|~ suffrage
unreal: feels ~|felt ~|present ~|seemed ~|surreal and ~|~ city|~ conditional|~ tournament
up: back ~|clean ~|come ~ with|follow ~|give ~|grow ~|pick ~|set ~|sign ~|wake ~|~ to date
upgrade: apt ~|brew ~|firmware ~|kernel ~|room ~|seat ~|software ~|system ~|windows ~|~ pip|~ to business class
uplift: inspire and ~|moral ~|racial ~|social ~|tectonic ~|~ and inspire|~ communities|~ each other|~ modeling|~ others|~ your mood|~ your spirits
upward: onward and ~|~ bound|~ facing dog|~ mobility|~ motion|~ movement|~ pressure|~ social mobility|~ spiral|~ trajectory|~ trend|~-facing dog
ural: fc ~|~ airlines|~ batyr|~ federal university|~ motorcycle|~ mountain|~ mountains|~ owl|~ region|~ river|~ state university|~-altaic
uranus: cronus and ~|gaia and ~|moons of ~|neptune and ~|planet ~|rings of ~|sailor ~|saturn, ~|~ and neptune|~ in gemini|~ in taurus|~ retrograde
vagrant: homeless ~|rare ~|~ birds|~ queen|~ records|~ species|~ story
valencia: antonio ~|enner ~|madrid and ~|university of ~|~ basket|~ cf|~ college|~ orange|~ oranges|~, spain
valentino: rodolfo ~|rudolph ~|~ lazaro|~ rossi
valley: death ~|hudson ~|monument ~|napa ~|rift ~|san fernando ~|silicon ~|stardew ~|uncanny ~|~ girl|~ of the kings
vanguard: cardfight!! ~|destiny ~|village ~|~ of the revolution|~ party|~ press|~ submarine|~-class
vanish: gradients ~|~ at infinity|~ completely|~ into the night|~ into thin air|~ mode|~ without a trace
vanity fair: becky sharp in ~|bunyan's ~|thackeray's ~|~ by thackeray|~ in the pilgrim's progress
vans: buses and ~|camper ~|camping ~|cargo ~|cars and ~|delivery ~|mercedes ~|moving ~|passenger ~|police ~|transit ~|trucks and ~
varnish: coat of ~|floor ~|fluoride ~|marine ~|nail ~|picture ~|polyurethane ~|violin ~|wood ~|~ remover|~ tree
varsity: junior ~|~ athlete|~ basketball|~ blues|~ football|~ jacket|~ letter|~ soccer|~ sports|~ stadium|~ team
vassar: matthew ~|wellesley and ~|~ alumna|~ clements|~ college|~ graduate
vault: bank ~|barrel ~|burial ~|fallout ~|obsidian ~|pole ~|seed ~|~ 13|~ boy|~ door|~ hunter
vauxhall: lambeth and ~|london ~|nine elms and ~|~ bridge|~ conference|~ cross|~ gardens|~ pleasure gardens|~ station|~ tube station
vega: alan ~|amd ~|chevrolet ~|chevy ~|garcilaso de la ~|lope de ~|star ~|suzanne ~|vincent ~|~ rocket|~ star|~-lite
velvet: blue ~|national ~|red ~|~ curtains|~ dress|~ revolution|~ revolver|~ sofa|~ underground
venus: birth of ~|goddess ~|men are from mars, women are from ~|mercury and ~|planet ~|~ and adonis|~ and serena|~ de milo|~ fly trap|~ flytrap|~ retrograde|~ williams
verb: action ~|auxiliary ~|helping ~|irregular ~|main ~|modal ~|phrasal ~|regular ~|subject-~ agreement|transitive ~|~ tense|~ tenses
verdict: directed ~|final ~|guilty ~|jury ~|o.j. simpson ~|reach a ~|reached a ~|the ~ with paul newman|unanimous ~|~ of not guilty
vermont: bernie sanders of ~|brattleboro, ~|burlington, ~|green mountains of ~|moonlight in ~|new hampshire and ~|stowe, ~|university of ~|~ and new hampshire|~ cheddar|~ law school|~ maple syrup
verona: arena di ~|fair ~|hellas ~|romeo and juliet in ~|two gentlemen of ~|university of ~|~ arena|~ villafranca|~, italy|~, new jersey|~, wisconsin
versace: assassination of gianni ~|murder of gianni ~
verve: energy and ~|vim and ~|~ and energy|~ pipe|~ records|~ therapeutics|~'s bitter sweet symphony
vespucci: amerigo ~|simonetta ~|~ beach
vessel: blood ~|cargo ~|container ~|fishing ~|hudson yards ~|naval ~|pressure ~|reaction ~|sailing ~|~ sink
via: ~ appia|~ bluetooth|~ dolorosa|~ email|~ ferrata|~ negativa|~ rail|~ satellite|~ ssh|~ text|~ veneto|~ zoom
vice: inherent ~|miami ~|~ chair|~ chairman|~ chancellor|~ city|~ president|~ principal|~ squad|~ versa|~-president
viceroy: monarch and ~|spanish ~|~ butterfly|~ curzon|~ of india|~ of new spain|~ of peru|~ toledo|~'s house
vichy: spa town of ~|~ carrots|~ catalan|~ france|~ french|~ government|~ regime|~ republic|~ shower|~, france
victor: rca ~|to the ~ go the spoils|~ emmanuel|~ frankenstein|~ garber|~ horta|~ hugo|~ hugo's les miserables|~ oladipo|~ osimhen|~ vasarely|~ wembanyama
victoria: lake ~|queen ~|~ and albert museum|~ beckham|~ falls|~ harbour|~ peak|~ sponge|~ station|~ university|~, australia|~, british columbia
vienna: before sunrise ~|congress of ~|siege of ~|university of ~|~ circle|~ convention|~ international airport|~ philharmonic|~ state opera|~ teng|~, austria|~, virginia
viking: ~ age|~ era|~ explorer|~ helmet|~ longship|~ press|~ raids|~ settlement|~ ship|~ ships|~ warrior
vince: ~ cable|~ carter|~ clarke|~ gill|~ gilligan|~ guaraldi|~ lombardi|~ mcmahon|~ neil|~ staples|~ vaughn|~ young
vine: barbara ~|grape ~|hollywood and ~|jeremy ~|passion ~|tomatoes on the ~|trumpet ~|wither on the ~|~ leaves|~ plant|~-ripened tomatoes
vintage: ~ car|~ cars|~ champagne|~ clothing|~ dress|~ furniture|~ look|~ shops|~ style|~ watches|~ wine|~-inspired
virgil: dante and ~|homer and ~|poet ~|~ abloh|~ earp|~ thomson|~ tibbs|~ tracy|~ van dijk|~'s aeneid|~'s eclogues
virgin: blessed ~|extra ~|extra-~|jane the ~|like a ~|the 40-year-old ~|~ coconut oil|~ forest|~ islands|~ mary|~ of guadalupe|~ olive oil
visa: entry ~|h-1b ~|schengen ~|student ~|tourist ~|transit ~|work ~|~ application|~ on arrival|~ requirements|~ run|~-free
visible: barely ~|clearly ~|~ from space|~ light|~ mending|~ minorities|~ minority|~ results|~ spectrum|~ to the naked eye|~ universe
vision: blurred ~|blurry ~|color ~|computer ~|double ~|field of ~|mission and ~|night ~|peripheral ~|tunnel ~|~ board|~ statement
vivo: allegro ~|en ~|ex ~|in vitro and in ~|lin-manuel miranda ~|~ and in vitro
vogue: back in ~|came into ~|en ~|madonna ~|madonna's ~|~ ballroom|~ dance|~ dancing
vortex: oregon ~|polar ~|ring ~|sedona ~|~ flow|~ generator|~ mixer|~ ring|~ shedding|~ street|~ tube
vouch: personally ~
voyage: atlantic ~|bon ~|columbus's first ~|maiden ~|~ of discovery|~ of the beagle|~ of the dawn treader|~ to the bottom of the sea
vulcan: avro ~|god ~|planet ~|spock's ~|~ centaur|~ materials|~ mind meld|~ nerve pinch|~ salute|~ statue|~, alberta
waffle: belgian ~|chicken and ~|eggo ~|~ batter|~ cone|~ cones|~ fries|~ house|~ iron|~ maker|~ mix
wag: chin ~|tail ~|~ a finger|~ his tail|~ its tail|~ school|~ the dog|~ their tails|~ your finger
wagon: chuck ~|conestoga ~|covered ~|fall off the ~|little red ~|paint your ~|station ~|~ train|~ wheel|~ wheels
walden: brian ~|greg ~|saffron ~|thoreau's ~|~ inversion|~ media|~ or life in the woods|~ pond|~ two|~ university|~; or, life in the woods
waldorf: blair ~|statler and ~|steiner ~|~ education|~ method|~ salad|~ school|~ schools|~ teachers|~, maryland|~-steiner
walker: alice ~|baby ~|dog ~|herschel ~|johnnie ~|kara ~|madam c.j. ~|paul ~|scott ~|t-bone ~|texas ranger ~|~, texas ranger
walnut: banana ~|black ~|english ~|~ bread|~ brownies|~ cake|~ creek|~ oil|~ shells|~ tree|~ wood
walrus: atlantic ~|beatles' ~|i am the ~|pacific ~|polar bear and ~|~ and the carpenter|~ ivory|~ moustache|~ mustache|~ operator|~ tusk
wander: mind starts to ~|mind ~|not all those who ~ are lost|not all who ~ are lost|~ aimlessly|~ around|~ franco|~ the streets|~ through
wardrobe: built-in ~|capsule ~|fitted ~|summer ~|the witch and the ~|winter ~|~ department|~ malfunction|~ staple|~ staples|~ supervisor
warehouse: amazon ~|bonded ~|carphone ~|data ~|donmar ~|~ 13|~ club|~ management|~ manager|~ worker|~ workers
warm front: cold and ~|cold front and ~|~ brings|~ forms|~ moves|~ occurs
warp: time ~|~ and weft|~ drive|~ factor|~ knitting|~ records|~ speed|~ threads|~ yarn
watson: bubba ~|deshaun ~|doc ~|dr. ~|durbin-~|emma ~|holmes and ~|james ~|john ~|mary jane ~|tom ~|~ and crick
wave: heat ~|mexican ~|new ~|radio ~|second ~|shock ~|sine ~|sound ~|square ~|tidal ~|~ equation|~ function
weasel: i am ~|japanese ~|least ~|long-tailed ~|pop goes the ~|short-tailed ~|stoat or ~|wild ~|~ family|~ word|~ words
weber: carl maria von ~|max ~|steven ~|sturge-~|vin ~|~ number|~ state|~ test|~'s law|~-fechner
wednesday: ash ~|black ~|every ~|next ~|sheffield ~|tuesday and ~|~ addams|~ afternoon|~ evening|~ morning|~ night|~'s child
weekday: busy ~|~ breakfast|~ dinner|~ dinners|~ evening|~ evenings|~ lunch|~ meals|~ morning|~ mornings|~ nights|~ rush hour
wellington: auckland and ~|beef ~|duke of ~|napoleon and ~|victoria university of ~|~ airport|~ city|~ college|~ harbour|~, new zealand
wellness: employee ~|health and ~|mental ~|~ center|~ check|~ coach|~ industry|~ program|~ programs|~ retreat|~ routine|~ tips
wells fargo: tales of ~|~ wagon
wendy: bob the builder and ~|peter and ~|peter pan & ~|peter pan and ~|~ byrde|~ darling|~ davis|~ house|~ rhoades|~ torrance|~ williams|~ wu
wharton: edith ~|harvard and ~|knowledge at ~|~ esherick|~ mba|~ professor|~ school|~'s duct|~'s jelly|~, texas
wheels: alloy ~|caster ~|four ~|grinding ~|hot ~|meals on ~|training ~|~ and tires|~ on the bus|~ turning
whimsical: ~ and fun|~ characters|~ charm|~ decor|~ design|~ illustrations|~ story|~ style|~ tale|~ tone|~ touch|~ wedding
whirlpool: charybdis ~|corryvreckan ~|indoor pool and ~|niagara ~|spa and ~|~ bath|~ bathtub|~ galaxy|~ of emotions|~ rapids|~ tub
whisk: balloon ~|bamboo ~|egg ~|matcha ~|wire ~|~ attachment|~ away|~ the eggs|~ together|~ until|~ well
whisker: box and ~|box-and-~|cat ~|cat's ~|tin ~|within a ~|~ fatigue|~ haven|~ plot
whisper: careless ~|horse ~|openai ~|stage ~|~ campaign|~ in your ear|~ network|~ quiet|~ softly|~ sweet nothings|~-quiet
whistle: blow the ~|dog-~ politics|final ~|old grey ~ test|penny ~|referee's ~|slide ~|tin ~|wolf ~|~ blower|~ down the wind
whistles: bells and ~|bird ~|dog ~|factory ~|steam ~|the kettle ~|the referee ~|tin ~|train ~|wind ~|wolf ~
white castle: harold & kumar go to ~|harold and kumar go to ~|pamuk's the ~|the ~ by orhan pamuk|~, louisiana
white noise: delillo's ~|gaussian ~|noah baumbach's ~|pink noise and ~|~ process
whitfield: ed ~|fredricka ~|george ~|june ~|lynn ~|mal ~|mark ~|norman ~|sheree ~|steve ~|~ county|~ diffie
whole foods: eat ~|focus on ~|minimally processed ~|nutrient-dense ~|nutrient-rich ~|unprocessed ~|~ diet|~ plant-based|~, plant-based
whoop: big ~|open a can of ~ ass|tiny ~|~ of joy|~ whoop|~! there it is|~-ass|~-de-doo
wick: candle ~|dip your ~|gets on my ~|hackney ~|hampton ~|john ~|lamp ~|~ away moisture|~ away sweat|~, caithness
wild honey: beach boys' ~|locusts and ~|~ bee|~ bees|~ collectors|~ hunters|~ hunting|~ pie
wild one: brando in the ~|real wild child (~)|real ~|the ~ with marlon brando
wild turkey: eastern ~|merriam's ~|rio grande ~|~ federation|~ hunters|~ hunting|~ population|~ populations|~ restoration
willow: pussy ~|weeping ~|white ~|~ bark|~ creek|~ ptarmigan|~ rosenberg|~ smith|~ springs|~ tree|~ trees|~ warbler
wilson: august ~|brian ~|charlie ~'s war|e. o. ~|harold ~|jackie ~|luke ~|owen ~|rainn ~|rebel ~|russell ~|woodrow ~
wimbledon: afc ~|strawberries and cream at ~|the wombles of ~|won ~|~ champion|~ championships|~ common|~ final|~ park|~ station|~ tickets|~ title
winchester: charles emerson ~|dean ~|sam ~|simon ~|university of ~|~ cathedral|~ college|~ house|~ mystery house|~, england|~, virginia
windermere: ambleside and ~|bowness-on-~|lady ~'s fan|lake ~|~ and ambleside|~ children|~ lake cruises|~ real estate|~, british columbia|~, cumbria|~, florida
windmill: breakdance ~|dutch ~|old ~|traditional ~|~ dunk|~ hill|~ in the netherlands|~ kites|~ lane|~ palm|~ pitch|~ theatre
window: bay ~|car ~|context ~|pop-up ~|rear ~|shop ~|stained glass ~|~ cleaning|~ seat|~ shopping|~ sill
windows: bay ~|bedroom ~|car ~|doors and ~|double-glazed ~|floor-to-ceiling ~|kitchen ~|large ~|sash ~|stained glass ~|storm ~|~ and doors
windsor: duchess of ~|duke of ~|half ~|house of ~|merry wives of ~|university of ~|~ castle|~ chair|~ great park|~ knot|~, ontario
windsurf: kitesurf and ~|learn to ~|surf and ~|~ and kitesurf|~ board|~ boards|~ lessons|~ sail|~ school
wing: airplane ~|buffalo ~|chicken ~|left ~|left-~|red ~|right ~|right-~|west ~|x-~|~ chun|~ mirror
wink: nod and a ~|nudge nudge ~ wink|nudge nudge, ~ wink|nudge, nudge, ~, wink|sleep a ~|~ and a nod|~ martindale|~ wink, nudge nudge
winston: charlie ~|george ~|jameis ~|robert ~|stan ~|~ bishop|~ churchill|~ duke|~ peters|~ smith|~-salem
wire: barbed ~|chicken ~|copper ~|high ~|live ~|man on ~|steel ~|~ fraud|~ mesh|~ rack|~ transfer
wired: hard ~|hard-~|~ and wireless|~ connection|~ earbuds|~ ethernet|~ for sound|~ headphones|~ internet|~ keyboard|~ mouse|~ network
wise: penny ~|three ~ men|word to the ~|~ choice|~ decision|~ guy|~ man|~ old|~ owl|~ words
wish: death ~|~ fulfillment|~ list|~ me luck|~ you all the best|~ you were here
witness: bear ~|character ~|expert ~|eye ~|jehovah's ~|key ~|~ for the prosecution|~ protection|~ stand|~ statement|~ tampering|~ testimony
wolf: big bad ~|boy who cried ~|christian ~|cry ~|gray ~|lone ~|teen ~|~ blitzer|~ hall|~ of wall street|~ pack
wolverine: cyclops and ~|deadpool & ~|deadpool and ~|hugh jackman as ~|hugh jackman's ~|marvel's ~|the ~ (film)|x-men's ~|~ and the x-men|~ frog|~ state
wombats: common ~|hairy-nosed ~|indie band the ~|kangaroos and ~|kangaroos, ~|koalas and ~|the ~ (band)|~ and koalas|~ poop
word: last ~|spoken ~|~ choice|~ for word|~ of god|~ of mouth|~ order|~ problem|~ search|~ to the wise
workday: 8-hour ~|average ~|busy ~|during the ~|eight-hour ~|end of the ~|end of your ~|long ~|start your ~|typical ~|~ lunch|~ morning
wrangler: animal ~|bull ~|cattle ~|cow ~|data ~|dude ranch ~|horse ~|mutton ~|second ~|senior ~|snake ~
wren: cactus ~|carolina ~|christopher ~|eurasian ~|fairy ~|house ~|jenny ~|sabine ~|superb fairy-~|winter ~|~ library
wrench: adjustable ~|allen ~|basin ~|combination ~|crescent ~|impact ~|lug ~|monkey ~|pipe ~|socket ~|throw a ~|torque ~
writer: content ~|fiction ~|freelance ~|ghost ~|grant ~|resume ~|science ~|technical ~|travel ~|~'s block|~-director
xavier: charles ~|francis ~|professor ~|~ becerra|~ bettel|~ dolan|~ hernandez|~ mcdaniel|~ simons|~ university
yale: elihu ~|harvard and ~|~ art gallery|~ college|~ divinity school|~ law school|~ new haven|~ professor|~ school of drama|~ school of medicine|~ university
yardley: birmingham ~|george ~|herbert o. ~|herbert ~|jim ~|jonathan ~|norman ~|south ~|~ gobion|~, pennsylvania
yarn: acrylic ~|ball of ~|chunky ~|cotton ~|merino ~|skein of ~|spin a ~|wool ~|worsted weight ~|~ ball|~ weight
yellow tail: blue tang with ~|~ acei|~ black cockatoo|~ damselfish|~ fish|~ kingfish|~ sashimi|~ scorpion|~ snapper|~ tang
yeti: abominable snowman or ~|bigfoot and ~|bigfoot, ~|blue ~ microphone|expedition everest ~|himalayan ~|matterhorn ~|skoda ~|~ airlines|~ and bigfoot|~ crab
yoga: hatha ~|hot ~|~ class|~ classes|~ instructor|~ mat|~ pants|~ pose|~ poses|~ retreat|~ studio|~ teacher
yogi: autobiography of a ~|hindu ~|indian ~|maharishi mahesh ~|the ~ book|~ adityanath|~ and boo-boo|~ bear|~ bear's jellystone|~ berra|~ bhajan|~ squat
yonder: down ~|hither and ~|wander over ~|when the roll is called up ~|wild blue ~|~ mountain string band|~ window
york: duke of ~|house of ~|michael ~|new ~|university of ~|~ minster|~ university
yukon: gmc ~|whitehorse, ~|~ cornelius|~ denali|~ gold|~ river|~ territory|~-kuskokwim
zara: princess anne and ~|~ aleena|~ dar|~ larsson|~ mcdermott|~ noor abbas|~ phillips|~ rutherford|~ sultana|~ tindall|~ yaqob
zebra: grevy's ~|plains ~|~ crossing|~ danio|~ finch|~ fish|~ mussels|~ pattern|~ print|~ shark|~ stripes|~ technologies
zen: amd ~|~ buddhism|~ buddhist|~ garden|~ koan|~ master|~ meditation|~ monastery|~ monk|~ of python|~ philosophy
zenith: reached its ~|reached their ~|~ and nadir|~ angle|~ bank|~ national|~ of his career
zero: absolute ~|coke ~|from ~ to hero|ground ~|net ~|net-~|patient ~|~ tolerance|~ waste|~-day|~-sum
zest: citrus ~|lemon ~|lime ~|orange ~|~ and juice|~ for life|~ of 1 lemon|~ of a lemon|~ of one lemon|~ the lemon
zip: ~ bag|~ code|~ codes|~ file|~ hoodie|~ line|~ lining|~ tie|~ ties|~-lock bag
zoe: rachel ~|renault ~|~ ball|~ barnes|~ bell|~ coombs marr|~ deschanel|~ hart|~ heller|~ kazan|~ kravitz|~ lofgren|~ lund|~ robins|~ saldana|~ sugg|~ wanamaker|~ washburne
zoom: air ~|camera ~|digital ~|nike ~|optical ~|telephoto ~|~ lens|~ lenses|~ level|~ pegasus
zurich: eth ~|fc ~|geneva and ~|lake ~|old town ~|university of ~|~ airport|~ film festival|~ opera house|~ university|~, switzerland
`;
