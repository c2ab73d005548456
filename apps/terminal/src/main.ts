import { type Command, CommanderError } from 'commander'
import { bareProgram } from './bare-program.ts'
import { CommandError } from './command-error.ts'

/** Runs one command line; resolves to the exit code: 0, or 2 with one clear line on standard error. */
export async function main(args: readonly string[]): Promise<number> {
  // A closed pipe (`| head`) is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  try {
    const program = await (looksWordsUp(args) ? wordsAlone() : everything(args))
    await program.parseAsync([...args], { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (!(error instanceof CommandError)) throw error
    process.stderr.write(`estocade: ${error.message}\n`)
    return 2
  }
}

const everything = async (args: readonly string[]): Promise<Command> =>
  (await import('./program.ts')).program(args)

/** Help names examples of all games. */
const looksWordsUp = (args: readonly string[]): boolean =>
  args[0] === 'words' && args.length > 1 && !args.some((arg) => /^(-h|--help|help)$/.test(arg))

/** Scripts run `words check` once per word, so neither games nor server are loaded for it. */
async function wordsAlone(): Promise<Command> {
  const [{ addWords }, { addOwnLists }] = await Promise.all([
    import('./commands/words.ts'),
    import('./commands/own-lists.ts'),
  ])
  const program = bareProgram()
  addWords(program)
  addOwnLists(program)
  return program
}
