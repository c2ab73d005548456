import { TextError } from './command-error.ts'

/** A file that cannot be read or written. The usual reasons have a text; another one is told by its code. */
export function fileError(key: 'errorRead' | 'errorWrite', path: string, error: unknown): TextError {
  const { code, message } = error as NodeJS.ErrnoException
  return new TextError((say) =>
    say(key, { path, reason: say.named(`errorFile_${code}`, { defaultValue: code ?? message }) }),
  )
}
