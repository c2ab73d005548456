/** Shorter words are more often endings or syllables than parts of a compound. */
const shortestPart = 4
const shortestRest = 3

/** For each lemma, how many others begin or end with it: everyday words are parts of many compounds. */
export function familySizes(lemmas: ReadonlySet<string>): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  const count = (part: string) => {
    if (lemmas.has(part)) sizes.set(part, (sizes.get(part) ?? 0) + 1)
  }
  for (const lemma of lemmas)
    for (let at = shortestPart; at <= lemma.length - shortestRest; at++) {
      count(lemma.slice(0, at))
      count(lemma.slice(-at))
    }
  return sizes
}
