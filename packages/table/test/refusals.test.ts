import { describe, expect, it } from 'vitest'
import type { TableCommand } from '../src/index.ts'
import { openTable } from '../src/index.ts'
import { claimsPlayable } from './games/claims.ts'
import { tallyPlayable } from './games/tally.ts'
import { Scene } from './scene.ts'

/** The text of a refusal; the command must be refused and leave the table as it is. */
function why(scene: Scene, player: string, command: TableCommand): string {
  const before = scene.table
  const result = scene.try(player, command)
  expect(scene.table).toBe(before)
  if (result.ok) throw new Error(`${command.type} was accepted`)
  return `${result.error.code}: ${result.error.text}`
}

const NOT_NOW = 'not-now: That is not possible at this moment.'
const NO_SEAT = 'no-seat: There is no such seat.'
const NOT_SEATED = 'not-seated: You have no seat at this table.'
const NOT_HOST = 'not-host: Only the host may do that.'
const TAKEN = 'seat-taken: Somebody sits there.'
const STALE = 'stale: Too late: the moment this answers is over.'

const gathering = () => new Scene(tallyPlayable).do('bob', { type: 'sit', seat: 1 })
const playing = () => Scene.started(tallyPlayable, ['ann', 'bob'])
const over = () => playing().do('bob', { type: 'concede' })
const ended = () => {
  const scene = playing()
  scene.server({ type: 'close', reason: 'spam' })
  return scene
}
function adjourned(): Scene {
  const scene = playing().do('ann', { type: 'ask', wish: { type: 'adjourn' } })
  return scene.do('bob', { type: 'answer', about: scene.table.request!.id, yes: true })
}

const set: TableCommand = { type: 'set', options: { goal: 5 } }
const ready: TableCommand = { type: 'ready', seed: '' }
const bot = (seat: number): TableCommand => ({ type: 'seat-bot', seat, bot: 'adder' })
const unseat = (seat: number, player?: string): TableCommand =>
  player === undefined ? { type: 'unseat', seat } : { type: 'unseat', seat, player }
const sit = (seat: number): TableCommand => ({ type: 'sit', seat })
const act: TableCommand = { type: 'act', about: 'turn 1', action: { type: 'pass' } }
const ask = (type: 'undo' | 'adjourn' | 'resume'): TableCommand => ({ type: 'ask', wish: { type } })
const replace = (seat: number, bot = 'adder'): TableCommand => ({
  type: 'ask',
  wish: { type: 'replace', seat, bot },
})

