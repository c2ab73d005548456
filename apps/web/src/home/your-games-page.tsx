import { figure } from '@estocade/texts/numbers'
import { Link, useLocation } from 'wouter'
import { Bar } from '../components/bar.tsx'
import { gameOf } from '../games/index.ts'
import { finishedLog } from '../local/finished-log.ts'
import { forgetGame, type SavedGame } from '../local/saved-games.ts'
import { UploadGame } from '../local/upload-game.tsx'
import { myFinished } from '../online/api.ts'
import { useMe } from '../online/me.ts'
import { useAsk } from '../online/use-ask.ts'
import { PersonalBests } from '../ratings/personal-bests.tsx'
import { useBests } from '../ratings/use-bests.ts'
import { addressOf } from '../review/share.tsx'
import { dictionaryCode } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { useYourGames } from './use-your-games.ts'
import { GameRows, useOpponents } from './your-games.tsx'

/** Running and finished games, on this device and on the server. */
export default function YourGamesPage() {
  const { t } = useTranslation()
  const yours = useYourGames()
  const bests = useBests()
  return (
    <>
      <Bar title={t('yourGames')} />
      <main className="page">
        <h1>{t('yourGames')}</h1>
        <section className="sheet block">
          <h2>{t('running')}</h2>
          {yours.away && <p className="quiet">{t('serverAway')}</p>}
          {yours.running.length === 0 && <p className="quiet">{t('noGames')}</p>}
          <GameRows games={yours.running} onChange={yours.again} />
        </section>
        <section className="sheet block">
          <h2>{t('finishedHere')}</h2>
          {yours.finished.length === 0 && <p className="quiet">{t('noFinished')}</p>}
          {yours.finished.some(({ sent }) => sent === undefined) && <p className="quiet">{t('sendInIs')}</p>}
          <ul className="rows">
            {yours.finished.map((game) => (
              <FinishedHere key={game.id} game={game} onChange={yours.again} />
            ))}
          </ul>
        </section>
        <FinishedThere />
        <PersonalBests bests={bests ?? []} />
      </main>
    </>
  )
}

function FinishedHere({ game, onChange }: { readonly game: SavedGame; readonly onChange: () => void }) {
  const { t, i18n } = useTranslation()
  const opponents = useOpponents()
  const [, go] = useLocation()
  const forget = () => void forgetGame(game.id).then(onChange)
  const review = async () => {
    const { sides } = game.opening
    const names = sides.map((side) =>
      side.type === 'bot' ? `bot:${side.bot}` : side.name === t('you') ? '' : side.name,
    )
    go(await addressOf({ ...(await finishedLog(game)), names }), { state: { me: 0 } })
  }
  return (
    <li className="table-row">
      <span className="caption">{dictionaryCode(game.opening.language)}</span>
      <Link href={`/play/${game.id}`}>
        <b>{opponents({ type: 'local', game })}</b> {gameOf(game.opening.game)?.name}
        <small className="quiet">
          {[
            new Date(game.changedAt).toLocaleDateString(i18n.language),
            game.result && t(`result_${game.result}`),
            game.scores?.map(figure).join(' : '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </Link>
      <div className="doors">
        <button type="button" className="link" onClick={() => void review()}>
          {t('reviewGo')}
        </button>
        <UploadGame game={game} onSent={onChange} />
        <button type="button" className="link" onClick={forget}>
          {t('forget')}
        </button>
      </div>
    </li>
  )
}

function FinishedThere() {
  const { t, i18n } = useTranslation()
  const who = useMe()
  const opponents = useOpponents()
  const [finished] = useAsk(who.type, async () => (who.type === 'known' ? myFinished() : []))
  if (finished.type !== 'there' || finished.value.length === 0) return null
  return (
    <section className="sheet block">
      <h2>{t('finishedThere')}</h2>
      <ul className="rows">
        {finished.value.map((table) => (
          <li key={`${table.id}/${table.changedAt}`}>
            <Link href={`/table/${table.id}`}>
              <span className="caption">{dictionaryCode(table.language ?? '')}</span>
              <span>
                <b>{opponents({ type: 'table', table })}</b> {gameOf(table.game)?.name ?? table.game}
                <small className="quiet">
                  {new Date(table.changedAt).toLocaleDateString(i18n.language)}
                  {table.offline && ` · ${t('playedOffline')}`}
                </small>
              </span>
              {table.result && <span>{t(`result_${table.result}`)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
