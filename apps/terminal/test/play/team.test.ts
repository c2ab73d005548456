import { rmSync } from 'node:fs'
import { createServer, type EstocadeServer, sqliteStore } from '@estocade/server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fixedEntropy } from '../../../server/test/seed.ts'
import { catalogue } from '../../src/catalogue.ts'
import { Other } from './other.ts'
import { leaveAll, ownFolder, Terminal } from './terminal.ts'

afterEach(leaveAll)

describe('J-teams in the terminal', () => {
  let folder = ''
  let server: EstocadeServer
  let url = ''
  beforeAll(async () => {
    folder = ownFolder()
    server = await createServer({ catalogue, entropy: fixedEntropy(), store: sqliteStore(':memory:') })
    url = await server.listen()
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  /** Bob alone against Cy, whose side a terminal joins. */
  async function gathered() {
    const bob = new Other(url)
    const cy = new Other(url)
    await bob.post('/api/guest', { name: 'Bob' })
    await cy.post('/api/guest', { name: 'Cy' })
    const options = { preset: 'classic-fr' }
    const { id } = await bob.post<{ id: string }>('/api/tables', { game: 'jarnac', options })
    await cy.post(`/api/tables/${id}/join`, {})
    bob.connect(id)
    cy.connect(id)
    await bob.until(() => bob.view !== undefined)
    await cy.until(() => cy.view !== undefined)
    return { bob, cy, id }
  }

  const proposed = ({ view }: Other) => view!.sides[1]!.proposals ?? []

  /** Bob's side does nothing until it is the team's turn. */
  async function untilTeamsTurn(bob: Other) {
    await bob.until(() => bob.view!.duties.length > 0)
    while (bob.view!.duties[0]!.seat === 0) {
      const { duties, version } = bob.view!
      const [duty] = duties
      const { phase } = bob.view!.match!.view as unknown as { phase: { type: string } }
      const type = phase.type === 'opening' ? 'take' : 'pass'
      await bob.connection.send({ type: 'act', about: duty!.about, action: { type } })
      await bob.until(() => bob.view!.version > version && bob.view!.duties.length > 0)
    }
  }

  it('a member proposes what he types; the captain sees proposals and follows one', async () => {
    const { bob, cy, id } = await gathered()
    const args = ['--server', url, '--table', id, '--name', 'Ann', '--ui', 'en']
    const terminal = new Terminal(args, { folder, rows: 40 })
    await terminal.until('/sit 1')
    terminal.type('/sit 2\r')
    await terminal.until('[Cy+Ann]')
    await cy.until(() => cy.view!.sides[1]!.members.length === 2)
    terminal.type('\r')
    // A key that arrives after the start would be a proposal.
    await terminal.until('You are ready; the game begins as soon as every side is.')
    await bob.connection.send({ type: 'ready', seed: 'b' })
    await terminal.until('Bob is ready.')
    await cy.connection.send({ type: 'ready', seed: 'c' })
    await terminal.until(/┌ Cy \+ Ann/)
    await untilTeamsTurn(bob)

    await terminal.until('You propose, Cy decides.')
    terminal.type('/follow\r')
    await terminal.until('The captain decides: Cy.')
    terminal.type('+\r')
    await terminal.until('Proposal by Ann: /draw')
    await cy.until(() => proposed(cy).length === 1)
    expect(proposed(cy)[0]!.action).toEqual({ type: 'take' })
    expect(bob.view!.sides[1]!.proposals).toBeUndefined()

    const ann = cy.view!.sides[1]!.members.find(({ name }) => name === 'Ann')!.player
    await cy.connection.send({ type: 'hand-over', to: ann })
    await terminal.until('Captain: Ann')
    terminal.type('/suggest .\r')
    await terminal.until(/Proposal by Ann: \/(pass|leave)/)
    await cy.connection.send({ type: 'propose', action: { type: 'take' } })
    await terminal.until('Proposals: 2.')
    terminal.type('/proposals\r')
    await terminal.until(/1\. Ann: \/(pass|leave)[\s\S]*2\. Cy: \/draw/)
    terminal.type('\x1b')
    await terminal.until((text) => !/1\. Ann: /.test(text) && /\n> *\n/.test(text))
    terminal.type('/follow 3\r')
    await terminal.until('A number from 1 to 2')
    terminal.type('/follow 2\r')
    await terminal.until(/Cy \+ Ann: [A-Z ]+ drawn/)
    await cy.until(() => proposed(cy).length === 0)

    terminal.type('/team psst\r')
    await cy.until(() => cy.said.includes('psst'))
    await cy.connection.send({ type: 'say', to: 'team', text: 'quiet' })
    await terminal.until('Cy (to the team): quiet')
    await bob.connection.send({ type: 'say', to: 'table', text: 'well?' })
    await bob.until(() => bob.said.includes('well?'))
    expect(bob.said).toEqual(['well?'])

    terminal.type('/captain nobody\r')
    await terminal.until('To whom? Cy')
    terminal.type('/captain cy\r')
    await terminal.until('Captain: Cy')
    terminal.type('?')
    terminal.type('\r')
    await terminal.until(/\/suggest +propose a move to your side/)
    terminal.type('\x03\x03')
    expect(await terminal.exit).toBe(0)
    bob.connection.close()
    cy.connection.close()
  })
})
