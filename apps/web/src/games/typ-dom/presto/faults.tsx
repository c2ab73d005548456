import { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { useEffect, useMemo, useState } from 'react'
import type { TableSession } from '../../../session/session.ts'
import { judgingOf } from '../../../table/judging.ts'
import { RuleLink } from '../../../table/rule-link.tsx'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useChecked } from '../../../words/checked.ts'
import { at } from '../endless-table.tsx'
import { wordRulesOf } from '../word-rules.ts'
import type { Bench } from './bench.ts'
import type { Scene } from './scene.ts'

type NoWord = Extract<typDom.BenchFault, { type: 'no-word' }>
/** A fault as it is shown, without the reason why a word does not count. */
export type ShownFault = Exclude<typDom.BenchFault, NoWord> | Omit<NoWord, 'reason'>

const noFaults: readonly ShownFault[] = []

/**
 * The faults on the bench. If the table shows verdicts before words are laid, wrong words are marked while the player
 * builds; otherwise the faults of a refused claim stay marked until a stone is moved.
 */
export function useFaults(
  session: TableSession,
  view: typDom.PrestoView,
  scene: Scene,
  bench: Bench,
): readonly ShownFault[] {
  const refused = useRefused(scene, bench.grid)
  const runs = useMemo(() => wholeRuns(bench), [bench])
  const told = judgingOf(session, false) === 'typing'
  const words = runs.map(({ word }) => word)
  const checked = useChecked(session, told ? wordRulesOf(view) : undefined, words)
  if (refused.length > 0) return refused
  const wrong = runs.filter(({ word }) => checked(word) === false)
  if (wrong.length === 0) return noFaults
  return wrong.map((run) => ({ type: 'no-word', word: run.word, cells: typDom.cellsOfRun(run) }))
}

/** The words on the bench except the one at whose end the cursor is: that one is still being laid. */
function wholeRuns({ grid, cursor }: Bench): readonly typDom.Run[] {
  const before = typDom.step(cursor, cursor.direction, -1)
  const isGrowing = (run: typDom.Run) =>
    run.direction === cursor.direction &&
    typDom.cellsOfRun(run).some(({ row, col }) => row === before.row && col === before.col)
  return typDom.runsOf(grid).filter((run) => !isGrowing(run))
}

function useRefused(scene: Scene, grid: typDom.Grid): readonly ShownFault[] {
  const [kept, setKept] = useState<{
    readonly grid: typDom.Grid
    readonly faults: readonly typDom.BenchFault[]
  }>()
  const faults = scene.type === 'blocked' ? scene.faults : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal is the signal
  useEffect(() => {
    if (faults && faults.length > 0) setKept({ grid, faults })
  }, [scene.type])
  return kept && kept.grid === grid ? kept.faults : noFaults
}

function faultText(t: TFunction, fault: ShownFault): string {
  switch (fault.type) {
    case 'no-word':
      return t('prNoWord', { word: fault.word })
    case 'apart':
      return t('prApart')
    case 'left-over':
      return t('prStill', { count: fault.stones.length })
  }
}

interface FaultWordsProps {
  readonly faults: readonly ShownFault[]
  /** The message if nothing is wrong. */
  readonly idle: string
}

export function FaultWords({ faults, idle }: FaultWordsProps) {
  const { t } = useTranslation()
  if (faults.length === 0)
    return (
      <p className="quiet">
        {idle} <RuleLink rule="presto#T31" about={t('prBench')} />
      </p>
    )
  return faults.map((fault) => (
    <p key={JSON.stringify(fault)} className="bad">
      {faultText(t, fault)}
    </p>
  ))
}

/** The fault in words, beside its frame. */
export function FaultFlag({ fault }: { readonly fault: ShownFault }) {
  const { t } = useTranslation()
  if (!('cells' in fault)) return null
  const [first] = fault.cells
  if (!first) return null
  const last = fault.cells.at(-1)!
  const across = first.row === last.row
  const place = across ? at(first.row, last.col + 1) : at(last.row + 1, first.col)
  return (
    <span className={across ? 'fault-says beside' : 'fault-says'} style={place} aria-hidden="true">
      {faultText(t, fault)}
    </span>
  )
}
