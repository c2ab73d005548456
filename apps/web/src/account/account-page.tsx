import './account.css'
import { useState } from 'react'
import { Link } from 'wouter'
import { Bar } from '../components/bar.tsx'
import { Waiting } from '../components/waiting.tsx'
import { becomeGuest, type Me, rename } from '../online/api.ts'
import { isMe, isNobody, useMe, whoAmI } from '../online/me.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { type Login, logIn, logOut, register } from './api.ts'
import { FromLinks } from './links.tsx'
import Notices from './notices.tsx'
import { Notifications } from './notifications.tsx'
import { OwnData } from './own-data.tsx'
import { EnterByPasskey, Passkeys } from './passkeys.tsx'
import { Programs } from './programs.tsx'
import { Sessions } from './sessions.tsx'
import { useAccountTexts, useSay } from './use-account-texts.ts'

/** The player's identity: a name is enough; an account makes it usable on other devices. */
export default function AccountPage() {
  const { t } = useTranslation()
  const who = useMe()
  const { say, faultText } = useSay()
  const there = useAccountTexts()
  return (
    <>
      <Bar title={t('account')} />
      {(who.type === 'unknown' || !there) && <Waiting text={t('asking')} />}
      {who.type === 'away' && (
        <Waiting text={t('serverAway')}>
          <button type="button" className="button main" onClick={() => void whoAmI()}>
            {t('retry')}
          </button>
        </Waiting>
      )}
      {there && who.type === 'banned' && (
        <main className="page account">
          <h1>{t('account')}</h1>
          <p className="sheet block" role="alert">
            {faultText(who.why)}
          </p>
          <Notices me={who.me} />
          <OwnData me={who.me} />
        </main>
      )}
      {there && (who.type === 'known' || who.type === 'nobody') && (
        <main className="page account">
          <h1>{t('account')}</h1>
          <FromLinks />
          {who.type === 'known' && <Notices me={who.me} />}
          {who.type === 'known' && <Known me={who.me} />}
          {who.type === 'nobody' && (
            <>
              <LoginForm title={say('createAccount')} about={say('createIs')} enter={create} fresh />
              <NameField name="" save={becomeGuest} about={say('nameIs')} />
            </>
          )}
          {!(who.type === 'known' && isAccount(who.me)) && (
            <>
              <LoginForm title={t('logIn')} about={say('logInIs')} enter={logIn} fresh={false} />
              <EnterByPasskey />
            </>
          )}
        </main>
      )}
    </>
  )
}

/** Others see the login as the player's name until the player chooses another name. */
async function create(login: Login): Promise<Me> {
  await becomeGuest(login.login)
  return register(login)
}

const isAccount = ({ login, passkeys }: Me): boolean => login !== null || passkeys > 0

function Known({ me }: { readonly me: Me }) {
  const { t } = useTranslation()
  const { say } = useSay()
  return (
    <>
      <NameField
        key={me.id}
        name={me.name}
        save={rename}
        about={
          me.login
            ? say('loggedInAs', { login: me.login })
            : isAccount(me)
              ? say('loggedInByKey')
              : say('guestIs')
        }
      />
      <p className="doors">
        <Link href={`/players/${me.id}`} className="link">
          {t('profile')}
        </Link>
        {me.role === 'moderator' && (
          <Link href="/moderation" className="link">
            {say('moderation')}
          </Link>
        )}
        {isAccount(me) && (
          <button type="button" className="link" onClick={() => void logOut().then(isNobody, () => {})}>
            {say('logOut')}
          </button>
        )}
      </p>
      {!me.login && <LoginForm title={say('createAccount')} about={say('createIs')} enter={register} fresh />}
      <Passkeys me={me} />
      <Notifications account={isAccount(me)} />
      <Sessions />
      {isAccount(me) && <Programs />}
      <OwnData me={me} />
    </>
  )
}

interface NameFieldProps {
  readonly name: string
  readonly about: string
  readonly save: (name: string) => Promise<Me>
}

function NameField({ name: old, about, save }: NameFieldProps) {
  const { t } = useTranslation()
  const { say, faultText } = useSay()
  const [name, setName] = useState(old)
  const [said, setSaid] = useState('')
  const submit = () => {
    save(name.trim()).then(
      (me) => {
        isMe(me)
        setSaid(say('savedName'))
      },
      (error) => setSaid(faultText(error)),
    )
  }
  return (
    <form
      className="sheet form"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label htmlFor="my-name">{t('yourName')}</label>
      <input
        id="my-name"
        className="text"
        value={name}
        maxLength={40}
        required
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
      />
      <p className="quiet">{about}</p>
      <p role="status">{said}</p>
      <button type="submit" className="button">
        {say('saveName')}
      </button>
    </form>
  )
}

interface LoginFormProps {
  readonly title: string
  readonly about: string
  readonly enter: (login: Login) => Promise<Me>
  /** Set for a new account, so that browsers offer a new password. */
  readonly fresh: boolean
}

function LoginForm({ title, about, enter, fresh }: LoginFormProps) {
  const { t } = useTranslation()
  const { say, faultText } = useSay()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState('')
  const id = fresh ? 'new' : 'old'
  const submit = () => {
    enter({ login: login.trim(), password }).then(isMe, (error) => setFault(faultText(error)))
  }
  return (
    <form
      className="sheet form"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2>{title}</h2>
      <p className="quiet">{about}</p>
      <label htmlFor={`${id}-login`}>{say('loginName')}</label>
      <input
        id={`${id}-login`}
        className="text"
        value={login}
        minLength={3}
        maxLength={40}
        pattern="[\w.@+\-]+"
        title={say('loginRule')}
        required
        autoComplete="username"
        onChange={(event) => setLogin(event.target.value)}
      />
      <label htmlFor={`${id}-password`}>{t('password')}</label>
      <input
        id={`${id}-password`}
        className="text"
        type="password"
        value={password}
        minLength={8}
        maxLength={200}
        required
        autoComplete={fresh ? 'new-password' : 'current-password'}
        onChange={(event) => setPassword(event.target.value)}
      />
      {fresh && <p className="quiet">{say('passwordRule')}</p>}
      {fault && (
        <p className="bad" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" className="button main">
        {title}
      </button>
    </form>
  )
}
