/** What is heard of the events of the boxed games, in two languages. */
export type Tongue = 'en' | 'de'

/** An event of a finished match's log: the fields that sentences need. */
export interface Happened {
  readonly type: string
  readonly seat: number
  readonly word: string
  readonly points: number
  readonly price?: number
  readonly by?: string
  readonly stones: readonly string[]
  readonly letter: string
  readonly cards: string
  readonly laid: { readonly stone: string }
  readonly run: { readonly word: string }
  readonly words: readonly { readonly cards: string; readonly points: number; readonly admitted: boolean }[]
}

/** What one says of an event; `who` is undefined for the listener. */
type Line<E = Happened> = (
  event: E,
  who: string | undefined,
  nameOf: (seat: number) => string | undefined,
) => string

type Lines<E = Happened> = Readonly<Record<string, Line<E>>>

const pick = (who: string | undefined, you: string, other: string): string =>
  who === undefined ? you : `${who} ${other}`

const stonesBought = ({ stones }: Happened, one: string, many: string): string =>
  stones.length === 1 ? one : `${stones.length} ${many}`

const costs = (price: number | undefined, sentence: string): string =>
  price === undefined || price === 0 ? '' : ` ${sentence} ${price}.`

/** As it is written, with a minus sign. */
const signed = (points: number): string => String(points).replace('-', '−')
const pointsOf = ({ points }: Happened): string =>
  `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`
const punkteVon = ({ points }: Happened): string =>
  `${signed(points)} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'}`

const card = (names: Readonly<Record<string, string>>) => (one: string) => names[one] ?? one

const crossword = (points: boolean): Readonly<Record<Tongue, Lines>> => ({
  en: {
    laid: (e, who) => `${who ?? 'You'} laid ${e.word}${points ? `: ${pointsOf(e)}` : ''}.`,
    bought: (e, who) => `${who ?? 'You'} bought ${stonesBought(e, 'a stone', 'stones')}.`,
    passed: (_, who) => pick(who, 'You pass.', 'passes.'),
    swapped: (e, who) => `${who ?? 'You'} took the jolly for ${e.letter}.`,
    emptied: (e, who) => `${who ?? 'You'} emptied the rack${e.points === 0 ? '' : `: ${e.points} more`}.`,
  },
  de: {
    laid: (e, who) =>
      `${pick(who, `Du hast ${e.word} gelegt`, `legte ${e.word}`)}${points ? `: ${punkteVon(e)}` : ''}.`,
    bought: (e, who) => {
      const what = stonesBought(e, 'einen Stein', 'Steine')
      return pick(who, `Du hast ${what} gekauft.`, `kaufte ${what}.`)
    },
    passed: (_, who) => pick(who, 'Du passt.', 'passt.'),
    swapped: (e, who) =>
      pick(who, `Du hast den Jolly gegen ${e.letter} genommen.`, `nahm den Jolly gegen ${e.letter}.`),
    emptied: (e, who) =>
      `${pick(who, 'Du hast', 'hat')} keine Steine mehr${e.points === 0 ? '' : `: ${e.points} dazu`}.`,
  },
})

const left: Readonly<Record<Tongue, Line>> = {
  en: ({ price }, who) => pick(who, 'You concede.', 'concedes.') + costs(price, 'The rack costs'),
  de: ({ price }, who) => pick(who, 'Du gibst auf.', 'gibt auf.') + costs(price, 'Das Bänkchen kostet'),
}

const presto: Readonly<Record<Tongue, Lines>> = {
  en: {
    finished: (e, who) => `${pick(who, 'You are', 'is')} done: ${pointsOf(e)}.`,
    'gave-up': ({ by }, who) =>
      by === 'time'
        ? `The round’s time is up: ${pick(who, 'you have not finished.', 'has not finished.')}`
        : pick(who, 'You have given up the round.', 'has given up.'),
  },
  de: {
    finished: (e, who) => `${pick(who, 'Du bist', 'ist')} fertig: ${punkteVon(e)}.`,
    'gave-up': ({ by }, who) =>
      by === 'time'
        ? `Die Zeit der Runde ist um: ${pick(who, 'Du bist nicht fertig geworden.', 'ist nicht fertig geworden.')}`
        : pick(who, 'Du hast die Runde aufgegeben.', 'gibt die Runde auf.'),
  },
}

