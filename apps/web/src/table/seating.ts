import type { SideView, TableView } from '@estocade/table'
import type { TFunction } from 'i18next'
import { memberName } from '../session/member-name.ts'
import type { TableSession } from '../session/session.ts'
import { useTranslation } from '../texts/use-translation.ts'
import type { TableModel } from './model.ts'

/** The seat from which the page shows the table; `undefined` for a spectator. */
export const seatOf = ({ viewer }: TableView): number | undefined =>
  viewer === 'spectator' ? undefined : viewer

/** Whether the player is the captain of the side; other members only propose. */
export function isCaptain({ view, you }: TableSession): boolean {
  const seat = view && seatOf(view)
  return seat !== undefined && (you === undefined || view!.sides[seat]!.captain === you)
}

/** Whether several people share this device: then nobody is "you", and each keeps place, mark and name. */
export const isShared = ({ view, you }: TableSession): boolean =>
  you === undefined && (view?.sides ?? []).filter(({ members }) => members.length > 0).length > 1

/** "Your turn", or the name of the player whose turn it is where several people share the device. */
export const turnTitle = (t: TFunction, { you, seat, names }: TurnOf): string =>
  you === undefined ? t('turnOf', { name: names[seat ?? 0] }) : t('yourTurn')

type TurnOf = Pick<TableModel, 'you' | 'seat' | 'names'>

/** The name of each side here: the bot's level, or the names of the team, the viewer first. Equal names are numbered. */
export function useNames(session: TableSession): readonly string[] {
  const { view, you } = session
  const { t } = useTranslation()
  const me = view && seatOf(view)
  const shared = isShared(session)
  const others = ({ members }: SideView) => members.filter(({ player }) => player !== you)
  const names = (view?.sides ?? []).map((side, seat) => {
    if (side.bot) return t(`level_${side.bot}`, { defaultValue: side.bot })
    if (seat !== me || shared)
      return side.members.map((one) => memberName(one, t)).join(' & ') || t('emptySide')
    return [t('you'), ...(you === undefined ? [] : others(side).map((one) => memberName(one, t)))].join(' & ')
  })
  const places = (name: string) => [...names.keys()].filter((seat) => names[seat] === name)
  return names.map((name, seat) => {
    const same = places(name)
    return same.length > 1 ? `${name} ${same.indexOf(seat) + 1}` : name
  })
}
