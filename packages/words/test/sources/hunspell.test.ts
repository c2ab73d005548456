import { describe, expect, test } from 'vitest'
import {
  type Derivation,
  type ExpandOptions,
  expand,
  fieldValues,
  loadDictionary,
  morphologyOf,
  parseDictionary,
  withoutMarks,
} from '../../build/hunspell/index.ts'

const affixFile = (...lines: string[]) => ['SET UTF-8', ...lines].join('\n')
const stemFile = (...lines: string[]) => [String(lines.length), ...lines].join('\n')

function derivations(aff: string, dic: string, options?: ExpandOptions): Derivation[] {
  const found: Derivation[] = []
  expand(parseDictionary(aff, dic), (derivation) => found.push(derivation), options)
  return found
}

const formsOf = (aff: string, dic: string, options?: ExpandOptions) =>
  derivations(aff, dic, options)
    .map(({ form }) => form)
    .sort()

describe('suffixes and prefixes', () => {
  const aff = affixFile(
    'PFX U Y 1',
    'PFX U 0 un .',
    'SFX E Y 3',
    'SFX E 0 e [^e]',
    'SFX E e es [aeiou]e',
    'SFX E ie yen [^s]ie',
    'SFX N N 1',
    'SFX N 0 nis .',
  )

  test('conditions decide which rules apply and what is stripped', () => {
    expect(formsOf(aff, stemFile('knie/E', 'sie/E', 'wild/E'))).toEqual([
      'knie',
      'knies',
      'knyen',
      'sie',
      'sies',
      'wild',
      'wilde',
    ])
  })

  test('prefixes and suffixes combine only where both tables say Y', () => {
    expect(formsOf(aff, stemFile('wild/UEN'))).toEqual(['unwild', 'unwilde', 'wild', 'wilde', 'wildnis'])
  })

  test('a derivation names stem and rules', () => {
    const found = derivations(aff, stemFile('wild/UE')).find(({ form }) => form === 'unwilde')
    expect(found?.stem.word).toBe('wild')
    expect([found?.prefix?.flag, found?.suffix?.flag, found?.outer]).toEqual(['U', 'E', undefined])
  })

  test('a word is stripped to nothing only under FULLSTRIP', () => {
    const rules = ['SFX A Y 1', 'SFX A aller irons aller']
    expect(formsOf(affixFile(...rules), stemFile('aller/A'))).toEqual(['aller'])
    expect(formsOf(affixFile('FULLSTRIP', ...rules), stemFile('aller/A'))).toEqual(['aller', 'irons'])
  })

  test('a rule does not apply to a stem without the ending that it strips', () => {
    expect(formsOf(affixFile('SFX A Y 1', 'SFX A er e .'), stemFile('dire/A'))).toEqual(['dire'])
  })
})

describe('flags', () => {
  test.each([
    ['short', affixFile('SFX a Y 1', 'SFX a 0 s .'), 'x/ba'],
    ['UTF-8', affixFile('FLAG UTF-8', 'SFX À Y 1', 'SFX À 0 s .'), 'x/bÀ'],
    ['long', affixFile('FLAG long', 'SFX S. Y 1', 'SFX S. 0 s .'), 'x/b*S.'],
    ['num', affixFile('FLAG num', 'SFX 1001 Y 1', 'SFX 1001 0 s .'), 'x/7,1001'],
    ['aliased', affixFile('AF 2', 'AF b # 1', 'AF ba # 2', 'SFX a Y 1', 'SFX a 0 s .'), 'x/2'],
  ])('%s flags are read', (_, aff, line) => {
    expect(formsOf(aff, stemFile(line))).toEqual(['x', 'xs'])
  })

  test('without aliases a number is a flag like any other', () => {
    expect(formsOf(affixFile('SFX 2 Y 1', 'SFX 2 0 s .'), stemFile('x/2'))).toEqual(['x', 'xs'])
  })

  test('an escaped slash belongs to the word', () => {
    expect(formsOf(affixFile('SFX a Y 1', 'SFX a 0 s .'), stemFile('km\\/h/a'))).toEqual(['km/h', 'km/hs'])
  })

  test('comment lines and blank lines are not stems', () => {
    expect(formsOf(affixFile(), '2\n\tThis is a comment\n/ another\n\nx\n')).toEqual(['x'])
  })
})

