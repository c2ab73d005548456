import { resolve } from 'node:path'
import { alphabets } from '@estocade/words'
import { namedFile, readThesaurus, useOwnLists, useThesauri } from '@estocade/words/node'
import type { Command } from 'commander'
import { CommandError, TextError } from '../command-error.ts'
import { listDictionary } from '../dictionaries.ts'

/** Commands that play or judge by a dictionary, whose words a list can replace. */
const commands = ['words', 'simulate', 'play', 'serve', 'verify', 'review', 'replay']

/** Adds `--words fr=FILE` to these commands and their subcommands. */
export function addOwnLists(program: Command): void {
  for (const command of program.commands) if (commands.includes(command.name())) addTo(command)
}

function addTo(command: Command): void {
  if (command.commands.length > 0) {
    for (const below of command.commands) addTo(below)
    return
  }
  command
    .option(
      '--words <lang=file>',
      'use your own word list for a language, one word per line',
      (text: string, before: readonly string[]) => [...before, text],
      [],
    )
    .hook('preAction', (_, action) => useLists(action.opts().words))
  if (!glossed.includes(command.parent?.name() ?? '') && !glossed.includes(command.name())) return
  command
    .option(
      '--thesaurus <lang=file>',
      'use the glosses of a MyThes thesaurus (Debian’s mythes packages are found automatically)',
      (text: string, before: readonly string[]) => [...before, text],
      [],
    )
    .hook('preAction', (_, action) => useNamedThesauri(action.opts().thesaurus))
}

/** Commands that show glosses. */
const glossed = ['words', 'serve']

function useNamedThesauri(texts: readonly string[]): void {
  if (texts.length === 0) return
  const thesauri = texts.map((text) => {
    const named = namedFile(text)
    if (named === undefined)
      throw new CommandError(`--thesaurus is a language and a file, like fr=th_fr_FR_v2.dat; not ${text}.`)
    const path = resolve(named.path)
    try {
      readThesaurus(named.id, path)
    } catch (error) {
      throw new CommandError(error instanceof Error ? error.message : String(error))
    }
    return { id: named.id, path }
  })
  useThesauri(thesauri)
}

function useLists(texts: readonly string[]): void {
  if (texts.length === 0) return
  const lists = texts.map((text) => {
    const list = namedFile(text)
    if (list === undefined) throw new TextError((say) => say('errorWords', { value: text }))
    // Read once here, so that a missing file or a bad line is reported before anything starts.
    listDictionary(list.path, alphabets[list.id])
    return { id: list.id, path: resolve(list.path) }
  })
  useOwnLists(lists)
}
