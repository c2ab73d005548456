import './table.css'
import './short-strip.css'
import './panel.css'
import './talk.css'
import './menu.css'
import './notices.css'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { type Alarm, Announcer } from './announcer.tsx'
import { type Extras, TableNotices, TableTools } from './extras.tsx'
import type { GameEvent } from './game-events.ts'
import type { Hints } from './hints.ts'
import { isClosed } from './judging.ts'
import { type KeyList, KeysPanel } from './keys-panel.tsx'
import { DictionaryClosed } from './laid-word.tsx'
import { Sides } from './mark.tsx'
import { Notices } from './notices.tsx'
import { Panel, useUnread } from './panel.tsx'
import { type Ending, Result } from './result.tsx'
import { type Team, TeamCard, useTeam } from './team.tsx'
import { Ticks } from './ticks.tsx'
import { TurnStrip } from './turn-strip.tsx'
import type { DragHandlers } from './use-drag.ts'
import { useEffects } from './use-effects.ts'
import type { Running } from './use-time.ts'
import { useTitleSign } from './use-title-sign.ts'

/** What one game defines for its table. */
export interface TableFrameProps<E extends GameEvent> extends Extras {
  /** The game's CSS classes. */
  readonly kind: string
  readonly style?: CSSProperties
  /** The name of what the player may do now. */
  readonly scene: string
  readonly title: string
  readonly what?: string | undefined
  /** The rule that applies at this moment. */
  readonly rule?: string | undefined
  /** A Jarnac may be called. */
  readonly theft?: boolean
  readonly time: Running | undefined
  /** Whether the game itself shows the time, instead of the blade. */
  readonly bladeless?: boolean
  readonly keys: KeyList
  /** An event in a sentence. */
  readonly spoken: (event: E) => string | undefined
  readonly alarm?: Alarm | undefined
  /** The message about the letters being typed. */
  readonly verdict?: string | undefined
  /** Animation and sound of an event. */
  readonly onEvent: (event: E) => void
  readonly drag?: DragHandlers
  /** The game's own hints; by default those of the table. */
  readonly hints?: Hints | undefined
  /** A notice of the game. */
  readonly note?: ReactNode
  readonly ending?: Ending | undefined
  /** The panel: a column if there is enough space, with the game's own part, the history, and a number on its button. */
  readonly column?: boolean
  readonly above?: ReactNode
  readonly history?: ReactNode
  readonly figure?: ReactNode
  /** The letters in a team member's draft, if it belongs to this moment. */
  readonly draftText?: (body: string) => string | undefined
  readonly onAgain: () => void
  readonly children: ReactNode
}

/** What every table needs around its game. */
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

/** The parts around the board that all games share: turn strip with notices, and panel. */
function StripAndPanel<E extends GameEvent>(props: StripAndPanelProps<E>) {
  const { model, mine, team, title, what, rule, theft, time, history, column = false } = props
  const [open, setOpen] = useState(false)
  // The drawer in which somebody conceded does not cover the result and the finished table.
  useEffect(() => {
    if (props.scene === 'over') setOpen(false)
  }, [props.scene])
  const unread = useUnread(model, open || (column && matchMedia('(min-width: 1180px)').matches))
  useTitleSign(mine, unread.count)
  const { side, session, send } = model
  const hints = props.hints ?? { left: mine ? side.hintsLeft : 0, ask: () => void send({ type: 'hint' }) }
  return (
    <>
      <TurnStrip
        {...{ title, what, rule, theft, time }}
        skew={session.skew}
        blade={!props.bladeless}
        notices={<TableNotices {...props} inDrawer={open} />}
      >
        <TableTools
          hints={hints}
          open={open}
          unread={unread.count}
          proposals={team.proposals.length}
          figure={props.figure}
          onToggle={() => setOpen(!open)}
        />
      </TurnStrip>
      {(open || column) && (
        <Panel
          {...{ model, open, column, unread, history, hints }}
          above={
            <>
              {open && <Notices model={model} onAgain={props.onAgain} />}
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

/** `?` opens the list of keys, Alt and an arrow show the side's newest proposal. */
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
