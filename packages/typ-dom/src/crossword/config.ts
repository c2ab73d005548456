import type { Result } from '@estocade/kernel'
import type { Alphabet } from '@estocade/words'
import {
  badOption,
  choice,
  clock,
  flag,
  houseWords,
  language,
  type Options,
  onlyClassic,
  type Presets,
  readOptions,
  whole,
} from '../table/options.ts'
import type { ColourCounts } from '../table/stocks.ts'
import type { CrosswordConfig } from './types.ts'

/** T1 */
const usualDeal: ColourCounts = { red: 5, black: 8 }
/** T21: larger racks, for up to three players. */
const largerDeals: readonly ColourCounts[] = [
  { red: 8, black: 10 },
  { red: 8, black: 12 },
]

const common = ['language', 'rounds', 'deal', 'touching', 'chains', 'houseWords', 'clock', 'winner']

export const configureKreuzwort = (options: unknown, alphabet: Alphabet): Result<CrosswordConfig> =>
  readOptions(options, common, (o) => ({
    ...shared(o, alphabet, [usualDeal]),
    rounds: whole(o, 'rounds', 3, 1, 50),
    winner: choice(o, 'winner', ['first-out'], 'first-out'),
  }))

export const pointPresets: Presets = { ...onlyClassic, large: { deal: largerDeals[0] } }

export const configurePoint = (options: unknown, alphabet: Alphabet): Result<CrosswordConfig> =>
  readOptions(
    options,
    common,
    (o) => ({
      ...shared(o, alphabet, [usualDeal, ...largerDeals]),
      rounds: whole(o, 'rounds', 1, 1, 50),
      winner: choice(o, 'winner', ['first-out', 'most-points'], 'first-out'),
    }),
    pointPresets,
  )

const shared = (o: Options, alphabet: Alphabet, deals: readonly ColourCounts[]) => ({
  language: language(o, alphabet),
  deal: dealOf(o, deals),
  touching: flag(o, 'touching'),
  chains: flag(o, 'chains'),
  houseWords: houseWords(o, alphabet),
  clock: clock(o),
})

function dealOf(options: Options, among: readonly ColourCounts[]): ColourCounts {
  const asked = (options.deal ?? usualDeal) as Partial<ColourCounts>
  const found = among.find(({ red, black }) => asked?.red === red && asked?.black === black)
  const list = among.map(({ red, black }) => `${red} red and ${black} black`).join(', ')
  return found ?? badOption('deal', `deal is one of: ${list}.`)
}

/** T21: a deal the stocks cannot serve is refused: 8 red each would take more than the 30 there are. */
export const seatsFor = ({ deal }: CrosswordConfig, most: number) => ({
  min: 2,
  max: Math.min(most, Math.floor(30 / deal.red), Math.floor(50 / deal.black)),
})
