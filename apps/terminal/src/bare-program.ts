import { Command } from 'commander'

/** The program without commands. Errors are printed as one line, and thrown. */
export const bareProgram = (): Command =>
  new Command('estocade')
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(`estocade: ${text.replace(/^error: /, '')}`) })
    .showHelpAfterError(false)
    .helpCommand(false)
