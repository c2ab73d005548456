import { seat } from '@estocade/kernel'
import { alphabets, judge } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import { tagged } from '../../jarnac/test/support/lexicons.ts'
import { settlePrices } from '../src/crossword/rules.ts'
import {
  type CrosswordAction,
  createKreuzwort,
  gridFromRows,
  joinsBlocks,
  kreuzwortBot,
  sampleLays,
  sampleSettlement,
  sortStones,
  stoneSet,
} from '../src/index.ts'
import { rackPrice } from '../src/stones.ts'
import { beginner } from '../src/table/stocks.ts'
import { judgeOf } from './oracle-lists.ts'
import { after, chance, configured, eventsOf, noStocks, refusal, scene } from './playing.ts'

const words = [
  'EIS',
  'EI',
  'REISE',
  'REIS',
  'NEU',
  'NAHT',
  'TOR',
  'UHR',
  'AB',
  'TAL',
  'WORT',
  'WORTE',
  'IN',
  'SEE',
  'ER',
  'TEE',
  'NIE',
]
const game = createKreuzwort(judgeOf(words))
const lay = (direction: 'across' | 'down', row: number, col: number, stones: string): CrosswordAction => ({
  type: 'lay',
  direction,
  row,
  col,
  stones,
})

describe('Kreuzwort', () => {
  it('T1 has 80 stones, 30 red and 50 black, in every language', () => {
    for (const alphabet of Object.values(alphabets)) {
      const { counts, vowels, letters } = stoneSet(alphabet)
      const sum = (stones: Iterable<string>) => [...stones].reduce((n, stone) => n + counts[stone]!, 0)
      expect([alphabet.id, letters, sum(`${vowels}+`), sum(Object.keys(counts))]).toEqual([
        alphabet.id,
        alphabet.letters,
        30,
        80,
      ])
    }
  })

  it('T1 deals 5 red and 8 black to each of 2 to 5', () => {
    expect(game.seats(configured(game))).toEqual({ min: 2, max: 5 })
    const [dealt] = game.setup(configured(game), 5, chance())
    if (dealt?.type !== 'dealt') throw new Error('No deal')
    for (const rack of dealt.racks) {
      expect(rack).toHaveLength(13)
      expect(rack.filter((stone) => 'AEIOUY+'.includes(stone))).toHaveLength(5)
    }
  })

  it('T1 racks are hidden: others see how many stones of each colour', () => {
    const view = game.view(scene(game, { racks: ['A B +', 'E * D'] }), seat(0))
    expect(view.racks).toEqual([sortStones('AB+'), null])
    expect(view.held[1]).toEqual({ red: 1, black: 2 })
  })

  it('T3 the letter nearest to Z begins, jollies not counting, a tie by the next nearest, then by lot', () => {
    const first = (...racks: string[]) =>
      beginner(
        racks.map((rack) => [...rack]),
        alphabets.de,
        chance(),
      )
    expect(first('AB', 'AY', 'AX')).toBe(1)
    expect(first('*AB', 'CA')).toBe(1)
    expect(first('ZA', 'ZB', 'ZA')).toBe(1)
    const lots = new Set(
      Array.from({ length: 20 }, (_, i) => beginner([['Z'], ['Z']], alphabets.de, chance(`${i}`))),
    )
    expect([...lots].sort()).toEqual([0, 1])
  })

  it('T3 the first word runs across from the middle; a player who cannot open buys and the next opens', () => {
    const state = scene(game, { racks: ['E I S', 'E I S'] })
    expect(refusal(game, state, 0, lay('down', 0, 0, 'EIS'))).toBe('opening')
    expect(refusal(game, state, 0, lay('across', 0, 1, 'EIS'))).toBe('opening')
    expect(refusal(game, state, 0, lay('across', 0, 0, 'E'))).toBe('too-short')
    const bought = after(game, state, 0, { type: 'buy', colours: ['black'] })
    expect(after(game, bought, 1, lay('across', 0, 0, 'EI')).grid).toEqual({ '0,0': 'E', '0,1': 'I' })
  })

  it('T4 a word shares a letter; by option touching is enough', () => {
    const grid = gridFromRows(['EIS'])
    const racks = ['E E R A', 'A B']
    expect(refusal(game, scene(game, { racks, grid }), 0, lay('across', 1, 2, 'ER'))).toBe('no-shared-letter')
    expect(
      refusal(game, scene(game, { racks, grid, options: { touching: true } }), 0, lay('across', 5, 5, 'ER')),
    ).toBe('not-touching')
    const touching = { racks: ['N I E A', 'A'], grid: gridFromRows(['EI']), options: { touching: true } }
    expect(refusal(game, scene(game, touching), 0, lay('across', 1, 1, 'NIE'))).toBe('accepted')
  })

  it('T5 lengthening is allowed: EIS to REISE, WORT to WORTE', () => {
    const reise = scene(game, { racks: ['R E B', 'A'], grid: gridFromRows(['EIS']) })
    expect(refusal(game, reise, 0, lay('across', 0, -1, 'R...E'))).toBe('accepted')
    const worte = scene(game, { racks: ['E B', 'A'], grid: gridFromRows(['WORT']) })
    expect(refusal(game, worte, 0, lay('across', 0, 0, '....E'))).toBe('accepted')
  })

  it('T5 every run is a word, the word is named whole, no stone covers another', () => {
    const state = scene(game, { racks: ['R E S B', 'A'], grid: gridFromRows(['EIS']) })
    expect(refusal(game, state, 0, lay('across', 0, -1, 'R..'))).toBe('not-whole')
    expect(refusal(game, state, 0, lay('across', 0, 0, '..E'))).toBe('occupied')
    expect(refusal(game, state, 0, lay('across', 0, 0, '....'))).toBe('nothing-laid')
    expect(refusal(game, state, 0, lay('down', 0, 0, '..'))).toBe('nothing-laid')
    expect(refusal(game, state, 0, lay('down', -1, 0, '..S'))).toBe('nothing-lying')
    expect(refusal(game, state, 0, lay('across', 0, 0, '...B'))).toBe('no-word')
    expect(refusal(game, state, 0, lay('down', 0, 0, '.I'))).toBe('stones-not-held')
    expect(refusal(game, state, 0, lay('down', 0, 0, 'x?'))).toBe('malformed')
    expect(refusal(game, state, 0, { type: 'dance' })).toBe('malformed')
    expect(refusal(game, state, 1, lay('across', 0, -1, 'R...E'))).toBe('not-your-turn')
  })

  it.each(sampleLays)('T5, T6 the page: $name', ({ table, rack, words, action, refused, link }) => {
    const table3 = createKreuzwort(judgeOf(words))
    const state = scene(table3, { racks: [rack, ['A']], grid: table })
    expect(refusal(table3, state, 0, action)).toBe(refused ?? 'accepted')
    if (action.type === 'lay' && link !== undefined) expect(joinsBlocks(action)).toBe(link)
  })

  it('T7 a link earns one more word, and a second link no third, unless chains are on', () => {
    const grid = gridFromRows(['NEU.NEU', '..H...H', '..R...R', 'TOR.TOR'])
    const racks = ['A H A H B', 'A']
    for (const chains of [false, true]) {
      const one = after(game, scene(game, { racks, grid, options: { chains } }), 0, lay('down', 0, 0, '.AH.'))
      expect(one.phase).toMatchObject({ type: 'turn', seat: 0, owed: true })
      const two = after(game, one, 0, lay('down', 0, 4, '.AH.'))
      expect(two.phase).toMatchObject({ type: 'turn', seat: chains ? 0 : 1 })
    }
  })

  it('T8 buying is one stone of a colour, and ends the turn; also when the earned word cannot be laid', () => {
    const grid = gridFromRows(['NEU', '..H', '..R', 'TOR'])
    const state = scene(game, { racks: ['A H B', 'A'], grid })
    expect(refusal(game, state, 0, { type: 'pass' })).toBe('must-buy')
    expect(refusal(game, state, 0, { type: 'buy', colours: ['red', 'red'] })).toBe('buy-number')
    const linked = after(game, state, 0, lay('down', 0, 0, '.AH.'))
    expect(refusal(game, linked, 0, { type: 'pass' })).toBe('must-buy')
    const bought = after(game, linked, 0, { type: 'buy', colours: ['red'] })
    expect([bought.racks[0]!.length, bought.phase]).toMatchObject([2, { type: 'turn', seat: 1 }])
  })

  it('T8 with empty stocks an earned word that cannot be laid just ends the turn', () => {
    const grid = gridFromRows(['NEU', '..H', '..R', 'TOR'])
    const state = scene(game, { racks: ['A H B', 'A'], grid, stocks: noStocks })
    const over = after(game, after(game, state, 0, lay('down', 0, 0, '.AH.')), 0, { type: 'pass' })
    expect([over.passes, over.phase]).toMatchObject([0, { type: 'turn', seat: 1 }])
  })

  it('T8 at time-out the fuller stock, a tie black', () => {
    const stock = (red: number, black: number) => ({ red: { A: red }, black: { B: black } })
    const due = (red: number, black: number) => {
      const state = scene(game, { racks: ['A', 'B'], stocks: stock(red, black) })
      return game.onTimeout(game.view(state, seat(0)), seat(0))
    }
    expect(due(3, 2)).toEqual({ type: 'buy', colours: ['red'] })
    expect(due(2, 2)).toEqual({ type: 'buy', colours: ['black'] })
    expect(due(0, 0)).toEqual({ type: 'pass' })
  })

  it('T9 passes only with both stocks empty', () => {
    const pass = { type: 'pass' } as const
    const stocks = (red: number, black: number) => ({
      red: red ? { A: red } : {},
      black: black ? { B: black } : {},
    })
    const code = (red: number, black: number) =>
      refusal(game, scene(game, { racks: ['A', 'B'], stocks: stocks(red, black) }), 0, pass)
    expect([code(1, 1), code(1, 0), code(0, 1), code(0, 0)]).toEqual([
      'must-buy',
      'must-buy',
      'must-buy',
      'accepted',
    ])
    const state = scene(game, { racks: ['A', 'B'], stocks: stocks(1, 0) })
    expect(refusal(game, state, 0, { type: 'buy', colours: ['black'] })).toBe('stock-short')
    expect([...game.plays(game.view(state, seat(0)), seat(0))]).toEqual([{ type: 'buy', colours: ['red'] }])
    const passed = after(game, scene(game, { racks: ['A', 'B'], stocks: noStocks }), 0, pass)
    expect([passed.passes, passed.phase]).toMatchObject([1, { type: 'turn', seat: 1 }])
  })

  it('T2 takes a jolly with fewer than three neighbours for its letter, never one laid this turn', () => {
    const grid = gridFromRows(['eIS'])
    const state = scene(game, { racks: ['E R E', 'A'], grid })
    const swapped = after(game, state, 0, { type: 'swap', row: 0, col: 0 })
    expect([swapped.racks[0], swapped.grid['0,0'], swapped.scores]).toEqual([sortStones('E+R'), 'E', [0, 0]])
    expect(refusal(game, swapped, 0, { type: 'swap', row: 0, col: 0 })).toBe('no-jolly')
    expect(refusal(game, scene(game, { racks: ['R', 'A'], grid }), 0, { type: 'swap', row: 0, col: 0 })).toBe(
      'letter-not-held',
    )
    const builtIn = gridFromRows(['.T.', 'EIS', 'T..'])
    const three = scene(game, { racks: ['I', 'A'], grid: { ...builtIn, '1,1': 'i', '2,1': 'N' } })
    expect(refusal(game, three, 0, { type: 'swap', row: 1, col: 1 })).toBe('jolly-built-in')
    const linkGrid = gridFromRows(['NEU', '..H', '..R', 'TOR'])
    const fresh = after(
      game,
      scene(game, { racks: ['+ H A B', 'A'], grid: linkGrid }),
      0,
      lay('down', 0, 0, '.aH.'),
    )
    expect(refusal(game, fresh, 0, { type: 'swap', row: 1, col: 0 })).toBe('jolly-fresh')
  })

  it('T2 a jolly that was taken stands for any letter of its colour', () => {
    // It stood for E; in NIE it is the I, and it can be no consonant.
    const lying = scene(game, { racks: ['E N R I', 'A'], grid: gridFromRows(['eIS']) })
    const taken = after(game, lying, 0, { type: 'swap', row: 0, col: 0 })
    expect(taken.racks[0]).toEqual(sortStones('+NRI'))
    const laid = after(game, taken, 0, lay('down', -2, 0, 'Ni.'))
    expect([laid.grid['-1,0'], laid.racks[0]]).toEqual(['i', sortStones('RI')])
    expect(refusal(game, taken, 0, lay('down', -2, 0, 'nI.'))).toBe('stones-not-held')
  })

  it('T10 the settlement of the source: 11, 4 and 15 are paid, the winner is credited 30', () => {
    const { racks, changes } = sampleSettlement
    expect(settlePrices(racks.map(rackPrice), 'out', 1)).toEqual({ reason: 'out', winners: [3], changes })
  })

  it('T10 an empty rack ends the round at once, also by the first of two words', () => {
    const state = scene(game, { racks: ['E I', 'A B +'], options: { rounds: 2 } })
    const settled = after(game, state, 0, lay('across', 0, 0, 'EI'))
    expect(settled.phase).toMatchObject({ type: 'pause', settlement: { winners: [0], changes: [14, -14] } })
    expect(refusal(game, settled, 1, { type: 'pass' })).toBe('pause')
    // The word that empties the rack is a link, and its second word is not owed.
    const linking = scene(game, { racks: ['A H', 'B'], grid: gridFromRows(['NEU', '..H', '..R', 'TOR']) })
    const linked = after(game, linking, 0, lay('down', 0, 0, '.AH.'))
    expect([linked.phase.type, linked.scores]).toEqual(['pause', [1, -1]])
  })

  it('T11 all pass with empty stocks: the lowest rack wins the differences', () => {
    let state = scene(game, { racks: ['A B', 'B', 'A A'], stocks: noStocks, options: { rounds: 1 } })
    for (const by of [0, 1]) state = after(game, state, by, { type: 'pass' })
    expect(eventsOf(game, state, 2, { type: 'pass' })[1]).toMatchObject({
      settlement: { reason: 'stuck', winners: [1], changes: [-3, 8, -5] },
    })
  })

  it('T11 equal lowest racks: nobody wins, and the next round counts double', () => {
    let state = scene(game, { racks: ['B', 'D', 'A A'], stocks: noStocks, options: { rounds: 2 } })
    for (const by of [0, 1, 2]) state = after(game, state, by, { type: 'pass' })
    expect(state.phase).toMatchObject({ type: 'pause', settlement: { winners: [], changes: [0, 0, 0] } })
    for (const by of [2, 0, 1]) state = after(game, state, by, { type: 'ready' })
    expect([state.round, state.factor, state.phase.type]).toEqual([2, 2, 'turn'])
    expect(settlePrices([0, 4, 3], 'out', 2).changes).toEqual([14, -8, -6])
  })

  it('T12 a proposed word counts from when all others consent; one refusal is enough to drop it', () => {
    const state = scene(game, { racks: ['P O L A', 'A', 'B'] })
    const asked = after(game, state, 0, { type: 'propose', word: 'Pola' })
    expect(refusal(game, asked, 0, lay('across', 0, 0, 'POLA'))).toBe('proposal-open')
    expect(game.toAct(game.view(asked, 'spectator')).map(({ seat, for: what }) => [seat, what])).toEqual([
      [1, 'window'],
      [2, 'window'],
    ])
    const half = after(game, asked, 1, { type: 'answer', word: 'POLA', consent: true })
    expect(refusal(game, half, 1, { type: 'answer', word: 'POLA', consent: true })).toBe('answered')
    const agreed = after(game, half, 2, { type: 'answer', word: 'POLA', consent: true })
    expect(agreed.houseWords).toEqual(['POLA'])
    expect(refusal(game, agreed, 0, lay('across', 0, 0, 'POLA'))).toBe('accepted')
    expect(refusal(game, agreed, 0, { type: 'propose', word: 'ALPO' })).toBe('proposed-already')
    const dropped = after(game, half, 2, { type: 'answer', word: 'POLA', consent: false })
    expect([dropped.houseWords, dropped.proposal]).toEqual([[], null])
    expect(refusal(game, dropped, 2, { type: 'answer', word: 'POLA', consent: true })).toBe('stale')
    expect(refusal(game, state, 0, { type: 'propose', word: 'EIS' })).toBe('word-counts')
    expect(refusal(game, state, 0, { type: 'propose', word: '4711' })).toBe('house-word')
  })

  it('T12 word classes are an option: easier or harder than those of the box', () => {
    const readings = tagged(
      'de',
      `GING gehen verb finite
      BERLIN Berlin name place
      HUNDE Hund noun plural
      HUND Hund noun singular`,
    )
    const german = createKreuzwort(judge(readings, { classes: 'typ-dom' }))
    const counts = (classes: string, stones: string) =>
      refusal(
        german,
        scene(german, { racks: [`${stones}X`, 'A'], options: { words: { classes } } }),
        0,
        lay('across', 0, 0, stones),
      )
    expect(['GING', 'BERLIN', 'HUNDE'].map((word) => counts('typ-dom', word))).toEqual([
      'no-word',
      'accepted',
      'accepted',
    ])
    expect(['GING', 'BERLIN', 'HUNDE'].map((word) => counts('open', word))).toEqual([
      'accepted',
      'no-word',
      'accepted',
    ])
    expect(['HUND', 'HUNDE'].map((word) => counts('professional-de', word))).toEqual(['accepted', 'no-word'])
    const words = [
      ...german.plays(
        german.view(
          scene(german, { racks: ['GINGX', 'A'], options: { words: { classes: 'open' } } }),
          seat(0),
        ),
        seat(0),
      ),
    ]
    expect(words.some((play) => play.type === 'lay')).toBe(true)
    const { words: _, ...logged } = configured(german)
    expect(
      german.decide(
        { ...scene(german, { racks: ['GING', 'A'] }), config: logged },
        seat(0),
        lay('across', 0, 0, 'GING'),
        chance(),
      ).ok,
    ).toBe(false)
  })

  it('T12 bots consent to what the people at the table agree on', () => {
    const asked = after(game, scene(game, { racks: ['A', 'B'] }), 0, { type: 'propose', word: 'POLA' })
    const answer = kreuzwortBot(judgeOf(words), 'novice').choose(game.view(asked, seat(1)), seat(1), 'seed')
    expect(after(game, asked, 1, answer).houseWords).toEqual(['POLA'])
  })

  it('T13 the match ends after its last round; the most points win', () => {
    const state = scene(game, { racks: ['E I', 'A'], options: { rounds: 1 } })
    const over = after(game, state, 0, lay('across', 0, 0, 'EI'))
    expect(game.outcome(game.view(over, seat(1)))).toEqual({ scores: [3, -3], winners: [0], reason: 'out' })
    expect(refusal(game, over, 0, { type: 'ready' })).toBe('over')
  })
})
