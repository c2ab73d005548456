import { useMemo, useState } from 'react'
import { Chart } from '../../../review/chart.tsx'
import { Controls } from '../../../review/controls.tsx'
import type { StageProps } from '../../../review/review.tsx'
import { Waiting, WhoseGame } from '../../../review/waiting.tsx'
import { writtenWith } from '../../../review/written.ts'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Boards } from './boards.tsx'
import { type Chance, type Chances, isTaken } from './chances.ts'
import { JarnacList, MissedList } from './lists.tsx'
import { narrate } from './narration.ts'
import type { Replay } from './replay.ts'

/** Boards, chart, missed words and missed Jarnacs. */
export function JarnacStage({ found, player, me, names, places, ...props }: StageProps) {
  const { t } = useTranslation()
  // A stage only gets replays and findings of its own game.
  const replay = props.replay as Replay
  const chances = found.found as Chances | undefined
  const { moments } = replay
  const written = writtenWith(found.forms)
  const told = narrate(t, names, moments[player.at]!, written)
  const [of, setOf] = useState(me ?? 0)
  const { missed, jarnacs } = useMemo(() => chancesOfSide(chances, of), [chances, of])
  const calls = useMemo(() => callsIn(replay), [replay])
  const nextMissed = missed.find(({ moment }) => moment > player.at)?.moment
  const [chosen, setChosen] = useState<Chance>()
  const onChoose = (chance: Chance) => {
    setChosen(chance)
    player.go(chance.moment)
  }
  // The moment of a Jarnac that was called shows its word itself.
  const better = chosen?.moment === player.at && !isTaken(chosen) ? chosen : undefined
  const lists = { at: player.at, chosen, onChoose, written }
  return (
    <div className="review-stage">
      <Boards {...{ replay, names, places, told, better }} at={player.at} />
      <Chart {...{ moments, calls, names, places, told }} at={player.at} go={player.go} />
      <Controls player={player} last={moments.length - 1} nextMissed={nextMissed} />
      <div className="found">
        {chances ? (
          <>
            <WhoseGame names={names} of={of} onChange={setOf} />
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
  )
}

const callsIn = ({ moments }: Replay) =>
  moments.flatMap(({ events }, moment) =>
    events.flatMap((event) =>
      event.type === 'called' ? [{ word: event.word, seat: event.seat, moment }] : [],
    ),
  )

function chancesOfSide(chances: Chances | undefined, seat: number) {
  const own = (chance: Chance) => chance.seat === seat
  return { missed: chances?.missed.filter(own) ?? [], jarnacs: chances?.jarnacs.filter(own) ?? [] }
}
