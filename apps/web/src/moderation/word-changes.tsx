import type { StoredWordChange } from '@estocade/protocol'
import { useState } from 'react'
import type { Asked } from '../online/use-ask.ts'
import { dictionaryCode } from '../texts/index.ts'
import { restoreWord } from './api.ts'
import { List } from './list.tsx'
import { useSay } from './use-moderation-texts.ts'
import { WordForm } from './word-form.tsx'

interface WordChangesProps {
  readonly changes: Asked<readonly StoredWordChange[]>
  readonly done: () => void
}

/** What this server adds to the dictionaries or removes from them, and the form for more. */
export function WordChanges({ changes, done }: WordChangesProps) {
  const { say, dateOf, faultText } = useSay()
  const [fault, setFault] = useState('')
  const restore = (language: string, word: string) => () =>
    void restoreWord(language, word).then(done, (error) => setFault(faultText(error)))
  return (
    <>
      <List
        title={say('wordChanges')}
        empty={say('noWordChanges')}
        asked={changes}
        row={({ language, word, change, scope, reason, by, byName, at }) => (
          <li key={`${language} ${word}`} className="table-row">
            <span>
              {say(change === 'added' ? 'wordAdded' : 'wordRemoved', {
                word,
                language: dictionaryCode(language),
              })}
              <small className="quiet">
                {[say(`scope_${scope}`), byName ?? by, dateOf(at), reason]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </small>
            </span>
            <button type="button" className="link" onClick={restore(language, word)}>
              {say('takeBack', { word })}
            </button>
          </li>
        )}
      />
      {fault && (
        <p className="bad" role="alert">
          {fault}
        </p>
      )}
      <section className="sheet block" aria-label={say('changeWord')}>
        <h2>{say('changeWord')}</h2>
        <WordForm done={done} />
      </section>
    </>
  )
}
