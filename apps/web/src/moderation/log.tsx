import type { ModerationLogLine } from '@estocade/protocol'
import type { Asked } from '../online/use-ask.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { List } from './list.tsx'
import { useSay } from './use-moderation-texts.ts'

/** What moderators and the operator did, newest first. */
export function Log({ log }: { readonly log: Asked<readonly ModerationLogLine[]> }) {
  const { t } = useTranslation()
  const { say, deed, dateOf } = useSay()
  return (
    <List
      title={say('log')}
      empty={say('noLog')}
      asked={log}
      row={({ id, at, byName, action, subject, subjectName, details }) => (
        <li key={id} className="table-row">
          <span>
            {t('labelled', { label: byName ?? say('operator'), value: deed(action) })} ·{' '}
            {subjectName ?? subject}
            <small className="quiet">
              {dateOf(at)} {wordsIn(details)}
            </small>
          </span>
        </li>
      )}
    />
  )
}

/** The reason, answer or word in the details of a line; the other details are for programs only. */
function wordsIn(details: string): string {
  const { reason, text, answer, word } = JSON.parse(details) as Readonly<Record<string, string>>
  return reason ?? text ?? answer ?? word ?? ''
}
