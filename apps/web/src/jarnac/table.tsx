import './jarnac.css'
import type { JarnacAction, JarnacEvent, JarnacView } from '@estocade/games'
import { jarnacScore } from '@estocade/games'
import { alphabets } from '@estocade/words'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BagIcon } from '../pieces/icons.tsx'
import type { RefusalText, TableSession } from '../session/session.ts'
import { type Aim, aim, reachable } from './aiming.ts'
import { Board } from './board.tsx'
import { Dock } from './dock.tsx'
import { History } from './history.tsx'
import { freshLetters, marksOf } from './marks.ts'
import { Result } from './result.tsx'
import { groundOf, type Scene, sceneOf } from './scene.ts'
import { TurnStrip } from './turn-strip.tsx'
import { useTyping } from './use-typing.ts'

interface JarnacTableProps {
  readonly session: TableSession
  readonly onAgain: () => void
}

/** A running game of Jarnac as the player in it sees it. */
export function JarnacTable({ session, onAgain }: JarnacTableProps) {
  const { t } = useTranslation()
  const table = session.view!
  const me = table.viewer === 'spectator' ? 0 : table.viewer
  const view = table.match!.view as unknown as JarnacView
  const names = useNames(table.sides, me)
  const events = useGameEvents(session)
  const scene = sceneOf(view, me)
  const ground = groundOf(view, me, scene)
  const [refusal, setRefusal] = useState<RefusalText>()

  const act = useCallback(
    async (action: JarnacAction) => {
      const about = table.duties.find(({ seat }) => seat === me)?.about ?? ''
      setRefusal(await session.send({ type: 'act', about, action }))
    },
    [session.send, table, me],
  )
  const enter = () => {
    if (target.type !== 'ready') return
    void act(actionFor(scene, target.row, typing.typed))
  }
  const pass = () => {
    if (scene.type === 'playing') void act({ type: 'pass' })
    if (scene.type === 'window') void act({ type: 'decline', window: scene.window })
  }
  const typing = useTyping(alphabets[view.config.language], ground !== undefined, {
    onEnter: enter,
    onPass: pass,
  })
  const target: Aim = ground ? aim(ground, typing.typed, typing.chosen) : { type: 'nothing' }

  // What was typed belongs to one version of the match: laid or lost, it is over.
  const { clear } = typing
  const { version } = table.match!
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is the signal
  useEffect(() => {
    clear()
    setRefusal(undefined)
  }, [version, clear])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another letter answers the refusal
  useEffect(() => setRefusal(undefined), [typing.typed])

  const marks = useMemo(() => marksOf(events, view.sides.length), [events, view.sides.length])
  const live = scene.type === 'window' ? scene.victim : scene.type === 'waiting' ? scene.for : me
  return (
    <main className={`jarnac ${scene.type}`} data-version={version}>
      <TurnStrip
        scene={scene}
        names={names}
        view={view}
        me={me}
        left={table.clocks[live] ?? undefined}
        at={table.at}
      />
      {scene.type === 'over' && (
        <Result session={session} view={view} me={me} names={names} onAgain={onAgain} />
      )}
      <div className="stage">
        {view.sides.map((side, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <section key={seat} className={seat === live ? 'side live' : 'side'}>
            <h2 className="who">
              <span className={`mark s${seat}`} aria-hidden="true" />
              <span>{names[seat]}</span>
              <span className="figure score">{jarnacScore(side.rows)}</span>
            </h2>
            <Board
              name={names[seat]!}
              rows={side.rows}
              longest={view.config.longest}
              shortest={view.config.shortest}
              live={seat === live}
              prey={scene.type === 'window' && seat === scene.victim}
              stolen={marks.stolen[seat]!}
              robbed={marks.robbed[seat]!}
              {...boardAim(scene, target, typing.typed, view, seat, me)}
              {...(ground && groundSeat(scene, me) === seat && typing.typed !== ''
                ? { out: faded(side.rows, reachable(ground, typing.typed)), onRow: typing.choose }
                : {})}
            />
            {groundSeat(scene, me) !== seat && (
              <p className="held">
                <span className="caption">
                  {seat === me ? t('reserve') : t('reserveOf', { name: names[seat] })}
                </span>
                <span className="letters">{[...side.reserve].join(' ')}</span>
              </p>
            )}
          </section>
        ))}
        <aside>
          <p className="bag">
            <BagIcon /> <b className="figure">{view.bag}</b> {t('inBag')}
          </p>
          <History events={events} names={names} />
        </aside>
      </div>
      {scene.type !== 'over' && (
        <Dock
          scene={scene}
          view={view}
          me={me}
          names={names}
          typing={typing}
          target={target}
          refusal={refusal}
          fresh={freshLetters(events, me)}
          act={act}
          onEnter={enter}
        />
      )}
    </main>
  )
}

const actionFor = (scene: Scene, row: number | null, word: string): JarnacAction =>
  scene.type === 'window' ? { type: 'call', window: scene.window, word, row } : { type: 'lay', word, row }

/** Whose letters may be used now. */
const groundSeat = (scene: Scene, me: number): number => (scene.type === 'window' ? scene.victim : me)

const faded = (rows: readonly string[], near: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...rows.keys()].filter((row) => rows[row] !== '' && !near.has(row)))

/** Where the typed word shows: on its own row, or as loot on mine. */
function boardAim(scene: Scene, target: Aim, typed: string, view: JarnacView, seat: number, me: number) {
  if (target.type !== 'open' && target.type !== 'ready') return {}
  const theft = scene.type === 'window'
  const ground = groundSeat(scene, me)
  const aimed = seat === ground && target.row !== null ? { aimed: target.row } : {}
  const free = view.sides[me]!.rows.indexOf('')
  if (theft)
    return seat === me && free >= 0 ? { ghost: { row: free, word: typed, look: 'loot' as const } } : aimed
  if (seat !== me) return {}
  const row = target.row ?? free
  return row < 0 ? aimed : { ...aimed, ghost: { row, word: typed, look: 'typed' as const } }
}

function useNames(sides: readonly { bot?: string; members: readonly { name: string }[] }[], me: number) {
  const { t } = useTranslation()
  return sides.map(({ bot, members }, seat) =>
    seat === me
      ? t('you')
      : bot
        ? t(`level_${bot}`, { defaultValue: bot })
        : members.map(({ name }) => name).join(', '),
  )
}

const useGameEvents = ({ events }: TableSession): readonly JarnacEvent[] =>
  useMemo(
    () =>
      events.flatMap((event) => (event.type === 'step' ? (event.events as unknown as JarnacEvent[]) : [])),
    [events],
  )
