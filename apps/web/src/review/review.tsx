import { useState } from 'react'
import { gameOf } from '../games/index.ts'
import { stageOf } from '../games/parts.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { Heading } from './heading.tsx'
import type { ReadGame } from './messages.ts'
import type { Replayed } from './moment.ts'
import { SharePanel } from './share.tsx'
import { Soundness } from './soundness.tsx'
import { type Player, useReplay } from './use-replay.ts'
import type { useReview } from './use-review.ts'

interface ReviewProps {
  readonly game: ReadGame
  readonly found: ReturnType<typeof useReview>
  /** The viewer's seat; undefined if the game came by a link. */
  readonly me: number | undefined
  readonly onRematch: (() => void) | undefined
}

/** What the stage of every game needs. */
export interface StageProps {
  readonly replay: Replayed
  readonly found: ReturnType<typeof useReview>
  readonly player: Player
  readonly me: number | undefined
  readonly names: readonly string[]
  /** By seat: the place that determines its mark and colour. */
  readonly places: readonly number[]
}

/** The review of a game: its result, whether its log is valid, and its stage. */
export function Review({ game, found, me, onRematch }: ReviewProps) {
  const { replay } = game
  const { moments } = replay
  const names = useNames(game, me)
  const places = names.map((_, seat) => (seat - (me ?? 0) + names.length) % names.length)
  const player = useReplay(moments.length, moments.length - 1)
  const [sharing, setSharing] = useState(false)
  const Stage = stageOf(gameOf(replay.game)!)
  return (
    <main className="review">
      <Heading
        {...{ game, names, me, onRematch, sharing }}
        accuracies={found.found?.accuracies}
        onShare={() => setSharing(!sharing)}
      />
      {sharing && <SharePanel game={game} />}
      <Soundness
        soundness={found.soundness}
        versions={moments.map(({ version }) => version)}
        go={player.go}
      />
      <Stage {...{ replay, found, player, me, names, places }} />
    </main>
  )
}

/** The names from the table; bots by their level; otherwise the letters of the sides. */
function useNames({ names, replay }: ReadGame, me: number | undefined): readonly string[] {
  const { t } = useTranslation()
  return Array.from({ length: replay.seats }, (_, seat) => {
    const name = names[seat] ?? ''
    if (seat === me) return t('you')
    if (name.startsWith('bot:')) return t(`level_${name.slice(4)}`, { defaultValue: name.slice(4) })
    return name === '' ? t('reviewSide', { letter: 'ABCDEF'[seat] }) : name
  })
}
