import { levels } from '@estocade/games'
import type { LexiconId } from '@estocade/words'
import { type Command, Option } from 'commander'
import { CommandError, TextError } from '../command-error.ts'
import { wholeNumber } from '../commands/words.ts'
import { lexiconIdFrom } from '../dictionaries.ts'
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
import { gamesHere } from './setup.ts'
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

/** The help is in the language of the menus. */
export function addPlay(program: Command, say: Say): void {
  const names = (all: readonly string[]) => ({ names: all.join(', ') })
  const command = program
    .command('play')
    .option('--game <name>', gamesHere.map(({ id }) => id).join(', '))
    .option('--preset <name>', say('flag_preset', names(presetNames())))
    .option('--lang <id>', say('flag_lang'), lexiconIdFrom)
    .option('--ui <language>', say('flag_ui', names(interfaceLanguages)), interfaceFrom)
    .option('--bots <number or levels>', say('flag_bots', { names: levels.join(',') }))
    .option('--level <level>', say('flag_level'))
    .option('--players <names>', say('flag_players'), namesFrom)
    .option('--name <name>', say('flag_name'))
    .option('--server <url>', say('flag_server'))
    .option('--table <id>', say('flag_table'))
    .option('--login <name>', say('flag_login'))
    .option('--seed <text>', say('flag_seed'))
    .addOption(new Option('--option <name=value>', say('flag_option')).argParser(optionFrom).default({}, '–'))
    .option('--plain', say('flag_plain'))
    .option('--ascii', say('flag_ascii'))
    .option('--save <file>', say('flag_save'))
    .option('--resume [file]', say('flag_resume'))
    .option('--pace <ms>', say('flag_pace'), wholeNumber)
  withRuleFlags(command, say).action(play)
}

const presetNames = (): readonly string[] => [
  ...new Set(gamesHere.flatMap(({ options }) => options.presets.map(({ id }) => id))),
]

function interfaceFrom(text: string): InterfaceLanguage {
  const found = interfaceLanguages.find((language) => language === text)
  if (found === undefined)
    throw new TextError((say) => say('errorInterface', { value: text, names: interfaceLanguages.join(', ') }))
  return found
}

const namesFrom = (text: string): readonly string[] => {
  const names = text.split(',').map((name) => name.trim())
  if (names.some((name) => name === '')) throw new TextError((say) => say('errorNames'))
  return names
}

function optionFrom(text: string, so: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const at = text.indexOf('=')
  if (at < 1) throw new TextError((say) => say('errorNameValue', { value: text }))
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
  if (!stdin.isTTY || !stdout.isTTY) throw new CommandError(say('errorNoTerminal'))
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
