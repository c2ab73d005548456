import { typDom } from '@estocade/games'
import { alphabets } from '@estocade/words'
import type { TFunction } from 'i18next'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameAction } from '../../../table/extras.tsx'
import type { KeyList } from '../../../table/keys-panel.tsx'
import { useTableModel } from '../../../table/model.ts'
import { useStory } from '../../../table/story.ts'
import { useAct } from '../../../table/use-act.ts'
import { runningTime } from '../../../table/use-time.ts'
import type { GameTableProps } from '../../page-game.ts'
import { BoxTable } from '../box-table.tsx'
import { showEvent } from '../show-event.ts'
import { spokenInBox } from '../spoken.ts'
import { useCamera } from '../use-camera.ts'
import { useFollowing } from '../use-following.ts'
import { useInsets } from '../use-insets.ts'
import { useTableKeys } from '../use-table-keys.ts'
import { actionText } from './action-text.ts'
import { mayType, RechtDock } from './dock.tsx'
import { History, lineOf } from './history.tsx'
import { NamingLine } from './naming-line.tsx'
import { actionFor, placesOf } from './namings.ts'
import { isMine, sceneOf } from './scene.ts'
import { sentences } from './sentences.ts'
import { stonesOn } from './stones-on.ts'
import { type NamingDraft, useNaming } from './use-naming.ts'

const noStones: readonly typDom.Stone[] = []

const keys: KeyList = [
  ['A … Z', 'keyType'],
  ['Enter', 'keyName'],
  ['Backspace', 'keyBack'],
  ['Esc', 'keyEsc'],
  ['↑ ↓', 'keyWays'],
  ['+ −', 'keyZoom'],
  ['Ctrl Enter', 'keyPassPlain'],
  ['Alt ↑', 'keyTake'],
  ['?', 'keyHelp'],
]

/** A running game of Wer behält recht? as one seat sees it. */
export function RechtTable({ session, onAgain }: GameTableProps) {
  const { t } = useTranslation()
  const model = useTableModel(session)
  const { table, seat: me, names } = model
  const view = table.match!.view as unknown as typDom.RechtView
  const scene = sceneOf(view, me)
  const events = useStory<typDom.RechtSeen>(session)
  const { act, refusal, forget } = useAct<typDom.RechtAction>(session)
  const rack = (me === undefined ? null : view.racks[me]) ?? noStones
  const draft = useNaming(session, view, rack)
  const camera = useCamera(useInsets())
  const last = useMemo(() => lastCells(view), [view])
  useFollowing(camera, view.grid, last, draft.way?.laid)

  const ready = () => void act({ type: 'ready' })
  const enter = () => {
    if (scene.type === 'pause' && !scene.ready) ready()
    else if (scene.type === 'duty') {
      const [stones] = typDom.fulfilments(view.grid, view.naming!, rack)
      if (stones !== undefined) void act({ type: 'fulfil', stones })
    } else if (mayType(scene) && draft.way) void act(actionFor(draft.way))
  }
  useTableKeys(alphabets[view.config.language], {
    draft: mayType(scene) ? draft : undefined,
    camera,
    onEnter: enter,
    onPass: () => isMine(scene) && scene.type !== 'duty' && void act({ type: 'pass' }),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another letter answers the refusal
  useEffect(forget, [draft.typed, draft.way])

  const mine = isMine(scene)
  const fresh = 'fresh' in view.phase ? view.phase.fresh : []
  const swaps = mine ? typDom.swapsOf(view.grid, rack, fresh) : []
  const way = mayType(scene) ? draft.way : undefined
  const stones = useMemo(() => stonesOn(view, way, swaps), [view, way, swaps])
  const live = scene.type === 'waiting' ? scene.for : mine || scene.type === 'consent' ? me : undefined
  return (
    <BoxTable<typDom.RechtSeen>
      model={model}
      kind="typ-dom recht"
      scene={scene.type}
      {...sentences(t, scene, view, names)}
      time={runningTime(table, live)}
      keys={keys}
      describe={(action) => actionText(t, view, action as typDom.RechtAction)}
      show={(action) => showNaming(draft, view, action)}
      spoken={(event) => spoken(t, event, names)}
      onEvent={(event) => showEvent(event, me)}
      onAgain={onAgain}
      view={view}
      cursor={undefined}
      players={{
        live,
        scores: view.scores,
        out: view.out,
        sheet: <History events={events} names={names} language={view.config.language} />,
        children: <NamingLine view={view} names={names} me={me} rack={rack} />,
      }}
      table={{ camera, stones, places: mine && !way ? placesOf(view) : [], onCell: draft.point }}
      costOf={typDom.rackPrice}
      onReady={ready}
      dock={
        <RechtDock
          scene={scene}
          view={view}
          rack={rack}
          names={names}
          draft={draft}
          refusal={refusal}
          swaps={swaps}
          onEnter={enter}
          act={act}
        />
      }
    />
  )
}

function spoken(t: TFunction, event: typDom.RechtSeen, names: readonly string[]): string | undefined {
  const line = lineOf(t, event)
  if (line === undefined) return spokenInBox(t, event, names)
  return 'seat' in event ? `${names[event.seat]}: ${line}.` : `${line}.`
}

/** A stone for a new word, or one more for the named one, as if it had been typed. */
function showNaming(draft: NamingDraft, { naming }: typDom.RechtView, action: GameAction): boolean {
  const advice = action as typDom.RechtAction
  const { type } = advice
  if (type !== 'name' && type !== 'add') return false
  draft.show(type === 'name' ? advice.word : (naming?.word ?? ''), advice)
  return true
}

/** What the eye should follow: the word that is being built, else the one finished last. */
function lastCells({ naming, finished }: typDom.RechtView): readonly typDom.Cell[] | undefined {
  const run = naming ?? finished
  return run ? typDom.cellsOfRun(run) : undefined
}
