import type { typDom } from '@estocade/games'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { RefusalText } from '../../../session/session.ts'
import { Action } from '../../../table/action.tsx'
import { refusalText } from '../../../table/refusal-text.ts'
import { WordTools } from '../../../table/word-tools.tsx'
import { Rack } from '../rack.tsx'
import { FaultWords } from './faults.tsx'
import type { Scene } from './scene.ts'
import type { Workbench } from './use-bench.ts'

interface DockProps {
  readonly scene: Scene
  readonly work: Workbench
  /** How many stones there were. */
  readonly dealt: number
  /** How many may be left over. */
  readonly spare: number
  readonly apart: boolean
  readonly faults: readonly typDom.BenchFault[]
  readonly refusal: RefusalText | undefined
  /** `undefined` while not all is placed. */
  readonly onClaim: (() => void) | undefined
  readonly onGiveUp: () => void
}

/** The stones not yet placed, what is wrong, and "Fertig!". */
export function BenchDock(props: DockProps) {
  const { scene, work, dealt, spare, apart, faults, refusal, onClaim } = props
  const { t } = useTranslation()
  const { rest } = work
  return (
    <section className="dock sheet">
      <div className="holding">
        <p>
          <span className="caption">{t('tdRack')}</span>{' '}
          <span className="quiet">{t('prOf', { count: rest.length, all: dealt })}</span>
        </p>
        <Rack rack={rest} used={none} open onStone={work.tapStone} />
      </div>
      <WordTools
        onTurn={work.turn}
        onShuffle={work.shuffle}
        onBack={rest.length < dealt ? work.back : undefined}
      />
      <div className="verdict" aria-live="polite">
        {refusal ? (
          <p className="bad">{refusalText(t, refusal)}</p>
        ) : work.lacking !== '' ? (
          <p className="quiet">{t('tdLacking', { letters: work.lacking })}</p>
        ) : (
          <FaultWords faults={faults} />
        )}
      </div>
      <div className="acts">
        <Action text={t('prGiveUp')} onClick={props.onGiveUp} />
        <Action
          main
          text={t('prDone')}
          keyName="Enter"
          small={doneThen(t, scene, rest.length - spare, apart)}
          off={onClaim === undefined}
          onClick={() => onClaim?.()}
        />
      </div>
    </section>
  )
}

const none: ReadonlySet<number> = new Set()

function doneThen(t: TFunction, scene: Scene, left: number, apart: boolean): string | undefined {
  if (scene.type === 'blocked') return t('prWait')
  if (left > 0) return t('prStill', { count: left })
  return apart ? t('prApart') : undefined
}
