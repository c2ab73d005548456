import './abrahaminetz.css'
import './hand.css'
import './card.css'
import './layout.css'
import './layout-small.css'
import { abrahaminetz as rules } from '@estocade/games'
import { alphabets } from '@estocade/words'
import type { TFunction } from 'i18next'
import type { Clue, GameAction } from '../../table/extras.tsx'
import { TableFrame } from '../../table/frame.tsx'
import type { KeyList } from '../../table/keys-panel.tsx'
import { LetterChoice } from '../../table/letter-choice.tsx'
import { runningTime } from '../../table/use-time.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import type { GameTableProps } from '../page-game.ts'
import { actionText, placeText } from './action-text.ts'
import { Actions } from './actions.tsx'
import { Glass } from './glass.tsx'
import { Hands, OwnHand } from './hands.tsx'
import { putsFor } from './making.ts'
import { Middle } from './middle.tsx'
import { liveSeat } from './scene.ts'
import { titleOf, whatOf } from './sentences.ts'
import { Sheet } from './sheet.tsx'
import { showEvent } from './show-event.ts'
import { spoken } from './spoken.ts'
import { type Abrahaminetz, useAbrahaminetz } from './use-abrahaminetz.ts'

const keys: KeyList = [
  ['A … Z', 'keyType'],
  ['Enter', 'keyLay'],
  ['Backspace', 'keyBack'],
  ['Esc', 'keyEsc'],
  ['↑ ↓', 'keyWays'],
  ['Ctrl Enter', 'keyPassPlain'],
  ['Alt ↑', 'keyTake'],
  ['?', 'keyHelp'],
]

/** A running game of Abrahaminetz. */
export function AbrahaminetzTable({ session, onAgain }: GameTableProps) {
  const { t } = useTranslation()
  const game = useAbrahaminetz(session)
  const { model, view, scene, story, me, draft, making, counts } = game
  const { table, names } = model
  const time = runningTime(table, liveSeat(scene, me))
  const promised = making.type === 'ready' && scene.type === 'playing' && counts !== false
  return (
    <TableFrame<rules.SeenEvent>
      model={model}
      kind="abrahaminetz short-strip"
      scene={scene.type}
      title={titleOf(t, scene, model)}
      what={whatOf(t, scene, view, names)}
      time={time}
      bladeless
      keys={keys}
      describe={(action) => actionText(t, view.rack, action as rules.Action)}
      clue={(action) => clueOf(t, game, action as rules.Action)}
      show={(action) => showAdvice(game, action)}
      spoken={(event) => spoken(t, event, names, model.you)}
      onEvent={(event) => showEvent(event, me)}
      drag={game.drag}
      onAgain={onAgain}
    >
      <div className="ground">
        <Middle game={game} />
        {me !== undefined && scene.type !== 'over' && (
          <div className="dock">
            <OwnHand game={game} />
            <Actions
              scene={scene}
              draft={draft}
              stock={view.stock}
              beginners={view.config.beginners}
              wrong={counts === false}
              exchanging={game.exchanging}
              down={game.down}
              onExchange={() => game.setExchanging(!game.exchanging)}
              onDown={() => game.setDown(!game.down)}
              onEnter={game.enter}
              onPass={game.pass}
              act={game.act}
            />
          </div>
        )}
        <aside className="scores">
          <Sheet
            story={story}
            scores={view.scores}
            handSizes={view.handSizes}
            names={names}
            me={me}
            over={scene.type === 'over'}
            promise={promised ? making.points : undefined}
          />
          {scene.type !== 'over' && <Glass time={time} skew={session.skew} />}
        </aside>
        {scene.type === 'over' && <Hands view={view} names={names} />}
      </div>
      {draft.question && (
        <LetterChoice
          title={t('abrJokerAs')}
          letters={alphabets[view.config.language].letters}
          onLetter={draft.answer}
        />
      )}
    </TableFrame>
  )
}

/** The first two steps of a hint: which cards, then where they go. A starting word has only one place. */
function clueOf(t: TFunction, { view, ground, draft }: Abrahaminetz, action: rules.Action): Clue | undefined {
  if (action.type !== 'lay' && action.type !== 'choose') return undefined
  const cards = [...action.cards].filter((card) => /\p{L}/u.test(card)).toSorted()
  const letters = cards.map((card) => (rules.isJokerCell(card) ? t('abrCardJoker') : card)).join(' ')
  if (action.type === 'choose' || view.rack === '' || !ground) return { letters }
  const puts = putsFor(ground, action).toSorted((a, b) => a.cell - b.cell)
  const where = puts.map((put) => placeText(t, put, view.rack[put.cell])).join(', ')
  return { letters, where, point: () => draft.aim(puts[0]!.cell) }
}

function showAdvice({ draft }: Abrahaminetz, action: GameAction): boolean {
  const advice = action as rules.Action
  if (advice.type === 'lay') draft.show(advice)
  else if (advice.type === 'choose') draft.show({ grow: 'none', cards: advice.cards })
  return advice.type === 'lay' || advice.type === 'choose'
}
