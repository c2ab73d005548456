import { typDom } from '@estocade/games'
import { judge } from '@estocade/words'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { crosswordOf } from '../src/words/crossword.ts'
import { playersAtServer } from './players-at-server.ts'
import { PrestoPlayer } from './presto-player.ts'
import { lexicons } from './test-lexicons.ts'

const german = lexicons('de')!
const rack = (letters: string) => [...letters]

describe('T12 the solution that the page shows after a round of Presto', () => {
  it('is made of the table’s own words, those that its players agreed on included', async () => {
    const box = { classes: 'typ-dom', common: 500 } as const
    expect(judge(german, box).admits('XQZJ').admitted).toBe(false)
    expect(await crosswordOf(german, { rules: box, rack: rack('JQXZ'), spare: 0 })).toBeNull()
    const agreed = { ...box, houseWords: ['XQZJ'] }
    expect(await crosswordOf(german, { rules: agreed, rack: rack('JQXZ'), spare: 0 })).not.toBeNull()
  })

  describe('where none is found', () => {
    const at = playersAtServer()

    /** With so few words hardly any deal has a crossword. */
    const few = { common: 500 } as const
    const words = typDom.tableWords(judge(lexicons('it')!, { classes: 'typ-dom', ...few }))([])
    const options = { language: 'it', rounds: 1, words: few }

    /** Two players who build, the first of them with stones that make no crossword. */
    async function unsolvable(): Promise<readonly [Page, Page]> {
      const pages = [await at.players.guest('Ada'), await at.players.guest('Bo')] as const
      for (;;) {
        const path = await at.players.table(pages[0], { game: 'presto', options })
        for (const page of pages) {
          await at.players.visit(page, path)
          await page.locator('.seats, main.game-table').first().waitFor()
        }
        for (const page of pages) await page.locator('main[data-scene="building"]').waitFor()
        if ((await new PrestoPlayer(pages[0], words).solution()) === undefined) return pages
      }
    }

    // The table stayed empty, as if the solution was still to come.
    it('says so instead of an empty table', async () => {
      const pages = await unsolvable()
      for (const page of pages) {
        await page.getByRole('button', { name: 'Give up' }).click()
        await page.getByRole('button', { name: 'Yes, give up' }).click()
      }
      const [page] = pages
      await page.locator('main[data-scene="over"]').waitFor()
      await page.getByRole('button', { name: /^A solution/ }).click()
      await page.getByRole('status').getByText('No crossword was found for your stones.').waitFor()
      expect(await page.locator('.stone.lying').count()).toBe(0)
      await page.locator('.rivals [data-seat="0"] button').click()
      await page.getByText('No crossword was found for your stones.').waitFor({ state: 'detached' })
      expect(at.players.faults).toEqual([])
    })
  })
})
