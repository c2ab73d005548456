import { useEffect } from 'react'
import type { TableSession } from '../session/session.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { recall, remember } from './memory.ts'
import type { TableModel } from './model.ts'

/** After so many turns of their own a player gets no more advice: there is one line for each. */
const LINES = 3

const keyOf = (game: string): string => `coached.${game}`

/** Whether the first turns of this game have been played on this device. */
export const isCoached = (game: string): boolean => recall<boolean>(keyOf(game)) === true

export const setCoached = (game: string): void => remember(keyOf(game), true)

/** A line of advice for each of the first turns of a player's first game against a bot on this device. */
export function useCoach({ session, table, seat }: TableModel, turn = ownSteps(session, seat)) {
  const { t } = useTranslation()
  const { game } = table
  const coached = session.connection !== undefined || seat === undefined || isCoached(game)
  const over = turn >= LINES
  useEffect(() => {
    if (over && !coached) setCoached(game)
  }, [over, coached, game])
  return coached || over ? undefined : t(`coach_${game}_${turn + 1}`)
}

/** How often this side has acted in the running match. */
function ownSteps({ events }: TableSession, seat: number | undefined): number {
  const begun = events.findLastIndex(({ type }) => type === 'started')
  return events.slice(begun + 1).filter((event) => event.type === 'step' && event.seat === seat).length
}
