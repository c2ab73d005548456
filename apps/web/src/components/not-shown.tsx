import { useTranslation } from '../texts/use-translation.ts'
import { Waiting } from './waiting.tsx'

/** Instead of a page that could not be loaded or drawn. */
export function NotShown() {
  const { t } = useTranslation()
  return (
    <Waiting text={t('notShown')}>
      <a href="/" className="button">
        {t('home')}
      </a>
      <button type="button" className="button main" onClick={() => location.reload()}>
        {t('reload')}
      </button>
    </Waiting>
  )
}
