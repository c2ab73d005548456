import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../pieces/choice.tsx'
import { Boards } from './boards.tsx'
import type { Chance, Chances } from './chances.ts'
import { Chart } from './chart.tsx'
import { Controls } from './controls.tsx'
import { Heading } from './heading.tsx'
import { JarnacList, MissedList } from './lists.tsx'
import type { ReadGame } from './messages.ts'
import { narrate } from './narration.ts'
import { SharePanel } from './share.tsx'
import { Soundness } from './soundness.tsx'
import { useReplay } from './use-replay.ts'
import type { useReview } from './use-review.ts'

interface ReviewProps {
  readonly game: ReadGame
  readonly found: ReturnType<typeof useReview>
  /** The seat of whoever looks; none when the game came by a link. */
  readonly me: number | undefined
  readonly onRematch: (() => void) | undefined
}

/** A game looked back upon: boards, chart, what was missed. */
export function Review({ game, found, me, onRematch }: ReviewProps) {
  const { t } = useTranslation()
  const { replay } = game
  const { moments } = replay
  const names = useNames(game, me)
  const places = names.map((_, seat) => (seat - (me ?? 0) + names.length) % names.length)
  const player = useReplay(moments.length, moments.length - 1)
  const [sharing, setSharing] = useState(false)
  const told = narrate(t, names, moments[player.at]!)
  const [of, setOf] = useState(me ?? 0)
  const { missed, jarnacs } = useMemo(() => chancesOfSide(found.chances, of), [found.chances, of])
  const nextMissed = missed.find(({ moment }) => moment > player.at)?.moment
  const lists = { at: player.at, go: player.go }
  return (
    <main className="review">
      <Heading
        {...{ replay, names, me, onRematch, sharing }}
        accuracies={found.chances?.accuracies}
        onShare={() => setSharing(!sharing)}
      />
      {sharing && <SharePanel game={game} />}
      <Soundness
        soundness={found.soundness}
        versions={moments.map(({ version }) => version)}
        go={player.go}
      />
      <div className="review-stage">
        <Boards {...{ replay, names, places, told }} at={player.at} />
        <Chart {...{ moments, names, places, told }} at={player.at} go={player.go} />
        <Controls player={player} last={moments.length - 1} nextMissed={nextMissed} />
        <div className="found">
          {names.length > 1 && found.chances && (
            <Choice
              name="of"
              label={t('reviewOf')}
              value={`${of}`}
              onChange={(seat) => setOf(Number(seat))}
              options={names.map((text, seat) => ({ id: `${seat}`, text }))}
            />
          )}
          {found.chances ? (
            <>
              <MissedList
                {...lists}
                title={t(of === me ? 'reviewYouMissed' : 'reviewMissed')}
                chances={missed}
                none={t('reviewNothingMissed')}
              />
              {!replay.solo && (
                <JarnacList
                  {...lists}
                  title={t('reviewJarnacs')}
                  chances={jarnacs}
                  none={t('reviewNoJarnacs')}
                />
              )}
            </>
          ) : (
            <Waiting found={found} />
          )}
        </div>
      </div>
    </main>
  )
}

function Waiting({ found }: Pick<ReviewProps, 'found'>) {
  const { t } = useTranslation()
  if (found.soundness?.type === 'altered') return null
  return (
    <p className="sheet waits" role="status">
      {t(found.noDictionary ? 'reviewNoDictionary' : 'reviewThinking')}{' '}
      {found.noDictionary && (
        <button type="button" className="button" onClick={found.retry}>
          {t('retry')}
        </button>
      )}
    </p>
  )
}

function chancesOfSide(chances: Chances | undefined, seat: number) {
  const own = (chance: Chance) => chance.seat === seat
  return { missed: chances?.missed.filter(own) ?? [], jarnacs: chances?.jarnacs.filter(own) ?? [] }
}

/** Names as they were at the table; bots by their level; else the sides' letters. */
function useNames({ names, replay }: ReadGame, me: number | undefined): readonly string[] {
  const { t } = useTranslation()
  return (replay.moments[0]?.sides ?? []).map((_, seat) => {
    const name = names[seat] ?? ''
    if (seat === me) return t('you')
    if (name.startsWith('bot:')) return t(`level_${name.slice(4)}`, { defaultValue: name.slice(4) })
    return name === '' ? t('reviewSide', { letter: 'ABCDEF'[seat] }) : name
  })
}
