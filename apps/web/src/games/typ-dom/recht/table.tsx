import { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import type { GameAction } from '../../../table/extras.tsx'
import type { KeyList } from '../../../table/keys-panel.tsx'
import { runningTime } from '../../../table/use-time.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { GameTableProps } from '../../page-game.ts'
import { BoxTable } from '../box-table.tsx'
import { showEvent } from '../show-event.ts'
import { spokenInBox, type Table } from '../spoken.ts'
import { actionText } from './action-text.ts'
import { RechtDock } from './dock.tsx'
import { History, lineOf } from './history.tsx'
import { NamingLine } from './naming-line.tsx'
import { placesOf } from './namings.ts'
import { sentences } from './sentences.ts'
import type { NamingDraft } from './use-naming.ts'
import { type Recht, useRecht } from './use-recht.ts'

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

/** A running game of Wer behält recht? */
export function RechtTable({ session, onAgain }: GameTableProps) {
  const { t } = useTranslation()
  const game = useRecht(session)
  const { model, view, scene, me, mine, way, draft, settled } = game
  const { table, names } = model
  const live = scene.type === 'waiting' ? scene.for : mine || scene.type === 'consent' ? me : undefined
  return (
    <BoxTable<typDom.RechtSeen>
      model={model}
      kind="typ-dom short-strip recht"
      scene={scene.type}
      {...sentences(t, scene, view, names)}
      time={runningTime(table, live)}
      keys={keys}
      describe={(action) => actionText(t, view, action as typDom.RechtAction)}
      clue={(action) => clueOf(action as typDom.RechtAction, draft)}
      show={(action) => showNaming(draft, view, action)}
      spoken={(event) => spoken(t, event, { names, me: model.you })}
      onEvent={(event) => showEvent(event, me)}
      drag={game.drag}
      onAgain={onAgain}
      view={view}
      cursor={undefined}
      players={{
        live,
        scores: view.scores,
        out: view.out,
        sheet: (
          <History events={game.events} table={{ names, me: model.you }} language={view.config.language} />
        ),
        children: !settled && <NamingLine view={view} names={names} me={model.you} rack={game.rack} />,
      }}
      table={{
        camera: game.camera,
        stones: game.stones,
        places: mine && !way ? placesOf(view) : [],
        onCell: draft.point,
      }}
      costOf={typDom.rackPrice}
      changes={roundChanges(game)}
      onReady={game.ready}
      dock={<RechtDock game={game} />}
    />
  )
}

/** The result of the round: players who drop out pay at once, and the settlement does not contain that payment. */
function roundChanges({ view, events }: Recht): readonly number[] | undefined {
  const { phase } = view
  if (phase.type !== 'pause' && phase.type !== 'over') return undefined
  const round = events.slice(events.findLastIndex(({ type }) => type === 'dealt') + 1)
  const paid = round.flatMap((event) => (event.type === 'dropped' ? [event.changes] : []))
  return paid.reduce(
    (sums, changes) => sums.map((sum, seat) => sum + changes[seat]!),
    phase.settlement.changes,
  )
}

function spoken(t: TFunction, event: typDom.RechtSeen, table: Table): string | undefined {
  return lineOf(t, event, table) ?? spokenInBox(t, event, table)
}

/** The first two steps of a hint: the stone, then its place. */
function clueOf(action: typDom.RechtAction, draft: NamingDraft) {
  if (action.type !== 'name' && action.type !== 'add') return undefined
  const { row, col } = action
  return { letters: action.stone.toUpperCase(), point: () => draft.point({ row, col }) }
}

/** Lays out a stone for a new word, or one more for the named one, as if it had been typed. */
function showNaming(draft: NamingDraft, { naming }: typDom.RechtView, action: GameAction): boolean {
  const advice = action as typDom.RechtAction
  const { type } = advice
  if (type !== 'name' && type !== 'add') return false
  draft.show(type === 'name' ? advice.word : (naming?.word ?? ''), advice)
  return true
}
