import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Bar } from '../components/bar.tsx'
import { Waiting } from '../components/waiting.tsx'

export function NotFound() {
  const { t } = useTranslation()
  return (
    <>
      <Bar title={t('nothingHere')} />
      <Waiting text={t('nothingHere')}>
        <Link href="/" className="button main">
          {t('home')}
        </Link>
      </Waiting>
    </>
  )
}
