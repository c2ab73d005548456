import { levels } from '@estocade/games'
import type { LexiconId } from '@estocade/words'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { wholeNumber } from '../commands/words.ts'
import { lexiconIdFrom } from '../dictionaries.ts'
import { Fault } from '../fault.ts'
import {
  type InterfaceLanguage,
  interfaceLanguages,
  preferredLanguage,
  type Say,
  sayIn,
} from '../texts/index.ts'
import { speaksUtf8 } from './ascii.ts'
import type { Front } from './front.ts'
import { withRuleFlags } from './options/option-flags.ts'
import { PlainFront } from './plain/play-plain.ts'
import { type ControllerOptions, PlayController } from './play-controller.ts'
import { reviewInThread } from './review-thread.ts'
import { ScreenFront } from './screen/screen-front.ts'
import { sessionFor } from './sessions.ts'
import { gamesHere, LEVEL } from './setup.ts'
import type { Session } from './table/session.ts'
import { tableWords } from './table-words.ts'

export interface PlayOptions {
  readonly game?: string
  readonly preset?: string
  readonly lang?: LexiconId
  readonly ui?: InterfaceLanguage
  readonly bots?: string
  readonly level?: string
  readonly players?: readonly string[]
  readonly seed?: string
  readonly name?: string
  readonly server?: string
  readonly table?: string
  readonly login?: string
  readonly option: Readonly<Record<string, string>>
  readonly plain?: true
  readonly ascii?: true
  readonly save?: string
  readonly resume?: string | true
  readonly pace?: number
}

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .description('Play in this terminal: against bots, several at one keyboard, or at a server.')
    .option('--game <name>', gamesHere.map(({ id }) => id).join(', '))
    .option('--preset <name>', `a rule set: ${presetNames().join(', ')}`)
    .option('--lang <id>', 'the language of the words', lexiconIdFrom)
    .option('--ui <language>', `the language of the program: ${interfaceLanguages.join(', ')}`, interfaceFrom)
    .option('--bots <number or levels>', `2, or ${levels.join(',')}`)
    .option('--level <level>', 'of bots given by their number', LEVEL)
    .option('--players <names>', 'several at this keyboard, with commas', namesFrom)
    .option('--name <name>', 'your name')
    .option('--server <url>', 'play at this server')
    .option('--table <id>', 'the table to sit down at; else you choose one, or open one')
    .option('--login <name>', 'with an account; the password is asked for, or in ESTOCADE_PASSWORD')
    .option('--seed <text>', 'the same seed, the same letters')
    .addOption(
      new Option('--option <name=value>', 'an option of the rules by its name; may be repeated')
        .argParser(optionFrom)
        .default({}, 'none'),
    )
    .option('--plain', 'plain lines, for screen readers and pipes')
    .option('--ascii', 'no characters beyond ASCII')
    .option('--save <file>', 'keep the game in this file')
    .option('--resume [file]', 'go on with the last unfinished game, or with that of a file')
    .option('--pace <ms>', 'how long a bot seems to think', wholeNumber)
  withRuleFlags(command).action(play)
}

const presetNames = (): readonly string[] => [
  ...new Set(gamesHere.flatMap(({ options }) => options.presets.map(({ id }) => id))),
]

function interfaceFrom(text: string): InterfaceLanguage {
  const found = interfaceLanguages.find((language) => language === text)
  if (found === undefined) throw new InvalidArgumentError(`Choose one of ${interfaceLanguages.join(', ')}.`)
  return found
}

const namesFrom = (text: string): readonly string[] => {
  const names = text.split(',').map((name) => name.trim())
  if (names.some((name) => name === '')) throw new InvalidArgumentError('Names with commas between them.')
  return names
}

function optionFrom(text: string, so: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const at = text.indexOf('=')
  if (at < 1) throw new InvalidArgumentError('Write it as name=value.')
  return { ...so, [text.slice(0, at)]: text.slice(at + 1) }
}

async function play(options: PlayOptions): Promise<void> {
  const say = sayIn(options.ui ?? preferredLanguage(process.env))
  const front = frontFor(options, say)
  // Bots' threads and a pipe that has ended do not keep a process alive; a game does.
  const alive = setInterval(() => {}, 2 ** 30)
  let session: Session | undefined
  try {
    session = await sessionFor(options, say, front)
    if (session === undefined) return
    await atTable(session, say, front)
  } finally {
    clearInterval(alive)
    front.close()
    await session?.close()
  }
  if (session.saved !== undefined && session.view(undefined)?.phase === 'playing')
    process.stderr.write(`${say('savedIn', { command: `estocade play --resume ${session.saved}` })}\n`)
}

function frontFor(options: PlayOptions, say: Say): Front {
  const { stdin, stdout, env } = process
  const ascii = options.ascii ?? !speaksUtf8(env)
  if (options.plain || (stdin.isTTY && stdout.isTTY && env.TERM === 'dumb'))
    return new PlainFront({ input: stdin, output: stdout, ascii, say })
  if (!stdin.isTTY || !stdout.isTTY)
    throw new Fault('This is no terminal: use a terminal, or estocade play --plain.')
  const colour = (env.NO_COLOR ?? '') === ''
  return new ScreenFront({ input: stdin, output: stdout, colour, ascii, say })
}

async function atTable(session: Session, say: Say, front: Front): Promise<void> {
  const leave = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })
  const review: ControllerOptions['review'] = (log, names) =>
    reviewInThread({ log, names, language: say.language })
  const controller = new PlayController({
    session,
    say,
    review,
    words: tableWords(),
    onChange: () => front.changed(),
  })
  await Promise.race([front.run(controller), leave])
}
