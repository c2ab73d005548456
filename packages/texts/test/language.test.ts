import { describe, expect, it } from 'vitest'
import { interfaceLanguages, namespaces, textsOf } from './catalogues.ts'

type Language = (typeof interfaceLanguages)[number]

/** Names of games, and words to type, keep their own spelling. */
const OWN_SPELLING = /Wer behält recht\?|\{\{\w+\}\}|--\w+|https?:\S*|\(\?\)|(?<=^|\. )\? /g

/** Every text of a language as `namespace key: text`, without placeholders and names. */
async function allIn(language: Language): Promise<readonly string[]> {
  const found = await Promise.all(
    namespaces.map(async (namespace) =>
      Object.entries(await textsOf(namespace, language)).map(
        ([key, text]) => `${namespace} ${key}: ${text.replace(OWN_SPELLING, 'X')}`,
      ),
    ),
  )
  return found.flat()
}

const textOf = (line: string): string => line.replace(/^\S+ .*?: /, '')
/** Synonyms of commands can be typed, but are never shown. */
const isShown = (line: string): boolean => !/^\S+ command_/.test(line)
const linesWith = async (language: Language, pattern: RegExp): Promise<readonly string[]> =>
  (await allIn(language)).filter((line) => isShown(line) && pattern.test(textOf(line)))

