import { describe, expect, it } from 'vitest'
import { interfaceLanguages, LATER, placeholders, rooms, surface, textsOf } from './catalogues.ts'
import { usesIn } from './uses.ts'

const PLURAL_OF_ONE = /_(zero|one)$/
/** A form for one thing or none need not repeat the number. */
const wanted = (key: string, text: string) =>
  placeholders(text).filter((name) => !(PLURAL_OF_ONE.test(key) && name === '{{count}}'))

describe.each(rooms)('%s', (room) => {
  it.each(interfaceLanguages)('has every text in %s, with the same placeholders', async (language) => {
    const [texts, english] = [await textsOf(room, language), await textsOf(room, 'en')]
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [key, text] of Object.entries(texts)) {
      expect([key, text.trim()]).not.toEqual([key, ''])
      expect([key, wanted(key, text)]).toEqual([key, wanted(key, english[key]!)])
    }
  })
})

describe.each(['page', 'terminal'] as const)('%s', (name) => {
  const own = rooms.filter(
    (room) => !LATER.includes(room) && (room.startsWith(`${name}/`) || !room.includes('/')),
  )

  it('keeps each key in one folder', async () => {
    const keys = (await Promise.all(own.map((room) => textsOf(room, 'en')))).flatMap((texts) =>
      Object.keys(texts),
    )
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
    expect(keys.toSorted()).toEqual(Object.keys(await surface(name, 'en')).toSorted())
  })

  it.each([...own, ...LATER].filter((room) => room.startsWith(`${name}/`)))(
    'uses every text of %s',
    async (room) => {
      const isUsed = usesIn(
        name === 'page' ? 'web' : 'terminal',
        LATER.includes(room) ? room.slice(5) : undefined,
      )
      expect(Object.keys(await textsOf(room, 'en')).filter((key) => !isUsed(key))).toEqual([])
    },
  )
})

it('finds what is not used', () => {
  const isUsed = usesIn('web')
  expect(isUsed('motto')).toBe(true)
  expect(isUsed('seatsLeft_other')).toBe(true)
  expect(isUsed('level_novice')).toBe(true)
  expect(isUsed('never asked for')).toBe(false)
})
