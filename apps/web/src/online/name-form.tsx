import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { becomeGuest, type Me } from './api.ts'

/** A name is all one needs to sit down. */
export function NameForm({ onNamed }: { readonly onNamed: (me: Me) => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [fault, setFault] = useState('')
  const submit = () => {
    becomeGuest(name).then(onNamed, (error: Error) => setFault(error.message))
  }
  return (
    <main className="waiting">
      <form
        className="sheet name-form"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <label htmlFor="name">{t('yourName')}</label>
        <input
          id="name"
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
          {t('sitDown')}
        </button>
      </form>
    </main>
  )
}
