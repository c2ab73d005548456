/** A line that cannot be read or played. Thrown only while reading, which stops at the first wrong line. */
export class WrongLine {
  constructor(readonly text: string) {}
}