describe('while people gather', () => {
  it.each<[string, TableCommand, string]>([
    ['bob', set, NOT_HOST],
    ['bob', bot(0), NOT_HOST],
    ['bob', unseat(0, 'ann'), NOT_HOST],
    ['ann', bot(1), TAKEN],
    ['ann', bot(2), NO_SEAT],
    ['ann', bot(-1), NO_SEAT],
    ['ann', bot(0.5), NO_SEAT],
    ['ann', { type: 'seat-bot', seat: 1, bot: 'x' }, 'no-bot: There is no such bot.'],
    ['ann', unseat(2), NO_SEAT],
    ['ann', unseat(1), 'nobody: Nobody sits there.'],
    ['ann', unseat(1, 'eve'), 'nobody: Nobody sits there.'],
    ['ann', sit(0), 'seat-taken: You sit there.'],
    ['eve', sit(2), NO_SEAT],
    ['eve', sit(-1), NO_SEAT],
    ['eve', ready, NOT_SEATED],
    ['eve', { type: 'unready' }, NOT_SEATED],
    ['eve', { type: 'stand' }, NOT_SEATED],
    ['eve', { type: 'concede' }, NOT_SEATED],
    ['eve', { type: 'hint' }, NOT_SEATED],
    ['eve', act, NOT_SEATED],
    ['eve', { type: 'propose', action: { type: 'pass' } }, NOT_SEATED],
    ['eve', { type: 'hand-over', to: 'ann' }, NOT_SEATED],
    ['eve', { type: 'answer', about: 1, yes: true }, NOT_SEATED],
    ['eve', ask('adjourn'), NOT_SEATED],
    ['ann', act, NOT_NOW],
    ['ann', { type: 'propose', action: { type: 'pass' } }, NOT_NOW],
    ['ann', { type: 'concede' }, NOT_NOW],
    ['ann', { type: 'hint' }, NOT_NOW],
    ['ann', { type: 'again' }, NOT_NOW],
    ['ann', ask('undo'), NOT_NOW],
    ['ann', ask('adjourn'), NOT_NOW],
    ['ann', ask('resume'), NOT_NOW],
    ['ann', replace(1), NOT_NOW],
    ['ann', { type: 'answer', about: 1, yes: true }, STALE],
    ['ann', { type: 'set', sides: 1 }, TAKEN],
    ['ann', { type: 'set', sides: 7 }, 'bad-sides: This game is for 1 to 6 sides.'],
    ['ann', { type: 'set', sides: 2.5 }, 'bad-sides: This game is for 1 to 6 sides.'],
    ['ann', { type: 'set', sides: 0 }, 'bad-sides: This game is for 1 to 6 sides.'],
    ['ann', { type: 'set', settings: { hints: -1 } }, 'bad-hints: From 0 to 99 hints.'],
    ['ann', { type: 'set', settings: { hints: 100 } }, 'bad-hints: From 0 to 99 hints.'],
    ['ann', { type: 'set', settings: { hints: 0.5 } }, 'bad-hints: From 0 to 99 hints.'],
    ['ann', { type: 'say', to: 'table', text: '' }, 'bad-text: From 1 to 500 characters.'],
  ])('%s: %j', (player, command, text) => expect(why(gathering(), player, command)).toBe(text))

  it.each([
    { type: 'turn', seconds: 0 },
    { type: 'turn', seconds: 1_000_001 },
    { type: 'turn', seconds: Number.NaN },
    { type: 'bank', seconds: 0, increment: 1 },
    { type: 'bank', seconds: 9, increment: -1 },
    { type: 'bank', seconds: 9, increment: Number.NaN },
    { type: 'days', days: 0 },
    { type: 'days', days: Number.POSITIVE_INFINITY },
  ] as const)('the clock %j', (clock) =>
    expect(why(gathering(), 'ann', { type: 'set', settings: { clock } })).toBe(
      'bad-clock: A clock needs a time greater than zero.',
    ),
  )

  it.each([
    { type: 'none' },
    { type: 'turn', seconds: 1_000_000 },
    { type: 'bank', seconds: 1, increment: 0 },
    { type: 'days', days: 1 },
  ] as const)('but not the clock %j', (clock) => {
    const scene = gathering().do('ann', { type: 'set', settings: { clock, hints: 99 } })
    expect(scene.table.settings).toMatchObject({ clock, hints: 99 })
  })

  it('a side has at most twelve members', () => {
    const scene = gathering()
    for (let n = 1; n < 12; n++) scene.do(`member ${n}`, sit(1))
    expect(scene.table.sides[1]!.members).toHaveLength(12)
    expect(why(scene, 'eve', sit(1))).toBe('team-full: A side has at most 12 members.')
    expect(scene.try('eve', sit(1))).toMatchObject({ error: { params: { max: 12 } } })
  })

  it('but not to send away one of two members of a side', () => {
    const scene = gathering().do('eve', sit(1)).do('ann', unseat(1, 'bob'))
    expect(scene.table.sides[1]!.members).toMatchObject([{ player: 'eve' }])
  })

  it('with the limits as params, from which pages make the text', () => {
    const params = (command: TableCommand) => {
      const result = gathering().try('ann', command)
      return result.ok ? undefined : result.error.params
    }
    expect(params({ type: 'say', to: 'table', text: '' })).toEqual({ max: 500 })
    expect(params({ type: 'set', settings: { hints: 100 } })).toEqual({ max: 99 })
    expect(params({ type: 'set', sides: 7 })).toEqual({ min: 1, max: 6 })
  })

  it('a seat with a bot', () => {
    const scene = new Scene(tallyPlayable).do('ann', bot(1))
    expect(why(scene, 'eve', sit(1))).toBe('seat-taken: A bot sits there.')
    scene.do('ann', unseat(1)).do('eve', sit(1))
    expect(scene.table.sides[1]).toMatchObject({ members: [{ player: 'eve' }], ready: false })
  })

  it('no table is opened with wrong options, sides, hints or clock', () => {
    const open = (change: object) => {
      const opening = { id: 'x', game: 'tally', options: {}, ...change }
      const by = { player: 'ann', name: 'Ann' }
      const opened = openTable(tallyPlayable, opening, by, { at: 0, entropy: '00' })
      return opened.ok ? 'opened' : opened.error.code
    }
    expect(open({})).toBe('opened')
    expect(open({ options: undefined })).toBe('opened')
    expect(open({ options: { goal: 0 } })).toBe('bad-goal')
    expect(open({ sides: 0 })).toBe('bad-sides')
    expect(open({ settings: { hints: 100 } })).toBe('bad-hints')
    expect(open({ settings: { clock: { type: 'turn', seconds: -1 } } })).toBe('bad-clock')
  })
})

