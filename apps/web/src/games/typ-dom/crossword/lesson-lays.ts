import type { typDom } from '@estocade/games'

type Direction = 'across' | 'down'
/** A word, where its first letter lies, and which way it runs. */
type Placed = readonly [word: string, row: number, col: number, direction: Direction]

/** A word that is laid, and what lies there already. A lower-case letter is a jolly. */
interface Laying {
  readonly lying: readonly Placed[]
  readonly lay: Placed
}

export interface LayWords {
  /** A stone would touch another and make no word with it. */
  readonly touching: Laying
  /** Two words are joined. */
  readonly link: Laying
  /** A word with a vowel that the rack lacks. */
  readonly jolly: Laying
  /** A word grows by a letter, crossed by two others. */
  readonly grows: Laying
}

/** The source has German examples: these are for the other readers. A test looks the words up. */
export const layWords: Readonly<Record<string, LayWords>> = {
  en: {
    touching: around('TEA', 'AREA', 'WE', 'STONE'),
    link: joining('TEA', 'AREA', 'ERA', 'TREE'),
    jolly: fromFirst('STAR', 'SUGaR'),
    grows: {
      lying: [
        ['PLANET', 0, 0, 'across'],
        ['HEART', -2, 2, 'down'],
        ['STAR', -1, 5, 'down'],
      ],
      lay: ['PLANETS', 0, 0, 'across'],
    },
  },
  es: {
    touching: around('RIO', 'OTRO', 'IR', 'ARENA'),
    link: joining('SOL', 'LUNA', 'ALA', 'SETA'),
    jolly: fromFirst('CASA', 'CAMPo'),
    grows: {
      lying: [
        ['CAMISA', 0, 0, 'across'],
        ['HUMOR', -2, 2, 'down'],
        ['GATO', -1, 5, 'down'],
      ],
      lay: ['CAMISAS', 0, 0, 'across'],
    },
  },
  it: {
    touching: around('ORA', 'ARIA', 'DI', 'PONTE'),
    link: joining('ORA', 'ARIA', 'OCA', 'ORSO'),
    jolly: fromFirst('CASA', 'CUoRE'),
    grows: {
      lying: [
        ['CARPA', 0, 0, 'across'],
        ['PORTA', -2, 2, 'down'],
        ['MANO', -1, 4, 'down'],
      ],
      lay: ['SCARPA', 0, -1, 'across'],
    },
  },
  fr: {
    touching: around('AMI', 'IDEE', 'JE', 'TABLE'),
    link: joining('MER', 'ROSE', 'ETE', 'MODE'),
    jolly: fromFirst('MAIN', 'MoNDE'),
    grows: {
      lying: [
        ['MAISON', 0, 0, 'across'],
        ['POIRE', -2, 2, 'down'],
        ['ANGE', -1, 5, 'down'],
      ],
      lay: ['MAISONS', 0, 0, 'across'],
    },
  },
  vi: {
    touching: around('HOC', 'CON', 'IN', 'THICH'),
    link: joining('TOC', 'CHIM', 'NĂM', 'TIÊN'),
    jolly: fromFirst('HOA', 'HaNG'),
    grows: {
      lying: [
        ['TIN', 0, 0, 'across'],
        ['HAT', -2, 0, 'down'],
        ['ANH', -1, 2, 'down'],
      ],
      lay: ['TINH', 0, 0, 'across'],
    },
  },
}

/** A word across, one down from its last letter, a short one beside that, and a word that comes down past it. */
function around(across: string, down: string, beside: string, word: string): Laying {
  const lying: readonly Placed[] = [
    [across, 1, 0, 'across'],
    [down, 1, 2, 'down'],
    [beside, 3, 1, 'across'],
  ]
  return { lying, lay: [word, 0, 0, 'down'] }
}

/** Two words across, held together on the right; the word joins them on the left. */
function joining(above: string, right: string, below: string, word: string): Laying {
  const lying: readonly Placed[] = [
    [above, 0, 0, 'across'],
    [right, 0, 2, 'down'],
    [below, 3, 0, 'across'],
  ]
  return { lying, lay: [word, 0, 0, 'down'] }
}

function fromFirst(lying: string, word: string): Laying {
  return { lying: [[lying, 0, 0, 'across']], lay: [word, 0, 0, 'down'] }
}

const cellsOf = ([word, row, col, direction]: Placed): readonly (readonly [typDom.CellKey, string])[] =>
  [...word].map((letter, k) => [direction === 'across' ? `${row},${col + k}` : `${row + k},${col}`, letter])

const tableOf = (lying: readonly Placed[]): typDom.Grid => Object.fromEntries(lying.flatMap(cellsOf))

/** The five examples in one language, in the order of the source's. */
export function laysIn(language: string): readonly typDom.ExampleLay[] {
  const words = layWords[language]
  if (!words) return []
  return [
    layOf(words.touching, []),
    layOf(words.link, ['B']),
    layOf(words.jolly, ['B', '+']),
    layOf(words.jolly, ['B', '*']),
    layOf(words.grows, ['B']),
  ].map((example, i) => (i === 0 || i === 3 ? example : { ...example, link: i === 1 }))
}

/** `more` are stones in the rack besides those of the word. */
function layOf({ lying, lay }: Laying, more: readonly string[]): typDom.ExampleLay {
  const table = tableOf(lying)
  const [word, row, col, direction] = lay
  const stones = cellsOf(lay).map(([cell, letter]) => (table[cell] === undefined ? letter : '.'))
  const own = stones.filter((stone) => stone !== '.' && stone === stone.toUpperCase())
  return {
    name: word,
    table,
    rack: [...own, ...more],
    words: [...lying.map(([one]) => one), word.toUpperCase()],
    action: { type: 'lay', direction, row, col, stones: stones.join('') },
  }
}
