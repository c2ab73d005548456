import { describe, expect, it } from 'vitest'
import { Harvest, pack, type Reading } from '../build/index.ts'
import { alphabets, judge, type Layers, openLexicon, withOwnList, wordList } from '../src/index.ts'

const noun = (display: string, lemma: string, form: Reading['form']): Reading => ({
  display,
  lemma,
  pos: 'noun',
  form,
})

/** Three nouns with plurals, of which one offends; a name; ranks: Hund, Katze, Luder. */
function smallLexicon() {
  const harvest = new Harvest()
  harvest.add('HUND', noun('Hund', 'Hund', 'singular'))
  harvest.add('HUNDE', noun('Hunde', 'Hund', 'plural'))
  harvest.add('KATZE', noun('Katze', 'Katze', 'singular'))
  harvest.add('KATZEN', noun('Katzen', 'Katze', 'plural'))
  harvest.add('LUDER', noun('Luder', 'Luder', 'singular'))
  harvest.add('LUDERN', noun('Ludern', 'Luder', 'case'))
  harvest.add('OTTER', noun('Otter', 'Otter', 'singular'))
  harvest.add('EMMA', { display: 'Emma', lemma: 'Emma', pos: 'name', form: 'first name' })
  harvest.offensive.add('LUDER').add('LUDERN')
  harvest.ranking = { entries: ['noun:Hund', 'noun:Katze', 'noun:Luder'], counted: 2 }
  const opened = openLexicon(pack('de', harvest))
  if (!opened.ok) throw new Error(opened.error.text)
  return opened.value
}

const lexicon = smallLexicon()
const reasonOf = (layers: Layers, word: string) => {
  const verdict = judge(lexicon, { classes: 'open', ...layers }).admits(word)
  return verdict.admitted ? 'admitted' : verdict.reason
}
const wordsOf = (layers: Layers) => [...judge(lexicon, { classes: 'open', ...layers }).vocabulary.words()]

describe('ranks', () => {
  it('gives each word the rank of its commonest entry', () => {
    expect(['HUNDE', 'KATZE', 'LUDERN', 'OTTER', 'EMMA'].map((word) => lexicon.rank(word))).toEqual([
      1,
      2,
      3,
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ])
  })

  it('says which ranks were counted and which are estimates', () => {
    expect([lexicon.ranks!.counted, lexicon.ranks!.size]).toEqual([2, 3])
  })
})

describe('a family table', () => {
  it('refuses words that offend, and says so', () => {
    expect(reasonOf({ family: true }, 'LUDERN')).toBe('offensive-word')
    expect(reasonOf({ family: true }, 'HUND')).toBe('admitted')
    expect(wordsOf({ family: true })).toEqual(['HUND', 'HUNDE', 'KATZE', 'KATZEN', 'OTTER'])
  })

  it('is not needed for programs, which propose no such words anywhere', () => {
    const plain = judge(lexicon, { classes: 'open' })
    expect(plain.admits('LUDER').admitted).toBe(true)
    expect(plain.vocabulary.has('LUDER')).toBe(true)
    expect(plain.proposable.has('LUDER')).toBe(false)
  })
})

describe('common words only', () => {
  it('keeps every form of so many commonest entries', () => {
    expect(wordsOf({ common: 2 })).toEqual(['HUND', 'HUNDE', 'KATZE', 'KATZEN'])
    expect(reasonOf({ common: 2 }, 'OTTER')).toBe('rare-word')
    expect(reasonOf({ common: 2 }, 'XYLOPHON')).toBe('unknown-word')
    expect(reasonOf({ common: null }, 'OTTER')).toBe('admitted')
  })
})

describe('removed words', () => {
  it('go with all forms of the entry they head, and tell why', () => {
    const removed = [{ word: 'KATZE', scope: 'entry', because: 'a club decision' }] as const
    const verdict = judge(lexicon, { classes: 'open', removed }).admits('KATZEN')
    expect(verdict).toMatchObject({ admitted: false, reason: 'removed-word', because: 'a club decision' })
    expect(wordsOf({ removed })).toEqual(['HUND', 'HUNDE', 'LUDER', 'LUDERN', 'OTTER'])
  })

  it('go alone when only the form is meant', () => {
    expect(wordsOf({ removed: [{ word: 'HUNDE', scope: 'form' }] })).toContain('HUND')
    expect(reasonOf({ removed: [{ word: 'HUNDE', scope: 'form' }] }, 'HUNDE')).toBe('removed-word')
    expect(reasonOf({ removed: ['HUNDE'] }, 'HUND')).toBe('removed-word')
  })

  it('yield to the words that a table adds', () => {
    const added = judge(lexicon, { classes: 'open', removed: ['HUND'], houseWords: ['HUND'] })
    expect(added.admits('HUND').admitted).toBe(true)
    expect(added.vocabulary.has('HUND')).toBe(true)
    expect(added.vocabulary.has('HUNDE')).toBe(false)
  })
})

describe('an own list', () => {
  const list = wordList('hund\nkatzen\nemma\nzwirb\n', alphabets.de).lexicon
  const own = withOwnList(lexicon, list)

  it('decides what is a word, a name or not', () => {
    const open = judge(own, { classes: 'open' })
    expect([...open.vocabulary.words()]).toEqual(['EMMA', 'HUND', 'KATZEN', 'ZWIRB'])
    expect(['EMMA', 'ZWIRB', 'HUNDE'].map((word) => open.admits(word).admitted)).toEqual([true, true, false])
  })

  it('keeps readings, ranks and classes where they are known', () => {
    expect(own.analyses('KATZEN')).toMatchObject([{ lemma: 'Katze', form: 'plural' }])
    expect(own.rank('KATZEN')).toBe(2)
    const strict = judge(own, { classes: 'professional-de' })
    expect([...strict.vocabulary.words()]).toEqual(['HUND'])
    expect(strict.admits('ZWIRB')).toMatchObject({ reason: 'unanalysed' })
    expect([...judge(own, { classes: 'open', common: 1 }).vocabulary.words()]).toEqual(['HUND'])
  })

  it('has a hash of its own, which depends on both', () => {
    const other = withOwnList(lexicon, wordList('hund\n', alphabets.de).lexicon)
    expect(new Set([lexicon.hash, list.hash, own.hash, other.hash]).size).toBe(4)
    expect(withOwnList(lexicon, list).hash).toBe(own.hash)
  })

  it('is refused for another alphabet', () => {
    expect(() => withOwnList(lexicon, wordList('chien', alphabets.fr).lexicon)).toThrow(RangeError)
  })
})
