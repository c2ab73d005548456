import { useCallback, useEffect, useState } from 'react'

export type Asked<T> =
  | { readonly type: 'asking' }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'there'; readonly value: T }

/** The result of a request, repeated when `question` changes or on demand; the old result stays until then. */
export function useAsk<T>(question: string, ask: () => Promise<T>): readonly [Asked<T>, () => void] {
  const [asked, setAsked] = useState<Asked<T>>({ type: 'asking' })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for what is asked
  useEffect(() => {
    let wanted = true
    ask().then(
      (value) => wanted && setAsked({ type: 'there', value }),
      (error) => wanted && setAsked({ type: 'failed', error }),
    )
    return () => {
      wanted = false
    }
  }, [question, round])
  return [asked, useCallback(() => setRound((old) => old + 1), [])]
}
