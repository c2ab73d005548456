import type { PartOfSpeech } from '../../src/index.ts'

const split = (words: string) => words.trim().split(/\s+/)

/** Abbreviations; those without a vowel are recognised without this list. */
const abbreviations: ReadonlySet<string> = new Set(
  split(`
    asl cda cee confindustria dna doc dott ecc etc geom gip gup id inps ing irpef istat iva mig onu pac pci pds pil prof
    psi rai rna sos tac usl`),
)

export const isAbbreviation = (word: string): boolean =>
  abbreviations.has(word) || (!/[aeiouàèéìíòóùú]/.test(word) && !closedClasses.has(word))

const closed: Partial<Record<PartOfSpeech, string>> = {
  determiner: `il lo la i gli le un uno una del dello della dei degli delle al allo alla ai agli alle dal dallo dalla dai
    dagli dalle nel nello nella nei negli nelle sul sullo sulla sui sugli sulle col coi questo questa questi queste
    quello quella quelli quelle quel quei quegli ogni qualche qualsiasi qualunque nessuno nessuna alcuno alcuna alcuni
    alcune altro altra altri altre tutto tutta tutti tutte mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro
    nostra nostri nostre vostro vostra vostri vostre loro tale tali quale quali quanto quanta quanti quante tanto tanta
    tanti tante molto molta molti molte poco poca pochi poche parecchio parecchia parecchi parecchie`,
  pronoun: `io tu egli ella esso essa noi voi essi esse lui lei loro me te se sé mi ti ci vi si lo la li le gli ne che
    chi cui ciò colui colei coloro costui costei costoro chiunque qualcuno qualcuna ognuno ognuna niente nulla qualcosa
    ciascuno ciascuna voialtri noialtri voialtre noialtre stesso stessa stessi stesse medesimo medesima medesimi medesime glielo gliela glieli gliele gliene`,
  preposition: `di a da in con su per tra fra sopra sotto dentro fuori dopo prima senza contro verso presso durante
    mediante lungo oltre entro dietro davanti attraverso eccetto salvo tranne circa secondo malgrado nonostante`,
  conjunction: `e ed o od ma se che né anche perché poiché affinché benché sebbene mentre quando come dove dunque quindi
    però oppure ovvero ossia cioè anzi eppure neppure neanche nemmeno finché purché allorché giacché sicché cosicché`,
  adverb: `no sì non già più meno molto poco troppo assai bene male ora oggi ieri domani sempre mai spesso ancora appena
    qui qua lì là laggiù lassù quaggiù su giù dove ovunque dovunque forse così quasi anche solo soltanto insieme presto
    tardi subito adesso allora poi prima dopo intanto inoltre infine ecco proprio magari pure altrove stasera stanotte
    stamattina stamane domattina avanti indietro dappertutto abbastanza perfino persino almeno piuttosto invano apposta davvero invece infatti perciò daccapo
    altronde giammai tantomeno casomai altroché meglio peggio ormai oramai ovviamente ognora tuttora finora quaggiù costì costà
    viepiù pressappoco nondimeno tuttavia pertanto perlopiù perlomeno dapprima dapprincipio soprattutto addirittura oltretutto`,
  numeral: `zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici
    diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille mila`,
  interjection: `ah ahi ahia ahimè aho alè alt bah beh boh brr bum ciao deh ecco eh ehi ehilà ehm evviva ih macché mah neh
    oh ohi ohibò oibò ohimè olà perbacco mannaggia miao bau signorsì signornò minchia accidenti caspita salve evviva orsù ops pss pst puah puh sst suvvia tò uh uff uffa uh urrà viva zac addio`,
}

/** Nouns that no source has, or only with another part of speech. */
export const furtherNouns: readonly (readonly [singular: string, plural: string | undefined])[] = [
  ['pesco', 'peschi'],
  ['vivavoce', undefined],
  ['tostapane', undefined],
  ['tosaerba', undefined],
  ['ipnosi', undefined],
  ['glutine', 'glutini'],
  ['lattosio', 'lattosi'],
  ['libido', undefined],
  ['blasfemia', 'blasfemie'],
  ['carie', undefined],
  ['assenzio', 'assenzi'],
  ['leviatano', 'leviatani'],
  ['nirvana', undefined],
  ['mascara', undefined],
  ['droide', 'droidi'],
  ['dalia', 'dalie'],
  ['chemio', undefined],
  ['ufo', undefined],
  ['gnu', undefined],
  ['selfie', undefined],
  ['emoji', undefined],
]

/** Words of the closed classes, which none of the sources has. */
export const closedClasses: ReadonlyMap<string, readonly PartOfSpeech[]> = invert()

function invert(): Map<string, PartOfSpeech[]> {
  const found = new Map<string, PartOfSpeech[]>()
  for (const [pos, words] of Object.entries(closed) as [PartOfSpeech, string][])
    for (const word of new Set(split(words))) found.set(word, [...(found.get(word) ?? []), pos])
  return found
}
