import './typ-dom.css'
import './players.css'
import './stone.css'
import './dock.css'
import './layout.css'
import { typDom } from '@estocade/games'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { TableFrame, type TableFrameProps } from '../../table/frame.tsx'
import type { GameEvent } from '../../table/game-events.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { AboutWords } from './about-words.tsx'
import type { Cursor } from './cursor.ts'
import { EndlessTable } from './endless-table.tsx'
import { SmallMap, ZoomButtons } from './map.tsx'
import { Players } from './players.tsx'
import { SettlementPanel } from './settlement.tsx'
import { settlementTitle } from './settlement-title.ts'
import { SpokenTable } from './spoken-table.tsx'

interface BoxTableProps<E extends GameEvent> extends Omit<TableFrameProps<E>, 'children'> {
  readonly view: typDom.CrosswordView | typDom.RechtView
  readonly table: Omit<ComponentProps<typeof EndlessTable>, 'label' | 'children'>
  /** The cell where typing would begin, visible or not. */
  readonly cursor: Cursor | undefined
  readonly players: Pick<ComponentProps<typeof Players>, 'live' | 'out' | 'sheet' | 'children'> & {
    readonly scores: readonly number[]
  }
  /** What stones left over cost. */
  readonly costOf: (rack: readonly typDom.Stone[]) => number
  /** The result of the round for each player, if the settlement alone does not show it. */
  readonly changes?: readonly number[] | undefined
  readonly onReady: () => void
  readonly dock: ReactNode
}

/** The shared table of Typ-Dom: players, the endless table, the result of the round. */
export function BoxTable<E extends GameEvent>(props: BoxTableProps<E>) {
  const { view, table, cursor, players, dock, model } = props
  const { t } = useTranslation()
  const [looked, setLooked] = useState<typDom.Cell>()
  const { grid, phase } = view
  const { camera } = table
  const { names, seat: me, you } = model
  const settlement = phase.type === 'pause' || phase.type === 'over' ? phase.settlement : undefined
  const ready = phase.type !== 'pause' || phase.ready.some((seat) => seat === me) || me === undefined
  const onStone = cursor && typDom.stoneAt(grid, cursor.row, cursor.col) !== undefined
  // T11: a tie doubles the next round, if there is one; a doubled round shows that all the time.
  const next = phase.type === 'pause' ? view.factor * 2 : undefined
  const counts = settlement || view.factor === 1 ? [] : [t('tdCountsTimes', { times: view.factor })]
  const what = [...counts, ...(props.what ? [props.what] : [])].join(' ') || undefined
  return (
    <TableFrame {...props} what={what}>
      <div className="arena">
        <Players names={names} held={view.held} stocks={view.stocks} {...players} />
        <EndlessTable
          {...table}
          label={t('tdTable')}
          onCell={(cell) => {
            setLooked(cell)
            table.onCell(cell)
          }}
        >
          <ZoomButtons camera={camera} grid={grid}>
            <AboutWords grid={grid} cell={onStone ? cursor : looked} language={view.config.language} />
          </ZoomButtons>
          <SmallMap camera={camera} grid={grid} />
          <SpokenTable grid={grid} cursor={cursor} />
        </EndlessTable>
      </div>
      {settlement && (
        <SettlementPanel
          title={settlementTitle(t, { ...settlement, next }, names, you)}
          names={names}
          racks={view.racks}
          costOf={props.costOf}
          changes={props.changes ?? settlement.changes}
          scores={view.scores}
          onReady={ready ? undefined : props.onReady}
          waiting={phase.type === 'pause' && ready}
        />
      )}
      {me !== undefined && !settlement && dock}
    </TableFrame>
  )
}
