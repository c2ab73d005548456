import type { SideView } from '@estocade/table'
import type { TFunction } from 'i18next'

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
