import type { SideView } from '@estocade/table'
import type { TFunction } from 'i18next'

/** Seats in the order they lie before one: the own side first, the others as their turns follow. */
export const seatsFrom = (me: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (me + i) % count)

/** Whose it is, by shape and colour: one's own is always the brass disc. */
export const markOf = (seat: number, me: number, count: number): string =>
  `mark s${(seat - me + count) % count}`

/** Each side as it is called here: one's own begins with "you". */
export const namesOf = (
  sides: readonly SideView[],
  seat: number | undefined,
  you: string | undefined,
  t: TFunction,
): readonly string[] =>
  sides.map(({ bot, members }, one) => {
    if (bot !== undefined) return t(`level_${bot}`, { defaultValue: bot })
    const others = members.filter(({ player }) => one !== seat || (you !== undefined && player !== you))
    const names = others.map(({ name }) => name)
    const all = one === seat ? [t('you'), ...(you === undefined ? [] : names)] : names
    return all.join(', ') || t('emptySide')
  })
