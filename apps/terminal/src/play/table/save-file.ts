import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Entry } from '@estocade/table'
import { makeFolder } from '@estocade/words/node'
import { TextError } from '../../command-error.ts'
import { fileError } from '../../file-error.ts'

const FORMAT = 1

/** What a file of a saved game begins with: one line of JSON; each entry of the table is one more. */
export interface SaveHeader {
  readonly estocade: typeof FORMAT
  readonly game: string
  readonly language: string
  /** Names of those who share the keyboard, by seat. */
  readonly people: readonly string[]
  readonly bots: readonly string[]
  readonly seed?: string
}

/** The unsent arrangement of a seat. */
export interface Draft {
  readonly seat: number
  readonly body: string
}

type SavedLine = Entry | { readonly draft: Draft }

export interface SavedGame {
  readonly path: string
  /** When something last happened in it. */
  readonly at: number
  readonly header: SaveHeader
  readonly entries: readonly Entry[]
  /** The latest of a seat counts. */
  readonly drafts: readonly Draft[]
}

/** The folder of a user's data, by the XDG rules. */
export const dataFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  env.XDG_DATA_HOME ? join(env.XDG_DATA_HOME, 'estocade') : join(homedir(), '.local', 'share', 'estocade')

export const gamesFolder = (): string => join(dataFolder(), 'games')

export function newSavePath(game: string, now: Date): string {
  const time = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15)
  return join(gamesFolder(), `${time}-${game}-${process.pid}.jsonl`)
}

/** Writes a game entry by entry; each one is on the disk before it is shown. */
export class SaveFile {
  readonly path: string
  readonly #file: number

  private constructor(path: string, flags: 'a' | 'w') {
    this.path = path
    try {
      makeFolder(dirname(path))
      this.#file = openSync(path, flags, 0o600)
    } catch (error) {
      throw fileError('errorWrite', path, error)
    }
  }

  static begin(path: string, header: Omit<SaveHeader, 'estocade'>): SaveFile {
    const file = new SaveFile(path, 'w')
    file.#write({ estocade: FORMAT, ...header })
    return file
  }

  static goOn(path: string): SaveFile {
    return new SaveFile(path, 'a')
  }

  append(line: SavedLine): void {
    this.#write(line)
  }

  /** A full disk may take a part of a line: that is removed, so that the next line does not continue it. */
  #write(value: unknown): void {
    const { size } = fstatSync(this.#file)
    const line = Buffer.from(`${JSON.stringify(value)}\n`)
    try {
      for (let done = 0; done < line.length; )
        done += writeSync(this.#file, line, done, line.length - done, size + done)
      fsyncSync(this.#file)
    } catch (error) {
      ftruncateSync(this.#file, size)
      throw fileError('errorWrite', this.path, error)
    }
  }

  close(): void {
    closeSync(this.#file)
  }
}

/** Reads a saved game. A last line that was cut off when the program was killed is dropped, also in the file. */
export function readSave(path: string): SavedGame {
  const bytes = bytesOf(path)
  const end = bytes.lastIndexOf(0x0a) + 1
  if (end < bytes.length && end > 0) truncateSync(path, end)
  const [first, ...rest] = bytes.subarray(0, end).toString('utf8').split('\n').filter(Boolean)
  try {
    const header = JSON.parse(first ?? 'null') as SaveHeader | null
    if (header?.estocade !== FORMAT) throw notSaved(path)
    const lines = rest.map((one) => JSON.parse(one) as SavedLine)
    const entries = lines.flatMap((one) => ('draft' in one ? [] : [one]))
    return {
      path,
      at: entries.at(-1)?.at ?? 0,
      header,
      entries,
      drafts: lines.flatMap((one) => ('draft' in one ? [one.draft] : [])),
    }
  } catch {
    throw notSaved(path)
  }
}

export const notSaved = (path: string): TextError => new TextError((say) => say('errorSaveFormat', { path }))

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    throw fileError('errorRead', path, error)
  }
}

/** At one table several matches may be played: the last one counts. */
const isOver = ({ entries }: SavedGame): boolean =>
  entries.flatMap(({ events }) => events).findLast(({ type }) => type === 'over' || type === 'started')
    ?.type !== 'started'

/** All games that can be read, the newest first. */
export function savedGames(folder = gamesFolder()): readonly SavedGame[] {
  let names: readonly string[] = []
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  } catch {
    // Nothing was ever saved.
  }
  return names
    .toSorted()
    .reverse()
    .flatMap((name) => {
      try {
        return [readSave(join(folder, name))]
      } catch {
        return []
      }
    })
}

/** Games that can be resumed, the newest first. */
export const unfinishedGames = (folder?: string): readonly SavedGame[] =>
  savedGames(folder).filter((save) => save.entries.length > 0 && !isOver(save))
