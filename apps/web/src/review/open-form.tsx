import { useState } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import type { ReviewState, Source } from './use-review.ts'

interface OpenFormProps {
  readonly fault?: string | undefined
  readonly onOpen: (source: Source) => void
}

/** Opens a game from a link, a log or a record. The pasted text stays until it could be read. */
export function OpenForm({ fault, onOpen }: OpenFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const open = (from: string) => {
    const packed = /#([\w-]{20,})\s*$/.exec(from)?.[1]
    onOpen(packed === undefined ? { type: 'text', text: from } : { type: 'packed', packed })
  }
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    const read = await file.text()
    setText(read)
    open(read)
  }
  return (
    <main className="open-game">
      <h1>{t('reviewPaste')}</h1>
      <p className="quiet">{t('reviewPasteHow')}</p>
      {fault !== undefined && (
        <p className="bad" role="alert">
          {fault}
        </p>
      )}
      <form
        className="sheet"
        onSubmit={(event) => {
          event.preventDefault()
          open(text)
        }}
      >
        <label htmlFor="pasted">{t('reviewPasteLabel')}</label>
        <textarea
          id="pasted"
          rows={8}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <label className="button">
            {t('reviewPasteFile')}
            <input
              type="file"
              className="unseen"
              accept=".json,.record,.txt,application/json,text/plain"
              onChange={(event) => void choose(event.target.files?.[0])}
            />
          </label>
          <button type="submit" className="button main">
            {t('reviewPasteGo')}
          </button>
        </div>
      </form>
    </main>
  )
}

/** The reason why a game cannot be shown, for people. */
export function useFaultText(why: ReviewState['unreadable']): string | undefined {
  const { t } = useTranslation()
  switch (why?.type) {
    case undefined:
      return undefined
    case 'damaged-link':
      return t('reviewDamagedLink')
    case 'no-log':
      return t('reviewNoLog')
    case 'other-game':
      return t('reviewOtherGame', { game: why.game })
    case 'wrong-line':
      return `${t('reviewWrongLine', { line: why.line })} ${why.text}`
  }
}
