import './online.css'
import { suggestedLevel } from '@estocade/table'
import { useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { Bar } from '../components/bar.tsx'
import { Waiting } from '../components/waiting.tsx'
import { gameOf, usualRules } from '../games/index.ts'
import { TableRows } from '../home/open-tables.tsx'
import { ratingHere } from '../session/own-ratings.ts'
import { dictionaryName } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { pair } from './api.ts'
import { useMe } from './me.ts'
import { NameForm } from './name-form.tsx'
import { useFaultText } from './use-fault-text.ts'

/** How many open tables of the same game are offered meanwhile. */
const FEW = 4

/** `/pairing/jarnac/fr`: waits for another player who wants the same game, then opens their table. */
export default function PairingPage() {
  const { game = '', language = '' } = useParams()
  const { t, i18n } = useTranslation()
  const who = useMe()
  const name = gameOf(game)?.name ?? game
  const rules = t(`rules_${usualRules(gameOf(game), language)}`)
  const level = suggestedLevel(ratingHere(game, language))
  const [attempt, setAttempt] = useState(0)
  const fault = usePairing(game, language, who.type === 'known', attempt)
  const faultText = useFaultText()
  const sought = t('pairingIs', { language: dictionaryName(language, i18n.language), rules })
  return (
    <>
      <Bar title={name} />
      {who.type === 'nobody' ? (
        <NameForm title={name} begin={t('begin')}>
          <p>{sought}</p>
          <p className="quiet">{t('nameFirst')}</p>
        </NameForm>
      ) : who.type === 'away' || who.type === 'banned' ? (
        <Waiting text={who.type === 'banned' ? faultText(who.why) : t('serverAway')}>
          <Link href="/" className="button main">
            {t('home')}
          </Link>
        </Waiting>
      ) : (
        <Waiting text={fault || t('pairingTitle', { game: name })}>
          <p className="quiet">{sought}</p>
          <p className="instead">
            <Link href="/" className="button">
              {t('cancel')}
            </Link>
            <Link href={`/${game}/${language}/${level}`} className="button">
              {t('pairingComputer')}
            </Link>
            {fault && (
              <button type="button" className="button main" onClick={() => setAttempt(attempt + 1)}>
                {t('retry')}
              </button>
            )}
          </p>
          <TableRows filter={{ game, language }} few={FEW} title={t('openTables')} />
        </Waiting>
      )}
    </>
  )
}

/** Asks repeatedly until another player comes, and stops when the page is left. Returns the error, if any. */
function usePairing(game: string, language: string, ready: boolean, attempt: number): string {
  const [, go] = useLocation()
  const faultText = useFaultText()
  const [fault, setFault] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!ready) return
    const leaving = new AbortController()
    setFault('')
    const wait = async () => {
      while (!leaving.signal.aborted) {
        const { table } = await pair(game, language, leaving.signal)
        if (table !== null && !leaving.signal.aborted) return go(`/table/${table}`, { replace: true })
      }
    }
    wait().catch((error) => {
      if (!leaving.signal.aborted) setFault(faultText(error))
    })
    return () => leaving.abort()
  }, [game, language, ready, attempt])
  return fault
}