const recht: Readonly<Record<Tongue, Lines>> = {
  en: {
    named: (e, who) => `${pick(who, 'You name', 'names')} ${e.run.word}.`,
    added: (e, who) => `${pick(who, 'You add', 'adds')} ${e.laid.stone.toUpperCase()}.`,
    fulfilled: (_, who) => pick(who, 'You keep your word.', 'keeps the word.'),
    completed: (e) => `${e.run.word} is complete.`,
    bought: (_, who) => pick(who, 'You buy a stone.', 'buys a stone.'),
    passed: (_, who) => pick(who, 'You pass.', 'passes.'),
    swapped: (_, who) => pick(who, 'You take the jolly.', 'takes the jolly.'),
    dropped: (_, who) =>
      pick(who, 'You cannot complete the word and drop out.', 'cannot complete the word and drops out.'),
  },
  de: {
    named: (e, who) => `${pick(who, 'Du nennst', 'nennt')} ${e.run.word}.`,
    added: (e, who) => `${pick(who, 'Du legst', 'legt')} ${e.laid.stone.toUpperCase()} an.`,
    fulfilled: (_, who) => pick(who, 'Du stehst zu deinem Wort.', 'steht zum Wort.'),
    completed: (e) => `${e.run.word} ist fertig.`,
    bought: (_, who) => pick(who, 'Du kaufst einen Stein.', 'kauft einen Stein.'),
    passed: (_, who) => pick(who, 'Du passt.', 'passt.'),
    swapped: (_, who) => pick(who, 'Du nimmst den Jolly.', 'nimmt den Jolly.'),
    dropped: (_, who) =>
      pick(
        who,
        'Du kannst das Wort nicht vollenden und scheidest aus.',
        'kann das Wort nicht vollenden und scheidet aus.',
      ),
  },
}

const cardsEn = card({ '*': 'joker', '-': 'eraser' })
const cardsDe = card({ '*': 'Joker', '-': 'Radierer' })

const abrahaminetz: Readonly<Record<Tongue, Lines>> = {
  en: {
    chose: (_, who) => `${pick(who, 'You have', 'has')} chosen.`,
    started: ({ words }, _, nameOf) =>
      words
        .map(({ cards, points, admitted }, seat) => {
          const shown = admitted ? `${cards.toUpperCase()}, ${points}` : 'no word'
          return `${nameOf(seat) ?? 'You'} showed ${shown}.`
        })
        .join(' '),
    scored: (e, who) => `${who ?? 'You'} laid ${e.word}: ${pointsOf(e)}.`,
    passed: (_, who) => pick(who, 'You pass.', 'passes.'),
    exchanged: (_, who) => `${who ?? 'You'} exchanged a card.`,
    drew: ({ cards }, who) =>
      who === undefined
        ? `Drawn: ${[...cards].map(cardsEn).join(', ')}.`
        : `${who} draws ${cards.length === 1 ? 'a card' : `${cards.length} cards`}.`,
    conceded: (_, who) => pick(who, 'You concede.', 'concedes.'),
  },
  de: {
    chose: (_, who) => `${pick(who, 'Du hast', 'hat')} gewählt.`,
    started: ({ words }, _, nameOf) =>
      words
        .map(({ cards, points, admitted }, seat) => {
          const [shown, sum] = admitted ? [cards.toUpperCase(), `, ${points}`] : ['kein Wort', '']
          return pick(nameOf(seat), `Du hast ${shown} gezeigt${sum}.`, `zeigte ${shown}${sum}.`)
        })
        .join(' '),
    scored: (e, who) => `${pick(who, `Du hast ${e.word} gelegt`, `legte ${e.word}`)}: ${punkteVon(e)}.`,
    passed: (_, who) => pick(who, 'Du passt.', 'passt.'),
    exchanged: (_, who) => pick(who, 'Du hast eine Karte getauscht.', 'tauschte eine Karte.'),
    drew: ({ cards }, who) =>
      who === undefined
        ? `Gezogen: ${[...cards].map(cardsDe).join(', ')}.`
        : `${who} zieht ${cards.length === 1 ? 'eine Karte' : `${cards.length} Karten`}.`,
    conceded: (_, who) => pick(who, 'Du gibst auf.', 'gibt auf.'),
  },
}

const linesOf: Readonly<Record<string, Readonly<Record<Tongue, Lines>>>> = {
  kreuzwort: crossword(false),
  point: crossword(true),
  presto,
  recht,
  abrahaminetz,
}

/** The sentences about one step's events, for the listener at a seat. */
export function heardOf(
  game: string,
  tongue: Tongue,
  events: readonly Happened[],
  me: number,
  names: readonly string[],
): readonly string[] {
  const nameOf = (seat: number) => (seat === me ? undefined : names[seat])
  const lines: Lines = { left: left[tongue], ...linesOf[game]![tongue] }
  return events.flatMap((event) => lines[event.type]?.(event, nameOf(event.seat), nameOf) ?? [])
}

