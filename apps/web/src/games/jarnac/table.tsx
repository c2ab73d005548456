import './jarnac.css'
import './dock.css'
import '../../table/panel.css'
import { type JarnacEvent, jarnacScore } from '@estocade/games'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PanelIcon } from '../../components/icons.tsx'
import type { TableSession } from '../../session/session.ts'
import { type KeyList, KeysPanel } from '../../table/keys-panel.tsx'
import { Notices } from '../../table/notices.tsx'
import { Ticks } from '../../table/ticks.tsx'
import { useEffects } from '../../table/use-effects.ts'
import { runningTime } from '../../table/use-time.ts'
import { showWord } from '../../words/shown-word.ts'
import { Announcer } from './announcer.tsx'
import { Dock } from './dock.tsx'
import { useHints } from './hint.tsx'
import { startDragging } from './motion/drag.ts'
import { useGrowth } from './motion/growth.ts'
import { markOf, seatsFrom } from './names.ts'
import { Panel } from './panel.tsx'
import { Result } from './result.tsx'
import { showEvent } from './show-event.ts'
import { Side } from './side.tsx'
import { useTeam } from './team.tsx'
import { TurnStrip } from './turn-strip.tsx'
import { useKeys } from './use-keys.ts'
import { movesOf, type TableMoves } from './use-moves.ts'
import { type JarnacTableModel, useTable } from './use-table.ts'

interface JarnacTableProps {
  readonly session: TableSession
  readonly onAgain: () => void
}

const keyList: KeyList = [
  ['A … Z', 'keyType'],
  ['Enter', 'keyEnter'],
  ['Backspace', 'keyBack'],
  ['Esc', 'keyEsc'],
  ['↑ ↓', 'keyArrows'],
  ['1 … 8', 'keyRows'],
  ['0', 'keyNew'],
  ['1', 'keyDraw'],
  ['3', 'keySwap'],
  ['Ctrl Enter', 'keyPass'],
  ['Alt ↑', 'keyTake'],
  ['Alt ↓', 'keyWave'],
  ['?', 'keyHelp'],
]

/** A running game of Jarnac as the one who looks at it sees it. */
export function JarnacTable({ session, onAgain }: JarnacTableProps) {
  const { t } = useTranslation()
  const model = useTable(session)
  const moves = movesOf(model)
  const team = useTeam(model)
  const [help, setHelp] = useState(false)
  const [drawer, setDrawer] = useState(false)
  const [note, setNote] = useState('')
  const [root, stage, field] = [
    useRef<HTMLElement>(null),
    useRef<HTMLDivElement>(null),
    useRef<HTMLInputElement>(null),
  ]
  const { scene, view, live, table } = model
  const mine = table.duties.some(({ seat }) => seat === model.seat)

  useEffects<JarnacEvent>(session, (event) => showEvent(event, model.seat))
  useHints(
    model,
    useCallback(() => setNote(t('hintNothing')), [t]),
  )
  useGrowth(stage, live)
  useFieldFocus(scene.type, field)
  useDragging(root, moves)
  const handlers = tableKeys(model, moves, () => field.current?.focus())
  useKeys({
    ...handlers,
    onEscape: () => (help ? did(() => setHelp(false)) : handlers.onEscape()),
    onProposal: (take) => (take ? team.take() : team.wave()),
    onHelp: () => did(() => setHelp((old) => !old)),
  })
  const onRow = useRow(moves, model)
  const tab = useTab(live)
  return (
    <main
      ref={root}
      className={`jarnac ${scene.type} sides-${view.sides.length}`}
      data-version={table.match!.version}
      style={{ '--longest': view.config.longest, '--rows': view.config.rows } as React.CSSProperties}
    >
      <TurnStrip model={model} />
      <Announcer model={model} moves={moves} />
      <Ticks time={mine ? runningTime(table, live) : undefined} skew={session.skew} />
      {note && (
        <p className="notice" role="status">
          <span>{note}</span>
          <button type="button" className="button" onClick={() => setNote('')}>
            {t('close')}
          </button>
        </p>
      )}
      <Notices model={model} />
      {scene.type === 'over' && <Result model={model} onAgain={onAgain} />}
      {scene.type !== 'over' && model.seat !== undefined && (
        <Dock model={model} moves={moves} field={field} />
      )}
      <Tabs model={model} shown={tab.shown} onShow={tab.show} />
      <div className="stage" ref={stage}>
        {seatsFrom(model.me, view.sides.length).map((seat) => (
          <Side key={seat} model={model} seat={seat} shown={seat === tab.shown} onRow={onRow} />
        ))}
        <Panel
          model={model}
          team={team}
          open={drawer}
          onKeys={() => setHelp(true)}
          onShut={() => setDrawer(false)}
        />
      </div>
      <button
        type="button"
        className="tool drawer"
        aria-expanded={drawer}
        aria-controls="panel"
        aria-label={t('panel')}
        onClick={() => setDrawer((old) => !old)}
      >
        <PanelIcon />
        <b className="figure">{view.bag}</b>
        {team.proposals.length > 0 && <i className="dot" />}
      </button>
      {help && <KeysPanel keys={keyList} onClose={() => setHelp(false)} />}
    </main>
  )
}

