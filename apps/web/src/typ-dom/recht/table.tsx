import '../../table/table.css'
import '../typ-dom.css'
import { typDom } from '@estocade/games'
import { alphabets } from '@estocade/words'
import type { TFunction } from 'i18next'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableSession } from '../../session/session.ts'
import { Announcer } from '../../table/announcer.tsx'
import { TableNotices, TableTools } from '../../table/extras.tsx'
import { Sides } from '../../table/mark.tsx'
import { useTableModel } from '../../table/model.ts'
import { Result } from '../../table/result.tsx'
import { seatOf } from '../../table/seating.ts'
import { TurnStrip } from '../../table/turn-strip.tsx'
import { useAct } from '../../table/use-act.ts'
import { useGameEvents } from '../../table/use-game-events.ts'
import { timeLeft } from '../../table/use-seconds.ts'
import { EndlessTable, type TableStone } from '../endless-table.tsx'
import { SmallMap, ZoomButtons } from '../map.tsx'
import { Players } from '../players.tsx'
import { SettlementPanel, settlementTitle } from '../settlement.tsx'
import { SpokenTable } from '../spoken-table.tsx'
import { useCamera } from '../use-camera.ts'
import { useFollowing } from '../use-following.ts'
import { useInsets } from '../use-insets.ts'
import { useTableKeys } from '../use-table-keys.ts'
import { actionText } from './action-text.ts'
import { Dock, mayType } from './dock.tsx'
import { History, lineOf } from './history.tsx'
import { NamingLine } from './naming-line.tsx'
import { actionFor, placesOf, type Way } from './namings.ts'
import { isMine, type Scene, sceneOf } from './scene.ts'
import { useNaming } from './use-naming.ts'

interface RechtTableProps {
  readonly session: TableSession
  readonly onAgain: () => void
}

const noStones: readonly typDom.Stone[] = []

/** A running game of Wer behält recht? as one seat sees it. */
export function RechtTable({ session, onAgain }: RechtTableProps) {
  const { t } = useTranslation()
  const table = session.view!
  const me = seatOf(table)
  const view = table.match!.view as unknown as typDom.RechtView
  const model = useTableModel(session)
  const { names } = model
  const scene = sceneOf(view, me)
  const events = useGameEvents<typDom.RechtSeen>(session)
  const { act, refusal, forget } = useAct<typDom.RechtAction>(session)
  const rack = (me === undefined ? null : view.racks[me]) ?? noStones
  const draft = useNaming(view, rack)
  const { clear } = draft
  const insets = useInsets()
  const camera = useCamera(insets)
  const last = useMemo(() => lastCells(view), [view])
  useFollowing(camera, view.grid, last, draft.way?.laid)

  const enter = () => {
    if (scene.type === 'pause' && !scene.ready) return void act({ type: 'ready' })
    if (scene.type === 'duty') {
      const [stones] = typDom.fulfilments(view.grid, view.naming!, rack)
      if (stones !== undefined) void act({ type: 'fulfil', stones })
    } else if (mayType(scene) && draft.way) void act(actionFor(draft.way))
  }
  useTableKeys(alphabets[view.config.language], {
    draft: mayType(scene) ? draft : undefined,
    camera,
    onEnter: enter,
    onPass: () => isMine(scene) && scene.type !== 'duty' && void act({ type: 'pass' }),
  })
  const { version } = table.match!
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is the signal
  useEffect(clear, [version])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another letter answers the refusal
  useEffect(forget, [draft.typed, draft.way])

  const mine = isMine(scene)
  const fresh = 'fresh' in view.phase ? view.phase.fresh : []
  const swaps = mine ? typDom.swapsOf(view.grid, rack, fresh) : []
  const way = mayType(scene) ? draft.way : undefined
  const stones = useMemo(() => stonesOn(view, way, swaps), [view, way, swaps])
  const live = scene.type === 'waiting' ? scene.for : mine || scene.type === 'consent' ? me : undefined
  const settlement =
    view.phase.type === 'pause' || view.phase.type === 'over' ? view.phase.settlement : undefined
  const { clock } = view.config
  const describe = (action: { readonly type: string }): string =>
    actionText(t, view, action as typDom.RechtAction)
  return (
    <Sides.Provider value={{ me: me ?? 0, count: names.length }}>
      <main className="game-table typ-dom recht" data-scene={scene.type} data-version={version}>
        <TurnStrip
          {...sentences(t, scene, view, names)}
          left={live === undefined ? undefined : timeLeft(table, live)}
          at={table.at}
          whole={clock.type === 'turn' ? clock.seconds : undefined}
        >
          <TableTools model={model} describe={describe} />
        </TurnStrip>
        <TableNotices model={model} describe={describe} />
        <Announcer
          events={events}
          spoken={(event) => {
            const line = lineOf(t, event)
            return line && ('seat' in event ? `${names[event.seat]}: ${line}.` : `${line}.`)
          }}
          left={mine && live !== undefined ? timeLeft(table, live) : undefined}
          at={table.at}
        />
        <div className="arena">
          <Players
            names={names}
            scores={view.scores}
            held={view.held}
            stocks={view.stocks}
            live={live}
            out={view.out}
            sheet={<History events={events} names={names} />}
          >
            <NamingLine view={view} names={names} me={me} rack={rack} />
          </Players>
          <EndlessTable
            camera={camera}
            label={t('tdTable')}
            stones={stones}
            places={mine && !way ? placesOf(view) : []}
            onCell={draft.point}
          >
            <ZoomButtons camera={camera} grid={view.grid} />
            <SmallMap camera={camera} grid={view.grid} />
            <SpokenTable grid={view.grid} cursor={undefined} />
          </EndlessTable>
        </div>
        {scene.type === 'over' && <Result session={session} names={names} me={me} onAgain={onAgain} />}
        {settlement && (
          <SettlementPanel
            title={settlementTitle(t, settlement, names, me)}
            names={names}
            racks={view.racks}
            costOf={typDom.rackPrice}
            changes={settlement.changes}
            scores={view.scores}
            onReady={scene.type === 'pause' && !scene.ready ? () => void act({ type: 'ready' }) : undefined}
            waiting={scene.type === 'pause' && scene.ready}
          />
        )}
        {me !== undefined && !settlement && (
          <Dock
            scene={scene}
            view={view}
            rack={rack}
            names={names}
            draft={draft}
            refusal={refusal}
            swaps={swaps}
            onEnter={enter}
            act={act}
          />
        )}
      </main>
    </Sides.Provider>
  )
}

