import type { JarnacAction, JarnacView } from '@estocade/games'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TileLook } from '../pieces/tile.tsx'
import type { RefusalText } from '../session/session.ts'
import type { Aim } from './aiming.ts'
import type { Scene } from './scene.ts'
import { Tray } from './tray.tsx'
import type { Typing } from './use-typing.ts'
import { Verdict } from './verdict.tsx'

export interface DockProps {
  readonly scene: Scene
  readonly view: JarnacView
  readonly me: number
  readonly names: readonly string[]
  readonly typing: Typing
  readonly target: Aim
  readonly refusal: RefusalText | undefined
  /** Letters just drawn. */
  readonly fresh: string
  readonly act: (action: JarnacAction) => Promise<void>
  readonly onEnter: () => void
}

/** What I hold, what I typed and what is said to it, what I can do. */
export function Dock(props: DockProps) {
  const { scene, view, me, names, typing, target } = props
  const { t } = useTranslation()
  const [swap, setSwap] = useState<ReadonlySet<number>>(new Set())
  const victim = scene.type === 'window' ? scene.victim : undefined
  const reserve = view.sides[victim ?? me]!.reserve
  const swapping = scene.type === 'opening' && scene.maySwap
  const used = target.type === 'open' || target.type === 'ready' ? target.used : ''
  const looks = swapping
    ? picked(reserve, swap)
    : looksOf(reserve, used, victim === undefined ? props.fresh : '')
  const onTile = (place: number) => {
    if (swapping) return setSwap((old) => toggled(old, place))
    if (scene.type !== 'playing' && scene.type !== 'window') return
    const { letter, look } = looks[place]!
    if (look === 'used') typing.untype(letter)
    else typing.type(letter)
  }
  const letters = [...swap].map((place) => reserve[place]).join('')
  const doSwap = () => {
    setSwap(new Set())
    void props.act({ type: 'swap', letters })
  }
  return (
    <section className="dock sheet">
      <div className="holding">
        <p className="caption">
          {victim === undefined ? t('reserve') : t('reserveOf', { name: names[victim] })}
        </p>
        <Tray label={t('reserve')} letters={looks} onTile={onTile} />
      </div>
      <Verdict
        typed={typing.typed}
        target={target}
        scene={scene}
        view={view}
        me={me}
        refusal={props.refusal}
      />
      <div className="acts">
        <Actions {...props} swap={letters} onSwap={doSwap} />
      </div>
    </section>
  )
}

function Actions({
  scene,
  view,
  me,
  names,
  target,
  act,
  onEnter,
  swap,
  onSwap,
}: DockProps & { swap: string; onSwap: () => void }) {
  const { t } = useTranslation()
  const next = names[(me + 1) % names.length]
  const ready = target.type === 'ready'
  switch (scene.type) {
    case 'opening':
      return (
        <>
          {view.sides[me]!.opened && !view.config.solo && (
            <Action
              text={t('swap')}
              small={t('swapPick')}
              off={!scene.maySwap || swap.length !== 3}
              onClick={onSwap}
            />
          )}
          <Action
            main
            text={t('take')}
            small={t('takeThen', { count: scene.count })}
            onClick={() => void act({ type: 'take' })}
          />
        </>
      )
    case 'playing':
      return (
        <>
          <Action
            text={t('pass')}
            small={view.config.solo ? t('passAlone') : t('passThen', { name: next })}
            onClick={() => void act({ type: 'pass' })}
          />
          <Action main text={t('lay')} small={t('layThen')} off={!ready} onClick={onEnter} />
        </>
      )
    case 'window':
      return (
        <>
          <Action
            text={t('letGo')}
            small={t('letGoThen')}
            onClick={() => void act({ type: 'decline', window: scene.window })}
          />
          <button type="button" className="button thrust" aria-disabled={!ready} onClick={onEnter}>
            Jarnac!
          </button>
        </>
      )
    case 'challenge':
      return (
        <>
          <Action
            text={t('challenge')}
            onClick={() => void act({ type: 'challenge', window: scene.window })}
          />
          <Action
            main
            text={t('accept')}
            onClick={() => void act({ type: 'accept', window: scene.window })}
          />
        </>
      )
    default:
      return null
  }
}

interface ActionProps {
  readonly text: string
  readonly small?: string
  readonly main?: boolean
  readonly off?: boolean
  readonly onClick: () => void
}

/** A forbidden action stays in sight, dashed. */
const Action = ({ text, small, main, off, onClick }: ActionProps) => (
  <button
    type="button"
    className={main ? 'button main' : 'button'}
    aria-disabled={off === true}
    onClick={off ? undefined : onClick}
  >
    {text}
    {small && <small>{small}</small>}
  </button>
)

type Held = { readonly letter: string; readonly look: TileLook }

/** The last letters of a kind are the fresh ones; the first are used up first. */
function looksOf(reserve: string, used: string, fresh: string): readonly Held[] {
  let [rest, dots] = [used, fresh]
  const letters: Held[] = [...reserve].map((letter) => {
    if (!rest.includes(letter)) return { letter, look: 'lying' }
    rest = rest.replace(letter, '')
    return { letter, look: 'used' }
  })
  for (let place = letters.length - 1; place >= 0; place--) {
    const { letter, look } = letters[place]!
    if (look !== 'lying' || !dots.includes(letter)) continue
    dots = dots.replace(letter, '')
    letters[place] = { letter, look: 'new' }
  }
  return letters
}

const picked = (reserve: string, places: ReadonlySet<number>): readonly Held[] =>
  [...reserve].map((letter, place) => ({ letter, look: places.has(place) ? 'used' : 'lying' }))

function toggled(places: ReadonlySet<number>, place: number): ReadonlySet<number> {
  const next = new Set(places)
  if (!next.delete(place) && next.size < 3) next.add(place)
  return next
}