/**
 * A row is chosen to be remade where that can be; elsewhere one asks about its word. The handler never
 * changes, so that boards at rest are not drawn again.
 */
function useRow(moves: TableMoves, { view }: JarnacTableModel) {
  const latest = useRef({ moves, view })
  latest.current = { moves, view }
  return useCallback((seat: number, row: number, anchor: HTMLElement) => {
    const { moves, view } = latest.current
    const word = view.sides[seat]!.rows[row]!
    if (!moves.chooseRow(seat, row) && word !== '') showWord({ word, language: view.config.language, anchor })
  }, [])
}

/** On a phone one side is in sight: the one the scene is about, or the one that was asked for since. */
function useTab(live: number) {
  const [asked, setAsked] = useState<{ readonly live: number; readonly seat: number }>()
  const shown = asked?.live === live ? asked.seat : live
  const show = useCallback((seat: number) => setAsked({ live, seat }), [live])
  return useMemo(() => ({ shown, show }), [shown, show])
}

interface TabsProps {
  readonly model: JarnacTableModel
  readonly shown: number
  readonly onShow: (seat: number) => void
}

function Tabs({ model, shown, onShow }: TabsProps) {
  const { t } = useTranslation()
  const { view, names, live, me } = model
  if (view.sides.length < 2) return null
  return (
    <nav className="side-tabs" aria-label={t('sides')}>
      {seatsFrom(me, view.sides.length).map((seat) => (
        <button
          key={seat}
          type="button"
          aria-pressed={seat === shown}
          className={seat === live ? 'live' : ''}
          data-tab={seat}
          onClick={() => onShow(seat)}
        >
          <span className={markOf(seat, me, view.sides.length)} aria-hidden="true" />
          <span className="name">{names[seat]}</span>
          <span className="figure">{jarnacScore(view.sides[seat]!.rows)}</span>
        </button>
      ))}
    </nav>
  )
}

/** A window asks for a word at once: the field has the focus while it is open, and gives it back. */
function useFieldFocus(scene: string, field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    // A finger has its own keyboard, which would cover the board.
    if (scene !== 'window' || !matchMedia('(pointer: fine)').matches) return
    const before = document.activeElement
    if (before?.matches('input, textarea, select')) return
    field.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [scene, field])
}

function useDragging(root: React.RefObject<HTMLElement | null>, moves: TableMoves): void {
  const latest = useRef(moves)
  latest.current = moves
  useEffect(
    () => startDragging(root.current!, (source, target) => latest.current.drop(source, target)),
    [root],
  )
}

/** Does it, and says so. */
function did(what: () => void): boolean {
  what()
  return true
}

function tableKeys({ typing }: JarnacTableModel, moves: TableMoves, focusField: () => void) {
  const typed = typing.typed !== ''
  return {
    onLetter: moves.write,
    onDigit: moves.digit,
    onEnter: moves.enter,
    onBack: () => typed && did(typing.back),
    onEscape: () => (typed || typing.chosen !== undefined) && did(typing.clear),
    onArrow: moves.step,
    onPass: moves.pass,
    onCompose: focusField,
  }
}
