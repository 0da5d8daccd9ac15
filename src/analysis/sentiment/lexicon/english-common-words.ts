/** Fitted by `node test/corpus/train-tone-english.ts`, never by hand. */
export const ENGLISH_COMMON_WORDS = `
a:6,11 about:-7,-4 above:-1,0 according:-2,0 account:-3,-2 accounts:-1,2 across:2,4 added:-2,-2 address:1,1
after:2,8 afternoon:1,-3 again:4,2 against:-2,2 age:-3,-2 ahead:0,0 air:1,-1 airline:0,0 airport:-1,1 all:1,-4
alone:1,0 also:2,2 always:2,-1 american:-3,-2 among:0,0 an:-2,-7 and:-10,-20 another:-2,5 answer:3,3
answered:2,0 any:-6,1 anyone:-1,0 anything:9,0 apart:2,1 app:-5,2 are:-18,-14 aren't:1,-2 around:-1,-1
arrived:1,3 as:2,-9 ask:2,2 asked:1,1 asks:2,2 at:0,1 available:-3,0 average:0,2 away:2,1 b:-4,-2 back:6,3
bad:-1,-2 bag:-2,-3 bags:1,-1 balance:-3,-2 bank:-1,0 bar:0,-2 batteries:-1,0 battery:2,1 be:-8,-10
because:2,-2 been:3,8 beer:-1,-1 before:1,3 beginners:0,-1 behind:-2,0 being:-3,-2 below:-1,-3 best:9,5
better:0,0 between:-5,-3 beyond:3,0 big:-1,2 bill:2,3 billion:-1,3 bit:0,-1 blamed:1,1 board:0,0 boards:-1,-1
book:1,1 booked:-1,0 boot:1,1 bosch:1,-1 both:2,-1 bottle:0,-1 bought:3,2 box:-2,0 brand:2,0 brands:-2,-2
break:2,0 brightline:-3,-2 bring:1,-1 built:-1,-1 business:-4,-4 but:-1,4 button:1,-2 buy:-2,-2 buyers:0,0
buying:3,1 by:-13,-13 c:-4,-4 calder:0,-1 call:-1,4 called:1,-3 calls:-1,0 came:3,-7 camera:4,0 can:-10,-11
can't:4,-1 cancelled:1,3 cancelling:-1,0 cannot:1,1 capacity:-4,-3 car:3,3 card:-4,-1 cards:-2,-1 care:1,-1
cars:1,4 case:3,-1 cash:0,2 cent:-8,-5 certificate:-1,2 chains:2,1 change:-1,1 changed:-1,-1 charge:2,1
charged:1,1 charges:-2,-1 chat:-2,2 cheap:-4,0 cheaper:4,1 cheapest:0,0 chief:0,-1 children:0,0 choice:2,2
choose:1,0 christmas:4,-1 city:-1,-1 claim:-1,-1 claims:-2,0 class:0,-2 clean:-1,-1 clear:0,0 click:4,2
close:0,0 closed:1,0 cm:-4,-2 co:-1,1 cobbles:2,1 coffee:1,1 cold:0,3 colour:-2,-2 come:2,2 comes:3,3
comfort:0,2 comfortable:2,0 company:0,1 compared:0,3 complaints:1,4 connection:-2,-2 cons:0,0 consumer:-2,-3
contains:-2,-3 contract:0,3 cost:-1,0 costs:3,-1 could:-1,7 couldn't:-1,2 counted:-2,0 counter:3,2
countries:-3,-3 country:1,0 court:-1,-1 cover:-4,-4 cracked:2,-1 customer:-1,-2 customers:-1,3 cut:4,-3
d:-1,-2 damage:-1,-1 dark:0,-1 data:-1,1 date:-1,1 day:5,-1 days:-2,2 dead:0,2 depends:-2,-1 deposit:-3,-1
desk:-3,-2 did:0,0 didn't:3,4 died:1,0 difference:2,0 do:-2,4 does:1,1 doesn't:3,1 dollars:-3,1 don't:-1,4
done:4,-2 door:0,-1 down:5,4 drive:0,-2 dropped:0,2 e:-2,-3 each:-2,-6 early:1,2 easy:2,-1 eat:1,-2 edge:2,0
eight:-2,-1 either:-4,-5 eleven:1,3 else:2,2 elsewhere:-5,-4 employees:-1,1 empty:1,-2 end:1,-5 ends:2,2
engine:1,1 enough:0,1 eu:0,-2 euros:-2,1 even:2,0 ever:1,1 every:13,-3 everybody:0,0 everyone:-1,0
everything:2,2 excellent:5,1 exchange:-4,-2 exist:-1,0 expensive:-2,-4 extra:2,1 fair:-3,-2 families:0,1
family:-1,-1 far:0,0 fast:0,0 faster:0,-1 fault:-1,-1 features:1,1 february:1,-1 fee:-3,1 feed:-3,1 feels:3,1
fees:-2,-1 fell:-1,1 few:-1,0 fifteen:2,2 fifty:-3,-5 file:-1,0 files:-1,0 find:-2,-2 fine:-2,0 fire:-1,-1
firm:-4,-2 first:2,-3 fit:0,0 five:4,1 fixed:-1,-2 flat:2,1 flights:1,0 floor:-1,-1 foam:1,-1 followed:0,0
food:-1,-1 for:4,-2 former:-1,1 forty:1,4 found:-3,3 founded:-3,-2 four:3,0 fourteen:2,3 fourth:-2,-1
fraud:-1,2 free:-2,-1 fresh:-1,-1 from:-9,-12 front:1,1 frozen:0,0 full:1,-6 g:-5,-2 gave:1,0 generous:0,0
get:-7,-1 gets:4,0 give:1,2 given:0,1 gives:0,4 glass:-1,-1 go:5,-3 goes:4,-3 going:2,0 gold:-1,-1 gone:1,2
good:-4,-4 google:0,2 got:3,5 great:-3,-2 green:0,5 group:0,1 guarantee:3,2 h:-2,-2 had:8,11 hair:0,2 half:3,1
hand:3,1 hands:2,-2 happy:-4,-1 hard:3,2 hardly:-1,0 has:-1,-2 hasn't:1,1 have:5,10 haven't:-2,-2 he:0,1
head:0,-2 health:-1,1 heat:3,0 held:0,-1 her:3,0 here:2,0 high:-3,-3 highest:2,-1 his:6,-2 hold:-2,-1
holds:-1,-4 home:3,1 hospital:2,0 hot:3,3 hotel:-1,2 hotels:-2,-2 hour:4,0 hours:-2,0 house:3,2 how:-1,0
hundred:1,-3 i:9,5 i'd:0,4 i'm:1,-2 i've:4,-4 if:10,5 in:-15,-11 inch:-2,-3 include:-3,-1 included:1,-3
inside:-2,1 inspectors:1,0 instead:4,0 insurance:-1,-1 into:-1,2 is:-8,-14 isn't:-5,1 it:7,3 it's:11,-6
its:2,5 itself:0,0 jacket:0,2 june:1,3 just:-3,1 keep:-2,0 keeps:-2,-4 kept:0,0 kg:-6,-5 kids:2,-1 kitchen:3,0
km:6,-1 knew:-1,2 know:-2,-2 label:-1,-2 large:-2,0 last:4,7 lasts:-1,1 late:-2,-2 later:-1,-1 lead:-2,-4
leaks:-1,1 least:0,1 leather:2,-1 leave:0,-1 leaves:0,2 left:2,1 less:-3,-3 let:-1,1 lets:-2,0 letter:0,3
letters:1,-1 levels:-2,-2 licence:-2,-2 life:-1,-1 lift:-1,1 light:0,-2 like:5,5 limits:-4,-4 line:1,1
list:-2,2 lists:-1,1 little:5,3 live:-1,0 living:-2,-2 load:-2,-1 local:1,2 long:6,-3 longer:0,1 look:2,5
looked:1,0 looking:-1,1 looks:3,2 loses:0,1 lost:0,0 lot:2,2 love:-4,-1 low:-1,-2 m:-6,-7 machine:-3,-3
made:1,-1 mail:3,0 make:0,-2 makes:1,2 man:-3,4 manager:0,3 many:-2,0 march:3,-1 market:-1,-1 matter:-1,0
may:-7,-8 me:5,2 means:0,-1 meet:2,1 miles:0,0 milk:-2,-1 million:0,3 min:1,2 mine:5,1 minute:0,0 minutes:2,2
miss:0,2 mm:-4,-5 model:0,1 monday:1,-3 money:1,3 month:-3,-2 monthly:-3,-2 months:-2,0 more:-2,-6 morning:3,0
most:-1,0 mostly:-1,1 moved:1,0 much:0,4 must:-4,-3 my:18,1 n:-2,-2 name:0,1 named:1,0 names:1,2 national:2,-2
near:-2,1 nearly:4,0 need:2,-4 needs:-1,1 neither:-4,-3 network:0,1 never:7,2 new:1,1 next:4,3 night:-1,-2
nine:0,1 ninety:3,0 no:9,0 nobody:-2,-3 noise:0,-1 none:-1,-2 nor:-4,-1 norvik:13,20 norvik's:6,10 not:-4,-4
note:1,-1 nothing:6,0 notice:-2,-2 now:4,1 number:2,2 october:-2,-2 of:-1,0 off:2,4 offer:1,1 offers:-3,-1
office:-2,0 often:-3,-1 oil:1,-2 old:1,1 on:-5,2 once:2,1 one:5,-2 ones:2,-3 online:1,2 only:4,0 open:-5,-2
opened:1,1 opens:-1,-2 options:-1,-2 or:-28,-28 order:3,5 ordered:-1,-1 other:2,-3 others:0,-2 our:5,2
ours:3,3 out:7,6 outside:-1,1 over:0,0 overall:0,-1 own:6,-8 owners:1,1 p:1,1 page:-1,-1 paid:-3,2
panels:-3,-2 paper:1,0 parents:1,0 part:2,-1 parts:3,1 past:0,0 pay:1,-2 pays:0,0 people:-5,-1 per:-12,-11
person:1,-3 phone:1,-1 pick:3,1 pieces:0,-1 place:0,-1 plan:2,2 plans:0,0 please:1,2 plus:-2,-6 point:1,0
points:-1,1 policy:-4,-4 post:2,2 pounds:-1,-2 power:0,-1 praise:1,-1 price:1,1 prices:-3,1 pro:1,-2
promises:1,2 pros:0,0 published:0,-1 put:-3,8 quality:-3,-1 queue:0,3 quick:-3,-2 quiet:0,-1 quote:0,2 r:-2,-3
ran:0,0 range:-2,-2 rate:-1,0 rated:0,-1 rather:-1,-4 read:0,0 reading:-2,1 real:-1,0 really:4,1 reason:1,3
recall:1,2 recalled:-2,-2 recommend:0,1 recommended:1,1 record:-2,-1 records:1,1 refunds:-1,1 refused:0,1
reliable:1,1 remains:-2,-1 repair:0,1 replaced:5,0 replacement:-1,-1 reply:0,3 report:0,2 reported:-4,-2
reporting:1,-1 reports:-2,-1 rest:2,-1 return:0,2 returns:-1,-1 reviewers:0,0 reviews:-6,-3 right:-1,0
ring:-1,1 risk:-4,0 room:0,1 rooms:-3,0 round:3,1 run:-1,0 running:-1,-1 runs:0,-6 s:-2,-3 safe:-1,-1
safety:0,1 said:2,4 sale:0,0 sales:-3,-3 same:1,1 samsung:0,0 savings:0,2 say:5,1 says:1,-3 school:-1,-2
screen:1,-3 sea:1,0 seat:-2,-2 seats:-2,-1 second:2,-9 seconds:1,0 security:1,2 see:-1,0 seen:2,0 sells:-3,0
sent:1,2 september:-1,2 service:-1,3 set:-1,-1 sets:2,1 settled:-1,1 seven:1,2 several:-3,-1 share:0,-1
shares:-2,-1 she:1,-1 shelf:2,-2 shop:-1,-1 short:0,0 should:-2,-1 show:-1,-2 showed:1,1 shows:1,2 side:-1,-4
sign:1,0 simply:1,0 since:-1,2 single:1,-3 site:-2,-1 six:-1,-1 size:1,0 sizes:-1,-1 skin:-2,0 sleep:2,0
slow:-2,-3 small:4,-1 smell:1,1 so:0,6 software:0,1 sold:0,2 some:-3,-7 somebody:0,0 someone:-2,0
something:0,4 sound:1,2 spare:1,1 speed:-2,-1 spent:1,-1 spring:1,0 staff:-1,0 standard:-2,-1 stands:-1,0
start:0,-2 starting:-1,0 state:0,0 states:-4,-5 stay:1,1 steel:0,-2 still:10,6 stock:-1,0 stood:1,2 stop:1,0
stopped:2,0 storage:0,-1 stores:1,0 street:1,3 subject:0,-1 sugar:-3,-2 suggest:-2,2 superb:0,1 support:1,2
switch:0,1 switched:-1,0 table:-2,-2 take:2,8 taken:-2,-1 takes:-4,-1 tap:2,0 taste:2,1 team:-1,-2 teams:-2,0
tell:-1,-2 ten:1,0 test:2,0 tested:-1,-1 tests:-1,-1 than:-4,-2 that:15,11 that's:3,5 the:9,1 their:-1,1
them:0,1 themselves:0,1 then:8,2 there:0,1 there's:7,-5 these:-1,0 they:1,5 thing:3,0 things:0,1 think:2,0
third:-4,-6 thirty:1,2 this:4,2 those:0,0 though:2,-1 thousand:-1,0 three:2,1 through:-3,4 ticket:0,2
tier:-2,-1 time:-1,-3 times:0,1 to:0,-2 today:2,3 together:-2,1 told:1,1 too:2,-4 took:1,4 top:0,-4 town:2,2
train:0,0 training:0,-1 travel:-2,-1 trial:1,1 tried:0,-1 trust:0,3 try:1,-3 turn:-1,-1 turned:0,0 twelve:2,-2
twenty:3,2 twice:6,2 two:6,6 ultra:0,2 under:-7,0 unit:1,1 units:-2,-2 university:-1,0 unless:-2,-2 until:0,0
up:-6,-8 update:0,2 us:-9,-5 use:0,1 used:2,0 users:1,2 uses:-1,-1 usual:-1,-2 usually:-2,-2 v:1,0 value:0,-3
version:-2,-1 very:1,1 view:-1,0 waiting:0,2 wall:1,-2 want:0,0 wants:0,-3 warm:1,3 warranty:1,1 was:3,4
wash:1,2 wasn't:-2,2 water:-2,0 way:-1,0 we:5,6 we've:-1,2 wear:-1,0 website:2,0 week:2,4 weekend:2,1
weeks:-1,3 weighs:-1,-1 weight:-1,0 well:-3,2 went:5,-2 were:-5,3 weren't:-1,0 wet:0,1 what:3,0 whatever:1,-1
wheel:-1,-1 when:6,2 where:6,0 whereas:1,-1 whether:-4,-4 which:-2,-2 while:2,2 who:-1,6 whole:2,1 whose:3,1
why:3,3 will:-1,1 windows:-2,0 winter:0,-2 with:5,-5 within:2,-2 without:4,-4 won:2,-1 won't:2,-4 word:1,1
words:0,-1 work:-4,-1 worked:0,-2 works:0,-1 worse:-3,0 worth:0,0 would:0,5 wouldn't:1,2 write:-1,-3
writing:-1,2 written:1,-1 wrong:4,-2 wrote:0,1 x:0,-2 year:2,-3 years:8,6 yes:-1,-2 yet:1,0 you:2,-4
you'd:-1,1 you'll:4,-1 you're:1,1 your:4,5
`;
