import { useAsk } from '../online/use-ask.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { endSession, sessions } from './api.ts'
import { useSay } from './use-account-texts.ts'

/** The places where the player is logged in; each session can be ended here. */
export function Sessions() {
  const { t, i18n } = useTranslation()
  const { say } = useSay()
  const [asked, again] = useAsk('sessions', sessions)
  if (asked.type !== 'there') return null
  return (
    <section className="sheet block">
      <h2>{say('sessions')}</h2>
      <ul className="rows">
        {asked.value.map(({ id, agent, seenAt, current }) => (
          <li key={id} className="table-row">
            <span className={current ? 'mark s0' : 'mark s1'} aria-hidden="true" />
            <span>
              {browserIn(agent)}
              <small className="quiet">
                {current
                  ? say('thisBrowser')
                  : say('lastSeen', { date: new Date(seenAt).toLocaleString(i18n.language) })}
              </small>
            </span>
            {!current && (
              <button type="button" className="link" onClick={() => void endSession(id).then(again, again)}>
                {t('endSession')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A short name of the browser, enough to recognise it. */
function browserIn(agent: string): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\/\d+/.exec(agent)?.[0].replace('/', ' ')
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(agent)?.[0]
  return [browser ?? agent.slice(0, 40), system].filter(Boolean).join(', ') || '?'
}
