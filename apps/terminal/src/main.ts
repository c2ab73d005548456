import { type Command, CommanderError } from 'commander'
import { bareProgram } from './bare-program.ts'
import { CommandError, TextError } from './command-error.ts'

/** Runs one command line; resolves to the exit code: 0, or 2 with one clear line on standard error. */
export async function main(args: readonly string[]): Promise<number> {
  process.stdout.off('error', endQuietly).on('error', endQuietly)
  try {
    const program = await (looksWordsUp(args) ? wordsAlone() : everything(args))
    await program.parseAsync([...args], { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (!(error instanceof CommandError)) throw error
    process.stderr.write(`estocade: ${await lineOf(error, args)}\n`)
    return 2
  }
}

/** A closed pipe (`| head`) is not an error. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
}

/** Texts are loaded only for an error that needs them. */
async function lineOf(error: CommandError, args: readonly string[]): Promise<string> {
  if (!(error instanceof TextError)) return error.message
  const { languageIn, sayIn } = await import('./texts/index.ts')
  return error.text(sayIn(languageIn(args, process.env))).replace(/\s*\n\s*/g, ' ')
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
