/** Something the user can mend: told in one line on standard error, exit code 2. */
export class Fault extends Error {}
