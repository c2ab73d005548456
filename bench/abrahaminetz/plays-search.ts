import { basicPosition, createAbrahaminetz, finderFor, fullDeck, valuesOf } from '@estocade/abrahaminetz'
import { type Dice, diceFrom, piecesOf } from '@estocade/kernel'
import { alphabets, lexiconOf } from '@estocade/words'
import { compare, markdownTable, shown } from '../measure.ts'
import { scanPlays } from './scan.ts'

interface Place {
  readonly rack: string
  readonly hand: string
}

/** All plays of a position, scored, as numbers (one way to use jokers for each word), against the plain scan. */
export function playsSearch(list: readonly string[], rounds = 30): string {
  const words = list.filter(({ length }) => length >= 3 && length <= 9)
  const game = createAbrahaminetz(lexiconOf(words, alphabets.fr))
  const finder = finderFor(game.judgeOf({ words: { classes: 'open', houseWords: [] } }).vocabulary)
  const values = valuesOf('fr')
  const places = placesOf(
    (rack, hand) => finder.best(basicPosition(rack, hand), 1)[0]?.rack,
    diceFrom('plays'),
  )
  const rows = [
    ['hands as dealt, one a round', places, 1, 4 * rounds],
    // Hands with jokers have at least ten times as many plays, and so a large part of the total time.
    ['hands as dealt, 16 a round', places, 16, rounds],
    ['no joker', places.filter(({ hand }) => jokersIn(hand) === 0), 4, rounds],
    ['one joker', places.filter(({ hand }) => jokersIn(hand) === 1), 4, rounds],
    ['two jokers or more', places.filter(({ hand }) => jokersIn(hand) > 1), 4, rounds],
  ] as const
  const lines = rows.map(([name, among, each, turns]) => {
    let plays = 0
    for (const { rack, hand } of among) {
      const found = finder.search.all(basicPosition(rack, hand), 'needed')
      const points = found.points.subarray(0, found.count).toSorted().join()
      const scanned = scanPlays(words, rack, hand, values)
      if (
        Int16Array.from(scanned, (play) => play.points)
          .sort()
          .join() !== points
      )
        throw new Error(`${rack} ${hand}: ${found.count} plays, scanned ${scanned.length}`)
      plays += found.count
    }
    const some = (round: number) =>
      Array.from({ length: each }, (_, i) => among[(round * each + i) % among.length]!)
    const result = compare(
      {
        times: each * 5,
        run(round) {
          for (let again = 0; again < 5; again++)
            for (const { rack, hand } of some(round)) finder.search.all(basicPosition(rack, hand), 'needed')
        },
      },
      {
        times: each,
        run: (round) => some(round).forEach(({ rack, hand }) => void scanPlays(words, rack, hand, values)),
      },
      turns,
      10,
    )
    return [
      name,
      `${among.length}`,
      shown(plays / among.length),
      `${shown(result.aMicros)} µs`,
      `${shown(result.bMicros / 1000)} ms`,
      `${shown(result.ratio)}×`,
      result.noise.toFixed(2),
    ]
  })
  const head = ['Abrahaminetz, all plays', 'positions', 'plays', 'ours', 'plain scan', 'ratio', 'A/A']
  return `${words.length.toLocaleString('en')} French words of 3 to 9 letters; medians over ${rounds} rounds of A B B A or more, 4 positions per round unless the row says otherwise. Both return place, cards and points of every play, with one way to use jokers for each. The scan compares every word of the list with each position and stops at the first letter that does not fit.\n\n${markdownTable(head, lines)}`
}

const jokersIn = (hand: string): number => hand.split('*').length - 1

/** Racks and hands from games in which the word with the most points is always laid. */
function placesOf(next: (rack: string, hand: string) => string | undefined, dice: Dice): readonly Place[] {
  const places: Place[] = []
  while (places.length < 240) {
    const deck = shuffled(piecesOf(fullDeck('fr')), dice)
    let rack = ''
    for (let at = 0; at + 7 <= deck.length; at += 5) {
      const hand = deck.slice(at, at + 7).join('')
      if (rack !== '') places.push({ rack, hand })
      rack = next(rack, hand) ?? rack
    }
  }
  return places
}

function shuffled(cards: readonly string[], dice: Dice): readonly string[] {
  const deck = [...cards]
  for (let i = deck.length - 1; i > 0; i--) {
    const j = dice.below(i + 1)
    const card = deck[i]!
    deck[i] = deck[j]!
    deck[j] = card
  }
  return deck
}
