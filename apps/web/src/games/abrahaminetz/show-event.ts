import type { abrahaminetz as rules } from '@estocade/games'
import { placeOfSide, showArrival } from '../../table/motion/arrive.ts'
import { buzz, play } from '../../table/sounds.ts'

/** Motion and sound of an event. */
export function showEvent(event: rules.SeenEvent, me: number | undefined): void {
  switch (event.type) {
    case 'laid':
      play('lay')
      if (event.seat === me) buzz(12)
      showArrival(laidCards(event), event.seat === me ? null : placeOfSide(event.seat))
      break
    case 'drew':
      play('bag')
      if (event.cards !== null) showDrawn(event.cards.length)
      break
    case 'exchanged':
      play('bag')
      if (event.took !== null) showDrawn(1)
      break
    case 'dealt':
      play('bag')
      break
    case 'passed':
    case 'conceded':
    case 'withdrawn':
      play('pass')
      break
    default:
      break
  }
}

/** The cells of the rack as it is now; a laying counts them including the added one. */
function laidCards({ cards }: { readonly cards: string }): readonly HTMLElement[] {
  const cells = [...document.querySelectorAll<HTMLElement>('.rack .place:not(.grow)')]
  return [...cards].flatMap((as, cell) =>
    as === '.' ? [] : (cells[cell]?.querySelector<HTMLElement>('.card') ?? []),
  )
}

/** Cards fly from the stock to the end of the player's hand. */
const showDrawn = (count: number): void =>
  showArrival(
    [...document.querySelectorAll<HTMLElement>('.hand .card')].slice(-count),
    document.querySelector('.stock .pile'),
  )
