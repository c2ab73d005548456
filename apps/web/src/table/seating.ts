import type { TableView } from '@estocade/table'
import { useTranslation } from 'react-i18next'

/** Whose eyes the page looks through; `undefined` for a spectator. */
export const seatOf = ({ viewer }: TableView): number | undefined =>
  viewer === 'spectator' ? undefined : viewer

/** What each side is called here: oneself, the bot's level, or the team's names. */
export function useNames(table: TableView): readonly string[] {
  const { t } = useTranslation()
  const me = seatOf(table)
  return table.sides.map(({ bot, members }, seat) => {
    if (seat === me) return t('you')
    return bot ? t(`level_${bot}`, { defaultValue: bot }) : members.map(({ name }) => name).join(', ')
  })
}
