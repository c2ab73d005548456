import { abrahaminetz as rules } from '@estocade/games'
import { figure } from '@estocade/texts/numbers'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { CrossIcon, TickIcon } from '../../components/icons.tsx'
import type { RefusalText } from '../../session/session.ts'
import { Refusal } from '../../table/refusal.tsx'
import { RuleLink } from '../../table/rule-link.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { useDisplay } from '../../words/ask.ts'
import type { Making, Sum } from './making.ts'

interface SummaryProps {
  readonly making: Making
  readonly typed: string
  readonly ways: number
  readonly way: number
  readonly refusal: RefusalText | undefined
  /** Whether the word counts; `undefined` if the table says so only when it is laid, or never. */
  readonly counts: boolean | undefined
  /** Why it does not. */
  readonly why: RefusalText | undefined
  readonly language: string
  /** An input field over the word, for soft keyboards and input methods. */
  readonly field: ReactNode
  /** The message if nothing is laid out. */
  readonly idle: string
  /** For a starting word only the letters count. */
  readonly secret: boolean
  /** The word on the rack; its explanation can be opened while no other word is being made. */
  readonly lying: ReactNode
}

/** The word being made, with its points; or the reason why it cannot be laid. */
export function Summary(props: SummaryProps) {
  const { making, typed, ways, way, refusal, counts, field, secret, lying } = props
  const { t } = useTranslation()
  const word = 'word' in making ? making.word : typed
  const ready = making.type === 'ready'
  return (
    <div className="sum verdict">
      <div className="entry">
        <p className="word">
          {word}
          {ready && !refusal && counts === true && (
            <span className="good">
              <TickIcon />
            </span>
          )}
        </p>
        {field}
      </div>
      {word === '' && lying}
      <div className="says" aria-live="polite">
        <Says {...props} />
      </div>
      {ready && ways > 1 && <p className="quiet ways">{t('abrWay', { way: way + 1, ways })}</p>}
      {ready && counts !== false && (
        <p className="total">
          <b className="figure">{secret ? making.sum.letters : figure(making.points)}</b>{' '}
          <small>{t('abrPoints', { count: secret ? making.sum.letters : making.points })}</small>
        </p>
      )}
    </div>
  )
}

function Says({ making, refusal, counts, why, language, secret, idle }: SummaryProps) {
  const { t } = useTranslation()
  // The display form of an entered word shows that it counts.
  const display = useDisplay(language, making.type === 'ready' && counts ? making.word : '')
  if (refusal)
    return (
      <p className="bad" role="alert">
        <CrossIcon /> <Refusal refusal={refusal} language={language} />
      </p>
    )
  if (making.type !== 'ready') return <p className="quiet">{sayingOf(t, making) ?? idle}</p>
  if (counts === false)
    return (
      <p className="bad">
        <CrossIcon />{' '}
        {why ? <Refusal refusal={why} language={language} /> : t('tableNotWord', { word: making.word })}
      </p>
    )
  const jokers = [...making.laying.cards].filter((card) => rules.isJokerCell(card))
  return (
    <>
      {display && <p className="quiet">{display}</p>}
      <Parts sum={making.sum} secret={secret} />
      {making.sum.erasers > 0 && (
        <RuleLink rule="abrahaminetz#A9" about={t('abrSumErasers', { count: making.sum.erasers })} />
      )}
      {jokers.length > 0 && (
        <>
          <p className="quiet">{t('abrWithJoker', { letters: jokers.join(', ').toUpperCase() })}</p>
          <RuleLink rule="abrahaminetz#A14" about={t('abrCardJoker')} />
        </>
      )}
    </>
  )
}

function Parts({ sum, secret }: { readonly sum: Sum; readonly secret: boolean }) {
  const { t } = useTranslation()
  const { letters, erasers, bonus, laid, exchanges } = sum
  const parts: readonly (readonly [figure: string, text: string])[] = [
    [`${letters}`, t('abrSumLetters')],
    ...(erasers > 0
      ? [[`−${erasers * rules.ERASER_COST}`, t('abrSumErasers', { count: erasers })] as const]
      : []),
    ...(bonus > 0 && !secret ? [[`+${bonus}`, t('abrSumBonus', { count: laid })] as const] : []),
    ...(exchanges > 0
      ? [[`−${exchanges * rules.EXCHANGE_COST}`, t('abrSumExchanges', { count: exchanges })] as const]
      : []),
  ]
  return (
    <dl className="parts">
      {parts.map(([figure, text]) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd className="figure">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

const spaced = (cards: string): string => [...cards].join(' ')

function sayingOf(t: TFunction, making: Making): string | undefined {
  switch (making.type) {
    case 'short':
      return t('tooShort', { count: rules.SHORTEST })
    case 'lacking': {
      const letters = making.cards.replaceAll(rules.ERASER, '')
      if (letters !== '') return t('abrLacking', { letters: spaced(letters) })
      return t('abrLackingErasers', { count: making.cards.length })
    }
    case 'faulty':
      if (making.code === 'start-three') return t('abrStartThree')
      return t(`refusal_${making.code}`, { ...making.params, word: making.word, defaultValue: making.text })
    default:
      return undefined
  }
}
