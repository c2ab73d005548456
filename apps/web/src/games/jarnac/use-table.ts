import type { JarnacAction, JarnacEvent, JarnacView } from '@estocade/games'
import type { SideView, TableCommand, TableView } from '@estocade/table'
import { useCallback, useMemo, useState } from 'react'
import type { RefusalText, TableSession } from '../../session/session.ts'
import { isCaptain, seatOf, useNames } from '../../table/seating.ts'
import { useStory } from '../../table/story.ts'
import { type Aim, aim, type Ground } from './aiming.ts'
import { type Marks, marksOf } from './marks.ts'
import { groundOf, liveSeat, momentOf, type Scene, sceneOf } from './scene.ts'
import { type Reserve, useReserve } from './use-reserve.ts'
import { type Typing, useTyping } from './use-typing.ts'

/** The table as it lies before one player (or one who watches): what all its parts look at. */
export interface JarnacTableModel {
  readonly session: TableSession
  readonly table: TableView
  readonly view: JarnacView
  /** The side one looks from. */
  readonly me: number
  /** The own seat; undefined for one who watches. */
  readonly seat: number | undefined
  readonly side: SideView
  /** Whether one's word counts for the side; else one proposes. */
  readonly captain: boolean
  readonly names: readonly string[]
  readonly scene: Scene
  readonly moment: string
  readonly ground: Ground | undefined
  readonly live: number
  readonly events: readonly JarnacEvent[]
  readonly marks: Marks
  readonly typing: Typing
  readonly target: Aim
  readonly reserve: Reserve
  readonly refusal: RefusalText | undefined
  /** An answer is awaited. */
  readonly sending: boolean
  readonly act: (action: JarnacAction) => Promise<RefusalText | undefined>
  readonly send: (command: TableCommand) => Promise<RefusalText | undefined>
}

export function useTable(session: TableSession): JarnacTableModel {
  const table = session.view!
  const { number } = table.match!
  const view = table.match!.view as unknown as JarnacView
  const seat = seatOf(table)
  const me = seat ?? 0
  const side = table.sides[me]!
  const scene = sceneOf(table, view, seat)
  const ground = groundOf(view, me, scene)
  const moment = `${momentOf(view, scene, number)} ${view.sides[me]!.rows.join('/')}`
  const typing = useTyping(session, moment)
  const captain = isCaptain(session)
  const sending = useSending(session, table, captain, me, `${moment} ${typing.typed}`)
  const events = useStory<JarnacEvent>(session)
  const marks = useMemo(() => marksOf(events, view.sides.length), [events, view.sides.length])
  const reserve = useReserve(`${table.id}.${me}`, view.sides[me]!.reserve)
  return {
    session,
    table,
    view,
    me,
    seat,
    side,
    captain,
    names: useNames(session),
    scene,
    moment,
    ground,
    live: liveSeat(scene, me),
    events,
    marks,
    typing,
    target: ground ? aim(ground, typing.typed, typing.chosen) : { type: 'nothing' },
    reserve,
    ...sending,
  }
}

/** A refusal is shown until something else is typed or happens. */
function useSending(
  { send: post }: TableSession,
  table: TableView,
  captain: boolean,
  me: number,
  about: string,
): Pick<JarnacTableModel, 'act' | 'send' | 'refusal' | 'sending'> {
  const [refused, setRefused] = useState<{ readonly about: string; readonly refusal: RefusalText }>()
  const [waiting, setWaiting] = useState(0)
  const send = useCallback(
    async (command: TableCommand) => {
      setWaiting((count) => count + 1)
      const refusal = await post(command)
      setWaiting((count) => count - 1)
      setRefused(refusal && { about, refusal })
      return refusal
    },
    [post, about],
  )
  const duty = table.duties.find(({ seat }) => seat === me)?.about ?? ''
  const act = useCallback(
    (action: JarnacAction) =>
      send(captain ? { type: 'act', about: duty, action } : { type: 'propose', action }),
    [send, captain, duty],
  )
  return {
    act,
    send,
    refusal: refused?.about === about ? refused.refusal : undefined,
    sending: waiting > 0,
  }
}
