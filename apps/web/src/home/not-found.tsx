import { Link } from 'wouter'
import { Bar } from '../components/bar.tsx'
import { Waiting } from '../components/waiting.tsx'
import { useTranslation } from '../texts/use-translation.ts'

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
