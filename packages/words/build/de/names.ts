import type { Form } from '../../src/index.ts'
import type { HunspellDictionary, Stem } from '../hunspell/index.ts'
import { listed } from './word-list.ts'

/** Names by kind, in lower case, separated by blanks. */
type NameLists = readonly (readonly [Form, string])[]

/**
 * Names that slipped into the list of ordinary words; they are names and nothing else, and so are their
 * genitives. Names that are words as well (Bremen, plural of Breme; Kai, the quay) are not meant.
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

/**
 * Family names and brands among the capitalised stems of the dictionary, which does not tell them from
 * places and first names. Only what is nothing else besides.
 */
const refused: NameLists = [
  [
    'family name',
    'adamek adenauer adorno alembert arafat armstrong arndt avogadro barclays bartholdy beckenbauer ' +
      'beckmann beethoven behr berger berlusconi bernadotte bernhardt bernoulli bismarck blair blüm ' +
      'bocuse bohlen böll boltzmann bolzano bonaparte bonhoeffer brahms brandt brecht breschnew breughel ' +
      'büchner burchard burghardt bush caruso carter castro chaplin chirac chomsky chopin chruschtschow ' +
      'churchill clausewitz clement clinton cocteau columbus dali dante danton darwin daum davidson ' +
      'davis debussy delors descartes diepgen disney dostojewski dubcek dürer dürrenmatt ebert eder ' +
      'edison effenberg eichel einstein eisler engels enzmann erdogan erhard erhardt escher euler ' +
      'faraday fermat fermi feuerbach fichte fitzgerald fraunhofer freud gaddafi galilei gandhi garbo ' +
      'gates gaulle gauß genscher gödel goethe gomulka gorbatschow göring gorki goya gromyko guggenheim ' +
      'gutenberg gysi haider halley händel haniel hauff havel haydn hegel heidegger heine heisenberg ' +
      'hemingway heuss hindenburg hitchcock hitler hitzfeld hoare hoeneß hoffmann holbein hölderlin ' +
      'honecker humboldt hussein husserl jacobs jahn jaruzelski jelzin johnson jones kafka kandinsky ' +
      'karajan kennedy kepler keynes khomeini kiesinger kinkel kirch kirchhoff kissinger kleist ' +
      'klinsmann knox kohl kopernikus kretschmann lafontaine laplace lehmann leibniz lenin lennon ' +
      'lessing lichtenberg liebknecht lincoln lindbergh lindenberg linné livingstone lollobrigida luther ' +
      'machiavelli mahler mandela manz marx mayer maxwell mendelssohn merkel metternich meyer milosevic ' +
      'mitterrand möllemann moliere monet monroe montgomery moser mozart mubarak müntefering murdoch ' +
      'mussolini nehru netanjahu netanyahu neumann nietzsche nixon obama orwell paganini pahlewi ' +
      'papandreou pasteur piaget picasso planck pompidou putin rachmaninow rau reagan redford reinhardt ' +
      'rembrandt rexrodt ribbentrop richelieu riemann robespierre rockefeller rommel röntgen roosevelt ' +
      'roth rothschild rousseau rubens rühe rüttgers sadat sartre scharon scharping schäuble schily ' +
      'schmid schmidt schmitt scholz schopenhauer schröder schrödinger schubert schulz schulze ' +
      'schumacher schumann schwarzenegger schweitzer shakespeare sinatra spinoza stalin steinmeier ' +
      'stoiber stolpe stoltenberg strauß strawinsky strieder talleyrand taylor thatcher tito tolstoi ' +
      'torvalds trittin trotzki trudeau trump tschaikowsky tschebyscheff tucholsky turing tymoschenko ' +
      'ude verdi vollmer voltaire waigel wallraff warhol wehner weierstraß weizsäcker wellington ' +
      'wheatcraft wittgenstein wowereit zwingli',
  ],
  [
    'brand',
    'adaptec adidas adobe agfa alcatel aldi alfa allianz amazon aral atari barclays benetton bentley ' +
      'beiersdorf bertelsmann bloomberg borland bosch brockhaus bugatti bull burda cardin centronics ' +
      'chanel chrysler cisco citibank citroen commerzbank compaq daimler degussa dornier dow dupont ' +
      'edeka eduscho epson ericsson esso excel fiat fokker forsa fuji fujitsu gazprom gillette haribo ' +
      'hertie hewlett hilton hitachi hoechst hoesch honda horten huawei infineon intel karstadt kaufhof ' +
      'kawasaki klöckner knaur kodak krupp lacoste lamborghini langenscheidt lego lenovo lidl lloyd ' +
      'lockheed lycos macintosh mannesmann märklin mastercard matsushita mazda mercedes michelin ' +
      'microsoft minolta mitsubishi motorola neckermann nestlé netscape nikon nintendo nixdorf nokia ' +
      'novell nvidia oetker olivetti olympus opel oracle osram packard panasonic pattex pepsi peugeot ' +
      'philips pioneer pirelli polaroid pontiac prawda puma qualcomm quelle reclam reuters rheinmetall ' +
      'rolex samsung sandoz sanyo seagate seiko sennheiser sharp shell siemens sinalco skoda sony ' +
      'starbucks steinway suchard suhrkamp symantec telefunken telekom thermopane thyssen toshiba toyota ' +
      'tupperware unilever vattenfall vereinsbank vodafone volkswagen volvo wienerwald wikipedia ' +
      'wintershall wrangler wüstenrot xenix xerox yahoo yamaha youtube zeiss',
  ],
]

const byName = (lists: NameLists): ReadonlyMap<string, Form> =>
  new Map(lists.flatMap(([form, names]) => names.split(' ').map((name) => [name, form] as const)))

/** What kind of name a word of the list is, if it is only a name. */
const leakedKinds = byName(leaked)
export const leakedName = (word: string): Form | undefined =>
  leakedKinds.get(word) ?? (word.endsWith('s') ? leakedKinds.get(word.slice(0, -1)) : undefined)

const refusedKinds = byName(refused)

/** A name that the dictionary adds to the list. */
export interface Name {
  readonly display: string
  readonly form: Form
}

/**
 * Capitalised stems that are not on the list of words. A few are rare nouns; it does no harm that the
 * only game which knows names admits them. All that inflect like a common noun are left out.
 */
export function* dictionaryNames(
  dictionary: HunspellDictionary,
  isWord: (word: string) => boolean,
): Generator<Name> {
  for (const stem of dictionary.stems) {
    if (inflectsAsName(stem) && !isWord(listed(stem.word))) {
      yield { display: stem.word, form: refusedKinds.get(stem.word.toLowerCase()) ?? 'unknown' }
    }
  }
}

/** Genitive -s at most; `m`, `i` and `j` only let the name into hyphenated compounds. */
const inflectsAsName = ({ word, flags }: Stem) =>
  /^\p{Lu}\p{Ll}+$/u.test(word) && /[aeiouyäöü]/i.test(word) && flags.every((flag) => 'Smij'.includes(flag))
