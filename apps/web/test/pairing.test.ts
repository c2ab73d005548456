import { describe, expect, it } from 'vitest'
import { playersAtServer } from './players-at-server.ts'

describe('pairing', () => {
  const at = playersAtServer()

  it('two players who want the same game meet at a table; a player who cancels is not paired', async () => {
    const [ann, bob, eve] = [
      await at.players.stranger(),
      await at.players.stranger(),
      await at.players.stranger(),
    ]
    const ask = async (page: typeof ann, name: string) => {
      await at.players.visit(page, '/')
      await page.getByText('Anyone', { exact: true }).click()
      await page.getByLabel('Your name').fill(name)
      // A double click asks once.
      await page.getByRole('button', { name: 'En garde' }).dblclick()
    }
    await ask(eve, 'Eve')
    await eve.getByRole('heading', { name: 'Looking for somebody to play Jarnac' }).waitFor()
    await eve.getByRole('link', { name: 'Cancel' }).click()
    await eve.locator('.home').waitFor()
    await ask(ann, 'Ann')
    await ann.getByRole('heading', { name: 'Looking for somebody to play Jarnac' }).waitFor()
    // Bob comes by the address, and is asked for his name there.
    const language = new URL(ann.url()).pathname.split('/').at(-1)
    await at.players.visit(bob, `/pairing/jarnac/${language}`)
    await bob.getByLabel('Your name').fill('Bob')
    await bob.getByRole('button', { name: 'En garde' }).click()
    for (const page of [ann, bob]) await page.locator('main.jarnac').waitFor()
    expect(new URL(ann.url()).pathname).toBe(new URL(bob.url()).pathname)
    for (const name of ['Ann', 'Bob'])
      await ann.locator('.stage .who .name', { hasText: name === 'Ann' ? 'You' : 'Bob' }).waitFor()
    expect(at.players.faults).toEqual([])
  })
})
