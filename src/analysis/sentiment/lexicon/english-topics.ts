/**
 * What an English answer speaks of. None of these words praises or blames, yet stories of good and of bad experience are told
 * with different ones: lawyers and hotlines here, grandchildren and winters there. The weights are fitted, not chosen.
 */
export const ENGLISH_TOPICS: Readonly<Record<string, string>> = {
  family:
    'mother mum mom father dad parents grandmother gran nan grandfather grandad uncle aunt sister brother cousin daughter son kids kid children child toddler baby wife husband partner family neighbour neighbours neighbor neighbors friend friends colleague colleagues teenager twins',
  lasting:
    'still since years decade decades winters summers seasons ever always lifetime century generation generations longest lasted lasts outlived daily',
  again:
    'again another second twice third back return returned returning repeat repeated regular regulars booked rebooked reorder',
  waiting:
    'weeks months later waited waiting wait late overdue eventually finally until queue queues hold held delayed postponed pending march april june september october february november august december january july',
  talking:
    'told said says asked asks replied answered answer answers promised claimed explained wrote writes called calls rang phoned',
  contact:
    'phone hotline helpline email emails chat chatbot bot form letter letters ticket tickets number line desk inbox message messages call',
  paying:
    'paid pay pays charged charge charges billed bill bills invoice fee fees deposit refund refunds surcharge penalty penalties subscription renewal extra',
  cheapness: 'cheaper cheap cheapest half third price priced bargain save saves saved saving less costs',
  law: 'court judge lawsuit sued lawyer lawyers solicitor attorney prosecutor prosecutors settlement settled verdict guilty jury charges indicted hearing trial ruling appeal tribunal regulator regulators ombudsman watchdog authority commission inspectors inspector agency ministry police investigation investigators audit auditors auditor',
  harm: 'died deaths death killed injured injuries hospital hospitalised burned burns fire fires choking poisoned ill sick illness infection victims victim harmed blood broken wound rash lead mercury cadmium asbestos salmonella listeria coli bacteria toxic',
  recall:
    'recall recalled batch batches lot serial withdrawn replacement defect defective faulty fault recalls tested samples sample',
  repair:
    'repair repaired repairs repairing fixed fix mended mend replaced replace spare parts part service serviced warranty guarantee technician mechanic workshop engineer',
  handwork:
    'hand hands oak wood leather wool steel copper brass stitched sewn welded forged cast bolts stone ceramic linen silk cotton',
  kitchen:
    'oven pan pans bread dough kitchen cook cooking chef chefs bake baking soup coffee tea cheese chocolate flour butter sauce taste tastes flavour flavor plate breakfast dinner lunch',
  weather: 'rain snow wind winter storm sun cold frost ice wet mud hail november heat',
  journey:
    'flight flights airport train bus trip journey luggage bag hotel room rooms hostel ferry ticket boarding gate cabin seat seats driver road motorway',
  machine:
    'motor engine battery charge charger cable screen button buttons hinge switch pump filter blade wheel wheels chain belt brake brakes valve sensor lid handle seal',
  software:
    'app apps update updates login password sync file files data cloud server servers browser plugin version install installed interface menu export import api code',
  figures:
    'percent per rpm mm cm kg km kwh watt watts litre litres gb mb tb hz volts bar ppm nm dpi lumen lumens inch inches litres grams mah ghz',
  standards:
    'iso din en ip certified certification certificate standard standards rated rating complies approved accredited licence licensed license class grade',
  availability:
    'available included includes include optional sold sells offers offered supports supported comes comprises consists ranges options option choice choose compatible requires required needs need',
  company:
    'founded headquartered subsidiary owned employees plants factories offices stores branches countries revenue turnover listed group acquired merger shareholders cooperative',
  market:
    'market share sales shares stock analysts investors capital quarter profit profits loss losses growth exports industry',
  order: 'first second third fourth fifth next then followed last order ranked ranking list top',
  measuring:
    'test tested tests testers tester measured measure compared comparison results result score scores points average survey survey panel blind lab laboratory',
  numbersOfPeople:
    'million thousand hundred hundreds thousands dozens customers users owners members passengers patients households families',
  deciding:
    'depends whether either both matter matters decide choice prefer priority priorities suits suit fits budget needs between else otherwise',
  advising:
    'buy get take go try book choose pick ask look check read avoid skip keep wait ring switch start consider recommend recommended',
  refusing:
    "wouldn't don't can't won't never nobody nothing none neither without no not isn't wasn't didn't doesn't couldn't shouldn't",
  wholeheartedness:
    'every all everything everyone everybody whole entire completely always nothing only ever perfectly exactly',
  conceding: 'but however though although yet still while despite admittedly granted true yes sure fair',
  contrast: 'instead rather whereas unlike than against versus compared otherwise',
  expectation:
    'expected supposed meant should promise promised promises claim claims claimed advertised brochure website marketing says called label labels photo photos',
  discovery:
    'found find discovered turned noticed learned learnt realised realized showed shows revealed proved evidence report reported reports',
  concealment:
    'hidden hid secret silent silence behind small print clause contract terms cancel cancelled cancellation notice auto renewed renews',
  dirt: 'hair stain stains dirt dirty mould mold damp dust smell smelled smelt rust grime cockroach mouse rat rats bugs plaster leak leaked water drain green',
  emptiness: 'missing empty gone left none nowhere absent closed shut vanished lost without',
  smallness: 'little small tiny few thin narrow short light only merely just barely hardly',
  comfort:
    'sleep slept bed mattress pillow soft warm quiet shoes feet foot knees back shoulder shoulders skin hands comfort comfortable',
  liking:
    'smile laugh laughed sing sang dance dancing christmas birthday wedding holiday summer garden sunday picnic gift present song',
  asking: 'who what why how when where which',
  likening: 'like as though',
  first: "i we my our me us i'd i've we've we'd i'm we're i'll ours mine",
  you: "you your yours you'd you'll you've you're yourself",
  they: 'they them their he she him her his hers theirs it its',
  past: 'was were had did went came got took gave made left kept stood sat ran lay',
  present: 'is are has have does do goes comes gets takes gives makes leaves keeps stands runs',
  future: "will would could may might can shall 'll",
  small: 'a an the of in on at by for with from to',
};
