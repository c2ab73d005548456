import { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import type { GameAction } from '../../../table/extras.tsx'
import type { KeyList } from '../../../table/keys-panel.tsx'
import { LetterChoice } from '../../../table/letter-choice.tsx'
import { runningTime } from '../../../table/use-time.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { GameTableProps } from '../../page-game.ts'
import { BoxTable } from '../box-table.tsx'
import { lettersOf } from '../letters-of.ts'
import { showEvent } from '../show-event.ts'
import { actionText } from './action-text.tsx'
import { CrosswordDock } from './dock.tsx'
import type { Scene } from './scene.ts'
import { ScoreSheet } from './score-sheet.tsx'
import { titleOf, whatOf } from './sentences.ts'
import { turnsOf } from './sheet.ts'
import { spoken } from './spoken.ts'
import { type Crossword, useCrossword } from './use-crossword.ts'
import { WordFlag } from './word-flag.tsx'

const keys: KeyList = [
  ['A … Z', 'keyType'],
  ['Enter', 'keyLay'],
  ['Backspace', 'keyBack'],
  ['Esc', 'keyEsc'],
  ['← ↑ ↓ →', 'keyMove'],
  ['Space', 'keyTurn'],
  ['+ −', 'keyZoom'],
  ['Ctrl Enter', 'keyPassOrBuy'],
  ['Alt ↑', 'keyTake'],
  ['?', 'keyHelp'],
]

/** A running game of Kreuzwort or Point. */
export function CrosswordTable({ session, onAgain }: GameTableProps) {
  const { t } = useTranslation()
  const game = useCrossword(session)
  const { model, view, ways, scene, me, draft, verdict, mayLay, alphabet } = game
  const { table, names } = model
  const live = liveSeat(scene, me)
  const { points } = typDom.stoneSet(alphabet)
  return (
    <BoxTable<typDom.CrosswordSeen>
      model={model}
      kind={`typ-dom short-strip ${table.game}`}
      scene={scene.type}
      title={titleOf(t, scene, model)}
      what={whatOf(t, scene, view, ways, names)}
      time={runningTime(table, live)}
      keys={keys}
      describe={(action) => actionText(t, view.grid, action as typDom.CrosswordAction)}
      clue={(action) => clueOf(t, game, action)}
      show={(action) => showAdvice(game, action)}
      spoken={(event) => spoken(t, event, { names, me: model.you }, ways.points)}
      onEvent={(event) => showEvent(event, me)}
      drag={game.drag}
      onAgain={onAgain}
      view={view}
      cursor={mayLay ? draft.cursor : undefined}
      players={{ live, scores: scoresNow(game), sheet: <Sheet game={game} /> }}
      table={{
        camera: game.camera,
        stones: game.stones,
        points: ways.points ? points : undefined,
        cursor: mayLay && verdict.type !== 'ready' ? draft.cursor : undefined,
        onCell: (cell) => mayLay && draft.point(cell),
        inside: mayLay && verdict.type === 'ready' && (
          <WordFlag verdict={verdict} points={ways.points} counts={game.counts.all} />
        ),
      }}
      costOf={(left) =>
        ways.points ? typDom.leftPoints(left, typDom.stoneSet(alphabet)) : typDom.rackPrice(left)
      }
      onReady={game.ready}
      dock={
        <>
          <CrosswordDock game={game} />
          {draft.question && (
            <LetterChoice
              title={t('tdJollyAs')}
              letters={lettersOf(alphabet.letters, game.rack[draft.question.place]!)}
              onLetter={draft.answer}
            />
          )}
        </>
      }
    />
  )
}

function Sheet({ game: { events, model, ways, view } }: { readonly game: Crossword }) {
  return (
    <ScoreSheet
      turns={turnsOf(events)}
      names={model.names}
      points={ways.points}
      language={view.config.language}
    />
  )
}

/** Point adds the points of words when they are laid; the scores already contain a settled round. */
const scoresNow = ({ view, settled, ways }: Crossword): readonly number[] =>
  view.scores.map((score, seat) => (settled || !ways.points ? score : score + view.points[seat]!))

/** The first two steps of a hint: which stones, then where. */
function clueOf(t: TFunction, { view, draft }: Crossword, action: GameAction) {
  const advice = action as typDom.CrosswordAction
  if (advice.type !== 'lay') return undefined
  const { row, col, direction } = advice
  const stones = [...advice.stones].filter((stone) => stone !== typDom.LYING).map(typDom.stoneShown)
  // Jollies come last.
  const letters = stones
    .toSorted((a, b) => Number(typDom.isJollyStone(a)) - Number(typDom.isJollyStone(b)) || (a < b ? -1 : 1))
    .map((stone) => (typDom.isJollyStone(stone) ? t(`tdJolly_${typDom.colourOf(stone)}`) : stone))
  const point = () => !typDom.isEmptyGrid(view.grid) && draft.aim({ row, col, direction })
  return { letters: letters.join(' '), point }
}

function showAdvice({ draft, setBuying }: Crossword, action: GameAction): boolean {
  const advice = action as typDom.CrosswordAction
  if (advice.type === 'buy') setBuying(true)
  if (advice.type !== 'lay') return false
  draft.show(advice)
  return true
}

function liveSeat(scene: Scene, me: number | undefined): number | undefined {
  if (scene.type === 'waiting') return scene.for
  return scene.type === 'playing' || scene.type === 'consent' ? me : undefined
}
