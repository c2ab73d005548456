import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { useTranslation } from '../texts/use-translation.ts'
import { becomeGuest } from './api.ts'
import { isMe } from './me.ts'
import { useFaultText } from './use-fault-text.ts'

interface NameFormProps {
  readonly title: string
  readonly children: ReactNode
  /** What the name is given for. */
  readonly begin: string
  readonly onWatch?: () => void
}

/** The only thing that a player needs to play at a server is a name. */
export function NameForm({ title, children, begin, onWatch }: NameFormProps) {
  const { t } = useTranslation()
  const faultText = useFaultText()
  const [name, setName] = useState('')
  const [fault, setFault] = useState('')
  const submit = () => {
    becomeGuest(name).then(isMe, (error) => setFault(faultText(error)))
  }
  return (
    <main className="waiting-room">
      <form
        className="sheet form"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <h1>{title}</h1>
        {children}
        <label htmlFor="name">{t('yourName')}</label>
        <input
          id="name"
          className="text"
          value={name}
          maxLength={40}
          required
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
        {fault && (
          <p className="bad" role="alert">
            {fault}
          </p>
        )}
        <button type="submit" className="button main">
          {begin}
        </button>
        <p className="others">
          {onWatch && (
            <button type="button" className="link" onClick={onWatch}>
              {t('onlyWatch')}
            </button>
          )}
          <Link href="/account" className="link">
            {t('logIn')}
          </Link>
        </p>
      </form>
    </main>
  )
}
