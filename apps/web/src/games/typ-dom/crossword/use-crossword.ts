import { typDom, viewIn } from '@estocade/games'
import { alphabets } from '@estocade/words'
import { useEffect, useMemo, useState } from 'react'
import type { TableSession } from '../../../session/session.ts'
import { judgingOf } from '../../../table/judging.ts'
import { useTableModel } from '../../../table/model.ts'
import { useStory } from '../../../table/story.ts'
import { useAct } from '../../../table/use-act.ts'
import { useDrag } from '../../../table/use-drag.ts'
import { useDisplay } from '../../../words/ask.ts'
import { allCount, useChecked } from '../../../words/checked.ts'
import { useCamera } from '../use-camera.ts'
import { useFollowing } from '../use-following.ts'
import { useInsets } from '../use-insets.ts'
import { useLayingOut } from '../use-laying-out.ts'
import { useTableKeys } from '../use-table-keys.ts'
import { wordRulesOf } from '../word-rules.ts'
import { sceneOf, waysOf } from './scene.ts'
import { lastLaid } from './sheet.ts'
import { stonesOn } from './stones-on.ts'
import { flagCells, type Verdict, verdictOn, wordsIn } from './verdict.ts'

const noStones: readonly typDom.Stone[] = []

/** A table of Kreuzwort or Point as one seat sees it, with the stones that the player is laying out. */
export function useCrossword(session: TableSession) {
  const model = useTableModel(session)
  const { table, seat: me } = model
  const view = viewIn(table, table.game === 'point' ? 'point' : 'kreuzwort')
  const ways = waysOf(table.game)
  const scene = sceneOf(view, me)
  const { events } = useStory<typDom.CrosswordSeen>(session)
  const alphabet = alphabets[view.config.language]
  const { act, refusal, forget } = useAct<typDom.CrosswordAction>(session)
  const rack = (me === undefined ? null : view.racks[me]) ?? noStones
  const [buying, setBuying] = useState(false)
  const last = useMemo(() => lastLaid(events), [events])
  const draft = useLayingOut(session, view, rack, homeOf(last))
  const mayLay = scene.type === 'playing' && scene.mayLay
  const { verdict, counts, display } = useVerdict(session, view, draft)
  const settled = view.phase.type === 'pause' || view.phase.type === 'over'
  const camera = useCamera(useInsets())
  const focus = mayLay ? [draft.cursor, ...draft.out, ...flagCells(verdict)] : []
  useFollowing(camera, view.grid, last && typDom.laidBy(last), focus, settled)

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
    () => stonesOn(view.grid, mayLay ? draft.out : [], swaps, placement, last),
    [view.grid, draft.out, mayLay, swaps, placement, last],
  )
  return {
    ...{
      model,
      view,
      ways,
      scene,
      events,
      alphabet,
      rack,
      me,
      act,
      refusal,
      draft,
      verdict,
      counts,
      display,
    },
    ...{ mayLay, mayPass, settled, camera, ready, enter, drag, swaps, stones, buying, setBuying },
  }
}

export type Crossword = ReturnType<typeof useCrossword>

/** The word laid out, and whether all its words count; `undefined` if that is shown only after the word is laid. */
function useVerdict(
  session: TableSession,
  view: typDom.CrosswordView,
  { out, lacking, cursor }: ReturnType<typeof useLayingOut>,
) {
  const { grid, config } = view
  const { points } = typDom.stoneSet(alphabets[config.language])
  const { touching, language } = config
  const verdict = useMemo<Verdict>(
    () => verdictOn({ grid, touching, points }, out, lacking, cursor.direction),
    [grid, touching, points, out, lacking, cursor.direction],
  )
  const words = wordsIn(verdict)
  const told = judgingOf(session, false) === 'typing'
  const checked = useChecked(session, told ? wordRulesOf(view) : undefined, words)
  const wrong = words.find((word) => checked(word) === false)
  const display = useDisplay(language, words[0] ?? '')
  return { verdict, counts: { all: allCount(checked, words), wrong, why: checked.why(wrong) }, display }
}

/** Until the player chooses a cell, typing begins at the word laid last, across it. */
function homeOf(last: typDom.Placement | undefined) {
  if (!last) return { row: 0, col: 0, direction: 'across' } as const
  const { row, col, direction } = last
  return { row, col, direction: typDom.crossing(direction) }
}
