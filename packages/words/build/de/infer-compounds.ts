import type { Reading } from '../harvest.ts'
import type { Analyses } from './analyses.ts'
import { capitalised } from './word-list.ts'

/** Letters that join the parts of a compound. */
const joints = ['', 's', 'n', 'en', 'es', 'e', 'er']
const shortestPart = 3

/**
 * Words without a reading that end in a noun or adjective and begin with a word: the right-hand part says
 * what they are. Only words on the list are looked at; no compound is made here.
 */
export function inferCompounds(analyses: Analyses): void {
  for (const word of analyses.open()) addCompound(analyses, word)
}

function addCompound(analyses: Analyses, word: string): void {
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const head = word.slice(at)
    const readings = analyses.of(head).filter(({ pos }) => pos === 'noun' || pos === 'adjective')
    if (readings.length === 0 || !isFirstPart(analyses, word.slice(0, at))) continue
    for (const reading of readings) addHeaded(analyses, word.slice(0, at), reading)
    return
  }
}

const isFirstPart = (analyses: Analyses, part: string) =>
  joints.some((joint) => {
    const word = part.slice(0, part.length - joint.length)
    return part.endsWith(joint) && word.length >= shortestPart && analyses.list.has(word)
  })

function addHeaded(analyses: Analyses, first: string, { display, pos, form, lemma }: Reading): void {
  if (pos === 'adjective') analyses.add(first + display, first + lemma, pos, form)
  else
    analyses.add(
      capitalised(first) + display.toLowerCase(),
      capitalised(first) + lemma.toLowerCase(),
      pos,
      form,
    )
}

/** What the ending of a word alone tells; the group is the head word's ending. */
const nounEndings =
  /^(.+(?:ung|heit|keit|schaft|tion|sion|tät|ismus|ling|chen|lein|tum|nis|eur|itis|ose|or|enz|anz|ik|it|at|in|gramm|graph|loge|phonie))(e|en|s|es|er|n|nen|se|sen|ses)?$/
const adjectiveEndings =
  /^(.+(?:ig|lich|isch|bar|sam|haft|los|voll|fach|wert|mäßig|abel|ibel|al|ell|iv|ös))(e|en|er|es|em)?$/

const shortestWithEnding = 6

export function inferByEnding(analyses: Analyses): void {
  for (const word of analyses.open()) {
    if (word.length < shortestWithEnding) continue
    const adjective = adjectiveEndings.exec(word)
    const noun = nounEndings.exec(word)
    if (
      adjective !== null &&
      analyses.list.has(`${adjective[1]!}e`) &&
      analyses.list.has(`${adjective[1]!}es`)
    ) {
      analyses.add(word, adjective[1]!, 'adjective', adjective[2] === undefined ? 'base' : 'inflected')
    } else if (noun !== null && analyses.list.has(noun[1]!)) {
      const form = noun[2] === undefined ? 'singular' : noun[2].endsWith('s') ? 'case' : 'plural'
      analyses.add(capitalised(word), capitalised(noun[1]!), 'noun', form)
    }
  }
}
