import { abrahaminetz as rules } from '@estocade/games'
import { Action } from '../../table/action.tsx'
import { RuleLink } from '../../table/rule-link.tsx'
import { useTranslation } from '../../texts/use-translation.ts'
import type { Scene } from './scene.ts'
import type { Draft } from './use-draft.ts'

interface ActionsProps {
  readonly scene: Scene
  readonly draft: Draft
  readonly stock: number
  readonly beginners: boolean
  /** The word laid out does not count; set only if the table shows verdicts before a word is laid. */
  readonly wrong: boolean
  readonly exchanging: boolean
  readonly down: boolean
  readonly onExchange: () => void
  readonly onDown: () => void
  readonly onEnter: () => void
  readonly onPass: () => void
  readonly act: (action: rules.Action) => Promise<void>
}

export function Actions(props: ActionsProps) {
  const { scene, draft, stock, act } = props
  const { t } = useTranslation()
  const ready = draft.making.type === 'ready' && !props.wrong
  const word = ready && draft.making.type === 'ready' ? draft.making.word : ''
  switch (scene.type) {
    case 'choosing':
      return (
        <div className="acts">
          <Action
            text={t('abrDecline')}
            small={t('abrDeclineThen')}
            onClick={() => void act({ type: 'decline' })}
          />
          <span className="space" />
          <Action
            main
            text={word === '' ? t('abrChoose') : t('abrChooseWord', { word })}
            keyName="Enter"
            off={!ready}
            onClick={props.onEnter}
          />
        </div>
      )
    case 'playing': {
      const spent = scene.exchanges >= rules.EXCHANGES
      const exchangeThen = stock === 0 ? 'abrExchangeEmpty' : spent ? 'abrExchangeSpent' : 'abrExchangeThen'
      return (
        <div className="acts">
          <RuleLink rule="abrahaminetz#A18" about={t('abrExchange')} />
          <Action
            text={t('abrExchange')}
            small={props.exchanging ? t('abrExchangePick') : t(exchangeThen)}
            off={spent || stock === 0}
            pressed={props.exchanging}
            onClick={props.onExchange}
          />
          {props.beginners && (
            <Action
              text={t('abrDown')}
              small={t('abrDownThen')}
              pressed={props.down}
              onClick={props.onDown}
            />
          )}
          <Action
            text={t('pass')}
            small={stock === 0 ? t('abrPassEmpty') : t('abrPassThen')}
            onClick={props.onPass}
          />
          <span className="space" />
          <Action
            main
            text={word === '' ? t('lay') : t('layWord', { word })}
            keyName="Enter"
            off={!ready}
            onClick={props.onEnter}
          />
        </div>
      )
    }
    case 'judging':
      return (
        <div className="acts">
          <span className="space" />
          <RuleLink rule="abrahaminetz#A26" about={t('challenge')} />
          <Action
            text={t('challenge')}
            small={t('abrChallengeThen')}
            onClick={() => void act({ type: 'challenge', window: scene.window })}
          />
          <Action
            main
            text={t('accept')}
            keyName="Enter"
            onClick={() => void act({ type: 'accept', window: scene.window })}
          />
        </div>
      )
    default:
      return null
  }
}
