import { useTranslation } from '../texts/use-translation.ts'
import { ApiFault } from './api.ts'

/** An error message in the reader's language; it says so if the server cannot be reached. */
export function useFaultText(): (error: unknown) => string {
  const { t, i18n } = useTranslation()
  return (error) => {
    if (!(error instanceof ApiFault)) return t('serverAway')
    const { until, reason } = error.params
    const date = until === undefined ? '' : new Date(Number(until)).toLocaleString(i18n.language)
    if (error.code !== 'banned')
      return t([`fault_${error.code}`, `refusal_${error.code}`, 'fault_other'], { ...error.params, date })
    return `${until ? t('bannedUntil', { date }) : t('banned')} ${reason}`.trim()
  }
}
