import type { Time } from './time.ts'

/** Does `work` again and again, `ms` after it was done, until called off. */
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
