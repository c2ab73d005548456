import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ClientFrame, nameSchema, PROTOCOL, readClientFrame, readServerFrame } from '../src/index.ts'

const code = (frame: unknown) => {
  const result = readClientFrame(typeof frame === 'string' ? frame : JSON.stringify(frame))
  return result.ok ? 'ok' : result.error.code
}
const command = (action: unknown) => ({ type: 'command', id: 'abcdefgh', basis: 3, action })

describe('client frames', () => {
  it('are read for every message of the protocol', () => {
    const frames: ClientFrame[] = [
      { type: 'hello', protocol: PROTOCOL, table: 't', have: 4 },
      {
        type: 'command',
        id: 'abcdefgh',
        basis: 3,
        action: { type: 'act', about: 'w1', action: { type: 'x' } },
      },
      { type: 'command', id: 'abcdefgh', basis: 3, action: { type: 'set', settings: { chat: false } } },
      { type: 'resync', have: 0 },
      { type: 'draft', body: '{}' },
      { type: 'ping' },
    ]
    for (const frame of frames)
      expect(readClientFrame(JSON.stringify(frame))).toEqual({ ok: true, value: frame })
  })

  it('tell an old client to reload, whatever its hello looks like', () => {
    expect(code({ type: 'hello', protocol: PROTOCOL - 1, room: 7 })).toBe('reload')
    expect(code({ type: 'hello' })).toBe('reload')
  })

  it('refuse wrong types, unknown fields, unknown messages and bad ids', () => {
    expect(code('{')).toBe('malformed')
    expect(code('null')).toBe('malformed')
    expect(code({ type: 'hello', protocol: PROTOCOL, table: 't', as: 'admin' })).toBe('malformed')
    expect(code(command({ type: 'tick' }))).toBe('malformed')
    expect(code(command({ type: 'bot-act', seat: 0, version: 1, action: {} }))).toBe('malformed')
    expect(code(command({ type: 'sit', seat: -1 }))).toBe('malformed')
    expect(code({ ...command({ type: 'stand' }), id: 'short' })).toBe('malformed')
    const act = { type: 'act', about: 'turn 1', action: {} }
    expect(code(command(act))).toBe('ok')
    for (const wrong of [
      command({ ...act, about: 'x'.repeat(201) }),
      command({ ...act, about: 1 }),
      command({ ...act, seat: 1 }),
      command({ type: 'act', about: 'turn 1', seat: 1 }),
      { ...command(act), id: 'short' },
      { ...command(act), id: 12345678 },
      { ...command(act), basis: -1 },
      { ...command(act), basis: 0.5 },
      { ...command(act), as: 'admin' },
    ])
      expect(code(wrong)).toBe('malformed')
    expect(code({ ...command({ type: 'stand' }), id: '../../etc/passwd' })).toBe('malformed')
  })

  it('name the command that was malformed', () => {
    const result = readClientFrame(JSON.stringify(command({ type: 'nonsense' })))
    expect(result).toMatchObject({ ok: false, error: { params: { id: 'abcdefgh' } } })
  })

  it('never make the reader throw', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (raw) => void readClientFrame(raw)))
  })
})

describe('other texts', () => {
  it('names are one line of text', () => {
    expect(nameSchema.safeParse(' Ann ').data).toBe('Ann')
    for (const bad of ['', '   ', 'a\nb', 'a\u202eb', 'x'.repeat(41)])
      expect(nameSchema.safeParse(bad).success).toBe(false)
  })

  it('server frames of an unknown type are ignored', () => {
    expect(readServerFrame('{"type":"pong","version":3}')).toEqual({ type: 'pong', version: 3 })
    expect(readServerFrame('{"type":"future"}')).toBeUndefined()
  })
})
