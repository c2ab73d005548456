import { typDom } from '@estocade/games'
import { placeOfSide, showArrival } from '../../table/motion/arrive.ts'
import { buzz, play } from '../../table/sounds.ts'

type Seen = typDom.CrosswordSeen | typDom.RechtSeen | typDom.PrestoSeen

/** Animation and sound of an event, at any table of the box. */
export function showEvent(event: Seen, me: number | undefined): void {
  switch (event.type) {
    case 'laid':
      showLaid(event.seat, me, typDom.laidBy(event.placement))
      break
    case 'named':
    case 'added':
      showLaid(event.seat, me, [event.laid])
      break
    case 'fulfilled':
      showLaid(event.seat, me, event.laid)
      break
    case 'swapped':
      showLaid(event.seat, me, [event])
      break
    case 'finished':
      play('lay')
      break
    case 'bought':
      play('bag')
      if (event.seat === me) showBought(event.stones ?? [])
      break
    case 'dealt':
      play('bag')
      break
    case 'passed':
    case 'dropped':
    case 'gave-up':
    case 'refused':
      play('pass')
      break
    default:
      break
  }
}

function showLaid(seat: number, me: number | undefined, cells: readonly typDom.Cell[]): void {
  play('lay')
  if (seat === me) buzz(12)
  // The table first scrolls until the word is visible.
  requestAnimationFrame(() =>
    showArrival(
      cells.flatMap(({ row, col }) => [
        ...document.querySelectorAll<HTMLElement>(`[data-cell="${row},${col}"] .stone`),
      ]),
      seat === me ? null : placeOfSide(seat),
    ),
  )
}

/** Stones fly from the stocks into the player's rack. */
function showBought(stones: readonly typDom.Stone[]): void {
  const rack = [...document.querySelectorAll<HTMLElement>('.tray.stones [data-stone]')].reverse()
  const fresh = stones.flatMap((stone) => rack.find(({ dataset }) => dataset.stone === stone) ?? [])
  showArrival(
    new Set(fresh.map((holder) => holder.querySelector<HTMLElement>('.stone')!)),
    document.querySelector('.stocks .stone'),
  )
}
