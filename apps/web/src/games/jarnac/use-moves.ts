import type { JarnacAction } from '@estocade/games'
import { alphabets, normalise } from '@estocade/words'
import { less, nextPlace, type Place, placesFor } from './aiming.ts'
import type { DragSource, DropTarget } from './drops.ts'
import { acceptedByEnter, type Opening, type Scene } from './scene.ts'
import type { JarnacTableModel } from './use-table.ts'

/** What the player can do at the table by key, tap or drag. Each function returns whether it did something. */
export interface TableMoves {
  /** Adds letters to the word, or chooses them for a swap. */
  readonly mode: 'word' | 'swap' | 'none'
  readonly swapping: boolean
  readonly enter: () => boolean
  readonly pass: () => boolean
  readonly take: () => boolean
  readonly swap: () => boolean
  /** Letters as a keyboard sends them; they are normalised here. */
  readonly write: (text: string) => boolean
  readonly tap: (letter: string, used: boolean) => void
  /** Whether rows of that side can be chosen now. */
  readonly chooseRow: (seat: number, row: number) => boolean
  readonly step: (step: 1 | -1) => boolean
  readonly digit: (digit: number) => boolean
  readonly drop: (source: DragSource, target: DropTarget) => boolean
}

const SWAP = 3

export function movesOf(model: JarnacTableModel): TableMoves {
  const { scene, typing, ground, target, view, act, sending, seat } = model
  const swapping = scene.type === 'opening' && scene.maySwap && seat !== undefined
  const mode = seat === undefined ? 'none' : ground ? 'word' : swapping ? 'swap' : 'none'
  const go = (action: JarnacAction): boolean => {
    if (!sending) void act(action)
    return true
  }
  const opening = seat === undefined ? undefined : openingIn(scene)
  const letGo = () => scene.type === 'window' && go({ type: 'decline', window: scene.window })
  const swap = () => swapping && typing.typed.length === SWAP && go({ type: 'swap', letters: typing.typed })
  const write = (text: string): boolean => {
    const normalised = normalise(text, alphabets[view.config.language])
    if (mode === 'none' || !normalised.ok) return false
    if (mode === 'word') typing.type(normalised.value)
    else for (const letter of normalised.value) pick(model, letter)
    return true
  }
  return {
    mode,
    swapping,
    swap,
    write,
    enter() {
      // If only one action is possible, Enter performs it.
      if (scene.type === 'opening' && seat !== undefined && typing.typed === '' && !scene.maySwap)
        return go({ type: 'take' })
      const accepting = acceptedByEnter(scene, typing.typed)
      if (accepting) return go(accepting)
      if (swapping) return swap()
      if (target.type !== 'ready') return typing.typed !== ''
      return go(wordAction(model, typing.typed, target.row))
    },
    pass() {
      if (seat === undefined) return false
      if (scene.type === 'playing') return go({ type: 'pass' })
      return letGo()
    },
    take: () => opening !== undefined && go({ type: 'take' }),
    tap(letter, used) {
      if (used) typing.untype(letter)
      else if (mode === 'swap') pick(model, letter)
      else typing.type(letter)
    },
    chooseRow: (on, row) => chooseRow(model, on, row),
    step(step) {
      if (!ground || typing.typed === '') return false
      const now = target.type === 'open' || target.type === 'ready' ? target.row : undefined
      const place = nextPlace(placesFor(ground, typing.typed), now, step)
      if (place !== undefined) typing.choose(place)
      return true
    },
    digit(digit) {
      if (opening && typing.typed === '' && digit === 1) return go({ type: 'take' })
      if (scene.type === 'opening' && digit === SWAP) return swap()
      if (opening?.maySwap && typing.typed === '' && digit === SWAP) return letGo()
      if (!ground || typing.typed === '') return false
      typing.choose(digit === 0 ? null : digit - 1)
      return true
    },
    drop: (source, onto) => mode !== 'none' && dropped(model, mode, source, onto),
  }
}

/** Draws at the start of a turn. A window in which only this side has not answered is part of it. */
const openingIn = (scene: Scene): Opening | undefined =>
  scene.type === 'opening' ? scene : scene.type === 'window' ? scene.opening : undefined

const wordAction = ({ scene }: JarnacTableModel, word: string, row: Place): JarnacAction =>
  scene.type === 'window' ? { type: 'call', window: scene.window, word, row } : { type: 'lay', word, row }

/** Chooses a letter for a swap: at most three, and only letters of the reserve. */
function pick({ typing, reserve }: JarnacTableModel, letter: string): void {
  if (typing.typed.length < SWAP && less(reserve.letters, typing.typed).left.includes(letter))
    typing.type(letter)
}

/** Chooses a filled row to transform, or an empty one for a new word; choosing the same row again cancels that. */
function chooseRow({ ground, typing, scene, me, seat }: JarnacTableModel, on: number, row: number): boolean {
  const owner = scene.type === 'window' ? scene.victim : me
  if (ground === undefined || on !== owner || seat === undefined) return false
  const place = ground.rows[row] === '' ? null : row
  typing.choose(typing.chosen === place ? undefined : place)
  return true
}

/** Inserts a dragged letter into the word at the cell where it was dropped. */
function dropped(
  { ground, typing, target, reserve }: JarnacTableModel,
  mode: 'word' | 'swap',
  source: DragSource,
  onto: DropTarget,
): boolean {
  if (onto.type === 'tray') {
    if (source.type === 'typed') typing.untype(source.letter)
    else if (source.type === 'reserve') reserve.move(source.at, onto.at)
    return source.type !== 'row'
  }
  const without =
    source.type === 'typed'
      ? typing.typed.slice(0, source.at) + typing.typed.slice(source.at + 1)
      : typing.typed
  if (onto.type === 'word' || mode === 'swap' || ground === undefined) {
    if (onto.type !== 'word') return false
    typing.put(without + source.letter, typing.chosen)
    return true
  }
  const place = ground.rows[onto.row] === '' ? null : onto.row
  const now = target.type === 'open' || target.type === 'ready' ? target.row : undefined
  const lying = place === null ? '' : ground.rows[place]!
  const base = now === place && without !== '' ? without : lying
  const at = Math.min(onto.cell ?? base.length, base.length)
  typing.put(base.slice(0, at) + source.letter + base.slice(at), place)
  return true
}
