import { typDom, viewIn } from '@estocade/games'
import { alphabets } from '@estocade/words'
import { useMemo, useState } from 'react'
import type { TableSession } from '../../../session/session.ts'
import { useTableModel } from '../../../table/model.ts'
import { useAct } from '../../../table/use-act.ts'
import { useDrag } from '../../../table/use-drag.ts'
import { useCamera } from '../use-camera.ts'
import { useFollowing } from '../use-following.ts'
import { useInsets } from '../use-insets.ts'
import { useTableKeys } from '../use-table-keys.ts'
import { wordRulesOf } from '../word-rules.ts'
import { useFaults } from './faults.tsx'
import { useGhost } from './ghost.ts'
import { sceneOf } from './scene.ts'
import { useBench } from './use-bench.ts'
import { useSolution } from './use-solution.ts'

const noStones: readonly typDom.Stone[] = []

/** Whose crossword is viewed after the round: a seat's, or a solution. */
export type Looked = number | 'solution'

/** A table of Presto as one seat sees it, with the player's workbench. */
export function usePresto(session: TableSession) {
  const model = useTableModel(session)
  const { table, seat: me } = model
  const view = viewIn(table, 'presto')
  const { round, config } = view
  const scene = sceneOf(view, me)
  const { act, refusal } = useAct<typDom.PrestoAction>(session)
  const rack = (me === undefined ? null : view.racks[me]) ?? noStones
  const work = useBench(rack, `bench.${table.id}.${table.match!.number}.${round}`, session.draft, (grid) =>
    session.saveDraft?.(JSON.stringify(grid)),
  )
  const { bench, rest } = work
  const building = scene.type === 'building' || scene.type === 'blocked'
  const resting = scene.type === 'pause' || scene.type === 'over'
  const works = useWorks(view, table.match!.lexicon, me, resting, bench.grid, rack)
  const grid = resting ? works.grid : bench.grid
  const faults = useFaults(session, view, scene, bench)
  const ghost = useGhost(bench)
  const { corner } = useInsets()
  const camera = useCamera(useMemo(() => ({ top: 0, right: 0, bottom: 8, corner }), [corner]))
  const finished = resting || scene.type === 'finished' || scene.type === 'gave-up'
  const focus = building ? [bench.cursor, ...ghost.cells] : []
  useFollowing(camera, grid, building ? undefined : typDom.cellsOf(grid), focus, finished)

  const spare = config.easy ? 1 : 0
  const apart = !typDom.isConnected(bench.grid)
  const done = scene.type === 'building' && rest.length <= spare && !apart
  const claim = () => void act({ type: 'claim', round, bench: bench.grid })
  const ready = () => void act({ type: 'ready' })
  useTableKeys(alphabets[config.language], {
    draft: building ? work : undefined,
    camera,
    onEnter: () => {
      if (scene.type === 'pause' && !scene.ready) ready()
      else if (done) claim()
    },
  })
  const drag = useDrag((from, { target, x, y }) => {
    if (!building) return false
    if (target === 'rack') return from.startsWith('bench') && work.drop(from, undefined)
    const cell = camera.cellUnder(x, y)
    return cell !== undefined && work.drop(from, cell)
  })
  const stones = useMemo(
    () => [
      ...Object.entries(grid).map(([key, shown]) => ({
        ...typDom.cellOf(key),
        shown,
        look: 'lying' as const,
        ...(building ? { drag: `bench ${key}` } : {}),
      })),
      ...(building ? ghost.stones : []),
    ],
    [grid, building, ghost.stones],
  )
  return {
    ...{ model, view, scene, me, act, refusal, rack, work, grid, faults, ghost, camera, works },
    ...{ building, resting, spare, apart, done, claim, ready, drag, stones },
  }
}

export type Presto = ReturnType<typeof usePresto>

/** The crosswords that can be viewed after a round: each player's, as far as it is known, and a solution. */
function useWorks(
  view: typDom.PrestoView,
  lexicon: string,
  me: number | undefined,
  resting: boolean,
  own: typDom.Grid,
  rack: readonly typDom.Stone[],
) {
  const [chosen, choose] = useState<Looked>()
  const { builders, config } = view
  const looked = chosen ?? me ?? 0
  const solution = useSolution(
    looked === 'solution' && resting,
    wordRulesOf(view),
    lexicon,
    rack,
    config.easy,
  )
  if (looked === 'solution') {
    const grid = typeof solution === 'string' ? typDom.emptyGrid : solution
    return { looked, choose, grid, lacking: typeof solution === 'string' ? solution : undefined }
  }
  const builder = builders[looked]!
  const told = 'bench' in builder ? builder.bench : null
  return { looked, choose, grid: told ?? (looked === me ? own : typDom.emptyGrid), lacking: undefined }
}
