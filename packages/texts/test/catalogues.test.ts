import { describe, expect, it } from 'vitest'
import { interfaceLanguages, LATER, namespaces, placeholders, surface, textsOf } from './catalogues.ts'
import { usesIn } from './uses.ts'

const PLURAL_OF_ONE = /_(zero|one)$/
/** A plural form for one or none need not contain the number. */
const wanted = (key: string, text: string) =>
  placeholders(text).filter((name) => !(PLURAL_OF_ONE.test(key) && name === '{{count}}'))

describe.each(namespaces)('%s', (namespace) => {
  it.each(interfaceLanguages)('has every text in %s, with the same placeholders', async (language) => {
    const [texts, english] = [await textsOf(namespace, language), await textsOf(namespace, 'en')]
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [key, text] of Object.entries(texts)) {
      expect([key, text.trim()]).not.toEqual([key, ''])
      expect([key, wanted(key, text)]).toEqual([key, wanted(key, english[key]!)])
    }
  })
})

describe.each(['page', 'terminal'] as const)('%s', (name) => {
  const own = namespaces.filter(
    (namespace) =>
      !LATER.includes(namespace) && (namespace.startsWith(`${name}/`) || !namespace.includes('/')),
  )

  it('keeps each key in one folder', async () => {
    const keys = (await Promise.all(own.map((namespace) => textsOf(namespace, 'en')))).flatMap((texts) =>
      Object.keys(texts),
    )
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
    expect(keys.toSorted()).toEqual(Object.keys(await surface(name, 'en')).toSorted())
  })

  it.each([...own, ...LATER].filter((namespace) => namespace.startsWith(`${name}/`)))(
    'uses every text of %s',
    async (namespace) => {
      const isUsed = usesIn(
        name === 'page' ? 'web' : 'terminal',
        LATER.includes(namespace) ? namespace.slice(5) : undefined,
      )
      expect(Object.keys(await textsOf(namespace, 'en')).filter((key) => !isUsed(key))).toEqual([])
    },
  )
})

/** A sentence that both surfaces say stands in a folder of both, or the two drift apart. */
it('no sentence of the page stands a second time in the terminal', async () => {
  const bare = (text: string) =>
    text
      .replace(/\{\{\w+\}\}/g, '#')
      .replace(/[.:…]$/, '')
      .toLowerCase()
  const sentencesOf = async (isMeant: (namespace: string) => boolean) => {
    const found = namespaces.filter((namespace) => !LATER.includes(namespace) && isMeant(namespace))
    const texts = await Promise.all(found.map((namespace) => textsOf(namespace, 'en')))
    return texts.flatMap((one) => Object.entries(one)).filter(([, text]) => text.split(' ').length > 3)
  }
  const terminal = await sentencesOf((namespace) => namespace.startsWith('terminal/'))
  const others = await sentencesOf((namespace) => !namespace.startsWith('terminal/'))
  const twice = terminal.flatMap(([key, text]) =>
    others.filter(([, other]) => bare(other) === bare(text)).map(([other]) => `${key} = ${other}`),
  )
  expect(twice).toEqual([])
})

it('finds what is not used', () => {
  const isUsed = usesIn('web')
  expect(isUsed('motto')).toBe(true)
  expect(isUsed('seatsLeft_other')).toBe(true)
  expect(isUsed('level_novice')).toBe(true)
  expect(isUsed('never asked for')).toBe(false)
})
