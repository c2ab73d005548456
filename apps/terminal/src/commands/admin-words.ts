import { alphabets, inflectedLike, type LexiconId, normalise } from '@estocade/words'
import { type Command, InvalidArgumentError } from 'commander'
import { CommandError } from '../command-error.ts'
import { dictionary, lexiconIdFrom } from '../dictionaries.ts'
import { type Where, withData } from './data-source.ts'
import { inside, said } from './inside-admin.ts'

interface Changing extends Where {
  readonly reason: string
  readonly form?: true
  readonly like?: string
}

/** Changes a server's dictionaries, for tables that are opened from now on. */
export function addAdminWords(admin: Command): void {
  const words = admin
    .command('words')
    .description('Add words to a server’s dictionaries, remove them, decide appeals.')
  addChanges(words)
  addAppeals(words)
}

function addChanges(words: Command): void {
  changing(words.command('add <lang> <words...>'))
    .description('Add words to a dictionary, with all their forms that it has.')
    .option('--like <word>', 'inflect a new word like this one: GOOGLER like PARLER')
    .action((lang: string, texts: readonly string[], options: Changing) =>
      change(lexiconIdFrom(lang), texts, 'added', options),
    )
  changing(words.command('remove <lang> <words...>'))
    .description('Remove words from a dictionary, with all forms of their entries.')
    .action((lang: string, texts: readonly string[], options: Changing) =>
      change(lexiconIdFrom(lang), texts, 'removed', options),
    )
  withData(words.command('restore <lang> <words...>'))
    .description('Undo changes: the dictionary decides again.')
    .action((lang: string, texts: readonly string[], where: Where) =>
      inside(where, async ({ moderation }) => {
        for (const text of texts) {
          const word = await said(moderation.restoreWord(lexiconIdFrom(lang), text))
          console.log(`${word} is as the dictionary has it.`)
        }
      }),
    )
  withData(words.command('list [lang]'))
    .description('List the changes, with reason, author and time.')
    .option('--json', 'as JSON')
    .action((lang: string | undefined, { json, ...where }: Where & { readonly json?: true }) =>
      inside(where, async ({ moderation }) => {
        const changes = (await moderation.wordChanges()).filter(
          ({ language }) => lang === undefined || language === lexiconIdFrom(lang),
        )
        if (json) return console.log(JSON.stringify({ family: await moderation.family(), changes }))
        if (await moderation.family()) console.log('All tables are for families.')
        for (const { language, word, change, scope, forms, reason, by, at } of changes) {
          const further = (JSON.parse(forms) as readonly string[]).length
          const extent = scope === 'form' ? 'this form' : further > 0 ? `and ${further} forms` : 'all forms'
          console.log([language, word, change, extent, dateOf(at), by, reason].filter(Boolean).join(' · '))
        }
      }),
    )
  withData(words.command('family <on-or-off>'))
    .description('Make every new table refuse words that offend, or leave that to the tables.')
    .action((text: string, where: Where) =>
      inside(where, async ({ moderation }) => {
        await moderation.setFamily(yesIn(text, 'on', 'off'))
      }),
    )
}

const changing = (command: Command): Command =>
  withData(command)
    .option('--form', 'only the given forms, not the other forms of the words')
    .option('--reason <text>', 'why; players who try a removed word are told', '')

async function change(
  language: LexiconId,
  texts: readonly string[],
  what: 'added' | 'removed',
  { reason, form, like, ...where }: Changing,
): Promise<void> {
  const wishes = await Promise.all(
    texts.map(async (word) => ({
      word,
      forms: like === undefined ? [] : await formsOf(language, word, like),
    })),
  )
  await inside(where, async ({ moderation }) => {
    for (const { word, forms } of wishes) {
      const scope = form ? 'form' : 'entry'
      const stored = await said(moderation.changeWord({ language, word, change: what, scope, forms, reason }))
      const further = forms.length === 0 ? '' : ` with ${forms.length} forms`
      console.log(`${stored.word} is ${what}${further}; tables that are opened from now on play by it.`)
    }
  })
}

async function formsOf(language: LexiconId, text: string, like: string): Promise<readonly string[]> {
  const [word, model] = [text, like].map((one) => {
    const tiles = normalise(one, alphabets[language])
    if (!tiles.ok) throw new CommandError(tiles.error.text)
    return tiles.value
  }) as [string, string]
  const forms = inflectedLike(await dictionary(language), word, model)
  if (forms === undefined) throw new CommandError(`${word} cannot be inflected like ${model}.`)
  return forms
}

function addAppeals(words: Command): void {
  withData(words.command('appeals'))
    .description('List the appeals of players about words, oldest first.')
    .option('--open', 'only those that are not decided')
    .option('--json', 'as JSON')
    .action(({ open, json, ...where }: Where & { readonly open?: true; readonly json?: true }) =>
      inside(where, async ({ moderation }) => {
        const appeals = await moderation.appeals(open ? 'open' : 'all')
        if (json) return console.log(JSON.stringify(appeals))
        for (const { id, language, word, player, table, text, at, admitted } of appeals) {
          const state = admitted === null ? 'open' : admitted === 1 ? 'allowed' : 'turned down'
          const where = table === null ? '' : ` at table ${table}`
          console.log(`${id} · ${dateOf(at)} · ${state} · ${language} ${word} by ${player}${where}`)
          if (text !== '') console.log(`  ${text.replaceAll('\n', '\n  ')}`)
        }
      }),
    )
  withData(words.command('decide <appeal> <yes-or-no>'))
    .description('Decide an appeal: yes adds the word. The player who made it is told.')
    .option('--entry', 'with all forms of the word’s entry')
    .action((id: string, text: string, { entry, ...where }: Where & { readonly entry?: true }) =>
      inside(where, async ({ moderation }) => {
        const admitted = yesIn(text, 'yes', 'no')
        const { word } = await said(moderation.decideAppeal(id, admitted, entry ? 'entry' : 'form'))
        console.log(`${word} ${admitted ? 'counts from now on' : 'does not count'}.`)
      }),
    )
}

function yesIn(text: string, yes: string, no: string): boolean {
  if (text !== yes && text !== no) throw new InvalidArgumentError(`Say ${yes} or ${no}.`)
  return text === yes
}

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
