import { abrahaminetz as rules } from '@estocade/games'
import { alphabets } from '@estocade/words'

/** The cards that the player can make a word of. */
export interface Ground {
  readonly rack: rules.Rack
  readonly hand: rules.Cards
  readonly config: rules.Config
  readonly exchanges: number
}

/**
 * A hand card on a cell. Cells count from the lying rack's first one, so −1 is a new cell in front. `as` is
 * what it shows: a capital, a small letter for a joker, `-` an eraser, `#` its back.
 */
export interface Put {
  readonly cell: number
  /** Its place in the hand. */
  readonly place: number
  readonly as: string
}

export interface Sum {
  readonly letters: number
  readonly erasers: number
  /** Letters and jokers laid. */
  readonly laid: number
  readonly bonus: number
  readonly exchanges: number
}

/** What the cards allow; only the table knows whether it is a word. */
export type Making =
  | { readonly type: 'nothing' }
  | { readonly type: 'short'; readonly word: string; readonly puts: readonly Put[] }
  | { readonly type: 'lacking'; readonly word: string; readonly cards: string }
  | {
      readonly type: 'faulty'
      readonly word: string
      readonly puts: readonly Put[]
      readonly code: string
      readonly params: Readonly<Record<string, string | number>>
      readonly text: string
    }
  | {
      readonly type: 'ready'
      readonly word: string
      readonly puts: readonly Put[]
      readonly laying: rules.Laying
      readonly points: number
      readonly sum: Sum
    }

export const putsOf = (making: Making): readonly Put[] => ('puts' in making ? making.puts : [])

const cellsOf = ({ rack }: Ground): number => (rack === '' ? rules.SHORTEST : rack.length)

export function layingOf(ground: Ground, puts: readonly Put[]): rules.Laying {
  const length = cellsOf(ground)
  const grow = puts.some(({ cell }) => cell < 0)
    ? 'front'
    : puts.some(({ cell }) => cell >= length)
      ? 'end'
      : 'none'
  const shift = grow === 'front' ? 1 : 0
  const cells = Array<string>(length + (grow === 'none' ? 0 : 1)).fill('.')
  for (const { cell, as } of puts) cells[cell + shift] = as
  const back = puts.find(({ as }) => as === rules.FACE_DOWN)
  const laying = { grow, cards: cells.join('') } as const
  return back === undefined ? laying : { ...laying, down: ground.hand[back.place]! }
}

/** The reverse: which card of the hand goes where; a card that is not in the hand is left out. */
export function putsFor({ hand }: Ground, { grow, cards, down }: rules.Laying): readonly Put[] {
  const shift = grow === 'front' ? 1 : 0
  const used = new Set<number>()
  return [...cards].flatMap((as, i) => {
    if (as === '.') return []
    const card = as === rules.FACE_DOWN ? down : rules.isJokerCell(as) ? rules.JOKER : as
    const place = [...hand].findIndex((held, at) => held === card && !used.has(at))
    used.add(place)
    return place < 0 ? [] : [{ cell: i - shift, place, as }]
  })
}

export function makingOf(ground: Ground, puts: readonly Put[]): Making {
  if (puts.length === 0) return { type: 'nothing' }
  const laying = layingOf(ground, puts)
  const after = rules.rackAfter(ground.rack, laying)
  const word = rules.wordOn(after).replaceAll(' ', '')
  if (ground.rack === '' && puts.length < rules.SHORTEST) return { type: 'short', word, puts }
  const { rack, hand, config, exchanges } = ground
  const checked = rules.checkLaying(rack, hand, laying, config, alphabets[config.language])
  if (!checked.ok) return { type: 'faulty', word, puts, ...checked.error }
  const values = rules.valuesOf(config.language)
  const points = rules.pointsFor(after, laying, exchanges, values)
  const sum = sumOf(after, laying, exchanges, points)
  return { type: 'ready', word: checked.value, puts, laying, points, sum }
}

function sumOf(after: rules.Rack, { cards }: rules.Laying, exchanges: number, points: number): Sum {
  const erasers = rules.countCells(after, rules.ERASED)
  const laid = [...cards].filter((card) => !'.-#'.includes(card)).length
  const bonus = rules.BONUS * Math.max(0, laid - 2)
  const letters = points - bonus + rules.ERASER_COST * erasers + rules.EXCHANGE_COST * exchanges
  return { letters, erasers, laid, bonus, exchanges }
}

/** All ways to make the typed word, those with most points first; if there is none, the nearest one. */
export function waysToMake(ground: Ground, word: string): readonly Making[] {
  if (word === '') return [{ type: 'nothing' }]
  if (word.length < rules.SHORTEST) return [{ type: 'short', word, puts: [] }]
  const tries = layouts(ground, word).map((layout) => tryLayout(ground, word, layout))
  const ready = tries.filter((making) => making.type === 'ready')
  if (ready.length > 0) return distinct(ready.toSorted(byPoints))
  const faulty = tries.find(({ type }) => type === 'faulty')
  const lacking = tries.filter((making) => making.type === 'lacking')
  const nearest = lacking.toSorted((a, b) => a.cards.length - b.cards.length)[0]
  const code = ground.rack === '' ? 'start-three' : 'rack-full'
  return [faulty ?? nearest ?? { type: 'faulty', word, puts: [], code, params: {}, text: '' }]
}

