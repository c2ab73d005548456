import '../../table/table.css'
import '../typ-dom.css'
import { typDom } from '@estocade/games'
import { alphabets } from '@estocade/words'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableSession } from '../../session/session.ts'
import { Announcer } from '../../table/announcer.tsx'
import { TableNotices, TableTools } from '../../table/extras.tsx'
import { LetterChoice } from '../../table/letter-choice.tsx'
import { Sides } from '../../table/mark.tsx'
import { useTableModel } from '../../table/model.ts'
import { Result } from '../../table/result.tsx'
import { seatOf } from '../../table/seating.ts'
import { TurnStrip } from '../../table/turn-strip.tsx'
import { useAct } from '../../table/use-act.ts'
import { useDrag } from '../../table/use-drag.ts'
import { useGameEvents } from '../../table/use-game-events.ts'
import { timeLeft } from '../../table/use-seconds.ts'
import { EndlessTable, type TableStone } from '../endless-table.tsx'
import { lettersOf } from '../letters-of.ts'
import { SmallMap, ZoomButtons } from '../map.tsx'
import { Players } from '../players.tsx'
import { SettlementPanel, settlementTitle } from '../settlement.tsx'
import { SpokenTable } from '../spoken-table.tsx'
import { useCamera } from '../use-camera.ts'
import { useFollowing } from '../use-following.ts'
import { useInsets } from '../use-insets.ts'
import { useLayingOut } from '../use-laying-out.ts'
import { useTableKeys } from '../use-table-keys.ts'
import { actionText } from './action-text.ts'
import { Dock } from './dock.tsx'
import { sceneOf, waysOf } from './scene.ts'
import { ScoreSheet } from './score-sheet.tsx'
import { titleOf, whatOf } from './sentences.ts'
import { lastLaid, turnsOf } from './sheet.ts'
import { spoken } from './spoken.ts'
import { verdictOn } from './verdict.ts'
import { WordFlag } from './word-flag.tsx'

interface CrosswordTableProps {
  readonly session: TableSession
  readonly onAgain: () => void
}

const noStones: readonly typDom.Stone[] = []

