/** Words that may begin an English sentence without being a name. */
const WORDS = `
a about above according across actual additional after again against ahead all almost along already also although always among an and another any anyone anything apart
are around as ask at available average avoid away back based be because become before begin behind being below beside besides best better between beyond big both bring brings build builders built
business businesses but buy buyers by call can cannot care case cases cause certain change charge check choice choose claim clear clearly come comes common companies company compare compared
complete consider consumers content context cost costs could current currently customer customers daily data date day days deal decide delivered deliveries delivery design designed despite detail details
developers did different direct do does done drive drivers driving due during each early easy either else employees energy engineers enough especially even ever every everyone everything evidence example
except expect experience extra fact facts families family fast features few figures final finally find first fit five follow following for four free from full further general get gets getting give given gives go
good great group groups guests had half hard has have having he help helps her here high higher his home homes hours how however i if important in include included includes including independent indeed individual
information inside instead into is it its itself just keep keeps key know large larger last late later latest lead learn learners least less let like likely limited list little local long longer look looking low lower made
main make makes making managers many market may maybe meanwhile members might mobile model models modern money month monthly months more moreover most much must my name near nearly need needs neither never new next no nobody
none nor not note nothing now number numbers of off offer offered offers office often on once one ones online only open opened opens operating operators or order orders other others otherwise our out outside over overall
own owner owners parents part parts patients pay people per perhaps permanent person phone place plan planning plans please point points possible practical present price priced prices pricing private problem process product products
professionals projects provide provided provides public purchase put quality question questions quick quickly quite range rather read readers ready real really reason reasons recent recently records regular repair repairs report
reported request result results retailers return returns review reviews right run running runs safe safety sales same save second see seen sell sells send separate service services set several shall she shipping shops short should show shows
simple simply since single size small so software sold some someone something sometimes soon source sources spare staff standard start started starting starts stay still stock stop stores students such support supported supports sure
take takes teachers team teams tell ten term terms test tested testing tests than thanks that the their them then there therefore these they thing things third this those though three through thus time times to today together too
tools top total toward travellers travelers true try turn two type types under unless unlike until up upon us use used useful user users uses using usually value various version very via visit visitors want warranty was water way ways we
week weekly weeks well went were what whatever when whenever where whether which while who whole whom whose why will with within without women men work workers working works would year yearly years yes yet you young your battery batteries vehicles vehicle cars car
`;

const ORDINARY = new Set(WORDS.trim().split(/\s+/));

/** Endings that names hardly have. */
const ENDING =
  /^[a-z]{3,}(?:ings?|ingly|edly|ally|ably|tions?|sions?|ments?|ness|ability|ibility|fully|lessly|ously|ively|wards?|wise)$/;

export function isOrdinary(word: string): boolean {
  const lower = word.toLowerCase().replace(/['’]s?$/, '');
  return ORDINARY.has(lower) || (lower.length >= 7 && ENDING.test(lower));
}
