import type { typDom } from '@estocade/games'
import { useState } from 'react'
import type { TableSession } from '../../../session/session.ts'
import { TakeBackIcon } from '../../../table/table-icons.tsx'
import { useTranslation } from '../../../texts/use-translation.ts'
import { AboutWords } from '../about-words.tsx'
import { EndlessTable } from '../endless-table.tsx'
import { ZoomButtons } from '../map.tsx'
import { SpokenTable } from '../spoken-table.tsx'
import { FaultFlag } from './faults.tsx'
import { Rivals } from './rivals.tsx'
import type { Presto } from './use-presto.ts'

interface ArenaProps {
  readonly game: Presto
  readonly session: TableSession
}

/** The other players and the workbench; after the round, every player's crossword and a solution. */
export function BenchArena({ game, session }: ArenaProps) {
  const { t } = useTranslation()
  const { view, model, me, work, rack, grid, camera, faults, building, resting, works } = game
  const [pointed, setPointed] = useState<typDom.Cell>()
  const cursor = building ? work.bench.cursor : undefined
  return (
    <div className="arena">
      <Rivals
        view={view}
        names={model.names}
        me={me}
        placed={model.names.map((_, seat) => placedBy(view, session, seat))}
        stones={Math.max(1, rack.length || restingSize(view))}
        shown={resting ? works.looked : undefined}
        onShow={resting ? works.choose : undefined}
      />
      <EndlessTable
        camera={camera}
        label={t('prBench')}
        stones={game.stones}
        cursor={cursor}
        places={building ? game.ghost.places : []}
        faults={faults.flatMap((fault) => ('cells' in fault ? [fault.cells] : []))}
        onCell={building ? work.tapCell : setPointed}
        inside={faults.map((fault) => <FaultFlag key={JSON.stringify(fault)} fault={fault} />)}
      >
        <ZoomButtons camera={camera} grid={grid}>
          {building && (
            <button type="button" className="tool" aria-label={t('prUndo')} onClick={work.undo}>
              <TakeBackIcon />
            </button>
          )}
          {resting && <AboutWords grid={grid} cell={pointed} language={view.config.language} />}
        </ZoomButtons>
        <SpokenTable grid={grid} cursor={cursor} />
        {resting && works.lacking && (
          <p className="lacking" role="status">
            {t(lackingTexts[works.lacking])}
          </p>
        )}
      </EndlessTable>
    </div>
  )
}

/** What is said where no solution can be shown. */
const lackingTexts = {
  searching: 'prSearching',
  none: 'prNoSolution',
  'no-dictionary': 'wordNoDictionary',
} as const

const restingSize = ({ racks }: typDom.PrestoView): number =>
  racks.find((rack) => rack !== null)?.length ?? 19

/** What is known about others: from a claim, or from the table while a player builds. */
function placedBy(view: typDom.PrestoView, session: TableSession, seat: number): number | undefined {
  const builder = view.builders[seat]!
  if ('placed' in builder) return builder.placed
  const counts = session.view!.sides[seat]!.members.flatMap(({ player }) => session.progress?.[player] ?? [])
  return counts.length > 0 ? Math.max(...counts) : undefined
}
