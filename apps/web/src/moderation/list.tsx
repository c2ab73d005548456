import type { ReactNode } from 'react'
import type { Asked } from '../online/use-ask.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { useSay } from './use-moderation-texts.ts'

interface ListProps<T> {
  readonly title: string
  readonly empty: string
  readonly asked: Asked<readonly T[]>
  readonly row: (item: T) => ReactNode
}

/** A section with a list from the server. The list may be loading, empty or unavailable. */
export function List<T>({ title, empty, asked, row }: ListProps<T>) {
  const { t } = useTranslation()
  const { faultText } = useSay()
  return (
    <section className="sheet block" aria-label={title}>
      <h2>{title}</h2>
      {asked.type === 'asking' && <p className="quiet">{t('asking')}</p>}
      {asked.type === 'failed' && (
        <p className="bad" role="alert">
          {faultText(asked.error)}
        </p>
      )}
      {asked.type === 'there' && asked.value.length === 0 && <p className="quiet">{empty}</p>}
      {asked.type === 'there' && <ul className="rows">{asked.value.map(row)}</ul>}
    </section>
  )
}
