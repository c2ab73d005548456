import type { JarnacView } from '@estocade/games'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Scene } from './scene.ts'

interface TurnStripProps {
  readonly scene: Scene
  readonly names: readonly string[]
  readonly view: JarnacView
  readonly me: number
  /** ms on the running clock at `at`. */
  readonly left: number | undefined
  readonly at: number
}

/** Whose turn it is and what may be done, in one sentence each. */
export function TurnStrip({ scene, names, view, me, left, at }: TurnStripProps) {
  const { t } = useTranslation()
  const seconds = useSeconds(left, at)
  const [title, what] = sentences(scene, names, view, me)
  return (
    <section className={scene.type === 'window' ? 'turn theft' : 'turn'} aria-live="polite">
      <h1>{t(title.key, title.values ?? {})}</h1>
      {what && <p>{t(what)}</p>}
      {seconds !== undefined && (
        <span className={seconds <= 10 ? 'time figure hot' : 'time figure'} role="timer" aria-live="off">
          {Math.floor(seconds / 60)}:{`${seconds % 60}`.padStart(2, '0')}
        </span>
      )}
    </section>
  )
}

type Key = 'yourTurn' | 'theirTurn' | 'passes' | 'over'
interface Title {
  readonly key: Key
  readonly values?: Readonly<Record<string, string>>
}
type What = 'missed' | 'takeFirst' | 'takeOrSwap' | 'layOrPass' | 'thinking' | undefined

function sentences(
  scene: Scene,
  names: readonly string[],
  view: JarnacView,
  me: number,
): readonly [Title, What] {
  switch (scene.type) {
    case 'window':
      return [{ key: 'passes', values: { name: names[scene.victim]! } }, 'missed']
    case 'opening':
      return [{ key: 'yourTurn' }, view.sides[me]!.opened ? 'takeOrSwap' : 'takeFirst']
    case 'playing':
      return [{ key: 'yourTurn' }, 'layOrPass']
    case 'challenge':
      return [{ key: 'theirTurn', values: { name: names[scene.by]! } }, undefined]
    case 'waiting':
      return [{ key: 'theirTurn', values: { name: names[scene.for]! } }, 'thinking']
    case 'over':
      return [{ key: 'over' }, undefined]
  }
}

function useSeconds(left: number | undefined, at: number): number | undefined {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (left === undefined) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [left])
  return left === undefined ? undefined : Math.max(0, Math.ceil((left - (now - at)) / 1000))
}
