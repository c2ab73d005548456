import { type JudgeConfig, judge, type Lexicon } from '@estocade/words'

export interface CrosswordQuestion {
  /** Hash of the table's dictionary. */
  readonly lexicon: string
  /** T12: the word rules of the table. */
  readonly rules: JudgeConfig
  readonly rack: readonly string[]
  /** How many stones may be left over. */
  readonly spare: number
}

/** Letters by cell; `null` when no crossword was found. The solver is loaded only when a solution is requested. */
export async function crosswordOf(
  lexicon: Lexicon,
  { rules, rack, spare }: Omit<CrosswordQuestion, 'lexicon'>,
): Promise<Readonly<Record<string, string>> | null> {
  const { typDom } = await import('@estocade/games')
  const words = typDom.tableWords(judge(lexicon, rules))([])
  return typDom.prestoSolver(words).solve(rack, { spare }) ?? null
}
