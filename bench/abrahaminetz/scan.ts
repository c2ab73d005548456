import type { Values } from '@estocade/abrahaminetz'

/** A play as the scan finds it: by cell, 0 for a kept card, a letter's code, or its negative for a joker standing for it. */
export interface Scanned {
  readonly word: string
  readonly place: Place
  readonly cards: Int16Array
  readonly points: number
}

/** A place for a word: its cells from the front, the lying letter's code or 0, and its points there. */
export interface Place {
  readonly lying: readonly number[]
  readonly worth: readonly number[]
  readonly cost: number
}

/**
 * The plain scan: compares every word of the list with every place of its length, letter by letter, and stops at the first
 * difference. It uses jokers only for cards that the hand lacks, and returns the same as the search: place, cards, points.
 */
export function scanPlays(
  words: readonly string[],
  rack: string,
  hand: string,
  values: Values,
): readonly Scanned[] {
  const places = placesOn(rack, hand.split('-').length - 1, values)
  const held = new Int8Array(256)
  for (const card of hand) held[card.charCodeAt(0)]!++
  const worth = new Int8Array(256)
  for (const letter in values) worth[letter.charCodeAt(0)] = values[letter]!
  const jokers = hand.split('*').length - 1
  const last = rack.replaceAll('_', '').toUpperCase()
  const left = new Int8Array(256)
  const cards = new Int16Array(9)
  const plays: Scanned[] = []
  for (const word of words)
    for (const place of places[word.length] ?? []) {
      if (word === last) continue
      left.set(held)
      let jokersLeft = jokers
      let laid = 0
      let sum = -place.cost
      let fits = true
      for (let i = 0; i < word.length && fits; i++) {
        const letter = word.charCodeAt(i)
        if (letter === place.lying[i]) {
          cards[i] = 0
          sum += place.worth[i]!
        } else if (left[letter]! > 0) {
          cards[i] = letter
          left[letter]!--
          sum += worth[letter]!
          laid++
        } else if (jokersLeft > 0) {
          cards[i] = -letter
          jokersLeft--
          sum += 1
          laid++
        } else fits = false
      }
      if (!fits || laid === word.length) continue
      const points = sum + 3 * Math.max(0, laid - 2)
      plays.push({ word, place, cards: cards.slice(0, word.length), points })
    }
  return plays
}

function placesOn(rack: string, erasers: number, values: Values): readonly Place[][] {
  const places: Place[][] = Array.from({ length: 10 }, () => [])
  for (const old of [rack, ` ${rack}`, `${rack} `]) {
    if (old.length > 9) continue
    for (let from = 0; from < old.length; from++)
      for (let to = from + 3; to <= old.length; to++) {
        const outside = old.slice(0, from) + old.slice(to)
        if (outside.includes(' ')) continue
        const inside = [...old.slice(from, to)]
        const erased = outside.replaceAll('_', '').length
        if (erased > erasers || inside.every((cell) => cell === '_' || cell === ' ')) continue
        places[to - from]!.push({
          lying: inside.map((cell) => (cell === '_' ? 0 : cell.toUpperCase().charCodeAt(0))),
          worth: inside.map((cell) => (cell === cell.toUpperCase() ? (values[cell] ?? 0) : 1)),
          cost: 2 * outside.length,
        })
      }
  }
  return places
}
