const TIMES = 'loaded-again'
/** So often in that time, in milliseconds; then a person decides. */
const MOST = 2
const RECENT = 60_000

/** Without the network the page would be replaced by the browser's own message. */
const isReachable = () => fetch('/').then(({ ok }) => ok)

/**
 * After a failed download of a program: loads the page again if that can help, and otherwise throws the error. A browser may
 * drop a request, and after an update of the server the program has another address.
 */
export async function loadAgain(error: unknown): Promise<never> {
  const now = Date.now()
  const times: readonly number[] = JSON.parse(sessionStorage.getItem(TIMES) ?? '[]')
  const recent = times.filter((time) => now - time < RECENT)
  if (recent.length >= MOST || !(await isReachable().catch(() => false))) throw error
  sessionStorage.setItem(TIMES, JSON.stringify([...recent, now]))
  location.reload()
  return new Promise<never>(() => {})
}
