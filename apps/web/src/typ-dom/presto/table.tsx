import '../../table/table.css'
import '../typ-dom.css'
import './presto.css'
import { typDom } from '@estocade/games'
import { alphabets } from '@estocade/words'
import type { TFunction } from 'i18next'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShuffleIcon } from '../../pieces/icons.tsx'
import type { TableSession } from '../../session/session.ts'
import { Action } from '../../table/action.tsx'
import { TableNotices, TableTools } from '../../table/extras.tsx'
import { LetterChoice } from '../../table/letter-choice.tsx'
import { Sides } from '../../table/mark.tsx'
import { useTableModel } from '../../table/model.ts'
import { Result } from '../../table/result.tsx'
import { RuleLink } from '../../table/rule-link.tsx'
import { seatOf } from '../../table/seating.ts'
import { TakeBackIcon } from '../../table/table-icons.tsx'
import { TurnStrip } from '../../table/turn-strip.tsx'
import { useAct } from '../../table/use-act.ts'
import { useDrag } from '../../table/use-drag.ts'
import { Consent } from '../consent.tsx'
import { at, EndlessTable, type TableStone } from '../endless-table.tsx'
import { lettersOf } from '../letters-of.ts'
import { ZoomButtons } from '../map.tsx'
import { Rack } from '../rack.tsx'
import { refusalText } from '../refusal-text.ts'
import { SpokenTable } from '../spoken-table.tsx'
import { useCamera } from '../use-camera.ts'
import { useFollowing } from '../use-following.ts'
import { useTableKeys } from '../use-table-keys.ts'
import { Rivals } from './rivals.tsx'
import { askedOf, type Scene, sceneOf } from './scene.ts'
import { useBench } from './use-bench.ts'

interface PrestoTableProps {
  readonly session: TableSession
  readonly onAgain: () => void
}

const noStones: readonly typDom.Stone[] = []
const noFaults: readonly typDom.BenchFault[] = []
const insets = { right: 0, bottom: 60 }

