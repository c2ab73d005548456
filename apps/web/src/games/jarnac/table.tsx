import './jarnac.css'
import './layout-small.css'
import './dock.css'
import { type JarnacAction, type JarnacEvent, jarnac } from '@estocade/games'
import { alphabets } from '@estocade/words'
import type { TFunction } from 'i18next'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { CrossIcon } from '../../components/icons.tsx'
import type { GameAction } from '../../table/extras.tsx'
import { TableFrame } from '../../table/frame.tsx'
import { HintSteps } from '../../table/hint-note.tsx'
import { isClosed } from '../../table/judging.ts'
import type { KeyList } from '../../table/keys-panel.tsx'
import { Notice, NoticeButton } from '../../table/notice.tsx'
import { refusalText } from '../../table/refusal-text.ts'
import { useDrag } from '../../table/use-drag.ts'
import { useKeys } from '../../table/use-keys.ts'
import { runningTime } from '../../table/use-time.ts'
import { readUnsent } from '../../table/use-unsent.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { showWord } from '../../words/shown-word.ts'
import type { GameTableProps } from '../page-game.ts'
import { Bag } from './bag.tsx'
import { ActionText } from './describe.tsx'
import { Dock } from './dock.tsx'
import { sourceOf, targetOf } from './drops.ts'
import { History } from './history.tsx'
import { useGrowth } from './motion/growth.ts'
import { saidTo } from './saying.ts'
import { stripOf } from './sentences.ts'
import { showEvent } from './show-event.ts'
import { Side } from './side.tsx'
import { alarmOf, spokenOf } from './spoken.ts'
import { Tabs, useTab } from './tabs.tsx'
import { clueOf, hintsOf, useHints } from './use-hints.ts'
import { movesOf, type TableMoves } from './use-moves.ts'
import { type JarnacTableModel, useTable } from './use-table.ts'
import type { Letters } from './use-typing.ts'

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

/** A running game of Jarnac as the viewer sees it. */
export function JarnacTable({ session, onAgain }: GameTableProps) {
  const { t } = useTranslation()
  const model = useTable(session)
  const moves = movesOf(model)
  const [note, setNote] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { scene, view, live, table, events, undos, names, moment } = model

  const own = useHints(model, setNote)
  useFieldFocus(scene.type, field)
  useKeys(alphabets[view.config.language], true, {
    ...tableKeys(model, moves),
    onCompose: () => field.current?.focus(),
  })
  const steps = {
    describe: (action: GameAction) => <ActionText action={action as JarnacAction} />,
    show: (action: GameAction) => shown(model, action),
    clue: (action: GameAction) => clueOf(model, t, action),
  }
  const drag = useDrag((id, drop) => moves.drop(sourceOf(model, id), targetOf(drop)))
  return (
    <TableFrame<JarnacEvent>
      model={model}
      kind={`jarnac ${scene.type} sides-${view.sides.length}`}
      style={{ '--longest': view.config.longest, '--rows': view.config.rows } as React.CSSProperties}
      scene={scene.type}
      {...stripOf(model, t)}
      time={runningTime(table, live)}
      keys={keyList}
      spoken={(event) => spokenOf(model, t, event)}
      alarm={alarmOf(model, t)}
      verdict={verdictOf(model, moves, t)}
      onEvent={(event) => showEvent(event, model.seat)}
      drag={drag}
      hints={hintsOf(model)}
      note={
        <>
          {note && <Note text={note} onClose={() => setNote('')} />}
          {own.word && <HintSteps {...steps} hint={own.word} onClose={own.close} />}
        </>
      }
      ending={endingOf(model, t)}
      {...steps}
      draftText={(body) => lettersIn(body, moment)}
      column
      above={<Bag view={view} />}
      history={<History {...{ events, undos, names }} me={model.you} language={view.config.language} />}
      figure={<b className="figure">{view.bag}</b>}
      onAgain={onAgain}
    >
      {scene.type !== 'over' && model.seat !== undefined && (
        <Dock model={model} moves={moves} field={field} />
      )}
      <Stage model={model} moves={moves} />
    </TableFrame>
  )
}

function Note({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice announced text={text}>
      <NoticeButton icon={<CrossIcon />} text={t('close')} onClick={onClose} />
    </Notice>
  )
}