describe('during a match', () => {
  it.each<[string, TableCommand, string]>([
    ['ann', set, NOT_NOW],
    ['ann', bot(1), NOT_NOW],
    ['ann', unseat(1, 'bob'), NOT_NOW],
    ['ann', ready, NOT_NOW],
    ['ann', { type: 'unready' }, NOT_NOW],
    ['ann', { type: 'again' }, NOT_NOW],
    ['ann', sit(1), NOT_NOW],
    ['eve', sit(1), NOT_NOW],
    ['ann', ask('resume'), NOT_NOW],
    ['ann', replace(1), TAKEN],
    ['ann', replace(2), NO_SEAT],
    ['ann', replace(1, 'x'), 'no-bot: There is no such bot.'],
    ['ann', ask('undo'), 'nothing-to-undo: There is nothing to take back.'],
    ['ann', { type: 'hand-over', to: 'bob' }, 'nobody: That player is not on your side.'],
    ['ann', { type: 'propose', action: { type: 'fly' } }, 'malformed: That is no action of this game.'],
    ['ann', { type: 'answer', about: 1, yes: true }, STALE],
    ['eve', { type: 'again' }, NOT_SEATED],
  ])('%s: %j', (player, command, text) => expect(why(playing(), player, command)).toBe(text))

  it('a hint that the table does not have', () => {
    const scene = playing()
    const [mover] = scene.acting
    expect(why(scene, mover!, { type: 'hint' })).toBe('no-hints: No hint is left at this table.')
    const { adviser: _, ...without } = tallyPlayable
    const silent = Scene.started(without, ['ann', 'bob'], { settings: { hints: 3 } })
    expect(why(silent, silent.acting[0]!, { type: 'hint' })).toMatch(/^no-hints/)
  })

  it('a second hint while one is awaited', () => {
    const scene = Scene.started(tallyPlayable, ['ann', 'bob'], { settings: { hints: 3 } })
    const mover = scene.acting[0]!
    expect(why(scene.do(mover, { type: 'hint' }), mover, { type: 'hint' })).toBe(NOT_NOW)
  })

  it('a second request, and a second answer to the same', () => {
    const scene = Scene.started(claimsPlayable, ['ann', 'bob', 'cem']).do('ann', ask('adjourn'))
    expect(why(scene, 'bob', ask('adjourn'))).toBe('request-open: Another request is still open.')
    const answer = { type: 'answer', about: scene.table.request!.id, yes: true } as const
    expect(why(scene, 'ann', answer)).toBe(NOT_NOW)
    scene.do('bob', answer)
    expect(why(scene, 'bob', answer)).toBe(NOT_NOW)
    expect(why(scene, 'cem', { ...answer, about: answer.about + 1 })).toBe(STALE)
  })

  it('an undo at a table without it', () => {
    const scene = Scene.started(tallyPlayable, ['ann', 'bob'], { settings: { undo: false } })
    expect(why(scene, 'ann', ask('undo'))).toBe('no-undo: Nothing is taken back at this table.')
  })

  it('chat at a table without it', () => {
    const scene = Scene.started(tallyPlayable, ['ann', 'bob'], { settings: { chat: false } })
    expect(why(scene, 'ann', { type: 'say', to: 'table', text: 'x' })).toBe(
      'no-chat: Chat is off at this table.',
    )
  })

  it('members who are not the captain', () => {
    const scene = gathering().do('ada', sit(0)).do('ann', ready).do('bob', ready)
    const text = "not-captain: The captain's word is final: propose it to your captain."
    for (const command of [act, { type: 'concede' } as const, ask('adjourn')])
      expect(why(scene, 'ada', command)).toBe(text)
    expect(why(scene, 'ada', { type: 'hand-over', to: 'ada' })).toBe(text)
  })

  it('strangers at a private table, but not its host and those who played', () => {
    const scene = Scene.started(tallyPlayable, ['ann', 'bob', 'cem'], { settings: { visibility: 'private' } })
    for (const player of ['ann', 'bob']) scene.do(player, { type: 'stand' })
    expect(why(scene, 'eve', sit(1))).toBe('private: This table is private.')
    expect(why(scene, 'bob', sit(0))).toBe('sworn: You have played for another side in this match.')
    scene.do('bob', sit(1))
    const open = Scene.started(tallyPlayable, ['ann', 'bob']).do('bob', { type: 'stand' })
    open.do('eve', sit(1))
    expect(open.table.sides[1]!.members).toMatchObject([{ player: 'eve' }])
  })
})

