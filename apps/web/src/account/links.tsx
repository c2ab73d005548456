import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { isMe } from '../online/me.ts'
import { confirmEmail, resetPassword, signIn, unsubscribe } from './api.ts'
import { useSay } from './use-account-texts.ts'

/** The pages that links in e-mails and links from the operator open. */
export function FromLinks() {
  const [search] = useSearchParams()
  const [reset, enter, confirm, off] = ['reset', 'enter', 'confirm', 'off'].map((name) => search.get(name))
  return (
    <>
      {reset && <NewPassword ticket={reset} />}
      {enter && <SignIn ticket={enter} />}
      {confirm && <Done key={confirm} work={confirmEmail} token={confirm} then="confirmed" />}
      {off && <Done key={off} work={unsubscribe} token={off} then="unsubscribed" />}
    </>
  )
}

interface DoneProps {
  readonly token: string
  readonly work: (token: string) => Promise<void>
  readonly then: 'confirmed' | 'unsubscribed'
}

type Outcome = { readonly type: 'done' } | { readonly type: 'failed'; readonly error: unknown }

/** The result of a token. A page that renders twice sends one request. */
const asked = new Map<string, Promise<Outcome>>()

function Done({ token, work, then }: DoneProps) {
  const { say, faultText } = useSay()
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    const once =
      asked.get(token) ??
      work(token).then(
        (): Outcome => ({ type: 'done' }),
        (error): Outcome => ({ type: 'failed', error }),
      )
    asked.set(token, once)
    void once.then(setOutcome)
  }, [token, work])
  return (
    <p className="sheet block" role="status">
      {outcome && (outcome.type === 'done' ? say(then) : faultText(outcome.error))}
    </p>
  )
}

function NewPassword({ ticket }: { readonly ticket: string }) {
  const { say, faultText } = useSay()
  const [password, setPassword] = useState('')
  const [said, setSaid] = useState('')
  const submit = () =>
    resetPassword(ticket, password).then(
      (me) => {
        isMe(me)
        setSaid(say('passwordSet'))
      },
      (error) => setSaid(faultText(error)),
    )
  return (
    <form
      className="sheet form"
      aria-label={say('newPassword')}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2>{say('newPassword')}</h2>
      <label htmlFor="new-password">{say('newPassword')}</label>
      <input
        id="new-password"
        className="text"
        type="password"
        value={password}
        minLength={8}
        maxLength={200}
        required
        autoComplete="new-password"
        onChange={(event) => setPassword(event.target.value)}
      />
      <p className="quiet">{say('newPasswordIs')}</p>
      <p role="status">{said}</p>
      <button type="submit" className="button main">
        {say('setPassword')}
      </button>
    </form>
  )
}

/** Sends the token only when the button is pressed: programs that scan links in e-mails must not use it up. */
function SignIn({ ticket }: { readonly ticket: string }) {
  const { say, faultText } = useSay()
  const [said, setSaid] = useState('')
  const enter = () =>
    signIn(ticket).then(
      (me) => {
        isMe(me)
        setSaid(say('signedIn', { name: me.name }))
      },
      (error) => setSaid(faultText(error)),
    )
  return (
    <section className="sheet block" aria-label={say('signIn')}>
      <h2>{say('signIn')}</h2>
      <p className="quiet">{say('signInIs')}</p>
      <p role="status">{said}</p>
      <button type="button" className="button main" onClick={() => void enter()}>
        {say('signIn')}
      </button>
    </section>
  )
}
