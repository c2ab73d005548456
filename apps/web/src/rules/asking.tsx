import { change, figure } from '@estocade/texts/numbers'
import type { TFunction } from 'i18next'
import { useId, useState } from 'react'
import { useTranslation } from '../texts/use-translation.ts'
import { Answer } from './answer.tsx'
import { Laying } from './laying.tsx'
import type { Ask, Attempt } from './lesson.ts'

interface AskingProps {
  readonly ask: Ask
  /** The text of the next step, which explains a wrong yes or no. */
  readonly why: string
  readonly onRight: () => void
}

/** A task for the reader: pieces to lay, a word, a number, or yes and no. The game's own rules check the answer. */
export function Asking({ ask, why, onRight }: AskingProps) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState('')
  const notQuite = `${t('rulebook:notQuite')} ${ask.type === 'number' ? sumIn(t, ask) : why}`
  const settle = (right: boolean, otherwise: string) => (right ? onRight() : setAnswer(otherwise))
  const submit = () => {
    if (ask.type === 'number') settle(Number(typed) === ask.answer, notQuite)
    if (ask.type !== 'word' || typed.trim() === '') return
    const attempt = ask.attempt(typed)
    settle(attempt.type === 'right', answerTo(attempt))
  }
  if (ask.type === 'lay') return <Laying ask={ask} onRight={onRight} />
  if (ask.type === 'may')
    return (
      <div className="asking-rules">
        <p>{t(`rulebook:${ask.question}`)}</p>
        <button type="button" className="button" onClick={() => settle(ask.answer, notQuite)}>
          {t('rulebook:yes')}
        </button>
        <button type="button" className="button" onClick={() => settle(!ask.answer, notQuite)}>
          {t('rulebook:no')}
        </button>
        <Answer text={answer} />
      </div>
    )
  return (
    <form
      className="asking-rules"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label htmlFor={id}>{t(ask.type === 'word' ? 'rulebook:askWord' : `rulebook:${ask.question}`)}</label>
      <input
        id={id}
        value={typed}
        inputMode={ask.type === 'number' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="button">
        {t('rulebook:try')}
      </button>
      <Answer text={answer} />
    </form>
  )

  function answerTo(attempt: Attempt): string {
    if (attempt.type !== 'refused') return t('rulebook:alsoAllowed')
    if (attempt.code === 'unknown-word') return t('rulebook:otherWord')
    return t(`refusal_${attempt.code}`, { ...attempt.values, defaultValue: attempt.text })
  }
}

/** How the number comes about: 4 + 3 − 2 = 5. */
function sumIn(t: TFunction, { parts, answer, by }: Extract<Ask, { type: 'number' }>): string {
  const [first = 0, ...others] = parts
  const sum = [figure(first), ...others.map((part) => change(part).replace(/^(.)/, '$1 '))].join(' ')
  const terms = others.length === 0 ? figure(answer) : `${sum} = ${figure(answer)}`
  return `${by === undefined ? '' : `${t(`rulebook:${by}`)} `}${terms}.`
}
