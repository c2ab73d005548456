import {
  after,
  appendAct,
  before,
  deal,
  type GameTypes,
  headerFor,
  type Seat,
  seatsOf,
  seedFrom,
  type Viewer,
} from '@estocade/kernel'
import { schemas } from '@estocade/protocol/schemas'
import { alphabets, lexiconOf } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { catalogueOf, games, presetsFor } from '../src/index.ts'

const words = 'AB EI EIN EINE SEIN SEINE REISE EIS ER SEE TEE TEER REST RESTE ESEL ORT TORTE ROT NOT NOTE TON'
const lexicon = lexiconOf(words.split(' '), alphabets.de)
const catalogue = catalogueOf(() => lexicon)

const checkers = new Map<string, z.ZodType>()
function checkerOf(name: string): z.ZodType {
  const made =
    checkers.get(name) ??
    z.fromJSONSchema(
      JSON.parse(
        JSON.stringify({ $ref: `#/$defs/${name}`, $defs: schemas }).replaceAll(
          '#/components/schemas/',
          '#/$defs/',
        ),
      ),
    )
  checkers.set(name, made)
  return made
}

/** Describes why a value does not match its schema; empty when it does. */
function unfit(name: string, value: unknown): readonly string[] {
  const found = checkerOf(name).safeParse(JSON.parse(JSON.stringify(value)))
  return found.success ? [] : [`${name}: ${JSON.stringify(value)}: ${JSON.stringify(found.error.issues[0])}`]
}

/** Small whole numbers, always the same for the same seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const MOST_STEPS = 120

describe.each(games.map((entry) => [entry.id, entry] as const))(
  'the published schemas of %s',
  (id, entry) => {
    const { game, lexicon: hashOf, action: read } = catalogue.get(id)!
    /** Options that lead to every kind of window and ending. */
    const tables = [
      ...presetsFor(entry.options, 'de').map((preset) => ({ preset: preset.id })),
      ...(entry.options.options.some(({ key }) => key === 'judging') ? [{ judging: 'challenge' }] : []),
      ...(id === 'jarnac'
        ? [{ hints: 3, rows: 1, ending: 'last-jarnac', callers: 'open' }, { rows: 2 }]
        : []),
      ...(id === 'abrahaminetz' ? [{ beginners: true, faceDown: 'anywhere' }] : []),
    ]

    it('describe every option table, view, event and action of random matches', () => {
      let checked = 0
      const faults: string[] = []
      const check = (part: string, value: unknown) => {
        checked++
        if (faults.length < 3) faults.push(...unfit(`${id}.${part}`, value))
      }
      const kinds = new Set<string>()
      for (let round = 0; checked < 1200; round++) {
        const pick = numbersFrom(round + 1)
        const options = { language: 'de', ...tables[round % tables.length] }
        check('Options', options)
        const config = game.configure(options)
        if (!config.ok) throw new Error(config.error.text)
        check('Config', config.value)
        const { min, max } = game.seats(config.value)
        const seats = min + pick(Math.min(max, 4) - min + 1)
        const fairness = { serverSeed: seedFrom(`${id} ${round}`), playerSeeds: [] }
        const header = headerFor(game, config.value, seats, hashOf(config.value), fairness)
        const viewers: readonly Viewer[] = [...seatsOf(seats), 'spectator']
        const dealt = deal(game, header, fairness)
        let state = game.empty(header.config, seats)
        const look = (events: readonly GameTypes['Event'][]) => {
          for (const event of events) {
            const viewer = viewers[pick(viewers.length)]!
            for (const one of [viewer, 'spectator'] as const) {
              const seen = game.see(event, one, state)
              kinds.add(seen.type)
              check('Event', seen)
            }
            state = game.evolve(state, event)
          }
          check('View', game.view(state, viewers[pick(viewers.length)]!))
        }
        look(dealt.type === 'undo' ? [] : dealt.events)
        let live = after(game, before(game, header), dealt)
        for (let step = 0; step < MOST_STEPS; step++) {
          const duties = game.toAct(game.view(live.state, 'spectator'))
          if (duties.length === 0) break
          const { seat } = duties[pick(duties.length)]!
          const action = actionFor(live.state, seat, pick)
          const act = appendAct(game, live, seat, action, fairness)
          if (!act.ok) continue
          if (!isOfTable(action)) check('Action', action)
          live = act.value.live
          look(act.value.step.events)
        }
      }
      expect(faults).toEqual([])
      expect(checked).toBeGreaterThanOrEqual(1200)
      expect(kinds.size).toBeGreaterThan(7)
    })

    /** Mostly a play; now and then something that ends a turn, a window or the match. */
    function actionFor(
      state: object,
      seat: Seat,
      pick: (below: number) => number,
    ): { readonly type: string } {
      const view = game.view(state, seat)
      const odd = [
        game.onTimeout(view, seat),
        { type: 'hint', kind: pick(2) === 0 ? 'play' : 'place' },
        { type: 'propose', word: 'OTTO' },
        { type: 'concede' },
      ]
      const chosen = odd[pick(pick(4) === 0 ? 4 : 3)]!
      if (pick(20) === 0 && (isOfTable(chosen) || read(chosen).ok)) return chosen
      const plays: { readonly type: string }[] = []
      for (const play of game.plays(view, seat)) if (plays.push(play) === 40) break
      return plays.length === 0 ? game.onTimeout(view, seat) : plays[pick(plays.length)]!
    }

    it('accept the actions that the game decodes, and no others', () => {
      const values = [
        0,
        1,
        -1,
        1.5,
        1e6,
        null,
        true,
        '',
        'A',
        'TOR',
        'A'.repeat(401),
        'red',
        'down',
        'play',
        'end',
        [],
      ]
      const objects = [
        ['red'],
        ['green'],
        { row: 0, col: 1 },
        { row: 0 },
        { '0,0': 'A' },
        { '0,-0': 'A' },
        { '0,1': 'AB' },
      ]
      const pick = numbersFrom(7)
      const fields = [...new Set(Object.values(entry.actions).flatMap(Object.keys))].map((name) =>
        name.replace('?', ''),
      )
      const types = Object.keys(entry.actions)
      let taken = 0
      for (let i = 0; i < 800; i++) {
        const type = types[pick(types.length)]!
        const own = Object.keys(entry.actions[type]!).map((name) => name.replace('?', ''))
        const names = pick(4) === 0 ? [...own.slice(pick(2)), fields[pick(fields.length)]!] : own
        const all = [...values, ...objects]
        const action = { type, ...Object.fromEntries(names.map((name) => [name, all[pick(all.length)]])) }
        const isRead = read(action).ok
        if (isRead) taken++
        expect(unfit(`${id}.Action`, action).length === 0, JSON.stringify(action)).toBe(isRead)
      }
      expect(taken).toBeGreaterThan(30)
    })

    it('refuse values that no game makes', () => {
      for (const part of ['Options', 'Config', 'Action', 'View', 'Event'])
        for (const value of [null, [], { type: 'fly' }, { unheard: 1 }])
          expect(unfit(`${id}.${part}`, value), `${part} ${JSON.stringify(value)}`).toHaveLength(1)
    })
  },
)

/** Only the table's clock makes these. */
const isOfTable = (action: { readonly type: string; readonly by?: unknown }): boolean =>
  ['timeout', 'resume', 'buy-and-pass'].includes(action.type) || action.by !== undefined
