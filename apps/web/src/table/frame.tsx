import './table.css'
import { type ReactNode, useEffect, useState } from 'react'
import { Announcer } from './announcer.tsx'
import { type Extras, proposalsOf, TableNotices, TableTools } from './extras.tsx'
import { type KeyList, KeysPanel } from './keys-panel.tsx'
import { Sides } from './mark.tsx'
import { Result } from './result.tsx'
import { Ticks } from './ticks.tsx'
import { TurnStrip } from './turn-strip.tsx'
import type { DragHandlers } from './use-drag.ts'
import { useEffects } from './use-effects.ts'
import type { Running } from './use-time.ts'

/** What one game's table says of itself. */
export interface TableFrameProps<E> extends Extras {
  /** The game's own classes. */
  readonly kind: string
  /** What may be done now, by its name. */
  readonly scene: string
  readonly title: string
  readonly what?: string | undefined
  readonly time: Running | undefined
  /** Something else than the blade shows the time. */
  readonly bladeless?: boolean
  readonly keys: KeyList
  /** An event in a sentence. */
  readonly spoken: (event: E) => string | undefined
  /** Motion and sound of an event. */
  readonly onEvent: (event: E) => void
  readonly drag?: DragHandlers
  readonly onAgain: () => void
  readonly children: ReactNode
}

/** What every table of cards or stones has around its game. */
export function TableFrame<E>(props: TableFrameProps<E>) {
  const { model, kind, scene, title, what, time, keys, spoken, drag, children } = props
  const { session, table, seat, names } = model
  const mine = table.duties.some((duty) => duty.seat === seat)
  const [help, setHelp] = useState(false)
  useEffects(session, props.onEvent)
  useFrameKeys(props, help, setHelp)
  return (
    <Sides.Provider value={{ me: seat ?? 0, count: names.length }}>
      <main className={`game-table ${kind}`} data-scene={scene} data-version={table.match!.version} {...drag}>
        <TurnStrip title={title} what={what} time={time} skew={session.skew} blade={!props.bladeless}>
          <TableTools {...props} onKeys={() => setHelp(true)} />
        </TurnStrip>
        <TableNotices {...props} />
        <Ticks time={mine ? time : undefined} skew={session.skew} />
        <Announcer session={session} spoken={spoken} time={mine ? time : undefined} />
        {scene === 'over' && <Result session={session} names={names} me={seat} onAgain={props.onAgain} />}
        {children}
        {help && <KeysPanel keys={keys} onClose={() => setHelp(false)} />}
      </main>
    </Sides.Provider>
  )
}

/** `?` for the list of keys, Alt and an arrow for the side's newest proposal. */
function useFrameKeys<E>(
  { model, show }: TableFrameProps<E>,
  help: boolean,
  setHelp: (open: boolean) => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return
      const proposal = proposalsOf(model).at(-1)
      if (event.key === '?') setHelp(!help)
      else if (event.key === 'Escape' && help) setHelp(false)
      else if (event.altKey && event.key === 'ArrowUp' && proposal) show(proposal.action)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [model, show, help, setHelp])
}
