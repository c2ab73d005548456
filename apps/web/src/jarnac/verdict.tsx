import type { JarnacView } from '@estocade/games'
import { useTranslation } from 'react-i18next'
import { CrossIcon, TickIcon } from '../pieces/icons.tsx'
import type { RefusalText } from '../session/session.ts'
import type { Texts } from '../texts/en.ts'
import type { Aim } from './aiming.ts'
import type { Scene } from './scene.ts'

interface VerdictProps {
  readonly typed: string
  readonly target: Aim
  readonly scene: Scene
  readonly view: JarnacView
  readonly me: number
  readonly refusal: RefusalText | undefined
}

/** What is typed, large, and what the letters allow; or why the table said no. */
export function Verdict({ typed, target, scene, view, me, refusal }: VerdictProps) {
  const { t } = useTranslation()
  const said = sayingOf(target, scene, view, me, typed.length ** 2)
  return (
    <div className="verdict">
      <p className="word" aria-live="polite">
        {typed}
        {typed !== '' && <i aria-hidden="true" />}
      </p>
      {refusal ? (
        <p className="bad" role="alert">
          <CrossIcon /> {t(`refusal_${refusal.code}`, { ...refusal.params, defaultValue: refusal.text })}
        </p>
      ) : (
        <p className={target.type === 'ready' ? 'good' : 'quiet'}>
          {target.type === 'ready' && <TickIcon />}
          {said && t(said.key, said.values)}
        </p>
      )}
    </div>
  )
}

interface Saying {
  readonly key: keyof Texts | 'tooShort'
  readonly values: Readonly<Record<string, string | number>>
}

const spaced = (letters: string): string => [...letters].join(' ')

function sayingOf(
  target: Aim,
  scene: Scene,
  view: JarnacView,
  me: number,
  points: number,
): Saying | undefined {
  switch (target.type) {
    case 'nothing':
      return scene.type === 'playing' || scene.type === 'window'
        ? { key: 'tapOrType', values: {} }
        : undefined
    case 'lacking':
      return { key: 'notThere', values: { letters: spaced(target.letters) } }
    case 'no-room':
      return { key: 'noRow', values: {} }
    case 'open':
      return { key: 'tooShort', values: { count: view.config.shortest } }
    case 'ready':
      return readySaying(target, scene, view, me, points)
  }
}

function readySaying(
  { row, was, used }: Extract<Aim, { type: 'ready' }>,
  scene: Scene,
  view: JarnacView,
  me: number,
  points: number,
): Saying {
  const letters = spaced(used)
  if (scene.type === 'window')
    return row === null
      ? { key: 'stealNew', values: { points } }
      : { key: 'steal', values: { was, letters, points } }
  if (row !== null) return { key: 'remake', values: { was, letters, row: row + 1, points } }
  return { key: 'newWord', values: { row: view.sides[me]!.rows.indexOf('') + 1, points } }
}
