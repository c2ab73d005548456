import type { Seat } from '@estocade/kernel'
import { emptySide, type Member, moved, type Side, type Table } from './table.ts'

export const withSide = (table: Table, seat: Seat, change: (side: Side) => Side): Table =>
  withSides(
    table,
    table.sides.map((side, i) => (i === seat ? change(side) : side)),
  )

function withSides(table: Table, sides: Table['sides']): Table {
  const { version, at, match, timers, clocks } = table
  return moved(table, { version, at, sides, match, timers, clocks })
}

export function withMember(
  table: Table,
  player: string,
  change: (member: Side['members'][number]) => Side['members'][number],
): Table {
  const sides = table.sides.map((side) =>
    side.members.some((member) => member.player === player)
      ? {
          ...side,
          members: side.members.map((member) => (member.player === player ? change(member) : member)),
        }
      : side,
  )
  return withSides(table, sides)
}

export const resized = (table: Table, sides: number): Table => ({
  ...table,
  sides: Array.from({ length: sides }, (_, i) => {
    const side = table.sides[i] ?? emptySide
    return { ...side, ready: side.bot !== undefined }
  }),
})

export const sat = (table: Table, seat: Seat, member: Member): Table =>
  withSide(stood(table, member.player), seat, (side) => ({
    ...side,
    members: [...side.members, member],
    captain: side.captain ?? member.player,
    ready: table.phase === 'gathering' ? false : side.ready,
  }))

export function stood(table: Table, player: string): Table {
  return {
    ...table,
    sides: table.sides.map((side) => {
      if (!side.members.some((member) => member.player === player)) return side
      const members = side.members.filter((member) => member.player !== player)
      const heir = members.find(({ away }) => away === undefined) ?? members[0]
      const { captain, ...rest } = side
      const next = captain === player ? heir?.player : captain
      return { ...rest, members, ready: false, ...(next === undefined ? {} : { captain: next }) }
    }),
  }
}
