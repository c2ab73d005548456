import { useTranslation } from '../texts/use-translation.ts'
import { Waiting } from './waiting.tsx'

/** The server was just installed and is still building the dictionary; `share` of it is done, 0…1. */
export function DictionaryBuilding({ share }: { readonly share: number }) {
  const { t } = useTranslation()
  return (
    <Waiting text={t('dictionaryBuilding')}>
      <progress aria-label={t('dictionaryBuilding')} max={1} value={share} />
    </Waiting>
  )
}