/** A running game of Presto as one seat sees it: all build at once, each for himself. */
export function PrestoTable({ session, onAgain }: PrestoTableProps) {
  const { t } = useTranslation()
  const table = session.view!
  const me = seatOf(table)
  const view = table.match!.view as unknown as typDom.PrestoView
  const { round, config } = view
  const model = useTableModel(session)
  const { names } = model
  const scene = sceneOf(view, me)
  const { act, refusal } = useAct<typDom.PrestoAction>(session)
  const rack = (me === undefined ? null : view.racks[me]) ?? noStones
  const work = useBench(rack, `presto/${table.id}/${table.match!.number}/${round}`, session.draft, (grid) =>
    session.saveDraft?.(JSON.stringify(grid)),
  )
  const { bench, rest } = work
  const [looked, setLooked] = useState<number>()
  const resting = scene.type === 'pause' || scene.type === 'over'
  const other = resting ? view.builders[looked ?? me ?? 0] : undefined
  const grid = other ? (('bench' in other ? other.bench : null) ?? typDom.emptyGrid) : bench.grid
  const faults = useFaults(scene, bench.grid)
  const camera = useCamera(insets)
  const building = scene.type === 'building' || scene.type === 'blocked'
  useFollowing(camera, grid, typDom.cellsOf(grid), building ? bench.cursor : undefined)

  const spare = config.easy ? 1 : 0
  const apart = !typDom.isConnected(bench.grid)
  const ready = scene.type === 'building' && rest.length <= spare && !apart
  const claim = () => {
    if (resting) return scene.type === 'pause' && !scene.ready && void act({ type: 'ready' })
    if (ready) void act({ type: 'claim', round, bench: bench.grid })
  }
  useTableKeys(alphabets[config.language], {
    draft: building ? work : undefined,
    camera,
    onEnter: claim,
  })
  const drag = useDrag((from, { target, x, y }) => {
    if (!building) return false
    if (target === 'rack') return from.startsWith('bench') && work.drop(from, undefined)
    const cell = camera.cellUnder(x, y)
    return cell !== undefined && work.drop(from, cell)
  })
  const stones = useMemo(
    () =>
      Object.entries(grid).map(
        ([key, shown]): TableStone => ({
          ...typDom.cellOf(key),
          shown,
          look: 'lying',
          ...(building ? { drag: `bench ${key}` } : {}),
        }),
      ),
    [grid, building],
  )
  const size = Math.max(1, rack.length || restingSize(view))
  const placed = names.map((_, seat) => placedBy(view, session, seat))
  const asked = askedOf(view, me)
  const left = table.duties.find(({ seat, about }) => seat === me && about === `round ${round}`)?.left
  const describe = (action: { readonly type: string }): string =>
    t(action.type === 'claim' ? 'prDone' : 'prGiveUp')
  return (
    <Sides.Provider value={{ me: me ?? 0, count: names.length }}>
      <main
        className="game-table typ-dom presto"
        data-scene={scene.type}
        data-version={table.match!.version}
        {...drag}
      >
        <TurnStrip
          title={titleOf(t, scene)}
          what={whatOf(t, scene, view)}
          left={left}
          at={table.at}
          whole={config.limit ?? undefined}
        >
          <TableTools model={model} describe={describe} />
        </TurnStrip>
        <TableNotices model={model} describe={describe} />
        <div className="arena">
          <Rivals
            view={view}
            names={names}
            me={me}
            placed={placed}
            stones={size}
            shown={resting ? (looked ?? me) : undefined}
            onShow={resting ? setLooked : undefined}
          />
          <EndlessTable
            camera={camera}
            label={t('prBench')}
            stones={stones}
            cursor={building ? bench.cursor : undefined}
            held={work.held?.from === 'bench' ? work.held.cell : undefined}
            faults={faults.flatMap((fault) => ('cells' in fault ? [fault.cells] : []))}
            onCell={(cell) => building && work.tapCell(cell)}
            inside={faults.map((fault) => <FaultFlag key={JSON.stringify(fault)} fault={fault} />)}
          >
            <ZoomButtons camera={camera} grid={grid}>
              {building && (
                <button type="button" className="tool" aria-label={t('prUndo')} onClick={work.undo}>
                  <TakeBackIcon />
                </button>
              )}
            </ZoomButtons>
            <SpokenTable grid={grid} cursor={building ? bench.cursor : undefined} />
          </EndlessTable>
        </div>
        {asked && (
          <section className="dock sheet">
            <Consent
              word={asked.word}
              name={names[asked.by]!}
              onAnswer={(consent) => void act({ type: 'answer', word: asked.word, consent })}
            />
          </section>
        )}
        {scene.type === 'over' && <Result session={session} names={names} me={me} onAgain={onAgain} />}
        {scene.type === 'pause' && (
          <section className="dock sheet resting">
            <p className="quiet">{scene.ready ? t('tdWaitReady') : t('prLook')}</p>
            {!scene.ready && (
              <div className="acts">
                <Action
                  main
                  text={t('tdNextRound')}
                  keyName="Enter"
                  onClick={() => void act({ type: 'ready' })}
                />
              </div>
            )}
          </section>
        )}
        {building && (
          <section className="dock sheet">
            <div className="holding">
              <p>
                <span className="caption">{t('tdRack')}</span>{' '}
                <span className="quiet">{t('prOf', { count: rest.length, all: rack.length })}</span>
              </p>
              <div className="bench-rack">
                <Rack
                  rack={rest}
                  used={new Set()}
                  held={work.held?.from === 'rack' ? work.held.place : undefined}
                  open
                  onStone={work.tapStone}
                />
                <button type="button" className="tool" aria-label={t('prShuffle')} onClick={work.shuffle}>
                  <ShuffleIcon />
                </button>
              </div>
            </div>
            <div className="verdict" aria-live="polite">
              {refusal ? (
                <p className="bad">{refusalText(t, refusal)}</p>
              ) : work.lacking !== '' ? (
                <p className="quiet">{t('tdLacking', { letters: work.lacking })}</p>
              ) : (
                <FaultWords t={t} faults={faults} />
              )}
            </div>
            <div className="acts">
              <Action text={t('prGiveUp')} onClick={() => void act({ type: 'give-up', round })} />
              <Action
                main
                text={t('prDone')}
                keyName="Enter"
                small={doneThen(t, scene, rest.length - spare, apart)}
                off={!ready}
                onClick={claim}
              />
            </div>
          </section>
        )}
        {work.question && (
          <LetterChoice
            title={t('tdJollyAs')}
            letters={lettersOf(alphabets[config.language].letters, work.question.jolly)}
            onLetter={work.answer}
          />
        )}
      </main>
    </Sides.Provider>
  )
}

