import { type JarnacView, jarnacScore } from '@estocade/games'
import { useTranslation } from 'react-i18next'
import { AfterLinks } from '../after/after-links.tsx'
import type { TableSession } from '../session/session.ts'

interface ResultProps {
  readonly session: TableSession
  readonly view: JarnacView
  readonly me: number
  readonly names: readonly string[]
  readonly onAgain: () => void
}

export function Result({ session, view, me, names, onAgain }: ResultProps) {
  const { t } = useTranslation()
  return (
    <section className="sheet result" role="status">
      <h2>{sentence()}</h2>
      <AfterLinks session={session} onAgain={onAgain} />
      <button type="button" className="button main" onClick={onAgain}>
        {t('again')}
      </button>
    </section>
  )

  function sentence(): string {
    const scores = view.sides.map(({ rows }) => jarnacScore(rows))
    const mine = scores[me]!
    if (view.config.solo) return t('soloEnd', { points: mine, count: view.sides[0]!.turns })
    const rivals = scores.map((score, seat) => ({ score, seat })).filter(({ seat }) => seat !== me)
    const best = rivals.reduce((a, b) => (b.score > a.score ? b : a))
    if (best.score === mine) return t('draw')
    return mine > best.score
      ? t('won', { points: mine - best.score })
      : t('lost', { name: names[best.seat], points: best.score - mine })
  }
}
