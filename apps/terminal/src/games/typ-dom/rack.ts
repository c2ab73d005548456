import { typDom } from '@estocade/games'
import { alphabets, normalise } from '@estocade/words'
import { type Line, labelled, line, packed, type Span, styled, widthOf } from '../../play/line.ts'
import type { Say } from '../../texts/index.ts'

type Stone = typDom.Stone

const shown = (stone: Stone): string => (typDom.isJollyStone(stone) ? '*' : stone)

/** What a letter counts in Point. */
export type Values = Readonly<Record<string, number>>

/** `E1`; without values the bare letter. */
const valued = (stone: Stone, values: Values | undefined): string =>
  values === undefined ? shown(stone) : `${shown(stone)}${values[stone] ?? 0}`

const stonesOf = (rack: readonly Stone[], colour: typDom.Colour, values: Values | undefined) =>
  rack.filter((stone) => typDom.colourOf(stone) === colour).map((stone) => valued(stone, values))

/** A rack in its colours, reds first. */
export function rackSpans(rack: readonly Stone[], values?: Values): readonly Span[] {
  const of = (colour: typDom.Colour) => styled(colour, stonesOf(rack, colour, values).join(' '))
  return [of('red'), { text: '   ' }, of('black')]
}

/** A rack in one line; where that is too narrow, each colour in lines of its own. */
export function rackLines(
  label: string,
  rack: readonly Stone[],
  values: Values | undefined,
  columns: number,
): readonly Line[] {
  const one = line(styled('dim', label), ...rackSpans(rack, values))
  if (widthOf(one) <= columns) return [one]
  const of = (colour: typDom.Colour) =>
    packed(stonesOf(rack, colour, values), ' ', columns - label.length).map((text) => styled(colour, text))
  return labelled(label, [...of('red'), ...of('black')])
}

/** `red A E, black B C`, jollies as `*`. */
export function rackText(say: Say, rack: readonly Stone[], values?: Values): string {
  const of = (colour: typDom.Colour) =>
    rack
      .filter((stone) => typDom.colourOf(stone) === colour)
      .map((stone) => valued(stone, values))
      .join(' ') || '–'
  return `${say('red')} ${of('red')}, ${say('black')} ${of('black')}`
}

/** The letters of a typed word; `*` after one says that a jolly shall stand for it. */
export interface TypedWord {
  readonly word: string
  readonly jollies: readonly boolean[]
}

export function typedWord(text: string, language: keyof typeof alphabets): TypedWord | undefined {
  const letters: string[] = []
  const jollies: boolean[] = []
  for (const char of text) {
    if (char === '*') {
      if (jollies.length === 0) return undefined
      jollies[jollies.length - 1] = true
      continue
    }
    const normalised = normalise(char, alphabets[language])
    if (!normalised.ok) return undefined
    for (const letter of normalised.value) {
      letters.push(letter)
      jollies.push(false)
    }
  }
  return letters.length === 0 ? undefined : { word: letters.join(''), jollies }
}

/**
 * The stones for letters (`.` where one lies already), jollies in lower case where the letter is missing or
 * a jolly is wished; `undefined` when the rack has not enough.
 */
export function stonesFrom(
  rack: readonly Stone[],
  wanted: readonly string[],
  jollies: readonly boolean[] = [],
): string | undefined {
  let left = rack
  const take = (stone: Stone): boolean => {
    const rest = typDom.takeStones(left, [stone])
    left = rest ?? left
    return rest !== undefined
  }
  let stones = ''
  for (const [i, letter] of wanted.entries()) {
    if (letter === typDom.LYING) stones += letter
    else if (!jollies[i] && take(letter)) stones += letter
    else if (take(typDom.stoneShown(letter.toLowerCase()))) stones += letter.toLowerCase()
    else return undefined
  }
  return stones
}

/** `r`, `red rot`, `rbb`: colours as typed, in English or in the player's language. */
export function coloursFrom(say: Say, text: string): readonly typDom.Colour[] | undefined {
  const tokens = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const colours = tokens.flatMap((token): readonly (typDom.Colour | undefined)[] => {
    if (/^[rb]+$/.test(token)) return [...token].map((letter) => (letter === 'r' ? 'red' : 'black'))
    const found = typDom.colours.find((one) => one === token || say(one).toLowerCase() === token)
    return [found]
  })
  return colours.length === 0 || colours.includes(undefined)
    ? undefined
    : (colours as readonly typDom.Colour[])
}
