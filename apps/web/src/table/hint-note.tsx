import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { CrossIcon } from '../components/icons.tsx'
import { useTranslation } from '../texts/use-translation.ts'
import type { Clue, Extras, GameAction } from './extras.tsx'
import type { TableModel } from './model.ts'
import { Notice, NoticeButton } from './notice.tsx'

/** 1: which letters; 2: where as well; 3: the word, laid out on the table. */
type Grade = 1 | 2 | 3

/** The last hint: in words, step by step, and on the table as if it had been laid out. */
export function HintNote({ model, ...steps }: Extras) {
  const { t } = useTranslation()
  const { asking, hint, close } = useHint(model)
  if (hint) return <HintSteps {...steps} hint={hint} onClose={close} />
  return asking ? <Notice announced text={`${t('hintThinking')} …`} /> : null
}

interface HintStepsProps extends Omit<Extras, 'model'> {
  readonly hint: GameAction
  readonly onClose: () => void
}

/** A hint whose steps the player asks for one after another. */
export function HintSteps({ hint, describe, show, clue, onClose }: HintStepsProps) {
  const { t } = useTranslation()
  const { grade, given, more } = useGrades(hint, show, clue)
  return (
    <Notice
      announced
      text={
        <>
          {t('labelled', { label: t('hint'), value: '' })}
          <b>{grade === 3 || !given ? describe(hint) : clueText(t, given, grade)}</b>
        </>
      }
    >
      {grade < 3 && <NoticeButton text={t('hintMore')} onClick={more} />}
      <NoticeButton icon={<CrossIcon />} text={t('close')} onClick={onClose} />
    </Notice>
  )
}

const clueText = (t: TFunction, { letters, where }: Clue, grade: 1 | 2): string =>
  grade === 2 && where !== undefined
    ? `${t('hintGrade_1', { letters })}, ${where}`
    : t(`hintGrade_${grade}`, { letters })

/** A hint without steps is laid out at once. */
function useGrades(hint: GameAction, show: Extras['show'], clue: Extras['clue']) {
  const given: Clue | undefined = clue?.(hint)
  const [grade, setGrade] = useState<Grade>(given === undefined ? 3 : 1)
  const latest = useRef({ show, given })
  latest.current = { show, given }
  useEffect(() => {
    const whole = latest.current.given === undefined
    setGrade(whole ? 3 : 1)
    if (whole) latest.current.show(hint)
  }, [hint])
  const more = () => {
    if (grade === 1 && given?.point) {
      given.point()
      setGrade(2)
    } else {
      show(hint)
      setGrade(3)
    }
  }
  return { grade, given, more }
}

/** The hint, until the match goes on; `asking` is true until the answer arrives. */
function useHint({ session, seat, table }: TableModel) {
  const [hint, setHint] = useState<GameAction>()
  const [asking, setAsking] = useState(false)
  const seen = useRef(session.events.length)
  const version = table.match?.version
  const close = () => {
    setHint(undefined)
    setAsking(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version is the signal
  useEffect(close, [version])
  useEffect(() => {
    const fresh = session.events.slice(seen.current)
    seen.current = session.events.length
    for (const event of fresh) {
      if (event.type === 'hint-asked' && event.seat === seat) setAsking(true)
      if (event.type === 'hinted' && event.seat === seat) {
        setAsking(false)
        setHint(event.action)
      }
    }
  }, [session.events, seat])
  return { asking, hint, close }
}
