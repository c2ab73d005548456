import type { LeaveBody } from '@estocade/protocol'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { ApiFault, type Me } from '../online/api.ts'
import { isNobody } from '../online/me.ts'
import { leaveForGood, showPasskey } from './api.ts'
import { useSay } from './use-account-texts.ts'

/** The player's stored data: download and deletion. */
export function OwnData({ me }: { readonly me: Me }) {
  const { say } = useSay()
  return (
    <section className="sheet block">
      <h2>{say('ownData')}</h2>
      <p className="quiet">{say('ownDataIs')}</p>
      <p className="doors">
        <a className="button" href="/api/me/export" download="estocade.json">
          {say('takeAlong')}
        </a>
      </p>
      <Leave me={me} />
    </section>
  )
}

function Leave({ me }: { readonly me: Me }) {
  const { say, faultText } = useSay()
  const [open, setOpen] = useState(false)
  const [proof, setProof] = useState('')
  const [concede, setConcede] = useState(false)
  const [fault, setFault] = useState<unknown>()
  if (!open)
    return (
      <p className="doors">
        <button type="button" className="link" onClick={() => setOpen(true)}>
          {say('leave')}
        </button>
      </p>
    )
  const tables =
    fault instanceof ApiFault && fault.code === 'games-running' ? `${fault.params.tables}`.split(' ') : []
  const leave = (body: LeaveBody) => leaveForGood({ ...body, concede }).then(isNobody, setFault)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void leave(me.login === null ? { name: proof } : { password: proof })
  }
  const byKeyOnly = me.login === null && me.passkeys > 0
  return (
    <form className="form" aria-label={say('leave')} onSubmit={submit}>
      <p>{say('leaveIs')}</p>
      {!byKeyOnly && (
        <>
          <label htmlFor="leave-proof">
            {me.login === null ? say('leaveName', { name: me.name }) : say('leavePassword')}
          </label>
          <input
            id="leave-proof"
            className="text"
            type={me.login === null ? 'text' : 'password'}
            value={proof}
            required
            autoComplete={me.login === null ? 'off' : 'current-password'}
            onChange={(event) => setProof(event.target.value)}
          />
        </>
      )}
      {fault !== undefined && (
        <p className="bad" role="alert">
          {faultText(fault)}
        </p>
      )}
      {tables.length > 0 && (
        <>
          <p className="doors">
            {tables.map((id, i) => (
              <Link key={id} href={`/table/${id}`} className="link">
                {say('runningTable', { number: i + 1 })}
              </Link>
            ))}
          </p>
          <label>
            <input type="checkbox" checked={concede} onChange={(event) => setConcede(event.target.checked)} />{' '}
            {say('leaveConcede', { count: tables.length })}
          </label>
        </>
      )}
      {!byKeyOnly && (
        <button type="submit" className="button">
          {say('leave')}
        </button>
      )}
      {me.passkeys > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => void showPasskey().then((answer) => leave({ answer }), setFault)}
        >
          {say('leaveByKey')}
        </button>
      )}
    </form>
  )
}
