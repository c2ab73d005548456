import { type GameEntry, type GameTypes, levels, seat } from '@estocade/kernel'
import { alphabets, type Lexicon, wordList } from '@estocade/words'
import { describe, expect, it } from 'vitest'
import {
  createKreuzwort,
  kreuzwortEntry,
  pointEntry,
  prestoEntry,
  rechtEntry,
  sortStones,
  typDomJudge,
} from '../src/index.ts'
import { chance, configured, scene } from './playing.ts'

const lexiconOf = (language: 'de' | 'fr') => wordList('EI\nEIS\nSO', alphabets[language]).lexicon
const entries = [kreuzwortEntry, pointEntry, prestoEntry, rechtEntry] as unknown as readonly GameEntry<
  GameTypes & { Config: { language: string; clock: object } },
  Lexicon
>[]

describe.each(entries)('the entry of $name', (entry) => {
  const german = lexiconOf('de')
  const opened = () => entry.playable((language) => (language === 'de' ? german : undefined))

  it('T12 is played with the dictionary of its language, German by default', () => {
    const { game, lexicon, adviser } = opened()
    const config = configured(game)
    expect(config).toMatchObject({ language: 'de' })
    expect(lexicon(config)).toBe(german.hash)
    expect(game.configure({ language: 'fr' })).toMatchObject({
      error: { code: 'no-dictionary', params: { language: 'fr' } },
    })
    expect(entry.configure({}, 'vi29')).toMatchObject({ ok: true, value: { language: 'vi29' } })
    expect([entry.box, entry.home, game.id, adviser]).toEqual(['Typ-Dom', 'de', entry.id, 'master'])
    expect(game.clock(config)).toEqual({ type: 'none' })
  })

  it('T14 a side that leaves concedes, and says when its time was up', () => {
    const { game, forfeit, scores, action } = opened()
    const config = configured(game)
    const state = game.setup(config, 2, chance()).reduce(game.evolve, game.empty(config, 2))
    const view = game.view(state, seat(1))
    expect(forfeit!(view, seat(1), 'time')).toEqual({ type: 'concede', by: 'time' })
    expect(forfeit!(view, seat(1), 'choice')).toEqual({ type: 'concede' })
    expect(scores!(view)).toEqual([0, 0])
    const [duty] = game.toAct(game.view(state, 'spectator'))
    expect([...game.plays(game.view(state, duty!.seat), duty!.seat)].length).toBeGreaterThan(0)
    expect(action({ type: 'concede' })).toEqual({ ok: true, value: { type: 'concede' } })
    expect(action({ type: 'fly' }).ok).toBe(false)
  })

  it('has a bot of each level', () => {
    const { bots } = opened()
    expect([...bots].map(([level, { id }]) => [level, id])).toEqual(levels.map((level) => [level, level]))
  })

  it('loads its records and its review', async () => {
    const { game } = opened()
    const header = {
      game: entry.id,
      rulesVersion: game.rulesVersion,
      lexicon: german.hash,
      config: configured(game),
      seats: 2,
      commitment: '',
      playerSeeds: [],
    }
    const records = await entry.records!()
    expect(records.recognises(`Typ-Dom, ${entry.id}`)).toBe(true)
    const lines = [`Typ-Dom, ${entry.id}`, 'language de', 'players 2', `header ${JSON.stringify(header)}`]
    expect(records.print({ header, steps: [] }).split('\n')).toEqual([...lines, ''])
    expect(records.print({ header, steps: [], serverSeed: 'f0' }).split('\n')).toEqual([
      ...lines,
      'server-seed f0',
      '',
    ])
    const reviewed = await entry.review!(german, { header: { ...header, game: 'other' }, steps: [] } as never)
    expect(reviewed).toMatchObject({ game: entry.id })
  })
})

it.each([kreuzwortEntry, rechtEntry] as unknown as typeof entries)(
  'bots of $name play at a table of their language',
  (entry) => {
    const german = lexiconOf('de')
    const { game, bots } = entry.playable((language) => (language === 'de' ? german : undefined))
    const config = configured(game)
    const state = game.setup(config, 2, chance()).reduce(game.evolve, game.empty(config, 2))
    const [duty] = game.toAct(game.view(state, 'spectator'))
    const view = game.view(state, duty!.seat)
    const bot = bots.get(levels[0]!)!
    expect(game.decide(state, duty!.seat, bot.choose(view, duty!.seat, 'luck'), chance()).ok).toBe(true)
    expect(bot.secondsFor!(view, duty!.seat, 'luck')).toBe(0)
  },
)

it('T36 only Presto tells how many stones lie on a workbench', () => {
  const playables = entries.map((entry) => entry.playable(() => undefined))
  expect(playables.map(({ progress }) => progress !== undefined)).toEqual([false, false, true, false])
  const { game, progress } = prestoEntry.playable(() => lexiconOf('de'))
  const racks = [sortStones('EIS'), sortStones('SO')]
  const state = game.evolve(game.empty(configured(game), 2), { type: 'dealt', round: 1, racks })
  expect(progress!('{"0,0":"E","0,1":"S"}', game.view(state, seat(0)), seat(0))).toBe(2)
  expect(progress!('{"0,0":"E","0,1":"S"}', game.view(state, seat(1)), seat(1))).toBe(1)
  expect(progress!('{"0,0":"E","0,1":"S"}', game.view(state, seat(1)), seat(0))).toBe(0)
})

it('T12 all games of one dictionary share its judge, which admits the words of the box', () => {
  const german = lexiconOf('de')
  expect(typDomJudge(german)).toBe(typDomJudge(german))
  expect(typDomJudge(german)).not.toBe(typDomJudge(lexiconOf('de')))
  expect(typDomJudge(german).config.classes).toBe('typ-dom')
  const game = createKreuzwort(typDomJudge(german))
  expect(scene(game, { racks: ['E', 'I'] }).config.words).toMatchObject({ classes: 'typ-dom' })
})
