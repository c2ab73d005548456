import {
  type Judge,
  judge,
  type Lexicon,
  type LexiconId,
  languageOfClasses,
  type WordClasses,
  wordClasses,
} from '@estocade/words'
import { CommandError } from './command-error.ts'

/** `extended` is the rule set's name for the open class. */
export function classesFrom(text: string): WordClasses {
  const name = text === 'extended' ? 'open' : text
  const classes = wordClasses.find((known) => known === name)
  if (classes === undefined)
    throw new CommandError(`Unknown rules "${text}": choose one of ${wordClasses.join(', ')}.`)
  return classes
}

/** What `--lang` and `--rules` mean together. */
export function chosen(
  lang: LexiconId | undefined,
  rules: WordClasses | undefined,
): { id: LexiconId; classes: WordClasses } {
  const classes = rules ?? 'open'
  const bound = languageOfClasses(classes)
  if (bound !== undefined && lang !== undefined && bound !== lang)
    throw new CommandError(`The rules ${classes} are for the language ${bound}, not ${lang}.`)
  const id = lang ?? bound
  if (id === undefined) throw new CommandError('Which language? Say --lang fr, de, en, es, it or vi.')
  return { id, classes }
}

export const judgeOf = (lexicon: Lexicon, classes: WordClasses): Judge =>
  judge(lexicon, { classes, sameEntry: classes === 'professional-de' })
