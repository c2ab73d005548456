import type { Ask } from './ask.ts'
import type { PlayController } from './play-controller.ts'

/** Shows the table and takes what is typed: a whole screen, or plain lines. */
export interface Front {
  /** The title page; `false` when the player leaves there. */
  title(): Promise<boolean>
  readonly ask: Ask
  /** A text to be typed: a name, an address. */
  askText(text: string, usual: string, secret?: boolean): Promise<string | undefined>
  /** A text to be read; resolves when the player has read it. */
  show(lines: readonly string[]): Promise<void>
  /** How far a dictionary's building has come, from 0 to 1. */
  progress(name: string, share: number): void
  /** Something changed at the controller. */
  changed(): void
  /** Resolves when the player leaves. */
  run(controller: PlayController): Promise<void>
  /** Gives the terminal back. */
  close(): void
}