/** A running game of Kreuzwort or Point as one seat sees it. */
export function CrosswordTable({ session, onAgain }: CrosswordTableProps) {
  const { t } = useTranslation()
  const table = session.view!
  const me = seatOf(table)
  const view = table.match!.view as unknown as typDom.CrosswordView
  const ways = waysOf(table.game)
  const model = useTableModel(session)
  const { names } = model
  const scene = sceneOf(view, me)
  const events = useGameEvents<typDom.CrosswordSeen>(session)
  const alphabet = alphabets[view.config.language]
  const { points } = typDom.stoneSet(alphabet)
  const shownPoints = ways.points ? points : undefined
  const { act, refusal, forget } = useAct<typDom.CrosswordAction>(session)
  const rack = (me === undefined ? null : view.racks[me]) ?? noStones
  const [buying, setBuying] = useState(false)

  const last = useMemo(() => lastLaid(events), [events])
  const draft = useLayingOut(view.grid, rack, homeOf(last))
  const { clear } = draft
  const mayLay = scene.type === 'playing' && scene.mayLay
  const verdict = useMemo(
    () =>
      verdictOn(
        { grid: view.grid, touching: view.config.touching, points },
        draft.out,
        draft.lacking,
        draft.cursor.direction,
      ),
    [view.grid, view.config.touching, points, draft.out, draft.lacking, draft.cursor.direction],
  )
  const insets = useInsets()
  const camera = useCamera(insets)
  const lastCells = last && typDom.laidBy(last)
  useFollowing(camera, view.grid, lastCells, mayLay ? draft.cursor : undefined)

  const enter = () => {
    if (scene.type === 'pause' && !scene.ready) return void act({ type: 'ready' })
    if (mayLay && verdict.type === 'ready') void act({ type: 'lay', ...verdict.placement })
  }
  const empty = view.stocks.red + view.stocks.black === 0
  const mayPass = scene.type === 'playing' && (!ways.mustBuy || empty)
  useTableKeys(alphabet, {
    draft: mayLay ? draft : undefined,
    camera,
    onEnter: enter,
    onPass: () => {
      if (mayPass) void act({ type: 'pass' })
      else if (scene.type === 'playing') setBuying(true)
    },
    onEscape: () => setBuying(false),
  })
  const drag = useDrag((from, { target, x, y }) => {
    if (!mayLay) return false
    if (target !== 'table') {
      draft.takeBack(from)
      return false
    }
    const cell = camera.cellUnder(x, y)
    return cell !== undefined && draft.drop(from, cell)
  })
  // What was laid out belongs to one rack and one table.
  const { version } = table.match!
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is the signal
  useEffect(() => {
    clear()
    setBuying(false)
  }, [version, clear])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stone answers the refusal
  useEffect(forget, [draft.out])

  const fresh = view.phase.type === 'turn' ? view.phase.fresh : []
  const swaps = scene.type === 'playing' ? typDom.swapsOf(view.grid, rack, fresh) : []
  const stones = useMemo(
    () =>
      stonesOn(
        view.grid,
        mayLay ? draft.out : [],
        swaps,
        verdict.type === 'ready' ? verdict.placement : undefined,
      ),
    [view.grid, draft.out, mayLay, swaps, verdict],
  )
  const live = liveSeat(scene, me)
  const { clock } = view.config
  const settlement =
    view.phase.type === 'pause' || view.phase.type === 'over' ? view.phase.settlement : undefined
  const costOf = (stones: readonly typDom.Stone[]) =>
    ways.points ? typDom.leftPoints(stones, typDom.stoneSet(alphabet)) : typDom.rackPrice(stones)
  const scores = view.scores.map((score, seat) =>
    settlement || !ways.points ? score : score + view.points[seat]!,
  )
  const describe = (action: { readonly type: string }): string =>
    actionText(t, view.grid, action as typDom.CrosswordAction)
  return (
    <Sides.Provider value={{ me: me ?? 0, count: names.length }}>
      <main
        className={`game-table typ-dom ${table.game}`}
        data-scene={scene.type}
        data-version={version}
        {...drag}
      >
        <TurnStrip
          title={titleOf(t, scene, names)}
          what={whatOf(t, scene, view, ways, names)}
          left={live === undefined ? undefined : timeLeft(table, live)}
          at={table.at}
          whole={clock.type === 'turn' ? clock.seconds : undefined}
        >
          <TableTools model={model} describe={describe} />
        </TurnStrip>
        <TableNotices model={model} describe={describe} />
        <Announcer
          events={events}
          spoken={(event) => spoken(t, event, names, ways.points)}
          left={mayLay && live !== undefined ? timeLeft(table, live) : undefined}
          at={table.at}
        />
        <div className="arena">
          <Players
            names={names}
            scores={scores}
            held={view.held}
            stocks={view.stocks}
            live={live}
            sheet={<ScoreSheet turns={turnsOf(events)} names={names} points={ways.points} />}
          />
          <EndlessTable
            camera={camera}
            label={t('tdTable')}
            stones={stones}
            points={shownPoints}
            cursor={mayLay && verdict.type !== 'ready' ? draft.cursor : undefined}
            onCell={(cell) => mayLay && draft.point(cell)}
            inside={mayLay && verdict.type === 'ready' && <WordFlag verdict={verdict} points={ways.points} />}
          >
            <ZoomButtons camera={camera} grid={view.grid} />
            <SmallMap camera={camera} grid={view.grid} />
            <SpokenTable grid={view.grid} cursor={mayLay ? draft.cursor : undefined} />
          </EndlessTable>
        </div>
        {scene.type === 'over' && <Result session={session} names={names} me={me} onAgain={onAgain} />}
        {settlement && (
          <SettlementPanel
            title={settlementTitle(t, settlement, names, me)}
            names={names}
            racks={view.racks}
            costOf={costOf}
            changes={settlement.changes}
            scores={view.scores}
            onReady={scene.type === 'pause' && !scene.ready ? () => void act({ type: 'ready' }) : undefined}
            waiting={scene.type === 'pause' && scene.ready}
          />
        )}
        {me !== undefined && scene.type !== 'over' && scene.type !== 'pause' && (
          <Dock
            scene={scene}
            ways={ways}
            view={view}
            rack={rack}
            names={names}
            draft={draft}
            verdict={verdict}
            refusal={refusal}
            points={shownPoints}
            swaps={swaps}
            buying={buying}
            mayPass={mayPass}
            setBuying={setBuying}
            onEnter={enter}
            act={act}
          />
        )}
        {draft.question && (
          <LetterChoice
            title={t('tdJollyAs')}
            letters={lettersOf(alphabet.letters, rack[draft.question.place]!)}
            onLetter={draft.answer}
          />
        )}
      </main>
    </Sides.Provider>
  )
}

/** Typing begins at the word laid last, across it, until a cell is chosen. */
function homeOf(last: typDom.Placement | undefined) {
  if (!last) return { row: 0, col: 0, direction: 'across' } as const
  const { row, col, direction } = last
  return { row, col, direction: typDom.crossing(direction) }
}

function liveSeat(scene: ReturnType<typeof sceneOf>, me: number | undefined): number | undefined {
  if (scene.type === 'waiting') return scene.for
  return scene.type === 'playing' || scene.type === 'consent' ? me : undefined
}

function stonesOn(
  grid: typDom.Grid,
  out: readonly {
    readonly row: number
    readonly col: number
    readonly stone: string
    readonly place: number | undefined
  }[],
  swaps: readonly typDom.Cell[],
  placement: typDom.Placement | undefined,
): readonly TableStone[] {
  const joined = new Set(placement && typDom.joinsBlocks(placement) ? lyingIn(placement) : [])
  const jollies = new Set(swaps.map(({ row, col }) => typDom.keyOf(row, col)))
  const lying = Object.entries(grid).map(([key, shown]): TableStone => {
    const ring = joined.has(key) ? 'link' : jollies.has(key as typDom.CellKey) ? 'jolly' : undefined
    return { ...typDom.cellOf(key), shown, look: 'lying', ...(ring ? { ring } : {}) }
  })
  const typed = out.map(
    ({ row, col, stone, place }): TableStone => ({
      row,
      col,
      shown: stone,
      look: place === undefined ? 'lacking' : 'typed',
      drag: `out ${typDom.keyOf(row, col)}`,
    }),
  )
  return [...lying, ...typed]
}

const lyingIn = (placement: typDom.Placement): readonly string[] =>
  [...placement.stones].flatMap((stone, k) => {
    const { row, col } = typDom.step(placement, placement.direction, k)
    return stone === typDom.LYING ? [typDom.keyOf(row, col)] : []
  })
