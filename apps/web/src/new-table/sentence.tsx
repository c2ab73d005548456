import type { PageGame } from '../games/index.ts'
import { dictionaryName } from '../texts/index.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { useClockText } from './clock-text.ts'
import type { ClockWish } from './clock-wish.ts'
import type { Draft, Judged } from './draft.ts'
import type { GameRules } from './game-rules.ts'
import type { Opposite } from './seats.ts'

interface SentenceProps {
  readonly game: PageGame
  readonly rules: GameRules
  readonly draft: Draft
  readonly judged: Judged
  readonly sides: number
  readonly opposite: Opposite | 'solo'
  readonly local: boolean
}

/** Describes the table that will be opened. */
export function Sentence({ game, rules, draft, judged, sides, opposite, local }: SentenceProps) {
  const { t, i18n } = useTranslation()
  const clockText = useClockText()
  const bound = rules.presets.some(({ id, language }) => id === draft.preset && language)
  const what = [
    game.name,
    t(`preset_${draft.preset}`),
    // The name of a preset made for one language contains the language.
    ...(bound ? [] : [dictionaryName(draft.language, i18n.language)]),
    t('sidesCount', { count: sides }),
    clockText(judged.value('clock') as ClockWish),
  ]
  const then = opposite === 'computer' && !local ? 'server' : opposite
  return (
    <p className="sentence" aria-live="polite">
      {what.join(', ')}. <span className="quiet">{t(`then_${then}`)}</span>
    </p>
  )
}
