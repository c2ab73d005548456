import type { Playable, TableCommand, TableView } from '@estocade/table'
import type { Lexicon } from '@estocade/words'
import type { Command } from 'commander'
import type { Line } from '../play/line.ts'
import type { GameLog } from '../play/table/session.ts'
import type { Team } from '../play/team.ts'
import type { CommandName, Say, TextKey } from '../texts/index.ts'

/** A game's action, not decoded yet: the table does that. */
export type Action = { readonly type: string; readonly [field: string]: unknown }

export interface Choice {
  readonly label: string
  readonly action: Action
}

/** What a typed line means. */
export type LineMeaning =
  | { readonly type: 'act'; readonly action: Action }
  /** The line is ambiguous: the player chooses. */
  | { readonly type: 'choose'; readonly text: string; readonly choices: readonly Choice[] }
  /** The action of this line is proposed to the player's side instead of being sent. */
  | { readonly type: 'suggest'; readonly line: string }
  /** Something for the table, not for the game. */
  | { readonly type: 'tell'; readonly command: TableCommand }
  /** Text to show; nothing is sent. */
  | { readonly type: 'show'; readonly lines: readonly string[] }
  /** Done on the player's own bench; nothing is sent. */
  | { readonly type: 'done' }
  | { readonly type: 'no'; readonly text: string }

/** One seat's table. `me` is -1 for a spectator. */
export interface Scene<V = unknown> {
  readonly table: TableView
  readonly view: V
  readonly me: number
  readonly names: readonly string[]
  readonly say: Say
  readonly playable: Playable
  /** The players who share this seat; `undefined` for one who plays alone. */
  readonly team: Team | undefined
  /** Unsent things of this seat: the workbench of Presto. */
  readonly bench: Bench
  /** Whether a word counts at this table. */
  readonly admits: (word: string) => boolean
  /** A laid word, followed by its spelling with marks if the letters lack them. */
  readonly written: (word: string) => string
  /** Whether this seat has to act now. */
  readonly due: boolean
}

/** What a player has arranged and not sent yet; belongs to one seat. Round 0: restored from a draft of any round. */
export interface Bench {
  round: number
  stones: Record<string, string>
  cursor: { row: number; col: number }
  direction: 'across' | 'down'
}

export interface Size {
  readonly columns: number
  readonly rows: number
  /** How far the player has scrolled away from the default position. */
  readonly scroll: { readonly row: number; readonly col: number }
}

export interface Key {
  readonly name: string
  /** What it types, if anything. */
  readonly text: string
}

/** A game's table in words and lines, and what is typed at it. */
export interface TableInWords<V = unknown> {
  /** Whether hands are hidden, so that a shared keyboard has to be handed over with a blank screen. */
  readonly hidden: boolean
  /** The table drawn, for a screen. */
  board(scene: Scene<V>, size: Size): readonly Line[]
  /** The number of pieces in the bag or the stock, as a short text. */
  status(scene: Scene<V>): string
  /** The table in words, one sentence per line. */
  tell(scene: Scene<V>): readonly string[]
  /** What the player is to do now. */
  prompt(scene: Scene<V>): string
  /** The commands that make sense now. */
  offers(scene: Scene<V>): readonly CommandName[]
  /** What a line without a command means. */
  read(scene: Scene<V>, text: string): LineMeaning | undefined
  command(scene: Scene<V>, name: CommandName, rest: string): LineMeaning | undefined
  /** The effect of the letters typed so far. */
  preview?(scene: Scene<V>, text: string): string
  /** Handles a key of the game's editor on a screen; `true` when it was used. */
  press?(scene: Scene<V>, key: Key): boolean
  event(scene: Scene<V>, event: { readonly type: string }): string | undefined
  /** An action in words, for hints and proposals. */
  describe(scene: Scene<V>, action: Action): string
  scores(view: V): readonly number[]
  /** Letters, stones or cards: how many there are, and what each counts. */
  values(scene: Scene<V>): readonly string[]
  /** What `/hint` does in a game that counts hints itself; without it the table gives them. */
  hint?(scene: Scene<V>, rest: string): LineMeaning
  readonly rules: TextKey
}

/** `replay`, `verify` and `review` of a file that is a record of the game. */
export interface RecordReader {
  replay(path: string, asked: RecordAsked): Promise<void>
  verify(path: string, asked: RecordAsked): Promise<void>
  review(path: string, asked: RecordAsked): Promise<void>
}

export interface RecordAsked {
  readonly json?: true
}

/** A command line and what it is for. */
export type Example = readonly [line: string, meaning: string]

/** By the command's path without `estocade`. */
export type Examples = Readonly<Record<string, readonly Example[]>>

/** Everything the terminal knows about one game. */
export interface TerminalGame<V = unknown> extends TableInWords<V> {
  readonly id: string
  /** A finished match in lines, with what was missed. */
  review(lexicon: Lexicon, log: GameLog, names: readonly string[], say: Say): readonly string[]
  /** Everybody plays at the same time, so several people cannot share a keyboard. */
  readonly ownScreens?: true
  /** Without it, the record format of the game's package is used. */
  readonly records?: RecordReader
  /** Adds the game's own commands below `simulate` and `solve`. */
  readonly commands: {
    simulate(simulate: Command): void
    solve?(solve: Command): void
  }
  /** Command lines that the manual shows. */
  readonly examples: Examples
}

export const act = (action: Action): LineMeaning => ({ type: 'act', action })
export const tell = (command: TableCommand): LineMeaning => ({ type: 'tell', command })
export const no = (text: string): LineMeaning => ({ type: 'no', text })

/** A single choice is taken at once; several are offered to the player. */
export const chosenFrom = (choices: readonly Choice[], text: string, none: string): LineMeaning => {
  const [only] = choices
  if (only === undefined) return no(none)
  return choices.length === 1 ? act(only.action) : { type: 'choose', text, choices: choices.slice(0, 9) }
}
