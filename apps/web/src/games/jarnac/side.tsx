import { jarnacScore } from '@estocade/games'
import { useMemo } from 'react'
import { Mark } from '../../table/mark.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { placesFor } from './aiming.ts'
import { Board, type BoardProps } from './board.tsx'
import { Goal } from './goal.tsx'
import { groundSeat } from './scene.ts'
import { heldOf, Tray } from './tray.tsx'
import type { JarnacTableModel } from './use-table.ts'

interface SideProps {
  readonly model: JarnacTableModel
  readonly seat: number
  /** On a phone only one side is visible. */
  readonly shown: boolean
  readonly onRow: (seat: number, row: number, line: HTMLElement) => void
}

/** One side of the table: who, how many points, the board, and the letters in reserve. */
export function Side({ model, seat, shown, onRow }: SideProps) {
  const { t } = useTranslation()
  const { view, names, scene, live, me, marks } = model
  const side = view.sides[seat]!
  const label = seat === model.you ? t('reserve') : t('reserveOf', { name: names[seat] })
  // The dock shows the letters that may be used now. A spectator and a finished game have no dock.
  const docked = seat === groundSeat(scene, me) && model.seat !== undefined && scene.type !== 'over'
  const onOwnRow = useMemo(() => (row: number, line: HTMLElement) => onRow(seat, row, line), [onRow, seat])
  const classes = ['side', seat === live ? 'live' : '', shown ? 'shown' : '', seat === me ? 'mine' : '']
  return (
    <section className={classes.join(' ')} aria-label={names[seat]} data-side={seat} id={`side-${seat}`}>
      <h2 className="who">
        <Mark seat={seat} />
        <span className="name">{names[seat]}</span>
        <Chip model={model} seat={seat} />
        <span className="figure score">{jarnacScore(side.rows)}</span>
      </h2>
      {view.config.solo && <Goal view={view} />}
      <div className="frame">
        <Board
          seat={seat}
          name={names[seat]!}
          rows={side.rows}
          longest={view.config.longest}
          shortest={view.config.shortest}
          live={seat === live}
          prey={scene.type === 'window' && seat === scene.victim}
          stolen={marks.stolen[seat]!}
          robbed={marks.robbed[seat]!}
          open={model.ground !== undefined && groundSeat(scene, me) === seat}
          onRow={onOwnRow}
          {...useAimed(model, seat)}
        />
      </div>
      {!docked && (
        <div className="held">
          <span className="caption">{label}</span>
          <Tray
            pale
            seat={seat}
            label={label}
            letters={heldOf(seat === model.seat ? model.reserve.letters : side.reserve, '', '')}
          />
        </div>
      )}
    </section>
  )
}

/** The state of the side: captain, away, out, or whether it can be called on. */
function Chip({ model, seat }: { readonly model: JarnacTableModel; readonly seat: number }) {
  const { t } = useTranslation()
  const { view, table, scene, captain, side } = model
  const { members, bot } = table.sides[seat]!
  const away = bot === undefined && members.length > 0 && members.every((member) => member.away !== undefined)
  if (view.sides[seat]!.out) return <span className="chip">{t('isOut')}</span>
  if (away) return <span className="chip">{t('isAway')}</span>
  if (scene.type === 'window' && scene.victim === seat)
    return <span className="chip">{t('openToJarnac')}</span>
  if (seat === model.seat && captain && side.members.length > 1)
    return <span className="role">{t('isCaptain')}</span>
  return null
}

/** Where the typed word is shown: on its own row, or, for a Jarnac, on the player's; and other marks. */
function useAimed(
  model: JarnacTableModel,
  seat: number,
): Pick<BoardProps, 'ghost' | 'aimed' | 'near' | 'marked'> {
  const { view, me, scene, target, typing, ground } = model
  const { typed, chosen } = typing
  const theft = scene.type === 'window'
  const open = groundSeat(scene, me) === seat && ground !== undefined
  const going = target.type === 'open' || target.type === 'ready' ? target : undefined
  const row = going?.row ?? (typed === '' && typeof chosen === 'number' ? chosen : null)
  const free = view.sides[me]!.rows.indexOf('')
  const lies = theft ? free : (row ?? free)
  const used = going?.used ?? ''
  const ghost = useMemo(
    () =>
      ground && seat === me && lies >= 0 && going
        ? { row: lies, word: typed, look: theft ? ('loot' as const) : ('typed' as const) }
        : undefined,
    [ground, seat, me, lies, going, typed, theft],
  )
  const aimed = useMemo(() => (open && row !== null ? { row, used } : undefined), [open, row, used])
  const near = useMemo(
    () =>
      open && typed !== '' && ground
        ? new Set(placesFor(ground, typed).filter((place) => place !== null))
        : undefined,
    [open, typed, ground],
  )
  return { ghost, aimed, near, marked: useMarked(model, seat) }
}

/** Proposals of the side for this board, or the word that may be challenged. */
function useMarked({ view, side, me, seat: own }: JarnacTableModel, seat: number): BoardProps['marked'] {
  const { phase } = view
  const last = seat === own && seat === me ? side.proposals?.at(-1) : undefined
  const action = last?.action as { readonly type?: string; readonly row?: number | null } | undefined
  const proposer = side.members.find(({ player }) => player === last?.player)
  const doubted = phase.type === 'challenge' && phase.pending.seat === seat ? phase.pending.row : undefined
  const row = doubted ?? (action?.type === 'lay' ? action.row : undefined)
  const text = doubted !== undefined ? '?' : (proposer?.name.slice(0, 1).toUpperCase() ?? '')
  return useMemo(() => (typeof row === 'number' ? { row, text } : undefined), [row, text])
}
