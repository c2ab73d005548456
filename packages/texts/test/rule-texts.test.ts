import { describe, expect, it } from 'vitest'
import { interfaceLanguages, textsOf } from './catalogues.ts'

type Words = Readonly<Record<(typeof interfaceLanguages)[number], RegExp>>

const infinitive: Words = {
  de: /Infinitiv|Grundform/,
  fr: /infinitif/,
  en: /infinitive/,
  es: /infinitivo/,
  it: /infinito/,
  vi: /nguyên thể/,
}
const firstNames: Words = {
  de: /Vornamen/,
  fr: /[Pp]rénoms/,
  en: /[Ff]irst names/,
  es: /nombres de pila/,
  it: /nomi di battesimo/,
  vi: /[Tt]ên gọi/,
}
const brands: Words = {
  de: /Marken/,
  fr: /marques/,
  en: /brands/,
  es: /marcas/,
  it: /marche/,
  vi: /nhãn hiệu/,
}
const remake: Words = {
  de: /Umbau/,
  fr: /transformation/,
  en: /remake/,
  es: /transformación/,
  it: /trasformazione|rifacimento/,
  vi: /biến đổi/,
}
const author: Words = { de: /Urheber/, fr: /auteur/, en: /author/, es: /autor/, it: /autore/, vi: /tác giả/ }
const double: Words = { de: /doppelt/, fr: /double/, en: /double/, es: /doble/, it: /doppio/, vi: /gấp đôi/ }
const four: Words = { de: /vier/, fr: /quatre/, en: /four/, es: /cuatro/, it: /quattro/, vi: /bốn/ }
const eighth: Words = { de: /achte/, fr: /huitième/, en: /eighth/, es: /octava/, it: /ottava/, vi: /thứ tám/ }
const named: Words = {
  de: /„Scharnak“/,
  fr: /«.jar-na[ck].»/,
  en: /zhar-NAK/,
  es: /«yarnak»/,
  it: /«giarnàk»/,
  vi: /“giác-nác”/,
}

const wholeGame: Words = {
  de: /Zeit für das ganze Spiel/,
  fr: /temps pour toute la partie/,
  en: /time for the whole game/,
  es: /tiempo para toda la partida/,
  it: /tempo per tutta la partita/,
  vi: /thời gian cả ván/,
}
const timeOfTurn: Words = {
  de: /Zeit für einen Zug/,
  fr: /temps d’un tour/,
  en: /time for a turn/,
  es: /tiempo de un turno/,
  it: /tempo di un turno/,
  vi: /giờ của một lượt/,
}

describe.each(interfaceLanguages)('the rules in %s', (language) => {
  const book = () => textsOf('page/rulebook', language)
  const terminal = () => textsOf('terminal/rules', language)
  const options = () => textsOf('options', language)

  it('Jarnac D9 J40 say which words each rule set admits', async () => {
    expect((await book()).jarnac_words).toMatch(infinitive[language])
    expect((await terminal()).rules_jarnac).toMatch(infinitive[language])
    for (const preset of ['professional-de', 'competition-fr'])
      expect((await options())[`presetIs_${preset}`]).toMatch(infinitive[language])
  })

  it('Jarnac D9 J32 the last Jarnac may be a remake, at the table too', async () => {
    expect((await textsOf('page/jarnac', language)).lastJarnac).toMatch(remake[language])
    expect((await textsOf('terminal/games', language)).promptLastJarnac).toMatch(remake[language])
  })

  // Jarnac D1: a window that would end the game says so, with the score.
  it('Jarnac D1 J32 the last Jarnac says how the game would end, at the table too', async () => {
    expect((await textsOf('page/jarnac', language)).lastJarnac).toContain('{{scores}}')
    expect((await textsOf('terminal/games', language)).promptLastJarnac).toContain('{{scores}}')
  })

  it('Jarnac D9 J35, J43 tell the eighth row and four for three', async () => {
    const { jarnac_last, jarnac_wrong } = await book()
    expect(jarnac_last).toMatch(eighth[language])
    expect(jarnac_wrong).toMatch(four[language])
    expect((await terminal()).rules_jarnac).toMatch(four[language])
  })

  it('Jarnac D9 J11, J52 a turn’s time ends the turn, and only the time for the whole game loses', async () => {
    const { jarnac_sides, jarnac_help } = await book()
    expect(jarnac_sides).toMatch(wholeGame[language])
    expect(jarnac_help).toMatch(timeOfTurn[language])
  })

  it('Jarnac D13 tell the story of the name and how it is spoken, on page and terminal', async () => {
    for (const story of [(await book()).jarnac_story, (await textsOf('terminal/common', language)).story]) {
      expect(story).toContain('1547')
      expect(story).toMatch(named[language])
    }
  })

  it('Typ-Dom D7 T12 say which words count: first names and places, no brands, infinitives only', async () => {
    for (const text of [(await book()).kreuzwort_words, (await terminal()).rules_kreuzwort]) {
      expect(text).toMatch(infinitive[language])
      expect(text).toMatch(firstNames[language])
      expect(text).toMatch(brands[language])
    }
  })

  it('Typ-Dom D7 T44 the author begins the next word', async () => {
    expect((await book())['recht-completed-3']).toMatch(author[language])
    const [, , , , complete = ''] = (await terminal()).rules_recht!.split('\n')
    expect(complete.split('. ')[1]).toMatch(author[language])
  })

  it('Typ-Dom D7 T11, T49 a tie doubles the next round, in Kreuzwort and in Wer behält recht?', async () => {
    const { kreuzwort_end, recht_end } = await book()
    const { rules_kreuzwort, rules_recht } = await terminal()
    for (const text of [kreuzwort_end, recht_end, rules_kreuzwort, rules_recht])
      expect(text).toMatch(double[language])
  })

  it('Presto T34 a wrong claim waits as long as the rules say', async () => {
    const seconds: Words = {
      de: /fünf Sek/,
      fr: /cinq sec/,
      en: /five sec/,
      es: /cinco seg/,
      it: /cinque sec/,
      vi: /năm giây/,
    }
    const { prSaysRefused, prSaysRefused_you } = await textsOf('page/typ-dom', language)
    for (const text of [prSaysRefused, prSaysRefused_you, (await book()).presto_finish])
      expect(text).toMatch(seconds[language])
  })

  // The rule book said that everybody gives up then.
  it('Presto T35 after five minutes the round ends', async () => {
    const ends: Words = {
      de: /nach fünf Minuten endet die Runde/,
      fr: /après cinq minutes, la manche est finie/,
      en: /after five minutes the round ends/,
      es: /a los cinco minutos acaba la ronda/,
      it: /dopo cinque minuti la manche finisce/,
      vi: /sau năm phút thì hết vòng/,
    }
    expect((await book()).presto_finish).toMatch(ends[language])
  })
})
