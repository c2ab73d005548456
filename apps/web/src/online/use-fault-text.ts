import { useTranslation } from 'react-i18next'
import { ApiFault } from './api.ts'

/** What went wrong, in the reader's language; a server that cannot be reached is said so. */
export function useFaultText(): (error: unknown) => string {
  const { t } = useTranslation()
  return (error) =>
    error instanceof ApiFault
      ? t(`fault_${error.code}`, { ...error.params, defaultValue: t('fault_other') })
      : t('serverAway')
}
