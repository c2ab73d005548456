import type { Time } from './time.ts'

/** Runs `work` periodically, `ms` after the last run has ended. Returns a function that stops it. */
export function every(
  time: Time,
  ms: number,
  work: () => unknown,
  onError: (error: unknown) => void,
): () => void {
  let stopped = false
  let cancel = () => {}
  const next = () => {
    cancel = time.after(ms, () => {
      Promise.resolve()
        .then(work)
        .catch(onError)
        .finally(() => stopped || next())
    })
  }
  next()
  return () => {
    stopped = true
    cancel()
  }
}
