import type { JarnacEvent } from '@estocade/games'
import { jarnacScore } from '@estocade/games'
import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalText } from '../../table/refusal-text.ts'
import { runningTime, useSeconds } from '../../table/use-time.ts'
import { lineOf } from './history.tsx'
import { saidTo } from './saying.ts'
import { sentences } from './turn-strip.tsx'
import type { TableMoves } from './use-moves.ts'
import type { JarnacTableModel } from './use-table.ts'

/** ms after the last key before the verdict is read out. */
const VERDICT = 400

interface AnnouncerProps {
  readonly model: JarnacTableModel
  readonly moves: TableMoves
}

/** The table for those who hear it. Assertive only for a window, a theft and the last ten seconds. */
export function Announcer({ model, moves }: AnnouncerProps) {
  return (
    <>
      <p className="unseen" aria-live="polite" data-says="events">
        {useHappenings(model)}
      </p>
      <p className="unseen" aria-live="polite" data-says="verdict">
        {useVerdict(model, moves)}
      </p>
      <p className="unseen" aria-live="assertive" data-says="alarm">
        {useAlarm(model)}
      </p>
    </>
  )
}

/** What just happened, then whose turn it is and what may be done. */
function useHappenings(model: JarnacTableModel): string {
  const { t } = useTranslation()
  const { session, names, view, scene } = model
  const { events, past = 0 } = session
  const told = useRef(events.length)
  const [said, setSaid] = useState('')
  const [title, what] = sentences(model)
  const turn =
    scene.type === 'window'
      ? ''
      : `${t(title.key, title.values ?? {})}. ${what ? t(what.key, what.values ?? {}) : ''}`
  const score = view.sides.map(({ rows }, seat) => `${names[seat]} ${jarnacScore(rows)}`).join(', ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each change of the table
  useEffect(() => {
    const fresh = events.slice(Math.max(told.current, past))
    told.current = events.length
    const lines = fresh.flatMap((event) =>
      event.type === 'step'
        ? (event.events as unknown as JarnacEvent[]).flatMap((one) => spoken(one, names, t))
        : [],
    )
    const points = fresh.some((event) => event.type === 'step') && lines.length > 0 ? `${score}.` : ''
    setSaid([...lines, points, turn].filter((line) => line !== '').join(' '))
  }, [events, turn])
  return said
}

function spoken(event: JarnacEvent, names: readonly string[], t: TFunction): readonly string[] {
  // Said at once, elsewhere.
  if (event.type === 'called') return []
  const line = lineOf(event)
  if (line === undefined) return []
  const name = 'seat' in event ? names[event.seat] : ''
  const text = line.word
    ? t('saysLay', { word: line.word, points: line.points })
    : t(line.text!, line.values ?? {})
  return [`${name ? `${name}: ` : ''}${text}.`]
}

function useVerdict(model: JarnacTableModel, moves: TableMoves): string {
  const { t } = useTranslation()
  const { refusal, typing } = model
  const [said, setSaid] = useState('')
  const saying = saidTo(model, moves)
  const verdict = saying && typing.typed !== '' ? `${typing.typed}. ${t(saying.key, saying.values)}` : ''
  const text = refusal ? refusalText(t, refusal) : verdict
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), VERDICT)
    return () => clearTimeout(timer)
  }, [text])
  return said
}

function useAlarm(model: JarnacTableModel): string {
  const { t } = useTranslation()
  const { scene, names, session, table, live, events, seat } = model
  const seconds = useSeconds(runningTime(table, live), session.skew ?? 0)
  const mine = table.duties.some((duty) => duty.seat === seat)
  const theft = events.at(-1)?.type === 'turned' ? events.at(-2) : (events.findLast(isCall) ?? undefined)
  const last = useRef(events.length)
  const [alarm, setAlarm] = useState('')
  const near = mine && seconds !== undefined && seconds <= 10 && seconds > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theft is told once
  useEffect(() => {
    const fresh = events.slice(last.current)
    last.current = events.length
    const call = fresh.findLast(isCall)
    if (call) setAlarm(theftText(call, names, seat, t))
  }, [events, theft])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the seconds are those at its beginning
  useEffect(() => {
    if (scene.type !== 'window') return
    const values = { name: names[scene.victim], count: seconds ?? 0 }
    setAlarm(seconds === undefined ? t('windowOpens', values) : t('windowOpensFor', values))
  }, [scene.type])
  useEffect(() => {
    if (near) setAlarm(t('tenSeconds'))
  }, [near, t])
  return alarm
}

type Call = Extract<JarnacEvent, { type: 'called' }>
const isCall = (event: JarnacEvent): event is Call => event.type === 'called'

/** "Jarnac! REPARTIE is yours." and its other sides. */
export function theftText(
  { seat, victim, word, from }: Call,
  names: readonly string[],
  me: number | undefined,
  t: TFunction,
): string {
  if (seat === me) return t('theftMine', { word })
  const values = { name: names[seat], word, victim: names[victim], row: (from ?? 0) + 1 }
  return victim === me && from !== null ? t('theftRobbed', values) : t('theftOther', values)
}
