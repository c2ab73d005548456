import type { Say } from './texts/index.ts'

/** An error that the user can correct. It is printed as one line on standard error, with exit code 2. */
export class CommandError extends Error {}

/** The same in the language of the program, which is known where the error is printed. */
export class TextError extends CommandError {
  readonly text: (say: Say) => string

  constructor(text: (say: Say) => string) {
    super('This error has a text in each language.')
    this.text = text
  }
}
