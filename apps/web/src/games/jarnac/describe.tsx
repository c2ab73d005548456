import type { JarnacAction } from '@estocade/games'
import { useTranslation } from '../../texts/use-translation.ts'
import { spaced } from './saying.ts'

/** A proposed or hinted action in a few words. */
export function ActionText({ action }: { readonly action: JarnacAction }) {
  const { t } = useTranslation()
  switch (action.type) {
    case 'lay':
    case 'call':
      return (
        <>
          {action.word}{' '}
          <small className="quiet">
            {action.type === 'call' && `${t('jarnac')} `}
            {t('labelled', {
              label: action.row === null ? t('asNew') : t('row', { row: action.row + 1 }),
              value: action.word.length ** 2,
            })}
          </small>
        </>
      )
    case 'swap':
      return t('swapThese', { letters: spaced(action.letters) })
    case 'decline':
      return t('letGo')
    case 'take':
    case 'pass':
    case 'challenge':
    case 'accept':
      return t(action.type)
    default:
      return null
  }
}