describe('a match that is adjourned, over or closed', () => {
  it.each<[TableCommand, string]>([
    [act, NOT_NOW],
    [{ type: 'concede' }, NOT_NOW],
    [{ type: 'hint' }, NOT_NOW],
    [ask('undo'), NOT_NOW],
    [ask('adjourn'), NOT_NOW],
    [replace(1), NOT_NOW],
    [ready, NOT_NOW],
    [set, NOT_NOW],
    [{ type: 'propose', action: { type: 'pass' } }, NOT_NOW],
    [sit(1), NOT_NOW],
  ])('%j', (command, text) => {
    expect(why(adjourned(), 'ann', command)).toBe(text)
    expect(why(over(), 'ann', command)).toBe(text)
    expect(why(ended(), 'ann', command)).toBe('closed: This table is closed.')
  })

  it('lets those who played sit down again when it is adjourned', () => {
    const scene = adjourned().do('bob', { type: 'stand' }).do('bob', sit(1))
    expect(scene.table.sides[1]!.members).toMatchObject([{ player: 'bob' }])
  })

  it('lets nobody sit down when it is over', () => {
    expect(why(over().do('bob', { type: 'stand' }), 'eve', sit(1))).toBe(NOT_NOW)
    expect(why(over(), 'ann', ask('resume'))).toBe(NOT_NOW)
  })
})

describe('the server', () => {
  const text = (scene: Scene, command: Parameters<Scene['server']>[0]) => {
    const result = scene.server(command)
    return result.ok ? 'accepted' : `${result.error.code}: ${result.error.text}`
  }
  const NOTHING = 'nothing-due: Nothing changes by that.'

  it('is refused what changes nothing', () => {
    expect(text(gathering(), { type: 'tick' })).toBe('nothing-due: Nothing is due.')
    expect(text(gathering(), { type: 'outage', from: 0, to: 1 })).toBe('nothing-due: No clock runs here.')
    expect(text(playing(), { type: 'outage', from: 0, to: 1 })).toBe('accepted')
    expect(text(ended(), { type: 'close', reason: 'spam' })).toBe('closed: This table is closed.')
    expect(text(playing(), { type: 'depart', player: 'eve' })).toBe(
      'nothing-due: This player is not at the table.',
    )
    expect(text(playing(), { type: 'away', player: 'eve' })).toBe(NOTHING)
    expect(text(playing(), { type: 'back', player: 'ann' })).toBe(NOTHING)
    const scene = playing()
    expect(text(scene, { type: 'away', player: 'ann' })).toBe('accepted')
    expect(text(scene, { type: 'away', player: 'ann' })).toBe(NOTHING)
    expect(text(scene, { type: 'back', player: 'ann' })).toBe('accepted')
    expect(text(scene, { type: 'vacation', player: 'ann', until: 1e15 })).toBe(NOTHING)
  })

  it('is refused a bot’s move and a hint that nobody waits for', () => {
    const scene = new Scene(tallyPlayable, { settings: { hints: 1 } }).do('ann', bot(1)).do('ann', ready)
    if (scene.acting[0] === 'ann') scene.act('ann', { type: 'pass' })
    const { version } = scene.table.match!.live
    const move = { type: 'bot-act', version, action: { type: 'pass' } } as const
    expect(text(scene, { ...move, seat: 0 as never })).toBe(STALE)
    expect(text(scene, { ...move, seat: 7 as never })).toBe(STALE)
    expect(text(scene, { ...move, seat: 1 as never, version: version - 1 })).toBe(STALE)
    const hint = { type: 'give-hint', version, action: { type: 'pass' } } as const
    for (const seat of [0, 1, 7]) expect(text(scene, { ...hint, seat: seat as never })).toBe(STALE)
    expect(text(scene, { ...move, seat: 1 as never })).toBe('accepted')
    expect(text(scene, { ...move, seat: 1 as never, version: version + 1 })).toBe(STALE)
    scene.do('ann', { type: 'hint' })
    expect(text(scene, { ...hint, seat: 0 as never })).toBe(STALE)
    expect(text(scene, { ...hint, seat: 0 as never, version: version + 1 })).toBe('accepted')
    scene.do('ann', { type: 'concede' })
    expect(text(scene, { ...move, seat: 1 as never, version: scene.table.match!.live.version })).toBe(STALE)
  })
})
