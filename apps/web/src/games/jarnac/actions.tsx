import { jarnac } from '@estocade/games'
import { Action } from '../../table/action.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import { scoresOf } from './sentences.ts'
import type { TableMoves } from './use-moves.ts'
import type { JarnacTableModel } from './use-table.ts'

interface ActionsProps {
  readonly model: JarnacTableModel
  readonly moves: TableMoves
}

/** The possible actions. The main action is right-most; a forbidden one is shown with its reason. */
export const Actions = (props: ActionsProps) => (
  <div className="acts">
    <SceneActions {...props} />
  </div>
)

function SceneActions(props: ActionsProps) {
  switch (props.model.scene.type) {
    case 'opening':
      return <OpeningActions {...props} />
    case 'playing':
      return <PlayingActions {...props} />
    case 'window':
      return <WindowActions {...props} />
    case 'challenge':
      return <ChallengeActions {...props} />
    default:
      return null
  }
}

/** Members who are not captain propose the action instead. */
const useSaying = ({ captain }: JarnacTableModel) => {
  const { t } = useTranslation()
  return (text: string): string => (captain ? text : t('proposeIt', { what: text }))
}

function OpeningActions({ model, moves }: ActionsProps) {
  const { t } = useTranslation()
  const say = useSaying(model)
  const { scene, view, me, typing } = model
  if (scene.type !== 'opening') return null
  const three = typing.typed.length === 3
  const why = !scene.maySwap ? t('swapNot') : three ? [...typing.typed].join(' ') : t('swapPick')
  return (
    <>
      {view.sides[me]!.opened && !view.config.solo && (
        <Action
          text={say(t('swap'))}
          keyName="3"
          small={why}
          off={!scene.maySwap || !three}
          onClick={moves.swap}
        />
      )}
      <Action
        main
        text={say(t('take'))}
        keyName="1"
        small={t('takeThen', { count: scene.count })}
        onClick={moves.take}
      />
    </>
  )
}

function PlayingActions({ model, moves }: ActionsProps) {
  const { t } = useTranslation()
  const say = useSaying(model)
  const { view, me, names, target, typing } = model
  const ready = target.type === 'ready'
  const next = view.phase.type === 'playing' ? jarnac.nextSeat(view, view.phase.seat) : me
  const alone = view.config.solo || view.config.calls === 0
  return (
    <>
      {!view.config.solo && <Action late text={t('swap')} small={t('swapLater')} off onClick={() => false} />}
      <Action
        text={say(t('pass'))}
        small={alone ? t('passAlone') : t('passThen', { name: names[next] })}
        onClick={moves.pass}
      />
      <Action
        main
        text={say(ready ? t('layWord', { word: typing.typed }) : t('lay'))}
        short={say(t('lay'))}
        keyName="Enter"
        small={t('layThen')}
        off={!ready}
        onClick={moves.enter}
      />
    </>
  )
}

/** Draw, swap and Jarnac together; a side that may only call gets "decline" instead. */
function WindowActions({ model, moves }: ActionsProps) {
  const { t } = useTranslation()
  const say = useSaying(model)
  const { target, scene } = model
  if (scene.type !== 'window') return null
  const { opening, ends } = scene
  const then = ends ? t('letGoEnd', { scores: scoresOf(model) }) : t('letGoWait')
  return (
    <>
      {opening?.maySwap && (
        <Action text={say(t('swap'))} keyName="3" small={t('swapPick')} onClick={moves.pass} />
      )}
      {opening ? (
        <Action
          text={say(t('take'))}
          keyName="1"
          small={t('takeThen', { count: opening.count })}
          onClick={moves.take}
        />
      ) : (
        <Action text={say(t('letGo'))} small={then} onClick={moves.pass} />
      )}
      <button
        type="button"
        className="button thrust"
        aria-disabled={target.type !== 'ready'}
        onClick={moves.enter}
      >
        {t('jarnac')}
      </button>
    </>
  )
}

function ChallengeActions({ model }: ActionsProps) {
  const { t } = useTranslation()
  const say = useSaying(model)
  const { scene, act, view } = model
  if (scene.type !== 'challenge') return null
  const { window } = scene
  return (
    <>
      <Action
        text={say(t('challenge'))}
        small={view.config.penalty ? t('challengeRisk') : t('challengeThen')}
        onClick={() => void act({ type: 'challenge', window })}
      />
      <Action
        main
        text={say(t('accept'))}
        keyName="Enter"
        small={t('acceptThen')}
        onClick={() => void act({ type: 'accept', window })}
      />
    </>
  )
}
