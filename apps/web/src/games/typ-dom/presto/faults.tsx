import type { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleLink } from '../../../table/rule-link.tsx'
import { at } from '../endless-table.tsx'
import type { Scene } from './scene.ts'

const noFaults: readonly typDom.BenchFault[] = []

/** Faults stay to be mended until a stone is moved, though the block is over. */
export function useFaults(scene: Scene, grid: typDom.Grid): readonly typDom.BenchFault[] {
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

function faultText(t: TFunction, fault: typDom.BenchFault): string {
  switch (fault.type) {
    case 'no-word':
      return t('prNoWord', { word: fault.word })
    case 'apart':
      return t('prApart')
    case 'left-over':
      return t('prStill', { count: fault.stones.length })
  }
}

export function FaultWords({ faults }: { readonly faults: readonly typDom.BenchFault[] }) {
  const { t } = useTranslation()
  if (faults.length === 0)
    return (
      <p className="quiet">
        {t('prIdle')} <RuleLink rule="presto#T31" about={t('prBench')} />
      </p>
    )
  return faults.map((fault) => (
    <p key={JSON.stringify(fault)} className="bad">
      {faultText(t, fault)}
    </p>
  ))
}

/** The fault in words, beside its frame. */
export function FaultFlag({ fault }: { readonly fault: typDom.BenchFault }) {
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
