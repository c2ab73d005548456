import '../typ-dom.css'
import '../dock.css'
import '../layout.css'
import './presto.css'
import { typDom } from '@estocade/games'
import { alphabets } from '@estocade/words'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableSession } from '../../../session/session.ts'
import { Action } from '../../../table/action.tsx'
import { TableFrame } from '../../../table/frame.tsx'
import type { KeyList } from '../../../table/keys-panel.tsx'
import { LetterChoice } from '../../../table/letter-choice.tsx'
import { useTableModel } from '../../../table/model.ts'
import { TakeBackIcon } from '../../../table/table-icons.tsx'
import { useAct } from '../../../table/use-act.ts'
import { useDrag } from '../../../table/use-drag.ts'
import { runningTime } from '../../../table/use-time.ts'
import type { GameTableProps } from '../../page-game.ts'
import { AboutWords } from '../about-words.tsx'
import { Consent } from '../consent.tsx'
import { EndlessTable } from '../endless-table.tsx'
import { lettersOf } from '../letters-of.ts'
import { ZoomButtons } from '../map.tsx'
import { showEvent } from '../show-event.ts'
import { SpokenTable } from '../spoken-table.tsx'
import { useCamera } from '../use-camera.ts'
import { useFollowing } from '../use-following.ts'
import { useTableKeys } from '../use-table-keys.ts'
import { BenchDock } from './dock.tsx'
import { FaultFlag, useFaults } from './faults.tsx'
import { advisedWord, useGhost } from './ghost.ts'
import { Rivals } from './rivals.tsx'
import { askedOf, sceneOf } from './scene.ts'
import { spoken, titleOf, whatOf } from './sentences.ts'
import { useBench } from './use-bench.ts'

const noStones: readonly typDom.Stone[] = []
const insets = { right: 0, bottom: 60 }

const keys: KeyList = [
  ['A … Z', 'keyType'],
  ['Enter', 'keyDone'],
  ['Backspace', 'keyBack'],
  ['← ↑ ↓ →', 'keyMove'],
  ['Space', 'keyTurn'],
  ['+ −', 'keyZoom'],
  ['Alt ↑', 'keyTake'],
  ['?', 'keyHelp'],
]

/** A running game of Presto as one seat sees it: all build at once, each for himself. */
export function PrestoTable({ session, onAgain }: GameTableProps) {
  const { t } = useTranslation()
  const model = useTableModel(session)
  const { table, seat: me, names } = model
  const view = table.match!.view as unknown as typDom.PrestoView
  const { round, config } = view
  const scene = sceneOf(view, me)
  const { act, refusal } = useAct<typDom.PrestoAction>(session)
  const rack = (me === undefined ? null : view.racks[me]) ?? noStones
  const work = useBench(rack, `bench.${table.id}.${table.match!.number}.${round}`, session.draft, (grid) =>
    session.saveDraft?.(JSON.stringify(grid)),
  )
  const { bench, rest } = work
  const ghost = useGhost(bench)
  const [looked, setLooked] = useState<number>()
  const [pointed, setPointed] = useState<typDom.Cell>()
  const resting = scene.type === 'pause' || scene.type === 'over'
  const other = resting ? view.builders[looked ?? me ?? 0] : undefined
  const grid = other ? (('bench' in other ? other.bench : null) ?? typDom.emptyGrid) : bench.grid
  const faults = useFaults(scene, bench.grid)
  const camera = useCamera(insets)
  const building = scene.type === 'building' || scene.type === 'blocked'
  useFollowing(camera, grid, typDom.cellsOf(grid), building ? bench.cursor : undefined)

  const spare = config.easy ? 1 : 0
  const apart = !typDom.isConnected(bench.grid)
  const done = scene.type === 'building' && rest.length <= spare && !apart
  const claim = () => void act({ type: 'claim', round, bench: bench.grid })
  const ready = () => void act({ type: 'ready' })
  useTableKeys(alphabets[config.language], {
    draft: building ? work : undefined,
    camera,
    onEnter: () => {
      if (scene.type === 'pause' && !scene.ready) ready()
      else if (done) claim()
    },
  })
  const drag = useDrag((from, { target, x, y }) => {
    if (!building) return false
    if (target === 'rack') return from.startsWith('bench') && work.drop(from, undefined)
    const cell = camera.cellUnder(x, y)
    return cell !== undefined && work.drop(from, cell)
  })
  const stones = useMemo(
    () => [
      ...Object.entries(grid).map(([key, shown]) => ({
        ...typDom.cellOf(key),
        shown,
        look: 'lying' as const,
        ...(building ? { drag: `bench ${key}` } : {}),
      })),
      ...(building ? ghost.stones : []),
    ],
    [grid, building, ghost.stones],
  )
  const asked = askedOf(view, me)
  return (
    <TableFrame<typDom.PrestoSeen>
      model={model}
      kind="typ-dom presto"
      scene={scene.type}
      title={titleOf(t, scene)}
      what={whatOf(t, scene, view)}
      time={me === undefined ? undefined : runningTime(table, me, `round ${round}`)}
      keys={keys}
      describe={(action) => advisedWord(action) ?? t('prGiveUp')}
      show={ghost.show}
      spoken={(event) => spoken(t, event, names)}
      onEvent={(event) => showEvent(event, me)}
      drag={drag}
      onAgain={onAgain}
    >
      <div className="arena">
        <Rivals
          view={view}
          names={names}
          me={me}
          placed={names.map((_, seat) => placedBy(view, session, seat))}
          stones={Math.max(1, rack.length || restingSize(view))}
          shown={resting ? (looked ?? me) : undefined}
          onShow={resting ? setLooked : undefined}
        />
        <EndlessTable
          camera={camera}
          label={t('prBench')}
          stones={stones}
          cursor={building ? bench.cursor : undefined}
          faults={faults.flatMap((fault) => ('cells' in fault ? [fault.cells] : []))}
          onCell={building ? work.tapCell : setPointed}
          inside={faults.map((fault) => <FaultFlag key={JSON.stringify(fault)} fault={fault} />)}
        >
          <ZoomButtons camera={camera} grid={grid}>
            {building && (
              <button type="button" className="tool" aria-label={t('prUndo')} onClick={work.undo}>
                <TakeBackIcon />
              </button>
            )}
            {resting && <AboutWords grid={grid} cell={pointed} language={config.language} />}
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
      {scene.type === 'pause' && (
        <section className="dock sheet resting">
          <p className="quiet">{scene.ready ? t('tdWaitReady') : t('prLook')}</p>
          {!scene.ready && (
            <div className="acts">
              <Action main text={t('tdNextRound')} keyName="Enter" onClick={ready} />
            </div>
          )}
        </section>
      )}
      {building && (
        <BenchDock
          scene={scene}
          work={work}
          dealt={rack.length}
          spare={spare}
          apart={apart}
          faults={faults}
          refusal={refusal}
          onClaim={done ? claim : undefined}
          onGiveUp={() => void act({ type: 'give-up', round })}
        />
      )}
      {work.question && (
        <LetterChoice
          title={t('tdJollyAs')}
          letters={lettersOf(alphabets[config.language].letters, work.question.jolly)}
          onLetter={work.answer}
        />
      )}
    </TableFrame>
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