/** An event of a finished match of Jarnac: the fields that sentences need. */
export interface JarnacHappened {
  readonly type: string
  readonly seat: number
  readonly letters: string
  readonly word: string
  readonly was: string
  readonly drawn: string
  readonly back: string
  readonly by?: string
  readonly victim: number
  readonly from: number | null
  readonly window: unknown
}

const spaced = (letters: string): string => [...letters].join(' ')

const jarnac: Readonly<Record<Tongue, Lines<JarnacHappened>>> = {
  en: {
    took: (e, who) => `${pick(who, 'You draw', 'draws')} ${spaced(e.letters)}.`,
    earned: (e, who) => `${pick(who, 'You draw', 'draws')} ${spaced(e.letters)}.`,
    exchanged: (e, who) => `${pick(who, 'You have', 'has')} no vowel: ${e.back} goes back for ${e.drawn}.`,
    passed: (e, who) =>
      e.by === 'time' ? `${pick(who, 'You are', 'is')} out of time.` : pick(who, 'You pass.', 'passes.'),
    laid: (e, who) => `${pick(who, 'You lay', 'lays')} ${e.word}: ${e.word.length ** 2} points.`,
  },
  de: {
    took: (e, who) => `${pick(who, 'Du ziehst', 'zieht')} ${spaced(e.letters)}.`,
    earned: (e, who) => `${pick(who, 'Du ziehst', 'zieht')} ${spaced(e.letters)}.`,
    exchanged: (e, who) =>
      `${pick(who, 'Du hast', 'hat')} keinen Vokal: ${e.back} geht zurück, ${e.drawn} kommt dafür.`,
    passed: (e, who) =>
      e.by === 'time'
        ? who === undefined
          ? 'Deine Zeit ist um.'
          : `Die Zeit von ${who} ist um.`
        : pick(who, 'Du passt.', 'passt.'),
    laid: (e, who) => `${pick(who, 'Du legst', 'legt')} ${e.word}: ${e.word.length ** 2} Punkte.`,
  },
}

const alarms = {
  en: {
    mine: (word: string) => `Jarnac! ${word} is yours.`,
    window: (name: string) => `${name} passes, 3600 seconds for a Jarnac.`,
    robbed: (name: string, word: string, row: number) =>
      `Jarnac! ${name} takes ${word}. Row ${row} is free again.`,
    reserve: (name: string, word: string) => `Jarnac! ${name} takes ${word} from your reserve.`,
  },
  de: {
    mine: (word: string) => `Jarnac! ${word} gehört dir.`,
    window: (name: string) => `${name} passt, 3600 Sekunden für ein Jarnac.`,
    robbed: (name: string, word: string, row: number) =>
      `Jarnac! ${name} nimmt ${word}. Zeile ${row} ist wieder frei.`,
    reserve: (name: string, word: string) => `Jarnac! ${name} nimmt ${word} aus deinem Vorrat.`,
  },
} as const

/** The sentences about a match of two, for the listener at a seat: by step what is said, and what interrupts. */
export function heardOfJarnac(
  tongue: Tongue,
  steps: readonly (readonly JarnacHappened[])[],
  me: number,
  names: readonly string[],
) {
  const nameOf = (seat: number) => (seat === me ? undefined : names[seat])
  const shown = names.map((name, seat) => (seat === me ? { en: 'You', de: 'Du' }[tongue] : name))
  const scores = names.map(() => 0)
  const worth = (word: string) => word.length ** 2
  const loud: string[] = []
  const said = steps.map((events) =>
    events.flatMap((event) => {
      const { type, seat, word, was, victim, from } = event
      if (type === 'laid' || type === 'called') scores[seat]! += worth(word)
      if (type === 'laid') scores[seat]! -= worth(was)
      if (type === 'called' && from !== null) scores[victim]! -= worth(was)
      if (type === 'turned' && event.window !== null && seat === me)
        loud.push(alarms[tongue].window(names[1 - me]!))
      if (type === 'called' && seat === me) loud.push(alarms[tongue].mine(word))
      if (type === 'called' && victim === me)
        loud.push(
          from === null
            ? alarms[tongue].reserve(names[seat]!, word)
            : alarms[tongue].robbed(names[seat]!, word, from + 1),
        )
      if ((type === 'took' || type === 'earned') && event.letters === '') return []
      const line = jarnac[tongue][type]?.(event, nameOf(seat), nameOf)
      if (line === undefined) return []
      const score = shown.map((name, one) => `${name} ${scores[one]}`).join(', ')
      return [type === 'laid' ? `${line} ${score}.` : line]
    }),
  )
  return { said, loud }
}
