import { canChangeRatings, type TableView } from '@estocade/table'
import { useEffect, useState } from 'react'
import type { RefusalText, TableSession } from '../session/session.ts'
import type { WordQuestion } from '../words/judge-word.ts'

/** When the verdict on a word is shown: while it is typed, with Enter, or never, at tables with challenges. */
export type Judging = 'typing' | 'enter' | 'never'

/** J47: at a table with challenges nothing shows whether a word counts until the match is over. */
export const isClosed = ({ config, phase }: Pick<TableView, 'config' | 'phase'>): boolean =>
  (config as { readonly judging?: string }).judging === 'challenge' && phase !== 'over'

/** The table's setting; the default is Enter if the match can change ratings. */
export function judgingOf({ connection, view }: TableSession, challenges: boolean): Judging {
  if (challenges) return 'never'
  const { verdict = 'auto' } = view!.settings
  if (verdict !== 'auto') return verdict
  return connection !== undefined && canChangeRatings(view!) ? 'enter' : 'typing'
}

/** `undefined` while nothing is known about the word. */
export type WordVerdict = { readonly counts: true } | { readonly counts: false; readonly why: RefusalText }

/** The verdict on a word that is being typed. */
export function useWordVerdict(
  { judge }: TableSession,
  question: WordQuestion | undefined,
): WordVerdict | undefined {
  const key = question && `${question.was}>${question.word}`
  const [found, setFound] = useState<{ readonly key: string; readonly verdict: WordVerdict }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are the question
  useEffect(() => {
    if (question === undefined || key === undefined) return
    let wanted = true
    judge(question).then(
      (why) => wanted && setFound({ key, verdict: why ? { counts: false, why } : { counts: true } }),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [key, judge])
  return found?.key === key ? found?.verdict : undefined
}
