import type { LobbyFilter } from '@estocade/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { Bar } from '../components/bar.tsx'
import { Pick } from '../components/choice.tsx'
import { games } from '../games/index.ts'
import { dictionaryIds, dictionaryNames } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { TableRows } from './open-tables.tsx'

const clocks = ['none', 'turn', 'bank', 'days'] as const

/** All open tables, by game, language and clock. */
export default function TablesPage() {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<LobbyFilter>({})
  const any = { id: '', text: t('anyOf') }
  const set = (key: keyof LobbyFilter) => (value: string) => {
    const { [key]: _, ...rest } = filter
    setFilter(value === '' ? rest : { ...rest, [key]: value })
  }
  return (
    <>
      <Bar title={t('openTables')} />
      <main className="page">
        <h1>{t('openTables')}</h1>
        <p className="doors">
          <Link href="/leaders" className="link">
            {t('leaders')}
          </Link>
          <Link href="/new" className="button main">
            {t('newTable')}
          </Link>
        </p>
        <div className="sheet filters">
          <Pick
            label={t('gameName')}
            value={filter.game ?? ''}
            onChange={set('game')}
            options={[any, ...games.map(({ id, name }) => ({ id, text: name }))]}
          />
          <Pick
            label={t('wordsIn')}
            value={filter.language ?? ''}
            onChange={set('language')}
            options={[any, ...dictionaryIds.map((id) => ({ id, text: dictionaryNames[id] }))]}
          />
          <Pick
            label={t('clockName')}
            value={filter.clock ?? ''}
            onChange={set('clock')}
            options={[any, ...clocks.map((id) => ({ id, text: t(`clock_${id}`) }))]}
          />
        </div>
        <section className="sheet block">
          <TableRows filter={filter} />
        </section>
      </main>
    </>
  )
}
