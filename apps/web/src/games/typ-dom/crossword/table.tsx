import { typDom } from '@estocade/games'
import { alphabets } from '@estocade/words'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameAction } from '../../../table/extras.tsx'
import type { KeyList } from '../../../table/keys-panel.tsx'
import { LetterChoice } from '../../../table/letter-choice.tsx'
import { useTableModel } from '../../../table/model.ts'
import { useStory } from '../../../table/story.ts'
import { useAct } from '../../../table/use-act.ts'
import { useDrag } from '../../../table/use-drag.ts'
import { runningTime } from '../../../table/use-time.ts'
import type { GameTableProps } from '../../page-game.ts'
import { BoxTable } from '../box-table.tsx'
import { lettersOf } from '../letters-of.ts'
import { showEvent } from '../show-event.ts'
import { useCamera } from '../use-camera.ts'
import { useFollowing } from '../use-following.ts'
import { useInsets } from '../use-insets.ts'
import { useLayingOut } from '../use-laying-out.ts'
import { useTableKeys } from '../use-table-keys.ts'
import { actionText } from './action-text.ts'
import { CrosswordDock } from './dock.tsx'
import { sceneOf, waysOf } from './scene.ts'
import { ScoreSheet } from './score-sheet.tsx'
import { titleOf, whatOf } from './sentences.ts'
import { lastLaid, turnsOf } from './sheet.ts'
import { spoken } from './spoken.ts'
import { stonesOn } from './stones-on.ts'
import { verdictOn } from './verdict.ts'
import { WordFlag } from './word-flag.tsx'

const noStones: readonly typDom.Stone[] = []

const keys: KeyList = [
  ['A … Z', 'keyType'],
  ['Enter', 'keyLay'],
  ['Backspace', 'keyBack'],
  ['Esc', 'keyEsc'],
  ['← ↑ ↓ →', 'keyMove'],
  ['Space', 'keyTurn'],
  ['+ −', 'keyZoom'],
  ['Ctrl Enter', 'keyPassOrBuy'],
  ['Alt ↑', 'keyTake'],
  ['?', 'keyHelp'],
]

/** A running game of Kreuzwort or Point as one seat sees it. */
export function CrosswordTable({ session, onAgain }: GameTableProps) {
  const { t } = useTranslation()
  const model = useTableModel(session)
  const { table, seat: me, names } = model
  const view = table.match!.view as unknown as typDom.CrosswordView
  const ways = waysOf(table.game)
  const scene = sceneOf(view, me)
  const events = useStory<typDom.CrosswordSeen>(session)
  const alphabet = alphabets[view.config.language]
  const { points } = typDom.stoneSet(alphabet)
  const shownPoints = ways.points ? points : undefined
  const { act, refusal, forget } = useAct<typDom.CrosswordAction>(session)
  const rack = (me === undefined ? null : view.racks[me]) ?? noStones
  const [buying, setBuying] = useState(false)

  const last = useMemo(() => lastLaid(events), [events])
  const draft = useLayingOut(session, view, rack, homeOf(last))
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
  const camera = useCamera(useInsets())
  useFollowing(camera, view.grid, last && typDom.laidBy(last), mayLay ? draft.cursor : undefined)

  const ready = () => void act({ type: 'ready' })
  const enter = () => {
    if (scene.type === 'pause' && !scene.ready) ready()
    else if (mayLay && verdict.type === 'ready') void act({ type: 'lay', ...verdict.placement })
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
  const { version } = table.match!
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is the signal
  useEffect(() => setBuying(false), [version])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stone answers the refusal
  useEffect(forget, [draft.out])

  const fresh = view.phase.type === 'turn' ? view.phase.fresh : []
  const swaps = scene.type === 'playing' ? typDom.swapsOf(view.grid, rack, fresh) : []
  const placement = verdict.type === 'ready' ? verdict.placement : undefined
  const stones = useMemo(
    () => stonesOn(view.grid, mayLay ? draft.out : [], swaps, placement),
    [view.grid, draft.out, mayLay, swaps, placement],
  )
  const live = liveSeat(scene, me)
  const settled = view.phase.type === 'pause' || view.phase.type === 'over'
  const show = (action: GameAction): boolean => {
    const advice = action as typDom.CrosswordAction
    if (advice.type === 'buy') setBuying(true)
    if (advice.type !== 'lay') return false
    draft.show(advice)
    return true
  }
  return (
    <BoxTable<typDom.CrosswordSeen>
      model={model}
      kind={`typ-dom ${table.game}`}
      scene={scene.type}
      title={titleOf(t, scene, names)}
      what={whatOf(t, scene, view, ways, names)}
      time={runningTime(table, live)}
      keys={keys}
      describe={(action) => actionText(t, view.grid, action as typDom.CrosswordAction)}
      show={show}
      spoken={(event) => spoken(t, event, names, ways.points)}
      onEvent={(event) => showEvent(event, me)}
      drag={drag}
      onAgain={onAgain}
      view={view}
      cursor={mayLay ? draft.cursor : undefined}
      players={{
        live,
        scores: view.scores.map((score, seat) =>
          settled || !ways.points ? score : score + view.points[seat]!,
        ),
        sheet: (
          <ScoreSheet
            turns={turnsOf(events)}
            names={names}
            points={ways.points}
            language={view.config.language}
          />
        ),
      }}
      table={{
        camera,
        stones,
        points: shownPoints,
        cursor: mayLay && verdict.type !== 'ready' ? draft.cursor : undefined,
        onCell: (cell) => mayLay && draft.point(cell),
        inside: mayLay && verdict.type === 'ready' && <WordFlag verdict={verdict} points={ways.points} />,
      }}
      costOf={(left) =>
        ways.points ? typDom.leftPoints(left, typDom.stoneSet(alphabet)) : typDom.rackPrice(left)
      }
      onReady={ready}
      dock={
        <>
          <CrosswordDock
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
          {draft.question && (
            <LetterChoice
              title={t('tdJollyAs')}
              letters={lettersOf(alphabet.letters, rack[draft.question.place]!)}
              onLetter={draft.answer}
            />
          )}
        </>
      }
    />
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
