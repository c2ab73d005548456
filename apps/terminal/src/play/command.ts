import { workerThinker } from '@estocade/server'
import { type Judge, judge, type LexiconId, lexiconIds } from '@estocade/words'
import { buildLexicons, cacheFolder, isBuilt, loadLexicon } from '@estocade/words/build'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { catalogue } from '../catalogue.ts'
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
import { sessionAtServer } from './at-server.ts'
import { Desk, type DeskOptions } from './desk.ts'
import type { Front } from './front.ts'
import { gameName } from './names.ts'
import { PlainFront } from './plain/play-plain.ts'
import { reviewLines } from './review.ts'
import { ScreenFront } from './screen/screen-front.ts'
import { askOpening, startsAtOnce, usualOpening, type Wishes } from './setup.ts'
import { type LocalOpening, LocalTable } from './table/local-table.ts'
import { newSavePath, readSave, type SavedGame, unfinishedGames } from './table/save-file.ts'
import type { Session } from './table/session.ts'

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
  readonly option: Readonly<Record<string, unknown>>
  readonly plain?: true
  readonly ascii?: true
  readonly save?: string
  readonly resume?: string | true
  readonly pace?: number
}

/** ms that a bot seems to think on a screen, so that one can follow; a pipe needs no pause. */
const PACE = 600

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('Play in this terminal: against bots, several at one keyboard, or at a server.')
    .option('--game <name>', 'jarnac, abrahaminetz, kreuzwort, presto, point or recht')
    .option('--preset <name>', 'a rule set: classic-fr, extended, solo …')
    .option('--lang <id>', 'the language of the words', lexiconIdFrom)
    .option('--ui <language>', `the language of the program: ${interfaceLanguages.join(', ')}`, interfaceFrom)
    .option('--bots <number or levels>', '2, or novice,pupil,fencer,provost,master')
    .option('--level <level>', 'of bots given by their number', 'fencer')
    .option('--players <names>', 'several at this keyboard, with commas', namesFrom)
    .option('--name <name>', 'your name')
    .option('--server <url>', 'play at this server')
    .option('--table <id>', 'the table to sit down at; else you choose one, or open one')
    .option('--login <name>', 'with an account; the password is asked for, or in ESTOCADE_PASSWORD')
    .option('--seed <text>', 'the same seed, the same letters')
    .addOption(
      new Option('--option <name=value>', 'an option of the rules, such as rows=4; may be repeated')
        .argParser(optionFrom)
        .default({}, 'none'),
    )
    .option('--plain', 'plain lines, for screen readers and pipes')
    .option('--ascii', 'no characters beyond ASCII')
    .option('--save <file>', 'keep the game in this file')
    .option('--resume [file]', 'go on with the last unfinished game, or with that of a file')
    .option('--pace <ms>', 'how long a bot seems to think', wholeNumber)
    .action(play)
}

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

function optionFrom(text: string, so: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const at = text.indexOf('=')
  if (at < 1) throw new InvalidArgumentError('Write it as name=value.')
  const [name, value] = [text.slice(0, at), text.slice(at + 1)]
  try {
    return { ...so, [name]: JSON.parse(value) }
  } catch {
    return { ...so, [name]: value }
  }
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
  const review: DeskOptions['review'] = async (playable, log, names) => {
    const language = (log.header.config as { readonly language: LexiconId }).language
    return reviewLines(loadLexicon(cacheFolder(), language), playable, log, names, say)
  }
  const desk = new Desk({ session, say, review, admits: wordsOf(), onChange: () => front.changed() })
  await Promise.race([front.run(desk), leave])
}

/** Typ-Dom's words by language, and those that a table has agreed on. */
function wordsOf(): DeskOptions['admits'] {
  const judges = new Map<LexiconId, Judge>()
  return ({ config, match }, word) => {
    const { language } = config as { readonly language: LexiconId }
    const known = judges.get(language) ?? judge(loadLexicon(cacheFolder(), language), { classes: 'typ-dom' })
    judges.set(language, known)
    const { houseWords = [] } = (match?.view ?? {}) as { readonly houseWords?: readonly string[] }
    return houseWords.includes(word) || known.admits(word).admitted
  }
}

async function sessionFor(options: PlayOptions, say: Say, front: Front): Promise<Session | undefined> {
  const prepare = dictionaryFor(front)
  if (options.resume !== undefined) return resumed(saveFor(options.resume), options, prepare)
  const wishes: Wishes = { ...options, options: options.option }
  const { server } = options
  if (server !== undefined)
    return sessionAtServer(catalogue, { ...options, server }, wishes, say, front, prepare)
  if (startsAtOnce(wishes)) return opened(usualOpening(catalogue, wishes, say), options, prepare)
  await front.title()
  const [last] = unfinishedGames()
  if (last !== undefined) {
    const goOn = await front.ask({
      text: say('askResume'),
      options: [
        { value: false, label: say('newGame') },
        { value: true, label: say('goOn', { game: gameName(say, last.header.game), names: rivalsIn(last) }) },
      ],
      usual: 0,
    })
    if (goOn === undefined) return undefined
    if (goOn) return resumed(last, options, prepare)
  }
  const opening = await askOpening(catalogue, wishes, say, front.ask)
  return opening === undefined ? undefined : opened(opening, options, prepare)
}

const rivalsIn = ({ header }: SavedGame): string => [...header.people, ...header.bots].join(', ')

function saveFor(resume: string | true): SavedGame {
  if (resume !== true) return readSave(resume)
  const [last] = unfinishedGames()
  if (last === undefined) throw new Fault('There is no unfinished game.')
  return last
}

const surroundings = (options: PlayOptions, path: string) => ({
  thinker: workerThinker({
    catalogue: new URL('./catalogue.mjs', import.meta.url),
    worker: new URL('./bot-worker.mjs', import.meta.url),
  }),
  pace: options.pace ?? (options.plain ? 0 : PACE),
  path,
})

type Prepare = (language: LexiconId) => Promise<void>

/** Builds a dictionary that is not there yet; the front shows how far it is. */
const dictionaryFor =
  (front: Front): Prepare =>
  async (language) => {
    const folder = cacheFolder()
    if (isBuilt(folder, language)) return
    const onProgress = (name: string, share: number) => front.progress(name, share)
    await buildLexicons({ folder, ids: [language], onProgress })
  }

async function opened(opening: LocalOpening, options: PlayOptions, prepare: Prepare): Promise<Session> {
  await prepare(lexiconIds.find((id) => id === opening.language)!)
  const around = surroundings(options, options.save ?? newSavePath(opening.game, new Date()))
  return LocalTable.open(catalogue.get(opening.game)!, opening, around)
}

async function resumed(save: SavedGame, options: PlayOptions, prepare: Prepare): Promise<Session> {
  const language = lexiconIds.find((id) => id === save.header.language)
  const playable = catalogue.get(save.header.game)
  if (language === undefined || playable === undefined)
    throw new Fault(`${save.path} is of a game that is not known here.`)
  await prepare(language)
  return LocalTable.resume(playable, save, surroundings(options, save.path))
}
