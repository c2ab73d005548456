import type { ModeratedReport } from '@estocade/protocol'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { gameOf } from '../games/index.ts'
import type { Asked } from '../online/use-ask.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { closeReport, closeTable } from './api.ts'
import { List } from './list.tsx'
import { MeasureForm } from './measure-form.tsx'
import { TextForm } from './text-form.tsx'
import { useSay } from './use-moderation-texts.ts'

interface ReportsProps {
  readonly reports: Asked<readonly ModeratedReport[]>
  readonly done: () => void
}

export function Reports({ reports, done }: ReportsProps) {
  const { say } = useSay()
  return (
    <List
      title={say('reports')}
      empty={say('noReports')}
      asked={reports}
      row={(report) => <Report key={report.id} report={report} done={done} />}
    />
  )
}

interface ReportProps {
  readonly report: ModeratedReport
  readonly done: () => void
}

/** A report with the table and its chat, and the measures that a moderator can take. */
function Report({ report, done }: ReportProps) {
  const { say, dateOf } = useSay()
  const { id, by, byName, about, aboutName, text, at } = report
  const [open, setOpen] = useState(false)
  const heading = useId()
  return (
    <li className="report">
      <article aria-labelledby={heading}>
        <h3 id={heading}>{say('reportBy', { by: byName, about: aboutName })}</h3>
        <p className="quiet">{dateOf(at)}</p>
        <blockquote>{text}</blockquote>
        <p className="doors">
          <Link href={`/players/${about}`} className="link">
            {aboutName}
          </Link>
          <Link href={`/players/${by}`} className="link">
            {byName}
          </Link>
        </p>
        <ReportedTable report={report} done={done} />
        <TextForm
          label={say('answerTo', { name: byName })}
          button={say('closeReport')}
          send={(answer) => closeReport(id, answer)}
          done={done}
        />
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {say('measuresAgainst', { name: aboutName })}
        </button>
        {open && <MeasureForm player={{ id: about, name: aboutName }} done={done} />}
      </article>
    </li>
  )
}

function ReportedTable({ report: { tableNow, chat }, done }: ReportProps) {
  const { t } = useTranslation()
  const { say, dateOf } = useSay()
  if (tableNow === null) return <p className="quiet">{say('noTable')}</p>
  const { id, game, phase, sides } = tableNow
  const names = sides
    .map(
      ({ bot, members }) =>
        members.map(({ name }) => name).join(', ') || (bot ? t(`level_${bot}`, { defaultValue: bot }) : ''),
    )
    .filter((name) => name !== '')
  return (
    <div className="reported-table">
      <p>
        <Link href={`/table/${id}`} className="link">
          {say('table', { game: gameOf(game)?.name ?? game })}
        </Link>{' '}
        {t(`moderation:phase_${phase}`)} · {names.join(' – ')}
      </p>
      {chat.length === 0 ? (
        <p className="quiet">{say('noChat')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
        <div className="log" role="log" tabIndex={0} aria-label={say('chat')}>
          <ol>
            {chat.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays in its place
              <li key={index}>
                <time className="quiet">{dateOf(line.at)}</time> <b>{line.name}</b> {line.text}
              </li>
            ))}
          </ol>
        </div>
      )}
      {phase !== 'closed' && (
        <TextForm
          label={say('whyClose')}
          button={say('closeTable')}
          send={(reason) => closeTable(id, reason)}
          done={done}
        />
      )}
    </div>
  )
}
