/** An error that the user can correct. It is printed as one line on standard error, with exit code 2. */
export class CommandError extends Error {}
