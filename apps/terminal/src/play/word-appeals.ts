import { appealableReasons } from '@estocade/words'
import type { Say } from '../texts/index.ts'
import type { RefusalText, Session } from './table/session.ts'

/** Proposes refused words to the people who run the server. */
export class WordAppeals {
  readonly #session: Session
  readonly #say: Say
  /** The word that was refused last; '' while none was. */
  #refused = ''

  constructor(session: Session, say: Say) {
    this.#session = session
    this.#say = say
  }

  /** Keeps the refused word, if an appeal can change its refusal. */
  note({ code, params: { word, reason = code } }: RefusalText): void {
    if (word !== undefined && appealableReasons.includes(String(reason))) this.#refused = String(word)
  }

  /** Proposes the word named, else the one refused last. Returns what the player is told. */
  async send(named: string): Promise<string> {
    const word = named === '' ? this.#refused : named.toLocaleUpperCase()
    if (this.#session.appeal === undefined) return this.#say('appealHere')
    if (word === '') return this.#say('appealWhich')
    try {
      await this.#session.appeal(word)
      return this.#say('appealSent', { word })
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
}
