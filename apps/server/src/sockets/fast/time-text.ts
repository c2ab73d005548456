/** Times of the last few ms, indexed by their last four bits. */
const times = new Float64Array(16)
const timeTexts = Array.from(times, String)

/** A time in ms as text. Formatting such a large number is slow, and many tables share the same ms. */
export function timeText(ms: number): string {
  const place = ms & 15
  if (times[place] !== ms) {
    times[place] = ms
    timeTexts[place] = String(ms)
  }
  return timeTexts[place]!
}
