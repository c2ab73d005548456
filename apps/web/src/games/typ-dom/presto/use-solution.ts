import type { typDom } from '@estocade/games'
import { useEffect, useState } from 'react'
import { ask } from '../../../words/ask.ts'

/** A crossword of all the stones, once it is asked for; `undefined` until it is found. */
export function useSolution(
  wanted: boolean,
  language: string,
  rack: readonly typDom.Stone[],
  easy: boolean,
): typDom.Grid | undefined {
  const key = rack.join('')
  const [found, setFound] = useState<{ readonly key: string; readonly grid: typDom.Grid | null }>()
  useEffect(() => {
    if (!wanted || key === '') return
    void ask({ type: 'presto', language, rack: [...key], spare: easy ? 1 : 0 }).then(
      (answer) => answer.type === 'presto' && setFound({ key, grid: answer.grid }),
    )
  }, [wanted, language, key, easy])
  return found?.key === key ? (found.grid ?? undefined) : undefined
}
