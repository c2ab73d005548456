import type { TableView } from '@estocade/table'
import { useEffect, useState } from 'react'

/** A running clock: ms left, of how many, and since when. */
export interface Running {
  readonly left: number
  readonly of: number
  readonly at: number
}

const DAY = 86_400_000

/** The most important time: that of the viewer's own duty, then of another's, then the clock of the side to play. */
export function runningTime(table: TableView, live: number | undefined, about?: string): Running | undefined {
  if (table.phase !== 'playing') return undefined
  const { at, clock } = table
  const duties = about === undefined ? table.duties : table.duties.filter((duty) => duty.about === about)
  const limited = duties.filter(({ left }) => left !== undefined)
  const duty = limited.find(({ seat }) => seat === live) ?? limited[0]
  if (duty !== undefined) return { left: duty.left!, of: (duty.limit ?? 1) * 1000, at }
  const left = table.clocks[duties[0]?.seat ?? live ?? -1]
  if (left === null || left === undefined || clock.type === 'none') return undefined
  return { left, of: clock.type === 'days' ? clock.days * DAY : clock.seconds * 1000, at }
}

/** Whole seconds left, checked four times a second. `skew` is the difference between the table's and this machine's clock. */
export function useSeconds(time: Running | undefined, skew = 0): number | undefined {
  const [, show] = useState<number>()
  const { left, at } = time ?? {}
  useEffect(() => {
    if (left === undefined || at === undefined) return
    const timer = setInterval(() => show(secondsOf(left, at, skew)), 250)
    return () => clearInterval(timer)
  }, [left, at, skew])
  return time && secondsOf(time.left, time.at, skew)
}

/** Whether the end is near: the last ten seconds, but not all of a short time. */
export const isNearEnd = ({ of }: Running, seconds: number): boolean => seconds <= 10 && seconds * 2000 <= of

const secondsOf = (left: number, at: number, skew: number): number =>
  Math.max(0, Math.ceil((left - (Date.now() + skew - at)) / 1000))

/** 0:42, 1:02:03; the caller formats days. */
export function clockText(seconds: number): string {
  const two = (n: number) => `${n}`.padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
