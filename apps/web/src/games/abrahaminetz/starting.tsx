import type { abrahaminetz as rules } from '@estocade/games'
import { Mark } from '../../table/mark.tsx'
import { toYou } from '../../table/to-you.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Story } from './story.ts'

interface StartingProps {
  readonly view: rules.View
  readonly story: Story
  readonly names: readonly string[]
  readonly me: number | undefined
}

/** Shows who has chosen a starting word. When all have chosen, it shows the words. */
export function Starting({ view, story, names, me }: StartingProps) {
  const { t } = useTranslation()
  const { phase } = view
  const said = (seat: number): string => {
    if (phase.type === 'starting')
      return t(phase.chosen[seat] ? 'abrHasChosen' : 'abrIsChoosing', toYou(seat, me))
    const word = story.starting[seat]
    if (!word || word.cards === '') return t('abrHasDeclined')
    return word.admitted ? word.cards.toUpperCase() : t('abrNoWord', { word: word.cards.toUpperCase() })
  }
  if (phase.type !== 'starting' && story.starting.length === 0) return null
  return (
    <ul className="starting" aria-label={t('abrStartWords')}>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <li key={seat}>
          <Mark seat={seat} />
          <span>{name}</span>
          <span className={phase.type === 'starting' ? 'quiet' : 'word'}>{said(seat)}</span>
          {phase.type !== 'starting' && story.starting[seat]?.admitted && (
            <span className="figure">{story.starting[seat]!.points}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
