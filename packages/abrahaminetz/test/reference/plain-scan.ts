import { type Cards, ERASER, JOKER, type Values } from '../../src/cards.ts'
import { pointsFor, rackAfter } from '../../src/laying.ts'
import type { Position } from '../../src/plays/play-search.ts'
import { isErased, LONGEST, type Rack, spanOf } from '../../src/rack.ts'
import type { Grow, Laying } from '../../src/types.ts'

/**
 * The naive search: tries every word of the list at every place of the rack. It shares only the notation of
 * racks and the scoring with the fast search.
 */
export function* plainScan(
  words: readonly string[],
  position: Position,
  values: Values,
): Iterable<{ readonly laying: Laying; readonly points: number }> {
  const { rack, hand, exchanges } = position
  const last = [...rack]
    .filter((cell) => !isErased(cell))
    .join('')
    .toUpperCase()
  for (const word of words) {
    if (word === last || word.length > LONGEST || word.length < 3) continue
    for (const laying of layingsOf(word, position))
      yield { laying, points: pointsFor(rackAfter(rack, laying), laying, exchanges, values) }
  }

  function* layingsOf(word: string, { beginners }: Position): Iterable<Laying> {
    if (rack === '') {
      if (word.length === 3) yield* cover(word, '   ', 0, 'none', hand)
      return
    }
    for (const grow of ['none', 'front', 'end'] as const) {
      const old = grow === 'front' ? ` ${rack}` : grow === 'end' ? `${rack} ` : rack
      if (old.length > LONGEST) continue
      for (let at = 0; at + word.length <= old.length; at++) {
        const inside = old.slice(at, at + word.length)
        if ((old.slice(0, at) + old.slice(at + word.length)).includes(' ')) continue
        // Cheap test first, as any scan would: some cell must stay.
        if (![...inside].some((cell, i) => cell.toUpperCase() === word[i])) continue
        for (const down of beginners ? [undefined, ...new Set(hand)] : [undefined])
          yield* cover(word, old, at, grow, down === undefined ? hand : hand.replace(down, ''), down)
      }
    }
  }

  function* cover(
    word: string,
    old: Rack,
    at: number,
    grow: Grow,
    left: Cards,
    down?: string,
  ): Iterable<Laying> {
    for (const middle of ways(word, old.slice(at, at + word.length), 0, left)) {
      if (rack !== '' && !middle.cards.includes('.')) continue
      yield* erase(old, at, at + word.length, grow, middle, down)
    }
  }

  function* ways(
    word: string,
    cells: string,
    i: number,
    left: Cards,
  ): Iterable<{ cards: string; left: Cards }> {
    if (i === word.length) {
      yield { cards: '', left }
      return
    }
    const letter = word[i]!
    const same = cells[i]!.toUpperCase() === letter
    const take = (card: string, text: string) =>
      left.includes(card)
        ? [...ways(word, cells, i + 1, left.replace(card, ''))].map((rest) => ({
            ...rest,
            cards: text + rest.cards,
          }))
        : []
    if (same) for (const rest of ways(word, cells, i + 1, left)) yield { ...rest, cards: `.${rest.cards}` }
    if (same && !position.coverSame) return
    yield* take(letter, letter)
    yield* take(JOKER, letter.toLowerCase())
  }

  function* erase(
    old: Rack,
    from: number,
    to: number,
    grow: Grow,
    middle: { cards: string; left: Cards },
    down?: string,
  ): Iterable<Laying> {
    const { from: start, to: end } = spanOf(rack === '' ? old : old)
    const shown: number[] = []
    for (let i = 0; i < old.length; i++)
      if ((i < from || i >= to) && i >= start && i < end && old[i] !== ' ') shown.push(i)
    const erasers = [...middle.left].filter((card) => card === ERASER).length
    const backs = down === undefined ? [undefined] : shown
    for (const back of backs) {
      if (shown.length - (back === undefined ? 0 : 1) > erasers) continue
      let cards = ''
      for (let i = 0; i < old.length; i++)
        cards +=
          i >= from && i < to ? middle.cards[i - from]! : i === back ? '#' : shown.includes(i) ? ERASER : '.'
      yield down === undefined ? { grow, cards } : { grow, cards, down }
    }
  }
}
