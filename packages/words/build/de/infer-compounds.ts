import type { Reading } from '../harvest.ts'
import type { CollectedReadings } from './collected-readings.ts'
import { capitalised } from './word-list.ts'

/** Letters that join the parts of a compound. */
const joints = ['', 's', 'n', 'en', 'es', 'e', 'er']
const shortestPart = 3

/**
 * Words without a reading that begin with a word and end in a noun or adjective: the right-hand part determines the
 * reading. Only words on the list are read; no compound is made here.
 */
export function inferCompounds(collected: CollectedReadings): void {
  for (const word of collected.open()) addCompound(collected, word)
}

function addCompound(collected: CollectedReadings, word: string): void {
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const head = word.slice(at)
    const readings = collected.of(head).filter(({ pos }) => pos === 'noun' || pos === 'adjective')
    if (readings.length === 0 || !isFirstPart(collected, word.slice(0, at))) continue
    for (const reading of readings) addHeaded(collected, word.slice(0, at), reading)
    return
  }
}

const isFirstPart = (collected: CollectedReadings, part: string) =>
  joints.some((joint) => {
    const word = part.slice(0, part.length - joint.length)
    return part.endsWith(joint) && word.length >= shortestPart && collected.list.has(word)
  })

function addHeaded(
  collected: CollectedReadings,
  first: string,
  { display, pos, form, lemma }: Reading,
): void {
  if (pos === 'adjective') collected.add(first + display, first + lemma, pos, form)
  else
    collected.add(
      capitalised(first) + display.toLowerCase(),
      capitalised(first) + lemma.toLowerCase(),
      pos,
      form,
    )
}

/** What the ending of a word alone says; the group is the head word's ending. */
const nounEndings =
  /^(.+(?:ung|heit|keit|schaft|tion|sion|tät|ismus|ling|chen|lein|tum|nis|eur|itis|ose|or|enz|anz|ik|it|at|in|gramm|graph|loge|phonie))(e|en|s|es|er|n|nen|se|sen|ses)?$/
const adjectiveEndings =
  /^(.+(?:ig|lich|isch|bar|sam|haft|los|voll|fach|wert|mäßig|abel|ibel|al|ell|iv|ös))(e|en|er|es|em)?$/

const shortestWithEnding = 6

export function inferByEnding(collected: CollectedReadings): void {
  for (const word of collected.open()) {
    if (word.length < shortestWithEnding) continue
    const adjective = adjectiveEndings.exec(word)
    const noun = nounEndings.exec(word)
    if (
      adjective !== null &&
      collected.list.has(`${adjective[1]!}e`) &&
      collected.list.has(`${adjective[1]!}es`)
    ) {
      collected.add(word, adjective[1]!, 'adjective', adjective[2] === undefined ? 'base' : 'inflected')
    } else if (noun !== null && collected.list.has(noun[1]!)) {
      const form = noun[2] === undefined ? 'singular' : noun[2].endsWith('s') ? 'case' : 'plural'
      collected.add(capitalised(word), capitalised(noun[1]!), 'noun', form)
    }
  }
}
