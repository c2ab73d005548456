import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Chart } from '../chart.tsx'
import { Controls } from '../controls.tsx'
import type { StageProps } from '../review.tsx'
import { sayAll } from '../told.ts'
import { Waiting, WhoseGame } from '../waiting.tsx'
import { writtenWith } from '../written.ts'
import { SceneBoard } from './board.tsx'
import { FindingsList } from './lists.tsx'
import type { Finding, Findings, SceneReplay } from './scene.ts'

/** The table, the chart, and the findings. */
export function SceneStage({ found, player, me, names, places, ...props }: StageProps) {
  const { t } = useTranslation()
  // A stage only gets replays and findings of its own game.
  const replay = props.replay as SceneReplay
  const findings = found.found as Findings | undefined
  const { moments } = replay
  const { at, go } = player
  const written = writtenWith(found.forms)
  const told = sayAll({ t, names, written }, moments[at]!.told)
  const [of, setOf] = useState(me ?? 0)
  const lists = (findings?.lists ?? []).map((list) => ({
    ...list,
    findings: list.findings.filter(({ seat }) => seat === of),
  }))
  const [chosen, setChosen] = useState<Finding>()
  const better = chosen?.moment === at ? chosen.better : undefined
  const onChoose = (finding: Finding) => {
    setChosen(finding)
    go(finding.moment)
  }
  const nextMissed = lists[0]?.findings.find(({ moment }) => moment > at)?.moment
  return (
    <div className="review-stage">
      <SceneBoard {...{ replay, at, names, places, told, better }} />
      <Chart {...{ at, go, names, places, told }} {...chartOf(replay)} />
      <Controls player={player} last={moments.length - 1} nextMissed={nextMissed} />
      <div className="found">
        {findings ? (
          <>
            <WhoseGame names={names} of={of} onChange={setOf} />
            {lists.map((list) => (
              <FindingsList
                key={list.id}
                {...{ list, names, written, at, chosen, onChoose }}
                mine={of === me}
                counts={replay.counts}
                values={replay.values}
              />
            ))}
          </>
        ) : (
          <Waiting found={found} />
        )}
      </div>
    </div>
  )
}

/** Games that are won by emptying the rack have a chart of the stones left, the others a chart of the scores. */
function chartOf({ moments, counts }: SceneReplay) {
  if (moments[0]?.left === undefined)
    return counts === 'rounds' ? { moments, title: 'reviewChartRounds' } : { moments }
  return { moments: moments.map((one) => ({ ...one, scores: one.left! })), title: 'reviewChartStones' }
}
