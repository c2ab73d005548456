import type { Form, PartOfSpeech } from '../../src/index.ts'

const split = (words: string) => words.trim().split(/\s+/)

/** Abbreviations that the dictionary lists like words. */
export const abbreviations: ReadonlySet<string> = new Set(
  split(`
    abs adj admón adv ap apdo arq art atte av avd avda ayto bco bibl blv bs bv caj cap cdad cent cf cfr cgo ch cía
    cit cl cm cód cta cte ctvo diag dicc dom dpto dupdo coord dr dto dña ed edit ef ej etc fca fdo fig fol fra gdor geom
    gob gral gta hab ib ibíd íd imp impr incl ing inst izq jhs kg km lic loc máx mín ms mtro ntra nro núm ob op pág
    pár pat pbro pdta pdte pg ph pl plza pol pp ppal pral prof prov pról pts pza rdo reg rel rep rev rte rvd rvdo
    sdad sig soc sr sra srta ss tel tfno tít tpo trad ud univ vd vol vs xto qu mm dm hl dl ml pm am
    hna hno hnos hnas lda ltda ltdo ldo pta ptas sta sto vta vto dcho dcha afma afmo admor admora excmo excma ilmo ilma
    vdo vda kms kgs cms
  `),
)

/** Forms that the tables make of verbs that do not have them. */
export const defective: ReadonlySet<string> = new Set(split('aban adi ded did fed hed hes york'))

const first = split(`
  juan pedro diego enrique jorge luis martín marta teresa ramón agustín alonso gil pascual santiago manolo matusalén`)
const family = split('garcía ortega medina')
const places = split('utrera priego elche orense tarragona vitoria siria')

/** Names that the dictionary also lists in lower case; `cuba` (a cask) or `jerez` are words too and not listed. */
export const smallNames: ReadonlyMap<string, Form> = new Map<string, Form>([
  ...first.map((name) => [name, 'first name'] as const),
  ...family.map((name) => [name, 'family name'] as const),
  ...places.map((name) => [name, 'place'] as const),
])

const closed: Partial<Record<PartOfSpeech, string>> = {
  determiner: `el la los las un una unos unas lo al del mi mis tu tus su sus este esta estos estas ese esa esos esas
    aquel aquella aquellos aquellas cada cual todo toda todos todas otro otra otros otras mucho mucha muchos muchas
    poco poca pocos pocas tanto tanta tantos tantas algún ningún`,
  pronoun: `yo tú él ella ello ellos ellas nosotros nosotras vosotros vosotras usted ustedes vos me te se nos os le les
    lo la los las mí ti sí conmigo contigo consigo quien quienes quién quiénes que qué cual cuál cuáles alguien nadie
    algo nada éste ésta éstos éstas ése ésa ésos ésas aquél aquélla mío mía míos mías tuyo tuya suyo suya suyos suyas
    nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras cuyo cuya cuyos cuyas`,
  preposition: `a ante bajo cabe con contra de desde durante en entre hacia hasta mediante para por según sin so sobre
    tras vía versus excepto salvo menos`,
  conjunction: `y e o u ni que si pero mas sino aunque porque pues cuando como mientras donde conque luego ora`,
  adverb: `no sí ya aún aun muy más menos bien mal así allí allá aquí acá ahí hoy ayer mañana siempre nunca jamás
    también tampoco tan tanto casi quizá quizás apenas antes después ahora entonces lejos cerca arriba abajo dentro
    fuera delante detrás encima debajo asaz adonde adónde dónde cuándo cómo cuánto cuan cuán sólo solo talvez`,
  numeral: `dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
    dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento mil doscientos
    doscientas trescientos trescientas cuatrocientos cuatrocientas quinientos quinientas seiscientos seiscientas
    setecientos setecientas ochocientos ochocientas novecientos novecientas`,
  interjection: `ah ajá ale amén arre ay aúpa bah bum ca chis cho chist ea eh ejem epa guau hala hin hola hum huy ja jau
    je ji jo jolín ju miau oh ojalá olé ole oxte paf puf pum quia tate uf uh upa uy zas adiós bravo caramba`,
}

/** Words of the closed classes, because the dictionary names no word classes. */
export const closedClasses: ReadonlyMap<string, readonly PartOfSpeech[]> = invert()

function invert(): Map<string, PartOfSpeech[]> {
  const found = new Map<string, PartOfSpeech[]>()
  for (const [pos, words] of Object.entries(closed) as [PartOfSpeech, string][])
    for (const word of new Set(split(words))) found.set(word, [...(found.get(word) ?? []), pos])
  return found
}
