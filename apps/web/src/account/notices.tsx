import type { Me } from '../online/api.ts'
import { useAsk } from '../online/use-ask.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { notices, removeNotice } from './api.ts'
import { useAccountTexts, useSay } from './use-account-texts.ts'

/** Messages of the moderators to a player, until they are read. */
export default function Notices({ me }: { readonly me: Me }) {
  const ready = useAccountTexts()
  return ready && me.notices !== undefined && <Waiting />
}

function Waiting() {
  const { t, i18n } = useTranslation()
  const { say } = useSay()
  const [asked, again] = useAsk('notices', notices)
  if (asked.type !== 'there' || asked.value.length === 0) return null
  return (
    <section className="sheet block" aria-label={say('notices')}>
      <h2>{say('notices')}</h2>
      <ul className="rows">
        {asked.value.map(({ id, type, text, at }) => (
          <li key={id} className="table-row">
            <span>
              {t(`account:notice_${type}`, { text })}
              <small className="quiet">{new Date(at).toLocaleString(i18n.language)}</small>
            </span>
            <button type="button" className="link" onClick={() => void removeNotice(id).then(again, again)}>
              {say('noticeRead')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
