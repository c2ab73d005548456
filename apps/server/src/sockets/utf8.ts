/** Text as it goes over a wire: one character for each byte of UTF-8. Made once for each part of a frame. */
export type Utf8 = string & { readonly utf8: true }

export const utf8 = (text: string): Utf8 =>
  (Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1')) as Utf8

export const jsonUtf8 = (value: unknown): Utf8 => utf8(JSON.stringify(value))

/** Times of the last few ms, each in the place of its last bits. */
const times = new Float64Array(16)
const timeTexts = Array.from(times, String)

/** A time in ms: too large a number to be written quickly, and the same for many tables. */
export function timeText(ms: number): string {
  const place = ms & 15
  if (times[place] !== ms) {
    times[place] = ms
    timeTexts[place] = String(ms)
  }
  return timeTexts[place]!
}
