import type { EnteredProgram } from '@estocade/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { useAsk } from '../online/use-ask.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { dismissProgram, enterProgram, programs } from './api.ts'
import { useSay } from './use-account-texts.ts'

/** The programs of this account. Each has its own token, which is shown once. */
export function Programs() {
  const { t } = useTranslation()
  const { say, faultText } = useSay()
  const [asked, again] = useAsk('programs', programs)
  const [name, setName] = useState('')
  const [entered, setEntered] = useState<EnteredProgram>()
  const [fault, setFault] = useState('')
  const change = (work: Promise<unknown>) =>
    work.then(
      () => {
        setFault('')
        again()
      },
      (error) => setFault(faultText(error)),
    )
  const enter = async () => {
    setEntered(await enterProgram(name.trim()))
    setName('')
  }
  return (
    <form
      className="sheet form"
      aria-label={say('programs')}
      onSubmit={(event) => {
        event.preventDefault()
        void change(enter())
      }}
    >
      <h2>{say('programs')}</h2>
      <p className="quiet">{say('programsIs')}</p>
      {asked.type === 'there' && asked.value.length === 0 && <p className="quiet">{say('noPrograms')}</p>}
      {asked.type === 'there' && asked.value.length > 0 && (
        <ul className="rows">
          {asked.value.map((program) => (
            <li key={program.id} className="doors">
              <Link href={`/players/${program.id}`} className="link">
                {program.name}
              </Link>
              <button
                type="button"
                className="button small"
                aria-label={say('programDismiss', { name: program.name })}
                onClick={() => void change(dismissProgram(program.id))}
              >
                {t('endSession')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {entered && (
        <p role="status">
          {say('programToken', { name: entered.name })} <code className="token">{entered.token}</code>
        </p>
      )}
      <label htmlFor="program-name">{say('programNew')}</label>
      <input
        id="program-name"
        className="text"
        value={name}
        maxLength={40}
        required
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      {fault && (
        <p className="bad" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" className="button">
        {say('programEnter')}
      </button>
    </form>
  )
}
