import {
  type Judge,
  judge,
  type Lexicon,
  type LexiconId,
  type WordClasses,
  wordClasses,
} from '@estocade/words'
import { Fault } from './fault.ts'

/** `extended` is the rule set's name for the open class. */
export function classesFrom(text: string): WordClasses {
  const name = text === 'extended' ? 'open' : text
  const classes = wordClasses.find((known) => known === name)
  if (classes === undefined)
    throw new Fault(`Unknown rules "${text}": choose one of ${wordClasses.join(', ')}.`)
  return classes
}

/** The language a rule set is bound to, if any: `classic-de` → de. */
export const languageOfRules = (classes: WordClasses): LexiconId | undefined =>
  classes.endsWith('-fr') ? 'fr' : classes.endsWith('-de') ? 'de' : undefined

/** What `--lang` and `--rules` mean together. */
export function chosen(
  lang: LexiconId | undefined,
  rules: WordClasses | undefined,
): { id: LexiconId; classes: WordClasses } {
  const classes = rules ?? 'open'
  const bound = languageOfRules(classes)
  if (bound !== undefined && lang !== undefined && bound !== lang)
    throw new Fault(`The rules ${classes} are for the language ${bound}, not ${lang}.`)
  const id = lang ?? bound
  if (id === undefined) throw new Fault('Which language? Say --lang fr, de, en, es, it or vi.')
  return { id, classes }
}

export const judgeOf = (lexicon: Lexicon, classes: WordClasses): Judge =>
  judge(lexicon, { classes, sameEntry: classes === 'professional-de' })
