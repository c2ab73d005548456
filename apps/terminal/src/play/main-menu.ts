import type { Say } from '../texts/index.ts'
import { bestLines, personalBests } from './bests.ts'
import type { Front } from './front.ts'
import { gameName } from './names.ts'
import { askGame, askOpening } from './questions.ts'
import type { Wishes } from './setup.ts'
import type { LocalOpening } from './table/local-session.ts'
import { type SavedGame, unfinishedGames } from './table/save-file.ts'

export type MenuChoice =
  | { readonly type: 'open'; readonly opening: LocalOpening }
  | { readonly type: 'resume'; readonly save: SavedGame }
  | { readonly type: 'server'; readonly url: string }

type Item = 'new' | 'resume' | 'bests' | 'rules' | 'story' | 'server' | 'leave'

/** The menu after the title page: it comes back until a game is chosen or the player leaves. */
export async function mainMenu(wishes: Wishes, say: Say, front: Front): Promise<MenuChoice | undefined> {
  for (;;) {
    const saves = unfinishedGames()
    const items: readonly Item[] = [
      'new',
      ...(saves.length === 0 ? [] : (['resume'] as const)),
      ...(personalBests().length === 0 ? [] : (['bests'] as const)),
      ...(['rules', 'story', 'server', 'leave'] as const),
    ]
    const item = await front.ask<Item>({
      text: say('menu'),
      options: items.map((value) => ({ value, label: say(value === 'bests' ? value : `menu_${value}`) })),
      usual: 0,
    })
    if (item === undefined || item === 'leave') return undefined
    const choice = await follow(item, { wishes, say, front, saves })
    if (choice !== undefined) return choice
  }
}

interface Menu {
  readonly wishes: Wishes
  readonly say: Say
  readonly front: Front
  readonly saves: readonly SavedGame[]
}

/** What an item leads to; `undefined` goes back to the menu. */
async function follow(
  item: Exclude<Item, 'leave'>,
  { wishes, say, front, saves }: Menu,
): Promise<MenuChoice | undefined> {
  switch (item) {
    case 'new': {
      const opening = await askOpening(wishes, say, front)
      return opening === undefined ? undefined : { type: 'open', opening }
    }
    case 'resume': {
      const save = await front.ask({
        text: say('askResume'),
        options: saves.map((value) => ({ value, label: saveLabel(value, say) })),
        usual: 0,
      })
      return save === undefined ? undefined : { type: 'resume', save }
    }
    case 'bests':
      await front.show(bestLines(say, personalBests()))
      return undefined
    case 'rules': {
      const entry = await askGame(say, front)
      if (entry !== undefined) await front.show(say.named(`rules_${entry.id}`).split('\n'))
      return undefined
    }
    case 'story':
      await front.show(say('story').split('\n'))
      return undefined
    case 'server': {
      const url = await front.askText(say('askServer'), '')
      return url === undefined || url === '' ? undefined : { type: 'server', url }
    }
  }
}

function saveLabel({ header, at }: SavedGame, say: Say): string {
  const names = [...header.people, ...header.bots.map((bot) => say.named(`level_${bot}`))].join(', ')
  const date = new Date(at).toLocaleString(say.language, { dateStyle: 'medium', timeStyle: 'short' })
  return say('goOn', { game: gameName(header.game), names, date })
}