const restingSize = ({ racks }: typDom.PrestoView): number =>
  racks.find((rack) => rack !== null)?.length ?? 19

/** What others may know: from a claim, or as the table tells it while one builds. */
function placedBy(view: typDom.PrestoView, session: TableSession, seat: number): number | undefined {
  const builder = view.builders[seat]!
  if ('placed' in builder) return builder.placed
  const counts = session.view!.sides[seat]!.members.flatMap(({ player }) => session.progress?.[player] ?? [])
  return counts.length > 0 ? Math.max(...counts) : undefined
}

/** Faults stay to be mended until a stone is moved, though the block is over. */
function useFaults(scene: Scene, grid: typDom.Grid): readonly typDom.BenchFault[] {
  const [kept, setKept] = useState<{
    readonly grid: typDom.Grid
    readonly faults: readonly typDom.BenchFault[]
  }>()
  const faults = scene.type === 'blocked' ? scene.faults : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal is the signal
  useEffect(() => {
    if (faults && faults.length > 0) setKept({ grid, faults })
  }, [scene.type])
  return kept && kept.grid === grid ? kept.faults : noFaults
}

function titleOf(t: TFunction, scene: Scene): string {
  switch (scene.type) {
    case 'pause':
      return t('tdPauseTitle')
    case 'over':
      return t('over')
    case 'finished':
      return t('prFinishedTitle')
    case 'gave-up':
      return t('prGaveUpTitle')
    default:
      return t('prTitle')
  }
}

function whatOf(t: TFunction, scene: Scene, { round, config }: typDom.PrestoView): string | undefined {
  if (scene.type === 'over') return undefined
  if (scene.type === 'blocked') return t('prBlocked', { count: typDom.BLOCK_SECONDS })
  if (scene.type === 'finished') return t('prFinished', { count: scene.points })
  return config.rounds === null
    ? t('prGoal', { round, goal: config.goal })
    : t('tdPauseWhat', { round, rounds: config.rounds })
}

function doneThen(t: TFunction, scene: Scene, left: number, apart: boolean): string | undefined {
  if (scene.type === 'blocked') return t('prWait')
  if (left > 0) return t('prStill', { count: left })
  return apart ? t('prApart') : undefined
}

function faultText(t: TFunction, fault: typDom.BenchFault): string {
  switch (fault.type) {
    case 'no-word':
      return t('prNoWord', { word: fault.word })
    case 'apart':
      return t('prApart')
    case 'left-over':
      return t('prStill', { count: fault.stones.length })
  }
}

function FaultWords({ t, faults }: { readonly t: TFunction; readonly faults: readonly typDom.BenchFault[] }) {
  if (faults.length === 0)
    return (
      <p className="quiet">
        {t('prIdle')} <RuleLink rule="presto#T31" about={t('prBench')} />
      </p>
    )
  return faults.map((fault) => (
    <p key={JSON.stringify(fault)} className="bad">
      {faultText(t, fault)}
    </p>
  ))
}

/** The fault in words, beside its frame. */
function FaultFlag({ fault }: { readonly fault: typDom.BenchFault }) {
  const { t } = useTranslation()
  if (!('cells' in fault)) return null
  const [first] = fault.cells
  if (!first) return null
  const last = fault.cells.at(-1)!
  const across = first.row === last.row
  const place = across ? at(first.row, last.col + 1) : at(last.row + 1, first.col)
  return (
    <span className={across ? 'fault-says beside' : 'fault-says'} style={place} aria-hidden="true">
      {faultText(t, fault)}
    </span>
  )
}
