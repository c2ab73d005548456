import type { ReactNode, RefObject } from 'react'
import { EraseIcon, ShuffleIcon, SortIcon } from '../../table/table-icons.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { Actions } from './actions.tsx'
import { freshLetters } from './marks.ts'
import { groundSeat } from './scene.ts'
import { heldOf, Tray } from './tray.tsx'
import type { TableMoves } from './use-moves.ts'
import type { JarnacTableModel } from './use-table.ts'
import { Verdict } from './verdict.tsx'

/** Up to so many letters are in one line; more are in two. */
const ONE_LINE = 12

export interface DockProps {
  readonly model: JarnacTableModel
  readonly moves: TableMoves
  readonly field: RefObject<HTMLInputElement | null>
}

/** The player's letters, the typed word with its verdict, and the actions. The word is first in the tab order. */
export function Dock({ model, moves, field }: DockProps) {
  return (
    <section className="dock sheet">
      <Verdict model={model} moves={moves} field={field} />
      <Actions model={model} moves={moves} />
      <Holding model={model} moves={moves} field={field} />
    </section>
  )
}

function Holding({ model, moves, field }: DockProps) {
  const { t } = useTranslation()
  const { scene, view, me, names, typing, target, reserve, events, ground } = model
  const owner = groundSeat(scene, me)
  const mine = owner === me
  const letters = mine ? reserve.letters : view.sides[owner]!.reserve
  const used =
    target.type === 'open' || target.type === 'ready' ? target.used : moves.swapping ? typing.typed : ''
  const row = ground && typeof typing.chosen === 'number' ? typing.chosen : undefined
  const word = row === undefined ? '' : ground!.rows[row]!
  const label = owner === model.you ? t('reserve') : t('reserveOf', { name: names[owner] })
  const press = (held: ReturnType<typeof heldOf>) => (place: number) => {
    const { letter, look } = held[place]!
    moves.tap(letter, look === 'used')
    // The next Enter submits the word, unless this was done by keyboard or touch.
    if (matchMedia('(pointer: fine)').matches && !document.activeElement?.matches(':focus-visible'))
      field.current?.focus({ preventScroll: true })
  }
  const held = heldOf(letters, used, mine ? freshLetters(events, me) : '')
  const rowHeld = heldOf(word, usedOfRow(word, typing.typed), '')
  const count = word.length + letters.length
  const many = count > ONE_LINE
  return (
    <div className="holding">
      <div className="trays">
        <p className="caption">
          {word === '' ? label : `${t('row', { row: row! + 1 })}, ${label}`}{' '}
          {moves.mode !== 'none' && <span className="aside">{t('tapOrType')}</span>}
        </p>
        <div
          className={many ? 'both many' : 'both'}
          style={{ '--letters': many ? Math.ceil(count / 2) + 1 : count } as React.CSSProperties}
        >
          {word !== '' && (
            <Tray
              label={t('row', { row: row! + 1 })}
              seat={owner}
              letters={rowHeld}
              drag="row"
              onTile={press(rowHeld)}
            />
          )}
          <Tray
            label={label}
            seat={owner}
            letters={held}
            {...(moves.mode !== 'none' ? { onTile: press(held), drag: 'reserve' as const } : {})}
          />
        </div>
      </div>
      <div className="tools">
        {mine && letters.length > 1 && (
          <>
            <Tool label={t('shuffle')} icon={<ShuffleIcon />} onClick={reserve.shuffle} />
            <Tool kind="sort" label={t('sort')} icon={<SortIcon />} onClick={reserve.sort} />
          </>
        )}
        {moves.mode !== 'none' && (
          <Tool label={t('back')} icon={<EraseIcon />} off={typing.typed === ''} onClick={typing.back} />
        )}
      </div>
    </div>
  )
}

interface ToolProps {
  readonly kind?: string
  readonly label: string
  readonly icon: ReactNode
  /** It keeps its place, so that the letters do not move. */
  readonly off?: boolean
  readonly onClick: () => void
}

const Tool = ({ kind = '', label, icon, off = false, onClick }: ToolProps) => (
  <button
    type="button"
    className={`tool ${kind}`}
    aria-label={label}
    aria-disabled={off}
    title={label}
    onClick={onClick}
  >
    {icon}
  </button>
)

/** Which letters of a row the typed word already uses. */
function usedOfRow(word: string, typed: string): string {
  let rest = typed
  return [...word]
    .filter((letter) => {
      if (!rest.includes(letter)) return false
      rest = rest.replace(letter, '')
      return true
    })
    .join('')
}
