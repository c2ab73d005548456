import { typDom } from '@estocade/games'
import type { ReactNode } from 'react'
import { CrossIcon } from '../../components/icons.tsx'
import type { RefusalText } from '../../session/session.ts'
import { Refusal } from '../../table/refusal.tsx'
import { RuleLink } from '../../table/rule-link.tsx'
import { useTranslation } from '../../texts/use-translation.ts'

interface SayingProps {
  readonly word: string
  /** An input field over the word, for soft keyboards and input methods. */
  readonly field?: ReactNode
  readonly refusal: RefusalText | undefined
  /** A word laid out that does not count, if the table shows that before it is laid. */
  readonly wrong?: string | undefined
  /** Why it does not. */
  readonly why?: RefusalText | undefined
  readonly language: string
  /** Whether the refused word may be proposed to the table. */
  readonly onPropose: ((word: string) => void) | undefined
  readonly grid: typDom.Grid
  /** A jolly that the player could take for one of their stones. */
  readonly swap: typDom.Cell | undefined
  readonly onSwap: (cell: typDom.Cell) => void
  /** The message about the word. */
  readonly verdict: ReactNode
  readonly children?: ReactNode
}

/** Refusal codes which mean that a word does not count. */
const denials = ['no-word', 'no-word-across', 'naming-no-word']

/** The word in large letters, the message about it, and the other actions for it. */
export function Saying(props: SayingProps) {
  const { word, field, refusal, wrong, why, language, onPropose, grid, swap, onSwap, verdict, children } =
    props
  const { t } = useTranslation()
  const denied = refusal && denials.includes(refusal.code) ? String(refusal.params.word) : wrong
  return (
    <div className="verdict">
      <div className="entry">
        <p className="word">{word}</p>
        {field}
      </div>
      <div aria-live="polite">
        {refusal ? (
          <p className="bad" role="alert">
            <CrossIcon /> <Refusal refusal={refusal} language={language} />
          </p>
        ) : wrong !== undefined ? (
          <p className="bad">
            <CrossIcon />{' '}
            {why ? <Refusal refusal={why} language={language} /> : t('tableNotWord', { word: wrong })}
          </p>
        ) : (
          verdict
        )}
      </div>
      <div className="offers">
        {denied !== undefined && onPropose && (
          <button type="button" className="button small" onClick={() => onPropose(denied)}>
            {t('tdPropose', { word: denied })}
          </button>
        )}
        {children}
        {swap && (
          <>
            <button type="button" className="button small" onClick={() => onSwap(swap)}>
              {t('tdSwap', { letter: typDom.stoneAt(grid, swap.row, swap.col)!.toUpperCase() })}
            </button>
            <RuleLink rule="kreuzwort#T2" about={t('tdJolly_red')} />
          </>
        )}
      </div>
    </div>
  )
}
