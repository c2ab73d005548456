import { useTranslation } from '../texts/use-translation.ts'
import { Waiting } from './waiting.tsx'

/** Shown while a newly installed server builds the dictionary; `share` is the part that is done, 0…1. */
export function DictionaryBuilding({ share }: { readonly share: number }) {
  const { t } = useTranslation()
  return (
    <Waiting text={t('dictionaryBuilding')}>
      <progress aria-label={t('dictionaryBuilding')} max={1} value={share} />
    </Waiting>
  )
}
