import { appealableReasons } from '@estocade/words'
import { useState } from 'react'
import { useRoute } from 'wouter'
import type { RefusalText } from '../session/session.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { appeal } from '../words/appeal.ts'
import { refusalText } from './refusal-text.ts'

interface RefusalProps {
  readonly refusal: RefusalText
  /** The dictionary of the table. */
  readonly language: string
}

/** The text of a refusal. A word that the dictionary refuses can be proposed to the operators of the server. */
export function Refusal({ refusal, language }: RefusalProps) {
  const { t } = useTranslation()
  const [atServer, params] = useRoute('/table/:id')
  const word = appealable(refusal)
  return (
    <>
      {refusalText(t, refusal)}
      {atServer && word !== undefined && (
        <Appeal key={word} word={word} language={language} table={params.id} />
      )}
    </>
  )
}

function appealable({ code, params }: RefusalText): string | undefined {
  return appealableReasons.includes(String(params.reason ?? code)) && params.word !== undefined
    ? String(params.word)
    : undefined
}

interface AppealProps {
  readonly word: string
  readonly language: string
  readonly table: string
}

function Appeal({ word, language, table }: AppealProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'open' | 'sent' | 'failed'>('open')
  if (state === 'sent') return <span className="quiet"> {t('appealSent')}</span>
  return (
    <>
      {' '}
      <button
        type="button"
        className="link"
        onClick={() =>
          appeal({ word, language, table }).then(
            () => setState('sent'),
            () => setState('failed'),
          )
        }
      >
        {t(state === 'open' ? 'appeal' : 'appealAgain')}
      </button>
    </>
  )
}
