/** The last output of crashed browsers, until a test has reported it. */
const deaths: string[] = []

export const reportDeath = (lastLines: string): void => void deaths.push(lastLines)

/** Fails the test in which a browser crashed: otherwise only the consequences would be reported. */
export function expectNoDeath(): void {
  const found = deaths.splice(0)
  if (found.length > 0)
    throw new Error(`The browser crashed during this test. Its last output:\n${found.join('\n')}`)
}
