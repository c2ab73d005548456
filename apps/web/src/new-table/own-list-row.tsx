import { useState } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { keepOwnList } from '../words/ask.ts'
import type { OwnListFacts } from '../words/messages.ts'
import { Row } from './option-row.tsx'

interface OwnListRowProps {
  readonly language: string
  readonly list: OwnListFacts | undefined
  readonly onChange: (list: OwnListFacts | undefined) => void
}

/** An own list for a table on this device. The file is read here and stays in this browser. */
export function OwnListRow({ language, list, onChange }: OwnListRowProps) {
  const { t } = useTranslation()
  const [failed, setFailed] = useState(false)
  const [reading, setReading] = useState(false)
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    setReading(true)
    const kept = await keepOwnList(language, file).catch(() => undefined)
    setReading(false)
    setFailed(kept === undefined || kept.words === 0)
    onChange(kept === undefined || kept.words === 0 ? undefined : kept)
  }
  return (
    <Row
      name={t('ownList')}
      about={t('ownListIs')}
      changed={list !== undefined}
      refusal={failed ? t('ownListFailed') : undefined}
    >
      {list ? (
        <span className="own-list">
          <span role="status">
            {t('ownListHas', { name: list.name, count: list.words })}
            {list.faults > 0 && ` ${t('ownListFaults', { count: list.faults })}`}
          </span>{' '}
          <button type="button" className="link" onClick={() => onChange(undefined)}>
            {t('ownListDrop')}
          </button>
        </span>
      ) : (
        <input
          type="file"
          accept=".txt,text/plain"
          aria-label={t('ownList')}
          aria-busy={reading}
          onChange={(event) => void take(event.target.files?.[0])}
        />
      )}
    </Row>
  )
}
