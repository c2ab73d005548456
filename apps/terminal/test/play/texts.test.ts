import { describe, expect, it } from 'vitest'
import { catalogues, commandNamed, interfaceLanguages, sayIn } from '../../src/texts/index.ts'

const blanks = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted()

describe('texts', () => {
  it.each(interfaceLanguages)('%s has every text, with the same blanks', (language) => {
    const texts: Readonly<Record<string, string>> = catalogues[language]
    for (const [key, text] of Object.entries(catalogues.en)) {
      expect(texts[key], key).toBeTruthy()
      expect(blanks(texts[key]!), key).toEqual(blanks(text))
    }
  })

  it.each(interfaceLanguages)('%s: no name stands for two commands, and each finds its own', (language) => {
    const texts: Readonly<Record<string, string>> = catalogues[language]
    for (const key of Object.keys(catalogues.en)) {
      if (!key.startsWith('command_')) continue
      for (const name of texts[key]!.split(' '))
        expect(commandNamed(language, name), `${language} ${name}`).toBe(key.slice('command_'.length))
    }
  })

  it.each(interfaceLanguages)('%s: commands that a text names are commands', (language) => {
    for (const text of Object.values(catalogues[language]))
      for (const [, name] of text.matchAll(/(?:^|[ ¿(])\/(\p{L}+)/gu))
        expect(commandNamed(language, name!), `${language}: ${text}`).toBeDefined()
  })

  it('a refusal is told in the player’s language, or in English where there is no text', () => {
    const refusal = { code: 'unknown-word', params: { word: 'QWERT' }, text: 'English' }
    expect(sayIn('de').refusal(refusal)).toBe('QWERT steht nicht im Wörterbuch.')
    expect(sayIn('de').refusal({ ...refusal, code: 'never-heard' })).toBe('English')
  })
})
