import { commandNamed, type Say } from '../texts/index.ts'

/** A choice among numbered things; the first is what Enter takes. */
export interface Question {
  readonly text: string
  readonly options: readonly { readonly label: string; readonly run: () => Promise<void> }[]
}

type Option = Question['options'][number]

/** What a typed line chooses: by number, by its words, or by `/yes` and `no`. */
export function optionFor(say: Say, { options }: Question, text: string): Option | undefined {
  const number = text === '' ? 1 : /^\d+$/.test(text) ? Number(text) : 0
  const wanted = text.toLocaleLowerCase()
  return (
    options[number - 1] ??
    options.find(({ label }) => label.toLocaleLowerCase() === wanted) ??
    consent(say, options, text)
  )
}

/** `/yes` and `no` answer a question as well as its number does. */
function consent(say: Say, options: Question['options'], text: string): Option | undefined {
  const name = commandNamed(say.language, text.replace(/^\//, ''))
  if (name !== 'yes' && name !== 'no') return undefined
  return options.find(({ label }) => label === say(name))
}
