import type { TableView } from '@estocade/table'

/** ms that a seat has left now: the shorter of its clock and its duty's own time. */
export function timeLeft(view: TableView, seat: number, now: number): number | undefined {
  const passed = Math.max(0, now - view.at)
  const mine = view.duties.filter((duty) => duty.seat === seat)
  const windows = view.duties.some((duty) => duty.for === 'window')
  const times = mine.flatMap(({ left }) => (left === undefined ? [] : [left - passed]))
  const clock = view.clocks[seat]
  if (clock !== null && clock !== undefined && mine.some((duty) => duty.for === 'turn'))
    times.push(windows ? clock : clock - passed)
  return times.length === 0 ? undefined : Math.max(0, Math.min(...times))
}

export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds >= 36_000) return `${Math.floor(seconds / 3600)} h`
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`
}
