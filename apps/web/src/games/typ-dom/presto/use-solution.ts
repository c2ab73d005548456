import type { typDom } from '@estocade/games'
import { useEffect, useState } from 'react'
import { ask } from '../../../words/ask.ts'
import type { TableWordRules } from '../../../words/checked.ts'

/** A crossword of all the stones, computed on demand; `undefined` until it is found. */
export function useSolution(
  wanted: boolean,
  { language, words }: TableWordRules,
  rack: readonly typDom.Stone[],
  easy: boolean,
): typDom.Grid | undefined {
  const key = rack.join('')
  const rules = JSON.stringify(words)
  const [found, setFound] = useState<{ readonly key: string; readonly grid: typDom.Grid | null }>()
  useEffect(() => {
    if (!wanted || key === '') return
    const question = { language, rules: JSON.parse(rules), rack: [...key], spare: easy ? 1 : 0 }
    void ask({ type: 'presto', ...question }).then(
      (answer) => answer.type === 'presto' && setFound({ key, grid: answer.grid }),
    )
  }, [wanted, language, rules, key, easy])
  return found?.key === key ? (found.grid ?? undefined) : undefined
}
