import type { NotificationSettings } from '@estocade/protocol'
import { useEffect, useState } from 'react'
import { useAsk } from '../online/use-ask.ts'
import { useTranslation } from '../texts/use-translation.ts'
import {
  endDays,
  isSubscribed,
  notificationSettings,
  removeEmail,
  saveEmail,
  subscribePush,
  takeDays,
  unsubscribePush,
} from './api.ts'
import { useSay } from './use-account-texts.ts'

/** How the player is notified of their turn, and days off. */
export function Notifications({ account }: { readonly account: boolean }) {
  const { say } = useSay()
  const [asked, again] = useAsk('notifications', notificationSettings)
  if (asked.type !== 'there') return null
  const { sendsEmail, email, pushKey, browsers, vacation } = asked.value
  const can = (sendsEmail && account) || pushKey !== null
  return (
    <>
      {can && (
        <section className="sheet block">
          <h2>{say('tellMe')}</h2>
          <p className="quiet">{say('tellMeIs')}</p>
          {sendsEmail && account && <EmailSettings email={email} again={again} />}
          {pushKey !== null && <PushSettings pushKey={pushKey} browsers={browsers} again={again} />}
        </section>
      )}
      <DaysOff vacation={vacation} again={again} />
    </>
  )
}

interface EmailSettingsProps {
  readonly email: NotificationSettings['email']
  readonly again: () => void
}

function EmailSettings({ email, again }: EmailSettingsProps) {
  const { i18n } = useTranslation()
  const { say, faultText } = useSay()
  const [address, setAddress] = useState(email?.address ?? '')
  const [fault, setFault] = useState('')
  const after = (work: Promise<unknown>) => work.then(again, (error) => setFault(faultText(error)))
  if (email !== null)
    return (
      <p className="doors">
        <span role="status">
          {say(email.confirmed ? 'emailOn' : 'emailSent', { address: email.address })}
        </span>
        <button type="button" className="link" onClick={() => void after(removeEmail())}>
          {say('removeEmail')}
        </button>
      </p>
    )
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        void after(saveEmail(address.trim(), i18n.language))
      }}
    >
      <label htmlFor="email">{say('email')}</label>
      <input
        id="email"
        className="text"
        type="email"
        value={address}
        maxLength={200}
        required
        autoComplete="email"
        onChange={(event) => setAddress(event.target.value)}
      />
      {fault && (
        <p className="bad" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" className="button">
        {say('saveEmail')}
      </button>
    </form>
  )
}

interface PushSettingsProps {
  readonly pushKey: string
  readonly browsers: readonly string[]
  readonly again: () => void
}

function PushSettings({ pushKey, browsers, again }: PushSettingsProps) {
  const { i18n } = useTranslation()
  const { say, faultText } = useSay()
  const [subscribed, setSubscribed] = useState(false)
  const [fault, setFault] = useState('')
  useEffect(() => {
    void isSubscribed(browsers).then(setSubscribed)
  }, [browsers])
  if (!('PushManager' in window)) return null
  const toggle = () => {
    const work = subscribed ? unsubscribePush() : subscribePush(pushKey, i18n.language)
    setFault('')
    work.then(again, (error) => setFault(faultText(error)))
  }
  return (
    <p className="doors">
      <button type="button" className="button" onClick={toggle}>
        {say(subscribed ? 'pushOff' : 'pushOn')}
      </button>
      <span role="status">{fault}</span>
    </p>
  )
}

function DaysOff({
  vacation: { budget, left, until },
  again,
}: {
  readonly vacation: NotificationSettings['vacation']
  readonly again: () => void
}) {
  const { i18n } = useTranslation()
  const { say, faultText } = useSay()
  const [days, setDays] = useState(Math.min(7, left))
  const [fault, setFault] = useState('')
  const after = (work: Promise<unknown>) => work.then(again, (error) => setFault(faultText(error)))
  return (
    <section className="sheet block">
      <h2>{say('daysOff')}</h2>
      <p className="quiet">{say('daysOffAre', { left, budget })}</p>
      {until !== null && (
        <p className="doors">
          <span role="status">
            {say('offUntil', { date: new Date(until).toLocaleString(i18n.language) })}
          </span>
          <button type="button" className="button" onClick={() => void after(endDays())}>
            {say('endDays')}
          </button>
        </p>
      )}
      {until === null && left > 0 && (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault()
            void after(takeDays(days))
          }}
        >
          <label htmlFor="days-off">{say('howManyDays')}</label>
          <input
            id="days-off"
            className="text"
            type="number"
            min={1}
            max={left}
            value={days}
            required
            onChange={(event) => setDays(event.target.valueAsNumber || 1)}
          />
          {fault && (
            <p className="bad" role="alert">
              {fault}
            </p>
          )}
          <button type="submit" className="button">
            {say('takeDays')}
          </button>
        </form>
      )}
    </section>
  )
}
