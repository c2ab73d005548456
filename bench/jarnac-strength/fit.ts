import { createJarnac, lettersOf } from '@estocade/jarnac'
import { diceFrom } from '@estocade/kernel'
import { cacheFolder, loadLexicon } from '@estocade/words/node'
import { knowledgeOf } from '../../packages/jarnac/src/bot/knowledge.ts'
import { Deck } from '../../packages/jarnac/src/bot/playout.ts'
import { Position } from '../../packages/jarnac/src/bot/position.ts'
import { Search } from '../../packages/jarnac/src/bot/search.ts'
import { type Example, logistic } from './logistic.ts'

// Fits the weights of packages/jarnac/src/bot/outlook.ts: `tsx bench/jarnac-strength/fit.ts <fr or de> <games> <seed>`.
// The policy of the playouts plays against itself. Before each turn of a side it is noted what the side has more than the
// other, and at the end who won.
const [language = 'fr', games = '3000', seed = '2'] = process.argv.slice(2) as ['fr' | 'de', string, string]
const game = createJarnac(loadLexicon(cacheFolder(), language))
const configured = game.configure({ preset: `classic-${language}` })
if (!configured.ok) throw new Error(configured.error.text)
const config = configured.value
const knowledge = knowledgeOf(game.judgeOf(config), config)
const { graph, values, usefulness } = knowledge
const { far } = new Search(knowledge)
const bag = Uint8Array.from(graph.letters, (letter) => lettersOf(config.language)[letter] ?? 0)
const dice = diceFrom(`fit/${language}/${seed}`)
const deck = new Deck(256)
const terms = {
  sides: 2,
  rows: config.rows,
  endsAtOnce: config.ending !== 'full-and-passed',
  lastJarnac: false,
  jarnac: true,
  swap: true,
  firstDraw: config.firstDraw,
}
/** Enough for every game. */
const MOST_TURNS = 200

/** Points, growth, letters, their usefulness, empty rows. */
function featuresOf(position: Position, side: number): readonly number[] {
  let growth = 0
  for (let row = 0; row < terms.rows; row++) {
    const id = position.rows[side * terms.rows + row]!
    if (id >= 0) growth += values[id]! - graph.length[id]! ** 2
  }
  const useful = usefulness.reduce(
    (sum, use, x) => sum + use * position.reserve[side * position.letters + x]!,
    0,
  )
  const empty = terms.rows - position.filled[side]!
  return [position.score[side]!, growth, position.reserveSize[side]!, useful, empty]
}

/** The examples of a game, by the number of empty rows on the fuller board. */
function playGame(examples: Map<number, Example[]>): void {
  deck.shuffle(bag, dice)
  const position = new Position(graph, terms)
  const seen: { readonly side: number; readonly empty: number; readonly features: readonly number[] }[] = []
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const side = turn % 2
    if (turn >= 2) {
      const other = featuresOf(position, 1 - side)
      const features = featuresOf(position, side).map((value, i) => value - other[i]!)
      seen.push({ side, empty: terms.rows - Math.max(...position.filled), features })
    }
    if (far.opens(position, side, 0, deck) || far.lays(position, side, 0, deck)) break
  }
  for (const { side, empty, features } of seen) {
    const lead = position.score[side]! - position.score[1 - side]!
    const list = examples.get(empty) ?? []
    list.push({ features, result: (1 + Math.sign(lead)) / 2 })
    examples.set(empty, list)
  }
}

const examples = new Map<number, Example[]>()
for (let i = 0; i < Number(games); i++) playGame(examples)
for (let empty = 1; empty <= 6; empty++) {
  const list = examples.get(empty)!
  const { weights, loss } = logistic(list)
  const [turn, points, ...others] = weights as [number, number, ...number[]]
  const [growth, letter, useful, emptyRow] = others.map((weight) => weight / points)
  const plain = logistic(
    list.map(({ features: [score, grown, letters, , rows], result }) => ({
      features: [score! + grown! + 15 * letters! + 25 * rows!],
      result,
    })),
  )
  const shown = { scale: 1 / points, growth, letter, useful, emptyRow, turn: turn / points }
  const text = Object.entries(shown).map(([name, value]) => `${name} ${value!.toFixed(2)}`)
  console.log(
    `${empty} empty, ${list.length} examples: ${text.join(', ')}; log loss ${loss.toFixed(4)}, with the plain prices ${plain.loss.toFixed(4)}`,
  )
}