type Ready = Extract<Making, { type: 'ready' }>

const byPoints = (a: Ready, b: Ready): number =>
  b.points - a.points || a.puts.length - b.puts.length || (a.laying.cards < b.laying.cards ? -1 : 1)

const distinct = (ways: readonly Ready[]): readonly Ready[] =>
  ways.filter(
    ({ laying }, i) =>
      ways.findIndex((way) => way.laying.cards === laying.cards && way.laying.grow === laying.grow) === i,
  )

interface Layout {
  /** The cell of each letter, counted as in `Put`. */
  readonly cells: readonly number[]
  /** A24: the cell inside the word that gets a card face down. */
  readonly turned?: number | undefined
}

function layouts({ rack, config }: Ground, word: string): readonly Layout[] {
  if (rack === '') return word.length === rules.SHORTEST ? [{ cells: [0, 1, 2] }] : []
  const [first, last] = rack.length < rules.LONGEST ? [-1, rack.length] : [0, rack.length - 1]
  const starts = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  const anywhere = config.faceDown === 'anywhere'
  const found = starts.flatMap((from) => spread(rack, word.length, anywhere, { cells: [] }, from))
  const front = found.filter(({ cells }) => cells[0]! < 0)
  const end = found.filter(({ cells }) => cells.at(-1)! >= rack.length)
  const inside = found.filter((layout) => !front.includes(layout) && !end.includes(layout))
  // The rack grows at one end only.
  return [
    ...inside,
    ...front.filter((layout) => !end.includes(layout)),
    ...end.filter((layout) => !front.includes(layout)),
  ]
}

/** The cells of the letters that follow; A24, anywhere: cells inside the word may lie face down, one of them newly. */
function spread(rack: string, size: number, anywhere: boolean, so: Layout, next: number): readonly Layout[] {
  if (so.cells.length === size) return [so]
  if (next > rack.length || (next === rack.length && rack.length === rules.LONGEST)) return []
  const goOn = (layout: Layout) => spread(rack, size, anywhere, layout, next + 1)
  const here = goOn({ ...so, cells: [...so.cells, next] })
  const lying = rack[next]
  if (!anywhere || so.cells.length === 0 || lying === undefined) return here
  if (lying === rules.FACE_DOWN) return [...here, ...goOn(so)]
  return rules.isErased(lying) || so.turned !== undefined ? here : [...here, ...goOn({ ...so, turned: next })]
}

function tryLayout(ground: Ground, word: string, { cells, turned }: Layout): Making {
  const { rack } = ground
  const hand = new Hand(ground.hand)
  const puts: Put[] = []
  let lacking = ''
  for (let k = 0; k < word.length; k++) {
    const cell = cells[k]!
    const lying = rack[cell]
    if (lying !== undefined && !rules.isErased(lying) && lying.toUpperCase() === word[k]) continue
    const put = hand.show(word[k]!)
    if (put) puts.push({ cell, ...put })
    else lacking += word[k]
  }
  if (turned !== undefined) {
    const put = hand.turnDown()
    if (put) puts.push({ cell: turned, ...put })
    else lacking += rules.ERASER
  }
  const edges = [...Array(rack.length).keys()].filter(
    (cell) => (cell < cells[0]! || cell > cells.at(-1)!) && !rules.isErased(rack[cell]!),
  )
  for (const cell of edges) {
    const put = hand.erase() ?? (ground.config.beginners ? hand.turnDown() : undefined)
    if (put) puts.push({ cell, ...put })
    else lacking += rules.ERASER
  }
  return lacking === '' ? makingOf(ground, puts) : { type: 'lacking', word, cards: lacking }
}

/** Takes cards from the hand, each once. */
class Hand {
  readonly #cards: string
  readonly #used = new Set<number>()
  #turned = false

  constructor(cards: string) {
    this.#cards = cards
  }

  #take(wanted: (card: string) => boolean): number | undefined {
    for (const [place, card] of [...this.#cards].entries())
      if (!this.#used.has(place) && wanted(card)) {
        this.#used.add(place)
        return place
      }
    return undefined
  }

  show(letter: string): Omit<Put, 'cell'> | undefined {
    const natural = this.#take((card) => card === letter)
    if (natural !== undefined) return { place: natural, as: letter }
    const joker = this.#take((card) => card === rules.JOKER)
    return joker === undefined ? undefined : { place: joker, as: letter.toLowerCase() }
  }

  erase(): Omit<Put, 'cell'> | undefined {
    const place = this.#take((card) => card === rules.ERASER)
    return place === undefined ? undefined : { place, as: rules.ERASER }
  }

  /** A24: one card per turn, by the beginners' rule; a joker is used last. */
  turnDown(): Omit<Put, 'cell'> | undefined {
    if (this.#turned) return undefined
    const place = this.#take((card) => card !== rules.JOKER) ?? this.#take(() => true)
    if (place === undefined) return undefined
    this.#turned = true
    return { place, as: rules.FACE_DOWN }
  }
}
