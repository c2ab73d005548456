import { typDom } from '@estocade/games'

/** A word of three letters, and one of four around its first two. The German ones are the rules' own; a test looks these up. */
export const namings: Readonly<Record<string, readonly [word: string, other: string]>> = {
  en: ['ART', 'CARD'],
  es: ['ALA', 'PALO'],
  it: ['ORA', 'TORO'],
  fr: ['AIR', 'PAIN'],
  vi: ['ANH', 'CANH'],
}

/** The examples in one language, each like the German one of its name, letter for letter. */
export function namingsIn(language: string): readonly typDom.RechtExample[] {
  const own = namings[language]
  if (!own) return []
  const [word, other] = own
  const letters = { E: word[0]!, I: word[1]!, S: word[2]!, R: other[0]!, F: other[3]! }
  const renamed = (stone: string) => letters[stone as keyof typeof letters] ?? stone
  return typDom.rechtExamples.map((example) => ({
    ...example,
    words: [word, other],
    // Only the stones that are laid matter: of the others every language has these.
    racks: example.racks.map((rack) => [...rack].map(renamed).join('')),
    moves: example.moves.map(({ action, ...move }) => ({ ...move, action: renamedIn(action, renamed, own) })),
  }))
}

function renamedIn(
  action: typDom.RechtAction,
  renamed: (stone: string) => string,
  [word, other]: readonly [string, string],
): typDom.RechtAction {
  if (action.type === 'name')
    return { ...action, stone: renamed(action.stone), word: action.word === 'EIS' ? word : other }
  return action.type === 'add' ? { ...action, stone: renamed(action.stone) } : action
}
