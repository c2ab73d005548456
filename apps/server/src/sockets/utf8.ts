/** Text as it is sent: one character for each byte of UTF-8. */
export type Utf8 = string & { readonly utf8: true }

export const utf8 = (text: string): Utf8 =>
  (Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1')) as Utf8

export const jsonUtf8 = (value: unknown): Utf8 => utf8(JSON.stringify(value))
