import type { SeenTableEvent } from '@estocade/table'
import type { TFunction } from 'i18next'
import { Fragment, useEffect, useRef, useState } from 'react'
import { newsInTitle } from '../session/page-title.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { eventsIn, type GameEvent, type Step } from './game-events.ts'
import { judgingOf } from './judging.ts'
import type { TableModel } from './model.ts'
import { wishText } from './notices.tsx'
import { type Running, useSeconds } from './use-time.ts'

/** How many ms after the last key a verdict is announced. */
const VERDICT = 400

/** A sentence that interrupts. Another `id` is another occasion, so the same words are announced again. */
export interface Alarm {
  readonly id: string
  readonly text: string
}

interface Happenings {
  readonly id: string
  readonly lines: readonly string[]
}

interface AnnouncerProps<E extends GameEvent> {
  readonly model: TableModel
  /** The sentence for an event, if there is one. */
  readonly spoken: (event: E) => string | undefined
  /** The player's own running clock. */
  readonly time: Running | undefined
  readonly alarm?: Alarm | undefined
  /** The message about the letters being typed. */
  readonly verdict?: string | undefined
}

/**
 * Events as a visible line that screen readers announce; events from before the page was connected are left out. The
 * clock is announced once, ten seconds before its end.
 */
export function Announcer<E extends GameEvent>({
  model,
  spoken,
  time,
  alarm,
  verdict = '',
}: AnnouncerProps<E>) {
  const { t } = useTranslation()
  const said = useHappenings(model, spoken)
  const seconds = useSeconds(time, model.session.skew)
  // A window of ten seconds says so itself.
  const near =
    time !== undefined && time.of >= 20_000 && seconds !== undefined && seconds <= 10 && seconds > 0
  const loud = near ? { id: `near ${alarm?.id ?? ''}`, text: t('tableTenSeconds') } : alarm
  return (
    <>
      <p className="happened" aria-live="polite" data-says="events">
        <Sentences said={said} />
      </p>
      <p className="unseen" aria-live="polite" data-says="verdict">
        {useLate(verdict)}
      </p>
      <p className="unseen" aria-live="assertive" data-says="alarm">
        <Again said={loud} />
      </p>
    </>
  )
}

/** A new element for each occasion, so that a screen reader announces words that it has just announced. */
const Again = ({ said }: { readonly said: Alarm | undefined }) =>
  said && <span key={said.id}>{said.text}</span>

/** The same, sentence by sentence: if there is no space for all of them, the last ones are visible. */
const Sentences = ({ said }: { readonly said: Happenings | undefined }) =>
  said && (
    <span key={said.id}>
      {said.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place
        <Fragment key={i}>
          {i > 0 && ' '}
          <span>{line}</span>
        </Fragment>
      ))}
    </span>
  )

function useHappenings<E extends GameEvent>(
  model: TableModel,
  spoken: (event: E) => string | undefined,
): Happenings | undefined {
  const { t } = useTranslation()
  const { events, past = 0 } = model.session
  const told = useRef(events.length)
  const [said, setSaid] = useState<Happenings>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each event
  useEffect(() => {
    const fresh = events.slice(Math.max(told.current, past))
    told.current = events.length
    const lines = fresh.flatMap((event) =>
      event.type === 'step'
        ? [...lateText(t, model, event), ...eventsIn<E>(event).flatMap((one) => spoken(one) ?? [])]
        : (aroundTheGame(t, model, event) ?? []),
    )
    if (lines.length > 0 && fresh.some(isQuestion)) newsInTitle(lines.at(-1)!)
    if (lines.length > 0) setSaid({ id: `${events.length}`, lines })
  }, [events])
  return said
}

/** Whose time was up, unless one of the game's own events says it. */
function lateText(t: TFunction, { names, you }: TableModel, step: Step): readonly string[] {
  const own = eventsIn<GameEvent & { readonly by?: string }>(step).some(({ by }) => by === 'time')
  if (!step.late || own || step.seat === undefined) return []
  return [step.seat === you ? t('end_youTime') : t('end_theyTime', { name: names[step.seat] })]
}

/** What somebody waits for an answer to. Messages are counted in the title, and turns have a sign of their own. */
const isQuestion = ({ type }: SeenTableEvent): boolean => type === 'asked' || type === 'proposed'

/** Chat, requests and proposals of others. */
function aroundTheGame(t: TFunction, model: TableModel, event: SeenTableEvent): string | undefined {
  const { session, seat, names, side } = model
  switch (event.type) {
    case 'said':
      return event.player === session.you ? undefined : t('saysChat', { name: event.name, text: event.text })
    case 'asked':
      return event.seat === seat
        ? undefined
        : t('asks', { name: names[event.seat], wish: wishText(event, names, t) })
    case 'dropped':
      return t(askerOf(session.events) === event.seat ? 'requestWithdrawn' : 'requestDropped')
    case 'undo':
      return t('saysUndo')
    case 'set':
      return t(`saysVerdict_${judgingOf(session, false)}`)
    case 'proposed': {
      const member = side.members.find(({ player }) => player === event.player)
      const mine = event.player === session.you || event.seat !== seat
      return mine || member === undefined ? undefined : t('saysProposal', { name: member.name })
    }
    default:
      return undefined
  }
}

/** The side that made the last request. */
const askerOf = (events: readonly SeenTableEvent[]): number | undefined =>
  events.flatMap((event) => (event.type === 'asked' ? [event.seat] : [])).at(-1)

function useLate(text: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), VERDICT)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
