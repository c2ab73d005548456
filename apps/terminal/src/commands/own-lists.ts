import { resolve } from 'node:path'
import { alphabets } from '@estocade/words'
import { namedFile, readThesaurus, useOwnLists, useThesauri } from '@estocade/words/node'
import type { Command } from 'commander'
import { listDictionary } from '../dictionaries.ts'
import { Fault } from '../fault.ts'

/** Commands that play or judge by a dictionary, whose words a list can replace. */
const commands = ['words', 'simulate', 'play', 'serve', 'verify', 'review', 'replay']

/** Adds `--words fr=FILE` to them and to what stands below them. */
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
      'take the words of a language from a list of your own, one word a line',
      (text: string, before: readonly string[]) => [...before, text],
      [],
    )
    .hook('preAction', (_, action) => useLists(action.opts().words))
  if (!glossed.includes(command.parent?.name() ?? '') && !glossed.includes(command.name())) return
  command
    .option(
      '--thesaurus <lang=file>',
      'take what words mean from a MyThes thesaurus (Debian’s mythes packages are found by themselves)',
      (text: string, before: readonly string[]) => [...before, text],
      [],
    )
    .hook('preAction', (_, action) => useNamedThesauri(action.opts().thesaurus))
}

/** Commands that tell what words mean. */
const glossed = ['words', 'serve']

function useNamedThesauri(texts: readonly string[]): void {
  if (texts.length === 0) return
  const thesauri = texts.map((text) => {
    const named = namedFile(text)
    if (named === undefined)
      throw new Fault(`--thesaurus is a language and a file, like fr=th_fr_FR_v2.dat; not ${text}.`)
    const path = resolve(named.path)
    try {
      readThesaurus(named.id, path)
    } catch (error) {
      throw new Fault(error instanceof Error ? error.message : String(error))
    }
    return { id: named.id, path }
  })
  useThesauri(thesauri)
}

function useLists(texts: readonly string[]): void {
  if (texts.length === 0) return
  const lists = texts.map((text) => {
    const list = namedFile(text)
    if (list === undefined)
      throw new Fault(`--words is a language and a file, like fr=club.txt; not ${text}.`)
    // Read once here, so that a missing file or a bad line is told before anything starts.
    listDictionary(list.path, alphabets[list.id])
    return { id: list.id, path: resolve(list.path) }
  })
  useOwnLists(lists)
}
