import type { typDom } from '@estocade/games'
import { useEffect, useState } from 'react'
import { ask } from '../../../words/ask.ts'
import type { TableWordRules } from '../../../words/checked.ts'

/** A crossword of all the stones, or why there is none to show. */
export type Solution = typDom.Grid | 'searching' | 'none' | 'no-dictionary'

/** It is computed on demand. */
export function useSolution(
  wanted: boolean,
  { language, words }: TableWordRules,
  lexicon: string,
  rack: readonly typDom.Stone[],
  easy: boolean,
): Solution {
  const key = rack.join('')
  const rules = JSON.stringify(words)
  const [found, setFound] = useState<{ readonly key: string; readonly solution: Solution }>()
  useEffect(() => {
    if (!wanted || key === '') return
    const question = { language, lexicon, rules: JSON.parse(rules), rack: [...key], spare: easy ? 1 : 0 }
    void ask({ type: 'presto', ...question }).then((answer) =>
      setFound({ key, solution: answer.type === 'presto' ? (answer.grid ?? 'none') : 'no-dictionary' }),
    )
  }, [wanted, language, lexicon, rules, key, easy])
  return found?.key === key ? found.solution : 'searching'
}
