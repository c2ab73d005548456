import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { fromDebian } from './debian.ts'

const places = ['x86_64', 'aarch64'].map((cpu) => `usr/lib/${cpu}-linux-gnu/faketime/libfaketime.so.1`)

/** The library that gives programs another time; `undefined` when it is not available. */
const library = (): string | undefined =>
  process.platform === 'linux'
    ? (places.map((place) => `/${place}`).find((file) => existsSync(file)) ??
      fromDebian('libfaketime', places, 'faketime'))
    : undefined

/** The system clock that programs see when they are run by `within`. Their monotonic clock is not changed. */
export class SetClock {
  readonly within: readonly string[]
  readonly #file: string

  private constructor(file: string, preload: string) {
    this.#file = file
    this.within = [
      'env',
      `LD_PRELOAD=${preload}`,
      `FAKETIME_TIMESTAMP_FILE=${file}`,
      'FAKETIME_NO_CACHE=1',
      'FAKETIME_DONT_FAKE_MONOTONIC=1',
    ]
    this.set(0)
  }

  static in(file: string): SetClock | undefined {
    const preload = library()
    return preload === undefined ? undefined : new SetClock(file, preload)
  }

  /** Sets the clock `seconds` off the true time. */
  set(seconds: number): void {
    // Written to another file and renamed: a half-written file would be read as a wrong time.
    writeFileSync(`${this.#file}.new`, `${seconds < 0 ? '' : '+'}${seconds}`)
    renameSync(`${this.#file}.new`, this.#file)
  }
}