function sentences(t: TFunction, scene: Scene, view: typDom.RechtView, names: readonly string[]) {
  switch (scene.type) {
    case 'begin':
    case 'grow':
    case 'bonus':
    case 'duty':
      return {
        title: t(`reTitle_${scene.type}`),
        what: t(`reWhat_${scene.type}`, { word: view.naming?.word ?? '' }),
      }
    case 'waiting':
      return { title: t('theirTurn', { name: names[scene.for] }), what: t('tableThinking') }
    case 'consent':
      return {
        title: t('tdHouseTitle'),
        what: t('tdConsentTitle', { name: names[scene.by], word: scene.word }),
      }
    case 'asked':
      return { title: t('tdHouseTitle'), what: t('tdAskedWhat', { word: scene.word }) }
    case 'pause':
      return {
        title: t('tdPauseTitle'),
        what: t('tdPauseWhat', { round: view.round, rounds: view.config.rounds }),
      }
    case 'over':
      return { title: t('over'), what: undefined }
  }
}

/** What the eye should follow: the word that is being built, else the one finished last. */
function lastCells({ naming, finished }: typDom.RechtView): readonly typDom.Cell[] | undefined {
  const run = naming ?? finished
  return run ? typDom.cellsOfRun(run) : undefined
}

/** What lies there, what the named word lacks, and the stone about to be laid. */
function stonesOn(
  view: typDom.RechtView,
  way: Way | undefined,
  swaps: readonly typDom.Cell[],
): readonly TableStone[] {
  const { grid, naming } = view
  const jollies = new Set(swaps.map(({ row, col }) => typDom.keyOf(row, col)))
  const lying = Object.entries(grid).map(([key, shown]): TableStone => {
    const ring = jollies.has(key as typDom.CellKey) ? { ring: 'jolly' as const } : {}
    return { ...typDom.cellOf(key), shown, look: 'lying', ...ring }
  })
  const run = way?.run ?? naming
  const after = way ? typDom.withStones(grid, [way.laid]) : grid
  const needed = run
    ? typDom
        .missing(after, run)
        .map(({ row, col, stone }): TableStone => ({ row, col, shown: stone, look: 'needed' }))
    : []
  const laid: readonly TableStone[] = way
    ? [{ row: way.laid.row, col: way.laid.col, shown: way.laid.stone, look: 'typed' }]
    : []
  return [...lying, ...needed, ...laid]
}
