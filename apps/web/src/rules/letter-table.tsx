import { useEffect, useState } from 'react'
import { usualDictionary } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import type { Book, LetterRow } from './book.ts'

interface LetterTableProps {
  readonly letters: NonNullable<Book['letters']>
}

/** The game's letters in the reader's language, with their counts and values. */
export function LetterTable({ letters }: LetterTableProps) {
  const { t, i18n } = useTranslation()
  const [rows, setRows] = useState<readonly LetterRow[]>([])
  useEffect(() => {
    void letters(usualDictionary(i18n.language)).then(setRows)
  }, [letters, i18n.language])
  const valued = rows.some(({ value }) => value !== undefined)
  return (
    <details className="letter-table">
      <summary>{t('rulebook:letterTable')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('rulebook:letterColumn')}</th>
            <th scope="col">{t('rulebook:countColumn')}</th>
            {valued && <th scope="col">{t('rulebook:valueColumn')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ letter, name, count, value }) => (
            <tr key={letter}>
              <th scope="row">{name ? t(name) : letter}</th>
              <td>{count}</td>
              {valued && <td>{value}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
