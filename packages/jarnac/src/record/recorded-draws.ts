import { type Bag, bagSize, without } from '@estocade/kernel'
import type { DrawSource } from '../referee.ts'
import { WrongLine } from './wrong-line.ts'

/** Draws the letters of a record, in their order. */
export class RecordedDraws implements DrawSource {
  drawn = 0
  private at = 0

  constructor(
    private readonly letters: string,
    private readonly first: number,
  ) {}

  draw(bag: Bag, count: number): string {
    const due = Math.min(count, bagSize(bag))
    const come = this.letters.slice(this.at, this.at + due)
    if (come.length < due) throw new WrongLine(`${due - come.length} more letters must be drawn here.`)
    if (without(bag, come) === undefined) throw new WrongLine(`The bag does not hold ${come}.`)
    this.at += due
    this.drawn += due
    return come
  }

  lot(): number {
    this.drawn++
    return this.first
  }

  finish(): void {
    if (this.at < this.letters.length)
      throw new WrongLine(`Nothing draws ${this.letters.slice(this.at)} here.`)
  }
}
