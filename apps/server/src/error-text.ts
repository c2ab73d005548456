/**
 * Why something failed, in one line. When a name has several addresses and none of them answers, Node's error has no
 * message of its own, only the errors of the addresses.
 */
export function errorText(error: unknown): string {
  const { message } = error as Error
  if (message !== '' || !(error instanceof AggregateError)) return message
  return error.errors.map(errorText).join('; ')
}
