/** What browsers that ended unasked wrote last, until a test has reported it. */
const deaths: string[] = []

export const reportDeath = (lastLines: string): void => void deaths.push(lastLines)

/** Fails the test in which a browser ended unasked: otherwise only its consequences would be seen. */
export function expectNoDeath(): void {
  const found = deaths.splice(0)
  if (found.length > 0)
    throw new Error(`The browser ended during this test. It last said:\n${found.join('\n')}`)
}
