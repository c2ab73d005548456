import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState } from 'react'
import type { Me } from '../online/api.ts'
import { isMe, whoAmI } from '../online/me.ts'
import { useAsk } from '../online/use-ask.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { addPasskey, enterByPasskey, passkeys, removePasskey } from './api.ts'
import { useSay } from './use-account-texts.ts'

/** Browsers keep passkeys for a host's name, and make none for a bare address: 127.0.0.1, [::1]. */
const isBareAddress = (host: string): boolean => /^[\d.]+$|^\[/.test(host)

/** In place of what cannot work at this address. */
function NoPasskeys() {
  const { say } = useSay()
  return (
    <section className="sheet block">
      <h2>{say('passkeys')}</h2>
      <p className="quiet">{say('fault_no-host-name')}</p>
    </section>
  )
}

/** The player's passkeys: named, listed, removable. */
export function Passkeys({ me }: { readonly me: Me }) {
  return isBareAddress(location.hostname) ? <NoPasskeys /> : <OwnPasskeys me={me} />
}

function OwnPasskeys({ me }: { readonly me: Me }) {
  const { i18n } = useTranslation()
  const { say, faultText } = useSay()
  const [asked, again] = useAsk(`passkeys ${me.passkeys}`, passkeys)
  const [name, setName] = useState('')
  const [said, setSaid] = useState('')
  if (!browserSupportsWebAuthn()) return null
  const after = (work: Promise<unknown>, done: string) =>
    work.then(
      () => {
        setSaid(done)
        again()
        // This may have created or ended an account.
        void whoAmI()
      },
      (error) => setSaid(faultText(error)),
    )
  const dateOf = (at: number) => new Date(at).toLocaleDateString(i18n.language)
  return (
    <section className="sheet block">
      <h2>{say('passkeys')}</h2>
      <p className="quiet">{say('passkeysAre')}</p>
      <ul className="rows">
        {asked.type === 'there' &&
          asked.value.map((key) => (
            <li key={key.id} className="table-row">
              <span className="mark s0" aria-hidden="true" />
              <span>
                {key.name}
                <small className="quiet">
                  {key.usedAt === null ? say('keyUnused') : say('keyUsed', { date: dateOf(key.usedAt) })}
                </small>
              </span>
              <button type="button" className="link" onClick={() => void after(removePasskey(key.id), '')}>
                {say('removeKey', { name: key.name })}
              </button>
            </li>
          ))}
      </ul>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          void after(addPasskey(name.trim()), say('keyAdded')).then(() => setName(''))
        }}
      >
        <label htmlFor="key-name">{say('keyName')}</label>
        <input
          id="key-name"
          className="text"
          value={name}
          maxLength={40}
          required
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <p role="status">{said}</p>
        <button type="submit" className="button">
          {say('addKey')}
        </button>
      </form>
    </section>
  )
}

export function EnterByPasskey() {
  const { say, faultText } = useSay()
  const [fault, setFault] = useState('')
  if (!browserSupportsWebAuthn()) return null
  if (isBareAddress(location.hostname)) return <NoPasskeys />
  return (
    <section className="sheet form">
      <h2>{say('passkeys')}</h2>
      <p className="quiet">{say('enterByKeyIs')}</p>
      {fault && (
        <p className="bad" role="alert">
          {fault}
        </p>
      )}
      <button
        type="button"
        className="button"
        onClick={() => void enterByPasskey().then(isMe, (error) => setFault(faultText(error)))}
      >
        {say('enterByKey')}
      </button>
    </section>
  )
}
