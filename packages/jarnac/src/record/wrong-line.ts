/** A line that cannot be read or played. Thrown while reading only: reading stops at the first. */
export class WrongLine {
  constructor(readonly text: string) {}
}
