import { typDom } from '@estocade/games'
import type { CDPSession, Locator, Page } from 'playwright-core'
import { alsoLong } from '../../../scripts/test-scale.ts'
import { resize } from './text-fit.ts'

const upright = [360, 640] as const
const lying = [844, 390] as const

/** How a phone is held: turned after every move, so that one game is played on both screens; or always the same way. */
export const holdings = alsoLong(
  [{ held: 'turned between 360×640 and 844×390', screens: [upright, lying] }],
  [
    { held: '360×640', screens: [upright] },
    { held: '844×390', screens: [lying] },
  ],
)
export type Holding = (typeof holdings)[number]

/** A phone that is turned each time `turn` is called. */
export class Phone {
  private turns = 0

  constructor(
    readonly page: Page,
    private readonly screens: Holding['screens'],
  ) {}

  turn = (): Promise<void> => resize(this.page, this.screens[this.turns++ % this.screens.length]!)

  /** A player who turns the phone after every move. */
  heldBy = (player: { step(): Promise<boolean> }) => ({
    page: this.page,
    step: async () => {
      const moved = await player.step()
      if (moved) await this.turn()
      return moved
    },
  })
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The distance in px between a tapped cell and the border of the table, where buttons are. */
const MARGIN = 70

/** One finger on a touch screen: every tap and drag is a real touch event in Chromium. */
export class Finger {
  private session: CDPSession | undefined

  constructor(readonly page: Page) {}

  tap = (locator: Locator): Promise<void> => locator.tap()

  async drag(from: Spot, to: Spot): Promise<void> {
    this.session ??= await this.page.context().newCDPSession(this.page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
      this.session!.send('Input.dispatchTouchEvent', { type, touchPoints })
    await send('touchStart', [from])
    for (const part of [0.1, 0.4, 0.7, 1])
      await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
    // The finger rests before it is lifted; otherwise the browser would scroll on and drop the next tap.
    await this.drawn()
    await send('touchMove', [to])
    await this.drawn()
    await send('touchEnd', [])
    await this.drawn()
  }

  /** After two frames the change is on the screen. */
  private drawn = () =>
    this.page.evaluate(
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))',
    )

  /** Taps a cell of the endless table, after moving the table with the finger if the cell is near its border. */
  async tapCell(cell: typDom.Cell): Promise<void> {
    for (;;) {
      const { spot, felt, covered } = await this.atRest(cell)
      const inside = (at: number, from: number, size: number) => {
        const margin = Math.min(MARGIN, size / 3)
        return at >= from + margin && at <= from + size - margin
      }
      if (!covered && inside(spot.x, felt.x, felt.width) && inside(spot.y, felt.y, felt.height))
        return this.page.touchscreen.tap(spot.x, spot.y)
      const middle = { x: felt.x + felt.width / 2, y: felt.y + felt.height / 2 }
      const from = await this.freeSpot(felt)
      const clip = (value: number, room: number) => Math.max(-room / 3, Math.min(room / 3, value))
      await this.drag(from, {
        x: from.x + clip(middle.x - spot.x, felt.width),
        y: from.y + clip(middle.y - spot.y, felt.height),
      })
    }
  }

  /** The table may still be moving after the last tap or a resize: reads its position until it stays the same. */
  private async atRest(cell: typDom.Cell) {
    for (let before = ''; ; ) {
      await this.drawn()
      const found = await this.whereIs(cell)
      const now = JSON.stringify(found)
      if (now === before) return found
      before = now
    }
  }

  /** A place of the table without a stone: a finger that begins on a stone drags the stone. */
  private freeSpot = ({ x, y, width, height }: Spot & { width: number; height: number }) =>
    this.page.evaluate(`(() => {
      for (const up of [0.5, 0.35, 0.65, 0.2, 0.8])
        for (const right of [0.5, 0.35, 0.65, 0.2, 0.8]) {
          const spot = { x: ${x} + ${width} * right, y: ${y} + ${height} * up }
          const there = document.elementFromPoint(spot.x, spot.y)
          if (there?.closest('.felt') && !there.closest('[data-drag], button')) return spot
        }
      throw new Error('The whole table is covered with stones.')
    })()`) as Promise<Spot>

  private whereIs = ({ row, col }: typDom.Cell) =>
    this.page.evaluate(`(() => {
      const felt = document.querySelector('.felt')
      const layer = felt.querySelector('.layer')
      const pitch = Number.parseFloat(layer.style.getPropertyValue('--p'))
      const origin = layer.getBoundingClientRect()
      const { x, y, width, height } = felt.getBoundingClientRect()
      const spot = { x: origin.x + (${col} + 0.5) * pitch, y: origin.y + (${row} + 0.5) * pitch }
      const covered = document.elementFromPoint(spot.x, spot.y)?.closest('.felt') !== felt
      return { spot, felt: { x, y, width, height }, covered }
    })()`) as Promise<{
      readonly spot: Spot
      readonly felt: Spot & { width: number; height: number }
      /** Something else is above the cell. */
      readonly covered: boolean
    }>
}

/** Taps a stone of the rack, and chooses the letter of a jolly. */
export async function tapStone({ page }: Finger, shown: string): Promise<void> {
  const jolly = typDom.isJolly(shown)
  const name = jolly ? `${typDom.colourOf(shown.toUpperCase())} jolly` : shown
  await page.locator(`.tray.stones button[aria-pressed="false"][aria-label^="${name}"]`).first().tap()
  if (jolly)
    await page.locator('.letter-choice').getByRole('button', { name: shown.toUpperCase(), exact: true }).tap()
}
