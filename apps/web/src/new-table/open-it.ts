import type { OpenBody } from '@estocade/protocol'
import { beginGame, type LocalSide } from '../local/saved-games.ts'
import { openTable } from '../online/api.ts'
import { ensureSomebody } from '../online/me.ts'
import type { Options } from './game-rules.ts'
import type { SeatWish } from './seats.ts'

export interface TableWish {
  readonly game: string
  readonly language: string
  readonly options: Options
  readonly seats: readonly SeatWish[]
  readonly settings: NonNullable<OpenBody['settings']>
  /** Whether the table is on this device instead of the server. */
  readonly local: boolean
  readonly myName: string
  readonly nameOf: (seat: number) => string
  /** Hash of an own list, for a table on this device. */
  readonly ownList: string | undefined
}

/** Opens the table and returns the address of its page. */
export async function openIt(wish: TableWish): Promise<string> {
  return wish.local ? `/play/${await beginHere(wish)}` : `/table/${await openThere(wish)}`
}

function beginHere(wish: TableWish): Promise<string> {
  const { game, language, options, seats, settings, myName, nameOf, ownList } = wish
  const others = seats.map(
    (seat, i): LocalSide =>
      seat.type === 'bot'
        ? seat
        : { type: 'person', name: (seat.type === 'here' && seat.name) || nameOf(i + 2) },
  )
  const { visibility: _, ...rest } = settings
  const sides: readonly LocalSide[] = [{ type: 'person', name: myName }, ...others]
  const list = ownList === undefined ? {} : { ownList }
  return beginGame({ game, language, options, sides, settings: rest, ...list })
}

async function openThere({ game, options, seats, settings, myName }: TableWish): Promise<string> {
  await ensureSomebody(myName)
  const bots = seats.flatMap((seat) => (seat.type === 'bot' ? [seat.bot] : []))
  const body: OpenBody = { game, options, sides: seats.length + 1, settings }
  const { id } = await openTable(bots.length > 0 ? { ...body, bots } : body)
  return id
}