function Stage({ model, moves }: { readonly model: JarnacTableModel; readonly moves: TableMoves }) {
  const stage = useRef<HTMLDivElement>(null)
  const { live, order } = model
  useGrowth(stage, live)
  const onRow = useRow(moves, model)
  const tab = useTab(live)
  return (
    <>
      <Tabs model={model} shown={tab.shown} onShow={tab.show} />
      <div className="stage" ref={stage}>
        {order.map((seat) => (
          <Side key={seat} model={model} seat={seat} shown={seat === tab.shown} onRow={onRow} />
        ))}
      </div>
    </>
  )
}

/**
 * Chooses a row to transform, if that is possible; otherwise explains its word. The handler never changes, so that pale
 * boards are not rendered again.
 */
function useRow(moves: TableMoves, { view, table }: JarnacTableModel) {
  const latest = useRef({ moves, view, table })
  latest.current = { moves, view, table }
  return useCallback((seat: number, row: number, anchor: HTMLElement) => {
    const { moves, view, table } = latest.current
    const word = view.sides[seat]!.rows[row]!
    if (moves.chooseRow(seat, row) || word === '' || isClosed(table)) return
    showWord({ word, language: view.config.language, anchor })
  }, [])
}

/** In a window the player has to type at once: the field gets the focus when it opens, and returns it when it closes. */
function useFieldFocus(scene: string, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    // A touch screen has its own keyboard, which would cover the board.
    if (scene !== 'window' || !matchMedia('(pointer: fine)').matches) return
    const before = document.activeElement
    if (before?.matches('input, textarea, select')) return
    field.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [scene, field])
}

/** Lays out the word of a proposal or hint as if it had been typed. */
function shown({ typing }: JarnacTableModel, action: GameAction): boolean {
  const { type, word, row } = action as Extract<JarnacAction, { type: 'lay' }>
  if (word === undefined || !['lay', 'call'].includes(type)) return false
  typing.put(word, row)
  return true
}

function lettersIn(body: string, moment: string): string | undefined {
  const draft = readUnsent<Letters>(body)
  return draft?.moment === moment ? draft.typed : undefined
}

function verdictOf(model: JarnacTableModel, moves: TableMoves, t: TFunction): string {
  const { refusal, typing, verdict } = model
  if (refusal) return refusalText(t, refusal)
  if (verdict?.counts === false) return refusalText(t, verdict.why)
  const saying = saidTo(model, moves)
  return saying && typing.typed !== '' ? `${typing.typed}. ${t(saying.key, saying.values)}` : ''
}

/** The parts of the result that the points do not show. */
function endingOf({ view, me, you, names }: JarnacTableModel, t: TFunction) {
  if (view.phase.type !== 'over') return undefined
  const why = whyOver(view, you, names, t)
  if (!view.config.solo) return { why }
  const points = jarnac.scoreOf(view.sides[me]!.rows)
  const told = { points, count: view.sides[0]!.turns }
  const title = points >= jarnac.soloGoal(view.config) ? t('soloWon', told) : `${t('bestRow', told)}.`
  const helped = view.sides[me]!.hintsUsed > 0 ? t('notRanked') : undefined
  const said = [why, helped].filter((text) => text !== undefined).join(' ')
  return { why: said === '' ? undefined : said, title }
}

/** The reason for the end, in the viewer's language; the table itself shows who left. */
function whyOver(
  view: JarnacTableModel['view'],
  seat: number | undefined,
  names: readonly string[],
  t: TFunction,
): string | undefined {
  const { phase } = view
  if (phase.type !== 'over' || phase.reason === 'conceded') return undefined
  const full = jarnac.fullSides(view)
  if (phase.reason === 'full')
    return full.some((one) => one === seat)
      ? t('end_youFull')
      : t('end_full', { name: full.map((one) => names[one]).join(', ') })
  return t(`end_${phase.reason}`)
}

/** Performs the action and returns true. */
function did(what: () => void): boolean {
  what()
  return true
}

function tableKeys({ typing }: JarnacTableModel, moves: TableMoves) {
  const typed = typing.typed !== ''
  const onKey = (key: string): boolean => {
    switch (key) {
      case 'Enter':
        return moves.enter()
      case 'Ctrl+Enter':
        return moves.pass()
      case 'Backspace':
        return typed && did(typing.back)
      case 'Escape':
        return (typed || typing.chosen !== undefined) && did(typing.clear)
      case 'ArrowUp':
      case 'ArrowDown':
        return moves.step(key === 'ArrowDown' ? 1 : -1)
      default:
        return /^\d$/.test(key) && moves.digit(Number(key))
    }
  }
  return { onKey, onLetters: (letters: string) => void moves.write(letters) }
}
