/**
 * Prints random words of a built dictionary, to be read by somebody who knows the language.
 *
 *   npm run words:sample -- --lang de --classes professional-de --kind noun --count 300 --seed 51701
 *
 * `--kind` is word (any), noun, verb, or suspect: a noun that is another noun with one of the endings e, en, n, s, er.
 */
import { parseArgs } from 'node:util'
import { cacheFolder, loadLexicon } from '../node/index.ts'
import { judge, type LexiconId, lexiconIds, type WordClasses, wordClasses } from '../src/index.ts'
import { draw } from './draw.ts'

const SHORTEST = 3
const LONGEST = 9

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: '' },
    classes: { type: 'string', default: 'open' },
    kind: { type: 'string', default: 'word' },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})

const suspectEndings = ['EN', 'ER', 'E', 'N', 'S']

function sample(id: LexiconId, classes: WordClasses): void {
  const judging = judge(loadLexicon(cacheFolder(), id), { classes })
  const displayAs = (word: string, pos: string): string | undefined => {
    const verdict = judging.admits(word)
    return verdict.admitted ? verdict.readings.find((reading) => reading.pos === pos)?.display : undefined
  }
  const isSuspect = (word: string) =>
    suspectEndings.some(
      (ending) => word.endsWith(ending) && displayAs(word.slice(0, -ending.length), 'noun') !== undefined,
    )
  const shown: string[] = []
  for (const word of judging.vocabulary.words()) {
    if (word.length < SHORTEST || word.length > LONGEST) continue
    const display = values.kind === 'word' ? word : displayAs(word, values.kind === 'verb' ? 'verb' : 'noun')
    if (display === undefined) continue
    if (values.kind !== 'suspect' || isSuspect(word)) shown.push(display)
  }
  console.log(`${id}, ${classes}, ${values.kind}: ${values.count} of ${shown.length}, seed ${values.seed}`)
  console.log(draw(shown, Number(values.count), Number(values.seed)).join(' '))
}

const [id, classes] = [values.lang as LexiconId, values.classes as WordClasses]
if (!lexiconIds.includes(id) || !wordClasses.includes(classes)) {
  console.error(`--lang is one of ${lexiconIds.join(', ')}; --classes is one of ${wordClasses.join(', ')}`)
  process.exitCode = 2
} else sample(id, classes)
