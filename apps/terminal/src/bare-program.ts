import { Command, type ErrorOptions } from 'commander'
import { TextError } from './command-error.ts'
import type { TextKey } from './texts/index.ts'

/** Commander's English messages. The names of the groups are the placeholders of our texts. */
const MESSAGES: readonly (readonly [TextKey, RegExp])[] = [
  ['refusal_unknown-option', /^unknown option '(?<option>.*)'$/s],
  [
    'errorUnknownOptionSimilar',
    /^unknown option '(?<option>.*)'\n\(Did you mean (one of )?(?<similar>.+)\?\)$/,
  ],
  ['errorUnknownCommand', /^unknown command '(?<command>.*)'$/s],
  [
    'errorUnknownCommandSimilar',
    /^unknown command '(?<command>.*)'\n\(Did you mean (one of )?(?<similar>.+)\?\)$/,
  ],
  ['errorNoValue', /^option '(?<option>.*)' argument missing$/],
  ['errorNoOption', /^required option '(?<option>.*)' not specified$/],
  ['errorNoArgument', /^missing required argument '(?<argument>.*)'$/],
  [
    'errorTooMuch',
    /^too many arguments for '(?<command>.*)'\. Expected (?<expected>\d+) arguments? but got (?<given>\d+)\.$/,
  ],
]

const PREFIX = /^error: /

/** A command that reports wrong options and arguments in the interface language. */
class TranslatedCommand extends Command {
  override createCommand(name?: string): Command {
    return new TranslatedCommand(name)
  }

  override error(message: string, options?: ErrorOptions): never {
    for (const [key, pattern] of MESSAGES) {
      const found = pattern.exec(message.replace(PREFIX, ''))
      if (found !== null) throw new TextError((say) => say(key, { ...found.groups }))
    }
    return super.error(message, options)
  }
}

/** The program without commands. Errors are printed as one line, and thrown. */
export const bareProgram = (): Command =>
  new TranslatedCommand('estocade')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`estocade: ${text.replace(PREFIX, '')}`) })
    .showHelpAfterError(false)
    .helpCommand(false)