describe('two levels', () => {
  const aff = affixFile(
    'PFX P Y 1',
    'PFX P 0 re .',
    'PFX K Y 1',
    'PFX K 0 kilo/S .',
    'SFX A Y 1',
    'SFX A 0 ation/SP .',
    'SFX S Y 1',
    'SFX S 0 s [^s]',
  )

  test('a suffix allows a second suffix and a prefix', () => {
    expect(formsOf(aff, stemFile('form/A'))).toEqual([
      'form',
      'formation',
      'formations',
      'reformation',
      'reformations',
    ])
  })

  test('no third suffix', () => {
    const chain = affixFile('SFX A Y 1', 'SFX A 0 a/A .')
    expect(formsOf(chain, stemFile('x/A'))).toEqual(['x', 'xa', 'xaa'])
  })

  test('a prefix allows a suffix, which never occurs without it', () => {
    expect(formsOf(aff, stemFile('volt/K'))).toEqual(['kilovolt', 'kilovolts', 'volt'])
  })
})

describe('special flags', () => {
  test('NEEDAFFIX: neither the stem alone nor a suffixed form with the flag is a word', () => {
    const aff = affixFile('NEEDAFFIX h', 'SFX A Y 1', 'SFX A 0 e/hB .', 'SFX B Y 1', 'SFX B 0 n .')
    expect(formsOf(aff, stemFile('lieb/hA'))).toEqual(['lieben'])
  })

  test('NEEDAFFIX: a prefix counts as an affix', () => {
    const aff = affixFile('NEEDAFFIX h', 'PFX P Y 1', 'PFX P 0 be .')
    expect(formsOf(aff, stemFile('ginnen/hP'))).toEqual(['beginnen'])
  })

  test('ONLYINCOMPOUND: neither as stem nor by an affix', () => {
    const aff = affixFile('ONLYINCOMPOUND o', 'SFX A Y 2', 'SFX A 0 s/o .', 'SFX A 0 en .')
    expect(formsOf(aff, stemFile('arbeit/A', 'fug/Ao'))).toEqual(['arbeit', 'arbeiten'])
  })

  test('FORBIDDENWORD excludes a form, however it is derived', () => {
    const aff = affixFile('FORBIDDENWORD d', 'SFX A Y 1', 'SFX A 0 e .')
    expect(formsOf(aff, stemFile('hund/A', 'hunde/d', 'katz/Ad'))).toEqual(['hund'])
  })

  test('CIRCUMFIX: both halves or neither', () => {
    const aff = affixFile(
      'CIRCUMFIX f',
      'PFX G Y 2',
      'PFX G 0 ge/f .',
      'PFX G 0 an .',
      'SFX T Y 2',
      'SFX T en t/f en',
      'SFX T en te en',
    )
    expect(formsOf(aff, stemFile('sagen/GT'))).toEqual(['ansagen', 'ansagte', 'gesagt', 'sagen', 'sagte'])
  })
})

describe('morphology', () => {
  const aff = affixFile('AM 2', 'AM po:nom is:mas', 'AM is:pl', 'SFX S Y 1', 'SFX S 0 s . 2')

  test('fields of stem and rules are kept, aliases resolved', () => {
    const found = derivations(aff, stemFile('chat/S\t1'))
    expect(found.map((derivation) => morphologyOf(derivation))).toEqual([
      'po:nom is:mas',
      'po:nom is:mas is:pl',
    ])
    expect(fieldValues('po:nom po:adj is:epi', 'po')).toEqual(['nom', 'adj'])
  })

  test('fields may be spelt out after a blank, and words may hold blanks', () => {
    const [first] = derivations(affixFile(), stemFile('a priori po:adv'))
    expect([first?.form, first?.stem.morphology]).toEqual(['a priori', 'po:adv'])
  })
})

describe('leaving things out', () => {
  const aff = affixFile('PFX L Y 1', "PFX L 0 l' [aeiou]", 'SFX C Y 2', 'SFX C 0 -le .', 'SFX C 0 s .')

  test('rules with apostrophe or hyphen', () => {
    expect(formsOf(aff, stemFile('arme/LC'), { keepRule: withoutMarks })).toEqual(['arme', 'armes'])
  })

  test('rules by flag, stems by look', () => {
    const options: ExpandOptions = {
      keepRule: ({ flag }) => flag !== 'C',
      keepStem: ({ word }) => word !== 'Rome',
    }
    expect(formsOf(aff, stemFile('arme/LC', 'Rome/C'), options)).toEqual(['arme', "l'arme"])
  })
})

test('an installed dictionary is read in its own encoding', () => {
  const { stems } = loadDictionary('dictionary-de')
  expect(stems.length).toBeGreaterThan(70_000)
  expect(stems.some(({ word }) => word === 'Ärger')).toBe(true)
})
