import { abrahaminetz as rules, typDom } from '@estocade/games'
import { judge } from '@estocade/words'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { AbrahaminetzPlayer } from './abrahaminetz-player.ts'
import { Finger, type Holding, holdings, Phone, tapStone } from './fingers.ts'
import { lexicons } from './test-lexicons.ts'
import { openSite, type TestSite } from './test-site.ts'
import { againstBots, cutOff, playOut } from './together.ts'
import { TypDomPlayer } from './typ-dom-player.ts'

const words = typDom.tableWords(judge(lexicons('it')!, { classes: 'typ-dom' }))([])
const { vocabulary } = judge(lexicons('it')!, { classes: 'open', houseWords: [] })

/** Plays Kreuzwort and Point with one finger. */
class TappingPlayer {
  private readonly eyes: TypDomPlayer
  private readonly finger: Finger

  constructor(readonly page: Page) {
    this.eyes = new TypDomPlayer(page, words)
    this.finger = new Finger(page)
  }

  async step(): Promise<boolean> {
    const scene = await this.eyes.scene()
    const version = await this.page.locator('main').getAttribute('data-version')
    if (scene === 'playing') await this.layOrBuy()
    else if (scene === 'pause') await this.page.locator('.settlement .main').tap()
    else return false
    await this.page.locator(`main:not([data-version="${version}"])`).waitFor()
    return true
  }

  private async layOrBuy(): Promise<void> {
    const open = (await this.page.locator('.cursor').count()) > 0
    const placement = open ? await this.eyes.find() : undefined
    if (placement) return this.lay(placement)
    const acts = this.page.locator('.acts .button:not(.main):not([aria-disabled="true"])')
    await acts.first().tap()
    const buying = this.page.locator('.buying')
    if ((await buying.count()) === 0) return
    await buying.locator('.colour .button:not([aria-disabled="true"])').first().tap()
    const buy = buying.locator('.main')
    if ((await buy.count()) > 0) await buy.tap()
  }

  private async lay(placement: typDom.Placement): Promise<void> {
    const cursor = this.page.locator('.cursor')
    const { row, col, direction, stones } = placement
    if (!typDom.isEmptyGrid(await this.eyes.grid())) {
      if ((await cursor.getAttribute('data-at')) !== `${row},${col}`) await this.finger.tapCell({ row, col })
      await this.page.locator(`.cursor[data-at="${row},${col}"]`).waitFor()
      if (!(await cursor.getAttribute('class'))!.includes(direction))
        await this.page.getByRole('button', { name: 'Turn', exact: true }).tap()
    }
    for (const stone of stones) if (stone !== typDom.LYING) await tapStone(this.finger, stone)
    await this.page.locator('.acts .main[aria-disabled="false"]').tap()
  }
}

/** Plays Abrahaminetz with one finger: a cell, then the card that goes there. */
class TappingCards extends AbrahaminetzPlayer {
  override async step(): Promise<boolean> {
    const scene = await this.scene()
    if (scene !== 'choosing' && scene !== 'playing') return false
    const version = await this.page.locator('main').getAttribute('data-version')
    const rack = scene === 'choosing' ? '' : await this.rack()
    const [best] = rules.finderFor(vocabulary).best(rules.basicPosition(rack, await this.hand()), 1, 'needed')
    if (best === undefined) await this.page.locator('.acts .button', { hasText: /^(Pass|Show none)/ }).tap()
    else await this.lay(rack, best.laying)
    await this.page.locator(`main:not([data-version="${version}"])`).waitFor()
    return true
  }

  private async lay(rack: string, { grow, cards }: rules.Laying): Promise<void> {
    const slots = rack !== '' && rack.length < rules.LONGEST ? 1 : 0
    const shift = grow === 'front' ? 1 : 0
    for (const [i, as] of [...cards].entries()) {
      if (as === '.') continue
      await this.page
        .locator('.rack button')
        .nth(i - shift + slots)
        .tap()
      const joker = rules.isJokerCell(as)
      const name = as === rules.ERASER ? 'eraser' : joker ? 'joker' : `${as},`
      await this.page.locator(`.hand button[aria-pressed="false"][aria-label^="${name}"]`).first().tap()
      if (joker)
        await this.page
          .locator('.letter-choice')
          .getByRole('button', { name: as.toUpperCase(), exact: true })
          .tap()
    }
    await this.page.locator('.acts .main[aria-disabled="false"]').tap()
  }
}

describe('boxed games by touch, to the end of a round', () => {
  let site: TestSite
  let device: BrowserContext
  beforeAll(async () => {
    site = await openSite()
    device = await cutOff(site, { it: 'casa' }, { hasTouch: true })
  })
  afterAll(() => site?.close())

  const sitDown = async (game: string, { screens }: Holding, options = {}): Promise<Phone> => {
    const page = await againstBots(site, { game, words: 'it', options }, 'novice', device)
    const phone = new Phone(page, screens)
    await phone.turn()
    return phone
  }

  it.each(holdings)('Kreuzwort, the phone $held', async (holding) => {
    const phone = await sitDown('kreuzwort', holding, { Rounds: '1' })
    await playOut([phone.heldBy(new TappingPlayer(phone.page))])
    await phone.page.close()
  })

  it.each(holdings)('Point, the phone $held', async (holding) => {
    const phone = await sitDown('point', holding)
    await playOut([phone.heldBy(new TappingPlayer(phone.page))])
    await phone.page.close()
  })

  it.each(holdings)('Abrahaminetz, the phone $held', async (holding) => {
    const phone = await sitDown('abrahaminetz', holding)
    await playOut([phone.heldBy(new TappingCards(phone.page, vocabulary))])
    await phone.page.close()
  })
})
