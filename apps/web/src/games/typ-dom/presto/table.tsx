import '../typ-dom.css'
import '../players.css'
import '../stone.css'
import '../dock.css'
import '../layout.css'
import './presto.css'
import type { typDom } from '@estocade/games'
import { alphabets } from '@estocade/words'
import { Action } from '../../../table/action.tsx'
import type { GameAction } from '../../../table/extras.tsx'
import { TableFrame } from '../../../table/frame.tsx'
import type { KeyList } from '../../../table/keys-panel.tsx'
import { LetterChoice } from '../../../table/letter-choice.tsx'
import { runningTime } from '../../../table/use-time.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import type { GameTableProps } from '../../page-game.ts'
import { Consent } from '../consent.tsx'
import { lettersOf } from '../letters-of.ts'
import { showEvent } from '../show-event.ts'
import { BenchArena } from './arena.tsx'
import { BenchDock } from './dock.tsx'
import { advisedWord } from './ghost.ts'
import { askedOf } from './scene.ts'
import { spoken, titleOf, whatOf } from './sentences.ts'
import { type Presto, usePresto } from './use-presto.ts'

const keys: KeyList = [
  ['A … Z', 'keyType'],
  ['Enter', 'prDone'],
  ['Backspace', 'keyBack'],
  ['← ↑ ↓ →', 'keyMove'],
  ['Space', 'keyTurn'],
  ['+ −', 'keyZoom'],
  ['Alt ↑', 'keyTake'],
  ['?', 'keyHelp'],
]

/** A running game of Presto: all players build at the same time, each alone. */
export function PrestoTable({ session, onAgain }: GameTableProps) {
  const { t } = useTranslation()
  const game = usePresto(session)
  const { model, view, scene, me, work, ghost, building } = game
  const { table, names } = model
  const time = me === undefined ? undefined : runningTime(table, me, `round ${view.round}`)
  return (
    <TableFrame<typDom.PrestoSeen>
      model={model}
      kind="typ-dom short-strip presto"
      scene={scene.type}
      title={titleOf(t, scene)}
      what={whatOf(t, scene, view)}
      time={time}
      keys={keys}
      describe={(action) => advisedWord(action) ?? t('prGiveUp')}
      clue={(action) => clueOf(action, ghost.point)}
      show={ghost.show}
      spoken={(event) => spoken(t, event, { names, me })}
      onEvent={(event) => showEvent(event, me)}
      drag={game.drag}
      onAgain={onAgain}
    >
      <BenchArena game={game} session={session} />
      <Asked game={game} />
      {scene.type === 'pause' && <Pause game={game} ready={scene.ready} />}
      {building && <BenchDock game={game} />}
      {work.question && (
        <LetterChoice
          title={t('tdJollyAs')}
          letters={lettersOf(alphabets[view.config.language].letters, work.question.jolly)}
          onLetter={work.answer}
        />
      )}
    </TableFrame>
  )
}

/** The first two steps of a hint: which letters, then the cells of the word. */
function clueOf(action: GameAction, point: (action: GameAction) => boolean) {
  const word = advisedWord(action)
  if (word === undefined) return undefined
  return { letters: [...word].toSorted().join(' '), point: () => point(action) }
}

/** A house word that waits for the player's answer; building continues meanwhile. */
function Asked({ game: { view, me, model, act } }: { readonly game: Presto }) {
  const asked = askedOf(view, me)
  if (!asked) return null
  return (
    <section className="dock sheet asked">
      <Consent
        word={asked.word}
        name={model.names[asked.by]!}
        onAnswer={(consent) => void act({ type: 'answer', word: asked.word, consent })}
      />
    </section>
  )
}

function Pause({ game, ready }: { readonly game: Presto; readonly ready: boolean }) {
  const { t } = useTranslation()
  return (
    <section className="dock sheet resting">
      <p className="quiet">{ready ? t('waitForOthers') : t('prLook')}</p>
      {!ready && (
        <div className="acts">
          <Action main text={t('tdNextRound')} keyName="Enter" onClick={game.ready} />
        </div>
      )}
    </section>
  )
}
