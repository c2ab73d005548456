import type { StandingBan } from '@estocade/protocol'
import { useState } from 'react'
import type { Asked } from '../online/use-ask.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { lift } from './api.ts'
import { List } from './list.tsx'
import { useSay } from './use-moderation-texts.ts'

interface BansProps {
  readonly bans: Asked<readonly StandingBan[]>
  readonly done: () => void
}

/** Who is banned or muted now. */
export function Bans({ bans, done }: BansProps) {
  const { t } = useTranslation()
  const { say, dateOf, faultText } = useSay()
  const [fault, setFault] = useState('')
  return (
    <>
      <List
        title={say('bans')}
        empty={say('noBans')}
        asked={bans}
        row={(ban) => (
          <li key={`${ban.type} ${ban.subject}`} className="table-row">
            <span>
              {t('labelled', { label: ban.name ?? ban.subject, value: t(`moderation:ban_${ban.type}`) })}
              <small className="quiet">
                {ban.until === null ? say('forGood') : say('until', { date: dateOf(ban.until) })}
                {ban.reason && ` · ${ban.reason}`}
              </small>
            </span>
            <button
              type="button"
              className="link"
              onClick={() => void lift(ban).then(done, (error) => setFault(faultText(error)))}
            >
              {say('lift', { name: ban.name ?? ban.subject })}
            </button>
          </li>
        )}
      />
      {fault && (
        <p className="bad" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
