import { type ComponentType, useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { Bar } from '../components/bar.tsx'
import { DictionaryBuilding } from '../components/dictionary-building.tsx'
import { Waiting } from '../components/waiting.tsx'
import { type GameTableProps, gameOf, type PageGame } from '../games/index.ts'
import { useTable } from '../games/parts.ts'
import { AboutInBar } from '../games/table-about.tsx'
import { useGameLock } from '../pwa/game-lock.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { openingAgain } from './quick-opening.ts'
import { beginGame, type SavedGame, savedGame } from './saved-games.ts'
import { type LocalSession, useLocalTable } from './use-local-table.ts'

/** A game on this device: against bots, alone, or with several people who share it. */
export default function LocalPage() {
  const { id = '' } = useParams()
  return <LocalGame key={id} id={id} />
}

function LocalGame({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const [attempt, setAttempt] = useState(0)
  const saved = useSaved(id)
  const session = useLocalTable(id, attempt)
  const game = gameOf(saved?.opening.game ?? '')
  const Table = useTable(game)
  useGameLock(session.view?.phase === 'playing')
  const again = () => {
    if (saved) void beginGame(openingAgain(saved.opening)).then((next) => go(`/play/${next}`))
  }
  const people = saved?.opening.sides.filter(({ type }) => type === 'person').length ?? 1
  return (
    <>
      <Bar title={game?.name}>
        {session.view ? <AboutInBar view={session.view} online={false} /> : <b>{game?.name}</b>}
        {people > 1 && <WhoseTurn session={session} />}
      </Bar>
      {session.status === 'failed' && (
        <Waiting text={t(`local_${session.failure ?? 'no-game'}`)}>
          <Link href="/" className="button">
            {t('home')}
          </Link>
          {session.failure !== 'no-game' && (
            <button type="button" className="button main" onClick={() => setAttempt(attempt + 1)}>
              {t('retry')}
            </button>
          )}
        </Waiting>
      )}
      {session.status === 'loading' &&
        (session.built === undefined ? (
          <Waiting text={t('loading')} />
        ) : (
          <DictionaryBuilding share={session.built} />
        ))}
      {session.status === 'ready' && session.view?.match && saved && (
        <HandedOver shared={people > 1} session={session} game={game} Table={Table} onAgain={again} />
      )}
    </>
  )
}

function useSaved(id: string): SavedGame | undefined {
  const [saved, setSaved] = useState<SavedGame>()
  useEffect(() => {
    savedGame(id).then(setSaved, () => setSaved(undefined))
  }, [id])
  return saved
}

const nameOf = ({ view }: LocalSession): string => {
  const seat = view && view.viewer !== 'spectator' ? view.viewer : 0
  return view?.sides[seat]?.members[0]?.name ?? ''
}

function WhoseTurn({ session }: { readonly session: LocalSession }) {
  const { t } = useTranslation()
  if (session.view?.phase !== 'playing') return null
  return (
    <b className="whose" role="status">
      <span className={`mark s${session.view.viewer}`} aria-hidden="true" />
      {t('turnOf', { name: nameOf(session) })}
    </b>
  )
}

interface HandedOverProps extends GameTableProps {
  readonly session: LocalSession
  readonly game: PageGame | undefined
  /** Undefined until it is loaded. */
  readonly Table: ComponentType<GameTableProps> | undefined
  readonly shared: boolean
}

/** In games with hidden pieces, asks for the next player before it shows their pieces. */
function HandedOver({ session, game, Table, shared, onAgain }: HandedOverProps) {
  const { t } = useTranslation()
  const viewer = session.view!.viewer
  const [holder, setHolder] = useState(viewer)
  if (game === undefined) return <Waiting text={t('local_no-game')} />
  if (Table === undefined) return <Waiting text={t('loading')} />
  if (game.secrets && shared && holder !== viewer)
    return (
      <Waiting text={t('passDevice', { name: nameOf(session) })}>
        <button type="button" className="button main" onClick={() => setHolder(viewer)}>
          {t('iAm', { name: nameOf(session) })}
        </button>
      </Waiting>
    )
  return <Table session={session} onAgain={onAgain} />
}
