import type { CollectedReadings } from './collected-readings.ts'
import { plainVowel } from './infer-adjectives.ts'
import { isConjugated } from './settle-verbs.ts'
import type { Witnesses } from './witnesses.ts'
import { listed } from './word-list.ts'

/** A particle that precedes at least this many verbs is accepted as a particle. */
const manyVerbs = 3
const longestParticle = 9
/** Particles up to this length are never the first part of a noun: aus, ein, tot. */
const shortParticle = 3
/** These particles also make inseparable verbs, whose imperatives are one word: umarm! */
const twofold = /^(?:durch|hinter|miss|über|um|unter|voll|wider|wieder)$/
const weakEnding = /(?:e|t|n)$/

/** Verbs whose particle is separated: abblasen, er bläst ab. */
export class SeparableVerbs {
  private readonly particles: ReadonlySet<string>
  /** Finite forms of plain verbs, without imperatives: form → lemmas. */
  private readonly finite = new Map<string, string>()

  constructor(
    private readonly collected: CollectedReadings,
    private readonly witnesses: Witnesses,
  ) {
    const counts = new Map<string, number>()
    for (const [word, readings] of collected.read())
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
   * Reads words without a reading as forms of separable verbs: `heranmuss`, `wegzutun`, `drangehen`. In subordinate
   * clauses these are written as one word.
   */
  read(word: string): boolean {
    for (const [particle, rest] of this.splits(word)) {
      const zu = rest.startsWith('zu') ? rest.slice(2) : undefined
      if (zu !== undefined && this.collected.hasForm(zu, 'verb', 'infinitive')) {
        this.collected.add(word, particle + zu, 'verb', 'inflected')
        return true
      }
      // This comes before finite forms, because `gehen` in drangehen is both.
      if (this.collected.hasForm(rest, 'verb', 'infinitive')) {
        // `Heimsiegen` is a form of a noun.
        if (!this.isVerb(particle, rest)) continue
        this.collected.add(word, word, 'verb', 'infinitive')
        return true
      }
      const lemma = this.finite.get(rest)
      if (lemma !== undefined && (weakEnding.test(rest) || this.isPlainFinite(rest))) {
        this.collected.add(word, particle + lemma, 'verb', 'finite')
        return true
      }
      const stem = rest.replace(/e$/, '')
      if (this.isStem(particle, stem)) {
        this.collected.add(word, `${particle}${stem}en`, 'verb', 'finite')
        return true
      }
    }
    return false
  }

  /**
   * An imperative is never written together with its particle (blas ab!), although the list has many such words. All
   * other finite forms without an ending are strong preterites or modal verbs, which the plain verb has too.
   */
  isImperative(word: string): boolean {
    if (weakEnding.test(word)) return false
    const readings = this.collected.of(word)
    if (readings.some(({ pos, form }) => pos !== 'verb' || form !== 'finite')) return false
    let imperative = false
    for (const [particle, rest] of this.splits(word)) {
      if (this.isPlainFinite(rest)) return false
      imperative ||=
        !twofold.test(particle) && (this.isStem(particle, rest) || this.isCompound(particle, rest))
    }
    return imperative
  }

  /**
   * A finite form of a verb with its particle that may be read as a compound noun: `engmacht`, `wehtät`, `einwurzel`. A
   * particle that is a noun too makes compounds (Preisliste), so the list must have other forms of the verb then.
   */
  isFiniteForm(word: string): boolean {
    for (const [particle, rest] of this.splits(word)) {
      const verb = this.finite.get(rest) ?? this.verbOf(rest)
      if (verb === undefined) continue
      if (this.isConjugated(particle, listed(verb))) return true
      if (!this.collected.hasForm(particle, 'noun', 'singular') || particle.length <= shortParticle)
        return true
    }
    return false
  }

  /** The verb of which it is the bare stem. */
  private verbOf(stem: string): string | undefined {
    return [`${stem}en`, `${stem}n`].find((verb) => this.collected.hasForm(verb, 'verb', 'infinitive'))
  }

  private isVerb(particle: string, rest: string): boolean {
    const { tableVerbs, igermanVerbs } = this.witnesses
    const verb = particle + rest
    return tableVerbs.has(verb) || igermanVerbs.has(verb) || this.isConjugated(particle, rest)
  }

  /** Whether the list has forms of the whole verb that are not forms of a noun too. */
  private isConjugated(particle: string, rest: string): boolean {
    const { list } = this.collected
    const stem = particle + rest.replace(/e?n$/, '')
    return (
      list.has(`${particle}zu${rest}`) ||
      list.has(`${stem}te`) ||
      (list.has(`${stem}t`) && list.has(`${stem}st`)) ||
      isConjugated(particle + rest, this.collected)
    )
  }

  /** A finite form that is not a bare stem: `lief`, `muss`. */
  private isPlainFinite(word: string): boolean {
    const lemma = this.finite.get(word)
    return lemma !== undefined && listed(lemma).replace(/e?n$/, '') !== word
  }

  /** The stem of a verb that consists of another verb with a particle: aberkennen, erkennen. */
  private isCompound(particle: string, rest: string): boolean {
    const { collected } = this
    return ['en', 'n'].some(
      (ending) =>
        collected.hasForm(rest + ending, 'verb', 'infinitive') &&
        collected.hasForm(particle + rest + ending, 'verb', 'infinitive'),
    )
  }

  /** The stem of a verb whose particle is separated: abblasen, abzublasen. */
  private isStem(particle: string, rest: string): boolean {
    return [rest, plainVowel(rest)].some((stem) =>
      ['en', 'n'].some((ending) => this.collected.list.has(`${particle}zu${stem}${ending}`)),
    )
  }

  /** The particles that begin the word, if something is left after them, longest first. */
  private *splits(word: string): Generator<readonly [string, string]> {
    for (let at = Math.min(longestParticle, word.length - 3); at >= 2; at--) {
      const particle = word.slice(0, at)
      if (this.particles.has(particle)) yield [particle, word.slice(at)]
    }
  }

  /** `ab` is the particle of abblasen, because the list has abzublasen. */
  private particleOf(infinitive: string): string | undefined {
    for (let at = 2; at <= infinitive.length - 3 && at <= longestParticle; at++) {
      const [particle, rest] = [infinitive.slice(0, at), infinitive.slice(at)]
      const { list } = this.collected
      if (list.has(`${particle}zu${rest}`) && list.has(rest)) return particle
    }
    return undefined
  }
}
