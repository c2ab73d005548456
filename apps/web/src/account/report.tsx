import { useState } from 'react'
import { sendReport } from './api.ts'
import { useAccountTexts, useSay } from './use-account-texts.ts'

interface ReportProps {
  readonly id: string
  readonly name: string
  /** The table where it happened. */
  readonly table: string | undefined
}

/** A report about a player, for the moderators. */
export function Report({ id, name, table }: ReportProps) {
  const there = useAccountTexts()
  const { say, faultText } = useSay()
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  if (!there) return null
  const submit = () =>
    sendReport(id, table, text.trim()).then(
      () => {
        setText('')
        setSaid(say('reported'))
      },
      (error) => setSaid(faultText(error)),
    )
  return (
    <form
      className="sheet form"
      aria-label={say('report')}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2>{say('report')}</h2>
      <p className="quiet">{say('reportIs', { name })}</p>
      <label htmlFor="report-text">{say('reportText')}</label>
      <textarea
        id="report-text"
        className="text"
        rows={3}
        value={text}
        maxLength={1000}
        required
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status">{said}</p>
      <button type="submit" className="button">
        {say('sendReport')}
      </button>
    </form>
  )
}
