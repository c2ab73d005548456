import type { Reading } from '../harvest.ts'
import type { CollectedReadings } from './collected-readings.ts'
import type { Witnesses } from './witnesses.ts'
import { listed } from './word-list.ts'

/**
 * A verb that only one source knows is usually an error (sähen beside säen and sehen). Either two sources must know it,
 * or the list must have a participle of it. Infinitives with `zu` inside are forms of the verb without it.
 */
export function settleVerbs(collected: CollectedReadings, witnesses: Witnesses): void {
  const known = new Map<string, boolean>()
  const parts = participleEnds(collected.list)
  const isVerb = (lemma: string) => {
    const verb = listed(lemma)
    let answer = known.get(verb)
    if (answer === undefined) {
      answer = isKnown(verb, witnesses)
        ? !isOnlyPart(verb, collected, parts)
        : !isMisspelt(verb, witnesses) && isConjugated(verb, collected)
      known.set(verb, answer)
    }
    return answer
  }
  for (const [word, readings] of [...collected.read()]) {
    if (!readings.some(({ pos }) => pos === 'verb' || pos === 'noun')) continue
    const settled = readings.flatMap((reading) =>
      isInvention(reading, witnesses, isVerb) ? [] : settledReading(reading, collected, isVerb),
    )
    if (settled.length !== readings.length || settled.some((reading, i) => reading !== readings[i]))
      collected.settle(word, settled)
  }
}

/** The noun made of such a wrong verb: das Sähen. */
const isInvention = ({ pos, lemma }: Reading, { tableVerbs }: Witnesses, isVerb: (verb: string) => boolean) =>
  pos === 'noun' && lemma.endsWith('n') && tableVerbs.has(listed(lemma)) && !isVerb(lemma)

function settledReading(
  reading: Reading,
  collected: CollectedReadings,
  isVerb: (lemma: string) => boolean,
): readonly Reading[] {
  if (reading.pos !== 'verb') return [reading]
  const base = withoutZu(reading.lemma, collected)
  if (base !== undefined)
    return reading.form === 'infinitive' ? [{ ...reading, lemma: base, form: 'inflected' }] : []
  return isVerb(reading.lemma) ? [reading] : []
}

const isKnown = (verb: string, { tableVerbs, igermanVerbs }: Witnesses) =>
  tableVerbs.has(verb) && igermanVerbs.has(verb)

/** Found by reading the 1,500 verbs that only the list has: nobody uses these, and no rule finds them. */
const invented = new Set(
  `abgenicken bien chaten einsen entasen fensterlen fronten geäsen hüfen inlauten kamieren kannen klehen leien liebreizen
    luppen mählen märken mechen memmeln meschen mimsen musen nacken nören quillen snöben stammern tierlieben versen
    verswingen vollen volvieren walen waleien wanzen westen wöllen zerfen züchen zwinken`.split(/\s+/),
)

/** The list's own infinitives: `abtuen` for abtun, `lockeren` for lockern, and adjectives in -n (fein). */
function isMisspelt(verb: string, { tableVerbs, igermanVerbs }: Witnesses): boolean {
  if (invented.has(verb) || verb.endsWith('tuen') || !/(?:en|[lr]n|tun|sein)$/.test(verb)) return true
  const short = verb.replace(/e(?=n$)/, '')
  return /e[lr]en$/.test(verb) && (tableVerbs.has(short) || igermanVerbs.has(short))
}

/** The list has its present participle, or its preterite and past participle. */
export function isConjugated(verb: string, { list }: CollectedReadings): boolean {
  if (list.has(`${verb}d`) || list.has(verb.replace(/n$/, 'end'))) return true
  const stem = verb.replace(/e?n$/, '')
  const preterite = list.has(`${stem}te`) || list.has(`${stem}ete`)
  const participle = list.has(`ge${stem}t`) || list.has(`ge${stem}et`)
  return (
    preterite && (participle || (withoutGe.test(verb) && list.has(`${stem}tet`)) || hasGeInside(verb, list))
  )
}

/** `prangern` only occurs in anprangern: the list has angeprangert, but no participle of the plain verb. */
function isOnlyPart(verb: string, collected: CollectedReadings, ends: ReadonlySet<string>): boolean {
  if (isConjugated(verb, collected)) return false
  const participle = `ge${verb.replace(/e?n$/, '')}`
  if (collected.list.has(`${participle}en`)) return false
  return ends.has(`${participle}t`) || ends.has(`${participle}et`)
}

/** The ends of words on the list that a participle in -t may be: `geprangert` of angeprangert. */
function participleEnds(list: ReadonlySet<string>): ReadonlySet<string> {
  const ends = new Set<string>()
  for (const word of list)
    if (word.endsWith('t'))
      for (let at = word.indexOf('ge'); at >= 0; at = word.indexOf('ge', at + 1)) ends.add(word.slice(at))
  return ends
}

const withoutGe = /^(?:be|ent|emp|er|ge|ver|zer|miss|über|unter|um|durch|hinter|wider|voll)|ieren$/

/** `abgemailt`: the participle of a separable verb. */
function hasGeInside(verb: string, list: ReadonlySet<string>): boolean {
  const stem = verb.replace(/e?n$/, '')
  for (let at = 2; at <= stem.length - 2; at++) {
    const participle = `${stem.slice(0, at)}ge${stem.slice(at)}`
    if (list.has(`${participle}t`) || list.has(`${participle}et`) || list.has(`${participle}en`)) return true
  }
  return false
}

/** `abzublasen`: abblasen. */
function withoutZu(infinitive: string, { list }: CollectedReadings): string | undefined {
  for (let at = infinitive.indexOf('zu', 1); at > 0; at = infinitive.indexOf('zu', at + 1)) {
    const [prefix, rest] = [infinitive.slice(0, at), infinitive.slice(at + 2)]
    if (rest.length >= 3 && list.has(listed(prefix + rest)) && list.has(listed(rest))) return prefix + rest
  }
  return undefined
}
