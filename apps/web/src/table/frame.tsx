import './table.css'
import './short-strip.css'
import './panel.css'
import './talk.css'
import './menu.css'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { type Alarm, Announcer } from './announcer.tsx'
import { type Extras, TableNotices, TableTools } from './extras.tsx'
import type { GameEvent } from './game-events.ts'
import type { Hints } from './hints.ts'
import { isClosed } from './judging.ts'
import { type KeyList, KeysPanel } from './keys-panel.tsx'
import { DictionaryClosed } from './laid-word.tsx'
import { Sides } from './mark.tsx'
import { Panel, useUnread } from './panel.tsx'
import { type Ending, Result } from './result.tsx'
import { type Team, TeamCard, useTeam } from './team.tsx'
import { Ticks } from './ticks.tsx'
import { TurnStrip } from './turn-strip.tsx'
import type { DragHandlers } from './use-drag.ts'
import { useEffects } from './use-effects.ts'
import type { Running } from './use-time.ts'
import { useTitleSign } from './use-title-sign.ts'

/** What one game's table says of itself. */
export interface TableFrameProps<E extends GameEvent> extends Extras {
  /** The game's own classes. */
  readonly kind: string
  readonly style?: CSSProperties
  /** What may be done now, by its name. */
  readonly scene: string
  readonly title: string
  readonly what?: string | undefined
  /** The rule that the moment turns on. */
  readonly rule?: string | undefined
  /** A Jarnac may be called. */
  readonly theft?: boolean
  readonly time: Running | undefined
  /** Something else than the blade shows the time. */
  readonly bladeless?: boolean
  readonly keys: KeyList
  /** An event in a sentence. */
  readonly spoken: (event: E) => string | undefined
  readonly alarm?: Alarm | undefined
  /** What is said of the letters being typed. */
  readonly verdict?: string | undefined
  /** Motion and sound of an event. */
  readonly onEvent: (event: E) => void
  readonly drag?: DragHandlers
  /** The game's own hints; without them the table's. */
  readonly hints?: Hints | undefined
  /** A notice of the game's own. */
  readonly note?: ReactNode
  readonly ending?: Ending | undefined
  /** Of the panel: a column where there is room, the game's own part, the history, a figure on its button. */
  readonly column?: boolean
  readonly above?: ReactNode
  readonly history?: ReactNode
  readonly figure?: ReactNode
  /** The letters in a team mate's draft, if it belongs to this moment. */
  readonly draftText?: (body: string) => string | undefined
  readonly onAgain: () => void
  readonly children: ReactNode
}

/** What every table has around its game. */
export function TableFrame<E extends GameEvent>(props: TableFrameProps<E>) {
  const { model, kind, scene, time, keys, spoken, drag, children } = props
  const { session, table, seat, names } = model
  const mine = table.phase === 'playing' && table.duties.some((duty) => duty.seat === seat)
  const own = mine ? time : undefined
  const [help, setHelp] = useState(false)
  const team = useTeam(props)
  useEffects(session, props.onEvent)
  useFrameKeys(team, help, setHelp)
  return (
    <Sides.Provider value={{ me: model.from, count: names.length }}>
      <DictionaryClosed.Provider value={isClosed(table)}>
        <main
          className={`game-table ${kind}`}
          style={props.style}
          data-scene={scene}
          data-version={table.match!.version}
          {...drag}
        >
          <StripAndPanel {...props} mine={mine} team={team} onKeys={() => setHelp(true)} />
          <Ticks time={own} skew={session.skew} />
          <Announcer model={model} spoken={spoken} time={own} alarm={props.alarm} verdict={props.verdict} />
          {scene === 'over' && <Result model={model} ending={props.ending} onAgain={props.onAgain} />}
          {children}
          {help && <KeysPanel keys={keys} onClose={() => setHelp(false)} />}
        </main>
      </DictionaryClosed.Provider>
    </Sides.Provider>
  )
}

interface StripAndPanelProps<E extends GameEvent> extends TableFrameProps<E> {
  readonly mine: boolean
  readonly team: Team
  readonly onKeys: () => void
}

/** What every game has around its board: turn strip, notices and panel. */
function StripAndPanel<E extends GameEvent>(props: StripAndPanelProps<E>) {
  const { model, mine, team, title, what, rule, theft, time, history, column = false } = props
  const [open, setOpen] = useState(false)
  const unread = useUnread(model, open || (column && matchMedia('(min-width: 1180px)').matches))
  useTitleSign(mine, unread.count)
  const { side, session, send } = model
  const hints = props.hints ?? { left: mine ? side.hintsLeft : 0, ask: () => void send({ type: 'hint' }) }
  return (
    <>
      <TurnStrip {...{ title, what, rule, theft, time }} skew={session.skew} blade={!props.bladeless}>
        <TableTools
          hints={hints}
          open={open}
          unread={unread.count}
          proposals={team.proposals.length}
          figure={props.figure}
          onToggle={() => setOpen(!open)}
        />
      </TurnStrip>
      <TableNotices {...props} />
      {(open || column) && (
        <Panel
          {...{ model, open, column, unread, history }}
          above={
            <>
              {props.above}
              <TeamCard {...props} team={team} />
            </>
          }
          onKeys={() => {
            setOpen(false)
            props.onKeys()
          }}
          onShut={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** `?` for the list of keys, Alt and an arrow for the side's newest proposal. */
function useFrameKeys(team: Team, help: boolean, setHelp: (open: boolean) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, target } = event
      if (target instanceof Element && target.matches('input:not(.word-field), textarea, select')) return
      if (altKey && key === 'ArrowUp') team.take()
      else if (altKey && key === 'ArrowDown') team.wave()
      else if (key === '?') setHelp(!help)
      else if (key === 'Escape' && help) setHelp(false)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [team, help, setHelp])
}
