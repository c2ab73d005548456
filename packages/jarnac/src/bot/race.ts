/** How many rounds are played before a trial may be dropped, and between two looks at who is clearly worse. */
const ROUNDS = 32
/** A trial is dropped when it is behind the best by so many standard errors. */
const CLEAR = 2.6
/** Trials that never differed in so many rounds are equal. Playouts to the end of a lost game are rarely won. */
const EQUAL = 512

/** Compares trials by the results of rounds in which all of them have the same luck. */
export class Race {
  /** The trials that may be the best. */
  left: readonly number[]
  private readonly results: Float64Array[]
  private readonly sums: Float64Array
  private rounds = 0
  private played = 0

  constructor(
    trials: number,
    /** How many results there are at most; at least two rounds are played. */
    private readonly work: number,
  ) {
    this.left = Array.from({ length: trials }, (_, trial) => trial)
    const most = Math.max(2, Math.ceil(work / Math.min(2, trials)))
    this.results = this.left.map(() => new Float64Array(most))
    this.sums = new Float64Array(trials)
  }

  get isOver(): boolean {
    const { rounds, left, played } = this
    return left.length === 1 || (rounds >= 2 && played + left.length > this.work)
  }

  /** The first of those with the highest sum. */
  get best(): number {
    return this.left.reduce((best, trial) => (this.sums[trial]! > this.sums[best]! ? trial : best))
  }

  add(trial: number, result: number): void {
    this.results[trial]![this.rounds] = result
    this.sums[trial]! += result
  }

  /** Ends a round. */
  drop(): void {
    this.rounds++
    this.played += this.left.length
    if (this.rounds % ROUNDS !== 0) return
    const { best } = this
    this.left = this.left.filter((trial) => trial === best || !this.isClear(best, trial))
  }

  private isClear(best: number, trial: number): boolean {
    const { rounds } = this
    const mean = (this.sums[best]! - this.sums[trial]!) / rounds
    const one = this.results[best]!
    const other = this.results[trial]!
    let squares = 0
    for (let i = 0; i < rounds; i++) squares += (one[i]! - other[i]! - mean) ** 2
    return squares === 0 ? rounds >= EQUAL : mean > (CLEAR * Math.sqrt(squares)) / rounds
  }
}
