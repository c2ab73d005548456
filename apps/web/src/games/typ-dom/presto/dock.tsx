import { alphabets } from '@estocade/words'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { Action } from '../../../table/action.tsx'
import { useCoach } from '../../../table/coach.ts'
import { Refusal } from '../../../table/refusal.tsx'
import { useOrder } from '../../../table/use-order.ts'
import { WordField } from '../../../table/word-field.tsx'
import { WordTools } from '../../../table/word-tools.tsx'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Rack } from '../rack.tsx'
import { FaultWords } from './faults.tsx'
import type { Scene } from './scene.ts'
import type { Presto } from './use-presto.ts'

interface DockProps {
  readonly game: Presto
}

/** The stones that are not placed yet, the faults, and "Fertig!". */
export function BenchDock({ game }: DockProps) {
  const { t } = useTranslation()
  const { work, rack, faults, refusal } = game
  const { rest } = work
  const order = useOrder(rack)
  const coach = useCoach(game.model, stageOf(game))
  const [leaving, setLeaving] = useState(false)
  return (
    <section className="dock sheet">
      <div className="holding">
        <p>
          <span className="caption">{t('tdRack')}</span>{' '}
          <span className="quiet">{t('prOf', { count: rest.length, all: rack.length })}</span>
        </p>
        <Rack rack={rack} used={work.used} order={order.places} open onStone={work.tapStone} />
      </div>
      <WordTools
        onTurn={work.turn}
        onShuffle={order.shuffle}
        onBack={rest.length < rack.length ? work.back : undefined}
      />
      <div className="verdict">
        <div className="entry">
          <p className="word" />
          <WordField
            alphabet={alphabets[game.view.config.language]}
            letters=""
            single
            onLetters={work.type}
          />
        </div>
        <div aria-live="polite">
          {leaving ? (
            <p>{t('prGiveUpSure')}</p>
          ) : refusal ? (
            <p className="bad">
              <Refusal refusal={refusal} language={game.view.config.language} />
            </p>
          ) : work.lacking !== '' ? (
            <p className="quiet">{t('tdLacking', { letters: work.lacking })}</p>
          ) : (
            <FaultWords faults={faults} idle={coach ?? t('prIdle')} />
          )}
        </div>
      </div>
      <Acts game={game} leaving={leaving} onLeaving={setLeaving} />
    </section>
  )
}

interface ActsProps extends DockProps {
  /** Whether the player is asked if they give up. */
  readonly leaving: boolean
  readonly onLeaving: (leaving: boolean) => void
}

/** Giving up has to be confirmed, because the button is beside "Fertig!". */
function Acts({ game, leaving, onLeaving }: ActsProps) {
  const { t } = useTranslation()
  const { scene, view, work, spare, apart, done, claim, act } = game
  const giveUp = () => {
    onLeaving(false)
    void act({ type: 'give-up', round: view.round })
  }
  if (leaving)
    return (
      <section className="acts" aria-label={t('prGiveUpSure')}>
        <Action text={t('prGiveUpYes')} onClick={giveUp} />
        <Action main text={t('prGiveUpNo')} onClick={() => onLeaving(false)} />
      </section>
    )
  return (
    <div className="acts">
      <Action text={t('prGiveUp')} onClick={() => onLeaving(true)} />
      <Action
        main
        text={t('prDone')}
        keyName="Enter"
        small={doneThen(t, scene, work.rest.length - spare, apart)}
        off={!done}
        onClick={claim}
      />
    </div>
  )
}

/** The progress of the player's first crossword: nothing placed, some of it, nearly all; later no line is shown. */
function stageOf({ work, rack, spare, scene }: Presto): number {
  if (scene.type !== 'building') return 3
  const left = work.rest.length - spare
  return left <= 0 ? 2 : work.rest.length < rack.length ? 1 : 0
}

function doneThen(t: TFunction, scene: Scene, left: number, apart: boolean): string | undefined {
  if (scene.type === 'blocked') return t('prWait')
  if (left > 0) return t('prStill', { count: left })
  return apart ? t('prApart') : undefined
}
