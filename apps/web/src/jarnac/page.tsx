import './jarnac.css'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'wouter'
import type { Opening } from '../local/messages.ts'
import { useLocalTable } from '../local/use-local-table.ts'
import { Bar } from '../pieces/bar.tsx'
import { JarnacTable } from './table.tsx'

/** A game of one's own against a bot, or alone. */
export default function JarnacPage() {
  const { language = 'fr', opponent = 'pupil' } = useParams()
  const { t } = useTranslation()
  const [round, setRound] = useState(0)
  const opening = useMemo(
    () => openingFor(language, opponent, t('you'), round),
    [language, opponent, t, round],
  )
  const session = useLocalTable(opening)
  const again = () => setRound((old) => old + 1)
  return (
    <>
      <Bar>
        <b>Jarnac</b>
        <span>{language.toUpperCase()}</span>
      </Bar>
      {session.status === 'ready' && session.view?.match ? (
        <JarnacTable session={session} onAgain={again} />
      ) : (
        <main className="waiting" aria-live="polite">
          <p>{t(session.status === 'failed' ? 'failed' : 'loading')}</p>
          {session.status === 'failed' && (
            <button type="button" className="button main" onClick={again}>
              {t('retry')}
            </button>
          )}
        </main>
      )}
    </>
  )
}

/** `round` only makes a new object: a new table. */
function openingFor(
  language: string,
  opponent: string,
  name: string,
  round: number,
): Opening & { round: number } {
  const solo = opponent === 'solo'
  return {
    game: 'jarnac',
    language,
    options: solo ? { preset: 'solo', language, hints: 9 } : { language, hints: 9 },
    name,
    bots: solo ? [] : [opponent],
    round,
  }
}
