import type { Refusal } from '@estocade/kernel'
import type { Ban } from '../store/store.ts'

/** Thrown when a banned player or address makes a request; the error handler answers 403. */
export class Banned extends Error {
  readonly statusCode = 403
  readonly refusal: Refusal

  constructor(ban: Ban) {
    super('Banned.')
    this.refusal = bannedBecause(ban)
  }
}

/** `until` is in ms; 0 means that the ban has no end. */
export const bannedBecause = ({ reason, until }: Ban): Refusal => ({
  code: 'banned',
  text: `You may not play here${until === null ? '' : ` until ${new Date(until).toISOString()}`}.${reason === '' ? '' : ` ${reason}`}`,
  params: { reason, until: until ?? 0 },
})

/** `until` is in ms. Existing players keep their names; only new guests are refused. */
export const noNewcomers = ({ until }: Ban): Refusal => ({
  code: 'no-newcomers',
  text: `No new guests from your network${until === null ? '' : ` until ${new Date(until).toISOString()}`}. Accounts may log in.`,
  params: { until: until ?? 0 },
})
