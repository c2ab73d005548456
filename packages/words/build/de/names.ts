import type { Form } from '../../src/index.ts'
import type { HunspellDictionary, Stem } from '../hunspell/index.ts'
import { brands, persons } from '../names/own.ts'
import { listed } from './word-list.ts'

/** Names by kind, in lower case, separated by blanks. */
type NameLists = readonly (readonly [Form, string])[]

/**
 * Names on the list of ordinary words that are only names; their genitives are names too. Names that are also words
 * (Bremen, plural of Breme; Kai, the quay) are not listed here.
 */
const leaked: NameLists = [
  [
    'place',
    'akropolis alabama algier amerika antarktika antarktis antillen apulien arktis ascona atlantik azoren bahamas baltikum ' +
      'barentssee böhmen bougainville burgund canossa delaware deutschland dschibuti dublin elfenbeinküste feuchtwangen ' +
      'flandern freising gallien ganges gazastreifen hiroshima iqaluit jütland kandahar kasachstan katalonien kioto ' +
      'kirgisistan knossos kolumbien kongo korsika lampedusa lateinamerika lettland livland maghreb mähren malawi malaysia ' +
      'memel mesopotamien mikronesien minnesota mittelamerika mittelmeer mongolei nagasaki neandertal oklahoma oman orleans ' +
      'ostfildern ostgrönland panamakanal pazifik philippinen pirmasens preussen pyrenäen rastatt riad rumänien salomonen ' +
      'samarkand schanghai schlesien shanghai solingen spessart stockholm südaustralien sudeten suriname tennessee tessin ' +
      'texel tripolis tschad turkmenistan uganda umbrien vatikan venetien vermont victoriasee vorderasien waldshut wales ' +
      'waterloo westalpen westfalen westjordanland',
  ],
  [
    'first name',
    'albert anneliese bernhard birgit brigitte elisabeth emanuel immanuel jens julius karsten katharina klaus konrad kurt ' +
      'lothar melanie oliver pablo robert rüdiger thorsten tim verena',
  ],
  ['family name', 'bernoulli einstein huber moser westerwelle'],
  [
    'brand',
    'apple athlon audi bahncard cadillac debian eurocard facebook ferrari fiat firefox google guinness intershop landrover ' +
      'leica lufthansa mondamin mozilla nissan nutella opel opteron pentium porsche renault thunderbird twitter ubuntu viagra',
  ],
  [
    'unknown',
    'achilles archimedes aristoteles artemis beelzebub cäsar christus euklid jupiter mephisto merkur pluto pythagoras saturn ' +
      'sirius venus walhalla wotan',
  ],
]

const byName = (lists: NameLists): ReadonlyMap<string, Form> =>
  new Map(lists.flatMap(([form, names]) => names.split(' ').map((name) => [name, form] as const)))

/** What kind of name a word of the list is, if it is only a name. */
const leakedKinds = byName(leaked)
export const leakedName = (word: string): Form | undefined =>
  leakedKinds.get(word) ?? (word.endsWith('s') ? leakedKinds.get(word.slice(0, -1)) : undefined)

/** A name that the dictionary adds to the list. */
export interface Name {
  readonly display: string
  readonly form: Form
}

/**
 * Capitalised stems that are not on the list of words. A few are rare nouns; this does no harm, because the only game
 * that admits names admits them. Stems that inflect like a common noun are left out.
 */
export function* dictionaryNames(
  dictionary: HunspellDictionary,
  isWord: (word: string) => boolean,
): Generator<Name> {
  for (const stem of dictionary.stems) {
    if (inflectsAsName(stem) && !isWord(listed(stem.word))) {
      yield { display: stem.word, form: kindOf(stem.word.toLowerCase()) }
    }
  }
}

const kindOf = (name: string): Form =>
  persons.has(name) ? 'family name' : brands.has(name) ? 'brand' : 'unknown'

/** At most a genitive in -s; the flags `m`, `i` and `j` only allow the name in hyphenated compounds. */
const inflectsAsName = ({ word, flags }: Stem) =>
  /^\p{Lu}\p{Ll}+$/u.test(word) && /[aeiouyäöü]/i.test(word) && flags.every((flag) => 'Smij'.includes(flag))
