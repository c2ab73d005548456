import { useId, useState } from 'react'
import { Choice, Pick } from '../components/choice.tsx'
import { dictionaryIds, dictionaryNames, usualDictionary } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { changeWord } from './api.ts'
import { useSay } from './use-moderation-texts.ts'

const changes = ['added', 'removed'] as const
const scopes = ['entry', 'form'] as const

/** Adds a word to a dictionary or removes it: alone, or with all forms of its entry. */
export function WordForm({ done }: { readonly done: () => void }) {
  const { t, i18n } = useTranslation()
  const { say, faultText } = useSay()
  const ids = { word: useId(), forms: useId(), reason: useId() }
  const [language, setLanguage] = useState<string>(usualDictionary(i18n.language))
  const [change, setChange] = useState<(typeof changes)[number]>('removed')
  const [scope, setScope] = useState<(typeof scopes)[number]>('entry')
  const [word, setWord] = useState('')
  const [forms, setForms] = useState('')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  // The dictionary knows the forms of a word that it has; those of a new one are named.
  const isNewEntry = change === 'added' && scope === 'entry'
  const send = async () => {
    const further = isNewEntry ? (forms.match(/\S+/g) ?? []) : []
    await changeWord({ language, word: word.trim(), change, scope, forms: further, reason: reason.trim() })
    setWord('')
    setForms('')
    setReason('')
    setFault('')
    done()
  }
  const field = (id: string, value: string, set: (text: string) => void, label: string, length: number) => (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="text"
        value={value}
        maxLength={length}
        onChange={(event) => set(event.target.value)}
      />
    </>
  )
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        send().catch((error) => setFault(faultText(error)))
      }}
    >
      <Pick
        label={t('wordsIn')}
        value={language}
        onChange={setLanguage}
        options={dictionaryIds.map((id) => ({ id, text: dictionaryNames[id] }))}
      />
      {field(ids.word, word, setWord, say('word'), 40)}
      <Choice
        name="word-change"
        label={say('whatToDo')}
        value={change}
        onChange={setChange}
        options={changes.map((id) => ({ id, text: t(`moderation:change_${id}`) }))}
      />
      <Choice
        name="word-scope"
        label={say('howFar')}
        value={scope}
        onChange={setScope}
        options={scopes.map((id) => ({ id, text: t(`moderation:scope_${id}`) }))}
      />
      {isNewEntry && field(ids.forms, forms, setForms, say('wordForms'), 400)}
      {field(ids.reason, reason, setReason, say('wordReason'), 200)}
      {fault && (
        <p className="bad" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" className="button small">
        {say('changeNow')}
      </button>
    </form>
  )
}
