import { type JarnacAction, type JarnacEvent, type JarnacView, viewIn } from '@estocade/games'
import type { TableCommand, TableView } from '@estocade/table'
import { useCallback, useMemo, useState } from 'react'
import type { RefusalText, TableSession } from '../../session/session.ts'
import { judgingOf, useWordVerdict, type WordVerdict } from '../../table/judging.ts'
import { type TableModel, useTableModel } from '../../table/model.ts'
import { useStory } from '../../table/story.ts'
import { type Aim, aim, type Ground } from './aiming.ts'
import { type Marks, marksOf } from './marks.ts'
import { groundOf, liveSeat, momentOf, type Scene, sceneOf } from './scene.ts'
import { type Reserve, useReserve } from './use-reserve.ts'
import { type Typing, useTyping } from './use-typing.ts'

/** The table as one player or spectator sees it; all parts of the page use it. */
export interface JarnacTableModel extends TableModel {
  readonly view: JarnacView
  /** The side from which the viewer sees the table. */
  readonly me: number
  /** The seats in the order in which they are shown. */
  readonly order: readonly number[]
  readonly scene: Scene
  readonly moment: string
  readonly ground: Ground | undefined
  readonly live: number
  readonly events: readonly JarnacEvent[]
  /** After how many of the events a move was taken back. */
  readonly undos: readonly number[]
  readonly marks: Marks
  readonly typing: Typing
  readonly target: Aim
  readonly reserve: Reserve
  /** The verdict on a word that could be laid; undefined if it is not known, or must not be shown. */
  readonly verdict: WordVerdict | undefined
  readonly refusal: RefusalText | undefined
  /** Whether an answer of the server is pending. */
  readonly sending: boolean
  readonly act: (action: JarnacAction) => Promise<RefusalText | undefined>
}

export function useTable(session: TableSession): JarnacTableModel {
  const model = useTableModel(session)
  const { table, seat, from, captain } = model
  const view = viewIn(table, 'jarnac')
  const me = seat ?? 0
  const scene = sceneOf(table, view, seat)
  const ground = groundOf(view, me, scene)
  const moment = `${momentOf(view, scene, table.match!.number)} ${view.sides[me]!.rows.join('/')}`
  const typing = useTyping(session, moment)
  const sending = useSending(session, table, captain, me, `${moment} ${typing.typed}`)
  const { events, undos } = useStory<JarnacEvent>(session)
  const count = view.sides.length
  const marks = useMemo(() => marksOf(events, count), [events, count])
  const target: Aim = ground ? aim(ground, typing.typed, typing.chosen) : { type: 'nothing' }
  return {
    ...model,
    view,
    me,
    order: useMemo(() => Array.from({ length: count }, (_, i) => (from + i) % count), [from, count]),
    scene,
    moment,
    ground,
    live: liveSeat(scene, me),
    events,
    undos,
    marks,
    typing,
    target,
    reserve: useReserve(`${table.id}.${me}`, view.sides[me]!.reserve),
    verdict: useWordVerdict(session, questionOf(session, view, target, typing.typed)),
    ...sending,
  }
}

function questionOf(session: TableSession, { config }: JarnacView, target: Aim, word: string) {
  if (target.type !== 'ready' || judgingOf(session, config.judging === 'challenge') !== 'typing')
    return undefined
  return { language: config.language, rules: config.words, word, was: target.was }
}

/** A refusal is shown until the player types or something happens. */
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
