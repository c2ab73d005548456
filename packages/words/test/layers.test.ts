import { describe, expect, it } from 'vitest'
import { Harvest, pack, type Reading } from '../build/index.ts'
import {
  alphabets,
  inflectedLike,
  judge,
  type Layers,
  openLexicon,
  withOwnList,
  wordList,
} from '../src/index.ts'

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
  it('are removed with all forms of the entry they head, and the refusal has the reason', () => {
    const because = 'a club decision'
    const changes = [{ word: 'KATZE', change: 'removed', scope: 'entry', because }] as const
    const verdict = judge(lexicon, { classes: 'open', changes }).admits('KATZEN')
    expect(verdict).toMatchObject({ admitted: false, reason: 'removed-word', because })
    expect(wordsOf({ changes })).toEqual(['HUND', 'HUNDE', 'LUDER', 'LUDERN', 'OTTER'])
    expect(wordsOf({ removed: ['KATZE'] })).toEqual(wordsOf({ changes }))
  })

  it('are removed alone if the change names only the form', () => {
    const changes = [{ word: 'HUNDE', change: 'removed', scope: 'form' }] as const
    expect(wordsOf({ changes })).toContain('HUND')
    expect(reasonOf({ changes }, 'HUNDE')).toBe('removed-word')
    expect(reasonOf({ removed: ['HUNDE'] }, 'HUND')).toBe('removed-word')
  })

  it('are admitted again if the table adds them', () => {
    const added = judge(lexicon, { classes: 'open', removed: ['HUND'], houseWords: ['HUND'] })
    expect(added.admits('HUND').admitted).toBe(true)
    expect(added.vocabulary.has('HUND')).toBe(true)
    expect(added.vocabulary.has('HUNDE')).toBe(false)
  })
})

describe('words that a server adds', () => {
  it('count with all forms of the entry they head, whatever the class', () => {
    const changes = [{ word: 'HUND', change: 'added', scope: 'entry' }] as const
    const strict = judge(lexicon, { classes: 'professional-de', changes })
    expect([...strict.vocabulary.words()]).toEqual(['HUND', 'HUNDE', 'KATZE', 'LUDER', 'OTTER'])
    expect(strict.admits('HUNDE').admitted).toBe(true)
  })

  it('need not be in the dictionary, and bring their forms along', () => {
    const changes = [{ word: 'WLAN', change: 'added', scope: 'entry', forms: ['WLANS'] }] as const
    expect(wordsOf({ changes })).toEqual([...wordsOf({}), 'WLAN', 'WLANS'])
    expect(reasonOf({ changes }, 'WLANS')).toBe('admitted')
    expect(reasonOf({}, 'WLANS')).toBe('unknown-word')
  })

  it('are refused if the table removes them, or if they offend at a family table', () => {
    const changes = [
      { word: 'EMMA', change: 'added', scope: 'form' },
      { word: 'LUDER', change: 'added', scope: 'entry' },
    ] as const
    expect(reasonOf({ changes }, 'EMMA')).toBe('admitted')
    expect(reasonOf({ changes, removed: ['EMMA'] }, 'EMMA')).toBe('removed-word')
    expect(reasonOf({ changes, family: true }, 'LUDERN')).toBe('offensive-word')
    expect(wordsOf({ changes, family: true })).not.toContain('LUDER')
  })

  it('are inflected like a word of the dictionary, where the operator names one', () => {
    expect(inflectedLike(lexicon, 'TATZE', 'KATZE')).toEqual(['TATZEN'])
    expect(inflectedLike(lexicon, 'PUDEL', 'HUND')).toEqual(['PUDELE'])
    expect(inflectedLike(lexicon, 'TATZE', 'XYLOPHON')).toBeUndefined()
  })

  it('keep a form that is added by itself when its entry is removed', () => {
    const changes = [
      { word: 'KATZE', change: 'removed', scope: 'entry' },
      { word: 'KATZEN', change: 'added', scope: 'form' },
    ] as const
    expect(['KATZE', 'KATZEN'].map((word) => reasonOf({ changes }, word))).toEqual([
      'removed-word',
      'admitted',
    ])
  })
})

describe('an own list', () => {
  const list = wordList('hund\nkatzen\nemma\nzwirb\n', alphabets.de).lexicon
  const own = withOwnList(lexicon, list)

  it('decides which words exist, even if one is a name', () => {
    const open = judge(own, { classes: 'open' })
    expect([...open.vocabulary.words()]).toEqual(['EMMA', 'HUND', 'KATZEN', 'ZWIRB'])
    expect(['EMMA', 'ZWIRB', 'HUNDE'].map((word) => open.admits(word).admitted)).toEqual([true, true, false])
  })

  it('keeps readings, ranks and classes where they are known', () => {
    expect(own.readingsOf('KATZEN')).toMatchObject([{ lemma: 'Katze', form: 'plural' }])
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
