import { type LexiconId, languages } from '@estocade/words'
import type { Command } from 'commander'
import { build, dictionary, lexiconIdFrom } from '../dictionaries.ts'
import { judgeOf } from '../rules.ts'

export function addDemo(program: Command): void {
  program
    .command('demo', { hidden: true })
    .option('--lang <id>', 'the language to build first', lexiconIdFrom, 'fr')
    .action(demo)
}

/** Shows the word tools on the source's double Jarnac. */
async function demo({ lang }: { readonly lang: LexiconId }): Promise<void> {
  await build([lang, ...languages.filter((language) => language !== lang)])
  const judge = judgeOf(await dictionary('fr'), 'classic-fr')
  const index = judge.vocabulary.anagrams(9)
  for (const row of ['CARIES', 'SORBETS']) console.log(`${row} + S N: ${index.growing(row, 'SN').join(' ')}`)
}
