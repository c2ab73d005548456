import { laterDetail } from '../components/later.tsx'
import type { TableSession } from '../session/session.ts'

const RatingNews = laterDetail(() => import('./rating-news.tsx'))

/** The rating changes after a rated match. */
export function RatedResult({ session: { view, you, connection } }: { readonly session: TableSession }) {
  const match = view?.match
  if (connection === undefined || view === undefined || match?.outcome === undefined) return null
  const { settings, sides } = view
  const people =
    sides.length > 1 && sides.every(({ bot, members }) => bot === undefined && members.length > 0)
  if (!settings.rated || settings.hints > 0 || !people) return null
  return <RatingNews table={view.id} match={match.number} you={you} />
}
