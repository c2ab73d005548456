import type { Analyses } from './analyses.ts'
import { plainVowel } from './infer-adjectives.ts'
import { listed } from './word-list.ts'

/** Particles that stand before this many verbs are taken for particles. */
const manyVerbs = 3
const longestParticle = 9
/** These also make verbs that stay whole, whose imperatives are one word: umarm! */
const twofold = /^(?:durch|hinter|miss|über|um|unter|voll|wider|wieder)$/
const weakEnding = /(?:e|t|n)$/

/** Verbs whose particle leaves them: abblasen, er bläst ab. */
export class SeparableVerbs {
  private readonly particles: ReadonlySet<string>
  /** Finite forms of plain verbs, imperatives aside: form → lemmas. */
  private readonly finite = new Map<string, string>()

  constructor(private readonly analyses: Analyses) {
    const counts = new Map<string, number>()
    for (const [word, readings] of analyses.read())
      for (const { pos, form, lemma } of readings) {
        if (pos !== 'verb') continue
        if (form === 'finite') this.finite.set(word, lemma)
        if (form !== 'infinitive') continue
        const particle = this.particleOf(word)
        if (particle !== undefined) counts.set(particle, (counts.get(particle) ?? 0) + 1)
      }
    this.particles = new Set(
      [...counts].filter(([, count]) => count >= manyVerbs).map(([particle]) => particle),
    )
  }

  /**
   * Reads words that nothing explains as forms of separable verbs: `heranmuss`, `wegzutun`, `drangehen`. They are written
   * together in subordinate clauses.
   */
  read(word: string): boolean {
    for (const [particle, rest] of this.splits(word)) {
      const zu = rest.startsWith('zu') ? rest.slice(2) : undefined
      if (zu !== undefined && this.analyses.hasForm(zu, 'verb', 'infinitive')) {
        this.analyses.add(word, particle + zu, 'verb', 'inflected')
        return true
      }
      // Before finite forms: `gehen` of drangehen is both.
      if (this.analyses.hasForm(rest, 'verb', 'infinitive')) {
        this.analyses.add(word, word, 'verb', 'infinitive')
        return true
      }
      const lemma = this.finite.get(rest)
      if (lemma !== undefined && (weakEnding.test(rest) || this.isPlainFinite(rest))) {
        this.analyses.add(word, particle + lemma, 'verb', 'finite')
        return true
      }
      const stem = rest.replace(/e$/, '')
      if (this.isStem(particle, stem)) {
        this.analyses.add(word, `${particle}${stem}en`, 'verb', 'finite')
        return true
      }
    }
    return false
  }

  /**
   * An imperative is never written together with its particle (blas ab!), though the list has many so. All other
   * finite forms without an ending are strong preterites or modal verbs, which the plain verb has too.
   */
  isImperative(word: string): boolean {
    if (weakEnding.test(word)) return false
    const readings = this.analyses.of(word)
    if (readings.some(({ pos, form }) => pos !== 'verb' || form !== 'finite')) return false
    let imperative = false
    for (const [particle, rest] of this.splits(word)) {
      if (this.isPlainFinite(rest)) return false
      imperative ||=
        !twofold.test(particle) && (this.isStem(particle, rest) || this.isCompound(particle, rest))
    }
    return imperative
  }

  /** A finite form that is no bare stem: `lief`, `muss`. */
  private isPlainFinite(word: string): boolean {
    const lemma = this.finite.get(word)
    return lemma !== undefined && listed(lemma).replace(/e?n$/, '') !== word
  }

  /** The stem of a verb that is made of another with the particle: aberkennen, erkennen. */
  private isCompound(particle: string, rest: string): boolean {
    const { analyses } = this
    return ['en', 'n'].some(
      (ending) =>
        analyses.hasForm(rest + ending, 'verb', 'infinitive') &&
        analyses.hasForm(particle + rest + ending, 'verb', 'infinitive'),
    )
  }

  /** The stem of a verb that the particle leaves: abblasen, abzublasen. */
  private isStem(particle: string, rest: string): boolean {
    return [rest, plainVowel(rest)].some((stem) =>
      ['en', 'n'].some((ending) => this.analyses.list.has(`${particle}zu${stem}${ending}`)),
    )
  }

  /** Particles before which something is left, longest particle first. */
  private *splits(word: string): Generator<readonly [string, string]> {
    for (let at = Math.min(longestParticle, word.length - 3); at >= 2; at--) {
      const particle = word.slice(0, at)
      if (this.particles.has(particle)) yield [particle, word.slice(at)]
    }
  }

  /** `ab` of abblasen, since the list has abzublasen. */
  private particleOf(infinitive: string): string | undefined {
    for (let at = 2; at <= infinitive.length - 3 && at <= longestParticle; at++) {
      const [particle, rest] = [infinitive.slice(0, at), infinitive.slice(at)]
      const { list } = this.analyses
      if (list.has(`${particle}zu${rest}`) && list.has(rest)) return particle
    }
    return undefined
  }
}
