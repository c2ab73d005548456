import type { StoredAppeal } from '@estocade/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Asked } from '../online/use-ask.ts'
import { dictionaryName } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { decideAppeal } from './api.ts'
import { List } from './list.tsx'
import { useSay } from './use-moderation-texts.ts'

interface AppealsProps {
  readonly appeals: Asked<readonly StoredAppeal[]>
  readonly done: () => void
}

/** Words for which players say that the dictionary is wrong. */
export function Appeals({ appeals, done }: AppealsProps) {
  const { say, faultText } = useSay()
  const { i18n } = useTranslation()
  const [fault, setFault] = useState('')
  const decide = (id: string, admitted: boolean) => () =>
    void decideAppeal(id, admitted).then(done, (error) => setFault(faultText(error)))
  return (
    <>
      <List
        title={say('appeals')}
        empty={say('noAppeals')}
        asked={appeals}
        row={({ id, language, word, text }) => (
          <li key={id} className="table-row">
            <span>
              <Link href={`/words/${language}/${encodeURIComponent(word)}`} className="link">
                {word}
              </Link>{' '}
              ({dictionaryName(language, i18n.language)})<small className="quiet">{text}</small>
            </span>
            <span className="doors">
              <button type="button" className="link" onClick={decide(id, true)}>
                {say('admit', { word })}
              </button>
              <button type="button" className="link" onClick={decide(id, false)}>
                {say('reject', { word })}
              </button>
            </span>
          </li>
        )}
      />
      {fault && (
        <p className="bad" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
