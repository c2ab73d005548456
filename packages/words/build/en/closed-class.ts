import type { PartOfSpeech } from '../../src/index.ts'

/** Words of the closed classes, which WordNet leaves out. */
const table: Partial<Record<PartOfSpeech, string>> = {
  determiner: `the a an this that these those each every either neither some any no all both half such what
    which whose my your his her its our their another much many more most few fewer fewest several enough thy`,
  pronoun: `i you he she it we they me him her us them mine yours his hers ours theirs myself yourself himself
    herself itself ourself ourselves yourselves themselves themself oneself this that these those who whom whose
    which what whoever whomever whichever whatever whosoever whatsoever someone somebody something anyone anybody
    anything everyone everybody everything nobody nothing none naught nought aught ought other others one ones
    each either neither both all some any such thou thee thine thyself ye y'all youse whoso yourn ourn hisn hern`,
  preposition: `about above across after against along alongside amid amidst among amongst around as aslant
    astride at athwart atop barring before behind below beneath beside besides between betwixt beyond but by
    circa concerning considering cum despite down during except excepting excluding failing following for from
    given in including inside into less like mid midst minus near nearer nearest next notwithstanding of off on
    onto opposite out outside over pace past pending per plus pro qua re regarding respecting round sans save
    saving since than through throughout thru till times to toward towards under underneath unlike until unto up
    upon upside versus via vice with within without worth sauf gainst mongst neath anent forby outwith`,
  conjunction: `and or but nor so yet for although albeit because if unless until till while whilst whereas
    where wherever when whenever whence whither why how however once since that than though lest whether before
    after as except provided providing supposing seeing notwithstanding howbeit whereat whereby wherefore wherein
    whereof whereon whereto whereupon ere an`,
  particle: `not to nay yea yes no aye`,
  numeral: `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand
    million billion trillion first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
    thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth fortieth
    fiftieth sixtieth seventieth eightieth ninetieth hundredth thousandth millionth`,
  interjection: `ah aha ahem ahoy alas amen argh aw bah boo brr brrr bye cheerio cheers cor crikey dammit drat
    duh eek egad egads eh er ere eureka faugh fie gee golly gosh grr ha hah hallo haw heck heh hello hem hey heigh
    hi hip hist hmm hmmm ho hooray hoorah howzat huh hullo hullo hup hurrah hurray hush jeepers lo mhm mmm my nah
    oh oho oi ooh oof oops ouch ow oy oyez pah pfft pfui phew phooey phpht pht pish poof pooh prithee prosit psst
    pst pugh rah rats righto sh shh shoo shucks sheesh ssh ta tada tally tsk tsktsk tush tut ugh uh um umm ur viva
    voila wahoo welladay well whee whew whisht whoa whoops wow wowee yah yay yech yeh yep yeow yikes yippee yo yoho
    yoicks yoo yow yuck yucky yum zounds zowie zzz`,
}

/** What the closed classes say about a word, if anything. */
export const closedClasses: ReadonlyMap<string, readonly PartOfSpeech[]> = invert()

function invert(): Map<string, PartOfSpeech[]> {
  const found = new Map<string, PartOfSpeech[]>()
  for (const [pos, words] of Object.entries(table) as [PartOfSpeech, string][])
    for (const word of new Set(words.split(/\s+/))) found.set(word, [...(found.get(word) ?? []), pos])
  return found
}

/** Finite forms of verbs that have no infinitive, and of `be`. */
export const auxiliaries: ReadonlyMap<string, string> = new Map(
  Object.entries({
    be: 'am is are was were',
    can: 'can could cannot canst couldst',
    may: 'may might',
    must: 'must',
    shall: 'shall should shalt shouldst',
    will: 'will would wilt wouldst',
    have: 'has had hast hath hadst',
    do: 'does did dost doth didst',
  }).flatMap(([verb, forms]) => forms.split(' ').map((form) => [form, verb] as const)),
)