describe('typography', () => {
  it.each(interfaceLanguages)(
    '%s has no straight quotes, no three dots and no double spaces',
    async (language) => {
      expect(await linesWith(language, /["']|\.\.\.| {2}/)).toEqual([])
    },
  )

  it.each(interfaceLanguages)('%s has no space at the end of a text', async (language) => {
    expect(await linesWith(language, /\s$/u)).toEqual([])
  })

  it.each([
    ['de', /“[^„]*”|‚[^‘]*’|[«»]|^[^„]*“/],
    ['en', /[„«»]|”[^“]*“[^”]*$/],
    ['fr', /[„“”]/],
    ['es', /[„“”]/],
    ['it', /[„“”]/],
    ['vi', /[„«»]/],
  ] as const)('%s has the quotation marks of its own', async (language, foreign) => {
    expect(await linesWith(language, foreign)).toEqual([])
  })

  it('French has no-break spaces before : ; ! ? » and after «, and before nothing else', async () => {
    expect(await linesWith('fr', / [:;!?»]|« /)).toEqual([])
    expect(await linesWith('fr', /[\p{L}\d)X»][;!?»]|«[^\u00a0\u202f]/u)).toEqual([])
    expect(await linesWith('fr', /[\p{L}\d)X»]:(?=\s|$)/u)).toEqual([])
    // Narrow before ; ! ? and of full width before a colon and within « ».
    expect(await linesWith('fr', /\u00a0[;!?]|\u202f[:»]|«\u202f/)).toEqual([])
  })

  it.each(['fr', 'en', 'es', 'it', 'vi'] as const)('%s has no space before an ellipsis', async (language) => {
    expect(await linesWith(language, /\s…/)).toEqual([])
  })

  it('Spanish opens its questions and exclamations', async () => {
    expect(await linesWith('es', /^[^¿]*\?|^[^¡]*!/)).toEqual([])
  })
})

/** Jarnac D9: the table said usted and Lei, but the rule book tú and tu. */
describe('Jarnac D9 one form of address', () => {
  it.each([
    ['de', /[\p{Ll},] (Sie|Ihr|Ihre[mnrs]?|Ihnen)\b/u],
    ['fr', /(^|[\s«(])(tu|toi|ton|ta|tes|te)(?=[\s.,!?])/iu],
    [
      'es',
      /\b(usted(es)?|añada|ponga|elija|escriba|pulse|envíe|espere|inténtelo|déjelo|termínela|continúe|tome|robe|coloque|abra|vuelva|recibirá|enséñeselo|llame|pida|cante|compre|cambie|le conoce)(?![\p{L}])/iu,
    ],
    [
      'it',
      /\b(Lei|aggiunga|scelga|prema|scriva|attenda|finisca|riceverà|tolga|apra|faccia|prenda|metta|legga|veda|decida|ripeta|la conosce|la aspetta|non può (scrivere|dire)|Sta guardando)(?![\p{L}])/u,
    ],
    ['vi', /\b(quý khách|quý vị|ngài|anh chị)\b/iu],
  ] as const)('%s', async (language, polite) => {
    expect(await linesWith(language, polite)).toEqual([])
  })
})

describe('Jarnac D9 what was no good sentence', () => {
  it('a margin is told as one: "Du gewinnst mit 7" read as a total', async () => {
    for (const [language, margin] of [
      ['de', /Vorsprung/],
      ['vi', /cách biệt/],
    ] as const) {
      const texts = await textsOf('page/jarnac', language)
      for (const key of ['won_one', 'won_other', 'lost_one', 'lost_other']) expect(texts[key]).toMatch(margin)
    }
  })

  it.each([
    ['de', /\b(der|den|einen|letzter|dieser) Jarnac\b|Frei für wer/],
    ['fr', /\bune? passe\b(?! d’armes)|silence (décline|accepte)|de l’aide/],
  ] as const)('%s: gender, and no calques', async (language, wrong) => {
    expect(await linesWith(language, wrong)).toEqual([])
  })
})

/** Typ-Dom D12: a thing had two names. */
describe('Typ-Dom D12 one word for a thing', () => {
  it.each([
    [
      'de',
      /\bTafeln?\b|Hauptw[oö]rt|Nenner|Kreuzworträtsel|Selbstlaut|Mitlaut|\bAblagen?\b|Hinweis|Frei für wer|Schachuhr|teuerste/,
    ],
    [
      'fr',
      /\bpierres?\b|présentoir|horloge|un lien :|mots? de la maison|(crier|se crie|crié) Jarnac|pour crier|Fertig|\btirez?\b|bâti|retournée|siège|exploitant|plus cher|moins cher/i,
    ],
    ['en', /Fertig|\bdearest\b|may Jarnac|\bdoubts?\b|signed out|\bgloss/i],
    [
      'es',
      /\bpiedras?\b|máquina|\banunci|palabra inicial|Fertig|\bsaca\b|coloc|soporte|decir Jarnac|rehecha|rehaz|\bclasificada/i,
    ],
    [
      'it',
      /\bpietr[ae]\b|tavolier|\blegam[ei]\b|\bsacco\b|indizio|\bgiro\b(?! (si|continua))|parola iniziale|Fertig|rifatta|rifaciment|dire Jarnac|\bmeta\b|(?<!nessuna |più |da )\bparte\b|\bparti\b/i,
    ],
    [
      'vi',
      /quân chủ|quân thay thế|xướng|nghi ngờ|xin thua|phản bác|gọi Jarnac|Fertig|ban quản trị|tạm hoãn|rút lại nước|ghép lại|đắt nhất|lấy chữ|bốc chữ/i,
    ],
  ] as const)('%s', async (language, other) => {
    expect(await linesWith(language, other)).toEqual([])
  })

  // The end was told as that of a "Partie", and in the next line as that of a "Spiel".
  it('de: in the terminal one plays a Partie; a Spiel is Jarnac or Presto', async () => {
    const found = await linesWith('de', /\b(das|dem|ein|jedes|[a-z]+es) Spiel\b(?! es)/i)
    expect(found.filter((line) => /^terminal\/(?!rules)/.test(line) && !/Welches Spiel/.test(line))).toEqual(
      [],
    )
  })

  // The program's name for the moment when Jarnac may be called said nothing to a player.
  it.each([
    ['de', /(?<!Dieses )\bFenster/],
    ['fr', /(?<!Cette )fenêtre/],
    ['en', /(?<!This )\bwindow/],
    ['es', /(?<!Esta )\bventana/],
    ['it', /(?<!Questa )\bfinestra/],
    ['vi', /mở cửa/],
  ] as const)('%s: a window is one of the screen only', async (language, other) => {
    expect(await linesWith(language, other)).toEqual([])
  })
})

/** A game won by one point was won "by 1 points". */
describe('a number and its noun', () => {
  /** The number is a square of two or more letters, a limit of the program, or an example's. */
  const NEVER_ONE = [
    ...['newWord', 'remake', 'steal', 'stealNew', 'rowWord', 'tellLay', 'tellLay_you', 'tooLong'],
    ...['stepNew', 'stepRemake', 'stepJarnac', 'stepJarnacNew', 'promptLastJarnac', 'outlierFigures'],
    ...['refusal_too-short', 'refusal_too-long', 'refusal_not-longer', 'refusal_swap-bag'],
    ...['refusal_house-words', 'refusal_bad-hints', 'refusal_bad-sides', 'refusal_team-full'],
    ...['refusal_too-many-tables', 'refusal_too-many-words', 'refusal_cells', 'refusal_exchanges-used'],
    ...['abrSumBonus', 'prBlocked', 'prGoal'],
  ]

  it.each([
    ['de', /\}\} (\w+ )?(Punkten?|Buchstaben|Steinen?|Karten|Tagen?|Sekunden|Minuten|Runden|Züge|Tipps)\b/],
    ['fr', /\}\} (points|lettres|pions|cartes|jours|secondes|minutes|manches|tours|indices|autres)\b/],
    ['en', /\}\} (\w+ )?(points|letters|stones|cards|days|seconds|minutes|rounds|turns|hints|games)\b/],
    ['es', /\}\} (puntos|letras|fichas|cartas|días|segundos|minutos|rondas|turnos|pistas)\b/],
    ['it', /\}\} (punti|lettere|pedine|carte|giorni|secondi|minuti|manche|turni|suggerimenti)\b/],
  ] as const)('%s has a form for one, where the number can be one', async (language, plural) => {
    const found: string[] = []
    for (const namespace of namespaces.filter((name) => name !== 'page/rulebook'))
      for (const [key, text] of Object.entries(await textsOf(namespace, language)))
        if (plural.test(text) && !/_(one|many|other)$/.test(key) && !NEVER_ONE.includes(key))
          found.push(`${namespace} ${key}: ${text}`)
    expect(found).toEqual([])
  })
})

describe('whole sentences', () => {
  it.each(interfaceLanguages)('%s shows no key and no half-filled text', async (language) => {
    const lines = await allIn(language)
    expect(lines.filter((line) => /\{\{|\}\}|undefined|\[object|TODO|FIXME/.test(line))).toEqual([])
    expect(lines.filter((line) => /^\S+ (\S+): \1$/.test(line) && /[_A-Z]/.test(textOf(line)))).toEqual([])
  })

  it('a sentence about "you" is a text of its own, with no name put into it', async () => {
    for (const language of interfaceLanguages)
      for (const namespace of namespaces)
        for (const [key, text] of Object.entries(await textsOf(namespace, language)))
          if (/_you(_|$)/.test(key))
            expect([language, key, text]).not.toEqual([language, key, expect.stringContaining('{{name}}')])
  })
})
