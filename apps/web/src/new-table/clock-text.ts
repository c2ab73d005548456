import { useTranslation } from '../texts/use-translation.ts'
import type { ClockWish } from './clock-wish.ts'

export function useClockText(): (clock: ClockWish) => string {
  const { t } = useTranslation()
  return (clock) => {
    switch (clock.type) {
      case 'none':
        return t('clockSays_none')
      case 'turn':
        return t('clockSays_turn', { seconds: clock.seconds })
      case 'bank':
        return t('clockSays_bank', { minutes: Math.round(clock.seconds / 60), increment: clock.increment })
      case 'days':
        return t('clockSays_days', { count: clock.days })
    }
  }
}
