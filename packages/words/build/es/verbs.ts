import type { Form } from '../../src/index.ts'
import type { AffixRule, Flag } from '../hunspell/index.ts'

/** Regular and three kinds of irregular conjugation. */
const conjugation = new Set<Flag>(['R', 'E', 'I', 'X'])
const participle: Flag = 'D'

export const isVerbal = (flags: readonly Flag[]): boolean =>
  flags.some((flag) => conjugation.has(flag) || flag === participle)

/** The form that a rule makes of an infinitive; `undefined` if it is not a rule for verbs. */
export function verbFormOf({ flag, strip, add }: AffixRule): Form | undefined {
  if (flag === participle) return 'past participle'
  if (!conjugation.has(flag)) return undefined
  // `enciendo` of encender is finite: its -nd- comes from the infinitive.
  return /ndo$/.test(add) && !strip.includes('nd') ? 'gerund' : 'finite'
}

/** Rules that attach pronouns to the verb: the tables from À to ú, and `-se` in the regular table. */
export function isClitic({ flag, strip, add }: AffixRule): boolean {
  if (flag >= 'À' && flag <= 'ú') return true
  return conjugation.has(flag) && (/ndose$/.test(add) || (strip === '' && add === 'se'))
}

const stressed: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', í: 'í' }

/**
 * Forms that the tables lack: `vos` in the present and in the imperative, which is regular even where `tú` is not
 * (contás, contá), and the imperative of -ír (oíd).
 */
export function untabledForms(infinitive: string): readonly string[] {
  const vowel = stressed[infinitive.at(-2) ?? '']
  if (vowel === undefined || !infinitive.endsWith('r') || infinitive.length < 3) return []
  const plural = `${infinitive.slice(0, -1)}d`
  if (infinitive.length < 4) return [plural]
  const stem = infinitive.slice(0, -2) + vowel
  const subjunctive = infinitive === 'oler' ? ['olamos', 'oláis'] : []
  return [`${stem}s`, stem, plural, ...subjunctive]
}

/** Infinitive ending → ending of its irregular participle. */
const irregularParticiples: readonly (readonly [string, string])[] = [
  ['brir', 'bierto'],
  ['scribir', 'scrito'],
  ['scribir', 'scripto'],
  ['hacer', 'hecho'],
  ['facer', 'fecho'],
  ['poner', 'puesto'],
  ['ver', 'visto'],
  ['decir', 'dicho'],
  ['olver', 'uelto'],
  ['romper', 'roto'],
  ['morir', 'muerto'],
  ['imprimir', 'impreso'],
  ['freír', 'frito'],
  ['proveer', 'provisto'],
]

/** Participles that the dictionary lists as separate words, for the verbs it has. */
export function irregularParticiplesOf(infinitive: string): readonly string[] {
  return irregularParticiples
    .filter(([ending]) => infinitive.endsWith(ending))
    .map(([ending, participle]) => infinitive.slice(0, -ending.length) + participle)
}

/** Forms of the verbs without a table, as far as the dictionary lists them one by one. */
const suppletive: readonly (readonly [string, RegExp])[] = [
  ['ser', /^(soy|eres|es|somos|sois|son|sos|é?er(a|as|amos|ais|an)|éramos|sea(n|s|mos)?|seáis|sé|sed)$/],
  ['ser', /^ser(é|ás|á|emos|éis|án|ía|ías|íamos|íais|ían)$/],
  ['ser', /^fu(i|e|iste|imos|isteis|eron|er(a|as|ais|an|e|es|eis|en)|es(e|es|eis|en)|éramos|éremos|ésemos)$/],
  ['ir', /^fu(i|e|iste|imos|isteis|eron|er(a|as|ais|an|e|es|eis|en)|es(e|es|eis|en)|éramos|éremos|ésemos)$/],
  ['ir', /^(voy|vas|va|vamos|vais|van|iba(s|is|n)?|íbamos|vaya(s|n|mos)?|vayáis|ve|id)$/],
  ['ir', /^ir(é|ás|á|emos|éis|án|ía|ías|íamos|íais|ían)$/],
  [
    'haber',
    /^(he|has|ha|hemos|habéis|han|hay|hub[a-záéíó]+|habr[a-záéíó]+|hay(a|as|amos|áis|an)|había[a-z]*)$/,
  ],
  ['haber', /^(habíamos|habe(d|mos))$/],
  ['dar', /^(doy|das|da|damos|dais|dan|dé|des|demos|deis|den|dad|dab(a|as|ais|an)|dábamos)$/],
  ['dar', /^(di|dio|diste|dimos|disteis|dieron|dier(a|as|ais|an|e|es|eis|en)|dies(e|es|eis|en))$/],
  ['dar', /^(diéramos|diéremos|diésemos|dar(é|ás|á|emos|éis|án|ía|ías|íamos|íais|ían))$/],
  ['estar', /^est(oy|ás|á|amos|áis|án|é|és|emos|éis|én|uv[a-záéíó]+|ab(a|as|ais|an)|ábamos|ad)$/],
  ['estar', /^estar(é|ás|á|emos|éis|án|ía|ías|íamos|íais|ían)$/],
  [
    'poder',
    /^(pued(o|es?|en|as?|an)|pod(emos|éis|amos|áis|ed|ía[a-z]*)|podr[a-záéíó]+|pud(e|o|[iíé][a-záéíó]+))$/,
  ],
  ['hacer', /^(hice|hizo|haz)$/],
  ['ver', /^(vi|vio|ves?|veis)$/],
  ['poner', /^pon$/],
  ['venir', /^ven$/],
  ['tener', /^ten$/],
  ['andar', /^anduv/],
  ['desandar', /^desanduv/],
  ['errar', /^yerr/],
  ['erguir', /^(irgu?|yergu?)/],
  ['caber', /^(quep|cup)/],
  ['henchir', /^hinch/],
  ['rehenchir', /^reh[ií]nch/],
  ['oír', /^(oíd|oye[ns]?|oig)/],
  ['oler', /^huel(o|es?|en|as?|an)$/],
  ['jugar', /^jueg(o|as?|an|ues?|uen)$/],
]

/** Imperatives of compounds of poner, venir, tener: because of their accent the tables do not have them. */
const shortImperative = /^(.+)(pón|vén|tén)$/
const fullVerb: Readonly<Record<string, string>> = { pón: 'poner', vén: 'venir', tén: 'tener' }

export function suppletiveVerbs(form: string): readonly string[] {
  const [, start, imperative] = shortImperative.exec(form) ?? []
  if (start !== undefined && imperative !== undefined) return [start + fullVerb[imperative]]
  return [...new Set(suppletive.filter(([, pattern]) => pattern.test(form)).map(([verb]) => verb))]
}

export const gerunds: ReadonlyMap<string, string> = new Map([
  ['yendo', 'ir'],
  ['siendo', 'ser'],
  ['habiendo', 'haber'],
  ['dando', 'dar'],
  ['estando', 'estar'],
  ['pudiendo', 'poder'],
])
