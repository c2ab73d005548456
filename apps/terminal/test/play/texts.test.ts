import { describe, expect, it } from 'vitest'
import { shownText } from '../../src/play/ascii.ts'
import { catalogues, commandNamed, interfaceLanguages, sayIn } from '../../src/texts/index.ts'

describe('texts', () => {
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

  it('the reason why a word does not count is told, where the game gives it', () => {
    const refusal = { code: 'no-word', params: { word: 'IRRT', reason: 'verb-form' }, text: 'English' }
    expect(sayIn('en').refusal(refusal)).toBe('IRRT is a verb form that these rules do not admit.')
    const foreign = { ...refusal, params: { word: 'ÅNGEL', reason: 'foreign-letter' } }
    expect(sayIn('en').refusal(foreign)).toBe('ÅNGEL is not in the dictionary.')
  })

  it('a name with placeholders or markup in it is shown as it is', () => {
    expect(sayIn('en')('wins', { name: '<b>{{name}} $t(no)' })).toBe('<b>{{name}} $t(no) wins.')
  })

  it('nothing that is shown can steer the terminal', () => {
    expect(shownText('a\x1b[2J\x1b]0;b', false)).toBe('a [2J ]0;b')
  })
})
