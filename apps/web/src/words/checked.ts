import type { JudgeConfig } from '@estocade/words'
import { useEffect, useState } from 'react'
import type { RefusalText, TableSession } from '../session/session.ts'

/** The rules by which a table admits words. */
export interface TableWordRules {
  readonly language: string
  readonly words: JudgeConfig
}

/** Whether words count. */
export interface Checked {
  /** `undefined` while that is not known, or must not be shown. */
  (word: string): boolean | undefined
  /** Why a word does not count. */
  why(word: string | undefined): RefusalText | undefined
}

/** What is known of words, by what judges them: tables may have different dictionaries. */
const judged = new WeakMap<TableSession['judge'], Map<string, RefusalText | null>>()

function knownTo(judge: TableSession['judge']): Map<string, RefusalText | null> {
  const known = judged.get(judge) ?? new Map<string, RefusalText | null>()
  judged.set(judge, known)
  return known
}

const keyOf = ({ language, words }: TableWordRules, word: string): string =>
  `${language} ${JSON.stringify(words)} ${word}`

/** Looks words up while they are being laid out. Without `rules` nothing is looked up. */
export function useChecked(
  { judge }: TableSession,
  rules: TableWordRules | undefined,
  words: readonly string[],
): Checked {
  const [, setSeen] = useState(0)
  const known = knownTo(judge)
  const missing = rules ? words.filter((word) => word !== '' && !known.has(keyOf(rules, word))) : []
  const question = missing.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are the question
  useEffect(() => {
    if (rules === undefined || question === '') return
    const look = async (word: string) => {
      const refusal = await judge({ language: rules.language, rules: rules.words, word, was: '' })
      known.set(keyOf(rules, word), refusal ?? null)
    }
    // Without a dictionary the table decides when the word is laid.
    Promise.all(missing.map(look)).then(
      () => setSeen((seen) => seen + 1),
      () => {},
    )
  }, [question, judge])
  const found = (word: string) => (rules ? known.get(keyOf(rules, word)) : undefined)
  return Object.assign(
    (word: string) => {
      const refusal = found(word)
      return refusal === undefined ? undefined : refusal === null
    },
    { why: (word: string | undefined) => (word === undefined ? undefined : (found(word) ?? undefined)) },
  )
}

/** Whether all of them count; `undefined` while one is not known. */
export function allCount(checked: Checked, words: readonly string[]): boolean | undefined {
  const found = words.map(checked)
  if (found.includes(false)) return false
  return found.every((counts) => counts === true) ? true : undefined
}
