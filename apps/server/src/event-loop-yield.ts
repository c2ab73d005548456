/** ms of work after which others get their turn. */
const SLICE = 5

/** For long work in steps: call it between them. It lets other work run when the steps since the last pause took long. */
export function eventLoopYielder(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < SLICE) return undefined
    return new Promise((resolve) =>
      setImmediate(() => {
        since = performance.now()
        resolve()
      }),
    )
  }
}
