import type { AffixFile, AffixRule, Flag } from './affix-file.ts'
import { type Condition, compileCondition } from './condition.ts'
import type { HunspellDictionary, Stem } from './dictionary.ts'

/** A form and how it came about; the rules are absent where none of that kind was used. */
export interface Derivation {
  readonly form: string
  readonly stem: Stem
  readonly prefix: AffixRule | undefined
  /** The suffix next to the stem. */
  readonly suffix: AffixRule | undefined
  /** A suffix that `suffix` made possible. */
  readonly outer: AffixRule | undefined
}

export interface ExpandOptions {
  /** Which rules to use; called once per rule before anything is expanded. */
  readonly keepRule?: (rule: AffixRule) => boolean
  readonly keepStem?: (stem: Stem) => boolean
}

/** For `keepRule`: leaves out rules that make elided forms, clitics with a hyphen and the like. */
export const withoutMarks = (rule: AffixRule): boolean => !/['’-]/.test(rule.add)

/**
 * Calls `visit` for every form that the dictionary makes of single stems, without compounds. A form is visited once for
 * every way to derive it. Forms are not collected here: Italian has more than a Set can hold.
 */
export function expand(
  dictionary: HunspellDictionary,
  visit: (derivation: Derivation) => void,
  options: ExpandOptions = {},
): void {
  new Expander(dictionary, visit, options).run()
}

/** All morphological fields of a derived form, the stem's first. */
export function morphologyOf({ stem, prefix, suffix, outer }: Derivation): string {
  let all = stem.morphology
  for (const rule of [prefix, suffix, outer]) {
    if (rule !== undefined && rule.morphology !== '')
      all = all === '' ? rule.morphology : `${all} ${rule.morphology}`
  }
  return all
}

/** Rules of one flag with the same condition, so that it is checked once. */
interface RuleGroup {
  readonly holds: Condition
  readonly rules: AffixRule[]
}

type Tables = ReadonlyMap<Flag, readonly RuleGroup[]>

class Expander {
  private readonly prefixes: Tables
  private readonly suffixes: Tables
  private readonly affixes: AffixFile
  private readonly forbidden: ReadonlySet<string>

  constructor(
    private readonly dictionary: HunspellDictionary,
    private readonly visit: (derivation: Derivation) => void,
    private readonly options: ExpandOptions,
  ) {
    this.affixes = dictionary.affixes
    const kept = this.affixes.rules.filter((rule) => options.keepRule?.(rule) ?? true)
    this.prefixes = tables(kept, 'prefix')
    this.suffixes = tables(kept, 'suffix')
    this.forbidden = forbiddenWords(dictionary)
  }

  run(): void {
    for (const stem of this.dictionary.stems) {
      // A stem that occurs only in compounds does so with any affix.
      if (has(stem.flags, this.affixes.forbidden) || has(stem.flags, this.affixes.onlyInCompound)) continue
      if (this.options.keepStem?.(stem) ?? true) this.expandStem(stem)
    }
  }

  private expandStem(stem: Stem): void {
    this.finish(stem.word, stem, undefined, undefined)
    this.suffixed(stem.word, stem.flags, (form, suffix) => {
      this.finish(form, stem, suffix, undefined)
      this.suffixed(form, suffix.flags, (outerForm, outer) => this.finish(outerForm, stem, suffix, outer))
    })
    this.suffixesOfPrefixes(stem)
  }

  /** All suffixes that `flags` allow on `word`. */
  private suffixed(
    word: string,
    flags: readonly Flag[],
    then: (form: string, rule: AffixRule) => void,
  ): void {
    for (const flag of flags) {
      const groups = this.suffixes.get(flag)
      if (groups === undefined) continue
      for (const group of groups) {
        if (!group.holds(word)) continue
        for (const rule of group.rules) if (this.strips(word, rule)) then(withSuffix(word, rule), rule)
      }
    }
  }

  /** A suffixed form by itself and with every prefix that the stem or its suffixes allow. */
  private finish(
    form: string,
    stem: Stem,
    suffix: AffixRule | undefined,
    outer: AffixRule | undefined,
  ): void {
    const last = outer ?? suffix
    const own = last?.flags ?? stem.flags
    if (this.standsAlone(own) && !has(own, this.affixes.circumfix)) {
      this.emit({ form, stem, prefix: undefined, suffix, outer })
    }
    if (suffix?.cross === false || outer?.cross === false) return
    for (const prefix of this.prefixRules(form, stem, suffix, outer)) {
      if (this.prefixFits(prefix, last)) {
        this.emit({ form: withPrefix(form, prefix), stem, prefix, suffix, outer })
      }
    }
  }

  private prefixRules(
    form: string,
    stem: Stem,
    suffix: AffixRule | undefined,
    outer: AffixRule | undefined,
  ): readonly AffixRule[] {
    let found: AffixRule[] | undefined
    for (const flags of [stem.flags, suffix?.flags, outer?.flags]) {
      if (flags === undefined) continue
      for (const flag of flags) {
        for (const group of this.prefixes.get(flag) ?? []) {
          if (!group.holds(form)) continue
          for (const rule of group.rules) {
            if (!this.strips(form, rule)) continue
            found ??= []
            found.push(rule)
          }
        }
      }
    }
    return found ?? none
  }

  /** A prefix satisfies NEEDAFFIX; the two halves of a circumfix can only occur together. */
  private prefixFits(prefix: AffixRule, last: AffixRule | undefined): boolean {
    const { circumfix, needAffix, onlyInCompound } = this.affixes
    if (has(prefix.flags, onlyInCompound) || (last !== undefined && has(last.flags, onlyInCompound)))
      return false
    if (last === undefined) return !has(prefix.flags, circumfix) && !has(prefix.flags, needAffix)
    return last.cross && prefix.cross && has(prefix.flags, circumfix) === has(last.flags, circumfix)
  }

  /** A prefix may itself add suffix flags: fr `PFX Um 0 kilo/S.` makes kilohertz plural. */
  private suffixesOfPrefixes(stem: Stem): void {
    for (const prefix of this.prefixRules(stem.word, stem, undefined, undefined)) {
      if (!prefix.cross || prefix.flags.length === 0) continue
      this.suffixed(stem.word, prefix.flags, (form, suffix) => {
        if (suffix.cross && this.prefixFits(prefix, suffix)) {
          this.emit({ form: withPrefix(form, prefix), stem, prefix, suffix, outer: undefined })
        }
      })
    }
  }

  private strips(word: string, rule: AffixRule): boolean {
    if (rule.strip === '') return true
    if (word.length === rule.strip.length && !this.affixes.fullStrip) return false
    return rule.kind === 'prefix' ? word.startsWith(rule.strip) : word.endsWith(rule.strip)
  }

  private standsAlone(flags: readonly Flag[]): boolean {
    return !has(flags, this.affixes.needAffix) && !has(flags, this.affixes.onlyInCompound)
  }

  private emit(derivation: Derivation): void {
    if (this.forbidden.size === 0 || !this.forbidden.has(derivation.form)) this.visit(derivation)
  }
}

const none: readonly AffixRule[] = []

const has = (flags: readonly Flag[], flag: Flag | undefined) => flag !== undefined && flags.includes(flag)

const withSuffix = (word: string, rule: AffixRule) =>
  (rule.strip === '' ? word : word.slice(0, -rule.strip.length)) + rule.add

const withPrefix = (word: string, rule: AffixRule) => rule.add + word.slice(rule.strip.length)

function tables(rules: readonly AffixRule[], kind: AffixRule['kind']): Tables {
  const groups = new Map<Flag, Map<string, RuleGroup>>()
  for (const rule of rules) {
    if (rule.kind !== kind) continue
    const ofFlag = groups.get(rule.flag) ?? new Map<string, RuleGroup>()
    groups.set(rule.flag, ofFlag)
    const group = ofFlag.get(rule.condition) ?? { holds: compileCondition(rule.condition, kind), rules: [] }
    ofFlag.set(rule.condition, group)
    group.rules.push(rule)
  }
  return new Map([...groups].map(([flag, ofFlag]) => [flag, [...ofFlag.values()]]))
}

/** FORBIDDENWORD excludes a form, however else it could be derived. */
function forbiddenWords({ affixes, stems }: HunspellDictionary): ReadonlySet<string> {
  if (affixes.forbidden === undefined) return new Set()
  return new Set(stems.filter((stem) => has(stem.flags, affixes.forbidden)).map((stem) => stem.word))
}
