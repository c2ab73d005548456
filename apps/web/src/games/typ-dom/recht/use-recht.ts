import { typDom, viewIn } from '@estocade/games'
import { alphabets } from '@estocade/words'
import { useEffect, useMemo } from 'react'
import type { TableSession } from '../../../session/session.ts'
import { judgingOf } from '../../../table/judging.ts'
import { useTableModel } from '../../../table/model.ts'
import { useStory } from '../../../table/story.ts'
import { useAct } from '../../../table/use-act.ts'
import { useDrag } from '../../../table/use-drag.ts'
import { useDisplay } from '../../../words/ask.ts'
import { useChecked } from '../../../words/checked.ts'
import { useCamera } from '../use-camera.ts'
import { useFollowing } from '../use-following.ts'
import { useInsets } from '../use-insets.ts'
import { useTableKeys } from '../use-table-keys.ts'
import { wordRulesOf } from '../word-rules.ts'
import { actionFor, placesOf } from './namings.ts'
import { isMine, mayType, sceneOf } from './scene.ts'
import { stonesOn } from './stones-on.ts'
import { useNaming } from './use-naming.ts'

const noStones: readonly typDom.Stone[] = []

/** A table of Wer behält recht? as one seat sees it, with the word that the player is naming. */
export function useRecht(session: TableSession) {
  const model = useTableModel(session)
  const { table, seat: me } = model
  const view = viewIn(table, 'recht')
  const scene = sceneOf(view, me)
  const { events } = useStory<typDom.RechtSeen>(session)
  const { act, refusal, forget } = useAct<typDom.RechtAction>(session)
  const rack = (me === undefined ? null : view.racks[me]) ?? noStones
  const draft = useNaming(session, view, rack)
  const alphabet = alphabets[view.config.language]
  const open = mayType(scene)
  const way = open ? draft.way : undefined
  const counts = useCounts(session, view, way?.type === 'name' ? way.run.word : '')
  const camera = useCamera(useInsets())
  const last = useMemo(() => lastCells(view), [view])
  const settled = view.phase.type === 'pause' || view.phase.type === 'over'
  useFollowing(camera, view.grid, last, way ? typDom.cellsOfRun(way.run) : [], settled)

  const ready = () => void act({ type: 'ready' })
  const enter = () => {
    if (scene.type === 'pause' && !scene.ready) ready()
    else if (scene.type === 'duty') {
      const [stones] = typDom.fulfilments(view.grid, view.naming!, rack)
      if (stones !== undefined) void act({ type: 'fulfil', stones })
    } else if (way) void act(actionFor(way))
  }
  useTableKeys(alphabet, {
    draft: open ? draft : undefined,
    camera,
    onEnter: enter,
    onPass: () => isMine(scene) && scene.type !== 'duty' && void act({ type: 'pass' }),
  })
  // A stone dropped on a cell is the one to lay there; if no word is typed yet, its letter begins the word.
  const drag = useDrag((from, { target, x, y }) => {
    const stone = rack[Number(from.split(' ')[1])]
    const cell = camera.cellUnder(x, y)
    if (!open || target !== 'table' || !stone || !cell) return false
    if (!typDom.isJollyStone(stone) && !draft.typed.includes(stone)) draft.type(stone)
    draft.point(cell)
    return true
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another letter answers the refusal
  useEffect(forget, [draft.typed, draft.way])

  const mine = isMine(scene)
  const fresh = 'fresh' in view.phase ? view.phase.fresh : []
  const swaps = mine ? typDom.swapsOf(view.grid, rack, fresh) : []
  const stones = useMemo(() => stonesOn(view, way, swaps), [view, way, swaps])
  return {
    ...{ model, view, scene, events, rack, me, alphabet, act, refusal, draft, way, counts },
    ...{ open, mine, settled, camera, drag, ready, enter, swaps, stones },
  }
}

export type Recht = ReturnType<typeof useRecht>

/** Whether the word being named counts; `undefined` if only the table may say so. */
function useCounts(session: TableSession, view: typDom.RechtView, word: string) {
  const { language } = view.config
  const told = judgingOf(session, false) === 'typing'
  const checked = useChecked(session, told ? wordRulesOf(view) : undefined, [word])
  const display = useDisplay(language, word)
  return { known: word === '' ? undefined : checked(word), why: checked.why(word), display }
}

/** The cells that the camera follows: the word being built and both ends of it, otherwise the word finished last. */
function lastCells(view: typDom.RechtView): readonly typDom.Cell[] | undefined {
  const { naming, finished } = view
  if (naming) return [...typDom.cellsOfRun(naming), ...placesOf(view)]
  return finished ? typDom.cellsOfRun(finished) : undefined
}
